//! The walker: reset sweep, flush and invalidate.

use crate::cache::tag_ram;
use tessera_ports::cache::{SETS, WAYS};

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum State {
    #[default]
    Sweep,
    Run,
    Quiesce,
    RowRead,
    Row,
    Move,
    Drain,
}

/// What the walker sees of the pipeline.
#[derive(Debug, Clone, Copy)]
pub struct Surroundings {
    /// No request, response or chain is left.
    pub quiet: bool,
    /// Valid ways of the row shown.
    pub valid: u8,
    pub out_free: bool,
    pub out_empty: bool,
}

/// Visits every set; invalidates it, or writes its blocks out.
#[derive(Debug, Clone, Copy, Default)]
pub struct Walker {
    state: State,
    set: u8,
    way: u8,
    drop: bool,
    flush: bool,
}

impl Walker {
    pub fn is_running(&self) -> bool {
        self.state == State::Run
    }

    /// A flush or invalidate waits for the write-out.
    pub fn drains(&self) -> bool {
        self.state == State::Drain
    }

    /// The set being visited.
    pub fn set(&self) -> u8 {
        self.set
    }

    /// The invalidation of this cycle.
    pub fn sweeps(&self) -> Option<tag_ram::Write> {
        let write = tag_ram::Write { set: self.set, ways: 0xF, valid: false, block: 0, ptr: 0 };
        (self.state == State::Sweep).then_some(write)
    }

    pub fn reads_tags(&self) -> Option<u8> {
        (self.state == State::RowRead).then_some(self.set)
    }

    fn at_valid_way(&self, around: &Surroundings) -> bool {
        around.valid >> self.way & 1 == 1
    }

    /// Row read in this cycle, to be written out in the next.
    pub fn reads_data(&self, around: &Surroundings) -> Option<u8> {
        let reads = self.state == State::Row && self.at_valid_way(around) && around.out_free;
        reads.then_some(self.set << 2 | self.way)
    }

    /// The way whose block enters write-out.
    pub fn moves(&self) -> Option<u8> {
        (self.state == State::Move).then_some(self.way)
    }

    /// The flush ends in this cycle.
    pub fn finishes(&self, around: &Surroundings) -> bool {
        self.state == State::Drain && around.out_empty
    }

    /// Clock edge.
    pub fn clock(&mut self, around: &Surroundings, flush: bool, drop: bool) {
        match self.state {
            State::Sweep => {
                self.set = (self.set + 1) % SETS as u8;
                if self.set == 0 {
                    self.state = if self.flush { State::Drain } else { State::Run };
                }
            }
            State::Run if flush => {
                (self.drop, self.flush, self.state) = (drop, true, State::Quiesce);
            }
            State::Run => {}
            State::Quiesce if around.quiet => {
                self.state = if self.drop { State::Sweep } else { State::RowRead };
            }
            State::Quiesce => {}
            State::RowRead => (self.way, self.state) = (0, State::Row),
            State::Row if !self.at_valid_way(around) => self.next_way(),
            State::Row if around.out_free => self.state = State::Move,
            State::Row => {}
            State::Move => self.next_way(),
            State::Drain if around.out_empty => (self.flush, self.state) = (false, State::Run),
            State::Drain => {}
        }
    }

    fn next_way(&mut self) {
        self.state = State::Row;
        self.way = (self.way + 1) % WAYS as u8;
        if self.way == 0 {
            self.set = (self.set + 1) % SETS as u8;
            self.state = if self.set == 0 { State::Sweep } else { State::RowRead };
        }
    }
}
