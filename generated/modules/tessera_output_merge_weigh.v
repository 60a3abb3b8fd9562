// tessera_output_merge_weigh
// The differences of one word times the alphas of the source: those of a pixel in a word.
//
//   in   64  source
//   in    9  more_0
//   in    9  more_1
//   in    9  more_2
//   in    9  more_3
//   in    9  more_4
//   in    9  more_5
//   in    9  more_6
//   in    9  more_7
//   out  64  products_0
//   out  64  products_1
//
// Combinational.
//
// Exported from hdl/blocks/memory/src/output_merge/blend.rs; do not edit.
`default_nettype none
module tessera_output_merge_weigh (
  input  wire [63:0] source,
  input  wire [8:0] more_0,
  input  wire [8:0] more_1,
  input  wire [8:0] more_2,
  input  wire [8:0] more_3,
  input  wire [8:0] more_4,
  input  wire [8:0] more_5,
  input  wire [8:0] more_6,
  input  wire [8:0] more_7,
  output wire [63:0] products_0,
  output wire [63:0] products_1
);
  wire [15:0] product_0;
  wire [15:0] product_1;
  wire [15:0] product_2;
  wire [15:0] product_3;
  wire [15:0] product_4;
  wire [15:0] product_5;
  wire [15:0] product_6;
  wire [15:0] product_7;
  reg  [63:0] word_0;
  reg  [63:0] word_1;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign product_0 = {{7{more_0[8]}}, more_0} * {8'd0, source[31:24]};
  assign product_1 = {{7{more_1[8]}}, more_1} * {8'd0, source[31:24]};
  assign product_2 = {{7{more_2[8]}}, more_2} * {8'd0, source[31:24]};
  assign product_3 = {{7{more_3[8]}}, more_3} * {8'd0, source[31:24]};
  assign product_4 = {{7{more_4[8]}}, more_4} * {8'd0, source[63:56]};
  assign product_5 = {{7{more_5[8]}}, more_5} * {8'd0, source[63:56]};
  assign product_6 = {{7{more_6[8]}}, more_6} * {8'd0, source[63:56]};
  assign product_7 = {{7{more_7[8]}}, more_7} * {8'd0, source[63:56]};
  assign products_0 = word_0;
  assign products_1 = word_1;

  always @* begin
    if (time_zero) begin end
    word_0 = 64'd0;
    word_0 = word_0 | {48'd0, product_0};
    word_0 = word_0 | {32'd0, product_1, 16'd0};
    word_0 = word_0 | {16'd0, product_2, 32'd0};
    word_0 = word_0 | {product_3, 48'd0};
  end

  always @* begin
    if (time_zero) begin end
    word_1 = 64'd0;
    word_1 = word_1 | {48'd0, product_4};
    word_1 = word_1 | {32'd0, product_5, 16'd0};
    word_1 = word_1 | {16'd0, product_6, 32'd0};
    word_1 = word_1 | {product_7, 48'd0};
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, source[23:0], source[55:32]};
endmodule
`default_nettype wire
