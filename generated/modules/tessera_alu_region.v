// tessera_alu_region
// Address of one element of a register region.
//
//   in    5  lane
//   in    3  region_vstride  Vertical stride code.
//   in    3  region_width    Width code.
//   in    2  region_hstride  Horizontal stride code.
//   in    1  region_wide     Elements of four bytes, else two.
//   in    5  region_sub      Byte of the first element within its row.
//   out   6  address
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/region.rs; do not edit.
`default_nettype none
module tessera_alu_region (
  input  wire [4:0] lane,
  input  wire [2:0] region_vstride,
  input  wire [2:0] region_width,
  input  wire [1:0] region_hstride,
  input  wire region_wide,
  input  wire [4:0] region_sub,
  output wire [5:0] address
);
  reg  [5:0] down;
  reg  [5:0] across;
  reg  [5:0] elements;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign address = elements + {1'd0, region_sub};

  always @* begin
    if (time_zero) begin end
    down = 6'd0;
    if (|region_vstride) begin
      down = {1'd0, lane >> region_width} << (region_vstride - 3'd1);
    end
  end

  always @* begin
    if (time_zero) begin end
    across = 6'd0;
    if (|region_hstride) begin
      across = {1'd0, lane & ~(5'h1f << region_width)} << (region_hstride - 2'd1);
    end
  end

  always @* begin
    if (time_zero) begin end
    elements = (down + across) << 1;
    if (region_wide) begin
      elements = (down + across) << 2;
    end
  end
endmodule
`default_nettype wire
