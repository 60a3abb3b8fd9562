//! An estimate of energy: counts of accesses times a table of what each costs.
//!
//! The built-in table is `table.toml`; where its numbers come from, and what an estimate is good for, is on the
//! page `hdl/docs/src/howto/energy.md`. Costs go by the bits that an access moves, not by the bits that change:
//! a memory spends most on its word and bit lines, whatever it holds, and the ports inside a block are out of
//! sight in the exported Verilog.

mod accesses;
mod estimate;

use serde::Deserialize;
use toml::Value;

pub use accesses::{CacheAccesses, EuAccesses, Name};
pub use estimate::{Cost, Estimate};

/// The built-in table as text.
pub const BUILT_IN: &str = include_str!("table.toml");

/// What one access costs.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Price {
    /// Bits that it moves or compares.
    pub bits: u32,
    /// Energy of each, in pJ.
    pub pj_per_bit: f64,
    /// Where the number comes from.
    #[serde(default)]
    pub source: String,
}

impl Price {
    /// Of the access, in pJ.
    pub fn pj(&self) -> f64 {
        f64::from(self.bits) * self.pj_per_bit
    }
}

/// What every access costs.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// One pipeline of the render cache.
    pub render_cache: CacheAccesses<Price>,
    /// Where a conventional cache differs from it.
    pub conventional: CacheAccesses<Option<Price>>,
    /// One execution unit.
    pub eu: EuAccesses<Price>,
}

impl Default for Table {
    fn default() -> Self {
        Table::parse("").expect("the built-in table")
    }
}

impl Table {
    /// Reads a table; what it leaves out is as in the built-in one. The error is one line.
    pub fn parse(text: &str) -> Result<Self, String> {
        let read = |text: &str| {
            text.parse::<toml::Table>().map_err(|e| {
                let line = e.span().map_or(1, |span| 1 + text[..span.start].matches('\n').count());
                format!("line {line}: {}, expected a table of energies (TOML)", e.message().replace('\n', " "))
            })
        };
        let mut whole = read(BUILT_IN)?;
        overlay(&mut whole, read(text)?);
        let table: Table = serde_path_to_error::deserialize(Value::Table(whole)).map_err(|e| {
            let path = e.path().to_string();
            let reason = e.into_inner().message().replace('\n', " ");
            if path == "." {
                reason
            } else {
                format!("`{path}`: {reason}")
            }
        })?;
        table.check()
    }

    /// What a conventional cache's accesses cost.
    pub fn conventional(&self) -> CacheAccesses<Price> {
        self.conventional.or(&self.render_cache)
    }

    fn check(self) -> Result<Self, String> {
        let conventional = self.conventional();
        let caches = [("render_cache", self.render_cache.named()), ("conventional", conventional.named())];
        for (section, prices) in caches.into_iter().chain([("eu", self.eu.named())]) {
            for (name, price) in prices {
                let got = price.pj_per_bit;
                if !got.is_finite() || got < 0.0 {
                    return Err(format!("`{section}.{}.pj_per_bit` is {got}, expected a number from 0 up", name.key));
                }
            }
        }
        Ok(self)
    }
}

/// Puts what is given over what is there.
fn overlay(below: &mut toml::Table, given: toml::Table) {
    for (key, value) in given {
        match (below.get_mut(&key), value) {
            (Some(Value::Table(below)), Value::Table(given)) => overlay(below, given),
            (_, value) => {
                below.insert(key, value);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_price_has_a_source_and_a_conventional_cache_differs_in_its_buffer() {
        let table = Table::default();
        let conventional = table.conventional();
        for (name, price) in table.render_cache.named().into_iter().chain(table.eu.named()).chain(conventional.named()) {
            assert!(price.pj() > 0.0 && !price.source.is_empty(), "{name:?}: {price:?}");
        }
        let both = table.render_cache.named().into_iter().zip(conventional.named());
        let keys: Vec<_> = both.filter(|(a, b)| a != b).map(|(a, _)| a.0.key).collect();
        assert_eq!(keys, ["buffer_reads", "buffer_writes"]);
    }

    #[test]
    fn a_table_may_leave_out_what_is_built_in() {
        let table = Table::parse("[render_cache.data_reads]\npj_per_bit = 1\n").expect("valid");
        let mut expected = Table::default();
        expected.render_cache.data_reads.pj_per_bit = 1.0;
        assert_eq!(table, expected);
        assert_eq!(Table::parse(BUILT_IN), Ok(Table::default()));
    }

    #[test]
    fn what_is_wrong_is_one_line_that_names_it() {
        for (text, parts) in [
            ("[render_cache\n", &["line 1", "TOML"][..]),
            ("\n[render_cache.tag_reads]\nbits = \n", &["line 3"]),
            ("[render_cache.data_reads]\npj = 3\n", &["`render_cache.data_reads", "unknown field `pj`", "pj_per_bit"]),
            ("[render_cache.reads]\nbits = 3\n", &["unknown field `reads`", "tag_reads"]),
            ("[cache]\n", &["unknown field `cache`", "render_cache"]),
            ("[render_cache.data_reads]\nbits = -1\n", &["`render_cache.data_reads.bits`", "-1"]),
            ("[render_cache.data_reads]\npj_per_bit = \"low\"\n", &["`render_cache.data_reads.pj_per_bit`", "low"]),
            ("[render_cache.data_reads]\npj_per_bit = -0.5\n", &["`render_cache.data_reads.pj_per_bit` is -0.5", "from 0 up"]),
            ("[render_cache.data_reads]\npj_per_bit = nan\n", &["`render_cache.data_reads.pj_per_bit`", "from 0 up"]),
            ("[eu.em_lanes]\npj_per_bit = inf\n", &["`eu.em_lanes.pj_per_bit` is inf", "from 0 up"]),
            ("[conventional.data_reads]\nbits = 1\n", &["`conventional.data_reads`", "pj_per_bit"]),
            ("render_cache = 1\n", &["`render_cache`"]),
        ] {
            let error = Table::parse(text).expect_err(text);
            assert!(!error.contains('\n') && parts.iter().all(|part| error.contains(part)), "{text}: {error}");
        }
    }
}
