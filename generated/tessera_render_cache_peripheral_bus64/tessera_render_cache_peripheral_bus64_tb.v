// Testbench of tessera_render_cache_peripheral_bus64: inputs at random behind a reset. It ends where a bit of an output is not known (X or Z), and knows
// nothing of what the block computes: that is what the project's tests compare. `fusesoc run --target sim`, or
//   iverilog -c tessera_render_cache_peripheral_bus64.f tessera_render_cache_peripheral_bus64_tb.v -s tessera_render_cache_peripheral_bus64_tb -o tb.vvp && vvp -n tb.vvp +cycles=1000 +seed=1
`default_nettype none
module tessera_render_cache_peripheral_bus64_tb;
  integer tb_cycle, tb_cycles, tb_seed;
  reg  [0:0] clock;
  reg  [0:0] reset;
  reg  [0:0] s_aw_valid;
  reg  [11:0] s_aw_addr;
  wire [0:0] s_aw_ready;
  reg  [0:0] s_w_valid;
  reg  [31:0] s_w_data;
  reg  [3:0] s_w_strb;
  wire [0:0] s_w_ready;
  wire [0:0] s_b_valid;
  wire [1:0] s_b_resp;
  reg  [0:0] s_b_ready;
  reg  [0:0] s_ar_valid;
  reg  [11:0] s_ar_addr;
  wire [0:0] s_ar_ready;
  wire [0:0] s_r_valid;
  wire [31:0] s_r_data;
  wire [1:0] s_r_resp;
  reg  [0:0] s_r_ready;
  wire [0:0] irq;
  reg  [0:0] req_valid;
  reg  [7:0] req_tag;
  reg  [2:0] req_surface;
  reg  [11:0] req_x;
  reg  [11:0] req_y;
  reg  [1:0] req_op;
  reg  [15:0] req_mask;
  wire [0:0] req_ready;
  wire [0:0] resp_valid;
  wire [7:0] resp_tag;
  wire [3:0] resp_slot;
  wire [0:0] resp_write;
  wire [0:0] resp_error;
  wire [63:0] resp_data_0;
  wire [63:0] resp_data_1;
  wire [63:0] resp_data_2;
  wire [63:0] resp_data_3;
  wire [63:0] resp_data_4;
  wire [63:0] resp_data_5;
  wire [63:0] resp_data_6;
  wire [63:0] resp_data_7;
  reg  [0:0] resp_ready;
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
  wire [0:0] aw_valid;
  wire [3:0] aw_id;
  wire [39:0] aw_addr;
  wire [7:0] aw_len;
  wire [2:0] aw_size;
  wire [1:0] aw_burst;
  wire [0:0] aw_lock;
  wire [3:0] aw_cache;
  wire [2:0] aw_prot;
  wire [3:0] aw_qos;
  reg  [0:0] aw_ready;
  wire [0:0] w_valid;
  wire [0:0] w_last;
  reg  [0:0] w_ready;
  wire [63:0] w_data_0;
  wire [7:0] w_strb_0;
  reg  [0:0] b_valid;
  reg  [3:0] b_id;
  reg  [1:0] b_resp;
  wire [0:0] b_ready;
  wire [0:0] ar_valid;
  wire [3:0] ar_id;
  wire [39:0] ar_addr;
  wire [7:0] ar_len;
  wire [2:0] ar_size;
  wire [1:0] ar_burst;
  wire [0:0] ar_lock;
  wire [3:0] ar_cache;
  wire [2:0] ar_prot;
  wire [3:0] ar_qos;
  reg  [0:0] ar_ready;
  reg  [0:0] r_valid;
  reg  [3:0] r_id;
  reg  [1:0] r_resp;
  reg  [0:0] r_last;
  wire [0:0] r_ready;
  reg  [63:0] r_data_0;

  tessera_render_cache_peripheral_bus64 tb_block (
    .clock(clock),
    .reset(reset),
    .s_aw_valid(s_aw_valid),
    .s_aw_addr(s_aw_addr),
    .s_aw_ready(s_aw_ready),
    .s_w_valid(s_w_valid),
    .s_w_data(s_w_data),
    .s_w_strb(s_w_strb),
    .s_w_ready(s_w_ready),
    .s_b_valid(s_b_valid),
    .s_b_resp(s_b_resp),
    .s_b_ready(s_b_ready),
    .s_ar_valid(s_ar_valid),
    .s_ar_addr(s_ar_addr),
    .s_ar_ready(s_ar_ready),
    .s_r_valid(s_r_valid),
    .s_r_data(s_r_data),
    .s_r_resp(s_r_resp),
    .s_r_ready(s_r_ready),
    .irq(irq),
    .req_valid(req_valid),
    .req_tag(req_tag),
    .req_surface(req_surface),
    .req_x(req_x),
    .req_y(req_y),
    .req_op(req_op),
    .req_mask(req_mask),
    .req_ready(req_ready),
    .resp_valid(resp_valid),
    .resp_tag(resp_tag),
    .resp_slot(resp_slot),
    .resp_write(resp_write),
    .resp_error(resp_error),
    .resp_data_0(resp_data_0),
    .resp_data_1(resp_data_1),
    .resp_data_2(resp_data_2),
    .resp_data_3(resp_data_3),
    .resp_data_4(resp_data_4),
    .resp_data_5(resp_data_5),
    .resp_data_6(resp_data_6),
    .resp_data_7(resp_data_7),
    .resp_ready(resp_ready),
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
    .aw_valid(aw_valid),
    .aw_id(aw_id),
    .aw_addr(aw_addr),
    .aw_len(aw_len),
    .aw_size(aw_size),
    .aw_burst(aw_burst),
    .aw_lock(aw_lock),
    .aw_cache(aw_cache),
    .aw_prot(aw_prot),
    .aw_qos(aw_qos),
    .aw_ready(aw_ready),
    .w_valid(w_valid),
    .w_last(w_last),
    .w_ready(w_ready),
    .w_data_0(w_data_0),
    .w_strb_0(w_strb_0),
    .b_valid(b_valid),
    .b_id(b_id),
    .b_resp(b_resp),
    .b_ready(b_ready),
    .ar_valid(ar_valid),
    .ar_id(ar_id),
    .ar_addr(ar_addr),
    .ar_len(ar_len),
    .ar_size(ar_size),
    .ar_burst(ar_burst),
    .ar_lock(ar_lock),
    .ar_cache(ar_cache),
    .ar_prot(ar_prot),
    .ar_qos(ar_qos),
    .ar_ready(ar_ready),
    .r_valid(r_valid),
    .r_id(r_id),
    .r_resp(r_resp),
    .r_last(r_last),
    .r_ready(r_ready),
    .r_data_0(r_data_0)
  );

  initial begin
    if (!$value$plusargs("cycles=%d", tb_cycles)) tb_cycles = 1000;
    if (!$value$plusargs("seed=%d", tb_seed)) tb_seed = 1;
    for (tb_cycle = 0; tb_cycle < tb_cycles; tb_cycle = tb_cycle + 1) begin
      clock = 1'b0;
      reset = tb_cycle < 2;
      s_aw_valid = {$random(tb_seed)};
      s_aw_addr = {$random(tb_seed)};
      s_w_valid = {$random(tb_seed)};
      s_w_data = {$random(tb_seed)};
      s_w_strb = {$random(tb_seed)};
      s_b_ready = {$random(tb_seed)};
      s_ar_valid = {$random(tb_seed)};
      s_ar_addr = {$random(tb_seed)};
      s_r_ready = {$random(tb_seed)};
      req_valid = {$random(tb_seed)};
      req_tag = {$random(tb_seed)};
      req_surface = {$random(tb_seed)};
      req_x = {$random(tb_seed)};
      req_y = {$random(tb_seed)};
      req_op = {$random(tb_seed)};
      req_mask = {$random(tb_seed)};
      resp_ready = {$random(tb_seed)};
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
      aw_ready = {$random(tb_seed)};
      w_ready = {$random(tb_seed)};
      b_valid = {$random(tb_seed)};
      b_id = {$random(tb_seed)};
      b_resp = {$random(tb_seed)};
      ar_ready = {$random(tb_seed)};
      r_valid = {$random(tb_seed)};
      r_id = {$random(tb_seed)};
      r_resp = {$random(tb_seed)};
      r_last = {$random(tb_seed)};
      r_data_0 = {$random(tb_seed), $random(tb_seed)};
      #1;
      if (tb_cycle >= 2 && ^s_aw_ready === 1'bx) begin
        $display("cycle %0d: port `s_aw_ready`: %b, expected known bits", tb_cycle, s_aw_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^s_w_ready === 1'bx) begin
        $display("cycle %0d: port `s_w_ready`: %b, expected known bits", tb_cycle, s_w_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^s_b_valid === 1'bx) begin
        $display("cycle %0d: port `s_b_valid`: %b, expected known bits", tb_cycle, s_b_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^s_b_resp === 1'bx) begin
        $display("cycle %0d: port `s_b_resp`: %b, expected known bits", tb_cycle, s_b_resp);
        $fatal;
      end
      if (tb_cycle >= 2 && ^s_ar_ready === 1'bx) begin
        $display("cycle %0d: port `s_ar_ready`: %b, expected known bits", tb_cycle, s_ar_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^s_r_valid === 1'bx) begin
        $display("cycle %0d: port `s_r_valid`: %b, expected known bits", tb_cycle, s_r_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^s_r_data === 1'bx) begin
        $display("cycle %0d: port `s_r_data`: %b, expected known bits", tb_cycle, s_r_data);
        $fatal;
      end
      if (tb_cycle >= 2 && ^s_r_resp === 1'bx) begin
        $display("cycle %0d: port `s_r_resp`: %b, expected known bits", tb_cycle, s_r_resp);
        $fatal;
      end
      if (tb_cycle >= 2 && ^irq === 1'bx) begin
        $display("cycle %0d: port `irq`: %b, expected known bits", tb_cycle, irq);
        $fatal;
      end
      if (tb_cycle >= 2 && ^req_ready === 1'bx) begin
        $display("cycle %0d: port `req_ready`: %b, expected known bits", tb_cycle, req_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_valid === 1'bx) begin
        $display("cycle %0d: port `resp_valid`: %b, expected known bits", tb_cycle, resp_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_tag === 1'bx) begin
        $display("cycle %0d: port `resp_tag`: %b, expected known bits", tb_cycle, resp_tag);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_slot === 1'bx) begin
        $display("cycle %0d: port `resp_slot`: %b, expected known bits", tb_cycle, resp_slot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_write === 1'bx) begin
        $display("cycle %0d: port `resp_write`: %b, expected known bits", tb_cycle, resp_write);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_error === 1'bx) begin
        $display("cycle %0d: port `resp_error`: %b, expected known bits", tb_cycle, resp_error);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_data_0 === 1'bx) begin
        $display("cycle %0d: port `resp_data_0`: %b, expected known bits", tb_cycle, resp_data_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_data_1 === 1'bx) begin
        $display("cycle %0d: port `resp_data_1`: %b, expected known bits", tb_cycle, resp_data_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_data_2 === 1'bx) begin
        $display("cycle %0d: port `resp_data_2`: %b, expected known bits", tb_cycle, resp_data_2);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_data_3 === 1'bx) begin
        $display("cycle %0d: port `resp_data_3`: %b, expected known bits", tb_cycle, resp_data_3);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_data_4 === 1'bx) begin
        $display("cycle %0d: port `resp_data_4`: %b, expected known bits", tb_cycle, resp_data_4);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_data_5 === 1'bx) begin
        $display("cycle %0d: port `resp_data_5`: %b, expected known bits", tb_cycle, resp_data_5);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_data_6 === 1'bx) begin
        $display("cycle %0d: port `resp_data_6`: %b, expected known bits", tb_cycle, resp_data_6);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_data_7 === 1'bx) begin
        $display("cycle %0d: port `resp_data_7`: %b, expected known bits", tb_cycle, resp_data_7);
        $fatal;
      end
      if (tb_cycle >= 2 && ^result_ready === 1'bx) begin
        $display("cycle %0d: port `result_ready`: %b, expected known bits", tb_cycle, result_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_valid === 1'bx) begin
        $display("cycle %0d: port `aw_valid`: %b, expected known bits", tb_cycle, aw_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_id === 1'bx) begin
        $display("cycle %0d: port `aw_id`: %b, expected known bits", tb_cycle, aw_id);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_addr === 1'bx) begin
        $display("cycle %0d: port `aw_addr`: %b, expected known bits", tb_cycle, aw_addr);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_len === 1'bx) begin
        $display("cycle %0d: port `aw_len`: %b, expected known bits", tb_cycle, aw_len);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_size === 1'bx) begin
        $display("cycle %0d: port `aw_size`: %b, expected known bits", tb_cycle, aw_size);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_burst === 1'bx) begin
        $display("cycle %0d: port `aw_burst`: %b, expected known bits", tb_cycle, aw_burst);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_lock === 1'bx) begin
        $display("cycle %0d: port `aw_lock`: %b, expected known bits", tb_cycle, aw_lock);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_cache === 1'bx) begin
        $display("cycle %0d: port `aw_cache`: %b, expected known bits", tb_cycle, aw_cache);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_prot === 1'bx) begin
        $display("cycle %0d: port `aw_prot`: %b, expected known bits", tb_cycle, aw_prot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^aw_qos === 1'bx) begin
        $display("cycle %0d: port `aw_qos`: %b, expected known bits", tb_cycle, aw_qos);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_valid === 1'bx) begin
        $display("cycle %0d: port `w_valid`: %b, expected known bits", tb_cycle, w_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_last === 1'bx) begin
        $display("cycle %0d: port `w_last`: %b, expected known bits", tb_cycle, w_last);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_data_0 === 1'bx) begin
        $display("cycle %0d: port `w_data_0`: %b, expected known bits", tb_cycle, w_data_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_strb_0 === 1'bx) begin
        $display("cycle %0d: port `w_strb_0`: %b, expected known bits", tb_cycle, w_strb_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^b_ready === 1'bx) begin
        $display("cycle %0d: port `b_ready`: %b, expected known bits", tb_cycle, b_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_valid === 1'bx) begin
        $display("cycle %0d: port `ar_valid`: %b, expected known bits", tb_cycle, ar_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_id === 1'bx) begin
        $display("cycle %0d: port `ar_id`: %b, expected known bits", tb_cycle, ar_id);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_addr === 1'bx) begin
        $display("cycle %0d: port `ar_addr`: %b, expected known bits", tb_cycle, ar_addr);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_len === 1'bx) begin
        $display("cycle %0d: port `ar_len`: %b, expected known bits", tb_cycle, ar_len);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_size === 1'bx) begin
        $display("cycle %0d: port `ar_size`: %b, expected known bits", tb_cycle, ar_size);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_burst === 1'bx) begin
        $display("cycle %0d: port `ar_burst`: %b, expected known bits", tb_cycle, ar_burst);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_lock === 1'bx) begin
        $display("cycle %0d: port `ar_lock`: %b, expected known bits", tb_cycle, ar_lock);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_cache === 1'bx) begin
        $display("cycle %0d: port `ar_cache`: %b, expected known bits", tb_cycle, ar_cache);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_prot === 1'bx) begin
        $display("cycle %0d: port `ar_prot`: %b, expected known bits", tb_cycle, ar_prot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ar_qos === 1'bx) begin
        $display("cycle %0d: port `ar_qos`: %b, expected known bits", tb_cycle, ar_qos);
        $fatal;
      end
      if (tb_cycle >= 2 && ^r_ready === 1'bx) begin
        $display("cycle %0d: port `r_ready`: %b, expected known bits", tb_cycle, r_ready);
        $fatal;
      end
      clock = 1'b1;
      #1;
    end
    $display("tessera_render_cache_peripheral_bus64: %0d cycles, every output known", tb_cycles);
    $finish;
  end
endmodule
`default_nettype wire
