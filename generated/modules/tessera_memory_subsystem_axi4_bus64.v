// tessera_memory_subsystem_axi4_bus64
// Four render caches, each a master of its own bus; the parameters are those of [`Axi4Bridge`].
//
//   in    1  clock            Clock.
//   in    1  reset            Synchronous reset, active high.
// cfg: Configuration of all pipelines.
//   in   16  cfg_nodes        Usable nodes of the miss queue.
//   in    4  cfg_ways         Usable ways.
//   in    5  cfg_set_mask     Usable bits of the set index.
//   in    1  cfg_hash         The set index is hashed.
//   in    2  cfg_part         Screen partition: 0 rows, 1 two by two, 2 columns.
// axi: Where blocks are in memory, of all pipelines.
//   in   34  axi_base         Bits 39 to 6 of the first address.
//   in    3  axi_pitch        Rows of tiles are 4096 >> `pitch` tiles long.
// req_0: Requests.
//   in    1  req_0_valid      An item is on offer.
//   in    8  req_0_tag        The client's own; nothing looks at it.
//   in    3  req_0_surface    Surface.
//   in   12  req_0_x          Tile, horizontally.
//   in   12  req_0_y          Tile, vertically.
//   in    2  req_0_op         Bit 0 read, bit 1 write; never 0.
//   in   16  req_0_mask       Pixels; never 0.
//   out   1  req_0_ready      The item, if there is one, is taken at this edge.
// req_1: Requests.
//   in    1  req_1_valid      An item is on offer.
//   in    8  req_1_tag        The client's own; nothing looks at it.
//   in    3  req_1_surface    Surface.
//   in   12  req_1_x          Tile, horizontally.
//   in   12  req_1_y          Tile, vertically.
//   in    2  req_1_op         Bit 0 read, bit 1 write; never 0.
//   in   16  req_1_mask       Pixels; never 0.
//   out   1  req_1_ready      The item, if there is one, is taken at this edge.
// req_2: Requests.
//   in    1  req_2_valid      An item is on offer.
//   in    8  req_2_tag        The client's own; nothing looks at it.
//   in    3  req_2_surface    Surface.
//   in   12  req_2_x          Tile, horizontally.
//   in   12  req_2_y          Tile, vertically.
//   in    2  req_2_op         Bit 0 read, bit 1 write; never 0.
//   in   16  req_2_mask       Pixels; never 0.
//   out   1  req_2_ready      The item, if there is one, is taken at this edge.
// req_3: Requests.
//   in    1  req_3_valid      An item is on offer.
//   in    8  req_3_tag        The client's own; nothing looks at it.
//   in    3  req_3_surface    Surface.
//   in   12  req_3_x          Tile, horizontally.
//   in   12  req_3_y          Tile, vertically.
//   in    2  req_3_op         Bit 0 read, bit 1 write; never 0.
//   in   16  req_3_mask       Pixels; never 0.
//   out   1  req_3_ready      The item, if there is one, is taken at this edge.
// resp_0: Responses.
//   out   1  resp_0_valid     An item is on offer.
//   out   8  resp_0_tag       Tag of the request.
//   out   4  resp_0_slot      Name for the result that the client owes.
//   out   1  resp_0_write     The client owes a result.
//   out   1  resp_0_error     The fetch has failed.
//   out  64  resp_0_data_0    Old pixels, two in a word.
//   out  64  resp_0_data_1
//   out  64  resp_0_data_2
//   out  64  resp_0_data_3
//   out  64  resp_0_data_4
//   out  64  resp_0_data_5
//   out  64  resp_0_data_6
//   out  64  resp_0_data_7
//   in    1  resp_0_ready     The item, if there is one, is taken at this edge.
// resp_1: Responses.
//   out   1  resp_1_valid     An item is on offer.
//   out   8  resp_1_tag       Tag of the request.
//   out   4  resp_1_slot      Name for the result that the client owes.
//   out   1  resp_1_write     The client owes a result.
//   out   1  resp_1_error     The fetch has failed.
//   out  64  resp_1_data_0    Old pixels, two in a word.
//   out  64  resp_1_data_1
//   out  64  resp_1_data_2
//   out  64  resp_1_data_3
//   out  64  resp_1_data_4
//   out  64  resp_1_data_5
//   out  64  resp_1_data_6
//   out  64  resp_1_data_7
//   in    1  resp_1_ready     The item, if there is one, is taken at this edge.
// resp_2: Responses.
//   out   1  resp_2_valid     An item is on offer.
//   out   8  resp_2_tag       Tag of the request.
//   out   4  resp_2_slot      Name for the result that the client owes.
//   out   1  resp_2_write     The client owes a result.
//   out   1  resp_2_error     The fetch has failed.
//   out  64  resp_2_data_0    Old pixels, two in a word.
//   out  64  resp_2_data_1
//   out  64  resp_2_data_2
//   out  64  resp_2_data_3
//   out  64  resp_2_data_4
//   out  64  resp_2_data_5
//   out  64  resp_2_data_6
//   out  64  resp_2_data_7
//   in    1  resp_2_ready     The item, if there is one, is taken at this edge.
// resp_3: Responses.
//   out   1  resp_3_valid     An item is on offer.
//   out   8  resp_3_tag       Tag of the request.
//   out   4  resp_3_slot      Name for the result that the client owes.
//   out   1  resp_3_write     The client owes a result.
//   out   1  resp_3_error     The fetch has failed.
//   out  64  resp_3_data_0    Old pixels, two in a word.
//   out  64  resp_3_data_1
//   out  64  resp_3_data_2
//   out  64  resp_3_data_3
//   out  64  resp_3_data_4
//   out  64  resp_3_data_5
//   out  64  resp_3_data_6
//   out  64  resp_3_data_7
//   in    1  resp_3_ready     The item, if there is one, is taken at this edge.
// result_0: Results of the client.
//   in    1  result_0_valid   An item is on offer.
//   in    4  result_0_slot    Slot of the response.
//   in   16  result_0_mask    Pixels to write; may be 0.
//   in   64  result_0_data_0  The pixels, two in a word.
//   in   64  result_0_data_1
//   in   64  result_0_data_2
//   in   64  result_0_data_3
//   in   64  result_0_data_4
//   in   64  result_0_data_5
//   in   64  result_0_data_6
//   in   64  result_0_data_7
//   out   1  result_0_ready   The item, if there is one, is taken at this edge.
// result_1: Results of the client.
//   in    1  result_1_valid   An item is on offer.
//   in    4  result_1_slot    Slot of the response.
//   in   16  result_1_mask    Pixels to write; may be 0.
//   in   64  result_1_data_0  The pixels, two in a word.
//   in   64  result_1_data_1
//   in   64  result_1_data_2
//   in   64  result_1_data_3
//   in   64  result_1_data_4
//   in   64  result_1_data_5
//   in   64  result_1_data_6
//   in   64  result_1_data_7
//   out   1  result_1_ready   The item, if there is one, is taken at this edge.
// result_2: Results of the client.
//   in    1  result_2_valid   An item is on offer.
//   in    4  result_2_slot    Slot of the response.
//   in   16  result_2_mask    Pixels to write; may be 0.
//   in   64  result_2_data_0  The pixels, two in a word.
//   in   64  result_2_data_1
//   in   64  result_2_data_2
//   in   64  result_2_data_3
//   in   64  result_2_data_4
//   in   64  result_2_data_5
//   in   64  result_2_data_6
//   in   64  result_2_data_7
//   out   1  result_2_ready   The item, if there is one, is taken at this edge.
// result_3: Results of the client.
//   in    1  result_3_valid   An item is on offer.
//   in    4  result_3_slot    Slot of the response.
//   in   16  result_3_mask    Pixels to write; may be 0.
//   in   64  result_3_data_0  The pixels, two in a word.
//   in   64  result_3_data_1
//   in   64  result_3_data_2
//   in   64  result_3_data_3
//   in   64  result_3_data_4
//   in   64  result_3_data_5
//   in   64  result_3_data_6
//   in   64  result_3_data_7
//   out   1  result_3_ready   The item, if there is one, is taken at this edge.
//   out   1  misrouted_0      A request is at a pipeline that does not own its tile: it is refused.
//   out   1  misrouted_1
//   out   1  misrouted_2
//   out   1  misrouted_3
//   out   3  stall_0          Why each pipeline's lookup waits.
//   out   3  stall_1
//   out   3  stall_2
//   out   3  stall_3
// flush: Write everything out, or forget it.
//   in    1  flush_valid      An item is on offer.
//   in    1  flush_drop       Forget instead of writing out.
//   out   1  flush_ready      The item, if there is one, is taken at this edge.
//   out   1  flush_done       The flush has ended.
//   out   1  idle             Nothing is under way.
//   in    2  cnt_pipe         Pipeline of the counter to show.
//   in    4  cnt_sel          Counter to show.
//   out  32  cnt_value        Its value.
// aw_0: Addresses of writes.
//   out   1  aw_0_valid       An item is on offer.
//   out   4  aw_0_id          Name of the transaction.
//   out  40  aw_0_addr        Address of its first byte.
//   out   8  aw_0_len         Beats, less one.
//   out   3  aw_0_size        Bytes of a beat, as a power of two.
//   out   2  aw_0_burst       How addresses go on: 1 is INCR.
//   out   1  aw_0_lock        Exclusive access.
//   out   4  aw_0_cache       Memory type.
//   out   3  aw_0_prot        Protection.
//   out   4  aw_0_qos         Quality of service.
//   in    1  aw_0_ready       The item, if there is one, is taken at this edge.
// aw_1: Addresses of writes.
//   out   1  aw_1_valid       An item is on offer.
//   out   4  aw_1_id          Name of the transaction.
//   out  40  aw_1_addr        Address of its first byte.
//   out   8  aw_1_len         Beats, less one.
//   out   3  aw_1_size        Bytes of a beat, as a power of two.
//   out   2  aw_1_burst       How addresses go on: 1 is INCR.
//   out   1  aw_1_lock        Exclusive access.
//   out   4  aw_1_cache       Memory type.
//   out   3  aw_1_prot        Protection.
//   out   4  aw_1_qos         Quality of service.
//   in    1  aw_1_ready       The item, if there is one, is taken at this edge.
// aw_2: Addresses of writes.
//   out   1  aw_2_valid       An item is on offer.
//   out   4  aw_2_id          Name of the transaction.
//   out  40  aw_2_addr        Address of its first byte.
//   out   8  aw_2_len         Beats, less one.
//   out   3  aw_2_size        Bytes of a beat, as a power of two.
//   out   2  aw_2_burst       How addresses go on: 1 is INCR.
//   out   1  aw_2_lock        Exclusive access.
//   out   4  aw_2_cache       Memory type.
//   out   3  aw_2_prot        Protection.
//   out   4  aw_2_qos         Quality of service.
//   in    1  aw_2_ready       The item, if there is one, is taken at this edge.
// aw_3: Addresses of writes.
//   out   1  aw_3_valid       An item is on offer.
//   out   4  aw_3_id          Name of the transaction.
//   out  40  aw_3_addr        Address of its first byte.
//   out   8  aw_3_len         Beats, less one.
//   out   3  aw_3_size        Bytes of a beat, as a power of two.
//   out   2  aw_3_burst       How addresses go on: 1 is INCR.
//   out   1  aw_3_lock        Exclusive access.
//   out   4  aw_3_cache       Memory type.
//   out   3  aw_3_prot        Protection.
//   out   4  aw_3_qos         Quality of service.
//   in    1  aw_3_ready       The item, if there is one, is taken at this edge.
// w_0: Beats of writes.
//   out   1  w_0_valid        An item is on offer.
//   out   1  w_0_last         It is the last of its burst.
//   in    1  w_0_ready        The item, if there is one, is taken at this edge.
// w_1: Beats of writes.
//   out   1  w_1_valid        An item is on offer.
//   out   1  w_1_last         It is the last of its burst.
//   in    1  w_1_ready        The item, if there is one, is taken at this edge.
// w_2: Beats of writes.
//   out   1  w_2_valid        An item is on offer.
//   out   1  w_2_last         It is the last of its burst.
//   in    1  w_2_ready        The item, if there is one, is taken at this edge.
// w_3: Beats of writes.
//   out   1  w_3_valid        An item is on offer.
//   out   1  w_3_last         It is the last of its burst.
//   in    1  w_3_ready        The item, if there is one, is taken at this edge.
//   out  64  w_data_0_0       Words of the beat on `w`.
//   out  64  w_data_1_0
//   out  64  w_data_2_0
//   out  64  w_data_3_0
//   out   8  w_strb_0_0       Bytes of them to write.
//   out   8  w_strb_1_0
//   out   8  w_strb_2_0
//   out   8  w_strb_3_0
// b_0: Ends of writes.
//   in    1  b_0_valid        An item is on offer.
//   in    4  b_0_id           Name of the transaction.
//   in    2  b_0_resp         0 OKAY, 1 EXOKAY, 2 SLVERR, 3 DECERR.
//   out   1  b_0_ready        The item, if there is one, is taken at this edge.
// b_1: Ends of writes.
//   in    1  b_1_valid        An item is on offer.
//   in    4  b_1_id           Name of the transaction.
//   in    2  b_1_resp         0 OKAY, 1 EXOKAY, 2 SLVERR, 3 DECERR.
//   out   1  b_1_ready        The item, if there is one, is taken at this edge.
// b_2: Ends of writes.
//   in    1  b_2_valid        An item is on offer.
//   in    4  b_2_id           Name of the transaction.
//   in    2  b_2_resp         0 OKAY, 1 EXOKAY, 2 SLVERR, 3 DECERR.
//   out   1  b_2_ready        The item, if there is one, is taken at this edge.
// b_3: Ends of writes.
//   in    1  b_3_valid        An item is on offer.
//   in    4  b_3_id           Name of the transaction.
//   in    2  b_3_resp         0 OKAY, 1 EXOKAY, 2 SLVERR, 3 DECERR.
//   out   1  b_3_ready        The item, if there is one, is taken at this edge.
// ar_0: Addresses of reads.
//   out   1  ar_0_valid       An item is on offer.
//   out   4  ar_0_id          Name of the transaction.
//   out  40  ar_0_addr        Address of its first byte.
//   out   8  ar_0_len         Beats, less one.
//   out   3  ar_0_size        Bytes of a beat, as a power of two.
//   out   2  ar_0_burst       How addresses go on: 1 is INCR.
//   out   1  ar_0_lock        Exclusive access.
//   out   4  ar_0_cache       Memory type.
//   out   3  ar_0_prot        Protection.
//   out   4  ar_0_qos         Quality of service.
//   in    1  ar_0_ready       The item, if there is one, is taken at this edge.
// ar_1: Addresses of reads.
//   out   1  ar_1_valid       An item is on offer.
//   out   4  ar_1_id          Name of the transaction.
//   out  40  ar_1_addr        Address of its first byte.
//   out   8  ar_1_len         Beats, less one.
//   out   3  ar_1_size        Bytes of a beat, as a power of two.
//   out   2  ar_1_burst       How addresses go on: 1 is INCR.
//   out   1  ar_1_lock        Exclusive access.
//   out   4  ar_1_cache       Memory type.
//   out   3  ar_1_prot        Protection.
//   out   4  ar_1_qos         Quality of service.
//   in    1  ar_1_ready       The item, if there is one, is taken at this edge.
// ar_2: Addresses of reads.
//   out   1  ar_2_valid       An item is on offer.
//   out   4  ar_2_id          Name of the transaction.
//   out  40  ar_2_addr        Address of its first byte.
//   out   8  ar_2_len         Beats, less one.
//   out   3  ar_2_size        Bytes of a beat, as a power of two.
//   out   2  ar_2_burst       How addresses go on: 1 is INCR.
//   out   1  ar_2_lock        Exclusive access.
//   out   4  ar_2_cache       Memory type.
//   out   3  ar_2_prot        Protection.
//   out   4  ar_2_qos         Quality of service.
//   in    1  ar_2_ready       The item, if there is one, is taken at this edge.
// ar_3: Addresses of reads.
//   out   1  ar_3_valid       An item is on offer.
//   out   4  ar_3_id          Name of the transaction.
//   out  40  ar_3_addr        Address of its first byte.
//   out   8  ar_3_len         Beats, less one.
//   out   3  ar_3_size        Bytes of a beat, as a power of two.
//   out   2  ar_3_burst       How addresses go on: 1 is INCR.
//   out   1  ar_3_lock        Exclusive access.
//   out   4  ar_3_cache       Memory type.
//   out   3  ar_3_prot        Protection.
//   out   4  ar_3_qos         Quality of service.
//   in    1  ar_3_ready       The item, if there is one, is taken at this edge.
// r_0: Beats of reads.
//   in    1  r_0_valid        An item is on offer.
//   in    4  r_0_id           Name of the transaction.
//   in    2  r_0_resp         0 OKAY, 1 EXOKAY, 2 SLVERR, 3 DECERR.
//   in    1  r_0_last         It is the last of its burst.
//   out   1  r_0_ready        The item, if there is one, is taken at this edge.
// r_1: Beats of reads.
//   in    1  r_1_valid        An item is on offer.
//   in    4  r_1_id           Name of the transaction.
//   in    2  r_1_resp         0 OKAY, 1 EXOKAY, 2 SLVERR, 3 DECERR.
//   in    1  r_1_last         It is the last of its burst.
//   out   1  r_1_ready        The item, if there is one, is taken at this edge.
// r_2: Beats of reads.
//   in    1  r_2_valid        An item is on offer.
//   in    4  r_2_id           Name of the transaction.
//   in    2  r_2_resp         0 OKAY, 1 EXOKAY, 2 SLVERR, 3 DECERR.
//   in    1  r_2_last         It is the last of its burst.
//   out   1  r_2_ready        The item, if there is one, is taken at this edge.
// r_3: Beats of reads.
//   in    1  r_3_valid        An item is on offer.
//   in    4  r_3_id           Name of the transaction.
//   in    2  r_3_resp         0 OKAY, 1 EXOKAY, 2 SLVERR, 3 DECERR.
//   in    1  r_3_last         It is the last of its burst.
//   out   1  r_3_ready        The item, if there is one, is taken at this edge.
//   in   64  r_data_0_0       Words of the beat on `r`.
//   in   64  r_data_1_0
//   in   64  r_data_2_0
//   in   64  r_data_3_0
// fault_0: What goes wrong on each bus.
//   out   1  fault_0_read     A read has ended with an error.
//   out   1  fault_0_write    A write has ended with an error: its block is lost.
// fault_1: What goes wrong on each bus.
//   out   1  fault_1_read     A read has ended with an error.
//   out   1  fault_1_write    A write has ended with an error: its block is lost.
// fault_2: What goes wrong on each bus.
//   out   1  fault_2_read     A read has ended with an error.
//   out   1  fault_2_write    A write has ended with an error: its block is lost.
// fault_3: What goes wrong on each bus.
//   out   1  fault_3_read     A read has ended with an error.
//   out   1  fault_3_write    A write has ended with an error: its block is lost.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: req_0 (in), req_1 (in), req_2 (in), req_3 (in), resp_0 (out), resp_1 (out), resp_2 (out), resp_3 (out),
// result_0 (in), result_1 (in), result_2 (in), result_3 (in), flush (in), aw_0 (out), aw_1 (out), aw_2 (out), aw_3
// (out), w_0 (out), w_1 (out), w_2 (out), w_3 (out), b_0 (in), b_1 (in), b_2 (in), b_3 (in), ar_0 (out), ar_1 (out),
// ar_2 (out), ar_3 (out), r_0 (in), r_1 (in), r_2 (in), r_3 (in): transfer at a rising edge with valid and ready both
// high.
// Contract: hdl/docs/src/contract/memory_subsystem_axi4.md
//
// Exported from hdl/blocks/memory/src/axi4/subsystem.rs; do not edit.
`default_nettype none
module tessera_memory_subsystem_axi4_bus64 (
  input  wire clock,
  input  wire reset,
  input  wire [15:0] cfg_nodes,
  input  wire [3:0] cfg_ways,
  input  wire [4:0] cfg_set_mask,
  input  wire cfg_hash,
  input  wire [1:0] cfg_part,
  input  wire [33:0] axi_base,
  input  wire [2:0] axi_pitch,
  input  wire req_0_valid,
  input  wire [7:0] req_0_tag,
  input  wire [2:0] req_0_surface,
  input  wire [11:0] req_0_x,
  input  wire [11:0] req_0_y,
  input  wire [1:0] req_0_op,
  input  wire [15:0] req_0_mask,
  output wire req_0_ready,
  input  wire req_1_valid,
  input  wire [7:0] req_1_tag,
  input  wire [2:0] req_1_surface,
  input  wire [11:0] req_1_x,
  input  wire [11:0] req_1_y,
  input  wire [1:0] req_1_op,
  input  wire [15:0] req_1_mask,
  output wire req_1_ready,
  input  wire req_2_valid,
  input  wire [7:0] req_2_tag,
  input  wire [2:0] req_2_surface,
  input  wire [11:0] req_2_x,
  input  wire [11:0] req_2_y,
  input  wire [1:0] req_2_op,
  input  wire [15:0] req_2_mask,
  output wire req_2_ready,
  input  wire req_3_valid,
  input  wire [7:0] req_3_tag,
  input  wire [2:0] req_3_surface,
  input  wire [11:0] req_3_x,
  input  wire [11:0] req_3_y,
  input  wire [1:0] req_3_op,
  input  wire [15:0] req_3_mask,
  output wire req_3_ready,
  output wire resp_0_valid,
  output wire [7:0] resp_0_tag,
  output wire [3:0] resp_0_slot,
  output wire resp_0_write,
  output wire resp_0_error,
  output wire [63:0] resp_0_data_0,
  output wire [63:0] resp_0_data_1,
  output wire [63:0] resp_0_data_2,
  output wire [63:0] resp_0_data_3,
  output wire [63:0] resp_0_data_4,
  output wire [63:0] resp_0_data_5,
  output wire [63:0] resp_0_data_6,
  output wire [63:0] resp_0_data_7,
  input  wire resp_0_ready,
  output wire resp_1_valid,
  output wire [7:0] resp_1_tag,
  output wire [3:0] resp_1_slot,
  output wire resp_1_write,
  output wire resp_1_error,
  output wire [63:0] resp_1_data_0,
  output wire [63:0] resp_1_data_1,
  output wire [63:0] resp_1_data_2,
  output wire [63:0] resp_1_data_3,
  output wire [63:0] resp_1_data_4,
  output wire [63:0] resp_1_data_5,
  output wire [63:0] resp_1_data_6,
  output wire [63:0] resp_1_data_7,
  input  wire resp_1_ready,
  output wire resp_2_valid,
  output wire [7:0] resp_2_tag,
  output wire [3:0] resp_2_slot,
  output wire resp_2_write,
  output wire resp_2_error,
  output wire [63:0] resp_2_data_0,
  output wire [63:0] resp_2_data_1,
  output wire [63:0] resp_2_data_2,
  output wire [63:0] resp_2_data_3,
  output wire [63:0] resp_2_data_4,
  output wire [63:0] resp_2_data_5,
  output wire [63:0] resp_2_data_6,
  output wire [63:0] resp_2_data_7,
  input  wire resp_2_ready,
  output wire resp_3_valid,
  output wire [7:0] resp_3_tag,
  output wire [3:0] resp_3_slot,
  output wire resp_3_write,
  output wire resp_3_error,
  output wire [63:0] resp_3_data_0,
  output wire [63:0] resp_3_data_1,
  output wire [63:0] resp_3_data_2,
  output wire [63:0] resp_3_data_3,
  output wire [63:0] resp_3_data_4,
  output wire [63:0] resp_3_data_5,
  output wire [63:0] resp_3_data_6,
  output wire [63:0] resp_3_data_7,
  input  wire resp_3_ready,
  input  wire result_0_valid,
  input  wire [3:0] result_0_slot,
  input  wire [15:0] result_0_mask,
  input  wire [63:0] result_0_data_0,
  input  wire [63:0] result_0_data_1,
  input  wire [63:0] result_0_data_2,
  input  wire [63:0] result_0_data_3,
  input  wire [63:0] result_0_data_4,
  input  wire [63:0] result_0_data_5,
  input  wire [63:0] result_0_data_6,
  input  wire [63:0] result_0_data_7,
  output wire result_0_ready,
  input  wire result_1_valid,
  input  wire [3:0] result_1_slot,
  input  wire [15:0] result_1_mask,
  input  wire [63:0] result_1_data_0,
  input  wire [63:0] result_1_data_1,
  input  wire [63:0] result_1_data_2,
  input  wire [63:0] result_1_data_3,
  input  wire [63:0] result_1_data_4,
  input  wire [63:0] result_1_data_5,
  input  wire [63:0] result_1_data_6,
  input  wire [63:0] result_1_data_7,
  output wire result_1_ready,
  input  wire result_2_valid,
  input  wire [3:0] result_2_slot,
  input  wire [15:0] result_2_mask,
  input  wire [63:0] result_2_data_0,
  input  wire [63:0] result_2_data_1,
  input  wire [63:0] result_2_data_2,
  input  wire [63:0] result_2_data_3,
  input  wire [63:0] result_2_data_4,
  input  wire [63:0] result_2_data_5,
  input  wire [63:0] result_2_data_6,
  input  wire [63:0] result_2_data_7,
  output wire result_2_ready,
  input  wire result_3_valid,
  input  wire [3:0] result_3_slot,
  input  wire [15:0] result_3_mask,
  input  wire [63:0] result_3_data_0,
  input  wire [63:0] result_3_data_1,
  input  wire [63:0] result_3_data_2,
  input  wire [63:0] result_3_data_3,
  input  wire [63:0] result_3_data_4,
  input  wire [63:0] result_3_data_5,
  input  wire [63:0] result_3_data_6,
  input  wire [63:0] result_3_data_7,
  output wire result_3_ready,
  output wire misrouted_0,
  output wire misrouted_1,
  output wire misrouted_2,
  output wire misrouted_3,
  output wire [2:0] stall_0,
  output wire [2:0] stall_1,
  output wire [2:0] stall_2,
  output wire [2:0] stall_3,
  input  wire flush_valid,
  input  wire flush_drop,
  output wire flush_ready,
  output wire flush_done,
  output wire idle,
  input  wire [1:0] cnt_pipe,
  input  wire [3:0] cnt_sel,
  output wire [31:0] cnt_value,
  output wire aw_0_valid,
  output wire [3:0] aw_0_id,
  output wire [39:0] aw_0_addr,
  output wire [7:0] aw_0_len,
  output wire [2:0] aw_0_size,
  output wire [1:0] aw_0_burst,
  output wire aw_0_lock,
  output wire [3:0] aw_0_cache,
  output wire [2:0] aw_0_prot,
  output wire [3:0] aw_0_qos,
  input  wire aw_0_ready,
  output wire aw_1_valid,
  output wire [3:0] aw_1_id,
  output wire [39:0] aw_1_addr,
  output wire [7:0] aw_1_len,
  output wire [2:0] aw_1_size,
  output wire [1:0] aw_1_burst,
  output wire aw_1_lock,
  output wire [3:0] aw_1_cache,
  output wire [2:0] aw_1_prot,
  output wire [3:0] aw_1_qos,
  input  wire aw_1_ready,
  output wire aw_2_valid,
  output wire [3:0] aw_2_id,
  output wire [39:0] aw_2_addr,
  output wire [7:0] aw_2_len,
  output wire [2:0] aw_2_size,
  output wire [1:0] aw_2_burst,
  output wire aw_2_lock,
  output wire [3:0] aw_2_cache,
  output wire [2:0] aw_2_prot,
  output wire [3:0] aw_2_qos,
  input  wire aw_2_ready,
  output wire aw_3_valid,
  output wire [3:0] aw_3_id,
  output wire [39:0] aw_3_addr,
  output wire [7:0] aw_3_len,
  output wire [2:0] aw_3_size,
  output wire [1:0] aw_3_burst,
  output wire aw_3_lock,
  output wire [3:0] aw_3_cache,
  output wire [2:0] aw_3_prot,
  output wire [3:0] aw_3_qos,
  input  wire aw_3_ready,
  output wire w_0_valid,
  output wire w_0_last,
  input  wire w_0_ready,
  output wire w_1_valid,
  output wire w_1_last,
  input  wire w_1_ready,
  output wire w_2_valid,
  output wire w_2_last,
  input  wire w_2_ready,
  output wire w_3_valid,
  output wire w_3_last,
  input  wire w_3_ready,
  output wire [63:0] w_data_0_0,
  output wire [63:0] w_data_1_0,
  output wire [63:0] w_data_2_0,
  output wire [63:0] w_data_3_0,
  output wire [7:0] w_strb_0_0,
  output wire [7:0] w_strb_1_0,
  output wire [7:0] w_strb_2_0,
  output wire [7:0] w_strb_3_0,
  input  wire b_0_valid,
  input  wire [3:0] b_0_id,
  input  wire [1:0] b_0_resp,
  output wire b_0_ready,
  input  wire b_1_valid,
  input  wire [3:0] b_1_id,
  input  wire [1:0] b_1_resp,
  output wire b_1_ready,
  input  wire b_2_valid,
  input  wire [3:0] b_2_id,
  input  wire [1:0] b_2_resp,
  output wire b_2_ready,
  input  wire b_3_valid,
  input  wire [3:0] b_3_id,
  input  wire [1:0] b_3_resp,
  output wire b_3_ready,
  output wire ar_0_valid,
  output wire [3:0] ar_0_id,
  output wire [39:0] ar_0_addr,
  output wire [7:0] ar_0_len,
  output wire [2:0] ar_0_size,
  output wire [1:0] ar_0_burst,
  output wire ar_0_lock,
  output wire [3:0] ar_0_cache,
  output wire [2:0] ar_0_prot,
  output wire [3:0] ar_0_qos,
  input  wire ar_0_ready,
  output wire ar_1_valid,
  output wire [3:0] ar_1_id,
  output wire [39:0] ar_1_addr,
  output wire [7:0] ar_1_len,
  output wire [2:0] ar_1_size,
  output wire [1:0] ar_1_burst,
  output wire ar_1_lock,
  output wire [3:0] ar_1_cache,
  output wire [2:0] ar_1_prot,
  output wire [3:0] ar_1_qos,
  input  wire ar_1_ready,
  output wire ar_2_valid,
  output wire [3:0] ar_2_id,
  output wire [39:0] ar_2_addr,
  output wire [7:0] ar_2_len,
  output wire [2:0] ar_2_size,
  output wire [1:0] ar_2_burst,
  output wire ar_2_lock,
  output wire [3:0] ar_2_cache,
  output wire [2:0] ar_2_prot,
  output wire [3:0] ar_2_qos,
  input  wire ar_2_ready,
  output wire ar_3_valid,
  output wire [3:0] ar_3_id,
  output wire [39:0] ar_3_addr,
  output wire [7:0] ar_3_len,
  output wire [2:0] ar_3_size,
  output wire [1:0] ar_3_burst,
  output wire ar_3_lock,
  output wire [3:0] ar_3_cache,
  output wire [2:0] ar_3_prot,
  output wire [3:0] ar_3_qos,
  input  wire ar_3_ready,
  input  wire r_0_valid,
  input  wire [3:0] r_0_id,
  input  wire [1:0] r_0_resp,
  input  wire r_0_last,
  output wire r_0_ready,
  input  wire r_1_valid,
  input  wire [3:0] r_1_id,
  input  wire [1:0] r_1_resp,
  input  wire r_1_last,
  output wire r_1_ready,
  input  wire r_2_valid,
  input  wire [3:0] r_2_id,
  input  wire [1:0] r_2_resp,
  input  wire r_2_last,
  output wire r_2_ready,
  input  wire r_3_valid,
  input  wire [3:0] r_3_id,
  input  wire [1:0] r_3_resp,
  input  wire r_3_last,
  output wire r_3_ready,
  input  wire [63:0] r_data_0_0,
  input  wire [63:0] r_data_1_0,
  input  wire [63:0] r_data_2_0,
  input  wire [63:0] r_data_3_0,
  output wire fault_0_read,
  output wire fault_0_write,
  output wire fault_1_read,
  output wire fault_1_write,
  output wire fault_2_read,
  output wire fault_2_write,
  output wire fault_3_read,
  output wire fault_3_write
);
  wire core__req_0_ready;
  wire core__req_1_ready;
  wire core__req_2_ready;
  wire core__req_3_ready;
  wire core__resp_0_valid;
  wire [7:0] core__resp_0_tag;
  wire [3:0] core__resp_0_slot;
  wire core__resp_0_write;
  wire core__resp_0_error;
  wire [63:0] core__resp_0_data_0;
  wire [63:0] core__resp_0_data_1;
  wire [63:0] core__resp_0_data_2;
  wire [63:0] core__resp_0_data_3;
  wire [63:0] core__resp_0_data_4;
  wire [63:0] core__resp_0_data_5;
  wire [63:0] core__resp_0_data_6;
  wire [63:0] core__resp_0_data_7;
  wire core__resp_1_valid;
  wire [7:0] core__resp_1_tag;
  wire [3:0] core__resp_1_slot;
  wire core__resp_1_write;
  wire core__resp_1_error;
  wire [63:0] core__resp_1_data_0;
  wire [63:0] core__resp_1_data_1;
  wire [63:0] core__resp_1_data_2;
  wire [63:0] core__resp_1_data_3;
  wire [63:0] core__resp_1_data_4;
  wire [63:0] core__resp_1_data_5;
  wire [63:0] core__resp_1_data_6;
  wire [63:0] core__resp_1_data_7;
  wire core__resp_2_valid;
  wire [7:0] core__resp_2_tag;
  wire [3:0] core__resp_2_slot;
  wire core__resp_2_write;
  wire core__resp_2_error;
  wire [63:0] core__resp_2_data_0;
  wire [63:0] core__resp_2_data_1;
  wire [63:0] core__resp_2_data_2;
  wire [63:0] core__resp_2_data_3;
  wire [63:0] core__resp_2_data_4;
  wire [63:0] core__resp_2_data_5;
  wire [63:0] core__resp_2_data_6;
  wire [63:0] core__resp_2_data_7;
  wire core__resp_3_valid;
  wire [7:0] core__resp_3_tag;
  wire [3:0] core__resp_3_slot;
  wire core__resp_3_write;
  wire core__resp_3_error;
  wire [63:0] core__resp_3_data_0;
  wire [63:0] core__resp_3_data_1;
  wire [63:0] core__resp_3_data_2;
  wire [63:0] core__resp_3_data_3;
  wire [63:0] core__resp_3_data_4;
  wire [63:0] core__resp_3_data_5;
  wire [63:0] core__resp_3_data_6;
  wire [63:0] core__resp_3_data_7;
  wire core__result_0_ready;
  wire core__result_1_ready;
  wire core__result_2_ready;
  wire core__result_3_ready;
  wire core__mr_0_valid;
  wire [3:0] core__mr_0_id;
  wire [26:0] core__mr_0_block;
  wire core__mr_1_valid;
  wire [3:0] core__mr_1_id;
  wire [26:0] core__mr_1_block;
  wire core__mr_2_valid;
  wire [3:0] core__mr_2_id;
  wire [26:0] core__mr_2_block;
  wire core__mr_3_valid;
  wire [3:0] core__mr_3_id;
  wire [26:0] core__mr_3_block;
  wire core__md_0_ready;
  wire core__md_1_ready;
  wire core__md_2_ready;
  wire core__md_3_ready;
  wire core__mw_0_valid;
  wire [3:0] core__mw_0_id;
  wire [26:0] core__mw_0_block;
  wire [63:0] core__mw_0_data_0;
  wire [63:0] core__mw_0_data_1;
  wire [63:0] core__mw_0_data_2;
  wire [63:0] core__mw_0_data_3;
  wire [63:0] core__mw_0_data_4;
  wire [63:0] core__mw_0_data_5;
  wire [63:0] core__mw_0_data_6;
  wire [63:0] core__mw_0_data_7;
  wire core__mw_1_valid;
  wire [3:0] core__mw_1_id;
  wire [26:0] core__mw_1_block;
  wire [63:0] core__mw_1_data_0;
  wire [63:0] core__mw_1_data_1;
  wire [63:0] core__mw_1_data_2;
  wire [63:0] core__mw_1_data_3;
  wire [63:0] core__mw_1_data_4;
  wire [63:0] core__mw_1_data_5;
  wire [63:0] core__mw_1_data_6;
  wire [63:0] core__mw_1_data_7;
  wire core__mw_2_valid;
  wire [3:0] core__mw_2_id;
  wire [26:0] core__mw_2_block;
  wire [63:0] core__mw_2_data_0;
  wire [63:0] core__mw_2_data_1;
  wire [63:0] core__mw_2_data_2;
  wire [63:0] core__mw_2_data_3;
  wire [63:0] core__mw_2_data_4;
  wire [63:0] core__mw_2_data_5;
  wire [63:0] core__mw_2_data_6;
  wire [63:0] core__mw_2_data_7;
  wire core__mw_3_valid;
  wire [3:0] core__mw_3_id;
  wire [26:0] core__mw_3_block;
  wire [63:0] core__mw_3_data_0;
  wire [63:0] core__mw_3_data_1;
  wire [63:0] core__mw_3_data_2;
  wire [63:0] core__mw_3_data_3;
  wire [63:0] core__mw_3_data_4;
  wire [63:0] core__mw_3_data_5;
  wire [63:0] core__mw_3_data_6;
  wire [63:0] core__mw_3_data_7;
  wire core__misrouted_0;
  wire core__misrouted_1;
  wire core__misrouted_2;
  wire core__misrouted_3;
  wire [2:0] core__stall_0;
  wire [2:0] core__stall_1;
  wire [2:0] core__stall_2;
  wire [2:0] core__stall_3;
  wire core__flush_ready;
  wire core__flush_done;
  wire core__idle;
  wire [31:0] core__cnt_value;
  wire bridge_0__mr_ready;
  wire bridge_0__md_valid;
  wire [3:0] bridge_0__md_id;
  wire bridge_0__md_error;
  wire [63:0] bridge_0__md_data_0;
  wire [63:0] bridge_0__md_data_1;
  wire [63:0] bridge_0__md_data_2;
  wire [63:0] bridge_0__md_data_3;
  wire [63:0] bridge_0__md_data_4;
  wire [63:0] bridge_0__md_data_5;
  wire [63:0] bridge_0__md_data_6;
  wire [63:0] bridge_0__md_data_7;
  wire bridge_0__mw_ready;
  wire bridge_0__ack_valid;
  wire [3:0] bridge_0__ack_id;
  wire bridge_0__aw_valid;
  wire [3:0] bridge_0__aw_id;
  wire [39:0] bridge_0__aw_addr;
  wire [7:0] bridge_0__aw_len;
  wire [2:0] bridge_0__aw_size;
  wire [1:0] bridge_0__aw_burst;
  wire bridge_0__aw_lock;
  wire [3:0] bridge_0__aw_cache;
  wire [2:0] bridge_0__aw_prot;
  wire [3:0] bridge_0__aw_qos;
  wire bridge_0__w_valid;
  wire bridge_0__w_last;
  wire [63:0] bridge_0__w_data_0;
  wire [7:0] bridge_0__w_strb_0;
  wire bridge_0__b_ready;
  wire bridge_0__ar_valid;
  wire [3:0] bridge_0__ar_id;
  wire [39:0] bridge_0__ar_addr;
  wire [7:0] bridge_0__ar_len;
  wire [2:0] bridge_0__ar_size;
  wire [1:0] bridge_0__ar_burst;
  wire bridge_0__ar_lock;
  wire [3:0] bridge_0__ar_cache;
  wire [2:0] bridge_0__ar_prot;
  wire [3:0] bridge_0__ar_qos;
  wire bridge_0__r_ready;
  wire bridge_0__fault_read;
  wire bridge_0__fault_write;
  wire bridge_1__mr_ready;
  wire bridge_1__md_valid;
  wire [3:0] bridge_1__md_id;
  wire bridge_1__md_error;
  wire [63:0] bridge_1__md_data_0;
  wire [63:0] bridge_1__md_data_1;
  wire [63:0] bridge_1__md_data_2;
  wire [63:0] bridge_1__md_data_3;
  wire [63:0] bridge_1__md_data_4;
  wire [63:0] bridge_1__md_data_5;
  wire [63:0] bridge_1__md_data_6;
  wire [63:0] bridge_1__md_data_7;
  wire bridge_1__mw_ready;
  wire bridge_1__ack_valid;
  wire [3:0] bridge_1__ack_id;
  wire bridge_1__aw_valid;
  wire [3:0] bridge_1__aw_id;
  wire [39:0] bridge_1__aw_addr;
  wire [7:0] bridge_1__aw_len;
  wire [2:0] bridge_1__aw_size;
  wire [1:0] bridge_1__aw_burst;
  wire bridge_1__aw_lock;
  wire [3:0] bridge_1__aw_cache;
  wire [2:0] bridge_1__aw_prot;
  wire [3:0] bridge_1__aw_qos;
  wire bridge_1__w_valid;
  wire bridge_1__w_last;
  wire [63:0] bridge_1__w_data_0;
  wire [7:0] bridge_1__w_strb_0;
  wire bridge_1__b_ready;
  wire bridge_1__ar_valid;
  wire [3:0] bridge_1__ar_id;
  wire [39:0] bridge_1__ar_addr;
  wire [7:0] bridge_1__ar_len;
  wire [2:0] bridge_1__ar_size;
  wire [1:0] bridge_1__ar_burst;
  wire bridge_1__ar_lock;
  wire [3:0] bridge_1__ar_cache;
  wire [2:0] bridge_1__ar_prot;
  wire [3:0] bridge_1__ar_qos;
  wire bridge_1__r_ready;
  wire bridge_1__fault_read;
  wire bridge_1__fault_write;
  wire bridge_2__mr_ready;
  wire bridge_2__md_valid;
  wire [3:0] bridge_2__md_id;
  wire bridge_2__md_error;
  wire [63:0] bridge_2__md_data_0;
  wire [63:0] bridge_2__md_data_1;
  wire [63:0] bridge_2__md_data_2;
  wire [63:0] bridge_2__md_data_3;
  wire [63:0] bridge_2__md_data_4;
  wire [63:0] bridge_2__md_data_5;
  wire [63:0] bridge_2__md_data_6;
  wire [63:0] bridge_2__md_data_7;
  wire bridge_2__mw_ready;
  wire bridge_2__ack_valid;
  wire [3:0] bridge_2__ack_id;
  wire bridge_2__aw_valid;
  wire [3:0] bridge_2__aw_id;
  wire [39:0] bridge_2__aw_addr;
  wire [7:0] bridge_2__aw_len;
  wire [2:0] bridge_2__aw_size;
  wire [1:0] bridge_2__aw_burst;
  wire bridge_2__aw_lock;
  wire [3:0] bridge_2__aw_cache;
  wire [2:0] bridge_2__aw_prot;
  wire [3:0] bridge_2__aw_qos;
  wire bridge_2__w_valid;
  wire bridge_2__w_last;
  wire [63:0] bridge_2__w_data_0;
  wire [7:0] bridge_2__w_strb_0;
  wire bridge_2__b_ready;
  wire bridge_2__ar_valid;
  wire [3:0] bridge_2__ar_id;
  wire [39:0] bridge_2__ar_addr;
  wire [7:0] bridge_2__ar_len;
  wire [2:0] bridge_2__ar_size;
  wire [1:0] bridge_2__ar_burst;
  wire bridge_2__ar_lock;
  wire [3:0] bridge_2__ar_cache;
  wire [2:0] bridge_2__ar_prot;
  wire [3:0] bridge_2__ar_qos;
  wire bridge_2__r_ready;
  wire bridge_2__fault_read;
  wire bridge_2__fault_write;
  wire bridge_3__mr_ready;
  wire bridge_3__md_valid;
  wire [3:0] bridge_3__md_id;
  wire bridge_3__md_error;
  wire [63:0] bridge_3__md_data_0;
  wire [63:0] bridge_3__md_data_1;
  wire [63:0] bridge_3__md_data_2;
  wire [63:0] bridge_3__md_data_3;
  wire [63:0] bridge_3__md_data_4;
  wire [63:0] bridge_3__md_data_5;
  wire [63:0] bridge_3__md_data_6;
  wire [63:0] bridge_3__md_data_7;
  wire bridge_3__mw_ready;
  wire bridge_3__ack_valid;
  wire [3:0] bridge_3__ack_id;
  wire bridge_3__aw_valid;
  wire [3:0] bridge_3__aw_id;
  wire [39:0] bridge_3__aw_addr;
  wire [7:0] bridge_3__aw_len;
  wire [2:0] bridge_3__aw_size;
  wire [1:0] bridge_3__aw_burst;
  wire bridge_3__aw_lock;
  wire [3:0] bridge_3__aw_cache;
  wire [2:0] bridge_3__aw_prot;
  wire [3:0] bridge_3__aw_qos;
  wire bridge_3__w_valid;
  wire bridge_3__w_last;
  wire [63:0] bridge_3__w_data_0;
  wire [7:0] bridge_3__w_strb_0;
  wire bridge_3__b_ready;
  wire bridge_3__ar_valid;
  wire [3:0] bridge_3__ar_id;
  wire [39:0] bridge_3__ar_addr;
  wire [7:0] bridge_3__ar_len;
  wire [2:0] bridge_3__ar_size;
  wire [1:0] bridge_3__ar_burst;
  wire bridge_3__ar_lock;
  wire [3:0] bridge_3__ar_cache;
  wire [2:0] bridge_3__ar_prot;
  wire [3:0] bridge_3__ar_qos;
  wire bridge_3__r_ready;
  wire bridge_3__fault_read;
  wire bridge_3__fault_write;

  tessera_memory_subsystem core (
    .clock(clock),
    .reset(reset),
    .cfg_nodes(cfg_nodes),
    .cfg_ways(cfg_ways),
    .cfg_set_mask(cfg_set_mask),
    .cfg_hash(cfg_hash),
    .cfg_part(cfg_part),
    .req_0_valid(req_0_valid),
    .req_0_tag(req_0_tag),
    .req_0_surface(req_0_surface),
    .req_0_x(req_0_x),
    .req_0_y(req_0_y),
    .req_0_op(req_0_op),
    .req_0_mask(req_0_mask),
    .req_0_ready(core__req_0_ready),
    .req_1_valid(req_1_valid),
    .req_1_tag(req_1_tag),
    .req_1_surface(req_1_surface),
    .req_1_x(req_1_x),
    .req_1_y(req_1_y),
    .req_1_op(req_1_op),
    .req_1_mask(req_1_mask),
    .req_1_ready(core__req_1_ready),
    .req_2_valid(req_2_valid),
    .req_2_tag(req_2_tag),
    .req_2_surface(req_2_surface),
    .req_2_x(req_2_x),
    .req_2_y(req_2_y),
    .req_2_op(req_2_op),
    .req_2_mask(req_2_mask),
    .req_2_ready(core__req_2_ready),
    .req_3_valid(req_3_valid),
    .req_3_tag(req_3_tag),
    .req_3_surface(req_3_surface),
    .req_3_x(req_3_x),
    .req_3_y(req_3_y),
    .req_3_op(req_3_op),
    .req_3_mask(req_3_mask),
    .req_3_ready(core__req_3_ready),
    .resp_0_valid(core__resp_0_valid),
    .resp_0_tag(core__resp_0_tag),
    .resp_0_slot(core__resp_0_slot),
    .resp_0_write(core__resp_0_write),
    .resp_0_error(core__resp_0_error),
    .resp_0_data_0(core__resp_0_data_0),
    .resp_0_data_1(core__resp_0_data_1),
    .resp_0_data_2(core__resp_0_data_2),
    .resp_0_data_3(core__resp_0_data_3),
    .resp_0_data_4(core__resp_0_data_4),
    .resp_0_data_5(core__resp_0_data_5),
    .resp_0_data_6(core__resp_0_data_6),
    .resp_0_data_7(core__resp_0_data_7),
    .resp_0_ready(resp_0_ready),
    .resp_1_valid(core__resp_1_valid),
    .resp_1_tag(core__resp_1_tag),
    .resp_1_slot(core__resp_1_slot),
    .resp_1_write(core__resp_1_write),
    .resp_1_error(core__resp_1_error),
    .resp_1_data_0(core__resp_1_data_0),
    .resp_1_data_1(core__resp_1_data_1),
    .resp_1_data_2(core__resp_1_data_2),
    .resp_1_data_3(core__resp_1_data_3),
    .resp_1_data_4(core__resp_1_data_4),
    .resp_1_data_5(core__resp_1_data_5),
    .resp_1_data_6(core__resp_1_data_6),
    .resp_1_data_7(core__resp_1_data_7),
    .resp_1_ready(resp_1_ready),
    .resp_2_valid(core__resp_2_valid),
    .resp_2_tag(core__resp_2_tag),
    .resp_2_slot(core__resp_2_slot),
    .resp_2_write(core__resp_2_write),
    .resp_2_error(core__resp_2_error),
    .resp_2_data_0(core__resp_2_data_0),
    .resp_2_data_1(core__resp_2_data_1),
    .resp_2_data_2(core__resp_2_data_2),
    .resp_2_data_3(core__resp_2_data_3),
    .resp_2_data_4(core__resp_2_data_4),
    .resp_2_data_5(core__resp_2_data_5),
    .resp_2_data_6(core__resp_2_data_6),
    .resp_2_data_7(core__resp_2_data_7),
    .resp_2_ready(resp_2_ready),
    .resp_3_valid(core__resp_3_valid),
    .resp_3_tag(core__resp_3_tag),
    .resp_3_slot(core__resp_3_slot),
    .resp_3_write(core__resp_3_write),
    .resp_3_error(core__resp_3_error),
    .resp_3_data_0(core__resp_3_data_0),
    .resp_3_data_1(core__resp_3_data_1),
    .resp_3_data_2(core__resp_3_data_2),
    .resp_3_data_3(core__resp_3_data_3),
    .resp_3_data_4(core__resp_3_data_4),
    .resp_3_data_5(core__resp_3_data_5),
    .resp_3_data_6(core__resp_3_data_6),
    .resp_3_data_7(core__resp_3_data_7),
    .resp_3_ready(resp_3_ready),
    .result_0_valid(result_0_valid),
    .result_0_slot(result_0_slot),
    .result_0_mask(result_0_mask),
    .result_0_data_0(result_0_data_0),
    .result_0_data_1(result_0_data_1),
    .result_0_data_2(result_0_data_2),
    .result_0_data_3(result_0_data_3),
    .result_0_data_4(result_0_data_4),
    .result_0_data_5(result_0_data_5),
    .result_0_data_6(result_0_data_6),
    .result_0_data_7(result_0_data_7),
    .result_0_ready(core__result_0_ready),
    .result_1_valid(result_1_valid),
    .result_1_slot(result_1_slot),
    .result_1_mask(result_1_mask),
    .result_1_data_0(result_1_data_0),
    .result_1_data_1(result_1_data_1),
    .result_1_data_2(result_1_data_2),
    .result_1_data_3(result_1_data_3),
    .result_1_data_4(result_1_data_4),
    .result_1_data_5(result_1_data_5),
    .result_1_data_6(result_1_data_6),
    .result_1_data_7(result_1_data_7),
    .result_1_ready(core__result_1_ready),
    .result_2_valid(result_2_valid),
    .result_2_slot(result_2_slot),
    .result_2_mask(result_2_mask),
    .result_2_data_0(result_2_data_0),
    .result_2_data_1(result_2_data_1),
    .result_2_data_2(result_2_data_2),
    .result_2_data_3(result_2_data_3),
    .result_2_data_4(result_2_data_4),
    .result_2_data_5(result_2_data_5),
    .result_2_data_6(result_2_data_6),
    .result_2_data_7(result_2_data_7),
    .result_2_ready(core__result_2_ready),
    .result_3_valid(result_3_valid),
    .result_3_slot(result_3_slot),
    .result_3_mask(result_3_mask),
    .result_3_data_0(result_3_data_0),
    .result_3_data_1(result_3_data_1),
    .result_3_data_2(result_3_data_2),
    .result_3_data_3(result_3_data_3),
    .result_3_data_4(result_3_data_4),
    .result_3_data_5(result_3_data_5),
    .result_3_data_6(result_3_data_6),
    .result_3_data_7(result_3_data_7),
    .result_3_ready(core__result_3_ready),
    .mr_0_valid(core__mr_0_valid),
    .mr_0_id(core__mr_0_id),
    .mr_0_block(core__mr_0_block),
    .mr_0_ready(bridge_0__mr_ready),
    .mr_1_valid(core__mr_1_valid),
    .mr_1_id(core__mr_1_id),
    .mr_1_block(core__mr_1_block),
    .mr_1_ready(bridge_1__mr_ready),
    .mr_2_valid(core__mr_2_valid),
    .mr_2_id(core__mr_2_id),
    .mr_2_block(core__mr_2_block),
    .mr_2_ready(bridge_2__mr_ready),
    .mr_3_valid(core__mr_3_valid),
    .mr_3_id(core__mr_3_id),
    .mr_3_block(core__mr_3_block),
    .mr_3_ready(bridge_3__mr_ready),
    .md_0_valid(bridge_0__md_valid),
    .md_0_id(bridge_0__md_id),
    .md_0_error(bridge_0__md_error),
    .md_0_data_0(bridge_0__md_data_0),
    .md_0_data_1(bridge_0__md_data_1),
    .md_0_data_2(bridge_0__md_data_2),
    .md_0_data_3(bridge_0__md_data_3),
    .md_0_data_4(bridge_0__md_data_4),
    .md_0_data_5(bridge_0__md_data_5),
    .md_0_data_6(bridge_0__md_data_6),
    .md_0_data_7(bridge_0__md_data_7),
    .md_0_ready(core__md_0_ready),
    .md_1_valid(bridge_1__md_valid),
    .md_1_id(bridge_1__md_id),
    .md_1_error(bridge_1__md_error),
    .md_1_data_0(bridge_1__md_data_0),
    .md_1_data_1(bridge_1__md_data_1),
    .md_1_data_2(bridge_1__md_data_2),
    .md_1_data_3(bridge_1__md_data_3),
    .md_1_data_4(bridge_1__md_data_4),
    .md_1_data_5(bridge_1__md_data_5),
    .md_1_data_6(bridge_1__md_data_6),
    .md_1_data_7(bridge_1__md_data_7),
    .md_1_ready(core__md_1_ready),
    .md_2_valid(bridge_2__md_valid),
    .md_2_id(bridge_2__md_id),
    .md_2_error(bridge_2__md_error),
    .md_2_data_0(bridge_2__md_data_0),
    .md_2_data_1(bridge_2__md_data_1),
    .md_2_data_2(bridge_2__md_data_2),
    .md_2_data_3(bridge_2__md_data_3),
    .md_2_data_4(bridge_2__md_data_4),
    .md_2_data_5(bridge_2__md_data_5),
    .md_2_data_6(bridge_2__md_data_6),
    .md_2_data_7(bridge_2__md_data_7),
    .md_2_ready(core__md_2_ready),
    .md_3_valid(bridge_3__md_valid),
    .md_3_id(bridge_3__md_id),
    .md_3_error(bridge_3__md_error),
    .md_3_data_0(bridge_3__md_data_0),
    .md_3_data_1(bridge_3__md_data_1),
    .md_3_data_2(bridge_3__md_data_2),
    .md_3_data_3(bridge_3__md_data_3),
    .md_3_data_4(bridge_3__md_data_4),
    .md_3_data_5(bridge_3__md_data_5),
    .md_3_data_6(bridge_3__md_data_6),
    .md_3_data_7(bridge_3__md_data_7),
    .md_3_ready(core__md_3_ready),
    .mw_0_valid(core__mw_0_valid),
    .mw_0_id(core__mw_0_id),
    .mw_0_block(core__mw_0_block),
    .mw_0_data_0(core__mw_0_data_0),
    .mw_0_data_1(core__mw_0_data_1),
    .mw_0_data_2(core__mw_0_data_2),
    .mw_0_data_3(core__mw_0_data_3),
    .mw_0_data_4(core__mw_0_data_4),
    .mw_0_data_5(core__mw_0_data_5),
    .mw_0_data_6(core__mw_0_data_6),
    .mw_0_data_7(core__mw_0_data_7),
    .mw_0_ready(bridge_0__mw_ready),
    .mw_1_valid(core__mw_1_valid),
    .mw_1_id(core__mw_1_id),
    .mw_1_block(core__mw_1_block),
    .mw_1_data_0(core__mw_1_data_0),
    .mw_1_data_1(core__mw_1_data_1),
    .mw_1_data_2(core__mw_1_data_2),
    .mw_1_data_3(core__mw_1_data_3),
    .mw_1_data_4(core__mw_1_data_4),
    .mw_1_data_5(core__mw_1_data_5),
    .mw_1_data_6(core__mw_1_data_6),
    .mw_1_data_7(core__mw_1_data_7),
    .mw_1_ready(bridge_1__mw_ready),
    .mw_2_valid(core__mw_2_valid),
    .mw_2_id(core__mw_2_id),
    .mw_2_block(core__mw_2_block),
    .mw_2_data_0(core__mw_2_data_0),
    .mw_2_data_1(core__mw_2_data_1),
    .mw_2_data_2(core__mw_2_data_2),
    .mw_2_data_3(core__mw_2_data_3),
    .mw_2_data_4(core__mw_2_data_4),
    .mw_2_data_5(core__mw_2_data_5),
    .mw_2_data_6(core__mw_2_data_6),
    .mw_2_data_7(core__mw_2_data_7),
    .mw_2_ready(bridge_2__mw_ready),
    .mw_3_valid(core__mw_3_valid),
    .mw_3_id(core__mw_3_id),
    .mw_3_block(core__mw_3_block),
    .mw_3_data_0(core__mw_3_data_0),
    .mw_3_data_1(core__mw_3_data_1),
    .mw_3_data_2(core__mw_3_data_2),
    .mw_3_data_3(core__mw_3_data_3),
    .mw_3_data_4(core__mw_3_data_4),
    .mw_3_data_5(core__mw_3_data_5),
    .mw_3_data_6(core__mw_3_data_6),
    .mw_3_data_7(core__mw_3_data_7),
    .mw_3_ready(bridge_3__mw_ready),
    .ack_0_valid(bridge_0__ack_valid),
    .ack_0_id(bridge_0__ack_id),
    .ack_1_valid(bridge_1__ack_valid),
    .ack_1_id(bridge_1__ack_id),
    .ack_2_valid(bridge_2__ack_valid),
    .ack_2_id(bridge_2__ack_id),
    .ack_3_valid(bridge_3__ack_valid),
    .ack_3_id(bridge_3__ack_id),
    .misrouted_0(core__misrouted_0),
    .misrouted_1(core__misrouted_1),
    .misrouted_2(core__misrouted_2),
    .misrouted_3(core__misrouted_3),
    .stall_0(core__stall_0),
    .stall_1(core__stall_1),
    .stall_2(core__stall_2),
    .stall_3(core__stall_3),
    .flush_valid(flush_valid),
    .flush_drop(flush_drop),
    .flush_ready(core__flush_ready),
    .flush_done(core__flush_done),
    .idle(core__idle),
    .cnt_pipe(cnt_pipe),
    .cnt_sel(cnt_sel),
    .cnt_value(core__cnt_value)
  );

  tessera_axi4_bridge_bus64 bridge_0 (
    .clock(clock),
    .reset(reset),
    .cfg_base(axi_base),
    .cfg_pitch(axi_pitch),
    .mr_valid(core__mr_0_valid),
    .mr_id(core__mr_0_id),
    .mr_block(core__mr_0_block),
    .mr_ready(bridge_0__mr_ready),
    .md_valid(bridge_0__md_valid),
    .md_id(bridge_0__md_id),
    .md_error(bridge_0__md_error),
    .md_data_0(bridge_0__md_data_0),
    .md_data_1(bridge_0__md_data_1),
    .md_data_2(bridge_0__md_data_2),
    .md_data_3(bridge_0__md_data_3),
    .md_data_4(bridge_0__md_data_4),
    .md_data_5(bridge_0__md_data_5),
    .md_data_6(bridge_0__md_data_6),
    .md_data_7(bridge_0__md_data_7),
    .md_ready(core__md_0_ready),
    .mw_valid(core__mw_0_valid),
    .mw_id(core__mw_0_id),
    .mw_block(core__mw_0_block),
    .mw_data_0(core__mw_0_data_0),
    .mw_data_1(core__mw_0_data_1),
    .mw_data_2(core__mw_0_data_2),
    .mw_data_3(core__mw_0_data_3),
    .mw_data_4(core__mw_0_data_4),
    .mw_data_5(core__mw_0_data_5),
    .mw_data_6(core__mw_0_data_6),
    .mw_data_7(core__mw_0_data_7),
    .mw_ready(bridge_0__mw_ready),
    .ack_valid(bridge_0__ack_valid),
    .ack_id(bridge_0__ack_id),
    .aw_valid(bridge_0__aw_valid),
    .aw_id(bridge_0__aw_id),
    .aw_addr(bridge_0__aw_addr),
    .aw_len(bridge_0__aw_len),
    .aw_size(bridge_0__aw_size),
    .aw_burst(bridge_0__aw_burst),
    .aw_lock(bridge_0__aw_lock),
    .aw_cache(bridge_0__aw_cache),
    .aw_prot(bridge_0__aw_prot),
    .aw_qos(bridge_0__aw_qos),
    .aw_ready(aw_0_ready),
    .w_valid(bridge_0__w_valid),
    .w_last(bridge_0__w_last),
    .w_ready(w_0_ready),
    .w_data_0(bridge_0__w_data_0),
    .w_strb_0(bridge_0__w_strb_0),
    .b_valid(b_0_valid),
    .b_id(b_0_id),
    .b_resp(b_0_resp),
    .b_ready(bridge_0__b_ready),
    .ar_valid(bridge_0__ar_valid),
    .ar_id(bridge_0__ar_id),
    .ar_addr(bridge_0__ar_addr),
    .ar_len(bridge_0__ar_len),
    .ar_size(bridge_0__ar_size),
    .ar_burst(bridge_0__ar_burst),
    .ar_lock(bridge_0__ar_lock),
    .ar_cache(bridge_0__ar_cache),
    .ar_prot(bridge_0__ar_prot),
    .ar_qos(bridge_0__ar_qos),
    .ar_ready(ar_0_ready),
    .r_valid(r_0_valid),
    .r_id(r_0_id),
    .r_resp(r_0_resp),
    .r_last(r_0_last),
    .r_ready(bridge_0__r_ready),
    .r_data_0(r_data_0_0),
    .fault_read(bridge_0__fault_read),
    .fault_write(bridge_0__fault_write)
  );

  tessera_axi4_bridge_bus64 bridge_1 (
    .clock(clock),
    .reset(reset),
    .cfg_base(axi_base),
    .cfg_pitch(axi_pitch),
    .mr_valid(core__mr_1_valid),
    .mr_id(core__mr_1_id),
    .mr_block(core__mr_1_block),
    .mr_ready(bridge_1__mr_ready),
    .md_valid(bridge_1__md_valid),
    .md_id(bridge_1__md_id),
    .md_error(bridge_1__md_error),
    .md_data_0(bridge_1__md_data_0),
    .md_data_1(bridge_1__md_data_1),
    .md_data_2(bridge_1__md_data_2),
    .md_data_3(bridge_1__md_data_3),
    .md_data_4(bridge_1__md_data_4),
    .md_data_5(bridge_1__md_data_5),
    .md_data_6(bridge_1__md_data_6),
    .md_data_7(bridge_1__md_data_7),
    .md_ready(core__md_1_ready),
    .mw_valid(core__mw_1_valid),
    .mw_id(core__mw_1_id),
    .mw_block(core__mw_1_block),
    .mw_data_0(core__mw_1_data_0),
    .mw_data_1(core__mw_1_data_1),
    .mw_data_2(core__mw_1_data_2),
    .mw_data_3(core__mw_1_data_3),
    .mw_data_4(core__mw_1_data_4),
    .mw_data_5(core__mw_1_data_5),
    .mw_data_6(core__mw_1_data_6),
    .mw_data_7(core__mw_1_data_7),
    .mw_ready(bridge_1__mw_ready),
    .ack_valid(bridge_1__ack_valid),
    .ack_id(bridge_1__ack_id),
    .aw_valid(bridge_1__aw_valid),
    .aw_id(bridge_1__aw_id),
    .aw_addr(bridge_1__aw_addr),
    .aw_len(bridge_1__aw_len),
    .aw_size(bridge_1__aw_size),
    .aw_burst(bridge_1__aw_burst),
    .aw_lock(bridge_1__aw_lock),
    .aw_cache(bridge_1__aw_cache),
    .aw_prot(bridge_1__aw_prot),
    .aw_qos(bridge_1__aw_qos),
    .aw_ready(aw_1_ready),
    .w_valid(bridge_1__w_valid),
    .w_last(bridge_1__w_last),
    .w_ready(w_1_ready),
    .w_data_0(bridge_1__w_data_0),
    .w_strb_0(bridge_1__w_strb_0),
    .b_valid(b_1_valid),
    .b_id(b_1_id),
    .b_resp(b_1_resp),
    .b_ready(bridge_1__b_ready),
    .ar_valid(bridge_1__ar_valid),
    .ar_id(bridge_1__ar_id),
    .ar_addr(bridge_1__ar_addr),
    .ar_len(bridge_1__ar_len),
    .ar_size(bridge_1__ar_size),
    .ar_burst(bridge_1__ar_burst),
    .ar_lock(bridge_1__ar_lock),
    .ar_cache(bridge_1__ar_cache),
    .ar_prot(bridge_1__ar_prot),
    .ar_qos(bridge_1__ar_qos),
    .ar_ready(ar_1_ready),
    .r_valid(r_1_valid),
    .r_id(r_1_id),
    .r_resp(r_1_resp),
    .r_last(r_1_last),
    .r_ready(bridge_1__r_ready),
    .r_data_0(r_data_1_0),
    .fault_read(bridge_1__fault_read),
    .fault_write(bridge_1__fault_write)
  );

  tessera_axi4_bridge_bus64 bridge_2 (
    .clock(clock),
    .reset(reset),
    .cfg_base(axi_base),
    .cfg_pitch(axi_pitch),
    .mr_valid(core__mr_2_valid),
    .mr_id(core__mr_2_id),
    .mr_block(core__mr_2_block),
    .mr_ready(bridge_2__mr_ready),
    .md_valid(bridge_2__md_valid),
    .md_id(bridge_2__md_id),
    .md_error(bridge_2__md_error),
    .md_data_0(bridge_2__md_data_0),
    .md_data_1(bridge_2__md_data_1),
    .md_data_2(bridge_2__md_data_2),
    .md_data_3(bridge_2__md_data_3),
    .md_data_4(bridge_2__md_data_4),
    .md_data_5(bridge_2__md_data_5),
    .md_data_6(bridge_2__md_data_6),
    .md_data_7(bridge_2__md_data_7),
    .md_ready(core__md_2_ready),
    .mw_valid(core__mw_2_valid),
    .mw_id(core__mw_2_id),
    .mw_block(core__mw_2_block),
    .mw_data_0(core__mw_2_data_0),
    .mw_data_1(core__mw_2_data_1),
    .mw_data_2(core__mw_2_data_2),
    .mw_data_3(core__mw_2_data_3),
    .mw_data_4(core__mw_2_data_4),
    .mw_data_5(core__mw_2_data_5),
    .mw_data_6(core__mw_2_data_6),
    .mw_data_7(core__mw_2_data_7),
    .mw_ready(bridge_2__mw_ready),
    .ack_valid(bridge_2__ack_valid),
    .ack_id(bridge_2__ack_id),
    .aw_valid(bridge_2__aw_valid),
    .aw_id(bridge_2__aw_id),
    .aw_addr(bridge_2__aw_addr),
    .aw_len(bridge_2__aw_len),
    .aw_size(bridge_2__aw_size),
    .aw_burst(bridge_2__aw_burst),
    .aw_lock(bridge_2__aw_lock),
    .aw_cache(bridge_2__aw_cache),
    .aw_prot(bridge_2__aw_prot),
    .aw_qos(bridge_2__aw_qos),
    .aw_ready(aw_2_ready),
    .w_valid(bridge_2__w_valid),
    .w_last(bridge_2__w_last),
    .w_ready(w_2_ready),
    .w_data_0(bridge_2__w_data_0),
    .w_strb_0(bridge_2__w_strb_0),
    .b_valid(b_2_valid),
    .b_id(b_2_id),
    .b_resp(b_2_resp),
    .b_ready(bridge_2__b_ready),
    .ar_valid(bridge_2__ar_valid),
    .ar_id(bridge_2__ar_id),
    .ar_addr(bridge_2__ar_addr),
    .ar_len(bridge_2__ar_len),
    .ar_size(bridge_2__ar_size),
    .ar_burst(bridge_2__ar_burst),
    .ar_lock(bridge_2__ar_lock),
    .ar_cache(bridge_2__ar_cache),
    .ar_prot(bridge_2__ar_prot),
    .ar_qos(bridge_2__ar_qos),
    .ar_ready(ar_2_ready),
    .r_valid(r_2_valid),
    .r_id(r_2_id),
    .r_resp(r_2_resp),
    .r_last(r_2_last),
    .r_ready(bridge_2__r_ready),
    .r_data_0(r_data_2_0),
    .fault_read(bridge_2__fault_read),
    .fault_write(bridge_2__fault_write)
  );

  tessera_axi4_bridge_bus64 bridge_3 (
    .clock(clock),
    .reset(reset),
    .cfg_base(axi_base),
    .cfg_pitch(axi_pitch),
    .mr_valid(core__mr_3_valid),
    .mr_id(core__mr_3_id),
    .mr_block(core__mr_3_block),
    .mr_ready(bridge_3__mr_ready),
    .md_valid(bridge_3__md_valid),
    .md_id(bridge_3__md_id),
    .md_error(bridge_3__md_error),
    .md_data_0(bridge_3__md_data_0),
    .md_data_1(bridge_3__md_data_1),
    .md_data_2(bridge_3__md_data_2),
    .md_data_3(bridge_3__md_data_3),
    .md_data_4(bridge_3__md_data_4),
    .md_data_5(bridge_3__md_data_5),
    .md_data_6(bridge_3__md_data_6),
    .md_data_7(bridge_3__md_data_7),
    .md_ready(core__md_3_ready),
    .mw_valid(core__mw_3_valid),
    .mw_id(core__mw_3_id),
    .mw_block(core__mw_3_block),
    .mw_data_0(core__mw_3_data_0),
    .mw_data_1(core__mw_3_data_1),
    .mw_data_2(core__mw_3_data_2),
    .mw_data_3(core__mw_3_data_3),
    .mw_data_4(core__mw_3_data_4),
    .mw_data_5(core__mw_3_data_5),
    .mw_data_6(core__mw_3_data_6),
    .mw_data_7(core__mw_3_data_7),
    .mw_ready(bridge_3__mw_ready),
    .ack_valid(bridge_3__ack_valid),
    .ack_id(bridge_3__ack_id),
    .aw_valid(bridge_3__aw_valid),
    .aw_id(bridge_3__aw_id),
    .aw_addr(bridge_3__aw_addr),
    .aw_len(bridge_3__aw_len),
    .aw_size(bridge_3__aw_size),
    .aw_burst(bridge_3__aw_burst),
    .aw_lock(bridge_3__aw_lock),
    .aw_cache(bridge_3__aw_cache),
    .aw_prot(bridge_3__aw_prot),
    .aw_qos(bridge_3__aw_qos),
    .aw_ready(aw_3_ready),
    .w_valid(bridge_3__w_valid),
    .w_last(bridge_3__w_last),
    .w_ready(w_3_ready),
    .w_data_0(bridge_3__w_data_0),
    .w_strb_0(bridge_3__w_strb_0),
    .b_valid(b_3_valid),
    .b_id(b_3_id),
    .b_resp(b_3_resp),
    .b_ready(bridge_3__b_ready),
    .ar_valid(bridge_3__ar_valid),
    .ar_id(bridge_3__ar_id),
    .ar_addr(bridge_3__ar_addr),
    .ar_len(bridge_3__ar_len),
    .ar_size(bridge_3__ar_size),
    .ar_burst(bridge_3__ar_burst),
    .ar_lock(bridge_3__ar_lock),
    .ar_cache(bridge_3__ar_cache),
    .ar_prot(bridge_3__ar_prot),
    .ar_qos(bridge_3__ar_qos),
    .ar_ready(ar_3_ready),
    .r_valid(r_3_valid),
    .r_id(r_3_id),
    .r_resp(r_3_resp),
    .r_last(r_3_last),
    .r_ready(bridge_3__r_ready),
    .r_data_0(r_data_3_0),
    .fault_read(bridge_3__fault_read),
    .fault_write(bridge_3__fault_write)
  );

  assign req_0_ready = core__req_0_ready;
  assign req_1_ready = core__req_1_ready;
  assign req_2_ready = core__req_2_ready;
  assign req_3_ready = core__req_3_ready;
  assign resp_0_valid = core__resp_0_valid;
  assign resp_0_tag = core__resp_0_tag;
  assign resp_0_slot = core__resp_0_slot;
  assign resp_0_write = core__resp_0_write;
  assign resp_0_error = core__resp_0_error;
  assign resp_0_data_0 = core__resp_0_data_0;
  assign resp_0_data_1 = core__resp_0_data_1;
  assign resp_0_data_2 = core__resp_0_data_2;
  assign resp_0_data_3 = core__resp_0_data_3;
  assign resp_0_data_4 = core__resp_0_data_4;
  assign resp_0_data_5 = core__resp_0_data_5;
  assign resp_0_data_6 = core__resp_0_data_6;
  assign resp_0_data_7 = core__resp_0_data_7;
  assign resp_1_valid = core__resp_1_valid;
  assign resp_1_tag = core__resp_1_tag;
  assign resp_1_slot = core__resp_1_slot;
  assign resp_1_write = core__resp_1_write;
  assign resp_1_error = core__resp_1_error;
  assign resp_1_data_0 = core__resp_1_data_0;
  assign resp_1_data_1 = core__resp_1_data_1;
  assign resp_1_data_2 = core__resp_1_data_2;
  assign resp_1_data_3 = core__resp_1_data_3;
  assign resp_1_data_4 = core__resp_1_data_4;
  assign resp_1_data_5 = core__resp_1_data_5;
  assign resp_1_data_6 = core__resp_1_data_6;
  assign resp_1_data_7 = core__resp_1_data_7;
  assign resp_2_valid = core__resp_2_valid;
  assign resp_2_tag = core__resp_2_tag;
  assign resp_2_slot = core__resp_2_slot;
  assign resp_2_write = core__resp_2_write;
  assign resp_2_error = core__resp_2_error;
  assign resp_2_data_0 = core__resp_2_data_0;
  assign resp_2_data_1 = core__resp_2_data_1;
  assign resp_2_data_2 = core__resp_2_data_2;
  assign resp_2_data_3 = core__resp_2_data_3;
  assign resp_2_data_4 = core__resp_2_data_4;
  assign resp_2_data_5 = core__resp_2_data_5;
  assign resp_2_data_6 = core__resp_2_data_6;
  assign resp_2_data_7 = core__resp_2_data_7;
  assign resp_3_valid = core__resp_3_valid;
  assign resp_3_tag = core__resp_3_tag;
  assign resp_3_slot = core__resp_3_slot;
  assign resp_3_write = core__resp_3_write;
  assign resp_3_error = core__resp_3_error;
  assign resp_3_data_0 = core__resp_3_data_0;
  assign resp_3_data_1 = core__resp_3_data_1;
  assign resp_3_data_2 = core__resp_3_data_2;
  assign resp_3_data_3 = core__resp_3_data_3;
  assign resp_3_data_4 = core__resp_3_data_4;
  assign resp_3_data_5 = core__resp_3_data_5;
  assign resp_3_data_6 = core__resp_3_data_6;
  assign resp_3_data_7 = core__resp_3_data_7;
  assign result_0_ready = core__result_0_ready;
  assign result_1_ready = core__result_1_ready;
  assign result_2_ready = core__result_2_ready;
  assign result_3_ready = core__result_3_ready;
  assign misrouted_0 = core__misrouted_0;
  assign misrouted_1 = core__misrouted_1;
  assign misrouted_2 = core__misrouted_2;
  assign misrouted_3 = core__misrouted_3;
  assign stall_0 = core__stall_0;
  assign stall_1 = core__stall_1;
  assign stall_2 = core__stall_2;
  assign stall_3 = core__stall_3;
  assign flush_ready = core__flush_ready;
  assign flush_done = core__flush_done;
  assign idle = core__idle;
  assign cnt_value = core__cnt_value;
  assign aw_0_valid = bridge_0__aw_valid;
  assign aw_0_id = bridge_0__aw_id;
  assign aw_0_addr = bridge_0__aw_addr;
  assign aw_0_len = bridge_0__aw_len;
  assign aw_0_size = bridge_0__aw_size;
  assign aw_0_burst = bridge_0__aw_burst;
  assign aw_0_lock = bridge_0__aw_lock;
  assign aw_0_cache = bridge_0__aw_cache;
  assign aw_0_prot = bridge_0__aw_prot;
  assign aw_0_qos = bridge_0__aw_qos;
  assign w_0_valid = bridge_0__w_valid;
  assign w_0_last = bridge_0__w_last;
  assign w_data_0_0 = bridge_0__w_data_0;
  assign w_strb_0_0 = bridge_0__w_strb_0;
  assign b_0_ready = bridge_0__b_ready;
  assign ar_0_valid = bridge_0__ar_valid;
  assign ar_0_id = bridge_0__ar_id;
  assign ar_0_addr = bridge_0__ar_addr;
  assign ar_0_len = bridge_0__ar_len;
  assign ar_0_size = bridge_0__ar_size;
  assign ar_0_burst = bridge_0__ar_burst;
  assign ar_0_lock = bridge_0__ar_lock;
  assign ar_0_cache = bridge_0__ar_cache;
  assign ar_0_prot = bridge_0__ar_prot;
  assign ar_0_qos = bridge_0__ar_qos;
  assign r_0_ready = bridge_0__r_ready;
  assign fault_0_read = bridge_0__fault_read;
  assign fault_0_write = bridge_0__fault_write;
  assign aw_1_valid = bridge_1__aw_valid;
  assign aw_1_id = bridge_1__aw_id;
  assign aw_1_addr = bridge_1__aw_addr;
  assign aw_1_len = bridge_1__aw_len;
  assign aw_1_size = bridge_1__aw_size;
  assign aw_1_burst = bridge_1__aw_burst;
  assign aw_1_lock = bridge_1__aw_lock;
  assign aw_1_cache = bridge_1__aw_cache;
  assign aw_1_prot = bridge_1__aw_prot;
  assign aw_1_qos = bridge_1__aw_qos;
  assign w_1_valid = bridge_1__w_valid;
  assign w_1_last = bridge_1__w_last;
  assign w_data_1_0 = bridge_1__w_data_0;
  assign w_strb_1_0 = bridge_1__w_strb_0;
  assign b_1_ready = bridge_1__b_ready;
  assign ar_1_valid = bridge_1__ar_valid;
  assign ar_1_id = bridge_1__ar_id;
  assign ar_1_addr = bridge_1__ar_addr;
  assign ar_1_len = bridge_1__ar_len;
  assign ar_1_size = bridge_1__ar_size;
  assign ar_1_burst = bridge_1__ar_burst;
  assign ar_1_lock = bridge_1__ar_lock;
  assign ar_1_cache = bridge_1__ar_cache;
  assign ar_1_prot = bridge_1__ar_prot;
  assign ar_1_qos = bridge_1__ar_qos;
  assign r_1_ready = bridge_1__r_ready;
  assign fault_1_read = bridge_1__fault_read;
  assign fault_1_write = bridge_1__fault_write;
  assign aw_2_valid = bridge_2__aw_valid;
  assign aw_2_id = bridge_2__aw_id;
  assign aw_2_addr = bridge_2__aw_addr;
  assign aw_2_len = bridge_2__aw_len;
  assign aw_2_size = bridge_2__aw_size;
  assign aw_2_burst = bridge_2__aw_burst;
  assign aw_2_lock = bridge_2__aw_lock;
  assign aw_2_cache = bridge_2__aw_cache;
  assign aw_2_prot = bridge_2__aw_prot;
  assign aw_2_qos = bridge_2__aw_qos;
  assign w_2_valid = bridge_2__w_valid;
  assign w_2_last = bridge_2__w_last;
  assign w_data_2_0 = bridge_2__w_data_0;
  assign w_strb_2_0 = bridge_2__w_strb_0;
  assign b_2_ready = bridge_2__b_ready;
  assign ar_2_valid = bridge_2__ar_valid;
  assign ar_2_id = bridge_2__ar_id;
  assign ar_2_addr = bridge_2__ar_addr;
  assign ar_2_len = bridge_2__ar_len;
  assign ar_2_size = bridge_2__ar_size;
  assign ar_2_burst = bridge_2__ar_burst;
  assign ar_2_lock = bridge_2__ar_lock;
  assign ar_2_cache = bridge_2__ar_cache;
  assign ar_2_prot = bridge_2__ar_prot;
  assign ar_2_qos = bridge_2__ar_qos;
  assign r_2_ready = bridge_2__r_ready;
  assign fault_2_read = bridge_2__fault_read;
  assign fault_2_write = bridge_2__fault_write;
  assign aw_3_valid = bridge_3__aw_valid;
  assign aw_3_id = bridge_3__aw_id;
  assign aw_3_addr = bridge_3__aw_addr;
  assign aw_3_len = bridge_3__aw_len;
  assign aw_3_size = bridge_3__aw_size;
  assign aw_3_burst = bridge_3__aw_burst;
  assign aw_3_lock = bridge_3__aw_lock;
  assign aw_3_cache = bridge_3__aw_cache;
  assign aw_3_prot = bridge_3__aw_prot;
  assign aw_3_qos = bridge_3__aw_qos;
  assign w_3_valid = bridge_3__w_valid;
  assign w_3_last = bridge_3__w_last;
  assign w_data_3_0 = bridge_3__w_data_0;
  assign w_strb_3_0 = bridge_3__w_strb_0;
  assign b_3_ready = bridge_3__b_ready;
  assign ar_3_valid = bridge_3__ar_valid;
  assign ar_3_id = bridge_3__ar_id;
  assign ar_3_addr = bridge_3__ar_addr;
  assign ar_3_len = bridge_3__ar_len;
  assign ar_3_size = bridge_3__ar_size;
  assign ar_3_burst = bridge_3__ar_burst;
  assign ar_3_lock = bridge_3__ar_lock;
  assign ar_3_cache = bridge_3__ar_cache;
  assign ar_3_prot = bridge_3__ar_prot;
  assign ar_3_qos = bridge_3__ar_qos;
  assign r_3_ready = bridge_3__r_ready;
  assign fault_3_read = bridge_3__fault_read;
  assign fault_3_write = bridge_3__fault_write;
endmodule
`default_nettype wire
