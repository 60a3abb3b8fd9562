// tessera_divide_lane
// Divides, one bit a cycle.
//
//   in    1  clock       rising edge
//   in    1  reset       synchronous, active high
//   in    1  load        A division begins.
//   in    1  hold        No step is taken.
//   in    1  sign
//   in   32  numerator
//   in   32  divisor
//   in    1  was_signed  `sign` of the division that has begun.
//   out  32  quotient
//   out  32  remainder
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/intdiv/lane.rs; do not edit.
`default_nettype none
module tessera_divide_lane (
  input  wire clock,
  input  wire reset,
  input  wire load,
  input  wire hold,
  input  wire sign,
  input  wire [31:0] numerator,
  input  wire [31:0] divisor,
  input  wire was_signed,
  output wire [31:0] quotient,
  output wire [31:0] remainder
);
  wire numerator_sign;
  wire divisor_sign;
  wire [32:0] trial;
  wire [32:0] subtrahend;
  wire [33:0] sum;
  wire [32:0] difference;
  reg  [31:0] rest_q;
  reg  [31:0] digits_q;
  reg  [31:0] by_q;
  reg  below_q;
  reg  minus_q;
  reg  less_q;
  reg  zero_q;
  wire [3:0] result__signs;
  wire [31:0] result__quotient;
  wire [31:0] result__remainder;

  always @(posedge clock) begin
    if (load) begin
      digits_q <= numerator;
      by_q <= divisor;
      if (numerator_sign) begin
        digits_q <= 32'd0 - numerator;
      end
      rest_q <= 32'd0;
    end
    else if (~hold) begin
      digits_q <= {digits_q[30:0], ~difference[32]};
      rest_q <= difference[31:0];
      if (difference[32]) begin
        rest_q <= trial[31:0];
      end
    end
  end

  always @(posedge clock) begin
    if (reset) begin
      below_q <= 1'd0;
      minus_q <= 1'd0;
      less_q <= 1'd0;
      zero_q <= 1'd0;
    end
    else if (load) begin
      minus_q <= numerator_sign ^ divisor_sign;
      less_q <= numerator_sign;
      below_q <= divisor_sign;
      zero_q <= ~(|divisor);
    end
  end

  tessera_divide_signs result (
    .digits(digits_q),
    .rest(rest_q),
    .signs(result__signs),
    .quotient(result__quotient),
    .remainder(result__remainder)
  );

  assign numerator_sign = sign & numerator[31];
  assign divisor_sign = sign & divisor[31];
  // a divisor below 0 is added; the lowest bit of the sum is the carry of a subtraction
  assign trial = {rest_q, digits_q[31]};
  assign subtrahend = below_q ? {1'd1, by_q} : ~{1'd0, by_q};
  assign sum = {trial, 1'd1} + {subtrahend, ~below_q};
  assign difference = sum[33:1];
  // signs
  assign result__signs = {was_signed, zero_q, less_q, minus_q};
  assign quotient = result__quotient;
  assign remainder = result__remainder;

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, sum[0]};
endmodule
`default_nettype wire
