//! Options of `tessera config`, and those of `tessera trace` that set single fields of the caches.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::{CacheModel, Config};

#[derive(Args)]
pub struct ConfigArgs {
    #[command(subcommand)]
    pub action: ConfigAction,
}

#[derive(Subcommand)]
pub enum ConfigAction {
    /// Print a complete file with what every field means and may be
    Show {
        /// A named configuration, or a file that may leave fields out
        #[arg(value_name = "NAME|FILE", default_value = "default")]
        config: String,
    },
    /// Check a file, and print what it changes and which engines take it
    Check {
        /// The file
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
    /// Print the built-in table of energies, which `--energy` of `tessera trace` can change
    Energy,
}

/// Single fields of the caches.
#[derive(Args)]
pub struct CacheArgs {
    /// Which cache the pipelines have; all but linked-list with --engine golden only [default: linked-list]
    #[arg(long, value_enum)]
    pub model: Option<CacheModel>,
    /// Nodes of the miss queue (linked-list) or miss registers, 1 to 16 [default: 16]
    #[arg(long, value_name = "N")]
    pub queue_entries: Option<usize>,
    /// Ways of each set, 1 to 4 [default: 4]
    #[arg(long, value_name = "N")]
    pub ways: Option<usize>,
    /// Sets: 1, 2, 4, 8, 16 or 32 [default: 32]
    #[arg(long, value_name = "N")]
    pub sets: Option<usize>,
}

impl CacheArgs {
    /// Puts what was given into the configuration.
    pub fn apply(&self, config: &mut Config) {
        config.model = self.model.unwrap_or(config.model);
        let cache = &mut config.memory.cache;
        for (field, option) in
            [(&mut cache.queue_entries, self.queue_entries), (&mut cache.ways, self.ways), (&mut cache.sets, self.sets)]
        {
            *field = option.unwrap_or(*field);
        }
    }
}
