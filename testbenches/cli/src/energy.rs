//! The estimate of energy, as a run shows it.

use std::path::PathBuf;

use serde::Serialize;
use tessera_lockstep::cache::CacheStats;
use tessera_lockstep::energy::{CacheAccesses, Estimate, EuAccesses, Table};
use tessera_lockstep::stats::Stats;

use crate::args::EnergyArgs;
use crate::config::CacheModel;
use crate::error::CliError;
use crate::report::Named;

/// Prices, and where they are from.
pub struct Prices {
    table: Table,
    file: Option<PathBuf>,
}

impl Prices {
    /// The table that the options ask for.
    pub fn chosen(args: &EnergyArgs) -> Result<Self, CliError> {
        let Some(path) = &args.energy else { return Ok(Prices { table: Table::default(), file: None }) };
        let wrong = |reason: String| CliError::File { path: path.clone(), reason };
        let text = std::fs::read_to_string(path)
            .map_err(|e| wrong(format!("{e}, expected a table of energies (`tessera config energy` prints one)")))?;
        let table = Table::parse(&text).map_err(wrong)?;
        Ok(Prices { table, file: Some(path.clone()) })
    }

    /// Of a run of caches of this kind.
    pub fn of_cache(&self, model: CacheModel, stats: &CacheStats) -> Estimate {
        match model {
            CacheModel::LinkedList => CacheAccesses::estimate(&stats.activity, &self.table.render_cache),
            _ => CacheAccesses::estimate(&stats.activity, &self.table.conventional()),
        }
    }

    /// Of a run of execution units.
    pub fn of_eus(&self, stats: &Stats) -> Estimate {
        EuAccesses::estimate(&stats.activity, &self.table.eu)
    }

    /// For a program.
    pub fn summary(&self, estimate: &Estimate) -> Energy {
        let accesses = estimate.costs.iter().map(|cost| (cost.name.key.to_string(), rounded(cost.nj())));
        Energy {
            table: self.file.as_ref().map(|file| file.display().to_string()),
            own_nj: rounded(estimate.own_nj()),
            memory_nj: estimate.memory_nj().map(rounded),
            accesses_nj: Named(accesses.collect()),
        }
    }
}

/// What `--json` has of it.
#[derive(Serialize)]
pub struct Energy {
    table: Option<String>,
    own_nj: f64,
    memory_nj: Option<f64>,
    accesses_nj: Named<String, f64>,
}

/// Without the noise of a sum.
fn rounded(nj: f64) -> f64 {
    (nj * 1e6).round() / 1e6
}
