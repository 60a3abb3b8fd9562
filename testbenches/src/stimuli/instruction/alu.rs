//! Instructions of the ALUs.

use tessera_eu::opcode::{
    ADD, ADDC, AND, ASR, AVG, BFE, BFI1, BFI2, BFREV, CBIT, CMP, CMPN, CSEL, FBH, FBL, LZD, MACH, MAD, MOV, MUL, NOT, OR, SEL,
    SHL, SHR, SUBB, XOR,
};
use tessera_eu::opcode::{FRC, LRP, MATH, RNDD, RNDE, RNDU, RNDZ};
use tessera_eu::word::{
    arf_number, condition, cr0, exec_size, file, hi, lo, operand, ternary_hi, ternary_lo, ternary_operand, ternary_types,
    thread_ctrl, types, Native, IDENTITY_SWIZZLE,
};
use tessera_golden::plan::Plan;
use tessera_hdl::word::Part;
use tessera_hdl::U;
use tessera_testkit::Random;

use super::address::{indirect, masked, of_address};
use super::double::double;
use super::operand::{
    arf_destination, arf_source, destination, float, has_immediates, immediate, largest_exec, long_immediate, register_source1,
    source0, source1, twice, with_wide, Type, INTEGERS, TYPES, WIDE,
};
use super::sum;
use super::{common, flag, predicate, register};

const LOGIC: [U<7>; 4] = [NOT, AND, OR, XOR];
const SHIFT: [U<7>; 4] = [SHR, SHL, ASR, BFI1];
const COUNT: [U<7>; 5] = [BFREV, LZD, FBH, FBL, CBIT];
const ROUND: [U<7>; 4] = [RNDU, RNDD, RNDE, RNDZ];

/// Functions of math: of one source and of two, and integer division.
const UNARY: std::ops::RangeInclusive<u64> = 1..=7;
const BINARY: [u64; 2] = [9, 10];
const DIVISION: [u64; 2] = [12, 13];

/// Any of the subset.
pub fn alu(random: &mut Random) -> u128 {
    if random.chance(8) {
        math(random)
    } else if random.chance(9) {
        in_rounds(random)
    } else if random.chance(12) {
        double(random)
    } else {
        lanes(random)
    }
}

/// Any that an ALU without math unit executes.
pub fn lanes(random: &mut Random) -> u128 {
    let mut word = match random.below(17) {
        0 => mad(random),
        1 => mov(random),
        2 => compare(random),
        3 => select(random),
        4 => arf(random),
        5 => {
            let opcode = random.pick(&LOGIC);
            two_source(random, opcode, false, false)
        }
        6 => {
            let opcode = random.pick(&SHIFT);
            two_source(random, opcode, false, false)
        }
        7 | 15 => two_source(random, ADD, true, true),
        8 => two_source(random, AVG, false, true),
        9 => {
            let opcode = random.pick(&COUNT);
            two_source(random, opcode, false, false)
        }
        10 => round(random),
        11 => doubled(random),
        12 => of_address(random),
        13 => {
            let word = mov(random);
            masked(word, random)
        }
        14 if random.chance(50) => fields(random),
        14 => choose(random),
        _ => two_source(random, MUL, true, true),
    };
    if random.chance(12) {
        indirect(&mut word, random);
    }
    word.0
}

/// Any that an ALU without what is rare executes.
pub fn usual(random: &mut Random) -> u128 {
    loop {
        let word = lanes(random);
        if !Plan::decode(word).is_some_and(|plan| plan.is_rare()) {
            return word;
        }
    }
}

/// A function of the math unit.
pub fn math(random: &mut Random) -> u128 {
    let function = match random.below(11) {
        0 | 1 => random.pick(&BINARY),
        2..=4 => random.pick(&DIVISION),
        _ => UNARY.start() + random.below(7),
    };
    let is_float = !DIVISION.contains(&function);
    let mut ty = || if is_float { float(random) } else { random.pick(&[types::UD, types::D]) };
    let (dst, src0, src1) = (ty(), ty(), ty());
    let mut word = Native::default();
    let exec = common(&mut word, random, MATH, largest_exec(&[dst, src0, src1]));
    word.set_low(lo::CONDITION, function);
    destination(&mut word, random, exec, dst, false);
    let unary = UNARY.contains(&function);
    if unary && random.chance(15) {
        word.set_low(lo::SRC0_FILE, file::IMMEDIATE);
        let code = constant(&mut word, random, src0);
        word.set_low(lo::SRC0_TYPE, code);
    } else {
        source0(&mut word, random, exec, src0, is_float);
    }
    if !unary && random.chance(30) {
        word.set_high(hi::SRC1_FILE, file::IMMEDIATE);
        let code = constant(&mut word, random, src1);
        word.set_high(hi::SRC1_TYPE, code);
    } else if !unary {
        register_source1(&mut word, random, exec, src1, is_float);
    }
    if random.chance(25) {
        predicate(&mut word, random);
    }
    flag(&mut word, random);
    word.set_low(lo::SATURATE, random.chance(20));
    word.0
}

/// An immediate of math: none is packed. The code of its type.
fn constant(word: &mut Native, random: &mut Random, ty: Type) -> Type {
    immediate(word, random, ty);
    if ty == types::HF {
        types::IMMEDIATE_HF
    } else {
        ty
    }
}

/// frc, lrp, or a sum of products.
fn in_rounds(random: &mut Random) -> u128 {
    if random.chance(60) {
        return sum::sum(random).0;
    }
    if random.chance(50) {
        let mut word = singles(random, LRP);
        if random.chance(20) {
            any_condition(&mut word, random);
        }
        return word.0;
    }
    let mut word = of_float(random, FRC);
    if random.chance(15) {
        word.set_low(lo::SRC0_FILE, file::IMMEDIATE);
        let code = immediate(&mut word, random, types::F);
        word.set_low(lo::SRC0_TYPE, code);
    } else if random.chance(15) {
        indirect(&mut word, random);
    }
    word.0
}

/// One with two results that any thread may execute at any time.
fn doubled(random: &mut Random) -> Native {
    if random.chance(50) {
        return product(random);
    }
    let opcode = random.pick(&[ADDC, SUBB]);
    with_accumulator(random, opcode, types::UD)
}

/// mul into acc0, for mach.
fn product(random: &mut Random) -> Native {
    let ty = random.pick(&[types::UD, types::D]);
    let mut word = Native::default();
    common(&mut word, random, MUL, exec_size::EIGHT.raw());
    word.set_low(lo::EXEC_SIZE, exec_size::EIGHT);
    word.set_low(lo::CHANNEL_GROUP, 2 * random.below(4));
    word.set_low(lo::NO_MASK, true);
    destination(&mut word, random, exec_size::EIGHT.raw(), ty, true);
    word.set_low(lo::DST_REG, arf_number::ACC0);
    word.set_low(lo::DST_SUB, 0u64);
    flag(&mut word, random);
    source0(&mut word, random, exec_size::EIGHT.raw(), ty, false);
    source1(&mut word, random, exec_size::EIGHT.raw(), types::UW, false);
    if word.high(hi::SRC1_FILE) == file::IMMEDIATE.raw() {
        word.set_high(hi::SRC1_TYPE, types::UW);
    }
    word
}

/// addc, subb or mach of operands of one type.
fn with_accumulator(random: &mut Random, opcode: U<7>, ty: U<4>) -> Native {
    let mut word = Native::default();
    let exec = common(&mut word, random, opcode, exec_size::EIGHT.raw());
    word.set_low(lo::BRANCH_CTRL, true);
    let dst = if opcode == MACH { random.pick(&[types::UD, types::D]) } else { ty };
    destination(&mut word, random, exec, dst, false);
    source0(&mut word, random, exec, ty, false);
    source1(&mut word, random, exec, ty, false);
    if random.chance(25) {
        predicate(&mut word, random);
    }
    flag(&mut word, random);
    word
}

/// Products alone, which may stay in acc0 to the end of the thread.
pub fn products(random: &mut Random) -> u128 {
    product(random).0
}

/// mach alone: it stops a thread that has no products for it.
pub fn mach(random: &mut Random) -> u128 {
    let ty = random.pick(&[types::UD, types::D]);
    with_accumulator(random, MACH, ty).0
}

/// Products in acc0, what uses them or writes something else, and a move of what is there then; or floats.
pub fn accumulate(random: &mut Random) -> Vec<u128> {
    if random.chance(40) {
        return sum::accumulate(random);
    }
    let product = product(random);
    let then = match random.below(4) {
        0 => with_accumulator(random, ADDC, types::UD),
        1 => with_accumulator(random, SUBB, types::UD),
        _ => with_accumulator(random, MACH, U::new(product.low(lo::SRC0_TYPE))),
    };
    let mut read = Native::default();
    common(&mut read, random, MOV, exec_size::EIGHT.raw());
    read.set_low(lo::EXEC_SIZE, exec_size::EIGHT);
    read.set_low(lo::CHANNEL_GROUP, 2 * random.below(4));
    let ty = random.pick(&[types::UD, types::D]);
    destination(&mut read, random, exec_size::EIGHT.raw(), ty, false);
    source0(&mut read, random, exec_size::EIGHT.raw(), ty, false);
    read.set_low(lo::SRC0_FILE, file::ARF);
    read.set_high_in(hi::SRC0, operand::REG, arf_number::ACC0.raw());
    read.set_high_in(hi::SRC0, operand::SUB, 0u64);
    read.set_high_in(hi::SRC0, operand::HSTRIDE, 1u64);
    read.set_high_in(hi::SRC0, operand::WIDTH, 3u64);
    read.set_high_in(hi::SRC0, operand::VSTRIDE, 4u64);
    vec![product.0, then.0, read.0]
}

/// Any condition modifier.
pub(super) fn any_condition(word: &mut Native, random: &mut Random) {
    word.set_low(lo::CONDITION, condition::Z.raw() + random.below(6));
}

/// Types of dst and two sources: floats, integers, or, for opcodes that take them, some of eight bytes.
fn types_of(random: &mut Random, opcode: U<7>, is_float: bool) -> [Type; 3] {
    match random.below(10) {
        0..3 if is_float => return [types::HF; 3],
        3..6 if is_float => return [types::F; 3],
        _ => (),
    }
    let mut ty = || if is_float { float(random) } else { random.pick(&INTEGERS) };
    let narrow = [ty(), ty(), ty()];
    // What sel makes an f16 of f16 alone.
    if opcode == SEL && narrow[1..].contains(&types::F) {
        return [if is_float { types::F } else { narrow[0] }, narrow[1], narrow[2]];
    }
    let takes = LOGIC.contains(&opcode) || [SHR, SHL, ASR, ADD, CMP, SEL, MUL].contains(&opcode);
    if is_float || !takes || random.chance(65) {
        return narrow;
    }
    let [dst, src0, src1] = with_wide(random);
    match opcode {
        MUL => [random.pick(&WIDE), narrow[1], narrow[2]],
        // Its src1 is none.
        NOT if !WIDE.contains(&dst) && !WIDE.contains(&src0) => [src1, src0, src1],
        _ => [dst, src0, src1],
    }
}

fn two_source(random: &mut Random, opcode: U<7>, floats: bool, arithmetic: bool) -> Native {
    let float = floats && random.chance(50);
    let [dst, src0, src1] = types_of(random, opcode, float);
    let mut word = Native::default();
    let exec = common(&mut word, random, opcode, largest_exec(&[dst, src0, src1]));
    let null = random.chance(10);
    destination(&mut word, random, exec, dst, null);
    source0(&mut word, random, exec, src0, arithmetic);
    if opcode != NOT && !COUNT.contains(&opcode) {
        source1(&mut word, random, exec, src1, arithmetic);
    }
    if !arithmetic && LOGIC.contains(&opcode) {
        // negate is NOT here; abs is outside the subset
        word.set_high_in(hi::SRC0, operand::NEGATE, random.below(2));
    }
    if random.chance(25) {
        predicate(&mut word, random);
    }
    if random.chance(25) {
        any_condition(&mut word, random);
    }
    flag(&mut word, random);
    if arithmetic && (matches!(opcode, ADD | AVG) || float) && random.chance(20) {
        word.set_low(lo::SATURATE, true);
    }
    word
}

fn round(random: &mut Random) -> Native {
    let opcode = random.pick(&ROUND);
    let mut word = of_float(random, opcode);
    word.set_low(lo::SATURATE, random.chance(20));
    word
}

/// One of one f source, in a register.
fn of_float(random: &mut Random, opcode: U<7>) -> Native {
    let mut word = Native::default();
    let exec = common(&mut word, random, opcode, largest_exec(&[types::F]));
    destination(&mut word, random, exec, types::F, false);
    source0(&mut word, random, exec, types::F, true);
    if random.chance(25) {
        predicate(&mut word, random);
    }
    if random.chance(25) {
        any_condition(&mut word, random);
    }
    flag(&mut word, random);
    word
}

fn mov(random: &mut Random) -> Native {
    let (mut dst, mut src) = (random.pick(&TYPES), random.pick(&TYPES));
    match random.below(7) {
        0 => dst = random.pick(&WIDE),
        1 => src = random.pick(&WIDE),
        2 => (dst, src) = (random.pick(&WIDE), random.pick(&WIDE)),
        3 => (dst, src) = (float(random), float(random)),
        4 => (dst, src) = (types::F, types::F),
        _ => (),
    }
    if [dst, src].iter().any(|ty| WIDE.contains(ty)) {
        for ty in [&mut dst, &mut src].into_iter().filter(|ty| **ty == types::HF) {
            *ty = types::F;
        }
    }
    moved(random, dst, src)
}

/// A mov between these types.
pub(super) fn moved(random: &mut Random, dst: Type, src: Type) -> Native {
    let mut word = Native::default();
    let exec = common(&mut word, random, MOV, largest_exec(&[dst, src]));
    destination(&mut word, random, exec, dst, false);
    if (WIDE.contains(&src) || src == types::DF) && random.chance(30) {
        word.set_low(lo::SRC0_FILE, file::IMMEDIATE);
        word.set_low(lo::SRC0_TYPE, if src == types::DF { types::IMMEDIATE_DF } else { src });
        long_immediate(&mut word, random);
    } else if has_immediates(src) && random.chance(30) {
        word.set_low(lo::SRC0_FILE, file::IMMEDIATE);
        let code = immediate(&mut word, random, src);
        word.set_low(lo::SRC0_TYPE, code);
    } else {
        source0(&mut word, random, exec, src, true);
    }
    if random.chance(25) {
        predicate(&mut word, random);
    }
    if random.chance(20) {
        any_condition(&mut word, random);
    }
    flag(&mut word, random);
    word.set_low(lo::SATURATE, random.chance(30));
    word
}

fn compare(random: &mut Random) -> Native {
    let float = random.chance(50);
    let [mut dst, src0, src1] = types_of(random, CMP, float);
    if ![dst, src0, src1].iter().any(|ty| WIDE.contains(ty)) {
        dst = random.pick(&TYPES);
    }
    let mut word = Native::default();
    let opcode = if float && random.chance(40) || random.chance(5) { CMPN } else { CMP };
    let exec = common(&mut word, random, opcode, largest_exec(&[dst, src0, src1]));
    let null = random.chance(60);
    destination(&mut word, random, exec, dst, null);
    source0(&mut word, random, exec, src0, true);
    source1(&mut word, random, exec, src1, true);
    any_condition(&mut word, random);
    flag(&mut word, random);
    if random.chance(25) {
        predicate(&mut word, random);
    }
    word
}

fn select(random: &mut Random) -> Native {
    let float = random.chance(50);
    let [dst, src0, src1] = types_of(random, SEL, float);
    let mut word = Native::default();
    let exec = common(&mut word, random, SEL, largest_exec(&[dst, src0, src1]));
    destination(&mut word, random, exec, dst, false);
    source0(&mut word, random, exec, src0, true);
    source1(&mut word, random, exec, src1, true);
    if random.chance(50) {
        predicate(&mut word, random);
    } else {
        any_condition(&mut word, random);
    }
    flag(&mut word, random);
    word
}

/// The bits of cr0 that every model knows: rounding, and which denormals are kept.
pub fn modes() -> u64 {
    let cr0 = U::<32>::default().with(cr0::ROUNDING, U::ONES).with(cr0::KEEP_DENORMALS, true);
    cr0.with(cr0::KEEP_F64_DENORMALS, true).with(cr0::KEEP_F16_DENORMALS, true).raw()
}

/// Scalar moves and logic on f0, f1 and cr0; into n0 and from tm0.
fn arf(random: &mut Random) -> Native {
    let mut word = Native::default();
    let (arf, form) = match random.below(20) {
        0 => (arf_number::TM0, random.below(2)),
        1 => (arf_number::N0, 1),
        _ => (random.pick(&[arf_number::F0, arf_number::F1, arf_number::CR0]), random.below(3)),
    };
    common(&mut word, random, OR, 0);
    word.set_low(lo::NO_MASK, true);
    let ty = if arf == arf_number::CR0 { types::UD } else { random.pick(&[types::UD, types::UW, types::UB]) };
    let sub = match ty {
        types::UB => random.below(4),
        types::UW => 2 * random.below(2),
        _ => 0,
    };
    match form {
        0 => {
            destination(&mut word, random, 0, ty, false);
            arf_source(&mut word, arf, ty, sub);
        }
        1 => {
            arf_destination(&mut word, arf, ty, sub);
            source0(&mut word, random, 0, ty, false);
        }
        _ => {
            arf_destination(&mut word, arf, ty, sub);
            arf_source(&mut word, arf, ty, sub);
            word.set_low(lo::THREAD_CTRL, thread_ctrl::SWITCH);
        }
    }
    word.set_high(hi::SRC1_FILE, file::IMMEDIATE);
    let code = immediate(&mut word, random, types::UW);
    word.set_high(hi::SRC1_TYPE, code);
    if random.chance(30) {
        word.set_high(hi::SRC1_TYPE, types::UW);
        word.set_high(hi::IMMEDIATE, twice(random.word() & modes()));
    }
    word
}

fn mad(random: &mut Random) -> Native {
    let mut word = Native::default();
    let exec = common(&mut word, random, MAD, 4);
    word.set_low(lo::ALIGN16, true);
    word.set_low(ternary_lo::MODIFIERS, random.below(64));
    word.set_low(ternary_lo::CHANNELS, if random.chance(80) { u64::MAX } else { random.below(16) });
    word.set_low(ternary_lo::DST_REG, register(random, 2));
    word.set_low(ternary_lo::DST_SUB, packed_sub(random, exec));
    // dst, src0, src1, src2.
    let halves = match random.below(5) {
        0 => 0xF,
        1 => random.below(16),
        _ => 0,
    };
    let half = |operand: u64| halves >> operand & 1 == 1;
    word.set_low(ternary_lo::DST_HALF, half(0));
    word.set_low(ternary_lo::SRC0_HALF, half(1));
    word.set_low(ternary_lo::SRC1_HALF, half(2));
    word.set_low(ternary_lo::SRC2_HALF, half(3));
    ternary_source(&mut word, random, ternary_hi::SRC0, exec, half(1));
    ternary_source(&mut word, random, ternary_hi::SRC1, exec, half(2));
    ternary_source(&mut word, random, ternary_hi::SRC2, exec, half(3));
    if random.chance(25) {
        predicate(&mut word, random);
    }
    if random.chance(20) {
        any_condition(&mut word, random);
    }
    flag(&mut word, random);
    word.set_low(lo::SATURATE, random.chance(20));
    word
}

/// csel: without saturation, and with a condition.
fn choose(random: &mut Random) -> Native {
    let mut word = singles(random, CSEL);
    word.set_low(lo::SATURATE, false);
    any_condition(&mut word, random);
    word
}

/// bfe, bfi2: without modifiers and saturation.
fn fields(random: &mut Random) -> Native {
    let opcode = random.pick(&[BFE, BFI2]);
    let mut word = singles(random, opcode);
    word.set_low(ternary_lo::TYPES, random.pick(&[ternary_types::ALL_D, ternary_types::ALL_UD]));
    word.set_low(ternary_lo::MODIFIERS, 0u64);
    word.set_low(lo::SATURATE, false);
    word
}

/// mad without f16, with another opcode.
fn singles(random: &mut Random, opcode: U<7>) -> Native {
    let mut word = mad(random);
    word.set_low(lo::OPCODE, opcode);
    word.set_low(ternary_lo::TYPES, 0u64);
    word.set_low(ternary_lo::HALVES, 0u64);
    word.set_high_in(ternary_hi::SRC0, ternary_operand::HALF, false);
    word.set_high_in(ternary_hi::SRC1, ternary_operand::HALF, false);
    word.set_high_in(ternary_hi::SRC2, ternary_operand::HALF, false);
    word
}

/// Sub-register of a packed operand in dwords: only what is small may lie beside the start of a register.
fn packed_sub(random: &mut Random, exec: u64) -> u64 {
    if exec < 4 && random.chance(25) {
        random.below(8)
    } else {
        0
    }
}

fn ternary_source(word: &mut Native, random: &mut Random, at: impl Part + Copy, exec: u64, half: bool) {
    let replicate = random.chance(25);
    let sub = if replicate { random.below(8) } else { packed_sub(random, exec) };
    word.set_high_in(at, ternary_operand::REPLICATE, replicate);
    word.set_high_in(at, ternary_operand::SWIZZLE, IDENTITY_SWIZZLE);
    word.set_high_in(at, ternary_operand::SUB, sub);
    word.set_high_in(at, ternary_operand::HALF, half && random.chance(25));
    word.set_high_in(at, ternary_operand::REG, register(random, 2));
}
