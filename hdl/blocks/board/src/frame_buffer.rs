//! Frame buffer: memory of a small screen in block RAM.
//!
//! State, rules, timing, stalls, deadlock: `hdl/docs/src/contract/frame_buffer.md`.
//!
//! `q` is the output register of the RAM: nothing is read while the cache has not taken what it holds.

use crate::bundle::*;
use tessera_hdl::prelude::*;
use tessera_render_cache::bundle::*;

tessera_hdl::words! {
    /// A block address; a block is inside when the bits between are 0.
    place: 26..0 {
        /// Tile, horizontally.
        X: 4..0,
        /// Beyond the right edge.
        RIGHT: 11..5,
        /// Tile, vertically.
        Y: 15..12,
        /// Beyond the lower edge.
        BELOW: 23..16,
        /// Depth, else colour.
        DEPTH: 24,
        /// Another surface.
        OTHER: 26..25,
    }
    /// A row.
    row: 9..0 {
        /// Tile, horizontally.
        X: 4..0,
        /// Tile, vertically.
        Y: 8..5,
        /// Depth, else colour.
        DEPTH: 9,
    }
    /// A byte of a row.
    lane: 5..0 {
        /// Byte of the word.
        BYTE: 2..0,
        /// Word of the row.
        WORD: 5..3,
    }
    /// Two pixels.
    pair: 63..0 {
        /// The even one.
        EVEN: 31..0,
        /// The odd one.
        ODD: 63..32,
    }
}

/// Colour and depth of 128 x 64 pixels.
#[block(ports = tessera_ports::frame_buffer)]
pub struct FrameBuffer {
    rows: Ram1r1w<10, 8, 64, 1, 0>,
    lane: Reg<U<6>>,
    d_v: Reg<Bit>,
    d_id: Reg<U<4>>,
    d_error: Reg<Bit>,
    a_v: Reg<Bit>,
    a_id: Reg<U<4>>,
    sweep: Reg<Bit>,
    sweep_row: Reg<U<10>>,
    free: Signal<Local, Bit>,
    looks: Signal<Local, Bit>,
    reads: Signal<Local, Bit>,
    writes: Signal<Local, Bit>,
    read_outside: Signal<Local, Bit>,
    write_outside: Signal<Local, Bit>,
    stores: Signal<Local, Bit>,
    cleared: Signal<Local, U<32>>,
    word: Signal<Local, U<64>>,
}

impl Logic for FrameBuffer {
    #[hdl]
    fn update(&mut self) {
        registers!(self, lane, d_v, d_id, d_error, a_v, a_id, sweep, sweep_row);
        memories!(self, rows);

        comment!("views and reads");
        self.free.next = !self.sweep.q.val() & (!self.d_v.q.val() | self.md.ready.val());
        connect!(self.free => self.view.ready);
        self.mr.ready.next = self.free.val() & !self.view.valid.val();
        self.looks.next = self.view.valid.val() & self.free.val();
        self.reads.next = self.mr.valid.val() & self.free.val() & !self.view.valid.val();
        self.read_outside.next = self.mr.block.val().field(place::RIGHT).any()
            | self.mr.block.val().field(place::BELOW).any()
            | self.mr.block.val().field(place::OTHER).any();
        self.rows.read_enable.next = (self.looks.val() | self.reads.val()) & !self.reset.val();
        self.rows.read_address.next = pack!(10;
            row::DEPTH = self.mr.block.val().field(place::DEPTH),
            row::Y = self.mr.block.val().field(place::Y),
            row::X = self.mr.block.val().field(place::X));
        if self.view.valid.val() {
            connect!(self.view.row => self.rows.read_address);
        }
        if self.looks.val() {
            connect!(self.view.lane => self.lane);
        }
        self.d_v.d.next = self.reads.val() | (self.d_v.q.val() & !self.md.ready.val());
        if self.reads.val() {
            connect!(self.mr.id => self.d_id, self.read_outside => self.d_error);
        }
        connect!(self.d_v => self.md.valid, self.rows.read_data => self.md.data);
        self.md.id.next = 0.into();
        self.md.error.next = false;
        if self.d_v.q.val() {
            connect!(self.d_id => self.md.id, self.d_error => self.md.error);
        }
        self.word.next = 0.into();
        self.viewed.next = 0.into();
        for w in 0..8 {
            if self.lane.q.val().field(lane::WORD) == w.to_bits::<3>() {
                connect!(self.rows.read_data[w] => self.word);
            }
        }
        for b in 0..8 {
            if self.lane.q.val().field(lane::BYTE) == b.to_bits::<3>() {
                self.viewed.next = self.word.val().get_bits::<8>(8 * b);
            }
        }

        comment!("writes");
        self.mw.ready.next = !self.sweep.q.val();
        self.writes.next = self.mw.valid.val() & !self.sweep.q.val();
        self.write_outside.next = self.mw.block.val().field(place::RIGHT).any()
            | self.mw.block.val().field(place::BELOW).any()
            | self.mw.block.val().field(place::OTHER).any();
        connect!(self.writes => self.a_v);
        if self.writes.val() {
            connect!(self.mw.id => self.a_id);
        }
        connect!(self.a_v => self.ack.valid);
        self.ack.id.next = 0.into();
        if self.a_v.q.val() {
            connect!(self.a_id => self.ack.id);
        }

        comment!("clearing");
        if self.sweep.q.val() {
            self.sweep_row.d.next = self.sweep_row.q.val() + 1;
            self.sweep.d.next = !self.sweep_row.q.val().all();
        }
        if self.clear.val() {
            self.sweep.d.next = true;
            self.sweep_row.d.next = 0.into();
        }
        connect!(self.sweep => self.busy, self.colour => self.cleared);
        if self.sweep_row.q.val().field(row::DEPTH) {
            connect!(self.depth => self.cleared);
        }

        comment!("what is stored");
        self.stores.next = (self.sweep.q.val() | (self.writes.val() & !self.write_outside.val())) & !self.reset.val();
        self.rows.write_address.next = pack!(10;
            row::DEPTH = self.mw.block.val().field(place::DEPTH),
            row::Y = self.mw.block.val().field(place::Y),
            row::X = self.mw.block.val().field(place::X));
        connect!(self.mw.data => self.rows.write_data);
        if self.sweep.q.val() {
            connect!(self.sweep_row => self.rows.write_address);
            for w in 0..8 {
                self.rows.write_data[w].next = pack!(64; pair::ODD = self.cleared.val(), pair::EVEN = self.cleared.val());
            }
        }
        for w in 0..8 {
            self.rows.write_enable[w].next = self.stores.val().into();
        }
    }
}
