// tessera_round_robin_n4
// Fair one-hot choice among N requests.
//
//   in    1  clock    Clock.
//   in    1  reset    Synchronous reset: request 0 comes first.
//   in    4  request  Who asks.
//   in    1  advance  The grant of this cycle is used up.
//   out   4  grant    Who is served.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/hdl/src/round_robin.rs; do not edit.
`default_nettype none
module tessera_round_robin_n4 (
  input  wire clock,
  input  wire reset,
  input  wire [3:0] request,
  input  wire advance,
  output reg  [3:0] grant
);
  wire [3:0] behind;
  reg  [3:0] higher_0;
  reg  [3:0] higher_1;
  reg  [3:0] above;
  reg  [3:0] above_last_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      above_last_q <= 4'd0;
    end
    // some request is some grant, and is known before it
    else if (advance & (|request)) begin
      above_last_q <= above;
    end
  end

  assign behind = request & above_last_q;

  always @* begin
    if (time_zero) begin end
    higher_0 = 4'd0;
    higher_0[1] = |(request & 4'd1);
    higher_0[2] = |(request & 4'd3);
    higher_0[3] = |(request & 4'd7);
  end

  always @* begin
    if (time_zero) begin end
    higher_1 = 4'd0;
    higher_1[1] = |(behind & 4'd1);
    higher_1[2] = |(behind & 4'd3);
    higher_1[3] = |(behind & 4'd7);
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
