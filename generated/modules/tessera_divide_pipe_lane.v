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
  wire x1_less;
  wire x1_below;
  reg  x1_sign_q;
  reg  [31:0] x1_numerator_q;
  reg  [31:0] x1_divisor_q;
  reg  [3:0] signs_0_q;
  reg  [3:0] signs_1_q;
  reg  [3:0] signs_2_q;
  reg  [3:0] signs_3_q;
  reg  [3:0] signs_4_q;
  reg  [3:0] signs_5_q;
  reg  [31:0] x2_digits_q;
  reg  [31:0] x2_divisor_q;
  reg  [31:0] x3_rest_q;
  reg  [31:0] x3_digits_q;
  reg  [31:0] x3_divisor_q;
  reg  [31:0] x4_rest_q;
  reg  [31:0] x4_digits_q;
  reg  [31:0] x4_divisor_q;
  reg  [31:0] x5_rest_q;
  reg  [31:0] x5_digits_q;
  reg  [31:0] x5_divisor_q;
  reg  [31:0] x6_rest_q;
  reg  [31:0] x6_digits_q;
  reg  [31:0] x6_divisor_q;
  reg  [31:0] x7_rest_q;
  reg  [31:0] x7_digits_q;
  wire [31:0] x7__quotient;
  wire [31:0] x7__remainder;
  wire [31:0] steps2__next_rest;
  wire [31:0] steps2__next_digits;
  wire [31:0] steps3__next_rest;
  wire [31:0] steps3__next_digits;
  wire [31:0] steps4__next_rest;
  wire [31:0] steps4__next_digits;
  wire [31:0] steps5__next_rest;
  wire [31:0] steps5__next_digits;
  wire [31:0] steps6__next_rest;
  wire [31:0] steps6__next_digits;
  reg  [31:0] a_quotient_q;
  reg  [31:0] a_remainder_q;

  always @(posedge clock) begin
    if (load) begin
      x1_numerator_q <= numerator;
      x1_divisor_q <= divisor;
    end
    x3_rest_q <= steps2__next_rest;
    x3_digits_q <= steps2__next_digits;
    x3_divisor_q <= x2_divisor_q;
    x4_rest_q <= steps3__next_rest;
    x4_digits_q <= steps3__next_digits;
    x4_divisor_q <= x3_divisor_q;
    x5_rest_q <= steps4__next_rest;
    x5_digits_q <= steps4__next_digits;
    x5_divisor_q <= x4_divisor_q;
    x6_rest_q <= steps5__next_rest;
    x6_digits_q <= steps5__next_digits;
    x6_divisor_q <= x5_divisor_q;
    x2_digits_q <= x1_numerator_q;
    if (x1_less) begin
      x2_digits_q <= 32'd0 - x1_numerator_q;
    end
    x2_divisor_q <= x1_divisor_q;
    if (x1_below) begin
      x2_divisor_q <= 32'd0 - x1_divisor_q;
    end
    x7_rest_q <= steps6__next_rest;
    x7_digits_q <= steps6__next_digits;
  end

  always @(posedge clock) begin
    if (reset) begin
      x1_sign_q <= 1'd0;
      signs_0_q <= 4'd0;
      signs_1_q <= 4'd0;
      signs_2_q <= 4'd0;
      signs_3_q <= 4'd0;
      signs_4_q <= 4'd0;
      signs_5_q <= 4'd0;
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
      signs_0_q <= {x1_sign_q, ~(|x1_divisor_q), x1_less, x1_less ^ x1_below};
      signs_1_q <= signs_0_q;
      signs_2_q <= signs_1_q;
      signs_3_q <= signs_2_q;
      signs_4_q <= signs_3_q;
      signs_5_q <= signs_4_q;
    end
  end

  tessera_divide_signs x7 (
    // X7: signs
    .digits(x7_digits_q),
    .rest(x7_rest_q),
    .signs(signs_5_q),
    .quotient(x7__quotient),
    .remainder(x7__remainder)
  );

  tessera_divide_steps_from0_to8 steps2 (
    // X2 to X6: digits
    .rest(32'd0),
    .digits(x2_digits_q),
    .divisor(x2_divisor_q),
    .next_rest(steps2__next_rest),
    .next_digits(steps2__next_digits)
  );

  tessera_divide_steps_from8_to15 steps3 (
    .rest(x3_rest_q),
    .digits(x3_digits_q),
    .divisor(x3_divisor_q),
    .next_rest(steps3__next_rest),
    .next_digits(steps3__next_digits)
  );

  tessera_divide_steps_from15_to21 steps4 (
    .rest(x4_rest_q),
    .digits(x4_digits_q),
    .divisor(x4_divisor_q),
    .next_rest(steps4__next_rest),
    .next_digits(steps4__next_digits)
  );

  tessera_divide_steps_from21_to27 steps5 (
    .rest(x5_rest_q),
    .digits(x5_digits_q),
    .divisor(x5_divisor_q),
    .next_rest(steps5__next_rest),
    .next_digits(steps5__next_digits)
  );

  tessera_divide_steps_from27_to32 steps6 (
    .rest(x6_rest_q),
    .digits(x6_digits_q),
    .divisor(x6_divisor_q),
    .next_rest(steps6__next_rest),
    .next_digits(steps6__next_digits)
  );

  // X1: magnitudes
  assign x1_less = x1_sign_q & x1_numerator_q[31];
  assign x1_below = x1_sign_q & x1_divisor_q[31];
  assign quotient = a_quotient_q;
  assign remainder = a_remainder_q;
endmodule
`default_nettype wire
