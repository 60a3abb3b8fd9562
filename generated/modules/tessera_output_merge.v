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
  output reg  [63:0] result_data_0,
  output reg  [63:0] result_data_1,
  output reg  [63:0] result_data_2,
  output reg  [63:0] result_data_3,
  output reg  [63:0] result_data_4,
  output reg  [63:0] result_data_5,
  output reg  [63:0] result_data_6,
  output reg  [63:0] result_data_7,
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
  wire e_pass;
  wire e_writes;
  wire [4:0] answered;
  wire fragments__drop;
  wire fragments__room;
  wire fragments__idle;
  wire [4:0] fragments__free_entry;
  wire [11:0] fragments__r_x;
  wire [11:0] fragments__r_y;
  wire [15:0] fragments__r_mask;
  wire [15:0] fragments__e_mask;
  wire [15:0] execute__pass;
  wire [63:0] execute__data_0;
  wire [63:0] execute__data_1;
  wire [63:0] execute__data_2;
  wire [63:0] execute__data_3;
  wire [63:0] execute__data_4;
  wire [63:0] execute__data_5;
  wire [63:0] execute__data_6;
  wire [63:0] execute__data_7;
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
    end
  end

  tessera_output_merge_table fragments (
    .clock(clock),
    .reset(reset),
    .take(take),
    .x(frag_x),
    .y(frag_y),
    .mask(frag_mask),
    .r_entry(rq_entry_q),
    .e_entry(e_entry_q),
    .narrow(e_pass),
    .pass(execute__pass),
    .drop(fragments__drop),
    .room(fragments__room),
    .idle(fragments__idle),
    .free_entry(fragments__free_entry),
    .r_x(fragments__r_x),
    .r_y(fragments__r_y),
    .r_mask(fragments__r_mask),
    .e_mask(fragments__e_mask)
  );

  tessera_output_merge_execute execute (
    .cfg_func(cfg_func),
    .cfg_blend(cfg_blend),
    .active(e_v_q),
    .colour(e_colour_q),
    .error(e_error_q),
    .mask(fragments__e_mask),
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
    .pass(execute__pass),
    .data_0(execute__data_0),
    .data_1(execute__data_1),
    .data_2(execute__data_2),
    .data_3(execute__data_3),
    .data_4(execute__data_4),
    .data_5(execute__data_5),
    .data_6(execute__data_6),
    .data_7(execute__data_7)
  );

  tessera_fifo_a5_depth32_w5 passed (
    .clock(clock),
    .reset(reset),
    .push_valid(e_pass),
    .push_data(e_entry_q),
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
  // E: the response of one request and what comes of it
  assign e_go = e_v_q & (~e_write_q | result_ready);
  assign e_free = ~e_v_q | e_go;
  assign e_load = resp_valid & e_free;
  assign answered = resp_tag[4:0];
  assign resp_ready = e_free;
  assign e_pass = e_go & ~e_colour_q & (|execute__pass);
  assign fragments__drop = e_go & ~e_pass;
  // result
  assign e_writes = e_v_q & e_write_q;
  assign result_valid = e_writes;
  assign ev_error = e_go & e_error_q;
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
      req_x = fragments__r_x;
      req_y = fragments__r_y;
      req_mask = fragments__r_mask;
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
    result_data_0 = 64'd0;
    result_data_1 = 64'd0;
    result_data_2 = 64'd0;
    result_data_3 = 64'd0;
    result_data_4 = 64'd0;
    result_data_5 = 64'd0;
    result_data_6 = 64'd0;
    result_data_7 = 64'd0;
    if (e_writes) begin
      result_slot = e_slot_q;
      result_mask = execute__pass;
      result_data_0 = execute__data_0;
      result_data_1 = execute__data_1;
      result_data_2 = execute__data_2;
      result_data_3 = execute__data_3;
      result_data_4 = execute__data_4;
      result_data_5 = execute__data_5;
      result_data_6 = execute__data_6;
      result_data_7 = execute__data_7;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, resp_tag[7:6], passed__push_ready};
endmodule
`default_nettype wire
