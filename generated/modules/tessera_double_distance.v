// tessera_double_distance
// Compares exponents.
//
//   in   15  factor_exponent_0
//   in   15  factor_exponent_1
//   in   15  addend_exponent
//   in    6  shift              How far the addend is moved left.
//   out   1  leads              The product's exponent is not below that of the addend.
//   out   7  moves              By how much the other one moves, and that this is beyond what meets in a window.
//   out   1  far
//   out  15  exponent           Of the bit that is free for a carry.
//   out  15  placed             That of the addend where it is now.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/double/distance.rs; do not edit.
`default_nettype none
module tessera_double_distance (
  input  wire [14:0] factor_exponent_0,
  input  wire [14:0] factor_exponent_1,
  input  wire [14:0] addend_exponent,
  input  wire [5:0] shift,
  output wire leads,
  output wire [6:0] moves,
  output wire far,
  output reg  [14:0] exponent,
  output wire [14:0] placed
);
  wire [14:0] product;
  wire [15:0] above;
  wire [15:0] below;
  wire [15:0] difference;
  wire [15:0] reverse;
  reg  [15:0] distance;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign product = (factor_exponent_0 + factor_exponent_1) - 15'h3ff;
  assign placed = addend_exponent - {9'd0, shift};
  assign above = {{1{product[14]}}, product} - {{1{addend_exponent[14]}}, addend_exponent};
  assign below = {{1{addend_exponent[14]}}, addend_exponent} - {{1{product[14]}}, product};
  assign difference = above + {10'd0, shift};
  assign reverse = below - {10'd0, shift};
  assign leads = ~difference[15];
  // beyond, by as much as there is
  assign far = (|distance[14:7]) | distance[15];
  assign moves = far ? 7'h7f : distance[6:0];

  always @* begin
    if (time_zero) begin end
    distance = difference;
    exponent = product + 15'd2;
    if (~leads) begin
      distance = reverse;
      exponent = placed + 15'd2;
    end
  end
endmodule
`default_nettype wire
