//! Destination of a one- or two-source instruction: registers it writes, rules it breaks.
//!
//! ```text
//!  file, register, stride, type, exec --> address of the last lane --> span, bad
//! ```
//!
//! `bad`: rules 5, 6, 8, 10, 11 of `tessera_ports::uop` for the destination. The
//! last lane ends at `sub + (N - 1) * H * size + size - 1`. Combinational.

use crate::word::{arf, arf_number, arf_pair, dst_end, file, file_bits, flags, grf, span, sub_bits, types, unified};
use tessera_hdl::prelude::*;

/// Destination operand check.
#[block]
pub struct TcDest {
    pub exec: Signal<In, U<3>>,
    /// The opcode is cmp: no ARF scalar as destination.
    pub cmp: Signal<In, Bit>,
    pub file: Signal<In, U<2>>,
    pub kind: Signal<In, U<4>>,
    pub sub: Signal<In, U<5>>,
    pub number: Signal<In, U<8>>,
    pub hstride: Signal<In, U<2>>,
    pub indirect: Signal<In, Bit>,
    /// `{valid, last, first}` of unified register numbers.
    pub span: Signal<Out, U<17>>,
    pub bad: Signal<Out, Bit>,
    pub is_float: Signal<Out, Bit>,
    /// f16.
    pub half: Signal<Out, Bit>,
    /// Elements of eight bytes.
    pub eight: Signal<Out, Bit>,
    /// ud or d.
    pub is_dword: Signal<Out, Bit>,
    pub flags: Signal<Out, U<2>>,
    /// f0, f1, cr0 or n0.
    pub scalar: Signal<Out, Bit>,
    arf: Signal<Local, Bit>,
    nothing: Signal<Local, Bit>,
    accumulator: Signal<Local, Bit>,
    flag: Signal<Local, Bit>,
    control: Signal<Local, Bit>,
    notification: Signal<Local, Bit>,
    wide: Signal<Local, Bit>,
    narrow: Signal<Local, Bit>,
    one_byte: Signal<Local, Bit>,
    /// Elements of eight bytes.
    eight_bytes: Signal<Local, Bit>,
    elements: Signal<Local, U<8>>,
    last: Signal<Local, U<11>>,
    address_bad: Signal<Local, Bit>,
    first: Signal<Local, U<8>>,
}

impl Logic for TcDest {
    #[hdl]
    fn update(&mut self) {
        comment!("what it is");
        self.arf.next = self.file.val() == file::ARF;
        self.nothing.next = self.arf.val() & !self.number.val().any();
        self.accumulator.next = self.arf.val() & (self.number.val().field(arf::PAIR) == arf_pair::ACCUMULATOR);
        self.flag.next = self.arf.val() & (self.number.val().field(arf::PAIR) == arf_pair::FLAG);
        self.control.next = self.arf.val() & (self.number.val() == arf_number::CR0);
        self.notification.next = self.arf.val() & (self.number.val() == arf_number::N0);
        self.scalar.next = self.flag.val() | self.control.val() | self.notification.val();
        self.wide.next = (self.kind.val() == types::UD) | (self.kind.val() == types::D) | (self.kind.val() == types::F);
        self.half.next = self.kind.val() == types::HF;
        self.narrow.next = (self.kind.val() == types::UW) | (self.kind.val() == types::W) | self.half.val();
        self.one_byte.next = (self.kind.val() == types::UB) | (self.kind.val() == types::B);

        self.eight_bytes.next = (self.kind.val() == types::UQ) | (self.kind.val() == types::Q);

        comment!("byte address of the end of the last lane");
        self.elements.next = 0.into();
        if self.hstride.val().any() {
            self.elements.next = ((bits::<8>(1) << self.exec.val()) - 1) << (self.hstride.val() - 1);
        }
        self.last.next = bit_cast::<11, 5>(self.sub.val()) + (bit_cast::<11, 8>(self.elements.val()) << 1) + 1;
        if self.wide.val() {
            self.last.next = bit_cast::<11, 5>(self.sub.val()) + (bit_cast::<11, 8>(self.elements.val()) << 2) + 3;
        } else if self.eight_bytes.val() {
            self.last.next = bit_cast::<11, 5>(self.sub.val()) + (bit_cast::<11, 8>(self.elements.val()) << 3) + 7;
        } else if self.one_byte.val() {
            self.last.next = bit_cast::<11, 5>(self.sub.val()) + bit_cast::<11, 8>(self.elements.val());
        }

        comment!("rules");
        self.address_bad.next = !self.hstride.val().any()
            | (self.wide.val() & self.sub.val().field(sub_bits::IN_DWORD).any())
            | (self.eight_bytes.val() & self.sub.val().field(sub_bits::IN_QWORD).any())
            | (self.narrow.val() & self.sub.val().field(sub_bits::IN_WORD))
            | self.last.val().field(dst_end::BEYOND).any()
            | ((self.file.val() == file::GRF)
                & (self.number.val().field(grf::BEYOND)
                    | (self.number.val().field(grf::INDEX).all() & self.last.val().field(dst_end::SECOND))))
            | (self.accumulator.val() & self.number.val().field(arf::ODD) & self.last.val().field(dst_end::SECOND));
        self.bad.next = !(self.wide.val() | self.narrow.val() | self.one_byte.val() | self.eight_bytes.val())
            | self.indirect.val()
            | self.file.val().field(file_bits::NO_RESULT)
            | (self.arf.val() & !(self.nothing.val() | self.accumulator.val() | self.scalar.val()))
            | (self.scalar.val()
                & (self.cmp.val()
                    | self.exec.val().any()
                    | self.sub.val().field(sub_bits::DWORD).any()
                    | self.eight_bytes.val()))
            | (!self.nothing.val() & self.address_bad.val());

        comment!("unified register numbers: GRF r, 128 + k for acc k, F0 for cr0, F1 for n0");
        self.first.next = self.number.val();
        if self.accumulator.val() {
            self.first.next = unified::ACC0 | pack!(8; arf::ODD = self.number.val().field(arf::ODD));
        } else if self.control.val() {
            self.first.next = unified::CR0;
        } else if self.notification.val() {
            self.first.next = unified::N0;
        }
        self.span.next = 0.into();
        if !self.nothing.val() & !self.flag.val() {
            self.span.next = pack!(17;
                span::VALID = true,
                span::LAST = self.first.val() + bit_cast::<8, 1>(self.last.val().field(dst_end::SECOND).into()),
                span::FIRST = self.first.val());
        }
        self.flags.next = 0.into();
        if self.flag.val() {
            self.flags.next =
                pack!(2; flags::F1 = self.number.val().field(arf::ODD), flags::F0 = !self.number.val().field(arf::ODD));
        }
        self.is_float.next = (self.kind.val() == types::F) | self.half.val();
        connect!(self.eight_bytes => self.eight);
        self.is_dword.next = self.wide.val() & (self.kind.val() != types::F);
    }
}
