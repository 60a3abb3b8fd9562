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
  reg  [4:0] none;
  wire [23:0] shifted16;
  reg  [23:0] shifted8;
  reg  [23:0] shifted4;
  reg  [23:0] shifted2;
  reg  [23:0] shifted1;
  wire unpack__sign;
  wire [7:0] unpack__exponent;
  wire [23:0] unpack__significand;
  wire unpack__zero;
  wire unpack__infinite;
  wire unpack__nan;

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

  assign number_zero = unpack__zero;
  assign number_infinite = unpack__infinite;
  // a bit of `none` for each distance by which the significand moves
  assign shifted16 = unpack__significand;
  assign value_exponent = {2'd0, unpack__exponent} - {5'd0, none};

  always @* begin
    if (time_zero) begin end
    number_field = bits[30:23];
    number_sign = unpack__sign;
    number_nan = unpack__nan;
    none = 5'd0;
    shifted8 = shifted16;
    if (~(|shifted16[23:8])) begin
      none = none | 5'h10;
      shifted8 = shifted16 << 16;
    end
    shifted4 = shifted8;
    if (~(|shifted8[23:16])) begin
      none = none | 5'd8;
      shifted4 = shifted8 << 8;
    end
    shifted2 = shifted4;
    if (~(|shifted4[23:20])) begin
      none = none | 5'd4;
      shifted2 = shifted4 << 4;
    end
    shifted1 = shifted2;
    if (~(|shifted2[23:22])) begin
      none = none | 5'd2;
      shifted1 = shifted2 << 2;
    end
    value_long = {shifted1, 4'd0};
    if (~shifted1[23]) begin
      none = none | 5'd1;
      value_long = {shifted1[22:0], 5'd0};
    end
    if (again) begin
      number_sign = back_bits[31];
      number_field = back_bits[30:23];
      number_nan = back_class == 2'd3;
      value_long = back_long;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, back_bits[22:0], back_exponent};
endmodule
`default_nettype wire
