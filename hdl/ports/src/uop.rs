//! The instruction between TC and the pipes: its form, the subset that is executed, row numbers.
#![doc = include_str!("../../docs/rustdoc-links.md")]
#![doc = include_str!("../../docs/src/contract/instruction.md")]

/// Thread slots of the EU.
pub const THREADS: usize = 7;
/// Rows of the register memory.
pub const ROWS: usize = 1024;
/// Scoreboard entries per thread.
pub const SCOREBOARD: usize = 4;
/// Number of a0 among the rows of a thread that are no general registers.
pub const ADDRESS: u64 = 15;
/// Unified register number of a0: that of the last of these rows.
pub const UNIFIED_A0: u64 = 128 + ADDRESS;
/// Unified register number that stands for cr0.
pub const UNIFIED_CR0: u64 = 0xF0;
/// Unified register number of n0.
pub const UNIFIED_N0: u64 = 0xF1;

/// Row of GRF `reg` of thread `slot`.
pub const fn grf_row(slot: u64, reg: u64) -> u64 {
    slot * 128 + reg
}

/// Row of accumulator `k` of thread `slot`.
pub const fn acc_row(slot: u64, k: u64) -> u64 {
    896 + slot * 16 + k
}
