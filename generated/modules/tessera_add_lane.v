// tessera_add_lane
// Binary32 adder and converter of three stages.
//
//   in    1  clock                   rising edge
//   in    1  reset                   synchronous, active high
//   in    1  valid
//   in   32  sources_src_0           Elements.
//   in   32  sources_src_1
//   in    3  sources_kind_0          Their types: `word::element`.
//   in    3  sources_kind_1
//   in    2  sources_abs             Absolute value of each source.
//   in    2  sources_negate          Negation of each source.
//   in    1  operation_mad           Multiply-add.
//   in    1  operation_add           Add.
//   in    1  operation_from_integer  mov of an integer to a float.
//   in    1  operation_to_integer    mov of a float to an integer.
//   in    1  operation_integer       Integer multiply.
//   in    1  operation_resize        mov of a float to one of another size.
//   in    1  operation_accumulates   To its product, of the upper word of src1, src2 is added.
//   in    1  operation_upper         Bits 47:16 of it are delivered.
//   in    1  operation_integral      Rounding to an integer.
//   in    2  operation_direction     In which direction: `word::rounding`.
//   in    3  dst_kind
//   in    1  saturate
//   in    3  mode
//   out  32  result
//   out   1  delivers
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/alu/add/mod.rs; do not edit.
`default_nettype none
module tessera_add_lane (
  input  wire clock,
  input  wire reset,
  input  wire valid,
  input  wire [31:0] sources_src_0,
  input  wire [31:0] sources_src_1,
  input  wire [2:0] sources_kind_0,
  input  wire [2:0] sources_kind_1,
  input  wire [1:0] sources_abs,
  input  wire [1:0] sources_negate,
  input  wire operation_mad,
  input  wire operation_add,
  input  wire operation_from_integer,
  input  wire operation_to_integer,
  input  wire operation_integer,
  input  wire operation_resize,
  input  wire operation_accumulates,
  input  wire operation_upper,
  input  wire operation_integral,
  input  wire [1:0] operation_direction,
  input  wire [2:0] dst_kind,
  input  wire saturate,
  input  wire [2:0] mode,
  output wire [31:0] result,
  output wire delivers
);
  wire [31:0] x3_normal;
  reg  [34:0] x3_value;
  reg  [31:0] x1_src_0_q;
  reg  [31:0] x1_src_1_q;
  reg  [2:0] x1_kind_0_q;
  reg  [2:0] x1_kind_1_q;
  reg  [1:0] x1_abs_q;
  reg  [1:0] x1_negate_q;
  reg  x1_operation_mad_q;
  reg  x1_operation_add_q;
  reg  x1_operation_from_integer_q;
  reg  x1_operation_to_integer_q;
  reg  x1_operation_integer_q;
  reg  x1_operation_resize_q;
  reg  x1_operation_accumulates_q;
  reg  x1_operation_upper_q;
  reg  x1_operation_integral_q;
  reg  [1:0] x1_operation_direction_q;
  reg  [8:0] x1_control_q;
  wire align__ftz;
  wire [31:0] align__aligned_anchor;
  wire [31:0] align__aligned_shifted;
  wire align__aligned_carry;
  wire align__aligned_subtract;
  wire align__aligned_invert;
  wire [8:0] align__expected_exponent;
  wire align__expected_sign;
  wire align__expected_cancel;
  wire align__expected_nan;
  wire align__expected_infinite;
  wire align__expected_beyond;
  reg  [31:0] x2_anchor_q;
  reg  [31:0] x2_shifted_q;
  reg  x2_carry_q;
  reg  x2_subtract_q;
  reg  x2_invert_q;
  reg  [8:0] x2_expected_exponent_q;
  reg  x2_expected_sign_q;
  reg  x2_expected_cancel_q;
  reg  x2_expected_nan_q;
  reg  x2_expected_infinite_q;
  reg  x2_expected_beyond_q;
  reg  [8:0] x2_control_q;
  wire [32:0] total__total_sum;
  wire [4:0] total__total_shift;
  reg  [32:0] x3_sum_q;
  reg  [4:0] x3_shift_q;
  reg  [8:0] x3_expected_exponent_q;
  reg  x3_expected_sign_q;
  reg  x3_expected_cancel_q;
  reg  x3_expected_nan_q;
  reg  x3_expected_infinite_q;
  reg  x3_expected_beyond_q;
  reg  [8:0] x3_control_q;
  wire [8:0] round__unrounded_exponent;
  wire [23:0] round__unrounded_significand;
  wire round__unrounded_guard;
  wire round__unrounded_sticky;
  wire [2:0] round__mode;
  wire round__saturate;
  wire [31:0] round__value;
  wire [2:0] fit__kind;
  wire fit__outside;
  wire [31:0] fit__limit;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

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
    x2_anchor_q <= align__aligned_anchor;
    x2_shifted_q <= align__aligned_shifted;
    x2_carry_q <= align__aligned_carry;
    x2_subtract_q <= align__aligned_subtract;
    x2_invert_q <= align__aligned_invert;
    x3_sum_q <= total__total_sum;
    x3_shift_q <= total__total_shift;
  end

  always @(posedge clock) begin
    if (reset) begin
      x1_operation_mad_q <= 1'd0;
      x1_operation_add_q <= 1'd0;
      x1_operation_from_integer_q <= 1'd0;
      x1_operation_to_integer_q <= 1'd0;
      x1_operation_integer_q <= 1'd0;
      x1_operation_resize_q <= 1'd0;
      x1_operation_accumulates_q <= 1'd0;
      x1_operation_upper_q <= 1'd0;
      x1_operation_integral_q <= 1'd0;
      x1_operation_direction_q <= 2'd0;
      x1_control_q <= 9'd0;
      x2_expected_exponent_q <= 9'd0;
      x2_expected_sign_q <= 1'd0;
      x2_expected_cancel_q <= 1'd0;
      x2_expected_nan_q <= 1'd0;
      x2_expected_infinite_q <= 1'd0;
      x2_expected_beyond_q <= 1'd0;
      x2_control_q <= 9'd0;
      x3_expected_exponent_q <= 9'd0;
      x3_expected_sign_q <= 1'd0;
      x3_expected_cancel_q <= 1'd0;
      x3_expected_nan_q <= 1'd0;
      x3_expected_infinite_q <= 1'd0;
      x3_expected_beyond_q <= 1'd0;
      x3_control_q <= 9'd0;
    end
    else begin
      if (valid) begin
        x1_operation_mad_q <= operation_mad;
        x1_operation_add_q <= operation_add;
        x1_operation_from_integer_q <= operation_from_integer;
        x1_operation_to_integer_q <= operation_to_integer;
        x1_operation_integer_q <= operation_integer;
        x1_operation_resize_q <= operation_resize;
        x1_operation_accumulates_q <= operation_accumulates;
        x1_operation_upper_q <= operation_upper;
        x1_operation_integral_q <= operation_integral;
        x1_operation_direction_q <= operation_direction;
        x1_control_q <= {operation_add | operation_from_integer | operation_to_integer, operation_to_integer, dst_kind,
                saturate, mode};
      end
      x2_expected_exponent_q <= align__expected_exponent;
      x2_expected_sign_q <= align__expected_sign;
      x2_expected_cancel_q <= align__expected_cancel;
      x2_expected_nan_q <= align__expected_nan;
      x2_expected_infinite_q <= align__expected_infinite;
      x2_expected_beyond_q <= align__expected_beyond;
      x3_expected_exponent_q <= x2_expected_exponent_q;
      x3_expected_sign_q <= x2_expected_sign_q;
      x3_expected_cancel_q <= x2_expected_cancel_q;
      x3_expected_nan_q <= x2_expected_nan_q;
      x3_expected_infinite_q <= x2_expected_infinite_q;
      x3_expected_beyond_q <= x2_expected_beyond_q;
      x2_control_q <= x1_control_q;
      x3_control_q <= x2_control_q;
    end
  end

  tessera_add_align align (
    // X1
    .sources_src_0(x1_src_0_q),
    .sources_src_1(x1_src_1_q),
    .sources_kind_0(x1_kind_0_q),
    .sources_kind_1(x1_kind_1_q),
    .sources_abs(x1_abs_q),
    .sources_negate(x1_negate_q),
    .operation_mad(x1_operation_mad_q),
    .operation_add(x1_operation_add_q),
    .operation_from_integer(x1_operation_from_integer_q),
    .operation_to_integer(x1_operation_to_integer_q),
    .operation_integer(x1_operation_integer_q),
    .operation_resize(x1_operation_resize_q),
    .operation_accumulates(x1_operation_accumulates_q),
    .operation_upper(x1_operation_upper_q),
    .operation_integral(x1_operation_integral_q),
    .operation_direction(x1_operation_direction_q),
    .ftz(align__ftz),
    .aligned_anchor(align__aligned_anchor),
    .aligned_shifted(align__aligned_shifted),
    .aligned_carry(align__aligned_carry),
    .aligned_subtract(align__aligned_subtract),
    .aligned_invert(align__aligned_invert),
    .expected_exponent(align__expected_exponent),
    .expected_sign(align__expected_sign),
    .expected_cancel(align__expected_cancel),
    .expected_nan(align__expected_nan),
    .expected_infinite(align__expected_infinite),
    .expected_beyond(align__expected_beyond)
  );

  tessera_add_total total (
    // X2
    .aligned_anchor(x2_anchor_q),
    .aligned_shifted(x2_shifted_q),
    .aligned_carry(x2_carry_q),
    .aligned_subtract(x2_subtract_q),
    .aligned_invert(x2_invert_q),
    .exponent(x2_expected_exponent_q),
    .total_sum(total__total_sum),
    .total_shift(total__total_shift)
  );

  tessera_round_pack round (
    .unrounded_sign(x3_expected_sign_q),
    .unrounded_cancel(x3_expected_cancel_q),
    .unrounded_exponent(round__unrounded_exponent),
    .unrounded_significand(round__unrounded_significand),
    .unrounded_guard(round__unrounded_guard),
    .unrounded_sticky(round__unrounded_sticky),
    .nan(x3_expected_nan_q),
    .infinite(x3_expected_infinite_q),
    .mode(round__mode),
    .saturate(round__saturate),
    .odd(1'd0),
    .value(round__value)
  );

  tessera_integer_fit fit (
    .value(x3_value),
    .kind(fit__kind),
    .outside(fit__outside),
    .limit(fit__limit)
  );

  assign align__ftz = x1_control_q[2];
  // X3: normalise and round
  assign x3_normal = x3_sum_q[31:0] << x3_shift_q;
  assign round__unrounded_exponent = x3_expected_exponent_q - {4'd0, x3_shift_q};
  assign round__unrounded_significand = x3_normal[31:8];
  assign round__unrounded_guard = x3_normal[7];
  assign round__unrounded_sticky = |x3_normal[6:0];
  assign round__mode = x3_control_q[2:0];
  assign round__saturate = x3_control_q[3];
  assign fit__kind = x3_control_q[6:4];
  assign delivers = x3_control_q[8];
  assign result = x3_control_q[7] ? (fit__outside ? fit__limit : x3_value[31:0]) : round__value;

  always @* begin
    if (time_zero) begin end
    // X3: clamp an integer; beyond every type the upper bits say so
    x3_value = {{2{x3_sum_q[32]}}, x3_sum_q};
    if (x3_expected_beyond_q) begin
      x3_value = {x3_expected_sign_q, ~x3_expected_sign_q, 33'd0};
    end
    if (x3_expected_nan_q) begin
      x3_value = 35'd0;
    end
  end
endmodule
`default_nettype wire
