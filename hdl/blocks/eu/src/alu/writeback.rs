//! `AluWriteback`: sends queue heads to GA and reports finished instructions to TC.
//!
//! ```text
//!  head[2], short_*, long_* ->+-----------+-> wb_valid, wb_row, wb_be, wb_data, wb_slot, wb_ip (GA)
//!  wb_gnt                   ->| writeback |-> done_*, fl_*, arf_* (TC)
//!                             +-----------+-> pop[2]
//! ```
//!
//! The head of the long queue goes first, else that of the short one. An entry
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

use tessera_hdl::prelude::*;

/// Writes queue heads back and completes instructions.
#[block]
pub struct AluWriteback {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// Index 0 short, 1 long.
    pub head: [Signal<In, Bit>; 2],
    pub short_data: [Signal<In, U<64>>; 11],
    pub short_detail: Signal<In, U<30>>,
    pub long_data: [Signal<In, U<64>>; 11],
    pub long_detail: Signal<In, U<30>>,
    pub pop: [Signal<Out, Bit>; 2],
    pub wb_gnt: Signal<In, Bit>,
    pub wb_valid: Signal<Out, Bit>,
    pub wb_row: Signal<Out, U<10>>,
    pub wb_be: Signal<Out, U<32>>,
    pub wb_data: [Signal<Out, U<64>>; 4],
    pub wb_slot: Signal<Out, U<3>>,
    pub wb_ip: Signal<Out, U<32>>,
    pub done_valid: Signal<Out, Bit>,
    pub done_slot: Signal<Out, U<3>>,
    pub done_sb: Signal<Out, U<2>>,
    pub done_ip: Signal<Out, U<32>>,
    pub done_op: Signal<Out, U<7>>,
    pub done_mask: Signal<Out, U<32>>,
    pub fl_we: Signal<Out, Bit>,
    pub fl_reg: Signal<Out, Bit>,
    pub fl_mask: Signal<Out, U<32>>,
    pub fl_val: Signal<Out, U<32>>,
    pub arf_we: Signal<Out, Bit>,
    pub arf_sel: Signal<Out, U<2>>,
    pub arf_be: Signal<Out, U<4>>,
    pub arf_val: Signal<Out, U<32>>,
    hi: [Reg<Bit>; 2],
    any: Signal<Local, Bit>,
    upper: Signal<Local, Bit>,
    data: [Signal<Local, U<64>>; 11],
    detail: Signal<Local, U<30>>,
    writes: Signal<Local, Bit>,
    leaves: Signal<Local, Bit>,
    finishes: Signal<Local, Bit>,
}

impl Logic for AluWriteback {
    #[hdl]
    fn update(&mut self) {
        registers!(self, hi[2]);

        comment!("long before short");
        self.any.next = self.head[0].val() | self.head[1].val();
        self.upper.next = self.hi[0].q.val();
        self.detail.next = self.short_detail.val();
        for w in 0..11 {
            self.data[w].next = self.short_data[w].val();
        }
        if self.head[1].val() {
            self.upper.next = self.hi[1].q.val();
            self.detail.next = self.long_detail.val();
            for w in 0..11 {
                self.data[w].next = self.long_data[w].val();
            }
        }

        comment!("row write");
        self.writes.next = self.any.val() & !self.detail.val().get_bit(23);
        self.leaves.next = self.any.val()
            & (self.detail.val().get_bit(23) | (self.wb_gnt.val() & (!self.detail.val().get_bit(22) | self.upper.val())));
        self.wb_valid.next = self.writes.val();
        self.wb_row.next = 0.into();
        self.wb_be.next = 0.into();
        self.wb_slot.next = 0.into();
        self.wb_ip.next = 0.into();
        for w in 0..4 {
            self.wb_data[w].next = 0.into();
        }
        if self.writes.val() {
            self.wb_slot.next = self.detail.val().get_bits::<3>(0);
            self.wb_ip.next = self.data[9].val().get_bits::<32>(0);
            if self.upper.val() {
                self.wb_row.next = self.detail.val().get_bits::<10>(12) + 1;
                self.wb_be.next = self.data[8].val().get_bits::<32>(32);
                for w in 0..4 {
                    self.wb_data[w].next = self.data[w + 4].val();
                }
            } else {
                self.wb_row.next = self.detail.val().get_bits::<10>(12);
                self.wb_be.next = self.data[8].val().get_bits::<32>(0);
                for w in 0..4 {
                    self.wb_data[w].next = self.data[w].val();
                }
            }
        }
        self.pop[0].next = self.leaves.val() & !self.head[1].val();
        self.pop[1].next = self.leaves.val() & self.head[1].val();
        if self.writes.val() & self.wb_gnt.val() {
            if self.head[1].val() {
                self.hi[1].d.next = !self.leaves.val();
            } else {
                self.hi[0].d.next = !self.leaves.val();
            }
        }

        comment!("completion");
        self.finishes.next = self.leaves.val() & self.detail.val().get_bit(24);
        self.done_valid.next = self.finishes.val();
        self.done_slot.next = 0.into();
        self.done_sb.next = 0.into();
        self.done_ip.next = 0.into();
        self.done_op.next = 0.into();
        self.done_mask.next = 0.into();
        self.fl_we.next = false;
        self.fl_reg.next = false;
        self.fl_mask.next = 0.into();
        self.fl_val.next = 0.into();
        self.arf_we.next = false;
        self.arf_sel.next = 0.into();
        self.arf_be.next = 0.into();
        self.arf_val.next = 0.into();
        if self.finishes.val() {
            self.done_slot.next = self.detail.val().get_bits::<3>(0);
            self.done_sb.next = self.detail.val().get_bits::<2>(3);
            self.done_op.next = self.detail.val().get_bits::<7>(5);
            self.done_ip.next = self.data[9].val().get_bits::<32>(0);
            self.done_mask.next = self.data[9].val().get_bits::<32>(32);
            if self.detail.val().get_bit(25) {
                self.fl_we.next = true;
                self.fl_reg.next = self.detail.val().get_bit(26);
                self.fl_mask.next = self.data[10].val().get_bits::<32>(0);
                self.fl_val.next = self.data[10].val().get_bits::<32>(32);
            }
            if self.detail.val().get_bit(27) {
                self.arf_we.next = true;
                self.arf_sel.next = self.detail.val().get_bits::<2>(28);
                self.arf_be.next = self.data[8].val().get_bits::<4>(0);
                self.arf_val.next = self.data[0].val().get_bits::<32>(0);
            }
        }
    }
}
