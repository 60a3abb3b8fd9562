// tessera_double_level
// Moves the leading one to the top.
//
//   in   64  value
//   in    1  raw
//   out  64  leveled
//   out   6  count
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/double/level.rs; do not edit.
`default_nettype none
module tessera_double_level (
  input  wire [63:0] value,
  input  wire raw,
  output wire [63:0] leveled,
  output wire [5:0] count
);
  wire [63:0] moved_0;
  wire [63:0] moved_1;
  wire [63:0] moved_2;
  wire [63:0] moved_3;
  wire [63:0] moved_4;
  wire [63:0] moved_5;
  wire [63:0] moved_6;
  wire [5:0] zeros__count;

  tessera_leading_zeros64 zeros (
    .value(value),
    .count(zeros__count)
  );

  assign moved_0 = value;
  assign moved_1 = (zeros__count[5] & ~raw) ? (moved_0 << 32) : moved_0;
  assign moved_2 = (zeros__count[4] & ~raw) ? (moved_1 << 16) : moved_1;
  assign moved_3 = (zeros__count[3] & ~raw) ? (moved_2 << 8) : moved_2;
  assign moved_4 = (zeros__count[2] & ~raw) ? (moved_3 << 4) : moved_3;
  assign moved_5 = (zeros__count[1] & ~raw) ? (moved_4 << 2) : moved_4;
  assign moved_6 = (zeros__count[0] & ~raw) ? (moved_5 << 1) : moved_5;
  assign leveled = moved_6;
  assign count = (raw | ~(|value)) ? 6'd0 : zeros__count;
endmodule
`default_nettype wire
