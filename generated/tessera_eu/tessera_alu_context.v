// tessera_alu_context
// Packs the context of a pass.
//
//   in   32  ip
//   in   32  emask
//   in    3  slot
//   in    2  sb
//   in    7  opcode
//   in    2  pass
//   in    2  last_pass
//   in    8  lanes
//   in   10  dst_row
//   in    1  dst_norow
//   in    5  dst_sub
//   in    2  dst_stride
//   in    3  dst_kind
//   in    1  arf_write
//   in    2  arf_select
//   in    1  flag_write
//   in    1  flag_register
//   in    6  flag_shift
//   in    3  condition
//   in    1  quad
//   out  64  origin
//   out  60  detail
//
// Exported from hdl/blocks/eu/src/alu/context.rs; do not edit.
`default_nettype none
module tessera_alu_context (
  input  wire [31:0] ip,
  input  wire [31:0] emask,
  input  wire [2:0] slot,
  input  wire [1:0] sb,
  input  wire [6:0] opcode,
  input  wire [1:0] pass,
  input  wire [1:0] last_pass,
  input  wire [7:0] lanes,
  input  wire [9:0] dst_row,
  input  wire dst_norow,
  input  wire [4:0] dst_sub,
  input  wire [1:0] dst_stride,
  input  wire [2:0] dst_kind,
  input  wire arf_write,
  input  wire [1:0] arf_select,
  input  wire flag_write,
  input  wire flag_register,
  input  wire [5:0] flag_shift,
  input  wire [2:0] condition,
  input  wire quad,
  output wire [63:0] origin,
  output wire [59:0] detail
);
  wire wide;
  wire [4:0] first_lane;
  wire [4:0] last_lane;
  wire [9:0] row;
  wire two;
  wire [7:0] enabled;
  wire [2:0] first__vstride;
  wire [5:0] first__address;
  wire [2:0] last__vstride;
  wire [5:0] last__address;
  wire [31:0] tmp_0 = emask >> first_lane;

  tessera_alu_region first (
    .lane(first_lane),
    .vstride(first__vstride),
    .width(3'd0),
    .hstride(2'd0),
    .wide(wide),
    .sub(dst_sub),
    .address(first__address)
  );

  tessera_alu_region last (
    .lane(last_lane),
    .vstride(last__vstride),
    .width(3'd0),
    .hstride(2'd0),
    .wide(wide),
    .sub(dst_sub),
    .address(last__address)
  );

  assign first_lane = {3'd0, pass} << 3;
  assign last_lane = ((first_lane | ({4'd0, lanes[7]} << 2)) | ({4'd0, lanes[3]} << 1)) | {4'd0, lanes[1]};
  assign wide = dst_kind[2:1] != 2'd1;
  assign first__vstride = {1'd0, dst_stride};
  assign last__vstride = {1'd0, dst_stride};
  assign row = dst_row + {9'd0, first__address[5]};
  assign two = first__address[5] ^ last__address[5];
  assign enabled = tmp_0[7:0] & lanes;
  assign origin = {32'd0, ip} | ({32'd0, emask} << 32);
  assign detail = ((((((((((((((((({57'd0, slot} | ({58'd0, sb} << 3)) | ({53'd0, opcode} << 5)) | ({50'd0, row} << 12)) | ({59'd0, two} << 22)) | ({59'd0, dst_norow} << 23)) | ({59'd0, (pass == last_pass)} << 24)) | ({59'd0, flag_write} << 25)) | ({59'd0, flag_register} << 26)) | ({59'd0, arf_write} << 27)) | ({58'd0, arf_select} << 28)) | ({54'd0, flag_shift} << 30)) | ({57'd0, condition} << 36)) | ({57'd0, dst_kind} << 39)) | ({58'd0, dst_stride} << 42)) | ({55'd0, first__address[4:0]} << 44)) | ({52'd0, enabled} << 49)) | ({58'd0, pass} << 57)) | ({59'd0, quad} << 59);

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, last__address[4:0], tmp_0[31:8]};
endmodule
`default_nettype wire
