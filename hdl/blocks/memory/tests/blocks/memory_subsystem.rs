//! Memory subsystem: routing, one flush for four caches, counters.

use crate::common::Bench;
use tessera_memory::memory_subsystem::MemorySubsystem;
use tessera_ports::bundle::cache::Flush;
use tessera_ports::cache::config::RenderCacheConfig;
use tessera_ports::cache::memory_subsystem::{MemorySubsystemIn, MemorySubsystemOut};
use tessera_ports::Ready;

/// Write everything out.
const FLUSH: Flush = Flush { valid: 1, drop: 0 };

type Subsystem = Bench<MemorySubsystem, MemorySubsystemIn, MemorySubsystemOut>;

fn tied() -> MemorySubsystemIn {
    let inputs = RenderCacheConfig::default().subsystem_inputs();
    let ready = [Ready { ready: 1 }; 4];
    MemorySubsystemIn { resp: ready, mr: ready, mw: ready, ..inputs }
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
    (i.req[p].valid, i.req[p].x, i.req[p].op, i.req[p].mask) = (1, x, 2, 0xffff);
    assert_eq!(subsystem.cycle(&i).req[p].ready, 1);
    let slot = (0..20).find_map(|_| {
        let o = subsystem.cycle(&tied());
        (o.resp[p].valid == 1).then_some(o.resp[p].slot)
    });
    let mut i = tied();
    (i.result[p].valid, i.result[p].slot, i.result[p].mask) = (1, slot.expect("a write is answered"), 0xffff);
    (0..8).for_each(|w| i.result[p].data[w] = x);
    assert_eq!(subsystem.cycle(&i).result[p].ready, 1);
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
            (i.req[p].valid, i.req[p].x, i.req[p].op, i.req[p].mask) = (1, x, 1, 1);
            let home = u64::from(x == p as u64);
            let o = subsystem.eval(&i);
            assert_eq!((o.req[p].ready, o.misrouted[p]), (home, 1 - home), "port {p}, tile {x}");
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
    let start = subsystem.cycle(&MemorySubsystemIn { flush: FLUSH, ..tied() });
    assert_eq!((start.flush.ready, start.idle), (1, 1));
    let (mut acks, mut written, mut done) = (Vec::new(), Vec::new(), 0);
    for _ in 0..600 {
        let mut i = MemorySubsystemIn { flush: FLUSH, ..tied() };
        if let Some((p, id)) = acks.pop() {
            let (p, id): (usize, u64) = (p, id);
            (i.ack[p].valid, i.ack[p].id) = (1, id);
        }
        i.flush.valid = u64::from(done == 0);
        let o = subsystem.cycle(&i);
        for p in (0..4).filter(|p| o.mw[*p].valid == 1) {
            acks.push((p, o.mw[p].id));
            written.push((p, o.mw[p].block, o.mw[p].data[0]));
        }
        if done == 0 {
            assert_eq!((o.flush.ready, o.idle), (0, 0), "a flush is under way");
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
    // Requests, hits, links, misses; bus reads, bus writes; data RAM: reads, victims, results, allocations;
    // errors.
    let want = [2, 0, 0, 2, 0, 0, 0, 0, 0, 2, 0];
    for p in 0..4 {
        for (select, want) in want.into_iter().enumerate() {
            let want = if p == 1 { want } else { 0 };
            assert_eq!(counter(&mut subsystem, p, select as u64), want, "pipeline {p}, counter {select}");
        }
    }
    assert_eq!(counter(&mut subsystem, 1, 12), 0);
}
