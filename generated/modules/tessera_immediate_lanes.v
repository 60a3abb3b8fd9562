// tessera_immediate_lanes
// Elements of an immediate in one beat.
//
//   in   32  value
//   in    1  is_packed
//   in    1  floats
//   in    1  signs
//   in    2  beat
//   in    1  quad       Two lanes a beat.
//   out  32  element_0
//   out  32  element_1
//   out  32  element_2
//   out  32  element_3
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/immediate.rs; do not edit.
`default_nettype none
module tessera_immediate_lanes (
  input  wire [31:0] value,
  input  wire is_packed,
  input  wire floats,
  input  wire signs,
  input  wire [1:0] beat,
  input  wire quad,
  output reg  [31:0] element_0,
  output reg  [31:0] element_1,
  output reg  [31:0] element_2,
  output reg  [31:0] element_3
);
  reg  [2:0] first;
  wire second_half;
  wire [31:0] rest;
  wire [3:0] nibble_0;
  wire [3:0] nibble_1;
  wire [3:0] nibble_2;
  wire [3:0] nibble_3;
  reg  [11:0] fill_0;
  reg  [11:0] fill_1;
  reg  [11:0] fill_2;
  reg  [11:0] fill_3;
  reg  [7:0] number_0;
  reg  [7:0] number_1;
  reg  [7:0] number_2;
  reg  [7:0] number_3;
  reg  [4:0] below_two_0;
  reg  [4:0] below_two_1;
  reg  [4:0] below_two_2;
  reg  [4:0] below_two_3;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign second_half = quad & beat[0];
  assign rest = value >> {first, 2'd0};
  assign nibble_0 = rest[3:0];
  assign nibble_1 = rest[7:4];
  assign nibble_2 = rest[11:8];
  assign nibble_3 = rest[15:12];

  always @* begin
    if (time_zero) begin end
    first = {beat[0], 2'd0};
    if (quad) begin
      first = {beat, 1'd0};
    end
  end

  always @* begin
    if (time_zero) begin end
    fill_0 = 12'd0;
    if (signs & nibble_0[3]) begin
      fill_0 = 12'hfff;
    end
  end

  always @* begin
    if (time_zero) begin end
    number_0 = value[7:0];
    if (second_half) begin
      number_0 = value[23:16];
    end
  end

  always @* begin
    if (time_zero) begin end
    below_two_0 = 5'd0;
    if ((|number_0[6:0]) & ~number_0[6]) begin
      below_two_0 = 5'h1f;
    end
  end

  always @* begin
    if (time_zero) begin end
    element_0 = value;
    if (is_packed) begin
      element_0 = {16'd0, fill_0, nibble_0};
      if (floats) begin
        element_0 = {number_0[7:6], below_two_0, number_0[5:0], 19'd0};
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    fill_1 = 12'd0;
    if (signs & nibble_1[3]) begin
      fill_1 = 12'hfff;
    end
  end

  always @* begin
    if (time_zero) begin end
    number_1 = value[15:8];
    if (second_half) begin
      number_1 = value[31:24];
    end
  end

  always @* begin
    if (time_zero) begin end
    below_two_1 = 5'd0;
    if ((|number_1[6:0]) & ~number_1[6]) begin
      below_two_1 = 5'h1f;
    end
  end

  always @* begin
    if (time_zero) begin end
    element_1 = value;
    if (is_packed) begin
      element_1 = {16'd0, fill_1, nibble_1};
      if (floats) begin
        element_1 = {number_1[7:6], below_two_1, number_1[5:0], 19'd0};
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    fill_2 = 12'd0;
    if (signs & nibble_2[3]) begin
      fill_2 = 12'hfff;
    end
  end

  always @* begin
    if (time_zero) begin end
    number_2 = value[23:16];
    if (second_half) begin
      number_2 = value[7:0];
    end
  end

  always @* begin
    if (time_zero) begin end
    below_two_2 = 5'd0;
    if ((|number_2[6:0]) & ~number_2[6]) begin
      below_two_2 = 5'h1f;
    end
  end

  always @* begin
    if (time_zero) begin end
    element_2 = value;
    if (is_packed) begin
      element_2 = {16'd0, fill_2, nibble_2};
      if (floats) begin
        element_2 = {number_2[7:6], below_two_2, number_2[5:0], 19'd0};
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    fill_3 = 12'd0;
    if (signs & nibble_3[3]) begin
      fill_3 = 12'hfff;
    end
  end

  always @* begin
    if (time_zero) begin end
    number_3 = value[31:24];
    if (second_half) begin
      number_3 = value[15:8];
    end
  end

  always @* begin
    if (time_zero) begin end
    below_two_3 = 5'd0;
    if ((|number_3[6:0]) & ~number_3[6]) begin
      below_two_3 = 5'h1f;
    end
  end

  always @* begin
    if (time_zero) begin end
    element_3 = value;
    if (is_packed) begin
      element_3 = {16'd0, fill_3, nibble_3};
      if (floats) begin
        element_3 = {number_3[7:6], below_two_3, number_3[5:0], 19'd0};
      end
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, rest[31:16]};
endmodule
`default_nettype wire
