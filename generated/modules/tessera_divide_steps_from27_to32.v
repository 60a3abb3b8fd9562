// tessera_divide_steps_from27_to32
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
module tessera_divide_steps_from27_to32 (
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
    trial = {left[31:0], found[31]} & 33'hfffffff;
    difference = trial - ({1'd0, divisor} & 33'hfffffff);
    borrow = difference[28] | (|(divisor & 32'hf0000000));
    found = {found[30:0], ~borrow};
    left = difference & 33'hfffffff;
    if (borrow) begin
      left = trial;
    end
    trial = {left[31:0], found[31]} & 33'h1fffffff;
    difference = trial - ({1'd0, divisor} & 33'h1fffffff);
    borrow = difference[29] | (|(divisor & 32'he0000000));
    found = {found[30:0], ~borrow};
    left = difference & 33'h1fffffff;
    if (borrow) begin
      left = trial;
    end
    trial = {left[31:0], found[31]} & 33'h3fffffff;
    difference = trial - ({1'd0, divisor} & 33'h3fffffff);
    borrow = difference[30] | (|(divisor & 32'hc0000000));
    found = {found[30:0], ~borrow};
    left = difference & 33'h3fffffff;
    if (borrow) begin
      left = trial;
    end
    trial = {left[31:0], found[31]} & 33'h7fffffff;
    difference = trial - ({1'd0, divisor} & 33'h7fffffff);
    borrow = difference[31] | (|(divisor & 32'h80000000));
    found = {found[30:0], ~borrow};
    left = difference & 33'h7fffffff;
    if (borrow) begin
      left = trial;
    end
    trial = {left[31:0], found[31]} & 33'hffffffff;
    difference = trial - ({1'd0, divisor} & 33'hffffffff);
    borrow = difference[32];
    found = {found[30:0], ~borrow};
    left = difference & 33'hffffffff;
    if (borrow) begin
      left = trial;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, left[32]};
endmodule
`default_nettype wire
