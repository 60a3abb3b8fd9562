// tessera_tc_products_threads7
// Products in the accumulators of `THREADS` threads.
//
//   in    1  clock      rising edge
//   in    1  reset      synchronous, active high
//   in    7  start      Threads that start.
//   in    7  write      Thread whose accumulator is written, one-hot.
//   in    2  made
//   in    3  read_slot
//   out   2  held
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/tc/products.rs; do not edit.
`default_nettype none
module tessera_tc_products_threads7 (
  input  wire clock,
  input  wire reset,
  input  wire [6:0] start,
  input  wire [6:0] write,
  input  wire [1:0] made,
  input  wire [2:0] read_slot,
  output reg  [1:0] held
);
  reg  [1:0] product_0_q;
  reg  [1:0] product_1_q;
  reg  [1:0] product_2_q;
  reg  [1:0] product_3_q;
  reg  [1:0] product_4_q;
  reg  [1:0] product_5_q;
  reg  [1:0] product_6_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      product_0_q <= 2'd0;
      product_1_q <= 2'd0;
      product_2_q <= 2'd0;
      product_3_q <= 2'd0;
      product_4_q <= 2'd0;
      product_5_q <= 2'd0;
      product_6_q <= 2'd0;
    end
    else begin
      if (write[0]) begin
        product_0_q <= made;
      end
      if (start[0]) begin
        product_0_q <= 2'd0;
      end
      if (write[1]) begin
        product_1_q <= made;
      end
      if (start[1]) begin
        product_1_q <= 2'd0;
      end
      if (write[2]) begin
        product_2_q <= made;
      end
      if (start[2]) begin
        product_2_q <= 2'd0;
      end
      if (write[3]) begin
        product_3_q <= made;
      end
      if (start[3]) begin
        product_3_q <= 2'd0;
      end
      if (write[4]) begin
        product_4_q <= made;
      end
      if (start[4]) begin
        product_4_q <= 2'd0;
      end
      if (write[5]) begin
        product_5_q <= made;
      end
      if (start[5]) begin
        product_5_q <= 2'd0;
      end
      if (write[6]) begin
        product_6_q <= made;
      end
      if (start[6]) begin
        product_6_q <= 2'd0;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    held = 2'd0;
    if (read_slot == 3'd0) begin
      held = product_0_q;
    end
    if (read_slot == 3'd1) begin
      held = product_1_q;
    end
    if (read_slot == 3'd2) begin
      held = product_2_q;
    end
    if (read_slot == 3'd3) begin
      held = product_3_q;
    end
    if (read_slot == 3'd4) begin
      held = product_4_q;
    end
    if (read_slot == 3'd5) begin
      held = product_5_q;
    end
    if (read_slot == 3'd6) begin
      held = product_6_q;
    end
  end
endmodule
`default_nettype wire
