//! Random native instruction words inside the subset the EU executes (`tessera_ports::uop`).
//!
//! Registers come from a small range so that dependencies are frequent.

use tessera_testkit::Random;

/// Sets bits `hi..=lo` of an instruction word.
pub fn set(word: &mut u128, hi: u32, lo: u32, value: u64) {
    let mask = ((1u128 << (hi - lo + 1)) - 1) << lo;
    *word = *word & !mask | (value as u128) << lo & mask;
}

/// Register type codes: ud, d, uw, w, f.
const UD: u64 = 0;
const D: u64 = 1;
const UW: u64 = 2;
const W: u64 = 3;
const F: u64 = 7;

const MOV: u64 = 0x01;
const SEL: u64 = 0x02;
const CMP: u64 = 0x10;
const ADD: u64 = 0x40;
const MUL: u64 = 0x41;
const AVG: u64 = 0x42;
const MAD: u64 = 0x5B;
const LOGIC: [u64; 4] = [0x04, 0x05, 0x06, 0x07];
const SHIFT: [u64; 3] = [0x08, 0x09, 0x0C];

fn bytes(ty: u64) -> u64 {
    if ty == UW || ty == W {
        2
    } else {
        4
    }
}

/// Values that find the corners of float and integer arithmetic.
const CORNERS: [u32; 22] = [
    0,
    0x8000_0000,
    1,
    0x8000_0001,
    0x007F_FFFF,
    0x0080_0000,
    0x3F80_0000,
    0xBF80_0000,
    0x3F7F_FFFF,
    0x3F80_0001,
    0x7F7F_FFFF,
    0xFF7F_FFFF,
    0x7F80_0000,
    0xFF80_0000,
    0x7FC0_0000,
    0x7F80_0001,
    0xFFFF_FFFF,
    0x4F00_0000,
    0x7FFF_FFFF,
    0x4B80_0001,
    // Together exactly 2^128, the first number that is too large.
    0x7F00_0000,
    0x4000_0000,
];

/// A 32-bit operand value: a corner, a small number, a float of moderate size, or anything.
pub fn value(random: &mut Random) -> u32 {
    match random.below(5) {
        0 => random.pick(&CORNERS),
        1 => (random.below(64) as i32 - 32) as u32,
        2 => ((random.below(64) as f32 - 32.0) * 0.37).to_bits(),
        3 => (random.word() as u32 & 0x807F_FFFF) | ((112 + random.below(32) as u32) << 23),
        _ => random.word() as u32,
    }
}

/// Two operand values as a 64-bit word of register contents.
pub fn word(random: &mut Random) -> u64 {
    value(random) as u64 | (value(random) as u64) << 32
}

/// Fields every instruction has: opcode, exec size, channel offset, mask control. Returns the exec size code.
fn common(word: &mut u128, random: &mut Random, opcode: u64, largest: u64) -> u64 {
    let exec = random.below(largest + 1);
    set(word, 6, 0, opcode);
    set(word, 23, 21, exec);
    let step = (1u64 << exec).max(4);
    let offset = random.below(32 / step) * step;
    set(word, 13, 12, offset / 8);
    set(word, 11, 11, (offset / 4) & 1);
    set(word, 34, 34, random.chance(30) as u64);
    if random.chance(10) {
        // Dependency control: hints that mean nothing here.
        set(word, 10, 9, random.below(4));
    }
    exec
}

/// First of `count` registers: mostly one of a few, so that instructions depend on each other, sometimes any.
fn register(random: &mut Random, count: u64) -> u64 {
    let numbers = if random.chance(95) { 24 } else { 129 - count };
    random.below(numbers)
}

fn predicate(word: &mut u128, random: &mut Random) {
    set(word, 16, 16, 1);
    set(word, 20, 20, random.below(2));
}

fn flag(word: &mut u128, random: &mut Random) {
    set(word, 33, 32, random.below(4));
}

/// A register operand that ends inside its 64-byte window: (register, sub-register, vertical, width,
/// horizontal codes).
fn region(random: &mut Random, exec: u64, ty: u64) -> [u64; 5] {
    let (lanes, size) = (1 << exec, bytes(ty));
    let register = register(random, 2);
    let scalar = [register, random.below(32 / size) * size, 0, 0, 0];
    if random.chance(25) {
        return scalar;
    }
    // (V code, W code, H code) as in <8;8,1>, <16;16,1>, <4;4,1>, <1;1,0>, <2;1,0>, <8;4,2>, <4;1,0>, <0;4,1>
    let menu = [[4, 3, 1], [5, 4, 1], [3, 2, 1], [1, 0, 0], [2, 0, 0], [4, 2, 2], [3, 0, 0], [0, 2, 1]];
    let [v, w, h] = random.pick(&menu);
    let stride = |code: u64, n: u64| if code == 0 { 0 } else { n << (code - 1) };
    let (rows, cols) = (lanes >> w, 1u64 << w);
    if rows == 0 {
        return scalar;
    }
    let last = (stride(v, rows - 1) + stride(h, cols - 1)) * size;
    let room = 64 - size;
    if last > room {
        return scalar;
    }
    let sub = random.below(((room - last) / size + 1).min(32 / size)) * size;
    [register, if random.chance(60) && last + size <= 64 { 0 } else { sub }, v, w, h]
}

fn source0(word: &mut u128, random: &mut Random, exec: u64, ty: u64, modifiers: bool) {
    let [register, sub, v, w, h] = region(random, exec, ty);
    set(word, 42, 41, 1);
    set(word, 46, 43, ty);
    set(word, 68, 64, sub);
    set(word, 76, 69, register);
    set(word, 81, 80, h);
    set(word, 84, 82, w);
    set(word, 88, 85, v);
    if modifiers {
        set(word, 78, 77, random.below(4));
    }
}

fn source1(word: &mut u128, random: &mut Random, exec: u64, ty: u64, modifiers: bool) {
    set(word, 94, 91, ty);
    if random.chance(30) {
        immediate(word, random, ty, 90);
        return;
    }
    let [register, sub, v, w, h] = region(random, exec, ty);
    set(word, 90, 89, 1);
    set(word, 100, 96, sub);
    set(word, 108, 101, register);
    set(word, 113, 112, h);
    set(word, 116, 114, w);
    set(word, 120, 117, v);
    if modifiers {
        set(word, 110, 109, random.below(4));
    }
}

fn immediate(word: &mut u128, random: &mut Random, ty: u64, file_hi: u32) {
    set(word, file_hi, file_hi - 1, 3);
    let bits = value(random) as u64;
    let bits = if bytes(ty) == 2 { (bits & 0xFFFF) * 0x1_0001 } else { bits };
    set(word, 127, 96, bits);
}

fn destination(word: &mut u128, random: &mut Random, exec: u64, ty: u64, null: bool) {
    let (lanes, size) = (1u64 << exec, bytes(ty));
    set(word, 40, 37, ty);
    set(word, 62, 61, 1);
    if null {
        return;
    }
    let stride = if random.chance(15) && lanes * 2 * size <= 64 { 2 } else { 1 };
    let last = (lanes - 1) * stride * size;
    let room = ((64 - size - last) / size + 1).min(32 / size);
    let sub = if random.chance(70) { 0 } else { random.below(room) * size };
    set(word, 36, 35, 1);
    set(word, 52, 48, sub);
    set(word, 60, 53, register(random, 2));
    set(word, 62, 61, stride);
}

/// A mov, sel, cmp, logic, shift, add, mul, avg or mad.
pub fn alu(random: &mut Random) -> u128 {
    match random.below(10) {
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
        7 => two_source(random, ADD, true, true),
        8 => two_source(random, AVG, false, true),
        _ => two_source(random, MUL, true, true),
    }
}

fn largest_exec(types: &[u64]) -> u64 {
    if types.iter().all(|&t| bytes(t) == 2) {
        5
    } else {
        4
    }
}

fn two_source(random: &mut Random, opcode: u64, floats: bool, arithmetic: bool) -> u128 {
    let float = floats && random.chance(50);
    let mut ty = || if float { F } else { random.pick(&[UD, D, UW, W]) };
    let (dst, src0, src1) = (ty(), ty(), ty());
    let mut word = 0;
    let exec = common(&mut word, random, opcode, largest_exec(&[dst, src0, src1]));
    let null = random.chance(10);
    destination(&mut word, random, exec, dst, null);
    source0(&mut word, random, exec, src0, arithmetic);
    if opcode != LOGIC[0] {
        source1(&mut word, random, exec, src1, arithmetic);
    }
    if !arithmetic && LOGIC.contains(&opcode) {
        // negate is NOT here; abs is outside the subset
        set(&mut word, 78, 78, random.below(2));
    }
    if random.chance(25) {
        predicate(&mut word, random);
    }
    if random.chance(25) {
        set(&mut word, 27, 24, 1 + random.below(6));
    }
    flag(&mut word, random);
    if arithmetic && (matches!(opcode, ADD | AVG) || float) && random.chance(20) {
        set(&mut word, 31, 31, 1);
    }
    word
}

fn mov(random: &mut Random) -> u128 {
    let (dst, src) = (random.pick(&[UD, D, UW, W, F]), random.pick(&[UD, D, UW, W, F]));
    let mut word = 0;
    let exec = common(&mut word, random, MOV, largest_exec(&[dst, src]));
    destination(&mut word, random, exec, dst, false);
    if random.chance(30) {
        set(&mut word, 46, 43, src);
        immediate(&mut word, random, src, 42);
    } else {
        source0(&mut word, random, exec, src, true);
    }
    if random.chance(25) {
        predicate(&mut word, random);
    }
    if random.chance(20) {
        set(&mut word, 27, 24, 1 + random.below(6));
    }
    flag(&mut word, random);
    set(&mut word, 31, 31, random.chance(30) as u64);
    word
}

fn compare(random: &mut Random) -> u128 {
    let float = random.chance(50);
    let mut ty = || if float { F } else { random.pick(&[UD, D, UW, W]) };
    let (src0, src1) = (ty(), ty());
    let dst = random.pick(&[UD, D, UW, W, F]);
    let mut word = 0;
    let exec = common(&mut word, random, CMP, largest_exec(&[dst, src0, src1]));
    let null = random.chance(60);
    destination(&mut word, random, exec, dst, null);
    source0(&mut word, random, exec, src0, true);
    source1(&mut word, random, exec, src1, true);
    set(&mut word, 27, 24, 1 + random.below(6));
    flag(&mut word, random);
    if random.chance(25) {
        predicate(&mut word, random);
    }
    word
}

fn select(random: &mut Random) -> u128 {
    let float = random.chance(50);
    let mut ty = || if float { F } else { random.pick(&[UD, D, UW, W]) };
    let (dst, src0, src1) = (ty(), ty(), ty());
    let mut word = 0;
    let exec = common(&mut word, random, SEL, largest_exec(&[dst, src0, src1]));
    destination(&mut word, random, exec, dst, false);
    source0(&mut word, random, exec, src0, true);
    source1(&mut word, random, exec, src1, true);
    if random.chance(50) {
        predicate(&mut word, random);
    } else {
        set(&mut word, 27, 24, 4 + random.below(2));
    }
    flag(&mut word, random);
    word
}

/// Scalar moves and logic on f0, f1 and cr0.
fn arf(random: &mut Random) -> u128 {
    let mut word = 0;
    let arf = random.pick(&[0x30, 0x31, 0x80]);
    common(&mut word, random, 0x06, 0);
    set(&mut word, 34, 34, 1);
    let ty = if arf == 0x80 { UD } else { random.pick(&[UD, UW]) };
    let sub = if ty == UW { 2 * random.below(2) } else { 0 };
    match random.below(3) {
        0 => {
            destination(&mut word, random, 0, ty, false);
            set(&mut word, 42, 41, 0);
            set(&mut word, 46, 43, ty);
            set(&mut word, 68, 64, sub);
            set(&mut word, 76, 69, arf);
        }
        1 => {
            arf_destination(&mut word, arf, ty, sub);
            source0(&mut word, random, 0, ty, false);
        }
        _ => {
            arf_destination(&mut word, arf, ty, sub);
            set(&mut word, 42, 41, 0);
            set(&mut word, 46, 43, ty);
            set(&mut word, 68, 64, sub);
            set(&mut word, 76, 69, arf);
            set(&mut word, 15, 14, 2);
        }
    }
    set(&mut word, 94, 91, UW);
    immediate(&mut word, random, UW, 90);
    if random.chance(30) {
        // Rounding and denormals alone.
        let modes = random.word() & 0x04F0;
        set(&mut word, 127, 96, modes * 0x1_0001);
    }
    word
}

fn arf_destination(word: &mut u128, arf: u64, ty: u64, sub: u64) {
    set(word, 36, 35, 0);
    set(word, 40, 37, ty);
    set(word, 52, 48, sub);
    set(word, 60, 53, arf);
    set(word, 62, 61, 1);
}

fn mad(random: &mut Random) -> u128 {
    let mut word = 0;
    let exec = common(&mut word, random, MAD, 4);
    set(&mut word, 8, 8, 1);
    set(&mut word, 42, 37, random.below(64));
    set(&mut word, 52, 49, 0xF);
    set(&mut word, 63, 56, register(random, 2));
    let packed_sub = |random: &mut Random| if exec < 4 && random.chance(25) { random.below(8) } else { 0 };
    let sub = packed_sub(random);
    set(&mut word, 55, 53, sub);
    for (rep, swizzle, sub_lo, number) in [(64, 65, 73, 76), (85, 86, 94, 97), (106, 107, 115, 118)] {
        let replicate = random.chance(25);
        set(&mut word, rep, rep, replicate as u64);
        set(&mut word, swizzle + 7, swizzle, 0xE4);
        let sub = if replicate { random.below(8) } else { packed_sub(random) };
        set(&mut word, sub_lo + 2, sub_lo, sub);
        set(&mut word, number + 7, number, register(random, 2));
    }
    if random.chance(25) {
        predicate(&mut word, random);
    }
    if random.chance(20) {
        set(&mut word, 27, 24, 1 + random.below(6));
    }
    flag(&mut word, random);
    set(&mut word, 31, 31, random.chance(20) as u64);
    word
}

/// A branch with targets up to `reach` 16-byte instructions away.
pub fn branch(random: &mut Random, reach: u64) -> u128 {
    let opcode = random.pick(&[0x20, 0x22, 0x24, 0x25, 0x27, 0x28, 0x2E, 0x2F, 0x7E]);
    let mut word = 0;
    let exec = common(&mut word, random, opcode, 5);
    let _ = exec;
    let target = |random: &mut Random| (16 * (random.below(2 * reach + 1) as i64 - reach as i64)) as u32 as u64;
    if opcode != 0x7E {
        let (jip, uip) = (target(random), target(random));
        set(&mut word, 127, 96, jip);
        if matches!(opcode, 0x22 | 0x24 | 0x28 | 0x2E) {
            set(&mut word, 95, 64, uip);
        }
    }
    if matches!(opcode, 0x20 | 0x22 | 0x27 | 0x28 | 0x2E) && random.chance(70) {
        predicate(&mut word, random);
        flag(&mut word, random);
    }
    if opcode == 0x20 {
        set(&mut word, 90, 89, 3);
        set(&mut word, 23, 21, 0);
        set(&mut word, 34, 34, 1);
    }
    if opcode == 0x2E {
        set(&mut word, 28, 28, random.below(2));
    }
    word
}

/// A length: mostly short, sometimes the largest.
fn length(random: &mut Random, least: u64, most: u64) -> u64 {
    match random.below(20) {
        0 => most,
        1 => least + random.below(most - least),
        _ => least + random.below(4),
    }
}

/// A send or sends with up to 15 payload registers each and 0 to 16 response registers.
pub fn message(random: &mut Random) -> u128 {
    let split = random.chance(50);
    let mut word = 0;
    common(&mut word, random, if split { 0x33 } else { 0x31 }, 5);
    set(&mut word, 27, 24, random.pick(&[0, 2, 4, 5, 8, 10, 12]));
    let (sent, response) = (length(random, 1, 15), length(random, 0, 16));
    let null = response == 0 || random.chance(10);
    let destination = register(random, response.max(1));
    set(&mut word, 60, 53, if null { 0 } else { destination });
    set(&mut word, 76, 69, register(random, sent));
    let control = random.below(1 << 19) | random.below(2) << 19 | random.below(4) << 29;
    set(&mut word, 126, 96, control | response << 20 | sent << 25);
    if split {
        let sent = length(random, 0, 15);
        set(&mut word, 35, 35, !null as u64);
        set(&mut word, 36, 36, random.chance(80) as u64);
        set(&mut word, 51, 44, register(random, sent.max(1)));
        set(&mut word, 67, 64, sent);
        set(&mut word, 95, 80, random.word());
    } else {
        set(&mut word, 36, 35, !null as u64);
        set(&mut word, 42, 41, 1);
        set(&mut word, 90, 89, 3);
        // Bits 31:16 of the extended descriptor lie in four pieces.
        for (hi, lo) in [(94, 91), (88, 85), (83, 80), (67, 64)] {
            set(&mut word, hi, lo, random.word());
        }
    }
    if random.chance(25) {
        predicate(&mut word, random);
        flag(&mut word, random);
    }
    word
}

/// `hi..=lo` as a mask.
const fn field(hi: u32, lo: u32) -> u128 {
    ((1 << (hi - lo + 1)) - 1) << lo
}

/// The word with some of the bits changed that mean nothing in it: they are carried along and stop no thread.
pub fn with_noise(random: &mut Random, word: u128) -> u128 {
    const ANY: u128 = field(7, 7);
    const MESSAGE: u128 = ANY | field(8, 8) | field(15, 15) | field(28, 28) | field(31, 31) | field(40, 37) | field(62, 61);
    let free = match word as u64 & 0x7F {
        MAD => ANY,
        0x20..=0x2F | 0x7E => ANY | field(15, 15) | field(63, 40),
        0x31 => MESSAGE | field(52, 43) | field(63, 63) | field(68, 68) | field(79, 77),
        0x33 => MESSAGE | field(43, 42) | field(52, 52) | field(68, 68) | field(78, 78),
        _ => ANY | field(47, 47),
    };
    let noise = u128::from(random.word()) << 64 | u128::from(random.word());
    word ^ noise & free
}

/// A legal ALU instruction that has a compacted form, and that form.
pub fn compacted(random: &mut Random) -> u64 {
    loop {
        let mut word = alu(random);
        if random.chance(50) {
            // A fifth of the control table has dependency hints.
            set(&mut word, 10, 9, random.below(4));
        }
        if let Some(word) = tessera_isa::compact(word) {
            return word;
        }
    }
}

/// End of thread.
pub fn end_of_thread() -> u128 {
    let mut word = 0;
    set(&mut word, 6, 0, 0x31);
    set(&mut word, 23, 21, 3);
    set(&mut word, 34, 34, 1);
    set(&mut word, 27, 24, 7);
    set(&mut word, 42, 41, 1);
    set(&mut word, 76, 69, 127);
    set(&mut word, 90, 89, 3);
    set(&mut word, 126, 96, 0x0200_0010);
    set(&mut word, 127, 127, 1);
    word
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn compacted_words_come_from_all_of_the_control_table_that_is_legal() {
        let mut random = Random::new(1);
        let two_source = |word: &u64| word & 0x7F != MAD;
        let words = (0..2_000).map(|_| compacted(&mut random)).filter(two_source);
        let entries: BTreeSet<u64> = words.map(|word| word >> 8 & 31).collect();
        // The others mean Align16.
        let legal = [0, 1, 3, 5, 8, 11, 13, 15];
        assert_eq!(legal.iter().filter(|e| !entries.contains(e)).collect::<Vec<_>>(), Vec::<&u64>::new(), "{entries:?}");
    }
}
