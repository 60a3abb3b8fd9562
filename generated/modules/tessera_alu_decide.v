// tessera_alu_decide
// Compares a float with zero.
//
//   in   32  element
//   in    1  abs
//   in    1  negate
//   in    1  flush      A denormal counts as zero.
//   in    3  condition
//   out   1  first
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/decide.rs; do not edit.
`default_nettype none
module tessera_alu_decide (
  input  wire [31:0] element,
  input  wire abs,
  input  wire negate,
  input  wire flush,
  input  wire [2:0] condition,
  output wire first
);
  wire nan;
  wire zero;
  wire less;
  wire terms__by_zero;
  wire terms__by_sign;
  wire terms__inverts;
  wire terms__of_nan;

  tessera_condition_terms terms (
    .condition(condition),
    .by_zero(terms__by_zero),
    .by_sign(terms__by_sign),
    .inverts(terms__inverts),
    .of_nan(terms__of_nan)
  );

  assign nan = (&element[30:23]) & (|element[22:0]);
  assign zero = ~(|element[30:23]) & (flush | ~(|element[22:0]));
  assign less = ((element[31] & ~abs) ^ negate) & ~zero;
  assign first = nan ? terms__of_nan : (((zero & terms__by_zero) | (less & terms__by_sign)) ^ terms__inverts);
endmodule
`default_nettype wire
