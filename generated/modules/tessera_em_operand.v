// tessera_em_operand
// Unpacks and normalises a binary32 operand.
//
//   in   32  bits
//   in    1  flush
//   in    1  again            The operand is what the turn before has left.
//   in   32  back_bits        Pattern.
//   in   28  back_long        Significand with four further bits.
//   in   10  back_exponent    Biased exponent of its leading bit.
//   in    2  back_class       Its class.
//   out   1  number_sign      Sign.
//   out   8  number_field     Exponent field.
//   out   1  number_zero      It is zero.
//   out   1  number_infinite  It is infinite.
//   out   1  number_nan       It is NaN.
//   out  28  value_long       Normalised significand.
//   out  10  value_exponent   Biased exponent of its leading bit.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/em/operand.rs; do not edit.
`default_nettype none
module tessera_em_operand (
  input  wire [31:0] bits,
  input  wire flush,
  input  wire again,
  input  wire [31:0] back_bits,
  input  wire [27:0] back_long,
  input  wire [9:0] back_exponent,
  input  wire [1:0] back_class,
  output reg  number_sign,
  output reg  [7:0] number_field,
  output wire number_zero,
  output wire number_infinite,
  output reg  number_nan,
  output reg  [27:0] value_long,
  output wire [9:0] value_exponent
);
  wire [23:0] shifted_0;
  wire [23:0] shifted_1;
  wire [23:0] shifted_2;
  wire [23:0] shifted_3;
  wire [23:0] shifted_4;
  wire [23:0] shifted_5;
  wire [23:0] significand;
  wire unpack__sign;
  wire [7:0] unpack__exponent;
  wire [23:0] unpack__significand;
  wire unpack__zero;
  wire unpack__infinite;
  wire unpack__nan;
  wire [31:0] zeros__value;
  wire [4:0] zeros__count;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_float_unpack unpack (
    .bits(bits),
    .ftz(flush),
    .bare(1'd0),
    .sign(unpack__sign),
    .exponent(unpack__exponent),
    .significand(unpack__significand),
    .zero(unpack__zero),
    .infinite(unpack__infinite),
    .nan(unpack__nan)
  );

  tessera_leading_zeros32 zeros (
    .value(zeros__value),
    .count(zeros__count)
  );

  assign number_zero = unpack__zero;
  assign number_infinite = unpack__infinite;
  // ones stand behind the last bit: a zero moves no further than that
  assign significand = {|bits[30:23], bits[22:0]};
  assign zeros__value = {significand, 8'hff};
  assign shifted_0 = significand;
  assign shifted_1 = zeros__count[4] ? (shifted_0 << 16) : shifted_0;
  assign shifted_2 = zeros__count[3] ? (shifted_1 << 8) : shifted_1;
  assign shifted_3 = zeros__count[2] ? (shifted_2 << 4) : shifted_2;
  assign shifted_4 = zeros__count[1] ? (shifted_3 << 2) : shifted_3;
  assign shifted_5 = zeros__count[0] ? (shifted_4 << 1) : shifted_4;
  assign value_exponent = {2'd0, unpack__exponent} - {5'd0, zeros__count};

  always @* begin
    if (time_zero) begin end
    number_field = bits[30:23];
    number_sign = unpack__sign;
    number_nan = unpack__nan;
    value_long = {shifted_5, 4'd0};
    if (again) begin
      number_sign = back_bits[31];
      number_field = back_bits[30:23];
      number_nan = back_class == 2'd3;
      value_long = back_long;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, back_bits[22:0], back_exponent, unpack__significand};
endmodule
`default_nettype wire
