// tessera_alu_decide
// Compares a float with zero.
//
//   in   32  element
//   in    1  abs
//   in    1  negate
//   in    1  flush      A denormal counts as zero.
//   in    3  condition
//   out   1  first
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/decide.rs; do not edit.
`default_nettype none
module tessera_alu_decide (
  input  wire [31:0] element,
  input  wire abs,
  input  wire negate,
  input  wire flush,
  input  wire [2:0] condition,
  output reg  first
);
  wire nan;
  wire zero;
  wire less;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign nan = (&element[30:23]) & (|element[22:0]);
  assign zero = ~(|element[30:23]) & (flush | ~(|element[22:0]));
  assign less = ((element[31] & ~abs) ^ negate) & ~zero;

  always @* begin
    if (time_zero) begin end
    first = less | zero;
    if (condition == 3'd1) begin
      first = zero;
    end
    else if (condition == 3'd2) begin
      first = ~zero;
    end
    else if (condition == 3'd3) begin
      first = ~less & ~zero;
    end
    else if (condition == 3'd4) begin
      first = ~less;
    end
    else if (condition == 3'd5) begin
      first = less;
    end
    if (nan) begin
      first = condition == 3'd2;
    end
  end
endmodule
`default_nettype wire
