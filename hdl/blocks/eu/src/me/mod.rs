//! ME: message unit.
//!
//! State, rules, timing, stalls, deadlock: `hdl/docs/src/contract/me.md`.
//!
//! Parts: `header`, the registers of the message in work; `payload`, the row requests and the buffer of
//! four rows. Responses pass straight through; their end is reported a cycle later.
//!
//! Invariants (test file `tests/me.rs`, `streams_like_the_model`): beats leave in register order, none lost
//! or doubled, under any grants and back-pressure; the header is constant from first to last beat; a response
//! is taken exactly when GA grants its row. Message and response share nothing, so a stuck response never
//! stops a message.
//!
//! Limits: one message in work; descriptors are carried, not read, but for the lengths of one in a0.

mod header;
mod payload;

use crate::bundle::*;
use crate::word::{qword, row};
use header::MeHeader;
use payload::MePayload;
use tessera_hdl::prelude::*;

/// Message unit: send payload out, response in, end of thread.
#[block(ports = tessera_ports::me)]
pub struct Me {
    busy: Reg<Bit>,
    /// End of thread waits for the spawner.
    ending: Reg<Bit>,
    /// Whose last row of a response was granted.
    over: DoneReg,
    header: MeHeader,
    payload: MePayload,
    sent_last: Signal<Local, Bit>,
    end_taken: Signal<Local, Bit>,
    completes: Signal<Local, Bit>,
}

impl Logic for Me {
    #[hdl]
    fn update(&mut self) {
        registers!(self, busy, ending);
        stages!(self, over);
        subblocks!(self, header, payload);

        comment!("issue");
        connect!(self.issue => self.header.issue);
        self.header.busy.next = self.busy.q.val();

        comment!("payload");
        self.payload.take.next = self.header.take.val();
        self.payload.by_a0.next = self.issue.by_a0.val();
        self.header.told.next = self.payload.told.val();
        self.header.descriptor.next = self.rd_data[0].val().field(qword::LOW);
        self.payload.busy.next = self.busy.q.val();
        connect!(
            self.header.slot => self.payload.slot,
            self.header.src0 => self.payload.first_reg,
            self.header.src1 => self.payload.second_reg,
            self.header.mlen => self.payload.first_len,
            self.header.total => self.payload.total,
            self.payload.rd => self.rd,
            self.rd_data => self.payload.rd_data,
            self.mo.ready => self.payload.mo_ready,
            self.payload.mo_valid => self.mo.valid,
            self.payload.mo_first => self.mo.first,
            self.payload.mo_last => self.mo.last,
            self.payload.mo_data => self.mo.data
        );
        self.mo.slot.next = 0.into();
        self.mo.sb.next = 0.into();
        self.mo.ip.next = 0.into();
        self.mo.desc.next = 0.into();
        self.mo.exdesc.next = 0.into();
        self.mo.mask.next = 0.into();
        self.mo.dst.next = 0.into();
        self.mo.rlen.next = 0.into();
        if self.payload.mo_valid.val() {
            forward!(
                self.header.slot => self.mo.slot,
                self.header.sb => self.mo.sb,
                self.header.ip => self.mo.ip,
                self.header.desc => self.mo.desc,
                self.header.exdesc => self.mo.exdesc,
                self.header.mask => self.mo.mask,
                self.header.dst => self.mo.dst,
                self.header.rlen => self.mo.rlen
            );
        }

        comment!("completion");
        self.sent_last.next = self.payload.mo_last.val() & self.mo.ready.val();
        self.end_taken.next = self.ending.q.val() & self.eot.ready.val();
        self.completes.next = self.sent_last.val() | self.end_taken.val();
        self.eot.valid.next = self.ending.q.val();
        self.ended.valid.next = self.end_taken.val();
        self.fetched.valid.next = self.sent_last.val();
        self.ret.valid.next = self.completes.val();
        self.eot.slot.next = 0.into();
        self.ended.slot.next = 0.into();
        self.fetched.slot.next = 0.into();
        self.ret.slot.next = 0.into();
        self.ret.ip.next = 0.into();
        self.ret.op.next = 0.into();
        self.ret.mask.next = 0.into();
        if self.ending.q.val() {
            self.eot.slot.next = self.header.slot.val();
        }
        if self.end_taken.val() {
            self.ended.slot.next = self.header.slot.val();
        }
        if self.sent_last.val() {
            self.fetched.slot.next = self.header.slot.val();
        }
        if self.completes.val() {
            forward!(
                self.header.slot => self.ret.slot,
                self.header.ip => self.ret.ip,
                self.header.op => self.ret.op,
                self.header.mask => self.ret.mask
            );
            self.busy.d.next = false;
            self.ending.d.next = false;
        }
        if self.header.take.val() {
            self.busy.d.next = true;
            self.ending.d.next = self.issue.eot.val();
        }

        comment!("response");
        self.wb.valid.next = self.resp.valid.val();
        self.resp.ready.next = self.wb.gnt.val();
        self.wb.row.next = 0.into();
        self.wb.be.next = 0.into();
        for w in 0..4 {
            self.wb.data[w].next = 0.into();
        }
        if self.resp.valid.val() {
            self.wb.row.next = pack!(10; row::SLOT = self.resp.slot.val(), row::REGISTER = self.resp.reg.val());
            forward!(self.resp.be => self.wb.be, self.resp.data => self.wb.data);
        }

        comment!("its end");
        self.over.valid.d.next = false;
        self.over.slot.d.next = 0.into();
        self.over.sb.d.next = 0.into();
        if self.resp.valid.val() & self.wb.gnt.val() & self.resp.last.val() {
            self.over.valid.d.next = true;
            forward!(self.resp.slot => self.over.slot, self.resp.sb => self.over.sb);
        }
        forward!(self.over => self.done);
    }
}
