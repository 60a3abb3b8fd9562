// tessera_round_robin_n7
// Fair one-hot choice among N requests.
//
//   in    1  clock    Clock.
//   in    1  reset    Synchronous reset: request 0 comes first.
//   in    7  request  Who asks.
//   in    1  advance  The grant of this cycle is used up.
//   out   7  grant    Who is served.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/hdl/src/round_robin.rs; do not edit.
`default_nettype none
module tessera_round_robin_n7 (
  input  wire clock,
  input  wire reset,
  input  wire [6:0] request,
  input  wire advance,
  output reg  [6:0] grant
);
  wire [6:0] behind;
  reg  [6:0] higher_0;
  reg  [6:0] higher_1;
  reg  [6:0] above;
  reg  [6:0] above_last_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      above_last_q <= 7'd0;
    end
    // some request is some grant, and is known before it
    else if (advance & (|request)) begin
      above_last_q <= above;
    end
  end

  assign behind = request & above_last_q;

  always @* begin
    if (time_zero) begin end
    higher_0 = 7'd0;
    higher_0[1] = |(request & 7'd1);
    higher_0[2] = |(request & 7'd3);
    higher_0[3] = |(request & 7'd7);
    higher_0[4] = |(request & 7'hf);
    higher_0[5] = |(request & 7'h1f);
    higher_0[6] = |(request & 7'h3f);
  end

  always @* begin
    if (time_zero) begin end
    higher_1 = 7'd0;
    higher_1[1] = |(behind & 7'd1);
    higher_1[2] = |(behind & 7'd3);
    higher_1[3] = |(behind & 7'd7);
    higher_1[4] = |(behind & 7'hf);
    higher_1[5] = |(behind & 7'h1f);
    higher_1[6] = |(behind & 7'h3f);
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
