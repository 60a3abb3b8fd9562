// tessera_render_cache_peripheral
// A render cache on AXI4 with its registers; the parameters are those of [`RenderCacheAxi4`].
//
//   in    1  clock          Clock.
//   in    1  reset          Synchronous reset, active high.
// s_aw: Addresses of writes of registers.
//   in    1  s_aw_valid     An item is on offer.
//   in   12  s_aw_addr      Address of its first byte.
//   out   1  s_aw_ready     The item, if there is one, is taken at this edge.
// s_w: What they bring.
//   in    1  s_w_valid      An item is on offer.
//   in   32  s_w_data       The word.
//   in    4  s_w_strb       Bytes of it to write.
//   out   1  s_w_ready      The item, if there is one, is taken at this edge.
// s_b: Ends of them.
//   out   1  s_b_valid      An item is on offer.
//   out   2  s_b_resp       0 OKAY, 2 SLVERR.
//   in    1  s_b_ready      The item, if there is one, is taken at this edge.
// s_ar: Addresses of reads of registers.
//   in    1  s_ar_valid     An item is on offer.
//   in   12  s_ar_addr      Address of its first byte.
//   out   1  s_ar_ready     The item, if there is one, is taken at this edge.
// s_r: What they find.
//   out   1  s_r_valid      An item is on offer.
//   out  32  s_r_data       The word.
//   out   2  s_r_resp       0 OKAY, 2 SLVERR.
//   in    1  s_r_ready      The item, if there is one, is taken at this edge.
//   out   1  irq            An event that is enabled has happened.
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
// aw: Addresses of writes to memory.
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
//   out  64  w_data_1
//   out  64  w_data_2
//   out  64  w_data_3
//   out  64  w_data_4
//   out  64  w_data_5
//   out  64  w_data_6
//   out  64  w_data_7
//   out   8  w_strb_0       Bytes of them to write.
//   out   8  w_strb_1
//   out   8  w_strb_2
//   out   8  w_strb_3
//   out   8  w_strb_4
//   out   8  w_strb_5
//   out   8  w_strb_6
//   out   8  w_strb_7
// b: Ends of writes.
//   in    1  b_valid        An item is on offer.
//   in    4  b_id           Name of the transaction.
//   in    2  b_resp         0 OKAY, 1 EXOKAY, 2 SLVERR, 3 DECERR.
//   out   1  b_ready        The item, if there is one, is taken at this edge.
// ar: Addresses of reads from memory.
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
//   in   64  r_data_1
//   in   64  r_data_2
//   in   64  r_data_3
//   in   64  r_data_4
//   in   64  r_data_5
//   in   64  r_data_6
//   in   64  r_data_7
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: s_aw (in), s_w (in), s_b (out), s_ar (in), s_r (out), req (in), resp (out), result (in), aw (out), w
// (out), b (in), ar (out), r (in): transfer at a rising edge with valid and ready both high.
// Contract: hdl/docs/src/contract/render_cache_peripheral.md
//
// Exported from hdl/blocks/memory/src/peripheral.rs; do not edit.
`default_nettype none
module tessera_render_cache_peripheral (
  input  wire clock,
  input  wire reset,
  input  wire s_aw_valid,
  input  wire [11:0] s_aw_addr,
  output wire s_aw_ready,
  input  wire s_w_valid,
  input  wire [31:0] s_w_data,
  input  wire [3:0] s_w_strb,
  output wire s_w_ready,
  output wire s_b_valid,
  output wire [1:0] s_b_resp,
  input  wire s_b_ready,
  input  wire s_ar_valid,
  input  wire [11:0] s_ar_addr,
  output wire s_ar_ready,
  output wire s_r_valid,
  output wire [31:0] s_r_data,
  output wire [1:0] s_r_resp,
  input  wire s_r_ready,
  output wire irq,
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
  output wire [63:0] w_data_2,
  output wire [63:0] w_data_3,
  output wire [63:0] w_data_4,
  output wire [63:0] w_data_5,
  output wire [63:0] w_data_6,
  output wire [63:0] w_data_7,
  output wire [7:0] w_strb_0,
  output wire [7:0] w_strb_1,
  output wire [7:0] w_strb_2,
  output wire [7:0] w_strb_3,
  output wire [7:0] w_strb_4,
  output wire [7:0] w_strb_5,
  output wire [7:0] w_strb_6,
  output wire [7:0] w_strb_7,
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
  input  wire [63:0] r_data_2,
  input  wire [63:0] r_data_3,
  input  wire [63:0] r_data_4,
  input  wire [63:0] r_data_5,
  input  wire [63:0] r_data_6,
  input  wire [63:0] r_data_7
);
  wire control__aw_ready;
  wire control__w_ready;
  wire control__b_valid;
  wire [1:0] control__b_resp;
  wire control__ar_ready;
  wire control__r_valid;
  wire [31:0] control__r_data;
  wire [1:0] control__r_resp;
  wire control__irq;
  wire control__core_reset;
  wire control__accept;
  wire [15:0] control__cfg_nodes;
  wire [3:0] control__cfg_ways;
  wire [4:0] control__cfg_set_mask;
  wire control__cfg_hash;
  wire [1:0] control__cfg_part;
  wire [33:0] control__axi_base;
  wire [2:0] control__axi_pitch;
  wire control__flush_valid;
  wire control__flush_drop;
  wire control__traffic_request;
  wire control__traffic_read;
  wire control__traffic_write;
  wire cache__req_valid;
  wire cache__req_ready;
  wire cache__resp_valid;
  wire [7:0] cache__resp_tag;
  wire [3:0] cache__resp_slot;
  wire cache__resp_write;
  wire cache__resp_error;
  wire [63:0] cache__resp_data_0;
  wire [63:0] cache__resp_data_1;
  wire [63:0] cache__resp_data_2;
  wire [63:0] cache__resp_data_3;
  wire [63:0] cache__resp_data_4;
  wire [63:0] cache__resp_data_5;
  wire [63:0] cache__resp_data_6;
  wire [63:0] cache__resp_data_7;
  wire cache__result_ready;
  wire cache__flush_ready;
  wire cache__flush_done;
  wire cache__idle;
  wire [2:0] cache__stall;
  wire cache__ev_present;
  wire cache__ev_link;
  wire cache__ev_miss;
  wire cache__ev_read;
  wire cache__ev_victim;
  wire cache__ev_result;
  wire cache__ev_alloc;
  wire cache__ev_fill_error;
  wire cache__aw_valid;
  wire [3:0] cache__aw_id;
  wire [39:0] cache__aw_addr;
  wire [7:0] cache__aw_len;
  wire [2:0] cache__aw_size;
  wire [1:0] cache__aw_burst;
  wire cache__aw_lock;
  wire [3:0] cache__aw_cache;
  wire [2:0] cache__aw_prot;
  wire [3:0] cache__aw_qos;
  wire cache__w_valid;
  wire cache__w_last;
  wire [63:0] cache__w_data_0;
  wire [63:0] cache__w_data_1;
  wire [63:0] cache__w_data_2;
  wire [63:0] cache__w_data_3;
  wire [63:0] cache__w_data_4;
  wire [63:0] cache__w_data_5;
  wire [63:0] cache__w_data_6;
  wire [63:0] cache__w_data_7;
  wire [7:0] cache__w_strb_0;
  wire [7:0] cache__w_strb_1;
  wire [7:0] cache__w_strb_2;
  wire [7:0] cache__w_strb_3;
  wire [7:0] cache__w_strb_4;
  wire [7:0] cache__w_strb_5;
  wire [7:0] cache__w_strb_6;
  wire [7:0] cache__w_strb_7;
  wire cache__b_ready;
  wire cache__ar_valid;
  wire [3:0] cache__ar_id;
  wire [39:0] cache__ar_addr;
  wire [7:0] cache__ar_len;
  wire [2:0] cache__ar_size;
  wire [1:0] cache__ar_burst;
  wire cache__ar_lock;
  wire [3:0] cache__ar_cache;
  wire [2:0] cache__ar_prot;
  wire [3:0] cache__ar_qos;
  wire cache__r_ready;
  wire cache__fault_read;
  wire cache__fault_write;

  tessera_axi4_lite_control control (
    .clock(clock),
    .reset(reset),
    .aw_valid(s_aw_valid),
    .aw_addr(s_aw_addr),
    .aw_ready(control__aw_ready),
    .w_valid(s_w_valid),
    .w_data(s_w_data),
    .w_strb(s_w_strb),
    .w_ready(control__w_ready),
    .b_valid(control__b_valid),
    .b_resp(control__b_resp),
    .b_ready(s_b_ready),
    .ar_valid(s_ar_valid),
    .ar_addr(s_ar_addr),
    .ar_ready(control__ar_ready),
    .r_valid(control__r_valid),
    .r_data(control__r_data),
    .r_resp(control__r_resp),
    .r_ready(s_r_ready),
    .irq(control__irq),
    .core_reset(control__core_reset),
    .accept(control__accept),
    .cfg_nodes(control__cfg_nodes),
    .cfg_ways(control__cfg_ways),
    .cfg_set_mask(control__cfg_set_mask),
    .cfg_hash(control__cfg_hash),
    .cfg_part(control__cfg_part),
    .axi_base(control__axi_base),
    .axi_pitch(control__axi_pitch),
    .flush_valid(control__flush_valid),
    .flush_drop(control__flush_drop),
    .flush_ready(cache__flush_ready),
    .flush_done(cache__flush_done),
    .idle(cache__idle),
    .stall(cache__stall),
    .ev_present(cache__ev_present),
    .ev_link(cache__ev_link),
    .ev_miss(cache__ev_miss),
    .ev_read(cache__ev_read),
    .ev_victim(cache__ev_victim),
    .ev_result(cache__ev_result),
    .ev_alloc(cache__ev_alloc),
    .ev_fill_error(cache__ev_fill_error),
    .traffic_request(control__traffic_request),
    .traffic_read(control__traffic_read),
    .traffic_write(control__traffic_write),
    .fault_read(cache__fault_read),
    .fault_write(cache__fault_write)
  );

  tessera_render_cache_axi4 cache (
    // what the registers say to the cache, and see of it
    .clock(clock),
    .reset(control__core_reset),
    .cfg_nodes(control__cfg_nodes),
    .cfg_ways(control__cfg_ways),
    .cfg_set_mask(control__cfg_set_mask),
    .cfg_hash(control__cfg_hash),
    .cfg_part(control__cfg_part),
    .axi_base(control__axi_base),
    .axi_pitch(control__axi_pitch),
    .req_valid(cache__req_valid),
    .req_tag(req_tag),
    .req_surface(req_surface),
    .req_x(req_x),
    .req_y(req_y),
    .req_op(req_op),
    .req_mask(req_mask),
    .req_ready(cache__req_ready),
    .resp_valid(cache__resp_valid),
    .resp_tag(cache__resp_tag),
    .resp_slot(cache__resp_slot),
    .resp_write(cache__resp_write),
    .resp_error(cache__resp_error),
    .resp_data_0(cache__resp_data_0),
    .resp_data_1(cache__resp_data_1),
    .resp_data_2(cache__resp_data_2),
    .resp_data_3(cache__resp_data_3),
    .resp_data_4(cache__resp_data_4),
    .resp_data_5(cache__resp_data_5),
    .resp_data_6(cache__resp_data_6),
    .resp_data_7(cache__resp_data_7),
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
    .result_ready(cache__result_ready),
    .flush_valid(control__flush_valid),
    .flush_drop(control__flush_drop),
    .flush_ready(cache__flush_ready),
    .flush_done(cache__flush_done),
    .idle(cache__idle),
    .stall(cache__stall),
    .ev_present(cache__ev_present),
    .ev_link(cache__ev_link),
    .ev_miss(cache__ev_miss),
    .ev_read(cache__ev_read),
    .ev_victim(cache__ev_victim),
    .ev_result(cache__ev_result),
    .ev_alloc(cache__ev_alloc),
    .ev_fill_error(cache__ev_fill_error),
    .aw_valid(cache__aw_valid),
    .aw_id(cache__aw_id),
    .aw_addr(cache__aw_addr),
    .aw_len(cache__aw_len),
    .aw_size(cache__aw_size),
    .aw_burst(cache__aw_burst),
    .aw_lock(cache__aw_lock),
    .aw_cache(cache__aw_cache),
    .aw_prot(cache__aw_prot),
    .aw_qos(cache__aw_qos),
    .aw_ready(aw_ready),
    .w_valid(cache__w_valid),
    .w_last(cache__w_last),
    .w_ready(w_ready),
    .w_data_0(cache__w_data_0),
    .w_data_1(cache__w_data_1),
    .w_data_2(cache__w_data_2),
    .w_data_3(cache__w_data_3),
    .w_data_4(cache__w_data_4),
    .w_data_5(cache__w_data_5),
    .w_data_6(cache__w_data_6),
    .w_data_7(cache__w_data_7),
    .w_strb_0(cache__w_strb_0),
    .w_strb_1(cache__w_strb_1),
    .w_strb_2(cache__w_strb_2),
    .w_strb_3(cache__w_strb_3),
    .w_strb_4(cache__w_strb_4),
    .w_strb_5(cache__w_strb_5),
    .w_strb_6(cache__w_strb_6),
    .w_strb_7(cache__w_strb_7),
    .b_valid(b_valid),
    .b_id(b_id),
    .b_resp(b_resp),
    .b_ready(cache__b_ready),
    .ar_valid(cache__ar_valid),
    .ar_id(cache__ar_id),
    .ar_addr(cache__ar_addr),
    .ar_len(cache__ar_len),
    .ar_size(cache__ar_size),
    .ar_burst(cache__ar_burst),
    .ar_lock(cache__ar_lock),
    .ar_cache(cache__ar_cache),
    .ar_prot(cache__ar_prot),
    .ar_qos(cache__ar_qos),
    .ar_ready(ar_ready),
    .r_valid(r_valid),
    .r_id(r_id),
    .r_resp(r_resp),
    .r_last(r_last),
    .r_ready(cache__r_ready),
    .r_data_0(r_data_0),
    .r_data_1(r_data_1),
    .r_data_2(r_data_2),
    .r_data_3(r_data_3),
    .r_data_4(r_data_4),
    .r_data_5(r_data_5),
    .r_data_6(r_data_6),
    .r_data_7(r_data_7),
    .fault_read(cache__fault_read),
    .fault_write(cache__fault_write)
  );

  assign s_aw_ready = control__aw_ready;
  assign s_w_ready = control__w_ready;
  assign s_b_valid = control__b_valid;
  assign s_b_resp = control__b_resp;
  assign s_ar_ready = control__ar_ready;
  assign s_r_valid = control__r_valid;
  assign s_r_data = control__r_data;
  assign s_r_resp = control__r_resp;
  assign irq = control__irq;
  assign control__traffic_request = req_valid & cache__req_ready & control__accept;
  assign control__traffic_read = cache__ar_valid & ar_ready;
  assign control__traffic_write = cache__aw_valid & aw_ready;
  // client: a request passes only while the cache runs and is not to stop
  assign cache__req_valid = req_valid & control__accept;
  assign req_ready = cache__req_ready & control__accept;
  assign resp_valid = cache__resp_valid;
  assign resp_tag = cache__resp_tag;
  assign resp_slot = cache__resp_slot;
  assign resp_write = cache__resp_write;
  assign resp_error = cache__resp_error;
  assign resp_data_0 = cache__resp_data_0;
  assign resp_data_1 = cache__resp_data_1;
  assign resp_data_2 = cache__resp_data_2;
  assign resp_data_3 = cache__resp_data_3;
  assign resp_data_4 = cache__resp_data_4;
  assign resp_data_5 = cache__resp_data_5;
  assign resp_data_6 = cache__resp_data_6;
  assign resp_data_7 = cache__resp_data_7;
  assign result_ready = cache__result_ready;
  // memory
  assign aw_valid = cache__aw_valid;
  assign aw_id = cache__aw_id;
  assign aw_addr = cache__aw_addr;
  assign aw_len = cache__aw_len;
  assign aw_size = cache__aw_size;
  assign aw_burst = cache__aw_burst;
  assign aw_lock = cache__aw_lock;
  assign aw_cache = cache__aw_cache;
  assign aw_prot = cache__aw_prot;
  assign aw_qos = cache__aw_qos;
  assign w_valid = cache__w_valid;
  assign w_last = cache__w_last;
  assign w_data_0 = cache__w_data_0;
  assign w_data_1 = cache__w_data_1;
  assign w_data_2 = cache__w_data_2;
  assign w_data_3 = cache__w_data_3;
  assign w_data_4 = cache__w_data_4;
  assign w_data_5 = cache__w_data_5;
  assign w_data_6 = cache__w_data_6;
  assign w_data_7 = cache__w_data_7;
  assign w_strb_0 = cache__w_strb_0;
  assign w_strb_1 = cache__w_strb_1;
  assign w_strb_2 = cache__w_strb_2;
  assign w_strb_3 = cache__w_strb_3;
  assign w_strb_4 = cache__w_strb_4;
  assign w_strb_5 = cache__w_strb_5;
  assign w_strb_6 = cache__w_strb_6;
  assign w_strb_7 = cache__w_strb_7;
  assign b_ready = cache__b_ready;
  assign ar_valid = cache__ar_valid;
  assign ar_id = cache__ar_id;
  assign ar_addr = cache__ar_addr;
  assign ar_len = cache__ar_len;
  assign ar_size = cache__ar_size;
  assign ar_burst = cache__ar_burst;
  assign ar_lock = cache__ar_lock;
  assign ar_cache = cache__ar_cache;
  assign ar_prot = cache__ar_prot;
  assign ar_qos = cache__ar_qos;
  assign r_ready = cache__r_ready;
endmodule
`default_nettype wire
