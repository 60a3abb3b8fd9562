//! The `unsup` predicate, rule by rule: a supported word, and the change that takes it out of the subset.

#[macro_use]
#[path = "../common/word.rs"]
mod word;

mod macros;
mod products;
mod rounds;

use tessera_golden::tc::decode::{expand, Decoded, Products, Range};
use tessera_golden::tc::subset::unsupported;
use tessera_isa::asm::{acc, flag, grf, imm, imm_d, imm_f, imm_uw, imm_w, indirect, null, Operand};
use tessera_isa::{CondMod, FlagRef, HorzStride, MathFunction, Register, Sfid};

const F0: FlagRef = FlagRef::F0_0;

/// `value` in the bits from `lo` on.
fn at(lo: u32, value: u128) -> u128 {
    value << lo
}

fn supported(what: &str, word: u128) -> u128 {
    assert!(!unsupported(word, false), "{what}: {word:#034x} is in the subset");
    word
}

/// `word` is supported and with `flip` changed it is not.
fn rejects(what: &str, word: u128, flip: u128) {
    supported(what, word);
    assert!(unsupported(word ^ flip, false), "{what}: {:#034x} is outside the subset", word ^ flip);
}

fn add() -> u128 {
    word!(add(8, grf(10).d(), grf(2).d(), grf(3).d()))
}

fn add_imm() -> u128 {
    word!(add(8, grf(10).d(), grf(2).d(), imm_d(-1)))
}

fn mad() -> u128 {
    word!(mad(16, grf(10).f(), [grf(2).f(), grf(4).f(), grf(6).f()]))
}

fn send() -> u128 {
    word!(send(16, Sfid::DataPort1, Register::Grf(40), 10, 0x0420_5E01))
}

fn sends() -> u128 {
    0x04025e00_000003a2_00011070_0c800033
}

#[test]
fn header() {
    for (what, flip) in [
        ("PredCtrl 14", at(16, 14)),
        ("ExecSize code 7", at(21, 3 ^ 7)),
        ("AccWrEn", at(28, 1)),
        ("ThreadCtrl 3", at(14, 3)),
        ("DebugCtrl", at(30, 1)),
        ("Align16", at(8, 1)),
        ("CondMod 8", at(24, 8)),
        ("CondMod 7", at(24, 7)),
    ] {
        rejects(what, add(), flip);
    }
    supported("Switch", add() | at(14, 2));
    supported("Atomic", add() | at(14, 1));
    rejects("DebugCtrl on a branch", 0x7E, at(30, 1));
    rejects("PredCtrl on a message", send(), at(16, 14));
    supported("any32h", add() | at(16, 12));
    supported("anyv", add() | at(16, 2));
    supported("allv", add() | at(16, 3));
    supported("all4h of mad", mad() | at(16, 7));
    rejects("any2h of mad", mad(), at(16, 4));
    rejects("anyv of mad", mad(), at(16, 2));
    rejects("any8h of mad", mad(), at(16, 8));
}

#[test]
fn anyv_and_allv_take_the_bits_of_both_flag_registers() {
    let flags = [0x0012_8005, 0x0030_8006];
    for (control, inverted, half, expected) in [
        (2, 0, 0, 0x0032_8007),
        (3, 0, 0, 0x0010_8004),
        (2, 0, 1, 0x32),
        (3, 0, 1, 0x10),
        (2, 1, 1, !0x32),
        (3, 1, 0, !0x0010_8004),
    ] {
        for register in [0, 1] {
            let word = add() | at(16, control) | at(20, inverted) | at(32, half) | at(33, register);
            let decoded = Decoded::new(supported("vertical predicate", word), false);
            assert_eq!(decoded.flags_read, 3, "PredCtrl {control}");
            assert_eq!(decoded.predicate.map(|predicate| predicate.of(flags)), Some(expected), "PredCtrl {control}");
        }
    }
}

#[test]
fn addressing() {
    let (dst, src0) = (at(63, 1), at(79, 1));
    supported("indirect dst", add() | dst);
    supported("indirect src0", add() | src0);
    rejects("indirect dst and src0", add() | dst, src0);
    rejects("indirect src1", add(), at(111, 1));
    rejects("indirect null", word!(cmp(8, grf(2).d(), imm_d(0)).cond(CondMod::Eq, F0)), dst);
    rejects("indirect accumulator", word!(mov(8, grf(2).ud(), acc(0).ud())), src0);
    rejects("indirect dst of math", word!(math(MathFunction::Exp, 8, grf(10).f(), grf(2).f())), dst);
    rejects("indirect src0 of math", word!(math(MathFunction::Exp, 8, grf(10).f(), grf(2).f())), src0);
    // Lengths: 32 bytes, or 64 of 16 lanes that lie one behind the other.
    let move_of = |lanes: usize| word!(mov(lanes, grf(10).d(), grf(2).d().region(1, 1, 0)));
    supported("16 dwords of dst", move_of(16) | dst);
    supported("16 dwords of src0", move_of(16) | src0);
    rejects("8 dwords of dst, two apart", word!(mov(8, grf(10).d().stride(HorzStride::S2), grf(2).d())), dst);
    rejects("8 dwords of src0, two apart", word!(mov(8, grf(10).d(), grf(2).d().region(16, 8, 2))), src0);
    rejects("16 dwords in rows", word!(mov(16, grf(10).d(), grf(2).d().region(8, 8, 1))), src0);
    rejects("32 words of dst", word!(mov(32, grf(10).uw(), grf(2).uw().region(1, 1, 0))), dst);
    supported("16 dwords of src0, each row its own address", word!(mov(16, grf(10).d(), indirect(0, 0).d().per_row(1, 0))));
    rejects("an address for each row of a direct operand", word!(mov(16, grf(10).d(), indirect(0, 0).d().per_row(1, 0))), src0);
    rejects("rows of two registers", word!(mov(16, grf(10).d(), indirect(0, 0).d().per_row(8, 1))), at(80, 1 ^ 2));
    // Of a wide instruction eight lanes may have these 64 bytes.
    let wide = |to: Operand, from: Operand| word!(mov(8, to, from));
    let eight = |reg: u8| grf(reg).q().region(1, 1, 0);
    supported("8 qwords of dst", wide(grf(10).q(), eight(2)) | dst);
    supported("8 qwords of src0", wide(grf(10).q(), eight(2)) | src0);
    supported("8 dwords of src0, two apart, beside qwords", wide(grf(10).q(), grf(2).d().region(2, 1, 0)) | src0);
    supported("8 dwords of dst, two apart, beside qwords", wide(grf(10).d().stride(HorzStride::S2), eight(2)) | dst);
    rejects("8 qwords in rows", wide(grf(10).q(), grf(2).q().region(4, 4, 1)), src0);
    rejects("4 qwords of src0, two apart", word!(mov(4, grf(10).q(), grf(2).q().region(2, 1, 0))), src0);
    rejects("4 qwords of dst, two apart", word!(mov(4, grf(10).q().stride(HorzStride::S2), grf(2).q())), dst);
    supported("8 qwords, each row its own address", wide(grf(10).q(), indirect(0, 0).q().per_row(1, 0)));
    supported("rows of 4 qwords", wide(grf(10).df(), indirect(0, 0).df().per_row(4, 1)));
    rejects("rows of 4 qwords, two apart", wide(grf(10).df(), indirect(0, 0).df().per_row(4, 1)), at(80, 1 ^ 2));
    supported("a row of 8 dwords beside qwords", wide(grf(10).q(), indirect(0, 0).d().per_row(8, 1)));
    supported("dst, src1 of qwords", word!(add(8, indirect(0, 0).q(), grf(2).d(), grf(4).uq())));
    // In an immediate these bits are data.
    supported("bit 111 of an immediate", add_imm() ^ at(111, 1));
    supported("bits 109, 110 of an immediate", add_imm() ^ at(109, 3));
}

#[test]
fn destinations() {
    rejects("HorzStride 0", add(), at(61, 1));
    supported("null with HorzStride 0", word!(cmp(8, grf(2).d(), imm_d(0)).cond(CondMod::Eq, F0)) & !at(61, 3));
    supported("acc0", word!(add(8, acc(0).d(), grf(2).d(), grf(3).d())));
    let acc2 = word!(add(8, acc(0).d(), grf(2).d(), grf(3).d())) ^ at(53, 2);
    assert!(unsupported(acc2, false), "acc2 is not there yet");
    let flag_write = word!(mov(1, flag(0).uw().at(1), grf(2).uw().scalar()));
    rejects("f0 from eight lanes", flag_write, at(21, 3));
    rejects("f0 beyond its four bytes", flag_write, at(48, 2 ^ 4));
    rejects("f0 with a predicate", flag_write, at(16, 1));
    rejects("f0 with a condition", flag_write, at(24, 1));
    let address = word!(mov(1, tessera_isa::asm::a0().uw(), grf(2).uw().scalar()));
    supported("the address register", address);
    rejects("a0 beyond its 32 bytes", word!(mov(16, tessera_isa::asm::a0().uw(), grf(2).uw())), at(48, 2));
}

/// As a destination tm0 is null: rules 6, 9 and 13 on registers of 32 bits are not about it.
#[test]
fn pauses() {
    let tm0 = |operand: u128| operand & !at(53, 0xFF) | at(53, 0xC0) & !at(35, 3);
    let pause = tm0(word!(mov(1, flag(0).ud().at(0), imm_uw(9)).switch())) | at(48, 16);
    supported("mov (1) tm0.4 with Switch", pause);
    let decoded = Decoded::new(pause, false);
    assert_eq!((decoded.ranges, decoded.switch, decoded.flags_written), ([Range::NONE; 4], true, 0));
    assert!(decoded.plan.is_some_and(|plan| plan.writes_no_row()));
    supported("eight lanes", pause ^ at(21, 3));
    supported("HorzStride 0", pause & !at(61, 3));
    supported("beyond its bytes", pause | at(48, 15));
    supported("with a predicate and a condition", pause | at(16, 1) | at(24, 1));
    supported("of eight bytes", pause ^ at(37, 8));
    supported("cmp into it", tm0(word!(cmp(8, grf(2).d(), imm_d(0)).cond(CondMod::Eq, F0))));
    rejects("a neighbour of it", pause, at(53, 1));
    rejects("indirect", pause, at(63, 1));
    let read = word!(mov(1, grf(2).ud(), flag(0).ud().scalar())) ^ at(69, 0x30 ^ 0xC0);
    supported("tm0 as a source", read);
    rejects("eight lanes of it", read, at(21, 3));
    rejects("with a predicate", read, at(16, 1));
}

#[test]
fn sources() {
    supported("immediate and register", add_imm());
    rejects("two immediates", add_imm(), at(41, 1 ^ 3));
    rejects("register file 2", add(), at(41, 1 ^ 2));
    let flag_read = word!(mov(1, grf(2).ud(), flag(1).ud().scalar()));
    rejects("f1 in eight lanes", flag_read, at(21, 3));
    let null_source = word!(mov(8, grf(2).ud(), null().ud()));
    assert!(unsupported(null_source, false), "null as a source");
    // The assembler has no accumulator as src1: its number is 21, in register file 0.
    let last = word!(add(8, grf(2).d(), grf(3).d(), grf(0x21).d()));
    supported("accumulator as src1", last ^ at(89, 1));
}

#[test]
fn lane_masks() {
    let smov = word!(smov(16, grf(10).d(), grf(2).d(), imm_uw(2)));
    supported("smov", smov);
    rejects("smov with a mask of type w", smov, at(91, 1));
    rejects("smov with a mask in a register", smov, at(89, 3 ^ 1));
    rejects("smov of an immediate", smov, at(41, 1 ^ 3));
    rejects("smov of 32 lanes", word!(smov(16, grf(10).uw(), grf(2).uw(), imm_uw(2))), at(21, 4 ^ 5));
}

#[test]
fn types() {
    supported("dst :ub", add() ^ at(37, 1 ^ 4));
    rejects("src0 :df", add(), at(43, 1 ^ 6));
    let double = supported("df", word!(add(8, grf(10).df(), grf(2).df(), grf(4).df())));
    rejects("df and f", double, at(43, 6 ^ 7));
    rejects("df and q", double, at(91, 6 ^ 9));
    rejects("f of df", double, at(37, 6 ^ 7));
    rejects("avg of df", double, at(0, 0x40 ^ 0x42));
    rejects("rnde of df", double, at(0, 0x40 ^ 0x46));
    rejects(
        "sixteen lanes of df",
        word!(add(16, grf(10).f(), grf(2).f().scalar(), grf(4).f().scalar())),
        at(37, 1) | at(43, 1) | at(91, 1),
    );
    for (what, code) in [("f", 7), ("q", 9), ("uw", 2), ("b", 5)] {
        supported(what, word!(mov(4, grf(10).df(), grf(2).df())) ^ at(37, 6 ^ code));
        supported(what, word!(mov(4, grf(10).df(), grf(2).df())) ^ at(43, 6 ^ code));
    }
    rejects("hf of df", word!(mov(4, grf(10).df(), grf(2).df())), at(37, 6 ^ 10));
    rejects("df of hf", word!(mov(4, grf(10).df(), grf(2).df())), at(43, 6 ^ 10));
    supported("immediate of df", word!(mov(4, grf(10).df(), imm(tessera_isa::ImmType::Df, 1 << 60))));
    rejects("float and integer source", add(), at(91, 1 ^ 7));
    rejects("float result of integers", add(), at(37, 1 ^ 7));
    let immediate = word!(mov(8, grf(2).w(), imm_w(3)));
    for (name, code) in [("packed immediate :v", 6), ("packed immediate :uv", 4), ("packed immediate :vf", 5)] {
        // vf is a float, which moves into any type.
        supported(name, immediate ^ at(43, 3 ^ code));
    }
    rejects("immediate of df and w", double, at(89, 1 ^ 3) | at(91, 6 ^ 10));
    rejects("packed floats and integers", add_imm(), at(91, 1 ^ 5));
    supported("packed numbers and integers", add_imm() ^ at(91, 1 ^ 6));
    let and = word!(and(8, grf(2).d(), grf(3).d(), grf(4).d()));
    rejects("float logic", and, at(37, 6) | at(43, 6) | at(91, 6));
    supported("conversion", word!(mov(8, grf(2).f(), grf(3).w())));
    let compare = word!(binary(tessera_isa::Opcode::Cmp, 8, grf(2).d(), grf(3).f(), grf(4).f()).cond(CondMod::Lt, F0));
    supported("integer result of a float cmp", compare);
    // A null destination still needs a type of the subset.
    let to_null = word!(cmp(8, grf(2).d(), imm_d(0)).cond(CondMod::Eq, F0));
    rejects("null :df", to_null, at(37, 1 ^ 6));
    supported("null :q", to_null ^ at(37, 1 ^ 9));
}

#[test]
fn elements_of_eight_bytes() {
    let sum = word!(add(8, grf(10).q(), grf(2).q(), grf(4).uq()));
    rejects("sixteen lanes", word!(add(8, grf(10).d(), grf(2).q().scalar(), grf(3).d())), at(21, 3 ^ 4));
    rejects("sub-register 4", sum, at(64, 4));
    rejects("beyond 64 bytes", sum, at(48, 8));
    rejects("a float source", sum, at(91, 8 ^ 7));
    supported("types of other sizes", sum ^ at(91, 8 ^ 2));
    rejects("avg", sum, at(0, 0x40 ^ 0x42));
    rejects("lzd", word!(unary(tessera_isa::Opcode::Lzd, 8, grf(10).ud(), grf(2).ud())), at(43, 9));
    let product = word!(mul(8, grf(10).q(), grf(2).d(), grf(3).d()));
    rejects("product of q", product, at(43, 1 ^ 9) | at(80, 0x1FF) | at(87, 3) | at(82, 2));
    let convert = supported("float and q", word!(mov(8, grf(10).f(), grf(2).q())));
    rejects(
        "cmp of them",
        word!(binary(tessera_isa::Opcode::Cmp, 8, grf(2).d(), grf(3).q(), grf(5).q()).cond(CondMod::Lt, F0)),
        at(37, 1 ^ 7),
    );
    supported("q and float", convert ^ at(37, 7 ^ 9) ^ at(43, 9 ^ 7));
    let immediate = supported("immediate", word!(mov(8, grf(2).q(), imm(tessera_isa::ImmType::Q, 1 << 40))));
    rejects("immediate of two sources", word!(add(8, grf(10).q(), grf(2).q(), imm_d(3))), at(91, 1 ^ 9));
    assert_eq!(Decoded::new(immediate, false).ranges[0], Range { first: 2, last: 3 });
    let flag_read = word!(mov(1, grf(2).uq(), flag(1).ud().scalar()));
    rejects("f1 of eight bytes", flag_read, at(43, 8));
    let flag_write = word!(mov(1, flag(0).ud(), grf(2).uq().scalar()));
    rejects("into f0 of eight bytes", flag_write, at(37, 8));
    let pair = supported("acc0 and acc1", word!(add(8, acc(0).q(), grf(2).q(), grf(4).q())));
    assert_eq!(Decoded::new(pair, false).ranges[0], Range { first: 128, last: 129 });
}

#[test]
fn regions() {
    rejects("sub-register inside an element", add(), at(64, 2));
    rejects("Width 16 of eight lanes", add(), at(82, 3 ^ 4));
    rejects("VertStride Vx1", add(), at(85, 4 ^ 15));
    rejects("Width code 5", word!(mov(32, grf(4).w(), grf(2).w().region(16, 16, 1))), at(82, 4 ^ 5));
    supported("64 bytes", word!(mov(16, grf(4).d(), grf(2).d())));
    rejects("64 bytes from byte 4 on", word!(mov(16, grf(4).d(), grf(2).d())), at(64, 4));
    rejects("128 bytes", word!(mov(16, grf(4).d(), grf(2).d())), at(21, 4 ^ 5));
    let high = word!(mov(16, grf(4).d(), grf(126).d()));
    rejects("r127 and beyond", high, at(69, 126 ^ 127));
    let high = word!(mov(16, grf(126).d(), grf(4).d()));
    rejects("r127 and beyond as dst", high, at(53, 126 ^ 127));
    let accumulators = word!(mov(16, acc(0).d(), grf(4).d()));
    rejects("beyond acc1", accumulators, at(53, 1));
}

#[test]
fn modifiers() {
    let shift = word!(shl(8, grf(10).d(), grf(2).d(), grf(3).d()));
    rejects("abs on a shift", shift, at(77, 1));
    rejects("negate on a shift", shift, at(110, 1));
    let and = word!(and(8, grf(10).d(), grf(2).d(), grf(3).d()));
    supported("negate on and", and | at(78, 1));
    rejects("abs on and", and, at(109, 1));
    supported("saturating add", add() | at(31, 1));
    rejects("saturating and", and, at(31, 1));
    rejects("saturating integer mul", word!(mul(8, grf(10).d(), grf(2).d(), grf(3).d())), at(31, 1));
    supported("saturating float mul", word!(mul(8, grf(10).f(), grf(2).f(), grf(3).f()).sat()));
    rejects("saturating cmp", word!(cmp(8, grf(2).d(), imm_d(0)).cond(CondMod::Eq, F0)), at(31, 1));
}

#[test]
fn conditions() {
    rejects("cmp without condition", word!(cmp(8, grf(2).d(), imm_d(0)).cond(CondMod::Eq, F0)), at(24, 1));
    let select = word!(sel(8, grf(10).d(), grf(2).d(), grf(3).d()).pred(F0));
    rejects("sel without anything", select, at(16, 1));
    rejects("sel with both", select, at(24, 4));
    let minimum = word!(sel(8, grf(10).f(), grf(2).f(), imm_f(1.0)).cond(CondMod::Lt, F0));
    for code in 1..=6 {
        supported("sel with a condition", minimum ^ at(24, 5 ^ code));
        rejects("sel with a condition and a predicate", minimum ^ at(24, 5 ^ code), at(16, 1));
    }
    rejects("sel with CondMod 7", minimum, at(24, 5 ^ 7));
    rejects("sel with CondMod 0", minimum, at(24, 5));
}

#[test]
fn multiply_add() {
    for (what, flip) in [
        ("source type :d", at(43, 1)),
        ("dst type :df alone", at(46, 3)),
        ("source type :df alone", at(43, 3)),
        ("df and a half select", at(43, 3) | at(46, 3) | at(35, 1)),
        ("exec size 32", at(21, 4 ^ 5)),
        ("swizzle", at(65, 0xFF)),
        ("swizzle", at(86, 0xFF)),
        ("swizzle", at(107, 0xFF)),
        ("f at a word", at(84, 1)),
        ("f at a word", at(105, 1)),
        ("f at a word", at(126, 1)),
        ("Align1", at(8, 1)),
        ("AccWrEn", at(28, 1)),
        ("CondMod 9", at(24, 9)),
        ("src0 beyond r127", at(76, 2 ^ 127)),
        ("src2 register 134", at(125, 1)),
        ("dst beyond 64 bytes", at(53, 1)),
    ] {
        rejects(what, mad(), flip);
    }
    let csel = || mad() & !at(0, 0x7F) | at(0, 0x12) | at(24, 4);
    supported("csel", csel());
    supported("one channel of four, of csel", csel() ^ at(49, 0xE) | at(16, 1) | at(37, 0x3F));
    for (what, flip) in [
        ("csel without condition", at(24, 4)),
        ("csel with CondMod 12", at(24, 8)),
        ("csel, saturated", at(31, 1)),
        ("csel in Align1", at(8, 1)),
        ("csel with AccWrEn", at(28, 1)),
        ("any8h of csel", at(16, 8)),
        ("csel into :hf", at(46, 4)),
        ("csel of :hf", at(45, 1)),
        ("csel with src1 :hf", at(36, 1)),
        ("csel with src2 :hf", at(35, 1)),
        ("csel of :df", at(43, 3) | at(46, 3)),
    ] {
        rejects(what, csel(), flip);
    }
    for opcode in [0x18, 0x1A] {
        let fields = || mad() & !at(0, 0x7F) | at(0, opcode) | at(43, 1) | at(46, 1);
        supported("fields of type d", fields());
        supported("fields of type ud", fields() ^ at(43, 3) ^ at(46, 3));
        supported("one channel of four, of fields, RepCtrl, condition", fields() ^ at(49, 0xE) | at(106, 1) | at(24, 1));
        for (what, flip) in [
            ("fields of type d into ud", at(46, 3)),
            ("fields of type ud into d", at(43, 3)),
            ("fields of floats", at(43, 1) | at(46, 1)),
            ("fields of :hf", at(43, 5) | at(46, 5)),
            ("fields of :df", at(43, 2) | at(46, 2)),
            ("fields, src1 half", at(36, 1)),
            ("fields, src2 half", at(35, 1)),
            ("abs of fields", at(37, 1)),
            ("negate of fields", at(42, 1)),
            ("fields, saturated", at(31, 1)),
            ("fields with CondMod 8", at(24, 8)),
            ("fields in Align1", at(8, 1)),
            ("fields with AccWrEn", at(28, 1)),
            ("any8h of fields", at(16, 8)),
            ("fields at a word", at(105, 1)),
        ] {
            rejects(what, fields(), flip);
        }
    }
    supported("modifiers, saturation and condition", mad() | at(37, 0x3F) | at(31, 1) | at(24, 1));
    supported("RepCtrl", mad() | at(106, 1) | at(115, 7));
    supported("one channel of four", mad() ^ at(49, 0xE));
    supported("dst type :hf", mad() | at(46, 4));
    supported("source type :hf at a word", mad() | at(45, 1) | at(64, 1) | at(84, 1));
    supported("src1 :hf at a word", mad() | at(36, 1) | at(85, 1) | at(105, 1));
    supported("src2 :hf at a word", mad() | at(35, 1) | at(106, 1) | at(126, 1));
}

#[test]
fn math() {
    let function = |code| at(24, code);
    let (d, a, b) = (grf(10), grf(2), grf(4));
    let divide = word!(math2(MathFunction::Fdiv, 16, d.f(), a.f(), b.f()));
    let quotient = word!(math2(MathFunction::Iqot, 16, d.d(), a.ud(), b.d()));
    let inverse = word!(math(MathFunction::Inv, 16, d.f(), a.f()));
    for code in 1..=7 {
        supported("one source", inverse ^ function(1 ^ code));
    }
    supported("pow", divide ^ function(9 ^ 10));
    for operand in [at(37, 7 ^ 10), at(43, 7 ^ 10), at(91, 7 ^ 10)] {
        supported("a half", divide ^ operand);
        rejects("no half, but a word", divide ^ operand, operand / (7 ^ 10) * (10 ^ 3));
    }
    supported("halves", inverse ^ at(37, 7 ^ 10) ^ at(43, 7 ^ 10));
    rejects("double", inverse, at(37, 7 ^ 6) | at(21, 4 ^ 2));
    rejects("a half quotient", quotient, at(37, 1 ^ 10));
    supported("a half constant", word!(math2(MathFunction::Pow, 8, d.f(), a.f(), imm(tessera_isa::ImmType::Hf, 0x3C00_3C00))));
    supported("remainder", quotient ^ function(12 ^ 13));
    supported("an immediate", word!(math2(MathFunction::Irem, 8, d.ud(), a.ud(), imm_d(3))));
    supported("modifiers, saturation and predicate", divide | at(31, 1) | at(77, 3) | at(109, 3) | at(16, 1));
    supported("saturation of a quotient", quotient | at(31, 1));
    for (what, code) in [("no function", 0), ("function 8", 8), ("both results", 11), ("invm", 14), ("rsqtm", 15)] {
        rejects(what, quotient, function(12 ^ code));
        rejects(what, divide, function(9 ^ code));
    }
    rejects("quotient of floats", divide, function(9 ^ 12));
    rejects("float quotient of integers", quotient, function(12 ^ 9));
    for (what, flip) in [
        ("null", at(35, 1) | at(53, 10)),
        ("an accumulator", at(35, 1) | at(53, 10 ^ 0x20)),
        ("src0 an accumulator", at(41, 1) | at(69, 2 ^ 0x20)),
        ("src0 the null register", at(41, 1) | at(69, 2)),
        ("src0 of file 2", at(41, 3)),
        ("src0 a packed immediate", at(41, 2) | at(43, 4)),
        ("both immediates", at(41, 2) | at(89, 2)),
        ("src1 an accumulator", at(89, 1) | at(101, 4 ^ 0x20)),
        ("dst :w", at(37, 1 ^ 3)),
        ("src0 :uw", at(43, 2)),
        ("src1 :b", at(91, 1 ^ 5)),
        ("packed immediate", at(24, 12 ^ 9) | at(37, 6) | at(43, 7) | at(89, 1 ^ 3) | at(91, 1 ^ 5)),
        ("abs", at(77, 1)),
        ("negate", at(110, 1)),
        ("AccWrEn", at(28, 1)),
        ("Align16", at(8, 1)),
    ] {
        rejects(what, quotient, flip);
    }
    let constant = supported("a constant as src0", word!(math(MathFunction::Log, 1, grf(126).f(), imm_f(0.0)).no_mask()));
    assert_eq!(constant, 0x2fc03eec_02000038, "as the compiler writes it");
    let Decoded { ranges, is_math, .. } = Decoded::new(constant, false);
    assert_eq!((is_math, ranges), (true, [Range { first: 126, last: 126 }, Range::NONE, Range::NONE, Range::NONE]));
    supported("its bits are data", constant | at(96, 0xFFFF_FFFF));
    supported("and what would be its modifiers and regions means nothing", constant | at(64, 0x1FF_FFFF));
    rejects("packed floats", constant, at(43, 7 ^ 5));
    rejects("a constant of df", constant, at(43, 7 ^ 10));
    rejects("a constant of d", constant, at(43, 7 ^ 1));
    supported("a quotient of a constant", quotient ^ at(41, 2));
    // Nobody looks at the second source of a function that has one.
    supported("null as the other source", inverse);
    supported("anything as the other source", inverse | at(89, 1) | at(91, 5) | at(96, 7));
    let d = Decoded::new(inverse | at(89, 1) | at(101, 9), false);
    assert_eq!(d.ranges, [Range { first: 10, last: 11 }, Range { first: 2, last: 3 }, Range::NONE, Range::NONE]);
    let f1 = FlagRef { reg: 1, subreg: 0 };
    let d = Decoded::new(word!(math2(MathFunction::Pow, 8, grf(1).f(), a.f(), b.f()).pred(f1)), false);
    assert_eq!((d.is_math, d.flags_read, d.flags_written), (true, 2, 0));
}

/// There is nobody to wait for.
#[test]
fn conditional_messages() {
    for (plain, flip) in [(send(), at(0, 0x31 ^ 0x32)), (sends(), at(0, 0x33 ^ 0x34))] {
        let conditional = supported("sendc, sendsc", plain ^ flip);
        assert!(unsupported(conditional, true), "compacted");
        let [a, b] = [plain, conditional].map(|word| Decoded::new(word, false));
        assert_eq!((a.unit, a.ranges, a.allocates), (b.unit, b.ranges, b.allocates));
    }
    rejects("opcode 35", sends(), at(0, 0x33 ^ 0x35));
    rejects("no payload for sendc", send() ^ at(0, 0x31 ^ 0x32), at(121, 2));
    rejects("second payload of sendsc beyond r127", sends() ^ at(0, 0x33 ^ 0x34), at(44, 17 ^ 127));
}

#[test]
fn messages() {
    rejects("descriptor in another register than a0", send(), at(89, 3));
    let in_a0 = supported("descriptor in a0", send() & !at(89, 3) & !at(96, 0x7FFF_FFFF) | at(101, 0x10));
    rejects("descriptor in a0.1", in_a0, at(96, 4));
    rejects("descriptor in acc0", in_a0, at(101, 0x30));
    rejects("descriptor of an end of thread in a0", in_a0, at(127, 1));
    let Decoded { allocates, ranges, .. } = Decoded::new(in_a0, false);
    let any = Range { first: 0, last: 143 };
    assert_eq!((allocates, ranges[..2].to_vec()), (true, vec![any, any]));
    rejects("payload in an accumulator", send(), at(41, 1));
    rejects("no payload", send(), at(121, 2));
    rejects("payload beyond r127", send(), at(69, 10 ^ 127));
    rejects("response beyond r127", send(), at(53, 40 ^ 127));
    supported("response beyond r127 into null", (send() ^ at(53, 40 ^ 127)) & !at(35, 3));
    supported("descriptor in a0 of sends", sends() | at(77, 1));
    rejects("extended descriptor in a0", sends(), at(61, 1));
    rejects("indirect dst", sends(), at(63, 1));
    rejects("indirect src0", sends(), at(79, 1));
    rejects("second payload beyond r127", sends(), at(44, 17 ^ 127));
    let end = word!(eot(127));
    supported("end of thread", end);
    assert!(!unsupported(end & !at(121, 15), false), "an end of thread may be empty");
}

#[test]
fn flow() {
    let branch = |opcode: u128| opcode | 3 << 21;
    for opcode in [0x22, 0x24, 0x25, 0x27, 0x28, 0x29, 0x2A, 0x2E, 0x2F] {
        supported("branch", branch(opcode));
        assert!(unsupported(branch(opcode), true), "a compacted branch");
    }
    rejects("if.b", branch(0x22), at(28, 1));
    rejects("else.b", branch(0x24), at(28, 1));
    supported("goto.b", branch(0x2E) | at(28, 1));
    rejects("jmpi through an ARF", 0x34000004_00010020_u128 | at(89, 3), at(89, 3));
    let jmpi = supported("jmpi through r5.1", 0x34000004_00010020_u128 | at(89, 1) | at(101, 5) | at(96, 4));
    rejects("its byte 6", jmpi, at(96, 2));
    rejects("r133", jmpi, at(108, 1));
    rejects("indirect jmpi", jmpi, at(111, 1));
    let ret = supported("ret r6.2", branch(0x2D) | at(41, 1) | at(69, 6) | at(64, 8));
    rejects("ret without a register", ret, at(41, 1));
    rejects("ret of an immediate", ret, at(41, 2));
    let brc = supported("brc through r6.6", branch(0x23) | at(41, 1) | at(69, 6) | at(64, 24));
    rejects("brc through r6.7", brc, at(64, 4));
    supported("brd through r6.7", branch(0x21) | at(41, 1) | at(69, 6) | at(64, 28));
    supported("brc", branch(0x23) | at(41, 3));
    for opcode in [0x2B, 0x2C] {
        let call = supported("call r6.6", branch(opcode) | at(89, 3) | at(35, 1) | at(53, 6) | at(48, 24) | at(61, 1));
        for (what, flip) in [
            ("into r6.7", at(48, 4)),
            ("into byte 25", at(48, 1)),
            ("into r134", at(60, 1)),
            ("into null", at(35, 1)),
            ("of type uw", at(37, 2)),
            ("of stride 2", at(61, 3)),
            ("indirect", at(63, 1)),
            ("of an ARF", at(89, 3)),
        ] {
            rejects(what, call, flip);
        }
    }
    assert!(unsupported(send(), true), "a compacted send");
    assert!(!unsupported(0x7E, true), "nop may be compacted");
}

#[test]
fn every_compacted_word_expands() {
    for opcode in 0..0x80u64 {
        for pattern in [0u64, 0xFFFF_FFFF_FFFF_FF80, 0x1234_5678_9ABC_DE80, 0xAAAA_5555_AAAA_5580] {
            let native = expand(pattern | 1 << 29 | opcode);
            assert_eq!((native as u64 & 0x7F, native >> 29 & 1), (opcode, 0));
        }
    }
}

#[test]
fn ranges_and_flags() {
    let range = |first, last| Range { first, last };
    let sum = word!(add(16, grf(10).d(), grf(2).w().at(4), grf(0x20).d())) ^ at(89, 1);
    let d = Decoded::new(sum, false);
    assert_eq!(d.ranges, [range(10, 11), range(2, 3), range(128, 129), Range::NONE]);
    let d = Decoded::new(mad() | at(64, 1), false);
    assert_eq!(d.ranges, [range(10, 11), range(2, 2), range(4, 5), range(6, 7)]);
    let d = Decoded::new(send(), false);
    assert_eq!((d.ranges, d.allocates), ([range(40, 41), range(10, 11), Range::NONE, Range::NONE], true));
    let d = Decoded::new(sends(), false);
    assert_eq!((d.ranges, d.allocates), ([Range::NONE, range(29, 30), range(17, 18), Range::NONE], false));
    let f1 = FlagRef { reg: 1, subreg: 1 };
    let d = Decoded::new(word!(add(8, grf(1).d(), grf(2).d(), imm_d(0)).pred(f1).cond(CondMod::Eq, f1)), false);
    assert_eq!((d.flags_read, d.flags_written), (2, 2));
    let d = Decoded::new(word!(sel(8, grf(1).d(), grf(2).d(), imm_d(0)).cond(CondMod::Lt, f1)), false);
    assert_eq!((d.flags_read, d.flags_written), (0, 0), "sel writes no flag");
    let d = Decoded::new(word!(mov(1, flag(1).uw(), flag(0).uw().scalar())), false);
    assert_eq!((d.flags_read, d.flags_written, d.ranges), (1, 2, [Range::NONE; 4]));
    let cr0 = word!(mov(1, grf(1).ud(), grf(2).ud().scalar())) & !at(35, 3) & !at(53, 0xFF) | at(53, 0x80);
    assert_eq!(Decoded::new(supported("cr0", cr0), false).ranges[0], range(0xF0, 0xF0));
    let end = Decoded::new(word!(eot(127)), false);
    assert_eq!((end.ranges, end.allocates, end.end_of_thread), ([Range::NONE; 4], false, true));
}
