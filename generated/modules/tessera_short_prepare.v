// tessera_short_prepare
// Modifies the sources of a short operation and aligns floats.
//
//   in    7  opcode
//   in    3  dst_kind
//   in    1  ftz
//   in   32  sources_src_0          Elements.
//   in   32  sources_src_1
//   in    3  sources_kind_0         Their types: `word::element`.
//   in    3  sources_kind_1
//   in    2  sources_abs            Absolute value of each source.
//   in    2  sources_negate         Negation of each source.
//   out  34  modified_a             First source.
//   out  34  modified_b             Second source.
//   out   1  modified_is_float      They are floats.
//   out   1  modified_to_integer    mov of a float to an integer.
//   out   1  modified_from_integer  mov of an integer to a float.
//   out  32  aligned_anchor         The larger one.
//   out  32  aligned_shifted        The smaller one, moved.
//   out   1  aligned_carry          Added with them.
//   out   1  aligned_overflow       The float is beyond every integer type.
//   out   9  expected_exponent      Biased exponent of bit 31 of the sum.
//   out   1  expected_sign          Sign.
//   out   1  expected_subtract      It is a difference.
//   out   1  expected_nan           It is NaN.
//   out   1  expected_infinite      It is infinite.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/short/prepare.rs; do not edit.
`default_nettype none
module tessera_short_prepare (
  input  wire [6:0] opcode,
  input  wire [2:0] dst_kind,
  input  wire ftz,
  input  wire [31:0] sources_src_0,
  input  wire [31:0] sources_src_1,
  input  wire [2:0] sources_kind_0,
  input  wire [2:0] sources_kind_1,
  input  wire [1:0] sources_abs,
  input  wire [1:0] sources_negate,
  output wire [33:0] modified_a,
  output wire [33:0] modified_b,
  output wire modified_is_float,
  output wire modified_to_integer,
  output wire modified_from_integer,
  output wire [31:0] aligned_anchor,
  output wire [31:0] aligned_shifted,
  output wire aligned_carry,
  output wire aligned_overflow,
  output wire [8:0] expected_exponent,
  output wire expected_sign,
  output wire expected_subtract,
  output wire expected_nan,
  output wire expected_infinite
);
  wire bitwise;
  wire from_float;
  wire into_float;
  wire truncates;
  wire converts;
  wire modify_0__abs;
  wire modify_0__negate;
  wire [33:0] modify_0__value;
  wire modify_1__abs;
  wire modify_1__negate;
  wire [33:0] modify_1__value;
  wire [31:0] align__aligned_anchor;
  wire [31:0] align__aligned_shifted;
  wire align__aligned_carry;
  wire align__aligned_overflow;
  wire [8:0] align__expected_exponent;
  wire align__expected_sign;
  wire align__expected_subtract;
  wire align__expected_nan;
  wire align__expected_infinite;

  tessera_source_modify modify_0 (
    .element(sources_src_0),
    .kind(sources_kind_0),
    .abs(modify_0__abs),
    .negate(modify_0__negate),
    .bitwise(bitwise),
    .value(modify_0__value)
  );

  tessera_source_modify modify_1 (
    .element(sources_src_1),
    .kind(sources_kind_1),
    .abs(modify_1__abs),
    .negate(modify_1__negate),
    .bitwise(bitwise),
    .value(modify_1__value)
  );

  tessera_short_align align (
    .a(modify_0__value),
    .b(modify_1__value),
    .to_integer(truncates),
    .from_integer(converts),
    .ftz(ftz),
    .aligned_anchor(align__aligned_anchor),
    .aligned_shifted(align__aligned_shifted),
    .aligned_carry(align__aligned_carry),
    .aligned_overflow(align__aligned_overflow),
    .expected_exponent(align__expected_exponent),
    .expected_sign(align__expected_sign),
    .expected_subtract(align__expected_subtract),
    .expected_nan(align__expected_nan),
    .expected_infinite(align__expected_infinite)
  );

  // not, and, or, xor are opcodes 4 to 7
  assign bitwise = opcode[6:2] == 5'd1;
  assign modify_0__abs = sources_abs[0];
  assign modify_0__negate = sources_negate[0];
  assign modify_1__abs = sources_abs[1];
  assign modify_1__negate = sources_negate[1];
  assign modified_a = modify_0__value;
  assign modified_b = modify_1__value;
  assign from_float = sources_kind_0[2];
  assign into_float = dst_kind[2];
  assign truncates = (opcode == 7'd1) & from_float & ~into_float;
  assign converts = (opcode == 7'd1) & ~from_float & into_float;
  assign modified_is_float = from_float;
  assign modified_to_integer = truncates;
  assign modified_from_integer = converts;
  assign aligned_anchor = align__aligned_anchor;
  assign aligned_shifted = align__aligned_shifted;
  assign aligned_carry = align__aligned_carry;
  assign aligned_overflow = align__aligned_overflow;
  assign expected_exponent = align__expected_exponent;
  assign expected_sign = align__expected_sign;
  assign expected_subtract = align__expected_subtract;
  assign expected_nan = align__expected_nan;
  assign expected_infinite = align__expected_infinite;

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, dst_kind[1:0]};
endmodule
`default_nettype wire
