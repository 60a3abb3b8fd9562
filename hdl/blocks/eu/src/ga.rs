//! GA: register-file arbiter: three identical copies of the register memory, so that each source operand of
//! an instruction has a read port of its own, with one read and one write port a memory.
//!
//! State, rules, timing, stalls, deadlock: `hdl/docs/src/contract/ga.md`.
//!
//! Invariants (test file `tests/ga.rs`): a port and the write port serve at most one request a cycle, in
//! priority; no row is read in the cycle of its write (the memories check it); ungranted ports keep their data
//! (all: `follows_a_plain_memory`); nothing is read or written during reset (`reset_touches_nothing`); ME or
//! dispatch is served after 31 cycles of ALU writes (`nobody_starves_at_the_write_port`).

use crate::bundle::*;
use tessera_hdl::prelude::*;

/// Register-file arbiter: 3 rows read and 1 row written a cycle.
#[block(ports = tessera_ports::ga)]
pub struct Ga {
    copy: [Ram1r1w<10, 4, 64, 8, 2>; 3],
    /// Cycles in a row in which an ALU was served before ME or dispatch.
    passed: Reg<U<5>>,
    /// ME or dispatch has waited long enough.
    late: Signal<Local, Bit>,
    alu_asks: Signal<Local, Bit>,
    /// ME or dispatch.
    others_ask: Signal<Local, Bit>,
    write_row: Signal<Local, U<10>>,
    write_enables: Signal<Local, U<32>>,
    write_data: [Signal<Local, U<64>>; 4],
}

impl Logic for Ga {
    #[hdl]
    fn update(&mut self) {
        registers!(self, passed);
        memories!(self, copy[3]);

        comment!("read ports: ME (port 2 only), ALU0, ALU1");
        self.me_rd.gnt.next = self.me_rd.valid.val();
        for s in 0..3 {
            self.alu_rd[0][s].gnt.next = self.alu_rd[0][s].valid.val();
            self.alu_rd[1][s].gnt.next = self.alu_rd[1][s].valid.val() & !self.alu_rd[0][s].valid.val();
            self.copy[s].read_enable.next = self.alu_rd[0][s].valid.val() | self.alu_rd[1][s].valid.val();
            self.copy[s].read_address.next = self.alu_rd[1][s].row.val();
            if self.alu_rd[0][s].valid.val() {
                self.copy[s].read_address.next = self.alu_rd[0][s].row.val();
            }
        }
        if self.me_rd.valid.val() {
            self.alu_rd[0][2].gnt.next = false;
            self.alu_rd[1][2].gnt.next = false;
            self.copy[2].read_enable.next = true;
            self.copy[2].read_address.next = self.me_rd.row.val();
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
        self.write_enables.next = 0.into();
        if self.dp_wb.valid.val() {
            self.write_enables.next = 0xffff_ffff_u64.into();
        }
        forward!(self.dp_wb.row => self.write_row, self.dp_wb.data => self.write_data);
        if self.alu_wb[0].valid.val() & !self.late.val() {
            forward!(self.alu_wb[0].row => self.write_row, self.alu_wb[0].data => self.write_data);
            self.write_enables.next = self.alu_wb[0].be.val();
        } else if self.alu_wb[1].valid.val() & !self.late.val() {
            forward!(self.alu_wb[1].row => self.write_row, self.alu_wb[1].data => self.write_data);
            self.write_enables.next = self.alu_wb[1].be.val();
        } else if self.me_wb.valid.val() & !(self.late.val() & self.dp_wb.valid.val()) {
            forward!(self.me_wb.row => self.write_row, self.me_wb.data => self.write_data);
            self.write_enables.next = self.me_wb.be.val();
        }
        if self.reset.val() {
            self.write_enables.next = 0.into();
            for s in 0..3 {
                self.copy[s].read_enable.next = false;
            }
        }
        for s in 0..3 {
            forward!(self.write_row => self.copy[s].write_address, self.write_data => self.copy[s].write_data);
            for w in 0..4 {
                self.copy[s].write_enable[w].next = self.write_enables.val().get_bits::<8>(8 * w);
            }
            connect!(self.copy[s].read_data => self.rd_data[s]);
        }
    }
}
