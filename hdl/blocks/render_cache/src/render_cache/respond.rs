//! X: the response register.
//!
//! ```text
//!  S (served heads) --+--> register --> resp: valid, tag, slot, write, error
//!  L (hits) ----------+                 resp.data = D.q | B.q, unknown pixels cleared
//! ```
//!
//! One launch a cycle: none while W2 is there, served heads before hits. The RAM that
//! was read at the launch keeps the data while X waits; nobody reads it then.
//!
//! Stall: X holds until `resp.ready`. Deadlock: see [`super`].

use crate::bundle::*;
use crate::word::{op, ALL_PIXELS};
use tessera_hdl::prelude::*;

tessera_hdl::words! {
    /// Two pixels.
    pair: 63..0 {
        /// The even one.
        EVEN: 31..0,
        /// The odd one.
        ODD: 63..32,
    }
}

/// Response register and data selection.
#[block]
pub struct RenderCacheRespond {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// W2 reads the memories.
    pub w2_valid: Signal<In, Bit>,
    /// Head of a chain.
    pub s: Head<In>,
    // Hit.
    pub launch: Signal<In, Bit>,
    pub l_tag: Signal<In, U<8>>,
    pub l_op: Signal<In, U<2>>,
    pub push_slot: Signal<In, U<4>>,
    // RAM outputs.
    pub d_q: [Signal<In, U<64>>; 8],
    pub b_q: [Signal<In, U<64>>; 8],
    /// X takes a launch in this cycle.
    pub x_free: Signal<Out, Bit>,
    pub s_go: Signal<Out, Bit>,
    pub resp: Response<Out>,
    valid: Reg<Bit>,
    x: AnswerReg,
    free: Signal<Local, Bit>,
    serve: Signal<Local, Bit>,
    shown: Signal<Local, U<16>>,
    word: [Signal<Local, U<64>>; 8],
    even: [Signal<Local, U<32>>; 8],
    odd: [Signal<Local, U<32>>; 8],
}

impl Logic for RenderCacheRespond {
    #[hdl]
    fn update(&mut self) {
        registers!(self, valid);
        stages!(self, x);

        comment!("launch");
        self.free.next = !self.valid.q.val() | self.resp.ready.val();
        self.serve.next = self.s.valid.val() & self.free.val() & !self.w2_valid.val();
        connect!(self.free => self.x_free, self.serve => self.s_go);
        self.valid.d.next = self.serve.val() | self.launch.val() | (self.valid.q.val() & !self.resp.ready.val());
        if self.launch.val() {
            self.x.data.d.next = true;
            self.x.tag.d.next = self.l_tag.val();
            self.x.slot.d.next = 0.into();
            self.x.write.d.next = self.l_op.val().field(op::WRITE);
            self.x.error.d.next = false;
            self.x.pixels.d.next = 0.into();
            if self.l_op.val().field(op::WRITE) {
                self.x.slot.d.next = self.push_slot.val();
            }
            if self.l_op.val().field(op::READ) {
                self.x.pixels.d.next = ALL_PIXELS;
            }
        }
        if self.serve.val() {
            self.x.write.d.next = self.s.op.val().field(op::WRITE);
            connect!(
                self.s.present => self.x.data,
                self.s.tag => self.x.tag,
                self.s.slot => self.x.slot,
                self.s.error => self.x.error,
                self.s.pixels => self.x.pixels
            );
        }

        comment!("response");
        connect!(self.valid => self.resp.valid);
        self.resp.tag.next = 0.into();
        self.resp.slot.next = 0.into();
        self.resp.write.next = false;
        self.resp.error.next = false;
        self.shown.next = 0.into();
        if self.valid.q.val() {
            connect!(
                self.x.tag => self.resp.tag,
                self.x.write => self.resp.write,
                self.x.error => self.resp.error,
                self.x.pixels => self.shown
            );
            if self.x.write.q.val() {
                connect!(self.x.slot => self.resp.slot);
            }
        }
        connect!(self.b_q => self.word);
        if self.x.data.q.val() {
            connect!(self.d_q => self.word);
        }
        for w in 0..8 {
            self.even[w].next = 0.into();
            self.odd[w].next = 0.into();
            if self.shown.val().get_bit(2 * w) {
                self.even[w].next = self.word[w].val().field(pair::EVEN);
            }
            if self.shown.val().get_bit(2 * w + 1) {
                self.odd[w].next = self.word[w].val().field(pair::ODD);
            }
            self.resp.data[w].next = pack!(64; pair::ODD = self.odd[w].val(), pair::EVEN = self.even[w].val());
        }
    }
}
