// tessera_alu_judging
// Decodes how the results of a pass are judged.
//
//   in    3  kind
//   in    3  condition
//   in    1  compare
//   out  10  judging    `word::judging`.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/condition.rs; do not edit.
`default_nettype none
module tessera_alu_judging (
  input  wire [2:0] kind,
  input  wire [2:0] condition,
  input  wire compare,
  output wire [9:0] judging
);
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

  assign judging = {compare, terms__of_nan, terms__inverts, terms__by_sign, terms__by_zero, kind[0], kind[2:1] == 2'd2,
      kind[2:1] == 2'd1, kind == 3'd6, kind[2:1] == 2'd3};
endmodule
`default_nettype wire
