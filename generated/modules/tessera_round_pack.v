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
  output wire [31:0] value
);
  wire [1:0] rounding;
  wire inexact;
  reg  increment;
  wire outward;
  wire [8:0] field;
  wire carries;
  wire [31:0] rounded;
  wire over;
  wire one_or_more;
  wire exact_zero;
  wire flushed;
  wire negative;
  wire away;
  reg  keeps;
  reg  [30:0] other;
  wire [30:0] magnitude;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign rounding = mode[1:0];
  assign inexact = unrounded_guard | unrounded_sticky;
  // outward: this mode rounds a number of this sign away from zero
  assign outward = ((rounding == 2'd1) & ~unrounded_sign) | ((rounding == 2'd2) & unrounded_sign);
  assign field = unrounded_significand[23] ? unrounded_exponent : 9'd0;
  assign rounded = ({field, unrounded_significand[22:0]} + {31'd0, increment}) | {31'd0, odd & inexact};
  // over: beyond the numbers; one_or_more: in magnitude
  assign carries = increment & (&unrounded_significand[22:0]);
  assign over = field[8] | (&field[7:0]) | (carries & (field == 9'hfe));
  assign one_or_more = infinite | field[8] | field[7] | (&field[6:0]) | (carries & (field == 9'h7e));
  // what takes the place of the rounded magnitude is decided first, so that each bit has one choice
  assign exact_zero = ~inexact & ~(|unrounded_significand);
  assign flushed = mode[2] & ~carries & ~(|field);
  assign negative = (~infinite & exact_zero & unrounded_cancel) ? (rounding == 2'd2) : unrounded_sign;
  assign away = ~odd & (outward | (rounding == 2'd0));
  assign magnitude = keeps ? (rounded[30:0] | other) : other;
  assign value = {negative & ~nan & ~saturate, magnitude};

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
    keeps = ~nan & ~infinite & ~over & ~flushed;
    other = 31'd0;
    if (nan) begin
      other = 31'h7fc00000;
    end
    else if (infinite | (over & away)) begin
      other = 31'h7f800000;
    end
    else if (over) begin
      other = 31'h7f7fffff;
    end
    if (saturate & (nan | negative | one_or_more)) begin
      keeps = 1'd0;
      other = 31'd0;
      if (~nan & ~negative) begin
        other = 31'h3f800000;
      end
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, rounded[31]};
endmodule
`default_nettype wire
