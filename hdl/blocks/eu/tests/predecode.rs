//! Predecode: ranges of supported instructions, and one breach of every rule.

use tessera_eu::opcode;
use tessera_eu::tc::predecode::TcPredecode;
use tessera_eu::word::{kind, span};
use tessera_hdl::prelude::*;
use tessera_hdl::word::Part;
use tessera_isa::asm::{acc, flag, grf, imm_d, imm_f, imm_ud, imm_uw, Builder};
use tessera_isa::{CondMod, DataType, FlagRef, HorzStride, Opcode, Register, Sfid};

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
const ENTRY: u64 = only(kind::ALLOC);
const READS_F0: u64 = flags(kind::READS, 1);
const READS_F1: u64 = flags(kind::READS, 2);
const WRITES_F0: u64 = flags(kind::WRITES, 1);
const WRITES_F1: u64 = flags(kind::WRITES, 2);

fn predecode(native: u128, len8: bool, wakes: bool) -> Decoded {
    let mut sim = Sim::<TcPredecode>::new();
    sim.lo.next = (native as u64).into();
    sim.hi.next = ((native >> 64) as u64).into();
    sim.len8.next = len8;
    sim.wakes.next = wakes;
    sim.eval();
    let range = |k: usize| {
        let range = sim.needs.span[k].val();
        range.field(span::VALID).then(|| (range.field(span::FIRST).raw(), range.field(span::LAST).raw()))
    };
    Decoded { kind: sim.needs.kind.val().raw(), span: [range(0), range(1), range(2), range(3)] }
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

#[test]
fn supported_instructions_have_the_ranges_of_the_contract() {
    let add = assemble(|c| {
        c.add(8, grf(10).d(), grf(20).d(), grf(30).d());
    });
    check(add, ALU, [Some((10, 10)), Some((20, 20)), Some((30, 30)), None]);
    let wide = assemble(|c| {
        c.add(16, grf(10).d(), grf(20).d().scalar(), imm_d(5));
    });
    check(wide, ALU, [Some((10, 11)), Some((20, 20)), None, None]);
    let strided = assemble(|c| {
        c.mov(16, grf(10).uw().stride(HorzStride::S2), grf(126).uw().region(16, 8, 2));
    });
    check(strided, ALU, [Some((10, 11)), Some((126, 127)), None, None]);
    let shifted = assemble(|c| {
        c.mov(8, grf(5).f().at(4), grf(6).f());
    });
    check(shifted, ALU, [Some((5, 6)), Some((6, 6)), None, None]);
    let accumulate = assemble(|c| {
        c.mul(8, acc(0).d(), acc(1).d(), grf(2).d());
    });
    check(accumulate, ALU, [Some((128, 128)), Some((129, 129)), Some((2, 2)), None]);
    let mad = assemble(|c| {
        c.mad(16, grf(10).f(), [grf(20).f(), grf(30).f().scalar(), grf(40).f()]);
    });
    check(mad, ALU, [Some((10, 11)), Some((20, 21)), Some((30, 30)), Some((40, 41))]);
}

#[test]
fn flags_are_read_by_predicates_and_written_by_conditions() {
    let f1_1 = FlagRef::new(1, 1);
    let cmp = assemble(|c| {
        c.cmp(8, grf(2).d(), grf(3).d()).cond(CondMod::Lt, f1_1);
    });
    check(cmp, ALU | WRITES_F1, [None, Some((2, 2)), Some((3, 3)), None]);
    let masked = assemble(|c| {
        c.mov(8, grf(2).d(), grf(3).d()).pred(FlagRef::F0_0);
    });
    check(masked, ALU | READS_F0, [Some((2, 2)), Some((3, 3)), None, None]);
    let minimum = assemble(|c| {
        c.sel(8, grf(2).f(), grf(3).f(), grf(4).f()).cond(CondMod::Lt, f1_1);
    });
    check(minimum, ALU, [Some((2, 2)), Some((3, 3)), Some((4, 4)), None]);
    let save = assemble(|c| {
        c.mov(1, grf(2).ud(), flag(1).ud().scalar());
    });
    check(save, ALU | READS_F1, [Some((2, 2)), None, None, None]);
    let load = assemble(|c| {
        c.mov(1, flag(0).uw().at(1), imm_uw(3));
    });
    check(load, ALU | WRITES_F0, [None; 4]);
    let branch = assemble(|c| {
        c.do_();
        c.while_(8).pred(f1_1);
    });
    check(branch, JE | READS_F1, [None; 4]);
}

#[test]
fn control_register_switch_messages_and_end_of_thread() {
    let cr0 = tessera_isa::asm::Operand::of(Register::Arf(tessera_isa::Arf::Control), DataType::Ud);
    let or = assemble(|c| {
        c.or(1, cr0, cr0.scalar(), imm_ud(0x4c0)).switch();
    });
    check(or, ALU | SWITCH, [Some((0xf0, 0xf0)), Some((0xf0, 0xf0)), None, None]);
    let (mlen, rlen) = (2 << 25, 4 << 20);
    let load = assemble(|c| {
        c.send(16, Sfid::DataPort1, Register::Grf(30), 12, mlen | rlen);
    });
    check(load, ME | ENTRY, [Some((30, 33)), Some((12, 13)), None, None]);
    let store = assemble(|c| {
        c.sends(16, Sfid::DataPort1, Register::NULL, (12, 60, 3), mlen);
    });
    check(store, ME, [None, Some((12, 13)), Some((60, 62)), None]);
    let eot = assemble(|c| {
        c.eot(127);
    });
    check(eot, ME | EOT, [None; 4]);
    let nop = assemble(|c| {
        c.nop();
    });
    check(nop, JE, [None; 4]);
    assert_eq!(predecode(nop, true, true).kind, JE, "the branch unit joins by itself");
    assert_eq!(predecode(eot, false, true).kind, ME | EOT | SYNC);
}

/// Sets `width` bits at `low` to `value`.
fn patch(word: u128, low: u32, width: u32, value: u128) -> u128 {
    let mask = ((1u128 << width) - 1) << low;
    word & !mask | value << low
}

#[test]
fn each_rule_makes_an_instruction_unsupported() {
    let add = assemble(|c| {
        c.add(8, grf(10).d(), grf(20).d(), grf(30).d());
    });
    let wide = assemble(|c| {
        c.add(16, grf(10).d(), grf(20).d(), grf(30).d());
    });
    let mov1 = assemble(|c| {
        c.mov(1, grf(10).d(), grf(20).d().scalar());
    });
    let imm = assemble(|c| {
        c.add(8, grf(10).d(), grf(20).d(), imm_d(-1));
    });
    let float = assemble(|c| {
        c.add(8, grf(10).f(), grf(20).f(), imm_f(1.0));
    });
    let asr = assemble(|c| {
        c.asr(8, grf(10).d(), grf(20).d(), imm_ud(3));
    });
    let avg = assemble(|c| {
        c.binary(Opcode::Avg, 8, grf(10).uw(), grf(20).d().neg(), grf(30).w()).sat();
    });
    let and = assemble(|c| {
        c.and(8, grf(10).d(), grf(20).d(), grf(30).d());
    });
    let cmp = assemble(|c| {
        c.cmp(8, grf(2).d(), grf(3).d()).cond(CondMod::Lt, FlagRef::F0_0);
    });
    let sel = assemble(|c| {
        c.sel(8, grf(2).d(), grf(3).d(), grf(4).d()).pred(FlagRef::F0_0);
    });
    let save = assemble(|c| {
        c.mov(1, grf(2).ud(), flag(1).ud().scalar());
    });
    let mad = assemble(|c| {
        c.mad(8, grf(10).f(), [grf(20).f(), grf(30).f(), grf(40).f()]);
    });
    let send = assemble(|c| {
        c.send(8, Sfid::DataPort1, Register::Grf(30), 12, 2 << 25 | 1 << 20);
    });
    let sends = assemble(|c| {
        c.sends(8, Sfid::DataPort1, Register::NULL, (12, 60, 3), 2 << 25);
    });
    let eot = assemble(|c| {
        c.eot(127);
    });
    let top = assemble(|c| {
        let there = c.here();
        c.jmpi(there);
    });
    let branch = assemble(|c| {
        c.do_();
        c.while_(8);
    });
    let good = [add, wide, mov1, imm, float, asr, avg, and, cmp, sel, save, mad, send, sends, eot, top, branch];
    for (i, word) in good.into_iter().enumerate() {
        assert_eq!(predecode(word, false, false).kind & UNSUPPORTED, 0, "good instruction {i}");
    }
    assert_eq!(predecode(patch(imm, 109, 2, 3), false, false).kind & UNSUPPORTED, 0, "immediates have no modifiers");
    let bad = [
        ("1 opcode csel", patch(add, 0, 7, opcode::CSEL.raw().into())),
        ("3 PredCtrl 2", patch(add, 16, 4, 2)),
        ("3 ExecSize 6", patch(add, 21, 3, 6)),
        ("3 AccWrEn", patch(add, 28, 1, 1)),
        ("3 Atomic", patch(add, 14, 2, 1)),
        ("3 ThreadCtrl 3", patch(branch, 14, 2, 3)),
        ("3 breakpoint", patch(send, 30, 1, 1)),
        ("4 Align16", patch(add, 8, 1, 1)),
        ("5 indirect dst", patch(add, 63, 1, 1)),
        ("5 indirect src0", patch(add, 79, 1, 1)),
        ("5 indirect src1", patch(add, 111, 1, 1)),
        ("6 dst a0", patch(patch(add, 35, 2, 0), 53, 8, 0x10)),
        ("6 dst stride 0", patch(add, 61, 2, 0)),
        ("6 dst f0 of 8 lanes", patch(patch(add, 35, 2, 0), 53, 8, 0x30)),
        ("6 dst f0 of cmp", patch(patch(patch(cmp, 21, 3, 0), 53, 8, 0x30), 24, 4, 5)),
        ("6 dst cr0 above dword 0", patch(patch(patch(mov1, 35, 2, 0), 53, 8, 0x80), 48, 5, 4)),
        ("7 src0 null", patch(patch(add, 41, 2, 0), 69, 8, 0)),
        ("7 src1 f0", patch(patch(add, 89, 2, 0), 101, 8, 0x30)),
        ("7 file 2", patch(add, 41, 2, 2)),
        ("7 two immediates", patch(imm, 41, 2, 3)),
        ("8 dst ub", patch(add, 37, 4, 4)),
        ("8 dst q of null", patch(cmp, 37, 4, 9)),
        ("8 src0 hf", patch(add, 43, 4, 10)),
        ("8 immediate v", patch(imm, 91, 4, 6)),
        ("9 float plus integer", patch(float, 91, 4, 1)),
        ("9 float and", patch(patch(patch(and, 37, 4, 7), 43, 4, 7), 91, 4, 7)),
        ("9 avg of floats", patch(patch(patch(avg, 37, 4, 7), 43, 4, 7), 91, 4, 7)),
        ("9 avg into float", patch(avg, 37, 4, 7)),
        ("9 integer sum as float", patch(add, 37, 4, 7)),
        ("10 odd dst", patch(add, 48, 5, 2)),
        ("10 odd src0", patch(add, 64, 5, 1)),
        ("10 Width 16 of 8", patch(add, 82, 3, 4)),
        ("10 Width code 5", patch(wide, 82, 3, 5)),
        ("10 VertStride 15", patch(add, 85, 4, 15)),
        ("11 dst beyond 64 bytes", patch(wide, 48, 5, 4)),
        ("11 src0 beyond 64 bytes", patch(wide, 85, 4, 5)),
        ("11 dst beyond r127", patch(wide, 53, 8, 127)),
        ("11 src1 beyond r127", patch(wide, 101, 8, 127)),
        ("11 src0 beyond acc1", patch(patch(wide, 41, 2, 0), 69, 8, 0x21)),
        ("12 negated shift", patch(asr, 78, 1, 1)),
        ("12 abs of and", patch(and, 109, 1, 1)),
        ("12 saturated shift", patch(asr, 31, 1, 1)),
        ("12 saturated cmp", patch(cmp, 31, 1, 1)),
        ("13 CondMod 8", patch(add, 24, 4, 8)),
        ("13 cmp without", patch(cmp, 24, 4, 0)),
        ("13 sel.z", patch(patch(sel, 16, 4, 0), 24, 4, 1)),
        ("13 sel without", patch(sel, 16, 4, 0)),
        ("13 sel with both", patch(sel, 24, 4, 4)),
        ("13 condition with f1", patch(save, 24, 4, 1)),
        ("13 predicate with f1", patch(save, 16, 4, 1)),
        ("14 mad df", patch(mad, 43, 3, 3)),
        ("14 mad to hf", patch(mad, 46, 3, 4)),
        ("14 mad half select", patch(mad, 35, 1, 1)),
        ("14 mad of 32", patch(mad, 21, 3, 5)),
        ("14 mad swizzle", patch(mad, 86, 8, 0)),
        ("14 mad channels", patch(mad, 49, 4, 7)),
        ("14 mad odd sub-register", patch(mad, 105, 1, 1)),
        ("14 mad Align1", patch(mad, 8, 1, 0)),
        ("11 mad beyond r127", patch(patch(mad, 76, 8, 127), 73, 3, 1)),
        ("15 send descriptor", patch(send, 89, 2, 0)),
        ("15 sends descriptor", patch(sends, 77, 1, 1)),
        ("15 sends extended descriptor", patch(sends, 61, 1, 1)),
        ("15 sends indirect dst", patch(sends, 63, 1, 1)),
        ("15 sends indirect src0", patch(sends, 79, 1, 1)),
        ("15 no payload", patch(send, 121, 4, 0)),
        ("15 payload ARF", patch(send, 41, 2, 0)),
        ("15 payload beyond r127", patch(send, 69, 8, 127)),
        ("15 second payload beyond r127", patch(sends, 44, 8, 126)),
        ("15 response beyond r127", patch(patch(send, 53, 8, 127), 116, 5, 2)),
        ("16 jmpi by register", patch(top, 89, 2, 1)),
        ("16 if.b", patch(patch(branch, 0, 7, opcode::IF.raw().into()), 28, 1, 1)),
    ];
    for (rule, word) in bad {
        assert_ne!(predecode(word, false, false).kind & UNSUPPORTED, 0, "rule {rule}");
    }
    assert_ne!(predecode(branch, true, false).kind & UNSUPPORTED, 0, "rule 2 compacted branch");
    assert_ne!(predecode(send, true, false).kind & UNSUPPORTED, 0, "rule 2 compacted send");
}
