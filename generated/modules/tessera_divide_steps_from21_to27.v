// tessera_divide_steps_from21_to27
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
module tessera_divide_steps_from21_to27 (
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
    trial = {left[31:0], found[31]} & 33'h3fffff;
    difference = trial - ({1'd0, divisor} & 33'h3fffff);
    borrow = difference[22] | (|(divisor & 32'hffc00000));
    found = {found[30:0], ~borrow};
    left = difference & 33'h3fffff;
    if (borrow) begin
      left = trial;
    end
    trial = {left[31:0], found[31]} & 33'h7fffff;
    difference = trial - ({1'd0, divisor} & 33'h7fffff);
    borrow = difference[23] | (|(divisor & 32'hff800000));
    found = {found[30:0], ~borrow};
    left = difference & 33'h7fffff;
    if (borrow) begin
      left = trial;
    end
    trial = {left[31:0], found[31]} & 33'hffffff;
    difference = trial - ({1'd0, divisor} & 33'hffffff);
    borrow = difference[24] | (|(divisor & 32'hff000000));
    found = {found[30:0], ~borrow};
    left = difference & 33'hffffff;
    if (borrow) begin
      left = trial;
    end
    trial = {left[31:0], found[31]} & 33'h1ffffff;
    difference = trial - ({1'd0, divisor} & 33'h1ffffff);
    borrow = difference[25] | (|(divisor & 32'hfe000000));
    found = {found[30:0], ~borrow};
    left = difference & 33'h1ffffff;
    if (borrow) begin
      left = trial;
    end
    trial = {left[31:0], found[31]} & 33'h3ffffff;
    difference = trial - ({1'd0, divisor} & 33'h3ffffff);
    borrow = difference[26] | (|(divisor & 32'hfc000000));
    found = {found[30:0], ~borrow};
    left = difference & 33'h3ffffff;
    if (borrow) begin
      left = trial;
    end
    trial = {left[31:0], found[31]} & 33'h7ffffff;
    difference = trial - ({1'd0, divisor} & 33'h7ffffff);
    borrow = difference[27] | (|(divisor & 32'hf8000000));
    found = {found[30:0], ~borrow};
    left = difference & 33'h7ffffff;
    if (borrow) begin
      left = trial;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, left[32]};
endmodule
`default_nettype wire
