// Testbench of tessera_axi4_lite_control: inputs at random behind a reset. It ends where a bit of an output is not known (X or Z), and knows
// nothing of what the block computes: that is what the project's tests compare. `fusesoc run --target sim`, or
//   iverilog -c tessera_axi4_lite_control.f tessera_axi4_lite_control_tb.v -s tessera_axi4_lite_control_tb -o tb.vvp && vvp -n tb.vvp +cycles=1000 +seed=1
`default_nettype none
module tessera_axi4_lite_control_tb;
  integer tb_cycle, tb_cycles, tb_seed;
  reg  [0:0] clock;
  reg  [0:0] reset;
  reg  [0:0] aw_valid;
  reg  [11:0] aw_addr;
  wire [0:0] aw_ready;
  reg  [0:0] w_valid;
  reg  [31:0] w_data;
  reg  [3:0] w_strb;
  wire [0:0] w_ready;
  wire [0:0] b_valid;
  wire [1:0] b_resp;
  reg  [0:0] b_ready;
  reg  [0:0] ar_valid;
  reg  [11:0] ar_addr;
  wire [0:0] ar_ready;
  wire [0:0] r_valid;
  wire [31:0] r_data;
  wire [1:0] r_resp;
  reg  [0:0] r_ready;
  wire [0:0] irq;
  wire [0:0] core_reset;
  wire [0:0] accept;
  wire [15:0] cfg_nodes;
  wire [3:0] cfg_ways;
  wire [4:0] cfg_set_mask;
  wire [0:0] cfg_hash;
  wire [1:0] cfg_part;
  wire [33:0] axi_base;
  wire [2:0] axi_pitch;
  wire [0:0] flush_valid;
  wire [0:0] flush_drop;
  reg  [0:0] flush_ready;
  reg  [0:0] flush_done;
  reg  [0:0] idle;
  reg  [2:0] stall;
  reg  [0:0] ev_present;
  reg  [0:0] ev_link;
  reg  [0:0] ev_miss;
  reg  [0:0] ev_read;
  reg  [0:0] ev_victim;
  reg  [0:0] ev_result;
  reg  [0:0] ev_alloc;
  reg  [0:0] ev_fill_error;
  reg  [0:0] traffic_request;
  reg  [0:0] traffic_read;
  reg  [0:0] traffic_write;
  reg  [0:0] fault_read;
  reg  [0:0] fault_write;

  tessera_axi4_lite_control tb_block (
    .clock(clock),
    .reset(reset),
    .aw_valid(aw_valid),
    .aw_addr(aw_addr),
    .aw_ready(aw_ready),
    .w_valid(w_valid),
    .w_data(w_data),
    .w_strb(w_strb),
    .w_ready(w_ready),
    .b_valid(b_valid),
    .b_resp(b_resp),
    .b_ready(b_ready),
    .ar_valid(ar_valid),
    .ar_addr(ar_addr),
    .ar_ready(ar_ready),
    .r_valid(r_valid),
    .r_data(r_data),
    .r_resp(r_resp),
    .r_ready(r_ready),
    .irq(irq),
    .core_reset(core_reset),
    .accept(accept),
    .cfg_nodes(cfg_nodes),
    .cfg_ways(cfg_ways),
    .cfg_set_mask(cfg_set_mask),
    .cfg_hash(cfg_hash),
    .cfg_part(cfg_part),
    .axi_base(axi_base),
    .axi_pitch(axi_pitch),
    .flush_valid(flush_valid),
    .flush_drop(flush_drop),
    .flush_ready(flush_ready),
    .flush_done(flush_done),
    .idle(idle),
    .stall(stall),
    .ev_present(ev_present),
    .ev_link(ev_link),
    .ev_miss(ev_miss),
    .ev_read(ev_read),
    .ev_victim(ev_victim),
    .ev_result(ev_result),
    .ev_alloc(ev_alloc),
    .ev_fill_error(ev_fill_error),
    .traffic_request(traffic_request),
    .traffic_read(traffic_read),
    .traffic_write(traffic_write),
    .fault_read(fault_read),
    .fault_write(fault_write)
  );

  initial begin
    if (!$value$plusargs("cycles=%d", tb_cycles)) tb_cycles = 1000;
    if (!$value$plusargs("seed=%d", tb_seed)) tb_seed = 1;
    for (tb_cycle = 0; tb_cycle < tb_cycles; tb_cycle = tb_cycle + 1) begin
      clock = 1'b0;
      reset = tb_cycle < 2;
      aw_valid = {$random(tb_seed)};
      aw_addr = {$random(tb_seed)};
      w_valid = {$random(tb_seed)};
      w_data = {$random(tb_seed)};
      w_strb = {$random(tb_seed)};
      b_ready = {$random(tb_seed)};
      ar_valid = {$random(tb_seed)};
      ar_addr = {$random(tb_seed)};
      r_ready = {$random(tb_seed)};
      flush_ready = {$random(tb_seed)};
      flush_done = {$random(tb_seed)};
      idle = {$random(tb_seed)};
      stall = {$random(tb_seed)};
      ev_present = {$random(tb_seed)};
      ev_link = {$random(tb_seed)};
      ev_miss = {$random(tb_seed)};
      ev_read = {$random(tb_seed)};
      ev_victim = {$random(tb_seed)};
      ev_result = {$random(tb_seed)};
      ev_alloc = {$random(tb_seed)};
      ev_fill_error = {$random(tb_seed)};
      traffic_request = {$random(tb_seed)};
      traffic_read = {$random(tb_seed)};
      traffic_write = {$random(tb_seed)};
      fault_read = {$random(tb_seed)};
      fault_write = {$random(tb_seed)};
      #1;
      if (tb_cycle >= 2 && ^aw_ready === 1'bx) begin
        $display("cycle %0d: port `aw_ready`: %b, expected known bits", tb_cycle, aw_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_ready === 1'bx) begin
        $display("cycle %0d: port `w_ready`: %b, expected known bits", tb_cycle, w_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^b_valid === 1'bx) begin
        $display("cycle %0d: port `b_valid`: %b, expected known bits", tb_cycle, b_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^b_resp === 1'bx) begin
        $display("cycle %0d: port `b_resp`: %b, expected known bits", tb_cycle, b_resp);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_ready === 1'bx) begin
        $display("cycle %0d: port `ar_ready`: %b, expected known bits", tb_cycle, ar_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^r_valid === 1'bx) begin
        $display("cycle %0d: port `r_valid`: %b, expected known bits", tb_cycle, r_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^r_data === 1'bx) begin
        $display("cycle %0d: port `r_data`: %b, expected known bits", tb_cycle, r_data);
        $fatal;
      end
      if (tb_cycle >= 2 && ^r_resp === 1'bx) begin
        $display("cycle %0d: port `r_resp`: %b, expected known bits", tb_cycle, r_resp);
        $fatal;
      end
      if (tb_cycle >= 2 && ^irq === 1'bx) begin
        $display("cycle %0d: port `irq`: %b, expected known bits", tb_cycle, irq);
        $fatal;
      end
      if (tb_cycle >= 2 && ^core_reset === 1'bx) begin
        $display("cycle %0d: port `core_reset`: %b, expected known bits", tb_cycle, core_reset);
        $fatal;
      end
      if (tb_cycle >= 2 && ^accept === 1'bx) begin
        $display("cycle %0d: port `accept`: %b, expected known bits", tb_cycle, accept);
        $fatal;
      end
      if (tb_cycle >= 2 && ^cfg_nodes === 1'bx) begin
        $display("cycle %0d: port `cfg_nodes`: %b, expected known bits", tb_cycle, cfg_nodes);
        $fatal;
      end
      if (tb_cycle >= 2 && ^cfg_ways === 1'bx) begin
        $display("cycle %0d: port `cfg_ways`: %b, expected known bits", tb_cycle, cfg_ways);
        $fatal;
      end
      if (tb_cycle >= 2 && ^cfg_set_mask === 1'bx) begin
        $display("cycle %0d: port `cfg_set_mask`: %b, expected known bits", tb_cycle, cfg_set_mask);
        $fatal;
      end
      if (tb_cycle >= 2 && ^cfg_hash === 1'bx) begin
        $display("cycle %0d: port `cfg_hash`: %b, expected known bits", tb_cycle, cfg_hash);
        $fatal;
      end
      if (tb_cycle >= 2 && ^cfg_part === 1'bx) begin
        $display("cycle %0d: port `cfg_part`: %b, expected known bits", tb_cycle, cfg_part);
        $fatal;
      end
      if (tb_cycle >= 2 && ^axi_base === 1'bx) begin
        $display("cycle %0d: port `axi_base`: %b, expected known bits", tb_cycle, axi_base);
        $fatal;
      end
      if (tb_cycle >= 2 && ^axi_pitch === 1'bx) begin
        $display("cycle %0d: port `axi_pitch`: %b, expected known bits", tb_cycle, axi_pitch);
        $fatal;
      end
      if (tb_cycle >= 2 && ^flush_valid === 1'bx) begin
        $display("cycle %0d: port `flush_valid`: %b, expected known bits", tb_cycle, flush_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^flush_drop === 1'bx) begin
        $display("cycle %0d: port `flush_drop`: %b, expected known bits", tb_cycle, flush_drop);
        $fatal;
      end
      clock = 1'b1;
      #1;
    end
    $display("tessera_axi4_lite_control: %0d cycles, every output known", tb_cycles);
    $finish;
  end
endmodule
`default_nettype wire
