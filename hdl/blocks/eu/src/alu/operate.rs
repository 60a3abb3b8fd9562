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
use crate::bundle::*;
use crate::opcode;
use crate::word::{left, lo, window};
use tessera_hdl::prelude::*;

/// Holds one pass and issues its beats to the lanes.
#[block]
pub struct AluOperate {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub land_valid: Signal<In, Bit>,
    pub land_pass: Signal<In, U<2>>,
    /// As [`AluDecode`] has it.
    pub floats_long: Signal<In, Bit>,
    pub fe: AluIssueItem<In>,
    pub take_first: [Signal<In, Bit>; 3],
    pub take_second: [Signal<In, Bit>; 3],
    pub rd_data: [[Signal<In, U<64>>; 4]; 3],
    pub op_valid: Signal<Out, Bit>,
    pub op_left: Signal<Out, U<3>>,
    pub issue_short: Signal<Out, Bit>,
    pub issue_fma: Signal<Out, Bit>,
    pub issue_imul: Signal<Out, Bit>,
    pub control: ShortControl<Out>,
    pub source_kind: [Signal<Out, U<3>>; 2],
    pub abs: Signal<Out, U<3>>,
    pub negate: Signal<Out, U<3>>,
    pub condition: Signal<Out, U<3>>,
    pub predicate: Signal<Out, U<4>>,
    pub element: [Signal<Out, U<32>>; 12],
    pub beat: Beat<Out>,
    /// Index 0 short, 1 long.
    pub start: [Signal<Out, Bit>; 2],
    pub carried: PassContext<Out>,
    left: Reg<U<3>>,
    pass: Reg<U<2>>,
    op: AluIssueItemReg,
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
        registers!(self, left, pass);
        stages!(self, op);
        subblocks!(self, gather[3]);

        comment!("land; integer multiply (no float source) takes four beats");
        self.land_quad.next = (self.fe.lo.val().field(lo::OPCODE) == opcode::MUL) & !self.fe.lo.val().field(lo::SRC0_FLOAT);
        self.running.next = self.left.q.val().any();
        if self.land_valid.val() {
            self.left.d.next = 2.into();
            if self.land_quad.val() {
                self.left.d.next = 4.into();
            }
            self.pass.d.next = self.land_pass.val();
            forward!(self.fe => self.op);
        } else if self.running.val() {
            self.left.d.next = self.left.q.val() - 1;
        }

        comment!("beat: 2, 1 -> 0, 1 and 4, 3, 2, 1 -> 0, 1, 2, 3");
        connect!(self.op.lo => self.decode.lo, self.op.hi => self.decode.hi, self.op.slot => self.decode.slot);
        connect!(self.floats_long => self.decode.floats_long);
        self.now.next = bits::<2>(0) - self.left.q.val().field(left::OF_FOUR);
        self.first_lane.next = bit_cast::<5, 2>(self.pass.q.val()) << 3;
        self.beat_lane.next = self.first_lane.val() | (bit_cast::<5, 2>(self.now.val()) << 1);
        if !self.decode.quad.val() {
            self.now.next = bit_cast::<2, 1>(self.left.q.val().field(left::OF_TWO).into());
            self.beat_lane.next = self.first_lane.val() | (bit_cast::<5, 2>(self.now.val()) << 2);
        }

        comment!("gather");
        self.scalar_shift.next = self.decode.region[0].sub.val() << 3;
        for s in 0..3 {
            self.first[s].lane.next = self.first_lane.val();
            connect!(self.decode.region[s] => self.first[s].region);
            for k in 0..4 {
                self.lane_address[4 * s + k].lane.next = self.beat_lane.val() + k.to_bits::<5>();
                connect!(
                    self.decode.region[s] => self.lane_address[4 * s + k].region,
                    self.lane_address[4 * s + k].address => self.gather[s].address[k],
                    self.gather[s].element[k] => self.element[4 * s + k]
                );
            }
            self.gather[s].window.next = self.first[s].address.val().field(window::SECOND);
            connect!(self.take_first[s] => self.gather[s].take_first, self.take_second[s] => self.gather[s].take_second);
            self.gather[s].fixed.next = !self.decode.uses_row[s].val();
            self.gather[s].fixed_value.next = 0.into();
            if self.decode.uses_immediate[s].val() {
                self.gather[s].fixed_value.next = self.decode.immediate.val();
            }
        }
        if !self.decode.uses_immediate[0].val() {
            self.gather[0].fixed_value.next = self.op.scalar.q.val() >> self.scalar_shift.val();
        }
        comment!("rows read for the other ALU or for ME stay outside");
        for s in 0..3 {
            for w in 0..4 {
                self.gather[s].rd_data[w].next = 0.into();
            }
            if self.take_first[s].val() | self.take_second[s].val() {
                forward!(self.rd_data[s] => self.gather[s].rd_data);
            }
        }

        comment!("lanes");
        self.op_valid.next = self.running.val();
        self.op_left.next = self.left.q.val();
        self.issue_short.next = self.running.val() & !self.decode.takes_long.val();
        self.issue_fma.next = self.running.val() & self.decode.takes_long.val() & !self.decode.quad.val();
        self.issue_imul.next = self.running.val() & self.decode.quad.val();
        connect!(
            self.decode.opcode => self.control.opcode,
            self.decode.kind[0] => self.source_kind[0],
            self.decode.kind[1] => self.source_kind[1],
            self.decode.dst_kind => self.control.dst_kind,
            self.decode.abs => self.abs,
            self.decode.negate => self.negate,
            self.decode.condition => self.condition,
            self.decode.saturate => self.control.saturate,
            self.op.mode => self.control.mode
        );
        self.predicate.next = bit_cast::<4, 32>(self.op.pmask.q.val() >> self.beat_lane.val());

        comment!("assembly");
        self.beat.number.next = self.now.val();
        self.beat.last.next = self.left.q.val() == 1;
        self.start[0].next = self.running.val() & !self.now.val().any() & !self.decode.takes_long.val();
        self.start[1].next = self.running.val() & !self.now.val().any() & self.decode.takes_long.val();
        connect!(
            self.op.ip => self.pack.ip,
            self.op.emask => self.pack.emask,
            self.op.slot => self.pack.slot,
            self.op.sb => self.pack.sb,
            self.pass => self.pack.pass,
            self.decode.opcode => self.pack.opcode,
            self.decode.last_pass => self.pack.last_pass,
            self.decode.lanes => self.pack.lanes,
            self.decode.dst_row => self.pack.dst_row,
            self.decode.dst_norow => self.pack.dst_norow,
            self.decode.dst_sub => self.pack.dst_sub,
            self.decode.dst_stride => self.pack.dst_stride,
            self.decode.dst_kind => self.pack.dst_kind,
            self.decode.arf_write => self.pack.arf_write,
            self.decode.arf_select => self.pack.arf_select,
            self.decode.flag_write => self.pack.flag_write,
            self.decode.flag_register => self.pack.flag_register,
            self.decode.flag_shift => self.pack.flag_shift,
            self.decode.condition => self.pack.condition,
            self.decode.quad => self.pack.quad,
            self.pack.carried => self.carried
        );
    }
}
