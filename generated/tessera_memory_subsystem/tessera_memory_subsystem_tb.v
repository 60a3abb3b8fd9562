// Testbench of tessera_memory_subsystem: inputs at random behind a reset. It ends where a bit of an output is not known (X or Z), and knows
// nothing of what the block computes: that is what the project's tests compare. `fusesoc run --target sim`, or
//   iverilog -c tessera_memory_subsystem.f tessera_memory_subsystem_tb.v -s tessera_memory_subsystem_tb -o tb.vvp && vvp -n tb.vvp +cycles=1000 +seed=1
`default_nettype none
module tessera_memory_subsystem_tb;
  integer tb_cycle, tb_cycles, tb_seed;
  reg  [0:0] clock;
  reg  [0:0] reset;
  reg  [15:0] cfg_nodes;
  reg  [3:0] cfg_ways;
  reg  [4:0] cfg_set_mask;
  reg  [0:0] cfg_hash;
  reg  [1:0] cfg_part;
  reg  [0:0] req_0_valid;
  reg  [7:0] req_0_tag;
  reg  [2:0] req_0_surface;
  reg  [11:0] req_0_x;
  reg  [11:0] req_0_y;
  reg  [1:0] req_0_op;
  reg  [15:0] req_0_mask;
  wire [0:0] req_0_ready;
  reg  [0:0] req_1_valid;
  reg  [7:0] req_1_tag;
  reg  [2:0] req_1_surface;
  reg  [11:0] req_1_x;
  reg  [11:0] req_1_y;
  reg  [1:0] req_1_op;
  reg  [15:0] req_1_mask;
  wire [0:0] req_1_ready;
  reg  [0:0] req_2_valid;
  reg  [7:0] req_2_tag;
  reg  [2:0] req_2_surface;
  reg  [11:0] req_2_x;
  reg  [11:0] req_2_y;
  reg  [1:0] req_2_op;
  reg  [15:0] req_2_mask;
  wire [0:0] req_2_ready;
  reg  [0:0] req_3_valid;
  reg  [7:0] req_3_tag;
  reg  [2:0] req_3_surface;
  reg  [11:0] req_3_x;
  reg  [11:0] req_3_y;
  reg  [1:0] req_3_op;
  reg  [15:0] req_3_mask;
  wire [0:0] req_3_ready;
  wire [0:0] resp_0_valid;
  wire [7:0] resp_0_tag;
  wire [3:0] resp_0_slot;
  wire [0:0] resp_0_write;
  wire [0:0] resp_0_error;
  wire [63:0] resp_0_data_0;
  wire [63:0] resp_0_data_1;
  wire [63:0] resp_0_data_2;
  wire [63:0] resp_0_data_3;
  wire [63:0] resp_0_data_4;
  wire [63:0] resp_0_data_5;
  wire [63:0] resp_0_data_6;
  wire [63:0] resp_0_data_7;
  reg  [0:0] resp_0_ready;
  wire [0:0] resp_1_valid;
  wire [7:0] resp_1_tag;
  wire [3:0] resp_1_slot;
  wire [0:0] resp_1_write;
  wire [0:0] resp_1_error;
  wire [63:0] resp_1_data_0;
  wire [63:0] resp_1_data_1;
  wire [63:0] resp_1_data_2;
  wire [63:0] resp_1_data_3;
  wire [63:0] resp_1_data_4;
  wire [63:0] resp_1_data_5;
  wire [63:0] resp_1_data_6;
  wire [63:0] resp_1_data_7;
  reg  [0:0] resp_1_ready;
  wire [0:0] resp_2_valid;
  wire [7:0] resp_2_tag;
  wire [3:0] resp_2_slot;
  wire [0:0] resp_2_write;
  wire [0:0] resp_2_error;
  wire [63:0] resp_2_data_0;
  wire [63:0] resp_2_data_1;
  wire [63:0] resp_2_data_2;
  wire [63:0] resp_2_data_3;
  wire [63:0] resp_2_data_4;
  wire [63:0] resp_2_data_5;
  wire [63:0] resp_2_data_6;
  wire [63:0] resp_2_data_7;
  reg  [0:0] resp_2_ready;
  wire [0:0] resp_3_valid;
  wire [7:0] resp_3_tag;
  wire [3:0] resp_3_slot;
  wire [0:0] resp_3_write;
  wire [0:0] resp_3_error;
  wire [63:0] resp_3_data_0;
  wire [63:0] resp_3_data_1;
  wire [63:0] resp_3_data_2;
  wire [63:0] resp_3_data_3;
  wire [63:0] resp_3_data_4;
  wire [63:0] resp_3_data_5;
  wire [63:0] resp_3_data_6;
  wire [63:0] resp_3_data_7;
  reg  [0:0] resp_3_ready;
  reg  [0:0] result_0_valid;
  reg  [3:0] result_0_slot;
  reg  [15:0] result_0_mask;
  reg  [63:0] result_0_data_0;
  reg  [63:0] result_0_data_1;
  reg  [63:0] result_0_data_2;
  reg  [63:0] result_0_data_3;
  reg  [63:0] result_0_data_4;
  reg  [63:0] result_0_data_5;
  reg  [63:0] result_0_data_6;
  reg  [63:0] result_0_data_7;
  wire [0:0] result_0_ready;
  reg  [0:0] result_1_valid;
  reg  [3:0] result_1_slot;
  reg  [15:0] result_1_mask;
  reg  [63:0] result_1_data_0;
  reg  [63:0] result_1_data_1;
  reg  [63:0] result_1_data_2;
  reg  [63:0] result_1_data_3;
  reg  [63:0] result_1_data_4;
  reg  [63:0] result_1_data_5;
  reg  [63:0] result_1_data_6;
  reg  [63:0] result_1_data_7;
  wire [0:0] result_1_ready;
  reg  [0:0] result_2_valid;
  reg  [3:0] result_2_slot;
  reg  [15:0] result_2_mask;
  reg  [63:0] result_2_data_0;
  reg  [63:0] result_2_data_1;
  reg  [63:0] result_2_data_2;
  reg  [63:0] result_2_data_3;
  reg  [63:0] result_2_data_4;
  reg  [63:0] result_2_data_5;
  reg  [63:0] result_2_data_6;
  reg  [63:0] result_2_data_7;
  wire [0:0] result_2_ready;
  reg  [0:0] result_3_valid;
  reg  [3:0] result_3_slot;
  reg  [15:0] result_3_mask;
  reg  [63:0] result_3_data_0;
  reg  [63:0] result_3_data_1;
  reg  [63:0] result_3_data_2;
  reg  [63:0] result_3_data_3;
  reg  [63:0] result_3_data_4;
  reg  [63:0] result_3_data_5;
  reg  [63:0] result_3_data_6;
  reg  [63:0] result_3_data_7;
  wire [0:0] result_3_ready;
  wire [0:0] mr_0_valid;
  wire [3:0] mr_0_id;
  wire [26:0] mr_0_block;
  reg  [0:0] mr_0_ready;
  wire [0:0] mr_1_valid;
  wire [3:0] mr_1_id;
  wire [26:0] mr_1_block;
  reg  [0:0] mr_1_ready;
  wire [0:0] mr_2_valid;
  wire [3:0] mr_2_id;
  wire [26:0] mr_2_block;
  reg  [0:0] mr_2_ready;
  wire [0:0] mr_3_valid;
  wire [3:0] mr_3_id;
  wire [26:0] mr_3_block;
  reg  [0:0] mr_3_ready;
  reg  [0:0] md_0_valid;
  reg  [3:0] md_0_id;
  reg  [0:0] md_0_error;
  reg  [63:0] md_0_data_0;
  reg  [63:0] md_0_data_1;
  reg  [63:0] md_0_data_2;
  reg  [63:0] md_0_data_3;
  reg  [63:0] md_0_data_4;
  reg  [63:0] md_0_data_5;
  reg  [63:0] md_0_data_6;
  reg  [63:0] md_0_data_7;
  wire [0:0] md_0_ready;
  reg  [0:0] md_1_valid;
  reg  [3:0] md_1_id;
  reg  [0:0] md_1_error;
  reg  [63:0] md_1_data_0;
  reg  [63:0] md_1_data_1;
  reg  [63:0] md_1_data_2;
  reg  [63:0] md_1_data_3;
  reg  [63:0] md_1_data_4;
  reg  [63:0] md_1_data_5;
  reg  [63:0] md_1_data_6;
  reg  [63:0] md_1_data_7;
  wire [0:0] md_1_ready;
  reg  [0:0] md_2_valid;
  reg  [3:0] md_2_id;
  reg  [0:0] md_2_error;
  reg  [63:0] md_2_data_0;
  reg  [63:0] md_2_data_1;
  reg  [63:0] md_2_data_2;
  reg  [63:0] md_2_data_3;
  reg  [63:0] md_2_data_4;
  reg  [63:0] md_2_data_5;
  reg  [63:0] md_2_data_6;
  reg  [63:0] md_2_data_7;
  wire [0:0] md_2_ready;
  reg  [0:0] md_3_valid;
  reg  [3:0] md_3_id;
  reg  [0:0] md_3_error;
  reg  [63:0] md_3_data_0;
  reg  [63:0] md_3_data_1;
  reg  [63:0] md_3_data_2;
  reg  [63:0] md_3_data_3;
  reg  [63:0] md_3_data_4;
  reg  [63:0] md_3_data_5;
  reg  [63:0] md_3_data_6;
  reg  [63:0] md_3_data_7;
  wire [0:0] md_3_ready;
  wire [0:0] mw_0_valid;
  wire [3:0] mw_0_id;
  wire [26:0] mw_0_block;
  wire [63:0] mw_0_data_0;
  wire [63:0] mw_0_data_1;
  wire [63:0] mw_0_data_2;
  wire [63:0] mw_0_data_3;
  wire [63:0] mw_0_data_4;
  wire [63:0] mw_0_data_5;
  wire [63:0] mw_0_data_6;
  wire [63:0] mw_0_data_7;
  reg  [0:0] mw_0_ready;
  wire [0:0] mw_1_valid;
  wire [3:0] mw_1_id;
  wire [26:0] mw_1_block;
  wire [63:0] mw_1_data_0;
  wire [63:0] mw_1_data_1;
  wire [63:0] mw_1_data_2;
  wire [63:0] mw_1_data_3;
  wire [63:0] mw_1_data_4;
  wire [63:0] mw_1_data_5;
  wire [63:0] mw_1_data_6;
  wire [63:0] mw_1_data_7;
  reg  [0:0] mw_1_ready;
  wire [0:0] mw_2_valid;
  wire [3:0] mw_2_id;
  wire [26:0] mw_2_block;
  wire [63:0] mw_2_data_0;
  wire [63:0] mw_2_data_1;
  wire [63:0] mw_2_data_2;
  wire [63:0] mw_2_data_3;
  wire [63:0] mw_2_data_4;
  wire [63:0] mw_2_data_5;
  wire [63:0] mw_2_data_6;
  wire [63:0] mw_2_data_7;
  reg  [0:0] mw_2_ready;
  wire [0:0] mw_3_valid;
  wire [3:0] mw_3_id;
  wire [26:0] mw_3_block;
  wire [63:0] mw_3_data_0;
  wire [63:0] mw_3_data_1;
  wire [63:0] mw_3_data_2;
  wire [63:0] mw_3_data_3;
  wire [63:0] mw_3_data_4;
  wire [63:0] mw_3_data_5;
  wire [63:0] mw_3_data_6;
  wire [63:0] mw_3_data_7;
  reg  [0:0] mw_3_ready;
  reg  [0:0] ack_0_valid;
  reg  [3:0] ack_0_id;
  reg  [0:0] ack_1_valid;
  reg  [3:0] ack_1_id;
  reg  [0:0] ack_2_valid;
  reg  [3:0] ack_2_id;
  reg  [0:0] ack_3_valid;
  reg  [3:0] ack_3_id;
  wire [0:0] misrouted_0;
  wire [0:0] misrouted_1;
  wire [0:0] misrouted_2;
  wire [0:0] misrouted_3;
  wire [2:0] stall_0;
  wire [2:0] stall_1;
  wire [2:0] stall_2;
  wire [2:0] stall_3;
  reg  [0:0] flush_valid;
  reg  [0:0] flush_drop;
  wire [0:0] flush_ready;
  wire [0:0] flush_done;
  wire [0:0] idle;
  reg  [1:0] cnt_pipe;
  reg  [3:0] cnt_sel;
  wire [31:0] cnt_value;

  tessera_memory_subsystem tb_block (
    .clock(clock),
    .reset(reset),
    .cfg_nodes(cfg_nodes),
    .cfg_ways(cfg_ways),
    .cfg_set_mask(cfg_set_mask),
    .cfg_hash(cfg_hash),
    .cfg_part(cfg_part),
    .req_0_valid(req_0_valid),
    .req_0_tag(req_0_tag),
    .req_0_surface(req_0_surface),
    .req_0_x(req_0_x),
    .req_0_y(req_0_y),
    .req_0_op(req_0_op),
    .req_0_mask(req_0_mask),
    .req_0_ready(req_0_ready),
    .req_1_valid(req_1_valid),
    .req_1_tag(req_1_tag),
    .req_1_surface(req_1_surface),
    .req_1_x(req_1_x),
    .req_1_y(req_1_y),
    .req_1_op(req_1_op),
    .req_1_mask(req_1_mask),
    .req_1_ready(req_1_ready),
    .req_2_valid(req_2_valid),
    .req_2_tag(req_2_tag),
    .req_2_surface(req_2_surface),
    .req_2_x(req_2_x),
    .req_2_y(req_2_y),
    .req_2_op(req_2_op),
    .req_2_mask(req_2_mask),
    .req_2_ready(req_2_ready),
    .req_3_valid(req_3_valid),
    .req_3_tag(req_3_tag),
    .req_3_surface(req_3_surface),
    .req_3_x(req_3_x),
    .req_3_y(req_3_y),
    .req_3_op(req_3_op),
    .req_3_mask(req_3_mask),
    .req_3_ready(req_3_ready),
    .resp_0_valid(resp_0_valid),
    .resp_0_tag(resp_0_tag),
    .resp_0_slot(resp_0_slot),
    .resp_0_write(resp_0_write),
    .resp_0_error(resp_0_error),
    .resp_0_data_0(resp_0_data_0),
    .resp_0_data_1(resp_0_data_1),
    .resp_0_data_2(resp_0_data_2),
    .resp_0_data_3(resp_0_data_3),
    .resp_0_data_4(resp_0_data_4),
    .resp_0_data_5(resp_0_data_5),
    .resp_0_data_6(resp_0_data_6),
    .resp_0_data_7(resp_0_data_7),
    .resp_0_ready(resp_0_ready),
    .resp_1_valid(resp_1_valid),
    .resp_1_tag(resp_1_tag),
    .resp_1_slot(resp_1_slot),
    .resp_1_write(resp_1_write),
    .resp_1_error(resp_1_error),
    .resp_1_data_0(resp_1_data_0),
    .resp_1_data_1(resp_1_data_1),
    .resp_1_data_2(resp_1_data_2),
    .resp_1_data_3(resp_1_data_3),
    .resp_1_data_4(resp_1_data_4),
    .resp_1_data_5(resp_1_data_5),
    .resp_1_data_6(resp_1_data_6),
    .resp_1_data_7(resp_1_data_7),
    .resp_1_ready(resp_1_ready),
    .resp_2_valid(resp_2_valid),
    .resp_2_tag(resp_2_tag),
    .resp_2_slot(resp_2_slot),
    .resp_2_write(resp_2_write),
    .resp_2_error(resp_2_error),
    .resp_2_data_0(resp_2_data_0),
    .resp_2_data_1(resp_2_data_1),
    .resp_2_data_2(resp_2_data_2),
    .resp_2_data_3(resp_2_data_3),
    .resp_2_data_4(resp_2_data_4),
    .resp_2_data_5(resp_2_data_5),
    .resp_2_data_6(resp_2_data_6),
    .resp_2_data_7(resp_2_data_7),
    .resp_2_ready(resp_2_ready),
    .resp_3_valid(resp_3_valid),
    .resp_3_tag(resp_3_tag),
    .resp_3_slot(resp_3_slot),
    .resp_3_write(resp_3_write),
    .resp_3_error(resp_3_error),
    .resp_3_data_0(resp_3_data_0),
    .resp_3_data_1(resp_3_data_1),
    .resp_3_data_2(resp_3_data_2),
    .resp_3_data_3(resp_3_data_3),
    .resp_3_data_4(resp_3_data_4),
    .resp_3_data_5(resp_3_data_5),
    .resp_3_data_6(resp_3_data_6),
    .resp_3_data_7(resp_3_data_7),
    .resp_3_ready(resp_3_ready),
    .result_0_valid(result_0_valid),
    .result_0_slot(result_0_slot),
    .result_0_mask(result_0_mask),
    .result_0_data_0(result_0_data_0),
    .result_0_data_1(result_0_data_1),
    .result_0_data_2(result_0_data_2),
    .result_0_data_3(result_0_data_3),
    .result_0_data_4(result_0_data_4),
    .result_0_data_5(result_0_data_5),
    .result_0_data_6(result_0_data_6),
    .result_0_data_7(result_0_data_7),
    .result_0_ready(result_0_ready),
    .result_1_valid(result_1_valid),
    .result_1_slot(result_1_slot),
    .result_1_mask(result_1_mask),
    .result_1_data_0(result_1_data_0),
    .result_1_data_1(result_1_data_1),
    .result_1_data_2(result_1_data_2),
    .result_1_data_3(result_1_data_3),
    .result_1_data_4(result_1_data_4),
    .result_1_data_5(result_1_data_5),
    .result_1_data_6(result_1_data_6),
    .result_1_data_7(result_1_data_7),
    .result_1_ready(result_1_ready),
    .result_2_valid(result_2_valid),
    .result_2_slot(result_2_slot),
    .result_2_mask(result_2_mask),
    .result_2_data_0(result_2_data_0),
    .result_2_data_1(result_2_data_1),
    .result_2_data_2(result_2_data_2),
    .result_2_data_3(result_2_data_3),
    .result_2_data_4(result_2_data_4),
    .result_2_data_5(result_2_data_5),
    .result_2_data_6(result_2_data_6),
    .result_2_data_7(result_2_data_7),
    .result_2_ready(result_2_ready),
    .result_3_valid(result_3_valid),
    .result_3_slot(result_3_slot),
    .result_3_mask(result_3_mask),
    .result_3_data_0(result_3_data_0),
    .result_3_data_1(result_3_data_1),
    .result_3_data_2(result_3_data_2),
    .result_3_data_3(result_3_data_3),
    .result_3_data_4(result_3_data_4),
    .result_3_data_5(result_3_data_5),
    .result_3_data_6(result_3_data_6),
    .result_3_data_7(result_3_data_7),
    .result_3_ready(result_3_ready),
    .mr_0_valid(mr_0_valid),
    .mr_0_id(mr_0_id),
    .mr_0_block(mr_0_block),
    .mr_0_ready(mr_0_ready),
    .mr_1_valid(mr_1_valid),
    .mr_1_id(mr_1_id),
    .mr_1_block(mr_1_block),
    .mr_1_ready(mr_1_ready),
    .mr_2_valid(mr_2_valid),
    .mr_2_id(mr_2_id),
    .mr_2_block(mr_2_block),
    .mr_2_ready(mr_2_ready),
    .mr_3_valid(mr_3_valid),
    .mr_3_id(mr_3_id),
    .mr_3_block(mr_3_block),
    .mr_3_ready(mr_3_ready),
    .md_0_valid(md_0_valid),
    .md_0_id(md_0_id),
    .md_0_error(md_0_error),
    .md_0_data_0(md_0_data_0),
    .md_0_data_1(md_0_data_1),
    .md_0_data_2(md_0_data_2),
    .md_0_data_3(md_0_data_3),
    .md_0_data_4(md_0_data_4),
    .md_0_data_5(md_0_data_5),
    .md_0_data_6(md_0_data_6),
    .md_0_data_7(md_0_data_7),
    .md_0_ready(md_0_ready),
    .md_1_valid(md_1_valid),
    .md_1_id(md_1_id),
    .md_1_error(md_1_error),
    .md_1_data_0(md_1_data_0),
    .md_1_data_1(md_1_data_1),
    .md_1_data_2(md_1_data_2),
    .md_1_data_3(md_1_data_3),
    .md_1_data_4(md_1_data_4),
    .md_1_data_5(md_1_data_5),
    .md_1_data_6(md_1_data_6),
    .md_1_data_7(md_1_data_7),
    .md_1_ready(md_1_ready),
    .md_2_valid(md_2_valid),
    .md_2_id(md_2_id),
    .md_2_error(md_2_error),
    .md_2_data_0(md_2_data_0),
    .md_2_data_1(md_2_data_1),
    .md_2_data_2(md_2_data_2),
    .md_2_data_3(md_2_data_3),
    .md_2_data_4(md_2_data_4),
    .md_2_data_5(md_2_data_5),
    .md_2_data_6(md_2_data_6),
    .md_2_data_7(md_2_data_7),
    .md_2_ready(md_2_ready),
    .md_3_valid(md_3_valid),
    .md_3_id(md_3_id),
    .md_3_error(md_3_error),
    .md_3_data_0(md_3_data_0),
    .md_3_data_1(md_3_data_1),
    .md_3_data_2(md_3_data_2),
    .md_3_data_3(md_3_data_3),
    .md_3_data_4(md_3_data_4),
    .md_3_data_5(md_3_data_5),
    .md_3_data_6(md_3_data_6),
    .md_3_data_7(md_3_data_7),
    .md_3_ready(md_3_ready),
    .mw_0_valid(mw_0_valid),
    .mw_0_id(mw_0_id),
    .mw_0_block(mw_0_block),
    .mw_0_data_0(mw_0_data_0),
    .mw_0_data_1(mw_0_data_1),
    .mw_0_data_2(mw_0_data_2),
    .mw_0_data_3(mw_0_data_3),
    .mw_0_data_4(mw_0_data_4),
    .mw_0_data_5(mw_0_data_5),
    .mw_0_data_6(mw_0_data_6),
    .mw_0_data_7(mw_0_data_7),
    .mw_0_ready(mw_0_ready),
    .mw_1_valid(mw_1_valid),
    .mw_1_id(mw_1_id),
    .mw_1_block(mw_1_block),
    .mw_1_data_0(mw_1_data_0),
    .mw_1_data_1(mw_1_data_1),
    .mw_1_data_2(mw_1_data_2),
    .mw_1_data_3(mw_1_data_3),
    .mw_1_data_4(mw_1_data_4),
    .mw_1_data_5(mw_1_data_5),
    .mw_1_data_6(mw_1_data_6),
    .mw_1_data_7(mw_1_data_7),
    .mw_1_ready(mw_1_ready),
    .mw_2_valid(mw_2_valid),
    .mw_2_id(mw_2_id),
    .mw_2_block(mw_2_block),
    .mw_2_data_0(mw_2_data_0),
    .mw_2_data_1(mw_2_data_1),
    .mw_2_data_2(mw_2_data_2),
    .mw_2_data_3(mw_2_data_3),
    .mw_2_data_4(mw_2_data_4),
    .mw_2_data_5(mw_2_data_5),
    .mw_2_data_6(mw_2_data_6),
    .mw_2_data_7(mw_2_data_7),
    .mw_2_ready(mw_2_ready),
    .mw_3_valid(mw_3_valid),
    .mw_3_id(mw_3_id),
    .mw_3_block(mw_3_block),
    .mw_3_data_0(mw_3_data_0),
    .mw_3_data_1(mw_3_data_1),
    .mw_3_data_2(mw_3_data_2),
    .mw_3_data_3(mw_3_data_3),
    .mw_3_data_4(mw_3_data_4),
    .mw_3_data_5(mw_3_data_5),
    .mw_3_data_6(mw_3_data_6),
    .mw_3_data_7(mw_3_data_7),
    .mw_3_ready(mw_3_ready),
    .ack_0_valid(ack_0_valid),
    .ack_0_id(ack_0_id),
    .ack_1_valid(ack_1_valid),
    .ack_1_id(ack_1_id),
    .ack_2_valid(ack_2_valid),
    .ack_2_id(ack_2_id),
    .ack_3_valid(ack_3_valid),
    .ack_3_id(ack_3_id),
    .misrouted_0(misrouted_0),
    .misrouted_1(misrouted_1),
    .misrouted_2(misrouted_2),
    .misrouted_3(misrouted_3),
    .stall_0(stall_0),
    .stall_1(stall_1),
    .stall_2(stall_2),
    .stall_3(stall_3),
    .flush_valid(flush_valid),
    .flush_drop(flush_drop),
    .flush_ready(flush_ready),
    .flush_done(flush_done),
    .idle(idle),
    .cnt_pipe(cnt_pipe),
    .cnt_sel(cnt_sel),
    .cnt_value(cnt_value)
  );

  initial begin
    if (!$value$plusargs("cycles=%d", tb_cycles)) tb_cycles = 1000;
    if (!$value$plusargs("seed=%d", tb_seed)) tb_seed = 1;
    for (tb_cycle = 0; tb_cycle < tb_cycles; tb_cycle = tb_cycle + 1) begin
      clock = 1'b0;
      reset = tb_cycle < 2;
      cfg_nodes = {$random(tb_seed)};
      cfg_ways = {$random(tb_seed)};
      cfg_set_mask = {$random(tb_seed)};
      cfg_hash = {$random(tb_seed)};
      cfg_part = {$random(tb_seed)};
      req_0_valid = {$random(tb_seed)};
      req_0_tag = {$random(tb_seed)};
      req_0_surface = {$random(tb_seed)};
      req_0_x = {$random(tb_seed)};
      req_0_y = {$random(tb_seed)};
      req_0_op = {$random(tb_seed)};
      req_0_mask = {$random(tb_seed)};
      req_1_valid = {$random(tb_seed)};
      req_1_tag = {$random(tb_seed)};
      req_1_surface = {$random(tb_seed)};
      req_1_x = {$random(tb_seed)};
      req_1_y = {$random(tb_seed)};
      req_1_op = {$random(tb_seed)};
      req_1_mask = {$random(tb_seed)};
      req_2_valid = {$random(tb_seed)};
      req_2_tag = {$random(tb_seed)};
      req_2_surface = {$random(tb_seed)};
      req_2_x = {$random(tb_seed)};
      req_2_y = {$random(tb_seed)};
      req_2_op = {$random(tb_seed)};
      req_2_mask = {$random(tb_seed)};
      req_3_valid = {$random(tb_seed)};
      req_3_tag = {$random(tb_seed)};
      req_3_surface = {$random(tb_seed)};
      req_3_x = {$random(tb_seed)};
      req_3_y = {$random(tb_seed)};
      req_3_op = {$random(tb_seed)};
      req_3_mask = {$random(tb_seed)};
      resp_0_ready = {$random(tb_seed)};
      resp_1_ready = {$random(tb_seed)};
      resp_2_ready = {$random(tb_seed)};
      resp_3_ready = {$random(tb_seed)};
      result_0_valid = {$random(tb_seed)};
      result_0_slot = {$random(tb_seed)};
      result_0_mask = {$random(tb_seed)};
      result_0_data_0 = {$random(tb_seed), $random(tb_seed)};
      result_0_data_1 = {$random(tb_seed), $random(tb_seed)};
      result_0_data_2 = {$random(tb_seed), $random(tb_seed)};
      result_0_data_3 = {$random(tb_seed), $random(tb_seed)};
      result_0_data_4 = {$random(tb_seed), $random(tb_seed)};
      result_0_data_5 = {$random(tb_seed), $random(tb_seed)};
      result_0_data_6 = {$random(tb_seed), $random(tb_seed)};
      result_0_data_7 = {$random(tb_seed), $random(tb_seed)};
      result_1_valid = {$random(tb_seed)};
      result_1_slot = {$random(tb_seed)};
      result_1_mask = {$random(tb_seed)};
      result_1_data_0 = {$random(tb_seed), $random(tb_seed)};
      result_1_data_1 = {$random(tb_seed), $random(tb_seed)};
      result_1_data_2 = {$random(tb_seed), $random(tb_seed)};
      result_1_data_3 = {$random(tb_seed), $random(tb_seed)};
      result_1_data_4 = {$random(tb_seed), $random(tb_seed)};
      result_1_data_5 = {$random(tb_seed), $random(tb_seed)};
      result_1_data_6 = {$random(tb_seed), $random(tb_seed)};
      result_1_data_7 = {$random(tb_seed), $random(tb_seed)};
      result_2_valid = {$random(tb_seed)};
      result_2_slot = {$random(tb_seed)};
      result_2_mask = {$random(tb_seed)};
      result_2_data_0 = {$random(tb_seed), $random(tb_seed)};
      result_2_data_1 = {$random(tb_seed), $random(tb_seed)};
      result_2_data_2 = {$random(tb_seed), $random(tb_seed)};
      result_2_data_3 = {$random(tb_seed), $random(tb_seed)};
      result_2_data_4 = {$random(tb_seed), $random(tb_seed)};
      result_2_data_5 = {$random(tb_seed), $random(tb_seed)};
      result_2_data_6 = {$random(tb_seed), $random(tb_seed)};
      result_2_data_7 = {$random(tb_seed), $random(tb_seed)};
      result_3_valid = {$random(tb_seed)};
      result_3_slot = {$random(tb_seed)};
      result_3_mask = {$random(tb_seed)};
      result_3_data_0 = {$random(tb_seed), $random(tb_seed)};
      result_3_data_1 = {$random(tb_seed), $random(tb_seed)};
      result_3_data_2 = {$random(tb_seed), $random(tb_seed)};
      result_3_data_3 = {$random(tb_seed), $random(tb_seed)};
      result_3_data_4 = {$random(tb_seed), $random(tb_seed)};
      result_3_data_5 = {$random(tb_seed), $random(tb_seed)};
      result_3_data_6 = {$random(tb_seed), $random(tb_seed)};
      result_3_data_7 = {$random(tb_seed), $random(tb_seed)};
      mr_0_ready = {$random(tb_seed)};
      mr_1_ready = {$random(tb_seed)};
      mr_2_ready = {$random(tb_seed)};
      mr_3_ready = {$random(tb_seed)};
      md_0_valid = {$random(tb_seed)};
      md_0_id = {$random(tb_seed)};
      md_0_error = {$random(tb_seed)};
      md_0_data_0 = {$random(tb_seed), $random(tb_seed)};
      md_0_data_1 = {$random(tb_seed), $random(tb_seed)};
      md_0_data_2 = {$random(tb_seed), $random(tb_seed)};
      md_0_data_3 = {$random(tb_seed), $random(tb_seed)};
      md_0_data_4 = {$random(tb_seed), $random(tb_seed)};
      md_0_data_5 = {$random(tb_seed), $random(tb_seed)};
      md_0_data_6 = {$random(tb_seed), $random(tb_seed)};
      md_0_data_7 = {$random(tb_seed), $random(tb_seed)};
      md_1_valid = {$random(tb_seed)};
      md_1_id = {$random(tb_seed)};
      md_1_error = {$random(tb_seed)};
      md_1_data_0 = {$random(tb_seed), $random(tb_seed)};
      md_1_data_1 = {$random(tb_seed), $random(tb_seed)};
      md_1_data_2 = {$random(tb_seed), $random(tb_seed)};
      md_1_data_3 = {$random(tb_seed), $random(tb_seed)};
      md_1_data_4 = {$random(tb_seed), $random(tb_seed)};
      md_1_data_5 = {$random(tb_seed), $random(tb_seed)};
      md_1_data_6 = {$random(tb_seed), $random(tb_seed)};
      md_1_data_7 = {$random(tb_seed), $random(tb_seed)};
      md_2_valid = {$random(tb_seed)};
      md_2_id = {$random(tb_seed)};
      md_2_error = {$random(tb_seed)};
      md_2_data_0 = {$random(tb_seed), $random(tb_seed)};
      md_2_data_1 = {$random(tb_seed), $random(tb_seed)};
      md_2_data_2 = {$random(tb_seed), $random(tb_seed)};
      md_2_data_3 = {$random(tb_seed), $random(tb_seed)};
      md_2_data_4 = {$random(tb_seed), $random(tb_seed)};
      md_2_data_5 = {$random(tb_seed), $random(tb_seed)};
      md_2_data_6 = {$random(tb_seed), $random(tb_seed)};
      md_2_data_7 = {$random(tb_seed), $random(tb_seed)};
      md_3_valid = {$random(tb_seed)};
      md_3_id = {$random(tb_seed)};
      md_3_error = {$random(tb_seed)};
      md_3_data_0 = {$random(tb_seed), $random(tb_seed)};
      md_3_data_1 = {$random(tb_seed), $random(tb_seed)};
      md_3_data_2 = {$random(tb_seed), $random(tb_seed)};
      md_3_data_3 = {$random(tb_seed), $random(tb_seed)};
      md_3_data_4 = {$random(tb_seed), $random(tb_seed)};
      md_3_data_5 = {$random(tb_seed), $random(tb_seed)};
      md_3_data_6 = {$random(tb_seed), $random(tb_seed)};
      md_3_data_7 = {$random(tb_seed), $random(tb_seed)};
      mw_0_ready = {$random(tb_seed)};
      mw_1_ready = {$random(tb_seed)};
      mw_2_ready = {$random(tb_seed)};
      mw_3_ready = {$random(tb_seed)};
      ack_0_valid = {$random(tb_seed)};
      ack_0_id = {$random(tb_seed)};
      ack_1_valid = {$random(tb_seed)};
      ack_1_id = {$random(tb_seed)};
      ack_2_valid = {$random(tb_seed)};
      ack_2_id = {$random(tb_seed)};
      ack_3_valid = {$random(tb_seed)};
      ack_3_id = {$random(tb_seed)};
      flush_valid = {$random(tb_seed)};
      flush_drop = {$random(tb_seed)};
      cnt_pipe = {$random(tb_seed)};
      cnt_sel = {$random(tb_seed)};
      #1;
      if (tb_cycle >= 2 && ^req_0_ready === 1'bx) begin
        $display("cycle %0d: port `req_0_ready`: %b, expected known bits", tb_cycle, req_0_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^req_1_ready === 1'bx) begin
        $display("cycle %0d: port `req_1_ready`: %b, expected known bits", tb_cycle, req_1_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^req_2_ready === 1'bx) begin
        $display("cycle %0d: port `req_2_ready`: %b, expected known bits", tb_cycle, req_2_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^req_3_ready === 1'bx) begin
        $display("cycle %0d: port `req_3_ready`: %b, expected known bits", tb_cycle, req_3_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_0_valid === 1'bx) begin
        $display("cycle %0d: port `resp_0_valid`: %b, expected known bits", tb_cycle, resp_0_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_0_tag === 1'bx) begin
        $display("cycle %0d: port `resp_0_tag`: %b, expected known bits", tb_cycle, resp_0_tag);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_0_slot === 1'bx) begin
        $display("cycle %0d: port `resp_0_slot`: %b, expected known bits", tb_cycle, resp_0_slot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_0_write === 1'bx) begin
        $display("cycle %0d: port `resp_0_write`: %b, expected known bits", tb_cycle, resp_0_write);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_0_error === 1'bx) begin
        $display("cycle %0d: port `resp_0_error`: %b, expected known bits", tb_cycle, resp_0_error);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_0_data_0 === 1'bx) begin
        $display("cycle %0d: port `resp_0_data_0`: %b, expected known bits", tb_cycle, resp_0_data_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_0_data_1 === 1'bx) begin
        $display("cycle %0d: port `resp_0_data_1`: %b, expected known bits", tb_cycle, resp_0_data_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_0_data_2 === 1'bx) begin
        $display("cycle %0d: port `resp_0_data_2`: %b, expected known bits", tb_cycle, resp_0_data_2);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_0_data_3 === 1'bx) begin
        $display("cycle %0d: port `resp_0_data_3`: %b, expected known bits", tb_cycle, resp_0_data_3);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_0_data_4 === 1'bx) begin
        $display("cycle %0d: port `resp_0_data_4`: %b, expected known bits", tb_cycle, resp_0_data_4);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_0_data_5 === 1'bx) begin
        $display("cycle %0d: port `resp_0_data_5`: %b, expected known bits", tb_cycle, resp_0_data_5);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_0_data_6 === 1'bx) begin
        $display("cycle %0d: port `resp_0_data_6`: %b, expected known bits", tb_cycle, resp_0_data_6);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_0_data_7 === 1'bx) begin
        $display("cycle %0d: port `resp_0_data_7`: %b, expected known bits", tb_cycle, resp_0_data_7);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_1_valid === 1'bx) begin
        $display("cycle %0d: port `resp_1_valid`: %b, expected known bits", tb_cycle, resp_1_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_1_tag === 1'bx) begin
        $display("cycle %0d: port `resp_1_tag`: %b, expected known bits", tb_cycle, resp_1_tag);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_1_slot === 1'bx) begin
        $display("cycle %0d: port `resp_1_slot`: %b, expected known bits", tb_cycle, resp_1_slot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_1_write === 1'bx) begin
        $display("cycle %0d: port `resp_1_write`: %b, expected known bits", tb_cycle, resp_1_write);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_1_error === 1'bx) begin
        $display("cycle %0d: port `resp_1_error`: %b, expected known bits", tb_cycle, resp_1_error);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_1_data_0 === 1'bx) begin
        $display("cycle %0d: port `resp_1_data_0`: %b, expected known bits", tb_cycle, resp_1_data_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_1_data_1 === 1'bx) begin
        $display("cycle %0d: port `resp_1_data_1`: %b, expected known bits", tb_cycle, resp_1_data_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_1_data_2 === 1'bx) begin
        $display("cycle %0d: port `resp_1_data_2`: %b, expected known bits", tb_cycle, resp_1_data_2);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_1_data_3 === 1'bx) begin
        $display("cycle %0d: port `resp_1_data_3`: %b, expected known bits", tb_cycle, resp_1_data_3);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_1_data_4 === 1'bx) begin
        $display("cycle %0d: port `resp_1_data_4`: %b, expected known bits", tb_cycle, resp_1_data_4);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_1_data_5 === 1'bx) begin
        $display("cycle %0d: port `resp_1_data_5`: %b, expected known bits", tb_cycle, resp_1_data_5);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_1_data_6 === 1'bx) begin
        $display("cycle %0d: port `resp_1_data_6`: %b, expected known bits", tb_cycle, resp_1_data_6);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_1_data_7 === 1'bx) begin
        $display("cycle %0d: port `resp_1_data_7`: %b, expected known bits", tb_cycle, resp_1_data_7);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_2_valid === 1'bx) begin
        $display("cycle %0d: port `resp_2_valid`: %b, expected known bits", tb_cycle, resp_2_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_2_tag === 1'bx) begin
        $display("cycle %0d: port `resp_2_tag`: %b, expected known bits", tb_cycle, resp_2_tag);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_2_slot === 1'bx) begin
        $display("cycle %0d: port `resp_2_slot`: %b, expected known bits", tb_cycle, resp_2_slot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_2_write === 1'bx) begin
        $display("cycle %0d: port `resp_2_write`: %b, expected known bits", tb_cycle, resp_2_write);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_2_error === 1'bx) begin
        $display("cycle %0d: port `resp_2_error`: %b, expected known bits", tb_cycle, resp_2_error);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_2_data_0 === 1'bx) begin
        $display("cycle %0d: port `resp_2_data_0`: %b, expected known bits", tb_cycle, resp_2_data_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_2_data_1 === 1'bx) begin
        $display("cycle %0d: port `resp_2_data_1`: %b, expected known bits", tb_cycle, resp_2_data_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_2_data_2 === 1'bx) begin
        $display("cycle %0d: port `resp_2_data_2`: %b, expected known bits", tb_cycle, resp_2_data_2);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_2_data_3 === 1'bx) begin
        $display("cycle %0d: port `resp_2_data_3`: %b, expected known bits", tb_cycle, resp_2_data_3);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_2_data_4 === 1'bx) begin
        $display("cycle %0d: port `resp_2_data_4`: %b, expected known bits", tb_cycle, resp_2_data_4);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_2_data_5 === 1'bx) begin
        $display("cycle %0d: port `resp_2_data_5`: %b, expected known bits", tb_cycle, resp_2_data_5);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_2_data_6 === 1'bx) begin
        $display("cycle %0d: port `resp_2_data_6`: %b, expected known bits", tb_cycle, resp_2_data_6);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_2_data_7 === 1'bx) begin
        $display("cycle %0d: port `resp_2_data_7`: %b, expected known bits", tb_cycle, resp_2_data_7);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_3_valid === 1'bx) begin
        $display("cycle %0d: port `resp_3_valid`: %b, expected known bits", tb_cycle, resp_3_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_3_tag === 1'bx) begin
        $display("cycle %0d: port `resp_3_tag`: %b, expected known bits", tb_cycle, resp_3_tag);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_3_slot === 1'bx) begin
        $display("cycle %0d: port `resp_3_slot`: %b, expected known bits", tb_cycle, resp_3_slot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_3_write === 1'bx) begin
        $display("cycle %0d: port `resp_3_write`: %b, expected known bits", tb_cycle, resp_3_write);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_3_error === 1'bx) begin
        $display("cycle %0d: port `resp_3_error`: %b, expected known bits", tb_cycle, resp_3_error);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_3_data_0 === 1'bx) begin
        $display("cycle %0d: port `resp_3_data_0`: %b, expected known bits", tb_cycle, resp_3_data_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_3_data_1 === 1'bx) begin
        $display("cycle %0d: port `resp_3_data_1`: %b, expected known bits", tb_cycle, resp_3_data_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_3_data_2 === 1'bx) begin
        $display("cycle %0d: port `resp_3_data_2`: %b, expected known bits", tb_cycle, resp_3_data_2);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_3_data_3 === 1'bx) begin
        $display("cycle %0d: port `resp_3_data_3`: %b, expected known bits", tb_cycle, resp_3_data_3);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_3_data_4 === 1'bx) begin
        $display("cycle %0d: port `resp_3_data_4`: %b, expected known bits", tb_cycle, resp_3_data_4);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_3_data_5 === 1'bx) begin
        $display("cycle %0d: port `resp_3_data_5`: %b, expected known bits", tb_cycle, resp_3_data_5);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_3_data_6 === 1'bx) begin
        $display("cycle %0d: port `resp_3_data_6`: %b, expected known bits", tb_cycle, resp_3_data_6);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_3_data_7 === 1'bx) begin
        $display("cycle %0d: port `resp_3_data_7`: %b, expected known bits", tb_cycle, resp_3_data_7);
        $fatal;
      end
      if (tb_cycle >= 2 && ^result_0_ready === 1'bx) begin
        $display("cycle %0d: port `result_0_ready`: %b, expected known bits", tb_cycle, result_0_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^result_1_ready === 1'bx) begin
        $display("cycle %0d: port `result_1_ready`: %b, expected known bits", tb_cycle, result_1_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^result_2_ready === 1'bx) begin
        $display("cycle %0d: port `result_2_ready`: %b, expected known bits", tb_cycle, result_2_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^result_3_ready === 1'bx) begin
        $display("cycle %0d: port `result_3_ready`: %b, expected known bits", tb_cycle, result_3_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mr_0_valid === 1'bx) begin
        $display("cycle %0d: port `mr_0_valid`: %b, expected known bits", tb_cycle, mr_0_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mr_0_id === 1'bx) begin
        $display("cycle %0d: port `mr_0_id`: %b, expected known bits", tb_cycle, mr_0_id);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mr_0_block === 1'bx) begin
        $display("cycle %0d: port `mr_0_block`: %b, expected known bits", tb_cycle, mr_0_block);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mr_1_valid === 1'bx) begin
        $display("cycle %0d: port `mr_1_valid`: %b, expected known bits", tb_cycle, mr_1_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mr_1_id === 1'bx) begin
        $display("cycle %0d: port `mr_1_id`: %b, expected known bits", tb_cycle, mr_1_id);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mr_1_block === 1'bx) begin
        $display("cycle %0d: port `mr_1_block`: %b, expected known bits", tb_cycle, mr_1_block);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mr_2_valid === 1'bx) begin
        $display("cycle %0d: port `mr_2_valid`: %b, expected known bits", tb_cycle, mr_2_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mr_2_id === 1'bx) begin
        $display("cycle %0d: port `mr_2_id`: %b, expected known bits", tb_cycle, mr_2_id);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mr_2_block === 1'bx) begin
        $display("cycle %0d: port `mr_2_block`: %b, expected known bits", tb_cycle, mr_2_block);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mr_3_valid === 1'bx) begin
        $display("cycle %0d: port `mr_3_valid`: %b, expected known bits", tb_cycle, mr_3_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mr_3_id === 1'bx) begin
        $display("cycle %0d: port `mr_3_id`: %b, expected known bits", tb_cycle, mr_3_id);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mr_3_block === 1'bx) begin
        $display("cycle %0d: port `mr_3_block`: %b, expected known bits", tb_cycle, mr_3_block);
        $fatal;
      end
      if (tb_cycle >= 2 && ^md_0_ready === 1'bx) begin
        $display("cycle %0d: port `md_0_ready`: %b, expected known bits", tb_cycle, md_0_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^md_1_ready === 1'bx) begin
        $display("cycle %0d: port `md_1_ready`: %b, expected known bits", tb_cycle, md_1_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^md_2_ready === 1'bx) begin
        $display("cycle %0d: port `md_2_ready`: %b, expected known bits", tb_cycle, md_2_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^md_3_ready === 1'bx) begin
        $display("cycle %0d: port `md_3_ready`: %b, expected known bits", tb_cycle, md_3_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_0_valid === 1'bx) begin
        $display("cycle %0d: port `mw_0_valid`: %b, expected known bits", tb_cycle, mw_0_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_0_id === 1'bx) begin
        $display("cycle %0d: port `mw_0_id`: %b, expected known bits", tb_cycle, mw_0_id);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_0_block === 1'bx) begin
        $display("cycle %0d: port `mw_0_block`: %b, expected known bits", tb_cycle, mw_0_block);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_0_data_0 === 1'bx) begin
        $display("cycle %0d: port `mw_0_data_0`: %b, expected known bits", tb_cycle, mw_0_data_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_0_data_1 === 1'bx) begin
        $display("cycle %0d: port `mw_0_data_1`: %b, expected known bits", tb_cycle, mw_0_data_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_0_data_2 === 1'bx) begin
        $display("cycle %0d: port `mw_0_data_2`: %b, expected known bits", tb_cycle, mw_0_data_2);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_0_data_3 === 1'bx) begin
        $display("cycle %0d: port `mw_0_data_3`: %b, expected known bits", tb_cycle, mw_0_data_3);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_0_data_4 === 1'bx) begin
        $display("cycle %0d: port `mw_0_data_4`: %b, expected known bits", tb_cycle, mw_0_data_4);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_0_data_5 === 1'bx) begin
        $display("cycle %0d: port `mw_0_data_5`: %b, expected known bits", tb_cycle, mw_0_data_5);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_0_data_6 === 1'bx) begin
        $display("cycle %0d: port `mw_0_data_6`: %b, expected known bits", tb_cycle, mw_0_data_6);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_0_data_7 === 1'bx) begin
        $display("cycle %0d: port `mw_0_data_7`: %b, expected known bits", tb_cycle, mw_0_data_7);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_1_valid === 1'bx) begin
        $display("cycle %0d: port `mw_1_valid`: %b, expected known bits", tb_cycle, mw_1_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_1_id === 1'bx) begin
        $display("cycle %0d: port `mw_1_id`: %b, expected known bits", tb_cycle, mw_1_id);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_1_block === 1'bx) begin
        $display("cycle %0d: port `mw_1_block`: %b, expected known bits", tb_cycle, mw_1_block);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_1_data_0 === 1'bx) begin
        $display("cycle %0d: port `mw_1_data_0`: %b, expected known bits", tb_cycle, mw_1_data_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_1_data_1 === 1'bx) begin
        $display("cycle %0d: port `mw_1_data_1`: %b, expected known bits", tb_cycle, mw_1_data_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_1_data_2 === 1'bx) begin
        $display("cycle %0d: port `mw_1_data_2`: %b, expected known bits", tb_cycle, mw_1_data_2);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_1_data_3 === 1'bx) begin
        $display("cycle %0d: port `mw_1_data_3`: %b, expected known bits", tb_cycle, mw_1_data_3);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_1_data_4 === 1'bx) begin
        $display("cycle %0d: port `mw_1_data_4`: %b, expected known bits", tb_cycle, mw_1_data_4);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_1_data_5 === 1'bx) begin
        $display("cycle %0d: port `mw_1_data_5`: %b, expected known bits", tb_cycle, mw_1_data_5);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_1_data_6 === 1'bx) begin
        $display("cycle %0d: port `mw_1_data_6`: %b, expected known bits", tb_cycle, mw_1_data_6);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_1_data_7 === 1'bx) begin
        $display("cycle %0d: port `mw_1_data_7`: %b, expected known bits", tb_cycle, mw_1_data_7);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_2_valid === 1'bx) begin
        $display("cycle %0d: port `mw_2_valid`: %b, expected known bits", tb_cycle, mw_2_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_2_id === 1'bx) begin
        $display("cycle %0d: port `mw_2_id`: %b, expected known bits", tb_cycle, mw_2_id);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_2_block === 1'bx) begin
        $display("cycle %0d: port `mw_2_block`: %b, expected known bits", tb_cycle, mw_2_block);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_2_data_0 === 1'bx) begin
        $display("cycle %0d: port `mw_2_data_0`: %b, expected known bits", tb_cycle, mw_2_data_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_2_data_1 === 1'bx) begin
        $display("cycle %0d: port `mw_2_data_1`: %b, expected known bits", tb_cycle, mw_2_data_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_2_data_2 === 1'bx) begin
        $display("cycle %0d: port `mw_2_data_2`: %b, expected known bits", tb_cycle, mw_2_data_2);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_2_data_3 === 1'bx) begin
        $display("cycle %0d: port `mw_2_data_3`: %b, expected known bits", tb_cycle, mw_2_data_3);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_2_data_4 === 1'bx) begin
        $display("cycle %0d: port `mw_2_data_4`: %b, expected known bits", tb_cycle, mw_2_data_4);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_2_data_5 === 1'bx) begin
        $display("cycle %0d: port `mw_2_data_5`: %b, expected known bits", tb_cycle, mw_2_data_5);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_2_data_6 === 1'bx) begin
        $display("cycle %0d: port `mw_2_data_6`: %b, expected known bits", tb_cycle, mw_2_data_6);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_2_data_7 === 1'bx) begin
        $display("cycle %0d: port `mw_2_data_7`: %b, expected known bits", tb_cycle, mw_2_data_7);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_3_valid === 1'bx) begin
        $display("cycle %0d: port `mw_3_valid`: %b, expected known bits", tb_cycle, mw_3_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_3_id === 1'bx) begin
        $display("cycle %0d: port `mw_3_id`: %b, expected known bits", tb_cycle, mw_3_id);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_3_block === 1'bx) begin
        $display("cycle %0d: port `mw_3_block`: %b, expected known bits", tb_cycle, mw_3_block);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_3_data_0 === 1'bx) begin
        $display("cycle %0d: port `mw_3_data_0`: %b, expected known bits", tb_cycle, mw_3_data_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_3_data_1 === 1'bx) begin
        $display("cycle %0d: port `mw_3_data_1`: %b, expected known bits", tb_cycle, mw_3_data_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_3_data_2 === 1'bx) begin
        $display("cycle %0d: port `mw_3_data_2`: %b, expected known bits", tb_cycle, mw_3_data_2);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_3_data_3 === 1'bx) begin
        $display("cycle %0d: port `mw_3_data_3`: %b, expected known bits", tb_cycle, mw_3_data_3);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_3_data_4 === 1'bx) begin
        $display("cycle %0d: port `mw_3_data_4`: %b, expected known bits", tb_cycle, mw_3_data_4);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_3_data_5 === 1'bx) begin
        $display("cycle %0d: port `mw_3_data_5`: %b, expected known bits", tb_cycle, mw_3_data_5);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_3_data_6 === 1'bx) begin
        $display("cycle %0d: port `mw_3_data_6`: %b, expected known bits", tb_cycle, mw_3_data_6);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_3_data_7 === 1'bx) begin
        $display("cycle %0d: port `mw_3_data_7`: %b, expected known bits", tb_cycle, mw_3_data_7);
        $fatal;
      end
      if (tb_cycle >= 2 && ^misrouted_0 === 1'bx) begin
        $display("cycle %0d: port `misrouted_0`: %b, expected known bits", tb_cycle, misrouted_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^misrouted_1 === 1'bx) begin
        $display("cycle %0d: port `misrouted_1`: %b, expected known bits", tb_cycle, misrouted_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^misrouted_2 === 1'bx) begin
        $display("cycle %0d: port `misrouted_2`: %b, expected known bits", tb_cycle, misrouted_2);
        $fatal;
      end
      if (tb_cycle >= 2 && ^misrouted_3 === 1'bx) begin
        $display("cycle %0d: port `misrouted_3`: %b, expected known bits", tb_cycle, misrouted_3);
        $fatal;
      end
      if (tb_cycle >= 2 && ^stall_0 === 1'bx) begin
        $display("cycle %0d: port `stall_0`: %b, expected known bits", tb_cycle, stall_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^stall_1 === 1'bx) begin
        $display("cycle %0d: port `stall_1`: %b, expected known bits", tb_cycle, stall_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^stall_2 === 1'bx) begin
        $display("cycle %0d: port `stall_2`: %b, expected known bits", tb_cycle, stall_2);
        $fatal;
      end
      if (tb_cycle >= 2 && ^stall_3 === 1'bx) begin
        $display("cycle %0d: port `stall_3`: %b, expected known bits", tb_cycle, stall_3);
        $fatal;
      end
      if (tb_cycle >= 2 && ^flush_ready === 1'bx) begin
        $display("cycle %0d: port `flush_ready`: %b, expected known bits", tb_cycle, flush_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^flush_done === 1'bx) begin
        $display("cycle %0d: port `flush_done`: %b, expected known bits", tb_cycle, flush_done);
        $fatal;
      end
      if (tb_cycle >= 2 && ^idle === 1'bx) begin
        $display("cycle %0d: port `idle`: %b, expected known bits", tb_cycle, idle);
        $fatal;
      end
      if (tb_cycle >= 2 && ^cnt_value === 1'bx) begin
        $display("cycle %0d: port `cnt_value`: %b, expected known bits", tb_cycle, cnt_value);
        $fatal;
      end
      clock = 1'b1;
      #1;
    end
    $display("tessera_memory_subsystem: %0d cycles, every output known", tb_cycles);
    $finish;
  end
endmodule
`default_nettype wire
