//! What instructions of the subset are, and what registers and flags they read and write.

use super::*;

#[test]
fn supported_instructions_have_the_ranges_of_the_contract() {
    let add = assemble(|c| {
        c.add(8, grf(10).d(), grf(20).d(), grf(30).d());
    });
    check(add, ALU, [Some((10, 10)), Some((20, 20)), Some((30, 30)), None]);
    let wide = assemble(|c| {
        c.add(16, grf(10).d(), grf(20).d().scalar(), imm_d(5));
    });
    check(wide, ALU, [Some((10, 11)), Some((20, 20)), None, None]);
    let strided = assemble(|c| {
        c.mov(16, grf(10).uw().stride(HorzStride::S2), grf(126).uw().region(16, 8, 2));
    });
    check(strided, ALU, [Some((10, 11)), Some((126, 127)), None, None]);
    let bytes = assemble(|c| {
        c.mov(16, grf(10).ub().stride(HorzStride::S4), grf(20).b());
    });
    check(bytes, ALU, [Some((10, 11)), Some((20, 20)), None, None]);
    let shifted = assemble(|c| {
        c.mov(8, grf(5).f().at(4), grf(6).f());
    });
    check(shifted, ALU, [Some((5, 6)), Some((6, 6)), None, None]);
    let long = assemble(|c| {
        c.add(8, grf(10).q(), grf(20).uq(), grf(30).d());
    });
    check(long, ALU, [Some((10, 11)), Some((20, 21)), Some((30, 30)), None]);
    let constant = assemble(|c| {
        c.mov(4, grf(10).q().at(2), imm(ImmType::Q, u64::MAX));
    });
    check(constant, ALU, [Some((10, 11)), None, None, None]);
    let product = assemble(|c| {
        c.mul(8, grf(10).uq(), grf(20).ud(), grf(30).uw());
    });
    check(product, ALU, [Some((10, 11)), Some((20, 20)), Some((30, 30)), None]);
    let double = assemble(|c| {
        c.add(8, grf(10).df(), grf(20).df(), grf(30).df().scalar());
    });
    check(double, MATH, [Some((10, 11)), Some((20, 21)), Some((30, 30)), None]);
    let narrowed = assemble(|c| {
        c.mov(4, grf(10).f(), grf(20).df());
    });
    check(narrowed, MATH, [Some((10, 10)), Some((20, 20)), None, None]);
    let half = assemble(|c| {
        c.mov(2, grf(10).df().at(1), imm(ImmType::Df, 0x3fe << 52));
    });
    check(half, MATH, [Some((10, 10)), None, None, None]);
    let fused = assemble(|c| {
        c.mad(8, grf(10).df(), [grf(20).df(), grf(30).df().scalar(), grf(40).df()]);
    });
    check(fused, MATH, [Some((10, 11)), Some((20, 21)), Some((30, 30)), Some((40, 41))]);
    let upper =
        high_in(high_in(fused, ternary_hi::SRC0, ternary_operand::SWIZZLE, 0xee), ternary_hi::SRC0, ternary_operand::SUB, 4);
    check(upper, MATH, [Some((10, 11)), Some((20, 20)), Some((30, 30)), Some((40, 41))]);
    let accumulate = assemble(|c| {
        c.add(8, acc(0).d(), acc(1).d(), grf(2).d());
    });
    check(accumulate, ALU, [Some((128, 128)), Some((129, 129)), Some((2, 2)), None]);
    let mad = assemble(|c| {
        c.mad(16, grf(10).f(), [grf(20).f(), grf(30).f().scalar(), grf(40).f()]);
    });
    check(mad, ALU, [Some((10, 11)), Some((20, 21)), Some((30, 30)), Some((40, 41))]);
}

/// a0 is register 8F; what it points to may be any.
#[test]
fn indirect_operands_may_be_any_register() {
    let write = assemble(|c| {
        c.add(16, a0().uw(), grf(20).uw(), imm_uw(5));
    });
    check(write, ALU, [Some((0x8f, 0x8f)), Some((20, 20)), None, None]);
    let read = assemble(|c| {
        c.add(1, grf(7).ud(), a0().ud().scalar(), imm_ud(5));
    });
    check(read, ALU, [Some((7, 7)), Some((0x8f, 0x8f)), None, None]);
    for source in [indirect(3, -4).d().per_row(1, 0), indirect(3, 300).d().region(1, 1, 0)] {
        let word = assemble(|c| {
            c.mov(16, grf(7).d(), source);
        });
        check(word, ALU, [Some((7, 8)), Some((0, 0x8f)), None, None]);
    }
    let scattered = assemble(|c| {
        c.smov(16, indirect(15, -512).d(), grf(8).d().scalar(), imm_uw(0x8000));
    });
    check(scattered, ALU, [Some((0, 0x8f)), Some((8, 8)), None, None]);
}

#[test]
fn flags_are_read_by_predicates_and_written_by_conditions() {
    let f1_1 = FlagRef::new(1, 1);
    let cmp = assemble(|c| {
        c.cmp(8, grf(2).d(), grf(3).d()).cond(CondMod::Lt, f1_1);
    });
    check(cmp, ALU | WRITES_F1, [None, Some((2, 2)), Some((3, 3)), None]);
    let masked = assemble(|c| {
        c.mov(8, grf(2).d(), grf(3).d()).pred(FlagRef::F0_0);
    });
    check(masked, ALU | READS_F0, [Some((2, 2)), Some((3, 3)), None, None]);
    let minimum = assemble(|c| {
        c.sel(8, grf(2).f(), grf(3).f(), grf(4).f()).cond(CondMod::Lt, f1_1);
    });
    check(minimum, ALU, [Some((2, 2)), Some((3, 3)), Some((4, 4)), None]);
    let save = assemble(|c| {
        c.mov(1, grf(2).ud(), flag(1).ud().scalar());
    });
    check(save, ALU | READS_F1, [Some((2, 2)), None, None, None]);
    let load = assemble(|c| {
        c.mov(1, flag(0).uw().at(1), imm_uw(3));
    });
    check(load, ALU | WRITES_F0, [None; 4]);
    let branch = assemble(|c| {
        c.do_();
        c.while_(8).pred(f1_1);
    });
    check(branch, JE | READS_F1, [None; 4]);
    for (word, kind) in [(masked, ALU), (branch, JE)] {
        for both in [2, 3].map(|control| low(word, lo::PRED_CTRL, control)) {
            assert_eq!(predecode(both, false, false).kind, kind | READS_F0 | READS_F1);
        }
    }
}

#[test]
fn control_register_switch_messages_and_end_of_thread() {
    let cr0 = tessera_isa::asm::Operand::of(Register::Arf(tessera_isa::Arf::Control), DataType::Ud);
    let or = assemble(|c| {
        c.or(1, cr0, cr0.scalar(), imm_ud(0x4c0)).switch();
    });
    check(or, ALU | SWITCH, [Some((0xf0, 0xf0)), Some((0xf0, 0xf0)), None, None]);
    let (mlen, rlen) = (2 << 25, 4 << 20);
    let load = assemble(|c| {
        c.send(16, Sfid::DataPort1, Register::Grf(30), 12, mlen | rlen);
    });
    check(load, ME | ENTRY, [Some((30, 33)), Some((12, 13)), None, None]);
    let store = assemble(|c| {
        c.sends(16, Sfid::DataPort1, Register::NULL, (12, 60, 3), mlen);
    });
    check(store, ME, [None, Some((12, 13)), Some((60, 62)), None]);
    let eot = assemble(|c| {
        c.eot(127);
    });
    check(eot, ME | EOT, [None; 4]);
    let nop = assemble(|c| {
        c.nop();
    });
    check(nop, JE, [None; 4]);
    assert_eq!(predecode(nop, true, true).kind, JE, "the branch unit joins by itself");
    assert_eq!(predecode(eot, false, true).kind, ME | EOT | SYNC);
}

#[test]
fn mach_needs_its_products() {
    let product = assemble(|c| {
        c.mul(8, acc(0).d(), grf(2).d(), grf(4).uw().region(2, 1, 0)).no_mask();
    });
    let mul = assemble(|c| {
        c.mul(8, grf(10).d(), grf(2).d(), grf(4).d());
    });
    let with = |word: u128, code: u64| low(low(word, lo::OPCODE, code), lo::BRANCH_CTRL, 1);
    let mach = with(mul, opcode::MACH.raw());
    let unsigned = high(low(low(mach, lo::DST_TYPE, 0), lo::SRC0_TYPE, 0), hi::SRC1_TYPE, 0);
    let carry = with(unsigned, opcode::ADDC.raw());
    let outcome = |word, held| {
        let (decoded, made) = predecode_after(held, word, false, false);
        (decoded.kind & UNSUPPORTED == 0, made)
    };
    for (word, none, ud, d) in
        [(product, true, true, true), (mach, false, false, true), (unsigned, false, true, false), (carry, true, true, true)]
    {
        let runs = [products::NONE, products::UNSIGNED, products::SIGNED].map(|held| outcome(word, held).0);
        assert_eq!(runs, [none, ud, d], "{word:#x}");
    }
    let left = |word| outcome(word, products::SIGNED).1;
    let small = low(low(product, lo::DST_TYPE, 0), lo::SRC0_TYPE, 0);
    assert_eq!([product, small, mach, carry, mul].map(left), [Some(2), Some(1), Some(0), Some(0), None].map(|p| p.map(U::new)));
    let range = |word| predecode_after(products::SIGNED, word, false, false).0.span;
    assert_eq!(range(mach), [Some((10, 128)), Some((2, 2)), Some((4, 4)), Some((128, 128))]);
    assert_eq!(range(carry), [Some((10, 128)), Some((2, 2)), Some((4, 4)), None]);
    assert_eq!(range(product), [Some((128, 128)), Some((2, 2)), Some((4, 4)), None]);
    for (rule, word) in [
        ("mul into acc1", low(product, lo::DST_REG, arf_number::ACC0.raw() + 1)),
        ("mul into byte 4", low(product, lo::DST_SUB, 4)),
        ("mul with stride 2", low(product, lo::DST_STRIDE, 2)),
        ("mul into ud of d", low(product, lo::DST_TYPE, 0)),
        ("mul of words", low(low(product, lo::DST_TYPE, 3), lo::SRC0_TYPE, 3)),
        ("mul by w", high(product, hi::SRC1_TYPE, 3)),
        ("mul of four lanes", low(product, lo::EXEC_SIZE, exec_size::FOUR.raw())),
        ("mul with a predicate", low(product, lo::PRED_CTRL, 1)),
        ("mul with a mask", low(product, lo::NO_MASK, 0)),
        ("mul with a condition", low(product, lo::CONDITION, 1)),
        ("mul of abs", high_in(product, hi::SRC1, operand::ABS, 1)),
        ("mach with a condition", low(mach, lo::CONDITION, 1)),
        ("mach of sixteen", low(mach, lo::EXEC_SIZE, exec_size::SIXTEEN.raw())),
        ("mach into null", low(low(mach, lo::DST_FILE, 0), lo::DST_REG, 0)),
        ("mach into uw", low(mach, lo::DST_TYPE, 2)),
        ("mach of d by ud", high(mach, hi::SRC1_TYPE, 0)),
        ("mach of words", high(low(mach, lo::SRC0_TYPE, 3), hi::SRC1_TYPE, 3)),
        ("mach without AccWrEn", low(mach, lo::BRANCH_CTRL, 0)),
    ] {
        assert!(!outcome(word, products::SIGNED).0, "{rule}");
    }
    for (rule, word) in [
        ("addc into d", low(carry, lo::DST_TYPE, 1)),
        ("addc of d", low(carry, lo::SRC0_TYPE, 1)),
        ("addc and d", high(carry, hi::SRC1_TYPE, 1)),
        ("addc saturated", low(carry, lo::SATURATE, 1)),
        ("addc negated", high_in(carry, hi::SRC0, operand::NEGATE, 1)),
        ("addc without AccWrEn", low(carry, lo::BRANCH_CTRL, 0)),
    ] {
        assert!(!outcome(word, products::UNSIGNED).0, "{rule}");
    }
}
