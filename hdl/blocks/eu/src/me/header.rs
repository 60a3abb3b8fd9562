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

use tessera_hdl::prelude::*;

/// Header registers of the message in work.
#[block]
pub struct MeHeader {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub take: Signal<In, Bit>,
    pub i_slot: Signal<In, U<3>>,
    pub i_ip: Signal<In, U<32>>,
    pub i_lo: Signal<In, U<64>>,
    pub i_hi: Signal<In, U<64>>,
    pub i_emask: Signal<In, U<32>>,
    pub i_sb: Signal<In, U<2>>,
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
    split: Signal<Local, Bit>,
    xlen: Signal<Local, U<4>>,
    no_dst: Signal<Local, Bit>,
    extra: Signal<Local, U<16>>,
}

impl Logic for MeHeader {
    #[hdl]
    fn update(&mut self) {
        registers!(self, r_slot, r_ip, r_op, r_mask, r_sb, r_src0, r_src1, r_mlen, r_total, r_dst, r_rlen, r_desc, r_exdesc);

        comment!("sends: opcode 33, src1 file bit 36, dst file bit 35; send: dst file bits 36:35");
        self.split.next = self.i_lo.val().get_bits::<7>(0) == 0x33;
        self.xlen.next = 0.into();
        self.no_dst.next = self.i_lo.val().get_bits::<2>(35) != 1;
        self.extra.next = bit_cast::<16, 4>(self.i_hi.val().get_bits::<4>(0))
            | (bit_cast::<16, 4>(self.i_hi.val().get_bits::<4>(16)) << 4)
            | (bit_cast::<16, 4>(self.i_hi.val().get_bits::<4>(21)) << 8)
            | (bit_cast::<16, 4>(self.i_hi.val().get_bits::<4>(27)) << 12);
        if self.split.val() {
            self.no_dst.next = !self.i_lo.val().get_bit(35);
            self.extra.next = self.i_hi.val().get_bits::<16>(16);
            if self.i_lo.val().get_bit(36) {
                self.xlen.next = self.i_hi.val().get_bits::<4>(0);
            }
        }

        if self.take.val() {
            self.r_slot.d.next = self.i_slot.val();
            self.r_ip.d.next = self.i_ip.val();
            self.r_op.d.next = self.i_lo.val().get_bits::<7>(0);
            self.r_mask.d.next = self.i_emask.val();
            self.r_sb.d.next = self.i_sb.val();
            self.r_src0.d.next = self.i_hi.val().get_bits::<8>(5);
            self.r_src1.d.next = self.i_lo.val().get_bits::<8>(44);
            self.r_dst.d.next = self.i_lo.val().get_bits::<7>(53);
            self.r_mlen.d.next = self.i_hi.val().get_bits::<4>(57);
            self.r_total.d.next = bit_cast::<5, 4>(self.i_hi.val().get_bits::<4>(57)) + bit_cast::<5, 4>(self.xlen.val());
            self.r_rlen.d.next = self.i_hi.val().get_bits::<5>(52);
            self.r_desc.d.next = bit_cast::<32, 31>(self.i_hi.val().get_bits::<31>(32));
            self.r_exdesc.d.next = (bit_cast::<32, 16>(self.extra.val()) << 16)
                | (bit_cast::<32, 4>(self.xlen.val()) << 6)
                | bit_cast::<32, 4>(self.i_lo.val().get_bits::<4>(24));
            if self.no_dst.val() {
                self.r_rlen.d.next = 0.into();
            }
            comment!("end of thread");
            if self.i_hi.val().get_bit(63) {
                self.r_total.d.next = 0.into();
            }
        }

        self.slot.next = self.r_slot.q.val();
        self.ip.next = self.r_ip.q.val();
        self.op.next = self.r_op.q.val();
        self.mask.next = self.r_mask.q.val();
        self.sb.next = self.r_sb.q.val();
        self.src0.next = self.r_src0.q.val();
        self.src1.next = self.r_src1.q.val();
        self.mlen.next = self.r_mlen.q.val();
        self.total.next = self.r_total.q.val();
        self.dst.next = self.r_dst.q.val();
        self.rlen.next = self.r_rlen.q.val();
        self.desc.next = self.r_desc.q.val();
        self.exdesc.next = self.r_exdesc.q.val();
    }
}
