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
  reg  [15:0] m_pass;
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
  wire [15:0] compare__less;
  wire [15:0] compare__equal;
  wire [63:0] compare__source_0;
  wire [63:0] compare__source_1;
  wire [63:0] compare__source_2;
  wire [63:0] compare__source_3;
  wire [63:0] compare__source_4;
  wire [63:0] compare__source_5;
  wire [63:0] compare__source_6;
  wire [63:0] compare__source_7;
  wire [8:0] compare__more_0;
  wire [8:0] compare__more_1;
  wire [8:0] compare__more_2;
  wire [8:0] compare__more_3;
  wire [8:0] compare__more_4;
  wire [8:0] compare__more_5;
  wire [8:0] compare__more_6;
  wire [8:0] compare__more_7;
  wire [8:0] compare__more_8;
  wire [8:0] compare__more_9;
  wire [8:0] compare__more_10;
  wire [8:0] compare__more_11;
  wire [8:0] compare__more_12;
  wire [8:0] compare__more_13;
  wire [8:0] compare__more_14;
  wire [8:0] compare__more_15;
  wire [8:0] compare__more_16;
  wire [8:0] compare__more_17;
  wire [8:0] compare__more_18;
  wire [8:0] compare__more_19;
  wire [8:0] compare__more_20;
  wire [8:0] compare__more_21;
  wire [8:0] compare__more_22;
  wire [8:0] compare__more_23;
  wire [8:0] compare__more_24;
  wire [8:0] compare__more_25;
  wire [8:0] compare__more_26;
  wire [8:0] compare__more_27;
  wire [8:0] compare__more_28;
  wire [8:0] compare__more_29;
  wire [8:0] compare__more_30;
  wire [8:0] compare__more_31;
  wire [8:0] compare__more_32;
  wire [8:0] compare__more_33;
  wire [8:0] compare__more_34;
  wire [8:0] compare__more_35;
  wire [8:0] compare__more_36;
  wire [8:0] compare__more_37;
  wire [8:0] compare__more_38;
  wire [8:0] compare__more_39;
  wire [8:0] compare__more_40;
  wire [8:0] compare__more_41;
  wire [8:0] compare__more_42;
  wire [8:0] compare__more_43;
  wire [8:0] compare__more_44;
  wire [8:0] compare__more_45;
  wire [8:0] compare__more_46;
  wire [8:0] compare__more_47;
  wire [8:0] compare__more_48;
  wire [8:0] compare__more_49;
  wire [8:0] compare__more_50;
  wire [8:0] compare__more_51;
  wire [8:0] compare__more_52;
  wire [8:0] compare__more_53;
  wire [8:0] compare__more_54;
  wire [8:0] compare__more_55;
  wire [8:0] compare__more_56;
  wire [8:0] compare__more_57;
  wire [8:0] compare__more_58;
  wire [8:0] compare__more_59;
  wire [8:0] compare__more_60;
  wire [8:0] compare__more_61;
  wire [8:0] compare__more_62;
  wire [8:0] compare__more_63;
  wire [63:0] weigh_0__products_0;
  wire [63:0] weigh_0__products_1;
  wire [63:0] weigh_1__products_0;
  wire [63:0] weigh_1__products_1;
  wire [63:0] weigh_2__products_0;
  wire [63:0] weigh_2__products_1;
  wire [63:0] weigh_3__products_0;
  wire [63:0] weigh_3__products_1;
  wire [63:0] weigh_4__products_0;
  wire [63:0] weigh_4__products_1;
  wire [63:0] weigh_5__products_0;
  wire [63:0] weigh_5__products_1;
  wire [63:0] weigh_6__products_0;
  wire [63:0] weigh_6__products_1;
  wire [63:0] weigh_7__products_0;
  wire [63:0] weigh_7__products_1;
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
  reg  [15:0] m_less_q;
  reg  [15:0] m_equal_q;
  reg  [63:0] m_source_0_q;
  reg  [63:0] m_source_1_q;
  reg  [63:0] m_source_2_q;
  reg  [63:0] m_source_3_q;
  reg  [63:0] m_source_4_q;
  reg  [63:0] m_source_5_q;
  reg  [63:0] m_source_6_q;
  reg  [63:0] m_source_7_q;
  reg  [63:0] m_old_0_q;
  reg  [63:0] m_old_1_q;
  reg  [63:0] m_old_2_q;
  reg  [63:0] m_old_3_q;
  reg  [63:0] m_old_4_q;
  reg  [63:0] m_old_5_q;
  reg  [63:0] m_old_6_q;
  reg  [63:0] m_old_7_q;
  reg  [8:0] m_more_0_q;
  reg  [8:0] m_more_1_q;
  reg  [8:0] m_more_2_q;
  reg  [8:0] m_more_3_q;
  reg  [8:0] m_more_4_q;
  reg  [8:0] m_more_5_q;
  reg  [8:0] m_more_6_q;
  reg  [8:0] m_more_7_q;
  reg  [8:0] m_more_8_q;
  reg  [8:0] m_more_9_q;
  reg  [8:0] m_more_10_q;
  reg  [8:0] m_more_11_q;
  reg  [8:0] m_more_12_q;
  reg  [8:0] m_more_13_q;
  reg  [8:0] m_more_14_q;
  reg  [8:0] m_more_15_q;
  reg  [8:0] m_more_16_q;
  reg  [8:0] m_more_17_q;
  reg  [8:0] m_more_18_q;
  reg  [8:0] m_more_19_q;
  reg  [8:0] m_more_20_q;
  reg  [8:0] m_more_21_q;
  reg  [8:0] m_more_22_q;
  reg  [8:0] m_more_23_q;
  reg  [8:0] m_more_24_q;
  reg  [8:0] m_more_25_q;
  reg  [8:0] m_more_26_q;
  reg  [8:0] m_more_27_q;
  reg  [8:0] m_more_28_q;
  reg  [8:0] m_more_29_q;
  reg  [8:0] m_more_30_q;
  reg  [8:0] m_more_31_q;
  reg  [8:0] m_more_32_q;
  reg  [8:0] m_more_33_q;
  reg  [8:0] m_more_34_q;
  reg  [8:0] m_more_35_q;
  reg  [8:0] m_more_36_q;
  reg  [8:0] m_more_37_q;
  reg  [8:0] m_more_38_q;
  reg  [8:0] m_more_39_q;
  reg  [8:0] m_more_40_q;
  reg  [8:0] m_more_41_q;
  reg  [8:0] m_more_42_q;
  reg  [8:0] m_more_43_q;
  reg  [8:0] m_more_44_q;
  reg  [8:0] m_more_45_q;
  reg  [8:0] m_more_46_q;
  reg  [8:0] m_more_47_q;
  reg  [8:0] m_more_48_q;
  reg  [8:0] m_more_49_q;
  reg  [8:0] m_more_50_q;
  reg  [8:0] m_more_51_q;
  reg  [8:0] m_more_52_q;
  reg  [8:0] m_more_53_q;
  reg  [8:0] m_more_54_q;
  reg  [8:0] m_more_55_q;
  reg  [8:0] m_more_56_q;
  reg  [8:0] m_more_57_q;
  reg  [8:0] m_more_58_q;
  reg  [8:0] m_more_59_q;
  reg  [8:0] m_more_60_q;
  reg  [8:0] m_more_61_q;
  reg  [8:0] m_more_62_q;
  reg  [8:0] m_more_63_q;
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
  reg  [63:0] r_old_0_q;
  reg  [63:0] r_old_1_q;
  reg  [63:0] r_old_2_q;
  reg  [63:0] r_old_3_q;
  reg  [63:0] r_old_4_q;
  reg  [63:0] r_old_5_q;
  reg  [63:0] r_old_6_q;
  reg  [63:0] r_old_7_q;
  reg  [63:0] r_products_0_q;
  reg  [63:0] r_products_1_q;
  reg  [63:0] r_products_2_q;
  reg  [63:0] r_products_3_q;
  reg  [63:0] r_products_4_q;
  reg  [63:0] r_products_5_q;
  reg  [63:0] r_products_6_q;
  reg  [63:0] r_products_7_q;
  reg  [63:0] r_products_8_q;
  reg  [63:0] r_products_9_q;
  reg  [63:0] r_products_10_q;
  reg  [63:0] r_products_11_q;
  reg  [63:0] r_products_12_q;
  reg  [63:0] r_products_13_q;
  reg  [63:0] r_products_14_q;
  reg  [63:0] r_products_15_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    // M: multiply; pixels that pass
    if (e_go) begin
      m_source_0_q <= compare__source_0;
      m_source_1_q <= compare__source_1;
      m_source_2_q <= compare__source_2;
      m_source_3_q <= compare__source_3;
      m_source_4_q <= compare__source_4;
      m_source_5_q <= compare__source_5;
      m_source_6_q <= compare__source_6;
      m_source_7_q <= compare__source_7;
      m_old_0_q <= e_old_0_q;
      m_old_1_q <= e_old_1_q;
      m_old_2_q <= e_old_2_q;
      m_old_3_q <= e_old_3_q;
      m_old_4_q <= e_old_4_q;
      m_old_5_q <= e_old_5_q;
      m_old_6_q <= e_old_6_q;
      m_old_7_q <= e_old_7_q;
      m_more_0_q <= compare__more_0;
      m_more_1_q <= compare__more_1;
      m_more_2_q <= compare__more_2;
      m_more_3_q <= compare__more_3;
      m_more_4_q <= compare__more_4;
      m_more_5_q <= compare__more_5;
      m_more_6_q <= compare__more_6;
      m_more_7_q <= compare__more_7;
      m_more_8_q <= compare__more_8;
      m_more_9_q <= compare__more_9;
      m_more_10_q <= compare__more_10;
      m_more_11_q <= compare__more_11;
      m_more_12_q <= compare__more_12;
      m_more_13_q <= compare__more_13;
      m_more_14_q <= compare__more_14;
      m_more_15_q <= compare__more_15;
      m_more_16_q <= compare__more_16;
      m_more_17_q <= compare__more_17;
      m_more_18_q <= compare__more_18;
      m_more_19_q <= compare__more_19;
      m_more_20_q <= compare__more_20;
      m_more_21_q <= compare__more_21;
      m_more_22_q <= compare__more_22;
      m_more_23_q <= compare__more_23;
      m_more_24_q <= compare__more_24;
      m_more_25_q <= compare__more_25;
      m_more_26_q <= compare__more_26;
      m_more_27_q <= compare__more_27;
      m_more_28_q <= compare__more_28;
      m_more_29_q <= compare__more_29;
      m_more_30_q <= compare__more_30;
      m_more_31_q <= compare__more_31;
      m_more_32_q <= compare__more_32;
      m_more_33_q <= compare__more_33;
      m_more_34_q <= compare__more_34;
      m_more_35_q <= compare__more_35;
      m_more_36_q <= compare__more_36;
      m_more_37_q <= compare__more_37;
      m_more_38_q <= compare__more_38;
      m_more_39_q <= compare__more_39;
      m_more_40_q <= compare__more_40;
      m_more_41_q <= compare__more_41;
      m_more_42_q <= compare__more_42;
      m_more_43_q <= compare__more_43;
      m_more_44_q <= compare__more_44;
      m_more_45_q <= compare__more_45;
      m_more_46_q <= compare__more_46;
      m_more_47_q <= compare__more_47;
      m_more_48_q <= compare__more_48;
      m_more_49_q <= compare__more_49;
      m_more_50_q <= compare__more_50;
      m_more_51_q <= compare__more_51;
      m_more_52_q <= compare__more_52;
      m_more_53_q <= compare__more_53;
      m_more_54_q <= compare__more_54;
      m_more_55_q <= compare__more_55;
      m_more_56_q <= compare__more_56;
      m_more_57_q <= compare__more_57;
      m_more_58_q <= compare__more_58;
      m_more_59_q <= compare__more_59;
      m_more_60_q <= compare__more_60;
      m_more_61_q <= compare__more_61;
      m_more_62_q <= compare__more_62;
      m_more_63_q <= compare__more_63;
    end
    // R: add and round; what becomes of the fragment
    if (m_go) begin
      r_source_0_q <= m_source_0_q;
      r_source_1_q <= m_source_1_q;
      r_source_2_q <= m_source_2_q;
      r_source_3_q <= m_source_3_q;
      r_source_4_q <= m_source_4_q;
      r_source_5_q <= m_source_5_q;
      r_source_6_q <= m_source_6_q;
      r_source_7_q <= m_source_7_q;
      r_old_0_q <= m_old_0_q;
      r_old_1_q <= m_old_1_q;
      r_old_2_q <= m_old_2_q;
      r_old_3_q <= m_old_3_q;
      r_old_4_q <= m_old_4_q;
      r_old_5_q <= m_old_5_q;
      r_old_6_q <= m_old_6_q;
      r_old_7_q <= m_old_7_q;
      r_products_0_q <= weigh_0__products_0;
      r_products_1_q <= weigh_0__products_1;
      r_products_2_q <= weigh_1__products_0;
      r_products_3_q <= weigh_1__products_1;
      r_products_4_q <= weigh_2__products_0;
      r_products_5_q <= weigh_2__products_1;
      r_products_6_q <= weigh_3__products_0;
      r_products_7_q <= weigh_3__products_1;
      r_products_8_q <= weigh_4__products_0;
      r_products_9_q <= weigh_4__products_1;
      r_products_10_q <= weigh_5__products_0;
      r_products_11_q <= weigh_5__products_1;
      r_products_12_q <= weigh_6__products_0;
      r_products_13_q <= weigh_6__products_1;
      r_products_14_q <= weigh_7__products_0;
      r_products_15_q <= weigh_7__products_1;
    end
    if (e_load) begin
      e_old_0_q <= resp_data_0;
      e_old_1_q <= resp_data_1;
      e_old_2_q <= resp_data_2;
      e_old_3_q <= resp_data_3;
      e_old_4_q <= resp_data_4;
      e_old_5_q <= resp_data_5;
      e_old_6_q <= resp_data_6;
      e_old_7_q <= resp_data_7;
    end
  end

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
      m_v_q <= 1'd0;
      m_entry_q <= 5'd0;
      m_colour_q <= 1'd0;
      m_slot_q <= 4'd0;
      m_write_q <= 1'd0;
      m_error_q <= 1'd0;
      m_less_q <= 16'd0;
      m_equal_q <= 16'd0;
      r_v_q <= 1'd0;
      r_entry_q <= 5'd0;
      r_colour_q <= 1'd0;
      r_slot_q <= 4'd0;
      r_write_q <= 1'd0;
      r_error_q <= 1'd0;
      r_pass_q <= 16'd0;
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
      m_v_q <= e_go | (m_v_q & ~m_go);
      if (e_go) begin
        m_entry_q <= e_entry_q;
        m_colour_q <= e_colour_q;
        m_slot_q <= e_slot_q;
        m_write_q <= e_write_q;
        m_error_q <= e_error_q;
        m_less_q <= compare__less;
        m_equal_q <= compare__equal;
      end
      r_v_q <= m_go | (r_v_q & ~r_go);
      if (m_go) begin
        r_entry_q <= m_entry_q;
        r_colour_q <= m_colour_q;
        r_slot_q <= m_slot_q;
        r_write_q <= m_write_q;
        r_error_q <= m_error_q;
        r_pass_q <= m_pass;
      end
      if (e_load) begin
        e_colour_q <= resp_tag[5];
        e_entry_q <= answered;
        e_slot_q <= resp_slot;
        e_write_q <= resp_write;
        e_error_q <= resp_error;
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

  tessera_output_merge_compare compare (
    .colour(e_colour_q),
    .old_0(e_old_0_q),
    .old_1(e_old_1_q),
    .old_2(e_old_2_q),
    .old_3(e_old_3_q),
    .old_4(e_old_4_q),
    .old_5(e_old_5_q),
    .old_6(e_old_6_q),
    .old_7(e_old_7_q),
    .z_0(z__read_data_0),
    .z_1(z__read_data_1),
    .z_2(z__read_data_2),
    .z_3(z__read_data_3),
    .z_4(z__read_data_4),
    .z_5(z__read_data_5),
    .z_6(z__read_data_6),
    .z_7(z__read_data_7),
    .c_0(c__read_data_0),
    .c_1(c__read_data_1),
    .c_2(c__read_data_2),
    .c_3(c__read_data_3),
    .c_4(c__read_data_4),
    .c_5(c__read_data_5),
    .c_6(c__read_data_6),
    .c_7(c__read_data_7),
    .less(compare__less),
    .equal(compare__equal),
    .source_0(compare__source_0),
    .source_1(compare__source_1),
    .source_2(compare__source_2),
    .source_3(compare__source_3),
    .source_4(compare__source_4),
    .source_5(compare__source_5),
    .source_6(compare__source_6),
    .source_7(compare__source_7),
    .more_0(compare__more_0),
    .more_1(compare__more_1),
    .more_2(compare__more_2),
    .more_3(compare__more_3),
    .more_4(compare__more_4),
    .more_5(compare__more_5),
    .more_6(compare__more_6),
    .more_7(compare__more_7),
    .more_8(compare__more_8),
    .more_9(compare__more_9),
    .more_10(compare__more_10),
    .more_11(compare__more_11),
    .more_12(compare__more_12),
    .more_13(compare__more_13),
    .more_14(compare__more_14),
    .more_15(compare__more_15),
    .more_16(compare__more_16),
    .more_17(compare__more_17),
    .more_18(compare__more_18),
    .more_19(compare__more_19),
    .more_20(compare__more_20),
    .more_21(compare__more_21),
    .more_22(compare__more_22),
    .more_23(compare__more_23),
    .more_24(compare__more_24),
    .more_25(compare__more_25),
    .more_26(compare__more_26),
    .more_27(compare__more_27),
    .more_28(compare__more_28),
    .more_29(compare__more_29),
    .more_30(compare__more_30),
    .more_31(compare__more_31),
    .more_32(compare__more_32),
    .more_33(compare__more_33),
    .more_34(compare__more_34),
    .more_35(compare__more_35),
    .more_36(compare__more_36),
    .more_37(compare__more_37),
    .more_38(compare__more_38),
    .more_39(compare__more_39),
    .more_40(compare__more_40),
    .more_41(compare__more_41),
    .more_42(compare__more_42),
    .more_43(compare__more_43),
    .more_44(compare__more_44),
    .more_45(compare__more_45),
    .more_46(compare__more_46),
    .more_47(compare__more_47),
    .more_48(compare__more_48),
    .more_49(compare__more_49),
    .more_50(compare__more_50),
    .more_51(compare__more_51),
    .more_52(compare__more_52),
    .more_53(compare__more_53),
    .more_54(compare__more_54),
    .more_55(compare__more_55),
    .more_56(compare__more_56),
    .more_57(compare__more_57),
    .more_58(compare__more_58),
    .more_59(compare__more_59),
    .more_60(compare__more_60),
    .more_61(compare__more_61),
    .more_62(compare__more_62),
    .more_63(compare__more_63)
  );

  tessera_output_merge_weigh weigh_0 (
    .source(m_source_0_q),
    .more_0(m_more_0_q),
    .more_1(m_more_1_q),
    .more_2(m_more_2_q),
    .more_3(m_more_3_q),
    .more_4(m_more_4_q),
    .more_5(m_more_5_q),
    .more_6(m_more_6_q),
    .more_7(m_more_7_q),
    .products_0(weigh_0__products_0),
    .products_1(weigh_0__products_1)
  );

  tessera_output_merge_weigh weigh_1 (
    .source(m_source_1_q),
    .more_0(m_more_8_q),
    .more_1(m_more_9_q),
    .more_2(m_more_10_q),
    .more_3(m_more_11_q),
    .more_4(m_more_12_q),
    .more_5(m_more_13_q),
    .more_6(m_more_14_q),
    .more_7(m_more_15_q),
    .products_0(weigh_1__products_0),
    .products_1(weigh_1__products_1)
  );

  tessera_output_merge_weigh weigh_2 (
    .source(m_source_2_q),
    .more_0(m_more_16_q),
    .more_1(m_more_17_q),
    .more_2(m_more_18_q),
    .more_3(m_more_19_q),
    .more_4(m_more_20_q),
    .more_5(m_more_21_q),
    .more_6(m_more_22_q),
    .more_7(m_more_23_q),
    .products_0(weigh_2__products_0),
    .products_1(weigh_2__products_1)
  );

  tessera_output_merge_weigh weigh_3 (
    .source(m_source_3_q),
    .more_0(m_more_24_q),
    .more_1(m_more_25_q),
    .more_2(m_more_26_q),
    .more_3(m_more_27_q),
    .more_4(m_more_28_q),
    .more_5(m_more_29_q),
    .more_6(m_more_30_q),
    .more_7(m_more_31_q),
    .products_0(weigh_3__products_0),
    .products_1(weigh_3__products_1)
  );

  tessera_output_merge_weigh weigh_4 (
    .source(m_source_4_q),
    .more_0(m_more_32_q),
    .more_1(m_more_33_q),
    .more_2(m_more_34_q),
    .more_3(m_more_35_q),
    .more_4(m_more_36_q),
    .more_5(m_more_37_q),
    .more_6(m_more_38_q),
    .more_7(m_more_39_q),
    .products_0(weigh_4__products_0),
    .products_1(weigh_4__products_1)
  );

  tessera_output_merge_weigh weigh_5 (
    .source(m_source_5_q),
    .more_0(m_more_40_q),
    .more_1(m_more_41_q),
    .more_2(m_more_42_q),
    .more_3(m_more_43_q),
    .more_4(m_more_44_q),
    .more_5(m_more_45_q),
    .more_6(m_more_46_q),
    .more_7(m_more_47_q),
    .products_0(weigh_5__products_0),
    .products_1(weigh_5__products_1)
  );

  tessera_output_merge_weigh weigh_6 (
    .source(m_source_6_q),
    .more_0(m_more_48_q),
    .more_1(m_more_49_q),
    .more_2(m_more_50_q),
    .more_3(m_more_51_q),
    .more_4(m_more_52_q),
    .more_5(m_more_53_q),
    .more_6(m_more_54_q),
    .more_7(m_more_55_q),
    .products_0(weigh_6__products_0),
    .products_1(weigh_6__products_1)
  );

  tessera_output_merge_weigh weigh_7 (
    .source(m_source_7_q),
    .more_0(m_more_56_q),
    .more_1(m_more_57_q),
    .more_2(m_more_58_q),
    .more_3(m_more_59_q),
    .more_4(m_more_60_q),
    .more_5(m_more_61_q),
    .more_6(m_more_62_q),
    .more_7(m_more_63_q),
    .products_0(weigh_7__products_0),
    .products_1(weigh_7__products_1)
  );

  tessera_output_merge_round round_0 (
    .products_0(r_products_0_q),
    .products_1(r_products_1_q),
    .old(r_old_0_q),
    .blended(round_0__blended)
  );

  tessera_output_merge_round round_1 (
    .products_0(r_products_2_q),
    .products_1(r_products_3_q),
    .old(r_old_1_q),
    .blended(round_1__blended)
  );

  tessera_output_merge_round round_2 (
    .products_0(r_products_4_q),
    .products_1(r_products_5_q),
    .old(r_old_2_q),
    .blended(round_2__blended)
  );

  tessera_output_merge_round round_3 (
    .products_0(r_products_6_q),
    .products_1(r_products_7_q),
    .old(r_old_3_q),
    .blended(round_3__blended)
  );

  tessera_output_merge_round round_4 (
    .products_0(r_products_8_q),
    .products_1(r_products_9_q),
    .old(r_old_4_q),
    .blended(round_4__blended)
  );

  tessera_output_merge_round round_5 (
    .products_0(r_products_10_q),
    .products_1(r_products_11_q),
    .old(r_old_5_q),
    .blended(round_5__blended)
  );

  tessera_output_merge_round round_6 (
    .products_0(r_products_12_q),
    .products_1(r_products_13_q),
    .old(r_old_6_q),
    .blended(round_6__blended)
  );

  tessera_output_merge_round round_7 (
    .products_0(r_products_14_q),
    .products_1(r_products_15_q),
    .old(r_old_7_q),
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

  tessera_ram1r1w #(.A(5), .WORDS(8), .W(64), .LANES(1)) z (
    .clock(clock),
    .read_enable(e_load),
    .read_address(answered),
    .read_data({z__read_data_7, z__read_data_6, z__read_data_5, z__read_data_4, z__read_data_3, z__read_data_2,
        z__read_data_1, z__read_data_0}),
    .write_address(fragments__free_entry),
    .write_data({frag_z_7, frag_z_6, frag_z_5, frag_z_4, frag_z_3, frag_z_2, frag_z_1, frag_z_0}),
    .write_enable({take, take, take, take, take, take, take, take})
  );

  tessera_ram1r1w #(.A(5), .WORDS(8), .W(64), .LANES(1)) c (
    .clock(clock),
    .read_enable(e_load),
    .read_address(answered),
    .read_data({c__read_data_7, c__read_data_6, c__read_data_5, c__read_data_4, c__read_data_3, c__read_data_2,
        c__read_data_1, c__read_data_0}),
    .write_address(fragments__free_entry),
    .write_data({frag_c_7, frag_c_6, frag_c_5, frag_c_4, frag_c_3, frag_c_2, frag_c_1, frag_c_0}),
    .write_enable({take, take, take, take, take, take, take, take})
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
  // E: a response, while the RAMs show its rows: compare, subtract
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
    m_pass = fragments__m_mask;
    if (~m_colour_q) begin
      if (cfg_func == 2'd1) begin
        m_pass = fragments__m_mask & m_less_q;
      end
      if (cfg_func == 2'd2) begin
        m_pass = fragments__m_mask & (m_less_q | m_equal_q);
      end
    end
    if (m_error_q) begin
      m_pass = 16'd0;
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
