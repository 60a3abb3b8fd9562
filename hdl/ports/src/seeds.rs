//! Seeds of the IEEE macros: contract data of rule 59 of the instruction page.

/// Intervals of a function.
const INTERVALS: usize = 512;

/// `floor(sqrt(value))`
const fn root(value: u128) -> u128 {
    let (mut found, mut bit) = (0u128, 1u128 << 40);
    while bit > 0 {
        if (found + bit) * (found + bit) <= value {
            found += bit;
        }
        bit >>= 1;
    }
    found
}

/// The function of table `table` at the start of interval `interval`, in units of `2^-28`.
const fn at(table: usize, interval: usize) -> u64 {
    let m = (INTERVALS + interval) as u128;
    match table {
        0 => ((512u128 << 28) / m) as u64,
        // sqrt(1 / m) and sqrt(1 / 2 m).
        1 => root((512u128 << 56) / m) as u64,
        _ => root((512u128 << 55) / m) as u64,
    }
}

/// Row `512 * table + interval`: {value at its start 29, slope 16}. Table 0 is `1 / m`, 1 and 2 are
/// `1 / sqrt(m)` and `1 / sqrt(2 m)`, `m` from 1 to 2; 3 is empty.
pub static SEEDS: [u64; 4 * INTERVALS] = {
    let mut rows = [0; 4 * INTERVALS];
    let mut row = 0;
    while row < 3 * INTERVALS {
        let (table, interval) = (row / INTERVALS, row % INTERVALS);
        let (start, end) = (at(table, interval), at(table, interval + 1));
        rows[row] = start << 16 | (start - end) >> 4;
        row += 1;
    }
    rows
};
