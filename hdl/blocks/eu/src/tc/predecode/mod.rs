//! D3: what the issue stage must know about an instruction.
//!
//! ```text
//!  lo, hi, len8, wakes, products --> opcode, operands, rules --> kind, span[4], makes, breaks
//! ```
//!
//! `kind` (14 bits): 0 ALU, 1 JE, 2 ME, 3 unsupported, 4 end of thread, 5 switch (ThreadCtrl), 6 sync, 7
//! needs a scoreboard entry, 9:8 flags read, 11:10 flags written, 12 needs a notification, 13 only for ALU1.
//! `span[k]` =
//! `{valid, last, first}` of the unified registers of dst, src0, src1, src2. The rules are numbered in
//! `tessera_ports::uop`.
//!
//! Combinational, so no stalls. Invariant: equal to the contract for every native
//! word (tests `supported_instructions_have_the_ranges_of_the_contract`,
//! `each_rule_makes_an_instruction_unsupported`).

mod accumulator;
mod class;
mod dest;
mod element;
mod end;
mod flow;
mod ieee;
mod message;
mod ones;
mod register;
mod source;
mod sum;
mod ternary;

use crate::bundle::*;
use crate::opcode;
use crate::word::{
    arf, broken, exec_size, file, flags, hi, kind, lo, math_function, packed, pred_pair, span, thread_ctrl, types, unified,
};
use accumulator::TcAccumulator;
pub(super) use class::TcOpcode;
use dest::TcDest;
use flow::TcFlowOperands;
use ieee::TcIeee;
use message::TcMessage;
use source::TcSource;
use sum::TcSum;
use ternary::TcTernary;
use tessera_hdl::prelude::*;

/// Predecode: class, dependencies and support of one instruction.
#[block]
pub struct TcPredecode {
    /// Native instruction, bits 63:0.
    pub lo: Signal<In, U<64>>,
    /// Native instruction, bits 127:64.
    pub hi: Signal<In, U<64>>,
    /// It was compacted.
    pub len8: Signal<In, Bit>,
    /// Channels wait at the instruction's address.
    pub wakes: Signal<In, Bit>,
    /// What acc0 has when the instruction comes: `word::products`.
    pub products: Signal<In, U<2>>,
    /// Constant: ALU0 executes nothing rare.
    pub rare_is_math: Signal<In, Bit>,
    /// Constant: there is no ALU0.
    pub all_is_math: Signal<In, Bit>,
    /// Constant: ALU1 divides integers.
    pub divides: Signal<In, Bit>,
    /// Constant: ALU1 has a lane for f64.
    pub has_doubles: Signal<In, Bit>,
    /// What issue must know of it, but for `kind::UNSUPPORTED`.
    pub needs: Needs<Out>,
    /// Rules that it breaks, in groups: any of them makes it unsupported. They come late, so they are put
    /// together behind a register.
    pub breaks: Signal<Out, U<8>>,
    /// It writes an accumulator.
    pub overwrites: Signal<Out, Bit>,
    /// What it leaves there: `word::products`.
    pub makes: Signal<Out, U<2>>,
    opcode: TcOpcode,
    dest: TcDest,
    source: [TcSource; 2],
    ternary: TcTernary,
    sum: TcSum,
    message: TcMessage,
    flow: TcFlowOperands,
    ieee: TcIeee,
    alu: Signal<Local, Bit>,
    binary: Signal<Local, Bit>,
    predicated: Signal<Local, Bit>,
    /// Condition modifier; 0 of math, whose function stands there.
    condition: Signal<Local, U<4>>,
    math_code: Signal<Local, U<4>>,
    division: Signal<Local, Bit>,
    two_sources: Signal<Local, Bit>,
    math_bad: Signal<Local, Bit>,
    indirect_bad: Signal<Local, Bit>,
    mask_bad: Signal<Local, Bit>,
    common_bad: Signal<Local, Bit>,
    type_bad: Signal<Local, Bit>,
    eight_sources: Signal<Local, Bit>,
    wide_bad: Signal<Local, Bit>,
    some_double: Signal<Local, Bit>,
    all_doubles: Signal<Local, Bit>,
    double_bad: Signal<Local, Bit>,
    /// The lane for f64 would execute it.
    for_doubles: Signal<Local, Bit>,
    half_sources: Signal<Local, Bit>,
    half_bad: Signal<Local, Bit>,
    modifier_bad: Signal<Local, Bit>,
    condition_bad: Signal<Local, Bit>,
    accumulator: TcAccumulator,
    products_bad: Signal<Local, Bit>,
    form_bad: Signal<Local, Bit>,
    predicate: Signal<Local, U<4>>,
    predicate_bad: Signal<Local, Bit>,
    reads: Signal<Local, U<2>>,
    writes: Signal<Local, U<2>>,
    needs_entry: Signal<Local, Bit>,
}

impl Logic for TcPredecode {
    #[hdl]
    fn update(&mut self) {
        comment!("operands");
        self.opcode.op.next = self.lo.val().field(lo::OPCODE);
        self.math_code.next = self.lo.val().field(lo::CONDITION);
        self.division.next = self.opcode.math.val() & self.math_code.val().field(math_function::DIVISION).all();
        self.two_sources.next = self.opcode.two_sources.val()
            & !self.opcode.smov.val()
            & (!self.opcode.math.val() | self.math_code.val().field(math_function::TWO_SOURCES));
        connect!(
            self.lo => self.ternary.lo,
            self.hi => self.ternary.hi,
            self.opcode.singles => self.ternary.floats_only,
            self.lo => self.sum.lo,
            self.hi => self.sum.hi,
            self.opcode.plane => self.sum.plane,
            self.opcode.pln => self.sum.pln,
            self.opcode.mac => self.sum.mac,
            self.opcode.fields => self.ternary.fields,
            self.lo => self.ieee.lo,
            self.hi => self.ieee.hi,
            self.lo => self.message.lo,
            self.hi => self.message.hi,
            self.opcode.split => self.message.split,
            self.lo => self.flow.lo,
            self.hi => self.flow.hi,
            self.opcode.cmp => self.dest.cmp,
            self.opcode.accumulates => self.dest.two_results,
            self.lo => self.accumulator.lo,
            self.hi => self.accumulator.hi,
            self.opcode.accumulates => self.accumulator.accumulates
        );
        self.dest.exec.next = self.lo.val().field(lo::EXEC_SIZE);
        self.dest.file.next = self.lo.val().field(lo::DST_FILE);
        self.dest.kind.next = self.lo.val().field(lo::DST_TYPE);
        self.dest.sub.next = self.lo.val().field(lo::DST_SUB);
        self.dest.number.next = self.lo.val().field(lo::DST_REG);
        self.dest.hstride.next = self.lo.val().field(lo::DST_STRIDE);
        self.dest.indirect.next = self.lo.val().field(lo::DST_INDIRECT);
        self.source[0].used.next = true;
        self.source[0].scalar_allowed.next = true;
        self.source[0].file.next = self.lo.val().field(lo::SRC0_FILE);
        self.source[0].kind.next = self.lo.val().field(lo::SRC0_TYPE);
        self.source[0].operand.next = self.hi.val().field(hi::SRC0);
        self.source[1].used.next = self.two_sources.val();
        self.source[1].scalar_allowed.next = false;
        self.source[1].file.next = self.hi.val().field(hi::SRC1_FILE);
        self.source[1].kind.next = self.hi.val().field(hi::SRC1_TYPE);
        self.source[1].operand.next = self.hi.val().field(hi::SRC1);
        for s in 0..2 {
            self.source[s].exec.next = self.lo.val().field(lo::EXEC_SIZE);
        }
        self.sum.dot.next = self.opcode.sum.val() & !self.opcode.plane.val() & !self.opcode.mac.val();
        self.alu.next = !self.opcode.je.val() & !self.opcode.me.val();
        self.binary.next = self.alu.val() & !self.opcode.mad.val() & !self.ieee.is_ieee.val();
        self.predicated.next = self.lo.val().field(lo::PRED_CTRL).any();
        self.condition.next = self.lo.val().field(lo::CONDITION);
        if self.opcode.math.val() {
            self.condition.next = 0.into();
        }

        self.predicate.next = self.lo.val().field(lo::PRED_CTRL);
        self.predicate_bad.next = (self.predicate.val() > 13)
            | ((self.opcode.mad.val() | self.ieee.is_ieee.val())
                & ((self.predicate.val() > 7) | ((self.predicate.val() > 1) & (self.predicate.val() < 6))));

        comment!("rules 1, 2, 3: opcode, compacted branch or send, predicate, size, thread control, debug");
        self.common_bad.next = !self.opcode.known.val()
            | (self.len8.val() & (self.opcode.branch.val() | self.opcode.me.val()))
            | self.predicate_bad.val()
            | (self.lo.val().field(lo::EXEC_SIZE) > 5)
            | self.lo.val().field(lo::THREAD_CTRL).all()
            | self.lo.val().field(lo::DEBUG)
            | (self.alu.val() & (self.lo.val().field(lo::BRANCH_CTRL) ^ self.opcode.accumulates.val()));

        comment!("rule 9: integer and float do not mix");
        self.type_bad.next = (self.two_sources.val() & (self.source[0].is_float.val() ^ self.source[1].is_float.val()))
            | ((self.opcode.integer_op.val() | self.opcode.logic_op.val() | self.opcode.shift.val())
                & (self.dest.is_float.val()
                    | self.source[0].is_float.val()
                    | (self.two_sources.val() & self.source[1].is_float.val())))
            | (self.opcode.rounds.val() & !(self.dest.is_float.val() & self.source[0].is_float.val()))
            | ((self.dest.is_float.val() ^ self.source[0].is_float.val()) & !self.opcode.mov.val() & !self.opcode.cmp.val());

        comment!("rule 9: f16");
        self.eight_sources.next = self.source[0].eight.val() | self.source[1].eight.val();
        self.half_sources.next = self.source[0].half.val() & (self.source[1].half.val() | !self.opcode.two_sources.val());
        self.half_bad.next =
            ((self.dest.half.val() | self.source[0].half.val() | (self.opcode.two_sources.val() & self.source[1].half.val()))
                & (self.opcode.rounds.val() | self.eight_sources.val() | self.dest.eight.val()))
                | (self.opcode.sel.val() & self.dest.half.val() & !self.half_sources.val());

        comment!("rule 9: f64 among itself, but for mov");
        self.some_double.next = self.dest.is_double.val() | self.source[0].is_double.val() | self.source[1].is_double.val();
        self.all_doubles.next = self.dest.is_double.val()
            & self.source[0].is_double.val()
            & (self.source[1].is_double.val() | !self.opcode.two_sources.val());
        self.double_bad.next = !self.opcode.mov.val()
            & !(self.all_doubles.val()
                & (self.opcode.sel.val() | self.opcode.cmp.val() | self.opcode.add.val() | self.opcode.mul.val()));

        comment!("rules 8, 9: elements of eight bytes");
        self.wide_bad.next = (self.eight_sources.val() | self.dest.eight.val())
            & ((self.lo.val().field(lo::EXEC_SIZE) > 3)
                | self.source[0].is_packed.val()
                | (self.opcode.two_sources.val() & self.source[1].is_packed.val())
                | (self.some_double.val() & self.double_bad.val())
                | (!self.some_double.val() & !(self.opcode.wide.val() | (self.opcode.mul.val() & !self.eight_sources.val())))
                | (!self.opcode.mov.val()
                    & !self.some_double.val()
                    & (self.dest.is_float.val()
                        | self.source[0].is_float.val()
                        | (self.opcode.two_sources.val() & self.source[1].is_float.val())))
                | (self.opcode.two_sources.val()
                    & ((self.source[0].immediate.val() & self.source[0].eight.val())
                        | (self.source[1].immediate.val() & self.source[1].eight.val()))));
        comment!("rules 7, 9 and 13: functions of math, registers and types of their operands");
        self.math_bad.next = self.opcode.math.val()
            & (!self.math_code.val().any()
                | (self.math_code.val() == 8)
                | (self.math_code.val() == 11)
                | (self.math_code.val() > 13)
                | (self.lo.val().field(lo::DST_FILE) != file::GRF)
                | (self.lo.val().field(lo::SRC0_FILE) == file::ARF)
                | (self.source[0].immediate.val() & (self.lo.val().field(lo::SRC0_TYPE) == packed::VF))
                | (self.two_sources.val() & (self.hi.val().field(hi::SRC1_FILE) == file::ARF))
                | (self.two_sources.val() & self.source[1].immediate.val() & (self.hi.val().field(hi::SRC1_TYPE) == packed::VF))
                | (!self.division.val() & !self.dest.is_float.val())
                | (self.division.val()
                    & !(self.divides.val()
                        & self.dest.is_dword.val()
                        & self.source[0].is_dword.val()
                        & self.source[1].is_dword.val())));

        comment!("rule 5: at most one indirect operand, and not of these; rules 7 and 9: smov");
        self.indirect_bad.next = ((self.lo.val().field(lo::DST_INDIRECT) | self.source[0].indirect.val())
            & self.opcode.math.val())
            | (self.lo.val().field(lo::DST_INDIRECT) & (self.source[0].indirect.val() | self.opcode.accumulates.val()))
            | ((self.dest.long_indirect.val() | self.source[0].long_indirect.val())
                & !((self.lo.val().field(lo::EXEC_SIZE) == exec_size::SIXTEEN)
                    | ((self.eight_sources.val() | self.dest.eight.val())
                        & (self.lo.val().field(lo::EXEC_SIZE) == exec_size::EIGHT))));
        self.mask_bad.next = self.opcode.smov.val()
            & (self.source[0].immediate.val()
                | (self.hi.val().field(hi::SRC1_FILE) != file::IMMEDIATE)
                | (self.hi.val().field(hi::SRC1_TYPE) != types::UW)
                | (self.lo.val().field(lo::EXEC_SIZE) == exec_size::THIRTY_TWO)
                | self.some_double.val());

        comment!("rule 12: modifiers, saturate");
        self.modifier_bad.next = ((self.opcode.shift.val() | self.division.val())
            & (self.source[0].has_abs.val()
                | self.source[0].has_negate.val()
                | self.source[1].has_abs.val()
                | self.source[1].has_negate.val()))
            | (self.opcode.logic_op.val() & (self.source[0].has_abs.val() | self.source[1].has_abs.val()))
            | (self.lo.val().field(lo::SATURATE)
                & !(self.opcode.mov.val()
                    | self.opcode.add.val()
                    | self.opcode.integer_op.val()
                    | (self.opcode.mad.val() & !self.opcode.csel.val() & !self.opcode.fields.val())
                    | self.opcode.math.val()
                    | self.opcode.sum.val()
                    | (self.opcode.rounds.val() & !self.opcode.frc.val())
                    | (self.opcode.mul.val() & self.source[0].is_float.val())));

        comment!("rule 13: condition modifier");
        self.condition_bad.next = (self.condition.val() > 6)
            | ((self.opcode.cmp.val() | self.opcode.csel.val()) & !self.condition.val().any())
            | (self.opcode.sel.val() & !(self.predicated.val() ^ self.condition.val().any()))
            | (self.binary.val()
                & (self.predicated.val() | self.condition.val().any())
                & (self.dest.scalar.val() | self.source[0].scalar.val()));

        comment!("rules 4 to 8, 10, 11, 63, 66 of the binary format");
        self.form_bad.next = self.lo.val().field(lo::ALIGN16)
            | (self.two_sources.val() & self.source[0].immediate.val() & self.source[1].immediate.val())
            | self.type_bad.val()
            | self.half_bad.val()
            | self.wide_bad.val()
            | self.math_bad.val()
            | (self.opcode.sum.val() & self.sum.bad.val())
            | self.mask_bad.val();

        comment!("rules 49 and 50: two results");
        self.accumulator.multiplies.next = self.opcode.mul.val() & !self.source[0].is_float.val();
        self.accumulator.modified.next = self.source[0].has_abs.val()
            | self.source[0].has_negate.val()
            | self.source[1].has_abs.val()
            | self.source[1].has_negate.val();
        connect!(self.dest.accumulator => self.accumulator.into_accumulator);
        self.products_bad.next = self.accumulator.takes.val().any() & (self.accumulator.takes.val() != self.products.val());
        self.overwrites.next = self.binary.val() & self.accumulator.overwrites.val();
        connect!(self.accumulator.makes => self.makes);

        self.for_doubles.next = self.ieee.is_ieee.val()
            | (self.binary.val() & self.some_double.val())
            | (self.opcode.mad.val() & self.ternary.is_double.val());
        self.breaks.next = pack!(8;
            broken::SRC0 = self.binary.val() & self.source[0].bad.val(),
            broken::SRC1 = self.binary.val() & self.two_sources.val() & self.source[1].bad.val(),
            broken::SRC0_PLACE = self.binary.val() & self.source[0].outside.val(),
            broken::SRC1_PLACE = self.binary.val() & self.two_sources.val() & self.source[1].outside.val(),
            broken::DST = self.binary.val() & self.dest.bad.val(),
            broken::OTHER_FORM = (self.ieee.is_ieee.val() & self.ieee.bad.val())
                | (self.opcode.mad.val() & self.ternary.bad.val())
                | (self.opcode.me.val() & self.message.bad.val())
                | (self.opcode.je.val() & self.flow.bad.val()),
            broken::INDIRECT = self.binary.val() & self.indirect_bad.val(),
            broken::REST = self.common_bad.val()
                | (self.for_doubles.val() & !self.has_doubles.val())
                | (self.binary.val() & (self.accumulator.bad.val() | self.products_bad.val() | self.form_bad.val()))
                | (self.alu.val() & !self.ieee.is_ieee.val() & (self.modifier_bad.val() | self.condition_bad.val())));

        comment!(
            "flags read: predicate (anyv, allv: both), f0, f1 as src0; written: condition (not of sel, csel), f0, f1 as dst"
        );
        self.reads.next = 0.into();
        if self.predicated.val() {
            self.reads.next =
                pack!(2; flags::F1 = self.lo.val().field(lo::FLAG_REGISTER), flags::F0 = !self.lo.val().field(lo::FLAG_REGISTER));
        }
        if self.lo.val().field(lo::PRED_PAIR) == pred_pair::VERTICAL {
            self.reads.next = 3.into();
        }
        self.writes.next = 0.into();
        if (self.alu.val() & !self.opcode.sel.val() & !self.opcode.csel.val() & self.condition.val().any())
            | self.ieee.seeds.val()
        {
            self.writes.next =
                pack!(2; flags::F1 = self.lo.val().field(lo::FLAG_REGISTER), flags::F0 = !self.lo.val().field(lo::FLAG_REGISTER));
        }
        if self.binary.val() {
            self.reads.next = self.reads.val() | self.source[0].flags.val();
            self.writes.next = self.writes.val() | self.dest.flags.val();
        }

        comment!("registers");
        self.needs_entry.next = self.alu.val();
        for k in 0..4 {
            self.needs.span[k].next = 0.into();
        }
        if self.ieee.is_ieee.val() {
            for k in 0..4 {
                self.needs.span[k].next = self.ieee.span[k].val();
            }
        } else if self.opcode.mad.val() {
            for k in 0..4 {
                self.needs.span[k].next = self.ternary.span[k].val();
            }
        } else if self.opcode.me.val() {
            for k in 0..3 {
                self.needs.span[k].next = self.message.span[k].val();
            }
            self.needs_entry.next = self.message.span[0].val().field(span::VALID);
        } else if self.opcode.je.val() {
            for k in 0..2 {
                self.needs.span[k].next = self.flow.span[k].val();
            }
        } else if self.alu.val() {
            self.needs.span[0].next = self.dest.span.val();
            self.needs.span[1].next = self.source[0].span.val();
            self.needs.span[2].next = self.source[1].span.val();
            if self.opcode.pln.val() {
                comment!("src1 of pln: two registers for each pass");
                self.needs.span[2].next = pack!(17;
                    span::VALID = true,
                    span::LAST = self.sum.last.val(),
                    span::FIRST = self.source[1].span.val().field(span::FIRST));
            }
            if self.opcode.mac.val() {
                self.needs.span[3].next = pack!(17;
                    span::VALID = true,
                    span::LAST = unified::ACC0
                        | pack!(8; arf::ODD = self.lo.val().field(lo::EXEC_SIZE) == exec_size::SIXTEEN),
                    span::FIRST = unified::ACC0);
            }
            if self.opcode.mach.val() {
                self.needs.span[3].next = pack!(17; span::VALID = true, span::LAST = unified::ACC0, span::FIRST = unified::ACC0);
            }
        }

        self.needs.kind.next = pack!(14;
            kind::ALU = self.alu.val(),
            kind::JE = self.opcode.je.val(),
            kind::ME = self.opcode.me.val(),
            kind::EOT = self.opcode.me.val() & self.message.eot.val(),
            kind::SWITCH = (self.lo.val().field(lo::THREAD_CTRL) == thread_ctrl::SWITCH) | self.ieee.is_ieee.val(),
            kind::SYNC = self.wakes.val() & !self.opcode.je.val(),
            kind::ALLOC = self.needs_entry.val(),
            kind::READS = self.reads.val(),
            kind::WRITES = self.writes.val(),
            kind::WAITS = self.lo.val().field(lo::OPCODE) == opcode::WAIT,
            kind::MATH = self.all_is_math.val()
                | self.opcode.math.val()
                | self.opcode.in_rounds.val()
                | self.for_doubles.val()
                | (self.rare_is_math.val()
                    & (self.opcode.counts.val()
                        | self.opcode.fields.val()
                        | self.opcode.rounds.val()
                        | (self.binary.val() & (self.eight_sources.val() | self.dest.eight.val())))));
    }
}
