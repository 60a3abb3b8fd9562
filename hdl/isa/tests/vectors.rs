//! Recorded words and texts of the offline disassembler: every opcode and math
//! function with random operands, and the worked decodings of
//! gen9-eu-isa.md appendix B that the kernels do not cover.

use tessera_isa::{decode_native, disasm, encode};

fn check(word: u128, text: &str) {
    let inst = decode_native(word).unwrap_or_else(|e| panic!("{word:032x}: {e}"));
    assert_eq!(disasm(&inst), text, "{word:032x}");
    assert_eq!(encode(&inst), word, "{text}: got {:032x}, expected {word:032x}", encode(&inst));
}

#[test]
fn recorded_disassembly() {
    let mut count = 0;
    for line in include_str!("data/random-native.txt").lines().filter(|line| !line.starts_with('#')) {
        let (word, text) = line.split_once('\t').expect("word, tab, text");
        check(u128::from_str_radix(word, 16).expect("a hexadecimal word"), text);
        count += 1;
    }
    assert_eq!(count, 330);
}

#[test]
fn worked_examples() {
    for (word, text) in [
        (0x000000a8_32694080_214032cf_90510840, "(W&~f1.1) add (4|M4) (sat)r10.0<1>:df -r4.0<4;4,1>:df r5.1<0;1,0>:df {AccWrEn}"),
        (0x3ff80000_00000000_202056c8_00000001, "mov (1|M0) r1.0<1>:df 1.5:df"),
        (0x00000000_81e985e0_a2100a28_00600001, "mov (8|M0) r[a0.1,16]<1>:d r[a0.2,-32]<4,1>:d"),
        (0x1ec72010_792081c8_021e0300_0080015b, "mad (16|M0) r2.0<1>:f r8.0<2;1>:f -r8.1<0;0>:f (abs)r123.0<1>:f"),
        (0x090720de_390601c8_1a1e2008_0060015b, "mad (8|M0) r26.0<1>:f r96.0<2;1>:hf r111.0<2;1>:f r36.0<1>:hf"),
        (0x02472412_792095c9_06020004_0040015b, "(W) mad (1|M0) r6.0<1>:f r9.2<0;0>:f r9.1<0;0>:f r9.0<0>:f"),
        (0x02472412_792095c9_06080004_0040015b, "(W) mad (1|M0) r6.2<1>:f r9.2<0;0>:f r9.1<0;0>:f r9.0<0>:f"),
        (0x02622013_3b80a088_0886d804_0020015b, "(W) mad (1|M0) r8.2<1>:df r10.0<0;0>:df r9.3<0;0>:df r9.2<0>:df"),
        (0x02622013_3b80a088_0898d804_0020015b, "(W) mad (1|M0) r8.3<1>:df r10.0<0;0>:df r9.3<0;0>:df r9.2<0>:df"),
        (0x0d0724cb_3922d9c9_6683201c_0040015b, "(W) mad (1|M0) r102.8<1>:hf r45.8<0;0>:hf r101.8<0;0>:hf r52.0<0>:hf"),
        (0x0d0724cb_3922d9c9_6689201c_0040015b, "(W) mad (1|M0) r102.10<1>:hf r45.8<0;0>:hf r101.8<0;0>:hf r52.0<0>:hf"),
        (0x02472412_792095c9_06020004_0040015c, "(W) lrp (1|M0) r6.0<1>:f r9.2<0;0>:f r9.1<0;0>:f r9.0<0>:f"),
        (0x00000000_00000000_2fc03eec_02000038, "(W) math.log (1|M0) r126.0<1>:f 0.0:f"),
        (0x40004000_00000000_2fc05f4c_03400038, "(W) math.exp (4|M0) r126.0<1>:hf 2.0:hf"),
        (0xffffffa0_0e001400_34000004_00010020, "(W&f0.0) jmpi -80"),
        (0xffffff90_ffffff80_20000e00_00800022, "if (16|M0) -112 -128"),
        (0x000000d0_0e490000_20c80008_0060002c, "call (8|M0) r6.2:ud 208"),
    ] {
        check(word, text);
    }
}
