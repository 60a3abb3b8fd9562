//! Line fetch: two lines a thread, one request at a time, the line filter.

use crate::bits::{after, round_robin};
use tessera_ports::uop::THREADS;

/// 64 bytes of instructions.
pub type LineData = [u64; 8];

const LINE_WORDS: usize = 8;

/// Addresses of lines have 26 bits.
const LINE_MASK: u32 = (1 << 26) - 1;

/// Line of a byte address.
pub fn line_of(address: u32) -> u32 {
    address >> 6
}

fn following(line: u32) -> u32 {
    (line + 1) & LINE_MASK
}

/// Cycles in which a line is written, half of it in each.
const BEATS: u8 = 2;

/// Room for one line; line `L` lives in place `L & 1` of a thread.
#[derive(Debug, Clone, Copy, Default)]
struct Place {
    /// The line that is there, or will be.
    line: u32,
    held: bool,
    wanted: bool,
    sent: bool,
    data: LineData,
}

impl Place {
    fn holds(&self, line: u32) -> bool {
        self.held && self.line == line
    }

    fn waits_for(&self, line: u32) -> bool {
        self.wanted && self.line == line
    }
}

#[derive(Debug, Clone, Copy, Default)]
struct ThreadLines([Place; 2]);

impl ThreadLines {
    fn place(&self, line: u32) -> &Place {
        &self.0[(line & 1) as usize]
    }

    fn place_mut(&mut self, line: u32) -> &mut Place {
        &mut self.0[(line & 1) as usize]
    }

    /// Everything that the instruction at `ip` can need.
    fn present(&self, ip: u32) -> bool {
        let holds = |line| self.place(line).holds(line);
        holds(line_of(ip)) && (ip >> 3 & 7 != 7 || holds(following(line_of(ip))))
    }

    /// The line to request next, the current one first.
    fn unsent(&self, ip: u32) -> Option<u32> {
        let first = self.place(line_of(ip));
        let second = self.place(line_of(ip) + 1);
        [first, second].into_iter().find(|place| place.wanted && !place.sent).map(|place| place.line)
    }
}

/// Lines of all threads, the request register, and how far the line on offer has been written.
#[derive(Debug, Clone, Default)]
pub struct Lines {
    threads: [ThreadLines; THREADS + 1],
    request: Option<u32>,
    /// The thread that gets the line on offer, and the beats it has got.
    filling: Option<(u8, u8)>,
    pointer: u8,
}

/// What the line on offer does in a cycle.
struct Fill {
    slot: u8,
    line: u32,
    beat: u8,
    /// No other thread waits for it.
    last: bool,
}

impl Lines {
    /// The request on the port.
    pub fn request(&self) -> Option<u32> {
        self.request
    }

    /// The line on offer is done with in this cycle.
    pub fn response_ready(&self, line: Option<u32>) -> bool {
        match self.fill(line) {
            Some(fill) => fill.last && fill.beat == BEATS - 1,
            None => line.is_some(),
        }
    }

    /// All lines that the instruction at `ip` of `slot` can need are there.
    pub fn present(&self, slot: usize, ip: u32) -> bool {
        self.threads[slot].present(ip)
    }

    /// The 16 bytes at `ip`.
    pub fn raw(&self, slot: usize, ip: u32) -> u128 {
        let thread = &self.threads[slot];
        let quad = |index: u32| u128::from(thread.0[(index >> 3 & 1) as usize].data[(index & 7) as usize]);
        let index = ip >> 3;
        quad(index.wrapping_add(1)) << 64 | quad(index)
    }

    /// Clock edge. `ips`: fetch address of each thread, if it runs; `start`: a thread that starts forgets
    /// its lines.
    pub fn clock(
        &mut self,
        ips: &[(u32, bool); THREADS],
        request_ready: bool,
        response: Option<(u32, &LineData)>,
        start: Option<u8>,
    ) {
        let fill = self.fill(response.map(|(line, _)| line));
        self.request_edge(ips, request_ready, response.map(|(line, _)| line));
        for (thread, &(ip, runs)) in self.threads.iter_mut().zip(ips) {
            for line in [line_of(ip), following(line_of(ip))] {
                let place = thread.place_mut(line);
                if runs && !place.wanted && !place.holds(line) {
                    (place.line, place.held, place.wanted, place.sent) = (line, false, true, false);
                }
            }
        }
        self.filling = None;
        if let (Some(Fill { slot, line, beat, .. }), Some((_, data))) = (fill, response) {
            let place = self.threads[usize::from(slot)].place_mut(line);
            let half = LINE_WORDS / usize::from(BEATS);
            let words = usize::from(beat) * half..(usize::from(beat) + 1) * half;
            place.data[words.clone()].copy_from_slice(&data[words]);
            if beat == BEATS - 1 {
                (place.held, place.wanted) = (true, false);
            } else {
                self.filling = Some((slot, beat + 1));
            }
        }
        if let Some(slot) = start {
            self.threads[usize::from(slot)].0.iter_mut().for_each(|place| place.held = false);
        }
    }

    /// Who gets the line on offer.
    fn fill(&self, line: Option<u32>) -> Option<Fill> {
        let line = line?;
        let matching = self.mask(|thread| thread.place(line).waits_for(line));
        let lowest = (matching != 0).then(|| (matching.trailing_zeros() as u8, 0));
        let (slot, beat) = self.filling.or(lowest)?;
        Some(Fill { slot, line, beat, last: matching.count_ones() == 1 })
    }

    fn mask(&self, condition: impl Fn(&ThreadLines) -> bool) -> u8 {
        (0..THREADS).fold(0, |mask, t| mask | u8::from(condition(&self.threads[t])) << t)
    }

    /// Request register: one of the wanted lines, unless it is on its way.
    fn request_edge(&mut self, ips: &[(u32, bool); THREADS], request_ready: bool, response: Option<u32>) {
        if self.request.is_some() {
            if request_ready {
                self.request = None;
            }
            return;
        }
        let waiting = self.mask(|thread| thread.0.iter().any(|place| place.wanted && !place.sent));
        let Some(slot) = round_robin(waiting, self.pointer) else { return };
        self.pointer = after(slot);
        let line = self.threads[usize::from(slot)].unsent(ips[usize::from(slot)].0).expect("it waits");
        let joined = self.mask(|thread| thread.place(line).sent && thread.place(line).waits_for(line)) != 0;
        if !joined && response != Some(line) {
            self.request = Some(line);
        }
        self.threads[usize::from(slot)].place_mut(line).sent = true;
    }
}
