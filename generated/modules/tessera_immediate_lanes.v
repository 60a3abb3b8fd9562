// tessera_immediate_lanes
// Elements of an immediate in one beat.
//
//   in   32  value
//   in    1  is_packed
//   in    1  floats
//   in    1  signs
//   in    1  upper      The beat has lanes 4 to 7 or two of them; and it has the upper two of its four.
//   in    1  odd
//   out  32  element_0
//   out  32  element_1
//   out  32  element_2
//   out  32  element_3
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/immediate.rs; do not edit.
`default_nettype none
module tessera_immediate_lanes (
  input  wire [31:0] value,
  input  wire is_packed,
  input  wire floats,
  input  wire signs,
  input  wire upper,
  input  wire odd,
  output wire [31:0] element_0,
  output wire [31:0] element_1,
  output wire [31:0] element_2,
  output wire [31:0] element_3
);
  wire [2:0] first;
  wire [31:0] rest;
  wire [3:0] nibble_0;
  wire [3:0] nibble_1;
  wire [3:0] nibble_2;
  wire [3:0] nibble_3;
  wire [11:0] fill_0;
  wire [11:0] fill_1;
  wire [11:0] fill_2;
  wire [11:0] fill_3;
  wire [7:0] number_0;
  wire [7:0] number_1;
  wire [7:0] number_2;
  wire [7:0] number_3;
  wire [4:0] below_two_0;
  wire [4:0] below_two_1;
  wire [4:0] below_two_2;
  wire [4:0] below_two_3;

  assign first = {upper, odd, 1'd0};
  assign rest = value >> {first, 2'd0};
  assign nibble_0 = rest[3:0];
  assign fill_0 = (signs & nibble_0[3]) ? 12'hfff : 12'd0;
  assign number_0 = odd ? value[23:16] : value[7:0];
  assign below_two_0 = ((|number_0[6:0]) & ~number_0[6]) ? 5'h1f : 5'd0;
  assign element_0 = is_packed
      ? (floats ? {number_0[7:6], below_two_0, number_0[5:0], 19'd0} : {16'd0, fill_0, nibble_0}) : value;
  assign nibble_1 = rest[7:4];
  assign fill_1 = (signs & nibble_1[3]) ? 12'hfff : 12'd0;
  assign number_1 = odd ? value[31:24] : value[15:8];
  assign below_two_1 = ((|number_1[6:0]) & ~number_1[6]) ? 5'h1f : 5'd0;
  assign element_1 = is_packed
      ? (floats ? {number_1[7:6], below_two_1, number_1[5:0], 19'd0} : {16'd0, fill_1, nibble_1}) : value;
  assign nibble_2 = rest[11:8];
  assign fill_2 = (signs & nibble_2[3]) ? 12'hfff : 12'd0;
  assign number_2 = odd ? value[7:0] : value[23:16];
  assign below_two_2 = ((|number_2[6:0]) & ~number_2[6]) ? 5'h1f : 5'd0;
  assign element_2 = is_packed
      ? (floats ? {number_2[7:6], below_two_2, number_2[5:0], 19'd0} : {16'd0, fill_2, nibble_2}) : value;
  assign nibble_3 = rest[15:12];
  assign fill_3 = (signs & nibble_3[3]) ? 12'hfff : 12'd0;
  assign number_3 = odd ? value[15:8] : value[31:24];
  assign below_two_3 = ((|number_3[6:0]) & ~number_3[6]) ? 5'h1f : 5'd0;
  assign element_3 = is_packed
      ? (floats ? {number_3[7:6], below_two_3, number_3[5:0], 19'd0} : {16'd0, fill_3, nibble_3}) : value;

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, rest[31:16]};
endmodule
`default_nettype wire
