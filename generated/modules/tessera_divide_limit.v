// tessera_divide_limit
// What a division by zero has for both results: the limit on the numerator's side.
//
//   in    4  signs
//   out  32  limit
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/intdiv/signs.rs; do not edit.
`default_nettype none
module tessera_divide_limit (
  input  wire [3:0] signs,
  output wire [31:0] limit
);

  assign limit = signs[3] ? (signs[1] ? 32'h80000000 : 32'h7fffffff) : 32'hffffffff;

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, signs[0], signs[2]};
endmodule
`default_nettype wire
