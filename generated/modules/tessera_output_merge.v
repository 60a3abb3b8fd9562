// tessera_output_merge
// Depth test and colour blend in front of one render cache.
//
//   in    1  clock          Clock.
//   in    1  reset          Synchronous reset, active high.
// cfg: How fragments are drawn.
//   in    2  cfg_func       Depth test: 0 off, 1 less, 2 less or equal, 3 always.
//   in    1  cfg_zwrite     Depth is written.
//   in    1  cfg_blend      0: opaque, 1: source alpha.
// frag: Tiles to draw.
//   in    1  frag_valid     An item is on offer.
//   in   12  frag_x         Tile, horizontally.
//   in   12  frag_y         Tile, vertically.
//   in   16  frag_mask      Pixels covered; never 0.
//   in   64  frag_z_0       Their depths, two in a word.
//   in   64  frag_z_1
//   in   64  frag_z_2
//   in   64  frag_z_3
//   in   64  frag_z_4
//   in   64  frag_z_5
//   in   64  frag_z_6
//   in   64  frag_z_7
//   in   64  frag_c_0       Their colours, two in a word.
//   in   64  frag_c_1
//   in   64  frag_c_2
//   in   64  frag_c_3
//   in   64  frag_c_4
//   in   64  frag_c_5
//   in   64  frag_c_6
//   in   64  frag_c_7
//   out   1  frag_ready     The item, if there is one, is taken at this edge.
// req: Requests to the cache.
//   out   1  req_valid      An item is on offer.
//   out   8  req_tag        The client's own; nothing looks at it.
//   out   3  req_surface    Surface.
//   out  12  req_x          Tile, horizontally.
//   out  12  req_y          Tile, vertically.
//   out   2  req_op         Bit 0 read, bit 1 write; never 0.
//   out  16  req_mask       Pixels; never 0.
//   in    1  req_ready      The item, if there is one, is taken at this edge.
// resp: Its responses.
//   in    1  resp_valid     An item is on offer.
//   in    8  resp_tag       Tag of the request.
//   in    4  resp_slot      Name for the result that the client owes.
//   in    1  resp_write     The client owes a result.
//   in    1  resp_error     The fetch has failed.
//   in   64  resp_data_0    Old pixels, two in a word.
//   in   64  resp_data_1
//   in   64  resp_data_2
//   in   64  resp_data_3
//   in   64  resp_data_4
//   in   64  resp_data_5
//   in   64  resp_data_6
//   in   64  resp_data_7
//   out   1  resp_ready     The item, if there is one, is taken at this edge.
// result: Results to the cache.
//   out   1  result_valid   An item is on offer.
//   out   4  result_slot    Slot of the response.
//   out  16  result_mask    Pixels to write; may be 0.
//   out  64  result_data_0  The pixels, two in a word.
//   out  64  result_data_1
//   out  64  result_data_2
//   out  64  result_data_3
//   out  64  result_data_4
//   out  64  result_data_5
//   out  64  result_data_6
//   out  64  result_data_7
//   in    1  result_ready   The item, if there is one, is taken at this edge.
//   out   1  idle           No fragment is under way.
//   out   1  ev_error       A response with an error is used up.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: frag (in), req (out), resp (in), result (out): transfer at a rising edge with valid and ready both high.
// Contract: hdl/docs/src/contract/output_merge.md
//
// Exported from hdl/blocks/memory/src/output_merge/mod.rs; do not edit.
`default_nettype none
module tessera_output_merge (
  input  wire clock,
  input  wire reset,
  input  wire [1:0] cfg_func,
  input  wire cfg_zwrite,
  input  wire cfg_blend,
  input  wire frag_valid,
  input  wire [11:0] frag_x,
  input  wire [11:0] frag_y,
  input  wire [15:0] frag_mask,
  input  wire [63:0] frag_z_0,
  input  wire [63:0] frag_z_1,
  input  wire [63:0] frag_z_2,
  input  wire [63:0] frag_z_3,
  input  wire [63:0] frag_z_4,
  input  wire [63:0] frag_z_5,
  input  wire [63:0] frag_z_6,
  input  wire [63:0] frag_z_7,
  input  wire [63:0] frag_c_0,
  input  wire [63:0] frag_c_1,
  input  wire [63:0] frag_c_2,
  input  wire [63:0] frag_c_3,
  input  wire [63:0] frag_c_4,
  input  wire [63:0] frag_c_5,
  input  wire [63:0] frag_c_6,
  input  wire [63:0] frag_c_7,
  output wire frag_ready,
  output wire req_valid,
  output reg  [7:0] req_tag,
  output reg  [2:0] req_surface,
  output reg  [11:0] req_x,
  output reg  [11:0] req_y,
  output reg  [1:0] req_op,
  output reg  [15:0] req_mask,
  input  wire req_ready,
  input  wire resp_valid,
  input  wire [7:0] resp_tag,
  input  wire [3:0] resp_slot,
  input  wire resp_write,
  input  wire resp_error,
  input  wire [63:0] resp_data_0,
  input  wire [63:0] resp_data_1,
  input  wire [63:0] resp_data_2,
  input  wire [63:0] resp_data_3,
  input  wire [63:0] resp_data_4,
  input  wire [63:0] resp_data_5,
  input  wire [63:0] resp_data_6,
  input  wire [63:0] resp_data_7,
  output wire resp_ready,
  output wire result_valid,
  output reg  [3:0] result_slot,
  output reg  [15:0] result_mask,
  output wire [63:0] result_data_0,
  output wire [63:0] result_data_1,
  output wire [63:0] result_data_2,
  output wire [63:0] result_data_3,
  output wire [63:0] result_data_4,
  output wire [63:0] result_data_5,
  output wire [63:0] result_data_6,
  output wire [63:0] result_data_7,
  input  wire result_ready,
  output wire idle,
  output wire ev_error
);
  wire take;
  wire may_take;
  wire rq_load;
  wire e_go;
  wire e_free;
  wire e_load;
  wire m_go;
  wire r_go;
  wire r_passes;
  wire r_writes;
  wire [4:0] answered;
  wire fragments__drop;
  wire fragments__room;
  wire fragments__idle;
  wire [4:0] fragments__free_entry;
  wire [11:0] fragments__rq_x;
  wire [11:0] fragments__rq_y;
  wire [15:0] fragments__rq_mask;
  wire [15:0] fragments__m_mask;
  wire [15:0] execute__pass;
  wire [63:0] execute__source_0;
  wire [63:0] execute__source_1;
  wire [63:0] execute__source_2;
  wire [63:0] execute__source_3;
  wire [63:0] execute__source_4;
  wire [63:0] execute__source_5;
  wire [63:0] execute__source_6;
  wire [63:0] execute__source_7;
  wire [63:0] execute__sums_0;
  wire [63:0] execute__sums_1;
  wire [63:0] execute__sums_2;
  wire [63:0] execute__sums_3;
  wire [63:0] execute__sums_4;
  wire [63:0] execute__sums_5;
  wire [63:0] execute__sums_6;
  wire [63:0] execute__sums_7;
  wire [63:0] execute__sums_8;
  wire [63:0] execute__sums_9;
  wire [63:0] execute__sums_10;
  wire [63:0] execute__sums_11;
  wire [63:0] execute__sums_12;
  wire [63:0] execute__sums_13;
  wire [63:0] execute__sums_14;
  wire [63:0] execute__sums_15;
  wire [63:0] round_0__blended;
  wire [63:0] round_1__blended;
  wire [63:0] round_2__blended;
  wire [63:0] round_3__blended;
  wire [63:0] round_4__blended;
  wire [63:0] round_5__blended;
  wire [63:0] round_6__blended;
  wire [63:0] round_7__blended;
  wire passed__push_ready;
  wire passed__pop_valid;
  wire [4:0] passed__pop_data;
  wire [63:0] z__read_data_0;
  wire [63:0] z__read_data_1;
  wire [63:0] z__read_data_2;
  wire [63:0] z__read_data_3;
  wire [63:0] z__read_data_4;
  wire [63:0] z__read_data_5;
  wire [63:0] z__read_data_6;
  wire [63:0] z__read_data_7;
  wire [63:0] c__read_data_0;
  wire [63:0] c__read_data_1;
  wire [63:0] c__read_data_2;
  wire [63:0] c__read_data_3;
  wire [63:0] c__read_data_4;
  wire [63:0] c__read_data_5;
  wire [63:0] c__read_data_6;
  wire [63:0] c__read_data_7;
  reg  new_v_q;
  reg  [4:0] new_entry_q;
  reg  rq_valid_q;
  reg  [4:0] rq_entry_q;
  reg  rq_colour_q;
  reg  e_v_q;
  reg  [4:0] e_entry_q;
  reg  e_colour_q;
  reg  [3:0] e_slot_q;
  reg  e_write_q;
  reg  e_error_q;
  reg  [63:0] e_old_0_q;
  reg  [63:0] e_old_1_q;
  reg  [63:0] e_old_2_q;
  reg  [63:0] e_old_3_q;
  reg  [63:0] e_old_4_q;
  reg  [63:0] e_old_5_q;
  reg  [63:0] e_old_6_q;
  reg  [63:0] e_old_7_q;
  reg  m_v_q;
  reg  [4:0] m_entry_q;
  reg  m_colour_q;
  reg  [3:0] m_slot_q;
  reg  m_write_q;
  reg  m_error_q;
  reg  [63:0] m_rows_z_0_q;
  reg  [63:0] m_rows_z_1_q;
  reg  [63:0] m_rows_z_2_q;
  reg  [63:0] m_rows_z_3_q;
  reg  [63:0] m_rows_z_4_q;
  reg  [63:0] m_rows_z_5_q;
  reg  [63:0] m_rows_z_6_q;
  reg  [63:0] m_rows_z_7_q;
  reg  [63:0] m_rows_c_0_q;
  reg  [63:0] m_rows_c_1_q;
  reg  [63:0] m_rows_c_2_q;
  reg  [63:0] m_rows_c_3_q;
  reg  [63:0] m_rows_c_4_q;
  reg  [63:0] m_rows_c_5_q;
  reg  [63:0] m_rows_c_6_q;
  reg  [63:0] m_rows_c_7_q;
  reg  [63:0] m_old_0_q;
  reg  [63:0] m_old_1_q;
  reg  [63:0] m_old_2_q;
  reg  [63:0] m_old_3_q;
  reg  [63:0] m_old_4_q;
  reg  [63:0] m_old_5_q;
  reg  [63:0] m_old_6_q;
  reg  [63:0] m_old_7_q;
  reg  r_v_q;
  reg  [4:0] r_entry_q;
  reg  r_colour_q;
  reg  [3:0] r_slot_q;
  reg  r_write_q;
  reg  r_error_q;
  reg  [15:0] r_pass_q;
  reg  [63:0] r_source_0_q;
  reg  [63:0] r_source_1_q;
  reg  [63:0] r_source_2_q;
  reg  [63:0] r_source_3_q;
  reg  [63:0] r_source_4_q;
  reg  [63:0] r_source_5_q;
  reg  [63:0] r_source_6_q;
  reg  [63:0] r_source_7_q;
  reg  [63:0] r_sums_0_q;
  reg  [63:0] r_sums_1_q;
  reg  [63:0] r_sums_2_q;
  reg  [63:0] r_sums_3_q;
  reg  [63:0] r_sums_4_q;
  reg  [63:0] r_sums_5_q;
  reg  [63:0] r_sums_6_q;
  reg  [63:0] r_sums_7_q;
  reg  [63:0] r_sums_8_q;
  reg  [63:0] r_sums_9_q;
  reg  [63:0] r_sums_10_q;
  reg  [63:0] r_sums_11_q;
  reg  [63:0] r_sums_12_q;
  reg  [63:0] r_sums_13_q;
  reg  [63:0] r_sums_14_q;
  reg  [63:0] r_sums_15_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      new_v_q <= 1'd0;
      new_entry_q <= 5'd0;
      rq_valid_q <= 1'd0;
      rq_entry_q <= 5'd0;
      rq_colour_q <= 1'd0;
      e_v_q <= 1'd0;
      e_entry_q <= 5'd0;
      e_colour_q <= 1'd0;
      e_slot_q <= 4'd0;
      e_write_q <= 1'd0;
      e_error_q <= 1'd0;
      e_old_0_q <= 64'd0;
      e_old_1_q <= 64'd0;
      e_old_2_q <= 64'd0;
      e_old_3_q <= 64'd0;
      e_old_4_q <= 64'd0;
      e_old_5_q <= 64'd0;
      e_old_6_q <= 64'd0;
      e_old_7_q <= 64'd0;
      m_v_q <= 1'd0;
      m_entry_q <= 5'd0;
      m_colour_q <= 1'd0;
      m_slot_q <= 4'd0;
      m_write_q <= 1'd0;
      m_error_q <= 1'd0;
      m_rows_z_0_q <= 64'd0;
      m_rows_z_1_q <= 64'd0;
      m_rows_z_2_q <= 64'd0;
      m_rows_z_3_q <= 64'd0;
      m_rows_z_4_q <= 64'd0;
      m_rows_z_5_q <= 64'd0;
      m_rows_z_6_q <= 64'd0;
      m_rows_z_7_q <= 64'd0;
      m_rows_c_0_q <= 64'd0;
      m_rows_c_1_q <= 64'd0;
      m_rows_c_2_q <= 64'd0;
      m_rows_c_3_q <= 64'd0;
      m_rows_c_4_q <= 64'd0;
      m_rows_c_5_q <= 64'd0;
      m_rows_c_6_q <= 64'd0;
      m_rows_c_7_q <= 64'd0;
      m_old_0_q <= 64'd0;
      m_old_1_q <= 64'd0;
      m_old_2_q <= 64'd0;
      m_old_3_q <= 64'd0;
      m_old_4_q <= 64'd0;
      m_old_5_q <= 64'd0;
      m_old_6_q <= 64'd0;
      m_old_7_q <= 64'd0;
      r_v_q <= 1'd0;
      r_entry_q <= 5'd0;
      r_colour_q <= 1'd0;
      r_slot_q <= 4'd0;
      r_write_q <= 1'd0;
      r_error_q <= 1'd0;
      r_pass_q <= 16'd0;
      r_source_0_q <= 64'd0;
      r_source_1_q <= 64'd0;
      r_source_2_q <= 64'd0;
      r_source_3_q <= 64'd0;
      r_source_4_q <= 64'd0;
      r_source_5_q <= 64'd0;
      r_source_6_q <= 64'd0;
      r_source_7_q <= 64'd0;
      r_sums_0_q <= 64'd0;
      r_sums_1_q <= 64'd0;
      r_sums_2_q <= 64'd0;
      r_sums_3_q <= 64'd0;
      r_sums_4_q <= 64'd0;
      r_sums_5_q <= 64'd0;
      r_sums_6_q <= 64'd0;
      r_sums_7_q <= 64'd0;
      r_sums_8_q <= 64'd0;
      r_sums_9_q <= 64'd0;
      r_sums_10_q <= 64'd0;
      r_sums_11_q <= 64'd0;
      r_sums_12_q <= 64'd0;
      r_sums_13_q <= 64'd0;
      r_sums_14_q <= 64'd0;
      r_sums_15_q <= 64'd0;
    end
    else begin
      if (rq_load) begin
        rq_valid_q <= 1'd0;
        if (passed__pop_valid) begin
          rq_valid_q <= 1'd1;
          rq_colour_q <= 1'd1;
          rq_entry_q <= passed__pop_data;
        end
        else if (new_v_q) begin
          rq_valid_q <= 1'd1;
          rq_colour_q <= cfg_func == 2'd0;
          rq_entry_q <= new_entry_q;
          new_v_q <= 1'd0;
        end
      end
      if (take) begin
        new_v_q <= 1'd1;
        new_entry_q <= fragments__free_entry;
      end
      e_v_q <= e_load | (e_v_q & ~e_go);
      if (e_load) begin
        e_colour_q <= resp_tag[5];
        e_entry_q <= answered;
        e_slot_q <= resp_slot;
        e_write_q <= resp_write;
        e_error_q <= resp_error;
        e_old_0_q <= resp_data_0;
        e_old_1_q <= resp_data_1;
        e_old_2_q <= resp_data_2;
        e_old_3_q <= resp_data_3;
        e_old_4_q <= resp_data_4;
        e_old_5_q <= resp_data_5;
        e_old_6_q <= resp_data_6;
        e_old_7_q <= resp_data_7;
      end
      m_v_q <= e_go | (m_v_q & ~m_go);
      // M: compare and weigh
      if (e_go) begin
        m_entry_q <= e_entry_q;
        m_colour_q <= e_colour_q;
        m_slot_q <= e_slot_q;
        m_write_q <= e_write_q;
        m_error_q <= e_error_q;
        m_old_0_q <= e_old_0_q;
        m_old_1_q <= e_old_1_q;
        m_old_2_q <= e_old_2_q;
        m_old_3_q <= e_old_3_q;
        m_old_4_q <= e_old_4_q;
        m_old_5_q <= e_old_5_q;
        m_old_6_q <= e_old_6_q;
        m_old_7_q <= e_old_7_q;
        m_rows_z_0_q <= z__read_data_0;
        m_rows_z_1_q <= z__read_data_1;
        m_rows_z_2_q <= z__read_data_2;
        m_rows_z_3_q <= z__read_data_3;
        m_rows_z_4_q <= z__read_data_4;
        m_rows_z_5_q <= z__read_data_5;
        m_rows_z_6_q <= z__read_data_6;
        m_rows_z_7_q <= z__read_data_7;
        m_rows_c_0_q <= c__read_data_0;
        m_rows_c_1_q <= c__read_data_1;
        m_rows_c_2_q <= c__read_data_2;
        m_rows_c_3_q <= c__read_data_3;
        m_rows_c_4_q <= c__read_data_4;
        m_rows_c_5_q <= c__read_data_5;
        m_rows_c_6_q <= c__read_data_6;
        m_rows_c_7_q <= c__read_data_7;
      end
      r_v_q <= m_go | (r_v_q & ~r_go);
      // R: what becomes of the fragment
      if (m_go) begin
        r_entry_q <= m_entry_q;
        r_colour_q <= m_colour_q;
        r_slot_q <= m_slot_q;
        r_write_q <= m_write_q;
        r_error_q <= m_error_q;
        r_pass_q <= execute__pass;
        r_source_0_q <= execute__source_0;
        r_source_1_q <= execute__source_1;
        r_source_2_q <= execute__source_2;
        r_source_3_q <= execute__source_3;
        r_source_4_q <= execute__source_4;
        r_source_5_q <= execute__source_5;
        r_source_6_q <= execute__source_6;
        r_source_7_q <= execute__source_7;
        r_sums_0_q <= execute__sums_0;
        r_sums_1_q <= execute__sums_1;
        r_sums_2_q <= execute__sums_2;
        r_sums_3_q <= execute__sums_3;
        r_sums_4_q <= execute__sums_4;
        r_sums_5_q <= execute__sums_5;
        r_sums_6_q <= execute__sums_6;
        r_sums_7_q <= execute__sums_7;
        r_sums_8_q <= execute__sums_8;
        r_sums_9_q <= execute__sums_9;
        r_sums_10_q <= execute__sums_10;
        r_sums_11_q <= execute__sums_11;
        r_sums_12_q <= execute__sums_12;
        r_sums_13_q <= execute__sums_13;
        r_sums_14_q <= execute__sums_14;
        r_sums_15_q <= execute__sums_15;
      end
    end
  end

  tessera_output_merge_table fragments (
    .clock(clock),
    .reset(reset),
    .take(take),
    .x(frag_x),
    .y(frag_y),
    .mask(frag_mask),
    .rq_entry(rq_entry_q),
    .m_entry(m_entry_q),
    .r_entry(r_entry_q),
    .narrow(r_passes),
    .pass(r_pass_q),
    .drop(fragments__drop),
    .room(fragments__room),
    .idle(fragments__idle),
    .free_entry(fragments__free_entry),
    .rq_x(fragments__rq_x),
    .rq_y(fragments__rq_y),
    .rq_mask(fragments__rq_mask),
    .m_mask(fragments__m_mask)
  );

  tessera_output_merge_execute execute (
    .cfg_func(cfg_func),
    .colour(m_colour_q),
    .error(m_error_q),
    .mask(fragments__m_mask),
    .old_0(m_old_0_q),
    .old_1(m_old_1_q),
    .old_2(m_old_2_q),
    .old_3(m_old_3_q),
    .old_4(m_old_4_q),
    .old_5(m_old_5_q),
    .old_6(m_old_6_q),
    .old_7(m_old_7_q),
    .z_0(m_rows_z_0_q),
    .z_1(m_rows_z_1_q),
    .z_2(m_rows_z_2_q),
    .z_3(m_rows_z_3_q),
    .z_4(m_rows_z_4_q),
    .z_5(m_rows_z_5_q),
    .z_6(m_rows_z_6_q),
    .z_7(m_rows_z_7_q),
    .c_0(m_rows_c_0_q),
    .c_1(m_rows_c_1_q),
    .c_2(m_rows_c_2_q),
    .c_3(m_rows_c_3_q),
    .c_4(m_rows_c_4_q),
    .c_5(m_rows_c_5_q),
    .c_6(m_rows_c_6_q),
    .c_7(m_rows_c_7_q),
    .pass(execute__pass),
    .source_0(execute__source_0),
    .source_1(execute__source_1),
    .source_2(execute__source_2),
    .source_3(execute__source_3),
    .source_4(execute__source_4),
    .source_5(execute__source_5),
    .source_6(execute__source_6),
    .source_7(execute__source_7),
    .sums_0(execute__sums_0),
    .sums_1(execute__sums_1),
    .sums_2(execute__sums_2),
    .sums_3(execute__sums_3),
    .sums_4(execute__sums_4),
    .sums_5(execute__sums_5),
    .sums_6(execute__sums_6),
    .sums_7(execute__sums_7),
    .sums_8(execute__sums_8),
    .sums_9(execute__sums_9),
    .sums_10(execute__sums_10),
    .sums_11(execute__sums_11),
    .sums_12(execute__sums_12),
    .sums_13(execute__sums_13),
    .sums_14(execute__sums_14),
    .sums_15(execute__sums_15)
  );

  tessera_output_merge_round round_0 (
    .sums_0(r_sums_0_q),
    .sums_1(r_sums_1_q),
    .blended(round_0__blended)
  );

  tessera_output_merge_round round_1 (
    .sums_0(r_sums_2_q),
    .sums_1(r_sums_3_q),
    .blended(round_1__blended)
  );

  tessera_output_merge_round round_2 (
    .sums_0(r_sums_4_q),
    .sums_1(r_sums_5_q),
    .blended(round_2__blended)
  );

  tessera_output_merge_round round_3 (
    .sums_0(r_sums_6_q),
    .sums_1(r_sums_7_q),
    .blended(round_3__blended)
  );

  tessera_output_merge_round round_4 (
    .sums_0(r_sums_8_q),
    .sums_1(r_sums_9_q),
    .blended(round_4__blended)
  );

  tessera_output_merge_round round_5 (
    .sums_0(r_sums_10_q),
    .sums_1(r_sums_11_q),
    .blended(round_5__blended)
  );

  tessera_output_merge_round round_6 (
    .sums_0(r_sums_12_q),
    .sums_1(r_sums_13_q),
    .blended(round_6__blended)
  );

  tessera_output_merge_round round_7 (
    .sums_0(r_sums_14_q),
    .sums_1(r_sums_15_q),
    .blended(round_7__blended)
  );

  tessera_fifo_a5_depth32_w5 passed (
    .clock(clock),
    .reset(reset),
    .push_valid(r_passes),
    .push_data(r_entry_q),
    .push_ready(passed__push_ready),
    .pop_valid(passed__pop_valid),
    .pop_data(passed__pop_data),
    .pop_ready(rq_load)
  );

  tessera_ram1r1w_a5_words8_w64_lanes1_clash0 z (
    .clock(clock),
    .read_enable(e_load),
    .read_address(answered),
    .read_data_0(z__read_data_0),
    .read_data_1(z__read_data_1),
    .read_data_2(z__read_data_2),
    .read_data_3(z__read_data_3),
    .read_data_4(z__read_data_4),
    .read_data_5(z__read_data_5),
    .read_data_6(z__read_data_6),
    .read_data_7(z__read_data_7),
    .write_address(fragments__free_entry),
    .write_data_0(frag_z_0),
    .write_data_1(frag_z_1),
    .write_data_2(frag_z_2),
    .write_data_3(frag_z_3),
    .write_data_4(frag_z_4),
    .write_data_5(frag_z_5),
    .write_data_6(frag_z_6),
    .write_data_7(frag_z_7),
    .write_enable_0(take),
    .write_enable_1(take),
    .write_enable_2(take),
    .write_enable_3(take),
    .write_enable_4(take),
    .write_enable_5(take),
    .write_enable_6(take),
    .write_enable_7(take)
  );

  tessera_ram1r1w_a5_words8_w64_lanes1_clash0 c (
    .clock(clock),
    .read_enable(e_load),
    .read_address(answered),
    .read_data_0(c__read_data_0),
    .read_data_1(c__read_data_1),
    .read_data_2(c__read_data_2),
    .read_data_3(c__read_data_3),
    .read_data_4(c__read_data_4),
    .read_data_5(c__read_data_5),
    .read_data_6(c__read_data_6),
    .read_data_7(c__read_data_7),
    .write_address(fragments__free_entry),
    .write_data_0(frag_c_0),
    .write_data_1(frag_c_1),
    .write_data_2(frag_c_2),
    .write_data_3(frag_c_3),
    .write_data_4(frag_c_4),
    .write_data_5(frag_c_5),
    .write_data_6(frag_c_6),
    .write_data_7(frag_c_7),
    .write_enable_0(take),
    .write_enable_1(take),
    .write_enable_2(take),
    .write_enable_3(take),
    .write_enable_4(take),
    .write_enable_5(take),
    .write_enable_6(take),
    .write_enable_7(take)
  );

  // accept
  assign may_take = ~new_v_q & fragments__room;
  assign take = frag_valid & may_take;
  assign frag_ready = may_take;
  // request register: colour of tested fragments first
  assign rq_load = ~rq_valid_q | req_ready;
  assign req_valid = rq_valid_q;
  // a stage moves when the next one is empty or moves
  assign r_go = r_v_q & (~r_write_q | result_ready);
  assign m_go = m_v_q & (~r_v_q | r_go);
  assign e_go = e_v_q & (~m_v_q | m_go);
  assign e_free = ~e_v_q | e_go;
  assign e_load = resp_valid & e_free;
  // E: a response, while the RAMs show its rows
  assign answered = resp_tag[4:0];
  assign resp_ready = e_free;
  assign r_passes = r_go & ~r_colour_q & (|r_pass_q);
  assign fragments__drop = r_go & ~r_passes;
  // result
  assign r_writes = r_v_q & r_write_q;
  assign result_valid = r_writes;
  assign result_data_0 = r_writes ? ((r_colour_q & cfg_blend) ? round_0__blended : r_source_0_q) : 64'd0;
  assign result_data_1 = r_writes ? ((r_colour_q & cfg_blend) ? round_1__blended : r_source_1_q) : 64'd0;
  assign result_data_2 = r_writes ? ((r_colour_q & cfg_blend) ? round_2__blended : r_source_2_q) : 64'd0;
  assign result_data_3 = r_writes ? ((r_colour_q & cfg_blend) ? round_3__blended : r_source_3_q) : 64'd0;
  assign result_data_4 = r_writes ? ((r_colour_q & cfg_blend) ? round_4__blended : r_source_4_q) : 64'd0;
  assign result_data_5 = r_writes ? ((r_colour_q & cfg_blend) ? round_5__blended : r_source_5_q) : 64'd0;
  assign result_data_6 = r_writes ? ((r_colour_q & cfg_blend) ? round_6__blended : r_source_6_q) : 64'd0;
  assign result_data_7 = r_writes ? ((r_colour_q & cfg_blend) ? round_7__blended : r_source_7_q) : 64'd0;
  assign ev_error = r_go & r_error_q;
  assign idle = fragments__idle;

  always @* begin
    if (time_zero) begin end
    req_tag = 8'd0;
    req_surface = 3'd0;
    req_x = 12'd0;
    req_y = 12'd0;
    req_op = 2'd0;
    req_mask = 16'd0;
    if (rq_valid_q) begin
      req_tag = {2'd0, rq_colour_q, rq_entry_q};
      req_x = fragments__rq_x;
      req_y = fragments__rq_y;
      req_mask = fragments__rq_mask;
      if (rq_colour_q) begin
        req_surface = 3'd0;
        req_op = {1'd1, cfg_blend};
      end
      else begin
        req_surface = 3'd1;
        req_op = {cfg_zwrite, 1'd1};
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    result_slot = 4'd0;
    result_mask = 16'd0;
    if (r_writes) begin
      result_slot = r_slot_q;
      result_mask = r_pass_q;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, resp_tag[7:6], passed__push_ready};
endmodule
`default_nettype wire
