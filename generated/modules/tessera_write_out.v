// tessera_write_out
// Sixteen victims between the data RAM and memory.
//
//   in    1  clock        Clock.
//   in    1  reset        Synchronous reset, active high.
// push: A victim; only while `free` is not 0.
//   in    1  push_valid   It is handed over at this edge.
//   in   27  push_block   Block address.
//   in   64  push_data_0  Its pixels, two in a word.
//   in   64  push_data_1
//   in   64  push_data_2
//   in   64  push_data_3
//   in   64  push_data_4
//   in   64  push_data_5
//   in   64  push_data_6
//   in   64  push_data_7
//   in   27  probe_block  Block that `probe_hit` is about.
//   out   5  free         Slots that are free.
//   out   1  empty        No slot is in use.
//   out   1  probe_hit    `probe_block` is in a slot and not acknowledged.
// mw: Writes to memory.
//   out   1  mw_valid     An item is on offer.
//   out   4  mw_id        Name of the write.
//   out  27  mw_block     Block address.
//   out  64  mw_data_0    Its pixels, two in a word; not cleared while nothing is valid.
//   out  64  mw_data_1
//   out  64  mw_data_2
//   out  64  mw_data_3
//   out  64  mw_data_4
//   out  64  mw_data_5
//   out  64  mw_data_6
//   out  64  mw_data_7
//   in    1  mw_ready     The item, if there is one, is taken at this edge.
// ack: Memory's acknowledgements.
//   in    1  ack_valid    In this cycle.
//   in    4  ack_id       Name of the write.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: mw (out): transfer at a rising edge with valid and ready both high.
// Contract: hdl/docs/src/contract/write_out.md
//
// Exported from hdl/blocks/render_cache/src/write_out.rs; do not edit.
`default_nettype none
module tessera_write_out (
  input  wire clock,
  input  wire reset,
  input  wire push_valid,
  input  wire [26:0] push_block,
  input  wire [63:0] push_data_0,
  input  wire [63:0] push_data_1,
  input  wire [63:0] push_data_2,
  input  wire [63:0] push_data_3,
  input  wire [63:0] push_data_4,
  input  wire [63:0] push_data_5,
  input  wire [63:0] push_data_6,
  input  wire [63:0] push_data_7,
  input  wire [26:0] probe_block,
  output wire [4:0] free,
  output wire empty,
  output wire probe_hit,
  output wire mw_valid,
  output reg  [3:0] mw_id,
  output reg  [26:0] mw_block,
  output wire [63:0] mw_data_0,
  output wire [63:0] mw_data_1,
  output wire [63:0] mw_data_2,
  output wire [63:0] mw_data_3,
  output wire [63:0] mw_data_4,
  output wire [63:0] mw_data_5,
  output wire [63:0] mw_data_6,
  output wire [63:0] mw_data_7,
  input  wire mw_ready,
  input  wire ack_valid,
  input  wire [3:0] ack_id
);
  wire [15:0] open;
  wire [26:0] send_block;
  reg  [15:0] same;
  reg  [15:0] probed;
  wire load;
  wire retire;
  wire [15:0] pushed;
  wire [15:0] loaded;
  wire [15:0] answered;
  wire [15:0] retired;
  wire data__read_enable;
  wire [63:0] data__read_data_0;
  wire [63:0] data__read_data_1;
  wire [63:0] data__read_data_2;
  wire [63:0] data__read_data_3;
  wire [63:0] data__read_data_4;
  wire [63:0] data__read_data_5;
  wire [63:0] data__read_data_6;
  wire [63:0] data__read_data_7;
  reg  [26:0] block_0_q;
  reg  [26:0] block_1_q;
  reg  [26:0] block_2_q;
  reg  [26:0] block_3_q;
  reg  [26:0] block_4_q;
  reg  [26:0] block_5_q;
  reg  [26:0] block_6_q;
  reg  [26:0] block_7_q;
  reg  [26:0] block_8_q;
  reg  [26:0] block_9_q;
  reg  [26:0] block_10_q;
  reg  [26:0] block_11_q;
  reg  [26:0] block_12_q;
  reg  [26:0] block_13_q;
  reg  [26:0] block_14_q;
  reg  [26:0] block_15_q;
  wire [26:0] send_blocks__read_data_0;
  wire [26:0] out_blocks__read_data_0;
  reg  [15:0] in_use_q;
  reg  [15:0] sent_q;
  reg  [15:0] acked_q;
  reg  [3:0] push_ptr_q;
  reg  [3:0] send_ptr_q;
  reg  [3:0] retire_ptr_q;
  reg  [4:0] count_q;
  reg  [4:0] pending_q;
  reg  o_v_q;
  reg  [3:0] o_slot_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      block_0_q <= 27'd0;
      block_1_q <= 27'd0;
      block_2_q <= 27'd0;
      block_3_q <= 27'd0;
      block_4_q <= 27'd0;
      block_5_q <= 27'd0;
      block_6_q <= 27'd0;
      block_7_q <= 27'd0;
      block_8_q <= 27'd0;
      block_9_q <= 27'd0;
      block_10_q <= 27'd0;
      block_11_q <= 27'd0;
      block_12_q <= 27'd0;
      block_13_q <= 27'd0;
      block_14_q <= 27'd0;
      block_15_q <= 27'd0;
      in_use_q <= 16'd0;
      sent_q <= 16'd0;
      acked_q <= 16'd0;
      push_ptr_q <= 4'd0;
      send_ptr_q <= 4'd0;
      retire_ptr_q <= 4'd0;
      count_q <= 5'd0;
      pending_q <= 5'd0;
      o_v_q <= 1'd0;
      o_slot_q <= 4'd0;
    end
    else begin
      // storage
      if (pushed[0]) begin
        block_0_q <= push_block;
      end
      if (pushed[1]) begin
        block_1_q <= push_block;
      end
      if (pushed[2]) begin
        block_2_q <= push_block;
      end
      if (pushed[3]) begin
        block_3_q <= push_block;
      end
      if (pushed[4]) begin
        block_4_q <= push_block;
      end
      if (pushed[5]) begin
        block_5_q <= push_block;
      end
      if (pushed[6]) begin
        block_6_q <= push_block;
      end
      if (pushed[7]) begin
        block_7_q <= push_block;
      end
      if (pushed[8]) begin
        block_8_q <= push_block;
      end
      if (pushed[9]) begin
        block_9_q <= push_block;
      end
      if (pushed[10]) begin
        block_10_q <= push_block;
      end
      if (pushed[11]) begin
        block_11_q <= push_block;
      end
      if (pushed[12]) begin
        block_12_q <= push_block;
      end
      if (pushed[13]) begin
        block_13_q <= push_block;
      end
      if (pushed[14]) begin
        block_14_q <= push_block;
      end
      if (pushed[15]) begin
        block_15_q <= push_block;
      end
      in_use_q <= (in_use_q & ~retired) | pushed;
      sent_q <= (sent_q | loaded) & ~pushed;
      acked_q <= (acked_q | answered) & ~pushed;
      if (push_valid) begin
        push_ptr_q <= push_ptr_q + 4'd1;
      end
      o_v_q <= o_v_q & ~mw_ready;
      if (load) begin
        send_ptr_q <= send_ptr_q + 4'd1;
        o_v_q <= 1'd1;
        o_slot_q <= send_ptr_q;
      end
      if (retire) begin
        retire_ptr_q <= retire_ptr_q + 4'd1;
      end
      if (push_valid & ~retire) begin
        count_q <= count_q + 5'd1;
      end
      if (retire & ~push_valid) begin
        count_q <= count_q - 5'd1;
      end
      if (push_valid & ~load) begin
        pending_q <= pending_q + 5'd1;
      end
      if (load & ~push_valid) begin
        pending_q <= pending_q - 5'd1;
      end
    end
  end

  tessera_ram1r1w #(.A(4), .WORDS(8), .W(64), .LANES(1)) data (
    .clock(clock),
    .read_enable(data__read_enable),
    .read_address(send_ptr_q),
    .read_data({data__read_data_7, data__read_data_6, data__read_data_5, data__read_data_4, data__read_data_3,
        data__read_data_2, data__read_data_1, data__read_data_0}),
    .write_address(push_ptr_q),
    .write_data({push_data_7, push_data_6, push_data_5, push_data_4, push_data_3, push_data_2, push_data_1,
        push_data_0}),
    .write_enable({push_valid, push_valid, push_valid, push_valid, push_valid, push_valid, push_valid, push_valid})
  );

  tessera_lut_ram #(.A(4), .WORDS(1), .W(27)) send_blocks (
    .clock(clock),
    .read_address(send_ptr_q),
    .read_data(send_blocks__read_data_0),
    .write_address(push_ptr_q),
    .write_data(push_block),
    .write_enable(push_valid)
  );

  tessera_lut_ram #(.A(4), .WORDS(1), .W(27)) out_blocks (
    .clock(clock),
    .read_address(o_slot_q),
    .read_data(out_blocks__read_data_0),
    .write_address(push_ptr_q),
    .write_data(push_block),
    .write_enable(push_valid)
  );

  assign pushed = push_valid ? (16'd1 << push_ptr_q) : 16'd0;
  assign loaded = load ? (16'd1 << send_ptr_q) : 16'd0;
  assign retired = retire ? (16'd1 << retire_ptr_q) : 16'd0;
  // compares
  assign open = in_use_q & ~acked_q;
  assign send_block = send_blocks__read_data_0;
  assign probe_hit = |(open & probed);
  // push, send (one write of a block at a time), acknowledge, retire
  assign load = (~o_v_q | mw_ready) & (|pending_q) & ~(|(open & sent_q & same));
  assign retire = |(in_use_q & acked_q & (16'd1 << retire_ptr_q));
  assign answered = ack_valid ? (16'd1 << ack_id) : 16'd0;
  assign data__read_enable = load & ~reset;
  // outputs
  assign free = 5'h10 - count_q;
  assign empty = ~(|count_q);
  assign mw_valid = o_v_q;
  assign mw_data_0 = data__read_data_0;
  assign mw_data_1 = data__read_data_1;
  assign mw_data_2 = data__read_data_2;
  assign mw_data_3 = data__read_data_3;
  assign mw_data_4 = data__read_data_4;
  assign mw_data_5 = data__read_data_5;
  assign mw_data_6 = data__read_data_6;
  assign mw_data_7 = data__read_data_7;

  always @* begin
    if (time_zero) begin end
    same = 16'd0;
    same[0] = block_0_q == send_block;
    same[1] = block_1_q == send_block;
    same[2] = block_2_q == send_block;
    same[3] = block_3_q == send_block;
    same[4] = block_4_q == send_block;
    same[5] = block_5_q == send_block;
    same[6] = block_6_q == send_block;
    same[7] = block_7_q == send_block;
    same[8] = block_8_q == send_block;
    same[9] = block_9_q == send_block;
    same[10] = block_10_q == send_block;
    same[11] = block_11_q == send_block;
    same[12] = block_12_q == send_block;
    same[13] = block_13_q == send_block;
    same[14] = block_14_q == send_block;
    same[15] = block_15_q == send_block;
  end

  always @* begin
    if (time_zero) begin end
    probed = 16'd0;
    probed[0] = block_0_q == probe_block;
    probed[1] = block_1_q == probe_block;
    probed[2] = block_2_q == probe_block;
    probed[3] = block_3_q == probe_block;
    probed[4] = block_4_q == probe_block;
    probed[5] = block_5_q == probe_block;
    probed[6] = block_6_q == probe_block;
    probed[7] = block_7_q == probe_block;
    probed[8] = block_8_q == probe_block;
    probed[9] = block_9_q == probe_block;
    probed[10] = block_10_q == probe_block;
    probed[11] = block_11_q == probe_block;
    probed[12] = block_12_q == probe_block;
    probed[13] = block_13_q == probe_block;
    probed[14] = block_14_q == probe_block;
    probed[15] = block_15_q == probe_block;
  end

  always @* begin
    if (time_zero) begin end
    mw_id = 4'd0;
    mw_block = 27'd0;
    if (o_v_q) begin
      mw_id = o_slot_q;
      mw_block = out_blocks__read_data_0;
    end
  end
endmodule
`default_nettype wire
