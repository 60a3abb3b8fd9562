// tessera_divide_pipe_lane
// Divides two integers in seven stages.
//
//   in    1  clock      rising edge
//   in    1  reset      synchronous, active high
//   in    1  load       X1 takes a beat.
//   in    1  finish     What X7 holds is a result.
//   in    1  sign
//   in   32  numerator
//   in   32  divisor
//   out  32  quotient
//   out  32  remainder
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/intdiv_pipe/lane.rs; do not edit.
`default_nettype none
module tessera_divide_pipe_lane (
  input  wire clock,
  input  wire reset,
  input  wire load,
  input  wire finish,
  input  wire sign,
  input  wire [31:0] numerator,
  input  wire [31:0] divisor,
  output wire [31:0] quotient,
  output wire [31:0] remainder
);
  wire [35:0] x3_estimate;
  wire [16:0] x3_first;
  wire [17:0] x5_top;
  wire [35:0] x5_estimate;
  wire [17:0] x5_digits;
  wire [32:0] x6_all;
  reg  x1_sign_q;
  reg  [31:0] x1_numerator_q;
  reg  [31:0] x1_divisor_q;
  wire [31:0] x1_begin__magnitude;
  wire x1_begin__below;
  wire [3:0] x1_begin__signs;
  wire [31:0] x1__magnitude;
  wire [31:0] x1__pattern;
  wire [4:0] x1__zeros;
  reg  [3:0] signs_0_q;
  reg  [3:0] signs_1_q;
  reg  [3:0] signs_2_q;
  reg  [3:0] signs_3_q;
  reg  [3:0] signs_4_q;
  reg  [3:0] signs_5_q;
  reg  [31:0] divisors_0_q;
  reg  [31:0] divisors_1_q;
  reg  [31:0] divisors_2_q;
  reg  [31:0] divisors_3_q;
  reg  [31:0] divisors_4_q;
  reg  [31:0] divisors_5_q;
  reg  [4:0] zeros_0_q;
  reg  [4:0] zeros_1_q;
  reg  [4:0] zeros_2_q;
  reg  [4:0] zeros_3_q;
  reg  [4:0] zeros_4_q;
  reg  [31:0] x2_numerator_q;
  reg  [31:0] x2_pattern_q;
  wire [17:0] inverse__reciprocal;
  reg  [31:0] factors_0_q;
  reg  [31:0] factors_1_q;
  reg  [31:0] factors_2_q;
  reg  [31:0] factors_3_q;
  reg  [31:0] x3_numerator_q;
  reg  [17:0] reciprocals_0_q;
  reg  [17:0] reciprocals_1_q;
  reg  [31:0] x4_numerator_q;
  reg  [16:0] firsts_0_q;
  reg  [16:0] firsts_1_q;
  reg  [16:0] firsts_2_q;
  wire [50:0] x4__minuend;
  wire [17:0] x4__digits;
  wire [50:0] x4__difference;
  reg  [50:0] x5_rest_q;
  reg  [50:0] x6_rest_q;
  reg  [17:0] x6_digits_q;
  wire [50:0] x6__difference;
  reg  [32:0] x7_rest_q;
  reg  [31:0] x7_digits_q;
  wire [31:0] x7__quotient;
  wire [31:0] x7__remainder;
  reg  [31:0] a_quotient_q;
  reg  [31:0] a_remainder_q;
  wire [32:0] tmp_0 = (x6_all >> 1) >> ~zeros_4_q[3:0];

  always @(posedge clock) begin
    if (load) begin
      x1_numerator_q <= numerator;
      x1_divisor_q <= divisor;
    end
    x2_numerator_q <= x1_begin__magnitude;
    x2_pattern_q <= x1__pattern;
    x3_numerator_q <= x2_numerator_q;
    x4_numerator_q <= x3_numerator_q;
    x5_rest_q <= x4__difference;
    x6_rest_q <= x5_rest_q;
    if (zeros_3_q[4]) begin
      x6_rest_q <= x5_rest_q << 16;
    end
    x6_digits_q <= x5_digits & (18'h3fffe << ~zeros_3_q[3:0]);
    x7_rest_q <= x6__difference[48:16];
    if (zeros_4_q[4]) begin
      x7_rest_q <= {14'd0, x6__difference[50:32]};
    end
    x7_digits_q <= tmp_0[31:0];
    signs_0_q <= x1_begin__signs;
    signs_1_q <= signs_0_q;
    signs_2_q <= signs_1_q;
    signs_3_q <= signs_2_q;
    signs_4_q <= signs_3_q;
    signs_5_q <= signs_4_q;
    divisors_0_q <= x1__magnitude;
    divisors_1_q <= divisors_0_q;
    divisors_2_q <= divisors_1_q;
    divisors_3_q <= divisors_2_q;
    divisors_4_q <= divisors_3_q;
    divisors_5_q <= divisors_4_q;
    zeros_0_q <= x1__zeros;
    zeros_1_q <= zeros_0_q;
    zeros_2_q <= zeros_1_q;
    zeros_3_q <= zeros_2_q;
    zeros_4_q <= zeros_3_q;
    factors_0_q <= x2_pattern_q;
    factors_1_q <= factors_0_q;
    factors_2_q <= factors_1_q;
    factors_3_q <= factors_2_q;
    reciprocals_0_q <= inverse__reciprocal;
    reciprocals_1_q <= reciprocals_0_q;
    firsts_0_q <= x3_first;
    firsts_1_q <= firsts_0_q;
    firsts_2_q <= firsts_1_q;
  end

  always @(posedge clock) begin
    if (reset) begin
      x1_sign_q <= 1'd0;
      a_quotient_q <= 32'd0;
      a_remainder_q <= 32'd0;
    end
    else begin
      if (load) begin
        x1_sign_q <= sign;
      end
      a_quotient_q <= 32'd0;
      a_remainder_q <= 32'd0;
      if (finish) begin
        a_quotient_q <= x7__quotient;
        a_remainder_q <= x7__remainder;
      end
    end
  end

  tessera_divide_begin x1_begin (
    // X1: magnitudes, table
    .sign(x1_sign_q),
    .numerator(x1_numerator_q),
    .divisor(x1_divisor_q),
    .magnitude(x1_begin__magnitude),
    .below(x1_begin__below),
    .signs(x1_begin__signs)
  );

  tessera_divide_normalise x1 (
    .below(x1_begin__below),
    .divisor(x1_divisor_q),
    .magnitude(x1__magnitude),
    .pattern(x1__pattern),
    .zeros(x1__zeros)
  );

  tessera_divide_reciprocal inverse (
    .clock(clock),
    .pattern(x1__pattern),
    // X2: how far the reciprocal falls
    .held(x2_pattern_q),
    .reciprocal(inverse__reciprocal)
  );

  tessera_divide_rest x4 (
    .minuend(x4__minuend),
    .digits(x4__digits),
    .divisor(factors_1_q),
    .difference(x4__difference)
  );

  tessera_divide_rest x6 (
    // X6: what these leave; the quotient
    .minuend(x6_rest_q),
    .digits(x6_digits_q),
    .divisor(factors_3_q),
    .difference(x6__difference)
  );

  tessera_divide_correct x7 (
    // X7: correct, signs
    .digits(x7_digits_q),
    .rest(x7_rest_q),
    .divisor(divisors_5_q),
    .signs(signs_5_q),
    .quotient(x7__quotient),
    .remainder(x7__remainder)
  );

  // X5: second digits, none below the quotient's lowest
  assign x5_top = zeros_3_q[4] ? x5_rest_q[32:15] : x5_rest_q[48:31];
  assign x6_all = zeros_4_q[4] ? ({15'd0, x6_digits_q} + {firsts_2_q, 16'd0}) : {15'd0, x6_digits_q};
  // X3: first digits
  assign x3_estimate = {18'd0, x3_numerator_q[31:14]} * {18'd0, inverse__reciprocal};
  assign x3_first = zeros_1_q[4] ? x3_estimate[35:19] : 17'd0;
  // X4: what they leave
  assign x4__minuend = {3'd0, x4_numerator_q, 16'd0};
  assign x4__digits = {1'd0, firsts_0_q};
  assign x5_estimate = {18'd0, x5_top} * {18'd0, reciprocals_1_q};
  assign x5_digits = x5_estimate[35:18];
  assign quotient = a_quotient_q;
  assign remainder = a_remainder_q;

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, x3_estimate[18:0], x5_estimate[17:0], x6__difference[15:0], tmp_0[32]};
endmodule
`default_nettype wire
