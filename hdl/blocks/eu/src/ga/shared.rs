//! `GaShared`: the register memory with one write port for all.
//!
//! ```text
//!  read_enable[3], read_row[3]  ->+--------+-> data[3]
//!  lanes_go, lanes              ->| shared |-> written[2]   the second is 0
//!  row_goes, row                ->+--------+
//! ```
//!
//! Lanes or a row, never both, are taken into a register and written at the next edge. A row goes through the
//! network of lanes as eight dwords.
//! Invariant: `follows_a_plain_memory` (test file `tests/ga.rs`). Stalls, deadlock: none.

use super::scatter::GaScatter;
use crate::bundle::*;
use crate::word::lane_size;
use tessera_hdl::prelude::*;

/// Three copies of 1024 rows.
#[block]
pub struct GaShared {
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
    copy: [Ram1r1w<10, 4, 64, 8, 2>; 3],
    scatter: GaScatter,
    /// The write granted in the cycle before.
    w_v: Reg<Bit>,
    w: LaneStoreReg,
    /// It is a row, of which `enables` says the bytes to write.
    raw: Reg<Bit>,
    row_enables: Reg<U<32>>,
    writes: Signal<Local, Bit>,
    enables: Signal<Local, U<32>>,
}

impl Logic for GaShared {
    #[hdl]
    fn update(&mut self) {
        registers!(self, w_v, raw, row_enables);
        stages!(self, w);
        memories!(self, copy[3]);

        self.w_v.d.next = self.lanes_go.val() | self.row_goes.val();
        if self.lanes_go.val() {
            self.raw.d.next = false;
            forward!(self.lanes => self.w);
        } else if self.row_goes.val() {
            comment!("a row is eight dwords");
            self.raw.d.next = true;
            self.w.second.d.next = false;
            self.w.base.d.next = 0.into();
            self.w.step[0].d.next = 4.into();
            self.w.step[1].d.next = 8.into();
            self.w.step[2].d.next = 16.into();
            self.w.size.d.next = lane_size::DWORD;
            self.w.mask.d.next = 0xff.into();
            forward!(
                self.row.row => self.w.row,
                self.row.data => self.w.data,
                self.row.by => self.w.by,
                self.row.enables => self.row_enables
            );
        }

        comment!("scatter and write");
        self.writes.next = self.w_v.q.val() & !self.reset.val();
        forward!(
            self.w.second => self.scatter.lay.second,
            self.w.base => self.scatter.lay.base,
            self.w.step => self.scatter.lay.step,
            self.w.size => self.scatter.size,
            self.w.data => self.scatter.lanes
        );
        self.scatter.mask.next = 0.into();
        if self.writes.val() {
            forward!(self.w.mask => self.scatter.mask);
        }
        self.enables.next = self.scatter.enables.val();
        if self.raw.q.val() {
            self.enables.next = 0.into();
            if self.writes.val() {
                forward!(self.row_enables => self.enables);
            }
        }
        for s in 0..3 {
            connect!(self.read_enable[s] => self.copy[s].read_enable, self.read_row[s] => self.copy[s].read_address);
            forward!(self.w.row => self.copy[s].write_address, self.scatter.row => self.copy[s].write_data);
            for w in 0..4 {
                self.copy[s].write_enable[w].next = self.enables.val().get_bits::<8>(8 * w);
            }
            connect!(self.copy[s].read_data => self.data[s]);
        }

        comment!("what is written");
        self.written[0].row.next = 0.into();
        self.written[0].by.next = 0.into();
        if self.writes.val() {
            forward!(self.w.row => self.written[0].row, self.w.by => self.written[0].by);
        }
        connect!(
            self.writes => self.written[0].valid,
            self.enables => self.written[0].be,
            self.scatter.row => self.written[0].data
        );
        self.written[1].valid.next = false;
        self.written[1].by.next = 0.into();
        self.written[1].row.next = 0.into();
        self.written[1].be.next = 0.into();
        for w in 0..4 {
            self.written[1].data[w].next = 0.into();
        }
    }
}
