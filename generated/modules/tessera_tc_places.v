// tessera_tc_places
// Instruction line places of one thread.
//
//   in    1  clock      rising edge
//   in    1  reset      synchronous, active high
//   in    1  run
//   in    1  odd        The current line is odd.
//   in    1  last       The fetch address is in the last word of its line.
//   in    1  claim
//   in    1  claim_odd
//   in    1  take
//   in    1  take_odd
//   in    1  crossed
//   in    1  jump
//   in    2  jump_fits
//   in    1  clear
//   out   1  present    The instruction at the fetch address is held completely.
//   out   1  lacks
//   out   1  lacks_odd  Of two lacking lines the current one.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/tc/places.rs; do not edit.
`default_nettype none
module tessera_tc_places (
  input  wire clock,
  input  wire reset,
  input  wire run,
  input  wire odd,
  input  wire last,
  input  wire claim,
  input  wire claim_odd,
  input  wire take,
  input  wire take_odd,
  input  wire crossed,
  input  wire jump,
  input  wire [1:0] jump_fits,
  input  wire clear,
  output reg  present,
  output wire lacks,
  output reg  lacks_odd
);
  wire good_0;
  wire good_1;
  wire lacking_0;
  wire lacking_1;
  reg  held_0_q;
  reg  held_1_q;
  reg  due_0_q;
  reg  due_1_q;
  reg  fits_0_q;
  reg  fits_1_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      held_0_q <= 1'd0;
      held_1_q <= 1'd0;
      due_0_q <= 1'd0;
      due_1_q <= 1'd0;
      fits_0_q <= 1'd0;
      fits_1_q <= 1'd0;
    end
    else begin
      if (claim & (claim_odd == 1'd0)) begin
        held_0_q <= 1'd0;
        due_0_q <= 1'd1;
        fits_0_q <= 1'd1;
      end
      if (take & (take_odd == 1'd0)) begin
        held_0_q <= 1'd1;
        due_0_q <= 1'd0;
      end
      if (crossed & (odd == 1'd0)) begin
        fits_0_q <= 1'd0;
      end
      if (jump) begin
        fits_0_q <= jump_fits[0] & (held_0_q | due_0_q);
      end
      if (clear) begin
        held_0_q <= 1'd0;
        fits_0_q <= 1'd0;
      end
      if (claim & (claim_odd == 1'd1)) begin
        held_1_q <= 1'd0;
        due_1_q <= 1'd1;
        fits_1_q <= 1'd1;
      end
      if (take & (take_odd == 1'd1)) begin
        held_1_q <= 1'd1;
        due_1_q <= 1'd0;
      end
      if (crossed & (odd == 1'd1)) begin
        fits_1_q <= 1'd0;
      end
      if (jump) begin
        fits_1_q <= jump_fits[1] & (held_1_q | due_1_q);
      end
      if (clear) begin
        held_1_q <= 1'd0;
        fits_1_q <= 1'd0;
      end
    end
  end

  assign good_0 = held_0_q & fits_0_q;
  assign lacking_0 = run & ~fits_0_q & ~due_0_q;
  assign good_1 = held_1_q & fits_1_q;
  assign lacking_1 = run & ~fits_1_q & ~due_1_q;
  assign lacks = lacking_0 | lacking_1;

  always @* begin
    if (time_zero) begin end
    present = good_0 & (~last | good_1);
    lacks_odd = ~lacking_0;
    if (odd) begin
      present = good_1 & (~last | good_0);
      lacks_odd = lacking_1;
    end
  end
endmodule
`default_nettype wire
