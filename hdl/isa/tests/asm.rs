//! The assembler: targets of structured code, compaction, complaints.

use tessera_isa::asm::{a0, grf, imm, imm_d, imm_f, imm_ud, imm_uw, imm_w, indirect, null, Builder};
use tessera_isa::{decode, disasm, CondMod, FlagRef, ImmType, MacroSelect, MathFunction, Opcode, Register, Sfid};

const F0: FlagRef = FlagRef::F0_0;
const F1: FlagRef = FlagRef::new(1, 0);

fn listing(code: &[u8]) -> Vec<String> {
    let mut lines = Vec::new();
    let mut at = 0;
    while at < code.len() {
        let decoded = decode(&code[at..]).unwrap();
        lines.push(disasm(&decoded.inst));
        at += decoded.size;
    }
    lines
}

/// As the compiler writes them (gen9-eu-isa.md sec. 13.1), the second one bit for bit from `uniform_mad`.
#[test]
fn scalar_ternary_instructions() {
    let mut code = Builder::new();
    code.ternary(Opcode::Lrp, 1, grf(6).f().at(4), [grf(9).f().at(2), grf(9).f().at(1).abs(), grf(9).f()]);
    code.mad(1, grf(8).df().at(2), [grf(10).df(), grf(9).df().at(3), grf(9).df().at(2)]).no_mask();
    code.mad(1, grf(102).hf().at(8), [grf(45).hf().at(8), grf(101).hf().at(8), grf(52).hf()]);
    let bytes = code.finish().unwrap();
    assert_eq!(
        listing(&bytes),
        [
            "lrp (1|M0) r6.4<1>:f r9.2<0;0>:f (abs)r9.1<0;0>:f r9.0<0>:f",
            "(W) mad (1|M0) r8.2<1>:df r10.0<0;0>:df r9.3<0;0>:df r9.2<0>:df",
            "mad (1|M0) r102.8<1>:hf r45.8<0;0>:hf r101.8<0;0>:hf r52.0<0>:hf",
        ]
    );
    assert_eq!(u128::from_le_bytes(bytes[16..32].try_into().unwrap()), 0x02622013_3b80a088_0886d804_0020015b);
}

#[test]
fn computing_and_messages() {
    let mut code = Builder::new();
    code.mov(8, grf(127).ud(), grf(0).ud()).no_mask();
    code.add(16, grf(4).d(), grf(2).d().at(1).scalar(), grf(6).uw()).channels_from(16);
    code.mul(8, grf(10).f(), grf(12).f().neg(), imm_f(0.5)).sat();
    code.mad(8, grf(10).df(), [grf(1).df(), grf(3).df().at(1).scalar(), grf(5).df()]);
    code.mad(8, grf(10).f(), [grf(1).f().neg(), grf(3).f().at(2).scalar(), grf(5).f().abs()]);
    code.shl(4, grf(20).q(), grf(22).ud(), imm_w(3));
    code.smov(16, indirect(1, -4).d(), grf(8).d().at(1).scalar(), imm_uw(2));
    code.mov(8, grf(30).d(), indirect(0, 0).d().per_row(1, 0));
    code.add(8, a0().uw(), grf(2).uw(), imm_uw(0xA40));
    code.cmp(8, grf(2).f(), grf(3).f()).cond(CondMod::Lt, F1);
    code.sel(8, grf(4).ud(), grf(5).ud(), imm_ud(0)).pred_not(F1);
    code.math(MathFunction::Rsqt, 16, grf(40).f(), grf(42).f());
    code.math(MathFunction::Log, 1, grf(126).f(), imm_f(0.0)).no_mask();
    code.math2(MathFunction::Iqot, 8, grf(40).d(), grf(42).d(), grf(43).d());
    code.madm(
        8,
        (grf(9).f(), MacroSelect::Mme(1)),
        [(grf(2).f(), MacroSelect::None), (grf(6).f().neg(), MacroSelect::None), (grf(8).f(), MacroSelect::Mme(0))],
    );
    code.send(16, Sfid::DataPort1, Register::Grf(15), 13, 0x0420_5E01);
    code.send(16, Sfid::DataPort1, Register::Grf(15), 13, 0x0420_5E01).conditional();
    code.sends(16, Sfid::DataPort1, Register::NULL, (29, 17, 2), 0x0402_5E00);
    code.wait();
    code.eot(127);
    assert_eq!(
        listing(&code.finish().unwrap()),
        [
            "(W) mov (8|M0) r127.0<1>:ud r0.0<8;8,1>:ud",
            "add (16|M16) r4.0<1>:d r2.1<0;1,0>:d r6.0<16;16,1>:uw",
            "mul (8|M0) (sat)r10.0<1>:f -r12.0<8;8,1>:f 0.5:f",
            "mad (8|M0) r10.0<1>:df r1.0<2;1>:df r3.1<0;0>:df r5.0<1>:df",
            "mad (8|M0) r10.0<1>:f -r1.0<2;1>:f r3.2<0;0>:f (abs)r5.0<1>:f",
            "shl (4|M0) r20.0<1>:q r22.0<4;4,1>:ud 3:w",
            "smov (16|M0) r[a0.1,-4]<1>:d r8.1<0;1,0>:d 0x2:uw",
            "mov (8|M0) r30.0<1>:d r[a0.0]<1,0>:d",
            "add (8|M0) a0.0<1>:uw r2.0<8;8,1>:uw 0xA40:uw",
            "cmp (8|M0) (lt)f1.0 null<1>:f r2.0<8;8,1>:f r3.0<8;8,1>:f",
            "(~f1.0) sel (8|M0) r4.0<1>:ud r5.0<8;8,1>:ud 0x0:ud",
            "math.rsqt (16|M0) r40.0<1>:f r42.0<8;8,1>:f",
            "(W) math.log (1|M0) r126.0<1>:f 0.0:f",
            "math.iqot (8|M0) r40.0<1>:d r42.0<8;8,1>:d r43.0<8;8,1>:d",
            "madm (8|M0) r9.mme1:f r2.nomme:f -r6.nomme:f r8.mme0:f",
            "send (16|M0) r15 r13 0xC 0x04205E01",
            "sendc (16|M0) r15 r13 0xC 0x04205E01",
            "sends (16|M0) null:ud r29 r17 0x8C 0x04025E00",
            "(W) wait n0.0<0;1,0>:ud",
            "(W) send (8|M0) null r127 0x27 0x02000010 {EOT}",
        ]
    );
}

#[test]
fn structured_flow_has_the_compilers_targets() {
    let mut code = Builder::new();
    code.do_(); //                                  0
    code.if_(16).pred(F0); //                       0: if
    code.break_(16).pred(F1); //                   16: break
    code.else_(16); //                             32: else
    code.mov(16, grf(2).d(), imm_w(0)); //         48
    code.endif(16); //                             64: endif
    code.if_(16).pred_not(F0); //                  80: if without else
    code.mov(16, grf(2).d(), imm_w(1)); //         96
    code.endif(16); //                            112
    code.while_(16).pred(F1); //                  128: while
    code.eot(127); //                             144
    assert_eq!(
        listing(&code.finish().unwrap()),
        [
            "(f0.0) if (16|M0) 48 64",
            "(f1.0) break (16|M0) 48 112",
            "else (16|M0) 32 32",
            "mov (16|M0) r2.0<1>:d 0:w",
            "endif (16|M0) 16",
            "(~f0.0) if (16|M0) 32 32",
            "mov (16|M0) r2.0<1>:d 1:w",
            "endif (16|M0) 16",
            "(f1.0) while (16|M0) -128",
            "(W) send (8|M0) null r127 0x27 0x02000010 {EOT}",
        ]
    );
}

#[test]
fn labels_of_unstructured_flow() {
    let mut code = Builder::new();
    let (join, function, last) = (code.label(), code.label(), code.label());
    let head = code.here();
    code.goto(16, join, join).pred(F0); //        0
    code.call(8, grf(6).ud().at(2), function); // 16
    code.place(join);
    code.join(16, last); //                      32
    code.goto_b(16, join, head).pred(F0); //     48
    code.jmpi(head).pred(F1); //                 64
    code.place(last);
    code.eot(127); //                            80
    code.place(function);
    code.ret(8, grf(6).ud().at(2)); //           96
    assert_eq!(
        listing(&code.finish().unwrap()),
        [
            "(f0.0) goto (16|M0) 32 32",
            "call (8|M0) r6.2:ud 80",
            "join (16|M0) 48",
            "(f0.0) goto.b (16|M0) -16 -48",
            "(W&f1.0) jmpi -64",
            "(W) send (8|M0) null r127 0x27 0x02000010 {EOT}",
            "ret (8|M0) r6.2:ud",
        ]
    );
}

#[test]
fn compaction_shortens_and_moves_targets() {
    let mut code = Builder::new();
    code.do_();
    code.add(8, grf(4).f(), grf(2).f(), grf(3).f()); // has a compacted form
    code.add(8, grf(4).d(), grf(2).d(), imm_d(-4096)); // so has a 13-bit immediate
    code.add(8, grf(4).d(), grf(2).d(), imm_d(4096)); // 14 bits: none
    code.mov(8, grf(4).w(), imm(ImmType::V, 0x7654_3210)); // none
    code.while_(8).pred(F0);
    let code = code.finish_compacted().unwrap();
    assert_eq!(code.len(), 3 * 16 + 2 * 8);
    assert_eq!(
        listing(&code),
        [
            "add (8|M0) r4.0<1>:f r2.0<8;8,1>:f r3.0<8;8,1>:f {Compacted}",
            "add (8|M0) r4.0<1>:d r2.0<8;8,1>:d -4096:d {Compacted}",
            "add (8|M0) r4.0<1>:d r2.0<8;8,1>:d 4096:d",
            "mov (8|M0) r4.0<1>:w 0x76543210:v",
            "(f0.0) while (8|M0) -48",
        ]
    );
}

#[test]
fn mistakes_are_one_line_with_the_instruction() {
    let complaint = |build: &dyn Fn(&mut Builder)| {
        let mut code = Builder::new();
        code.nop();
        build(&mut code);
        code.finish().unwrap_err().to_string()
    };
    assert_eq!(
        complaint(&|code| {
            code.mov(3, grf(1).d(), imm_w(0));
        }),
        "instruction 1: exec size must be 1, 2, 4, 8, 16 or 32"
    );
    assert_eq!(
        complaint(&|code| {
            code.add(8, grf(1).d(), grf(200).d(), imm_w(0));
        }),
        "instruction 1: add: field SRC0_REG (bits 76:69) is 200, expected a general register, 0..127"
    );
    assert_eq!(
        complaint(&|code| {
            code.mad(8, grf(1).f(), [null().f(), grf(1).f(), grf(2).f()]);
        }),
        "instruction 1: ternary operands must be packed or scalar general registers of a ternary type"
    );
    assert_eq!(
        complaint(&|code| {
            code.if_(8);
        }),
        "instruction 2: a block opened by if_ or do_ is not closed"
    );
    assert_eq!(
        complaint(&|code| {
            code.else_(8);
        }),
        "instruction 1: else_ needs an open if_ without an else_"
    );
    assert_eq!(
        complaint(&|code| {
            let nowhere = code.label();
            code.jmpi(nowhere);
        }),
        "instruction 1: a label it branches to is never placed"
    );
}
