// tessera_short_align
// Orders and aligns the operands of the short lane's float adder.
//
//   in   34  a
//   in   34  b
//   in    1  to_integer
//   in    1  from_integer
//   in    1  ftz
//   out  32  anchor
//   out  32  shifted
//   out   1  carry
//   out   1  subtract
//   out   9  exponent
//   out   1  sign
//   out   1  nan
//   out   1  infinite
//   out   1  overflow
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/short/align.rs; do not edit.
`default_nettype none
module tessera_short_align (
  input  wire [33:0] a,
  input  wire [33:0] b,
  input  wire to_integer,
  input  wire from_integer,
  input  wire ftz,
  output reg  [31:0] anchor,
  output reg  [31:0] shifted,
  output reg  carry,
  output reg  subtract,
  output reg  [8:0] exponent,
  output reg  sign,
  output reg  nan,
  output reg  infinite,
  output wire overflow
);
  wire swap;
  wire opposite;
  reg  [23:0] larger;
  reg  [23:0] smaller;
  reg  [7:0] leading;
  reg  [31:0] moving;
  reg  [7:0] distance;
  wire [31:0] moved;
  wire [31:0] lost;
  wire [31:0] first__bits;
  wire first__sign;
  wire [7:0] first__exponent;
  wire [23:0] first__significand;
  wire first__zero;
  wire first__infinite;
  wire first__nan;
  wire [31:0] second__bits;
  wire second__sign;
  wire [7:0] second__exponent;
  wire [23:0] second__significand;
  wire second__zero;
  wire second__infinite;
  wire second__nan;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_float_unpack first (
    .bits(first__bits),
    .ftz(ftz),
    .sign(first__sign),
    .exponent(first__exponent),
    .significand(first__significand),
    .zero(first__zero),
    .infinite(first__infinite),
    .nan(first__nan)
  );

  tessera_float_unpack second (
    .bits(second__bits),
    .ftz(ftz),
    .sign(second__sign),
    .exponent(second__exponent),
    .significand(second__significand),
    .zero(second__zero),
    .infinite(second__infinite),
    .nan(second__nan)
  );

  assign first__bits = a[31:0];
  assign second__bits = b[31:0];
  assign opposite = first__sign ^ second__sign;
  assign swap = {first__exponent, first__significand} < {second__exponent, second__significand};
  assign moved = moving >> distance;
  assign lost = moving & ~(32'hffffffff << distance);
  assign overflow = first__exponent > 8'h9e;

  always @* begin
    if (time_zero) begin end
    larger = first__significand;
    smaller = second__significand;
    leading = first__exponent;
    distance = first__exponent - second__exponent;
    sign = first__sign;
    if (swap) begin
      larger = second__significand;
      smaller = first__significand;
      leading = second__exponent;
      distance = second__exponent - first__exponent;
      sign = second__sign;
    end
    moving = {1'd0, smaller, 7'd0};
    if (to_integer) begin
      // bit 31 weighs 2^31 at exponent 158
      moving = {first__significand, 8'd0};
      distance = 8'h9e - first__exponent;
      sign = first__sign;
    end
    anchor = {1'd0, larger, 7'd0};
    shifted = moved;
    exponent = {1'd0, leading} + 9'd1;
    subtract = opposite;
    carry = 1'd0;
    nan = first__nan;
    infinite = 1'd0;
    if (from_integer) begin
      anchor = a[31:0];
      if (a[33]) begin
        anchor = ~a[31:0];
      end
      shifted = 32'd0;
      exponent = 9'h9e;
      subtract = 1'd0;
      carry = a[33];
      sign = a[33];
      nan = 1'd0;
    end
    else if (~to_integer) begin
      shifted = moved | {31'd0, |lost};
      nan = first__nan | second__nan | (first__infinite & second__infinite & opposite);
      infinite = first__infinite | second__infinite;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, a[32], b[33:32], first__zero, second__zero};
endmodule
`default_nettype wire
