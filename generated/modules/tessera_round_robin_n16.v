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
  output wire [15:0] grant
);
  wire [15:0] behind;
  wire [15:0] chosen;
  reg  [15:0] above_last_q;

  always @(posedge clock) begin
    if (reset) begin
      above_last_q <= 16'd0;
    end
    // some request is some grant, and is known before it
    else if (advance & (|request)) begin
      above_last_q <= ~((chosen << 1) - 16'd1);
    end
  end

  assign behind = request & above_last_q;
  assign chosen = (|behind) ? (behind & (~behind + 16'd1)) : (request & (~request + 16'd1));
  assign grant = chosen;
endmodule
`default_nettype wire
