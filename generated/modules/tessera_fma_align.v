// tessera_fma_align
// Aligns product and addend in a 52-bit window.
//
//   in   64  pair_product        Product of the factors; of significands 48 bits.
//   in   32  pair_addend         Addend.
//   in    1  pair_product_leads  The product stays, the addend moves.
//   in    6  pair_distance       Distance of the exponents, as far as it matters.
//   in    1  pair_far            It is beyond that.
//   in    1  to_integer
//   in    1  integral
//   in    1  accumulates         The addend is an integer beside a product.
//   in    2  direction
//   in    1  negative            The addend is negative.
//   out  52  windowed_anchor     The one that leads.
//   out  52  windowed_shifted    The one that moved.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/fma/align.rs; do not edit.
`default_nettype none
module tessera_fma_align (
  input  wire [63:0] pair_product,
  input  wire [31:0] pair_addend,
  input  wire pair_product_leads,
  input  wire [5:0] pair_distance,
  input  wire pair_far,
  input  wire to_integer,
  input  wire integral,
  input  wire accumulates,
  input  wire [1:0] direction,
  input  wire negative,
  output reg  [51:0] windowed_anchor,
  output reg  [51:0] windowed_shifted
);
  wire below_half;
  wire outward;
  wire [51:0] shift__value;
  wire [51:0] shift__moved;
  wire shift__lost;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_jam_shift_w52 shift (
    .value(shift__value),
    .distance(pair_distance),
    .far(pair_far),
    .moved(shift__moved),
    .lost(shift__lost)
  );

  assign shift__value = pair_product_leads ? {1'd0, pair_addend, 19'd0} : {1'd0, pair_product[47:0], 3'd0};
  // the direction leads away from zero; or the fraction is above a half, or a half and the integer odd
  assign below_half = shift__lost | (|shift__moved[17:0]);
  assign outward = ((direction == 2'd1) & ~negative) | ((direction == 2'd2) & negative);

  always @* begin
    if (time_zero) begin end
    windowed_anchor = {1'd0, pair_addend, 19'd0};
    if (pair_product_leads) begin
      windowed_anchor = {1'd0, pair_product[47:0], 3'd0};
    end
    if (integral) begin
      if (outward) begin
        windowed_anchor = {32'd0, below_half | shift__moved[18], 19'd0};
      end
      else if (direction == 2'd0) begin
        windowed_anchor = {32'd0, shift__moved[18] & (below_half | shift__moved[19]), 19'd0};
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    windowed_shifted = shift__moved | {51'd0, shift__lost};
    if (to_integer | integral) begin
      windowed_shifted = {shift__moved[51:19], 19'd0};
    end
    if (accumulates & negative) begin
      // copies of its sign
      windowed_shifted = shift__moved | 52'hffff800000000;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, pair_product[63:48]};
endmodule
`default_nettype wire
