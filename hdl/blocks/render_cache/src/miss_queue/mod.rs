//! Miss queue: requests to one block wait in one chain, fetched once.
//!
//! State, rules, timing, stalls, deadlock: `hdl/docs/src/contract/miss_queue.md`.
//!
//! Parts: `directory` (which block), `looked` (what the lookup found), `lists` (order), `status` (life of nodes
//! and chains), `coverage` (pixels newer than memory), three `pick`s (serve, fetch, write back), `shown` (what
//! the first has brought).
//!
//! Invariants: at most one live chain a block, at most one fetch in a chain's life, requests of a chain in
//! order, no node freed twice, every request served (tests in `tests/blocks/miss_queue.rs`; proof at 4 nodes,
//! with a bound for the last: `scripts/formal.sh`).
//!
//! Limits: the caller keeps the "only with" clauses of the contract; `N` is 2^`A`.

mod coverage;
mod directory;
mod lists;
mod looked;
mod pick;
mod shown;
mod status;

use crate::word::op;
use coverage::MissQueueCoverage;
use directory::MissQueueDirectory;
use lists::MissQueueLists;
use looked::MissQueueLooked;
use pick::MissQueuePick;
use shown::MissQueueShown;
use status::MissQueueStatus;
use tessera_hdl::prelude::*;

/// Linked-list miss queue: one chain of requests per block, one fetch per chain.
#[block(ports = tessera_ports::miss_queue, require(N == 1 << A))]
pub struct MissQueue<const N: usize, const A: usize> {
    looked: MissQueueLooked<N, A>,
    status: MissQueueStatus<N>,
    directory: MissQueueDirectory<N, A>,
    lists: MissQueueLists<N, A>,
    coverage: MissQueueCoverage<N, A>,
    serve: MissQueuePick<N, A>,
    shown: MissQueueShown<N, A>,
    fetch: MissQueuePick<N, A>,
    back: MissQueuePick<N, A>,
    /// Chains that could be picked for write back.
    ripe: Reg<U<N>>,
    matched: Signal<Local, U<N>>,
    match_any: Signal<Local, Bit>,
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
    finishing: Signal<Local, Bit>,
}

impl<const N: usize, const A: usize> Logic for MissQueue<N, A> {
    #[hdl]
    fn update(&mut self) {
        registers!(self, ripe);
        subblocks!(self, looked, status, directory, lists, coverage, serve, shown, fetch, back);

        comment!("lookup");
        connect!(
            self.r_block => self.directory.r_block,
            self.status.live => self.directory.live,
            self.status.present => self.directory.present
        );

        comment!("its request: the chain if it still lives, the lowest free node");
        self.matched.next = self.looked.hot.val() & self.status.live.val();
        self.match_any.next = self.matched.val().any();
        self.unused.next = self.cfg_nodes.val() & !self.status.used.val();
        self.free_hot.next = self.unused.val() & (!self.unused.val() + 1);
        self.free_slot.next = 0.into();
        for i in 0..N {
            if self.free_hot.val().get_bit(i) {
                self.free_slot.next = self.free_slot.val() | i.to_bits::<A>();
            }
        }
        connect!(self.match_any => self.l_match, self.free_slot => self.push_slot);
        self.l_slot.next = 0.into();
        if self.match_any.val() {
            connect!(self.looked.slot => self.l_slot);
        }
        self.l_leaving.next = (self.matched.val() & (self.status.leaving.val() | self.back.hot.val())).any();
        self.l_full.next = !self.unused.val().any();

        comment!("push: link to the chain, or begin one at the node");
        self.start.next = self.push.val() & !self.match_any.val();
        self.begun.next = 0.into();
        self.status.pushed.next = 0.into();
        self.status.linked.next = 0.into();
        if self.push.val() {
            connect!(self.free_hot => self.status.pushed);
            if self.match_any.val() {
                connect!(self.matched => self.status.linked);
            } else {
                connect!(self.free_hot => self.begun);
            }
        }
        self.status.begun_reads.next = self.push_op.val().field(op::READ);
        connect!(
            self.begun => self.status.begun,
            self.push_present => self.status.begun_present,
            self.l_block => self.directory.l_block,
            self.start => self.directory.start,
            self.push_present => self.directory.start_present,
            self.free_slot => self.directory.start_slot,
            self.l_set => self.directory.start_set,
            self.push_way => self.directory.start_way,
            self.status.pend => self.lists.pend,
            self.push => self.lists.push,
            self.match_any => self.lists.link,
            self.looked.slot => self.lists.l_chain,
            self.looked.hot => self.lists.l_hot,
            self.free_slot => self.lists.push_slot,
            self.push_tag => self.lists.pushed.tag,
            self.push_op => self.lists.pushed.op,
            self.push_mask => self.lists.pushed.mask
        );

        connect!(
            self.r_take => self.looked.take,
            self.r_block => self.looked.r_block,
            self.directory.matched => self.looked.found,
            self.start => self.looked.start,
            self.l_block => self.looked.l_block,
            self.free_hot => self.looked.free_hot,
            self.free_slot => self.looked.free_slot
        );

        comment!("what arrives");
        self.answered.next = 0.into();
        if self.result.val() {
            self.answered.next = bits::<N>(1) << self.result_slot.val();
        }
        self.filling.next = 0.into();
        if self.fill.val() {
            self.filling.next = bits::<N>(1) << self.fill_slot.val();
        }

        comment!("serve: the head of a chain that waits for nothing");
        self.serve.candidates.next = self.status.live.val()
            & self.status.pend.val()
            & !(self.status.busy.val() | self.status.want.val() | self.status.sent.val())
            & !(self.serve.hot.val() | self.shown.s_hot.val());
        self.head_present.next = (self.status.present.val() & self.serve.hot.val()).any();
        self.head_whole.next = ((self.status.present.val() | self.status.filled.val()) & self.serve.hot.val()).any();
        self.head_error.next = (self.status.error.val() & self.serve.hot.val()).any();
        connect!(
            self.serve.chain => self.lists.p_chain,
            self.serve.chain => self.directory.s_chain,
            self.serve.chain => self.coverage.s_chain,
            self.serve.valid => self.shown.valid,
            self.serve.chain => self.shown.chain,
            self.serve.hot => self.shown.chain_hot,
            self.lists.node => self.shown.node,
            self.lists.request => self.shown.request,
            self.head_present => self.shown.present,
            self.head_whole => self.shown.whole,
            self.head_error => self.shown.error,
            self.coverage.s_cover => self.shown.covered,
            self.directory.s_row => self.shown.row,
            self.s_take => self.shown.take,
            self.shown.renew => self.serve.renew,
            self.shown.s_chain => self.lists.s_chain,
            self.shown.s_node => self.lists.s_node,
            self.s_take => self.lists.s_take
        );
        self.status.refused.next = 0.into();
        if self.shown.refuse.val() {
            connect!(self.shown.s_hot => self.status.refused);
        }
        comment!("the home of the chain stays until the chain ends");
        self.status.taken.next = 0.into();
        self.status.popped.next = 0.into();
        if self.s_take.val() {
            connect!(self.shown.s_hot => self.status.taken, self.shown.s_freed => self.status.popped);
        }
        connect!(
            self.shown.writes => self.status.taken_writes,
            self.lists.last => self.status.taken_last,
            self.shown.s_valid => self.s_valid
        );
        connect!(
            self.shown.s_slot => self.s_slot,
            self.shown.s_tag => self.s_tag,
            self.shown.s_op => self.s_op,
            self.shown.s_present => self.s_present,
            self.shown.s_row => self.s_row,
            self.shown.s_pixels => self.s_pixels,
            self.shown.s_error => self.s_error
        );

        comment!("result and fill");
        self.status.answered_dirty.next = self.result_mask.val().any();
        connect!(
            self.answered => self.status.answered,
            self.coverage.full => self.status.full,
            self.filling => self.status.filling,
            self.fill_error => self.status.fill_error,
            self.begun => self.coverage.begun,
            self.status.dirty => self.coverage.dirty,
            self.result => self.coverage.result,
            self.result_slot => self.coverage.result_slot,
            self.result_mask => self.coverage.result_mask,
            self.answered => self.coverage.answered,
            self.fill_slot => self.coverage.fill_slot,
            self.coverage.fill_cover => self.fill_cover,
            self.result_slot => self.directory.result_slot
        );
        self.result_present.next = (self.status.live.val() & self.status.present.val()).get_bit(self.result_slot.val().index());
        self.result_row.next = 0.into();
        if self.status.live.val().get_bit(self.result_slot.val().index()) {
            connect!(self.directory.result_row => self.result_row);
        }

        comment!("fetch");
        self.fetch.candidates.next = self.status.live.val() & self.status.want.val() & !self.fetch.hot.val();
        self.fetch.renew.next = self.f_take.val() | self.f_hold.val();
        self.status.fetched.next = 0.into();
        if self.f_take.val() {
            connect!(self.fetch.hot => self.status.fetched);
        }
        connect!(self.fetch.chain => self.directory.f_chain, self.fetch.valid => self.f_valid);
        self.f_slot.next = 0.into();
        self.f_block.next = 0.into();
        if self.fetch.valid.val() {
            connect!(self.fetch.chain => self.f_slot, self.directory.f_block => self.f_block);
        }

        comment!("write back: a link in the cycle of the pick makes the chain drain again");
        self.ripe.d.next = self.status.finished.val() & !self.back.hot.val();
        self.back.candidates.next = 0.into();
        if self.w_room.val() {
            self.back.candidates.next = self.ripe.q.val() & !self.back.hot.val();
        }
        self.finishing.next = (self.status.done.val() & self.back.hot.val()).any();
        self.back.renew.next = self.w_take.val() | !self.finishing.val();
        self.status.leave.next = 0.into();
        if self.w_take.val() {
            connect!(self.back.hot => self.status.leave);
        }
        self.status.retired.next = 0.into();
        if self.w_free.val() {
            self.status.retired.next = bits::<N>(1) << self.w_free_slot.val();
        }
        connect!(
            self.back.chain => self.directory.w_chain,
            self.pin_set => self.directory.pin_set,
            self.back.valid => self.w_pick,
            self.finishing => self.w_valid,
            self.directory.pinned => self.pinned
        );
        self.w_slot.next = 0.into();
        self.w_block.next = 0.into();
        self.w_set.next = 0.into();
        if self.finishing.val() {
            connect!(
                self.back.chain => self.w_slot,
                self.directory.w_block => self.w_block,
                self.directory.w_set => self.w_set
            );
        }
        self.idle.next = !self.status.live.val().any();
    }
}
