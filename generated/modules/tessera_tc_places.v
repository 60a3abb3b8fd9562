// tessera_tc_places
// Instruction line places of one thread.
//
//   in    1  clock       rising edge
//   in    1  reset       synchronous, active high
//   in    1  run
//   in   26  line        Line of the thread's fetch address.
//   in    1  clear
//   in    1  mark
//   in    1  take
//   in   26  rsp_line    Line on offer.
//   out   1  held        `line` is held.
//   out   1  held_after  `line + 1` is held.
//   out   1  asks        A wanted line has not been asked for: `ask_line`.
//   out  26  ask_line
//   out   2  on_way      The line that a place waits for has been asked for, by this thread or another.
//   out  25  pairs_0     Lines of the places, without the lowest bit, which is the place.
//   out  25  pairs_1
//   out   1  matched     `rsp_line` is wanted here.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/tc/places.rs; do not edit.
`default_nettype none
module tessera_tc_places (
  input  wire clock,
  input  wire reset,
  input  wire run,
  input  wire [25:0] line,
  input  wire clear,
  input  wire mark,
  input  wire take,
  input  wire [25:0] rsp_line,
  output reg  held,
  output reg  held_after,
  output wire asks,
  output wire [25:0] ask_line,
  output reg  [1:0] on_way,
  output wire [24:0] pairs_0,
  output wire [24:0] pairs_1,
  output reg  matched
);
  reg  [24:0] wanted_pair_0;
  wire [24:0] wanted_pair_1;
  wire good_0;
  wire good_1;
  wire unsent_0;
  wire unsent_1;
  reg  ask_odd;
  reg  [24:0] ask_pair;
  reg  [24:0] rsp_pair;
  reg  holds_0_d;
  reg  holds_0_q;
  reg  holds_1_d;
  reg  holds_1_q;
  reg  wants_0_d;
  reg  wants_0_q;
  reg  wants_1_d;
  reg  wants_1_q;
  reg  sent_0_d;
  reg  sent_0_q;
  reg  sent_1_d;
  reg  sent_1_q;
  reg  [24:0] pair_0_d;
  reg  [24:0] pair_0_q;
  reg  [24:0] pair_1_d;
  reg  [24:0] pair_1_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      holds_0_q <= 1'd0;
      holds_1_q <= 1'd0;
      wants_0_q <= 1'd0;
      wants_1_q <= 1'd0;
      sent_0_q <= 1'd0;
      sent_1_q <= 1'd0;
      pair_0_q <= 25'd0;
      pair_1_q <= 25'd0;
    end
    else begin
      holds_0_q <= holds_0_d;
      holds_1_q <= holds_1_d;
      wants_0_q <= wants_0_d;
      wants_1_q <= wants_1_d;
      sent_0_q <= sent_0_d;
      sent_1_q <= sent_1_d;
      pair_0_q <= pair_0_d;
      pair_1_q <= pair_1_d;
    end
  end

  assign wanted_pair_1 = line[25:1];
  assign good_0 = holds_0_q & (pair_0_q == wanted_pair_0);
  assign unsent_0 = wants_0_q & ~sent_0_q;
  assign good_1 = holds_1_q & (pair_1_q == wanted_pair_1);
  assign unsent_1 = wants_1_q & ~sent_1_q;
  // asking: the current line first
  assign asks = unsent_0 | unsent_1;
  assign ask_line = {ask_pair, ask_odd};
  assign pairs_0 = pair_0_q;
  assign pairs_1 = pair_1_q;

  always @* begin
    if (time_zero) begin end
    holds_0_d = holds_0_q;
    wants_0_d = wants_0_q;
    sent_0_d = sent_0_q;
    pair_0_d = pair_0_q;
    if (mark & (ask_odd == 1'd0)) begin
      sent_0_d = 1'd1;
    end
    if (run & ~wants_0_q & ~good_0) begin
      wants_0_d = 1'd1;
      holds_0_d = 1'd0;
      sent_0_d = 1'd0;
      pair_0_d = wanted_pair_0;
    end
    if (take & (rsp_line[0] == 1'd0)) begin
      wants_0_d = 1'd0;
      holds_0_d = 1'd1;
    end
    if (clear) begin
      holds_0_d = 1'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    holds_1_d = holds_1_q;
    wants_1_d = wants_1_q;
    sent_1_d = sent_1_q;
    pair_1_d = pair_1_q;
    if (mark & (ask_odd == 1'd1)) begin
      sent_1_d = 1'd1;
    end
    if (run & ~wants_1_q & ~good_1) begin
      wants_1_d = 1'd1;
      holds_1_d = 1'd0;
      sent_1_d = 1'd0;
      pair_1_d = wanted_pair_1;
    end
    if (take & (rsp_line[0] == 1'd1)) begin
      wants_1_d = 1'd0;
      holds_1_d = 1'd1;
    end
    if (clear) begin
      holds_1_d = 1'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    // the line after an odd one is even and belongs to the next pair
    wanted_pair_0 = line[25:1];
    if (line[0]) begin
      wanted_pair_0 = line[25:1] + 25'd1;
    end
  end

  always @* begin
    if (time_zero) begin end
    held = good_0;
    held_after = good_1;
    if (line[0]) begin
      held = good_1;
      held_after = good_0;
    end
  end

  always @* begin
    if (time_zero) begin end
    ask_odd = unsent_1;
    if (~line[0] & unsent_0) begin
      ask_odd = 1'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    ask_pair = pair_0_q;
    if (ask_odd) begin
      ask_pair = pair_1_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    // comparison with the line on offer
    rsp_pair = pair_0_q;
    matched = wants_0_q;
    if (rsp_line[0]) begin
      rsp_pair = pair_1_q;
      matched = wants_1_q;
    end
    if (rsp_pair != rsp_line[25:1]) begin
      matched = 1'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    // places
    on_way = 2'd0;
    on_way[0] = wants_0_q & sent_0_q;
    on_way[1] = wants_1_q & sent_1_q;
  end
endmodule
`default_nettype wire
