// tessera_memory_subsystem
// Four render caches that never share a block.
//
//   in    1  clock
//   in    1  reset
//   in   16  cfg_nodes
//   in    4  cfg_ways
//   in    5  cfg_set_mask
//   in    1  cfg_hash
//   in    2  cfg_part
//   in    1  req_valid_0
//   in    1  req_valid_1
//   in    1  req_valid_2
//   in    1  req_valid_3
//   in    8  req_tag_0
//   in    8  req_tag_1
//   in    8  req_tag_2
//   in    8  req_tag_3
//   in    3  req_surface_0
//   in    3  req_surface_1
//   in    3  req_surface_2
//   in    3  req_surface_3
//   in   12  req_x_0
//   in   12  req_x_1
//   in   12  req_x_2
//   in   12  req_x_3
//   in   12  req_y_0
//   in   12  req_y_1
//   in   12  req_y_2
//   in   12  req_y_3
//   in    2  req_op_0
//   in    2  req_op_1
//   in    2  req_op_2
//   in    2  req_op_3
//   in   16  req_mask_0
//   in   16  req_mask_1
//   in   16  req_mask_2
//   in   16  req_mask_3
//   in    1  resp_ready_0
//   in    1  resp_ready_1
//   in    1  resp_ready_2
//   in    1  resp_ready_3
//   in    1  res_valid_0
//   in    1  res_valid_1
//   in    1  res_valid_2
//   in    1  res_valid_3
//   in    4  res_slot_0
//   in    4  res_slot_1
//   in    4  res_slot_2
//   in    4  res_slot_3
//   in   16  res_mask_0
//   in   16  res_mask_1
//   in   16  res_mask_2
//   in   16  res_mask_3
//   in   64  res_data_0
//   in   64  res_data_1
//   in   64  res_data_2
//   in   64  res_data_3
//   in   64  res_data_4
//   in   64  res_data_5
//   in   64  res_data_6
//   in   64  res_data_7
//   in   64  res_data_8
//   in   64  res_data_9
//   in   64  res_data_10
//   in   64  res_data_11
//   in   64  res_data_12
//   in   64  res_data_13
//   in   64  res_data_14
//   in   64  res_data_15
//   in   64  res_data_16
//   in   64  res_data_17
//   in   64  res_data_18
//   in   64  res_data_19
//   in   64  res_data_20
//   in   64  res_data_21
//   in   64  res_data_22
//   in   64  res_data_23
//   in   64  res_data_24
//   in   64  res_data_25
//   in   64  res_data_26
//   in   64  res_data_27
//   in   64  res_data_28
//   in   64  res_data_29
//   in   64  res_data_30
//   in   64  res_data_31
//   in    1  mr_ready_0
//   in    1  mr_ready_1
//   in    1  mr_ready_2
//   in    1  mr_ready_3
//   in    1  md_valid_0
//   in    1  md_valid_1
//   in    1  md_valid_2
//   in    1  md_valid_3
//   in    4  md_id_0
//   in    4  md_id_1
//   in    4  md_id_2
//   in    4  md_id_3
//   in    1  md_error_0
//   in    1  md_error_1
//   in    1  md_error_2
//   in    1  md_error_3
//   in   64  md_data_0
//   in   64  md_data_1
//   in   64  md_data_2
//   in   64  md_data_3
//   in   64  md_data_4
//   in   64  md_data_5
//   in   64  md_data_6
//   in   64  md_data_7
//   in   64  md_data_8
//   in   64  md_data_9
//   in   64  md_data_10
//   in   64  md_data_11
//   in   64  md_data_12
//   in   64  md_data_13
//   in   64  md_data_14
//   in   64  md_data_15
//   in   64  md_data_16
//   in   64  md_data_17
//   in   64  md_data_18
//   in   64  md_data_19
//   in   64  md_data_20
//   in   64  md_data_21
//   in   64  md_data_22
//   in   64  md_data_23
//   in   64  md_data_24
//   in   64  md_data_25
//   in   64  md_data_26
//   in   64  md_data_27
//   in   64  md_data_28
//   in   64  md_data_29
//   in   64  md_data_30
//   in   64  md_data_31
//   in    1  mw_ready_0
//   in    1  mw_ready_1
//   in    1  mw_ready_2
//   in    1  mw_ready_3
//   in    1  ack_valid_0
//   in    1  ack_valid_1
//   in    1  ack_valid_2
//   in    1  ack_valid_3
//   in    4  ack_id_0
//   in    4  ack_id_1
//   in    4  ack_id_2
//   in    4  ack_id_3
//   in    1  flush_valid
//   in    1  flush_drop
//   in    2  cnt_pipe
//   in    4  cnt_sel
//   out   1  req_ready_0
//   out   1  req_ready_1
//   out   1  req_ready_2
//   out   1  req_ready_3
//   out   1  misrouted_0
//   out   1  misrouted_1
//   out   1  misrouted_2
//   out   1  misrouted_3
//   out   1  resp_valid_0
//   out   1  resp_valid_1
//   out   1  resp_valid_2
//   out   1  resp_valid_3
//   out   8  resp_tag_0
//   out   8  resp_tag_1
//   out   8  resp_tag_2
//   out   8  resp_tag_3
//   out   4  resp_slot_0
//   out   4  resp_slot_1
//   out   4  resp_slot_2
//   out   4  resp_slot_3
//   out   1  resp_write_0
//   out   1  resp_write_1
//   out   1  resp_write_2
//   out   1  resp_write_3
//   out   1  resp_error_0
//   out   1  resp_error_1
//   out   1  resp_error_2
//   out   1  resp_error_3
//   out  64  resp_data_0
//   out  64  resp_data_1
//   out  64  resp_data_2
//   out  64  resp_data_3
//   out  64  resp_data_4
//   out  64  resp_data_5
//   out  64  resp_data_6
//   out  64  resp_data_7
//   out  64  resp_data_8
//   out  64  resp_data_9
//   out  64  resp_data_10
//   out  64  resp_data_11
//   out  64  resp_data_12
//   out  64  resp_data_13
//   out  64  resp_data_14
//   out  64  resp_data_15
//   out  64  resp_data_16
//   out  64  resp_data_17
//   out  64  resp_data_18
//   out  64  resp_data_19
//   out  64  resp_data_20
//   out  64  resp_data_21
//   out  64  resp_data_22
//   out  64  resp_data_23
//   out  64  resp_data_24
//   out  64  resp_data_25
//   out  64  resp_data_26
//   out  64  resp_data_27
//   out  64  resp_data_28
//   out  64  resp_data_29
//   out  64  resp_data_30
//   out  64  resp_data_31
//   out   1  res_ready_0
//   out   1  res_ready_1
//   out   1  res_ready_2
//   out   1  res_ready_3
//   out   1  mr_valid_0
//   out   1  mr_valid_1
//   out   1  mr_valid_2
//   out   1  mr_valid_3
//   out   4  mr_id_0
//   out   4  mr_id_1
//   out   4  mr_id_2
//   out   4  mr_id_3
//   out  27  mr_block_0
//   out  27  mr_block_1
//   out  27  mr_block_2
//   out  27  mr_block_3
//   out   1  md_ready_0
//   out   1  md_ready_1
//   out   1  md_ready_2
//   out   1  md_ready_3
//   out   1  mw_valid_0
//   out   1  mw_valid_1
//   out   1  mw_valid_2
//   out   1  mw_valid_3
//   out   4  mw_id_0
//   out   4  mw_id_1
//   out   4  mw_id_2
//   out   4  mw_id_3
//   out  27  mw_block_0
//   out  27  mw_block_1
//   out  27  mw_block_2
//   out  27  mw_block_3
//   out  64  mw_data_0
//   out  64  mw_data_1
//   out  64  mw_data_2
//   out  64  mw_data_3
//   out  64  mw_data_4
//   out  64  mw_data_5
//   out  64  mw_data_6
//   out  64  mw_data_7
//   out  64  mw_data_8
//   out  64  mw_data_9
//   out  64  mw_data_10
//   out  64  mw_data_11
//   out  64  mw_data_12
//   out  64  mw_data_13
//   out  64  mw_data_14
//   out  64  mw_data_15
//   out  64  mw_data_16
//   out  64  mw_data_17
//   out  64  mw_data_18
//   out  64  mw_data_19
//   out  64  mw_data_20
//   out  64  mw_data_21
//   out  64  mw_data_22
//   out  64  mw_data_23
//   out  64  mw_data_24
//   out  64  mw_data_25
//   out  64  mw_data_26
//   out  64  mw_data_27
//   out  64  mw_data_28
//   out  64  mw_data_29
//   out  64  mw_data_30
//   out  64  mw_data_31
//   out   3  stall_0
//   out   3  stall_1
//   out   3  stall_2
//   out   3  stall_3
//   out   1  flush_ready
//   out   1  flush_done
//   out   1  idle
//   out  32  cnt_value
//
// Exported from hdl/blocks/memory/src/memory_subsystem/mod.rs; do not edit.
`default_nettype none
module tessera_memory_subsystem (
  input  wire clock,
  input  wire reset,
  input  wire [15:0] cfg_nodes,
  input  wire [3:0] cfg_ways,
  input  wire [4:0] cfg_set_mask,
  input  wire cfg_hash,
  input  wire [1:0] cfg_part,
  input  wire req_valid_0,
  input  wire req_valid_1,
  input  wire req_valid_2,
  input  wire req_valid_3,
  input  wire [7:0] req_tag_0,
  input  wire [7:0] req_tag_1,
  input  wire [7:0] req_tag_2,
  input  wire [7:0] req_tag_3,
  input  wire [2:0] req_surface_0,
  input  wire [2:0] req_surface_1,
  input  wire [2:0] req_surface_2,
  input  wire [2:0] req_surface_3,
  input  wire [11:0] req_x_0,
  input  wire [11:0] req_x_1,
  input  wire [11:0] req_x_2,
  input  wire [11:0] req_x_3,
  input  wire [11:0] req_y_0,
  input  wire [11:0] req_y_1,
  input  wire [11:0] req_y_2,
  input  wire [11:0] req_y_3,
  input  wire [1:0] req_op_0,
  input  wire [1:0] req_op_1,
  input  wire [1:0] req_op_2,
  input  wire [1:0] req_op_3,
  input  wire [15:0] req_mask_0,
  input  wire [15:0] req_mask_1,
  input  wire [15:0] req_mask_2,
  input  wire [15:0] req_mask_3,
  input  wire resp_ready_0,
  input  wire resp_ready_1,
  input  wire resp_ready_2,
  input  wire resp_ready_3,
  input  wire res_valid_0,
  input  wire res_valid_1,
  input  wire res_valid_2,
  input  wire res_valid_3,
  input  wire [3:0] res_slot_0,
  input  wire [3:0] res_slot_1,
  input  wire [3:0] res_slot_2,
  input  wire [3:0] res_slot_3,
  input  wire [15:0] res_mask_0,
  input  wire [15:0] res_mask_1,
  input  wire [15:0] res_mask_2,
  input  wire [15:0] res_mask_3,
  input  wire [63:0] res_data_0,
  input  wire [63:0] res_data_1,
  input  wire [63:0] res_data_2,
  input  wire [63:0] res_data_3,
  input  wire [63:0] res_data_4,
  input  wire [63:0] res_data_5,
  input  wire [63:0] res_data_6,
  input  wire [63:0] res_data_7,
  input  wire [63:0] res_data_8,
  input  wire [63:0] res_data_9,
  input  wire [63:0] res_data_10,
  input  wire [63:0] res_data_11,
  input  wire [63:0] res_data_12,
  input  wire [63:0] res_data_13,
  input  wire [63:0] res_data_14,
  input  wire [63:0] res_data_15,
  input  wire [63:0] res_data_16,
  input  wire [63:0] res_data_17,
  input  wire [63:0] res_data_18,
  input  wire [63:0] res_data_19,
  input  wire [63:0] res_data_20,
  input  wire [63:0] res_data_21,
  input  wire [63:0] res_data_22,
  input  wire [63:0] res_data_23,
  input  wire [63:0] res_data_24,
  input  wire [63:0] res_data_25,
  input  wire [63:0] res_data_26,
  input  wire [63:0] res_data_27,
  input  wire [63:0] res_data_28,
  input  wire [63:0] res_data_29,
  input  wire [63:0] res_data_30,
  input  wire [63:0] res_data_31,
  input  wire mr_ready_0,
  input  wire mr_ready_1,
  input  wire mr_ready_2,
  input  wire mr_ready_3,
  input  wire md_valid_0,
  input  wire md_valid_1,
  input  wire md_valid_2,
  input  wire md_valid_3,
  input  wire [3:0] md_id_0,
  input  wire [3:0] md_id_1,
  input  wire [3:0] md_id_2,
  input  wire [3:0] md_id_3,
  input  wire md_error_0,
  input  wire md_error_1,
  input  wire md_error_2,
  input  wire md_error_3,
  input  wire [63:0] md_data_0,
  input  wire [63:0] md_data_1,
  input  wire [63:0] md_data_2,
  input  wire [63:0] md_data_3,
  input  wire [63:0] md_data_4,
  input  wire [63:0] md_data_5,
  input  wire [63:0] md_data_6,
  input  wire [63:0] md_data_7,
  input  wire [63:0] md_data_8,
  input  wire [63:0] md_data_9,
  input  wire [63:0] md_data_10,
  input  wire [63:0] md_data_11,
  input  wire [63:0] md_data_12,
  input  wire [63:0] md_data_13,
  input  wire [63:0] md_data_14,
  input  wire [63:0] md_data_15,
  input  wire [63:0] md_data_16,
  input  wire [63:0] md_data_17,
  input  wire [63:0] md_data_18,
  input  wire [63:0] md_data_19,
  input  wire [63:0] md_data_20,
  input  wire [63:0] md_data_21,
  input  wire [63:0] md_data_22,
  input  wire [63:0] md_data_23,
  input  wire [63:0] md_data_24,
  input  wire [63:0] md_data_25,
  input  wire [63:0] md_data_26,
  input  wire [63:0] md_data_27,
  input  wire [63:0] md_data_28,
  input  wire [63:0] md_data_29,
  input  wire [63:0] md_data_30,
  input  wire [63:0] md_data_31,
  input  wire mw_ready_0,
  input  wire mw_ready_1,
  input  wire mw_ready_2,
  input  wire mw_ready_3,
  input  wire ack_valid_0,
  input  wire ack_valid_1,
  input  wire ack_valid_2,
  input  wire ack_valid_3,
  input  wire [3:0] ack_id_0,
  input  wire [3:0] ack_id_1,
  input  wire [3:0] ack_id_2,
  input  wire [3:0] ack_id_3,
  input  wire flush_valid,
  input  wire flush_drop,
  input  wire [1:0] cnt_pipe,
  input  wire [3:0] cnt_sel,
  output wire req_ready_0,
  output wire req_ready_1,
  output wire req_ready_2,
  output wire req_ready_3,
  output wire misrouted_0,
  output wire misrouted_1,
  output wire misrouted_2,
  output wire misrouted_3,
  output wire resp_valid_0,
  output wire resp_valid_1,
  output wire resp_valid_2,
  output wire resp_valid_3,
  output wire [7:0] resp_tag_0,
  output wire [7:0] resp_tag_1,
  output wire [7:0] resp_tag_2,
  output wire [7:0] resp_tag_3,
  output wire [3:0] resp_slot_0,
  output wire [3:0] resp_slot_1,
  output wire [3:0] resp_slot_2,
  output wire [3:0] resp_slot_3,
  output wire resp_write_0,
  output wire resp_write_1,
  output wire resp_write_2,
  output wire resp_write_3,
  output wire resp_error_0,
  output wire resp_error_1,
  output wire resp_error_2,
  output wire resp_error_3,
  output wire [63:0] resp_data_0,
  output wire [63:0] resp_data_1,
  output wire [63:0] resp_data_2,
  output wire [63:0] resp_data_3,
  output wire [63:0] resp_data_4,
  output wire [63:0] resp_data_5,
  output wire [63:0] resp_data_6,
  output wire [63:0] resp_data_7,
  output wire [63:0] resp_data_8,
  output wire [63:0] resp_data_9,
  output wire [63:0] resp_data_10,
  output wire [63:0] resp_data_11,
  output wire [63:0] resp_data_12,
  output wire [63:0] resp_data_13,
  output wire [63:0] resp_data_14,
  output wire [63:0] resp_data_15,
  output wire [63:0] resp_data_16,
  output wire [63:0] resp_data_17,
  output wire [63:0] resp_data_18,
  output wire [63:0] resp_data_19,
  output wire [63:0] resp_data_20,
  output wire [63:0] resp_data_21,
  output wire [63:0] resp_data_22,
  output wire [63:0] resp_data_23,
  output wire [63:0] resp_data_24,
  output wire [63:0] resp_data_25,
  output wire [63:0] resp_data_26,
  output wire [63:0] resp_data_27,
  output wire [63:0] resp_data_28,
  output wire [63:0] resp_data_29,
  output wire [63:0] resp_data_30,
  output wire [63:0] resp_data_31,
  output wire res_ready_0,
  output wire res_ready_1,
  output wire res_ready_2,
  output wire res_ready_3,
  output wire mr_valid_0,
  output wire mr_valid_1,
  output wire mr_valid_2,
  output wire mr_valid_3,
  output wire [3:0] mr_id_0,
  output wire [3:0] mr_id_1,
  output wire [3:0] mr_id_2,
  output wire [3:0] mr_id_3,
  output wire [26:0] mr_block_0,
  output wire [26:0] mr_block_1,
  output wire [26:0] mr_block_2,
  output wire [26:0] mr_block_3,
  output wire md_ready_0,
  output wire md_ready_1,
  output wire md_ready_2,
  output wire md_ready_3,
  output wire mw_valid_0,
  output wire mw_valid_1,
  output wire mw_valid_2,
  output wire mw_valid_3,
  output wire [3:0] mw_id_0,
  output wire [3:0] mw_id_1,
  output wire [3:0] mw_id_2,
  output wire [3:0] mw_id_3,
  output wire [26:0] mw_block_0,
  output wire [26:0] mw_block_1,
  output wire [26:0] mw_block_2,
  output wire [26:0] mw_block_3,
  output wire [63:0] mw_data_0,
  output wire [63:0] mw_data_1,
  output wire [63:0] mw_data_2,
  output wire [63:0] mw_data_3,
  output wire [63:0] mw_data_4,
  output wire [63:0] mw_data_5,
  output wire [63:0] mw_data_6,
  output wire [63:0] mw_data_7,
  output wire [63:0] mw_data_8,
  output wire [63:0] mw_data_9,
  output wire [63:0] mw_data_10,
  output wire [63:0] mw_data_11,
  output wire [63:0] mw_data_12,
  output wire [63:0] mw_data_13,
  output wire [63:0] mw_data_14,
  output wire [63:0] mw_data_15,
  output wire [63:0] mw_data_16,
  output wire [63:0] mw_data_17,
  output wire [63:0] mw_data_18,
  output wire [63:0] mw_data_19,
  output wire [63:0] mw_data_20,
  output wire [63:0] mw_data_21,
  output wire [63:0] mw_data_22,
  output wire [63:0] mw_data_23,
  output wire [63:0] mw_data_24,
  output wire [63:0] mw_data_25,
  output wire [63:0] mw_data_26,
  output wire [63:0] mw_data_27,
  output wire [63:0] mw_data_28,
  output wire [63:0] mw_data_29,
  output wire [63:0] mw_data_30,
  output wire [63:0] mw_data_31,
  output wire [2:0] stall_0,
  output wire [2:0] stall_1,
  output wire [2:0] stall_2,
  output wire [2:0] stall_3,
  output wire flush_ready,
  output wire flush_done,
  output wire idle,
  output reg  [31:0] cnt_value
);
  reg  [3:0] ready;
  reg  [3:0] calm;
  reg  [3:0] remaining;
  wire may_flush;
  wire start;
  wire finish;
  wire taken_0;
  wire taken_1;
  wire taken_2;
  wire taken_3;
  wire stalled_0;
  wire stalled_1;
  wire stalled_2;
  wire stalled_3;
  wire partition_0__in_ready;
  wire [1:0] partition_0__pipeline;
  wire partition_0__out_valid_0;
  wire partition_0__out_valid_1;
  wire partition_0__out_valid_2;
  wire partition_0__out_valid_3;
  wire partition_1__in_ready;
  wire [1:0] partition_1__pipeline;
  wire partition_1__out_valid_0;
  wire partition_1__out_valid_1;
  wire partition_1__out_valid_2;
  wire partition_1__out_valid_3;
  wire partition_2__in_ready;
  wire [1:0] partition_2__pipeline;
  wire partition_2__out_valid_0;
  wire partition_2__out_valid_1;
  wire partition_2__out_valid_2;
  wire partition_2__out_valid_3;
  wire partition_3__in_ready;
  wire [1:0] partition_3__pipeline;
  wire partition_3__out_valid_0;
  wire partition_3__out_valid_1;
  wire partition_3__out_valid_2;
  wire partition_3__out_valid_3;
  wire cache_0__req_ready;
  wire cache_0__resp_valid;
  wire [7:0] cache_0__resp_tag;
  wire [3:0] cache_0__resp_slot;
  wire cache_0__resp_write;
  wire cache_0__resp_error;
  wire [63:0] cache_0__resp_data_0;
  wire [63:0] cache_0__resp_data_1;
  wire [63:0] cache_0__resp_data_2;
  wire [63:0] cache_0__resp_data_3;
  wire [63:0] cache_0__resp_data_4;
  wire [63:0] cache_0__resp_data_5;
  wire [63:0] cache_0__resp_data_6;
  wire [63:0] cache_0__resp_data_7;
  wire cache_0__res_ready;
  wire cache_0__mr_valid;
  wire [3:0] cache_0__mr_id;
  wire [26:0] cache_0__mr_block;
  wire cache_0__md_ready;
  wire cache_0__mw_valid;
  wire [3:0] cache_0__mw_id;
  wire [26:0] cache_0__mw_block;
  wire [63:0] cache_0__mw_data_0;
  wire [63:0] cache_0__mw_data_1;
  wire [63:0] cache_0__mw_data_2;
  wire [63:0] cache_0__mw_data_3;
  wire [63:0] cache_0__mw_data_4;
  wire [63:0] cache_0__mw_data_5;
  wire [63:0] cache_0__mw_data_6;
  wire [63:0] cache_0__mw_data_7;
  wire cache_0__flush_ready;
  wire cache_0__flush_done;
  wire cache_0__idle;
  wire [2:0] cache_0__stall;
  wire cache_0__ev_present;
  wire cache_0__ev_link;
  wire cache_0__ev_miss;
  wire cache_0__ev_read;
  wire cache_0__ev_victim;
  wire cache_0__ev_result;
  wire cache_0__ev_alloc;
  wire cache_0__ev_fill_error;
  wire cache_1__req_ready;
  wire cache_1__resp_valid;
  wire [7:0] cache_1__resp_tag;
  wire [3:0] cache_1__resp_slot;
  wire cache_1__resp_write;
  wire cache_1__resp_error;
  wire [63:0] cache_1__resp_data_0;
  wire [63:0] cache_1__resp_data_1;
  wire [63:0] cache_1__resp_data_2;
  wire [63:0] cache_1__resp_data_3;
  wire [63:0] cache_1__resp_data_4;
  wire [63:0] cache_1__resp_data_5;
  wire [63:0] cache_1__resp_data_6;
  wire [63:0] cache_1__resp_data_7;
  wire cache_1__res_ready;
  wire cache_1__mr_valid;
  wire [3:0] cache_1__mr_id;
  wire [26:0] cache_1__mr_block;
  wire cache_1__md_ready;
  wire cache_1__mw_valid;
  wire [3:0] cache_1__mw_id;
  wire [26:0] cache_1__mw_block;
  wire [63:0] cache_1__mw_data_0;
  wire [63:0] cache_1__mw_data_1;
  wire [63:0] cache_1__mw_data_2;
  wire [63:0] cache_1__mw_data_3;
  wire [63:0] cache_1__mw_data_4;
  wire [63:0] cache_1__mw_data_5;
  wire [63:0] cache_1__mw_data_6;
  wire [63:0] cache_1__mw_data_7;
  wire cache_1__flush_ready;
  wire cache_1__flush_done;
  wire cache_1__idle;
  wire [2:0] cache_1__stall;
  wire cache_1__ev_present;
  wire cache_1__ev_link;
  wire cache_1__ev_miss;
  wire cache_1__ev_read;
  wire cache_1__ev_victim;
  wire cache_1__ev_result;
  wire cache_1__ev_alloc;
  wire cache_1__ev_fill_error;
  wire cache_2__req_ready;
  wire cache_2__resp_valid;
  wire [7:0] cache_2__resp_tag;
  wire [3:0] cache_2__resp_slot;
  wire cache_2__resp_write;
  wire cache_2__resp_error;
  wire [63:0] cache_2__resp_data_0;
  wire [63:0] cache_2__resp_data_1;
  wire [63:0] cache_2__resp_data_2;
  wire [63:0] cache_2__resp_data_3;
  wire [63:0] cache_2__resp_data_4;
  wire [63:0] cache_2__resp_data_5;
  wire [63:0] cache_2__resp_data_6;
  wire [63:0] cache_2__resp_data_7;
  wire cache_2__res_ready;
  wire cache_2__mr_valid;
  wire [3:0] cache_2__mr_id;
  wire [26:0] cache_2__mr_block;
  wire cache_2__md_ready;
  wire cache_2__mw_valid;
  wire [3:0] cache_2__mw_id;
  wire [26:0] cache_2__mw_block;
  wire [63:0] cache_2__mw_data_0;
  wire [63:0] cache_2__mw_data_1;
  wire [63:0] cache_2__mw_data_2;
  wire [63:0] cache_2__mw_data_3;
  wire [63:0] cache_2__mw_data_4;
  wire [63:0] cache_2__mw_data_5;
  wire [63:0] cache_2__mw_data_6;
  wire [63:0] cache_2__mw_data_7;
  wire cache_2__flush_ready;
  wire cache_2__flush_done;
  wire cache_2__idle;
  wire [2:0] cache_2__stall;
  wire cache_2__ev_present;
  wire cache_2__ev_link;
  wire cache_2__ev_miss;
  wire cache_2__ev_read;
  wire cache_2__ev_victim;
  wire cache_2__ev_result;
  wire cache_2__ev_alloc;
  wire cache_2__ev_fill_error;
  wire cache_3__req_ready;
  wire cache_3__resp_valid;
  wire [7:0] cache_3__resp_tag;
  wire [3:0] cache_3__resp_slot;
  wire cache_3__resp_write;
  wire cache_3__resp_error;
  wire [63:0] cache_3__resp_data_0;
  wire [63:0] cache_3__resp_data_1;
  wire [63:0] cache_3__resp_data_2;
  wire [63:0] cache_3__resp_data_3;
  wire [63:0] cache_3__resp_data_4;
  wire [63:0] cache_3__resp_data_5;
  wire [63:0] cache_3__resp_data_6;
  wire [63:0] cache_3__resp_data_7;
  wire cache_3__res_ready;
  wire cache_3__mr_valid;
  wire [3:0] cache_3__mr_id;
  wire [26:0] cache_3__mr_block;
  wire cache_3__md_ready;
  wire cache_3__mw_valid;
  wire [3:0] cache_3__mw_id;
  wire [26:0] cache_3__mw_block;
  wire [63:0] cache_3__mw_data_0;
  wire [63:0] cache_3__mw_data_1;
  wire [63:0] cache_3__mw_data_2;
  wire [63:0] cache_3__mw_data_3;
  wire [63:0] cache_3__mw_data_4;
  wire [63:0] cache_3__mw_data_5;
  wire [63:0] cache_3__mw_data_6;
  wire [63:0] cache_3__mw_data_7;
  wire cache_3__flush_ready;
  wire cache_3__flush_done;
  wire cache_3__idle;
  wire [2:0] cache_3__stall;
  wire cache_3__ev_present;
  wire cache_3__ev_link;
  wire cache_3__ev_miss;
  wire cache_3__ev_read;
  wire cache_3__ev_victim;
  wire cache_3__ev_result;
  wire cache_3__ev_alloc;
  wire cache_3__ev_fill_error;
  wire [11:0] counters_0__events;
  wire [31:0] counters_0__value;
  wire [11:0] counters_1__events;
  wire [31:0] counters_1__value;
  wire [11:0] counters_2__events;
  wire [31:0] counters_2__value;
  wire [11:0] counters_3__events;
  wire [31:0] counters_3__value;
  reg  active_d;
  reg  active_q;
  reg  [3:0] waiting_d;
  reg  [3:0] waiting_q;

  always @(posedge clock) begin
    if (reset) begin
      active_q <= 1'd0;
      waiting_q <= 4'd0;
    end
    else begin
      active_q <= active_d;
      waiting_q <= waiting_d;
    end
  end

  tessera_screen_partition partition_0 (
    .clock(clock),
    .reset(reset),
    .cfg_part(cfg_part),
    .in_valid(req_valid_0),
    .in_x(req_x_0),
    .in_y(req_y_0),
    .out_ready_0(cache_0__req_ready),
    .out_ready_1(1'd0),
    .out_ready_2(1'd0),
    .out_ready_3(1'd0),
    .in_ready(partition_0__in_ready),
    .pipeline(partition_0__pipeline),
    .out_valid_0(partition_0__out_valid_0),
    .out_valid_1(partition_0__out_valid_1),
    .out_valid_2(partition_0__out_valid_2),
    .out_valid_3(partition_0__out_valid_3)
  );

  tessera_screen_partition partition_1 (
    .clock(clock),
    .reset(reset),
    .cfg_part(cfg_part),
    .in_valid(req_valid_1),
    .in_x(req_x_1),
    .in_y(req_y_1),
    .out_ready_0(1'd0),
    .out_ready_1(cache_1__req_ready),
    .out_ready_2(1'd0),
    .out_ready_3(1'd0),
    .in_ready(partition_1__in_ready),
    .pipeline(partition_1__pipeline),
    .out_valid_0(partition_1__out_valid_0),
    .out_valid_1(partition_1__out_valid_1),
    .out_valid_2(partition_1__out_valid_2),
    .out_valid_3(partition_1__out_valid_3)
  );

  tessera_screen_partition partition_2 (
    .clock(clock),
    .reset(reset),
    .cfg_part(cfg_part),
    .in_valid(req_valid_2),
    .in_x(req_x_2),
    .in_y(req_y_2),
    .out_ready_0(1'd0),
    .out_ready_1(1'd0),
    .out_ready_2(cache_2__req_ready),
    .out_ready_3(1'd0),
    .in_ready(partition_2__in_ready),
    .pipeline(partition_2__pipeline),
    .out_valid_0(partition_2__out_valid_0),
    .out_valid_1(partition_2__out_valid_1),
    .out_valid_2(partition_2__out_valid_2),
    .out_valid_3(partition_2__out_valid_3)
  );

  tessera_screen_partition partition_3 (
    .clock(clock),
    .reset(reset),
    .cfg_part(cfg_part),
    .in_valid(req_valid_3),
    .in_x(req_x_3),
    .in_y(req_y_3),
    .out_ready_0(1'd0),
    .out_ready_1(1'd0),
    .out_ready_2(1'd0),
    .out_ready_3(cache_3__req_ready),
    .in_ready(partition_3__in_ready),
    .pipeline(partition_3__pipeline),
    .out_valid_0(partition_3__out_valid_0),
    .out_valid_1(partition_3__out_valid_1),
    .out_valid_2(partition_3__out_valid_2),
    .out_valid_3(partition_3__out_valid_3)
  );

  tessera_render_cache cache_0 (
    .clock(clock),
    .reset(reset),
    .cfg_nodes(cfg_nodes),
    .cfg_ways(cfg_ways),
    .cfg_set_mask(cfg_set_mask),
    .cfg_hash(cfg_hash),
    .cfg_part(cfg_part),
    .req_valid(partition_0__out_valid_0),
    .req_tag(req_tag_0),
    .req_surface(req_surface_0),
    .req_x(req_x_0),
    .req_y(req_y_0),
    .req_op(req_op_0),
    .req_mask(req_mask_0),
    .resp_ready(resp_ready_0),
    .res_valid(res_valid_0),
    .res_slot(res_slot_0),
    .res_mask(res_mask_0),
    .res_data_0(res_data_0),
    .res_data_1(res_data_1),
    .res_data_2(res_data_2),
    .res_data_3(res_data_3),
    .res_data_4(res_data_4),
    .res_data_5(res_data_5),
    .res_data_6(res_data_6),
    .res_data_7(res_data_7),
    .mr_ready(mr_ready_0),
    .md_valid(md_valid_0),
    .md_id(md_id_0),
    .md_error(md_error_0),
    .md_data_0(md_data_0),
    .md_data_1(md_data_1),
    .md_data_2(md_data_2),
    .md_data_3(md_data_3),
    .md_data_4(md_data_4),
    .md_data_5(md_data_5),
    .md_data_6(md_data_6),
    .md_data_7(md_data_7),
    .mw_ready(mw_ready_0),
    .ack_valid(ack_valid_0),
    .ack_id(ack_id_0),
    .flush_valid(start),
    .flush_drop(flush_drop),
    .req_ready(cache_0__req_ready),
    .resp_valid(cache_0__resp_valid),
    .resp_tag(cache_0__resp_tag),
    .resp_slot(cache_0__resp_slot),
    .resp_write(cache_0__resp_write),
    .resp_error(cache_0__resp_error),
    .resp_data_0(cache_0__resp_data_0),
    .resp_data_1(cache_0__resp_data_1),
    .resp_data_2(cache_0__resp_data_2),
    .resp_data_3(cache_0__resp_data_3),
    .resp_data_4(cache_0__resp_data_4),
    .resp_data_5(cache_0__resp_data_5),
    .resp_data_6(cache_0__resp_data_6),
    .resp_data_7(cache_0__resp_data_7),
    .res_ready(cache_0__res_ready),
    .mr_valid(cache_0__mr_valid),
    .mr_id(cache_0__mr_id),
    .mr_block(cache_0__mr_block),
    .md_ready(cache_0__md_ready),
    .mw_valid(cache_0__mw_valid),
    .mw_id(cache_0__mw_id),
    .mw_block(cache_0__mw_block),
    .mw_data_0(cache_0__mw_data_0),
    .mw_data_1(cache_0__mw_data_1),
    .mw_data_2(cache_0__mw_data_2),
    .mw_data_3(cache_0__mw_data_3),
    .mw_data_4(cache_0__mw_data_4),
    .mw_data_5(cache_0__mw_data_5),
    .mw_data_6(cache_0__mw_data_6),
    .mw_data_7(cache_0__mw_data_7),
    .flush_ready(cache_0__flush_ready),
    .flush_done(cache_0__flush_done),
    .idle(cache_0__idle),
    .stall(cache_0__stall),
    .ev_present(cache_0__ev_present),
    .ev_link(cache_0__ev_link),
    .ev_miss(cache_0__ev_miss),
    .ev_read(cache_0__ev_read),
    .ev_victim(cache_0__ev_victim),
    .ev_result(cache_0__ev_result),
    .ev_alloc(cache_0__ev_alloc),
    .ev_fill_error(cache_0__ev_fill_error)
  );

  tessera_render_cache cache_1 (
    .clock(clock),
    .reset(reset),
    .cfg_nodes(cfg_nodes),
    .cfg_ways(cfg_ways),
    .cfg_set_mask(cfg_set_mask),
    .cfg_hash(cfg_hash),
    .cfg_part(cfg_part),
    .req_valid(partition_1__out_valid_1),
    .req_tag(req_tag_1),
    .req_surface(req_surface_1),
    .req_x(req_x_1),
    .req_y(req_y_1),
    .req_op(req_op_1),
    .req_mask(req_mask_1),
    .resp_ready(resp_ready_1),
    .res_valid(res_valid_1),
    .res_slot(res_slot_1),
    .res_mask(res_mask_1),
    .res_data_0(res_data_8),
    .res_data_1(res_data_9),
    .res_data_2(res_data_10),
    .res_data_3(res_data_11),
    .res_data_4(res_data_12),
    .res_data_5(res_data_13),
    .res_data_6(res_data_14),
    .res_data_7(res_data_15),
    .mr_ready(mr_ready_1),
    .md_valid(md_valid_1),
    .md_id(md_id_1),
    .md_error(md_error_1),
    .md_data_0(md_data_8),
    .md_data_1(md_data_9),
    .md_data_2(md_data_10),
    .md_data_3(md_data_11),
    .md_data_4(md_data_12),
    .md_data_5(md_data_13),
    .md_data_6(md_data_14),
    .md_data_7(md_data_15),
    .mw_ready(mw_ready_1),
    .ack_valid(ack_valid_1),
    .ack_id(ack_id_1),
    .flush_valid(start),
    .flush_drop(flush_drop),
    .req_ready(cache_1__req_ready),
    .resp_valid(cache_1__resp_valid),
    .resp_tag(cache_1__resp_tag),
    .resp_slot(cache_1__resp_slot),
    .resp_write(cache_1__resp_write),
    .resp_error(cache_1__resp_error),
    .resp_data_0(cache_1__resp_data_0),
    .resp_data_1(cache_1__resp_data_1),
    .resp_data_2(cache_1__resp_data_2),
    .resp_data_3(cache_1__resp_data_3),
    .resp_data_4(cache_1__resp_data_4),
    .resp_data_5(cache_1__resp_data_5),
    .resp_data_6(cache_1__resp_data_6),
    .resp_data_7(cache_1__resp_data_7),
    .res_ready(cache_1__res_ready),
    .mr_valid(cache_1__mr_valid),
    .mr_id(cache_1__mr_id),
    .mr_block(cache_1__mr_block),
    .md_ready(cache_1__md_ready),
    .mw_valid(cache_1__mw_valid),
    .mw_id(cache_1__mw_id),
    .mw_block(cache_1__mw_block),
    .mw_data_0(cache_1__mw_data_0),
    .mw_data_1(cache_1__mw_data_1),
    .mw_data_2(cache_1__mw_data_2),
    .mw_data_3(cache_1__mw_data_3),
    .mw_data_4(cache_1__mw_data_4),
    .mw_data_5(cache_1__mw_data_5),
    .mw_data_6(cache_1__mw_data_6),
    .mw_data_7(cache_1__mw_data_7),
    .flush_ready(cache_1__flush_ready),
    .flush_done(cache_1__flush_done),
    .idle(cache_1__idle),
    .stall(cache_1__stall),
    .ev_present(cache_1__ev_present),
    .ev_link(cache_1__ev_link),
    .ev_miss(cache_1__ev_miss),
    .ev_read(cache_1__ev_read),
    .ev_victim(cache_1__ev_victim),
    .ev_result(cache_1__ev_result),
    .ev_alloc(cache_1__ev_alloc),
    .ev_fill_error(cache_1__ev_fill_error)
  );

  tessera_render_cache cache_2 (
    .clock(clock),
    .reset(reset),
    .cfg_nodes(cfg_nodes),
    .cfg_ways(cfg_ways),
    .cfg_set_mask(cfg_set_mask),
    .cfg_hash(cfg_hash),
    .cfg_part(cfg_part),
    .req_valid(partition_2__out_valid_2),
    .req_tag(req_tag_2),
    .req_surface(req_surface_2),
    .req_x(req_x_2),
    .req_y(req_y_2),
    .req_op(req_op_2),
    .req_mask(req_mask_2),
    .resp_ready(resp_ready_2),
    .res_valid(res_valid_2),
    .res_slot(res_slot_2),
    .res_mask(res_mask_2),
    .res_data_0(res_data_16),
    .res_data_1(res_data_17),
    .res_data_2(res_data_18),
    .res_data_3(res_data_19),
    .res_data_4(res_data_20),
    .res_data_5(res_data_21),
    .res_data_6(res_data_22),
    .res_data_7(res_data_23),
    .mr_ready(mr_ready_2),
    .md_valid(md_valid_2),
    .md_id(md_id_2),
    .md_error(md_error_2),
    .md_data_0(md_data_16),
    .md_data_1(md_data_17),
    .md_data_2(md_data_18),
    .md_data_3(md_data_19),
    .md_data_4(md_data_20),
    .md_data_5(md_data_21),
    .md_data_6(md_data_22),
    .md_data_7(md_data_23),
    .mw_ready(mw_ready_2),
    .ack_valid(ack_valid_2),
    .ack_id(ack_id_2),
    .flush_valid(start),
    .flush_drop(flush_drop),
    .req_ready(cache_2__req_ready),
    .resp_valid(cache_2__resp_valid),
    .resp_tag(cache_2__resp_tag),
    .resp_slot(cache_2__resp_slot),
    .resp_write(cache_2__resp_write),
    .resp_error(cache_2__resp_error),
    .resp_data_0(cache_2__resp_data_0),
    .resp_data_1(cache_2__resp_data_1),
    .resp_data_2(cache_2__resp_data_2),
    .resp_data_3(cache_2__resp_data_3),
    .resp_data_4(cache_2__resp_data_4),
    .resp_data_5(cache_2__resp_data_5),
    .resp_data_6(cache_2__resp_data_6),
    .resp_data_7(cache_2__resp_data_7),
    .res_ready(cache_2__res_ready),
    .mr_valid(cache_2__mr_valid),
    .mr_id(cache_2__mr_id),
    .mr_block(cache_2__mr_block),
    .md_ready(cache_2__md_ready),
    .mw_valid(cache_2__mw_valid),
    .mw_id(cache_2__mw_id),
    .mw_block(cache_2__mw_block),
    .mw_data_0(cache_2__mw_data_0),
    .mw_data_1(cache_2__mw_data_1),
    .mw_data_2(cache_2__mw_data_2),
    .mw_data_3(cache_2__mw_data_3),
    .mw_data_4(cache_2__mw_data_4),
    .mw_data_5(cache_2__mw_data_5),
    .mw_data_6(cache_2__mw_data_6),
    .mw_data_7(cache_2__mw_data_7),
    .flush_ready(cache_2__flush_ready),
    .flush_done(cache_2__flush_done),
    .idle(cache_2__idle),
    .stall(cache_2__stall),
    .ev_present(cache_2__ev_present),
    .ev_link(cache_2__ev_link),
    .ev_miss(cache_2__ev_miss),
    .ev_read(cache_2__ev_read),
    .ev_victim(cache_2__ev_victim),
    .ev_result(cache_2__ev_result),
    .ev_alloc(cache_2__ev_alloc),
    .ev_fill_error(cache_2__ev_fill_error)
  );

  tessera_render_cache cache_3 (
    .clock(clock),
    .reset(reset),
    .cfg_nodes(cfg_nodes),
    .cfg_ways(cfg_ways),
    .cfg_set_mask(cfg_set_mask),
    .cfg_hash(cfg_hash),
    .cfg_part(cfg_part),
    .req_valid(partition_3__out_valid_3),
    .req_tag(req_tag_3),
    .req_surface(req_surface_3),
    .req_x(req_x_3),
    .req_y(req_y_3),
    .req_op(req_op_3),
    .req_mask(req_mask_3),
    .resp_ready(resp_ready_3),
    .res_valid(res_valid_3),
    .res_slot(res_slot_3),
    .res_mask(res_mask_3),
    .res_data_0(res_data_24),
    .res_data_1(res_data_25),
    .res_data_2(res_data_26),
    .res_data_3(res_data_27),
    .res_data_4(res_data_28),
    .res_data_5(res_data_29),
    .res_data_6(res_data_30),
    .res_data_7(res_data_31),
    .mr_ready(mr_ready_3),
    .md_valid(md_valid_3),
    .md_id(md_id_3),
    .md_error(md_error_3),
    .md_data_0(md_data_24),
    .md_data_1(md_data_25),
    .md_data_2(md_data_26),
    .md_data_3(md_data_27),
    .md_data_4(md_data_28),
    .md_data_5(md_data_29),
    .md_data_6(md_data_30),
    .md_data_7(md_data_31),
    .mw_ready(mw_ready_3),
    .ack_valid(ack_valid_3),
    .ack_id(ack_id_3),
    .flush_valid(start),
    .flush_drop(flush_drop),
    .req_ready(cache_3__req_ready),
    .resp_valid(cache_3__resp_valid),
    .resp_tag(cache_3__resp_tag),
    .resp_slot(cache_3__resp_slot),
    .resp_write(cache_3__resp_write),
    .resp_error(cache_3__resp_error),
    .resp_data_0(cache_3__resp_data_0),
    .resp_data_1(cache_3__resp_data_1),
    .resp_data_2(cache_3__resp_data_2),
    .resp_data_3(cache_3__resp_data_3),
    .resp_data_4(cache_3__resp_data_4),
    .resp_data_5(cache_3__resp_data_5),
    .resp_data_6(cache_3__resp_data_6),
    .resp_data_7(cache_3__resp_data_7),
    .res_ready(cache_3__res_ready),
    .mr_valid(cache_3__mr_valid),
    .mr_id(cache_3__mr_id),
    .mr_block(cache_3__mr_block),
    .md_ready(cache_3__md_ready),
    .mw_valid(cache_3__mw_valid),
    .mw_id(cache_3__mw_id),
    .mw_block(cache_3__mw_block),
    .mw_data_0(cache_3__mw_data_0),
    .mw_data_1(cache_3__mw_data_1),
    .mw_data_2(cache_3__mw_data_2),
    .mw_data_3(cache_3__mw_data_3),
    .mw_data_4(cache_3__mw_data_4),
    .mw_data_5(cache_3__mw_data_5),
    .mw_data_6(cache_3__mw_data_6),
    .mw_data_7(cache_3__mw_data_7),
    .flush_ready(cache_3__flush_ready),
    .flush_done(cache_3__flush_done),
    .idle(cache_3__idle),
    .stall(cache_3__stall),
    .ev_present(cache_3__ev_present),
    .ev_link(cache_3__ev_link),
    .ev_miss(cache_3__ev_miss),
    .ev_read(cache_3__ev_read),
    .ev_victim(cache_3__ev_victim),
    .ev_result(cache_3__ev_result),
    .ev_alloc(cache_3__ev_alloc),
    .ev_fill_error(cache_3__ev_fill_error)
  );

  tessera_memory_counters counters_0 (
    .clock(clock),
    .reset(reset),
    .events(counters_0__events),
    .select(cnt_sel),
    .value(counters_0__value)
  );

  tessera_memory_counters counters_1 (
    .clock(clock),
    .reset(reset),
    .events(counters_1__events),
    .select(cnt_sel),
    .value(counters_1__value)
  );

  tessera_memory_counters counters_2 (
    .clock(clock),
    .reset(reset),
    .events(counters_2__events),
    .select(cnt_sel),
    .value(counters_2__value)
  );

  tessera_memory_counters counters_3 (
    .clock(clock),
    .reset(reset),
    .events(counters_3__events),
    .select(cnt_sel),
    .value(counters_3__value)
  );

  assign may_flush = (~active_q) & (&ready);
  assign start = flush_valid & may_flush;
  assign finish = active_q & (~(|remaining));
  assign flush_ready = may_flush;
  assign flush_done = finish;
  assign idle = (~active_q) & (&calm);
  assign req_ready_0 = partition_0__in_ready;
  assign misrouted_0 = req_valid_0 & (partition_0__pipeline != 2'd0);
  assign resp_valid_0 = cache_0__resp_valid;
  assign resp_tag_0 = cache_0__resp_tag;
  assign resp_slot_0 = cache_0__resp_slot;
  assign resp_write_0 = cache_0__resp_write;
  assign resp_error_0 = cache_0__resp_error;
  assign res_ready_0 = cache_0__res_ready;
  assign mr_valid_0 = cache_0__mr_valid;
  assign mr_id_0 = cache_0__mr_id;
  assign mr_block_0 = cache_0__mr_block;
  assign md_ready_0 = cache_0__md_ready;
  assign mw_valid_0 = cache_0__mw_valid;
  assign mw_id_0 = cache_0__mw_id;
  assign mw_block_0 = cache_0__mw_block;
  assign stall_0 = cache_0__stall;
  assign resp_data_0 = cache_0__resp_data_0;
  assign mw_data_0 = cache_0__mw_data_0;
  assign resp_data_1 = cache_0__resp_data_1;
  assign mw_data_1 = cache_0__mw_data_1;
  assign resp_data_2 = cache_0__resp_data_2;
  assign mw_data_2 = cache_0__mw_data_2;
  assign resp_data_3 = cache_0__resp_data_3;
  assign mw_data_3 = cache_0__mw_data_3;
  assign resp_data_4 = cache_0__resp_data_4;
  assign mw_data_4 = cache_0__mw_data_4;
  assign resp_data_5 = cache_0__resp_data_5;
  assign mw_data_5 = cache_0__mw_data_5;
  assign resp_data_6 = cache_0__resp_data_6;
  assign mw_data_6 = cache_0__mw_data_6;
  assign resp_data_7 = cache_0__resp_data_7;
  assign mw_data_7 = cache_0__mw_data_7;
  assign req_ready_1 = partition_1__in_ready;
  assign misrouted_1 = req_valid_1 & (partition_1__pipeline != 2'd1);
  assign resp_valid_1 = cache_1__resp_valid;
  assign resp_tag_1 = cache_1__resp_tag;
  assign resp_slot_1 = cache_1__resp_slot;
  assign resp_write_1 = cache_1__resp_write;
  assign resp_error_1 = cache_1__resp_error;
  assign res_ready_1 = cache_1__res_ready;
  assign mr_valid_1 = cache_1__mr_valid;
  assign mr_id_1 = cache_1__mr_id;
  assign mr_block_1 = cache_1__mr_block;
  assign md_ready_1 = cache_1__md_ready;
  assign mw_valid_1 = cache_1__mw_valid;
  assign mw_id_1 = cache_1__mw_id;
  assign mw_block_1 = cache_1__mw_block;
  assign stall_1 = cache_1__stall;
  assign resp_data_8 = cache_1__resp_data_0;
  assign mw_data_8 = cache_1__mw_data_0;
  assign resp_data_9 = cache_1__resp_data_1;
  assign mw_data_9 = cache_1__mw_data_1;
  assign resp_data_10 = cache_1__resp_data_2;
  assign mw_data_10 = cache_1__mw_data_2;
  assign resp_data_11 = cache_1__resp_data_3;
  assign mw_data_11 = cache_1__mw_data_3;
  assign resp_data_12 = cache_1__resp_data_4;
  assign mw_data_12 = cache_1__mw_data_4;
  assign resp_data_13 = cache_1__resp_data_5;
  assign mw_data_13 = cache_1__mw_data_5;
  assign resp_data_14 = cache_1__resp_data_6;
  assign mw_data_14 = cache_1__mw_data_6;
  assign resp_data_15 = cache_1__resp_data_7;
  assign mw_data_15 = cache_1__mw_data_7;
  assign req_ready_2 = partition_2__in_ready;
  assign misrouted_2 = req_valid_2 & (partition_2__pipeline != 2'd2);
  assign resp_valid_2 = cache_2__resp_valid;
  assign resp_tag_2 = cache_2__resp_tag;
  assign resp_slot_2 = cache_2__resp_slot;
  assign resp_write_2 = cache_2__resp_write;
  assign resp_error_2 = cache_2__resp_error;
  assign res_ready_2 = cache_2__res_ready;
  assign mr_valid_2 = cache_2__mr_valid;
  assign mr_id_2 = cache_2__mr_id;
  assign mr_block_2 = cache_2__mr_block;
  assign md_ready_2 = cache_2__md_ready;
  assign mw_valid_2 = cache_2__mw_valid;
  assign mw_id_2 = cache_2__mw_id;
  assign mw_block_2 = cache_2__mw_block;
  assign stall_2 = cache_2__stall;
  assign resp_data_16 = cache_2__resp_data_0;
  assign mw_data_16 = cache_2__mw_data_0;
  assign resp_data_17 = cache_2__resp_data_1;
  assign mw_data_17 = cache_2__mw_data_1;
  assign resp_data_18 = cache_2__resp_data_2;
  assign mw_data_18 = cache_2__mw_data_2;
  assign resp_data_19 = cache_2__resp_data_3;
  assign mw_data_19 = cache_2__mw_data_3;
  assign resp_data_20 = cache_2__resp_data_4;
  assign mw_data_20 = cache_2__mw_data_4;
  assign resp_data_21 = cache_2__resp_data_5;
  assign mw_data_21 = cache_2__mw_data_5;
  assign resp_data_22 = cache_2__resp_data_6;
  assign mw_data_22 = cache_2__mw_data_6;
  assign resp_data_23 = cache_2__resp_data_7;
  assign mw_data_23 = cache_2__mw_data_7;
  assign req_ready_3 = partition_3__in_ready;
  assign misrouted_3 = req_valid_3 & (partition_3__pipeline != 2'd3);
  assign resp_valid_3 = cache_3__resp_valid;
  assign resp_tag_3 = cache_3__resp_tag;
  assign resp_slot_3 = cache_3__resp_slot;
  assign resp_write_3 = cache_3__resp_write;
  assign resp_error_3 = cache_3__resp_error;
  assign res_ready_3 = cache_3__res_ready;
  assign mr_valid_3 = cache_3__mr_valid;
  assign mr_id_3 = cache_3__mr_id;
  assign mr_block_3 = cache_3__mr_block;
  assign md_ready_3 = cache_3__md_ready;
  assign mw_valid_3 = cache_3__mw_valid;
  assign mw_id_3 = cache_3__mw_id;
  assign mw_block_3 = cache_3__mw_block;
  assign stall_3 = cache_3__stall;
  assign resp_data_24 = cache_3__resp_data_0;
  assign mw_data_24 = cache_3__mw_data_0;
  assign resp_data_25 = cache_3__resp_data_1;
  assign mw_data_25 = cache_3__mw_data_1;
  assign resp_data_26 = cache_3__resp_data_2;
  assign mw_data_26 = cache_3__mw_data_2;
  assign resp_data_27 = cache_3__resp_data_3;
  assign mw_data_27 = cache_3__mw_data_3;
  assign resp_data_28 = cache_3__resp_data_4;
  assign mw_data_28 = cache_3__mw_data_4;
  assign resp_data_29 = cache_3__resp_data_5;
  assign mw_data_29 = cache_3__mw_data_5;
  assign resp_data_30 = cache_3__resp_data_6;
  assign mw_data_30 = cache_3__mw_data_6;
  assign resp_data_31 = cache_3__resp_data_7;
  assign mw_data_31 = cache_3__mw_data_7;
  assign taken_0 = partition_0__out_valid_0 & cache_0__req_ready;
  assign stalled_0 = cache_0__stall > 3'd1;
  assign counters_0__events = ((((((((((((((((((((((12'd0 | {11'd0, taken_0}) & 12'hffd) | ({11'd0, cache_0__ev_present} << 1)) & 12'hffb) | ({11'd0, cache_0__ev_link} << 2)) & 12'hff7) | ({11'd0, cache_0__ev_miss} << 3)) & 12'hfef) | ({11'd0, (cache_0__mr_valid & mr_ready_0)} << 4)) & 12'hfdf) | ({11'd0, (cache_0__mw_valid & mw_ready_0)} << 5)) & 12'hfbf) | ({11'd0, cache_0__ev_read} << 6)) & 12'hf7f) | ({11'd0, cache_0__ev_victim} << 7)) & 12'heff) | ({11'd0, cache_0__ev_result} << 8)) & 12'hdff) | ({11'd0, cache_0__ev_alloc} << 9)) & 12'hbff) | ({11'd0, cache_0__ev_fill_error} << 10)) & 12'h7ff) | ({11'd0, stalled_0} << 11);
  assign taken_1 = partition_1__out_valid_1 & cache_1__req_ready;
  assign stalled_1 = cache_1__stall > 3'd1;
  assign counters_1__events = ((((((((((((((((((((((12'd0 | {11'd0, taken_1}) & 12'hffd) | ({11'd0, cache_1__ev_present} << 1)) & 12'hffb) | ({11'd0, cache_1__ev_link} << 2)) & 12'hff7) | ({11'd0, cache_1__ev_miss} << 3)) & 12'hfef) | ({11'd0, (cache_1__mr_valid & mr_ready_1)} << 4)) & 12'hfdf) | ({11'd0, (cache_1__mw_valid & mw_ready_1)} << 5)) & 12'hfbf) | ({11'd0, cache_1__ev_read} << 6)) & 12'hf7f) | ({11'd0, cache_1__ev_victim} << 7)) & 12'heff) | ({11'd0, cache_1__ev_result} << 8)) & 12'hdff) | ({11'd0, cache_1__ev_alloc} << 9)) & 12'hbff) | ({11'd0, cache_1__ev_fill_error} << 10)) & 12'h7ff) | ({11'd0, stalled_1} << 11);
  assign taken_2 = partition_2__out_valid_2 & cache_2__req_ready;
  assign stalled_2 = cache_2__stall > 3'd1;
  assign counters_2__events = ((((((((((((((((((((((12'd0 | {11'd0, taken_2}) & 12'hffd) | ({11'd0, cache_2__ev_present} << 1)) & 12'hffb) | ({11'd0, cache_2__ev_link} << 2)) & 12'hff7) | ({11'd0, cache_2__ev_miss} << 3)) & 12'hfef) | ({11'd0, (cache_2__mr_valid & mr_ready_2)} << 4)) & 12'hfdf) | ({11'd0, (cache_2__mw_valid & mw_ready_2)} << 5)) & 12'hfbf) | ({11'd0, cache_2__ev_read} << 6)) & 12'hf7f) | ({11'd0, cache_2__ev_victim} << 7)) & 12'heff) | ({11'd0, cache_2__ev_result} << 8)) & 12'hdff) | ({11'd0, cache_2__ev_alloc} << 9)) & 12'hbff) | ({11'd0, cache_2__ev_fill_error} << 10)) & 12'h7ff) | ({11'd0, stalled_2} << 11);
  assign taken_3 = partition_3__out_valid_3 & cache_3__req_ready;
  assign stalled_3 = cache_3__stall > 3'd1;
  assign counters_3__events = ((((((((((((((((((((((12'd0 | {11'd0, taken_3}) & 12'hffd) | ({11'd0, cache_3__ev_present} << 1)) & 12'hffb) | ({11'd0, cache_3__ev_link} << 2)) & 12'hff7) | ({11'd0, cache_3__ev_miss} << 3)) & 12'hfef) | ({11'd0, (cache_3__mr_valid & mr_ready_3)} << 4)) & 12'hfdf) | ({11'd0, (cache_3__mw_valid & mw_ready_3)} << 5)) & 12'hfbf) | ({11'd0, cache_3__ev_read} << 6)) & 12'hf7f) | ({11'd0, cache_3__ev_victim} << 7)) & 12'heff) | ({11'd0, cache_3__ev_result} << 8)) & 12'hdff) | ({11'd0, cache_3__ev_alloc} << 9)) & 12'hbff) | ({11'd0, cache_3__ev_fill_error} << 10)) & 12'h7ff) | ({11'd0, stalled_3} << 11);

  always @* begin
    active_d = active_q;
    waiting_d = remaining;
    if (start) begin
      active_d = 1'd1;
      waiting_d = 4'd15;
    end
    if (finish) begin
      active_d = 1'd0;
    end
  end

  always @* begin
    // flush: all four start together, the last one ends it
    ready = 4'd0;
    ready = (ready & 4'd14) | {3'd0, cache_0__flush_ready};
    ready = (ready & 4'd13) | ({3'd0, cache_1__flush_ready} << 1);
    ready = (ready & 4'd11) | ({3'd0, cache_2__flush_ready} << 2);
    ready = (ready & 4'd7) | ({3'd0, cache_3__flush_ready} << 3);
  end

  always @* begin
    calm = 4'd0;
    calm = (calm & 4'd14) | {3'd0, cache_0__idle};
    calm = (calm & 4'd13) | ({3'd0, cache_1__idle} << 1);
    calm = (calm & 4'd11) | ({3'd0, cache_2__idle} << 2);
    calm = (calm & 4'd7) | ({3'd0, cache_3__idle} << 3);
  end

  always @* begin
    remaining = waiting_q;
    if (cache_0__flush_done) begin
      remaining = (remaining & 4'd14) | 4'd0;
    end
    if (cache_1__flush_done) begin
      remaining = (remaining & 4'd13) | 4'd0;
    end
    if (cache_2__flush_done) begin
      remaining = (remaining & 4'd11) | 4'd0;
    end
    if (cache_3__flush_done) begin
      remaining = (remaining & 4'd7) | 4'd0;
    end
  end

  always @* begin
    // counters
    cnt_value = 32'd0;
    if (cnt_pipe == 2'd0) begin
      cnt_value = counters_0__value;
    end
    if (cnt_pipe == 2'd1) begin
      cnt_value = counters_1__value;
    end
    if (cnt_pipe == 2'd2) begin
      cnt_value = counters_2__value;
    end
    if (cnt_pipe == 2'd3) begin
      cnt_value = counters_3__value;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, partition_0__out_valid_1, partition_0__out_valid_2, partition_0__out_valid_3, partition_1__out_valid_0, partition_1__out_valid_2, partition_1__out_valid_3, partition_2__out_valid_0, partition_2__out_valid_1, partition_2__out_valid_3, partition_3__out_valid_0, partition_3__out_valid_1, partition_3__out_valid_2};
endmodule
`default_nettype wire
