// tessera_tc_ieee
// Operand check of the IEEE macros.
//
//   in   64  lo
//   in   64  hi
//   out   1  is_ieee
//   out   1  seeds    invm or rsqtm: a flag is written.
//   out  17  span_0   dst, src0, src1, src2.
//   out  17  span_1
//   out  17  span_2
//   out  17  span_3
//   out   1  bad
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/predecode/ieee.rs; do not edit.
`default_nettype none
module tessera_tc_ieee (
  input  wire [63:0] lo,
  input  wire [63:0] hi,
  output wire is_ieee,
  output wire seeds,
  output reg  [16:0] span_0,
  output reg  [16:0] span_1,
  output reg  [16:0] span_2,
  output reg  [16:0] span_3,
  output wire bad
);
  wire madm;
  wire seed;
  wire root;
  reg  [7:0] number_0;
  reg  [7:0] number_1;
  reg  [7:0] number_2;
  reg  [7:0] number_3;
  reg  [3:0] selector_0;
  reg  [3:0] selector_1;
  reg  [3:0] selector_2;
  reg  [3:0] selector_3;
  reg  [3:0] used;
  wire [20:0] source_0;
  wire [20:0] source_1;
  wire [20:0] source_2;
  reg  beyond;
  reg  form_bad;
  reg  wide;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign madm = lo[6:0] == 7'h5d;
  assign seed = (lo[6:0] == 7'h38) & (&lo[27:25]);
  assign root = lo[24];
  assign is_ieee = madm | seed;
  assign seeds = seed;
  assign source_0 = hi[20:0];
  assign source_1 = hi[41:21];
  assign source_2 = hi[62:42];
  assign bad = form_bad | beyond | ~lo[8] | lo[31] | (lo[23:21] > 3'd3) | (wide & (lo[23:21] > 3'd2));

  always @* begin
    if (time_zero) begin end
    // seeds
    number_0 = lo[60:53];
    number_1 = hi[12:5];
    number_2 = hi[44:37];
    number_3 = 8'd0;
    selector_0 = lo[51:48];
    selector_1 = hi[3:0];
    selector_2 = hi[35:32];
    selector_3 = 4'd0;
    used = 4'd7;
    if (root) begin
      used = 4'd3;
    end
    wide = lo[40:37] == 4'd6;
    form_bad = ((lo[40:37] != 4'd7) & ~wide) | (lo[46:43] != lo[40:37]) | (lo[36:35] != 2'd1) | (lo[42:41] != 2'd1)
        | lo[63] | hi[15] | (selector_0 == 4'd8) | (selector_1 != 4'd8)
        | (~root & ((hi[30:27] != lo[40:37]) | (hi[26:25] != 2'd1) | hi[47] | (selector_2 != 4'd8)));
    // madm
    if (madm) begin
      used = 4'd15;
      number_0 = lo[63:56];
      selector_0 = lo[52:49];
      wide = lo[45:43] == 3'd3;
      form_bad = (lo[45:43] != lo[48:46]) | ((|lo[45:43]) & ~wide) | (|lo[36:35]) | (|lo[27:24]) | (|lo[55:53]);
      number_1 = source_0[19:12];
      selector_1 = source_0[4:1];
      if (source_0[0] | (|source_0[11:9]) | source_0[20]) begin
        form_bad = 1'd1;
      end
      number_2 = source_1[19:12];
      selector_2 = source_1[4:1];
      if (source_1[0] | (|source_1[11:9]) | source_1[20]) begin
        form_bad = 1'd1;
      end
      number_3 = source_2[19:12];
      selector_3 = source_2[4:1];
      if (source_2[0] | (|source_2[11:9]) | source_2[20]) begin
        form_bad = 1'd1;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    beyond = 1'd0;
    span_0 = 17'd0;
    if (used[0]) begin
      span_0 = {1'd1, number_0, number_0};
      if (number_0[7] | (selector_0 > 4'd8)) begin
        beyond = 1'd1;
      end
    end
    span_1 = 17'd0;
    if (used[1]) begin
      span_1 = {1'd1, number_1, number_1};
      if (number_1[7] | (selector_1 > 4'd8)) begin
        beyond = 1'd1;
      end
    end
    span_2 = 17'd0;
    if (used[2]) begin
      span_2 = {1'd1, number_2, number_2};
      if (number_2[7] | (selector_2 > 4'd8)) begin
        beyond = 1'd1;
      end
    end
    span_3 = 17'd0;
    if (used[3]) begin
      span_3 = {1'd1, number_3, number_3};
      if (number_3[7] | (selector_3 > 4'd8)) begin
        beyond = 1'd1;
      end
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, lo[7], lo[20:9], lo[30:28], lo[34:32], hi[63], source_0[8:5], source_1[8:5], source_2[8:5]};
endmodule
`default_nettype wire
