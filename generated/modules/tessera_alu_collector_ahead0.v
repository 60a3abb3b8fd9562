// tessera_alu_collector_ahead0
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
//   in    1  load           op takes the pass; it has waited.
//   in    1  waited
//   in    1  down           Lanes 4 to 7 move to lanes 0 to 3; with it, these to lanes 4 to 7.
//   in    1  around
//   in    1  odd            The beat has lanes 2 and 3 of the lower four.
//   in    1  fixed
//   in   32  fixed_value_0
//   in   32  fixed_value_1
//   in   32  fixed_value_2
//   in   32  fixed_value_3
//   out  32  element_0
//   out  32  element_1
//   out  32  element_2
//   out  32  element_3
//   out  32  captured_0     What was captured, without regard to `fixed`.
//   out  32  captured_1
//   out  32  captured_2
//   out  32  captured_3
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/alu/collector.rs; do not edit.
`default_nettype none
module tessera_alu_collector_ahead0 (
  input  wire clock,
  input  wire reset,
  input  wire take,
  input  wire [63:0] rd_data_0,
  input  wire [63:0] rd_data_1,
  input  wire [63:0] rd_data_2,
  input  wire [63:0] rd_data_3,
  input  wire [7:0] rd_mask,
  input  wire load,
  input  wire waited,
  input  wire down,
  input  wire around,
  input  wire odd,
  input  wire fixed,
  input  wire [31:0] fixed_value_0,
  input  wire [31:0] fixed_value_1,
  input  wire [31:0] fixed_value_2,
  input  wire [31:0] fixed_value_3,
  output reg  [31:0] element_0,
  output reg  [31:0] element_1,
  output reg  [31:0] element_2,
  output reg  [31:0] element_3,
  output reg  [31:0] captured_0,
  output reg  [31:0] captured_1,
  output reg  [31:0] captured_2,
  output reg  [31:0] captured_3
);
  wire [31:0] fresh_0;
  wire [31:0] fresh_1;
  wire [31:0] fresh_2;
  wire [31:0] fresh_3;
  wire [31:0] fresh_4;
  wire [31:0] fresh_5;
  wire [31:0] fresh_6;
  wire [31:0] fresh_7;
  wire [31:0] shown_0;
  wire [31:0] shown_1;
  wire [31:0] shown_2;
  wire [31:0] shown_3;
  wire moves;
  reg  [31:0] lane_0_q;
  reg  [31:0] lane_1_q;
  reg  [31:0] lane_2_q;
  reg  [31:0] lane_3_q;
  reg  [31:0] lane_4_q;
  reg  [31:0] lane_5_q;
  reg  [31:0] lane_6_q;
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
      lane_0_q <= fresh_0;
      lane_1_q <= fresh_1;
      lane_2_q <= fresh_2;
      lane_3_q <= fresh_3;
      lane_4_q <= fresh_4;
      lane_5_q <= fresh_5;
      lane_6_q <= fresh_6;
      lane_7_q <= fresh_7;
      if (moves & down) begin
        lane_0_q <= lane_4_q;
        if (around) begin
          lane_4_q <= lane_0_q;
        end
        lane_1_q <= lane_5_q;
        if (around) begin
          lane_5_q <= lane_1_q;
        end
        lane_2_q <= lane_6_q;
        if (around) begin
          lane_6_q <= lane_2_q;
        end
        lane_3_q <= lane_7_q;
        if (around) begin
          lane_7_q <= lane_3_q;
        end
      end
    end
  end

  assign fresh_0 = (take & rd_mask[0]) ? rd_data_0[31:0] : lane_0_q;
  assign fresh_1 = (take & rd_mask[1]) ? rd_data_0[63:32] : lane_1_q;
  assign fresh_2 = (take & rd_mask[2]) ? rd_data_1[31:0] : lane_2_q;
  assign fresh_3 = (take & rd_mask[3]) ? rd_data_1[63:32] : lane_3_q;
  assign fresh_4 = (take & rd_mask[4]) ? rd_data_2[31:0] : lane_4_q;
  assign fresh_5 = (take & rd_mask[5]) ? rd_data_2[63:32] : lane_5_q;
  assign fresh_6 = (take & rd_mask[6]) ? rd_data_3[31:0] : lane_6_q;
  assign fresh_7 = (take & rd_mask[7]) ? rd_data_3[63:32] : lane_7_q;
  assign moves = 1'd1;
  assign shown_0 = lane_0_q;
  assign shown_1 = lane_1_q;
  assign shown_2 = lane_2_q;
  assign shown_3 = lane_3_q;

  always @* begin
    if (time_zero) begin end
    element_0 = shown_0;
    if (odd) begin
      element_0 = shown_2;
    end
    captured_0 = element_0;
    if (fixed) begin
      element_0 = fixed_value_0;
    end
  end

  always @* begin
    if (time_zero) begin end
    element_2 = shown_2;
    captured_2 = element_2;
    if (fixed) begin
      element_2 = fixed_value_2;
    end
  end

  always @* begin
    if (time_zero) begin end
    element_1 = shown_1;
    if (odd) begin
      element_1 = shown_3;
    end
    captured_1 = element_1;
    if (fixed) begin
      element_1 = fixed_value_1;
    end
  end

  always @* begin
    if (time_zero) begin end
    element_3 = shown_3;
    captured_3 = element_3;
    if (fixed) begin
      element_3 = fixed_value_3;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, load, waited};
endmodule
`default_nettype wire
