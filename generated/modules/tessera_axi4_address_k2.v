// tessera_axi4_address_k2
// Burst of a block in beats of `K` words.
//
//   in   34  cfg_base       Bits 39 to 6 of the first address.
//   in    3  cfg_pitch      Rows of tiles are 4096 >> `pitch` tiles long.
//   in    1  valid
//   in    4  id
//   in   27  block
//   out   1  channel_valid  An item is on offer.
//   out   4  channel_id     Name of the transaction.
//   out  40  channel_addr   Address of its first byte.
//   out   8  channel_len    Beats, less one.
//   out   3  channel_size   Bytes of a beat, as a power of two.
//   out   2  channel_burst  How addresses go on: 1 is INCR.
//   out   1  channel_lock   Exclusive access.
//   out   4  channel_cache  Memory type.
//   out   3  channel_prot   Protection.
//   out   4  channel_qos    Quality of service.
//   in    1  channel_ready  The item, if there is one, is taken at this edge.
//
// Combinational.
// Handshake: channel (out): transfer at a rising edge with valid and ready both high.
//
// Exported from hdl/blocks/memory/src/axi4/address.rs; do not edit.
`default_nettype none
module tessera_axi4_address_k2 (
  input  wire [33:0] cfg_base,
  input  wire [2:0] cfg_pitch,
  input  wire valid,
  input  wire [3:0] id,
  input  wire [26:0] block,
  output wire channel_valid,
  output wire [3:0] channel_id,
  output wire [39:0] channel_addr,
  output wire [7:0] channel_len,
  output wire [2:0] channel_size,
  output wire [1:0] channel_burst,
  output wire channel_lock,
  output wire [3:0] channel_cache,
  output wire [2:0] channel_prot,
  output wire [3:0] channel_qos,
  input  wire channel_ready
);
  wire [26:0] row;
  wire [33:0] place;

  assign row = {block[26:12], 12'd0} >> cfg_pitch;
  assign place = cfg_base | {7'd0, row | {15'd0, block[11:0]}};
  assign channel_valid = valid;
  assign channel_id = id;
  assign channel_addr = {place, 6'd0};
  assign channel_len = 8'd3;
  assign channel_size = 3'd4;
  assign channel_burst = 2'd1;
  assign channel_lock = 1'd0;
  assign channel_cache = 4'd3;
  assign channel_prot = 3'd0;
  assign channel_qos = 4'd0;

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, channel_ready};
endmodule
`default_nettype wire
