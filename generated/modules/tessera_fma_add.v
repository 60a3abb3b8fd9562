// tessera_fma_add
// Adds two signed magnitudes of 51 bits.
//
//   in   52  windowed_anchor   The one that leads.
//   in   52  windowed_shifted  The one that moved.
//   in    1  anchor_sign
//   in    1  shifted_sign
//   in    1  whole
//   in    1  accumulates
//   out  52  total_sum         Magnitude; of a whole result two's complement.
//   out   1  total_sign        Sign.
//   out   1  total_cancel      It is a difference.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/fma/add.rs; do not edit.
`default_nettype none
module tessera_fma_add (
  input  wire [51:0] windowed_anchor,
  input  wire [51:0] windowed_shifted,
  input  wire anchor_sign,
  input  wire shifted_sign,
  input  wire whole,
  input  wire accumulates,
  output reg  [51:0] total_sum,
  output reg  total_sign,
  output wire total_cancel
);
  reg  opposite;
  wire [52:0] apart;
  reg  smaller;
  wire invert;
  wire [51:0] second;
  wire [51:0] added;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  // the borrow of a difference: of a comparison Yosys also makes an equality, 52 look-up tables
  assign apart = {1'd0, windowed_anchor} - {1'd0, windowed_shifted};
  assign invert = opposite & smaller;
  assign second = opposite ? ~windowed_shifted : windowed_shifted;
  assign added = windowed_anchor + second + {51'd0, opposite & ~smaller};
  assign total_cancel = opposite;

  always @* begin
    if (time_zero) begin end
    opposite = anchor_sign ^ shifted_sign;
    smaller = apart[52];
    if (whole) begin
      opposite = shifted_sign;
      smaller = 1'd0;
      if (accumulates) begin
        opposite = anchor_sign;
        smaller = anchor_sign;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    total_sum = added;
    total_sign = anchor_sign;
    if (invert) begin
      total_sum = ~added;
      total_sign = shifted_sign;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, apart[51:0]};
endmodule
`default_nettype wire
