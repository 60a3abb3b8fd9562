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
//   out   1  write         A half of the line on offer goes into its place of `write_slot`.
//   out   3  write_slot
//   out   1  write_place
//   out   1  write_half
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
  output wire write,
  output reg  [2:0] write_slot,
  output wire write_place,
  output wire write_half,
  output reg  [6:0] present
);
  reg  [6:0] asking;
  reg  [25:0] chosen_line;
  reg  filtered;
  reg  [6:0] matching;
  reg  [6:0] taker;
  wire places_0__run;
  wire [25:0] places_0__line;
  wire places_0__clear;
  wire places_0__mark;
  wire places_0__take;
  wire places_0__held;
  wire places_0__held_after;
  wire places_0__asks;
  wire [25:0] places_0__ask_line;
  wire [1:0] places_0__on_way;
  wire [24:0] places_0__pairs_0;
  wire [24:0] places_0__pairs_1;
  wire places_0__matched;
  wire places_1__run;
  wire [25:0] places_1__line;
  wire places_1__clear;
  wire places_1__mark;
  wire places_1__take;
  wire places_1__held;
  wire places_1__held_after;
  wire places_1__asks;
  wire [25:0] places_1__ask_line;
  wire [1:0] places_1__on_way;
  wire [24:0] places_1__pairs_0;
  wire [24:0] places_1__pairs_1;
  wire places_1__matched;
  wire places_2__run;
  wire [25:0] places_2__line;
  wire places_2__clear;
  wire places_2__mark;
  wire places_2__take;
  wire places_2__held;
  wire places_2__held_after;
  wire places_2__asks;
  wire [25:0] places_2__ask_line;
  wire [1:0] places_2__on_way;
  wire [24:0] places_2__pairs_0;
  wire [24:0] places_2__pairs_1;
  wire places_2__matched;
  wire places_3__run;
  wire [25:0] places_3__line;
  wire places_3__clear;
  wire places_3__mark;
  wire places_3__take;
  wire places_3__held;
  wire places_3__held_after;
  wire places_3__asks;
  wire [25:0] places_3__ask_line;
  wire [1:0] places_3__on_way;
  wire [24:0] places_3__pairs_0;
  wire [24:0] places_3__pairs_1;
  wire places_3__matched;
  wire places_4__run;
  wire [25:0] places_4__line;
  wire places_4__clear;
  wire places_4__mark;
  wire places_4__take;
  wire places_4__held;
  wire places_4__held_after;
  wire places_4__asks;
  wire [25:0] places_4__ask_line;
  wire [1:0] places_4__on_way;
  wire [24:0] places_4__pairs_0;
  wire [24:0] places_4__pairs_1;
  wire places_4__matched;
  wire places_5__run;
  wire [25:0] places_5__line;
  wire places_5__clear;
  wire places_5__mark;
  wire places_5__take;
  wire places_5__held;
  wire places_5__held_after;
  wire places_5__asks;
  wire [25:0] places_5__ask_line;
  wire [1:0] places_5__on_way;
  wire [24:0] places_5__pairs_0;
  wire [24:0] places_5__pairs_1;
  wire places_5__matched;
  wire places_6__run;
  wire [25:0] places_6__line;
  wire places_6__clear;
  wire places_6__mark;
  wire places_6__take;
  wire places_6__held;
  wire places_6__held_after;
  wire places_6__asks;
  wire [25:0] places_6__ask_line;
  wire [1:0] places_6__on_way;
  wire [24:0] places_6__pairs_0;
  wire [24:0] places_6__pairs_1;
  wire places_6__matched;
  reg  [6:0] order__request;
  wire [6:0] order__grant;
  reg  rq_valid_d;
  reg  rq_valid_q;
  reg  [25:0] rq_line_d;
  reg  [25:0] rq_line_q;
  reg  [6:0] filling_d;
  reg  [6:0] filling_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      rq_valid_q <= 1'd0;
      rq_line_q <= 26'd0;
      filling_q <= 7'd0;
    end
    else begin
      rq_valid_q <= rq_valid_d;
      rq_line_q <= rq_line_d;
      filling_q <= filling_d;
    end
  end

  tessera_tc_places places_0 (
    .clock(clock),
    .reset(reset),
    .run(places_0__run),
    .line(places_0__line),
    .clear(places_0__clear),
    .mark(places_0__mark),
    .take(places_0__take),
    .rsp_line(if_rsp_line),
    .held(places_0__held),
    .held_after(places_0__held_after),
    .asks(places_0__asks),
    .ask_line(places_0__ask_line),
    .on_way(places_0__on_way),
    .pairs_0(places_0__pairs_0),
    .pairs_1(places_0__pairs_1),
    .matched(places_0__matched)
  );

  tessera_tc_places places_1 (
    .clock(clock),
    .reset(reset),
    .run(places_1__run),
    .line(places_1__line),
    .clear(places_1__clear),
    .mark(places_1__mark),
    .take(places_1__take),
    .rsp_line(if_rsp_line),
    .held(places_1__held),
    .held_after(places_1__held_after),
    .asks(places_1__asks),
    .ask_line(places_1__ask_line),
    .on_way(places_1__on_way),
    .pairs_0(places_1__pairs_0),
    .pairs_1(places_1__pairs_1),
    .matched(places_1__matched)
  );

  tessera_tc_places places_2 (
    .clock(clock),
    .reset(reset),
    .run(places_2__run),
    .line(places_2__line),
    .clear(places_2__clear),
    .mark(places_2__mark),
    .take(places_2__take),
    .rsp_line(if_rsp_line),
    .held(places_2__held),
    .held_after(places_2__held_after),
    .asks(places_2__asks),
    .ask_line(places_2__ask_line),
    .on_way(places_2__on_way),
    .pairs_0(places_2__pairs_0),
    .pairs_1(places_2__pairs_1),
    .matched(places_2__matched)
  );

  tessera_tc_places places_3 (
    .clock(clock),
    .reset(reset),
    .run(places_3__run),
    .line(places_3__line),
    .clear(places_3__clear),
    .mark(places_3__mark),
    .take(places_3__take),
    .rsp_line(if_rsp_line),
    .held(places_3__held),
    .held_after(places_3__held_after),
    .asks(places_3__asks),
    .ask_line(places_3__ask_line),
    .on_way(places_3__on_way),
    .pairs_0(places_3__pairs_0),
    .pairs_1(places_3__pairs_1),
    .matched(places_3__matched)
  );

  tessera_tc_places places_4 (
    .clock(clock),
    .reset(reset),
    .run(places_4__run),
    .line(places_4__line),
    .clear(places_4__clear),
    .mark(places_4__mark),
    .take(places_4__take),
    .rsp_line(if_rsp_line),
    .held(places_4__held),
    .held_after(places_4__held_after),
    .asks(places_4__asks),
    .ask_line(places_4__ask_line),
    .on_way(places_4__on_way),
    .pairs_0(places_4__pairs_0),
    .pairs_1(places_4__pairs_1),
    .matched(places_4__matched)
  );

  tessera_tc_places places_5 (
    .clock(clock),
    .reset(reset),
    .run(places_5__run),
    .line(places_5__line),
    .clear(places_5__clear),
    .mark(places_5__mark),
    .take(places_5__take),
    .rsp_line(if_rsp_line),
    .held(places_5__held),
    .held_after(places_5__held_after),
    .asks(places_5__asks),
    .ask_line(places_5__ask_line),
    .on_way(places_5__on_way),
    .pairs_0(places_5__pairs_0),
    .pairs_1(places_5__pairs_1),
    .matched(places_5__matched)
  );

  tessera_tc_places places_6 (
    .clock(clock),
    .reset(reset),
    .run(places_6__run),
    .line(places_6__line),
    .clear(places_6__clear),
    .mark(places_6__mark),
    .take(places_6__take),
    .rsp_line(if_rsp_line),
    .held(places_6__held),
    .held_after(places_6__held_after),
    .asks(places_6__asks),
    .ask_line(places_6__ask_line),
    .on_way(places_6__on_way),
    .pairs_0(places_6__pairs_0),
    .pairs_1(places_6__pairs_1),
    .matched(places_6__matched)
  );

  tessera_round_robin_n7 order (
    .clock(clock),
    .reset(reset),
    .request(order__request),
    .advance(1'd1),
    .grant(order__grant)
  );

  assign if_req_valid = rq_valid_q;
  assign if_rsp_ready = if_rsp_valid & (~(|matching) | ((|filling_q) & (matching == filling_q)));
  assign write = |matching;
  assign write_half = |filling_q;
  assign write_place = if_rsp_line[0];
  assign places_0__run = run[0];
  assign places_0__line = fip_0[31:6];
  assign places_0__clear = start[0];
  assign places_0__mark = order__grant[0];
  assign places_0__take = filling_q[0];
  assign places_1__run = run[1];
  assign places_1__line = fip_1[31:6];
  assign places_1__clear = start[1];
  assign places_1__mark = order__grant[1];
  assign places_1__take = filling_q[1];
  assign places_2__run = run[2];
  assign places_2__line = fip_2[31:6];
  assign places_2__clear = start[2];
  assign places_2__mark = order__grant[2];
  assign places_2__take = filling_q[2];
  assign places_3__run = run[3];
  assign places_3__line = fip_3[31:6];
  assign places_3__clear = start[3];
  assign places_3__mark = order__grant[3];
  assign places_3__take = filling_q[3];
  assign places_4__run = run[4];
  assign places_4__line = fip_4[31:6];
  assign places_4__clear = start[4];
  assign places_4__mark = order__grant[4];
  assign places_4__take = filling_q[4];
  assign places_5__run = run[5];
  assign places_5__line = fip_5[31:6];
  assign places_5__clear = start[5];
  assign places_5__mark = order__grant[5];
  assign places_5__take = filling_q[5];
  assign places_6__run = run[6];
  assign places_6__line = fip_6[31:6];
  assign places_6__clear = start[6];
  assign places_6__mark = order__grant[6];
  assign places_6__take = filling_q[6];

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
    taker = matching & (~matching + 7'd1);
    filling_d = taker;
    if (|filling_q) begin
      taker = filling_q;
      filling_d = 7'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    // choice among the wanted lines that nobody asked for
    asking = 7'd0;
    asking[0] = places_0__asks;
    asking[1] = places_1__asks;
    asking[2] = places_2__asks;
    asking[3] = places_3__asks;
    asking[4] = places_4__asks;
    asking[5] = places_5__asks;
    asking[6] = places_6__asks;
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
      chosen_line = places_0__ask_line;
    end
    if (order__grant[1]) begin
      chosen_line = places_1__ask_line;
    end
    if (order__grant[2]) begin
      chosen_line = places_2__ask_line;
    end
    if (order__grant[3]) begin
      chosen_line = places_3__ask_line;
    end
    if (order__grant[4]) begin
      chosen_line = places_4__ask_line;
    end
    if (order__grant[5]) begin
      chosen_line = places_5__ask_line;
    end
    if (order__grant[6]) begin
      chosen_line = places_6__ask_line;
    end
  end

  always @* begin
    if (time_zero) begin end
    filtered = if_rsp_valid & (if_rsp_line == chosen_line);
    if (places_0__on_way[0] & (chosen_line[0] == 1'd0) & (places_0__pairs_0 == chosen_line[25:1])) begin
      filtered = 1'd1;
    end
    if (places_0__on_way[1] & (chosen_line[0] == 1'd1) & (places_0__pairs_1 == chosen_line[25:1])) begin
      filtered = 1'd1;
    end
    if (places_1__on_way[0] & (chosen_line[0] == 1'd0) & (places_1__pairs_0 == chosen_line[25:1])) begin
      filtered = 1'd1;
    end
    if (places_1__on_way[1] & (chosen_line[0] == 1'd1) & (places_1__pairs_1 == chosen_line[25:1])) begin
      filtered = 1'd1;
    end
    if (places_2__on_way[0] & (chosen_line[0] == 1'd0) & (places_2__pairs_0 == chosen_line[25:1])) begin
      filtered = 1'd1;
    end
    if (places_2__on_way[1] & (chosen_line[0] == 1'd1) & (places_2__pairs_1 == chosen_line[25:1])) begin
      filtered = 1'd1;
    end
    if (places_3__on_way[0] & (chosen_line[0] == 1'd0) & (places_3__pairs_0 == chosen_line[25:1])) begin
      filtered = 1'd1;
    end
    if (places_3__on_way[1] & (chosen_line[0] == 1'd1) & (places_3__pairs_1 == chosen_line[25:1])) begin
      filtered = 1'd1;
    end
    if (places_4__on_way[0] & (chosen_line[0] == 1'd0) & (places_4__pairs_0 == chosen_line[25:1])) begin
      filtered = 1'd1;
    end
    if (places_4__on_way[1] & (chosen_line[0] == 1'd1) & (places_4__pairs_1 == chosen_line[25:1])) begin
      filtered = 1'd1;
    end
    if (places_5__on_way[0] & (chosen_line[0] == 1'd0) & (places_5__pairs_0 == chosen_line[25:1])) begin
      filtered = 1'd1;
    end
    if (places_5__on_way[1] & (chosen_line[0] == 1'd1) & (places_5__pairs_1 == chosen_line[25:1])) begin
      filtered = 1'd1;
    end
    if (places_6__on_way[0] & (chosen_line[0] == 1'd0) & (places_6__pairs_0 == chosen_line[25:1])) begin
      filtered = 1'd1;
    end
    if (places_6__on_way[1] & (chosen_line[0] == 1'd1) & (places_6__pairs_1 == chosen_line[25:1])) begin
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
    // the line on offer: two halves for each thread that waits for it
    matching = 7'd0;
    matching[0] = if_rsp_valid & places_0__matched;
    matching[1] = if_rsp_valid & places_1__matched;
    matching[2] = if_rsp_valid & places_2__matched;
    matching[3] = if_rsp_valid & places_3__matched;
    matching[4] = if_rsp_valid & places_4__matched;
    matching[5] = if_rsp_valid & places_5__matched;
    matching[6] = if_rsp_valid & places_6__matched;
  end

  always @* begin
    if (time_zero) begin end
    write_slot = 3'd0;
    if (taker[0]) begin
      write_slot = 3'd0;
    end
    if (taker[1]) begin
      write_slot = 3'd1;
    end
    if (taker[2]) begin
      write_slot = 3'd2;
    end
    if (taker[3]) begin
      write_slot = 3'd3;
    end
    if (taker[4]) begin
      write_slot = 3'd4;
    end
    if (taker[5]) begin
      write_slot = 3'd5;
    end
    if (taker[6]) begin
      write_slot = 3'd6;
    end
  end

  always @* begin
    if (time_zero) begin end
    // per thread
    present = 7'd0;
    present[0] = places_0__held & (~(&fip_0[5:3]) | places_0__held_after);
    present[1] = places_1__held & (~(&fip_1[5:3]) | places_1__held_after);
    present[2] = places_2__held & (~(&fip_2[5:3]) | places_2__held_after);
    present[3] = places_3__held & (~(&fip_3[5:3]) | places_3__held_after);
    present[4] = places_4__held & (~(&fip_4[5:3]) | places_4__held_after);
    present[5] = places_5__held & (~(&fip_5[5:3]) | places_5__held_after);
    present[6] = places_6__held & (~(&fip_6[5:3]) | places_6__held_after);
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, fip_0[2:0], fip_1[2:0], fip_2[2:0], fip_3[2:0], fip_4[2:0], fip_5[2:0], fip_6[2:0]};
endmodule
`default_nettype wire
