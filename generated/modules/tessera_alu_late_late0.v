// tessera_alu_late_late0
// Nothing, or a register for each signal.
//
//   in    1  clock            rising edge
//   in    1  reset            synchronous, active high
//   in    1  beat_valid       A beat leaves op.
//   in    2  beat_number      Number within the pass.
//   in    1  beat_last        Last of the pass.
//   in    1  quad
//   in   32  given_result_0   Of the multiply-add lanes.
//   in   32  given_result_1
//   in   32  given_result_2
//   in   32  given_result_3
//   in    1  given_replaces   The wide lane's takes their place,
//   in   32  given_wide_0     low dword and high one.
//   in   32  given_wide_1
//   in    4  given_holds      Its outcomes.
//   out   1  now_valid
//   out   2  now_beat_number  Number within the pass.
//   out   1  now_beat_last    Last of the pass.
//   out   1  now_quad
//   out  32  made_result_0    Of the multiply-add lanes.
//   out  32  made_result_1
//   out  32  made_result_2
//   out  32  made_result_3
//   out   1  made_replaces    The wide lane's takes their place,
//   out  32  made_wide_0      low dword and high one.
//   out  32  made_wide_1
//   out   4  made_holds       Its outcomes.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/alu/late.rs; do not edit.
`default_nettype none
module tessera_alu_late_late0 (
  input  wire clock,
  input  wire reset,
  input  wire beat_valid,
  input  wire [1:0] beat_number,
  input  wire beat_last,
  input  wire quad,
  input  wire [31:0] given_result_0,
  input  wire [31:0] given_result_1,
  input  wire [31:0] given_result_2,
  input  wire [31:0] given_result_3,
  input  wire given_replaces,
  input  wire [31:0] given_wide_0,
  input  wire [31:0] given_wide_1,
  input  wire [3:0] given_holds,
  output wire now_valid,
  output wire [1:0] now_beat_number,
  output wire now_beat_last,
  output wire now_quad,
  output wire [31:0] made_result_0,
  output wire [31:0] made_result_1,
  output wire [31:0] made_result_2,
  output wire [31:0] made_result_3,
  output wire made_replaces,
  output wire [31:0] made_wide_0,
  output wire [31:0] made_wide_1,
  output wire [3:0] made_holds
);

  assign now_valid = beat_valid;
  assign now_beat_number = beat_number;
  assign now_beat_last = beat_last;
  assign now_quad = quad;
  assign made_result_0 = given_result_0;
  assign made_result_1 = given_result_1;
  assign made_result_2 = given_result_2;
  assign made_result_3 = given_result_3;
  assign made_replaces = given_replaces;
  assign made_wide_0 = given_wide_0;
  assign made_wide_1 = given_wide_1;
  assign made_holds = given_holds;

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, clock, reset};
endmodule
`default_nettype wire
