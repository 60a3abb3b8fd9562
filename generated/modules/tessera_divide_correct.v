// tessera_divide_correct
// The last of the quotient, and signs.
//
//   in   32  digits
//   in   33  rest       Below twice the divisor.
//   in   32  divisor
//   in    4  signs
//   out  32  quotient
//   out  32  remainder
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/intdiv_pipe/correct.rs; do not edit.
`default_nettype none
module tessera_divide_correct (
  input  wire [31:0] digits,
  input  wire [32:0] rest,
  input  wire [31:0] divisor,
  input  wire [3:0] signs,
  output reg  [31:0] quotient,
  output reg  [31:0] remainder
);
  wire [33:0] left;
  wire more;
  reg  [31:0] turned;
  reg  one;
  wire [31:0] low;
  wire [31:0] by_zero__limit;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_divide_limit by_zero (
    .signs(signs),
    .limit(by_zero__limit)
  );

  assign left = {1'd0, rest} - {2'd0, divisor};
  assign more = ~left[33];
  assign low = rest[31:0];

  always @* begin
    if (time_zero) begin end
    turned = digits;
    one = more;
    if (signs[0]) begin
      turned = ~digits;
      one = ~more;
    end
  end

  always @* begin
    if (time_zero) begin end
    quotient = turned + {31'd0, one};
    remainder = low;
    if (more) begin
      remainder = left[31:0];
    end
    if (signs[1]) begin
      remainder = 32'd0 - low;
      if (more) begin
        remainder = divisor - low;
      end
    end
    if (signs[2]) begin
      quotient = by_zero__limit;
      remainder = by_zero__limit;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, left[32]};
endmodule
`default_nettype wire
