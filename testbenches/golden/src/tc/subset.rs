//! What the EU does not execute: the `unsup` predicate of `tessera_ports::uop`, rule by rule.

use crate::bits::{bit, field};
use crate::codes::{arf, file, types};
use crate::ieee;
use crate::je::target_register;
use crate::math::Function;
use crate::me::Message;
use crate::opcodes::{self, Conditional, EightBytes, Flow, Modifiers, Op, Row, Saturate, Types, Work};
use crate::operand::{Destination, Place, Source, Span, Type, FIRST_DOUBLE, IDENTITY, SECOND_DOUBLE};
use crate::plan::{exec_size, Plan};

/// Bytes in which an operand has to lie, from its first register on.
const WINDOW: u32 = 64;
const GRFS: u32 = 128;
const ACCS: u32 = 2;

/// Whether TC marks `word` as unsupported; `compacted` tells how it stood in memory.
pub fn unsupported(word: u128, compacted: bool) -> bool {
    // 1
    let Some(row) = opcodes::of(word) else { return true };
    header(word)
        || match row.work {
            _ if ieee::unsupported(word).is_some() => ieee::unsupported(word) == Some(true),
            Work::Lanes(_) if row.is_ternary() => ternary(word, row),
            Work::Lanes(_) => basic(word, row),
            Work::Message { split } => compacted || message(word, split),
            Work::Flow(Flow::Nop) => false,
            Work::Flow(Flow::Wait) => flow(word, Flow::Wait),
            Work::Flow(branch) => compacted || flow(word, branch),
        }
}

/// Rule 3, the part that holds for all opcodes.
fn header(word: u128) -> bool {
    let thread_control = field(word, 15, 14);
    field(word, 19, 16) > 13 || field(word, 23, 21) > 5 || thread_control == 3 || bit(word, 30)
}

/// Rule 13 (range of CondMod), for ALU opcodes. The field of math is its function, which [`Plan::decode`]
/// looks at.
fn alu_header(word: u128, is_math: bool) -> bool {
    field(word, 27, 24) > 6 && !is_math
}

/// Rules 4 to 13 for the one- and two-source layout.
fn basic(word: u128, row: &Row) -> bool {
    let is_math = row.lanes().is_some_and(|lanes| lanes.op == Op::Math);
    let function = if is_math { Function::find(field(word, 27, 24) as u8) } else { None };
    let two = function.map_or(row.sources, |function| function.sources) == 2;
    let file0 = field(word, 42, 41);
    let file1 = if two { field(word, 90, 89) } else { 0 };
    // 4, 5, 7
    let indirect = [bit(word, 63), file0 != file::IMMEDIATE && bit(word, 79), two && file1 != file::IMMEDIATE && bit(word, 111)];
    let masked = row.has_lane_mask() && ((file1, field(word, 94, 91)) != (file::IMMEDIATE, types::UW) || exec_size(word) == 32);
    let two_immediates = file0 == file::IMMEDIATE && file1 == file::IMMEDIATE;
    if alu_header(word, is_math) || bit(word, 8) || indirect_pair(word, indirect) || masked || two_immediates {
        return true;
    }
    // 8 and the registers of 6 and 7
    let Some(plan) = Plan::decode(word) else { return true };
    let operand = |place| matches!(place, Place::Grf(_) | Place::Immediate(_));
    let of_math =
        matches!(plan.dst.place, Place::Grf(_)) && plan.sources().iter().all(|s| operand(s.place)) && !packed(word, two);
    (is_math && !of_math)
        || destination(&plan, field(word, 62, 61))
        || plan.sources().iter().enumerate().any(|(index, s)| source(s, index, &plan))
        || source_regions(word, &plan)
        || mixed(&plan)
        || wide(&plan)
        || halves(&plan)
        || (plan.is_wide() && packed(word, two))
        || modifiers(&plan)
        || conditions(&plan)
        || accumulator(word, &plan)
        || plane(word, &plan)
        || (plan.opcode.op.rounds().is_some() && two && sum(&plan, packed(word, two)))
}

/// Rules 3 (AccWrEn) and 43.
fn accumulator(word: u128, plan: &Plan) -> bool {
    let [a, b] = [0, 1].map(|i| plan.src[i].ty);
    let (to, dword) = (plan.dst.ty, |ty| ty == Type::UD || ty == Type::D);
    let types = match plan.opcode.op {
        Op::Addc | Op::Subb => (to, a, b) == (Type::UD, Type::UD, Type::UD),
        Op::Mach => dword(to) && dword(a) && a == b,
        Op::Mul => dword(to) && a == to && field(word, 94, 91) == types::UW,
        _ => true,
    };
    let bad = if plan.multiplies_into_accumulator() {
        let whole = plan.lanes == 8 && bit(word, 34) && !plan.predicated;
        let place = plan.dst.place == Place::Acc(0) && plan.dst.span.sub == 0 && plan.dst.span.vertical == 1;
        let modified = plan.sources().iter().any(|s| s.abs || s.negate);
        !types || !whole || !place || modified || plan.condition.is_some()
    } else if plan.writes_accumulator_too() {
        !types || plan.lanes > 8 || !matches!(plan.dst.place, Place::Grf(_)) || plan.condition.is_some()
    } else {
        false
    };
    bad || bit(word, 28) != plan.writes_accumulator_too()
}

/// Rules 63 and 66, as far as they are alike; rule 66.
fn sum(plan: &Plan, packed: bool) -> bool {
    let others = plan.dst.ty != Type::Float || plan.sources().iter().any(|source| source.ty != Type::Float);
    let group = |Source { place, span, .. }: &Source| {
        let together = match span.width_log {
            2 => !matches!(span.vertical, 1 | 2),
            3 | 4 => span.vertical == 1 << span.width_log,
            _ => false,
        };
        matches!(place, Place::Grf(_)) && together && span.horizontal == 1 && span.sub.is_multiple_of(16)
    };
    let groups = matches!(plan.lanes, 4 | 8 | 16) && plan.sources().iter().all(group);
    others
        || packed
        || !matches!(plan.src[0].place, Place::Grf(_))
        || (plan.opcode.op == Op::Mac && ambiguous(plan))
        || (plan.opcode.op.is_dot() && !groups)
}

/// Rule 66, of mac: lanes that are not those of the accumulator by their channels and by their places, too.
fn ambiguous(plan: &Plan) -> bool {
    let Destination { place, span, .. } = plan.dst;
    let elsewhere = place == Place::Acc(1) || place.indirect().is_some() || span.sub != 0 || span.vertical != 1;
    plan.lanes == 32 || plan.offset != 0 || elsewhere
}

/// Rule 63, of coefficients and registers.
fn plane(word: u128, plan: &Plan) -> bool {
    if !matches!(plan.opcode.op, Op::Line | Op::Pln) {
        return false;
    }
    let span = plan.src[0].span;
    let one = field(word, 88, 80) == 0;
    let registers = || {
        let Source { place, span, .. } = plan.src[1];
        let packed = (span.sub, span.vertical, span.width_log, span.horizontal) == (0, 8, 3, 1);
        let first = match place {
            Place::Grf(first) => u32::from(first),
            _ => return false,
        };
        packed && matches!(plan.lanes, 8 | 16) && first + plan.lanes / 4 <= GRFS
    };
    !one || !span.sub.is_multiple_of(16) || (plan.opcode.op == Op::Pln && !registers())
}

/// Rule 5, which operands may be indirect (dst, src0, src1) at all.
fn indirect_pair(word: u128, indirect: [bool; 3]) -> bool {
    let outside = |of: bool, register_file: u32| of && register_file != file::GRF;
    let [dst, src0, src1] = indirect;
    src1 || (dst && src0) || outside(dst, field(word, 36, 35)) || outside(src0, field(word, 42, 41))
}

/// Rule 5, the length: `packed` may have two full passes in 64 bytes.
fn too_long(span: &Span, plan: &Plan, packed: bool) -> bool {
    span.last_byte(plan.lanes) >= if packed && plan.lanes == 2 * plan.pass_size() { WINDOW } else { WINDOW / 2 }
}

/// A 32-bit ARF needs exec size 1 and lies in bytes 0..4.
fn bad_scalar(span: &Span, plan: &Plan) -> bool {
    plan.lanes != 1 || span.sub >= 4 || span.size > 4
}

/// Rules 6, 10 and 11 on the destination.
fn destination(plan: &Plan, stride_code: u32) -> bool {
    let Destination { place, span, .. } = plan.dst;
    if place == Place::Null {
        return false;
    }
    if place.indirect().is_some() {
        return stride_code == 0 || too_long(&span, plan, true);
    }
    let scalar = place.is_scalar() && (bad_scalar(&span, plan) || plan.opcode.conditional == Conditional::Compares);
    stride_code == 0 || scalar || misplaced(place, &span, plan.lanes)
}

/// Rules 7, 10 and 11 on a source.
fn source(source: &Source, index: usize, plan: &Plan) -> bool {
    let Source { place, span, .. } = source;
    match place {
        Place::Immediate(_) => false,
        Place::Null | Place::N0 => true,
        Place::Address if index > 0 => true,
        Place::Indirect(indirect) => too_long(span, plan, span.width_log == 0 && !indirect.by_row),
        Place::Flag(_) | Place::Cr0 | Place::Tm0 if index > 0 || bad_scalar(span, plan) => true,
        _ => misplaced(*place, span, plan.lanes),
    }
}

/// Rules 10 (alignment) and 11.
fn misplaced(place: Place, span: &Span, lanes: u32) -> bool {
    let last = span.last_byte(lanes);
    let beyond = match place {
        Place::Grf(number) => u32::from(number) + last / 32 >= GRFS,
        Place::Acc(index) => u32::from(index) + last / 32 >= ACCS,
        Place::Address => last >= 32,
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
        let by_row = source.place.indirect().is_some_and(|indirect| indirect.by_row);
        register && ((vertical > 6 && !by_row) || width > 4 || plan.lanes < 1 << width)
    })
}

/// Rule 9.
fn mixed(plan: &Plan) -> bool {
    let float = plan.src[0].ty.is_float();
    if let Some(function) = plan.function {
        let wrong = |ty: Type| if function.is_float() { !ty.is_float() } else { ty != Type::D && ty != Type::UD };
        return wrong(plan.dst.ty) || plan.sources().iter().any(|s| wrong(s.ty));
    }
    let mixed_sources = plan.sources().iter().any(|s| s.ty.is_float() != float);
    let to = plan.dst.ty.is_float();
    let wrong = match plan.opcode.types {
        Types::Convert | Types::Function => false,
        Types::Alike => float != to,
        Types::Integer => float || to,
        Types::Float => !(float && to),
    };
    mixed_sources || wrong
}

/// An immediate that holds a number for each lane.
fn packed(word: u128, two: bool) -> bool {
    let is = |file: (u32, u32), ty: (u32, u32)| {
        field(word, file.0, file.1) == file::IMMEDIATE && matches!(field(word, ty.0, ty.1), types::UV | types::VF | types::V)
    };
    is((42, 41), (46, 43)) || (two && is((90, 89), (94, 91)))
}

/// Rules 8 (immediates) and 9 on elements of eight bytes.
fn wide(plan: &Plan) -> bool {
    let sources = plan.sources();
    let immediate = |source: &Source| source.ty.is_wide() && matches!(source.place, Place::Immediate(_));
    let forbidden = match plan.opcode.op.eight_bytes() {
        EightBytes::Anywhere => sources.len() > 1 && sources.iter().any(immediate),
        EightBytes::Destination => sources.iter().any(|source| source.ty.is_wide()),
        EightBytes::Nowhere => true,
    };
    let float = plan.dst.ty.is_float() || sources.iter().any(|source| source.ty.is_float());
    let wrong = if plan.is_double() { double(plan) } else { forbidden || (float && !plan.opcode.op.is_move()) };
    plan.is_wide() && (wrong || plan.lanes > 8)
}

/// Rules 8 (immediates) and 9 on f64.
fn double(plan: &Plan) -> bool {
    let sources = plan.sources();
    let immediate = |source: &Source| source.ty == Type::Double && matches!(source.place, Place::Immediate(_));
    let alike = plan.dst.ty == Type::Double && sources.iter().all(|source| source.ty == Type::Double);
    match plan.opcode.op {
        Op::Mov => false,
        Op::Sel | Op::Cmp | Op::Cmpn | Op::Add | Op::Mul | Op::Mad => !alike || sources.iter().any(immediate),
        _ => true,
    }
}

/// Rule 9 on f16.
fn halves(plan: &Plan) -> bool {
    let rounds_to_integer = plan.opcode.types == Types::Float;
    let selects_to_half = plan.opcode.op == Op::Sel && plan.dst.ty == Type::Half && !plan.copies_halves();
    plan.has_half() && (rounds_to_integer || selects_to_half || plan.is_wide())
}

/// Rule 12.
fn modifiers(plan: &Plan) -> bool {
    let saturates = match plan.opcode.saturate {
        Saturate::Any => true,
        Saturate::Float => plan.dst.ty.is_float(),
        Saturate::Never => false,
    };
    let abs = plan.sources().iter().any(|s| s.abs);
    let negate = plan.sources().iter().any(|s| s.negate);
    let wrong = match plan.opcode.modifiers {
        Modifiers::Number => false,
        Modifiers::Invert => abs,
        Modifiers::Forbidden => abs || negate,
    };
    let divides = plan.function.is_some_and(|function| !function.is_float());
    wrong || (divides && (abs || negate)) || (plan.saturate && !saturates)
}

/// Rule 13, beyond the range of the code.
fn conditions(plan: &Plan) -> bool {
    let wrong = match plan.opcode.conditional {
        Conditional::Compares | Conditional::Decides => plan.condition.is_none(),
        // Either of them tells which source it takes.
        Conditional::Chooses => plan.condition.is_some() == plan.predicated,
        Conditional::Result | Conditional::Function => false,
    };
    let scalar = plan.dst.place.is_scalar() || plan.sources().iter().any(|s| s.place.is_scalar());
    wrong || (scalar && (plan.condition.is_some() || plan.predicated))
}

/// Rules 3, 9 and 11 to 14 for the three-source layout.
fn ternary(word: u128, row: &Row) -> bool {
    let ty = [45, 48].map(|hi| field(word, hi, hi - 2));
    let alike = |of: u32| ty == [of; 2] && field(word, 36, 35) == 0;
    let double = alike(types::TERNARY_DF);
    let wrong_types = match row.lanes().map(|lanes| lanes.types) {
        Some(Types::Integer) => !alike(types::TERNARY_D) && !alike(types::TERNARY_UD),
        _ => !double && ty.iter().any(|ty| !matches!(*ty, types::TERNARY_F | types::TERNARY_HF)),
    };
    let swizzles = [72, 93, 114].iter().any(|&hi| match field(word, hi, hi - 7) {
        IDENTITY => false,
        // Of 16 bytes.
        FIRST_DOUBLE | SECOND_DOUBLE => !double || bit(word, hi + 2),
        _ => true,
    });
    let predicate = !matches!(field(word, 19, 16), 0 | 1 | 6 | 7);
    if alu_header(word, false) || bit(word, 28) || !bit(word, 8) || predicate || wrong_types || swizzles || exec_size(word) == 32
    {
        return true;
    }
    let outside = |place, span: &Span| misplaced(place, span, exec_size(word));
    Plan::decode(word).is_none_or(|plan| {
        outside(plan.dst.place, &plan.dst.span)
            || plan.src.iter().any(|source| outside(source.place, &source.span))
            || mixed(&plan)
            || wide(&plan)
            || modifiers(&plan)
            || conditions(&plan)
            || (matches!(plan.opcode.op, Op::Csel | Op::Lrp) && !alike(types::TERNARY_F))
    })
}

/// Rule 15.
fn message(word: u128, split: bool) -> bool {
    let message = Message::decode(word);
    let place = (field(word, 108, 101), field(word, 100, 96));
    let descriptor = match field(word, 90, 89) {
        _ if split => bit(word, 61),
        file::ARF => place != (arf::A0, 0),
        source_file => source_file != file::IMMEDIATE,
    };
    let ends = message.by_address && message.end_of_thread;
    let indirect = split && (bit(word, 63) || bit(word, 79));
    let empty = message.payload.1 == 0 && !message.end_of_thread && !message.by_address;
    let source_file = !split && field(word, 42, 41) != file::GRF;
    let beyond = |(first, count): (u8, u8)| count > 0 && u32::from(first) + u32::from(count) > GRFS;
    let known = !message.by_address && (beyond(message.payload) || beyond(message.response));
    let outside = known || beyond(message.extra);
    descriptor || ends || indirect || empty || source_file || outside
}

/// Rule 16.
fn flow(word: u128, branch: Flow) -> bool {
    let register = |number: u32, byte: u32| number < GRFS && byte.is_multiple_of(4);
    let [src0, src1, dst] =
        [(42, 41, 79), (90, 89, 111), (36, 35, 63)].map(|(hi, lo, indirect)| (field(word, hi, lo), bit(word, indirect)));
    let target = target_register(word).is_some_and(|(number, byte)| {
        let operand = if matches!(branch, Flow::Jmpi | Flow::Call | Flow::Calla) { src1 } else { src0 };
        let pair = branch == Flow::Brc && byte > 24;
        operand != (file::GRF, false) || !register(number, byte) || pair
    });
    let result = || {
        let (number, byte) = (field(word, 60, 53), field(word, 52, 48));
        let doubleword = field(word, 40, 37) <= 1 && field(word, 62, 61) == 1;
        dst != (file::GRF, false) || !doubleword || !register(number, byte) || byte > 24
    };
    match branch {
        Flow::If | Flow::Else => bit(word, 28),
        Flow::Call | Flow::Calla => target || result(),
        Flow::Wait => {
            let counter = (field(word, 76, 69), field(word, 68, 64) / 4) == (arf::N0, 0);
            src0 != (file::ARF, false) || !counter
        }
        _ => target,
    }
}
