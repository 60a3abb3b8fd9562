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
  wire [31:0] operands__magnitude;
  wire operands__below;
  wire [3:0] operands__signs;
  wire [3:0] result__signs;
  wire [31:0] result__quotient;
  wire [31:0] result__remainder;

  always @(posedge clock) begin
    if (load) begin
      digits_q <= operands__magnitude;
      by_q <= divisor;
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
      below_q <= operands__below;
      minus_q <= operands__signs[0];
      less_q <= operands__signs[1];
      zero_q <= operands__signs[2];
    end
  end

  tessera_divide_begin operands (
    .sign(sign),
    .numerator(numerator),
    .divisor(divisor),
    .magnitude(operands__magnitude),
    .below(operands__below),
    .signs(operands__signs)
  );

  tessera_divide_signs result (
    .digits(digits_q),
    .rest(rest_q),
    .signs(result__signs),
    .quotient(result__quotient),
    .remainder(result__remainder)
  );

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
  wire unused_ok = &{1'b0, sum[0], operands__signs[3]};
endmodule
`default_nettype wire
