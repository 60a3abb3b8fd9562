//! Lanes and rows, as the contract of GA has them.

use tessera_ports::bundle::eu::{LaneRead, LaneWrite, RowWrite};

/// Byte of the two rows at which lane `k` lies.
pub fn place(base: u64, step: [u64; 3], k: usize) -> usize {
    let sum: u64 = (0..3).filter(|j| k >> j & 1 == 1).map(|j| step[j]).sum();
    ((base + sum) % 64) as usize
}

/// Two lanes in a word.
pub fn pairs(lanes: [u32; 8]) -> [u64; 4] {
    std::array::from_fn(|w| u64::from(lanes[2 * w + 1]) << 32 | u64::from(lanes[2 * w]))
}

/// What a read port shows for `rd`: lanes, and those that lie in the row.
pub fn gather(row: &[u8; 32], rd: &LaneRead) -> ([u64; 4], u64) {
    let mut mask = 0;
    let lanes = std::array::from_fn(|k| {
        let at = place(rd.base, rd.step, k);
        mask |= u64::from((at / 32) as u64 == rd.second) << k;
        let (dword, byte) = (at % 32 / 4 * 4, at % 4);
        u32::from_le_bytes([row[dword + byte], row[dword + (byte | 1)], row[dword + 2], row[dword + 3]])
    });
    (pairs(lanes), mask)
}

/// The bytes that `wb` writes into its row.
pub fn scatter(wb: &LaneWrite) -> RowWrite {
    let (mut bytes, mut be) = ([0u8; 32], 0);
    for k in (0..8).filter(|k| wb.mask >> k & 1 == 1) {
        let (at, size) = (place(wb.base, wb.step, k), 1 << wb.size.min(2));
        let lane = (wb.data[k / 2] >> (32 * (k % 2))) as u32;
        if (at / 32) as u64 == wb.second {
            for b in 0..size {
                bytes[at % 32 / size * size + b] = lane.to_le_bytes()[b];
                be |= 1 << (at % 32 / size * size + b);
            }
        }
    }
    let data = std::array::from_fn(|w| u64::from_le_bytes(bytes[8 * w..8 * w + 8].try_into().expect("eight bytes")));
    RowWrite { valid: wb.valid, row: wb.row, be, data }
}
