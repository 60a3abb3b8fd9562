//! D2, second half: what the issue stage must know about an instruction.
//!
//! ```text
//!  lo, hi, len8, wakes --> opcode, operands, rules --> kind, span[4]
//! ```
//!
//! `kind` (12 bits): 0 ALU, 1 JE, 2 ME, 3 unsupported, 4 end of thread, 5 switch
//! (ThreadCtrl), 6 sync, 7 needs a scoreboard entry, 9:8 flags read, 11:10 flags
//! written. `span[k]` = `{valid, last, first}` of the unified registers of dst, src0,
//! src1, src2. The rules are numbered in `tessera_ports::uop`.
//!
//! Combinational, so no stalls. Invariant: equal to the contract for every native
//! word (tests `supported_instructions_have_the_ranges_of_the_contract`,
//! `each_rule_makes_an_instruction_unsupported`).

mod dest;
mod message;
mod opcode;
mod source;
mod ternary;

use dest::TcDest;
use message::TcMessage;
use opcode::TcOpcode;
use source::TcSource;
use ternary::TcTernary;
use tessera_hdl::prelude::*;

/// Predecode: class, dependencies and support of one instruction.
#[block]
pub struct TcPredecode {
    pub lo: Signal<In, U<64>>,
    pub hi: Signal<In, U<64>>,
    pub len8: Signal<In, Bit>,
    /// Channels wait at the instruction's address.
    pub wakes: Signal<In, Bit>,
    pub kind: Signal<Out, U<12>>,
    pub span: [Signal<Out, U<17>>; 4],
    opcode: TcOpcode,
    dest: TcDest,
    source: [TcSource; 2],
    ternary: TcTernary,
    message: TcMessage,
    alu: Signal<Local, Bit>,
    binary: Signal<Local, Bit>,
    predicated: Signal<Local, Bit>,
    condition: Signal<Local, U<4>>,
    common_bad: Signal<Local, Bit>,
    type_bad: Signal<Local, Bit>,
    modifier_bad: Signal<Local, Bit>,
    condition_bad: Signal<Local, Bit>,
    operand_bad: Signal<Local, Bit>,
    flow_bad: Signal<Local, Bit>,
    unsupported: Signal<Local, Bit>,
    reads: Signal<Local, U<2>>,
    writes: Signal<Local, U<2>>,
    needs_entry: Signal<Local, Bit>,
}

impl Logic for TcPredecode {
    #[hdl]
    fn update(&mut self) {
        comment!("operands");
        self.opcode.op.next = self.lo.val().get_bits::<7>(0);
        self.ternary.lo.next = self.lo.val();
        self.ternary.hi.next = self.hi.val();
        self.message.lo.next = self.lo.val();
        self.message.hi.next = self.hi.val();
        self.dest.exec.next = self.lo.val().get_bits::<3>(21);
        self.dest.cmp.next = self.opcode.cmp.val();
        self.dest.file.next = self.lo.val().get_bits::<2>(35);
        self.dest.kind.next = self.lo.val().get_bits::<4>(37);
        self.dest.sub.next = self.lo.val().get_bits::<5>(48);
        self.dest.number.next = self.lo.val().get_bits::<8>(53);
        self.dest.hstride.next = self.lo.val().get_bits::<2>(61);
        self.dest.indirect.next = self.lo.val().get_bit(63);
        self.source[0].used.next = true;
        self.source[0].scalar_allowed.next = true;
        self.source[0].file.next = self.lo.val().get_bits::<2>(41);
        self.source[0].kind.next = self.lo.val().get_bits::<4>(43);
        self.source[1].used.next = self.opcode.two_sources.val();
        self.source[1].scalar_allowed.next = false;
        self.source[1].file.next = self.hi.val().get_bits::<2>(25);
        self.source[1].kind.next = self.hi.val().get_bits::<4>(27);
        for s in 0..2 {
            comment!("src1 lies 32 bits above src0");
            self.source[s].exec.next = self.lo.val().get_bits::<3>(21);
            self.source[s].sub.next = self.hi.val().get_bits::<5>(32 * s);
            self.source[s].number.next = self.hi.val().get_bits::<8>(32 * s + 5);
            self.source[s].abs.next = self.hi.val().get_bit(32 * s + 13);
            self.source[s].negate.next = self.hi.val().get_bit(32 * s + 14);
            self.source[s].indirect.next = self.hi.val().get_bit(32 * s + 15);
            self.source[s].hstride.next = self.hi.val().get_bits::<2>(32 * s + 16);
            self.source[s].width.next = self.hi.val().get_bits::<3>(32 * s + 18);
            self.source[s].vstride.next = self.hi.val().get_bits::<4>(32 * s + 21);
        }
        self.alu.next = !self.opcode.je.val() & !self.opcode.me.val();
        self.binary.next = self.alu.val() & !self.opcode.mad.val();
        self.predicated.next = self.lo.val().get_bits::<4>(16).any();
        self.condition.next = self.lo.val().get_bits::<4>(24);

        comment!("rules 1, 2, 3: opcode, compacted branch or send, predicate, size, thread control, debug");
        self.common_bad.next = !self.opcode.known.val()
            | (self.len8.val() & (self.opcode.branch.val() | self.opcode.me.val()))
            | (self.lo.val().get_bits::<4>(16) > 1)
            | (self.lo.val().get_bits::<3>(21) > 5)
            | self.lo.val().get_bit(14)
            | self.lo.val().get_bit(30)
            | (self.alu.val() & self.lo.val().get_bit(28));

        comment!("rule 9: integer and float do not mix");
        self.type_bad.next = (self.opcode.two_sources.val() & (self.source[0].is_float.val() ^ self.source[1].is_float.val()))
            | ((self.opcode.logic_op.val() | self.opcode.shift.val())
                & (self.dest.is_float.val()
                    | self.source[0].is_float.val()
                    | (self.opcode.two_sources.val() & self.source[1].is_float.val())))
            | ((self.dest.is_float.val() ^ self.source[0].is_float.val()) & !self.opcode.mov.val() & !self.opcode.cmp.val());

        comment!("rule 12: modifiers, saturate");
        self.modifier_bad.next = (self.opcode.shift.val()
            & (self.source[0].has_abs.val()
                | self.source[0].has_negate.val()
                | self.source[1].has_abs.val()
                | self.source[1].has_negate.val()))
            | (self.opcode.logic_op.val() & (self.source[0].has_abs.val() | self.source[1].has_abs.val()))
            | (self.lo.val().get_bit(31)
                & !(self.opcode.mov.val()
                    | self.opcode.add.val()
                    | self.opcode.mad.val()
                    | (self.opcode.mul.val() & self.source[0].is_float.val())));

        comment!("rule 13: condition modifier");
        self.condition_bad.next = (self.condition.val() > 6)
            | (self.opcode.cmp.val() & !self.condition.val().any())
            | (self.opcode.sel.val()
                & (!(self.predicated.val() ^ self.condition.val().any())
                    | (self.condition.val().any() & (self.condition.val() != 4) & (self.condition.val() != 5))))
            | (self.binary.val()
                & (self.predicated.val() | self.condition.val().any())
                & (self.dest.scalar.val() | self.source[0].scalar.val()));

        comment!("rules 4 to 8, 10, 11 of the binary format");
        self.operand_bad.next = self.lo.val().get_bit(8)
            | self.dest.bad.val()
            | self.source[0].bad.val()
            | (self.opcode.two_sources.val()
                & (self.source[1].bad.val() | (self.source[0].immediate.val() & self.source[1].immediate.val())))
            | self.type_bad.val();

        comment!("rule 16: jmpi to a register; if.b, else.b");
        self.flow_bad.next = ((self.lo.val().get_bits::<7>(0) == 0x20) & !self.hi.val().get_bits::<2>(25).all())
            | (((self.lo.val().get_bits::<7>(0) == 0x22) | (self.lo.val().get_bits::<7>(0) == 0x24)) & self.lo.val().get_bit(28));

        self.unsupported.next = self.common_bad.val()
            | (self.alu.val() & (self.modifier_bad.val() | self.condition_bad.val()))
            | (self.binary.val() & self.operand_bad.val())
            | (self.opcode.mad.val() & self.ternary.bad.val())
            | (self.opcode.me.val() & self.message.bad.val())
            | self.flow_bad.val();

        comment!("flags: predicate and f0, f1 as src0 are read; condition (not of sel) and f0, f1 as dst are written");
        self.reads.next = 0.into();
        if self.predicated.val() {
            self.reads.next = bits::<2>(1) << self.lo.val().get_bits::<1>(33);
        }
        self.writes.next = 0.into();
        if self.alu.val() & !self.opcode.sel.val() & self.condition.val().any() {
            self.writes.next = bits::<2>(1) << self.lo.val().get_bits::<1>(33);
        }
        if self.binary.val() {
            self.reads.next = self.reads.val() | self.source[0].flags.val();
            self.writes.next = self.writes.val() | self.dest.flags.val();
        }

        comment!("registers");
        self.needs_entry.next = self.alu.val();
        for k in 0..4 {
            self.span[k].next = 0.into();
        }
        if self.opcode.mad.val() {
            for k in 0..4 {
                self.span[k].next = self.ternary.span[k].val();
            }
        } else if self.opcode.me.val() {
            for k in 0..3 {
                self.span[k].next = self.message.span[k].val();
            }
            self.needs_entry.next = self.message.span[0].val().get_bit(16);
        } else if self.alu.val() {
            self.span[0].next = self.dest.span.val();
            self.span[1].next = self.source[0].span.val();
            self.span[2].next = self.source[1].span.val();
        }

        self.kind.next = 0.into();
        self.kind.next = self.kind.val().replace_bit(0, self.alu.val());
        self.kind.next = self.kind.val().replace_bit(1, self.opcode.je.val());
        self.kind.next = self.kind.val().replace_bit(2, self.opcode.me.val());
        self.kind.next = self.kind.val().replace_bit(3, self.unsupported.val());
        self.kind.next = self.kind.val().replace_bit(4, self.opcode.me.val() & self.message.eot.val());
        self.kind.next = self.kind.val().replace_bit(5, self.lo.val().get_bits::<2>(14) == 2);
        self.kind.next = self.kind.val().replace_bit(6, self.wakes.val() & !self.opcode.je.val());
        self.kind.next = self.kind.val().replace_bit(7, self.needs_entry.val());
        self.kind.next =
            self.kind.val() | (bit_cast::<12, 2>(self.reads.val()) << 8) | (bit_cast::<12, 2>(self.writes.val()) << 10);
    }
}
