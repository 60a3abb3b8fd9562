// Testbench of tessera_ga_compact: inputs at random behind a reset. It ends where a bit of an output is not known (X or Z), and knows
// nothing of what the block computes: that is what the project's tests compare. `fusesoc run --target sim`, or
//   iverilog -c tessera_ga_compact.f tessera_ga_compact_tb.v -s tessera_ga_compact_tb -o tb.vvp && vvp -n tb.vvp +cycles=1000 +seed=1
`default_nettype none
module tessera_ga_compact_tb;
  integer tb_cycle, tb_cycles, tb_seed;
  reg  [0:0] clock;
  reg  [0:0] reset;
  reg  [0:0] alu_rd_0_0_valid;
  reg  [9:0] alu_rd_0_0_row;
  reg  [0:0] alu_rd_0_0_second;
  reg  [4:0] alu_rd_0_0_base;
  reg  [5:0] alu_rd_0_0_step_0;
  reg  [5:0] alu_rd_0_0_step_1;
  reg  [5:0] alu_rd_0_0_step_2;
  wire [0:0] alu_rd_0_0_gnt;
  reg  [0:0] alu_rd_0_1_valid;
  reg  [9:0] alu_rd_0_1_row;
  reg  [0:0] alu_rd_0_1_second;
  reg  [4:0] alu_rd_0_1_base;
  reg  [5:0] alu_rd_0_1_step_0;
  reg  [5:0] alu_rd_0_1_step_1;
  reg  [5:0] alu_rd_0_1_step_2;
  wire [0:0] alu_rd_0_1_gnt;
  reg  [0:0] alu_rd_0_2_valid;
  reg  [9:0] alu_rd_0_2_row;
  reg  [0:0] alu_rd_0_2_second;
  reg  [4:0] alu_rd_0_2_base;
  reg  [5:0] alu_rd_0_2_step_0;
  reg  [5:0] alu_rd_0_2_step_1;
  reg  [5:0] alu_rd_0_2_step_2;
  wire [0:0] alu_rd_0_2_gnt;
  reg  [0:0] alu_rd_1_0_valid;
  reg  [9:0] alu_rd_1_0_row;
  reg  [0:0] alu_rd_1_0_second;
  reg  [4:0] alu_rd_1_0_base;
  reg  [5:0] alu_rd_1_0_step_0;
  reg  [5:0] alu_rd_1_0_step_1;
  reg  [5:0] alu_rd_1_0_step_2;
  wire [0:0] alu_rd_1_0_gnt;
  reg  [0:0] alu_rd_1_1_valid;
  reg  [9:0] alu_rd_1_1_row;
  reg  [0:0] alu_rd_1_1_second;
  reg  [4:0] alu_rd_1_1_base;
  reg  [5:0] alu_rd_1_1_step_0;
  reg  [5:0] alu_rd_1_1_step_1;
  reg  [5:0] alu_rd_1_1_step_2;
  wire [0:0] alu_rd_1_1_gnt;
  reg  [0:0] alu_rd_1_2_valid;
  reg  [9:0] alu_rd_1_2_row;
  reg  [0:0] alu_rd_1_2_second;
  reg  [4:0] alu_rd_1_2_base;
  reg  [5:0] alu_rd_1_2_step_0;
  reg  [5:0] alu_rd_1_2_step_1;
  reg  [5:0] alu_rd_1_2_step_2;
  wire [0:0] alu_rd_1_2_gnt;
  reg  [0:0] me_rd_valid;
  reg  [9:0] me_rd_row;
  wire [0:0] me_rd_gnt;
  wire [63:0] rd_data_0_0;
  wire [63:0] rd_data_0_1;
  wire [63:0] rd_data_0_2;
  wire [63:0] rd_data_0_3;
  wire [63:0] rd_data_1_0;
  wire [63:0] rd_data_1_1;
  wire [63:0] rd_data_1_2;
  wire [63:0] rd_data_1_3;
  wire [63:0] rd_data_2_0;
  wire [63:0] rd_data_2_1;
  wire [63:0] rd_data_2_2;
  wire [63:0] rd_data_2_3;
  wire [7:0] rd_mask_0;
  wire [7:0] rd_mask_1;
  wire [7:0] rd_mask_2;
  reg  [0:0] alu_wb_0_valid;
  reg  [9:0] alu_wb_0_row;
  reg  [0:0] alu_wb_0_second;
  reg  [4:0] alu_wb_0_base;
  reg  [5:0] alu_wb_0_step_0;
  reg  [5:0] alu_wb_0_step_1;
  reg  [5:0] alu_wb_0_step_2;
  reg  [1:0] alu_wb_0_size;
  reg  [7:0] alu_wb_0_mask;
  reg  [63:0] alu_wb_0_data_0;
  reg  [63:0] alu_wb_0_data_1;
  reg  [63:0] alu_wb_0_data_2;
  reg  [63:0] alu_wb_0_data_3;
  wire [0:0] alu_wb_0_gnt;
  reg  [0:0] alu_wb_1_valid;
  reg  [9:0] alu_wb_1_row;
  reg  [0:0] alu_wb_1_second;
  reg  [4:0] alu_wb_1_base;
  reg  [5:0] alu_wb_1_step_0;
  reg  [5:0] alu_wb_1_step_1;
  reg  [5:0] alu_wb_1_step_2;
  reg  [1:0] alu_wb_1_size;
  reg  [7:0] alu_wb_1_mask;
  reg  [63:0] alu_wb_1_data_0;
  reg  [63:0] alu_wb_1_data_1;
  reg  [63:0] alu_wb_1_data_2;
  reg  [63:0] alu_wb_1_data_3;
  wire [0:0] alu_wb_1_gnt;
  reg  [0:0] me_wb_valid;
  reg  [9:0] me_wb_row;
  reg  [31:0] me_wb_be;
  reg  [63:0] me_wb_data_0;
  reg  [63:0] me_wb_data_1;
  reg  [63:0] me_wb_data_2;
  reg  [63:0] me_wb_data_3;
  wire [0:0] me_wb_gnt;
  reg  [0:0] dp_wb_valid;
  reg  [9:0] dp_wb_row;
  reg  [63:0] dp_wb_data_0;
  reg  [63:0] dp_wb_data_1;
  reg  [63:0] dp_wb_data_2;
  reg  [63:0] dp_wb_data_3;
  wire [0:0] dp_wb_gnt;
  wire [0:0] written_0_valid;
  wire [1:0] written_0_by;
  wire [9:0] written_0_row;
  wire [31:0] written_0_be;
  wire [63:0] written_0_data_0;
  wire [63:0] written_0_data_1;
  wire [63:0] written_0_data_2;
  wire [63:0] written_0_data_3;
  wire [0:0] written_1_valid;
  wire [1:0] written_1_by;
  wire [9:0] written_1_row;
  wire [31:0] written_1_be;
  wire [63:0] written_1_data_0;
  wire [63:0] written_1_data_1;
  wire [63:0] written_1_data_2;
  wire [63:0] written_1_data_3;

  tessera_ga_compact tb_block (
    .clock(clock),
    .reset(reset),
    .alu_rd_0_0_valid(alu_rd_0_0_valid),
    .alu_rd_0_0_row(alu_rd_0_0_row),
    .alu_rd_0_0_second(alu_rd_0_0_second),
    .alu_rd_0_0_base(alu_rd_0_0_base),
    .alu_rd_0_0_step_0(alu_rd_0_0_step_0),
    .alu_rd_0_0_step_1(alu_rd_0_0_step_1),
    .alu_rd_0_0_step_2(alu_rd_0_0_step_2),
    .alu_rd_0_0_gnt(alu_rd_0_0_gnt),
    .alu_rd_0_1_valid(alu_rd_0_1_valid),
    .alu_rd_0_1_row(alu_rd_0_1_row),
    .alu_rd_0_1_second(alu_rd_0_1_second),
    .alu_rd_0_1_base(alu_rd_0_1_base),
    .alu_rd_0_1_step_0(alu_rd_0_1_step_0),
    .alu_rd_0_1_step_1(alu_rd_0_1_step_1),
    .alu_rd_0_1_step_2(alu_rd_0_1_step_2),
    .alu_rd_0_1_gnt(alu_rd_0_1_gnt),
    .alu_rd_0_2_valid(alu_rd_0_2_valid),
    .alu_rd_0_2_row(alu_rd_0_2_row),
    .alu_rd_0_2_second(alu_rd_0_2_second),
    .alu_rd_0_2_base(alu_rd_0_2_base),
    .alu_rd_0_2_step_0(alu_rd_0_2_step_0),
    .alu_rd_0_2_step_1(alu_rd_0_2_step_1),
    .alu_rd_0_2_step_2(alu_rd_0_2_step_2),
    .alu_rd_0_2_gnt(alu_rd_0_2_gnt),
    .alu_rd_1_0_valid(alu_rd_1_0_valid),
    .alu_rd_1_0_row(alu_rd_1_0_row),
    .alu_rd_1_0_second(alu_rd_1_0_second),
    .alu_rd_1_0_base(alu_rd_1_0_base),
    .alu_rd_1_0_step_0(alu_rd_1_0_step_0),
    .alu_rd_1_0_step_1(alu_rd_1_0_step_1),
    .alu_rd_1_0_step_2(alu_rd_1_0_step_2),
    .alu_rd_1_0_gnt(alu_rd_1_0_gnt),
    .alu_rd_1_1_valid(alu_rd_1_1_valid),
    .alu_rd_1_1_row(alu_rd_1_1_row),
    .alu_rd_1_1_second(alu_rd_1_1_second),
    .alu_rd_1_1_base(alu_rd_1_1_base),
    .alu_rd_1_1_step_0(alu_rd_1_1_step_0),
    .alu_rd_1_1_step_1(alu_rd_1_1_step_1),
    .alu_rd_1_1_step_2(alu_rd_1_1_step_2),
    .alu_rd_1_1_gnt(alu_rd_1_1_gnt),
    .alu_rd_1_2_valid(alu_rd_1_2_valid),
    .alu_rd_1_2_row(alu_rd_1_2_row),
    .alu_rd_1_2_second(alu_rd_1_2_second),
    .alu_rd_1_2_base(alu_rd_1_2_base),
    .alu_rd_1_2_step_0(alu_rd_1_2_step_0),
    .alu_rd_1_2_step_1(alu_rd_1_2_step_1),
    .alu_rd_1_2_step_2(alu_rd_1_2_step_2),
    .alu_rd_1_2_gnt(alu_rd_1_2_gnt),
    .me_rd_valid(me_rd_valid),
    .me_rd_row(me_rd_row),
    .me_rd_gnt(me_rd_gnt),
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
    .alu_wb_0_valid(alu_wb_0_valid),
    .alu_wb_0_row(alu_wb_0_row),
    .alu_wb_0_second(alu_wb_0_second),
    .alu_wb_0_base(alu_wb_0_base),
    .alu_wb_0_step_0(alu_wb_0_step_0),
    .alu_wb_0_step_1(alu_wb_0_step_1),
    .alu_wb_0_step_2(alu_wb_0_step_2),
    .alu_wb_0_size(alu_wb_0_size),
    .alu_wb_0_mask(alu_wb_0_mask),
    .alu_wb_0_data_0(alu_wb_0_data_0),
    .alu_wb_0_data_1(alu_wb_0_data_1),
    .alu_wb_0_data_2(alu_wb_0_data_2),
    .alu_wb_0_data_3(alu_wb_0_data_3),
    .alu_wb_0_gnt(alu_wb_0_gnt),
    .alu_wb_1_valid(alu_wb_1_valid),
    .alu_wb_1_row(alu_wb_1_row),
    .alu_wb_1_second(alu_wb_1_second),
    .alu_wb_1_base(alu_wb_1_base),
    .alu_wb_1_step_0(alu_wb_1_step_0),
    .alu_wb_1_step_1(alu_wb_1_step_1),
    .alu_wb_1_step_2(alu_wb_1_step_2),
    .alu_wb_1_size(alu_wb_1_size),
    .alu_wb_1_mask(alu_wb_1_mask),
    .alu_wb_1_data_0(alu_wb_1_data_0),
    .alu_wb_1_data_1(alu_wb_1_data_1),
    .alu_wb_1_data_2(alu_wb_1_data_2),
    .alu_wb_1_data_3(alu_wb_1_data_3),
    .alu_wb_1_gnt(alu_wb_1_gnt),
    .me_wb_valid(me_wb_valid),
    .me_wb_row(me_wb_row),
    .me_wb_be(me_wb_be),
    .me_wb_data_0(me_wb_data_0),
    .me_wb_data_1(me_wb_data_1),
    .me_wb_data_2(me_wb_data_2),
    .me_wb_data_3(me_wb_data_3),
    .me_wb_gnt(me_wb_gnt),
    .dp_wb_valid(dp_wb_valid),
    .dp_wb_row(dp_wb_row),
    .dp_wb_data_0(dp_wb_data_0),
    .dp_wb_data_1(dp_wb_data_1),
    .dp_wb_data_2(dp_wb_data_2),
    .dp_wb_data_3(dp_wb_data_3),
    .dp_wb_gnt(dp_wb_gnt),
    .written_0_valid(written_0_valid),
    .written_0_by(written_0_by),
    .written_0_row(written_0_row),
    .written_0_be(written_0_be),
    .written_0_data_0(written_0_data_0),
    .written_0_data_1(written_0_data_1),
    .written_0_data_2(written_0_data_2),
    .written_0_data_3(written_0_data_3),
    .written_1_valid(written_1_valid),
    .written_1_by(written_1_by),
    .written_1_row(written_1_row),
    .written_1_be(written_1_be),
    .written_1_data_0(written_1_data_0),
    .written_1_data_1(written_1_data_1),
    .written_1_data_2(written_1_data_2),
    .written_1_data_3(written_1_data_3)
  );

  initial begin
    if (!$value$plusargs("cycles=%d", tb_cycles)) tb_cycles = 1000;
    if (!$value$plusargs("seed=%d", tb_seed)) tb_seed = 1;
    for (tb_cycle = 0; tb_cycle < tb_cycles; tb_cycle = tb_cycle + 1) begin
      clock = 1'b0;
      reset = tb_cycle < 2;
      alu_rd_0_0_valid = {$random(tb_seed)};
      alu_rd_0_0_row = {$random(tb_seed)};
      alu_rd_0_0_second = {$random(tb_seed)};
      alu_rd_0_0_base = {$random(tb_seed)};
      alu_rd_0_0_step_0 = {$random(tb_seed)};
      alu_rd_0_0_step_1 = {$random(tb_seed)};
      alu_rd_0_0_step_2 = {$random(tb_seed)};
      alu_rd_0_1_valid = {$random(tb_seed)};
      alu_rd_0_1_row = {$random(tb_seed)};
      alu_rd_0_1_second = {$random(tb_seed)};
      alu_rd_0_1_base = {$random(tb_seed)};
      alu_rd_0_1_step_0 = {$random(tb_seed)};
      alu_rd_0_1_step_1 = {$random(tb_seed)};
      alu_rd_0_1_step_2 = {$random(tb_seed)};
      alu_rd_0_2_valid = {$random(tb_seed)};
      alu_rd_0_2_row = {$random(tb_seed)};
      alu_rd_0_2_second = {$random(tb_seed)};
      alu_rd_0_2_base = {$random(tb_seed)};
      alu_rd_0_2_step_0 = {$random(tb_seed)};
      alu_rd_0_2_step_1 = {$random(tb_seed)};
      alu_rd_0_2_step_2 = {$random(tb_seed)};
      alu_rd_1_0_valid = {$random(tb_seed)};
      alu_rd_1_0_row = {$random(tb_seed)};
      alu_rd_1_0_second = {$random(tb_seed)};
      alu_rd_1_0_base = {$random(tb_seed)};
      alu_rd_1_0_step_0 = {$random(tb_seed)};
      alu_rd_1_0_step_1 = {$random(tb_seed)};
      alu_rd_1_0_step_2 = {$random(tb_seed)};
      alu_rd_1_1_valid = {$random(tb_seed)};
      alu_rd_1_1_row = {$random(tb_seed)};
      alu_rd_1_1_second = {$random(tb_seed)};
      alu_rd_1_1_base = {$random(tb_seed)};
      alu_rd_1_1_step_0 = {$random(tb_seed)};
      alu_rd_1_1_step_1 = {$random(tb_seed)};
      alu_rd_1_1_step_2 = {$random(tb_seed)};
      alu_rd_1_2_valid = {$random(tb_seed)};
      alu_rd_1_2_row = {$random(tb_seed)};
      alu_rd_1_2_second = {$random(tb_seed)};
      alu_rd_1_2_base = {$random(tb_seed)};
      alu_rd_1_2_step_0 = {$random(tb_seed)};
      alu_rd_1_2_step_1 = {$random(tb_seed)};
      alu_rd_1_2_step_2 = {$random(tb_seed)};
      me_rd_valid = {$random(tb_seed)};
      me_rd_row = {$random(tb_seed)};
      alu_wb_0_valid = {$random(tb_seed)};
      alu_wb_0_row = {$random(tb_seed)};
      alu_wb_0_second = {$random(tb_seed)};
      alu_wb_0_base = {$random(tb_seed)};
      alu_wb_0_step_0 = {$random(tb_seed)};
      alu_wb_0_step_1 = {$random(tb_seed)};
      alu_wb_0_step_2 = {$random(tb_seed)};
      alu_wb_0_size = {$random(tb_seed)};
      alu_wb_0_mask = {$random(tb_seed)};
      alu_wb_0_data_0 = {$random(tb_seed), $random(tb_seed)};
      alu_wb_0_data_1 = {$random(tb_seed), $random(tb_seed)};
      alu_wb_0_data_2 = {$random(tb_seed), $random(tb_seed)};
      alu_wb_0_data_3 = {$random(tb_seed), $random(tb_seed)};
      alu_wb_1_valid = {$random(tb_seed)};
      alu_wb_1_row = {$random(tb_seed)};
      alu_wb_1_second = {$random(tb_seed)};
      alu_wb_1_base = {$random(tb_seed)};
      alu_wb_1_step_0 = {$random(tb_seed)};
      alu_wb_1_step_1 = {$random(tb_seed)};
      alu_wb_1_step_2 = {$random(tb_seed)};
      alu_wb_1_size = {$random(tb_seed)};
      alu_wb_1_mask = {$random(tb_seed)};
      alu_wb_1_data_0 = {$random(tb_seed), $random(tb_seed)};
      alu_wb_1_data_1 = {$random(tb_seed), $random(tb_seed)};
      alu_wb_1_data_2 = {$random(tb_seed), $random(tb_seed)};
      alu_wb_1_data_3 = {$random(tb_seed), $random(tb_seed)};
      me_wb_valid = {$random(tb_seed)};
      me_wb_row = {$random(tb_seed)};
      me_wb_be = {$random(tb_seed)};
      me_wb_data_0 = {$random(tb_seed), $random(tb_seed)};
      me_wb_data_1 = {$random(tb_seed), $random(tb_seed)};
      me_wb_data_2 = {$random(tb_seed), $random(tb_seed)};
      me_wb_data_3 = {$random(tb_seed), $random(tb_seed)};
      dp_wb_valid = {$random(tb_seed)};
      dp_wb_row = {$random(tb_seed)};
      dp_wb_data_0 = {$random(tb_seed), $random(tb_seed)};
      dp_wb_data_1 = {$random(tb_seed), $random(tb_seed)};
      dp_wb_data_2 = {$random(tb_seed), $random(tb_seed)};
      dp_wb_data_3 = {$random(tb_seed), $random(tb_seed)};
      #1;
      if (tb_cycle >= 2 && ^alu_rd_0_0_gnt === 1'bx) begin
        $display("cycle %0d: port `alu_rd_0_0_gnt`: %b, expected known bits", tb_cycle, alu_rd_0_0_gnt);
        $fatal;
      end
      if (tb_cycle >= 2 && ^alu_rd_0_1_gnt === 1'bx) begin
        $display("cycle %0d: port `alu_rd_0_1_gnt`: %b, expected known bits", tb_cycle, alu_rd_0_1_gnt);
        $fatal;
      end
      if (tb_cycle >= 2 && ^alu_rd_0_2_gnt === 1'bx) begin
        $display("cycle %0d: port `alu_rd_0_2_gnt`: %b, expected known bits", tb_cycle, alu_rd_0_2_gnt);
        $fatal;
      end
      if (tb_cycle >= 2 && ^alu_rd_1_0_gnt === 1'bx) begin
        $display("cycle %0d: port `alu_rd_1_0_gnt`: %b, expected known bits", tb_cycle, alu_rd_1_0_gnt);
        $fatal;
      end
      if (tb_cycle >= 2 && ^alu_rd_1_1_gnt === 1'bx) begin
        $display("cycle %0d: port `alu_rd_1_1_gnt`: %b, expected known bits", tb_cycle, alu_rd_1_1_gnt);
        $fatal;
      end
      if (tb_cycle >= 2 && ^alu_rd_1_2_gnt === 1'bx) begin
        $display("cycle %0d: port `alu_rd_1_2_gnt`: %b, expected known bits", tb_cycle, alu_rd_1_2_gnt);
        $fatal;
      end
      if (tb_cycle >= 2 && ^me_rd_gnt === 1'bx) begin
        $display("cycle %0d: port `me_rd_gnt`: %b, expected known bits", tb_cycle, me_rd_gnt);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_data_0_0 === 1'bx) begin
        $display("cycle %0d: port `rd_data_0_0`: %b, expected known bits", tb_cycle, rd_data_0_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_data_0_1 === 1'bx) begin
        $display("cycle %0d: port `rd_data_0_1`: %b, expected known bits", tb_cycle, rd_data_0_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_data_0_2 === 1'bx) begin
        $display("cycle %0d: port `rd_data_0_2`: %b, expected known bits", tb_cycle, rd_data_0_2);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_data_0_3 === 1'bx) begin
        $display("cycle %0d: port `rd_data_0_3`: %b, expected known bits", tb_cycle, rd_data_0_3);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_data_1_0 === 1'bx) begin
        $display("cycle %0d: port `rd_data_1_0`: %b, expected known bits", tb_cycle, rd_data_1_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_data_1_1 === 1'bx) begin
        $display("cycle %0d: port `rd_data_1_1`: %b, expected known bits", tb_cycle, rd_data_1_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_data_1_2 === 1'bx) begin
        $display("cycle %0d: port `rd_data_1_2`: %b, expected known bits", tb_cycle, rd_data_1_2);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_data_1_3 === 1'bx) begin
        $display("cycle %0d: port `rd_data_1_3`: %b, expected known bits", tb_cycle, rd_data_1_3);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_data_2_0 === 1'bx) begin
        $display("cycle %0d: port `rd_data_2_0`: %b, expected known bits", tb_cycle, rd_data_2_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_data_2_1 === 1'bx) begin
        $display("cycle %0d: port `rd_data_2_1`: %b, expected known bits", tb_cycle, rd_data_2_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_data_2_2 === 1'bx) begin
        $display("cycle %0d: port `rd_data_2_2`: %b, expected known bits", tb_cycle, rd_data_2_2);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_data_2_3 === 1'bx) begin
        $display("cycle %0d: port `rd_data_2_3`: %b, expected known bits", tb_cycle, rd_data_2_3);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_mask_0 === 1'bx) begin
        $display("cycle %0d: port `rd_mask_0`: %b, expected known bits", tb_cycle, rd_mask_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_mask_1 === 1'bx) begin
        $display("cycle %0d: port `rd_mask_1`: %b, expected known bits", tb_cycle, rd_mask_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rd_mask_2 === 1'bx) begin
        $display("cycle %0d: port `rd_mask_2`: %b, expected known bits", tb_cycle, rd_mask_2);
        $fatal;
      end
      if (tb_cycle >= 2 && ^alu_wb_0_gnt === 1'bx) begin
        $display("cycle %0d: port `alu_wb_0_gnt`: %b, expected known bits", tb_cycle, alu_wb_0_gnt);
        $fatal;
      end
      if (tb_cycle >= 2 && ^alu_wb_1_gnt === 1'bx) begin
        $display("cycle %0d: port `alu_wb_1_gnt`: %b, expected known bits", tb_cycle, alu_wb_1_gnt);
        $fatal;
      end
      if (tb_cycle >= 2 && ^me_wb_gnt === 1'bx) begin
        $display("cycle %0d: port `me_wb_gnt`: %b, expected known bits", tb_cycle, me_wb_gnt);
        $fatal;
      end
      if (tb_cycle >= 2 && ^dp_wb_gnt === 1'bx) begin
        $display("cycle %0d: port `dp_wb_gnt`: %b, expected known bits", tb_cycle, dp_wb_gnt);
        $fatal;
      end
      if (tb_cycle >= 2 && ^written_0_valid === 1'bx) begin
        $display("cycle %0d: port `written_0_valid`: %b, expected known bits", tb_cycle, written_0_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^written_0_by === 1'bx) begin
        $display("cycle %0d: port `written_0_by`: %b, expected known bits", tb_cycle, written_0_by);
        $fatal;
      end
      if (tb_cycle >= 2 && ^written_0_row === 1'bx) begin
        $display("cycle %0d: port `written_0_row`: %b, expected known bits", tb_cycle, written_0_row);
        $fatal;
      end
      if (tb_cycle >= 2 && ^written_0_be === 1'bx) begin
        $display("cycle %0d: port `written_0_be`: %b, expected known bits", tb_cycle, written_0_be);
        $fatal;
      end
      if (tb_cycle >= 2 && ^written_0_data_0 === 1'bx) begin
        $display("cycle %0d: port `written_0_data_0`: %b, expected known bits", tb_cycle, written_0_data_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^written_0_data_1 === 1'bx) begin
        $display("cycle %0d: port `written_0_data_1`: %b, expected known bits", tb_cycle, written_0_data_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^written_0_data_2 === 1'bx) begin
        $display("cycle %0d: port `written_0_data_2`: %b, expected known bits", tb_cycle, written_0_data_2);
        $fatal;
      end
      if (tb_cycle >= 2 && ^written_0_data_3 === 1'bx) begin
        $display("cycle %0d: port `written_0_data_3`: %b, expected known bits", tb_cycle, written_0_data_3);
        $fatal;
      end
      if (tb_cycle >= 2 && ^written_1_valid === 1'bx) begin
        $display("cycle %0d: port `written_1_valid`: %b, expected known bits", tb_cycle, written_1_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^written_1_by === 1'bx) begin
        $display("cycle %0d: port `written_1_by`: %b, expected known bits", tb_cycle, written_1_by);
        $fatal;
      end
      if (tb_cycle >= 2 && ^written_1_row === 1'bx) begin
        $display("cycle %0d: port `written_1_row`: %b, expected known bits", tb_cycle, written_1_row);
        $fatal;
      end
      if (tb_cycle >= 2 && ^written_1_be === 1'bx) begin
        $display("cycle %0d: port `written_1_be`: %b, expected known bits", tb_cycle, written_1_be);
        $fatal;
      end
      if (tb_cycle >= 2 && ^written_1_data_0 === 1'bx) begin
        $display("cycle %0d: port `written_1_data_0`: %b, expected known bits", tb_cycle, written_1_data_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^written_1_data_1 === 1'bx) begin
        $display("cycle %0d: port `written_1_data_1`: %b, expected known bits", tb_cycle, written_1_data_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^written_1_data_2 === 1'bx) begin
        $display("cycle %0d: port `written_1_data_2`: %b, expected known bits", tb_cycle, written_1_data_2);
        $fatal;
      end
      if (tb_cycle >= 2 && ^written_1_data_3 === 1'bx) begin
        $display("cycle %0d: port `written_1_data_3`: %b, expected known bits", tb_cycle, written_1_data_3);
        $fatal;
      end
      clock = 1'b1;
      #1;
    end
    $display("tessera_ga_compact: %0d cycles, every output known", tb_cycles);
    $finish;
  end
endmodule
`default_nettype wire
