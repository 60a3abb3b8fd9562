//! X: the response register.
//!
//! ```text
//!  S (served heads) --+--> register --> resp_valid, tag, slot, write, error
//!  L (hits) ----------+                 resp_data = D.q | B.q, unknown pixels cleared
//! ```
//!
//! One launch a cycle: none while W1 moves, served heads before hits. The RAM that
//! was read at the launch keeps the data while X waits; nobody reads it then.
//!
//! Stall: X holds until `resp_ready`. Deadlock: see [`super`].

use tessera_hdl::prelude::*;

/// Response register and data selection.
#[block]
pub struct RenderCacheRespond {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub resp_ready: Signal<In, Bit>,
    pub w1_go: Signal<In, Bit>,
    // Head of a chain.
    pub s_valid: Signal<In, Bit>,
    pub s_slot: Signal<In, U<4>>,
    pub s_tag: Signal<In, U<8>>,
    pub s_op: Signal<In, U<2>>,
    pub s_present: Signal<In, Bit>,
    pub s_pixels: Signal<In, U<16>>,
    pub s_error: Signal<In, Bit>,
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
    pub resp_valid: Signal<Out, Bit>,
    pub resp_tag: Signal<Out, U<8>>,
    pub resp_slot: Signal<Out, U<4>>,
    pub resp_write: Signal<Out, Bit>,
    pub resp_error: Signal<Out, Bit>,
    pub resp_data: [Signal<Out, U<64>>; 8],
    valid: Reg<Bit>,
    /// 1: data RAM, 0: store-fill buffer.
    data: Reg<Bit>,
    tag: Reg<U<8>>,
    slot: Reg<U<4>>,
    write: Reg<Bit>,
    error: Reg<Bit>,
    pixels: Reg<U<16>>,
    free: Signal<Local, Bit>,
    serve: Signal<Local, Bit>,
    shown: Signal<Local, U<16>>,
    word: [Signal<Local, U<64>>; 8],
}

impl Logic for RenderCacheRespond {
    #[hdl]
    fn update(&mut self) {
        registers!(self, valid, data, tag, slot, write, error, pixels);

        comment!("launch");
        self.free.next = !self.valid.q.val() | self.resp_ready.val();
        self.serve.next = self.s_valid.val() & self.free.val() & !self.w1_go.val();
        self.x_free.next = self.free.val();
        self.s_go.next = self.serve.val();
        self.valid.d.next = self.serve.val() | self.launch.val() | (self.valid.q.val() & !self.resp_ready.val());
        if self.launch.val() {
            self.data.d.next = true;
            self.tag.d.next = self.l_tag.val();
            self.slot.d.next = 0.into();
            self.write.d.next = self.l_op.val().get_bit(1);
            self.error.d.next = false;
            self.pixels.d.next = 0.into();
            if self.l_op.val().get_bit(1) {
                self.slot.d.next = self.push_slot.val();
            }
            if self.l_op.val().get_bit(0) {
                self.pixels.d.next = 0xffff.into();
            }
        }
        if self.serve.val() {
            self.data.d.next = self.s_present.val();
            self.tag.d.next = self.s_tag.val();
            self.slot.d.next = self.s_slot.val();
            self.write.d.next = self.s_op.val().get_bit(1);
            self.error.d.next = self.s_error.val();
            self.pixels.d.next = self.s_pixels.val();
        }

        comment!("response");
        self.resp_valid.next = self.valid.q.val();
        self.resp_tag.next = 0.into();
        self.resp_slot.next = 0.into();
        self.resp_write.next = false;
        self.resp_error.next = false;
        self.shown.next = 0.into();
        if self.valid.q.val() {
            self.resp_tag.next = self.tag.q.val();
            self.resp_write.next = self.write.q.val();
            self.resp_error.next = self.error.q.val();
            self.shown.next = self.pixels.q.val();
            if self.write.q.val() {
                self.resp_slot.next = self.slot.q.val();
            }
        }
        for w in 0..8 {
            self.word[w].next = self.b_q[w].val();
            if self.data.q.val() {
                self.word[w].next = self.d_q[w].val();
            }
            self.resp_data[w].next = 0.into();
            if self.shown.val().get_bits::<2>(2 * w) == 1 {
                self.resp_data[w].next = bit_cast::<64, 32>(self.word[w].val().get_bits::<32>(0));
            }
            if self.shown.val().get_bits::<2>(2 * w) == 2 {
                self.resp_data[w].next = bit_cast::<64, 32>(self.word[w].val().get_bits::<32>(32)) << 32;
            }
            if self.shown.val().get_bits::<2>(2 * w) == 3 {
                self.resp_data[w].next = self.word[w].val();
            }
        }
    }
}
