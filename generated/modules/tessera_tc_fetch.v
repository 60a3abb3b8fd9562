// tessera_tc_fetch
// Instruction line fetch with the line filter.
//
//   in    1  clock         rising edge
//   in    1  reset         synchronous, active high
//   in    7  run
//   in    7  start         A thread starts: its lines are forgotten.
//   in   32  fip_0
//   in   32  fip_1
//   in   32  fip_2
//   in   32  fip_3
//   in   32  fip_4
//   in   32  fip_5
//   in   32  fip_6
//   in    1  if_rsp_valid
//   in   26  if_rsp_line
//   out   1  if_req_valid  An item is on offer.
//   out  26  if_req_line   Address divided by 64.
//   in    1  if_req_ready  The item, if there is one, is taken at this edge.
//   out   1  if_rsp_ready
//   out   1  fill_load     The response data of this cycle goes into the fill register.
//   out   1  fill_even     The fill register goes into the even or odd line store of `fill_slot`.
//   out   1  fill_odd
//   out   3  fill_slot
//   out   7  present       The instruction at the fetch address is held completely.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: if_rsp (in), if_req (out): transfer at a rising edge with valid and ready both high.
//
// Exported from hdl/blocks/eu/src/tc/fetch.rs; do not edit.
`default_nettype none
module tessera_tc_fetch (
  input  wire clock,
  input  wire reset,
  input  wire [6:0] run,
  input  wire [6:0] start,
  input  wire [31:0] fip_0,
  input  wire [31:0] fip_1,
  input  wire [31:0] fip_2,
  input  wire [31:0] fip_3,
  input  wire [31:0] fip_4,
  input  wire [31:0] fip_5,
  input  wire [31:0] fip_6,
  input  wire if_rsp_valid,
  input  wire [25:0] if_rsp_line,
  output wire if_req_valid,
  output reg  [25:0] if_req_line,
  input  wire if_req_ready,
  output wire if_rsp_ready,
  output wire fill_load,
  output wire fill_even,
  output wire fill_odd,
  output reg  [2:0] fill_slot,
  output reg  [6:0] present
);
  reg  [6:0] asking;
  reg  [6:0] outstanding;
  reg  [25:0] chosen_line;
  reg  filtered;
  reg  [6:0] matching;
  wire [6:0] taker;
  wire want_0__run;
  wire [25:0] want_0__line;
  wire want_0__clear;
  wire want_0__mark;
  wire want_0__take;
  wire want_0__held;
  wire want_0__held_after;
  wire want_0__want;
  wire [25:0] want_0__want_line;
  wire want_0__sent;
  wire want_0__matched;
  wire want_1__run;
  wire [25:0] want_1__line;
  wire want_1__clear;
  wire want_1__mark;
  wire want_1__take;
  wire want_1__held;
  wire want_1__held_after;
  wire want_1__want;
  wire [25:0] want_1__want_line;
  wire want_1__sent;
  wire want_1__matched;
  wire want_2__run;
  wire [25:0] want_2__line;
  wire want_2__clear;
  wire want_2__mark;
  wire want_2__take;
  wire want_2__held;
  wire want_2__held_after;
  wire want_2__want;
  wire [25:0] want_2__want_line;
  wire want_2__sent;
  wire want_2__matched;
  wire want_3__run;
  wire [25:0] want_3__line;
  wire want_3__clear;
  wire want_3__mark;
  wire want_3__take;
  wire want_3__held;
  wire want_3__held_after;
  wire want_3__want;
  wire [25:0] want_3__want_line;
  wire want_3__sent;
  wire want_3__matched;
  wire want_4__run;
  wire [25:0] want_4__line;
  wire want_4__clear;
  wire want_4__mark;
  wire want_4__take;
  wire want_4__held;
  wire want_4__held_after;
  wire want_4__want;
  wire [25:0] want_4__want_line;
  wire want_4__sent;
  wire want_4__matched;
  wire want_5__run;
  wire [25:0] want_5__line;
  wire want_5__clear;
  wire want_5__mark;
  wire want_5__take;
  wire want_5__held;
  wire want_5__held_after;
  wire want_5__want;
  wire [25:0] want_5__want_line;
  wire want_5__sent;
  wire want_5__matched;
  wire want_6__run;
  wire [25:0] want_6__line;
  wire want_6__clear;
  wire want_6__mark;
  wire want_6__take;
  wire want_6__held;
  wire want_6__held_after;
  wire want_6__want;
  wire [25:0] want_6__want_line;
  wire want_6__sent;
  wire want_6__matched;
  reg  [6:0] order__request;
  wire [6:0] order__grant;
  reg  rq_valid_d;
  reg  rq_valid_q;
  reg  [25:0] rq_line_d;
  reg  [25:0] rq_line_q;
  reg  fill_valid_d;
  reg  fill_valid_q;
  reg  [25:0] fill_line_d;
  reg  [25:0] fill_line_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      rq_valid_q <= 1'd0;
      rq_line_q <= 26'd0;
      fill_valid_q <= 1'd0;
      fill_line_q <= 26'd0;
    end
    else begin
      rq_valid_q <= rq_valid_d;
      rq_line_q <= rq_line_d;
      fill_valid_q <= fill_valid_d;
      fill_line_q <= fill_line_d;
    end
  end

  tessera_tc_want want_0 (
    .clock(clock),
    .reset(reset),
    .run(want_0__run),
    .line(want_0__line),
    .clear(want_0__clear),
    .mark(want_0__mark),
    .take(want_0__take),
    .fill_line(fill_line_q),
    .held(want_0__held),
    .held_after(want_0__held_after),
    .want(want_0__want),
    .want_line(want_0__want_line),
    .sent(want_0__sent),
    .matched(want_0__matched)
  );

  tessera_tc_want want_1 (
    .clock(clock),
    .reset(reset),
    .run(want_1__run),
    .line(want_1__line),
    .clear(want_1__clear),
    .mark(want_1__mark),
    .take(want_1__take),
    .fill_line(fill_line_q),
    .held(want_1__held),
    .held_after(want_1__held_after),
    .want(want_1__want),
    .want_line(want_1__want_line),
    .sent(want_1__sent),
    .matched(want_1__matched)
  );

  tessera_tc_want want_2 (
    .clock(clock),
    .reset(reset),
    .run(want_2__run),
    .line(want_2__line),
    .clear(want_2__clear),
    .mark(want_2__mark),
    .take(want_2__take),
    .fill_line(fill_line_q),
    .held(want_2__held),
    .held_after(want_2__held_after),
    .want(want_2__want),
    .want_line(want_2__want_line),
    .sent(want_2__sent),
    .matched(want_2__matched)
  );

  tessera_tc_want want_3 (
    .clock(clock),
    .reset(reset),
    .run(want_3__run),
    .line(want_3__line),
    .clear(want_3__clear),
    .mark(want_3__mark),
    .take(want_3__take),
    .fill_line(fill_line_q),
    .held(want_3__held),
    .held_after(want_3__held_after),
    .want(want_3__want),
    .want_line(want_3__want_line),
    .sent(want_3__sent),
    .matched(want_3__matched)
  );

  tessera_tc_want want_4 (
    .clock(clock),
    .reset(reset),
    .run(want_4__run),
    .line(want_4__line),
    .clear(want_4__clear),
    .mark(want_4__mark),
    .take(want_4__take),
    .fill_line(fill_line_q),
    .held(want_4__held),
    .held_after(want_4__held_after),
    .want(want_4__want),
    .want_line(want_4__want_line),
    .sent(want_4__sent),
    .matched(want_4__matched)
  );

  tessera_tc_want want_5 (
    .clock(clock),
    .reset(reset),
    .run(want_5__run),
    .line(want_5__line),
    .clear(want_5__clear),
    .mark(want_5__mark),
    .take(want_5__take),
    .fill_line(fill_line_q),
    .held(want_5__held),
    .held_after(want_5__held_after),
    .want(want_5__want),
    .want_line(want_5__want_line),
    .sent(want_5__sent),
    .matched(want_5__matched)
  );

  tessera_tc_want want_6 (
    .clock(clock),
    .reset(reset),
    .run(want_6__run),
    .line(want_6__line),
    .clear(want_6__clear),
    .mark(want_6__mark),
    .take(want_6__take),
    .fill_line(fill_line_q),
    .held(want_6__held),
    .held_after(want_6__held_after),
    .want(want_6__want),
    .want_line(want_6__want_line),
    .sent(want_6__sent),
    .matched(want_6__matched)
  );

  tessera_round_robin_n7 order (
    .clock(clock),
    .reset(reset),
    .request(order__request),
    .advance(1'd1),
    .grant(order__grant)
  );

  assign if_req_valid = rq_valid_q;
  assign taker = matching & (~matching + 7'd1);
  assign if_rsp_ready = ~fill_valid_q;
  assign fill_load = if_rsp_valid & ~fill_valid_q;
  assign fill_even = (|taker) & ~fill_line_q[0];
  assign fill_odd = (|taker) & fill_line_q[0];
  assign want_0__run = run[0];
  assign want_0__line = fip_0[31:6];
  assign want_0__clear = start[0];
  assign want_0__mark = order__grant[0];
  assign want_0__take = taker[0];
  assign want_1__run = run[1];
  assign want_1__line = fip_1[31:6];
  assign want_1__clear = start[1];
  assign want_1__mark = order__grant[1];
  assign want_1__take = taker[1];
  assign want_2__run = run[2];
  assign want_2__line = fip_2[31:6];
  assign want_2__clear = start[2];
  assign want_2__mark = order__grant[2];
  assign want_2__take = taker[2];
  assign want_3__run = run[3];
  assign want_3__line = fip_3[31:6];
  assign want_3__clear = start[3];
  assign want_3__mark = order__grant[3];
  assign want_3__take = taker[3];
  assign want_4__run = run[4];
  assign want_4__line = fip_4[31:6];
  assign want_4__clear = start[4];
  assign want_4__mark = order__grant[4];
  assign want_4__take = taker[4];
  assign want_5__run = run[5];
  assign want_5__line = fip_5[31:6];
  assign want_5__clear = start[5];
  assign want_5__mark = order__grant[5];
  assign want_5__take = taker[5];
  assign want_6__run = run[6];
  assign want_6__line = fip_6[31:6];
  assign want_6__clear = start[6];
  assign want_6__mark = order__grant[6];
  assign want_6__take = taker[6];

  always @* begin
    if (time_zero) begin end
    rq_valid_d = rq_valid_q;
    rq_line_d = rq_line_q;
    if (rq_valid_q & if_req_ready) begin
      rq_valid_d = 1'd0;
    end
    if ((|order__grant) & ~filtered) begin
      rq_valid_d = 1'd1;
      rq_line_d = chosen_line;
    end
  end

  always @* begin
    if (time_zero) begin end
    fill_valid_d = fill_valid_q;
    fill_line_d = fill_line_q;
    if (matching == taker) begin
      fill_valid_d = 1'd0;
    end
    if (if_rsp_valid & ~fill_valid_q) begin
      fill_valid_d = 1'd1;
      fill_line_d = if_rsp_line;
    end
  end

  always @* begin
    if (time_zero) begin end
    // choice among the wanted lines that nobody asked for
    asking = 7'd0;
    asking[0] = want_0__want & ~want_0__sent;
    asking[1] = want_1__want & ~want_1__sent;
    asking[2] = want_2__want & ~want_2__sent;
    asking[3] = want_3__want & ~want_3__sent;
    asking[4] = want_4__want & ~want_4__sent;
    asking[5] = want_5__want & ~want_5__sent;
    asking[6] = want_6__want & ~want_6__sent;
  end

  always @* begin
    if (time_zero) begin end
    outstanding = 7'd0;
    outstanding[0] = want_0__want & want_0__sent;
    outstanding[1] = want_1__want & want_1__sent;
    outstanding[2] = want_2__want & want_2__sent;
    outstanding[3] = want_3__want & want_3__sent;
    outstanding[4] = want_4__want & want_4__sent;
    outstanding[5] = want_5__want & want_5__sent;
    outstanding[6] = want_6__want & want_6__sent;
  end

  always @* begin
    if (time_zero) begin end
    order__request = asking;
    if (rq_valid_q) begin
      order__request = 7'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    // line filter
    chosen_line = 26'd0;
    if (order__grant[0]) begin
      chosen_line = want_0__want_line;
    end
    if (order__grant[1]) begin
      chosen_line = want_1__want_line;
    end
    if (order__grant[2]) begin
      chosen_line = want_2__want_line;
    end
    if (order__grant[3]) begin
      chosen_line = want_3__want_line;
    end
    if (order__grant[4]) begin
      chosen_line = want_4__want_line;
    end
    if (order__grant[5]) begin
      chosen_line = want_5__want_line;
    end
    if (order__grant[6]) begin
      chosen_line = want_6__want_line;
    end
  end

  always @* begin
    if (time_zero) begin end
    filtered = fill_valid_q & (fill_line_q == chosen_line);
    if (outstanding[0] & (want_0__want_line == chosen_line)) begin
      filtered = 1'd1;
    end
    if (outstanding[1] & (want_1__want_line == chosen_line)) begin
      filtered = 1'd1;
    end
    if (outstanding[2] & (want_2__want_line == chosen_line)) begin
      filtered = 1'd1;
    end
    if (outstanding[3] & (want_3__want_line == chosen_line)) begin
      filtered = 1'd1;
    end
    if (outstanding[4] & (want_4__want_line == chosen_line)) begin
      filtered = 1'd1;
    end
    if (outstanding[5] & (want_5__want_line == chosen_line)) begin
      filtered = 1'd1;
    end
    if (outstanding[6] & (want_6__want_line == chosen_line)) begin
      filtered = 1'd1;
    end
  end

  always @* begin
    if (time_zero) begin end
    if_req_line = 26'd0;
    if (rq_valid_q) begin
      if_req_line = rq_line_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    // fill register
    matching = 7'd0;
    matching[0] = fill_valid_q & want_0__matched;
    matching[1] = fill_valid_q & want_1__matched;
    matching[2] = fill_valid_q & want_2__matched;
    matching[3] = fill_valid_q & want_3__matched;
    matching[4] = fill_valid_q & want_4__matched;
    matching[5] = fill_valid_q & want_5__matched;
    matching[6] = fill_valid_q & want_6__matched;
  end

  always @* begin
    if (time_zero) begin end
    fill_slot = 3'd0;
    if (taker[0]) begin
      fill_slot = 3'd0;
    end
    if (taker[1]) begin
      fill_slot = 3'd1;
    end
    if (taker[2]) begin
      fill_slot = 3'd2;
    end
    if (taker[3]) begin
      fill_slot = 3'd3;
    end
    if (taker[4]) begin
      fill_slot = 3'd4;
    end
    if (taker[5]) begin
      fill_slot = 3'd5;
    end
    if (taker[6]) begin
      fill_slot = 3'd6;
    end
  end

  always @* begin
    if (time_zero) begin end
    // per thread
    present = 7'd0;
    present[0] = want_0__held & (~(&fip_0[5:3]) | want_0__held_after);
    present[1] = want_1__held & (~(&fip_1[5:3]) | want_1__held_after);
    present[2] = want_2__held & (~(&fip_2[5:3]) | want_2__held_after);
    present[3] = want_3__held & (~(&fip_3[5:3]) | want_3__held_after);
    present[4] = want_4__held & (~(&fip_4[5:3]) | want_4__held_after);
    present[5] = want_5__held & (~(&fip_5[5:3]) | want_5__held_after);
    present[6] = want_6__held & (~(&fip_6[5:3]) | want_6__held_after);
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, fip_0[2:0], fip_1[2:0], fip_2[2:0], fip_3[2:0], fip_4[2:0], fip_5[2:0], fip_6[2:0]};
endmodule
`default_nettype wire
