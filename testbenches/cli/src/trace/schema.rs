//! What `--json` prints for a trace. The page `howto/results.md` describes every key; a test holds the two
//! together.

use serde::Serialize;
use tessera_lockstep::cache::stats::STALLS;
use tessera_lockstep::cache::CacheStats;
use tessera_lockstep::energy::CacheAccesses;
use tessera_ports::cache::config::{Index, Partition};
use tessera_ports::cache::PIPELINES;

use crate::config::{CacheModel, Config};
use crate::energy::Energy;
use crate::report::{Ended, Named, Range};

/// Counts up when a key changes its meaning or goes.
const SCHEMA: u32 = 1;

#[derive(Serialize)]
pub struct Results<'a> {
    schema: u32,
    trace: &'a str,
    scene: &'a str,
    engine: String,
    configuration: Configuration,
    seed: u64,
    ended: Ended,
    cycles: u64,
    requests: u64,
    requests_per_cycle: f64,
    balance: f64,
    longest_wait: u64,
    pipelines: Vec<Pipeline>,
    energy: Energy,
    flush: Flush,
}

#[derive(Serialize)]
struct Configuration {
    model: CacheModel,
    queue_entries: usize,
    ways: usize,
    sets: usize,
    index: Index,
    partition: Partition,
    read_latency: Range,
    write_latency: Range,
    client_latency: u32,
    back_pressure: u32,
    max_cycles: u64,
}

#[derive(Serialize)]
struct Pipeline {
    pipeline: usize,
    requests: u64,
    hits_present: u64,
    hits_pending: u64,
    misses: u64,
    bus_reads: u64,
    bus_writes: u64,
    ram_reads: u64,
    ram_writes: u64,
    failed_fetches: u64,
    accesses: CacheAccesses<u64>,
    stalls: Named<String>,
}

#[derive(Serialize)]
struct Flush {
    cycles: u64,
    writes: u64,
}

/// What was run.
pub struct Subject<'a> {
    pub trace: &'a str,
    pub scene: &'a str,
    pub engine: String,
    pub config: &'a Config,
    pub ended: Ended,
}

impl<'a> Results<'a> {
    pub fn new(subject: Subject<'a>, stats: &CacheStats, energy: Energy) -> Self {
        let Subject { trace, scene, engine, config, ended } = subject;
        let (memory, cache) = (&config.memory, &config.memory.cache);
        let range = |[min, max]: [u32; 2]| Range { min, max };
        let configuration = Configuration {
            model: config.model,
            queue_entries: cache.queue_entries,
            ways: cache.ways,
            sets: cache.sets,
            index: cache.index,
            partition: cache.partition,
            read_latency: range(memory.read_latency),
            write_latency: range(memory.write_latency),
            client_latency: memory.client_latency,
            back_pressure: memory.back_pressure,
            max_cycles: memory.max_cycles,
        };
        let reasons = STALLS.map(|reason| reason.replace([' ', '-'], "_"));
        let pipeline = |p: usize| Pipeline {
            pipeline: p,
            requests: stats.requests[p],
            hits_present: stats.present[p],
            hits_pending: stats.pending[p],
            misses: stats.misses[p],
            bus_reads: stats.bus_reads[p],
            bus_writes: stats.bus_writes[p],
            ram_reads: stats.ram_reads[p],
            ram_writes: stats.ram_writes[p],
            failed_fetches: stats.failed_fetches[p],
            accesses: stats.activity[p].clone(),
            stalls: Named(reasons.iter().cloned().zip(stats.stalls[p]).collect()),
        };
        Results {
            schema: SCHEMA,
            trace,
            scene,
            engine,
            configuration,
            seed: memory.seed,
            ended,
            cycles: stats.cycles,
            requests: stats.total_requests(),
            requests_per_cycle: stats.rate(),
            balance: stats.balance(),
            longest_wait: stats.oldest,
            pipelines: (0..PIPELINES).map(pipeline).collect(),
            energy,
            flush: Flush { cycles: stats.flush_cycles, writes: stats.flush_writes },
        }
    }
}
