// tessera_alu_strides
// What the bits of an element's number add to its place.
//
//   in    3  vstride
//   in    3  width
//   in    2  hstride
//   in    2  size
//   in    1  wide     A pass has four elements, of two lanes each.
//   out   6  near_0
//   out   6  near_1
//   out   6  near_2
//   out   6  skip
//   out   6  leap
//   out   6  reach_0  Two terms of what lies between the first lane of a pass and its last one.
//   out   6  reach_1
//   in    8  lanes    Lanes of a pass that take part.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/lay.rs; do not edit.
`default_nettype none
module tessera_alu_strides (
  input  wire [2:0] vstride,
  input  wire [2:0] width,
  input  wire [1:0] hstride,
  input  wire [1:0] size,
  input  wire wide,
  output wire [5:0] near_0,
  output wire [5:0] near_1,
  output wire [5:0] near_2,
  output wire [5:0] skip,
  output wire [5:0] leap,
  output wire [5:0] reach_0,
  output wire [5:0] reach_1,
  input  wire [7:0] lanes
);
  wire [5:0] unit;
  wire [9:0] across;
  wire [3:0] exponent;
  wire [12:0] down;
  wire [5:0] adds_0;
  wire [5:0] adds_1;
  wire [5:0] adds_2;
  wire [5:0] adds_3;
  wire [5:0] adds_4;
  wire [5:0] three__term_0;
  wire [5:0] three__term_1;
  wire [5:0] three__term_2;
  wire [5:0] three__sum;
  wire [5:0] three__carry;

  tessera_carry_save_n6 three (
    .term_0(three__term_0),
    .term_1(three__term_1),
    .term_2(three__term_2),
    .sum(three__sum),
    .carry(three__carry)
  );

  assign unit = 6'd1 << size;
  assign across = (hstride == 2'd1) ? {unit, 4'd0} : (hstride == 2'd2) ? {unit[4:0], 5'd0} : (hstride == 2'd3)
      ? {unit[3:0], 6'd0} : 10'd0;
  assign exponent = ({2'd0, size} + {1'd0, vstride} + 4'd3) - {1'd0, width};
  assign down = (|vstride) ? (13'd1 << exponent) : 13'd0;
  assign adds_0 = (width > 3'd0) ? across[9:4] : down[9:4];
  assign adds_1 = (width > 3'd1) ? across[8:3] : down[8:3];
  assign adds_2 = (width > 3'd2) ? across[7:2] : down[7:2];
  assign adds_3 = (width > 3'd3) ? across[6:1] : down[6:1];
  assign adds_4 = (width > 3'd4) ? across[5:0] : down[5:0];
  assign near_0 = adds_0;
  assign near_1 = adds_1;
  assign near_2 = adds_2;
  assign skip = wide ? adds_2 : adds_3;
  assign leap = adds_4;
  assign three__term_0 = lanes[1] ? adds_0 : 6'd0;
  assign three__term_1 = lanes[3] ? adds_1 : 6'd0;
  assign three__term_2 = lanes[7] ? adds_2 : 6'd0;
  assign reach_0 = three__sum;
  assign reach_1 = three__carry;

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, lanes[0], lanes[2], lanes[6:4], down[12:10]};
endmodule
`default_nettype wire
