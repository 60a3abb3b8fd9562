//! `DoubleLane`: operations on binary64, one a cycle, latency 7, with `LATE` 8.
//!
//! ```text
//!                        +-----------+-> result 64, delivers
//!  valid, sources      ->|  X1 .. X7 |-> holds 4
//!  control             ->|           |
//!  magnitude, sign (X4)->+-----------+
//! ```
//!
//! | stage | work |
//! |---|---|
//! | X1 | unpack, roles, comparison |
//! | X2 | product: lower half, what the upper one is the sum of; which leads, how far the other moves |
//! | X3 | product: upper half; align product and addend in windows of 131 bits |
//! | X4 | add or subtract; a seed |
//! | X5 | leading zeros, up to the smallest exponent |
//! | X6 | normalise |
//! | X7 | round, pack, saturate, judge |
//!
//! With `LATE` the multipliers have a cycle to themselves, between X1 and X2.
//!
//! The lane takes the beats of the [`super::wide`] lane that have an operand of type df. That one makes the
//! integer of a float; of an integer that becomes a float it has the magnitude in X4, which takes the place
//! of the sum. The result may be a binary32 (mov). `holds` are the outcomes of four beats, as those of the
//! wide lane. A significand has 64 bits throughout, more than any format needs here.
//!
//! Operands are taken when `valid`; otherwise every stage repeats its value. Invariants:
//! `doubles_match_apfloat`, `doubles_pipelined`. Stalls: none, the lane never waits. Deadlock: none, no
//! handshake.

mod add;
mod align;
mod distance;
mod extend;
mod level;
mod normalise;
mod operands;
mod products;
mod round;
mod seed;
#[cfg(test)]
mod tests;

use crate::bundle::*;
use crate::opcode;
use crate::word::{binary64, double_control, extension, four_elements, kept_extension, mode, opcode_bits, opcode_pair, rounding};
use add::DoubleAdd;
use align::{DoubleAlign, DoubleColumns};
use distance::DoubleDistance;
use extend::DoubleExtend;
use level::DoubleLevel;
use normalise::{DoubleCount, DoubleNormalise};
use operands::DoubleOperands;
use products::DoubleProducts;
use round::DoubleRound;
use seed::DoubleSeed;
use tessera_hdl::prelude::*;
use tessera_hdl::Ram1r1w;
use tessera_ports::seeds::SEEDS;

tessera_hdl::rom! {
    /// Seeds of the IEEE macros.
    pub DoubleSeeds: 9 x 59 = SEEDS;
}

/// Pipeline of seven stages for binary64, with `LATE` 1 of eight.
#[block(require(LATE <= 1))]
pub struct DoubleLane<const LATE: usize> {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub valid: Signal<In, Bit>,
    pub sources: DoubleSources<In>,
    pub control: DoubleControl<In>,
    /// With `valid`: where the extensions of the sources are, and that of dst.
    pub reads: [Signal<In, U<9>>; 3],
    pub writes_to: Signal<In, U<9>>,
    /// The element is enabled.
    pub enabled: Signal<In, Bit>,
    /// In X4: the integer that becomes a float.
    pub magnitude: Signal<In, U<64>>,
    pub negative: Signal<In, Bit>,
    pub result: Signal<Out, U<64>>,
    /// `result` is that of a beat.
    pub delivers: Signal<Out, Bit>,
    pub holds: Signal<Out, U<4>>,
    valid_at: Carry<Bit, 8>,
    /// An extension is written, and where.
    extends_at: Carry<Bit, 8>,
    address_at: Carry<U<9>, 8>,
    keeps: Signal<Local, Bit>,
    /// `LATE`: what goes with an operation is a cycle behind.
    late_valid: [Reg<Bit>; LATE],
    late_keeps: [Reg<Bit>; LATE],
    late_address: [Reg<U<9>>; LATE],
    late_magnitude: [Reg<U<64>>; LATE],
    late_negative: [Reg<Bit>; LATE],
    later_valid: Signal<Local, Bit>,
    later_keeps: Signal<Local, Bit>,
    later_address: Signal<Local, U<9>>,
    later_magnitude: Signal<Local, U<64>>,
    later_negative: Signal<Local, Bit>,
    extensions: [Ram1r1w<9, 1, 15, 1, 0>; 3],
    seeds: DoubleSeeds,
    seed: DoubleSeed,
    level: DoubleLevel,
    x1: DoubleSourcesReg,
    x1_control: DoubleControlReg,
    operands: DoubleOperands,
    x1_travels: Signal<Local, U<15>>,
    /// Index = stage - 2: `word::double_control`, `word::double_special`.
    travels: [Reg<U<15>>; 6],
    special: [Reg<U<3>>; 6],
    /// `LATE`: while the multipliers work.
    late: [DoubleFactorsReg; LATE],
    late_travels: [Reg<U<15>>; LATE],
    late_special: [Reg<U<3>>; LATE],
    x2: DoubleFactorsReg,
    into_travels: Signal<Local, U<15>>,
    into_special: Signal<Local, U<3>>,
    products: DoubleProducts<LATE>,
    columns: DoubleColumns,
    distance: DoubleDistance,
    x3: DoublePairReg,
    align: DoubleAlign,
    x4: DoubleWindowReg,
    x4_moved: DoubleWindowReg,
    x4_exponent: Reg<U<15>>,
    x4_sign: Reg<Bit>,
    x4_moved_sign: Reg<Bit>,
    x4_subtracts: Reg<Bit>,
    /// What takes the place of the sum, and its exponent.
    x4_instead: Signal<Local, U<64>>,
    x4_reached: Signal<Local, U<15>>,
    add: DoubleAdd,
    x5: DoubleWindowReg,
    x5_exponent: Reg<U<15>>,
    x5_sign: Reg<Bit>,
    x5_cancel: Reg<Bit>,
    leading: DoubleCount,
    x6: DoubleWindowReg,
    x6_count: Reg<U<8>>,
    x6_otherwise: Reg<U<8>>,
    x6_limits: Reg<Bit>,
    x6_shift: Signal<Local, U<8>>,
    x6_exponent: Reg<U<15>>,
    /// What the format changes of the bias.
    x6_change: Signal<Local, U<15>>,
    x6_sign: Reg<Bit>,
    x6_cancel: Reg<Bit>,
    normalise: DoubleNormalise,
    x7_value: Reg<U<64>>,
    x7_guard: Reg<Bit>,
    x7_sticky: Reg<Bit>,
    extend: DoubleExtend,
    a_extension: Reg<U<13>>,
    /// The exponent in the format's bias, and one more.
    x7_biased: [Reg<U<15>>; 2],
    x7_sign: Reg<Bit>,
    /// The direction of rounding, if it is one, leads away from zero.
    x7_away: Reg<Bit>,
    x7_cancel: Reg<Bit>,
    round: DoubleRound,
    a_result: Reg<U<64>>,
    a_holds: Reg<U<4>>,
}

impl<const LATE: usize> Logic for DoubleLane<LATE> {
    #[hdl]
    fn update(&mut self) {
        stages!(self, x1_control);
        registers!(
            self,
            x4_exponent,
            x4_sign,
            x4_moved_sign,
            x4_subtracts,
            x5_exponent,
            x5_sign,
            x5_cancel,
            x6_count,
            x6_otherwise,
            x6_limits,
            x6_exponent,
            x6_sign,
            x6_cancel,
            x7_guard,
            x7_sticky,
            x7_biased[2],
            x7_sign,
            x7_away,
            x7_cancel,
            a_holds,
            late_valid[LATE],
            late_keeps[LATE],
            late_travels[LATE],
            late_special[LATE]
        );
        data!(
            self,
            x1,
            x2,
            x3,
            x4,
            x4_moved,
            x5,
            x6,
            x7_value,
            a_extension,
            a_result,
            late[LATE],
            late_address[LATE],
            late_magnitude[LATE],
            late_negative[LATE]
        );
        memories!(self, extensions[3], seeds, seed);
        subblocks!(self, products);
        self.keeps.next = self.valid.val() & self.control.dst_extended.val() & self.enabled.val();
        later!(
            self.valid => self.late_valid[LATE] => self.later_valid,
            self.keeps => self.late_keeps[LATE] => self.later_keeps,
            self.writes_to => self.late_address[LATE] => self.later_address,
            self.magnitude => self.late_magnitude[LATE] => self.later_magnitude,
            self.negative => self.late_negative[LATE] => self.later_negative
        );
        carry!(self, valid_at[8] = self.later_valid.val(), extends_at[8] = self.later_keeps.val());
        carry_data!(self, address_at[8] = self.later_address.val());

        comment!("extensions: read into X1, written from A, except in reset: what is on its way then is garbage");
        for s in 0..3 {
            self.extensions[s].read_enable.next = self.valid.val();
            connect!(self.reads[s] => self.extensions[s].read_address);
            self.extensions[s].write_address.next = self.address_at[7].q.val();
            self.extensions[s].write_enable[0].next = bit_cast::<1, 1>((self.extends_at[7].q.val() & !self.reset.val()).into());
            self.extensions[s].write_data[0].next = pack!(15;
                kept_extension::EXTENSION = self.a_extension.q.val(),
                kept_extension::REACHES = self.a_extension.q.val().field(extension::CODE).any(),
                kept_extension::SINGLE_REACHES = self.a_extension.q.val().field(extension::SINGLE_CODE).any());
            connect!(self.extensions[s].read_data[0] => self.operands.kept[s]);
        }

        comment!("operands of X1");
        if self.valid.val() {
            forward!(self.sources => self.x1, self.control => self.x1_control);
        }

        comment!("X1: unpack, compare");
        connect!(self.x1 => self.operands.sources, self.x1_control => self.operands.control);
        self.x1_travels.next = pack!(15;
            double_control::EXTENDED = self.x1_control.dst_extended.q.val(),
            double_control::SEED = self.operands.seed.val(),
            double_control::ROOT = self.x1_control.root.q.val(),
            double_control::ROUNDING = self.x1_control.mode.q.val().field(mode::ROUNDING),
            double_control::FLUSH = (self.x1_control.dst_single.q.val() & self.x1_control.mode.q.val().field(mode::FLUSH))
                | (!self.x1_control.dst_single.q.val() & self.x1_control.mode.q.val().field(mode::FLUSH_DOUBLE)),
            double_control::SINGLE = self.x1_control.dst_single.q.val(),
            double_control::SATURATE = self.x1_control.saturate.q.val(),
            double_control::RAW = self.operands.raw.val(),
            double_control::CONDITION = self.x1_control.condition.q.val(),
            double_control::COMPARES = (self.x1_control.opcode.q.val().field(opcode_bits::PAIR) == opcode_pair::COMPARES)
                | (self.x1_control.opcode.q.val() == opcode::MATH),
            double_control::HOLDS = self.operands.holds.val(),
            double_control::FROM_INTEGER = self.x1_control.from_integer.q.val());
        later!(
            self.operands.factors => self.late[LATE] => self.x2,
            self.x1_travels => self.late_travels[LATE] => self.into_travels,
            self.operands.special => self.late_special[LATE] => self.into_special
        );
        connect!(self.x2.factor => self.products.factor);
        for i in 0..LATE {
            comment!("the multipliers are a cycle ahead of X2");
            connect!(self.late[i].factor => self.products.factor);
        }
        carry!(self, travels[6] = self.into_travels.val(), special[6] = self.into_special.val());

        comment!("X2: product");
        connect!(
            self.products.made => self.columns.made,
            self.columns.high => self.x3.high,
            self.columns.mixed => self.x3.mixed,
            self.columns.carry => self.x3.carry,
            self.columns.low => self.x3.low,
            self.x2.product_sign => self.x3.product_sign,
            self.x2.addend_sign => self.x3.addend_sign
        );

        comment!("a denormal addend; the table of seeds is read");
        self.level.raw.next = self.travels[0].q.val().field(double_control::RAW);
        connect!(
            self.x2.addend => self.level.value,
            self.level.leveled => self.x3.addend,
            self.level.leveled => self.seed.number,
            self.x2.factor_exponent => self.distance.factor_exponent,
            self.x2.addend_exponent => self.distance.addend_exponent,
            self.level.count => self.distance.shift,
            self.distance.placed => self.x3.addend_exponent,
            self.distance.leads => self.x3.leads,
            self.distance.moves => self.x3.moves,
            self.distance.far => self.x3.far,
            self.distance.exponent => self.x3.exponent
        );
        self.x3.has_product.d.next = self.x2.factor[0].q.val().any() & self.x2.factor[1].q.val().any();
        self.x3.has_addend.d.next = self.x2.addend.q.val().any();
        connect!(self.distance.placed => self.seed.exponent);
        self.seed.root.next = self.travels[0].q.val().field(double_control::ROOT);
        connect!(
            self.seed.address => self.seeds.address,
            self.seeds.data => self.seed.row,
            self.x3.addend => self.seed.held,
            self.x3.addend_exponent => self.seed.held_exponent
        );
        self.seed.held_root.next = self.travels[1].q.val().field(double_control::ROOT);
        self.seed.held_single.next = self.travels[1].q.val().field(double_control::SINGLE);

        comment!("X3: align");
        connect!(
            self.x3 => self.align.pair,
            self.align.anchor => self.x4,
            self.align.moved => self.x4_moved,
            self.align.anchor_sign => self.x4_sign,
            self.align.moved_sign => self.x4_moved_sign,
            self.align.subtracts => self.x4_subtracts,
            self.x3.exponent => self.x4_exponent
        );
        self.align.raw.next = self.travels[1].q.val().field(double_control::RAW);

        comment!("X4: add");
        connect!(
            self.x4 => self.add.anchor,
            self.x4_moved => self.add.moved,
            self.x4_sign => self.add.anchor_sign,
            self.x4_moved_sign => self.add.moved_sign,
            self.x4_subtracts => self.add.subtracts,
            self.add.sum => self.x5,
            self.add.sign => self.x5_sign,
            self.add.cancel => self.x5_cancel,
            self.x4_exponent => self.x5_exponent
        );
        comment!("a seed has the sign of both; an integer its own");
        connect!(self.seed.window_top => self.x4_instead, self.seed.reached => self.x4_reached);
        if self.travels[2].q.val().field(double_control::FROM_INTEGER) {
            connect!(self.later_magnitude => self.x4_instead, self.later_negative => self.x5_sign);
            self.x4_reached.next = binary64::OF_INTEGER;
            self.x5_cancel.d.next = false;
        }
        if self.travels[2].q.val().field(double_control::FROM_INTEGER) | self.travels[2].q.val().field(double_control::SEED) {
            connect!(self.x4_instead => self.x5.top, self.x4_reached => self.x5_exponent);
            self.x5.middle.d.next = 0.into();
            self.x5.low.d.next = 0.into();
        }

        comment!("X5: count");
        connect!(
            self.x5 => self.leading.sum,
            self.x5_exponent => self.leading.exponent,
            self.leading.placed => self.x6,
            self.leading.count => self.x6_count,
            self.leading.otherwise => self.x6_otherwise,
            self.leading.limits => self.x6_limits,
            self.leading.start => self.x6_exponent,
            self.x5_sign => self.x6_sign,
            self.x5_cancel => self.x6_cancel
        );
        self.leading.single.next = self.travels[3].q.val().field(double_control::SINGLE);
        self.leading.raw.next = self.travels[3].q.val().field(double_control::RAW);
        self.leading.extended.next = self.travels[3].q.val().field(double_control::EXTENDED);

        comment!("X6: normalise");
        self.x6_shift.next = self.x6_count.q.val();
        if self.x6_limits.q.val() {
            self.x6_shift.next = self.x6_otherwise.q.val();
        }
        connect!(
            self.x6 => self.normalise.placed,
            self.x6_shift => self.normalise.shift,
            self.normalise.value => self.x7_value,
            self.x6_sign => self.x7_sign,
            self.x6_cancel => self.x7_cancel
        );
        self.x6_change.next = 0.into();
        if self.travels[4].q.val().field(double_control::SINGLE) {
            self.x6_change.next = bits::<15>(0x8000 - (1023 - 127));
        }
        for i in 0..2 {
            self.x7_biased[i].d.next =
                self.x6_exponent.q.val() + (self.x6_change.val() | i.to_bits::<15>()) - bit_cast::<15, 8>(self.x6_shift.val());
        }
        connect!(self.normalise.guard => self.x7_guard, self.normalise.sticky => self.x7_sticky);
        self.x7_away.d.next = ((self.travels[4].q.val().field(double_control::ROUNDING) == rounding::UP) & !self.x6_sign.q.val())
            | ((self.travels[4].q.val().field(double_control::ROUNDING) == rounding::DOWN) & self.x6_sign.q.val());

        comment!("X7: round");
        connect!(
            self.x7_value => self.round.value,
            self.x7_biased[0] => self.round.exponent,
            self.x7_sign => self.round.sign,
            self.x7_away => self.round.away,
            self.x7_cancel => self.round.cancel,
            self.special[5].q => self.round.special,
            self.travels[5].q => self.round.control,
            self.round.result => self.a_result
        );
        self.round.below.next = self.x7_guard.q.val() | self.x7_sticky.q.val();
        connect!(
            self.x7_value => self.extend.value,
            self.x7_guard => self.extend.guard,
            self.x7_sticky => self.extend.sticky,
            self.x7_biased => self.extend.biased,
            self.x7_sign => self.extend.sign,
            self.x7_away => self.extend.away,
            self.x7_cancel => self.extend.cancel,
            self.special[5].q => self.extend.special,
            self.extend.extension => self.a_extension
        );
        self.extend.rounding.next = self.travels[5].q.val().field(double_control::ROUNDING);
        self.extend.single.next = self.travels[5].q.val().field(double_control::SINGLE);
        if self.travels[5].q.val().field(double_control::EXTENDED) {
            connect!(self.extend.low => self.a_result);
        }
        self.a_holds.d.next = pack!(4;
            four_elements::EARLIER = self.a_holds.q.val().field(four_elements::LATER),
            four_elements::LAST = self.round.flag.val());
        self.delivers.next = self.valid_at[7].q.val();
        self.holds.next = 0.into();
        if self.valid_at[7].q.val() {
            self.holds.next = self.a_holds.q.val();
        }
        outputs!(self, result = a_result);
    }
}
