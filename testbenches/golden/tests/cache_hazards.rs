//! Every hazard of the design page: it comes up (cover counter), it is handled, and a model that handles it wrongly is caught.

#[path = "cache/bench.rs"]
mod bench;

use bench::{random_requests, whole, Bench, Random, Request, Setting};
use tessera_golden::cache::planted;
use tessera_golden::cache::render_cache::cover::{Cover, Hazard};
use tessera_golden::cache::render_cache::Pipeline;
use tessera_golden::Golden;
use tessera_ports::cache::config::RenderCacheConfig;
use tessera_ports::cache::render_cache::{RenderCacheIn, RenderCacheOut};
use tessera_ports::cache::{READ, WRITE};

const RMW: u64 = READ | WRITE;

/// A pipeline that counts the hazards it meets.
#[derive(Default)]
struct Covered<const BUG: u8> {
    pipeline: Pipeline<BUG>,
    cover: Cover,
}

impl<const BUG: u8> Golden for Covered<BUG> {
    type In = RenderCacheIn;
    type Out = RenderCacheOut;

    fn eval(&self, i: &RenderCacheIn) -> RenderCacheOut {
        self.pipeline.eval(i)
    }

    fn tick(&mut self, i: &RenderCacheIn) {
        self.step(i);
    }

    fn step(&mut self, i: &RenderCacheIn) -> RenderCacheOut {
        let cover = &mut self.cover;
        self.pipeline.run(i, |pipeline, plan| {
            cover.see(pipeline, i, plan);
            pipeline.show(i, plan)
        })
    }
}

type Covering<const BUG: u8> = Bench<Covered<BUG>>;

fn bench<const BUG: u8>(setting: Setting) -> Covering<BUG> {
    Bench::new(Covered::default(), setting)
}

/// Few sets and ways, few blocks, everything random.
fn stress<const BUG: u8>(sets: usize, ways: usize, stall: u64) -> Cover {
    let config = RenderCacheConfig { sets, ways, ..RenderCacheConfig::default() };
    let (read_latency, write_latency, client_latency) = ([1, 40], [1, 120], [1, 6]);
    let mut bench =
        bench::<BUG>(Setting { config, read_latency, write_latency, client_latency, stall, seed: 11, ..Setting::default() });
    let mut random = Random(5);
    for _ in 0..3 {
        bench.run(random_requests(&mut random, 4000, 12));
        bench.check_memory();
    }
    assert!(bench.counts.oldest < 3000, "a request waited {} cycles", bench.counts.oldest);
    bench.cache.cover
}

fn crowded<const BUG: u8>() -> Cover {
    stress::<BUG>(2, 2, 10)
}

fn one_line<const BUG: u8>() -> Cover {
    stress::<BUG>(1, 1, 0)
}

fn full_speed<const BUG: u8>() -> Cover {
    stress::<BUG>(1, 4, 0)
}

/// Memory acknowledges writes slowly: the write-out is full most of the time.
fn slow_writes<const BUG: u8>() -> Cover {
    let config = RenderCacheConfig { sets: 1, ..RenderCacheConfig::default() };
    let mut bench = bench::<BUG>(Setting { config, write_latency: [300, 400], ..Setting::default() });
    bench.run((0..200).map(|k| whole(WRITE, k % 50 * 4, k % 7)));
    bench.check_memory();
    bench.cache.cover
}

/// Two hot chains of reads, and one request to a third block.
fn hot_chains<const BUG: u8>() -> Cover {
    let mut bench = bench::<BUG>(Setting::default());
    let others = (0..1000).map(|k| whole(READ, k % 2 * 4, 0));
    bench.run([0, 4, 8].map(|x| whole(READ, x, 0)).into_iter().chain(others));
    assert!(bench.counts.oldest < 100, "a request waited {} cycles", bench.counts.oldest);
    bench.cache.cover
}

/// Partial writes, then readers that need more, then another writer behind them.
fn partial_writes<const BUG: u8>() -> Cover {
    let mut bench = bench::<BUG>(Setting { client_latency: [1, 4], ..Setting::default() });
    for k in 0..40 {
        let part = |op, mask| Request { mask, ..whole(op, 4 * k, 0) };
        let requests = [part(WRITE, 0x00FF), part(READ, 0x0FF0), part(RMW, 0x0003), part(WRITE, 0xF000), whole(READ, 4 * k, 0)];
        let before = bench.counts.bus_reads;
        bench.run(requests);
        assert_eq!(bench.counts.bus_reads, before + 1);
    }
    bench.check_memory();
    bench.cache.cover
}

/// A flush that comes while chains are open and victims are on their way.
fn flush_midway<const BUG: u8>() -> Cover {
    let mut bench = bench::<BUG>(Setting { read_latency: [80, 80], write_latency: [150, 150], ..Setting::default() });
    bench.waiting.extend((0..10).map(|k| whole(RMW, 4 * k, 0)));
    bench.wait(20);
    bench.flush(false);
    assert_eq!(bench.compare_memory(), 10);
    bench.cache.cover
}

fn failing_reads<const BUG: u8>() -> Cover {
    let mut bench = bench::<BUG>(Setting { errors: 1000, ..Setting::default() });
    bench.run([RMW, READ, WRITE, RMW].map(|op| whole(op, 8, 1)));
    bench.wait(30);
    assert_eq!((bench.counts.errors, bench.counts.bus_reads, bench.counts.allocations), (4, 1, 0));
    bench.cache.cover
}

/// What was in the cache before a reset must not be hit after it.
fn reset_midway<const BUG: u8>() -> Cover {
    let mut before = bench::<BUG>(Setting::default());
    before.run((0..16).map(|k| whole(WRITE, 4 * k, 1)));
    before.wait(30);
    let mut bench = Bench::new(before.cache, Setting { seed: 2, ..Setting::default() });
    bench.run((0..16).map(|k| whole(READ, 4 * k, 1)));
    assert_eq!((bench.counts.present, bench.counts.bus_reads), (0, 16));
    bench.cache.cover
}

/// Row conflicts of a model that loses data, before the loss shows.
fn stress_conflicts<const BUG: u8>() -> u64 {
    let config = RenderCacheConfig { sets: 1, ways: 2, ..RenderCacheConfig::default() };
    let mut bench = bench::<BUG>(Setting { config, read_latency: [1, 9], client_latency: [1, 6], ..Setting::default() });
    bench.waiting.extend(random_requests(&mut Random(5), 4000, 12));
    let run = std::panic::AssertUnwindSafe(|| bench.finish());
    let _ = std::panic::catch_unwind(run);
    bench.cache.cover.row_conflicts
}

/// The memories may answer a read of a row that is being written as they like: it never happens.
#[test]
fn no_read_meets_a_write_of_its_row() {
    let mut both = 0;
    for (sets, ways, stall) in [(2, 2, 10), (1, 1, 0), (1, 4, 0), (1, 4, 60), (32, 4, 30)] {
        let cover = stress::<{ planted::NONE }>(sets, ways, stall);
        both += cover.count(Hazard::ReadDuringWrite);
        assert_eq!(cover.row_conflicts, 0, "{sets} sets, {ways} ways, stall {stall}");
    }
    assert!(both > 1000, "{both}");
    let broken = stress_conflicts::<{ planted::CONFLICT_IGNORED }>();
    assert!(broken > 0, "a line was read while it was replaced, and no row was met");
}

macro_rules! hazards {
    ($($name:ident: $hazard:ident in $scenario:ident, kills $bug:ident;)*) => {$(
        #[test]
        fn $name() {
            let cover = $scenario::<{ planted::NONE }>();
            assert!(cover.count(Hazard::$hazard) > 0, "the hazard never came up");
            let caught = std::panic::catch_unwind($scenario::<{ planted::$bug }>);
            assert!(caught.is_err(), "the planted bug survives");
        }
    )*};
}

hazards! {
    tail_link_and_tail_drain_in_one_cycle: TailLinkMeetsPop in crowded, kills LINK_LOST_TO_POP;
    late_joiner_in_drain: JoinsInDrain in crowded, kills DRAIN_IS_INVISIBLE;
    late_joiner_in_write_back: MeetsWriteBack in full_speed, kills LINK_TO_LEAVING;
    late_joiner_in_the_freeing_cycle: JoinsInFreeingCycle in full_speed, kills FREE_BEATS_LINK;
    lookup_before_an_allocation_with_probe_after_it: TagsReadWhileWritten in full_speed, kills TAG_WRITE_LOST_TO_READ;
    dirty_victim_against_a_refetch: FetchMeetsWriteOut in crowded, kills NO_PROBE;
    two_chains_of_one_set_write_back_back_to_back: SameSetWriteBacks in full_speed, kills NO_SET_INTERLOCK;
    all_ways_pinned: AllWaysPinned in one_line, kills PINS_IGNORED;
    victim_with_a_live_chain: VictimIsPinned in full_speed, kills PINS_IGNORED;
    hit_on_a_line_being_evicted: HitOnVictim in one_line, kills CONFLICT_IGNORED;
    queue_full_with_requests_in_the_pipe: QueueFull in crowded, kills HOME_FREED_EARLY;
    write_out_slot_reservation: WriteOutReserved in slow_writes, kills NO_RESERVATION;
    starvation_by_hot_chains: ChainsCompete in hot_chains, kills FIXED_PRIORITY;
    bus_id_reuse: IdReused in crowded, kills HOME_FREED_EARLY;
    push_to_one_chain_while_popping_another: PushMeetsPop in crowded, kills POP_LOST_TO_PUSH;
    reader_of_uncovered_pixels_behind_a_write: HeadRefused in partial_writes, kills NO_UPGRADE;
    chain_order_with_mixed_requests: MixedChain in crowded, kills LINK_AT_HEAD;
    read_during_write: ReadDuringWrite in full_speed, kills TAG_WRITE_LOST_TO_READ;
    refused_head_keeps_its_place: HeadRefused in partial_writes, kills REFUSED_HEAD_DROPPED;
    fill_after_partial_writes: FillMeetsResult in crowded, kills FILL_IGNORES_COVER;
    flush_waits_for_queue_and_pipe: FlushWaitsForChains in flush_midway, kills FLUSH_IGNORES_CHAINS;
    flush_waits_for_write_out: FlushWaitsForWriteOut in flush_midway, kills FLUSH_IGNORES_WRITE_OUT;
    error_releases_the_whole_chain: ErrorReleases in failing_reads, kills ERROR_IS_WRITTEN_BACK;
    reset_sweep: Sweep in reset_midway, kills NO_SWEEP;
    back_pressure_on_responses: ResponseHeld in crowded, kills RESPONSE_NOT_HELD;
}
