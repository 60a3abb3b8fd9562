// tessera_alu_tell
// Tells what a result has set.
//
//   in   32  result
//   out  10  told    `word::told`.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/condition.rs; do not edit.
`default_nettype none
module tessera_alu_tell (
  input  wire [31:0] result,
  output wire [9:0] told
);

  assign told = {&result[30:23], &result[14:10], result[31], |result[30:23], |result[22:16], result[15], |result[14:10],
      |result[9:8], result[7], |result[6:0]};
endmodule
`default_nettype wire
