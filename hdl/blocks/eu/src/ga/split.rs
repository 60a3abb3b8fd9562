//! `GaSplit`: the register memory with two write ports: even and odd rows in memories of their own.
//!
//! ```text
//!  read_enable[3], read_row[3]  ->+-------+-> data[3]
//!  asks 4                       ->| split |-> grants 4
//!  alu[2], me, dispatch         ->+-------+-> written[2]   an even and an odd row
//! ```
//!
//! Three copies of both, and a [`GaWrite`] for each parity: who asks goes to that of its row.
//! Invariant: `follows_a_plain_memory` (test file `tests/ga.rs`). Stalls, deadlock: those of [`GaWrite`].

use super::write::GaWrite;
use crate::bundle::*;
use crate::word::{asking, bank};
use tessera_hdl::prelude::*;

/// Three copies of 2^`HALF` even and as many odd rows.
#[block]
pub struct GaSplit<const HALF: usize> {
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
    even: [Ram1r1w<HALF, 4, 64, 8, 2>; 3],
    odd: [Ram1r1w<HALF, 4, 64, 8, 2>; 3],
    write: [GaWrite; 2],
    /// What each copy read last is an odd row.
    from_odd: [Reg<Bit>; 3],
    /// The rows of those that ask are odd ones.
    are_odd: Signal<Local, U<4>>,
}

impl<const HALF: usize> Logic for GaSplit<HALF> {
    #[hdl]
    fn update(&mut self) {
        registers!(self, from_odd[3]);
        memories!(self, even[3], odd[3]);
        subblocks!(self, write[2]);

        comment!("write");
        self.are_odd.next = pack!(4;
            asking::ALU0 = self.alu[0].row.val().field(bank::ODD),
            asking::ALU1 = self.alu[1].row.val().field(bank::ODD),
            asking::ME = self.me.row.val().field(bank::ODD),
            asking::DISPATCH = self.dispatch.row.val().field(bank::ODD));
        self.write[0].asks.next = self.asks.val() & !self.are_odd.val();
        self.write[1].asks.next = self.asks.val() & self.are_odd.val();
        for q in 0..2 {
            connect!(
                self.alu => self.write[q].alu,
                self.me => self.write[q].me,
                self.dispatch => self.write[q].dispatch,
                self.write[q].written => self.written[q]
            );
        }
        self.grants.next = self.write[0].grants.val() | self.write[1].grants.val();
        for s in 0..3 {
            self.even[s].write_address.next = self.write[0].row.val().field(bank::INDEX).get_bits::<HALF>(0);
            self.odd[s].write_address.next = self.write[1].row.val().field(bank::INDEX).get_bits::<HALF>(0);
            connect!(self.write[0].data => self.even[s].write_data, self.write[1].data => self.odd[s].write_data);
            for w in 0..4 {
                self.even[s].write_enable[w].next = self.write[0].enables.val().get_bits::<8>(8 * w);
                self.odd[s].write_enable[w].next = self.write[1].enables.val().get_bits::<8>(8 * w);
            }
        }

        comment!("read");
        for s in 0..3 {
            self.even[s].read_enable.next = self.read_enable[s].val() & !self.read_row[s].val().field(bank::ODD);
            self.odd[s].read_enable.next = self.read_enable[s].val() & self.read_row[s].val().field(bank::ODD);
            self.even[s].read_address.next = self.read_row[s].val().field(bank::INDEX).get_bits::<HALF>(0);
            self.odd[s].read_address.next = self.read_row[s].val().field(bank::INDEX).get_bits::<HALF>(0);
            if self.read_enable[s].val() {
                self.from_odd[s].d.next = self.read_row[s].val().field(bank::ODD);
            }
            for w in 0..4 {
                self.data[s][w].next = self.even[s].read_data[w].val();
                if self.from_odd[s].q.val() {
                    self.data[s][w].next = self.odd[s].read_data[w].val();
                }
            }
        }
    }
}
