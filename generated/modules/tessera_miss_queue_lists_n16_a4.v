// tessera_miss_queue_lists_n16_a4
// Heads, tails and links of all chains, and what each node asks for.
//
//   in    1  clock         rising edge
//   in    1  reset         synchronous, active high
//   in   16  pend          Chains with a list that is not empty.
//   in   16  l_hot         Chain `l_chain` as one bit.
//   in    1  push
//   in    1  link          The push extends chain `l_chain`; otherwise it begins a chain at `push_slot`.
//   in    4  l_chain
//   in    4  push_slot
//   in    8  pushed_tag    The client's own.
//   in    2  pushed_op     Operation: `word::op`.
//   in   16  pushed_mask   Pixels.
//   in    4  p_chain
//   in    4  s_chain       Chain whose head `s_node` is popped with `s_take`.
//   in    4  s_node
//   in    1  s_take
//   out   1  last          `s_node` is the only one.
//   out   4  node          Head of chain `p_chain`.
// request: What `node` asks for.
//   out   8  request_tag   The client's own.
//   out   2  request_op    Operation: `word::op`.
//   out  16  request_mask  Pixels.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/render_cache/src/miss_queue/lists.rs; do not edit.
`default_nettype none
module tessera_miss_queue_lists_n16_a4 (
  input  wire clock,
  input  wire reset,
  input  wire [15:0] pend,
  input  wire [15:0] l_hot,
  input  wire push,
  input  wire link,
  input  wire [3:0] l_chain,
  input  wire [3:0] push_slot,
  input  wire [7:0] pushed_tag,
  input  wire [1:0] pushed_op,
  input  wire [15:0] pushed_mask,
  input  wire [3:0] p_chain,
  input  wire [3:0] s_chain,
  input  wire [3:0] s_node,
  input  wire s_take,
  output wire last,
  output wire [3:0] node,
  output wire [7:0] request_tag,
  output wire [1:0] request_op,
  output wire [15:0] request_mask
);
  reg  [3:0] first;
  wire alone;
  wire [3:0] grown;
  wire empty;
  wire restart;
  wire advance;
  reg  [3:0] head_0_q;
  reg  [3:0] head_1_q;
  reg  [3:0] head_2_q;
  reg  [3:0] head_3_q;
  reg  [3:0] head_4_q;
  reg  [3:0] head_5_q;
  reg  [3:0] head_6_q;
  reg  [3:0] head_7_q;
  reg  [3:0] head_8_q;
  reg  [3:0] head_9_q;
  reg  [3:0] head_10_q;
  reg  [3:0] head_11_q;
  reg  [3:0] head_12_q;
  reg  [3:0] head_13_q;
  reg  [3:0] head_14_q;
  reg  [3:0] head_15_q;
  wire [3:0] s_tail__read_data_0;
  wire [3:0] l_tail__read_data_0;
  wire [3:0] successor__read_data_0;
  wire successor__write_enable;
  wire [25:0] payload__read_data_0;
  wire [25:0] payload__write_data_0;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      head_0_q <= 4'd0;
      head_1_q <= 4'd0;
      head_2_q <= 4'd0;
      head_3_q <= 4'd0;
      head_4_q <= 4'd0;
      head_5_q <= 4'd0;
      head_6_q <= 4'd0;
      head_7_q <= 4'd0;
      head_8_q <= 4'd0;
      head_9_q <= 4'd0;
      head_10_q <= 4'd0;
      head_11_q <= 4'd0;
      head_12_q <= 4'd0;
      head_13_q <= 4'd0;
      head_14_q <= 4'd0;
      head_15_q <= 4'd0;
    end
    else begin
      // never the same chain in both
      if (advance & (s_chain == 4'd0)) begin
        head_0_q <= successor__read_data_0;
      end
      if (restart & (grown == 4'd0)) begin
        head_0_q <= push_slot;
      end
      if (advance & (s_chain == 4'd1)) begin
        head_1_q <= successor__read_data_0;
      end
      if (restart & (grown == 4'd1)) begin
        head_1_q <= push_slot;
      end
      if (advance & (s_chain == 4'd2)) begin
        head_2_q <= successor__read_data_0;
      end
      if (restart & (grown == 4'd2)) begin
        head_2_q <= push_slot;
      end
      if (advance & (s_chain == 4'd3)) begin
        head_3_q <= successor__read_data_0;
      end
      if (restart & (grown == 4'd3)) begin
        head_3_q <= push_slot;
      end
      if (advance & (s_chain == 4'd4)) begin
        head_4_q <= successor__read_data_0;
      end
      if (restart & (grown == 4'd4)) begin
        head_4_q <= push_slot;
      end
      if (advance & (s_chain == 4'd5)) begin
        head_5_q <= successor__read_data_0;
      end
      if (restart & (grown == 4'd5)) begin
        head_5_q <= push_slot;
      end
      if (advance & (s_chain == 4'd6)) begin
        head_6_q <= successor__read_data_0;
      end
      if (restart & (grown == 4'd6)) begin
        head_6_q <= push_slot;
      end
      if (advance & (s_chain == 4'd7)) begin
        head_7_q <= successor__read_data_0;
      end
      if (restart & (grown == 4'd7)) begin
        head_7_q <= push_slot;
      end
      if (advance & (s_chain == 4'd8)) begin
        head_8_q <= successor__read_data_0;
      end
      if (restart & (grown == 4'd8)) begin
        head_8_q <= push_slot;
      end
      if (advance & (s_chain == 4'd9)) begin
        head_9_q <= successor__read_data_0;
      end
      if (restart & (grown == 4'd9)) begin
        head_9_q <= push_slot;
      end
      if (advance & (s_chain == 4'd10)) begin
        head_10_q <= successor__read_data_0;
      end
      if (restart & (grown == 4'd10)) begin
        head_10_q <= push_slot;
      end
      if (advance & (s_chain == 4'd11)) begin
        head_11_q <= successor__read_data_0;
      end
      if (restart & (grown == 4'd11)) begin
        head_11_q <= push_slot;
      end
      if (advance & (s_chain == 4'd12)) begin
        head_12_q <= successor__read_data_0;
      end
      if (restart & (grown == 4'd12)) begin
        head_12_q <= push_slot;
      end
      if (advance & (s_chain == 4'd13)) begin
        head_13_q <= successor__read_data_0;
      end
      if (restart & (grown == 4'd13)) begin
        head_13_q <= push_slot;
      end
      if (advance & (s_chain == 4'd14)) begin
        head_14_q <= successor__read_data_0;
      end
      if (restart & (grown == 4'd14)) begin
        head_14_q <= push_slot;
      end
      if (advance & (s_chain == 4'd15)) begin
        head_15_q <= successor__read_data_0;
      end
      if (restart & (grown == 4'd15)) begin
        head_15_q <= push_slot;
      end
    end
  end

  tessera_lut_ram #(.A(4), .WORDS(1), .W(4)) s_tail (
    .clock(clock),
    .read_address(s_chain),
    .read_data(s_tail__read_data_0),
    .write_address(grown),
    .write_data(push_slot),
    .write_enable(push)
  );

  tessera_lut_ram #(.A(4), .WORDS(1), .W(4)) l_tail (
    .clock(clock),
    .read_address(l_chain),
    .read_data(l_tail__read_data_0),
    .write_address(grown),
    .write_data(push_slot),
    .write_enable(push)
  );

  tessera_lut_ram #(.A(4), .WORDS(1), .W(4)) successor (
    .clock(clock),
    .read_address(s_node),
    .read_data(successor__read_data_0),
    .write_address(l_tail__read_data_0),
    .write_data(push_slot),
    .write_enable(successor__write_enable)
  );

  tessera_lut_ram #(.A(4), .WORDS(1), .W(26)) payload (
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
    first = 4'd0;
    if (p_chain == 4'd0) begin
      first = first | head_0_q;
    end
    if (p_chain == 4'd1) begin
      first = first | head_1_q;
    end
    if (p_chain == 4'd2) begin
      first = first | head_2_q;
    end
    if (p_chain == 4'd3) begin
      first = first | head_3_q;
    end
    if (p_chain == 4'd4) begin
      first = first | head_4_q;
    end
    if (p_chain == 4'd5) begin
      first = first | head_5_q;
    end
    if (p_chain == 4'd6) begin
      first = first | head_6_q;
    end
    if (p_chain == 4'd7) begin
      first = first | head_7_q;
    end
    if (p_chain == 4'd8) begin
      first = first | head_8_q;
    end
    if (p_chain == 4'd9) begin
      first = first | head_9_q;
    end
    if (p_chain == 4'd10) begin
      first = first | head_10_q;
    end
    if (p_chain == 4'd11) begin
      first = first | head_11_q;
    end
    if (p_chain == 4'd12) begin
      first = first | head_12_q;
    end
    if (p_chain == 4'd13) begin
      first = first | head_13_q;
    end
    if (p_chain == 4'd14) begin
      first = first | head_14_q;
    end
    if (p_chain == 4'd15) begin
      first = first | head_15_q;
    end
  end
endmodule
`default_nettype wire
