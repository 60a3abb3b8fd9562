//! `DoubleOperands`: stage X1 of the double lane.
//!
//! ```text
//!  sources  ->+----------+-> factors: what is multiplied, addend, exponents, signs
//!  control  ->| operands |-> special
//!             +----------+-> raw, holds
//! ```
//!
//! Combinational: modifiers, unpacking, roles, comparison. The product is src1 by src2 (mad),
//! by src0 (mul) or by 1 (add); the addend is src0, none of mul. A zero has the smallest exponent, so that
//! the other operand leads. cmp, sel and a move that changes nothing (`raw`) deliver a pattern, which takes
//! the way of the addend. Denormals keep their leading zeros: windows have room for them. Invariant:
//! `doubles_match_apfloat`. Stalls, deadlock: none, no state.

use crate::alu::integer::IntegerJudge;
use crate::bundle::*;
use crate::opcode;
use crate::word::{
    binary64, double, double_special, exponent_code, extension, float, kept_extension, mode, opcode_bits, opcode_pair, pair_bits,
    pattern, qword, wide_float, wide_significand,
};
use tessera_hdl::prelude::*;

/// Unpacks.
#[block]
pub struct DoubleOperands {
    pub sources: DoubleSources<In>,
    pub control: DoubleControl<In>,
    /// Extensions of the sources: `word::kept_extension`.
    pub kept: [Signal<In, U<15>>; 3],
    pub factors: DoubleFactors<Out>,
    pub special: Signal<Out, U<3>>,
    pub raw: Signal<Out, Bit>,
    pub holds: Signal<Out, Bit>,
    /// It is a seed of what the addend is.
    pub seed: Signal<Out, Bit>,
    extension: [Signal<Local, U<13>>; 3],
    pattern: [Signal<Local, U<64>>; 3],
    negative: [Signal<Local, Bit>; 3],
    /// Exponent code all zeros, all ones; without those that an extension makes numbers.
    low: [Signal<Local, Bit>; 3],
    high: [Signal<Local, Bit>; 3],
    /// Exponent all zeros, all ones; some fraction.
    bottom: [Signal<Local, Bit>; 3],
    top: [Signal<Local, Bit>; 3],
    rest: [Signal<Local, Bit>; 3],
    zero: [Signal<Local, Bit>; 3],
    infinite: [Signal<Local, Bit>; 3],
    nan: [Signal<Local, Bit>; 3],
    significand: [Signal<Local, U<64>>; 3],
    /// The exponent of its leading bit, and all of the significand.
    place: [Signal<Local, U<15>>; 3],
    value: [Signal<Local, U<64>>; 3],
    flush: [Signal<Local, Bit>; 3],
    /// Above the format's own exponent code, whether that is in use, the code, and its top bit.
    above: [Signal<Local, U<2>>; 3],
    reaches: [Signal<Local, Bit>; 3],
    code: [Signal<Local, U<15>>; 3],
    low_code: [Signal<Local, Bit>; 3],
    /// The exponent, but for one more at the bottom, is the sum of these.
    base: [Signal<Local, U<15>>; 3],
    offset: [Signal<Local, U<15>>; 3],
    more: [Signal<Local, U<64>>; 3],
    seeds: Signal<Local, Bit>,
    root: Signal<Local, Bit>,
    early: Signal<Local, Bit>,
    quotient_negative: Signal<Local, Bit>,
    mad: Signal<Local, Bit>,
    mul: Signal<Local, Bit>,
    has_product: Signal<Local, Bit>,
    has_addend: Signal<Local, Bit>,
    /// The second factor.
    by: Signal<Local, U<64>>,
    by_exponent: Signal<Local, U<15>>,
    by_negative: Signal<Local, Bit>,
    by_zero: Signal<Local, Bit>,
    by_infinite: Signal<Local, Bit>,
    by_bottom: Signal<Local, Bit>,
    /// The product is a zero.
    vanishes: Signal<Local, Bit>,
    product_negative: Signal<Local, Bit>,
    product_infinite: Signal<Local, Bit>,
    addend_infinite: Signal<Local, Bit>,
    invalid: Signal<Local, Bit>,
    copies: Signal<Local, Bit>,
    /// A zero, or flushed to one.
    vanished: [Signal<Local, Bit>; 2],
    smaller: Signal<Local, Bit>,
    equal: Signal<Local, Bit>,
    judge: IntegerJudge,
    /// cmp, cmpn, and what it finds.
    compares: Signal<Local, Bit>,
    outcome: Signal<Local, Bit>,
    modified: [Signal<Local, U<64>>; 2],
    chosen: Signal<Local, U<64>>,
}

impl Logic for DoubleOperands {
    #[hdl]
    fn update(&mut self) {
        comment!("unpack");
        for s in 0..3 {
            self.pattern[s].next = pack!(64; qword::LOW = self.sources.low[s].val(), qword::HIGH = self.sources.high[s].val());
            self.negative[s].next = (self.pattern[s].val().field(double::SIGN) & !self.sources.abs.val().get_bit(s))
                ^ self.sources.negate.val().get_bit(s);
            self.low[s].next = !self.pattern[s].val().field(double::EXPONENT).any();
            self.high[s].next = self.pattern[s].val().field(double::EXPONENT).all();
            self.rest[s].next = self.pattern[s].val().field(double::FRACTION).any();
            self.code[s].next = bit_cast::<15, 11>(self.pattern[s].val().field(double::EXPONENT));
            self.significand[s].next = bit_cast::<64, 52>(self.pattern[s].val().field(double::FRACTION)) << 11;
            self.flush[s].next = self.control.mode.val().field(mode::FLUSH_DOUBLE);
        }
        for s in 0..3 {
            if self.control.single.val().get_bit(s) {
                self.negative[s].next = (self.sources.low[s].val().field(float::SIGN) & !self.sources.abs.val().get_bit(s))
                    ^ self.sources.negate.val().get_bit(s);
                self.low[s].next = !self.sources.low[s].val().field(float::EXPONENT).any();
                self.high[s].next = self.sources.low[s].val().field(float::EXPONENT).all();
                self.rest[s].next = self.sources.low[s].val().field(float::FRACTION).any();
                self.code[s].next = bit_cast::<15, 8>(self.sources.low[s].val().field(float::EXPONENT));
                self.significand[s].next = pack!(64;
                    wide_float::FRACTION = self.sources.low[s].val().field(float::FRACTION),
                    wide_float::LEADING = false);
                self.flush[s].next = self.control.mode.val().field(mode::FLUSH);
            }
        }

        comment!("extensions: codes above the format's own, and the rest of the fraction");
        for s in 0..3 {
            self.extension[s].next = self.kept[s].val().field(kept_extension::EXTENSION);
            self.above[s].next = self.extension[s].val().field(extension::CODE);
            self.more[s].next = bit_cast::<64, 11>(self.extension[s].val().field(extension::FRACTION));
            self.low_code[s].next = self.pattern[s].val().field(double::EXPONENT).get_bit(10);
            if self.control.single.val().get_bit(s) {
                self.above[s].next = self.extension[s].val().field(extension::SINGLE_CODE);
                self.more[s].next = bit_cast::<64, 8>(self.extension[s].val().field(extension::SINGLE_FRACTION)) << 32;
                self.low_code[s].next = self.sources.low[s].val().field(float::EXPONENT).get_bit(7);
            }
            connect!(self.low[s] => self.bottom[s], self.high[s] => self.top[s]);
            self.reaches[s].next = self.control.extended.val().get_bit(s) & self.kept[s].val().field(kept_extension::REACHES);
            if self.control.single.val().get_bit(s) {
                self.reaches[s].next =
                    self.control.extended.val().get_bit(s) & self.kept[s].val().field(kept_extension::SINGLE_REACHES);
            }
            if self.reaches[s].val() {
                self.bottom[s].next = false;
                self.top[s].next = false;
            }
        }

        comment!("exponents: a code and a constant, and one more of those at the bottom; codes from 5120, 640 on are negative");
        for s in 0..3 {
            self.base[s].next = self.code[s].val();
            if self.reaches[s].val() {
                self.base[s].next = self.code[s].val() | pack!(15; exponent_code::ABOVE = self.above[s].val());
                if self.control.single.val().get_bit(s) {
                    self.base[s].next = self.code[s].val() | pack!(15; exponent_code::SINGLE_ABOVE = self.above[s].val());
                }
            }
            self.offset[s].next = 0.into();
            if self.control.single.val().get_bit(s) {
                self.offset[s].next = binary64::MORE_BIAS;
            }
            if self.reaches[s].val() {
                self.offset[s].next = bits::<15>(0x7fff);
                if self.control.single.val().get_bit(s) {
                    self.offset[s].next = bits::<15>(1023 - 127 - 1);
                }
                if self.above[s].val().get_bit(1) & (self.above[s].val().get_bit(0) | self.low_code[s].val()) {
                    self.offset[s].next = bits::<15>(0x8000 - 8191);
                    if self.control.single.val().get_bit(s) {
                        self.offset[s].next = bits::<15>(0x8000 - 127);
                    }
                }
            }
        }
        for s in 0..3 {
            self.zero[s].next =
                self.bottom[s].val() & (!self.rest[s].val() | (self.flush[s].val() & !self.control.extended.val().get_bit(s)));
            self.infinite[s].next = self.top[s].val() & !self.rest[s].val();
            self.nan[s].next = self.top[s].val() & self.rest[s].val();
            self.place[s].next = self.base[s].val() + self.offset[s].val() + bit_cast::<15, 1>(self.bottom[s].val().into());
            self.value[s].next = self.significand[s].val() | (bit_cast::<64, 1>((!self.bottom[s].val()).into()) << 63);
            if self.control.extended.val().get_bit(s) & !self.bottom[s].val() & !self.top[s].val() {
                self.value[s].next = self.significand[s].val() | self.more[s].val() | (bits::<64>(1) << 63);
            }
        }

        comment!("roles");
        self.mad.next = (self.control.opcode.val() == opcode::MAD) | (self.control.opcode.val() == opcode::MADM);
        self.mul.next = self.control.opcode.val() == opcode::MUL;
        self.has_product.next = self.mad.val() | self.mul.val() | (self.control.opcode.val() == opcode::ADD);
        self.has_addend.next = !self.mul.val() & !self.control.from_integer.val();
        self.by.next = pack!(64; wide_significand::LEADING = true, wide_significand::FRACTION = bits::<52>(0));
        self.by_exponent.next = binary64::BIAS;
        self.by_negative.next = false;
        self.by_zero.next = false;
        self.by_infinite.next = false;
        self.by_bottom.next = false;
        if self.mul.val() {
            connect!(
                self.value[0] => self.by,
                self.place[0] => self.by_exponent,
                self.negative[0] => self.by_negative,
                self.zero[0] => self.by_zero,
                self.infinite[0] => self.by_infinite
            );
        } else if self.mad.val() {
            connect!(
                self.value[2] => self.by,
                self.place[2] => self.by_exponent,
                self.negative[2] => self.by_negative,
                self.zero[2] => self.by_zero,
                self.infinite[2] => self.by_infinite,
                self.bottom[2] => self.by_bottom
            );
        }
        comment!("of df the windows have no room for all zeros of two denormals above the extension of an addend");
        self.vanishes.next = self.zero[1].val()
            | self.by_zero.val()
            | (self.control.dst_extended.val()
                & !self.control.single.val().get_bit(1)
                & self.bottom[1].val()
                & self.by_bottom.val());
        if !self.has_product.val() | self.vanishes.val() {
            self.by.next = 0.into();
        }

        comment!("special cases");
        self.product_negative.next = self.negative[1].val() ^ self.by_negative.val();
        self.product_infinite.next = self.has_product.val() & (self.infinite[1].val() | self.by_infinite.val());
        self.addend_infinite.next = self.has_addend.val() & self.infinite[0].val();
        self.invalid.next = (self.has_product.val()
            & (self.nan[1].val()
                | (self.infinite[1].val() & self.by_zero.val())
                | (self.zero[1].val() & self.by_infinite.val())))
            | (self.mad.val() & self.nan[2].val())
            | (self.nan[0].val() & !self.control.from_integer.val())
            | (self.product_infinite.val() & self.addend_infinite.val() & (self.product_negative.val() ^ self.negative[0].val()));
        self.special.next = pack!(3;
            double_special::NAN = self.invalid.val(),
            double_special::INFINITE = self.product_infinite.val() | self.addend_infinite.val(),
            double_special::SIGN = (self.product_infinite.val() & self.product_negative.val())
                | (!self.product_infinite.val() & self.negative[0].val()));

        comment!("seeds: of a quotient src1 is the divisor");
        self.seeds.next = self.control.ieee.val() & (self.control.opcode.val() == opcode::MATH);
        self.root.next = self.control.root.val();
        self.quotient_negative.next = self.negative[0].val() ^ self.negative[1].val();
        self.early.next = self.zero[0].val() | self.top[0].val() | self.zero[1].val() | self.top[1].val();
        if self.root.val() {
            self.early.next = self.zero[0].val() | self.top[0].val() | self.negative[0].val();
        }
        self.seed.next = self.seeds.val() & !self.early.val();
        if self.seeds.val() {
            self.special.next = pack!(3;
                double_special::NAN = self.early.val()
                    & (self.nan[0].val()
                        | self.nan[1].val()
                        | (self.infinite[0].val() & self.infinite[1].val())
                        | (self.zero[0].val() & self.zero[1].val())),
                double_special::INFINITE = self.early.val() & (self.infinite[0].val() | self.zero[1].val()),
                double_special::SIGN = self.quotient_negative.val());
            if self.root.val() {
                self.special.next = pack!(3;
                    double_special::NAN = self.nan[0].val() | (self.negative[0].val() & !self.zero[0].val()),
                    double_special::INFINITE = self.infinite[0].val() & !self.negative[0].val(),
                    double_special::SIGN = false);
            }
        }

        comment!("order, of operands without extension: of magnitudes, and of signs, unless both are zeros");
        for s in 0..2 {
            self.vanished[s].next = self.low[s].val() & (!self.rest[s].val() | self.flush[s].val());
            self.modified[s].next = pack!(64;
                double::SIGN = self.negative[s].val(),
                double::MAGNITUDE = self.pattern[s].val().field(double::MAGNITUDE));
        }
        comment!("what counts as zero is looked at beside the comparison");
        self.smaller.next = self.pattern[0].val().field(double::MAGNITUDE) < self.pattern[1].val().field(double::MAGNITUDE);
        self.equal.next = (self.pattern[0].val().field(double::MAGNITUDE) == self.pattern[1].val().field(double::MAGNITUDE))
            & !self.vanished[0].val()
            & !self.vanished[1].val();
        if self.vanished[0].val() | self.vanished[1].val() {
            self.smaller.next = self.vanished[0].val();
        }
        self.judge.less.next = self.negative[0].val();
        self.judge.equal.next = self.equal.val() & (self.negative[0].val() == self.negative[1].val());
        if self.vanished[0].val() & self.vanished[1].val() {
            self.judge.less.next = false;
            self.judge.equal.next = true;
        } else if self.negative[0].val() == self.negative[1].val() {
            self.judge.less.next = (self.smaller.val() ^ self.negative[0].val()) & !self.equal.val();
        }
        self.judge.nan.next = pack!(2;
            pair_bits::FIRST = self.high[0].val() & self.rest[0].val(),
            pair_bits::SECOND = self.high[1].val() & self.rest[1].val());
        self.judge.judgement.condition.next = self.control.condition.val();
        self.judge.judgement.predicate.next = self.control.predicate.val();
        self.compares.next = self.control.opcode.val().field(opcode_bits::PAIR) == opcode_pair::COMPARES;
        self.outcome.next = self.judge.holds.val() | (self.judge.biased.val() & (self.control.opcode.val() == opcode::CMPN));
        connect!(self.outcome => self.holds);
        if self.seeds.val() {
            connect!(self.early => self.holds);
        }

        comment!("patterns that are delivered as they are");
        self.copies.next = (self.control.opcode.val() == opcode::SEL)
            | self.compares.val()
            | ((self.control.opcode.val() == opcode::MOV)
                & !(self.control.single.val().get_bit(0)
                    | self.control.dst_single.val()
                    | self.control.saturate.val()
                    | self.control.from_integer.val()));
        connect!(self.copies => self.raw);
        self.chosen.next = self.modified[0].val();
        if self.compares.val() {
            self.chosen.next = 0.into();
            if self.outcome.val() {
                self.chosen.next = pattern::WIDE_ONES;
            }
        } else if (self.control.opcode.val() == opcode::SEL) & !self.judge.first.val() {
            self.chosen.next = self.modified[1].val();
        }

        comment!("product");
        self.factors.product_sign.next = self.product_negative.val();
        connect!(self.place[1] => self.factors.factor_exponent[0], self.by_exponent => self.factors.factor_exponent[1]);
        if !self.has_product.val() {
            self.factors.product_sign.next = self.negative[0].val();
        }
        if !self.has_product.val() | self.vanishes.val() {
            self.factors.factor_exponent[0].next = binary64::OF_ZERO;
            self.factors.factor_exponent[1].next = binary64::BIAS;
        }
        connect!(self.value[1] => self.factors.factor[0], self.by => self.factors.factor[1]);
        comment!("addend");
        self.factors.addend_sign.next = self.negative[0].val();
        connect!(self.place[0] => self.factors.addend_exponent, self.value[0] => self.factors.addend);
        if self.copies.val() {
            self.factors.addend.next = self.chosen.val();
            self.factors.addend_exponent.next = 0.into();
        } else if !self.has_addend.val() | self.zero[0].val() {
            self.factors.addend_exponent.next = binary64::OF_ZERO;
            self.factors.addend.next = 0.into();
        }
        if !self.has_addend.val() {
            self.factors.addend_sign.next = self.product_negative.val();
        }

        comment!("a seed is that of the addend; what is final is special, or a zero");
        if self.seeds.val() {
            self.factors.product_sign.next = self.negative[1].val();
            self.factors.addend_sign.next = self.negative[1].val();
            connect!(self.place[1] => self.factors.addend_exponent, self.value[1] => self.factors.addend);
            if self.root.val() {
                self.factors.product_sign.next = self.negative[0].val();
                self.factors.addend_sign.next = self.negative[0].val();
                connect!(self.place[0] => self.factors.addend_exponent, self.value[0] => self.factors.addend);
            }
            if self.early.val() {
                self.factors.addend_exponent.next = binary64::OF_ZERO;
                self.factors.addend.next = 0.into();
                if !self.root.val() {
                    self.factors.product_sign.next = self.quotient_negative.val();
                    self.factors.addend_sign.next = self.quotient_negative.val();
                }
            }
        }
    }
}
