//! Bugs that no test notices, and why. An entry that is noticed after all fails the test, and so does one
//! whose place is gone.

use crate::report::Side;
use tessera_ports::cache::PIPELINES;

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
    /// says enough; what is written there; what stands in its place. `#` stands for every index of an array.
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

    /// It stands for a slip in every element of an array.
    pub fn is_of_array(&self) -> bool {
        self.slip.iter().any(|text| text.contains('#'))
    }

    /// It is the slip from `original` to `mutated` in that statement.
    pub fn is(&self, within: &str, original: &str, mutated: &str) -> bool {
        let same = |index: &str| {
            let slip = self.slip.map(|text| text.replace('#', index));
            slip == [within, original, mutated] || slip[0].is_empty() && slip[1..] == [original, mutated]
        };
        if self.is_of_array() {
            (0..PIPELINES).any(|index| same(&index.to_string()))
        } else {
            same("#")
        }
    }
}

const WIDE_RESULT: &str = "what else is wide takes the result of the wide lane: not to take its operands only saves toggles";
const FIRST_LANE: [&str; 2] = [
    "assign fma_lane_0__valid = operate__issue_fma | operate__issue_pair | (operate__issue_wide & (operation__operation_from_integer | operation__operation_integer));",
    "assign fma_lane_0__valid = operate__issue_fma | operate__issue_pair | (operate__issue_wide | (operation__operation_from_integer | operation__operation_integer));",
];

const LITE_ONLY: &str = "only where there is no ALU0, and there nobody looks at what comes without valid";
const NO_ALU0: &str = "there is no ALU0 that writes a register";

const ONE_PORT_ONLY: &str = "only where there is one write port: the test of that notices it";
const ONE_PORT: &str = "with one write port nothing is written through the second";

/// A port of the bus that passes on a signal of the bridge and is 0 in every cycle; `each` of several buses.
macro_rules! always_zero {
    ($block:literal, $port:literal) => {
        always_zero!($block; $port; "bridge__", $port)
    };
    ($block:literal, each $channel:literal, $field:literal) => {
        always_zero!($block; $channel, "_#_", $field; "bridge_#__", $channel, "_", $field)
    };
    ($block:literal; $($port:literal),+; $($signal:literal),+) => {
        Survivor::new(
            $block,
            Side::Verilog,
            concat!("tessera_", $block),
            [
                "",
                concat!("assign ", $($port,)+ " = ", $($signal,)+ ";"),
                concat!("assign ", $($port,)+ " = (", $($signal,)+ ") ^ (", $($signal,)+ ");"),
            ],
            "the bus sees 0 there in every cycle",
        )
    };
}

const IS_ZERO: &str = "a signal that nothing drives is 0 in simulation";

/// All of them.
pub static SURVIVORS: &[Survivor] = &[
    Survivor::new("ga", Side::Rtl, "ga/mod.rs", ["", "self.read_row => self.shared[t].read_row", "left out"], ONE_PORT_ONLY),
    Survivor::new("ga_compact", Side::Rtl, "ga/shared.rs", ["", "self.written[1].valid.next = false", "left out"], IS_ZERO),
    Survivor::new("ga_compact", Side::Rtl, "ga/shared.rs", ["", "self.written[1].by.next = 0.into()", "left out"], IS_ZERO),
    Survivor::new("ga_compact", Side::Rtl, "ga/shared.rs", ["", "self.written[1].row.next = 0.into()", "left out"], IS_ZERO),
    Survivor::new("ga_compact", Side::Rtl, "ga/shared.rs", ["", "self.written[1].be.next = 0.into()", "left out"], IS_ZERO),
    Survivor::new("ga_compact", Side::Rtl, "ga/shared.rs", ["", "self.written[1].data[w].next = 0.into()", "left out"], IS_ZERO),
    Survivor::new("eu_compact", Side::Verilog, "tessera_eu_compact", ["", "if (ga__written_1_valid & (ga__written_1_by == 2'd0)) begin", "if (ga__written_1_valid & (ga__written_1_by != 2'd0)) begin"], ONE_PORT),
    Survivor::new("eu_compact", Side::Verilog, "tessera_eu_compact", ["", "assign wb_1_row = ga__written_1_row;", "assign wb_1_row = (ga__written_1_row) ^ (ga__written_1_row);"], ONE_PORT),
    Survivor::new("eu", Side::Rtl, "eu/share.rs", ["", "self.ga_rd.gnt.val() & self.je_rd.valid.val()", "self.ga_rd.gnt.val() | self.je_rd.valid.val()"], "GA grants this port whenever it asks, and JE looks at the grant only when it does"),
    Survivor::new("eu", Side::Verilog, "tessera_eu_share", ["", "assign je_rd_gnt = ga_rd_gnt & je_rd_valid;", "assign je_rd_gnt = ga_rd_gnt | je_rd_valid;"], "GA grants this port whenever it asks, and JE looks at the grant only when it does"),
    Survivor::new("tc_compact", Side::Verilog, "tessera_tc_compact", ["", "entry_1 = 2'd0;", "entry_1 = 2'd1;"], "a message without a response may be issued only with a scoreboard that is not at its default; not looked into").open(),
    Survivor::new("alu_math", Side::Rtl, "add/sum.rs", ["", "bit_cast::<9,5>(self.zeros.count.val()) > self.room.val()", "bit_cast::<9,5>(self.zeros.count.val()) >= self.room.val()"], "where both are equal, both choices shift by the same"),
    Survivor::new("alu_math_compact", Side::Rtl, "fma/mod.rs", ["", "bit_cast::<9,6>(self.zeros.count.val()) > self.x5_room.val()", "bit_cast::<9,6>(self.zeros.count.val()) >= self.x5_room.val()"], "where both are equal, both choices shift by the same"),
    Survivor::new("alu_compact", Side::Verilog, "tessera_alu_compact", ["", FIRST_LANE[0], "assign fma_lane_0__valid = operate__issue_fma | operate__issue_pair | (operate__issue_wide & (operation__operation_from_integer & operation__operation_integer));"], "no wide instruction comes to this ALU"),
    Survivor::new("alu_compact", Side::Verilog, "tessera_alu_compact", ["", "assign fma_lane_0__operation_integral = operation__operation_integral & all_round;", "assign fma_lane_0__operation_integral = operation__operation_integral | all_round;"], "no rounding to an integer comes to this ALU"),
    Survivor::new("alu_math_compact", Side::Rtl, "fma/operands.rs", ["", "self.unpack[2].exponent.val() > 158", "self.unpack[2].exponent.val() >= 158"], "wants a float from 2^31 to 2^32 that becomes a ud").open(),
    Survivor::new("alu_math_compact", Side::Rtl, "alu/fetch.rs", ["if self.round_done.val(): self.arrives.enabled.d.next = bit_cast::<4,32>(self.fe.emask.q.val() >> (bit_cast::<5,2>(self.fe_pass.q.val()) << 2))", "self.fe.emask.q.val() >> (bit_cast::<5,2>(self.fe_pass.q.val()) << 2)", "self.fe.emask.q.val() << (bit_cast::<5,2>(self.fe_pass.q.val()) << 2)"], "wants an IEEE macro of f64 whose extended result of a later pass is read again").open(),
    Survivor::new("alu_math_compact", Side::Rtl, "alu/indirect.rs", ["", "self.operand.width.val() < 3", "self.operand.width.val() <= 3"], "eight lanes a row are all that there are: the same lanes, and none behind them"),
    Survivor::new("alu_math_compact", Side::Rtl, "alu/decode.rs", ["", "self.element_kind[0].val() != element::F", "self.element_kind[0].val() == element::F"], "wants f16 alone whose result differs when it is rounded twice").open(),
    Survivor::new("alu", Side::Verilog, "tessera_alu", ["", "assign math_delivery = {operate__control_dst_kind == 3'd6, operate__control_mode[3], operate__control_mode[1:0]};", "assign math_delivery = ({operate__control_dst_kind == 3'd6, operate__control_mode[3], operate__control_mode[1:0]}) ^ ({operate__control_dst_kind == 3'd6, operate__control_mode[3], operate__control_mode[1:0]});"], "without a math unit nobody looks at it"),
    Survivor::new("alu", Side::Verilog, "tessera_alu", ["", "assign math_delivery = {operate__control_dst_kind == 3'd6, operate__control_mode[3], operate__control_mode[1:0]};", "assign math_delivery = {operate__control_dst_kind != 3'd6, operate__control_mode[3], operate__control_mode[1:0]};"], "without a math unit nobody looks at it"),
    Survivor::new("alu_math_compact", Side::Rtl, "fma/multiply.rs", ["", "self.factors.addend_exponent.val() < 158 + 128", "self.factors.addend_exponent.val() <= 158 + 128"], "wants a rounding to integral of a float from 2^31 to 2^32; not looked into").open(),
    Survivor::new("alu_math_compact", Side::Rtl, "fma/multiply.rs", ["", "self.factors.addend_exponent.val() >= 158 + 128", "self.factors.addend_exponent.val() > 158 + 128"], "286 - 127 is 159, which the exponent already is"),
    Survivor::new("alu_math_compact", Side::Verilog, "tessera_double_seed", ["", "assign half = $unsigned($signed((held_exponent + 15'd1)) >>> 1);", "assign half = $unsigned($signed((held_exponent + 15'd1)) >> 1);"], "wants the seed of a root of a number whose exponent is below that of the smallest normal one; not looked into").open(),
    Survivor::new("em", Side::Verilog, "tessera_em_count", ["", "if (stopped[0]) begin", "if (!(stopped[0])) begin"], "wants a sum of one unit, which no function has been seen to make").open(),
    Survivor::new("alu_math_compact", Side::Rtl, "wide/deliver.rs", ["self.judge.judgement.predicate.next = false", "false", "true"], "it decides `first` alone, which nobody asks here"),
    Survivor::new("em", Side::Verilog, "tessera_em_limit", ["", "assign room = scale - 10'd1;", "assign room = scale + 10'd1;"], "its sign alone is asked for: of a scale of 0 or -1 the shift by 63 or 62 leaves nothing either"),
    Survivor::new("intdiv", Side::Rtl, "intdiv/mod.rs", ["", "self.idle => self.lane[i].hold", "left out"], "a result shows in the one cycle after its last step, and a load sets all of the lane anew: holding only saves toggles"),
    Survivor::new("eu", Side::Rtl, "eu/mod.rs", ["self.tc.issue[a].ready.next = false", "false", "true"], LITE_ONLY),
    Survivor::new("eu", Side::Rtl, "eu/mod.rs", ["", "self.ga.alu_rd[a] [s].base.next = 0.into()", "left out"], LITE_ONLY),
    Survivor::new("eu", Side::Rtl, "eu/mod.rs", ["self.fl[a].reg.next = false", "false", "true"], "only where there is no ALU0: the test of `eu_lite` looks at it"),
    Survivor::new("tc_lite", Side::Verilog, "tessera_tc_lite", ["", "assign counter_write_0 = (arf_0_we & (&arf_0_sel) & arf_0_be[0]) ? (7'd1 << done_0_slot) : 7'd0;", "assign counter_write_0 = (arf_0_we & (|arf_0_sel) & arf_0_be[0]) ? (7'd1 << done_0_slot) : 7'd0;"], NO_ALU0),
    Survivor::new("demo_control", Side::Verilog, "tessera_demo_control", ["", "else if ((receive__code == 8'h47) & (low[15:0] <= 16'h400)) begin", "else if ((receive__code == 8'h47) & (low[15:0] < 16'h400)) begin"], "a picture of all 1,024 rows takes longer than a test: the stimulus leaves it out").open(),
    Survivor::new("eu_compact", Side::Verilog, "tessera_eu_compact", ["", "issues = 4'd0;", "issues = 4'd1;"], "every bit is written below"),
    Survivor::new(
        "tc",
        Side::Verilog,
        "tessera_tc_expand",
        ["", "if (raw_lo[6:0] == 7'h22) begin", "if (!(raw_lo[6:0] == 7'h22)) begin"],
        "changes the form of csel, bfe and bfi2 alone, which no later entry of the table sets again; TC refuses bfe \
         and bfi2 compacted, as they are of floats then, and csel compacted, which has no condition then",
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
        "predecode/mod.rs",
        [
            "",
            "!self.math_code.val().any() | (self.math_code.val() == 8) | (self.math_code.val() == 11) | (self.math_code.val() > 13) | (self.lo.val().field(lo::DST_FILE) != file::GRF) | (self.lo.val().field(lo::SRC0_FILE) == file::ARF)",
            "!self.math_code.val().any() | (self.math_code.val() == 8) | (self.math_code.val() == 11) | (self.math_code.val() > 13) | (self.lo.val().field(lo::DST_FILE) != file::GRF) & (self.lo.val().field(lo::SRC0_FILE) == file::ARF)",
        ],
        "wants math with dst or src0 alone in an architecture register, as `each_rule_makes_an_instruction_unsupported` of the block has it",
    )
    .open(),
    Survivor::new(
        "alu",
        Side::Verilog,
        "tessera_alu",
        ["", FIRST_LANE[0], FIRST_LANE[1]],
        WIDE_RESULT,
    ),
    Survivor::new(
        "alu_compact",
        Side::Verilog,
        "tessera_alu_compact",
        ["", FIRST_LANE[0], FIRST_LANE[1]],
        WIDE_RESULT,
    ),
    Survivor::new("alu_compact", Side::Verilog, "tessera_alu_compact", ["", "outcomes = 4'd0;", "outcomes = 4'd1;"], "every bit is written below"),
    Survivor::new(
        "eu",
        Side::Rtl,
        "eu/src/eu/mod.rs",
        ["", "self.starts.val() & self.tc.start.ready.val()", "self.starts.val() | self.tc.start.ready.val()"],
        "the dispatcher of the bench never offers the start of a thread whose slot still runs, which rule 2 of the EU allows",
    )
    .open(),
    Survivor::new(
        "alu_math_compact",
        Side::Verilog,
        "tessera_alu_decode",
        [
            "",
            "assign lanes_once = (dst_type != 3'd7) & (element_kind_0 != 3'd7) & ((element_kind_1 != 3'd7) | ~(traits_two_sources | traits_ternary)) & ((element_kind_2 != 3'd7) | ~traits_ternary);",
            "assign lanes_once = (dst_type == 3'd7) & (element_kind_0 != 3'd7) & ((element_kind_1 != 3'd7) | ~(traits_two_sources | traits_ternary)) & ((element_kind_2 != 3'd7) | ~traits_ternary);",
        ],
        "two roundings differ from one in a mad alone, of f16 with an exact value 2^-24 beside the middle of two; `halves_round_once` of the lane has such",
    )
    .open(),
    Survivor::new(
        "alu_math_compact",
        Side::Verilog,
        "tessera_alu_decode",
        [
            "",
            "assign lanes_once = (dst_type != 3'd7) & (element_kind_0 != 3'd7) & ((element_kind_1 != 3'd7) | ~(traits_two_sources | traits_ternary)) & ((element_kind_2 != 3'd7) | ~traits_ternary);",
            "assign lanes_once = (dst_type != 3'd7) & (element_kind_0 == 3'd7) & ((element_kind_1 != 3'd7) | ~(traits_two_sources | traits_ternary)) & ((element_kind_2 != 3'd7) | ~traits_ternary);",
        ],
        "two roundings differ from one in a mad alone, of f16 with an exact value 2^-24 beside the middle of two; `halves_round_once` of the lane has such",
    )
    .open(),
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
        ["", "if self.pop.val() & !self.push.val()", "if not"],
        "clears `full`, which is never set here (see the two before)",
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
    always_zero!("render_cache_axi4", "aw_lock"),
    always_zero!("render_cache_axi4", "aw_prot"),
    always_zero!("render_cache_axi4", "aw_qos"),
    always_zero!("render_cache_axi4", "aw_len"),
    always_zero!("render_cache_axi4", "ar_lock"),
    always_zero!("render_cache_axi4", "ar_prot"),
    always_zero!("render_cache_axi4", "ar_qos"),
    always_zero!("render_cache_axi4", "ar_len"),
    always_zero!("render_cache_axi4_bus128", "aw_lock"),
    always_zero!("render_cache_axi4_bus128", "aw_prot"),
    always_zero!("render_cache_axi4_bus128", "aw_qos"),
    always_zero!("render_cache_axi4_bus128", "ar_lock"),
    always_zero!("render_cache_axi4_bus128", "ar_prot"),
    always_zero!("render_cache_axi4_bus128", "ar_qos"),
    always_zero!("render_cache_axi4_bus64", "aw_lock"),
    always_zero!("render_cache_axi4_bus64", "aw_prot"),
    always_zero!("render_cache_axi4_bus64", "aw_qos"),
    always_zero!("render_cache_axi4_bus64", "ar_lock"),
    always_zero!("render_cache_axi4_bus64", "ar_prot"),
    always_zero!("render_cache_axi4_bus64", "ar_qos"),
    always_zero!("memory_subsystem_axi4", each "aw", "lock"),
    always_zero!("memory_subsystem_axi4", each "aw", "prot"),
    always_zero!("memory_subsystem_axi4", each "aw", "qos"),
    always_zero!("memory_subsystem_axi4", each "aw", "len"),
    always_zero!("memory_subsystem_axi4", each "ar", "lock"),
    always_zero!("memory_subsystem_axi4", each "ar", "prot"),
    always_zero!("memory_subsystem_axi4", each "ar", "qos"),
    always_zero!("memory_subsystem_axi4", each "ar", "len"),
    always_zero!("memory_subsystem_axi4_bus128", each "aw", "lock"),
    always_zero!("memory_subsystem_axi4_bus128", each "aw", "prot"),
    always_zero!("memory_subsystem_axi4_bus128", each "aw", "qos"),
    always_zero!("memory_subsystem_axi4_bus128", each "ar", "lock"),
    always_zero!("memory_subsystem_axi4_bus128", each "ar", "prot"),
    always_zero!("memory_subsystem_axi4_bus128", each "ar", "qos"),
    always_zero!("memory_subsystem_axi4_bus64", each "aw", "lock"),
    always_zero!("memory_subsystem_axi4_bus64", each "aw", "prot"),
    always_zero!("memory_subsystem_axi4_bus64", each "aw", "qos"),
    always_zero!("memory_subsystem_axi4_bus64", each "ar", "lock"),
    always_zero!("memory_subsystem_axi4_bus64", each "ar", "prot"),
    always_zero!("memory_subsystem_axi4_bus64", each "ar", "qos"),
    Survivor::new("cache_demo", Side::Rtl, "cache_demo.rs", ["", "self.cache.cfg.part.next = 0.into()", "left out"], "without it the input is 0, too"),
    Survivor::new("cache_demo", Side::Rtl, "cache_demo.rs", ["", "self.player.full => self.control.player_full", "left out"], "wants a trace of more than 2048 records over the line").open(),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_index_stands_for_every_element_but_for_one_at_a_time() {
        let each = always_zero!("memory_subsystem_axi4", each "aw", "len");
        let slip = |port: u32, signal: u32| {
            let signal = format!("bridge_{signal}__aw_len");
            let assigned =
                [signal.clone(), format!("({signal}) ^ ({signal})")].map(|value| format!("assign aw_{port}_len = {value};"));
            each.is("", &assigned[0], &assigned[1])
        };
        assert!((0..4).all(|p| slip(p, p)));
        assert!(!slip(0, 1) && !slip(4, 4));
        let one = always_zero!("render_cache_axi4", "aw_len");
        let healthy = "assign aw_len = bridge__aw_len;";
        assert!(
            one.is("any", healthy, "assign aw_len = (bridge__aw_len) ^ (bridge__aw_len);") && !one.is("any", healthy, healthy)
        );
    }
}
