// tessera_divide_signs
// Signs of quotient and remainder.
//
//   in   32  digits     Magnitude of the quotient.
//   in   32  rest       Magnitude of the remainder.
//   in    4  signs
//   out  32  quotient
//   out  32  remainder
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/intdiv/signs.rs; do not edit.
`default_nettype none
module tessera_divide_signs (
  input  wire [31:0] digits,
  input  wire [31:0] rest,
  input  wire [3:0] signs,
  output reg  [31:0] quotient,
  output reg  [31:0] remainder
);
  wire [31:0] by_zero__limit;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_divide_limit by_zero (
    .signs(signs),
    .limit(by_zero__limit)
  );

  always @* begin
    if (time_zero) begin end
    quotient = digits;
    remainder = rest;
    if (signs[0]) begin
      quotient = 32'd0 - digits;
    end
    if (signs[1]) begin
      remainder = 32'd0 - rest;
    end
    if (signs[2]) begin
      quotient = by_zero__limit;
      remainder = by_zero__limit;
    end
  end
endmodule
`default_nettype wire
