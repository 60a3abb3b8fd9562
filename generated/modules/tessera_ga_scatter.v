// tessera_ga_scatter
// A row out of eight lanes.
//
//   in    1  lay_second  The row at hand is the second one.
//   in    5  lay_base    Byte of lane 0.
//   in    6  lay_step_0  Bytes that bits 0, 1 and 2 of a lane's number add to that.
//   in    6  lay_step_1
//   in    6  lay_step_2
//   in    2  size
//   in    8  mask
//   in   64  lanes_0
//   in   64  lanes_1
//   in   64  lanes_2
//   in   64  lanes_3
//   out  64  row_0
//   out  64  row_1
//   out  64  row_2
//   out  64  row_3
//   out  32  enables
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/ga/scatter.rs; do not edit.
`default_nettype none
module tessera_ga_scatter (
  input  wire lay_second,
  input  wire [4:0] lay_base,
  input  wire [5:0] lay_step_0,
  input  wire [5:0] lay_step_1,
  input  wire [5:0] lay_step_2,
  input  wire [1:0] size,
  input  wire [7:0] mask,
  input  wire [63:0] lanes_0,
  input  wire [63:0] lanes_1,
  input  wire [63:0] lanes_2,
  input  wire [63:0] lanes_3,
  output wire [63:0] row_0,
  output wire [63:0] row_1,
  output wire [63:0] row_2,
  output wire [63:0] row_3,
  output wire [31:0] enables
);
  wire [5:0] at_0;
  wire [5:0] at_1;
  wire [5:0] at_2;
  wire [5:0] at_3;
  wire [5:0] at_4;
  wire [5:0] at_5;
  wire [5:0] at_6;
  wire [5:0] at_7;
  wire [31:0] lane_0;
  wire [31:0] lane_1;
  wire [31:0] lane_2;
  wire [31:0] lane_3;
  wire [31:0] lane_4;
  wire [31:0] lane_5;
  wire [31:0] lane_6;
  wire [31:0] lane_7;
  wire here_0;
  wire here_1;
  wire here_2;
  wire here_3;
  wire here_4;
  wire here_5;
  wire here_6;
  wire here_7;
  reg  [3:0] bytes_0;
  reg  [3:0] bytes_1;
  reg  [3:0] bytes_2;
  reg  [3:0] bytes_3;
  reg  [3:0] bytes_4;
  reg  [3:0] bytes_5;
  reg  [3:0] bytes_6;
  reg  [3:0] bytes_7;
  reg  [31:0] cut_0;
  reg  [31:0] cut_1;
  reg  [31:0] cut_2;
  reg  [31:0] cut_3;
  reg  [31:0] cut_4;
  reg  [31:0] cut_5;
  reg  [31:0] cut_6;
  reg  [31:0] cut_7;
  reg  [31:0] dword_0;
  reg  [31:0] dword_1;
  reg  [31:0] dword_2;
  reg  [31:0] dword_3;
  reg  [31:0] dword_4;
  reg  [31:0] dword_5;
  reg  [31:0] dword_6;
  reg  [31:0] dword_7;
  reg  [3:0] dword_enables_0;
  reg  [3:0] dword_enables_1;
  reg  [3:0] dword_enables_2;
  reg  [3:0] dword_enables_3;
  reg  [3:0] dword_enables_4;
  reg  [3:0] dword_enables_5;
  reg  [3:0] dword_enables_6;
  reg  [3:0] dword_enables_7;
  reg  [31:0] written;
  wire [5:0] place__at_0;
  wire [5:0] place__at_1;
  wire [5:0] place__at_2;
  wire [5:0] place__at_3;
  wire [5:0] place__at_4;
  wire [5:0] place__at_5;
  wire [5:0] place__at_6;
  wire [5:0] place__at_7;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_ga_place place (
    .lay_second(lay_second),
    .lay_base(lay_base),
    .lay_step_0(lay_step_0),
    .lay_step_1(lay_step_1),
    .lay_step_2(lay_step_2),
    .at_0(place__at_0),
    .at_1(place__at_1),
    .at_2(place__at_2),
    .at_3(place__at_3),
    .at_4(place__at_4),
    .at_5(place__at_5),
    .at_6(place__at_6),
    .at_7(place__at_7)
  );

  assign lane_0 = lanes_0[31:0];
  assign lane_1 = lanes_0[63:32];
  assign lane_2 = lanes_1[31:0];
  assign lane_3 = lanes_1[63:32];
  assign lane_4 = lanes_2[31:0];
  assign lane_5 = lanes_2[63:32];
  assign lane_6 = lanes_3[31:0];
  assign lane_7 = lanes_3[63:32];
  assign at_0 = place__at_0;
  assign here_0 = mask[0] & (at_0[5] == lay_second);
  assign at_1 = place__at_1;
  assign here_1 = mask[1] & (at_1[5] == lay_second);
  assign at_2 = place__at_2;
  assign here_2 = mask[2] & (at_2[5] == lay_second);
  assign at_3 = place__at_3;
  assign here_3 = mask[3] & (at_3[5] == lay_second);
  assign at_4 = place__at_4;
  assign here_4 = mask[4] & (at_4[5] == lay_second);
  assign at_5 = place__at_5;
  assign here_5 = mask[5] & (at_5[5] == lay_second);
  assign at_6 = place__at_6;
  assign here_6 = mask[6] & (at_6[5] == lay_second);
  assign at_7 = place__at_7;
  assign here_7 = mask[7] & (at_7[5] == lay_second);
  assign row_0 = {dword_1, dword_0};
  assign row_1 = {dword_3, dword_2};
  assign row_2 = {dword_5, dword_4};
  assign row_3 = {dword_7, dword_6};
  assign enables = written;

  always @* begin
    if (time_zero) begin end
    dword_0 = 32'd0;
    dword_enables_0 = 4'd0;
    if (here_0 & (at_0[4:2] == 3'd0)) begin
      dword_0 = dword_0 | cut_0;
      dword_enables_0 = dword_enables_0 | bytes_0;
    end
    if (here_1 & (at_1[4:2] == 3'd0)) begin
      dword_0 = dword_0 | cut_1;
      dword_enables_0 = dword_enables_0 | bytes_1;
    end
    if (here_2 & (at_2[4:2] == 3'd0)) begin
      dword_0 = dword_0 | cut_2;
      dword_enables_0 = dword_enables_0 | bytes_2;
    end
    if (here_3 & (at_3[4:2] == 3'd0)) begin
      dword_0 = dword_0 | cut_3;
      dword_enables_0 = dword_enables_0 | bytes_3;
    end
    if (here_4 & (at_4[4:2] == 3'd0)) begin
      dword_0 = dword_0 | cut_4;
      dword_enables_0 = dword_enables_0 | bytes_4;
    end
    if (here_5 & (at_5[4:2] == 3'd0)) begin
      dword_0 = dword_0 | cut_5;
      dword_enables_0 = dword_enables_0 | bytes_5;
    end
    if (here_6 & (at_6[4:2] == 3'd0)) begin
      dword_0 = dword_0 | cut_6;
      dword_enables_0 = dword_enables_0 | bytes_6;
    end
    if (here_7 & (at_7[4:2] == 3'd0)) begin
      dword_0 = dword_0 | cut_7;
      dword_enables_0 = dword_enables_0 | bytes_7;
    end
  end

  always @* begin
    if (time_zero) begin end
    dword_1 = 32'd0;
    dword_enables_1 = 4'd0;
    if (here_0 & (at_0[4:2] == 3'd1)) begin
      dword_1 = dword_1 | cut_0;
      dword_enables_1 = dword_enables_1 | bytes_0;
    end
    if (here_1 & (at_1[4:2] == 3'd1)) begin
      dword_1 = dword_1 | cut_1;
      dword_enables_1 = dword_enables_1 | bytes_1;
    end
    if (here_2 & (at_2[4:2] == 3'd1)) begin
      dword_1 = dword_1 | cut_2;
      dword_enables_1 = dword_enables_1 | bytes_2;
    end
    if (here_3 & (at_3[4:2] == 3'd1)) begin
      dword_1 = dword_1 | cut_3;
      dword_enables_1 = dword_enables_1 | bytes_3;
    end
    if (here_4 & (at_4[4:2] == 3'd1)) begin
      dword_1 = dword_1 | cut_4;
      dword_enables_1 = dword_enables_1 | bytes_4;
    end
    if (here_5 & (at_5[4:2] == 3'd1)) begin
      dword_1 = dword_1 | cut_5;
      dword_enables_1 = dword_enables_1 | bytes_5;
    end
    if (here_6 & (at_6[4:2] == 3'd1)) begin
      dword_1 = dword_1 | cut_6;
      dword_enables_1 = dword_enables_1 | bytes_6;
    end
    if (here_7 & (at_7[4:2] == 3'd1)) begin
      dword_1 = dword_1 | cut_7;
      dword_enables_1 = dword_enables_1 | bytes_7;
    end
  end

  always @* begin
    if (time_zero) begin end
    dword_2 = 32'd0;
    dword_enables_2 = 4'd0;
    if (here_0 & (at_0[4:2] == 3'd2)) begin
      dword_2 = dword_2 | cut_0;
      dword_enables_2 = dword_enables_2 | bytes_0;
    end
    if (here_1 & (at_1[4:2] == 3'd2)) begin
      dword_2 = dword_2 | cut_1;
      dword_enables_2 = dword_enables_2 | bytes_1;
    end
    if (here_2 & (at_2[4:2] == 3'd2)) begin
      dword_2 = dword_2 | cut_2;
      dword_enables_2 = dword_enables_2 | bytes_2;
    end
    if (here_3 & (at_3[4:2] == 3'd2)) begin
      dword_2 = dword_2 | cut_3;
      dword_enables_2 = dword_enables_2 | bytes_3;
    end
    if (here_4 & (at_4[4:2] == 3'd2)) begin
      dword_2 = dword_2 | cut_4;
      dword_enables_2 = dword_enables_2 | bytes_4;
    end
    if (here_5 & (at_5[4:2] == 3'd2)) begin
      dword_2 = dword_2 | cut_5;
      dword_enables_2 = dword_enables_2 | bytes_5;
    end
    if (here_6 & (at_6[4:2] == 3'd2)) begin
      dword_2 = dword_2 | cut_6;
      dword_enables_2 = dword_enables_2 | bytes_6;
    end
    if (here_7 & (at_7[4:2] == 3'd2)) begin
      dword_2 = dword_2 | cut_7;
      dword_enables_2 = dword_enables_2 | bytes_7;
    end
  end

  always @* begin
    if (time_zero) begin end
    dword_3 = 32'd0;
    dword_enables_3 = 4'd0;
    if (here_0 & (at_0[4:2] == 3'd3)) begin
      dword_3 = dword_3 | cut_0;
      dword_enables_3 = dword_enables_3 | bytes_0;
    end
    if (here_1 & (at_1[4:2] == 3'd3)) begin
      dword_3 = dword_3 | cut_1;
      dword_enables_3 = dword_enables_3 | bytes_1;
    end
    if (here_2 & (at_2[4:2] == 3'd3)) begin
      dword_3 = dword_3 | cut_2;
      dword_enables_3 = dword_enables_3 | bytes_2;
    end
    if (here_3 & (at_3[4:2] == 3'd3)) begin
      dword_3 = dword_3 | cut_3;
      dword_enables_3 = dword_enables_3 | bytes_3;
    end
    if (here_4 & (at_4[4:2] == 3'd3)) begin
      dword_3 = dword_3 | cut_4;
      dword_enables_3 = dword_enables_3 | bytes_4;
    end
    if (here_5 & (at_5[4:2] == 3'd3)) begin
      dword_3 = dword_3 | cut_5;
      dword_enables_3 = dword_enables_3 | bytes_5;
    end
    if (here_6 & (at_6[4:2] == 3'd3)) begin
      dword_3 = dword_3 | cut_6;
      dword_enables_3 = dword_enables_3 | bytes_6;
    end
    if (here_7 & (at_7[4:2] == 3'd3)) begin
      dword_3 = dword_3 | cut_7;
      dword_enables_3 = dword_enables_3 | bytes_7;
    end
  end

  always @* begin
    if (time_zero) begin end
    dword_4 = 32'd0;
    dword_enables_4 = 4'd0;
    if (here_0 & (at_0[4:2] == 3'd4)) begin
      dword_4 = dword_4 | cut_0;
      dword_enables_4 = dword_enables_4 | bytes_0;
    end
    if (here_1 & (at_1[4:2] == 3'd4)) begin
      dword_4 = dword_4 | cut_1;
      dword_enables_4 = dword_enables_4 | bytes_1;
    end
    if (here_2 & (at_2[4:2] == 3'd4)) begin
      dword_4 = dword_4 | cut_2;
      dword_enables_4 = dword_enables_4 | bytes_2;
    end
    if (here_3 & (at_3[4:2] == 3'd4)) begin
      dword_4 = dword_4 | cut_3;
      dword_enables_4 = dword_enables_4 | bytes_3;
    end
    if (here_4 & (at_4[4:2] == 3'd4)) begin
      dword_4 = dword_4 | cut_4;
      dword_enables_4 = dword_enables_4 | bytes_4;
    end
    if (here_5 & (at_5[4:2] == 3'd4)) begin
      dword_4 = dword_4 | cut_5;
      dword_enables_4 = dword_enables_4 | bytes_5;
    end
    if (here_6 & (at_6[4:2] == 3'd4)) begin
      dword_4 = dword_4 | cut_6;
      dword_enables_4 = dword_enables_4 | bytes_6;
    end
    if (here_7 & (at_7[4:2] == 3'd4)) begin
      dword_4 = dword_4 | cut_7;
      dword_enables_4 = dword_enables_4 | bytes_7;
    end
  end

  always @* begin
    if (time_zero) begin end
    dword_5 = 32'd0;
    dword_enables_5 = 4'd0;
    if (here_0 & (at_0[4:2] == 3'd5)) begin
      dword_5 = dword_5 | cut_0;
      dword_enables_5 = dword_enables_5 | bytes_0;
    end
    if (here_1 & (at_1[4:2] == 3'd5)) begin
      dword_5 = dword_5 | cut_1;
      dword_enables_5 = dword_enables_5 | bytes_1;
    end
    if (here_2 & (at_2[4:2] == 3'd5)) begin
      dword_5 = dword_5 | cut_2;
      dword_enables_5 = dword_enables_5 | bytes_2;
    end
    if (here_3 & (at_3[4:2] == 3'd5)) begin
      dword_5 = dword_5 | cut_3;
      dword_enables_5 = dword_enables_5 | bytes_3;
    end
    if (here_4 & (at_4[4:2] == 3'd5)) begin
      dword_5 = dword_5 | cut_4;
      dword_enables_5 = dword_enables_5 | bytes_4;
    end
    if (here_5 & (at_5[4:2] == 3'd5)) begin
      dword_5 = dword_5 | cut_5;
      dword_enables_5 = dword_enables_5 | bytes_5;
    end
    if (here_6 & (at_6[4:2] == 3'd5)) begin
      dword_5 = dword_5 | cut_6;
      dword_enables_5 = dword_enables_5 | bytes_6;
    end
    if (here_7 & (at_7[4:2] == 3'd5)) begin
      dword_5 = dword_5 | cut_7;
      dword_enables_5 = dword_enables_5 | bytes_7;
    end
  end

  always @* begin
    if (time_zero) begin end
    dword_6 = 32'd0;
    dword_enables_6 = 4'd0;
    if (here_0 & (at_0[4:2] == 3'd6)) begin
      dword_6 = dword_6 | cut_0;
      dword_enables_6 = dword_enables_6 | bytes_0;
    end
    if (here_1 & (at_1[4:2] == 3'd6)) begin
      dword_6 = dword_6 | cut_1;
      dword_enables_6 = dword_enables_6 | bytes_1;
    end
    if (here_2 & (at_2[4:2] == 3'd6)) begin
      dword_6 = dword_6 | cut_2;
      dword_enables_6 = dword_enables_6 | bytes_2;
    end
    if (here_3 & (at_3[4:2] == 3'd6)) begin
      dword_6 = dword_6 | cut_3;
      dword_enables_6 = dword_enables_6 | bytes_3;
    end
    if (here_4 & (at_4[4:2] == 3'd6)) begin
      dword_6 = dword_6 | cut_4;
      dword_enables_6 = dword_enables_6 | bytes_4;
    end
    if (here_5 & (at_5[4:2] == 3'd6)) begin
      dword_6 = dword_6 | cut_5;
      dword_enables_6 = dword_enables_6 | bytes_5;
    end
    if (here_6 & (at_6[4:2] == 3'd6)) begin
      dword_6 = dword_6 | cut_6;
      dword_enables_6 = dword_enables_6 | bytes_6;
    end
    if (here_7 & (at_7[4:2] == 3'd6)) begin
      dword_6 = dword_6 | cut_7;
      dword_enables_6 = dword_enables_6 | bytes_7;
    end
  end

  always @* begin
    if (time_zero) begin end
    dword_7 = 32'd0;
    dword_enables_7 = 4'd0;
    if (here_0 & (at_0[4:2] == 3'd7)) begin
      dword_7 = dword_7 | cut_0;
      dword_enables_7 = dword_enables_7 | bytes_0;
    end
    if (here_1 & (at_1[4:2] == 3'd7)) begin
      dword_7 = dword_7 | cut_1;
      dword_enables_7 = dword_enables_7 | bytes_1;
    end
    if (here_2 & (at_2[4:2] == 3'd7)) begin
      dword_7 = dword_7 | cut_2;
      dword_enables_7 = dword_enables_7 | bytes_2;
    end
    if (here_3 & (at_3[4:2] == 3'd7)) begin
      dword_7 = dword_7 | cut_3;
      dword_enables_7 = dword_enables_7 | bytes_3;
    end
    if (here_4 & (at_4[4:2] == 3'd7)) begin
      dword_7 = dword_7 | cut_4;
      dword_enables_7 = dword_enables_7 | bytes_4;
    end
    if (here_5 & (at_5[4:2] == 3'd7)) begin
      dword_7 = dword_7 | cut_5;
      dword_enables_7 = dword_enables_7 | bytes_5;
    end
    if (here_6 & (at_6[4:2] == 3'd7)) begin
      dword_7 = dword_7 | cut_6;
      dword_enables_7 = dword_enables_7 | bytes_6;
    end
    if (here_7 & (at_7[4:2] == 3'd7)) begin
      dword_7 = dword_7 | cut_7;
      dword_enables_7 = dword_enables_7 | bytes_7;
    end
  end

  always @* begin
    if (time_zero) begin end
    // the bytes it writes, and its value in each of them
    bytes_0 = 4'd15;
    cut_0 = lane_0;
    if (size == 2'd1) begin
      bytes_0 = 4'd3;
      cut_0 = lane_0 & 32'hffff;
      if (at_0[1]) begin
        bytes_0 = 4'd12;
        cut_0 = lane_0 << 16;
      end
    end
    else if (size == 2'd0) begin
      bytes_0 = 4'd1 << at_0[1:0];
      cut_0 = (lane_0 & 32'hff) << {at_0[1:0], 3'd0};
    end
  end

  always @* begin
    if (time_zero) begin end
    // the bytes it writes, and its value in each of them
    bytes_1 = 4'd15;
    cut_1 = lane_1;
    if (size == 2'd1) begin
      bytes_1 = 4'd3;
      cut_1 = lane_1 & 32'hffff;
      if (at_1[1]) begin
        bytes_1 = 4'd12;
        cut_1 = lane_1 << 16;
      end
    end
    else if (size == 2'd0) begin
      bytes_1 = 4'd1 << at_1[1:0];
      cut_1 = (lane_1 & 32'hff) << {at_1[1:0], 3'd0};
    end
  end

  always @* begin
    if (time_zero) begin end
    // the bytes it writes, and its value in each of them
    bytes_2 = 4'd15;
    cut_2 = lane_2;
    if (size == 2'd1) begin
      bytes_2 = 4'd3;
      cut_2 = lane_2 & 32'hffff;
      if (at_2[1]) begin
        bytes_2 = 4'd12;
        cut_2 = lane_2 << 16;
      end
    end
    else if (size == 2'd0) begin
      bytes_2 = 4'd1 << at_2[1:0];
      cut_2 = (lane_2 & 32'hff) << {at_2[1:0], 3'd0};
    end
  end

  always @* begin
    if (time_zero) begin end
    // the bytes it writes, and its value in each of them
    bytes_3 = 4'd15;
    cut_3 = lane_3;
    if (size == 2'd1) begin
      bytes_3 = 4'd3;
      cut_3 = lane_3 & 32'hffff;
      if (at_3[1]) begin
        bytes_3 = 4'd12;
        cut_3 = lane_3 << 16;
      end
    end
    else if (size == 2'd0) begin
      bytes_3 = 4'd1 << at_3[1:0];
      cut_3 = (lane_3 & 32'hff) << {at_3[1:0], 3'd0};
    end
  end

  always @* begin
    if (time_zero) begin end
    // the bytes it writes, and its value in each of them
    bytes_4 = 4'd15;
    cut_4 = lane_4;
    if (size == 2'd1) begin
      bytes_4 = 4'd3;
      cut_4 = lane_4 & 32'hffff;
      if (at_4[1]) begin
        bytes_4 = 4'd12;
        cut_4 = lane_4 << 16;
      end
    end
    else if (size == 2'd0) begin
      bytes_4 = 4'd1 << at_4[1:0];
      cut_4 = (lane_4 & 32'hff) << {at_4[1:0], 3'd0};
    end
  end

  always @* begin
    if (time_zero) begin end
    // the bytes it writes, and its value in each of them
    bytes_5 = 4'd15;
    cut_5 = lane_5;
    if (size == 2'd1) begin
      bytes_5 = 4'd3;
      cut_5 = lane_5 & 32'hffff;
      if (at_5[1]) begin
        bytes_5 = 4'd12;
        cut_5 = lane_5 << 16;
      end
    end
    else if (size == 2'd0) begin
      bytes_5 = 4'd1 << at_5[1:0];
      cut_5 = (lane_5 & 32'hff) << {at_5[1:0], 3'd0};
    end
  end

  always @* begin
    if (time_zero) begin end
    // the bytes it writes, and its value in each of them
    bytes_6 = 4'd15;
    cut_6 = lane_6;
    if (size == 2'd1) begin
      bytes_6 = 4'd3;
      cut_6 = lane_6 & 32'hffff;
      if (at_6[1]) begin
        bytes_6 = 4'd12;
        cut_6 = lane_6 << 16;
      end
    end
    else if (size == 2'd0) begin
      bytes_6 = 4'd1 << at_6[1:0];
      cut_6 = (lane_6 & 32'hff) << {at_6[1:0], 3'd0};
    end
  end

  always @* begin
    if (time_zero) begin end
    // the bytes it writes, and its value in each of them
    bytes_7 = 4'd15;
    cut_7 = lane_7;
    if (size == 2'd1) begin
      bytes_7 = 4'd3;
      cut_7 = lane_7 & 32'hffff;
      if (at_7[1]) begin
        bytes_7 = 4'd12;
        cut_7 = lane_7 << 16;
      end
    end
    else if (size == 2'd0) begin
      bytes_7 = 4'd1 << at_7[1:0];
      cut_7 = (lane_7 & 32'hff) << {at_7[1:0], 3'd0};
    end
  end

  always @* begin
    if (time_zero) begin end
    written = 32'd0;
    written = written | {28'd0, dword_enables_0};
    written = written | {24'd0, dword_enables_1, 4'd0};
    written = written | {20'd0, dword_enables_2, 8'd0};
    written = written | {16'd0, dword_enables_3, 12'd0};
    written = written | {12'd0, dword_enables_4, 16'd0};
    written = written | {8'd0, dword_enables_5, 20'd0};
    written = written | {4'd0, dword_enables_6, 24'd0};
    written = written | {dword_enables_7, 28'd0};
  end
endmodule
`default_nettype wire
