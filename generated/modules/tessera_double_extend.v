// tessera_double_extend
// Rounds and splits.
//
//   in   64  value
//   in    1  guard
//   in    1  sticky
//   in   15  biased_0   The exponent in the format's bias, and one more.
//   in   15  biased_1
//   in    1  sign
//   in    1  away       The direction of rounding, if it is one, leads away from zero.
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
  input  wire [14:0] biased_0,
  input  wire [14:0] biased_1,
  input  wire sign,
  input  wire away,
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
  wire increment;
  wire [63:0] rounded;
  reg  full;
  wire carries;
  wire [14:0] less_0;
  wire [14:0] less_1;
  wire [14:0] codes_0;
  wire [14:0] codes_1;
  wire negative_code_0;
  wire negative_code_1;
  reg  enough_0;
  reg  enough_1;
  reg  beyond_0;
  reg  beyond_1;
  reg  excess_0;
  reg  excess_1;
  wire over_0;
  wire over_1;
  wire under_0;
  wire under_1;
  reg  [14:0] code;
  reg  too_large;
  reg  too_small;
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

  assign increment = (rounding == 2'd0) ? (half & (rest | odd)) : (away & (half | rest));
  assign rounded = places + {63'd0, increment};
  assign carries = increment & full;
  // exponent, and its code: beyond the format's own one place farther
  // without and with one more, as it is known late whether the rounded fraction carries
  // not above zero, and down to -3071, -383; from 2047, 255 on, and above 5118, 638
  assign negative_code_0 = biased_0[14] | ~(|biased_0);
  assign less_0 = negative_code_0 ? 15'h7fff : 15'd0;
  assign codes_0 = biased_0 + less_0 + {14'd0, beyond_0 & ~negative_code_0};
  assign over_0 = ~negative_code_0 & excess_0;
  assign under_0 = biased_0[14] & ~enough_0;
  // not above zero, and down to -3071, -383; from 2047, 255 on, and above 5118, 638
  assign negative_code_1 = biased_1[14] | ~(|biased_1);
  assign less_1 = negative_code_1 ? 15'h7fff : 15'd0;
  assign codes_1 = biased_1 + less_1 + {14'd0, beyond_1 & ~negative_code_1};
  assign over_1 = ~negative_code_1 & excess_1;
  assign under_1 = biased_1[14] & ~enough_1;
  assign infinite = special[1] | (too_large & (|value));
  // the exponent of a zero means nothing
  assign zero = too_small | ~(|value);
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
    enough_0 = (&biased_0[14:12]) & (biased_0[11] | (biased_0[10] & (|biased_0[9:0])));
    beyond_0 = (|biased_0[13:11]) | (&biased_0[10:0]);
    excess_0 = biased_0[13] | (biased_0[12] & (biased_0[11] | biased_0[10] | (&biased_0[9:0])));
    if (single) begin
      enough_0 = (&biased_0[14:9]) & (biased_0[8] | (biased_0[7] & (|biased_0[6:0])));
      beyond_0 = (|biased_0[13:8]) | (&biased_0[7:0]);
      excess_0 = (|biased_0[13:10]) | (biased_0[9] & (biased_0[8] | biased_0[7] | (&biased_0[6:0])));
    end
  end

  always @* begin
    if (time_zero) begin end
    enough_1 = (&biased_1[14:12]) & (biased_1[11] | (biased_1[10] & (|biased_1[9:0])));
    beyond_1 = (|biased_1[13:11]) | (&biased_1[10:0]);
    excess_1 = biased_1[13] | (biased_1[12] & (biased_1[11] | biased_1[10] | (&biased_1[9:0])));
    if (single) begin
      enough_1 = (&biased_1[14:9]) & (biased_1[8] | (biased_1[7] & (|biased_1[6:0])));
      beyond_1 = (|biased_1[13:8]) | (&biased_1[7:0]);
      excess_1 = (|biased_1[13:10]) | (biased_1[9] & (biased_1[8] | biased_1[7] | (&biased_1[6:0])));
    end
  end

  always @* begin
    if (time_zero) begin end
    code = codes_0;
    too_large = over_0;
    too_small = under_0;
    if (carries) begin
      code = codes_1;
      too_large = over_1;
      too_small = under_1;
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
