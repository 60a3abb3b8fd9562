//! Memory subsystem: four render caches, one flush, counters.
//!
//! ```text
//!  req[p], res[p] --> partition[p] --> cache[p] --> mr[p], mw[p]     p = 0..4
//!  resp[p] <--------------------------/    ^------- md[p], ack[p]
//!  flush ----------> all four, done when all are done
//!  cnt_pipe, cnt_sel -> cnt_value
//! ```
//!
//! The full contract is `tessera_ports::cache::memory_subsystem`; pipeline `p` has every
//! port of `tessera_render_cache` at index `p` (data words `8p .. 8p + 7`).
//!
//! ```text
//! cycle          0     1    ..   n-1    n     n+1
//! flush_valid    1
//! flush_ready    1     0    0    0      0     1
//! done of a cache                1 (last)
//! flush_done                     1
//! ```
//!
//! Invariants: a request at the wrong port never reaches a cache; no path leads
//! from one pipeline to another, so each behaves as if it were alone
//! (tests in `tests/blocks/memory_subsystem.rs`).
//!
//! | # | stall | who waits, until |
//! |---|---|---|
//! | 1 | `misrouted` | the request, for ever: a mistake of the client |
//! | 2 | a flush runs | the next flush, until `flush_done` |
//! | - | `stall[p]` | see the cache |
//!
//! Deadlock: that of the cache; the flush waits for caches only.
//! Limits: four pipelines.

mod counters;

use crate::screen_partition::ScreenPartition;
use counters::MemoryCounters;
use tessera_hdl::prelude::*;
use tessera_render_cache::render_cache::RenderCache;

/// Four render caches that never share a block.
#[block]
pub struct MemorySubsystem {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub cfg_nodes: Signal<In, U<16>>,
    pub cfg_ways: Signal<In, U<4>>,
    pub cfg_set_mask: Signal<In, U<5>>,
    pub cfg_hash: Signal<In, Bit>,
    pub cfg_part: Signal<In, U<2>>,
    pub req_valid: [Signal<In, Bit>; 4],
    pub req_tag: [Signal<In, U<8>>; 4],
    pub req_surface: [Signal<In, U<3>>; 4],
    pub req_x: [Signal<In, U<12>>; 4],
    pub req_y: [Signal<In, U<12>>; 4],
    pub req_op: [Signal<In, U<2>>; 4],
    pub req_mask: [Signal<In, U<16>>; 4],
    pub resp_ready: [Signal<In, Bit>; 4],
    pub res_valid: [Signal<In, Bit>; 4],
    pub res_slot: [Signal<In, U<4>>; 4],
    pub res_mask: [Signal<In, U<16>>; 4],
    pub res_data: [Signal<In, U<64>>; 32],
    pub mr_ready: [Signal<In, Bit>; 4],
    pub md_valid: [Signal<In, Bit>; 4],
    pub md_id: [Signal<In, U<4>>; 4],
    pub md_error: [Signal<In, Bit>; 4],
    pub md_data: [Signal<In, U<64>>; 32],
    pub mw_ready: [Signal<In, Bit>; 4],
    pub ack_valid: [Signal<In, Bit>; 4],
    pub ack_id: [Signal<In, U<4>>; 4],
    pub flush_valid: Signal<In, Bit>,
    pub flush_drop: Signal<In, Bit>,
    pub cnt_pipe: Signal<In, U<2>>,
    pub cnt_sel: Signal<In, U<4>>,
    pub req_ready: [Signal<Out, Bit>; 4],
    pub misrouted: [Signal<Out, Bit>; 4],
    pub resp_valid: [Signal<Out, Bit>; 4],
    pub resp_tag: [Signal<Out, U<8>>; 4],
    pub resp_slot: [Signal<Out, U<4>>; 4],
    pub resp_write: [Signal<Out, Bit>; 4],
    pub resp_error: [Signal<Out, Bit>; 4],
    pub resp_data: [Signal<Out, U<64>>; 32],
    pub res_ready: [Signal<Out, Bit>; 4],
    pub mr_valid: [Signal<Out, Bit>; 4],
    pub mr_id: [Signal<Out, U<4>>; 4],
    pub mr_block: [Signal<Out, U<27>>; 4],
    pub md_ready: [Signal<Out, Bit>; 4],
    pub mw_valid: [Signal<Out, Bit>; 4],
    pub mw_id: [Signal<Out, U<4>>; 4],
    pub mw_block: [Signal<Out, U<27>>; 4],
    pub mw_data: [Signal<Out, U<64>>; 32],
    pub stall: [Signal<Out, U<3>>; 4],
    pub flush_ready: Signal<Out, Bit>,
    pub flush_done: Signal<Out, Bit>,
    pub idle: Signal<Out, Bit>,
    pub cnt_value: Signal<Out, U<32>>,
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
        subblocks!(self, partition[4], cache[4], counters[4]);

        comment!("flush: all four start together, the last one ends it");
        self.ready.next = 0.into();
        self.calm.next = 0.into();
        self.remaining.next = self.waiting.q.val();
        for p in 0..4 {
            self.ready.next = self.ready.val().replace_bit(p, self.cache[p].flush_ready.val());
            self.calm.next = self.calm.val().replace_bit(p, self.cache[p].idle.val());
            if self.cache[p].flush_done.val() {
                self.remaining.next = self.remaining.val().replace_bit(p, false);
            }
        }
        self.may_flush.next = !self.active.q.val() & self.ready.val().all();
        self.start.next = self.flush_valid.val() & self.may_flush.val();
        self.finish.next = self.active.q.val() & !self.remaining.val().any();
        self.waiting.d.next = self.remaining.val();
        if self.start.val() {
            self.active.d.next = true;
            self.waiting.d.next = 15.into();
        }
        if self.finish.val() {
            self.active.d.next = false;
        }
        self.flush_ready.next = self.may_flush.val();
        self.flush_done.next = self.finish.val();
        self.idle.next = !self.active.q.val() & self.calm.val().all();

        comment!("pipelines");
        for p in 0..4 {
            self.partition[p].cfg_part.next = self.cfg_part.val();
            self.partition[p].in_valid.next = self.req_valid[p].val();
            self.partition[p].in_x.next = self.req_x[p].val();
            self.partition[p].in_y.next = self.req_y[p].val();
            for q in 0..4 {
                self.partition[p].out_ready[q].next = false;
            }
            self.partition[p].out_ready[p].next = self.cache[p].req_ready.val();
            self.req_ready[p].next = self.partition[p].in_ready.val();
            self.misrouted[p].next = self.req_valid[p].val() & (self.partition[p].pipeline.val() != p.to_bits::<2>());

            self.cache[p].cfg_nodes.next = self.cfg_nodes.val();
            self.cache[p].cfg_ways.next = self.cfg_ways.val();
            self.cache[p].cfg_set_mask.next = self.cfg_set_mask.val();
            self.cache[p].cfg_hash.next = self.cfg_hash.val();
            self.cache[p].cfg_part.next = self.cfg_part.val();
            self.cache[p].req_valid.next = self.partition[p].out_valid[p].val();
            self.cache[p].req_tag.next = self.req_tag[p].val();
            self.cache[p].req_surface.next = self.req_surface[p].val();
            self.cache[p].req_x.next = self.req_x[p].val();
            self.cache[p].req_y.next = self.req_y[p].val();
            self.cache[p].req_op.next = self.req_op[p].val();
            self.cache[p].req_mask.next = self.req_mask[p].val();
            self.cache[p].resp_ready.next = self.resp_ready[p].val();
            self.cache[p].res_valid.next = self.res_valid[p].val();
            self.cache[p].res_slot.next = self.res_slot[p].val();
            self.cache[p].res_mask.next = self.res_mask[p].val();
            self.cache[p].mr_ready.next = self.mr_ready[p].val();
            self.cache[p].md_valid.next = self.md_valid[p].val();
            self.cache[p].md_id.next = self.md_id[p].val();
            self.cache[p].md_error.next = self.md_error[p].val();
            self.cache[p].mw_ready.next = self.mw_ready[p].val();
            self.cache[p].ack_valid.next = self.ack_valid[p].val();
            self.cache[p].ack_id.next = self.ack_id[p].val();
            self.cache[p].flush_valid.next = self.start.val();
            self.cache[p].flush_drop.next = self.flush_drop.val();
            self.resp_valid[p].next = self.cache[p].resp_valid.val();
            self.resp_tag[p].next = self.cache[p].resp_tag.val();
            self.resp_slot[p].next = self.cache[p].resp_slot.val();
            self.resp_write[p].next = self.cache[p].resp_write.val();
            self.resp_error[p].next = self.cache[p].resp_error.val();
            self.res_ready[p].next = self.cache[p].res_ready.val();
            self.mr_valid[p].next = self.cache[p].mr_valid.val();
            self.mr_id[p].next = self.cache[p].mr_id.val();
            self.mr_block[p].next = self.cache[p].mr_block.val();
            self.md_ready[p].next = self.cache[p].md_ready.val();
            self.mw_valid[p].next = self.cache[p].mw_valid.val();
            self.mw_id[p].next = self.cache[p].mw_id.val();
            self.mw_block[p].next = self.cache[p].mw_block.val();
            self.stall[p].next = self.cache[p].stall.val();
            for w in 0..8 {
                self.cache[p].res_data[w].next = self.res_data[8 * p + w].val();
                self.cache[p].md_data[w].next = self.md_data[8 * p + w].val();
                self.resp_data[8 * p + w].next = self.cache[p].resp_data[w].val();
                self.mw_data[8 * p + w].next = self.cache[p].mw_data[w].val();
            }
        }

        comment!("counters");
        self.cnt_value.next = 0.into();
        for p in 0..4 {
            self.taken[p].next = self.partition[p].out_valid[p].val() & self.cache[p].req_ready.val();
            self.stalled[p].next = self.cache[p].stall.val() > 1;
            self.counters[p].events.next = bits::<12>(0)
                .replace_bit(0, self.taken[p].val())
                .replace_bit(1, self.cache[p].ev_present.val())
                .replace_bit(2, self.cache[p].ev_link.val())
                .replace_bit(3, self.cache[p].ev_miss.val())
                .replace_bit(4, self.cache[p].mr_valid.val() & self.mr_ready[p].val())
                .replace_bit(5, self.cache[p].mw_valid.val() & self.mw_ready[p].val())
                .replace_bit(6, self.cache[p].ev_read.val())
                .replace_bit(7, self.cache[p].ev_victim.val())
                .replace_bit(8, self.cache[p].ev_result.val())
                .replace_bit(9, self.cache[p].ev_alloc.val())
                .replace_bit(10, self.cache[p].ev_fill_error.val())
                .replace_bit(11, self.stalled[p].val());
            self.counters[p].select.next = self.cnt_sel.val();
            if self.cnt_pipe.val() == p.to_bits::<2>() {
                self.cnt_value.next = self.counters[p].value.val();
            }
        }
    }
}
