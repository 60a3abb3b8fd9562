//! The message in work: fields of the instruction that the message carries.
//!
//! ```text
//!  take, i_* --> field extraction --> registers --> slot, ip, op, mask, sb, src0, src1,
//!                                                   mlen, total, dst, rlen, desc, exdesc
//! ```
//!
//! Everything is valid from the cycle after `take` until the next `take`; field
//! positions are those of gen9-eu-isa.md sec. 2.5 and 2.6. `total` is 0 for an
//! end of thread, whose payload is not read. No handshake, so no stalls.

use crate::bundle::*;
use crate::opcode;
use crate::word::{file, lo, send_hi, send_lo};
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
    /// Extended descriptor on the message port.
    exdesc: 31..0 {
        /// Shared function.
        SFID: 3..0,
        /// Registers of the second payload.
        LENGTH1: 9..6,
        /// What the message means by the rest.
        REST: 31..16,
    }
}

/// Header registers of the message in work.
#[block]
pub struct MeHeader {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub issue: MessageIssue<In>,
    /// A message is in work.
    pub busy: Signal<In, Bit>,
    /// A new one begins with the next cycle.
    pub take: Signal<Out, Bit>,
    pub slot: Signal<Out, U<3>>,
    pub ip: Signal<Out, U<32>>,
    pub op: Signal<Out, U<7>>,
    pub mask: Signal<Out, U<32>>,
    pub sb: Signal<Out, U<2>>,
    pub src0: Signal<Out, U<8>>,
    pub src1: Signal<Out, U<8>>,
    /// Registers at `src0`.
    pub mlen: Signal<Out, U<4>>,
    /// Registers of the whole payload.
    pub total: Signal<Out, U<5>>,
    pub dst: Signal<Out, U<7>>,
    pub rlen: Signal<Out, U<5>>,
    pub desc: Signal<Out, U<32>>,
    pub exdesc: Signal<Out, U<32>>,
    r_slot: Reg<U<3>>,
    r_ip: Reg<U<32>>,
    r_op: Reg<U<7>>,
    r_mask: Reg<U<32>>,
    r_sb: Reg<U<2>>,
    r_src0: Reg<U<8>>,
    r_src1: Reg<U<8>>,
    r_mlen: Reg<U<4>>,
    r_total: Reg<U<5>>,
    r_dst: Reg<U<7>>,
    r_rlen: Reg<U<5>>,
    r_desc: Reg<U<32>>,
    r_exdesc: Reg<U<32>>,
    taken: Signal<Local, Bit>,
    split: Signal<Local, Bit>,
    xlen: Signal<Local, U<4>>,
    no_dst: Signal<Local, Bit>,
    extra: Signal<Local, U<16>>,
}

impl Logic for MeHeader {
    #[hdl]
    fn update(&mut self) {
        registers!(self, r_slot, r_ip, r_op, r_mask, r_sb, r_src0, r_src1, r_mlen, r_total, r_dst, r_rlen, r_desc, r_exdesc);

        self.issue.ready.next = !self.busy.val();
        self.taken.next = self.issue.valid.val() & !self.busy.val();
        self.take.next = self.taken.val();

        comment!("what send and sends place differently");
        self.split.next = self.issue.lo.val().field(lo::OPCODE) == opcode::SENDS;
        self.xlen.next = 0.into();
        self.no_dst.next = self.issue.lo.val().field(lo::DST_FILE) != file::GRF;
        self.extra.next = pack!(16;
            extended::PART0 = self.issue.hi.val().field(send_hi::LENGTH1),
            extended::PART1 = self.issue.hi.val().field(send_hi::EXTENDED1),
            extended::PART2 = self.issue.hi.val().field(send_hi::EXTENDED2),
            extended::PART3 = self.issue.hi.val().field(send_hi::EXTENDED3));
        if self.split.val() {
            self.no_dst.next = !self.issue.lo.val().field(send_lo::SPLIT_DST_FILE);
            self.extra.next = self.issue.hi.val().field(send_hi::SPLIT_EXTENDED);
            if self.issue.lo.val().field(send_lo::SPLIT_SRC1_FILE) {
                self.xlen.next = self.issue.hi.val().field(send_hi::LENGTH1);
            }
        }

        if self.taken.val() {
            forward!(
                self.issue.slot => self.r_slot,
                self.issue.ip => self.r_ip,
                self.issue.emask => self.r_mask,
                self.issue.sb => self.r_sb
            );
            self.r_op.d.next = self.issue.lo.val().field(lo::OPCODE);
            self.r_src0.d.next = self.issue.hi.val().field(send_hi::SRC0_REG);
            self.r_src1.d.next = self.issue.lo.val().field(send_lo::SPLIT_SRC1_REG);
            self.r_dst.d.next = self.issue.lo.val().field(send_lo::DST_REG_LOW);
            self.r_mlen.d.next = self.issue.hi.val().field(send_hi::LENGTH0);
            self.r_total.d.next =
                bit_cast::<5, 4>(self.issue.hi.val().field(send_hi::LENGTH0)) + bit_cast::<5, 4>(self.xlen.val());
            self.r_rlen.d.next = self.issue.hi.val().field(send_hi::RESPONSE);
            self.r_desc.d.next = bit_cast::<32, 31>(self.issue.hi.val().field(send_hi::DESC));
            self.r_exdesc.d.next = pack!(32;
                exdesc::SFID = self.issue.lo.val().field(send_lo::SFID),
                exdesc::LENGTH1 = self.xlen.val(),
                exdesc::REST = self.extra.val());
            if self.no_dst.val() {
                self.r_rlen.d.next = 0.into();
            }
            comment!("end of thread");
            if self.issue.hi.val().field(send_hi::EOT) {
                self.r_total.d.next = 0.into();
            }
        }

        outputs!(
            self,
            slot = r_slot,
            ip = r_ip,
            op = r_op,
            mask = r_mask,
            sb = r_sb,
            src0 = r_src0,
            src1 = r_src1,
            mlen = r_mlen,
            total = r_total,
            dst = r_dst,
            rlen = r_rlen,
            desc = r_desc,
            exdesc = r_exdesc
        );
    }
}
