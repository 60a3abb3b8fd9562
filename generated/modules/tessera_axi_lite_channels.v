// tessera_axi_lite_channels
// Channels of an AXI4-Lite slave, one transaction in each direction.
//
//   in    1  clock          rising edge
//   in    1  reset          synchronous, active high
//   in    1  aw_valid       An item is on offer.
//   in   12  aw_addr        Address of its first byte.
//   out   1  aw_ready       The item, if there is one, is taken at this edge.
//   in    1  w_valid        An item is on offer.
//   in   32  w_data         The word.
//   in    4  w_strb         Bytes of it to write.
//   out   1  w_ready        The item, if there is one, is taken at this edge.
//   out   1  b_valid        An item is on offer.
//   out   2  b_resp         0 OKAY, 2 SLVERR.
//   in    1  b_ready        The item, if there is one, is taken at this edge.
//   in    1  ar_valid       An item is on offer.
//   in   12  ar_addr        Address of its first byte.
//   out   1  ar_ready       The item, if there is one, is taken at this edge.
//   out   1  r_valid        An item is on offer.
//   out  32  r_data         The word.
//   out   2  r_resp         0 OKAY, 2 SLVERR.
//   in    1  r_ready        The item, if there is one, is taken at this edge.
//   out   1  write_valid    There is one.
//   out  10  write_word     Bits 11 to 2 of its address.
//   out  32  write_mask     Bits that it brings.
//   out  32  write_data     Their values; the others are 0.
//   in    1  write_refused  It is refused.
//   out  10  read_word      Bits 11 to 2 of its address.
//   in   32  read_data      What it holds.
//   in    1  read_outside   There is none.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: aw (in), w (in), b (out), ar (in), r (out): transfer at a rising edge with valid and ready both high.
//
// Exported from hdl/blocks/memory/src/control/channels.rs; do not edit.
`default_nettype none
module tessera_axi_lite_channels (
  input  wire clock,
  input  wire reset,
  input  wire aw_valid,
  input  wire [11:0] aw_addr,
  output wire aw_ready,
  input  wire w_valid,
  input  wire [31:0] w_data,
  input  wire [3:0] w_strb,
  output wire w_ready,
  output wire b_valid,
  output wire [1:0] b_resp,
  input  wire b_ready,
  input  wire ar_valid,
  input  wire [11:0] ar_addr,
  output wire ar_ready,
  output wire r_valid,
  output wire [31:0] r_data,
  output wire [1:0] r_resp,
  input  wire r_ready,
  output wire write_valid,
  output wire [9:0] write_word,
  output wire [31:0] write_mask,
  output wire [31:0] write_data,
  input  wire write_refused,
  output wire [9:0] read_word,
  input  wire [31:0] read_data,
  input  wire read_outside
);
  wire go;
  wire [31:0] mask;
  reg  aw_v_q;
  reg  [9:0] aw_word_q;
  reg  w_v_q;
  reg  [31:0] w_data_q;
  reg  [3:0] w_strb_q;
  reg  b_v_q;
  reg  [1:0] b_resp_q;
  reg  r_v_q;
  reg  [31:0] r_data_q;
  reg  [1:0] r_resp_q;

  always @(posedge clock) begin
    if (reset) begin
      aw_v_q <= 1'd0;
      aw_word_q <= 10'd0;
      w_v_q <= 1'd0;
      w_data_q <= 32'd0;
      w_strb_q <= 4'd0;
      b_v_q <= 1'd0;
      b_resp_q <= 2'd0;
      r_v_q <= 1'd0;
      r_data_q <= 32'd0;
      r_resp_q <= 2'd0;
    end
    else begin
      if (aw_valid & ~aw_v_q & ~b_v_q) begin
        aw_v_q <= 1'd1;
        aw_word_q <= aw_addr[11:2];
      end
      if (w_valid & ~w_v_q & ~b_v_q) begin
        w_v_q <= 1'd1;
        w_data_q <= w_data;
        w_strb_q <= w_strb;
      end
      if (b_ready) begin
        b_v_q <= 1'd0;
      end
      if (go) begin
        aw_v_q <= 1'd0;
        w_v_q <= 1'd0;
        b_v_q <= 1'd1;
        b_resp_q <= 2'd0;
        if (write_refused) begin
          b_resp_q <= 2'd2;
        end
      end
      if (r_ready) begin
        r_v_q <= 1'd0;
      end
      if (ar_valid & ~r_v_q) begin
        r_v_q <= 1'd1;
        r_data_q <= read_data;
        r_resp_q <= 2'd0;
        if (read_outside) begin
          r_resp_q <= 2'd2;
        end
      end
    end
  end

  // halves of a write come in any order
  assign aw_ready = ~aw_v_q & ~b_v_q;
  assign w_ready = ~w_v_q & ~b_v_q;
  // both are there
  assign go = aw_v_q & w_v_q;
  assign mask = {{8{w_strb_q[3]}}, {8{w_strb_q[2]}}, {8{w_strb_q[1]}}, {8{w_strb_q[0]}}};
  assign write_valid = go;
  assign write_word = aw_word_q;
  assign write_mask = mask;
  assign write_data = w_data_q & mask;
  assign b_valid = b_v_q & ~reset;
  assign b_resp = b_resp_q;
  // a read finds its register at once
  assign ar_ready = ~r_v_q;
  assign read_word = ar_addr[11:2];
  assign r_valid = r_v_q & ~reset;
  assign r_data = r_data_q;
  assign r_resp = r_resp_q;

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, aw_addr[1:0], ar_addr[1:0]};
endmodule
`default_nettype wire
