//! ME: message unit.
//!
//! ```text
//!            +-----------------------------+
//!  i_*    -->| header registers            |--> mo_*  (message out, a register a beat)
//!  rd_gnt -->| payload: requests, 4-entry  |--> rd_*  (to GA)
//!  rd_data-->|          buffer             |--> fetched_*, ret_*, eot_*
//!  rs_*   -->| response: passes through    |--> wb_*  (to GA), rs_ready, rs_done*
//!  wb_gnt -->|                             |
//!            +-----------------------------+
//! ```
//!
//! Reads the payload of `send`/`sends` out of the register file, streams it to
//! the message port, writes response beats into the register file and signals
//! end of thread. The full contract is `tessera_ports::me`.
//!
//! ```text
//! cycle      0      1      2      3      4      5
//! i_valid    send, 2 registers
//! rd_valid          r2     r3
//! rd_data                  r2     r3
//! mo_valid                        r2     r3           (mo_ready = 1)
//! fetched                                1
//! i_ready    1      0      0      0      0      1
//! ```
//!
//! Invariants (test file `tests/me.rs`, `streams_like_the_model`): beats leave in
//! register order, none lost or doubled, under any grants and back-pressure; the
//! header is constant from first to last beat; a response is taken exactly when
//! GA grants its row.
//!
//! | # | stall | who waits, until |
//! |---|---|---|
//! | 1 | buffer full | row requests, until the message port takes a beat |
//! | 2 | `mo_ready` low | the buffer head, until the data port is ready |
//! | 3 | `wb_gnt` low | the response, until GA serves it (ALUs first) |
//! | 4 | a message or end of thread in work | the next bundle (`i_ready` low) |
//!
//! Deadlock: message and response share nothing here, so a stuck response never
//! stops a message; what the data port has to promise is in the contract.
//!
//! Limits: one message in work; descriptors are carried, not read, except for
//! the lengths.

mod header;
mod payload;

use header::MeHeader;
use payload::MePayload;
use tessera_hdl::prelude::*;

/// Message unit: send payload out, response in, end of thread.
#[block]
pub struct Me {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub i_valid: Signal<In, Bit>,
    pub i_slot: Signal<In, U<3>>,
    pub i_ip: Signal<In, U<32>>,
    pub i_lo: Signal<In, U<64>>,
    pub i_hi: Signal<In, U<64>>,
    pub i_emask: Signal<In, U<32>>,
    pub i_sb: Signal<In, U<2>>,
    pub rd_gnt: Signal<In, Bit>,
    pub rd_data: [Signal<In, U<64>>; 4],
    pub mo_ready: Signal<In, Bit>,
    pub eot_ready: Signal<In, Bit>,
    pub rs_valid: Signal<In, Bit>,
    pub rs_slot: Signal<In, U<3>>,
    pub rs_sb: Signal<In, U<2>>,
    pub rs_reg: Signal<In, U<7>>,
    pub rs_be: Signal<In, U<32>>,
    pub rs_data: [Signal<In, U<64>>; 4],
    pub rs_last: Signal<In, Bit>,
    pub wb_gnt: Signal<In, Bit>,
    pub i_ready: Signal<Out, Bit>,
    pub rd_valid: Signal<Out, Bit>,
    pub rd_row: Signal<Out, U<10>>,
    pub mo_valid: Signal<Out, Bit>,
    pub mo_slot: Signal<Out, U<3>>,
    pub mo_sb: Signal<Out, U<2>>,
    pub mo_ip: Signal<Out, U<32>>,
    pub mo_desc: Signal<Out, U<32>>,
    pub mo_exdesc: Signal<Out, U<32>>,
    pub mo_mask: Signal<Out, U<32>>,
    pub mo_dst: Signal<Out, U<7>>,
    pub mo_rlen: Signal<Out, U<5>>,
    pub mo_first: Signal<Out, Bit>,
    pub mo_last: Signal<Out, Bit>,
    pub mo_data: [Signal<Out, U<64>>; 4],
    pub fetched_valid: Signal<Out, Bit>,
    pub fetched_slot: Signal<Out, U<3>>,
    pub ret_valid: Signal<Out, Bit>,
    pub ret_slot: Signal<Out, U<3>>,
    pub ret_ip: Signal<Out, U<32>>,
    pub ret_op: Signal<Out, U<7>>,
    pub ret_mask: Signal<Out, U<32>>,
    pub eot_valid: Signal<Out, Bit>,
    pub eot_slot: Signal<Out, U<3>>,
    pub eot_done: Signal<Out, Bit>,
    pub wb_valid: Signal<Out, Bit>,
    pub wb_row: Signal<Out, U<10>>,
    pub wb_be: Signal<Out, U<32>>,
    pub wb_data: [Signal<Out, U<64>>; 4],
    pub rs_ready: Signal<Out, Bit>,
    pub rs_done: Signal<Out, Bit>,
    pub rs_done_slot: Signal<Out, U<3>>,
    pub rs_done_sb: Signal<Out, U<2>>,
    busy: Reg<Bit>,
    /// End of thread waits for the spawner.
    eot: Reg<Bit>,
    header: MeHeader,
    payload: MePayload,
    take: Signal<Local, Bit>,
    sent_last: Signal<Local, Bit>,
    ended: Signal<Local, Bit>,
    done: Signal<Local, Bit>,
}

impl Logic for Me {
    #[hdl]
    fn update(&mut self) {
        registers!(self, busy, eot);
        subblocks!(self, header, payload);

        comment!("issue");
        self.take.next = self.i_valid.val() & !self.busy.q.val();
        self.i_ready.next = !self.busy.q.val();
        self.header.take.next = self.take.val();
        self.header.i_slot.next = self.i_slot.val();
        self.header.i_ip.next = self.i_ip.val();
        self.header.i_lo.next = self.i_lo.val();
        self.header.i_hi.next = self.i_hi.val();
        self.header.i_emask.next = self.i_emask.val();
        self.header.i_sb.next = self.i_sb.val();

        comment!("payload");
        self.payload.take.next = self.take.val();
        self.payload.busy.next = self.busy.q.val();
        self.payload.slot.next = self.header.slot.val();
        self.payload.first_reg.next = self.header.src0.val();
        self.payload.second_reg.next = self.header.src1.val();
        self.payload.first_len.next = self.header.mlen.val();
        self.payload.total.next = self.header.total.val();
        self.payload.rd_gnt.next = self.rd_gnt.val();
        self.payload.mo_ready.next = self.mo_ready.val();
        self.rd_valid.next = self.payload.rd_valid.val();
        self.rd_row.next = self.payload.rd_row.val();
        self.mo_valid.next = self.payload.mo_valid.val();
        self.mo_first.next = self.payload.mo_first.val();
        self.mo_last.next = self.payload.mo_last.val();
        for w in 0..4 {
            self.payload.rd_data[w].next = self.rd_data[w].val();
            self.mo_data[w].next = self.payload.mo_data[w].val();
        }
        self.mo_slot.next = 0.into();
        self.mo_sb.next = 0.into();
        self.mo_ip.next = 0.into();
        self.mo_desc.next = 0.into();
        self.mo_exdesc.next = 0.into();
        self.mo_mask.next = 0.into();
        self.mo_dst.next = 0.into();
        self.mo_rlen.next = 0.into();
        if self.payload.mo_valid.val() {
            self.mo_slot.next = self.header.slot.val();
            self.mo_sb.next = self.header.sb.val();
            self.mo_ip.next = self.header.ip.val();
            self.mo_desc.next = self.header.desc.val();
            self.mo_exdesc.next = self.header.exdesc.val();
            self.mo_mask.next = self.header.mask.val();
            self.mo_dst.next = self.header.dst.val();
            self.mo_rlen.next = self.header.rlen.val();
        }

        comment!("completion");
        self.sent_last.next = self.payload.mo_last.val() & self.mo_ready.val();
        self.ended.next = self.eot.q.val() & self.eot_ready.val();
        self.done.next = self.sent_last.val() | self.ended.val();
        self.eot_valid.next = self.eot.q.val();
        self.eot_done.next = self.ended.val();
        self.fetched_valid.next = self.sent_last.val();
        self.ret_valid.next = self.done.val();
        self.eot_slot.next = 0.into();
        self.fetched_slot.next = 0.into();
        self.ret_slot.next = 0.into();
        self.ret_ip.next = 0.into();
        self.ret_op.next = 0.into();
        self.ret_mask.next = 0.into();
        if self.eot.q.val() {
            self.eot_slot.next = self.header.slot.val();
        }
        if self.sent_last.val() {
            self.fetched_slot.next = self.header.slot.val();
        }
        if self.done.val() {
            self.ret_slot.next = self.header.slot.val();
            self.ret_ip.next = self.header.ip.val();
            self.ret_op.next = self.header.op.val();
            self.ret_mask.next = self.header.mask.val();
            self.busy.d.next = false;
            self.eot.d.next = false;
        }
        if self.take.val() {
            self.busy.d.next = true;
            self.eot.d.next = self.i_hi.val().get_bit(63);
        }

        comment!("response");
        self.wb_valid.next = self.rs_valid.val();
        self.rs_ready.next = self.wb_gnt.val();
        self.rs_done.next = self.rs_valid.val() & self.wb_gnt.val() & self.rs_last.val();
        self.wb_row.next = 0.into();
        self.wb_be.next = 0.into();
        for w in 0..4 {
            self.wb_data[w].next = 0.into();
        }
        if self.rs_valid.val() {
            self.wb_row.next = (bit_cast::<10, 3>(self.rs_slot.val()) << 7) | bit_cast::<10, 7>(self.rs_reg.val());
            self.wb_be.next = self.rs_be.val();
            for w in 0..4 {
                self.wb_data[w].next = self.rs_data[w].val();
            }
        }
        self.rs_done_slot.next = 0.into();
        self.rs_done_sb.next = 0.into();
        if self.rs_valid.val() & self.wb_gnt.val() & self.rs_last.val() {
            self.rs_done_slot.next = self.rs_slot.val();
            self.rs_done_sb.next = self.rs_sb.val();
        }
    }
}
