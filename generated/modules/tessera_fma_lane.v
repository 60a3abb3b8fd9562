// tessera_fma_lane
// Binary32 multiply-add pipeline of seven stages.
//
//   in    1  clock     rising edge
//   in    1  reset     synchronous, active high
//   in    1  valid
//   in    1  mad
//   in    3  abs
//   in    3  negate
//   in    1  saturate
//   in    3  mode
//   in   32  src_0
//   in   32  src_1
//   in   32  src_2
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
  input  wire mad,
  input  wire [2:0] abs,
  input  wire [2:0] negate,
  input  wire saturate,
  input  wire [2:0] mode,
  input  wire [31:0] src_0,
  input  wire [31:0] src_1,
  input  wire [31:0] src_2,
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
  reg  [3:0] control_0_d;
  reg  [3:0] control_0_q;
  reg  [3:0] control_1_q;
  reg  [3:0] control_2_q;
  reg  [3:0] control_3_q;
  reg  [3:0] control_4_q;
  reg  [3:0] control_5_q;
  reg  [3:0] control_6_q;
  wire operands__ftz;
  wire [23:0] operands__multiplicand;
  wire [23:0] operands__multiplier;
  wire [23:0] operands__addend;
  wire [9:0] operands__product_exponent;
  wire [9:0] operands__addend_exponent;
  wire operands__product_sign;
  wire operands__addend_sign;
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
  reg  [8:0] x3_exponent_d;
  reg  [8:0] x3_exponent_q;
  reg  x3_anchor_sign_d;
  reg  x3_anchor_sign_q;
  reg  x3_shifted_sign_d;
  reg  x3_shifted_sign_q;
  wire [63:0] align__anchor;
  wire [63:0] align__shifted;
  reg  [63:0] x4_anchor_q;
  reg  [63:0] x4_shifted_q;
  reg  [8:0] x4_exponent_q;
  reg  x4_anchor_sign_q;
  reg  x4_shifted_sign_q;
  wire [63:0] add__sum;
  wire add__sign;
  wire add__cancel;
  reg  [63:0] x5_sum_q;
  reg  [8:0] x5_exponent_q;
  reg  x5_sign_q;
  reg  x5_cancel_q;
  wire [5:0] zeros__count;
  reg  [63:0] x6_sum_q;
  reg  [8:0] x6_exponent_q;
  reg  x6_sign_q;
  reg  x6_cancel_q;
  reg  [5:0] x6_shift_d;
  reg  [5:0] x6_shift_q;
  wire [23:0] x7_significand_d;
  reg  [23:0] x7_significand_q;
  wire x7_guard_d;
  reg  x7_guard_q;
  wire x7_sticky_d;
  reg  x7_sticky_q;
  wire [8:0] x7_exponent_d;
  reg  [8:0] x7_exponent_q;
  reg  x7_sign_q;
  reg  x7_cancel_q;
  reg  finish__sign;
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
      control_0_q <= 4'd0;
      control_1_q <= 4'd0;
      control_2_q <= 4'd0;
      control_3_q <= 4'd0;
      control_4_q <= 4'd0;
      control_5_q <= 4'd0;
      control_6_q <= 4'd0;
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
      x3_exponent_q <= 9'd0;
      x3_anchor_sign_q <= 1'd0;
      x3_shifted_sign_q <= 1'd0;
      x4_anchor_q <= 64'd0;
      x4_shifted_q <= 64'd0;
      x4_exponent_q <= 9'd0;
      x4_anchor_sign_q <= 1'd0;
      x4_shifted_sign_q <= 1'd0;
      x5_sum_q <= 64'd0;
      x5_exponent_q <= 9'd0;
      x5_sign_q <= 1'd0;
      x5_cancel_q <= 1'd0;
      x6_sum_q <= 64'd0;
      x6_exponent_q <= 9'd0;
      x6_sign_q <= 1'd0;
      x6_cancel_q <= 1'd0;
      x6_shift_q <= 6'd0;
      x7_significand_q <= 24'd0;
      x7_guard_q <= 1'd0;
      x7_sticky_q <= 1'd0;
      x7_exponent_q <= 9'd0;
      x7_sign_q <= 1'd0;
      x7_cancel_q <= 1'd0;
      a_result_q <= 32'd0;
    end
    else begin
      x1_src_0_q <= x1_src_0_d;
      x1_src_1_q <= x1_src_1_d;
      x1_src_2_q <= x1_src_2_d;
      x1_mad_q <= x1_mad_d;
      x1_abs_q <= x1_abs_d;
      x1_negate_q <= x1_negate_d;
      control_0_q <= control_0_d;
      control_1_q <= control_0_q;
      control_2_q <= control_1_q;
      control_3_q <= control_2_q;
      control_4_q <= control_3_q;
      control_5_q <= control_4_q;
      control_6_q <= control_5_q;
      x2_multiplicand_q <= operands__multiplicand;
      x2_multiplier_q <= operands__multiplier;
      x2_addend_q <= operands__addend;
      x2_product_exponent_q <= operands__product_exponent;
      x2_addend_exponent_q <= operands__addend_exponent;
      x2_product_sign_q <= operands__product_sign;
      x2_addend_sign_q <= operands__addend_sign;
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
      x3_exponent_q <= x3_exponent_d;
      x3_anchor_sign_q <= x3_anchor_sign_d;
      x3_shifted_sign_q <= x3_shifted_sign_d;
      x4_anchor_q <= align__anchor;
      x4_shifted_q <= align__shifted;
      x4_exponent_q <= x3_exponent_q;
      x4_anchor_sign_q <= x3_anchor_sign_q;
      x4_shifted_sign_q <= x3_shifted_sign_q;
      x5_sum_q <= add__sum;
      x5_exponent_q <= x4_exponent_q;
      x5_sign_q <= add__sign;
      x5_cancel_q <= add__cancel;
      x6_sum_q <= x5_sum_q;
      x6_exponent_q <= x5_exponent_q;
      x6_sign_q <= x5_sign_q;
      x6_cancel_q <= x5_cancel_q;
      x6_shift_q <= x6_shift_d;
      x7_significand_q <= x7_significand_d;
      x7_guard_q <= x7_guard_d;
      x7_sticky_q <= x7_sticky_d;
      x7_exponent_q <= x7_exponent_d;
      x7_sign_q <= x6_sign_q;
      x7_cancel_q <= x6_cancel_q;
      a_result_q <= finish__result;
    end
  end

  tessera_fma_operands operands (
    .mad(x1_mad_q),
    .abs(x1_abs_q),
    .negate(x1_negate_q),
    .ftz(operands__ftz),
    // X1: unpack
    .src_0(x1_src_0_q),
    .src_1(x1_src_1_q),
    .src_2(x1_src_2_q),
    .multiplicand(operands__multiplicand),
    .multiplier(operands__multiplier),
    .addend(operands__addend),
    .product_exponent(operands__product_exponent),
    .addend_exponent(operands__addend_exponent),
    .product_sign(operands__product_sign),
    .addend_sign(operands__addend_sign),
    .nan(operands__nan),
    .infinite(operands__infinite),
    .infinite_sign(operands__infinite_sign)
  );

  tessera_fma_align align (
    // X3: align
    .product(x3_product_q),
    .addend(x3_addend_q),
    .product_leads(x3_product_leads_q),
    .distance(x3_distance_q),
    .anchor(align__anchor),
    .shifted(align__shifted)
  );

  tessera_fma_add add (
    // X4: add
    .anchor(x4_anchor_q),
    .shifted(x4_shifted_q),
    .anchor_sign(x4_anchor_sign_q),
    .shifted_sign(x4_shifted_sign_q),
    .sum(add__sum),
    .sign(add__sign),
    .cancel(add__cancel)
  );

  tessera_leading_zeros64 zeros (
    // X5: count; the shift stops at exponent 1
    .value(x5_sum_q),
    .count(zeros__count)
  );

  tessera_float_finish finish (
    .rounds(1'd1),
    .raw(32'd0),
    .sign(finish__sign),
    .cancel(x7_cancel_q),
    .exponent(x7_exponent_q),
    .significand(x7_significand_q),
    .guard(x7_guard_q),
    .sticky(x7_sticky_q),
    .nan(finish__nan),
    .infinite(finish__infinite),
    .mode(finish__mode),
    .saturate(finish__saturate),
    .result(finish__result)
  );

  assign special_0_d = {operands__infinite_sign, operands__infinite, operands__nan};
  // X2: multiply; the window's bit 63 stands for the leader's exponent + 1, without the offset of 128
  assign x3_product_d = {24'd0, x2_multiplicand_q} * {24'd0, x2_multiplier_q};
  assign x7_significand_d = x6_normal[63:40];
  assign x7_guard_d = x6_normal[39];
  assign x7_sticky_d = |x6_normal[38:0];
  assign x7_exponent_d = x6_exponent_q - {3'd0, x6_shift_q};
  assign operands__ftz = control_0_q[2];
  assign x2_product_leads = x2_product_exponent_q >= x2_addend_exponent_q;
  assign x5_room = x5_exponent_q - 9'd1;
  // X6: normalise
  assign x6_normal = x6_sum_q << x6_shift_q;
  assign finish__nan = special_5_q[0];
  assign finish__infinite = special_5_q[1];
  assign finish__mode = control_6_q[2:0];
  assign finish__saturate = control_6_q[3];
  assign result = a_result_q;

  always @* begin
    if (time_zero) begin end
    x1_src_0_d = x1_src_0_q;
    x1_src_1_d = x1_src_1_q;
    x1_src_2_d = x1_src_2_q;
    x1_mad_d = x1_mad_q;
    x1_abs_d = x1_abs_q;
    x1_negate_d = x1_negate_q;
    control_0_d = control_0_q;
    // operands of X1
    if (valid) begin
      x1_src_0_d = src_0;
      x1_src_1_d = src_1;
      x1_src_2_d = src_2;
      x1_mad_d = mad;
      x1_abs_d = abs;
      x1_negate_d = negate;
      control_0_d = {saturate, mode};
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
    x3_exponent_d = x3_exponent_q;
    x3_anchor_sign_d = x3_anchor_sign_q;
    x3_shifted_sign_d = x3_shifted_sign_q;
    if (x2_product_leads) begin
      x2_difference = x2_product_exponent_q - x2_addend_exponent_q;
      x3_exponent_d = x2_product_exponent_q[8:0] - 9'h7f;
      x3_anchor_sign_d = x2_product_sign_q;
      x3_shifted_sign_d = x2_addend_sign_q;
    end
    else begin
      x2_difference = x2_addend_exponent_q - x2_product_exponent_q;
      x3_exponent_d = x2_addend_exponent_q[8:0] - 9'h7f;
      x3_anchor_sign_d = x2_addend_sign_q;
      x3_shifted_sign_d = x2_product_sign_q;
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
    finish__sign = x7_sign_q;
    if (special_5_q[1]) begin
      finish__sign = special_5_q[2];
    end
  end
endmodule
`default_nettype wire
