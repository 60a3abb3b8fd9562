//! Render cache: pixels, bus and RAM accesses, throughput.

use crate::pipeline::Pipeline;
use tessera_ports::cache::config::{MemoryConfig, NAMES};
use tessera_ports::cache::render_cache::RenderCacheIn;

fn tied(name: &str) -> RenderCacheIn {
    MemoryConfig::named(name).expect("a listed name").cache.cache_inputs()
}

#[test]
fn pixels_are_right_in_every_configuration() {
    for name in NAMES {
        let mut pipeline = Pipeline::new(tied(name), 12, 0x1234_5678);
        let mut done = 0;
        let mut habit = 0;
        while done < 1500 {
            if done % 32 == 0 {
                habit = pipeline.random();
            }
            let noise = pipeline.random();
            // A window of 2 to 64 tiles in one column of the pattern: chains, hits, evictions.
            let (x, y) = (4 * (noise % (1 << (habit % 4))), noise >> 8 & ((1 << (habit >> 4 & 3)) - 1));
            let mask = if noise >> 16 & 1 == 1 { 0xffff } else { (noise >> 17 & 0xffff).max(1) };
            let request = (x, y, 1 + (noise >> 36) % 3, mask);
            while !pipeline.step(Some(request), habit & 64 != 0) {
                assert!(pipeline.cycle < 500_000, "{name}: stuck at request {done}");
            }
            done += 1;
        }
        pipeline.finish();
        pipeline.check_memory();
    }
}

#[test]
fn chained_read_modify_writes_fetch_once_and_allocate_once() {
    for k in [1, 2, 7, 15] {
        let mut pipeline = Pipeline::new(tied("default"), 60, 7);
        for _ in 0..k {
            while !pipeline.step(Some((8, 3, 3, 0xffff)), false) {}
        }
        (0..200).for_each(|_| {
            pipeline.step(None, false);
        });
        assert_eq!((pipeline.bus_reads, pipeline.data_writes, pipeline.data_reads), (1, 1, 0), "{k} requests");
        pipeline.finish();
        pipeline.check_memory();
    }
}

#[test]
fn a_write_of_the_whole_block_reads_nothing() {
    let mut pipeline = Pipeline::new(tied("default"), 60, 7);
    while !pipeline.step(Some((8, 3, 2, 0xffff)), false) {}
    while !pipeline.step(Some((8, 3, 3, 0x00ff)), false) {}
    pipeline.finish();
    pipeline.check_memory();
    assert_eq!(pipeline.bus_reads, 0);
}

#[test]
fn hits_sustain_a_request_a_cycle() {
    for op in [1, 2, 3] {
        let mut pipeline = Pipeline::new(tied("default"), 20, 7);
        // 32 blocks in 32 sets, allocated by full writes.
        let tile = |n: u64| (4 * (n % 8), n / 8 % 4);
        for n in 0..32 {
            let (x, y) = tile(n);
            while !pipeline.step(Some((x, y, 2, 0xffff)), false) {}
        }
        (0..100).for_each(|_| {
            pipeline.step(None, false);
        });
        let (start, reads) = (pipeline.cycle, pipeline.bus_reads);
        for n in 0..2000 {
            let (x, y) = tile(n);
            while !pipeline.step(Some((x, y, op, 0xffff)), false) {}
        }
        let cycles = pipeline.cycle - start;
        assert_eq!(pipeline.bus_reads, reads, "op {op}");
        assert!(cycles <= 2040, "op {op}: 2000 hits in {cycles} cycles, expected at least 0.98 a cycle");
        pipeline.finish();
        pipeline.check_memory();
    }
}
