// tessera_tc_front_threads7
// Line fetch and decode of `THREADS` threads.
//
//   in    1  clock          rising edge
//   in    1  reset          synchronous, active high
//   in    1  rare_is_math   As [`TcPredecode`] has it.
//   in    1  all_is_math
//   in    1  divides
//   in    1  has_doubles
//   in    7  run
//   in    7  decodable
//   in    1  start          Thread `start_slot` starts; the same, one-hot.
//   in    3  start_slot
//   in    7  starting
//   in   32  start_ip
//   in    2  queued_0
//   in    2  queued_1
//   in    2  queued_2
//   in    2  queued_3
//   in    2  queued_4
//   in    2  queued_5
//   in    2  queued_6
//   in    1  jump           Thread `jump_slot` goes on at `target`.
//   in    3  jump_slot
//   in   32  target
//   in    1  wake_valid     Channels of the thread in D3 wait at `wake`.
//   in   32  wake
//   out   1  if_req_valid   An item is on offer.
//   out  26  if_req_line    Address divided by 64.
//   in    1  if_req_ready   The item, if there is one, is taken at this edge.
//   in    1  if_rsp_valid   An item is on offer.
//   in   26  if_rsp_line    Address divided by 64.
//   in   64  if_rsp_data_0  The bytes, low ones first.
//   in   64  if_rsp_data_1
//   in   64  if_rsp_data_2
//   in   64  if_rsp_data_3
//   in   64  if_rsp_data_4
//   in   64  if_rsp_data_5
//   in   64  if_rsp_data_6
//   in   64  if_rsp_data_7
//   out   1  if_rsp_ready   The item, if there is one, is taken at this edge.
//   out   7  branches
//   out   3  d3_slot
//   out   7  push
//   out   3  slot
//   out  64  decoded_lo     Native instruction, bits 63:0.
//   out  64  decoded_hi     Native instruction, bits 127:64.
//   out  32  decoded_ip     Its address.
//   out   1  decoded_len8   It is 8 bytes long.
//   out  14  needs_kind     What it is: `word::kind`.
//   out  17  needs_span_0   Registers it writes (index 0) and reads: `word::span`.
//   out  17  needs_span_1
//   out  17  needs_span_2
//   out  17  needs_span_3
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: if_req (out), if_rsp (in): transfer at a rising edge with valid and ready both high.
//
// Exported from hdl/blocks/eu/src/tc/front.rs; do not edit.
`default_nettype none
module tessera_tc_front_threads7 (
  input  wire clock,
  input  wire reset,
  input  wire rare_is_math,
  input  wire all_is_math,
  input  wire divides,
  input  wire has_doubles,
  input  wire [6:0] run,
  input  wire [6:0] decodable,
  input  wire start,
  input  wire [2:0] start_slot,
  input  wire [6:0] starting,
  input  wire [31:0] start_ip,
  input  wire [1:0] queued_0,
  input  wire [1:0] queued_1,
  input  wire [1:0] queued_2,
  input  wire [1:0] queued_3,
  input  wire [1:0] queued_4,
  input  wire [1:0] queued_5,
  input  wire [1:0] queued_6,
  input  wire jump,
  input  wire [2:0] jump_slot,
  input  wire [31:0] target,
  input  wire wake_valid,
  input  wire [31:0] wake,
  output wire if_req_valid,
  output wire [25:0] if_req_line,
  input  wire if_req_ready,
  input  wire if_rsp_valid,
  input  wire [25:0] if_rsp_line,
  input  wire [63:0] if_rsp_data_0,
  input  wire [63:0] if_rsp_data_1,
  input  wire [63:0] if_rsp_data_2,
  input  wire [63:0] if_rsp_data_3,
  input  wire [63:0] if_rsp_data_4,
  input  wire [63:0] if_rsp_data_5,
  input  wire [63:0] if_rsp_data_6,
  input  wire [63:0] if_rsp_data_7,
  output wire if_rsp_ready,
  output wire [6:0] branches,
  output wire [2:0] d3_slot,
  output wire [6:0] push,
  output wire [2:0] slot,
  output wire [63:0] decoded_lo,
  output wire [63:0] decoded_hi,
  output wire [31:0] decoded_ip,
  output wire decoded_len8,
  output wire [13:0] needs_kind,
  output wire [16:0] needs_span_0,
  output wire [16:0] needs_span_1,
  output wire [16:0] needs_span_2,
  output wire [16:0] needs_span_3
);
  wire [31:0] addresses__ip_0;
  wire [31:0] addresses__ip_1;
  wire [3:0] addresses__in_pair_0;
  wire [3:0] addresses__in_pair_1;
  wire [3:0] addresses__in_pair_2;
  wire [3:0] addresses__in_pair_3;
  wire [3:0] addresses__in_pair_4;
  wire [3:0] addresses__in_pair_5;
  wire [3:0] addresses__in_pair_6;
  wire [6:0] fetch__chosen;
  wire fetch__if_req_valid;
  wire [25:0] fetch__if_req_line;
  wire fetch__if_rsp_ready;
  wire fetch__write;
  wire [2:0] fetch__write_slot;
  wire fetch__write_place;
  wire fetch__write_half;
  wire [6:0] fetch__present;
  wire [63:0] lines__lo;
  wire [63:0] lines__hi;
  wire decode__d1_valid;
  wire [2:0] decode__d1_slot;
  wire [6:0] decode__d1;
  wire [3:0] decode__d1_word;
  wire [2:0] decode__advance_slot;
  wire decode__advance;
  wire [31:0] decode__next_ip;
  wire [6:0] decode__crosses;
  wire [6:0] decode__branches;
  wire [31:0] decode__d2_ip;
  wire decode__d2_len8;
  wire [2:0] decode__d3_slot;
  wire [6:0] decode__push;
  wire [2:0] decode__d4_slot;
  wire [63:0] expand__lo;
  wire [63:0] expand__hi;
  wire predecode__wakes;
  wire [13:0] predecode__needs_kind;
  wire [16:0] predecode__needs_span_0;
  wire [16:0] predecode__needs_span_1;
  wire [16:0] predecode__needs_span_2;
  wire [16:0] predecode__needs_span_3;
  wire [7:0] predecode__breaks;
  wire predecode__overwrites;
  wire [1:0] predecode__makes;
  reg  [63:0] d3_lo_q;
  reg  [63:0] d3_hi_q;
  reg  [31:0] d3_ip_q;
  reg  d3_len8_q;
  reg  [63:0] d4_lo_q;
  reg  [63:0] d4_hi_q;
  reg  [31:0] d4_ip_q;
  reg  d4_len8_q;
  reg  [13:0] d4_needs_kind_q;
  reg  [16:0] d4_needs_span_0_q;
  reg  [16:0] d4_needs_span_1_q;
  reg  [16:0] d4_needs_span_2_q;
  reg  [16:0] d4_needs_span_3_q;
  reg  [7:0] d4_breaks_q;
  wire [6:0] products__write;
  wire [1:0] products__held;
  reg  d4_overwrites_q;
  reg  [1:0] d4_makes_q;

  always @(posedge clock) begin
    d3_lo_q <= expand__lo;
    d3_hi_q <= expand__hi;
    d3_ip_q <= decode__d2_ip;
    d3_len8_q <= decode__d2_len8;
    d4_lo_q <= d3_lo_q;
    d4_hi_q <= d3_hi_q;
    d4_ip_q <= d3_ip_q;
    d4_len8_q <= d3_len8_q;
  end

  always @(posedge clock) begin
    if (reset) begin
      d4_needs_kind_q <= 14'd0;
      d4_needs_span_0_q <= 17'd0;
      d4_needs_span_1_q <= 17'd0;
      d4_needs_span_2_q <= 17'd0;
      d4_needs_span_3_q <= 17'd0;
      d4_breaks_q <= 8'd0;
      d4_overwrites_q <= 1'd0;
      d4_makes_q <= 2'd0;
    end
    else begin
      d4_needs_kind_q <= predecode__needs_kind;
      d4_needs_span_0_q <= predecode__needs_span_0;
      d4_needs_span_1_q <= predecode__needs_span_1;
      d4_needs_span_2_q <= predecode__needs_span_2;
      d4_needs_span_3_q <= predecode__needs_span_3;
      d4_breaks_q <= predecode__breaks;
      d4_overwrites_q <= predecode__overwrites;
      d4_makes_q <= predecode__makes;
    end
  end

  tessera_tc_addresses addresses (
    .clock(clock),
    .reset(reset),
    // fetch addresses
    .start(start),
    .start_slot(start_slot),
    .start_ip(start_ip),
    .jump(jump),
    .jump_slot(jump_slot),
    .target(target),
    .advance(decode__advance),
    .advance_slot(decode__advance_slot),
    .next_ip(decode__next_ip),
    .one_0(decode__d1),
    .one_1(fetch__chosen),
    .ip_0(addresses__ip_0),
    .ip_1(addresses__ip_1),
    .in_pair_0(addresses__in_pair_0),
    .in_pair_1(addresses__in_pair_1),
    .in_pair_2(addresses__in_pair_2),
    .in_pair_3(addresses__in_pair_3),
    .in_pair_4(addresses__in_pair_4),
    .in_pair_5(addresses__in_pair_5),
    .in_pair_6(addresses__in_pair_6)
  );

  tessera_tc_fetch_threads7 fetch (
    .clock(clock),
    .reset(reset),
    // lines
    .run(run),
    .start(start),
    .start_slot(start_slot),
    .starting(starting),
    .crossed(decode__crosses),
    .jump(jump),
    .jump_slot(jump_slot),
    .target(target),
    .in_pair_0(addresses__in_pair_0),
    .in_pair_1(addresses__in_pair_1),
    .in_pair_2(addresses__in_pair_2),
    .in_pair_3(addresses__in_pair_3),
    .in_pair_4(addresses__in_pair_4),
    .in_pair_5(addresses__in_pair_5),
    .in_pair_6(addresses__in_pair_6),
    .chosen(fetch__chosen),
    .lacking_ip(addresses__ip_1),
    .if_rsp_valid(if_rsp_valid),
    .if_rsp_line(if_rsp_line),
    .if_req_valid(fetch__if_req_valid),
    .if_req_line(fetch__if_req_line),
    .if_req_ready(if_req_ready),
    .if_rsp_ready(fetch__if_rsp_ready),
    .write(fetch__write),
    .write_slot(fetch__write_slot),
    .write_place(fetch__write_place),
    .write_half(fetch__write_half),
    .present(fetch__present)
  );

  tessera_tc_lines lines (
    .clock(clock),
    .reset(reset),
    .write(fetch__write),
    .write_slot(fetch__write_slot),
    .write_place(fetch__write_place),
    .write_half(fetch__write_half),
    .data_0(if_rsp_data_0),
    .data_1(if_rsp_data_1),
    .data_2(if_rsp_data_2),
    .data_3(if_rsp_data_3),
    .data_4(if_rsp_data_4),
    .data_5(if_rsp_data_5),
    .data_6(if_rsp_data_6),
    .data_7(if_rsp_data_7),
    .read(decode__d1_valid),
    .slot(decode__d1_slot),
    .word(decode__d1_word),
    .lo(lines__lo),
    .hi(lines__hi)
  );

  tessera_tc_decode decode (
    .clock(clock),
    .reset(reset),
    // pick, D1, D2
    .decodable(decodable),
    .present(fetch__present),
    .queued_0(queued_0),
    .queued_1(queued_1),
    .queued_2(queued_2),
    .queued_3(queued_3),
    .queued_4(queued_4),
    .queued_5(queued_5),
    .queued_6(queued_6),
    .fip(addresses__ip_0),
    .line_lo(lines__lo),
    .d1_valid(decode__d1_valid),
    .d1_slot(decode__d1_slot),
    .d1(decode__d1),
    .d1_word(decode__d1_word),
    .advance_slot(decode__advance_slot),
    .advance(decode__advance),
    .next_ip(decode__next_ip),
    .crosses(decode__crosses),
    .branches(decode__branches),
    .d2_ip(decode__d2_ip),
    .d2_len8(decode__d2_len8),
    .d3_slot(decode__d3_slot),
    .push(decode__push),
    .d4_slot(decode__d4_slot)
  );

  tessera_tc_expand expand (
    .raw_lo(lines__lo),
    .raw_hi(lines__hi),
    .len8(decode__d2_len8),
    .lo(expand__lo),
    .hi(expand__hi)
  );

  tessera_tc_predecode predecode (
    .lo(d3_lo_q),
    .hi(d3_hi_q),
    .len8(d3_len8_q),
    .wakes(predecode__wakes),
    .products(products__held),
    .rare_is_math(rare_is_math),
    .all_is_math(all_is_math),
    .divides(divides),
    .has_doubles(has_doubles),
    .needs_kind(predecode__needs_kind),
    .needs_span_0(predecode__needs_span_0),
    .needs_span_1(predecode__needs_span_1),
    .needs_span_2(predecode__needs_span_2),
    .needs_span_3(predecode__needs_span_3),
    .breaks(predecode__breaks),
    .overwrites(predecode__overwrites),
    .makes(predecode__makes)
  );

  tessera_tc_products_threads7 products (
    .clock(clock),
    .reset(reset),
    .start(starting),
    .write(products__write),
    .made(d4_makes_q),
    .read_slot(decode__d3_slot),
    .held(products__held)
  );

  assign if_req_valid = fetch__if_req_valid;
  assign if_req_line = fetch__if_req_line;
  assign if_rsp_ready = fetch__if_rsp_ready;
  assign branches = decode__branches;
  // D3
  assign d3_slot = decode__d3_slot;
  assign predecode__wakes = wake_valid & (wake == d3_ip_q);
  // D4
  assign push = decode__push;
  assign slot = decode__d4_slot;
  assign products__write = d4_overwrites_q ? decode__push : 7'd0;
  assign decoded_lo = d4_lo_q;
  assign decoded_hi = d4_hi_q;
  assign decoded_ip = d4_ip_q;
  assign decoded_len8 = d4_len8_q;
  assign needs_kind = d4_needs_kind_q | {10'd0, |d4_breaks_q, 3'd0};
  assign needs_span_0 = d4_needs_span_0_q;
  assign needs_span_1 = d4_needs_span_1_q;
  assign needs_span_2 = d4_needs_span_2_q;
  assign needs_span_3 = d4_needs_span_3_q;
endmodule
`default_nettype wire
