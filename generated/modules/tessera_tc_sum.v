// tessera_tc_sum
// Check of what lies together, of the registers of `pln` and of the places of `mac`.
//
//   in   64  lo
//   in   64  hi
//   in    1  plane  line, pln.
//   in    1  pln
//   in    1  mac
//   in    1  dot    dp4, dph, dp3, dp2.
//   out   1  bad
//   out   8  last   The last register of src1, of pln.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/predecode/sum.rs; do not edit.
`default_nettype none
module tessera_tc_sum (
  input  wire [63:0] lo,
  input  wire [63:0] hi,
  input  wire plane,
  input  wire pln,
  input  wire mac,
  input  wire dot,
  output wire bad,
  output wire [7:0] last
);
  wire [1:0] behind;
  wire [7:0] ends_at;
  wire [24:0] src_0;
  wire [24:0] src_1;
  wire unaligned_0;
  wire unaligned_1;
  wire groups_bad_0;
  wire groups_bad_1;
  wire coefficients_bad;
  wire lanes_bad;
  wire registers_bad;
  wire whole;

  assign src_0 = hi[24:0];
  assign src_1 = hi[56:32];
  assign whole = (lo[23:21] == 3'd3) | (lo[23:21] == 3'd4);
  assign unaligned_0 = |src_0[3:0];
  assign groups_bad_0 = unaligned_0 | (src_0[17:16] != 2'd1) | (src_0[20:18] < 3'd2) | (src_0[24:21] == 4'd1)
      | (src_0[24:21] == 4'd2) | ((src_0[20:18] != 3'd2) & (src_0[24:21] != ({1'd0, src_0[20:18]} + 4'd1)));
  assign unaligned_1 = |src_1[3:0];
  assign groups_bad_1 = unaligned_1 | (src_1[17:16] != 2'd1) | (src_1[20:18] < 3'd2) | (src_1[24:21] == 4'd1)
      | (src_1[24:21] == 4'd2) | ((src_1[20:18] != 3'd2) & (src_1[24:21] != ({1'd0, src_1[20:18]} + 4'd1)));
  // which element of the accumulator a lane takes must not depend on what is meant by it
  assign lanes_bad = (|lo[13:11]) | lo[63] | (|lo[52:48]) | (lo[62:61] != 2'd1)
      | ((lo[36:35] == 2'd0) & (lo[60:53] == 8'h21));
  assign coefficients_bad = unaligned_0 | (|src_0[24:21]) | (|src_0[20:18]) | (|src_0[17:16]);
  // two registers of packed elements for each pass
  assign behind = (lo[23:21] == 3'd4) ? 2'd3 : 2'd1;
  assign ends_at = src_1[12:5] + {6'd0, behind};
  assign last = ends_at;
  assign registers_bad = ~whole | (hi[26:25] != 2'd1) | (src_1[24:21] != 4'd4) | (src_1[20:18] != 3'd3)
      | (src_1[17:16] != 2'd1) | (|src_1[4:0]) | ends_at[7];
  // f32 alone
  assign bad = (lo[40:37] != 4'd7) | (lo[46:43] != 4'd7) | (hi[30:27] != 4'd7) | (lo[42:41] != 2'd1) | src_0[15]
      | (mac & (lanes_bad | (lo[23:21] == 3'd5))) | (plane & coefficients_bad) | (pln & registers_bad)
      | (dot & (groups_bad_0 | groups_bad_1 | (hi[26:25] != 2'd1) | ~(whole | (lo[23:21] == 3'd2))));

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, lo[10:0], lo[20:14], lo[34:24], lo[47], hi[31], hi[63:57], src_0[14:4], src_1[15:13]};
endmodule
`default_nettype wire
