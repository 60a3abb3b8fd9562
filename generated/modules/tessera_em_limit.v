// tessera_em_limit
// Where the shift of a result stops.
//
//   in   10  scale
//   in    1  free         The shift does not stop.
//   out  35  limit_stop   The bit at which the shift stops at the latest.
//   out   1  limit_early  It stops above the magnitude.
//   out   1  limit_below  And there is no magnitude.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/em/limit.rs; do not edit.
`default_nettype none
module tessera_em_limit (
  input  wire [9:0] scale,
  input  wire free,
  output wire [34:0] limit_stop,
  output wire limit_early,
  output wire limit_below
);
  wire [9:0] room;
  wire [9:0] spare;
  wire far;

  // 17 places of the window are above the magnitude; the shift stops at the smallest exponent
  assign room = scale - 10'd1;
  assign spare = scale - 10'h12;
  assign limit_below = room[9] & ~free;
  assign limit_early = spare[9] & ~free;
  assign far = |spare[9:6];
  assign limit_stop = (~free & ~far) ? (35'h400000000 >> spare[5:0]) : 35'd0;

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, room[8:0]};
endmodule
`default_nettype wire
