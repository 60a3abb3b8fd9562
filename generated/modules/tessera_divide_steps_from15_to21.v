// tessera_divide_steps_from15_to21
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
module tessera_divide_steps_from15_to21 (
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
    trial = {left[31:0], found[31]} & 33'hffff;
    difference = trial - ({1'd0, divisor} & 33'hffff);
    borrow = difference[16] | (|(divisor & 32'hffff0000));
    found = {found[30:0], ~borrow};
    left = difference & 33'hffff;
    if (borrow) begin
      left = trial;
    end
    trial = {left[31:0], found[31]} & 33'h1ffff;
    difference = trial - ({1'd0, divisor} & 33'h1ffff);
    borrow = difference[17] | (|(divisor & 32'hfffe0000));
    found = {found[30:0], ~borrow};
    left = difference & 33'h1ffff;
    if (borrow) begin
      left = trial;
    end
    trial = {left[31:0], found[31]} & 33'h3ffff;
    difference = trial - ({1'd0, divisor} & 33'h3ffff);
    borrow = difference[18] | (|(divisor & 32'hfffc0000));
    found = {found[30:0], ~borrow};
    left = difference & 33'h3ffff;
    if (borrow) begin
      left = trial;
    end
    trial = {left[31:0], found[31]} & 33'h7ffff;
    difference = trial - ({1'd0, divisor} & 33'h7ffff);
    borrow = difference[19] | (|(divisor & 32'hfff80000));
    found = {found[30:0], ~borrow};
    left = difference & 33'h7ffff;
    if (borrow) begin
      left = trial;
    end
    trial = {left[31:0], found[31]} & 33'hfffff;
    difference = trial - ({1'd0, divisor} & 33'hfffff);
    borrow = difference[20] | (|(divisor & 32'hfff00000));
    found = {found[30:0], ~borrow};
    left = difference & 33'hfffff;
    if (borrow) begin
      left = trial;
    end
    trial = {left[31:0], found[31]} & 33'h1fffff;
    difference = trial - ({1'd0, divisor} & 33'h1fffff);
    borrow = difference[21] | (|(divisor & 32'hffe00000));
    found = {found[30:0], ~borrow};
    left = difference & 33'h1fffff;
    if (borrow) begin
      left = trial;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, left[32]};
endmodule
`default_nettype wire
