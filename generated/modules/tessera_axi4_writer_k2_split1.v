// tessera_axi4_writer_k2_split1
// Write channels for `K` words in a beat; `SPLIT` is 1 where a burst has more than one beat.
//
//   in    1  clock      rising edge
//   in    1  reset      synchronous, active high
//   in   34  cfg_base   Bits 39 to 6 of the first address.
//   in    3  cfg_pitch  Rows of tiles are 4096 >> `pitch` tiles long.
//   in    1  mw_valid   An item is on offer.
//   in    4  mw_id      Name of the write.
//   in   27  mw_block   Block address.
//   in   64  mw_data_0  Its pixels, two in a word; not cleared while nothing is valid.
//   in   64  mw_data_1
//   in   64  mw_data_2
//   in   64  mw_data_3
//   in   64  mw_data_4
//   in   64  mw_data_5
//   in   64  mw_data_6
//   in   64  mw_data_7
//   out   1  mw_ready   The item, if there is one, is taken at this edge.
//   out   1  ack_valid  In this cycle.
//   out   4  ack_id     Name of the write.
//   out   1  aw_valid   An item is on offer.
//   out   4  aw_id      Name of the transaction.
//   out  40  aw_addr    Address of its first byte.
//   out   8  aw_len     Beats, less one.
//   out   3  aw_size    Bytes of a beat, as a power of two.
//   out   2  aw_burst   How addresses go on: 1 is INCR.
//   out   1  aw_lock    Exclusive access.
//   out   4  aw_cache   Memory type.
//   out   3  aw_prot    Protection.
//   out   4  aw_qos     Quality of service.
//   in    1  aw_ready   The item, if there is one, is taken at this edge.
//   out   1  w_valid    An item is on offer.
//   out   1  w_last     It is the last of its burst.
//   in    1  w_ready    The item, if there is one, is taken at this edge.
//   out  64  w_data_0
//   out  64  w_data_1
//   out   8  w_strb_0
//   out   8  w_strb_1
//   in    1  b_valid    An item is on offer.
//   in    4  b_id       Name of the transaction.
//   in    2  b_resp     0 OKAY, 1 EXOKAY, 2 SLVERR, 3 DECERR.
//   out   1  b_ready    The item, if there is one, is taken at this edge.
//   out   1  fault
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: mw (in), aw (out), w (out), b (in): transfer at a rising edge with valid and ready both high.
//
// Exported from hdl/blocks/memory/src/axi4/writer.rs; do not edit.
`default_nettype none
module tessera_axi4_writer_k2_split1 (
  input  wire clock,
  input  wire reset,
  input  wire [33:0] cfg_base,
  input  wire [2:0] cfg_pitch,
  input  wire mw_valid,
  input  wire [3:0] mw_id,
  input  wire [26:0] mw_block,
  input  wire [63:0] mw_data_0,
  input  wire [63:0] mw_data_1,
  input  wire [63:0] mw_data_2,
  input  wire [63:0] mw_data_3,
  input  wire [63:0] mw_data_4,
  input  wire [63:0] mw_data_5,
  input  wire [63:0] mw_data_6,
  input  wire [63:0] mw_data_7,
  output wire mw_ready,
  output wire ack_valid,
  output wire [3:0] ack_id,
  output wire aw_valid,
  output wire [3:0] aw_id,
  output wire [39:0] aw_addr,
  output wire [7:0] aw_len,
  output wire [2:0] aw_size,
  output wire [1:0] aw_burst,
  output wire aw_lock,
  output wire [3:0] aw_cache,
  output wire [2:0] aw_prot,
  output wire [3:0] aw_qos,
  input  wire aw_ready,
  output wire w_valid,
  output wire w_last,
  input  wire w_ready,
  output reg  [63:0] w_data_0,
  output reg  [63:0] w_data_1,
  output wire [7:0] w_strb_0,
  output wire [7:0] w_strb_1,
  input  wire b_valid,
  input  wire [3:0] b_id,
  input  wire [1:0] b_resp,
  output wire b_ready,
  output wire fault
);
  wire [2:0] beat;
  wire last;
  wire address_waits;
  wire data_wait;
  wire ready;
  wire done;
  wire address__channel_valid;
  wire [3:0] address__channel_id;
  wire [39:0] address__channel_addr;
  wire [7:0] address__channel_len;
  wire [2:0] address__channel_size;
  wire [1:0] address__channel_burst;
  wire address__channel_lock;
  wire [3:0] address__channel_cache;
  wire [2:0] address__channel_prot;
  wire [3:0] address__channel_qos;
  reg  aw_done_q;
  reg  w_done_q;
  reg  [2:0] w_beat_0_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      aw_done_q <= 1'd0;
      w_done_q <= 1'd0;
      w_beat_0_q <= 3'd0;
    end
    else begin
      aw_done_q <= (aw_done_q | (address_waits & aw_ready)) & ~ready;
      w_done_q <= (w_done_q | (data_wait & w_ready & last)) & ~ready;
      if (data_wait & w_ready) begin
        w_beat_0_q <= w_beat_0_q + 3'd1;
        if (last) begin
          w_beat_0_q <= 3'd0;
        end
      end
    end
  end

  tessera_axi4_address_k2 address (
    .cfg_base(cfg_base),
    .cfg_pitch(cfg_pitch),
    .valid(address_waits),
    .id(mw_id),
    .block(mw_block),
    .channel_valid(address__channel_valid),
    .channel_id(address__channel_id),
    .channel_addr(address__channel_addr),
    .channel_len(address__channel_len),
    .channel_size(address__channel_size),
    .channel_burst(address__channel_burst),
    .channel_lock(address__channel_lock),
    .channel_cache(address__channel_cache),
    .channel_prot(address__channel_prot),
    .channel_qos(address__channel_qos),
    .channel_ready(aw_ready)
  );

  // the beat on show
  assign beat = w_beat_0_q;
  assign last = beat == 3'd3;
  assign w_strb_0 = 8'hff;
  assign w_strb_1 = 8'hff;
  // neither channel waits for the other
  assign address_waits = mw_valid & ~aw_done_q & ~reset;
  assign data_wait = mw_valid & ~w_done_q & ~reset;
  assign ready = (aw_done_q | aw_ready) & (w_done_q | (w_ready & last));
  assign aw_valid = address__channel_valid;
  assign aw_id = address__channel_id;
  assign aw_addr = address__channel_addr;
  assign aw_len = address__channel_len;
  assign aw_size = address__channel_size;
  assign aw_burst = address__channel_burst;
  assign aw_lock = address__channel_lock;
  assign aw_cache = address__channel_cache;
  assign aw_prot = address__channel_prot;
  assign aw_qos = address__channel_qos;
  assign w_valid = data_wait;
  assign w_last = last;
  assign mw_ready = ready;
  // ends of writes are taken at once
  assign done = b_valid & ~reset;
  assign b_ready = ~reset;
  assign ack_valid = done;
  assign ack_id = b_id;
  assign fault = done & (|b_resp);

  always @* begin
    if (time_zero) begin end
    w_data_0 = 64'd0;
    w_data_1 = 64'd0;
    if (beat == 3'd0) begin
      w_data_0 = mw_data_0;
      w_data_1 = mw_data_1;
    end
    if (beat == 3'd1) begin
      w_data_0 = mw_data_2;
      w_data_1 = mw_data_3;
    end
    if (beat == 3'd2) begin
      w_data_0 = mw_data_4;
      w_data_1 = mw_data_5;
    end
    if (beat == 3'd3) begin
      w_data_0 = mw_data_6;
      w_data_1 = mw_data_7;
    end
  end
endmodule
`default_nettype wire
