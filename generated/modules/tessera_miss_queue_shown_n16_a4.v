// tessera_miss_queue_shown_n16_a4
// Result register of the serve pick.
//
//   in    1  clock         rising edge
//   in    1  reset         synchronous, active high
//   in    1  valid         A chain is picked, ..
//   in    4  chain
//   in   16  chain_hot
//   in    4  node          .. whose head is this node, ..
//   in    8  request_tag   The client's own.
//   in    2  request_op    Operation: `word::op`.
//   in   16  request_mask  Pixels.
//   in    1  present       .. and whose pixels are in the data RAM, all there, in part newer than memory, not to be
//                          had.
//   in    1  whole
//   in   16  covered
//   in    1  error
//   in    7  row
//   in    1  take          The head on show is served.
//   out   1  refuse        The picked head needs pixels that only memory has.
//   out   1  renew         The pick is used up.
//   out   4  s_chain       Its chain, as one bit also in the cycle of `refuse`.
//   out  16  s_hot
//   out   4  s_node
//   out  16  s_freed       The node as one bit; none when it is the home of its chain.
//   out   1  writes        It writes.
//   out   1  s_valid       The head for the port; 0 without one.
//   out   4  s_slot
//   out   8  s_tag
//   out   2  s_op
//   out   1  s_present
//   out   7  s_row
//   out  16  s_pixels
//   out   1  s_error
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/render_cache/src/miss_queue/shown.rs; do not edit.
`default_nettype none
module tessera_miss_queue_shown_n16_a4 (
  input  wire clock,
  input  wire reset,
  input  wire valid,
  input  wire [3:0] chain,
  input  wire [15:0] chain_hot,
  input  wire [3:0] node,
  input  wire [7:0] request_tag,
  input  wire [1:0] request_op,
  input  wire [15:0] request_mask,
  input  wire present,
  input  wire whole,
  input  wire [15:0] covered,
  input  wire error,
  input  wire [6:0] row,
  input  wire take,
  output wire refuse,
  output wire renew,
  output wire [3:0] s_chain,
  output wire [15:0] s_hot,
  output wire [3:0] s_node,
  output wire [15:0] s_freed,
  output wire writes,
  output wire s_valid,
  output reg  [3:0] s_slot,
  output reg  [7:0] s_tag,
  output reg  [1:0] s_op,
  output reg  s_present,
  output reg  [6:0] s_row,
  output reg  [15:0] s_pixels,
  output reg  s_error
);
  wire open;
  wire need;
  reg  r_valid_q;
  reg  r_refuse_q;
  reg  [3:0] r_chain_q;
  reg  [15:0] r_hot_q;
  reg  [3:0] r_node_q;
  reg  [15:0] r_freed_q;
  reg  [7:0] r_tag_q;
  reg  [1:0] r_op_q;
  reg  r_present_q;
  reg  [6:0] r_row_q;
  reg  [15:0] r_pixels_q;
  reg  r_error_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      r_valid_q <= 1'd0;
      r_refuse_q <= 1'd0;
      r_chain_q <= 4'd0;
      r_hot_q <= 16'd0;
      r_node_q <= 4'd0;
      r_freed_q <= 16'd0;
      r_tag_q <= 8'd0;
      r_op_q <= 2'd0;
      r_present_q <= 1'd0;
      r_row_q <= 7'd0;
      r_pixels_q <= 16'd0;
      r_error_q <= 1'd0;
    end
    else begin
      if (open) begin
        r_valid_q <= valid & ~need;
        r_chain_q <= chain;
        r_hot_q <= chain_hot;
        r_node_q <= node;
        r_tag_q <= request_tag;
        r_op_q <= request_op;
        r_present_q <= present;
        r_row_q <= row;
        r_error_q <= error;
        r_freed_q <= 16'd0;
        if (node != chain) begin
          r_freed_q <= 16'd1 << node;
        end
        r_pixels_q <= 16'd0;
        if (request_op[0] & ~error) begin
          r_pixels_q <= covered;
          if (whole) begin
            r_pixels_q <= 16'hffff;
          end
        end
      end
      r_refuse_q <= open & valid & need;
    end
  end

  assign open = ~r_valid_q | take;
  assign need = request_op[0] & ~whole & (|(request_mask & ~covered));
  assign renew = open;
  assign refuse = r_refuse_q;
  assign s_valid = r_valid_q;
  assign s_chain = r_chain_q;
  assign s_hot = r_hot_q;
  assign s_node = r_node_q;
  assign s_freed = r_freed_q;
  assign writes = r_op_q[1];

  always @* begin
    if (time_zero) begin end
    s_slot = 4'd0;
    s_tag = 8'd0;
    s_op = 2'd0;
    s_present = 1'd0;
    s_row = 7'd0;
    s_pixels = 16'd0;
    s_error = 1'd0;
    if (r_valid_q) begin
      s_slot = r_chain_q;
      s_tag = r_tag_q;
      s_op = r_op_q;
      s_present = r_present_q;
      s_row = r_row_q;
      s_pixels = r_pixels_q;
      s_error = r_error_q;
    end
  end
endmodule
`default_nettype wire
