// Testbench of tessera_cache_demo: inputs at random behind a reset. It ends where a bit of an output is not known (X or Z), and knows
// nothing of what the block computes: that is what the project's tests compare. `fusesoc run --target sim`, or
//   iverilog -c tessera_cache_demo.f tessera_cache_demo_tb.v -s tessera_cache_demo_tb -o tb.vvp && vvp -n tb.vvp +cycles=1000 +seed=1
`default_nettype none
module tessera_cache_demo_tb;
  integer tb_cycle, tb_cycles, tb_seed;
  reg  [0:0] clock;
  reg  [0:0] reset;
  reg  [15:0] cfg_divider;
  reg  [0:0] rxd;
  wire [0:0] txd;
  wire [7:0] led;

  tessera_cache_demo tb_block (
    .clock(clock),
    .reset(reset),
    .cfg_divider(cfg_divider),
    .rxd(rxd),
    .txd(txd),
    .led(led)
  );

  initial begin
    if (!$value$plusargs("cycles=%d", tb_cycles)) tb_cycles = 1000;
    if (!$value$plusargs("seed=%d", tb_seed)) tb_seed = 1;
    for (tb_cycle = 0; tb_cycle < tb_cycles; tb_cycle = tb_cycle + 1) begin
      clock = 1'b0;
      reset = tb_cycle < 2;
      cfg_divider = {$random(tb_seed)};
      rxd = {$random(tb_seed)};
      #1;
      if (tb_cycle >= 2 && ^txd === 1'bx) begin
        $display("cycle %0d: port `txd`: %b, expected known bits", tb_cycle, txd);
        $fatal;
      end
      if (tb_cycle >= 2 && ^led === 1'bx) begin
        $display("cycle %0d: port `led`: %b, expected known bits", tb_cycle, led);
        $fatal;
      end
      clock = 1'b1;
      #1;
    end
    $display("tessera_cache_demo: %0d cycles, every output known", tb_cycles);
    $finish;
  end
endmodule
`default_nettype wire
