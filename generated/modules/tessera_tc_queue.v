// tessera_tc_queue
// Two decoded instructions of one thread.
//
//   in    1  clock           rising edge
//   in    1  reset           synchronous, active high
//   in    1  push
//   in   12  pushed_kind     What it is: `word::kind`.
//   in   17  pushed_span_0   Registers it writes (index 0) and reads: `word::span`.
//   in   17  pushed_span_1
//   in   17  pushed_span_2
//   in   17  pushed_span_3
//   in    1  pop
//   in    1  synced          The head's sync is on its way: forget the sync bit.
//   in    1  flush
//   out  12  head_kind       What it is: `word::kind`.
//   out  17  head_span_0     Registers it writes (index 0) and reads: `word::span`.
//   out  17  head_span_1
//   out  17  head_span_2
//   out  17  head_span_3
//   out   2  count
//   out   1  read_position
//   out   1  write_position
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/tc/queue.rs; do not edit.
`default_nettype none
module tessera_tc_queue (
  input  wire clock,
  input  wire reset,
  input  wire push,
  input  wire [11:0] pushed_kind,
  input  wire [16:0] pushed_span_0,
  input  wire [16:0] pushed_span_1,
  input  wire [16:0] pushed_span_2,
  input  wire [16:0] pushed_span_3,
  input  wire pop,
  input  wire synced,
  input  wire flush,
  output wire [11:0] head_kind,
  output wire [16:0] head_span_0,
  output wire [16:0] head_span_1,
  output wire [16:0] head_span_2,
  output wire [16:0] head_span_3,
  output wire [1:0] count,
  output wire read_position,
  output wire write_position
);
  wire into_head;
  reg  [11:0] first_kind_d;
  reg  [11:0] first_kind_q;
  reg  [16:0] first_span_0_d;
  reg  [16:0] first_span_0_q;
  reg  [16:0] first_span_1_d;
  reg  [16:0] first_span_1_q;
  reg  [16:0] first_span_2_d;
  reg  [16:0] first_span_2_q;
  reg  [16:0] first_span_3_d;
  reg  [16:0] first_span_3_q;
  reg  [11:0] second_kind_d;
  reg  [11:0] second_kind_q;
  reg  [16:0] second_span_0_d;
  reg  [16:0] second_span_0_q;
  reg  [16:0] second_span_1_d;
  reg  [16:0] second_span_1_q;
  reg  [16:0] second_span_2_d;
  reg  [16:0] second_span_2_q;
  reg  [16:0] second_span_3_d;
  reg  [16:0] second_span_3_q;
  reg  [1:0] entries_d;
  reg  [1:0] entries_q;
  reg  position_d;
  reg  position_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      first_kind_q <= 12'd0;
      first_span_0_q <= 17'd0;
      first_span_1_q <= 17'd0;
      first_span_2_q <= 17'd0;
      first_span_3_q <= 17'd0;
      second_kind_q <= 12'd0;
      second_span_0_q <= 17'd0;
      second_span_1_q <= 17'd0;
      second_span_2_q <= 17'd0;
      second_span_3_q <= 17'd0;
      entries_q <= 2'd0;
      position_q <= 1'd0;
    end
    else begin
      first_kind_q <= first_kind_d;
      first_span_0_q <= first_span_0_d;
      first_span_1_q <= first_span_1_d;
      first_span_2_q <= first_span_2_d;
      first_span_3_q <= first_span_3_d;
      second_kind_q <= second_kind_d;
      second_span_0_q <= second_span_0_d;
      second_span_1_q <= second_span_1_d;
      second_span_2_q <= second_span_2_d;
      second_span_3_q <= second_span_3_d;
      entries_q <= entries_d;
      position_q <= position_d;
    end
  end

  assign into_head = (entries_q == 2'd0) | (pop & (entries_q == 2'd1));
  assign write_position = position_q ^ entries_q[0];
  assign count = entries_q;
  assign read_position = position_q;
  assign head_kind = first_kind_q;
  assign head_span_0 = first_span_0_q;
  assign head_span_1 = first_span_1_q;
  assign head_span_2 = first_span_2_q;
  assign head_span_3 = first_span_3_q;

  always @* begin
    if (time_zero) begin end
    entries_d = entries_q;
    if (push & ~pop) begin
      entries_d = entries_q + 2'd1;
    end
    if (pop & ~push) begin
      entries_d = entries_q - 2'd1;
    end
    if (flush) begin
      entries_d = 2'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    position_d = position_q;
    first_kind_d = first_kind_q;
    first_span_0_d = first_span_0_q;
    first_span_1_d = first_span_1_q;
    first_span_2_d = first_span_2_q;
    first_span_3_d = first_span_3_q;
    second_kind_d = second_kind_q;
    second_span_0_d = second_span_0_q;
    second_span_1_d = second_span_1_q;
    second_span_2_d = second_span_2_q;
    second_span_3_d = second_span_3_q;
    if (synced) begin
      first_kind_d = first_kind_q & 12'hfbf;
    end
    if (pop) begin
      position_d = ~position_q;
      first_kind_d = second_kind_q;
      first_span_0_d = second_span_0_q;
      first_span_1_d = second_span_1_q;
      first_span_2_d = second_span_2_q;
      first_span_3_d = second_span_3_q;
    end
    if (push) begin
      if (into_head) begin
        first_kind_d = pushed_kind;
        first_span_0_d = pushed_span_0;
        first_span_1_d = pushed_span_1;
        first_span_2_d = pushed_span_2;
        first_span_3_d = pushed_span_3;
      end
      else begin
        second_kind_d = pushed_kind;
        second_span_0_d = pushed_span_0;
        second_span_1_d = pushed_span_1;
        second_span_2_d = pushed_span_2;
        second_span_3_d = pushed_span_3;
      end
    end
  end
endmodule
`default_nettype wire
