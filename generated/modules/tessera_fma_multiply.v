// tessera_fma_multiply
// Multiplies, and says which operand leads and how far the other one moves.
//
//   in   32  factors_multiplicand      First factor: a significand, or an integer.
//   in   32  factors_multiplier        Second factor.
//   in   32  factors_addend            Addend: a significand above 8 zeros, or the magnitude of an integer.
//   in   10  factors_product_exponent  Exponent of the product, plus 128.
//   in   10  factors_addend_exponent   Exponent of the addend, plus 128.
//   in    1  factors_product_sign      Sign of the product.
//   in    1  factors_addend_sign       Sign of the addend.
//   in    1  to_integer
//   in    1  integers
//   in    1  accumulates
//   in    1  integral
//   out  64  made_product              Product of the factors; of significands 48 bits.
//   out  32  made_addend               Addend.
//   out   1  made_product_leads        The product stays, the addend moves.
//   out   6  made_distance             Distance of the exponents, as far as it matters.
//   out   1  made_far                  It is beyond that.
//   out   9  pair_exponent             Biased exponent of bit 51 of the window.
//   out   1  pair_anchor_sign          Sign of the one that leads.
//   out   1  pair_shifted_sign         Sign of the one that moved.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/fma/multiply.rs; do not edit.
`default_nettype none
module tessera_fma_multiply (
  input  wire [31:0] factors_multiplicand,
  input  wire [31:0] factors_multiplier,
  input  wire [31:0] factors_addend,
  input  wire [9:0] factors_product_exponent,
  input  wire [9:0] factors_addend_exponent,
  input  wire factors_product_sign,
  input  wire factors_addend_sign,
  input  wire to_integer,
  input  wire integers,
  input  wire accumulates,
  input  wire integral,
  output wire [63:0] made_product,
  output wire [31:0] made_addend,
  output wire made_product_leads,
  output wire [5:0] made_distance,
  output wire made_far,
  output wire [8:0] pair_exponent,
  output reg  pair_anchor_sign,
  output reg  pair_shifted_sign
);
  wire [31:0] low;
  wire [31:0] cross_0;
  wire [31:0] cross_1;
  wire [31:0] high;
  wire [47:0] upper;
  reg  leads;
  wire [10:0] difference;
  reg  [9:0] apart;
  reg  [9:0] exponent;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  // product
  assign low = {16'd0, factors_multiplicand[15:0]} * {16'd0, factors_multiplier[15:0]};
  assign cross_0 = {16'd0, factors_multiplicand[31:16]} * {16'd0, factors_multiplier[15:0]};
  assign cross_1 = {16'd0, factors_multiplicand[15:0]} * {16'd0, factors_multiplier[31:16]};
  assign high = {16'd0, factors_multiplicand[31:16]} * {16'd0, factors_multiplier[31:16]};
  assign upper = {high, low[31:16]} + {16'd0, cross_0} + {16'd0, cross_1};
  assign made_product = {upper, low[15:0]};
  assign made_addend = factors_addend;
  // who leads
  assign difference = {1'd0, factors_product_exponent} - {1'd0, factors_addend_exponent};
  assign made_product_leads = leads;
  assign made_distance = apart[5:0];
  assign made_far = |apart[9:6];
  assign pair_exponent = exponent[8:0];

  always @* begin
    if (time_zero) begin end
    leads = ~difference[10];
    apart = difference[9:0];
    if (difference[10]) begin
      apart = 10'd0 - difference[9:0];
    end
    if (to_integer) begin
      // bit 31 weighs 2^31 at exponent 158; the exponent carries 128
      leads = 1'd1;
      apart = 10'h11e - factors_addend_exponent;
    end
    else if (integral) begin
      // the same, but what is beyond stays where it is
      leads = 1'd1;
      apart = 10'd0;
      if (factors_addend_exponent < 10'h11e) begin
        apart = 10'h11e - factors_addend_exponent;
      end
    end
    else if (accumulates) begin
      // the addend, whose bit 0 stands at bit 19 of the window, to that of the product at bit 3
      leads = 1'd1;
      apart = 10'h10;
    end
    else if (integers) begin
      leads = 1'd0;
      apart = 10'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    exponent = factors_addend_exponent - 10'h7f;
    pair_anchor_sign = factors_addend_sign;
    pair_shifted_sign = factors_product_sign;
    if (leads) begin
      exponent = factors_product_exponent - 10'h7f;
      pair_anchor_sign = factors_product_sign;
      pair_shifted_sign = factors_addend_sign;
    end
    if (integral) begin
      exponent = 10'h9f;
      if (factors_addend_exponent >= 10'h11e) begin
        exponent = factors_addend_exponent - 10'h7f;
      end
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, exponent[9]};
endmodule
`default_nettype wire
