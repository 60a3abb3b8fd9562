// tessera_leading_zeros32
// Leading zeros of 32 bits.
//
//   in   32  value
//   out   5  count
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/float/leading_zeros.rs; do not edit.
`default_nettype none
module tessera_leading_zeros32 (
  input  wire [31:0] value,
  output wire [4:0] count
);
  wire [15:0] half_0__value;
  wire [3:0] half_0__count;
  wire half_0__some;
  wire [15:0] half_1__value;
  wire [3:0] half_1__count;
  wire half_1__some;

  tessera_leading_zeros16 half_0 (
    .value(half_0__value),
    .count(half_0__count),
    .some(half_0__some)
  );

  tessera_leading_zeros16 half_1 (
    .value(half_1__value),
    .count(half_1__count),
    .some(half_1__some)
  );

  assign half_0__value = value[31:16];
  assign half_1__value = value[15:0];
  assign count = half_0__some ? {1'd0, half_0__count} : {1'd1, half_1__count};

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, half_1__some};
endmodule
`default_nettype wire
