//! The memory subsystem against three conventional caches, and the speed of its engines, on one core.
//!
//! ```text
//! cargo bench -p tessera-testbenches --bench cache -- speed         requests and cycles per second of golden and verilator
//! cargo bench -p tessera-testbenches --bench cache -- table         cycles of every trace at latencies 50, 100 and 200
//! cargo bench -p tessera-testbenches --bench cache -- energy        accesses and estimated energy of every trace
//! cargo bench -p tessera-testbenches --bench cache -- random N      N scoreboarded random requests per configuration
//! ```
//!
//! Without an argument: `speed`, then `table`. The table is Markdown: cycles of each cache, and accesses of
//! the data RAM (reads and writes) of the linked-list cache and of the merging one. Every run in it leaves
//! the right memory. `energy` is Markdown, too: a request at latency 100, by the built-in table of energies and by one
//! in which the buffers of 16 rows are registers. `random` takes `TESSERA_SHARD=I/N`, which shares the configurations out.

use std::time::Instant;

use tessera_golden::cache::baseline::{Blocking, Conventional, Merging};
use tessera_golden::cache::memory_subsystem::Subsystem;
use tessera_lockstep::cache::CacheStats;
use tessera_lockstep::energy::{CacheAccesses, Table};
use tessera_lockstep::model::GoldenModel;
use tessera_ports::cache::config::{MemoryConfig, NAMES};
use tessera_testbenches::cache::{golden, hits, rough, run_random, run_trace, verilated, SubsystemModel, FLUSHES};
use tessera_testkit::Shard;
use tessera_traces::{scenes, Trace};

const RUNS: usize = 3;
const LATENCIES: [u32; 3] = [50, 100, 200];

/// Makes a subsystem in its power-up state.
type Build = fn() -> SubsystemModel;

/// The caches compared; the first is the one the others are measured against.
const CACHES: [(&str, Build); 4] = [
    ("linked list", golden),
    ("blocking", || Box::new(GoldenModel(Subsystem::<Blocking>::default()))),
    ("MSHR", || Box::new(GoldenModel(Subsystem::<Conventional>::default()))),
    ("MSHR, merging", || Box::new(GoldenModel(Subsystem::<Merging>::default()))),
];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|a| !a.starts_with('-')).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        [] => {
            speed();
            table();
        }
        ["speed"] => speed(),
        ["table"] => table(),
        ["energy"] => energy(),
        ["random", count] if count.parse::<usize>().is_ok() => random(count.parse().unwrap_or(0)),
        _ => {
            eprintln!("cache: unknown arguments, expected speed, table, energy or random N");
            std::process::exit(2)
        }
    }
}

/// Seconds this thread has spent on a core, so that a busy machine does not count; without that, wall-clock
/// seconds.
fn now() -> f64 {
    static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    let wall = START.get_or_init(Instant::now).elapsed().as_secs_f64();
    let spent = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = spent.and_then(|s| s.split_whitespace().next()?.parse::<f64>().ok());
    nanoseconds.map_or(wall, |n| n / 1e9)
}

fn speed() {
    println!("one core, best of {RUNS}, clients, memory and scoreboard included");
    let streams = [("hits", hits(100_000)), ("shadow_800x600", scenes::load("shadow_800x600"))];
    for (stream, trace) in &streams {
        for (engine, model) in [("golden", golden as fn() -> SubsystemModel), ("verilator", verilated)] {
            let (cycles, seconds) =
                (0..RUNS).map(|_| measure(model(), trace)).min_by(|a, b| a.1.total_cmp(&b.1)).unwrap_or_default();
            let (requests, cycles) = (trace.records.len() as f64 / seconds / 1e6, cycles as f64 / seconds / 1e3);
            println!("{stream:<16}{engine:<10}{requests:>7.2} M requests/s {cycles:>7.0} k cycles/s");
        }
    }
}

fn measure(model: SubsystemModel, trace: &Trace) -> (u64, f64) {
    let start = now();
    let stats = run_trace(vec![model], &MemoryConfig::default(), trace, usize::MAX).unwrap_or_else(|e| panic!("{e}"));
    (stats.cycles, now() - start)
}

fn table() {
    println!(
        "| trace | latency |{} requests/cycle | RAM accesses | merging |",
        CACHES.map(|(name, _)| format!(" {name} |")).concat()
    );
    println!("|---|--:|{}--:|--:|--:|", "--:|".repeat(CACHES.len()));
    for name in scenes::NAMES {
        let trace = scenes::load(name);
        for latency in LATENCIES {
            let config = MemoryConfig { read_latency: [latency; 2], write_latency: [latency; 2], ..MemoryConfig::default() };
            let run = |model: fn() -> SubsystemModel| {
                run_trace(vec![model()], &config, &trace, usize::MAX).unwrap_or_else(|e| panic!("{name}, latency {latency}: {e}"))
            };
            let runs = CACHES.map(|(_, model)| run(model));
            let first = &runs[0];
            let others = runs[1..].iter().map(|r| format!(" {} ({:.2}x) |", r.cycles, r.cycles as f64 / first.cycles as f64));
            let cells = others.collect::<String>();
            let accesses = |r: &CacheStats| r.ram_reads.iter().chain(&r.ram_writes).sum::<u64>();
            let (own, merging) = (accesses(first), accesses(&runs[3]));
            let share = merging as f64 / own as f64;
            println!("| {name} | {latency} | {} |{cells} {:.3} | {own} | {merging} ({share:.2}x) |", first.cycles, first.rate());
        }
    }
}

/// What a request takes in each cache that does not block: accesses of the data RAM, energy in the cache by two tables,
/// and in memory.
fn energy() {
    const COMPARED: [usize; 3] = [0, 2, 3];
    let registers = Table::parse(include_str!("../traces/energy_registers.toml")).unwrap_or_else(|e| panic!("{e}"));
    let tables = [Table::default(), registers];
    let prices = |table: &Table, at: usize| if at == 0 { table.render_cache.clone() } else { table.conventional() };
    let head = |what: &str| COMPARED.map(|at| format!(" {what}, {} |", CACHES[at].0)).concat();
    println!("| trace |{}{}{}{}", head("data RAM"), head("pJ"), head("registers, pJ"), head("memory, nJ"));
    println!("|---|{}", "--:|".repeat(4 * COMPARED.len()));
    for name in scenes::NAMES {
        let trace = scenes::load(name);
        let cells = COMPARED.map(|at| {
            let stats = run_trace(vec![CACHES[at].1()], &MemoryConfig::default(), &trace, usize::MAX);
            let stats = stats.unwrap_or_else(|e| panic!("{name}: {e}"));
            let accesses = stats.activity.iter().map(|a| a.data_reads + a.data_writes).sum::<u64>();
            let [built_in, registers] = tables.each_ref().map(|t| CacheAccesses::estimate(&stats.activity, &prices(t, at)));
            let sums = [accesses as f64, 1e3 * built_in.own_nj(), 1e3 * registers.own_nj(), built_in.memory_nj().unwrap_or(0.0)];
            sums.map(|sum| sum / stats.total_requests() as f64)
        });
        let column = |at: usize, digits: usize| cells.map(|cell| format!(" {:.digits$} |", cell[at])).concat();
        println!("| {name} |{}{}{}{}", column(0, 2), column(1, 1), column(2, 1), column(3, 2));
    }
}

fn random(count: usize) {
    let shard = Shard::asked();
    let (mut runs, mut cycles, mut failures) = (0, 0, 0);
    for (seed, name) in shard.of(NAMES.iter().enumerate()) {
        let seed = seed as u64;
        let start = Instant::now();
        let stats = run_random(vec![golden()], &rough(name, seed), FLUSHES, count).unwrap_or_else(|e| {
            eprintln!("cache: {name}, seed {seed}: {e}");
            std::process::exit(1)
        });
        let failed: u64 = stats.failed_fetches.iter().sum();
        println!(
            "{name}, seed {seed}: {count} requests in {} cycles, {} flushes, {} invalidates, {failed} failed fetches, longest wait {}, {:.0} s",
            stats.cycles,
            stats.flushes,
            stats.invalidates,
            stats.oldest,
            start.elapsed().as_secs_f64()
        );
        (runs, cycles, failures) = (runs + 1, cycles + stats.cycles, failures + failed);
    }
    let requests = runs * count as u64;
    let counts = [("configurations", runs), ("requests", requests), ("cycles", cycles), ("failed_fetches", failures)];
    println!("{}", shard.counts("cache::random", &counts));
}
