// tessera_fma_operands
// Selects, signs and unpacks the operands of an operation.
//
//   in   32  sources_src_0             Elements.
//   in   32  sources_src_1
//   in   32  sources_src_2
//   in    1  sources_bare              src2 is without its leading bit: `HalfBare`.
//   in    3  sources_kind_0            Types of the first two: `word::element`.
//   in    3  sources_kind_1
//   in    3  sources_abs               Absolute value of each source.
//   in    3  sources_negate            Negation of each source.
//   in    1  operation_mad             Multiply-add.
//   in    1  operation_add             Add.
//   in    1  operation_from_integer    mov of an integer to a float.
//   in    1  operation_to_integer      mov of a float to an integer.
//   in    1  operation_integer         Integer multiply.
//   in    1  operation_resize          mov of a float to one of another size.
//   in    1  operation_accumulates     To its product, of the upper word of src1, src2 is added.
//   in    1  operation_upper           Bits 47:16 of it are delivered.
//   in    1  operation_integral        Rounding to an integer.
//   in    2  operation_direction       In which direction: `word::rounding`.
//   in    1  ftz
//   out  32  factors_multiplicand      First factor: a significand, or an integer.
//   out  32  factors_multiplier        Second factor.
//   out  32  factors_addend            Addend: a significand above 8 zeros, or the magnitude of an integer.
//   out  10  factors_product_exponent  Exponent of the product, plus 128.
//   out  10  factors_addend_exponent   Exponent of the addend, plus 128.
//   out   1  factors_product_sign      Sign of the product.
//   out   1  factors_addend_sign       Sign of the addend.
//   out   4  special
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/fma/operands.rs; do not edit.
`default_nettype none
module tessera_fma_operands (
  input  wire [31:0] sources_src_0,
  input  wire [31:0] sources_src_1,
  input  wire [31:0] sources_src_2,
  input  wire sources_bare,
  input  wire [2:0] sources_kind_0,
  input  wire [2:0] sources_kind_1,
  input  wire [2:0] sources_abs,
  input  wire [2:0] sources_negate,
  input  wire operation_mad,
  input  wire operation_add,
  input  wire operation_from_integer,
  input  wire operation_to_integer,
  input  wire operation_integer,
  input  wire operation_resize,
  input  wire operation_accumulates,
  input  wire operation_upper,
  input  wire operation_integral,
  input  wire [1:0] operation_direction,
  input  wire ftz,
  output reg  [31:0] factors_multiplicand,
  output reg  [31:0] factors_multiplier,
  output reg  [31:0] factors_addend,
  output reg  [9:0] factors_product_exponent,
  output reg  [9:0] factors_addend_exponent,
  output reg  factors_product_sign,
  output reg  factors_addend_sign,
  output wire [3:0] special
);
  wire [31:0] role_0;
  reg  [31:0] role_1;
  wire [31:0] role_2;
  wire abs_0;
  reg  abs_1;
  wire abs_2;
  wire negate_0;
  reg  negate_1;
  wire negate_2;
  wire flips_0;
  wire flips_1;
  wire [15:0] upper;
  wire upper_below;
  wire [15:0] upper_magnitude;
  wire single;
  wire uses_b;
  wire uses_c;
  wire takes_float;
  wire takes_integer;
  wire takes_magnitude;
  wire by_float;
  wire by_integer;
  wire adds_float;
  wire adds_magnitude;
  wire sign;
  wire product_infinite;
  wire infinite_sign;
  wire [31:0] unpack_0__bits;
  wire unpack_0__sign;
  wire [7:0] unpack_0__exponent;
  wire [23:0] unpack_0__significand;
  wire unpack_0__zero;
  wire unpack_0__infinite;
  wire unpack_0__nan;
  wire [31:0] unpack_1__bits;
  wire unpack_1__bare;
  wire unpack_1__sign;
  wire [7:0] unpack_1__exponent;
  wire [23:0] unpack_1__significand;
  wire unpack_1__zero;
  wire unpack_1__infinite;
  wire unpack_1__nan;
  wire [31:0] unpack_2__bits;
  wire unpack_2__sign;
  wire [7:0] unpack_2__exponent;
  wire [23:0] unpack_2__significand;
  wire unpack_2__zero;
  wire unpack_2__infinite;
  wire unpack_2__nan;
  wire whole__abs;
  wire whole__negate;
  wire [31:0] whole__magnitude;
  wire whole__sign;
  wire extend_0__abs;
  wire [33:0] extend_0__value;
  wire extend_1__abs;
  wire [33:0] extend_1__value;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_float_unpack unpack_0 (
    .bits(unpack_0__bits),
    .ftz(ftz),
    .bare(1'd0),
    .sign(unpack_0__sign),
    .exponent(unpack_0__exponent),
    .significand(unpack_0__significand),
    .zero(unpack_0__zero),
    .infinite(unpack_0__infinite),
    .nan(unpack_0__nan)
  );

  tessera_float_unpack unpack_1 (
    .bits(unpack_1__bits),
    .ftz(ftz),
    .bare(unpack_1__bare),
    .sign(unpack_1__sign),
    .exponent(unpack_1__exponent),
    .significand(unpack_1__significand),
    .zero(unpack_1__zero),
    .infinite(unpack_1__infinite),
    .nan(unpack_1__nan)
  );

  tessera_float_unpack unpack_2 (
    .bits(unpack_2__bits),
    .ftz(ftz),
    .bare(1'd0),
    .sign(unpack_2__sign),
    .exponent(unpack_2__exponent),
    .significand(unpack_2__significand),
    .zero(unpack_2__zero),
    .infinite(unpack_2__infinite),
    .nan(unpack_2__nan)
  );

  tessera_integer_magnitude whole (
    // integers
    .element(sources_src_0),
    .kind(sources_kind_0),
    .abs(whole__abs),
    .negate(whole__negate),
    .magnitude(whole__magnitude),
    .sign(whole__sign)
  );

  tessera_element_extend extend_0 (
    .element(sources_src_0),
    .kind(sources_kind_0),
    .abs(extend_0__abs),
    .value(extend_0__value)
  );

  tessera_element_extend extend_1 (
    .element(sources_src_1),
    .kind(sources_kind_1),
    .abs(extend_1__abs),
    .value(extend_1__value)
  );

  // roles
  assign role_0 = sources_src_1;
  assign abs_0 = sources_abs[1];
  assign negate_0 = sources_negate[1];
  assign role_2 = sources_src_0;
  assign abs_2 = sources_abs[0];
  assign negate_2 = sources_negate[0];
  assign unpack_0__bits = {(role_0[31] & ~abs_0) ^ negate_0, role_0[30:0]};
  assign unpack_1__bits = {(role_1[31] & ~abs_1) ^ negate_1, role_1[30:0]};
  assign unpack_1__bare = sources_bare & operation_mad;
  assign unpack_2__bits = {(role_2[31] & ~abs_2) ^ negate_2, role_2[30:0]};
  assign whole__abs = sources_abs[0];
  assign whole__negate = sources_negate[0];
  assign extend_0__abs = sources_abs[0];
  assign flips_0 = (sources_abs[0] & extend_0__value[33]) ^ sources_negate[0];
  assign extend_1__abs = sources_abs[1];
  assign flips_1 = (sources_abs[1] & extend_1__value[33]) ^ sources_negate[1];
  assign upper = sources_src_1[31:16];
  assign upper_below = sources_src_1[31] & sources_kind_1[0];
  assign upper_magnitude = upper_below ? (16'd0 - upper) : upper;
  // a * b
  assign single = operation_from_integer | operation_to_integer | operation_integral | operation_resize;
  assign uses_b = ~single & ~operation_add;
  assign uses_c = operation_mad | operation_add | single;
  assign sign = single ? unpack_2__sign : (unpack_0__sign ^ (unpack_1__sign & uses_b));
  // each is one of a few, of which at most one is told to come
  assign takes_magnitude = operation_upper | operation_accumulates;
  assign takes_integer = operation_integer & ~takes_magnitude;
  assign takes_float = ~operation_integer & ~takes_magnitude & ~single;
  assign by_integer = operation_integer & ~operation_accumulates;
  assign by_float = ~operation_integer & ~operation_accumulates & ~operation_add;
  // + c
  assign adds_magnitude = operation_from_integer & ~operation_accumulates;
  assign adds_float = uses_c & ~operation_from_integer & ~operation_accumulates;
  // special cases
  assign product_infinite = (unpack_0__infinite & ~single) | (unpack_1__infinite & uses_b);
  assign infinite_sign = product_infinite ? sign : unpack_2__sign;
  assign special = {(unpack_2__exponent > 8'h9e) & ~operation_integer, infinite_sign, ~operation_from_integer
      & ~operation_to_integer & (product_infinite | (unpack_2__infinite & uses_c)), ~operation_from_integer
      & ~operation_integer & ((unpack_0__nan & ~single) | (unpack_1__nan & uses_b) | (unpack_2__nan & uses_c)
          | (unpack_0__infinite & unpack_1__zero & uses_b) | (unpack_0__zero & unpack_1__infinite & uses_b)
          | (product_infinite & unpack_2__infinite & uses_c & (sign ^ unpack_2__sign)))};

  always @* begin
    if (time_zero) begin end
    role_1 = sources_src_0;
    abs_1 = sources_abs[0];
    negate_1 = sources_negate[0];
    if (operation_mad) begin
      role_1 = sources_src_2;
      abs_1 = sources_abs[2];
      negate_1 = sources_negate[2];
    end
  end

  always @* begin
    if (time_zero) begin end
    factors_product_sign = sign;
    if (operation_integer) begin
      factors_product_sign = flips_0 ^ flips_1;
    end
    if (operation_upper) begin
      factors_product_sign = whole__sign ^ flips_1;
    end
    if (operation_accumulates) begin
      factors_product_sign = whole__sign ^ upper_below;
    end
    factors_addend = 32'd0;
    factors_addend_exponent = 10'h81;
    factors_addend_sign = sign;
    if (adds_float) begin
      factors_addend = {unpack_2__significand, 8'd0};
      factors_addend_exponent = {2'd0, unpack_2__exponent} + 10'h80;
      factors_addend_sign = unpack_2__sign;
    end
    else if (adds_magnitude) begin
      factors_addend = whole__magnitude;
      factors_addend_exponent = 10'h11e;
      factors_addend_sign = whole__sign;
      factors_product_sign = whole__sign;
    end
    else if (operation_accumulates) begin
      factors_addend = sources_src_2;
      factors_addend_sign = sources_src_2[31] & sources_kind_0[0];
    end
  end

  always @* begin
    if (time_zero) begin end
    factors_product_exponent = {2'd0, unpack_0__exponent} + {2'd0, unpack_1__exponent} + 10'd2;
    if (operation_add) begin
      // times 1, whose exponent is 127
      factors_product_exponent = {2'd0, unpack_0__exponent} + 10'h81;
    end
    if (unpack_0__zero | (unpack_1__zero & uses_b) | single) begin
      factors_product_exponent = 10'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    factors_multiplicand = 32'd0;
    if (takes_float) begin
      factors_multiplicand = {8'd0, unpack_0__significand};
    end
    else if (takes_integer) begin
      factors_multiplicand = extend_0__value[31:0];
    end
    else if (takes_magnitude) begin
      factors_multiplicand = whole__magnitude;
    end
  end

  always @* begin
    if (time_zero) begin end
    factors_multiplier = 32'd0;
    if (by_float) begin
      factors_multiplier = {8'd0, unpack_1__significand};
    end
    else if (by_integer) begin
      factors_multiplier = extend_1__value[31:0];
    end
    else if (operation_accumulates) begin
      factors_multiplier = {16'd0, upper_magnitude};
    end
    else begin
      // 1
      factors_multiplier = 32'h800000;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, operation_direction, unpack_2__zero, extend_0__value[32], extend_1__value[32]};
endmodule
`default_nettype wire
