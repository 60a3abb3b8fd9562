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

  assign judging = {compare, condition == 3'd2, (condition == 3'd2) | (condition == 3'd3) | (condition == 3'd4),
      (condition == 3'd3) | (condition == 3'd4) | (condition == 3'd5) | (condition == 3'd6), (condition == 3'd1)
      | (condition == 3'd2) | (condition == 3'd3) | (condition == 3'd6), kind[0], kind[2:1] == 2'd2, kind[2:1] == 2'd1,
      kind == 3'd6, kind[2:1] == 2'd3};
endmodule
`default_nettype wire
