//! The five channels of AXI4-Lite before registers: halves of a write meet, and what a read finds waits for its
//! master. One write and one read at a time.
//!
//! ```text
//!  aw --> word --+--> write --> registers
//!  w --> data ---+    refused --> register --> b
//!  ar ---------------> read ---> registers --> register --> r
//! ```
//!
//! Stall: a half waits for the other one, an address for the answer before it. Deadlock: none, see
//! `hdl/docs/src/contract/axi4_lite_control.md`.

use tessera_hdl::prelude::*;
use tessera_render_cache::bundle::*;

tessera_hdl::bundle! {
    /// A write of a register, done or refused in this cycle.
    bundle RegisterWrite {
        /// There is one.
        valid: 1,
        /// Bits 11 to 2 of its address.
        word: 10,
        /// Bits that it brings.
        mask: 32,
        /// Their values; the others are 0.
        data: 32,
        /// It is refused.
        back refused: 1,
    }

    /// The register that a read would find in this cycle.
    bundle RegisterRead {
        /// Bits 11 to 2 of its address.
        word: 10,
        /// What it holds.
        back data: 32,
        /// There is none.
        back outside: 1,
    }
}

tessera_hdl::words! {
    /// Address of a register.
    address: 11..0 {
        /// Which one.
        WORD: 11..2,
    }
    /// Bytes of a word.
    bytes: 31..0 {
        /// The lowest.
        B0: 7..0,
        /// The next.
        B1: 15..8,
        /// The third.
        B2: 23..16,
        /// The highest.
        B3: 31..24,
    }
}

/// Nothing is wrong.
const OKAY: U<2> = U::new(0);
/// The register said no.
const SLVERR: U<2> = U::new(2);

/// Channels of an AXI4-Lite slave, one transaction in each direction.
#[block]
pub struct AxiLiteChannels {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub aw: AxiLiteAddress<In>,
    pub w: AxiLiteWrite<In>,
    pub b: AxiLiteWritten<Out>,
    pub ar: AxiLiteAddress<In>,
    pub r: AxiLiteRead<Out>,
    pub write: RegisterWrite<Out>,
    pub read: RegisterRead<Out>,
    aw_v: Reg<Bit>,
    aw_word: Reg<U<10>>,
    w_v: Reg<Bit>,
    w_data: Reg<U<32>>,
    w_strb: Reg<U<4>>,
    b_v: Reg<Bit>,
    b_resp: Reg<U<2>>,
    r_v: Reg<Bit>,
    r_data: Reg<U<32>>,
    r_resp: Reg<U<2>>,
    go: Signal<Local, Bit>,
    mask: Signal<Local, U<32>>,
}

impl Logic for AxiLiteChannels {
    #[hdl]
    fn update(&mut self) {
        registers!(self, aw_v, aw_word, w_v, w_data, w_strb, b_v, b_resp, r_v, r_data, r_resp);

        comment!("halves of a write come in any order");
        self.aw.ready.next = !self.aw_v.q.val() & !self.b_v.q.val();
        self.w.ready.next = !self.w_v.q.val() & !self.b_v.q.val();
        if self.aw.valid.val() & !self.aw_v.q.val() & !self.b_v.q.val() {
            self.aw_v.d.next = true;
            self.aw_word.d.next = self.aw.addr.val().field(address::WORD);
        }
        if self.w.valid.val() & !self.w_v.q.val() & !self.b_v.q.val() {
            self.w_v.d.next = true;
            connect!(self.w.data => self.w_data, self.w.strb => self.w_strb);
        }

        comment!("both are there");
        self.go.next = self.aw_v.q.val() & self.w_v.q.val();
        self.mask.next = pack!(32;
            bytes::B3 = sign_extend::<8, 1>(self.w_strb.q.val().get_bits::<1>(3)),
            bytes::B2 = sign_extend::<8, 1>(self.w_strb.q.val().get_bits::<1>(2)),
            bytes::B1 = sign_extend::<8, 1>(self.w_strb.q.val().get_bits::<1>(1)),
            bytes::B0 = sign_extend::<8, 1>(self.w_strb.q.val().get_bits::<1>(0))
        );
        connect!(self.go => self.write.valid, self.aw_word => self.write.word, self.mask => self.write.mask);
        self.write.data.next = self.w_data.q.val() & self.mask.val();
        if self.b.ready.val() {
            self.b_v.d.next = false;
        }
        if self.go.val() {
            self.aw_v.d.next = false;
            self.w_v.d.next = false;
            self.b_v.d.next = true;
            self.b_resp.d.next = OKAY;
            if self.write.refused.val() {
                self.b_resp.d.next = SLVERR;
            }
        }
        self.b.valid.next = self.b_v.q.val() & !self.reset.val();
        connect!(self.b_resp => self.b.resp);

        comment!("a read finds its register at once");
        self.ar.ready.next = !self.r_v.q.val();
        self.read.word.next = self.ar.addr.val().field(address::WORD);
        if self.r.ready.val() {
            self.r_v.d.next = false;
        }
        if self.ar.valid.val() & !self.r_v.q.val() {
            self.r_v.d.next = true;
            connect!(self.read.data => self.r_data);
            self.r_resp.d.next = OKAY;
            if self.read.outside.val() {
                self.r_resp.d.next = SLVERR;
            }
        }
        self.r.valid.next = self.r_v.q.val() & !self.reset.val();
        connect!(self.r_data => self.r.data, self.r_resp => self.r.resp);
    }
}
