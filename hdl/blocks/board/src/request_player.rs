//! Request player: a trace in block RAM, played to an output merge.
//!
//! State, rules, timing, stalls, deadlock: `hdl/docs/src/contract/request_player.md`.
//!
//! `shown` is the output register of the RAM, which holds a record while its fragment waits.

use crate::bundle::*;
use tessera_hdl::prelude::*;
use tessera_render_cache::bundle::*;

tessera_hdl::words! {
    /// Word 0 of a record.
    place: 63..0 {
        /// Pixels covered.
        MASK: 15..0,
        /// Pixels nearer than all before them.
        PASSED: 31..16,
        /// Tile, horizontally.
        X: 43..32,
        /// Tile, vertically.
        Y: 55..44,
    }
    /// Word 1 of a record.
    look: 63..0 {
        /// Depth of the pixels that passed.
        DEPTH: 31..0,
        /// Colour of all.
        COLOUR: 63..32,
    }
    /// Two pixels.
    pair: 63..0 {
        /// The even one.
        EVEN: 31..0,
        /// The odd one.
        ODD: 63..32,
    }
}

/// Records.
const RECORDS: U<12> = U::new(2048);
/// Depth of a pixel that does not pass.
const FAR: U<32> = U::new(0xffff_ffff);

/// 2048 records and how far they have been played.
#[block(ports = tessera_ports::request_player)]
pub struct RequestPlayer {
    record: Ram1r1w<11, 2, 64, 1, 0>,
    loaded: Reg<U<12>>,
    at: Reg<U<12>>,
    on: Reg<Bit>,
    f_v: Reg<Bit>,
    ends: Signal<Local, Bit>,
    fetch: Signal<Local, Bit>,
    loads: Signal<Local, Bit>,
    place: Signal<Local, U<64>>,
    look: Signal<Local, U<64>>,
    passed: Signal<Local, U<16>>,
    even: [Signal<Local, U<32>>; 8],
    odd: [Signal<Local, U<32>>; 8],
}

impl Logic for RequestPlayer {
    #[hdl]
    fn update(&mut self) {
        registers!(self, loaded, at, on, f_v);
        memories!(self, record);

        comment!("load");
        self.loads.next = self.load.valid.val() & !self.reset.val();
        if self.load.valid.val() {
            self.loaded.d.next = self.loaded.q.val() + 1;
        }
        if self.forget.val() {
            self.loaded.d.next = 0.into();
        }
        self.record.write_address.next = bit_cast::<11, 12>(self.loaded.q.val());
        for w in 0..2 {
            self.record.write_enable[w].next = self.loads.val().into();
            connect!(self.load.data[w] => self.record.write_data[w]);
        }
        self.full.next = self.loaded.q.val() == RECORDS;

        comment!("play");
        self.ends.next = self.at.q.val() == self.loaded.q.val();
        self.fetch.next = self.on.q.val() & !self.ends.val() & (!self.f_v.q.val() | self.frag.ready.val());
        self.f_v.d.next = self.fetch.val() | (self.f_v.q.val() & !self.frag.ready.val());
        if self.fetch.val() {
            self.at.d.next = self.at.q.val() + 1;
        }
        if self.ends.val() {
            self.on.d.next = false;
        }
        if self.play.val() {
            self.at.d.next = 0.into();
            self.on.d.next = true;
        }
        self.record.read_enable.next = self.fetch.val() & !self.reset.val();
        self.record.read_address.next = bit_cast::<11, 12>(self.at.q.val());
        self.busy.next = self.on.q.val() | self.f_v.q.val();

        comment!("what the record stands for");
        connect!(self.record.read_data[0] => self.place, self.record.read_data[1] => self.look, self.f_v => self.frag.valid);
        self.frag.x.next = self.place.val().field(place::X);
        self.frag.y.next = self.place.val().field(place::Y);
        self.frag.mask.next = self.place.val().field(place::MASK);
        self.passed.next = self.place.val().field(place::PASSED);
        for w in 0..8 {
            self.even[w].next = FAR;
            self.odd[w].next = FAR;
            if self.passed.val().get_bit(2 * w) {
                self.even[w].next = self.look.val().field(look::DEPTH);
            }
            if self.passed.val().get_bit(2 * w + 1) {
                self.odd[w].next = self.look.val().field(look::DEPTH);
            }
            self.frag.z[w].next = pack!(64; pair::ODD = self.odd[w].val(), pair::EVEN = self.even[w].val());
            self.frag.c[w].next =
                pack!(64; pair::ODD = self.look.val().field(look::COLOUR), pair::EVEN = self.look.val().field(look::COLOUR));
        }
    }
}
