//! Why a run of the memory subsystem ended early; always one line.

use crate::compare::Wrong;

#[derive(Debug, thiserror::Error)]
#[allow(missing_docs)] // the messages say what each field is
pub enum CacheError {
    /// Two models differ, or break a rule of streams.
    #[error(transparent)]
    Wrong(#[from] Wrong),
    /// The subsystem did what no memory subsystem may do.
    #[error("cycle {cycle}: pipeline {pipeline}: {reason}")]
    Violation { cycle: u64, pipeline: usize, reason: String },
    /// Memory does not hold what it must after the last flush.
    #[error("{blocks} blocks of memory are wrong, the first on surface {surface}, tile {x}, {y}, pixel {pixel}: {found:08x}, expected {expected:08x}")]
    Image { blocks: usize, surface: u8, x: u16, y: u16, pixel: usize, found: u32, expected: u32 },
    #[error("counter `{counter}` of pipeline {pipeline} is {found}, the ports say {expected}")]
    Counter { pipeline: usize, counter: &'static str, found: u64, expected: u64 },
    #[error("nothing moved from cycle {since} to cycle {cycle}; {waiting} requests wait for their response")]
    Hang { since: u64, cycle: u64, waiting: usize },
    #[error("not finished after {0} cycles (max_cycles)")]
    TooLong(u64),
}

/// A rule that was broken; the bench adds cycle and pipeline.
pub(crate) type Broken = String;
