// tessera_tc_scoreboard
// Four pending results of one thread.
//
//   in    1  clock         rising edge
//   in    1  reset         synchronous, active high
//   in    1  flush
//   in    1  alloc
//   in    1  by_second     The instruction goes with the second bundle of the ALUs; to ME.
//   in    1  by_me
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
//   out   4  of_second     Entries whose instruction went with the second bundle of the ALUs, to ME.
//   out   4  of_me
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
  input  wire by_second,
  input  wire by_me,
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
  output wire [3:0] of_second,
  output wire [3:0] of_me
);
  wire [3:0] lowest;
  reg  [3:0] ends;
  wire [3:0] begins;
  reg  [3:0] valid_q;
  reg  [3:0] second_q;
  reg  [3:0] message_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      valid_q <= 4'd0;
      second_q <= 4'd0;
      message_q <= 4'd0;
    end
    else begin
      valid_q <= (valid_q | begins) & ~ends;
      if (flush) begin
        valid_q <= 4'd0;
      end
      second_q <= second_q & ~begins;
      if (by_second) begin
        second_q <= second_q | begins;
      end
      message_q <= message_q & ~begins;
      if (by_me) begin
        message_q <= message_q | begins;
      end
    end
  end

  // allocation
  assign none = ~(|valid_q);
  assign full = &valid_q;
  assign lowest = ~valid_q & (valid_q + 4'd1);
  assign begins = alloc ? lowest : 4'd0;
  assign of_second = second_q;
  assign of_me = message_q;
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
