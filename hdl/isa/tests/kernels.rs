//! Every instruction of every kernel with a listing: decoding, encoding and compaction
//! against the bytes the offline compiler wrote, and disassembly against its
//! disassembler's listing.

mod common;

use tessera_isa::{compact, decode, disasm, encode, expand, Opcode};

/// Instructions of a kernel with their offsets: up to the padding, which is
/// `illegal` words and possibly half a word.
fn instructions(isa: &[u8]) -> Vec<(usize, tessera_isa::Instruction)> {
    let mut found = Vec::new();
    let mut at = 0;
    while at + 16 <= isa.len() {
        let decoded = decode(&isa[at..]).unwrap_or_else(|e| panic!("offset {at}: {e}"));
        if decoded.inst.opcode == Opcode::Illegal {
            break;
        }
        found.push((at, decoded.inst));
        at += decoded.size;
    }
    found
}

#[test]
fn re_encoding_gives_the_original_bits() {
    let (mut native, mut compacted) = (0, 0);
    for kernel in common::all() {
        for (at, inst) in instructions(&kernel.isa) {
            let original = if inst.compacted {
                compacted += 1;
                expand(u64::from_le_bytes(kernel.isa[at..at + 8].try_into().unwrap())).unwrap()
            } else {
                native += 1;
                u128::from_le_bytes(kernel.isa[at..at + 16].try_into().unwrap())
            };
            assert_eq!(
                encode(&inst),
                original,
                "{} offset {at}: got {:032x}, expected {original:032x}: {inst:?}",
                kernel.name,
                encode(&inst)
            );
        }
    }
    assert_eq!((native, compacted), (7009, 2814));
}

#[test]
fn what_the_compiler_compacted_compacts() {
    for kernel in common::all() {
        for (at, inst) in instructions(&kernel.isa) {
            let packed = compact(encode(&inst));
            if inst.compacted {
                let packed = packed.unwrap_or_else(|| panic!("{} offset {at}", kernel.name));
                assert_eq!(expand(packed), Ok(encode(&inst)), "{} offset {at}", kernel.name);
            }
        }
    }
}

#[test]
fn disassembly_equals_the_listing() {
    // The listing lays its tokens out in columns.
    let tokens = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut compared = 0;
    for kernel in common::all() {
        let mut lines = kernel.listing.lines();
        for (at, inst) in instructions(&kernel.isa) {
            let line = lines.next().unwrap_or_default();
            let expected = tokens(line.split("//").next().unwrap_or_default());
            assert_eq!(disasm(&inst), expected, "{} offset {at}", kernel.name);
            compared += 1;
        }
        assert_eq!(lines.next(), None, "{}: lines left over", kernel.name);
    }
    assert_eq!(compared, 9823);
}
