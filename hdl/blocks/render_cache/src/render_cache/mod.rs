//! Render cache: one memory pipeline.
//!
//! State, rules, timing, stalls, deadlock: `hdl/docs/src/contract/render_cache.md`. The stages R and L, X, W and
//! the walker are modules here, the storage blocks stand beside this folder.
//!
//! Invariants: every request one response, in order within a block; every pixel that the client wrote reaches
//! memory; k read-modify-writes of an absent block take one bus read, one data-RAM write, no data-RAM read;
//! hits sustain a request a cycle (tests in `tests/blocks/render_cache.rs`).

mod lookup;
mod respond;
mod set_index;
mod walker;
mod write_back;

use crate::bundle::*;
use crate::data_ram::DataRam;
use crate::miss_queue::MissQueue;
use crate::store_fill_buffer::StoreFillBuffer;
use crate::tag_ram::TagRam;
use crate::word::{block, op, row, ALL_PIXELS, ALL_WAYS};
use crate::write_out::WriteOut;
use lookup::RenderCacheLookup;
use respond::RenderCacheRespond;
use set_index::RenderCacheSetIndex;
use tessera_hdl::prelude::*;
use walker::RenderCacheWalker;
use write_back::RenderCacheWriteBack;

/// Render cache: linked-list misses, results allocate, one request a cycle.
#[block(ports = tessera_ports::render_cache)]
pub struct RenderCache {
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
    serve_read: Signal<Local, Bit>,
    serve_data: Signal<Local, Bit>,
    serve_buffer: Signal<Local, Bit>,
    victim_read: Signal<Local, Bit>,
    result_taken: Signal<Local, Bit>,
    result_data: Signal<Local, Bit>,
    result_fits: Signal<Local, Bit>,
    fill_taken: Signal<Local, Bit>,
    fetch_valid: Signal<Local, Bit>,
    reserved: Signal<Local, U<5>>,
    /// The write-out has a slot for one more chain.
    room: Reg<Bit>,
    quiet: Signal<Local, Bit>,
}

impl Logic for RenderCache {
    #[hdl]
    fn update(&mut self) {
        registers!(self, room);
        subblocks!(self, l, x, w, walker, queue, tags, buffer, out);
        memories!(self, data);

        comment!("request");
        connect!(
            self.cfg.set_mask => self.sets.cfg_set_mask,
            self.cfg.hash => self.sets.cfg_hash,
            self.cfg.part => self.sets.cfg_part,
            self.req.surface => self.sets.surface,
            self.req.x => self.sets.x,
            self.req.y => self.sets.y,
            self.req.valid => self.l.req.valid,
            self.req.tag => self.l.req.tag,
            self.sets.set => self.l.req.set,
            self.req.op => self.l.req.op,
            self.req.mask => self.l.req.mask,
            self.l.req.ready => self.req.ready,
            self.l.stall => self.stall
        );
        self.l.req.block.next = pack!(27;
            block::SURFACE = self.req.surface.val(),
            block::Y = self.req.y.val(),
            block::X = self.req.x.val()
        );

        comment!("L: lookup");
        connect!(
            self.walker.running => self.l.running,
            self.walker.tag_read => self.l.walk_read,
            self.walker.set => self.l.walk_set,
            self.w.w0_go => self.l.w0_go,
            self.queue.w_set => self.l.w0_set,
            self.w.w1_valid => self.l.w1_valid,
            self.w.w1_waits => self.l.w1_waits,
            self.w.w1_set => self.l.w1_set,
            self.w.w2.valid => self.l.w2_valid,
            self.w.w2.set => self.l.w2_set,
            self.w.w3.valid => self.l.w3_valid,
            self.w.w3.slot => self.l.w3_slot,
            self.w.w3.set => self.l.w3_set,
            self.w.w3.way => self.l.w3_way,
            self.tags.hit => self.l.hit,
            self.tags.hit_way => self.l.hit_way,
            self.queue.l_match => self.l.q_match,
            self.queue.l_slot => self.l.q_slot,
            self.queue.l_leaving => self.l.q_leaving,
            self.queue.l_full => self.l.q_full,
            self.queue.s_valid => self.l.s_valid,
            self.x.x_free => self.l.x_free
        );
        connect!(
            self.cfg.nodes => self.queue.cfg_nodes,
            self.l.r_block => self.queue.r_block,
            self.l.r_go => self.queue.r_take,
            self.l.l.block => self.queue.l_block,
            self.l.l.set => self.queue.l_set,
            self.l.push => self.queue.push,
            self.l.launch => self.queue.push_present,
            self.l.l_way => self.queue.push_way,
            self.l.l.tag => self.queue.push_tag,
            self.l.l.op => self.queue.push_op,
            self.l.l.mask => self.queue.push_mask
        );
        self.launch_read.next = self.l.launch.val() & self.l.l.op.val().field(op::READ);

        comment!("X: response");
        connect!(
            self.w.w2.valid => self.x.w2_valid,
            self.queue.s_valid => self.x.s.valid,
            self.queue.s_slot => self.x.s.slot,
            self.queue.s_tag => self.x.s.tag,
            self.queue.s_op => self.x.s.op,
            self.queue.s_present => self.x.s.present,
            self.queue.s_pixels => self.x.s.pixels,
            self.queue.s_error => self.x.s.error,
            self.l.launch => self.x.launch,
            self.l.l.tag => self.x.l_tag,
            self.l.l.op => self.x.l_op,
            self.queue.push_slot => self.x.push_slot,
            self.data.q => self.x.d_q,
            self.buffer.q => self.x.b_q,
            self.x.s_go => self.queue.s_take,
            self.x.resp => self.resp
        );
        self.serve_read.next = self.x.s_go.val() & self.queue.s_op.val().field(op::READ);
        self.serve_data.next = self.serve_read.val() & self.queue.s_present.val();
        self.serve_buffer.next = self.serve_read.val() & !self.queue.s_present.val();

        comment!("result: to the data RAM when the block is there, W2 first");
        connect!(
            self.result.slot => self.buffer.result.slot,
            self.result.mask => self.buffer.result.mask,
            self.result.data => self.buffer.result.data
        );
        self.buffer.result.valid.next = self.result.valid.val() & !self.queue.result_present.val();
        self.result_fits.next = self.buffer.result.ready.val();
        if self.queue.result_present.val() {
            self.result_fits.next = !self.w.w3.valid.val();
        }
        self.result_taken.next = self.result.valid.val() & self.result_fits.val();
        self.result_data.next = self.result_taken.val() & self.queue.result_present.val();
        connect!(
            self.result_taken => self.queue.result,
            self.result.slot => self.queue.result_slot,
            self.result.mask => self.queue.result_mask,
            self.result_taken => self.result.ready
        );

        comment!("fill");
        self.fill_taken.next = self.md.valid.val() & self.buffer.fill.ready.val();
        connect!(
            self.md.valid => self.buffer.fill.valid,
            self.md.id => self.buffer.fill.slot,
            self.queue.fill_cover => self.buffer.fill.cover,
            self.md.data => self.buffer.fill.data,
            self.fill_taken => self.queue.fill,
            self.md.id => self.queue.fill_slot,
            self.md.error => self.queue.fill_error,
            self.fill_taken => self.md.ready
        );

        comment!("F: fetch, unless the block is on its way out");
        connect!(self.queue.f_block => self.out.probe_block);
        self.fetch_valid.next = self.queue.f_valid.val() & !self.out.probe_hit.val();
        self.queue.f_take.next = self.fetch_valid.val() & self.mr.ready.val();
        self.queue.f_hold.next = self.queue.f_valid.val() & self.out.probe_hit.val();
        connect!(self.fetch_valid => self.mr.valid);
        self.mr.id.next = 0.into();
        self.mr.block.next = 0.into();
        if self.fetch_valid.val() {
            connect!(self.queue.f_slot => self.mr.id, self.queue.f_block => self.mr.block);
        }

        comment!("W: write back, one write-out slot reserved from the pick on");
        self.reserved.next = 1.into();
        if self.queue.w_pick.val() {
            self.reserved.next = self.reserved.val() + 1;
        }
        if self.w.w1_valid.val() {
            self.reserved.next = self.reserved.val() + 1;
        }
        if self.w.w2.valid.val() {
            self.reserved.next = self.reserved.val() + 1;
        }
        if self.w.w3.valid.val() {
            self.reserved.next = self.reserved.val() + 1;
        }
        self.room.d.next = self.out.free.val() > self.reserved.val();
        connect!(
            self.room => self.queue.w_room,
            self.cfg.ways => self.w.cfg_ways,
            self.queue.w_valid => self.w.q.valid,
            self.queue.w_slot => self.w.q.slot,
            self.queue.w_block => self.w.q.block,
            self.queue.w_set => self.w.q.set,
            self.queue.pinned => self.w.pinned,
            self.x.x_free => self.w.x_free,
            self.tags.valid => self.w.t.valid,
            self.tags.block => self.w.t.block,
            self.tags.ptr => self.w.t.ptr,
            self.w.w0_go => self.queue.w_take,
            self.w.w3.valid => self.queue.w_free,
            self.w.w3.slot => self.queue.w_free_slot,
            self.w.pin_set => self.queue.pin_set
        );

        comment!("walker");
        self.quiet.next = !self.l.r_valid.val() & !self.l.l_valid.val() & !self.x.resp.valid.val() & self.queue.idle.val();
        self.walker.o_room.next = self.out.free.val().any();
        connect!(
            self.flush => self.walker.flush,
            self.quiet => self.walker.quiet,
            self.tags.valid => self.walker.t_valid,
            self.out.empty => self.walker.o_empty,
            self.walker.flush_done => self.flush_done
        );
        self.idle.next = self.walker.running.val() & self.quiet.val() & self.out.empty.val();

        comment!("tag RAM");
        self.tags.wr_en.next = self.w.w3.valid.val() | self.walker.sweep.val();
        self.tags.wr_ways.next = bits::<4>(1) << self.w.w3.way.val();
        self.tags.wr_valid.next = true;
        self.tags.wr_ptr.next = self.w.w3.way.val() + 1;
        connect!(
            self.l.t_rd_en => self.tags.rd_en,
            self.l.t_rd_set => self.tags.rd_set,
            self.l.r_block => self.tags.cmp_block,
            self.w.w3.set => self.tags.wr_set,
            self.w.w3.block => self.tags.wr_block
        );
        if self.walker.sweep.val() {
            connect!(self.walker.set => self.tags.wr_set);
            self.tags.wr_ways.next = ALL_WAYS;
            self.tags.wr_valid.next = false;
            self.tags.wr_block.next = 0.into();
            self.tags.wr_ptr.next = 0.into();
        }

        comment!("data RAM: readers exclude each other");
        self.victim_read.next = (self.w.w2_go.val() & self.w.w2.evict.val()) | self.walker.data_read.val();
        self.data.rd_en.next = self.launch_read.val() | self.serve_data.val() | self.victim_read.val();
        self.data.rd_row.next = pack!(7; row::SET = self.l.l.set.val(), row::WAY = self.l.l_way.val());
        if self.queue.s_valid.val() {
            connect!(self.queue.s_row => self.data.rd_row);
        }
        if self.w.w2.valid.val() {
            self.data.rd_row.next = pack!(7; row::SET = self.w.w2.set.val(), row::WAY = self.w.w2.way.val());
        }
        if self.walker.data_read.val() {
            self.data.rd_row.next = pack!(7; row::SET = self.walker.set.val(), row::WAY = self.walker.way.val());
        }
        self.data.wr_en.next = self.w.w3.valid.val() | self.result_data.val();
        connect!(
            self.queue.result_row => self.data.wr_row,
            self.result.mask => self.data.wr_mask,
            self.result.data => self.data.wr_data
        );
        if self.w.w3.valid.val() {
            self.data.wr_row.next = pack!(7; row::SET = self.w.w3.set.val(), row::WAY = self.w.w3.way.val());
            self.data.wr_mask.next = ALL_PIXELS;
            connect!(self.buffer.q => self.data.wr_data);
        }

        comment!("store-fill buffer and write-out");
        self.buffer.rd_en.next = self.serve_buffer.val() | self.w.w2_go.val();
        connect!(self.queue.s_slot => self.buffer.rd_slot);
        if self.w.w2.valid.val() {
            connect!(self.w.w2.slot => self.buffer.rd_slot);
        }
        self.out.push.valid.next = (self.w.w3.valid.val() & self.w.w3.evict.val()) | self.walker.evict.val();
        connect!(
            self.w.w3.victim => self.out.push.block,
            self.data.q => self.out.push.data,
            self.ack => self.out.ack,
            self.out.mw => self.mw
        );
        for i in 0..4 {
            if self.walker.evict.val() & (self.walker.way.val() == i.to_bits::<2>()) {
                connect!(self.tags.block[i] => self.out.push.block);
            }
        }

        comment!("events");
        self.ev.read.next = self.launch_read.val() | self.serve_data.val();
        self.ev.fill_error.next = self.fill_taken.val() & self.md.error.val();
        connect!(
            self.l.launch => self.ev.present,
            self.l.link => self.ev.link,
            self.l.miss => self.ev.miss,
            self.victim_read => self.ev.victim,
            self.result_data => self.ev.result,
            self.w.w3.valid => self.ev.alloc
        );
    }
}
