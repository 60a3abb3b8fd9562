//! Expansion of compacted instructions against the instruction-set crate.

use proptest::prelude::*;
use std::cell::RefCell;
use tessera_eu::opcode::{ADD, MAD, TABLE};
use tessera_eu::tc::expand::TcExpand;
use tessera_eu::word::{compact, compact_ternary};
use tessera_hdl::prelude::*;

fn expand(sim: &mut Sim<TcExpand>, raw: U<64>, above: u64, len8: bool) -> u128 {
    sim.raw_lo.next = raw;
    sim.raw_hi.next = above.into();
    sim.len8.next = len8;
    sim.eval();
    u128::from(sim.hi.val().raw()) << 64 | u128::from(sim.lo.val().raw())
}

/// `word` as a compacted instruction.
fn compacted(word: u64, opcode: U<7>) -> U<64> {
    U::new(word).with(compact::OPCODE, opcode).with(compact::COMPACTED, true)
}

/// Opcodes that have a compacted form.
fn opcode() -> impl Strategy<Value = U<7>> {
    let all = (0..=U::<7>::ONES.raw()).map(U::new);
    let codes: Vec<U<7>> = all.filter(|&op| tessera_isa::expand(compacted(0, op).raw()).is_ok()).collect();
    assert!(codes.contains(&ADD) && codes.contains(&MAD));
    prop::sample::select(codes)
}

#[test]
fn expands_like_the_reference() {
    let sim = RefCell::new(Sim::<TcExpand>::new());
    let config = tessera_testkit::cases!(20_000);
    proptest!(config, |(op in opcode(), noise in any::<u64>(), above in any::<u64>())| {
        let ternary = TABLE.iter().any(|row| row.opcode == op && row.three_sources);
        let raw = compacted(noise, op);
        // In three sources the bit means something.
        let raw = if ternary { raw } else { raw.with(compact::RESERVED, false) };
        let reference = tessera_isa::expand(raw.raw()).unwrap();
        prop_assert_eq!(expand(&mut sim.borrow_mut(), raw, above, true), reference, "{:#x}", raw);
    });
}

#[test]
fn every_table_row_is_reached() {
    let mut sim = Sim::<TcExpand>::new();
    let mut check = |raw: U<64>| {
        assert_eq!(expand(&mut sim, raw, 0, true), tessera_isa::expand(raw.raw()).unwrap(), "{raw:#x}");
    };
    let (two_sources, ternary) = (compacted(0, ADD), compacted(0, MAD));
    for row in (0..32).map(U::new) {
        check(two_sources.with(compact::CONTROL, row));
        check(two_sources.with(compact::DATATYPE, row));
        check(two_sources.with(compact::SUBREG, row));
        check(two_sources.with(compact::SRC0, row));
        check(two_sources.with(compact::SRC1, row));
    }
    for row in 0..16 {
        check(ternary.with(compact_ternary::CONTROL, U::new(row)).with(compact_ternary::SOURCE, U::new(row >> 2)));
    }
}

#[test]
fn a_native_instruction_passes_unchanged() {
    let mut sim = Sim::<TcExpand>::new();
    let (lo, hi) = (0x2040_0208_0060_0001, 0x0020_0000);
    assert_eq!(expand(&mut sim, U::new(lo), hi, false), u128::from(hi) << 64 | u128::from(lo));
}
