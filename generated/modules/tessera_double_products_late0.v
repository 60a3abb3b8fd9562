// tessera_double_products_late0
// Multiplies.
//
//   in    1  clock            rising edge
//   in    1  reset            synchronous, active high
//   in   64  factor_0
//   in   64  factor_1
//   out  32  made_partial_0   Of 16 bits of the factors from `16 j` and `16 k` on, at `4 j + k`.
//   out  32  made_partial_1
//   out  32  made_partial_2
//   out  32  made_partial_3
//   out  32  made_partial_4
//   out  32  made_partial_5
//   out  32  made_partial_6
//   out  32  made_partial_7
//   out  32  made_partial_8
//   out  32  made_partial_9
//   out  32  made_partial_10
//   out  32  made_partial_11
//   out  32  made_partial_12
//   out  32  made_partial_13
//   out  32  made_partial_14
//   out  32  made_partial_15
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/alu/double/products.rs; do not edit.
`default_nettype none
module tessera_double_products_late0 (
  input  wire clock,
  input  wire reset,
  input  wire [63:0] factor_0,
  input  wire [63:0] factor_1,
  output wire [31:0] made_partial_0,
  output wire [31:0] made_partial_1,
  output wire [31:0] made_partial_2,
  output wire [31:0] made_partial_3,
  output wire [31:0] made_partial_4,
  output wire [31:0] made_partial_5,
  output wire [31:0] made_partial_6,
  output wire [31:0] made_partial_7,
  output wire [31:0] made_partial_8,
  output wire [31:0] made_partial_9,
  output wire [31:0] made_partial_10,
  output wire [31:0] made_partial_11,
  output wire [31:0] made_partial_12,
  output wire [31:0] made_partial_13,
  output wire [31:0] made_partial_14,
  output wire [31:0] made_partial_15
);
  wire [31:0] given_partial_0;
  wire [31:0] given_partial_1;
  wire [31:0] given_partial_2;
  wire [31:0] given_partial_3;
  wire [31:0] given_partial_4;
  wire [31:0] given_partial_5;
  wire [31:0] given_partial_6;
  wire [31:0] given_partial_7;
  wire [31:0] given_partial_8;
  wire [31:0] given_partial_9;
  wire [31:0] given_partial_10;
  wire [31:0] given_partial_11;
  wire [31:0] given_partial_12;
  wire [31:0] given_partial_13;
  wire [31:0] given_partial_14;
  wire [31:0] given_partial_15;

  assign given_partial_0 = {16'd0, factor_0[15:0]} * {16'd0, factor_1[15:0]};
  assign given_partial_1 = {16'd0, factor_0[15:0]} * {16'd0, factor_1[31:16]};
  assign given_partial_2 = {16'd0, factor_0[15:0]} * {16'd0, factor_1[47:32]};
  assign given_partial_3 = {16'd0, factor_0[15:0]} * {16'd0, factor_1[63:48]};
  assign given_partial_4 = {16'd0, factor_0[31:16]} * {16'd0, factor_1[15:0]};
  assign given_partial_5 = {16'd0, factor_0[31:16]} * {16'd0, factor_1[31:16]};
  assign given_partial_6 = {16'd0, factor_0[31:16]} * {16'd0, factor_1[47:32]};
  assign given_partial_7 = {16'd0, factor_0[31:16]} * {16'd0, factor_1[63:48]};
  assign given_partial_8 = {16'd0, factor_0[47:32]} * {16'd0, factor_1[15:0]};
  assign given_partial_9 = {16'd0, factor_0[47:32]} * {16'd0, factor_1[31:16]};
  assign given_partial_10 = {16'd0, factor_0[47:32]} * {16'd0, factor_1[47:32]};
  assign given_partial_11 = {16'd0, factor_0[47:32]} * {16'd0, factor_1[63:48]};
  assign given_partial_12 = {16'd0, factor_0[63:48]} * {16'd0, factor_1[15:0]};
  assign given_partial_13 = {16'd0, factor_0[63:48]} * {16'd0, factor_1[31:16]};
  assign given_partial_14 = {16'd0, factor_0[63:48]} * {16'd0, factor_1[47:32]};
  assign given_partial_15 = {16'd0, factor_0[63:48]} * {16'd0, factor_1[63:48]};
  assign made_partial_0 = given_partial_0;
  assign made_partial_1 = given_partial_1;
  assign made_partial_2 = given_partial_2;
  assign made_partial_3 = given_partial_3;
  assign made_partial_4 = given_partial_4;
  assign made_partial_5 = given_partial_5;
  assign made_partial_6 = given_partial_6;
  assign made_partial_7 = given_partial_7;
  assign made_partial_8 = given_partial_8;
  assign made_partial_9 = given_partial_9;
  assign made_partial_10 = given_partial_10;
  assign made_partial_11 = given_partial_11;
  assign made_partial_12 = given_partial_12;
  assign made_partial_13 = given_partial_13;
  assign made_partial_14 = given_partial_14;
  assign made_partial_15 = given_partial_15;

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, clock, reset};
endmodule
`default_nettype wire
