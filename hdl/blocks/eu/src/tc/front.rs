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
use crate::bundle::*;
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
    pub if_req: LineRequest<Out>,
    pub if_rsp: LineResponse<In>,
    pub advance: Signal<Out, U<7>>,
    pub advance_len8: Signal<Out, Bit>,
    pub push: Signal<Out, U<7>>,
    pub slot: Signal<Out, U<3>>,
    pub decoded: Decoded<Out>,
    pub needs: Needs<Out>,
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
        connect!(
            self.run => self.fetch.run,
            self.start => self.fetch.start,
            self.fip => self.fetch.fip,
            self.fetch.if_req => self.if_req,
            self.fetch.if_rsp_ready => self.if_rsp.ready,
            self.if_rsp.valid => self.fetch.if_rsp_valid,
            self.if_rsp.line => self.fetch.if_rsp_line,
            self.if_rsp.data => self.lines.if_rsp_data,
            self.fetch.fill_load => self.lines.fill_load,
            self.fetch.fill_even => self.lines.fill_even,
            self.fetch.fill_odd => self.lines.fill_odd,
            self.fetch.fill_slot => self.lines.fill_slot
        );

        comment!("pick, D1");
        connect!(
            self.decodable => self.decode.decodable,
            self.fetch.present => self.decode.present,
            self.queued => self.decode.queued,
            self.fip => self.decode.fip,
            self.wake_valid => self.decode.wake_valid,
            self.wake => self.decode.wake,
            self.decode.d1_slot => self.lines.slot,
            self.decode.d1_word => self.lines.word,
            self.lines.lo => self.decode.line_lo,
            self.lines.hi => self.decode.line_hi,
            self.decode.advance => self.advance,
            self.decode.advance_len8 => self.advance_len8
        );

        comment!("D2");
        connect!(
            self.decode.d2_lo => self.expand.raw_lo,
            self.decode.d2_hi => self.expand.raw_hi,
            self.decode.d2_len8 => self.expand.len8,
            self.expand.lo => self.predecode.lo,
            self.expand.hi => self.predecode.hi,
            self.decode.d2_len8 => self.predecode.len8,
            self.decode.d2_wakes => self.predecode.wakes,
            self.decode.d2_thread => self.push,
            self.decode.d2_slot => self.slot,
            self.decode.d2_ip => self.decoded.ip,
            self.decode.d2_len8 => self.decoded.len8,
            self.expand.lo => self.decoded.lo,
            self.expand.hi => self.decoded.hi,
            self.predecode.needs => self.needs
        );
    }
}
