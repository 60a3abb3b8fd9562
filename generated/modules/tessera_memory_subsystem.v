// tessera_memory_subsystem
// Four render caches that never share a block.
//
//   in    1  clock            Clock.
//   in    1  reset            Synchronous reset, active high.
// cfg: Configuration of all pipelines.
//   in   16  cfg_nodes        Usable nodes of the miss queue.
//   in    4  cfg_ways         Usable ways.
//   in    5  cfg_set_mask     Usable bits of the set index.
//   in    1  cfg_hash         The set index is hashed.
//   in    2  cfg_part         Screen partition: 0 rows, 1 two by two, 2 columns.
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
// mr_0: Blocks to read from memory.
//   out   1  mr_0_valid       An item is on offer.
//   out   4  mr_0_id          Name of the read; not in use by another one.
//   out  27  mr_0_block       Block address.
//   in    1  mr_0_ready       The item, if there is one, is taken at this edge.
// mr_1: Blocks to read from memory.
//   out   1  mr_1_valid       An item is on offer.
//   out   4  mr_1_id          Name of the read; not in use by another one.
//   out  27  mr_1_block       Block address.
//   in    1  mr_1_ready       The item, if there is one, is taken at this edge.
// mr_2: Blocks to read from memory.
//   out   1  mr_2_valid       An item is on offer.
//   out   4  mr_2_id          Name of the read; not in use by another one.
//   out  27  mr_2_block       Block address.
//   in    1  mr_2_ready       The item, if there is one, is taken at this edge.
// mr_3: Blocks to read from memory.
//   out   1  mr_3_valid       An item is on offer.
//   out   4  mr_3_id          Name of the read; not in use by another one.
//   out  27  mr_3_block       Block address.
//   in    1  mr_3_ready       The item, if there is one, is taken at this edge.
// md_0: Blocks as memory delivers them.
//   in    1  md_0_valid       An item is on offer.
//   in    4  md_0_id          Name of the read.
//   in    1  md_0_error       The read has failed; the data means nothing.
//   in   64  md_0_data_0      Its pixels, two in a word.
//   in   64  md_0_data_1
//   in   64  md_0_data_2
//   in   64  md_0_data_3
//   in   64  md_0_data_4
//   in   64  md_0_data_5
//   in   64  md_0_data_6
//   in   64  md_0_data_7
//   out   1  md_0_ready       The item, if there is one, is taken at this edge.
// md_1: Blocks as memory delivers them.
//   in    1  md_1_valid       An item is on offer.
//   in    4  md_1_id          Name of the read.
//   in    1  md_1_error       The read has failed; the data means nothing.
//   in   64  md_1_data_0      Its pixels, two in a word.
//   in   64  md_1_data_1
//   in   64  md_1_data_2
//   in   64  md_1_data_3
//   in   64  md_1_data_4
//   in   64  md_1_data_5
//   in   64  md_1_data_6
//   in   64  md_1_data_7
//   out   1  md_1_ready       The item, if there is one, is taken at this edge.
// md_2: Blocks as memory delivers them.
//   in    1  md_2_valid       An item is on offer.
//   in    4  md_2_id          Name of the read.
//   in    1  md_2_error       The read has failed; the data means nothing.
//   in   64  md_2_data_0      Its pixels, two in a word.
//   in   64  md_2_data_1
//   in   64  md_2_data_2
//   in   64  md_2_data_3
//   in   64  md_2_data_4
//   in   64  md_2_data_5
//   in   64  md_2_data_6
//   in   64  md_2_data_7
//   out   1  md_2_ready       The item, if there is one, is taken at this edge.
// md_3: Blocks as memory delivers them.
//   in    1  md_3_valid       An item is on offer.
//   in    4  md_3_id          Name of the read.
//   in    1  md_3_error       The read has failed; the data means nothing.
//   in   64  md_3_data_0      Its pixels, two in a word.
//   in   64  md_3_data_1
//   in   64  md_3_data_2
//   in   64  md_3_data_3
//   in   64  md_3_data_4
//   in   64  md_3_data_5
//   in   64  md_3_data_6
//   in   64  md_3_data_7
//   out   1  md_3_ready       The item, if there is one, is taken at this edge.
// mw_0: Blocks to write to memory.
//   out   1  mw_0_valid       An item is on offer.
//   out   4  mw_0_id          Name of the write.
//   out  27  mw_0_block       Block address.
//   out  64  mw_0_data_0      Its pixels, two in a word; not cleared while nothing is valid.
//   out  64  mw_0_data_1
//   out  64  mw_0_data_2
//   out  64  mw_0_data_3
//   out  64  mw_0_data_4
//   out  64  mw_0_data_5
//   out  64  mw_0_data_6
//   out  64  mw_0_data_7
//   in    1  mw_0_ready       The item, if there is one, is taken at this edge.
// mw_1: Blocks to write to memory.
//   out   1  mw_1_valid       An item is on offer.
//   out   4  mw_1_id          Name of the write.
//   out  27  mw_1_block       Block address.
//   out  64  mw_1_data_0      Its pixels, two in a word; not cleared while nothing is valid.
//   out  64  mw_1_data_1
//   out  64  mw_1_data_2
//   out  64  mw_1_data_3
//   out  64  mw_1_data_4
//   out  64  mw_1_data_5
//   out  64  mw_1_data_6
//   out  64  mw_1_data_7
//   in    1  mw_1_ready       The item, if there is one, is taken at this edge.
// mw_2: Blocks to write to memory.
//   out   1  mw_2_valid       An item is on offer.
//   out   4  mw_2_id          Name of the write.
//   out  27  mw_2_block       Block address.
//   out  64  mw_2_data_0      Its pixels, two in a word; not cleared while nothing is valid.
//   out  64  mw_2_data_1
//   out  64  mw_2_data_2
//   out  64  mw_2_data_3
//   out  64  mw_2_data_4
//   out  64  mw_2_data_5
//   out  64  mw_2_data_6
//   out  64  mw_2_data_7
//   in    1  mw_2_ready       The item, if there is one, is taken at this edge.
// mw_3: Blocks to write to memory.
//   out   1  mw_3_valid       An item is on offer.
//   out   4  mw_3_id          Name of the write.
//   out  27  mw_3_block       Block address.
//   out  64  mw_3_data_0      Its pixels, two in a word; not cleared while nothing is valid.
//   out  64  mw_3_data_1
//   out  64  mw_3_data_2
//   out  64  mw_3_data_3
//   out  64  mw_3_data_4
//   out  64  mw_3_data_5
//   out  64  mw_3_data_6
//   out  64  mw_3_data_7
//   in    1  mw_3_ready       The item, if there is one, is taken at this edge.
// ack_0: Memory's acknowledgements.
//   in    1  ack_0_valid      In this cycle.
//   in    4  ack_0_id         Name of the write.
// ack_1: Memory's acknowledgements.
//   in    1  ack_1_valid      In this cycle.
//   in    4  ack_1_id         Name of the write.
// ack_2: Memory's acknowledgements.
//   in    1  ack_2_valid      In this cycle.
//   in    4  ack_2_id         Name of the write.
// ack_3: Memory's acknowledgements.
//   in    1  ack_3_valid      In this cycle.
//   in    4  ack_3_id         Name of the write.
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
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: req_0 (in), req_1 (in), req_2 (in), req_3 (in), resp_0 (out), resp_1 (out), resp_2 (out), resp_3 (out),
// result_0 (in), result_1 (in), result_2 (in), result_3 (in), mr_0 (out), mr_1 (out), mr_2 (out), mr_3 (out), md_0
// (in), md_1 (in), md_2 (in), md_3 (in), mw_0 (out), mw_1 (out), mw_2 (out), mw_3 (out), flush (in): transfer at a
// rising edge with valid and ready both high.
// Contract: hdl/docs/src/contract/memory_subsystem.md
//
// Exported from hdl/blocks/memory/src/memory_subsystem/mod.rs; do not edit.
`default_nettype none
module tessera_memory_subsystem (
  input  wire clock,
  input  wire reset,
  input  wire [15:0] cfg_nodes,
  input  wire [3:0] cfg_ways,
  input  wire [4:0] cfg_set_mask,
  input  wire cfg_hash,
  input  wire [1:0] cfg_part,
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
  output wire mr_0_valid,
  output wire [3:0] mr_0_id,
  output wire [26:0] mr_0_block,
  input  wire mr_0_ready,
  output wire mr_1_valid,
  output wire [3:0] mr_1_id,
  output wire [26:0] mr_1_block,
  input  wire mr_1_ready,
  output wire mr_2_valid,
  output wire [3:0] mr_2_id,
  output wire [26:0] mr_2_block,
  input  wire mr_2_ready,
  output wire mr_3_valid,
  output wire [3:0] mr_3_id,
  output wire [26:0] mr_3_block,
  input  wire mr_3_ready,
  input  wire md_0_valid,
  input  wire [3:0] md_0_id,
  input  wire md_0_error,
  input  wire [63:0] md_0_data_0,
  input  wire [63:0] md_0_data_1,
  input  wire [63:0] md_0_data_2,
  input  wire [63:0] md_0_data_3,
  input  wire [63:0] md_0_data_4,
  input  wire [63:0] md_0_data_5,
  input  wire [63:0] md_0_data_6,
  input  wire [63:0] md_0_data_7,
  output wire md_0_ready,
  input  wire md_1_valid,
  input  wire [3:0] md_1_id,
  input  wire md_1_error,
  input  wire [63:0] md_1_data_0,
  input  wire [63:0] md_1_data_1,
  input  wire [63:0] md_1_data_2,
  input  wire [63:0] md_1_data_3,
  input  wire [63:0] md_1_data_4,
  input  wire [63:0] md_1_data_5,
  input  wire [63:0] md_1_data_6,
  input  wire [63:0] md_1_data_7,
  output wire md_1_ready,
  input  wire md_2_valid,
  input  wire [3:0] md_2_id,
  input  wire md_2_error,
  input  wire [63:0] md_2_data_0,
  input  wire [63:0] md_2_data_1,
  input  wire [63:0] md_2_data_2,
  input  wire [63:0] md_2_data_3,
  input  wire [63:0] md_2_data_4,
  input  wire [63:0] md_2_data_5,
  input  wire [63:0] md_2_data_6,
  input  wire [63:0] md_2_data_7,
  output wire md_2_ready,
  input  wire md_3_valid,
  input  wire [3:0] md_3_id,
  input  wire md_3_error,
  input  wire [63:0] md_3_data_0,
  input  wire [63:0] md_3_data_1,
  input  wire [63:0] md_3_data_2,
  input  wire [63:0] md_3_data_3,
  input  wire [63:0] md_3_data_4,
  input  wire [63:0] md_3_data_5,
  input  wire [63:0] md_3_data_6,
  input  wire [63:0] md_3_data_7,
  output wire md_3_ready,
  output wire mw_0_valid,
  output wire [3:0] mw_0_id,
  output wire [26:0] mw_0_block,
  output wire [63:0] mw_0_data_0,
  output wire [63:0] mw_0_data_1,
  output wire [63:0] mw_0_data_2,
  output wire [63:0] mw_0_data_3,
  output wire [63:0] mw_0_data_4,
  output wire [63:0] mw_0_data_5,
  output wire [63:0] mw_0_data_6,
  output wire [63:0] mw_0_data_7,
  input  wire mw_0_ready,
  output wire mw_1_valid,
  output wire [3:0] mw_1_id,
  output wire [26:0] mw_1_block,
  output wire [63:0] mw_1_data_0,
  output wire [63:0] mw_1_data_1,
  output wire [63:0] mw_1_data_2,
  output wire [63:0] mw_1_data_3,
  output wire [63:0] mw_1_data_4,
  output wire [63:0] mw_1_data_5,
  output wire [63:0] mw_1_data_6,
  output wire [63:0] mw_1_data_7,
  input  wire mw_1_ready,
  output wire mw_2_valid,
  output wire [3:0] mw_2_id,
  output wire [26:0] mw_2_block,
  output wire [63:0] mw_2_data_0,
  output wire [63:0] mw_2_data_1,
  output wire [63:0] mw_2_data_2,
  output wire [63:0] mw_2_data_3,
  output wire [63:0] mw_2_data_4,
  output wire [63:0] mw_2_data_5,
  output wire [63:0] mw_2_data_6,
  output wire [63:0] mw_2_data_7,
  input  wire mw_2_ready,
  output wire mw_3_valid,
  output wire [3:0] mw_3_id,
  output wire [26:0] mw_3_block,
  output wire [63:0] mw_3_data_0,
  output wire [63:0] mw_3_data_1,
  output wire [63:0] mw_3_data_2,
  output wire [63:0] mw_3_data_3,
  output wire [63:0] mw_3_data_4,
  output wire [63:0] mw_3_data_5,
  output wire [63:0] mw_3_data_6,
  output wire [63:0] mw_3_data_7,
  input  wire mw_3_ready,
  input  wire ack_0_valid,
  input  wire [3:0] ack_0_id,
  input  wire ack_1_valid,
  input  wire [3:0] ack_1_id,
  input  wire ack_2_valid,
  input  wire [3:0] ack_2_id,
  input  wire ack_3_valid,
  input  wire [3:0] ack_3_id,
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
  output reg  [31:0] cnt_value
);
  reg  [3:0] ready;
  reg  [3:0] calm;
  reg  [3:0] remaining;
  wire may_flush;
  wire start;
  wire finish;
  wire taken_0;
  wire taken_1;
  wire taken_2;
  wire taken_3;
  wire stalled_0;
  wire stalled_1;
  wire stalled_2;
  wire stalled_3;
  wire partition_0__in_ready;
  wire [1:0] partition_0__pipeline;
  wire partition_0__out_valid_0;
  wire partition_0__out_valid_1;
  wire partition_0__out_valid_2;
  wire partition_0__out_valid_3;
  wire partition_1__in_ready;
  wire [1:0] partition_1__pipeline;
  wire partition_1__out_valid_0;
  wire partition_1__out_valid_1;
  wire partition_1__out_valid_2;
  wire partition_1__out_valid_3;
  wire partition_2__in_ready;
  wire [1:0] partition_2__pipeline;
  wire partition_2__out_valid_0;
  wire partition_2__out_valid_1;
  wire partition_2__out_valid_2;
  wire partition_2__out_valid_3;
  wire partition_3__in_ready;
  wire [1:0] partition_3__pipeline;
  wire partition_3__out_valid_0;
  wire partition_3__out_valid_1;
  wire partition_3__out_valid_2;
  wire partition_3__out_valid_3;
  wire cache_0__req_ready;
  wire cache_0__resp_valid;
  wire [7:0] cache_0__resp_tag;
  wire [3:0] cache_0__resp_slot;
  wire cache_0__resp_write;
  wire cache_0__resp_error;
  wire [63:0] cache_0__resp_data_0;
  wire [63:0] cache_0__resp_data_1;
  wire [63:0] cache_0__resp_data_2;
  wire [63:0] cache_0__resp_data_3;
  wire [63:0] cache_0__resp_data_4;
  wire [63:0] cache_0__resp_data_5;
  wire [63:0] cache_0__resp_data_6;
  wire [63:0] cache_0__resp_data_7;
  wire cache_0__result_ready;
  wire cache_0__mr_valid;
  wire [3:0] cache_0__mr_id;
  wire [26:0] cache_0__mr_block;
  wire cache_0__md_ready;
  wire cache_0__mw_valid;
  wire [3:0] cache_0__mw_id;
  wire [26:0] cache_0__mw_block;
  wire [63:0] cache_0__mw_data_0;
  wire [63:0] cache_0__mw_data_1;
  wire [63:0] cache_0__mw_data_2;
  wire [63:0] cache_0__mw_data_3;
  wire [63:0] cache_0__mw_data_4;
  wire [63:0] cache_0__mw_data_5;
  wire [63:0] cache_0__mw_data_6;
  wire [63:0] cache_0__mw_data_7;
  wire cache_0__flush_ready;
  wire cache_0__flush_done;
  wire cache_0__idle;
  wire [2:0] cache_0__stall;
  wire cache_0__ev_present;
  wire cache_0__ev_link;
  wire cache_0__ev_miss;
  wire cache_0__ev_read;
  wire cache_0__ev_victim;
  wire cache_0__ev_result;
  wire cache_0__ev_alloc;
  wire cache_0__ev_fill_error;
  wire cache_1__req_ready;
  wire cache_1__resp_valid;
  wire [7:0] cache_1__resp_tag;
  wire [3:0] cache_1__resp_slot;
  wire cache_1__resp_write;
  wire cache_1__resp_error;
  wire [63:0] cache_1__resp_data_0;
  wire [63:0] cache_1__resp_data_1;
  wire [63:0] cache_1__resp_data_2;
  wire [63:0] cache_1__resp_data_3;
  wire [63:0] cache_1__resp_data_4;
  wire [63:0] cache_1__resp_data_5;
  wire [63:0] cache_1__resp_data_6;
  wire [63:0] cache_1__resp_data_7;
  wire cache_1__result_ready;
  wire cache_1__mr_valid;
  wire [3:0] cache_1__mr_id;
  wire [26:0] cache_1__mr_block;
  wire cache_1__md_ready;
  wire cache_1__mw_valid;
  wire [3:0] cache_1__mw_id;
  wire [26:0] cache_1__mw_block;
  wire [63:0] cache_1__mw_data_0;
  wire [63:0] cache_1__mw_data_1;
  wire [63:0] cache_1__mw_data_2;
  wire [63:0] cache_1__mw_data_3;
  wire [63:0] cache_1__mw_data_4;
  wire [63:0] cache_1__mw_data_5;
  wire [63:0] cache_1__mw_data_6;
  wire [63:0] cache_1__mw_data_7;
  wire cache_1__flush_ready;
  wire cache_1__flush_done;
  wire cache_1__idle;
  wire [2:0] cache_1__stall;
  wire cache_1__ev_present;
  wire cache_1__ev_link;
  wire cache_1__ev_miss;
  wire cache_1__ev_read;
  wire cache_1__ev_victim;
  wire cache_1__ev_result;
  wire cache_1__ev_alloc;
  wire cache_1__ev_fill_error;
  wire cache_2__req_ready;
  wire cache_2__resp_valid;
  wire [7:0] cache_2__resp_tag;
  wire [3:0] cache_2__resp_slot;
  wire cache_2__resp_write;
  wire cache_2__resp_error;
  wire [63:0] cache_2__resp_data_0;
  wire [63:0] cache_2__resp_data_1;
  wire [63:0] cache_2__resp_data_2;
  wire [63:0] cache_2__resp_data_3;
  wire [63:0] cache_2__resp_data_4;
  wire [63:0] cache_2__resp_data_5;
  wire [63:0] cache_2__resp_data_6;
  wire [63:0] cache_2__resp_data_7;
  wire cache_2__result_ready;
  wire cache_2__mr_valid;
  wire [3:0] cache_2__mr_id;
  wire [26:0] cache_2__mr_block;
  wire cache_2__md_ready;
  wire cache_2__mw_valid;
  wire [3:0] cache_2__mw_id;
  wire [26:0] cache_2__mw_block;
  wire [63:0] cache_2__mw_data_0;
  wire [63:0] cache_2__mw_data_1;
  wire [63:0] cache_2__mw_data_2;
  wire [63:0] cache_2__mw_data_3;
  wire [63:0] cache_2__mw_data_4;
  wire [63:0] cache_2__mw_data_5;
  wire [63:0] cache_2__mw_data_6;
  wire [63:0] cache_2__mw_data_7;
  wire cache_2__flush_ready;
  wire cache_2__flush_done;
  wire cache_2__idle;
  wire [2:0] cache_2__stall;
  wire cache_2__ev_present;
  wire cache_2__ev_link;
  wire cache_2__ev_miss;
  wire cache_2__ev_read;
  wire cache_2__ev_victim;
  wire cache_2__ev_result;
  wire cache_2__ev_alloc;
  wire cache_2__ev_fill_error;
  wire cache_3__req_ready;
  wire cache_3__resp_valid;
  wire [7:0] cache_3__resp_tag;
  wire [3:0] cache_3__resp_slot;
  wire cache_3__resp_write;
  wire cache_3__resp_error;
  wire [63:0] cache_3__resp_data_0;
  wire [63:0] cache_3__resp_data_1;
  wire [63:0] cache_3__resp_data_2;
  wire [63:0] cache_3__resp_data_3;
  wire [63:0] cache_3__resp_data_4;
  wire [63:0] cache_3__resp_data_5;
  wire [63:0] cache_3__resp_data_6;
  wire [63:0] cache_3__resp_data_7;
  wire cache_3__result_ready;
  wire cache_3__mr_valid;
  wire [3:0] cache_3__mr_id;
  wire [26:0] cache_3__mr_block;
  wire cache_3__md_ready;
  wire cache_3__mw_valid;
  wire [3:0] cache_3__mw_id;
  wire [26:0] cache_3__mw_block;
  wire [63:0] cache_3__mw_data_0;
  wire [63:0] cache_3__mw_data_1;
  wire [63:0] cache_3__mw_data_2;
  wire [63:0] cache_3__mw_data_3;
  wire [63:0] cache_3__mw_data_4;
  wire [63:0] cache_3__mw_data_5;
  wire [63:0] cache_3__mw_data_6;
  wire [63:0] cache_3__mw_data_7;
  wire cache_3__flush_ready;
  wire cache_3__flush_done;
  wire cache_3__idle;
  wire [2:0] cache_3__stall;
  wire cache_3__ev_present;
  wire cache_3__ev_link;
  wire cache_3__ev_miss;
  wire cache_3__ev_read;
  wire cache_3__ev_victim;
  wire cache_3__ev_result;
  wire cache_3__ev_alloc;
  wire cache_3__ev_fill_error;
  wire [11:0] counters_0__events;
  wire [31:0] counters_0__value;
  wire [11:0] counters_1__events;
  wire [31:0] counters_1__value;
  wire [11:0] counters_2__events;
  wire [31:0] counters_2__value;
  wire [11:0] counters_3__events;
  wire [31:0] counters_3__value;
  reg  active_q;
  reg  [3:0] waiting_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      active_q <= 1'd0;
      waiting_q <= 4'd0;
    end
    else begin
      waiting_q <= remaining;
      if (start) begin
        active_q <= 1'd1;
        waiting_q <= 4'd15;
      end
      if (finish) begin
        active_q <= 1'd0;
      end
    end
  end

  tessera_screen_partition partition_0 (
    // pipelines: a request meets its cache only at home
    .reset(reset),
    .cfg_part(cfg_part),
    .in_valid(req_0_valid),
    .in_x(req_0_x),
    .in_y(req_0_y),
    .out_ready_0(cache_0__req_ready),
    .out_ready_1(1'd0),
    .out_ready_2(1'd0),
    .out_ready_3(1'd0),
    .in_ready(partition_0__in_ready),
    .pipeline(partition_0__pipeline),
    .out_valid_0(partition_0__out_valid_0),
    .out_valid_1(partition_0__out_valid_1),
    .out_valid_2(partition_0__out_valid_2),
    .out_valid_3(partition_0__out_valid_3)
  );

  tessera_screen_partition partition_1 (
    .reset(reset),
    .cfg_part(cfg_part),
    .in_valid(req_1_valid),
    .in_x(req_1_x),
    .in_y(req_1_y),
    .out_ready_0(1'd0),
    .out_ready_1(cache_1__req_ready),
    .out_ready_2(1'd0),
    .out_ready_3(1'd0),
    .in_ready(partition_1__in_ready),
    .pipeline(partition_1__pipeline),
    .out_valid_0(partition_1__out_valid_0),
    .out_valid_1(partition_1__out_valid_1),
    .out_valid_2(partition_1__out_valid_2),
    .out_valid_3(partition_1__out_valid_3)
  );

  tessera_screen_partition partition_2 (
    .reset(reset),
    .cfg_part(cfg_part),
    .in_valid(req_2_valid),
    .in_x(req_2_x),
    .in_y(req_2_y),
    .out_ready_0(1'd0),
    .out_ready_1(1'd0),
    .out_ready_2(cache_2__req_ready),
    .out_ready_3(1'd0),
    .in_ready(partition_2__in_ready),
    .pipeline(partition_2__pipeline),
    .out_valid_0(partition_2__out_valid_0),
    .out_valid_1(partition_2__out_valid_1),
    .out_valid_2(partition_2__out_valid_2),
    .out_valid_3(partition_2__out_valid_3)
  );

  tessera_screen_partition partition_3 (
    .reset(reset),
    .cfg_part(cfg_part),
    .in_valid(req_3_valid),
    .in_x(req_3_x),
    .in_y(req_3_y),
    .out_ready_0(1'd0),
    .out_ready_1(1'd0),
    .out_ready_2(1'd0),
    .out_ready_3(cache_3__req_ready),
    .in_ready(partition_3__in_ready),
    .pipeline(partition_3__pipeline),
    .out_valid_0(partition_3__out_valid_0),
    .out_valid_1(partition_3__out_valid_1),
    .out_valid_2(partition_3__out_valid_2),
    .out_valid_3(partition_3__out_valid_3)
  );

  tessera_render_cache cache_0 (
    .clock(clock),
    .reset(reset),
    .cfg_nodes(cfg_nodes),
    .cfg_ways(cfg_ways),
    .cfg_set_mask(cfg_set_mask),
    .cfg_hash(cfg_hash),
    .cfg_part(cfg_part),
    .req_valid(partition_0__out_valid_0),
    .req_tag(req_0_tag),
    .req_surface(req_0_surface),
    .req_x(req_0_x),
    .req_y(req_0_y),
    .req_op(req_0_op),
    .req_mask(req_0_mask),
    .req_ready(cache_0__req_ready),
    .resp_valid(cache_0__resp_valid),
    .resp_tag(cache_0__resp_tag),
    .resp_slot(cache_0__resp_slot),
    .resp_write(cache_0__resp_write),
    .resp_error(cache_0__resp_error),
    .resp_data_0(cache_0__resp_data_0),
    .resp_data_1(cache_0__resp_data_1),
    .resp_data_2(cache_0__resp_data_2),
    .resp_data_3(cache_0__resp_data_3),
    .resp_data_4(cache_0__resp_data_4),
    .resp_data_5(cache_0__resp_data_5),
    .resp_data_6(cache_0__resp_data_6),
    .resp_data_7(cache_0__resp_data_7),
    .resp_ready(resp_0_ready),
    .result_valid(result_0_valid),
    .result_slot(result_0_slot),
    .result_mask(result_0_mask),
    .result_data_0(result_0_data_0),
    .result_data_1(result_0_data_1),
    .result_data_2(result_0_data_2),
    .result_data_3(result_0_data_3),
    .result_data_4(result_0_data_4),
    .result_data_5(result_0_data_5),
    .result_data_6(result_0_data_6),
    .result_data_7(result_0_data_7),
    .result_ready(cache_0__result_ready),
    .mr_valid(cache_0__mr_valid),
    .mr_id(cache_0__mr_id),
    .mr_block(cache_0__mr_block),
    .mr_ready(mr_0_ready),
    .md_valid(md_0_valid),
    .md_id(md_0_id),
    .md_error(md_0_error),
    .md_data_0(md_0_data_0),
    .md_data_1(md_0_data_1),
    .md_data_2(md_0_data_2),
    .md_data_3(md_0_data_3),
    .md_data_4(md_0_data_4),
    .md_data_5(md_0_data_5),
    .md_data_6(md_0_data_6),
    .md_data_7(md_0_data_7),
    .md_ready(cache_0__md_ready),
    .mw_valid(cache_0__mw_valid),
    .mw_id(cache_0__mw_id),
    .mw_block(cache_0__mw_block),
    .mw_data_0(cache_0__mw_data_0),
    .mw_data_1(cache_0__mw_data_1),
    .mw_data_2(cache_0__mw_data_2),
    .mw_data_3(cache_0__mw_data_3),
    .mw_data_4(cache_0__mw_data_4),
    .mw_data_5(cache_0__mw_data_5),
    .mw_data_6(cache_0__mw_data_6),
    .mw_data_7(cache_0__mw_data_7),
    .mw_ready(mw_0_ready),
    .ack_valid(ack_0_valid),
    .ack_id(ack_0_id),
    .flush_valid(start),
    .flush_drop(flush_drop),
    .flush_ready(cache_0__flush_ready),
    .flush_done(cache_0__flush_done),
    .idle(cache_0__idle),
    .stall(cache_0__stall),
    .ev_present(cache_0__ev_present),
    .ev_link(cache_0__ev_link),
    .ev_miss(cache_0__ev_miss),
    .ev_read(cache_0__ev_read),
    .ev_victim(cache_0__ev_victim),
    .ev_result(cache_0__ev_result),
    .ev_alloc(cache_0__ev_alloc),
    .ev_fill_error(cache_0__ev_fill_error)
  );

  tessera_render_cache cache_1 (
    .clock(clock),
    .reset(reset),
    .cfg_nodes(cfg_nodes),
    .cfg_ways(cfg_ways),
    .cfg_set_mask(cfg_set_mask),
    .cfg_hash(cfg_hash),
    .cfg_part(cfg_part),
    .req_valid(partition_1__out_valid_1),
    .req_tag(req_1_tag),
    .req_surface(req_1_surface),
    .req_x(req_1_x),
    .req_y(req_1_y),
    .req_op(req_1_op),
    .req_mask(req_1_mask),
    .req_ready(cache_1__req_ready),
    .resp_valid(cache_1__resp_valid),
    .resp_tag(cache_1__resp_tag),
    .resp_slot(cache_1__resp_slot),
    .resp_write(cache_1__resp_write),
    .resp_error(cache_1__resp_error),
    .resp_data_0(cache_1__resp_data_0),
    .resp_data_1(cache_1__resp_data_1),
    .resp_data_2(cache_1__resp_data_2),
    .resp_data_3(cache_1__resp_data_3),
    .resp_data_4(cache_1__resp_data_4),
    .resp_data_5(cache_1__resp_data_5),
    .resp_data_6(cache_1__resp_data_6),
    .resp_data_7(cache_1__resp_data_7),
    .resp_ready(resp_1_ready),
    .result_valid(result_1_valid),
    .result_slot(result_1_slot),
    .result_mask(result_1_mask),
    .result_data_0(result_1_data_0),
    .result_data_1(result_1_data_1),
    .result_data_2(result_1_data_2),
    .result_data_3(result_1_data_3),
    .result_data_4(result_1_data_4),
    .result_data_5(result_1_data_5),
    .result_data_6(result_1_data_6),
    .result_data_7(result_1_data_7),
    .result_ready(cache_1__result_ready),
    .mr_valid(cache_1__mr_valid),
    .mr_id(cache_1__mr_id),
    .mr_block(cache_1__mr_block),
    .mr_ready(mr_1_ready),
    .md_valid(md_1_valid),
    .md_id(md_1_id),
    .md_error(md_1_error),
    .md_data_0(md_1_data_0),
    .md_data_1(md_1_data_1),
    .md_data_2(md_1_data_2),
    .md_data_3(md_1_data_3),
    .md_data_4(md_1_data_4),
    .md_data_5(md_1_data_5),
    .md_data_6(md_1_data_6),
    .md_data_7(md_1_data_7),
    .md_ready(cache_1__md_ready),
    .mw_valid(cache_1__mw_valid),
    .mw_id(cache_1__mw_id),
    .mw_block(cache_1__mw_block),
    .mw_data_0(cache_1__mw_data_0),
    .mw_data_1(cache_1__mw_data_1),
    .mw_data_2(cache_1__mw_data_2),
    .mw_data_3(cache_1__mw_data_3),
    .mw_data_4(cache_1__mw_data_4),
    .mw_data_5(cache_1__mw_data_5),
    .mw_data_6(cache_1__mw_data_6),
    .mw_data_7(cache_1__mw_data_7),
    .mw_ready(mw_1_ready),
    .ack_valid(ack_1_valid),
    .ack_id(ack_1_id),
    .flush_valid(start),
    .flush_drop(flush_drop),
    .flush_ready(cache_1__flush_ready),
    .flush_done(cache_1__flush_done),
    .idle(cache_1__idle),
    .stall(cache_1__stall),
    .ev_present(cache_1__ev_present),
    .ev_link(cache_1__ev_link),
    .ev_miss(cache_1__ev_miss),
    .ev_read(cache_1__ev_read),
    .ev_victim(cache_1__ev_victim),
    .ev_result(cache_1__ev_result),
    .ev_alloc(cache_1__ev_alloc),
    .ev_fill_error(cache_1__ev_fill_error)
  );

  tessera_render_cache cache_2 (
    .clock(clock),
    .reset(reset),
    .cfg_nodes(cfg_nodes),
    .cfg_ways(cfg_ways),
    .cfg_set_mask(cfg_set_mask),
    .cfg_hash(cfg_hash),
    .cfg_part(cfg_part),
    .req_valid(partition_2__out_valid_2),
    .req_tag(req_2_tag),
    .req_surface(req_2_surface),
    .req_x(req_2_x),
    .req_y(req_2_y),
    .req_op(req_2_op),
    .req_mask(req_2_mask),
    .req_ready(cache_2__req_ready),
    .resp_valid(cache_2__resp_valid),
    .resp_tag(cache_2__resp_tag),
    .resp_slot(cache_2__resp_slot),
    .resp_write(cache_2__resp_write),
    .resp_error(cache_2__resp_error),
    .resp_data_0(cache_2__resp_data_0),
    .resp_data_1(cache_2__resp_data_1),
    .resp_data_2(cache_2__resp_data_2),
    .resp_data_3(cache_2__resp_data_3),
    .resp_data_4(cache_2__resp_data_4),
    .resp_data_5(cache_2__resp_data_5),
    .resp_data_6(cache_2__resp_data_6),
    .resp_data_7(cache_2__resp_data_7),
    .resp_ready(resp_2_ready),
    .result_valid(result_2_valid),
    .result_slot(result_2_slot),
    .result_mask(result_2_mask),
    .result_data_0(result_2_data_0),
    .result_data_1(result_2_data_1),
    .result_data_2(result_2_data_2),
    .result_data_3(result_2_data_3),
    .result_data_4(result_2_data_4),
    .result_data_5(result_2_data_5),
    .result_data_6(result_2_data_6),
    .result_data_7(result_2_data_7),
    .result_ready(cache_2__result_ready),
    .mr_valid(cache_2__mr_valid),
    .mr_id(cache_2__mr_id),
    .mr_block(cache_2__mr_block),
    .mr_ready(mr_2_ready),
    .md_valid(md_2_valid),
    .md_id(md_2_id),
    .md_error(md_2_error),
    .md_data_0(md_2_data_0),
    .md_data_1(md_2_data_1),
    .md_data_2(md_2_data_2),
    .md_data_3(md_2_data_3),
    .md_data_4(md_2_data_4),
    .md_data_5(md_2_data_5),
    .md_data_6(md_2_data_6),
    .md_data_7(md_2_data_7),
    .md_ready(cache_2__md_ready),
    .mw_valid(cache_2__mw_valid),
    .mw_id(cache_2__mw_id),
    .mw_block(cache_2__mw_block),
    .mw_data_0(cache_2__mw_data_0),
    .mw_data_1(cache_2__mw_data_1),
    .mw_data_2(cache_2__mw_data_2),
    .mw_data_3(cache_2__mw_data_3),
    .mw_data_4(cache_2__mw_data_4),
    .mw_data_5(cache_2__mw_data_5),
    .mw_data_6(cache_2__mw_data_6),
    .mw_data_7(cache_2__mw_data_7),
    .mw_ready(mw_2_ready),
    .ack_valid(ack_2_valid),
    .ack_id(ack_2_id),
    .flush_valid(start),
    .flush_drop(flush_drop),
    .flush_ready(cache_2__flush_ready),
    .flush_done(cache_2__flush_done),
    .idle(cache_2__idle),
    .stall(cache_2__stall),
    .ev_present(cache_2__ev_present),
    .ev_link(cache_2__ev_link),
    .ev_miss(cache_2__ev_miss),
    .ev_read(cache_2__ev_read),
    .ev_victim(cache_2__ev_victim),
    .ev_result(cache_2__ev_result),
    .ev_alloc(cache_2__ev_alloc),
    .ev_fill_error(cache_2__ev_fill_error)
  );

  tessera_render_cache cache_3 (
    .clock(clock),
    .reset(reset),
    .cfg_nodes(cfg_nodes),
    .cfg_ways(cfg_ways),
    .cfg_set_mask(cfg_set_mask),
    .cfg_hash(cfg_hash),
    .cfg_part(cfg_part),
    .req_valid(partition_3__out_valid_3),
    .req_tag(req_3_tag),
    .req_surface(req_3_surface),
    .req_x(req_3_x),
    .req_y(req_3_y),
    .req_op(req_3_op),
    .req_mask(req_3_mask),
    .req_ready(cache_3__req_ready),
    .resp_valid(cache_3__resp_valid),
    .resp_tag(cache_3__resp_tag),
    .resp_slot(cache_3__resp_slot),
    .resp_write(cache_3__resp_write),
    .resp_error(cache_3__resp_error),
    .resp_data_0(cache_3__resp_data_0),
    .resp_data_1(cache_3__resp_data_1),
    .resp_data_2(cache_3__resp_data_2),
    .resp_data_3(cache_3__resp_data_3),
    .resp_data_4(cache_3__resp_data_4),
    .resp_data_5(cache_3__resp_data_5),
    .resp_data_6(cache_3__resp_data_6),
    .resp_data_7(cache_3__resp_data_7),
    .resp_ready(resp_3_ready),
    .result_valid(result_3_valid),
    .result_slot(result_3_slot),
    .result_mask(result_3_mask),
    .result_data_0(result_3_data_0),
    .result_data_1(result_3_data_1),
    .result_data_2(result_3_data_2),
    .result_data_3(result_3_data_3),
    .result_data_4(result_3_data_4),
    .result_data_5(result_3_data_5),
    .result_data_6(result_3_data_6),
    .result_data_7(result_3_data_7),
    .result_ready(cache_3__result_ready),
    .mr_valid(cache_3__mr_valid),
    .mr_id(cache_3__mr_id),
    .mr_block(cache_3__mr_block),
    .mr_ready(mr_3_ready),
    .md_valid(md_3_valid),
    .md_id(md_3_id),
    .md_error(md_3_error),
    .md_data_0(md_3_data_0),
    .md_data_1(md_3_data_1),
    .md_data_2(md_3_data_2),
    .md_data_3(md_3_data_3),
    .md_data_4(md_3_data_4),
    .md_data_5(md_3_data_5),
    .md_data_6(md_3_data_6),
    .md_data_7(md_3_data_7),
    .md_ready(cache_3__md_ready),
    .mw_valid(cache_3__mw_valid),
    .mw_id(cache_3__mw_id),
    .mw_block(cache_3__mw_block),
    .mw_data_0(cache_3__mw_data_0),
    .mw_data_1(cache_3__mw_data_1),
    .mw_data_2(cache_3__mw_data_2),
    .mw_data_3(cache_3__mw_data_3),
    .mw_data_4(cache_3__mw_data_4),
    .mw_data_5(cache_3__mw_data_5),
    .mw_data_6(cache_3__mw_data_6),
    .mw_data_7(cache_3__mw_data_7),
    .mw_ready(mw_3_ready),
    .ack_valid(ack_3_valid),
    .ack_id(ack_3_id),
    .flush_valid(start),
    .flush_drop(flush_drop),
    .flush_ready(cache_3__flush_ready),
    .flush_done(cache_3__flush_done),
    .idle(cache_3__idle),
    .stall(cache_3__stall),
    .ev_present(cache_3__ev_present),
    .ev_link(cache_3__ev_link),
    .ev_miss(cache_3__ev_miss),
    .ev_read(cache_3__ev_read),
    .ev_victim(cache_3__ev_victim),
    .ev_result(cache_3__ev_result),
    .ev_alloc(cache_3__ev_alloc),
    .ev_fill_error(cache_3__ev_fill_error)
  );

  tessera_memory_counters counters_0 (
    .clock(clock),
    .reset(reset),
    .events(counters_0__events),
    .select(cnt_sel),
    .value(counters_0__value)
  );

  tessera_memory_counters counters_1 (
    .clock(clock),
    .reset(reset),
    .events(counters_1__events),
    .select(cnt_sel),
    .value(counters_1__value)
  );

  tessera_memory_counters counters_2 (
    .clock(clock),
    .reset(reset),
    .events(counters_2__events),
    .select(cnt_sel),
    .value(counters_2__value)
  );

  tessera_memory_counters counters_3 (
    .clock(clock),
    .reset(reset),
    .events(counters_3__events),
    .select(cnt_sel),
    .value(counters_3__value)
  );

  assign may_flush = ~active_q & (&ready);
  assign start = flush_valid & may_flush;
  assign finish = active_q & ~(|remaining);
  assign flush_ready = may_flush;
  assign flush_done = finish;
  assign idle = ~active_q & (&calm);
  assign req_0_ready = partition_0__in_ready;
  assign misrouted_0 = req_0_valid & (partition_0__pipeline != 2'd0);
  assign resp_0_valid = cache_0__resp_valid;
  assign resp_0_tag = cache_0__resp_tag;
  assign resp_0_slot = cache_0__resp_slot;
  assign resp_0_write = cache_0__resp_write;
  assign resp_0_error = cache_0__resp_error;
  assign resp_0_data_0 = cache_0__resp_data_0;
  assign resp_0_data_1 = cache_0__resp_data_1;
  assign resp_0_data_2 = cache_0__resp_data_2;
  assign resp_0_data_3 = cache_0__resp_data_3;
  assign resp_0_data_4 = cache_0__resp_data_4;
  assign resp_0_data_5 = cache_0__resp_data_5;
  assign resp_0_data_6 = cache_0__resp_data_6;
  assign resp_0_data_7 = cache_0__resp_data_7;
  assign result_0_ready = cache_0__result_ready;
  assign mr_0_valid = cache_0__mr_valid;
  assign mr_0_id = cache_0__mr_id;
  assign mr_0_block = cache_0__mr_block;
  assign md_0_ready = cache_0__md_ready;
  assign mw_0_valid = cache_0__mw_valid;
  assign mw_0_id = cache_0__mw_id;
  assign mw_0_block = cache_0__mw_block;
  assign mw_0_data_0 = cache_0__mw_data_0;
  assign mw_0_data_1 = cache_0__mw_data_1;
  assign mw_0_data_2 = cache_0__mw_data_2;
  assign mw_0_data_3 = cache_0__mw_data_3;
  assign mw_0_data_4 = cache_0__mw_data_4;
  assign mw_0_data_5 = cache_0__mw_data_5;
  assign mw_0_data_6 = cache_0__mw_data_6;
  assign mw_0_data_7 = cache_0__mw_data_7;
  assign stall_0 = cache_0__stall;
  assign req_1_ready = partition_1__in_ready;
  assign misrouted_1 = req_1_valid & (partition_1__pipeline != 2'd1);
  assign resp_1_valid = cache_1__resp_valid;
  assign resp_1_tag = cache_1__resp_tag;
  assign resp_1_slot = cache_1__resp_slot;
  assign resp_1_write = cache_1__resp_write;
  assign resp_1_error = cache_1__resp_error;
  assign resp_1_data_0 = cache_1__resp_data_0;
  assign resp_1_data_1 = cache_1__resp_data_1;
  assign resp_1_data_2 = cache_1__resp_data_2;
  assign resp_1_data_3 = cache_1__resp_data_3;
  assign resp_1_data_4 = cache_1__resp_data_4;
  assign resp_1_data_5 = cache_1__resp_data_5;
  assign resp_1_data_6 = cache_1__resp_data_6;
  assign resp_1_data_7 = cache_1__resp_data_7;
  assign result_1_ready = cache_1__result_ready;
  assign mr_1_valid = cache_1__mr_valid;
  assign mr_1_id = cache_1__mr_id;
  assign mr_1_block = cache_1__mr_block;
  assign md_1_ready = cache_1__md_ready;
  assign mw_1_valid = cache_1__mw_valid;
  assign mw_1_id = cache_1__mw_id;
  assign mw_1_block = cache_1__mw_block;
  assign mw_1_data_0 = cache_1__mw_data_0;
  assign mw_1_data_1 = cache_1__mw_data_1;
  assign mw_1_data_2 = cache_1__mw_data_2;
  assign mw_1_data_3 = cache_1__mw_data_3;
  assign mw_1_data_4 = cache_1__mw_data_4;
  assign mw_1_data_5 = cache_1__mw_data_5;
  assign mw_1_data_6 = cache_1__mw_data_6;
  assign mw_1_data_7 = cache_1__mw_data_7;
  assign stall_1 = cache_1__stall;
  assign req_2_ready = partition_2__in_ready;
  assign misrouted_2 = req_2_valid & (partition_2__pipeline != 2'd2);
  assign resp_2_valid = cache_2__resp_valid;
  assign resp_2_tag = cache_2__resp_tag;
  assign resp_2_slot = cache_2__resp_slot;
  assign resp_2_write = cache_2__resp_write;
  assign resp_2_error = cache_2__resp_error;
  assign resp_2_data_0 = cache_2__resp_data_0;
  assign resp_2_data_1 = cache_2__resp_data_1;
  assign resp_2_data_2 = cache_2__resp_data_2;
  assign resp_2_data_3 = cache_2__resp_data_3;
  assign resp_2_data_4 = cache_2__resp_data_4;
  assign resp_2_data_5 = cache_2__resp_data_5;
  assign resp_2_data_6 = cache_2__resp_data_6;
  assign resp_2_data_7 = cache_2__resp_data_7;
  assign result_2_ready = cache_2__result_ready;
  assign mr_2_valid = cache_2__mr_valid;
  assign mr_2_id = cache_2__mr_id;
  assign mr_2_block = cache_2__mr_block;
  assign md_2_ready = cache_2__md_ready;
  assign mw_2_valid = cache_2__mw_valid;
  assign mw_2_id = cache_2__mw_id;
  assign mw_2_block = cache_2__mw_block;
  assign mw_2_data_0 = cache_2__mw_data_0;
  assign mw_2_data_1 = cache_2__mw_data_1;
  assign mw_2_data_2 = cache_2__mw_data_2;
  assign mw_2_data_3 = cache_2__mw_data_3;
  assign mw_2_data_4 = cache_2__mw_data_4;
  assign mw_2_data_5 = cache_2__mw_data_5;
  assign mw_2_data_6 = cache_2__mw_data_6;
  assign mw_2_data_7 = cache_2__mw_data_7;
  assign stall_2 = cache_2__stall;
  assign req_3_ready = partition_3__in_ready;
  assign misrouted_3 = req_3_valid & (partition_3__pipeline != 2'd3);
  assign resp_3_valid = cache_3__resp_valid;
  assign resp_3_tag = cache_3__resp_tag;
  assign resp_3_slot = cache_3__resp_slot;
  assign resp_3_write = cache_3__resp_write;
  assign resp_3_error = cache_3__resp_error;
  assign resp_3_data_0 = cache_3__resp_data_0;
  assign resp_3_data_1 = cache_3__resp_data_1;
  assign resp_3_data_2 = cache_3__resp_data_2;
  assign resp_3_data_3 = cache_3__resp_data_3;
  assign resp_3_data_4 = cache_3__resp_data_4;
  assign resp_3_data_5 = cache_3__resp_data_5;
  assign resp_3_data_6 = cache_3__resp_data_6;
  assign resp_3_data_7 = cache_3__resp_data_7;
  assign result_3_ready = cache_3__result_ready;
  assign mr_3_valid = cache_3__mr_valid;
  assign mr_3_id = cache_3__mr_id;
  assign mr_3_block = cache_3__mr_block;
  assign md_3_ready = cache_3__md_ready;
  assign mw_3_valid = cache_3__mw_valid;
  assign mw_3_id = cache_3__mw_id;
  assign mw_3_block = cache_3__mw_block;
  assign mw_3_data_0 = cache_3__mw_data_0;
  assign mw_3_data_1 = cache_3__mw_data_1;
  assign mw_3_data_2 = cache_3__mw_data_2;
  assign mw_3_data_3 = cache_3__mw_data_3;
  assign mw_3_data_4 = cache_3__mw_data_4;
  assign mw_3_data_5 = cache_3__mw_data_5;
  assign mw_3_data_6 = cache_3__mw_data_6;
  assign mw_3_data_7 = cache_3__mw_data_7;
  assign stall_3 = cache_3__stall;
  assign taken_0 = partition_0__out_valid_0 & cache_0__req_ready;
  assign stalled_0 = cache_0__stall > 3'd1;
  assign counters_0__events = {stalled_0, cache_0__ev_fill_error, cache_0__ev_alloc, cache_0__ev_result,
      cache_0__ev_victim, cache_0__ev_read, cache_0__mw_valid & mw_0_ready, cache_0__mr_valid & mr_0_ready,
      cache_0__ev_miss, cache_0__ev_link, cache_0__ev_present, taken_0};
  assign taken_1 = partition_1__out_valid_1 & cache_1__req_ready;
  assign stalled_1 = cache_1__stall > 3'd1;
  assign counters_1__events = {stalled_1, cache_1__ev_fill_error, cache_1__ev_alloc, cache_1__ev_result,
      cache_1__ev_victim, cache_1__ev_read, cache_1__mw_valid & mw_1_ready, cache_1__mr_valid & mr_1_ready,
      cache_1__ev_miss, cache_1__ev_link, cache_1__ev_present, taken_1};
  assign taken_2 = partition_2__out_valid_2 & cache_2__req_ready;
  assign stalled_2 = cache_2__stall > 3'd1;
  assign counters_2__events = {stalled_2, cache_2__ev_fill_error, cache_2__ev_alloc, cache_2__ev_result,
      cache_2__ev_victim, cache_2__ev_read, cache_2__mw_valid & mw_2_ready, cache_2__mr_valid & mr_2_ready,
      cache_2__ev_miss, cache_2__ev_link, cache_2__ev_present, taken_2};
  assign taken_3 = partition_3__out_valid_3 & cache_3__req_ready;
  assign stalled_3 = cache_3__stall > 3'd1;
  assign counters_3__events = {stalled_3, cache_3__ev_fill_error, cache_3__ev_alloc, cache_3__ev_result,
      cache_3__ev_victim, cache_3__ev_read, cache_3__mw_valid & mw_3_ready, cache_3__mr_valid & mr_3_ready,
      cache_3__ev_miss, cache_3__ev_link, cache_3__ev_present, taken_3};

  always @* begin
    if (time_zero) begin end
    // flush: all four start together, the last one ends it
    ready = 4'd0;
    ready[0] = cache_0__flush_ready;
    ready[1] = cache_1__flush_ready;
    ready[2] = cache_2__flush_ready;
    ready[3] = cache_3__flush_ready;
  end

  always @* begin
    if (time_zero) begin end
    calm = 4'd0;
    calm[0] = cache_0__idle;
    calm[1] = cache_1__idle;
    calm[2] = cache_2__idle;
    calm[3] = cache_3__idle;
  end

  always @* begin
    if (time_zero) begin end
    remaining = waiting_q;
    if (cache_0__flush_done) begin
      remaining = remaining & 4'd14;
    end
    if (cache_1__flush_done) begin
      remaining = remaining & 4'd13;
    end
    if (cache_2__flush_done) begin
      remaining = remaining & 4'd11;
    end
    if (cache_3__flush_done) begin
      remaining = remaining & 4'd7;
    end
  end

  always @* begin
    if (time_zero) begin end
    // counters
    cnt_value = 32'd0;
    if (cnt_pipe == 2'd0) begin
      cnt_value = counters_0__value;
    end
    if (cnt_pipe == 2'd1) begin
      cnt_value = counters_1__value;
    end
    if (cnt_pipe == 2'd2) begin
      cnt_value = counters_2__value;
    end
    if (cnt_pipe == 2'd3) begin
      cnt_value = counters_3__value;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, partition_0__out_valid_1, partition_0__out_valid_2, partition_0__out_valid_3,
      partition_1__out_valid_0, partition_1__out_valid_2, partition_1__out_valid_3, partition_2__out_valid_0,
      partition_2__out_valid_1, partition_2__out_valid_3, partition_3__out_valid_0, partition_3__out_valid_1,
      partition_3__out_valid_2};
endmodule
`default_nettype wire
