// tessera_double_columns
// Sums partial products.
//
//   in   64  partial_0  Of the dwords `j` and `k` of the factors at `2 j + k`.
//   in   64  partial_1
//   in   64  partial_2
//   in   64  partial_3
//   out  64  high
//   out  64  low
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/double/align.rs; do not edit.
`default_nettype none
module tessera_double_columns (
  input  wire [63:0] partial_0,
  input  wire [63:0] partial_1,
  input  wire [63:0] partial_2,
  input  wire [63:0] partial_3,
  output wire [63:0] high,
  output wire [63:0] low
);
  wire [34:0] second;
  wire [34:0] third;
  wire [34:0] fourth;

  assign second = {3'd0, partial_0[63:32]} + {3'd0, partial_1[31:0]} + {3'd0, partial_2[31:0]};
  assign third = {3'd0, partial_1[63:32]} + {3'd0, partial_2[63:32]} + {3'd0, partial_3[31:0]} + {32'd0, second[34:32]};
  assign fourth = {3'd0, partial_3[63:32]} + {32'd0, third[34:32]};
  assign low = {second[31:0], partial_0[31:0]};
  assign high = {fourth[31:0], third[31:0]};

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, fourth[34:32]};
endmodule
`default_nettype wire
