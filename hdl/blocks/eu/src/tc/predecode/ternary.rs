//! Operands of three sources: registers and rules 11, 12 and 14 of `tessera_ports::uop`.
//!
//! ```text
//!  lo, hi --> dst, src0, src1, src2 (packed or replicated) --> span[4], bad
//! ```
//!
//! An operand is packed from its dword sub-register, or one replicated element;
//! field positions are those of gen9-eu-isa.md sec. 2.4. Combinational.

use super::element::TcElement;
use super::end::TcEnd;
use super::ones::TcOnes;
use crate::word::{
    exec_size, grf, lo, span, ternary_hi, ternary_lo, ternary_operand, ternary_types, ternary_word, FIRST_SWIZZLE,
    IDENTITY_SWIZZLE, SECOND_SWIZZLE,
};
use tessera_hdl::prelude::*;

/// Operand check of three-source instructions.
#[block]
pub struct TcTernary {
    pub lo: Signal<In, U<64>>,
    pub hi: Signal<In, U<64>>,
    /// It takes no types but f32.
    pub floats_only: Signal<In, Bit>,
    /// It takes dwords, without modifiers.
    pub fields: Signal<In, Bit>,
    /// dst, src0, src1, src2.
    pub span: [Signal<Out, U<17>>; 4],
    /// All operands are f64.
    pub is_double: Signal<Out, Bit>,
    pub bad: Signal<Out, Bit>,
    operand: [Signal<Local, U<21>>; 3],
    number: [Signal<Local, U<8>>; 4],
    dword: [Signal<Local, U<3>>; 4],
    replicate: [Signal<Local, Bit>; 4],
    half: [Signal<Local, Bit>; 4],
    /// Word index of the first lane.
    word: [Signal<Local, U<4>>; 4],
    /// Of an operand that is not replicated.
    more: [Signal<Local, U<5>>; 4],
    lanes: TcOnes,
    element: [TcElement; 4],
    ends: [TcEnd; 4],
    doubles: Signal<Local, Bit>,
    outside: Signal<Local, Bit>,
    swizzled: Signal<Local, Bit>,
}

impl Logic for TcTernary {
    #[hdl]
    fn update(&mut self) {
        self.operand[0].next = self.hi.val().field(ternary_hi::SRC0);
        self.operand[1].next = self.hi.val().field(ternary_hi::SRC1);
        self.operand[2].next = self.hi.val().field(ternary_hi::SRC2);
        self.number[0].next = self.lo.val().field(ternary_lo::DST_REG);
        self.dword[0].next = self.lo.val().field(ternary_lo::DST_SUB);
        self.replicate[0].next = false;
        self.half[0].next = self.lo.val().field(ternary_lo::DST_HALF);
        self.half[1].next = self.lo.val().field(ternary_lo::SRC0_HALF);
        self.half[2].next = self.lo.val().field(ternary_lo::SRC1_HALF);
        self.half[3].next = self.lo.val().field(ternary_lo::SRC2_HALF);
        self.word[0].next = bit_cast::<4, 3>(self.dword[0].val()) << 1;
        for s in 0..3 {
            self.number[s + 1].next = self.operand[s].val().field(ternary_operand::REG);
            self.dword[s + 1].next = self.operand[s].val().field(ternary_operand::SUB);
            self.replicate[s + 1].next = self.operand[s].val().field(ternary_operand::REPLICATE);
            self.word[s + 1].next = pack!(4;
                ternary_word::DWORD = self.dword[s + 1].val(),
                ternary_word::HALF = self.operand[s].val().field(ternary_operand::HALF));
        }

        self.doubles.next = (self.lo.val().field(ternary_lo::SRC_TYPE) == ternary_types::DF)
            & (self.lo.val().field(ternary_lo::DST_TYPE) == ternary_types::DF)
            & !self.lo.val().field(ternary_lo::HALVES).any();
        connect!(self.doubles => self.is_double);
        comment!("one f64 of 16 bytes for all lanes; whichever of the two, it lies in the same register");
        if self.doubles.val() {
            for s in 0..3 {
                if (self.operand[s].val().field(ternary_operand::SWIZZLE) == FIRST_SWIZZLE)
                    | (self.operand[s].val().field(ternary_operand::SWIZZLE) == SECOND_SWIZZLE)
                {
                    self.replicate[s + 1].next = true;
                }
            }
        }

        comment!("the operand ends inside two registers and the register file");
        self.lanes.code.next = self.lo.val().field(lo::EXEC_SIZE);
        self.outside.next = false;
        for k in 0..4 {
            self.more[k].next = 0.into();
            if !self.replicate[k].val() {
                connect!(self.lanes.ones => self.more[k]);
            }
            self.element[k].wide.next = !self.half[k].val() & !self.doubles.val();
            connect!(self.doubles => self.element[k].eight_bytes);
            self.element[k].one_byte.next = false;
            self.element[k].start.next = bit_cast::<5, 3>(self.dword[k].val()) << 2;
            if self.half[k].val() {
                self.element[k].start.next = bit_cast::<5, 4>(self.word[k].val()) << 1;
            }
            self.ends[k].term[0].next = bit_cast::<14, 5>(self.more[k].val()) << self.element[k].scale.val();
            self.ends[k].term[1].next = bit_cast::<14, 6>(self.element[k].last.val());
            if (self.doubles.val() & self.dword[k].val().get_bit(0))
                | self.ends[k].beyond.val()
                | self.number[k].val().field(grf::BEYOND)
                | (self.number[k].val().field(grf::INDEX).all() & self.ends[k].second.val())
            {
                self.outside.next = true;
            }
            self.span[k].next = pack!(17;
                span::VALID = true,
                span::LAST = self.number[k].val() + bit_cast::<8, 1>(self.ends[k].second.val().into()),
                span::FIRST = self.number[k].val());
        }

        comment!("Align16, types that go together, identity swizzles, elements of four bytes at dwords");
        self.swizzled.next = false;
        for s in 0..3 {
            if ((self.operand[s].val().field(ternary_operand::SWIZZLE) != IDENTITY_SWIZZLE)
                & !(self.doubles.val()
                    & ((self.operand[s].val().field(ternary_operand::SWIZZLE) == FIRST_SWIZZLE)
                        | (self.operand[s].val().field(ternary_operand::SWIZZLE) == SECOND_SWIZZLE))
                    & !self.operand[s].val().field(ternary_operand::IN_PAIR).any()))
                | (self.operand[s].val().field(ternary_operand::HALF) & !self.half[s + 1].val())
            {
                self.swizzled.next = true;
            }
        }
        self.bad.next = self.outside.val()
            | !self.lo.val().field(lo::ALIGN16)
            | (self.lo.val().field(lo::EXEC_SIZE) == exec_size::THIRTY_TWO)
            | (self.doubles.val() & (self.lo.val().field(lo::EXEC_SIZE) > exec_size::EIGHT))
            | (!self.doubles.val()
                & !self.fields.val()
                & (self.lo.val().field(ternary_lo::SRC_OTHER).any() | self.lo.val().field(ternary_lo::DST_OTHER).any()))
            | (self.floats_only.val()
                & (self.lo.val().field(ternary_lo::TYPES).any() | self.lo.val().field(ternary_lo::HALVES).any()))
            | (self.fields.val()
                & (((self.lo.val().field(ternary_lo::TYPES) != ternary_types::ALL_D)
                    & (self.lo.val().field(ternary_lo::TYPES) != ternary_types::ALL_UD))
                    | self.lo.val().field(ternary_lo::HALVES).any()
                    | self.lo.val().field(ternary_lo::MODIFIERS).any()))
            | self.swizzled.val();
    }
}
