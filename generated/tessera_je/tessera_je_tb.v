// Testbench of tessera_je: inputs at random behind a reset. It ends where a bit of an output is not known (X or Z), and knows
// nothing of what the block computes: that is what the project's tests compare. `fusesoc run --target sim`, or
//   iverilog -c tessera_je.f tessera_je_tb.v -s tessera_je_tb -o tb.vvp && vvp -n tb.vvp +cycles=1000 +seed=1
`default_nettype none
module tessera_je_tb;
  integer tb_cycle, tb_cycles, tb_seed;
  reg  [0:0] clock;
  reg  [0:0] reset;
  reg  [0:0] start_valid;
  reg  [2:0] start_slot;
  reg  [0:0] issue_valid;
  reg  [2:0] issue_slot;
  reg  [31:0] issue_ip;
  reg  [0:0] issue_len8;
  reg  [6:0] issue_op;
  reg  [0:0] issue_branch;
  reg  [2:0] issue_group;
  reg  [2:0] issue_size;
  reg  [31:0] issue_uip;
  reg  [31:0] issue_jip;
  reg  [0:0] issue_reg;
  reg  [6:0] issue_dst;
  reg  [2:0] issue_dst_sub;
  reg  [0:0] issue_sync;
  reg  [31:0] issue_act;
  reg  [31:0] issue_pred;
  wire [0:0] issue_ready;
  wire [0:0] rd_valid;
  wire [9:0] rd_row;
  reg  [0:0] rd_gnt;
  reg  [63:0] rd_data_0;
  reg  [63:0] rd_data_1;
  reg  [63:0] rd_data_2;
  reg  [63:0] rd_data_3;
  wire [0:0] wb_valid;
  wire [9:0] wb_row;
  wire [31:0] wb_be;
  wire [63:0] wb_data_0;
  wire [63:0] wb_data_1;
  wire [63:0] wb_data_2;
  wire [63:0] wb_data_3;
  reg  [0:0] wb_gnt;
  wire [2:0] writer_slot;
  wire [31:0] writer_ip;
  wire [0:0] branch_valid;
  wire [2:0] branch_slot;
  wire [0:0] branch_sync;
  wire [31:0] branch_target;
  wire [31:0] branch_act;
  wire [0:0] branch_wake_valid;
  wire [31:0] branch_wake;
  wire [0:0] ret_valid;
  wire [2:0] ret_slot;
  wire [31:0] ret_ip;
  wire [6:0] ret_op;
  wire [31:0] ret_mask;

  tessera_je tb_block (
    .clock(clock),
    .reset(reset),
    .start_valid(start_valid),
    .start_slot(start_slot),
    .issue_valid(issue_valid),
    .issue_slot(issue_slot),
    .issue_ip(issue_ip),
    .issue_len8(issue_len8),
    .issue_op(issue_op),
    .issue_branch(issue_branch),
    .issue_group(issue_group),
    .issue_size(issue_size),
    .issue_uip(issue_uip),
    .issue_jip(issue_jip),
    .issue_reg(issue_reg),
    .issue_dst(issue_dst),
    .issue_dst_sub(issue_dst_sub),
    .issue_sync(issue_sync),
    .issue_act(issue_act),
    .issue_pred(issue_pred),
    .issue_ready(issue_ready),
    .rd_valid(rd_valid),
    .rd_row(rd_row),
    .rd_gnt(rd_gnt),
    .rd_data_0(rd_data_0),
    .rd_data_1(rd_data_1),
    .rd_data_2(rd_data_2),
    .rd_data_3(rd_data_3),
    .wb_valid(wb_valid),
    .wb_row(wb_row),
    .wb_be(wb_be),
    .wb_data_0(wb_data_0),
    .wb_data_1(wb_data_1),
    .wb_data_2(wb_data_2),
    .wb_data_3(wb_data_3),
    .wb_gnt(wb_gnt),
    .writer_slot(writer_slot),
    .writer_ip(writer_ip),
    .branch_valid(branch_valid),
    .branch_slot(branch_slot),
    .branch_sync(branch_sync),
    .branch_target(branch_target),
    .branch_act(branch_act),
    .branch_wake_valid(branch_wake_valid),
    .branch_wake(branch_wake),
    .ret_valid(ret_valid),
    .ret_slot(ret_slot),
    .ret_ip(ret_ip),
    .ret_op(ret_op),
    .ret_mask(ret_mask)
  );

  initial begin
    if (!$value$plusargs("cycles=%d", tb_cycles)) tb_cycles = 1000;
    if (!$value$plusargs("seed=%d", tb_seed)) tb_seed = 1;
    for (tb_cycle = 0; tb_cycle < tb_cycles; tb_cycle = tb_cycle + 1) begin
      clock = 1'b0;
      reset = tb_cycle < 2;
      start_valid = {$random(tb_seed)};
      start_slot = {$random(tb_seed)};
      issue_valid = {$random(tb_seed)};
      issue_slot = {$random(tb_seed)};
      issue_ip = {$random(tb_seed)};
      issue_len8 = {$random(tb_seed)};
      issue_op = {$random(tb_seed)};
      issue_branch = {$random(tb_seed)};
      issue_group = {$random(tb_seed)};
      issue_size = {$random(tb_seed)};
      issue_uip = {$random(tb_seed)};
      issue_jip = {$random(tb_seed)};
      issue_reg = {$random(tb_seed)};
      issue_dst = {$random(tb_seed)};
      issue_dst_sub = {$random(tb_seed)};
      issue_sync = {$random(tb_seed)};
      issue_act = {$random(tb_seed)};
      issue_pred = {$random(tb_seed)};
      rd_gnt = {$random(tb_seed)};
      rd_data_0 = {$random(tb_seed), $random(tb_seed)};
      rd_data_1 = {$random(tb_seed), $random(tb_seed)};
      rd_data_2 = {$random(tb_seed), $random(tb_seed)};
      rd_data_3 = {$random(tb_seed), $random(tb_seed)};
      wb_gnt = {$random(tb_seed)};
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
      if (tb_cycle >= 2 && ^writer_slot === 1'bx) begin
        $display("cycle %0d: port `writer_slot`: %b, expected known bits", tb_cycle, writer_slot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^writer_ip === 1'bx) begin
        $display("cycle %0d: port `writer_ip`: %b, expected known bits", tb_cycle, writer_ip);
        $fatal;
      end
      if (tb_cycle >= 2 && ^branch_valid === 1'bx) begin
        $display("cycle %0d: port `branch_valid`: %b, expected known bits", tb_cycle, branch_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^branch_slot === 1'bx) begin
        $display("cycle %0d: port `branch_slot`: %b, expected known bits", tb_cycle, branch_slot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^branch_sync === 1'bx) begin
        $display("cycle %0d: port `branch_sync`: %b, expected known bits", tb_cycle, branch_sync);
        $fatal;
      end
      if (tb_cycle >= 2 && ^branch_target === 1'bx) begin
        $display("cycle %0d: port `branch_target`: %b, expected known bits", tb_cycle, branch_target);
        $fatal;
      end
      if (tb_cycle >= 2 && ^branch_act === 1'bx) begin
        $display("cycle %0d: port `branch_act`: %b, expected known bits", tb_cycle, branch_act);
        $fatal;
      end
      if (tb_cycle >= 2 && ^branch_wake_valid === 1'bx) begin
        $display("cycle %0d: port `branch_wake_valid`: %b, expected known bits", tb_cycle, branch_wake_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^branch_wake === 1'bx) begin
        $display("cycle %0d: port `branch_wake`: %b, expected known bits", tb_cycle, branch_wake);
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
      clock = 1'b1;
      #1;
    end
    $display("tessera_je: %0d cycles, every output known", tb_cycles);
    $finish;
  end
endmodule
`default_nettype wire
