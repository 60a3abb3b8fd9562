// tessera_short_lane
// Pipeline of three stages for everything but multiplication.
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
//   in    3  control_mode         Rounding and denormals: `word::mode`.
//   in    1  control_saturate     Saturate.
//   in    3  judgement_condition  Condition modifier: `word::condition`.
//   in    1  judgement_predicate  Predicate of the lane.
//   out  32  result
//   out   1  holds
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/alu/short/mod.rs; do not edit.
`default_nettype none
module tessera_short_lane (
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
  input  wire [2:0] control_mode,
  input  wire control_saturate,
  input  wire [2:0] judgement_condition,
  input  wire judgement_predicate,
  output wire [31:0] result,
  output wire holds
);
  reg  [31:0] x1_src_0_d;
  reg  [31:0] x1_src_0_q;
  reg  [31:0] x1_src_1_d;
  reg  [31:0] x1_src_1_q;
  reg  [2:0] x1_kind_0_d;
  reg  [2:0] x1_kind_0_q;
  reg  [2:0] x1_kind_1_d;
  reg  [2:0] x1_kind_1_q;
  reg  [1:0] x1_abs_d;
  reg  [1:0] x1_abs_q;
  reg  [1:0] x1_negate_d;
  reg  [1:0] x1_negate_q;
  reg  [6:0] x1_control_opcode_d;
  reg  [6:0] x1_control_opcode_q;
  reg  [2:0] x1_control_dst_kind_d;
  reg  [2:0] x1_control_dst_kind_q;
  reg  [2:0] x1_control_mode_d;
  reg  [2:0] x1_control_mode_q;
  reg  x1_control_saturate_d;
  reg  x1_control_saturate_q;
  reg  [2:0] x1_judgement_condition_d;
  reg  [2:0] x1_judgement_condition_q;
  reg  x1_judgement_predicate_d;
  reg  x1_judgement_predicate_q;
  wire prepare__ftz;
  wire [33:0] prepare__modified_a;
  wire [33:0] prepare__modified_b;
  wire prepare__modified_is_float;
  wire prepare__modified_to_integer;
  wire prepare__modified_from_integer;
  wire [31:0] prepare__aligned_anchor;
  wire [31:0] prepare__aligned_shifted;
  wire prepare__aligned_carry;
  wire prepare__aligned_overflow;
  wire [8:0] prepare__expected_exponent;
  wire prepare__expected_sign;
  wire prepare__expected_subtract;
  wire prepare__expected_nan;
  wire prepare__expected_infinite;
  reg  [33:0] x2_a_q;
  reg  [33:0] x2_b_q;
  reg  x2_is_float_q;
  reg  x2_to_integer_q;
  reg  x2_from_integer_q;
  reg  [31:0] x2_aligned_anchor_q;
  reg  [31:0] x2_aligned_shifted_q;
  reg  x2_aligned_carry_q;
  reg  x2_aligned_overflow_q;
  reg  [8:0] x2_expected_exponent_q;
  reg  x2_expected_sign_q;
  reg  x2_expected_subtract_q;
  reg  x2_expected_nan_q;
  reg  x2_expected_infinite_q;
  reg  [6:0] x2_control_opcode_q;
  reg  [2:0] x2_control_dst_kind_q;
  reg  [2:0] x2_control_mode_q;
  reg  x2_control_saturate_q;
  reg  [2:0] x2_judgement_condition_q;
  reg  x2_judgement_predicate_q;
  wire execute__ftz;
  wire [34:0] execute__computed_value;
  wire execute__computed_holds;
  wire execute__computed_clamps;
  wire execute__computed_rounds;
  wire [31:0] execute__computed_sum;
  wire [4:0] execute__computed_shift;
  reg  [34:0] x3_value_q;
  reg  x3_holds_q;
  reg  x3_clamps_q;
  reg  x3_rounds_q;
  reg  [31:0] x3_sum_q;
  reg  [4:0] x3_shift_q;
  reg  [8:0] x3_expected_exponent_q;
  reg  x3_expected_sign_q;
  reg  x3_expected_subtract_q;
  reg  x3_expected_nan_q;
  reg  x3_expected_infinite_q;
  reg  [6:0] x3_control_opcode_q;
  reg  [2:0] x3_control_dst_kind_q;
  reg  [2:0] x3_control_mode_q;
  reg  x3_control_saturate_q;
  wire [31:0] deliver__result;
  reg  [31:0] a_result_q;
  reg  a_holds_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      x1_src_0_q <= 32'd0;
      x1_src_1_q <= 32'd0;
      x1_kind_0_q <= 3'd0;
      x1_kind_1_q <= 3'd0;
      x1_abs_q <= 2'd0;
      x1_negate_q <= 2'd0;
      x1_control_opcode_q <= 7'd0;
      x1_control_dst_kind_q <= 3'd0;
      x1_control_mode_q <= 3'd0;
      x1_control_saturate_q <= 1'd0;
      x1_judgement_condition_q <= 3'd0;
      x1_judgement_predicate_q <= 1'd0;
      x2_a_q <= 34'd0;
      x2_b_q <= 34'd0;
      x2_is_float_q <= 1'd0;
      x2_to_integer_q <= 1'd0;
      x2_from_integer_q <= 1'd0;
      x2_aligned_anchor_q <= 32'd0;
      x2_aligned_shifted_q <= 32'd0;
      x2_aligned_carry_q <= 1'd0;
      x2_aligned_overflow_q <= 1'd0;
      x2_expected_exponent_q <= 9'd0;
      x2_expected_sign_q <= 1'd0;
      x2_expected_subtract_q <= 1'd0;
      x2_expected_nan_q <= 1'd0;
      x2_expected_infinite_q <= 1'd0;
      x2_control_opcode_q <= 7'd0;
      x2_control_dst_kind_q <= 3'd0;
      x2_control_mode_q <= 3'd0;
      x2_control_saturate_q <= 1'd0;
      x2_judgement_condition_q <= 3'd0;
      x2_judgement_predicate_q <= 1'd0;
      x3_value_q <= 35'd0;
      x3_holds_q <= 1'd0;
      x3_clamps_q <= 1'd0;
      x3_rounds_q <= 1'd0;
      x3_sum_q <= 32'd0;
      x3_shift_q <= 5'd0;
      x3_expected_exponent_q <= 9'd0;
      x3_expected_sign_q <= 1'd0;
      x3_expected_subtract_q <= 1'd0;
      x3_expected_nan_q <= 1'd0;
      x3_expected_infinite_q <= 1'd0;
      x3_control_opcode_q <= 7'd0;
      x3_control_dst_kind_q <= 3'd0;
      x3_control_mode_q <= 3'd0;
      x3_control_saturate_q <= 1'd0;
      a_result_q <= 32'd0;
      a_holds_q <= 1'd0;
    end
    else begin
      x1_src_0_q <= x1_src_0_d;
      x1_src_1_q <= x1_src_1_d;
      x1_kind_0_q <= x1_kind_0_d;
      x1_kind_1_q <= x1_kind_1_d;
      x1_abs_q <= x1_abs_d;
      x1_negate_q <= x1_negate_d;
      x1_control_opcode_q <= x1_control_opcode_d;
      x1_control_dst_kind_q <= x1_control_dst_kind_d;
      x1_control_mode_q <= x1_control_mode_d;
      x1_control_saturate_q <= x1_control_saturate_d;
      x1_judgement_condition_q <= x1_judgement_condition_d;
      x1_judgement_predicate_q <= x1_judgement_predicate_d;
      x2_a_q <= prepare__modified_a;
      x2_b_q <= prepare__modified_b;
      x2_is_float_q <= prepare__modified_is_float;
      x2_to_integer_q <= prepare__modified_to_integer;
      x2_from_integer_q <= prepare__modified_from_integer;
      x2_aligned_anchor_q <= prepare__aligned_anchor;
      x2_aligned_shifted_q <= prepare__aligned_shifted;
      x2_aligned_carry_q <= prepare__aligned_carry;
      x2_aligned_overflow_q <= prepare__aligned_overflow;
      x2_expected_exponent_q <= prepare__expected_exponent;
      x2_expected_sign_q <= prepare__expected_sign;
      x2_expected_subtract_q <= prepare__expected_subtract;
      x2_expected_nan_q <= prepare__expected_nan;
      x2_expected_infinite_q <= prepare__expected_infinite;
      x2_control_opcode_q <= x1_control_opcode_q;
      x2_control_dst_kind_q <= x1_control_dst_kind_q;
      x2_control_mode_q <= x1_control_mode_q;
      x2_control_saturate_q <= x1_control_saturate_q;
      x2_judgement_condition_q <= x1_judgement_condition_q;
      x2_judgement_predicate_q <= x1_judgement_predicate_q;
      x3_value_q <= execute__computed_value;
      x3_holds_q <= execute__computed_holds;
      x3_clamps_q <= execute__computed_clamps;
      x3_rounds_q <= execute__computed_rounds;
      x3_sum_q <= execute__computed_sum;
      x3_shift_q <= execute__computed_shift;
      x3_expected_exponent_q <= x2_expected_exponent_q;
      x3_expected_sign_q <= x2_expected_sign_q;
      x3_expected_subtract_q <= x2_expected_subtract_q;
      x3_expected_nan_q <= x2_expected_nan_q;
      x3_expected_infinite_q <= x2_expected_infinite_q;
      x3_control_opcode_q <= x2_control_opcode_q;
      x3_control_dst_kind_q <= x2_control_dst_kind_q;
      x3_control_mode_q <= x2_control_mode_q;
      x3_control_saturate_q <= x2_control_saturate_q;
      a_result_q <= deliver__result;
      a_holds_q <= x3_holds_q;
    end
  end

  tessera_short_prepare prepare (
    .opcode(x1_control_opcode_q),
    .dst_kind(x1_control_dst_kind_q),
    .ftz(prepare__ftz),
    // X1
    .sources_src_0(x1_src_0_q),
    .sources_src_1(x1_src_1_q),
    .sources_kind_0(x1_kind_0_q),
    .sources_kind_1(x1_kind_1_q),
    .sources_abs(x1_abs_q),
    .sources_negate(x1_negate_q),
    .modified_a(prepare__modified_a),
    .modified_b(prepare__modified_b),
    .modified_is_float(prepare__modified_is_float),
    .modified_to_integer(prepare__modified_to_integer),
    .modified_from_integer(prepare__modified_from_integer),
    .aligned_anchor(prepare__aligned_anchor),
    .aligned_shifted(prepare__aligned_shifted),
    .aligned_carry(prepare__aligned_carry),
    .aligned_overflow(prepare__aligned_overflow),
    .expected_exponent(prepare__expected_exponent),
    .expected_sign(prepare__expected_sign),
    .expected_subtract(prepare__expected_subtract),
    .expected_nan(prepare__expected_nan),
    .expected_infinite(prepare__expected_infinite)
  );

  tessera_short_execute execute (
    .opcode(x2_control_opcode_q),
    .ftz(execute__ftz),
    .saturate(x2_control_saturate_q),
    .judgement_condition(x2_judgement_condition_q),
    .judgement_predicate(x2_judgement_predicate_q),
    // X2
    .modified_a(x2_a_q),
    .modified_b(x2_b_q),
    .modified_is_float(x2_is_float_q),
    .modified_to_integer(x2_to_integer_q),
    .modified_from_integer(x2_from_integer_q),
    .aligned_anchor(x2_aligned_anchor_q),
    .aligned_shifted(x2_aligned_shifted_q),
    .aligned_carry(x2_aligned_carry_q),
    .aligned_overflow(x2_aligned_overflow_q),
    .subtract(x2_expected_subtract_q),
    .exponent(x2_expected_exponent_q),
    .sign(x2_expected_sign_q),
    .nan(x2_expected_nan_q),
    .computed_value(execute__computed_value),
    .computed_holds(execute__computed_holds),
    .computed_clamps(execute__computed_clamps),
    .computed_rounds(execute__computed_rounds),
    .computed_sum(execute__computed_sum),
    .computed_shift(execute__computed_shift)
  );

  tessera_short_deliver deliver (
    .control_opcode(x3_control_opcode_q),
    .control_dst_kind(x3_control_dst_kind_q),
    .control_mode(x3_control_mode_q),
    .control_saturate(x3_control_saturate_q),
    // X3
    .computed_value(x3_value_q),
    .computed_holds(x3_holds_q),
    .computed_clamps(x3_clamps_q),
    .computed_rounds(x3_rounds_q),
    .computed_sum(x3_sum_q),
    .computed_shift(x3_shift_q),
    .expected_exponent(x3_expected_exponent_q),
    .expected_sign(x3_expected_sign_q),
    .expected_subtract(x3_expected_subtract_q),
    .expected_nan(x3_expected_nan_q),
    .expected_infinite(x3_expected_infinite_q),
    .result(deliver__result)
  );

  assign prepare__ftz = x1_control_mode_q[2];
  assign execute__ftz = x2_control_mode_q[2];
  assign result = a_result_q;
  assign holds = a_holds_q;

  always @* begin
    if (time_zero) begin end
    x1_src_0_d = x1_src_0_q;
    x1_src_1_d = x1_src_1_q;
    x1_kind_0_d = x1_kind_0_q;
    x1_kind_1_d = x1_kind_1_q;
    x1_abs_d = x1_abs_q;
    x1_negate_d = x1_negate_q;
    x1_control_opcode_d = x1_control_opcode_q;
    x1_control_dst_kind_d = x1_control_dst_kind_q;
    x1_control_mode_d = x1_control_mode_q;
    x1_control_saturate_d = x1_control_saturate_q;
    x1_judgement_condition_d = x1_judgement_condition_q;
    x1_judgement_predicate_d = x1_judgement_predicate_q;
    // operands of X1
    if (valid) begin
      x1_src_0_d = sources_src_0;
      x1_src_1_d = sources_src_1;
      x1_kind_0_d = sources_kind_0;
      x1_kind_1_d = sources_kind_1;
      x1_abs_d = sources_abs;
      x1_negate_d = sources_negate;
      x1_control_opcode_d = control_opcode;
      x1_control_dst_kind_d = control_dst_kind;
      x1_control_mode_d = control_mode;
      x1_control_saturate_d = control_saturate;
      x1_judgement_condition_d = judgement_condition;
      x1_judgement_predicate_d = judgement_predicate;
    end
  end
endmodule
`default_nettype wire
