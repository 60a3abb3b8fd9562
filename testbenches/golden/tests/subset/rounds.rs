//! frc, lrp, and sums of products.

use super::{add, at, mad, rejects, supported};
use tessera_golden::tc::decode::{Decoded, Range};
use tessera_isa::asm::{acc, grf, imm_f, null};
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

#[test]
fn lines_and_planes() {
    let line = || word!(binary(Opcode::Line, 8, grf(10).f(), grf(2).f().at(4).scalar(), grf(6).f()));
    let pln = || word!(binary(Opcode::Pln, 16, grf(10).f(), grf(2).f().scalar(), grf(6).f()));
    supported("a line with everything", line() | at(77, 3) | at(109, 3) | at(16, 1) | at(24, 6) | at(31, 1));
    supported("a line of one lane", line() ^ at(21, 3) ^ at(117, 4) ^ at(114, 3));
    supported("a line of a constant", word!(binary(Opcode::Line, 8, grf(10).f(), grf(2).f().scalar(), imm_f(2.5))));
    supported(
        "a line of accumulators",
        word!(binary(Opcode::Line, 8, acc(0).f(), grf(2).f().scalar(), grf(6).f())) ^ at(89, 1) ^ at(101, 6 ^ 0x21),
    );
    supported("a line in a strided source", line() ^ at(112, 1 ^ 2) ^ at(117, 4 ^ 5));
    supported("a plane with everything", pln() | at(77, 3) | at(109, 3) | at(16, 1) | at(24, 6) | at(31, 1));
    supported("a plane of 8 lanes", pln() ^ at(21, 4 ^ 3));
    supported("the last registers", pln() ^ at(101, 6 ^ 124));
    supported("the last registers of 8 lanes", pln() ^ at(21, 4 ^ 3) ^ at(101, 6 ^ 126));
    for (what, flip) in [
        ("dst :hf", at(37, 7 ^ 10)),
        ("src0 :hf", at(43, 7 ^ 10)),
        ("src1 :hf", at(91, 7 ^ 10)),
        ("src1 :df", at(91, 7 ^ 6)),
        ("integers", at(37, 7 ^ 1) | at(43, 7 ^ 1) | at(91, 7 ^ 1)),
        ("VertStride of src0", at(85, 1)),
        ("Width of src0", at(82, 1)),
        ("HorzStride of src0", at(80, 1)),
        ("coefficients at 8 bytes", at(64, 8)),
        ("coefficients at 4 bytes", at(64, 4)),
        ("src0 in an accumulator", at(41, 1) | at(69, 2 ^ 0x20)),
        ("indirect src0", at(79, 1)),
        ("indirect src1", at(111, 1)),
        ("CondMod 7", at(24, 7)),
        ("AccWrEn", at(28, 1)),
        ("Align16", at(8, 1)),
    ] {
        rejects(what, line(), flip);
        rejects(what, pln(), flip);
    }
    rejects("packed constants", word!(binary(Opcode::Line, 8, grf(10).f(), grf(2).f().scalar(), imm_f(2.5))), at(91, 7 ^ 5));
    for (what, flip) in [
        ("4 lanes", at(21, 4 ^ 2)),
        ("32 lanes", at(21, 4 ^ 5)),
        ("VertStride of src1", at(117, 4 ^ 3)),
        ("Width of src1", at(114, 3 ^ 2)),
        ("HorzStride of src1", at(112, 1 ^ 2)),
        ("src1 at 4 bytes", at(96, 4)),
        ("beyond the last register", at(101, 6 ^ 125)),
        ("in accumulators", at(89, 1) | at(101, 6 ^ 0x20)),
    ] {
        rejects(what, pln(), flip);
    }
    rejects("8 lanes beyond the last register", pln() ^ at(21, 4 ^ 3), at(101, 6 ^ 127));
    for word in [line(), pln()] {
        assert!(Decoded::new(word, false).is_math);
    }
    let range = |first, last| Range { first, last };
    assert_eq!(Decoded::new(line(), false).ranges, [range(10, 10), range(2, 2), range(6, 6), Range::NONE]);
    assert_eq!(Decoded::new(pln(), false).ranges, [range(10, 11), range(2, 2), range(6, 9), Range::NONE]);
    assert_eq!(Decoded::new(pln() ^ at(21, 4 ^ 3), false).ranges[2], range(6, 7));
}

#[test]
fn mac() {
    let word = || word!(binary(Opcode::Mac, 8, grf(10).f(), grf(2).f(), grf(6).f()));
    supported("mac with everything", word() | at(77, 3) | at(109, 3) | at(16, 1) | at(24, 6) | at(31, 1));
    supported("mac of one lane", word!(binary(Opcode::Mac, 1, grf(10).f(), grf(2).f().scalar(), grf(6).f().scalar())));
    supported("mac into nothing", word!(binary(Opcode::Mac, 16, null().f(), grf(2).f(), grf(6).f())));
    supported("mac of strided elements", word() ^ at(80, 1 ^ 2) ^ at(85, 4 ^ 5));
    let constant = || word!(binary(Opcode::Mac, 16, acc(0).f(), grf(2).f(), imm_f(2.5)));
    for (what, flip) in [
        ("dst :hf", at(37, 7 ^ 10)),
        ("src0 :hf", at(43, 7 ^ 10)),
        ("halves", at(37, 7 ^ 10) | at(43, 7 ^ 10) | at(91, 7 ^ 10)),
        ("src1 :df", at(91, 7 ^ 6)),
        ("integers", at(37, 7 ^ 1) | at(43, 7 ^ 1) | at(91, 7 ^ 1)),
        ("src0 in an accumulator", at(41, 1) | at(69, 2 ^ 0x20)),
        ("indirect src0", at(79, 1)),
        ("indirect dst", at(63, 1)),
        ("channels from the eighth on", at(12, 1)),
        ("channels from the fourth on", at(11, 1)),
        ("sub-register of dst", at(48, 4)),
        ("HorzStride of dst", at(61, 1 ^ 2)),
        ("AccWrEn", at(28, 1)),
        ("Align16", at(8, 1)),
    ] {
        rejects(what, word(), flip);
    }
    rejects("packed constants", constant(), at(91, 7 ^ 5));
    rejects("into acc1", word!(binary(Opcode::Mac, 8, acc(0).f(), grf(2).f(), grf(6).f())), at(53, 1));
    let nothing = word!(binary(Opcode::Mac, 16, null().f(), grf(2).f().scalar(), imm_f(2.5)));
    rejects("32 lanes", nothing, at(21, 4 ^ 5));
    rejects("a place in nothing", nothing, at(48, 4));
    assert!(Decoded::new(word(), false).is_math);
    let range = |first, last| Range { first, last };
    assert_eq!(Decoded::new(word(), false).ranges, [range(10, 10), range(2, 2), range(6, 6), range(128, 128)]);
    assert_eq!(Decoded::new(constant(), false).ranges, [range(128, 129), range(2, 3), Range::NONE, range(128, 129)]);
}

#[test]
fn dot_products() {
    for opcode in [Opcode::Dp4, Opcode::Dph, Opcode::Dp3, Opcode::Dp2] {
        let dot = || word!(binary(opcode, 8, grf(10).f(), grf(2).f(), grf(6).f().at(4).region(0, 4, 1)));
        supported("everything", dot() | at(77, 3) | at(109, 3) | at(16, 1) | at(24, 6) | at(31, 1) | at(12, 1));
        supported("an indirect dst", dot() | at(63, 1));
        supported("one group", word!(binary(opcode, 4, grf(10).f(), grf(2).f().region(4, 4, 1), grf(6).f().region(0, 4, 1))));
        let long = || word!(binary(opcode, 16, acc(0).f(), grf(2).f().region(16, 16, 1), grf(6).f().region(4, 4, 1)));
        supported("a row of sixteen", long());
        supported("a group in each register", dot() ^ at(82, 3 ^ 2));
        for (what, flip) in [
            ("dst :hf", at(37, 7 ^ 10)),
            ("src0 :hf", at(43, 7 ^ 10)),
            ("src1 :df", at(91, 7 ^ 6)),
            ("integers", at(37, 7 ^ 1) | at(43, 7 ^ 1) | at(91, 7 ^ 1)),
            ("src0 in an accumulator", at(41, 1) | at(69, 2 ^ 0x20)),
            ("src1 in an accumulator", at(89, 1) | at(101, 6 ^ 0x20)),
            ("constants", at(89, 1 ^ 3)),
            ("indirect src0", at(79, 1)),
            ("indirect src1", at(111, 1)),
            ("two lanes", at(21, 3 ^ 1)),
            ("groups at 8 bytes", at(96, 8)),
            ("groups at 4 bytes", at(96, 4)),
            ("HorzStride", at(112, 1 ^ 2)),
            ("one element for all", at(112, 1) | at(114, 2)),
            ("groups of two", at(114, 2 ^ 1)),
            ("groups that begin one after the other", at(117, 1)),
            ("groups that overlap", at(117, 2)),
            ("rows of eight that overlap", at(85, 4 ^ 3)),
            ("rows of eight with a gap", at(85, 4 ^ 5)),
            ("AccWrEn", at(28, 1)),
            ("Align16", at(8, 1)),
        ] {
            rejects(what, dot(), flip);
        }
        rejects(
            "32 lanes",
            word!(binary(opcode, 16, null().f(), grf(2).f().region(0, 4, 1), grf(6).f().region(0, 4, 1))),
            at(21, 4 ^ 5),
        );
        assert!(Decoded::new(dot(), false).is_math);
        let range = |first, last| Range { first, last };
        assert_eq!(Decoded::new(dot(), false).ranges, [range(10, 10), range(2, 2), range(6, 6), Range::NONE]);
        assert_eq!(Decoded::new(long(), false).ranges, [range(128, 129), range(2, 3), range(6, 7), Range::NONE]);
    }
}
