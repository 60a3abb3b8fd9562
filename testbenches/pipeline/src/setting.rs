//! What the bench does to a pipeline, and what it counts.

use tessera_ports::cache::config::RenderCacheConfig;

use tessera_testkit::Random;

/// What the bench does to the cache.
#[derive(Clone)]
pub struct Setting {
    /// Size of the cache.
    pub config: RenderCacheConfig,
    /// Cycles from a read to its data, shortest and longest.
    pub read_latency: [u32; 2],
    /// Cycles from a write to its acknowledgement.
    pub write_latency: [u32; 2],
    /// Cycles from a taken response to its result, at least 1.
    pub client_latency: [u32; 2],
    /// Percentage of cycles in which a ready, a request or a fill is held back.
    pub stall: u64,
    /// Failing reads per 1,000.
    pub errors: u64,
    /// Longest wait of a request that is not a failure.
    pub patience: u64,
    /// Of everything random.
    pub seed: u64,
}

impl Default for Setting {
    fn default() -> Self {
        Setting {
            config: RenderCacheConfig::default(),
            read_latency: [20, 20],
            write_latency: [20, 20],
            client_latency: [1, 1],
            stall: 0,
            errors: 0,
            patience: u64::MAX,
            seed: 1,
        }
    }
}

/// A setting and its random numbers.
pub(crate) struct Weather {
    pub setting: Setting,
    pub random: Random,
}

impl Weather {
    /// 1 unless this cycle is one in which something is held back.
    pub fn goes(&mut self) -> u64 {
        let stall = self.setting.stall;
        (stall == 0 || self.random.below(100) >= stall).into()
    }

    /// The index of one of the entries that are due.
    pub fn one_of(&mut self, due: impl Iterator<Item = usize>) -> Option<usize> {
        let due: Vec<usize> = due.collect();
        (!due.is_empty()).then(|| due[self.random.below(due.len() as u64) as usize])
    }
}

/// Counted by the bench at the ports.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Counts {
    /// Since the reset.
    pub cycles: u64,
    /// Requests accepted.
    pub requests: u64,
    /// Requests to blocks that were present.
    pub present: u64,
    /// Requests that joined a chain.
    pub linked: u64,
    /// Requests that began a chain.
    pub missed: u64,
    /// Blocks read from memory.
    pub bus_reads: u64,
    /// Blocks written to memory.
    pub bus_writes: u64,
    /// Reads of the data RAM for a response.
    pub data_reads: u64,
    /// Reads of the data RAM for the write-out.
    pub victim_reads: u64,
    /// Results written to the data RAM.
    pub result_writes: u64,
    /// Finished chains written to the data RAM.
    pub allocations: u64,
    /// Responses that say that a read has failed.
    pub errors: u64,
    /// Longest time from acceptance to response.
    pub oldest: u64,
    /// Cycles by stall code.
    pub stalls: [u64; 8],
}
