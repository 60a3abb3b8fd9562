//! Operands of one and two sources: regions that the subset allows.

use tessera_eu::word::{arf_number, file, hi, lo, operand, packed, types, Native};
use tessera_hdl::word::Part;
use tessera_hdl::U;
use tessera_testkit::Random;

use super::{register, value};

/// A type code.
pub(super) type Type = U<4>;

/// All types of integers.
pub(super) const INTEGERS: [Type; 6] = [types::UD, types::D, types::UW, types::W, types::UB, types::B];

/// All types of four bytes and fewer.
pub(super) const TYPES: [Type; 8] = [types::UD, types::D, types::UW, types::W, types::UB, types::B, types::F, types::HF];

/// Types of eight bytes.
pub(super) const WIDE: [Type; 2] = [types::UQ, types::Q];

/// A float type.
pub(super) fn float(random: &mut Random) -> Type {
    if random.chance(35) {
        types::HF
    } else {
        types::F
    }
}

/// Integers, some of eight bytes and at least one of them.
pub(super) fn with_wide<const N: usize>(random: &mut Random) -> [Type; N] {
    let mut types = std::array::from_fn(|_| if random.chance(50) { random.pick(&WIDE) } else { random.pick(&INTEGERS) });
    types[random.below(N as u64) as usize] = random.pick(&WIDE);
    types
}

pub(super) fn bytes(ty: Type) -> u64 {
    match ty {
        types::UB | types::B => 1,
        types::UW | types::W | types::HF => 2,
        types::UQ | types::Q | types::DF => 8,
        _ => 4,
    }
}

/// There are no immediates of a byte, and of eight bytes only as the one source there is.
pub(super) fn has_immediates(ty: Type) -> bool {
    matches!(bytes(ty), 2 | 4)
}

/// The largest exec size code of operands of these types.
pub(super) fn largest_exec(types: &[Type]) -> u64 {
    if types.iter().any(|&t| bytes(t) == 8) {
        3
    } else if types.iter().all(|&t| bytes(t) < 4) {
        5
    } else {
        4
    }
}

/// A register operand that ends inside its 64-byte window.
#[derive(Clone, Copy)]
struct Region {
    register: u64,
    sub: u64,
    /// Codes of vertical stride, width and horizontal stride.
    shape: [u64; 3],
}

fn region(random: &mut Random, exec: u64, ty: Type) -> Region {
    let (lanes, size) = (1 << exec, bytes(ty));
    let register = register(random, 2);
    let scalar = Region { register, sub: random.below(32 / size) * size, shape: [0, 0, 0] };
    if random.chance(25) {
        return scalar;
    }
    // As in <8;8,1>, <16;16,1>, <4;4,1>, <1;1,0>, <2;1,0>, <8;4,2>, <4;1,0>, <0;4,1>, <16;8,2>, <32;8,4>
    let menu = [[4, 3, 1], [5, 4, 1], [3, 2, 1], [1, 0, 0], [2, 0, 0], [4, 2, 2], [3, 0, 0], [0, 2, 1], [5, 3, 2], [6, 3, 3]];
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
    Region { register, sub: if random.chance(60) && last + size <= 64 { 0 } else { sub }, shape: [v, w, h] }
}

/// A register source at its place in the word.
fn place(word: &mut Native, random: &mut Random, at: impl Part + Copy, region: Region, modifiers: bool) {
    let Region { register, sub, shape: [v, w, h] } = region;
    word.set_high_in(at, operand::SUB, sub);
    word.set_high_in(at, operand::REG, register);
    word.set_high_in(at, operand::HSTRIDE, h);
    word.set_high_in(at, operand::WIDTH, w);
    word.set_high_in(at, operand::VSTRIDE, v);
    if modifiers {
        word.set_high_in(at, operand::MODIFIERS, random.below(4));
    }
}

pub(super) fn source0(word: &mut Native, random: &mut Random, exec: u64, ty: Type, modifiers: bool) {
    let region = region(random, exec, ty);
    word.set_low(lo::SRC0_FILE, file::GRF);
    word.set_low(lo::SRC0_TYPE, ty);
    place(word, random, hi::SRC0, region, modifiers);
}

pub(super) fn source1(word: &mut Native, random: &mut Random, exec: u64, ty: Type, modifiers: bool) {
    if has_immediates(ty) && random.chance(30) {
        word.set_high(hi::SRC1_FILE, file::IMMEDIATE);
        let code = immediate(word, random, ty);
        word.set_high(hi::SRC1_TYPE, code);
        return;
    }
    register_source1(word, random, exec, ty, modifiers);
}

/// The same, but for no immediate.
pub(super) fn register_source1(word: &mut Native, random: &mut Random, exec: u64, ty: Type, modifiers: bool) {
    word.set_high(hi::SRC1_TYPE, ty);
    let region = region(random, exec, ty);
    word.set_high(hi::SRC1_FILE, file::GRF);
    place(word, random, hi::SRC1, region, modifiers);
}

/// The immediate of either source, for elements of a type: one of them for all lanes, or packed. Returns the
/// code of its own type.
pub(super) fn immediate(word: &mut Native, random: &mut Random, ty: Type) -> Type {
    let numbers = match ty {
        types::UW => Some(packed::UV),
        types::W => Some(packed::V),
        types::F => Some(packed::VF),
        _ => None,
    };
    // None beside elements of eight bytes.
    let wide = [word.low(lo::DST_TYPE), word.low(lo::SRC0_TYPE)].iter().any(|&code| bytes(U::new(code)) == 8);
    if let Some(code) = numbers.filter(|_| !wide && random.chance(30)) {
        word.set_high(hi::IMMEDIATE, random.word() & 0xFFFF_FFFF);
        return code;
    }
    let bits = u64::from(value(random));
    word.set_high(hi::IMMEDIATE, if bytes(ty) == 2 { twice(bits) } else { bits });
    match ty {
        types::HF => types::IMMEDIATE_HF,
        _ => ty,
    }
}

/// The immediate of an only source of eight bytes.
pub(super) fn long_immediate(word: &mut Native, random: &mut Random) {
    word.set_high(hi::IMMEDIATE, u64::from(value(random)));
    word.set_high(hi::IMMEDIATE_LOW, u64::from(value(random)));
}

/// An immediate of two bytes: it stands in both halves.
pub(super) fn twice(bits: u64) -> u64 {
    (bits & 0xFFFF) * 0x1_0001
}

pub(super) fn destination(word: &mut Native, random: &mut Random, exec: u64, ty: Type, null: bool) {
    let (lanes, size) = (1u64 << exec, bytes(ty));
    word.set_low(lo::DST_TYPE, ty);
    word.set_low(lo::DST_STRIDE, 1u64);
    if null {
        if random.chance(25) {
            // Nothing, too; it has more bytes than null.
            word.set_low(lo::DST_REG, arf_number::TM0);
            word.set_low(lo::DST_SUB, random.below(32 / size) * size);
        }
        return;
    }
    let fits = |stride: u64| lanes * stride * size <= 64;
    let stride = if random.chance(15) { [4, 2, 1].into_iter().find(|&s| fits(s)).unwrap_or(1) } else { 1 };
    let last = (lanes - 1) * stride * size;
    let room = ((64 - size - last) / size + 1).min(32 / size);
    let sub = if random.chance(70) { 0 } else { random.below(room) * size };
    word.set_low(lo::DST_FILE, file::GRF);
    word.set_low(lo::DST_SUB, sub);
    word.set_low(lo::DST_REG, register(random, 2));
    word.set_low(lo::DST_STRIDE, 1 + stride.ilog2());
}

/// A scalar source 0 in the architecture file.
pub(super) fn arf_source(word: &mut Native, arf: U<8>, ty: Type, sub: u64) {
    word.set_low(lo::SRC0_FILE, file::ARF);
    word.set_low(lo::SRC0_TYPE, ty);
    word.set_high(hi::SRC0_SUB, sub);
    word.set_high(hi::SRC0_REG, arf);
}

/// A destination in the architecture file.
pub(super) fn arf_destination(word: &mut Native, arf: U<8>, ty: Type, sub: u64) {
    word.set_low(lo::DST_FILE, file::ARF);
    word.set_low(lo::DST_TYPE, ty);
    word.set_low(lo::DST_SUB, sub);
    word.set_low(lo::DST_REG, arf);
    word.set_low(lo::DST_STRIDE, 1u64);
}
