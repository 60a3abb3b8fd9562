//! Predecode: ranges of supported instructions, and one breach of every rule.

mod macros;
mod ranges;
mod rules;

use tessera_eu::opcode;
use tessera_eu::tc::predecode::TcPredecode;
use tessera_eu::word::{
    arf_number, condition, exec_size, file, flow_hi, hi, kind, lo, operand, products, seed_hi, seed_lo, send_hi, send_lo, span,
    ternary_hi, ternary_lo, ternary_operand, types, Native,
};
use tessera_hdl::prelude::*;
use tessera_hdl::word::Part;
use tessera_isa::asm::{a0, acc, flag, grf, imm, imm_d, imm_f, imm_ud, imm_uw, indirect, Builder};
use tessera_isa::{CondMod, DataType, FlagRef, HorzStride, ImmType, MathFunction, Opcode, Register, Sfid};

#[derive(Debug, PartialEq)]
struct Decoded {
    kind: u64,
    /// dst, src0, src1, src2.
    span: [Option<(u64, u64)>; 4],
}

/// The kind with one part set.
const fn only<P: Part<Value = bool> + Copy>(_: P) -> u64 {
    1 << P::AT
}

/// The kind that concerns the two flag registers.
const fn flags<P: Part<Value = U<2>> + Copy>(_: P, registers: u64) -> u64 {
    registers << P::AT
}

const ALU: u64 = only(kind::ALU) | only(kind::ALLOC);
const JE: u64 = only(kind::JE);
const ME: u64 = only(kind::ME);
const UNSUPPORTED: u64 = only(kind::UNSUPPORTED);
const EOT: u64 = only(kind::EOT);
const SWITCH: u64 = only(kind::SWITCH);
const SYNC: u64 = only(kind::SYNC);
const MATH: u64 = ALU | only(kind::MATH);
const ENTRY: u64 = only(kind::ALLOC);
const READS_F0: u64 = flags(kind::READS, 1);
const READS_F1: u64 = flags(kind::READS, 2);
const WRITES_F0: u64 = flags(kind::WRITES, 1);
const WRITES_F1: u64 = flags(kind::WRITES, 2);

fn predecode(native: u128, len8: bool, wakes: bool) -> Decoded {
    predecode_after(products::NONE, native, len8, wakes).0
}

/// What it is with these products in acc0, and what it does to them.
fn predecode_after(held: U<2>, native: u128, len8: bool, wakes: bool) -> (Decoded, Option<U<2>>) {
    let mut sim = Sim::<TcPredecode>::new();
    let (lo, hi) = Native(native).halves();
    sim.lo.next = lo.into();
    sim.hi.next = hi.into();
    sim.len8.next = len8;
    sim.wakes.next = wakes;
    sim.products.next = held;
    sim.rare_is_math.next = false;
    sim.all_is_math.next = false;
    sim.divides.next = true;
    sim.has_doubles.next = true;
    sim.eval();
    let range = |k: usize| {
        let range = sim.needs.span[k].val();
        range.field(span::VALID).then(|| (range.field(span::FIRST).raw(), range.field(span::LAST).raw()))
    };
    let unsupported = if sim.breaks.val().any() { UNSUPPORTED } else { 0 };
    let decoded = Decoded { kind: sim.needs.kind.val().raw() | unsupported, span: [range(0), range(1), range(2), range(3)] };
    (decoded, sim.overwrites.val().then(|| sim.makes.val()))
}

fn assemble(write: impl FnOnce(&mut Builder)) -> u128 {
    let mut code = Builder::new();
    write(&mut code);
    u128::from_le_bytes(code.finish().expect("legal instruction").try_into().expect("one instruction"))
}

#[track_caller]
fn check(native: u128, kind: u64, span: [Option<(u64, u64)>; 4]) {
    assert_eq!(predecode(native, false, false), Decoded { kind, span });
}

/// The word with a field of bits 63:0 set.
fn low(word: u128, field: impl Part, value: u64) -> u128 {
    let mut word = Native(word);
    word.set_low(field, value);
    word.0
}

/// The word with a field of bits 127:64 set.
fn high(word: u128, field: impl Part, value: u64) -> u128 {
    let mut word = Native(word);
    word.set_high(field, value);
    word.0
}

/// The word with a field of an operand set.
fn high_in(word: u128, operand: impl Part, field: impl Part, value: u64) -> u128 {
    let mut word = Native(word);
    word.set_high_in(operand, field, value);
    word.0
}

/// math.invm (8) (eo)f0.0 r8.mme0:f r6.nomme:f r4.nomme:f
const INVM: u128 = 0x00600088_3a6000c8_01003ae8_0e600138;
/// madm (8) r9.mme1:f r2.nomme:f r6.nomme:f r8.mme0:f
const MADM: u128 = 0x0200000c_02002010_09020000_0060015d;
