//! `GaShared`: the register memory with one write port.
//!
//! ```text
//!  read_enable[3], read_row[3]  ->+--------+-> data[3]
//!  asks 4                       ->| shared |-> grants 4
//!  alu[2], me, dispatch         ->+--------+-> written[2]   the second is 0
//! ```
//!
//! Three copies of all rows, and a [`GaWrite`].
//! Invariant: `follows_a_plain_memory` (test file `tests/ga.rs`). Stalls, deadlock: those of [`GaWrite`].

use super::write::GaWrite;
use crate::bundle::*;
use tessera_hdl::prelude::*;

/// Three copies of 2^`ROWS` rows.
#[block]
pub struct GaShared<const ROWS: usize> {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub read_enable: [Signal<In, Bit>; 3],
    pub read_row: [Signal<In, U<10>>; 3],
    pub data: [[Signal<Out, U<64>>; 4]; 3],
    /// Who asks to write: `word::asking`.
    pub asks: Signal<In, U<4>>,
    pub alu: [LaneStore<In>; 2],
    pub me: RowStore<In>,
    pub dispatch: RowStore<In>,
    pub grants: Signal<Out, U<4>>,
    pub written: [RowWritten<Out>; 2],
    copy: [Ram1r1w<ROWS, 4, 64, 8, 2>; 3],
    write: GaWrite,
}

impl<const ROWS: usize> Logic for GaShared<ROWS> {
    #[hdl]
    fn update(&mut self) {
        memories!(self, copy[3]);
        subblocks!(self, write);
        connect!(
            self.asks => self.write.asks,
            self.alu => self.write.alu,
            self.me => self.write.me,
            self.dispatch => self.write.dispatch,
            self.write.grants => self.grants,
            self.write.written => self.written[0]
        );
        for s in 0..3 {
            connect!(
                self.read_enable[s] => self.copy[s].read_enable,
                self.copy[s].read_data => self.data[s],
                self.write.data => self.copy[s].write_data
            );
            self.copy[s].read_address.next = self.read_row[s].val().get_bits::<ROWS>(0);
            self.copy[s].write_address.next = self.write.row.val().get_bits::<ROWS>(0);
            for w in 0..4 {
                self.copy[s].write_enable[w].next = self.write.enables.val().get_bits::<8>(8 * w);
            }
        }
        self.written[1].valid.next = false;
        self.written[1].by.next = 0.into();
        self.written[1].row.next = 0.into();
        self.written[1].be.next = 0.into();
        for w in 0..4 {
            self.written[1].data[w].next = 0.into();
        }
    }
}
