//! Memory subsystem: four render caches, one flush, counters.
//!
//! State, rules, timing, stalls, deadlock: `hdl/docs/src/contract/memory_subsystem.md`.
//!
//! Invariants: a request at the wrong port never reaches a cache; no path leads from one pipeline to another,
//! so each behaves as if it were alone (tests in `tests/blocks/memory_subsystem.rs`).

use crate::counters::{counter, MemoryCounters};
use crate::screen_partition::ScreenPartition;
use tessera_hdl::prelude::*;
use tessera_render_cache::bundle::*;
use tessera_render_cache::render_cache::RenderCache;
use tessera_render_cache::word::stall;

/// Every pipeline.
const ALL: U<4> = U::new(15);

/// Four render caches that never share a block.
#[block(ports = tessera_ports::memory_subsystem)]
pub struct MemorySubsystem {
    partition: [ScreenPartition; 4],
    cache: [RenderCache; 4],
    counters: [MemoryCounters; 4],
    active: Reg<Bit>,
    /// Caches that have not finished the flush.
    waiting: Reg<U<4>>,
    ready: Signal<Local, U<4>>,
    calm: Signal<Local, U<4>>,
    remaining: Signal<Local, U<4>>,
    may_flush: Signal<Local, Bit>,
    start: Signal<Local, Bit>,
    finish: Signal<Local, Bit>,
    taken: [Signal<Local, Bit>; 4],
    stalled: [Signal<Local, Bit>; 4],
}

impl Logic for MemorySubsystem {
    #[hdl]
    fn update(&mut self) {
        registers!(self, active, waiting);
        subblocks!(self, cache[4], counters[4]);

        comment!("flush: all four start together, the last one ends it");
        self.ready.next = 0.into();
        self.calm.next = 0.into();
        self.remaining.next = self.waiting.q.val();
        for p in 0..4 {
            self.ready.next = self.ready.val().replace_bit(p, self.cache[p].flush.ready.val());
            self.calm.next = self.calm.val().replace_bit(p, self.cache[p].idle.val());
            if self.cache[p].flush_done.val() {
                self.remaining.next = self.remaining.val().replace_bit(p, false);
            }
        }
        self.may_flush.next = !self.active.q.val() & self.ready.val().all();
        self.start.next = self.flush.valid.val() & self.may_flush.val();
        self.finish.next = self.active.q.val() & !self.remaining.val().any();
        connect!(self.remaining => self.waiting);
        if self.start.val() {
            self.active.d.next = true;
            self.waiting.d.next = ALL;
        }
        if self.finish.val() {
            self.active.d.next = false;
        }
        connect!(self.may_flush => self.flush.ready, self.finish => self.flush_done);
        self.idle.next = !self.active.q.val() & self.calm.val().all();

        comment!("pipelines: a request meets its cache only at home");
        for p in 0..4 {
            connect!(
                self.reset => self.partition[p].reset,
                self.cfg.part => self.partition[p].cfg_part,
                self.req[p].valid => self.partition[p].in_valid,
                self.req[p].x => self.partition[p].in_x,
                self.req[p].y => self.partition[p].in_y
            );
            for q in 0..4 {
                self.partition[p].out_ready[q].next = false;
            }
            connect!(
                self.req[p] => self.cache[p].req,
                self.cache[p].req.ready => self.partition[p].out_ready[p],
                self.partition[p].out_valid[p] => self.cache[p].req.valid,
                self.partition[p].in_ready => self.req[p].ready
            );
            self.misrouted[p].next = self.req[p].valid.val() & (self.partition[p].pipeline.val() != p.to_bits::<2>());
            connect!(
                self.cfg => self.cache[p].cfg,
                self.cache[p].resp => self.resp[p],
                self.result[p] => self.cache[p].result,
                self.cache[p].mr => self.mr[p],
                self.md[p] => self.cache[p].md,
                self.cache[p].mw => self.mw[p],
                self.ack[p] => self.cache[p].ack,
                self.start => self.cache[p].flush.valid,
                self.flush.drop => self.cache[p].flush.drop,
                self.cache[p].stall => self.stall[p]
            );
        }

        comment!("counters");
        self.cnt_value.next = 0.into();
        for p in 0..4 {
            self.taken[p].next = self.partition[p].out_valid[p].val() & self.cache[p].req.ready.val();
            self.stalled[p].next = self.cache[p].stall.val() > stall::MOVES;
            self.counters[p].events.next = pack!(12;
                counter::TAKEN = self.taken[p].val(),
                counter::PRESENT = self.cache[p].ev.present.val(),
                counter::LINK = self.cache[p].ev.link.val(),
                counter::MISS = self.cache[p].ev.miss.val(),
                counter::BUS_READ = self.cache[p].mr.valid.val() & self.mr[p].ready.val(),
                counter::BUS_WRITE = self.cache[p].mw.valid.val() & self.mw[p].ready.val(),
                counter::READ = self.cache[p].ev.read.val(),
                counter::VICTIM = self.cache[p].ev.victim.val(),
                counter::RESULT = self.cache[p].ev.result.val(),
                counter::ALLOC = self.cache[p].ev.alloc.val(),
                counter::FILL_ERROR = self.cache[p].ev.fill_error.val(),
                counter::STALLED = self.stalled[p].val()
            );
            connect!(self.cnt_sel => self.counters[p].select);
            if self.cnt_pipe.val() == p.to_bits::<2>() {
                connect!(self.counters[p].value => self.cnt_value);
            }
        }
    }
}
