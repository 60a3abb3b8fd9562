// tessera_tc_front
// Line fetch and decode of all threads.
//
//   in    1  clock          rising edge
//   in    1  reset          synchronous, active high
//   in    7  run
//   in    7  decodable
//   in    7  start
//   in   32  fip_0
//   in   32  fip_1
//   in   32  fip_2
//   in   32  fip_3
//   in   32  fip_4
//   in   32  fip_5
//   in   32  fip_6
//   in    2  queued_0
//   in    2  queued_1
//   in    2  queued_2
//   in    2  queued_3
//   in    2  queued_4
//   in    2  queued_5
//   in    2  queued_6
//   in    7  wake_valid
//   in   32  wake_0
//   in   32  wake_1
//   in   32  wake_2
//   in   32  wake_3
//   in   32  wake_4
//   in   32  wake_5
//   in   32  wake_6
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
//   out   7  advance
//   out   1  advance_len8
//   out   7  push
//   out   3  slot
//   out  64  decoded_lo     Native instruction, bits 63:0.
//   out  64  decoded_hi     Native instruction, bits 127:64.
//   out  32  decoded_ip     Its address.
//   out   1  decoded_len8   It is 8 bytes long.
//   out  12  needs_kind     What it is: `word::kind`.
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
module tessera_tc_front (
  input  wire clock,
  input  wire reset,
  input  wire [6:0] run,
  input  wire [6:0] decodable,
  input  wire [6:0] start,
  input  wire [31:0] fip_0,
  input  wire [31:0] fip_1,
  input  wire [31:0] fip_2,
  input  wire [31:0] fip_3,
  input  wire [31:0] fip_4,
  input  wire [31:0] fip_5,
  input  wire [31:0] fip_6,
  input  wire [1:0] queued_0,
  input  wire [1:0] queued_1,
  input  wire [1:0] queued_2,
  input  wire [1:0] queued_3,
  input  wire [1:0] queued_4,
  input  wire [1:0] queued_5,
  input  wire [1:0] queued_6,
  input  wire [6:0] wake_valid,
  input  wire [31:0] wake_0,
  input  wire [31:0] wake_1,
  input  wire [31:0] wake_2,
  input  wire [31:0] wake_3,
  input  wire [31:0] wake_4,
  input  wire [31:0] wake_5,
  input  wire [31:0] wake_6,
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
  output wire [6:0] advance,
  output wire advance_len8,
  output wire [6:0] push,
  output wire [2:0] slot,
  output wire [63:0] decoded_lo,
  output wire [63:0] decoded_hi,
  output wire [31:0] decoded_ip,
  output wire decoded_len8,
  output wire [11:0] needs_kind,
  output wire [16:0] needs_span_0,
  output wire [16:0] needs_span_1,
  output wire [16:0] needs_span_2,
  output wire [16:0] needs_span_3
);
  wire fetch__if_req_valid;
  wire [25:0] fetch__if_req_line;
  wire fetch__if_rsp_ready;
  wire fetch__fill_load;
  wire fetch__fill_even;
  wire fetch__fill_odd;
  wire [2:0] fetch__fill_slot;
  wire [6:0] fetch__present;
  wire [63:0] lines__lo;
  wire [63:0] lines__hi;
  wire [2:0] decode__d1_slot;
  wire [3:0] decode__d1_word;
  wire [6:0] decode__advance;
  wire decode__advance_len8;
  wire [6:0] decode__d2_thread;
  wire [2:0] decode__d2_slot;
  wire [31:0] decode__d2_ip;
  wire [63:0] decode__d2_lo;
  wire [63:0] decode__d2_hi;
  wire decode__d2_len8;
  wire decode__d2_wakes;
  wire [63:0] expand__lo;
  wire [63:0] expand__hi;
  wire [11:0] predecode__needs_kind;
  wire [16:0] predecode__needs_span_0;
  wire [16:0] predecode__needs_span_1;
  wire [16:0] predecode__needs_span_2;
  wire [16:0] predecode__needs_span_3;

  tessera_tc_fetch fetch (
    .clock(clock),
    .reset(reset),
    // lines
    .run(run),
    .start(start),
    .fip_0(fip_0),
    .fip_1(fip_1),
    .fip_2(fip_2),
    .fip_3(fip_3),
    .fip_4(fip_4),
    .fip_5(fip_5),
    .fip_6(fip_6),
    .if_rsp_valid(if_rsp_valid),
    .if_rsp_line(if_rsp_line),
    .if_req_valid(fetch__if_req_valid),
    .if_req_line(fetch__if_req_line),
    .if_req_ready(if_req_ready),
    .if_rsp_ready(fetch__if_rsp_ready),
    .fill_load(fetch__fill_load),
    .fill_even(fetch__fill_even),
    .fill_odd(fetch__fill_odd),
    .fill_slot(fetch__fill_slot),
    .present(fetch__present)
  );

  tessera_tc_lines lines (
    .clock(clock),
    .reset(reset),
    .fill_load(fetch__fill_load),
    .if_rsp_data_0(if_rsp_data_0),
    .if_rsp_data_1(if_rsp_data_1),
    .if_rsp_data_2(if_rsp_data_2),
    .if_rsp_data_3(if_rsp_data_3),
    .if_rsp_data_4(if_rsp_data_4),
    .if_rsp_data_5(if_rsp_data_5),
    .if_rsp_data_6(if_rsp_data_6),
    .if_rsp_data_7(if_rsp_data_7),
    .fill_even(fetch__fill_even),
    .fill_odd(fetch__fill_odd),
    .fill_slot(fetch__fill_slot),
    .slot(decode__d1_slot),
    .word(decode__d1_word),
    .lo(lines__lo),
    .hi(lines__hi)
  );

  tessera_tc_decode decode (
    .clock(clock),
    .reset(reset),
    // pick, D1
    .decodable(decodable),
    .present(fetch__present),
    .queued_0(queued_0),
    .queued_1(queued_1),
    .queued_2(queued_2),
    .queued_3(queued_3),
    .queued_4(queued_4),
    .queued_5(queued_5),
    .queued_6(queued_6),
    .fip_0(fip_0),
    .fip_1(fip_1),
    .fip_2(fip_2),
    .fip_3(fip_3),
    .fip_4(fip_4),
    .fip_5(fip_5),
    .fip_6(fip_6),
    .wake_valid(wake_valid),
    .wake_0(wake_0),
    .wake_1(wake_1),
    .wake_2(wake_2),
    .wake_3(wake_3),
    .wake_4(wake_4),
    .wake_5(wake_5),
    .wake_6(wake_6),
    .line_lo(lines__lo),
    .line_hi(lines__hi),
    .d1_slot(decode__d1_slot),
    .d1_word(decode__d1_word),
    .advance(decode__advance),
    .advance_len8(decode__advance_len8),
    .d2_thread(decode__d2_thread),
    .d2_slot(decode__d2_slot),
    .d2_ip(decode__d2_ip),
    .d2_lo(decode__d2_lo),
    .d2_hi(decode__d2_hi),
    .d2_len8(decode__d2_len8),
    .d2_wakes(decode__d2_wakes)
  );

  tessera_tc_expand expand (
    // D2
    .raw_lo(decode__d2_lo),
    .raw_hi(decode__d2_hi),
    .len8(decode__d2_len8),
    .lo(expand__lo),
    .hi(expand__hi)
  );

  tessera_tc_predecode predecode (
    .lo(expand__lo),
    .hi(expand__hi),
    .len8(decode__d2_len8),
    .wakes(decode__d2_wakes),
    .needs_kind(predecode__needs_kind),
    .needs_span_0(predecode__needs_span_0),
    .needs_span_1(predecode__needs_span_1),
    .needs_span_2(predecode__needs_span_2),
    .needs_span_3(predecode__needs_span_3)
  );

  assign if_req_valid = fetch__if_req_valid;
  assign if_req_line = fetch__if_req_line;
  assign if_rsp_ready = fetch__if_rsp_ready;
  assign advance = decode__advance;
  assign advance_len8 = decode__advance_len8;
  assign push = decode__d2_thread;
  assign slot = decode__d2_slot;
  assign decoded_ip = decode__d2_ip;
  assign decoded_len8 = decode__d2_len8;
  assign decoded_lo = expand__lo;
  assign decoded_hi = expand__hi;
  assign needs_kind = predecode__needs_kind;
  assign needs_span_0 = predecode__needs_span_0;
  assign needs_span_1 = predecode__needs_span_1;
  assign needs_span_2 = predecode__needs_span_2;
  assign needs_span_3 = predecode__needs_span_3;
endmodule
`default_nettype wire
