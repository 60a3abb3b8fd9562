// Testbench of tessera_demo_control: inputs at random behind a reset. It ends where a bit of an output is not known (X or Z), and knows
// nothing of what the block computes: that is what the project's tests compare. `fusesoc run --target sim`, or
//   iverilog -c tessera_demo_control.f tessera_demo_control_tb.v -s tessera_demo_control_tb -o tb.vvp && vvp -n tb.vvp +cycles=1000 +seed=1
`default_nettype none
module tessera_demo_control_tb;
  integer tb_cycle, tb_cycles, tb_seed;
  reg  [0:0] clock;
  reg  [0:0] reset;
  reg  [0:0] rx_valid;
  reg  [7:0] rx_data;
  reg  [0:0] rx_fault;
  wire [0:0] tx_valid;
  wire [7:0] tx_data;
  reg  [0:0] tx_ready;
  wire [0:0] load_valid;
  wire [63:0] load_data_0;
  wire [63:0] load_data_1;
  wire [0:0] forget;
  wire [0:0] play;
  reg  [0:0] player_busy;
  reg  [0:0] player_full;
  wire [1:0] merge_func;
  wire [0:0] merge_zwrite;
  wire [0:0] merge_blend;
  reg  [0:0] merge_idle;
  reg  [0:0] merge_error;
  wire [0:0] flush_valid;
  wire [0:0] flush_drop;
  reg  [0:0] flush_ready;
  reg  [0:0] flush_done;
  wire [0:0] clear;
  wire [31:0] colour;
  wire [31:0] depth;
  reg  [0:0] frame_busy;
  wire [0:0] view_valid;
  wire [9:0] view_row;
  wire [5:0] view_lane;
  reg  [0:0] view_ready;
  reg  [7:0] viewed;
  reg  [6:0] counted;
  wire [7:0] led;

  tessera_demo_control tb_block (
    .clock(clock),
    .reset(reset),
    .rx_valid(rx_valid),
    .rx_data(rx_data),
    .rx_fault(rx_fault),
    .tx_valid(tx_valid),
    .tx_data(tx_data),
    .tx_ready(tx_ready),
    .load_valid(load_valid),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .forget(forget),
    .play(play),
    .player_busy(player_busy),
    .player_full(player_full),
    .merge_func(merge_func),
    .merge_zwrite(merge_zwrite),
    .merge_blend(merge_blend),
    .merge_idle(merge_idle),
    .merge_error(merge_error),
    .flush_valid(flush_valid),
    .flush_drop(flush_drop),
    .flush_ready(flush_ready),
    .flush_done(flush_done),
    .clear(clear),
    .colour(colour),
    .depth(depth),
    .frame_busy(frame_busy),
    .view_valid(view_valid),
    .view_row(view_row),
    .view_lane(view_lane),
    .view_ready(view_ready),
    .viewed(viewed),
    .counted(counted),
    .led(led)
  );

  initial begin
    if (!$value$plusargs("cycles=%d", tb_cycles)) tb_cycles = 1000;
    if (!$value$plusargs("seed=%d", tb_seed)) tb_seed = 1;
    for (tb_cycle = 0; tb_cycle < tb_cycles; tb_cycle = tb_cycle + 1) begin
      clock = 1'b0;
      reset = tb_cycle < 2;
      rx_valid = {$random(tb_seed)};
      rx_data = {$random(tb_seed)};
      rx_fault = {$random(tb_seed)};
      tx_ready = {$random(tb_seed)};
      player_busy = {$random(tb_seed)};
      player_full = {$random(tb_seed)};
      merge_idle = {$random(tb_seed)};
      merge_error = {$random(tb_seed)};
      flush_ready = {$random(tb_seed)};
      flush_done = {$random(tb_seed)};
      frame_busy = {$random(tb_seed)};
      view_ready = {$random(tb_seed)};
      viewed = {$random(tb_seed)};
      counted = {$random(tb_seed)};
      #1;
      if (tb_cycle >= 2 && ^tx_valid === 1'bx) begin
        $display("cycle %0d: port `tx_valid`: %b, expected known bits", tb_cycle, tx_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^tx_data === 1'bx) begin
        $display("cycle %0d: port `tx_data`: %b, expected known bits", tb_cycle, tx_data);
        $fatal;
      end
      if (tb_cycle >= 2 && ^load_valid === 1'bx) begin
        $display("cycle %0d: port `load_valid`: %b, expected known bits", tb_cycle, load_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^load_data_0 === 1'bx) begin
        $display("cycle %0d: port `load_data_0`: %b, expected known bits", tb_cycle, load_data_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^load_data_1 === 1'bx) begin
        $display("cycle %0d: port `load_data_1`: %b, expected known bits", tb_cycle, load_data_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^forget === 1'bx) begin
        $display("cycle %0d: port `forget`: %b, expected known bits", tb_cycle, forget);
        $fatal;
      end
      if (tb_cycle >= 2 && ^play === 1'bx) begin
        $display("cycle %0d: port `play`: %b, expected known bits", tb_cycle, play);
        $fatal;
      end
      if (tb_cycle >= 2 && ^merge_func === 1'bx) begin
        $display("cycle %0d: port `merge_func`: %b, expected known bits", tb_cycle, merge_func);
        $fatal;
      end
      if (tb_cycle >= 2 && ^merge_zwrite === 1'bx) begin
        $display("cycle %0d: port `merge_zwrite`: %b, expected known bits", tb_cycle, merge_zwrite);
        $fatal;
      end
      if (tb_cycle >= 2 && ^merge_blend === 1'bx) begin
        $display("cycle %0d: port `merge_blend`: %b, expected known bits", tb_cycle, merge_blend);
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
      if (tb_cycle >= 2 && ^clear === 1'bx) begin
        $display("cycle %0d: port `clear`: %b, expected known bits", tb_cycle, clear);
        $fatal;
      end
      if (tb_cycle >= 2 && ^colour === 1'bx) begin
        $display("cycle %0d: port `colour`: %b, expected known bits", tb_cycle, colour);
        $fatal;
      end
      if (tb_cycle >= 2 && ^depth === 1'bx) begin
        $display("cycle %0d: port `depth`: %b, expected known bits", tb_cycle, depth);
        $fatal;
      end
      if (tb_cycle >= 2 && ^view_valid === 1'bx) begin
        $display("cycle %0d: port `view_valid`: %b, expected known bits", tb_cycle, view_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^view_row === 1'bx) begin
        $display("cycle %0d: port `view_row`: %b, expected known bits", tb_cycle, view_row);
        $fatal;
      end
      if (tb_cycle >= 2 && ^view_lane === 1'bx) begin
        $display("cycle %0d: port `view_lane`: %b, expected known bits", tb_cycle, view_lane);
        $fatal;
      end
      if (tb_cycle >= 2 && ^led === 1'bx) begin
        $display("cycle %0d: port `led`: %b, expected known bits", tb_cycle, led);
        $fatal;
      end
      clock = 1'b1;
      #1;
    end
    $display("tessera_demo_control: %0d cycles, every output known", tb_cycles);
    $finish;
  end
endmodule
`default_nettype wire
