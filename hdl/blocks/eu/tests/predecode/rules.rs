//! Every rule of the subset, broken.

use super::*;

#[test]
fn each_rule_makes_an_instruction_unsupported() {
    let smov = assemble(|c| {
        c.smov(16, grf(10).d(), grf(20).d(), imm_uw(5));
    });
    check(smov, ALU, [Some((10, 11)), Some((20, 21)), None, None]);
    let add = assemble(|c| {
        c.add(8, grf(10).d(), grf(20).d(), grf(30).d());
    });
    let wide = assemble(|c| {
        c.add(16, grf(10).d(), grf(20).d(), grf(30).d());
    });
    let mov1 = assemble(|c| {
        c.mov(1, grf(10).d(), grf(20).d().scalar());
    });
    let constant = assemble(|c| {
        c.add(8, grf(10).d(), grf(20).d(), imm_d(-1));
    });
    let float = assemble(|c| {
        c.add(8, grf(10).f(), grf(20).f(), imm_f(1.0));
    });
    let asr = assemble(|c| {
        c.asr(8, grf(10).d(), grf(20).d(), imm_ud(3));
    });
    let avg = assemble(|c| {
        c.binary(Opcode::Avg, 8, grf(10).uw(), grf(20).d().neg(), grf(30).w()).sat();
    });
    let and = assemble(|c| {
        c.and(8, grf(10).d(), grf(20).d(), grf(30).d());
    });
    let cmp = assemble(|c| {
        c.cmp(8, grf(2).d(), grf(3).d()).cond(CondMod::Lt, FlagRef::F0_0);
    });
    let sel = assemble(|c| {
        c.sel(8, grf(2).d(), grf(3).d(), grf(4).d()).pred(FlagRef::F0_0);
    });
    let save = assemble(|c| {
        c.mov(1, grf(2).ud(), flag(1).ud().scalar());
    });
    let restore = assemble(|c| {
        c.mov(1, flag(0).ud(), grf(2).ud().scalar());
    });
    let long = assemble(|c| {
        c.add(8, grf(10).q(), grf(20).q(), grf(30).uq());
    });
    let pair = assemble(|c| {
        c.mov(2, grf(10).q(), grf(20).d());
    });
    let double = assemble(|c| {
        c.add(8, grf(10).df(), grf(20).df(), grf(30).df());
    });
    let fused = assemble(|c| {
        c.mad(8, grf(10).df(), [grf(20).df(), grf(30).df(), grf(40).df()]);
    });
    let mad = assemble(|c| {
        c.mad(8, grf(10).f(), [grf(20).f(), grf(30).f(), grf(40).f()]);
    });
    let csel = assemble(|c| {
        c.csel(8, grf(10).f(), [grf(20).f(), grf(30).f(), grf(40).f()]).cond(CondMod::Lt, FlagRef::F0_0);
    });
    let bfe = assemble(|c| {
        c.ternary(Opcode::Bfe, 8, grf(10).d(), [grf(20).d(), grf(30).d(), grf(40).d()]);
    });
    let bfi2 = assemble(|c| {
        c.ternary(Opcode::Bfi2, 8, grf(10).ud(), [grf(20).ud(), grf(30).ud(), grf(40).ud()]);
    });
    for word in [csel, bfe, bfi2] {
        check(word, ALU, [Some((10, 10)), Some((20, 20)), Some((30, 30)), Some((40, 40))]);
    }
    let quotient = assemble(|c| {
        c.math2(MathFunction::Iqot, 8, grf(10).d(), grf(20).ud(), imm_d(-3)).sat().pred(FlagRef::F0_0);
    });
    let divide = assemble(|c| {
        c.math2(MathFunction::Fdiv, 16, grf(10).f(), grf(20).f().abs(), grf(30).f().neg()).sat();
    });
    let inverse = assemble(|c| {
        c.math(MathFunction::Inv, 16, grf(10).f(), grf(20).f());
    });
    let send = assemble(|c| {
        c.send(8, Sfid::DataPort1, Register::Grf(30), 12, 2 << 25 | 1 << 20);
    });
    let sends = assemble(|c| {
        c.sends(8, Sfid::DataPort1, Register::NULL, (12, 60, 3), 2 << 25);
    });
    let eot = assemble(|c| {
        c.eot(127);
    });
    let top = assemble(|c| {
        let there = c.here();
        c.jmpi(there);
    });
    let branch = assemble(|c| {
        c.do_();
        c.while_(8);
    });
    let by_register =
        high(high(high(high(top, flow_hi::JIP, 0), hi::SRC1_FILE, file::GRF.raw()), hi::SRC1_SUB, 28), hi::SRC1_REG, 9);
    let ret = {
        let word = high(high(low(branch, lo::OPCODE, opcode::RET.raw()), hi::SRC0_SUB, 8), hi::SRC0_REG, 9);
        low(word, lo::SRC0_FILE, file::GRF.raw())
    };
    let call = {
        let word = low(low(branch, lo::OPCODE, opcode::CALL.raw()), lo::DST_FILE, file::GRF.raw());
        let word = low(low(low(word, lo::DST_TYPE, types::UD.raw()), lo::DST_STRIDE, 1), lo::DST_REG, 9);
        high(low(word, lo::DST_SUB, 24), hi::SRC1_FILE, file::IMMEDIATE.raw())
    };
    let [unsigned, signed] = [4, 6].map(|code| high(constant, hi::SRC1_TYPE, code));
    let floats = high(float, hi::SRC1_TYPE, 5);
    let good = [
        unsigned,
        signed,
        floats,
        add,
        wide,
        mov1,
        constant,
        float,
        asr,
        avg,
        and,
        cmp,
        sel,
        save,
        mad,
        send,
        sends,
        eot,
        top,
        branch,
        by_register,
        ret,
        call,
    ];
    check(by_register, JE, [None, Some((9, 9)), None, None]);
    check(ret, JE, [None, Some((9, 9)), None, None]);
    check(call, JE, [Some((9, 9)), None, None, None]);
    check(low(branch, lo::PRED_CTRL, 4), JE | READS_F0, [None; 4]);
    check(quotient, MATH | READS_F0, [Some((10, 10)), Some((20, 20)), None, None]);
    check(divide, MATH, [Some((10, 11)), Some((20, 21)), Some((30, 31)), None]);
    // Of a function with one source nobody looks at the second.
    let other = high(high(inverse, hi::SRC1_FILE, file::GRF.raw()), hi::SRC1_TYPE, types::B.raw());
    for word in [inverse, other, low(inverse, lo::CONDITION, 7)] {
        check(word, MATH, [Some((10, 11)), Some((20, 21)), None, None]);
    }
    for word in (1..=6).map(|code| low(low(sel, lo::PRED_CTRL, 0), lo::CONDITION, code)) {
        check(word, ALU, [Some((2, 2)), Some((3, 3)), Some((4, 4)), None]);
    }
    let constant_inverse = low(inverse, lo::SRC0_FILE, file::IMMEDIATE.raw());
    check(constant_inverse, MATH, [Some((10, 11)), None, None, None]);
    for half in [low(inverse, lo::DST_TYPE, 10), low(inverse, lo::SRC0_TYPE, 10)] {
        assert_eq!(predecode(half, false, false).kind & (UNSUPPORTED | MATH), MATH, "math of halves");
    }
    let fraction = low(float, lo::OPCODE, opcode::FRC.raw());
    let between = low(low(mad, lo::OPCODE, opcode::LRP.raw()), lo::SATURATE, 1);
    for word in [fraction, between] {
        assert_eq!(predecode(word, false, false).kind & (UNSUPPORTED | MATH), MATH, "two rounds");
    }
    let line = assemble(|c| {
        c.binary(Opcode::Line, 8, grf(10).f(), grf(20).f().at(4).scalar().neg(), grf(30).f()).sat();
    });
    let plane = assemble(|c| {
        c.binary(Opcode::Pln, 16, grf(10).f(), grf(20).f().scalar(), grf(30).f()).cond(CondMod::Lt, FlagRef::F0_0);
    });
    let mac = assemble(|c| {
        c.binary(Opcode::Mac, 16, grf(10).f(), grf(20).f().neg(), grf(30).f().abs()).cond(CondMod::Lt, FlagRef::F0_0).sat();
    });
    let dot = assemble(|c| {
        c.binary(Opcode::Dp4, 8, grf(10).f(), grf(20).f().neg(), grf(30).f().at(4).region(0, 4, 1).abs()).sat();
    });
    let constant_mac = high(mac, hi::SRC1_FILE, file::IMMEDIATE.raw());
    let constant_line = high(line, hi::SRC1_FILE, file::IMMEDIATE.raw());
    check(line, MATH, [Some((10, 10)), Some((20, 20)), Some((30, 30)), None]);
    check(constant_line, MATH, [Some((10, 10)), Some((20, 20)), None, None]);
    check(plane, MATH | WRITES_F0, [Some((10, 11)), Some((20, 20)), Some((30, 33)), None]);
    check(low(low(plane, lo::EXEC_SIZE, 3), lo::CONDITION, 0), MATH, [Some((10, 10)), Some((20, 20)), Some((30, 31)), None]);
    check(mac, MATH | WRITES_F0, [Some((10, 11)), Some((20, 21)), Some((30, 31)), Some((0x80, 0x81))]);
    let into_accumulator = low(low(low(mac, lo::DST_FILE, 0), lo::DST_REG, 0x20), lo::EXEC_SIZE, 3);
    check(
        low(into_accumulator, lo::CONDITION, 0),
        MATH,
        [Some((0x80, 0x80)), Some((20, 20)), Some((30, 30)), Some((0x80, 0x80))],
    );
    check(low(constant_mac, lo::CONDITION, 0), MATH, [Some((10, 11)), Some((20, 21)), None, Some((0x80, 0x81))]);
    check(dot, MATH, [Some((10, 10)), Some((20, 20)), Some((30, 30)), None]);
    for opcode in [opcode::DPH, opcode::DP3, opcode::DP2] {
        assert_eq!(
            predecode(low(dot, lo::OPCODE, opcode.raw()), false, false).kind & (UNSUPPORTED | MATH),
            MATH,
            "a dot product"
        );
    }
    let sixteen = low(dot, lo::EXEC_SIZE, exec_size::SIXTEEN.raw());
    let long_row = high_in(high_in(sixteen, hi::SRC0, operand::VSTRIDE, 5), hi::SRC0, operand::WIDTH, 4);
    for word in [
        sixteen,
        long_row,
        low(high_in(high_in(dot, hi::SRC0, operand::VSTRIDE, 3), hi::SRC0, operand::WIDTH, 2), lo::EXEC_SIZE, 2),
        high_in(high_in(dot, hi::SRC0, operand::VSTRIDE, 4), hi::SRC0, operand::WIDTH, 2),
    ] {
        assert_eq!(predecode(word, false, false).kind & (UNSUPPORTED | MATH), MATH, "groups");
    }
    for word in [low(send, lo::OPCODE, opcode::SENDC.raw()), low(sends, lo::OPCODE, opcode::SENDSC.raw())] {
        assert_eq!(predecode(word, false, false).kind & UNSUPPORTED, 0, "conditional sends");
    }
    let pause = low(low(add, lo::DST_FILE, file::ARF.raw()), lo::DST_REG, arf_number::TM0.raw());
    check(pause, ALU, [None, Some((20, 20)), Some((30, 30)), None]);
    for word in [low(long, lo::DST_INDIRECT, 1), high_in(long, hi::SRC0, operand::INDIRECT, 1)] {
        let packed = high_in(high_in(word, hi::SRC0, operand::WIDTH, 0), hi::SRC0, operand::VSTRIDE, 1);
        assert_eq!(predecode(packed, false, false).kind & UNSUPPORTED, 0, "indirect elements of eight bytes");
    }
    for (i, word) in good.into_iter().enumerate() {
        assert_eq!(predecode(word, false, false).kind & UNSUPPORTED, 0, "good instruction {i}");
    }
    assert_eq!(
        predecode(high_in(constant, hi::SRC1, operand::MODIFIERS, 3), false, false).kind & UNSUPPORTED,
        0,
        "immediates have no modifiers"
    );
    let in_a0 = high(high(high(send, send_hi::DESC, 0), send_hi::DESC_FILE, file::ARF.raw()), send_hi::DESC_REG, 0x10);
    let any = Some((0, 0x8f));
    let null = low(in_a0, lo::DST_FILE, file::ARF.raw());
    assert_eq!(predecode(in_a0, false, false).span[..2], [any, any]);
    assert_eq!(predecode(in_a0, false, false).kind & (UNSUPPORTED | ENTRY), ENTRY);
    assert_eq!(predecode(null, false, false).span[..2], [None, any]);
    assert_eq!(predecode(null, false, false).kind & (UNSUPPORTED | ENTRY), 0);
    let split = predecode(high(sends, send_hi::SPLIT_DESC_INDIRECT, 1), false, false);
    assert_eq!((split.kind & UNSUPPORTED, split.span[1]), (0, any));
    let bad = [
        ("1 opcode 0", low(add, lo::OPCODE, 0)),
        ("3 any2h of bfe", low(bfe, lo::PRED_CTRL, 4)),
        ("4 bfe, Align1", low(bfe, lo::ALIGN16, 0)),
        ("12 abs of bfe", low(bfe, ternary_lo::MODIFIERS, 1)),
        ("12 negate of bfi2", low(bfi2, ternary_lo::MODIFIERS, 0x20)),
        ("12 saturate on bfi2", low(bfi2, lo::SATURATE, 1)),
        ("13 bfe with CondMod 8", low(bfe, lo::CONDITION, 8)),
        ("14 bfe of d into ud", low(bfe, ternary_lo::DST_TYPE, 2)),
        ("14 bfi2 of d into ud", low(bfi2, ternary_lo::SRC_TYPE, 1)),
        ("14 bfe of floats", low(bfe, ternary_lo::TYPES, 0)),
        ("14 bfi2 of f64", low(bfi2, ternary_lo::TYPES, 0o33)),
        ("14 bfe, src1 half", low(bfe, ternary_lo::SRC1_HALF, 1)),
        ("14 bfi2, src2 half", low(bfi2, ternary_lo::SRC2_HALF, 1)),
        ("14 mad of d", low(mad, ternary_lo::TYPES, 0o11)),
        ("3 PredCtrl 14", low(add, lo::PRED_CTRL, 14)),
        ("3 allv of mad", low(mad, lo::PRED_CTRL, 3)),
        ("3 any2h of mad", low(mad, lo::PRED_CTRL, 4)),
        ("3 any8h of mad", low(mad, lo::PRED_CTRL, 8)),
        ("3 any8h of csel", low(csel, lo::PRED_CTRL, 8)),
        ("4 csel, Align1", low(csel, lo::ALIGN16, 0)),
        ("12 saturate on csel", low(csel, lo::SATURATE, 1)),
        ("13 csel without condition", low(csel, lo::CONDITION, 0)),
        ("14 csel of f16", low(csel, ternary_lo::SRC0_HALF, 1)),
        ("14 csel into f16", low(csel, ternary_lo::DST_HALF, 1)),
        ("14 csel with an f16", low(csel, ternary_lo::SRC2_HALF, 1)),
        ("3 ExecSize 6", low(add, lo::EXEC_SIZE, 6)),
        ("3 AccWrEn", low(add, lo::BRANCH_CTRL, 1)),
        ("3 ThreadCtrl 3", low(add, lo::THREAD_CTRL, 3)),
        ("3 ThreadCtrl 3 of a branch", low(branch, lo::THREAD_CTRL, 3)),
        ("3 breakpoint", low(send, lo::DEBUG, 1)),
        ("4 Align16", low(add, lo::ALIGN16, 1)),
        ("5 indirect dst and src0", low(high_in(add, hi::SRC0, operand::INDIRECT, 1), lo::DST_INDIRECT, 1)),
        ("5 indirect dst of 16 dwords", low(low(low(add, lo::DST_INDIRECT, 1), lo::EXEC_SIZE, 4), lo::DST_STRIDE, 2)),
        ("5 indirect src0 of 16 dwords", low(high_in(add, hi::SRC0, operand::INDIRECT, 1), lo::EXEC_SIZE, 4)),
        ("5 indirect src0 of strides", high_in(high_in(add, hi::SRC0, operand::INDIRECT, 1), hi::SRC0, operand::HSTRIDE, 2)),
        ("5 indirect null", low(low(low(add, lo::DST_INDIRECT, 1), lo::DST_FILE, file::ARF.raw()), lo::DST_REG, 0)),
        ("5 indirect q of strides", high_in(high_in(long, hi::SRC0, operand::INDIRECT, 1), hi::SRC0, operand::HSTRIDE, 2)),
        ("5 indirect dst of math", low(inverse, lo::DST_INDIRECT, 1)),
        ("5 indirect src1", high_in(add, hi::SRC1, operand::INDIRECT, 1)),
        ("7 smov of 32 lanes", low(smov, lo::EXEC_SIZE, 5)),
        ("7 smov of an immediate", low(smov, lo::SRC0_FILE, file::IMMEDIATE.raw())),
        ("7 smov with a mask of type w", high(smov, hi::SRC1_TYPE, types::W.raw())),
        ("7 smov with a mask in r0", high(smov, hi::SRC1_FILE, file::GRF.raw())),
        ("10 rows of a direct src0", high_in(add, hi::SRC0, operand::VSTRIDE, 15)),
        (
            "11 dst beyond a0",
            low(low(low(add, lo::DST_FILE, file::ARF.raw()), lo::DST_REG, arf_number::A0.raw()), lo::DST_SUB, 4),
        ),
        ("6 dst stride 0", low(add, lo::DST_STRIDE, 0)),
        ("6 dst f0 of 8 lanes", low(low(add, lo::DST_FILE, file::ARF.raw()), lo::DST_REG, arf_number::F0.raw())),
        (
            "6 dst f0 of cmp",
            low(
                low(low(cmp, lo::EXEC_SIZE, exec_size::ONE.raw()), lo::DST_REG, arf_number::F0.raw()),
                lo::CONDITION,
                condition::L.raw(),
            ),
        ),
        (
            "6 dst cr0 above dword 0",
            low(low(low(mov1, lo::DST_FILE, file::ARF.raw()), lo::DST_REG, arf_number::CR0.raw()), lo::DST_SUB, 4),
        ),
        ("7 src0 null", high(low(add, lo::SRC0_FILE, file::ARF.raw()), hi::SRC0_REG, 0)),
        ("7 src1 f0", high(high(add, hi::SRC1_FILE, file::ARF.raw()), hi::SRC1_REG, arf_number::F0.raw())),
        ("7 file 2", low(add, lo::SRC0_FILE, file::MESSAGE.raw())),
        ("7 two immediates", low(constant, lo::SRC0_FILE, file::IMMEDIATE.raw())),
        ("9 df of integers", low(add, lo::DST_TYPE, 6)),
        ("9 df of comparing integers", low(cmp, lo::DST_TYPE, 6)),
        ("8 immediate q of two sources", high(low(constant, lo::DST_TYPE, 9), hi::SRC1_TYPE, 9)),
        ("9 sixteen lanes of q", low(long, lo::EXEC_SIZE, exec_size::SIXTEEN.raw())),
        ("9 q and float", low(low(float, lo::SRC0_TYPE, 9), lo::DST_TYPE, 9)),
        ("9 avg of q", low(long, lo::OPCODE, opcode::AVG.raw())),
        ("9 lzd of q", low(long, lo::OPCODE, opcode::LZD.raw())),
        ("9 bfi1 of q", low(long, lo::OPCODE, opcode::BFI1.raw())),
        ("9 product of q", low(long, lo::OPCODE, opcode::MUL.raw())),
        ("9 float result of comparing q", low(low(high(cmp, hi::SRC1_TYPE, 1), lo::SRC0_TYPE, 9), lo::DST_TYPE, types::F.raw())),
        ("9 f1 as q", low(save, lo::SRC0_TYPE, 9)),
        ("9 cr0 of q", low(low(restore, lo::DST_TYPE, 9), lo::DST_STRIDE, 1)),
        ("10 q at byte 4", high_in(long, hi::SRC1, operand::SUB, 4)),
        ("10 into q at byte 4", low(pair, lo::DST_SUB, 4)),
        ("11 q beyond 64 bytes", high_in(long, hi::SRC0, operand::SUB, 8)),
        ("9 df plus f", high(double, hi::SRC1_TYPE, 7)),
        ("9 df into f", low(double, lo::DST_TYPE, 7)),
        ("9 avg of df", low(double, lo::OPCODE, opcode::AVG.raw())),
        ("9 rnde of df", low(double, lo::OPCODE, opcode::RNDE.raw())),
        ("9 df into hf", low(low(double, lo::OPCODE, opcode::MOV.raw()), lo::DST_TYPE, 10)),
        ("9 sixteen lanes of df", low(double, lo::EXEC_SIZE, exec_size::SIXTEEN.raw())),
        ("10 df at byte 4", high_in(double, hi::SRC1, operand::SUB, 4)),
        ("9 sixteen lanes of df", low(fused, lo::EXEC_SIZE, exec_size::SIXTEEN.raw())),
        ("14 mad of df into f", low(fused, ternary_lo::DST_TYPE, 0)),
        ("14 mad of f into df", low(mad, ternary_lo::DST_TYPE, 3)),
        ("14 df and a half select", low(fused, ternary_lo::SRC2_HALF, 1)),
        ("14 swizzle 44 of f", high_in(mad, ternary_hi::SRC0, ternary_operand::SWIZZLE, 0x44)),
        ("14 swizzle 46 of df", high_in(fused, ternary_hi::SRC0, ternary_operand::SWIZZLE, 0x46)),
        (
            "14 swizzle EE at byte 8",
            high_in(high_in(fused, ternary_hi::SRC2, ternary_operand::SWIZZLE, 0xee), ternary_hi::SRC2, ternary_operand::SUB, 2),
        ),
        ("11 df beyond 64 bytes", high_in(fused, ternary_hi::SRC0, ternary_operand::SUB, 2)),
        ("10 mad of df at byte 4", high_in(fused, ternary_hi::SRC1, ternary_operand::SUB, 1)),
        ("9 integer plus hf", low(add, lo::SRC0_TYPE, 10)),
        ("9 hf to be rounded", low(low(float, lo::OPCODE, opcode::RNDE.raw()), lo::SRC0_TYPE, 10)),
        ("9 hf of which the fraction is wanted", low(low(float, lo::OPCODE, opcode::FRC.raw()), lo::SRC0_TYPE, 10)),
        ("12 saturate on frc", low(low(float, lo::OPCODE, opcode::FRC.raw()), lo::SATURATE, 1)),
        ("63 line of f into hf", low(line, lo::DST_TYPE, 10)),
        ("63 line of hf", low(line, lo::SRC0_TYPE, 10)),
        ("63 line times hf", high(line, hi::SRC1_TYPE, 10)),
        ("63 line of packed constants", high(constant_line, hi::SRC1_TYPE, 5)),
        ("63 coefficients in an accumulator", low(line, lo::SRC0_FILE, 0) & !(0xff << 69) | 0x20 << 69),
        ("63 indirect coefficients", high_in(line, hi::SRC0, operand::INDIRECT, 1)),
        ("63 coefficients of a row", high_in(line, hi::SRC0, operand::VSTRIDE, 1)),
        ("63 coefficients of a width", high_in(line, hi::SRC0, operand::WIDTH, 1)),
        ("63 coefficients with a stride", high_in(line, hi::SRC0, operand::HSTRIDE, 1)),
        ("63 coefficients at 8 bytes", high_in(line, hi::SRC0, operand::SUB, 8)),
        ("63 pln of a constant", high(plane, hi::SRC1_FILE, file::IMMEDIATE.raw())),
        ("63 pln of half a register", high_in(plane, hi::SRC1, operand::VSTRIDE, 3)),
        ("63 pln of four columns", high_in(plane, hi::SRC1, operand::WIDTH, 2)),
        ("63 pln with a stride", high_in(plane, hi::SRC1, operand::HSTRIDE, 2)),
        ("63 pln at byte 4", high_in(plane, hi::SRC1, operand::SUB, 4)),
        ("63 four lanes of pln", low(plane, lo::EXEC_SIZE, 2)),
        ("63 pln beyond the last register", high_in(plane, hi::SRC1, operand::REG, 125)),
        ("66 mac of f into hf", low(mac, lo::DST_TYPE, 10)),
        ("66 mac of integers", high(low(low(mac, lo::DST_TYPE, 1), lo::SRC0_TYPE, 1), hi::SRC1_TYPE, 1)),
        ("66 mac of packed constants", high(constant_mac, hi::SRC1_TYPE, 5)),
        ("66 mac of an accumulator", low(mac, lo::SRC0_FILE, 0) & !(0xff << 69) | 0x20 << 69),
        ("66 indirect mac", high_in(mac, hi::SRC0, operand::INDIRECT, 1)),
        (
            "66 thirty-two lanes of mac",
            low(
                low(
                    high_in(
                        high_in(high_in(constant_mac, hi::SRC0, operand::VSTRIDE, 0), hi::SRC0, operand::WIDTH, 0),
                        hi::SRC0,
                        operand::HSTRIDE,
                        0,
                    ),
                    lo::EXEC_SIZE,
                    5,
                ),
                lo::DST_FILE,
                0,
            ) & !(0xff << 53),
        ),
        ("66 mac of the upper channels", low(mac, lo::CHANNEL_GROUP, 4)),
        ("66 mac of the fourth channel", low(low(mac, lo::CHANNEL_GROUP, 1), lo::EXEC_SIZE, 2) ^ (0b011 ^ 0b010) << 82),
        ("66 mac into an element", low(mac, lo::DST_SUB, 4)),
        ("66 mac into every other element", low(low(mac, lo::DST_STRIDE, 2), lo::EXEC_SIZE, 3)),
        ("66 mac into acc1", low(into_accumulator, lo::DST_REG, 0x21)),
        ("66 mac into an indirect operand", low(mac, lo::DST_INDIRECT, 1)),
        ("66 dot product into hf", low(dot, lo::DST_TYPE, 10)),
        ("66 dot product of hf", high(low(dot, lo::SRC0_TYPE, 10), hi::SRC1_TYPE, 10)),
        ("66 dot product of a constant", high(dot, hi::SRC1_FILE, file::IMMEDIATE.raw())),
        ("66 dot product of an accumulator", high(dot, hi::SRC1_FILE, 0) & !(0xff << 101) | 0x20 << 101),
        ("66 indirect dot product", high_in(dot, hi::SRC0, operand::INDIRECT, 1)),
        ("66 groups at 8 bytes", high_in(dot, hi::SRC1, operand::SUB, 8)),
        ("66 groups at 4 bytes", high_in(high_in(dot, hi::SRC0, operand::VSTRIDE, 0), hi::SRC0, operand::SUB, 4)),
        ("66 groups with a stride", high_in(dot, hi::SRC1, operand::HSTRIDE, 2)),
        ("66 groups of one", high_in(high_in(dot, hi::SRC0, operand::HSTRIDE, 0), hi::SRC0, operand::WIDTH, 0)),
        ("66 groups of two", high_in(dot, hi::SRC1, operand::WIDTH, 1)),
        ("66 groups one after the other by elements", high_in(dot, hi::SRC1, operand::VSTRIDE, 1)),
        ("66 groups that overlap", high_in(dot, hi::SRC1, operand::VSTRIDE, 2)),
        ("66 rows of eight that overlap", high_in(dot, hi::SRC0, operand::VSTRIDE, 3)),
        ("66 two lanes of a dot product", low(dot, lo::EXEC_SIZE, 1)),
        ("14 lrp of f16", low(low(mad, lo::OPCODE, opcode::LRP.raw()), ternary_lo::SRC0_HALF, 1)),
        ("14 lrp of f64", low(fused, lo::OPCODE, opcode::LRP.raw())),
        ("9 sel of f into hf", low(low(float, lo::OPCODE, opcode::SEL.raw()) | 4 << 24, lo::DST_TYPE, 10)),
        ("9 q into hf", low(low(long, lo::OPCODE, opcode::MOV.raw()), lo::DST_TYPE, 10)),
        ("9 integer plus df", high(add, hi::SRC1_TYPE, 6)),
        ("8 immediate uq", high(constant, hi::SRC1_TYPE, 8)),
        ("9 integer plus immediate hf", high(constant, hi::SRC1_TYPE, 11)),
        ("8 immediate df of two sources", high(constant, hi::SRC1_TYPE, 10)),
        ("9 integer plus vf", high(constant, hi::SRC1_TYPE, 5)),
        ("9 q plus v", high(low(constant, lo::DST_TYPE, 9), hi::SRC1_TYPE, 6)),
        ("9 float plus uv", high(float, hi::SRC1_TYPE, 4)),
        ("9 float plus integer", high(float, hi::SRC1_TYPE, types::D.raw())),
        (
            "9 float and",
            high(low(low(and, lo::DST_TYPE, types::F.raw()), lo::SRC0_TYPE, types::F.raw()), hi::SRC1_TYPE, types::F.raw()),
        ),
        (
            "9 avg of floats",
            high(low(low(avg, lo::DST_TYPE, types::F.raw()), lo::SRC0_TYPE, types::F.raw()), hi::SRC1_TYPE, types::F.raw()),
        ),
        ("9 avg into float", low(avg, lo::DST_TYPE, types::F.raw())),
        ("9 integer sum as float", low(add, lo::DST_TYPE, types::F.raw())),
        ("10 odd dst", low(add, lo::DST_SUB, 2)),
        ("10 odd src0", high(add, hi::SRC0_SUB, 1)),
        ("10 Width 16 of 8", high_in(add, hi::SRC0, operand::WIDTH, 4)),
        ("10 Width code 5", high_in(wide, hi::SRC0, operand::WIDTH, 5)),
        ("10 VertStride 15", high_in(add, hi::SRC0, operand::VSTRIDE, 15)),
        ("11 dst beyond 64 bytes", low(wide, lo::DST_SUB, 4)),
        ("11 src0 beyond 64 bytes", high_in(wide, hi::SRC0, operand::VSTRIDE, 5)),
        ("11 dst beyond r127", low(wide, lo::DST_REG, 127)),
        ("11 src1 beyond r127", high(wide, hi::SRC1_REG, 127)),
        ("11 src0 beyond acc1", high(low(wide, lo::SRC0_FILE, file::ARF.raw()), hi::SRC0_REG, arf_number::ACC0.raw() + 1)),
        ("12 negated shift", high_in(asr, hi::SRC0, operand::NEGATE, 1)),
        ("12 abs of and", high_in(and, hi::SRC1, operand::ABS, 1)),
        ("9 integer to be rounded", low(asr, lo::OPCODE, opcode::RNDE.raw())),
        ("12 saturated shift", low(asr, lo::SATURATE, 1)),
        ("12 saturated cmp", low(cmp, lo::SATURATE, 1)),
        ("13 CondMod 8", low(add, lo::CONDITION, 8)),
        ("13 cmp without", low(cmp, lo::CONDITION, 0)),
        ("13 sel.o", low(low(sel, lo::PRED_CTRL, 0), lo::CONDITION, 8)),
        ("13 sel without", low(sel, lo::PRED_CTRL, 0)),
        ("13 sel with both", low(sel, lo::CONDITION, condition::GE.raw())),
        ("13 condition with f1", low(save, lo::CONDITION, condition::Z.raw())),
        ("13 predicate with f1", low(save, lo::PRED_CTRL, 1)),
        ("7 math into null", low(low(divide, lo::DST_FILE, file::ARF.raw()), lo::DST_REG, 0)),
        ("7 math of acc0", high(low(divide, lo::SRC0_FILE, file::ARF.raw()), hi::SRC0_REG, arf_number::ACC0.raw())),
        ("7 math by acc0", high(high(divide, hi::SRC1_FILE, file::ARF.raw()), hi::SRC1_REG, arf_number::ACC0.raw())),
        ("7 math of a packed immediate", low(low(inverse, lo::SRC0_FILE, file::IMMEDIATE.raw()), lo::SRC0_TYPE, 5)),
        ("9 math of an integer", low(low(inverse, lo::SRC0_FILE, file::IMMEDIATE.raw()), lo::SRC0_TYPE, 1)),
        ("7 math by a packed immediate", high(high(divide, hi::SRC1_FILE, file::IMMEDIATE.raw()), hi::SRC1_TYPE, 5)),
        ("9 quotient of floats", low(divide, lo::CONDITION, 12)),
        ("9 float quotient of integers", low(quotient, lo::CONDITION, 9)),
        ("9 quotient into uw", low(quotient, lo::DST_TYPE, types::UW.raw())),
        ("9 quotient of uw", low(quotient, lo::SRC0_TYPE, types::UW.raw())),
        ("9 quotient by w", high(quotient, hi::SRC1_TYPE, types::W.raw())),
        ("12 negated quotient", high_in(quotient, hi::SRC0, operand::NEGATE, 1)),
        ("13 math 0", low(inverse, lo::CONDITION, 0)),
        ("13 math 8", low(divide, lo::CONDITION, 8)),
        ("13 math 11", low(quotient, lo::CONDITION, 11)),
        ("13 invm", low(divide, lo::CONDITION, 14)),
        ("13 rsqtm", low(quotient, lo::CONDITION, 15)),
        ("14 mad df", low(mad, ternary_lo::SRC_TYPE, 3)),
        ("14 mad to d", low(mad, ternary_lo::DST_TYPE, 1)),
        ("14 mad of 32", low(mad, lo::EXEC_SIZE, exec_size::THIRTY_TWO.raw())),
        ("14 mad swizzle", high_in(mad, ternary_hi::SRC1, ternary_operand::SWIZZLE, 0)),
        ("14 mad odd sub-register", high_in(mad, ternary_hi::SRC1, ternary_operand::HALF, 1)),
        ("14 mad Align1", low(mad, lo::ALIGN16, 0)),
        (
            "11 mad beyond r127",
            high_in(high_in(mad, ternary_hi::SRC0, ternary_operand::REG, 127), ternary_hi::SRC0, ternary_operand::SUB, 1),
        ),
        ("15 send descriptor in r0", high(send, send_hi::DESC_FILE, file::GRF.raw())),
        ("15 send descriptor in acc0", high(in_a0, send_hi::DESC_REG, arf_number::ACC0.raw())),
        ("15 send descriptor in a0.1", high(in_a0, send_hi::DESC_SUB, 4)),
        ("15 end of thread in a0", high(in_a0, send_hi::EOT, 1)),
        ("15 sends extended descriptor", low(sends, send_lo::SPLIT_EXDESC_INDIRECT, 1)),
        ("15 sends indirect dst", low(sends, send_lo::SPLIT_DST_INDIRECT, 1)),
        ("15 sends indirect src0", high(sends, send_hi::SPLIT_SRC0_INDIRECT, 1)),
        ("15 no payload", high(send, send_hi::LENGTH0, 0)),
        ("15 payload ARF", low(send, lo::SRC0_FILE, file::ARF.raw())),
        ("15 payload beyond r127", high(send, send_hi::SRC0_REG, 127)),
        ("15 second payload beyond r127", low(sends, send_lo::SPLIT_SRC1_REG, 126)),
        ("15 response beyond r127", high(low(send, lo::DST_REG, 127), send_hi::RESPONSE, 2)),
        ("16 jmpi by ARF", high(top, hi::SRC1_FILE, file::ARF.raw())),
        ("16 jmpi by byte 2", high(by_register, hi::SRC1_SUB, 2)),
        ("16 jmpi by r129", high(by_register, hi::SRC1_REG, 129)),
        ("16 jmpi indirect", high_in(by_register, hi::SRC1, operand::INDIRECT, 1)),
        ("16 ret of an immediate", low(ret, lo::SRC0_FILE, file::IMMEDIATE.raw())),
        ("16 brc by r9.7", high(low(ret, lo::OPCODE, opcode::BRC.raw()), hi::SRC0_SUB, 28)),
        ("16 call into r9.7", low(call, lo::DST_SUB, 28)),
        ("16 call into byte 2", low(call, lo::DST_SUB, 2)),
        ("16 call into r130", low(call, lo::DST_REG, 130)),
        ("16 call into ARF", low(call, lo::DST_FILE, file::ARF.raw())),
        ("16 call of type uw", low(call, lo::DST_TYPE, types::UW.raw())),
        ("16 call with stride 2", low(call, lo::DST_STRIDE, 2)),
        ("16 call indirect", low(call, lo::DST_INDIRECT, 1)),
        ("16 if.b", low(low(branch, lo::OPCODE, opcode::IF.raw()), lo::BRANCH_CTRL, 1)),
    ];
    for (rule, word) in bad {
        assert_ne!(predecode(word, false, false).kind & UNSUPPORTED, 0, "rule {rule}");
    }
    assert_ne!(predecode(branch, true, false).kind & UNSUPPORTED, 0, "rule 2 compacted branch");
    assert_ne!(predecode(send, true, false).kind & UNSUPPORTED, 0, "rule 2 compacted send");
}
