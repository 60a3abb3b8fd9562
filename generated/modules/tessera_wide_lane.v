// tessera_wide_lane
// Pipeline of seven stages for elements of eight bytes.
//
//   in    1  clock                 rising edge
//   in    1  reset                 synchronous, active high
//   in    1  valid
//   in   32  sources_low_0         Low dwords.
//   in   32  sources_low_1
//   in   32  sources_high_0        High dwords.
//   in   32  sources_high_1
//   in    3  sources_kind_0        Their types: `word::element`.
//   in    3  sources_kind_1
//   in    1  sources_eight_0       They have eight bytes.
//   in    1  sources_eight_1
//   in    2  sources_abs           Absolute value of each source.
//   in    2  sources_negate        Negation of each source.
//   in    7  control_opcode        Opcode.
//   in    1  control_from_integer  mov of an integer to a float.
//   in    1  control_to_integer    mov of a float to an integer.
//   in    1  control_is_double     The float is an f64.
//   in    3  control_dst_kind      Type of dst: `word::element`.
//   in    1  control_dst_eight     It has eight bytes.
//   in    1  control_saturate      Saturate.
//   in    3  control_condition     Condition modifier: `word::condition`.
//   in    1  control_predicate     Predicate of the lane.
//   in   64  product               Of the low dwords, from X2.
//   out   1  replacement_valid     There is one.
//   out  52  replacement_sum       Magnitude.
//   out   9  replacement_exponent  Biased exponent of bit 51.
//   out   1  replacement_sign      Sign.
//   out  64  magnitude             In X4: the same for the double lane; its sign is that of `replacement`.
//   out  64  result
//   out   1  delivers              `result` is that of a beat.
//   out   4  holds
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/alu/wide/mod.rs; do not edit.
`default_nettype none
module tessera_wide_lane (
  input  wire clock,
  input  wire reset,
  input  wire valid,
  input  wire [31:0] sources_low_0,
  input  wire [31:0] sources_low_1,
  input  wire [31:0] sources_high_0,
  input  wire [31:0] sources_high_1,
  input  wire [2:0] sources_kind_0,
  input  wire [2:0] sources_kind_1,
  input  wire sources_eight_0,
  input  wire sources_eight_1,
  input  wire [1:0] sources_abs,
  input  wire [1:0] sources_negate,
  input  wire [6:0] control_opcode,
  input  wire control_from_integer,
  input  wire control_to_integer,
  input  wire control_is_double,
  input  wire [2:0] control_dst_kind,
  input  wire control_dst_eight,
  input  wire control_saturate,
  input  wire [2:0] control_condition,
  input  wire control_predicate,
  input  wire [63:0] product,
  output wire replacement_valid,
  output wire [51:0] replacement_sum,
  output wire [8:0] replacement_exponent,
  output wire replacement_sign,
  output wire [63:0] magnitude,
  output wire [63:0] result,
  output wire delivers,
  output wire [3:0] holds
);
  reg  valid_at_0_q;
  reg  valid_at_1_q;
  reg  valid_at_2_q;
  reg  valid_at_3_q;
  reg  valid_at_4_q;
  reg  valid_at_5_q;
  reg  valid_at_6_q;
  reg  valid_at_7_q;
  reg  [31:0] x1_low_0_q;
  reg  [31:0] x1_low_1_q;
  reg  [31:0] x1_high_0_q;
  reg  [31:0] x1_high_1_q;
  reg  [2:0] x1_kind_0_q;
  reg  [2:0] x1_kind_1_q;
  reg  x1_eight_0_q;
  reg  x1_eight_1_q;
  reg  [1:0] x1_abs_q;
  reg  [1:0] x1_negate_q;
  reg  [6:0] x1_control_opcode_q;
  reg  x1_control_from_integer_q;
  reg  x1_control_to_integer_q;
  reg  x1_control_is_double_q;
  reg  [2:0] x1_control_dst_kind_q;
  reg  x1_control_dst_eight_q;
  reg  x1_control_saturate_q;
  reg  [2:0] x1_control_condition_q;
  reg  x1_control_predicate_q;
  wire [63:0] prepare__operands_value_0;
  wire [63:0] prepare__operands_value_1;
  wire [1:0] prepare__operands_below;
  wire [1:0] prepare__operands_flips;
  wire [5:0] prepare__operands_distance;
  wire prepare__operands_beyond;
  reg  [63:0] x2_value_0_q;
  reg  [63:0] x2_value_1_q;
  reg  [1:0] x2_below_q;
  reg  [1:0] x2_flips_q;
  reg  [5:0] x2_distance_q;
  reg  x2_beyond_q;
  reg  [6:0] x2_control_opcode_q;
  reg  x2_control_from_integer_q;
  reg  x2_control_to_integer_q;
  reg  x2_control_is_double_q;
  reg  [2:0] x2_control_dst_kind_q;
  reg  x2_control_dst_eight_q;
  reg  x2_control_saturate_q;
  reg  [2:0] x2_control_condition_q;
  reg  x2_control_predicate_q;
  wire [63:0] execute__halfway_sum;
  wire [1:0] execute__halfway_sum_above;
  wire [63:0] execute__halfway_first;
  wire [63:0] execute__halfway_second;
  wire [63:0] execute__halfway_moved;
  wire [2:0] execute__halfway_distance;
  wire execute__halfway_fill;
  wire [1:0] execute__halfway_below;
  wire [1:0] execute__halfway_flips;
  wire execute__halfway_beyond;
  wire [31:0] execute__halfway_correction;
  reg  [63:0] x3_sum_q;
  reg  [1:0] x3_sum_above_q;
  reg  [63:0] x3_first_q;
  reg  [63:0] x3_second_q;
  reg  [63:0] x3_moved_q;
  reg  [2:0] x3_distance_q;
  reg  x3_fill_q;
  reg  [1:0] x3_below_q;
  reg  [1:0] x3_flips_q;
  reg  x3_beyond_q;
  reg  [31:0] x3_correction_q;
  reg  [6:0] x3_control_opcode_q;
  reg  x3_control_from_integer_q;
  reg  x3_control_to_integer_q;
  reg  x3_control_is_double_q;
  reg  [2:0] x3_control_dst_kind_q;
  reg  x3_control_dst_eight_q;
  reg  x3_control_saturate_q;
  reg  [2:0] x3_control_condition_q;
  reg  x3_control_predicate_q;
  wire [63:0] choose__chosen_value;
  wire [1:0] choose__chosen_above;
  wire choose__chosen_flip;
  wire choose__chosen_below_zero;
  wire choose__chosen_holds;
  reg  [63:0] x4_value_q;
  reg  [1:0] x4_above_q;
  reg  x4_flip_q;
  reg  x4_below_zero_q;
  reg  x4_holds_q;
  reg  [6:0] x4_control_opcode_q;
  reg  x4_control_from_integer_q;
  reg  x4_control_to_integer_q;
  reg  x4_control_is_double_q;
  reg  [2:0] x4_control_dst_kind_q;
  reg  x4_control_dst_eight_q;
  reg  x4_control_saturate_q;
  reg  [2:0] x4_control_condition_q;
  reg  x4_control_predicate_q;
  wire negate__from_integer;
  wire [63:0] negate__value;
  wire [1:0] negate__above;
  wire negate__replacement_valid;
  wire [51:0] negate__replacement_sum;
  wire [8:0] negate__replacement_exponent;
  wire negate__replacement_sign;
  reg  [63:0] x5_value_q;
  reg  [1:0] x5_above_q;
  reg  x5_flip_q;
  reg  x5_below_zero_q;
  reg  x5_holds_q;
  reg  [6:0] x5_control_opcode_q;
  reg  x5_control_from_integer_q;
  reg  x5_control_to_integer_q;
  reg  x5_control_is_double_q;
  reg  [2:0] x5_control_dst_kind_q;
  reg  x5_control_dst_eight_q;
  reg  x5_control_saturate_q;
  reg  [2:0] x5_control_condition_q;
  reg  x5_control_predicate_q;
  wire fit__negative;
  wire fit__outside;
  reg  [63:0] x6_value_q;
  reg  x6_negative_q;
  reg  x6_clamps_q;
  reg  x6_holds_q;
  reg  [6:0] x6_control_opcode_q;
  reg  x6_control_from_integer_q;
  reg  x6_control_to_integer_q;
  reg  x6_control_is_double_q;
  reg  [2:0] x6_control_dst_kind_q;
  reg  x6_control_dst_eight_q;
  reg  x6_control_saturate_q;
  reg  [2:0] x6_control_condition_q;
  reg  x6_control_predicate_q;
  wire [63:0] deliver__fitted;
  wire [63:0] deliver__result;
  wire deliver__flag;
  reg  [63:0] x7_value_q;
  reg  x7_negative_q;
  reg  x7_clamps_q;
  reg  x7_holds_q;
  reg  [6:0] x7_control_opcode_q;
  reg  x7_control_from_integer_q;
  reg  x7_control_to_integer_q;
  reg  x7_control_is_double_q;
  reg  [2:0] x7_control_dst_kind_q;
  reg  x7_control_dst_eight_q;
  reg  x7_control_saturate_q;
  reg  [2:0] x7_control_condition_q;
  reg  x7_control_predicate_q;
  reg  [63:0] a_result_q;
  reg  [3:0] a_holds_q;
  reg  a_rounds_q;

  always @(posedge clock) begin
    // operands of X1
    if (valid) begin
      x1_low_0_q <= sources_low_0;
      x1_low_1_q <= sources_low_1;
      x1_high_0_q <= sources_high_0;
      x1_high_1_q <= sources_high_1;
      x1_kind_0_q <= sources_kind_0;
      x1_kind_1_q <= sources_kind_1;
      x1_eight_0_q <= sources_eight_0;
      x1_eight_1_q <= sources_eight_1;
      x1_abs_q <= sources_abs;
      x1_negate_q <= sources_negate;
    end
    x2_value_0_q <= prepare__operands_value_0;
    x2_value_1_q <= prepare__operands_value_1;
    x2_below_q <= prepare__operands_below;
    x2_flips_q <= prepare__operands_flips;
    x2_distance_q <= prepare__operands_distance;
    x2_beyond_q <= prepare__operands_beyond;
    x3_sum_q <= execute__halfway_sum;
    x3_sum_above_q <= execute__halfway_sum_above;
    x3_first_q <= execute__halfway_first;
    x3_second_q <= execute__halfway_second;
    x3_moved_q <= execute__halfway_moved;
    x3_distance_q <= execute__halfway_distance;
    x3_fill_q <= execute__halfway_fill;
    x3_below_q <= execute__halfway_below;
    x3_flips_q <= execute__halfway_flips;
    x3_beyond_q <= execute__halfway_beyond;
    x3_correction_q <= execute__halfway_correction;
    x4_value_q <= choose__chosen_value;
    x4_above_q <= choose__chosen_above;
    x4_flip_q <= choose__chosen_flip;
    x4_below_zero_q <= choose__chosen_below_zero;
    x4_holds_q <= choose__chosen_holds;
    x5_value_q <= negate__value;
    x5_above_q <= negate__above;
    x5_flip_q <= x4_flip_q;
    x5_below_zero_q <= x4_below_zero_q;
    x5_holds_q <= x4_holds_q;
    x6_value_q <= x5_value_q;
    x6_negative_q <= fit__negative;
    if (x5_control_from_integer_q) begin
      x6_negative_q <= x5_below_zero_q;
    end
    x6_clamps_q <= fit__outside & ~x5_control_from_integer_q & (x5_control_saturate_q | x5_control_to_integer_q);
    x6_holds_q <= x5_holds_q;
    x7_value_q <= deliver__fitted;
    x7_negative_q <= x6_negative_q;
    x7_clamps_q <= x6_clamps_q;
    x7_holds_q <= x6_holds_q;
    a_result_q <= deliver__result;
  end

  always @(posedge clock) begin
    if (reset) begin
      valid_at_0_q <= 1'd0;
      valid_at_1_q <= 1'd0;
      valid_at_2_q <= 1'd0;
      valid_at_3_q <= 1'd0;
      valid_at_4_q <= 1'd0;
      valid_at_5_q <= 1'd0;
      valid_at_6_q <= 1'd0;
      valid_at_7_q <= 1'd0;
      x1_control_opcode_q <= 7'd0;
      x1_control_from_integer_q <= 1'd0;
      x1_control_to_integer_q <= 1'd0;
      x1_control_is_double_q <= 1'd0;
      x1_control_dst_kind_q <= 3'd0;
      x1_control_dst_eight_q <= 1'd0;
      x1_control_saturate_q <= 1'd0;
      x1_control_condition_q <= 3'd0;
      x1_control_predicate_q <= 1'd0;
      x2_control_opcode_q <= 7'd0;
      x2_control_from_integer_q <= 1'd0;
      x2_control_to_integer_q <= 1'd0;
      x2_control_is_double_q <= 1'd0;
      x2_control_dst_kind_q <= 3'd0;
      x2_control_dst_eight_q <= 1'd0;
      x2_control_saturate_q <= 1'd0;
      x2_control_condition_q <= 3'd0;
      x2_control_predicate_q <= 1'd0;
      x3_control_opcode_q <= 7'd0;
      x3_control_from_integer_q <= 1'd0;
      x3_control_to_integer_q <= 1'd0;
      x3_control_is_double_q <= 1'd0;
      x3_control_dst_kind_q <= 3'd0;
      x3_control_dst_eight_q <= 1'd0;
      x3_control_saturate_q <= 1'd0;
      x3_control_condition_q <= 3'd0;
      x3_control_predicate_q <= 1'd0;
      x4_control_opcode_q <= 7'd0;
      x4_control_from_integer_q <= 1'd0;
      x4_control_to_integer_q <= 1'd0;
      x4_control_is_double_q <= 1'd0;
      x4_control_dst_kind_q <= 3'd0;
      x4_control_dst_eight_q <= 1'd0;
      x4_control_saturate_q <= 1'd0;
      x4_control_condition_q <= 3'd0;
      x4_control_predicate_q <= 1'd0;
      x5_control_opcode_q <= 7'd0;
      x5_control_from_integer_q <= 1'd0;
      x5_control_to_integer_q <= 1'd0;
      x5_control_is_double_q <= 1'd0;
      x5_control_dst_kind_q <= 3'd0;
      x5_control_dst_eight_q <= 1'd0;
      x5_control_saturate_q <= 1'd0;
      x5_control_condition_q <= 3'd0;
      x5_control_predicate_q <= 1'd0;
      x6_control_opcode_q <= 7'd0;
      x6_control_from_integer_q <= 1'd0;
      x6_control_to_integer_q <= 1'd0;
      x6_control_is_double_q <= 1'd0;
      x6_control_dst_kind_q <= 3'd0;
      x6_control_dst_eight_q <= 1'd0;
      x6_control_saturate_q <= 1'd0;
      x6_control_condition_q <= 3'd0;
      x6_control_predicate_q <= 1'd0;
      x7_control_opcode_q <= 7'd0;
      x7_control_from_integer_q <= 1'd0;
      x7_control_to_integer_q <= 1'd0;
      x7_control_is_double_q <= 1'd0;
      x7_control_dst_kind_q <= 3'd0;
      x7_control_dst_eight_q <= 1'd0;
      x7_control_saturate_q <= 1'd0;
      x7_control_condition_q <= 3'd0;
      x7_control_predicate_q <= 1'd0;
      a_holds_q <= 4'd0;
      a_rounds_q <= 1'd0;
    end
    else begin
      if (valid) begin
        x1_control_opcode_q <= control_opcode;
        x1_control_from_integer_q <= control_from_integer;
        x1_control_to_integer_q <= control_to_integer;
        x1_control_is_double_q <= control_is_double;
        x1_control_dst_kind_q <= control_dst_kind;
        x1_control_dst_eight_q <= control_dst_eight;
        x1_control_saturate_q <= control_saturate;
        x1_control_condition_q <= control_condition;
        x1_control_predicate_q <= control_predicate;
      end
      x2_control_opcode_q <= x1_control_opcode_q;
      x2_control_from_integer_q <= x1_control_from_integer_q;
      x2_control_to_integer_q <= x1_control_to_integer_q;
      x2_control_is_double_q <= x1_control_is_double_q;
      x2_control_dst_kind_q <= x1_control_dst_kind_q;
      x2_control_dst_eight_q <= x1_control_dst_eight_q;
      x2_control_saturate_q <= x1_control_saturate_q;
      x2_control_condition_q <= x1_control_condition_q;
      x2_control_predicate_q <= x1_control_predicate_q;
      x3_control_opcode_q <= x2_control_opcode_q;
      x3_control_from_integer_q <= x2_control_from_integer_q;
      x3_control_to_integer_q <= x2_control_to_integer_q;
      x3_control_is_double_q <= x2_control_is_double_q;
      x3_control_dst_kind_q <= x2_control_dst_kind_q;
      x3_control_dst_eight_q <= x2_control_dst_eight_q;
      x3_control_saturate_q <= x2_control_saturate_q;
      x3_control_condition_q <= x2_control_condition_q;
      x3_control_predicate_q <= x2_control_predicate_q;
      x4_control_opcode_q <= x3_control_opcode_q;
      x4_control_from_integer_q <= x3_control_from_integer_q;
      x4_control_to_integer_q <= x3_control_to_integer_q;
      x4_control_is_double_q <= x3_control_is_double_q;
      x4_control_dst_kind_q <= x3_control_dst_kind_q;
      x4_control_dst_eight_q <= x3_control_dst_eight_q;
      x4_control_saturate_q <= x3_control_saturate_q;
      x4_control_condition_q <= x3_control_condition_q;
      x4_control_predicate_q <= x3_control_predicate_q;
      x5_control_opcode_q <= x4_control_opcode_q;
      x5_control_from_integer_q <= x4_control_from_integer_q;
      x5_control_to_integer_q <= x4_control_to_integer_q;
      x5_control_is_double_q <= x4_control_is_double_q;
      x5_control_dst_kind_q <= x4_control_dst_kind_q;
      x5_control_dst_eight_q <= x4_control_dst_eight_q;
      x5_control_saturate_q <= x4_control_saturate_q;
      x5_control_condition_q <= x4_control_condition_q;
      x5_control_predicate_q <= x4_control_predicate_q;
      x6_control_opcode_q <= x5_control_opcode_q;
      x6_control_from_integer_q <= x5_control_from_integer_q;
      x6_control_to_integer_q <= x5_control_to_integer_q;
      x6_control_is_double_q <= x5_control_is_double_q;
      x6_control_dst_kind_q <= x5_control_dst_kind_q;
      x6_control_dst_eight_q <= x5_control_dst_eight_q;
      x6_control_saturate_q <= x5_control_saturate_q;
      x6_control_condition_q <= x5_control_condition_q;
      x6_control_predicate_q <= x5_control_predicate_q;
      x7_control_opcode_q <= x6_control_opcode_q;
      x7_control_from_integer_q <= x6_control_from_integer_q;
      x7_control_to_integer_q <= x6_control_to_integer_q;
      x7_control_is_double_q <= x6_control_is_double_q;
      x7_control_dst_kind_q <= x6_control_dst_kind_q;
      x7_control_dst_eight_q <= x6_control_dst_eight_q;
      x7_control_saturate_q <= x6_control_saturate_q;
      x7_control_condition_q <= x6_control_condition_q;
      x7_control_predicate_q <= x6_control_predicate_q;
      a_holds_q <= {deliver__flag, a_holds_q[3:1]};
      a_rounds_q <= x7_control_from_integer_q;
      valid_at_0_q <= valid;
      valid_at_1_q <= valid_at_0_q;
      valid_at_2_q <= valid_at_1_q;
      valid_at_3_q <= valid_at_2_q;
      valid_at_4_q <= valid_at_3_q;
      valid_at_5_q <= valid_at_4_q;
      valid_at_6_q <= valid_at_5_q;
      valid_at_7_q <= valid_at_6_q;
    end
  end

  tessera_wide_prepare prepare (
    // X1, X2, X3
    .sources_low_0(x1_low_0_q),
    .sources_low_1(x1_low_1_q),
    .sources_high_0(x1_high_0_q),
    .sources_high_1(x1_high_1_q),
    .sources_kind_0(x1_kind_0_q),
    .sources_kind_1(x1_kind_1_q),
    .sources_eight_0(x1_eight_0_q),
    .sources_eight_1(x1_eight_1_q),
    .sources_abs(x1_abs_q),
    .sources_negate(x1_negate_q),
    .opcode(x1_control_opcode_q),
    .to_integer(x1_control_to_integer_q),
    .is_double(x1_control_is_double_q),
    .operands_value_0(prepare__operands_value_0),
    .operands_value_1(prepare__operands_value_1),
    .operands_below(prepare__operands_below),
    .operands_flips(prepare__operands_flips),
    .operands_distance(prepare__operands_distance),
    .operands_beyond(prepare__operands_beyond)
  );

  tessera_wide_execute execute (
    .operands_value_0(x2_value_0_q),
    .operands_value_1(x2_value_1_q),
    .operands_below(x2_below_q),
    .operands_flips(x2_flips_q),
    .operands_distance(x2_distance_q),
    .operands_beyond(x2_beyond_q),
    .opcode(x2_control_opcode_q),
    .halfway_sum(execute__halfway_sum),
    .halfway_sum_above(execute__halfway_sum_above),
    .halfway_first(execute__halfway_first),
    .halfway_second(execute__halfway_second),
    .halfway_moved(execute__halfway_moved),
    .halfway_distance(execute__halfway_distance),
    .halfway_fill(execute__halfway_fill),
    .halfway_below(execute__halfway_below),
    .halfway_flips(execute__halfway_flips),
    .halfway_beyond(execute__halfway_beyond),
    .halfway_correction(execute__halfway_correction)
  );

  tessera_wide_choose choose (
    .halfway_sum(x3_sum_q),
    .halfway_sum_above(x3_sum_above_q),
    .halfway_first(x3_first_q),
    .halfway_second(x3_second_q),
    .halfway_moved(x3_moved_q),
    .halfway_distance(x3_distance_q),
    .halfway_fill(x3_fill_q),
    .halfway_below(x3_below_q),
    .halfway_flips(x3_flips_q),
    .halfway_beyond(x3_beyond_q),
    .halfway_correction(x3_correction_q),
    .control_opcode(x3_control_opcode_q),
    .control_from_integer(x3_control_from_integer_q),
    .control_to_integer(x3_control_to_integer_q),
    .control_is_double(x3_control_is_double_q),
    .control_dst_kind(x3_control_dst_kind_q),
    .control_dst_eight(x3_control_dst_eight_q),
    .control_saturate(x3_control_saturate_q),
    .control_condition(x3_control_condition_q),
    .control_predicate(x3_control_predicate_q),
    .product(product),
    .chosen_value(choose__chosen_value),
    .chosen_above(choose__chosen_above),
    .chosen_flip(choose__chosen_flip),
    .chosen_below_zero(choose__chosen_below_zero),
    .chosen_holds(choose__chosen_holds)
  );

  tessera_wide_negate negate (
    // X4
    .chosen_value(x4_value_q),
    .chosen_above(x4_above_q),
    .chosen_flip(x4_flip_q),
    .chosen_below_zero(x4_below_zero_q),
    .chosen_holds(x4_holds_q),
    .from_integer(negate__from_integer),
    .value(negate__value),
    .above(negate__above),
    .replacement_valid(negate__replacement_valid),
    .replacement_sum(negate__replacement_sum),
    .replacement_exponent(negate__replacement_exponent),
    .replacement_sign(negate__replacement_sign)
  );

  tessera_wide_fit fit (
    // X5
    .value(x5_value_q),
    .above(x5_above_q),
    .kind(x5_control_dst_kind_q),
    .eight(x5_control_dst_eight_q),
    .negative(fit__negative),
    .outside(fit__outside)
  );

  tessera_wide_deliver deliver (
    // X6, X7
    .outcome_value(x6_value_q),
    .outcome_negative(x6_negative_q),
    .outcome_clamps(x6_clamps_q),
    .outcome_holds(x6_holds_q),
    .kind(x6_control_dst_kind_q),
    .eight(x6_control_dst_eight_q),
    .fitted(deliver__fitted),
    .last_value(x7_value_q),
    .last_negative(x7_negative_q),
    .last_clamps(x7_clamps_q),
    .last_holds(x7_holds_q),
    .control_opcode(x7_control_opcode_q),
    .control_from_integer(x7_control_from_integer_q),
    .control_to_integer(x7_control_to_integer_q),
    .control_is_double(x7_control_is_double_q),
    .control_dst_kind(x7_control_dst_kind_q),
    .control_dst_eight(x7_control_dst_eight_q),
    .control_saturate(x7_control_saturate_q),
    .control_condition(x7_control_condition_q),
    .control_predicate(x7_control_predicate_q),
    .result(deliver__result),
    .flag(deliver__flag)
  );

  assign magnitude = negate__value;
  assign replacement_valid = negate__replacement_valid;
  assign replacement_sum = negate__replacement_sum;
  assign replacement_exponent = negate__replacement_exponent;
  assign replacement_sign = negate__replacement_sign;
  assign negate__from_integer = valid_at_3_q & x4_control_from_integer_q;
  assign delivers = valid_at_7_q & ~a_rounds_q;
  assign holds = valid_at_7_q ? a_holds_q : 4'd0;
  assign result = a_result_q;

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, x5_flip_q};
endmodule
`default_nettype wire
