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
  wire [15:0] negative_0;
  wire [15:0] negative_1;
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
  assign negative_0 = ~request + 16'd1;
  assign negative_1 = ~behind + 16'd1;

  always @* begin
    if (time_zero) begin end
    grant = request & negative_0;
    above = request ^ negative_0;
    if (|behind) begin
      grant = behind & negative_1;
      above = behind ^ negative_1;
    end
  end
endmodule
`default_nettype wire
