//! Fields of a native word that JE and ME get instead of the word.
//!
//! ```text
//!  lo, hi, sync --> TcFlow --> code        for JE
//!  lo, hi       --> TcSend --> header    for ME
//! ```
//!
//! Rule 40 of the contract page. What `send` and `sends` place differently becomes one form here, so
//! that ME has no choice left. Combinational, no stalls; all fields of the word 0 are 0.

use crate::bundle::*;
use crate::opcode;
use crate::word::{file, flow_hi, hi, lo, send_hi, send_lo, sub_bits};
use tessera_hdl::prelude::*;

tessera_hdl::words! {
    /// Bits 31:16 of the extended descriptor of a send, which the instruction keeps in four places.
    extended: 15..0 {
        /// Lowest part.
        PART0: 3..0,
        /// Second part.
        PART1: 7..4,
        /// Third part.
        PART2: 11..8,
        /// Highest part.
        PART3: 15..12,
    }
}

/// Fields of a flow-control instruction.
#[block]
pub struct TcFlow {
    pub lo: Signal<In, U<64>>,
    pub hi: Signal<In, U<64>>,
    /// The instruction itself is not executed.
    pub sync: Signal<In, Bit>,
    pub code: FlowCode<Out>,
    by_src0: Signal<Local, Bit>,
    by_src1: Signal<Local, Bit>,
    op: Signal<Local, U<7>>,
}

impl Logic for TcFlow {
    #[hdl]
    fn update(&mut self) {
        self.op.next = self.lo.val().field(lo::OPCODE);
        if self.sync.val() {
            self.op.next = 0.into();
        }
        self.code.op.next = self.op.val();
        self.code.branch.next = self.lo.val().field(lo::BRANCH_CTRL);
        self.code.group.next = self.lo.val().field(lo::CHANNEL_GROUP);
        self.code.size.next = self.lo.val().field(lo::EXEC_SIZE);
        self.code.uip.next = self.hi.val().field(flow_hi::UIP);
        self.code.jip.next = self.hi.val().field(flow_hi::JIP);
        self.code.dst.next = self.lo.val().field(send_lo::DST_REG_LOW);
        self.code.dst_sub.next = self.lo.val().field(lo::DST_SUB).field(sub_bits::DWORD);
        self.by_src0.next = (self.op.val() == opcode::BRD) | (self.op.val() == opcode::BRC);
        self.by_src1.next = (self.op.val() == opcode::JMPI) | (self.op.val() == opcode::CALL) | (self.op.val() == opcode::CALLA);
        self.code.reg.next = (self.op.val() == opcode::RET)
            | (self.by_src0.val() & (self.lo.val().field(lo::SRC0_FILE) != file::IMMEDIATE))
            | (self.by_src1.val() & (self.hi.val().field(hi::SRC1_FILE) != file::IMMEDIATE));
    }
}

/// Fields of a send or sends.
#[block]
pub struct TcSend {
    pub lo: Signal<In, U<64>>,
    pub hi: Signal<In, U<64>>,
    pub header: MessageCode<Out>,
    no_dst: Signal<Local, Bit>,
}

impl Logic for TcSend {
    #[hdl]
    fn update(&mut self) {
        self.header.op.next = self.lo.val().field(lo::OPCODE);
        self.header.eot.next = self.hi.val().field(send_hi::EOT);
        self.header.src0.next = self.hi.val().field(send_hi::SRC0_REG_LOW);
        self.header.mlen.next = self.hi.val().field(send_hi::LENGTH0);
        self.header.src1.next = self.lo.val().field(send_lo::SPLIT_SRC1_REG_LOW);
        self.header.dst.next = self.lo.val().field(send_lo::DST_REG_LOW);
        self.header.sfid.next = self.lo.val().field(send_lo::SFID);
        self.header.desc.next = self.hi.val().field(send_hi::DESC);

        comment!("what send and sends place differently");
        self.header.xlen.next = 0.into();
        self.no_dst.next = self.lo.val().field(lo::DST_FILE) != file::GRF;
        self.header.extra.next = pack!(16;
            extended::PART0 = self.hi.val().field(send_hi::LENGTH1),
            extended::PART1 = self.hi.val().field(send_hi::EXTENDED1),
            extended::PART2 = self.hi.val().field(send_hi::EXTENDED2),
            extended::PART3 = self.hi.val().field(send_hi::EXTENDED3));
        if self.lo.val().field(lo::OPCODE) == opcode::SENDS {
            self.no_dst.next = !self.lo.val().field(send_lo::SPLIT_DST_FILE);
            self.header.extra.next = self.hi.val().field(send_hi::SPLIT_EXTENDED);
            if self.lo.val().field(send_lo::SPLIT_SRC1_FILE) {
                self.header.xlen.next = self.hi.val().field(send_hi::LENGTH1);
            }
        }
        self.header.rlen.next = self.hi.val().field(send_hi::RESPONSE);
        if self.no_dst.val() {
            self.header.rlen.next = 0.into();
        }
    }
}
