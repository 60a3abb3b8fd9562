//! Line fetch: two lines a thread, one request at a time, the line filter.

use crate::bits::{after, round_robin};
use tessera_ports::uop::THREADS;

/// 64 bytes of instructions.
pub type LineData = [u64; 8];

/// Addresses of lines have 26 bits.
const LINE_MASK: u32 = (1 << 26) - 1;

/// Line of a byte address.
pub fn line_of(address: u32) -> u32 {
    address >> 6
}

fn following(line: u32) -> u32 {
    (line + 1) & LINE_MASK
}

#[derive(Debug, Clone, Copy, Default)]
struct ThreadLines {
    /// Line `L` lives in slot `L & 1`.
    held: [Option<u32>; 2],
    data: [LineData; 2],
    want: Option<u32>,
    sent: bool,
}

impl ThreadLines {
    fn holds(&self, line: u32) -> bool {
        self.held[(line & 1) as usize] == Some(line)
    }

    /// Everything that the instruction at `ip` can need.
    fn present(&self, ip: u32) -> bool {
        let line = line_of(ip);
        self.holds(line) && (ip >> 3 & 7 != 7 || self.holds(following(line)))
    }

    /// The line to ask for next.
    fn next_want(&self, ip: u32) -> Option<u32> {
        let line = line_of(ip);
        [line, following(line)].into_iter().find(|&line| !self.holds(line))
    }
}

/// Lines of all threads, the request register and the fill register.
#[derive(Debug, Clone, Default)]
pub struct Lines {
    threads: [ThreadLines; THREADS + 1],
    request: Option<u32>,
    fill: Option<(u32, LineData)>,
    pointer: u8,
}

impl Lines {
    /// The request on the port.
    pub fn request(&self) -> Option<u32> {
        self.request
    }

    /// A line can arrive in this cycle.
    pub fn response_ready(&self) -> bool {
        self.fill.is_none()
    }

    /// All lines that the instruction at `ip` of `slot` can need are there.
    pub fn present(&self, slot: usize, ip: u32) -> bool {
        self.threads[slot].present(ip)
    }

    /// The 16 bytes at `ip`, which must be present.
    pub fn raw(&self, slot: usize, ip: u32) -> u128 {
        let thread = &self.threads[slot];
        let quad = |index: u32| u128::from(thread.data[(index >> 3 & 1) as usize][(index & 7) as usize]);
        let index = ip >> 3;
        quad(index.wrapping_add(1)) << 64 | quad(index)
    }

    /// Clock edge. `ips`: fetch address of each running thread; `start`: a thread that starts forgets its
    /// lines.
    pub fn clock(
        &mut self,
        ips: &[Option<u32>; THREADS],
        request_ready: bool,
        response: Option<(u32, &LineData)>,
        start: Option<u8>,
    ) {
        let wants: [Option<u32>; THREADS] = std::array::from_fn(|t| {
            let thread = &self.threads[t];
            ips[t].filter(|_| thread.want.is_none()).and_then(|ip| thread.next_want(ip))
        });
        let asks = self.asks();
        self.fill_edge(response, asks, request_ready);
        for (thread, want) in self.threads.iter_mut().zip(wants) {
            if want.is_some() {
                (thread.want, thread.sent) = (want, false);
            }
        }
        if let Some(slot) = start {
            self.threads[usize::from(slot)].held = [None; 2];
        }
    }

    /// The thread whose want is dealt with in this cycle.
    fn asks(&self) -> Option<u8> {
        if self.request.is_some() {
            return None;
        }
        let waiting = self.mask(|thread| thread.want.is_some() && !thread.sent);
        round_robin(waiting, self.pointer)
    }

    fn mask(&self, condition: impl Fn(&ThreadLines) -> bool) -> u8 {
        (0..THREADS).fold(0, |mask, t| mask | u8::from(condition(&self.threads[t])) << t)
    }

    /// Request register, then fill register: a fill clears `sent` even if the filter sets it in this cycle.
    fn fill_edge(&mut self, response: Option<(u32, &LineData)>, asks: Option<u8>, request_ready: bool) {
        if let Some(slot) = asks {
            let line = self.threads[usize::from(slot)].want;
            let joined = self.mask(|thread| thread.sent && thread.want == line) != 0 || self.fill.map(|fill| fill.0) == line;
            if !joined {
                self.request = line;
            }
            self.threads[usize::from(slot)].sent = true;
            self.pointer = after(slot);
        } else if request_ready {
            self.request = None;
        }
        let Some((line, data)) = self.fill else {
            self.fill = response.map(|(line, data)| (line, *data));
            return;
        };
        let matching = self.mask(|thread| thread.want == Some(line));
        if matching != 0 {
            let thread = &mut self.threads[matching.trailing_zeros() as usize];
            let slot = (line & 1) as usize;
            thread.held[slot] = Some(line);
            thread.data[slot] = data;
            (thread.want, thread.sent) = (None, false);
        }
        if matching.count_ones() <= 1 {
            self.fill = None;
        }
    }
}
