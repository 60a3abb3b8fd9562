//! GA: register-file arbiter.
//!
//! ```text
//!              +--------------------------+
//!  a0_rd_*  -->| port 0   copy 0 (ram)    |--> rd_data0
//!  a1_rd_*  -->| port 1   copy 1 (ram)    |--> rd_data1
//!  me_rd_*  -->| port 2   copy 2 (ram)    |--> rd_data2
//!  a0_wb_*  -->|                          |--> a0_rd_gnt, a1_rd_gnt, me_rd_gnt
//!  a1_wb_*  -->| one write port into all  |--> a0_wb_gnt, a1_wb_gnt,
//!  me_wb_*  -->| three copies             |    me_wb_gnt, dp_wb_gnt
//!  dp_wb_*  -->|                          |
//!              +--------------------------+
//! ```
//!
//! Three identical copies of the 1024 x 32-byte register memory, so that each
//! source operand of an instruction has a read port of its own with one read
//! and one write port per memory. The full contract is `tessera_ports::ga`.
//!
//! ```text
//! cycle          0      1      2      3
//! a0_rd port 0   r5     -      -      -
//! a0_rd_gnt[0]   1      0      0      0
//! a0_wb row r5   new    -      -      -
//! rd_data0       ?      old    old    old     (kept until the next grant)
//! ```
//!
//! Invariants (test file `tests/ga.rs`): a port and the write port serve at
//! most one request a cycle, in priority; a read sees the row as it
//! was before its own cycle's write; ungranted ports keep their data
//! (all: `follows_a_plain_memory`); nothing is read or written
//! during reset (`reset_touches_nothing`).
//!
//! | # | stall | who waits, until |
//! |---|---|---|
//! | 1 | read port taken by a higher priority | the lower one, until the higher has no request |
//! | 2 | write port taken | same; ME or dispatch 31 cycles at most |
//!
//! Deadlock: none; grants are combinational and wait for nothing. Starvation: none at
//! the write port, where ME or dispatch is served after 31 cycles of ALU writes
//! (`nobody_starves_at_the_write_port`).
//!
//! Limits: one write a cycle; rows keep their contents over a reset.

use tessera_hdl::prelude::*;

/// Register-file arbiter: 3 rows read and 1 row written a cycle.
#[block]
pub struct Ga {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub a0_rd_valid: [Signal<In, Bit>; 3],
    pub a0_rd_row: [Signal<In, U<10>>; 3],
    pub a1_rd_valid: [Signal<In, Bit>; 3],
    pub a1_rd_row: [Signal<In, U<10>>; 3],
    pub me_rd_valid: Signal<In, Bit>,
    pub me_rd_row: Signal<In, U<10>>,
    pub a0_wb_valid: Signal<In, Bit>,
    pub a0_wb_row: Signal<In, U<10>>,
    pub a0_wb_be: Signal<In, U<32>>,
    pub a0_wb_data: [Signal<In, U<64>>; 4],
    pub a1_wb_valid: Signal<In, Bit>,
    pub a1_wb_row: Signal<In, U<10>>,
    pub a1_wb_be: Signal<In, U<32>>,
    pub a1_wb_data: [Signal<In, U<64>>; 4],
    pub me_wb_valid: Signal<In, Bit>,
    pub me_wb_row: Signal<In, U<10>>,
    pub me_wb_be: Signal<In, U<32>>,
    pub me_wb_data: [Signal<In, U<64>>; 4],
    pub dp_wb_valid: Signal<In, Bit>,
    pub dp_wb_row: Signal<In, U<10>>,
    pub dp_wb_data: [Signal<In, U<64>>; 4],
    pub a0_rd_gnt: [Signal<Out, Bit>; 3],
    pub a1_rd_gnt: [Signal<Out, Bit>; 3],
    pub me_rd_gnt: Signal<Out, Bit>,
    pub rd_data0: [Signal<Out, U<64>>; 4],
    pub rd_data1: [Signal<Out, U<64>>; 4],
    pub rd_data2: [Signal<Out, U<64>>; 4],
    pub a0_wb_gnt: Signal<Out, Bit>,
    pub a1_wb_gnt: Signal<Out, Bit>,
    pub me_wb_gnt: Signal<Out, Bit>,
    pub dp_wb_gnt: Signal<Out, Bit>,
    copy: [Ram1r1w<10, 4, 64, 8, 1>; 3],
    /// Cycles in a row in which an ALU was served before ME or dispatch.
    passed: Reg<U<5>>,
    /// ME or dispatch has waited long enough.
    late: Signal<Local, Bit>,
    wb_row: Signal<Local, U<10>>,
    wb_be: Signal<Local, U<32>>,
    wb_data: [Signal<Local, U<64>>; 4],
}

impl Logic for Ga {
    #[hdl]
    fn update(&mut self) {
        registers!(self, passed);
        memories!(self, copy[3]);

        comment!("read ports: ME (port 2 only), ALU0, ALU1");
        self.me_rd_gnt.next = self.me_rd_valid.val();
        for s in 0..3 {
            self.a0_rd_gnt[s].next = self.a0_rd_valid[s].val();
            self.a1_rd_gnt[s].next = self.a1_rd_valid[s].val() & !self.a0_rd_valid[s].val();
            self.copy[s].read_enable.next = self.a0_rd_valid[s].val() | self.a1_rd_valid[s].val();
            self.copy[s].read_address.next = self.a1_rd_row[s].val();
            if self.a0_rd_valid[s].val() {
                self.copy[s].read_address.next = self.a0_rd_row[s].val();
            }
        }
        if self.me_rd_valid.val() {
            self.a0_rd_gnt[2].next = false;
            self.a1_rd_gnt[2].next = false;
            self.copy[2].read_enable.next = true;
            self.copy[2].read_address.next = self.me_rd_row.val();
        }

        comment!("write port: ALU0, ALU1, ME, dispatch; when late: dispatch, ME");
        self.late.next = self.passed.q.val().all() & (self.me_wb_valid.val() | self.dp_wb_valid.val());
        self.passed.d.next = 0.into();
        if (self.me_wb_valid.val() | self.dp_wb_valid.val())
            & (self.a0_wb_valid.val() | self.a1_wb_valid.val())
            & !self.late.val()
        {
            self.passed.d.next = self.passed.q.val() + 1;
        }
        self.a0_wb_gnt.next = self.a0_wb_valid.val() & !self.late.val();
        self.a1_wb_gnt.next = self.a1_wb_valid.val() & !self.a0_wb_valid.val() & !self.late.val();
        self.me_wb_gnt.next = self.me_wb_valid.val() & !self.a1_wb_valid.val() & !self.a0_wb_valid.val();
        self.dp_wb_gnt.next =
            self.dp_wb_valid.val() & !self.me_wb_valid.val() & !self.a1_wb_valid.val() & !self.a0_wb_valid.val();
        if self.late.val() {
            self.me_wb_gnt.next = self.me_wb_valid.val() & !self.dp_wb_valid.val();
            self.dp_wb_gnt.next = self.dp_wb_valid.val();
        }
        self.wb_row.next = self.dp_wb_row.val();
        self.wb_be.next = 0.into();
        if self.dp_wb_valid.val() {
            self.wb_be.next = 0xffff_ffff_u64.into();
        }
        for w in 0..4 {
            self.wb_data[w].next = self.dp_wb_data[w].val();
        }
        if self.a0_wb_valid.val() & !self.late.val() {
            self.wb_row.next = self.a0_wb_row.val();
            self.wb_be.next = self.a0_wb_be.val();
            for w in 0..4 {
                self.wb_data[w].next = self.a0_wb_data[w].val();
            }
        } else if self.a1_wb_valid.val() & !self.late.val() {
            self.wb_row.next = self.a1_wb_row.val();
            self.wb_be.next = self.a1_wb_be.val();
            for w in 0..4 {
                self.wb_data[w].next = self.a1_wb_data[w].val();
            }
        } else if self.me_wb_valid.val() & !(self.late.val() & self.dp_wb_valid.val()) {
            self.wb_row.next = self.me_wb_row.val();
            self.wb_be.next = self.me_wb_be.val();
            for w in 0..4 {
                self.wb_data[w].next = self.me_wb_data[w].val();
            }
        }
        if self.reset.val() {
            self.wb_be.next = 0.into();
            for s in 0..3 {
                self.copy[s].read_enable.next = false;
            }
        }
        for s in 0..3 {
            self.copy[s].write_address.next = self.wb_row.val();
            for w in 0..4 {
                self.copy[s].write_enable[w].next = self.wb_be.val().get_bits::<8>(8 * w);
                self.copy[s].write_data[w].next = self.wb_data[w].val();
            }
        }

        for w in 0..4 {
            self.rd_data0[w].next = self.copy[0].read_data[w].val();
            self.rd_data1[w].next = self.copy[1].read_data[w].val();
            self.rd_data2[w].next = self.copy[2].read_data[w].val();
        }
    }
}
