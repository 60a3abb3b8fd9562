//! What brings the hazards up. A scenario runs on any pipeline and says what went wrong first.

use tessera_pipeline::{random_requests, whole, Bench, Failure, Pipeline, Random, Request, Setting};
use tessera_ports::cache::config::RenderCacheConfig;
use tessera_ports::cache::{READ, WRITE};

/// A scenario.
pub type Scenario = fn(&mut dyn Pipeline) -> Result<(), Failure>;

/// All of them.
pub const ALL: [(&str, Scenario); 11] = [
    ("crowded", crowded),
    ("one line", one_line),
    ("full speed", full_speed),
    ("held back", held_back),
    ("roomy", roomy),
    ("slow writes", slow_writes),
    ("hot chains", hot_chains),
    ("partial writes", partial_writes),
    ("flush midway", flush_midway),
    ("failing reads", failing_reads),
    ("reset midway", reset_midway),
];

const RMW: u64 = READ | WRITE;

/// Few sets and ways, few blocks, everything random.
fn stress(cache: &mut dyn Pipeline, sets: usize, ways: usize, stall: u64) -> Result<(), Failure> {
    let config = RenderCacheConfig { sets, ways, ..RenderCacheConfig::default() };
    let (read_latency, write_latency, client_latency) = ([1, 40], [1, 120], [1, 6]);
    let setting =
        Setting { config, read_latency, write_latency, client_latency, stall, patience: 3000, seed: 11, ..Setting::default() };
    let mut bench = Bench::new(cache, setting)?;
    let mut random = Random(5);
    for _ in 0..3 {
        bench.run(random_requests(&mut random, 4000, 12))?;
        bench.check_memory()?;
    }
    Ok(())
}

pub fn crowded(cache: &mut dyn Pipeline) -> Result<(), Failure> {
    stress(cache, 2, 2, 10)
}

pub fn one_line(cache: &mut dyn Pipeline) -> Result<(), Failure> {
    stress(cache, 1, 1, 0)
}

pub fn full_speed(cache: &mut dyn Pipeline) -> Result<(), Failure> {
    stress(cache, 1, 4, 0)
}

/// One set of four ways with everything held back now and then.
pub fn held_back(cache: &mut dyn Pipeline) -> Result<(), Failure> {
    stress(cache, 1, 4, 60)
}

/// The whole cache: few evictions, many hits.
pub fn roomy(cache: &mut dyn Pipeline) -> Result<(), Failure> {
    stress(cache, 32, 4, 30)
}

/// Memory acknowledges writes slowly: the write-out is full most of the time.
pub fn slow_writes(cache: &mut dyn Pipeline) -> Result<(), Failure> {
    let config = RenderCacheConfig { sets: 1, ..RenderCacheConfig::default() };
    let mut bench = Bench::new(cache, Setting { config, write_latency: [300, 400], ..Setting::default() })?;
    bench.run((0..200).map(|k| whole(WRITE, k % 50 * 4, k % 7)))?;
    bench.check_memory().map(drop)
}

/// Three hot chains of reads, as many as are served in turn without a gap, and one request to a fourth block.
pub fn hot_chains(cache: &mut dyn Pipeline) -> Result<(), Failure> {
    let mut bench = Bench::new(cache, Setting { patience: 100, ..Setting::default() })?;
    let others = (0..1000).map(|k| whole(READ, k % 3 * 4, 0));
    bench.run([0, 4, 8, 12].map(|x| whole(READ, x, 0)).into_iter().chain(others))
}

/// Partial writes, then readers that need more, then another writer behind them.
pub fn partial_writes(cache: &mut dyn Pipeline) -> Result<(), Failure> {
    let mut bench = Bench::new(cache, Setting { client_latency: [1, 4], ..Setting::default() })?;
    for k in 0..40 {
        let part = |op, mask| Request { mask, ..whole(op, 4 * k, 0) };
        let requests = [part(WRITE, 0x00FF), part(READ, 0x0FF0), part(RMW, 0x0003), part(WRITE, 0xF000), whole(READ, 4 * k, 0)];
        bench.run(requests)?;
        Failure::unless_cost("reads of blocks", bench.counts.bus_reads, k + 1)?;
    }
    bench.check_memory().map(drop)
}

/// A flush that comes while chains are open and victims are on their way.
pub fn flush_midway(cache: &mut dyn Pipeline) -> Result<(), Failure> {
    let mut bench = Bench::new(cache, Setting { read_latency: [80, 80], write_latency: [150, 150], ..Setting::default() })?;
    bench.ask((0..10).map(|k| whole(RMW, 4 * k, 0)));
    bench.wait(20)?;
    bench.flush(false)?;
    Failure::unless_cost("blocks in memory", bench.compare_memory()?, 10)
}

/// Every read fails.
pub fn failing_reads(cache: &mut dyn Pipeline) -> Result<(), Failure> {
    let mut bench = Bench::new(cache, Setting { errors: 1000, ..Setting::default() })?;
    bench.run([RMW, READ, WRITE, RMW].map(|op| whole(op, 8, 1)))?;
    bench.wait(30)?;
    Failure::unless_cost("failed responses", bench.counts.errors, 4)?;
    Failure::unless_cost("reads of blocks", bench.counts.bus_reads, 1)?;
    Failure::unless_cost("allocations", bench.counts.allocations, 0)
}

/// What was in the cache before a reset must not be hit after it.
pub fn reset_midway(cache: &mut dyn Pipeline) -> Result<(), Failure> {
    let mut before = Bench::new(&mut *cache, Setting::default())?;
    before.run((0..16).map(|k| whole(WRITE, 4 * k, 1)))?;
    before.wait(30)?;
    let mut bench = Bench::new(cache, Setting { seed: 2, ..Setting::default() })?;
    bench.run((0..16).map(|k| whole(READ, 4 * k, 1)))?;
    Failure::unless_cost("hits", bench.counts.present, 0)?;
    Failure::unless_cost("reads of blocks", bench.counts.bus_reads, 16)
}
