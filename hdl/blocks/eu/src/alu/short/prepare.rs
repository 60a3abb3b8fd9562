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
use crate::bundle::*;
use crate::opcode;
use crate::word::{element_bits, opcode_bits, opcode_family};
use tessera_hdl::prelude::*;

/// Modifies the sources of a short operation and aligns floats.
#[block]
pub struct ShortPrepare {
    pub opcode: Signal<In, U<7>>,
    pub dst_kind: Signal<In, U<3>>,
    pub ftz: Signal<In, Bit>,
    pub sources: ShortSources<In>,
    pub modified: Modified<Out>,
    pub aligned: Aligned<Out>,
    pub expected: Expected<Out>,
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
        self.bitwise.next = self.opcode.val().field(opcode_bits::FAMILY) == opcode_family::BITWISE;
        for i in 0..2 {
            connect!(self.sources.src[i] => self.modify[i].element, self.sources.kind[i] => self.modify[i].kind);
            self.modify[i].abs.next = self.sources.abs.val().get_bit(i);
            self.modify[i].negate.next = self.sources.negate.val().get_bit(i);
            self.modify[i].bitwise.next = self.bitwise.val();
        }
        connect!(self.modify[0].value => self.modified.a, self.modify[1].value => self.modified.b);

        self.from_float.next = self.sources.kind[0].val().field(element_bits::FLOAT);
        self.into_float.next = self.dst_kind.val().field(element_bits::FLOAT);
        self.truncates.next = (self.opcode.val() == opcode::MOV) & self.from_float.val() & !self.into_float.val();
        self.converts.next = (self.opcode.val() == opcode::MOV) & !self.from_float.val() & self.into_float.val();
        connect!(
            self.from_float => self.modified.is_float,
            self.truncates => self.modified.to_integer,
            self.converts => self.modified.from_integer
        );

        connect!(
            self.modify[0].value => self.align.a,
            self.modify[1].value => self.align.b,
            self.truncates => self.align.to_integer,
            self.converts => self.align.from_integer,
            self.ftz => self.align.ftz,
            self.align.aligned => self.aligned,
            self.align.expected => self.expected
        );
    }
}
