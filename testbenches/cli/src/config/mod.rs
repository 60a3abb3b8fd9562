//! Everything a run can choose, as one TOML file: what `--config` of `run`, `lockstep`, `trace` and `sweep`
//! takes, by name or from a file.

mod args;
mod command;
mod fields;
mod read;
mod show;

pub use args::{CacheArgs, ConfigArgs};
pub use command::config as command;
pub use fields::set;

use clap::ValueEnum;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tessera_lockstep::place::EUS;
use tessera_ports::cache::config::{MemoryConfig, NAMES};
use tessera_ports::config::{ConfigError, EuConfig, EuShape};
use thiserror::Error;

use crate::error::CliError;

/// A cache of one memory pipeline.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema, ValueEnum)]
#[serde(rename_all = "kebab-case")]
pub enum CacheModel {
    /// The render cache: one miss queue of linked lists
    #[default]
    LinkedList,
    /// Conventional: every later request stalls at a miss
    Blocking,
    /// Conventional, a miss register for each queue entry: a second request to a missed block stalls
    Mshr,
    /// As mshr, but a second request to a missed block joins the first
    Merge,
}

/// Everything a run can choose.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Execution units that share the work-groups and the memory, 1 to 8; 0 for as many as a work-group needs
    /// whose threads meet at barriers, else one.
    pub eus: usize,
    /// Which cache a memory pipeline has. The conventional ones are golden models alone.
    pub model: CacheModel,
    /// Structure of the execution units. For rtl and verilator one without a name is built first.
    pub shape: EuShape,
    /// What surrounds the execution units: `tessera run` and `lockstep`.
    pub eu: EuConfig,
    /// The four memory pipelines and what surrounds them: `tessera trace`.
    pub memory: MemoryConfig,
}

/// A field outside its range.
#[derive(Debug, Error, PartialEq, Eq)]
#[error("configuration field `{path}` is {got}, expected {expected}")]
pub struct FieldError {
    path: String,
    got: String,
    expected: &'static str,
}

impl Config {
    /// Names of [`Config::named`]: the caches', then the execution units'.
    pub fn names() -> impl Iterator<Item = &'static str> {
        NAMES.into_iter().chain(EuShape::NAMED.map(|named| named.0))
    }

    /// The configuration called `name`.
    pub fn named(name: &str) -> Option<Config> {
        let memory = MemoryConfig::named(name).map(|memory| Config { memory, ..Config::default() });
        memory.or_else(|_| EuShape::named(name).map(|shape| Config { shape, ..Config::default() })).ok()
    }

    /// The configuration of that name, or in that file; the default for none.
    pub fn chosen(name_or_file: Option<&str>) -> Result<Config, CliError> {
        let Some(text) = name_or_file else { return Ok(Config::default()) };
        Config::named(text).map_or_else(|| read::file(text.as_ref()), Ok)
    }

    /// Checks every field once; the models rely on it.
    pub fn validate(&self) -> Result<(), FieldError> {
        if self.eus > EUS {
            return Err(FieldError { path: "eus".into(), got: self.eus.to_string(), expected: "0 to 8" });
        }
        let within = |section: &'static str| {
            move |e: ConfigError| FieldError { path: format!("{section}.{}", e.field), got: e.got, expected: e.expected }
        };
        self.shape.validate().map_err(within("shape"))?;
        self.eu.validate().map_err(within("eu"))?;
        self.memory.cache.validate().map_err(within("memory.cache"))?;
        self.memory.validate().map_err(within("memory"))
    }

    /// What surrounds the execution units.
    pub fn surroundings(&self) -> EuConfig {
        self.eu.around(&self.shape)
    }

    /// Name of the shape of the execution units, if it has one.
    pub fn shape_name(&self) -> Option<&'static str> {
        EuShape::NAMED.iter().find(|named| named.1 == self.shape).map(|named| named.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_a_valid_configuration() {
        for name in Config::names() {
            Config::named(name).expect("a listed name").validate().expect("valid");
        }
        assert_eq!(Config::named("lite").map(|c| c.shape), Some(EuShape::LITE));
        assert_eq!(Config::named("one-way").map(|c| c.memory.cache.ways), Some(1));
        assert_eq!(Config::named("huge"), None);
    }

    #[test]
    fn a_field_outside_its_range_has_its_whole_path() {
        let path = |change: fn(&mut Config)| {
            let mut config = Config::default();
            change(&mut config);
            config.validate().expect_err("out of range").path
        };
        assert_eq!(path(|c| c.eus = 9), "eus");
        assert_eq!(path(|c| c.shape.threads = 8), "shape.threads");
        assert_eq!(path(|c| c.eu.back_pressure = 96), "eu.back_pressure");
        assert_eq!(path(|c| c.memory.back_pressure = 96), "memory.back_pressure");
        assert_eq!(path(|c| c.memory.cache.sets = 12), "memory.cache.sets");
    }
}
