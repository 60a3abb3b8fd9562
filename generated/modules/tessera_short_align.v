// tessera_short_align
// Orders and aligns the operands of the short lane's float adder.
//
//   in   34  a
//   in   34  b
//   in    1  to_integer
//   in    1  from_integer
//   in    1  ftz
//   out  32  aligned_anchor     The larger one.
//   out  32  aligned_shifted    The smaller one, moved.
//   out   1  aligned_carry      Added with them.
//   out   1  aligned_overflow   The float is beyond every integer type.
//   out   9  expected_exponent  Biased exponent of bit 31 of the sum.
//   out   1  expected_sign      Sign.
//   out   1  expected_subtract  It is a difference.
//   out   1  expected_nan       It is NaN.
//   out   1  expected_infinite  It is infinite.
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
  output reg  [31:0] aligned_anchor,
  output reg  [31:0] aligned_shifted,
  output reg  aligned_carry,
  output wire aligned_overflow,
  output reg  [8:0] expected_exponent,
  output reg  expected_sign,
  output reg  expected_subtract,
  output reg  expected_nan,
  output reg  expected_infinite
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
  assign aligned_overflow = first__exponent > 8'h9e;

  always @* begin
    if (time_zero) begin end
    larger = first__significand;
    smaller = second__significand;
    leading = first__exponent;
    distance = first__exponent - second__exponent;
    expected_sign = first__sign;
    if (swap) begin
      larger = second__significand;
      smaller = first__significand;
      leading = second__exponent;
      distance = second__exponent - first__exponent;
      expected_sign = second__sign;
    end
    moving = {1'd0, smaller, 7'd0};
    if (to_integer) begin
      // bit 31 weighs 2^31 at exponent 158
      moving = {first__significand, 8'd0};
      distance = 8'h9e - first__exponent;
      expected_sign = first__sign;
    end
    aligned_anchor = {1'd0, larger, 7'd0};
    aligned_shifted = moved;
    expected_exponent = {1'd0, leading} + 9'd1;
    expected_subtract = opposite;
    aligned_carry = 1'd0;
    expected_nan = first__nan;
    expected_infinite = 1'd0;
    if (from_integer) begin
      aligned_anchor = a[31:0];
      if (a[33]) begin
        aligned_anchor = ~a[31:0];
      end
      aligned_shifted = 32'd0;
      expected_exponent = 9'h9e;
      expected_subtract = 1'd0;
      aligned_carry = a[33];
      expected_sign = a[33];
      expected_nan = 1'd0;
    end
    else if (~to_integer) begin
      aligned_shifted = moved | {31'd0, |lost};
      expected_nan = first__nan | second__nan | (first__infinite & second__infinite & opposite);
      expected_infinite = first__infinite | second__infinite;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, a[32], b[33:32], first__zero, second__zero};
endmodule
`default_nettype wire
