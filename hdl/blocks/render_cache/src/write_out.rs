//! Write-out: victims on their way to memory.
//!
//! State, rules, timing, stalls, deadlock: `hdl/docs/src/contract/write_out.md`.
//!
//! Block addresses sit in registers for the two compares and in LUT RAM copies for the two slots that are
//! read.
//!
//! Invariants: writes reach memory in push order with their data, two writes of one block are never
//! unacknowledged together, what is offered to memory is stable while it waits (test
//! `write_out_follows_the_model`).

use crate::bundle::*;
use tessera_hdl::prelude::*;

/// Slots.
const SLOTS: U<5> = U::new(16);

/// Sixteen victims between the data RAM and memory.
#[block(ports = tessera_ports::write_out)]
pub struct WriteOut {
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
        connect!(self.send_blocks.read_data[0] => self.send_block);
        self.same.next = 0.into();
        self.probed.next = 0.into();
        for i in 0..16 {
            self.same.next = self.same.val().replace_bit(i, self.block[i].q.val() == self.send_block.val());
            self.probed.next = self.probed.val().replace_bit(i, self.block[i].q.val() == self.probe_block.val());
        }
        self.probe_hit.next = (self.open.val() & self.probed.val()).any();

        comment!("push, send (one write of a block at a time), acknowledge, retire");
        self.load.next = (!self.o_v.q.val() | self.mw.ready.val())
            & self.pending.q.val().any()
            & !(self.open.val() & self.sent.q.val() & self.same.val()).any();
        self.retire.next = (self.in_use.q.val() & self.acked.q.val()).get_bit(self.retire_ptr.q.val().index());
        self.pushed.next = 0.into();
        self.loaded.next = 0.into();
        self.answered.next = 0.into();
        self.retired.next = 0.into();
        self.o_v.d.next = self.o_v.q.val() & !self.mw.ready.val();
        if self.push.valid.val() {
            self.pushed.next = bits::<16>(1) << self.push_ptr.q.val();
            self.push_ptr.d.next = self.push_ptr.q.val() + 1;
        }
        if self.load.val() {
            self.loaded.next = bits::<16>(1) << self.send_ptr.q.val();
            self.send_ptr.d.next = self.send_ptr.q.val() + 1;
            self.o_v.d.next = true;
            connect!(self.send_ptr => self.o_slot);
        }
        if self.ack.valid.val() {
            self.answered.next = bits::<16>(1) << self.ack.id.val();
        }
        if self.retire.val() {
            self.retired.next = bits::<16>(1) << self.retire_ptr.q.val();
            self.retire_ptr.d.next = self.retire_ptr.q.val() + 1;
        }
        self.in_use.d.next = (self.in_use.q.val() & !self.retired.val()) | self.pushed.val();
        self.sent.d.next = (self.sent.q.val() | self.loaded.val()) & !self.pushed.val();
        self.acked.d.next = (self.acked.q.val() | self.answered.val()) & !self.pushed.val();
        if self.push.valid.val() & !self.retire.val() {
            self.count.d.next = self.count.q.val() + 1;
        }
        if self.retire.val() & !self.push.valid.val() {
            self.count.d.next = self.count.q.val() - 1;
        }
        if self.push.valid.val() & !self.load.val() {
            self.pending.d.next = self.pending.q.val() + 1;
        }
        if self.load.val() & !self.push.valid.val() {
            self.pending.d.next = self.pending.q.val() - 1;
        }

        comment!("storage");
        for i in 0..16 {
            if self.pushed.val().get_bit(i) {
                forward!(self.push.block => self.block[i]);
            }
        }
        connect!(
            self.push.valid => self.send_blocks.write_enable,
            self.push_ptr => self.send_blocks.write_address,
            self.push.block => self.send_blocks.write_data[0],
            self.send_ptr => self.send_blocks.read_address,
            self.push.valid => self.out_blocks.write_enable,
            self.push_ptr => self.out_blocks.write_address,
            self.push.block => self.out_blocks.write_data[0],
            self.o_slot => self.out_blocks.read_address,
            self.send_ptr => self.data.read_address,
            self.push_ptr => self.data.write_address,
            self.push.data => self.data.write_data
        );
        self.data.read_enable.next = self.load.val() & !self.reset.val();
        for w in 0..8 {
            self.data.write_enable[w].next = self.push.valid.val().into();
        }

        comment!("outputs");
        self.free.next = SLOTS - self.count.q.val();
        self.empty.next = !self.count.q.val().any();
        self.mw.id.next = 0.into();
        self.mw.block.next = 0.into();
        if self.o_v.q.val() {
            connect!(self.o_slot => self.mw.id, self.out_blocks.read_data[0] => self.mw.block);
        }
        connect!(self.o_v => self.mw.valid, self.data.read_data => self.mw.data);
    }
}
