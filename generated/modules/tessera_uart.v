// tessera_uart
// A serial line, both ways.
//
//   in    1  clock        Clock.
//   in    1  reset        Synchronous reset, active high.
//   in   16  cfg_divider  Cycles of a bit, at least 2.
//   in    1  rxd          The line from the host.
//   out   1  txd          The line to the host.
// rx: Bytes from the host.
//   out   1  rx_valid     In this cycle.
//   out   8  rx_data      It.
//   out   1  fault        A byte without stop bit is dropped.
// tx: Bytes for the host.
//   in    1  tx_valid     An item is on offer.
//   in    8  tx_data      It.
//   out   1  tx_ready     The item, if there is one, is taken at this edge.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: tx (in): transfer at a rising edge with valid and ready both high.
// Contract: hdl/docs/src/contract/uart.md
//
// Exported from hdl/blocks/board/src/uart/mod.rs; do not edit.
`default_nettype none
module tessera_uart (
  input  wire clock,
  input  wire reset,
  input  wire [15:0] cfg_divider,
  input  wire rxd,
  output wire txd,
  output wire rx_valid,
  output wire [7:0] rx_data,
  output wire fault,
  input  wire tx_valid,
  input  wire [7:0] tx_data,
  output wire tx_ready
);
  wire receiver__rx_valid;
  wire [7:0] receiver__rx_data;
  wire receiver__fault;
  wire transmitter__tx_ready;
  wire transmitter__txd;

  tessera_uart_receiver receiver (
    .clock(clock),
    .reset(reset),
    .divider(cfg_divider),
    .rxd(rxd),
    .rx_valid(receiver__rx_valid),
    .rx_data(receiver__rx_data),
    .fault(receiver__fault)
  );

  tessera_uart_transmitter transmitter (
    .clock(clock),
    .reset(reset),
    .divider(cfg_divider),
    .tx_valid(tx_valid),
    .tx_data(tx_data),
    .tx_ready(transmitter__tx_ready),
    .txd(transmitter__txd)
  );

  assign rx_valid = receiver__rx_valid;
  assign rx_data = receiver__rx_data;
  assign fault = receiver__fault;
  assign tx_ready = transmitter__tx_ready;
  assign txd = transmitter__txd;
endmodule
`default_nettype wire
