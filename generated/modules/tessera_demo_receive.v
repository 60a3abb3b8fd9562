// tessera_demo_receive
// The command that comes in.
//
//   in    1  clock      rising edge
//   in    1  reset      synchronous, active high
//   in    1  rx_valid   In this cycle.
//   in    8  rx_data    It.
//   in    1  listen     Bytes count.
//   out   1  complete   This byte is the last of a command.
//   out   8  code       The command that came last.
//   out  64  payload_0
//   out  64  payload_1
//   out   1  good       Its checksum is right.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/board/src/demo_control/receive.rs; do not edit.
`default_nettype none
module tessera_demo_receive (
  input  wire clock,
  input  wire reset,
  input  wire rx_valid,
  input  wire [7:0] rx_data,
  input  wire listen,
  output wire complete,
  output wire [7:0] code,
  output wire [63:0] payload_0,
  output wire [63:0] payload_1,
  output wire good
);
  wire taken;
  wire begins;
  reg  [4:0] have_q;
  reg  [63:0] word_0_q;
  reg  [63:0] word_1_q;
  reg  [7:0] first_q;
  reg  [15:0] crc_q;
  wire [15:0] adder__crc;
  wire [15:0] adder__sum;

  always @(posedge clock) begin
    if (reset) begin
      have_q <= 5'd0;
      word_0_q <= 64'd0;
      word_1_q <= 64'd0;
      first_q <= 8'd0;
      crc_q <= 16'd0;
    end
    else if (taken) begin
      crc_q <= adder__sum;
      have_q <= have_q + 5'd1;
      if (begins) begin
        first_q <= rx_data;
      end
      else if (have_q <= 5'h10) begin
        word_1_q <= {rx_data, word_1_q[63:8]};
        word_0_q <= {word_1_q[7:0], word_0_q[63:8]};
      end
      if (have_q == 5'h12) begin
        have_q <= 5'd0;
      end
    end
  end

  tessera_demo_crc adder (
    .crc(adder__crc),
    .data(rx_data),
    .sum(adder__sum)
  );

  assign begins = ~(|have_q);
  assign taken = rx_valid & listen & (~begins | (|rx_data));
  assign complete = taken & (have_q == 5'h12);
  assign adder__crc = begins ? 16'hffff : crc_q;
  assign good = ~(|crc_q);
  assign code = first_q;
  assign payload_0 = word_0_q;
  assign payload_1 = word_1_q;
endmodule
`default_nettype wire
