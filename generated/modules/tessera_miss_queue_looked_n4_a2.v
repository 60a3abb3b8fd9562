// tessera_miss_queue_looked_n4_a2
// The chain of the request in L.
//
//   in    1  clock      rising edge
//   in    1  reset      synchronous, active high
//   in    1  take
//   in   27  r_block
//   in    4  found      Chains of `r_block`: one bit or none.
//   in    1  start      A chain begins, ..
//   in   27  l_block    .. for this block, in this node.
//   in    4  free_hot
//   in    2  free_slot
//   out   4  hot        The chain as one bit or none, whether or not it still lives, and as index.
//   out   2  slot
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/render_cache/src/miss_queue/looked.rs; do not edit.
`default_nettype none
module tessera_miss_queue_looked_n4_a2 (
  input  wire clock,
  input  wire reset,
  input  wire take,
  input  wire [26:0] r_block,
  input  wire [3:0] found,
  input  wire start,
  input  wire [26:0] l_block,
  input  wire [3:0] free_hot,
  input  wire [1:0] free_slot,
  output wire [3:0] hot,
  output wire [1:0] slot
);
  reg  [1:0] index;
  wire joins;
  reg  [3:0] looked_q;
  reg  [1:0] looked_slot_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      looked_q <= 4'd0;
      looked_slot_q <= 2'd0;
    end
    else if (take) begin
      looked_q <= found;
      looked_slot_q <= index;
      if (joins & start) begin
        looked_q <= free_hot;
        looked_slot_q <= free_slot;
      end
    end
  end

  assign joins = r_block == l_block;
  assign hot = looked_q;
  assign slot = looked_slot_q;

  always @* begin
    if (time_zero) begin end
    index = 2'd0;
    if (found[0]) begin
      index = index;
    end
    if (found[1]) begin
      index = index | 2'd1;
    end
    if (found[2]) begin
      index = index | 2'd2;
    end
    if (found[3]) begin
      index = 2'd3;
    end
  end
endmodule
`default_nettype wire
