// tessera_double_products_late1
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
module tessera_double_products_late1 (
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
  reg  [31:0] late_0_partial_0_q;
  reg  [31:0] late_0_partial_1_q;
  reg  [31:0] late_0_partial_2_q;
  reg  [31:0] late_0_partial_3_q;
  reg  [31:0] late_0_partial_4_q;
  reg  [31:0] late_0_partial_5_q;
  reg  [31:0] late_0_partial_6_q;
  reg  [31:0] late_0_partial_7_q;
  reg  [31:0] late_0_partial_8_q;
  reg  [31:0] late_0_partial_9_q;
  reg  [31:0] late_0_partial_10_q;
  reg  [31:0] late_0_partial_11_q;
  reg  [31:0] late_0_partial_12_q;
  reg  [31:0] late_0_partial_13_q;
  reg  [31:0] late_0_partial_14_q;
  reg  [31:0] late_0_partial_15_q;

  always @(posedge clock) begin
    late_0_partial_0_q <= given_partial_0;
    late_0_partial_1_q <= given_partial_1;
    late_0_partial_2_q <= given_partial_2;
    late_0_partial_3_q <= given_partial_3;
    late_0_partial_4_q <= given_partial_4;
    late_0_partial_5_q <= given_partial_5;
    late_0_partial_6_q <= given_partial_6;
    late_0_partial_7_q <= given_partial_7;
    late_0_partial_8_q <= given_partial_8;
    late_0_partial_9_q <= given_partial_9;
    late_0_partial_10_q <= given_partial_10;
    late_0_partial_11_q <= given_partial_11;
    late_0_partial_12_q <= given_partial_12;
    late_0_partial_13_q <= given_partial_13;
    late_0_partial_14_q <= given_partial_14;
    late_0_partial_15_q <= given_partial_15;
  end

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
  assign made_partial_0 = late_0_partial_0_q;
  assign made_partial_1 = late_0_partial_1_q;
  assign made_partial_2 = late_0_partial_2_q;
  assign made_partial_3 = late_0_partial_3_q;
  assign made_partial_4 = late_0_partial_4_q;
  assign made_partial_5 = late_0_partial_5_q;
  assign made_partial_6 = late_0_partial_6_q;
  assign made_partial_7 = late_0_partial_7_q;
  assign made_partial_8 = late_0_partial_8_q;
  assign made_partial_9 = late_0_partial_9_q;
  assign made_partial_10 = late_0_partial_10_q;
  assign made_partial_11 = late_0_partial_11_q;
  assign made_partial_12 = late_0_partial_12_q;
  assign made_partial_13 = late_0_partial_13_q;
  assign made_partial_14 = late_0_partial_14_q;
  assign made_partial_15 = late_0_partial_15_q;

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, reset};
endmodule
`default_nettype wire
