// tessera_render_cache_axi4_bus64
// A render cache whose memory port is the bridge above.
//
//   in    1  clock          Clock.
//   in    1  reset          Synchronous reset, active high.
// cfg: Configuration of the cache.
//   in   16  cfg_nodes      Usable nodes of the miss queue.
//   in    4  cfg_ways       Usable ways.
//   in    5  cfg_set_mask   Usable bits of the set index.
//   in    1  cfg_hash       The set index is hashed.
//   in    2  cfg_part       Screen partition: 0 rows, 1 two by two, 2 columns.
// axi: Where blocks are in memory.
//   in   34  axi_base       Bits 39 to 6 of the first address.
//   in    3  axi_pitch      Rows of tiles are 4096 >> `pitch` tiles long.
// req: Requests.
//   in    1  req_valid      An item is on offer.
//   in    8  req_tag        The client's own; nothing looks at it.
//   in    3  req_surface    Surface.
//   in   12  req_x          Tile, horizontally.
//   in   12  req_y          Tile, vertically.
//   in    2  req_op         Bit 0 read, bit 1 write; never 0.
//   in   16  req_mask       Pixels; never 0.
//   out   1  req_ready      The item, if there is one, is taken at this edge.
// resp: Responses.
//   out   1  resp_valid     An item is on offer.
//   out   8  resp_tag       Tag of the request.
//   out   4  resp_slot      Name for the result that the client owes.
//   out   1  resp_write     The client owes a result.
//   out   1  resp_error     The fetch has failed.
//   out  64  resp_data_0    Old pixels, two in a word.
//   out  64  resp_data_1
//   out  64  resp_data_2
//   out  64  resp_data_3
//   out  64  resp_data_4
//   out  64  resp_data_5
//   out  64  resp_data_6
//   out  64  resp_data_7
//   in    1  resp_ready     The item, if there is one, is taken at this edge.
// result: Results of the client.
//   in    1  result_valid   An item is on offer.
//   in    4  result_slot    Slot of the response.
//   in   16  result_mask    Pixels to write; may be 0.
//   in   64  result_data_0  The pixels, two in a word.
//   in   64  result_data_1
//   in   64  result_data_2
//   in   64  result_data_3
//   in   64  result_data_4
//   in   64  result_data_5
//   in   64  result_data_6
//   in   64  result_data_7
//   out   1  result_ready   The item, if there is one, is taken at this edge.
// flush: Write everything out, or forget it.
//   in    1  flush_valid    An item is on offer.
//   in    1  flush_drop     Forget instead of writing out.
//   out   1  flush_ready    The item, if there is one, is taken at this edge.
//   out   1  flush_done     The flush has ended.
//   out   1  idle           Nothing is under way.
//   out   3  stall          Why the lookup waits: see the stall codes.
// ev: What happens in this cycle.
//   out   1  ev_present     The lookup launches a request whose block is present.
//   out   1  ev_link        A request links to a chain.
//   out   1  ev_miss        A request begins a chain that is absent.
//   out   1  ev_read        The data RAM is read for a response.
//   out   1  ev_victim      The data RAM is read for the write-out.
//   out   1  ev_result      A result is written to the data RAM.
//   out   1  ev_alloc       A finished chain is written to the data RAM.
//   out   1  ev_fill_error  A fetch has failed.
// aw: Addresses of writes.
//   out   1  aw_valid       An item is on offer.
//   out   4  aw_id          Name of the transaction.
//   out  40  aw_addr        Address of its first byte.
//   out   8  aw_len         Beats, less one.
//   out   3  aw_size        Bytes of a beat, as a power of two.
//   out   2  aw_burst       How addresses go on: 1 is INCR.
//   out   1  aw_lock        Exclusive access.
//   out   4  aw_cache       Memory type.
//   out   3  aw_prot        Protection.
//   out   4  aw_qos         Quality of service.
//   in    1  aw_ready       The item, if there is one, is taken at this edge.
// w: Beats of writes.
//   out   1  w_valid        An item is on offer.
//   out   1  w_last         It is the last of its burst.
//   in    1  w_ready        The item, if there is one, is taken at this edge.
//   out  64  w_data_0       Words of the beat on `w`.
//   out   8  w_strb_0       Bytes of them to write.
// b: Ends of writes.
//   in    1  b_valid        An item is on offer.
//   in    4  b_id           Name of the transaction.
//   in    2  b_resp         0 OKAY, 1 EXOKAY, 2 SLVERR, 3 DECERR.
//   out   1  b_ready        The item, if there is one, is taken at this edge.
// ar: Addresses of reads.
//   out   1  ar_valid       An item is on offer.
//   out   4  ar_id          Name of the transaction.
//   out  40  ar_addr        Address of its first byte.
//   out   8  ar_len         Beats, less one.
//   out   3  ar_size        Bytes of a beat, as a power of two.
//   out   2  ar_burst       How addresses go on: 1 is INCR.
//   out   1  ar_lock        Exclusive access.
//   out   4  ar_cache       Memory type.
//   out   3  ar_prot        Protection.
//   out   4  ar_qos         Quality of service.
//   in    1  ar_ready       The item, if there is one, is taken at this edge.
// r: Beats of reads.
//   in    1  r_valid        An item is on offer.
//   in    4  r_id           Name of the transaction.
//   in    2  r_resp         0 OKAY, 1 EXOKAY, 2 SLVERR, 3 DECERR.
//   in    1  r_last         It is the last of its burst.
//   out   1  r_ready        The item, if there is one, is taken at this edge.
//   in   64  r_data_0       Words of the beat on `r`.
// fault: What goes wrong on the bus.
//   out   1  fault_read     A read has ended with an error.
//   out   1  fault_write    A write has ended with an error: its block is lost.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: req (in), resp (out), result (in), flush (in), aw (out), w (out), b (in), ar (out), r (in): transfer at a
// rising edge with valid and ready both high.
// Contract: hdl/docs/src/contract/render_cache_axi4.md
//
// Exported from hdl/blocks/memory/src/axi4/mod.rs; do not edit.
`default_nettype none
module tessera_render_cache_axi4_bus64 (
  input  wire clock,
  input  wire reset,
  input  wire [15:0] cfg_nodes,
  input  wire [3:0] cfg_ways,
  input  wire [4:0] cfg_set_mask,
  input  wire cfg_hash,
  input  wire [1:0] cfg_part,
  input  wire [33:0] axi_base,
  input  wire [2:0] axi_pitch,
  input  wire req_valid,
  input  wire [7:0] req_tag,
  input  wire [2:0] req_surface,
  input  wire [11:0] req_x,
  input  wire [11:0] req_y,
  input  wire [1:0] req_op,
  input  wire [15:0] req_mask,
  output wire req_ready,
  output wire resp_valid,
  output wire [7:0] resp_tag,
  output wire [3:0] resp_slot,
  output wire resp_write,
  output wire resp_error,
  output wire [63:0] resp_data_0,
  output wire [63:0] resp_data_1,
  output wire [63:0] resp_data_2,
  output wire [63:0] resp_data_3,
  output wire [63:0] resp_data_4,
  output wire [63:0] resp_data_5,
  output wire [63:0] resp_data_6,
  output wire [63:0] resp_data_7,
  input  wire resp_ready,
  input  wire result_valid,
  input  wire [3:0] result_slot,
  input  wire [15:0] result_mask,
  input  wire [63:0] result_data_0,
  input  wire [63:0] result_data_1,
  input  wire [63:0] result_data_2,
  input  wire [63:0] result_data_3,
  input  wire [63:0] result_data_4,
  input  wire [63:0] result_data_5,
  input  wire [63:0] result_data_6,
  input  wire [63:0] result_data_7,
  output wire result_ready,
  input  wire flush_valid,
  input  wire flush_drop,
  output wire flush_ready,
  output wire flush_done,
  output wire idle,
  output wire [2:0] stall,
  output wire ev_present,
  output wire ev_link,
  output wire ev_miss,
  output wire ev_read,
  output wire ev_victim,
  output wire ev_result,
  output wire ev_alloc,
  output wire ev_fill_error,
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
  output wire [7:0] w_strb_0,
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
  output wire fault_read,
  output wire fault_write
);
  wire core__req_ready;
  wire core__resp_valid;
  wire [7:0] core__resp_tag;
  wire [3:0] core__resp_slot;
  wire core__resp_write;
  wire core__resp_error;
  wire [63:0] core__resp_data_0;
  wire [63:0] core__resp_data_1;
  wire [63:0] core__resp_data_2;
  wire [63:0] core__resp_data_3;
  wire [63:0] core__resp_data_4;
  wire [63:0] core__resp_data_5;
  wire [63:0] core__resp_data_6;
  wire [63:0] core__resp_data_7;
  wire core__result_ready;
  wire core__mr_valid;
  wire [3:0] core__mr_id;
  wire [26:0] core__mr_block;
  wire core__md_ready;
  wire core__mw_valid;
  wire [3:0] core__mw_id;
  wire [26:0] core__mw_block;
  wire [63:0] core__mw_data_0;
  wire [63:0] core__mw_data_1;
  wire [63:0] core__mw_data_2;
  wire [63:0] core__mw_data_3;
  wire [63:0] core__mw_data_4;
  wire [63:0] core__mw_data_5;
  wire [63:0] core__mw_data_6;
  wire [63:0] core__mw_data_7;
  wire core__flush_ready;
  wire core__flush_done;
  wire core__idle;
  wire [2:0] core__stall;
  wire core__ev_present;
  wire core__ev_link;
  wire core__ev_miss;
  wire core__ev_read;
  wire core__ev_victim;
  wire core__ev_result;
  wire core__ev_alloc;
  wire core__ev_fill_error;
  wire bridge__mr_ready;
  wire bridge__md_valid;
  wire [3:0] bridge__md_id;
  wire bridge__md_error;
  wire [63:0] bridge__md_data_0;
  wire [63:0] bridge__md_data_1;
  wire [63:0] bridge__md_data_2;
  wire [63:0] bridge__md_data_3;
  wire [63:0] bridge__md_data_4;
  wire [63:0] bridge__md_data_5;
  wire [63:0] bridge__md_data_6;
  wire [63:0] bridge__md_data_7;
  wire bridge__mw_ready;
  wire bridge__ack_valid;
  wire [3:0] bridge__ack_id;
  wire bridge__aw_valid;
  wire [3:0] bridge__aw_id;
  wire [39:0] bridge__aw_addr;
  wire [7:0] bridge__aw_len;
  wire [2:0] bridge__aw_size;
  wire [1:0] bridge__aw_burst;
  wire bridge__aw_lock;
  wire [3:0] bridge__aw_cache;
  wire [2:0] bridge__aw_prot;
  wire [3:0] bridge__aw_qos;
  wire bridge__w_valid;
  wire bridge__w_last;
  wire [63:0] bridge__w_data_0;
  wire [7:0] bridge__w_strb_0;
  wire bridge__b_ready;
  wire bridge__ar_valid;
  wire [3:0] bridge__ar_id;
  wire [39:0] bridge__ar_addr;
  wire [7:0] bridge__ar_len;
  wire [2:0] bridge__ar_size;
  wire [1:0] bridge__ar_burst;
  wire bridge__ar_lock;
  wire [3:0] bridge__ar_cache;
  wire [2:0] bridge__ar_prot;
  wire [3:0] bridge__ar_qos;
  wire bridge__r_ready;
  wire bridge__fault_read;
  wire bridge__fault_write;

  tessera_render_cache core (
    .clock(clock),
    .reset(reset),
    .cfg_nodes(cfg_nodes),
    .cfg_ways(cfg_ways),
    .cfg_set_mask(cfg_set_mask),
    .cfg_hash(cfg_hash),
    .cfg_part(cfg_part),
    .req_valid(req_valid),
    .req_tag(req_tag),
    .req_surface(req_surface),
    .req_x(req_x),
    .req_y(req_y),
    .req_op(req_op),
    .req_mask(req_mask),
    .req_ready(core__req_ready),
    .resp_valid(core__resp_valid),
    .resp_tag(core__resp_tag),
    .resp_slot(core__resp_slot),
    .resp_write(core__resp_write),
    .resp_error(core__resp_error),
    .resp_data_0(core__resp_data_0),
    .resp_data_1(core__resp_data_1),
    .resp_data_2(core__resp_data_2),
    .resp_data_3(core__resp_data_3),
    .resp_data_4(core__resp_data_4),
    .resp_data_5(core__resp_data_5),
    .resp_data_6(core__resp_data_6),
    .resp_data_7(core__resp_data_7),
    .resp_ready(resp_ready),
    .result_valid(result_valid),
    .result_slot(result_slot),
    .result_mask(result_mask),
    .result_data_0(result_data_0),
    .result_data_1(result_data_1),
    .result_data_2(result_data_2),
    .result_data_3(result_data_3),
    .result_data_4(result_data_4),
    .result_data_5(result_data_5),
    .result_data_6(result_data_6),
    .result_data_7(result_data_7),
    .result_ready(core__result_ready),
    .mr_valid(core__mr_valid),
    .mr_id(core__mr_id),
    .mr_block(core__mr_block),
    .mr_ready(bridge__mr_ready),
    .md_valid(bridge__md_valid),
    .md_id(bridge__md_id),
    .md_error(bridge__md_error),
    .md_data_0(bridge__md_data_0),
    .md_data_1(bridge__md_data_1),
    .md_data_2(bridge__md_data_2),
    .md_data_3(bridge__md_data_3),
    .md_data_4(bridge__md_data_4),
    .md_data_5(bridge__md_data_5),
    .md_data_6(bridge__md_data_6),
    .md_data_7(bridge__md_data_7),
    .md_ready(core__md_ready),
    .mw_valid(core__mw_valid),
    .mw_id(core__mw_id),
    .mw_block(core__mw_block),
    .mw_data_0(core__mw_data_0),
    .mw_data_1(core__mw_data_1),
    .mw_data_2(core__mw_data_2),
    .mw_data_3(core__mw_data_3),
    .mw_data_4(core__mw_data_4),
    .mw_data_5(core__mw_data_5),
    .mw_data_6(core__mw_data_6),
    .mw_data_7(core__mw_data_7),
    .mw_ready(bridge__mw_ready),
    .ack_valid(bridge__ack_valid),
    .ack_id(bridge__ack_id),
    .flush_valid(flush_valid),
    .flush_drop(flush_drop),
    .flush_ready(core__flush_ready),
    .flush_done(core__flush_done),
    .idle(core__idle),
    .stall(core__stall),
    .ev_present(core__ev_present),
    .ev_link(core__ev_link),
    .ev_miss(core__ev_miss),
    .ev_read(core__ev_read),
    .ev_victim(core__ev_victim),
    .ev_result(core__ev_result),
    .ev_alloc(core__ev_alloc),
    .ev_fill_error(core__ev_fill_error)
  );

  tessera_axi4_bridge_bus64 bridge (
    .clock(clock),
    .reset(reset),
    .cfg_base(axi_base),
    .cfg_pitch(axi_pitch),
    .mr_valid(core__mr_valid),
    .mr_id(core__mr_id),
    .mr_block(core__mr_block),
    .mr_ready(bridge__mr_ready),
    .md_valid(bridge__md_valid),
    .md_id(bridge__md_id),
    .md_error(bridge__md_error),
    .md_data_0(bridge__md_data_0),
    .md_data_1(bridge__md_data_1),
    .md_data_2(bridge__md_data_2),
    .md_data_3(bridge__md_data_3),
    .md_data_4(bridge__md_data_4),
    .md_data_5(bridge__md_data_5),
    .md_data_6(bridge__md_data_6),
    .md_data_7(bridge__md_data_7),
    .md_ready(core__md_ready),
    .mw_valid(core__mw_valid),
    .mw_id(core__mw_id),
    .mw_block(core__mw_block),
    .mw_data_0(core__mw_data_0),
    .mw_data_1(core__mw_data_1),
    .mw_data_2(core__mw_data_2),
    .mw_data_3(core__mw_data_3),
    .mw_data_4(core__mw_data_4),
    .mw_data_5(core__mw_data_5),
    .mw_data_6(core__mw_data_6),
    .mw_data_7(core__mw_data_7),
    .mw_ready(bridge__mw_ready),
    .ack_valid(bridge__ack_valid),
    .ack_id(bridge__ack_id),
    .aw_valid(bridge__aw_valid),
    .aw_id(bridge__aw_id),
    .aw_addr(bridge__aw_addr),
    .aw_len(bridge__aw_len),
    .aw_size(bridge__aw_size),
    .aw_burst(bridge__aw_burst),
    .aw_lock(bridge__aw_lock),
    .aw_cache(bridge__aw_cache),
    .aw_prot(bridge__aw_prot),
    .aw_qos(bridge__aw_qos),
    .aw_ready(aw_ready),
    .w_valid(bridge__w_valid),
    .w_last(bridge__w_last),
    .w_ready(w_ready),
    .w_data_0(bridge__w_data_0),
    .w_strb_0(bridge__w_strb_0),
    .b_valid(b_valid),
    .b_id(b_id),
    .b_resp(b_resp),
    .b_ready(bridge__b_ready),
    .ar_valid(bridge__ar_valid),
    .ar_id(bridge__ar_id),
    .ar_addr(bridge__ar_addr),
    .ar_len(bridge__ar_len),
    .ar_size(bridge__ar_size),
    .ar_burst(bridge__ar_burst),
    .ar_lock(bridge__ar_lock),
    .ar_cache(bridge__ar_cache),
    .ar_prot(bridge__ar_prot),
    .ar_qos(bridge__ar_qos),
    .ar_ready(ar_ready),
    .r_valid(r_valid),
    .r_id(r_id),
    .r_resp(r_resp),
    .r_last(r_last),
    .r_ready(bridge__r_ready),
    .r_data_0(r_data_0),
    .fault_read(bridge__fault_read),
    .fault_write(bridge__fault_write)
  );

  assign req_ready = core__req_ready;
  assign resp_valid = core__resp_valid;
  assign resp_tag = core__resp_tag;
  assign resp_slot = core__resp_slot;
  assign resp_write = core__resp_write;
  assign resp_error = core__resp_error;
  assign resp_data_0 = core__resp_data_0;
  assign resp_data_1 = core__resp_data_1;
  assign resp_data_2 = core__resp_data_2;
  assign resp_data_3 = core__resp_data_3;
  assign resp_data_4 = core__resp_data_4;
  assign resp_data_5 = core__resp_data_5;
  assign resp_data_6 = core__resp_data_6;
  assign resp_data_7 = core__resp_data_7;
  assign result_ready = core__result_ready;
  assign flush_ready = core__flush_ready;
  assign flush_done = core__flush_done;
  assign idle = core__idle;
  assign stall = core__stall;
  assign ev_present = core__ev_present;
  assign ev_link = core__ev_link;
  assign ev_miss = core__ev_miss;
  assign ev_read = core__ev_read;
  assign ev_victim = core__ev_victim;
  assign ev_result = core__ev_result;
  assign ev_alloc = core__ev_alloc;
  assign ev_fill_error = core__ev_fill_error;
  assign aw_valid = bridge__aw_valid;
  assign aw_id = bridge__aw_id;
  assign aw_addr = bridge__aw_addr;
  assign aw_len = bridge__aw_len;
  assign aw_size = bridge__aw_size;
  assign aw_burst = bridge__aw_burst;
  assign aw_lock = bridge__aw_lock;
  assign aw_cache = bridge__aw_cache;
  assign aw_prot = bridge__aw_prot;
  assign aw_qos = bridge__aw_qos;
  assign w_valid = bridge__w_valid;
  assign w_last = bridge__w_last;
  assign w_data_0 = bridge__w_data_0;
  assign w_strb_0 = bridge__w_strb_0;
  assign b_ready = bridge__b_ready;
  assign ar_valid = bridge__ar_valid;
  assign ar_id = bridge__ar_id;
  assign ar_addr = bridge__ar_addr;
  assign ar_len = bridge__ar_len;
  assign ar_size = bridge__ar_size;
  assign ar_burst = bridge__ar_burst;
  assign ar_lock = bridge__ar_lock;
  assign ar_cache = bridge__ar_cache;
  assign ar_prot = bridge__ar_prot;
  assign ar_qos = bridge__ar_qos;
  assign r_ready = bridge__r_ready;
  assign fault_read = bridge__fault_read;
  assign fault_write = bridge__fault_write;
endmodule
`default_nettype wire
