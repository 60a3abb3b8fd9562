// tessera_miss_queue_pick_n4_a2
// Registered rotating choice of a chain.
//
//   in    1  clock       rising edge
//   in    1  reset       synchronous, active high
//   in    4  candidates
//   in    1  renew
//   out   1  valid
//   out   2  chain
//   out   4  hot
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/render_cache/src/miss_queue/pick.rs; do not edit.
`default_nettype none
module tessera_miss_queue_pick_n4_a2 (
  input  wire clock,
  input  wire reset,
  input  wire [3:0] candidates,
  input  wire renew,
  output wire valid,
  output wire [1:0] chain,
  output wire [3:0] hot
);
  wire [3:0] upper;
  wire [3:0] first;
  wire [3:0] grant;
  wire load;
  reg  [1:0] index;
  reg  chosen_valid_q;
  reg  [1:0] chosen_q;
  reg  [3:0] chosen_hot_q;
  reg  [3:0] above_last_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      chosen_valid_q <= 1'd0;
      chosen_q <= 2'd0;
      chosen_hot_q <= 4'd0;
      above_last_q <= 4'd0;
    end
    else if (load) begin
      chosen_valid_q <= |candidates;
      chosen_hot_q <= grant;
      if (|candidates) begin
        chosen_q <= index;
        above_last_q <= ~((grant << 1) - 4'd1);
      end
    end
  end

  assign load = ~chosen_valid_q | renew;
  assign upper = candidates & above_last_q;
  assign first = candidates & (~candidates + 4'd1);
  assign grant = ~(|upper) ? first : (upper & (~upper + 4'd1));
  assign valid = chosen_valid_q;
  assign chain = chosen_q;
  assign hot = chosen_hot_q;

  always @* begin
    if (time_zero) begin end
    index = 2'd0;
    if (grant[0]) begin
      index = index;
    end
    if (grant[1]) begin
      index = index | 2'd1;
    end
    if (grant[2]) begin
      index = index | 2'd2;
    end
    if (grant[3]) begin
      index = 2'd3;
    end
  end
endmodule
`default_nettype wire
