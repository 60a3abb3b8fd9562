// tessera_round_pack
// Rounds a significand with guard and sticky bit to binary32.
//
//   in    1  unrounded_sign         Sign.
//   in    1  unrounded_cancel       A difference made it: an exact zero takes its sign from the rounding mode.
//   in    9  unrounded_exponent     Biased exponent of the significand's leading bit.
//   in   24  unrounded_significand  Significand.
//   in    1  unrounded_guard        The bit below the last place.
//   in    1  unrounded_sticky       Some bit below that.
//   in    1  nan
//   in    1  infinite
//   in    3  mode
//   in    1  saturate
//   in    1  odd
//   out  32  value
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/float/round_pack.rs; do not edit.
`default_nettype none
module tessera_round_pack (
  input  wire unrounded_sign,
  input  wire unrounded_cancel,
  input  wire [8:0] unrounded_exponent,
  input  wire [23:0] unrounded_significand,
  input  wire unrounded_guard,
  input  wire unrounded_sticky,
  input  wire nan,
  input  wire infinite,
  input  wire [2:0] mode,
  input  wire saturate,
  input  wire odd,
  output reg  [31:0] value
);
  wire [1:0] rounding;
  wire inexact;
  reg  increment;
  wire outward;
  reg  [8:0] field;
  reg  [31:0] rounded;
  wire over;
  wire one_or_more;
  reg  [30:0] magnitude;
  reg  negative;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign rounding = mode[1:0];
  assign inexact = unrounded_guard | unrounded_sticky;
  // outward: this mode rounds a number of this sign away from zero
  assign outward = ((rounding == 2'd1) & ~unrounded_sign) | ((rounding == 2'd2) & unrounded_sign);
  // over: beyond the numbers; one_or_more: in magnitude
  assign over = rounded[31] | (&rounded[30:23]);
  assign one_or_more = infinite | over | rounded[30] | (&rounded[29:23]);

  always @* begin
    if (time_zero) begin end
    increment = outward & inexact;
    if (rounding == 2'd0) begin
      increment = unrounded_guard & (unrounded_sticky | unrounded_significand[0]);
    end
    if (odd) begin
      increment = 1'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    field = 9'd0;
    if (unrounded_significand[23]) begin
      field = unrounded_exponent;
    end
  end

  always @* begin
    if (time_zero) begin end
    rounded = {field, unrounded_significand[22:0]} + {31'd0, increment};
    if (odd & inexact) begin
      rounded = {field, unrounded_significand[22:0]} | 32'd1;
    end
  end

  always @* begin
    if (time_zero) begin end
    negative = unrounded_sign;
    magnitude = rounded[30:0];
    if (infinite) begin
      magnitude = 31'h7f800000;
    end
    else if (over) begin
      magnitude = 31'h7f7fffff;
      if (~odd & (outward | (rounding == 2'd0))) begin
        magnitude = 31'h7f800000;
      end
    end
    else if (~inexact & ~(|unrounded_significand)) begin
      if (unrounded_cancel) begin
        negative = rounding == 2'd2;
      end
    end
    else if (mode[2] & ~(|rounded[30:23])) begin
      magnitude = 31'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    value = {negative, magnitude};
    if (nan) begin
      value = 32'h7fc00000;
    end
    if (saturate) begin
      if (nan | negative) begin
        value = 32'd0;
      end
      else if (one_or_more) begin
        value = 32'h3f800000;
      end
    end
  end
endmodule
`default_nettype wire
