// tessera_uart_transmitter
// Bytes onto the line.
//
//   in    1  clock     rising edge
//   in    1  reset     synchronous, active high
//   in   16  divider
//   in    1  tx_valid  An item is on offer.
//   in    8  tx_data   It.
//   out   1  tx_ready  The item, if there is one, is taken at this edge.
//   out   1  txd
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: tx (in): transfer at a rising edge with valid and ready both high.
//
// Exported from hdl/blocks/board/src/uart/transmitter.rs; do not edit.
`default_nettype none
module tessera_uart_transmitter (
  input  wire clock,
  input  wire reset,
  input  wire [15:0] divider,
  input  wire tx_valid,
  input  wire [7:0] tx_data,
  output wire tx_ready,
  output wire txd
);
  reg  t_on_q;
  reg  [15:0] t_count_q;
  reg  [3:0] t_bit_q;
  reg  [9:0] t_frame_q;

  always @(posedge clock) begin
    if (reset) begin
      t_on_q <= 1'd0;
      t_count_q <= 16'd0;
      t_bit_q <= 4'd0;
      t_frame_q <= 10'h3ff;
    end
    else if (t_on_q) begin
      t_count_q <= t_count_q - 16'd1;
      if (~(|t_count_q)) begin
        t_count_q <= divider - 16'd1;
        t_frame_q <= {1'd1, t_frame_q[9:1]};
        t_bit_q <= t_bit_q - 4'd1;
        t_on_q <= |t_bit_q;
      end
    end
    else if (tx_valid) begin
      t_on_q <= 1'd1;
      t_frame_q <= {1'd1, tx_data, 1'd0};
      t_bit_q <= 4'd9;
      t_count_q <= divider - 16'd1;
    end
  end

  assign tx_ready = ~t_on_q;
  assign txd = t_frame_q[0];
endmodule
`default_nettype wire
