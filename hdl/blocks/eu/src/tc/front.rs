//! Front end of TC: from instruction lines to decoded entries.
//!
//! ```text
//!  start, jump --> TcAddresses <--> TcFetch, TcDecode
//!  if_* <--> TcFetch, TcLines --> TcDecode (pick, D1, D2), TcExpand --> D3, TcPredecode --> D4 --> push
//! ```
//!
//! `push` names the thread whose instruction leaves D4 in this cycle, with its words (`lo`, `hi`, `ip`,
//! `len8`) and what issue must know (`kind`, `span`). Wiring, and the registers between the stages; stalls
//! and invariants are those of the sub-blocks.

use super::addresses::TcAddresses;
use super::decode::TcDecode;
use super::expand::TcExpand;
use super::fetch::TcFetch;
use super::lines::TcLines;
use super::predecode::TcPredecode;
use super::products::TcProducts;
use crate::bundle::*;
use crate::word::kind;
use tessera_hdl::prelude::*;

/// Line fetch and decode of `THREADS` threads.
#[block]
pub struct TcFront<const THREADS: usize> {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// As [`TcPredecode`] has it.
    pub rare_is_math: Signal<In, Bit>,
    /// As [`TcPredecode`] has it.
    pub all_is_math: Signal<In, Bit>,
    /// As [`TcPredecode`] has it.
    pub divides: Signal<In, Bit>,
    /// As [`TcPredecode`] has it.
    pub has_doubles: Signal<In, Bit>,
    pub run: Signal<In, U<7>>,
    pub decodable: Signal<In, U<7>>,
    /// Thread `start_slot` starts; the same, one-hot.
    pub start: Signal<In, Bit>,
    pub start_slot: Signal<In, U<3>>,
    pub starting: Signal<In, U<7>>,
    pub start_ip: Signal<In, U<32>>,
    pub queued: [Signal<In, U<2>>; 7],
    /// Thread `jump_slot` goes on at `target`.
    pub jump: Signal<In, Bit>,
    pub jump_slot: Signal<In, U<3>>,
    pub target: Signal<In, U<32>>,
    /// Channels of the thread in D3 wait at `wake`.
    pub wake_valid: Signal<In, Bit>,
    pub wake: Signal<In, U<32>>,
    pub if_req: LineRequest<Out>,
    pub if_rsp: LineResponse<In>,
    pub branches: Signal<Out, U<7>>,
    pub d3_slot: Signal<Out, U<3>>,
    pub push: Signal<Out, U<7>>,
    pub slot: Signal<Out, U<3>>,
    pub decoded: Decoded<Out>,
    pub needs: Needs<Out>,
    addresses: TcAddresses,
    fetch: TcFetch<THREADS>,
    lines: TcLines,
    decode: TcDecode,
    expand: TcExpand,
    predecode: TcPredecode,
    d3: DecodedReg,
    d4: DecodedReg,
    d4_needs: NeedsReg,
    /// `word::broken`.
    d4_breaks: Reg<U<8>>,
    products: TcProducts<THREADS>,
    d4_overwrites: Reg<Bit>,
    d4_makes: Reg<U<2>>,
}

impl<const THREADS: usize> Logic for TcFront<THREADS> {
    #[hdl]
    fn update(&mut self) {
        subblocks!(self, addresses, fetch, lines, decode, products);
        stages!(self, d4_needs);
        registers!(self, d4_breaks, d4_overwrites, d4_makes);
        data!(self, d3, d4);

        comment!("fetch addresses");
        connect!(
            self.start => self.addresses.start,
            self.start_slot => self.addresses.start_slot,
            self.start_ip => self.addresses.start_ip,
            self.jump => self.addresses.jump,
            self.jump_slot => self.addresses.jump_slot,
            self.target => self.addresses.target,
            self.decode.advance => self.addresses.advance,
            self.decode.advance_slot => self.addresses.advance_slot,
            self.decode.next_ip => self.addresses.next_ip,
            self.decode.d1 => self.addresses.one[0],
            self.fetch.chosen => self.addresses.one[1]
        );

        comment!("lines");
        connect!(
            self.run => self.fetch.run,
            self.start => self.fetch.start,
            self.start_slot => self.fetch.start_slot,
            self.starting => self.fetch.starting,
            self.decode.crosses => self.fetch.crossed,
            self.jump => self.fetch.jump,
            self.jump_slot => self.fetch.jump_slot,
            self.target => self.fetch.target,
            self.addresses.in_pair => self.fetch.in_pair,
            self.addresses.ip[1] => self.fetch.lacking_ip,
            self.fetch.if_req => self.if_req,
            self.fetch.if_rsp_ready => self.if_rsp.ready,
            self.if_rsp.valid => self.fetch.if_rsp_valid,
            self.if_rsp.line => self.fetch.if_rsp_line,
            self.if_rsp.data => self.lines.data,
            self.fetch.write => self.lines.write,
            self.fetch.write_slot => self.lines.write_slot,
            self.fetch.write_place => self.lines.write_place,
            self.fetch.write_half => self.lines.write_half
        );

        comment!("pick, D1, D2");
        connect!(
            self.decodable => self.decode.decodable,
            self.fetch.present => self.decode.present,
            self.queued => self.decode.queued,
            self.addresses.ip[0] => self.decode.fip,
            self.decode.d1_valid => self.lines.read,
            self.decode.d1_slot => self.lines.slot,
            self.decode.d1_word => self.lines.word,
            self.lines.lo => self.decode.line_lo,
            self.decode.branches => self.branches,
            self.lines.lo => self.expand.raw_lo,
            self.lines.hi => self.expand.raw_hi,
            self.decode.d2_len8 => self.expand.len8
        );
        self.d3.lo.d.next = self.expand.lo.val();
        self.d3.hi.d.next = self.expand.hi.val();
        self.d3.ip.d.next = self.decode.d2_ip.val();
        self.d3.len8.d.next = self.decode.d2_len8.val();

        comment!("D3");
        connect!(
            self.decode.d3_slot => self.d3_slot,
            self.d3.lo.q => self.predecode.lo,
            self.d3.hi.q => self.predecode.hi,
            self.d3.len8.q => self.predecode.len8,
            self.rare_is_math => self.predecode.rare_is_math,
            self.all_is_math => self.predecode.all_is_math,
            self.divides => self.predecode.divides,
            self.has_doubles => self.predecode.has_doubles
        );
        self.predecode.wakes.next = self.wake_valid.val() & (self.wake.val() == self.d3.ip.q.val());
        forward!(self.d3 => self.d4, self.predecode.needs => self.d4_needs);
        connect!(
            self.decode.d3_slot => self.products.read_slot,
            self.products.held => self.predecode.products,
            self.predecode.breaks => self.d4_breaks,
            self.predecode.overwrites => self.d4_overwrites,
            self.predecode.makes => self.d4_makes
        );

        comment!("D4");
        connect!(self.decode.push => self.push, self.decode.d4_slot => self.slot);
        self.products.write.next = 0.into();
        if self.d4_overwrites.q.val() {
            self.products.write.next = self.decode.push.val();
        }
        connect!(self.d4_makes => self.products.made, self.starting => self.products.start);
        forward!(self.d4 => self.decoded, self.d4_needs => self.needs);
        self.needs.kind.next = self.d4_needs.kind.q.val() | pack!(14; kind::UNSUPPORTED = self.d4_breaks.q.val().any());
    }
}
