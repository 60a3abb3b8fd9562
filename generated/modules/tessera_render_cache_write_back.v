// tessera_render_cache_write_back
// Write-back pipeline of four steps.
//
//   in    1  clock      rising edge
//   in    1  reset      synchronous, active high
//   in    4  cfg_ways
// q: Finished chain.
//   in    1  q_valid    There is one.
//   in    4  q_slot     Its row in the store-fill buffer.
//   in   27  q_block    Block address.
//   in    5  q_set      Set of the block.
//   in    4  pinned
//   in    1  x_free
// t: Tags of `w1_set`.
//   in    4  t_valid    Ways that hold a block.
//   in   27  t_block_0  The blocks.
//   in   27  t_block_1
//   in   27  t_block_2
//   in   27  t_block_3
//   in    2  t_ptr      Replacement pointer.
//   out   1  w0_go
//   out   1  w1_valid
//   out   1  w1_waits   W1 keeps the row of tags that is shown.
//   out   5  w1_set
//   out   5  pin_set    Set that `pinned` is about.
//   out   1  w2_valid   There is one.
//   out   4  w2_slot    Its row in the store-fill buffer.
//   out  27  w2_block   Block address.
//   out   5  w2_set     Set of the block.
//   out   2  w2_way     Way that it gets.
//   out   1  w2_evict   The way held a block.
//   out  27  w2_victim  That block.
//   out   1  w2_go      W2 reads its rows in this cycle.
//   out   1  w3_valid   There is one.
//   out   4  w3_slot    Its row in the store-fill buffer.
//   out  27  w3_block   Block address.
//   out   5  w3_set     Set of the block.
//   out   2  w3_way     Way that it gets.
//   out   1  w3_evict   The way held a block.
//   out  27  w3_victim  That block.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/render_cache/src/render_cache/write_back.rs; do not edit.
`default_nettype none
module tessera_render_cache_write_back (
  input  wire clock,
  input  wire reset,
  input  wire [3:0] cfg_ways,
  input  wire q_valid,
  input  wire [3:0] q_slot,
  input  wire [26:0] q_block,
  input  wire [4:0] q_set,
  input  wire [3:0] pinned,
  input  wire x_free,
  input  wire [3:0] t_valid,
  input  wire [26:0] t_block_0,
  input  wire [26:0] t_block_1,
  input  wire [26:0] t_block_2,
  input  wire [26:0] t_block_3,
  input  wire [1:0] t_ptr,
  output wire w0_go,
  output wire w1_valid,
  output wire w1_waits,
  output wire [4:0] w1_set,
  output wire [4:0] pin_set,
  output wire w2_valid,
  output wire [3:0] w2_slot,
  output wire [26:0] w2_block,
  output wire [4:0] w2_set,
  output wire [1:0] w2_way,
  output wire w2_evict,
  output wire [26:0] w2_victim,
  output wire w2_go,
  output wire w3_valid,
  output wire [3:0] w3_slot,
  output wire [26:0] w3_block,
  output wire [4:0] w3_set,
  output wire [1:0] w3_way,
  output wire w3_evict,
  output wire [26:0] w3_victim
);
  wire [3:0] candidates;
  wire [3:0] vacant;
  wire [3:0] turned;
  reg  [1:0] distance;
  reg  [1:0] way;
  reg  holds;
  reg  [26:0] victim;
  wire follows;
  wire go2;
  wire go1;
  wire go0;
  reg  r1_valid_q;
  reg  [3:0] r1_slot_q;
  reg  [26:0] r1_block_q;
  reg  [4:0] r1_set_q;
  reg  r2_valid_q;
  reg  [3:0] r2_slot_q;
  reg  [26:0] r2_block_q;
  reg  [4:0] r2_set_q;
  reg  [1:0] r2_way_q;
  reg  r2_evict_q;
  reg  [26:0] r2_victim_q;
  reg  r3_valid_q;
  reg  [3:0] r3_slot_q;
  reg  [26:0] r3_block_q;
  reg  [4:0] r3_set_q;
  reg  [1:0] r3_way_q;
  reg  r3_evict_q;
  reg  [26:0] r3_victim_q;
  reg  [3:0] held_ways_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      r1_valid_q <= 1'd0;
      r1_slot_q <= 4'd0;
      r1_block_q <= 27'd0;
      r1_set_q <= 5'd0;
      r2_valid_q <= 1'd0;
      r2_slot_q <= 4'd0;
      r2_block_q <= 27'd0;
      r2_set_q <= 5'd0;
      r2_way_q <= 2'd0;
      r2_evict_q <= 1'd0;
      r2_victim_q <= 27'd0;
      r3_valid_q <= 1'd0;
      r3_slot_q <= 4'd0;
      r3_block_q <= 27'd0;
      r3_set_q <= 5'd0;
      r3_way_q <= 2'd0;
      r3_evict_q <= 1'd0;
      r3_victim_q <= 27'd0;
      held_ways_q <= 4'd0;
    end
    else begin
      held_ways_q <= pinned;
      r1_valid_q <= r1_valid_q & ~go1;
      if (go0) begin
        r1_valid_q <= q_valid;
        r1_slot_q <= q_slot;
        r1_block_q <= q_block;
        r1_set_q <= q_set;
      end
      // W2
      r2_valid_q <= go1 | (r2_valid_q & ~go2);
      if (go1) begin
        r2_slot_q <= r1_slot_q;
        r2_block_q <= r1_block_q;
        r2_set_q <= r1_set_q;
        r2_way_q <= way;
        r2_evict_q <= holds;
        r2_victim_q <= victim;
      end
      // W3
      r3_valid_q <= go2;
      if (go2) begin
        r3_slot_q <= r2_slot_q;
        r3_block_q <= r2_block_q;
        r3_set_q <= r2_set_q;
        r3_way_q <= r2_way_q;
        r3_evict_q <= r2_evict_q;
        r3_victim_q <= r2_victim_q;
      end
    end
  end

  // pins: of the set in W1, or of the one that comes there
  assign pin_set = r1_valid_q ? r1_set_q : q_set;
  // W1: the way
  assign candidates = cfg_ways & ~held_ways_q;
  assign vacant = candidates & ~t_valid;
  assign turned = (candidates >> t_ptr) | (candidates << (3'd4 - {1'd0, t_ptr}));
  assign go2 = r2_valid_q & x_free;
  assign follows = (r2_valid_q & (r2_set_q == r1_set_q)) | (r3_valid_q & (r3_set_q == r1_set_q));
  assign go1 = r1_valid_q & (|candidates) & ~follows & (~r2_valid_q | x_free);
  // W0
  assign go0 = q_valid & ~r1_valid_q;
  assign w1_waits = r1_valid_q & ~go1;
  assign w0_go = go0;
  assign w1_valid = r1_valid_q;
  assign w1_set = r1_set_q;
  assign w2_valid = r2_valid_q;
  assign w2_slot = r2_slot_q;
  assign w2_block = r2_block_q;
  assign w2_set = r2_set_q;
  assign w2_way = r2_way_q;
  assign w2_evict = r2_evict_q;
  assign w2_victim = r2_victim_q;
  assign w2_go = go2;
  assign w3_valid = r3_valid_q;
  assign w3_slot = r3_slot_q;
  assign w3_block = r3_block_q;
  assign w3_set = r3_set_q;
  assign w3_way = r3_way_q;
  assign w3_evict = r3_evict_q;
  assign w3_victim = r3_victim_q;

  always @* begin
    if (time_zero) begin end
    distance = 2'd0;
    if (turned[3]) begin
      distance = 2'd3;
    end
    if (turned[2]) begin
      distance = 2'd2;
    end
    if (turned[1]) begin
      distance = 2'd1;
    end
    if (turned[0]) begin
      distance = 2'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    way = t_ptr + distance;
    if (vacant[3]) begin
      way = 2'd3;
    end
    if (vacant[2]) begin
      way = 2'd2;
    end
    if (vacant[1]) begin
      way = 2'd1;
    end
    if (vacant[0]) begin
      way = 2'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    holds = 1'd0;
    victim = 27'd0;
    if (way == 2'd0) begin
      holds = t_valid[0];
      victim = t_block_0;
    end
    if (way == 2'd1) begin
      holds = t_valid[1];
      victim = t_block_1;
    end
    if (way == 2'd2) begin
      holds = t_valid[2];
      victim = t_block_2;
    end
    if (way == 2'd3) begin
      holds = t_valid[3];
      victim = t_block_3;
    end
  end
endmodule
`default_nettype wire
