//! Seeds of the IEEE macros: contract data of rule 59 of the instruction page.

/// Intervals of a function.
const INTERVALS: usize = 128;

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

/// The function of table `table` at half interval `half`, in units of `2^-30`.
const fn at(table: usize, half: usize) -> i64 {
    let m = (2 * INTERVALS + half) as u128;
    match table {
        0 => ((256u128 << 30) / m) as i64,
        // sqrt(1 / m) and sqrt(1 / 2 m).
        1 => root((256u128 << 60) / m) as i64,
        _ => root((256u128 << 59) / m) as i64,
    }
}

/// Row `128 * table + interval`: {value at its start 29, slope 18, curve 12}, of the parabola through start,
/// middle and end. Table 0 is `1 / m`, 1 and 2 are `1 / sqrt(m)` and `1 / sqrt(2 m)`, `m` from 1 to 2; 3 is
/// empty.
pub static SEEDS: [u64; 4 * INTERVALS] = {
    let mut rows = [0; 4 * INTERVALS];
    let mut row = 0;
    while row < 3 * INTERVALS {
        let (table, half) = (row / INTERVALS, 2 * (row % INTERVALS));
        let (start, middle, end) = (at(table, half), at(table, half + 1), at(table, half + 2));
        let slope = 3 * start - 4 * middle + end;
        let curve = 2 * start - 4 * middle + 2 * end;
        rows[row] = ((start >> 2) << 30 | (slope >> 5) << 12 | curve >> 4) as u64;
        row += 1;
    }
    rows
};
