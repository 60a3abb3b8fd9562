// tessera_output_merge_round
// The products of one word and its old pixels as channels.
//
//   in   64  products_0
//   in   64  products_1
//   in   64  old
//   out  64  blended
//
// Combinational.
//
// Exported from hdl/blocks/memory/src/output_merge/blend.rs; do not edit.
`default_nettype none
module tessera_output_merge_round (
  input  wire [63:0] products_0,
  input  wire [63:0] products_1,
  input  wire [63:0] old,
  output wire [63:0] blended
);
  wire [15:0] channel_0;
  wire [15:0] channel_1;
  wire [15:0] channel_2;
  wire [15:0] channel_3;
  wire [15:0] channel_4;
  wire [15:0] channel_5;
  wire [15:0] channel_6;
  wire [15:0] channel_7;
  wire [15:0] sum_0;
  wire [15:0] sum_1;
  wire [15:0] sum_2;
  wire [15:0] sum_3;
  wire [15:0] sum_4;
  wire [15:0] sum_5;
  wire [15:0] sum_6;
  wire [15:0] sum_7;
  wire [15:0] rounded_0;
  wire [15:0] rounded_1;
  wire [15:0] rounded_2;
  wire [15:0] rounded_3;
  wire [15:0] rounded_4;
  wire [15:0] rounded_5;
  wire [15:0] rounded_6;
  wire [15:0] rounded_7;
  reg  [63:0] word;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign channel_0 = {8'd0, old[7:0]};
  assign sum_0 = ((products_0[15:0] + (channel_0 << 8)) - channel_0) + 16'h80;
  assign rounded_0 = (sum_0 + (sum_0 >> 8)) >> 8;
  assign channel_1 = {8'd0, old[15:8]};
  assign sum_1 = ((products_0[31:16] + (channel_1 << 8)) - channel_1) + 16'h80;
  assign rounded_1 = (sum_1 + (sum_1 >> 8)) >> 8;
  assign channel_2 = {8'd0, old[23:16]};
  assign sum_2 = ((products_0[47:32] + (channel_2 << 8)) - channel_2) + 16'h80;
  assign rounded_2 = (sum_2 + (sum_2 >> 8)) >> 8;
  assign channel_3 = {8'd0, old[31:24]};
  assign sum_3 = ((products_0[63:48] + (channel_3 << 8)) - channel_3) + 16'h80;
  assign rounded_3 = (sum_3 + (sum_3 >> 8)) >> 8;
  assign channel_4 = {8'd0, old[39:32]};
  assign sum_4 = ((products_1[15:0] + (channel_4 << 8)) - channel_4) + 16'h80;
  assign rounded_4 = (sum_4 + (sum_4 >> 8)) >> 8;
  assign channel_5 = {8'd0, old[47:40]};
  assign sum_5 = ((products_1[31:16] + (channel_5 << 8)) - channel_5) + 16'h80;
  assign rounded_5 = (sum_5 + (sum_5 >> 8)) >> 8;
  assign channel_6 = {8'd0, old[55:48]};
  assign sum_6 = ((products_1[47:32] + (channel_6 << 8)) - channel_6) + 16'h80;
  assign rounded_6 = (sum_6 + (sum_6 >> 8)) >> 8;
  assign channel_7 = {8'd0, old[63:56]};
  assign sum_7 = ((products_1[63:48] + (channel_7 << 8)) - channel_7) + 16'h80;
  assign rounded_7 = (sum_7 + (sum_7 >> 8)) >> 8;
  assign blended = word;

  always @* begin
    if (time_zero) begin end
    word = 64'd0;
    word = word | {48'd0, rounded_0};
    word = word | {40'd0, rounded_1, 8'd0};
    word = word | {32'd0, rounded_2, 16'd0};
    word = word | {24'd0, rounded_3, 24'd0};
    word = word | {16'd0, rounded_4, 32'd0};
    word = word | {8'd0, rounded_5, 40'd0};
    word = word | {rounded_6, 48'd0};
    word = word | {rounded_7[7:0], 56'd0};
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, rounded_7[15:8]};
endmodule
`default_nettype wire
