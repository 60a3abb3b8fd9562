// tessera_alu_collector
// Captures the lanes of one source and hands out four a cycle.
//
//   in    1  clock          rising edge
//   in    1  reset          synchronous, active high
//   in    1  take
//   in   64  rd_data_0
//   in   64  rd_data_1
//   in   64  rd_data_2
//   in   64  rd_data_3
//   in    8  rd_mask
//   in    2  beat
//   in    1  quad
//   in    1  fixed
//   in   32  fixed_value_0
//   in   32  fixed_value_1
//   in   32  fixed_value_2
//   in   32  fixed_value_3
//   out  32  element_0
//   out  32  element_1
//   out  32  element_2
//   out  32  element_3
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/alu/collector.rs; do not edit.
`default_nettype none
module tessera_alu_collector (
  input  wire clock,
  input  wire reset,
  input  wire take,
  input  wire [63:0] rd_data_0,
  input  wire [63:0] rd_data_1,
  input  wire [63:0] rd_data_2,
  input  wire [63:0] rd_data_3,
  input  wire [7:0] rd_mask,
  input  wire [1:0] beat,
  input  wire quad,
  input  wire fixed,
  input  wire [31:0] fixed_value_0,
  input  wire [31:0] fixed_value_1,
  input  wire [31:0] fixed_value_2,
  input  wire [31:0] fixed_value_3,
  output reg  [31:0] element_0,
  output reg  [31:0] element_1,
  output reg  [31:0] element_2,
  output reg  [31:0] element_3
);
  reg  upper;
  reg  odd;
  reg  [31:0] pair_0;
  reg  [31:0] pair_1;
  reg  [31:0] pair_2;
  reg  [31:0] pair_3;
  reg  [31:0] lane_0_d;
  reg  [31:0] lane_0_q;
  reg  [31:0] lane_1_d;
  reg  [31:0] lane_1_q;
  reg  [31:0] lane_2_d;
  reg  [31:0] lane_2_q;
  reg  [31:0] lane_3_d;
  reg  [31:0] lane_3_q;
  reg  [31:0] lane_4_d;
  reg  [31:0] lane_4_q;
  reg  [31:0] lane_5_d;
  reg  [31:0] lane_5_q;
  reg  [31:0] lane_6_d;
  reg  [31:0] lane_6_q;
  reg  [31:0] lane_7_d;
  reg  [31:0] lane_7_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      lane_0_q <= 32'd0;
      lane_1_q <= 32'd0;
      lane_2_q <= 32'd0;
      lane_3_q <= 32'd0;
      lane_4_q <= 32'd0;
      lane_5_q <= 32'd0;
      lane_6_q <= 32'd0;
      lane_7_q <= 32'd0;
    end
    else begin
      lane_0_q <= lane_0_d;
      lane_1_q <= lane_1_d;
      lane_2_q <= lane_2_d;
      lane_3_q <= lane_3_d;
      lane_4_q <= lane_4_d;
      lane_5_q <= lane_5_d;
      lane_6_q <= lane_6_d;
      lane_7_q <= lane_7_d;
    end
  end

  always @* begin
    if (time_zero) begin end
    lane_0_d = lane_0_q;
    if (take & rd_mask[0]) begin
      lane_0_d = rd_data_0[31:0];
    end
  end

  always @* begin
    if (time_zero) begin end
    lane_1_d = lane_1_q;
    if (take & rd_mask[1]) begin
      lane_1_d = rd_data_0[63:32];
    end
  end

  always @* begin
    if (time_zero) begin end
    lane_2_d = lane_2_q;
    if (take & rd_mask[2]) begin
      lane_2_d = rd_data_1[31:0];
    end
  end

  always @* begin
    if (time_zero) begin end
    lane_3_d = lane_3_q;
    if (take & rd_mask[3]) begin
      lane_3_d = rd_data_1[63:32];
    end
  end

  always @* begin
    if (time_zero) begin end
    lane_4_d = lane_4_q;
    if (take & rd_mask[4]) begin
      lane_4_d = rd_data_2[31:0];
    end
  end

  always @* begin
    if (time_zero) begin end
    lane_5_d = lane_5_q;
    if (take & rd_mask[5]) begin
      lane_5_d = rd_data_2[63:32];
    end
  end

  always @* begin
    if (time_zero) begin end
    lane_6_d = lane_6_q;
    if (take & rd_mask[6]) begin
      lane_6_d = rd_data_3[31:0];
    end
  end

  always @* begin
    if (time_zero) begin end
    lane_7_d = lane_7_q;
    if (take & rd_mask[7]) begin
      lane_7_d = rd_data_3[63:32];
    end
  end

  always @* begin
    if (time_zero) begin end
    upper = beat[0];
    odd = 1'd0;
    if (quad) begin
      upper = beat[1];
      odd = beat[0];
    end
  end

  always @* begin
    if (time_zero) begin end
    pair_0 = lane_0_q;
    pair_2 = lane_4_q;
    if (odd) begin
      pair_0 = lane_2_q;
      pair_2 = lane_6_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    element_0 = pair_0;
    element_2 = lane_2_q;
    if (upper) begin
      element_0 = pair_2;
      element_2 = lane_6_q;
    end
    if (fixed) begin
      element_0 = fixed_value_0;
    end
    if (fixed) begin
      element_2 = fixed_value_2;
    end
  end

  always @* begin
    if (time_zero) begin end
    pair_1 = lane_1_q;
    pair_3 = lane_5_q;
    if (odd) begin
      pair_1 = lane_3_q;
      pair_3 = lane_7_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    element_1 = pair_1;
    element_3 = lane_3_q;
    if (upper) begin
      element_1 = pair_3;
      element_3 = lane_7_q;
    end
    if (fixed) begin
      element_1 = fixed_value_1;
    end
    if (fixed) begin
      element_3 = fixed_value_3;
    end
  end
endmodule
`default_nettype wire
