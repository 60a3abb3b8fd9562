// tessera_divide_steps_from8_to15
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
module tessera_divide_steps_from8_to15 (
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
    trial = {left[31:0], found[31]} & 33'h1ff;
    difference = trial - ({1'd0, divisor} & 33'h1ff);
    borrow = difference[9] | (|(divisor & 32'hfffffe00));
    found = {found[30:0], ~borrow};
    left = difference & 33'h1ff;
    if (borrow) begin
      left = trial;
    end
    trial = {left[31:0], found[31]} & 33'h3ff;
    difference = trial - ({1'd0, divisor} & 33'h3ff);
    borrow = difference[10] | (|(divisor & 32'hfffffc00));
    found = {found[30:0], ~borrow};
    left = difference & 33'h3ff;
    if (borrow) begin
      left = trial;
    end
    trial = {left[31:0], found[31]} & 33'h7ff;
    difference = trial - ({1'd0, divisor} & 33'h7ff);
    borrow = difference[11] | (|(divisor & 32'hfffff800));
    found = {found[30:0], ~borrow};
    left = difference & 33'h7ff;
    if (borrow) begin
      left = trial;
    end
    trial = {left[31:0], found[31]} & 33'hfff;
    difference = trial - ({1'd0, divisor} & 33'hfff);
    borrow = difference[12] | (|(divisor & 32'hfffff000));
    found = {found[30:0], ~borrow};
    left = difference & 33'hfff;
    if (borrow) begin
      left = trial;
    end
    trial = {left[31:0], found[31]} & 33'h1fff;
    difference = trial - ({1'd0, divisor} & 33'h1fff);
    borrow = difference[13] | (|(divisor & 32'hffffe000));
    found = {found[30:0], ~borrow};
    left = difference & 33'h1fff;
    if (borrow) begin
      left = trial;
    end
    trial = {left[31:0], found[31]} & 33'h3fff;
    difference = trial - ({1'd0, divisor} & 33'h3fff);
    borrow = difference[14] | (|(divisor & 32'hffffc000));
    found = {found[30:0], ~borrow};
    left = difference & 33'h3fff;
    if (borrow) begin
      left = trial;
    end
    trial = {left[31:0], found[31]} & 33'h7fff;
    difference = trial - ({1'd0, divisor} & 33'h7fff);
    borrow = difference[15] | (|(divisor & 32'hffff8000));
    found = {found[30:0], ~borrow};
    left = difference & 33'h7fff;
    if (borrow) begin
      left = trial;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, left[32]};
endmodule
`default_nettype wire
