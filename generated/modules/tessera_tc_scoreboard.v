// tessera_tc_scoreboard
// Four pending results of one thread.
//
//   in    1  clock         rising edge
//   in    1  reset         synchronous, active high
//   in    1  flush
//   in    1  alloc
//   in   17  span          Registers and flags that the instruction writes.
//   in    2  flags
//   in    1  done_0        One per source of completion: ALU0, ALU1, ME.
//   in    1  done_1
//   in    1  done_2
//   in    2  done_entry_0
//   in    2  done_entry_1
//   in    2  done_entry_2
//   out   1  none
//   out   1  full
//   out   2  free
//   out   4  allocated
//   out   4  finished
//   out   4  live
//   out  17  spans_0
//   out  17  spans_1
//   out  17  spans_2
//   out  17  spans_3
//   out   2  marks_0
//   out   2  marks_1
//   out   2  marks_2
//   out   2  marks_3
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
  input  wire [16:0] span,
  input  wire [1:0] flags,
  input  wire done_0,
  input  wire done_1,
  input  wire done_2,
  input  wire [1:0] done_entry_0,
  input  wire [1:0] done_entry_1,
  input  wire [1:0] done_entry_2,
  output wire none,
  output wire full,
  output reg  [1:0] free,
  output wire [3:0] allocated,
  output wire [3:0] finished,
  output wire [3:0] live,
  output wire [16:0] spans_0,
  output wire [16:0] spans_1,
  output wire [16:0] spans_2,
  output wire [16:0] spans_3,
  output wire [1:0] marks_0,
  output wire [1:0] marks_1,
  output wire [1:0] marks_2,
  output wire [1:0] marks_3
);
  wire [3:0] lowest;
  reg  [3:0] ends;
  wire [3:0] begins;
  reg  [3:0] valid_q;
  reg  [16:0] registers_0_q;
  reg  [16:0] registers_1_q;
  reg  [16:0] registers_2_q;
  reg  [16:0] registers_3_q;
  reg  [1:0] written_0_q;
  reg  [1:0] written_1_q;
  reg  [1:0] written_2_q;
  reg  [1:0] written_3_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      valid_q <= 4'd0;
      registers_0_q <= 17'd0;
      registers_1_q <= 17'd0;
      registers_2_q <= 17'd0;
      registers_3_q <= 17'd0;
      written_0_q <= 2'd0;
      written_1_q <= 2'd0;
      written_2_q <= 2'd0;
      written_3_q <= 2'd0;
    end
    else begin
      valid_q <= (valid_q | begins) & ~ends;
      if (flush) begin
        valid_q <= 4'd0;
      end
      if (begins[0]) begin
        registers_0_q <= span;
        written_0_q <= flags;
      end
      if (begins[1]) begin
        registers_1_q <= span;
        written_1_q <= flags;
      end
      if (begins[2]) begin
        registers_2_q <= span;
        written_2_q <= flags;
      end
      if (begins[3]) begin
        registers_3_q <= span;
        written_3_q <= flags;
      end
    end
  end

  // allocation
  assign none = ~(|valid_q);
  assign full = &valid_q;
  assign lowest = ~valid_q & (valid_q + 4'd1);
  assign begins = alloc ? lowest : 4'd0;
  assign spans_0 = registers_0_q;
  assign marks_0 = written_0_q;
  assign spans_1 = registers_1_q;
  assign marks_1 = written_1_q;
  assign spans_2 = registers_2_q;
  assign marks_2 = written_2_q;
  assign spans_3 = registers_3_q;
  assign marks_3 = written_3_q;
  assign allocated = begins;
  assign finished = ends;
  assign live = valid_q & ~ends;

  always @* begin
    if (time_zero) begin end
    free = 2'd0;
    if (lowest[0]) begin
      free = 2'd0;
    end
    if (lowest[1]) begin
      free = 2'd1;
    end
    if (lowest[2]) begin
      free = 2'd2;
    end
    if (lowest[3]) begin
      free = 2'd3;
    end
  end

  always @* begin
    if (time_zero) begin end
    // completion
    ends = 4'd0;
    if (done_0) begin
      ends = ends | (4'd1 << done_entry_0);
    end
    if (done_1) begin
      ends = ends | (4'd1 << done_entry_1);
    end
    if (done_2) begin
      ends = ends | (4'd1 << done_entry_2);
    end
  end
endmodule
`default_nettype wire
