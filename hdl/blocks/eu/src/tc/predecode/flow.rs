//! Operands of flow control: registers and rule 16 of `tessera_ports::uop`.
//!
//! ```text
//!  lo, hi --> target, return state of a call --> span[2], bad
//! ```
//!
//! Combinational; meaningless unless the opcode goes to JE.

use crate::opcode;
use crate::word::{arf_number, file, grf, hi, lo, operand, span, sub_bits, types};
use tessera_hdl::prelude::*;

/// Operand check of flow control.
#[block]
pub struct TcFlowOperands {
    pub lo: Signal<In, U<64>>,
    pub hi: Signal<In, U<64>>,
    /// Return state of a call; target in a register.
    pub span: [Signal<Out, U<17>>; 2],
    pub bad: Signal<Out, Bit>,
    op: Signal<Local, U<7>>,
    by_src1: Signal<Local, Bit>,
    by_src0: Signal<Local, Bit>,
    call: Signal<Local, Bit>,
    file: Signal<Local, U<2>>,
    target: Signal<Local, U<25>>,
    by_register: Signal<Local, Bit>,
    target_bad: Signal<Local, Bit>,
    result_bad: Signal<Local, Bit>,
    counter_bad: Signal<Local, Bit>,
}

impl Logic for TcFlowOperands {
    #[hdl]
    fn update(&mut self) {
        self.op.next = self.lo.val().field(lo::OPCODE);
        self.call.next = (self.op.val() == opcode::CALL) | (self.op.val() == opcode::CALLA);
        self.by_src1.next = self.call.val() | (self.op.val() == opcode::JMPI);
        self.by_src0.next = (self.op.val() == opcode::BRD) | (self.op.val() == opcode::BRC) | (self.op.val() == opcode::RET);

        comment!("target");
        self.file.next = self.lo.val().field(lo::SRC0_FILE);
        self.target.next = self.hi.val().field(hi::SRC0);
        if self.by_src1.val() {
            self.file.next = self.hi.val().field(hi::SRC1_FILE);
            self.target.next = self.hi.val().field(hi::SRC1);
        }
        self.by_register.next =
            (self.by_src0.val() | self.by_src1.val()) & ((self.file.val() != file::IMMEDIATE) | (self.op.val() == opcode::RET));
        self.target_bad.next = (self.file.val() != file::GRF)
            | self.target.val().field(operand::INDIRECT)
            | self.target.val().field(operand::REG).field(grf::BEYOND)
            | self.target.val().field(operand::SUB).field(sub_bits::IN_DWORD).any()
            | ((self.op.val() == opcode::BRC) & (self.target.val().field(operand::SUB) > 24));
        self.span[1].next = 0.into();
        if self.by_register.val() {
            self.span[1].next = pack!(17;
                span::VALID = true,
                span::LAST = self.target.val().field(operand::REG),
                span::FIRST = self.target.val().field(operand::REG));
        }

        comment!("return state");
        self.result_bad.next = (self.lo.val().field(lo::DST_FILE) != file::GRF)
            | ((self.lo.val().field(lo::DST_TYPE) != types::UD) & (self.lo.val().field(lo::DST_TYPE) != types::D))
            | (self.lo.val().field(lo::DST_STRIDE) != 1)
            | self.lo.val().field(lo::DST_INDIRECT)
            | self.lo.val().field(lo::DST_REG).field(grf::BEYOND)
            | self.lo.val().field(lo::DST_SUB).field(sub_bits::IN_DWORD).any()
            | (self.lo.val().field(lo::DST_SUB) > 24);
        self.span[0].next = 0.into();
        if self.call.val() {
            self.span[0].next = pack!(17;
                span::VALID = true,
                span::LAST = self.lo.val().field(lo::DST_REG),
                span::FIRST = self.lo.val().field(lo::DST_REG));
        }

        comment!("wait has n0.0");
        self.counter_bad.next = (self.lo.val().field(lo::SRC0_FILE) != file::ARF)
            | self.hi.val().field(hi::SRC0).field(operand::INDIRECT)
            | (self.hi.val().field(hi::SRC0).field(operand::REG) != arf_number::N0)
            | self.hi.val().field(hi::SRC0).field(operand::SUB).field(sub_bits::DWORD).any();

        self.bad.next = (self.by_register.val() & self.target_bad.val())
            | (self.call.val() & self.result_bad.val())
            | ((self.op.val() == opcode::WAIT) & self.counter_bad.val())
            | (((self.op.val() == opcode::IF) | (self.op.val() == opcode::ELSE)) & self.lo.val().field(lo::BRANCH_CTRL));
    }
}
