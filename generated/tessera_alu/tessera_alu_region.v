// tessera_alu_region
// Address of one element of a register region.
//
//   in    5  lane
//   in    3  vstride
//   in    3  width
//   in    2  hstride
//   in    1  wide
//   in    5  sub
//   out   6  address
//
// Exported from hdl/blocks/eu/src/alu/region.rs; do not edit.
`default_nettype none
module tessera_alu_region (
  input  wire [4:0] lane,
  input  wire [2:0] vstride,
  input  wire [2:0] width,
  input  wire [1:0] hstride,
  input  wire wide,
  input  wire [4:0] sub,
  output wire [5:0] address
);
  reg  [5:0] down;
  reg  [5:0] across;
  reg  [5:0] elements;

  assign address = elements + {1'd0, sub};

  always @* begin
    down = 6'd0;
    if (|vstride) begin
      down = {1'd0, (lane >> width)} << (vstride - 3'd1);
    end
  end

  always @* begin
    across = 6'd0;
    if (|hstride) begin
      across = {1'd0, (lane & (~(5'h1f << width)))} << (hstride - 2'd1);
    end
  end

  always @* begin
    elements = (down + across) << 1;
    if (wide) begin
      elements = (down + across) << 2;
    end
  end
endmodule
`default_nettype wire
