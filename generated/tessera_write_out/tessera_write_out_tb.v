// Testbench of tessera_write_out: inputs at random behind a reset. It ends where a bit of an output is not known (X or Z), and knows
// nothing of what the block computes: that is what the project's tests compare. `fusesoc run --target sim`, or
//   iverilog -c tessera_write_out.f tessera_write_out_tb.v -s tessera_write_out_tb -o tb.vvp && vvp -n tb.vvp +cycles=1000 +seed=1
`default_nettype none
module tessera_write_out_tb;
  integer tb_cycle, tb_cycles, tb_seed;
  reg  [0:0] clock;
  reg  [0:0] reset;
  reg  [0:0] push_valid;
  reg  [26:0] push_block;
  reg  [63:0] push_data_0;
  reg  [63:0] push_data_1;
  reg  [63:0] push_data_2;
  reg  [63:0] push_data_3;
  reg  [63:0] push_data_4;
  reg  [63:0] push_data_5;
  reg  [63:0] push_data_6;
  reg  [63:0] push_data_7;
  reg  [26:0] probe_block;
  wire [4:0] free;
  wire [0:0] empty;
  wire [0:0] probe_hit;
  wire [0:0] mw_valid;
  wire [3:0] mw_id;
  wire [26:0] mw_block;
  wire [63:0] mw_data_0;
  wire [63:0] mw_data_1;
  wire [63:0] mw_data_2;
  wire [63:0] mw_data_3;
  wire [63:0] mw_data_4;
  wire [63:0] mw_data_5;
  wire [63:0] mw_data_6;
  wire [63:0] mw_data_7;
  reg  [0:0] mw_ready;
  reg  [0:0] ack_valid;
  reg  [3:0] ack_id;

  tessera_write_out tb_block (
    .clock(clock),
    .reset(reset),
    .push_valid(push_valid),
    .push_block(push_block),
    .push_data_0(push_data_0),
    .push_data_1(push_data_1),
    .push_data_2(push_data_2),
    .push_data_3(push_data_3),
    .push_data_4(push_data_4),
    .push_data_5(push_data_5),
    .push_data_6(push_data_6),
    .push_data_7(push_data_7),
    .probe_block(probe_block),
    .free(free),
    .empty(empty),
    .probe_hit(probe_hit),
    .mw_valid(mw_valid),
    .mw_id(mw_id),
    .mw_block(mw_block),
    .mw_data_0(mw_data_0),
    .mw_data_1(mw_data_1),
    .mw_data_2(mw_data_2),
    .mw_data_3(mw_data_3),
    .mw_data_4(mw_data_4),
    .mw_data_5(mw_data_5),
    .mw_data_6(mw_data_6),
    .mw_data_7(mw_data_7),
    .mw_ready(mw_ready),
    .ack_valid(ack_valid),
    .ack_id(ack_id)
  );

  initial begin
    if (!$value$plusargs("cycles=%d", tb_cycles)) tb_cycles = 1000;
    if (!$value$plusargs("seed=%d", tb_seed)) tb_seed = 1;
    for (tb_cycle = 0; tb_cycle < tb_cycles; tb_cycle = tb_cycle + 1) begin
      clock = 1'b0;
      reset = tb_cycle < 2;
      push_valid = {$random(tb_seed)};
      push_block = {$random(tb_seed)};
      push_data_0 = {$random(tb_seed), $random(tb_seed)};
      push_data_1 = {$random(tb_seed), $random(tb_seed)};
      push_data_2 = {$random(tb_seed), $random(tb_seed)};
      push_data_3 = {$random(tb_seed), $random(tb_seed)};
      push_data_4 = {$random(tb_seed), $random(tb_seed)};
      push_data_5 = {$random(tb_seed), $random(tb_seed)};
      push_data_6 = {$random(tb_seed), $random(tb_seed)};
      push_data_7 = {$random(tb_seed), $random(tb_seed)};
      probe_block = {$random(tb_seed)};
      mw_ready = {$random(tb_seed)};
      ack_valid = {$random(tb_seed)};
      ack_id = {$random(tb_seed)};
      #1;
      if (tb_cycle >= 2 && ^free === 1'bx) begin
        $display("cycle %0d: port `free`: %b, expected known bits", tb_cycle, free);
        $fatal;
      end
      if (tb_cycle >= 2 && ^empty === 1'bx) begin
        $display("cycle %0d: port `empty`: %b, expected known bits", tb_cycle, empty);
        $fatal;
      end
      if (tb_cycle >= 2 && ^probe_hit === 1'bx) begin
        $display("cycle %0d: port `probe_hit`: %b, expected known bits", tb_cycle, probe_hit);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_valid === 1'bx) begin
        $display("cycle %0d: port `mw_valid`: %b, expected known bits", tb_cycle, mw_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_id === 1'bx) begin
        $display("cycle %0d: port `mw_id`: %b, expected known bits", tb_cycle, mw_id);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_block === 1'bx) begin
        $display("cycle %0d: port `mw_block`: %b, expected known bits", tb_cycle, mw_block);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_data_0 === 1'bx) begin
        $display("cycle %0d: port `mw_data_0`: %b, expected known bits", tb_cycle, mw_data_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_data_1 === 1'bx) begin
        $display("cycle %0d: port `mw_data_1`: %b, expected known bits", tb_cycle, mw_data_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_data_2 === 1'bx) begin
        $display("cycle %0d: port `mw_data_2`: %b, expected known bits", tb_cycle, mw_data_2);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_data_3 === 1'bx) begin
        $display("cycle %0d: port `mw_data_3`: %b, expected known bits", tb_cycle, mw_data_3);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_data_4 === 1'bx) begin
        $display("cycle %0d: port `mw_data_4`: %b, expected known bits", tb_cycle, mw_data_4);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_data_5 === 1'bx) begin
        $display("cycle %0d: port `mw_data_5`: %b, expected known bits", tb_cycle, mw_data_5);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_data_6 === 1'bx) begin
        $display("cycle %0d: port `mw_data_6`: %b, expected known bits", tb_cycle, mw_data_6);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_data_7 === 1'bx) begin
        $display("cycle %0d: port `mw_data_7`: %b, expected known bits", tb_cycle, mw_data_7);
        $fatal;
      end
      clock = 1'b1;
      #1;
    end
    $display("tessera_write_out: %0d cycles, every output known", tb_cycles);
    $finish;
  end
endmodule
`default_nettype wire
