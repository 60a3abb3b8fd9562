// tessera_output_merge_weigh
// Weighs one word of two pixels with another: a sum for each channel, those of a pixel in a word.
//
//   in   64  source
//   in   64  old
//   out  64  sums_0
//   out  64  sums_1
//
// Combinational.
//
// Exported from hdl/blocks/memory/src/output_merge/blend.rs; do not edit.
`default_nettype none
module tessera_output_merge_weigh (
  input  wire [63:0] source,
  input  wire [63:0] old,
  output wire [63:0] sums_0,
  output wire [63:0] sums_1
);
  wire [15:0] sum_0;
  wire [15:0] sum_1;
  wire [15:0] sum_2;
  wire [15:0] sum_3;
  wire [15:0] sum_4;
  wire [15:0] sum_5;
  wire [15:0] sum_6;
  wire [15:0] sum_7;
  reg  [63:0] word_0;
  reg  [63:0] word_1;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign sum_0 = ({8'd0, source[7:0]} * {8'd0, source[31:24]}) + ({8'd0, old[7:0]} * {8'd0, ~source[31:24]}) + 16'h80;
  assign sum_1 = ({8'd0, source[15:8]} * {8'd0, source[31:24]}) + ({8'd0, old[15:8]} * {8'd0, ~source[31:24]}) + 16'h80;
  assign sum_2 = ({8'd0, source[23:16]} * {8'd0, source[31:24]}) + ({8'd0, old[23:16]} * {8'd0, ~source[31:24]})
      + 16'h80;
  assign sum_3 = ({8'd0, source[31:24]} * {8'd0, source[31:24]}) + ({8'd0, old[31:24]} * {8'd0, ~source[31:24]})
      + 16'h80;
  assign sum_4 = ({8'd0, source[39:32]} * {8'd0, source[63:56]}) + ({8'd0, old[39:32]} * {8'd0, ~source[63:56]})
      + 16'h80;
  assign sum_5 = ({8'd0, source[47:40]} * {8'd0, source[63:56]}) + ({8'd0, old[47:40]} * {8'd0, ~source[63:56]})
      + 16'h80;
  assign sum_6 = ({8'd0, source[55:48]} * {8'd0, source[63:56]}) + ({8'd0, old[55:48]} * {8'd0, ~source[63:56]})
      + 16'h80;
  assign sum_7 = ({8'd0, source[63:56]} * {8'd0, source[63:56]}) + ({8'd0, old[63:56]} * {8'd0, ~source[63:56]})
      + 16'h80;
  assign sums_0 = word_0;
  assign sums_1 = word_1;

  always @* begin
    if (time_zero) begin end
    word_0 = 64'd0;
    word_0 = word_0 | {48'd0, sum_0};
    word_0 = word_0 | {32'd0, sum_1, 16'd0};
    word_0 = word_0 | {16'd0, sum_2, 32'd0};
    word_0 = word_0 | {sum_3, 48'd0};
  end

  always @* begin
    if (time_zero) begin end
    word_1 = 64'd0;
    word_1 = word_1 | {48'd0, sum_4};
    word_1 = word_1 | {32'd0, sum_5, 16'd0};
    word_1 = word_1 | {16'd0, sum_6, 32'd0};
    word_1 = word_1 | {sum_7, 48'd0};
  end
endmodule
`default_nettype wire
