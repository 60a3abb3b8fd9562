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
  wire load;
  reg  [1:0] index;
  reg  chosen_valid_q;
  reg  [1:0] chosen_q;
  reg  [3:0] chosen_hot_q;
  wire [3:0] rotation__grant;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      chosen_valid_q <= 1'd0;
      chosen_q <= 2'd0;
      chosen_hot_q <= 4'd0;
    end
    else if (load) begin
      chosen_valid_q <= |candidates;
      chosen_hot_q <= rotation__grant;
      if (|candidates) begin
        chosen_q <= index;
      end
    end
  end

  tessera_round_robin_n4 rotation (
    .clock(clock),
    .reset(reset),
    .request(candidates),
    .advance(load),
    .grant(rotation__grant)
  );

  assign load = ~chosen_valid_q | renew;
  assign valid = chosen_valid_q;
  assign chain = chosen_q;
  assign hot = chosen_hot_q;

  always @* begin
    if (time_zero) begin end
    index = 2'd0;
    if (rotation__grant[0]) begin
      index = index;
    end
    if (rotation__grant[1]) begin
      index = index | 2'd1;
    end
    if (rotation__grant[2]) begin
      index = index | 2'd2;
    end
    if (rotation__grant[3]) begin
      index = 2'd3;
    end
  end
endmodule
`default_nettype wire
