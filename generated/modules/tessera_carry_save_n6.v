// tessera_carry_save_n6
// Adds three numbers of `N` bits into two.
//
//   in    6  term_0
//   in    6  term_1
//   in    6  term_2
//   out   6  sum
//   out   6  carry
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/carry_save.rs; do not edit.
`default_nettype none
module tessera_carry_save_n6 (
  input  wire [5:0] term_0,
  input  wire [5:0] term_1,
  input  wire [5:0] term_2,
  output wire [5:0] sum,
  output wire [5:0] carry
);

  assign sum = term_0 ^ term_1 ^ term_2;
  assign carry = ((term_0 & term_1) | (term_0 & term_2) | (term_1 & term_2)) << 1;
endmodule
`default_nettype wire
