// tessera_alu_strides
// What the bits of an element's number add to its place.
//
//   in    3  vstride
//   in    3  width
//   in    2  hstride
//   in    2  size
//   in    1  wide     A pass has four elements, of two lanes each.
//   out   6  near_0
//   out   6  near_1
//   out   6  near_2
//   out   6  skip
//   out   6  leap
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/lay.rs; do not edit.
`default_nettype none
module tessera_alu_strides (
  input  wire [2:0] vstride,
  input  wire [2:0] width,
  input  wire [1:0] hstride,
  input  wire [1:0] size,
  input  wire wide,
  output wire [5:0] near_0,
  output wire [5:0] near_1,
  output wire [5:0] near_2,
  output reg  [5:0] skip,
  output wire [5:0] leap
);
  wire [5:0] unit;
  reg  [9:0] across;
  wire [3:0] exponent;
  reg  [12:0] down;
  reg  [5:0] adds_0;
  reg  [5:0] adds_1;
  reg  [5:0] adds_2;
  reg  [5:0] adds_3;
  reg  [5:0] adds_4;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign unit = 6'd1 << size;
  assign exponent = ({2'd0, size} + {1'd0, vstride} + 4'd3) - {1'd0, width};
  assign near_0 = adds_0;
  assign near_1 = adds_1;
  assign near_2 = adds_2;
  assign leap = adds_4;

  always @* begin
    if (time_zero) begin end
    across = 10'd0;
    if (hstride == 2'd1) begin
      across = {unit, 4'd0};
    end
    else if (hstride == 2'd2) begin
      across = {unit[4:0], 5'd0};
    end
    else if (hstride == 2'd3) begin
      across = {unit[3:0], 6'd0};
    end
  end

  always @* begin
    if (time_zero) begin end
    down = 13'd0;
    if (|vstride) begin
      down = 13'd1 << exponent;
    end
  end

  always @* begin
    if (time_zero) begin end
    adds_0 = down[9:4];
    if (width > 3'd0) begin
      adds_0 = across[9:4];
    end
  end

  always @* begin
    if (time_zero) begin end
    adds_1 = down[8:3];
    if (width > 3'd1) begin
      adds_1 = across[8:3];
    end
  end

  always @* begin
    if (time_zero) begin end
    adds_2 = down[7:2];
    if (width > 3'd2) begin
      adds_2 = across[7:2];
    end
  end

  always @* begin
    if (time_zero) begin end
    adds_3 = down[6:1];
    if (width > 3'd3) begin
      adds_3 = across[6:1];
    end
  end

  always @* begin
    if (time_zero) begin end
    adds_4 = down[5:0];
    if (width > 3'd4) begin
      adds_4 = across[5:0];
    end
  end

  always @* begin
    if (time_zero) begin end
    skip = adds_3;
    if (wide) begin
      skip = adds_2;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, down[12:10]};
endmodule
`default_nettype wire
