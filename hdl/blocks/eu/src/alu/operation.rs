//! `AluOperation`: which operation of the float lanes an instruction is, once for all lanes.
//!
//! ```text
//!  opcode 7, second                ->+-----------+-> operation
//!  source_kind 3, dst_kind 3       ->| operation |
//!                                    +-----------+
//! ```
//!
//! Combinational. Invariant: `random_instructions_match_the_model`. Stalls, deadlock: none, no state.

use crate::bundle::*;
use crate::opcode;
use crate::word::{element_bits, element_class, opcode_bits, opcode_family, rounding};
use tessera_hdl::prelude::*;

/// Decodes the operation of a float lane.
#[block]
pub struct AluOperation {
    pub opcode: Signal<In, U<7>>,
    /// The second of two results.
    pub second: Signal<In, Bit>,
    pub source_kind: Signal<In, U<3>>,
    pub dst_kind: Signal<In, U<3>>,
    pub operation: FloatOperation<Out>,
    from_float: Signal<Local, Bit>,
    into_float: Signal<Local, Bit>,
}

impl Logic for AluOperation {
    #[hdl]
    fn update(&mut self) {
        self.from_float.next = self.source_kind.val().field(element_bits::CLASS) == element_class::FLOAT;
        self.into_float.next = self.dst_kind.val().field(element_bits::CLASS) == element_class::FLOAT;
        self.operation.mad.next = self.opcode.val() == opcode::MAD;
        self.operation.add.next = (self.opcode.val() == opcode::ADD) & self.from_float.val();
        self.operation.from_integer.next = (self.opcode.val() == opcode::MOV) & !self.from_float.val() & self.into_float.val();
        self.operation.to_integer.next = (self.opcode.val() == opcode::MOV) & self.from_float.val() & !self.into_float.val();
        self.operation.resize.next = (self.opcode.val() == opcode::MOV) & self.from_float.val() & self.into_float.val();
        self.operation.integral.next = self.opcode.val().field(opcode_bits::FAMILY) == opcode_family::ROUND;
        comment!("rndu, rndd, rnde, rndz");
        self.operation.direction.next = rounding::UP;
        if self.opcode.val().field(opcode_bits::ROUNDING) == 1 {
            self.operation.direction.next = rounding::DOWN;
        } else if self.opcode.val().field(opcode_bits::ROUNDING) == 2 {
            self.operation.direction.next = rounding::NEAREST;
        } else if self.opcode.val().field(opcode_bits::ROUNDING) == 3 {
            self.operation.direction.next = rounding::ZERO;
        }
        comment!("mul delivers the low part first, mach last");
        self.operation.accumulates.next = self.opcode.val() == opcode::MACH;
        self.operation.integer.next =
            ((self.opcode.val() == opcode::MUL) & !self.from_float.val()) | (self.opcode.val() == opcode::MACH);
        self.operation.upper.next = self.second.val() ^ (self.opcode.val() == opcode::MACH);
    }
}
