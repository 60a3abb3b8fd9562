// tessera_double_extend
// Rounds and splits.
//
//   in   64  value
//   in    1  guard
//   in    1  sticky
//   in   15  exponent
//   in    1  sign
//   in    1  cancel
//   in    3  special
//   in    2  rounding
//   in    1  single
//   out  64  low
//   out  13  extension
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/double/extend.rs; do not edit.
`default_nettype none
module tessera_double_extend (
  input  wire [63:0] value,
  input  wire guard,
  input  wire sticky,
  input  wire [14:0] exponent,
  input  wire sign,
  input  wire cancel,
  input  wire [2:0] special,
  input  wire [1:0] rounding,
  input  wire single,
  output reg  [63:0] low,
  output reg  [12:0] extension
);
  reg  [63:0] places;
  reg  half;
  reg  rest;
  reg  odd;
  wire outward;
  wire increment;
  wire [63:0] rounded;
  reg  full;
  wire carries;
  wire [14:0] biased;
  wire [14:0] code;
  wire [14:0] change;
  wire [14:0] less;
  wire negative_code;
  reg  enough;
  reg  beyond;
  reg  excess;
  wire nan;
  wire keeps;
  wire sign_out;
  reg  [63:0] plain;
  reg  [12:0] kept_extension;
  reg  [63:0] other;
  wire zero;
  wire infinite;
  wire negative;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign outward = ((rounding == 2'd1) & ~sign) | ((rounding == 2'd2) & sign);
  assign increment = (rounding == 2'd0) ? (half & (rest | odd)) : (outward & (half | rest));
  assign rounded = places + {63'd0, increment};
  assign carries = increment & full;
  // exponent, and its code: beyond the format's own one place farther
  assign change = single ? 15'h7c80 : 15'd0;
  assign biased = exponent + change + {14'd0, carries};
  // not above zero, and down to -3071, -383; from 2047, 255 on, and above 5118, 638
  assign negative_code = biased[14] | ~(|biased);
  assign less = negative_code ? 15'h7fff : 15'd0;
  assign code = biased + less + {14'd0, beyond & ~negative_code};
  assign infinite = special[1] | (~negative_code & excess & (|value));
  // the exponent of a zero means nothing
  assign zero = (biased[14] & ~enough) | ~(|value);
  // split
  assign negative = special[1] ? special[2] : (cancel & ~(|value) & ~guard & ~sticky) ? (rounding == 2'd2) : sign;
  // what takes the place of exponent and fraction is decided first, so that each bit has one choice
  assign nan = special[0];
  assign keeps = ~nan & ~infinite & ~zero;
  assign sign_out = negative & ~nan;

  always @* begin
    if (time_zero) begin end
    // round: fractions of 63 bits, of 31 bits
    places = {1'd0, value[62:0]};
    half = guard;
    rest = sticky;
    odd = value[0];
    full = &value[62:0];
    if (single) begin
      places = {33'd0, value[62:32]};
      half = value[31];
      rest = (|value[30:0]) | guard | sticky;
      odd = value[32];
      full = &value[62:32];
    end
  end

  always @* begin
    if (time_zero) begin end
    enough = (&biased[14:12]) & (biased[11] | (biased[10] & (|biased[9:0])));
    beyond = (|biased[13:11]) | (&biased[10:0]);
    excess = biased[13] | (biased[12] & (biased[11] | biased[10] | (&biased[9:0])));
    if (single) begin
      enough = (&biased[14:9]) & (biased[8] | (biased[7] & (|biased[6:0])));
      beyond = (|biased[13:8]) | (&biased[7:0]);
      excess = (|biased[13:10]) | (biased[9] & (biased[8] | biased[7] | (&biased[6:0])));
    end
  end

  always @* begin
    if (time_zero) begin end
    plain = {sign_out, code[10:0], rounded[62:11]};
    kept_extension = {code[12:11], rounded[10:0]};
    other = {sign_out, 63'd0};
    if (nan) begin
      other = {sign_out, 63'h7ff8000000000000};
    end
    else if (infinite) begin
      other = {sign_out, 63'h7ff0000000000000};
    end
    if (single) begin
      plain = {32'd0, sign_out, code[7:0], rounded[30:8]};
      kept_extension = {3'd0, code[9:8], rounded[7:0]};
      other = {32'd0, sign_out, 31'd0};
      if (nan) begin
        other = {32'd0, sign_out, 31'h7fc00000};
      end
      else if (infinite) begin
        other = {32'd0, sign_out, 31'h7f800000};
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    low = other;
    extension = 13'd0;
    if (keeps) begin
      low = plain | other;
      extension = kept_extension;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, rounded[63], code[14:13]};
endmodule
`default_nettype wire
