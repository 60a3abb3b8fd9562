//! Render cache: one memory pipeline.
//!
//! ```text
//!                      +-------------------------------------------------------------+
//! request  ----------->| L: tag RAM + miss queue compare --> link | launch | miss    |
//! response <-----------| X <-- S: head of a chain <-- miss queue --> F: fetch -------|--> memory read
//! result   ----------->| data RAM (present) | store-fill buffer (absent) <-----------|<-- memory data
//! flush    ----------->| walker     W0 -> W1 -> W2: buffer -> data RAM -> write-out -|--> memory write
//!                      +-------------------------------------------------------------+
//! ```
//!
//! The full contract is `tessera_ports::cache::render_cache`; the stages L, X, W and the
//! walker are modules here, the storage blocks stand beside this folder.
//!
//! ```text
//! cycle      0    1    2     3       4        5      6
//! hit        req  L    X     result  release
//! miss       req  L    want  mr
//! fill at t: data t    t+1 S   t+2 X   t+3 result   t+5 W0   t+6 W1   t+7 W2   t+8 free
//! ```
//!
//! Invariants: every request one response, in order within a block; every pixel
//! that the client wrote reaches memory; k read-modify-writes of an absent block take one
//! bus read, one data-RAM write, no data-RAM read; hits sustain a request a cycle
//! (tests in `tests/blocks/render_cache.rs`).
//!
//! | `stall` | who waits, until |
//! |---|---|
//! | 2 | L: its set or block is being written back, until W2 has passed |
//! | 3 | L: no node, until one is freed |
//! | 4 | L: response register taken, until the client or S and W1 let it go |
//! | 5 | L: tags not read yet, one cycle after W0 |
//! | 6 | the next request: tag port taken by W0 or W1 |
//! | 7 | the next request: sweep or flush |
//!
//! Deadlock: X waits for the client only; results and fills never wait for X of
//! another chain, W1 or L; W1 waits for X and results; L waits for nodes, which
//! fills, results and W free; W waits for the write-out, which waits for memory
//! writes only.
//!
//! Limits: 32 sets, 4 ways, 16 nodes, 16 write-out slots; smaller configurations
//! tie the `cfg_*` inputs. Memory takes writes whatever happens to reads.

mod lookup;
mod respond;
mod set_index;
mod walker;
mod write_back;

use crate::data_ram::DataRam;
use crate::miss_queue::MissQueue;
use crate::store_fill_buffer::StoreFillBuffer;
use crate::tag_ram::TagRam;
use crate::write_out::WriteOut;
use lookup::RenderCacheLookup;
use respond::RenderCacheRespond;
use set_index::RenderCacheSetIndex;
use tessera_hdl::prelude::*;
use walker::RenderCacheWalker;
use write_back::RenderCacheWriteBack;

/// Render cache: linked-list misses, results allocate, one request a cycle.
#[block]
pub struct RenderCache {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub cfg_nodes: Signal<In, U<16>>,
    pub cfg_ways: Signal<In, U<4>>,
    pub cfg_set_mask: Signal<In, U<5>>,
    pub cfg_hash: Signal<In, Bit>,
    pub cfg_part: Signal<In, U<2>>,
    pub req_valid: Signal<In, Bit>,
    pub req_tag: Signal<In, U<8>>,
    pub req_surface: Signal<In, U<3>>,
    pub req_x: Signal<In, U<12>>,
    pub req_y: Signal<In, U<12>>,
    pub req_op: Signal<In, U<2>>,
    pub req_mask: Signal<In, U<16>>,
    pub resp_ready: Signal<In, Bit>,
    pub res_valid: Signal<In, Bit>,
    pub res_slot: Signal<In, U<4>>,
    pub res_mask: Signal<In, U<16>>,
    pub res_data: [Signal<In, U<64>>; 8],
    pub mr_ready: Signal<In, Bit>,
    pub md_valid: Signal<In, Bit>,
    pub md_id: Signal<In, U<4>>,
    pub md_error: Signal<In, Bit>,
    pub md_data: [Signal<In, U<64>>; 8],
    pub mw_ready: Signal<In, Bit>,
    pub ack_valid: Signal<In, Bit>,
    pub ack_id: Signal<In, U<4>>,
    pub flush_valid: Signal<In, Bit>,
    pub flush_drop: Signal<In, Bit>,
    pub req_ready: Signal<Out, Bit>,
    pub resp_valid: Signal<Out, Bit>,
    pub resp_tag: Signal<Out, U<8>>,
    pub resp_slot: Signal<Out, U<4>>,
    pub resp_write: Signal<Out, Bit>,
    pub resp_error: Signal<Out, Bit>,
    pub resp_data: [Signal<Out, U<64>>; 8],
    pub res_ready: Signal<Out, Bit>,
    pub mr_valid: Signal<Out, Bit>,
    pub mr_id: Signal<Out, U<4>>,
    pub mr_block: Signal<Out, U<27>>,
    pub md_ready: Signal<Out, Bit>,
    pub mw_valid: Signal<Out, Bit>,
    pub mw_id: Signal<Out, U<4>>,
    pub mw_block: Signal<Out, U<27>>,
    pub mw_data: [Signal<Out, U<64>>; 8],
    pub flush_ready: Signal<Out, Bit>,
    pub flush_done: Signal<Out, Bit>,
    pub idle: Signal<Out, Bit>,
    pub stall: Signal<Out, U<3>>,
    pub ev_present: Signal<Out, Bit>,
    pub ev_link: Signal<Out, Bit>,
    pub ev_miss: Signal<Out, Bit>,
    pub ev_read: Signal<Out, Bit>,
    pub ev_victim: Signal<Out, Bit>,
    pub ev_result: Signal<Out, Bit>,
    pub ev_alloc: Signal<Out, Bit>,
    pub ev_fill_error: Signal<Out, Bit>,
    sets: RenderCacheSetIndex,
    l: RenderCacheLookup,
    x: RenderCacheRespond,
    w: RenderCacheWriteBack,
    walker: RenderCacheWalker,
    queue: MissQueue<16, 4>,
    tags: TagRam,
    data: DataRam,
    buffer: StoreFillBuffer,
    out: WriteOut,
    launch_read: Signal<Local, Bit>,
    serve_data: Signal<Local, Bit>,
    serve_buffer: Signal<Local, Bit>,
    victim_read: Signal<Local, Bit>,
    result_taken: Signal<Local, Bit>,
    result_data: Signal<Local, Bit>,
    result_fits: Signal<Local, Bit>,
    fill_taken: Signal<Local, Bit>,
    fetch_valid: Signal<Local, Bit>,
    reserved: Signal<Local, U<5>>,
    quiet: Signal<Local, Bit>,
}

impl Logic for RenderCache {
    #[hdl]
    fn update(&mut self) {
        subblocks!(self, l, x, w, walker, queue, tags, buffer, out);
        memories!(self, data);

        comment!("request");
        self.sets.cfg_set_mask.next = self.cfg_set_mask.val();
        self.sets.cfg_hash.next = self.cfg_hash.val();
        self.sets.cfg_part.next = self.cfg_part.val();
        self.sets.surface.next = self.req_surface.val();
        self.sets.x.next = self.req_x.val();
        self.sets.y.next = self.req_y.val();
        self.l.req_valid.next = self.req_valid.val();
        self.l.req_tag.next = self.req_tag.val();
        self.l.req_block.next = (bit_cast::<27, 3>(self.req_surface.val()) << 24)
            | (bit_cast::<27, 12>(self.req_y.val()) << 12)
            | bit_cast::<27, 12>(self.req_x.val());
        self.l.req_set.next = self.sets.set.val();
        self.l.req_op.next = self.req_op.val();
        self.l.req_mask.next = self.req_mask.val();
        self.req_ready.next = self.l.req_ready.val();
        self.stall.next = self.l.stall.val();

        comment!("L: lookup");
        self.l.running.next = self.walker.running.val();
        self.l.walk_read.next = self.walker.tag_read.val();
        self.l.walk_set.next = self.walker.set.val();
        self.l.w0_go.next = self.w.w0_go.val();
        self.l.w0_set.next = self.queue.w_set.val();
        self.l.w1_valid.next = self.w.w1_valid.val();
        self.l.w1_go.next = self.w.w1_go.val();
        self.l.w1_set.next = self.w.w1_set.val();
        self.l.w2_valid.next = self.w.w2_valid.val();
        self.l.w2_set.next = self.w.w2_set.val();
        self.l.q_match.next = self.queue.l_match.val();
        self.l.q_leaving.next = self.queue.l_leaving.val();
        self.l.q_full.next = self.queue.l_full.val();
        self.l.hit.next = self.tags.hit.val();
        self.l.s_valid.next = self.queue.s_valid.val();
        self.l.x_free.next = self.x.x_free.val();
        self.queue.cfg_nodes.next = self.cfg_nodes.val();
        self.queue.l_block.next = self.l.l_block.val();
        self.queue.l_set.next = self.l.l_set.val();
        self.queue.push.next = self.l.push.val();
        self.queue.push_present.next = self.l.launch.val();
        self.queue.push_way.next = self.tags.hit_way.val();
        self.queue.push_tag.next = self.l.l_tag.val();
        self.queue.push_op.next = self.l.l_op.val();
        self.queue.push_mask.next = self.l.l_mask.val();
        self.launch_read.next = self.l.launch.val() & self.l.l_op.val().get_bit(0);

        comment!("X: response");
        self.x.resp_ready.next = self.resp_ready.val();
        self.x.w1_go.next = self.w.w1_go.val();
        self.x.s_valid.next = self.queue.s_valid.val();
        self.x.s_slot.next = self.queue.s_slot.val();
        self.x.s_tag.next = self.queue.s_tag.val();
        self.x.s_op.next = self.queue.s_op.val();
        self.x.s_present.next = self.queue.s_present.val();
        self.x.s_pixels.next = self.queue.s_pixels.val();
        self.x.s_error.next = self.queue.s_error.val();
        self.x.launch.next = self.l.launch.val();
        self.x.l_tag.next = self.l.l_tag.val();
        self.x.l_op.next = self.l.l_op.val();
        self.x.push_slot.next = self.queue.push_slot.val();
        self.queue.s_take.next = self.x.s_go.val();
        self.serve_data.next = self.x.s_go.val() & self.queue.s_op.val().get_bit(0) & self.queue.s_present.val();
        self.serve_buffer.next = self.x.s_go.val() & self.queue.s_op.val().get_bit(0) & !self.queue.s_present.val();
        self.resp_valid.next = self.x.resp_valid.val();
        self.resp_tag.next = self.x.resp_tag.val();
        self.resp_slot.next = self.x.resp_slot.val();
        self.resp_write.next = self.x.resp_write.val();
        self.resp_error.next = self.x.resp_error.val();

        comment!("result: to the data RAM when the block is there, W2 first");
        self.queue.res_slot.next = self.res_slot.val();
        self.queue.res_mask.next = self.res_mask.val();
        self.buffer.res_valid.next = self.res_valid.val() & !self.queue.res_present.val();
        self.buffer.res_slot.next = self.res_slot.val();
        self.buffer.res_mask.next = self.res_mask.val();
        self.result_fits.next = self.buffer.res_ready.val();
        if self.queue.res_present.val() {
            self.result_fits.next = !self.w.w2_valid.val();
        }
        self.result_taken.next = self.res_valid.val() & self.result_fits.val();
        self.result_data.next = self.result_taken.val() & self.queue.res_present.val();
        self.queue.res.next = self.result_taken.val();
        self.res_ready.next = self.result_taken.val();

        comment!("fill");
        self.queue.fill_slot.next = self.md_id.val();
        self.queue.fill_error.next = self.md_error.val();
        self.fill_taken.next = self.md_valid.val() & self.buffer.fill_ready.val();
        self.buffer.fill_valid.next = self.md_valid.val();
        self.buffer.fill_slot.next = self.md_id.val();
        self.buffer.fill_cover.next = self.queue.fill_cover.val();
        self.queue.fill.next = self.fill_taken.val();
        self.md_ready.next = self.fill_taken.val();

        comment!("F: fetch, unless the block is on its way out");
        self.out.probe_block.next = self.queue.f_block.val();
        self.fetch_valid.next = self.queue.f_valid.val() & !self.out.probe_hit.val();
        self.queue.f_take.next = self.fetch_valid.val() & self.mr_ready.val();
        self.queue.f_hold.next = self.queue.f_valid.val() & self.out.probe_hit.val();
        self.mr_valid.next = self.fetch_valid.val();
        self.mr_id.next = 0.into();
        self.mr_block.next = 0.into();
        if self.fetch_valid.val() {
            self.mr_id.next = self.queue.f_slot.val();
            self.mr_block.next = self.queue.f_block.val();
        }

        comment!("W: write back, one write-out slot reserved from the pick on");
        self.reserved.next = 0.into();
        if self.queue.w_pick.val() {
            self.reserved.next = self.reserved.val() + 1;
        }
        if self.w.w1_valid.val() {
            self.reserved.next = self.reserved.val() + 1;
        }
        if self.w.w2_valid.val() {
            self.reserved.next = self.reserved.val() + 1;
        }
        self.queue.w_room.next = self.out.free.val() > self.reserved.val();
        self.w.cfg_ways.next = self.cfg_ways.val();
        self.w.q_valid.next = self.queue.w_valid.val();
        self.w.q_slot.next = self.queue.w_slot.val();
        self.w.q_block.next = self.queue.w_block.val();
        self.w.q_set.next = self.queue.w_set.val();
        self.w.pinned.next = self.queue.pinned.val();
        self.w.x_free.next = self.x.x_free.val();
        self.w.t_valid.next = self.tags.valid.val();
        self.w.t_ptr.next = self.tags.ptr.val();
        self.queue.w_take.next = self.w.w0_go.val();
        self.queue.w_free.next = self.w.w2_valid.val();
        self.queue.w_free_slot.next = self.w.w2_slot.val();
        self.queue.pin_set.next = self.w.w1_set.val();

        comment!("walker");
        self.quiet.next = !self.l.l_valid.val() & !self.x.resp_valid.val() & self.queue.idle.val();
        self.walker.flush_valid.next = self.flush_valid.val();
        self.walker.flush_drop.next = self.flush_drop.val();
        self.walker.quiet.next = self.quiet.val();
        self.walker.t_valid.next = self.tags.valid.val();
        self.walker.o_room.next = self.out.free.val().any();
        self.walker.o_empty.next = self.out.empty.val();
        self.flush_ready.next = self.walker.flush_ready.val();
        self.flush_done.next = self.walker.flush_done.val();
        self.idle.next = self.walker.running.val() & self.quiet.val() & self.out.empty.val();

        comment!("tag RAM");
        self.tags.rd_en.next = self.l.t_rd_en.val();
        self.tags.rd_set.next = self.l.t_rd_set.val();
        self.tags.cmp_block.next = self.l.l_block.val();
        self.tags.wr_en.next = self.w.w2_valid.val() | self.walker.sweep.val();
        self.tags.wr_set.next = self.w.w2_set.val();
        self.tags.wr_ways.next = bits::<4>(1) << self.w.w2_way.val();
        self.tags.wr_valid.next = true;
        self.tags.wr_block.next = self.w.w2_block.val();
        self.tags.wr_ptr.next = self.w.w2_way.val() + 1;
        if self.walker.sweep.val() {
            self.tags.wr_set.next = self.walker.set.val();
            self.tags.wr_ways.next = 15.into();
            self.tags.wr_valid.next = false;
            self.tags.wr_block.next = 0.into();
            self.tags.wr_ptr.next = 0.into();
        }

        comment!("data RAM: readers exclude each other");
        self.victim_read.next = self.w.w1_evict.val() | self.walker.data_read.val();
        self.data.rd_en.next = self.launch_read.val() | self.serve_data.val() | self.victim_read.val();
        self.data.rd_row.next = (bit_cast::<7, 5>(self.l.l_set.val()) << 2) | bit_cast::<7, 2>(self.tags.hit_way.val());
        if self.serve_data.val() {
            self.data.rd_row.next = self.queue.s_row.val();
        }
        if self.w.w1_evict.val() {
            self.data.rd_row.next = (bit_cast::<7, 5>(self.w.w1_set.val()) << 2) | bit_cast::<7, 2>(self.w.w1_way.val());
        }
        if self.walker.data_read.val() {
            self.data.rd_row.next = (bit_cast::<7, 5>(self.walker.set.val()) << 2) | bit_cast::<7, 2>(self.walker.way.val());
        }
        self.data.wr_en.next = self.w.w2_valid.val() | self.result_data.val();
        self.data.wr_row.next = self.queue.res_row.val();
        self.data.wr_mask.next = self.res_mask.val();
        if self.w.w2_valid.val() {
            self.data.wr_row.next = (bit_cast::<7, 5>(self.w.w2_set.val()) << 2) | bit_cast::<7, 2>(self.w.w2_way.val());
            self.data.wr_mask.next = 0xffff.into();
        }

        comment!("store-fill buffer and write-out");
        self.buffer.rd_en.next = self.serve_buffer.val() | self.w.w1_go.val();
        self.buffer.rd_slot.next = self.queue.s_slot.val();
        if self.w.w1_go.val() {
            self.buffer.rd_slot.next = self.w.w1_slot.val();
        }
        self.out.push.next = (self.w.w2_valid.val() & self.w.w2_evict.val()) | self.walker.evict.val();
        self.out.push_block.next = self.w.w2_victim.val();
        for i in 0..4 {
            self.w.t_block[i].next = self.tags.block[i].val();
            if self.walker.evict.val() & (self.walker.way.val() == i.to_bits::<2>()) {
                self.out.push_block.next = self.tags.block[i].val();
            }
        }
        self.out.mw_ready.next = self.mw_ready.val();
        self.out.ack_valid.next = self.ack_valid.val();
        self.out.ack_id.next = self.ack_id.val();
        self.mw_valid.next = self.out.mw_valid.val();
        self.mw_id.next = self.out.mw_id.val();
        self.mw_block.next = self.out.mw_block.val();

        comment!("wide data");
        for i in 0..8 {
            self.x.d_q[i].next = self.data.q[i].val();
            self.x.b_q[i].next = self.buffer.q[i].val();
            self.resp_data[i].next = self.x.resp_data[i].val();
            self.buffer.res_data[i].next = self.res_data[i].val();
            self.buffer.fill_data[i].next = self.md_data[i].val();
            self.data.wr_data[i].next = self.res_data[i].val();
            if self.w.w2_valid.val() {
                self.data.wr_data[i].next = self.buffer.q[i].val();
            }
            self.out.push_data[i].next = self.data.q[i].val();
            self.mw_data[i].next = self.out.mw_data[i].val();
        }

        comment!("events");
        self.ev_present.next = self.l.launch.val();
        self.ev_link.next = self.l.link.val();
        self.ev_miss.next = self.l.miss.val();
        self.ev_read.next = self.launch_read.val() | self.serve_data.val();
        self.ev_victim.next = self.victim_read.val();
        self.ev_result.next = self.result_data.val();
        self.ev_alloc.next = self.w.w2_valid.val();
        self.ev_fill_error.next = self.fill_taken.val() & self.md_error.val();
    }
}
