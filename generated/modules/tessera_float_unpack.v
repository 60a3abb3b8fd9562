// tessera_float_unpack
// Splits a binary32 pattern into sign, exponent, significand and class.
//
//   in   32  bits
//   in    1  ftz
//   in    1  bare
//   out   1  sign
//   out   8  exponent
//   out  24  significand
//   out   1  zero
//   out   1  infinite
//   out   1  nan
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/float/unpack.rs; do not edit.
`default_nettype none
module tessera_float_unpack (
  input  wire [31:0] bits,
  input  wire ftz,
  input  wire bare,
  output wire sign,
  output reg  [7:0] exponent,
  output reg  [23:0] significand,
  output wire zero,
  output wire infinite,
  output wire nan
);
  wire [7:0] field;
  wire [22:0] fraction;
  wire flushed;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign field = bits[30:23];
  assign fraction = bits[22:0];
  assign flushed = ~(|field) & (ftz | ~(|fraction));
  assign sign = bits[31];
  assign zero = flushed;
  assign infinite = (&field) & ~(|fraction);
  assign nan = (&field) & (|fraction);

  always @* begin
    if (time_zero) begin end
    exponent = field;
    significand = {~bare, fraction};
    if (~(|field)) begin
      exponent = 8'd1;
      significand = {1'd0, fraction};
    end
    if (flushed) begin
      significand = 24'd0;
    end
  end
endmodule
`default_nettype wire
