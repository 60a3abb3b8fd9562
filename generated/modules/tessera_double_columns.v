// tessera_double_columns
// Multiplies.
//
//   in   64  factor_0
//   in   64  factor_1
//   out  64  high      The upper half of the product is the sum of these,
//   out  32  mixed_0
//   out  32  mixed_1
//   out   2  carry
//   out  64  low       and this the lower half.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/double/align.rs; do not edit.
`default_nettype none
module tessera_double_columns (
  input  wire [63:0] factor_0,
  input  wire [63:0] factor_1,
  output wire [63:0] high,
  output wire [31:0] mixed_0,
  output wire [31:0] mixed_1,
  output wire [1:0] carry,
  output wire [63:0] low
);
  wire [63:0] partial_0;
  wire [63:0] partial_1;
  wire [63:0] partial_2;
  wire [63:0] partial_3;
  wire [33:0] second;

  assign partial_0 = {32'd0, factor_0[31:0]} * {32'd0, factor_1[31:0]};
  assign partial_1 = {32'd0, factor_0[31:0]} * {32'd0, factor_1[63:32]};
  assign partial_2 = {32'd0, factor_0[63:32]} * {32'd0, factor_1[31:0]};
  assign partial_3 = {32'd0, factor_0[63:32]} * {32'd0, factor_1[63:32]};
  assign second = {2'd0, partial_0[63:32]} + {2'd0, partial_1[31:0]} + {2'd0, partial_2[31:0]};
  assign low = {second[31:0], partial_0[31:0]};
  assign carry = second[33:32];
  assign mixed_0 = partial_1[63:32];
  assign mixed_1 = partial_2[63:32];
  assign high = partial_3;
endmodule
`default_nettype wire
