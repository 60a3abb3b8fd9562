//! Operands whose place a0 tells.

use super::{all, when, Bench};
use tessera_isa::asm::{grf, imm_uw, indirect};

/// The row of a0 of slot 2.
pub const A0: usize = 896 + 2 * 16 + 15;

/// Four words.
fn pack(words: &[u64]) -> u64 {
    words.iter().rev().fold(0, |bits, word| bits << 16 | word)
}

/// Four cycles to an address and its element: the word of a0, what comes, the sum, the element.
#[test]
fn each_row_of_an_indirect_source_has_its_own_address() {
    let mut bench = Bench::new();
    // The offset is -4, and addresses are rounded down to dwords.
    let words: [u64; 8] = [104, 0, 292, 293, 295, 4, 36, 128];
    bench.rows[A0] = [0, 0, pack(&words[..4]), pack(&words[4..])];
    let mov = word!(mov(8, grf(10).ud(), indirect(8, -4).ud().per_row(1, 0)));
    let out = bench.run(&[all(8, mov)], 45);
    let asks = |cycle: usize| (out[cycle].rd[0].valid == 1).then(|| (out[cycle].rd[0].row as usize, out[cycle].rd[0].base));
    let at = |byte: u64| (256 + byte as usize / 32, byte % 32);
    let bytes = [100, 4092, 288, 288, 288, 0, 32, 124];
    for (lane, &byte) in bytes.iter().enumerate() {
        let start = 1 + 4 * lane;
        assert_eq!([0, 1, 2, 3].map(|k| asks(start + k)), [Some((A0, 16 + 2 * lane as u64)), None, None, Some(at(byte))]);
    }
    assert_eq!(out.iter().position(|o| o.fetched.valid == 1), Some(32));
    let dword = |byte: u64| 8 * (256 + byte / 32) + byte % 32 / 4;
    let wanted: [u64; 4] = std::array::from_fn(|i| dword(bytes[2 * i + 1]) << 32 | dword(bytes[2 * i]));
    assert_eq!(bench.rows[256 + 10], wanted);
}

#[test]
fn an_indirect_destination_wraps_at_the_last_register() {
    let mut bench = Bench::new();
    bench.rows[A0] = [4080, 0, 0, 0];
    let before = bench.rows[256 + 128];
    let smov = word!(smov(8, indirect(0, 4).ud(), grf(3).ud(), imm_uw(0xFF)));
    let out = bench.run(&[all(8, smov)], 25);
    let rows: Vec<u64> = out.iter().filter(|o| o.wb.valid == 1).map(|o| o.wb.row).collect();
    assert_eq!(rows, [256 + 127, 256]);
    let dword = |k: u64| 8 * (256 + 3) + k;
    assert_eq!(bench.rows[256 + 127][2] >> 32, dword(0));
    assert_eq!(bench.rows[256 + 127][3], dword(2) << 32 | dword(1));
    assert_eq!(bench.rows[256][..2], [dword(4) << 32 | dword(3), dword(6) << 32 | dword(5)]);
    assert_eq!(bench.rows[256][2] as u32, dword(7) as u32);
    assert_eq!(bench.rows[256 + 128], before);
    assert_eq!(out.iter().find(|o| o.ret.valid == 1).map(|o| o.ret.op), Some(0x0A));
}

/// Element `j` of a pass is in lanes 2j and 2j + 1: a row of one element is two of them, one of two four.
#[test]
fn wide_rows_have_their_own_addresses() {
    let mut bench = Bench::new();
    let words: [u64; 8] = [96, 30, 4088, 129, 64, 3, 200, 32];
    bench.rows[A0][..2].copy_from_slice(&[pack(&words[..4]), pack(&words[4..])]);
    let mov = word!(mov(8, grf(10).q(), indirect(0, 0).q().per_row(1, 0)));
    let out = bench.run(&[all(8, mov)], 60);
    let asks = |cycle: usize| (out[cycle].rd[0].valid == 1).then(|| (out[cycle].rd[0].row as usize, out[cycle].rd[0].base));
    let bytes = words.map(|byte| byte / 8 * 8);
    for (lane, &byte) in bytes.iter().enumerate() {
        let start = 1 + 4 * lane;
        let row = (256 + byte as usize / 32, byte % 32);
        assert_eq!([0, 1, 2, 3].map(|k| asks(start + k)), [Some((A0, 2 * lane as u64)), None, None, Some(row)], "{lane}");
    }
    let dword = |byte: u64| 8 * (256 + byte / 32) + byte % 32 / 4;
    let qword = |byte: u64| (dword(byte) + 1) << 32 | dword(byte);
    assert_eq!([bench.rows[256 + 10], bench.rows[256 + 11]].concat(), bytes.map(qword));
    // Two rows of four dwords, beside qwords: an address for each pass.
    let mut bench = Bench::new();
    bench.rows[A0][0] = pack(&[68, 36, 0, 0]);
    let mov = word!(mov(8, grf(10).q(), indirect(0, 0).ud().per_row(4, 1)));
    let out = bench.run(&[all(8, mov)], 40);
    let asks = when(&out, |o| o.rd[0].valid == 1);
    assert_eq!(asks.iter().map(|&t| out[t].rd[0].row as usize).collect::<Vec<_>>(), [A0, 258, A0, 257]);
    assert_eq!(out[asks[1]].rd[0].step, [0, 4, 8]);
    let expected: Vec<u64> = [68, 72, 76, 80, 36, 40, 44, 48].map(dword).to_vec();
    assert_eq!([bench.rows[256 + 10], bench.rows[256 + 11]].concat(), expected);
}

#[test]
fn a_wide_destination_is_where_a0_says() {
    let mut bench = Bench::new();
    bench.rows[A0] = [4079, 0, 0, 0];
    let add = word!(add(8, indirect(0, 4).q(), grf(2).q(), grf(4).d()));
    let out = bench.run(&[all(8, add)], 40);
    // 4083, rounded down to 4080: two qwords in the last register, and from the first one on.
    let rows: Vec<(u64, u64)> = out.iter().filter(|o| o.wb.valid == 1).map(|o| (o.wb.row, o.wb.base)).collect();
    assert_eq!(rows, [(256 + 127, 16), (256, 16), (256, 16), (257, 16)]);
    let fresh = Bench::new();
    let sum = |i: usize| fresh.rows[258 + i / 4][i % 4] + (8 * 260 + i as u64);
    assert_eq!(bench.rows[256 + 127][2..], [sum(0), sum(1)]);
    assert_eq!(bench.rows[256], [2, 3, 4, 5].map(sum));
    assert_eq!(bench.rows[257][..2], [sum(6), sum(7)]);
}
