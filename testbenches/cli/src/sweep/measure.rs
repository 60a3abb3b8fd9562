//! Runs a point, and names what was counted.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde_json::Number;
use tessera_lockstep::cache::{stats as cache, CacheStats};
use tessera_lockstep::stats::{self, Stats};

use super::point::Point;
use super::workload::{Kind, Workload};
use crate::engine;
use crate::error::CliError;
use crate::launch::simulate;
use crate::trace;

/// Names and numbers, in the order of their columns.
type Counts = Vec<(String, Number)>;

/// Runs the point; its results are right, or this is an error.
pub fn run(point: &Point, workload: &Workload) -> Result<BTreeMap<String, Number>, CliError> {
    let counts = match &workload.kind {
        Kind::Launch(launch) => of_launch(&simulate(point.engine, &point.config, None, launch, &mut [], &mut |_| ())?),
        Kind::Trace { trace, count } => {
            let model = engine::memory(point.engine, point.config.model, None)?;
            let stats = trace::simulate(model, &point.config.memory, trace, *count, &|| true, &mut |_| ());
            of_trace(&stats.map_err(|source| CliError::Cache { file: workload.name.clone(), source })?.0)
        }
    };
    Ok(counts.into_iter().collect())
}

/// Every column that a launch or a trace can have, and whether a ratio is in it.
pub fn columns() -> &'static Vec<(String, bool)> {
    static COLUMNS: OnceLock<Vec<(String, bool)>> = OnceLock::new();
    COLUMNS.get_or_init(|| {
        let mut columns: Vec<(String, bool)> = Vec::new();
        for (name, value) in of_launch(&Stats::new(1)).into_iter().chain(of_trace(&CacheStats::default())) {
            if columns.iter().all(|column| column.0 != name) {
                columns.push((name, value.is_f64()));
            }
        }
        columns
    })
}

fn count(name: &str, count: u64) -> (String, Number) {
    (name.into(), count.into())
}

/// A ratio with six digits behind the point.
fn ratio(name: &str, part: f64) -> (String, Number) {
    let rounded = (part * 1e6).round() / 1e6;
    (name.into(), Number::from_f64(rounded).unwrap_or_else(|| 0.into()))
}

/// `stall_queue_full` from `queue full`.
fn stalls<'a>(names: &'a [&str], cycles: impl Iterator<Item = u64> + 'a) -> impl Iterator<Item = (String, Number)> + 'a {
    let name = |name: &str| name.split(|c: char| !c.is_alphanumeric()).collect::<Vec<_>>().join("_");
    names.iter().zip(cycles).map(move |(reason, n)| count(&format!("stall_{}", name(reason)), n))
}

fn of_launch(stats: &Stats) -> Counts {
    let mut counts = vec![
        count("cycles", stats.cycles),
        count("instructions", stats.instructions()),
        ratio("ipc", stats.ipc()),
        count("eus", stats.eus()),
        count("threads", stats.threads),
        count("messages", stats.messages),
        count("line_requests", stats.line_requests),
        count("rows_written", stats.rows_written),
    ];
    for (pipe, issued) in stats::PIPES.iter().zip(stats.issued) {
        counts.push(count(&format!("issued_{}", pipe.to_lowercase()), issued));
    }
    counts.extend(stalls(&stats::STALLS, stats.thread_cycles().into_iter()));
    counts
}

/// All pipelines together.
fn of_trace(stats: &CacheStats) -> Counts {
    let sum = |counts: &[u64]| counts.iter().sum::<u64>();
    let requests = stats.total_requests();
    let share = |part: u64| part as f64 / requests.max(1) as f64;
    let (present, pending) = (sum(&stats.present), sum(&stats.pending));
    let mut counts = vec![
        count("cycles", stats.cycles),
        count("requests", requests),
        ratio("requests_per_cycle", stats.rate()),
        ratio("balance", stats.balance()),
        count("hits_present", present),
        count("hits_pending", pending),
        count("misses", sum(&stats.misses)),
        ratio("hit_rate", share(present + pending)),
        count("bus_reads", sum(&stats.bus_reads)),
        count("bus_writes", sum(&stats.bus_writes)),
        count("ram_reads", sum(&stats.ram_reads)),
        count("ram_writes", sum(&stats.ram_writes)),
        count("failed_fetches", sum(&stats.failed_fetches)),
        count("longest_wait", stats.oldest),
        count("flush_cycles", stats.flush_cycles),
    ];
    let all = (0..cache::STALLS.len()).map(|code| stats.stalls.iter().map(|pipeline| pipeline[code]).sum());
    counts.extend(stalls(&cache::STALLS, all));
    counts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_have_one_name_each_that_needs_no_quotes() {
        let names: Vec<_> = columns().iter().map(|column| column.0.as_str()).collect();
        for (i, name) in names.iter().enumerate() {
            assert!(name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_'), "{name}");
            assert!(!names[..i].contains(name), "{name}");
        }
        for name in ["cycles", "ipc", "hit_rate", "stall_dependency", "stall_queue_full", "stall_write_back_of_its_block"] {
            assert!(names.contains(&name), "{name} is not in {names:?}");
        }
    }

    #[test]
    fn a_trace_counts_all_pipelines() {
        let stats = CacheStats {
            cycles: 10,
            requests: [3, 2, 1, 0],
            present: [1, 1, 0, 0],
            pending: [1, 0, 0, 0],
            ..CacheStats::default()
        };
        let counts: BTreeMap<_, _> = of_trace(&stats).into_iter().collect();
        let number = |name: &str| counts[name].as_f64();
        assert_eq!([number("requests"), number("requests_per_cycle"), number("hit_rate")], [Some(6.0), Some(0.6), Some(0.5)]);
    }
}
