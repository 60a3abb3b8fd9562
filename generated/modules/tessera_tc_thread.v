// tessera_tc_thread
// State of one thread slot.
//
//   in    1  clock              rising edge
//   in    1  reset              synchronous, active high
//   in    1  start
//   in   32  start_ip
//   in    1  advance            The instruction at `fip` leaves D2, the next one is at `next_ip`.
//   in   32  next_ip
//   in    1  branches           It goes to JE.
//   in    1  push               A decoded instruction leaves D4.
//   in   14  needs_kind         What it is: `word::kind`.
//   in   17  needs_span_0       Registers it writes (index 0) and reads: `word::span`.
//   in   17  needs_span_1
//   in   17  needs_span_2
//   in   17  needs_span_3
//   in    4  meets              Scoreboard entries that it would wait for, were they live; and whether it waits for the
//                               head.
//   in    1  meets_ahead
//   in    1  issue
//   in    1  fetched
//   in    1  done_0             ALU0, ALU1, ME.
//   in    1  done_1
//   in    1  done_2
//   in    2  done_entry_0
//   in    2  done_entry_1
//   in    2  done_entry_2
//   in    1  branched           The result of JE is this thread's.
//   in    1  branch_valid       There is one in this cycle.
//   in    3  branch_slot        Thread slot.
//   in    1  branch_sync        It is that of a sync.
//   in   32  branch_target      Where the thread goes on.
//   in   32  branch_act         Channels active there.
//   in    1  branch_wake_valid  Channels are parked at a higher address.
//   in   32  branch_wake        The lowest such address.
//   in    1  eot
//   in    1  notified           A notification; a write of n0.0.
//   in    1  counter_write
//   in    4  counter
//   in    1  refused            A message of the thread was refused.
//   out   1  run
//   out   1  fault
//   out   1  bad                The fault is a message; it becomes one.
//   out   1  turns_bad
//   out   1  decodable
//   out  32  fip
//   out  17  spans_0            What unfinished instructions write, and the head.
//   out  17  spans_1
//   out  17  spans_2
//   out  17  spans_3
//   out   2  marks_0
//   out   2  marks_1
//   out   2  marks_2
//   out   2  marks_3
//   out  17  head_span
//   out   2  head_marks
//   out   2  queued
//   out   1  read_position
//   out   1  write_position
//   out   1  alu_ready
//   out   1  math               The head is for ALU1 alone.
//   out   1  je_ready
//   out   1  me_ready
//   out   1  sync               The head is a sync.
//   out   2  entry              Scoreboard entry that the head would take; 0 if it takes none.
//   out   4  waiting            Stall code when nothing issues; 0: not running or fault.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/tc/thread.rs; do not edit.
`default_nettype none
module tessera_tc_thread (
  input  wire clock,
  input  wire reset,
  input  wire start,
  input  wire [31:0] start_ip,
  input  wire advance,
  input  wire [31:0] next_ip,
  input  wire branches,
  input  wire push,
  input  wire [13:0] needs_kind,
  input  wire [16:0] needs_span_0,
  input  wire [16:0] needs_span_1,
  input  wire [16:0] needs_span_2,
  input  wire [16:0] needs_span_3,
  input  wire [3:0] meets,
  input  wire meets_ahead,
  input  wire issue,
  input  wire fetched,
  input  wire done_0,
  input  wire done_1,
  input  wire done_2,
  input  wire [1:0] done_entry_0,
  input  wire [1:0] done_entry_1,
  input  wire [1:0] done_entry_2,
  input  wire branched,
  input  wire branch_valid,
  input  wire [2:0] branch_slot,
  input  wire branch_sync,
  input  wire [31:0] branch_target,
  input  wire [31:0] branch_act,
  input  wire branch_wake_valid,
  input  wire [31:0] branch_wake,
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
  output wire [31:0] fip,
  output wire [16:0] spans_0,
  output wire [16:0] spans_1,
  output wire [16:0] spans_2,
  output wire [16:0] spans_3,
  output wire [1:0] marks_0,
  output wire [1:0] marks_1,
  output wire [1:0] marks_2,
  output wire [1:0] marks_3,
  output wire [16:0] head_span,
  output wire [1:0] head_marks,
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
  reg  [31:0] fetch_ip_q;
  wire [3:0] queue__meets;
  wire queue__synced;
  wire [13:0] queue__kind;
  wire [16:0] queue__dst;
  wire queue__blocked;
  wire [1:0] queue__count;
  wire queue__read_position;
  wire queue__write_position;
  wire scoreboard__alloc;
  wire [1:0] scoreboard__flags;
  wire scoreboard__none;
  wire scoreboard__full;
  wire [1:0] scoreboard__free;
  wire [3:0] scoreboard__allocated;
  wire [3:0] scoreboard__finished;
  wire [3:0] scoreboard__live;
  wire [16:0] scoreboard__spans_0;
  wire [16:0] scoreboard__spans_1;
  wire [16:0] scoreboard__spans_2;
  wire [16:0] scoreboard__spans_3;
  wire [1:0] scoreboard__marks_0;
  wire [1:0] scoreboard__marks_1;
  wire [1:0] scoreboard__marks_2;
  wire [1:0] scoreboard__marks_3;
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
      fetch_ip_q <= 32'd0;
    end
    else begin
      // decode
      if (advance) begin
        fetch_ip_q <= next_ip;
      end
      if (branches | (push & ((|needs_kind[4:3]) | needs_kind[6]))) begin
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
        if (~branch_sync) begin
          fetch_ip_q <= branch_target;
        end
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
        fetch_ip_q <= start_ip;
      end
    end
  end

  tessera_tc_queue queue (
    .clock(clock),
    .reset(reset),
    .push(push),
    .pushed_kind(needs_kind),
    .pushed_span_0(needs_span_0),
    .pushed_span_1(needs_span_1),
    .pushed_span_2(needs_span_2),
    .pushed_span_3(needs_span_3),
    .meets(queue__meets),
    .meets_ahead(meets_ahead),
    .pop(consume),
    .synced(queue__synced),
    .allocated(scoreboard__allocated),
    .finished(scoreboard__finished),
    .flush(start),
    .kind(queue__kind),
    .dst(queue__dst),
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
    .span(queue__dst),
    .flags(scoreboard__flags),
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
    .spans_0(scoreboard__spans_0),
    .spans_1(scoreboard__spans_1),
    .spans_2(scoreboard__spans_2),
    .spans_3(scoreboard__spans_3),
    .marks_0(scoreboard__marks_0),
    .marks_1(scoreboard__marks_1),
    .marks_2(scoreboard__marks_2),
    .marks_3(scoreboard__marks_3)
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
  assign scoreboard__flags = kind[11:10];
  assign spans_0 = scoreboard__spans_0;
  assign spans_1 = scoreboard__spans_1;
  assign spans_2 = scoreboard__spans_2;
  assign spans_3 = scoreboard__spans_3;
  assign marks_0 = scoreboard__marks_0;
  assign marks_1 = scoreboard__marks_1;
  assign marks_2 = scoreboard__marks_2;
  assign marks_3 = scoreboard__marks_3;
  assign head_span = queue__dst;
  assign head_marks = kind[11:10];
  assign notifications__taken = consume & head_waits;
  assign refuses = refused & running_q & ~faulted_q;
  // state
  assign decodable = running_q & ~stopped_q & ~faulted_q;
  assign run = running_q;
  assign bad = bad_message_q;
  assign fip = fetch_ip_q;
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
  wire unused_ok = &{1'b0, branch_valid, branch_slot, branch_act, branch_wake_valid, branch_wake, kind[9:8]};
endmodule
`default_nettype wire
