// tessera_tc_thread
// State of one thread slot.
//
//   in    1  clock           rising edge
//   in    1  reset           synchronous, active high
//   in    1  start
//   in    1  branches        An instruction leaves D2 that goes to JE.
//   in    1  push            A decoded instruction leaves D4.
//   in   14  pushed          It is so: `word::kind`.
//   in    4  meets           Scoreboard entries that it would wait for, were they live; and whether it waits for the
//                            head.
//   in    1  meets_ahead
//   in    1  issue
//   in    1  second          It goes with the second bundle of the ALUs.
//   in    1  fetched
//   in    1  done_0          ALU0, ALU1, ME.
//   in    1  done_1
//   in    1  done_2
//   in    2  done_entry_0
//   in    2  done_entry_1
//   in    2  done_entry_2
//   in    1  branched        The result of JE is this thread's.
//   in    1  branch_sync     Of a sync.
//   in    1  eot
//   in    1  notified        A notification; a write of n0.0.
//   in    1  counter_write
//   in    4  counter
//   in    1  refused         A message of the thread was refused.
//   out   1  run
//   out   1  fault
//   out   1  bad             The fault is a message; it becomes one.
//   out   1  turns_bad
//   out   1  decodable
//   out   4  of_second       Scoreboard entries whose instruction went with the second bundle of the ALUs, to ME.
//   out   4  of_me
//   out   2  queued
//   out   1  read_position
//   out   1  write_position
//   out   1  alu_ready
//   out   1  math            The head is for ALU1 alone.
//   out   1  je_ready
//   out   1  me_ready
//   out   1  sync            The head is a sync.
//   out   2  entry           Scoreboard entry that the head would take; 0 if it takes none.
//   out   4  waiting         Stall code when nothing issues; 0: not running or fault.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/tc/thread.rs; do not edit.
`default_nettype none
module tessera_tc_thread (
  input  wire clock,
  input  wire reset,
  input  wire start,
  input  wire branches,
  input  wire push,
  input  wire [13:0] pushed,
  input  wire [3:0] meets,
  input  wire meets_ahead,
  input  wire issue,
  input  wire second,
  input  wire fetched,
  input  wire done_0,
  input  wire done_1,
  input  wire done_2,
  input  wire [1:0] done_entry_0,
  input  wire [1:0] done_entry_1,
  input  wire [1:0] done_entry_2,
  input  wire branched,
  input  wire branch_sync,
  input  wire eot,
  input  wire notified,
  input  wire counter_write,
  input  wire [3:0] counter,
  input  wire refused,
  output wire run,
  output wire fault,
  output wire bad,
  output wire turns_bad,
  output wire decodable,
  output wire [3:0] of_second,
  output wire [3:0] of_me,
  output wire [1:0] queued,
  output wire read_position,
  output wire write_position,
  output wire alu_ready,
  output wire math,
  output wire je_ready,
  output wire me_ready,
  output wire sync,
  output wire [1:0] entry,
  output reg  [3:0] waiting
);
  wire refuses;
  wire [13:0] kind;
  wire alone;
  wire gate;
  wire free_to_go;
  wire head_sync;
  wire head_bad;
  wire head_eot;
  wire head_waits;
  wire needs_none;
  wire unnotified;
  wire blocked;
  wire consume;
  reg  running_q;
  reg  faulted_q;
  reg  bad_message_q;
  reg  stopped_q;
  reg  fetching_q;
  reg  je_busy_q;
  reg  drain_q;
  wire [3:0] queue__meets;
  wire queue__synced;
  wire [13:0] queue__kind;
  wire queue__blocked;
  wire [1:0] queue__count;
  wire queue__read_position;
  wire queue__write_position;
  wire scoreboard__alloc;
  wire scoreboard__by_me;
  wire scoreboard__none;
  wire scoreboard__full;
  wire [1:0] scoreboard__free;
  wire [3:0] scoreboard__allocated;
  wire [3:0] scoreboard__finished;
  wire [3:0] scoreboard__live;
  wire [3:0] scoreboard__of_second;
  wire [3:0] scoreboard__of_me;
  wire notifications__taken;
  wire notifications__any;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      running_q <= 1'd0;
      faulted_q <= 1'd0;
      bad_message_q <= 1'd0;
      stopped_q <= 1'd0;
      fetching_q <= 1'd0;
      je_busy_q <= 1'd0;
      drain_q <= 1'd0;
    end
    else begin
      // decode
      if (branches | (push & ((|pushed[4:3]) | pushed[6]))) begin
        stopped_q <= 1'd1;
      end
      // issue; a sync leaves the head where it is
      if (issue) begin
        if (head_sync | kind[1]) begin
          je_busy_q <= 1'd1;
        end
        else begin
          fetching_q <= 1'd1;
        end
      end
      if (consume) begin
        drain_q <= kind[5];
      end
      if (gate & head_bad & alone) begin
        faulted_q <= 1'd1;
      end
      // events
      if (fetched) begin
        fetching_q <= 1'd0;
      end
      if (branched) begin
        je_busy_q <= 1'd0;
        stopped_q <= branch_sync & (|kind[4:3]);
      end
      if (refuses) begin
        faulted_q <= 1'd1;
        bad_message_q <= 1'd1;
      end
      if (eot) begin
        running_q <= 1'd0;
      end
      if (start) begin
        running_q <= 1'd1;
        faulted_q <= 1'd0;
        bad_message_q <= 1'd0;
        stopped_q <= 1'd0;
        fetching_q <= 1'd0;
        je_busy_q <= 1'd0;
        drain_q <= 1'd0;
      end
    end
  end

  tessera_tc_queue queue (
    .clock(clock),
    .reset(reset),
    .push(push),
    .pushed(pushed),
    .meets(queue__meets),
    .meets_ahead(meets_ahead),
    .pop(consume),
    .synced(queue__synced),
    .allocated(scoreboard__allocated),
    .finished(scoreboard__finished),
    .flush(start),
    .kind(queue__kind),
    .blocked(queue__blocked),
    .count(queue__count),
    .read_position(queue__read_position),
    .write_position(queue__write_position)
  );

  tessera_tc_scoreboard scoreboard (
    .clock(clock),
    .reset(reset),
    .flush(start),
    .alloc(scoreboard__alloc),
    .by_second(second),
    .by_me(scoreboard__by_me),
    .done_0(done_0),
    .done_1(done_1),
    .done_2(done_2),
    .done_entry_0(done_entry_0),
    .done_entry_1(done_entry_1),
    .done_entry_2(done_entry_2),
    .none(scoreboard__none),
    .full(scoreboard__full),
    .free(scoreboard__free),
    .allocated(scoreboard__allocated),
    .finished(scoreboard__finished),
    .live(scoreboard__live),
    .of_second(scoreboard__of_second),
    .of_me(scoreboard__of_me)
  );

  tessera_tc_notifications notifications (
    .clock(clock),
    .reset(reset),
    .start(start),
    .taken(notifications__taken),
    .write(counter_write),
    .value(counter),
    .notified(notified),
    .any(notifications__any)
  );

  // head of the queue
  assign kind = queue__kind;
  assign head_sync = kind[6];
  assign head_bad = kind[3] & ~head_sync;
  assign head_eot = kind[4] & ~head_sync & ~head_bad;
  assign head_waits = kind[12] & ~head_sync & ~head_bad & ~head_eot;
  assign alone = scoreboard__none;
  assign gate = running_q & ~faulted_q & (|queue__count) & ~fetching_q & ~je_busy_q & (~drain_q | alone);
  assign needs_none = (head_eot | head_bad | head_waits) & ~alone;
  assign unnotified = head_waits & ~notifications__any;
  assign blocked = ~head_sync & ~head_bad & ~head_eot & (queue__blocked | (kind[7] & scoreboard__full));
  assign free_to_go = gate & ~head_sync & ~head_bad & ~needs_none & ~unnotified & ~blocked;
  assign alu_ready = free_to_go & kind[0];
  assign math = kind[13];
  assign je_ready = (gate & head_sync) | (free_to_go & kind[1]);
  assign me_ready = free_to_go & kind[2];
  assign sync = head_sync;
  assign entry = kind[7] ? scoreboard__free : 2'd0;
  // queue and scoreboard
  assign consume = issue & ~head_sync;
  assign queue__meets = meets & scoreboard__live;
  assign queue__synced = issue & head_sync;
  assign scoreboard__alloc = consume & kind[7];
  assign scoreboard__by_me = kind[2];
  assign of_second = scoreboard__of_second;
  assign of_me = scoreboard__of_me;
  assign notifications__taken = consume & head_waits;
  assign refuses = refused & running_q & ~faulted_q;
  // state
  assign decodable = running_q & ~stopped_q & ~faulted_q;
  assign run = running_q;
  assign bad = bad_message_q;
  assign fault = running_q & faulted_q;
  assign turns_bad = refuses;
  assign queued = queue__count;
  assign read_position = queue__read_position;
  assign write_position = queue__write_position;

  always @* begin
    if (time_zero) begin end
    // stall code
    waiting = 4'd7;
    if (~running_q | faulted_q) begin
      waiting = 4'd0;
    end
    else if (je_busy_q) begin
      waiting = 4'd2;
    end
    else if (fetching_q) begin
      waiting = 4'd3;
    end
    else if (~(|queue__count)) begin
      waiting = 4'd4;
    end
    else if ((drain_q & ~alone) | needs_none) begin
      waiting = 4'd5;
    end
    else if (unnotified) begin
      waiting = 4'd8;
    end
    else if (blocked) begin
      waiting = 4'd6;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, kind[11:8]};
endmodule
`default_nettype wire
