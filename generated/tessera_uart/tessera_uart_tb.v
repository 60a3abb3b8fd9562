// Testbench of tessera_uart: inputs at random behind a reset. It ends where a bit of an output is not known (X or Z), and knows
// nothing of what the block computes: that is what the project's tests compare. `fusesoc run --target sim`, or
//   iverilog -c tessera_uart.f tessera_uart_tb.v -s tessera_uart_tb -o tb.vvp && vvp -n tb.vvp +cycles=1000 +seed=1
`default_nettype none
module tessera_uart_tb;
  integer tb_cycle, tb_cycles, tb_seed;
  reg  [0:0] clock;
  reg  [0:0] reset;
  reg  [15:0] cfg_divider;
  reg  [0:0] rxd;
  wire [0:0] txd;
  wire [0:0] rx_valid;
  wire [7:0] rx_data;
  wire [0:0] fault;
  reg  [0:0] tx_valid;
  reg  [7:0] tx_data;
  wire [0:0] tx_ready;

  tessera_uart tb_block (
    .clock(clock),
    .reset(reset),
    .cfg_divider(cfg_divider),
    .rxd(rxd),
    .txd(txd),
    .rx_valid(rx_valid),
    .rx_data(rx_data),
    .fault(fault),
    .tx_valid(tx_valid),
    .tx_data(tx_data),
    .tx_ready(tx_ready)
  );

  initial begin
    if (!$value$plusargs("cycles=%d", tb_cycles)) tb_cycles = 1000;
    if (!$value$plusargs("seed=%d", tb_seed)) tb_seed = 1;
    for (tb_cycle = 0; tb_cycle < tb_cycles; tb_cycle = tb_cycle + 1) begin
      clock = 1'b0;
      reset = tb_cycle < 2;
      cfg_divider = {$random(tb_seed)};
      rxd = {$random(tb_seed)};
      tx_valid = {$random(tb_seed)};
      tx_data = {$random(tb_seed)};
      #1;
      if (tb_cycle >= 2 && ^txd === 1'bx) begin
        $display("cycle %0d: port `txd`: %b, expected known bits", tb_cycle, txd);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rx_valid === 1'bx) begin
        $display("cycle %0d: port `rx_valid`: %b, expected known bits", tb_cycle, rx_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^rx_data === 1'bx) begin
        $display("cycle %0d: port `rx_data`: %b, expected known bits", tb_cycle, rx_data);
        $fatal;
      end
      if (tb_cycle >= 2 && ^fault === 1'bx) begin
        $display("cycle %0d: port `fault`: %b, expected known bits", tb_cycle, fault);
        $fatal;
      end
      if (tb_cycle >= 2 && ^tx_ready === 1'bx) begin
        $display("cycle %0d: port `tx_ready`: %b, expected known bits", tb_cycle, tx_ready);
        $fatal;
      end
      clock = 1'b1;
      #1;
    end
    $display("tessera_uart: %0d cycles, every output known", tb_cycles);
    $finish;
  end
endmodule
`default_nettype wire
