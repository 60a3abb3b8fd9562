// tessera_wide_deliver
// Clamps, judges and delivers.
//
//   in   64  outcome_value         The integer.
//   in    1  outcome_negative      It is negative; of what becomes a float, that number.
//   in    1  outcome_clamps        It is out of the range of a type to which it is clamped.
//   in    1  outcome_holds         Outcome of a comparison.
//   in    3  kind
//   in    1  eight
//   out  64  fitted
//   in   64  last_value            The integer.
//   in    1  last_negative         It is negative; of what becomes a float, that number.
//   in    1  last_clamps           It is out of the range of a type to which it is clamped.
//   in    1  last_holds            Outcome of a comparison.
//   in    7  control_opcode        Opcode.
//   in    1  control_from_integer  mov of an integer to a float.
//   in    1  control_to_integer    mov of a float to an integer.
//   in    1  control_is_double     The float is an f64.
//   in    3  control_dst_kind      Type of dst: `word::element`.
//   in    1  control_dst_eight     It has eight bytes.
//   in    1  control_saturate      Saturate.
//   in    3  control_condition     Condition modifier: `word::condition`.
//   in    1  control_predicate     Predicate of the lane.
//   out  64  result
//   out   1  flag
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/wide/deliver.rs; do not edit.
`default_nettype none
module tessera_wide_deliver (
  input  wire [63:0] outcome_value,
  input  wire outcome_negative,
  input  wire outcome_clamps,
  input  wire outcome_holds,
  input  wire [2:0] kind,
  input  wire eight,
  output wire [63:0] fitted,
  input  wire [63:0] last_value,
  input  wire last_negative,
  input  wire last_clamps,
  input  wire last_holds,
  input  wire [6:0] control_opcode,
  input  wire control_from_integer,
  input  wire control_to_integer,
  input  wire control_is_double,
  input  wire [2:0] control_dst_kind,
  input  wire control_dst_eight,
  input  wire control_saturate,
  input  wire [2:0] control_condition,
  input  wire control_predicate,
  output reg  [63:0] result,
  output reg  flag
);
  reg  [63:0] limit;
  reg  zero;
  reg  negative;
  wire judge__holds;
  wire judge__biased;
  wire judge__first;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_integer_judge judge (
    .less(negative),
    .equal(zero),
    .nan(2'd0),
    .judgement_condition(control_condition),
    .judgement_predicate(1'd0),
    .holds(judge__holds),
    .biased(judge__biased),
    .first(judge__first)
  );

  assign fitted = outcome_clamps ? limit : outcome_value;

  always @* begin
    if (time_zero) begin end
    // X6: all zeros or all ones, the sign of a signed type the other way round
    limit = 64'hffffffffffffffff;
    if (outcome_negative) begin
      limit = 64'd0;
    end
    if (kind[0]) begin
      limit[63] = outcome_negative;
      if (~eight) begin
        limit[31] = outcome_negative;
        if (kind[2:1] == 2'd1) begin
          limit[15] = outcome_negative;
        end
        else if (kind[2:1] == 2'd2) begin
          limit[7] = outcome_negative;
        end
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    // X7: judge
    zero = ~(|last_value);
    negative = last_value[63] & control_dst_kind[0];
    if (control_from_integer) begin
      zero = ~(|last_value) | (control_saturate & last_negative);
      negative = last_negative & ~control_saturate;
    end
    else if (~control_dst_eight) begin
      zero = ~(|last_value[31:0]);
      negative = last_value[31] & control_dst_kind[0];
      if (control_dst_kind[2:1] == 2'd1) begin
        zero = ~(|last_value[15:0]);
        negative = last_value[15] & control_dst_kind[0];
      end
      else if (control_dst_kind[2:1] == 2'd2) begin
        zero = ~(|last_value[7:0]);
        negative = last_value[7] & control_dst_kind[0];
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    result = last_value;
    flag = judge__holds;
    if (control_opcode[6:1] == 6'd8) begin
      flag = last_holds;
      result = 64'd0;
      if (last_holds) begin
        result = 64'hffffffffffffffff;
      end
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, outcome_holds, last_clamps, control_opcode[0], control_to_integer, control_is_double,
      control_predicate, judge__biased, judge__first};
endmodule
`default_nettype wire
