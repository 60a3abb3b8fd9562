// tessera_output_merge_difference
// What the source has more than the old pixels, channel by channel of one word; bit 8 is the sign.
//
//   in   64  source
//   in   64  old
//   out   9  more_0
//   out   9  more_1
//   out   9  more_2
//   out   9  more_3
//   out   9  more_4
//   out   9  more_5
//   out   9  more_6
//   out   9  more_7
//
// Combinational.
//
// Exported from hdl/blocks/memory/src/output_merge/blend.rs; do not edit.
`default_nettype none
module tessera_output_merge_difference (
  input  wire [63:0] source,
  input  wire [63:0] old,
  output wire [8:0] more_0,
  output wire [8:0] more_1,
  output wire [8:0] more_2,
  output wire [8:0] more_3,
  output wire [8:0] more_4,
  output wire [8:0] more_5,
  output wire [8:0] more_6,
  output wire [8:0] more_7
);

  assign more_0 = {1'd0, source[7:0]} - {1'd0, old[7:0]};
  assign more_1 = {1'd0, source[15:8]} - {1'd0, old[15:8]};
  assign more_2 = {1'd0, source[23:16]} - {1'd0, old[23:16]};
  assign more_3 = {1'd0, source[31:24]} - {1'd0, old[31:24]};
  assign more_4 = {1'd0, source[39:32]} - {1'd0, old[39:32]};
  assign more_5 = {1'd0, source[47:40]} - {1'd0, old[47:40]};
  assign more_6 = {1'd0, source[55:48]} - {1'd0, old[55:48]};
  assign more_7 = {1'd0, source[63:56]} - {1'd0, old[63:56]};
endmodule
`default_nettype wire
