//! `GaWrite`: one write port of the register memory.
//!
//! ```text
//!  asks 4                ->+-------+-> grants 4
//!  alu[2], me, dispatch  ->| write |-> row, data[4], enables   (copies)
//!                          +-------+-> written
//! ```
//!
//! Of those that ask one is granted in the same cycle. What it wants stands in a register and is written at
//! the next edge. A row goes through the network of lanes as eight dwords. Invariants:
//! `follows_a_plain_memory`; ME or dispatch is served after 31 cycles of ALU writes
//! (`nobody_starves_at_the_write_port`; both in `tests/ga.rs`). Stall: somebody of higher priority asks.
//! Deadlock: none, it waits for nobody.

use super::scatter::GaScatter;
use crate::bundle::*;
use crate::word::{asking, lane_size, writer};
use tessera_hdl::prelude::*;

/// Chooses a write, scatters it, writes it.
#[block]
pub struct GaWrite {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// Who asks: `word::asking`.
    pub asks: Signal<In, U<4>>,
    pub alu: [LaneStore<In>; 2],
    pub me: RowStore<In>,
    pub dispatch: RowStore<In>,
    pub grants: Signal<Out, U<4>>,
    pub row: Signal<Out, U<10>>,
    pub data: [Signal<Out, U<64>>; 4],
    pub enables: Signal<Out, U<32>>,
    pub written: RowWritten<Out>,
    scatter: GaScatter,
    /// Cycles in a row in which an ALU was served before ME or dispatch.
    passed: Reg<U<5>>,
    /// The write granted in the cycle before.
    w_v: Reg<Bit>,
    w: LaneStoreReg,
    /// It is a row, of which `row_enables` says the bytes to write.
    raw: Reg<Bit>,
    row_enables: Reg<U<32>>,
    by: Reg<U<2>>,
    /// ME or dispatch has waited long enough.
    late: Signal<Local, Bit>,
    alu_asks: Signal<Local, Bit>,
    /// ME or dispatch.
    others_ask: Signal<Local, Bit>,
    writes: Signal<Local, Bit>,
}

impl Logic for GaWrite {
    #[hdl]
    fn update(&mut self) {
        registers!(self, passed, w_v, raw, row_enables, by);
        data!(self, w);

        comment!("ALU0, ALU1, ME, dispatch; when late: dispatch, ME");
        self.alu_asks.next = self.asks.val().field(asking::ALU0) | self.asks.val().field(asking::ALU1);
        self.others_ask.next = self.asks.val().field(asking::ME) | self.asks.val().field(asking::DISPATCH);
        self.late.next = self.passed.q.val().all() & self.others_ask.val();
        self.passed.d.next = 0.into();
        if self.others_ask.val() & self.alu_asks.val() & !self.late.val() {
            self.passed.d.next = self.passed.q.val() + 1;
        }
        self.grants.next = 0.into();
        self.w_v.d.next = self.asks.val().any();
        if self.asks.val().field(asking::ALU0) & !self.late.val() {
            self.grants.next = pack!(4; asking::ALU0 = true);
            self.raw.d.next = false;
            self.by.d.next = writer::ALU0;
            forward!(self.alu[0] => self.w);
        } else if self.asks.val().field(asking::ALU1) & !self.late.val() {
            self.grants.next = pack!(4; asking::ALU1 = true);
            self.raw.d.next = false;
            self.by.d.next = writer::ALU1;
            forward!(self.alu[1] => self.w);
        } else if self.others_ask.val() {
            comment!("a row is eight dwords");
            self.raw.d.next = true;
            self.w.second.d.next = false;
            self.w.base.d.next = 0.into();
            self.w.step[0].d.next = 4.into();
            self.w.step[1].d.next = 8.into();
            self.w.step[2].d.next = 16.into();
            self.w.size.d.next = lane_size::DWORD;
            self.w.mask.d.next = 0xff.into();
            self.grants.next = pack!(4; asking::DISPATCH = true);
            self.by.d.next = writer::DISPATCH;
            forward!(
                self.dispatch.row => self.w.row,
                self.dispatch.data => self.w.data,
                self.dispatch.enables => self.row_enables
            );
            if self.asks.val().field(asking::ME) & !(self.late.val() & self.asks.val().field(asking::DISPATCH)) {
                self.grants.next = pack!(4; asking::ME = true);
                self.by.d.next = writer::RESPONSE;
                forward!(self.me.row => self.w.row, self.me.data => self.w.data, self.me.enables => self.row_enables);
            }
        }

        comment!("scatter and write");
        self.writes.next = self.w_v.q.val() & !self.reset.val();
        forward!(
            self.w.second => self.scatter.lay.second,
            self.w.base => self.scatter.lay.base,
            self.w.step => self.scatter.lay.step,
            self.w.size => self.scatter.size,
            self.w.data => self.scatter.lanes
        );
        self.scatter.mask.next = 0.into();
        if self.writes.val() {
            forward!(self.w.mask => self.scatter.mask);
        }
        self.enables.next = self.scatter.enables.val();
        if self.raw.q.val() {
            self.enables.next = 0.into();
            if self.writes.val() {
                forward!(self.row_enables => self.enables);
            }
        }
        forward!(self.w.row => self.row);
        connect!(self.scatter.row => self.data);

        comment!("what is written");
        self.written.row.next = 0.into();
        self.written.by.next = 0.into();
        if self.writes.val() {
            forward!(self.w.row => self.written.row, self.by => self.written.by);
        }
        connect!(
            self.writes => self.written.valid,
            self.enables => self.written.be,
            self.scatter.row => self.written.data
        );
    }
}
