// Testbench of tessera_alu_math_compact: inputs at random behind a reset. It ends where a bit of an output is not known (X or Z), and knows
// nothing of what the block computes: that is what the project's tests compare. `fusesoc run --target sim`, or
//   iverilog -c tessera_alu_math_compact.f tessera_alu_math_compact_tb.v -s tessera_alu_math_compact_tb -o tb.vvp && vvp -n tb.vvp +cycles=1000 +seed=1
`default_nettype none
module tessera_alu_math_compact_tb;
  integer tb_cycle, tb_cycles, tb_seed;
  reg  [0:0] clock;
  reg  [0:0] reset;
  reg  [0:0] issue_valid;
  reg  [2:0] issue_slot;
  reg  [31:0] issue_ip;
  reg  [63:0] issue_lo;
  reg  [63:0] issue_hi;
  reg  [31:0] issue_emask;
  reg  [31:0] issue_pmask;
  reg  [4:0] issue_mode;
  reg  [31:0] issue_scalar;
  reg  [1:0] issue_sb;
  wire [0:0] issue_ready;
  wire [0:0] rd_0_valid;
  wire [9:0] rd_0_row;
  wire [0:0] rd_0_second;
  wire [4:0] rd_0_base;
  wire [5:0] rd_0_step_0;
  wire [5:0] rd_0_step_1;
  wire [5:0] rd_0_step_2;
  reg  [0:0] rd_0_gnt;
  wire [0:0] rd_1_valid;
  wire [9:0] rd_1_row;
  wire [0:0] rd_1_second;
  wire [4:0] rd_1_base;
  wire [5:0] rd_1_step_0;
  wire [5:0] rd_1_step_1;
  wire [5:0] rd_1_step_2;
  reg  [0:0] rd_1_gnt;
  wire [0:0] rd_2_valid;
  wire [9:0] rd_2_row;
  wire [0:0] rd_2_second;
  wire [4:0] rd_2_base;
  wire [5:0] rd_2_step_0;
  wire [5:0] rd_2_step_1;
  wire [5:0] rd_2_step_2;
  reg  [0:0] rd_2_gnt;
  reg  [63:0] rd_data_0_0;
  reg  [63:0] rd_data_0_1;
  reg  [63:0] rd_data_0_2;
  reg  [63:0] rd_data_0_3;
  reg  [63:0] rd_data_1_0;
  reg  [63:0] rd_data_1_1;
  reg  [63:0] rd_data_1_2;
  reg  [63:0] rd_data_1_3;
  reg  [63:0] rd_data_2_0;
  reg  [63:0] rd_data_2_1;
  reg  [63:0] rd_data_2_2;
  reg  [63:0] rd_data_2_3;
  reg  [7:0] rd_mask_0;
  reg  [7:0] rd_mask_1;
  reg  [7:0] rd_mask_2;
  wire [0:0] fetched_valid;
  wire [2:0] fetched_slot;
  wire [0:0] wb_valid;
  wire [9:0] wb_row;
  wire [0:0] wb_second;
  wire [4:0] wb_base;
  wire [5:0] wb_step_0;
  wire [5:0] wb_step_1;
  wire [5:0] wb_step_2;
  wire [1:0] wb_size;
  wire [7:0] wb_mask;
  wire [63:0] wb_data_0;
  wire [63:0] wb_data_1;
  wire [63:0] wb_data_2;
  wire [63:0] wb_data_3;
  reg  [0:0] wb_gnt;
  wire [2:0] writer_slot;
  wire [31:0] writer_ip;
  wire [0:0] done_valid;
  wire [2:0] done_slot;
  wire [1:0] done_sb;
  wire [0:0] ret_valid;
  wire [2:0] ret_slot;
  wire [31:0] ret_ip;
  wire [6:0] ret_op;
  wire [31:0] ret_mask;
  wire [0:0] fl_we;
  wire [0:0] fl_reg;
  wire [31:0] fl_mask;
  wire [31:0] fl_val;
  wire [0:0] arf_we;
  wire [1:0] arf_sel;
  wire [3:0] arf_be;
  wire [31:0] arf_val;

  tessera_alu_math_compact tb_block (
    .clock(clock),
    .reset(reset),
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
    .issue_ready(issue_ready),
    .rd_0_valid(rd_0_valid),
    .rd_0_row(rd_0_row),
    .rd_0_second(rd_0_second),
    .rd_0_base(rd_0_base),
    .rd_0_step_0(rd_0_step_0),
    .rd_0_step_1(rd_0_step_1),
    .rd_0_step_2(rd_0_step_2),
    .rd_0_gnt(rd_0_gnt),
    .rd_1_valid(rd_1_valid),
    .rd_1_row(rd_1_row),
    .rd_1_second(rd_1_second),
    .rd_1_base(rd_1_base),
    .rd_1_step_0(rd_1_step_0),
    .rd_1_step_1(rd_1_step_1),
    .rd_1_step_2(rd_1_step_2),
    .rd_1_gnt(rd_1_gnt),
    .rd_2_valid(rd_2_valid),
    .rd_2_row(rd_2_row),
    .rd_2_second(rd_2_second),
    .rd_2_base(rd_2_base),
    .rd_2_step_0(rd_2_step_0),
    .rd_2_step_1(rd_2_step_1),
    .rd_2_step_2(rd_2_step_2),
    .rd_2_gnt(rd_2_gnt),
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
    .fetched_valid(fetched_valid),
    .fetched_slot(fetched_slot),
    .wb_valid(wb_valid),
    .wb_row(wb_row),
    .wb_second(wb_second),
    .wb_base(wb_base),
    .wb_step_0(wb_step_0),
    .wb_step_1(wb_step_1),
    .wb_step_2(wb_step_2),
    .wb_size(wb_size),
    .wb_mask(wb_mask),
    .wb_data_0(wb_data_0),
    .wb_data_1(wb_data_1),
    .wb_data_2(wb_data_2),
    .wb_data_3(wb_data_3),
    .wb_gnt(wb_gnt),
    .writer_slot(writer_slot),
    .writer_ip(writer_ip),
    .done_valid(done_valid),
    .done_slot(done_slot),
    .done_sb(done_sb),
    .ret_valid(ret_valid),
    .ret_slot(ret_slot),
    .ret_ip(ret_ip),
    .ret_op(ret_op),
    .ret_mask(ret_mask),
    .fl_we(fl_we),
    .fl_reg(fl_reg),
    .fl_mask(fl_mask),
    .fl_val(fl_val),
    .arf_we(arf_we),
    .arf_sel(arf_sel),
    .arf_be(arf_be),
    .arf_val(arf_val)
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
      issue_lo = {$random(tb_seed), $random(tb_seed)};
      issue_hi = {$random(tb_seed), $random(tb_seed)};
      issue_emask = {$random(tb_seed)};
      issue_pmask = {$random(tb_seed)};
      issue_mode = {$random(tb_seed)};
      issue_scalar = {$random(tb_seed)};
      issue_sb = {$random(tb_seed)};
      rd_0_gnt = {$random(tb_seed)};
      rd_1_gnt = {$random(tb_seed)};
      rd_2_gnt = {$random(tb_seed)};
      rd_data_0_0 = {$random(tb_seed), $random(tb_seed)};
      rd_data_0_1 = {$random(tb_seed), $random(tb_seed)};
      rd_data_0_2 = {$random(tb_seed), $random(tb_seed)};
      rd_data_0_3 = {$random(tb_seed), $random(tb_seed)};
      rd_data_1_0 = {$random(tb_seed), $random(tb_seed)};
      rd_data_1_1 = {$random(tb_seed), $random(tb_seed)};
      rd_data_1_2 = {$random(tb_seed), $random(tb_seed)};
      rd_data_1_3 = {$random(tb_seed), $random(tb_seed)};
      rd_data_2_0 = {$random(tb_seed), $random(tb_seed)};
      rd_data_2_1 = {$random(tb_seed), $random(tb_seed)};
      rd_data_2_2 = {$random(tb_seed), $random(tb_seed)};
      rd_data_2_3 = {$random(tb_seed), $random(tb_seed)};
      rd_mask_0 = {$random(tb_seed)};
      rd_mask_1 = {$random(tb_seed)};
      rd_mask_2 = {$random(tb_seed)};
      wb_gnt = {$random(tb_seed)};
      #1;
      if (tb_cycle >= 2 && ^issue_ready === 1'bx) begin
        $display("cycle %0d: port `issue_ready`: %b, expected known bits", tb_cycle, issue_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_0_valid === 1'bx) begin
        $display("cycle %0d: port `rd_0_valid`: %b, expected known bits", tb_cycle, rd_0_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_0_row === 1'bx) begin
        $display("cycle %0d: port `rd_0_row`: %b, expected known bits", tb_cycle, rd_0_row);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_0_second === 1'bx) begin
        $display("cycle %0d: port `rd_0_second`: %b, expected known bits", tb_cycle, rd_0_second);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_0_base === 1'bx) begin
        $display("cycle %0d: port `rd_0_base`: %b, expected known bits", tb_cycle, rd_0_base);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_0_step_0 === 1'bx) begin
        $display("cycle %0d: port `rd_0_step_0`: %b, expected known bits", tb_cycle, rd_0_step_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_0_step_1 === 1'bx) begin
        $display("cycle %0d: port `rd_0_step_1`: %b, expected known bits", tb_cycle, rd_0_step_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_0_step_2 === 1'bx) begin
        $display("cycle %0d: port `rd_0_step_2`: %b, expected known bits", tb_cycle, rd_0_step_2);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_1_valid === 1'bx) begin
        $display("cycle %0d: port `rd_1_valid`: %b, expected known bits", tb_cycle, rd_1_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_1_row === 1'bx) begin
        $display("cycle %0d: port `rd_1_row`: %b, expected known bits", tb_cycle, rd_1_row);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_1_second === 1'bx) begin
        $display("cycle %0d: port `rd_1_second`: %b, expected known bits", tb_cycle, rd_1_second);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_1_base === 1'bx) begin
        $display("cycle %0d: port `rd_1_base`: %b, expected known bits", tb_cycle, rd_1_base);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_1_step_0 === 1'bx) begin
        $display("cycle %0d: port `rd_1_step_0`: %b, expected known bits", tb_cycle, rd_1_step_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_1_step_1 === 1'bx) begin
        $display("cycle %0d: port `rd_1_step_1`: %b, expected known bits", tb_cycle, rd_1_step_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_1_step_2 === 1'bx) begin
        $display("cycle %0d: port `rd_1_step_2`: %b, expected known bits", tb_cycle, rd_1_step_2);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_2_valid === 1'bx) begin
        $display("cycle %0d: port `rd_2_valid`: %b, expected known bits", tb_cycle, rd_2_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_2_row === 1'bx) begin
        $display("cycle %0d: port `rd_2_row`: %b, expected known bits", tb_cycle, rd_2_row);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_2_second === 1'bx) begin
        $display("cycle %0d: port `rd_2_second`: %b, expected known bits", tb_cycle, rd_2_second);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_2_base === 1'bx) begin
        $display("cycle %0d: port `rd_2_base`: %b, expected known bits", tb_cycle, rd_2_base);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_2_step_0 === 1'bx) begin
        $display("cycle %0d: port `rd_2_step_0`: %b, expected known bits", tb_cycle, rd_2_step_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_2_step_1 === 1'bx) begin
        $display("cycle %0d: port `rd_2_step_1`: %b, expected known bits", tb_cycle, rd_2_step_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_2_step_2 === 1'bx) begin
        $display("cycle %0d: port `rd_2_step_2`: %b, expected known bits", tb_cycle, rd_2_step_2);
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
      if (tb_cycle >= 2 && ^wb_valid === 1'bx) begin
        $display("cycle %0d: port `wb_valid`: %b, expected known bits", tb_cycle, wb_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^wb_row === 1'bx) begin
        $display("cycle %0d: port `wb_row`: %b, expected known bits", tb_cycle, wb_row);
        $fatal;
      end
      if (tb_cycle >= 2 && ^wb_second === 1'bx) begin
        $display("cycle %0d: port `wb_second`: %b, expected known bits", tb_cycle, wb_second);
        $fatal;
      end
      if (tb_cycle >= 2 && ^wb_base === 1'bx) begin
        $display("cycle %0d: port `wb_base`: %b, expected known bits", tb_cycle, wb_base);
        $fatal;
      end
      if (tb_cycle >= 2 && ^wb_step_0 === 1'bx) begin
        $display("cycle %0d: port `wb_step_0`: %b, expected known bits", tb_cycle, wb_step_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^wb_step_1 === 1'bx) begin
        $display("cycle %0d: port `wb_step_1`: %b, expected known bits", tb_cycle, wb_step_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^wb_step_2 === 1'bx) begin
        $display("cycle %0d: port `wb_step_2`: %b, expected known bits", tb_cycle, wb_step_2);
        $fatal;
      end
      if (tb_cycle >= 2 && ^wb_size === 1'bx) begin
        $display("cycle %0d: port `wb_size`: %b, expected known bits", tb_cycle, wb_size);
        $fatal;
      end
      if (tb_cycle >= 2 && ^wb_mask === 1'bx) begin
        $display("cycle %0d: port `wb_mask`: %b, expected known bits", tb_cycle, wb_mask);
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
      if (tb_cycle >= 2 && ^fl_we === 1'bx) begin
        $display("cycle %0d: port `fl_we`: %b, expected known bits", tb_cycle, fl_we);
        $fatal;
      end
      if (tb_cycle >= 2 && ^fl_reg === 1'bx) begin
        $display("cycle %0d: port `fl_reg`: %b, expected known bits", tb_cycle, fl_reg);
        $fatal;
      end
      if (tb_cycle >= 2 && ^fl_mask === 1'bx) begin
        $display("cycle %0d: port `fl_mask`: %b, expected known bits", tb_cycle, fl_mask);
        $fatal;
      end
      if (tb_cycle >= 2 && ^fl_val === 1'bx) begin
        $display("cycle %0d: port `fl_val`: %b, expected known bits", tb_cycle, fl_val);
        $fatal;
      end
      if (tb_cycle >= 2 && ^arf_we === 1'bx) begin
        $display("cycle %0d: port `arf_we`: %b, expected known bits", tb_cycle, arf_we);
        $fatal;
      end
      if (tb_cycle >= 2 && ^arf_sel === 1'bx) begin
        $display("cycle %0d: port `arf_sel`: %b, expected known bits", tb_cycle, arf_sel);
        $fatal;
      end
      if (tb_cycle >= 2 && ^arf_be === 1'bx) begin
        $display("cycle %0d: port `arf_be`: %b, expected known bits", tb_cycle, arf_be);
        $fatal;
      end
      if (tb_cycle >= 2 && ^arf_val === 1'bx) begin
        $display("cycle %0d: port `arf_val`: %b, expected known bits", tb_cycle, arf_val);
        $fatal;
      end
      clock = 1'b1;
      #1;
    end
    $display("tessera_alu_math_compact: %0d cycles, every output known", tb_cycles);
    $finish;
  end
endmodule
`default_nettype wire
