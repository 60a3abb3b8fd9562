// Testbench of tessera_me: inputs at random behind a reset. It ends where a bit of an output is not known (X or Z), and knows
// nothing of what the block computes: that is what the project's tests compare. `fusesoc run --target sim`, or
//   iverilog -c tessera_me.f tessera_me_tb.v -s tessera_me_tb -o tb.vvp && vvp -n tb.vvp +cycles=1000 +seed=1
`default_nettype none
module tessera_me_tb;
  integer tb_cycle, tb_cycles, tb_seed;
  reg  [0:0] clock;
  reg  [0:0] reset;
  reg  [0:0] issue_valid;
  reg  [2:0] issue_slot;
  reg  [31:0] issue_ip;
  reg  [6:0] issue_op;
  reg  [0:0] issue_eot;
  reg  [6:0] issue_src0;
  reg  [3:0] issue_mlen;
  reg  [6:0] issue_src1;
  reg  [3:0] issue_xlen;
  reg  [6:0] issue_dst;
  reg  [4:0] issue_rlen;
  reg  [0:0] issue_by_a0;
  reg  [3:0] issue_sfid;
  reg  [30:0] issue_desc;
  reg  [15:0] issue_extra;
  reg  [31:0] issue_emask;
  reg  [1:0] issue_sb;
  wire [0:0] issue_ready;
  wire [0:0] rd_valid;
  wire [9:0] rd_row;
  reg  [0:0] rd_gnt;
  reg  [63:0] rd_data_0;
  reg  [63:0] rd_data_1;
  reg  [63:0] rd_data_2;
  reg  [63:0] rd_data_3;
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
  wire [0:0] wb_valid;
  wire [9:0] wb_row;
  wire [31:0] wb_be;
  wire [63:0] wb_data_0;
  wire [63:0] wb_data_1;
  wire [63:0] wb_data_2;
  wire [63:0] wb_data_3;
  reg  [0:0] wb_gnt;
  wire [0:0] done_valid;
  wire [2:0] done_slot;
  wire [1:0] done_sb;
  wire [0:0] fetched_valid;
  wire [2:0] fetched_slot;
  wire [0:0] ret_valid;
  wire [2:0] ret_slot;
  wire [31:0] ret_ip;
  wire [6:0] ret_op;
  wire [31:0] ret_mask;
  wire [0:0] eot_valid;
  wire [2:0] eot_slot;
  reg  [0:0] eot_ready;
  wire [0:0] ended_valid;
  wire [2:0] ended_slot;

  tessera_me tb_block (
    .clock(clock),
    .reset(reset),
    .issue_valid(issue_valid),
    .issue_slot(issue_slot),
    .issue_ip(issue_ip),
    .issue_op(issue_op),
    .issue_eot(issue_eot),
    .issue_src0(issue_src0),
    .issue_mlen(issue_mlen),
    .issue_src1(issue_src1),
    .issue_xlen(issue_xlen),
    .issue_dst(issue_dst),
    .issue_rlen(issue_rlen),
    .issue_by_a0(issue_by_a0),
    .issue_sfid(issue_sfid),
    .issue_desc(issue_desc),
    .issue_extra(issue_extra),
    .issue_emask(issue_emask),
    .issue_sb(issue_sb),
    .issue_ready(issue_ready),
    .rd_valid(rd_valid),
    .rd_row(rd_row),
    .rd_gnt(rd_gnt),
    .rd_data_0(rd_data_0),
    .rd_data_1(rd_data_1),
    .rd_data_2(rd_data_2),
    .rd_data_3(rd_data_3),
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
    .wb_valid(wb_valid),
    .wb_row(wb_row),
    .wb_be(wb_be),
    .wb_data_0(wb_data_0),
    .wb_data_1(wb_data_1),
    .wb_data_2(wb_data_2),
    .wb_data_3(wb_data_3),
    .wb_gnt(wb_gnt),
    .done_valid(done_valid),
    .done_slot(done_slot),
    .done_sb(done_sb),
    .fetched_valid(fetched_valid),
    .fetched_slot(fetched_slot),
    .ret_valid(ret_valid),
    .ret_slot(ret_slot),
    .ret_ip(ret_ip),
    .ret_op(ret_op),
    .ret_mask(ret_mask),
    .eot_valid(eot_valid),
    .eot_slot(eot_slot),
    .eot_ready(eot_ready),
    .ended_valid(ended_valid),
    .ended_slot(ended_slot)
  );

  initial begin
    if (!$value$plusargs("cycles=%d", tb_cycles)) tb_cycles = 1000;
    if (!$value$plusargs("seed=%d", tb_seed)) tb_seed = 1;
    for (tb_cycle = 0; tb_cycle < tb_cycles; tb_cycle = tb_cycle + 1) begin
      clock = 1'b0;
      reset = tb_cycle < 2;
      issue_valid = {$random(tb_seed)};
      issue_slot = {$random(tb_seed)};
      issue_ip = {$random(tb_seed)};
      issue_op = {$random(tb_seed)};
      issue_eot = {$random(tb_seed)};
      issue_src0 = {$random(tb_seed)};
      issue_mlen = {$random(tb_seed)};
      issue_src1 = {$random(tb_seed)};
      issue_xlen = {$random(tb_seed)};
      issue_dst = {$random(tb_seed)};
      issue_rlen = {$random(tb_seed)};
      issue_by_a0 = {$random(tb_seed)};
      issue_sfid = {$random(tb_seed)};
      issue_desc = {$random(tb_seed)};
      issue_extra = {$random(tb_seed)};
      issue_emask = {$random(tb_seed)};
      issue_sb = {$random(tb_seed)};
      rd_gnt = {$random(tb_seed)};
      rd_data_0 = {$random(tb_seed), $random(tb_seed)};
      rd_data_1 = {$random(tb_seed), $random(tb_seed)};
      rd_data_2 = {$random(tb_seed), $random(tb_seed)};
      rd_data_3 = {$random(tb_seed), $random(tb_seed)};
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
      wb_gnt = {$random(tb_seed)};
      eot_ready = {$random(tb_seed)};
      #1;
      if (tb_cycle >= 2 && ^issue_ready === 1'bx) begin
        $display("cycle %0d: port `issue_ready`: %b, expected known bits", tb_cycle, issue_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_valid === 1'bx) begin
        $display("cycle %0d: port `rd_valid`: %b, expected known bits", tb_cycle, rd_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_row === 1'bx) begin
        $display("cycle %0d: port `rd_row`: %b, expected known bits", tb_cycle, rd_row);
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
      if (tb_cycle >= 2 && ^wb_valid === 1'bx) begin
        $display("cycle %0d: port `wb_valid`: %b, expected known bits", tb_cycle, wb_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^wb_row === 1'bx) begin
        $display("cycle %0d: port `wb_row`: %b, expected known bits", tb_cycle, wb_row);
        $fatal;
      end
      if (tb_cycle >= 2 && ^wb_be === 1'bx) begin
        $display("cycle %0d: port `wb_be`: %b, expected known bits", tb_cycle, wb_be);
        $fatal;
      end
      if (tb_cycle >= 2 && ^wb_data_0 === 1'bx) begin
        $display("cycle %0d: port `wb_data_0`: %b, expected known bits", tb_cycle, wb_data_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^wb_data_1 === 1'bx) begin
        $display("cycle %0d: port `wb_data_1`: %b, expected known bits", tb_cycle, wb_data_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^wb_data_2 === 1'bx) begin
        $display("cycle %0d: port `wb_data_2`: %b, expected known bits", tb_cycle, wb_data_2);
        $fatal;
      end
      if (tb_cycle >= 2 && ^wb_data_3 === 1'bx) begin
        $display("cycle %0d: port `wb_data_3`: %b, expected known bits", tb_cycle, wb_data_3);
        $fatal;
      end
      if (tb_cycle >= 2 && ^done_valid === 1'bx) begin
        $display("cycle %0d: port `done_valid`: %b, expected known bits", tb_cycle, done_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^done_slot === 1'bx) begin
        $display("cycle %0d: port `done_slot`: %b, expected known bits", tb_cycle, done_slot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^done_sb === 1'bx) begin
        $display("cycle %0d: port `done_sb`: %b, expected known bits", tb_cycle, done_sb);
        $fatal;
      end
      if (tb_cycle >= 2 && ^fetched_valid === 1'bx) begin
        $display("cycle %0d: port `fetched_valid`: %b, expected known bits", tb_cycle, fetched_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^fetched_slot === 1'bx) begin
        $display("cycle %0d: port `fetched_slot`: %b, expected known bits", tb_cycle, fetched_slot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ret_valid === 1'bx) begin
        $display("cycle %0d: port `ret_valid`: %b, expected known bits", tb_cycle, ret_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ret_slot === 1'bx) begin
        $display("cycle %0d: port `ret_slot`: %b, expected known bits", tb_cycle, ret_slot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ret_ip === 1'bx) begin
        $display("cycle %0d: port `ret_ip`: %b, expected known bits", tb_cycle, ret_ip);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ret_op === 1'bx) begin
        $display("cycle %0d: port `ret_op`: %b, expected known bits", tb_cycle, ret_op);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ret_mask === 1'bx) begin
        $display("cycle %0d: port `ret_mask`: %b, expected known bits", tb_cycle, ret_mask);
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
      if (tb_cycle >= 2 && ^ended_valid === 1'bx) begin
        $display("cycle %0d: port `ended_valid`: %b, expected known bits", tb_cycle, ended_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ended_slot === 1'bx) begin
        $display("cycle %0d: port `ended_slot`: %b, expected known bits", tb_cycle, ended_slot);
        $fatal;
      end
      clock = 1'b1;
      #1;
    end
    $display("tessera_me: %0d cycles, every output known", tb_cycles);
    $finish;
  end
endmodule
`default_nettype wire
