// tessera_alu_scatter
// Merges four results into a 64-byte window.
//
//   in   64  window_0
//   in   64  window_1
//   in   64  window_2
//   in   64  window_3
//   in   64  window_4
//   in   64  window_5
//   in   64  window_6
//   in   64  window_7
//   in   64  enables
//   in   32  result_0
//   in   32  result_1
//   in   32  result_2
//   in   32  result_3
//   in    6  position_0
//   in    6  position_1
//   in    6  position_2
//   in    6  position_3
//   in    4  enabled
//   in    1  wide
//   out  64  next_window_0
//   out  64  next_window_1
//   out  64  next_window_2
//   out  64  next_window_3
//   out  64  next_window_4
//   out  64  next_window_5
//   out  64  next_window_6
//   out  64  next_window_7
//   out  64  next_enables
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/scatter.rs; do not edit.
`default_nettype none
module tessera_alu_scatter (
  input  wire [63:0] window_0,
  input  wire [63:0] window_1,
  input  wire [63:0] window_2,
  input  wire [63:0] window_3,
  input  wire [63:0] window_4,
  input  wire [63:0] window_5,
  input  wire [63:0] window_6,
  input  wire [63:0] window_7,
  input  wire [63:0] enables,
  input  wire [31:0] result_0,
  input  wire [31:0] result_1,
  input  wire [31:0] result_2,
  input  wire [31:0] result_3,
  input  wire [5:0] position_0,
  input  wire [5:0] position_1,
  input  wire [5:0] position_2,
  input  wire [5:0] position_3,
  input  wire [3:0] enabled,
  input  wire wide,
  output reg  [63:0] next_window_0,
  output reg  [63:0] next_window_1,
  output reg  [63:0] next_window_2,
  output reg  [63:0] next_window_3,
  output reg  [63:0] next_window_4,
  output reg  [63:0] next_window_5,
  output reg  [63:0] next_window_6,
  output reg  [63:0] next_window_7,
  output reg  [63:0] next_enables
);
  reg  [31:0] element_0;
  reg  [31:0] element_1;
  reg  [31:0] element_2;
  reg  [31:0] element_3;
  reg  [63:0] size;
  wire [5:0] place_0;
  wire [5:0] place_1;
  wire [5:0] place_2;
  wire [5:0] place_3;
  reg  [31:0] aligned_0;
  reg  [31:0] aligned_1;
  reg  [31:0] aligned_2;
  reg  [31:0] aligned_3;
  reg  [63:0] shifted_0;
  reg  [63:0] shifted_1;
  reg  [63:0] shifted_2;
  reg  [63:0] shifted_3;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign place_0 = position_0 & 6'h3e;
  assign place_1 = position_1 & 6'h3e;
  assign place_2 = position_2 & 6'h3e;
  assign place_3 = position_3 & 6'h3e;

  always @* begin
    if (time_zero) begin end
    size = 64'd3;
    if (wide) begin
      size = 64'hf;
    end
  end

  always @* begin
    if (time_zero) begin end
    next_enables = enables;
    next_window_0 = window_0;
    next_window_1 = window_1;
    next_window_2 = window_2;
    next_window_3 = window_3;
    next_window_4 = window_4;
    next_window_5 = window_5;
    next_window_6 = window_6;
    next_window_7 = window_7;
    if (enabled[0]) begin
      next_enables = next_enables | (size << place_0);
      if (position_0[5:3] == 3'd0) begin
        next_window_0 = next_window_0 | shifted_0;
      end
      if (position_0[5:3] == 3'd1) begin
        next_window_1 = next_window_1 | shifted_0;
      end
      if (position_0[5:3] == 3'd2) begin
        next_window_2 = next_window_2 | shifted_0;
      end
      if (position_0[5:3] == 3'd3) begin
        next_window_3 = next_window_3 | shifted_0;
      end
      if (position_0[5:3] == 3'd4) begin
        next_window_4 = next_window_4 | shifted_0;
      end
      if (position_0[5:3] == 3'd5) begin
        next_window_5 = next_window_5 | shifted_0;
      end
      if (position_0[5:3] == 3'd6) begin
        next_window_6 = next_window_6 | shifted_0;
      end
      if (position_0[5:3] == 3'd7) begin
        next_window_7 = next_window_7 | shifted_0;
      end
    end
    if (enabled[1]) begin
      next_enables = next_enables | (size << place_1);
      if (position_1[5:3] == 3'd0) begin
        next_window_0 = next_window_0 | shifted_1;
      end
      if (position_1[5:3] == 3'd1) begin
        next_window_1 = next_window_1 | shifted_1;
      end
      if (position_1[5:3] == 3'd2) begin
        next_window_2 = next_window_2 | shifted_1;
      end
      if (position_1[5:3] == 3'd3) begin
        next_window_3 = next_window_3 | shifted_1;
      end
      if (position_1[5:3] == 3'd4) begin
        next_window_4 = next_window_4 | shifted_1;
      end
      if (position_1[5:3] == 3'd5) begin
        next_window_5 = next_window_5 | shifted_1;
      end
      if (position_1[5:3] == 3'd6) begin
        next_window_6 = next_window_6 | shifted_1;
      end
      if (position_1[5:3] == 3'd7) begin
        next_window_7 = next_window_7 | shifted_1;
      end
    end
    if (enabled[2]) begin
      next_enables = next_enables | (size << place_2);
      if (position_2[5:3] == 3'd0) begin
        next_window_0 = next_window_0 | shifted_2;
      end
      if (position_2[5:3] == 3'd1) begin
        next_window_1 = next_window_1 | shifted_2;
      end
      if (position_2[5:3] == 3'd2) begin
        next_window_2 = next_window_2 | shifted_2;
      end
      if (position_2[5:3] == 3'd3) begin
        next_window_3 = next_window_3 | shifted_2;
      end
      if (position_2[5:3] == 3'd4) begin
        next_window_4 = next_window_4 | shifted_2;
      end
      if (position_2[5:3] == 3'd5) begin
        next_window_5 = next_window_5 | shifted_2;
      end
      if (position_2[5:3] == 3'd6) begin
        next_window_6 = next_window_6 | shifted_2;
      end
      if (position_2[5:3] == 3'd7) begin
        next_window_7 = next_window_7 | shifted_2;
      end
    end
    if (enabled[3]) begin
      next_enables = next_enables | (size << place_3);
      if (position_3[5:3] == 3'd0) begin
        next_window_0 = next_window_0 | shifted_3;
      end
      if (position_3[5:3] == 3'd1) begin
        next_window_1 = next_window_1 | shifted_3;
      end
      if (position_3[5:3] == 3'd2) begin
        next_window_2 = next_window_2 | shifted_3;
      end
      if (position_3[5:3] == 3'd3) begin
        next_window_3 = next_window_3 | shifted_3;
      end
      if (position_3[5:3] == 3'd4) begin
        next_window_4 = next_window_4 | shifted_3;
      end
      if (position_3[5:3] == 3'd5) begin
        next_window_5 = next_window_5 | shifted_3;
      end
      if (position_3[5:3] == 3'd6) begin
        next_window_6 = next_window_6 | shifted_3;
      end
      if (position_3[5:3] == 3'd7) begin
        next_window_7 = next_window_7 | shifted_3;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    element_0 = result_0;
    if (~wide) begin
      element_0 = result_0 & 32'hffff;
    end
  end

  always @* begin
    if (time_zero) begin end
    aligned_0 = element_0;
    if (position_0[1]) begin
      aligned_0 = element_0 << 16;
    end
  end

  always @* begin
    if (time_zero) begin end
    shifted_0 = {32'd0, aligned_0};
    if (position_0[2]) begin
      shifted_0 = {aligned_0, 32'd0};
    end
  end

  always @* begin
    if (time_zero) begin end
    element_1 = result_1;
    if (~wide) begin
      element_1 = result_1 & 32'hffff;
    end
  end

  always @* begin
    if (time_zero) begin end
    aligned_1 = element_1;
    if (position_1[1]) begin
      aligned_1 = element_1 << 16;
    end
  end

  always @* begin
    if (time_zero) begin end
    shifted_1 = {32'd0, aligned_1};
    if (position_1[2]) begin
      shifted_1 = {aligned_1, 32'd0};
    end
  end

  always @* begin
    if (time_zero) begin end
    element_2 = result_2;
    if (~wide) begin
      element_2 = result_2 & 32'hffff;
    end
  end

  always @* begin
    if (time_zero) begin end
    aligned_2 = element_2;
    if (position_2[1]) begin
      aligned_2 = element_2 << 16;
    end
  end

  always @* begin
    if (time_zero) begin end
    shifted_2 = {32'd0, aligned_2};
    if (position_2[2]) begin
      shifted_2 = {aligned_2, 32'd0};
    end
  end

  always @* begin
    if (time_zero) begin end
    element_3 = result_3;
    if (~wide) begin
      element_3 = result_3 & 32'hffff;
    end
  end

  always @* begin
    if (time_zero) begin end
    aligned_3 = element_3;
    if (position_3[1]) begin
      aligned_3 = element_3 << 16;
    end
  end

  always @* begin
    if (time_zero) begin end
    shifted_3 = {32'd0, aligned_3};
    if (position_3[2]) begin
      shifted_3 = {aligned_3, 32'd0};
    end
  end
endmodule
`default_nettype wire
