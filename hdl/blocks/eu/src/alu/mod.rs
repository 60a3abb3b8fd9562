//! ALU: operand fetch, four lanes, write-back (ALU0 and ALU1).
//!
//! ```text
//!                        +-------------------------------------------------+
//!  i_* (TC)            ->| fetch -> operate -> short[4] -> assemble -> S \ |-> wb_* (GA)
//!  rd_gnt, rd_data (GA)->|   |         |   -> fma[4]  \                   wb|-> done_*, fl_*, arf_* (TC)
//!  wb_gnt (GA)         ->|   |         |   -> imul[2] -> assemble -> L / |
//!                        +---|---------|-----------------------------------+
//!     rd_valid, rd_row (GA) <+         +-> fetched_* (TC, from fetch)
//! ```
//!
//! The full contract is `tessera_ports::alu`; this module wires the stages:
//! [`fetch`], [`operate`] (with [`gather`]), the lanes ([`short`], [`fma`],
//! [`imul`]), [`assemble`], [`queue`], [`writeback`].
//!
//! ```text
//! cycle     0      1     2     3      4      5   ...            11      12     13
//! issue     i0           i1           i2
//! fe               i0          i1            i2
//! land                   i0           i1
//! op (G)                       i0.b0  i0.b1  i1.b0
//! A (long)                                                      i0.b0   i0.b1
//! wb                                                                           i0
//! ```
//!
//! Invariants: latency 3 and 7 and one pass every two cycles
//! (`latencies_follow_the_contract`, `one_pass_every_two_cycles`); every lane of
//! every pass is written once, rows, enables, flags and ARF writes as the
//! contract says (`random_instructions_match_the_model`); outputs of a valid
//! that is low are 0 (same test).
//!
//! | # | stall | until |
//! |---|---|---|
//! | 1 | fetch waits for the collector (`land_v`, `op_left > 2`) | the pass before reaches its last beats |
//! | 2 | fetch waits for a queue entry (`cnt = 16`) | a pop |
//! | 3 | fetch waits for a read grant | GA |
//! | 4 | queue head waits for a write grant | GA |
//!
//! Deadlock: each stage waits only for a later one, and the last only for GA,
//! which always makes progress.
//! Limits: the subset of `tessera_ports::uop`; EM and INTDIV of ALU1 become
//! further pipes beside `short` and `long`.

pub mod assemble;
pub mod condition;
pub mod context;
pub mod decode;
pub mod fetch;
pub mod float;
pub mod fma;
pub mod gather;
pub mod imul;
pub mod operate;
pub mod queue;
pub mod region;
pub mod scatter;
pub mod short;
pub mod source;
#[cfg(test)]
mod testing;
pub mod writeback;

use assemble::AluAssemble;
use fetch::AluFetch;
use fma::FmaLane;
use imul::ImulLane;
use operate::AluOperate;
use queue::AluQueue;
use short::ShortLane;
use tessera_hdl::prelude::*;
use writeback::AluWriteback;

/// ALU: operand fetch, four lanes, write-back.
#[block]
pub struct Alu {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub i_valid: Signal<In, Bit>,
    pub i_slot: Signal<In, U<3>>,
    pub i_ip: Signal<In, U<32>>,
    pub i_lo: Signal<In, U<64>>,
    pub i_hi: Signal<In, U<64>>,
    pub i_emask: Signal<In, U<32>>,
    pub i_pmask: Signal<In, U<32>>,
    pub i_mode: Signal<In, U<3>>,
    pub i_scalar: Signal<In, U<32>>,
    pub i_sb: Signal<In, U<2>>,
    pub rd_gnt: [Signal<In, Bit>; 3],
    pub rd_data0: [Signal<In, U<64>>; 4],
    pub rd_data1: [Signal<In, U<64>>; 4],
    pub rd_data2: [Signal<In, U<64>>; 4],
    pub wb_gnt: Signal<In, Bit>,
    pub i_ready: Signal<Out, Bit>,
    pub rd_valid: [Signal<Out, Bit>; 3],
    pub rd_row: [Signal<Out, U<10>>; 3],
    pub fetched_valid: Signal<Out, Bit>,
    pub fetched_slot: Signal<Out, U<3>>,
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
    fetch: AluFetch,
    operate: AluOperate,
    short_lane: [ShortLane; 4],
    fma_lane: [FmaLane; 4],
    imul_lane: [ImulLane; 2],
    assemble_short: AluAssemble<4>,
    assemble_long: AluAssemble<8>,
    queue: [AluQueue; 2],
    writeback: AluWriteback,
}

impl Logic for Alu {
    #[hdl]
    fn update(&mut self) {
        subblocks!(
            self,
            fetch,
            operate,
            short_lane[4],
            fma_lane[4],
            imul_lane[2],
            assemble_short,
            assemble_long,
            queue[2],
            writeback
        );

        comment!("fetch");
        self.fetch.i_valid.next = self.i_valid.val();
        self.fetch.i_slot.next = self.i_slot.val();
        self.fetch.i_ip.next = self.i_ip.val();
        self.fetch.i_lo.next = self.i_lo.val();
        self.fetch.i_hi.next = self.i_hi.val();
        self.fetch.i_emask.next = self.i_emask.val();
        self.fetch.i_pmask.next = self.i_pmask.val();
        self.fetch.i_mode.next = self.i_mode.val();
        self.fetch.i_scalar.next = self.i_scalar.val();
        self.fetch.i_sb.next = self.i_sb.val();
        self.i_ready.next = self.fetch.i_ready.val();
        self.fetched_valid.next = self.fetch.fetched_valid.val();
        self.fetched_slot.next = self.fetch.fetched_slot.val();
        self.fetch.op_valid.next = self.operate.op_valid.val();
        self.fetch.op_left.next = self.operate.op_left.val();
        for s in 0..3 {
            self.fetch.rd_gnt[s].next = self.rd_gnt[s].val();
            self.rd_valid[s].next = self.fetch.rd_valid[s].val();
            self.rd_row[s].next = self.fetch.rd_row[s].val();
            self.operate.take_first[s].next = self.fetch.take_first[s].val();
            self.operate.take_second[s].next = self.fetch.take_second[s].val();
        }

        comment!("operate");
        self.operate.land_valid.next = self.fetch.land_valid.val();
        self.operate.land_pass.next = self.fetch.land_pass.val();
        self.operate.fe_slot.next = self.fetch.fe_slot.val();
        self.operate.fe_ip.next = self.fetch.fe_ip.val();
        self.operate.fe_lo.next = self.fetch.fe_lo.val();
        self.operate.fe_hi.next = self.fetch.fe_hi.val();
        self.operate.fe_emask.next = self.fetch.fe_emask.val();
        self.operate.fe_pmask.next = self.fetch.fe_pmask.val();
        self.operate.fe_mode.next = self.fetch.fe_mode.val();
        self.operate.fe_scalar.next = self.fetch.fe_scalar.val();
        self.operate.fe_sb.next = self.fetch.fe_sb.val();
        for w in 0..4 {
            self.operate.rd_data0[w].next = self.rd_data0[w].val();
            self.operate.rd_data1[w].next = self.rd_data1[w].val();
            self.operate.rd_data2[w].next = self.rd_data2[w].val();
        }

        comment!("lanes: operands stay 0 where a beat is not for the lane, so that idle lanes do not toggle");
        for k in 0..4 {
            self.short_lane[k].valid.next = self.operate.issue_short.val();
            self.short_lane[k].opcode.next = 0.into();
            self.short_lane[k].dst_kind.next = 0.into();
            self.short_lane[k].abs.next = 0.into();
            self.short_lane[k].negate.next = 0.into();
            self.short_lane[k].condition.next = 0.into();
            self.short_lane[k].saturate.next = false;
            self.short_lane[k].mode.next = 0.into();
            self.short_lane[k].predicate.next = false;
            for s in 0..2 {
                self.short_lane[k].source_kind[s].next = 0.into();
                self.short_lane[k].src[s].next = 0.into();
            }
            if self.operate.issue_short.val() {
                self.short_lane[k].opcode.next = self.operate.opcode.val();
                self.short_lane[k].dst_kind.next = self.operate.dst_kind.val();
                self.short_lane[k].abs.next = self.operate.abs.val().get_bits::<2>(0);
                self.short_lane[k].negate.next = self.operate.negate.val().get_bits::<2>(0);
                self.short_lane[k].condition.next = self.operate.condition.val();
                self.short_lane[k].saturate.next = self.operate.saturate.val();
                self.short_lane[k].mode.next = self.operate.mode.val();
                self.short_lane[k].predicate.next = self.operate.predicate.val().get_bit(k);
                for s in 0..2 {
                    self.short_lane[k].source_kind[s].next = self.operate.source_kind[s].val();
                    self.short_lane[k].src[s].next = self.operate.element[4 * s + k].val();
                }
            }
            self.fma_lane[k].valid.next = self.operate.issue_fma.val();
            self.fma_lane[k].mad.next = false;
            self.fma_lane[k].abs.next = 0.into();
            self.fma_lane[k].negate.next = 0.into();
            self.fma_lane[k].saturate.next = false;
            self.fma_lane[k].mode.next = 0.into();
            for s in 0..3 {
                self.fma_lane[k].src[s].next = 0.into();
            }
            if self.operate.issue_fma.val() {
                self.fma_lane[k].mad.next = self.operate.mad.val();
                self.fma_lane[k].abs.next = self.operate.abs.val();
                self.fma_lane[k].negate.next = self.operate.negate.val();
                self.fma_lane[k].saturate.next = self.operate.saturate.val();
                self.fma_lane[k].mode.next = self.operate.mode.val();
                for s in 0..3 {
                    self.fma_lane[k].src[s].next = self.operate.element[4 * s + k].val();
                }
            }
        }
        for k in 0..2 {
            self.imul_lane[k].valid.next = self.operate.issue_imul.val();
            self.imul_lane[k].abs.next = 0.into();
            self.imul_lane[k].negate.next = 0.into();
            for s in 0..2 {
                self.imul_lane[k].source_kind[s].next = 0.into();
                self.imul_lane[k].src[s].next = 0.into();
            }
            if self.operate.issue_imul.val() {
                self.imul_lane[k].abs.next = self.operate.abs.val().get_bits::<2>(0);
                self.imul_lane[k].negate.next = self.operate.negate.val().get_bits::<2>(0);
                for s in 0..2 {
                    self.imul_lane[k].source_kind[s].next = self.operate.source_kind[s].val();
                    self.imul_lane[k].src[s].next = self.operate.element[4 * s + k].val();
                }
            }
        }

        comment!("assembly");
        self.assemble_short.start.next = self.operate.start[0].val();
        self.assemble_short.beat_valid.next = self.operate.issue_short.val();
        self.assemble_long.start.next = self.operate.start[1].val();
        self.assemble_long.beat_valid.next = self.operate.issue_fma.val() | self.operate.issue_imul.val();
        self.assemble_short.origin.next = self.operate.origin.val();
        self.assemble_long.origin.next = self.operate.origin.val();
        self.assemble_short.detail.next = self.operate.detail.val();
        self.assemble_long.detail.next = self.operate.detail.val();
        self.assemble_short.beat.next = self.operate.beat.val();
        self.assemble_long.beat.next = self.operate.beat.val();
        self.assemble_short.beat_last.next = self.operate.beat_last.val();
        self.assemble_long.beat_last.next = self.operate.beat_last.val();
        for k in 0..4 {
            self.assemble_short.result[k].next = self.short_lane[k].result.val();
            self.assemble_short.holds[k].next = self.short_lane[k].holds.val();
            self.assemble_long.result[k].next = self.fma_lane[k].result.val();
            self.assemble_long.holds[k].next = false;
        }
        if self.assemble_long.quad.val() {
            for k in 0..2 {
                self.assemble_long.result[k].next = self.imul_lane[k].result.val();
            }
        }

        comment!("queues: 0 short, 1 long");
        for w in 0..8 {
            self.queue[0].data[w].next = self.assemble_short.window[w].val();
            self.queue[1].data[w].next = self.assemble_long.window[w].val();
        }
        self.queue[0].data[8].next = self.assemble_short.enables.val();
        self.queue[1].data[8].next = self.assemble_long.enables.val();
        self.queue[0].data[9].next = self.assemble_short.entry_origin.val();
        self.queue[1].data[9].next = self.assemble_long.entry_origin.val();
        self.queue[0].data[10].next = self.assemble_short.flags.val();
        self.queue[1].data[10].next = self.assemble_long.flags.val();
        self.queue[0].detail.next = self.assemble_short.entry_detail.val();
        self.queue[1].detail.next = self.assemble_long.entry_detail.val();
        self.queue[0].push.next = self.assemble_short.push.val();
        self.queue[1].push.next = self.assemble_long.push.val();
        for i in 0..2 {
            self.queue[i].allocate.next = self.fetch.allocate[i].val();
            self.queue[i].pop.next = self.writeback.pop[i].val();
            self.fetch.full[i].next = self.queue[i].full.val();
            self.writeback.head[i].next = self.queue[i].head.val();
        }

        comment!("write-back");
        for w in 0..11 {
            self.writeback.short_data[w].next = self.queue[0].head_data[w].val();
            self.writeback.long_data[w].next = self.queue[1].head_data[w].val();
        }
        self.writeback.short_detail.next = self.queue[0].head_detail.val();
        self.writeback.long_detail.next = self.queue[1].head_detail.val();
        self.writeback.wb_gnt.next = self.wb_gnt.val();
        self.wb_valid.next = self.writeback.wb_valid.val();
        self.wb_row.next = self.writeback.wb_row.val();
        self.wb_be.next = self.writeback.wb_be.val();
        for w in 0..4 {
            self.wb_data[w].next = self.writeback.wb_data[w].val();
        }
        self.wb_slot.next = self.writeback.wb_slot.val();
        self.wb_ip.next = self.writeback.wb_ip.val();
        self.done_valid.next = self.writeback.done_valid.val();
        self.done_slot.next = self.writeback.done_slot.val();
        self.done_sb.next = self.writeback.done_sb.val();
        self.done_ip.next = self.writeback.done_ip.val();
        self.done_op.next = self.writeback.done_op.val();
        self.done_mask.next = self.writeback.done_mask.val();
        self.fl_we.next = self.writeback.fl_we.val();
        self.fl_reg.next = self.writeback.fl_reg.val();
        self.fl_mask.next = self.writeback.fl_mask.val();
        self.fl_val.next = self.writeback.fl_val.val();
        self.arf_we.next = self.writeback.arf_we.val();
        self.arf_sel.next = self.writeback.arf_sel.val();
        self.arf_be.next = self.writeback.arf_be.val();
        self.arf_val.next = self.writeback.arf_val.val();
    }
}
