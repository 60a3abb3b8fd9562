// Testbench of tessera_screen_partition: inputs at random behind a reset. It ends where a bit of an output is not known (X or Z), and knows
// nothing of what the block computes: that is what the project's tests compare. `fusesoc run --target sim`, or
//   iverilog -c tessera_screen_partition.f tessera_screen_partition_tb.v -s tessera_screen_partition_tb -o tb.vvp && vvp -n tb.vvp +cycles=1000 +seed=1
`default_nettype none
module tessera_screen_partition_tb;
  integer tb_cycle, tb_cycles, tb_seed;
  reg  [0:0] reset;
  reg  [1:0] cfg_part;
  reg  [0:0] in_valid;
  reg  [11:0] in_x;
  reg  [11:0] in_y;
  reg  [0:0] out_ready_0;
  reg  [0:0] out_ready_1;
  reg  [0:0] out_ready_2;
  reg  [0:0] out_ready_3;
  wire [0:0] in_ready;
  wire [1:0] pipeline;
  wire [0:0] out_valid_0;
  wire [0:0] out_valid_1;
  wire [0:0] out_valid_2;
  wire [0:0] out_valid_3;

  tessera_screen_partition tb_block (
    .reset(reset),
    .cfg_part(cfg_part),
    .in_valid(in_valid),
    .in_x(in_x),
    .in_y(in_y),
    .out_ready_0(out_ready_0),
    .out_ready_1(out_ready_1),
    .out_ready_2(out_ready_2),
    .out_ready_3(out_ready_3),
    .in_ready(in_ready),
    .pipeline(pipeline),
    .out_valid_0(out_valid_0),
    .out_valid_1(out_valid_1),
    .out_valid_2(out_valid_2),
    .out_valid_3(out_valid_3)
  );

  initial begin
    if (!$value$plusargs("cycles=%d", tb_cycles)) tb_cycles = 1000;
    if (!$value$plusargs("seed=%d", tb_seed)) tb_seed = 1;
    for (tb_cycle = 0; tb_cycle < tb_cycles; tb_cycle = tb_cycle + 1) begin
      reset = tb_cycle < 2;
      cfg_part = {$random(tb_seed)};
      in_valid = {$random(tb_seed)};
      in_x = {$random(tb_seed)};
      in_y = {$random(tb_seed)};
      out_ready_0 = {$random(tb_seed)};
      out_ready_1 = {$random(tb_seed)};
      out_ready_2 = {$random(tb_seed)};
      out_ready_3 = {$random(tb_seed)};
      #1;
      if (tb_cycle >= 2 && ^in_ready === 1'bx) begin
        $display("cycle %0d: port `in_ready`: %b, expected known bits", tb_cycle, in_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^pipeline === 1'bx) begin
        $display("cycle %0d: port `pipeline`: %b, expected known bits", tb_cycle, pipeline);
        $fatal;
      end
      if (tb_cycle >= 2 && ^out_valid_0 === 1'bx) begin
        $display("cycle %0d: port `out_valid_0`: %b, expected known bits", tb_cycle, out_valid_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^out_valid_1 === 1'bx) begin
        $display("cycle %0d: port `out_valid_1`: %b, expected known bits", tb_cycle, out_valid_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^out_valid_2 === 1'bx) begin
        $display("cycle %0d: port `out_valid_2`: %b, expected known bits", tb_cycle, out_valid_2);
        $fatal;
      end
      if (tb_cycle >= 2 && ^out_valid_3 === 1'bx) begin
        $display("cycle %0d: port `out_valid_3`: %b, expected known bits", tb_cycle, out_valid_3);
        $fatal;
      end
      #1;
    end
    $display("tessera_screen_partition: %0d cycles, every output known", tb_cycles);
    $finish;
  end
endmodule
`default_nettype wire
