//! `RenderCacheConfig`, `MemoryConfig`: what a run of the cache and the test memory behind it can choose, and
//! the named configurations.
//!
//! The hardware has one size; a configuration ties its `cfg_*` inputs ([`RenderCacheConfig::cache_inputs`]).
//! The rest (latencies, seed) belongs to the test bench.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::memory_subsystem::MemorySubsystemIn;
use super::render_cache::RenderCacheIn;
use super::{NODES, SETS, WAYS};
use crate::bundle::cache::CacheConfig;
use crate::config::{latency, ConfigError};

/// How the set is found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Index {
    /// Low tile bits.
    Plain,
    /// All tile bits and the surface, folded: strips and power-of-two strides use every set.
    Hashed,
}

/// Which pipeline a tile belongs to ([`super::screen_partition`]).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Partition {
    /// Rows of tiles, in turn.
    #[serde(rename = "rows")]
    Rows,
    /// Groups of two by two tiles.
    #[serde(rename = "2x2")]
    Quads,
    /// Columns of tiles, in turn.
    #[serde(rename = "columns")]
    Columns,
}

/// One pipeline.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct RenderCacheConfig {
    /// Nodes of the miss queue, 1 to 16.
    pub queue_entries: usize,
    /// Ways of each set, 1 to 4.
    pub ways: usize,
    /// Sets: 1, 2, 4, 8, 16 or 32.
    pub sets: usize,
    /// How the set of a block is found.
    pub index: Index,
    /// Which pipeline a tile belongs to.
    pub partition: Partition,
}

impl Default for RenderCacheConfig {
    fn default() -> Self {
        RenderCacheConfig { queue_entries: NODES, ways: WAYS, sets: SETS, index: Index::Hashed, partition: Partition::Rows }
    }
}

impl RenderCacheConfig {
    /// Checks every field once; the models rely on it.
    pub fn validate(&self) -> Result<(), ConfigError> {
        between("queue_entries", self.queue_entries, 1, NODES, "1 to 16")?;
        between("ways", self.ways, 1, WAYS, "1 to 4")?;
        if !self.sets.is_power_of_two() || self.sets > SETS {
            let expected = "a power of two from 1 to 32";
            return Err(ConfigError { field: "sets", got: self.sets.to_string(), expected });
        }
        Ok(())
    }

    /// The configuration inputs of the hardware. The configuration is valid.
    pub fn inputs(&self) -> CacheConfig {
        CacheConfig {
            nodes: (1 << self.queue_entries) - 1,
            ways: (1 << self.ways) - 1,
            set_mask: self.sets as u64 - 1,
            hash: (self.index == Index::Hashed) as u64,
            part: self.partition as u64,
        }
    }

    /// Inputs of a pipeline at rest, the configuration tied to `cfg`.
    pub fn cache_inputs(&self) -> RenderCacheIn {
        RenderCacheIn { cfg: self.inputs(), ..RenderCacheIn::default() }
    }

    /// The same of the whole subsystem.
    pub fn subsystem_inputs(&self) -> MemorySubsystemIn {
        MemorySubsystemIn { cfg: self.inputs(), ..MemorySubsystemIn::default() }
    }
}

/// Four pipelines, their clients and the memory behind them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct MemoryConfig {
    /// Each of the four pipelines.
    pub cache: RenderCacheConfig,
    /// Tiles of surfaces 0 and 1 are quads of 2x2 pixels with four samples. The hardware does not know; a
    /// trace says so itself.
    pub msaa: bool,
    /// Cycles from an accepted read to its data, smallest and largest, 1 to 100000.
    #[serde(deserialize_with = "latency")]
    pub read_latency: [u32; 2],
    /// Cycles from an accepted write to its acknowledgement, smallest and largest, 1 to 100000.
    #[serde(deserialize_with = "latency")]
    pub write_latency: [u32; 2],
    /// Cycles from a response to its result, 1 to 1000.
    pub client_latency: u32,
    /// Percentage of cycles in which each ready and valid of the bench is held low, 0 to 95.
    pub back_pressure: u32,
    /// Failing reads per 1,000, 0 to 1000.
    pub errors: u32,
    /// Seed of latencies, order, back-pressure and errors.
    pub seed: u64,
    /// Cycles after which a run is given up.
    pub max_cycles: u64,
}

impl Default for MemoryConfig {
    fn default() -> Self {
        MemoryConfig {
            cache: RenderCacheConfig::default(),
            msaa: false,
            read_latency: [100, 100],
            write_latency: [100, 100],
            client_latency: 2,
            back_pressure: 0,
            errors: 0,
            seed: 1,
            max_cycles: 1 << 32,
        }
    }
}

impl MemoryConfig {
    /// Checks every field once; the models rely on it.
    pub fn validate(&self) -> Result<(), ConfigError> {
        self.cache.validate()?;
        for (field, [low, high]) in [("read_latency", self.read_latency), ("write_latency", self.write_latency)] {
            if low == 0 || low > high || high > 100_000 {
                let expected = "1..100000, smallest first";
                return Err(ConfigError { field, got: format!("{low}..{high}"), expected });
            }
        }
        between("client_latency", self.client_latency as usize, 1, 1000, "1 to 1000")?;
        between("back_pressure", self.back_pressure as usize, 0, 95, "0 to 95")?;
        between("errors", self.errors as usize, 0, 1000, "0 to 1000")
    }

    /// The configuration called `name` ([`NAMES`]).
    pub fn named(name: &str) -> Result<Self, ConfigError> {
        let mut config = MemoryConfig::default();
        let Some(index) = NAMES.iter().position(|n| *n == name) else {
            return Err(ConfigError { field: "name", got: name.to_string(), expected: EXPECTED });
        };
        CHANGES[index](&mut config);
        Ok(config)
    }
}

/// The named configurations, the only list of them: hands `identifier "name" |config| change;` of each to the
/// macro `$then`. What a configuration does not change is as in [`MemoryConfig::default`].
#[macro_export]
macro_rules! memory_configurations {
    ($then:ident) => {
        $then! {
            default "default" |_config| ();
            one_entry "one-entry" |config| config.cache.queue_entries = 1;
            one_way "one-way" |config| config.cache.ways = 1;
            one_set "one-set" |config| config.cache.sets = 1;
            plain_index "plain-index" |config| config.cache.index = Index::Plain;
            msaa "msaa" |config| config.msaa = true;
            partition_2x2 "partition-2x2" |config| config.cache.partition = Partition::Quads;
            partition_columns "partition-columns" |config| config.cache.partition = Partition::Columns;
        }
    };
}

macro_rules! tables {
    ($($test:ident $name:literal |$config:ident| $change:expr;)*) => {
        /// Names of the named configurations; CI runs them all.
        pub const NAMES: [&str; [$($name),*].len()] = [$($name),*];

        /// What each changes.
        const CHANGES: [fn(&mut MemoryConfig); NAMES.len()] = [$(|$config| $change),*];

        const EXPECTED: &str = concat!("one of:" $(, " ", $name)*);
    };
}

memory_configurations!(tables);

fn between(field: &'static str, got: usize, low: usize, high: usize, expected: &'static str) -> Result<(), ConfigError> {
    if (low..=high).contains(&got) {
        return Ok(());
    }
    Err(ConfigError { field, got: got.to_string(), expected })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_named_configuration_is_valid_and_different() {
        let all: Vec<_> = NAMES.iter().map(|n| MemoryConfig::named(n).expect("a listed name")).collect();
        for (i, config) in all.iter().enumerate() {
            config.validate().expect("valid");
            assert!(all[..i].iter().all(|other| other != config), "{}", NAMES[i]);
        }
        let error = MemoryConfig::named("huge").expect_err("no such name").to_string();
        assert!(NAMES.iter().all(|name| error.contains(name)), "{error}");
    }

    #[test]
    fn a_bad_field_is_named() {
        let field = |config: MemoryConfig| config.validate().unwrap_err().field;
        let cache = |change: fn(&mut RenderCacheConfig)| {
            let mut config = MemoryConfig::default();
            change(&mut config.cache);
            field(config)
        };
        assert_eq!(cache(|c| c.queue_entries = 0), "queue_entries");
        assert_eq!(cache(|c| c.ways = 5), "ways");
        assert_eq!(cache(|c| c.sets = 12), "sets");
        assert_eq!(field(MemoryConfig { read_latency: [5, 4], ..MemoryConfig::default() }), "read_latency");
        assert_eq!(field(MemoryConfig { back_pressure: 96, ..MemoryConfig::default() }), "back_pressure");
    }

    #[test]
    fn inputs_of_the_smallest_cache() {
        let smallest = RenderCacheConfig { queue_entries: 1, ways: 1, sets: 1, index: Index::Plain, partition: Partition::Quads };
        let (cache, all) = (smallest.cache_inputs(), smallest.subsystem_inputs());
        let CacheConfig { nodes, ways, set_mask, hash, part } = cache.cfg;
        let tied = [nodes, ways, set_mask, hash, part];
        assert_eq!(tied, [1, 1, 0, 0, 1]);
        assert_eq!(cache.cfg, all.cfg);
    }
}
