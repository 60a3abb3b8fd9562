//! State of one thread slot: decoded instructions, scoreboard, ARFs.

use super::decode::{Decoded, Products, Range};
use crate::alu::{ArfWrite, FlagWrite};
use crate::bits::byte_mask;
use std::rc::Rc;
use tessera_ports::uop::SCOREBOARD;

/// A decoded instruction that waits to be issued.
#[derive(Debug, Clone)]
pub(super) struct Entry {
    pub ip: u32,
    /// 8 bytes long.
    pub short: bool,
    /// Channels wait at this address: JE joins them first.
    pub sync: bool,
    /// An ALU that executes it is ALU1.
    pub only_alu1: bool,
    pub decoded: Rc<Decoded>,
}

/// What an instruction in flight will write.
#[derive(Debug, Clone, Copy, Default)]
struct Pending {
    range: Range,
    flags: u8,
}

/// Destinations of the instructions in flight.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Scoreboard {
    /// Bit by entry: it is taken.
    taken: u16,
    entries: [Pending; SCOREBOARD],
}

impl Scoreboard {
    pub fn is_empty(&self) -> bool {
        self.taken == 0
    }

    fn is_full(&self) -> bool {
        self.taken == (1 << SCOREBOARD) - 1
    }

    /// Some instruction in flight is like that.
    fn any(&self, mut is: impl FnMut(&Pending) -> bool) -> bool {
        let mut left = self.taken;
        while left != 0 {
            if is(&self.entries[left.trailing_zeros() as usize]) {
                return true;
            }
            left &= left - 1;
        }
        false
    }

    /// The instruction has to wait: a dependency, or no free entry.
    pub fn blocks(&self, decoded: &Decoded) -> bool {
        let flags = decoded.flags_read | decoded.flags_written;
        let depends = |p: &Pending| flags & p.flags != 0 || decoded.ranges.iter().any(|range| range.overlaps(p.range));
        self.any(depends) || decoded.allocates && self.is_full()
    }

    /// Index the next allocation gets; 0 when full.
    pub fn lowest_free(&self) -> u8 {
        if self.is_full() {
            0
        } else {
            self.taken.trailing_ones() as u8
        }
    }

    pub fn allocate(&mut self, decoded: &Decoded) {
        let index = self.lowest_free();
        self.taken |= 1 << index;
        self.entries[usize::from(index)] = Pending { range: decoded.ranges[0], flags: decoded.flags_written };
    }

    pub fn free(&mut self, index: u8) {
        self.taken &= !(1 << index);
    }
}

/// One thread slot.
#[derive(Debug, Clone, Default)]
pub(super) struct Thread {
    pub running: bool,
    pub stop: bool,
    pub fault: bool,
    /// The address of an instruction whose message was refused.
    pub refused: Option<u32>,
    /// Fetch address: the next instruction to decode.
    pub ip: u32,
    /// Active channels.
    pub active: u32,
    queue: [Option<Entry>; 2],
    pub fetching: bool,
    pub branching: bool,
    pub drain: bool,
    pub scoreboard: Scoreboard,
    pub wake: Option<u32>,
    pub flags: [u32; 2],
    pub cr0: u32,
    /// What acc0 has once all that is decoded is executed.
    pub products: Products,
    /// n0.0, below [`NOTIFICATIONS`].
    pub notifications: u8,
}

/// n0.0 counts modulo this.
const NOTIFICATIONS: u8 = 16;

impl Thread {
    /// A thread that starts.
    pub fn started(ip: u32, active: u32) -> Thread {
        Thread { running: true, ip, active, ..Thread::default() }
    }

    pub fn decodes(&self) -> bool {
        self.running && !self.stop && !self.fault
    }

    pub fn head(&self) -> Option<&Entry> {
        self.queue[0].as_ref()
    }

    /// Decoded instructions that wait.
    pub fn queued(&self) -> usize {
        self.queue.iter().flatten().count()
    }

    pub fn push(&mut self, entry: Entry) {
        let free = self.queue.iter_mut().find(|place| place.is_none());
        *free.expect("an instruction is picked only when its place is free") = Some(entry);
    }

    /// Takes the head out; of a sync only the mark.
    pub fn issued(&mut self) -> Option<Entry> {
        match &mut self.queue[0] {
            Some(head) if head.sync => {
                head.sync = false;
                None
            }
            _ => {
                let next = self.queue[1].take();
                std::mem::replace(&mut self.queue[0], next)
            }
        }
    }

    pub fn write_flag(&mut self, write: &FlagWrite) {
        let flag = &mut self.flags[usize::from(write.register)];
        *flag = *flag & !write.mask | write.value;
    }

    /// A notification comes.
    pub fn notify(&mut self) {
        self.notifications = (self.notifications + 1) % NOTIFICATIONS;
    }

    /// One is used up. Between choice and issue so many more may have come that the count is at 0 again.
    pub fn take_notification(&mut self) {
        self.notifications = (self.notifications + NOTIFICATIONS - 1) % NOTIFICATIONS;
    }

    pub fn write_arf(&mut self, write: &ArfWrite) {
        let mask = byte_mask(write.enables & 0xF) as u32;
        let register = match write.select {
            0 => &mut self.cr0,
            3 => {
                if write.enables & 1 == 1 {
                    self.notifications = write.value as u8 % NOTIFICATIONS;
                }
                return;
            }
            select => &mut self.flags[usize::from(select - 1) & 1],
        };
        *register = *register & !mask | write.value & mask;
    }
}
