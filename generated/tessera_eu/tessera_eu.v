// tessera_eu
// Execution unit: 7 threads, 2 ALUs of 4 lanes, branch and message unit.
//
//   in    1  clock
//   in    1  reset
//   in    1  disp_valid
//   in    1  disp_start
//   in    3  disp_slot
//   in    7  disp_reg
//   in   64  disp_data_0
//   in   64  disp_data_1
//   in   64  disp_data_2
//   in   64  disp_data_3
//   in    1  if_req_ready
//   in    1  if_rsp_valid
//   in   26  if_rsp_line
//   in   64  if_rsp_data_0
//   in   64  if_rsp_data_1
//   in   64  if_rsp_data_2
//   in   64  if_rsp_data_3
//   in   64  if_rsp_data_4
//   in   64  if_rsp_data_5
//   in   64  if_rsp_data_6
//   in   64  if_rsp_data_7
//   in    1  mo_ready
//   in    1  rs_valid
//   in    3  rs_slot
//   in    2  rs_sb
//   in    7  rs_reg
//   in   32  rs_be
//   in   64  rs_data_0
//   in   64  rs_data_1
//   in   64  rs_data_2
//   in   64  rs_data_3
//   in    1  rs_last
//   in    1  eot_ready
//   out   1  disp_ready
//   out   1  if_req_valid
//   out  26  if_req_line
//   out   1  if_rsp_ready
//   out   1  mo_valid
//   out   3  mo_slot
//   out   2  mo_sb
//   out  32  mo_ip
//   out  32  mo_desc
//   out  32  mo_exdesc
//   out  32  mo_mask
//   out   7  mo_dst
//   out   5  mo_rlen
//   out   1  mo_first
//   out   1  mo_last
//   out  64  mo_data_0
//   out  64  mo_data_1
//   out  64  mo_data_2
//   out  64  mo_data_3
//   out   1  rs_ready
//   out   1  eot_valid
//   out   3  eot_slot
//   out   1  wb_valid
//   out   2  wb_pipe
//   out   3  wb_slot
//   out  32  wb_ip
//   out  10  wb_row
//   out  32  wb_be
//   out  64  wb_data_0
//   out  64  wb_data_1
//   out  64  wb_data_2
//   out  64  wb_data_3
//   out   1  ret_valid_0
//   out   1  ret_valid_1
//   out   1  ret_valid_2
//   out   1  ret_valid_3
//   out   3  ret_slot_0
//   out   3  ret_slot_1
//   out   3  ret_slot_2
//   out   3  ret_slot_3
//   out  32  ret_ip_0
//   out  32  ret_ip_1
//   out  32  ret_ip_2
//   out  32  ret_ip_3
//   out   7  ret_op_0
//   out   7  ret_op_1
//   out   7  ret_op_2
//   out   7  ret_op_3
//   out  32  ret_mask_0
//   out  32  ret_mask_1
//   out  32  ret_mask_2
//   out  32  ret_mask_3
//   out   1  fl_we_0
//   out   1  fl_we_1
//   out   1  fl_reg_0
//   out   1  fl_reg_1
//   out  32  fl_mask_0
//   out  32  fl_mask_1
//   out  32  fl_val_0
//   out  32  fl_val_1
//   out   1  arf_we_0
//   out   1  arf_we_1
//   out   2  arf_sel_0
//   out   2  arf_sel_1
//   out   4  arf_be_0
//   out   4  arf_be_1
//   out  32  arf_val_0
//   out  32  arf_val_1
//   out  32  br_next
//   out  32  br_act
//   out   7  busy
//   out   3  stall_0
//   out   3  stall_1
//   out   3  stall_2
//   out   3  stall_3
//   out   3  stall_4
//   out   3  stall_5
//   out   3  stall_6
//   out   4  issue
//   out   1  fault_valid
//   out   3  fault_slot
//   out  32  fault_ip
//   out   1  idle
//
// Exported from hdl/blocks/eu/src/eu/mod.rs; do not edit.
`default_nettype none
module tessera_eu (
  input  wire clock,
  input  wire reset,
  input  wire disp_valid,
  input  wire disp_start,
  input  wire [2:0] disp_slot,
  input  wire [6:0] disp_reg,
  input  wire [63:0] disp_data_0,
  input  wire [63:0] disp_data_1,
  input  wire [63:0] disp_data_2,
  input  wire [63:0] disp_data_3,
  input  wire if_req_ready,
  input  wire if_rsp_valid,
  input  wire [25:0] if_rsp_line,
  input  wire [63:0] if_rsp_data_0,
  input  wire [63:0] if_rsp_data_1,
  input  wire [63:0] if_rsp_data_2,
  input  wire [63:0] if_rsp_data_3,
  input  wire [63:0] if_rsp_data_4,
  input  wire [63:0] if_rsp_data_5,
  input  wire [63:0] if_rsp_data_6,
  input  wire [63:0] if_rsp_data_7,
  input  wire mo_ready,
  input  wire rs_valid,
  input  wire [2:0] rs_slot,
  input  wire [1:0] rs_sb,
  input  wire [6:0] rs_reg,
  input  wire [31:0] rs_be,
  input  wire [63:0] rs_data_0,
  input  wire [63:0] rs_data_1,
  input  wire [63:0] rs_data_2,
  input  wire [63:0] rs_data_3,
  input  wire rs_last,
  input  wire eot_ready,
  output reg  disp_ready,
  output wire if_req_valid,
  output wire [25:0] if_req_line,
  output wire if_rsp_ready,
  output wire mo_valid,
  output wire [2:0] mo_slot,
  output wire [1:0] mo_sb,
  output wire [31:0] mo_ip,
  output wire [31:0] mo_desc,
  output wire [31:0] mo_exdesc,
  output wire [31:0] mo_mask,
  output wire [6:0] mo_dst,
  output wire [4:0] mo_rlen,
  output wire mo_first,
  output wire mo_last,
  output wire [63:0] mo_data_0,
  output wire [63:0] mo_data_1,
  output wire [63:0] mo_data_2,
  output wire [63:0] mo_data_3,
  output wire rs_ready,
  output wire eot_valid,
  output wire [2:0] eot_slot,
  output wire wb_valid,
  output wire [1:0] wb_pipe,
  output wire [2:0] wb_slot,
  output wire [31:0] wb_ip,
  output wire [9:0] wb_row,
  output wire [31:0] wb_be,
  output wire [63:0] wb_data_0,
  output wire [63:0] wb_data_1,
  output wire [63:0] wb_data_2,
  output wire [63:0] wb_data_3,
  output wire ret_valid_0,
  output wire ret_valid_1,
  output wire ret_valid_2,
  output wire ret_valid_3,
  output wire [2:0] ret_slot_0,
  output wire [2:0] ret_slot_1,
  output wire [2:0] ret_slot_2,
  output wire [2:0] ret_slot_3,
  output wire [31:0] ret_ip_0,
  output wire [31:0] ret_ip_1,
  output wire [31:0] ret_ip_2,
  output wire [31:0] ret_ip_3,
  output wire [6:0] ret_op_0,
  output wire [6:0] ret_op_1,
  output wire [6:0] ret_op_2,
  output wire [6:0] ret_op_3,
  output wire [31:0] ret_mask_0,
  output wire [31:0] ret_mask_1,
  output wire [31:0] ret_mask_2,
  output wire [31:0] ret_mask_3,
  output wire fl_we_0,
  output wire fl_we_1,
  output wire fl_reg_0,
  output wire fl_reg_1,
  output wire [31:0] fl_mask_0,
  output wire [31:0] fl_mask_1,
  output wire [31:0] fl_val_0,
  output wire [31:0] fl_val_1,
  output wire arf_we_0,
  output wire arf_we_1,
  output wire [1:0] arf_sel_0,
  output wire [1:0] arf_sel_1,
  output wire [3:0] arf_be_0,
  output wire [3:0] arf_be_1,
  output wire [31:0] arf_val_0,
  output wire [31:0] arf_val_1,
  output wire [31:0] br_next,
  output wire [31:0] br_act,
  output wire [6:0] busy,
  output wire [2:0] stall_0,
  output wire [2:0] stall_1,
  output wire [2:0] stall_2,
  output wire [2:0] stall_3,
  output wire [2:0] stall_4,
  output wire [2:0] stall_5,
  output wire [2:0] stall_6,
  output wire [3:0] issue,
  output wire fault_valid,
  output wire [2:0] fault_slot,
  output wire [31:0] fault_ip,
  output wire idle
);
  wire start;
  reg  [3:0] issues;
  wire alu_0__i_ready;
  wire alu_0__rd_valid_0;
  wire alu_0__rd_valid_1;
  wire alu_0__rd_valid_2;
  wire [9:0] alu_0__rd_row_0;
  wire [9:0] alu_0__rd_row_1;
  wire [9:0] alu_0__rd_row_2;
  wire alu_0__fetched_valid;
  wire [2:0] alu_0__fetched_slot;
  wire alu_0__wb_valid;
  wire [9:0] alu_0__wb_row;
  wire [31:0] alu_0__wb_be;
  wire [63:0] alu_0__wb_data_0;
  wire [63:0] alu_0__wb_data_1;
  wire [63:0] alu_0__wb_data_2;
  wire [63:0] alu_0__wb_data_3;
  wire [2:0] alu_0__wb_slot;
  wire [31:0] alu_0__wb_ip;
  wire alu_0__done_valid;
  wire [2:0] alu_0__done_slot;
  wire [1:0] alu_0__done_sb;
  wire [31:0] alu_0__done_ip;
  wire [6:0] alu_0__done_op;
  wire [31:0] alu_0__done_mask;
  wire alu_0__fl_we;
  wire alu_0__fl_reg;
  wire [31:0] alu_0__fl_mask;
  wire [31:0] alu_0__fl_val;
  wire alu_0__arf_we;
  wire [1:0] alu_0__arf_sel;
  wire [3:0] alu_0__arf_be;
  wire [31:0] alu_0__arf_val;
  wire alu_1__i_ready;
  wire alu_1__rd_valid_0;
  wire alu_1__rd_valid_1;
  wire alu_1__rd_valid_2;
  wire [9:0] alu_1__rd_row_0;
  wire [9:0] alu_1__rd_row_1;
  wire [9:0] alu_1__rd_row_2;
  wire alu_1__fetched_valid;
  wire [2:0] alu_1__fetched_slot;
  wire alu_1__wb_valid;
  wire [9:0] alu_1__wb_row;
  wire [31:0] alu_1__wb_be;
  wire [63:0] alu_1__wb_data_0;
  wire [63:0] alu_1__wb_data_1;
  wire [63:0] alu_1__wb_data_2;
  wire [63:0] alu_1__wb_data_3;
  wire [2:0] alu_1__wb_slot;
  wire [31:0] alu_1__wb_ip;
  wire alu_1__done_valid;
  wire [2:0] alu_1__done_slot;
  wire [1:0] alu_1__done_sb;
  wire [31:0] alu_1__done_ip;
  wire [6:0] alu_1__done_op;
  wire [31:0] alu_1__done_mask;
  wire alu_1__fl_we;
  wire alu_1__fl_reg;
  wire [31:0] alu_1__fl_mask;
  wire [31:0] alu_1__fl_val;
  wire alu_1__arf_we;
  wire [1:0] alu_1__arf_sel;
  wire [3:0] alu_1__arf_be;
  wire [31:0] alu_1__arf_val;
  wire me__i_ready;
  wire me__rd_valid;
  wire [9:0] me__rd_row;
  wire me__mo_valid;
  wire [2:0] me__mo_slot;
  wire [1:0] me__mo_sb;
  wire [31:0] me__mo_ip;
  wire [31:0] me__mo_desc;
  wire [31:0] me__mo_exdesc;
  wire [31:0] me__mo_mask;
  wire [6:0] me__mo_dst;
  wire [4:0] me__mo_rlen;
  wire me__mo_first;
  wire me__mo_last;
  wire [63:0] me__mo_data_0;
  wire [63:0] me__mo_data_1;
  wire [63:0] me__mo_data_2;
  wire [63:0] me__mo_data_3;
  wire me__fetched_valid;
  wire [2:0] me__fetched_slot;
  wire me__ret_valid;
  wire [2:0] me__ret_slot;
  wire [31:0] me__ret_ip;
  wire [6:0] me__ret_op;
  wire [31:0] me__ret_mask;
  wire me__eot_valid;
  wire [2:0] me__eot_slot;
  wire me__eot_done;
  wire me__wb_valid;
  wire [9:0] me__wb_row;
  wire [31:0] me__wb_be;
  wire [63:0] me__wb_data_0;
  wire [63:0] me__wb_data_1;
  wire [63:0] me__wb_data_2;
  wire [63:0] me__wb_data_3;
  wire me__rs_ready;
  wire me__rs_done;
  wire [2:0] me__rs_done_slot;
  wire [1:0] me__rs_done_sb;
  wire je__start_valid;
  wire [31:0] je__start_mask;
  wire je__i_ready;
  wire je__r_valid;
  wire [2:0] je__r_slot;
  wire je__r_sync;
  wire [31:0] je__r_next;
  wire [31:0] je__r_act;
  wire je__r_wake_valid;
  wire [31:0] je__r_wake;
  wire [31:0] je__r_ip;
  wire [6:0] je__r_op;
  wire [31:0] je__r_mask;
  wire ga__dp_wb_valid;
  wire [9:0] ga__dp_wb_row;
  wire ga__a0_rd_gnt_0;
  wire ga__a0_rd_gnt_1;
  wire ga__a0_rd_gnt_2;
  wire ga__a1_rd_gnt_0;
  wire ga__a1_rd_gnt_1;
  wire ga__a1_rd_gnt_2;
  wire ga__me_rd_gnt;
  wire [63:0] ga__rd_data0_0;
  wire [63:0] ga__rd_data0_1;
  wire [63:0] ga__rd_data0_2;
  wire [63:0] ga__rd_data0_3;
  wire [63:0] ga__rd_data1_0;
  wire [63:0] ga__rd_data1_1;
  wire [63:0] ga__rd_data1_2;
  wire [63:0] ga__rd_data1_3;
  wire [63:0] ga__rd_data2_0;
  wire [63:0] ga__rd_data2_1;
  wire [63:0] ga__rd_data2_2;
  wire [63:0] ga__rd_data2_3;
  wire ga__a0_wb_gnt;
  wire ga__a1_wb_gnt;
  wire ga__me_wb_gnt;
  wire ga__dp_wb_gnt;
  wire [31:0] tc__st_ip;
  wire [31:0] tc__st_mask;
  wire tc__st_ready;
  wire tc__if_req_valid;
  wire [25:0] tc__if_req_line;
  wire tc__if_rsp_ready;
  wire tc__i0_valid;
  wire [2:0] tc__i0_slot;
  wire [31:0] tc__i0_ip;
  wire [63:0] tc__i0_lo;
  wire [63:0] tc__i0_hi;
  wire [31:0] tc__i0_emask;
  wire [31:0] tc__i0_pmask;
  wire [2:0] tc__i0_mode;
  wire [31:0] tc__i0_scalar;
  wire [1:0] tc__i0_sb;
  wire tc__i1_valid;
  wire [2:0] tc__i1_slot;
  wire [31:0] tc__i1_ip;
  wire [63:0] tc__i1_lo;
  wire [63:0] tc__i1_hi;
  wire [31:0] tc__i1_emask;
  wire [31:0] tc__i1_pmask;
  wire [2:0] tc__i1_mode;
  wire [31:0] tc__i1_scalar;
  wire [1:0] tc__i1_sb;
  wire tc__ij_valid;
  wire [2:0] tc__ij_slot;
  wire [31:0] tc__ij_ip;
  wire [63:0] tc__ij_lo;
  wire [63:0] tc__ij_hi;
  wire tc__ij_len8;
  wire tc__ij_sync;
  wire [31:0] tc__ij_act;
  wire [31:0] tc__ij_pred;
  wire tc__im_valid;
  wire [2:0] tc__im_slot;
  wire [31:0] tc__im_ip;
  wire [63:0] tc__im_lo;
  wire [63:0] tc__im_hi;
  wire [31:0] tc__im_emask;
  wire [1:0] tc__im_sb;
  wire [6:0] tc__busy;
  wire [2:0] tc__stall_0;
  wire [2:0] tc__stall_1;
  wire [2:0] tc__stall_2;
  wire [2:0] tc__stall_3;
  wire [2:0] tc__stall_4;
  wire [2:0] tc__stall_5;
  wire [2:0] tc__stall_6;
  wire tc__fault_valid;
  wire [2:0] tc__fault_slot;
  wire [31:0] tc__fault_ip;
  wire write_event__valid;
  wire [1:0] write_event__pipe;
  wire [2:0] write_event__slot;
  wire [31:0] write_event__ip;
  wire [9:0] write_event__row;
  wire [31:0] write_event__be;
  wire [63:0] write_event__data_0;
  wire [63:0] write_event__data_1;
  wire [63:0] write_event__data_2;
  wire [63:0] write_event__data_3;

  tessera_alu alu_0 (
    .clock(clock),
    .reset(reset),
    .i_valid(tc__i0_valid),
    .i_slot(tc__i0_slot),
    .i_ip(tc__i0_ip),
    .i_lo(tc__i0_lo),
    .i_hi(tc__i0_hi),
    .i_emask(tc__i0_emask),
    .i_pmask(tc__i0_pmask),
    .i_mode(tc__i0_mode),
    .i_scalar(tc__i0_scalar),
    .i_sb(tc__i0_sb),
    .rd_gnt_0(ga__a0_rd_gnt_0),
    .rd_gnt_1(ga__a0_rd_gnt_1),
    .rd_gnt_2(ga__a0_rd_gnt_2),
    .rd_data0_0(ga__rd_data0_0),
    .rd_data0_1(ga__rd_data0_1),
    .rd_data0_2(ga__rd_data0_2),
    .rd_data0_3(ga__rd_data0_3),
    .rd_data1_0(ga__rd_data1_0),
    .rd_data1_1(ga__rd_data1_1),
    .rd_data1_2(ga__rd_data1_2),
    .rd_data1_3(ga__rd_data1_3),
    .rd_data2_0(ga__rd_data2_0),
    .rd_data2_1(ga__rd_data2_1),
    .rd_data2_2(ga__rd_data2_2),
    .rd_data2_3(ga__rd_data2_3),
    .wb_gnt(ga__a0_wb_gnt),
    .i_ready(alu_0__i_ready),
    .rd_valid_0(alu_0__rd_valid_0),
    .rd_valid_1(alu_0__rd_valid_1),
    .rd_valid_2(alu_0__rd_valid_2),
    .rd_row_0(alu_0__rd_row_0),
    .rd_row_1(alu_0__rd_row_1),
    .rd_row_2(alu_0__rd_row_2),
    .fetched_valid(alu_0__fetched_valid),
    .fetched_slot(alu_0__fetched_slot),
    .wb_valid(alu_0__wb_valid),
    .wb_row(alu_0__wb_row),
    .wb_be(alu_0__wb_be),
    .wb_data_0(alu_0__wb_data_0),
    .wb_data_1(alu_0__wb_data_1),
    .wb_data_2(alu_0__wb_data_2),
    .wb_data_3(alu_0__wb_data_3),
    .wb_slot(alu_0__wb_slot),
    .wb_ip(alu_0__wb_ip),
    .done_valid(alu_0__done_valid),
    .done_slot(alu_0__done_slot),
    .done_sb(alu_0__done_sb),
    .done_ip(alu_0__done_ip),
    .done_op(alu_0__done_op),
    .done_mask(alu_0__done_mask),
    .fl_we(alu_0__fl_we),
    .fl_reg(alu_0__fl_reg),
    .fl_mask(alu_0__fl_mask),
    .fl_val(alu_0__fl_val),
    .arf_we(alu_0__arf_we),
    .arf_sel(alu_0__arf_sel),
    .arf_be(alu_0__arf_be),
    .arf_val(alu_0__arf_val)
  );

  tessera_alu alu_1 (
    .clock(clock),
    .reset(reset),
    .i_valid(tc__i1_valid),
    .i_slot(tc__i1_slot),
    .i_ip(tc__i1_ip),
    .i_lo(tc__i1_lo),
    .i_hi(tc__i1_hi),
    .i_emask(tc__i1_emask),
    .i_pmask(tc__i1_pmask),
    .i_mode(tc__i1_mode),
    .i_scalar(tc__i1_scalar),
    .i_sb(tc__i1_sb),
    .rd_gnt_0(ga__a1_rd_gnt_0),
    .rd_gnt_1(ga__a1_rd_gnt_1),
    .rd_gnt_2(ga__a1_rd_gnt_2),
    .rd_data0_0(ga__rd_data0_0),
    .rd_data0_1(ga__rd_data0_1),
    .rd_data0_2(ga__rd_data0_2),
    .rd_data0_3(ga__rd_data0_3),
    .rd_data1_0(ga__rd_data1_0),
    .rd_data1_1(ga__rd_data1_1),
    .rd_data1_2(ga__rd_data1_2),
    .rd_data1_3(ga__rd_data1_3),
    .rd_data2_0(ga__rd_data2_0),
    .rd_data2_1(ga__rd_data2_1),
    .rd_data2_2(ga__rd_data2_2),
    .rd_data2_3(ga__rd_data2_3),
    .wb_gnt(ga__a1_wb_gnt),
    .i_ready(alu_1__i_ready),
    .rd_valid_0(alu_1__rd_valid_0),
    .rd_valid_1(alu_1__rd_valid_1),
    .rd_valid_2(alu_1__rd_valid_2),
    .rd_row_0(alu_1__rd_row_0),
    .rd_row_1(alu_1__rd_row_1),
    .rd_row_2(alu_1__rd_row_2),
    .fetched_valid(alu_1__fetched_valid),
    .fetched_slot(alu_1__fetched_slot),
    .wb_valid(alu_1__wb_valid),
    .wb_row(alu_1__wb_row),
    .wb_be(alu_1__wb_be),
    .wb_data_0(alu_1__wb_data_0),
    .wb_data_1(alu_1__wb_data_1),
    .wb_data_2(alu_1__wb_data_2),
    .wb_data_3(alu_1__wb_data_3),
    .wb_slot(alu_1__wb_slot),
    .wb_ip(alu_1__wb_ip),
    .done_valid(alu_1__done_valid),
    .done_slot(alu_1__done_slot),
    .done_sb(alu_1__done_sb),
    .done_ip(alu_1__done_ip),
    .done_op(alu_1__done_op),
    .done_mask(alu_1__done_mask),
    .fl_we(alu_1__fl_we),
    .fl_reg(alu_1__fl_reg),
    .fl_mask(alu_1__fl_mask),
    .fl_val(alu_1__fl_val),
    .arf_we(alu_1__arf_we),
    .arf_sel(alu_1__arf_sel),
    .arf_be(alu_1__arf_be),
    .arf_val(alu_1__arf_val)
  );

  tessera_me me (
    .clock(clock),
    .reset(reset),
    .i_valid(tc__im_valid),
    .i_slot(tc__im_slot),
    .i_ip(tc__im_ip),
    .i_lo(tc__im_lo),
    .i_hi(tc__im_hi),
    .i_emask(tc__im_emask),
    .i_sb(tc__im_sb),
    .rd_gnt(ga__me_rd_gnt),
    .rd_data_0(ga__rd_data2_0),
    .rd_data_1(ga__rd_data2_1),
    .rd_data_2(ga__rd_data2_2),
    .rd_data_3(ga__rd_data2_3),
    .mo_ready(mo_ready),
    .eot_ready(eot_ready),
    .rs_valid(rs_valid),
    .rs_slot(rs_slot),
    .rs_sb(rs_sb),
    .rs_reg(rs_reg),
    .rs_be(rs_be),
    .rs_data_0(rs_data_0),
    .rs_data_1(rs_data_1),
    .rs_data_2(rs_data_2),
    .rs_data_3(rs_data_3),
    .rs_last(rs_last),
    .wb_gnt(ga__me_wb_gnt),
    .i_ready(me__i_ready),
    .rd_valid(me__rd_valid),
    .rd_row(me__rd_row),
    .mo_valid(me__mo_valid),
    .mo_slot(me__mo_slot),
    .mo_sb(me__mo_sb),
    .mo_ip(me__mo_ip),
    .mo_desc(me__mo_desc),
    .mo_exdesc(me__mo_exdesc),
    .mo_mask(me__mo_mask),
    .mo_dst(me__mo_dst),
    .mo_rlen(me__mo_rlen),
    .mo_first(me__mo_first),
    .mo_last(me__mo_last),
    .mo_data_0(me__mo_data_0),
    .mo_data_1(me__mo_data_1),
    .mo_data_2(me__mo_data_2),
    .mo_data_3(me__mo_data_3),
    .fetched_valid(me__fetched_valid),
    .fetched_slot(me__fetched_slot),
    .ret_valid(me__ret_valid),
    .ret_slot(me__ret_slot),
    .ret_ip(me__ret_ip),
    .ret_op(me__ret_op),
    .ret_mask(me__ret_mask),
    .eot_valid(me__eot_valid),
    .eot_slot(me__eot_slot),
    .eot_done(me__eot_done),
    .wb_valid(me__wb_valid),
    .wb_row(me__wb_row),
    .wb_be(me__wb_be),
    .wb_data_0(me__wb_data_0),
    .wb_data_1(me__wb_data_1),
    .wb_data_2(me__wb_data_2),
    .wb_data_3(me__wb_data_3),
    .rs_ready(me__rs_ready),
    .rs_done(me__rs_done),
    .rs_done_slot(me__rs_done_slot),
    .rs_done_sb(me__rs_done_sb)
  );

  tessera_je je (
    .clock(clock),
    .reset(reset),
    .start_valid(je__start_valid),
    .start_slot(disp_slot),
    .start_mask(je__start_mask),
    .i_valid(tc__ij_valid),
    .i_slot(tc__ij_slot),
    .i_ip(tc__ij_ip),
    .i_lo(tc__ij_lo),
    .i_hi(tc__ij_hi),
    .i_len8(tc__ij_len8),
    .i_sync(tc__ij_sync),
    .i_act(tc__ij_act),
    .i_pred(tc__ij_pred),
    .i_ready(je__i_ready),
    .r_valid(je__r_valid),
    .r_slot(je__r_slot),
    .r_sync(je__r_sync),
    .r_next(je__r_next),
    .r_act(je__r_act),
    .r_wake_valid(je__r_wake_valid),
    .r_wake(je__r_wake),
    .r_ip(je__r_ip),
    .r_op(je__r_op),
    .r_mask(je__r_mask)
  );

  tessera_ga ga (
    .clock(clock),
    .reset(reset),
    .a0_rd_valid_0(alu_0__rd_valid_0),
    .a0_rd_valid_1(alu_0__rd_valid_1),
    .a0_rd_valid_2(alu_0__rd_valid_2),
    .a0_rd_row_0(alu_0__rd_row_0),
    .a0_rd_row_1(alu_0__rd_row_1),
    .a0_rd_row_2(alu_0__rd_row_2),
    .a1_rd_valid_0(alu_1__rd_valid_0),
    .a1_rd_valid_1(alu_1__rd_valid_1),
    .a1_rd_valid_2(alu_1__rd_valid_2),
    .a1_rd_row_0(alu_1__rd_row_0),
    .a1_rd_row_1(alu_1__rd_row_1),
    .a1_rd_row_2(alu_1__rd_row_2),
    .me_rd_valid(me__rd_valid),
    .me_rd_row(me__rd_row),
    .a0_wb_valid(alu_0__wb_valid),
    .a0_wb_row(alu_0__wb_row),
    .a0_wb_be(alu_0__wb_be),
    .a0_wb_data_0(alu_0__wb_data_0),
    .a0_wb_data_1(alu_0__wb_data_1),
    .a0_wb_data_2(alu_0__wb_data_2),
    .a0_wb_data_3(alu_0__wb_data_3),
    .a1_wb_valid(alu_1__wb_valid),
    .a1_wb_row(alu_1__wb_row),
    .a1_wb_be(alu_1__wb_be),
    .a1_wb_data_0(alu_1__wb_data_0),
    .a1_wb_data_1(alu_1__wb_data_1),
    .a1_wb_data_2(alu_1__wb_data_2),
    .a1_wb_data_3(alu_1__wb_data_3),
    .me_wb_valid(me__wb_valid),
    .me_wb_row(me__wb_row),
    .me_wb_be(me__wb_be),
    .me_wb_data_0(me__wb_data_0),
    .me_wb_data_1(me__wb_data_1),
    .me_wb_data_2(me__wb_data_2),
    .me_wb_data_3(me__wb_data_3),
    .dp_wb_valid(ga__dp_wb_valid),
    .dp_wb_row(ga__dp_wb_row),
    .dp_wb_data_0(disp_data_0),
    .dp_wb_data_1(disp_data_1),
    .dp_wb_data_2(disp_data_2),
    .dp_wb_data_3(disp_data_3),
    .a0_rd_gnt_0(ga__a0_rd_gnt_0),
    .a0_rd_gnt_1(ga__a0_rd_gnt_1),
    .a0_rd_gnt_2(ga__a0_rd_gnt_2),
    .a1_rd_gnt_0(ga__a1_rd_gnt_0),
    .a1_rd_gnt_1(ga__a1_rd_gnt_1),
    .a1_rd_gnt_2(ga__a1_rd_gnt_2),
    .me_rd_gnt(ga__me_rd_gnt),
    .rd_data0_0(ga__rd_data0_0),
    .rd_data0_1(ga__rd_data0_1),
    .rd_data0_2(ga__rd_data0_2),
    .rd_data0_3(ga__rd_data0_3),
    .rd_data1_0(ga__rd_data1_0),
    .rd_data1_1(ga__rd_data1_1),
    .rd_data1_2(ga__rd_data1_2),
    .rd_data1_3(ga__rd_data1_3),
    .rd_data2_0(ga__rd_data2_0),
    .rd_data2_1(ga__rd_data2_1),
    .rd_data2_2(ga__rd_data2_2),
    .rd_data2_3(ga__rd_data2_3),
    .a0_wb_gnt(ga__a0_wb_gnt),
    .a1_wb_gnt(ga__a1_wb_gnt),
    .me_wb_gnt(ga__me_wb_gnt),
    .dp_wb_gnt(ga__dp_wb_gnt)
  );

  tessera_tc tc (
    .clock(clock),
    .reset(reset),
    .st_valid(start),
    .st_slot(disp_slot),
    .st_ip(tc__st_ip),
    .st_mask(tc__st_mask),
    .if_req_ready(if_req_ready),
    .if_rsp_valid(if_rsp_valid),
    .if_rsp_line(if_rsp_line),
    .if_rsp_data_0(if_rsp_data_0),
    .if_rsp_data_1(if_rsp_data_1),
    .if_rsp_data_2(if_rsp_data_2),
    .if_rsp_data_3(if_rsp_data_3),
    .if_rsp_data_4(if_rsp_data_4),
    .if_rsp_data_5(if_rsp_data_5),
    .if_rsp_data_6(if_rsp_data_6),
    .if_rsp_data_7(if_rsp_data_7),
    .i0_ready(alu_0__i_ready),
    .i1_ready(alu_1__i_ready),
    .ij_ready(je__i_ready),
    .im_ready(me__i_ready),
    .f0_valid(alu_0__fetched_valid),
    .f0_slot(alu_0__fetched_slot),
    .f1_valid(alu_1__fetched_valid),
    .f1_slot(alu_1__fetched_slot),
    .fm_valid(me__fetched_valid),
    .fm_slot(me__fetched_slot),
    .d0_valid(alu_0__done_valid),
    .d0_slot(alu_0__done_slot),
    .d0_sb(alu_0__done_sb),
    .d0_fl_we(alu_0__fl_we),
    .d0_fl_reg(alu_0__fl_reg),
    .d0_fl_mask(alu_0__fl_mask),
    .d0_fl_val(alu_0__fl_val),
    .d0_arf_we(alu_0__arf_we),
    .d0_arf_sel(alu_0__arf_sel),
    .d0_arf_be(alu_0__arf_be),
    .d0_arf_val(alu_0__arf_val),
    .d1_valid(alu_1__done_valid),
    .d1_slot(alu_1__done_slot),
    .d1_sb(alu_1__done_sb),
    .d1_fl_we(alu_1__fl_we),
    .d1_fl_reg(alu_1__fl_reg),
    .d1_fl_mask(alu_1__fl_mask),
    .d1_fl_val(alu_1__fl_val),
    .d1_arf_we(alu_1__arf_we),
    .d1_arf_sel(alu_1__arf_sel),
    .d1_arf_be(alu_1__arf_be),
    .d1_arf_val(alu_1__arf_val),
    .dm_valid(me__rs_done),
    .dm_slot(me__rs_done_slot),
    .dm_sb(me__rs_done_sb),
    .r_valid(je__r_valid),
    .r_slot(je__r_slot),
    .r_sync(je__r_sync),
    .r_next(je__r_next),
    .r_act(je__r_act),
    .r_wake_valid(je__r_wake_valid),
    .r_wake(je__r_wake),
    .eot_done(me__eot_done),
    .eot_slot(me__eot_slot),
    .st_ready(tc__st_ready),
    .if_req_valid(tc__if_req_valid),
    .if_req_line(tc__if_req_line),
    .if_rsp_ready(tc__if_rsp_ready),
    .i0_valid(tc__i0_valid),
    .i0_slot(tc__i0_slot),
    .i0_ip(tc__i0_ip),
    .i0_lo(tc__i0_lo),
    .i0_hi(tc__i0_hi),
    .i0_emask(tc__i0_emask),
    .i0_pmask(tc__i0_pmask),
    .i0_mode(tc__i0_mode),
    .i0_scalar(tc__i0_scalar),
    .i0_sb(tc__i0_sb),
    .i1_valid(tc__i1_valid),
    .i1_slot(tc__i1_slot),
    .i1_ip(tc__i1_ip),
    .i1_lo(tc__i1_lo),
    .i1_hi(tc__i1_hi),
    .i1_emask(tc__i1_emask),
    .i1_pmask(tc__i1_pmask),
    .i1_mode(tc__i1_mode),
    .i1_scalar(tc__i1_scalar),
    .i1_sb(tc__i1_sb),
    .ij_valid(tc__ij_valid),
    .ij_slot(tc__ij_slot),
    .ij_ip(tc__ij_ip),
    .ij_lo(tc__ij_lo),
    .ij_hi(tc__ij_hi),
    .ij_len8(tc__ij_len8),
    .ij_sync(tc__ij_sync),
    .ij_act(tc__ij_act),
    .ij_pred(tc__ij_pred),
    .im_valid(tc__im_valid),
    .im_slot(tc__im_slot),
    .im_ip(tc__im_ip),
    .im_lo(tc__im_lo),
    .im_hi(tc__im_hi),
    .im_emask(tc__im_emask),
    .im_sb(tc__im_sb),
    .busy(tc__busy),
    .stall_0(tc__stall_0),
    .stall_1(tc__stall_1),
    .stall_2(tc__stall_2),
    .stall_3(tc__stall_3),
    .stall_4(tc__stall_4),
    .stall_5(tc__stall_5),
    .stall_6(tc__stall_6),
    .fault_valid(tc__fault_valid),
    .fault_slot(tc__fault_slot),
    .fault_ip(tc__fault_ip)
  );

  tessera_eu_write_event write_event (
    .grant_0(ga__a0_wb_gnt),
    .grant_1(ga__a1_wb_gnt),
    .grant_2(ga__me_wb_gnt),
    .in_slot_0(alu_0__wb_slot),
    .in_slot_1(alu_1__wb_slot),
    .in_slot_2(rs_slot),
    .in_ip_0(alu_0__wb_ip),
    .in_ip_1(alu_1__wb_ip),
    .in_row_0(alu_0__wb_row),
    .in_row_1(alu_1__wb_row),
    .in_row_2(me__wb_row),
    .in_be_0(alu_0__wb_be),
    .in_be_1(alu_1__wb_be),
    .in_be_2(me__wb_be),
    .in_data_0_0(alu_0__wb_data_0),
    .in_data_0_1(alu_0__wb_data_1),
    .in_data_0_2(alu_0__wb_data_2),
    .in_data_0_3(alu_0__wb_data_3),
    .in_data_1_0(alu_1__wb_data_0),
    .in_data_1_1(alu_1__wb_data_1),
    .in_data_1_2(alu_1__wb_data_2),
    .in_data_1_3(alu_1__wb_data_3),
    .in_data_2_0(me__wb_data_0),
    .in_data_2_1(me__wb_data_1),
    .in_data_2_2(me__wb_data_2),
    .in_data_2_3(me__wb_data_3),
    .valid(write_event__valid),
    .pipe(write_event__pipe),
    .slot(write_event__slot),
    .ip(write_event__ip),
    .row(write_event__row),
    .be(write_event__be),
    .data_0(write_event__data_0),
    .data_1(write_event__data_1),
    .data_2(write_event__data_2),
    .data_3(write_event__data_3)
  );

  // dispatch: registers through GA, start through TC and JE
  assign start = disp_valid & disp_start;
  assign ga__dp_wb_valid = disp_valid & (~disp_start);
  assign ga__dp_wb_row = ({7'd0, disp_slot} << 7) | {3'd0, disp_reg};
  assign tc__st_ip = disp_data_0[31:0];
  assign tc__st_mask = disp_data_0[63:32];
  assign je__start_valid = start & tc__st_ready;
  assign je__start_mask = disp_data_0[63:32];
  assign if_req_valid = tc__if_req_valid;
  assign if_req_line = tc__if_req_line;
  assign if_rsp_ready = tc__if_rsp_ready;
  assign issue = issues;
  assign wb_data_0 = write_event__data_0;
  assign wb_data_1 = write_event__data_1;
  assign wb_data_2 = write_event__data_2;
  assign wb_data_3 = write_event__data_3;
  assign wb_valid = write_event__valid;
  assign wb_pipe = write_event__pipe;
  assign wb_slot = write_event__slot;
  assign wb_ip = write_event__ip;
  assign wb_row = write_event__row;
  assign wb_be = write_event__be;
  // retire port
  assign ret_valid_0 = alu_0__done_valid;
  assign ret_slot_0 = alu_0__done_slot;
  assign ret_ip_0 = alu_0__done_ip;
  assign ret_op_0 = alu_0__done_op;
  assign ret_mask_0 = alu_0__done_mask;
  assign fl_we_0 = alu_0__fl_we;
  assign fl_reg_0 = alu_0__fl_reg;
  assign fl_mask_0 = alu_0__fl_mask;
  assign fl_val_0 = alu_0__fl_val;
  assign arf_we_0 = alu_0__arf_we;
  assign arf_sel_0 = alu_0__arf_sel;
  assign arf_be_0 = alu_0__arf_be;
  assign arf_val_0 = alu_0__arf_val;
  assign ret_valid_1 = alu_1__done_valid;
  assign ret_slot_1 = alu_1__done_slot;
  assign ret_ip_1 = alu_1__done_ip;
  assign ret_op_1 = alu_1__done_op;
  assign ret_mask_1 = alu_1__done_mask;
  assign fl_we_1 = alu_1__fl_we;
  assign fl_reg_1 = alu_1__fl_reg;
  assign fl_mask_1 = alu_1__fl_mask;
  assign fl_val_1 = alu_1__fl_val;
  assign arf_we_1 = alu_1__arf_we;
  assign arf_sel_1 = alu_1__arf_sel;
  assign arf_be_1 = alu_1__arf_be;
  assign arf_val_1 = alu_1__arf_val;
  assign ret_valid_2 = je__r_valid;
  assign ret_slot_2 = je__r_slot;
  assign ret_ip_2 = je__r_ip;
  assign ret_op_2 = je__r_op;
  assign ret_mask_2 = je__r_mask;
  assign br_next = je__r_next;
  assign br_act = je__r_act;
  assign ret_valid_3 = me__ret_valid;
  assign ret_slot_3 = me__ret_slot;
  assign ret_ip_3 = me__ret_ip;
  assign ret_op_3 = me__ret_op;
  assign ret_mask_3 = me__ret_mask;
  assign mo_valid = me__mo_valid;
  assign mo_slot = me__mo_slot;
  assign mo_sb = me__mo_sb;
  assign mo_ip = me__mo_ip;
  assign mo_desc = me__mo_desc;
  assign mo_exdesc = me__mo_exdesc;
  assign mo_mask = me__mo_mask;
  assign mo_dst = me__mo_dst;
  assign mo_rlen = me__mo_rlen;
  assign mo_first = me__mo_first;
  assign mo_last = me__mo_last;
  assign rs_ready = me__rs_ready;
  assign eot_valid = me__eot_valid;
  assign eot_slot = me__eot_slot;
  assign mo_data_0 = me__mo_data_0;
  assign mo_data_1 = me__mo_data_1;
  assign mo_data_2 = me__mo_data_2;
  assign mo_data_3 = me__mo_data_3;
  // state
  assign busy = tc__busy;
  assign idle = ~(|tc__busy);
  assign fault_valid = tc__fault_valid;
  assign fault_slot = tc__fault_slot;
  assign fault_ip = tc__fault_ip;
  assign stall_0 = tc__stall_0;
  assign stall_1 = tc__stall_1;
  assign stall_2 = tc__stall_2;
  assign stall_3 = tc__stall_3;
  assign stall_4 = tc__stall_4;
  assign stall_5 = tc__stall_5;
  assign stall_6 = tc__stall_6;

  always @* begin
    disp_ready = ga__dp_wb_gnt;
    if (disp_start) begin
      disp_ready = tc__st_ready;
    end
  end

  always @* begin
    issues = 4'd0;
    issues = (issues & 4'd14) | {3'd0, tc__i0_valid};
    issues = (issues & 4'd13) | ({3'd0, tc__i1_valid} << 1);
    issues = (issues & 4'd11) | ({3'd0, tc__ij_valid} << 2);
    issues = (issues & 4'd7) | ({3'd0, tc__im_valid} << 3);
  end
endmodule
`default_nettype wire
