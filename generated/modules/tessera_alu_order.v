// tessera_alu_order
// Puts the sources of an instruction in order.
//
//   in   64  lo
//   in   64  hi
//   in    1  rotates
//   in    1  repeats
//   out  64  ordered_lo
//   out  64  ordered_hi
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/order.rs; do not edit.
`default_nettype none
module tessera_alu_order (
  input  wire [63:0] lo,
  input  wire [63:0] hi,
  input  wire rotates,
  input  wire repeats,
  output reg  [63:0] ordered_lo,
  output reg  [63:0] ordered_hi
);
  reg  [5:0] modifiers;
  reg  [63:0] kept;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @* begin
    if (time_zero) begin end
    modifiers = 6'd0;
    kept = 64'd0;
    ordered_lo = lo;
    ordered_hi = hi;
    if (rotates) begin
      modifiers = (lo[42:37] << 2) | (lo[42:37] >> 4);
      ordered_lo = {lo[63:43], modifiers, lo[36:0]};
      ordered_hi = {1'd0, hi[41:0], hi[62:42]};
    end
    else if (repeats) begin
      kept = hi & 64'hffffffff81ffffff;
      if (lo[42:41] != 2'd3) begin
        kept = (hi & 64'hfe00000081ffffff) | {7'd0, hi[24:0], 32'd0};
      end
      ordered_hi = kept | {33'd0, lo[46:41], 25'd0};
    end
  end
endmodule
`default_nettype wire
