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

use tessera_hdl::prelude::*;

/// Heads, tails and links of all chains, and what each node asks for.
#[block(require(N == 1 << A))]
pub struct MissQueueLists<const N: usize, const A: usize> {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// Chains with a list that is not empty.
    pub pend: Signal<In, U<N>>,
    pub push: Signal<In, Bit>,
    /// The push extends chain `l_chain`; otherwise it begins a chain at `push_slot`.
    pub link: Signal<In, Bit>,
    pub l_chain: Signal<In, U<A>>,
    pub push_slot: Signal<In, U<A>>,
    pub push_tag: Signal<In, U<8>>,
    pub push_op: Signal<In, U<2>>,
    pub push_mask: Signal<In, U<16>>,
    pub s_chain: Signal<In, U<A>>,
    pub s_take: Signal<In, Bit>,
    /// Head of chain `s_chain`.
    pub node: Signal<Out, U<A>>,
    /// `node` is the only one.
    pub last: Signal<Out, Bit>,
    pub tag: Signal<Out, U<8>>,
    pub op: Signal<Out, U<2>>,
    pub mask: Signal<Out, U<16>>,
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
            if self.s_chain.val() == i.to_bits::<A>() {
                self.first.next = self.first.val() | self.head[i].q.val();
            }
        }
        self.s_tail.read_address.next = self.s_chain.val();
        self.successor.read_address.next = self.first.val();
        self.payload.read_address.next = self.first.val();
        self.alone.next = self.first.val() == self.s_tail.read_data[0].val();
        self.advance.next = self.s_take.val() & !self.alone.val();
        self.node.next = self.first.val();
        self.last.next = self.alone.val();
        self.tag.next = self.payload.read_data[0].val().get_bits::<8>(0);
        self.op.next = self.payload.read_data[0].val().get_bits::<2>(8);
        self.mask.next = self.payload.read_data[0].val().get_bits::<16>(10);

        comment!("push");
        self.empty.next = !self.pend.val().get_bit(self.l_chain.val().index())
            | (self.s_take.val() & self.alone.val() & (self.s_chain.val() == self.l_chain.val()));
        self.restart.next = self.push.val() & (!self.link.val() | self.empty.val());
        self.grown.next = self.push_slot.val();
        if self.link.val() {
            self.grown.next = self.l_chain.val();
        }
        self.payload.write_enable.next = self.push.val();
        self.payload.write_address.next = self.push_slot.val();
        self.payload.write_data[0].next = bit_cast::<26, 8>(self.push_tag.val())
            | (bit_cast::<26, 2>(self.push_op.val()) << 8)
            | (bit_cast::<26, 16>(self.push_mask.val()) << 10);
        self.l_tail.read_address.next = self.l_chain.val();
        self.successor.write_enable.next = self.push.val() & self.link.val() & !self.empty.val();
        self.successor.write_address.next = self.l_tail.read_data[0].val();
        self.successor.write_data[0].next = self.push_slot.val();
        self.l_tail.write_enable.next = self.push.val();
        self.l_tail.write_address.next = self.grown.val();
        self.l_tail.write_data[0].next = self.push_slot.val();
        self.s_tail.write_enable.next = self.push.val();
        self.s_tail.write_address.next = self.grown.val();
        self.s_tail.write_data[0].next = self.push_slot.val();

        comment!("never the same chain in both");
        for i in 0..N {
            if self.advance.val() & (self.s_chain.val() == i.to_bits::<A>()) {
                self.head[i].d.next = self.successor.read_data[0].val();
            }
            if self.restart.val() & (self.grown.val() == i.to_bits::<A>()) {
                self.head[i].d.next = self.push_slot.val();
            }
        }
    }
}
