// Testbench of tessera_tag_ram: inputs at random behind a reset. It ends where a bit of an output is not known (X or Z), and knows
// nothing of what the block computes: that is what the project's tests compare. `fusesoc run --target sim`, or
//   iverilog -c tessera_tag_ram.f tessera_tag_ram_tb.v -s tessera_tag_ram_tb -o tb.vvp && vvp -n tb.vvp +cycles=1000 +seed=1
`default_nettype none
module tessera_tag_ram_tb;
  integer tb_cycle, tb_cycles, tb_seed;
  reg  [0:0] clock;
  reg  [0:0] reset;
  reg  [0:0] rd_en;
  reg  [4:0] rd_set;
  reg  [0:0] wr_en;
  reg  [4:0] wr_set;
  reg  [3:0] wr_ways;
  reg  [0:0] wr_valid;
  reg  [26:0] wr_block;
  reg  [1:0] wr_ptr;
  reg  [26:0] cmp_block;
  wire [3:0] valid;
  wire [26:0] block_0;
  wire [26:0] block_1;
  wire [26:0] block_2;
  wire [26:0] block_3;
  wire [1:0] ptr;
  wire [0:0] hit;
  wire [1:0] hit_way;

  tessera_tag_ram tb_block (
    .clock(clock),
    .reset(reset),
    .rd_en(rd_en),
    .rd_set(rd_set),
    .wr_en(wr_en),
    .wr_set(wr_set),
    .wr_ways(wr_ways),
    .wr_valid(wr_valid),
    .wr_block(wr_block),
    .wr_ptr(wr_ptr),
    .cmp_block(cmp_block),
    .valid(valid),
    .block_0(block_0),
    .block_1(block_1),
    .block_2(block_2),
    .block_3(block_3),
    .ptr(ptr),
    .hit(hit),
    .hit_way(hit_way)
  );

  initial begin
    if (!$value$plusargs("cycles=%d", tb_cycles)) tb_cycles = 1000;
    if (!$value$plusargs("seed=%d", tb_seed)) tb_seed = 1;
    for (tb_cycle = 0; tb_cycle < tb_cycles; tb_cycle = tb_cycle + 1) begin
      clock = 1'b0;
      reset = tb_cycle < 2;
      rd_en = {$random(tb_seed)};
      rd_set = {$random(tb_seed)};
      wr_en = {$random(tb_seed)};
      wr_set = {$random(tb_seed)};
      wr_ways = {$random(tb_seed)};
      wr_valid = {$random(tb_seed)};
      wr_block = {$random(tb_seed)};
      wr_ptr = {$random(tb_seed)};
      cmp_block = {$random(tb_seed)};
      #1;
      if (tb_cycle >= 2 && ^valid === 1'bx) begin
        $display("cycle %0d: port `valid`: %b, expected known bits", tb_cycle, valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^block_0 === 1'bx) begin
        $display("cycle %0d: port `block_0`: %b, expected known bits", tb_cycle, block_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^block_1 === 1'bx) begin
        $display("cycle %0d: port `block_1`: %b, expected known bits", tb_cycle, block_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^block_2 === 1'bx) begin
        $display("cycle %0d: port `block_2`: %b, expected known bits", tb_cycle, block_2);
        $fatal;
      end
      if (tb_cycle >= 2 && ^block_3 === 1'bx) begin
        $display("cycle %0d: port `block_3`: %b, expected known bits", tb_cycle, block_3);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ptr === 1'bx) begin
        $display("cycle %0d: port `ptr`: %b, expected known bits", tb_cycle, ptr);
        $fatal;
      end
      if (tb_cycle >= 2 && ^hit === 1'bx) begin
        $display("cycle %0d: port `hit`: %b, expected known bits", tb_cycle, hit);
        $fatal;
      end
      if (tb_cycle >= 2 && ^hit_way === 1'bx) begin
        $display("cycle %0d: port `hit_way`: %b, expected known bits", tb_cycle, hit_way);
        $fatal;
      end
      clock = 1'b1;
      #1;
    end
    $display("tessera_tag_ram: %0d cycles, every output known", tb_cycles);
    $finish;
  end
endmodule
`default_nettype wire
