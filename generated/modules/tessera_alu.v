// tessera_alu
// ALU: operand fetch, four lanes, write-back. `ADDERS`: float adders in each short lane, 1 (`FloatAdd::Short`) or 0
// (`FloatAdd::Long`). `UNITS`: math units, 1 or 0; with one `PIPED` 1 (`Divide::Pipelined`), `STEPPED` 1
// (`Divide::Stepped`) or neither (`Divide::Absent`). `RARE`: executes what is rare (`Rare`), 1 or 0; with a math unit
// 1. `DIRECT`: an instruction may come without registers between TC and this (`Handover::Direct`), 1 or 0. `AHEAD`:
// operands are collected ahead (`Collect::Ahead`), 1 or 0. `DOUBLES`: has a lane for f64 (`Doubles`), 1 or 0; only
// where there is a math unit. `RESULTS`: passes in each of the queues S and L, 4 to 16. `LATE`: the long pipe has a
// stage more (`LongPipe::Eight`), 1 or 0.
//
//   in    1  clock          Clock.
//   in    1  reset          Synchronous reset, active high.
// issue: Instructions from TC.
//   in    1  issue_valid    An item is on offer.
//   in    3  issue_slot     Thread slot.
//   in   32  issue_ip       Address of the instruction.
//   in   64  issue_lo       Native instruction, bits 63:0.
//   in   64  issue_hi       Native instruction, bits 127:64.
//   in   32  issue_emask    Write-enabled lanes (for sel the predicate is not in it).
//   in   32  issue_pmask    Predicate of each lane; all ones without predicate.
//   in    5  issue_mode     Bits 1:0 rounding mode, bit 2 flush f32 denormals, bit 3 f16, bit 4 f64.
//   in   32  issue_scalar   32-bit value of an ARF source (f0, f1, cr0).
//   in    2  issue_sb       Scoreboard entry of the instruction.
//   out   1  issue_ready    The item, if there is one, is taken at this edge.
// rd_0: Lanes wanted, one port for each source.
//   out   1  rd_0_valid     Lanes are wanted.
//   out  10  rd_0_row       The row.
//   out   1  rd_0_second    It is the second of the two rows that the lanes lie in.
//   out   5  rd_0_base      Byte of lane 0, in the first row.
//   out   6  rd_0_step_0    Bytes that bits 0, 1 and 2 of a lane's number add to that.
//   out   6  rd_0_step_1
//   out   6  rd_0_step_2
//   in    1  rd_0_gnt       It is read at this edge.
// rd_1: Lanes wanted, one port for each source.
//   out   1  rd_1_valid     Lanes are wanted.
//   out  10  rd_1_row       The row.
//   out   1  rd_1_second    It is the second of the two rows that the lanes lie in.
//   out   5  rd_1_base      Byte of lane 0, in the first row.
//   out   6  rd_1_step_0    Bytes that bits 0, 1 and 2 of a lane's number add to that.
//   out   6  rd_1_step_1
//   out   6  rd_1_step_2
//   in    1  rd_1_gnt       It is read at this edge.
// rd_2: Lanes wanted, one port for each source.
//   out   1  rd_2_valid     Lanes are wanted.
//   out  10  rd_2_row       The row.
//   out   1  rd_2_second    It is the second of the two rows that the lanes lie in.
//   out   5  rd_2_base      Byte of lane 0, in the first row.
//   out   6  rd_2_step_0    Bytes that bits 0, 1 and 2 of a lane's number add to that.
//   out   6  rd_2_step_1
//   out   6  rd_2_step_2
//   in    1  rd_2_gnt       It is read at this edge.
//   in   64  rd_data_0_0    Lanes granted in the cycle before, by source; two in a word, low ones first.
//   in   64  rd_data_0_1
//   in   64  rd_data_0_2
//   in   64  rd_data_0_3
//   in   64  rd_data_1_0
//   in   64  rd_data_1_1
//   in   64  rd_data_1_2
//   in   64  rd_data_1_3
//   in   64  rd_data_2_0
//   in   64  rd_data_2_1
//   in   64  rd_data_2_2
//   in   64  rd_data_2_3
//   in    8  rd_mask_0      Which of them are valid.
//   in    8  rd_mask_1
//   in    8  rd_mask_2
// fetched: The operands of an instruction have been read.
//   out   1  fetched_valid  It happens in this cycle.
//   out   3  fetched_slot   Thread slot.
// wb: Lanes to write into a row.
//   out   1  wb_valid       A row is to be written.
//   out  10  wb_row         Which one.
//   out   1  wb_second      It is the second of the two rows that the lanes lie in.
//   out   5  wb_base        Byte of lane 0, in the first row.
//   out   6  wb_step_0      Bytes that bits 0, 1 and 2 of a lane's number add to that.
//   out   6  wb_step_1
//   out   6  wb_step_2
//   out   2  wb_size        Bytes of a lane: 1, 2 or 4, as a power of two.
//   out   8  wb_mask        Lanes to write.
//   out  64  wb_data_0      The lanes, two in a word, low ones first; 0 where not in `mask`.
//   out  64  wb_data_1
//   out  64  wb_data_2
//   out  64  wb_data_3
//   in    1  wb_gnt         Taken at this edge and written at the next one.
// writer: Instruction that the write granted in the cycle before belongs to.
//   out   3  writer_slot    Thread slot.
//   out  32  writer_ip      Address of the instruction.
// done: An instruction is done with its scoreboard entry.
//   out   1  done_valid     It happens in this cycle.
//   out   3  done_slot      Thread slot.
//   out   2  done_sb        Scoreboard entry that becomes free.
// ret: The same for the retire port.
//   out   1  ret_valid      It completes in this cycle.
//   out   3  ret_slot       Thread slot.
//   out  32  ret_ip         Address of the instruction.
//   out   7  ret_op         Its opcode; 0 for a sync of JE.
//   out  32  ret_mask       ALU and ME: write-enabled lanes; JE: active channels after the join.
// fl: Flags that it writes.
//   out   1  fl_we          Flags are written in this cycle.
//   out   1  fl_reg         0: f0, 1: f1.
//   out  32  fl_mask        Bits to write.
//   out  32  fl_val         Their values; 0 outside `mask`.
// arf: Architecture register that it writes.
//   out   1  arf_we         It is written in this cycle.
//   out   2  arf_sel        0: cr0, 1: f0, 2: f1, 3: n0.
//   out   4  arf_be         Bytes to write.
//   out  32  arf_val        The bytes; 0 where not enabled.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: issue (in): transfer at a rising edge with valid and ready both high.
// Contract: hdl/docs/src/contract/alu.md
//
// Exported from hdl/blocks/eu/src/alu/mod.rs; do not edit.
`default_nettype none
module tessera_alu (
  input  wire clock,
  input  wire reset,
  input  wire issue_valid,
  input  wire [2:0] issue_slot,
  input  wire [31:0] issue_ip,
  input  wire [63:0] issue_lo,
  input  wire [63:0] issue_hi,
  input  wire [31:0] issue_emask,
  input  wire [31:0] issue_pmask,
  input  wire [4:0] issue_mode,
  input  wire [31:0] issue_scalar,
  input  wire [1:0] issue_sb,
  output wire issue_ready,
  output wire rd_0_valid,
  output wire [9:0] rd_0_row,
  output wire rd_0_second,
  output wire [4:0] rd_0_base,
  output wire [5:0] rd_0_step_0,
  output wire [5:0] rd_0_step_1,
  output wire [5:0] rd_0_step_2,
  input  wire rd_0_gnt,
  output wire rd_1_valid,
  output wire [9:0] rd_1_row,
  output wire rd_1_second,
  output wire [4:0] rd_1_base,
  output wire [5:0] rd_1_step_0,
  output wire [5:0] rd_1_step_1,
  output wire [5:0] rd_1_step_2,
  input  wire rd_1_gnt,
  output wire rd_2_valid,
  output wire [9:0] rd_2_row,
  output wire rd_2_second,
  output wire [4:0] rd_2_base,
  output wire [5:0] rd_2_step_0,
  output wire [5:0] rd_2_step_1,
  output wire [5:0] rd_2_step_2,
  input  wire rd_2_gnt,
  input  wire [63:0] rd_data_0_0,
  input  wire [63:0] rd_data_0_1,
  input  wire [63:0] rd_data_0_2,
  input  wire [63:0] rd_data_0_3,
  input  wire [63:0] rd_data_1_0,
  input  wire [63:0] rd_data_1_1,
  input  wire [63:0] rd_data_1_2,
  input  wire [63:0] rd_data_1_3,
  input  wire [63:0] rd_data_2_0,
  input  wire [63:0] rd_data_2_1,
  input  wire [63:0] rd_data_2_2,
  input  wire [63:0] rd_data_2_3,
  input  wire [7:0] rd_mask_0,
  input  wire [7:0] rd_mask_1,
  input  wire [7:0] rd_mask_2,
  output wire fetched_valid,
  output wire [2:0] fetched_slot,
  output wire wb_valid,
  output wire [9:0] wb_row,
  output wire wb_second,
  output wire [4:0] wb_base,
  output wire [5:0] wb_step_0,
  output wire [5:0] wb_step_1,
  output wire [5:0] wb_step_2,
  output wire [1:0] wb_size,
  output wire [7:0] wb_mask,
  output wire [63:0] wb_data_0,
  output wire [63:0] wb_data_1,
  output wire [63:0] wb_data_2,
  output wire [63:0] wb_data_3,
  input  wire wb_gnt,
  output wire [2:0] writer_slot,
  output wire [31:0] writer_ip,
  output wire done_valid,
  output wire [2:0] done_slot,
  output wire [1:0] done_sb,
  output wire ret_valid,
  output wire [2:0] ret_slot,
  output wire [31:0] ret_ip,
  output wire [6:0] ret_op,
  output wire [31:0] ret_mask,
  output wire fl_we,
  output wire fl_reg,
  output wire [31:0] fl_mask,
  output wire [31:0] fl_val,
  output wire arf_we,
  output wire [1:0] arf_sel,
  output wire [3:0] arf_be,
  output wire [31:0] arf_val
);
  wire [10:0] math_control;
  wire [3:0] math_delivery;
  wire all_convert;
  wire all_round;
  reg  [3:0] outcomes;
  wire handover__issue_ready;
  wire handover__given_valid;
  wire [2:0] handover__given_slot;
  wire [31:0] handover__given_ip;
  wire [63:0] handover__given_lo;
  wire [63:0] handover__given_hi;
  wire [31:0] handover__given_emask;
  wire [31:0] handover__given_pmask;
  wire [4:0] handover__given_mode;
  wire [31:0] handover__given_scalar;
  wire [1:0] handover__given_sb;
  wire [6:0] handover__traits_operation;
  wire handover__traits_long;
  wire handover__traits_ternary;
  wire handover__traits_two_sources;
  wire handover__traits_takes_math;
  wire handover__traits_seeds;
  wire handover__traits_madm;
  wire handover__traits_ieee;
  wire handover__traits_root;
  wire handover__traits_source_double_0;
  wire handover__traits_source_double_1;
  wire handover__traits_dst_double;
  wire handover__traits_three_doubles;
  wire handover__traits_swizzles;
  wire handover__traits_is_double;
  wire handover__traits_half_0;
  wire handover__traits_half_1;
  wire handover__traits_half_2;
  wire handover__traits_dst_half;
  wire handover__traits_eight_0;
  wire handover__traits_eight_1;
  wire handover__traits_eight_2;
  wire handover__traits_wide;
  wire handover__traits_accumulates;
  wire handover__traits_fields;
  wire [6:0] handover__traits_first;
  wire [1:0] handover__traits_last_round;
  wire handover__traits_fraction;
  wire handover__traits_between;
  wire handover__traits_by_register;
  wire handover__traits_plane;
  wire handover__traits_mac;
  wire handover__traits_dot;
  wire handover__traits_homogeneous;
  wire handover__traits_rotates;
  wire fetch__issue_ready;
  wire fetch__rd_0_valid;
  wire [9:0] fetch__rd_0_row;
  wire fetch__rd_0_second;
  wire [4:0] fetch__rd_0_base;
  wire [5:0] fetch__rd_0_step_0;
  wire [5:0] fetch__rd_0_step_1;
  wire [5:0] fetch__rd_0_step_2;
  wire fetch__rd_1_valid;
  wire [9:0] fetch__rd_1_row;
  wire fetch__rd_1_second;
  wire [4:0] fetch__rd_1_base;
  wire [5:0] fetch__rd_1_step_0;
  wire [5:0] fetch__rd_1_step_1;
  wire [5:0] fetch__rd_1_step_2;
  wire fetch__rd_2_valid;
  wire [9:0] fetch__rd_2_row;
  wire fetch__rd_2_second;
  wire [4:0] fetch__rd_2_base;
  wire [5:0] fetch__rd_2_step_0;
  wire [5:0] fetch__rd_2_step_1;
  wire [5:0] fetch__rd_2_step_2;
  wire [11:0] fetch__word;
  wire fetch__allocate_0;
  wire fetch__allocate_1;
  wire fetch__allocate_2;
  wire [46:0] fetch__leaves;
  wire fetch__fetched_valid;
  wire [2:0] fetch__fetched_slot;
  wire fetch__take_0;
  wire fetch__take_1;
  wire fetch__take_2;
  wire [7:0] fetch__own_0;
  wire [7:0] fetch__own_1;
  wire fetch__land_valid;
  wire fetch__landed_second;
  wire fetch__landed_returns;
  wire fetch__landed_again;
  wire [2:0] fetch__landed_beats;
  wire fetch__landed_swapped;
  wire [2:0] fetch__landed_slot;
  wire fetch__landed_odd;
  wire [3:0] fetch__landed_enabled;
  wire [4:0] fetch__landed_mode;
  wire [7:0] fetch__landed_predicate;
  wire fetch__landed_fixed_0;
  wire fetch__landed_fixed_1;
  wire fetch__landed_fixed_2;
  wire [31:0] fetch__landed_scalar;
  wire fetch__landed_lanes_long;
  wire fetch__landed_lanes_math;
  wire [3:0] fetch__landed_lanes_math_code;
  wire fetch__landed_lanes_quad;
  wire fetch__landed_lanes_fraction;
  wire fetch__landed_lanes_between;
  wire fetch__landed_lanes_homogeneous;
  wire [6:0] fetch__landed_lanes_opcode;
  wire fetch__landed_lanes_wide;
  wire fetch__landed_lanes_is_double;
  wire fetch__landed_lanes_ieee;
  wire fetch__landed_lanes_root;
  wire [3:0] fetch__landed_lanes_selector_0;
  wire [3:0] fetch__landed_lanes_selector_1;
  wire [3:0] fetch__landed_lanes_selector_2;
  wire [3:0] fetch__landed_lanes_selector_3;
  wire fetch__landed_lanes_eight_0;
  wire fetch__landed_lanes_eight_1;
  wire fetch__landed_lanes_eight_2;
  wire [2:0] fetch__landed_lanes_kind_0;
  wire [2:0] fetch__landed_lanes_kind_1;
  wire fetch__landed_lanes_half_0;
  wire fetch__landed_lanes_half_1;
  wire fetch__landed_lanes_half_2;
  wire fetch__landed_lanes_once;
  wire [2:0] fetch__landed_lanes_dst_kind;
  wire [2:0] fetch__landed_lanes_abs;
  wire [2:0] fetch__landed_lanes_negate;
  wire [2:0] fetch__landed_lanes_condition;
  wire fetch__landed_lanes_saturate;
  wire [31:0] fetch__landed_lanes_immediate;
  wire [1:0] fetch__landed_lanes_in_lanes;
  wire fetch__landed_lanes_packed_floats;
  wire fetch__landed_lanes_packed_signs;
  wire fetch__reads_valid;
  wire [2:0] fetch__reads_slot;
  wire [4:0] fetch__tag;
  wire [40:0] fetch__notes_0;
  wire [40:0] fetch__notes_1;
  wire operate__ready;
  wire operate__returns;
  wire operate__issue_short;
  wire operate__issue_fma;
  wire operate__issue_pair;
  wire operate__issue_wide;
  wire operate__is_double;
  wire operate__ieee;
  wire operate__root;
  wire [3:0] operate__extended;
  wire [8:0] operate__extension_0;
  wire [8:0] operate__extension_1;
  wire [8:0] operate__extension_2;
  wire [8:0] operate__extension_3;
  wire operate__enabled;
  wire [4:0] operate__mode;
  wire operate__issue_math;
  wire [3:0] operate__math_code;
  wire [6:0] operate__control_opcode;
  wire [2:0] operate__control_dst_kind;
  wire [3:0] operate__control_mode;
  wire operate__control_saturate;
  wire operate__control_second;
  wire [2:0] operate__source_kind_0;
  wire [2:0] operate__source_kind_1;
  wire operate__half_0;
  wire operate__half_1;
  wire operate__half_2;
  wire operate__once;
  wire [2:0] operate__abs;
  wire [2:0] operate__negate;
  wire [2:0] operate__condition;
  wire [3:0] operate__predicate;
  wire operate__predicate_wide;
  wire operate__eight_0;
  wire operate__eight_1;
  wire operate__eight_2;
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
  wire [31:0] operate__captured_0;
  wire [31:0] operate__captured_1;
  wire [31:0] operate__captured_2;
  wire [31:0] operate__captured_3;
  wire [31:0] operate__captured_4;
  wire [31:0] operate__captured_5;
  wire [31:0] operate__captured_6;
  wire [31:0] operate__captured_7;
  wire [31:0] operate__captured_8;
  wire [31:0] operate__captured_9;
  wire [31:0] operate__captured_10;
  wire [31:0] operate__captured_11;
  wire [1:0] operate__beat_number;
  wire operate__beat_last;
  wire operation__operation_mad;
  wire operation__operation_add;
  wire operation__operation_from_integer;
  wire operation__operation_to_integer;
  wire operation__operation_integer;
  wire operation__operation_resize;
  wire operation__operation_accumulates;
  wire operation__operation_upper;
  wire operation__operation_integral;
  wire [1:0] operation__operation_direction;
  wire [15:0] widen_0__pattern;
  wire widen_0__raw;
  wire widen_0__flush;
  wire [31:0] widen_0__value;
  wire [15:0] widen_1__pattern;
  wire widen_1__raw;
  wire widen_1__flush;
  wire [31:0] widen_1__value;
  wire [15:0] widen_2__pattern;
  wire widen_2__raw;
  wire widen_2__flush;
  wire [31:0] widen_2__value;
  wire [15:0] widen_3__pattern;
  wire widen_3__raw;
  wire widen_3__flush;
  wire [31:0] widen_3__value;
  wire [15:0] widen_4__pattern;
  wire widen_4__raw;
  wire widen_4__flush;
  wire [31:0] widen_4__value;
  wire [15:0] widen_5__pattern;
  wire widen_5__raw;
  wire widen_5__flush;
  wire [31:0] widen_5__value;
  wire [15:0] widen_6__pattern;
  wire widen_6__raw;
  wire widen_6__flush;
  wire [31:0] widen_6__value;
  wire [15:0] widen_7__pattern;
  wire widen_7__raw;
  wire widen_7__flush;
  wire [31:0] widen_7__value;
  wire bare_0__flush;
  wire [31:0] bare_0__value;
  wire bare_0__bare;
  wire bare_1__flush;
  wire [31:0] bare_1__value;
  wire bare_1__bare;
  wire bare_2__flush;
  wire [31:0] bare_2__value;
  wire bare_2__bare;
  wire bare_3__flush;
  wire [31:0] bare_3__value;
  wire bare_3__bare;
  wire decide_0__abs;
  wire decide_0__negate;
  wire decide_0__flush;
  wire decide_0__first;
  wire decide_1__abs;
  wire decide_1__negate;
  wire decide_1__flush;
  wire decide_1__first;
  wire decide_2__abs;
  wire decide_2__negate;
  wire decide_2__flush;
  wire decide_2__first;
  wire decide_3__abs;
  wire decide_3__negate;
  wire decide_3__flush;
  wire decide_3__first;
  wire fields_0__is_signed;
  wire [31:0] fields_0__src_0;
  wire [31:0] fields_0__src_1;
  wire [31:0] fields_0__src_2;
  wire [31:0] fields_0__src_3;
  wire [31:0] fields_0__src_4;
  wire [31:0] fields_0__src_5;
  wire [31:0] fields_0__src_6;
  wire [31:0] fields_0__src_7;
  wire fields_0__extracts;
  wire fields_0__merges;
  wire [1:0] short_lane_0__sources_abs;
  wire [1:0] short_lane_0__sources_negate;
  reg  [6:0] short_lane_0__control_opcode;
  reg  [2:0] short_lane_0__judgement_condition;
  reg  short_lane_0__judgement_predicate;
  wire [31:0] short_lane_0__result;
  wire short_lane_0__holds;
  wire [1:0] short_lane_1__sources_abs;
  wire [1:0] short_lane_1__sources_negate;
  reg  [6:0] short_lane_1__control_opcode;
  reg  [2:0] short_lane_1__judgement_condition;
  reg  short_lane_1__judgement_predicate;
  wire [31:0] short_lane_1__result;
  wire short_lane_1__holds;
  wire [1:0] short_lane_2__sources_abs;
  wire [1:0] short_lane_2__sources_negate;
  reg  [6:0] short_lane_2__control_opcode;
  reg  [2:0] short_lane_2__judgement_condition;
  reg  short_lane_2__judgement_predicate;
  wire [31:0] short_lane_2__result;
  wire short_lane_2__holds;
  wire [1:0] short_lane_3__sources_abs;
  wire [1:0] short_lane_3__sources_negate;
  reg  [6:0] short_lane_3__control_opcode;
  reg  [2:0] short_lane_3__judgement_condition;
  reg  short_lane_3__judgement_predicate;
  wire [31:0] short_lane_3__result;
  wire short_lane_3__holds;
  wire fma_lane_0__valid;
  wire fma_lane_0__operation_integral;
  wire [31:0] fma_lane_0__result;
  wire [63:0] fma_lane_0__product;
  wire fma_lane_1__valid;
  wire fma_lane_1__operation_integral;
  wire [31:0] fma_lane_1__result;
  wire [63:0] fma_lane_1__product;
  wire fma_lane_2__operation_from_integer;
  wire fma_lane_2__operation_to_integer;
  wire fma_lane_2__operation_integral;
  wire [31:0] fma_lane_2__result;
  wire [63:0] fma_lane_2__product;
  wire fma_lane_3__operation_from_integer;
  wire fma_lane_3__operation_to_integer;
  wire fma_lane_3__operation_integral;
  wire [31:0] fma_lane_3__result;
  wire [63:0] fma_lane_3__product;
  wire [1:0] wide_lane_0__sources_abs;
  wire [1:0] wide_lane_0__sources_negate;
  wire wide_lane_0__replacement_valid;
  wire [51:0] wide_lane_0__replacement_sum;
  wire [8:0] wide_lane_0__replacement_exponent;
  wire wide_lane_0__replacement_sign;
  wire [63:0] wide_lane_0__magnitude;
  wire [63:0] wide_lane_0__result;
  wire wide_lane_0__delivers;
  wire [3:0] wide_lane_0__holds;
  wire late__beat_valid;
  wire late__quad;
  wire [31:0] late__given_wide_0;
  wire [31:0] late__given_wide_1;
  wire late__now_valid;
  wire [1:0] late__now_beat_number;
  wire late__now_beat_last;
  wire late__now_quad;
  wire [31:0] late__made_result_0;
  wire [31:0] late__made_result_1;
  wire [31:0] late__made_result_2;
  wire [31:0] late__made_result_3;
  wire late__made_replaces;
  wire [31:0] late__made_wide_0;
  wire [31:0] late__made_wide_1;
  wire [3:0] late__made_holds;
  wire queue_short__full;
  wire queue_short__head;
  wire [63:0] queue_short__lanes_0;
  wire [63:0] queue_short__lanes_1;
  wire [63:0] queue_short__lanes_2;
  wire [63:0] queue_short__lanes_3;
  wire [7:0] queue_short__holds;
  wire [46:0] queue_short__oldest;
  wire [4:0] queue_short__oldest_tag;
  wire queue_long__full;
  wire queue_long__head;
  wire [63:0] queue_long__lanes_0;
  wire [63:0] queue_long__lanes_1;
  wire [63:0] queue_long__lanes_2;
  wire [63:0] queue_long__lanes_3;
  wire [7:0] queue_long__holds;
  wire [46:0] queue_long__oldest;
  wire [4:0] queue_long__oldest_tag;
  wire writeback__pop_0;
  wire writeback__pop_1;
  wire writeback__pop_2;
  wire writeback__wb_valid;
  wire [9:0] writeback__wb_row;
  wire writeback__wb_second;
  wire [4:0] writeback__wb_base;
  wire [5:0] writeback__wb_step_0;
  wire [5:0] writeback__wb_step_1;
  wire [5:0] writeback__wb_step_2;
  wire [1:0] writeback__wb_size;
  wire [7:0] writeback__wb_mask;
  wire [63:0] writeback__wb_data_0;
  wire [63:0] writeback__wb_data_1;
  wire [63:0] writeback__wb_data_2;
  wire [63:0] writeback__wb_data_3;
  wire [2:0] writeback__writer_slot;
  wire [31:0] writeback__writer_ip;
  wire writeback__done_valid;
  wire [2:0] writeback__done_slot;
  wire [1:0] writeback__done_sb;
  wire writeback__ret_valid;
  wire [2:0] writeback__ret_slot;
  wire [31:0] writeback__ret_ip;
  wire [6:0] writeback__ret_op;
  wire [31:0] writeback__ret_mask;
  wire writeback__fl_we;
  wire writeback__fl_reg;
  wire [31:0] writeback__fl_mask;
  wire [31:0] writeback__fl_val;
  wire writeback__arf_we;
  wire [1:0] writeback__arf_sel;
  wire [3:0] writeback__arf_be;
  wire [31:0] writeback__arf_val;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_alu_handover_direct1 handover (
    .clock(clock),
    .reset(reset),
    // fetch, operate
    .issue_valid(issue_valid),
    .issue_slot(issue_slot),
    .issue_ip(issue_ip),
    .issue_lo(issue_lo),
    .issue_hi(issue_hi),
    .issue_emask(issue_emask),
    .issue_pmask(issue_pmask),
    .issue_mode(issue_mode),
    .issue_scalar(issue_scalar),
    .issue_sb(issue_sb),
    .issue_ready(handover__issue_ready),
    .given_valid(handover__given_valid),
    .given_slot(handover__given_slot),
    .given_ip(handover__given_ip),
    .given_lo(handover__given_lo),
    .given_hi(handover__given_hi),
    .given_emask(handover__given_emask),
    .given_pmask(handover__given_pmask),
    .given_mode(handover__given_mode),
    .given_scalar(handover__given_scalar),
    .given_sb(handover__given_sb),
    .given_ready(fetch__issue_ready),
    // who has nothing rare has nothing wide, and no bit fields of three sources
    .has_rare(1'd1),
    // rounds are for the one with a math unit
    .has_rounds(1'd0),
    .traits_operation(handover__traits_operation),
    .traits_long(handover__traits_long),
    .traits_ternary(handover__traits_ternary),
    .traits_two_sources(handover__traits_two_sources),
    .traits_takes_math(handover__traits_takes_math),
    .traits_seeds(handover__traits_seeds),
    .traits_madm(handover__traits_madm),
    .traits_ieee(handover__traits_ieee),
    .traits_root(handover__traits_root),
    .traits_source_double_0(handover__traits_source_double_0),
    .traits_source_double_1(handover__traits_source_double_1),
    .traits_dst_double(handover__traits_dst_double),
    .traits_three_doubles(handover__traits_three_doubles),
    .traits_swizzles(handover__traits_swizzles),
    .traits_is_double(handover__traits_is_double),
    .traits_half_0(handover__traits_half_0),
    .traits_half_1(handover__traits_half_1),
    .traits_half_2(handover__traits_half_2),
    .traits_dst_half(handover__traits_dst_half),
    .traits_eight_0(handover__traits_eight_0),
    .traits_eight_1(handover__traits_eight_1),
    .traits_eight_2(handover__traits_eight_2),
    .traits_wide(handover__traits_wide),
    .traits_accumulates(handover__traits_accumulates),
    .traits_fields(handover__traits_fields),
    .traits_first(handover__traits_first),
    .traits_last_round(handover__traits_last_round),
    .traits_fraction(handover__traits_fraction),
    .traits_between(handover__traits_between),
    .traits_by_register(handover__traits_by_register),
    .traits_plane(handover__traits_plane),
    .traits_mac(handover__traits_mac),
    .traits_dot(handover__traits_dot),
    .traits_homogeneous(handover__traits_homogeneous),
    .traits_rotates(handover__traits_rotates)
  );

  tessera_alu_fetch fetch (
    .clock(clock),
    .reset(reset),
    .issue_valid(handover__given_valid),
    .issue_slot(handover__given_slot),
    .issue_ip(handover__given_ip),
    .issue_lo(handover__given_lo),
    .issue_hi(handover__given_hi),
    .issue_emask(handover__given_emask),
    .issue_pmask(handover__given_pmask),
    .issue_mode(handover__given_mode),
    .issue_scalar(handover__given_scalar),
    .issue_sb(handover__given_sb),
    .issue_ready(fetch__issue_ready),
    .traits_operation(handover__traits_operation),
    .traits_long(handover__traits_long),
    .traits_ternary(handover__traits_ternary),
    .traits_two_sources(handover__traits_two_sources),
    .traits_takes_math(handover__traits_takes_math),
    .traits_seeds(handover__traits_seeds),
    .traits_madm(handover__traits_madm),
    .traits_ieee(handover__traits_ieee),
    .traits_root(handover__traits_root),
    .traits_source_double_0(handover__traits_source_double_0),
    .traits_source_double_1(handover__traits_source_double_1),
    .traits_dst_double(handover__traits_dst_double),
    .traits_three_doubles(handover__traits_three_doubles),
    .traits_swizzles(handover__traits_swizzles),
    .traits_is_double(handover__traits_is_double),
    .traits_half_0(handover__traits_half_0),
    .traits_half_1(handover__traits_half_1),
    .traits_half_2(handover__traits_half_2),
    .traits_dst_half(handover__traits_dst_half),
    .traits_eight_0(handover__traits_eight_0),
    .traits_eight_1(handover__traits_eight_1),
    .traits_eight_2(handover__traits_eight_2),
    .traits_wide(handover__traits_wide),
    .traits_accumulates(handover__traits_accumulates),
    .traits_fields(handover__traits_fields),
    .traits_first(handover__traits_first),
    .traits_last_round(handover__traits_last_round),
    .traits_fraction(handover__traits_fraction),
    .traits_between(handover__traits_between),
    .traits_by_register(handover__traits_by_register),
    .traits_plane(handover__traits_plane),
    .traits_mac(handover__traits_mac),
    .traits_dot(handover__traits_dot),
    .traits_homogeneous(handover__traits_homogeneous),
    .traits_rotates(handover__traits_rotates),
    .rd_0_valid(fetch__rd_0_valid),
    .rd_0_row(fetch__rd_0_row),
    .rd_0_second(fetch__rd_0_second),
    .rd_0_base(fetch__rd_0_base),
    .rd_0_step_0(fetch__rd_0_step_0),
    .rd_0_step_1(fetch__rd_0_step_1),
    .rd_0_step_2(fetch__rd_0_step_2),
    .rd_0_gnt(rd_0_gnt),
    .rd_1_valid(fetch__rd_1_valid),
    .rd_1_row(fetch__rd_1_row),
    .rd_1_second(fetch__rd_1_second),
    .rd_1_base(fetch__rd_1_base),
    .rd_1_step_0(fetch__rd_1_step_0),
    .rd_1_step_1(fetch__rd_1_step_1),
    .rd_1_step_2(fetch__rd_1_step_2),
    .rd_1_gnt(rd_1_gnt),
    .rd_2_valid(fetch__rd_2_valid),
    .rd_2_row(fetch__rd_2_row),
    .rd_2_second(fetch__rd_2_second),
    .rd_2_base(fetch__rd_2_base),
    .rd_2_step_0(fetch__rd_2_step_0),
    .rd_2_step_1(fetch__rd_2_step_1),
    .rd_2_step_2(fetch__rd_2_step_2),
    .rd_2_gnt(rd_2_gnt),
    .word(fetch__word),
    .ready(operate__ready),
    // with registers before it fetch takes nothing in the cycle of a grant
    .at_once(1'd1),
    .full_0(queue_short__full),
    .full_1(queue_long__full),
    .full_2(1'd0),
    // without short adders float add is long
    .floats_long(1'd0),
    .allocate_0(fetch__allocate_0),
    .allocate_1(fetch__allocate_1),
    .allocate_2(fetch__allocate_2),
    .leaves(fetch__leaves),
    .fetched_valid(fetch__fetched_valid),
    .fetched_slot(fetch__fetched_slot),
    .take_0(fetch__take_0),
    .take_1(fetch__take_1),
    .take_2(fetch__take_2),
    .own_0(fetch__own_0),
    .own_1(fetch__own_1),
    .land_valid(fetch__land_valid),
    .landed_second(fetch__landed_second),
    .landed_returns(fetch__landed_returns),
    .landed_again(fetch__landed_again),
    .landed_beats(fetch__landed_beats),
    .landed_swapped(fetch__landed_swapped),
    .landed_slot(fetch__landed_slot),
    .landed_odd(fetch__landed_odd),
    .landed_enabled(fetch__landed_enabled),
    .landed_mode(fetch__landed_mode),
    .landed_predicate(fetch__landed_predicate),
    .landed_fixed_0(fetch__landed_fixed_0),
    .landed_fixed_1(fetch__landed_fixed_1),
    .landed_fixed_2(fetch__landed_fixed_2),
    .landed_scalar(fetch__landed_scalar),
    .landed_lanes_long(fetch__landed_lanes_long),
    .landed_lanes_math(fetch__landed_lanes_math),
    .landed_lanes_math_code(fetch__landed_lanes_math_code),
    .landed_lanes_quad(fetch__landed_lanes_quad),
    .landed_lanes_fraction(fetch__landed_lanes_fraction),
    .landed_lanes_between(fetch__landed_lanes_between),
    .landed_lanes_homogeneous(fetch__landed_lanes_homogeneous),
    .landed_lanes_opcode(fetch__landed_lanes_opcode),
    .landed_lanes_wide(fetch__landed_lanes_wide),
    .landed_lanes_is_double(fetch__landed_lanes_is_double),
    .landed_lanes_ieee(fetch__landed_lanes_ieee),
    .landed_lanes_root(fetch__landed_lanes_root),
    .landed_lanes_selector_0(fetch__landed_lanes_selector_0),
    .landed_lanes_selector_1(fetch__landed_lanes_selector_1),
    .landed_lanes_selector_2(fetch__landed_lanes_selector_2),
    .landed_lanes_selector_3(fetch__landed_lanes_selector_3),
    .landed_lanes_eight_0(fetch__landed_lanes_eight_0),
    .landed_lanes_eight_1(fetch__landed_lanes_eight_1),
    .landed_lanes_eight_2(fetch__landed_lanes_eight_2),
    .landed_lanes_kind_0(fetch__landed_lanes_kind_0),
    .landed_lanes_kind_1(fetch__landed_lanes_kind_1),
    .landed_lanes_half_0(fetch__landed_lanes_half_0),
    .landed_lanes_half_1(fetch__landed_lanes_half_1),
    .landed_lanes_half_2(fetch__landed_lanes_half_2),
    .landed_lanes_once(fetch__landed_lanes_once),
    .landed_lanes_dst_kind(fetch__landed_lanes_dst_kind),
    .landed_lanes_abs(fetch__landed_lanes_abs),
    .landed_lanes_negate(fetch__landed_lanes_negate),
    .landed_lanes_condition(fetch__landed_lanes_condition),
    .landed_lanes_saturate(fetch__landed_lanes_saturate),
    .landed_lanes_immediate(fetch__landed_lanes_immediate),
    .landed_lanes_in_lanes(fetch__landed_lanes_in_lanes),
    .landed_lanes_packed_floats(fetch__landed_lanes_packed_floats),
    .landed_lanes_packed_signs(fetch__landed_lanes_packed_signs),
    .reads_valid(fetch__reads_valid),
    .reads_slot(fetch__reads_slot),
    .tag(fetch__tag),
    .notes_0(fetch__notes_0),
    .notes_1(fetch__notes_1)
  );

  tessera_alu_operate_ahead1_late0 operate (
    .clock(clock),
    .reset(reset),
    .land_valid(fetch__land_valid),
    .landed_second(fetch__landed_second),
    .landed_returns(fetch__landed_returns),
    .landed_again(fetch__landed_again),
    .landed_beats(fetch__landed_beats),
    .landed_swapped(fetch__landed_swapped),
    .landed_slot(fetch__landed_slot),
    .landed_odd(fetch__landed_odd),
    .landed_enabled(fetch__landed_enabled),
    .landed_mode(fetch__landed_mode),
    .landed_predicate(fetch__landed_predicate),
    .landed_fixed_0(fetch__landed_fixed_0),
    .landed_fixed_1(fetch__landed_fixed_1),
    .landed_fixed_2(fetch__landed_fixed_2),
    .landed_scalar(fetch__landed_scalar),
    .landed_lanes_long(fetch__landed_lanes_long),
    .landed_lanes_math(fetch__landed_lanes_math),
    .landed_lanes_math_code(fetch__landed_lanes_math_code),
    .landed_lanes_quad(fetch__landed_lanes_quad),
    .landed_lanes_fraction(fetch__landed_lanes_fraction),
    .landed_lanes_between(fetch__landed_lanes_between),
    .landed_lanes_homogeneous(fetch__landed_lanes_homogeneous),
    .landed_lanes_opcode(fetch__landed_lanes_opcode),
    .landed_lanes_wide(fetch__landed_lanes_wide),
    .landed_lanes_is_double(fetch__landed_lanes_is_double),
    .landed_lanes_ieee(fetch__landed_lanes_ieee),
    .landed_lanes_root(fetch__landed_lanes_root),
    .landed_lanes_selector_0(fetch__landed_lanes_selector_0),
    .landed_lanes_selector_1(fetch__landed_lanes_selector_1),
    .landed_lanes_selector_2(fetch__landed_lanes_selector_2),
    .landed_lanes_selector_3(fetch__landed_lanes_selector_3),
    .landed_lanes_eight_0(fetch__landed_lanes_eight_0),
    .landed_lanes_eight_1(fetch__landed_lanes_eight_1),
    .landed_lanes_eight_2(fetch__landed_lanes_eight_2),
    .landed_lanes_kind_0(fetch__landed_lanes_kind_0),
    .landed_lanes_kind_1(fetch__landed_lanes_kind_1),
    .landed_lanes_half_0(fetch__landed_lanes_half_0),
    .landed_lanes_half_1(fetch__landed_lanes_half_1),
    .landed_lanes_half_2(fetch__landed_lanes_half_2),
    .landed_lanes_once(fetch__landed_lanes_once),
    .landed_lanes_dst_kind(fetch__landed_lanes_dst_kind),
    .landed_lanes_abs(fetch__landed_lanes_abs),
    .landed_lanes_negate(fetch__landed_lanes_negate),
    .landed_lanes_condition(fetch__landed_lanes_condition),
    .landed_lanes_saturate(fetch__landed_lanes_saturate),
    .landed_lanes_immediate(fetch__landed_lanes_immediate),
    .landed_lanes_in_lanes(fetch__landed_lanes_in_lanes),
    .landed_lanes_packed_floats(fetch__landed_lanes_packed_floats),
    .landed_lanes_packed_signs(fetch__landed_lanes_packed_signs),
    .take_0(fetch__take_0),
    .take_1(fetch__take_1),
    .take_2(fetch__take_2),
    .rd_data_0_0(rd_data_0_0),
    .rd_data_0_1(rd_data_0_1),
    .rd_data_0_2(rd_data_0_2),
    .rd_data_0_3(rd_data_0_3),
    .rd_data_1_0(rd_data_1_0),
    .rd_data_1_1(rd_data_1_1),
    .rd_data_1_2(rd_data_1_2),
    .rd_data_1_3(rd_data_1_3),
    .rd_data_2_0(rd_data_2_0),
    .rd_data_2_1(rd_data_2_1),
    .rd_data_2_2(rd_data_2_2),
    .rd_data_2_3(rd_data_2_3),
    .rd_mask_0(rd_mask_0),
    .rd_mask_1(rd_mask_1),
    .rd_mask_2(rd_mask_2),
    .own_0(fetch__own_0),
    .own_1(fetch__own_1),
    .ready(operate__ready),
    .returns(operate__returns),
    .result_0(late__made_result_0),
    .result_1(late__made_result_1),
    .result_2(late__made_result_2),
    .result_3(late__made_result_3),
    .issue_short(operate__issue_short),
    .issue_fma(operate__issue_fma),
    .issue_pair(operate__issue_pair),
    .issue_wide(operate__issue_wide),
    .is_double(operate__is_double),
    .ieee(operate__ieee),
    .root(operate__root),
    .extended(operate__extended),
    .extension_0(operate__extension_0),
    .extension_1(operate__extension_1),
    .extension_2(operate__extension_2),
    .extension_3(operate__extension_3),
    .enabled(operate__enabled),
    .mode(operate__mode),
    .issue_math(operate__issue_math),
    .math_code(operate__math_code),
    .control_opcode(operate__control_opcode),
    .control_dst_kind(operate__control_dst_kind),
    .control_mode(operate__control_mode),
    .control_saturate(operate__control_saturate),
    .control_second(operate__control_second),
    .source_kind_0(operate__source_kind_0),
    .source_kind_1(operate__source_kind_1),
    .half_0(operate__half_0),
    .half_1(operate__half_1),
    .half_2(operate__half_2),
    .once(operate__once),
    .abs(operate__abs),
    .negate(operate__negate),
    .condition(operate__condition),
    .predicate(operate__predicate),
    .predicate_wide(operate__predicate_wide),
    .eight_0(operate__eight_0),
    .eight_1(operate__eight_1),
    .eight_2(operate__eight_2),
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
    .captured_0(operate__captured_0),
    .captured_1(operate__captured_1),
    .captured_2(operate__captured_2),
    .captured_3(operate__captured_3),
    .captured_4(operate__captured_4),
    .captured_5(operate__captured_5),
    .captured_6(operate__captured_6),
    .captured_7(operate__captured_7),
    .captured_8(operate__captured_8),
    .captured_9(operate__captured_9),
    .captured_10(operate__captured_10),
    .captured_11(operate__captured_11),
    .beat_number(operate__beat_number),
    .beat_last(operate__beat_last)
  );

  tessera_alu_operation operation (
    // lanes: each takes its operands when a beat is for it
    .opcode(operate__control_opcode),
    .second(operate__control_second),
    .source_kind(operate__source_kind_0),
    .dst_kind(operate__control_dst_kind),
    .operation_mad(operation__operation_mad),
    .operation_add(operation__operation_add),
    .operation_from_integer(operation__operation_from_integer),
    .operation_to_integer(operation__operation_to_integer),
    .operation_integer(operation__operation_integer),
    .operation_resize(operation__operation_resize),
    .operation_accumulates(operation__operation_accumulates),
    .operation_upper(operation__operation_upper),
    .operation_integral(operation__operation_integral),
    .operation_direction(operation__operation_direction)
  );

  tessera_half_widen widen_0 (
    .element(operate__element_0),
    .pattern(widen_0__pattern),
    .half(operate__half_0),
    .raw(widen_0__raw),
    .flush(widen_0__flush),
    .value(widen_0__value)
  );

  tessera_half_widen widen_1 (
    .element(operate__element_1),
    .pattern(widen_1__pattern),
    .half(operate__half_0),
    .raw(widen_1__raw),
    .flush(widen_1__flush),
    .value(widen_1__value)
  );

  tessera_half_widen widen_2 (
    .element(operate__element_2),
    .pattern(widen_2__pattern),
    .half(operate__half_0),
    .raw(widen_2__raw),
    .flush(widen_2__flush),
    .value(widen_2__value)
  );

  tessera_half_widen widen_3 (
    .element(operate__element_3),
    .pattern(widen_3__pattern),
    .half(operate__half_0),
    .raw(widen_3__raw),
    .flush(widen_3__flush),
    .value(widen_3__value)
  );

  tessera_half_widen widen_4 (
    .element(operate__element_4),
    .pattern(widen_4__pattern),
    .half(operate__half_1),
    .raw(widen_4__raw),
    .flush(widen_4__flush),
    .value(widen_4__value)
  );

  tessera_half_widen widen_5 (
    .element(operate__element_5),
    .pattern(widen_5__pattern),
    .half(operate__half_1),
    .raw(widen_5__raw),
    .flush(widen_5__flush),
    .value(widen_5__value)
  );

  tessera_half_widen widen_6 (
    .element(operate__element_6),
    .pattern(widen_6__pattern),
    .half(operate__half_1),
    .raw(widen_6__raw),
    .flush(widen_6__flush),
    .value(widen_6__value)
  );

  tessera_half_widen widen_7 (
    .element(operate__element_7),
    .pattern(widen_7__pattern),
    .half(operate__half_1),
    .raw(widen_7__raw),
    .flush(widen_7__flush),
    .value(widen_7__value)
  );

  tessera_half_bare bare_0 (
    .element(operate__element_8),
    .half(operate__half_2),
    .flush(bare_0__flush),
    .value(bare_0__value),
    .bare(bare_0__bare)
  );

  tessera_half_bare bare_1 (
    .element(operate__element_9),
    .half(operate__half_2),
    .flush(bare_1__flush),
    .value(bare_1__value),
    .bare(bare_1__bare)
  );

  tessera_half_bare bare_2 (
    .element(operate__element_10),
    .half(operate__half_2),
    .flush(bare_2__flush),
    .value(bare_2__value),
    .bare(bare_2__bare)
  );

  tessera_half_bare bare_3 (
    .element(operate__element_11),
    .half(operate__half_2),
    .flush(bare_3__flush),
    .value(bare_3__value),
    .bare(bare_3__bare)
  );

  tessera_alu_decide decide_0 (
    // csel: src2 takes the place of the predicate
    .element(operate__captured_8),
    .abs(decide_0__abs),
    .negate(decide_0__negate),
    .flush(decide_0__flush),
    .condition(operate__condition),
    .first(decide_0__first)
  );

  tessera_alu_decide decide_1 (
    // csel: src2 takes the place of the predicate
    .element(operate__captured_9),
    .abs(decide_1__abs),
    .negate(decide_1__negate),
    .flush(decide_1__flush),
    .condition(operate__condition),
    .first(decide_1__first)
  );

  tessera_alu_decide decide_2 (
    // csel: src2 takes the place of the predicate
    .element(operate__captured_10),
    .abs(decide_2__abs),
    .negate(decide_2__negate),
    .flush(decide_2__flush),
    .condition(operate__condition),
    .first(decide_2__first)
  );

  tessera_alu_decide decide_3 (
    // csel: src2 takes the place of the predicate
    .element(operate__captured_11),
    .abs(decide_3__abs),
    .negate(decide_3__negate),
    .flush(decide_3__flush),
    .condition(operate__condition),
    .first(decide_3__first)
  );

  tessera_alu_fields fields_0 (
    .opcode(operate__control_opcode),
    .is_signed(fields_0__is_signed),
    .element_0(operate__captured_0),
    .element_1(operate__captured_1),
    .element_2(operate__captured_2),
    .element_3(operate__captured_3),
    .element_4(operate__captured_4),
    .element_5(operate__captured_5),
    .element_6(operate__captured_6),
    .element_7(operate__captured_7),
    .element_8(operate__captured_8),
    .element_9(operate__captured_9),
    .element_10(operate__captured_10),
    .element_11(operate__captured_11),
    .value_0(widen_0__value),
    .value_1(widen_1__value),
    .value_2(widen_2__value),
    .value_3(widen_3__value),
    .value_4(widen_4__value),
    .value_5(widen_5__value),
    .value_6(widen_6__value),
    .value_7(widen_7__value),
    .src_0(fields_0__src_0),
    .src_1(fields_0__src_1),
    .src_2(fields_0__src_2),
    .src_3(fields_0__src_3),
    .src_4(fields_0__src_4),
    .src_5(fields_0__src_5),
    .src_6(fields_0__src_6),
    .src_7(fields_0__src_7),
    .extracts(fields_0__extracts),
    .merges(fields_0__merges)
  );

  tessera_short_lane_adders1_counters1 short_lane_0 (
    .clock(clock),
    .reset(reset),
    .valid(operate__issue_short),
    .sources_src_0(fields_0__src_0),
    .sources_src_1(fields_0__src_4),
    .sources_kind_0(operate__source_kind_0),
    .sources_kind_1(operate__source_kind_1),
    .sources_abs(short_lane_0__sources_abs),
    .sources_negate(short_lane_0__sources_negate),
    .control_opcode(short_lane_0__control_opcode),
    .control_dst_kind(operate__control_dst_kind),
    .control_mode(operate__control_mode),
    .control_saturate(operate__control_saturate),
    .control_second(operate__control_second),
    .operation_mad(operation__operation_mad),
    .operation_add(operation__operation_add),
    .operation_from_integer(operation__operation_from_integer),
    .operation_to_integer(operation__operation_to_integer),
    .operation_integer(operation__operation_integer),
    .operation_resize(operation__operation_resize),
    .operation_accumulates(operation__operation_accumulates),
    .operation_upper(operation__operation_upper),
    .operation_integral(operation__operation_integral),
    .operation_direction(operation__operation_direction),
    .judgement_condition(short_lane_0__judgement_condition),
    .judgement_predicate(short_lane_0__judgement_predicate),
    .result(short_lane_0__result),
    .holds(short_lane_0__holds)
  );

  tessera_short_lane_adders1_counters1 short_lane_1 (
    .clock(clock),
    .reset(reset),
    .valid(operate__issue_short),
    .sources_src_0(fields_0__src_1),
    .sources_src_1(fields_0__src_5),
    .sources_kind_0(operate__source_kind_0),
    .sources_kind_1(operate__source_kind_1),
    .sources_abs(short_lane_1__sources_abs),
    .sources_negate(short_lane_1__sources_negate),
    .control_opcode(short_lane_1__control_opcode),
    .control_dst_kind(operate__control_dst_kind),
    .control_mode(operate__control_mode),
    .control_saturate(operate__control_saturate),
    .control_second(operate__control_second),
    .operation_mad(operation__operation_mad),
    .operation_add(operation__operation_add),
    .operation_from_integer(operation__operation_from_integer),
    .operation_to_integer(operation__operation_to_integer),
    .operation_integer(operation__operation_integer),
    .operation_resize(operation__operation_resize),
    .operation_accumulates(operation__operation_accumulates),
    .operation_upper(operation__operation_upper),
    .operation_integral(operation__operation_integral),
    .operation_direction(operation__operation_direction),
    .judgement_condition(short_lane_1__judgement_condition),
    .judgement_predicate(short_lane_1__judgement_predicate),
    .result(short_lane_1__result),
    .holds(short_lane_1__holds)
  );

  tessera_short_lane_adders1_counters1 short_lane_2 (
    .clock(clock),
    .reset(reset),
    .valid(operate__issue_short),
    .sources_src_0(fields_0__src_2),
    .sources_src_1(fields_0__src_6),
    .sources_kind_0(operate__source_kind_0),
    .sources_kind_1(operate__source_kind_1),
    .sources_abs(short_lane_2__sources_abs),
    .sources_negate(short_lane_2__sources_negate),
    .control_opcode(short_lane_2__control_opcode),
    .control_dst_kind(operate__control_dst_kind),
    .control_mode(operate__control_mode),
    .control_saturate(operate__control_saturate),
    .control_second(operate__control_second),
    .operation_mad(operation__operation_mad),
    .operation_add(operation__operation_add),
    .operation_from_integer(operation__operation_from_integer),
    .operation_to_integer(operation__operation_to_integer),
    .operation_integer(operation__operation_integer),
    .operation_resize(operation__operation_resize),
    .operation_accumulates(operation__operation_accumulates),
    .operation_upper(operation__operation_upper),
    .operation_integral(operation__operation_integral),
    .operation_direction(operation__operation_direction),
    .judgement_condition(short_lane_2__judgement_condition),
    .judgement_predicate(short_lane_2__judgement_predicate),
    .result(short_lane_2__result),
    .holds(short_lane_2__holds)
  );

  tessera_short_lane_adders1_counters1 short_lane_3 (
    .clock(clock),
    .reset(reset),
    .valid(operate__issue_short),
    .sources_src_0(fields_0__src_3),
    .sources_src_1(fields_0__src_7),
    .sources_kind_0(operate__source_kind_0),
    .sources_kind_1(operate__source_kind_1),
    .sources_abs(short_lane_3__sources_abs),
    .sources_negate(short_lane_3__sources_negate),
    .control_opcode(short_lane_3__control_opcode),
    .control_dst_kind(operate__control_dst_kind),
    .control_mode(operate__control_mode),
    .control_saturate(operate__control_saturate),
    .control_second(operate__control_second),
    .operation_mad(operation__operation_mad),
    .operation_add(operation__operation_add),
    .operation_from_integer(operation__operation_from_integer),
    .operation_to_integer(operation__operation_to_integer),
    .operation_integer(operation__operation_integer),
    .operation_resize(operation__operation_resize),
    .operation_accumulates(operation__operation_accumulates),
    .operation_upper(operation__operation_upper),
    .operation_integral(operation__operation_integral),
    .operation_direction(operation__operation_direction),
    .judgement_condition(short_lane_3__judgement_condition),
    .judgement_predicate(short_lane_3__judgement_predicate),
    .result(short_lane_3__result),
    .holds(short_lane_3__holds)
  );

  tessera_fma_lane fma_lane_0 (
    .clock(clock),
    .reset(reset),
    .valid(fma_lane_0__valid),
    .sources_src_0(widen_0__value),
    .sources_src_1(widen_4__value),
    .sources_src_2(bare_0__value),
    .sources_bare(bare_0__bare),
    .sources_kind_0(operate__source_kind_0),
    .sources_kind_1(operate__source_kind_1),
    .sources_abs(operate__abs),
    .sources_negate(operate__negate),
    .operation_mad(operation__operation_mad),
    .operation_add(operation__operation_add),
    .operation_from_integer(operation__operation_from_integer),
    .operation_to_integer(operation__operation_to_integer),
    .operation_integer(operation__operation_integer),
    .operation_resize(operation__operation_resize),
    .operation_accumulates(operation__operation_accumulates),
    .operation_upper(operation__operation_upper),
    .operation_integral(fma_lane_0__operation_integral),
    .operation_direction(operation__operation_direction),
    .dst_kind(operate__control_dst_kind),
    .saturate(operate__control_saturate),
    .mode(operate__control_mode),
    .once(operate__once),
    // wide: the first multiply-add lane makes products and rounds what becomes a float
    .replacement_valid(wide_lane_0__replacement_valid),
    .replacement_sum(wide_lane_0__replacement_sum),
    .replacement_exponent(wide_lane_0__replacement_exponent),
    .replacement_sign(wide_lane_0__replacement_sign),
    .result(fma_lane_0__result),
    .product(fma_lane_0__product)
  );

  tessera_fma_lane fma_lane_1 (
    .clock(clock),
    .reset(reset),
    .valid(fma_lane_1__valid),
    .sources_src_0(widen_1__value),
    .sources_src_1(widen_5__value),
    .sources_src_2(bare_1__value),
    .sources_bare(bare_1__bare),
    .sources_kind_0(operate__source_kind_0),
    .sources_kind_1(operate__source_kind_1),
    .sources_abs(operate__abs),
    .sources_negate(operate__negate),
    .operation_mad(operation__operation_mad),
    .operation_add(operation__operation_add),
    .operation_from_integer(operation__operation_from_integer),
    .operation_to_integer(operation__operation_to_integer),
    .operation_integer(operation__operation_integer),
    .operation_resize(operation__operation_resize),
    .operation_accumulates(operation__operation_accumulates),
    .operation_upper(operation__operation_upper),
    .operation_integral(fma_lane_1__operation_integral),
    .operation_direction(operation__operation_direction),
    .dst_kind(operate__control_dst_kind),
    .saturate(operate__control_saturate),
    .mode(operate__control_mode),
    .once(operate__once),
    .replacement_valid(1'd0),
    .replacement_sum(52'd0),
    .replacement_exponent(9'd0),
    .replacement_sign(1'd0),
    .result(fma_lane_1__result),
    .product(fma_lane_1__product)
  );

  tessera_fma_lane fma_lane_2 (
    .clock(clock),
    .reset(reset),
    .valid(operate__issue_fma),
    .sources_src_0(widen_2__value),
    .sources_src_1(widen_6__value),
    .sources_src_2(bare_2__value),
    .sources_bare(bare_2__bare),
    .sources_kind_0(operate__source_kind_0),
    .sources_kind_1(operate__source_kind_1),
    .sources_abs(operate__abs),
    .sources_negate(operate__negate),
    .operation_mad(operation__operation_mad),
    .operation_add(operation__operation_add),
    .operation_from_integer(fma_lane_2__operation_from_integer),
    .operation_to_integer(fma_lane_2__operation_to_integer),
    .operation_integer(1'd0),
    .operation_resize(operation__operation_resize),
    .operation_accumulates(1'd0),
    .operation_upper(1'd0),
    .operation_integral(fma_lane_2__operation_integral),
    .operation_direction(operation__operation_direction),
    .dst_kind(operate__control_dst_kind),
    .saturate(operate__control_saturate),
    .mode(operate__control_mode),
    .once(operate__once),
    .replacement_valid(1'd0),
    .replacement_sum(52'd0),
    .replacement_exponent(9'd0),
    .replacement_sign(1'd0),
    .result(fma_lane_2__result),
    .product(fma_lane_2__product)
  );

  tessera_fma_lane fma_lane_3 (
    .clock(clock),
    .reset(reset),
    .valid(operate__issue_fma),
    .sources_src_0(widen_3__value),
    .sources_src_1(widen_7__value),
    .sources_src_2(bare_3__value),
    .sources_bare(bare_3__bare),
    .sources_kind_0(operate__source_kind_0),
    .sources_kind_1(operate__source_kind_1),
    .sources_abs(operate__abs),
    .sources_negate(operate__negate),
    .operation_mad(operation__operation_mad),
    .operation_add(operation__operation_add),
    .operation_from_integer(fma_lane_3__operation_from_integer),
    .operation_to_integer(fma_lane_3__operation_to_integer),
    .operation_integer(1'd0),
    .operation_resize(operation__operation_resize),
    .operation_accumulates(1'd0),
    .operation_upper(1'd0),
    .operation_integral(fma_lane_3__operation_integral),
    .operation_direction(operation__operation_direction),
    .dst_kind(operate__control_dst_kind),
    .saturate(operate__control_saturate),
    .mode(operate__control_mode),
    .once(operate__once),
    .replacement_valid(1'd0),
    .replacement_sum(52'd0),
    .replacement_exponent(9'd0),
    .replacement_sign(1'd0),
    .result(fma_lane_3__result),
    .product(fma_lane_3__product)
  );

  tessera_wide_lane wide_lane_0 (
    .clock(clock),
    .reset(reset),
    .valid(operate__issue_wide),
    .sources_low_0(operate__element_0),
    .sources_low_1(operate__element_4),
    .sources_high_0(operate__element_1),
    .sources_high_1(operate__element_5),
    .sources_kind_0(operate__source_kind_0),
    .sources_kind_1(operate__source_kind_1),
    .sources_eight_0(operate__eight_0),
    .sources_eight_1(operate__eight_1),
    .sources_abs(wide_lane_0__sources_abs),
    .sources_negate(wide_lane_0__sources_negate),
    .control_opcode(operate__control_opcode),
    .control_from_integer(operation__operation_from_integer),
    .control_to_integer(operation__operation_to_integer),
    .control_is_double(1'd0),
    .control_dst_kind(operate__control_dst_kind),
    .control_dst_eight(operate__eight_2),
    .control_saturate(operate__control_saturate),
    .control_condition(operate__condition),
    .control_predicate(operate__predicate_wide),
    .product(fma_lane_0__product),
    .replacement_valid(wide_lane_0__replacement_valid),
    .replacement_sum(wide_lane_0__replacement_sum),
    .replacement_exponent(wide_lane_0__replacement_exponent),
    .replacement_sign(wide_lane_0__replacement_sign),
    .magnitude(wide_lane_0__magnitude),
    .result(wide_lane_0__result),
    .delivers(wide_lane_0__delivers),
    .holds(wide_lane_0__holds)
  );

  tessera_alu_late_late0 late (
    .clock(clock),
    .reset(reset),
    .beat_valid(late__beat_valid),
    .beat_number(operate__beat_number),
    .beat_last(operate__beat_last),
    .quad(late__quad),
    .given_result_0(fma_lane_0__result),
    .given_result_1(fma_lane_1__result),
    .given_result_2(fma_lane_2__result),
    .given_result_3(fma_lane_3__result),
    .given_replaces(wide_lane_0__delivers),
    .given_wide_0(late__given_wide_0),
    .given_wide_1(late__given_wide_1),
    .given_holds(wide_lane_0__holds),
    .now_valid(late__now_valid),
    .now_beat_number(late__now_beat_number),
    .now_beat_last(late__now_beat_last),
    .now_quad(late__now_quad),
    .made_result_0(late__made_result_0),
    .made_result_1(late__made_result_1),
    .made_result_2(late__made_result_2),
    .made_result_3(late__made_result_3),
    .made_replaces(late__made_replaces),
    .made_wide_0(late__made_wide_0),
    .made_wide_1(late__made_wide_1),
    .made_holds(late__made_holds)
  );

  tessera_alu_queue_stages4_entries16 queue_short (
    .clock(clock),
    .reset(reset),
    .allocate(fetch__allocate_0),
    .left(fetch__leaves),
    .full(queue_short__full),
    // queues
    .beat_valid(operate__issue_short),
    .beat_number(operate__beat_number),
    .beat_last(operate__beat_last),
    .quad(1'd0),
    .result_0(short_lane_0__result),
    .result_1(short_lane_1__result),
    .result_2(short_lane_2__result),
    .result_3(short_lane_3__result),
    .replaces(1'd0),
    .other_0(32'd0),
    .other_1(32'd0),
    .holds_now(outcomes),
    .pop(writeback__pop_0),
    .head(queue_short__head),
    .lanes_0(queue_short__lanes_0),
    .lanes_1(queue_short__lanes_1),
    .lanes_2(queue_short__lanes_2),
    .lanes_3(queue_short__lanes_3),
    .holds(queue_short__holds),
    .oldest(queue_short__oldest),
    .oldest_tag(queue_short__oldest_tag)
  );

  tessera_alu_queue_stages8_entries16 queue_long (
    .clock(clock),
    .reset(reset),
    .allocate(fetch__allocate_1),
    .left(fetch__leaves),
    .full(queue_long__full),
    .beat_valid(late__now_valid),
    .beat_number(late__now_beat_number),
    .beat_last(late__now_beat_last),
    .quad(late__now_quad),
    .result_0(late__made_result_0),
    .result_1(late__made_result_1),
    .result_2(late__made_result_2),
    .result_3(late__made_result_3),
    .replaces(late__made_replaces),
    .other_0(late__made_wide_0),
    .other_1(late__made_wide_1),
    .holds_now(late__made_holds),
    .pop(writeback__pop_1),
    .head(queue_long__head),
    .lanes_0(queue_long__lanes_0),
    .lanes_1(queue_long__lanes_1),
    .lanes_2(queue_long__lanes_2),
    .lanes_3(queue_long__lanes_3),
    .holds(queue_long__holds),
    .oldest(queue_long__oldest),
    .oldest_tag(queue_long__oldest_tag)
  );

  tessera_alu_writeback writeback (
    .clock(clock),
    .reset(reset),
    .head_0(queue_short__head),
    .head_1(queue_long__head),
    .head_2(1'd0),
    .lanes_0_0(queue_short__lanes_0),
    .lanes_0_1(queue_short__lanes_1),
    .lanes_0_2(queue_short__lanes_2),
    .lanes_0_3(queue_short__lanes_3),
    .lanes_1_0(queue_long__lanes_0),
    .lanes_1_1(queue_long__lanes_1),
    .lanes_1_2(queue_long__lanes_2),
    .lanes_1_3(queue_long__lanes_3),
    .lanes_2_0(64'd0),
    .lanes_2_1(64'd0),
    .lanes_2_2(64'd0),
    .lanes_2_3(64'd0),
    .holds_0(queue_short__holds),
    .holds_1(queue_long__holds),
    .oldest_0(queue_short__oldest),
    .oldest_1(queue_long__oldest),
    .oldest_2(47'd0),
    .oldest_tag_0(queue_short__oldest_tag),
    .oldest_tag_1(queue_long__oldest_tag),
    .oldest_tag_2(5'd0),
    .pop_0(writeback__pop_0),
    .pop_1(writeback__pop_1),
    .pop_2(writeback__pop_2),
    .reads_valid(fetch__reads_valid),
    .reads_slot(fetch__reads_slot),
    .reads_tag(fetch__tag),
    .notes_0(fetch__notes_0),
    .notes_1(fetch__notes_1),
    .wb_valid(writeback__wb_valid),
    .wb_row(writeback__wb_row),
    .wb_second(writeback__wb_second),
    .wb_base(writeback__wb_base),
    .wb_step_0(writeback__wb_step_0),
    .wb_step_1(writeback__wb_step_1),
    .wb_step_2(writeback__wb_step_2),
    .wb_size(writeback__wb_size),
    .wb_mask(writeback__wb_mask),
    .wb_data_0(writeback__wb_data_0),
    .wb_data_1(writeback__wb_data_1),
    .wb_data_2(writeback__wb_data_2),
    .wb_data_3(writeback__wb_data_3),
    .wb_gnt(wb_gnt),
    .writer_slot(writeback__writer_slot),
    .writer_ip(writeback__writer_ip),
    // write-back: 0 short, 1 long, 2 math
    .at_once(1'd1),
    .done_valid(writeback__done_valid),
    .done_slot(writeback__done_slot),
    .done_sb(writeback__done_sb),
    .ret_valid(writeback__ret_valid),
    .ret_slot(writeback__ret_slot),
    .ret_ip(writeback__ret_ip),
    .ret_op(writeback__ret_op),
    .ret_mask(writeback__ret_mask),
    .fl_we(writeback__fl_we),
    .fl_reg(writeback__fl_reg),
    .fl_mask(writeback__fl_mask),
    .fl_val(writeback__fl_val),
    .arf_we(writeback__arf_we),
    .arf_sel(writeback__arf_sel),
    .arf_be(writeback__arf_be),
    .arf_val(writeback__arf_val)
  );

  assign issue_ready = handover__issue_ready;
  assign rd_0_valid = fetch__rd_0_valid;
  assign rd_0_row = fetch__rd_0_row;
  assign rd_0_second = fetch__rd_0_second;
  assign rd_0_base = fetch__rd_0_base;
  assign rd_0_step_0 = fetch__rd_0_step_0;
  assign rd_0_step_1 = fetch__rd_0_step_1;
  assign rd_0_step_2 = fetch__rd_0_step_2;
  assign rd_1_valid = fetch__rd_1_valid;
  assign rd_1_row = fetch__rd_1_row;
  assign rd_1_second = fetch__rd_1_second;
  assign rd_1_base = fetch__rd_1_base;
  assign rd_1_step_0 = fetch__rd_1_step_0;
  assign rd_1_step_1 = fetch__rd_1_step_1;
  assign rd_1_step_2 = fetch__rd_1_step_2;
  assign rd_2_valid = fetch__rd_2_valid;
  assign rd_2_row = fetch__rd_2_row;
  assign rd_2_second = fetch__rd_2_second;
  assign rd_2_base = fetch__rd_2_base;
  assign rd_2_step_0 = fetch__rd_2_step_0;
  assign rd_2_step_1 = fetch__rd_2_step_1;
  assign rd_2_step_2 = fetch__rd_2_step_2;
  assign fetched_valid = fetch__fetched_valid;
  assign fetched_slot = fetch__fetched_slot;
  assign fetch__word = rd_data_0_0[11:0];
  assign widen_0__pattern = operate__captured_0[15:0];
  assign widen_0__flush = operate__control_mode[3];
  assign widen_0__raw = operate__source_kind_0 == 3'd6;
  assign widen_1__pattern = operate__captured_1[15:0];
  assign widen_1__flush = operate__control_mode[3];
  assign widen_1__raw = operate__source_kind_0 == 3'd6;
  assign widen_2__pattern = operate__captured_2[15:0];
  assign widen_2__flush = operate__control_mode[3];
  assign widen_2__raw = operate__source_kind_0 == 3'd6;
  assign widen_3__pattern = operate__captured_3[15:0];
  assign widen_3__flush = operate__control_mode[3];
  assign widen_3__raw = operate__source_kind_0 == 3'd6;
  assign widen_4__pattern = operate__captured_4[15:0];
  assign widen_4__flush = operate__control_mode[3];
  assign widen_4__raw = operate__source_kind_0 == 3'd6;
  assign widen_5__pattern = operate__captured_5[15:0];
  assign widen_5__flush = operate__control_mode[3];
  assign widen_5__raw = operate__source_kind_0 == 3'd6;
  assign widen_6__pattern = operate__captured_6[15:0];
  assign widen_6__flush = operate__control_mode[3];
  assign widen_6__raw = operate__source_kind_0 == 3'd6;
  assign widen_7__pattern = operate__captured_7[15:0];
  assign widen_7__flush = operate__control_mode[3];
  assign widen_7__raw = operate__source_kind_0 == 3'd6;
  assign bare_0__flush = operate__control_mode[3];
  assign bare_1__flush = operate__control_mode[3];
  assign bare_2__flush = operate__control_mode[3];
  assign bare_3__flush = operate__control_mode[3];
  assign decide_0__abs = operate__abs[2];
  assign decide_0__negate = operate__negate[2];
  assign decide_0__flush = operate__control_mode[2];
  assign short_lane_0__sources_abs = operate__abs[1:0];
  assign short_lane_0__sources_negate = operate__negate[1:0];
  assign fma_lane_0__valid = operate__issue_fma | operate__issue_pair
      | (operate__issue_wide & (operation__operation_from_integer | operation__operation_integer));
  assign fma_lane_0__operation_integral = operation__operation_integral & all_round;
  assign decide_1__abs = operate__abs[2];
  assign decide_1__negate = operate__negate[2];
  assign decide_1__flush = operate__control_mode[2];
  assign short_lane_1__sources_abs = operate__abs[1:0];
  assign short_lane_1__sources_negate = operate__negate[1:0];
  assign fma_lane_1__valid = operate__issue_fma | operate__issue_pair;
  assign fma_lane_1__operation_integral = operation__operation_integral & all_round;
  assign decide_2__abs = operate__abs[2];
  assign decide_2__negate = operate__negate[2];
  assign decide_2__flush = operate__control_mode[2];
  assign short_lane_2__sources_abs = operate__abs[1:0];
  assign short_lane_2__sources_negate = operate__negate[1:0];
  assign fma_lane_2__operation_from_integer = operation__operation_from_integer & all_convert;
  assign fma_lane_2__operation_to_integer = operation__operation_to_integer & all_convert;
  assign fma_lane_2__operation_integral = operation__operation_integral & all_round;
  assign decide_3__abs = operate__abs[2];
  assign decide_3__negate = operate__negate[2];
  assign decide_3__flush = operate__control_mode[2];
  assign short_lane_3__sources_abs = operate__abs[1:0];
  assign short_lane_3__sources_negate = operate__negate[1:0];
  assign fma_lane_3__operation_from_integer = operation__operation_from_integer & all_convert;
  assign fma_lane_3__operation_to_integer = operation__operation_to_integer & all_convert;
  assign fma_lane_3__operation_integral = operation__operation_integral & all_round;
  assign fields_0__is_signed = operate__source_kind_0[0];
  // what has four beats takes the first two; what a lane is never given it does not keep
  assign all_convert = 1'd1;
  assign all_round = 1'd1;
  assign wide_lane_0__sources_abs = operate__abs[1:0];
  assign wide_lane_0__sources_negate = operate__negate[1:0];
  // double: what the wide lane does not
  // what the long pipe made
  assign late__beat_valid = (operate__issue_fma & ~operate__returns) | operate__issue_pair | operate__issue_wide;
  assign late__quad = operate__issue_pair | operate__issue_wide;
  assign late__given_wide_0 = wide_lane_0__result[31:0];
  assign late__given_wide_1 = wide_lane_0__result[63:32];
  // math
  assign math_control = {operate__negate[1:0], operate__abs[1:0], operate__control_mode[2], operate__control_saturate,
      operate__control_dst_kind == 3'd1, operate__math_code};
  assign math_delivery = {operate__control_dst_kind == 3'd6, operate__control_mode[3], operate__control_mode[1:0]};
  assign wb_valid = writeback__wb_valid;
  assign wb_row = writeback__wb_row;
  assign wb_second = writeback__wb_second;
  assign wb_base = writeback__wb_base;
  assign wb_step_0 = writeback__wb_step_0;
  assign wb_step_1 = writeback__wb_step_1;
  assign wb_step_2 = writeback__wb_step_2;
  assign wb_size = writeback__wb_size;
  assign wb_mask = writeback__wb_mask;
  assign wb_data_0 = writeback__wb_data_0;
  assign wb_data_1 = writeback__wb_data_1;
  assign wb_data_2 = writeback__wb_data_2;
  assign wb_data_3 = writeback__wb_data_3;
  assign writer_slot = writeback__writer_slot;
  assign writer_ip = writeback__writer_ip;
  assign done_valid = writeback__done_valid;
  assign done_slot = writeback__done_slot;
  assign done_sb = writeback__done_sb;
  assign ret_valid = writeback__ret_valid;
  assign ret_slot = writeback__ret_slot;
  assign ret_ip = writeback__ret_ip;
  assign ret_op = writeback__ret_op;
  assign ret_mask = writeback__ret_mask;
  assign fl_we = writeback__fl_we;
  assign fl_reg = writeback__fl_reg;
  assign fl_mask = writeback__fl_mask;
  assign fl_val = writeback__fl_val;
  assign arf_we = writeback__arf_we;
  assign arf_sel = writeback__arf_sel;
  assign arf_be = writeback__arf_be;
  assign arf_val = writeback__arf_val;

  always @* begin
    if (time_zero) begin end
    short_lane_0__control_opcode = operate__control_opcode;
    short_lane_0__judgement_condition = operate__condition;
    short_lane_0__judgement_predicate = operate__predicate[0];
    if (operate__control_opcode == 7'h12) begin
      short_lane_0__control_opcode = 7'd2;
      short_lane_0__judgement_condition = 3'd0;
      short_lane_0__judgement_predicate = decide_0__first;
    end
    // bfe is an asr, bfi2 a sel, of the two sources that are made of three
    if (fields_0__extracts) begin
      short_lane_0__control_opcode = 7'hc;
    end
    else if (fields_0__merges) begin
      short_lane_0__control_opcode = 7'd2;
      short_lane_0__judgement_condition = 3'd0;
      short_lane_0__judgement_predicate = 1'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    short_lane_1__control_opcode = operate__control_opcode;
    short_lane_1__judgement_condition = operate__condition;
    short_lane_1__judgement_predicate = operate__predicate[1];
    if (operate__control_opcode == 7'h12) begin
      short_lane_1__control_opcode = 7'd2;
      short_lane_1__judgement_condition = 3'd0;
      short_lane_1__judgement_predicate = decide_1__first;
    end
    // bfe is an asr, bfi2 a sel, of the two sources that are made of three
    if (fields_0__extracts) begin
      short_lane_1__control_opcode = 7'hc;
    end
    else if (fields_0__merges) begin
      short_lane_1__control_opcode = 7'd2;
      short_lane_1__judgement_condition = 3'd0;
      short_lane_1__judgement_predicate = 1'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    short_lane_2__control_opcode = operate__control_opcode;
    short_lane_2__judgement_condition = operate__condition;
    short_lane_2__judgement_predicate = operate__predicate[2];
    if (operate__control_opcode == 7'h12) begin
      short_lane_2__control_opcode = 7'd2;
      short_lane_2__judgement_condition = 3'd0;
      short_lane_2__judgement_predicate = decide_2__first;
    end
    // bfe is an asr, bfi2 a sel, of the two sources that are made of three
    if (fields_0__extracts) begin
      short_lane_2__control_opcode = 7'hc;
    end
    else if (fields_0__merges) begin
      short_lane_2__control_opcode = 7'd2;
      short_lane_2__judgement_condition = 3'd0;
      short_lane_2__judgement_predicate = 1'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    short_lane_3__control_opcode = operate__control_opcode;
    short_lane_3__judgement_condition = operate__condition;
    short_lane_3__judgement_predicate = operate__predicate[3];
    if (operate__control_opcode == 7'h12) begin
      short_lane_3__control_opcode = 7'd2;
      short_lane_3__judgement_condition = 3'd0;
      short_lane_3__judgement_predicate = decide_3__first;
    end
    // bfe is an asr, bfi2 a sel, of the two sources that are made of three
    if (fields_0__extracts) begin
      short_lane_3__control_opcode = 7'hc;
    end
    else if (fields_0__merges) begin
      short_lane_3__control_opcode = 7'd2;
      short_lane_3__judgement_condition = 3'd0;
      short_lane_3__judgement_predicate = 1'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    outcomes = 4'd0;
    outcomes[0] = short_lane_0__holds;
    outcomes[1] = short_lane_1__holds;
    outcomes[2] = short_lane_2__holds;
    outcomes[3] = short_lane_3__holds;
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, math_control, math_delivery, fetch__allocate_2, operate__is_double, operate__ieee,
      operate__root, operate__extended, operate__extension_0, operate__extension_1, operate__extension_2,
      operate__extension_3, operate__enabled, operate__mode, operate__issue_math, fma_lane_1__product,
      fma_lane_2__product, fma_lane_3__product, wide_lane_0__magnitude, writeback__pop_2};
endmodule
`default_nettype wire
