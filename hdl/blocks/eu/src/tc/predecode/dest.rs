//! Destination of a one- or two-source instruction: registers it writes, rules it breaks.
//!
//! ```text
//!  file, register, stride, type, exec --> address of the last lane --> span, bad
//! ```
//!
//! `bad`: rules 5, 6, 8, 10, 11 of `tessera_ports::uop` for the destination. The
//! last lane ends at `sub + (N - 1) * H * size + size - 1`. Combinational.

use super::element::TcElement;
use super::end::TcEnd;
use super::ones::TcOnes;
use super::register::TcRegister;
use crate::word::{arf, arf_number, arf_pair, file, file_bits, flags, grf, span, sub_bits, types, unified};
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
    /// acc0 is written, too: the range goes up to it.
    pub two_results: Signal<In, Bit>,
    /// `{valid, last, first}` of unified register numbers.
    pub span: Signal<Out, U<17>>,
    pub bad: Signal<Out, Bit>,
    pub is_float: Signal<Out, Bit>,
    /// f16.
    pub half: Signal<Out, Bit>,
    /// f64.
    pub is_double: Signal<Out, Bit>,
    /// Elements of eight bytes.
    pub eight: Signal<Out, Bit>,
    /// It is indirect and longer than a register: not in every instruction.
    pub long_indirect: Signal<Out, Bit>,
    /// ud or d.
    pub is_dword: Signal<Out, Bit>,
    pub flags: Signal<Out, U<2>>,
    /// f0, f1, cr0 or n0.
    pub scalar: Signal<Out, Bit>,
    /// acc0 or acc1.
    pub accumulator: Signal<Out, Bit>,
    arf: Signal<Local, Bit>,
    nothing: Signal<Local, Bit>,
    in_accumulator: Signal<Local, Bit>,
    numbered: TcRegister,
    last_register: Signal<Local, U<8>>,
    /// a0.
    addresses: Signal<Local, Bit>,
    flag: Signal<Local, Bit>,
    control: Signal<Local, Bit>,
    notification: Signal<Local, Bit>,
    wide: Signal<Local, Bit>,
    narrow: Signal<Local, Bit>,
    one_byte: Signal<Local, Bit>,
    /// Elements of eight bytes.
    eight_bytes: Signal<Local, Bit>,
    lanes: TcOnes,
    elements: Signal<Local, U<8>>,
    element: TcElement,
    ends: TcEnd,
    address_bad: Signal<Local, Bit>,
}

impl Logic for TcDest {
    #[hdl]
    fn update(&mut self) {
        comment!("what it is");
        self.arf.next = self.file.val() == file::ARF;
        comment!("nobody keeps how long a thread should pause");
        self.nothing.next = self.arf.val() & (!self.number.val().any() | (self.number.val() == arf_number::TM0));
        self.in_accumulator.next = self.arf.val() & (self.number.val().field(arf::PAIR) == arf_pair::ACCUMULATOR);
        self.addresses.next = self.arf.val() & (self.number.val() == arf_number::A0);
        self.flag.next = self.arf.val() & (self.number.val().field(arf::PAIR) == arf_pair::FLAG);
        self.control.next = self.arf.val() & (self.number.val() == arf_number::CR0);
        self.notification.next = self.arf.val() & (self.number.val() == arf_number::N0);
        self.scalar.next = self.flag.val() | self.control.val() | self.notification.val();
        self.wide.next = (self.kind.val() == types::UD) | (self.kind.val() == types::D) | (self.kind.val() == types::F);
        self.half.next = self.kind.val() == types::HF;
        self.narrow.next = (self.kind.val() == types::UW) | (self.kind.val() == types::W) | self.half.val();
        self.one_byte.next = (self.kind.val() == types::UB) | (self.kind.val() == types::B);

        self.is_double.next = self.kind.val() == types::DF;
        self.eight_bytes.next = (self.kind.val() == types::UQ) | (self.kind.val() == types::Q) | (self.kind.val() == types::DF);

        comment!("byte address of the end of the last lane");
        connect!(self.exec => self.lanes.code);
        self.elements.next = 0.into();
        if self.hstride.val().any() {
            self.elements.next = bit_cast::<8, 5>(self.lanes.ones.val()) << (self.hstride.val() - 1);
        }
        comment!("an indirect operand has an offset in the place of the sub-register");
        connect!(
            self.wide => self.element.wide,
            self.eight_bytes => self.element.eight_bytes,
            self.one_byte => self.element.one_byte,
            self.sub => self.element.start
        );
        if self.indirect.val() {
            self.element.start.next = 0.into();
        }
        self.ends.term[0].next = bit_cast::<14, 8>(self.elements.val()) << self.element.scale.val();
        self.ends.term[1].next = bit_cast::<14, 6>(self.element.last.val());

        comment!("rules");
        self.address_bad.next = !self.hstride.val().any()
            | (self.wide.val() & self.sub.val().field(sub_bits::IN_DWORD).any())
            | (self.eight_bytes.val() & self.sub.val().field(sub_bits::IN_QWORD).any())
            | (self.narrow.val() & self.sub.val().field(sub_bits::IN_WORD))
            | self.ends.beyond.val()
            | ((self.file.val() == file::GRF)
                & (self.number.val().field(grf::BEYOND) | (self.number.val().field(grf::INDEX).all() & self.ends.second.val())))
            | (self.in_accumulator.val() & self.number.val().field(arf::ODD) & self.ends.second.val())
            | (self.addresses.val() & self.ends.second.val());
        if self.indirect.val() {
            self.address_bad.next = !self.hstride.val().any() | (self.file.val() != file::GRF) | self.ends.beyond.val();
        }
        self.long_indirect.next = self.indirect.val() & self.ends.second.val();
        self.bad.next = !(self.wide.val() | self.narrow.val() | self.one_byte.val() | self.eight_bytes.val())
            | self.file.val().field(file_bits::NO_RESULT)
            | (self.arf.val() & !(self.nothing.val() | self.addresses.val() | self.in_accumulator.val() | self.scalar.val()))
            | (self.scalar.val()
                & (self.cmp.val()
                    | self.exec.val().any()
                    | self.sub.val().field(sub_bits::DWORD).any()
                    | self.eight_bytes.val()))
            | ((!self.nothing.val() | self.indirect.val()) & self.address_bad.val());

        comment!("registers; indirect: any");
        connect!(
            self.number => self.numbered.number,
            self.in_accumulator => self.numbered.accumulator,
            self.addresses => self.numbered.addresses,
            self.control => self.numbered.control,
            self.notification => self.numbered.notification
        );
        self.last_register.next = self.numbered.first.val();
        if self.ends.second.val() {
            self.last_register.next = self.numbered.behind.val();
        }
        if self.two_results.val() {
            self.last_register.next = unified::ACC0;
        }
        self.span.next = 0.into();
        if !self.nothing.val() & !self.flag.val() {
            self.span.next = pack!(17;
                span::VALID = true,
                span::LAST = self.last_register.val(),
                span::FIRST = self.numbered.first.val());
        }
        if self.indirect.val() {
            self.span.next = pack!(17; span::VALID = true, span::LAST = unified::A0);
        }
        self.flags.next = 0.into();
        if self.flag.val() {
            self.flags.next =
                pack!(2; flags::F1 = self.number.val().field(arf::ODD), flags::F0 = !self.number.val().field(arf::ODD));
        }
        self.is_float.next = (self.kind.val() == types::F) | self.half.val() | (self.kind.val() == types::DF);
        connect!(self.in_accumulator => self.accumulator, self.eight_bytes => self.eight);
        self.is_dword.next = self.wide.val() & (self.kind.val() != types::F);
    }
}
