//! Who touched which bytes, and whether anything orders two touches.
//!
//! A cell keeps of plain reads and of atomics those that a later access can race with: the last one, and the last
//! one of another work-item, another hardware thread and another group than that. Of plain writes the last is
//! enough, for a write that it does not follow in order was reported.

use std::collections::HashMap;

use tessera_launch::dataport::Does;

/// Bytes of a page of cells.
const PAGE: u64 = 4096;

/// Bytes of a cell of a page that is accessed by whole dwords.
const DWORD: u64 = 4;

/// A lane number for the hardware thread as a whole.
pub(super) const WHOLE: u32 = 63;

/// An access: by whom, at which instruction, and how far its thread had come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Stamp {
    /// Number of the thread in the launch.
    pub thread: u32,
    /// Its work-group's barriers before; counts around.
    pub phase: u16,
    /// Its fences before; counts around.
    pub fence: u16,
    /// Address of the instruction, a multiple of 8, times 8, with the lane in the low bits.
    place: u32,
}

impl Stamp {
    const NONE: Stamp = Stamp { thread: u32::MAX, phase: 0, fence: 0, place: 0 };

    pub fn new(thread: u32, phase: u16, fence: u16, ip: u32, lane: Option<u32>) -> Stamp {
        Stamp { thread, phase, fence, place: (ip * 8) | lane.unwrap_or(WHOLE) }
    }

    pub fn ip(self) -> u32 {
        self.place >> 6 << 3
    }

    pub fn lane(self) -> Option<u32> {
        Some(self.place & 63).filter(|&lane| lane != WHOLE)
    }

    fn some(self) -> Option<Stamp> {
        (self != Stamp::NONE).then_some(self)
    }

    /// Same work-item, or the thread of both as a whole.
    fn same_item(self, other: Stamp) -> bool {
        let (a, b) = (self.place & 63, other.place & 63);
        self.thread == other.thread && (a == b || a == WHOLE || b == WHOLE)
    }
}

/// Which group a thread belongs to.
pub(super) type GroupOf<'a> = &'a dyn Fn(u32) -> u32;

/// Whether `earlier` comes before `now` on every machine.
fn ordered(earlier: Stamp, now: Stamp, group: GroupOf<'_>) -> bool {
    earlier.same_item(now)
        || earlier.thread == now.thread && earlier.fence != now.fence
        || group(earlier.thread) == group(now.thread) && earlier.phase != now.phase
}

#[derive(Debug, Clone, Copy)]
struct Recent {
    last: Stamp,
    other_item: Stamp,
    other_thread: Stamp,
    other_group: Stamp,
}

impl Recent {
    const NONE: Recent =
        Recent { last: Stamp::NONE, other_item: Stamp::NONE, other_thread: Stamp::NONE, other_group: Stamp::NONE };

    fn push(&mut self, now: Stamp, group: GroupOf<'_>) {
        let last = self.last;
        self.last = now;
        if last == Stamp::NONE || last == now {
            return;
        }
        if last.place & 63 != now.place & 63 || last.thread != now.thread {
            self.other_item = last;
        }
        if last.thread != now.thread {
            self.other_thread = last;
            if group(last.thread) != group(now.thread) {
                self.other_group = last;
            }
        }
    }

    fn unordered(&self, now: Stamp, group: GroupOf<'_>) -> Option<Stamp> {
        let all = [self.last, self.other_item, self.other_thread, self.other_group];
        all.into_iter().filter_map(Stamp::some).find(|&earlier| !ordered(earlier, now, group))
    }
}

#[derive(Debug, Clone, Copy)]
struct Cell {
    write: Stamp,
    reads: Recent,
    atomics: Recent,
}

impl Cell {
    const NEW: Cell = Cell { write: Stamp::NONE, reads: Recent::NONE, atomics: Recent::NONE };

    /// An access that races with this one, and what it was.
    fn touch(&mut self, now: Stamp, does: Does, group: GroupOf<'_>) -> Option<(Stamp, Does)> {
        let write = || self.write.some().filter(|&w| !ordered(w, now, group)).map(|w| (w, Does::Write));
        let read = || self.reads.unordered(now, group).map(|r| (r, Does::Read));
        let atomic = || self.atomics.unordered(now, group).map(|a| (a, Does::Atomic));
        let other = match does {
            Does::Read => write().or_else(atomic),
            Does::Write => write().or_else(read).or_else(atomic),
            Does::Atomic | Does::Exchange => write().or_else(read),
        };
        match does {
            Does::Read => self.reads.push(now, group),
            Does::Write => self.write = now,
            Does::Atomic | Does::Exchange => self.atomics.push(now, group),
        }
        other
    }
}

/// Cells of some memory, made where it is touched.
#[derive(Debug, Default)]
pub(super) struct Cells {
    pages: HashMap<u64, Page>,
}

/// Cells of a dword each until something smaller is touched.
#[derive(Debug)]
struct Page {
    unit: u64,
    cells: Vec<Cell>,
}

impl Page {
    fn split(&mut self) {
        self.cells = self.cells.iter().flat_map(|cell| std::iter::repeat_n(*cell, self.unit as usize)).collect();
        self.unit = 1;
    }
}

impl Cells {
    /// Notes an access to `bytes` from `at` on; the first access that races with it.
    pub fn touch(&mut self, at: u64, bytes: u64, now: Stamp, does: Does, group: GroupOf<'_>) -> Option<(Stamp, Does)> {
        let mut found = None;
        let mut next = at;
        while next < at + bytes {
            let number = next / PAGE;
            let end = (at + bytes).min((number + 1) * PAGE);
            let new = || Page { unit: DWORD, cells: vec![Cell::NEW; (PAGE / DWORD) as usize] };
            let page = self.pages.entry(number).or_insert_with(new);
            if page.unit > 1 && !(next.is_multiple_of(DWORD) && end.is_multiple_of(DWORD)) {
                page.split();
            }
            let (first, last) = (next % PAGE / page.unit, (end - 1) % PAGE / page.unit);
            for cell in &mut page.cells[first as usize..=last as usize] {
                let other = cell.touch(now, does, group);
                found = found.or(other);
            }
            next = end;
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Threads 0 and 1 make group 0, threads 2 and 3 group 1.
    fn group(thread: u32) -> u32 {
        thread / 2
    }

    fn stamp(thread: u32, lane: u32, phase: u16) -> Stamp {
        Stamp::new(thread, phase, 0, 0x40, Some(lane))
    }

    fn race(accesses: &[(Stamp, Does)]) -> bool {
        let mut cells = Cells::default();
        accesses.iter().map(|&(stamp, does)| cells.touch(8, 4, stamp, does, &group).is_some()).last() == Some(true)
    }

    #[test]
    fn a_barrier_orders_its_group_alone() {
        use Does::{Read, Write};
        assert!(race(&[(stamp(0, 0, 0), Write), (stamp(1, 0, 0), Read)]));
        assert!(!race(&[(stamp(0, 0, 0), Write), (stamp(1, 0, 1), Read)]));
        assert!(race(&[(stamp(0, 0, 0), Write), (stamp(2, 0, 1), Read)]));
        assert!(race(&[(stamp(0, 0, 0), Write), (stamp(0, 1, 0), Write)]), "lanes of a thread");
        assert!(!race(&[(stamp(0, 1, 0), Write), (stamp(0, 1, 0), Read)]), "one work-item");
        assert!(!race(&[(stamp(0, 1, 0), Read), (stamp(1, 1, 0), Read)]));
    }

    #[test]
    fn atomics_race_with_plain_accesses_alone() {
        use Does::{Atomic, Read, Write};
        assert!(!race(&[(stamp(0, 0, 0), Atomic), (stamp(2, 0, 0), Atomic)]));
        assert!(race(&[(stamp(0, 0, 0), Atomic), (stamp(2, 0, 0), Read)]));
        assert!(race(&[(stamp(0, 0, 0), Write), (stamp(2, 0, 0), Atomic)]));
    }

    #[test]
    fn a_read_behind_others_is_not_forgotten() {
        use Does::{Read, Write};
        let (other, own) = (stamp(0, 0, 3), stamp(2, 5, 9));
        // Group 0 reads; then group 1 reads and, behind a barrier, writes.
        assert!(race(&[(other, Read), (own, Read), (stamp(2, 4, 9), Read), (stamp(3, 1, 9), Read), (stamp(2, 5, 10), Write)]));
        // Another lane of the thread reads before the one that writes reads again.
        assert!(race(&[(stamp(2, 1, 9), Read), (own, Read), (own, Read), (own, Write)]));
    }

    #[test]
    fn bytes_of_a_dword_are_told_apart() {
        let mut cells = Cells::default();
        let mut write = |at, bytes, lane| cells.touch(at, bytes, stamp(0, lane, 0), Does::Write, &group).is_some();
        assert!(!write(4096 - 2, 4, 0));
        assert!(!write(4098, 1, 1));
        assert!(write(4097, 1, 1) && write(4094, 1, 1));
    }

    #[test]
    fn a_fence_orders_the_lanes_of_its_thread() {
        let before = Stamp::new(0, 0, 0, 0x40, Some(1));
        let after = Stamp::new(0, 0, 1, 0x1_0000, Some(2));
        assert!(!race(&[(before, Does::Write), (after, Does::Read)]));
        assert_eq!((after.ip(), after.lane(), Stamp::new(0, 0, 0, 8, None).lane()), (0x1_0000, Some(2), None));
    }
}
