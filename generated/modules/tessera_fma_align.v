// tessera_fma_align
// Aligns product and addend in a 64-bit window.
//
//   in   48  product
//   in   24  addend
//   in    1  product_leads
//   in    7  distance
//   out  64  anchor
//   out  64  shifted
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/fma/align.rs; do not edit.
`default_nettype none
module tessera_fma_align (
  input  wire [47:0] product,
  input  wire [23:0] addend,
  input  wire product_leads,
  input  wire [6:0] distance,
  output wire [63:0] anchor,
  output wire [63:0] shifted
);
  reg  [63:0] leader;
  reg  [63:0] moving;
  wire [63:0] lost;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign anchor = leader;
  assign lost = moving & ~(64'hffffffffffffffff << distance);
  assign shifted = (moving >> distance) | {63'd0, |lost};

  always @* begin
    if (time_zero) begin end
    leader = {1'd0, addend, 39'd0};
    moving = {1'd0, product, 15'd0};
    if (product_leads) begin
      leader = {1'd0, product, 15'd0};
      moving = {1'd0, addend, 39'd0};
    end
  end
endmodule
`default_nettype wire
