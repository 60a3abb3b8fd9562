//! The render cache: contract timing, the rules of the design page, and random runs against a plain model.

use tessera_golden::cache::render_cache::RenderCache;
use tessera_pipeline::{random_requests, whole, Bench, Counts, Failure, Random, Request, Setting};
use tessera_ports::cache::config::{Index, MemoryConfig, RenderCacheConfig, NAMES};
use tessera_ports::cache::{READ, WRITE};

const RMW: u64 = READ | WRITE;

fn bench(setting: Setting) -> Result<Bench<RenderCache>, Failure> {
    Bench::new(RenderCache::default(), setting)
}

/// What a list of requests costs on a cold cache.
fn cost(setting: Setting, requests: impl IntoIterator<Item = Request>) -> Counts {
    let run = || -> Result<Counts, Failure> {
        let mut bench = bench(setting)?;
        bench.run(requests)?;
        bench.check_memory()?;
        Ok(bench.counts)
    };
    run().unwrap_or_else(|failure| panic!("{failure}"))
}

#[test]
fn a_chain_of_read_modify_writes_costs_one_bus_read_and_one_data_write() -> Result<(), Failure> {
    for k in [1, 2, 5, 15, 40] {
        let mut bench = bench(Setting { read_latency: [60, 60], ..Setting::default() })?;
        bench.run((0..k).map(|_| whole(RMW, 8, 3)))?;
        bench.wait(20)?;
        let c = &bench.counts;
        assert_eq!((c.bus_reads, c.allocations, c.data_reads, c.result_writes, c.victim_reads), (1, 1, 0, 0, 0), "k = {k}");
        assert_eq!((c.missed, c.linked), (1, k - 1));
        bench.check_memory()?;
    }
    Ok(())
}

#[test]
fn writes_that_cover_a_block_cause_no_bus_read() {
    let halves = [0x00FF, 0xFF00].map(|mask| Request { mask, ..whole(WRITE, 4, 0) });
    assert_eq!(cost(Setting::default(), [whole(WRITE, 4, 0)]).bus_reads, 0);
    assert_eq!(cost(Setting::default(), halves).bus_reads, 0);
    assert_eq!(cost(Setting::default(), [whole(WRITE, 4, 0), whole(RMW, 4, 0), whole(READ, 4, 0)]).bus_reads, 0);
}

#[test]
fn a_partial_write_fetches_once_when_a_reader_needs_more_or_at_its_end() {
    let half = Request { mask: 0x00FF, ..whole(WRITE, 4, 0) };
    let covered = Request { op: READ, ..half };
    assert_eq!(cost(Setting::default(), [half]).bus_reads, 1);
    assert_eq!(cost(Setting::default(), [half, covered, whole(READ, 4, 0), whole(RMW, 4, 0)]).bus_reads, 1);
}

#[test]
fn blocks_that_are_only_read_are_not_allocated() {
    let c = cost(Setting::default(), [whole(READ, 4, 0), whole(READ, 4, 0), whole(READ, 4, 0)]);
    assert_eq!((c.bus_reads, c.allocations, c.bus_writes), (1, 0, 0));
}

/// The two rows of the contract's timing trace.
#[test]
fn timing_of_a_hit_and_of_a_miss() -> Result<(), Failure> {
    let mut bench = bench(Setting { read_latency: [10, 10], ..Setting::default() })?;
    let events = |bench: &mut Bench<RenderCache>| -> Result<Vec<(u64, &str)>, Failure> {
        let start = bench.counts.cycles;
        bench.ask([whole(RMW, 8, 3)]);
        let mut seen = Vec::new();
        for _ in 0..30 {
            let o = bench.step()?;
            let names = [(o.ev.present, "hit"), (o.ev.miss, "miss"), (o.mr.valid, "mr"), (o.md.ready, "fill")];
            let more = [(o.resp.valid, "resp"), (o.result.ready, "result"), (o.ev.alloc, "W3"), (o.idle, "idle")];
            for (_, name) in names.into_iter().chain(more).filter(|e| e.0 == 1) {
                seen.push((bench.counts.cycles - 1 - start, name));
            }
        }
        Ok(seen)
    };
    let miss = events(&mut bench)?;
    let at = |k: u64, name| (k, name);
    let expected = [
        at(0, "idle"),
        at(2, "miss"),
        at(4, "mr"),
        at(14, "fill"),
        at(18, "resp"),
        at(19, "result"),
        at(25, "W3"),
        at(26, "idle"),
    ];
    assert_eq!(miss[..8], expected);
    let hit = events(&mut bench)?;
    assert_eq!(hit[..5], [at(0, "idle"), at(2, "hit"), at(3, "resp"), at(4, "result"), at(6, "idle")]);
    Ok(())
}

/// Requests per cycle over `rounds` passes through `blocks` resident blocks.
fn hit_rate(op: u64, client: u32) -> Result<f64, Failure> {
    let mut bench = bench(Setting { client_latency: [client, client], ..Setting::default() })?;
    let tiles = |n: u64| (0..n).map(|k| (k % 32 % 8 * 4, k % 32 / 8));
    bench.run(tiles(32).map(|(x, y)| whole(WRITE, x, y)))?;
    bench.wait(50)?;
    let before = bench.counts.clone();
    bench.run(tiles(4000).map(|(x, y)| whole(op, x, y)))?;
    let after = &bench.counts;
    assert_eq!(after.present - before.present, 4000);
    if op == RMW {
        assert_eq!((after.data_reads - before.data_reads, after.result_writes - before.result_writes), (4000, 4000));
    }
    Ok(4000.0 / (after.cycles - before.cycles) as f64)
}

#[test]
fn hits_sustain_one_request_a_cycle() -> Result<(), Failure> {
    for (op, client) in [(READ, 1), (WRITE, 1), (RMW, 1), (RMW, 13)] {
        let rate = hit_rate(op, client)?;
        assert!(rate >= 0.98, "op {op}, client latency {client}: {rate} requests per cycle");
    }
    Ok(())
}

#[test]
fn misses_to_different_blocks_overlap() {
    let c = cost(Setting { read_latency: [100, 100], ..Setting::default() }, (0..16).map(|k| whole(RMW, 4 * k, 0)));
    assert_eq!(c.bus_reads, 16);
    assert!(c.oldest < 160, "{}", c.oldest);
}

#[test]
fn a_failed_read_releases_the_whole_chain() -> Result<(), Failure> {
    let mut bench = bench(Setting { errors: 1000, ..Setting::default() })?;
    bench.run([RMW, READ, WRITE, RMW].map(|op| whole(op, 8, 1)))?;
    assert_eq!((bench.counts.errors, bench.counts.bus_reads, bench.counts.allocations), (4, 1, 0));
    Ok(())
}

#[test]
fn invalidate_drops_what_memory_does_not_have() -> Result<(), Failure> {
    let mut bench = bench(Setting::default())?;
    bench.run([whole(WRITE, 8, 1)])?;
    bench.wait(20)?;
    let cycles = bench.flush(true)?;
    assert!(cycles < 40, "{cycles}");
    assert_eq!((bench.counts.allocations, bench.counts.bus_writes), (1, 0));
    Ok(())
}

#[test]
fn a_flush_writes_every_block_once_and_empties_the_cache() -> Result<(), Failure> {
    let mut bench = bench(Setting::default())?;
    bench.run((0..32).map(|k| whole(WRITE, k % 8 * 4, k / 8)))?;
    assert_eq!(bench.check_memory()?, 32);
    assert_eq!(bench.counts.bus_writes, 32);
    bench.run([whole(READ, 0, 0)])?;
    assert_eq!(bench.counts.bus_reads, 1);
    Ok(())
}

/// Every named configuration, random latencies, order, back-pressure, errors and flushes.
#[test]
fn random_requests_on_every_configuration() -> Result<(), Failure> {
    for (k, name) in NAMES.iter().enumerate() {
        let config = MemoryConfig::named(name).expect("a listed name").cache;
        for (stall, errors, blocks) in [(0, 0, 24), (30, 0, 200), (60, 20, 60)] {
            let seed = 100 * k as u64 + stall;
            let setting = Setting {
                config: config.clone(),
                read_latency: [1, 60],
                write_latency: [1, 90],
                client_latency: [1, 9],
                stall,
                errors,
                seed,
                ..Setting::default()
            };
            let mut bench = bench(setting)?;
            let mut random = Random(seed);
            for round in 0..4 {
                bench.run(random_requests(&mut random, 1500, blocks))?;
                if round == 1 {
                    bench.flush(false)?;
                }
            }
            assert!(bench.check_memory()? > 0 && bench.counts.requests == 6000, "{name} seed {seed}");
            assert!(bench.counts.oldest < 30_000, "{name} seed {seed}: {}", bench.counts.oldest);
            assert_eq!(errors > 0, bench.counts.errors > 0, "{name} seed {seed}");
        }
    }
    Ok(())
}

/// One way, or one set: write backs wait for pins and collide in the set, and still end.
#[test]
fn a_single_line_cache_survives_hot_chains() {
    let config = RenderCacheConfig { ways: 1, sets: 1, index: Index::Plain, ..RenderCacheConfig::default() };
    let setting = Setting { config, read_latency: [2, 8], write_latency: [2, 8], client_latency: [1, 5], ..Setting::default() };
    let c = cost(setting, (0..4000).map(|k| whole(RMW, [0, 0, 4, 0, 8][k % 5], 0)));
    assert!(c.stalls[2] > 0 && c.oldest < 400, "{c:?}");
}
