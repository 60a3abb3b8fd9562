// tessera_integer_lane_counters0
// Pipeline of three stages for everything but float arithmetic and multiplication. `COUNTERS`: counts bits, 1 or 0.
//
//   in    1  clock                rising edge
//   in    1  reset                synchronous, active high
//   in    1  valid
//   in   32  sources_src_0        Elements.
//   in   32  sources_src_1
//   in    3  sources_kind_0       Their types: `word::element`.
//   in    3  sources_kind_1
//   in    2  sources_abs          Absolute value of each source.
//   in    2  sources_negate       Negation of each source.
//   in    7  control_opcode       Opcode.
//   in    3  control_dst_kind     Type of dst: `word::element`.
//   in    4  control_mode         Rounding and denormals, but of f64: `word::mode`.
//   in    1  control_saturate     Saturate.
//   in    1  control_second       The second of two results: the carry.
//   in    3  judgement_condition  Condition modifier: `word::condition`.
//   in    1  judgement_predicate  Predicate of the lane.
//   out  32  result
//   out   1  holds
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/alu/integer/mod.rs; do not edit.
`default_nettype none
module tessera_integer_lane_counters0 (
  input  wire clock,
  input  wire reset,
  input  wire valid,
  input  wire [31:0] sources_src_0,
  input  wire [31:0] sources_src_1,
  input  wire [2:0] sources_kind_0,
  input  wire [2:0] sources_kind_1,
  input  wire [1:0] sources_abs,
  input  wire [1:0] sources_negate,
  input  wire [6:0] control_opcode,
  input  wire [2:0] control_dst_kind,
  input  wire [3:0] control_mode,
  input  wire control_saturate,
  input  wire control_second,
  input  wire [2:0] judgement_condition,
  input  wire judgement_predicate,
  output wire [31:0] result,
  output wire holds
);
  reg  [31:0] x1_src_0_q;
  reg  [31:0] x1_src_1_q;
  reg  [2:0] x1_kind_0_q;
  reg  [2:0] x1_kind_1_q;
  reg  [1:0] x1_abs_q;
  reg  [1:0] x1_negate_q;
  reg  [6:0] x1_control_opcode_q;
  reg  [2:0] x1_control_dst_kind_q;
  reg  [3:0] x1_control_mode_q;
  reg  x1_control_saturate_q;
  reg  x1_control_second_q;
  reg  [2:0] x1_judgement_condition_q;
  reg  x1_judgement_predicate_q;
  reg  x1_bitwise_q;
  reg  x1_ones_q;
  wire [33:0] prepare__modified_value_0;
  wire [33:0] prepare__modified_value_1;
  wire prepare__modified_is_float;
  wire [1:0] prepare__modified_flushed;
  wire [1:0] prepare__modified_below;
  wire [1:0] prepare__modified_nan;
  wire prepare__modified_adds;
  wire prepare__modified_carry;
  wire prepare__modified_enters;
  wire prepare__modified_leaves;
  wire prepare__modified_keeps;
  wire prepare__modified_turns;
  wire prepare__modified_shifts;
  wire prepare__modified_counts;
  wire prepare__modified_ones;
  wire prepare__modified_from_below;
  wire prepare__modified_by_sign;
  wire prepare__modified_whole;
  reg  [33:0] x2_value_0_q;
  reg  [33:0] x2_value_1_q;
  reg  x2_is_float_q;
  reg  [1:0] x2_flushed_q;
  reg  [1:0] x2_below_q;
  reg  [1:0] x2_nan_q;
  reg  x2_adds_q;
  reg  x2_carry_q;
  reg  x2_enters_q;
  reg  x2_leaves_q;
  reg  x2_keeps_q;
  reg  x2_turns_q;
  reg  x2_shifts_q;
  reg  x2_counts_q;
  reg  x2_ones_q;
  reg  x2_from_below_q;
  reg  x2_by_sign_q;
  reg  x2_whole_q;
  reg  [6:0] x2_control_opcode_q;
  reg  [2:0] x2_control_dst_kind_q;
  reg  [3:0] x2_control_mode_q;
  reg  x2_control_saturate_q;
  reg  x2_control_second_q;
  reg  [2:0] x2_judgement_condition_q;
  reg  x2_judgement_predicate_q;
  wire [34:0] execute__value;
  wire execute__holds;
  reg  [34:0] x3_value_q;
  reg  x3_holds_q;
  reg  [6:0] x3_control_opcode_q;
  reg  [2:0] x3_control_dst_kind_q;
  reg  [3:0] x3_control_mode_q;
  reg  x3_control_saturate_q;
  reg  x3_control_second_q;
  wire [31:0] deliver__result;

  always @(posedge clock) begin
    // operands of X1
    if (valid) begin
      x1_src_0_q <= sources_src_0;
      x1_src_1_q <= sources_src_1;
      x1_kind_0_q <= sources_kind_0;
      x1_kind_1_q <= sources_kind_1;
      x1_abs_q <= sources_abs;
      x1_negate_q <= sources_negate;
    end
    x2_value_0_q <= prepare__modified_value_0;
    x2_value_1_q <= prepare__modified_value_1;
    x2_is_float_q <= prepare__modified_is_float;
    x2_flushed_q <= prepare__modified_flushed;
    x2_below_q <= prepare__modified_below;
    x2_nan_q <= prepare__modified_nan;
    x2_adds_q <= prepare__modified_adds;
    x2_carry_q <= prepare__modified_carry;
    x2_enters_q <= prepare__modified_enters;
    x2_leaves_q <= prepare__modified_leaves;
    x2_keeps_q <= prepare__modified_keeps;
    x2_turns_q <= prepare__modified_turns;
    x2_shifts_q <= prepare__modified_shifts;
    x2_counts_q <= prepare__modified_counts;
    x2_ones_q <= prepare__modified_ones;
    x2_from_below_q <= prepare__modified_from_below;
    x2_by_sign_q <= prepare__modified_by_sign;
    x2_whole_q <= prepare__modified_whole;
    x3_value_q <= execute__value;
  end

  always @(posedge clock) begin
    if (reset) begin
      x1_control_opcode_q <= 7'd0;
      x1_control_dst_kind_q <= 3'd0;
      x1_control_mode_q <= 4'd0;
      x1_control_saturate_q <= 1'd0;
      x1_control_second_q <= 1'd0;
      x1_judgement_condition_q <= 3'd0;
      x1_judgement_predicate_q <= 1'd0;
      x1_bitwise_q <= 1'd0;
      x1_ones_q <= 1'd0;
      x2_control_opcode_q <= 7'd0;
      x2_control_dst_kind_q <= 3'd0;
      x2_control_mode_q <= 4'd0;
      x2_control_saturate_q <= 1'd0;
      x2_control_second_q <= 1'd0;
      x2_judgement_condition_q <= 3'd0;
      x2_judgement_predicate_q <= 1'd0;
      x3_holds_q <= 1'd0;
      x3_control_opcode_q <= 7'd0;
      x3_control_dst_kind_q <= 3'd0;
      x3_control_mode_q <= 4'd0;
      x3_control_saturate_q <= 1'd0;
      x3_control_second_q <= 1'd0;
    end
    else begin
      if (valid) begin
        x1_control_opcode_q <= control_opcode;
        x1_control_dst_kind_q <= control_dst_kind;
        x1_control_mode_q <= control_mode;
        x1_control_saturate_q <= control_saturate;
        x1_control_second_q <= control_second;
        x1_judgement_condition_q <= judgement_condition;
        x1_judgement_predicate_q <= judgement_predicate;
        x1_bitwise_q <= control_opcode[6:2] == 5'd1;
        x1_ones_q <= control_opcode == 7'h4d;
      end
      x2_control_opcode_q <= x1_control_opcode_q;
      x2_control_dst_kind_q <= x1_control_dst_kind_q;
      x2_control_mode_q <= x1_control_mode_q;
      x2_control_saturate_q <= x1_control_saturate_q;
      x2_control_second_q <= x1_control_second_q;
      x2_judgement_condition_q <= x1_judgement_condition_q;
      x2_judgement_predicate_q <= x1_judgement_predicate_q;
      x3_control_opcode_q <= x2_control_opcode_q;
      x3_control_dst_kind_q <= x2_control_dst_kind_q;
      x3_control_mode_q <= x2_control_mode_q;
      x3_control_saturate_q <= x2_control_saturate_q;
      x3_control_second_q <= x2_control_second_q;
      x3_holds_q <= execute__holds;
    end
  end

  tessera_integer_prepare prepare (
    .opcode(x1_control_opcode_q),
    .bitwise(x1_bitwise_q),
    .ones(x1_ones_q),
    .mode(x1_control_mode_q),
    // X1
    .sources_src_0(x1_src_0_q),
    .sources_src_1(x1_src_1_q),
    .sources_kind_0(x1_kind_0_q),
    .sources_kind_1(x1_kind_1_q),
    .sources_abs(x1_abs_q),
    .sources_negate(x1_negate_q),
    .modified_value_0(prepare__modified_value_0),
    .modified_value_1(prepare__modified_value_1),
    .modified_is_float(prepare__modified_is_float),
    .modified_flushed(prepare__modified_flushed),
    .modified_below(prepare__modified_below),
    .modified_nan(prepare__modified_nan),
    .modified_adds(prepare__modified_adds),
    .modified_carry(prepare__modified_carry),
    .modified_enters(prepare__modified_enters),
    .modified_leaves(prepare__modified_leaves),
    .modified_keeps(prepare__modified_keeps),
    .modified_turns(prepare__modified_turns),
    .modified_shifts(prepare__modified_shifts),
    .modified_counts(prepare__modified_counts),
    .modified_ones(prepare__modified_ones),
    .modified_from_below(prepare__modified_from_below),
    .modified_by_sign(prepare__modified_by_sign),
    .modified_whole(prepare__modified_whole)
  );

  tessera_integer_execute_counters0 execute (
    .opcode(x2_control_opcode_q),
    .judgement_condition(x2_judgement_condition_q),
    .judgement_predicate(x2_judgement_predicate_q),
    // X2
    .modified_value_0(x2_value_0_q),
    .modified_value_1(x2_value_1_q),
    .modified_is_float(x2_is_float_q),
    .modified_flushed(x2_flushed_q),
    .modified_below(x2_below_q),
    .modified_nan(x2_nan_q),
    .modified_adds(x2_adds_q),
    .modified_carry(x2_carry_q),
    .modified_enters(x2_enters_q),
    .modified_leaves(x2_leaves_q),
    .modified_keeps(x2_keeps_q),
    .modified_turns(x2_turns_q),
    .modified_shifts(x2_shifts_q),
    .modified_counts(x2_counts_q),
    .modified_ones(x2_ones_q),
    .modified_from_below(x2_from_below_q),
    .modified_by_sign(x2_by_sign_q),
    .modified_whole(x2_whole_q),
    .value(execute__value),
    .holds(execute__holds)
  );

  tessera_integer_deliver deliver (
    .control_opcode(x3_control_opcode_q),
    .control_dst_kind(x3_control_dst_kind_q),
    .control_mode(x3_control_mode_q),
    .control_saturate(x3_control_saturate_q),
    .control_second(x3_control_second_q),
    // X3
    .value(x3_value_q),
    .holds(x3_holds_q),
    .result(deliver__result)
  );

  assign holds = x3_holds_q;
  assign result = deliver__result;
endmodule
`default_nettype wire
