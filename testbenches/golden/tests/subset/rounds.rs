//! frc and lrp.

use super::{add, at, mad, rejects, supported};
use tessera_golden::tc::decode::{Decoded, Range};
use tessera_isa::asm::{acc, grf, imm_f};
use tessera_isa::Opcode;

#[test]
fn two_rounds() {
    let frc = || word!(unary(Opcode::Frc, 8, grf(10).f(), grf(2).f()));
    supported("frc with modifiers, predicate and condition", frc() | at(77, 3) | at(16, 1) | at(24, 6));
    supported("frc of 16 lanes", word!(unary(Opcode::Frc, 16, grf(10).f(), grf(2).f())));
    supported("frc of a constant", word!(unary(Opcode::Frc, 8, grf(10).f(), imm_f(2.5))));
    supported("frc of packed constants", word!(unary(Opcode::Frc, 8, grf(10).f(), imm_f(2.5))) ^ at(43, 7 ^ 5));
    supported("indirect frc", frc() | at(79, 1));
    supported("frc of accumulators", word!(unary(Opcode::Frc, 8, acc(0).f(), acc(1).f())));
    for (what, flip) in [
        ("saturate", at(31, 1)),
        ("dst :hf", at(37, 7 ^ 10)),
        ("src0 :hf", at(43, 7 ^ 10)),
        ("halves", at(37, 7 ^ 10) | at(43, 7 ^ 10)),
        ("integers", at(37, 7 ^ 1) | at(43, 7 ^ 1)),
        ("dst :df", at(37, 7 ^ 6)),
        ("src0 :df", at(43, 7 ^ 6)),
        ("CondMod 7", at(24, 7)),
        ("AccWrEn", at(28, 1)),
        ("Align16", at(8, 1)),
    ] {
        rejects(what, frc(), flip);
    }
    let lrp = || mad() ^ at(0, 0x5B ^ 0x5C);
    supported("lrp with everything", lrp() | at(37, 0x3F) | at(31, 1) | at(24, 1) | at(16, 7) | at(106, 1) | at(115, 7));
    supported("one channel of four, of lrp", lrp() ^ at(49, 0xE));
    for (what, flip) in [
        ("dst :hf", at(46, 4)),
        ("sources :hf", at(45, 1)),
        ("src1 :hf", at(36, 1)),
        ("src2 :hf", at(35, 1)),
        ("df", at(43, 3) | at(46, 3)),
        ("swizzle", at(65, 0xFF)),
        ("exec size 32", at(21, 4 ^ 5)),
        ("any2h", at(16, 4)),
        ("CondMod 7", at(24, 7)),
        ("Align1", at(8, 1)),
        ("AccWrEn", at(28, 1)),
    ] {
        rejects(what, lrp(), flip);
    }
    for (word, math) in [(frc(), true), (lrp(), true), (mad(), false), (add(), false)] {
        assert_eq!(Decoded::new(word, false).is_math, math);
    }
    let range = |first| Range { first, last: first + 1 };
    assert_eq!(Decoded::new(lrp(), false).ranges, [10, 2, 4, 6].map(range), "in the order of the word");
}
