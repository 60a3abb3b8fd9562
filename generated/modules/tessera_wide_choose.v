// tessera_wide_choose
// Chooses the result.
//
//   in   64  halfway_sum           Sum or difference.
//   in    2  halfway_sum_above     What it has above: `word::above`.
//   in   64  halfway_first         The first source, or a bitwise operation.
//   in   64  halfway_second        The second source.
//   in   64  halfway_moved         A shift, by multiples of 8.
//   in    3  halfway_distance      What is left of its distance.
//   in    1  halfway_fill          What enters it.
//   in    2  halfway_below         Signs of the sources: as `WideOperands`.
//   in    2  halfway_flips         Negations: as `WideOperands`.
//   in    1  halfway_beyond        The float is beyond every integer type.
//   in   32  halfway_correction    What the signs of the factors take from the high dword of a product.
//   in    7  control_opcode        Opcode.
//   in    1  control_from_integer  mov of an integer to a float.
//   in    1  control_to_integer    mov of a float to an integer.
//   in    1  control_is_double     The float is an f64.
//   in    3  control_dst_kind      Type of dst: `word::element`.
//   in    1  control_dst_eight     It has eight bytes.
//   in    1  control_saturate      Saturate.
//   in    3  control_condition     Condition modifier: `word::condition`.
//   in    1  control_predicate     Predicate of the lane.
//   in   64  product
//   out  64  chosen_value          The integer.
//   out   2  chosen_above          What it has above: `word::above`.
//   out   1  chosen_flip           It is to be negated.
//   out   1  chosen_below_zero     What becomes a float is negative.
//   out   1  chosen_holds          Outcome of a comparison.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/wide/choose.rs; do not edit.
`default_nettype none
module tessera_wide_choose (
  input  wire [63:0] halfway_sum,
  input  wire [1:0] halfway_sum_above,
  input  wire [63:0] halfway_first,
  input  wire [63:0] halfway_second,
  input  wire [63:0] halfway_moved,
  input  wire [2:0] halfway_distance,
  input  wire halfway_fill,
  input  wire [1:0] halfway_below,
  input  wire [1:0] halfway_flips,
  input  wire halfway_beyond,
  input  wire [31:0] halfway_correction,
  input  wire [6:0] control_opcode,
  input  wire control_from_integer,
  input  wire control_to_integer,
  input  wire control_is_double,
  input  wire [2:0] control_dst_kind,
  input  wire control_dst_eight,
  input  wire control_saturate,
  input  wire [2:0] control_condition,
  input  wire control_predicate,
  input  wire [63:0] product,
  output reg  [63:0] chosen_value,
  output reg  [1:0] chosen_above,
  output reg  chosen_flip,
  output wire chosen_below_zero,
  output wire chosen_holds
);
  wire [63:0] level_0;
  wire [63:0] level_1;
  wire [63:0] level_2;
  wire [63:0] level_3;
  wire shifts;
  wire zero;
  wire first;
  wire second;
  wire judge__less;
  wire judge__holds;
  wire judge__biased;
  wire judge__first;
  wire [31:0] turned_0__value;
  wire [31:0] turned_0__reversed;
  wire [31:0] turned_1__value;
  wire [31:0] turned_1__reversed;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_integer_judge judge (
    .less(judge__less),
    .equal(zero),
    .nan(2'd0),
    .judgement_condition(control_condition),
    .judgement_predicate(control_predicate),
    .holds(judge__holds),
    .biased(judge__biased),
    .first(judge__first)
  );

  tessera_bit_reverse turned_0 (
    .value(turned_0__value),
    .reversed(turned_0__reversed)
  );

  tessera_bit_reverse turned_1 (
    .value(turned_1__value),
    .reversed(turned_1__reversed)
  );

  // order: of the difference, as it will be once it is negated
  assign zero = ~((|halfway_sum) | (|halfway_sum_above));
  assign judge__less = halfway_flips[0] ? (~halfway_sum_above[1] & ~zero) : halfway_sum_above[1];
  assign chosen_holds = judge__holds;
  assign second = (control_opcode == 7'd2) & ~judge__first;
  // shift
  assign level_0 = halfway_moved;
  assign level_1 = halfway_distance[2] ? (halfway_fill ? {4'd15, level_0[63:4]} : (level_0 >> 4)) : level_0;
  assign level_2 = halfway_distance[1] ? (halfway_fill ? {2'd3, level_1[63:2]} : (level_1 >> 2)) : level_1;
  assign level_3 = halfway_distance[0] ? (halfway_fill ? {1'd1, level_2[63:1]} : (level_2 >> 1)) : level_2;
  assign turned_0__value = level_3[63:32];
  assign turned_1__value = level_3[31:0];
  assign shifts = (control_opcode == 7'd8) | (control_opcode == 7'hc) | control_to_integer;
  // value
  assign first = halfway_flips[0];
  assign chosen_below_zero = (halfway_below[0] ^ first) & (|halfway_first);

  always @* begin
    if (time_zero) begin end
    chosen_value = halfway_first;
    chosen_above = {halfway_below[0], halfway_below[0]};
    chosen_flip = first;
    if (second) begin
      chosen_value = halfway_second;
      chosen_above = {halfway_below[1], halfway_below[1]};
      chosen_flip = halfway_flips[1];
    end
    else if (control_opcode == 7'h40) begin
      chosen_value = halfway_sum;
      chosen_above = halfway_sum_above;
    end
    else if (control_opcode == 7'h41) begin
      chosen_value = {product[63:32] - halfway_correction, product[31:0]};
      chosen_flip = first ^ halfway_flips[1];
    end
    else if (shifts) begin
      chosen_value = level_3;
      chosen_above = {1'd0, halfway_beyond};
    end
    else if (control_opcode == 7'd9) begin
      chosen_value = {turned_1__reversed, turned_0__reversed};
    end
    else if (control_from_integer) begin
      chosen_flip = halfway_below[0];
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, control_is_double, control_dst_kind, control_dst_eight, control_saturate, judge__biased};
endmodule
`default_nettype wire
