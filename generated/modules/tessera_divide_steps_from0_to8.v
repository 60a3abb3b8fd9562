// tessera_divide_steps_from0_to8
// Some steps of a division.
//
//   in   32  rest
//   in   32  digits
//   in   32  divisor
//   out  32  next_rest
//   out  32  next_digits
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/intdiv_pipe/steps.rs; do not edit.
`default_nettype none
module tessera_divide_steps_from0_to8 (
  input  wire [31:0] rest,
  input  wire [31:0] digits,
  input  wire [31:0] divisor,
  output wire [31:0] next_rest,
  output wire [31:0] next_digits
);
  reg  [32:0] left;
  reg  [31:0] found;
  reg  [32:0] trial;
  reg  [32:0] difference;
  reg  borrow;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign next_rest = left[31:0];
  assign next_digits = found;

  always @* begin
    if (time_zero) begin end
    left = {1'd0, rest};
    found = digits;
    trial = {left[31:0], found[31]} & 33'd1;
    difference = trial - ({1'd0, divisor} & 33'd1);
    borrow = difference[1] | (|(divisor & 32'hfffffffe));
    found = {found[30:0], ~borrow};
    left = difference & 33'd1;
    if (borrow) begin
      left = trial;
    end
    trial = {left[31:0], found[31]} & 33'd3;
    difference = trial - ({1'd0, divisor} & 33'd3);
    borrow = difference[2] | (|(divisor & 32'hfffffffc));
    found = {found[30:0], ~borrow};
    left = difference & 33'd3;
    if (borrow) begin
      left = trial;
    end
    trial = {left[31:0], found[31]} & 33'd7;
    difference = trial - ({1'd0, divisor} & 33'd7);
    borrow = difference[3] | (|(divisor & 32'hfffffff8));
    found = {found[30:0], ~borrow};
    left = difference & 33'd7;
    if (borrow) begin
      left = trial;
    end
    trial = {left[31:0], found[31]} & 33'hf;
    difference = trial - ({1'd0, divisor} & 33'hf);
    borrow = difference[4] | (|(divisor & 32'hfffffff0));
    found = {found[30:0], ~borrow};
    left = difference & 33'hf;
    if (borrow) begin
      left = trial;
    end
    trial = {left[31:0], found[31]} & 33'h1f;
    difference = trial - ({1'd0, divisor} & 33'h1f);
    borrow = difference[5] | (|(divisor & 32'hffffffe0));
    found = {found[30:0], ~borrow};
    left = difference & 33'h1f;
    if (borrow) begin
      left = trial;
    end
    trial = {left[31:0], found[31]} & 33'h3f;
    difference = trial - ({1'd0, divisor} & 33'h3f);
    borrow = difference[6] | (|(divisor & 32'hffffffc0));
    found = {found[30:0], ~borrow};
    left = difference & 33'h3f;
    if (borrow) begin
      left = trial;
    end
    trial = {left[31:0], found[31]} & 33'h7f;
    difference = trial - ({1'd0, divisor} & 33'h7f);
    borrow = difference[7] | (|(divisor & 32'hffffff80));
    found = {found[30:0], ~borrow};
    left = difference & 33'h7f;
    if (borrow) begin
      left = trial;
    end
    trial = {left[31:0], found[31]} & 33'hff;
    difference = trial - ({1'd0, divisor} & 33'hff);
    borrow = difference[8] | (|(divisor & 32'hffffff00));
    found = {found[30:0], ~borrow};
    left = difference & 33'hff;
    if (borrow) begin
      left = trial;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, left[32]};
endmodule
`default_nettype wire
