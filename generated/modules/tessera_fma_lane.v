// tessera_fma_lane
// Binary32 multiply-add pipeline of seven stages.
//
//   in    1  clock           rising edge
//   in    1  reset           synchronous, active high
//   in    1  valid
//   in   32  sources_src_0   Elements.
//   in   32  sources_src_1
//   in   32  sources_src_2
//   in    1  sources_mad     Multiply-add; else multiply.
//   in    3  sources_abs     Absolute value of each source.
//   in    3  sources_negate  Negation of each source.
//   in    1  saturate
//   in    3  mode
//   out  32  result
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/alu/fma/mod.rs; do not edit.
`default_nettype none
module tessera_fma_lane (
  input  wire clock,
  input  wire reset,
  input  wire valid,
  input  wire [31:0] sources_src_0,
  input  wire [31:0] sources_src_1,
  input  wire [31:0] sources_src_2,
  input  wire sources_mad,
  input  wire [2:0] sources_abs,
  input  wire [2:0] sources_negate,
  input  wire saturate,
  input  wire [2:0] mode,
  output wire [31:0] result
);
  wire x2_product_leads;
  reg  [9:0] x2_difference;
  wire [8:0] x5_room;
  wire [63:0] x6_normal;
  reg  [31:0] x1_src_0_d;
  reg  [31:0] x1_src_0_q;
  reg  [31:0] x1_src_1_d;
  reg  [31:0] x1_src_1_q;
  reg  [31:0] x1_src_2_d;
  reg  [31:0] x1_src_2_q;
  reg  x1_mad_d;
  reg  x1_mad_q;
  reg  [2:0] x1_abs_d;
  reg  [2:0] x1_abs_q;
  reg  [2:0] x1_negate_d;
  reg  [2:0] x1_negate_q;
  reg  [3:0] x1_control_d;
  reg  [3:0] x1_control_q;
  reg  [3:0] control_0_q;
  reg  [3:0] control_1_q;
  reg  [3:0] control_2_q;
  reg  [3:0] control_3_q;
  reg  [3:0] control_4_q;
  reg  [3:0] control_5_q;
  wire operands__ftz;
  wire [23:0] operands__factors_multiplicand;
  wire [23:0] operands__factors_multiplier;
  wire [23:0] operands__factors_addend;
  wire [9:0] operands__factors_product_exponent;
  wire [9:0] operands__factors_addend_exponent;
  wire operands__factors_product_sign;
  wire operands__factors_addend_sign;
  wire operands__nan;
  wire operands__infinite;
  wire operands__infinite_sign;
  reg  [23:0] x2_multiplicand_q;
  reg  [23:0] x2_multiplier_q;
  reg  [23:0] x2_addend_q;
  reg  [9:0] x2_product_exponent_q;
  reg  [9:0] x2_addend_exponent_q;
  reg  x2_product_sign_q;
  reg  x2_addend_sign_q;
  wire [2:0] special_0_d;
  reg  [2:0] special_0_q;
  reg  [2:0] special_1_q;
  reg  [2:0] special_2_q;
  reg  [2:0] special_3_q;
  reg  [2:0] special_4_q;
  reg  [2:0] special_5_q;
  wire [47:0] x3_product_d;
  reg  [47:0] x3_product_q;
  reg  [23:0] x3_addend_q;
  reg  x3_product_leads_q;
  reg  [6:0] x3_distance_d;
  reg  [6:0] x3_distance_q;
  reg  [8:0] x3_pair_exponent_d;
  reg  [8:0] x3_pair_exponent_q;
  reg  x3_pair_anchor_sign_d;
  reg  x3_pair_anchor_sign_q;
  reg  x3_pair_shifted_sign_d;
  reg  x3_pair_shifted_sign_q;
  wire [63:0] align__windowed_anchor;
  wire [63:0] align__windowed_shifted;
  reg  [63:0] x4_anchor_q;
  reg  [63:0] x4_shifted_q;
  reg  [8:0] x4_pair_exponent_q;
  reg  x4_pair_anchor_sign_q;
  reg  x4_pair_shifted_sign_q;
  wire [63:0] add__total_sum;
  wire add__total_sign;
  wire add__total_cancel;
  reg  [63:0] x5_sum_q;
  reg  x5_sign_q;
  reg  x5_cancel_q;
  reg  [8:0] x5_exponent_q;
  wire [5:0] zeros__count;
  reg  [63:0] x6_sum_q;
  reg  x6_sign_q;
  reg  x6_cancel_q;
  reg  [8:0] x6_exponent_q;
  reg  [5:0] x6_shift_d;
  reg  [5:0] x6_shift_q;
  reg  x7_sign_q;
  reg  x7_cancel_q;
  wire [8:0] x7_exponent_d;
  reg  [8:0] x7_exponent_q;
  wire [23:0] x7_significand_d;
  reg  [23:0] x7_significand_q;
  wire x7_guard_d;
  reg  x7_guard_q;
  wire x7_sticky_d;
  reg  x7_sticky_q;
  reg  finish__unrounded_sign;
  wire finish__nan;
  wire finish__infinite;
  wire [2:0] finish__mode;
  wire finish__saturate;
  wire [31:0] finish__result;
  reg  [31:0] a_result_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      x1_src_0_q <= 32'd0;
      x1_src_1_q <= 32'd0;
      x1_src_2_q <= 32'd0;
      x1_mad_q <= 1'd0;
      x1_abs_q <= 3'd0;
      x1_negate_q <= 3'd0;
      x1_control_q <= 4'd0;
      control_0_q <= 4'd0;
      control_1_q <= 4'd0;
      control_2_q <= 4'd0;
      control_3_q <= 4'd0;
      control_4_q <= 4'd0;
      control_5_q <= 4'd0;
      x2_multiplicand_q <= 24'd0;
      x2_multiplier_q <= 24'd0;
      x2_addend_q <= 24'd0;
      x2_product_exponent_q <= 10'd0;
      x2_addend_exponent_q <= 10'd0;
      x2_product_sign_q <= 1'd0;
      x2_addend_sign_q <= 1'd0;
      special_0_q <= 3'd0;
      special_1_q <= 3'd0;
      special_2_q <= 3'd0;
      special_3_q <= 3'd0;
      special_4_q <= 3'd0;
      special_5_q <= 3'd0;
      x3_product_q <= 48'd0;
      x3_addend_q <= 24'd0;
      x3_product_leads_q <= 1'd0;
      x3_distance_q <= 7'd0;
      x3_pair_exponent_q <= 9'd0;
      x3_pair_anchor_sign_q <= 1'd0;
      x3_pair_shifted_sign_q <= 1'd0;
      x4_anchor_q <= 64'd0;
      x4_shifted_q <= 64'd0;
      x4_pair_exponent_q <= 9'd0;
      x4_pair_anchor_sign_q <= 1'd0;
      x4_pair_shifted_sign_q <= 1'd0;
      x5_sum_q <= 64'd0;
      x5_sign_q <= 1'd0;
      x5_cancel_q <= 1'd0;
      x5_exponent_q <= 9'd0;
      x6_sum_q <= 64'd0;
      x6_sign_q <= 1'd0;
      x6_cancel_q <= 1'd0;
      x6_exponent_q <= 9'd0;
      x6_shift_q <= 6'd0;
      x7_sign_q <= 1'd0;
      x7_cancel_q <= 1'd0;
      x7_exponent_q <= 9'd0;
      x7_significand_q <= 24'd0;
      x7_guard_q <= 1'd0;
      x7_sticky_q <= 1'd0;
      a_result_q <= 32'd0;
    end
    else begin
      x1_src_0_q <= x1_src_0_d;
      x1_src_1_q <= x1_src_1_d;
      x1_src_2_q <= x1_src_2_d;
      x1_mad_q <= x1_mad_d;
      x1_abs_q <= x1_abs_d;
      x1_negate_q <= x1_negate_d;
      x1_control_q <= x1_control_d;
      control_0_q <= x1_control_q;
      control_1_q <= control_0_q;
      control_2_q <= control_1_q;
      control_3_q <= control_2_q;
      control_4_q <= control_3_q;
      control_5_q <= control_4_q;
      x2_multiplicand_q <= operands__factors_multiplicand;
      x2_multiplier_q <= operands__factors_multiplier;
      x2_addend_q <= operands__factors_addend;
      x2_product_exponent_q <= operands__factors_product_exponent;
      x2_addend_exponent_q <= operands__factors_addend_exponent;
      x2_product_sign_q <= operands__factors_product_sign;
      x2_addend_sign_q <= operands__factors_addend_sign;
      special_0_q <= special_0_d;
      special_1_q <= special_0_q;
      special_2_q <= special_1_q;
      special_3_q <= special_2_q;
      special_4_q <= special_3_q;
      special_5_q <= special_4_q;
      x3_product_q <= x3_product_d;
      x3_addend_q <= x2_addend_q;
      x3_product_leads_q <= x2_product_leads;
      x3_distance_q <= x3_distance_d;
      x3_pair_exponent_q <= x3_pair_exponent_d;
      x3_pair_anchor_sign_q <= x3_pair_anchor_sign_d;
      x3_pair_shifted_sign_q <= x3_pair_shifted_sign_d;
      x4_anchor_q <= align__windowed_anchor;
      x4_shifted_q <= align__windowed_shifted;
      x4_pair_exponent_q <= x3_pair_exponent_q;
      x4_pair_anchor_sign_q <= x3_pair_anchor_sign_q;
      x4_pair_shifted_sign_q <= x3_pair_shifted_sign_q;
      x5_sum_q <= add__total_sum;
      x5_sign_q <= add__total_sign;
      x5_cancel_q <= add__total_cancel;
      x5_exponent_q <= x4_pair_exponent_q;
      x6_sum_q <= x5_sum_q;
      x6_sign_q <= x5_sign_q;
      x6_cancel_q <= x5_cancel_q;
      x6_exponent_q <= x5_exponent_q;
      x6_shift_q <= x6_shift_d;
      x7_sign_q <= x6_sign_q;
      x7_cancel_q <= x6_cancel_q;
      x7_exponent_q <= x7_exponent_d;
      x7_significand_q <= x7_significand_d;
      x7_guard_q <= x7_guard_d;
      x7_sticky_q <= x7_sticky_d;
      a_result_q <= finish__result;
    end
  end

  tessera_fma_operands operands (
    // X1: unpack
    .sources_src_0(x1_src_0_q),
    .sources_src_1(x1_src_1_q),
    .sources_src_2(x1_src_2_q),
    .sources_mad(x1_mad_q),
    .sources_abs(x1_abs_q),
    .sources_negate(x1_negate_q),
    .ftz(operands__ftz),
    .factors_multiplicand(operands__factors_multiplicand),
    .factors_multiplier(operands__factors_multiplier),
    .factors_addend(operands__factors_addend),
    .factors_product_exponent(operands__factors_product_exponent),
    .factors_addend_exponent(operands__factors_addend_exponent),
    .factors_product_sign(operands__factors_product_sign),
    .factors_addend_sign(operands__factors_addend_sign),
    .nan(operands__nan),
    .infinite(operands__infinite),
    .infinite_sign(operands__infinite_sign)
  );

  tessera_fma_align align (
    // X3: align
    .pair_product(x3_product_q),
    .pair_addend(x3_addend_q),
    .pair_product_leads(x3_product_leads_q),
    .pair_distance(x3_distance_q),
    .windowed_anchor(align__windowed_anchor),
    .windowed_shifted(align__windowed_shifted)
  );

  tessera_fma_add add (
    // X4: add
    .windowed_anchor(x4_anchor_q),
    .windowed_shifted(x4_shifted_q),
    .anchor_sign(x4_pair_anchor_sign_q),
    .shifted_sign(x4_pair_shifted_sign_q),
    .total_sum(add__total_sum),
    .total_sign(add__total_sign),
    .total_cancel(add__total_cancel)
  );

  tessera_leading_zeros64 zeros (
    // X5: count; the shift stops at exponent 1
    .value(x5_sum_q),
    .count(zeros__count)
  );

  tessera_float_finish finish (
    .rounds(1'd1),
    .raw(32'd0),
    .unrounded_sign(finish__unrounded_sign),
    .unrounded_cancel(x7_cancel_q),
    .unrounded_exponent(x7_exponent_q),
    .unrounded_significand(x7_significand_q),
    .unrounded_guard(x7_guard_q),
    .unrounded_sticky(x7_sticky_q),
    .nan(finish__nan),
    .infinite(finish__infinite),
    .mode(finish__mode),
    .saturate(finish__saturate),
    .result(finish__result)
  );

  // X2: multiply; the window's bit 63 stands for the leader's exponent + 1, without the offset of 128
  assign x3_product_d = {24'd0, x2_multiplicand_q} * {24'd0, x2_multiplier_q};
  assign x7_exponent_d = x6_exponent_q - {3'd0, x6_shift_q};
  assign x7_significand_d = x6_normal[63:40];
  assign x7_guard_d = x6_normal[39];
  assign x7_sticky_d = |x6_normal[38:0];
  assign special_0_d = {operands__infinite_sign, operands__infinite, operands__nan};
  assign operands__ftz = x1_control_q[2];
  assign x2_product_leads = x2_product_exponent_q >= x2_addend_exponent_q;
  assign x5_room = x5_exponent_q - 9'd1;
  // X6: normalise
  assign x6_normal = x6_sum_q << x6_shift_q;
  assign finish__nan = special_5_q[0];
  assign finish__infinite = special_5_q[1];
  assign finish__mode = control_5_q[2:0];
  assign finish__saturate = control_5_q[3];
  assign result = a_result_q;

  always @* begin
    if (time_zero) begin end
    x1_src_0_d = x1_src_0_q;
    x1_src_1_d = x1_src_1_q;
    x1_src_2_d = x1_src_2_q;
    x1_mad_d = x1_mad_q;
    x1_abs_d = x1_abs_q;
    x1_negate_d = x1_negate_q;
    x1_control_d = x1_control_q;
    // operands of X1
    if (valid) begin
      x1_src_0_d = sources_src_0;
      x1_src_1_d = sources_src_1;
      x1_src_2_d = sources_src_2;
      x1_mad_d = sources_mad;
      x1_abs_d = sources_abs;
      x1_negate_d = sources_negate;
      x1_control_d = {saturate, mode};
    end
  end

  always @* begin
    if (time_zero) begin end
    x3_distance_d = x2_difference[6:0];
    if (x2_difference > 10'h7f) begin
      x3_distance_d = 7'h7f;
    end
  end

  always @* begin
    if (time_zero) begin end
    x3_pair_exponent_d = x3_pair_exponent_q;
    x3_pair_anchor_sign_d = x3_pair_anchor_sign_q;
    x3_pair_shifted_sign_d = x3_pair_shifted_sign_q;
    if (x2_product_leads) begin
      x2_difference = x2_product_exponent_q - x2_addend_exponent_q;
      x3_pair_exponent_d = x2_product_exponent_q[8:0] - 9'h7f;
      x3_pair_anchor_sign_d = x2_product_sign_q;
      x3_pair_shifted_sign_d = x2_addend_sign_q;
    end
    else begin
      x2_difference = x2_addend_exponent_q - x2_product_exponent_q;
      x3_pair_exponent_d = x2_addend_exponent_q[8:0] - 9'h7f;
      x3_pair_anchor_sign_d = x2_addend_sign_q;
      x3_pair_shifted_sign_d = x2_product_sign_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    x6_shift_d = zeros__count;
    if ({3'd0, zeros__count} > x5_room) begin
      x6_shift_d = x5_room[5:0];
    end
  end

  always @* begin
    if (time_zero) begin end
    // X7: round
    finish__unrounded_sign = x7_sign_q;
    if (special_5_q[1]) begin
      finish__unrounded_sign = special_5_q[2];
    end
  end
endmodule
`default_nettype wire
