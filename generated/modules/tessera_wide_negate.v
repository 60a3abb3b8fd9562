// tessera_wide_negate
// Negates where that was left to the end.
//
//   in   64  chosen_value          The integer.
//   in    2  chosen_above          What it has above: `word::above`.
//   in    1  chosen_flip           It is to be negated.
//   in    1  chosen_below_zero     What becomes a float is negative.
//   in    1  chosen_holds          Outcome of a comparison.
//   in    1  from_integer
//   out  64  value
//   out   2  above
//   out   1  replacement_valid     There is one.
//   out  52  replacement_sum       Magnitude.
//   out   9  replacement_exponent  Biased exponent of bit 51.
//   out   1  replacement_sign      Sign.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/wide/negate.rs; do not edit.
`default_nettype none
module tessera_wide_negate (
  input  wire [63:0] chosen_value,
  input  wire [1:0] chosen_above,
  input  wire chosen_flip,
  input  wire chosen_below_zero,
  input  wire chosen_holds,
  input  wire from_integer,
  output wire [63:0] value,
  output wire [1:0] above,
  output wire replacement_valid,
  output reg  [51:0] replacement_sum,
  output reg  [8:0] replacement_exponent,
  output wire replacement_sign
);
  reg  [63:0] turned;
  reg  [1:0] turned_above;
  wire [32:0] low;
  wire [33:0] high;
  wire [63:0] total;
  wire exceeds;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign low = {1'd0, turned[31:0]} + {32'd0, chosen_flip};
  assign high = {turned_above, turned[63:32]} + {33'd0, low[32]};
  assign total = {high[31:0], low[31:0]};
  assign value = total;
  assign above = high[33:32];
  // bit 51 weighs 2^51, of a large number 2^63
  assign exceeds = |total[63:52];
  assign replacement_valid = from_integer;
  assign replacement_sign = chosen_below_zero;

  always @* begin
    if (time_zero) begin end
    turned = chosen_value;
    turned_above = chosen_above;
    if (chosen_flip) begin
      turned = ~chosen_value;
      turned_above = ~chosen_above;
    end
  end

  always @* begin
    if (time_zero) begin end
    replacement_sum = total[51:0];
    replacement_exponent = 9'hb2;
    if (exceeds) begin
      replacement_sum = total[63:12] | {51'd0, |total[11:0]};
      replacement_exponent = 9'hbe;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, chosen_holds};
endmodule
`default_nettype wire
