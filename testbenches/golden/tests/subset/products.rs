//! mach, addc, subb and what they need of acc0.

use super::*;

/// mul (8) acc0:ud r2:ud r4:uw, without mask.
fn product() -> u128 {
    word!(mul(8, acc(0).ud(), grf(2).ud(), grf(4).uw().region(2, 1, 0)).no_mask())
}

/// mach (8) r10:ud r2:ud r4:ud {AccWrEn}
fn mach() -> u128 {
    word!(mul(8, grf(10).ud(), grf(2).ud(), grf(4).ud())) & !0x7F | 0x49 | at(28, 1)
}

#[test]
fn two_results() {
    let carry = mach() ^ 0x49 ^ 0x4E;
    for (what, flip) in [
        ("without AccWrEn", at(28, 1)),
        ("dst of a word", at(37, 2)),
        ("dst float", at(37, 7)),
        ("src0 :uw", at(43, 2)),
        ("src1 :d", at(91, 1)),
        ("sixteen lanes", at(21, 3 ^ 4)),
        ("no dst", at(35, 1)),
        ("a condition", at(24, 1)),
        ("negate", at(78, 1)),
        ("abs", at(109, 1)),
        ("saturate", at(31, 1)),
    ] {
        rejects(what, mach(), flip);
        rejects(what, carry, flip);
        rejects(what, carry ^ 1, flip);
    }
    supported("mach of d", mach() | at(43, 1) | at(91, 1));
    supported("mach into d with a predicate", mach() | at(37, 1) | at(16, 1));
    rejects("addc into d", carry, at(37, 1));
    rejects("addc of d", carry | at(43, 0), at(43, 1) | at(91, 1));
    for (what, flip) in [
        ("into acc1", at(53, 1)),
        ("into byte 4", at(48, 4)),
        ("with stride 2", at(61, 3)),
        ("of type uw", at(37, 2)),
        ("of another type than src0", at(37, 1)),
        ("with src1 :w", at(91, 1)),
        ("with src1 :ud", at(91, 2)),
        ("in four lanes", at(21, 1)),
        ("masked", at(34, 1)),
        ("predicated", at(16, 1)),
        ("with a condition", at(24, 1)),
        ("with negate", at(78, 1)),
        ("with abs", at(109, 1)),
        ("with AccWrEn", at(28, 1)),
    ] {
        rejects(what, product(), flip);
    }
    supported("products of d", product() | at(37, 1) | at(43, 1));
    supported("a float product", word!(mul(16, acc(0).f(), grf(2).f(), grf(4).f())));
    let d = Decoded::new(mach(), false);
    let range = |first, last| Range { first, last };
    assert_eq!(d.ranges, [range(10, 128), range(2, 2), range(4, 4), range(128, 128)]);
    assert_eq!((d.needs, d.products), (Products::Unsigned, Some(Products::None)));
    let d = Decoded::new(product() | at(37, 1) | at(43, 1), false);
    assert_eq!((d.ranges[0], d.needs, d.products), (range(128, 128), Products::None, Some(Products::Signed)));
    assert_eq!(Decoded::new(add(), false).products, None);
    assert_eq!(Decoded::new(word!(add(8, acc(1).d(), grf(2).d(), grf(3).d())), false).products, Some(Products::None));
}
