// tessera_memory_counters
// Twelve event counters with one read port.
//
//   in    1  clock   rising edge
//   in    1  reset   synchronous, active high
//   in   12  events
//   in    4  select
//   out  32  value
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/memory/src/counters.rs; do not edit.
`default_nettype none
module tessera_memory_counters (
  input  wire clock,
  input  wire reset,
  input  wire [11:0] events,
  input  wire [3:0] select,
  output wire [31:0] value
);
  reg  [31:0] shown;
  reg  [31:0] count_0_q;
  reg  [31:0] count_1_q;
  reg  [31:0] count_2_q;
  reg  [31:0] count_3_q;
  reg  [31:0] count_4_q;
  reg  [31:0] count_5_q;
  reg  [31:0] count_6_q;
  reg  [31:0] count_7_q;
  reg  [31:0] count_8_q;
  reg  [31:0] count_9_q;
  reg  [31:0] count_10_q;
  reg  [31:0] count_11_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      count_0_q <= 32'd0;
      count_1_q <= 32'd0;
      count_2_q <= 32'd0;
      count_3_q <= 32'd0;
      count_4_q <= 32'd0;
      count_5_q <= 32'd0;
      count_6_q <= 32'd0;
      count_7_q <= 32'd0;
      count_8_q <= 32'd0;
      count_9_q <= 32'd0;
      count_10_q <= 32'd0;
      count_11_q <= 32'd0;
    end
    else begin
      if (events[0]) begin
        count_0_q <= count_0_q + 32'd1;
      end
      if (events[1]) begin
        count_1_q <= count_1_q + 32'd1;
      end
      if (events[2]) begin
        count_2_q <= count_2_q + 32'd1;
      end
      if (events[3]) begin
        count_3_q <= count_3_q + 32'd1;
      end
      if (events[4]) begin
        count_4_q <= count_4_q + 32'd1;
      end
      if (events[5]) begin
        count_5_q <= count_5_q + 32'd1;
      end
      if (events[6]) begin
        count_6_q <= count_6_q + 32'd1;
      end
      if (events[7]) begin
        count_7_q <= count_7_q + 32'd1;
      end
      if (events[8]) begin
        count_8_q <= count_8_q + 32'd1;
      end
      if (events[9]) begin
        count_9_q <= count_9_q + 32'd1;
      end
      if (events[10]) begin
        count_10_q <= count_10_q + 32'd1;
      end
      if (events[11]) begin
        count_11_q <= count_11_q + 32'd1;
      end
    end
  end

  assign value = shown;

  always @* begin
    if (time_zero) begin end
    shown = 32'd0;
    if (select == 4'd0) begin
      shown = shown | count_0_q;
    end
    if (select == 4'd1) begin
      shown = shown | count_1_q;
    end
    if (select == 4'd2) begin
      shown = shown | count_2_q;
    end
    if (select == 4'd3) begin
      shown = shown | count_3_q;
    end
    if (select == 4'd4) begin
      shown = shown | count_4_q;
    end
    if (select == 4'd5) begin
      shown = shown | count_5_q;
    end
    if (select == 4'd6) begin
      shown = shown | count_6_q;
    end
    if (select == 4'd7) begin
      shown = shown | count_7_q;
    end
    if (select == 4'd8) begin
      shown = shown | count_8_q;
    end
    if (select == 4'd9) begin
      shown = shown | count_9_q;
    end
    if (select == 4'd10) begin
      shown = shown | count_10_q;
    end
    if (select == 4'd11) begin
      shown = shown | count_11_q;
    end
  end
endmodule
`default_nettype wire
