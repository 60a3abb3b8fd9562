//! How often the units of a pipeline are used: counted by hand on a few requests, held against the ports of the
//! blocks inside the rust-hdl subsystem, the same on every engine, and wrong counts refused.

use tessera_golden::cache::baseline::{Conventional, Merging};
use tessera_golden::cache::memory_subsystem::Subsystem;
use tessera_lockstep::cache::{CacheError, CacheStats, Flushes};
use tessera_lockstep::energy::CacheAccesses;
use tessera_lockstep::model::{GoldenModel, Model};
use tessera_ports::cache::config::MemoryConfig;
use tessera_ports::cache::memory_subsystem::{MemorySubsystemIn, MemorySubsystemOut};
use tessera_ports::cache::PIPELINES;
use tessera_testbenches::cache::{golden, rough, rtl, run_random, run_trace, verilated, SubsystemModel};
use tessera_traces::{scenes, Header, Op, Record, Trace};

use crate::probe::Probed;

/// What pipeline 0 did for these requests to tiles of row 0, every fourth of which is its own, on golden and
/// rust-hdl alike.
fn of(config: &MemoryConfig, records: &[(u16, Op, u16)]) -> CacheAccesses<u64> {
    let record = |&(x, op, mask): &(u16, Op, u16)| Record { x, y: 0, surface: 0, op, mask };
    let records: Vec<Record> = records.iter().map(record).collect();
    let header = Header { msaa: false, width: 64, height: 16, count: records.len() as u32, scene: "by hand".into() };
    let trace = Trace { header, records };
    let stats = run_trace(vec![golden(), rtl()], config, &trace, usize::MAX).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(stats.activity[1..], [const { nothing() }; PIPELINES - 1]);
    stats.activity[0].clone()
}

const fn nothing() -> CacheAccesses<u64> {
    CacheAccesses {
        tag_reads: 0,
        tag_holds: 0,
        tag_writes: 0,
        data_reads: 0,
        data_writes: 0,
        buffer_reads: 0,
        buffer_writes: 0,
        queue_pushes: 0,
        queue_serves: 0,
        queue_compares: 0,
        out_pushes: 0,
        out_sends: 0,
        responses: 0,
        results: 0,
        bus_reads: 0,
        bus_writes: 0,
    }
}

/// Three updates of an absent block: a chain of three nodes, one fetch, one allocation at its end.
#[test]
fn a_chain_of_updates_by_hand() {
    let expected = CacheAccesses {
        tag_reads: 3 + 1,
        tag_writes: 1,
        data_writes: 1,
        buffer_reads: 3 + 1,
        buffer_writes: 1 + 3,
        queue_pushes: 3,
        queue_serves: 3,
        queue_compares: 3,
        responses: 3,
        results: 3,
        bus_reads: 1,
        ..nothing()
    };
    assert_eq!(of(&MemoryConfig::default(), &[(0, Op::ReadWrite, 0xFFFF); 3]), expected);
}

/// Two readers of an absent block, which is not allocated; then a write of a whole block, which is not fetched.
#[test]
fn readers_and_a_covering_write_by_hand() {
    let expected = CacheAccesses {
        tag_reads: 3 + 1,
        tag_writes: 1,
        data_writes: 1,
        buffer_reads: 2 + 1,
        buffer_writes: 1 + 1,
        queue_pushes: 3,
        queue_serves: 3,
        queue_compares: 3,
        responses: 3,
        results: 1,
        bus_reads: 1,
        ..nothing()
    };
    let records = [(0, Op::Read, 0xFFFF), (0, Op::Read, 0x00FF), (4, Op::Write, 0xFFFF)];
    assert_eq!(of(&MemoryConfig::default(), &records), expected);
}

/// With one node and one line: an update that misses, one that hits, a reader that hits and takes no node, and an
/// update of another block, which evicts the first.
#[test]
fn hits_and_a_victim_by_hand() {
    let mut config = MemoryConfig::default();
    (config.cache.queue_entries, config.cache.ways, config.cache.sets) = (1, 1, 1);
    let (update, all) = (Op::ReadWrite, 0xFFFF);
    let found = of(&config, &[(0, update, all), (0, update, all), (0, Op::Read, all), (4, update, all)]);
    assert!(found.tag_holds > 0, "one node: the second request waits for the first");
    let expected = CacheAccesses {
        tag_reads: 4 + 2,
        tag_holds: found.tag_holds,
        tag_writes: 2,
        data_reads: 2 + 1,
        data_writes: 1 + 2,
        buffer_reads: 2 + 2,
        buffer_writes: 2 + 2,
        queue_pushes: 3,
        queue_serves: 2,
        queue_compares: 4 + found.tag_holds,
        out_pushes: 1,
        out_sends: 1,
        responses: 4,
        results: 3,
        bus_reads: 2,
        bus_writes: 1,
    };
    assert_eq!(found, expected);
}

#[test]
fn every_engine_counts_the_same() {
    let trace = scenes::load("jellyfish_800x600");
    let stats =
        |model: SubsystemModel| run_trace(vec![model], &MemoryConfig::default(), &trace, 4_000).unwrap_or_else(|e| panic!("{e}"));
    let first = stats(golden());
    assert!(first.activity.iter().all(|accesses| accesses.named().iter().all(|(_, count)| **count > 0)), "{first}");
    assert_eq!(first, stats(rtl()));
    assert_eq!(first, stats(verilated()));
}

/// Rough weather, failing reads among it; no flush, because of the tags that a flush reads nobody tells. One counter
/// is wrong, if any.
fn random(seed: u64, wrong: Option<u64>) -> (CacheStats, [CacheAccesses<u64>; PIPELINES]) {
    let (probed, inside) = Probed::new();
    let probed: SubsystemModel = Box::new(probed);
    let model = match wrong {
        Some(counter) => Box::new(Miscounting { model: probed, counter }),
        None => probed,
    };
    let config = rough("default", seed);
    let stats = run_random(vec![model], &config, Flushes::default(), 3_000).unwrap_or_else(|e| panic!("{e}"));
    let inside = inside.take();
    (stats, inside)
}

/// The ports of the blocks inside say what the ports outside are taken to say.
#[test]
fn the_blocks_inside_are_used_as_counted() {
    for seed in 0..4 {
        let (stats, inside) = random(seed, None);
        assert!(seed == 0 || stats.failed_fetches.iter().sum::<u64>() > 0, "reads fail");
        for (counted, inside) in stats.activity.iter().zip(inside) {
            let most = counted.tag_reads + counted.tag_holds;
            assert!((counted.tag_reads..=most).contains(&inside.tag_reads), "seed {seed}: {counted:?}, {inside:?}");
            println!("seed {seed}: sets read {}, counted at most {most}", inside.tag_reads);
            // Of these the ports outside, or the cycles by reason, say all there is.
            let CacheAccesses { tag_reads, tag_holds, queue_compares, responses, results, bus_reads, bus_writes, .. } = *counted;
            let same =
                CacheAccesses { tag_reads, tag_holds, queue_compares, responses, results, bus_reads, bus_writes, ..inside };
            assert_eq!(same, *counted, "seed {seed}");
        }
    }
}

#[test]
fn a_wrong_count_is_seen_beside_the_blocks_inside() {
    // One result and one allocation more than there were, which the ports outside cannot rule out.
    for (counter, added) in [(8, [0, -1]), (9, [1, 0])] {
        let (stats, inside) = random(0, Some(counter));
        for (counted, inside) in stats.activity.iter().zip(inside) {
            assert_eq!(counted.data_writes, inside.data_writes + 1, "counter {counter}");
            let differs = |counted: u64, inside: u64| counted as i64 - inside as i64;
            let buffer = [(counted.buffer_reads, inside.buffer_reads), (counted.buffer_writes, inside.buffer_writes)];
            assert_eq!(buffer.map(|(counted, inside)| differs(counted, inside)), added, "counter {counter}");
        }
    }
}

/// Each allocated block leaves once, at the latest in the flush that ends the run; a conventional cache drops the
/// clean ones.
#[test]
fn what_is_allocated_leaves_once() {
    let trace = scenes::load("shadow_800x600");
    let stats = |model: SubsystemModel| {
        run_trace(vec![model], &MemoryConfig::default(), &trace, 20_000).unwrap_or_else(|e| panic!("{e}"))
    };
    let sum = |stats: &CacheStats, count: fn(&CacheAccesses<u64>) -> u64| stats.activity.iter().map(count).sum::<u64>();
    let balance = |stats: &CacheStats| (sum(stats, |a| a.tag_writes), sum(stats, |a| a.out_pushes) + stats.flush_writes);
    let (allocated, left) = balance(&stats(golden()));
    assert!(allocated > 1_000 && allocated == left, "{allocated} allocated, {left} left");
    let (wrong, left) = balance(&stats(Box::new(Miscounting { model: golden(), counter: 9 })));
    assert_ne!(wrong, left, "one allocation too many for each pipeline");
    let conventional: [SubsystemModel; 2] =
        [Box::new(GoldenModel(Subsystem::<Conventional>::default())), Box::new(GoldenModel(Subsystem::<Merging>::default()))];
    for model in conventional {
        let stats = stats(model);
        let (allocated, left) = balance(&stats);
        assert!(allocated > left && left > 1_000, "{allocated} allocated, {left} left");
        // Nothing but what memory delivers goes through the fill register, and that once.
        assert_eq!(sum(&stats, |a| a.buffer_writes), sum(&stats, |a| a.bus_reads));
        assert_eq!(sum(&stats, |a| a.buffer_reads), allocated);
    }
}

/// The golden subsystem, one of whose counters is off by one.
struct Miscounting {
    model: SubsystemModel,
    counter: u64,
}

impl Model<MemorySubsystemIn, MemorySubsystemOut> for Miscounting {
    fn name(&self) -> &'static str {
        self.model.name()
    }
    fn eval(&mut self, input: &MemorySubsystemIn, output: &mut MemorySubsystemOut) {
        self.model.eval(input, output);
        output.cnt_value += u64::from(input.cnt_sel == self.counter);
    }
    fn tick(&mut self, input: &MemorySubsystemIn) {
        self.model.tick(input);
    }
}

#[test]
fn a_wrong_count_is_refused() {
    let wrong = |counter: u64, op: Op| {
        let header = Header { msaa: false, width: 16, height: 16, count: 1, scene: "one request".into() };
        let trace = Trace { header, records: vec![Record { x: 0, y: 0, surface: 0, op, mask: 0xFFFF }] };
        let model = Miscounting { model: golden(), counter };
        run_trace(vec![Box::new(model)], &MemoryConfig::default(), &trace, usize::MAX).map(|_| ())
    };
    // A write of a whole block: no hit, no reader, no victim. A reader: no result.
    for (counter, op, name) in [
        (1, Op::Write, "hits, present"),
        (2, Op::Write, "misses"),
        (3, Op::Write, "misses"),
        (6, Op::Write, "RAM reads, response"),
        (7, Op::Write, "RAM reads, victim"),
        (8, Op::Read, "RAM writes, result"),
    ] {
        let refused = matches!(wrong(counter, op), Err(CacheError::Counter { counter, .. }) if counter == name);
        assert!(refused, "counter {counter}: {:?}", wrong(counter, op));
    }
    assert!(wrong(11, Op::Write).is_ok(), "stall cycles are not judged");
}
