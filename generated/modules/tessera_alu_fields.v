// tessera_alu_fields
// Makes two sources of three.
//
//   in    7  opcode
//   in    1  is_signed   Elements are signed.
//   in   32  element_0
//   in   32  element_1
//   in   32  element_2
//   in   32  element_3
//   in   32  element_4
//   in   32  element_5
//   in   32  element_6
//   in   32  element_7
//   in   32  element_8
//   in   32  element_9
//   in   32  element_10
//   in   32  element_11
//   in   32  value_0
//   in   32  value_1
//   in   32  value_2
//   in   32  value_3
//   in   32  value_4
//   in   32  value_5
//   in   32  value_6
//   in   32  value_7
//   out  32  src_0
//   out  32  src_1
//   out  32  src_2
//   out  32  src_3
//   out  32  src_4
//   out  32  src_5
//   out  32  src_6
//   out  32  src_7
//   out   1  extracts    It is bfe, bfi2.
//   out   1  merges
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/fields.rs; do not edit.
`default_nettype none
module tessera_alu_fields (
  input  wire [6:0] opcode,
  input  wire is_signed,
  input  wire [31:0] element_0,
  input  wire [31:0] element_1,
  input  wire [31:0] element_2,
  input  wire [31:0] element_3,
  input  wire [31:0] element_4,
  input  wire [31:0] element_5,
  input  wire [31:0] element_6,
  input  wire [31:0] element_7,
  input  wire [31:0] element_8,
  input  wire [31:0] element_9,
  input  wire [31:0] element_10,
  input  wire [31:0] element_11,
  input  wire [31:0] value_0,
  input  wire [31:0] value_1,
  input  wire [31:0] value_2,
  input  wire [31:0] value_3,
  input  wire [31:0] value_4,
  input  wire [31:0] value_5,
  input  wire [31:0] value_6,
  input  wire [31:0] value_7,
  output wire [31:0] src_0,
  output wire [31:0] src_1,
  output wire [31:0] src_2,
  output wire [31:0] src_3,
  output wire [31:0] src_4,
  output wire [31:0] src_5,
  output wire [31:0] src_6,
  output wire [31:0] src_7,
  output wire extracts,
  output wire merges
);
  wire extracting;
  wire merging;
  wire [5:0] total_0;
  wire [5:0] total_1;
  wire [5:0] total_2;
  wire [5:0] total_3;
  wire [32:0] rest_0;
  wire [32:0] rest_1;
  wire [32:0] rest_2;
  wire [32:0] rest_3;
  wire fill_0;
  wire fill_1;
  wire fill_2;
  wire fill_3;
  wire [31:0] above_0;
  wire [31:0] above_1;
  wire [31:0] above_2;
  wire [31:0] above_3;
  wire [31:0] other_0;
  wire [31:0] other_1;
  wire [31:0] other_2;
  wire [31:0] other_3;

  assign extracting = opcode == 7'h18;
  assign merging = opcode == 7'h1a;
  assign extracts = extracting;
  assign merges = merging;
  // bfe: a field without bits has no sign
  assign total_0 = {1'd0, element_4[4:0]} + {1'd0, element_8[4:0]};
  assign rest_0 = {element_0, 1'd0} >> total_0[4:0];
  assign fill_0 = is_signed & rest_0[0] & (|element_4[4:0]);
  assign above_0 = extracting ? (32'hffffffff << total_0) : 32'd0;
  assign src_0 = fill_0 ? (value_0 | above_0) : (value_0 & ~above_0);
  // bfi2; of bfe only the distance counts
  assign other_0 = merging ? ~element_0 : extracting ? 32'h1f : 32'd0;
  assign src_4 = (value_4 & ~other_0) | (element_8 & other_0);
  // bfe: a field without bits has no sign
  assign total_1 = {1'd0, element_5[4:0]} + {1'd0, element_9[4:0]};
  assign rest_1 = {element_1, 1'd0} >> total_1[4:0];
  assign fill_1 = is_signed & rest_1[0] & (|element_5[4:0]);
  assign above_1 = extracting ? (32'hffffffff << total_1) : 32'd0;
  assign src_1 = fill_1 ? (value_1 | above_1) : (value_1 & ~above_1);
  // bfi2; of bfe only the distance counts
  assign other_1 = merging ? ~element_1 : extracting ? 32'h1f : 32'd0;
  assign src_5 = (value_5 & ~other_1) | (element_9 & other_1);
  // bfe: a field without bits has no sign
  assign total_2 = {1'd0, element_6[4:0]} + {1'd0, element_10[4:0]};
  assign rest_2 = {element_2, 1'd0} >> total_2[4:0];
  assign fill_2 = is_signed & rest_2[0] & (|element_6[4:0]);
  assign above_2 = extracting ? (32'hffffffff << total_2) : 32'd0;
  assign src_2 = fill_2 ? (value_2 | above_2) : (value_2 & ~above_2);
  // bfi2; of bfe only the distance counts
  assign other_2 = merging ? ~element_2 : extracting ? 32'h1f : 32'd0;
  assign src_6 = (value_6 & ~other_2) | (element_10 & other_2);
  // bfe: a field without bits has no sign
  assign total_3 = {1'd0, element_7[4:0]} + {1'd0, element_11[4:0]};
  assign rest_3 = {element_3, 1'd0} >> total_3[4:0];
  assign fill_3 = is_signed & rest_3[0] & (|element_7[4:0]);
  assign above_3 = extracting ? (32'hffffffff << total_3) : 32'd0;
  assign src_3 = fill_3 ? (value_3 | above_3) : (value_3 & ~above_3);
  // bfi2; of bfe only the distance counts
  assign other_3 = merging ? ~element_3 : extracting ? 32'h1f : 32'd0;
  assign src_7 = (value_7 & ~other_3) | (element_11 & other_3);

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, element_4[31:5], element_5[31:5], element_6[31:5], element_7[31:5], rest_0[32:1],
      rest_1[32:1], rest_2[32:1], rest_3[32:1]};
endmodule
`default_nettype wire
