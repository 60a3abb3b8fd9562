//! The linked lists: who comes after whom in a chain.
//!
//! ```text
//!  push, link, push_slot, l_chain --> tail --> next[tail] = push_slot
//!  s_chain ------> head[N] --> node --> payload --> tag, op, mask
//!  s_take -------> head = next[node]
//! ```
//!
//! One push and one pop in a cycle, of the same chain or not. A pop comes first: a
//! push to a chain that this pop empties starts the list again (`head` and `tail`
//! become the new node). Only `head` has two writers in a cycle (a pop of
//! one chain, a push to another), so it is registers; the rest are LUT RAMs with
//! one writer. `next` of the last node is stale and nobody follows it (proof:
//! `scripts/formal.sh`, no orphaned link).

use crate::bundle::NodeRequest;
use crate::word::node;
use tessera_hdl::prelude::*;

/// Heads, tails and links of all chains, and what each node asks for.
#[block(require(N == 1 << A))]
pub struct MissQueueLists<const N: usize, const A: usize> {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// Chains with a list that is not empty.
    pub pend: Signal<In, U<N>>,
    /// Chain `l_chain` as one bit.
    pub l_hot: Signal<In, U<N>>,
    pub push: Signal<In, Bit>,
    /// The push extends chain `l_chain`; otherwise it begins a chain at `push_slot`.
    pub link: Signal<In, Bit>,
    pub l_chain: Signal<In, U<A>>,
    pub push_slot: Signal<In, U<A>>,
    pub pushed: NodeRequest<In>,
    pub p_chain: Signal<In, U<A>>,
    /// Chain whose head `s_node` is popped with `s_take`.
    pub s_chain: Signal<In, U<A>>,
    pub s_node: Signal<In, U<A>>,
    pub s_take: Signal<In, Bit>,
    /// `s_node` is the only one.
    pub last: Signal<Out, Bit>,
    /// Head of chain `p_chain`.
    pub node: Signal<Out, U<A>>,
    /// What `node` asks for.
    pub request: NodeRequest<Out>,
    head: [Reg<U<A>>; N],
    s_tail: LutRam<A, 1, A>,
    l_tail: LutRam<A, 1, A>,
    successor: LutRam<A, 1, A>,
    payload: LutRam<A, 1, 26>,
    first: Signal<Local, U<A>>,
    alone: Signal<Local, Bit>,
    grown: Signal<Local, U<A>>,
    empty: Signal<Local, Bit>,
    restart: Signal<Local, Bit>,
    advance: Signal<Local, Bit>,
}

impl<const N: usize, const A: usize> Logic for MissQueueLists<N, A> {
    #[hdl]
    fn update(&mut self) {
        registers!(self, head[N]);
        memories!(self, s_tail, l_tail, successor, payload);

        comment!("pop");
        self.first.next = 0.into();
        for i in 0..N {
            if self.p_chain.val() == i.to_bits::<A>() {
                self.first.next = self.first.val() | self.head[i].q.val();
            }
        }
        connect!(
            self.s_chain => self.s_tail.read_address,
            self.s_node => self.successor.read_address,
            self.first => self.payload.read_address
        );
        self.alone.next = self.s_node.val() == self.s_tail.read_data[0].val();
        self.advance.next = self.s_take.val() & !self.alone.val();
        connect!(self.first => self.node, self.alone => self.last);
        self.request.tag.next = self.payload.read_data[0].val().field(node::TAG);
        self.request.op.next = self.payload.read_data[0].val().field(node::OP);
        self.request.mask.next = self.payload.read_data[0].val().field(node::MASK);

        comment!("push");
        self.empty.next = !(self.pend.val() & self.l_hot.val()).any()
            | (self.s_take.val() & self.alone.val() & (self.s_chain.val() == self.l_chain.val()));
        self.restart.next = self.push.val() & (!self.link.val() | self.empty.val());
        connect!(self.push_slot => self.grown);
        if self.link.val() {
            connect!(self.l_chain => self.grown);
        }
        self.payload.write_data[0].next = pack!(26;
            node::MASK = self.pushed.mask.val(),
            node::OP = self.pushed.op.val(),
            node::TAG = self.pushed.tag.val()
        );
        self.successor.write_enable.next = self.push.val() & self.link.val() & !self.empty.val();
        connect!(
            self.push => self.payload.write_enable,
            self.push_slot => self.payload.write_address,
            self.l_chain => self.l_tail.read_address,
            self.l_tail.read_data[0] => self.successor.write_address,
            self.push_slot => self.successor.write_data[0],
            self.push => self.l_tail.write_enable,
            self.grown => self.l_tail.write_address,
            self.push_slot => self.l_tail.write_data[0],
            self.push => self.s_tail.write_enable,
            self.grown => self.s_tail.write_address,
            self.push_slot => self.s_tail.write_data[0]
        );

        comment!("never the same chain in both");
        for i in 0..N {
            if self.advance.val() & (self.s_chain.val() == i.to_bits::<A>()) {
                connect!(self.successor.read_data[0] => self.head[i]);
            }
            if self.restart.val() & (self.grown.val() == i.to_bits::<A>()) {
                connect!(self.push_slot => self.head[i]);
            }
        }
    }
}
