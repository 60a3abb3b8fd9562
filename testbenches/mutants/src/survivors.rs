//! Bugs that no test notices, and why. An entry that is noticed after all fails the test, and so does one
//! whose place is gone.

use crate::report::Side;

/// Why nothing is noticed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// Nothing is wrong: no input can tell the two texts apart.
    Equivalent,
    /// The stimulus does not reach it: to be done.
    Open,
}

/// One bug that survives.
pub struct Survivor {
    /// The block whose test lets it pass.
    pub block: &'static str,
    /// Which text.
    pub side: Side,
    /// End of the file's path, or the module.
    pub place: &'static str,
    /// The statement after its condition (of Verilog: the condition alone) or nothing, where what follows
    /// says enough; what is written there; what stands in its place.
    pub slip: [&'static str; 3],
    /// Whether this is a finding.
    pub verdict: Verdict,
    /// Why it cannot be noticed, or what the stimulus would have to do.
    pub reason: &'static str,
}

impl Survivor {
    const fn new(block: &'static str, side: Side, place: &'static str, slip: [&'static str; 3], reason: &'static str) -> Self {
        Survivor { block, side, place, slip, verdict: Verdict::Equivalent, reason }
    }

    const fn open(self) -> Self {
        Survivor { verdict: Verdict::Open, ..self }
    }
}

/// All of them.
pub static SURVIVORS: &[Survivor] = &[
    Survivor::new(
        "tc",
        Side::Verilog,
        "tessera_tc_expand",
        ["", "if (raw_lo[6:0] == 7'h22) begin", "if (!(raw_lo[6:0] == 7'h22)) begin"],
        "changes the form of csel, bfe and bfi2 alone, which no later entry of the table sets again; TC refuses these three \
         whatever their form",
    ),
    Survivor::new(
        "tc",
        Side::Verilog,
        "tessera_tc_expand",
        ["", "if (raw_lo[6:0] == 7'h22) begin", "if (raw_lo[6:0] != 7'h22) begin"],
        "as the one before",
    ),
    Survivor::new(
        "tc",
        Side::Verilog,
        "tessera_tc_expand",
        ["", "if (raw_lo[6:0] == 7'h10) begin", "if (raw_lo[6:0] != 7'h10) begin"],
        "no entry before it sets what it clears",
    ),
    Survivor::new(
        "tc",
        Side::Rtl,
        "tc/want.rs",
        ["if self.take.val(): self.want_sent.d.next = false", "false", "true"],
        "`sent` is read only beside `want`, and a new want clears it",
    ),
    Survivor::new(
        "alu_compact",
        Side::Verilog,
        "tessera_alu_decode",
        ["if (operation == 7'h2e) begin", "two_sources = 1'd0;", "two_sources = 1'd1;"],
        "goto goes to JE: no ALU is issued one",
    ),
    Survivor::new(
        "alu_compact",
        Side::Verilog,
        "tessera_alu_decode",
        ["", "if (operation == 7'd1) begin", "if (!(operation == 7'd1)) begin"],
        "writes what both signals hold already; every other opcode follows and sets its own",
    ),
    Survivor::new(
        "je",
        Side::Rtl,
        "je/wake.rs",
        ["", "self.node[2 * k + 1].val() < self.node[2 * k].val()", "self.node[2 * k + 1].val() <= self.node[2 * k].val()"],
        "of two equal addresses either is the smallest",
    ),
    Survivor::new(
        "je",
        Side::Rtl,
        "je/wake.rs",
        ["", "self.address[c].val() > self.targets.next_ip.val()", "self.address[c].val() >= self.targets.next_ip.val()"],
        "a channel that waits at next_ip is active there (JeNext joins it), so it is no candidate",
    ),
    Survivor::new(
        "je",
        Side::Verilog,
        "tessera_je_wake",
        [
            "",
            "candidate[20] = dispatched[20] & ~targets_act[20] & (address_20 > targets_next_ip);",
            "candidate[20] = dispatched[20] & ~targets_act[20] & (address_20 >= targets_next_ip);",
        ],
        "a channel that waits at next_ip is active there (JeNext joins it), so it is no candidate",
    ),
    Survivor::new(
        "je",
        Side::Verilog,
        "tessera_je_wake",
        ["", "node_4 = 32'hffffffff;", "node_4 = 32'hfffffffe;"],
        "stands for no candidate and is shown only beside a candidate, whose address is a multiple of 8 and thus smaller",
    ),
    Survivor::new(
        "eu",
        Side::Rtl,
        "eu/src/eu/mod.rs",
        ["", "self.starts.val() & self.tc.start.ready.val()", "self.starts.val() | self.tc.start.ready.val()"],
        "the dispatcher of the bench never offers the start of a thread whose slot still runs, which rule 2 of the EU allows",
    )
    .open(),
    Survivor::new(
        "tag_ram",
        Side::Rtl,
        "tag_ram.rs",
        ["", "self.address.next = self.last.q.val()", "left out"],
        "`last` is the address of the cycle before, which the address still shows",
    ),
    Survivor::new(
        "alu_compact",
        Side::Rtl,
        "alu/operate.rs",
        ["", "bits::<2>(0) - self.left.q.val().field(left::OF_FOUR)", "bits::<2>(0) + self.left.q.val().field(left::OF_FOUR)"],
        "the second and the last of four beats change places; each travels with its number, and only the first must come first",
    ),
    Survivor::new(
        "je",
        Side::Verilog,
        "tessera_je_join",
        ["", "j1_uip_d = j1_uip_q;", "j1_uip_d = (j1_uip_q) ^ (j1_uip_q);"],
        "it is read in the cycle after it was loaded and never later",
    ),
    Survivor::new(
        "je",
        Side::Verilog,
        "tessera_je_wake",
        [
            "",
            "candidate[19] = dispatched[19] & ~targets_act[19] & (address_19 > targets_next_ip);",
            "candidate[19] = dispatched[19] & ~targets_act[19] & (address_19 >= targets_next_ip);",
        ],
        "a channel that waits at next_ip is active there (JeNext joins it), so it is no candidate",
    ),
    Survivor::new(
        "je",
        Side::Verilog,
        "tessera_je_wake",
        ["", "if (node_29 < node_28) begin", "if (node_29 <= node_28) begin"],
        "of two equal addresses either is the smallest",
    ),
    Survivor::new(
        "eu",
        Side::Rtl,
        "eu/src/eu/mod.rs",
        ["", "self.tc.fault => self.fault", "left out"],
        "no random program holds an instruction outside the subset; `an_unsupported_instruction_stops_every_engine_alike` of tests/eu.rs looks at the port",
    )
    .open(),
    Survivor::new(
        "tag_ram",
        Side::Rtl,
        "tag_ram.rs",
        ["", "self.valid_bits.next = 0.into()", "left out"],
        "the loop behind it sets every bit",
    ),
    Survivor::new(
        "tag_ram",
        Side::Rtl,
        "tag_ram.rs",
        ["", "self.equal.next = 0.into()", "left out"],
        "the loop behind it sets every bit",
    ),
    Survivor::new(
        "screen_partition",
        Side::Rtl,
        "screen_partition.rs",
        ["self.in_ready.next = false", "false", "true"],
        "`chosen` is one of the four pipelines, each of which sets in_ready",
    ),
    Survivor::new(
        "screen_partition",
        Side::Rtl,
        "screen_partition.rs",
        ["", "self.in_ready.next = false", "left out"],
        "`chosen` is one of the four pipelines, each of which sets in_ready",
    ),
    Survivor::new(
        "output_merge",
        Side::Verilog,
        "tessera_fifo_a5_depth32_w5",
        ["", "if (pop & ~push) begin", "if (pop & push) begin"],
        "the queue of 32 holds different ones of 32 fragments, and never the one in the request register, which takes the \
         next as soon as it is free: it is never full",
    ),
    Survivor::new(
        "output_merge",
        Side::Verilog,
        "tessera_fifo_a5_depth32_w5",
        ["", "if (push & ~pop) begin", "if (push & pop) begin"],
        "as the one before: with 31 in the queue the last one is in the request register, and nothing is left to push",
    ),
    Survivor::new(
        "output_merge",
        Side::Rtl,
        "hdl/src/fifo.rs",
        ["if self.pop.val() & !self.push.val()", "self.pop.val() & !self.push.val()", "self.pop.val() | !self.push.val()"],
        "clears `full`, which is never set here: the queue of 32 is never full (see the two before)",
    ),
    Survivor::new(
        "memory_subsystem",
        Side::Rtl,
        "memory_subsystem/mod.rs",
        ["", "self.ready.val().all()", "self.ready.val().any()"],
        "the four walkers sweep together after reset, and during a flush `active` is set until the last has done",
    ),
    Survivor::new(
        "memory_subsystem",
        Side::Verilog,
        "tessera_memory_subsystem",
        ["", "assign may_flush = ~active_q & (&ready);", "assign may_flush = ~active_q & (|ready);"],
        "the four walkers sweep together after reset, and during a flush `active` is set until the last has done",
    ),
];
