// tessera_tc_issue
// Thread choice of the four pipes: 0 ALU0, 1 ALU1, 2 JE, 3 ME.
//
//   in    1  clock               rising edge
//   in    1  reset               synchronous, active high
//   in    7  alu_ready
//   in    7  math                Those whose next instruction is for ALU1 alone.
//   in    7  je_ready
//   in    7  me_ready
//   in    1  pipe_ready_0
//   in    1  pipe_ready_1
//   in    1  pipe_ready_2
//   in    1  pipe_ready_3
//   in    1  paired
//   in    7  position            Where the head of each thread's queue lies.
//   out   1  valid_0
//   out   1  valid_1
//   out   1  valid_2
//   out   1  valid_3
//   out   4  row_0               Row of the payload of what goes to each pipe; if nothing does, any row.
//   out   4  row_1
//   out   4  row_2
//   out   4  row_3
// chosen_0: Its thread, for who cannot wait for the row.
//   out   7  chosen_0_one        Thread, one-hot; paired: the one of two that wait, unless it is `other`. 0: none.
//   out   7  chosen_0_other      The second of the two; else the same.
//   out   1  chosen_0_is_second  It is the second; known last.
// chosen_1: Its thread, for who cannot wait for the row.
//   out   7  chosen_1_one        Thread, one-hot; paired: the one of two that wait, unless it is `other`. 0: none.
//   out   7  chosen_1_other      The second of the two; else the same.
//   out   1  chosen_1_is_second  It is the second; known last.
// chosen_2: Its thread, for who cannot wait for the row.
//   out   7  chosen_2_one        Thread, one-hot; paired: the one of two that wait, unless it is `other`. 0: none.
//   out   7  chosen_2_other      The second of the two; else the same.
//   out   1  chosen_2_is_second  It is the second; known last.
// chosen_3: Its thread, for who cannot wait for the row.
//   out   7  chosen_3_one        Thread, one-hot; paired: the one of two that wait, unless it is `other`. 0: none.
//   out   7  chosen_3_other      The second of the two; else the same.
//   out   1  chosen_3_is_second  It is the second; known last.
//   out   7  issued              All threads that issue in this cycle.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/tc/issue.rs; do not edit.
`default_nettype none
module tessera_tc_issue (
  input  wire clock,
  input  wire reset,
  input  wire [6:0] alu_ready,
  input  wire [6:0] math,
  input  wire [6:0] je_ready,
  input  wire [6:0] me_ready,
  input  wire pipe_ready_0,
  input  wire pipe_ready_1,
  input  wire pipe_ready_2,
  input  wire pipe_ready_3,
  input  wire paired,
  input  wire [6:0] position,
  output wire valid_0,
  output wire valid_1,
  output wire valid_2,
  output wire valid_3,
  output reg  [3:0] row_0,
  output reg  [3:0] row_1,
  output reg  [3:0] row_2,
  output reg  [3:0] row_3,
  output reg  [6:0] chosen_0_one,
  output reg  [6:0] chosen_0_other,
  output reg  chosen_0_is_second,
  output reg  [6:0] chosen_1_one,
  output reg  [6:0] chosen_1_other,
  output reg  chosen_1_is_second,
  output reg  [6:0] chosen_2_one,
  output reg  [6:0] chosen_2_other,
  output wire chosen_2_is_second,
  output reg  [6:0] chosen_3_one,
  output reg  [6:0] chosen_3_other,
  output wire chosen_3_is_second,
  output wire [6:0] issued
);
  wire [6:0] possible;
  wire [6:0] others;
  wire first_math;
  reg  [6:0] upper;
  wire [6:0] negative;
  wire [6:0] first;
  reg  [6:0] rest;
  wire [6:0] second;
  reg  [6:0] last;
  wire math_goes;
  wire [6:0] taken;
  wire free_0;
  wire free_1;
  wire free_2;
  reg  [6:0] open;
  reg  [6:0] to_je;
  reg  [6:0] to_me;
  reg  [6:0] grant_0;
  reg  [6:0] grant_1;
  reg  [6:0] grant_2;
  reg  [6:0] grant_3;
  reg  [6:0] alu_order_q;
  reg  [6:0] je_order__request;
  wire [6:0] je_order__grant;
  reg  [6:0] me_order__request;
  wire [6:0] me_order__grant;
  reg  holds_0_q;
  reg  holds_1_q;
  reg  holds_2_q;
  reg  [3:0] waiting_row_0_q;
  reg  [3:0] waiting_row_1_q;
  reg  [3:0] waiting_row_2_q;
  reg  [6:0] waiting_0_q;
  reg  [6:0] waiting_1_q;
  reg  [6:0] waiting_2_q;
  reg  for_me_q;
  reg  [6:0] located_0__one;
  wire [3:0] located_0__row;
  wire [3:0] located_1__row;
  reg  [6:0] located_2__one;
  wire [3:0] located_2__row;
  wire [3:0] located_3__row;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      alu_order_q <= 7'd0;
      holds_0_q <= 1'd0;
      holds_1_q <= 1'd0;
      holds_2_q <= 1'd0;
      waiting_row_0_q <= 4'd0;
      waiting_row_1_q <= 4'd0;
      waiting_row_2_q <= 4'd0;
      waiting_0_q <= 7'd0;
      waiting_1_q <= 7'd0;
      waiting_2_q <= 7'd0;
      for_me_q <= 1'd0;
    end
    else begin
      if (paired) begin
        if (free_0) begin
          holds_0_q <= (|first) & ~first_math;
          waiting_0_q <= first & ~math;
        end
        if (free_1) begin
          holds_1_q <= first_math;
          waiting_1_q <= first & math;
        end
      end
      if (paired) begin
        // ones above the first: there a number and its negative differ
        if (|upper) begin
          alu_order_q <= upper ^ negative;
        end
      end
      else if (|last) begin
        alu_order_q <= ~((last << 1) - 7'd1);
      end
      if (paired) begin
        if (free_0) begin
          waiting_row_0_q <= located_0__row;
        end
        if (free_1) begin
          waiting_row_1_q <= located_0__row;
        end
      end
      if (paired) begin
        if (free_2) begin
          holds_2_q <= |je_order__grant;
          waiting_2_q <= je_order__grant;
          for_me_q <= |(je_order__grant & to_me);
        end
      end
      if (paired) begin
        if (free_2) begin
          waiting_row_2_q <= located_2__row;
        end
      end
    end
  end

  tessera_round_robin_n7 je_order (
    .clock(clock),
    .reset(reset),
    .request(je_order__request),
    .advance(1'd1),
    .grant(je_order__grant)
  );

  tessera_round_robin_n7 me_order (
    .clock(clock),
    .reset(reset),
    .request(me_order__request),
    .advance(1'd1),
    .grant(me_order__grant)
  );

  tessera_tc_locate located_0 (
    .one(located_0__one),
    // where it lies
    .position(position),
    .row(located_0__row)
  );

  tessera_tc_locate located_1 (
    .one(grant_1),
    .position(position),
    .row(located_1__row)
  );

  tessera_tc_locate located_2 (
    .one(located_2__one),
    .position(position),
    .row(located_2__row)
  );

  tessera_tc_locate located_3 (
    .one(grant_3),
    .position(position),
    .row(located_3__row)
  );

  // paired: what was chosen goes
  assign free_0 = ((pipe_ready_0 | pipe_ready_1) & ~math_goes) ? 1'd1 : ~holds_0_q;
  assign free_1 = pipe_ready_1 ? 1'd1 : ~holds_1_q;
  assign free_2 = ((pipe_ready_2 & ~for_me_q) | (pipe_ready_3 & for_me_q)) ? 1'd1 : ~holds_2_q;
  assign taken = waiting_0_q | waiting_1_q | waiting_2_q;
  assign math_goes = holds_1_q & pipe_ready_1;
  // ALUs: first and second choice
  assign possible = paired ? (alu_ready & open & ~taken) : ~pipe_ready_1 ? (alu_ready & ~math) : alu_ready;
  assign negative = ~upper + 7'd1;
  assign first = upper & negative;
  assign first_math = |(first & math);
  assign others = first_math ? (possible & ~math) : (possible & ~first);
  assign second = (pipe_ready_0 & pipe_ready_1) ? (rest & (~rest + 7'd1)) : 7'd0;
  assign issued = grant_0 | grant_1 | grant_2 | grant_3;
  assign valid_0 = |grant_0;
  assign valid_1 = |grant_1;
  assign valid_2 = |grant_2;
  assign chosen_2_is_second = 1'd0;
  assign valid_3 = |grant_3;
  assign chosen_3_is_second = 1'd0;

  always @* begin
    if (time_zero) begin end
    grant_0 = 7'd0;
    grant_1 = 7'd0;
    last = 7'd0;
    if (pipe_ready_0 & ~first_math) begin
      grant_0 = first;
      grant_1 = second;
      last = first;
    end
    else if (pipe_ready_1) begin
      grant_0 = second;
      grant_1 = first;
      last = first;
    end
    if (|second) begin
      last = second;
    end
    if (paired) begin
      grant_0 = 7'd0;
      grant_1 = 7'd0;
      if (math_goes) begin
        grant_1 = waiting_1_q;
      end
      else if (pipe_ready_0) begin
        grant_0 = waiting_0_q;
      end
      else if (pipe_ready_1) begin
        grant_1 = waiting_0_q;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    grant_2 = je_order__grant;
    grant_3 = me_order__grant;
    if (paired) begin
      grant_2 = 7'd0;
      grant_3 = 7'd0;
      if (for_me_q) begin
        if (pipe_ready_3) begin
          grant_3 = waiting_2_q;
        end
      end
      else if (pipe_ready_2) begin
        grant_2 = waiting_2_q;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    open = 7'd0;
    if (free_0) begin
      open = ~math;
    end
    if (free_1) begin
      open = open | math;
    end
  end

  always @* begin
    if (time_zero) begin end
    upper = possible & alu_order_q;
    if (~(|upper)) begin
      upper = possible;
    end
  end

  always @* begin
    if (time_zero) begin end
    rest = others & alu_order_q;
    if (~(|rest)) begin
      rest = others;
    end
  end

  always @* begin
    if (time_zero) begin end
    // JE, ME
    to_je = 7'd0;
    if (pipe_ready_2) begin
      to_je = je_ready;
    end
    to_me = 7'd0;
    if (pipe_ready_3) begin
      to_me = me_ready;
    end
    if (paired) begin
      // not to a pipe that has just got one
      if (~for_me_q & holds_2_q) begin
        to_je = 7'd0;
      end
      if (for_me_q & holds_2_q) begin
        to_me = 7'd0;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    je_order__request = to_je;
    me_order__request = to_me;
    if (paired) begin
      je_order__request = 7'd0;
      me_order__request = 7'd0;
      if (free_2) begin
        je_order__request = (to_je | to_me) & ~taken;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    chosen_0_is_second = 1'd0;
    chosen_1_is_second = 1'd0;
    if (paired) begin
      chosen_0_is_second = math_goes;
      chosen_1_is_second = math_goes;
    end
  end

  always @* begin
    if (time_zero) begin end
    located_0__one = grant_0;
    chosen_0_one = grant_0;
    chosen_0_other = grant_0;
    chosen_1_one = grant_1;
    chosen_1_other = grant_1;
    located_2__one = grant_2;
    chosen_2_one = grant_2;
    chosen_2_other = grant_2;
    chosen_3_one = grant_3;
    chosen_3_other = grant_3;
    if (paired) begin
      located_0__one = first;
      located_2__one = je_order__grant;
      chosen_0_one = waiting_0_q;
      chosen_0_other = waiting_1_q;
      chosen_2_one = waiting_2_q;
      chosen_2_other = waiting_2_q;
      chosen_1_one = waiting_0_q;
      chosen_1_other = waiting_1_q;
      chosen_3_one = waiting_2_q;
      chosen_3_other = waiting_2_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    row_0 = located_0__row;
    row_1 = located_1__row;
    row_2 = located_2__row;
    row_3 = located_3__row;
    if (paired) begin
      row_0 = waiting_row_0_q;
      if (math_goes) begin
        row_0 = waiting_row_1_q;
      end
      row_2 = waiting_row_2_q;
      row_1 = waiting_row_0_q;
      if (math_goes) begin
        row_1 = waiting_row_1_q;
      end
      row_3 = waiting_row_2_q;
    end
  end
endmodule
`default_nettype wire
