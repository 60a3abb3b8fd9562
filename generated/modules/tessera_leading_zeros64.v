// tessera_leading_zeros64
// Leading zeros of 64 bits.
//
//   in   64  value
//   out   6  count
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/float/leading_zeros.rs; do not edit.
`default_nettype none
module tessera_leading_zeros64 (
  input  wire [63:0] value,
  output wire [5:0] count
);
  wire empty;
  wire [31:0] half__value;
  wire [4:0] half__count;

  tessera_leading_zeros32 half (
    .value(half__value),
    .count(half__count)
  );

  assign empty = ~(|value[63:32]);
  assign half__value = empty ? value[31:0] : value[63:32];
  assign count = {empty, half__count};
endmodule
`default_nettype wire
