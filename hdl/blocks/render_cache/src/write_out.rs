//! Write-out: victims on their way to memory.
//!
//! ```text
//!  push, block, data --->+---------+---> free, empty
//!  probe_block --------->| 4 slots |---> probe_hit (comb)
//!                        +---------+---> mw valid/ready, id, block, data
//!                             ^--------- ack valid, id
//! ```
//!
//! The full contract is `tessera_ports::cache::write_out`. Slots are filled, sent and
//! retired in order and acknowledged in any order. A block stays until memory has
//! acknowledged it, and `probe_hit` keeps a fetch of it waiting that long.
//!
//! ```text
//! cycle     0     1     2     3            9     10    11
//! push      B
//! pending         1
//! mw              load  B valid, ready
//! ack                          ...         B
//! acked                                          1
//! free      4     3     3     3            3     3     4
//! ```
//!
//! Invariants: writes reach memory in push order with their data, two writes of
//! one block are never unacknowledged together, `mw_*` is stable while waiting
//! (test `write_out_follows_the_model`).
//!
//! | # | stall | who waits, until |
//! |---|---|---|
//! | 1 | no slot free | the pusher, until the oldest write is acknowledged |
//! | 2 | `mw_ready` low | the send register, until memory takes the write |
//! | 3 | the same block is unacknowledged | the send, until its acknowledgement |
//!
//! Deadlock: memory accepts and acknowledges writes whatever happens to reads.
//! Limits: pushed only while `free` is not 0.

use tessera_hdl::prelude::*;

/// Four victims between the data RAM and memory.
#[block]
pub struct WriteOut {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub push: Signal<In, Bit>,
    pub push_block: Signal<In, U<27>>,
    pub push_data: [Signal<In, U<64>>; 8],
    pub probe_block: Signal<In, U<27>>,
    pub mw_ready: Signal<In, Bit>,
    pub ack_valid: Signal<In, Bit>,
    pub ack_id: Signal<In, U<2>>,
    pub free: Signal<Out, U<3>>,
    pub empty: Signal<Out, Bit>,
    pub probe_hit: Signal<Out, Bit>,
    pub mw_valid: Signal<Out, Bit>,
    pub mw_id: Signal<Out, U<2>>,
    pub mw_block: Signal<Out, U<27>>,
    pub mw_data: [Signal<Out, U<64>>; 8],
    ram: Ram1r1w<2, 8, 64, 1>,
    block: [Reg<U<27>>; 4],
    sent: Reg<U<4>>,
    acked: Reg<U<4>>,
    push_ptr: Reg<U<2>>,
    send_ptr: Reg<U<2>>,
    retire_ptr: Reg<U<2>>,
    count: Reg<U<3>>,
    pending: Reg<U<3>>,
    o_v: Reg<Bit>,
    o_slot: Reg<U<2>>,
    /// Slots from the oldest on, `count` of them.
    in_use: Signal<Local, U<4>>,
    /// In use and not acknowledged.
    open: Signal<Local, U<4>>,
    send_block: Signal<Local, U<27>>,
    same: Signal<Local, U<4>>,
    probed: Signal<Local, U<4>>,
    load: Signal<Local, Bit>,
    retire: Signal<Local, Bit>,
    pushed: Signal<Local, U<4>>,
    loaded: Signal<Local, U<4>>,
    answered: Signal<Local, U<4>>,
    address: Signal<Local, U<2>>,
    mw_bits: Signal<Local, U<27>>,
}

impl Logic for WriteOut {
    #[hdl]
    fn update(&mut self) {
        registers!(self, block[4], sent, acked, push_ptr, send_ptr, retire_ptr, count, pending, o_v, o_slot);
        memories!(self, ram);

        comment!("slots in use: count ones, turned by retire_ptr");
        self.in_use.next = 0.into();
        for i in 0..4 {
            if bit_cast::<3, 2>(i.to_bits::<2>() - self.retire_ptr.q.val()) < self.count.q.val() {
                self.in_use.next = self.in_use.val() | (bits::<4>(1) << i.to_bits::<2>());
            }
        }
        self.open.next = self.in_use.val() & !self.acked.q.val();
        self.send_block.next = 0.into();
        self.mw_bits.next = 0.into();
        for i in 0..4 {
            if self.send_ptr.q.val() == i.to_bits::<2>() {
                self.send_block.next = self.block[i].q.val();
            }
            if self.o_slot.q.val() == i.to_bits::<2>() {
                self.mw_bits.next = self.block[i].q.val();
            }
        }
        self.same.next = 0.into();
        self.probed.next = 0.into();
        for i in 0..4 {
            self.same.next = self.same.val().replace_bit(i, self.block[i].q.val() == self.send_block.val());
            self.probed.next = self.probed.val().replace_bit(i, self.block[i].q.val() == self.probe_block.val());
        }

        comment!("send, one write of a block at a time");
        self.load.next = (!self.o_v.q.val() | self.mw_ready.val())
            & self.pending.q.val().any()
            & !(self.open.val() & self.sent.q.val() & self.same.val()).any();
        self.retire.next = self.count.q.val().any() & (self.acked.q.val() >> self.retire_ptr.q.val()).get_bit(0);
        self.pushed.next = 0.into();
        self.loaded.next = 0.into();
        self.answered.next = 0.into();
        self.o_v.d.next = self.o_v.q.val() & !self.mw_ready.val();
        self.address.next = self.o_slot.q.val();
        if self.load.val() {
            self.loaded.next = bits::<4>(1) << self.send_ptr.q.val();
            self.send_ptr.d.next = self.send_ptr.q.val() + 1;
            self.o_v.d.next = true;
            self.address.next = self.send_ptr.q.val();
        }
        self.o_slot.d.next = self.address.val();
        if self.push.val() {
            self.pushed.next = bits::<4>(1) << self.push_ptr.q.val();
            self.push_ptr.d.next = self.push_ptr.q.val() + 1;
        }
        if self.ack_valid.val() {
            self.answered.next = bits::<4>(1) << self.ack_id.val();
        }
        if self.retire.val() {
            self.retire_ptr.d.next = self.retire_ptr.q.val() + 1;
        }
        self.sent.d.next = (self.sent.q.val() | self.loaded.val()) & !self.pushed.val();
        self.acked.d.next = (self.acked.q.val() | self.answered.val()) & !self.pushed.val();
        if self.push.val() & !self.retire.val() {
            self.count.d.next = self.count.q.val() + 1;
        }
        if self.retire.val() & !self.push.val() {
            self.count.d.next = self.count.q.val() - 1;
        }
        if self.push.val() & !self.load.val() {
            self.pending.d.next = self.pending.q.val() + 1;
        }
        if self.load.val() & !self.push.val() {
            self.pending.d.next = self.pending.q.val() - 1;
        }

        comment!("storage and outputs");
        self.ram.read_address.next = self.address.val();
        self.ram.write_address.next = self.push_ptr.q.val();
        for i in 0..4 {
            if self.pushed.val().get_bit(i) {
                self.block[i].d.next = self.push_block.val();
            }
        }
        self.free.next = bits::<3>(4) - self.count.q.val();
        self.empty.next = !self.count.q.val().any();
        self.probe_hit.next = (self.open.val() & self.probed.val()).any();
        self.mw_valid.next = self.o_v.q.val();
        self.mw_id.next = 0.into();
        self.mw_block.next = 0.into();
        if self.o_v.q.val() {
            self.mw_id.next = self.o_slot.q.val();
            self.mw_block.next = self.mw_bits.val();
        }
        for w in 0..8 {
            self.ram.write_enable[w].next = bits::<1>(0).replace_bit(0, self.push.val());
            self.ram.write_data[w].next = self.push_data[w].val();
            self.mw_data[w].next = 0.into();
            if self.o_v.q.val() {
                self.mw_data[w].next = self.ram.read_data[w].val();
            }
        }
    }
}
