// Testbench of tessera_render_cache: inputs at random behind a reset. It ends where a bit of an output is not known (X or Z), and knows
// nothing of what the block computes: that is what the project's tests compare. `fusesoc run --target sim`, or
//   iverilog -c tessera_render_cache.f tessera_render_cache_tb.v -s tessera_render_cache_tb -o tb.vvp && vvp -n tb.vvp +cycles=1000 +seed=1
`default_nettype none
module tessera_render_cache_tb;
  integer tb_cycle, tb_cycles, tb_seed;
  reg  [0:0] clock;
  reg  [0:0] reset;
  reg  [15:0] cfg_nodes;
  reg  [3:0] cfg_ways;
  reg  [4:0] cfg_set_mask;
  reg  [0:0] cfg_hash;
  reg  [1:0] cfg_part;
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
  wire [0:0] mr_valid;
  wire [3:0] mr_id;
  wire [26:0] mr_block;
  reg  [0:0] mr_ready;
  reg  [0:0] md_valid;
  reg  [3:0] md_id;
  reg  [0:0] md_error;
  reg  [63:0] md_data_0;
  reg  [63:0] md_data_1;
  reg  [63:0] md_data_2;
  reg  [63:0] md_data_3;
  reg  [63:0] md_data_4;
  reg  [63:0] md_data_5;
  reg  [63:0] md_data_6;
  reg  [63:0] md_data_7;
  wire [0:0] md_ready;
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
  reg  [0:0] flush_valid;
  reg  [0:0] flush_drop;
  wire [0:0] flush_ready;
  wire [0:0] flush_done;
  wire [0:0] idle;
  wire [2:0] stall;
  wire [0:0] ev_present;
  wire [0:0] ev_link;
  wire [0:0] ev_miss;
  wire [0:0] ev_read;
  wire [0:0] ev_victim;
  wire [0:0] ev_result;
  wire [0:0] ev_alloc;
  wire [0:0] ev_fill_error;

  tessera_render_cache tb_block (
    .clock(clock),
    .reset(reset),
    .cfg_nodes(cfg_nodes),
    .cfg_ways(cfg_ways),
    .cfg_set_mask(cfg_set_mask),
    .cfg_hash(cfg_hash),
    .cfg_part(cfg_part),
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
    .ev_fill_error(ev_fill_error)
  );

  initial begin
    if (!$value$plusargs("cycles=%d", tb_cycles)) tb_cycles = 1000;
    if (!$value$plusargs("seed=%d", tb_seed)) tb_seed = 1;
    for (tb_cycle = 0; tb_cycle < tb_cycles; tb_cycle = tb_cycle + 1) begin
      clock = 1'b0;
      reset = tb_cycle < 2;
      cfg_nodes = {$random(tb_seed)};
      cfg_ways = {$random(tb_seed)};
      cfg_set_mask = {$random(tb_seed)};
      cfg_hash = {$random(tb_seed)};
      cfg_part = {$random(tb_seed)};
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
      mr_ready = {$random(tb_seed)};
      md_valid = {$random(tb_seed)};
      md_id = {$random(tb_seed)};
      md_error = {$random(tb_seed)};
      md_data_0 = {$random(tb_seed), $random(tb_seed)};
      md_data_1 = {$random(tb_seed), $random(tb_seed)};
      md_data_2 = {$random(tb_seed), $random(tb_seed)};
      md_data_3 = {$random(tb_seed), $random(tb_seed)};
      md_data_4 = {$random(tb_seed), $random(tb_seed)};
      md_data_5 = {$random(tb_seed), $random(tb_seed)};
      md_data_6 = {$random(tb_seed), $random(tb_seed)};
      md_data_7 = {$random(tb_seed), $random(tb_seed)};
      mw_ready = {$random(tb_seed)};
      ack_valid = {$random(tb_seed)};
      ack_id = {$random(tb_seed)};
      flush_valid = {$random(tb_seed)};
      flush_drop = {$random(tb_seed)};
      #1;
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
      if (tb_cycle >= 2 && ^mr_valid === 1'bx) begin
        $display("cycle %0d: port `mr_valid`: %b, expected known bits", tb_cycle, mr_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mr_id === 1'bx) begin
        $display("cycle %0d: port `mr_id`: %b, expected known bits", tb_cycle, mr_id);
        $fatal;
      end
      if (tb_cycle >= 2 && ^mr_block === 1'bx) begin
        $display("cycle %0d: port `mr_block`: %b, expected known bits", tb_cycle, mr_block);
        $fatal;
      end
      if (tb_cycle >= 2 && ^md_ready === 1'bx) begin
        $display("cycle %0d: port `md_ready`: %b, expected known bits", tb_cycle, md_ready);
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
      if (tb_cycle >= 2 && ^flush_ready === 1'bx) begin
        $display("cycle %0d: port `flush_ready`: %b, expected known bits", tb_cycle, flush_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^flush_done === 1'bx) begin
        $display("cycle %0d: port `flush_done`: %b, expected known bits", tb_cycle, flush_done);
        $fatal;
      end
      if (tb_cycle >= 2 && ^idle === 1'bx) begin
        $display("cycle %0d: port `idle`: %b, expected known bits", tb_cycle, idle);
        $fatal;
      end
      if (tb_cycle >= 2 && ^stall === 1'bx) begin
        $display("cycle %0d: port `stall`: %b, expected known bits", tb_cycle, stall);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ev_present === 1'bx) begin
        $display("cycle %0d: port `ev_present`: %b, expected known bits", tb_cycle, ev_present);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ev_link === 1'bx) begin
        $display("cycle %0d: port `ev_link`: %b, expected known bits", tb_cycle, ev_link);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ev_miss === 1'bx) begin
        $display("cycle %0d: port `ev_miss`: %b, expected known bits", tb_cycle, ev_miss);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ev_read === 1'bx) begin
        $display("cycle %0d: port `ev_read`: %b, expected known bits", tb_cycle, ev_read);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ev_victim === 1'bx) begin
        $display("cycle %0d: port `ev_victim`: %b, expected known bits", tb_cycle, ev_victim);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ev_result === 1'bx) begin
        $display("cycle %0d: port `ev_result`: %b, expected known bits", tb_cycle, ev_result);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ev_alloc === 1'bx) begin
        $display("cycle %0d: port `ev_alloc`: %b, expected known bits", tb_cycle, ev_alloc);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ev_fill_error === 1'bx) begin
        $display("cycle %0d: port `ev_fill_error`: %b, expected known bits", tb_cycle, ev_fill_error);
        $fatal;
      end
      clock = 1'b1;
      #1;
    end
    $display("tessera_render_cache: %0d cycles, every output known", tb_cycles);
    $finish;
  end
endmodule
`default_nettype wire
