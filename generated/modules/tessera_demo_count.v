// tessera_demo_count
// Eight counters of 32 bits.
//
//   in    1  clock     rising edge
//   in    1  reset     synchronous, active high
//   in    1  clear     From zero on.
//   in    1  counting  A run is under way.
//   in    7  counted
//   in    5  index     Which byte.
//   out   8  data
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/board/src/demo_control/count.rs; do not edit.
`default_nettype none
module tessera_demo_count (
  input  wire clock,
  input  wire reset,
  input  wire clear,
  input  wire counting,
  input  wire [6:0] counted,
  input  wire [4:0] index,
  output reg  [7:0] data
);
  wire [7:0] all;
  reg  [31:0] chosen;
  reg  [31:0] counter_0_q;
  reg  [31:0] counter_1_q;
  reg  [31:0] counter_2_q;
  reg  [31:0] counter_3_q;
  reg  [31:0] counter_4_q;
  reg  [31:0] counter_5_q;
  reg  [31:0] counter_6_q;
  reg  [31:0] counter_7_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      counter_0_q <= 32'd0;
      counter_1_q <= 32'd0;
      counter_2_q <= 32'd0;
      counter_3_q <= 32'd0;
      counter_4_q <= 32'd0;
      counter_5_q <= 32'd0;
      counter_6_q <= 32'd0;
      counter_7_q <= 32'd0;
    end
    else begin
      if (counting & all[0]) begin
        counter_0_q <= counter_0_q + 32'd1;
      end
      if (clear) begin
        counter_0_q <= 32'd0;
      end
      if (counting & all[1]) begin
        counter_1_q <= counter_1_q + 32'd1;
      end
      if (clear) begin
        counter_1_q <= 32'd0;
      end
      if (counting & all[2]) begin
        counter_2_q <= counter_2_q + 32'd1;
      end
      if (clear) begin
        counter_2_q <= 32'd0;
      end
      if (counting & all[3]) begin
        counter_3_q <= counter_3_q + 32'd1;
      end
      if (clear) begin
        counter_3_q <= 32'd0;
      end
      if (counting & all[4]) begin
        counter_4_q <= counter_4_q + 32'd1;
      end
      if (clear) begin
        counter_4_q <= 32'd0;
      end
      if (counting & all[5]) begin
        counter_5_q <= counter_5_q + 32'd1;
      end
      if (clear) begin
        counter_5_q <= 32'd0;
      end
      if (counting & all[6]) begin
        counter_6_q <= counter_6_q + 32'd1;
      end
      if (clear) begin
        counter_6_q <= 32'd0;
      end
      if (counting & all[7]) begin
        counter_7_q <= counter_7_q + 32'd1;
      end
      if (clear) begin
        counter_7_q <= 32'd0;
      end
    end
  end

  assign all = {counted, 1'd1};

  always @* begin
    if (time_zero) begin end
    chosen = 32'd0;
    if (index[4:2] == 3'd0) begin
      chosen = counter_0_q;
    end
    if (index[4:2] == 3'd1) begin
      chosen = counter_1_q;
    end
    if (index[4:2] == 3'd2) begin
      chosen = counter_2_q;
    end
    if (index[4:2] == 3'd3) begin
      chosen = counter_3_q;
    end
    if (index[4:2] == 3'd4) begin
      chosen = counter_4_q;
    end
    if (index[4:2] == 3'd5) begin
      chosen = counter_5_q;
    end
    if (index[4:2] == 3'd6) begin
      chosen = counter_6_q;
    end
    if (index[4:2] == 3'd7) begin
      chosen = counter_7_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    data = 8'd0;
    if (index[1:0] == 2'd0) begin
      data = chosen[7:0];
    end
    if (index[1:0] == 2'd1) begin
      data = chosen[15:8];
    end
    if (index[1:0] == 2'd2) begin
      data = chosen[23:16];
    end
    if (index[1:0] == 2'd3) begin
      data = chosen[31:24];
    end
  end
endmodule
`default_nettype wire
