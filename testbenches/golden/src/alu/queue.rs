//! Result queues between assembly and write-back.

use super::Done;
use crate::ga::Write;
use std::collections::VecDeque;

/// Entries of a queue.
const DEPTH: usize = 16;

/// The result of one pass.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Entry {
    /// First row; `None` when no row is written.
    pub row: Option<u16>,
    /// The pass touches the next row as well.
    pub two: bool,
    pub window: [u64; 8],
    pub enables: u64,
    /// Slot and scoreboard entry of the instruction.
    pub tag: (u8, u8),
    pub ip: u32,
    /// What completes with this pass; only in the last one.
    pub done: Option<Done>,
}

impl Entry {
    /// Stores an element of `size` bytes, which never crosses a word.
    pub fn put(&mut self, byte: u32, size: u32, bits: u32) {
        let mask = u64::from(u32::MAX >> (32 - 8 * size)) << (8 * (byte % 8));
        let word = &mut self.window[(byte / 8) as usize];
        *word = *word & !mask | u64::from(bits) << (8 * (byte % 8));
        self.enables |= ((1 << size) - 1) << byte;
    }

    /// The write of the first or second row.
    pub fn half(&self, second: bool) -> Option<Write> {
        let at = if second { 4 } else { 0 };
        let data = std::array::from_fn(|i| self.window[at + i]);
        self.row.map(|row| Write { row: row + u16::from(second), enables: (self.enables >> (8 * at)) as u32, data })
    }
}

/// One queue. Room is reserved when a pass has its operands and given back when its entry leaves.
#[derive(Debug, Clone, Default)]
pub(super) struct Queue {
    /// Each with the first cycle in which it can be the head.
    entries: VecDeque<(u64, Entry)>,
    reserved: usize,
    /// The head's first row is written, its second is not.
    second_half: bool,
}

impl Queue {
    pub fn has_room(&self) -> bool {
        self.reserved < DEPTH
    }

    pub fn reserve(&mut self) {
        self.reserved += 1;
    }

    pub fn push(&mut self, visible: u64, entry: Entry) {
        self.entries.push_back((visible, entry));
    }

    pub fn head(&self, now: u64) -> Option<&Entry> {
        self.entries.front().filter(|(visible, _)| *visible <= now).map(|(_, entry)| entry)
    }

    pub fn second_half(&self) -> bool {
        self.second_half
    }

    pub fn set_second_half(&mut self) {
        self.second_half = true;
    }

    pub fn pop(&mut self) {
        self.entries.pop_front();
        self.reserved -= 1;
        self.second_half = false;
    }
}
