//! GA: register-file arbiter: three identical copies of the register memory, so that each source operand of
//! an instruction has a read port of its own.
//!
//! ```text
//!  alu_rd, me_rd  ->| choice -> shared or split -> gather[p] |-> rd_data[p], rd_mask[p]
//!  alu_wb         ->| choice -> |  registers,  |             |
//!  me_wb, dp_wb   ->| choice -> |  3 copies    |             |-> written[2]
//! ```
//!
//! State, rules, timing, stalls, deadlock: `hdl/docs/src/contract/ga.md`. The memories, and what waits before
//! their write ports, are in [`GaShared`] or [`GaSplit`].
//!
//! Invariants (test file `tests/ga.rs`): a port serves at most one request a cycle, in priority; lanes come
//! from and go to where their bases and steps say; no row is read in the cycle of its write (the memories
//! check it); ungranted ports keep their data (all: `follows_a_plain_memory`, of both kinds of memory);
//! nothing is read or written during reset (`reset_touches_nothing`); ME or dispatch is served after 31 cycles
//! of ALU writes (`nobody_starves_at_the_write_port`).

mod gather;
mod place;
mod scatter;
mod shared;
mod split;

use crate::bundle::*;
use crate::word::{bank, writer};
use gather::GaGather;
use shared::GaShared;
use split::GaSplit;
use tessera_hdl::prelude::*;

/// GA of `EuShape::COMPACT`.
pub type GaCompact = Ga<1, 0>;

/// Ends the module's name by what the parameters of [`Ga`] say.
fn shape(shared: usize) -> String {
    if shared == 1 {
        "_compact".into()
    } else {
        String::new()
    }
}

/// Register-file arbiter: 3 rows read a cycle, and 1 row written (`SHARED`, `RowWrites::One`) or up to 2
/// (`SPLIT`, `RowWrites::Two`).
#[block(ports = tessera_ports::ga, suffix(shape(SHARED)), require(SHARED + SPLIT == 1))]
pub struct Ga<const SHARED: usize = 0, const SPLIT: usize = 1> {
    shared: [GaShared; SHARED],
    split: [GaSplit; SPLIT],
    gather: [GaGather; 3],
    /// Cycles in a row in which neither ME nor dispatch was served, though one asked.
    passed: Reg<U<5>>,
    /// ME or dispatch has waited long enough.
    late: Signal<Local, Bit>,
    alu_asks: Signal<Local, Bit>,
    /// ME or dispatch.
    others_ask: Signal<Local, Bit>,
    /// Of these ME comes forward.
    me_first: Signal<Local, Bit>,
    /// Of an ALU and of one of the others only one can be served.
    meet: Signal<Local, Bit>,
    alu_goes: Signal<Local, Bit>,
    other_goes: Signal<Local, Bit>,
    /// What comes forward.
    lanes: LaneStore<Local>,
    row: RowStore<Local>,
    read_enable: [Signal<Local, Bit>; 3],
    read_row: [Signal<Local, U<10>>; 3],
}

impl<const SHARED: usize, const SPLIT: usize> Logic for Ga<SHARED, SPLIT> {
    #[hdl]
    fn update(&mut self) {
        registers!(self, passed);
        subblocks!(self, shared[SHARED], split[SPLIT], gather[3]);

        comment!("read ports: ME (port 2 only), ALU0, ALU1");
        self.me_rd.gnt.next = self.me_rd.valid.val();
        for s in 0..3 {
            self.alu_rd[0][s].gnt.next = self.alu_rd[0][s].valid.val();
            self.alu_rd[1][s].gnt.next = self.alu_rd[1][s].valid.val() & !self.alu_rd[0][s].valid.val();
            self.read_enable[s].next = self.alu_rd[0][s].valid.val() | self.alu_rd[1][s].valid.val();
            self.read_row[s].next = self.alu_rd[1][s].row.val();
            forward!(
                self.alu_rd[1][s].second => self.gather[s].lay.second,
                self.alu_rd[1][s].base => self.gather[s].lay.base,
                self.alu_rd[1][s].step => self.gather[s].lay.step
            );
            if self.alu_rd[0][s].valid.val() {
                self.read_row[s].next = self.alu_rd[0][s].row.val();
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
            self.read_enable[2].next = true;
            self.read_row[2].next = self.me_rd.row.val();
            self.gather[2].lay.second.next = false;
            self.gather[2].lay.base.next = 0.into();
            self.gather[2].lay.step[0].next = 4.into();
            self.gather[2].lay.step[1].next = 8.into();
            self.gather[2].lay.step[2].next = 16.into();
        }
        for s in 0..3 {
            self.gather[s].take.next = self.alu_rd[0][s].valid.val() | self.alu_rd[1][s].valid.val();
        }
        if self.me_rd.valid.val() {
            self.gather[2].take.next = true;
        }
        if self.reset.val() {
            for s in 0..3 {
                self.read_enable[s].next = false;
            }
        }

        comment!("writes: who comes forward");
        self.alu_asks.next = self.alu_wb[0].valid.val() | self.alu_wb[1].valid.val();
        self.others_ask.next = self.me_wb.valid.val() | self.dp_wb.valid.val();
        self.late.next = self.passed.q.val().all() & self.others_ask.val();
        self.me_first.next = self.me_wb.valid.val() & !(self.late.val() & self.dp_wb.valid.val());
        self.lanes.by.next = writer::ALU1;
        forward!(
            self.alu_wb[1].row => self.lanes.row,
            self.alu_wb[1].second => self.lanes.second,
            self.alu_wb[1].base => self.lanes.base,
            self.alu_wb[1].step => self.lanes.step,
            self.alu_wb[1].size => self.lanes.size,
            self.alu_wb[1].mask => self.lanes.mask,
            self.alu_wb[1].data => self.lanes.data
        );
        if self.alu_wb[0].valid.val() {
            self.lanes.by.next = writer::ALU0;
            forward!(
                self.alu_wb[0].row => self.lanes.row,
                self.alu_wb[0].second => self.lanes.second,
                self.alu_wb[0].base => self.lanes.base,
                self.alu_wb[0].step => self.lanes.step,
                self.alu_wb[0].size => self.lanes.size,
                self.alu_wb[0].mask => self.lanes.mask,
                self.alu_wb[0].data => self.lanes.data
            );
        }
        self.row.by.next = writer::DISPATCH;
        self.row.enables.next = 0xffff_ffff_u64.into();
        forward!(self.dp_wb.row => self.row.row, self.dp_wb.data => self.row.data);
        if self.me_first.val() {
            self.row.by.next = writer::RESPONSE;
            forward!(self.me_wb.row => self.row.row, self.me_wb.be => self.row.enables, self.me_wb.data => self.row.data);
        }

        comment!("and who goes");
        self.meet.next = true;
        for _t in 0..SPLIT {
            self.meet.next = self.lanes.row.val().field(bank::ODD) == self.row.row.val().field(bank::ODD);
        }
        self.alu_goes.next = self.alu_asks.val() & !(self.late.val() & self.meet.val());
        self.other_goes.next = self.others_ask.val() & (self.late.val() | !(self.alu_asks.val() & self.meet.val()));
        self.alu_wb[0].gnt.next = self.alu_goes.val() & self.alu_wb[0].valid.val();
        self.alu_wb[1].gnt.next = self.alu_goes.val() & !self.alu_wb[0].valid.val();
        self.me_wb.gnt.next = self.other_goes.val() & self.me_first.val();
        self.dp_wb.gnt.next = self.other_goes.val() & !self.me_first.val();
        self.passed.d.next = 0.into();
        if self.others_ask.val() & !self.other_goes.val() {
            self.passed.d.next = self.passed.q.val() + 1;
        }

        comment!("memories");
        for t in 0..SHARED {
            connect!(
                self.read_enable => self.shared[t].read_enable,
                self.read_row => self.shared[t].read_row,
                self.alu_goes => self.shared[t].lanes_go,
                self.lanes => self.shared[t].lanes,
                self.other_goes => self.shared[t].row_goes,
                self.row => self.shared[t].row,
                self.shared[t].written => self.written
            );
            for s in 0..3 {
                connect!(self.shared[t].data[s] => self.gather[s].row);
            }
        }
        for t in 0..SPLIT {
            connect!(
                self.read_enable => self.split[t].read_enable,
                self.read_row => self.split[t].read_row,
                self.alu_goes => self.split[t].lanes_go,
                self.lanes => self.split[t].lanes,
                self.other_goes => self.split[t].row_goes,
                self.row => self.split[t].row,
                self.split[t].written => self.written
            );
            for s in 0..3 {
                connect!(self.split[t].data[s] => self.gather[s].row);
            }
        }
        for s in 0..3 {
            connect!(self.gather[s].lanes => self.rd_data[s], self.gather[s].mask => self.rd_mask[s]);
        }
    }
}
