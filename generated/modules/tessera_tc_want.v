// tessera_tc_want
// Instruction line slots of one thread.
//
//   in    1  clock       rising edge
//   in    1  reset       synchronous, active high
//   in    1  run
//   in   26  line        Line of the thread's fetch address.
//   in    1  clear
//   in    1  mark
//   in    1  take
//   in   26  fill_line
//   out   1  held        `line` is held.
//   out   1  held_after  `line + 1` is held.
//   out   1  want
//   out  26  want_line
//   out   1  sent
//   out   1  matched     The wanted line is in the fill register (if that is valid).
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/tc/want.rs; do not edit.
`default_nettype none
module tessera_tc_want (
  input  wire clock,
  input  wire reset,
  input  wire run,
  input  wire [25:0] line,
  input  wire clear,
  input  wire mark,
  input  wire take,
  input  wire [25:0] fill_line,
  output reg  held,
  output reg  held_after,
  output wire want,
  output wire [25:0] want_line,
  output wire sent,
  output wire matched
);
  wire [24:0] pair;
  reg  [24:0] after_pair;
  wire even_held;
  wire odd_held;
  reg  want_valid_d;
  reg  want_valid_q;
  reg  [25:0] want_address_d;
  reg  [25:0] want_address_q;
  reg  want_sent_d;
  reg  want_sent_q;
  reg  line_valid_0_d;
  reg  line_valid_0_q;
  reg  line_valid_1_d;
  reg  line_valid_1_q;
  reg  [24:0] line_pair_0_d;
  reg  [24:0] line_pair_0_q;
  reg  [24:0] line_pair_1_d;
  reg  [24:0] line_pair_1_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      want_valid_q <= 1'd0;
      want_address_q <= 26'd0;
      want_sent_q <= 1'd0;
      line_valid_0_q <= 1'd0;
      line_valid_1_q <= 1'd0;
      line_pair_0_q <= 25'd0;
      line_pair_1_q <= 25'd0;
    end
    else begin
      want_valid_q <= want_valid_d;
      want_address_q <= want_address_d;
      want_sent_q <= want_sent_d;
      line_valid_0_q <= line_valid_0_d;
      line_valid_1_q <= line_valid_1_d;
      line_pair_0_q <= line_pair_0_d;
      line_pair_1_q <= line_pair_1_d;
    end
  end

  // the line after an odd one is even and belongs to the next pair
  assign pair = line[25:1];
  assign even_held = line_valid_0_q & (line_pair_0_q == after_pair);
  assign odd_held = line_valid_1_q & (line_pair_1_q == pair);
  assign want = want_valid_q;
  assign want_line = want_address_q;
  assign sent = want_sent_q;
  assign matched = want_valid_q & (want_address_q == fill_line);

  always @* begin
    if (time_zero) begin end
    want_valid_d = want_valid_q;
    want_address_d = want_address_q;
    want_sent_d = want_sent_q;
    line_valid_0_d = line_valid_0_q;
    line_valid_1_d = line_valid_1_q;
    line_pair_0_d = line_pair_0_q;
    line_pair_1_d = line_pair_1_q;
    // want
    if (run & ~want_valid_q & ~(even_held & odd_held)) begin
      want_valid_d = 1'd1;
      want_sent_d = 1'd0;
      want_address_d = line;
      if ((line[0] & odd_held) | (~line[0] & even_held)) begin
        want_address_d = line + 26'd1;
      end
    end
    if (mark) begin
      want_sent_d = 1'd1;
    end
    // fill
    if (take) begin
      want_valid_d = 1'd0;
      want_sent_d = 1'd0;
      if (fill_line[0]) begin
        line_valid_1_d = 1'd1;
        line_pair_1_d = fill_line[25:1];
      end
      else begin
        line_valid_0_d = 1'd1;
        line_pair_0_d = fill_line[25:1];
      end
    end
    if (clear) begin
      line_valid_0_d = 1'd0;
      line_valid_1_d = 1'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    after_pair = pair;
    if (line[0]) begin
      after_pair = pair + 25'd1;
    end
  end

  always @* begin
    if (time_zero) begin end
    held = even_held;
    held_after = odd_held;
    if (line[0]) begin
      held = odd_held;
      held_after = even_held;
    end
  end
endmodule
`default_nettype wire
