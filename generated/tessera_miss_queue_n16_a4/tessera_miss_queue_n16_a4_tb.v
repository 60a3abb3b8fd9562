// Testbench of tessera_miss_queue_n16_a4: inputs at random behind a reset. It ends where a bit of an output is not known (X or Z), and knows
// nothing of what the block computes: that is what the project's tests compare. `fusesoc run --target sim`, or
//   iverilog -c tessera_miss_queue_n16_a4.f tessera_miss_queue_n16_a4_tb.v -s tessera_miss_queue_n16_a4_tb -o tb.vvp && vvp -n tb.vvp +cycles=1000 +seed=1
`default_nettype none
module tessera_miss_queue_n16_a4_tb;
  integer tb_cycle, tb_cycles, tb_seed;
  reg  [0:0] clock;
  reg  [0:0] reset;
  reg  [15:0] cfg_nodes;
  reg  [26:0] r_block;
  reg  [0:0] r_take;
  reg  [26:0] l_block;
  reg  [4:0] l_set;
  reg  [0:0] push;
  reg  [0:0] push_present;
  reg  [1:0] push_way;
  reg  [7:0] push_tag;
  reg  [1:0] push_op;
  reg  [15:0] push_mask;
  reg  [0:0] s_take;
  reg  [0:0] result;
  reg  [3:0] result_slot;
  reg  [15:0] result_mask;
  reg  [0:0] fill;
  reg  [3:0] fill_slot;
  reg  [0:0] fill_error;
  reg  [0:0] f_take;
  reg  [0:0] f_hold;
  reg  [0:0] w_room;
  reg  [0:0] w_take;
  reg  [0:0] w_free;
  reg  [3:0] w_free_slot;
  reg  [4:0] pin_set;
  wire [0:0] l_match;
  wire [3:0] l_slot;
  wire [0:0] l_leaving;
  wire [0:0] l_full;
  wire [3:0] push_slot;
  wire [0:0] s_valid;
  wire [3:0] s_slot;
  wire [7:0] s_tag;
  wire [1:0] s_op;
  wire [0:0] s_present;
  wire [6:0] s_row;
  wire [15:0] s_pixels;
  wire [0:0] s_error;
  wire [0:0] result_present;
  wire [6:0] result_row;
  wire [15:0] fill_cover;
  wire [0:0] f_valid;
  wire [3:0] f_slot;
  wire [26:0] f_block;
  wire [0:0] w_pick;
  wire [0:0] w_valid;
  wire [3:0] w_slot;
  wire [26:0] w_block;
  wire [4:0] w_set;
  wire [3:0] pinned;
  wire [0:0] idle;

  tessera_miss_queue_n16_a4 tb_block (
    .clock(clock),
    .reset(reset),
    .cfg_nodes(cfg_nodes),
    .r_block(r_block),
    .r_take(r_take),
    .l_block(l_block),
    .l_set(l_set),
    .push(push),
    .push_present(push_present),
    .push_way(push_way),
    .push_tag(push_tag),
    .push_op(push_op),
    .push_mask(push_mask),
    .s_take(s_take),
    .result(result),
    .result_slot(result_slot),
    .result_mask(result_mask),
    .fill(fill),
    .fill_slot(fill_slot),
    .fill_error(fill_error),
    .f_take(f_take),
    .f_hold(f_hold),
    .w_room(w_room),
    .w_take(w_take),
    .w_free(w_free),
    .w_free_slot(w_free_slot),
    .pin_set(pin_set),
    .l_match(l_match),
    .l_slot(l_slot),
    .l_leaving(l_leaving),
    .l_full(l_full),
    .push_slot(push_slot),
    .s_valid(s_valid),
    .s_slot(s_slot),
    .s_tag(s_tag),
    .s_op(s_op),
    .s_present(s_present),
    .s_row(s_row),
    .s_pixels(s_pixels),
    .s_error(s_error),
    .result_present(result_present),
    .result_row(result_row),
    .fill_cover(fill_cover),
    .f_valid(f_valid),
    .f_slot(f_slot),
    .f_block(f_block),
    .w_pick(w_pick),
    .w_valid(w_valid),
    .w_slot(w_slot),
    .w_block(w_block),
    .w_set(w_set),
    .pinned(pinned),
    .idle(idle)
  );

  initial begin
    if (!$value$plusargs("cycles=%d", tb_cycles)) tb_cycles = 1000;
    if (!$value$plusargs("seed=%d", tb_seed)) tb_seed = 1;
    for (tb_cycle = 0; tb_cycle < tb_cycles; tb_cycle = tb_cycle + 1) begin
      clock = 1'b0;
      reset = tb_cycle < 2;
      cfg_nodes = {$random(tb_seed)};
      r_block = {$random(tb_seed)};
      r_take = {$random(tb_seed)};
      l_block = {$random(tb_seed)};
      l_set = {$random(tb_seed)};
      push = {$random(tb_seed)};
      push_present = {$random(tb_seed)};
      push_way = {$random(tb_seed)};
      push_tag = {$random(tb_seed)};
      push_op = {$random(tb_seed)};
      push_mask = {$random(tb_seed)};
      s_take = {$random(tb_seed)};
      result = {$random(tb_seed)};
      result_slot = {$random(tb_seed)};
      result_mask = {$random(tb_seed)};
      fill = {$random(tb_seed)};
      fill_slot = {$random(tb_seed)};
      fill_error = {$random(tb_seed)};
      f_take = {$random(tb_seed)};
      f_hold = {$random(tb_seed)};
      w_room = {$random(tb_seed)};
      w_take = {$random(tb_seed)};
      w_free = {$random(tb_seed)};
      w_free_slot = {$random(tb_seed)};
      pin_set = {$random(tb_seed)};
      #1;
      if (tb_cycle >= 2 && ^l_match === 1'bx) begin
        $display("cycle %0d: port `l_match`: %b, expected known bits", tb_cycle, l_match);
        $fatal;
      end
      if (tb_cycle >= 2 && ^l_slot === 1'bx) begin
        $display("cycle %0d: port `l_slot`: %b, expected known bits", tb_cycle, l_slot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^l_leaving === 1'bx) begin
        $display("cycle %0d: port `l_leaving`: %b, expected known bits", tb_cycle, l_leaving);
        $fatal;
      end
      if (tb_cycle >= 2 && ^l_full === 1'bx) begin
        $display("cycle %0d: port `l_full`: %b, expected known bits", tb_cycle, l_full);
        $fatal;
      end
      if (tb_cycle >= 2 && ^push_slot === 1'bx) begin
        $display("cycle %0d: port `push_slot`: %b, expected known bits", tb_cycle, push_slot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^s_valid === 1'bx) begin
        $display("cycle %0d: port `s_valid`: %b, expected known bits", tb_cycle, s_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^s_slot === 1'bx) begin
        $display("cycle %0d: port `s_slot`: %b, expected known bits", tb_cycle, s_slot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^s_tag === 1'bx) begin
        $display("cycle %0d: port `s_tag`: %b, expected known bits", tb_cycle, s_tag);
        $fatal;
      end
      if (tb_cycle >= 2 && ^s_op === 1'bx) begin
        $display("cycle %0d: port `s_op`: %b, expected known bits", tb_cycle, s_op);
        $fatal;
      end
      if (tb_cycle >= 2 && ^s_present === 1'bx) begin
        $display("cycle %0d: port `s_present`: %b, expected known bits", tb_cycle, s_present);
        $fatal;
      end
      if (tb_cycle >= 2 && ^s_row === 1'bx) begin
        $display("cycle %0d: port `s_row`: %b, expected known bits", tb_cycle, s_row);
        $fatal;
      end
      if (tb_cycle >= 2 && ^s_pixels === 1'bx) begin
        $display("cycle %0d: port `s_pixels`: %b, expected known bits", tb_cycle, s_pixels);
        $fatal;
      end
      if (tb_cycle >= 2 && ^s_error === 1'bx) begin
        $display("cycle %0d: port `s_error`: %b, expected known bits", tb_cycle, s_error);
        $fatal;
      end
      if (tb_cycle >= 2 && ^result_present === 1'bx) begin
        $display("cycle %0d: port `result_present`: %b, expected known bits", tb_cycle, result_present);
        $fatal;
      end
      if (tb_cycle >= 2 && ^result_row === 1'bx) begin
        $display("cycle %0d: port `result_row`: %b, expected known bits", tb_cycle, result_row);
        $fatal;
      end
      if (tb_cycle >= 2 && ^fill_cover === 1'bx) begin
        $display("cycle %0d: port `fill_cover`: %b, expected known bits", tb_cycle, fill_cover);
        $fatal;
      end
      if (tb_cycle >= 2 && ^f_valid === 1'bx) begin
        $display("cycle %0d: port `f_valid`: %b, expected known bits", tb_cycle, f_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^f_slot === 1'bx) begin
        $display("cycle %0d: port `f_slot`: %b, expected known bits", tb_cycle, f_slot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^f_block === 1'bx) begin
        $display("cycle %0d: port `f_block`: %b, expected known bits", tb_cycle, f_block);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_pick === 1'bx) begin
        $display("cycle %0d: port `w_pick`: %b, expected known bits", tb_cycle, w_pick);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_valid === 1'bx) begin
        $display("cycle %0d: port `w_valid`: %b, expected known bits", tb_cycle, w_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_slot === 1'bx) begin
        $display("cycle %0d: port `w_slot`: %b, expected known bits", tb_cycle, w_slot);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_block === 1'bx) begin
        $display("cycle %0d: port `w_block`: %b, expected known bits", tb_cycle, w_block);
        $fatal;
      end
      if (tb_cycle >= 2 && ^w_set === 1'bx) begin
        $display("cycle %0d: port `w_set`: %b, expected known bits", tb_cycle, w_set);
        $fatal;
      end
      if (tb_cycle >= 2 && ^pinned === 1'bx) begin
        $display("cycle %0d: port `pinned`: %b, expected known bits", tb_cycle, pinned);
        $fatal;
      end
      if (tb_cycle >= 2 && ^idle === 1'bx) begin
        $display("cycle %0d: port `idle`: %b, expected known bits", tb_cycle, idle);
        $fatal;
      end
      clock = 1'b1;
      #1;
    end
    $display("tessera_miss_queue_n16_a4: %0d cycles, every output known", tb_cycles);
    $finish;
  end
endmodule
`default_nettype wire
