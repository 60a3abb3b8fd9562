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
  output reg  [6:0] moves,
  output reg  far,
  output reg  [14:0] exponent,
  output wire [14:0] placed
);
  wire [14:0] product;
  wire [15:0] apart_0;
  wire [15:0] apart_1;
  wire [6:0] low_0;
  wire [6:0] low_1;
  wire [9:0] high_0;
  wire [9:0] high_1;
  wire [9:0] high_2;
  wire [9:0] high_3;
  wire beyond_0;
  wire beyond_1;
  wire beyond_2;
  wire beyond_3;
  reg  [9:0] chosen_0;
  reg  [9:0] chosen_1;
  reg  out_0;
  reg  out_1;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign product = (factor_exponent_0 + factor_exponent_1) - 15'h3ff;
  assign placed = addend_exponent - {9'd0, shift};
  assign apart_0 = {{1{product[14]}}, product} - {{1{addend_exponent[14]}}, addend_exponent};
  assign apart_1 = {{1{addend_exponent[14]}}, addend_exponent} - {{1{product[14]}}, product};
  // the shift adds to the one and takes from the other
  assign low_0 = {1'd0, apart_0[5:0]} + {1'd0, shift};
  assign low_1 = {1'd0, apart_1[5:0]} - {1'd0, shift};
  assign high_0 = apart_0[15:6];
  assign high_2 = apart_1[15:6];
  assign high_1 = high_0 + 10'd1;
  assign high_3 = high_2 - 10'd1;
  assign beyond_0 = (|high_0[8:1]) | high_0[9];
  assign beyond_1 = (|high_1[8:1]) | high_1[9];
  assign beyond_2 = (|high_2[8:1]) | high_2[9];
  assign beyond_3 = (|high_3[8:1]) | high_3[9];
  // which leads
  assign leads = ~chosen_0[9];

  always @* begin
    if (time_zero) begin end
    chosen_0 = high_0;
    out_0 = beyond_0;
    if (low_0[6]) begin
      chosen_0 = high_1;
      out_0 = beyond_1;
    end
  end

  always @* begin
    if (time_zero) begin end
    chosen_1 = high_2;
    out_1 = beyond_2;
    if (low_1[6]) begin
      chosen_1 = high_3;
      out_1 = beyond_3;
    end
  end

  always @* begin
    if (time_zero) begin end
    moves = {chosen_0[0], low_0[5:0]};
    far = out_0;
    exponent = product + 15'd2;
    if (~leads) begin
      moves = {chosen_1[0], low_1[5:0]};
      far = out_1;
      exponent = placed + 15'd2;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, chosen_0[8:1], chosen_1[9:1]};
endmodule
`default_nettype wire
