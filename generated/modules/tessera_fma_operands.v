// tessera_fma_operands
// Selects, signs and unpacks the operands of a multiply-add.
//
//   in   32  sources_src_0             Elements.
//   in   32  sources_src_1
//   in   32  sources_src_2
//   in    1  sources_mad               Multiply-add; else multiply.
//   in    3  sources_abs               Absolute value of each source.
//   in    3  sources_negate            Negation of each source.
//   in    1  ftz
//   out  24  factors_multiplicand      Significand of the first factor.
//   out  24  factors_multiplier        Significand of the second factor.
//   out  24  factors_addend            Significand of the addend.
//   out  10  factors_product_exponent  Exponent of the product, plus 128.
//   out  10  factors_addend_exponent   Exponent of the addend, plus 128.
//   out   1  factors_product_sign      Sign of the product.
//   out   1  factors_addend_sign       Sign of the addend.
//   out   1  nan
//   out   1  infinite
//   out   1  infinite_sign
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/fma/operands.rs; do not edit.
`default_nettype none
module tessera_fma_operands (
  input  wire [31:0] sources_src_0,
  input  wire [31:0] sources_src_1,
  input  wire [31:0] sources_src_2,
  input  wire sources_mad,
  input  wire [2:0] sources_abs,
  input  wire [2:0] sources_negate,
  input  wire ftz,
  output wire [23:0] factors_multiplicand,
  output wire [23:0] factors_multiplier,
  output wire [23:0] factors_addend,
  output reg  [9:0] factors_product_exponent,
  output wire [9:0] factors_addend_exponent,
  output wire factors_product_sign,
  output reg  factors_addend_sign,
  output wire nan,
  output wire infinite,
  output reg  infinite_sign
);
  reg  [31:0] modified_0;
  reg  [31:0] modified_1;
  reg  [31:0] modified_2;
  wire sign;
  wire product_infinite;
  reg  [31:0] a__bits;
  wire a__sign;
  wire [7:0] a__exponent;
  wire [23:0] a__significand;
  wire a__zero;
  wire a__infinite;
  wire a__nan;
  reg  [31:0] b__bits;
  wire b__sign;
  wire [7:0] b__exponent;
  wire [23:0] b__significand;
  wire b__zero;
  wire b__infinite;
  wire b__nan;
  reg  [31:0] c__bits;
  wire c__sign;
  wire [7:0] c__exponent;
  wire [23:0] c__significand;
  wire c__zero;
  wire c__infinite;
  wire c__nan;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_float_unpack a (
    .bits(a__bits),
    .ftz(ftz),
    .sign(a__sign),
    .exponent(a__exponent),
    .significand(a__significand),
    .zero(a__zero),
    .infinite(a__infinite),
    .nan(a__nan)
  );

  tessera_float_unpack b (
    .bits(b__bits),
    .ftz(ftz),
    .sign(b__sign),
    .exponent(b__exponent),
    .significand(b__significand),
    .zero(b__zero),
    .infinite(b__infinite),
    .nan(b__nan)
  );

  tessera_float_unpack c (
    .bits(c__bits),
    .ftz(ftz),
    .sign(c__sign),
    .exponent(c__exponent),
    .significand(c__significand),
    .zero(c__zero),
    .infinite(c__infinite),
    .nan(c__nan)
  );

  assign sign = a__sign ^ b__sign;
  assign factors_product_sign = sign;
  assign factors_multiplicand = a__significand;
  assign factors_multiplier = b__significand;
  assign factors_addend = c__significand;
  assign factors_addend_exponent = {2'd0, c__exponent} + 10'h80;
  assign product_infinite = a__infinite | b__infinite;
  assign nan = a__nan | b__nan | c__nan | (a__infinite & b__zero) | (a__zero & b__infinite)
      | (product_infinite & c__infinite & (sign ^ c__sign));
  assign infinite = product_infinite | c__infinite;

  always @* begin
    if (time_zero) begin end
    modified_0 = sources_src_0;
    if (sources_abs[0]) begin
      modified_0 = sources_src_0 & 32'h7fffffff;
    end
    if (sources_negate[0]) begin
      modified_0 = modified_0 ^ 32'h80000000;
    end
  end

  always @* begin
    if (time_zero) begin end
    modified_1 = sources_src_1;
    if (sources_abs[1]) begin
      modified_1 = sources_src_1 & 32'h7fffffff;
    end
    if (sources_negate[1]) begin
      modified_1 = modified_1 ^ 32'h80000000;
    end
  end

  always @* begin
    if (time_zero) begin end
    modified_2 = sources_src_2;
    if (sources_abs[2]) begin
      modified_2 = sources_src_2 & 32'h7fffffff;
    end
    if (sources_negate[2]) begin
      modified_2 = modified_2 ^ 32'h80000000;
    end
  end

  always @* begin
    if (time_zero) begin end
    a__bits = modified_1;
    b__bits = modified_2;
    c__bits = modified_0;
    if (~sources_mad) begin
      a__bits = modified_0;
      b__bits = modified_1;
      c__bits = 32'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    factors_addend_sign = c__sign;
    if (~sources_mad) begin
      factors_addend_sign = sign;
    end
  end

  always @* begin
    if (time_zero) begin end
    factors_product_exponent = {2'd0, a__exponent} + {2'd0, b__exponent} + 10'd2;
    if (a__zero | b__zero) begin
      factors_product_exponent = 10'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    infinite_sign = c__sign;
    if (product_infinite) begin
      infinite_sign = sign;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, c__zero};
endmodule
`default_nettype wire
