// tessera_tc_scoreboard
// Four pending results of one thread.
//
//   in    1  clock         rising edge
//   in    1  reset         synchronous, active high
//   in    1  flush
//   in    1  alloc
//   in   17  head_span_0   Ranges of the queue head: dst, src0, src1, src2, each `{valid, last, first}`.
//   in   17  head_span_1
//   in   17  head_span_2
//   in   17  head_span_3
//   in    2  head_reads
//   in    2  head_writes
//   in    1  done_0        One per source of completion: ALU0, ALU1, ME.
//   in    1  done_1
//   in    1  done_2
//   in    2  done_entry_0
//   in    2  done_entry_1
//   in    2  done_entry_2
//   out   1  none
//   out   1  full
//   out   1  conflict
//   out   2  free
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/tc/scoreboard.rs; do not edit.
`default_nettype none
module tessera_tc_scoreboard (
  input  wire clock,
  input  wire reset,
  input  wire flush,
  input  wire alloc,
  input  wire [16:0] head_span_0,
  input  wire [16:0] head_span_1,
  input  wire [16:0] head_span_2,
  input  wire [16:0] head_span_3,
  input  wire [1:0] head_reads,
  input  wire [1:0] head_writes,
  input  wire done_0,
  input  wire done_1,
  input  wire done_2,
  input  wire [1:0] done_entry_0,
  input  wire [1:0] done_entry_1,
  input  wire [1:0] done_entry_2,
  output wire none,
  output wire full,
  output wire conflict,
  output reg  [1:0] free
);
  wire [3:0] lowest;
  reg  [3:0] meets;
  reg  [3:0] finished;
  reg  [3:0] allocated;
  reg  [3:0] valid_d;
  reg  [3:0] valid_q;
  reg  [16:0] span_0_d;
  reg  [16:0] span_0_q;
  reg  [16:0] span_1_d;
  reg  [16:0] span_1_q;
  reg  [16:0] span_2_d;
  reg  [16:0] span_2_q;
  reg  [16:0] span_3_d;
  reg  [16:0] span_3_q;
  reg  [1:0] flags_0_d;
  reg  [1:0] flags_0_q;
  reg  [1:0] flags_1_d;
  reg  [1:0] flags_1_q;
  reg  [1:0] flags_2_d;
  reg  [1:0] flags_2_q;
  reg  [1:0] flags_3_d;
  reg  [1:0] flags_3_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      valid_q <= 4'd0;
      span_0_q <= 17'd0;
      span_1_q <= 17'd0;
      span_2_q <= 17'd0;
      span_3_q <= 17'd0;
      flags_0_q <= 2'd0;
      flags_1_q <= 2'd0;
      flags_2_q <= 2'd0;
      flags_3_q <= 2'd0;
    end
    else begin
      valid_q <= valid_d;
      span_0_q <= span_0_d;
      span_1_q <= span_1_d;
      span_2_q <= span_2_d;
      span_3_q <= span_3_d;
      flags_0_q <= flags_0_d;
      flags_1_q <= flags_1_d;
      flags_2_q <= flags_2_d;
      flags_3_q <= flags_3_d;
    end
  end

  assign conflict = |(meets & valid_q);
  // allocation
  assign none = ~(|valid_q);
  assign full = &valid_q;
  assign lowest = ~valid_q & (valid_q + 4'd1);

  always @* begin
    if (time_zero) begin end
    valid_d = (valid_q | allocated) & ~finished;
    if (flush) begin
      valid_d = 4'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    span_0_d = span_0_q;
    span_1_d = span_1_q;
    span_2_d = span_2_q;
    span_3_d = span_3_q;
    flags_0_d = flags_0_q;
    flags_1_d = flags_1_q;
    flags_2_d = flags_2_q;
    flags_3_d = flags_3_q;
    free = 2'd0;
    allocated = 4'd0;
    if (lowest[0]) begin
      free = 2'd0;
      if (alloc) begin
        allocated = lowest;
        span_0_d = head_span_0;
        flags_0_d = head_writes;
      end
    end
    if (lowest[1]) begin
      free = 2'd1;
      if (alloc) begin
        allocated = lowest;
        span_1_d = head_span_0;
        flags_1_d = head_writes;
      end
    end
    if (lowest[2]) begin
      free = 2'd2;
      if (alloc) begin
        allocated = lowest;
        span_2_d = head_span_0;
        flags_2_d = head_writes;
      end
    end
    if (lowest[3]) begin
      free = 2'd3;
      if (alloc) begin
        allocated = lowest;
        span_3_d = head_span_0;
        flags_3_d = head_writes;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    // dependency
    meets = 4'd0;
    if (|(flags_0_q & (head_reads | head_writes))) begin
      meets[0] = 1'd1;
    end
    if (head_span_0[16] & span_0_q[16] & (head_span_0[7:0] <= span_0_q[15:8])
        & (head_span_0[15:8] >= span_0_q[7:0])) begin
      meets[0] = 1'd1;
    end
    if (head_span_1[16] & span_0_q[16] & (head_span_1[7:0] <= span_0_q[15:8])
        & (head_span_1[15:8] >= span_0_q[7:0])) begin
      meets[0] = 1'd1;
    end
    if (head_span_2[16] & span_0_q[16] & (head_span_2[7:0] <= span_0_q[15:8])
        & (head_span_2[15:8] >= span_0_q[7:0])) begin
      meets[0] = 1'd1;
    end
    if (head_span_3[16] & span_0_q[16] & (head_span_3[7:0] <= span_0_q[15:8])
        & (head_span_3[15:8] >= span_0_q[7:0])) begin
      meets[0] = 1'd1;
    end
    if (|(flags_1_q & (head_reads | head_writes))) begin
      meets[1] = 1'd1;
    end
    if (head_span_0[16] & span_1_q[16] & (head_span_0[7:0] <= span_1_q[15:8])
        & (head_span_0[15:8] >= span_1_q[7:0])) begin
      meets[1] = 1'd1;
    end
    if (head_span_1[16] & span_1_q[16] & (head_span_1[7:0] <= span_1_q[15:8])
        & (head_span_1[15:8] >= span_1_q[7:0])) begin
      meets[1] = 1'd1;
    end
    if (head_span_2[16] & span_1_q[16] & (head_span_2[7:0] <= span_1_q[15:8])
        & (head_span_2[15:8] >= span_1_q[7:0])) begin
      meets[1] = 1'd1;
    end
    if (head_span_3[16] & span_1_q[16] & (head_span_3[7:0] <= span_1_q[15:8])
        & (head_span_3[15:8] >= span_1_q[7:0])) begin
      meets[1] = 1'd1;
    end
    if (|(flags_2_q & (head_reads | head_writes))) begin
      meets[2] = 1'd1;
    end
    if (head_span_0[16] & span_2_q[16] & (head_span_0[7:0] <= span_2_q[15:8])
        & (head_span_0[15:8] >= span_2_q[7:0])) begin
      meets[2] = 1'd1;
    end
    if (head_span_1[16] & span_2_q[16] & (head_span_1[7:0] <= span_2_q[15:8])
        & (head_span_1[15:8] >= span_2_q[7:0])) begin
      meets[2] = 1'd1;
    end
    if (head_span_2[16] & span_2_q[16] & (head_span_2[7:0] <= span_2_q[15:8])
        & (head_span_2[15:8] >= span_2_q[7:0])) begin
      meets[2] = 1'd1;
    end
    if (head_span_3[16] & span_2_q[16] & (head_span_3[7:0] <= span_2_q[15:8])
        & (head_span_3[15:8] >= span_2_q[7:0])) begin
      meets[2] = 1'd1;
    end
    if (|(flags_3_q & (head_reads | head_writes))) begin
      meets[3] = 1'd1;
    end
    if (head_span_0[16] & span_3_q[16] & (head_span_0[7:0] <= span_3_q[15:8])
        & (head_span_0[15:8] >= span_3_q[7:0])) begin
      meets[3] = 1'd1;
    end
    if (head_span_1[16] & span_3_q[16] & (head_span_1[7:0] <= span_3_q[15:8])
        & (head_span_1[15:8] >= span_3_q[7:0])) begin
      meets[3] = 1'd1;
    end
    if (head_span_2[16] & span_3_q[16] & (head_span_2[7:0] <= span_3_q[15:8])
        & (head_span_2[15:8] >= span_3_q[7:0])) begin
      meets[3] = 1'd1;
    end
    if (head_span_3[16] & span_3_q[16] & (head_span_3[7:0] <= span_3_q[15:8])
        & (head_span_3[15:8] >= span_3_q[7:0])) begin
      meets[3] = 1'd1;
    end
  end

  always @* begin
    if (time_zero) begin end
    // completion
    finished = 4'd0;
    if (done_0) begin
      finished = finished | (4'd1 << done_entry_0);
    end
    if (done_1) begin
      finished = finished | (4'd1 << done_entry_1);
    end
    if (done_2) begin
      finished = finished | (4'd1 << done_entry_2);
    end
  end
endmodule
`default_nettype wire
