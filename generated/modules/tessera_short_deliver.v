// tessera_short_deliver
// Rounds, clamps and selects the result of a short operation.
//
//   in    7  control_opcode     Opcode.
//   in    3  control_dst_kind   Type of dst: `word::element`.
//   in    3  control_mode       Rounding and denormals: `word::mode`.
//   in    1  control_saturate   Saturate.
//   in   35  computed_value     Exact integer, or a pattern to pass on.
//   in    1  computed_holds     Outcome of the comparison.
//   in    1  computed_clamps    `value` is clamped.
//   in    1  computed_rounds    `sum` is the result instead.
//   in   32  computed_sum       Float sum.
//   in    5  computed_shift     How far it moves left.
//   in    9  expected_exponent  Biased exponent of bit 31 of the sum.
//   in    1  expected_sign      Sign.
//   in    1  expected_subtract  It is a difference.
//   in    1  expected_nan       It is NaN.
//   in    1  expected_infinite  It is infinite.
//   out  32  result
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/short/deliver.rs; do not edit.
`default_nettype none
module tessera_short_deliver (
  input  wire [6:0] control_opcode,
  input  wire [2:0] control_dst_kind,
  input  wire [2:0] control_mode,
  input  wire control_saturate,
  input  wire [34:0] computed_value,
  input  wire computed_holds,
  input  wire computed_clamps,
  input  wire computed_rounds,
  input  wire [31:0] computed_sum,
  input  wire [4:0] computed_shift,
  input  wire [8:0] expected_exponent,
  input  wire expected_sign,
  input  wire expected_subtract,
  input  wire expected_nan,
  input  wire expected_infinite,
  output reg  [31:0] result
);
  wire [31:0] normal;
  wire [31:0] fit__result;
  wire [31:0] finish__raw;
  wire [8:0] finish__unrounded_exponent;
  wire [23:0] finish__unrounded_significand;
  wire finish__unrounded_guard;
  wire finish__unrounded_sticky;
  wire [31:0] finish__result;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_short_fit fit (
    .value(computed_value),
    .kind(control_dst_kind),
    .saturate(computed_clamps),
    .result(fit__result)
  );

  tessera_float_finish finish (
    .rounds(computed_rounds),
    .raw(finish__raw),
    .unrounded_sign(expected_sign),
    .unrounded_cancel(expected_subtract),
    .unrounded_exponent(finish__unrounded_exponent),
    .unrounded_significand(finish__unrounded_significand),
    .unrounded_guard(finish__unrounded_guard),
    .unrounded_sticky(finish__unrounded_sticky),
    .nan(expected_nan),
    .infinite(expected_infinite),
    .mode(control_mode),
    .saturate(control_saturate),
    .result(finish__result)
  );

  assign normal = computed_sum << computed_shift;
  assign finish__raw = computed_value[31:0];
  assign finish__unrounded_exponent = expected_exponent - {4'd0, computed_shift};
  assign finish__unrounded_significand = normal[31:8];
  assign finish__unrounded_guard = normal[7];
  assign finish__unrounded_sticky = |normal[6:0];

  always @* begin
    if (time_zero) begin end
    result = fit__result;
    if (control_opcode == 7'h10) begin
      result = 32'd0;
      if (computed_holds) begin
        result = 32'hffffffff;
      end
    end
    else if (control_dst_kind[2]) begin
      result = finish__result;
    end
  end
endmodule
`default_nettype wire
