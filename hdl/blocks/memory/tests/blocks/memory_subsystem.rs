//! Memory subsystem: routing, one flush for four caches, counters.

use crate::common::Bench;
use tessera_memory::memory_subsystem::MemorySubsystem;
use tessera_ports::cache::config::RenderCacheConfig;
use tessera_ports::cache::memory_subsystem::{MemorySubsystemIn, MemorySubsystemOut};

type Subsystem = Bench<MemorySubsystem, MemorySubsystemIn, MemorySubsystemOut>;

fn tied() -> MemorySubsystemIn {
    let inputs = RenderCacheConfig::default().subsystem_inputs();
    MemorySubsystemIn { resp_ready: [1; 4], mr_ready: [1; 4], mw_ready: [1; 4], ..inputs }
}

/// Past the reset sweep.
fn ready() -> Subsystem {
    let mut subsystem = Subsystem::new();
    (0..40).for_each(|_| {
        subsystem.cycle(&tied());
    });
    subsystem
}

/// Writes the whole tile (`x`, 0) through port `p`: request, response, result. Returns the slot.
fn write(subsystem: &mut Subsystem, p: usize, x: u64) {
    let mut i = tied();
    (i.req_valid[p], i.req_x[p], i.req_op[p], i.req_mask[p]) = (1, x, 2, 0xffff);
    assert_eq!(subsystem.cycle(&i).req_ready[p], 1);
    let slot = (0..20).find_map(|_| {
        let o = subsystem.cycle(&tied());
        (o.resp_valid[p] == 1).then_some(o.resp_slot[p])
    });
    let mut i = tied();
    (i.res_valid[p], i.res_slot[p], i.res_mask[p]) = (1, slot.expect("a write is answered"), 0xffff);
    (0..8).for_each(|w| i.res_data[8 * p + w] = x);
    assert_eq!(subsystem.cycle(&i).res_ready[p], 1);
}

fn counter(subsystem: &mut Subsystem, p: u64, select: u64) -> u64 {
    subsystem.eval(&MemorySubsystemIn { cnt_pipe: p, cnt_sel: select, ..tied() }).cnt_value
}

#[test]
fn a_request_at_the_wrong_port_never_reaches_a_cache() {
    let mut subsystem = ready();
    for p in 0..4 {
        for x in 0..4 {
            let mut i = tied();
            (i.req_valid[p], i.req_x[p], i.req_op[p], i.req_mask[p]) = (1, x, 1, 1);
            let home = u64::from(x == p as u64);
            let o = subsystem.eval(&i);
            assert_eq!((o.req_ready[p], o.misrouted[p]), (home, 1 - home), "port {p}, tile {x}");
            if home == 0 {
                subsystem.tick();
                assert_eq!(subsystem.eval(&tied()).idle, 1);
            }
        }
    }
}

#[test]
fn a_flush_ends_when_the_last_cache_has_written_everything() {
    let mut subsystem = ready();
    // Three blocks in pipeline 2, one in pipeline 0, none elsewhere.
    for (p, x) in [(2, 2), (2, 6), (2, 10), (0, 4)] {
        write(&mut subsystem, p, x);
    }
    (0..20).for_each(|_| {
        subsystem.cycle(&tied());
    });
    let start = subsystem.cycle(&MemorySubsystemIn { flush_valid: 1, ..tied() });
    assert_eq!((start.flush_ready, start.idle), (1, 1));
    let (mut acks, mut written, mut done) = (Vec::new(), Vec::new(), 0);
    for _ in 0..600 {
        let mut i = MemorySubsystemIn { flush_valid: 1, ..tied() };
        if let Some((p, id)) = acks.pop() {
            let (p, id): (usize, u64) = (p, id);
            (i.ack_valid[p], i.ack_id[p]) = (1, id);
        }
        i.flush_valid = u64::from(done == 0);
        let o = subsystem.cycle(&i);
        for p in (0..4).filter(|p| o.mw_valid[*p] == 1) {
            acks.push((p, o.mw_id[p]));
            written.push((p, o.mw_block[p], o.mw_data[8 * p]));
        }
        if done == 0 {
            assert_eq!((o.flush_ready, o.idle), (0, 0), "a flush is under way");
        }
        if o.flush_done == 1 {
            assert!(acks.is_empty() && written.len() == 4);
            done += 1;
        }
    }
    written.sort_unstable();
    assert_eq!((done, written), (1, vec![(0, 4, 4), (2, 2, 2), (2, 6, 6), (2, 10, 10)]));
    assert_eq!(subsystem.eval(&tied()).idle, 1);
}

#[test]
fn counters_count_their_pipeline_only() {
    let mut subsystem = ready();
    write(&mut subsystem, 1, 1);
    write(&mut subsystem, 1, 5);
    (0..20).for_each(|_| {
        subsystem.cycle(&tied());
    });
    // Requests, hits, links, misses; bus reads, bus writes; data RAM: reads, victims, results, allocations; errors.
    let want = [2, 0, 0, 2, 0, 0, 0, 0, 0, 2, 0];
    for p in 0..4 {
        for (select, want) in want.into_iter().enumerate() {
            let want = if p == 1 { want } else { 0 };
            assert_eq!(counter(&mut subsystem, p, select as u64), want, "pipeline {p}, counter {select}");
        }
    }
    assert_eq!(counter(&mut subsystem, 1, 12), 0);
}
