//! `ShortPrepare`: stage X1 of the short lane.
//!
//! ```text
//!  src[2] 32, kind[2] 3  ->+---------+-> a, b 34, is_float, to_integer, from_integer
//!  abs, negate 2         ->| prepare |-> anchor, shifted, carry, subtract,
//!  opcode, dst_kind, ftz ->+---------+   exponent, sign, nan, infinite, overflow
//! ```
//!
//! Combinational: source modifiers, which conversion a mov is, and the float
//! alignment ([`super::ShortAlign`]) that add and conversions share.
//! Invariants: those of its parts. Stalls, deadlock: none, no state.

use super::align::ShortAlign;
use crate::alu::source::SourceModify;
use crate::opcode;
use crate::word::element_bits;
use tessera_hdl::prelude::*;

/// Modifies the sources of a short operation and aligns floats.
#[block]
pub struct ShortPrepare {
    pub opcode: Signal<In, U<7>>,
    pub kind: [Signal<In, U<3>>; 2],
    pub dst_kind: Signal<In, U<3>>,
    pub abs: Signal<In, U<2>>,
    pub negate: Signal<In, U<2>>,
    pub ftz: Signal<In, Bit>,
    pub src: [Signal<In, U<32>>; 2],
    pub a: Signal<Out, U<34>>,
    pub b: Signal<Out, U<34>>,
    pub is_float: Signal<Out, Bit>,
    pub to_integer: Signal<Out, Bit>,
    pub from_integer: Signal<Out, Bit>,
    pub anchor: Signal<Out, U<32>>,
    pub shifted: Signal<Out, U<32>>,
    pub carry: Signal<Out, Bit>,
    pub subtract: Signal<Out, Bit>,
    pub exponent: Signal<Out, U<9>>,
    pub sign: Signal<Out, Bit>,
    pub nan: Signal<Out, Bit>,
    pub infinite: Signal<Out, Bit>,
    pub overflow: Signal<Out, Bit>,
    modify: [SourceModify; 2],
    align: ShortAlign,
    bitwise: Signal<Local, Bit>,
    from_float: Signal<Local, Bit>,
    into_float: Signal<Local, Bit>,
    truncates: Signal<Local, Bit>,
    converts: Signal<Local, Bit>,
}

impl Logic for ShortPrepare {
    #[hdl]
    fn update(&mut self) {
        comment!("not, and, or, xor are opcodes 4 to 7");
        self.bitwise.next = self.opcode.val().get_bits::<5>(2) == 1;
        for i in 0..2 {
            self.modify[i].element.next = self.src[i].val();
            self.modify[i].kind.next = self.kind[i].val();
            self.modify[i].abs.next = self.abs.val().get_bit(i);
            self.modify[i].negate.next = self.negate.val().get_bit(i);
            self.modify[i].bitwise.next = self.bitwise.val();
        }
        self.a.next = self.modify[0].value.val();
        self.b.next = self.modify[1].value.val();

        self.from_float.next = self.kind[0].val().field(element_bits::FLOAT);
        self.into_float.next = self.dst_kind.val().field(element_bits::FLOAT);
        self.truncates.next = (self.opcode.val() == opcode::MOV) & self.from_float.val() & !self.into_float.val();
        self.converts.next = (self.opcode.val() == opcode::MOV) & !self.from_float.val() & self.into_float.val();
        self.is_float.next = self.from_float.val();
        self.to_integer.next = self.truncates.val();
        self.from_integer.next = self.converts.val();

        self.align.a.next = self.modify[0].value.val();
        self.align.b.next = self.modify[1].value.val();
        self.align.to_integer.next = self.truncates.val();
        self.align.from_integer.next = self.converts.val();
        self.align.ftz.next = self.ftz.val();
        self.anchor.next = self.align.anchor.val();
        self.shifted.next = self.align.shifted.val();
        self.carry.next = self.align.carry.val();
        self.subtract.next = self.align.subtract.val();
        self.exponent.next = self.align.exponent.val();
        self.sign.next = self.align.sign.val();
        self.nan.next = self.align.nan.val();
        self.infinite.next = self.align.infinite.val();
        self.overflow.next = self.align.overflow.val();
    }
}
