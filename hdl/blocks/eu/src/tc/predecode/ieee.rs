//! Operands of the IEEE macros: registers and rule 56 of `tessera_ports::uop`.
//!
//! ```text
//!  lo, hi --> madm, invm, rsqtm --> is_ieee, seeds, span[4], bad
//! ```
//!
//! Every operand is one register, which the opcode's form places; selectors order nothing, the instruction
//! is a switch. Combinational.

use crate::opcode;
use crate::word::{
    exec_size, file, grf, hi, lo, math_function, no_selector, operand, seed_hi, seed_lo, span, ternary_hi, ternary_lo,
    ternary_operand, ternary_types, types,
};
use tessera_hdl::prelude::*;

/// Operand check of the IEEE macros.
#[block]
pub struct TcIeee {
    pub lo: Signal<In, U<64>>,
    pub hi: Signal<In, U<64>>,
    pub is_ieee: Signal<Out, Bit>,
    /// invm or rsqtm: a flag is written.
    pub seeds: Signal<Out, Bit>,
    /// dst, src0, src1, src2.
    pub span: [Signal<Out, U<17>>; 4],
    pub bad: Signal<Out, Bit>,
    madm: Signal<Local, Bit>,
    seed: Signal<Local, Bit>,
    root: Signal<Local, Bit>,
    number: [Signal<Local, U<8>>; 4],
    selector: [Signal<Local, U<4>>; 4],
    used: Signal<Local, U<4>>,
    source: [Signal<Local, U<21>>; 3],
    beyond: Signal<Local, Bit>,
    form_bad: Signal<Local, Bit>,
    wide: Signal<Local, Bit>,
}

impl Logic for TcIeee {
    #[hdl]
    fn update(&mut self) {
        self.madm.next = self.lo.val().field(lo::OPCODE) == opcode::MADM;
        self.seed.next = (self.lo.val().field(lo::OPCODE) == opcode::MATH)
            & self.lo.val().field(lo::CONDITION).field(math_function::SEED).all();
        self.root.next = self.lo.val().field(lo::CONDITION).field(math_function::REMAINDER);
        self.is_ieee.next = self.madm.val() | self.seed.val();
        connect!(self.seed => self.seeds);
        self.source[0].next = self.hi.val().field(ternary_hi::SRC0);
        self.source[1].next = self.hi.val().field(ternary_hi::SRC1);
        self.source[2].next = self.hi.val().field(ternary_hi::SRC2);

        comment!("seeds");
        self.number[0].next = self.lo.val().field(lo::DST_REG);
        self.number[1].next = self.hi.val().field(hi::SRC0).field(operand::REG);
        self.number[2].next = self.hi.val().field(hi::SRC1).field(operand::REG);
        self.number[3].next = 0.into();
        self.selector[0].next = self.lo.val().field(seed_lo::DST_SELECTOR);
        self.selector[1].next = self.hi.val().field(seed_hi::SRC0_SELECTOR);
        self.selector[2].next = self.hi.val().field(seed_hi::SRC1_SELECTOR);
        self.selector[3].next = 0.into();
        self.used.next = 0x7.into();
        if self.root.val() {
            self.used.next = 0x3.into();
        }
        self.wide.next = self.lo.val().field(lo::DST_TYPE) == types::DF;
        self.form_bad.next = ((self.lo.val().field(lo::DST_TYPE) != types::F) & !self.wide.val())
            | (self.lo.val().field(lo::SRC0_TYPE) != self.lo.val().field(lo::DST_TYPE))
            | (self.lo.val().field(lo::DST_FILE) != file::GRF)
            | (self.lo.val().field(lo::SRC0_FILE) != file::GRF)
            | self.lo.val().field(lo::DST_INDIRECT)
            | self.hi.val().field(hi::SRC0).field(operand::INDIRECT)
            | (self.selector[0].val() == no_selector::NONE)
            | (self.selector[1].val() != no_selector::NONE)
            | (!self.root.val()
                & ((self.hi.val().field(hi::SRC1_TYPE) != self.lo.val().field(lo::DST_TYPE))
                    | (self.hi.val().field(hi::SRC1_FILE) != file::GRF)
                    | self.hi.val().field(hi::SRC1).field(operand::INDIRECT)
                    | (self.selector[2].val() != no_selector::NONE)));

        comment!("madm");
        if self.madm.val() {
            self.used.next = 0xf.into();
            self.number[0].next = self.lo.val().field(ternary_lo::DST_REG);
            self.selector[0].next = self.lo.val().field(ternary_lo::CHANNELS);
            self.wide.next = self.lo.val().field(ternary_lo::SRC_TYPE) == ternary_types::DF;
            self.form_bad.next = (self.lo.val().field(ternary_lo::SRC_TYPE) != self.lo.val().field(ternary_lo::DST_TYPE))
                | (self.lo.val().field(ternary_lo::SRC_TYPE).any() & !self.wide.val())
                | self.lo.val().field(ternary_lo::HALVES).any()
                | self.lo.val().field(lo::CONDITION).any()
                | self.lo.val().field(ternary_lo::DST_SUB).any();
            for s in 0..3 {
                self.number[s + 1].next = self.source[s].val().field(ternary_operand::REG);
                self.selector[s + 1].next = self.source[s].val().field(ternary_operand::SELECTOR);
                if self.source[s].val().field(ternary_operand::REPLICATE)
                    | self.source[s].val().field(ternary_operand::SUB).any()
                    | self.source[s].val().field(ternary_operand::HALF)
                {
                    self.form_bad.next = true;
                }
            }
        }

        self.beyond.next = false;
        for k in 0..4 {
            self.span[k].next = 0.into();
            if self.used.val().get_bit(k) {
                self.span[k].next = pack!(17;
                    span::VALID = true,
                    span::LAST = self.number[k].val(),
                    span::FIRST = self.number[k].val());
                if self.number[k].val().field(grf::BEYOND) | (self.selector[k].val() > no_selector::NONE) {
                    self.beyond.next = true;
                }
            }
        }
        self.bad.next = self.form_bad.val()
            | self.beyond.val()
            | !self.lo.val().field(lo::ALIGN16)
            | self.lo.val().field(lo::SATURATE)
            | (self.lo.val().field(lo::EXEC_SIZE) > exec_size::EIGHT)
            | (self.wide.val() & (self.lo.val().field(lo::EXEC_SIZE) > exec_size::FOUR));
    }
}
