//! Result queues between assembly and write-back.

use super::Done;
use crate::asks::further;
use crate::ga::{LaneWrite, Lay};
use std::collections::VecDeque;

/// The result of one pass.
#[derive(Debug, Clone, Copy)]
pub(super) struct Entry {
    /// First row; `None` when no row is written.
    pub row: Option<u16>,
    /// The pass touches the next row as well.
    pub two: bool,
    /// Byte of the first lane in the first row.
    pub base: u8,
    /// What each bit of a lane's number adds.
    pub step: [u8; 3],
    /// Bytes of a lane.
    pub bytes: u8,
    /// Enabled lanes.
    pub mask: u8,
    /// Their results, the others 0.
    pub lanes: [u32; 8],
    /// Slot and scoreboard entry of the instruction.
    pub tag: (u8, u8),
    pub ip: u32,
    /// What completes with this pass; only in the last one.
    pub done: Option<Done>,
}

impl Entry {
    /// The write of the first or second row.
    pub fn half(&self, second: bool) -> Option<LaneWrite> {
        let Entry { base, step, bytes, mask, lanes, .. } = *self;
        self.row.map(|row| LaneWrite { row: further(row, second.into()), lay: Lay { second, base, step }, bytes, mask, lanes })
    }
}

/// A cycle that does not come.
const NEVER: u64 = u64::MAX;

/// One queue. Room is reserved when a pass has its operands and given back when its entry leaves.
#[derive(Debug, Clone)]
pub(super) struct Queue {
    depth: usize,
    /// Each with the first cycle in which it can be the head.
    entries: VecDeque<(u64, Entry)>,
    /// That of the oldest one; never if there is none.
    next: u64,
    reserved: usize,
    /// The head's first row is written, its second is not.
    second_half: bool,
}

impl Queue {
    /// An empty queue.
    pub fn new(depth: usize) -> Queue {
        Queue { depth, entries: VecDeque::new(), next: NEVER, reserved: 0, second_half: false }
    }

    pub fn is_empty(&self) -> bool {
        self.next == NEVER
    }

    pub fn has_room(&self) -> bool {
        self.reserved < self.depth
    }

    pub fn reserve(&mut self) {
        self.reserved += 1;
    }

    pub fn push(&mut self, visible: u64, entry: Entry) {
        self.next = self.next.min(visible);
        self.entries.push_back((visible, entry));
    }

    /// The entry that can be the head in that cycle.
    pub fn head(&self, now: u64) -> Option<&Entry> {
        if self.next <= now {
            self.first()
        } else {
            None
        }
    }

    /// The oldest entry, which may not be the head yet.
    pub fn first(&self) -> Option<&Entry> {
        self.entries.front().map(|(_, entry)| entry)
    }

    pub fn second_half(&self) -> bool {
        self.second_half
    }

    pub fn set_second_half(&mut self) {
        self.second_half = true;
    }

    pub fn pop(&mut self) {
        self.entries.pop_front();
        self.next = self.entries.front().map_or(NEVER, |(visible, _)| *visible);
        self.reserved -= 1;
        self.second_half = false;
    }
}
