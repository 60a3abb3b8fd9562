// tessera_render_cache
// Render cache: linked-list misses, results allocate, one request a cycle.
//
//   in    1  clock          Clock.
//   in    1  reset          Synchronous reset, active high.
// cfg: Configuration.
//   in   16  cfg_nodes      Usable nodes of the miss queue.
//   in    4  cfg_ways       Usable ways.
//   in    5  cfg_set_mask   Usable bits of the set index.
//   in    1  cfg_hash       The set index is hashed.
//   in    2  cfg_part       Screen partition: 0 rows, 1 two by two, 2 columns.
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
// mr: Blocks to read from memory.
//   out   1  mr_valid       An item is on offer.
//   out   4  mr_id          Name of the read; not in use by another one.
//   out  27  mr_block       Block address.
//   in    1  mr_ready       The item, if there is one, is taken at this edge.
// md: Blocks as memory delivers them.
//   in    1  md_valid       An item is on offer.
//   in    4  md_id          Name of the read.
//   in    1  md_error       The read has failed; the data means nothing.
//   in   64  md_data_0      Its pixels, two in a word.
//   in   64  md_data_1
//   in   64  md_data_2
//   in   64  md_data_3
//   in   64  md_data_4
//   in   64  md_data_5
//   in   64  md_data_6
//   in   64  md_data_7
//   out   1  md_ready       The item, if there is one, is taken at this edge.
// mw: Blocks to write to memory.
//   out   1  mw_valid       An item is on offer.
//   out   4  mw_id          Name of the write.
//   out  27  mw_block       Block address.
//   out  64  mw_data_0      Its pixels, two in a word; not cleared while nothing is valid.
//   out  64  mw_data_1
//   out  64  mw_data_2
//   out  64  mw_data_3
//   out  64  mw_data_4
//   out  64  mw_data_5
//   out  64  mw_data_6
//   out  64  mw_data_7
//   in    1  mw_ready       The item, if there is one, is taken at this edge.
// ack: Memory's acknowledgements.
//   in    1  ack_valid      In this cycle.
//   in    4  ack_id         Name of the write.
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
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: req (in), resp (out), result (in), mr (out), md (in), mw (out), flush (in): transfer at a rising edge with
// valid and ready both high.
// Contract: hdl/docs/src/contract/render_cache.md
//
// Exported from hdl/blocks/render_cache/src/render_cache/mod.rs; do not edit.
`default_nettype none
module tessera_render_cache (
  input  wire clock,
  input  wire reset,
  input  wire [15:0] cfg_nodes,
  input  wire [3:0] cfg_ways,
  input  wire [4:0] cfg_set_mask,
  input  wire cfg_hash,
  input  wire [1:0] cfg_part,
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
  output wire mr_valid,
  output reg  [3:0] mr_id,
  output reg  [26:0] mr_block,
  input  wire mr_ready,
  input  wire md_valid,
  input  wire [3:0] md_id,
  input  wire md_error,
  input  wire [63:0] md_data_0,
  input  wire [63:0] md_data_1,
  input  wire [63:0] md_data_2,
  input  wire [63:0] md_data_3,
  input  wire [63:0] md_data_4,
  input  wire [63:0] md_data_5,
  input  wire [63:0] md_data_6,
  input  wire [63:0] md_data_7,
  output wire md_ready,
  output wire mw_valid,
  output wire [3:0] mw_id,
  output wire [26:0] mw_block,
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
  input  wire [3:0] ack_id,
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
  output wire ev_fill_error
);
  wire launch_read;
  wire serve_read;
  wire serve_data;
  wire serve_buffer;
  wire victim_read;
  wire result_taken;
  wire result_data;
  wire result_fits;
  wire fill_taken;
  wire fetch_valid;
  reg  [4:0] reserved;
  wire quiet;
  wire [4:0] sets__set;
  wire [26:0] l__req_block;
  wire l__req_ready;
  wire l__r_valid;
  wire [26:0] l__r_block;
  wire l__r_go;
  wire l__l_valid;
  wire [7:0] l__l_tag;
  wire [26:0] l__l_block;
  wire [4:0] l__l_set;
  wire [1:0] l__l_op;
  wire [15:0] l__l_mask;
  wire [1:0] l__l_way;
  wire l__link;
  wire l__launch;
  wire l__miss;
  wire l__push;
  wire l__t_rd_en;
  wire [4:0] l__t_rd_set;
  wire [2:0] l__stall;
  wire x__x_free;
  wire x__s_go;
  wire x__resp_valid;
  wire [7:0] x__resp_tag;
  wire [3:0] x__resp_slot;
  wire x__resp_write;
  wire x__resp_error;
  wire [63:0] x__resp_data_0;
  wire [63:0] x__resp_data_1;
  wire [63:0] x__resp_data_2;
  wire [63:0] x__resp_data_3;
  wire [63:0] x__resp_data_4;
  wire [63:0] x__resp_data_5;
  wire [63:0] x__resp_data_6;
  wire [63:0] x__resp_data_7;
  wire w__w0_go;
  wire w__w1_valid;
  wire w__w1_waits;
  wire [4:0] w__w1_set;
  wire [4:0] w__pin_set;
  wire w__w2_valid;
  wire [3:0] w__w2_slot;
  wire [26:0] w__w2_block;
  wire [4:0] w__w2_set;
  wire [1:0] w__w2_way;
  wire w__w2_evict;
  wire [26:0] w__w2_victim;
  wire w__w2_go;
  wire w__w3_valid;
  wire [3:0] w__w3_slot;
  wire [26:0] w__w3_block;
  wire [4:0] w__w3_set;
  wire [1:0] w__w3_way;
  wire w__w3_evict;
  wire [26:0] w__w3_victim;
  wire walker__flush_ready;
  wire walker__o_room;
  wire walker__running;
  wire walker__sweep;
  wire walker__tag_read;
  wire walker__data_read;
  wire walker__evict;
  wire [4:0] walker__set;
  wire [1:0] walker__way;
  wire walker__flush_done;
  wire queue__f_take;
  wire queue__f_hold;
  wire queue__l_match;
  wire [3:0] queue__l_slot;
  wire queue__l_leaving;
  wire queue__l_full;
  wire [3:0] queue__push_slot;
  wire queue__s_valid;
  wire [3:0] queue__s_slot;
  wire [7:0] queue__s_tag;
  wire [1:0] queue__s_op;
  wire queue__s_present;
  wire [6:0] queue__s_row;
  wire [15:0] queue__s_pixels;
  wire queue__s_error;
  wire queue__result_present;
  wire [6:0] queue__result_row;
  wire [15:0] queue__fill_cover;
  wire queue__f_valid;
  wire [3:0] queue__f_slot;
  wire [26:0] queue__f_block;
  wire queue__w_pick;
  wire queue__w_valid;
  wire [3:0] queue__w_slot;
  wire [26:0] queue__w_block;
  wire [4:0] queue__w_set;
  wire [3:0] queue__pinned;
  wire queue__idle;
  wire tags__wr_en;
  reg  [4:0] tags__wr_set;
  reg  [3:0] tags__wr_ways;
  reg  tags__wr_valid;
  reg  [26:0] tags__wr_block;
  reg  [1:0] tags__wr_ptr;
  wire [3:0] tags__valid;
  wire [26:0] tags__block_0;
  wire [26:0] tags__block_1;
  wire [26:0] tags__block_2;
  wire [26:0] tags__block_3;
  wire [1:0] tags__ptr;
  wire tags__hit;
  wire [1:0] tags__hit_way;
  wire data__rd_en;
  reg  [6:0] data__rd_row;
  wire data__wr_en;
  reg  [6:0] data__wr_row;
  reg  [15:0] data__wr_mask;
  reg  [63:0] data__wr_data_0;
  reg  [63:0] data__wr_data_1;
  reg  [63:0] data__wr_data_2;
  reg  [63:0] data__wr_data_3;
  reg  [63:0] data__wr_data_4;
  reg  [63:0] data__wr_data_5;
  reg  [63:0] data__wr_data_6;
  reg  [63:0] data__wr_data_7;
  wire [63:0] data__q_0;
  wire [63:0] data__q_1;
  wire [63:0] data__q_2;
  wire [63:0] data__q_3;
  wire [63:0] data__q_4;
  wire [63:0] data__q_5;
  wire [63:0] data__q_6;
  wire [63:0] data__q_7;
  wire buffer__fill_ready;
  wire buffer__result_valid;
  wire buffer__result_ready;
  wire buffer__rd_en;
  wire [3:0] buffer__rd_slot;
  wire [63:0] buffer__q_0;
  wire [63:0] buffer__q_1;
  wire [63:0] buffer__q_2;
  wire [63:0] buffer__q_3;
  wire [63:0] buffer__q_4;
  wire [63:0] buffer__q_5;
  wire [63:0] buffer__q_6;
  wire [63:0] buffer__q_7;
  wire out__push_valid;
  reg  [26:0] out__push_block;
  wire [4:0] out__free;
  wire out__empty;
  wire out__probe_hit;
  wire out__mw_valid;
  wire [3:0] out__mw_id;
  wire [26:0] out__mw_block;
  wire [63:0] out__mw_data_0;
  wire [63:0] out__mw_data_1;
  wire [63:0] out__mw_data_2;
  wire [63:0] out__mw_data_3;
  wire [63:0] out__mw_data_4;
  wire [63:0] out__mw_data_5;
  wire [63:0] out__mw_data_6;
  wire [63:0] out__mw_data_7;
  reg  room_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      room_q <= 1'd0;
    end
    else begin
      room_q <= out__free > reserved;
    end
  end

  tessera_render_cache_set_index sets (
    // request
    .cfg_set_mask(cfg_set_mask),
    .cfg_hash(cfg_hash),
    .cfg_part(cfg_part),
    .surface(req_surface),
    .x(req_x),
    .y(req_y),
    .set(sets__set)
  );

  tessera_render_cache_lookup l (
    .clock(clock),
    .reset(reset),
    .req_valid(req_valid),
    .req_tag(req_tag),
    .req_block(l__req_block),
    .req_set(sets__set),
    .req_op(req_op),
    .req_mask(req_mask),
    .req_ready(l__req_ready),
    // L: lookup
    .running(walker__running),
    .walk_read(walker__tag_read),
    .walk_set(walker__set),
    .w0_go(w__w0_go),
    .w0_set(queue__w_set),
    .w1_valid(w__w1_valid),
    .w1_waits(w__w1_waits),
    .w1_set(w__w1_set),
    .w2_valid(w__w2_valid),
    .w2_set(w__w2_set),
    .w3_valid(w__w3_valid),
    .w3_slot(w__w3_slot),
    .w3_set(w__w3_set),
    .w3_way(w__w3_way),
    .hit(tags__hit),
    .hit_way(tags__hit_way),
    .q_match(queue__l_match),
    .q_slot(queue__l_slot),
    .q_leaving(queue__l_leaving),
    .q_full(queue__l_full),
    .s_valid(queue__s_valid),
    .x_free(x__x_free),
    .r_valid(l__r_valid),
    .r_block(l__r_block),
    .r_go(l__r_go),
    .l_valid(l__l_valid),
    .l_tag(l__l_tag),
    .l_block(l__l_block),
    .l_set(l__l_set),
    .l_op(l__l_op),
    .l_mask(l__l_mask),
    .l_way(l__l_way),
    .link(l__link),
    .launch(l__launch),
    .miss(l__miss),
    .push(l__push),
    .t_rd_en(l__t_rd_en),
    .t_rd_set(l__t_rd_set),
    .stall(l__stall)
  );

  tessera_render_cache_respond x (
    .clock(clock),
    .reset(reset),
    // X: response
    .w2_valid(w__w2_valid),
    .s_valid(queue__s_valid),
    .s_slot(queue__s_slot),
    .s_tag(queue__s_tag),
    .s_op(queue__s_op),
    .s_present(queue__s_present),
    .s_pixels(queue__s_pixels),
    .s_error(queue__s_error),
    .launch(l__launch),
    .l_tag(l__l_tag),
    .l_op(l__l_op),
    .push_slot(queue__push_slot),
    .d_q_0(data__q_0),
    .d_q_1(data__q_1),
    .d_q_2(data__q_2),
    .d_q_3(data__q_3),
    .d_q_4(data__q_4),
    .d_q_5(data__q_5),
    .d_q_6(data__q_6),
    .d_q_7(data__q_7),
    .b_q_0(buffer__q_0),
    .b_q_1(buffer__q_1),
    .b_q_2(buffer__q_2),
    .b_q_3(buffer__q_3),
    .b_q_4(buffer__q_4),
    .b_q_5(buffer__q_5),
    .b_q_6(buffer__q_6),
    .b_q_7(buffer__q_7),
    .x_free(x__x_free),
    .s_go(x__s_go),
    .resp_valid(x__resp_valid),
    .resp_tag(x__resp_tag),
    .resp_slot(x__resp_slot),
    .resp_write(x__resp_write),
    .resp_error(x__resp_error),
    .resp_data_0(x__resp_data_0),
    .resp_data_1(x__resp_data_1),
    .resp_data_2(x__resp_data_2),
    .resp_data_3(x__resp_data_3),
    .resp_data_4(x__resp_data_4),
    .resp_data_5(x__resp_data_5),
    .resp_data_6(x__resp_data_6),
    .resp_data_7(x__resp_data_7),
    .resp_ready(resp_ready)
  );

  tessera_render_cache_write_back w (
    .clock(clock),
    .reset(reset),
    .cfg_ways(cfg_ways),
    .q_valid(queue__w_valid),
    .q_slot(queue__w_slot),
    .q_block(queue__w_block),
    .q_set(queue__w_set),
    .pinned(queue__pinned),
    .x_free(x__x_free),
    .t_valid(tags__valid),
    .t_block_0(tags__block_0),
    .t_block_1(tags__block_1),
    .t_block_2(tags__block_2),
    .t_block_3(tags__block_3),
    .t_ptr(tags__ptr),
    .w0_go(w__w0_go),
    .w1_valid(w__w1_valid),
    .w1_waits(w__w1_waits),
    .w1_set(w__w1_set),
    .pin_set(w__pin_set),
    .w2_valid(w__w2_valid),
    .w2_slot(w__w2_slot),
    .w2_block(w__w2_block),
    .w2_set(w__w2_set),
    .w2_way(w__w2_way),
    .w2_evict(w__w2_evict),
    .w2_victim(w__w2_victim),
    .w2_go(w__w2_go),
    .w3_valid(w__w3_valid),
    .w3_slot(w__w3_slot),
    .w3_block(w__w3_block),
    .w3_set(w__w3_set),
    .w3_way(w__w3_way),
    .w3_evict(w__w3_evict),
    .w3_victim(w__w3_victim)
  );

  tessera_render_cache_walker walker (
    .clock(clock),
    .reset(reset),
    .flush_valid(flush_valid),
    .flush_drop(flush_drop),
    .flush_ready(walker__flush_ready),
    .quiet(quiet),
    .t_valid(tags__valid),
    .o_room(walker__o_room),
    .o_empty(out__empty),
    .running(walker__running),
    .sweep(walker__sweep),
    .tag_read(walker__tag_read),
    .data_read(walker__data_read),
    .evict(walker__evict),
    .set(walker__set),
    .way(walker__way),
    .flush_done(walker__flush_done)
  );

  tessera_miss_queue_n16_a4 queue (
    .clock(clock),
    .reset(reset),
    .cfg_nodes(cfg_nodes),
    .r_block(l__r_block),
    .r_take(l__r_go),
    .l_block(l__l_block),
    .l_set(l__l_set),
    .push(l__push),
    .push_present(l__launch),
    .push_way(l__l_way),
    .push_tag(l__l_tag),
    .push_op(l__l_op),
    .push_mask(l__l_mask),
    .s_take(x__s_go),
    .result(result_taken),
    .result_slot(result_slot),
    .result_mask(result_mask),
    .fill(fill_taken),
    .fill_slot(md_id),
    .fill_error(md_error),
    .f_take(queue__f_take),
    .f_hold(queue__f_hold),
    .w_room(room_q),
    .w_take(w__w0_go),
    .w_free(w__w3_valid),
    .w_free_slot(w__w3_slot),
    .pin_set(w__pin_set),
    .l_match(queue__l_match),
    .l_slot(queue__l_slot),
    .l_leaving(queue__l_leaving),
    .l_full(queue__l_full),
    .push_slot(queue__push_slot),
    .s_valid(queue__s_valid),
    .s_slot(queue__s_slot),
    .s_tag(queue__s_tag),
    .s_op(queue__s_op),
    .s_present(queue__s_present),
    .s_row(queue__s_row),
    .s_pixels(queue__s_pixels),
    .s_error(queue__s_error),
    .result_present(queue__result_present),
    .result_row(queue__result_row),
    .fill_cover(queue__fill_cover),
    .f_valid(queue__f_valid),
    .f_slot(queue__f_slot),
    .f_block(queue__f_block),
    .w_pick(queue__w_pick),
    .w_valid(queue__w_valid),
    .w_slot(queue__w_slot),
    .w_block(queue__w_block),
    .w_set(queue__w_set),
    .pinned(queue__pinned),
    .idle(queue__idle)
  );

  tessera_tag_ram tags (
    .clock(clock),
    .reset(reset),
    .rd_en(l__t_rd_en),
    .rd_set(l__t_rd_set),
    .wr_en(tags__wr_en),
    .wr_set(tags__wr_set),
    .wr_ways(tags__wr_ways),
    .wr_valid(tags__wr_valid),
    .wr_block(tags__wr_block),
    .wr_ptr(tags__wr_ptr),
    .cmp_block(l__r_block),
    .valid(tags__valid),
    .block_0(tags__block_0),
    .block_1(tags__block_1),
    .block_2(tags__block_2),
    .block_3(tags__block_3),
    .ptr(tags__ptr),
    .hit(tags__hit),
    .hit_way(tags__hit_way)
  );

  tessera_data_ram data (
    .clock(clock),
    .rd_en(data__rd_en),
    .rd_row(data__rd_row),
    .wr_en(data__wr_en),
    .wr_row(data__wr_row),
    .wr_mask(data__wr_mask),
    .wr_data_0(data__wr_data_0),
    .wr_data_1(data__wr_data_1),
    .wr_data_2(data__wr_data_2),
    .wr_data_3(data__wr_data_3),
    .wr_data_4(data__wr_data_4),
    .wr_data_5(data__wr_data_5),
    .wr_data_6(data__wr_data_6),
    .wr_data_7(data__wr_data_7),
    .q_0(data__q_0),
    .q_1(data__q_1),
    .q_2(data__q_2),
    .q_3(data__q_3),
    .q_4(data__q_4),
    .q_5(data__q_5),
    .q_6(data__q_6),
    .q_7(data__q_7)
  );

  tessera_store_fill_buffer buffer (
    .clock(clock),
    .reset(reset),
    .fill_valid(md_valid),
    .fill_slot(md_id),
    .fill_cover(queue__fill_cover),
    .fill_data_0(md_data_0),
    .fill_data_1(md_data_1),
    .fill_data_2(md_data_2),
    .fill_data_3(md_data_3),
    .fill_data_4(md_data_4),
    .fill_data_5(md_data_5),
    .fill_data_6(md_data_6),
    .fill_data_7(md_data_7),
    .fill_ready(buffer__fill_ready),
    .result_valid(buffer__result_valid),
    // result: to the data RAM when the block is there, W2 first
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
    .result_ready(buffer__result_ready),
    .rd_en(buffer__rd_en),
    .rd_slot(buffer__rd_slot),
    .q_0(buffer__q_0),
    .q_1(buffer__q_1),
    .q_2(buffer__q_2),
    .q_3(buffer__q_3),
    .q_4(buffer__q_4),
    .q_5(buffer__q_5),
    .q_6(buffer__q_6),
    .q_7(buffer__q_7)
  );

  tessera_write_out out (
    .clock(clock),
    .reset(reset),
    .push_valid(out__push_valid),
    .push_block(out__push_block),
    .push_data_0(data__q_0),
    .push_data_1(data__q_1),
    .push_data_2(data__q_2),
    .push_data_3(data__q_3),
    .push_data_4(data__q_4),
    .push_data_5(data__q_5),
    .push_data_6(data__q_6),
    .push_data_7(data__q_7),
    // F: fetch, unless the block is on its way out
    .probe_block(queue__f_block),
    .free(out__free),
    .empty(out__empty),
    .probe_hit(out__probe_hit),
    .mw_valid(out__mw_valid),
    .mw_id(out__mw_id),
    .mw_block(out__mw_block),
    .mw_data_0(out__mw_data_0),
    .mw_data_1(out__mw_data_1),
    .mw_data_2(out__mw_data_2),
    .mw_data_3(out__mw_data_3),
    .mw_data_4(out__mw_data_4),
    .mw_data_5(out__mw_data_5),
    .mw_data_6(out__mw_data_6),
    .mw_data_7(out__mw_data_7),
    .mw_ready(mw_ready),
    .ack_valid(ack_valid),
    .ack_id(ack_id)
  );

  assign req_ready = l__req_ready;
  assign stall = l__stall;
  assign l__req_block = {req_surface, req_y, req_x};
  assign launch_read = l__launch & l__l_op[0];
  assign resp_valid = x__resp_valid;
  assign resp_tag = x__resp_tag;
  assign resp_slot = x__resp_slot;
  assign resp_write = x__resp_write;
  assign resp_error = x__resp_error;
  assign resp_data_0 = x__resp_data_0;
  assign resp_data_1 = x__resp_data_1;
  assign resp_data_2 = x__resp_data_2;
  assign resp_data_3 = x__resp_data_3;
  assign resp_data_4 = x__resp_data_4;
  assign resp_data_5 = x__resp_data_5;
  assign resp_data_6 = x__resp_data_6;
  assign resp_data_7 = x__resp_data_7;
  assign serve_read = x__s_go & queue__s_op[0];
  assign serve_data = serve_read & queue__s_present;
  assign serve_buffer = serve_read & ~queue__s_present;
  assign buffer__result_valid = result_valid & ~queue__result_present;
  assign result_fits = queue__result_present ? ~w__w3_valid : buffer__result_ready;
  assign result_taken = result_valid & result_fits;
  assign result_data = result_taken & queue__result_present;
  assign result_ready = result_taken;
  // fill
  assign fill_taken = md_valid & buffer__fill_ready;
  assign md_ready = fill_taken;
  assign fetch_valid = queue__f_valid & ~out__probe_hit;
  assign queue__f_take = fetch_valid & mr_ready;
  assign queue__f_hold = queue__f_valid & out__probe_hit;
  assign mr_valid = fetch_valid;
  // walker
  assign quiet = ~l__r_valid & ~l__l_valid & ~x__resp_valid & queue__idle;
  assign walker__o_room = |out__free;
  assign flush_ready = walker__flush_ready;
  assign flush_done = walker__flush_done;
  assign idle = walker__running & quiet & out__empty;
  // tag RAM
  assign tags__wr_en = w__w3_valid | walker__sweep;
  // data RAM: readers exclude each other
  assign victim_read = (w__w2_go & w__w2_evict) | walker__data_read;
  assign data__rd_en = launch_read | serve_data | victim_read;
  assign data__wr_en = w__w3_valid | result_data;
  // store-fill buffer and write-out
  assign buffer__rd_en = serve_buffer | w__w2_go;
  assign buffer__rd_slot = w__w2_valid ? w__w2_slot : queue__s_slot;
  assign out__push_valid = (w__w3_valid & w__w3_evict) | walker__evict;
  assign mw_valid = out__mw_valid;
  assign mw_id = out__mw_id;
  assign mw_block = out__mw_block;
  assign mw_data_0 = out__mw_data_0;
  assign mw_data_1 = out__mw_data_1;
  assign mw_data_2 = out__mw_data_2;
  assign mw_data_3 = out__mw_data_3;
  assign mw_data_4 = out__mw_data_4;
  assign mw_data_5 = out__mw_data_5;
  assign mw_data_6 = out__mw_data_6;
  assign mw_data_7 = out__mw_data_7;
  // events
  assign ev_read = launch_read | serve_data;
  assign ev_fill_error = fill_taken & md_error;
  assign ev_present = l__launch;
  assign ev_link = l__link;
  assign ev_miss = l__miss;
  assign ev_victim = victim_read;
  assign ev_result = result_data;
  assign ev_alloc = w__w3_valid;

  always @* begin
    if (time_zero) begin end
    mr_id = 4'd0;
    mr_block = 27'd0;
    if (fetch_valid) begin
      mr_id = queue__f_slot;
      mr_block = queue__f_block;
    end
  end

  always @* begin
    if (time_zero) begin end
    // W: write back, one write-out slot reserved from the pick on
    reserved = 5'd1;
    if (queue__w_pick) begin
      reserved = reserved + 5'd1;
    end
    if (w__w1_valid) begin
      reserved = reserved + 5'd1;
    end
    if (w__w2_valid) begin
      reserved = reserved + 5'd1;
    end
    if (w__w3_valid) begin
      reserved = reserved + 5'd1;
    end
  end

  always @* begin
    if (time_zero) begin end
    tags__wr_ways = 4'd1 << w__w3_way;
    tags__wr_valid = 1'd1;
    tags__wr_ptr = w__w3_way + 2'd1;
    tags__wr_set = w__w3_set;
    tags__wr_block = w__w3_block;
    if (walker__sweep) begin
      tags__wr_set = walker__set;
      tags__wr_ways = 4'd15;
      tags__wr_valid = 1'd0;
      tags__wr_block = 27'd0;
      tags__wr_ptr = 2'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    data__rd_row = {l__l_set, l__l_way};
    if (queue__s_valid) begin
      data__rd_row = queue__s_row;
    end
    if (w__w2_valid) begin
      data__rd_row = {w__w2_set, w__w2_way};
    end
    if (walker__data_read) begin
      data__rd_row = {walker__set, walker__way};
    end
  end

  always @* begin
    if (time_zero) begin end
    data__wr_row = queue__result_row;
    data__wr_mask = result_mask;
    data__wr_data_0 = result_data_0;
    data__wr_data_1 = result_data_1;
    data__wr_data_2 = result_data_2;
    data__wr_data_3 = result_data_3;
    data__wr_data_4 = result_data_4;
    data__wr_data_5 = result_data_5;
    data__wr_data_6 = result_data_6;
    data__wr_data_7 = result_data_7;
    if (w__w3_valid) begin
      data__wr_row = {w__w3_set, w__w3_way};
      data__wr_mask = 16'hffff;
      data__wr_data_0 = buffer__q_0;
      data__wr_data_1 = buffer__q_1;
      data__wr_data_2 = buffer__q_2;
      data__wr_data_3 = buffer__q_3;
      data__wr_data_4 = buffer__q_4;
      data__wr_data_5 = buffer__q_5;
      data__wr_data_6 = buffer__q_6;
      data__wr_data_7 = buffer__q_7;
    end
  end

  always @* begin
    if (time_zero) begin end
    out__push_block = w__w3_victim;
    if (walker__evict & (walker__way == 2'd0)) begin
      out__push_block = tags__block_0;
    end
    if (walker__evict & (walker__way == 2'd1)) begin
      out__push_block = tags__block_1;
    end
    if (walker__evict & (walker__way == 2'd2)) begin
      out__push_block = tags__block_2;
    end
    if (walker__evict & (walker__way == 2'd3)) begin
      out__push_block = tags__block_3;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, w__w2_block, w__w2_victim};
endmodule
`default_nettype wire
