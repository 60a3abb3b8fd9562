// tessera_fma_lane
// Binary32 multiply-add pipeline of seven stages.
//
//   in    1  clock                   rising edge
//   in    1  reset                   synchronous, active high
//   in    1  valid
//   in   32  sources_src_0           Elements.
//   in   32  sources_src_1
//   in   32  sources_src_2
//   in    1  sources_bare            src2 is without its leading bit: `HalfBare`.
//   in    3  sources_kind_0          Types of the first two: `word::element`.
//   in    3  sources_kind_1
//   in    3  sources_abs             Absolute value of each source.
//   in    3  sources_negate          Negation of each source.
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
//   in    4  mode
//   in    1  once                    An f16 result is rounded once, not to f32 before.
// replacement: In X4: the sum of an integer of eight bytes that becomes a float, whose low dword was taken in X1.
//   in    1  replacement_valid       There is one.
//   in   52  replacement_sum         Magnitude.
//   in    9  replacement_exponent    Biased exponent of bit 51.
//   in    1  replacement_sign        Sign.
//   out  32  result
//   out  64  product                 In X3: product of the low dwords of integers.
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
  input  wire sources_bare,
  input  wire [2:0] sources_kind_0,
  input  wire [2:0] sources_kind_1,
  input  wire [2:0] sources_abs,
  input  wire [2:0] sources_negate,
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
  input  wire [3:0] mode,
  input  wire once,
  input  wire replacement_valid,
  input  wire [51:0] replacement_sum,
  input  wire [8:0] replacement_exponent,
  input  wire replacement_sign,
  output wire [31:0] result,
  output wire [63:0] product
);
  wire [8:0] x5_room;
  wire [5:0] x6_shift;
  reg  [31:0] x1_src_0_q;
  reg  [31:0] x1_src_1_q;
  reg  [31:0] x1_src_2_q;
  reg  x1_bare_q;
  reg  [2:0] x1_kind_0_q;
  reg  [2:0] x1_kind_1_q;
  reg  [2:0] x1_abs_q;
  reg  [2:0] x1_negate_q;
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
  reg  [13:0] x1_control_q;
  reg  [4:0] x1_half_q;
  reg  [13:0] control_0_q;
  reg  [13:0] control_1_q;
  reg  [13:0] control_2_q;
  reg  [13:0] control_3_q;
  reg  [13:0] control_4_q;
  reg  [13:0] control_5_q;
  reg  [4:0] half_0_q;
  reg  [4:0] half_1_q;
  reg  [4:0] half_2_q;
  reg  [4:0] half_3_q;
  reg  [4:0] half_4_q;
  reg  [4:0] half_5_q;
  wire operands__ftz;
  wire [31:0] operands__factors_multiplicand;
  wire [31:0] operands__factors_multiplier;
  wire [31:0] operands__factors_addend;
  wire [9:0] operands__factors_product_exponent;
  wire [9:0] operands__factors_addend_exponent;
  wire operands__factors_product_sign;
  wire operands__factors_addend_sign;
  wire [3:0] operands__special;
  reg  [31:0] x2_multiplicand_q;
  reg  [31:0] x2_multiplier_q;
  reg  [31:0] x2_addend_q;
  reg  [9:0] x2_product_exponent_q;
  reg  [9:0] x2_addend_exponent_q;
  reg  x2_product_sign_q;
  reg  x2_addend_sign_q;
  reg  [3:0] special_0_q;
  reg  [3:0] special_1_q;
  reg  [3:0] special_2_q;
  reg  [3:0] special_3_q;
  reg  [3:0] special_4_q;
  reg  [3:0] special_5_q;
  wire multiply__to_integer;
  wire multiply__integers;
  wire multiply__accumulates;
  wire multiply__integral;
  wire [63:0] multiply__made_product;
  wire [31:0] multiply__made_addend;
  wire multiply__made_product_leads;
  wire [5:0] multiply__made_distance;
  wire multiply__made_far;
  wire [8:0] multiply__pair_exponent;
  wire multiply__pair_anchor_sign;
  wire multiply__pair_shifted_sign;
  reg  [63:0] x3_product_q;
  reg  [31:0] x3_addend_q;
  reg  x3_product_leads_q;
  reg  [5:0] x3_distance_q;
  reg  x3_far_q;
  reg  [8:0] x3_pair_exponent_q;
  reg  x3_pair_anchor_sign_q;
  reg  x3_pair_shifted_sign_q;
  wire align__to_integer;
  wire align__integral;
  wire align__accumulates;
  wire [1:0] align__direction;
  wire [51:0] align__windowed_anchor;
  wire [51:0] align__windowed_shifted;
  reg  [51:0] x4_anchor_q;
  reg  [51:0] x4_shifted_q;
  reg  [8:0] x4_pair_exponent_q;
  reg  x4_pair_anchor_sign_q;
  reg  x4_pair_shifted_sign_q;
  wire add__whole;
  wire add__accumulates;
  wire [51:0] add__total_sum;
  wire add__total_sign;
  wire add__total_cancel;
  reg  [51:0] x5_sum_q;
  reg  x5_sign_q;
  reg  x5_cancel_q;
  reg  [8:0] x5_exponent_q;
  wire [63:0] zeros__value;
  wire [5:0] zeros__count;
  reg  [51:0] x6_sum_q;
  reg  x6_sign_q;
  reg  x6_cancel_q;
  reg  [8:0] x6_exponent_q;
  reg  [5:0] x6_count_q;
  reg  [5:0] x6_otherwise_q;
  reg  x6_limits_q;
  wire [23:0] normalise__significand;
  wire normalise__guard;
  wire normalise__sticky;
  wire [2:0] whole__dst_kind;
  wire whole__product;
  wire whole__upper;
  wire [31:0] whole__result;
  reg  x7_sign_q;
  reg  x7_cancel_q;
  reg  [8:0] x7_exponent_q;
  reg  [23:0] x7_significand_q;
  reg  x7_guard_q;
  reg  x7_sticky_q;
  reg  [31:0] x7_whole_q;
  wire round__unrounded_sign;
  wire round__nan;
  wire round__infinite;
  reg  [2:0] round__mode;
  wire round__saturate;
  reg  round__odd;
  wire [31:0] round__value;
  reg  [31:0] a_result_q;
  reg  [4:0] a_half_q;
  wire narrow__half;
  wire [1:0] narrow__rounding;
  wire narrow__flush;
  wire [31:0] narrow__result;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    // operands of X1
    if (valid) begin
      x1_src_0_q <= sources_src_0;
      x1_src_1_q <= sources_src_1;
      x1_src_2_q <= sources_src_2;
      x1_bare_q <= sources_bare;
      x1_kind_0_q <= sources_kind_0;
      x1_kind_1_q <= sources_kind_1;
      x1_abs_q <= sources_abs;
      x1_negate_q <= sources_negate;
    end
    x5_sum_q <= add__total_sum;
    x5_sign_q <= add__total_sign;
    if (replacement_valid) begin
      x5_sum_q <= replacement_sum;
      x5_sign_q <= replacement_sign;
    end
    x2_multiplicand_q <= operands__factors_multiplicand;
    x2_multiplier_q <= operands__factors_multiplier;
    x2_addend_q <= operands__factors_addend;
    x2_product_exponent_q <= operands__factors_product_exponent;
    x2_addend_exponent_q <= operands__factors_addend_exponent;
    x2_product_sign_q <= operands__factors_product_sign;
    x2_addend_sign_q <= operands__factors_addend_sign;
    x3_product_q <= multiply__made_product;
    x3_addend_q <= multiply__made_addend;
    x3_product_leads_q <= multiply__made_product_leads;
    x3_distance_q <= multiply__made_distance;
    x3_far_q <= multiply__made_far;
    x3_pair_exponent_q <= multiply__pair_exponent;
    x3_pair_anchor_sign_q <= multiply__pair_anchor_sign;
    x3_pair_shifted_sign_q <= multiply__pair_shifted_sign;
    x4_anchor_q <= align__windowed_anchor;
    x4_shifted_q <= align__windowed_shifted;
    x4_pair_exponent_q <= x3_pair_exponent_q;
    x4_pair_anchor_sign_q <= x3_pair_anchor_sign_q;
    x4_pair_shifted_sign_q <= x3_pair_shifted_sign_q;
    x5_cancel_q <= add__total_cancel;
    x6_sum_q <= x5_sum_q;
    x6_sign_q <= x5_sign_q;
    x6_cancel_q <= x5_cancel_q;
    x7_sign_q <= x6_sign_q;
    x7_cancel_q <= x6_cancel_q;
    x7_exponent_q <= x6_exponent_q - {3'd0, x6_shift};
    x7_significand_q <= normalise__significand;
    x7_guard_q <= normalise__guard;
    x7_sticky_q <= normalise__sticky;
    x7_whole_q <= whole__result;
    a_result_q <= round__value;
    if (|control_5_q[8:7]) begin
      a_result_q <= x7_whole_q;
    end
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
      x1_control_q <= 14'd0;
      x1_half_q <= 5'd0;
      control_0_q <= 14'd0;
      control_1_q <= 14'd0;
      control_2_q <= 14'd0;
      control_3_q <= 14'd0;
      control_4_q <= 14'd0;
      control_5_q <= 14'd0;
      half_0_q <= 5'd0;
      half_1_q <= 5'd0;
      half_2_q <= 5'd0;
      half_3_q <= 5'd0;
      half_4_q <= 5'd0;
      half_5_q <= 5'd0;
      special_0_q <= 4'd0;
      special_1_q <= 4'd0;
      special_2_q <= 4'd0;
      special_3_q <= 4'd0;
      special_4_q <= 4'd0;
      special_5_q <= 4'd0;
      x5_exponent_q <= 9'd0;
      x6_exponent_q <= 9'd0;
      x6_count_q <= 6'd0;
      x6_otherwise_q <= 6'd0;
      x6_limits_q <= 1'd0;
      a_half_q <= 5'd0;
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
        x1_half_q <= {once, mode[3], dst_kind == 3'd6, mode[1:0]};
        x1_control_q <= {operation_upper, operation_accumulates, operation_direction, operation_integral,
                operation_integer, operation_to_integer, dst_kind, saturate, mode[2:0]};
      end
      x5_exponent_q <= x4_pair_exponent_q;
      if (replacement_valid) begin
        x5_exponent_q <= replacement_exponent;
      end
      x6_exponent_q <= x5_exponent_q;
      x6_count_q <= zeros__count;
      x6_otherwise_q <= x5_room[5:0];
      x6_limits_q <= {3'd0, zeros__count} > x5_room;
      a_half_q <= half_5_q;
      control_0_q <= x1_control_q;
      control_1_q <= control_0_q;
      control_2_q <= control_1_q;
      control_3_q <= control_2_q;
      control_4_q <= control_3_q;
      control_5_q <= control_4_q;
      half_0_q <= x1_half_q;
      half_1_q <= half_0_q;
      half_2_q <= half_1_q;
      half_3_q <= half_2_q;
      half_4_q <= half_3_q;
      half_5_q <= half_4_q;
      special_0_q <= operands__special;
      special_1_q <= special_0_q;
      special_2_q <= special_1_q;
      special_3_q <= special_2_q;
      special_4_q <= special_3_q;
      special_5_q <= special_4_q;
    end
  end

  tessera_fma_operands operands (
    // X1: unpack
    .sources_src_0(x1_src_0_q),
    .sources_src_1(x1_src_1_q),
    .sources_src_2(x1_src_2_q),
    .sources_bare(x1_bare_q),
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
    .ftz(operands__ftz),
    .factors_multiplicand(operands__factors_multiplicand),
    .factors_multiplier(operands__factors_multiplier),
    .factors_addend(operands__factors_addend),
    .factors_product_exponent(operands__factors_product_exponent),
    .factors_addend_exponent(operands__factors_addend_exponent),
    .factors_product_sign(operands__factors_product_sign),
    .factors_addend_sign(operands__factors_addend_sign),
    .special(operands__special)
  );

  tessera_fma_multiply multiply (
    // X2: multiply
    .factors_multiplicand(x2_multiplicand_q),
    .factors_multiplier(x2_multiplier_q),
    .factors_addend(x2_addend_q),
    .factors_product_exponent(x2_product_exponent_q),
    .factors_addend_exponent(x2_addend_exponent_q),
    .factors_product_sign(x2_product_sign_q),
    .factors_addend_sign(x2_addend_sign_q),
    .to_integer(multiply__to_integer),
    .integers(multiply__integers),
    .accumulates(multiply__accumulates),
    .integral(multiply__integral),
    .made_product(multiply__made_product),
    .made_addend(multiply__made_addend),
    .made_product_leads(multiply__made_product_leads),
    .made_distance(multiply__made_distance),
    .made_far(multiply__made_far),
    .pair_exponent(multiply__pair_exponent),
    .pair_anchor_sign(multiply__pair_anchor_sign),
    .pair_shifted_sign(multiply__pair_shifted_sign)
  );

  tessera_fma_align align (
    // X3: align
    .pair_product(x3_product_q),
    .pair_addend(x3_addend_q),
    .pair_product_leads(x3_product_leads_q),
    .pair_distance(x3_distance_q),
    .pair_far(x3_far_q),
    .to_integer(align__to_integer),
    .integral(align__integral),
    .accumulates(align__accumulates),
    .direction(align__direction),
    .negative(x3_pair_shifted_sign_q),
    .windowed_anchor(align__windowed_anchor),
    .windowed_shifted(align__windowed_shifted)
  );

  tessera_fma_add add (
    // X4: add
    .windowed_anchor(x4_anchor_q),
    .windowed_shifted(x4_shifted_q),
    .anchor_sign(x4_pair_anchor_sign_q),
    .shifted_sign(x4_pair_shifted_sign_q),
    .whole(add__whole),
    .accumulates(add__accumulates),
    .total_sum(add__total_sum),
    .total_sign(add__total_sign),
    .total_cancel(add__total_cancel)
  );

  tessera_leading_zeros64 zeros (
    .value(zeros__value),
    .count(zeros__count)
  );

  tessera_float_normalise normalise (
    .sum(x6_sum_q),
    .shift(x6_shift),
    .significand(normalise__significand),
    .guard(normalise__guard),
    .sticky(normalise__sticky)
  );

  tessera_fma_whole whole (
    .sum(x6_sum_q),
    .negative(x6_cancel_q),
    .special(special_4_q),
    .dst_kind(whole__dst_kind),
    .product(whole__product),
    .upper(whole__upper),
    .result(whole__result)
  );

  tessera_round_pack round (
    .unrounded_sign(round__unrounded_sign),
    .unrounded_cancel(x7_cancel_q),
    .unrounded_exponent(x7_exponent_q),
    .unrounded_significand(x7_significand_q),
    .unrounded_guard(x7_guard_q),
    .unrounded_sticky(x7_sticky_q),
    .nan(round__nan),
    .infinite(round__infinite),
    .mode(round__mode),
    .saturate(round__saturate),
    .odd(round__odd),
    .value(round__value)
  );

  tessera_half_narrow narrow (
    // A: an f16
    .value(a_result_q),
    .half(narrow__half),
    .rounding(narrow__rounding),
    .flush(narrow__flush),
    .result(narrow__result)
  );

  assign operands__ftz = x1_control_q[2];
  assign multiply__to_integer = control_0_q[7];
  assign multiply__integral = control_0_q[9];
  assign multiply__integers = control_0_q[8];
  assign multiply__accumulates = control_0_q[12];
  assign align__integral = control_1_q[9];
  assign align__direction = control_1_q[11:10];
  assign align__to_integer = control_1_q[7];
  assign align__accumulates = control_1_q[12];
  assign add__whole = |control_2_q[8:7];
  assign product = x3_product_q;
  assign add__accumulates = control_2_q[12];
  // X5: count; the shift stops at exponent 1
  assign zeros__value = {x5_sum_q, 12'hfff};
  assign x5_room = x5_exponent_q - 9'd1;
  // X6: normalise, or bring an integer to its type
  assign x6_shift = x6_limits_q ? x6_otherwise_q : x6_count_q;
  assign whole__dst_kind = control_4_q[6:4];
  assign whole__product = control_4_q[8];
  assign whole__upper = control_4_q[13];
  // X7: round
  assign round__unrounded_sign = special_5_q[1] ? special_5_q[2] : x7_sign_q;
  assign round__nan = special_5_q[0];
  assign round__infinite = special_5_q[1];
  assign round__saturate = control_5_q[3];
  assign result = narrow__result;
  assign narrow__half = a_half_q[2];
  assign narrow__rounding = a_half_q[1:0];
  assign narrow__flush = a_half_q[3];

  always @* begin
    if (time_zero) begin end
    round__mode = control_5_q[2:0];
    round__odd = 1'd0;
    if (half_5_q[2]) begin
      // an f32 on the way to f16 is not flushed
      round__mode = {1'd0, half_5_q[1:0]};
      round__odd = half_5_q[4];
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, control_5_q[6:4], control_5_q[13:9], special_5_q[3], a_half_q[4]};
endmodule
`default_nettype wire
