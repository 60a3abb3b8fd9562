// tessera_tc_accumulator
// Accumulator check.
//
//   in   64  lo
//   in   64  hi
//   in    1  accumulates       addc, subb, mach.
//   in    1  multiplies        mul of integers.
//   in    1  into_accumulator  dst is an accumulator.
//   in    1  modified          A source has abs or negate.
//   out   1  bad
//   out   2  makes             Products that it leaves in acc0.
//   out   2  takes             Products that it has to find there.
//   out   1  overwrites        It writes an accumulator.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/predecode/accumulator.rs; do not edit.
`default_nettype none
module tessera_tc_accumulator (
  input  wire [63:0] lo,
  input  wire [63:0] hi,
  input  wire accumulates,
  input  wire multiplies,
  input  wire into_accumulator,
  input  wire modified,
  output wire bad,
  output wire [1:0] makes,
  output wire [1:0] takes,
  output wire overwrites
);
  wire [3:0] dst_type;
  wire [3:0] types_0;
  wire [3:0] types_1;
  wire mach;
  wire product;
  wire dword;
  wire alike;
  wire all_unsigned;
  wire sum_bad;
  wire mach_bad;
  wire product_bad;
  wire [1:0] kind;

  assign dst_type = lo[40:37];
  assign types_0 = lo[46:43];
  assign types_1 = hi[30:27];
  assign mach = lo[6:0] == 7'h49;
  assign product = multiplies & into_accumulator;
  // types
  assign dword = (dst_type == 4'd0) | (dst_type == 4'd1);
  assign alike = ((types_0 == 4'd0) | (types_0 == 4'd1)) & (types_0 == types_1);
  assign all_unsigned = (dst_type == 4'd0) & (types_0 == 4'd0) & (types_1 == 4'd0);
  assign mach_bad = ~dword | ~alike;
  assign sum_bad = ~all_unsigned;
  // rule 49
  assign product_bad = ~dword | (types_0 != dst_type) | (types_1 != 4'd2) | lo[53] | (|lo[52:48]) | (lo[62:61] != 2'd1)
      | (lo[23:21] != 3'd3) | (|lo[19:16]) | ~lo[34] | (|lo[27:24]) | modified;
  assign bad = (product & product_bad) | (accumulates
          & ((mach & mach_bad) | (~mach & sum_bad) | (lo[36:35] != 2'd1) | (lo[23:21] > 3'd3) | (|lo[27:24])));
  // products
  assign kind = types_0[0] ? 2'd2 : 2'd1;
  assign overwrites = into_accumulator | accumulates;
  assign makes = product ? kind : 2'd0;
  assign takes = mach ? kind : 2'd0;

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, lo[15:7], lo[20], lo[33:28], lo[42:41], lo[47], lo[60:54], lo[63], hi[26:0], hi[63:31]};
endmodule
`default_nettype wire
