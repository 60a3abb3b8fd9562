//! Line fetch: two lines a thread, requests that several threads share, lines written half by half.

use crate::bits::{after, round_robin};
use tessera_ports::uop::THREADS;

/// 64 bytes of instructions.
pub type LineData = [u64; 8];

/// Lines that can be outstanding at once.
const OUTSTANDING: usize = 4;

/// Words of half a line.
const HALF: usize = 4;

/// Addresses of lines have 26 bits.
const LINE_MASK: u32 = (1 << 26) - 1;

/// Line of a byte address.
pub fn line_of(address: u32) -> u32 {
    address >> 6
}

fn following(line: u32) -> u32 {
    (line + 1) & LINE_MASK
}

/// Room for one line; line `L` lives in place `L & 1` of a thread.
#[derive(Debug, Clone, Copy, Default)]
struct Place {
    /// The line that is there, or will be.
    line: u32,
    /// It is there.
    held: bool,
    /// It will be.
    due: bool,
    /// It is one of those that the thread needs.
    fits: bool,
    data: LineData,
}

#[derive(Debug, Clone, Copy, Default)]
struct ThreadLines([Place; 2]);

impl ThreadLines {
    fn place(&mut self, line: u32) -> &mut Place {
        &mut self.0[(line & 1) as usize]
    }

    /// Everything that the instruction at `ip` can need.
    fn present(&self, ip: u32) -> bool {
        let good = |line: u32| {
            let place = &self.0[(line & 1) as usize];
            place.fits && place.held
        };
        good(line_of(ip)) && (ip >> 3 & 7 != 7 || good(line_of(ip) + 1))
    }

    /// The line that is needed next and neither there nor on its way.
    fn lacks(&self, ip: u32) -> Option<u32> {
        let lacks = |line: u32| {
            let place = &self.0[(line & 1) as usize];
            !place.fits && !place.due
        };
        let line = line_of(ip);
        if lacks(line) {
            Some(line)
        } else {
            Some(following(line)).filter(|&line| lacks(line))
        }
    }

    /// The thread goes on at a line that need not be the next.
    fn jump(&mut self, line: u32) {
        for line in [line, following(line)] {
            let place = self.place(line);
            place.fits = (place.held || place.due) && place.line == line;
        }
    }
}

/// A line that was requested, and the threads that get it.
#[derive(Debug, Clone, Copy, Default)]
struct Outstanding {
    line: u32,
    threads: u8,
}

/// What changes the line that a thread needs.
#[derive(Debug, Clone, Copy, Default)]
pub struct Moves {
    /// Slot whose instruction at `from` leaves D2, and where the next one is.
    pub advance: Option<(u8, u32, u32)>,
    /// Slot that goes on at another address.
    pub jump: Option<(u8, u32)>,
    /// Slot that starts.
    pub start: Option<u8>,
}

/// Threads that run and lack a line, as bits, and the fetch address of each.
#[derive(Debug, Clone, Copy)]
pub struct Lacking<F> {
    /// By slot.
    pub threads: u8,
    /// By slot.
    pub ip: F,
}

/// Lines of all threads, requests, and how far the line on offer has been written.
#[derive(Debug, Clone, Default)]
pub struct Lines {
    threads: [ThreadLines; THREADS + 1],
    /// A thread and the line it lacks.
    want: Option<(u8, u32)>,
    request: Option<u32>,
    outstanding: [Option<Outstanding>; OUTSTANDING],
    /// The thread that has got the first half of the line on offer.
    filling: Option<u8>,
    pointer: u8,
}

impl Lines {
    /// The request on the port.
    pub fn request(&self) -> Option<u32> {
        self.request
    }

    /// The line on offer is done with in this cycle.
    pub fn response_ready(&self, line: Option<u32>) -> bool {
        let Some(line) = line else { return false };
        self.find(line).is_none_or(|(_, entry)| self.filling.is_some_and(|slot| entry.threads == 1 << slot))
    }

    /// All lines that the instruction at `ip` of `slot` can need are there.
    pub fn present(&self, slot: usize, ip: u32) -> bool {
        self.threads[slot].present(ip)
    }

    /// The line that the instruction at `ip` of `slot` needs next and that is neither there nor on its way.
    pub fn lacks(&self, slot: usize, ip: u32) -> Option<u32> {
        self.threads[slot].lacks(ip)
    }

    /// The 16 bytes at `ip`.
    pub fn raw(&self, slot: usize, ip: u32) -> u128 {
        let thread = &self.threads[slot];
        let quad = |index: u32| u128::from(thread.0[(index >> 3 & 1) as usize].data[(index & 7) as usize]);
        let index = ip >> 3;
        quad(index.wrapping_add(1)) << 64 | quad(index)
    }

    fn find(&self, line: u32) -> Option<(usize, Outstanding)> {
        let found = self.outstanding.iter().position(|entry| entry.is_some_and(|entry| entry.line == line))?;
        self.outstanding[found].map(|entry| (found, entry))
    }

    /// Clock edge; the threads of whose lines something changes, as bits.
    pub fn clock(
        &mut self,
        lacking: &Lacking<impl Fn(u8) -> u32>,
        request_ready: bool,
        response: Option<(u32, &LineData)>,
        moves: &Moves,
    ) -> u8 {
        let done = response.map(|(line, _)| line).filter(|&line| self.response_ready(Some(line)));
        let moved = |slot: u8| moves.jump.is_some_and(|jump| jump.0 == slot) || moves.start == Some(slot);
        // Nobody is chosen while another's line is wanted.
        let chosen = if self.want.is_some() { None } else { self.choose(lacking) };
        let free = || self.outstanding.iter().position(Option::is_none);
        let room = if self.want.is_some() && self.request.is_none() { free() } else { None };
        if request_ready {
            self.request = None;
        }
        let mut changed = 0;
        match response {
            Some((line, data)) => changed |= self.fill(line, data),
            None => self.filling = None,
        }
        if let Some((slot, line)) = self.want {
            if moved(slot) || (done != Some(line) && self.dealt_with(slot, line, room)) {
                self.want = None;
                changed |= 1 << slot;
            }
        } else if let Some((slot, _)) = chosen {
            self.pointer = after(slot);
            self.want = chosen.filter(|_| !moved(slot));
        }
        changed | self.follow(moves)
    }

    /// The thread that comes next of those that lack a line.
    fn choose(&self, lacking: &Lacking<impl Fn(u8) -> u32>) -> Option<(u8, u32)> {
        let slot = round_robin(lacking.threads, self.pointer)?;
        self.lacks(slot.into(), (lacking.ip)(slot)).map(|line| (slot, line))
    }

    /// Joins a request of the same line, or makes one if there is room for it.
    fn dealt_with(&mut self, slot: u8, line: u32, room: Option<usize>) -> bool {
        if let Some(entry) = self.outstanding.iter_mut().flatten().find(|entry| entry.line == line) {
            entry.threads |= 1 << slot;
        } else {
            let Some(room) = room else { return false };
            self.outstanding[room] = Some(Outstanding { line, threads: 1 << slot });
            self.request = Some(line);
        }
        let place = self.threads[usize::from(slot)].place(line);
        (place.line, place.held, place.due, place.fits) = (line, false, true, true);
        true
    }

    /// Half of the line on offer goes to a thread; with the second half the thread has it.
    fn fill(&mut self, line: u32, data: &LineData) -> u8 {
        let Some((index, entry)) = self.find(line) else { return 0 };
        let slot = self.filling.unwrap_or(entry.threads.trailing_zeros() as u8);
        let place = self.threads[usize::from(slot)].place(line);
        if self.filling.is_none() {
            place.data[..HALF].copy_from_slice(&data[..HALF]);
            self.filling = Some(slot);
            return 0;
        }
        place.data[HALF..].copy_from_slice(&data[HALF..]);
        (place.held, place.due) = (true, false);
        self.filling = None;
        let threads = entry.threads & !(1 << slot);
        self.outstanding[index] = (threads != 0).then_some(Outstanding { line, threads });
        1 << slot
    }

    /// Threads need other lines than before.
    fn follow(&mut self, moves: &Moves) -> u8 {
        let mut changed = 0;
        if let Some((slot, from, to)) = moves.advance.filter(|&(_, from, to)| line_of(from) != line_of(to)) {
            debug_assert_eq!(line_of(to), following(line_of(from)));
            self.threads[usize::from(slot)].place(line_of(from)).fits = false;
            changed |= 1 << slot;
        }
        if let Some((slot, to)) = moves.jump {
            self.threads[usize::from(slot)].jump(line_of(to));
            changed |= 1 << slot;
        }
        if let Some(slot) = moves.start {
            for place in &mut self.threads[usize::from(slot)].0 {
                (place.held, place.fits) = (false, false);
            }
            changed |= 1 << slot;
        }
        changed
    }
}
