//! Operands of sums of products: what rules 63 and 66 of `tessera_ports::uop` ask of them.
//!
//! ```text
//!  lo, hi, plane, pln, mac, dot --> bad, last
//! ```
//!
//! src0 of line and pln is the first of four coefficients, which lie together, as do the elements of a group
//! of dp4 and its like; pln has two registers of src1 in each pass of eight lanes; mac has lanes whose number
//! is their channel and their place in dst. Combinational; meaningless but for these opcodes.

use crate::word::{arf_number, exec_size, file, grf, hi, lo, operand, sub_bits, types};
use tessera_hdl::prelude::*;

/// Check of what lies together, of the registers of `pln` and of the places of `mac`.
#[block]
pub struct TcSum {
    pub lo: Signal<In, U<64>>,
    pub hi: Signal<In, U<64>>,
    /// line, pln.
    pub plane: Signal<In, Bit>,
    pub pln: Signal<In, Bit>,
    pub mac: Signal<In, Bit>,
    /// dp4, dph, dp3, dp2.
    pub dot: Signal<In, Bit>,
    pub bad: Signal<Out, Bit>,
    /// The last register of src1, of pln.
    pub last: Signal<Out, U<8>>,
    /// Registers behind the first one.
    behind: Signal<Local, U<2>>,
    ends_at: Signal<Local, U<8>>,
    src: [Signal<Local, U<25>>; 2],
    /// Not at 16 bytes.
    unaligned: [Signal<Local, Bit>; 2],
    groups_bad: [Signal<Local, Bit>; 2],
    coefficients_bad: Signal<Local, Bit>,
    lanes_bad: Signal<Local, Bit>,
    registers_bad: Signal<Local, Bit>,
    /// Exec size 8 or 16.
    whole: Signal<Local, Bit>,
}

impl Logic for TcSum {
    #[hdl]
    fn update(&mut self) {
        self.src[0].next = self.hi.val().field(hi::SRC0);
        self.src[1].next = self.hi.val().field(hi::SRC1);
        self.whole.next =
            (self.lo.val().field(lo::EXEC_SIZE) == exec_size::EIGHT) | (self.lo.val().field(lo::EXEC_SIZE) == exec_size::SIXTEEN);
        for s in 0..2 {
            self.unaligned[s].next = self.src[s].val().field(operand::SUB).field(sub_bits::IN_OWORD).any();
            self.groups_bad[s].next = self.unaligned[s].val()
                | (self.src[s].val().field(operand::HSTRIDE) != 1)
                | (self.src[s].val().field(operand::WIDTH) < 2)
                | (self.src[s].val().field(operand::VSTRIDE) == 1)
                | (self.src[s].val().field(operand::VSTRIDE) == 2)
                | ((self.src[s].val().field(operand::WIDTH) != 2)
                    & (self.src[s].val().field(operand::VSTRIDE)
                        != bit_cast::<4, 3>(self.src[s].val().field(operand::WIDTH)) + 1));
        }
        comment!("which element of the accumulator a lane takes must not depend on what is meant by it");
        self.lanes_bad.next = self.lo.val().field(lo::CHANNEL_GROUP).any()
            | self.lo.val().field(lo::DST_INDIRECT)
            | self.lo.val().field(lo::DST_SUB).any()
            | (self.lo.val().field(lo::DST_STRIDE) != 1)
            | ((self.lo.val().field(lo::DST_FILE) == file::ARF) & (self.lo.val().field(lo::DST_REG) == arf_number::ACC0 + 1));
        self.coefficients_bad.next = self.unaligned[0].val()
            | self.src[0].val().field(operand::VSTRIDE).any()
            | self.src[0].val().field(operand::WIDTH).any()
            | self.src[0].val().field(operand::HSTRIDE).any();
        comment!("two registers of packed elements for each pass");
        self.behind.next = 1.into();
        if self.lo.val().field(lo::EXEC_SIZE) == exec_size::SIXTEEN {
            self.behind.next = 3.into();
        }
        self.ends_at.next = self.src[1].val().field(operand::REG) + bit_cast::<8, 2>(self.behind.val());
        connect!(self.ends_at => self.last);
        self.registers_bad.next = !self.whole.val()
            | (self.hi.val().field(hi::SRC1_FILE) != file::GRF)
            | (self.src[1].val().field(operand::VSTRIDE) != 4)
            | (self.src[1].val().field(operand::WIDTH) != 3)
            | (self.src[1].val().field(operand::HSTRIDE) != 1)
            | self.src[1].val().field(operand::SUB).any()
            | self.ends_at.val().field(grf::BEYOND);
        comment!("f32 alone");
        self.bad.next = (self.lo.val().field(lo::DST_TYPE) != types::F)
            | (self.lo.val().field(lo::SRC0_TYPE) != types::F)
            | (self.hi.val().field(hi::SRC1_TYPE) != types::F)
            | (self.lo.val().field(lo::SRC0_FILE) != file::GRF)
            | self.src[0].val().field(operand::INDIRECT)
            | (self.mac.val() & (self.lanes_bad.val() | (self.lo.val().field(lo::EXEC_SIZE) == exec_size::THIRTY_TWO)))
            | (self.plane.val() & self.coefficients_bad.val())
            | (self.pln.val() & self.registers_bad.val())
            | (self.dot.val()
                & (self.groups_bad[0].val()
                    | self.groups_bad[1].val()
                    | (self.hi.val().field(hi::SRC1_FILE) != file::GRF)
                    | !(self.whole.val() | (self.lo.val().field(lo::EXEC_SIZE) == exec_size::FOUR))));
    }
}
