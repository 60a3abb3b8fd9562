//! Operands in a0, and operands whose place a0 tells.

use tessera_eu::opcode::{ADD, ADDC, MACH, MOV, OR, SMOV, SUBB};
use tessera_eu::word::{arf_number, exec_size, file, hi, lo, operand, types, Native, BY_ROW};
use tessera_golden::plan::Plan;
use tessera_testkit::Random;

use super::common;
use super::operand::{arf_destination, arf_source, bytes, destination, source0, source1, twice, Type};

/// An integer operation that writes a0, reads it, or both.
pub(super) fn of_address(random: &mut Random) -> Native {
    let mut word = Native::default();
    let ty: Type = random.pick(&[types::UW, types::UW, types::W, types::UD, types::D]);
    let opcode = random.pick(&[ADD, OR, MOV]);
    let exec = common(&mut word, random, opcode, if bytes(ty) == 2 { 4 } else { 3 });
    let room = 32 / bytes(ty) - (1 << exec) + 1;
    let (dst, src) = random.pick(&[(true, false), (true, false), (false, true), (true, true)]);
    if dst {
        arf_destination(&mut word, arf_number::A0, ty, bytes(ty) * random.below(room));
    } else {
        destination(&mut word, random, exec, ty, false);
    }
    if src {
        arf_source(&mut word, arf_number::A0, ty, bytes(ty) * random.below(room));
        if exec > 0 && random.chance(70) {
            // <N;N,1>
            word.set_high_in(hi::SRC0, operand::HSTRIDE, 1u64);
            word.set_high_in(hi::SRC0, operand::WIDTH, exec);
            word.set_high_in(hi::SRC0, operand::VSTRIDE, exec + 1);
        }
    } else {
        source0(&mut word, random, exec, ty, false);
    }
    if opcode != MOV {
        source1(&mut word, random, exec, ty, false);
    }
    word
}

/// The move as one of some of its lanes, if its source is a register.
pub(super) fn masked(mut word: Native, random: &mut Random) -> Native {
    if word.low(lo::EXEC_SIZE) <= exec_size::SIXTEEN.raw() && word.low(lo::SRC0_FILE) != file::IMMEDIATE.raw() {
        word.set_low(lo::OPCODE, SMOV);
        word.set_high(hi::SRC1_FILE, file::IMMEDIATE);
        word.set_high(hi::SRC1_TYPE, types::UW);
        word.set_high(hi::IMMEDIATE, twice(random.word() | 1 << random.below(16)));
    }
    word
}

/// Lets a0 tell the place of dst or src0, where that is allowed.
pub(super) fn indirect(word: &mut Native, random: &mut Random) {
    let of = |code: u64| Type::new(code);
    let kinds = [word.low(lo::DST_TYPE), word.low(lo::SRC0_TYPE)];
    let Some(plan) = Plan::decode(word.0) else { return };
    if word.low(lo::ALIGN16) == 1 {
        return;
    }
    // Bytes from the first to the last: of two passes one behind the other 64.
    let room = if plan.lanes == 2 * plan.pass_size() { 64 } else { 32 };
    let (offset, top) = (random.below(1 << 9), random.below(2));
    let a0 = random.below(16);
    // Of two results the second goes elsewhere.
    let doubled = [ADDC, SUBB, MACH].iter().any(|opcode| *opcode == word.low(lo::OPCODE));
    if random.chance(50) && word.low(lo::DST_FILE) == file::GRF.raw() && !doubled {
        let (lanes, size) = (1u64 << word.low(lo::EXEC_SIZE), bytes(of(kinds[0])));
        if lanes * size > room {
            return;
        }
        let stride = 1 + random.below(3);
        let fits = (lanes - 1) * (size << (stride - 1)) + size <= room;
        word.set_low(lo::DST_STRIDE, if fits { stride } else { 1 });
        word.set_low(lo::DST_INDIRECT, true);
        word.set_low(lo::DST_OFFSET, offset);
        word.set_low(lo::DST_OFFSET_TOP, top);
        word.set_low(lo::DST_ADDRESS_WORD, a0);
    } else if word.low(lo::SRC0_FILE) == file::GRF.raw() {
        let [vertical, width, horizontal] = shape(random, word.low(lo::EXEC_SIZE), bytes(of(kinds[1])), room);
        word.set_high_in(hi::SRC0, operand::VSTRIDE, vertical);
        word.set_high_in(hi::SRC0, operand::WIDTH, width);
        word.set_high_in(hi::SRC0, operand::HSTRIDE, horizontal);
        word.set_high_in(hi::SRC0, operand::INDIRECT, true);
        word.set_high(hi::SRC0_OFFSET, offset);
        word.set_high(hi::SRC0_OFFSET_TOP, top);
        word.set_high(hi::SRC0_ADDRESS_WORD, a0);
    }
}

/// Codes of a region that an indirect source may have; `room`: bytes for lanes one behind the other.
fn shape(random: &mut Random, exec: u64, size: u64, room: u64) -> [u64; 3] {
    let lanes = 1u64 << exec;
    match random.below(3) {
        // <1;1,0>
        0 if lanes * size <= room => [1, 0, 0],
        // <8;8,1> and the like
        0 | 1 if exec < 5 && lanes * size <= 32 => [exec + 1, exec, 1],
        0 => [0, 0, 0],
        _ => {
            let width = random.below(exec.min(4) + 1);
            let horizontal = (0..4).rev().find(|h| ((1 << width) - 1) * (size << h >> 1) + size <= 32).unwrap_or(0);
            [BY_ROW.raw(), width, if random.chance(50) { horizontal } else { random.below(horizontal + 1) }]
        }
    }
}
