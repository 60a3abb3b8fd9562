//! Screen partition: which of four pipelines a tile belongs to.
//!
//! ```text
//!                 +-----+---> out_valid[4], out_ready[4]
//!  in valid/ready |     |---> pipeline
//!                 +-----+
//! ```
//!
//! The full contract is `tessera_ports::cache::screen_partition`.
//!
//! ```text
//! cycle         0      1
//! in_x, in_y    5, 0   5, 1      (cfg_part = 0: rows)
//! pipeline      1      2
//! out_valid[1]  1      0
//! out_valid[2]  0      1
//! ```
//!
//! Invariant: a pure function of the address, so a block is never in two
//! pipelines (test `tiles_go_where_the_contract_says`).
//!
//! | # | stall | who waits, until |
//! |---|---|---|
//! | 1 | the chosen pipeline is not ready | the stream, until it is |
//!
//! Deadlock: none, no storage; `in_ready` does not depend on `in_valid`.
//! Limits: four pipelines; `reset` does nothing.

use tessera_hdl::prelude::*;

/// Router of one request stream onto four pipelines.
#[block]
pub struct ScreenPartition {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub cfg_part: Signal<In, U<2>>,
    pub in_valid: Signal<In, Bit>,
    pub in_x: Signal<In, U<12>>,
    pub in_y: Signal<In, U<12>>,
    pub out_ready: [Signal<In, Bit>; 4],
    pub in_ready: Signal<Out, Bit>,
    pub pipeline: Signal<Out, U<2>>,
    pub out_valid: [Signal<Out, Bit>; 4],
    chosen: Signal<Local, U<2>>,
}

impl Logic for ScreenPartition {
    #[hdl]
    fn update(&mut self) {
        self.chosen.next = self.in_x.val().get_bits::<2>(0);
        if (self.cfg_part.val() == 0) & self.in_y.val().get_bit(0) {
            self.chosen.next = !self.in_x.val().get_bits::<2>(0);
        }
        if self.cfg_part.val() == 1 {
            self.chosen.next =
                bit_cast::<2, 1>(self.in_x.val().get_bits::<1>(0)) | (bit_cast::<2, 1>(self.in_y.val().get_bits::<1>(0)) << 1);
        }
        self.pipeline.next = self.chosen.val();
        self.in_ready.next = false;
        for p in 0..4 {
            self.out_valid[p].next = false;
            if self.chosen.val() == p.to_bits::<2>() {
                self.out_valid[p].next = self.in_valid.val();
                self.in_ready.next = self.out_ready[p].val();
            }
        }
    }
}
