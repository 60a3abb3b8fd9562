//! What an instruction must deliver: row writes, flags, ARF write. No timing.

use crate::instruction::{bytes, stride, File, Instruction, Source, B, D, F, Q, UB, UD, UQ, UW, W};
use tessera_eu::opcode::{
    ADD, ADDC, AND, ASR, AVG, BFE, BFI2, CMP, CSEL, MACH, MAD, MOV, MUL, NOT, OR, SEL, SHL, SHR, SUBB, XOR,
};
use tessera_eu::word::arf_number;
use tessera_eu::word::condition::{G, GE, L, NZ, Z};
use tessera_hdl::U;
use tessera_ports::bundle::eu::{ArfWrite, FlagWrite, RowWrite};
use tessera_ports::uop::{acc_row, grf_row};

/// Rows of the register memory.
pub type Rows = Vec<[u8; 32]>;

/// Everything that leaves the ALU for one instruction.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Effect {
    pub rows: Vec<RowWrite>,
    pub flags: FlagWrite,
    pub arf: ArfWrite,
}

/// A row as the ports carry it.
pub fn words(row: &[u8]) -> [u64; 4] {
    std::array::from_fn(|w| u64::from_le_bytes(row[8 * w..8 * w + 8].try_into().expect("eight bytes")))
}

fn row_of(file: File, slot: u64) -> u64 {
    match file {
        File::Grf(number) => grf_row(slot, number),
        File::Acc(number) => acc_row(slot, number),
        _ => unreachable!("no row"),
    }
}

/// The address that a0 tells, of row `row` of the operand's region.
fn pointed(file: File, kind: u64, slot: u64, row: u64, rows: &Rows) -> Option<u64> {
    let File::Indirect(number, offset, _) = file else { return None };
    let at = 2 * ((number + row) % 16) as usize;
    let a0 = &rows[acc_row(slot, 15) as usize];
    let base = i64::from(u16::from_le_bytes([a0[at], a0[at + 1]]));
    let address = (base + offset).rem_euclid(4096) as u64;
    Some(address - address % bytes(kind))
}

/// A source value: integer or float.
#[derive(Clone, Copy, Debug)]
enum Value {
    Integer(i128),
    Float(f32),
}

fn raw(source: &Source, instruction: &Instruction, rows: &Rows, lane: u64) -> u64 {
    match source.file {
        File::Immediate(value) => value,
        File::Packed(value) if source.kind == F => {
            let number = value >> (8 * (lane % 4)) & 255;
            let magnitude = (16 + number % 16) as f32 / 128.0 * (1 << (number >> 4 & 7)) as f32;
            let float = if number & 127 == 0 { 0.0 } else { magnitude };
            u64::from(float.to_bits() | number >> 7 << 31)
        }
        File::Packed(value) => {
            let words = (stride(instruction.dst_stride) * bytes(instruction.dst_kind) / 2).max(1);
            let number = u64::from(value >> (4 * (lane * words % 8)) & 15);
            if source.kind == W && number > 7 {
                number + 0xfff0
            } else {
                number
            }
        }
        File::Arf(_) => instruction.scalar >> (8 * source.sub),
        file => {
            let row = if let File::Indirect(_, _, true) = file { lane >> source.width } else { 0 };
            let address = source.address(lane) + pointed(file, source.kind, instruction.slot, row, rows).unwrap_or(0);
            let row = match file {
                File::Indirect(..) => grf_row(instruction.slot, address / 32 % 128),
                file => row_of(file, instruction.slot) + address / 32,
            };
            let row = &rows[row as usize];
            let at = (address % 32) as usize;
            (0..bytes(source.kind) as usize).map(|b| u64::from(row[at + b]) << (8 * b)).sum()
        }
    }
}

fn value(source: &Source, instruction: &Instruction, rows: &Rows, lane: u64) -> Value {
    let raw = raw(source, instruction, rows, lane);
    if source.kind == F {
        let float = f32::from_bits(raw as u32);
        let float = if source.abs { float.abs() } else { float };
        return Value::Float(if source.negate { -float } else { float });
    }
    let integer = match (source.kind, source.abs) {
        (UQ, false) => i128::from(raw),
        (UD, false) => i128::from(raw as u32),
        (UW, false) => i128::from(raw as u16),
        // The absolute value is that of the signed number.
        (UQ, true) | (Q, _) => i128::from(raw as i64),
        (UD, true) | (D, _) => i128::from(raw as i32),
        (UW, true) | (W, _) => i128::from(raw as i16),
        (UB, false) => i128::from(raw as u8),
        _ => i128::from(raw as i8),
    };
    let integer = if source.abs { integer.abs() } else { integer };
    Value::Integer(match (source.negate, instruction.opcode) {
        (false, _) => integer,
        (true, NOT | AND | OR | XOR) => !integer,
        (true, _) => -integer,
    })
}

fn range(kind: u64) -> (i128, i128) {
    match kind {
        UQ => (0, u64::MAX.into()),
        Q => (i64::MIN.into(), i64::MAX.into()),
        UD => (0, u32::MAX.into()),
        D => (i32::MIN.into(), i32::MAX.into()),
        UW => (0, u16::MAX.into()),
        W => (i16::MIN.into(), i16::MAX.into()),
        UB => (0, u8::MAX.into()),
        _ => (i8::MIN.into(), i8::MAX.into()),
    }
}

fn condition(code: u64, order: Option<std::cmp::Ordering>) -> bool {
    let code = U::new(code);
    match (code, order) {
        (NZ, None) => true,
        (_, None) => false,
        (Z, Some(order)) => order.is_eq(),
        (NZ, Some(order)) => order.is_ne(),
        (G, Some(order)) => order.is_gt(),
        (GE, Some(order)) => order.is_ge(),
        (L, Some(order)) => order.is_lt(),
        (_, Some(order)) => order.is_le(),
    }
}

/// Result pattern (of the dst type's width) and flag of one lane.
fn lane(instruction: &Instruction, rows: &Rows, index: u64) -> (u64, bool) {
    let source: Vec<Value> = instruction.src.iter().map(|s| value(s, instruction, rows, index)).collect();
    let fit = |exact: i128, clamp: bool| {
        let (least, greatest) = range(instruction.dst_kind);
        (if clamp { exact.clamp(least, greatest) } else { exact }) as u64
    };
    let saturated = |float: f32| {
        if !instruction.saturate {
            float.to_bits()
        } else if float.is_nan() || float.is_sign_negative() {
            0
        } else {
            float.min(1.0).to_bits()
        }
    };
    let computed = |float: f32| if float.is_nan() && !instruction.saturate { 0x7fc0_0000 } else { saturated(float) };
    let order = || match (source[0], source[1]) {
        (Value::Integer(a), Value::Integer(b)) => Some(a.cmp(&b)),
        (Value::Float(a), Value::Float(b)) => a.partial_cmp(&b),
        _ => unreachable!("mixed sources"),
    };
    use Value::{Float, Integer};
    let to_float = instruction.dst_kind == F;
    let (pattern, count) = if instruction.is_wide() { (u64::MAX, 63) } else { (u32::MAX.into(), 31) };
    let pattern = match (instruction.opcode, source.as_slice()) {
        (MOV, [Float(a)]) if to_float => saturated(*a).into(),
        (MOV, [Float(a)]) => fit(f64::from(*a) as i128, true),
        (MOV, [Integer(a)]) if to_float => computed(*a as f32).into(),
        (MOV, [Integer(a)]) => fit(*a, instruction.saturate),
        (SEL, [a, b]) => {
            let nan = |v: &Value| matches!(v, Float(x) if x.is_nan());
            let first = match instruction.condition {
                0 => instruction.pmask >> index & 1 != 0,
                _ if nan(b) && !nan(a) => true,
                code => condition(code, order()),
            };
            match if first { a } else { b } {
                Float(x) => x.to_bits().into(),
                Integer(x) => fit(*x, false),
            }
        }
        (CSEL, [Float(a), Float(b), Float(c)]) => {
            let chosen = if condition(instruction.condition, c.partial_cmp(&0.0)) { a } else { b };
            chosen.to_bits().into()
        }
        (BFE, [Integer(a), Integer(b), Integer(c)]) => match a & 31 {
            0 => 0,
            width => {
                // Up to the top, and down again with the sign.
                let top = ((c >> (b & 31)) as u32) << (32 - width);
                (if instruction.dst_kind == D { (top as i32 >> (32 - width)) as u32 } else { top >> (32 - width) }).into()
            }
        },
        (BFI2, [Integer(a), Integer(b), Integer(c)]) => (c ^ (b ^ c) & a) as u32 as u64,
        (NOT, [Integer(a)]) => !*a as u64,
        (AND, [Integer(a), Integer(b)]) => (a & b) as u64,
        (OR, [Integer(a), Integer(b)]) => (a | b) as u64,
        (XOR, [Integer(a), Integer(b)]) => (a ^ b) as u64,
        (SHR, [Integer(a), Integer(b)]) => (*a as u64 & pattern) >> (b & count),
        (SHL, [Integer(a), Integer(b)]) => (*a as u64) << (b & count),
        (ASR, [Integer(a), Integer(b)]) => (a >> (b & count)) as u64,
        (CMP, _) => u64::from(condition(instruction.condition, order())).wrapping_neg(),
        (ADD, [Integer(a), Integer(b)]) => fit(a + b, instruction.saturate),
        (ADD, [Float(a), Float(b)]) => computed(a + b).into(),
        (MUL, [Integer(a), Integer(b)]) => (a * b) as u64,
        (MUL, [Float(a), Float(b)]) => computed(a * b).into(),
        (AVG, [Integer(a), Integer(b)]) => fit((a + b + 1) >> 1, instruction.saturate),
        (ADDC, [Integer(a), Integer(b)]) => (a + b) as u32 as u64,
        (SUBB, [Integer(a), Integer(b)]) => (a - b) as u32 as u64,
        (MACH, [Integer(a), Integer(b)]) => (rest(instruction, rows, index, *a, *b) >> 16) as u32 as u64,
        (MAD, [Float(c), Float(a), Float(b)]) => computed(a.mul_add(*b, *c)).into(),
        (opcode, operands) => unreachable!("opcode {opcode:#x} with {operands:?}"),
    };
    let flag = if instruction.opcode == CMP {
        condition(instruction.condition, order())
    } else {
        let order = match instruction.dst_kind {
            F => f32::from_bits(pattern as u32).partial_cmp(&0.0),
            UQ => Some(pattern.cmp(&0)),
            Q => Some((pattern as i64).cmp(&0)),
            UD => Some((pattern as u32).cmp(&0)),
            D => Some((pattern as i32).cmp(&0)),
            UW => Some((pattern as u16).cmp(&0)),
            W => Some((pattern as i16).cmp(&0)),
            UB => Some((pattern as u8).cmp(&0)),
            _ => Some((pattern as i8).cmp(&0)),
        };
        condition(instruction.condition, order)
    };
    (pattern, flag)
}

/// A product from bit 16 up: what the accumulator has of it, and that by the upper word of `b`.
fn rest(instruction: &Instruction, rows: &Rows, index: u64, a: i128, b: i128) -> i128 {
    let row = &rows[acc_row(instruction.slot, 10) as usize];
    let held = u32::from_le_bytes(row[4 * index as usize..][..4].try_into().expect("four bytes"));
    let lower = if instruction.src[0].kind == D { i128::from(held as i32) } else { held.into() };
    lower + a * (b >> 16)
}

/// Second result of one lane.
fn second(instruction: &Instruction, rows: &Rows, index: u64) -> u32 {
    let source: Vec<Value> = instruction.src.iter().map(|s| value(s, instruction, rows, index)).collect();
    let [Value::Integer(a), Value::Integer(b)] = source[..] else { unreachable!("second results are of integers") };
    match instruction.opcode {
        ADDC => (a + b > u32::MAX.into()).into(),
        SUBB => (a < b).into(),
        MUL => ((a * b) >> 16) as u32,
        _ => rest(instruction, rows, index, a, b) as u32,
    }
}

/// The row of second results.
fn second_row(instruction: &Instruction, rows: &Rows, (index, sub, size): (u64, u64, u64)) -> RowWrite {
    let (mut window, mut enables) = ([0u8; 32], 0u64);
    for lane in (0..instruction.lanes()).filter(|i| instruction.emask >> i & 1 != 0) {
        let at = (sub + 4 * lane) as usize;
        window[at..at + size as usize].copy_from_slice(&second(instruction, rows, lane).to_le_bytes()[..size as usize]);
        enables |= ((1 << size) - 1) << at;
    }
    RowWrite { valid: 1, row: acc_row(instruction.slot, index), be: enables, data: words(&window) }
}

/// All that `instruction` delivers when its sources are read from `rows`.
pub fn effect(instruction: &Instruction, rows: &Rows) -> Effect {
    let mut effect = Effect::default();
    let (mut mask, mut held) = (0u64, 0u64);
    let pointed = pointed(instruction.dst, instruction.dst_kind, instruction.slot, 0, rows);
    let dst_address = |lane: u64| instruction.dst_address(lane) + pointed.unwrap_or(0);
    for pass in 0..instruction.passes() {
        let size = instruction.pass_size();
        let lanes = size * pass..instruction.lanes().min(size * (pass + 1));
        let first = dst_address(lanes.start) / 32;
        let last = dst_address(lanes.end - 1) / 32;
        let (mut window, mut enables) = ([0u8; 64], 0u64);
        for index in lanes.filter(|i| instruction.emask >> i & 1 != 0) {
            let (pattern, flag) = lane(instruction, rows, index);
            let position = 4 * instruction.channel + index + 16 * instruction.flag_sub;
            mask |= 1 << position;
            held |= u64::from(flag) << position;
            if instruction.dst == File::Null {
                continue;
            }
            let at = (dst_address(index) - 32 * first) as usize;
            for b in 0..bytes(instruction.dst_kind) as usize {
                window[at + b] = pattern.to_le_bytes()[b];
                enables |= 1 << (at + b);
            }
        }
        match instruction.dst {
            File::Grf(_) | File::Acc(_) | File::Indirect(..) => {
                for half in 0..=last - first {
                    let at = 32 * half as usize;
                    let row = match instruction.dst {
                        File::Indirect(..) => grf_row(instruction.slot, (first + half) % 128),
                        file => row_of(file, instruction.slot) + first + half,
                    };
                    effect.rows.push(RowWrite {
                        valid: 1,
                        row,
                        be: enables >> at & 0xffff_ffff,
                        data: words(&window[at..at + 32]),
                    });
                }
            }
            File::Arf(number) => {
                let sel = if number == arf_number::CR0.raw() { 0 } else { 1 + number - arf_number::F0.raw() };
                let low = u32::from_le_bytes(window[..4].try_into().expect("four bytes"));
                effect.arf = ArfWrite { we: 1, sel, be: enables & 15, val: low.into() };
            }
            _ => {}
        }
    }
    if let Some(place) = instruction.second() {
        effect.rows.push(second_row(instruction, rows, place));
    }
    if instruction.writes_flags() {
        effect.flags = FlagWrite { we: 1, reg: instruction.flag, mask: mask & 0xffff_ffff, val: held & 0xffff_ffff };
    }
    effect
}

/// Memory contents with numbers worth computing on: small integers, floats near each other, special patterns.
pub fn memory(random: &mut crate::instruction::Random) -> Rows {
    let special = [0, 0x8000_0000, 1, 0x7f80_0000, 0xff80_0000, 0x7fc0_0000, 0x3f80_0000, 0x7fff_ffff, 0xffff_ffff, 0x8000_7fff];
    (0..1024)
        .map(|_| {
            let mut row = [0; 32];
            for element in row.chunks_mut(4) {
                let pattern = match random.below(5) {
                    0 => random.pick(&special),
                    1 => (random.below(64) as u32).wrapping_sub(32),
                    2 => ((random.below(2000) as f32 - 1000.0) / 16.0).to_bits(),
                    _ => random.word() as u32,
                };
                element.copy_from_slice(&pattern.to_le_bytes());
            }
            row
        })
        .collect()
}

/// Kinds that a reader of a failure wants spelled out.
pub fn kind_name(kind: u64) -> &'static str {
    match kind {
        UD => "ud",
        D => "d",
        UW => "uw",
        W => "w",
        UQ => "uq",
        Q => "q",
        UB => "ub",
        B => "b",
        _ => "f",
    }
}
