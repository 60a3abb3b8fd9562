// Testbench of tessera_eu_lite: inputs at random behind a reset. It ends where a bit of an output is not known (X or Z), and knows
// nothing of what the block computes: that is what the project's tests compare. `fusesoc run --target sim`, or
//   iverilog -c tessera_eu_lite.f tessera_eu_lite_tb.v -s tessera_eu_lite_tb -o tb.vvp && vvp -n tb.vvp +cycles=1000 +seed=1
`default_nettype none
module tessera_eu_lite_tb;
  integer tb_cycle, tb_cycles, tb_seed;
  reg  [0:0] clock;
  reg  [0:0] reset;
  reg  [0:0] disp_valid;
  reg  [0:0] disp_start;
  reg  [2:0] disp_slot;
  reg  [6:0] disp_reg;
  reg  [63:0] disp_data_0;
  reg  [63:0] disp_data_1;
  reg  [63:0] disp_data_2;
  reg  [63:0] disp_data_3;
  wire [0:0] disp_ready;
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
  wire [0:0] mo_valid;
  wire [2:0] mo_slot;
  wire [1:0] mo_sb;
  wire [31:0] mo_ip;
  wire [31:0] mo_desc;
  wire [31:0] mo_exdesc;
  wire [31:0] mo_mask;
  wire [6:0] mo_dst;
  wire [4:0] mo_rlen;
  wire [0:0] mo_first;
  wire [0:0] mo_last;
  wire [63:0] mo_data_0;
  wire [63:0] mo_data_1;
  wire [63:0] mo_data_2;
  wire [63:0] mo_data_3;
  reg  [0:0] mo_ready;
  reg  [0:0] resp_valid;
  reg  [2:0] resp_slot;
  reg  [1:0] resp_sb;
  reg  [6:0] resp_reg;
  reg  [31:0] resp_be;
  reg  [63:0] resp_data_0;
  reg  [63:0] resp_data_1;
  reg  [63:0] resp_data_2;
  reg  [63:0] resp_data_3;
  reg  [0:0] resp_last;
  wire [0:0] resp_ready;
  wire [0:0] eot_valid;
  wire [2:0] eot_slot;
  reg  [0:0] eot_ready;
  reg  [0:0] nt_valid;
  reg  [2:0] nt_slot;
  reg  [0:0] refused_valid;
  reg  [2:0] refused_slot;
  reg  [31:0] refused_ip;
  wire [0:0] wb_0_valid;
  wire [2:0] wb_0_pipe;
  wire [2:0] wb_0_slot;
  wire [31:0] wb_0_ip;
  wire [9:0] wb_0_row;
  wire [31:0] wb_0_be;
  wire [63:0] wb_0_data_0;
  wire [63:0] wb_0_data_1;
  wire [63:0] wb_0_data_2;
  wire [63:0] wb_0_data_3;
  wire [0:0] wb_1_valid;
  wire [2:0] wb_1_pipe;
  wire [2:0] wb_1_slot;
  wire [31:0] wb_1_ip;
  wire [9:0] wb_1_row;
  wire [31:0] wb_1_be;
  wire [63:0] wb_1_data_0;
  wire [63:0] wb_1_data_1;
  wire [63:0] wb_1_data_2;
  wire [63:0] wb_1_data_3;
  wire [0:0] ret_0_valid;
  wire [2:0] ret_0_slot;
  wire [31:0] ret_0_ip;
  wire [6:0] ret_0_op;
  wire [31:0] ret_0_mask;
  wire [0:0] ret_1_valid;
  wire [2:0] ret_1_slot;
  wire [31:0] ret_1_ip;
  wire [6:0] ret_1_op;
  wire [31:0] ret_1_mask;
  wire [0:0] ret_2_valid;
  wire [2:0] ret_2_slot;
  wire [31:0] ret_2_ip;
  wire [6:0] ret_2_op;
  wire [31:0] ret_2_mask;
  wire [0:0] ret_3_valid;
  wire [2:0] ret_3_slot;
  wire [31:0] ret_3_ip;
  wire [6:0] ret_3_op;
  wire [31:0] ret_3_mask;
  wire [0:0] fl_0_we;
  wire [0:0] fl_0_reg;
  wire [31:0] fl_0_mask;
  wire [31:0] fl_0_val;
  wire [0:0] fl_1_we;
  wire [0:0] fl_1_reg;
  wire [31:0] fl_1_mask;
  wire [31:0] fl_1_val;
  wire [0:0] arf_0_we;
  wire [1:0] arf_0_sel;
  wire [3:0] arf_0_be;
  wire [31:0] arf_0_val;
  wire [0:0] arf_1_we;
  wire [1:0] arf_1_sel;
  wire [3:0] arf_1_be;
  wire [31:0] arf_1_val;
  wire [31:0] br_target;
  wire [31:0] br_act;
  wire [6:0] busy;
  wire [3:0] stall_0;
  wire [3:0] stall_1;
  wire [3:0] stall_2;
  wire [3:0] stall_3;
  wire [3:0] stall_4;
  wire [3:0] stall_5;
  wire [3:0] stall_6;
  wire [3:0] issue;
  wire [0:0] fault_valid;
  wire [2:0] fault_slot;
  wire [31:0] fault_ip;
  wire [0:0] idle;

  tessera_eu_lite tb_block (
    .clock(clock),
    .reset(reset),
    .disp_valid(disp_valid),
    .disp_start(disp_start),
    .disp_slot(disp_slot),
    .disp_reg(disp_reg),
    .disp_data_0(disp_data_0),
    .disp_data_1(disp_data_1),
    .disp_data_2(disp_data_2),
    .disp_data_3(disp_data_3),
    .disp_ready(disp_ready),
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
    .mo_valid(mo_valid),
    .mo_slot(mo_slot),
    .mo_sb(mo_sb),
    .mo_ip(mo_ip),
    .mo_desc(mo_desc),
    .mo_exdesc(mo_exdesc),
    .mo_mask(mo_mask),
    .mo_dst(mo_dst),
    .mo_rlen(mo_rlen),
    .mo_first(mo_first),
    .mo_last(mo_last),
    .mo_data_0(mo_data_0),
    .mo_data_1(mo_data_1),
    .mo_data_2(mo_data_2),
    .mo_data_3(mo_data_3),
    .mo_ready(mo_ready),
    .resp_valid(resp_valid),
    .resp_slot(resp_slot),
    .resp_sb(resp_sb),
    .resp_reg(resp_reg),
    .resp_be(resp_be),
    .resp_data_0(resp_data_0),
    .resp_data_1(resp_data_1),
    .resp_data_2(resp_data_2),
    .resp_data_3(resp_data_3),
    .resp_last(resp_last),
    .resp_ready(resp_ready),
    .eot_valid(eot_valid),
    .eot_slot(eot_slot),
    .eot_ready(eot_ready),
    .nt_valid(nt_valid),
    .nt_slot(nt_slot),
    .refused_valid(refused_valid),
    .refused_slot(refused_slot),
    .refused_ip(refused_ip),
    .wb_0_valid(wb_0_valid),
    .wb_0_pipe(wb_0_pipe),
    .wb_0_slot(wb_0_slot),
    .wb_0_ip(wb_0_ip),
    .wb_0_row(wb_0_row),
    .wb_0_be(wb_0_be),
    .wb_0_data_0(wb_0_data_0),
    .wb_0_data_1(wb_0_data_1),
    .wb_0_data_2(wb_0_data_2),
    .wb_0_data_3(wb_0_data_3),
    .wb_1_valid(wb_1_valid),
    .wb_1_pipe(wb_1_pipe),
    .wb_1_slot(wb_1_slot),
    .wb_1_ip(wb_1_ip),
    .wb_1_row(wb_1_row),
    .wb_1_be(wb_1_be),
    .wb_1_data_0(wb_1_data_0),
    .wb_1_data_1(wb_1_data_1),
    .wb_1_data_2(wb_1_data_2),
    .wb_1_data_3(wb_1_data_3),
    .ret_0_valid(ret_0_valid),
    .ret_0_slot(ret_0_slot),
    .ret_0_ip(ret_0_ip),
    .ret_0_op(ret_0_op),
    .ret_0_mask(ret_0_mask),
    .ret_1_valid(ret_1_valid),
    .ret_1_slot(ret_1_slot),
    .ret_1_ip(ret_1_ip),
    .ret_1_op(ret_1_op),
    .ret_1_mask(ret_1_mask),
    .ret_2_valid(ret_2_valid),
    .ret_2_slot(ret_2_slot),
    .ret_2_ip(ret_2_ip),
    .ret_2_op(ret_2_op),
    .ret_2_mask(ret_2_mask),
    .ret_3_valid(ret_3_valid),
    .ret_3_slot(ret_3_slot),
    .ret_3_ip(ret_3_ip),
    .ret_3_op(ret_3_op),
    .ret_3_mask(ret_3_mask),
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
    .br_target(br_target),
    .br_act(br_act),
    .busy(busy),
    .stall_0(stall_0),
    .stall_1(stall_1),
    .stall_2(stall_2),
    .stall_3(stall_3),
    .stall_4(stall_4),
    .stall_5(stall_5),
    .stall_6(stall_6),
    .issue(issue),
    .fault_valid(fault_valid),
    .fault_slot(fault_slot),
    .fault_ip(fault_ip),
    .idle(idle)
  );

  initial begin
    if (!$value$plusargs("cycles=%d", tb_cycles)) tb_cycles = 1000;
    if (!$value$plusargs("seed=%d", tb_seed)) tb_seed = 1;
    for (tb_cycle = 0; tb_cycle < tb_cycles; tb_cycle = tb_cycle + 1) begin
      clock = 1'b0;
      reset = tb_cycle < 2;
      disp_valid = {$random(tb_seed)};
      disp_start = {$random(tb_seed)};
      disp_slot = {$random(tb_seed)};
      disp_reg = {$random(tb_seed)};
      disp_data_0 = {$random(tb_seed), $random(tb_seed)};
      disp_data_1 = {$random(tb_seed), $random(tb_seed)};
      disp_data_2 = {$random(tb_seed), $random(tb_seed)};
      disp_data_3 = {$random(tb_seed), $random(tb_seed)};
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
      mo_ready = {$random(tb_seed)};
      resp_valid = {$random(tb_seed)};
      resp_slot = {$random(tb_seed)};
      resp_sb = {$random(tb_seed)};
      resp_reg = {$random(tb_seed)};
      resp_be = {$random(tb_seed)};
      resp_data_0 = {$random(tb_seed), $random(tb_seed)};
      resp_data_1 = {$random(tb_seed), $random(tb_seed)};
      resp_data_2 = {$random(tb_seed), $random(tb_seed)};
      resp_data_3 = {$random(tb_seed), $random(tb_seed)};
      resp_last = {$random(tb_seed)};
      eot_ready = {$random(tb_seed)};
      nt_valid = {$random(tb_seed)};
      nt_slot = {$random(tb_seed)};
      refused_valid = {$random(tb_seed)};
      refused_slot = {$random(tb_seed)};
      refused_ip = {$random(tb_seed)};
      #1;
      if (tb_cycle >= 2 && ^disp_ready === 1'bx) begin
        $display("cycle %0d: port `disp_ready`: %b, expected known bits", tb_cycle, disp_ready);
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
      if (tb_cycle >= 2 && ^mo_valid === 1'bx) begin
        $display("cycle %0d: port `mo_valid`: %b, expected known bits", tb_cycle, mo_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mo_slot === 1'bx) begin
        $display("cycle %0d: port `mo_slot`: %b, expected known bits", tb_cycle, mo_slot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mo_sb === 1'bx) begin
        $display("cycle %0d: port `mo_sb`: %b, expected known bits", tb_cycle, mo_sb);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mo_ip === 1'bx) begin
        $display("cycle %0d: port `mo_ip`: %b, expected known bits", tb_cycle, mo_ip);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mo_desc === 1'bx) begin
        $display("cycle %0d: port `mo_desc`: %b, expected known bits", tb_cycle, mo_desc);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mo_exdesc === 1'bx) begin
        $display("cycle %0d: port `mo_exdesc`: %b, expected known bits", tb_cycle, mo_exdesc);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mo_mask === 1'bx) begin
        $display("cycle %0d: port `mo_mask`: %b, expected known bits", tb_cycle, mo_mask);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mo_dst === 1'bx) begin
        $display("cycle %0d: port `mo_dst`: %b, expected known bits", tb_cycle, mo_dst);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mo_rlen === 1'bx) begin
        $display("cycle %0d: port `mo_rlen`: %b, expected known bits", tb_cycle, mo_rlen);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mo_first === 1'bx) begin
        $display("cycle %0d: port `mo_first`: %b, expected known bits", tb_cycle, mo_first);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mo_last === 1'bx) begin
        $display("cycle %0d: port `mo_last`: %b, expected known bits", tb_cycle, mo_last);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mo_data_0 === 1'bx) begin
        $display("cycle %0d: port `mo_data_0`: %b, expected known bits", tb_cycle, mo_data_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mo_data_1 === 1'bx) begin
        $display("cycle %0d: port `mo_data_1`: %b, expected known bits", tb_cycle, mo_data_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mo_data_2 === 1'bx) begin
        $display("cycle %0d: port `mo_data_2`: %b, expected known bits", tb_cycle, mo_data_2);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mo_data_3 === 1'bx) begin
        $display("cycle %0d: port `mo_data_3`: %b, expected known bits", tb_cycle, mo_data_3);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_ready === 1'bx) begin
        $display("cycle %0d: port `resp_ready`: %b, expected known bits", tb_cycle, resp_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^eot_valid === 1'bx) begin
        $display("cycle %0d: port `eot_valid`: %b, expected known bits", tb_cycle, eot_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^eot_slot === 1'bx) begin
        $display("cycle %0d: port `eot_slot`: %b, expected known bits", tb_cycle, eot_slot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^wb_0_valid === 1'bx) begin
        $display("cycle %0d: port `wb_0_valid`: %b, expected known bits", tb_cycle, wb_0_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^wb_0_pipe === 1'bx) begin
        $display("cycle %0d: port `wb_0_pipe`: %b, expected known bits", tb_cycle, wb_0_pipe);
        $fatal;
      end
      if (tb_cycle >= 2 && ^wb_0_slot === 1'bx) begin
        $display("cycle %0d: port `wb_0_slot`: %b, expected known bits", tb_cycle, wb_0_slot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^wb_0_ip === 1'bx) begin
        $display("cycle %0d: port `wb_0_ip`: %b, expected known bits", tb_cycle, wb_0_ip);
        $fatal;
      end
      if (tb_cycle >= 2 && ^wb_0_row === 1'bx) begin
        $display("cycle %0d: port `wb_0_row`: %b, expected known bits", tb_cycle, wb_0_row);
        $fatal;
      end
      if (tb_cycle >= 2 && ^wb_0_be === 1'bx) begin
        $display("cycle %0d: port `wb_0_be`: %b, expected known bits", tb_cycle, wb_0_be);
        $fatal;
      end
      if (tb_cycle >= 2 && ^wb_0_data_0 === 1'bx) begin
        $display("cycle %0d: port `wb_0_data_0`: %b, expected known bits", tb_cycle, wb_0_data_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^wb_0_data_1 === 1'bx) begin
        $display("cycle %0d: port `wb_0_data_1`: %b, expected known bits", tb_cycle, wb_0_data_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^wb_0_data_2 === 1'bx) begin
        $display("cycle %0d: port `wb_0_data_2`: %b, expected known bits", tb_cycle, wb_0_data_2);
        $fatal;
      end
      if (tb_cycle >= 2 && ^wb_0_data_3 === 1'bx) begin
        $display("cycle %0d: port `wb_0_data_3`: %b, expected known bits", tb_cycle, wb_0_data_3);
        $fatal;
      end
      if (tb_cycle >= 2 && ^wb_1_valid === 1'bx) begin
        $display("cycle %0d: port `wb_1_valid`: %b, expected known bits", tb_cycle, wb_1_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^wb_1_pipe === 1'bx) begin
        $display("cycle %0d: port `wb_1_pipe`: %b, expected known bits", tb_cycle, wb_1_pipe);
        $fatal;
      end
      if (tb_cycle >= 2 && ^wb_1_slot === 1'bx) begin
        $display("cycle %0d: port `wb_1_slot`: %b, expected known bits", tb_cycle, wb_1_slot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^wb_1_ip === 1'bx) begin
        $display("cycle %0d: port `wb_1_ip`: %b, expected known bits", tb_cycle, wb_1_ip);
        $fatal;
      end
      if (tb_cycle >= 2 && ^wb_1_row === 1'bx) begin
        $display("cycle %0d: port `wb_1_row`: %b, expected known bits", tb_cycle, wb_1_row);
        $fatal;
      end
      if (tb_cycle >= 2 && ^wb_1_be === 1'bx) begin
        $display("cycle %0d: port `wb_1_be`: %b, expected known bits", tb_cycle, wb_1_be);
        $fatal;
      end
      if (tb_cycle >= 2 && ^wb_1_data_0 === 1'bx) begin
        $display("cycle %0d: port `wb_1_data_0`: %b, expected known bits", tb_cycle, wb_1_data_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^wb_1_data_1 === 1'bx) begin
        $display("cycle %0d: port `wb_1_data_1`: %b, expected known bits", tb_cycle, wb_1_data_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^wb_1_data_2 === 1'bx) begin
        $display("cycle %0d: port `wb_1_data_2`: %b, expected known bits", tb_cycle, wb_1_data_2);
        $fatal;
      end
      if (tb_cycle >= 2 && ^wb_1_data_3 === 1'bx) begin
        $display("cycle %0d: port `wb_1_data_3`: %b, expected known bits", tb_cycle, wb_1_data_3);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ret_0_valid === 1'bx) begin
        $display("cycle %0d: port `ret_0_valid`: %b, expected known bits", tb_cycle, ret_0_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ret_0_slot === 1'bx) begin
        $display("cycle %0d: port `ret_0_slot`: %b, expected known bits", tb_cycle, ret_0_slot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ret_0_ip === 1'bx) begin
        $display("cycle %0d: port `ret_0_ip`: %b, expected known bits", tb_cycle, ret_0_ip);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ret_0_op === 1'bx) begin
        $display("cycle %0d: port `ret_0_op`: %b, expected known bits", tb_cycle, ret_0_op);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ret_0_mask === 1'bx) begin
        $display("cycle %0d: port `ret_0_mask`: %b, expected known bits", tb_cycle, ret_0_mask);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ret_1_valid === 1'bx) begin
        $display("cycle %0d: port `ret_1_valid`: %b, expected known bits", tb_cycle, ret_1_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ret_1_slot === 1'bx) begin
        $display("cycle %0d: port `ret_1_slot`: %b, expected known bits", tb_cycle, ret_1_slot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ret_1_ip === 1'bx) begin
        $display("cycle %0d: port `ret_1_ip`: %b, expected known bits", tb_cycle, ret_1_ip);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ret_1_op === 1'bx) begin
        $display("cycle %0d: port `ret_1_op`: %b, expected known bits", tb_cycle, ret_1_op);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ret_1_mask === 1'bx) begin
        $display("cycle %0d: port `ret_1_mask`: %b, expected known bits", tb_cycle, ret_1_mask);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ret_2_valid === 1'bx) begin
        $display("cycle %0d: port `ret_2_valid`: %b, expected known bits", tb_cycle, ret_2_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ret_2_slot === 1'bx) begin
        $display("cycle %0d: port `ret_2_slot`: %b, expected known bits", tb_cycle, ret_2_slot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ret_2_ip === 1'bx) begin
        $display("cycle %0d: port `ret_2_ip`: %b, expected known bits", tb_cycle, ret_2_ip);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ret_2_op === 1'bx) begin
        $display("cycle %0d: port `ret_2_op`: %b, expected known bits", tb_cycle, ret_2_op);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ret_2_mask === 1'bx) begin
        $display("cycle %0d: port `ret_2_mask`: %b, expected known bits", tb_cycle, ret_2_mask);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ret_3_valid === 1'bx) begin
        $display("cycle %0d: port `ret_3_valid`: %b, expected known bits", tb_cycle, ret_3_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ret_3_slot === 1'bx) begin
        $display("cycle %0d: port `ret_3_slot`: %b, expected known bits", tb_cycle, ret_3_slot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ret_3_ip === 1'bx) begin
        $display("cycle %0d: port `ret_3_ip`: %b, expected known bits", tb_cycle, ret_3_ip);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ret_3_op === 1'bx) begin
        $display("cycle %0d: port `ret_3_op`: %b, expected known bits", tb_cycle, ret_3_op);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ret_3_mask === 1'bx) begin
        $display("cycle %0d: port `ret_3_mask`: %b, expected known bits", tb_cycle, ret_3_mask);
        $fatal;
      end
      if (tb_cycle >= 2 && ^fl_0_we === 1'bx) begin
        $display("cycle %0d: port `fl_0_we`: %b, expected known bits", tb_cycle, fl_0_we);
        $fatal;
      end
      if (tb_cycle >= 2 && ^fl_0_reg === 1'bx) begin
        $display("cycle %0d: port `fl_0_reg`: %b, expected known bits", tb_cycle, fl_0_reg);
        $fatal;
      end
      if (tb_cycle >= 2 && ^fl_0_mask === 1'bx) begin
        $display("cycle %0d: port `fl_0_mask`: %b, expected known bits", tb_cycle, fl_0_mask);
        $fatal;
      end
      if (tb_cycle >= 2 && ^fl_0_val === 1'bx) begin
        $display("cycle %0d: port `fl_0_val`: %b, expected known bits", tb_cycle, fl_0_val);
        $fatal;
      end
      if (tb_cycle >= 2 && ^fl_1_we === 1'bx) begin
        $display("cycle %0d: port `fl_1_we`: %b, expected known bits", tb_cycle, fl_1_we);
        $fatal;
      end
      if (tb_cycle >= 2 && ^fl_1_reg === 1'bx) begin
        $display("cycle %0d: port `fl_1_reg`: %b, expected known bits", tb_cycle, fl_1_reg);
        $fatal;
      end
      if (tb_cycle >= 2 && ^fl_1_mask === 1'bx) begin
        $display("cycle %0d: port `fl_1_mask`: %b, expected known bits", tb_cycle, fl_1_mask);
        $fatal;
      end
      if (tb_cycle >= 2 && ^fl_1_val === 1'bx) begin
        $display("cycle %0d: port `fl_1_val`: %b, expected known bits", tb_cycle, fl_1_val);
        $fatal;
      end
      if (tb_cycle >= 2 && ^arf_0_we === 1'bx) begin
        $display("cycle %0d: port `arf_0_we`: %b, expected known bits", tb_cycle, arf_0_we);
        $fatal;
      end
      if (tb_cycle >= 2 && ^arf_0_sel === 1'bx) begin
        $display("cycle %0d: port `arf_0_sel`: %b, expected known bits", tb_cycle, arf_0_sel);
        $fatal;
      end
      if (tb_cycle >= 2 && ^arf_0_be === 1'bx) begin
        $display("cycle %0d: port `arf_0_be`: %b, expected known bits", tb_cycle, arf_0_be);
        $fatal;
      end
      if (tb_cycle >= 2 && ^arf_0_val === 1'bx) begin
        $display("cycle %0d: port `arf_0_val`: %b, expected known bits", tb_cycle, arf_0_val);
        $fatal;
      end
      if (tb_cycle >= 2 && ^arf_1_we === 1'bx) begin
        $display("cycle %0d: port `arf_1_we`: %b, expected known bits", tb_cycle, arf_1_we);
        $fatal;
      end
      if (tb_cycle >= 2 && ^arf_1_sel === 1'bx) begin
        $display("cycle %0d: port `arf_1_sel`: %b, expected known bits", tb_cycle, arf_1_sel);
        $fatal;
      end
      if (tb_cycle >= 2 && ^arf_1_be === 1'bx) begin
        $display("cycle %0d: port `arf_1_be`: %b, expected known bits", tb_cycle, arf_1_be);
        $fatal;
      end
      if (tb_cycle >= 2 && ^arf_1_val === 1'bx) begin
        $display("cycle %0d: port `arf_1_val`: %b, expected known bits", tb_cycle, arf_1_val);
        $fatal;
      end
      if (tb_cycle >= 2 && ^br_target === 1'bx) begin
        $display("cycle %0d: port `br_target`: %b, expected known bits", tb_cycle, br_target);
        $fatal;
      end
      if (tb_cycle >= 2 && ^br_act === 1'bx) begin
        $display("cycle %0d: port `br_act`: %b, expected known bits", tb_cycle, br_act);
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
      if (tb_cycle >= 2 && ^issue === 1'bx) begin
        $display("cycle %0d: port `issue`: %b, expected known bits", tb_cycle, issue);
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
      if (tb_cycle >= 2 && ^idle === 1'bx) begin
        $display("cycle %0d: port `idle`: %b, expected known bits", tb_cycle, idle);
        $fatal;
      end
      clock = 1'b1;
      #1;
    end
    $display("tessera_eu_lite: %0d cycles, every output known", tb_cycles);
    $finish;
  end
endmodule
`default_nettype wire
