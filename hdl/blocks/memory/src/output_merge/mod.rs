//! Output merge: a simple client that draws pixels through the render cache.
//!
//! State, rules, timing, stalls, deadlock: `hdl/docs/src/contract/output_merge.md`.
//!
//! Invariants: fragments of one tile are merged in the order they came, and the surfaces end as if they had
//! been merged one at a time (test `draws_like_the_model`).
//!
//! Limits: 32-bit unsigned depth, four 8-bit channels.

mod blend;
mod compare;
mod table;

use blend::{OutputMergeRound, OutputMergeWeigh};
use compare::OutputMergeCompare;
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
    bundle Answered {
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
    }
}

/// Depth test and colour blend in front of one render cache.
#[block(ports = tessera_ports::output_merge)]
pub struct OutputMerge {
    fragments: OutputMergeTable,
    compare: OutputMergeCompare,
    weigh: [OutputMergeWeigh; 8],
    round: [OutputMergeRound; 8],
    passed: Fifo<5, 32, 5>,
    z: Ram1r1w<5, 8, 64, 1, 0>,
    c: Ram1r1w<5, 8, 64, 1, 0>,
    new_v: Reg<Bit>,
    new_entry: Reg<U<5>>,
    rq: AskingReg,
    e_v: Reg<Bit>,
    e: AnsweredReg,
    e_old: [Reg<U<64>>; 8],
    m_v: Reg<Bit>,
    m: AnsweredReg,
    m_less: Reg<U<16>>,
    m_equal: Reg<U<16>>,
    m_pass: Signal<Local, U<16>>,
    m_source: [Reg<U<64>>; 8],
    m_old: [Reg<U<64>>; 8],
    m_more: [Reg<U<9>>; 64],
    r_v: Reg<Bit>,
    r: AnsweredReg,
    r_pass: Reg<U<16>>,
    r_source: [Reg<U<64>>; 8],
    r_old: [Reg<U<64>>; 8],
    r_products: [Reg<U<64>>; 16],
    take: Signal<Local, Bit>,
    may_take: Signal<Local, Bit>,
    rq_load: Signal<Local, Bit>,
    e_go: Signal<Local, Bit>,
    e_free: Signal<Local, Bit>,
    e_load: Signal<Local, Bit>,
    m_go: Signal<Local, Bit>,
    r_go: Signal<Local, Bit>,
    r_passes: Signal<Local, Bit>,
    r_writes: Signal<Local, Bit>,
    answered: Signal<Local, U<5>>,
}

impl Logic for OutputMerge {
    #[hdl]
    fn update(&mut self) {
        registers!(self, new_v, new_entry, e_v);
        registers!(self, m_v, m_less, m_equal);
        registers!(self, r_v, r_pass);
        stages!(self, rq, e, m, r);
        data!(self, e_old, m_source, m_old, m_more, r_source, r_old, r_products);
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
        connect!(self.rq.entry => self.fragments.rq_entry, self.rq.valid => self.req.valid);
        self.req.tag.next = 0.into();
        self.req.surface.next = 0.into();
        self.req.x.next = 0.into();
        self.req.y.next = 0.into();
        self.req.op.next = 0.into();
        self.req.mask.next = 0.into();
        if self.rq.valid.q.val() {
            self.req.tag.next = pack!(8; tag::COLOUR = self.rq.colour.q.val(), tag::ENTRY = self.rq.entry.q.val());
            connect!(
                self.fragments.rq_x => self.req.x,
                self.fragments.rq_y => self.req.y,
                self.fragments.rq_mask => self.req.mask
            );
            if self.rq.colour.q.val() {
                self.req.surface.next = COLOUR_SURFACE.into();
                self.req.op.next = pack!(2; op::WRITE = true, op::READ = self.cfg.blend.val());
            } else {
                self.req.surface.next = DEPTH_SURFACE.into();
                self.req.op.next = pack!(2; op::WRITE = self.cfg.zwrite.val(), op::READ = true);
            }
        }

        comment!("a stage moves when the next one is empty or moves");
        self.r_go.next = self.r_v.q.val() & (!self.r.write.q.val() | self.result.ready.val());
        self.m_go.next = self.m_v.q.val() & (!self.r_v.q.val() | self.r_go.val());
        self.e_go.next = self.e_v.q.val() & (!self.m_v.q.val() | self.m_go.val());
        self.e_free.next = !self.e_v.q.val() | self.e_go.val();
        self.e_load.next = self.resp.valid.val() & self.e_free.val();
        self.e_v.d.next = self.e_load.val() | (self.e_v.q.val() & !self.e_go.val());
        self.m_v.d.next = self.e_go.val() | (self.m_v.q.val() & !self.m_go.val());
        self.r_v.d.next = self.m_go.val() | (self.r_v.q.val() & !self.r_go.val());

        comment!("E: a response, while the RAMs show its rows: compare, subtract");
        self.answered.next = self.resp.tag.val().field(tag::ENTRY);
        if self.e_load.val() {
            self.e.colour.d.next = self.resp.tag.val().field(tag::COLOUR);
            connect!(
                self.answered => self.e.entry,
                self.resp.slot => self.e.slot,
                self.resp.write => self.e.write,
                self.resp.error => self.e.error,
                self.resp.data => self.e_old
            );
        }
        connect!(
            self.e_free => self.resp.ready,
            self.e_load => self.z.read_enable,
            self.answered => self.z.read_address,
            self.e_load => self.c.read_enable,
            self.answered => self.c.read_address,
            self.e.colour => self.compare.colour,
            self.e_old => self.compare.old,
            self.z.read_data => self.compare.z,
            self.c.read_data => self.compare.c
        );

        comment!("M: multiply; pixels that pass");
        if self.e_go.val() {
            connect!(
                self.e => self.m,
                self.compare.less => self.m_less,
                self.compare.equal => self.m_equal,
                self.compare.source => self.m_source,
                self.e_old => self.m_old,
                self.compare.more => self.m_more
            );
        }
        connect!(self.m.entry => self.fragments.m_entry, self.fragments.m_mask => self.m_pass);
        if !self.m.colour.q.val() {
            if self.cfg.func.val() == depth::LESS {
                self.m_pass.next = self.fragments.m_mask.val() & self.m_less.q.val();
            }
            if self.cfg.func.val() == depth::LESS_OR_EQUAL {
                self.m_pass.next = self.fragments.m_mask.val() & (self.m_less.q.val() | self.m_equal.q.val());
            }
        }
        if self.m.error.q.val() {
            self.m_pass.next = 0.into();
        }
        for w in 0..8 {
            connect!(self.m_source[w] => self.weigh[w].source);
            for k in 0..8 {
                connect!(self.m_more[8 * w + k] => self.weigh[w].more[k]);
            }
        }

        comment!("R: add and round; what becomes of the fragment");
        if self.m_go.val() {
            connect!(self.m => self.r, self.m_pass => self.r_pass, self.m_source => self.r_source, self.m_old => self.r_old);
            for w in 0..8 {
                for p in 0..2 {
                    connect!(self.weigh[w].products[p] => self.r_products[2 * w + p]);
                }
            }
        }
        self.r_passes.next = self.r_go.val() & !self.r.colour.q.val() & self.r_pass.q.val().any();
        self.fragments.drop.next = self.r_go.val() & !self.r_passes.val();
        connect!(
            self.r.entry => self.fragments.r_entry,
            self.r_passes => self.fragments.narrow,
            self.r_pass => self.fragments.pass,
            self.r_passes => self.passed.push_valid,
            self.r.entry => self.passed.push_data
        );

        comment!("result");
        self.r_writes.next = self.r_v.q.val() & self.r.write.q.val();
        connect!(self.r_writes => self.result.valid);
        self.result.slot.next = 0.into();
        self.result.mask.next = 0.into();
        if self.r_writes.val() {
            connect!(self.r.slot => self.result.slot, self.r_pass => self.result.mask);
        }
        for w in 0..8 {
            connect!(self.r_old[w] => self.round[w].old);
            for p in 0..2 {
                connect!(self.r_products[2 * w + p] => self.round[w].products[p]);
            }
            self.result.data[w].next = 0.into();
            if self.r_writes.val() {
                connect!(self.r_source[w] => self.result.data[w]);
                if self.r.colour.q.val() & self.cfg.blend.val() {
                    connect!(self.round[w].blended => self.result.data[w]);
                }
            }
        }
        self.ev_error.next = self.r_go.val() & self.r.error.q.val();
        connect!(self.fragments.idle => self.idle);
    }
}
