//! `AluOperate`: stage op: holds a pass and hands out its beats.
//!
//! ```text
//!  land_valid, landed  ->+---------+-> ready
//!  take[3]             ->| operate |-> issue_short, issue_fma, issue_pair, issue_math, lane controls
//!  rd_data, rd_mask    ->|         |-> issue_wide, element[12] (source s, lane k: 4 s + k)
//!                        +---------+-> beat
//! ```
//!
//! A landed pass occupies op for its beats; `left` counts them down. In every beat the elements of four lanes
//! (of integer multiply, math and wide ones two) leave combinationally for the lanes' X1 registers.
//!
//! ```text
//! cycle        0     1     2     3
//! land_valid   1     0     1
//! left               2     1     2
//! beat               0     1     0
//! ```
//!
//! With `AHEAD` a pass may land before op is through with the one before ([`AluAhead`]). A round that is not
//! the last takes 10 cycles, with `LATE` 11 ([`AluRounds`]): what it makes comes back into collector 0, in the
//! place of what it was made of. The next round lands in the last of these.
//!
//! Invariant: a pass lands when there is a place for it (`ready`, stall 1 of fetch), so every beat is
//! delivered (`random_instructions_match_the_model`, `one_pass_every_two_cycles`). Stalls: none: nothing
//! waits after `land`. Deadlock: none.

use super::ahead::AluAhead;
use super::collector::AluCollector;
use super::half::HalfWiden;
use super::immediate::ImmediateLanes;
use super::rounds::{AluRounds, ROUND};
use crate::bundle::*;
use crate::word::{beat_bits, dword, element, extension_address, half_pass, mode, qword, selector};
use tessera_hdl::prelude::*;

/// Holds one pass and issues its beats to the lanes.
#[block(require(LATE <= 1))]
pub struct AluOperate<const AHEAD: usize, const LATE: usize> {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub land_valid: Signal<In, Bit>,
    pub landed: PassControl<In>,
    pub landed_lanes: LaneControl<In>,
    pub take: [Signal<In, Bit>; 3],
    pub rd_data: [[Signal<In, U<64>>; 4]; 3],
    pub rd_mask: [Signal<In, U<8>>; 3],
    /// Lanes that may come by the first two ports.
    pub own: [Signal<In, U<8>>; 2],
    /// A pass may be fetched.
    pub ready: Signal<Out, Bit>,
    /// The beat is one of a round that is not the last: its results come back, into collector 0.
    pub returns: Signal<Out, Bit>,
    /// What the multiply-add lanes deliver.
    pub result: [Signal<In, U<32>>; 4],
    pub issue_short: Signal<Out, Bit>,
    pub issue_fma: Signal<Out, Bit>,
    pub issue_pair: Signal<Out, Bit>,
    pub issue_wide: Signal<Out, Bit>,
    /// The wide beat has an operand of type f64.
    pub is_double: Signal<Out, Bit>,
    /// It is an IEEE macro; its seed is that of a root.
    pub ieee: Signal<Out, Bit>,
    pub root: Signal<Out, Bit>,
    /// Extensions of dst and the sources: whether there are, and where (`word::extension_address`).
    pub extended: Signal<Out, U<4>>,
    pub extension: [Signal<Out, U<9>>; 4],
    pub enabled: Signal<Out, Bit>,
    /// Rounding and denormals: `word::mode`.
    pub mode: Signal<Out, U<5>>,
    pub issue_math: Signal<Out, Bit>,
    /// Function of math.
    pub math_code: Signal<Out, U<4>>,
    pub control: ShortControl<Out>,
    pub source_kind: [Signal<Out, U<3>>; 2],
    pub half: [Signal<Out, Bit>; 3],
    pub once: Signal<Out, Bit>,
    pub abs: Signal<Out, U<3>>,
    pub negate: Signal<Out, U<3>>,
    pub condition: Signal<Out, U<3>>,
    pub predicate: Signal<Out, U<4>>,
    /// That of the only lane of a wide beat.
    pub predicate_wide: Signal<Out, Bit>,
    /// Elements of the first two sources and of dst have eight bytes.
    pub eight: [Signal<Out, Bit>; 3],
    pub element: [Signal<Out, U<32>>; 12],
    /// The same of what was captured: without immediates and architecture registers.
    pub captured: [Signal<Out, U<32>>; 12],
    pub beat: Beat<Out>,
    left: Reg<U<4>>,
    op: PassControlReg,
    op_lanes: LaneControlReg,
    ahead: [AluAhead; AHEAD],
    /// The pass that op takes in this cycle, if it does.
    takes: Signal<Local, Bit>,
    given: PassControl<Local>,
    given_lanes: LaneControl<Local>,
    waited: Signal<Local, Bit>,
    collector: [AluCollector<AHEAD>; 3],
    immediate: ImmediateLanes,
    constant: HalfWiden,
    /// It is that of this source.
    fixed_half: [Signal<Local, Bit>; 2],
    /// Sources that are f16 when they leave the collectors.
    op_half: [Reg<Bit>; 3],
    /// It is of nibbles or packed floats: a register of its own, as it selects in all lanes.
    by_lane: Reg<Bit>,
    /// Number of the beat; it is a register, as it selects in all lanes.
    now: Reg<U<2>>,
    /// What it selects: of two beats the second; of four the third or fourth, the second or fourth.
    next_upper: Signal<Local, Bit>,
    next_odd: Signal<Local, Bit>,
    /// It is the last of the lower lanes; behind it the upper ones move.
    lower_ends: Signal<Local, Bit>,
    down: Signal<Local, Bit>,
    /// The same in registers, as they select in all lanes: for each source that is not fixed, and an
    /// immediate of nibbles or packed floats. Each is clear where nothing looks at it: registers that are
    /// always equal become one in synthesis, with all their wires.
    odd: [Reg<Bit>; 3],
    packed_upper: Reg<Bit>,
    packed_odd: Reg<Bit>,
    dword: Signal<Local, U<3>>,
    running: Signal<Local, Bit>,
    rounds: AluRounds<LATE>,
}

impl<const AHEAD: usize, const LATE: usize> Logic for AluOperate<AHEAD, LATE> {
    #[hdl]
    fn update(&mut self) {
        registers!(self, left, now, odd[3], packed_upper, packed_odd, by_lane, op_half[3]);
        stages!(self, op);
        data!(self, op_lanes);
        subblocks!(self, ahead[AHEAD], collector[3]);

        comment!("a pass that lands is taken at once, or waits");
        self.takes.next = self.land_valid.val();
        self.waited.next = false;
        self.ready.next = self.left.q.val() <= 2;
        if self.land_valid.val() {
            self.ready.next = (self.landed.beats.val() == 1) & !self.landed.returns.val();
        }
        forward!(self.landed => self.given, self.landed_lanes => self.given_lanes);
        for a in 0..AHEAD {
            connect!(
                self.land_valid => self.ahead[a].land_valid,
                self.landed => self.ahead[a].landed,
                self.landed_lanes => self.ahead[a].landed_lanes,
                self.left => self.ahead[a].op_left,
                self.op.returns => self.ahead[a].op_returns,
                self.ahead[a].takes => self.takes,
                self.ahead[a].waited => self.waited,
                self.ahead[a].ready => self.ready,
                self.ahead[a].given => self.given,
                self.ahead[a].given_lanes => self.given_lanes
            );
        }

        comment!("an immediate f16 is widened on its way into op");
        connect!(self.given_lanes.immediate => self.constant.element);
        self.constant.pattern.next = self.given_lanes.immediate.val().field(dword::LOW);
        self.fixed_half[0].next = self.given_lanes.half[0].val() & self.given.fixed[0].val() & !self.given.swapped.val();
        self.fixed_half[1].next = self.given_lanes.half[1].val() & self.given.fixed[1].val();
        self.constant.half.next = self.fixed_half[0].val() | self.fixed_half[1].val();
        self.constant.raw.next = self.given_lanes.kind[0].val() == element::HF;
        self.constant.flush.next = self.given.mode.val().field(mode::FLUSH_HALF);

        comment!("a round that is not the last waits for what it makes");
        self.running.next = self.left.q.val().any();
        self.next_upper.next = !self.now.q.val().field(beat_bits::LAST);
        self.next_odd.next = false;
        if self.op_lanes.quad.q.val() {
            self.next_upper.next = self.now.q.val().field(beat_bits::LAST) ^ self.now.q.val().field(beat_bits::UPPER);
            self.next_odd.next = !self.now.q.val().field(beat_bits::LAST);
        }
        if self.takes.val() {
            self.left.d.next = bit_cast::<4, 3>(self.given.beats.val());
            self.now.d.next = 0.into();
            self.next_upper.next = false;
            self.next_odd.next = false;
            if self.given.returns.val() {
                self.left.d.next = ROUND[LATE].into();
            }
            self.by_lane.d.next = self.given_lanes.in_lanes.val().any();
            forward!(self.given => self.op, self.given_lanes => self.op_lanes);
            for s in 0..2 {
                self.op_half[s].d.next = self.given_lanes.half[s].val() & !self.fixed_half[s].val();
            }
            connect!(self.given_lanes.half[2] => self.op_half[2], self.constant.value => self.op_lanes.immediate);
            if self.fixed_half[0].val() {
                connect!(self.constant.value => self.op.scalar);
            }
        } else if self.running.val() {
            self.left.d.next = self.left.q.val() - 1;
            comment!("beat: 0, 1 from the first cycle on; at 4, 3, 2, 1 -> 0, 1, 2, 3");
            self.now.d.next = self.now.q.val() ^ 1;
            if self.op_lanes.quad.q.val() {
                self.now.d.next = self.now.q.val() + 1;
            }
        }
        if self.takes.val() | self.running.val() {
            for s in 0..3 {
                self.odd[s].d.next = self.next_odd.val() & !self.op.fixed[s].q.val();
            }
            self.packed_upper.d.next = self.next_upper.val() & self.by_lane.q.val();
            self.packed_odd.d.next = self.next_odd.val() & self.by_lane.q.val();
        }

        connect!(
            self.op.returns => self.rounds.returns,
            self.op.again => self.rounds.again,
            self.op_lanes.fraction => self.rounds.fraction,
            self.op_lanes.between => self.rounds.between,
            self.op_lanes.homogeneous => self.rounds.homogeneous,
            self.left => self.rounds.left,
            self.op_lanes.opcode => self.rounds.given.opcode,
            self.op_lanes.saturate => self.rounds.given.saturate,
            self.op_lanes.abs => self.rounds.given.abs,
            self.op_lanes.negate => self.rounds.given.negate,
            self.op.mode => self.rounds.given.mode,
            self.op.returns => self.returns
        );

        comment!("the upper lanes come down for their beats; what the next round has again goes back up");
        self.lower_ends.next = !self.now.q.val().field(beat_bits::LAST);
        if self.op_lanes.quad.q.val() {
            self.lower_ends.next = self.now.q.val().field(beat_bits::LAST) & !self.now.q.val().field(beat_bits::UPPER);
        }
        self.down.next = self.rounds.leaves.val() & (self.left.q.val() != 1) & (self.op.returns.q.val() | self.lower_ends.val());

        comment!("collectors");
        for s in 0..3 {
            connect!(
                self.take[s] => self.collector[s].take,
                self.rd_data[s] => self.collector[s].rd_data,
                self.rd_mask[s] => self.collector[s].rd_mask,
                self.takes => self.collector[s].load,
                self.waited => self.collector[s].waited,
                self.down => self.collector[s].down,
                self.op.returns => self.collector[s].around,
                self.odd[s] => self.collector[s].odd,
                self.op.fixed[s] => self.collector[s].fixed
            );
            for k in 0..4 {
                connect!(
                    self.collector[s].element[k] => self.element[4 * s + k],
                    self.collector[s].captured[k] => self.captured[4 * s + k]
                );
            }
        }
        comment!("the first source is made anew in each round");
        self.collector[0].around.next = false;
        for s in 0..2 {
            self.collector[s].rd_mask.next = self.rd_mask[s].val() & self.own[s].val();
        }
        if self.op.swapped.q.val() {
            comment!("port 2 has brought src0; of the only lane, or the two dwords of the only element");
            for k in 0..2 {
                connect!(self.collector[2].element[k] => self.element[k], self.collector[2].captured[k] => self.captured[k]);
            }
        }
        if self.rounds.back[0].val() | self.rounds.back[1].val() {
            self.collector[0].take.next = true;
            self.collector[0].rd_mask.next = 0x0f.into();
            if self.rounds.back[1].val() {
                self.collector[0].rd_mask.next = 0xf0.into();
            }
            for w in 0..4 {
                self.collector[0].rd_data[w].next = pack!(64;
                    qword::LOW = self.result[2 * w % 4].val(),
                    qword::HIGH = self.result[(2 * w + 1) % 4].val());
            }
        }

        comment!("an immediate goes to its lanes; an architecture register has lane 0 only");
        connect!(
            self.op_lanes.immediate => self.immediate.value,
            self.op_lanes.packed_floats => self.immediate.floats,
            self.op_lanes.packed_signs => self.immediate.signs,
            self.packed_upper => self.immediate.upper,
            self.packed_odd => self.immediate.odd,
            self.by_lane => self.immediate.is_packed
        );
        for k in 0..4 {
            connect!(
                self.immediate.element[k] => self.collector[0].fixed_value[k],
                self.immediate.element[k] => self.collector[1].fixed_value[k]
            );
            self.collector[2].fixed_value[k].next = 0.into();
        }
        if !self.op_lanes.in_lanes.q.val().get_bit(0) {
            self.collector[0].fixed_value[0].next = self.op.scalar.q.val();
            if self.op_lanes.fraction.q.val() {
                self.collector[1].fixed_value[0].next = self.op.scalar.q.val();
            }
        }

        comment!("lanes");
        self.issue_short.next = self.rounds.leaves.val() & !self.op_lanes.long.q.val() & !self.op_lanes.math.q.val();
        self.issue_fma.next = self.rounds.leaves.val() & self.op_lanes.long.q.val() & !self.op_lanes.quad.q.val();
        self.issue_pair.next =
            self.rounds.leaves.val() & self.op_lanes.quad.q.val() & !self.op_lanes.wide.q.val() & !self.op_lanes.math.q.val();
        self.issue_wide.next = self.rounds.leaves.val() & self.op_lanes.wide.q.val();
        self.issue_math.next = self.rounds.leaves.val() & self.op_lanes.math.q.val();
        connect!(
            self.op_lanes.math_code => self.math_code,
            self.op_lanes.kind[0] => self.source_kind[0],
            self.op_lanes.kind[1] => self.source_kind[1],
            self.op_lanes.dst_kind => self.control.dst_kind,
            self.op_lanes.eight => self.eight,
            self.op_half => self.half,
            self.op_lanes.once => self.once,
            self.op_lanes.condition => self.condition,
            self.op.second => self.control.second,
            self.op_lanes.is_double => self.is_double,
            self.op_lanes.ieee => self.ieee,
            self.op_lanes.root => self.root,
            self.op.mode => self.mode,
            self.rounds.told.opcode => self.control.opcode,
            self.rounds.told.saturate => self.control.saturate,
            self.rounds.told.abs => self.abs,
            self.rounds.told.negate => self.negate
        );
        self.control.mode.next = self.rounds.told.mode.val().field(mode::BELOW_DOUBLE);
        if self.op.returns.q.val() & self.op_lanes.between.q.val() {
            comment!("src0 is the last factor, too");
            for k in 0..4 {
                connect!(self.collector[0].element[k] => self.element[8 + k]);
            }
        }
        self.predicate.next = self.op.predicate.q.val().field(half_pass::LOW);
        if self.now.q.val().field(beat_bits::LAST) {
            self.predicate.next = self.op.predicate.q.val().field(half_pass::HIGH);
        }

        comment!("extensions: of an element of eight bytes in its low dword");
        self.dword.next = bit_cast::<3, 2>(self.now.q.val()) | (bit_cast::<3, 1>(self.op.odd.q.val().into()) << 2);
        if self.op_lanes.eight[2].q.val() {
            self.dword.next = bit_cast::<3, 2>(self.now.q.val()) << 1;
        }
        self.extended.next = 0.into();
        for i in 0..4 {
            self.extended.next = self
                .extended
                .val()
                .replace_bit(i, self.op_lanes.ieee.q.val() & !self.op_lanes.selector[i].q.val().field(selector::NONE));
            self.extension[i].next = pack!(9;
                extension_address::SLOT = self.op.slot.q.val(),
                extension_address::REGISTER = self.op_lanes.selector[i].q.val().field(selector::REGISTER),
                extension_address::DWORD = self.dword.val());
        }
        self.enabled.next = false;
        for b in 0..4 {
            if self.now.q.val() == b.to_bits::<2>() {
                self.enabled.next = self.op.enabled.q.val().get_bit(b);
            }
        }

        self.predicate_wide.next = false;
        for b in 0..4 {
            if self.now.q.val() == b.to_bits::<2>() {
                self.predicate_wide.next = self.op.predicate.q.val().get_bit(b);
            }
        }

        comment!("queues");
        self.beat.number.next = self.now.q.val();
        self.beat.last.next = self.left.q.val() == 1;
    }
}
