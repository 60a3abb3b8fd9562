// tessera_em_lane
// Extended math, one lane.
//
//   in    1  clock      rising edge
//   in    1  reset      synchronous, active high
//   in    1  load       X1 takes a beat.
//   in    1  again      It is that of X7, for its next turn.
//   in    1  finish     What X7 holds is a result.
//   in    4  op
//   in    1  saturate
//   in    1  flush
//   in    2  abs
//   in    2  negate
//   in   32  src0
//   in   32  src1
//   out  32  result
//   out  10  extension
//   out   1  eo
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/em/lane.rs; do not edit.
`default_nettype none
module tessera_em_lane (
  input  wire clock,
  input  wire reset,
  input  wire load,
  input  wire again,
  input  wire finish,
  input  wire [3:0] op,
  input  wire saturate,
  input  wire flush,
  input  wire [1:0] abs,
  input  wire [1:0] negate,
  input  wire [31:0] src0,
  input  wire [31:0] src1,
  output wire [31:0] result,
  output wire [9:0] extension,
  output wire eo
);
  reg  [31:0] source_0;
  reg  [31:0] source_1;
  wire divides;
  wire [2:0] x1_step;
  wire [2:0] x2_step;
  wire [35:0] x2_factor;
  wire [17:0] x2_half_0;
  wire [17:0] x2_half_1;
  wire [30:0] x4_bend;
  wire [12:0] x4_kept;
  wire [19:0] x5_slope;
  wire [35:0] x5_product;
  wire [35:0] x5_rise;
  reg  [7:0] x1_beat_q;
  reg  [31:0] x1_bits_q;
  reg  [31:0] x1_other_q;
  reg  [31:0] back_bits_q;
  reg  [27:0] back_long_q;
  reg  [9:0] back_exponent_q;
  reg  [1:0] back_class_q;
  wire operand__flush;
  wire operand__again;
  wire operand__number_sign;
  wire [7:0] operand__number_field;
  wire operand__number_zero;
  wire operand__number_infinite;
  wire operand__number_nan;
  wire [27:0] operand__value_long;
  wire [9:0] operand__value_exponent;
  wire other__flush;
  wire other__number_sign;
  wire [7:0] other__number_field;
  wire other__number_zero;
  wire other__number_infinite;
  wire other__number_nan;
  wire [27:0] other__value_long;
  wire [9:0] other__value_exponent;
  wire [7:0] planner__plan_kind;
  wire planner__plan_sign;
  wire planner__plan_negative;
  wire planner__plan_far;
  wire [35:0] planner__plan_factor;
  wire [9:0] planner__plan_second;
  reg  [8:0] multipliers__address;
  wire [35:0] multipliers__data;
  reg  [7:0] beat_0_q;
  reg  [7:0] beat_1_q;
  reg  [7:0] beat_2_q;
  reg  [7:0] beat_3_q;
  reg  [7:0] beat_4_q;
  reg  [7:0] beat_5_q;
  reg  [31:0] other_bits_0_q;
  reg  [31:0] other_bits_1_q;
  reg  [31:0] other_bits_2_q;
  reg  [31:0] other_bits_3_q;
  reg  [31:0] other_bits_4_q;
  reg  [31:0] other_bits_5_q;
  reg  [7:0] kind_0_q;
  reg  [7:0] kind_1_q;
  reg  [7:0] kind_2_q;
  reg  [7:0] kind_3_q;
  reg  [7:0] kind_4_q;
  reg  [7:0] kind_5_q;
  reg  [7:0] x2_kind_q;
  reg  x2_sign_q;
  reg  x2_negative_q;
  reg  x2_far_q;
  reg  [35:0] x2_factor_q;
  reg  [9:0] x2_second_q;
  reg  [27:0] x2_value_long_q;
  reg  [9:0] x2_value_exponent_q;
  reg  [35:0] x3_low_0_q;
  reg  [35:0] x3_low_1_q;
  reg  [27:0] x3_high_0_q;
  reg  [27:0] x3_high_1_q;
  reg  x3_sign_q;
  reg  x3_negative_q;
  reg  x3_far_q;
  reg  [9:0] x3_exponent_q;
  reg  [9:0] x3_base_q;
  reg  [8:0] x3_integer_q;
  wire [2:0] locate__step;
  wire locate__turned;
  wire [9:0] locate__row;
  wire [17:0] locate__offset_distance;
  wire locate__offset_right;
  wire locate__offset_add;
  wire [28:0] locate__offset_window;
  wire [8:0] locate__offset_whole;
  wire [9:0] locate__offset_scale;
  wire [61:0] coefficients__data;
  reg  [17:0] x4_distance_q;
  reg  x4_right_q;
  reg  x4_add_q;
  reg  [28:0] x4_window_q;
  reg  [8:0] x4_whole_q;
  reg  [9:0] x4_scale_q;
  reg  x4_sign_q;
  reg  [35:0] x5_base_q;
  reg  [19:0] x5_c1_q;
  reg  [12:0] x5_bend_q;
  reg  [17:0] x5_distance_q;
  reg  x5_add_q;
  reg  [9:0] x5_scale_q;
  reg  x5_sign_q;
  wire limit__free;
  wire [34:0] limit__limit_stop;
  wire limit__limit_early;
  wire limit__limit_below;
  reg  [34:0] x6_limit_stop_q;
  reg  x6_limit_early_q;
  reg  x6_limit_below_q;
  reg  [35:0] x6_sum_q;
  reg  [9:0] x6_scale_q;
  reg  x6_sign_q;
  reg  x6_negatable_q;
  wire [51:0] count__counted_magnitude;
  wire [5:0] count__counted_shift;
  wire [9:0] count__counted_scale;
  wire count__counted_sign;
  reg  [51:0] x7_magnitude_q;
  reg  [5:0] x7_shift_q;
  reg  [9:0] x7_scale_q;
  reg  x7_sign_q;
  wire [31:0] finished__back_bits;
  wire [27:0] finished__back_long;
  wire [9:0] finished__back_exponent;
  wire [1:0] finished__back_class;
  wire [9:0] finished__extension;
  wire finished__eo;
  reg  [31:0] a_result_q;
  reg  [9:0] a_extension_q;
  reg  a_eo_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (load) begin
      x1_bits_q <= source_0;
      x1_other_q <= source_1;
      if (divides) begin
        x1_bits_q <= source_1;
        x1_other_q <= source_0;
      end
      if (again) begin
        x1_bits_q <= other_bits_5_q;
      end
    end
    x2_value_long_q <= operand__value_long;
    x2_value_exponent_q <= operand__value_exponent;
    x4_distance_q <= locate__offset_distance;
    x4_right_q <= locate__offset_right;
    x4_add_q <= locate__offset_add;
    x4_window_q <= locate__offset_window;
    x4_whole_q <= locate__offset_whole;
    x4_scale_q <= locate__offset_scale;
    x5_base_q <= {7'd0, coefficients__data[61:33]} | {x4_whole_q, 27'd0};
    if (kind_2_q[2:0] == 3'd5) begin
      x5_base_q <= {7'd0, x4_window_q};
    end
    x5_c1_q <= coefficients__data[32:13];
    x5_bend_q <= x4_kept;
    if (x4_right_q) begin
      x5_bend_q <= ~x4_kept;
    end
    x6_limit_stop_q <= limit__limit_stop;
    x6_limit_early_q <= limit__limit_early;
    x6_limit_below_q <= limit__limit_below;
    x7_magnitude_q <= count__counted_magnitude;
    x7_shift_q <= count__counted_shift;
    x7_scale_q <= count__counted_scale;
    x7_sign_q <= count__counted_sign;
    x3_low_0_q <= {18'd0, x2_value_long_q[17:0]} * {18'd0, x2_half_0};
    x3_low_1_q <= {18'd0, x2_value_long_q[17:0]} * {18'd0, x2_half_1};
    x3_high_0_q <= {18'd0, x2_value_long_q[27:18]} * {10'd0, x2_half_0};
    x3_high_1_q <= {18'd0, x2_value_long_q[27:18]} * {10'd0, x2_half_1};
    x6_sum_q <= x5_base_q + x5_rise;
    other_bits_0_q <= x1_other_q;
    other_bits_1_q <= other_bits_0_q;
    other_bits_2_q <= other_bits_1_q;
    other_bits_3_q <= other_bits_2_q;
    other_bits_4_q <= other_bits_3_q;
    other_bits_5_q <= other_bits_4_q;
  end

  always @(posedge clock) begin
    if (reset) begin
      x1_beat_q <= 8'd0;
      back_bits_q <= 32'd0;
      back_long_q <= 28'd0;
      back_exponent_q <= 10'd0;
      back_class_q <= 2'd0;
      beat_0_q <= 8'd0;
      beat_1_q <= 8'd0;
      beat_2_q <= 8'd0;
      beat_3_q <= 8'd0;
      beat_4_q <= 8'd0;
      beat_5_q <= 8'd0;
      kind_0_q <= 8'd0;
      kind_1_q <= 8'd0;
      kind_2_q <= 8'd0;
      kind_3_q <= 8'd0;
      kind_4_q <= 8'd0;
      kind_5_q <= 8'd0;
      x2_kind_q <= 8'd0;
      x2_sign_q <= 1'd0;
      x2_negative_q <= 1'd0;
      x2_far_q <= 1'd0;
      x2_factor_q <= 36'd0;
      x2_second_q <= 10'd0;
      x3_sign_q <= 1'd0;
      x3_negative_q <= 1'd0;
      x3_far_q <= 1'd0;
      x3_exponent_q <= 10'd0;
      x3_base_q <= 10'd0;
      x3_integer_q <= 9'd0;
      x4_sign_q <= 1'd0;
      x5_distance_q <= 18'd0;
      x5_add_q <= 1'd0;
      x5_scale_q <= 10'd0;
      x5_sign_q <= 1'd0;
      x6_scale_q <= 10'd0;
      x6_sign_q <= 1'd0;
      x6_negatable_q <= 1'd0;
      a_result_q <= 32'd0;
      a_extension_q <= 10'd0;
      a_eo_q <= 1'd0;
    end
    else begin
      back_bits_q <= finished__back_bits;
      back_long_q <= finished__back_long;
      back_exponent_q <= finished__back_exponent;
      back_class_q <= finished__back_class;
      x2_kind_q <= planner__plan_kind;
      x2_sign_q <= planner__plan_sign;
      x2_negative_q <= planner__plan_negative;
      x2_far_q <= planner__plan_far;
      x2_factor_q <= planner__plan_factor;
      x2_second_q <= planner__plan_second;
      if (load) begin
        x1_beat_q <= {flush, saturate, 2'd0, op};
        if (again) begin
          x1_beat_q <= beat_5_q + 8'h10;
        end
      end
      x3_sign_q <= x2_sign_q;
      x3_negative_q <= x2_negative_q;
      x3_far_q <= x2_far_q;
      x3_exponent_q <= x2_value_exponent_q;
      x3_base_q <= 10'h97;
      case (x2_step)
        3'd0: begin
          x3_base_q <= 10'h116;
        end
        3'd4: begin
          x3_base_q <= 10'h57;
        end
        3'd6: begin
          x3_base_q <= 10'hd7;
        end
        3'd5: begin
          x3_base_q <= x2_second_q - 10'h67;
        end
        default: begin
        end
      endcase
      x3_integer_q <= x2_value_exponent_q[8:0] - 9'h7f;
      x4_sign_q <= x3_sign_q ^ locate__turned;
      x5_distance_q <= x4_distance_q;
      x5_add_q <= x4_add_q;
      x5_scale_q <= x4_scale_q;
      x5_sign_q <= x4_sign_q;
      x6_scale_q <= x5_scale_q;
      x6_sign_q <= x5_sign_q;
      x6_negatable_q <= (kind_3_q[2:0] == 3'd1) & (kind_3_q[4:3] == 2'd0);
      a_result_q <= 32'd0;
      a_extension_q <= 10'd0;
      a_eo_q <= 1'd0;
      if (finish) begin
        a_result_q <= finished__back_bits;
        a_extension_q <= finished__extension;
        a_eo_q <= finished__eo;
      end
      beat_0_q <= x1_beat_q;
      beat_1_q <= beat_0_q;
      beat_2_q <= beat_1_q;
      beat_3_q <= beat_2_q;
      beat_4_q <= beat_3_q;
      beat_5_q <= beat_4_q;
      kind_0_q <= planner__plan_kind;
      kind_1_q <= kind_0_q;
      kind_2_q <= kind_1_q;
      kind_3_q <= kind_2_q;
      kind_4_q <= kind_3_q;
      kind_5_q <= kind_4_q;
    end
  end

  tessera_em_operand operand (
    // X1: unpack, plan
    .bits(x1_bits_q),
    .flush(operand__flush),
    .again(operand__again),
    .back_bits(back_bits_q),
    .back_long(back_long_q),
    .back_exponent(back_exponent_q),
    .back_class(back_class_q),
    .number_sign(operand__number_sign),
    .number_field(operand__number_field),
    .number_zero(operand__number_zero),
    .number_infinite(operand__number_infinite),
    .number_nan(operand__number_nan),
    .value_long(operand__value_long),
    .value_exponent(operand__value_exponent)
  );

  tessera_em_operand other (
    .bits(x1_other_q),
    .flush(other__flush),
    .again(1'd0),
    .back_bits(back_bits_q),
    .back_long(back_long_q),
    .back_exponent(back_exponent_q),
    .back_class(back_class_q),
    .number_sign(other__number_sign),
    .number_field(other__number_field),
    .number_zero(other__number_zero),
    .number_infinite(other__number_infinite),
    .number_nan(other__number_nan),
    .value_long(other__value_long),
    .value_exponent(other__value_exponent)
  );

  tessera_em_planner planner (
    .beat(x1_beat_q),
    .number_sign(operand__number_sign),
    .number_field(operand__number_field),
    .number_zero(operand__number_zero),
    .number_infinite(operand__number_infinite),
    .number_nan(operand__number_nan),
    .other_sign(other__number_sign),
    .other_field(other__number_field),
    .other_zero(other__number_zero),
    .other_infinite(other__number_infinite),
    .other_nan(other__number_nan),
    .back_bits(back_bits_q),
    .back_long(back_long_q),
    .back_exponent(back_exponent_q),
    .back_class(back_class_q),
    .plan_kind(planner__plan_kind),
    .plan_sign(planner__plan_sign),
    .plan_negative(planner__plan_negative),
    .plan_far(planner__plan_far),
    .plan_factor(planner__plan_factor),
    .plan_second(planner__plan_second)
  );

  tessera_em_multipliers multipliers (
    .clock(clock),
    .address(multipliers__address),
    .data(multipliers__data)
  );

  tessera_em_locate locate (
    .low_0(x3_low_0_q),
    .low_1(x3_low_1_q),
    .high_0(x3_high_0_q),
    .high_1(x3_high_1_q),
    .step(locate__step),
    .negative(x3_negative_q),
    .far(x3_far_q),
    .exponent(x3_exponent_q),
    .base(x3_base_q),
    .whole(x3_integer_q),
    .turned(locate__turned),
    .row(locate__row),
    .offset_distance(locate__offset_distance),
    .offset_right(locate__offset_right),
    .offset_add(locate__offset_add),
    .offset_window(locate__offset_window),
    .offset_whole(locate__offset_whole),
    .offset_scale(locate__offset_scale)
  );

  tessera_em_coefficients coefficients (
    .clock(clock),
    .address(locate__row),
    .data(coefficients__data)
  );

  tessera_em_limit limit (
    .scale(x5_scale_q),
    .free(limit__free),
    .limit_stop(limit__limit_stop),
    .limit_early(limit__limit_early),
    .limit_below(limit__limit_below)
  );

  tessera_em_count count (
    // X6: count
    .sum(x6_sum_q),
    .negatable(x6_negatable_q),
    .sign(x6_sign_q),
    .scale(x6_scale_q),
    .limit_stop(x6_limit_stop_q),
    .limit_early(x6_limit_early_q),
    .limit_below(x6_limit_below_q),
    .counted_magnitude(count__counted_magnitude),
    .counted_shift(count__counted_shift),
    .counted_scale(count__counted_scale),
    .counted_sign(count__counted_sign)
  );

  tessera_em_finish finished (
    // X7: finish
    .counted_magnitude(x7_magnitude_q),
    .counted_shift(x7_shift_q),
    .counted_scale(x7_scale_q),
    .counted_sign(x7_sign_q),
    .kind(kind_5_q),
    .beat(beat_5_q),
    .back_bits(finished__back_bits),
    .back_long(finished__back_long),
    .back_exponent(finished__back_exponent),
    .back_class(finished__back_class),
    .extension(finished__extension),
    .eo(finished__eo)
  );

  assign divides = (op == 4'd9) | (op == 4'd14);
  assign operand__flush = x1_beat_q[7];
  assign operand__again = x1_beat_q[5:4] == 2'd2;
  assign other__flush = x1_beat_q[7];
  assign x1_step = planner__plan_kind[2:0];
  // X2: multiply, what comes from the table late; the constant part of the scale, with the carry of a subtraction
  assign x2_factor = x2_factor_q | multipliers__data;
  assign x2_half_0 = x2_factor[17:0];
  assign x2_half_1 = x2_factor[35:18];
  assign x2_step = kind_0_q[2:0];
  // X3: locate
  assign locate__step = kind_1_q[2:0];
  // X4: bend
  assign x4_bend = {18'd0, coefficients__data[12:0]} * {13'd0, x4_distance_q};
  assign x4_kept = {1'd0, x4_bend[30:19]};
  // X5: slope, sum; what is taken away is added inverted
  assign x5_slope = x5_c1_q + {{7{x5_bend_q[12]}}, x5_bend_q};
  assign x5_product = {18'd0, x5_slope[19:2]} * {18'd0, x5_distance_q};
  assign x5_rise = ~x5_add_q ? ~{16'd0, x5_product[35:16]} : {16'd0, x5_product[35:16]};
  assign limit__free = kind_3_q[7];
  assign result = a_result_q;
  assign extension = a_extension_q;
  assign eo = a_eo_q;

  always @* begin
    if (time_zero) begin end
    // sources: abs, negate; the divisor first
    source_0 = src0;
    source_0[31] = (source_0[31] & ~abs[0]) ^ negate[0];
    if (op == 4'd10) begin
      source_0 = source_0 & 32'h7fffffff;
    end
  end

  always @* begin
    if (time_zero) begin end
    source_1 = src1;
    source_1[31] = (source_1[31] & ~abs[1]) ^ negate[1];
  end

  always @* begin
    if (time_zero) begin end
    multipliers__address = 9'hff;
    if (x1_step == 3'd2) begin
      multipliers__address = {1'd0, operand__number_field};
    end
    else if ((x1_step == 3'd3) | (x1_step == 3'd7)) begin
      multipliers__address = {1'd1, operand__number_field};
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, x4_bend[18:0], x5_slope[1:0], x5_product[15:0], other__value_long, other__value_exponent,
      x2_kind_q};
endmodule
`default_nettype wire
