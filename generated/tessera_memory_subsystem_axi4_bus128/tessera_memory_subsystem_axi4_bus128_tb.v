// Testbench of tessera_memory_subsystem_axi4_bus128: inputs at random behind a reset. It ends where a bit of an output is not known (X or Z), and knows
// nothing of what the block computes: that is what the project's tests compare. `fusesoc run --target sim`, or
//   iverilog -c tessera_memory_subsystem_axi4_bus128.f tessera_memory_subsystem_axi4_bus128_tb.v -s tessera_memory_subsystem_axi4_bus128_tb -o tb.vvp && vvp -n tb.vvp +cycles=1000 +seed=1
`default_nettype none
module tessera_memory_subsystem_axi4_bus128_tb;
  integer tb_cycle, tb_cycles, tb_seed;
  reg  [0:0] clock;
  reg  [0:0] reset;
  reg  [15:0] cfg_nodes;
  reg  [3:0] cfg_ways;
  reg  [4:0] cfg_set_mask;
  reg  [0:0] cfg_hash;
  reg  [1:0] cfg_part;
  reg  [33:0] axi_base;
  reg  [2:0] axi_pitch;
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
  wire [0:0] aw_0_valid;
  wire [3:0] aw_0_id;
  wire [39:0] aw_0_addr;
  wire [7:0] aw_0_len;
  wire [2:0] aw_0_size;
  wire [1:0] aw_0_burst;
  wire [0:0] aw_0_lock;
  wire [3:0] aw_0_cache;
  wire [2:0] aw_0_prot;
  wire [3:0] aw_0_qos;
  reg  [0:0] aw_0_ready;
  wire [0:0] aw_1_valid;
  wire [3:0] aw_1_id;
  wire [39:0] aw_1_addr;
  wire [7:0] aw_1_len;
  wire [2:0] aw_1_size;
  wire [1:0] aw_1_burst;
  wire [0:0] aw_1_lock;
  wire [3:0] aw_1_cache;
  wire [2:0] aw_1_prot;
  wire [3:0] aw_1_qos;
  reg  [0:0] aw_1_ready;
  wire [0:0] aw_2_valid;
  wire [3:0] aw_2_id;
  wire [39:0] aw_2_addr;
  wire [7:0] aw_2_len;
  wire [2:0] aw_2_size;
  wire [1:0] aw_2_burst;
  wire [0:0] aw_2_lock;
  wire [3:0] aw_2_cache;
  wire [2:0] aw_2_prot;
  wire [3:0] aw_2_qos;
  reg  [0:0] aw_2_ready;
  wire [0:0] aw_3_valid;
  wire [3:0] aw_3_id;
  wire [39:0] aw_3_addr;
  wire [7:0] aw_3_len;
  wire [2:0] aw_3_size;
  wire [1:0] aw_3_burst;
  wire [0:0] aw_3_lock;
  wire [3:0] aw_3_cache;
  wire [2:0] aw_3_prot;
  wire [3:0] aw_3_qos;
  reg  [0:0] aw_3_ready;
  wire [0:0] w_0_valid;
  wire [0:0] w_0_last;
  reg  [0:0] w_0_ready;
  wire [0:0] w_1_valid;
  wire [0:0] w_1_last;
  reg  [0:0] w_1_ready;
  wire [0:0] w_2_valid;
  wire [0:0] w_2_last;
  reg  [0:0] w_2_ready;
  wire [0:0] w_3_valid;
  wire [0:0] w_3_last;
  reg  [0:0] w_3_ready;
  wire [63:0] w_data_0_0;
  wire [63:0] w_data_0_1;
  wire [63:0] w_data_1_0;
  wire [63:0] w_data_1_1;
  wire [63:0] w_data_2_0;
  wire [63:0] w_data_2_1;
  wire [63:0] w_data_3_0;
  wire [63:0] w_data_3_1;
  wire [7:0] w_strb_0_0;
  wire [7:0] w_strb_0_1;
  wire [7:0] w_strb_1_0;
  wire [7:0] w_strb_1_1;
  wire [7:0] w_strb_2_0;
  wire [7:0] w_strb_2_1;
  wire [7:0] w_strb_3_0;
  wire [7:0] w_strb_3_1;
  reg  [0:0] b_0_valid;
  reg  [3:0] b_0_id;
  reg  [1:0] b_0_resp;
  wire [0:0] b_0_ready;
  reg  [0:0] b_1_valid;
  reg  [3:0] b_1_id;
  reg  [1:0] b_1_resp;
  wire [0:0] b_1_ready;
  reg  [0:0] b_2_valid;
  reg  [3:0] b_2_id;
  reg  [1:0] b_2_resp;
  wire [0:0] b_2_ready;
  reg  [0:0] b_3_valid;
  reg  [3:0] b_3_id;
  reg  [1:0] b_3_resp;
  wire [0:0] b_3_ready;
  wire [0:0] ar_0_valid;
  wire [3:0] ar_0_id;
  wire [39:0] ar_0_addr;
  wire [7:0] ar_0_len;
  wire [2:0] ar_0_size;
  wire [1:0] ar_0_burst;
  wire [0:0] ar_0_lock;
  wire [3:0] ar_0_cache;
  wire [2:0] ar_0_prot;
  wire [3:0] ar_0_qos;
  reg  [0:0] ar_0_ready;
  wire [0:0] ar_1_valid;
  wire [3:0] ar_1_id;
  wire [39:0] ar_1_addr;
  wire [7:0] ar_1_len;
  wire [2:0] ar_1_size;
  wire [1:0] ar_1_burst;
  wire [0:0] ar_1_lock;
  wire [3:0] ar_1_cache;
  wire [2:0] ar_1_prot;
  wire [3:0] ar_1_qos;
  reg  [0:0] ar_1_ready;
  wire [0:0] ar_2_valid;
  wire [3:0] ar_2_id;
  wire [39:0] ar_2_addr;
  wire [7:0] ar_2_len;
  wire [2:0] ar_2_size;
  wire [1:0] ar_2_burst;
  wire [0:0] ar_2_lock;
  wire [3:0] ar_2_cache;
  wire [2:0] ar_2_prot;
  wire [3:0] ar_2_qos;
  reg  [0:0] ar_2_ready;
  wire [0:0] ar_3_valid;
  wire [3:0] ar_3_id;
  wire [39:0] ar_3_addr;
  wire [7:0] ar_3_len;
  wire [2:0] ar_3_size;
  wire [1:0] ar_3_burst;
  wire [0:0] ar_3_lock;
  wire [3:0] ar_3_cache;
  wire [2:0] ar_3_prot;
  wire [3:0] ar_3_qos;
  reg  [0:0] ar_3_ready;
  reg  [0:0] r_0_valid;
  reg  [3:0] r_0_id;
  reg  [1:0] r_0_resp;
  reg  [0:0] r_0_last;
  wire [0:0] r_0_ready;
  reg  [0:0] r_1_valid;
  reg  [3:0] r_1_id;
  reg  [1:0] r_1_resp;
  reg  [0:0] r_1_last;
  wire [0:0] r_1_ready;
  reg  [0:0] r_2_valid;
  reg  [3:0] r_2_id;
  reg  [1:0] r_2_resp;
  reg  [0:0] r_2_last;
  wire [0:0] r_2_ready;
  reg  [0:0] r_3_valid;
  reg  [3:0] r_3_id;
  reg  [1:0] r_3_resp;
  reg  [0:0] r_3_last;
  wire [0:0] r_3_ready;
  reg  [63:0] r_data_0_0;
  reg  [63:0] r_data_0_1;
  reg  [63:0] r_data_1_0;
  reg  [63:0] r_data_1_1;
  reg  [63:0] r_data_2_0;
  reg  [63:0] r_data_2_1;
  reg  [63:0] r_data_3_0;
  reg  [63:0] r_data_3_1;
  wire [0:0] fault_0_read;
  wire [0:0] fault_0_write;
  wire [0:0] fault_1_read;
  wire [0:0] fault_1_write;
  wire [0:0] fault_2_read;
  wire [0:0] fault_2_write;
  wire [0:0] fault_3_read;
  wire [0:0] fault_3_write;

  tessera_memory_subsystem_axi4_bus128 tb_block (
    .clock(clock),
    .reset(reset),
    .cfg_nodes(cfg_nodes),
    .cfg_ways(cfg_ways),
    .cfg_set_mask(cfg_set_mask),
    .cfg_hash(cfg_hash),
    .cfg_part(cfg_part),
    .axi_base(axi_base),
    .axi_pitch(axi_pitch),
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
    .cnt_value(cnt_value),
    .aw_0_valid(aw_0_valid),
    .aw_0_id(aw_0_id),
    .aw_0_addr(aw_0_addr),
    .aw_0_len(aw_0_len),
    .aw_0_size(aw_0_size),
    .aw_0_burst(aw_0_burst),
    .aw_0_lock(aw_0_lock),
    .aw_0_cache(aw_0_cache),
    .aw_0_prot(aw_0_prot),
    .aw_0_qos(aw_0_qos),
    .aw_0_ready(aw_0_ready),
    .aw_1_valid(aw_1_valid),
    .aw_1_id(aw_1_id),
    .aw_1_addr(aw_1_addr),
    .aw_1_len(aw_1_len),
    .aw_1_size(aw_1_size),
    .aw_1_burst(aw_1_burst),
    .aw_1_lock(aw_1_lock),
    .aw_1_cache(aw_1_cache),
    .aw_1_prot(aw_1_prot),
    .aw_1_qos(aw_1_qos),
    .aw_1_ready(aw_1_ready),
    .aw_2_valid(aw_2_valid),
    .aw_2_id(aw_2_id),
    .aw_2_addr(aw_2_addr),
    .aw_2_len(aw_2_len),
    .aw_2_size(aw_2_size),
    .aw_2_burst(aw_2_burst),
    .aw_2_lock(aw_2_lock),
    .aw_2_cache(aw_2_cache),
    .aw_2_prot(aw_2_prot),
    .aw_2_qos(aw_2_qos),
    .aw_2_ready(aw_2_ready),
    .aw_3_valid(aw_3_valid),
    .aw_3_id(aw_3_id),
    .aw_3_addr(aw_3_addr),
    .aw_3_len(aw_3_len),
    .aw_3_size(aw_3_size),
    .aw_3_burst(aw_3_burst),
    .aw_3_lock(aw_3_lock),
    .aw_3_cache(aw_3_cache),
    .aw_3_prot(aw_3_prot),
    .aw_3_qos(aw_3_qos),
    .aw_3_ready(aw_3_ready),
    .w_0_valid(w_0_valid),
    .w_0_last(w_0_last),
    .w_0_ready(w_0_ready),
    .w_1_valid(w_1_valid),
    .w_1_last(w_1_last),
    .w_1_ready(w_1_ready),
    .w_2_valid(w_2_valid),
    .w_2_last(w_2_last),
    .w_2_ready(w_2_ready),
    .w_3_valid(w_3_valid),
    .w_3_last(w_3_last),
    .w_3_ready(w_3_ready),
    .w_data_0_0(w_data_0_0),
    .w_data_0_1(w_data_0_1),
    .w_data_1_0(w_data_1_0),
    .w_data_1_1(w_data_1_1),
    .w_data_2_0(w_data_2_0),
    .w_data_2_1(w_data_2_1),
    .w_data_3_0(w_data_3_0),
    .w_data_3_1(w_data_3_1),
    .w_strb_0_0(w_strb_0_0),
    .w_strb_0_1(w_strb_0_1),
    .w_strb_1_0(w_strb_1_0),
    .w_strb_1_1(w_strb_1_1),
    .w_strb_2_0(w_strb_2_0),
    .w_strb_2_1(w_strb_2_1),
    .w_strb_3_0(w_strb_3_0),
    .w_strb_3_1(w_strb_3_1),
    .b_0_valid(b_0_valid),
    .b_0_id(b_0_id),
    .b_0_resp(b_0_resp),
    .b_0_ready(b_0_ready),
    .b_1_valid(b_1_valid),
    .b_1_id(b_1_id),
    .b_1_resp(b_1_resp),
    .b_1_ready(b_1_ready),
    .b_2_valid(b_2_valid),
    .b_2_id(b_2_id),
    .b_2_resp(b_2_resp),
    .b_2_ready(b_2_ready),
    .b_3_valid(b_3_valid),
    .b_3_id(b_3_id),
    .b_3_resp(b_3_resp),
    .b_3_ready(b_3_ready),
    .ar_0_valid(ar_0_valid),
    .ar_0_id(ar_0_id),
    .ar_0_addr(ar_0_addr),
    .ar_0_len(ar_0_len),
    .ar_0_size(ar_0_size),
    .ar_0_burst(ar_0_burst),
    .ar_0_lock(ar_0_lock),
    .ar_0_cache(ar_0_cache),
    .ar_0_prot(ar_0_prot),
    .ar_0_qos(ar_0_qos),
    .ar_0_ready(ar_0_ready),
    .ar_1_valid(ar_1_valid),
    .ar_1_id(ar_1_id),
    .ar_1_addr(ar_1_addr),
    .ar_1_len(ar_1_len),
    .ar_1_size(ar_1_size),
    .ar_1_burst(ar_1_burst),
    .ar_1_lock(ar_1_lock),
    .ar_1_cache(ar_1_cache),
    .ar_1_prot(ar_1_prot),
    .ar_1_qos(ar_1_qos),
    .ar_1_ready(ar_1_ready),
    .ar_2_valid(ar_2_valid),
    .ar_2_id(ar_2_id),
    .ar_2_addr(ar_2_addr),
    .ar_2_len(ar_2_len),
    .ar_2_size(ar_2_size),
    .ar_2_burst(ar_2_burst),
    .ar_2_lock(ar_2_lock),
    .ar_2_cache(ar_2_cache),
    .ar_2_prot(ar_2_prot),
    .ar_2_qos(ar_2_qos),
    .ar_2_ready(ar_2_ready),
    .ar_3_valid(ar_3_valid),
    .ar_3_id(ar_3_id),
    .ar_3_addr(ar_3_addr),
    .ar_3_len(ar_3_len),
    .ar_3_size(ar_3_size),
    .ar_3_burst(ar_3_burst),
    .ar_3_lock(ar_3_lock),
    .ar_3_cache(ar_3_cache),
    .ar_3_prot(ar_3_prot),
    .ar_3_qos(ar_3_qos),
    .ar_3_ready(ar_3_ready),
    .r_0_valid(r_0_valid),
    .r_0_id(r_0_id),
    .r_0_resp(r_0_resp),
    .r_0_last(r_0_last),
    .r_0_ready(r_0_ready),
    .r_1_valid(r_1_valid),
    .r_1_id(r_1_id),
    .r_1_resp(r_1_resp),
    .r_1_last(r_1_last),
    .r_1_ready(r_1_ready),
    .r_2_valid(r_2_valid),
    .r_2_id(r_2_id),
    .r_2_resp(r_2_resp),
    .r_2_last(r_2_last),
    .r_2_ready(r_2_ready),
    .r_3_valid(r_3_valid),
    .r_3_id(r_3_id),
    .r_3_resp(r_3_resp),
    .r_3_last(r_3_last),
    .r_3_ready(r_3_ready),
    .r_data_0_0(r_data_0_0),
    .r_data_0_1(r_data_0_1),
    .r_data_1_0(r_data_1_0),
    .r_data_1_1(r_data_1_1),
    .r_data_2_0(r_data_2_0),
    .r_data_2_1(r_data_2_1),
    .r_data_3_0(r_data_3_0),
    .r_data_3_1(r_data_3_1),
    .fault_0_read(fault_0_read),
    .fault_0_write(fault_0_write),
    .fault_1_read(fault_1_read),
    .fault_1_write(fault_1_write),
    .fault_2_read(fault_2_read),
    .fault_2_write(fault_2_write),
    .fault_3_read(fault_3_read),
    .fault_3_write(fault_3_write)
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
      axi_base = {$random(tb_seed), $random(tb_seed)};
      axi_pitch = {$random(tb_seed)};
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
      flush_valid = {$random(tb_seed)};
      flush_drop = {$random(tb_seed)};
      cnt_pipe = {$random(tb_seed)};
      cnt_sel = {$random(tb_seed)};
      aw_0_ready = {$random(tb_seed)};
      aw_1_ready = {$random(tb_seed)};
      aw_2_ready = {$random(tb_seed)};
      aw_3_ready = {$random(tb_seed)};
      w_0_ready = {$random(tb_seed)};
      w_1_ready = {$random(tb_seed)};
      w_2_ready = {$random(tb_seed)};
      w_3_ready = {$random(tb_seed)};
      b_0_valid = {$random(tb_seed)};
      b_0_id = {$random(tb_seed)};
      b_0_resp = {$random(tb_seed)};
      b_1_valid = {$random(tb_seed)};
      b_1_id = {$random(tb_seed)};
      b_1_resp = {$random(tb_seed)};
      b_2_valid = {$random(tb_seed)};
      b_2_id = {$random(tb_seed)};
      b_2_resp = {$random(tb_seed)};
      b_3_valid = {$random(tb_seed)};
      b_3_id = {$random(tb_seed)};
      b_3_resp = {$random(tb_seed)};
      ar_0_ready = {$random(tb_seed)};
      ar_1_ready = {$random(tb_seed)};
      ar_2_ready = {$random(tb_seed)};
      ar_3_ready = {$random(tb_seed)};
      r_0_valid = {$random(tb_seed)};
      r_0_id = {$random(tb_seed)};
      r_0_resp = {$random(tb_seed)};
      r_0_last = {$random(tb_seed)};
      r_1_valid = {$random(tb_seed)};
      r_1_id = {$random(tb_seed)};
      r_1_resp = {$random(tb_seed)};
      r_1_last = {$random(tb_seed)};
      r_2_valid = {$random(tb_seed)};
      r_2_id = {$random(tb_seed)};
      r_2_resp = {$random(tb_seed)};
      r_2_last = {$random(tb_seed)};
      r_3_valid = {$random(tb_seed)};
      r_3_id = {$random(tb_seed)};
      r_3_resp = {$random(tb_seed)};
      r_3_last = {$random(tb_seed)};
      r_data_0_0 = {$random(tb_seed), $random(tb_seed)};
      r_data_0_1 = {$random(tb_seed), $random(tb_seed)};
      r_data_1_0 = {$random(tb_seed), $random(tb_seed)};
      r_data_1_1 = {$random(tb_seed), $random(tb_seed)};
      r_data_2_0 = {$random(tb_seed), $random(tb_seed)};
      r_data_2_1 = {$random(tb_seed), $random(tb_seed)};
      r_data_3_0 = {$random(tb_seed), $random(tb_seed)};
      r_data_3_1 = {$random(tb_seed), $random(tb_seed)};
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
      if (tb_cycle >= 2 && ^aw_0_valid === 1'bx) begin
        $display("cycle %0d: port `aw_0_valid`: %b, expected known bits", tb_cycle, aw_0_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_0_id === 1'bx) begin
        $display("cycle %0d: port `aw_0_id`: %b, expected known bits", tb_cycle, aw_0_id);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_0_addr === 1'bx) begin
        $display("cycle %0d: port `aw_0_addr`: %b, expected known bits", tb_cycle, aw_0_addr);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_0_len === 1'bx) begin
        $display("cycle %0d: port `aw_0_len`: %b, expected known bits", tb_cycle, aw_0_len);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_0_size === 1'bx) begin
        $display("cycle %0d: port `aw_0_size`: %b, expected known bits", tb_cycle, aw_0_size);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_0_burst === 1'bx) begin
        $display("cycle %0d: port `aw_0_burst`: %b, expected known bits", tb_cycle, aw_0_burst);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_0_lock === 1'bx) begin
        $display("cycle %0d: port `aw_0_lock`: %b, expected known bits", tb_cycle, aw_0_lock);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_0_cache === 1'bx) begin
        $display("cycle %0d: port `aw_0_cache`: %b, expected known bits", tb_cycle, aw_0_cache);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_0_prot === 1'bx) begin
        $display("cycle %0d: port `aw_0_prot`: %b, expected known bits", tb_cycle, aw_0_prot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_0_qos === 1'bx) begin
        $display("cycle %0d: port `aw_0_qos`: %b, expected known bits", tb_cycle, aw_0_qos);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_1_valid === 1'bx) begin
        $display("cycle %0d: port `aw_1_valid`: %b, expected known bits", tb_cycle, aw_1_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_1_id === 1'bx) begin
        $display("cycle %0d: port `aw_1_id`: %b, expected known bits", tb_cycle, aw_1_id);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_1_addr === 1'bx) begin
        $display("cycle %0d: port `aw_1_addr`: %b, expected known bits", tb_cycle, aw_1_addr);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_1_len === 1'bx) begin
        $display("cycle %0d: port `aw_1_len`: %b, expected known bits", tb_cycle, aw_1_len);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_1_size === 1'bx) begin
        $display("cycle %0d: port `aw_1_size`: %b, expected known bits", tb_cycle, aw_1_size);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_1_burst === 1'bx) begin
        $display("cycle %0d: port `aw_1_burst`: %b, expected known bits", tb_cycle, aw_1_burst);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_1_lock === 1'bx) begin
        $display("cycle %0d: port `aw_1_lock`: %b, expected known bits", tb_cycle, aw_1_lock);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_1_cache === 1'bx) begin
        $display("cycle %0d: port `aw_1_cache`: %b, expected known bits", tb_cycle, aw_1_cache);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_1_prot === 1'bx) begin
        $display("cycle %0d: port `aw_1_prot`: %b, expected known bits", tb_cycle, aw_1_prot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_1_qos === 1'bx) begin
        $display("cycle %0d: port `aw_1_qos`: %b, expected known bits", tb_cycle, aw_1_qos);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_2_valid === 1'bx) begin
        $display("cycle %0d: port `aw_2_valid`: %b, expected known bits", tb_cycle, aw_2_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_2_id === 1'bx) begin
        $display("cycle %0d: port `aw_2_id`: %b, expected known bits", tb_cycle, aw_2_id);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_2_addr === 1'bx) begin
        $display("cycle %0d: port `aw_2_addr`: %b, expected known bits", tb_cycle, aw_2_addr);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_2_len === 1'bx) begin
        $display("cycle %0d: port `aw_2_len`: %b, expected known bits", tb_cycle, aw_2_len);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_2_size === 1'bx) begin
        $display("cycle %0d: port `aw_2_size`: %b, expected known bits", tb_cycle, aw_2_size);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_2_burst === 1'bx) begin
        $display("cycle %0d: port `aw_2_burst`: %b, expected known bits", tb_cycle, aw_2_burst);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_2_lock === 1'bx) begin
        $display("cycle %0d: port `aw_2_lock`: %b, expected known bits", tb_cycle, aw_2_lock);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_2_cache === 1'bx) begin
        $display("cycle %0d: port `aw_2_cache`: %b, expected known bits", tb_cycle, aw_2_cache);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_2_prot === 1'bx) begin
        $display("cycle %0d: port `aw_2_prot`: %b, expected known bits", tb_cycle, aw_2_prot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_2_qos === 1'bx) begin
        $display("cycle %0d: port `aw_2_qos`: %b, expected known bits", tb_cycle, aw_2_qos);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_3_valid === 1'bx) begin
        $display("cycle %0d: port `aw_3_valid`: %b, expected known bits", tb_cycle, aw_3_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_3_id === 1'bx) begin
        $display("cycle %0d: port `aw_3_id`: %b, expected known bits", tb_cycle, aw_3_id);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_3_addr === 1'bx) begin
        $display("cycle %0d: port `aw_3_addr`: %b, expected known bits", tb_cycle, aw_3_addr);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_3_len === 1'bx) begin
        $display("cycle %0d: port `aw_3_len`: %b, expected known bits", tb_cycle, aw_3_len);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_3_size === 1'bx) begin
        $display("cycle %0d: port `aw_3_size`: %b, expected known bits", tb_cycle, aw_3_size);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_3_burst === 1'bx) begin
        $display("cycle %0d: port `aw_3_burst`: %b, expected known bits", tb_cycle, aw_3_burst);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_3_lock === 1'bx) begin
        $display("cycle %0d: port `aw_3_lock`: %b, expected known bits", tb_cycle, aw_3_lock);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_3_cache === 1'bx) begin
        $display("cycle %0d: port `aw_3_cache`: %b, expected known bits", tb_cycle, aw_3_cache);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_3_prot === 1'bx) begin
        $display("cycle %0d: port `aw_3_prot`: %b, expected known bits", tb_cycle, aw_3_prot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_3_qos === 1'bx) begin
        $display("cycle %0d: port `aw_3_qos`: %b, expected known bits", tb_cycle, aw_3_qos);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_0_valid === 1'bx) begin
        $display("cycle %0d: port `w_0_valid`: %b, expected known bits", tb_cycle, w_0_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_0_last === 1'bx) begin
        $display("cycle %0d: port `w_0_last`: %b, expected known bits", tb_cycle, w_0_last);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_1_valid === 1'bx) begin
        $display("cycle %0d: port `w_1_valid`: %b, expected known bits", tb_cycle, w_1_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_1_last === 1'bx) begin
        $display("cycle %0d: port `w_1_last`: %b, expected known bits", tb_cycle, w_1_last);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_2_valid === 1'bx) begin
        $display("cycle %0d: port `w_2_valid`: %b, expected known bits", tb_cycle, w_2_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_2_last === 1'bx) begin
        $display("cycle %0d: port `w_2_last`: %b, expected known bits", tb_cycle, w_2_last);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_3_valid === 1'bx) begin
        $display("cycle %0d: port `w_3_valid`: %b, expected known bits", tb_cycle, w_3_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_3_last === 1'bx) begin
        $display("cycle %0d: port `w_3_last`: %b, expected known bits", tb_cycle, w_3_last);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_data_0_0 === 1'bx) begin
        $display("cycle %0d: port `w_data_0_0`: %b, expected known bits", tb_cycle, w_data_0_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_data_0_1 === 1'bx) begin
        $display("cycle %0d: port `w_data_0_1`: %b, expected known bits", tb_cycle, w_data_0_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_data_1_0 === 1'bx) begin
        $display("cycle %0d: port `w_data_1_0`: %b, expected known bits", tb_cycle, w_data_1_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_data_1_1 === 1'bx) begin
        $display("cycle %0d: port `w_data_1_1`: %b, expected known bits", tb_cycle, w_data_1_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_data_2_0 === 1'bx) begin
        $display("cycle %0d: port `w_data_2_0`: %b, expected known bits", tb_cycle, w_data_2_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_data_2_1 === 1'bx) begin
        $display("cycle %0d: port `w_data_2_1`: %b, expected known bits", tb_cycle, w_data_2_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_data_3_0 === 1'bx) begin
        $display("cycle %0d: port `w_data_3_0`: %b, expected known bits", tb_cycle, w_data_3_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_data_3_1 === 1'bx) begin
        $display("cycle %0d: port `w_data_3_1`: %b, expected known bits", tb_cycle, w_data_3_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_strb_0_0 === 1'bx) begin
        $display("cycle %0d: port `w_strb_0_0`: %b, expected known bits", tb_cycle, w_strb_0_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_strb_0_1 === 1'bx) begin
        $display("cycle %0d: port `w_strb_0_1`: %b, expected known bits", tb_cycle, w_strb_0_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_strb_1_0 === 1'bx) begin
        $display("cycle %0d: port `w_strb_1_0`: %b, expected known bits", tb_cycle, w_strb_1_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_strb_1_1 === 1'bx) begin
        $display("cycle %0d: port `w_strb_1_1`: %b, expected known bits", tb_cycle, w_strb_1_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_strb_2_0 === 1'bx) begin
        $display("cycle %0d: port `w_strb_2_0`: %b, expected known bits", tb_cycle, w_strb_2_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_strb_2_1 === 1'bx) begin
        $display("cycle %0d: port `w_strb_2_1`: %b, expected known bits", tb_cycle, w_strb_2_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_strb_3_0 === 1'bx) begin
        $display("cycle %0d: port `w_strb_3_0`: %b, expected known bits", tb_cycle, w_strb_3_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_strb_3_1 === 1'bx) begin
        $display("cycle %0d: port `w_strb_3_1`: %b, expected known bits", tb_cycle, w_strb_3_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^b_0_ready === 1'bx) begin
        $display("cycle %0d: port `b_0_ready`: %b, expected known bits", tb_cycle, b_0_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^b_1_ready === 1'bx) begin
        $display("cycle %0d: port `b_1_ready`: %b, expected known bits", tb_cycle, b_1_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^b_2_ready === 1'bx) begin
        $display("cycle %0d: port `b_2_ready`: %b, expected known bits", tb_cycle, b_2_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^b_3_ready === 1'bx) begin
        $display("cycle %0d: port `b_3_ready`: %b, expected known bits", tb_cycle, b_3_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_0_valid === 1'bx) begin
        $display("cycle %0d: port `ar_0_valid`: %b, expected known bits", tb_cycle, ar_0_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_0_id === 1'bx) begin
        $display("cycle %0d: port `ar_0_id`: %b, expected known bits", tb_cycle, ar_0_id);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_0_addr === 1'bx) begin
        $display("cycle %0d: port `ar_0_addr`: %b, expected known bits", tb_cycle, ar_0_addr);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_0_len === 1'bx) begin
        $display("cycle %0d: port `ar_0_len`: %b, expected known bits", tb_cycle, ar_0_len);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_0_size === 1'bx) begin
        $display("cycle %0d: port `ar_0_size`: %b, expected known bits", tb_cycle, ar_0_size);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_0_burst === 1'bx) begin
        $display("cycle %0d: port `ar_0_burst`: %b, expected known bits", tb_cycle, ar_0_burst);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_0_lock === 1'bx) begin
        $display("cycle %0d: port `ar_0_lock`: %b, expected known bits", tb_cycle, ar_0_lock);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_0_cache === 1'bx) begin
        $display("cycle %0d: port `ar_0_cache`: %b, expected known bits", tb_cycle, ar_0_cache);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_0_prot === 1'bx) begin
        $display("cycle %0d: port `ar_0_prot`: %b, expected known bits", tb_cycle, ar_0_prot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_0_qos === 1'bx) begin
        $display("cycle %0d: port `ar_0_qos`: %b, expected known bits", tb_cycle, ar_0_qos);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_1_valid === 1'bx) begin
        $display("cycle %0d: port `ar_1_valid`: %b, expected known bits", tb_cycle, ar_1_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_1_id === 1'bx) begin
        $display("cycle %0d: port `ar_1_id`: %b, expected known bits", tb_cycle, ar_1_id);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_1_addr === 1'bx) begin
        $display("cycle %0d: port `ar_1_addr`: %b, expected known bits", tb_cycle, ar_1_addr);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_1_len === 1'bx) begin
        $display("cycle %0d: port `ar_1_len`: %b, expected known bits", tb_cycle, ar_1_len);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_1_size === 1'bx) begin
        $display("cycle %0d: port `ar_1_size`: %b, expected known bits", tb_cycle, ar_1_size);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_1_burst === 1'bx) begin
        $display("cycle %0d: port `ar_1_burst`: %b, expected known bits", tb_cycle, ar_1_burst);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_1_lock === 1'bx) begin
        $display("cycle %0d: port `ar_1_lock`: %b, expected known bits", tb_cycle, ar_1_lock);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_1_cache === 1'bx) begin
        $display("cycle %0d: port `ar_1_cache`: %b, expected known bits", tb_cycle, ar_1_cache);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_1_prot === 1'bx) begin
        $display("cycle %0d: port `ar_1_prot`: %b, expected known bits", tb_cycle, ar_1_prot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_1_qos === 1'bx) begin
        $display("cycle %0d: port `ar_1_qos`: %b, expected known bits", tb_cycle, ar_1_qos);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_2_valid === 1'bx) begin
        $display("cycle %0d: port `ar_2_valid`: %b, expected known bits", tb_cycle, ar_2_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_2_id === 1'bx) begin
        $display("cycle %0d: port `ar_2_id`: %b, expected known bits", tb_cycle, ar_2_id);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_2_addr === 1'bx) begin
        $display("cycle %0d: port `ar_2_addr`: %b, expected known bits", tb_cycle, ar_2_addr);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_2_len === 1'bx) begin
        $display("cycle %0d: port `ar_2_len`: %b, expected known bits", tb_cycle, ar_2_len);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_2_size === 1'bx) begin
        $display("cycle %0d: port `ar_2_size`: %b, expected known bits", tb_cycle, ar_2_size);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_2_burst === 1'bx) begin
        $display("cycle %0d: port `ar_2_burst`: %b, expected known bits", tb_cycle, ar_2_burst);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_2_lock === 1'bx) begin
        $display("cycle %0d: port `ar_2_lock`: %b, expected known bits", tb_cycle, ar_2_lock);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_2_cache === 1'bx) begin
        $display("cycle %0d: port `ar_2_cache`: %b, expected known bits", tb_cycle, ar_2_cache);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_2_prot === 1'bx) begin
        $display("cycle %0d: port `ar_2_prot`: %b, expected known bits", tb_cycle, ar_2_prot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_2_qos === 1'bx) begin
        $display("cycle %0d: port `ar_2_qos`: %b, expected known bits", tb_cycle, ar_2_qos);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_3_valid === 1'bx) begin
        $display("cycle %0d: port `ar_3_valid`: %b, expected known bits", tb_cycle, ar_3_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_3_id === 1'bx) begin
        $display("cycle %0d: port `ar_3_id`: %b, expected known bits", tb_cycle, ar_3_id);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_3_addr === 1'bx) begin
        $display("cycle %0d: port `ar_3_addr`: %b, expected known bits", tb_cycle, ar_3_addr);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_3_len === 1'bx) begin
        $display("cycle %0d: port `ar_3_len`: %b, expected known bits", tb_cycle, ar_3_len);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_3_size === 1'bx) begin
        $display("cycle %0d: port `ar_3_size`: %b, expected known bits", tb_cycle, ar_3_size);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_3_burst === 1'bx) begin
        $display("cycle %0d: port `ar_3_burst`: %b, expected known bits", tb_cycle, ar_3_burst);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_3_lock === 1'bx) begin
        $display("cycle %0d: port `ar_3_lock`: %b, expected known bits", tb_cycle, ar_3_lock);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_3_cache === 1'bx) begin
        $display("cycle %0d: port `ar_3_cache`: %b, expected known bits", tb_cycle, ar_3_cache);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_3_prot === 1'bx) begin
        $display("cycle %0d: port `ar_3_prot`: %b, expected known bits", tb_cycle, ar_3_prot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_3_qos === 1'bx) begin
        $display("cycle %0d: port `ar_3_qos`: %b, expected known bits", tb_cycle, ar_3_qos);
        $fatal;
      end
      if (tb_cycle >= 2 && ^r_0_ready === 1'bx) begin
        $display("cycle %0d: port `r_0_ready`: %b, expected known bits", tb_cycle, r_0_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^r_1_ready === 1'bx) begin
        $display("cycle %0d: port `r_1_ready`: %b, expected known bits", tb_cycle, r_1_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^r_2_ready === 1'bx) begin
        $display("cycle %0d: port `r_2_ready`: %b, expected known bits", tb_cycle, r_2_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^r_3_ready === 1'bx) begin
        $display("cycle %0d: port `r_3_ready`: %b, expected known bits", tb_cycle, r_3_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^fault_0_read === 1'bx) begin
        $display("cycle %0d: port `fault_0_read`: %b, expected known bits", tb_cycle, fault_0_read);
        $fatal;
      end
      if (tb_cycle >= 2 && ^fault_0_write === 1'bx) begin
        $display("cycle %0d: port `fault_0_write`: %b, expected known bits", tb_cycle, fault_0_write);
        $fatal;
      end
      if (tb_cycle >= 2 && ^fault_1_read === 1'bx) begin
        $display("cycle %0d: port `fault_1_read`: %b, expected known bits", tb_cycle, fault_1_read);
        $fatal;
      end
      if (tb_cycle >= 2 && ^fault_1_write === 1'bx) begin
        $display("cycle %0d: port `fault_1_write`: %b, expected known bits", tb_cycle, fault_1_write);
        $fatal;
      end
      if (tb_cycle >= 2 && ^fault_2_read === 1'bx) begin
        $display("cycle %0d: port `fault_2_read`: %b, expected known bits", tb_cycle, fault_2_read);
        $fatal;
      end
      if (tb_cycle >= 2 && ^fault_2_write === 1'bx) begin
        $display("cycle %0d: port `fault_2_write`: %b, expected known bits", tb_cycle, fault_2_write);
        $fatal;
      end
      if (tb_cycle >= 2 && ^fault_3_read === 1'bx) begin
        $display("cycle %0d: port `fault_3_read`: %b, expected known bits", tb_cycle, fault_3_read);
        $fatal;
      end
      if (tb_cycle >= 2 && ^fault_3_write === 1'bx) begin
        $display("cycle %0d: port `fault_3_write`: %b, expected known bits", tb_cycle, fault_3_write);
        $fatal;
      end
      clock = 1'b1;
      #1;
    end
    $display("tessera_memory_subsystem_axi4_bus128: %0d cycles, every output known", tb_cycles);
    $finish;
  end
endmodule
`default_nettype wire
