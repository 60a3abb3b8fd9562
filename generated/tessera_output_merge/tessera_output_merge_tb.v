// Testbench of tessera_output_merge: inputs at random behind a reset. It ends where a bit of an output is not known (X or Z), and knows
// nothing of what the block computes: that is what the project's tests compare. `fusesoc run --target sim`, or
//   iverilog -c tessera_output_merge.f tessera_output_merge_tb.v -s tessera_output_merge_tb -o tb.vvp && vvp -n tb.vvp +cycles=1000 +seed=1
`default_nettype none
module tessera_output_merge_tb;
  integer tb_cycle, tb_cycles, tb_seed;
  reg  [0:0] clock;
  reg  [0:0] reset;
  reg  [1:0] cfg_func;
  reg  [0:0] cfg_zwrite;
  reg  [0:0] cfg_blend;
  reg  [0:0] frag_valid;
  reg  [11:0] frag_x;
  reg  [11:0] frag_y;
  reg  [15:0] frag_mask;
  reg  [63:0] frag_z_0;
  reg  [63:0] frag_z_1;
  reg  [63:0] frag_z_2;
  reg  [63:0] frag_z_3;
  reg  [63:0] frag_z_4;
  reg  [63:0] frag_z_5;
  reg  [63:0] frag_z_6;
  reg  [63:0] frag_z_7;
  reg  [63:0] frag_c_0;
  reg  [63:0] frag_c_1;
  reg  [63:0] frag_c_2;
  reg  [63:0] frag_c_3;
  reg  [63:0] frag_c_4;
  reg  [63:0] frag_c_5;
  reg  [63:0] frag_c_6;
  reg  [63:0] frag_c_7;
  wire [0:0] frag_ready;
  wire [0:0] req_valid;
  wire [7:0] req_tag;
  wire [2:0] req_surface;
  wire [11:0] req_x;
  wire [11:0] req_y;
  wire [1:0] req_op;
  wire [15:0] req_mask;
  reg  [0:0] req_ready;
  reg  [0:0] resp_valid;
  reg  [7:0] resp_tag;
  reg  [3:0] resp_slot;
  reg  [0:0] resp_write;
  reg  [0:0] resp_error;
  reg  [63:0] resp_data_0;
  reg  [63:0] resp_data_1;
  reg  [63:0] resp_data_2;
  reg  [63:0] resp_data_3;
  reg  [63:0] resp_data_4;
  reg  [63:0] resp_data_5;
  reg  [63:0] resp_data_6;
  reg  [63:0] resp_data_7;
  wire [0:0] resp_ready;
  wire [0:0] result_valid;
  wire [3:0] result_slot;
  wire [15:0] result_mask;
  wire [63:0] result_data_0;
  wire [63:0] result_data_1;
  wire [63:0] result_data_2;
  wire [63:0] result_data_3;
  wire [63:0] result_data_4;
  wire [63:0] result_data_5;
  wire [63:0] result_data_6;
  wire [63:0] result_data_7;
  reg  [0:0] result_ready;
  wire [0:0] idle;
  wire [0:0] ev_error;

  tessera_output_merge tb_block (
    .clock(clock),
    .reset(reset),
    .cfg_func(cfg_func),
    .cfg_zwrite(cfg_zwrite),
    .cfg_blend(cfg_blend),
    .frag_valid(frag_valid),
    .frag_x(frag_x),
    .frag_y(frag_y),
    .frag_mask(frag_mask),
    .frag_z_0(frag_z_0),
    .frag_z_1(frag_z_1),
    .frag_z_2(frag_z_2),
    .frag_z_3(frag_z_3),
    .frag_z_4(frag_z_4),
    .frag_z_5(frag_z_5),
    .frag_z_6(frag_z_6),
    .frag_z_7(frag_z_7),
    .frag_c_0(frag_c_0),
    .frag_c_1(frag_c_1),
    .frag_c_2(frag_c_2),
    .frag_c_3(frag_c_3),
    .frag_c_4(frag_c_4),
    .frag_c_5(frag_c_5),
    .frag_c_6(frag_c_6),
    .frag_c_7(frag_c_7),
    .frag_ready(frag_ready),
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
    .idle(idle),
    .ev_error(ev_error)
  );

  initial begin
    if (!$value$plusargs("cycles=%d", tb_cycles)) tb_cycles = 1000;
    if (!$value$plusargs("seed=%d", tb_seed)) tb_seed = 1;
    for (tb_cycle = 0; tb_cycle < tb_cycles; tb_cycle = tb_cycle + 1) begin
      clock = 1'b0;
      reset = tb_cycle < 2;
      cfg_func = {$random(tb_seed)};
      cfg_zwrite = {$random(tb_seed)};
      cfg_blend = {$random(tb_seed)};
      frag_valid = {$random(tb_seed)};
      frag_x = {$random(tb_seed)};
      frag_y = {$random(tb_seed)};
      frag_mask = {$random(tb_seed)};
      frag_z_0 = {$random(tb_seed), $random(tb_seed)};
      frag_z_1 = {$random(tb_seed), $random(tb_seed)};
      frag_z_2 = {$random(tb_seed), $random(tb_seed)};
      frag_z_3 = {$random(tb_seed), $random(tb_seed)};
      frag_z_4 = {$random(tb_seed), $random(tb_seed)};
      frag_z_5 = {$random(tb_seed), $random(tb_seed)};
      frag_z_6 = {$random(tb_seed), $random(tb_seed)};
      frag_z_7 = {$random(tb_seed), $random(tb_seed)};
      frag_c_0 = {$random(tb_seed), $random(tb_seed)};
      frag_c_1 = {$random(tb_seed), $random(tb_seed)};
      frag_c_2 = {$random(tb_seed), $random(tb_seed)};
      frag_c_3 = {$random(tb_seed), $random(tb_seed)};
      frag_c_4 = {$random(tb_seed), $random(tb_seed)};
      frag_c_5 = {$random(tb_seed), $random(tb_seed)};
      frag_c_6 = {$random(tb_seed), $random(tb_seed)};
      frag_c_7 = {$random(tb_seed), $random(tb_seed)};
      req_ready = {$random(tb_seed)};
      resp_valid = {$random(tb_seed)};
      resp_tag = {$random(tb_seed)};
      resp_slot = {$random(tb_seed)};
      resp_write = {$random(tb_seed)};
      resp_error = {$random(tb_seed)};
      resp_data_0 = {$random(tb_seed), $random(tb_seed)};
      resp_data_1 = {$random(tb_seed), $random(tb_seed)};
      resp_data_2 = {$random(tb_seed), $random(tb_seed)};
      resp_data_3 = {$random(tb_seed), $random(tb_seed)};
      resp_data_4 = {$random(tb_seed), $random(tb_seed)};
      resp_data_5 = {$random(tb_seed), $random(tb_seed)};
      resp_data_6 = {$random(tb_seed), $random(tb_seed)};
      resp_data_7 = {$random(tb_seed), $random(tb_seed)};
      result_ready = {$random(tb_seed)};
      #1;
      if (tb_cycle >= 2 && ^frag_ready === 1'bx) begin
        $display("cycle %0d: port `frag_ready`: %b, expected known bits", tb_cycle, frag_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^req_valid === 1'bx) begin
        $display("cycle %0d: port `req_valid`: %b, expected known bits", tb_cycle, req_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^req_tag === 1'bx) begin
        $display("cycle %0d: port `req_tag`: %b, expected known bits", tb_cycle, req_tag);
        $fatal;
      end
      if (tb_cycle >= 2 && ^req_surface === 1'bx) begin
        $display("cycle %0d: port `req_surface`: %b, expected known bits", tb_cycle, req_surface);
        $fatal;
      end
      if (tb_cycle >= 2 && ^req_x === 1'bx) begin
        $display("cycle %0d: port `req_x`: %b, expected known bits", tb_cycle, req_x);
        $fatal;
      end
      if (tb_cycle >= 2 && ^req_y === 1'bx) begin
        $display("cycle %0d: port `req_y`: %b, expected known bits", tb_cycle, req_y);
        $fatal;
      end
      if (tb_cycle >= 2 && ^req_op === 1'bx) begin
        $display("cycle %0d: port `req_op`: %b, expected known bits", tb_cycle, req_op);
        $fatal;
      end
      if (tb_cycle >= 2 && ^req_mask === 1'bx) begin
        $display("cycle %0d: port `req_mask`: %b, expected known bits", tb_cycle, req_mask);
        $fatal;
      end
      if (tb_cycle >= 2 && ^resp_ready === 1'bx) begin
        $display("cycle %0d: port `resp_ready`: %b, expected known bits", tb_cycle, resp_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^result_valid === 1'bx) begin
        $display("cycle %0d: port `result_valid`: %b, expected known bits", tb_cycle, result_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^result_slot === 1'bx) begin
        $display("cycle %0d: port `result_slot`: %b, expected known bits", tb_cycle, result_slot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^result_mask === 1'bx) begin
        $display("cycle %0d: port `result_mask`: %b, expected known bits", tb_cycle, result_mask);
        $fatal;
      end
      if (tb_cycle >= 2 && ^result_data_0 === 1'bx) begin
        $display("cycle %0d: port `result_data_0`: %b, expected known bits", tb_cycle, result_data_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^result_data_1 === 1'bx) begin
        $display("cycle %0d: port `result_data_1`: %b, expected known bits", tb_cycle, result_data_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^result_data_2 === 1'bx) begin
        $display("cycle %0d: port `result_data_2`: %b, expected known bits", tb_cycle, result_data_2);
        $fatal;
      end
      if (tb_cycle >= 2 && ^result_data_3 === 1'bx) begin
        $display("cycle %0d: port `result_data_3`: %b, expected known bits", tb_cycle, result_data_3);
        $fatal;
      end
      if (tb_cycle >= 2 && ^result_data_4 === 1'bx) begin
        $display("cycle %0d: port `result_data_4`: %b, expected known bits", tb_cycle, result_data_4);
        $fatal;
      end
      if (tb_cycle >= 2 && ^result_data_5 === 1'bx) begin
        $display("cycle %0d: port `result_data_5`: %b, expected known bits", tb_cycle, result_data_5);
        $fatal;
      end
      if (tb_cycle >= 2 && ^result_data_6 === 1'bx) begin
        $display("cycle %0d: port `result_data_6`: %b, expected known bits", tb_cycle, result_data_6);
        $fatal;
      end
      if (tb_cycle >= 2 && ^result_data_7 === 1'bx) begin
        $display("cycle %0d: port `result_data_7`: %b, expected known bits", tb_cycle, result_data_7);
        $fatal;
      end
      if (tb_cycle >= 2 && ^idle === 1'bx) begin
        $display("cycle %0d: port `idle`: %b, expected known bits", tb_cycle, idle);
        $fatal;
      end
      if (tb_cycle >= 2 && ^ev_error === 1'bx) begin
        $display("cycle %0d: port `ev_error`: %b, expected known bits", tb_cycle, ev_error);
        $fatal;
      end
      clock = 1'b1;
      #1;
    end
    $display("tessera_output_merge: %0d cycles, every output known", tb_cycles);
    $finish;
  end
endmodule
`default_nettype wire
