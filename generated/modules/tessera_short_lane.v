// tessera_short_lane
// Pipeline of three stages for everything but multiplication.
//
//   in    1  clock          rising edge
//   in    1  reset          synchronous, active high
//   in    1  valid
//   in    7  opcode
//   in    3  source_kind_0
//   in    3  source_kind_1
//   in    3  dst_kind
//   in    2  abs
//   in    2  negate
//   in    3  condition
//   in    1  saturate
//   in    3  mode
//   in    1  predicate
//   in   32  src_0
//   in   32  src_1
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
  input  wire [6:0] opcode,
  input  wire [2:0] source_kind_0,
  input  wire [2:0] source_kind_1,
  input  wire [2:0] dst_kind,
  input  wire [1:0] abs,
  input  wire [1:0] negate,
  input  wire [2:0] condition,
  input  wire saturate,
  input  wire [2:0] mode,
  input  wire predicate,
  input  wire [31:0] src_0,
  input  wire [31:0] src_1,
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
  reg  [6:0] opcode_at_0_d;
  reg  [6:0] opcode_at_0_q;
  reg  [6:0] opcode_at_1_q;
  reg  [6:0] opcode_at_2_q;
  reg  [2:0] dst_kind_at_0_d;
  reg  [2:0] dst_kind_at_0_q;
  reg  [2:0] dst_kind_at_1_q;
  reg  [2:0] dst_kind_at_2_q;
  reg  saturate_at_0_d;
  reg  saturate_at_0_q;
  reg  saturate_at_1_q;
  reg  saturate_at_2_q;
  reg  [2:0] mode_at_0_d;
  reg  [2:0] mode_at_0_q;
  reg  [2:0] mode_at_1_q;
  reg  [2:0] mode_at_2_q;
  reg  [2:0] condition_at_0_d;
  reg  [2:0] condition_at_0_q;
  reg  [2:0] condition_at_1_q;
  reg  predicate_at_0_d;
  reg  predicate_at_0_q;
  reg  predicate_at_1_q;
  wire prepare__ftz;
  wire [33:0] prepare__a;
  wire [33:0] prepare__b;
  wire prepare__is_float;
  wire prepare__to_integer;
  wire prepare__from_integer;
  wire [31:0] prepare__anchor;
  wire [31:0] prepare__shifted;
  wire prepare__carry;
  wire prepare__subtract;
  wire [8:0] prepare__exponent;
  wire prepare__sign;
  wire prepare__nan;
  wire prepare__infinite;
  wire prepare__overflow;
  reg  [33:0] x2_a_q;
  reg  [33:0] x2_b_q;
  reg  x2_float_q;
  reg  x2_to_integer_q;
  reg  x2_from_integer_q;
  reg  [31:0] x2_anchor_q;
  reg  [31:0] x2_shifted_q;
  reg  x2_carry_q;
  reg  x2_subtract_q;
  reg  [8:0] x2_exponent_q;
  reg  x2_sign_q;
  reg  x2_nan_q;
  reg  x2_infinite_q;
  reg  x2_overflow_q;
  wire execute__ftz;
  wire [34:0] execute__value;
  wire execute__holds;
  wire execute__clamps;
  wire execute__rounds;
  wire [31:0] execute__sum;
  wire [4:0] execute__shift;
  reg  [34:0] x3_value_q;
  reg  x3_holds_q;
  reg  x3_rounds_q;
  reg  x3_clamps_q;
  reg  [31:0] x3_sum_q;
  reg  [4:0] x3_shift_q;
  reg  [8:0] x3_exponent_q;
  reg  x3_sign_q;
  reg  x3_cancel_q;
  reg  x3_nan_q;
  reg  x3_infinite_q;
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
      opcode_at_0_q <= 7'd0;
      opcode_at_1_q <= 7'd0;
      opcode_at_2_q <= 7'd0;
      dst_kind_at_0_q <= 3'd0;
      dst_kind_at_1_q <= 3'd0;
      dst_kind_at_2_q <= 3'd0;
      saturate_at_0_q <= 1'd0;
      saturate_at_1_q <= 1'd0;
      saturate_at_2_q <= 1'd0;
      mode_at_0_q <= 3'd0;
      mode_at_1_q <= 3'd0;
      mode_at_2_q <= 3'd0;
      condition_at_0_q <= 3'd0;
      condition_at_1_q <= 3'd0;
      predicate_at_0_q <= 1'd0;
      predicate_at_1_q <= 1'd0;
      x2_a_q <= 34'd0;
      x2_b_q <= 34'd0;
      x2_float_q <= 1'd0;
      x2_to_integer_q <= 1'd0;
      x2_from_integer_q <= 1'd0;
      x2_anchor_q <= 32'd0;
      x2_shifted_q <= 32'd0;
      x2_carry_q <= 1'd0;
      x2_subtract_q <= 1'd0;
      x2_exponent_q <= 9'd0;
      x2_sign_q <= 1'd0;
      x2_nan_q <= 1'd0;
      x2_infinite_q <= 1'd0;
      x2_overflow_q <= 1'd0;
      x3_value_q <= 35'd0;
      x3_holds_q <= 1'd0;
      x3_rounds_q <= 1'd0;
      x3_clamps_q <= 1'd0;
      x3_sum_q <= 32'd0;
      x3_shift_q <= 5'd0;
      x3_exponent_q <= 9'd0;
      x3_sign_q <= 1'd0;
      x3_cancel_q <= 1'd0;
      x3_nan_q <= 1'd0;
      x3_infinite_q <= 1'd0;
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
      opcode_at_0_q <= opcode_at_0_d;
      opcode_at_1_q <= opcode_at_0_q;
      opcode_at_2_q <= opcode_at_1_q;
      dst_kind_at_0_q <= dst_kind_at_0_d;
      dst_kind_at_1_q <= dst_kind_at_0_q;
      dst_kind_at_2_q <= dst_kind_at_1_q;
      saturate_at_0_q <= saturate_at_0_d;
      saturate_at_1_q <= saturate_at_0_q;
      saturate_at_2_q <= saturate_at_1_q;
      mode_at_0_q <= mode_at_0_d;
      mode_at_1_q <= mode_at_0_q;
      mode_at_2_q <= mode_at_1_q;
      condition_at_0_q <= condition_at_0_d;
      condition_at_1_q <= condition_at_0_q;
      predicate_at_0_q <= predicate_at_0_d;
      predicate_at_1_q <= predicate_at_0_q;
      x2_a_q <= prepare__a;
      x2_b_q <= prepare__b;
      x2_float_q <= prepare__is_float;
      x2_to_integer_q <= prepare__to_integer;
      x2_from_integer_q <= prepare__from_integer;
      x2_anchor_q <= prepare__anchor;
      x2_shifted_q <= prepare__shifted;
      x2_carry_q <= prepare__carry;
      x2_subtract_q <= prepare__subtract;
      x2_exponent_q <= prepare__exponent;
      x2_sign_q <= prepare__sign;
      x2_nan_q <= prepare__nan;
      x2_infinite_q <= prepare__infinite;
      x2_overflow_q <= prepare__overflow;
      x3_value_q <= execute__value;
      x3_holds_q <= execute__holds;
      x3_rounds_q <= execute__rounds;
      x3_clamps_q <= execute__clamps;
      x3_sum_q <= execute__sum;
      x3_shift_q <= execute__shift;
      x3_exponent_q <= x2_exponent_q;
      x3_sign_q <= x2_sign_q;
      x3_cancel_q <= x2_subtract_q;
      x3_nan_q <= x2_nan_q;
      x3_infinite_q <= x2_infinite_q;
      a_result_q <= deliver__result;
      a_holds_q <= x3_holds_q;
    end
  end

  tessera_short_prepare prepare (
    // X1
    .opcode(opcode_at_0_q),
    .kind_0(x1_kind_0_q),
    .kind_1(x1_kind_1_q),
    .dst_kind(dst_kind_at_0_q),
    .abs(x1_abs_q),
    .negate(x1_negate_q),
    .ftz(prepare__ftz),
    .src_0(x1_src_0_q),
    .src_1(x1_src_1_q),
    .a(prepare__a),
    .b(prepare__b),
    .is_float(prepare__is_float),
    .to_integer(prepare__to_integer),
    .from_integer(prepare__from_integer),
    .anchor(prepare__anchor),
    .shifted(prepare__shifted),
    .carry(prepare__carry),
    .subtract(prepare__subtract),
    .exponent(prepare__exponent),
    .sign(prepare__sign),
    .nan(prepare__nan),
    .infinite(prepare__infinite),
    .overflow(prepare__overflow)
  );

  tessera_short_execute execute (
    // X2
    .opcode(opcode_at_1_q),
    .a(x2_a_q),
    .b(x2_b_q),
    .is_float(x2_float_q),
    .ftz(execute__ftz),
    .condition(condition_at_1_q),
    .predicate(predicate_at_1_q),
    .saturate(saturate_at_1_q),
    .to_integer(x2_to_integer_q),
    .from_integer(x2_from_integer_q),
    .anchor(x2_anchor_q),
    .shifted(x2_shifted_q),
    .carry(x2_carry_q),
    .subtract(x2_subtract_q),
    .exponent(x2_exponent_q),
    .sign(x2_sign_q),
    .nan(x2_nan_q),
    .overflow(x2_overflow_q),
    .value(execute__value),
    .holds(execute__holds),
    .clamps(execute__clamps),
    .rounds(execute__rounds),
    .sum(execute__sum),
    .shift(execute__shift)
  );

  tessera_short_deliver deliver (
    // X3
    .opcode(opcode_at_2_q),
    .dst_kind(dst_kind_at_2_q),
    .mode(mode_at_2_q),
    .saturate(saturate_at_2_q),
    .value(x3_value_q),
    .holds(x3_holds_q),
    .clamps(x3_clamps_q),
    .rounds(x3_rounds_q),
    .sum(x3_sum_q),
    .shift(x3_shift_q),
    .exponent(x3_exponent_q),
    .sign(x3_sign_q),
    .cancel(x3_cancel_q),
    .nan(x3_nan_q),
    .infinite(x3_infinite_q),
    .result(deliver__result)
  );

  assign prepare__ftz = mode_at_0_q[2];
  assign execute__ftz = mode_at_1_q[2];
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
    opcode_at_0_d = opcode_at_0_q;
    dst_kind_at_0_d = dst_kind_at_0_q;
    saturate_at_0_d = saturate_at_0_q;
    mode_at_0_d = mode_at_0_q;
    condition_at_0_d = condition_at_0_q;
    predicate_at_0_d = predicate_at_0_q;
    // operands of X1
    if (valid) begin
      x1_src_0_d = src_0;
      x1_kind_0_d = source_kind_0;
      x1_src_1_d = src_1;
      x1_kind_1_d = source_kind_1;
      x1_abs_d = abs;
      x1_negate_d = negate;
      opcode_at_0_d = opcode;
      dst_kind_at_0_d = dst_kind;
      saturate_at_0_d = saturate;
      mode_at_0_d = mode;
      condition_at_0_d = condition;
      predicate_at_0_d = predicate;
    end
  end
endmodule
`default_nettype wire
