// tessera_short_execute
// Computes integer results, comparisons and the float sum.
//
//   in    7  opcode
//   in    1  ftz
//   in    1  saturate
//   in    3  judgement_condition    Condition modifier: `word::condition`.
//   in    1  judgement_predicate    Predicate of the lane.
//   in   34  modified_a             First source.
//   in   34  modified_b             Second source.
//   in    1  modified_is_float      They are floats.
//   in    1  modified_to_integer    mov of a float to an integer.
//   in    1  modified_from_integer  mov of an integer to a float.
//   in   32  aligned_anchor         The larger one.
//   in   32  aligned_shifted        The smaller one, moved.
//   in    1  aligned_carry          Added with them.
//   in    1  aligned_overflow       The float is beyond every integer type.
//   in    1  subtract
//   in    9  exponent
//   in    1  sign
//   in    1  nan
//   out  35  computed_value         Exact integer, or a pattern to pass on.
//   out   1  computed_holds         Outcome of the comparison.
//   out   1  computed_clamps        `value` is clamped.
//   out   1  computed_rounds        `sum` is the result instead.
//   out  32  computed_sum           Float sum.
//   out   5  computed_shift         How far it moves left.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/short/execute.rs; do not edit.
`default_nettype none
module tessera_short_execute (
  input  wire [6:0] opcode,
  input  wire ftz,
  input  wire saturate,
  input  wire [2:0] judgement_condition,
  input  wire judgement_predicate,
  input  wire [33:0] modified_a,
  input  wire [33:0] modified_b,
  input  wire modified_is_float,
  input  wire modified_to_integer,
  input  wire modified_from_integer,
  input  wire [31:0] aligned_anchor,
  input  wire [31:0] aligned_shifted,
  input  wire aligned_carry,
  input  wire aligned_overflow,
  input  wire subtract,
  input  wire [8:0] exponent,
  input  wire sign,
  input  wire nan,
  output reg  [34:0] computed_value,
  output wire computed_holds,
  output wire computed_clamps,
  output wire computed_rounds,
  output wire [31:0] computed_sum,
  output reg  [4:0] computed_shift
);
  reg  [34:0] magnitude;
  reg  [31:0] total;
  wire [8:0] room;
  wire compare__holds;
  wire compare__first;
  wire [34:0] exact__value;
  wire [4:0] zeros__count;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_short_compare compare (
    // compare, integer result
    .a(modified_a),
    .b(modified_b),
    .is_float(modified_is_float),
    .ftz(ftz),
    .judgement_condition(judgement_condition),
    .judgement_predicate(judgement_predicate),
    .holds(compare__holds),
    .first(compare__first)
  );

  tessera_short_integer exact (
    .opcode(opcode),
    .a(modified_a),
    .b(modified_b),
    .first(compare__first),
    .value(exact__value)
  );

  tessera_leading_zeros32 zeros (
    .value(total),
    .count(zeros__count)
  );

  assign computed_holds = compare__holds;
  assign computed_clamps = saturate | modified_to_integer;
  assign computed_rounds = modified_from_integer | (modified_is_float & (opcode == 7'h40));
  assign computed_sum = total;
  assign room = exponent - 9'd1;

  always @* begin
    if (time_zero) begin end
    magnitude = {3'd0, aligned_shifted};
    if (aligned_overflow) begin
      magnitude = 35'h1ffffffff;
    end
  end

  always @* begin
    if (time_zero) begin end
    computed_value = exact__value;
    if (modified_to_integer) begin
      computed_value = magnitude;
      if (sign) begin
        computed_value = ~magnitude + 35'd1;
      end
      if (nan) begin
        computed_value = 35'd0;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    // float sum
    total = aligned_anchor + aligned_shifted + {31'd0, aligned_carry};
    if (subtract) begin
      total = aligned_anchor - aligned_shifted;
    end
  end

  always @* begin
    if (time_zero) begin end
    computed_shift = zeros__count;
    if ({4'd0, zeros__count} > room) begin
      computed_shift = room[4:0];
    end
  end
endmodule
`default_nettype wire
