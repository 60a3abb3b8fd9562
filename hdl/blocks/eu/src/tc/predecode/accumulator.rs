//! Instructions with two results: what rule 49 of `tessera_ports::uop` says of them, and the products that
//! they make and take.
//!
//! ```text
//!  lo, hi, opcode, operands --> bad, makes, takes, overwrites
//! ```
//!
//! `makes`, `takes`: codes of `word::products`. Combinational; meaningless unless the opcode goes to an ALU
//! and has one or two sources.

use crate::opcode;
use crate::word::{arf, exec_size, file, hi, lo, products, types};
use tessera_hdl::prelude::*;

/// Accumulator check.
#[block]
pub struct TcAccumulator {
    pub lo: Signal<In, U<64>>,
    pub hi: Signal<In, U<64>>,
    /// addc, subb, mach.
    pub accumulates: Signal<In, Bit>,
    /// mul of integers.
    pub multiplies: Signal<In, Bit>,
    /// dst is an accumulator.
    pub into_accumulator: Signal<In, Bit>,
    /// A source has abs or negate.
    pub modified: Signal<In, Bit>,
    pub bad: Signal<Out, Bit>,
    /// Products that it leaves in acc0.
    pub makes: Signal<Out, U<2>>,
    /// Products that it has to find there.
    pub takes: Signal<Out, U<2>>,
    /// It writes an accumulator.
    pub overwrites: Signal<Out, Bit>,
    dst_type: Signal<Local, U<4>>,
    types: [Signal<Local, U<4>>; 2],
    mach: Signal<Local, Bit>,
    product: Signal<Local, Bit>,
    dword: Signal<Local, Bit>,
    alike: Signal<Local, Bit>,
    all_unsigned: Signal<Local, Bit>,
    sum_bad: Signal<Local, Bit>,
    mach_bad: Signal<Local, Bit>,
    product_bad: Signal<Local, Bit>,
    kind: Signal<Local, U<2>>,
}

impl Logic for TcAccumulator {
    #[hdl]
    fn update(&mut self) {
        self.dst_type.next = self.lo.val().field(lo::DST_TYPE);
        self.types[0].next = self.lo.val().field(lo::SRC0_TYPE);
        self.types[1].next = self.hi.val().field(hi::SRC1_TYPE);
        self.mach.next = self.lo.val().field(lo::OPCODE) == opcode::MACH;
        self.product.next = self.multiplies.val() & self.into_accumulator.val();

        comment!("types");
        self.dword.next = (self.dst_type.val() == types::UD) | (self.dst_type.val() == types::D);
        self.alike.next = ((self.types[0].val() == types::UD) | (self.types[0].val() == types::D))
            & (self.types[0].val() == self.types[1].val());
        self.all_unsigned.next =
            (self.dst_type.val() == types::UD) & (self.types[0].val() == types::UD) & (self.types[1].val() == types::UD);
        self.mach_bad.next = !self.dword.val() | !self.alike.val();
        self.sum_bad.next = !self.all_unsigned.val();

        comment!("rule 49");
        self.product_bad.next = !self.dword.val()
            | (self.types[0].val() != self.dst_type.val())
            | (self.types[1].val() != types::UW)
            | self.lo.val().field(lo::DST_REG).field(arf::ODD)
            | self.lo.val().field(lo::DST_SUB).any()
            | (self.lo.val().field(lo::DST_STRIDE) != 1)
            | (self.lo.val().field(lo::EXEC_SIZE) != exec_size::EIGHT)
            | self.lo.val().field(lo::PRED_CTRL).any()
            | !self.lo.val().field(lo::NO_MASK)
            | self.lo.val().field(lo::CONDITION).any()
            | self.modified.val();
        self.bad.next = (self.product.val() & self.product_bad.val())
            | (self.accumulates.val()
                & ((self.mach.val() & self.mach_bad.val())
                    | (!self.mach.val() & self.sum_bad.val())
                    | (self.lo.val().field(lo::DST_FILE) != file::GRF)
                    | (self.lo.val().field(lo::EXEC_SIZE) > exec_size::EIGHT)
                    | self.lo.val().field(lo::CONDITION).any()));

        comment!("products");
        self.kind.next = products::UNSIGNED;
        if self.types[0].val().get_bit(0) {
            self.kind.next = products::SIGNED;
        }
        self.overwrites.next = self.into_accumulator.val() | self.accumulates.val();
        self.makes.next = products::NONE;
        if self.product.val() {
            self.makes.next = self.kind.val();
        }
        self.takes.next = products::NONE;
        if self.mach.val() {
            self.takes.next = self.kind.val();
        }
    }
}
