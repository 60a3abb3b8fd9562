// Testbench of tessera_frame_buffer: inputs at random behind a reset. It ends where a bit of an output is not known (X or Z), and knows
// nothing of what the block computes: that is what the project's tests compare. `fusesoc run --target sim`, or
//   iverilog -c tessera_frame_buffer.f tessera_frame_buffer_tb.v -s tessera_frame_buffer_tb -o tb.vvp && vvp -n tb.vvp +cycles=1000 +seed=1
`default_nettype none
module tessera_frame_buffer_tb;
  integer tb_cycle, tb_cycles, tb_seed;
  reg  [0:0] clock;
  reg  [0:0] reset;
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
  reg  [0:0] clear;
  reg  [31:0] colour;
  reg  [31:0] depth;
  wire [0:0] busy;
  reg  [0:0] view_valid;
  reg  [9:0] view_row;
  reg  [5:0] view_lane;
  wire [0:0] view_ready;
  wire [7:0] viewed;

  tessera_frame_buffer tb_block (
    .clock(clock),
    .reset(reset),
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
    .clear(clear),
    .colour(colour),
    .depth(depth),
    .busy(busy),
    .view_valid(view_valid),
    .view_row(view_row),
    .view_lane(view_lane),
    .view_ready(view_ready),
    .viewed(viewed)
  );

  initial begin
    if (!$value$plusargs("cycles=%d", tb_cycles)) tb_cycles = 1000;
    if (!$value$plusargs("seed=%d", tb_seed)) tb_seed = 1;
    for (tb_cycle = 0; tb_cycle < tb_cycles; tb_cycle = tb_cycle + 1) begin
      clock = 1'b0;
      reset = tb_cycle < 2;
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
      clear = {$random(tb_seed)};
      colour = {$random(tb_seed)};
      depth = {$random(tb_seed)};
      view_valid = {$random(tb_seed)};
      view_row = {$random(tb_seed)};
      view_lane = {$random(tb_seed)};
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
      if (tb_cycle >= 2 && ^busy === 1'bx) begin
        $display("cycle %0d: port `busy`: %b, expected known bits", tb_cycle, busy);
        $fatal;
      end
      if (tb_cycle >= 2 && ^view_ready === 1'bx) begin
        $display("cycle %0d: port `view_ready`: %b, expected known bits", tb_cycle, view_ready);
        $fatal;
      end
      if (tb_cycle >= 2 && ^viewed === 1'bx) begin
        $display("cycle %0d: port `viewed`: %b, expected known bits", tb_cycle, viewed);
        $fatal;
      end
      clock = 1'b1;
      #1;
    end
    $display("tessera_frame_buffer: %0d cycles, every output known", tb_cycles);
    $finish;
  end
endmodule
`default_nettype wire
