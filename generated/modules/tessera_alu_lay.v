// tessera_alu_lay
// Lanes of a pass in an operand.
//
//   in    3  region_vstride  Vertical stride code.
//   in    3  region_width    Width code.
//   in    2  region_hstride  Horizontal stride code.
//   in    2  region_size     Bytes of an element, as a power of two.
//   in    5  region_sub      Byte of the first element within its row.
//   in    2  pass
//   in    1  wide            A pass has four elements, of two lanes each.
//   in    8  lanes           Lanes of the pass that take part.
//   out   6  first
//   out   6  step_0
//   out   6  step_1
//   out   6  step_2
//   out   1  two             The pass touches two registers.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/lay.rs; do not edit.
`default_nettype none
module tessera_alu_lay (
  input  wire [2:0] region_vstride,
  input  wire [2:0] region_width,
  input  wire [1:0] region_hstride,
  input  wire [1:0] region_size,
  input  wire [4:0] region_sub,
  input  wire [1:0] pass,
  input  wire wide,
  input  wire [7:0] lanes,
  output wire [5:0] first,
  output reg  [5:0] step_0,
  output reg  [5:0] step_1,
  output reg  [5:0] step_2,
  output wire two
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
  reg  [5:0] skips;
  reg  [5:0] start;
  reg  [5:0] last;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign unit = 6'd1 << region_size;
  assign exponent = ({2'd0, region_size} + {1'd0, region_vstride} + 4'd3) - {1'd0, region_width};
  assign first = start;
  assign two = start[5] ^ last[5];

  always @* begin
    if (time_zero) begin end
    across = 10'd0;
    if (region_hstride == 2'd1) begin
      across = {unit, 4'd0};
    end
    else if (region_hstride == 2'd2) begin
      across = {unit[4:0], 5'd0};
    end
    else if (region_hstride == 2'd3) begin
      across = {unit[3:0], 6'd0};
    end
  end

  always @* begin
    if (time_zero) begin end
    down = 13'd0;
    if (|region_vstride) begin
      down = 13'd1 << exponent;
    end
  end

  always @* begin
    if (time_zero) begin end
    adds_0 = down[9:4];
    if (region_width > 3'd0) begin
      adds_0 = across[9:4];
    end
  end

  always @* begin
    if (time_zero) begin end
    adds_1 = down[8:3];
    if (region_width > 3'd1) begin
      adds_1 = across[8:3];
    end
  end

  always @* begin
    if (time_zero) begin end
    adds_2 = down[7:2];
    if (region_width > 3'd2) begin
      adds_2 = across[7:2];
    end
  end

  always @* begin
    if (time_zero) begin end
    adds_3 = down[6:1];
    if (region_width > 3'd3) begin
      adds_3 = across[6:1];
    end
  end

  always @* begin
    if (time_zero) begin end
    adds_4 = down[5:0];
    if (region_width > 3'd4) begin
      adds_4 = across[5:0];
    end
  end

  always @* begin
    if (time_zero) begin end
    start = {1'd0, region_sub};
    if (pass[0]) begin
      start = start + skips;
    end
    if (pass[1]) begin
      start = start + adds_4;
    end
  end

  always @* begin
    if (time_zero) begin end
    skips = adds_3;
    if (wide) begin
      skips = adds_2;
    end
  end

  always @* begin
    if (time_zero) begin end
    last = start;
    if (lanes[1]) begin
      last = last + adds_0;
    end
    if (lanes[3]) begin
      last = last + adds_1;
    end
    if (lanes[7]) begin
      last = last + adds_2;
    end
  end

  always @* begin
    if (time_zero) begin end
    step_0 = adds_0;
    step_1 = adds_1;
    step_2 = adds_2;
    if (wide) begin
      step_0 = 6'd0;
      if (region_size == 2'd3) begin
        step_0 = 6'd4;
      end
      step_1 = adds_0;
      step_2 = adds_1;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, lanes[0], lanes[2], lanes[6:4], down[12:10]};
endmodule
`default_nettype wire
