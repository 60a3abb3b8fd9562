//! The conventional caches: right data under the same random runs, and the costs that make them baselines.

use tessera_golden::cache::baseline::{Blocking, Conventional, Merging};
use tessera_golden::cache::render_cache::RenderCache;
use tessera_pipeline::{random_requests, whole, Bench, Counts, Failure, Pipeline, Random, Request, Setting};
use tessera_ports::cache::config::{MemoryConfig, NAMES};
use tessera_ports::cache::{READ, WRITE};

const RMW: u64 = READ | WRITE;

fn random_runs<C: Pipeline + Default>() -> Result<(), Failure> {
    for (k, name) in NAMES.iter().enumerate() {
        for (stall, errors, blocks) in [(0, 0, 24), (40, 10, 200)] {
            let setting = Setting {
                config: MemoryConfig::named(name).expect("a listed name").cache,
                read_latency: [1, 60],
                write_latency: [1, 90],
                client_latency: [1, 9],
                stall,
                errors,
                seed: 10 * k as u64 + stall,
                ..Setting::default()
            };
            let mut random = Random(setting.seed);
            let mut bench = Bench::new(C::default(), setting)?;
            bench.run(random_requests(&mut random, 1500, blocks))?;
            bench.flush(false)?;
            bench.run(random_requests(&mut random, 1500, blocks))?;
            assert!(bench.check_memory()? > 0, "{name}");
        }
    }
    Ok(())
}

#[test]
fn random_requests_on_every_configuration() -> Result<(), Failure> {
    random_runs::<Blocking>()?;
    random_runs::<Conventional>()?;
    random_runs::<Merging>()
}

fn cost<C: Pipeline + Default>(latency: u32, requests: &[Request]) -> Counts {
    let setting = Setting { read_latency: [latency; 2], write_latency: [latency; 2], ..Setting::default() };
    let run = || -> Result<Counts, Failure> {
        let mut bench = Bench::new(C::default(), setting)?;
        bench.run(requests.iter().copied())?;
        bench.wait(20)?;
        Ok(bench.counts)
    };
    run().unwrap_or_else(|failure| panic!("{failure}"))
}

#[test]
fn read_modify_writes_of_one_block_cost_k_data_ram_accesses() {
    let requests = [whole(RMW, 8, 3); 6];
    for c in [cost::<Blocking>(50, &requests), cost::<Conventional>(50, &requests), cost::<Merging>(50, &requests)] {
        assert_eq!((c.bus_reads, c.allocations, c.data_reads, c.result_writes), (1, 1, 6, 6));
    }
    assert_eq!(cost::<Merging>(50, &requests).linked, 5);
    let c = cost::<RenderCache>(50, &requests);
    assert_eq!((c.bus_reads, c.allocations, c.data_reads, c.result_writes), (1, 1, 0, 0));
}

/// Pairs of requests to blocks that are absent: each kind waits less than the one before it.
#[test]
fn cycles_fall_from_blocking_over_conventional_to_merging() {
    let requests: Vec<_> = (0..200).flat_map(|k| [whole(RMW, 4 * k, 0); 2]).collect();
    let cycles = [
        cost::<Blocking>(100, &requests).cycles,
        cost::<Conventional>(100, &requests).cycles,
        cost::<Merging>(100, &requests).cycles,
        cost::<RenderCache>(100, &requests).cycles,
    ];
    assert!(cycles[0] > 200 * 100 && cycles[0] >= cycles[1], "{cycles:?}");
    assert!(cycles[1] > 4 * cycles[2] && cycles[2] * 10 >= cycles[3] * 9, "{cycles:?}");
}

/// A hit costs the same everywhere: the difference is in the misses.
#[test]
fn hits_flow_at_one_a_cycle() {
    let requests: Vec<_> = (0..2000).map(|k| whole(RMW, k % 32 % 8 * 4, k % 32 / 8)).collect();
    for c in [cost::<Blocking>(10, &requests), cost::<Conventional>(10, &requests), cost::<Merging>(10, &requests)] {
        assert!(c.cycles < 2700, "{c:?}");
    }
}
