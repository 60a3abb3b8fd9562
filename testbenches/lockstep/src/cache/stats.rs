//! What a run of the memory subsystem is worth: its counters, and what its ports showed.

use serde::Serialize;
use tessera_ports::cache::PIPELINES;

use crate::energy::CacheAccesses;

pub use tessera_ports::codes::{CACHE_COUNTERS as COUNTERS, CACHE_STALLS as STALLS};

/// Counter values of every pipeline.
pub type Counters = [[u64; COUNTERS.len()]; PIPELINES];

/// What `--stats` shows. Numbers are those of the traffic; the flush that ends a run counts in `flush_*`
/// only.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct CacheStats {
    /// From the first request on offer to the last response and result.
    pub cycles: u64,
    /// Requests accepted.
    pub requests: [u64; PIPELINES],
    /// Requests whose block was in the cache.
    pub present: [u64; PIPELINES],
    /// Requests whose block was under way.
    pub pending: [u64; PIPELINES],
    /// Requests that began a fetch.
    pub misses: [u64; PIPELINES],
    /// Blocks read from memory.
    pub bus_reads: [u64; PIPELINES],
    /// Blocks written to memory.
    pub bus_writes: [u64; PIPELINES],
    /// Reads of the data RAM.
    pub ram_reads: [u64; PIPELINES],
    /// Writes of the data RAM.
    pub ram_writes: [u64; PIPELINES],
    /// Fetches that failed.
    pub failed_fetches: [u64; PIPELINES],
    /// Cycles by reason, in the order of [`STALLS`].
    pub stalls: [[u64; STALLS.len()]; PIPELINES],
    /// How often the units of a pipeline were used.
    pub activity: [CacheAccesses<u64>; PIPELINES],
    /// Longest time from a request's acceptance to its response.
    pub oldest: u64,
    /// Flushes and invalidates in the middle of the traffic.
    pub flushes: u64,
    /// Invalidations.
    pub invalidates: u64,
    /// Cycles and bus writes of the flush that ends the run.
    pub flush_cycles: u64,
    /// Blocks written by flushes.
    pub flush_writes: u64,
}

impl CacheStats {
    /// Takes the counters of the traffic.
    pub fn count(&mut self, counters: &Counters) {
        for (p, c) in counters.iter().enumerate() {
            self.requests[p] = c[0];
            self.present[p] = c[1];
            self.pending[p] = c[2];
            self.misses[p] = c[3];
            self.bus_reads[p] = c[4];
            self.bus_writes[p] = c[5];
            self.ram_reads[p] = c[6] + c[7];
            self.ram_writes[p] = c[8] + c[9];
            self.failed_fetches[p] = c[10];
        }
    }

    /// Requests of all pipelines.
    pub fn total_requests(&self) -> u64 {
        self.requests.iter().sum()
    }

    /// Requests per cycle of all pipelines.
    pub fn rate(&self) -> f64 {
        self.total_requests() as f64 / self.cycles.max(1) as f64
    }

    /// Requests of the mean pipeline against those of the busiest: 1 is even, 0.25 is one pipeline alone.
    pub fn balance(&self) -> f64 {
        let most = self.requests.iter().max().copied().unwrap_or(0).max(1);
        self.total_requests() as f64 / (PIPELINES as u64 * most) as f64
    }
}

impl std::fmt::Display for CacheStats {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        let line = |f: &mut std::fmt::Formatter, name: &str, values: &[u64; PIPELINES]| {
            write!(f, "{name:<24}{:>12}", values.iter().sum::<u64>())?;
            values.iter().try_for_each(|v| write!(f, "{v:>12}"))?;
            writeln!(f)
        };
        writeln!(f, "{:<24}{:>12}{:>12}{:>12}{:>12}{:>12}", "", "all", "pipeline 0", "1", "2", "3")?;
        line(f, "requests", &self.requests)?;
        line(f, "hits, present", &self.present)?;
        line(f, "hits, pending", &self.pending)?;
        line(f, "misses", &self.misses)?;
        line(f, "bus reads", &self.bus_reads)?;
        line(f, "bus writes", &self.bus_writes)?;
        line(f, "data-RAM reads", &self.ram_reads)?;
        line(f, "data-RAM writes", &self.ram_writes)?;
        if self.failed_fetches != [0; PIPELINES] {
            line(f, "failed fetches", &self.failed_fetches)?;
        }
        write!(f, "{:<24}{:>12.3}", "requests/cycle", self.rate())?;
        self.requests.iter().try_for_each(|r| write!(f, "{:>12.3}", *r as f64 / self.cycles.max(1) as f64))?;
        writeln!(f, "\n{:<24}{:>12.3}", "balance", self.balance())?;
        writeln!(f, "{:<24}{:>12}", "cycles", self.cycles)?;
        writeln!(f, "{:<24}{:>12}", "longest wait", self.oldest)?;
        writeln!(
            f,
            "{:<24}{:>12} cycles, {} bus writes\n\ncycles by reason",
            "final flush", self.flush_cycles, self.flush_writes
        )?;
        for (code, name) in STALLS.iter().enumerate() {
            line(f, &format!("  {name}"), &std::array::from_fn(|p| self.stalls[p][code]))?;
        }
        Ok(())
    }
}
