//! Operands of `send` and `sends`: registers and rule 15 of `tessera_ports::uop`.
//!
//! ```text
//!  lo, hi --> payload, second payload, response --> span[3], bad, end of thread
//! ```
//!
//! Field positions are those of gen9-eu-isa.md sec. 2.5 and 2.6. Combinational.

use tessera_hdl::prelude::*;

/// Operand check of messages.
#[block]
pub struct TcMessage {
    pub lo: Signal<In, U<64>>,
    pub hi: Signal<In, U<64>>,
    /// Response, payload, second payload; none for an end of thread.
    pub span: [Signal<Out, U<17>>; 3],
    pub bad: Signal<Out, Bit>,
    pub eot: Signal<Out, Bit>,
    split: Signal<Local, Bit>,
    first: [Signal<Local, U<8>>; 3],
    length: [Signal<Local, U<5>>; 3],
    /// Last register, one bit wider than a register number.
    last: [Signal<Local, U<9>>; 3],
    outside: Signal<Local, Bit>,
}

impl Logic for TcMessage {
    #[hdl]
    fn update(&mut self) {
        self.split.next = self.lo.val().get_bits::<7>(0) == 0x33;
        self.eot.next = self.hi.val().get_bit(63);
        self.first[0].next = self.lo.val().get_bits::<8>(53);
        self.first[1].next = self.hi.val().get_bits::<8>(5);
        self.first[2].next = self.lo.val().get_bits::<8>(44);
        self.length[0].next = 0.into();
        self.length[1].next = bit_cast::<5, 4>(self.hi.val().get_bits::<4>(57));
        self.length[2].next = 0.into();
        if self.split.val() {
            if self.lo.val().get_bit(35) {
                self.length[0].next = self.hi.val().get_bits::<5>(52);
            }
            if self.lo.val().get_bit(36) {
                self.length[2].next = bit_cast::<5, 4>(self.hi.val().get_bits::<4>(0));
            }
        } else if self.lo.val().get_bits::<2>(35) == 1 {
            self.length[0].next = self.hi.val().get_bits::<5>(52);
        }

        self.outside.next = false;
        for k in 0..3 {
            self.last[k].next = bit_cast::<9, 8>(self.first[k].val()) + bit_cast::<9, 5>(self.length[k].val()) - 1;
            self.span[k].next = 0.into();
            if self.length[k].val().any() {
                if self.last[k].val().get_bits::<2>(7).any() {
                    self.outside.next = true;
                }
                if !self.hi.val().get_bit(63) {
                    self.span[k].next = bits::<17>(0x10000)
                        | (bit_cast::<17, 8>(self.last[k].val().get_bits::<8>(0)) << 8)
                        | bit_cast::<17, 8>(self.first[k].val());
                }
            }
        }

        self.bad.next = self.outside.val() | (!self.length[1].val().any() & !self.hi.val().get_bit(63));
        if self.split.val() {
            comment!("descriptor or extended descriptor in a0, indirect operands");
            if self.hi.val().get_bit(13) | self.lo.val().get_bit(61) | self.lo.val().get_bit(63) | self.hi.val().get_bit(15) {
                self.bad.next = true;
            }
        } else if !self.hi.val().get_bits::<2>(25).all() | (self.lo.val().get_bits::<2>(41) != 1) {
            self.bad.next = true;
        }
    }
}
