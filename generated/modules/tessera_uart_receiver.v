// tessera_uart_receiver
// Bytes from the line.
//
//   in    1  clock     rising edge
//   in    1  reset     synchronous, active high
//   in   16  divider
//   in    1  rxd
//   out   1  rx_valid  In this cycle.
//   out   8  rx_data   It.
//   out   1  fault
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/board/src/uart/receiver.rs; do not edit.
`default_nettype none
module tessera_uart_receiver (
  input  wire clock,
  input  wire reset,
  input  wire [15:0] divider,
  input  wire rxd,
  output wire rx_valid,
  output wire [7:0] rx_data,
  output wire fault
);
  wire sample;
  wire stops;
  reg  sync_q;
  reg  line_q;
  reg  r_on_q;
  reg  [15:0] r_count_q;
  reg  [3:0] r_bit_q;
  reg  [7:0] r_data_q;

  always @(posedge clock) begin
    if (reset) begin
      sync_q <= 1'd1;
      line_q <= 1'd1;
      r_on_q <= 1'd0;
      r_count_q <= 16'd0;
      r_bit_q <= 4'd0;
      r_data_q <= 8'd0;
    end
    else begin
      sync_q <= rxd;
      line_q <= sync_q;
      if (r_on_q) begin
        r_count_q <= r_count_q - 16'd1;
      end
      else if (~line_q) begin
        r_on_q <= 1'd1;
        r_bit_q <= 4'd0;
        r_count_q <= (divider >> 1) - 16'd1;
      end
      if (sample) begin
        r_count_q <= divider - 16'd1;
        r_bit_q <= r_bit_q + 4'd1;
        r_data_q <= {line_q, r_data_q[7:1]};
        if (stops | ((r_bit_q == 4'd0) & line_q)) begin
          r_on_q <= 1'd0;
        end
      end
    end
  end

  assign sample = r_on_q & ~(|r_count_q);
  assign stops = sample & (r_bit_q == 4'd9);
  assign rx_valid = stops & line_q;
  assign rx_data = (stops & line_q) ? r_data_q : 8'd0;
  assign fault = stops & ~line_q;
endmodule
`default_nettype wire
