//! Walker: clears the tags after reset, writes every block out on a flush.
//!
//! ```text
//!             reset                flush.valid
//!  SWEEP <----------      RUN ------------------> QUIESCE
//!    |  after row 31       ^                    drop |   | everything quiet
//!    +---------------------+               SWEEP <---+   v
//!    |  during a flush     |                          ROW_READ <-> ROW <-> MOVE
//!    +------> DRAIN -------+                              | after row 31
//!             write-out empty                 SWEEP <-----+
//! ```
//!
//! | # | stall | who waits, until |
//! |---|---|---|
//! | 1 | QUIESCE | the flush, until lookup, response, queue are empty |
//! | 2 | ROW with a block, write-out full | the walker, until a write is acknowledged |
//! | 3 | DRAIN | the flush, until memory has acknowledged everything |
//!
//! Deadlock: it waits for things that never wait for it.

use crate::bundle::Flush;
use tessera_hdl::prelude::*;

/// What the walker is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, LogicState)]
pub enum Walk {
    Sweep,
    Run,
    Quiesce,
    RowRead,
    Row,
    Move,
    Drain,
}

/// Reset sweep, flush and invalidate.
#[block]
pub struct RenderCacheWalker {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub flush: Flush<In>,
    /// Nothing in lookup, response register and miss queue.
    pub quiet: Signal<In, Bit>,
    pub t_valid: Signal<In, U<4>>,
    /// The write-out has a free slot.
    pub o_room: Signal<In, Bit>,
    pub o_empty: Signal<In, Bit>,
    pub running: Signal<Out, Bit>,
    /// Write an empty row of tags at `set`.
    pub sweep: Signal<Out, Bit>,
    /// Read the tags of `set`.
    pub tag_read: Signal<Out, Bit>,
    /// Read the data of `set`, `way`.
    pub data_read: Signal<Out, Bit>,
    /// The block of `set`, `way` goes to the write-out.
    pub evict: Signal<Out, Bit>,
    pub set: Signal<Out, U<5>>,
    pub way: Signal<Out, U<2>>,
    pub flush_done: Signal<Out, Bit>,
    state: Reg<Walk>,
    fs_set: Reg<U<5>>,
    fs_way: Reg<U<2>>,
    fs_drop: Reg<Bit>,
    fs_flush: Reg<Bit>,
    holds: Signal<Local, Bit>,
    next_way: Signal<Local, Bit>,
}

impl Logic for RenderCacheWalker {
    #[hdl]
    fn update(&mut self) {
        registers!(self, state, fs_set, fs_way, fs_drop, fs_flush);
        self.holds.next = (self.t_valid.val() >> self.fs_way.q.val()).get_bit(0);
        self.next_way.next = false;
        self.running.next = false;
        self.sweep.next = false;
        self.tag_read.next = false;
        self.data_read.next = false;
        self.evict.next = false;
        self.flush.ready.next = false;
        self.flush_done.next = false;
        match self.state.q.val() {
            Walk::Sweep => {
                self.sweep.next = true;
                self.fs_set.d.next = self.fs_set.q.val() + 1;
                if self.fs_set.q.val().all() {
                    self.state.d.next = Walk::Run;
                    if self.fs_flush.q.val() {
                        self.state.d.next = Walk::Drain;
                    }
                }
            }
            Walk::Run => {
                self.running.next = true;
                self.flush.ready.next = !self.reset.val();
                if self.flush.valid.val() {
                    connect!(self.flush.drop => self.fs_drop);
                    self.fs_flush.d.next = true;
                    self.state.d.next = Walk::Quiesce;
                }
            }
            Walk::Quiesce => {
                if self.quiet.val() {
                    self.state.d.next = Walk::RowRead;
                    if self.fs_drop.q.val() {
                        self.state.d.next = Walk::Sweep;
                    }
                }
            }
            Walk::RowRead => {
                self.tag_read.next = true;
                self.fs_way.d.next = 0.into();
                self.state.d.next = Walk::Row;
            }
            Walk::Row => {
                if self.holds.val() {
                    if self.o_room.val() {
                        self.data_read.next = true;
                        self.state.d.next = Walk::Move;
                    }
                } else {
                    self.next_way.next = true;
                }
            }
            Walk::Move => {
                self.evict.next = true;
                self.next_way.next = true;
            }
            Walk::Drain => {
                if self.o_empty.val() {
                    self.flush_done.next = true;
                    self.fs_flush.d.next = false;
                    self.state.d.next = Walk::Run;
                }
            }
        }
        if self.next_way.val() {
            self.fs_way.d.next = self.fs_way.q.val() + 1;
            self.state.d.next = Walk::Row;
            if self.fs_way.q.val().all() {
                comment!("the set counter comes round to 0 for the sweep");
                self.fs_set.d.next = self.fs_set.q.val() + 1;
                self.state.d.next = Walk::RowRead;
                if self.fs_set.q.val().all() {
                    self.state.d.next = Walk::Sweep;
                }
            }
        }
        outputs!(self, set = fs_set, way = fs_way);
    }
}
