//! Operands of messages: registers and rule 15 of `tessera_ports::uop`.
//!
//! ```text
//!  lo, hi --> payload, second payload, response --> span[3], bad, end of thread
//! ```
//!
//! Field positions are those of gen9-eu-isa.md sec. 2.5 and 2.6. Combinational.

use crate::word::{arf_number, file, lo, message_end, send_hi, send_lo, span, unified};
use tessera_hdl::prelude::*;

/// Operand check of messages.
#[block]
pub struct TcMessage {
    pub lo: Signal<In, U<64>>,
    pub hi: Signal<In, U<64>>,
    /// It has a second payload.
    pub split: Signal<In, Bit>,
    /// Response, payload, second payload; none for an end of thread.
    pub span: [Signal<Out, U<17>>; 3],
    pub bad: Signal<Out, Bit>,
    pub eot: Signal<Out, Bit>,
    /// The descriptor is in a0.
    by_address: Signal<Local, Bit>,
    has_dst: Signal<Local, Bit>,
    first: [Signal<Local, U<8>>; 3],
    length: [Signal<Local, U<5>>; 3],
    /// Last register, one bit wider than a register number.
    last: [Signal<Local, U<9>>; 3],
    outside: Signal<Local, Bit>,
}

impl Logic for TcMessage {
    #[hdl]
    fn update(&mut self) {
        self.eot.next = self.hi.val().field(send_hi::EOT);
        self.first[0].next = self.lo.val().field(send_lo::DST_REG);
        self.first[1].next = self.hi.val().field(send_hi::SRC0_REG);
        self.first[2].next = self.lo.val().field(send_lo::SPLIT_SRC1_REG);
        self.by_address.next = self.hi.val().field(send_hi::DESC_FILE) == file::ARF;
        self.has_dst.next = self.lo.val().field(lo::DST_FILE) == file::GRF;
        self.length[0].next = 0.into();
        self.length[1].next = bit_cast::<5, 4>(self.hi.val().field(send_hi::LENGTH0));
        self.length[2].next = 0.into();
        if self.split.val() {
            self.by_address.next = self.hi.val().field(send_hi::SPLIT_DESC_INDIRECT);
            self.has_dst.next = self.lo.val().field(send_lo::SPLIT_DST_FILE);
            if self.lo.val().field(send_lo::SPLIT_SRC1_FILE) {
                self.length[2].next = bit_cast::<5, 4>(self.hi.val().field(send_hi::LENGTH1));
            }
        }
        if self.has_dst.val() {
            self.length[0].next = self.hi.val().field(send_hi::RESPONSE);
        }
        comment!("a descriptor in a0 has these lengths");
        if self.by_address.val() {
            self.length[0].next = 0.into();
            self.length[1].next = 0.into();
        }

        self.outside.next = false;
        for k in 0..3 {
            self.last[k].next = bit_cast::<9, 8>(self.first[k].val()) + bit_cast::<9, 5>(self.length[k].val()) - 1;
            self.span[k].next = 0.into();
            if self.length[k].val().any() {
                if self.last[k].val().field(message_end::BEYOND).any() {
                    self.outside.next = true;
                }
                if !self.hi.val().field(send_hi::EOT) {
                    self.span[k].next = pack!(17;
                        span::VALID = true,
                        span::LAST = self.last[k].val().field(message_end::REGISTER),
                        span::FIRST = self.first[k].val());
                }
            }
        }

        if self.by_address.val() {
            self.span[1].next = pack!(17; span::VALID = true, span::LAST = unified::A0);
            if self.has_dst.val() {
                self.span[0].next = pack!(17; span::VALID = true, span::LAST = unified::A0);
            }
        }

        self.bad.next = self.outside.val()
            | (!self.length[1].val().any() & !self.by_address.val() & !self.hi.val().field(send_hi::EOT))
            | (self.by_address.val() & self.hi.val().field(send_hi::EOT));
        if self.split.val() {
            comment!("extended descriptor in a0, indirect operands");
            if self.lo.val().field(send_lo::SPLIT_EXDESC_INDIRECT)
                | self.lo.val().field(send_lo::SPLIT_DST_INDIRECT)
                | self.hi.val().field(send_hi::SPLIT_SRC0_INDIRECT)
            {
                self.bad.next = true;
            }
        } else if (self.lo.val().field(lo::SRC0_FILE) != file::GRF)
            | (self.by_address.val()
                & ((self.hi.val().field(send_hi::DESC_REG) != arf_number::A0) | self.hi.val().field(send_hi::DESC_SUB).any()))
            | (!self.by_address.val() & (self.hi.val().field(send_hi::DESC_FILE) != file::IMMEDIATE))
        {
            self.bad.next = true;
        }
    }
}
