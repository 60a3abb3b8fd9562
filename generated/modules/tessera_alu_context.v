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
//   out  64  carried_origin  Address and lanes of the instruction: `word::origin`.
//   out  60  carried_detail  The rest: `word::detail`.
//
// Combinational.
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
  output wire [63:0] carried_origin,
  output wire [59:0] carried_detail
);
  wire [2:0] region_vstride;
  wire [2:0] region_width;
  wire [1:0] region_hstride;
  wire region_wide;
  wire [4:0] region_sub;
  wire [4:0] first_lane;
  wire [4:0] last_lane;
  wire [9:0] row;
  wire two;
  wire [7:0] enabled;
  wire [5:0] first__address;
  wire [5:0] last__address;
  wire [31:0] tmp_0 = emask >> first_lane;

  tessera_alu_region first (
    .lane(first_lane),
    .region_vstride(region_vstride),
    .region_width(region_width),
    .region_hstride(region_hstride),
    .region_wide(region_wide),
    .region_sub(region_sub),
    .address(first__address)
  );

  tessera_alu_region last (
    .lane(last_lane),
    .region_vstride(region_vstride),
    .region_width(region_width),
    .region_hstride(region_hstride),
    .region_wide(region_wide),
    .region_sub(region_sub),
    .address(last__address)
  );

  assign first_lane = {pass, 3'd0};
  assign last_lane = first_lane | {2'd0, lanes[7], 2'd0} | {3'd0, lanes[3], 1'd0} | {4'd0, lanes[1]};
  assign region_vstride = {1'd0, dst_stride};
  assign region_width = 3'd0;
  assign region_hstride = 2'd0;
  assign region_wide = dst_kind[2:1] != 2'd1;
  assign region_sub = dst_sub;
  assign row = dst_row + {9'd0, first__address[5]};
  assign two = first__address[5] ^ last__address[5];
  assign enabled = tmp_0[7:0] & lanes;
  assign carried_origin = {emask, ip};
  assign carried_detail = {quad, pass, enabled, first__address[4:0], dst_stride, dst_kind, condition, flag_shift,
      arf_select, arf_write, flag_register, flag_write, pass == last_pass, dst_norow, two, row, opcode, sb, slot};

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, last__address[4:0], tmp_0[31:8]};
endmodule
`default_nettype wire
