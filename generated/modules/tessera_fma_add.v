// tessera_fma_add
// Adds two signed magnitudes of 63 bits.
//
//   in   64  anchor
//   in   64  shifted
//   in    1  anchor_sign
//   in    1  shifted_sign
//   out  64  sum
//   out   1  sign
//   out   1  cancel
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/fma/add.rs; do not edit.
`default_nettype none
module tessera_fma_add (
  input  wire [63:0] anchor,
  input  wire [63:0] shifted,
  input  wire anchor_sign,
  input  wire shifted_sign,
  output reg  [63:0] sum,
  output reg  sign,
  output wire cancel
);
  wire [63:0] difference;
  wire borrow;
  wire opposite;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign opposite = anchor_sign ^ shifted_sign;
  assign difference = anchor - shifted;
  // both operands are below 2^63: bit 63 of the difference is the borrow
  assign borrow = difference[63];
  assign cancel = opposite;

  always @* begin
    if (time_zero) begin end
    sum = anchor + shifted;
    sign = anchor_sign;
    if (opposite) begin
      sum = difference;
      if (borrow) begin
        sum = shifted - anchor;
        sign = shifted_sign;
      end
    end
  end
endmodule
`default_nettype wire
