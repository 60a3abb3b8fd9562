// tessera_immediate_spread
// Orders the nibbles of an immediate by lane.
//
//   in   32  immediate
//   in    1  nibbles    It is of nibbles.
//   in    2  size       Bytes of an element of dst, as a power of two.
//   in    2  hstride    Stride code of dst.
//   out  32  value
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/immediate.rs; do not edit.
`default_nettype none
module tessera_immediate_spread (
  input  wire [31:0] immediate,
  input  wire nibbles,
  input  wire [1:0] size,
  input  wire [1:0] hstride,
  output reg  [31:0] value
);
  wire [2:0] distance;
  wire [3:0] number_0;
  wire [3:0] number_1;
  wire [3:0] number_2;
  wire [3:0] number_3;
  wire [3:0] number_4;
  wire [3:0] number_5;
  wire [3:0] number_6;
  wire [3:0] number_7;
  reg  [3:0] lane_0;
  reg  [3:0] lane_1;
  reg  [3:0] lane_2;
  reg  [3:0] lane_3;
  reg  [3:0] lane_4;
  reg  [3:0] lane_5;
  reg  [3:0] lane_6;
  reg  [3:0] lane_7;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign distance = {1'd0, size} + {1'd0, hstride};
  assign number_0 = immediate[3:0];
  assign number_1 = immediate[7:4];
  assign number_2 = immediate[11:8];
  assign number_3 = immediate[15:12];
  assign number_4 = immediate[19:16];
  assign number_5 = immediate[23:20];
  assign number_6 = immediate[27:24];
  assign number_7 = immediate[31:28];

  always @* begin
    if (time_zero) begin end
    value = 32'd0;
    value[0] = lane_0[0];
    value[1] = lane_0[1];
    value[2] = lane_0[2];
    value[3] = lane_0[3];
    value[4] = lane_1[0];
    value[5] = lane_1[1];
    value[6] = lane_1[2];
    value[7] = lane_1[3];
    value[8] = lane_2[0];
    value[9] = lane_2[1];
    value[10] = lane_2[2];
    value[11] = lane_2[3];
    value[12] = lane_3[0];
    value[13] = lane_3[1];
    value[14] = lane_3[2];
    value[15] = lane_3[3];
    value[16] = lane_4[0];
    value[17] = lane_4[1];
    value[18] = lane_4[2];
    value[19] = lane_4[3];
    value[20] = lane_5[0];
    value[21] = lane_5[1];
    value[22] = lane_5[2];
    value[23] = lane_5[3];
    value[24] = lane_6[0];
    value[25] = lane_6[1];
    value[26] = lane_6[2];
    value[27] = lane_6[3];
    value[28] = lane_7[0];
    value[29] = lane_7[1];
    value[30] = lane_7[2];
    value[31] = lane_7[3];
  end

  always @* begin
    if (time_zero) begin end
    lane_0 = number_0;
    if (nibbles & (|hstride)) begin
      if (distance == 3'd3) begin
        lane_0 = number_0;
      end
      else if (distance == 3'd4) begin
        lane_0 = number_0;
      end
      else if (distance > 3'd4) begin
        lane_0 = number_0;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    lane_1 = number_1;
    if (nibbles & (|hstride)) begin
      if (distance == 3'd3) begin
        lane_1 = number_2;
      end
      else if (distance == 3'd4) begin
        lane_1 = number_4;
      end
      else if (distance > 3'd4) begin
        lane_1 = number_0;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    lane_2 = number_2;
    if (nibbles & (|hstride)) begin
      if (distance == 3'd3) begin
        lane_2 = number_4;
      end
      else if (distance == 3'd4) begin
        lane_2 = number_0;
      end
      else if (distance > 3'd4) begin
        lane_2 = number_0;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    lane_3 = number_3;
    if (nibbles & (|hstride)) begin
      if (distance == 3'd3) begin
        lane_3 = number_6;
      end
      else if (distance == 3'd4) begin
        lane_3 = number_4;
      end
      else if (distance > 3'd4) begin
        lane_3 = number_0;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    lane_4 = number_4;
    if (nibbles & (|hstride)) begin
      if (distance == 3'd3) begin
        lane_4 = number_0;
      end
      else if (distance == 3'd4) begin
        lane_4 = number_0;
      end
      else if (distance > 3'd4) begin
        lane_4 = number_0;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    lane_5 = number_5;
    if (nibbles & (|hstride)) begin
      if (distance == 3'd3) begin
        lane_5 = number_2;
      end
      else if (distance == 3'd4) begin
        lane_5 = number_4;
      end
      else if (distance > 3'd4) begin
        lane_5 = number_0;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    lane_6 = number_6;
    if (nibbles & (|hstride)) begin
      if (distance == 3'd3) begin
        lane_6 = number_4;
      end
      else if (distance == 3'd4) begin
        lane_6 = number_0;
      end
      else if (distance > 3'd4) begin
        lane_6 = number_0;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    lane_7 = number_7;
    if (nibbles & (|hstride)) begin
      if (distance == 3'd3) begin
        lane_7 = number_6;
      end
      else if (distance == 3'd4) begin
        lane_7 = number_4;
      end
      else if (distance > 3'd4) begin
        lane_7 = number_0;
      end
    end
  end
endmodule
`default_nettype wire
