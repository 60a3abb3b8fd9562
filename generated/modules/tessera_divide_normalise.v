// tessera_divide_normalise
// Takes a division apart.
//
//   in    1  sign
//   in   32  numerator
//   in   32  divisor
//   out  32  magnitude_0  Of numerator and divisor.
//   out  32  magnitude_1
//   out  32  pattern
//   out   1  plus
//   out   5  zeros
//   out   4  signs
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/intdiv_pipe/normalise.rs; do not edit.
`default_nettype none
module tessera_divide_normalise (
  input  wire sign,
  input  wire [31:0] numerator,
  input  wire [31:0] divisor,
  output wire [31:0] magnitude_0,
  output wire [31:0] magnitude_1,
  output wire [31:0] pattern,
  output wire plus,
  output wire [4:0] zeros,
  output wire [3:0] signs
);
  wire less;
  wire below;
  wire one;
  wire [31:0] flipped;
  wire [31:0] moved_0;
  wire [31:0] moved_1;
  wire [31:0] moved_2;
  wire [31:0] moved_3;
  wire [31:0] moved_4;
  wire [31:0] moved_5;
  wire [4:0] leading__count;

  tessera_leading_zeros32 leading (
    // the count does not depend on the lowest bit
    .value(flipped),
    .count(leading__count)
  );

  assign less = sign & numerator[31];
  assign below = sign & divisor[31];
  assign magnitude_0 = less ? (32'd0 - numerator) : numerator;
  assign magnitude_1 = below ? (32'd0 - divisor) : divisor;
  assign signs = {sign, ~(|divisor), less, less ^ below};
  assign one = sign & (&divisor);
  assign plus = below & ~one;
  assign flipped = below ? ~divisor : divisor;
  assign moved_0 = flipped | {31'd0, one};
  assign moved_1 = leading__count[4] ? (plus ? {moved_0[15:0], 16'hffff} : (moved_0 << 16)) : moved_0;
  assign moved_2 = leading__count[3] ? (plus ? {moved_1[23:0], 8'hff} : (moved_1 << 8)) : moved_1;
  assign moved_3 = leading__count[2] ? (plus ? {moved_2[27:0], 4'd15} : (moved_2 << 4)) : moved_2;
  assign moved_4 = leading__count[1] ? (plus ? {moved_3[29:0], 2'd3} : (moved_3 << 2)) : moved_3;
  assign moved_5 = leading__count[0] ? (plus ? {moved_4[30:0], 1'd1} : (moved_4 << 1)) : moved_4;
  assign zeros = leading__count;
  assign pattern = moved_5;
endmodule
`default_nettype wire
