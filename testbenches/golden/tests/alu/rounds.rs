//! What takes rounds: frc, lrp, and sums of products.

use super::address::A0;
use super::{all, mad, when, Bench, Work};
use tessera_isa::asm::{acc, grf, imm_f, indirect};
use tessera_isa::{CondMod, FlagRef, Opcode};
use tessera_ports::bundle::eu::FlagWrite;
use tessera_ports::config::{Collect, EuShape, LongPipe};

/// Eight floats.
fn floats(row: [f32; 8]) -> [u64; 4] {
    std::array::from_fn(|i| u64::from(row[2 * i + 1].to_bits()) << 32 | u64::from(row[2 * i].to_bits()))
}

fn lrp(lanes: u32) -> u128 {
    word!(ternary(Opcode::Lrp, lanes as usize, grf(10).f(), [grf(2).f(), grf(4).f(), grf(6).f()]))
}

/// The first round of a pass takes three cycles more than the long pipe has, the last one two; and the sources come
/// as the rounds want them.
#[test]
fn rounds_take_as_long_as_the_long_pipe() {
    let compact = EuShape { long_pipe: LongPipe::Seven, ..EuShape::COMPACT };
    for (shape, later, long) in [(&EuShape::GEN9, 0, 7), (&compact, 1, 7), (&EuShape::COMPACT, 1, 8)] {
        let (round, pass) = (long + 3, long + 5);
        let mut bench = Bench::with_math(shape);
        bench.rows[258] = floats([0.25; 8]);
        bench.rows[260] = floats([0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]);
        bench.rows[262] = floats([4.0; 8]);
        let out = bench.run(&[all(16, lrp(16)), Work { sb: 1, ..all(8, mad(12)) }], 60);
        let asks = when(&out, |o| o.rd[0].valid == 1);
        // The second pass and what follows ask in the last cycle but one of the pass before, or, ahead, as soon
        // as no result comes back any more.
        let second = 1 + pass - usize::from(shape.collect == Collect::Ahead);
        assert_eq!(asks, [1 + later, second + later, second + pass + later]);
        assert_eq!(out[1 + later].rd.map(|rd| rd.row), [262, 258, 260], "src2, src0, src1");
        assert_eq!(out[second + later].rd.map(|rd| rd.row), [263, 259, 261]);
        let fetched = 1 + pass + round;
        assert_eq!(when(&out, |o| o.fetched.valid == 1), [fetched + later, second + pass + later]);
        // The first pass is held until all is fetched; each one's last round is in the queue two cycles after the pipe.
        let last = fetched + 3 + long + 2;
        assert_eq!(when(&out, |o| o.wb.valid == 1), [fetched + 1, last, last + 2].map(|cycle| cycle + later));
        assert_eq!(bench.rows[266], floats([3.0, 3.25, 3.5, 3.75, 4.0, 4.25, 4.5, 4.75]));
    }
}

#[test]
fn frc_asks_twice_for_its_source() {
    let mut bench = Bench::with_math(&EuShape::GEN9);
    bench.rows[258] = floats([0.5, -0.25, 3.0, 2.75, 1.0, -7.5, 8.25, -0.0]);
    let frc = word!(unary(Opcode::Frc, 8, grf(10).f(), grf(2).f().at(1)).cond(CondMod::Eq, FlagRef::F0_0));
    bench.rows[259] = floats([9.5; 8]);
    let out = bench.run(&[Work { emask: 0x7F, ..all(8, frc) }], 40);
    for port in 0..2 {
        assert_eq!(when(&out, |o| o.rd[port].valid == 1), [1, 2]);
        assert_eq!([1, 2].map(|t: usize| (out[t].rd[port].row, out[t].rd[port].second)), [(258, 0), (259, 1)]);
    }
    assert_eq!(when(&out, |o| o.rd[2].valid == 1), Vec::<usize>::new());
    assert_eq!(when(&out, |o| o.wb.valid == 1), [24]);
    assert_eq!(bench.rows[266][..3], floats([0.75, 0.0, 0.75, 0.0, 0.5, 0.25, 0.0, 0.0])[..3]);
    assert_eq!(out[25].fl, FlagWrite { we: 1, reg: 0, mask: 0x7F, val: 0b100_1010 });
    // The row that one of them was refused is asked for again, for itself.
    bench.no_read = vec![41];
    let out = bench.run(&[all(8, frc)], 10);
    assert_eq!([0, 1].map(|port| when(&out, |o| o.rd[port].valid == 1)), [vec![1, 2, 3], vec![1, 2, 3]]);
}

#[test]
fn an_indirect_frc_asks_twice_behind_its_address() {
    let mut bench = Bench::with_math(&EuShape::GEN9);
    bench.rows[A0] = [64 | 100 << 16, 0, 0, 0];
    bench.rows[258] = floats([1.5, 2.25, 3.0, 4.75, 0.0, 0.0, 0.0, 0.0]);
    bench.rows[259] = floats([0.0, 5.5, 6.125, 7.0, -0.5, 0.0, 0.0, 0.0]);
    let frc = word!(unary(Opcode::Frc, 8, grf(10).f(), indirect(0, 0).f().per_row(4, 1)));
    let out = bench.run(&[all(8, frc)], 40);
    let asks = |port: usize| {
        when(&out, |o| o.rd[port].valid == 1).into_iter().map(|t| (t, out[t].rd[port].row as usize)).collect::<Vec<_>>()
    };
    assert_eq!(asks(0), [(1, A0), (4, 258), (5, A0), (8, 259)]);
    assert_eq!(asks(1), [(4, 258), (8, 259)]);
    assert_eq!(bench.rows[266], floats([0.5, 0.25, 0.0, 0.75, 0.5, 0.125, 0.0, 0.5]));
}

/// Also of constants, and in lanes that nobody enables: lanes that do not come are as they were.
#[test]
fn what_the_first_round_makes_stays_in_the_collector() {
    let mov = word!(mov(8, grf(20).f(), grf(2).f()));
    for (word, made) in [
        (lrp(8), [3.0, -1.5, 3.0, -1.5, 3.0, -1.5, 3.0, -1.5]),
        (word!(unary(Opcode::Frc, 8, grf(10).f(), imm_f(-2.5))), [-3.0; 8]),
        (word!(unary(Opcode::Frc, 8, grf(10).f(), grf(6).f())), [4.0, -2.0, 4.0, -2.0, 4.0, -2.0, 4.0, -2.0]),
    ] {
        let mut bench = Bench::with_math(&EuShape::GEN9);
        bench.rows[258] = floats([0.25; 8]);
        bench.rows[262] = floats([4.0, -2.0, 4.0, -2.0, 4.0, -2.0, 4.0, -2.0]);
        // That of the second instruction.
        bench.no_lanes = vec![12];
        bench.run(&[Work { emask: 0b10, ..all(8, word) }, Work { sb: 1, ..all(8, mov) }], 40);
        assert_eq!(bench.rows[276], floats(made));
    }
}

/// The constant with the first round, registers and coefficients of src1 and src0 one after the other.
#[test]
fn a_plane_asks_for_each_of_its_products() {
    let mut bench = Bench::with_math(&EuShape::GEN9);
    bench.rows[258] = floats([0.0, 0.0, 0.0, 0.0, 2.0, -0.5, f32::NAN, 100.0]);
    for (row, value) in [(260, 1.0), (261, 8.0), (262, -1.0), (263, 16.0)] {
        bench.rows[row] = floats([value; 8]);
    }
    let pln = word!(binary(Opcode::Pln, 16, grf(10).f(), grf(2).f().at(4).scalar(), grf(4).f()));
    let line = word!(binary(Opcode::Line, 8, grf(12).f(), grf(2).f().at(4).scalar().neg(), grf(5).f()));
    let out = bench.run(&[all(16, pln), Work { sb: 1, ..all(8, line) }], 60);
    let asks = |port: usize| {
        let asked = when(&out, |o| o.rd[port].valid == 1);
        asked.into_iter().map(|t| (t, out[t].rd[port].row, out[t].rd[port].base)).collect::<Vec<_>>()
    };
    assert_eq!(asks(0), [(1, 258, 28), (12, 258, 28), (24, 258, 28)]);
    assert_eq!(asks(1), [(1, 260, 0), (11, 261, 0), (12, 262, 0), (23, 263, 0), (24, 261, 0)]);
    assert_eq!(asks(2), [(1, 258, 16), (11, 258, 20), (12, 258, 16), (23, 258, 20), (24, 258, 16)]);
    assert_eq!(when(&out, |o| o.wb.valid == 1), [24, 35, 37]);
    assert_eq!([266, 267, 268].map(|row: usize| bench.rows[row]), [[98.0; 8], [90.0; 8], [-116.0; 8]].map(floats));
}

/// Element by element, of rows and of one group for all; the last one of dph is added as it is.
#[test]
fn a_dot_product_asks_for_each_element() {
    for (opcode, rounds, made) in [
        (Opcode::Dp2, 2, [17.0, -17.0]),
        (Opcode::Dp3, 3, [38.0, -38.0]),
        (Opcode::Dp4, 4, [70.0, -70.0]),
        (Opcode::Dph, 4, [46.0, -30.0]),
    ] {
        let mut bench = Bench::with_math(&EuShape::GEN9);
        bench.rows[258] = floats([1.0, 2.0, 3.0, 4.0, -1.0, -2.0, -3.0, -4.0]);
        bench.rows[260] = floats([9.0, 9.0, 9.0, 9.0, 5.0, 6.0, 7.0, 8.0]);
        bench.rows[266] = floats([0.5; 8]);
        let one = grf(4).f().at(4).region(0, 4, 1);
        let dot = word!(binary(opcode, 8, grf(10).f(), grf(2).f(), one));
        let out = bench.run(&[Work { emask: 0x7F, ..all(8, dot) }], 60);
        let asks = |port: usize| {
            let asked = when(&out, |o| o.rd[port].valid == 1);
            asked.into_iter().map(|t| (t, out[t].rd[port].row, out[t].rd[port].base, out[t].rd[port].step)).collect::<Vec<_>>()
        };
        let of = |row, base: u64, step| (0..rounds).map(|k| (1 + 10 * k, row, base + 4 * k as u64, step)).collect::<Vec<_>>();
        assert_eq!(asks(0), [(1, 258, 0, [0, 0, 16])]);
        assert_eq!(asks(1), of(260, 16, [0; 3]));
        assert_eq!(asks(2), of(258, 0, [0, 0, 16]));
        assert_eq!(when(&out, |o| o.wb.valid == 1), [13 + 10 * (rounds - 1)]);
        let [low, high] = made;
        assert_eq!(bench.rows[266], floats([low, low, low, low, high, high, high, 0.5]), "{opcode:?}");
    }
}

/// Rows of sixteen, of eight and of four, packed, are the same.
#[test]
fn packed_groups_are_groups() {
    for [first, second] in [[8, 8], [4, 16]] {
        let mut bench = Bench::with_math(&EuShape::GEN9);
        for (row, value) in [(258, 1.0), (259, 2.0), (260, 3.0), (261, 4.0)] {
            bench.rows[row] = floats([value, value, value, value, -value, -value, -value, -value]);
        }
        let packed = |reg, width| grf(reg).f().region(width, width, 1);
        let dot = word!(binary(Opcode::Dp4, 16, grf(10).f(), packed(2, first), packed(4, second)));
        bench.run(&[all(16, dot)], 100);
        assert_eq!([266, 267].map(|row: usize| bench.rows[row]), [[12.0; 8], [32.0; 8]].map(floats));
    }
}

#[test]
fn mac_adds_the_accumulators() {
    const ACC0: usize = 896 + 2 * 16;
    let mut bench = Bench::with_math(&EuShape::GEN9);
    bench.rows[258] = floats([3.0; 8]);
    bench.rows[259] = floats([0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]);
    bench.rows[ACC0] = floats([100.0; 8]);
    bench.rows[ACC0 + 1] = floats([-0.5; 8]);
    let mac = word!(binary(Opcode::Mac, 16, acc(0).f(), grf(2).f().neg(), imm_f(2.0)));
    let out = bench.run(&[all(16, mac)], 40);
    assert_eq!([0, 1, 2].map(|port| when(&out, |o| o.rd[port].valid == 1)), [vec![1, 2], vec![], vec![1, 2]]);
    assert_eq!([1, 2].map(|t: usize| [out[t].rd[0].row, out[t].rd[2].row]), [[928, 258], [929, 259]]);
    assert_eq!(bench.rows[ACC0], floats([94.0; 8]));
    assert_eq!(bench.rows[ACC0 + 1], floats([-0.5, -2.5, -4.5, -6.5, -8.5, -10.5, -12.5, -14.5]));
}
