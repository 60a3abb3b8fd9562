//! Output merge: a simple client that draws pixels through the render cache.
//!
//! ```text
//!  fragment ---> table of 32 ---> request register ---> cache
//!                  ^   |  ^------ pass FIFO <---+
//!                  |   v                        |
//!  response -------+-> E: compare or blend -----+--> result
//! ```
//!
//! The full contract is `tessera_ports::cache::output_merge`. A fragment is one tile:
//! coverage, 16 depths, 16 colours. Depth is tested on surface 1, then colour is
//! written on surface 0.
//!
//! ```text
//! cycle       0     1     2     3        n      n+1     n+2     n+3
//! frag_valid  1
//! new               1
//! req_valid               depth
//! resp_valid                             depth
//! E, res_valid                                  depth
//! FIFO                                                  1
//! req_valid                                                     colour
//! ```
//!
//! Invariants: fragments of one tile are merged in the order they came, and the
//! surfaces end as if they had been merged one at a time
//! (test `draws_like_the_model`).
//!
//! | # | stall | who waits, until |
//! |---|---|---|
//! | 1 | table full or `new` waiting | the fragment, until an entry or the request register frees |
//! | 2 | result not taken | E and the next response, until the cache takes it |
//! | 3 | request not taken | the request register, until the cache takes it |
//!
//! Deadlock: E waits only for results, which the cache takes in the end; requests
//! wait only for the cache; the FIFO has room for every entry.
//!
//! Limits: 32-bit unsigned depth, four 8-bit channels, `cfg_*` constant while not idle.

mod blend;
mod execute;
mod table;

use execute::OutputMergeExecute;
use table::OutputMergeTable;
use tessera_hdl::prelude::*;

/// Depth test and colour blend in front of one render cache.
#[block]
pub struct OutputMerge {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub cfg_func: Signal<In, U<2>>,
    pub cfg_zwrite: Signal<In, Bit>,
    pub cfg_blend: Signal<In, Bit>,
    pub frag_valid: Signal<In, Bit>,
    pub frag_x: Signal<In, U<12>>,
    pub frag_y: Signal<In, U<12>>,
    pub frag_mask: Signal<In, U<16>>,
    pub frag_z: [Signal<In, U<64>>; 8],
    pub frag_c: [Signal<In, U<64>>; 8],
    pub req_ready: Signal<In, Bit>,
    pub resp_valid: Signal<In, Bit>,
    pub resp_tag: Signal<In, U<8>>,
    pub resp_slot: Signal<In, U<4>>,
    pub resp_write: Signal<In, Bit>,
    pub resp_error: Signal<In, Bit>,
    pub resp_data: [Signal<In, U<64>>; 8],
    pub res_ready: Signal<In, Bit>,
    pub frag_ready: Signal<Out, Bit>,
    pub req_valid: Signal<Out, Bit>,
    pub req_tag: Signal<Out, U<8>>,
    pub req_surface: Signal<Out, U<3>>,
    pub req_x: Signal<Out, U<12>>,
    pub req_y: Signal<Out, U<12>>,
    pub req_op: Signal<Out, U<2>>,
    pub req_mask: Signal<Out, U<16>>,
    pub resp_ready: Signal<Out, Bit>,
    pub res_valid: Signal<Out, Bit>,
    pub res_slot: Signal<Out, U<4>>,
    pub res_mask: Signal<Out, U<16>>,
    pub res_data: [Signal<Out, U<64>>; 8],
    pub idle: Signal<Out, Bit>,
    pub ev_error: Signal<Out, Bit>,
    fragments: OutputMergeTable,
    execute: OutputMergeExecute,
    passed: Fifo<5, 32, 5>,
    z: Ram1r1w<5, 8, 64, 1, 0>,
    c: Ram1r1w<5, 8, 64, 1, 0>,
    new_v: Reg<Bit>,
    new_entry: Reg<U<5>>,
    rq_v: Reg<Bit>,
    rq_entry: Reg<U<5>>,
    rq_colour: Reg<Bit>,
    e_v: Reg<Bit>,
    e_entry: Reg<U<5>>,
    e_colour: Reg<Bit>,
    e_slot: Reg<U<4>>,
    e_write: Reg<Bit>,
    e_error: Reg<Bit>,
    e_old: [Reg<U<64>>; 8],
    take: Signal<Local, Bit>,
    rq_load: Signal<Local, Bit>,
    e_go: Signal<Local, Bit>,
    e_load: Signal<Local, Bit>,
    e_pass: Signal<Local, Bit>,
}

impl Logic for OutputMerge {
    #[hdl]
    fn update(&mut self) {
        registers!(self, new_v, new_entry, rq_v, rq_entry, rq_colour, e_v, e_entry, e_colour, e_slot, e_write, e_error, e_old[8]);
        subblocks!(self, fragments, passed);
        memories!(self, z, c);

        comment!("accept");
        self.take.next = self.frag_valid.val() & !self.new_v.q.val() & self.fragments.room.val();
        self.frag_ready.next = !self.new_v.q.val() & self.fragments.room.val();
        self.fragments.take.next = self.take.val();
        self.fragments.x.next = self.frag_x.val();
        self.fragments.y.next = self.frag_y.val();
        self.fragments.mask.next = self.frag_mask.val();

        comment!("request register: colour of tested fragments first");
        self.rq_load.next = !self.rq_v.q.val() | self.req_ready.val();
        self.passed.pop_ready.next = self.rq_load.val();
        if self.rq_load.val() {
            self.rq_v.d.next = false;
            if self.passed.pop_valid.val() {
                self.rq_v.d.next = true;
                self.rq_entry.d.next = self.passed.pop_data.val();
                self.rq_colour.d.next = true;
            } else if self.new_v.q.val() {
                self.rq_v.d.next = true;
                self.rq_entry.d.next = self.new_entry.q.val();
                self.rq_colour.d.next = self.cfg_func.val() == 0;
                self.new_v.d.next = false;
            }
        }
        if self.take.val() {
            self.new_v.d.next = true;
            self.new_entry.d.next = self.fragments.free_entry.val();
        }
        self.fragments.r_entry.next = self.rq_entry.q.val();
        self.req_valid.next = self.rq_v.q.val();
        self.req_tag.next = 0.into();
        self.req_surface.next = 0.into();
        self.req_x.next = 0.into();
        self.req_y.next = 0.into();
        self.req_op.next = 0.into();
        self.req_mask.next = 0.into();
        if self.rq_v.q.val() {
            self.req_tag.next = bit_cast::<8, 5>(self.rq_entry.q.val()).replace_bit(5, self.rq_colour.q.val());
            self.req_surface.next = bits::<3>(0).replace_bit(0, !self.rq_colour.q.val());
            self.req_x.next = self.fragments.r_x.val();
            self.req_y.next = self.fragments.r_y.val();
            self.req_mask.next = self.fragments.r_mask.val();
            if self.rq_colour.q.val() {
                self.req_op.next = bits::<2>(2).replace_bit(0, self.cfg_blend.val());
            } else {
                self.req_op.next = bits::<2>(1).replace_bit(1, self.cfg_zwrite.val());
            }
        }

        comment!("E: the response of one request and what comes of it");
        self.e_go.next = self.e_v.q.val() & (!self.e_write.q.val() | self.res_ready.val());
        self.e_load.next = self.resp_valid.val() & (!self.e_v.q.val() | self.e_go.val());
        self.resp_ready.next = !self.e_v.q.val() | self.e_go.val();
        self.e_v.d.next = self.e_load.val() | (self.e_v.q.val() & !self.e_go.val());
        if self.e_load.val() {
            self.e_entry.d.next = self.resp_tag.val().get_bits::<5>(0);
            self.e_colour.d.next = self.resp_tag.val().get_bit(5);
            self.e_slot.d.next = self.resp_slot.val();
            self.e_write.d.next = self.resp_write.val();
            self.e_error.d.next = self.resp_error.val();
        }
        self.fragments.e_entry.next = self.e_entry.q.val();
        self.execute.cfg_func.next = self.cfg_func.val();
        self.execute.cfg_blend.next = self.cfg_blend.val();
        self.execute.active.next = self.e_v.q.val();
        self.execute.colour.next = self.e_colour.q.val();
        self.execute.error.next = self.e_error.q.val();
        self.execute.mask.next = self.fragments.e_mask.val();
        self.e_pass.next = self.e_go.val() & !self.e_colour.q.val() & self.execute.pass.val().any();
        self.fragments.narrow.next = self.e_pass.val();
        self.fragments.pass.next = self.execute.pass.val();
        self.fragments.drop.next = self.e_go.val() & !self.e_pass.val();
        self.passed.push_valid.next = self.e_pass.val();
        self.passed.push_data.next = self.e_entry.q.val();

        comment!("result");
        self.res_valid.next = self.e_v.q.val() & self.e_write.q.val();
        self.res_slot.next = 0.into();
        self.res_mask.next = 0.into();
        if self.e_v.q.val() & self.e_write.q.val() {
            self.res_slot.next = self.e_slot.q.val();
            self.res_mask.next = self.execute.pass.val();
        }
        self.idle.next = self.fragments.idle.val();
        self.ev_error.next = self.e_go.val() & self.e_error.q.val();

        comment!("wide data");
        self.z.read_enable.next = self.e_load.val();
        self.z.read_address.next = self.resp_tag.val().get_bits::<5>(0);
        self.z.write_address.next = self.fragments.free_entry.val();
        self.c.read_enable.next = self.e_load.val();
        self.c.read_address.next = self.resp_tag.val().get_bits::<5>(0);
        self.c.write_address.next = self.fragments.free_entry.val();
        for w in 0..8 {
            if self.e_load.val() {
                self.e_old[w].d.next = self.resp_data[w].val();
            }
            self.z.write_enable[w].next = bits::<1>(0).replace_bit(0, self.take.val());
            self.z.write_data[w].next = self.frag_z[w].val();
            self.c.write_enable[w].next = bits::<1>(0).replace_bit(0, self.take.val());
            self.c.write_data[w].next = self.frag_c[w].val();
            self.execute.old[w].next = self.e_old[w].q.val();
            self.execute.z[w].next = self.z.read_data[w].val();
            self.execute.c[w].next = self.c.read_data[w].val();
            self.res_data[w].next = 0.into();
            if self.e_v.q.val() & self.e_write.q.val() {
                self.res_data[w].next = self.execute.data[w].val();
            }
        }
    }
}
