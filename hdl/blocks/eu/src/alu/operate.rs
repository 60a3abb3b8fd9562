//! `AluOperate`: stage op (G): holds the instruction of a pass and hands out its beats.
//!
//! ```text
//!  land_valid, land_pass, fe_* ->+---------+-> op_valid, op_left
//!  take_*, rd_data0..2         ->| operate |-> issue_short, issue_fma, issue_imul, lane controls
//!                                |         |-> element[12] (source s, lane k: 4 s + k)
//!                                |         |-> beat, beat_last, start, origin, detail
//!                                +---------+
//! ```
//!
//! A landed pass occupies op for 2 beats (integer multiply 4); `op_left` counts
//! down. In every beat the elements of four lanes (integer multiply two) leave
//! combinationally for the lanes' X1 registers. In the first beat (`start`) the
//! context of the pass goes to its assembler.
//!
//! ```text
//! cycle        0     1     2     3
//! land_valid   1     0     1
//! op_left            2     1     2
//! beat               0     1     0
//! start              1     0     1
//! ```
//!
//! Invariant: a pass lands when the one before it is in its last beat or gone
//! (stall 1 of fetch), so every beat is delivered
//! (`random_instructions_match_the_model`, `one_pass_every_two_cycles`).
//! Stalls: none: nothing waits after `land`. Deadlock: none.
//! Limits: fields outside the subset of `tessera_ports::uop` are not checked.

use super::context::AluContext;
use super::decode::AluDecode;
use super::gather::AluGather;
use super::region::AluRegion;
use tessera_hdl::prelude::*;

/// Holds one pass and issues its beats to the lanes.
#[block]
pub struct AluOperate {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub land_valid: Signal<In, Bit>,
    pub land_pass: Signal<In, U<2>>,
    pub fe_slot: Signal<In, U<3>>,
    pub fe_ip: Signal<In, U<32>>,
    pub fe_lo: Signal<In, U<64>>,
    pub fe_hi: Signal<In, U<64>>,
    pub fe_emask: Signal<In, U<32>>,
    pub fe_pmask: Signal<In, U<32>>,
    pub fe_mode: Signal<In, U<3>>,
    pub fe_scalar: Signal<In, U<32>>,
    pub fe_sb: Signal<In, U<2>>,
    pub take_first: [Signal<In, Bit>; 3],
    pub take_second: [Signal<In, Bit>; 3],
    pub rd_data0: [Signal<In, U<64>>; 4],
    pub rd_data1: [Signal<In, U<64>>; 4],
    pub rd_data2: [Signal<In, U<64>>; 4],
    pub op_valid: Signal<Out, Bit>,
    pub op_left: Signal<Out, U<3>>,
    pub issue_short: Signal<Out, Bit>,
    pub issue_fma: Signal<Out, Bit>,
    pub issue_imul: Signal<Out, Bit>,
    pub mad: Signal<Out, Bit>,
    pub opcode: Signal<Out, U<7>>,
    pub source_kind: [Signal<Out, U<3>>; 2],
    pub dst_kind: Signal<Out, U<3>>,
    pub abs: Signal<Out, U<3>>,
    pub negate: Signal<Out, U<3>>,
    pub condition: Signal<Out, U<3>>,
    pub saturate: Signal<Out, Bit>,
    pub mode: Signal<Out, U<3>>,
    pub predicate: Signal<Out, U<4>>,
    pub element: [Signal<Out, U<32>>; 12],
    pub beat: Signal<Out, U<2>>,
    pub beat_last: Signal<Out, Bit>,
    /// Index 0 short, 1 long.
    pub start: [Signal<Out, Bit>; 2],
    pub origin: Signal<Out, U<64>>,
    pub detail: Signal<Out, U<60>>,
    left: Reg<U<3>>,
    pass: Reg<U<2>>,
    slot: Reg<U<3>>,
    ip: Reg<U<32>>,
    lo: Reg<U<64>>,
    hi: Reg<U<64>>,
    emask: Reg<U<32>>,
    pmask: Reg<U<32>>,
    op_mode: Reg<U<3>>,
    scalar: Reg<U<32>>,
    sb: Reg<U<2>>,
    land_quad: Signal<Local, Bit>,
    decode: AluDecode,
    pack: AluContext,
    first: [AluRegion; 3],
    lane_address: [AluRegion; 12],
    gather: [AluGather; 3],
    now: Signal<Local, U<2>>,
    running: Signal<Local, Bit>,
    first_lane: Signal<Local, U<5>>,
    beat_lane: Signal<Local, U<5>>,
    scalar_shift: Signal<Local, U<5>>,
}

impl Logic for AluOperate {
    #[hdl]
    fn update(&mut self) {
        registers!(self, left, pass, slot, ip, lo, hi, emask, pmask, op_mode, scalar, sb);
        subblocks!(self, gather[3]);

        comment!("land; integer multiply (no float source) takes four beats");
        self.land_quad.next = (self.fe_lo.val().get_bits::<7>(0) == 0x41) & !self.fe_lo.val().get_bit(45);
        self.running.next = self.left.q.val().any();
        if self.land_valid.val() {
            self.left.d.next = 2.into();
            if self.land_quad.val() {
                self.left.d.next = 4.into();
            }
            self.pass.d.next = self.land_pass.val();
            self.slot.d.next = self.fe_slot.val();
            self.ip.d.next = self.fe_ip.val();
            self.lo.d.next = self.fe_lo.val();
            self.hi.d.next = self.fe_hi.val();
            self.emask.d.next = self.fe_emask.val();
            self.pmask.d.next = self.fe_pmask.val();
            self.op_mode.d.next = self.fe_mode.val();
            self.scalar.d.next = self.fe_scalar.val();
            self.sb.d.next = self.fe_sb.val();
        } else if self.running.val() {
            self.left.d.next = self.left.q.val() - 1;
        }

        comment!("beat: 2, 1 -> 0, 1 and 4, 3, 2, 1 -> 0, 1, 2, 3");
        self.decode.lo.next = self.lo.q.val();
        self.decode.hi.next = self.hi.q.val();
        self.decode.slot.next = self.slot.q.val();
        self.now.next = bits::<2>(0) - self.left.q.val().get_bits::<2>(0);
        self.first_lane.next = bit_cast::<5, 2>(self.pass.q.val()) << 3;
        self.beat_lane.next = self.first_lane.val() | (bit_cast::<5, 2>(self.now.val()) << 1);
        if !self.decode.quad.val() {
            self.now.next = bit_cast::<2, 1>(self.left.q.val().get_bits::<1>(0));
            self.beat_lane.next = self.first_lane.val() | (bit_cast::<5, 2>(self.now.val()) << 2);
        }

        comment!("gather");
        self.scalar_shift.next = self.decode.sub[0].val() << 3;
        for s in 0..3 {
            self.first[s].lane.next = self.first_lane.val();
            self.first[s].vstride.next = self.decode.vstride[s].val();
            self.first[s].width.next = self.decode.width[s].val();
            self.first[s].hstride.next = self.decode.hstride[s].val();
            self.first[s].wide.next = self.decode.wide[s].val();
            self.first[s].sub.next = self.decode.sub[s].val();
            for k in 0..4 {
                self.lane_address[4 * s + k].lane.next = self.beat_lane.val() + k.to_bits::<5>();
                self.lane_address[4 * s + k].vstride.next = self.decode.vstride[s].val();
                self.lane_address[4 * s + k].width.next = self.decode.width[s].val();
                self.lane_address[4 * s + k].hstride.next = self.decode.hstride[s].val();
                self.lane_address[4 * s + k].wide.next = self.decode.wide[s].val();
                self.lane_address[4 * s + k].sub.next = self.decode.sub[s].val();
                self.gather[s].address[k].next = self.lane_address[4 * s + k].address.val();
                self.element[4 * s + k].next = self.gather[s].element[k].val();
            }
            self.gather[s].window.next = self.first[s].address.val().get_bit(5);
            self.gather[s].take_first.next = self.take_first[s].val();
            self.gather[s].take_second.next = self.take_second[s].val();
            self.gather[s].fixed.next = !self.decode.uses_row[s].val();
            self.gather[s].fixed_value.next = 0.into();
            if self.decode.uses_immediate[s].val() {
                self.gather[s].fixed_value.next = self.decode.immediate.val();
            }
        }
        if !self.decode.uses_immediate[0].val() {
            self.gather[0].fixed_value.next = self.scalar.q.val() >> self.scalar_shift.val();
        }
        comment!("rows read for the other ALU or for ME stay outside");
        for w in 0..4 {
            self.gather[0].rd_data[w].next = 0.into();
            self.gather[1].rd_data[w].next = 0.into();
            self.gather[2].rd_data[w].next = 0.into();
            if self.take_first[0].val() | self.take_second[0].val() {
                self.gather[0].rd_data[w].next = self.rd_data0[w].val();
            }
            if self.take_first[1].val() | self.take_second[1].val() {
                self.gather[1].rd_data[w].next = self.rd_data1[w].val();
            }
            if self.take_first[2].val() | self.take_second[2].val() {
                self.gather[2].rd_data[w].next = self.rd_data2[w].val();
            }
        }

        comment!("lanes");
        self.op_valid.next = self.running.val();
        self.op_left.next = self.left.q.val();
        self.issue_short.next = self.running.val() & !self.decode.takes_long.val();
        self.issue_fma.next = self.running.val() & self.decode.takes_long.val() & !self.decode.quad.val();
        self.issue_imul.next = self.running.val() & self.decode.quad.val();
        self.mad.next = self.decode.mad.val();
        self.opcode.next = self.decode.opcode.val();
        self.source_kind[0].next = self.decode.kind[0].val();
        self.source_kind[1].next = self.decode.kind[1].val();
        self.dst_kind.next = self.decode.dst_kind.val();
        self.abs.next = self.decode.abs.val();
        self.negate.next = self.decode.negate.val();
        self.condition.next = self.decode.condition.val();
        self.saturate.next = self.decode.saturate.val();
        self.mode.next = self.op_mode.q.val();
        self.predicate.next = bit_cast::<4, 32>(self.pmask.q.val() >> self.beat_lane.val());

        comment!("assembly");
        self.beat.next = self.now.val();
        self.beat_last.next = self.left.q.val() == 1;
        self.start[0].next = self.running.val() & !self.now.val().any() & !self.decode.takes_long.val();
        self.start[1].next = self.running.val() & !self.now.val().any() & self.decode.takes_long.val();
        self.pack.ip.next = self.ip.q.val();
        self.pack.emask.next = self.emask.q.val();
        self.pack.slot.next = self.slot.q.val();
        self.pack.sb.next = self.sb.q.val();
        self.pack.opcode.next = self.decode.opcode.val();
        self.pack.pass.next = self.pass.q.val();
        self.pack.last_pass.next = self.decode.last_pass.val();
        self.pack.lanes.next = self.decode.lanes.val();
        self.pack.dst_row.next = self.decode.dst_row.val();
        self.pack.dst_norow.next = self.decode.dst_norow.val();
        self.pack.dst_sub.next = self.decode.dst_sub.val();
        self.pack.dst_stride.next = self.decode.dst_stride.val();
        self.pack.dst_kind.next = self.decode.dst_kind.val();
        self.pack.arf_write.next = self.decode.arf_write.val();
        self.pack.arf_select.next = self.decode.arf_select.val();
        self.pack.flag_write.next = self.decode.flag_write.val();
        self.pack.flag_register.next = self.decode.flag_register.val();
        self.pack.flag_shift.next = self.decode.flag_shift.val();
        self.pack.condition.next = self.decode.condition.val();
        self.pack.quad.next = self.decode.quad.val();
        self.origin.next = self.pack.origin.val();
        self.detail.next = self.pack.detail.val();
    }
}
