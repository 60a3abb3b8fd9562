// tessera_cache_demo
// One pipeline with all it needs to be seen at work.
//
//   in    1  clock        Clock.
//   in    1  reset        Synchronous reset, active high.
//   in   16  cfg_divider  Cycles of a bit on the serial line, at least 2.
//   in    1  rxd          The line from the host.
//   out   1  txd          The line to the host.
//   out   8  led          Lights.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Contract: hdl/docs/src/contract/cache_demo.md
//
// Exported from hdl/blocks/board/src/cache_demo.rs; do not edit.
`default_nettype none
module tessera_cache_demo (
  input  wire clock,
  input  wire reset,
  input  wire [15:0] cfg_divider,
  input  wire rxd,
  output wire txd,
  output wire [7:0] led
);
  wire [6:0] counted;
  wire uart__txd;
  wire uart__rx_valid;
  wire [7:0] uart__rx_data;
  wire uart__fault;
  wire uart__tx_ready;
  wire control__tx_valid;
  wire [7:0] control__tx_data;
  wire control__load_valid;
  wire [63:0] control__load_data_0;
  wire [63:0] control__load_data_1;
  wire control__forget;
  wire control__play;
  wire [1:0] control__merge_func;
  wire control__merge_zwrite;
  wire control__merge_blend;
  wire control__flush_valid;
  wire control__flush_drop;
  wire control__clear;
  wire [31:0] control__colour;
  wire [31:0] control__depth;
  wire control__view_valid;
  wire [9:0] control__view_row;
  wire [5:0] control__view_lane;
  wire [7:0] control__led;
  wire player__busy;
  wire player__full;
  wire player__frag_valid;
  wire [11:0] player__frag_x;
  wire [11:0] player__frag_y;
  wire [15:0] player__frag_mask;
  wire [63:0] player__frag_z_0;
  wire [63:0] player__frag_z_1;
  wire [63:0] player__frag_z_2;
  wire [63:0] player__frag_z_3;
  wire [63:0] player__frag_z_4;
  wire [63:0] player__frag_z_5;
  wire [63:0] player__frag_z_6;
  wire [63:0] player__frag_z_7;
  wire [63:0] player__frag_c_0;
  wire [63:0] player__frag_c_1;
  wire [63:0] player__frag_c_2;
  wire [63:0] player__frag_c_3;
  wire [63:0] player__frag_c_4;
  wire [63:0] player__frag_c_5;
  wire [63:0] player__frag_c_6;
  wire [63:0] player__frag_c_7;
  wire merge__frag_ready;
  wire merge__req_valid;
  wire [7:0] merge__req_tag;
  wire [2:0] merge__req_surface;
  wire [11:0] merge__req_x;
  wire [11:0] merge__req_y;
  wire [1:0] merge__req_op;
  wire [15:0] merge__req_mask;
  wire merge__resp_ready;
  wire merge__result_valid;
  wire [3:0] merge__result_slot;
  wire [15:0] merge__result_mask;
  wire [63:0] merge__result_data_0;
  wire [63:0] merge__result_data_1;
  wire [63:0] merge__result_data_2;
  wire [63:0] merge__result_data_3;
  wire [63:0] merge__result_data_4;
  wire [63:0] merge__result_data_5;
  wire [63:0] merge__result_data_6;
  wire [63:0] merge__result_data_7;
  wire merge__idle;
  wire merge__ev_error;
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
  wire cache__mr_valid;
  wire [3:0] cache__mr_id;
  wire [26:0] cache__mr_block;
  wire cache__md_ready;
  wire cache__mw_valid;
  wire [3:0] cache__mw_id;
  wire [26:0] cache__mw_block;
  wire [63:0] cache__mw_data_0;
  wire [63:0] cache__mw_data_1;
  wire [63:0] cache__mw_data_2;
  wire [63:0] cache__mw_data_3;
  wire [63:0] cache__mw_data_4;
  wire [63:0] cache__mw_data_5;
  wire [63:0] cache__mw_data_6;
  wire [63:0] cache__mw_data_7;
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
  wire frame__mr_ready;
  wire frame__md_valid;
  wire [3:0] frame__md_id;
  wire frame__md_error;
  wire [63:0] frame__md_data_0;
  wire [63:0] frame__md_data_1;
  wire [63:0] frame__md_data_2;
  wire [63:0] frame__md_data_3;
  wire [63:0] frame__md_data_4;
  wire [63:0] frame__md_data_5;
  wire [63:0] frame__md_data_6;
  wire [63:0] frame__md_data_7;
  wire frame__mw_ready;
  wire frame__ack_valid;
  wire [3:0] frame__ack_id;
  wire frame__busy;
  wire frame__view_ready;
  wire [7:0] frame__viewed;

  tessera_uart uart (
    .clock(clock),
    .reset(reset),
    // the host
    .cfg_divider(cfg_divider),
    .rxd(rxd),
    .txd(uart__txd),
    .rx_valid(uart__rx_valid),
    .rx_data(uart__rx_data),
    .fault(uart__fault),
    .tx_valid(control__tx_valid),
    .tx_data(control__tx_data),
    .tx_ready(uart__tx_ready)
  );

  tessera_demo_control control (
    .clock(clock),
    .reset(reset),
    .rx_valid(uart__rx_valid),
    .rx_data(uart__rx_data),
    .rx_fault(uart__fault),
    .tx_valid(control__tx_valid),
    .tx_data(control__tx_data),
    .tx_ready(uart__tx_ready),
    .load_valid(control__load_valid),
    .load_data_0(control__load_data_0),
    .load_data_1(control__load_data_1),
    .forget(control__forget),
    .play(control__play),
    .player_busy(player__busy),
    .player_full(player__full),
    .merge_func(control__merge_func),
    .merge_zwrite(control__merge_zwrite),
    .merge_blend(control__merge_blend),
    .merge_idle(merge__idle),
    .merge_error(merge__ev_error),
    .flush_valid(control__flush_valid),
    .flush_drop(control__flush_drop),
    .flush_ready(cache__flush_ready),
    .flush_done(cache__flush_done),
    .clear(control__clear),
    .colour(control__colour),
    .depth(control__depth),
    .frame_busy(frame__busy),
    .view_valid(control__view_valid),
    .view_row(control__view_row),
    .view_lane(control__view_lane),
    .view_ready(frame__view_ready),
    .viewed(frame__viewed),
    .counted(counted),
    .led(control__led)
  );

  tessera_request_player player (
    .clock(clock),
    .reset(reset),
    // fragments
    .load_valid(control__load_valid),
    .load_data_0(control__load_data_0),
    .load_data_1(control__load_data_1),
    .forget(control__forget),
    .play(control__play),
    .busy(player__busy),
    .full(player__full),
    .frag_valid(player__frag_valid),
    .frag_x(player__frag_x),
    .frag_y(player__frag_y),
    .frag_mask(player__frag_mask),
    .frag_z_0(player__frag_z_0),
    .frag_z_1(player__frag_z_1),
    .frag_z_2(player__frag_z_2),
    .frag_z_3(player__frag_z_3),
    .frag_z_4(player__frag_z_4),
    .frag_z_5(player__frag_z_5),
    .frag_z_6(player__frag_z_6),
    .frag_z_7(player__frag_z_7),
    .frag_c_0(player__frag_c_0),
    .frag_c_1(player__frag_c_1),
    .frag_c_2(player__frag_c_2),
    .frag_c_3(player__frag_c_3),
    .frag_c_4(player__frag_c_4),
    .frag_c_5(player__frag_c_5),
    .frag_c_6(player__frag_c_6),
    .frag_c_7(player__frag_c_7),
    .frag_ready(merge__frag_ready)
  );

  tessera_output_merge merge (
    .clock(clock),
    .reset(reset),
    .cfg_func(control__merge_func),
    .cfg_zwrite(control__merge_zwrite),
    .cfg_blend(control__merge_blend),
    .frag_valid(player__frag_valid),
    .frag_x(player__frag_x),
    .frag_y(player__frag_y),
    .frag_mask(player__frag_mask),
    .frag_z_0(player__frag_z_0),
    .frag_z_1(player__frag_z_1),
    .frag_z_2(player__frag_z_2),
    .frag_z_3(player__frag_z_3),
    .frag_z_4(player__frag_z_4),
    .frag_z_5(player__frag_z_5),
    .frag_z_6(player__frag_z_6),
    .frag_z_7(player__frag_z_7),
    .frag_c_0(player__frag_c_0),
    .frag_c_1(player__frag_c_1),
    .frag_c_2(player__frag_c_2),
    .frag_c_3(player__frag_c_3),
    .frag_c_4(player__frag_c_4),
    .frag_c_5(player__frag_c_5),
    .frag_c_6(player__frag_c_6),
    .frag_c_7(player__frag_c_7),
    .frag_ready(merge__frag_ready),
    .req_valid(merge__req_valid),
    .req_tag(merge__req_tag),
    .req_surface(merge__req_surface),
    .req_x(merge__req_x),
    .req_y(merge__req_y),
    .req_op(merge__req_op),
    .req_mask(merge__req_mask),
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
    .resp_ready(merge__resp_ready),
    .result_valid(merge__result_valid),
    .result_slot(merge__result_slot),
    .result_mask(merge__result_mask),
    .result_data_0(merge__result_data_0),
    .result_data_1(merge__result_data_1),
    .result_data_2(merge__result_data_2),
    .result_data_3(merge__result_data_3),
    .result_data_4(merge__result_data_4),
    .result_data_5(merge__result_data_5),
    .result_data_6(merge__result_data_6),
    .result_data_7(merge__result_data_7),
    .result_ready(cache__result_ready),
    .idle(merge__idle),
    .ev_error(merge__ev_error)
  );

  tessera_render_cache cache (
    .clock(clock),
    .reset(reset),
    // the cache, which has all it can have
    .cfg_nodes(16'hffff),
    .cfg_ways(4'd15),
    .cfg_set_mask(5'h1f),
    .cfg_hash(1'd1),
    .cfg_part(2'd0),
    .req_valid(merge__req_valid),
    .req_tag(merge__req_tag),
    .req_surface(merge__req_surface),
    .req_x(merge__req_x),
    .req_y(merge__req_y),
    .req_op(merge__req_op),
    .req_mask(merge__req_mask),
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
    .resp_ready(merge__resp_ready),
    .result_valid(merge__result_valid),
    .result_slot(merge__result_slot),
    .result_mask(merge__result_mask),
    .result_data_0(merge__result_data_0),
    .result_data_1(merge__result_data_1),
    .result_data_2(merge__result_data_2),
    .result_data_3(merge__result_data_3),
    .result_data_4(merge__result_data_4),
    .result_data_5(merge__result_data_5),
    .result_data_6(merge__result_data_6),
    .result_data_7(merge__result_data_7),
    .result_ready(cache__result_ready),
    .mr_valid(cache__mr_valid),
    .mr_id(cache__mr_id),
    .mr_block(cache__mr_block),
    .mr_ready(frame__mr_ready),
    .md_valid(frame__md_valid),
    .md_id(frame__md_id),
    .md_error(frame__md_error),
    .md_data_0(frame__md_data_0),
    .md_data_1(frame__md_data_1),
    .md_data_2(frame__md_data_2),
    .md_data_3(frame__md_data_3),
    .md_data_4(frame__md_data_4),
    .md_data_5(frame__md_data_5),
    .md_data_6(frame__md_data_6),
    .md_data_7(frame__md_data_7),
    .md_ready(cache__md_ready),
    .mw_valid(cache__mw_valid),
    .mw_id(cache__mw_id),
    .mw_block(cache__mw_block),
    .mw_data_0(cache__mw_data_0),
    .mw_data_1(cache__mw_data_1),
    .mw_data_2(cache__mw_data_2),
    .mw_data_3(cache__mw_data_3),
    .mw_data_4(cache__mw_data_4),
    .mw_data_5(cache__mw_data_5),
    .mw_data_6(cache__mw_data_6),
    .mw_data_7(cache__mw_data_7),
    .mw_ready(frame__mw_ready),
    .ack_valid(frame__ack_valid),
    .ack_id(frame__ack_id),
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
    .ev_fill_error(cache__ev_fill_error)
  );

  tessera_frame_buffer frame (
    .clock(clock),
    .reset(reset),
    // memory
    .mr_valid(cache__mr_valid),
    .mr_id(cache__mr_id),
    .mr_block(cache__mr_block),
    .mr_ready(frame__mr_ready),
    .md_valid(frame__md_valid),
    .md_id(frame__md_id),
    .md_error(frame__md_error),
    .md_data_0(frame__md_data_0),
    .md_data_1(frame__md_data_1),
    .md_data_2(frame__md_data_2),
    .md_data_3(frame__md_data_3),
    .md_data_4(frame__md_data_4),
    .md_data_5(frame__md_data_5),
    .md_data_6(frame__md_data_6),
    .md_data_7(frame__md_data_7),
    .md_ready(cache__md_ready),
    .mw_valid(cache__mw_valid),
    .mw_id(cache__mw_id),
    .mw_block(cache__mw_block),
    .mw_data_0(cache__mw_data_0),
    .mw_data_1(cache__mw_data_1),
    .mw_data_2(cache__mw_data_2),
    .mw_data_3(cache__mw_data_3),
    .mw_data_4(cache__mw_data_4),
    .mw_data_5(cache__mw_data_5),
    .mw_data_6(cache__mw_data_6),
    .mw_data_7(cache__mw_data_7),
    .mw_ready(frame__mw_ready),
    .ack_valid(frame__ack_valid),
    .ack_id(frame__ack_id),
    .clear(control__clear),
    .colour(control__colour),
    .depth(control__depth),
    .busy(frame__busy),
    .view_valid(control__view_valid),
    .view_row(control__view_row),
    .view_lane(control__view_lane),
    .view_ready(frame__view_ready),
    .viewed(frame__viewed)
  );

  assign txd = uart__txd;
  assign led = control__led;
  // what is counted
  assign counted = {cache__mw_valid & frame__mw_ready, cache__mr_valid & frame__mr_ready, cache__ev_miss,
      cache__ev_link, cache__ev_present, merge__req_valid & cache__req_ready, player__frag_valid & merge__frag_ready};

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, cache__idle, cache__stall, cache__ev_read, cache__ev_victim, cache__ev_result,
      cache__ev_alloc, cache__ev_fill_error};
endmodule
`default_nettype wire
