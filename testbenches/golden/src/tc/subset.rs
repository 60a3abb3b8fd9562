//! What the EU does not execute: the `unsup` predicate of `tessera_ports::uop`, rule by rule.

use crate::bits::{bit, field};
use crate::me::Message;
use crate::operand::{Destination, Place, Source, Span};
use crate::plan::{exec_size, Op, Plan};

/// Bytes in which an operand has to lie, from its first register on.
const WINDOW: u32 = 64;
const GRFS: u32 = 128;
const ACCS: u32 = 2;
/// Register file code of an immediate.
const IMMEDIATE: u32 = 3;
/// Swizzle xyzw.
const IDENTITY: u32 = 0xE4;

/// Whether TC marks `word` as unsupported; `compacted` tells how it stood in memory.
pub fn unsupported(word: u128, compacted: bool) -> bool {
    let opcode = field(word, 6, 0) as u8;
    header(word)
        || match opcode {
            0x5B => mad(word),
            0x31 | 0x33 => compacted || message(word, opcode == 0x33),
            0x7E => false,
            0x20 | 0x22 | 0x24 | 0x25 | 0x27 | 0x28 | 0x2E | 0x2F => compacted || flow(word, opcode),
            _ => Op::from_code(opcode).is_none_or(|op| basic(word, op)),
        }
}

/// Rule 3, the part that holds for all opcodes.
fn header(word: u128) -> bool {
    let thread_control = field(word, 15, 14);
    field(word, 19, 16) > 1 || field(word, 23, 21) > 5 || thread_control & 1 == 1 || bit(word, 30)
}

/// Rules 3 (AccWrEn) and 13 (range of CondMod), for ALU opcodes.
fn alu_header(word: u128) -> bool {
    bit(word, 28) || field(word, 27, 24) > 6
}

/// Rules 4 to 13 for the one- and two-source layout.
fn basic(word: u128, op: Op) -> bool {
    let two = op.sources() == 2;
    let file0 = field(word, 42, 41);
    let file1 = if two { field(word, 90, 89) } else { 0 };
    // 4, 5, 7
    let indirect = bit(word, 63) || (file0 != IMMEDIATE && bit(word, 79)) || (two && file1 != IMMEDIATE && bit(word, 111));
    let two_immediates = file0 == IMMEDIATE && file1 == IMMEDIATE;
    if alu_header(word) || bit(word, 8) || indirect || two_immediates {
        return true;
    }
    // 8 and the registers of 6 and 7
    let Some(plan) = Plan::decode(word) else { return true };
    destination(&plan, field(word, 62, 61))
        || plan.sources().iter().enumerate().any(|(index, s)| source(s, index, &plan))
        || source_regions(word, &plan)
        || types(&plan)
        || modifiers(&plan)
        || conditions(&plan)
}

/// A 32-bit ARF needs exec size 1 and lies in bytes 0..4.
fn bad_scalar(span: &Span, plan: &Plan) -> bool {
    plan.lanes != 1 || span.sub >= 4
}

/// Rules 6, 10 and 11 on the destination.
fn destination(plan: &Plan, stride_code: u32) -> bool {
    let Destination { place, span, .. } = plan.dst;
    if place == Place::Null {
        return false;
    }
    let scalar = place.is_scalar() && (bad_scalar(&span, plan) || plan.op == Op::Cmp);
    stride_code == 0 || scalar || misplaced(place, &span, plan.lanes)
}

/// Rules 7, 10 and 11 on a source.
fn source(source: &Source, index: usize, plan: &Plan) -> bool {
    let Source { place, span, .. } = source;
    match place {
        Place::Immediate(_) => false,
        Place::Null => true,
        Place::Flag(_) | Place::Cr0 if index > 0 || bad_scalar(span, plan) => true,
        _ => misplaced(*place, span, plan.lanes),
    }
}

/// Rules 10 (alignment) and 11.
fn misplaced(place: Place, span: &Span, lanes: u32) -> bool {
    let last = span.last_byte(lanes);
    let beyond = match place {
        Place::Grf(number) => u32::from(number) + last / 32 >= GRFS,
        Place::Acc(index) => u32::from(index) + last / 32 >= ACCS,
        _ => false,
    };
    !span.sub.is_multiple_of(span.size) || last >= WINDOW || beyond
}

/// Rule 10, the codes of register regions.
fn source_regions(word: u128, plan: &Plan) -> bool {
    plan.sources().iter().zip([64, 96]).any(|(source, base)| {
        let vertical = field(word, base + 24, base + 21);
        let width = field(word, base + 20, base + 18);
        let register = !matches!(source.place, Place::Immediate(_));
        register && (vertical > 6 || width > 4 || plan.lanes < 1 << width)
    })
}

/// Rule 9.
fn types(plan: &Plan) -> bool {
    let float = plan.src[0].ty.is_float();
    let mixed_sources = plan.sources().iter().any(|s| s.ty.is_float() != float);
    let to = plan.dst.ty.is_float();
    let integer_only = plan.op.is_logic() || plan.op.is_shift();
    let converts = matches!(plan.op, Op::Mov | Op::Cmp);
    mixed_sources || (integer_only && (float || to)) || (float != to && !converts)
}

/// Rule 12.
fn modifiers(plan: &Plan) -> bool {
    let saturates = match plan.op {
        Op::Mov | Op::Add => true,
        Op::Mul => plan.dst.ty.is_float(),
        _ => false,
    };
    let abs = plan.sources().iter().any(|s| s.abs);
    let negate = plan.sources().iter().any(|s| s.negate);
    (plan.op.is_shift() && (abs || negate)) || (plan.op.is_logic() && abs) || (plan.saturate && !saturates)
}

/// Rule 13, beyond the range of the code.
fn conditions(plan: &Plan) -> bool {
    use crate::plan::Condition::{GreaterEqual, Less};
    let wrong = match plan.op {
        Op::Cmp => plan.condition.is_none(),
        Op::Sel => match plan.condition {
            None => !plan.predicated,
            Some(GreaterEqual | Less) => plan.predicated,
            Some(_) => true,
        },
        _ => false,
    };
    let scalar = plan.dst.place.is_scalar() || plan.sources().iter().any(|s| s.place.is_scalar());
    wrong || (scalar && (plan.condition.is_some() || plan.predicated))
}

/// Rules 3, 11, 13 and 14 for mad.
fn mad(word: u128) -> bool {
    let types = field(word, 45, 43) != 0 || field(word, 48, 46) != 0;
    let halves = bit(word, 35) || bit(word, 36);
    let swizzles = [72, 93, 114].iter().any(|&hi| field(word, hi, hi - 7) != IDENTITY) || field(word, 52, 49) != 0xF;
    let words = [84, 105, 126].iter().any(|&index| bit(word, index));
    if alu_header(word) || !bit(word, 8) || types || halves || swizzles || words || exec_size(word) == 32 {
        return true;
    }
    let outside = |place, span: &Span| misplaced(place, span, exec_size(word));
    Plan::decode(word).is_none_or(|plan| {
        outside(plan.dst.place, &plan.dst.span) || plan.src.iter().any(|source| outside(source.place, &source.span))
    })
}

/// Rule 15.
fn message(word: u128, split: bool) -> bool {
    let message = Message::decode(word);
    let from_address = if split { bit(word, 77) || bit(word, 61) } else { field(word, 90, 89) != IMMEDIATE };
    let indirect = split && (bit(word, 63) || bit(word, 79));
    let empty = message.payload.1 == 0 && !message.end_of_thread;
    let source_file = !split && field(word, 42, 41) != 1;
    let beyond = |(first, count): (u8, u8)| count > 0 && u32::from(first) + u32::from(count) > GRFS;
    let outside = beyond(message.payload) || beyond(message.extra) || beyond(message.response);
    from_address || indirect || empty || source_file || outside
}

/// Rule 16.
fn flow(word: u128, opcode: u8) -> bool {
    match opcode {
        0x20 => field(word, 90, 89) != IMMEDIATE,
        0x22 | 0x24 => bit(word, 28),
        _ => false,
    }
}
