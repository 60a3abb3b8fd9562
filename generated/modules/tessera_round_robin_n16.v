// tessera_round_robin_n16
// Fair one-hot choice among N requests.
//
//   in    1  clock    Clock.
//   in    1  reset    Synchronous reset: request 0 comes first.
//   in   16  request  Who asks.
//   in    1  advance  The grant of this cycle is used up.
//   out  16  grant    Who is served.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/hdl/src/round_robin.rs; do not edit.
`default_nettype none
module tessera_round_robin_n16 (
  input  wire clock,
  input  wire reset,
  input  wire [15:0] request,
  input  wire advance,
  output reg  [15:0] grant
);
  wire [15:0] behind;
  reg  [15:0] higher_0;
  reg  [15:0] higher_1;
  reg  [15:0] above;
  reg  [15:0] above_last_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      above_last_q <= 16'd0;
    end
    // some request is some grant, and is known before it
    else if (advance & (|request)) begin
      above_last_q <= above;
    end
  end

  assign behind = request & above_last_q;

  always @* begin
    if (time_zero) begin end
    higher_0 = 16'd0;
    higher_0[1] = |(request & 16'd1);
    higher_0[2] = |(request & 16'd3);
    higher_0[3] = |(request & 16'd7);
    higher_0[4] = |(request & 16'hf);
    higher_0[5] = |(request & 16'h1f);
    higher_0[6] = |(request & 16'h3f);
    higher_0[7] = |(request & 16'h7f);
    higher_0[8] = |(request & 16'hff);
    higher_0[9] = |(request & 16'h1ff);
    higher_0[10] = |(request & 16'h3ff);
    higher_0[11] = |(request & 16'h7ff);
    higher_0[12] = |(request & 16'hfff);
    higher_0[13] = |(request & 16'h1fff);
    higher_0[14] = |(request & 16'h3fff);
    higher_0[15] = |(request & 16'h7fff);
  end

  always @* begin
    if (time_zero) begin end
    higher_1 = 16'd0;
    higher_1[1] = |(behind & 16'd1);
    higher_1[2] = |(behind & 16'd3);
    higher_1[3] = |(behind & 16'd7);
    higher_1[4] = |(behind & 16'hf);
    higher_1[5] = |(behind & 16'h1f);
    higher_1[6] = |(behind & 16'h3f);
    higher_1[7] = |(behind & 16'h7f);
    higher_1[8] = |(behind & 16'hff);
    higher_1[9] = |(behind & 16'h1ff);
    higher_1[10] = |(behind & 16'h3ff);
    higher_1[11] = |(behind & 16'h7ff);
    higher_1[12] = |(behind & 16'hfff);
    higher_1[13] = |(behind & 16'h1fff);
    higher_1[14] = |(behind & 16'h3fff);
    higher_1[15] = |(behind & 16'h7fff);
  end

  always @* begin
    if (time_zero) begin end
    grant = request & ~higher_0;
    above = higher_0;
    if (|behind) begin
      grant = behind & ~higher_1;
      above = higher_1;
    end
  end
endmodule
`default_nettype wire
