// tessera_fma_align
// Aligns product and addend in a 64-bit window.
//
//   in   48  pair_product        Product of the significands.
//   in   24  pair_addend         Significand of the addend.
//   in    1  pair_product_leads  The product has the larger exponent.
//   in    7  pair_distance       Distance of the exponents, at most 127.
//   out  64  windowed_anchor     The one that leads.
//   out  64  windowed_shifted    The one that moved.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/fma/align.rs; do not edit.
`default_nettype none
module tessera_fma_align (
  input  wire [47:0] pair_product,
  input  wire [23:0] pair_addend,
  input  wire pair_product_leads,
  input  wire [6:0] pair_distance,
  output wire [63:0] windowed_anchor,
  output wire [63:0] windowed_shifted
);
  reg  [63:0] leader;
  reg  [63:0] moving;
  wire [63:0] lost;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign windowed_anchor = leader;
  assign lost = moving & ~(64'hffffffffffffffff << pair_distance);
  assign windowed_shifted = (moving >> pair_distance) | {63'd0, |lost};

  always @* begin
    if (time_zero) begin end
    leader = {1'd0, pair_addend, 39'd0};
    moving = {1'd0, pair_product, 15'd0};
    if (pair_product_leads) begin
      leader = {1'd0, pair_product, 15'd0};
      moving = {1'd0, pair_addend, 39'd0};
    end
  end
endmodule
`default_nettype wire
