//! Operands of `line` and `pln`: what rule 63 of `tessera_ports::uop` asks of them.
//!
//! ```text
//!  lo, hi, pln --> bad, behind
//! ```
//!
//! src0 is the first of four coefficients, which lie together; `pln` has two registers of src1 in each pass
//! of eight lanes. Combinational; meaningless but for these two opcodes.

use crate::word::{exec_size, file, grf, hi, lo, operand, sub_bits, types};
use tessera_hdl::prelude::*;

/// Check of coefficients and of the registers of `pln`.
#[block]
pub struct TcPlane {
    pub lo: Signal<In, U<64>>,
    pub hi: Signal<In, U<64>>,
    /// pln.
    pub pln: Signal<In, Bit>,
    pub bad: Signal<Out, Bit>,
    /// Registers of src1 behind the first one, of pln.
    pub behind: Signal<Out, U<2>>,
    coefficients: Signal<Local, U<25>>,
    src1: Signal<Local, U<25>>,
    registers_bad: Signal<Local, Bit>,
    last: Signal<Local, U<8>>,
}

impl Logic for TcPlane {
    #[hdl]
    fn update(&mut self) {
        self.coefficients.next = self.hi.val().field(hi::SRC0);
        self.src1.next = self.hi.val().field(hi::SRC1);
        self.behind.next = 1.into();
        if self.lo.val().field(lo::EXEC_SIZE) == exec_size::SIXTEEN {
            self.behind.next = 3.into();
        }
        self.last.next = self.src1.val().field(operand::REG) + bit_cast::<8, 2>(self.behind.val());
        comment!("two registers of packed elements for each pass");
        self.registers_bad.next = (self.hi.val().field(hi::SRC1_FILE) != file::GRF)
            | (self.src1.val().field(operand::VSTRIDE) != 4)
            | (self.src1.val().field(operand::WIDTH) != 3)
            | (self.src1.val().field(operand::HSTRIDE) != 1)
            | self.src1.val().field(operand::SUB).any()
            | ((self.lo.val().field(lo::EXEC_SIZE) != exec_size::EIGHT)
                & (self.lo.val().field(lo::EXEC_SIZE) != exec_size::SIXTEEN))
            | self.last.val().field(grf::BEYOND);
        comment!("f32 alone; one element, at 16 bytes");
        self.bad.next = (self.lo.val().field(lo::DST_TYPE) != types::F)
            | (self.lo.val().field(lo::SRC0_TYPE) != types::F)
            | (self.hi.val().field(hi::SRC1_TYPE) != types::F)
            | (self.lo.val().field(lo::SRC0_FILE) != file::GRF)
            | self.coefficients.val().field(operand::INDIRECT)
            | self.coefficients.val().field(operand::VSTRIDE).any()
            | self.coefficients.val().field(operand::WIDTH).any()
            | self.coefficients.val().field(operand::HSTRIDE).any()
            | self.coefficients.val().field(operand::SUB).field(sub_bits::IN_OWORD).any()
            | (self.pln.val() & self.registers_bad.val());
    }
}
