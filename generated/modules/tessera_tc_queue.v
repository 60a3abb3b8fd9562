// tessera_tc_queue
// Two decoded instructions of one thread.
//
//   in    1  clock           rising edge
//   in    1  reset           synchronous, active high
//   in    1  push
//   in   14  pushed          What is pushed: `word::kind`.
//   in    4  meets           Live scoreboard entries that the pushed instruction depends on; and whether it depends on
//                            the head.
//   in    1  meets_ahead
//   in    1  pop
//   in    1  synced          The head's sync is on its way: forget the sync bit.
//   in    4  allocated       Scoreboard entry that the head takes; entries that are done with.
//   in    4  finished
//   in    1  flush
//   out  14  kind
//   out   1  blocked         The head waits for an older instruction.
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
  input  wire [13:0] pushed,
  input  wire [3:0] meets,
  input  wire meets_ahead,
  input  wire pop,
  input  wire synced,
  input  wire [3:0] allocated,
  input  wire [3:0] finished,
  input  wire flush,
  output wire [13:0] kind,
  output wire blocked,
  output wire [1:0] count,
  output wire read_position,
  output wire write_position
);
  wire into_head;
  wire [3:0] meets_issued;
  wire [3:0] waits_issued;
  reg  [13:0] first_kind_q;
  reg  [3:0] first_waits_q;
  reg  [13:0] second_kind_q;
  reg  [3:0] second_waits_q;
  reg  behind_q;
  reg  [1:0] entries_q;
  reg  position_q;

  always @(posedge clock) begin
    if (reset) begin
      first_kind_q <= 14'd0;
      first_waits_q <= 4'd0;
      second_kind_q <= 14'd0;
      second_waits_q <= 4'd0;
      behind_q <= 1'd0;
      entries_q <= 2'd0;
      position_q <= 1'd0;
    end
    else begin
      first_waits_q <= first_waits_q & ~finished;
      second_waits_q <= second_waits_q & ~finished;
      if (synced) begin
        first_kind_q <= first_kind_q & 14'h3fbf;
      end
      if (pop) begin
        position_q <= ~position_q;
        first_kind_q <= second_kind_q;
        first_waits_q <= waits_issued & ~finished;
      end
      if (push) begin
        if (into_head) begin
          first_kind_q <= pushed;
          first_waits_q <= meets_issued;
        end
        else begin
          second_kind_q <= pushed;
          second_waits_q <= meets;
          behind_q <= meets_ahead;
        end
      end
      if (push & ~pop) begin
        entries_q <= entries_q + 2'd1;
      end
      if (pop & ~push) begin
        entries_q <= entries_q - 2'd1;
      end
      if (flush) begin
        entries_q <= 2'd0;
      end
    end
  end

  assign into_head = (entries_q == 2'd0) | (pop & (entries_q == 2'd1));
  // what the head is issued with is waited for from now on
  assign meets_issued = ((entries_q == 2'd1) & meets_ahead) ? (meets | allocated) : meets;
  assign waits_issued = behind_q ? (second_waits_q | allocated) : second_waits_q;
  assign write_position = position_q ^ entries_q[0];
  assign kind = first_kind_q;
  assign blocked = |first_waits_q;
  assign count = entries_q;
  assign read_position = position_q;
endmodule
`default_nettype wire
