//! IEEE macros.

use super::*;

/// math.invm (8) (eo)f0.0 r8.mme0:f r6.nomme:f r4.nomme:f
const INVM: u128 = 0x00600088_3a6000c8_01003ae8_0e600138;
/// madm (8) r9.mme1:f r2.nomme:f r6.nomme:f r8.mme0:f
const MADM: u128 = 0x0200000c_02002010_09020000_0060015d;

#[test]
fn macros() {
    let range = |register: u8| Range { first: register, last: register };
    let d = Decoded::new(supported("invm", INVM), false);
    assert_eq!(d.ranges, [range(8), range(6), range(4), Range::NONE]);
    assert_eq!((d.is_math, d.switch, d.allocates, d.flags_read, d.flags_written), (true, true, true, 0, 1));
    let rsqtm = supported("rsqtm", INVM | at(24, 1));
    assert_eq!(Decoded::new(rsqtm, false).ranges, [range(8), range(6), Range::NONE, Range::NONE]);
    let d = Decoded::new(supported("madm", MADM), false);
    assert_eq!(d.ranges, [range(9), range(2), range(6), range(8)]);
    assert_eq!((d.is_math, d.switch, d.flags_written, d.channel_enables), (true, true, 0, u32::MAX));
    // Of df in four lanes.
    let (seed_types, madm_types) = (at(37, 7 ^ 6) | at(43, 7 ^ 6) | at(91, 7 ^ 6), at(43, 3) | at(46, 3));
    let four = at(21, 3 ^ 2);
    supported("invm of df", INVM ^ seed_types ^ four);
    supported("madm of df", MADM ^ madm_types ^ four);
    rejects("invm of eight df", INVM ^ seed_types ^ four, four);
    rejects("madm of eight df", MADM ^ madm_types ^ four, four);
    for word in [INVM, rsqtm, MADM] {
        for (what, flip) in [
            ("Align1", at(8, 1)),
            ("any2h", at(16, 4)),
            ("AccWrEn", at(28, 1)),
            ("saturate", at(31, 1)),
            ("sixteen lanes", at(21, 3 ^ 4)),
            ("types", at(43, 1)),
        ] {
            rejects(what, word, flip);
        }
        supported("all4h", word | at(16, 7));
    }
    for (what, flip) in [
        ("dst without an extension", at(48, 8)),
        ("src0 with one", at(64, 8)),
        ("selector 9 of src0", at(64, 1)),
        ("dst null", at(35, 1)),
        ("src0 immediate", at(41, 2)),
        ("indirect dst", at(63, 1)),
        ("indirect src0", at(79, 1)),
        ("r136", at(60, 1)),
        ("src0 r134", at(76, 1)),
        ("of d", at(37, 6) | at(43, 6) | at(91, 6)),
    ] {
        rejects(what, INVM, flip);
        rejects(what, rsqtm, flip);
    }
    for (what, flip) in [
        ("src1 with an extension", at(96, 8)),
        ("src1 immediate", at(89, 2)),
        ("indirect src1", at(111, 1)),
        ("src1 of df", at(91, 1)),
        ("src1 r132", at(108, 1)),
    ] {
        rejects(what, INVM, flip);
        supported(what, rsqtm ^ flip);
    }
    for (what, flip) in [
        ("a condition", at(24, 1)),
        ("half select", at(35, 1)),
        ("half select", at(36, 1)),
        ("dst of df", at(46, 3)),
        ("of d", at(43, 1) | at(46, 1)),
        ("dst sub-register", at(53, 1)),
        ("src0 sub-register", at(73, 1)),
        ("src1 sub-register", at(94, 1)),
        ("src2 sub-register", at(115, 1)),
        ("src0 at a word", at(84, 1)),
        ("RepCtrl of src0", at(64, 1)),
        ("RepCtrl of src1", at(85, 1)),
        ("RepCtrl of src2", at(106, 1)),
        ("selector 9 of src0", at(65, 1)),
        ("selector 9 of src1", at(86, 1)),
        ("selector 9 of dst", at(49, 8)),
        ("selector 9 of src2", at(107, 9)),
        ("dst r137", at(63, 1)),
        ("src0 r130", at(83, 1)),
        ("src1 r134", at(104, 1)),
        ("src2 r136", at(125, 1)),
    ] {
        rejects(what, MADM, flip);
    }
    supported("modifiers", MADM | at(37, 0x3F));
}
