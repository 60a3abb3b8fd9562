//! Operands of `mad`: registers and rules 11 and 14 of `tessera_ports::uop`.
//!
//! ```text
//!  lo, hi --> dst, src0, src1, src2 (packed or replicated) --> span[4], bad
//! ```
//!
//! An operand is packed from its dword sub-register, or one replicated element;
//! field positions are those of gen9-eu-isa.md sec. 2.4. Combinational.

use tessera_hdl::prelude::*;

/// Operand check of three-source instructions.
#[block]
pub struct TcTernary {
    pub lo: Signal<In, U<64>>,
    pub hi: Signal<In, U<64>>,
    /// dst, src0, src1, src2.
    pub span: [Signal<Out, U<17>>; 4],
    pub bad: Signal<Out, Bit>,
    number: [Signal<Local, U<8>>; 4],
    dword: [Signal<Local, U<3>>; 4],
    replicate: [Signal<Local, Bit>; 4],
    /// Dword index of the last lane.
    last: [Signal<Local, U<6>>; 4],
    outside: Signal<Local, Bit>,
}

impl Logic for TcTernary {
    #[hdl]
    fn update(&mut self) {
        self.number[0].next = self.lo.val().get_bits::<8>(56);
        self.number[1].next = self.hi.val().get_bits::<8>(12);
        self.number[2].next = self.hi.val().get_bits::<8>(33);
        self.number[3].next = self.hi.val().get_bits::<8>(54);
        self.dword[0].next = self.lo.val().get_bits::<3>(53);
        self.dword[1].next = self.hi.val().get_bits::<3>(9);
        self.dword[2].next = self.hi.val().get_bits::<3>(30);
        self.dword[3].next = self.hi.val().get_bits::<3>(51);
        self.replicate[0].next = false;
        self.replicate[1].next = self.hi.val().get_bit(0);
        self.replicate[2].next = self.hi.val().get_bit(21);
        self.replicate[3].next = self.hi.val().get_bit(42);

        comment!("the operand ends inside 16 dwords and the register file");
        self.outside.next = false;
        for k in 0..4 {
            self.last[k].next = bit_cast::<6, 3>(self.dword[k].val());
            if !self.replicate[k].val() {
                self.last[k].next =
                    bit_cast::<6, 3>(self.dword[k].val()) + ((bits::<6>(1) << self.lo.val().get_bits::<3>(21)) - 1);
            }
            if self.last[k].val().get_bits::<2>(4).any()
                | self.number[k].val().get_bit(7)
                | (self.number[k].val().get_bits::<7>(0).all() & self.last[k].val().get_bit(3))
            {
                self.outside.next = true;
            }
            self.span[k].next = bits::<17>(0x10000)
                | (bit_cast::<17, 8>(self.number[k].val() + bit_cast::<8, 1>(self.last[k].val().get_bits::<1>(3))) << 8)
                | bit_cast::<17, 8>(self.number[k].val());
        }

        comment!("Align16, f sources and dst, no half selects, all channels, identity swizzles, no odd sub-registers");
        self.bad.next = self.outside.val()
            | !self.lo.val().get_bit(8)
            | (self.lo.val().get_bits::<3>(21) == 5)
            | self.lo.val().get_bits::<2>(35).any()
            | self.lo.val().get_bits::<6>(43).any()
            | !self.lo.val().get_bits::<4>(49).all()
            | (self.hi.val().get_bits::<8>(1) != 0xe4)
            | (self.hi.val().get_bits::<8>(22) != 0xe4)
            | (self.hi.val().get_bits::<8>(43) != 0xe4)
            | self.hi.val().get_bit(20)
            | self.hi.val().get_bit(41)
            | self.hi.val().get_bit(62);
    }
}
