// Testbench of tessera_intdiv: inputs at random behind a reset. It ends where a bit of an output is not known (X or Z), and knows
// nothing of what the block computes: that is what the project's tests compare. `fusesoc run --target sim`, or
//   iverilog -c tessera_intdiv.f tessera_intdiv_tb.v -s tessera_intdiv_tb -o tb.vvp && vvp -n tb.vvp +cycles=1000 +seed=1
`default_nettype none
module tessera_intdiv_tb;
  integer tb_cycle, tb_cycles, tb_seed;
  reg  [0:0] clock;
  reg  [0:0] reset;
  reg  [0:0] issue_valid;
  reg  [0:0] issue_sign;
  reg  [31:0] issue_src0_0;
  reg  [31:0] issue_src0_1;
  reg  [31:0] issue_src1_0;
  reg  [31:0] issue_src1_1;
  wire [0:0] issue_ready;
  wire [0:0] done_valid;
  wire [31:0] done_quotient_0;
  wire [31:0] done_quotient_1;
  wire [31:0] done_remainder_0;
  wire [31:0] done_remainder_1;

  tessera_intdiv tb_block (
    .clock(clock),
    .reset(reset),
    .issue_valid(issue_valid),
    .issue_sign(issue_sign),
    .issue_src0_0(issue_src0_0),
    .issue_src0_1(issue_src0_1),
    .issue_src1_0(issue_src1_0),
    .issue_src1_1(issue_src1_1),
    .issue_ready(issue_ready),
    .done_valid(done_valid),
    .done_quotient_0(done_quotient_0),
    .done_quotient_1(done_quotient_1),
    .done_remainder_0(done_remainder_0),
    .done_remainder_1(done_remainder_1)
  );

  initial begin
    if (!$value$plusargs("cycles=%d", tb_cycles)) tb_cycles = 1000;
    if (!$value$plusargs("seed=%d", tb_seed)) tb_seed = 1;
    for (tb_cycle = 0; tb_cycle < tb_cycles; tb_cycle = tb_cycle + 1) begin
      clock = 1'b0;
      reset = tb_cycle < 2;
      issue_valid = {$random(tb_seed)};
      issue_sign = {$random(tb_seed)};
      issue_src0_0 = {$random(tb_seed)};
      issue_src0_1 = {$random(tb_seed)};
      issue_src1_0 = {$random(tb_seed)};
      issue_src1_1 = {$random(tb_seed)};
      #1;
      if (tb_cycle >= 2 && ^issue_ready === 1'bx) begin
        $display("cycle %0d: port `issue_ready`: %b, expected known bits", tb_cycle, issue_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^done_valid === 1'bx) begin
        $display("cycle %0d: port `done_valid`: %b, expected known bits", tb_cycle, done_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^done_quotient_0 === 1'bx) begin
        $display("cycle %0d: port `done_quotient_0`: %b, expected known bits", tb_cycle, done_quotient_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^done_quotient_1 === 1'bx) begin
        $display("cycle %0d: port `done_quotient_1`: %b, expected known bits", tb_cycle, done_quotient_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^done_remainder_0 === 1'bx) begin
        $display("cycle %0d: port `done_remainder_0`: %b, expected known bits", tb_cycle, done_remainder_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^done_remainder_1 === 1'bx) begin
        $display("cycle %0d: port `done_remainder_1`: %b, expected known bits", tb_cycle, done_remainder_1);
        $fatal;
      end
      clock = 1'b1;
      #1;
    end
    $display("tessera_intdiv: %0d cycles, every output known", tb_cycles);
    $finish;
  end
endmodule
`default_nettype wire
