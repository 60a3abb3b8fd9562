//! IEEE macros.

use super::*;

/// madm with RepCtrl, a sub-register, selector 9, and r128, of one source.
fn breaches(source: impl Part + Copy) -> [u128; 5] {
    [
        high_in(MADM, source, ternary_operand::REPLICATE, 1),
        high_in(MADM, source, ternary_operand::SUB, 4),
        high_in(MADM, source, ternary_operand::HALF, 1),
        high_in(MADM, source, ternary_operand::SELECTOR, 9),
        high_in(MADM, source, ternary_operand::REG, 128),
    ]
}

#[test]
fn macros_are_math_and_switches() {
    let register = |number| Some((number, number));
    let rsqtm = low(INVM, lo::CONDITION, 15);
    check(INVM, MATH | SWITCH | WRITES_F0, [register(8), register(6), register(4), None]);
    check(rsqtm, MATH | SWITCH | WRITES_F0, [register(8), register(6), None, None]);
    check(low(MADM, lo::PRED_CTRL, 1), MATH | SWITCH | READS_F0, [register(9), register(2), register(6), register(8)]);
    let df = types::DF.raw();
    let seed_of_doubles = high(low(low(INVM, lo::DST_TYPE, df), lo::SRC0_TYPE, df), hi::SRC1_TYPE, df);
    let madm_of_doubles = low(low(MADM, ternary_lo::SRC_TYPE, 3), ternary_lo::DST_TYPE, 3);
    let four = |word| low(word, lo::EXEC_SIZE, exec_size::FOUR.raw());
    let other = high(high_in(high(rsqtm, hi::SRC1_TYPE, 0), hi::SRC1, operand::REG, 255), hi::SRC1_FILE, file::IMMEDIATE.raw());
    for word in [four(seed_of_doubles), four(madm_of_doubles), low(MADM, lo::PRED_CTRL, 7), other] {
        assert_eq!(predecode(word, false, false).kind & UNSUPPORTED, 0, "{word:#x}");
    }
    for (rule, word) in [
        ("eight doubles", seed_of_doubles),
        ("madm of eight doubles", madm_of_doubles),
        ("types", low(INVM, lo::SRC0_TYPE, df)),
        ("type of src1", high(INVM, hi::SRC1_TYPE, df)),
        ("integers", high(low(low(INVM, lo::DST_TYPE, 1), lo::SRC0_TYPE, 1), hi::SRC1_TYPE, 1)),
        ("Align1", low(INVM, lo::ALIGN16, 0)),
        ("madm Align1", low(MADM, lo::ALIGN16, 0)),
        ("any2h", low(INVM, lo::PRED_CTRL, 4)),
        ("madm any2h", low(MADM, lo::PRED_CTRL, 4)),
        ("saturate", low(INVM, lo::SATURATE, 1)),
        ("madm saturate", low(MADM, lo::SATURATE, 1)),
        ("AccWrEn", low(MADM, lo::BRANCH_CTRL, 1)),
        ("sixteen", low(INVM, lo::EXEC_SIZE, exec_size::SIXTEEN.raw())),
        ("madm of sixteen", low(MADM, lo::EXEC_SIZE, exec_size::SIXTEEN.raw())),
        ("null", low(INVM, lo::DST_FILE, file::ARF.raw())),
        ("src0 immediate", low(rsqtm, lo::SRC0_FILE, file::IMMEDIATE.raw())),
        ("src1 immediate", high(INVM, hi::SRC1_FILE, file::IMMEDIATE.raw())),
        ("indirect dst", low(rsqtm, lo::DST_INDIRECT, 1)),
        ("indirect src0", high_in(rsqtm, hi::SRC0, operand::INDIRECT, 1)),
        ("indirect src1", high_in(INVM, hi::SRC1, operand::INDIRECT, 1)),
        ("dst r136", low(INVM, lo::DST_REG, 136)),
        ("src0 r134", high_in(INVM, hi::SRC0, operand::REG, 134)),
        ("src1 r132", high_in(INVM, hi::SRC1, operand::REG, 132)),
        ("dst without extension", low(INVM, seed_lo::DST_SELECTOR, 8)),
        ("selector 9 of dst", low(INVM, seed_lo::DST_SELECTOR, 9)),
        ("selector 0 of src0", high(rsqtm, seed_hi::SRC0_SELECTOR, 0)),
        ("selector 9 of src0", high(rsqtm, seed_hi::SRC0_SELECTOR, 9)),
        ("selector 0 of src1", high(INVM, seed_hi::SRC1_SELECTOR, 0)),
        ("madm with a condition", low(MADM, lo::CONDITION, 1)),
        ("madm with a half select", low(MADM, ternary_lo::SRC1_HALF, 1)),
        ("madm of df into f", low(MADM, ternary_lo::SRC_TYPE, 3)),
        ("madm of d", low(low(MADM, ternary_lo::SRC_TYPE, 1), ternary_lo::DST_TYPE, 1)),
        ("madm into r9.1", low(MADM, ternary_lo::DST_SUB, 1)),
        ("madm into r137", low(MADM, ternary_lo::DST_REG, 137)),
        ("selector 9 of madm", low(MADM, ternary_lo::CHANNELS, 9)),
    ] {
        assert_ne!(predecode(word, false, false).kind & UNSUPPORTED, 0, "{rule}");
    }
    let breaches = [breaches(ternary_hi::SRC0), breaches(ternary_hi::SRC1), breaches(ternary_hi::SRC2)];
    for word in breaches.into_iter().flatten() {
        assert_ne!(predecode(word, false, false).kind & UNSUPPORTED, 0, "{word:#x}");
    }
}
