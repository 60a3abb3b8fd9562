//! Output merge: a simple client that draws pixels through the render cache.
//!
//! State, rules, timing, stalls, deadlock: `hdl/docs/src/contract/output_merge.md`.
//!
//! Invariants: fragments of one tile are merged in the order they came, and the surfaces end as if they had
//! been merged one at a time (test `draws_like_the_model`).
//!
//! Limits: 32-bit unsigned depth, four 8-bit channels.

mod blend;
mod execute;
mod table;

use execute::OutputMergeExecute;
use table::OutputMergeTable;
use tessera_hdl::prelude::*;
use tessera_ports::cache::output_merge::{COLOUR_SURFACE, DEPTH_SURFACE};
use tessera_render_cache::bundle::*;
use tessera_render_cache::word::op;

tessera_hdl::words! {
    /// Tag of a request.
    tag: 7..0 {
        /// Entry of the fragment.
        ENTRY: 4..0,
        /// It is about the colour, else about the depth.
        COLOUR: 5,
    }
}

/// Depth test, `cfg_func`; every other code passes.
mod depth {
    use tessera_hdl::U;
    /// No depth test, no access to the depth buffer.
    pub const OFF: U<2> = U::new(0);
    /// Less.
    pub const LESS: U<2> = U::new(1);
    /// Less or equal.
    pub const LESS_OR_EQUAL: U<2> = U::new(2);
}

tessera_hdl::bundle! {
    /// A request that goes to the cache.
    bundle Asking {
        /// There is one.
        valid: 1,
        /// Entry of the fragment.
        entry: 5,
        /// It is about the colour, else about the depth.
        colour: 1,
    }

    /// A response and what it answers.
    bundle Execution {
        /// Entry of the fragment.
        entry: 5,
        /// It is about the colour, else about the depth.
        colour: 1,
        /// Name for the result.
        slot: 4,
        /// A result is owed.
        write: 1,
        /// The fetch has failed.
        error: 1,
        /// Old pixels.
        old: [64; 8],
    }
}

/// Depth test and colour blend in front of one render cache.
#[block(ports = tessera_ports::output_merge)]
pub struct OutputMerge {
    fragments: OutputMergeTable,
    execute: OutputMergeExecute,
    passed: Fifo<5, 32, 5>,
    z: Ram1r1w<5, 8, 64, 1, 0>,
    c: Ram1r1w<5, 8, 64, 1, 0>,
    new_v: Reg<Bit>,
    new_entry: Reg<U<5>>,
    rq: AskingReg,
    e_v: Reg<Bit>,
    e: ExecutionReg,
    take: Signal<Local, Bit>,
    may_take: Signal<Local, Bit>,
    rq_load: Signal<Local, Bit>,
    e_go: Signal<Local, Bit>,
    e_free: Signal<Local, Bit>,
    e_load: Signal<Local, Bit>,
    e_pass: Signal<Local, Bit>,
    e_writes: Signal<Local, Bit>,
    answered: Signal<Local, U<5>>,
}

impl Logic for OutputMerge {
    #[hdl]
    fn update(&mut self) {
        registers!(self, new_v, new_entry, e_v);
        stages!(self, rq, e);
        subblocks!(self, fragments, passed);
        memories!(self, z, c);

        comment!("accept");
        self.may_take.next = !self.new_v.q.val() & self.fragments.room.val();
        self.take.next = self.frag.valid.val() & self.may_take.val();
        connect!(
            self.may_take => self.frag.ready,
            self.take => self.fragments.take,
            self.frag.x => self.fragments.x,
            self.frag.y => self.fragments.y,
            self.frag.mask => self.fragments.mask,
            self.fragments.free_entry => self.z.write_address,
            self.frag.z => self.z.write_data,
            self.fragments.free_entry => self.c.write_address,
            self.frag.c => self.c.write_data
        );
        for w in 0..8 {
            self.z.write_enable[w].next = self.take.val().into();
            self.c.write_enable[w].next = self.take.val().into();
        }

        comment!("request register: colour of tested fragments first");
        self.rq_load.next = !self.rq.valid.q.val() | self.req.ready.val();
        connect!(self.rq_load => self.passed.pop_ready);
        if self.rq_load.val() {
            self.rq.valid.d.next = false;
            if self.passed.pop_valid.val() {
                self.rq.valid.d.next = true;
                self.rq.colour.d.next = true;
                connect!(self.passed.pop_data => self.rq.entry);
            } else if self.new_v.q.val() {
                self.rq.valid.d.next = true;
                self.rq.colour.d.next = self.cfg.func.val() == depth::OFF;
                connect!(self.new_entry => self.rq.entry);
                self.new_v.d.next = false;
            }
        }
        if self.take.val() {
            self.new_v.d.next = true;
            connect!(self.fragments.free_entry => self.new_entry);
        }
        connect!(self.rq.entry => self.fragments.r_entry, self.rq.valid => self.req.valid);
        self.req.tag.next = 0.into();
        self.req.surface.next = 0.into();
        self.req.x.next = 0.into();
        self.req.y.next = 0.into();
        self.req.op.next = 0.into();
        self.req.mask.next = 0.into();
        if self.rq.valid.q.val() {
            self.req.tag.next = pack!(8; tag::COLOUR = self.rq.colour.q.val(), tag::ENTRY = self.rq.entry.q.val());
            connect!(
                self.fragments.r_x => self.req.x,
                self.fragments.r_y => self.req.y,
                self.fragments.r_mask => self.req.mask
            );
            if self.rq.colour.q.val() {
                self.req.surface.next = COLOUR_SURFACE.into();
                self.req.op.next = pack!(2; op::WRITE = true, op::READ = self.cfg.blend.val());
            } else {
                self.req.surface.next = DEPTH_SURFACE.into();
                self.req.op.next = pack!(2; op::WRITE = self.cfg.zwrite.val(), op::READ = true);
            }
        }

        comment!("E: the response of one request and what comes of it");
        self.e_go.next = self.e_v.q.val() & (!self.e.write.q.val() | self.result.ready.val());
        self.e_free.next = !self.e_v.q.val() | self.e_go.val();
        self.e_load.next = self.resp.valid.val() & self.e_free.val();
        self.e_v.d.next = self.e_load.val() | (self.e_v.q.val() & !self.e_go.val());
        self.answered.next = self.resp.tag.val().field(tag::ENTRY);
        if self.e_load.val() {
            self.e.colour.d.next = self.resp.tag.val().field(tag::COLOUR);
            connect!(
                self.answered => self.e.entry,
                self.resp.slot => self.e.slot,
                self.resp.write => self.e.write,
                self.resp.error => self.e.error,
                self.resp.data => self.e.old
            );
        }
        connect!(
            self.e_free => self.resp.ready,
            self.e_load => self.z.read_enable,
            self.answered => self.z.read_address,
            self.e_load => self.c.read_enable,
            self.answered => self.c.read_address,
            self.e.entry => self.fragments.e_entry,
            self.cfg.func => self.execute.cfg_func,
            self.cfg.blend => self.execute.cfg_blend,
            self.e_v => self.execute.active,
            self.e.colour => self.execute.colour,
            self.e.error => self.execute.error,
            self.fragments.e_mask => self.execute.mask,
            self.e.old => self.execute.old,
            self.z.read_data => self.execute.z,
            self.c.read_data => self.execute.c
        );
        self.e_pass.next = self.e_go.val() & !self.e.colour.q.val() & self.execute.pass.val().any();
        self.fragments.drop.next = self.e_go.val() & !self.e_pass.val();
        connect!(
            self.e_pass => self.fragments.narrow,
            self.execute.pass => self.fragments.pass,
            self.e_pass => self.passed.push_valid,
            self.e.entry => self.passed.push_data
        );

        comment!("result");
        self.e_writes.next = self.e_v.q.val() & self.e.write.q.val();
        connect!(self.e_writes => self.result.valid);
        self.result.slot.next = 0.into();
        self.result.mask.next = 0.into();
        for w in 0..8 {
            self.result.data[w].next = 0.into();
        }
        if self.e_writes.val() {
            connect!(
                self.e.slot => self.result.slot,
                self.execute.pass => self.result.mask,
                self.execute.data => self.result.data
            );
        }
        self.ev_error.next = self.e_go.val() & self.e.error.q.val();
        connect!(self.fragments.idle => self.idle);
    }
}
