// Testbench of tessera_request_player: inputs at random behind a reset. It ends where a bit of an output is not known (X or Z), and knows
// nothing of what the block computes: that is what the project's tests compare. `fusesoc run --target sim`, or
//   iverilog -c tessera_request_player.f tessera_request_player_tb.v -s tessera_request_player_tb -o tb.vvp && vvp -n tb.vvp +cycles=1000 +seed=1
`default_nettype none
module tessera_request_player_tb;
  integer tb_cycle, tb_cycles, tb_seed;
  reg  [0:0] clock;
  reg  [0:0] reset;
  reg  [0:0] load_valid;
  reg  [63:0] load_data_0;
  reg  [63:0] load_data_1;
  reg  [0:0] forget;
  reg  [0:0] play;
  wire [0:0] busy;
  wire [0:0] full;
  wire [0:0] frag_valid;
  wire [11:0] frag_x;
  wire [11:0] frag_y;
  wire [15:0] frag_mask;
  wire [63:0] frag_z_0;
  wire [63:0] frag_z_1;
  wire [63:0] frag_z_2;
  wire [63:0] frag_z_3;
  wire [63:0] frag_z_4;
  wire [63:0] frag_z_5;
  wire [63:0] frag_z_6;
  wire [63:0] frag_z_7;
  wire [63:0] frag_c_0;
  wire [63:0] frag_c_1;
  wire [63:0] frag_c_2;
  wire [63:0] frag_c_3;
  wire [63:0] frag_c_4;
  wire [63:0] frag_c_5;
  wire [63:0] frag_c_6;
  wire [63:0] frag_c_7;
  reg  [0:0] frag_ready;

  tessera_request_player tb_block (
    .clock(clock),
    .reset(reset),
    .load_valid(load_valid),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .forget(forget),
    .play(play),
    .busy(busy),
    .full(full),
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
    .frag_ready(frag_ready)
  );

  initial begin
    if (!$value$plusargs("cycles=%d", tb_cycles)) tb_cycles = 1000;
    if (!$value$plusargs("seed=%d", tb_seed)) tb_seed = 1;
    for (tb_cycle = 0; tb_cycle < tb_cycles; tb_cycle = tb_cycle + 1) begin
      clock = 1'b0;
      reset = tb_cycle < 2;
      load_valid = {$random(tb_seed)};
      load_data_0 = {$random(tb_seed), $random(tb_seed)};
      load_data_1 = {$random(tb_seed), $random(tb_seed)};
      forget = {$random(tb_seed)};
      play = {$random(tb_seed)};
      frag_ready = {$random(tb_seed)};
      #1;
      if (tb_cycle >= 2 && ^busy === 1'bx) begin
        $display("cycle %0d: port `busy`: %b, expected known bits", tb_cycle, busy);
        $fatal;
      end
      if (tb_cycle >= 2 && ^full === 1'bx) begin
        $display("cycle %0d: port `full`: %b, expected known bits", tb_cycle, full);
        $fatal;
      end
      if (tb_cycle >= 2 && ^frag_valid === 1'bx) begin
        $display("cycle %0d: port `frag_valid`: %b, expected known bits", tb_cycle, frag_valid);
        $fatal;
      end
      if (tb_cycle >= 2 && ^frag_x === 1'bx) begin
        $display("cycle %0d: port `frag_x`: %b, expected known bits", tb_cycle, frag_x);
        $fatal;
      end
      if (tb_cycle >= 2 && ^frag_y === 1'bx) begin
        $display("cycle %0d: port `frag_y`: %b, expected known bits", tb_cycle, frag_y);
        $fatal;
      end
      if (tb_cycle >= 2 && ^frag_mask === 1'bx) begin
        $display("cycle %0d: port `frag_mask`: %b, expected known bits", tb_cycle, frag_mask);
        $fatal;
      end
      if (tb_cycle >= 2 && ^frag_z_0 === 1'bx) begin
        $display("cycle %0d: port `frag_z_0`: %b, expected known bits", tb_cycle, frag_z_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^frag_z_1 === 1'bx) begin
        $display("cycle %0d: port `frag_z_1`: %b, expected known bits", tb_cycle, frag_z_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^frag_z_2 === 1'bx) begin
        $display("cycle %0d: port `frag_z_2`: %b, expected known bits", tb_cycle, frag_z_2);
        $fatal;
      end
      if (tb_cycle >= 2 && ^frag_z_3 === 1'bx) begin
        $display("cycle %0d: port `frag_z_3`: %b, expected known bits", tb_cycle, frag_z_3);
        $fatal;
      end
      if (tb_cycle >= 2 && ^frag_z_4 === 1'bx) begin
        $display("cycle %0d: port `frag_z_4`: %b, expected known bits", tb_cycle, frag_z_4);
        $fatal;
      end
      if (tb_cycle >= 2 && ^frag_z_5 === 1'bx) begin
        $display("cycle %0d: port `frag_z_5`: %b, expected known bits", tb_cycle, frag_z_5);
        $fatal;
      end
      if (tb_cycle >= 2 && ^frag_z_6 === 1'bx) begin
        $display("cycle %0d: port `frag_z_6`: %b, expected known bits", tb_cycle, frag_z_6);
        $fatal;
      end
      if (tb_cycle >= 2 && ^frag_z_7 === 1'bx) begin
        $display("cycle %0d: port `frag_z_7`: %b, expected known bits", tb_cycle, frag_z_7);
        $fatal;
      end
      if (tb_cycle >= 2 && ^frag_c_0 === 1'bx) begin
        $display("cycle %0d: port `frag_c_0`: %b, expected known bits", tb_cycle, frag_c_0);
        $fatal;
      end
      if (tb_cycle >= 2 && ^frag_c_1 === 1'bx) begin
        $display("cycle %0d: port `frag_c_1`: %b, expected known bits", tb_cycle, frag_c_1);
        $fatal;
      end
      if (tb_cycle >= 2 && ^frag_c_2 === 1'bx) begin
        $display("cycle %0d: port `frag_c_2`: %b, expected known bits", tb_cycle, frag_c_2);
        $fatal;
      end
      if (tb_cycle >= 2 && ^frag_c_3 === 1'bx) begin
        $display("cycle %0d: port `frag_c_3`: %b, expected known bits", tb_cycle, frag_c_3);
        $fatal;
      end
      if (tb_cycle >= 2 && ^frag_c_4 === 1'bx) begin
        $display("cycle %0d: port `frag_c_4`: %b, expected known bits", tb_cycle, frag_c_4);
        $fatal;
      end
      if (tb_cycle >= 2 && ^frag_c_5 === 1'bx) begin
        $display("cycle %0d: port `frag_c_5`: %b, expected known bits", tb_cycle, frag_c_5);
        $fatal;
      end
      if (tb_cycle >= 2 && ^frag_c_6 === 1'bx) begin
        $display("cycle %0d: port `frag_c_6`: %b, expected known bits", tb_cycle, frag_c_6);
        $fatal;
      end
      if (tb_cycle >= 2 && ^frag_c_7 === 1'bx) begin
        $display("cycle %0d: port `frag_c_7`: %b, expected known bits", tb_cycle, frag_c_7);
        $fatal;
      end
      clock = 1'b1;
      #1;
    end
    $display("tessera_request_player: %0d cycles, every output known", tb_cycles);
    $finish;
  end
endmodule
`default_nettype wire
