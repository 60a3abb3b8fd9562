// tessera_divide_begin
// What a division begins with.
//
//   in    1  sign
//   in   32  numerator
//   in   32  divisor
//   out  32  magnitude  Of the numerator.
//   out   1  below      The divisor is negative.
//   out   4  signs
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/intdiv/signs.rs; do not edit.
`default_nettype none
module tessera_divide_begin (
  input  wire sign,
  input  wire [31:0] numerator,
  input  wire [31:0] divisor,
  output wire [31:0] magnitude,
  output wire below,
  output wire [3:0] signs
);
  wire less;
  wire negative;

  assign less = sign & numerator[31];
  assign negative = sign & divisor[31];
  assign magnitude = less ? (32'd0 - numerator) : numerator;
  assign below = negative;
  assign signs = {sign, ~(|divisor), less, less ^ negative};
endmodule
`default_nettype wire
