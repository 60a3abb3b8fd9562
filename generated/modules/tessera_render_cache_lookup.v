// tessera_render_cache_lookup
// Lookup stages and owner of the tag read port.
//
//   in    1  clock      rising edge
//   in    1  reset      synchronous, active high
//   in    1  req_valid  An item is on offer.
//   in    8  req_tag    The client's own.
//   in   27  req_block  Block address.
//   in    5  req_set    Its set.
//   in    2  req_op     Operation: `word::op`.
//   in   16  req_mask   Pixels.
//   out   1  req_ready  The item, if there is one, is taken at this edge.
//   in    1  running
//   in    1  walk_read
//   in    5  walk_set
//   in    1  w0_go
//   in    5  w0_set
//   in    1  w1_valid
//   in    1  w1_waits
//   in    5  w1_set
//   in    1  w2_valid
//   in    5  w2_set
//   in    1  w3_valid
//   in    4  w3_slot
//   in    5  w3_set
//   in    2  w3_way
//   in    1  hit
//   in    2  hit_way
//   in    1  q_match
//   in    4  q_slot
//   in    1  q_leaving
//   in    1  q_full
//   in    1  s_valid
//   in    1  x_free
//   out   1  r_valid
//   out  27  r_block
//   out   1  r_go
//   out   1  l_valid
//   out   8  l_tag      The client's own.
//   out  27  l_block    Block address.
//   out   5  l_set      Its set.
//   out   2  l_op       Operation: `word::op`.
//   out  16  l_mask     Pixels.
//   out   2  l_way
//   out   1  link
//   out   1  launch
//   out   1  miss
//   out   1  push       The request takes a node: links, misses, hits that write.
//   out   1  t_rd_en
//   out   5  t_rd_set
//   out   3  stall
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: req (in): transfer at a rising edge with valid and ready both high.
//
// Exported from hdl/blocks/render_cache/src/render_cache/lookup.rs; do not edit.
`default_nettype none
module tessera_render_cache_lookup (
  input  wire clock,
  input  wire reset,
  input  wire req_valid,
  input  wire [7:0] req_tag,
  input  wire [26:0] req_block,
  input  wire [4:0] req_set,
  input  wire [1:0] req_op,
  input  wire [15:0] req_mask,
  output wire req_ready,
  input  wire running,
  input  wire walk_read,
  input  wire [4:0] walk_set,
  input  wire w0_go,
  input  wire [4:0] w0_set,
  input  wire w1_valid,
  input  wire w1_waits,
  input  wire [4:0] w1_set,
  input  wire w2_valid,
  input  wire [4:0] w2_set,
  input  wire w3_valid,
  input  wire [3:0] w3_slot,
  input  wire [4:0] w3_set,
  input  wire [1:0] w3_way,
  input  wire hit,
  input  wire [1:0] hit_way,
  input  wire q_match,
  input  wire [3:0] q_slot,
  input  wire q_leaving,
  input  wire q_full,
  input  wire s_valid,
  input  wire x_free,
  output wire r_valid,
  output wire [26:0] r_block,
  output wire r_go,
  output wire l_valid,
  output wire [7:0] l_tag,
  output wire [26:0] l_block,
  output wire [4:0] l_set,
  output wire [1:0] l_op,
  output wire [15:0] l_mask,
  output wire [1:0] l_way,
  output wire link,
  output wire launch,
  output wire miss,
  output wire push,
  output reg  t_rd_en,
  output reg  [4:0] t_rd_set,
  output wire [2:0] stall
);
  wire conflict;
  wire read;
  wire linking;
  wire launching;
  wire missing;
  wire go;
  wire moves;
  wire written;
  wire can_take;
  wire accepted;
  reg  [2:0] reason;
  reg  coming_q;
  reg  ok_q;
  reg  [7:0] ahead_tag_q;
  reg  [26:0] ahead_block_q;
  reg  [4:0] ahead_set_q;
  reg  [1:0] ahead_op_q;
  reg  [15:0] ahead_mask_q;
  reg  valid_q;
  reg  [7:0] held_tag_q;
  reg  [26:0] held_block_q;
  reg  [4:0] held_set_q;
  reg  [1:0] held_op_q;
  reg  [15:0] held_mask_q;
  reg  hits_q;
  reg  [1:0] way_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      coming_q <= 1'd0;
      ok_q <= 1'd0;
      ahead_tag_q <= 8'd0;
      ahead_block_q <= 27'd0;
      ahead_set_q <= 5'd0;
      ahead_op_q <= 2'd0;
      ahead_mask_q <= 16'd0;
      valid_q <= 1'd0;
      held_tag_q <= 8'd0;
      held_block_q <= 27'd0;
      held_set_q <= 5'd0;
      held_op_q <= 2'd0;
      held_mask_q <= 16'd0;
      hits_q <= 1'd0;
      way_q <= 2'd0;
    end
    else begin
      // the requests
      coming_q <= accepted | (coming_q & ~moves);
      ok_q <= 1'd0;
      if (~walk_read) begin
        if (~w0_go) begin
          if (~w1_waits) begin
            if (coming_q & ~moves) begin
              ok_q <= 1'd1;
            end
            else if (accepted) begin
              ok_q <= 1'd1;
            end
          end
        end
      end
      valid_q <= moves | (valid_q & ~go);
      if (moves) begin
        held_tag_q <= ahead_tag_q;
        held_block_q <= ahead_block_q;
        held_set_q <= ahead_set_q;
        held_op_q <= ahead_op_q;
        held_mask_q <= ahead_mask_q;
        hits_q <= hit;
        way_q <= hit_way;
      end
      else if (w3_valid & (w3_set == held_set_q)) begin
        // the block comes into the data RAM, or leaves it
        if (q_match & (q_slot == w3_slot)) begin
          hits_q <= 1'd1;
          way_q <= w3_way;
        end
        else if (way_q == w3_way) begin
          hits_q <= 1'd0;
        end
      end
      if (accepted) begin
        ahead_tag_q <= req_tag;
        ahead_block_q <= req_block;
        ahead_set_q <= req_set;
        ahead_op_q <= req_op;
        ahead_mask_q <= req_mask;
      end
    end
  end

  // what the request in L can do
  assign read = held_op_q == 2'd1;
  assign conflict = q_leaving | (w1_valid & (w1_set == held_set_q)) | (w2_valid & (w2_set == held_set_q))
      | (w3_valid & (w3_set == held_set_q));
  assign linking = valid_q & ~conflict & q_match & ~q_full;
  assign launching = valid_q & ~conflict & ~q_match & hits_q & (read | ~q_full) & x_free & ~w2_valid & ~s_valid;
  assign missing = valid_q & ~conflict & ~q_match & ~hits_q & ~q_full;
  assign go = linking | launching | missing;
  assign link = linking;
  assign launch = launching;
  assign miss = missing;
  assign push = linking | missing | (launching & ~read);
  // R moves on when its set is shown and not just written
  assign written = w3_valid & (w3_set == ahead_set_q);
  assign moves = coming_q & ok_q & ~written & (~valid_q | go);
  // tag read port: walker, W0, W1 keeps its row, R again, next request
  assign can_take = running & ~w0_go & ~w1_waits & (~coming_q | moves);
  assign accepted = req_valid & can_take;
  assign req_ready = can_take;
  assign r_valid = coming_q;
  assign r_block = ahead_block_q;
  assign r_go = moves;
  assign l_valid = valid_q;
  assign l_tag = held_tag_q;
  assign l_block = held_block_q;
  assign l_set = held_set_q;
  assign l_op = held_op_q;
  assign l_mask = held_mask_q;
  assign l_way = way_q;
  assign stall = reason;

  always @* begin
    if (time_zero) begin end
    t_rd_en = 1'd0;
    t_rd_set = ahead_set_q;
    if (walk_read) begin
      t_rd_en = 1'd1;
      t_rd_set = walk_set;
    end
    else if (w0_go) begin
      t_rd_en = 1'd1;
      t_rd_set = w0_set;
    end
    else if (~w1_waits) begin
      if (coming_q & ~moves) begin
        t_rd_en = 1'd1;
      end
      else if (accepted) begin
        t_rd_en = 1'd1;
        t_rd_set = req_set;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    // why nothing moves
    reason = 3'd0;
    if (valid_q) begin
      reason = 3'd4;
      if (q_full & (q_match | ~(read & hits_q))) begin
        reason = 3'd3;
      end
      if (conflict) begin
        reason = 3'd2;
      end
      if (go) begin
        reason = 3'd1;
      end
    end
    else if (coming_q) begin
      if (~moves) begin
        reason = 3'd5;
      end
    end
    else if (req_valid & ~can_take) begin
      reason = 3'd7;
      if (running) begin
        reason = 3'd6;
      end
    end
  end
endmodule
`default_nettype wire
