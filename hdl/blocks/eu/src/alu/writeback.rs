//! `AluWriteback`: sends queue heads to GA and reports finished instructions to TC.
//!
//! ```text
//!  head[2], short_*, long_* ->+-----------+-> wb_valid, wb_row, wb_be, wb_data, wb_slot, wb_ip (GA)
//!  wb_gnt                   ->| writeback |-> done_*, fl_*, arf_* (TC)
//!                             +-----------+-> pop[2]
//! ```
//!
//! The head of the long queue goes first, else that of the short one; an entry whose instruction still reads
//! operands (`reads`) is held. An entry
//! leaves with its last granted row; `hi` of a queue remembers that the first of
//! two rows is written, also while the other queue goes between. Entries
//! without a row leave at once.
//!
//! ```text
//! cycle      0     1     2
//! head       e     e
//! wb_row     r     r+1
//! wb_gnt     1     1
//! hi         0     1     0
//! pop        0     1
//! done       0     1         (if it was the last pass)
//! ```
//!
//! Invariants: outputs that belong to a valid that is low are 0, disabled bytes
//! are 0 (both in every cycle of `random_instructions_match_the_model`); an entry
//! that is overtaken between its rows arrives whole
//! (`long_goes_first_between_two_rows`). Stall: GA keeps
//! `wb_gnt` low; the request stays. Deadlock: none, waits for GA only.

use crate::bundle::*;
use crate::word::{detail, enables, flag_bits, origin, qword};
use tessera_hdl::prelude::*;

/// Writes queue heads back and completes instructions.
#[block]
pub struct AluWriteback {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// Index 0 short, 1 long.
    pub head: [Signal<In, Bit>; 2],
    pub oldest: [Assembled<In>; 2],
    /// The instruction that still reads operands: its entries are held.
    pub reads: Event<In>,
    /// Scoreboard entry of it.
    pub reads_sb: Signal<In, U<2>>,
    pub pop: [Signal<Out, Bit>; 2],
    pub wb: RowWrite<Out>,
    pub writer: Writer<Out>,
    pub done: Done<Out>,
    pub ret: Retire<Out>,
    pub fl: FlagWrite<Out>,
    pub arf: ArfWrite<Out>,
    hi: [Reg<Bit>; 2],
    free: [Signal<Local, Bit>; 2],
    any: Signal<Local, Bit>,
    upper: Signal<Local, Bit>,
    entry: Assembled<Local>,
    writes: Signal<Local, Bit>,
    leaves: Signal<Local, Bit>,
    finishes: Signal<Local, Bit>,
}

impl Logic for AluWriteback {
    #[hdl]
    fn update(&mut self) {
        registers!(self, hi[2]);

        comment!("long before short; what is still being read is held");
        for i in 0..2 {
            self.free[i].next = self.head[i].val()
                & !(self.reads.valid.val()
                    & (self.reads.slot.val() == self.oldest[i].detail.val().field(detail::SLOT))
                    & (self.reads_sb.val() == self.oldest[i].detail.val().field(detail::SB)));
        }
        self.any.next = self.free[0].val() | self.free[1].val();
        self.upper.next = self.hi[0].q.val();
        forward!(self.oldest[0] => self.entry);
        if self.free[1].val() {
            self.upper.next = self.hi[1].q.val();
            forward!(self.oldest[1] => self.entry);
        }

        comment!("row write");
        self.writes.next = self.any.val() & !self.entry.detail.val().field(detail::NO_ROW);
        self.leaves.next = self.any.val()
            & (self.entry.detail.val().field(detail::NO_ROW)
                | (self.wb.gnt.val() & (!self.entry.detail.val().field(detail::TWO) | self.upper.val())));
        self.wb.valid.next = self.writes.val();
        self.wb.row.next = 0.into();
        self.wb.be.next = 0.into();
        self.writer.slot.next = 0.into();
        self.writer.ip.next = 0.into();
        for w in 0..4 {
            self.wb.data[w].next = 0.into();
        }
        if self.writes.val() {
            self.writer.slot.next = self.entry.detail.val().field(detail::SLOT);
            self.writer.ip.next = self.entry.origin.val().field(origin::IP);
            if self.upper.val() {
                self.wb.row.next = self.entry.detail.val().field(detail::ROW) + 1;
                self.wb.be.next = self.entry.enables.val().field(enables::SECOND);
                for w in 0..4 {
                    self.wb.data[w].next = self.entry.window[w + 4].val();
                }
            } else {
                self.wb.row.next = self.entry.detail.val().field(detail::ROW);
                self.wb.be.next = self.entry.enables.val().field(enables::FIRST);
                for w in 0..4 {
                    self.wb.data[w].next = self.entry.window[w].val();
                }
            }
        }
        self.pop[0].next = self.leaves.val() & !self.free[1].val();
        self.pop[1].next = self.leaves.val() & self.free[1].val();
        if self.writes.val() & self.wb.gnt.val() {
            if self.free[1].val() {
                self.hi[1].d.next = !self.leaves.val();
            } else {
                self.hi[0].d.next = !self.leaves.val();
            }
        }

        comment!("completion");
        self.finishes.next = self.leaves.val() & self.entry.detail.val().field(detail::LAST);
        self.done.valid.next = self.finishes.val();
        self.ret.valid.next = self.finishes.val();
        self.done.slot.next = 0.into();
        self.ret.slot.next = 0.into();
        self.done.sb.next = 0.into();
        self.ret.ip.next = 0.into();
        self.ret.op.next = 0.into();
        self.ret.mask.next = 0.into();
        self.fl.we.next = false;
        self.fl.reg.next = false;
        self.fl.mask.next = 0.into();
        self.fl.val.next = 0.into();
        self.arf.we.next = false;
        self.arf.sel.next = 0.into();
        self.arf.be.next = 0.into();
        self.arf.val.next = 0.into();
        if self.finishes.val() {
            self.done.slot.next = self.entry.detail.val().field(detail::SLOT);
            self.ret.slot.next = self.entry.detail.val().field(detail::SLOT);
            self.done.sb.next = self.entry.detail.val().field(detail::SB);
            self.ret.op.next = self.entry.detail.val().field(detail::OPCODE);
            self.ret.ip.next = self.entry.origin.val().field(origin::IP);
            self.ret.mask.next = self.entry.origin.val().field(origin::LANES);
            if self.entry.detail.val().field(detail::FLAG_WRITE) {
                self.fl.we.next = true;
                self.fl.reg.next = self.entry.detail.val().field(detail::FLAG_REGISTER);
                self.fl.mask.next = self.entry.flags.val().field(flag_bits::MASK);
                self.fl.val.next = self.entry.flags.val().field(flag_bits::VALUE);
            }
            if self.entry.detail.val().field(detail::ARF_WRITE) {
                self.arf.we.next = true;
                self.arf.sel.next = self.entry.detail.val().field(detail::ARF_SELECT);
                self.arf.be.next = self.entry.enables.val().field(enables::ARF);
                self.arf.val.next = self.entry.window[0].val().field(qword::LOW);
            }
        }
    }
}
