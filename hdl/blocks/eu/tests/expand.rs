//! Expansion of compacted instructions against the instruction-set crate.

use proptest::prelude::*;
use std::cell::RefCell;
use tessera_eu::tc::expand::TcExpand;
use tessera_hdl::prelude::*;

fn expand(sim: &mut Sim<TcExpand>, raw: u64, above: u64, len8: bool) -> u128 {
    sim.raw_lo.next = raw.into();
    sim.raw_hi.next = above.into();
    sim.len8.next = len8;
    sim.eval();
    u128::from(sim.hi.val().raw()) << 64 | u128::from(sim.lo.val().raw())
}

/// Opcodes that have a compacted form.
fn opcode() -> impl Strategy<Value = u64> {
    let codes: Vec<u64> = (0..0x80).filter(|&op| tessera_isa::expand(op | 1 << 29).is_ok()).collect();
    assert!(codes.contains(&0x40) && codes.contains(&0x5b));
    prop::sample::select(codes)
}

#[test]
fn expands_like_the_reference() {
    let sim = RefCell::new(Sim::<TcExpand>::new());
    let config = tessera_testkit::cases!(20_000);
    proptest!(config, |(op in opcode(), noise in any::<u64>(), above in any::<u64>())| {
        // Bits 29 (length) and 28 of the two-source layout (reserved, read as RepCtrl by the other) are not
        // noise.
        let ternary = matches!(op, 0x12 | 0x18 | 0x1a | 0x5b..=0x5d);
        let fixed = if ternary { 1u64 << 29 } else { 1 << 28 | 1 << 29 };
        let raw = noise & !0x7f & !fixed | op | 1 << 29;
        prop_assert_eq!(expand(&mut sim.borrow_mut(), raw, above, true), tessera_isa::expand(raw).unwrap(), "{:#x}", raw);
    });
}

#[test]
fn every_table_row_is_reached() {
    let mut sim = Sim::<TcExpand>::new();
    let (two_sources, ternary) = (0x40u64, 0x5bu64);
    for row in 0..32 {
        for field in [8, 13, 18, 30, 35] {
            let raw = two_sources | 1 << 29 | row << field;
            assert_eq!(expand(&mut sim, raw, 0, true), tessera_isa::expand(raw).unwrap(), "{raw:#x}");
        }
    }
    for row in 0..16 {
        let raw = ternary | 1 << 29 | row << 8;
        assert_eq!(expand(&mut sim, raw, 0, true), tessera_isa::expand(raw).unwrap(), "{raw:#x}");
    }
}

#[test]
fn a_native_instruction_passes_unchanged() {
    let mut sim = Sim::<TcExpand>::new();
    let (lo, hi) = (0x2040_0208_0060_0001, 0x0020_0000);
    assert_eq!(expand(&mut sim, lo, hi, false), u128::from(hi) << 64 | u128::from(lo));
}
