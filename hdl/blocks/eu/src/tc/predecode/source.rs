//! One source of a one- or two-source instruction: registers it reads, rules it breaks.
//!
//! ```text
//!  file, register, region, type, exec --> address of the last lane --> span, bad, outside
//! ```
//!
//! A *span* is `{valid, last, first}` of unified register numbers (1 + 8 + 8 bits).
//! `bad`, `outside`: rules 7, 8, 10, 11 of `tessera_ports::uop` as far as one source
//! breaks them; meaningless unless `used`. Combinational. Strides and widths are powers
//! of two, so the last lane's address takes shifts only:
//! `sub + ((N/W - 1) * V + (W - 1) * H) * size`.

use super::element::TcElement;
use super::end::TcEnd;
use super::ones::TcOnes;
use super::register::TcRegister;
use crate::carry_save::CarrySave;
use crate::word::{arf, arf_number, arf_pair, file, flags, grf, operand, packed, span, sub_bits, types, unified, BY_ROW};
use tessera_hdl::prelude::*;

/// Source operand check.
#[block]
pub struct TcSource {
    pub used: Signal<In, Bit>,
    /// f0, f1, cr0, tm0 are allowed (src0 only).
    pub scalar_allowed: Signal<In, Bit>,
    pub exec: Signal<In, U<3>>,
    pub file: Signal<In, U<2>>,
    pub kind: Signal<In, U<4>>,
    /// The rest of the operand: `word::operand`.
    pub operand: Signal<In, U<25>>,
    pub span: Signal<Out, U<17>>,
    pub bad: Signal<Out, Bit>,
    /// It does not lie within two registers that there are: the last of the rules to be known.
    pub outside: Signal<Out, Bit>,
    pub is_float: Signal<Out, Bit>,
    /// ud or d.
    pub is_dword: Signal<Out, Bit>,
    /// f16.
    pub half: Signal<Out, Bit>,
    pub immediate: Signal<Out, Bit>,
    /// f64.
    pub is_double: Signal<Out, Bit>,
    /// Elements of eight bytes.
    pub eight: Signal<Out, Bit>,
    pub indirect: Signal<Out, Bit>,
    /// A packed immediate.
    pub is_packed: Signal<Out, Bit>,
    /// f0 and f1, when the source is one of them.
    pub flags: Signal<Out, U<2>>,
    /// f0, f1, cr0 or tm0.
    pub scalar: Signal<Out, Bit>,
    /// It is indirect and longer than a register: not in every instruction.
    pub long_indirect: Signal<Out, Bit>,
    /// Modifiers that count (not those of an immediate).
    pub has_abs: Signal<Out, Bit>,
    pub has_negate: Signal<Out, Bit>,
    sub: Signal<Local, U<5>>,
    number: Signal<Local, U<8>>,
    hstride: Signal<Local, U<2>>,
    width: Signal<Local, U<3>>,
    vstride: Signal<Local, U<4>>,
    constant: Signal<Local, Bit>,
    arf: Signal<Local, Bit>,
    accumulator: Signal<Local, Bit>,
    /// a0.
    addresses: Signal<Local, Bit>,
    /// a0 tells where the operand is.
    by_address: Signal<Local, Bit>,
    /// For each row.
    by_row: Signal<Local, Bit>,
    flag: Signal<Local, Bit>,
    control: Signal<Local, Bit>,
    timestamp: Signal<Local, Bit>,
    outside_rows: Signal<Local, Bit>,
    wide: Signal<Local, Bit>,
    narrow: Signal<Local, Bit>,
    one_byte: Signal<Local, Bit>,
    of_double: Signal<Local, Bit>,
    /// Elements of eight bytes.
    eight_bytes: Signal<Local, Bit>,
    lanes: TcOnes,
    columns: TcOnes,
    rows: Signal<Local, U<5>>,
    element: TcElement,
    /// The end of the last lane: its three terms become two.
    two: CarrySave<14>,
    ends: TcEnd,
    region_bad: Signal<Local, Bit>,
    numbered: TcRegister,
}

impl Logic for TcSource {
    #[hdl]
    fn update(&mut self) {
        comment!("what it is");
        comment!("an indirect operand has an offset in the place of the sub-register");
        self.by_address.next = self.operand.val().field(operand::INDIRECT) & (self.file.val() != file::IMMEDIATE);
        self.sub.next = self.operand.val().field(operand::SUB);
        if self.by_address.val() {
            self.sub.next = 0.into();
        }
        self.number.next = self.operand.val().field(operand::REG);
        self.hstride.next = self.operand.val().field(operand::HSTRIDE);
        self.width.next = self.operand.val().field(operand::WIDTH);
        self.by_row.next = self.by_address.val() & (self.operand.val().field(operand::VSTRIDE) == BY_ROW);
        self.vstride.next = self.operand.val().field(operand::VSTRIDE);
        if self.by_row.val() {
            self.vstride.next = 0.into();
        }
        self.constant.next = self.file.val() == file::IMMEDIATE;
        self.arf.next = self.file.val() == file::ARF;
        self.accumulator.next = self.arf.val() & (self.number.val().field(arf::PAIR) == arf_pair::ACCUMULATOR);
        self.addresses.next = self.arf.val() & self.scalar_allowed.val() & (self.number.val() == arf_number::A0);
        self.flag.next = self.arf.val() & self.scalar_allowed.val() & (self.number.val().field(arf::PAIR) == arf_pair::FLAG);
        self.control.next = self.arf.val() & self.scalar_allowed.val() & (self.number.val() == arf_number::CR0);
        self.timestamp.next = self.arf.val() & self.scalar_allowed.val() & (self.number.val() == arf_number::TM0);
        self.outside_rows.next = self.flag.val() | self.control.val() | self.timestamp.val();
        self.wide.next = (self.kind.val() == types::UD) | (self.kind.val() == types::D) | (self.kind.val() == types::F);
        self.half.next = self.kind.val() == types::HF;
        if self.constant.val() {
            self.half.next = self.kind.val() == types::IMMEDIATE_HF;
        }
        self.narrow.next = (self.kind.val() == types::UW) | (self.kind.val() == types::W) | self.half.val();
        self.one_byte.next = !self.constant.val() & ((self.kind.val() == types::UB) | (self.kind.val() == types::B));

        self.of_double.next = self.kind.val() == types::DF;
        if self.constant.val() {
            self.of_double.next = self.kind.val() == types::IMMEDIATE_DF;
        }
        self.eight_bytes.next = (self.kind.val() == types::UQ) | (self.kind.val() == types::Q) | self.of_double.val();

        comment!("byte address of the end of the last lane; rows less one are as many ones as columns leave of the lanes'");
        connect!(
            self.exec => self.lanes.code,
            self.width => self.columns.code,
            self.wide => self.element.wide,
            self.eight_bytes => self.element.eight_bytes,
            self.one_byte => self.element.one_byte,
            self.sub => self.element.start
        );
        self.rows.next = self.lanes.ones.val() >> self.width.val();
        self.two.term[0].next = 0.into();
        if self.vstride.val().any() {
            self.two.term[0].next = ((bit_cast::<14, 5>(self.rows.val()) << self.vstride.val()) >> 1) << self.element.scale.val();
        }
        self.two.term[1].next = 0.into();
        if self.hstride.val().any() {
            self.two.term[1].next =
                ((bit_cast::<14, 5>(self.columns.ones.val()) << self.hstride.val()) >> 1) << self.element.scale.val();
        }
        self.two.term[2].next = bit_cast::<14, 6>(self.element.last.val());
        connect!(self.two.sum => self.ends.term[0], self.two.carry => self.ends.term[1]);

        comment!("rules");
        self.region_bad.next = (self.exec.val() < self.width.val())
            | (self.width.val() > 4)
            | (self.vstride.val() > 6)
            | (self.wide.val() & self.sub.val().field(sub_bits::IN_DWORD).any())
            | (self.eight_bytes.val() & self.sub.val().field(sub_bits::IN_QWORD).any())
            | (self.narrow.val() & self.sub.val().field(sub_bits::IN_WORD));
        self.outside.next = self.ends.beyond.val()
            | ((self.file.val() == file::GRF)
                & (self.number.val().field(grf::BEYOND) | (self.number.val().field(grf::INDEX).all() & self.ends.second.val())))
            | (self.accumulator.val() & self.number.val().field(arf::ODD) & self.ends.second.val())
            | (self.addresses.val() & self.ends.second.val());
        if self.by_address.val() {
            self.outside.next = !self.scalar_allowed.val()
                | (self.file.val() != file::GRF)
                | self.ends.beyond.val()
                | (self.ends.second.val() & (self.width.val().any() | self.by_row.val()));
        }
        if self.constant.val() {
            self.outside.next = false;
        }
        self.long_indirect.next = self.by_address.val() & self.ends.second.val();
        comment!("of an immediate the codes of bytes and the one between them and f mean packed ones");
        self.is_packed.next = self.constant.val()
            & ((self.kind.val() == packed::UV) | (self.kind.val() == packed::VF) | (self.kind.val() == packed::V));
        self.bad.next =
            !(self.wide.val() | self.narrow.val() | self.one_byte.val() | self.eight_bytes.val() | self.is_packed.val())
                | (self.file.val() == file::MESSAGE)
                | (self.arf.val() & !(self.addresses.val() | self.accumulator.val() | self.outside_rows.val()))
                | (self.outside_rows.val()
                    & (self.exec.val().any() | self.sub.val().field(sub_bits::DWORD).any() | self.eight_bytes.val()))
                | (!self.constant.val() & self.region_bad.val());

        comment!("registers; indirect: any");
        connect!(
            self.number => self.numbered.number,
            self.accumulator => self.numbered.accumulator,
            self.addresses => self.numbered.addresses,
            self.control => self.numbered.control
        );
        self.numbered.notification.next = false;
        self.span.next = 0.into();
        if self.used.val() & !self.constant.val() & !self.flag.val() & !self.timestamp.val() {
            self.span.next =
                pack!(17; span::VALID = true, span::LAST = self.numbered.first.val(), span::FIRST = self.numbered.first.val());
            if self.ends.second.val() {
                self.span.next = pack!(17; span::VALID = true, span::LAST = self.numbered.behind.val(), span::FIRST = self.numbered.first.val());
            }
            if self.by_address.val() {
                self.span.next = pack!(17; span::VALID = true, span::LAST = unified::A0);
            }
        }
        self.flags.next = 0.into();
        if self.used.val() & self.flag.val() {
            self.flags.next =
                pack!(2; flags::F1 = self.number.val().field(arf::ODD), flags::F0 = !self.number.val().field(arf::ODD));
        }
        self.is_float.next = (self.kind.val() == types::F)
            | self.half.val()
            | self.of_double.val()
            | (self.constant.val() & (self.kind.val() == packed::VF));
        self.is_double.next = self.used.val() & self.of_double.val();
        self.eight.next = self.used.val() & self.eight_bytes.val();
        connect!(self.by_address => self.indirect);
        self.is_dword.next = self.wide.val() & (self.kind.val() != types::F);
        self.immediate.next = self.constant.val();
        self.scalar.next = self.used.val() & self.outside_rows.val();
        self.has_abs.next = self.used.val() & self.operand.val().field(operand::ABS) & !self.constant.val();
        self.has_negate.next = self.used.val() & self.operand.val().field(operand::NEGATE) & !self.constant.val();
    }
}
