// Testbench of tessera_data_ram: inputs at random behind a reset. It ends where a bit of an output is not known (X or Z), and knows
// nothing of what the block computes: that is what the project's tests compare. `fusesoc run --target sim`, or
//   iverilog -c tessera_data_ram.f tessera_data_ram_tb.v -s tessera_data_ram_tb -o tb.vvp && vvp -n tb.vvp +cycles=1000 +seed=1
`default_nettype none
module tessera_data_ram_tb;
  integer tb_cycle, tb_cycles, tb_seed;
  reg  [0:0] clock;
  reg  [0:0] rd_en;
  reg  [6:0] rd_row;
  reg  [0:0] wr_en;
  reg  [6:0] wr_row;
  reg  [15:0] wr_mask;
  reg  [63:0] wr_data_0;
  reg  [63:0] wr_data_1;
  reg  [63:0] wr_data_2;
  reg  [63:0] wr_data_3;
  reg  [63:0] wr_data_4;
  reg  [63:0] wr_data_5;
  reg  [63:0] wr_data_6;
  reg  [63:0] wr_data_7;
  wire [63:0] q_0;
  wire [63:0] q_1;
  wire [63:0] q_2;
  wire [63:0] q_3;
  wire [63:0] q_4;
  wire [63:0] q_5;
  wire [63:0] q_6;
  wire [63:0] q_7;

  tessera_data_ram tb_block (
    .clock(clock),
    .rd_en(rd_en),
    .rd_row(rd_row),
    .wr_en(wr_en),
    .wr_row(wr_row),
    .wr_mask(wr_mask),
    .wr_data_0(wr_data_0),
    .wr_data_1(wr_data_1),
    .wr_data_2(wr_data_2),
    .wr_data_3(wr_data_3),
    .wr_data_4(wr_data_4),
    .wr_data_5(wr_data_5),
    .wr_data_6(wr_data_6),
    .wr_data_7(wr_data_7),
    .q_0(q_0),
    .q_1(q_1),
    .q_2(q_2),
    .q_3(q_3),
    .q_4(q_4),
    .q_5(q_5),
    .q_6(q_6),
    .q_7(q_7)
  );

  initial begin
    if (!$value$plusargs("cycles=%d", tb_cycles)) tb_cycles = 1000;
    if (!$value$plusargs("seed=%d", tb_seed)) tb_seed = 1;
    for (tb_cycle = 0; tb_cycle < tb_cycles; tb_cycle = tb_cycle + 1) begin
      clock = 1'b0;
      rd_en = {$random(tb_seed)};
      rd_row = {$random(tb_seed)};
      wr_en = {$random(tb_seed)};
      wr_row = {$random(tb_seed)};
      wr_mask = {$random(tb_seed)};
      wr_data_0 = {$random(tb_seed), $random(tb_seed)};
      wr_data_1 = {$random(tb_seed), $random(tb_seed)};
      wr_data_2 = {$random(tb_seed), $random(tb_seed)};
      wr_data_3 = {$random(tb_seed), $random(tb_seed)};
      wr_data_4 = {$random(tb_seed), $random(tb_seed)};
      wr_data_5 = {$random(tb_seed), $random(tb_seed)};
      wr_data_6 = {$random(tb_seed), $random(tb_seed)};
      wr_data_7 = {$random(tb_seed), $random(tb_seed)};
      #1;
      if (tb_cycle >= 2 && ^q_0 === 1'bx) begin
        $display("cycle %0d: port `q_0`: %b, expected known bits", tb_cycle, q_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^q_1 === 1'bx) begin
        $display("cycle %0d: port `q_1`: %b, expected known bits", tb_cycle, q_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^q_2 === 1'bx) begin
        $display("cycle %0d: port `q_2`: %b, expected known bits", tb_cycle, q_2);
        $fatal;
      end
      if (tb_cycle >= 2 && ^q_3 === 1'bx) begin
        $display("cycle %0d: port `q_3`: %b, expected known bits", tb_cycle, q_3);
        $fatal;
      end
      if (tb_cycle >= 2 && ^q_4 === 1'bx) begin
        $display("cycle %0d: port `q_4`: %b, expected known bits", tb_cycle, q_4);
        $fatal;
      end
      if (tb_cycle >= 2 && ^q_5 === 1'bx) begin
        $display("cycle %0d: port `q_5`: %b, expected known bits", tb_cycle, q_5);
        $fatal;
      end
      if (tb_cycle >= 2 && ^q_6 === 1'bx) begin
        $display("cycle %0d: port `q_6`: %b, expected known bits", tb_cycle, q_6);
        $fatal;
      end
      if (tb_cycle >= 2 && ^q_7 === 1'bx) begin
        $display("cycle %0d: port `q_7`: %b, expected known bits", tb_cycle, q_7);
        $fatal;
      end
      clock = 1'b1;
      #1;
    end
    $display("tessera_data_ram: %0d cycles, every output known", tb_cycles);
    $finish;
  end
endmodule
`default_nettype wire
