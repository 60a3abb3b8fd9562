// tessera_tc_requests
// Outstanding lines of all threads.
//
//   in    1  clock         rising edge
//   in    1  reset         synchronous, active high
//   in    7  want          Thread that wants `line` or the one after it, one-hot; 0: none.
//   in    1  withdrawn     It does not any more; known last.
//   in   26  line
//   in    1  after         It wants the line after that one.
//   out  26  wanted        The line that is wanted.
//   in    1  rsp_valid
//   in   26  rsp_line
//   out   1  if_req_valid  An item is on offer.
//   out  26  if_req_line   Address divided by 64.
//   in    1  if_req_ready  The item, if there is one, is taken at this edge.
//   out   1  dealt
//   out   1  rsp_ready
//   out   1  write         A half of the line on offer goes to a thread.
//   out   3  slot          Its number, if so.
//   out   1  second        It is the second half.
//   out   7  takes         Thread that gets the second half, one-hot; 0: none.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: rsp (in), if_req (out): transfer at a rising edge with valid and ready both high.
//
// Exported from hdl/blocks/eu/src/tc/requests.rs; do not edit.
`default_nettype none
module tessera_tc_requests (
  input  wire clock,
  input  wire reset,
  input  wire [6:0] want,
  input  wire withdrawn,
  input  wire [25:0] line,
  input  wire after,
  output reg  [25:0] wanted,
  input  wire rsp_valid,
  input  wire [25:0] rsp_line,
  output wire if_req_valid,
  output wire [25:0] if_req_line,
  input  wire if_req_ready,
  output wire dealt,
  output wire rsp_ready,
  output wire write,
  output wire [2:0] slot,
  output wire second,
  output wire [6:0] takes
);
  wire at_line_0;
  wire at_line_1;
  wire at_line_2;
  wire at_line_3;
  wire behind_line_0;
  wire behind_line_1;
  wire behind_line_2;
  wire behind_line_3;
  reg  [3:0] same;
  reg  [25:0] preceding;
  reg  [3:0] offered;
  wire [6:0] lowest_0;
  wire [6:0] lowest_1;
  wire [6:0] lowest_2;
  wire [6:0] lowest_3;
  reg  [2:0] slot_of;
  wire alone_0;
  wire alone_1;
  wire alone_2;
  wire alone_3;
  reg  [6:0] found;
  reg  [3:0] freed;
  wire [6:0] stays_0;
  wire [6:0] stays_1;
  wire [6:0] stays_2;
  wire [6:0] stays_3;
  wire [3:0] free;
  reg  [3:0] joins;
  reg  [3:0] begins;
  wire [3:0] begun;
  reg  rq_valid_q;
  reg  [25:0] rq_line_q;
  reg  [3:0] used_q;
  reg  [25:0] lines_0_q;
  reg  [25:0] lines_1_q;
  reg  [25:0] lines_2_q;
  reg  [25:0] lines_3_q;
  reg  [25:0] previous_0_q;
  reg  [25:0] previous_1_q;
  reg  [25:0] previous_2_q;
  reg  [25:0] previous_3_q;
  reg  [6:0] threads_0_q;
  reg  [6:0] threads_1_q;
  reg  [6:0] threads_2_q;
  reg  [6:0] threads_3_q;
  reg  [6:0] filling_q;
  wire [6:0] lowest_slot_0__one;
  wire [2:0] lowest_slot_0__number;
  wire [6:0] lowest_slot_1__one;
  wire [2:0] lowest_slot_1__number;
  wire [6:0] lowest_slot_2__one;
  wire [2:0] lowest_slot_2__number;
  wire [6:0] lowest_slot_3__one;
  wire [2:0] lowest_slot_3__number;
  wire [2:0] filling_slot__number;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      rq_valid_q <= 1'd0;
      rq_line_q <= 26'd0;
      used_q <= 4'd0;
      lines_0_q <= 26'd0;
      lines_1_q <= 26'd0;
      lines_2_q <= 26'd0;
      lines_3_q <= 26'd0;
      previous_0_q <= 26'd0;
      previous_1_q <= 26'd0;
      previous_2_q <= 26'd0;
      previous_3_q <= 26'd0;
      threads_0_q <= 7'd0;
      threads_1_q <= 7'd0;
      threads_2_q <= 7'd0;
      threads_3_q <= 7'd0;
      filling_q <= 7'd0;
    end
    else begin
      // what only means something once it is used may be written for nothing
      if (rq_valid_q & if_req_ready) begin
        rq_valid_q <= 1'd0;
      end
      if (|begins) begin
        rq_line_q <= wanted;
        if (~withdrawn) begin
          rq_valid_q <= 1'd1;
        end
      end
      used_q <= (used_q & ~freed) | begun;
      threads_0_q <= stays_0;
      if (joins[0] & ~withdrawn) begin
        threads_0_q <= stays_0 | want;
      end
      if (begins[0]) begin
        lines_0_q <= wanted;
        previous_0_q <= preceding;
        threads_0_q <= want;
      end
      threads_1_q <= stays_1;
      if (joins[1] & ~withdrawn) begin
        threads_1_q <= stays_1 | want;
      end
      if (begins[1]) begin
        lines_1_q <= wanted;
        previous_1_q <= preceding;
        threads_1_q <= want;
      end
      threads_2_q <= stays_2;
      if (joins[2] & ~withdrawn) begin
        threads_2_q <= stays_2 | want;
      end
      if (begins[2]) begin
        lines_2_q <= wanted;
        previous_2_q <= preceding;
        threads_2_q <= want;
      end
      threads_3_q <= stays_3;
      if (joins[3] & ~withdrawn) begin
        threads_3_q <= stays_3 | want;
      end
      if (begins[3]) begin
        lines_3_q <= wanted;
        previous_3_q <= preceding;
        threads_3_q <= want;
      end
      filling_q <= found;
      if (|filling_q) begin
        filling_q <= 7'd0;
      end
    end
  end

  tessera_tc_number lowest_slot_0 (
    .one(lowest_slot_0__one),
    .number(lowest_slot_0__number)
  );

  tessera_tc_number lowest_slot_1 (
    .one(lowest_slot_1__one),
    .number(lowest_slot_1__number)
  );

  tessera_tc_number lowest_slot_2 (
    .one(lowest_slot_2__one),
    .number(lowest_slot_2__number)
  );

  tessera_tc_number lowest_slot_3 (
    .one(lowest_slot_3__one),
    .number(lowest_slot_3__number)
  );

  tessera_tc_number filling_slot (
    .one(filling_q),
    .number(filling_slot__number)
  );

  assign begun = (|begins) ? (~withdrawn ? begins : 4'd0) : 4'd0;
  // each line has a thread that waits for it, so it is written before that one is found
  assign write = (|filling_q) ? rsp_valid : (|offered);
  assign lowest_0 = threads_0_q & (~threads_0_q + 7'd1);
  assign alone_0 = (|filling_q) & (threads_0_q == filling_q);
  assign at_line_0 = ~after & (lines_0_q == line);
  assign behind_line_0 = after & (previous_0_q == line);
  assign lowest_1 = threads_1_q & (~threads_1_q + 7'd1);
  assign alone_1 = (|filling_q) & (threads_1_q == filling_q);
  assign at_line_1 = ~after & (lines_1_q == line);
  assign behind_line_1 = after & (previous_1_q == line);
  assign lowest_2 = threads_2_q & (~threads_2_q + 7'd1);
  assign alone_2 = (|filling_q) & (threads_2_q == filling_q);
  assign at_line_2 = ~after & (lines_2_q == line);
  assign behind_line_2 = after & (previous_2_q == line);
  assign lowest_3 = threads_3_q & (~threads_3_q + 7'd1);
  assign alone_3 = (|filling_q) & (threads_3_q == filling_q);
  assign at_line_3 = ~after & (lines_3_q == line);
  assign behind_line_3 = after & (previous_3_q == line);
  assign lowest_slot_0__one = ~(|filling_q) ? lowest_0 : 7'd0;
  assign lowest_slot_1__one = ~(|filling_q) ? lowest_1 : 7'd0;
  assign lowest_slot_2__one = ~(|filling_q) ? lowest_2 : 7'd0;
  assign lowest_slot_3__one = ~(|filling_q) ? lowest_3 : 7'd0;
  assign slot = slot_of;
  assign second = |filling_q;
  assign takes = rsp_valid ? filling_q : 7'd0;
  assign rsp_ready = rsp_valid & (~(|offered) | (|freed));
  assign free = ~used_q & (used_q + 4'd1);
  assign dealt = ((|joins) | (|begins)) & ~withdrawn;
  assign stays_0 = offered[0] ? (threads_0_q & ~filling_q) : threads_0_q;
  assign stays_1 = offered[1] ? (threads_1_q & ~filling_q) : threads_1_q;
  assign stays_2 = offered[2] ? (threads_2_q & ~filling_q) : threads_2_q;
  assign stays_3 = offered[3] ? (threads_3_q & ~filling_q) : threads_3_q;
  assign if_req_valid = rq_valid_q;
  assign if_req_line = rq_valid_q ? rq_line_q : 26'd0;

  always @* begin
    if (time_zero) begin end
    // line on offer; no two of those on their way are the same, so what each would do is known before
    same = 4'd0;
    if (used_q[0] & (at_line_0 | behind_line_0)) begin
      same[0] = 1'd1;
    end
    if (used_q[1] & (at_line_1 | behind_line_1)) begin
      same[1] = 1'd1;
    end
    if (used_q[2] & (at_line_2 | behind_line_2)) begin
      same[2] = 1'd1;
    end
    if (used_q[3] & (at_line_3 | behind_line_3)) begin
      same[3] = 1'd1;
    end
  end

  always @* begin
    if (time_zero) begin end
    offered = 4'd0;
    if (rsp_valid & used_q[0] & (lines_0_q == rsp_line)) begin
      offered[0] = 1'd1;
    end
    if (rsp_valid & used_q[1] & (lines_1_q == rsp_line)) begin
      offered[1] = 1'd1;
    end
    if (rsp_valid & used_q[2] & (lines_2_q == rsp_line)) begin
      offered[2] = 1'd1;
    end
    if (rsp_valid & used_q[3] & (lines_3_q == rsp_line)) begin
      offered[3] = 1'd1;
    end
  end

  always @* begin
    if (time_zero) begin end
    freed = 4'd0;
    found = 7'd0;
    slot_of = filling_slot__number;
    if (offered[0]) begin
      slot_of = slot_of | lowest_slot_0__number;
      found = found | lowest_0;
      freed[0] = alone_0;
    end
    if (offered[1]) begin
      slot_of = slot_of | lowest_slot_1__number;
      found = found | lowest_1;
      freed[1] = alone_1;
    end
    if (offered[2]) begin
      slot_of = slot_of | lowest_slot_2__number;
      found = found | lowest_2;
      freed[2] = alone_2;
    end
    if (offered[3]) begin
      slot_of = slot_of | lowest_slot_3__number;
      found = found | lowest_3;
      freed[3] = alone_3;
    end
  end

  always @* begin
    if (time_zero) begin end
    // want: join, or request
    wanted = line;
    preceding = line - 26'd1;
    if (after) begin
      wanted = line + 26'd1;
      preceding = line;
    end
  end

  always @* begin
    if (time_zero) begin end
    joins = 4'd0;
    begins = 4'd0;
    if (|want) begin
      if (|same) begin
        if (~(|(same & freed))) begin
          joins = same;
        end
      end
      else if (~rq_valid_q) begin
        begins = free;
      end
    end
  end
endmodule
`default_nettype wire
