// tessera_tc_queue
// Two decoded instructions of one thread.
//
//   in    1  clock
//   in    1  reset
//   in    1  push
//   in   12  in_kind
//   in   17  in_span_0
//   in   17  in_span_1
//   in   17  in_span_2
//   in   17  in_span_3
//   in    1  pop
//   in    1  synced
//   in    1  flush
//   out  12  kind
//   out  17  span_0
//   out  17  span_1
//   out  17  span_2
//   out  17  span_3
//   out   2  count
//   out   1  read_position
//   out   1  write_position
//
// Exported from hdl/blocks/eu/src/tc/queue.rs; do not edit.
`default_nettype none
module tessera_tc_queue (
  input  wire clock,
  input  wire reset,
  input  wire push,
  input  wire [11:0] in_kind,
  input  wire [16:0] in_span_0,
  input  wire [16:0] in_span_1,
  input  wire [16:0] in_span_2,
  input  wire [16:0] in_span_3,
  input  wire pop,
  input  wire synced,
  input  wire flush,
  output wire [11:0] kind,
  output wire [16:0] span_0,
  output wire [16:0] span_1,
  output wire [16:0] span_2,
  output wire [16:0] span_3,
  output wire [1:0] count,
  output wire read_position,
  output wire write_position
);
  wire into_head;
  reg  [11:0] head_kind_d;
  reg  [11:0] head_kind_q;
  reg  [16:0] head_span_0_d;
  reg  [16:0] head_span_0_q;
  reg  [16:0] head_span_1_d;
  reg  [16:0] head_span_1_q;
  reg  [16:0] head_span_2_d;
  reg  [16:0] head_span_2_q;
  reg  [16:0] head_span_3_d;
  reg  [16:0] head_span_3_q;
  reg  [11:0] tail_kind_d;
  reg  [11:0] tail_kind_q;
  reg  [16:0] tail_span_0_d;
  reg  [16:0] tail_span_0_q;
  reg  [16:0] tail_span_1_d;
  reg  [16:0] tail_span_1_q;
  reg  [16:0] tail_span_2_d;
  reg  [16:0] tail_span_2_q;
  reg  [16:0] tail_span_3_d;
  reg  [16:0] tail_span_3_q;
  reg  [1:0] entries_d;
  reg  [1:0] entries_q;
  reg  position_d;
  reg  position_q;

  always @(posedge clock) begin
    if (reset) begin
      head_kind_q <= 12'd0;
      head_span_0_q <= 17'd0;
      head_span_1_q <= 17'd0;
      head_span_2_q <= 17'd0;
      head_span_3_q <= 17'd0;
      tail_kind_q <= 12'd0;
      tail_span_0_q <= 17'd0;
      tail_span_1_q <= 17'd0;
      tail_span_2_q <= 17'd0;
      tail_span_3_q <= 17'd0;
      entries_q <= 2'd0;
      position_q <= 1'd0;
    end
    else begin
      head_kind_q <= head_kind_d;
      head_span_0_q <= head_span_0_d;
      head_span_1_q <= head_span_1_d;
      head_span_2_q <= head_span_2_d;
      head_span_3_q <= head_span_3_d;
      tail_kind_q <= tail_kind_d;
      tail_span_0_q <= tail_span_0_d;
      tail_span_1_q <= tail_span_1_d;
      tail_span_2_q <= tail_span_2_d;
      tail_span_3_q <= tail_span_3_d;
      entries_q <= entries_d;
      position_q <= position_d;
    end
  end

  assign into_head = (entries_q == 2'd0) | (pop & (entries_q == 2'd1));
  assign kind = head_kind_q;
  assign count = entries_q;
  assign read_position = position_q;
  assign write_position = position_q ^ entries_q[0];
  assign span_0 = head_span_0_q;
  assign span_1 = head_span_1_q;
  assign span_2 = head_span_2_q;
  assign span_3 = head_span_3_q;

  always @* begin
    head_kind_d = head_kind_q;
    head_span_0_d = head_span_0_q;
    head_span_1_d = head_span_1_q;
    head_span_2_d = head_span_2_q;
    head_span_3_d = head_span_3_q;
    tail_kind_d = tail_kind_q;
    tail_span_0_d = tail_span_0_q;
    tail_span_1_d = tail_span_1_q;
    tail_span_2_d = tail_span_2_q;
    tail_span_3_d = tail_span_3_q;
    position_d = position_q;
    if (synced) begin
      head_kind_d = (head_kind_q & 12'hfbf) | 12'd0;
    end
    if (pop) begin
      head_kind_d = tail_kind_q;
      position_d = ~position_q;
      head_span_0_d = tail_span_0_q;
      head_span_1_d = tail_span_1_q;
      head_span_2_d = tail_span_2_q;
      head_span_3_d = tail_span_3_q;
    end
    if (push) begin
      if (into_head) begin
        head_kind_d = in_kind;
        head_span_0_d = in_span_0;
        head_span_1_d = in_span_1;
        head_span_2_d = in_span_2;
        head_span_3_d = in_span_3;
      end
      else begin
        tail_kind_d = in_kind;
        tail_span_0_d = in_span_0;
        tail_span_1_d = in_span_1;
        tail_span_2_d = in_span_2;
        tail_span_3_d = in_span_3;
      end
    end
  end

  always @* begin
    entries_d = entries_q;
    if (push & (~pop)) begin
      entries_d = entries_q + 2'd1;
    end
    if (pop & (~push)) begin
      entries_d = entries_q - 2'd1;
    end
    if (flush) begin
      entries_d = 2'd0;
    end
  end
endmodule
`default_nettype wire
