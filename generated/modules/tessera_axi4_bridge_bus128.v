// tessera_axi4_bridge_bus128
// Blocks of a cache as bursts of AXI4, `K` words in a beat. `SPLIT` is 1 and `IDS` the number of ids where a burst has
// more than one beat, else both are 0.
//
//   in    1  clock        Clock.
//   in    1  reset        Synchronous reset, active high.
// cfg: Where blocks are in memory.
//   in   34  cfg_base     Bits 39 to 6 of the first address.
//   in    3  cfg_pitch    Rows of tiles are 4096 >> `pitch` tiles long.
// mr: Blocks that the cache reads.
//   in    1  mr_valid     An item is on offer.
//   in    4  mr_id        Name of the read; not in use by another one.
//   in   27  mr_block     Block address.
//   out   1  mr_ready     The item, if there is one, is taken at this edge.
// md: Blocks for the cache.
//   out   1  md_valid     An item is on offer.
//   out   4  md_id        Name of the read.
//   out   1  md_error     The read has failed; the data means nothing.
//   out  64  md_data_0    Its pixels, two in a word.
//   out  64  md_data_1
//   out  64  md_data_2
//   out  64  md_data_3
//   out  64  md_data_4
//   out  64  md_data_5
//   out  64  md_data_6
//   out  64  md_data_7
//   in    1  md_ready     The item, if there is one, is taken at this edge.
// mw: Blocks that the cache writes.
//   in    1  mw_valid     An item is on offer.
//   in    4  mw_id        Name of the write.
//   in   27  mw_block     Block address.
//   in   64  mw_data_0    Its pixels, two in a word; not cleared while nothing is valid.
//   in   64  mw_data_1
//   in   64  mw_data_2
//   in   64  mw_data_3
//   in   64  mw_data_4
//   in   64  mw_data_5
//   in   64  mw_data_6
//   in   64  mw_data_7
//   out   1  mw_ready     The item, if there is one, is taken at this edge.
// ack: The cache's acknowledgements.
//   out   1  ack_valid    In this cycle.
//   out   4  ack_id       Name of the write.
// aw: Addresses of writes.
//   out   1  aw_valid     An item is on offer.
//   out   4  aw_id        Name of the transaction.
//   out  40  aw_addr      Address of its first byte.
//   out   8  aw_len       Beats, less one.
//   out   3  aw_size      Bytes of a beat, as a power of two.
//   out   2  aw_burst     How addresses go on: 1 is INCR.
//   out   1  aw_lock      Exclusive access.
//   out   4  aw_cache     Memory type.
//   out   3  aw_prot      Protection.
//   out   4  aw_qos       Quality of service.
//   in    1  aw_ready     The item, if there is one, is taken at this edge.
// w: Beats of writes.
//   out   1  w_valid      An item is on offer.
//   out   1  w_last       It is the last of its burst.
//   in    1  w_ready      The item, if there is one, is taken at this edge.
//   out  64  w_data_0     Words of the beat on `w`.
//   out  64  w_data_1
//   out   8  w_strb_0     Bytes of them to write.
//   out   8  w_strb_1
// b: Ends of writes.
//   in    1  b_valid      An item is on offer.
//   in    4  b_id         Name of the transaction.
//   in    2  b_resp       0 OKAY, 1 EXOKAY, 2 SLVERR, 3 DECERR.
//   out   1  b_ready      The item, if there is one, is taken at this edge.
// ar: Addresses of reads.
//   out   1  ar_valid     An item is on offer.
//   out   4  ar_id        Name of the transaction.
//   out  40  ar_addr      Address of its first byte.
//   out   8  ar_len       Beats, less one.
//   out   3  ar_size      Bytes of a beat, as a power of two.
//   out   2  ar_burst     How addresses go on: 1 is INCR.
//   out   1  ar_lock      Exclusive access.
//   out   4  ar_cache     Memory type.
//   out   3  ar_prot      Protection.
//   out   4  ar_qos       Quality of service.
//   in    1  ar_ready     The item, if there is one, is taken at this edge.
// r: Beats of reads.
//   in    1  r_valid      An item is on offer.
//   in    4  r_id         Name of the transaction.
//   in    2  r_resp       0 OKAY, 1 EXOKAY, 2 SLVERR, 3 DECERR.
//   in    1  r_last       It is the last of its burst.
//   out   1  r_ready      The item, if there is one, is taken at this edge.
//   in   64  r_data_0     Words of the beat on `r`.
//   in   64  r_data_1
// fault: What goes wrong on the bus.
//   out   1  fault_read   A read has ended with an error.
//   out   1  fault_write  A write has ended with an error: its block is lost.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: mr (in), md (out), mw (in), aw (out), w (out), b (in), ar (out), r (in): transfer at a rising edge with
// valid and ready both high.
// Contract: hdl/docs/src/contract/axi4_bridge.md
//
// Exported from hdl/blocks/memory/src/axi4/mod.rs; do not edit.
`default_nettype none
module tessera_axi4_bridge_bus128 (
  input  wire clock,
  input  wire reset,
  input  wire [33:0] cfg_base,
  input  wire [2:0] cfg_pitch,
  input  wire mr_valid,
  input  wire [3:0] mr_id,
  input  wire [26:0] mr_block,
  output wire mr_ready,
  output wire md_valid,
  output wire [3:0] md_id,
  output wire md_error,
  output wire [63:0] md_data_0,
  output wire [63:0] md_data_1,
  output wire [63:0] md_data_2,
  output wire [63:0] md_data_3,
  output wire [63:0] md_data_4,
  output wire [63:0] md_data_5,
  output wire [63:0] md_data_6,
  output wire [63:0] md_data_7,
  input  wire md_ready,
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
  output wire [63:0] w_data_0,
  output wire [63:0] w_data_1,
  output wire [7:0] w_strb_0,
  output wire [7:0] w_strb_1,
  input  wire b_valid,
  input  wire [3:0] b_id,
  input  wire [1:0] b_resp,
  output wire b_ready,
  output wire ar_valid,
  output wire [3:0] ar_id,
  output wire [39:0] ar_addr,
  output wire [7:0] ar_len,
  output wire [2:0] ar_size,
  output wire [1:0] ar_burst,
  output wire ar_lock,
  output wire [3:0] ar_cache,
  output wire [2:0] ar_prot,
  output wire [3:0] ar_qos,
  input  wire ar_ready,
  input  wire r_valid,
  input  wire [3:0] r_id,
  input  wire [1:0] r_resp,
  input  wire r_last,
  output wire r_ready,
  input  wire [63:0] r_data_0,
  input  wire [63:0] r_data_1,
  output wire fault_read,
  output wire fault_write
);
  wire address__valid;
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
  wire reader__r_ready;
  wire reader__md_valid;
  wire [3:0] reader__md_id;
  wire reader__md_error;
  wire [63:0] reader__md_data_0;
  wire [63:0] reader__md_data_1;
  wire [63:0] reader__md_data_2;
  wire [63:0] reader__md_data_3;
  wire [63:0] reader__md_data_4;
  wire [63:0] reader__md_data_5;
  wire [63:0] reader__md_data_6;
  wire [63:0] reader__md_data_7;
  wire reader__fault;
  wire writer__mw_ready;
  wire writer__ack_valid;
  wire [3:0] writer__ack_id;
  wire writer__aw_valid;
  wire [3:0] writer__aw_id;
  wire [39:0] writer__aw_addr;
  wire [7:0] writer__aw_len;
  wire [2:0] writer__aw_size;
  wire [1:0] writer__aw_burst;
  wire writer__aw_lock;
  wire [3:0] writer__aw_cache;
  wire [2:0] writer__aw_prot;
  wire [3:0] writer__aw_qos;
  wire writer__w_valid;
  wire writer__w_last;
  wire [63:0] writer__w_data_0;
  wire [63:0] writer__w_data_1;
  wire [7:0] writer__w_strb_0;
  wire [7:0] writer__w_strb_1;
  wire writer__b_ready;
  wire writer__fault;

  tessera_axi4_address_k2 address (
    .cfg_base(cfg_base),
    .cfg_pitch(cfg_pitch),
    .valid(address__valid),
    .id(mr_id),
    .block(mr_block),
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
    .channel_ready(ar_ready)
  );

  tessera_axi4_reader_k2_ids16 reader (
    .clock(clock),
    .reset(reset),
    .r_valid(r_valid),
    .r_id(r_id),
    .r_resp(r_resp),
    .r_last(r_last),
    .r_ready(reader__r_ready),
    .r_data_0(r_data_0),
    .r_data_1(r_data_1),
    .md_valid(reader__md_valid),
    .md_id(reader__md_id),
    .md_error(reader__md_error),
    .md_data_0(reader__md_data_0),
    .md_data_1(reader__md_data_1),
    .md_data_2(reader__md_data_2),
    .md_data_3(reader__md_data_3),
    .md_data_4(reader__md_data_4),
    .md_data_5(reader__md_data_5),
    .md_data_6(reader__md_data_6),
    .md_data_7(reader__md_data_7),
    .md_ready(md_ready),
    .fault(reader__fault)
  );

  tessera_axi4_writer_k2_split1 writer (
    .clock(clock),
    .reset(reset),
    .cfg_base(cfg_base),
    .cfg_pitch(cfg_pitch),
    .mw_valid(mw_valid),
    .mw_id(mw_id),
    .mw_block(mw_block),
    .mw_data_0(mw_data_0),
    .mw_data_1(mw_data_1),
    .mw_data_2(mw_data_2),
    .mw_data_3(mw_data_3),
    .mw_data_4(mw_data_4),
    .mw_data_5(mw_data_5),
    .mw_data_6(mw_data_6),
    .mw_data_7(mw_data_7),
    .mw_ready(writer__mw_ready),
    .ack_valid(writer__ack_valid),
    .ack_id(writer__ack_id),
    .aw_valid(writer__aw_valid),
    .aw_id(writer__aw_id),
    .aw_addr(writer__aw_addr),
    .aw_len(writer__aw_len),
    .aw_size(writer__aw_size),
    .aw_burst(writer__aw_burst),
    .aw_lock(writer__aw_lock),
    .aw_cache(writer__aw_cache),
    .aw_prot(writer__aw_prot),
    .aw_qos(writer__aw_qos),
    .aw_ready(aw_ready),
    .w_valid(writer__w_valid),
    .w_last(writer__w_last),
    .w_ready(w_ready),
    .w_data_0(writer__w_data_0),
    .w_data_1(writer__w_data_1),
    .w_strb_0(writer__w_strb_0),
    .w_strb_1(writer__w_strb_1),
    .b_valid(b_valid),
    .b_id(b_id),
    .b_resp(b_resp),
    .b_ready(writer__b_ready),
    .fault(writer__fault)
  );

  assign address__valid = mr_valid & ~reset;
  assign ar_valid = address__channel_valid;
  assign ar_id = address__channel_id;
  assign ar_addr = address__channel_addr;
  assign ar_len = address__channel_len;
  assign ar_size = address__channel_size;
  assign ar_burst = address__channel_burst;
  assign ar_lock = address__channel_lock;
  assign ar_cache = address__channel_cache;
  assign ar_prot = address__channel_prot;
  assign ar_qos = address__channel_qos;
  assign mr_ready = ar_ready;
  assign r_ready = reader__r_ready;
  assign md_valid = reader__md_valid;
  assign md_id = reader__md_id;
  assign md_error = reader__md_error;
  assign md_data_0 = reader__md_data_0;
  assign md_data_1 = reader__md_data_1;
  assign md_data_2 = reader__md_data_2;
  assign md_data_3 = reader__md_data_3;
  assign md_data_4 = reader__md_data_4;
  assign md_data_5 = reader__md_data_5;
  assign md_data_6 = reader__md_data_6;
  assign md_data_7 = reader__md_data_7;
  assign mw_ready = writer__mw_ready;
  assign ack_valid = writer__ack_valid;
  assign ack_id = writer__ack_id;
  assign aw_valid = writer__aw_valid;
  assign aw_id = writer__aw_id;
  assign aw_addr = writer__aw_addr;
  assign aw_len = writer__aw_len;
  assign aw_size = writer__aw_size;
  assign aw_burst = writer__aw_burst;
  assign aw_lock = writer__aw_lock;
  assign aw_cache = writer__aw_cache;
  assign aw_prot = writer__aw_prot;
  assign aw_qos = writer__aw_qos;
  assign w_valid = writer__w_valid;
  assign w_last = writer__w_last;
  assign w_data_0 = writer__w_data_0;
  assign w_data_1 = writer__w_data_1;
  assign w_strb_0 = writer__w_strb_0;
  assign w_strb_1 = writer__w_strb_1;
  assign b_ready = writer__b_ready;
  assign fault_read = reader__fault;
  assign fault_write = writer__fault;
endmodule
`default_nettype wire
