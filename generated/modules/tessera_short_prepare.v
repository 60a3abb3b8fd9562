// tessera_short_prepare
// Modifies the sources of a short operation and aligns floats.
//
//   in    7  opcode
//   in    3  kind_0
//   in    3  kind_1
//   in    3  dst_kind
//   in    2  abs
//   in    2  negate
//   in    1  ftz
//   in   32  src_0
//   in   32  src_1
//   out  34  a
//   out  34  b
//   out   1  is_float
//   out   1  to_integer
//   out   1  from_integer
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
// Exported from hdl/blocks/eu/src/alu/short/prepare.rs; do not edit.
`default_nettype none
module tessera_short_prepare (
  input  wire [6:0] opcode,
  input  wire [2:0] kind_0,
  input  wire [2:0] kind_1,
  input  wire [2:0] dst_kind,
  input  wire [1:0] abs,
  input  wire [1:0] negate,
  input  wire ftz,
  input  wire [31:0] src_0,
  input  wire [31:0] src_1,
  output wire [33:0] a,
  output wire [33:0] b,
  output wire is_float,
  output wire to_integer,
  output wire from_integer,
  output wire [31:0] anchor,
  output wire [31:0] shifted,
  output wire carry,
  output wire subtract,
  output wire [8:0] exponent,
  output wire sign,
  output wire nan,
  output wire infinite,
  output wire overflow
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
  wire [31:0] align__anchor;
  wire [31:0] align__shifted;
  wire align__carry;
  wire align__subtract;
  wire [8:0] align__exponent;
  wire align__sign;
  wire align__nan;
  wire align__infinite;
  wire align__overflow;

  tessera_source_modify modify_0 (
    .element(src_0),
    .kind(kind_0),
    .abs(modify_0__abs),
    .negate(modify_0__negate),
    .bitwise(bitwise),
    .value(modify_0__value)
  );

  tessera_source_modify modify_1 (
    .element(src_1),
    .kind(kind_1),
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
    .anchor(align__anchor),
    .shifted(align__shifted),
    .carry(align__carry),
    .subtract(align__subtract),
    .exponent(align__exponent),
    .sign(align__sign),
    .nan(align__nan),
    .infinite(align__infinite),
    .overflow(align__overflow)
  );

  // not, and, or, xor are opcodes 4 to 7
  assign bitwise = opcode[6:2] == 5'd1;
  assign modify_0__abs = abs[0];
  assign modify_0__negate = negate[0];
  assign modify_1__abs = abs[1];
  assign modify_1__negate = negate[1];
  assign a = modify_0__value;
  assign b = modify_1__value;
  assign from_float = kind_0[2];
  assign into_float = dst_kind[2];
  assign truncates = (opcode == 7'd1) & from_float & ~into_float;
  assign converts = (opcode == 7'd1) & ~from_float & into_float;
  assign is_float = from_float;
  assign to_integer = truncates;
  assign from_integer = converts;
  assign anchor = align__anchor;
  assign shifted = align__shifted;
  assign carry = align__carry;
  assign subtract = align__subtract;
  assign exponent = align__exponent;
  assign sign = align__sign;
  assign nan = align__nan;
  assign infinite = align__infinite;
  assign overflow = align__overflow;

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, dst_kind[1:0]};
endmodule
`default_nettype wire
