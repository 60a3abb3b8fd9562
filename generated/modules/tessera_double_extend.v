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
  reg  increment;
  wire [63:0] rounded;
  reg  full;
  wire carries;
  reg  [14:0] biased;
  reg  [14:0] code;
  reg  [14:0] first_beyond;
  reg  zero;
  reg  infinite;
  reg  negative;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign outward = ((rounding == 2'd1) & ~sign) | ((rounding == 2'd2) & sign);
  assign rounded = places + {63'd0, increment};
  assign carries = increment & full;

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
    increment = outward & (half | rest);
    if (rounding == 2'd0) begin
      increment = half & (rest | odd);
    end
  end

  always @* begin
    if (time_zero) begin end
    // exponent, and its code: beyond the format's own one place farther
    biased = exponent + {14'd0, carries};
    first_beyond = 15'h7ff;
    if (single) begin
      biased = (exponent - 15'h380) + {14'd0, carries};
      first_beyond = 15'hff;
    end
  end

  always @* begin
    if (time_zero) begin end
    code = biased;
    zero = 1'd0;
    infinite = special[1];
    if (biased[14] | ~(|biased)) begin
      code = biased - 15'd1;
      // down to -3071, -383
      if (single) begin
        if ((15'd0 - biased) > 15'h17f) begin
          zero = 1'd1;
        end
      end
      else if ((15'd0 - biased) > 15'hbff) begin
        zero = 1'd1;
      end
    end
    else if (biased >= first_beyond) begin
      code = biased + 15'd1;
      // up to 5118, 638
      if (single) begin
        if (biased > 15'h27e) begin
          infinite = 1'd1;
        end
      end
      else if (biased > 15'h13fe) begin
        infinite = 1'd1;
      end
    end
    // that of a zero means nothing
    if (~(|value)) begin
      zero = 1'd1;
      infinite = special[1];
    end
  end

  always @* begin
    if (time_zero) begin end
    // split
    negative = sign;
    if (special[1]) begin
      negative = special[2];
    end
    else if (cancel & ~(|value) & ~guard & ~sticky) begin
      negative = rounding == 2'd2;
    end
  end

  always @* begin
    if (time_zero) begin end
    low = {negative, code[10:0], rounded[62:11]};
    extension = {code[12:11], rounded[10:0]};
    if (infinite) begin
      low = {negative, 63'h7ff0000000000000};
    end
    else if (zero) begin
      low = {negative, 63'd0};
    end
    if (special[0]) begin
      low = 64'h7ff8000000000000;
    end
    if (single) begin
      low = {32'd0, negative, code[7:0], rounded[30:8]};
      extension = {3'd0, code[9:8], rounded[7:0]};
      if (infinite) begin
        low = {32'd0, negative, 31'h7f800000};
      end
      else if (zero) begin
        low = {32'd0, negative, 31'd0};
      end
      if (special[0]) begin
        low = 64'h7fc00000;
      end
    end
    if (infinite | zero | special[0]) begin
      extension = 13'd0;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, rounded[63], code[14:13]};
endmodule
`default_nettype wire
