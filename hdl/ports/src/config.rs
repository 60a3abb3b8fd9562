//! `EuConfig`: what a run of the EU and the test memory behind it can choose.

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Parameters of a run. The EU's own structure (7 threads, 4 lanes, 2 lines a thread) is fixed in
/// [`crate::uop`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct EuConfig {
    /// Threads the dispatcher uses, 1..=7.
    pub threads: usize,
    /// Cycles from an accepted line request to its response, smallest and largest.
    pub line_latency: [u32; 2],
    /// Cycles from an accepted message to its first response beat, smallest and largest.
    pub message_latency: [u32; 2],
    /// Percentage of cycles in which each ready of the test memory is held low.
    pub back_pressure: u32,
    /// Seed of latencies, order and back-pressure.
    pub seed: u64,
    /// Cycles after which a run is given up.
    pub max_cycles: u64,
}

impl Default for EuConfig {
    fn default() -> Self {
        EuConfig {
            threads: crate::uop::THREADS,
            line_latency: [4, 4],
            message_latency: [20, 60],
            back_pressure: 0,
            seed: 1,
            max_cycles: 1 << 32,
        }
    }
}

/// A field of [`EuConfig`] outside its range.
#[derive(Debug, Error, PartialEq, Eq)]
#[error("configuration field `{field}` is {got}, expected {expected}")]
pub struct ConfigError {
    /// Its name.
    pub field: &'static str,
    /// What was given.
    pub got: String,
    /// What is allowed.
    pub expected: &'static str,
}

impl EuConfig {
    /// Checks every field once; the models rely on it.
    pub fn validate(&self) -> Result<(), ConfigError> {
        let latency = |field, [lo, hi]: [u32; 2]| {
            let bad = lo == 0 || lo > hi || hi > 100_000;
            let err = ConfigError { field, got: format!("{lo}..{hi}"), expected: "1..100000, smallest first" };
            if bad {
                Err(err)
            } else {
                Ok(())
            }
        };
        if self.threads == 0 || self.threads > crate::uop::THREADS {
            return Err(ConfigError { field: "threads", got: self.threads.to_string(), expected: "1 to 7" });
        }
        latency("line_latency", self.line_latency)?;
        latency("message_latency", self.message_latency)?;
        if self.back_pressure > 95 {
            return Err(ConfigError { field: "back_pressure", got: self.back_pressure.to_string(), expected: "0 to 95" });
        }
        Ok(())
    }
}
