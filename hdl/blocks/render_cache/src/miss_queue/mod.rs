//! Miss queue: requests to one block wait in one chain, fetched once.
//!
//! ```text
//!  l_block -------------------->+--------+---> l_match, l_slot, l_leaving, l_full, push_slot
//!  push, push_* --------------->|        |---> s_*   head of a chain, ready to be served
//!  s_take, f_take, f_hold, ---->| nodes, |---> f_*   block to fetch
//!  w_room, w_take, w_free ----->| chains |---> w_*   finished chain to write back
//!  res, res_slot, res_mask ---->|        |---> res_present, res_row
//!  fill, fill_slot, fill_error >|        |---> fill_cover
//!  pin_set -------------------->+--------+---> pinned, idle
//! ```
//!
//! The full contract is `tessera_ports::cache::miss_queue`. Parts: `directory`
//! (which block), `lists` (order), `status` (life of nodes and chains), `coverage`
//! (pixels newer than memory), three `pick`s (serve, fetch, write back).
//!
//! ```text
//! cycle    0     1     2      3            t      t+1
//! push     read
//! want           1     1
//! f_valid              1
//! f_take               1
//! sent                        1            1
//! fill                                     1
//! s_valid                                         1      (picked in t)
//! ```
//!
//! Invariants: at most one live chain per block, at most one fetch in a chain's
//! life, requests of a chain in order, no node freed twice, every request served
//! (tests in `tests/blocks/miss_queue.rs`; proof at 4 nodes, with a bound for the last: `scripts/formal.sh`).
//!
//! | # | stall | who waits, until |
//! |---|---|---|
//! | 1 | `l_full` | a push, until a node is freed |
//! | 2 | `l_leaving` | a lookup of that block, until `w_free` |
//! | 3 | head needs pixels | the chain, until its fill |
//! | 4 | a request of the chain is with the client | its next request, until the result |
//! | 5 | `f_hold` | the fetch, until the write-out is acknowledged |
//!
//! Deadlock: a chain waits for its own head, fill or write-back, and none of them
//! needs a node. Starvation: three rotations, a hot chain gets one turn in N.
//!
//! Limits: the caller keeps the "only with" clauses of the contract; `N` is 2^`A`.

mod coverage;
mod directory;
mod lists;
mod pick;
mod status;

use coverage::MissQueueCoverage;
use directory::MissQueueDirectory;
use lists::MissQueueLists;
use pick::MissQueuePick;
use status::MissQueueStatus;
use tessera_hdl::prelude::*;

/// Linked-list miss queue: one chain of requests per block, one fetch per chain.
#[block(require(N == 1 << A))]
pub struct MissQueue<const N: usize, const A: usize> {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub cfg_nodes: Signal<In, U<N>>,
    pub l_block: Signal<In, U<27>>,
    pub l_set: Signal<In, U<5>>,
    pub push: Signal<In, Bit>,
    pub push_present: Signal<In, Bit>,
    pub push_way: Signal<In, U<2>>,
    pub push_tag: Signal<In, U<8>>,
    pub push_op: Signal<In, U<2>>,
    pub push_mask: Signal<In, U<16>>,
    pub s_take: Signal<In, Bit>,
    pub res: Signal<In, Bit>,
    pub res_slot: Signal<In, U<A>>,
    pub res_mask: Signal<In, U<16>>,
    pub fill: Signal<In, Bit>,
    pub fill_slot: Signal<In, U<A>>,
    pub fill_error: Signal<In, Bit>,
    pub f_take: Signal<In, Bit>,
    pub f_hold: Signal<In, Bit>,
    pub w_room: Signal<In, Bit>,
    pub w_take: Signal<In, Bit>,
    pub w_free: Signal<In, Bit>,
    pub w_free_slot: Signal<In, U<A>>,
    pub pin_set: Signal<In, U<5>>,
    pub l_match: Signal<Out, Bit>,
    pub l_slot: Signal<Out, U<A>>,
    pub l_leaving: Signal<Out, Bit>,
    pub l_full: Signal<Out, Bit>,
    pub push_slot: Signal<Out, U<A>>,
    pub s_valid: Signal<Out, Bit>,
    pub s_slot: Signal<Out, U<A>>,
    pub s_tag: Signal<Out, U<8>>,
    pub s_op: Signal<Out, U<2>>,
    pub s_present: Signal<Out, Bit>,
    pub s_row: Signal<Out, U<7>>,
    pub s_pixels: Signal<Out, U<16>>,
    pub s_error: Signal<Out, Bit>,
    pub res_present: Signal<Out, Bit>,
    pub res_row: Signal<Out, U<7>>,
    pub fill_cover: Signal<Out, U<16>>,
    pub f_valid: Signal<Out, Bit>,
    pub f_slot: Signal<Out, U<A>>,
    pub f_block: Signal<Out, U<27>>,
    pub w_pick: Signal<Out, Bit>,
    pub w_valid: Signal<Out, Bit>,
    pub w_slot: Signal<Out, U<A>>,
    pub w_block: Signal<Out, U<27>>,
    pub w_set: Signal<Out, U<5>>,
    pub pinned: Signal<Out, U<4>>,
    pub idle: Signal<Out, Bit>,
    status: MissQueueStatus<N>,
    directory: MissQueueDirectory<N, A>,
    lists: MissQueueLists<N, A>,
    coverage: MissQueueCoverage<N, A>,
    serve: MissQueuePick<N, A>,
    fetch: MissQueuePick<N, A>,
    back: MissQueuePick<N, A>,
    match_any: Signal<Local, Bit>,
    match_slot: Signal<Local, U<A>>,
    unused: Signal<Local, U<N>>,
    free_hot: Signal<Local, U<N>>,
    free_slot: Signal<Local, U<A>>,
    start: Signal<Local, Bit>,
    begun: Signal<Local, U<N>>,
    answered: Signal<Local, U<N>>,
    filling: Signal<Local, U<N>>,
    head_present: Signal<Local, Bit>,
    head_whole: Signal<Local, Bit>,
    head_error: Signal<Local, Bit>,
    need: Signal<Local, Bit>,
    serving: Signal<Local, Bit>,
    refuse: Signal<Local, Bit>,
    finishing: Signal<Local, Bit>,
}

impl<const N: usize, const A: usize> Logic for MissQueue<N, A> {
    #[hdl]
    fn update(&mut self) {
        subblocks!(self, status, directory, lists, coverage, serve, fetch, back);

        comment!("lookup: the chain of the block, the lowest free node");
        self.directory.l_block.next = self.l_block.val();
        self.directory.live.next = self.status.live.val();
        self.directory.present.next = self.status.present.val();
        self.match_any.next = self.directory.matched.val().any();
        self.unused.next = self.cfg_nodes.val() & !self.status.used.val();
        self.free_hot.next = self.unused.val() & (!self.unused.val() + 1);
        self.match_slot.next = 0.into();
        self.free_slot.next = 0.into();
        for i in 0..N {
            if self.directory.matched.val().get_bit(i) {
                self.match_slot.next = self.match_slot.val() | i.to_bits::<A>();
            }
            if self.free_hot.val().get_bit(i) {
                self.free_slot.next = self.free_slot.val() | i.to_bits::<A>();
            }
        }
        self.l_match.next = self.match_any.val();
        self.l_slot.next = self.match_slot.val();
        self.l_leaving.next = (self.directory.matched.val() & (self.status.leaving.val() | self.back.hot.val())).any();
        self.l_full.next = !self.unused.val().any();
        self.push_slot.next = self.free_slot.val();

        comment!("push: link to the chain, or begin one at the node");
        self.start.next = self.push.val() & !self.match_any.val();
        self.begun.next = 0.into();
        self.status.pushed.next = 0.into();
        self.status.linked.next = 0.into();
        if self.push.val() {
            self.status.pushed.next = self.free_hot.val();
            if self.match_any.val() {
                self.status.linked.next = self.directory.matched.val();
            } else {
                self.begun.next = self.free_hot.val();
            }
        }
        self.status.begun.next = self.begun.val();
        self.status.begun_present.next = self.push_present.val();
        self.status.begun_reads.next = self.push_op.val().get_bit(0);
        self.directory.start.next = self.start.val();
        self.directory.start_slot.next = self.free_slot.val();
        self.directory.start_set.next = self.l_set.val();
        self.directory.start_way.next = self.push_way.val();
        self.lists.pend.next = self.status.pend.val();
        self.lists.push.next = self.push.val();
        self.lists.link.next = self.match_any.val();
        self.lists.l_chain.next = self.match_slot.val();
        self.lists.push_slot.next = self.free_slot.val();
        self.lists.push_tag.next = self.push_tag.val();
        self.lists.push_op.next = self.push_op.val();
        self.lists.push_mask.next = self.push_mask.val();

        comment!("what arrives in this cycle no longer holds its chain back");
        self.answered.next = 0.into();
        if self.res.val() {
            self.answered.next = bits::<N>(1) << self.res_slot.val();
        }
        self.filling.next = 0.into();
        if self.fill.val() {
            self.filling.next = bits::<N>(1) << self.fill_slot.val();
        }

        comment!("serve: the head of a chain that waits for nothing");
        self.serve.candidates.next = self.status.live.val()
            & self.status.pend.val()
            & !(self.status.busy.val() & !self.answered.val())
            & !self.status.want.val()
            & !(self.status.sent.val() & !self.filling.val())
            & !self.serve.hot.val();
        self.lists.s_chain.next = self.serve.chain.val();
        self.lists.s_take.next = self.s_take.val();
        self.directory.s_chain.next = self.serve.chain.val();
        self.coverage.s_chain.next = self.serve.chain.val();
        self.head_present.next = (self.status.present.val() & self.serve.hot.val()).any();
        self.head_whole.next = ((self.status.present.val() | self.status.filled.val()) & self.serve.hot.val()).any();
        self.head_error.next = (self.status.error.val() & self.serve.hot.val()).any();
        self.need.next = self.lists.op.val().get_bit(0)
            & !self.head_whole.val()
            & (self.lists.mask.val() & !self.coverage.s_cover.val()).any();
        self.serving.next = self.serve.valid.val() & !self.need.val();
        self.refuse.next = self.serve.valid.val() & self.need.val();
        self.serve.renew.next = self.refuse.val() | self.s_take.val();
        self.status.refused.next = 0.into();
        if self.refuse.val() {
            self.status.refused.next = self.serve.hot.val();
        }
        self.status.taken.next = 0.into();
        self.status.popped.next = 0.into();
        if self.s_take.val() {
            self.status.taken.next = self.serve.hot.val();
            comment!("the home of the chain stays until the chain ends");
            if self.lists.node.val() != self.serve.chain.val() {
                self.status.popped.next = bits::<N>(1) << self.lists.node.val();
            }
        }
        self.status.taken_last.next = self.lists.last.val();
        self.status.taken_writes.next = self.lists.op.val().get_bit(1);
        self.s_valid.next = self.serving.val();
        self.s_slot.next = 0.into();
        self.s_tag.next = 0.into();
        self.s_op.next = 0.into();
        self.s_present.next = false;
        self.s_row.next = 0.into();
        self.s_pixels.next = 0.into();
        self.s_error.next = false;
        if self.serving.val() {
            self.s_slot.next = self.serve.chain.val();
            self.s_tag.next = self.lists.tag.val();
            self.s_op.next = self.lists.op.val();
            self.s_present.next = self.head_present.val();
            self.s_row.next = self.directory.s_row.val();
            self.s_error.next = self.head_error.val();
            if self.lists.op.val().get_bit(0) & !self.head_error.val() {
                self.s_pixels.next = self.coverage.s_cover.val();
                if self.head_whole.val() {
                    self.s_pixels.next = 0xffff.into();
                }
            }
        }

        comment!("result and fill");
        self.status.answered.next = self.answered.val();
        self.status.answered_dirty.next = self.res_mask.val().any();
        self.status.full.next = self.coverage.full.val();
        self.status.filling.next = self.filling.val();
        self.status.fill_error.next = self.fill_error.val();
        self.coverage.begun.next = self.begun.val();
        self.coverage.dirty.next = self.status.dirty.val();
        self.coverage.res.next = self.res.val();
        self.coverage.res_slot.next = self.res_slot.val();
        self.coverage.answered.next = self.answered.val();
        self.coverage.res_mask.next = self.res_mask.val();
        self.coverage.fill_slot.next = self.fill_slot.val();
        self.fill_cover.next = self.coverage.fill_cover.val();
        self.directory.res_slot.next = self.res_slot.val();
        self.res_present.next = (self.status.live.val() & self.status.present.val()).get_bit(self.res_slot.val().index());
        self.res_row.next = 0.into();
        if self.status.live.val().get_bit(self.res_slot.val().index()) {
            self.res_row.next = self.directory.res_row.val();
        }

        comment!("fetch");
        self.fetch.candidates.next = self.status.live.val() & self.status.want.val() & !self.fetch.hot.val();
        self.fetch.renew.next = self.f_take.val() | self.f_hold.val();
        self.directory.f_chain.next = self.fetch.chain.val();
        self.status.fetched.next = 0.into();
        if self.f_take.val() {
            self.status.fetched.next = self.fetch.hot.val();
        }
        self.f_valid.next = self.fetch.valid.val();
        self.f_slot.next = 0.into();
        self.f_block.next = 0.into();
        if self.fetch.valid.val() {
            self.f_slot.next = self.fetch.chain.val();
            self.f_block.next = self.directory.f_block.val();
        }

        comment!("write back: a link in the cycle of the pick makes the chain drain again");
        self.back.candidates.next = 0.into();
        if self.w_room.val() {
            self.back.candidates.next = self.status.finished.val() & !self.back.hot.val();
        }
        self.finishing.next = (self.status.done.val() & self.back.hot.val()).any();
        self.back.renew.next = self.w_take.val() | !self.finishing.val();
        self.directory.w_chain.next = self.back.chain.val();
        self.directory.pin_set.next = self.pin_set.val();
        self.status.leave.next = 0.into();
        if self.w_take.val() {
            self.status.leave.next = self.back.hot.val();
        }
        self.status.retired.next = 0.into();
        if self.w_free.val() {
            self.status.retired.next = bits::<N>(1) << self.w_free_slot.val();
        }
        self.w_pick.next = self.back.valid.val();
        self.w_valid.next = self.finishing.val();
        self.w_slot.next = 0.into();
        self.w_block.next = 0.into();
        self.w_set.next = 0.into();
        if self.finishing.val() {
            self.w_slot.next = self.back.chain.val();
            self.w_block.next = self.directory.w_block.val();
            self.w_set.next = self.directory.w_set.val();
        }
        self.pinned.next = self.directory.pinned.val();
        self.idle.next = !self.status.live.val().any();
    }
}
