// tessera_output_merge_round
// The sums of one word of two pixels as channels.
//
//   in   64  sums_0
//   in   64  sums_1
//   out  64  blended
//
// Combinational.
//
// Exported from hdl/blocks/memory/src/output_merge/blend.rs; do not edit.
`default_nettype none
module tessera_output_merge_round (
  input  wire [63:0] sums_0,
  input  wire [63:0] sums_1,
  output wire [63:0] blended
);
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

  assign sum_0 = sums_0[15:0];
  assign rounded_0 = (sum_0 + (sum_0 >> 8)) >> 8;
  assign sum_1 = sums_0[31:16];
  assign rounded_1 = (sum_1 + (sum_1 >> 8)) >> 8;
  assign sum_2 = sums_0[47:32];
  assign rounded_2 = (sum_2 + (sum_2 >> 8)) >> 8;
  assign sum_3 = sums_0[63:48];
  assign rounded_3 = (sum_3 + (sum_3 >> 8)) >> 8;
  assign sum_4 = sums_1[15:0];
  assign rounded_4 = (sum_4 + (sum_4 >> 8)) >> 8;
  assign sum_5 = sums_1[31:16];
  assign rounded_5 = (sum_5 + (sum_5 >> 8)) >> 8;
  assign sum_6 = sums_1[47:32];
  assign rounded_6 = (sum_6 + (sum_6 >> 8)) >> 8;
  assign sum_7 = sums_1[63:48];
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
