//! `IntegerPrepare`: stage X1 of the integer lane.
//!
//! ```text
//!  sources          ->+---------+-> modified: value[2] 34, is_float, flushed, below, nan,
//!  opcode 7, ftz    ->| prepare |   controls of adder, shifter and counter
//!                     +---------+
//! ```
//!
//! Combinational: source modifiers, and the classes that a comparison asks for.
//! Invariants: those of its parts. Stalls, deadlock: none, no state.

use crate::alu::source::SourceModify;
use crate::bundle::*;
use crate::opcode;
use crate::word::{dword, element, element_bits, element_class, float, integer_bits, mode, raised};
use tessera_hdl::prelude::*;

/// Modifies and classifies the sources.
#[block]
pub struct IntegerPrepare {
    pub opcode: Signal<In, U<7>>,
    /// Of the opcode, as modifiers wait for it: a bitwise function, cbit.
    pub bitwise: Signal<In, Bit>,
    pub ones: Signal<In, Bit>,
    pub mode: Signal<In, U<4>>,
    pub sources: ShortSources<In>,
    pub modified: Modified<Out>,
    modify: [SourceModify; 2],
    is_float: Signal<Local, Bit>,
    is_half: Signal<Local, Bit>,
    ftz: Signal<Local, Bit>,
    /// Of each source: some or all bits of the exponent are ones; some of the fraction.
    some: Signal<Local, U<2>>,
    every: Signal<Local, U<2>>,
    fraction: Signal<Local, U<2>>,
    flushed: Signal<Local, U<2>>,
    below: Signal<Local, U<2>>,
    nan: Signal<Local, U<2>>,
    shl: Signal<Local, Bit>,
    shr: Signal<Local, Bit>,
    asr: Signal<Local, Bit>,
    places: Signal<Local, Bit>,
    turns: Signal<Local, Bit>,
    from_below: Signal<Local, Bit>,
    by_sign: Signal<Local, Bit>,
    /// The first source has its sign set.
    negative: Signal<Local, Bit>,
    whole: Signal<Local, Bit>,
}

impl Logic for IntegerPrepare {
    #[hdl]
    fn update(&mut self) {
        comment!("the counter's controls, a stage before it");
        self.from_below.next = self.opcode.val() == opcode::FBL;
        self.by_sign.next = self.opcode.val() == opcode::FBH;
        self.negative.next = self.sources.src[0].val().field(dword::SIGN);
        if self.sources.kind[0].val().field(element_bits::CLASS) == element_class::WORD {
            self.negative.next = self.sources.src[0].val().field(dword::LOW_SIGN);
        } else if self.sources.kind[0].val().field(element_bits::CLASS) == element_class::BYTE {
            self.negative.next = self.sources.src[0].val().field(dword::LOW_BYTE_SIGN);
        }
        self.whole.next = self.opcode.val() == opcode::LZD;
        self.modified.counts.next = self.ones.val() | self.from_below.val() | self.by_sign.val() | self.whole.val();
        self.modified.by_sign.next =
            self.by_sign.val() & self.negative.val() & self.sources.kind[0].val().field(integer_bits::SIGNED);
        connect!(
            self.ones => self.modified.ones,
            self.from_below => self.modified.from_below,
            self.whole => self.modified.whole
        );
        self.is_float.next = self.sources.kind[0].val().field(element_bits::CLASS) == element_class::FLOAT;
        comment!("f16 that are compared with each other come with their pattern in the upper word");
        self.is_half.next = self.sources.kind[0].val() == element::HF;
        self.ftz.next = self.mode.val().field(mode::FLUSH);
        if self.is_half.val() {
            self.ftz.next = self.mode.val().field(mode::FLUSH_HALF);
        }
        self.some.next = 0.into();
        self.every.next = 0.into();
        self.fraction.next = 0.into();
        for i in 0..2 {
            if self.is_half.val() {
                self.some.next = self.some.val().replace_bit(i, self.sources.src[i].val().field(raised::EXPONENT).any());
                self.every.next = self.every.val().replace_bit(i, self.sources.src[i].val().field(raised::EXPONENT).all());
                self.fraction.next = self.fraction.val().replace_bit(i, self.sources.src[i].val().field(raised::FRACTION).any());
            } else {
                self.some.next = self.some.val().replace_bit(i, self.sources.src[i].val().field(float::EXPONENT).any());
                self.every.next = self.every.val().replace_bit(i, self.sources.src[i].val().field(float::EXPONENT).all());
                self.fraction.next = self.fraction.val().replace_bit(i, self.sources.src[i].val().field(float::FRACTION).any());
            }
        }
        self.flushed.next = 0.into();
        self.below.next = 0.into();
        self.nan.next = 0.into();
        for i in 0..2 {
            connect!(
                self.sources.src[i] => self.modify[i].element,
                self.sources.kind[i] => self.modify[i].kind,
                self.modify[i].value => self.modified.value[i]
            );
            if self.ones.val() {
                comment!("no copies of the sign among the bits that are counted");
                self.modify[i].kind.next = self.sources.kind[i].val().replace_bit(0, false);
            }
            self.modify[i].abs.next = self.sources.abs.val().get_bit(i);
            self.modify[i].negate.next = self.sources.negate.val().get_bit(i);
            connect!(self.bitwise => self.modify[i].bitwise);
            self.flushed.next =
                self.flushed.val().replace_bit(i, self.is_float.val() & self.ftz.val() & !self.some.val().get_bit(i));
            comment!("below zero: neither -0 nor flushed");
            self.below.next = self.below.val().replace_bit(
                i,
                ((self.sources.src[i].val().field(float::SIGN) & !self.sources.abs.val().get_bit(i))
                    ^ self.sources.negate.val().get_bit(i))
                    & (self.some.val().get_bit(i) | (!self.ftz.val() & self.fraction.val().get_bit(i))),
            );
            self.nan.next =
                self.nan.val().replace_bit(i, self.is_float.val() & self.every.val().get_bit(i) & self.fraction.val().get_bit(i));
        }
        comment!("the adder's controls, a stage before it");
        self.modified.adds.next =
            (self.opcode.val() == opcode::ADD) | (self.opcode.val() == opcode::AVG) | (self.opcode.val() == opcode::ADDC);
        self.modified.carry.next = (self.opcode.val() != opcode::ADD) & (self.opcode.val() != opcode::ADDC);
        comment!("those of the shifter");
        self.shl.next = self.opcode.val() == opcode::SHL;
        self.shr.next = self.opcode.val() == opcode::SHR;
        self.asr.next = self.opcode.val() == opcode::ASR;
        self.places.next = self.opcode.val() == opcode::BFI1;
        self.turns.next = self.opcode.val() == opcode::BFREV;
        self.modified.leaves.next = self.shl.val() | self.places.val();
        self.modified.enters.next = self.shl.val() | self.places.val() | self.turns.val();
        self.modified.shifts.next = self.shl.val() | self.shr.val() | self.asr.val() | self.places.val() | self.turns.val();
        if self.places.val() {
            comment!("as many ones as src0 says");
            self.modified.value[0].next = !(bits::<34>(0x3_ffff_ffff) << self.sources.src[0].val().field(dword::DISTANCE));
        }
        connect!(self.asr => self.modified.keeps, self.turns => self.modified.turns);
        connect!(
            self.is_float => self.modified.is_float,
            self.flushed => self.modified.flushed,
            self.below => self.modified.below,
            self.nan => self.modified.nan
        );
    }
}
