// tessera_condition_terms
// Says what a condition asks of a number or of an order: whether it is zero (equal), whether it is negative (less).
//
//   in    3  condition  1 z, 2 nz, 3 g, 4 ge, 5 l, 6 le.
//   out   1  by_zero    Zero counts, and negative.
//   out   1  by_sign
//   out   1  inverts    It holds if nothing that counts is so, else if something is.
//   out   1  of_nan     It holds for a NaN.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/condition.rs; do not edit.
`default_nettype none
module tessera_condition_terms (
  input  wire [2:0] condition,
  output wire by_zero,
  output wire by_sign,
  output wire inverts,
  output wire of_nan
);

  assign by_zero = (condition == 3'd1) | (condition == 3'd2) | (condition == 3'd3) | (condition == 3'd6);
  assign by_sign = (condition == 3'd3) | (condition == 3'd4) | (condition == 3'd5) | (condition == 3'd6);
  assign inverts = (condition == 3'd2) | (condition == 3'd3) | (condition == 3'd4);
  assign of_nan = condition == 3'd2;
endmodule
`default_nettype wire
