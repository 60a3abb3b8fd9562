//! What the render cache promises about traffic and speed, counted at the subsystem's own counters.

use tessera_lockstep::cache::CacheStats;
use tessera_ports::cache::config::MemoryConfig;
use tessera_testbenches::cache::{golden, hits, rtl, run_trace, verilated};
use tessera_traces::{Header, Op, Record, Trace};

/// Records for the first tile of surface 0, on golden and hardware alike.
fn one_block(records: &[(Op, u16)]) -> CacheStats {
    let record = |&(op, mask): &(Op, u16)| Record { x: 0, y: 0, surface: 0, op, mask };
    let records: Vec<Record> = records.iter().map(record).collect();
    let header = Header { msaa: false, width: 16, height: 16, count: records.len() as u32, scene: "one block".into() };
    let trace = Trace { header, records };
    run_trace(vec![golden(), rtl()], &MemoryConfig::default(), &trace, usize::MAX).unwrap_or_else(|e| panic!("{e}"))
}

fn traffic(stats: &CacheStats) -> [u64; 3] {
    [stats.bus_reads[0], stats.ram_writes[0], stats.ram_reads[0]]
}

#[test]
fn chained_updates_of_an_absent_block_cost_one_read_and_one_ram_write() {
    for k in 1..=15 {
        assert_eq!(traffic(&one_block(&vec![(Op::ReadWrite, 0xFFFF); k])), [1, 1, 0], "{k} updates");
        assert_eq!(traffic(&one_block(&vec![(Op::ReadWrite, 0x0180); k])), [1, 1, 0], "{k} updates of two pixels");
    }
}

#[test]
fn a_write_of_the_whole_block_needs_no_read() {
    assert_eq!(traffic(&one_block(&[(Op::Write, 0xFFFF)])), [0, 1, 0]);
    assert_eq!(traffic(&one_block(&[(Op::Write, 0xFFFF), (Op::ReadWrite, 0x00F0), (Op::Read, 0xFFFF)])), [0, 1, 0]);
    let halves = [(Op::Write, 0x00FF), (Op::Write, 0xFF00), (Op::Read, 0xFFFF)];
    assert_eq!(traffic(&one_block(&halves)), [0, 1, 0]);
}

#[test]
fn a_reader_of_pixels_nobody_wrote_fetches_once() {
    let upgrade = [(Op::Write, 0x00FF), (Op::Read, 0x0F00), (Op::ReadWrite, 0xFFFF)];
    assert_eq!(traffic(&one_block(&upgrade)), [1, 1, 0]);
}

#[test]
fn updates_that_hit_flow_at_full_rate_in_all_pipelines() {
    let trace = hits(8_000);
    let config = MemoryConfig::default();
    let stats = run_trace(vec![golden(), verilated()], &config, &trace, usize::MAX).unwrap_or_else(|e| panic!("{e}"));
    for (p, requests) in stats.requests.iter().enumerate() {
        let rate = *requests as f64 / stats.cycles as f64;
        assert!(rate >= 0.98, "pipeline {p}: {rate:.3} requests per cycle");
    }
}
