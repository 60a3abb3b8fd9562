//! Front end of TC: from instruction lines to decoded entries.
//!
//! ```text
//!  if_* <--> TcFetch, TcLines --> TcDecode (pick, D1, D2) --> TcExpand --> TcPredecode --> push
//! ```
//!
//! `push` names the thread whose instruction leaves D2 in this cycle, with its
//! words (`lo`, `hi`, `ip`, `len8`) and what issue must know (`kind`, `span`).
//! Wiring only; stalls and invariants are those of the sub-blocks.

use super::decode::TcDecode;
use super::expand::TcExpand;
use super::fetch::TcFetch;
use super::lines::TcLines;
use super::predecode::TcPredecode;
use tessera_hdl::prelude::*;

/// Line fetch and decode of all threads.
#[block]
pub struct TcFront {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub run: Signal<In, U<7>>,
    pub decodable: Signal<In, U<7>>,
    pub start: Signal<In, U<7>>,
    pub fip: [Signal<In, U<32>>; 7],
    pub queued: [Signal<In, U<2>>; 7],
    pub wake_valid: Signal<In, U<7>>,
    pub wake: [Signal<In, U<32>>; 7],
    pub if_req_ready: Signal<In, Bit>,
    pub if_rsp_valid: Signal<In, Bit>,
    pub if_rsp_line: Signal<In, U<26>>,
    pub if_rsp_data: [Signal<In, U<64>>; 8],
    pub if_req_valid: Signal<Out, Bit>,
    pub if_req_line: Signal<Out, U<26>>,
    pub if_rsp_ready: Signal<Out, Bit>,
    pub advance: Signal<Out, U<7>>,
    pub advance_len8: Signal<Out, Bit>,
    pub push: Signal<Out, U<7>>,
    pub slot: Signal<Out, U<3>>,
    pub ip: Signal<Out, U<32>>,
    pub len8: Signal<Out, Bit>,
    pub lo: Signal<Out, U<64>>,
    pub hi: Signal<Out, U<64>>,
    pub kind: Signal<Out, U<12>>,
    pub span: [Signal<Out, U<17>>; 4],
    fetch: TcFetch,
    lines: TcLines,
    decode: TcDecode,
    expand: TcExpand,
    predecode: TcPredecode,
}

impl Logic for TcFront {
    #[hdl]
    fn update(&mut self) {
        subblocks!(self, fetch, lines, decode);

        comment!("lines");
        self.fetch.run.next = self.run.val();
        self.fetch.start.next = self.start.val();
        self.fetch.if_req_ready.next = self.if_req_ready.val();
        self.fetch.if_rsp_valid.next = self.if_rsp_valid.val();
        self.fetch.if_rsp_line.next = self.if_rsp_line.val();
        self.if_req_valid.next = self.fetch.if_req_valid.val();
        self.if_req_line.next = self.fetch.if_req_line.val();
        self.if_rsp_ready.next = self.fetch.if_rsp_ready.val();
        self.lines.fill_load.next = self.fetch.fill_load.val();
        self.lines.fill_even.next = self.fetch.fill_even.val();
        self.lines.fill_odd.next = self.fetch.fill_odd.val();
        self.lines.fill_slot.next = self.fetch.fill_slot.val();
        self.lines.slot.next = self.decode.d1_slot.val();
        self.lines.word.next = self.decode.d1_word.val();
        for w in 0..8 {
            self.lines.if_rsp_data[w].next = self.if_rsp_data[w].val();
        }

        comment!("pick, D1");
        self.decode.decodable.next = self.decodable.val();
        self.decode.present.next = self.fetch.present.val();
        self.decode.wake_valid.next = self.wake_valid.val();
        self.decode.line_lo.next = self.lines.lo.val();
        self.decode.line_hi.next = self.lines.hi.val();
        for t in 0..7 {
            self.fetch.fip[t].next = self.fip[t].val();
            self.decode.fip[t].next = self.fip[t].val();
            self.decode.queued[t].next = self.queued[t].val();
            self.decode.wake[t].next = self.wake[t].val();
        }
        self.advance.next = self.decode.advance.val();
        self.advance_len8.next = self.decode.advance_len8.val();

        comment!("D2");
        self.expand.raw_lo.next = self.decode.d2_lo.val();
        self.expand.raw_hi.next = self.decode.d2_hi.val();
        self.expand.len8.next = self.decode.d2_len8.val();
        self.predecode.lo.next = self.expand.lo.val();
        self.predecode.hi.next = self.expand.hi.val();
        self.predecode.len8.next = self.decode.d2_len8.val();
        self.predecode.wakes.next = self.decode.d2_wakes.val();
        self.push.next = self.decode.d2_thread.val();
        self.slot.next = self.decode.d2_slot.val();
        self.ip.next = self.decode.d2_ip.val();
        self.len8.next = self.decode.d2_len8.val();
        self.lo.next = self.expand.lo.val();
        self.hi.next = self.expand.hi.val();
        self.kind.next = self.predecode.kind.val();
        for k in 0..4 {
            self.span[k].next = self.predecode.span[k].val();
        }
    }
}
