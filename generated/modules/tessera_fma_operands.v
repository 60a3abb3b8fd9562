// tessera_fma_operands
// Selects, signs and unpacks the operands of a multiply-add.
//
//   in    1  mad
//   in    3  abs
//   in    3  negate
//   in    1  ftz
//   in   32  src_0
//   in   32  src_1
//   in   32  src_2
//   out  24  multiplicand
//   out  24  multiplier
//   out  24  addend
//   out  10  product_exponent
//   out  10  addend_exponent
//   out   1  product_sign
//   out   1  addend_sign
//   out   1  nan
//   out   1  infinite
//   out   1  infinite_sign
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/fma/operands.rs; do not edit.
`default_nettype none
module tessera_fma_operands (
  input  wire mad,
  input  wire [2:0] abs,
  input  wire [2:0] negate,
  input  wire ftz,
  input  wire [31:0] src_0,
  input  wire [31:0] src_1,
  input  wire [31:0] src_2,
  output wire [23:0] multiplicand,
  output wire [23:0] multiplier,
  output wire [23:0] addend,
  output reg  [9:0] product_exponent,
  output wire [9:0] addend_exponent,
  output wire product_sign,
  output reg  addend_sign,
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
  assign product_sign = sign;
  assign multiplicand = a__significand;
  assign multiplier = b__significand;
  assign addend = c__significand;
  assign addend_exponent = {2'd0, c__exponent} + 10'h80;
  assign product_infinite = a__infinite | b__infinite;
  assign nan = a__nan | b__nan | c__nan | (a__infinite & b__zero) | (a__zero & b__infinite)
      | (product_infinite & c__infinite & (sign ^ c__sign));
  assign infinite = product_infinite | c__infinite;

  always @* begin
    if (time_zero) begin end
    modified_0 = src_0;
    if (abs[0]) begin
      modified_0 = src_0 & 32'h7fffffff;
    end
    if (negate[0]) begin
      modified_0 = modified_0 ^ 32'h80000000;
    end
  end

  always @* begin
    if (time_zero) begin end
    modified_1 = src_1;
    if (abs[1]) begin
      modified_1 = src_1 & 32'h7fffffff;
    end
    if (negate[1]) begin
      modified_1 = modified_1 ^ 32'h80000000;
    end
  end

  always @* begin
    if (time_zero) begin end
    modified_2 = src_2;
    if (abs[2]) begin
      modified_2 = src_2 & 32'h7fffffff;
    end
    if (negate[2]) begin
      modified_2 = modified_2 ^ 32'h80000000;
    end
  end

  always @* begin
    if (time_zero) begin end
    a__bits = modified_1;
    b__bits = modified_2;
    c__bits = modified_0;
    if (~mad) begin
      a__bits = modified_0;
      b__bits = modified_1;
      c__bits = 32'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    addend_sign = c__sign;
    if (~mad) begin
      addend_sign = sign;
    end
  end

  always @* begin
    if (time_zero) begin end
    product_exponent = {2'd0, a__exponent} + {2'd0, b__exponent} + 10'd2;
    if (a__zero | b__zero) begin
      product_exponent = 10'd0;
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
