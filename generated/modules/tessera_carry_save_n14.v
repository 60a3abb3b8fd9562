// tessera_carry_save_n14
// Adds three numbers of `N` bits into two.
//
//   in   14  term_0
//   in   14  term_1
//   in   14  term_2
//   out  14  sum
//   out  14  carry
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/carry_save.rs; do not edit.
`default_nettype none
module tessera_carry_save_n14 (
  input  wire [13:0] term_0,
  input  wire [13:0] term_1,
  input  wire [13:0] term_2,
  output wire [13:0] sum,
  output wire [13:0] carry
);

  assign sum = term_0 ^ term_1 ^ term_2;
  assign carry = ((term_0 & term_1) | (term_0 & term_2) | (term_1 & term_2)) << 1;
endmodule
`default_nettype wire
