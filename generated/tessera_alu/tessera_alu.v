// tessera_alu
// ALU: operand fetch, four lanes, write-back.
//
//   in    1  clock
//   in    1  reset
//   in    1  i_valid
//   in    3  i_slot
//   in   32  i_ip
//   in   64  i_lo
//   in   64  i_hi
//   in   32  i_emask
//   in   32  i_pmask
//   in    3  i_mode
//   in   32  i_scalar
//   in    2  i_sb
//   in    1  rd_gnt_0
//   in    1  rd_gnt_1
//   in    1  rd_gnt_2
//   in   64  rd_data0_0
//   in   64  rd_data0_1
//   in   64  rd_data0_2
//   in   64  rd_data0_3
//   in   64  rd_data1_0
//   in   64  rd_data1_1
//   in   64  rd_data1_2
//   in   64  rd_data1_3
//   in   64  rd_data2_0
//   in   64  rd_data2_1
//   in   64  rd_data2_2
//   in   64  rd_data2_3
//   in    1  wb_gnt
//   out   1  i_ready
//   out   1  rd_valid_0
//   out   1  rd_valid_1
//   out   1  rd_valid_2
//   out  10  rd_row_0
//   out  10  rd_row_1
//   out  10  rd_row_2
//   out   1  fetched_valid
//   out   3  fetched_slot
//   out   1  wb_valid
//   out  10  wb_row
//   out  32  wb_be
//   out  64  wb_data_0
//   out  64  wb_data_1
//   out  64  wb_data_2
//   out  64  wb_data_3
//   out   3  wb_slot
//   out  32  wb_ip
//   out   1  done_valid
//   out   3  done_slot
//   out   2  done_sb
//   out  32  done_ip
//   out   7  done_op
//   out  32  done_mask
//   out   1  fl_we
//   out   1  fl_reg
//   out  32  fl_mask
//   out  32  fl_val
//   out   1  arf_we
//   out   2  arf_sel
//   out   4  arf_be
//   out  32  arf_val
//
// Exported from hdl/blocks/eu/src/alu/mod.rs; do not edit.
`default_nettype none
module tessera_alu (
  input  wire clock,
  input  wire reset,
  input  wire i_valid,
  input  wire [2:0] i_slot,
  input  wire [31:0] i_ip,
  input  wire [63:0] i_lo,
  input  wire [63:0] i_hi,
  input  wire [31:0] i_emask,
  input  wire [31:0] i_pmask,
  input  wire [2:0] i_mode,
  input  wire [31:0] i_scalar,
  input  wire [1:0] i_sb,
  input  wire rd_gnt_0,
  input  wire rd_gnt_1,
  input  wire rd_gnt_2,
  input  wire [63:0] rd_data0_0,
  input  wire [63:0] rd_data0_1,
  input  wire [63:0] rd_data0_2,
  input  wire [63:0] rd_data0_3,
  input  wire [63:0] rd_data1_0,
  input  wire [63:0] rd_data1_1,
  input  wire [63:0] rd_data1_2,
  input  wire [63:0] rd_data1_3,
  input  wire [63:0] rd_data2_0,
  input  wire [63:0] rd_data2_1,
  input  wire [63:0] rd_data2_2,
  input  wire [63:0] rd_data2_3,
  input  wire wb_gnt,
  output wire i_ready,
  output wire rd_valid_0,
  output wire rd_valid_1,
  output wire rd_valid_2,
  output wire [9:0] rd_row_0,
  output wire [9:0] rd_row_1,
  output wire [9:0] rd_row_2,
  output wire fetched_valid,
  output wire [2:0] fetched_slot,
  output wire wb_valid,
  output wire [9:0] wb_row,
  output wire [31:0] wb_be,
  output wire [63:0] wb_data_0,
  output wire [63:0] wb_data_1,
  output wire [63:0] wb_data_2,
  output wire [63:0] wb_data_3,
  output wire [2:0] wb_slot,
  output wire [31:0] wb_ip,
  output wire done_valid,
  output wire [2:0] done_slot,
  output wire [1:0] done_sb,
  output wire [31:0] done_ip,
  output wire [6:0] done_op,
  output wire [31:0] done_mask,
  output wire fl_we,
  output wire fl_reg,
  output wire [31:0] fl_mask,
  output wire [31:0] fl_val,
  output wire arf_we,
  output wire [1:0] arf_sel,
  output wire [3:0] arf_be,
  output wire [31:0] arf_val
);
  wire fetch__i_ready;
  wire fetch__rd_valid_0;
  wire fetch__rd_valid_1;
  wire fetch__rd_valid_2;
  wire [9:0] fetch__rd_row_0;
  wire [9:0] fetch__rd_row_1;
  wire [9:0] fetch__rd_row_2;
  wire fetch__allocate_0;
  wire fetch__allocate_1;
  wire fetch__fetched_valid;
  wire [2:0] fetch__fetched_slot;
  wire fetch__take_first_0;
  wire fetch__take_first_1;
  wire fetch__take_first_2;
  wire fetch__take_second_0;
  wire fetch__take_second_1;
  wire fetch__take_second_2;
  wire fetch__land_valid;
  wire [1:0] fetch__land_pass;
  wire [2:0] fetch__fe_slot;
  wire [31:0] fetch__fe_ip;
  wire [63:0] fetch__fe_lo;
  wire [63:0] fetch__fe_hi;
  wire [31:0] fetch__fe_emask;
  wire [31:0] fetch__fe_pmask;
  wire [2:0] fetch__fe_mode;
  wire [31:0] fetch__fe_scalar;
  wire [1:0] fetch__fe_sb;
  wire operate__op_valid;
  wire [2:0] operate__op_left;
  wire operate__issue_short;
  wire operate__issue_fma;
  wire operate__issue_imul;
  wire operate__mad;
  wire [6:0] operate__opcode;
  wire [2:0] operate__source_kind_0;
  wire [2:0] operate__source_kind_1;
  wire [2:0] operate__dst_kind;
  wire [2:0] operate__abs;
  wire [2:0] operate__negate;
  wire [2:0] operate__condition;
  wire operate__saturate;
  wire [2:0] operate__mode;
  wire [3:0] operate__predicate;
  wire [31:0] operate__element_0;
  wire [31:0] operate__element_1;
  wire [31:0] operate__element_2;
  wire [31:0] operate__element_3;
  wire [31:0] operate__element_4;
  wire [31:0] operate__element_5;
  wire [31:0] operate__element_6;
  wire [31:0] operate__element_7;
  wire [31:0] operate__element_8;
  wire [31:0] operate__element_9;
  wire [31:0] operate__element_10;
  wire [31:0] operate__element_11;
  wire [1:0] operate__beat;
  wire operate__beat_last;
  wire operate__start_0;
  wire operate__start_1;
  wire [63:0] operate__origin;
  wire [59:0] operate__detail;
  reg  [6:0] short_lane_0__opcode;
  reg  [2:0] short_lane_0__source_kind_0;
  reg  [2:0] short_lane_0__source_kind_1;
  reg  [2:0] short_lane_0__dst_kind;
  reg  [1:0] short_lane_0__abs;
  reg  [1:0] short_lane_0__negate;
  reg  [2:0] short_lane_0__condition;
  reg  short_lane_0__saturate;
  reg  [2:0] short_lane_0__mode;
  reg  short_lane_0__predicate;
  reg  [31:0] short_lane_0__src_0;
  reg  [31:0] short_lane_0__src_1;
  wire [31:0] short_lane_0__result;
  wire short_lane_0__holds;
  reg  [6:0] short_lane_1__opcode;
  reg  [2:0] short_lane_1__source_kind_0;
  reg  [2:0] short_lane_1__source_kind_1;
  reg  [2:0] short_lane_1__dst_kind;
  reg  [1:0] short_lane_1__abs;
  reg  [1:0] short_lane_1__negate;
  reg  [2:0] short_lane_1__condition;
  reg  short_lane_1__saturate;
  reg  [2:0] short_lane_1__mode;
  reg  short_lane_1__predicate;
  reg  [31:0] short_lane_1__src_0;
  reg  [31:0] short_lane_1__src_1;
  wire [31:0] short_lane_1__result;
  wire short_lane_1__holds;
  reg  [6:0] short_lane_2__opcode;
  reg  [2:0] short_lane_2__source_kind_0;
  reg  [2:0] short_lane_2__source_kind_1;
  reg  [2:0] short_lane_2__dst_kind;
  reg  [1:0] short_lane_2__abs;
  reg  [1:0] short_lane_2__negate;
  reg  [2:0] short_lane_2__condition;
  reg  short_lane_2__saturate;
  reg  [2:0] short_lane_2__mode;
  reg  short_lane_2__predicate;
  reg  [31:0] short_lane_2__src_0;
  reg  [31:0] short_lane_2__src_1;
  wire [31:0] short_lane_2__result;
  wire short_lane_2__holds;
  reg  [6:0] short_lane_3__opcode;
  reg  [2:0] short_lane_3__source_kind_0;
  reg  [2:0] short_lane_3__source_kind_1;
  reg  [2:0] short_lane_3__dst_kind;
  reg  [1:0] short_lane_3__abs;
  reg  [1:0] short_lane_3__negate;
  reg  [2:0] short_lane_3__condition;
  reg  short_lane_3__saturate;
  reg  [2:0] short_lane_3__mode;
  reg  short_lane_3__predicate;
  reg  [31:0] short_lane_3__src_0;
  reg  [31:0] short_lane_3__src_1;
  wire [31:0] short_lane_3__result;
  wire short_lane_3__holds;
  reg  fma_lane_0__mad;
  reg  [2:0] fma_lane_0__abs;
  reg  [2:0] fma_lane_0__negate;
  reg  fma_lane_0__saturate;
  reg  [2:0] fma_lane_0__mode;
  reg  [31:0] fma_lane_0__src_0;
  reg  [31:0] fma_lane_0__src_1;
  reg  [31:0] fma_lane_0__src_2;
  wire [31:0] fma_lane_0__result;
  reg  fma_lane_1__mad;
  reg  [2:0] fma_lane_1__abs;
  reg  [2:0] fma_lane_1__negate;
  reg  fma_lane_1__saturate;
  reg  [2:0] fma_lane_1__mode;
  reg  [31:0] fma_lane_1__src_0;
  reg  [31:0] fma_lane_1__src_1;
  reg  [31:0] fma_lane_1__src_2;
  wire [31:0] fma_lane_1__result;
  reg  fma_lane_2__mad;
  reg  [2:0] fma_lane_2__abs;
  reg  [2:0] fma_lane_2__negate;
  reg  fma_lane_2__saturate;
  reg  [2:0] fma_lane_2__mode;
  reg  [31:0] fma_lane_2__src_0;
  reg  [31:0] fma_lane_2__src_1;
  reg  [31:0] fma_lane_2__src_2;
  wire [31:0] fma_lane_2__result;
  reg  fma_lane_3__mad;
  reg  [2:0] fma_lane_3__abs;
  reg  [2:0] fma_lane_3__negate;
  reg  fma_lane_3__saturate;
  reg  [2:0] fma_lane_3__mode;
  reg  [31:0] fma_lane_3__src_0;
  reg  [31:0] fma_lane_3__src_1;
  reg  [31:0] fma_lane_3__src_2;
  wire [31:0] fma_lane_3__result;
  reg  [2:0] imul_lane_0__source_kind_0;
  reg  [2:0] imul_lane_0__source_kind_1;
  reg  [1:0] imul_lane_0__abs;
  reg  [1:0] imul_lane_0__negate;
  reg  [31:0] imul_lane_0__src_0;
  reg  [31:0] imul_lane_0__src_1;
  wire [31:0] imul_lane_0__result;
  reg  [2:0] imul_lane_1__source_kind_0;
  reg  [2:0] imul_lane_1__source_kind_1;
  reg  [1:0] imul_lane_1__abs;
  reg  [1:0] imul_lane_1__negate;
  reg  [31:0] imul_lane_1__src_0;
  reg  [31:0] imul_lane_1__src_1;
  wire [31:0] imul_lane_1__result;
  wire assemble_short__push;
  wire [63:0] assemble_short__window_0;
  wire [63:0] assemble_short__window_1;
  wire [63:0] assemble_short__window_2;
  wire [63:0] assemble_short__window_3;
  wire [63:0] assemble_short__window_4;
  wire [63:0] assemble_short__window_5;
  wire [63:0] assemble_short__window_6;
  wire [63:0] assemble_short__window_7;
  wire [63:0] assemble_short__enables;
  wire [63:0] assemble_short__entry_origin;
  wire [29:0] assemble_short__entry_detail;
  wire [63:0] assemble_short__flags;
  wire assemble_short__quad;
  wire assemble_long__beat_valid;
  reg  [31:0] assemble_long__result_0;
  reg  [31:0] assemble_long__result_1;
  wire assemble_long__push;
  wire [63:0] assemble_long__window_0;
  wire [63:0] assemble_long__window_1;
  wire [63:0] assemble_long__window_2;
  wire [63:0] assemble_long__window_3;
  wire [63:0] assemble_long__window_4;
  wire [63:0] assemble_long__window_5;
  wire [63:0] assemble_long__window_6;
  wire [63:0] assemble_long__window_7;
  wire [63:0] assemble_long__enables;
  wire [63:0] assemble_long__entry_origin;
  wire [29:0] assemble_long__entry_detail;
  wire [63:0] assemble_long__flags;
  wire assemble_long__quad;
  wire queue_0__full;
  wire queue_0__head;
  wire [63:0] queue_0__head_data_0;
  wire [63:0] queue_0__head_data_1;
  wire [63:0] queue_0__head_data_2;
  wire [63:0] queue_0__head_data_3;
  wire [63:0] queue_0__head_data_4;
  wire [63:0] queue_0__head_data_5;
  wire [63:0] queue_0__head_data_6;
  wire [63:0] queue_0__head_data_7;
  wire [63:0] queue_0__head_data_8;
  wire [63:0] queue_0__head_data_9;
  wire [63:0] queue_0__head_data_10;
  wire [29:0] queue_0__head_detail;
  wire queue_1__full;
  wire queue_1__head;
  wire [63:0] queue_1__head_data_0;
  wire [63:0] queue_1__head_data_1;
  wire [63:0] queue_1__head_data_2;
  wire [63:0] queue_1__head_data_3;
  wire [63:0] queue_1__head_data_4;
  wire [63:0] queue_1__head_data_5;
  wire [63:0] queue_1__head_data_6;
  wire [63:0] queue_1__head_data_7;
  wire [63:0] queue_1__head_data_8;
  wire [63:0] queue_1__head_data_9;
  wire [63:0] queue_1__head_data_10;
  wire [29:0] queue_1__head_detail;
  wire writeback__pop_0;
  wire writeback__pop_1;
  wire writeback__wb_valid;
  wire [9:0] writeback__wb_row;
  wire [31:0] writeback__wb_be;
  wire [63:0] writeback__wb_data_0;
  wire [63:0] writeback__wb_data_1;
  wire [63:0] writeback__wb_data_2;
  wire [63:0] writeback__wb_data_3;
  wire [2:0] writeback__wb_slot;
  wire [31:0] writeback__wb_ip;
  wire writeback__done_valid;
  wire [2:0] writeback__done_slot;
  wire [1:0] writeback__done_sb;
  wire [31:0] writeback__done_ip;
  wire [6:0] writeback__done_op;
  wire [31:0] writeback__done_mask;
  wire writeback__fl_we;
  wire writeback__fl_reg;
  wire [31:0] writeback__fl_mask;
  wire [31:0] writeback__fl_val;
  wire writeback__arf_we;
  wire [1:0] writeback__arf_sel;
  wire [3:0] writeback__arf_be;
  wire [31:0] writeback__arf_val;

  tessera_alu_fetch fetch (
    .clock(clock),
    .reset(reset),
    .i_valid(i_valid),
    .i_slot(i_slot),
    .i_ip(i_ip),
    .i_lo(i_lo),
    .i_hi(i_hi),
    .i_emask(i_emask),
    .i_pmask(i_pmask),
    .i_mode(i_mode),
    .i_scalar(i_scalar),
    .i_sb(i_sb),
    .i_ready(fetch__i_ready),
    .rd_gnt_0(rd_gnt_0),
    .rd_gnt_1(rd_gnt_1),
    .rd_gnt_2(rd_gnt_2),
    .rd_valid_0(fetch__rd_valid_0),
    .rd_valid_1(fetch__rd_valid_1),
    .rd_valid_2(fetch__rd_valid_2),
    .rd_row_0(fetch__rd_row_0),
    .rd_row_1(fetch__rd_row_1),
    .rd_row_2(fetch__rd_row_2),
    .op_valid(operate__op_valid),
    .op_left(operate__op_left),
    .full_0(queue_0__full),
    .full_1(queue_1__full),
    .allocate_0(fetch__allocate_0),
    .allocate_1(fetch__allocate_1),
    .fetched_valid(fetch__fetched_valid),
    .fetched_slot(fetch__fetched_slot),
    .take_first_0(fetch__take_first_0),
    .take_first_1(fetch__take_first_1),
    .take_first_2(fetch__take_first_2),
    .take_second_0(fetch__take_second_0),
    .take_second_1(fetch__take_second_1),
    .take_second_2(fetch__take_second_2),
    .land_valid(fetch__land_valid),
    .land_pass(fetch__land_pass),
    .fe_slot(fetch__fe_slot),
    .fe_ip(fetch__fe_ip),
    .fe_lo(fetch__fe_lo),
    .fe_hi(fetch__fe_hi),
    .fe_emask(fetch__fe_emask),
    .fe_pmask(fetch__fe_pmask),
    .fe_mode(fetch__fe_mode),
    .fe_scalar(fetch__fe_scalar),
    .fe_sb(fetch__fe_sb)
  );

  tessera_alu_operate operate (
    .clock(clock),
    .reset(reset),
    .land_valid(fetch__land_valid),
    .land_pass(fetch__land_pass),
    .fe_slot(fetch__fe_slot),
    .fe_ip(fetch__fe_ip),
    .fe_lo(fetch__fe_lo),
    .fe_hi(fetch__fe_hi),
    .fe_emask(fetch__fe_emask),
    .fe_pmask(fetch__fe_pmask),
    .fe_mode(fetch__fe_mode),
    .fe_scalar(fetch__fe_scalar),
    .fe_sb(fetch__fe_sb),
    .take_first_0(fetch__take_first_0),
    .take_first_1(fetch__take_first_1),
    .take_first_2(fetch__take_first_2),
    .take_second_0(fetch__take_second_0),
    .take_second_1(fetch__take_second_1),
    .take_second_2(fetch__take_second_2),
    .rd_data0_0(rd_data0_0),
    .rd_data0_1(rd_data0_1),
    .rd_data0_2(rd_data0_2),
    .rd_data0_3(rd_data0_3),
    .rd_data1_0(rd_data1_0),
    .rd_data1_1(rd_data1_1),
    .rd_data1_2(rd_data1_2),
    .rd_data1_3(rd_data1_3),
    .rd_data2_0(rd_data2_0),
    .rd_data2_1(rd_data2_1),
    .rd_data2_2(rd_data2_2),
    .rd_data2_3(rd_data2_3),
    .op_valid(operate__op_valid),
    .op_left(operate__op_left),
    .issue_short(operate__issue_short),
    .issue_fma(operate__issue_fma),
    .issue_imul(operate__issue_imul),
    .mad(operate__mad),
    .opcode(operate__opcode),
    .source_kind_0(operate__source_kind_0),
    .source_kind_1(operate__source_kind_1),
    .dst_kind(operate__dst_kind),
    .abs(operate__abs),
    .negate(operate__negate),
    .condition(operate__condition),
    .saturate(operate__saturate),
    .mode(operate__mode),
    .predicate(operate__predicate),
    .element_0(operate__element_0),
    .element_1(operate__element_1),
    .element_2(operate__element_2),
    .element_3(operate__element_3),
    .element_4(operate__element_4),
    .element_5(operate__element_5),
    .element_6(operate__element_6),
    .element_7(operate__element_7),
    .element_8(operate__element_8),
    .element_9(operate__element_9),
    .element_10(operate__element_10),
    .element_11(operate__element_11),
    .beat(operate__beat),
    .beat_last(operate__beat_last),
    .start_0(operate__start_0),
    .start_1(operate__start_1),
    .origin(operate__origin),
    .detail(operate__detail)
  );

  tessera_short_lane short_lane_0 (
    .clock(clock),
    .reset(reset),
    .valid(operate__issue_short),
    .opcode(short_lane_0__opcode),
    .source_kind_0(short_lane_0__source_kind_0),
    .source_kind_1(short_lane_0__source_kind_1),
    .dst_kind(short_lane_0__dst_kind),
    .abs(short_lane_0__abs),
    .negate(short_lane_0__negate),
    .condition(short_lane_0__condition),
    .saturate(short_lane_0__saturate),
    .mode(short_lane_0__mode),
    .predicate(short_lane_0__predicate),
    .src_0(short_lane_0__src_0),
    .src_1(short_lane_0__src_1),
    .result(short_lane_0__result),
    .holds(short_lane_0__holds)
  );

  tessera_short_lane short_lane_1 (
    .clock(clock),
    .reset(reset),
    .valid(operate__issue_short),
    .opcode(short_lane_1__opcode),
    .source_kind_0(short_lane_1__source_kind_0),
    .source_kind_1(short_lane_1__source_kind_1),
    .dst_kind(short_lane_1__dst_kind),
    .abs(short_lane_1__abs),
    .negate(short_lane_1__negate),
    .condition(short_lane_1__condition),
    .saturate(short_lane_1__saturate),
    .mode(short_lane_1__mode),
    .predicate(short_lane_1__predicate),
    .src_0(short_lane_1__src_0),
    .src_1(short_lane_1__src_1),
    .result(short_lane_1__result),
    .holds(short_lane_1__holds)
  );

  tessera_short_lane short_lane_2 (
    .clock(clock),
    .reset(reset),
    .valid(operate__issue_short),
    .opcode(short_lane_2__opcode),
    .source_kind_0(short_lane_2__source_kind_0),
    .source_kind_1(short_lane_2__source_kind_1),
    .dst_kind(short_lane_2__dst_kind),
    .abs(short_lane_2__abs),
    .negate(short_lane_2__negate),
    .condition(short_lane_2__condition),
    .saturate(short_lane_2__saturate),
    .mode(short_lane_2__mode),
    .predicate(short_lane_2__predicate),
    .src_0(short_lane_2__src_0),
    .src_1(short_lane_2__src_1),
    .result(short_lane_2__result),
    .holds(short_lane_2__holds)
  );

  tessera_short_lane short_lane_3 (
    .clock(clock),
    .reset(reset),
    .valid(operate__issue_short),
    .opcode(short_lane_3__opcode),
    .source_kind_0(short_lane_3__source_kind_0),
    .source_kind_1(short_lane_3__source_kind_1),
    .dst_kind(short_lane_3__dst_kind),
    .abs(short_lane_3__abs),
    .negate(short_lane_3__negate),
    .condition(short_lane_3__condition),
    .saturate(short_lane_3__saturate),
    .mode(short_lane_3__mode),
    .predicate(short_lane_3__predicate),
    .src_0(short_lane_3__src_0),
    .src_1(short_lane_3__src_1),
    .result(short_lane_3__result),
    .holds(short_lane_3__holds)
  );

  tessera_fma_lane fma_lane_0 (
    .clock(clock),
    .reset(reset),
    .valid(operate__issue_fma),
    .mad(fma_lane_0__mad),
    .abs(fma_lane_0__abs),
    .negate(fma_lane_0__negate),
    .saturate(fma_lane_0__saturate),
    .mode(fma_lane_0__mode),
    .src_0(fma_lane_0__src_0),
    .src_1(fma_lane_0__src_1),
    .src_2(fma_lane_0__src_2),
    .result(fma_lane_0__result)
  );

  tessera_fma_lane fma_lane_1 (
    .clock(clock),
    .reset(reset),
    .valid(operate__issue_fma),
    .mad(fma_lane_1__mad),
    .abs(fma_lane_1__abs),
    .negate(fma_lane_1__negate),
    .saturate(fma_lane_1__saturate),
    .mode(fma_lane_1__mode),
    .src_0(fma_lane_1__src_0),
    .src_1(fma_lane_1__src_1),
    .src_2(fma_lane_1__src_2),
    .result(fma_lane_1__result)
  );

  tessera_fma_lane fma_lane_2 (
    .clock(clock),
    .reset(reset),
    .valid(operate__issue_fma),
    .mad(fma_lane_2__mad),
    .abs(fma_lane_2__abs),
    .negate(fma_lane_2__negate),
    .saturate(fma_lane_2__saturate),
    .mode(fma_lane_2__mode),
    .src_0(fma_lane_2__src_0),
    .src_1(fma_lane_2__src_1),
    .src_2(fma_lane_2__src_2),
    .result(fma_lane_2__result)
  );

  tessera_fma_lane fma_lane_3 (
    .clock(clock),
    .reset(reset),
    .valid(operate__issue_fma),
    .mad(fma_lane_3__mad),
    .abs(fma_lane_3__abs),
    .negate(fma_lane_3__negate),
    .saturate(fma_lane_3__saturate),
    .mode(fma_lane_3__mode),
    .src_0(fma_lane_3__src_0),
    .src_1(fma_lane_3__src_1),
    .src_2(fma_lane_3__src_2),
    .result(fma_lane_3__result)
  );

  tessera_imul_lane imul_lane_0 (
    .clock(clock),
    .reset(reset),
    .valid(operate__issue_imul),
    .source_kind_0(imul_lane_0__source_kind_0),
    .source_kind_1(imul_lane_0__source_kind_1),
    .abs(imul_lane_0__abs),
    .negate(imul_lane_0__negate),
    .src_0(imul_lane_0__src_0),
    .src_1(imul_lane_0__src_1),
    .result(imul_lane_0__result)
  );

  tessera_imul_lane imul_lane_1 (
    .clock(clock),
    .reset(reset),
    .valid(operate__issue_imul),
    .source_kind_0(imul_lane_1__source_kind_0),
    .source_kind_1(imul_lane_1__source_kind_1),
    .abs(imul_lane_1__abs),
    .negate(imul_lane_1__negate),
    .src_0(imul_lane_1__src_0),
    .src_1(imul_lane_1__src_1),
    .result(imul_lane_1__result)
  );

  tessera_alu_assemble_stages4 assemble_short (
    .clock(clock),
    .reset(reset),
    .start(operate__start_0),
    .origin(operate__origin),
    .detail(operate__detail),
    .beat_valid(operate__issue_short),
    .beat(operate__beat),
    .beat_last(operate__beat_last),
    .result_0(short_lane_0__result),
    .result_1(short_lane_1__result),
    .result_2(short_lane_2__result),
    .result_3(short_lane_3__result),
    .holds_0(short_lane_0__holds),
    .holds_1(short_lane_1__holds),
    .holds_2(short_lane_2__holds),
    .holds_3(short_lane_3__holds),
    .push(assemble_short__push),
    .window_0(assemble_short__window_0),
    .window_1(assemble_short__window_1),
    .window_2(assemble_short__window_2),
    .window_3(assemble_short__window_3),
    .window_4(assemble_short__window_4),
    .window_5(assemble_short__window_5),
    .window_6(assemble_short__window_6),
    .window_7(assemble_short__window_7),
    .enables(assemble_short__enables),
    .entry_origin(assemble_short__entry_origin),
    .entry_detail(assemble_short__entry_detail),
    .flags(assemble_short__flags),
    .quad(assemble_short__quad)
  );

  tessera_alu_assemble_stages8 assemble_long (
    .clock(clock),
    .reset(reset),
    .start(operate__start_1),
    .origin(operate__origin),
    .detail(operate__detail),
    .beat_valid(assemble_long__beat_valid),
    .beat(operate__beat),
    .beat_last(operate__beat_last),
    .result_0(assemble_long__result_0),
    .result_1(assemble_long__result_1),
    .result_2(fma_lane_2__result),
    .result_3(fma_lane_3__result),
    .holds_0(1'd0),
    .holds_1(1'd0),
    .holds_2(1'd0),
    .holds_3(1'd0),
    .push(assemble_long__push),
    .window_0(assemble_long__window_0),
    .window_1(assemble_long__window_1),
    .window_2(assemble_long__window_2),
    .window_3(assemble_long__window_3),
    .window_4(assemble_long__window_4),
    .window_5(assemble_long__window_5),
    .window_6(assemble_long__window_6),
    .window_7(assemble_long__window_7),
    .enables(assemble_long__enables),
    .entry_origin(assemble_long__entry_origin),
    .entry_detail(assemble_long__entry_detail),
    .flags(assemble_long__flags),
    .quad(assemble_long__quad)
  );

  tessera_alu_queue queue_0 (
    .clock(clock),
    .reset(reset),
    .allocate(fetch__allocate_0),
    .full(queue_0__full),
    .push(assemble_short__push),
    .data_0(assemble_short__window_0),
    .data_1(assemble_short__window_1),
    .data_2(assemble_short__window_2),
    .data_3(assemble_short__window_3),
    .data_4(assemble_short__window_4),
    .data_5(assemble_short__window_5),
    .data_6(assemble_short__window_6),
    .data_7(assemble_short__window_7),
    .data_8(assemble_short__enables),
    .data_9(assemble_short__entry_origin),
    .data_10(assemble_short__flags),
    .detail(assemble_short__entry_detail),
    .pop(writeback__pop_0),
    .head(queue_0__head),
    .head_data_0(queue_0__head_data_0),
    .head_data_1(queue_0__head_data_1),
    .head_data_2(queue_0__head_data_2),
    .head_data_3(queue_0__head_data_3),
    .head_data_4(queue_0__head_data_4),
    .head_data_5(queue_0__head_data_5),
    .head_data_6(queue_0__head_data_6),
    .head_data_7(queue_0__head_data_7),
    .head_data_8(queue_0__head_data_8),
    .head_data_9(queue_0__head_data_9),
    .head_data_10(queue_0__head_data_10),
    .head_detail(queue_0__head_detail)
  );

  tessera_alu_queue queue_1 (
    .clock(clock),
    .reset(reset),
    .allocate(fetch__allocate_1),
    .full(queue_1__full),
    .push(assemble_long__push),
    .data_0(assemble_long__window_0),
    .data_1(assemble_long__window_1),
    .data_2(assemble_long__window_2),
    .data_3(assemble_long__window_3),
    .data_4(assemble_long__window_4),
    .data_5(assemble_long__window_5),
    .data_6(assemble_long__window_6),
    .data_7(assemble_long__window_7),
    .data_8(assemble_long__enables),
    .data_9(assemble_long__entry_origin),
    .data_10(assemble_long__flags),
    .detail(assemble_long__entry_detail),
    .pop(writeback__pop_1),
    .head(queue_1__head),
    .head_data_0(queue_1__head_data_0),
    .head_data_1(queue_1__head_data_1),
    .head_data_2(queue_1__head_data_2),
    .head_data_3(queue_1__head_data_3),
    .head_data_4(queue_1__head_data_4),
    .head_data_5(queue_1__head_data_5),
    .head_data_6(queue_1__head_data_6),
    .head_data_7(queue_1__head_data_7),
    .head_data_8(queue_1__head_data_8),
    .head_data_9(queue_1__head_data_9),
    .head_data_10(queue_1__head_data_10),
    .head_detail(queue_1__head_detail)
  );

  tessera_alu_writeback writeback (
    .clock(clock),
    .reset(reset),
    .head_0(queue_0__head),
    .head_1(queue_1__head),
    .short_data_0(queue_0__head_data_0),
    .short_data_1(queue_0__head_data_1),
    .short_data_2(queue_0__head_data_2),
    .short_data_3(queue_0__head_data_3),
    .short_data_4(queue_0__head_data_4),
    .short_data_5(queue_0__head_data_5),
    .short_data_6(queue_0__head_data_6),
    .short_data_7(queue_0__head_data_7),
    .short_data_8(queue_0__head_data_8),
    .short_data_9(queue_0__head_data_9),
    .short_data_10(queue_0__head_data_10),
    .short_detail(queue_0__head_detail),
    .long_data_0(queue_1__head_data_0),
    .long_data_1(queue_1__head_data_1),
    .long_data_2(queue_1__head_data_2),
    .long_data_3(queue_1__head_data_3),
    .long_data_4(queue_1__head_data_4),
    .long_data_5(queue_1__head_data_5),
    .long_data_6(queue_1__head_data_6),
    .long_data_7(queue_1__head_data_7),
    .long_data_8(queue_1__head_data_8),
    .long_data_9(queue_1__head_data_9),
    .long_data_10(queue_1__head_data_10),
    .long_detail(queue_1__head_detail),
    .pop_0(writeback__pop_0),
    .pop_1(writeback__pop_1),
    .wb_gnt(wb_gnt),
    .wb_valid(writeback__wb_valid),
    .wb_row(writeback__wb_row),
    .wb_be(writeback__wb_be),
    .wb_data_0(writeback__wb_data_0),
    .wb_data_1(writeback__wb_data_1),
    .wb_data_2(writeback__wb_data_2),
    .wb_data_3(writeback__wb_data_3),
    .wb_slot(writeback__wb_slot),
    .wb_ip(writeback__wb_ip),
    .done_valid(writeback__done_valid),
    .done_slot(writeback__done_slot),
    .done_sb(writeback__done_sb),
    .done_ip(writeback__done_ip),
    .done_op(writeback__done_op),
    .done_mask(writeback__done_mask),
    .fl_we(writeback__fl_we),
    .fl_reg(writeback__fl_reg),
    .fl_mask(writeback__fl_mask),
    .fl_val(writeback__fl_val),
    .arf_we(writeback__arf_we),
    .arf_sel(writeback__arf_sel),
    .arf_be(writeback__arf_be),
    .arf_val(writeback__arf_val)
  );

  assign i_ready = fetch__i_ready;
  assign fetched_valid = fetch__fetched_valid;
  assign fetched_slot = fetch__fetched_slot;
  assign rd_valid_0 = fetch__rd_valid_0;
  assign rd_row_0 = fetch__rd_row_0;
  assign rd_valid_1 = fetch__rd_valid_1;
  assign rd_row_1 = fetch__rd_row_1;
  assign rd_valid_2 = fetch__rd_valid_2;
  assign rd_row_2 = fetch__rd_row_2;
  assign assemble_long__beat_valid = operate__issue_fma | operate__issue_imul;
  assign wb_valid = writeback__wb_valid;
  assign wb_row = writeback__wb_row;
  assign wb_be = writeback__wb_be;
  assign wb_data_0 = writeback__wb_data_0;
  assign wb_data_1 = writeback__wb_data_1;
  assign wb_data_2 = writeback__wb_data_2;
  assign wb_data_3 = writeback__wb_data_3;
  assign wb_slot = writeback__wb_slot;
  assign wb_ip = writeback__wb_ip;
  assign done_valid = writeback__done_valid;
  assign done_slot = writeback__done_slot;
  assign done_sb = writeback__done_sb;
  assign done_ip = writeback__done_ip;
  assign done_op = writeback__done_op;
  assign done_mask = writeback__done_mask;
  assign fl_we = writeback__fl_we;
  assign fl_reg = writeback__fl_reg;
  assign fl_mask = writeback__fl_mask;
  assign fl_val = writeback__fl_val;
  assign arf_we = writeback__arf_we;
  assign arf_sel = writeback__arf_sel;
  assign arf_be = writeback__arf_be;
  assign arf_val = writeback__arf_val;

  always @* begin
    short_lane_0__opcode = 7'd0;
    short_lane_0__dst_kind = 3'd0;
    short_lane_0__abs = 2'd0;
    short_lane_0__negate = 2'd0;
    short_lane_0__condition = 3'd0;
    short_lane_0__saturate = 1'd0;
    short_lane_0__mode = 3'd0;
    short_lane_0__predicate = 1'd0;
    short_lane_0__source_kind_0 = 3'd0;
    short_lane_0__src_0 = 32'd0;
    short_lane_0__source_kind_1 = 3'd0;
    short_lane_0__src_1 = 32'd0;
    if (operate__issue_short) begin
      short_lane_0__opcode = operate__opcode;
      short_lane_0__dst_kind = operate__dst_kind;
      short_lane_0__abs = operate__abs[1:0];
      short_lane_0__negate = operate__negate[1:0];
      short_lane_0__condition = operate__condition;
      short_lane_0__saturate = operate__saturate;
      short_lane_0__mode = operate__mode;
      short_lane_0__predicate = operate__predicate[0];
      short_lane_0__source_kind_0 = operate__source_kind_0;
      short_lane_0__src_0 = operate__element_0;
      short_lane_0__source_kind_1 = operate__source_kind_1;
      short_lane_0__src_1 = operate__element_4;
    end
  end

  always @* begin
    fma_lane_0__mad = 1'd0;
    fma_lane_0__abs = 3'd0;
    fma_lane_0__negate = 3'd0;
    fma_lane_0__saturate = 1'd0;
    fma_lane_0__mode = 3'd0;
    fma_lane_0__src_0 = 32'd0;
    fma_lane_0__src_1 = 32'd0;
    fma_lane_0__src_2 = 32'd0;
    if (operate__issue_fma) begin
      fma_lane_0__mad = operate__mad;
      fma_lane_0__abs = operate__abs;
      fma_lane_0__negate = operate__negate;
      fma_lane_0__saturate = operate__saturate;
      fma_lane_0__mode = operate__mode;
      fma_lane_0__src_0 = operate__element_0;
      fma_lane_0__src_1 = operate__element_4;
      fma_lane_0__src_2 = operate__element_8;
    end
  end

  always @* begin
    short_lane_1__opcode = 7'd0;
    short_lane_1__dst_kind = 3'd0;
    short_lane_1__abs = 2'd0;
    short_lane_1__negate = 2'd0;
    short_lane_1__condition = 3'd0;
    short_lane_1__saturate = 1'd0;
    short_lane_1__mode = 3'd0;
    short_lane_1__predicate = 1'd0;
    short_lane_1__source_kind_0 = 3'd0;
    short_lane_1__src_0 = 32'd0;
    short_lane_1__source_kind_1 = 3'd0;
    short_lane_1__src_1 = 32'd0;
    if (operate__issue_short) begin
      short_lane_1__opcode = operate__opcode;
      short_lane_1__dst_kind = operate__dst_kind;
      short_lane_1__abs = operate__abs[1:0];
      short_lane_1__negate = operate__negate[1:0];
      short_lane_1__condition = operate__condition;
      short_lane_1__saturate = operate__saturate;
      short_lane_1__mode = operate__mode;
      short_lane_1__predicate = operate__predicate[1];
      short_lane_1__source_kind_0 = operate__source_kind_0;
      short_lane_1__src_0 = operate__element_1;
      short_lane_1__source_kind_1 = operate__source_kind_1;
      short_lane_1__src_1 = operate__element_5;
    end
  end

  always @* begin
    fma_lane_1__mad = 1'd0;
    fma_lane_1__abs = 3'd0;
    fma_lane_1__negate = 3'd0;
    fma_lane_1__saturate = 1'd0;
    fma_lane_1__mode = 3'd0;
    fma_lane_1__src_0 = 32'd0;
    fma_lane_1__src_1 = 32'd0;
    fma_lane_1__src_2 = 32'd0;
    if (operate__issue_fma) begin
      fma_lane_1__mad = operate__mad;
      fma_lane_1__abs = operate__abs;
      fma_lane_1__negate = operate__negate;
      fma_lane_1__saturate = operate__saturate;
      fma_lane_1__mode = operate__mode;
      fma_lane_1__src_0 = operate__element_1;
      fma_lane_1__src_1 = operate__element_5;
      fma_lane_1__src_2 = operate__element_9;
    end
  end

  always @* begin
    short_lane_2__opcode = 7'd0;
    short_lane_2__dst_kind = 3'd0;
    short_lane_2__abs = 2'd0;
    short_lane_2__negate = 2'd0;
    short_lane_2__condition = 3'd0;
    short_lane_2__saturate = 1'd0;
    short_lane_2__mode = 3'd0;
    short_lane_2__predicate = 1'd0;
    short_lane_2__source_kind_0 = 3'd0;
    short_lane_2__src_0 = 32'd0;
    short_lane_2__source_kind_1 = 3'd0;
    short_lane_2__src_1 = 32'd0;
    if (operate__issue_short) begin
      short_lane_2__opcode = operate__opcode;
      short_lane_2__dst_kind = operate__dst_kind;
      short_lane_2__abs = operate__abs[1:0];
      short_lane_2__negate = operate__negate[1:0];
      short_lane_2__condition = operate__condition;
      short_lane_2__saturate = operate__saturate;
      short_lane_2__mode = operate__mode;
      short_lane_2__predicate = operate__predicate[2];
      short_lane_2__source_kind_0 = operate__source_kind_0;
      short_lane_2__src_0 = operate__element_2;
      short_lane_2__source_kind_1 = operate__source_kind_1;
      short_lane_2__src_1 = operate__element_6;
    end
  end

  always @* begin
    fma_lane_2__mad = 1'd0;
    fma_lane_2__abs = 3'd0;
    fma_lane_2__negate = 3'd0;
    fma_lane_2__saturate = 1'd0;
    fma_lane_2__mode = 3'd0;
    fma_lane_2__src_0 = 32'd0;
    fma_lane_2__src_1 = 32'd0;
    fma_lane_2__src_2 = 32'd0;
    if (operate__issue_fma) begin
      fma_lane_2__mad = operate__mad;
      fma_lane_2__abs = operate__abs;
      fma_lane_2__negate = operate__negate;
      fma_lane_2__saturate = operate__saturate;
      fma_lane_2__mode = operate__mode;
      fma_lane_2__src_0 = operate__element_2;
      fma_lane_2__src_1 = operate__element_6;
      fma_lane_2__src_2 = operate__element_10;
    end
  end

  always @* begin
    short_lane_3__opcode = 7'd0;
    short_lane_3__dst_kind = 3'd0;
    short_lane_3__abs = 2'd0;
    short_lane_3__negate = 2'd0;
    short_lane_3__condition = 3'd0;
    short_lane_3__saturate = 1'd0;
    short_lane_3__mode = 3'd0;
    short_lane_3__predicate = 1'd0;
    short_lane_3__source_kind_0 = 3'd0;
    short_lane_3__src_0 = 32'd0;
    short_lane_3__source_kind_1 = 3'd0;
    short_lane_3__src_1 = 32'd0;
    if (operate__issue_short) begin
      short_lane_3__opcode = operate__opcode;
      short_lane_3__dst_kind = operate__dst_kind;
      short_lane_3__abs = operate__abs[1:0];
      short_lane_3__negate = operate__negate[1:0];
      short_lane_3__condition = operate__condition;
      short_lane_3__saturate = operate__saturate;
      short_lane_3__mode = operate__mode;
      short_lane_3__predicate = operate__predicate[3];
      short_lane_3__source_kind_0 = operate__source_kind_0;
      short_lane_3__src_0 = operate__element_3;
      short_lane_3__source_kind_1 = operate__source_kind_1;
      short_lane_3__src_1 = operate__element_7;
    end
  end

  always @* begin
    fma_lane_3__mad = 1'd0;
    fma_lane_3__abs = 3'd0;
    fma_lane_3__negate = 3'd0;
    fma_lane_3__saturate = 1'd0;
    fma_lane_3__mode = 3'd0;
    fma_lane_3__src_0 = 32'd0;
    fma_lane_3__src_1 = 32'd0;
    fma_lane_3__src_2 = 32'd0;
    if (operate__issue_fma) begin
      fma_lane_3__mad = operate__mad;
      fma_lane_3__abs = operate__abs;
      fma_lane_3__negate = operate__negate;
      fma_lane_3__saturate = operate__saturate;
      fma_lane_3__mode = operate__mode;
      fma_lane_3__src_0 = operate__element_3;
      fma_lane_3__src_1 = operate__element_7;
      fma_lane_3__src_2 = operate__element_11;
    end
  end

  always @* begin
    imul_lane_0__abs = 2'd0;
    imul_lane_0__negate = 2'd0;
    imul_lane_0__source_kind_0 = 3'd0;
    imul_lane_0__src_0 = 32'd0;
    imul_lane_0__source_kind_1 = 3'd0;
    imul_lane_0__src_1 = 32'd0;
    if (operate__issue_imul) begin
      imul_lane_0__abs = operate__abs[1:0];
      imul_lane_0__negate = operate__negate[1:0];
      imul_lane_0__source_kind_0 = operate__source_kind_0;
      imul_lane_0__src_0 = operate__element_0;
      imul_lane_0__source_kind_1 = operate__source_kind_1;
      imul_lane_0__src_1 = operate__element_4;
    end
  end

  always @* begin
    imul_lane_1__abs = 2'd0;
    imul_lane_1__negate = 2'd0;
    imul_lane_1__source_kind_0 = 3'd0;
    imul_lane_1__src_0 = 32'd0;
    imul_lane_1__source_kind_1 = 3'd0;
    imul_lane_1__src_1 = 32'd0;
    if (operate__issue_imul) begin
      imul_lane_1__abs = operate__abs[1:0];
      imul_lane_1__negate = operate__negate[1:0];
      imul_lane_1__source_kind_0 = operate__source_kind_0;
      imul_lane_1__src_0 = operate__element_1;
      imul_lane_1__source_kind_1 = operate__source_kind_1;
      imul_lane_1__src_1 = operate__element_5;
    end
  end

  always @* begin
    assemble_long__result_0 = fma_lane_0__result;
    assemble_long__result_1 = fma_lane_1__result;
    if (assemble_long__quad) begin
      assemble_long__result_0 = imul_lane_0__result;
      assemble_long__result_1 = imul_lane_1__result;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, assemble_short__quad};
endmodule
`default_nettype wire
