//! GA: register-file arbiter: three identical copies of the register memory, so that each source operand of
//! an instruction has a read port of its own, with one read and one write port a memory.
//!
//! ```text
//!  alu_rd, me_rd ->| choice -> copy[p] -> gather[p] |-> rd_data[p], rd_mask[p]
//!  .._wb         ->| choice -> w -> scatter         |-> copies, written
//! ```
//!
//! State, rules, timing, stalls, deadlock: `hdl/docs/src/contract/ga.md`.
//!
//! Invariants (test file `tests/ga.rs`): a port and the write port serve at most one request a cycle, in
//! priority; lanes come from and go to where their bases and steps say; no row is read in the cycle of its
//! write (the memories check it); ungranted ports keep their data (all: `follows_a_plain_memory`); nothing is
//! read or written during reset (`reset_touches_nothing`); ME or dispatch is served after 31 cycles of ALU
//! writes (`nobody_starves_at_the_write_port`).

mod gather;
mod place;
mod scatter;

use crate::bundle::*;
use crate::word::{lane_size, writer};
use gather::GaGather;
use scatter::GaScatter;
use tessera_hdl::prelude::*;

/// Register-file arbiter: 3 rows read and 1 row written a cycle.
#[block(ports = tessera_ports::ga)]
pub struct Ga {
    copy: [Ram1r1w<10, 4, 64, 8, 2>; 3],
    gather: [GaGather; 3],
    scatter: GaScatter,
    /// Cycles in a row in which an ALU was served before ME or dispatch.
    passed: Reg<U<5>>,
    /// The write granted in the cycle before.
    w_v: Reg<Bit>,
    w: RowStoreReg,
    /// ME or dispatch has waited long enough.
    late: Signal<Local, Bit>,
    alu_asks: Signal<Local, Bit>,
    /// ME or dispatch.
    others_ask: Signal<Local, Bit>,
    /// The write granted now.
    granted: RowStore<Local>,
    writes: Signal<Local, Bit>,
    enables: Signal<Local, U<32>>,
}

impl Logic for Ga {
    #[hdl]
    fn update(&mut self) {
        registers!(self, passed, w_v);
        stages!(self, w);
        memories!(self, copy[3]);
        subblocks!(self, gather[3]);

        comment!("read ports: ME (port 2 only), ALU0, ALU1");
        self.me_rd.gnt.next = self.me_rd.valid.val();
        for s in 0..3 {
            self.alu_rd[0][s].gnt.next = self.alu_rd[0][s].valid.val();
            self.alu_rd[1][s].gnt.next = self.alu_rd[1][s].valid.val() & !self.alu_rd[0][s].valid.val();
            self.copy[s].read_enable.next = self.alu_rd[0][s].valid.val() | self.alu_rd[1][s].valid.val();
            self.copy[s].read_address.next = self.alu_rd[1][s].row.val();
            forward!(
                self.alu_rd[1][s].second => self.gather[s].lay.second,
                self.alu_rd[1][s].base => self.gather[s].lay.base,
                self.alu_rd[1][s].step => self.gather[s].lay.step
            );
            if self.alu_rd[0][s].valid.val() {
                self.copy[s].read_address.next = self.alu_rd[0][s].row.val();
                forward!(
                    self.alu_rd[0][s].second => self.gather[s].lay.second,
                    self.alu_rd[0][s].base => self.gather[s].lay.base,
                    self.alu_rd[0][s].step => self.gather[s].lay.step
                );
            }
        }
        if self.me_rd.valid.val() {
            self.alu_rd[0][2].gnt.next = false;
            self.alu_rd[1][2].gnt.next = false;
            self.copy[2].read_enable.next = true;
            self.copy[2].read_address.next = self.me_rd.row.val();
            self.gather[2].lay.second.next = false;
            self.gather[2].lay.base.next = 0.into();
            self.gather[2].lay.step[0].next = 4.into();
            self.gather[2].lay.step[1].next = 8.into();
            self.gather[2].lay.step[2].next = 16.into();
        }
        if self.reset.val() {
            for s in 0..3 {
                self.copy[s].read_enable.next = false;
            }
        }
        for s in 0..3 {
            self.gather[s].take.next = self.alu_rd[0][s].valid.val() | self.alu_rd[1][s].valid.val();
        }
        if self.me_rd.valid.val() {
            self.gather[2].take.next = true;
        }

        comment!("write port: ALU0, ALU1, ME, dispatch; when late: dispatch, ME");
        self.alu_asks.next = self.alu_wb[0].valid.val() | self.alu_wb[1].valid.val();
        self.others_ask.next = self.me_wb.valid.val() | self.dp_wb.valid.val();
        self.late.next = self.passed.q.val().all() & self.others_ask.val();
        self.passed.d.next = 0.into();
        if self.others_ask.val() & self.alu_asks.val() & !self.late.val() {
            self.passed.d.next = self.passed.q.val() + 1;
        }
        self.alu_wb[0].gnt.next = self.alu_wb[0].valid.val() & !self.late.val();
        self.alu_wb[1].gnt.next = self.alu_wb[1].valid.val() & !self.alu_wb[0].valid.val() & !self.late.val();
        self.me_wb.gnt.next = self.me_wb.valid.val() & !self.alu_asks.val();
        self.dp_wb.gnt.next = self.dp_wb.valid.val() & !self.me_wb.valid.val() & !self.alu_asks.val();
        if self.late.val() {
            self.me_wb.gnt.next = self.me_wb.valid.val() & !self.dp_wb.valid.val();
            self.dp_wb.gnt.next = self.dp_wb.valid.val();
        }

        comment!("a row is eight dwords");
        self.granted.raw.next = true;
        self.granted.second.next = false;
        self.granted.base.next = 0.into();
        self.granted.step[0].next = 4.into();
        self.granted.step[1].next = 8.into();
        self.granted.step[2].next = 16.into();
        self.granted.size.next = lane_size::DWORD;
        self.granted.mask.next = 0xff.into();
        self.granted.by.next = writer::DISPATCH;
        self.granted.enables.next = 0xffff_ffff_u64.into();
        forward!(self.dp_wb.row => self.granted.row, self.dp_wb.data => self.granted.data);
        if self.alu_wb[0].valid.val() & !self.late.val() {
            self.granted.raw.next = false;
            self.granted.by.next = writer::ALU0;
            forward!(
                self.alu_wb[0].row => self.granted.row,
                self.alu_wb[0].second => self.granted.second,
                self.alu_wb[0].base => self.granted.base,
                self.alu_wb[0].step => self.granted.step,
                self.alu_wb[0].size => self.granted.size,
                self.alu_wb[0].mask => self.granted.mask,
                self.alu_wb[0].data => self.granted.data
            );
        } else if self.alu_wb[1].valid.val() & !self.late.val() {
            self.granted.raw.next = false;
            self.granted.by.next = writer::ALU1;
            forward!(
                self.alu_wb[1].row => self.granted.row,
                self.alu_wb[1].second => self.granted.second,
                self.alu_wb[1].base => self.granted.base,
                self.alu_wb[1].step => self.granted.step,
                self.alu_wb[1].size => self.granted.size,
                self.alu_wb[1].mask => self.granted.mask,
                self.alu_wb[1].data => self.granted.data
            );
        } else if self.me_wb.valid.val() & !(self.late.val() & self.dp_wb.valid.val()) {
            self.granted.by.next = writer::RESPONSE;
            forward!(
                self.me_wb.row => self.granted.row,
                self.me_wb.be => self.granted.enables,
                self.me_wb.data => self.granted.data
            );
        }
        self.w_v.d.next = self.alu_asks.val() | self.others_ask.val();
        if self.alu_asks.val() | self.others_ask.val() {
            forward!(self.granted => self.w);
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
        if self.w.raw.q.val() {
            self.enables.next = 0.into();
            if self.writes.val() {
                forward!(self.w.enables => self.enables);
            }
        }
        for s in 0..3 {
            forward!(self.w.row => self.copy[s].write_address, self.scatter.row => self.copy[s].write_data);
            for w in 0..4 {
                self.copy[s].write_enable[w].next = self.enables.val().get_bits::<8>(8 * w);
            }
            connect!(
                self.copy[s].read_data => self.gather[s].row,
                self.gather[s].lanes => self.rd_data[s],
                self.gather[s].mask => self.rd_mask[s]
            );
        }

        comment!("what is written");
        self.written.row.next = 0.into();
        self.written.by.next = 0.into();
        if self.writes.val() {
            forward!(self.w.row => self.written.row, self.w.by => self.written.by);
        }
        connect!(
            self.writes => self.written.valid,
            self.enables => self.written.be,
            self.scatter.row => self.written.data
        );
    }
}
