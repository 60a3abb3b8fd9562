// tessera_render_cache_write_back
// Write-back pipeline of three steps.
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
//   out   1  w1_go
//   out   4  w1_slot
//   out   5  w1_set
//   out   2  w1_way
//   out   1  w1_evict   W1 moves and its way holds a block.
//   out   1  w2_valid   There is one.
//   out   4  w2_slot    Its row in the store-fill buffer.
//   out  27  w2_block   Block address.
//   out   5  w2_set     Set of the block.
//   out   2  w2_way     Way that it gets.
//   out   1  w2_evict   The way held a block.
//   out  27  w2_victim  That block.
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
  output wire w1_go,
  output wire [3:0] w1_slot,
  output wire [4:0] w1_set,
  output wire [1:0] w1_way,
  output wire w1_evict,
  output wire w2_valid,
  output wire [3:0] w2_slot,
  output wire [26:0] w2_block,
  output wire [4:0] w2_set,
  output wire [1:0] w2_way,
  output wire w2_evict,
  output wire [26:0] w2_victim
);
  wire [3:0] candidates;
  wire [3:0] vacant;
  wire [3:0] turned;
  reg  [1:0] distance;
  reg  [1:0] way;
  reg  holds;
  reg  [26:0] victim;
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
    end
    else begin
      r1_valid_q <= r1_valid_q & ~go1;
      if (go0) begin
        r1_valid_q <= q_valid;
        r1_slot_q <= q_slot;
        r1_block_q <= q_block;
        r1_set_q <= q_set;
      end
      // W2
      r2_valid_q <= go1;
      if (go1) begin
        r2_slot_q <= r1_slot_q;
        r2_block_q <= r1_block_q;
        r2_set_q <= r1_set_q;
        r2_way_q <= way;
        r2_evict_q <= holds;
        r2_victim_q <= victim;
      end
    end
  end

  // W1: the way
  assign candidates = cfg_ways & ~pinned;
  assign vacant = candidates & ~t_valid;
  assign turned = (candidates >> t_ptr) | (candidates << (3'd4 - {1'd0, t_ptr}));
  assign go1 = r1_valid_q & (|candidates) & x_free;
  // W0
  assign go0 = q_valid & (~r1_valid_q | (go1 & (r1_set_q != q_set)));
  assign w1_evict = go1 & holds;
  assign w0_go = go0;
  assign w1_go = go1;
  assign w1_valid = r1_valid_q;
  assign w1_slot = r1_slot_q;
  assign w1_set = r1_set_q;
  assign w1_way = way;
  assign w2_valid = r2_valid_q;
  assign w2_slot = r2_slot_q;
  assign w2_block = r2_block_q;
  assign w2_set = r2_set_q;
  assign w2_way = r2_way_q;
  assign w2_evict = r2_evict_q;
  assign w2_victim = r2_victim_q;

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
