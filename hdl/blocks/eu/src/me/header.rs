//! The message in work: fields of the instruction that the message carries.
//!
//! ```text
//!  take, issue --> registers --> slot, ip, op, mask, sb, src0, src1,
//!                                                   mlen, total, dst, rlen, desc, exdesc
//! ```
//!
//! Everything is valid from the cycle after `take` until the next `take`. `total` is 0 for an
//! end of thread, whose payload is not read. No handshake, so no stalls.

use crate::bundle::*;
use tessera_hdl::prelude::*;

tessera_hdl::words! {
    /// Descriptor.
    desc: 31..0 {
        /// Registers of the payload.
        SENT: 28..25,
        /// Registers of the response.
        RESPONSE: 24..20,
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
    /// The descriptor was in a0, and is here.
    pub told: Signal<In, Bit>,
    pub descriptor: Signal<In, U<32>>,
    /// A new one begins with the next cycle.
    pub take: Signal<Out, Bit>,
    pub slot: Signal<Out, U<3>>,
    pub ip: Signal<Out, U<32>>,
    pub op: Signal<Out, U<7>>,
    pub mask: Signal<Out, U<32>>,
    pub sb: Signal<Out, U<2>>,
    pub src0: Signal<Out, U<7>>,
    pub src1: Signal<Out, U<7>>,
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
    r_src0: Reg<U<7>>,
    r_src1: Reg<U<7>>,
    r_mlen: Reg<U<4>>,
    r_total: Reg<U<5>>,
    r_dst: Reg<U<7>>,
    r_rlen: Reg<U<5>>,
    r_desc: Reg<U<32>>,
    r_exdesc: Reg<U<32>>,
    taken: Signal<Local, Bit>,
    sent: Signal<Local, U<4>>,
}

impl Logic for MeHeader {
    #[hdl]
    fn update(&mut self) {
        registers!(self, r_slot, r_op, r_sb, r_src0, r_src1, r_mlen, r_total, r_dst, r_rlen);
        data!(self, r_ip, r_mask, r_desc, r_exdesc);

        self.issue.ready.next = !self.busy.val();
        self.taken.next = self.issue.valid.val() & !self.busy.val();
        self.take.next = self.taken.val();

        if self.taken.val() {
            forward!(
                self.issue.slot => self.r_slot,
                self.issue.ip => self.r_ip,
                self.issue.op => self.r_op,
                self.issue.emask => self.r_mask,
                self.issue.sb => self.r_sb,
                self.issue.src0 => self.r_src0,
                self.issue.src1 => self.r_src1,
                self.issue.mlen => self.r_mlen,
                self.issue.dst => self.r_dst,
                self.issue.rlen => self.r_rlen
            );
            self.r_desc.d.next = bit_cast::<32, 31>(self.issue.desc.val());
            self.r_exdesc.d.next = pack!(32;
                exdesc::SFID = self.issue.sfid.val(),
                exdesc::LENGTH1 = self.issue.xlen.val(),
                exdesc::REST = self.issue.extra.val());
            self.r_total.d.next = bit_cast::<5, 4>(self.issue.mlen.val()) + bit_cast::<5, 4>(self.issue.xlen.val());
            comment!("end of thread");
            if self.issue.eot.val() {
                self.r_total.d.next = 0.into();
            }
        }

        comment!("what a0 says");
        self.sent.next = self.descriptor.val().field(desc::SENT);
        if !self.sent.val().any() {
            self.sent.next = 1.into();
        }
        if self.told.val() {
            self.r_desc.d.next = self.descriptor.val();
            self.r_mlen.d.next = self.sent.val();
            self.r_total.d.next =
                bit_cast::<5, 4>(self.sent.val()) + bit_cast::<5, 4>(self.r_exdesc.q.val().field(exdesc::LENGTH1));
            self.r_rlen.d.next = self.r_rlen.q.val() & self.descriptor.val().field(desc::RESPONSE);
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
