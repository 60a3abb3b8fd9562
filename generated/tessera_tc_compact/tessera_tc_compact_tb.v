// Testbench of tessera_tc_compact: inputs at random behind a reset. It ends where a bit of an output is not known (X or Z), and knows
// nothing of what the block computes: that is what the project's tests compare. `fusesoc run --target sim`, or
//   iverilog -c tessera_tc_compact.f tessera_tc_compact_tb.v -s tessera_tc_compact_tb -o tb.vvp && vvp -n tb.vvp +cycles=1000 +seed=1
`default_nettype none
module tessera_tc_compact_tb;
  integer tb_cycle, tb_cycles, tb_seed;
  reg  [0:0] clock;
  reg  [0:0] reset;
  reg  [0:0] start_valid;
  reg  [2:0] start_slot;
  reg  [31:0] start_ip;
  reg  [31:0] start_mask;
  wire [0:0] start_ready;
  wire [0:0] if_req_valid;
  wire [25:0] if_req_line;
  reg  [0:0] if_req_ready;
  reg  [0:0] if_rsp_valid;
  reg  [25:0] if_rsp_line;
  reg  [63:0] if_rsp_data_0;
  reg  [63:0] if_rsp_data_1;
  reg  [63:0] if_rsp_data_2;
  reg  [63:0] if_rsp_data_3;
  reg  [63:0] if_rsp_data_4;
  reg  [63:0] if_rsp_data_5;
  reg  [63:0] if_rsp_data_6;
  reg  [63:0] if_rsp_data_7;
  wire [0:0] if_rsp_ready;
  wire [0:0] issue_0_valid;
  wire [2:0] issue_0_slot;
  wire [31:0] issue_0_ip;
  wire [63:0] issue_0_lo;
  wire [63:0] issue_0_hi;
  wire [31:0] issue_0_emask;
  wire [31:0] issue_0_pmask;
  wire [4:0] issue_0_mode;
  wire [31:0] issue_0_scalar;
  wire [1:0] issue_0_sb;
  reg  [0:0] issue_0_ready;
  wire [0:0] issue_1_valid;
  wire [2:0] issue_1_slot;
  wire [31:0] issue_1_ip;
  wire [63:0] issue_1_lo;
  wire [63:0] issue_1_hi;
  wire [31:0] issue_1_emask;
  wire [31:0] issue_1_pmask;
  wire [4:0] issue_1_mode;
  wire [31:0] issue_1_scalar;
  wire [1:0] issue_1_sb;
  reg  [0:0] issue_1_ready;
  wire [0:0] issue_je_valid;
  wire [2:0] issue_je_slot;
  wire [31:0] issue_je_ip;
  wire [0:0] issue_je_len8;
  wire [6:0] issue_je_op;
  wire [0:0] issue_je_branch;
  wire [2:0] issue_je_group;
  wire [2:0] issue_je_size;
  wire [31:0] issue_je_uip;
  wire [31:0] issue_je_jip;
  wire [0:0] issue_je_reg;
  wire [6:0] issue_je_dst;
  wire [2:0] issue_je_dst_sub;
  wire [0:0] issue_je_sync;
  wire [31:0] issue_je_act;
  wire [31:0] issue_je_pred;
  reg  [0:0] issue_je_ready;
  wire [0:0] issue_me_valid;
  wire [2:0] issue_me_slot;
  wire [31:0] issue_me_ip;
  wire [6:0] issue_me_op;
  wire [0:0] issue_me_eot;
  wire [6:0] issue_me_src0;
  wire [3:0] issue_me_mlen;
  wire [6:0] issue_me_src1;
  wire [3:0] issue_me_xlen;
  wire [6:0] issue_me_dst;
  wire [4:0] issue_me_rlen;
  wire [0:0] issue_me_by_a0;
  wire [3:0] issue_me_sfid;
  wire [30:0] issue_me_desc;
  wire [15:0] issue_me_extra;
  wire [31:0] issue_me_emask;
  wire [1:0] issue_me_sb;
  reg  [0:0] issue_me_ready;
  reg  [0:0] fetched_0_valid;
  reg  [2:0] fetched_0_slot;
  reg  [0:0] fetched_1_valid;
  reg  [2:0] fetched_1_slot;
  reg  [0:0] fetched_2_valid;
  reg  [2:0] fetched_2_slot;
  reg  [0:0] done_0_valid;
  reg  [2:0] done_0_slot;
  reg  [1:0] done_0_sb;
  reg  [0:0] done_1_valid;
  reg  [2:0] done_1_slot;
  reg  [1:0] done_1_sb;
  reg  [0:0] done_2_valid;
  reg  [2:0] done_2_slot;
  reg  [1:0] done_2_sb;
  reg  [0:0] fl_0_we;
  reg  [0:0] fl_0_reg;
  reg  [31:0] fl_0_mask;
  reg  [31:0] fl_0_val;
  reg  [0:0] fl_1_we;
  reg  [0:0] fl_1_reg;
  reg  [31:0] fl_1_mask;
  reg  [31:0] fl_1_val;
  reg  [0:0] arf_0_we;
  reg  [1:0] arf_0_sel;
  reg  [3:0] arf_0_be;
  reg  [31:0] arf_0_val;
  reg  [0:0] arf_1_we;
  reg  [1:0] arf_1_sel;
  reg  [3:0] arf_1_be;
  reg  [31:0] arf_1_val;
  reg  [0:0] branch_valid;
  reg  [2:0] branch_slot;
  reg  [0:0] branch_sync;
  reg  [31:0] branch_target;
  reg  [31:0] branch_act;
  reg  [0:0] branch_wake_valid;
  reg  [31:0] branch_wake;
  reg  [0:0] ended_valid;
  reg  [2:0] ended_slot;
  reg  [0:0] nt_valid;
  reg  [2:0] nt_slot;
  reg  [0:0] refused_valid;
  reg  [2:0] refused_slot;
  reg  [31:0] refused_ip;
  wire [6:0] busy;
  wire [3:0] stall_0;
  wire [3:0] stall_1;
  wire [3:0] stall_2;
  wire [3:0] stall_3;
  wire [3:0] stall_4;
  wire [3:0] stall_5;
  wire [3:0] stall_6;
  wire [0:0] fault_valid;
  wire [2:0] fault_slot;
  wire [31:0] fault_ip;

  tessera_tc_compact tb_block (
    .clock(clock),
    .reset(reset),
    .start_valid(start_valid),
    .start_slot(start_slot),
    .start_ip(start_ip),
    .start_mask(start_mask),
    .start_ready(start_ready),
    .if_req_valid(if_req_valid),
    .if_req_line(if_req_line),
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
    .if_rsp_ready(if_rsp_ready),
    .issue_0_valid(issue_0_valid),
    .issue_0_slot(issue_0_slot),
    .issue_0_ip(issue_0_ip),
    .issue_0_lo(issue_0_lo),
    .issue_0_hi(issue_0_hi),
    .issue_0_emask(issue_0_emask),
    .issue_0_pmask(issue_0_pmask),
    .issue_0_mode(issue_0_mode),
    .issue_0_scalar(issue_0_scalar),
    .issue_0_sb(issue_0_sb),
    .issue_0_ready(issue_0_ready),
    .issue_1_valid(issue_1_valid),
    .issue_1_slot(issue_1_slot),
    .issue_1_ip(issue_1_ip),
    .issue_1_lo(issue_1_lo),
    .issue_1_hi(issue_1_hi),
    .issue_1_emask(issue_1_emask),
    .issue_1_pmask(issue_1_pmask),
    .issue_1_mode(issue_1_mode),
    .issue_1_scalar(issue_1_scalar),
    .issue_1_sb(issue_1_sb),
    .issue_1_ready(issue_1_ready),
    .issue_je_valid(issue_je_valid),
    .issue_je_slot(issue_je_slot),
    .issue_je_ip(issue_je_ip),
    .issue_je_len8(issue_je_len8),
    .issue_je_op(issue_je_op),
    .issue_je_branch(issue_je_branch),
    .issue_je_group(issue_je_group),
    .issue_je_size(issue_je_size),
    .issue_je_uip(issue_je_uip),
    .issue_je_jip(issue_je_jip),
    .issue_je_reg(issue_je_reg),
    .issue_je_dst(issue_je_dst),
    .issue_je_dst_sub(issue_je_dst_sub),
    .issue_je_sync(issue_je_sync),
    .issue_je_act(issue_je_act),
    .issue_je_pred(issue_je_pred),
    .issue_je_ready(issue_je_ready),
    .issue_me_valid(issue_me_valid),
    .issue_me_slot(issue_me_slot),
    .issue_me_ip(issue_me_ip),
    .issue_me_op(issue_me_op),
    .issue_me_eot(issue_me_eot),
    .issue_me_src0(issue_me_src0),
    .issue_me_mlen(issue_me_mlen),
    .issue_me_src1(issue_me_src1),
    .issue_me_xlen(issue_me_xlen),
    .issue_me_dst(issue_me_dst),
    .issue_me_rlen(issue_me_rlen),
    .issue_me_by_a0(issue_me_by_a0),
    .issue_me_sfid(issue_me_sfid),
    .issue_me_desc(issue_me_desc),
    .issue_me_extra(issue_me_extra),
    .issue_me_emask(issue_me_emask),
    .issue_me_sb(issue_me_sb),
    .issue_me_ready(issue_me_ready),
    .fetched_0_valid(fetched_0_valid),
    .fetched_0_slot(fetched_0_slot),
    .fetched_1_valid(fetched_1_valid),
    .fetched_1_slot(fetched_1_slot),
    .fetched_2_valid(fetched_2_valid),
    .fetched_2_slot(fetched_2_slot),
    .done_0_valid(done_0_valid),
    .done_0_slot(done_0_slot),
    .done_0_sb(done_0_sb),
    .done_1_valid(done_1_valid),
    .done_1_slot(done_1_slot),
    .done_1_sb(done_1_sb),
    .done_2_valid(done_2_valid),
    .done_2_slot(done_2_slot),
    .done_2_sb(done_2_sb),
    .fl_0_we(fl_0_we),
    .fl_0_reg(fl_0_reg),
    .fl_0_mask(fl_0_mask),
    .fl_0_val(fl_0_val),
    .fl_1_we(fl_1_we),
    .fl_1_reg(fl_1_reg),
    .fl_1_mask(fl_1_mask),
    .fl_1_val(fl_1_val),
    .arf_0_we(arf_0_we),
    .arf_0_sel(arf_0_sel),
    .arf_0_be(arf_0_be),
    .arf_0_val(arf_0_val),
    .arf_1_we(arf_1_we),
    .arf_1_sel(arf_1_sel),
    .arf_1_be(arf_1_be),
    .arf_1_val(arf_1_val),
    .branch_valid(branch_valid),
    .branch_slot(branch_slot),
    .branch_sync(branch_sync),
    .branch_target(branch_target),
    .branch_act(branch_act),
    .branch_wake_valid(branch_wake_valid),
    .branch_wake(branch_wake),
    .ended_valid(ended_valid),
    .ended_slot(ended_slot),
    .nt_valid(nt_valid),
    .nt_slot(nt_slot),
    .refused_valid(refused_valid),
    .refused_slot(refused_slot),
    .refused_ip(refused_ip),
    .busy(busy),
    .stall_0(stall_0),
    .stall_1(stall_1),
    .stall_2(stall_2),
    .stall_3(stall_3),
    .stall_4(stall_4),
    .stall_5(stall_5),
    .stall_6(stall_6),
    .fault_valid(fault_valid),
    .fault_slot(fault_slot),
    .fault_ip(fault_ip)
  );

  initial begin
    if (!$value$plusargs("cycles=%d", tb_cycles)) tb_cycles = 1000;
    if (!$value$plusargs("seed=%d", tb_seed)) tb_seed = 1;
    for (tb_cycle = 0; tb_cycle < tb_cycles; tb_cycle = tb_cycle + 1) begin
      clock = 1'b0;
      reset = tb_cycle < 2;
      start_valid = {$random(tb_seed)};
      start_slot = {$random(tb_seed)};
      start_ip = {$random(tb_seed)};
      start_mask = {$random(tb_seed)};
      if_req_ready = {$random(tb_seed)};
      if_rsp_valid = {$random(tb_seed)};
      if_rsp_line = {$random(tb_seed)};
      if_rsp_data_0 = {$random(tb_seed), $random(tb_seed)};
      if_rsp_data_1 = {$random(tb_seed), $random(tb_seed)};
      if_rsp_data_2 = {$random(tb_seed), $random(tb_seed)};
      if_rsp_data_3 = {$random(tb_seed), $random(tb_seed)};
      if_rsp_data_4 = {$random(tb_seed), $random(tb_seed)};
      if_rsp_data_5 = {$random(tb_seed), $random(tb_seed)};
      if_rsp_data_6 = {$random(tb_seed), $random(tb_seed)};
      if_rsp_data_7 = {$random(tb_seed), $random(tb_seed)};
      issue_0_ready = {$random(tb_seed)};
      issue_1_ready = {$random(tb_seed)};
      issue_je_ready = {$random(tb_seed)};
      issue_me_ready = {$random(tb_seed)};
      fetched_0_valid = {$random(tb_seed)};
      fetched_0_slot = {$random(tb_seed)};
      fetched_1_valid = {$random(tb_seed)};
      fetched_1_slot = {$random(tb_seed)};
      fetched_2_valid = {$random(tb_seed)};
      fetched_2_slot = {$random(tb_seed)};
      done_0_valid = {$random(tb_seed)};
      done_0_slot = {$random(tb_seed)};
      done_0_sb = {$random(tb_seed)};
      done_1_valid = {$random(tb_seed)};
      done_1_slot = {$random(tb_seed)};
      done_1_sb = {$random(tb_seed)};
      done_2_valid = {$random(tb_seed)};
      done_2_slot = {$random(tb_seed)};
      done_2_sb = {$random(tb_seed)};
      fl_0_we = {$random(tb_seed)};
      fl_0_reg = {$random(tb_seed)};
      fl_0_mask = {$random(tb_seed)};
      fl_0_val = {$random(tb_seed)};
      fl_1_we = {$random(tb_seed)};
      fl_1_reg = {$random(tb_seed)};
      fl_1_mask = {$random(tb_seed)};
      fl_1_val = {$random(tb_seed)};
      arf_0_we = {$random(tb_seed)};
      arf_0_sel = {$random(tb_seed)};
      arf_0_be = {$random(tb_seed)};
      arf_0_val = {$random(tb_seed)};
      arf_1_we = {$random(tb_seed)};
      arf_1_sel = {$random(tb_seed)};
      arf_1_be = {$random(tb_seed)};
      arf_1_val = {$random(tb_seed)};
      branch_valid = {$random(tb_seed)};
      branch_slot = {$random(tb_seed)};
      branch_sync = {$random(tb_seed)};
      branch_target = {$random(tb_seed)};
      branch_act = {$random(tb_seed)};
      branch_wake_valid = {$random(tb_seed)};
      branch_wake = {$random(tb_seed)};
      ended_valid = {$random(tb_seed)};
      ended_slot = {$random(tb_seed)};
      nt_valid = {$random(tb_seed)};
      nt_slot = {$random(tb_seed)};
      refused_valid = {$random(tb_seed)};
      refused_slot = {$random(tb_seed)};
      refused_ip = {$random(tb_seed)};
      #1;
      if (tb_cycle >= 2 && ^start_ready === 1'bx) begin
        $display("cycle %0d: port `start_ready`: %b, expected known bits", tb_cycle, start_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^if_req_valid === 1'bx) begin
        $display("cycle %0d: port `if_req_valid`: %b, expected known bits", tb_cycle, if_req_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^if_req_line === 1'bx) begin
        $display("cycle %0d: port `if_req_line`: %b, expected known bits", tb_cycle, if_req_line);
        $fatal;
      end
      if (tb_cycle >= 2 && ^if_rsp_ready === 1'bx) begin
        $display("cycle %0d: port `if_rsp_ready`: %b, expected known bits", tb_cycle, if_rsp_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_0_valid === 1'bx) begin
        $display("cycle %0d: port `issue_0_valid`: %b, expected known bits", tb_cycle, issue_0_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_0_slot === 1'bx) begin
        $display("cycle %0d: port `issue_0_slot`: %b, expected known bits", tb_cycle, issue_0_slot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_0_ip === 1'bx) begin
        $display("cycle %0d: port `issue_0_ip`: %b, expected known bits", tb_cycle, issue_0_ip);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_0_lo === 1'bx) begin
        $display("cycle %0d: port `issue_0_lo`: %b, expected known bits", tb_cycle, issue_0_lo);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_0_hi === 1'bx) begin
        $display("cycle %0d: port `issue_0_hi`: %b, expected known bits", tb_cycle, issue_0_hi);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_0_emask === 1'bx) begin
        $display("cycle %0d: port `issue_0_emask`: %b, expected known bits", tb_cycle, issue_0_emask);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_0_pmask === 1'bx) begin
        $display("cycle %0d: port `issue_0_pmask`: %b, expected known bits", tb_cycle, issue_0_pmask);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_0_mode === 1'bx) begin
        $display("cycle %0d: port `issue_0_mode`: %b, expected known bits", tb_cycle, issue_0_mode);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_0_scalar === 1'bx) begin
        $display("cycle %0d: port `issue_0_scalar`: %b, expected known bits", tb_cycle, issue_0_scalar);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_0_sb === 1'bx) begin
        $display("cycle %0d: port `issue_0_sb`: %b, expected known bits", tb_cycle, issue_0_sb);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_1_valid === 1'bx) begin
        $display("cycle %0d: port `issue_1_valid`: %b, expected known bits", tb_cycle, issue_1_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_1_slot === 1'bx) begin
        $display("cycle %0d: port `issue_1_slot`: %b, expected known bits", tb_cycle, issue_1_slot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_1_ip === 1'bx) begin
        $display("cycle %0d: port `issue_1_ip`: %b, expected known bits", tb_cycle, issue_1_ip);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_1_lo === 1'bx) begin
        $display("cycle %0d: port `issue_1_lo`: %b, expected known bits", tb_cycle, issue_1_lo);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_1_hi === 1'bx) begin
        $display("cycle %0d: port `issue_1_hi`: %b, expected known bits", tb_cycle, issue_1_hi);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_1_emask === 1'bx) begin
        $display("cycle %0d: port `issue_1_emask`: %b, expected known bits", tb_cycle, issue_1_emask);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_1_pmask === 1'bx) begin
        $display("cycle %0d: port `issue_1_pmask`: %b, expected known bits", tb_cycle, issue_1_pmask);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_1_mode === 1'bx) begin
        $display("cycle %0d: port `issue_1_mode`: %b, expected known bits", tb_cycle, issue_1_mode);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_1_scalar === 1'bx) begin
        $display("cycle %0d: port `issue_1_scalar`: %b, expected known bits", tb_cycle, issue_1_scalar);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_1_sb === 1'bx) begin
        $display("cycle %0d: port `issue_1_sb`: %b, expected known bits", tb_cycle, issue_1_sb);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_je_valid === 1'bx) begin
        $display("cycle %0d: port `issue_je_valid`: %b, expected known bits", tb_cycle, issue_je_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_je_slot === 1'bx) begin
        $display("cycle %0d: port `issue_je_slot`: %b, expected known bits", tb_cycle, issue_je_slot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_je_ip === 1'bx) begin
        $display("cycle %0d: port `issue_je_ip`: %b, expected known bits", tb_cycle, issue_je_ip);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_je_len8 === 1'bx) begin
        $display("cycle %0d: port `issue_je_len8`: %b, expected known bits", tb_cycle, issue_je_len8);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_je_op === 1'bx) begin
        $display("cycle %0d: port `issue_je_op`: %b, expected known bits", tb_cycle, issue_je_op);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_je_branch === 1'bx) begin
        $display("cycle %0d: port `issue_je_branch`: %b, expected known bits", tb_cycle, issue_je_branch);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_je_group === 1'bx) begin
        $display("cycle %0d: port `issue_je_group`: %b, expected known bits", tb_cycle, issue_je_group);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_je_size === 1'bx) begin
        $display("cycle %0d: port `issue_je_size`: %b, expected known bits", tb_cycle, issue_je_size);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_je_uip === 1'bx) begin
        $display("cycle %0d: port `issue_je_uip`: %b, expected known bits", tb_cycle, issue_je_uip);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_je_jip === 1'bx) begin
        $display("cycle %0d: port `issue_je_jip`: %b, expected known bits", tb_cycle, issue_je_jip);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_je_reg === 1'bx) begin
        $display("cycle %0d: port `issue_je_reg`: %b, expected known bits", tb_cycle, issue_je_reg);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_je_dst === 1'bx) begin
        $display("cycle %0d: port `issue_je_dst`: %b, expected known bits", tb_cycle, issue_je_dst);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_je_dst_sub === 1'bx) begin
        $display("cycle %0d: port `issue_je_dst_sub`: %b, expected known bits", tb_cycle, issue_je_dst_sub);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_je_sync === 1'bx) begin
        $display("cycle %0d: port `issue_je_sync`: %b, expected known bits", tb_cycle, issue_je_sync);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_je_act === 1'bx) begin
        $display("cycle %0d: port `issue_je_act`: %b, expected known bits", tb_cycle, issue_je_act);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_je_pred === 1'bx) begin
        $display("cycle %0d: port `issue_je_pred`: %b, expected known bits", tb_cycle, issue_je_pred);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_me_valid === 1'bx) begin
        $display("cycle %0d: port `issue_me_valid`: %b, expected known bits", tb_cycle, issue_me_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_me_slot === 1'bx) begin
        $display("cycle %0d: port `issue_me_slot`: %b, expected known bits", tb_cycle, issue_me_slot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_me_ip === 1'bx) begin
        $display("cycle %0d: port `issue_me_ip`: %b, expected known bits", tb_cycle, issue_me_ip);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_me_op === 1'bx) begin
        $display("cycle %0d: port `issue_me_op`: %b, expected known bits", tb_cycle, issue_me_op);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_me_eot === 1'bx) begin
        $display("cycle %0d: port `issue_me_eot`: %b, expected known bits", tb_cycle, issue_me_eot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_me_src0 === 1'bx) begin
        $display("cycle %0d: port `issue_me_src0`: %b, expected known bits", tb_cycle, issue_me_src0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_me_mlen === 1'bx) begin
        $display("cycle %0d: port `issue_me_mlen`: %b, expected known bits", tb_cycle, issue_me_mlen);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_me_src1 === 1'bx) begin
        $display("cycle %0d: port `issue_me_src1`: %b, expected known bits", tb_cycle, issue_me_src1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_me_xlen === 1'bx) begin
        $display("cycle %0d: port `issue_me_xlen`: %b, expected known bits", tb_cycle, issue_me_xlen);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_me_dst === 1'bx) begin
        $display("cycle %0d: port `issue_me_dst`: %b, expected known bits", tb_cycle, issue_me_dst);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_me_rlen === 1'bx) begin
        $display("cycle %0d: port `issue_me_rlen`: %b, expected known bits", tb_cycle, issue_me_rlen);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_me_by_a0 === 1'bx) begin
        $display("cycle %0d: port `issue_me_by_a0`: %b, expected known bits", tb_cycle, issue_me_by_a0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_me_sfid === 1'bx) begin
        $display("cycle %0d: port `issue_me_sfid`: %b, expected known bits", tb_cycle, issue_me_sfid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_me_desc === 1'bx) begin
        $display("cycle %0d: port `issue_me_desc`: %b, expected known bits", tb_cycle, issue_me_desc);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_me_extra === 1'bx) begin
        $display("cycle %0d: port `issue_me_extra`: %b, expected known bits", tb_cycle, issue_me_extra);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_me_emask === 1'bx) begin
        $display("cycle %0d: port `issue_me_emask`: %b, expected known bits", tb_cycle, issue_me_emask);
        $fatal;
      end
      if (tb_cycle >= 2 && ^issue_me_sb === 1'bx) begin
        $display("cycle %0d: port `issue_me_sb`: %b, expected known bits", tb_cycle, issue_me_sb);
        $fatal;
      end
      if (tb_cycle >= 2 && ^busy === 1'bx) begin
        $display("cycle %0d: port `busy`: %b, expected known bits", tb_cycle, busy);
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
      if (tb_cycle >= 2 && ^stall_4 === 1'bx) begin
        $display("cycle %0d: port `stall_4`: %b, expected known bits", tb_cycle, stall_4);
        $fatal;
      end
      if (tb_cycle >= 2 && ^stall_5 === 1'bx) begin
        $display("cycle %0d: port `stall_5`: %b, expected known bits", tb_cycle, stall_5);
        $fatal;
      end
      if (tb_cycle >= 2 && ^stall_6 === 1'bx) begin
        $display("cycle %0d: port `stall_6`: %b, expected known bits", tb_cycle, stall_6);
        $fatal;
      end
      if (tb_cycle >= 2 && ^fault_valid === 1'bx) begin
        $display("cycle %0d: port `fault_valid`: %b, expected known bits", tb_cycle, fault_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^fault_slot === 1'bx) begin
        $display("cycle %0d: port `fault_slot`: %b, expected known bits", tb_cycle, fault_slot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^fault_ip === 1'bx) begin
        $display("cycle %0d: port `fault_ip`: %b, expected known bits", tb_cycle, fault_ip);
        $fatal;
      end
      clock = 1'b1;
      #1;
    end
    $display("tessera_tc_compact: %0d cycles, every output known", tb_cycles);
    $finish;
  end
endmodule
`default_nettype wire
