// tessera_ga_place
// Byte addresses of eight lanes.
//
//   in    1  lay_second  The row at hand is the second one.
//   in    5  lay_base    Byte of lane 0.
//   in    6  lay_step_0  Bytes that bits 0, 1 and 2 of a lane's number add to that.
//   in    6  lay_step_1
//   in    6  lay_step_2
//   out   6  at_0
//   out   6  at_1
//   out   6  at_2
//   out   6  at_3
//   out   6  at_4
//   out   6  at_5
//   out   6  at_6
//   out   6  at_7
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/ga/place.rs; do not edit.
`default_nettype none
module tessera_ga_place (
  input  wire lay_second,
  input  wire [4:0] lay_base,
  input  wire [5:0] lay_step_0,
  input  wire [5:0] lay_step_1,
  input  wire [5:0] lay_step_2,
  output wire [5:0] at_0,
  output wire [5:0] at_1,
  output wire [5:0] at_2,
  output wire [5:0] at_3,
  output wire [5:0] at_4,
  output wire [5:0] at_5,
  output wire [5:0] at_6,
  output wire [5:0] at_7
);
  wire [5:0] upper_0;
  wire [5:0] upper_1;
  wire [5:0] upper_2;
  wire [5:0] lower_0;
  wire [5:0] lower_1;

  assign upper_0 = lay_step_1;
  assign upper_1 = lay_step_2;
  assign upper_2 = lay_step_1 + lay_step_2;
  assign lower_0 = {1'd0, lay_base};
  assign lower_1 = lower_0 + lay_step_0;
  assign at_0 = lower_0;
  assign at_2 = lower_0 + upper_0;
  assign at_4 = lower_0 + upper_1;
  assign at_6 = lower_0 + upper_2;
  assign at_1 = lower_1;
  assign at_3 = lower_1 + upper_0;
  assign at_5 = lower_1 + upper_1;
  assign at_7 = lower_1 + upper_2;

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, lay_second};
endmodule
`default_nettype wire
