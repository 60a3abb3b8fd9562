//! Write-out: victims on their way to memory.
//!
//! ```text
//!  push, block, data --->+---------+---> free, empty
//!  probe_block --------->| 16 slots|---> probe_hit (comb)
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
//! free      16    15    15    15           15    15    16
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
//! Limits: pushed only while `free` is not 0. Block addresses sit in registers for the
//! two compares and in LUT RAM copies for the two slots that are read.

use tessera_hdl::prelude::*;

/// Sixteen victims between the data RAM and memory.
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
    pub ack_id: Signal<In, U<4>>,
    pub free: Signal<Out, U<5>>,
    pub empty: Signal<Out, Bit>,
    pub probe_hit: Signal<Out, Bit>,
    pub mw_valid: Signal<Out, Bit>,
    pub mw_id: Signal<Out, U<4>>,
    pub mw_block: Signal<Out, U<27>>,
    pub mw_data: [Signal<Out, U<64>>; 8],
    data: Ram1r1w<4, 8, 64, 1, 0>,
    block: [Reg<U<27>>; 16],
    send_blocks: LutRam<4, 1, 27>,
    out_blocks: LutRam<4, 1, 27>,
    /// The `count` slots from `retire_ptr` on.
    in_use: Reg<U<16>>,
    sent: Reg<U<16>>,
    acked: Reg<U<16>>,
    push_ptr: Reg<U<4>>,
    send_ptr: Reg<U<4>>,
    retire_ptr: Reg<U<4>>,
    count: Reg<U<5>>,
    pending: Reg<U<5>>,
    o_v: Reg<Bit>,
    o_slot: Reg<U<4>>,
    /// In use and not acknowledged.
    open: Signal<Local, U<16>>,
    send_block: Signal<Local, U<27>>,
    same: Signal<Local, U<16>>,
    probed: Signal<Local, U<16>>,
    load: Signal<Local, Bit>,
    retire: Signal<Local, Bit>,
    pushed: Signal<Local, U<16>>,
    loaded: Signal<Local, U<16>>,
    answered: Signal<Local, U<16>>,
    retired: Signal<Local, U<16>>,
}

impl Logic for WriteOut {
    #[hdl]
    fn update(&mut self) {
        registers!(self, block[16], in_use, sent, acked, push_ptr, send_ptr, retire_ptr, count, pending, o_v, o_slot);
        memories!(self, data, send_blocks, out_blocks);

        comment!("compares");
        self.open.next = self.in_use.q.val() & !self.acked.q.val();
        self.send_block.next = self.send_blocks.read_data[0].val();
        self.same.next = 0.into();
        self.probed.next = 0.into();
        for i in 0..16 {
            self.same.next = self.same.val().replace_bit(i, self.block[i].q.val() == self.send_block.val());
            self.probed.next = self.probed.val().replace_bit(i, self.block[i].q.val() == self.probe_block.val());
        }
        self.probe_hit.next = (self.open.val() & self.probed.val()).any();

        comment!("push, send (one write of a block at a time), acknowledge, retire");
        self.load.next = (!self.o_v.q.val() | self.mw_ready.val())
            & self.pending.q.val().any()
            & !(self.open.val() & self.sent.q.val() & self.same.val()).any();
        self.retire.next = (self.in_use.q.val() & self.acked.q.val()).get_bit(self.retire_ptr.q.val().index());
        self.pushed.next = 0.into();
        self.loaded.next = 0.into();
        self.answered.next = 0.into();
        self.retired.next = 0.into();
        self.o_v.d.next = self.o_v.q.val() & !self.mw_ready.val();
        if self.push.val() {
            self.pushed.next = bits::<16>(1) << self.push_ptr.q.val();
            self.push_ptr.d.next = self.push_ptr.q.val() + 1;
        }
        if self.load.val() {
            self.loaded.next = bits::<16>(1) << self.send_ptr.q.val();
            self.send_ptr.d.next = self.send_ptr.q.val() + 1;
            self.o_v.d.next = true;
            self.o_slot.d.next = self.send_ptr.q.val();
        }
        if self.ack_valid.val() {
            self.answered.next = bits::<16>(1) << self.ack_id.val();
        }
        if self.retire.val() {
            self.retired.next = bits::<16>(1) << self.retire_ptr.q.val();
            self.retire_ptr.d.next = self.retire_ptr.q.val() + 1;
        }
        self.in_use.d.next = (self.in_use.q.val() & !self.retired.val()) | self.pushed.val();
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

        comment!("storage");
        for i in 0..16 {
            if self.pushed.val().get_bit(i) {
                self.block[i].d.next = self.push_block.val();
            }
        }
        self.send_blocks.write_enable.next = self.push.val();
        self.send_blocks.write_address.next = self.push_ptr.q.val();
        self.send_blocks.write_data[0].next = self.push_block.val();
        self.send_blocks.read_address.next = self.send_ptr.q.val();
        self.out_blocks.write_enable.next = self.push.val();
        self.out_blocks.write_address.next = self.push_ptr.q.val();
        self.out_blocks.write_data[0].next = self.push_block.val();
        self.out_blocks.read_address.next = self.o_slot.q.val();
        self.data.read_enable.next = self.load.val() & !self.reset.val();
        self.data.read_address.next = self.send_ptr.q.val();
        self.data.write_address.next = self.push_ptr.q.val();

        comment!("outputs");
        self.free.next = bits::<5>(16) - self.count.q.val();
        self.empty.next = !self.count.q.val().any();
        self.mw_valid.next = self.o_v.q.val();
        self.mw_id.next = 0.into();
        self.mw_block.next = 0.into();
        if self.o_v.q.val() {
            self.mw_id.next = self.o_slot.q.val();
            self.mw_block.next = self.out_blocks.read_data[0].val();
        }
        for w in 0..8 {
            self.data.write_enable[w].next = bits::<1>(0).replace_bit(0, self.push.val());
            self.data.write_data[w].next = self.push_data[w].val();
            self.mw_data[w].next = self.data.read_data[w].val();
        }
    }
}
