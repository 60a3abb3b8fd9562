// Testbench of tessera_axi4_bridge: inputs at random behind a reset. It ends where a bit of an output is not known (X or Z), and knows
// nothing of what the block computes: that is what the project's tests compare. `fusesoc run --target sim`, or
//   iverilog -c tessera_axi4_bridge.f tessera_axi4_bridge_tb.v -s tessera_axi4_bridge_tb -o tb.vvp && vvp -n tb.vvp +cycles=1000 +seed=1
`default_nettype none
module tessera_axi4_bridge_tb;
  integer tb_cycle, tb_cycles, tb_seed;
  reg  [0:0] clock;
  reg  [0:0] reset;
  reg  [33:0] cfg_base;
  reg  [2:0] cfg_pitch;
  reg  [0:0] mr_valid;
  reg  [3:0] mr_id;
  reg  [26:0] mr_block;
  wire [0:0] mr_ready;
  wire [0:0] md_valid;
  wire [3:0] md_id;
  wire [0:0] md_error;
  wire [63:0] md_data_0;
  wire [63:0] md_data_1;
  wire [63:0] md_data_2;
  wire [63:0] md_data_3;
  wire [63:0] md_data_4;
  wire [63:0] md_data_5;
  wire [63:0] md_data_6;
  wire [63:0] md_data_7;
  reg  [0:0] md_ready;
  reg  [0:0] mw_valid;
  reg  [3:0] mw_id;
  reg  [26:0] mw_block;
  reg  [63:0] mw_data_0;
  reg  [63:0] mw_data_1;
  reg  [63:0] mw_data_2;
  reg  [63:0] mw_data_3;
  reg  [63:0] mw_data_4;
  reg  [63:0] mw_data_5;
  reg  [63:0] mw_data_6;
  reg  [63:0] mw_data_7;
  wire [0:0] mw_ready;
  wire [0:0] ack_valid;
  wire [3:0] ack_id;
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
  wire [63:0] w_data_1;
  wire [63:0] w_data_2;
  wire [63:0] w_data_3;
  wire [63:0] w_data_4;
  wire [63:0] w_data_5;
  wire [63:0] w_data_6;
  wire [63:0] w_data_7;
  wire [7:0] w_strb_0;
  wire [7:0] w_strb_1;
  wire [7:0] w_strb_2;
  wire [7:0] w_strb_3;
  wire [7:0] w_strb_4;
  wire [7:0] w_strb_5;
  wire [7:0] w_strb_6;
  wire [7:0] w_strb_7;
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
  reg  [63:0] r_data_1;
  reg  [63:0] r_data_2;
  reg  [63:0] r_data_3;
  reg  [63:0] r_data_4;
  reg  [63:0] r_data_5;
  reg  [63:0] r_data_6;
  reg  [63:0] r_data_7;
  wire [0:0] fault_read;
  wire [0:0] fault_write;

  tessera_axi4_bridge tb_block (
    .clock(clock),
    .reset(reset),
    .cfg_base(cfg_base),
    .cfg_pitch(cfg_pitch),
    .mr_valid(mr_valid),
    .mr_id(mr_id),
    .mr_block(mr_block),
    .mr_ready(mr_ready),
    .md_valid(md_valid),
    .md_id(md_id),
    .md_error(md_error),
    .md_data_0(md_data_0),
    .md_data_1(md_data_1),
    .md_data_2(md_data_2),
    .md_data_3(md_data_3),
    .md_data_4(md_data_4),
    .md_data_5(md_data_5),
    .md_data_6(md_data_6),
    .md_data_7(md_data_7),
    .md_ready(md_ready),
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
    .ack_id(ack_id),
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
    .w_data_1(w_data_1),
    .w_data_2(w_data_2),
    .w_data_3(w_data_3),
    .w_data_4(w_data_4),
    .w_data_5(w_data_5),
    .w_data_6(w_data_6),
    .w_data_7(w_data_7),
    .w_strb_0(w_strb_0),
    .w_strb_1(w_strb_1),
    .w_strb_2(w_strb_2),
    .w_strb_3(w_strb_3),
    .w_strb_4(w_strb_4),
    .w_strb_5(w_strb_5),
    .w_strb_6(w_strb_6),
    .w_strb_7(w_strb_7),
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
    .r_data_0(r_data_0),
    .r_data_1(r_data_1),
    .r_data_2(r_data_2),
    .r_data_3(r_data_3),
    .r_data_4(r_data_4),
    .r_data_5(r_data_5),
    .r_data_6(r_data_6),
    .r_data_7(r_data_7),
    .fault_read(fault_read),
    .fault_write(fault_write)
  );

  initial begin
    if (!$value$plusargs("cycles=%d", tb_cycles)) tb_cycles = 1000;
    if (!$value$plusargs("seed=%d", tb_seed)) tb_seed = 1;
    for (tb_cycle = 0; tb_cycle < tb_cycles; tb_cycle = tb_cycle + 1) begin
      clock = 1'b0;
      reset = tb_cycle < 2;
      cfg_base = {$random(tb_seed), $random(tb_seed)};
      cfg_pitch = {$random(tb_seed)};
      mr_valid = {$random(tb_seed)};
      mr_id = {$random(tb_seed)};
      mr_block = {$random(tb_seed)};
      md_ready = {$random(tb_seed)};
      mw_valid = {$random(tb_seed)};
      mw_id = {$random(tb_seed)};
      mw_block = {$random(tb_seed)};
      mw_data_0 = {$random(tb_seed), $random(tb_seed)};
      mw_data_1 = {$random(tb_seed), $random(tb_seed)};
      mw_data_2 = {$random(tb_seed), $random(tb_seed)};
      mw_data_3 = {$random(tb_seed), $random(tb_seed)};
      mw_data_4 = {$random(tb_seed), $random(tb_seed)};
      mw_data_5 = {$random(tb_seed), $random(tb_seed)};
      mw_data_6 = {$random(tb_seed), $random(tb_seed)};
      mw_data_7 = {$random(tb_seed), $random(tb_seed)};
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
      r_data_1 = {$random(tb_seed), $random(tb_seed)};
      r_data_2 = {$random(tb_seed), $random(tb_seed)};
      r_data_3 = {$random(tb_seed), $random(tb_seed)};
      r_data_4 = {$random(tb_seed), $random(tb_seed)};
      r_data_5 = {$random(tb_seed), $random(tb_seed)};
      r_data_6 = {$random(tb_seed), $random(tb_seed)};
      r_data_7 = {$random(tb_seed), $random(tb_seed)};
      #1;
      if (tb_cycle >= 2 && ^mr_ready === 1'bx) begin
        $display("cycle %0d: port `mr_ready`: %b, expected known bits", tb_cycle, mr_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^md_valid === 1'bx) begin
        $display("cycle %0d: port `md_valid`: %b, expected known bits", tb_cycle, md_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^md_id === 1'bx) begin
        $display("cycle %0d: port `md_id`: %b, expected known bits", tb_cycle, md_id);
        $fatal;
      end
      if (tb_cycle >= 2 && ^md_error === 1'bx) begin
        $display("cycle %0d: port `md_error`: %b, expected known bits", tb_cycle, md_error);
        $fatal;
      end
      if (tb_cycle >= 2 && ^md_data_0 === 1'bx) begin
        $display("cycle %0d: port `md_data_0`: %b, expected known bits", tb_cycle, md_data_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^md_data_1 === 1'bx) begin
        $display("cycle %0d: port `md_data_1`: %b, expected known bits", tb_cycle, md_data_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^md_data_2 === 1'bx) begin
        $display("cycle %0d: port `md_data_2`: %b, expected known bits", tb_cycle, md_data_2);
        $fatal;
      end
      if (tb_cycle >= 2 && ^md_data_3 === 1'bx) begin
        $display("cycle %0d: port `md_data_3`: %b, expected known bits", tb_cycle, md_data_3);
        $fatal;
      end
      if (tb_cycle >= 2 && ^md_data_4 === 1'bx) begin
        $display("cycle %0d: port `md_data_4`: %b, expected known bits", tb_cycle, md_data_4);
        $fatal;
      end
      if (tb_cycle >= 2 && ^md_data_5 === 1'bx) begin
        $display("cycle %0d: port `md_data_5`: %b, expected known bits", tb_cycle, md_data_5);
        $fatal;
      end
      if (tb_cycle >= 2 && ^md_data_6 === 1'bx) begin
        $display("cycle %0d: port `md_data_6`: %b, expected known bits", tb_cycle, md_data_6);
        $fatal;
      end
      if (tb_cycle >= 2 && ^md_data_7 === 1'bx) begin
        $display("cycle %0d: port `md_data_7`: %b, expected known bits", tb_cycle, md_data_7);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mw_ready === 1'bx) begin
        $display("cycle %0d: port `mw_ready`: %b, expected known bits", tb_cycle, mw_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ack_valid === 1'bx) begin
        $display("cycle %0d: port `ack_valid`: %b, expected known bits", tb_cycle, ack_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ack_id === 1'bx) begin
        $display("cycle %0d: port `ack_id`: %b, expected known bits", tb_cycle, ack_id);
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
      if (tb_cycle >= 2 && ^w_data_1 === 1'bx) begin
        $display("cycle %0d: port `w_data_1`: %b, expected known bits", tb_cycle, w_data_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_data_2 === 1'bx) begin
        $display("cycle %0d: port `w_data_2`: %b, expected known bits", tb_cycle, w_data_2);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_data_3 === 1'bx) begin
        $display("cycle %0d: port `w_data_3`: %b, expected known bits", tb_cycle, w_data_3);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_data_4 === 1'bx) begin
        $display("cycle %0d: port `w_data_4`: %b, expected known bits", tb_cycle, w_data_4);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_data_5 === 1'bx) begin
        $display("cycle %0d: port `w_data_5`: %b, expected known bits", tb_cycle, w_data_5);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_data_6 === 1'bx) begin
        $display("cycle %0d: port `w_data_6`: %b, expected known bits", tb_cycle, w_data_6);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_data_7 === 1'bx) begin
        $display("cycle %0d: port `w_data_7`: %b, expected known bits", tb_cycle, w_data_7);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_strb_0 === 1'bx) begin
        $display("cycle %0d: port `w_strb_0`: %b, expected known bits", tb_cycle, w_strb_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_strb_1 === 1'bx) begin
        $display("cycle %0d: port `w_strb_1`: %b, expected known bits", tb_cycle, w_strb_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_strb_2 === 1'bx) begin
        $display("cycle %0d: port `w_strb_2`: %b, expected known bits", tb_cycle, w_strb_2);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_strb_3 === 1'bx) begin
        $display("cycle %0d: port `w_strb_3`: %b, expected known bits", tb_cycle, w_strb_3);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_strb_4 === 1'bx) begin
        $display("cycle %0d: port `w_strb_4`: %b, expected known bits", tb_cycle, w_strb_4);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_strb_5 === 1'bx) begin
        $display("cycle %0d: port `w_strb_5`: %b, expected known bits", tb_cycle, w_strb_5);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_strb_6 === 1'bx) begin
        $display("cycle %0d: port `w_strb_6`: %b, expected known bits", tb_cycle, w_strb_6);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_strb_7 === 1'bx) begin
        $display("cycle %0d: port `w_strb_7`: %b, expected known bits", tb_cycle, w_strb_7);
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
      if (tb_cycle >= 2 && ^fault_read === 1'bx) begin
        $display("cycle %0d: port `fault_read`: %b, expected known bits", tb_cycle, fault_read);
        $fatal;
      end
      if (tb_cycle >= 2 && ^fault_write === 1'bx) begin
        $display("cycle %0d: port `fault_write`: %b, expected known bits", tb_cycle, fault_write);
        $fatal;
      end
      clock = 1'b1;
      #1;
    end
    $display("tessera_axi4_bridge: %0d cycles, every output known", tb_cycles);
    $finish;
  end
endmodule
`default_nettype wire
