// tessera_fifo_a5_depth32_w5
// Queue of 2^A words with valid/ready handshakes.
//
//   in    1  clock       Clock.
//   in    1  reset       Synchronous reset: empties the queue.
//   in    1  push_valid  A word is offered.
//   in    5  push_data   The word offered.
//   out   1  push_ready  The queue takes the word at this edge if one is offered.
//   out   1  pop_valid   The oldest word is present.
//   out   5  pop_data    The oldest word.
//   in    1  pop_ready   The oldest word is taken at this edge if present.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: push (in), pop (out): transfer at a rising edge with valid and ready both high.
//
// Exported from hdl/blocks/hdl/src/fifo.rs; do not edit.
`default_nettype none
module tessera_fifo_a5_depth32_w5 (
  input  wire clock,
  input  wire reset,
  input  wire push_valid,
  input  wire [4:0] push_data,
  output wire push_ready,
  output wire pop_valid,
  output reg  [4:0] pop_data,
  input  wire pop_ready
);
  wire empty;
  wire push;
  wire pop;
  reg  [4:0] head_q;
  reg  [4:0] tail_q;
  reg  full_q;
  reg  [4:0] entry_0_q;
  reg  [4:0] entry_1_q;
  reg  [4:0] entry_2_q;
  reg  [4:0] entry_3_q;
  reg  [4:0] entry_4_q;
  reg  [4:0] entry_5_q;
  reg  [4:0] entry_6_q;
  reg  [4:0] entry_7_q;
  reg  [4:0] entry_8_q;
  reg  [4:0] entry_9_q;
  reg  [4:0] entry_10_q;
  reg  [4:0] entry_11_q;
  reg  [4:0] entry_12_q;
  reg  [4:0] entry_13_q;
  reg  [4:0] entry_14_q;
  reg  [4:0] entry_15_q;
  reg  [4:0] entry_16_q;
  reg  [4:0] entry_17_q;
  reg  [4:0] entry_18_q;
  reg  [4:0] entry_19_q;
  reg  [4:0] entry_20_q;
  reg  [4:0] entry_21_q;
  reg  [4:0] entry_22_q;
  reg  [4:0] entry_23_q;
  reg  [4:0] entry_24_q;
  reg  [4:0] entry_25_q;
  reg  [4:0] entry_26_q;
  reg  [4:0] entry_27_q;
  reg  [4:0] entry_28_q;
  reg  [4:0] entry_29_q;
  reg  [4:0] entry_30_q;
  reg  [4:0] entry_31_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      head_q <= 5'd0;
      tail_q <= 5'd0;
      full_q <= 1'd0;
      entry_0_q <= 5'd0;
      entry_1_q <= 5'd0;
      entry_2_q <= 5'd0;
      entry_3_q <= 5'd0;
      entry_4_q <= 5'd0;
      entry_5_q <= 5'd0;
      entry_6_q <= 5'd0;
      entry_7_q <= 5'd0;
      entry_8_q <= 5'd0;
      entry_9_q <= 5'd0;
      entry_10_q <= 5'd0;
      entry_11_q <= 5'd0;
      entry_12_q <= 5'd0;
      entry_13_q <= 5'd0;
      entry_14_q <= 5'd0;
      entry_15_q <= 5'd0;
      entry_16_q <= 5'd0;
      entry_17_q <= 5'd0;
      entry_18_q <= 5'd0;
      entry_19_q <= 5'd0;
      entry_20_q <= 5'd0;
      entry_21_q <= 5'd0;
      entry_22_q <= 5'd0;
      entry_23_q <= 5'd0;
      entry_24_q <= 5'd0;
      entry_25_q <= 5'd0;
      entry_26_q <= 5'd0;
      entry_27_q <= 5'd0;
      entry_28_q <= 5'd0;
      entry_29_q <= 5'd0;
      entry_30_q <= 5'd0;
      entry_31_q <= 5'd0;
    end
    else begin
      if (pop) begin
        head_q <= head_q + 5'd1;
      end
      if (push) begin
        tail_q <= tail_q + 5'd1;
      end
      if (push & ~pop) begin
        full_q <= (tail_q + 5'd1) == head_q;
      end
      if (pop & ~push) begin
        full_q <= 1'd0;
      end
      if (push & (tail_q == 5'd0)) begin
        entry_0_q <= push_data;
      end
      if (push & (tail_q == 5'd1)) begin
        entry_1_q <= push_data;
      end
      if (push & (tail_q == 5'd2)) begin
        entry_2_q <= push_data;
      end
      if (push & (tail_q == 5'd3)) begin
        entry_3_q <= push_data;
      end
      if (push & (tail_q == 5'd4)) begin
        entry_4_q <= push_data;
      end
      if (push & (tail_q == 5'd5)) begin
        entry_5_q <= push_data;
      end
      if (push & (tail_q == 5'd6)) begin
        entry_6_q <= push_data;
      end
      if (push & (tail_q == 5'd7)) begin
        entry_7_q <= push_data;
      end
      if (push & (tail_q == 5'd8)) begin
        entry_8_q <= push_data;
      end
      if (push & (tail_q == 5'd9)) begin
        entry_9_q <= push_data;
      end
      if (push & (tail_q == 5'ha)) begin
        entry_10_q <= push_data;
      end
      if (push & (tail_q == 5'hb)) begin
        entry_11_q <= push_data;
      end
      if (push & (tail_q == 5'hc)) begin
        entry_12_q <= push_data;
      end
      if (push & (tail_q == 5'hd)) begin
        entry_13_q <= push_data;
      end
      if (push & (tail_q == 5'he)) begin
        entry_14_q <= push_data;
      end
      if (push & (tail_q == 5'hf)) begin
        entry_15_q <= push_data;
      end
      if (push & (tail_q == 5'h10)) begin
        entry_16_q <= push_data;
      end
      if (push & (tail_q == 5'h11)) begin
        entry_17_q <= push_data;
      end
      if (push & (tail_q == 5'h12)) begin
        entry_18_q <= push_data;
      end
      if (push & (tail_q == 5'h13)) begin
        entry_19_q <= push_data;
      end
      if (push & (tail_q == 5'h14)) begin
        entry_20_q <= push_data;
      end
      if (push & (tail_q == 5'h15)) begin
        entry_21_q <= push_data;
      end
      if (push & (tail_q == 5'h16)) begin
        entry_22_q <= push_data;
      end
      if (push & (tail_q == 5'h17)) begin
        entry_23_q <= push_data;
      end
      if (push & (tail_q == 5'h18)) begin
        entry_24_q <= push_data;
      end
      if (push & (tail_q == 5'h19)) begin
        entry_25_q <= push_data;
      end
      if (push & (tail_q == 5'h1a)) begin
        entry_26_q <= push_data;
      end
      if (push & (tail_q == 5'h1b)) begin
        entry_27_q <= push_data;
      end
      if (push & (tail_q == 5'h1c)) begin
        entry_28_q <= push_data;
      end
      if (push & (tail_q == 5'h1d)) begin
        entry_29_q <= push_data;
      end
      if (push & (tail_q == 5'h1e)) begin
        entry_30_q <= push_data;
      end
      if (push & (tail_q == 5'h1f)) begin
        entry_31_q <= push_data;
      end
    end
  end

  assign empty = (head_q == tail_q) & ~full_q;
  assign push = push_valid & ~full_q;
  assign pop = pop_ready & ~empty;
  assign push_ready = ~full_q;
  assign pop_valid = ~empty;

  always @* begin
    if (time_zero) begin end
    pop_data = 5'd0;
    if (head_q == 5'd0) begin
      pop_data = entry_0_q;
    end
    if (head_q == 5'd1) begin
      pop_data = entry_1_q;
    end
    if (head_q == 5'd2) begin
      pop_data = entry_2_q;
    end
    if (head_q == 5'd3) begin
      pop_data = entry_3_q;
    end
    if (head_q == 5'd4) begin
      pop_data = entry_4_q;
    end
    if (head_q == 5'd5) begin
      pop_data = entry_5_q;
    end
    if (head_q == 5'd6) begin
      pop_data = entry_6_q;
    end
    if (head_q == 5'd7) begin
      pop_data = entry_7_q;
    end
    if (head_q == 5'd8) begin
      pop_data = entry_8_q;
    end
    if (head_q == 5'd9) begin
      pop_data = entry_9_q;
    end
    if (head_q == 5'ha) begin
      pop_data = entry_10_q;
    end
    if (head_q == 5'hb) begin
      pop_data = entry_11_q;
    end
    if (head_q == 5'hc) begin
      pop_data = entry_12_q;
    end
    if (head_q == 5'hd) begin
      pop_data = entry_13_q;
    end
    if (head_q == 5'he) begin
      pop_data = entry_14_q;
    end
    if (head_q == 5'hf) begin
      pop_data = entry_15_q;
    end
    if (head_q == 5'h10) begin
      pop_data = entry_16_q;
    end
    if (head_q == 5'h11) begin
      pop_data = entry_17_q;
    end
    if (head_q == 5'h12) begin
      pop_data = entry_18_q;
    end
    if (head_q == 5'h13) begin
      pop_data = entry_19_q;
    end
    if (head_q == 5'h14) begin
      pop_data = entry_20_q;
    end
    if (head_q == 5'h15) begin
      pop_data = entry_21_q;
    end
    if (head_q == 5'h16) begin
      pop_data = entry_22_q;
    end
    if (head_q == 5'h17) begin
      pop_data = entry_23_q;
    end
    if (head_q == 5'h18) begin
      pop_data = entry_24_q;
    end
    if (head_q == 5'h19) begin
      pop_data = entry_25_q;
    end
    if (head_q == 5'h1a) begin
      pop_data = entry_26_q;
    end
    if (head_q == 5'h1b) begin
      pop_data = entry_27_q;
    end
    if (head_q == 5'h1c) begin
      pop_data = entry_28_q;
    end
    if (head_q == 5'h1d) begin
      pop_data = entry_29_q;
    end
    if (head_q == 5'h1e) begin
      pop_data = entry_30_q;
    end
    if (head_q == 5'h1f) begin
      pop_data = entry_31_q;
    end
  end
endmodule
`default_nettype wire
