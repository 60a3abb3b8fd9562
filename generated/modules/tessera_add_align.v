// tessera_add_align
// Orders and aligns the operands of the add lane.
//
//   in   32  sources_src_0           Elements.
//   in   32  sources_src_1
//   in    3  sources_kind_0          Their types: `word::element`.
//   in    3  sources_kind_1
//   in    2  sources_abs             Absolute value of each source.
//   in    2  sources_negate          Negation of each source.
//   in    1  operation_mad           Multiply-add.
//   in    1  operation_add           Add.
//   in    1  operation_from_integer  mov of an integer to a float.
//   in    1  operation_to_integer    mov of a float to an integer.
//   in    1  operation_integer       Integer multiply.
//   in    1  operation_resize        mov of a float to one of another size.
//   in    1  operation_accumulates   To its product, of the upper word of src1, src2 is added.
//   in    1  operation_upper         Bits 47:16 of it are delivered.
//   in    1  operation_integral      Rounding to an integer.
//   in    2  operation_direction     In which direction: `word::rounding`.
//   in    1  ftz
//   out  32  aligned_anchor          The one of larger exponent.
//   out  32  aligned_shifted         The other one, moved.
//   out   1  aligned_carry           Added with them.
//   out   1  aligned_subtract        `shifted` is subtracted.
//   out   1  aligned_invert          It is larger than `anchor`: the difference is inverted.
//   out   9  expected_exponent       Biased exponent of bit 31 of the sum.
//   out   1  expected_sign           Sign.
//   out   1  expected_cancel         It is a difference.
//   out   1  expected_nan            It is NaN.
//   out   1  expected_infinite       It is infinite.
//   out   1  expected_beyond         The float is beyond every integer type.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/add/align.rs; do not edit.
`default_nettype none
module tessera_add_align (
  input  wire [31:0] sources_src_0,
  input  wire [31:0] sources_src_1,
  input  wire [2:0] sources_kind_0,
  input  wire [2:0] sources_kind_1,
  input  wire [1:0] sources_abs,
  input  wire [1:0] sources_negate,
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
  output reg  [31:0] aligned_anchor,
  output wire [31:0] aligned_shifted,
  output reg  aligned_carry,
  output reg  aligned_subtract,
  output reg  aligned_invert,
  output reg  [8:0] expected_exponent,
  output reg  expected_sign,
  output reg  expected_cancel,
  output reg  expected_nan,
  output reg  expected_infinite,
  output wire expected_beyond
);
  wire opposite;
  wire [8:0] difference;
  wire swap;
  wire equal;
  wire [24:0] apart;
  wire larger;
  reg  [7:0] leading;
  reg  [7:0] distance;
  wire [31:0] moved;
  wire [31:0] unpack_0__bits;
  wire unpack_0__sign;
  wire [7:0] unpack_0__exponent;
  wire [23:0] unpack_0__significand;
  wire unpack_0__zero;
  wire unpack_0__infinite;
  wire unpack_0__nan;
  wire [31:0] unpack_1__bits;
  wire unpack_1__sign;
  wire [7:0] unpack_1__exponent;
  wire [23:0] unpack_1__significand;
  wire unpack_1__zero;
  wire unpack_1__infinite;
  wire unpack_1__nan;
  wire whole__abs;
  wire whole__negate;
  wire [31:0] whole__magnitude;
  wire whole__sign;
  reg  [32:0] shift__value;
  wire [5:0] shift__distance;
  wire shift__far;
  wire [32:0] shift__moved;
  wire shift__lost;

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
    .bare(1'd0),
    .sign(unpack_1__sign),
    .exponent(unpack_1__exponent),
    .significand(unpack_1__significand),
    .zero(unpack_1__zero),
    .infinite(unpack_1__infinite),
    .nan(unpack_1__nan)
  );

  tessera_integer_magnitude whole (
    .element(sources_src_0),
    .kind(sources_kind_0),
    .abs(whole__abs),
    .negate(whole__negate),
    .magnitude(whole__magnitude),
    .sign(whole__sign)
  );

  tessera_jam_shift_w33 shift (
    .value(shift__value),
    .distance(shift__distance),
    .far(shift__far),
    .moved(shift__moved),
    .lost(shift__lost)
  );

  assign unpack_0__bits = {(sources_src_0[31] & ~sources_abs[0]) ^ sources_negate[0], sources_src_0[30:0]};
  assign unpack_1__bits = {(sources_src_1[31] & ~sources_abs[1]) ^ sources_negate[1], sources_src_1[30:0]};
  assign whole__abs = sources_abs[0];
  assign whole__negate = sources_negate[0];
  // order of the exponents; of the significands where they are equal
  assign opposite = unpack_0__sign ^ unpack_1__sign;
  assign difference = {1'd0, unpack_0__exponent} - {1'd0, unpack_1__exponent};
  assign swap = difference[8];
  assign equal = ~(|difference);
  // the borrow of a difference, as in the multiply-add lane
  assign apart = {1'd0, unpack_0__significand} - {1'd0, unpack_1__significand};
  assign larger = equal & apart[24];
  assign aligned_shifted = operation_to_integer ? moved : operation_from_integer ? 32'd0
      : (moved | {31'd0, shift__lost});
  assign shift__distance = distance[5:0];
  assign shift__far = |distance[7:6];
  assign moved = shift__moved[31:0];
  assign expected_beyond = unpack_0__exponent > 8'h9e;

  always @* begin
    if (time_zero) begin end
    distance = difference[7:0];
    leading = unpack_0__exponent;
    aligned_anchor = {1'd0, unpack_0__significand, 7'd0};
    shift__value = {2'd0, unpack_1__significand, 7'd0};
    if (swap) begin
      distance = unpack_1__exponent - unpack_0__exponent;
      leading = unpack_1__exponent;
      aligned_anchor = {1'd0, unpack_1__significand, 7'd0};
      shift__value = {2'd0, unpack_0__significand, 7'd0};
    end
    if (operation_to_integer) begin
      // bit 31 weighs 2^31 at exponent 158
      distance = 8'h9e - unpack_0__exponent;
      shift__value = {1'd0, unpack_0__significand, 8'd0};
    end
    aligned_subtract = opposite;
    aligned_invert = opposite & larger;
    aligned_carry = opposite & ~larger;
    expected_cancel = opposite;
    expected_sign = unpack_0__sign;
    if (swap | larger) begin
      expected_sign = unpack_1__sign;
    end
    expected_nan = unpack_0__nan | unpack_1__nan | (unpack_0__infinite & unpack_1__infinite & opposite);
    expected_infinite = unpack_0__infinite | unpack_1__infinite;
    if (operation_to_integer) begin
      aligned_anchor = 32'd0;
      aligned_subtract = unpack_0__sign;
      aligned_invert = 1'd0;
      aligned_carry = unpack_0__sign;
      expected_sign = unpack_0__sign;
      expected_nan = unpack_0__nan;
    end
    else if (operation_from_integer) begin
      aligned_anchor = whole__magnitude;
      aligned_subtract = 1'd0;
      aligned_invert = 1'd0;
      aligned_carry = 1'd0;
      expected_cancel = 1'd0;
      expected_sign = whole__sign;
      expected_nan = 1'd0;
      expected_infinite = 1'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    expected_exponent = {1'd0, leading} + 9'd1;
    if (~operation_to_integer) begin
      if (operation_from_integer) begin
        expected_exponent = 9'h9e;
      end
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, sources_kind_1, operation_mad, operation_add, operation_integer, operation_resize,
      operation_accumulates, operation_upper, operation_integral, operation_direction, apart[23:0], unpack_0__zero,
      unpack_1__zero, shift__moved[32]};
endmodule
`default_nettype wire
