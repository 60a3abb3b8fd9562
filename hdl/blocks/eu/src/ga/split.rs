//! `GaSplit`: the register memory with two write ports: even and odd rows in memories of their own.
//!
//! ```text
//!  read_enable[3], read_row[3]  ->+-------+-> data[3]
//!  lanes_go, lanes              ->| split |-> written[2]   lanes, row
//!  row_goes, row                ->+-------+
//! ```
//!
//! Lanes and a row are taken into a register each and written at the next edge. The two are never of the same
//! parity, so each memory has one write at most: the row if it is of its parity, else the lanes.
//! Invariant: `follows_a_plain_memory` (test file `tests/ga.rs`). Stalls, deadlock: none.

use super::scatter::GaScatter;
use crate::bundle::*;
use crate::word::bank;
use tessera_hdl::prelude::*;

/// Three copies of 512 even and 512 odd rows.
#[block]
pub struct GaSplit {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub read_enable: [Signal<In, Bit>; 3],
    pub read_row: [Signal<In, U<10>>; 3],
    pub data: [[Signal<Out, U<64>>; 4]; 3],
    pub lanes_go: Signal<In, Bit>,
    pub lanes: LaneStore<In>,
    pub row_goes: Signal<In, Bit>,
    pub row: RowStore<In>,
    pub written: [RowWritten<Out>; 2],
    even: [Ram1r1w<9, 4, 64, 8, 2>; 3],
    odd: [Ram1r1w<9, 4, 64, 8, 2>; 3],
    /// What each copy read last is an odd row.
    from_odd: [Reg<Bit>; 3],
    scatter: GaScatter,
    /// The writes granted in the cycle before.
    lanes_v: Reg<Bit>,
    lanes_w: LaneStoreReg,
    row_v: Reg<Bit>,
    row_w: RowStoreReg,
    lanes_write: Signal<Local, Bit>,
    row_writes: Signal<Local, Bit>,
    lanes_odd: Signal<Local, Bit>,
    row_odd: Signal<Local, Bit>,
    /// Bytes to write of the even and of the odd row.
    even_enables: Signal<Local, U<32>>,
    odd_enables: Signal<Local, U<32>>,
}

impl Logic for GaSplit {
    #[hdl]
    fn update(&mut self) {
        registers!(self, from_odd[3], lanes_v, row_v);
        stages!(self, lanes_w, row_w);
        memories!(self, even[3], odd[3]);

        self.lanes_v.d.next = self.lanes_go.val();
        if self.lanes_go.val() {
            forward!(self.lanes => self.lanes_w);
        }
        self.row_v.d.next = self.row_goes.val();
        if self.row_goes.val() {
            forward!(self.row => self.row_w);
        }

        comment!("scatter");
        self.lanes_write.next = self.lanes_v.q.val() & !self.reset.val();
        self.row_writes.next = self.row_v.q.val() & !self.reset.val();
        self.lanes_odd.next = self.lanes_w.row.q.val().field(bank::ODD);
        self.row_odd.next = self.row_w.row.q.val().field(bank::ODD);
        forward!(
            self.lanes_w.second => self.scatter.lay.second,
            self.lanes_w.base => self.scatter.lay.base,
            self.lanes_w.step => self.scatter.lay.step,
            self.lanes_w.size => self.scatter.size,
            self.lanes_w.data => self.scatter.lanes
        );
        self.scatter.mask.next = 0.into();
        if self.lanes_write.val() {
            forward!(self.lanes_w.mask => self.scatter.mask);
        }

        comment!("write: a row where it is of the memory's parity, else lanes");
        self.even_enables.next = 0.into();
        self.odd_enables.next = 0.into();
        if !self.lanes_odd.val() {
            self.even_enables.next = self.scatter.enables.val();
        } else {
            self.odd_enables.next = self.scatter.enables.val();
        }
        if self.row_writes.val() {
            if !self.row_odd.val() {
                forward!(self.row_w.enables => self.even_enables);
            } else {
                forward!(self.row_w.enables => self.odd_enables);
            }
        }
        for s in 0..3 {
            self.even[s].write_address.next = self.lanes_w.row.q.val().field(bank::INDEX);
            self.odd[s].write_address.next = self.lanes_w.row.q.val().field(bank::INDEX);
            forward!(self.scatter.row => self.even[s].write_data, self.scatter.row => self.odd[s].write_data);
            if self.row_writes.val() & !self.row_odd.val() {
                self.even[s].write_address.next = self.row_w.row.q.val().field(bank::INDEX);
                forward!(self.row_w.data => self.even[s].write_data);
            }
            if self.row_writes.val() & self.row_odd.val() {
                self.odd[s].write_address.next = self.row_w.row.q.val().field(bank::INDEX);
                forward!(self.row_w.data => self.odd[s].write_data);
            }
            for w in 0..4 {
                self.even[s].write_enable[w].next = self.even_enables.val().get_bits::<8>(8 * w);
                self.odd[s].write_enable[w].next = self.odd_enables.val().get_bits::<8>(8 * w);
            }
        }

        comment!("read");
        for s in 0..3 {
            self.even[s].read_enable.next = self.read_enable[s].val() & !self.read_row[s].val().field(bank::ODD);
            self.odd[s].read_enable.next = self.read_enable[s].val() & self.read_row[s].val().field(bank::ODD);
            self.even[s].read_address.next = self.read_row[s].val().field(bank::INDEX);
            self.odd[s].read_address.next = self.read_row[s].val().field(bank::INDEX);
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

        comment!("what is written");
        self.written[0].row.next = 0.into();
        self.written[0].by.next = 0.into();
        if self.lanes_write.val() {
            forward!(self.lanes_w.row => self.written[0].row, self.lanes_w.by => self.written[0].by);
        }
        connect!(
            self.lanes_write => self.written[0].valid,
            self.scatter.enables => self.written[0].be,
            self.scatter.row => self.written[0].data
        );
        self.written[1].row.next = 0.into();
        self.written[1].by.next = 0.into();
        self.written[1].be.next = 0.into();
        for w in 0..4 {
            self.written[1].data[w].next = 0.into();
        }
        if self.row_writes.val() {
            forward!(
                self.row_w.row => self.written[1].row,
                self.row_w.by => self.written[1].by,
                self.row_w.enables => self.written[1].be,
                self.row_w.data => self.written[1].data
            );
        }
        connect!(self.row_writes => self.written[1].valid);
    }
}
