// tessera_double_columns
// Sums partial products.
//
//   in   32  made_partial_0   Of 16 bits of the factors from `16 j` and `16 k` on, at `4 j + k`.
//   in   32  made_partial_1
//   in   32  made_partial_2
//   in   32  made_partial_3
//   in   32  made_partial_4
//   in   32  made_partial_5
//   in   32  made_partial_6
//   in   32  made_partial_7
//   in   32  made_partial_8
//   in   32  made_partial_9
//   in   32  made_partial_10
//   in   32  made_partial_11
//   in   32  made_partial_12
//   in   32  made_partial_13
//   in   32  made_partial_14
//   in   32  made_partial_15
//   out  64  high             The upper half of the product is the sum of these,
//   out  33  mixed
//   out   2  carry
//   out  64  low              and this the lower half.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/double/align.rs; do not edit.
`default_nettype none
module tessera_double_columns (
  input  wire [31:0] made_partial_0,
  input  wire [31:0] made_partial_1,
  input  wire [31:0] made_partial_2,
  input  wire [31:0] made_partial_3,
  input  wire [31:0] made_partial_4,
  input  wire [31:0] made_partial_5,
  input  wire [31:0] made_partial_6,
  input  wire [31:0] made_partial_7,
  input  wire [31:0] made_partial_8,
  input  wire [31:0] made_partial_9,
  input  wire [31:0] made_partial_10,
  input  wire [31:0] made_partial_11,
  input  wire [31:0] made_partial_12,
  input  wire [31:0] made_partial_13,
  input  wire [31:0] made_partial_14,
  input  wire [31:0] made_partial_15,
  output wire [63:0] high,
  output wire [32:0] mixed,
  output wire [1:0] carry,
  output wire [63:0] low
);
  wire [32:0] mixture_0;
  wire [32:0] mixture_1;
  wire [32:0] mixture_2;
  wire [32:0] mixture_3;
  wire [63:0] straight_0;
  wire [63:0] straight_1;
  wire [63:0] straight_2;
  wire [63:0] straight_3;
  wire [63:0] product_0;
  wire [63:0] product_1;
  wire [63:0] product_2;
  wire [63:0] product_3;
  wire [33:0] second;

  assign mixture_0 = {1'd0, made_partial_1} + {1'd0, made_partial_4};
  assign straight_0 = {made_partial_5, made_partial_0};
  assign product_0 = straight_0 + {15'd0, mixture_0, 16'd0};
  assign mixture_1 = {1'd0, made_partial_3} + {1'd0, made_partial_6};
  assign straight_1 = {made_partial_7, made_partial_2};
  assign product_1 = straight_1 + {15'd0, mixture_1, 16'd0};
  assign mixture_2 = {1'd0, made_partial_9} + {1'd0, made_partial_12};
  assign straight_2 = {made_partial_13, made_partial_8};
  assign product_2 = straight_2 + {15'd0, mixture_2, 16'd0};
  assign mixture_3 = {1'd0, made_partial_11} + {1'd0, made_partial_14};
  assign straight_3 = {made_partial_15, made_partial_10};
  assign product_3 = straight_3 + {15'd0, mixture_3, 16'd0};
  assign second = {2'd0, product_0[63:32]} + {2'd0, product_1[31:0]} + {2'd0, product_2[31:0]};
  assign low = {second[31:0], product_0[31:0]};
  assign carry = second[33:32];
  assign mixed = {1'd0, product_1[63:32]} + {1'd0, product_2[63:32]};
  assign high = product_3;
endmodule
`default_nettype wire
