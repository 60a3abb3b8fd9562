// Testbench of tessera_store_fill_buffer: inputs at random behind a reset. It ends where a bit of an output is not known (X or Z), and knows
// nothing of what the block computes: that is what the project's tests compare. `fusesoc run --target sim`, or
//   iverilog -c tessera_store_fill_buffer.f tessera_store_fill_buffer_tb.v -s tessera_store_fill_buffer_tb -o tb.vvp && vvp -n tb.vvp +cycles=1000 +seed=1
`default_nettype none
module tessera_store_fill_buffer_tb;
  integer tb_cycle, tb_cycles, tb_seed;
  reg  [0:0] clock;
  reg  [0:0] reset;
  reg  [0:0] fill_valid;
  reg  [3:0] fill_slot;
  reg  [15:0] fill_cover;
  reg  [63:0] fill_data_0;
  reg  [63:0] fill_data_1;
  reg  [63:0] fill_data_2;
  reg  [63:0] fill_data_3;
  reg  [63:0] fill_data_4;
  reg  [63:0] fill_data_5;
  reg  [63:0] fill_data_6;
  reg  [63:0] fill_data_7;
  wire [0:0] fill_ready;
  reg  [0:0] result_valid;
  reg  [3:0] result_slot;
  reg  [15:0] result_mask;
  reg  [63:0] result_data_0;
  reg  [63:0] result_data_1;
  reg  [63:0] result_data_2;
  reg  [63:0] result_data_3;
  reg  [63:0] result_data_4;
  reg  [63:0] result_data_5;
  reg  [63:0] result_data_6;
  reg  [63:0] result_data_7;
  wire [0:0] result_ready;
  reg  [0:0] rd_en;
  reg  [3:0] rd_slot;
  wire [63:0] q_0;
  wire [63:0] q_1;
  wire [63:0] q_2;
  wire [63:0] q_3;
  wire [63:0] q_4;
  wire [63:0] q_5;
  wire [63:0] q_6;
  wire [63:0] q_7;

  tessera_store_fill_buffer tb_block (
    .clock(clock),
    .reset(reset),
    .fill_valid(fill_valid),
    .fill_slot(fill_slot),
    .fill_cover(fill_cover),
    .fill_data_0(fill_data_0),
    .fill_data_1(fill_data_1),
    .fill_data_2(fill_data_2),
    .fill_data_3(fill_data_3),
    .fill_data_4(fill_data_4),
    .fill_data_5(fill_data_5),
    .fill_data_6(fill_data_6),
    .fill_data_7(fill_data_7),
    .fill_ready(fill_ready),
    .result_valid(result_valid),
    .result_slot(result_slot),
    .result_mask(result_mask),
    .result_data_0(result_data_0),
    .result_data_1(result_data_1),
    .result_data_2(result_data_2),
    .result_data_3(result_data_3),
    .result_data_4(result_data_4),
    .result_data_5(result_data_5),
    .result_data_6(result_data_6),
    .result_data_7(result_data_7),
    .result_ready(result_ready),
    .rd_en(rd_en),
    .rd_slot(rd_slot),
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
      reset = tb_cycle < 2;
      fill_valid = {$random(tb_seed)};
      fill_slot = {$random(tb_seed)};
      fill_cover = {$random(tb_seed)};
      fill_data_0 = {$random(tb_seed), $random(tb_seed)};
      fill_data_1 = {$random(tb_seed), $random(tb_seed)};
      fill_data_2 = {$random(tb_seed), $random(tb_seed)};
      fill_data_3 = {$random(tb_seed), $random(tb_seed)};
      fill_data_4 = {$random(tb_seed), $random(tb_seed)};
      fill_data_5 = {$random(tb_seed), $random(tb_seed)};
      fill_data_6 = {$random(tb_seed), $random(tb_seed)};
      fill_data_7 = {$random(tb_seed), $random(tb_seed)};
      result_valid = {$random(tb_seed)};
      result_slot = {$random(tb_seed)};
      result_mask = {$random(tb_seed)};
      result_data_0 = {$random(tb_seed), $random(tb_seed)};
      result_data_1 = {$random(tb_seed), $random(tb_seed)};
      result_data_2 = {$random(tb_seed), $random(tb_seed)};
      result_data_3 = {$random(tb_seed), $random(tb_seed)};
      result_data_4 = {$random(tb_seed), $random(tb_seed)};
      result_data_5 = {$random(tb_seed), $random(tb_seed)};
      result_data_6 = {$random(tb_seed), $random(tb_seed)};
      result_data_7 = {$random(tb_seed), $random(tb_seed)};
      rd_en = {$random(tb_seed)};
      rd_slot = {$random(tb_seed)};
      #1;
      if (tb_cycle >= 2 && ^fill_ready === 1'bx) begin
        $display("cycle %0d: port `fill_ready`: %b, expected known bits", tb_cycle, fill_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^result_ready === 1'bx) begin
        $display("cycle %0d: port `result_ready`: %b, expected known bits", tb_cycle, result_ready);
        $fatal;
      end
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
    $display("tessera_store_fill_buffer: %0d cycles, every output known", tb_cycles);
    $finish;
  end
endmodule
`default_nettype wire
