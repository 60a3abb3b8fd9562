//! What JE and ME get: fields of the native word instead of the word, all 0 unless it is theirs.
//!
//! ```text
//!  valid, head, sync, channels --> TcFlow --> issue    for JE
//!  valid, head, lanes ----------> TcSend --> issue    for ME
//! ```
//!
//! Rule 40 of the contract page. What `send` and `sends` place differently becomes one form here, so
//! that ME has no choice left. Combinational, no stalls.

use crate::bundle::*;
use crate::opcode::{self, TABLE};
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

/// A flow-control instruction for JE.
#[block]
pub struct TcFlow {
    pub valid: Signal<In, Bit>,
    pub slot: Signal<In, U<3>>,
    pub head: Decoded<In>,
    /// The instruction itself is not executed.
    pub sync: Signal<In, Bit>,
    pub act: Signal<In, U<32>>,
    pub pred: Signal<In, U<32>>,
    pub issue: BranchIssueItem<Out>,
    lo: Signal<Local, U<64>>,
    hi: Signal<Local, U<64>>,
    by_src0: Signal<Local, Bit>,
    by_src1: Signal<Local, Bit>,
    op: Signal<Local, U<7>>,
}

impl Logic for TcFlow {
    #[hdl]
    fn update(&mut self) {
        self.lo.next = 0.into();
        self.hi.next = 0.into();
        self.issue.slot.next = 0.into();
        self.issue.ip.next = 0.into();
        self.issue.act.next = 0.into();
        self.issue.pred.next = 0.into();
        if self.valid.val() {
            self.lo.next = self.head.lo.val();
            self.hi.next = self.head.hi.val();
            self.issue.slot.next = self.slot.val();
            self.issue.ip.next = self.head.ip.val();
            self.issue.act.next = self.act.val();
            self.issue.pred.next = self.pred.val();
        }
        self.issue.len8.next = self.head.len8.val() & self.valid.val();
        self.issue.sync.next = self.sync.val() & self.valid.val();
        self.op.next = self.lo.val().field(lo::OPCODE);
        if self.sync.val() {
            self.op.next = 0.into();
        }
        self.issue.op.next = self.op.val();
        self.issue.branch.next = self.lo.val().field(lo::BRANCH_CTRL);
        self.issue.group.next = self.lo.val().field(lo::CHANNEL_GROUP);
        self.issue.size.next = self.lo.val().field(lo::EXEC_SIZE);
        self.issue.uip.next = self.hi.val().field(flow_hi::UIP);
        self.issue.jip.next = self.hi.val().field(flow_hi::JIP);
        self.issue.dst.next = self.lo.val().field(send_lo::DST_REG_LOW);
        self.issue.dst_sub.next = self.lo.val().field(lo::DST_SUB).field(sub_bits::DWORD);
        self.by_src0.next = (self.op.val() == opcode::BRD) | (self.op.val() == opcode::BRC);
        self.by_src1.next = (self.op.val() == opcode::JMPI) | (self.op.val() == opcode::CALL) | (self.op.val() == opcode::CALLA);
        self.issue.reg.next = (self.op.val() == opcode::RET)
            | (self.by_src0.val() & (self.lo.val().field(lo::SRC0_FILE) != file::IMMEDIATE))
            | (self.by_src1.val() & (self.hi.val().field(hi::SRC1_FILE) != file::IMMEDIATE));
    }
}

/// A send or sends for ME.
#[block]
pub struct TcSend {
    pub valid: Signal<In, Bit>,
    pub slot: Signal<In, U<3>>,
    pub head: Decoded<In>,
    pub emask: Signal<In, U<32>>,
    pub sb: Signal<In, U<2>>,
    pub issue: MessageIssueItem<Out>,
    lo: Signal<Local, U<64>>,
    hi: Signal<Local, U<64>>,
    /// It has a second payload.
    split: Signal<Local, Bit>,
    no_dst: Signal<Local, Bit>,
    by_a0: Signal<Local, Bit>,
}

impl Logic for TcSend {
    #[hdl]
    fn update(&mut self) {
        self.lo.next = 0.into();
        self.hi.next = 0.into();
        self.issue.slot.next = 0.into();
        self.issue.ip.next = 0.into();
        self.issue.emask.next = 0.into();
        self.issue.sb.next = 0.into();
        if self.valid.val() {
            self.lo.next = self.head.lo.val();
            self.hi.next = self.head.hi.val();
            self.issue.slot.next = self.slot.val();
            self.issue.ip.next = self.head.ip.val();
            self.issue.emask.next = self.emask.val();
            self.issue.sb.next = self.sb.val();
        }
        self.issue.op.next = self.lo.val().field(lo::OPCODE);
        self.issue.eot.next = self.hi.val().field(send_hi::EOT);
        self.issue.src0.next = self.hi.val().field(send_hi::SRC0_REG_LOW);
        self.issue.mlen.next = self.hi.val().field(send_hi::LENGTH0);
        self.issue.src1.next = self.lo.val().field(send_lo::SPLIT_SRC1_REG_LOW);
        self.issue.dst.next = self.lo.val().field(send_lo::DST_REG_LOW);
        self.issue.sfid.next = self.lo.val().field(send_lo::SFID);
        self.issue.desc.next = self.hi.val().field(send_hi::DESC);

        comment!("what send and sends place differently");
        self.issue.xlen.next = 0.into();
        self.no_dst.next = self.lo.val().field(lo::DST_FILE) != file::GRF;
        self.by_a0.next = self.hi.val().field(send_hi::DESC_FILE) == file::ARF;
        self.issue.extra.next = pack!(16;
            extended::PART0 = self.hi.val().field(send_hi::LENGTH1),
            extended::PART1 = self.hi.val().field(send_hi::EXTENDED1),
            extended::PART2 = self.hi.val().field(send_hi::EXTENDED2),
            extended::PART3 = self.hi.val().field(send_hi::EXTENDED3));
        self.split.next = false;
        for i in 0..TABLE.len() {
            if self.lo.val().field(lo::OPCODE) == TABLE[i].opcode {
                self.split.next = TABLE[i].split;
            }
        }
        if self.split.val() {
            self.no_dst.next = !self.lo.val().field(send_lo::SPLIT_DST_FILE);
            self.by_a0.next = self.hi.val().field(send_hi::SPLIT_DESC_INDIRECT);
            self.issue.extra.next = self.hi.val().field(send_hi::SPLIT_EXTENDED);
            if self.lo.val().field(send_lo::SPLIT_SRC1_FILE) {
                self.issue.xlen.next = self.hi.val().field(send_hi::LENGTH1);
            }
        }
        self.issue.by_a0.next = self.by_a0.val() & self.valid.val();
        self.issue.rlen.next = self.hi.val().field(send_hi::RESPONSE);
        if self.by_a0.val() {
            self.issue.rlen.next = 0x1f.into();
        }
        if self.no_dst.val() {
            self.issue.rlen.next = 0.into();
        }
    }
}
