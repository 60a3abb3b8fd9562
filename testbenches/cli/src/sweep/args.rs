//! Options of `tessera sweep`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

#[derive(Args)]
pub struct SweepArgs {
    /// What to run: launches or traces, engines, axes of parameters (see hdl/docs/src/howto/study.md)
    #[arg(value_name = "SWEEP.toml")]
    pub sweep: PathBuf,
    /// Folder of the results: a file for each point in points/, results.csv and plot.svg
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
    /// Run only the first N requests of each trace
    #[arg(long, value_name = "N")]
    pub requests: Option<usize>,
    /// Run only every N-th point, from the I-th on; who runs without it when all shards are in the folder
    /// gets the results of all
    #[arg(long, value_name = "I/N", value_parser = shard, conflicts_with = "point")]
    pub shard: Option<Shard>,
    /// Run only the point of this name, whether its file is there or not
    #[arg(long, value_name = "NAME")]
    pub point: Option<String>,
    /// Points at a time [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub jobs: Option<u16>,
    /// Print the points and whether they are there; run nothing
    #[arg(long, conflicts_with_all = ["shard", "point", "emit"])]
    pub list: bool,
    /// Write the sweep for another engine into the folder; run nothing
    #[arg(long, value_enum, conflicts_with_all = ["shard", "point"])]
    pub emit: Option<Emit>,
}

/// Who can run a sweep as well.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Emit {
    /// A Snakefile with a rule for each point and one for the table and the plot
    Snakemake,
}

/// Shard `index` of `count`; the first is 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shard {
    pub index: usize,
    pub count: usize,
}

fn shard(text: &str) -> Result<Shard, String> {
    let parts = text.split_once('/').and_then(|(i, n)| Some((i.parse::<usize>().ok()?, n.parse::<usize>().ok()?)));
    match parts {
        Some((index, count)) if (1..=count).contains(&index) => Ok(Shard { index: index - 1, count }),
        _ => Err("expected I/N with I from 1 to N, such as 2/4".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_count_from_one() {
        assert_eq!(shard("2/4"), Ok(Shard { index: 1, count: 4 }));
        for text in ["0/4", "5/4", "1/0", "1", "a/b"] {
            assert!(shard(text).is_err(), "{text}");
        }
    }
}
