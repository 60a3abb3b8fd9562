// tessera_miss_queue_lists_n4_a2
// Heads, tails and links of all chains, and what each node asks for.
//
//   in    1  clock         rising edge
//   in    1  reset         synchronous, active high
//   in    4  pend          Chains with a list that is not empty.
//   in    4  l_hot         Chain `l_chain` as one bit.
//   in    1  push
//   in    1  link          The push extends chain `l_chain`; otherwise it begins a chain at `push_slot`.
//   in    2  l_chain
//   in    2  push_slot
//   in    8  pushed_tag    The client's own.
//   in    2  pushed_op     Operation: `word::op`.
//   in   16  pushed_mask   Pixels.
//   in    2  p_chain
//   in    2  s_chain       Chain whose head `s_node` is popped with `s_take`.
//   in    2  s_node
//   in    1  s_take
//   out   1  last          `s_node` is the only one.
//   out   2  node          Head of chain `p_chain`.
// request: What `node` asks for.
//   out   8  request_tag   The client's own.
//   out   2  request_op    Operation: `word::op`.
//   out  16  request_mask  Pixels.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/render_cache/src/miss_queue/lists.rs; do not edit.
`default_nettype none
module tessera_miss_queue_lists_n4_a2 (
  input  wire clock,
  input  wire reset,
  input  wire [3:0] pend,
  input  wire [3:0] l_hot,
  input  wire push,
  input  wire link,
  input  wire [1:0] l_chain,
  input  wire [1:0] push_slot,
  input  wire [7:0] pushed_tag,
  input  wire [1:0] pushed_op,
  input  wire [15:0] pushed_mask,
  input  wire [1:0] p_chain,
  input  wire [1:0] s_chain,
  input  wire [1:0] s_node,
  input  wire s_take,
  output wire last,
  output wire [1:0] node,
  output wire [7:0] request_tag,
  output wire [1:0] request_op,
  output wire [15:0] request_mask
);
  reg  [1:0] first;
  wire alone;
  wire [1:0] grown;
  wire empty;
  wire restart;
  wire advance;
  reg  [1:0] head_0_q;
  reg  [1:0] head_1_q;
  reg  [1:0] head_2_q;
  reg  [1:0] head_3_q;
  wire [1:0] s_tail__read_data_0;
  wire [1:0] l_tail__read_data_0;
  wire [1:0] successor__read_data_0;
  wire successor__write_enable;
  wire [25:0] payload__read_data_0;
  wire [25:0] payload__write_data_0;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      head_0_q <= 2'd0;
      head_1_q <= 2'd0;
      head_2_q <= 2'd0;
      head_3_q <= 2'd0;
    end
    else begin
      // never the same chain in both
      if (advance & (s_chain == 2'd0)) begin
        head_0_q <= successor__read_data_0;
      end
      if (restart & (grown == 2'd0)) begin
        head_0_q <= push_slot;
      end
      if (advance & (s_chain == 2'd1)) begin
        head_1_q <= successor__read_data_0;
      end
      if (restart & (grown == 2'd1)) begin
        head_1_q <= push_slot;
      end
      if (advance & (s_chain == 2'd2)) begin
        head_2_q <= successor__read_data_0;
      end
      if (restart & (grown == 2'd2)) begin
        head_2_q <= push_slot;
      end
      if (advance & (s_chain == 2'd3)) begin
        head_3_q <= successor__read_data_0;
      end
      if (restart & (grown == 2'd3)) begin
        head_3_q <= push_slot;
      end
    end
  end

  tessera_lut_ram #(.A(2), .WORDS(1), .W(2)) s_tail (
    .clock(clock),
    .read_address(s_chain),
    .read_data(s_tail__read_data_0),
    .write_address(grown),
    .write_data(push_slot),
    .write_enable(push)
  );

  tessera_lut_ram #(.A(2), .WORDS(1), .W(2)) l_tail (
    .clock(clock),
    .read_address(l_chain),
    .read_data(l_tail__read_data_0),
    .write_address(grown),
    .write_data(push_slot),
    .write_enable(push)
  );

  tessera_lut_ram #(.A(2), .WORDS(1), .W(2)) successor (
    .clock(clock),
    .read_address(s_node),
    .read_data(successor__read_data_0),
    .write_address(l_tail__read_data_0),
    .write_data(push_slot),
    .write_enable(successor__write_enable)
  );

  tessera_lut_ram #(.A(2), .WORDS(1), .W(26)) payload (
    .clock(clock),
    .read_address(first),
    .read_data(payload__read_data_0),
    .write_address(push_slot),
    .write_data(payload__write_data_0),
    .write_enable(push)
  );

  assign alone = s_node == s_tail__read_data_0;
  assign advance = s_take & ~alone;
  assign node = first;
  assign last = alone;
  assign request_tag = payload__read_data_0[7:0];
  assign request_op = payload__read_data_0[9:8];
  assign request_mask = payload__read_data_0[25:10];
  // push
  assign empty = ~(|(pend & l_hot)) | (s_take & alone & (s_chain == l_chain));
  assign restart = push & (~link | empty);
  assign grown = link ? l_chain : push_slot;
  assign payload__write_data_0 = {pushed_mask, pushed_op, pushed_tag};
  assign successor__write_enable = push & link & ~empty;

  always @* begin
    if (time_zero) begin end
    // pop
    first = 2'd0;
    if (p_chain == 2'd0) begin
      first = first | head_0_q;
    end
    if (p_chain == 2'd1) begin
      first = first | head_1_q;
    end
    if (p_chain == 2'd2) begin
      first = first | head_2_q;
    end
    if (p_chain == 2'd3) begin
      first = first | head_3_q;
    end
  end
endmodule
`default_nettype wire
