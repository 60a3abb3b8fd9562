//! Screen partition: which of four pipelines a tile belongs to.
//!
//! State, rules, timing, stalls, deadlock: `hdl/docs/src/contract/screen_partition.md`.
//!
//! Invariant: a pure function of the address, so a block is never in two pipelines (test
//! `tiles_go_where_the_contract_says`).

use tessera_hdl::prelude::*;
use tessera_render_cache::word::partition;

/// Router of one request stream onto four pipelines.
#[block(ports = tessera_ports::screen_partition)]
pub struct ScreenPartition {
    chosen: Signal<Local, U<2>>,
}

tessera_hdl::words! {
    /// Pipeline of a tile, two by two.
    quad: 1..0 {
        /// Low bit of the column.
        COLUMN: 0,
        /// Low bit of the row.
        ROW: 1,
    }
    /// A tile coordinate.
    coordinate: 11..0 {
        /// It is odd.
        ODD: 0,
        /// Its position within four.
        PHASE: 1..0,
    }
}

impl Logic for ScreenPartition {
    #[hdl]
    fn update(&mut self) {
        self.chosen.next = self.in_x.val().field(coordinate::PHASE);
        if (self.cfg_part.val() == partition::ROWS) & self.in_y.val().field(coordinate::ODD) {
            self.chosen.next = !self.in_x.val().field(coordinate::PHASE);
        }
        if self.cfg_part.val() == partition::QUADS {
            self.chosen.next = pack!(2;
                quad::ROW = self.in_y.val().field(coordinate::ODD),
                quad::COLUMN = self.in_x.val().field(coordinate::ODD)
            );
        }
        connect!(self.chosen => self.pipeline);
        self.in_ready.next = false;
        for p in 0..4 {
            self.out_valid[p].next = false;
            if self.chosen.val() == p.to_bits::<2>() {
                connect!(self.in_valid => self.out_valid[p], self.out_ready[p] => self.in_ready);
            }
        }
    }
}
