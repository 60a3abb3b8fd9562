// tessera_float_finish
// Rounds or passes a binary32 result and saturates it.
//
//   in    1  rounds
//   in   32  raw
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
//   out  32  result
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/float/finish.rs; do not edit.
`default_nettype none
module tessera_float_finish (
  input  wire rounds,
  input  wire [31:0] raw,
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
  output wire [31:0] result
);
  wire [31:0] round__value;
  reg  [31:0] clamp__value;
  wire [31:0] clamp__result;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_round_pack round (
    .unrounded_sign(unrounded_sign),
    .unrounded_cancel(unrounded_cancel),
    .unrounded_exponent(unrounded_exponent),
    .unrounded_significand(unrounded_significand),
    .unrounded_guard(unrounded_guard),
    .unrounded_sticky(unrounded_sticky),
    .nan(nan),
    .infinite(infinite),
    .mode(mode),
    .value(round__value)
  );

  tessera_float_saturate clamp (
    .value(clamp__value),
    .enable(saturate),
    .result(clamp__result)
  );

  assign result = clamp__result;

  always @* begin
    if (time_zero) begin end
    clamp__value = raw;
    if (rounds) begin
      clamp__value = round__value;
    end
  end
endmodule
`default_nettype wire
