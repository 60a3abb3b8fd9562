//! Which unit an opcode belongs to, and how many operands it has.
//!
//! Combinational; what an opcode needs is a row of `crate::opcode`.

use crate::opcode::{self, TABLE};
use crate::word::{opcode_bits, opcode_pair};
use tessera_hdl::prelude::*;

/// Opcode classes.
#[block]
pub struct TcOpcode {
    pub op: Signal<In, U<7>>,
    /// Executed by this EU.
    pub known: Signal<Out, Bit>,
    /// Branch unit, nop included.
    pub je: Signal<Out, Bit>,
    /// `send`, `sends` and their conditional forms.
    pub me: Signal<Out, Bit>,
    /// A message with a second payload.
    pub split: Signal<Out, Bit>,
    /// Branch or nop without a compacted form of its own: every JE opcode but nop.
    pub branch: Signal<Out, Bit>,
    /// mov or smov.
    pub mov: Signal<Out, Bit>,
    pub smov: Signal<Out, Bit>,
    pub sel: Signal<Out, Bit>,
    pub cmp: Signal<Out, Bit>,
    /// Of three sources, but no macro.
    pub mad: Signal<Out, Bit>,
    pub csel: Signal<Out, Bit>,
    pub frc: Signal<Out, Bit>,
    /// csel or lrp: of three f32.
    pub singles: Signal<Out, Bit>,
    /// It sums products: line, pln, mac, dp4, dph, dp3, dp2.
    pub sum: Signal<Out, Bit>,
    /// line or pln.
    pub plane: Signal<Out, Bit>,
    pub pln: Signal<Out, Bit>,
    pub mac: Signal<Out, Bit>,
    /// frc, lrp, or a sum of products: ALU0 has none of them.
    pub in_rounds: Signal<Out, Bit>,
    /// It counts bits.
    pub counts: Signal<Out, Bit>,
    /// bfe or bfi2: of three dwords.
    pub fields: Signal<Out, Bit>,
    pub mul: Signal<Out, Bit>,
    pub add: Signal<Out, Bit>,
    pub math: Signal<Out, Bit>,
    /// addc, subb, mach.
    pub accumulates: Signal<Out, Bit>,
    pub mach: Signal<Out, Bit>,
    /// avg: integer operands only, may saturate.
    pub integer_op: Signal<Out, Bit>,
    /// not, and, or, xor.
    pub logic_op: Signal<Out, Bit>,
    /// frc, rndu, rndd, rnde, rndz.
    pub rounds: Signal<Out, Bit>,
    /// Operands as of shr, shl, asr: also what counts or places bits, and what accumulates.
    pub shift: Signal<Out, Bit>,
    pub two_sources: Signal<Out, Bit>,
    /// Takes sources of eight bytes.
    pub wide: Signal<Out, Bit>,
    lrp: Signal<Local, Bit>,
}

impl Logic for TcOpcode {
    #[hdl]
    fn update(&mut self) {
        self.known.next = false;
        self.je.next = false;
        self.me.next = false;
        self.branch.next = false;
        self.two_sources.next = false;
        self.integer_op.next = false;
        self.logic_op.next = false;
        self.shift.next = false;
        self.rounds.next = false;
        self.sum.next = false;
        self.fields.next = false;
        self.wide.next = false;
        self.accumulates.next = false;
        self.mad.next = false;
        self.split.next = false;
        for i in 0..TABLE.len() {
            if self.op.val() == TABLE[i].opcode {
                self.known.next = true;
                self.je.next = TABLE[i].je;
                self.me.next = TABLE[i].me;
                self.branch.next = TABLE[i].flow;
                self.two_sources.next = TABLE[i].two_sources;
                self.integer_op.next = TABLE[i].integer;
                self.logic_op.next = TABLE[i].logic;
                self.shift.next = TABLE[i].shift;
                self.rounds.next = TABLE[i].rounds;
                self.sum.next = TABLE[i].sum;
                self.fields.next = TABLE[i].fields;
                self.wide.next = TABLE[i].wide;
                self.accumulates.next = TABLE[i].accumulates;
                self.mad.next = TABLE[i].channels;
                self.split.next = TABLE[i].split;
            }
        }
        self.smov.next = self.op.val() == opcode::SMOV;
        self.mov.next = (self.op.val() == opcode::MOV) | self.smov.val();
        self.sel.next = self.op.val() == opcode::SEL;
        self.cmp.next = self.op.val().field(opcode_bits::PAIR) == opcode_pair::COMPARES;
        self.csel.next = self.op.val() == opcode::CSEL;
        self.lrp.next = self.op.val() == opcode::LRP;
        self.frc.next = self.op.val() == opcode::FRC;
        self.singles.next = self.csel.val() | self.lrp.val();
        self.counts.next = (self.op.val() == opcode::LZD)
            | (self.op.val() == opcode::FBH)
            | (self.op.val() == opcode::FBL)
            | (self.op.val() == opcode::CBIT);
        self.pln.next = self.op.val() == opcode::PLN;
        self.plane.next = self.pln.val() | (self.op.val() == opcode::LINE);
        self.mac.next = self.op.val() == opcode::MAC;
        self.in_rounds.next = self.frc.val() | self.lrp.val() | self.sum.val();
        self.add.next = self.op.val() == opcode::ADD;
        self.mach.next = self.op.val() == opcode::MACH;
        self.mul.next = self.op.val() == opcode::MUL;
        self.math.next = self.op.val() == opcode::MATH;
    }
}
