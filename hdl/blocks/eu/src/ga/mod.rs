//! GA: register-file arbiter: three identical copies of the register memory, so that each source operand of
//! an instruction has a read port of its own.
//!
//! ```text
//!  alu_rd, me_rd  ->| choice -> shared or split -> gather[p] |-> rd_data[p], rd_mask[p]
//!  alu_wb         ->|           |  3 copies,    |            |
//!  me_wb, dp_wb   ->|           |  write ports  |            |-> written[2]
//! ```
//!
//! State, rules, timing, stalls, deadlock: `hdl/docs/src/contract/ga.md`. The memories and their write ports
//! are in [`GaShared`] or [`GaSplit`].
//!
//! Invariants (test file `tests/ga.rs`): a port serves at most one request a cycle, in priority; lanes come
//! from and go to where their bases and steps say; no row is read in the cycle of its write (the memories
//! check it); ungranted ports keep their data (all: `follows_a_plain_memory`, of both kinds of memory);
//! nothing is read or written during reset (`reset_touches_nothing`); ME or dispatch is served after 31
//! cycles of ALU writes (`nobody_starves_at_the_write_port`).

mod gather;
mod place;
mod scatter;
mod shared;
mod split;
mod write;

use crate::bundle::*;
use crate::word::asking;
use gather::GaGather;
use shared::GaShared;
use split::GaSplit;
use tessera_hdl::prelude::*;

/// GA of `EuShape::COMPACT`.
pub type GaCompact = Ga<1, 0>;

/// Ends the module's name by what the parameters of [`Ga`] say.
fn shape(shared: usize, rows: usize) -> String {
    match (shared, rows) {
        (0, 10) => String::new(),
        (1, 10) => "_compact".into(),
        _ => format!("_shared{shared}_rows{rows}"),
    }
}

/// Register-file arbiter: 3 rows read a cycle, and 1 row written (`SHARED`, `RowWrites::One`) or an even and
/// an odd one (`SPLIT`, `RowWrites::Two`). It has 2^`ROWS` rows: 128 a thread, and as many for accumulators
/// and addresses of all; `HALF` is one less than `ROWS`.
#[block(ports = tessera_ports::ga, suffix(shape(SHARED, ROWS)), require(SHARED + SPLIT == 1 && HALF + 1 == ROWS))]
pub struct Ga<const SHARED: usize = 0, const SPLIT: usize = 1, const ROWS: usize = 10, const HALF: usize = 9> {
    shared: [GaShared<ROWS>; SHARED],
    split: [GaSplit<HALF>; SPLIT],
    gather: [GaGather; 3],
    /// ALU1 reads before ALU0.
    lost: Reg<Bit>,
    /// At each read port, who is granted: ALU0, ALU1.
    alu0_reads: [Signal<Local, Bit>; 3],
    alu1_reads: [Signal<Local, Bit>; 3],
    /// Some request of it is not granted.
    refused: [Signal<Local, Bit>; 2],
    /// Something is read.
    reads: [Signal<Local, Bit>; 3],
    /// Outside of reset.
    read_enable: [Signal<Local, Bit>; 3],
    read_row: [Signal<Local, U<10>>; 3],
    /// Who asks to write, and is granted: `word::asking`.
    asks: Signal<Local, U<4>>,
    lanes: [LaneStore<Local>; 2],
    response: RowStore<Local>,
    payload: RowStore<Local>,
    grants: Signal<Local, U<4>>,
}

impl<const SHARED: usize, const SPLIT: usize, const ROWS: usize, const HALF: usize> Logic for Ga<SHARED, SPLIT, ROWS, HALF> {
    #[hdl]
    fn update(&mut self) {
        registers!(self, lost);
        subblocks!(self, shared[SHARED], split[SPLIT], gather[3]);

        comment!("read ports: ME (port 2 only), ALU0, ALU1, or these the other way round");
        self.me_rd.gnt.next = self.me_rd.valid.val();
        for s in 0..3 {
            self.alu0_reads[s].next = self.alu_rd[0][s].valid.val() & !(self.lost.q.val() & self.alu_rd[1][s].valid.val());
            self.alu1_reads[s].next = self.alu_rd[1][s].valid.val() & (self.lost.q.val() | !self.alu_rd[0][s].valid.val());
            self.reads[s].next = self.alu_rd[0][s].valid.val() | self.alu_rd[1][s].valid.val();
            self.read_row[s].next = self.alu_rd[1][s].row.val();
            forward!(
                self.alu_rd[1][s].second => self.gather[s].lay.second,
                self.alu_rd[1][s].base => self.gather[s].lay.base,
                self.alu_rd[1][s].step => self.gather[s].lay.step
            );
            if self.alu0_reads[s].val() {
                self.read_row[s].next = self.alu_rd[0][s].row.val();
                forward!(
                    self.alu_rd[0][s].second => self.gather[s].lay.second,
                    self.alu_rd[0][s].base => self.gather[s].lay.base,
                    self.alu_rd[0][s].step => self.gather[s].lay.step
                );
            }
        }
        if self.me_rd.valid.val() {
            self.alu0_reads[2].next = false;
            self.alu1_reads[2].next = false;
            self.reads[2].next = true;
            self.read_row[2].next = self.me_rd.row.val();
            self.gather[2].lay.second.next = false;
            self.gather[2].lay.base.next = 0.into();
            self.gather[2].lay.step[0].next = 4.into();
            self.gather[2].lay.step[1].next = 8.into();
            self.gather[2].lay.step[2].next = 16.into();
        }
        self.refused[0].next = false;
        self.refused[1].next = false;
        for s in 0..3 {
            self.read_enable[s].next = self.reads[s].val() & !self.reset.val();
            connect!(
                self.reads[s] => self.gather[s].take,
                self.alu0_reads[s] => self.alu_rd[0][s].gnt,
                self.alu1_reads[s] => self.alu_rd[1][s].gnt
            );
            self.refused[0].next = self.refused[0].val() | (self.alu_rd[0][s].valid.val() & !self.alu0_reads[s].val());
            self.refused[1].next = self.refused[1].val() | (self.alu_rd[1][s].valid.val() & !self.alu1_reads[s].val());
        }
        self.lost.d.next = self.refused[1].val() & !self.refused[0].val();

        comment!("writes");
        self.asks.next = pack!(4;
            asking::ALU0 = self.alu_wb[0].valid.val(),
            asking::ALU1 = self.alu_wb[1].valid.val(),
            asking::ME = self.me_wb.valid.val(),
            asking::DISPATCH = self.dp_wb.valid.val());
        for a in 0..2 {
            forward!(
                self.alu_wb[a].row => self.lanes[a].row,
                self.alu_wb[a].second => self.lanes[a].second,
                self.alu_wb[a].base => self.lanes[a].base,
                self.alu_wb[a].step => self.lanes[a].step,
                self.alu_wb[a].size => self.lanes[a].size,
                self.alu_wb[a].mask => self.lanes[a].mask,
                self.alu_wb[a].data => self.lanes[a].data
            );
        }
        self.payload.enables.next = 0xffff_ffff_u64.into();
        forward!(
            self.me_wb.row => self.response.row,
            self.me_wb.be => self.response.enables,
            self.me_wb.data => self.response.data,
            self.dp_wb.row => self.payload.row,
            self.dp_wb.data => self.payload.data
        );
        self.grants.next = 0.into();

        comment!("memories");
        for t in 0..SHARED {
            connect!(
                self.read_enable => self.shared[t].read_enable,
                self.read_row => self.shared[t].read_row,
                self.asks => self.shared[t].asks,
                self.lanes => self.shared[t].alu,
                self.response => self.shared[t].me,
                self.payload => self.shared[t].dispatch,
                self.shared[t].grants => self.grants,
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
                self.asks => self.split[t].asks,
                self.lanes => self.split[t].alu,
                self.response => self.split[t].me,
                self.payload => self.split[t].dispatch,
                self.split[t].grants => self.grants,
                self.split[t].written => self.written
            );
            for s in 0..3 {
                connect!(self.split[t].data[s] => self.gather[s].row);
            }
        }
        self.alu_wb[0].gnt.next = self.grants.val().field(asking::ALU0);
        self.alu_wb[1].gnt.next = self.grants.val().field(asking::ALU1);
        self.me_wb.gnt.next = self.grants.val().field(asking::ME);
        self.dp_wb.gnt.next = self.grants.val().field(asking::DISPATCH);
        for s in 0..3 {
            connect!(self.gather[s].lanes => self.rd_data[s], self.gather[s].mask => self.rd_mask[s]);
        }
    }
}
