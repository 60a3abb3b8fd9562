// tessera_fma_add
// Adds two signed magnitudes of 63 bits.
//
//   in   64  windowed_anchor   The one that leads.
//   in   64  windowed_shifted  The one that moved.
//   in    1  anchor_sign
//   in    1  shifted_sign
//   out  64  total_sum         Magnitude.
//   out   1  total_sign        Sign.
//   out   1  total_cancel      It is a difference.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/fma/add.rs; do not edit.
`default_nettype none
module tessera_fma_add (
  input  wire [63:0] windowed_anchor,
  input  wire [63:0] windowed_shifted,
  input  wire anchor_sign,
  input  wire shifted_sign,
  output reg  [63:0] total_sum,
  output reg  total_sign,
  output wire total_cancel
);
  wire [63:0] difference;
  wire borrow;
  wire opposite;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign opposite = anchor_sign ^ shifted_sign;
  assign difference = windowed_anchor - windowed_shifted;
  // both operands are below 2^63: bit 63 of the difference is the borrow
  assign borrow = difference[63];
  assign total_cancel = opposite;

  always @* begin
    if (time_zero) begin end
    total_sum = windowed_anchor + windowed_shifted;
    total_sign = anchor_sign;
    if (opposite) begin
      total_sum = difference;
      if (borrow) begin
        total_sum = windowed_shifted - windowed_anchor;
        total_sign = shifted_sign;
      end
    end
  end
endmodule
`default_nettype wire
