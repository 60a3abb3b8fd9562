// tessera_tc
// Thread control: fetch, decode, dependency check, issue.
//
//   in    1  clock
//   in    1  reset
//   in    1  st_valid
//   in    3  st_slot
//   in   32  st_ip
//   in   32  st_mask
//   in    1  if_req_ready
//   in    1  if_rsp_valid
//   in   26  if_rsp_line
//   in   64  if_rsp_data_0
//   in   64  if_rsp_data_1
//   in   64  if_rsp_data_2
//   in   64  if_rsp_data_3
//   in   64  if_rsp_data_4
//   in   64  if_rsp_data_5
//   in   64  if_rsp_data_6
//   in   64  if_rsp_data_7
//   in    1  i0_ready
//   in    1  i1_ready
//   in    1  ij_ready
//   in    1  im_ready
//   in    1  f0_valid
//   in    3  f0_slot
//   in    1  f1_valid
//   in    3  f1_slot
//   in    1  fm_valid
//   in    3  fm_slot
//   in    1  d0_valid
//   in    3  d0_slot
//   in    2  d0_sb
//   in    1  d0_fl_we
//   in    1  d0_fl_reg
//   in   32  d0_fl_mask
//   in   32  d0_fl_val
//   in    1  d0_arf_we
//   in    2  d0_arf_sel
//   in    4  d0_arf_be
//   in   32  d0_arf_val
//   in    1  d1_valid
//   in    3  d1_slot
//   in    2  d1_sb
//   in    1  d1_fl_we
//   in    1  d1_fl_reg
//   in   32  d1_fl_mask
//   in   32  d1_fl_val
//   in    1  d1_arf_we
//   in    2  d1_arf_sel
//   in    4  d1_arf_be
//   in   32  d1_arf_val
//   in    1  dm_valid
//   in    3  dm_slot
//   in    2  dm_sb
//   in    1  r_valid
//   in    3  r_slot
//   in    1  r_sync
//   in   32  r_next
//   in   32  r_act
//   in    1  r_wake_valid
//   in   32  r_wake
//   in    1  eot_done
//   in    3  eot_slot
//   out   1  st_ready
//   out   1  if_req_valid
//   out  26  if_req_line
//   out   1  if_rsp_ready
//   out   1  i0_valid
//   out   3  i0_slot
//   out  32  i0_ip
//   out  64  i0_lo
//   out  64  i0_hi
//   out  32  i0_emask
//   out  32  i0_pmask
//   out   3  i0_mode
//   out  32  i0_scalar
//   out   2  i0_sb
//   out   1  i1_valid
//   out   3  i1_slot
//   out  32  i1_ip
//   out  64  i1_lo
//   out  64  i1_hi
//   out  32  i1_emask
//   out  32  i1_pmask
//   out   3  i1_mode
//   out  32  i1_scalar
//   out   2  i1_sb
//   out   1  ij_valid
//   out   3  ij_slot
//   out  32  ij_ip
//   out  64  ij_lo
//   out  64  ij_hi
//   out   1  ij_len8
//   out   1  ij_sync
//   out  32  ij_act
//   out  32  ij_pred
//   out   1  im_valid
//   out   3  im_slot
//   out  32  im_ip
//   out  64  im_lo
//   out  64  im_hi
//   out  32  im_emask
//   out   2  im_sb
//   out   7  busy
//   out   3  stall_0
//   out   3  stall_1
//   out   3  stall_2
//   out   3  stall_3
//   out   3  stall_4
//   out   3  stall_5
//   out   3  stall_6
//   out   1  fault_valid
//   out   3  fault_slot
//   out  32  fault_ip
//
// Exported from hdl/blocks/eu/src/tc/mod.rs; do not edit.
`default_nettype none
module tessera_tc (
  input  wire clock,
  input  wire reset,
  input  wire st_valid,
  input  wire [2:0] st_slot,
  input  wire [31:0] st_ip,
  input  wire [31:0] st_mask,
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
  input  wire i0_ready,
  input  wire i1_ready,
  input  wire ij_ready,
  input  wire im_ready,
  input  wire f0_valid,
  input  wire [2:0] f0_slot,
  input  wire f1_valid,
  input  wire [2:0] f1_slot,
  input  wire fm_valid,
  input  wire [2:0] fm_slot,
  input  wire d0_valid,
  input  wire [2:0] d0_slot,
  input  wire [1:0] d0_sb,
  input  wire d0_fl_we,
  input  wire d0_fl_reg,
  input  wire [31:0] d0_fl_mask,
  input  wire [31:0] d0_fl_val,
  input  wire d0_arf_we,
  input  wire [1:0] d0_arf_sel,
  input  wire [3:0] d0_arf_be,
  input  wire [31:0] d0_arf_val,
  input  wire d1_valid,
  input  wire [2:0] d1_slot,
  input  wire [1:0] d1_sb,
  input  wire d1_fl_we,
  input  wire d1_fl_reg,
  input  wire [31:0] d1_fl_mask,
  input  wire [31:0] d1_fl_val,
  input  wire d1_arf_we,
  input  wire [1:0] d1_arf_sel,
  input  wire [3:0] d1_arf_be,
  input  wire [31:0] d1_arf_val,
  input  wire dm_valid,
  input  wire [2:0] dm_slot,
  input  wire [1:0] dm_sb,
  input  wire r_valid,
  input  wire [2:0] r_slot,
  input  wire r_sync,
  input  wire [31:0] r_next,
  input  wire [31:0] r_act,
  input  wire r_wake_valid,
  input  wire [31:0] r_wake,
  input  wire eot_done,
  input  wire [2:0] eot_slot,
  output wire st_ready,
  output wire if_req_valid,
  output wire [25:0] if_req_line,
  output wire if_rsp_ready,
  output wire i0_valid,
  output wire [2:0] i0_slot,
  output wire [31:0] i0_ip,
  output wire [63:0] i0_lo,
  output wire [63:0] i0_hi,
  output wire [31:0] i0_emask,
  output wire [31:0] i0_pmask,
  output wire [2:0] i0_mode,
  output wire [31:0] i0_scalar,
  output reg  [1:0] i0_sb,
  output wire i1_valid,
  output wire [2:0] i1_slot,
  output wire [31:0] i1_ip,
  output wire [63:0] i1_lo,
  output wire [63:0] i1_hi,
  output wire [31:0] i1_emask,
  output wire [31:0] i1_pmask,
  output wire [2:0] i1_mode,
  output wire [31:0] i1_scalar,
  output reg  [1:0] i1_sb,
  output wire ij_valid,
  output wire [2:0] ij_slot,
  output wire [31:0] ij_ip,
  output wire [63:0] ij_lo,
  output wire [63:0] ij_hi,
  output wire ij_len8,
  output wire ij_sync,
  output wire [31:0] ij_act,
  output wire [31:0] ij_pred,
  output wire im_valid,
  output wire [2:0] im_slot,
  output wire [31:0] im_ip,
  output wire [63:0] im_lo,
  output wire [63:0] im_hi,
  output wire [31:0] im_emask,
  output reg  [1:0] im_sb,
  output wire [6:0] busy,
  output reg  [2:0] stall_0,
  output reg  [2:0] stall_1,
  output reg  [2:0] stall_2,
  output reg  [2:0] stall_3,
  output reg  [2:0] stall_4,
  output reg  [2:0] stall_5,
  output reg  [2:0] stall_6,
  output wire fault_valid,
  output wire [2:0] fault_slot,
  output reg  [31:0] fault_ip
);
  reg  [6:0] start;
  reg  startable;
  reg  [6:0] fetched;
  reg  [6:0] done_0;
  reg  [6:0] done_1;
  reg  [6:0] done_2;
  reg  [6:0] result;
  reg  [6:0] ended;
  reg  [6:0] running;
  reg  [6:0] faults;
  reg  [6:0] decodable;
  reg  [6:0] wake_valid;
  reg  [6:0] alu_ready;
  reg  [6:0] je_ready;
  reg  [6:0] me_ready;
  wire [6:0] first_fault;
  reg  [2:0] faulty;
  reg  fault_position;
  wire write;
  reg  write_position;
  reg  position_0;
  reg  position_1;
  reg  position_2;
  reg  position_3;
  reg  [1:0] entry_0;
  reg  [1:0] entry_1;
  reg  [1:0] entry_2;
  reg  [1:0] entry_3;
  reg  head_sync;
  wire front__if_req_valid;
  wire [25:0] front__if_req_line;
  wire front__if_rsp_ready;
  wire [6:0] front__advance;
  wire front__advance_len8;
  wire [6:0] front__push;
  wire [2:0] front__slot;
  wire [31:0] front__ip;
  wire front__len8;
  wire [63:0] front__lo;
  wire [63:0] front__hi;
  wire [11:0] front__kind;
  wire [16:0] front__span_0;
  wire [16:0] front__span_1;
  wire [16:0] front__span_2;
  wire [16:0] front__span_3;
  wire threads_0__start;
  wire threads_0__advance;
  wire threads_0__push;
  wire threads_0__issue;
  wire threads_0__fetched;
  wire threads_0__done_0;
  wire threads_0__done_1;
  wire threads_0__done_2;
  wire threads_0__r_valid;
  wire threads_0__eot;
  wire threads_0__run;
  wire threads_0__fault;
  wire threads_0__decodable;
  wire [31:0] threads_0__fip;
  wire [31:0] threads_0__act;
  wire threads_0__wake_valid;
  wire [31:0] threads_0__wake;
  wire [1:0] threads_0__queued;
  wire threads_0__read_position;
  wire threads_0__write_position;
  wire threads_0__alu_ready;
  wire threads_0__je_ready;
  wire threads_0__me_ready;
  wire threads_0__sync;
  wire [1:0] threads_0__entry;
  wire [2:0] threads_0__waiting;
  wire threads_1__start;
  wire threads_1__advance;
  wire threads_1__push;
  wire threads_1__issue;
  wire threads_1__fetched;
  wire threads_1__done_0;
  wire threads_1__done_1;
  wire threads_1__done_2;
  wire threads_1__r_valid;
  wire threads_1__eot;
  wire threads_1__run;
  wire threads_1__fault;
  wire threads_1__decodable;
  wire [31:0] threads_1__fip;
  wire [31:0] threads_1__act;
  wire threads_1__wake_valid;
  wire [31:0] threads_1__wake;
  wire [1:0] threads_1__queued;
  wire threads_1__read_position;
  wire threads_1__write_position;
  wire threads_1__alu_ready;
  wire threads_1__je_ready;
  wire threads_1__me_ready;
  wire threads_1__sync;
  wire [1:0] threads_1__entry;
  wire [2:0] threads_1__waiting;
  wire threads_2__start;
  wire threads_2__advance;
  wire threads_2__push;
  wire threads_2__issue;
  wire threads_2__fetched;
  wire threads_2__done_0;
  wire threads_2__done_1;
  wire threads_2__done_2;
  wire threads_2__r_valid;
  wire threads_2__eot;
  wire threads_2__run;
  wire threads_2__fault;
  wire threads_2__decodable;
  wire [31:0] threads_2__fip;
  wire [31:0] threads_2__act;
  wire threads_2__wake_valid;
  wire [31:0] threads_2__wake;
  wire [1:0] threads_2__queued;
  wire threads_2__read_position;
  wire threads_2__write_position;
  wire threads_2__alu_ready;
  wire threads_2__je_ready;
  wire threads_2__me_ready;
  wire threads_2__sync;
  wire [1:0] threads_2__entry;
  wire [2:0] threads_2__waiting;
  wire threads_3__start;
  wire threads_3__advance;
  wire threads_3__push;
  wire threads_3__issue;
  wire threads_3__fetched;
  wire threads_3__done_0;
  wire threads_3__done_1;
  wire threads_3__done_2;
  wire threads_3__r_valid;
  wire threads_3__eot;
  wire threads_3__run;
  wire threads_3__fault;
  wire threads_3__decodable;
  wire [31:0] threads_3__fip;
  wire [31:0] threads_3__act;
  wire threads_3__wake_valid;
  wire [31:0] threads_3__wake;
  wire [1:0] threads_3__queued;
  wire threads_3__read_position;
  wire threads_3__write_position;
  wire threads_3__alu_ready;
  wire threads_3__je_ready;
  wire threads_3__me_ready;
  wire threads_3__sync;
  wire [1:0] threads_3__entry;
  wire [2:0] threads_3__waiting;
  wire threads_4__start;
  wire threads_4__advance;
  wire threads_4__push;
  wire threads_4__issue;
  wire threads_4__fetched;
  wire threads_4__done_0;
  wire threads_4__done_1;
  wire threads_4__done_2;
  wire threads_4__r_valid;
  wire threads_4__eot;
  wire threads_4__run;
  wire threads_4__fault;
  wire threads_4__decodable;
  wire [31:0] threads_4__fip;
  wire [31:0] threads_4__act;
  wire threads_4__wake_valid;
  wire [31:0] threads_4__wake;
  wire [1:0] threads_4__queued;
  wire threads_4__read_position;
  wire threads_4__write_position;
  wire threads_4__alu_ready;
  wire threads_4__je_ready;
  wire threads_4__me_ready;
  wire threads_4__sync;
  wire [1:0] threads_4__entry;
  wire [2:0] threads_4__waiting;
  wire threads_5__start;
  wire threads_5__advance;
  wire threads_5__push;
  wire threads_5__issue;
  wire threads_5__fetched;
  wire threads_5__done_0;
  wire threads_5__done_1;
  wire threads_5__done_2;
  wire threads_5__r_valid;
  wire threads_5__eot;
  wire threads_5__run;
  wire threads_5__fault;
  wire threads_5__decodable;
  wire [31:0] threads_5__fip;
  wire [31:0] threads_5__act;
  wire threads_5__wake_valid;
  wire [31:0] threads_5__wake;
  wire [1:0] threads_5__queued;
  wire threads_5__read_position;
  wire threads_5__write_position;
  wire threads_5__alu_ready;
  wire threads_5__je_ready;
  wire threads_5__me_ready;
  wire threads_5__sync;
  wire [1:0] threads_5__entry;
  wire [2:0] threads_5__waiting;
  wire threads_6__start;
  wire threads_6__advance;
  wire threads_6__push;
  wire threads_6__issue;
  wire threads_6__fetched;
  wire threads_6__done_0;
  wire threads_6__done_1;
  wire threads_6__done_2;
  wire threads_6__r_valid;
  wire threads_6__eot;
  wire threads_6__run;
  wire threads_6__fault;
  wire threads_6__decodable;
  wire [31:0] threads_6__fip;
  wire [31:0] threads_6__act;
  wire threads_6__wake_valid;
  wire [31:0] threads_6__wake;
  wire [1:0] threads_6__queued;
  wire threads_6__read_position;
  wire threads_6__write_position;
  wire threads_6__alu_ready;
  wire threads_6__je_ready;
  wire threads_6__me_ready;
  wire threads_6__sync;
  wire [1:0] threads_6__entry;
  wire [2:0] threads_6__waiting;
  wire [31:0] flags__f0_0;
  wire [31:0] flags__f0_1;
  wire [31:0] flags__f0_2;
  wire [31:0] flags__f0_3;
  wire [31:0] flags__f0_4;
  wire [31:0] flags__f0_5;
  wire [31:0] flags__f0_6;
  wire [31:0] flags__f1_0;
  wire [31:0] flags__f1_1;
  wire [31:0] flags__f1_2;
  wire [31:0] flags__f1_3;
  wire [31:0] flags__f1_4;
  wire [31:0] flags__f1_5;
  wire [31:0] flags__f1_6;
  wire [31:0] flags__cr0_0;
  wire [31:0] flags__cr0_1;
  wire [31:0] flags__cr0_2;
  wire [31:0] flags__cr0_3;
  wire [31:0] flags__cr0_4;
  wire [31:0] flags__cr0_5;
  wire [31:0] flags__cr0_6;
  wire choice__valid_0;
  wire choice__valid_1;
  wire choice__valid_2;
  wire choice__valid_3;
  wire [2:0] choice__slot_0;
  wire [2:0] choice__slot_1;
  wire [2:0] choice__slot_2;
  wire [2:0] choice__slot_3;
  wire [6:0] choice__issued;
  wire [63:0] payload_0__lo;
  wire [63:0] payload_0__hi;
  wire [31:0] payload_0__ip;
  wire payload_0__len8;
  wire [63:0] payload_1__lo;
  wire [63:0] payload_1__hi;
  wire [31:0] payload_1__ip;
  wire payload_1__len8;
  wire [63:0] payload_2__lo;
  wire [63:0] payload_2__hi;
  wire [31:0] payload_2__ip;
  wire payload_2__len8;
  wire [63:0] payload_3__lo;
  wire [63:0] payload_3__hi;
  wire [31:0] payload_3__ip;
  wire payload_3__len8;
  wire [31:0] bundle_0__active;
  wire [31:0] bundle_0__predicate;
  wire [31:0] bundle_0__emask;
  wire [31:0] bundle_0__pmask;
  wire [2:0] bundle_0__mode;
  wire [31:0] bundle_0__scalar;
  wire [31:0] bundle_1__active;
  wire [31:0] bundle_1__predicate;
  wire [31:0] bundle_1__emask;
  wire [31:0] bundle_1__pmask;
  wire [2:0] bundle_1__mode;
  wire [31:0] bundle_1__scalar;
  wire [31:0] bundle_2__active;
  wire [31:0] bundle_2__predicate;
  wire [31:0] bundle_2__emask;
  wire [31:0] bundle_2__pmask;
  wire [2:0] bundle_2__mode;
  wire [31:0] bundle_2__scalar;
  wire [31:0] bundle_3__active;
  wire [31:0] bundle_3__predicate;
  wire [31:0] bundle_3__emask;
  wire [31:0] bundle_3__pmask;
  wire [2:0] bundle_3__mode;
  wire [31:0] bundle_3__scalar;
  wire [3:0] addresses__read_address;
  wire [31:0] addresses__read_data_0;
  wire [3:0] addresses__write_address;

  tessera_tc_front front (
    .clock(clock),
    .reset(reset),
    .run(running),
    .decodable(decodable),
    .start(start),
    .fip_0(threads_0__fip),
    .fip_1(threads_1__fip),
    .fip_2(threads_2__fip),
    .fip_3(threads_3__fip),
    .fip_4(threads_4__fip),
    .fip_5(threads_5__fip),
    .fip_6(threads_6__fip),
    .queued_0(threads_0__queued),
    .queued_1(threads_1__queued),
    .queued_2(threads_2__queued),
    .queued_3(threads_3__queued),
    .queued_4(threads_4__queued),
    .queued_5(threads_5__queued),
    .queued_6(threads_6__queued),
    .wake_valid(wake_valid),
    .wake_0(threads_0__wake),
    .wake_1(threads_1__wake),
    .wake_2(threads_2__wake),
    .wake_3(threads_3__wake),
    .wake_4(threads_4__wake),
    .wake_5(threads_5__wake),
    .wake_6(threads_6__wake),
    .if_req_ready(if_req_ready),
    .if_rsp_valid(if_rsp_valid),
    .if_rsp_line(if_rsp_line),
    .if_rsp_data_0(if_rsp_data_0),
    .if_rsp_data_1(if_rsp_data_1),
    .if_rsp_data_2(if_rsp_data_2),
    .if_rsp_data_3(if_rsp_data_3),
    .if_rsp_data_4(if_rsp_data_4),
    .if_rsp_data_5(if_rsp_data_5),
    .if_rsp_data_6(if_rsp_data_6),
    .if_rsp_data_7(if_rsp_data_7),
    .if_req_valid(front__if_req_valid),
    .if_req_line(front__if_req_line),
    .if_rsp_ready(front__if_rsp_ready),
    .advance(front__advance),
    .advance_len8(front__advance_len8),
    .push(front__push),
    .slot(front__slot),
    .ip(front__ip),
    .len8(front__len8),
    .lo(front__lo),
    .hi(front__hi),
    .kind(front__kind),
    .span_0(front__span_0),
    .span_1(front__span_1),
    .span_2(front__span_2),
    .span_3(front__span_3)
  );

  tessera_tc_thread threads_0 (
    .clock(clock),
    .reset(reset),
    .start(threads_0__start),
    .st_ip(st_ip),
    .st_mask(st_mask),
    .advance(threads_0__advance),
    .advance_len8(front__advance_len8),
    .push(threads_0__push),
    .in_kind(front__kind),
    .in_span_0(front__span_0),
    .in_span_1(front__span_1),
    .in_span_2(front__span_2),
    .in_span_3(front__span_3),
    .issue(threads_0__issue),
    .fetched(threads_0__fetched),
    .done_0(threads_0__done_0),
    .done_1(threads_0__done_1),
    .done_2(threads_0__done_2),
    .done_entry_0(d0_sb),
    .done_entry_1(d1_sb),
    .done_entry_2(dm_sb),
    .r_valid(threads_0__r_valid),
    .r_sync(r_sync),
    .r_next(r_next),
    .r_act(r_act),
    .r_wake_valid(r_wake_valid),
    .r_wake(r_wake),
    .eot(threads_0__eot),
    .run(threads_0__run),
    .fault(threads_0__fault),
    .decodable(threads_0__decodable),
    .fip(threads_0__fip),
    .act(threads_0__act),
    .wake_valid(threads_0__wake_valid),
    .wake(threads_0__wake),
    .queued(threads_0__queued),
    .read_position(threads_0__read_position),
    .write_position(threads_0__write_position),
    .alu_ready(threads_0__alu_ready),
    .je_ready(threads_0__je_ready),
    .me_ready(threads_0__me_ready),
    .sync(threads_0__sync),
    .entry(threads_0__entry),
    .waiting(threads_0__waiting)
  );

  tessera_tc_thread threads_1 (
    .clock(clock),
    .reset(reset),
    .start(threads_1__start),
    .st_ip(st_ip),
    .st_mask(st_mask),
    .advance(threads_1__advance),
    .advance_len8(front__advance_len8),
    .push(threads_1__push),
    .in_kind(front__kind),
    .in_span_0(front__span_0),
    .in_span_1(front__span_1),
    .in_span_2(front__span_2),
    .in_span_3(front__span_3),
    .issue(threads_1__issue),
    .fetched(threads_1__fetched),
    .done_0(threads_1__done_0),
    .done_1(threads_1__done_1),
    .done_2(threads_1__done_2),
    .done_entry_0(d0_sb),
    .done_entry_1(d1_sb),
    .done_entry_2(dm_sb),
    .r_valid(threads_1__r_valid),
    .r_sync(r_sync),
    .r_next(r_next),
    .r_act(r_act),
    .r_wake_valid(r_wake_valid),
    .r_wake(r_wake),
    .eot(threads_1__eot),
    .run(threads_1__run),
    .fault(threads_1__fault),
    .decodable(threads_1__decodable),
    .fip(threads_1__fip),
    .act(threads_1__act),
    .wake_valid(threads_1__wake_valid),
    .wake(threads_1__wake),
    .queued(threads_1__queued),
    .read_position(threads_1__read_position),
    .write_position(threads_1__write_position),
    .alu_ready(threads_1__alu_ready),
    .je_ready(threads_1__je_ready),
    .me_ready(threads_1__me_ready),
    .sync(threads_1__sync),
    .entry(threads_1__entry),
    .waiting(threads_1__waiting)
  );

  tessera_tc_thread threads_2 (
    .clock(clock),
    .reset(reset),
    .start(threads_2__start),
    .st_ip(st_ip),
    .st_mask(st_mask),
    .advance(threads_2__advance),
    .advance_len8(front__advance_len8),
    .push(threads_2__push),
    .in_kind(front__kind),
    .in_span_0(front__span_0),
    .in_span_1(front__span_1),
    .in_span_2(front__span_2),
    .in_span_3(front__span_3),
    .issue(threads_2__issue),
    .fetched(threads_2__fetched),
    .done_0(threads_2__done_0),
    .done_1(threads_2__done_1),
    .done_2(threads_2__done_2),
    .done_entry_0(d0_sb),
    .done_entry_1(d1_sb),
    .done_entry_2(dm_sb),
    .r_valid(threads_2__r_valid),
    .r_sync(r_sync),
    .r_next(r_next),
    .r_act(r_act),
    .r_wake_valid(r_wake_valid),
    .r_wake(r_wake),
    .eot(threads_2__eot),
    .run(threads_2__run),
    .fault(threads_2__fault),
    .decodable(threads_2__decodable),
    .fip(threads_2__fip),
    .act(threads_2__act),
    .wake_valid(threads_2__wake_valid),
    .wake(threads_2__wake),
    .queued(threads_2__queued),
    .read_position(threads_2__read_position),
    .write_position(threads_2__write_position),
    .alu_ready(threads_2__alu_ready),
    .je_ready(threads_2__je_ready),
    .me_ready(threads_2__me_ready),
    .sync(threads_2__sync),
    .entry(threads_2__entry),
    .waiting(threads_2__waiting)
  );

  tessera_tc_thread threads_3 (
    .clock(clock),
    .reset(reset),
    .start(threads_3__start),
    .st_ip(st_ip),
    .st_mask(st_mask),
    .advance(threads_3__advance),
    .advance_len8(front__advance_len8),
    .push(threads_3__push),
    .in_kind(front__kind),
    .in_span_0(front__span_0),
    .in_span_1(front__span_1),
    .in_span_2(front__span_2),
    .in_span_3(front__span_3),
    .issue(threads_3__issue),
    .fetched(threads_3__fetched),
    .done_0(threads_3__done_0),
    .done_1(threads_3__done_1),
    .done_2(threads_3__done_2),
    .done_entry_0(d0_sb),
    .done_entry_1(d1_sb),
    .done_entry_2(dm_sb),
    .r_valid(threads_3__r_valid),
    .r_sync(r_sync),
    .r_next(r_next),
    .r_act(r_act),
    .r_wake_valid(r_wake_valid),
    .r_wake(r_wake),
    .eot(threads_3__eot),
    .run(threads_3__run),
    .fault(threads_3__fault),
    .decodable(threads_3__decodable),
    .fip(threads_3__fip),
    .act(threads_3__act),
    .wake_valid(threads_3__wake_valid),
    .wake(threads_3__wake),
    .queued(threads_3__queued),
    .read_position(threads_3__read_position),
    .write_position(threads_3__write_position),
    .alu_ready(threads_3__alu_ready),
    .je_ready(threads_3__je_ready),
    .me_ready(threads_3__me_ready),
    .sync(threads_3__sync),
    .entry(threads_3__entry),
    .waiting(threads_3__waiting)
  );

  tessera_tc_thread threads_4 (
    .clock(clock),
    .reset(reset),
    .start(threads_4__start),
    .st_ip(st_ip),
    .st_mask(st_mask),
    .advance(threads_4__advance),
    .advance_len8(front__advance_len8),
    .push(threads_4__push),
    .in_kind(front__kind),
    .in_span_0(front__span_0),
    .in_span_1(front__span_1),
    .in_span_2(front__span_2),
    .in_span_3(front__span_3),
    .issue(threads_4__issue),
    .fetched(threads_4__fetched),
    .done_0(threads_4__done_0),
    .done_1(threads_4__done_1),
    .done_2(threads_4__done_2),
    .done_entry_0(d0_sb),
    .done_entry_1(d1_sb),
    .done_entry_2(dm_sb),
    .r_valid(threads_4__r_valid),
    .r_sync(r_sync),
    .r_next(r_next),
    .r_act(r_act),
    .r_wake_valid(r_wake_valid),
    .r_wake(r_wake),
    .eot(threads_4__eot),
    .run(threads_4__run),
    .fault(threads_4__fault),
    .decodable(threads_4__decodable),
    .fip(threads_4__fip),
    .act(threads_4__act),
    .wake_valid(threads_4__wake_valid),
    .wake(threads_4__wake),
    .queued(threads_4__queued),
    .read_position(threads_4__read_position),
    .write_position(threads_4__write_position),
    .alu_ready(threads_4__alu_ready),
    .je_ready(threads_4__je_ready),
    .me_ready(threads_4__me_ready),
    .sync(threads_4__sync),
    .entry(threads_4__entry),
    .waiting(threads_4__waiting)
  );

  tessera_tc_thread threads_5 (
    .clock(clock),
    .reset(reset),
    .start(threads_5__start),
    .st_ip(st_ip),
    .st_mask(st_mask),
    .advance(threads_5__advance),
    .advance_len8(front__advance_len8),
    .push(threads_5__push),
    .in_kind(front__kind),
    .in_span_0(front__span_0),
    .in_span_1(front__span_1),
    .in_span_2(front__span_2),
    .in_span_3(front__span_3),
    .issue(threads_5__issue),
    .fetched(threads_5__fetched),
    .done_0(threads_5__done_0),
    .done_1(threads_5__done_1),
    .done_2(threads_5__done_2),
    .done_entry_0(d0_sb),
    .done_entry_1(d1_sb),
    .done_entry_2(dm_sb),
    .r_valid(threads_5__r_valid),
    .r_sync(r_sync),
    .r_next(r_next),
    .r_act(r_act),
    .r_wake_valid(r_wake_valid),
    .r_wake(r_wake),
    .eot(threads_5__eot),
    .run(threads_5__run),
    .fault(threads_5__fault),
    .decodable(threads_5__decodable),
    .fip(threads_5__fip),
    .act(threads_5__act),
    .wake_valid(threads_5__wake_valid),
    .wake(threads_5__wake),
    .queued(threads_5__queued),
    .read_position(threads_5__read_position),
    .write_position(threads_5__write_position),
    .alu_ready(threads_5__alu_ready),
    .je_ready(threads_5__je_ready),
    .me_ready(threads_5__me_ready),
    .sync(threads_5__sync),
    .entry(threads_5__entry),
    .waiting(threads_5__waiting)
  );

  tessera_tc_thread threads_6 (
    .clock(clock),
    .reset(reset),
    .start(threads_6__start),
    .st_ip(st_ip),
    .st_mask(st_mask),
    .advance(threads_6__advance),
    .advance_len8(front__advance_len8),
    .push(threads_6__push),
    .in_kind(front__kind),
    .in_span_0(front__span_0),
    .in_span_1(front__span_1),
    .in_span_2(front__span_2),
    .in_span_3(front__span_3),
    .issue(threads_6__issue),
    .fetched(threads_6__fetched),
    .done_0(threads_6__done_0),
    .done_1(threads_6__done_1),
    .done_2(threads_6__done_2),
    .done_entry_0(d0_sb),
    .done_entry_1(d1_sb),
    .done_entry_2(dm_sb),
    .r_valid(threads_6__r_valid),
    .r_sync(r_sync),
    .r_next(r_next),
    .r_act(r_act),
    .r_wake_valid(r_wake_valid),
    .r_wake(r_wake),
    .eot(threads_6__eot),
    .run(threads_6__run),
    .fault(threads_6__fault),
    .decodable(threads_6__decodable),
    .fip(threads_6__fip),
    .act(threads_6__act),
    .wake_valid(threads_6__wake_valid),
    .wake(threads_6__wake),
    .queued(threads_6__queued),
    .read_position(threads_6__read_position),
    .write_position(threads_6__write_position),
    .alu_ready(threads_6__alu_ready),
    .je_ready(threads_6__je_ready),
    .me_ready(threads_6__me_ready),
    .sync(threads_6__sync),
    .entry(threads_6__entry),
    .waiting(threads_6__waiting)
  );

  tessera_tc_flags flags (
    .clock(clock),
    .reset(reset),
    .start(start),
    .slot_0(d0_slot),
    .slot_1(d1_slot),
    .fl_we_0(d0_fl_we),
    .fl_we_1(d1_fl_we),
    .fl_reg_0(d0_fl_reg),
    .fl_reg_1(d1_fl_reg),
    .fl_mask_0(d0_fl_mask),
    .fl_mask_1(d1_fl_mask),
    .fl_val_0(d0_fl_val),
    .fl_val_1(d1_fl_val),
    .arf_we_0(d0_arf_we),
    .arf_we_1(d1_arf_we),
    .arf_sel_0(d0_arf_sel),
    .arf_sel_1(d1_arf_sel),
    .arf_be_0(d0_arf_be),
    .arf_be_1(d1_arf_be),
    .arf_val_0(d0_arf_val),
    .arf_val_1(d1_arf_val),
    .f0_0(flags__f0_0),
    .f0_1(flags__f0_1),
    .f0_2(flags__f0_2),
    .f0_3(flags__f0_3),
    .f0_4(flags__f0_4),
    .f0_5(flags__f0_5),
    .f0_6(flags__f0_6),
    .f1_0(flags__f1_0),
    .f1_1(flags__f1_1),
    .f1_2(flags__f1_2),
    .f1_3(flags__f1_3),
    .f1_4(flags__f1_4),
    .f1_5(flags__f1_5),
    .f1_6(flags__f1_6),
    .cr0_0(flags__cr0_0),
    .cr0_1(flags__cr0_1),
    .cr0_2(flags__cr0_2),
    .cr0_3(flags__cr0_3),
    .cr0_4(flags__cr0_4),
    .cr0_5(flags__cr0_5),
    .cr0_6(flags__cr0_6)
  );

  tessera_tc_issue choice (
    .clock(clock),
    .reset(reset),
    .alu_ready(alu_ready),
    .je_ready(je_ready),
    .me_ready(me_ready),
    .pipe_ready_0(i0_ready),
    .pipe_ready_1(i1_ready),
    .pipe_ready_2(ij_ready),
    .pipe_ready_3(im_ready),
    .valid_0(choice__valid_0),
    .valid_1(choice__valid_1),
    .valid_2(choice__valid_2),
    .valid_3(choice__valid_3),
    .slot_0(choice__slot_0),
    .slot_1(choice__slot_1),
    .slot_2(choice__slot_2),
    .slot_3(choice__slot_3),
    .issued(choice__issued)
  );

  tessera_tc_payload payload_0 (
    .clock(clock),
    .write(write),
    .write_slot(front__slot),
    .write_position(write_position),
    .in_lo(front__lo),
    .in_hi(front__hi),
    .in_ip(front__ip),
    .in_len8(front__len8),
    .read(choice__valid_0),
    .read_slot(choice__slot_0),
    .read_position(position_0),
    .lo(payload_0__lo),
    .hi(payload_0__hi),
    .ip(payload_0__ip),
    .len8(payload_0__len8)
  );

  tessera_tc_payload payload_1 (
    .clock(clock),
    .write(write),
    .write_slot(front__slot),
    .write_position(write_position),
    .in_lo(front__lo),
    .in_hi(front__hi),
    .in_ip(front__ip),
    .in_len8(front__len8),
    .read(choice__valid_1),
    .read_slot(choice__slot_1),
    .read_position(position_1),
    .lo(payload_1__lo),
    .hi(payload_1__hi),
    .ip(payload_1__ip),
    .len8(payload_1__len8)
  );

  tessera_tc_payload payload_2 (
    .clock(clock),
    .write(write),
    .write_slot(front__slot),
    .write_position(write_position),
    .in_lo(front__lo),
    .in_hi(front__hi),
    .in_ip(front__ip),
    .in_len8(front__len8),
    .read(choice__valid_2),
    .read_slot(choice__slot_2),
    .read_position(position_2),
    .lo(payload_2__lo),
    .hi(payload_2__hi),
    .ip(payload_2__ip),
    .len8(payload_2__len8)
  );

  tessera_tc_payload payload_3 (
    .clock(clock),
    .write(write),
    .write_slot(front__slot),
    .write_position(write_position),
    .in_lo(front__lo),
    .in_hi(front__hi),
    .in_ip(front__ip),
    .in_len8(front__len8),
    .read(choice__valid_3),
    .read_slot(choice__slot_3),
    .read_position(position_3),
    .lo(payload_3__lo),
    .hi(payload_3__hi),
    .ip(payload_3__ip),
    .len8(payload_3__len8)
  );

  tessera_tc_bundle bundle_0 (
    .valid(choice__valid_0),
    .slot(choice__slot_0),
    .lo(payload_0__lo),
    .hi(payload_0__hi),
    .act_0(threads_0__act),
    .act_1(threads_1__act),
    .act_2(threads_2__act),
    .act_3(threads_3__act),
    .act_4(threads_4__act),
    .act_5(threads_5__act),
    .act_6(threads_6__act),
    .f0_0(flags__f0_0),
    .f0_1(flags__f0_1),
    .f0_2(flags__f0_2),
    .f0_3(flags__f0_3),
    .f0_4(flags__f0_4),
    .f0_5(flags__f0_5),
    .f0_6(flags__f0_6),
    .f1_0(flags__f1_0),
    .f1_1(flags__f1_1),
    .f1_2(flags__f1_2),
    .f1_3(flags__f1_3),
    .f1_4(flags__f1_4),
    .f1_5(flags__f1_5),
    .f1_6(flags__f1_6),
    .cr0_0(flags__cr0_0),
    .cr0_1(flags__cr0_1),
    .cr0_2(flags__cr0_2),
    .cr0_3(flags__cr0_3),
    .cr0_4(flags__cr0_4),
    .cr0_5(flags__cr0_5),
    .cr0_6(flags__cr0_6),
    .active(bundle_0__active),
    .predicate(bundle_0__predicate),
    .emask(bundle_0__emask),
    .pmask(bundle_0__pmask),
    .mode(bundle_0__mode),
    .scalar(bundle_0__scalar)
  );

  tessera_tc_bundle bundle_1 (
    .valid(choice__valid_1),
    .slot(choice__slot_1),
    .lo(payload_1__lo),
    .hi(payload_1__hi),
    .act_0(threads_0__act),
    .act_1(threads_1__act),
    .act_2(threads_2__act),
    .act_3(threads_3__act),
    .act_4(threads_4__act),
    .act_5(threads_5__act),
    .act_6(threads_6__act),
    .f0_0(flags__f0_0),
    .f0_1(flags__f0_1),
    .f0_2(flags__f0_2),
    .f0_3(flags__f0_3),
    .f0_4(flags__f0_4),
    .f0_5(flags__f0_5),
    .f0_6(flags__f0_6),
    .f1_0(flags__f1_0),
    .f1_1(flags__f1_1),
    .f1_2(flags__f1_2),
    .f1_3(flags__f1_3),
    .f1_4(flags__f1_4),
    .f1_5(flags__f1_5),
    .f1_6(flags__f1_6),
    .cr0_0(flags__cr0_0),
    .cr0_1(flags__cr0_1),
    .cr0_2(flags__cr0_2),
    .cr0_3(flags__cr0_3),
    .cr0_4(flags__cr0_4),
    .cr0_5(flags__cr0_5),
    .cr0_6(flags__cr0_6),
    .active(bundle_1__active),
    .predicate(bundle_1__predicate),
    .emask(bundle_1__emask),
    .pmask(bundle_1__pmask),
    .mode(bundle_1__mode),
    .scalar(bundle_1__scalar)
  );

  tessera_tc_bundle bundle_2 (
    .valid(choice__valid_2),
    .slot(choice__slot_2),
    .lo(payload_2__lo),
    .hi(payload_2__hi),
    .act_0(threads_0__act),
    .act_1(threads_1__act),
    .act_2(threads_2__act),
    .act_3(threads_3__act),
    .act_4(threads_4__act),
    .act_5(threads_5__act),
    .act_6(threads_6__act),
    .f0_0(flags__f0_0),
    .f0_1(flags__f0_1),
    .f0_2(flags__f0_2),
    .f0_3(flags__f0_3),
    .f0_4(flags__f0_4),
    .f0_5(flags__f0_5),
    .f0_6(flags__f0_6),
    .f1_0(flags__f1_0),
    .f1_1(flags__f1_1),
    .f1_2(flags__f1_2),
    .f1_3(flags__f1_3),
    .f1_4(flags__f1_4),
    .f1_5(flags__f1_5),
    .f1_6(flags__f1_6),
    .cr0_0(flags__cr0_0),
    .cr0_1(flags__cr0_1),
    .cr0_2(flags__cr0_2),
    .cr0_3(flags__cr0_3),
    .cr0_4(flags__cr0_4),
    .cr0_5(flags__cr0_5),
    .cr0_6(flags__cr0_6),
    .active(bundle_2__active),
    .predicate(bundle_2__predicate),
    .emask(bundle_2__emask),
    .pmask(bundle_2__pmask),
    .mode(bundle_2__mode),
    .scalar(bundle_2__scalar)
  );

  tessera_tc_bundle bundle_3 (
    .valid(choice__valid_3),
    .slot(choice__slot_3),
    .lo(payload_3__lo),
    .hi(payload_3__hi),
    .act_0(threads_0__act),
    .act_1(threads_1__act),
    .act_2(threads_2__act),
    .act_3(threads_3__act),
    .act_4(threads_4__act),
    .act_5(threads_5__act),
    .act_6(threads_6__act),
    .f0_0(flags__f0_0),
    .f0_1(flags__f0_1),
    .f0_2(flags__f0_2),
    .f0_3(flags__f0_3),
    .f0_4(flags__f0_4),
    .f0_5(flags__f0_5),
    .f0_6(flags__f0_6),
    .f1_0(flags__f1_0),
    .f1_1(flags__f1_1),
    .f1_2(flags__f1_2),
    .f1_3(flags__f1_3),
    .f1_4(flags__f1_4),
    .f1_5(flags__f1_5),
    .f1_6(flags__f1_6),
    .cr0_0(flags__cr0_0),
    .cr0_1(flags__cr0_1),
    .cr0_2(flags__cr0_2),
    .cr0_3(flags__cr0_3),
    .cr0_4(flags__cr0_4),
    .cr0_5(flags__cr0_5),
    .cr0_6(flags__cr0_6),
    .active(bundle_3__active),
    .predicate(bundle_3__predicate),
    .emask(bundle_3__emask),
    .pmask(bundle_3__pmask),
    .mode(bundle_3__mode),
    .scalar(bundle_3__scalar)
  );

  tessera_lut_ram_a4_words1_w32 addresses (
    .clock(clock),
    .read_address(addresses__read_address),
    .read_data_0(addresses__read_data_0),
    .write_address(addresses__write_address),
    .write_data_0(front__ip),
    .write_enable(write)
  );

  assign st_ready = startable;
  assign busy = running;
  assign if_req_valid = front__if_req_valid;
  assign if_req_line = front__if_req_line;
  assign if_rsp_ready = front__if_rsp_ready;
  // threads
  assign threads_0__start = start[0];
  assign threads_0__advance = front__advance[0];
  assign threads_0__push = front__push[0];
  assign threads_0__issue = choice__issued[0];
  assign threads_0__fetched = fetched[0];
  assign threads_0__done_0 = done_0[0];
  assign threads_0__done_1 = done_1[0];
  assign threads_0__done_2 = done_2[0];
  assign threads_0__r_valid = result[0];
  assign threads_0__eot = ended[0];
  assign threads_1__start = start[1];
  assign threads_1__advance = front__advance[1];
  assign threads_1__push = front__push[1];
  assign threads_1__issue = choice__issued[1];
  assign threads_1__fetched = fetched[1];
  assign threads_1__done_0 = done_0[1];
  assign threads_1__done_1 = done_1[1];
  assign threads_1__done_2 = done_2[1];
  assign threads_1__r_valid = result[1];
  assign threads_1__eot = ended[1];
  assign threads_2__start = start[2];
  assign threads_2__advance = front__advance[2];
  assign threads_2__push = front__push[2];
  assign threads_2__issue = choice__issued[2];
  assign threads_2__fetched = fetched[2];
  assign threads_2__done_0 = done_0[2];
  assign threads_2__done_1 = done_1[2];
  assign threads_2__done_2 = done_2[2];
  assign threads_2__r_valid = result[2];
  assign threads_2__eot = ended[2];
  assign threads_3__start = start[3];
  assign threads_3__advance = front__advance[3];
  assign threads_3__push = front__push[3];
  assign threads_3__issue = choice__issued[3];
  assign threads_3__fetched = fetched[3];
  assign threads_3__done_0 = done_0[3];
  assign threads_3__done_1 = done_1[3];
  assign threads_3__done_2 = done_2[3];
  assign threads_3__r_valid = result[3];
  assign threads_3__eot = ended[3];
  assign threads_4__start = start[4];
  assign threads_4__advance = front__advance[4];
  assign threads_4__push = front__push[4];
  assign threads_4__issue = choice__issued[4];
  assign threads_4__fetched = fetched[4];
  assign threads_4__done_0 = done_0[4];
  assign threads_4__done_1 = done_1[4];
  assign threads_4__done_2 = done_2[4];
  assign threads_4__r_valid = result[4];
  assign threads_4__eot = ended[4];
  assign threads_5__start = start[5];
  assign threads_5__advance = front__advance[5];
  assign threads_5__push = front__push[5];
  assign threads_5__issue = choice__issued[5];
  assign threads_5__fetched = fetched[5];
  assign threads_5__done_0 = done_0[5];
  assign threads_5__done_1 = done_1[5];
  assign threads_5__done_2 = done_2[5];
  assign threads_5__r_valid = result[5];
  assign threads_5__eot = ended[5];
  assign threads_6__start = start[6];
  assign threads_6__advance = front__advance[6];
  assign threads_6__push = front__push[6];
  assign threads_6__issue = choice__issued[6];
  assign threads_6__fetched = fetched[6];
  assign threads_6__done_0 = done_0[6];
  assign threads_6__done_1 = done_1[6];
  assign threads_6__done_2 = done_2[6];
  assign threads_6__r_valid = result[6];
  assign threads_6__eot = ended[6];
  assign write = |front__push;
  // bundles
  assign i0_valid = choice__valid_0;
  assign i0_slot = choice__slot_0;
  assign i0_ip = payload_0__ip;
  assign i0_lo = payload_0__lo;
  assign i0_hi = payload_0__hi;
  assign i0_emask = bundle_0__emask;
  assign i0_pmask = bundle_0__pmask;
  assign i0_mode = bundle_0__mode;
  assign i0_scalar = bundle_0__scalar;
  assign i1_valid = choice__valid_1;
  assign i1_slot = choice__slot_1;
  assign i1_ip = payload_1__ip;
  assign i1_lo = payload_1__lo;
  assign i1_hi = payload_1__hi;
  assign i1_emask = bundle_1__emask;
  assign i1_pmask = bundle_1__pmask;
  assign i1_mode = bundle_1__mode;
  assign i1_scalar = bundle_1__scalar;
  assign ij_valid = choice__valid_2;
  assign ij_slot = choice__slot_2;
  assign ij_ip = payload_2__ip;
  assign ij_lo = payload_2__lo;
  assign ij_hi = payload_2__hi;
  assign ij_len8 = payload_2__len8;
  assign ij_sync = choice__valid_2 & head_sync;
  assign ij_act = bundle_2__active;
  assign ij_pred = bundle_2__predicate;
  assign im_valid = choice__valid_3;
  assign im_slot = choice__slot_3;
  assign im_ip = payload_3__ip;
  assign im_lo = payload_3__lo;
  assign im_hi = payload_3__hi;
  assign im_emask = bundle_3__emask;
  assign first_fault = faults & ((~faults) + 7'd1);
  assign addresses__write_address = ({1'd0, front__slot} << 1) | {3'd0, write_position};
  assign addresses__read_address = ({1'd0, faulty} << 1) | {3'd0, fault_position};
  assign fault_valid = |faults;
  assign fault_slot = faulty;

  always @* begin
    // slots to threads
    running = 7'd0;
    running = (running & 7'h7e) | {6'd0, threads_0__run};
    running = (running & 7'h7d) | ({6'd0, threads_1__run} << 1);
    running = (running & 7'h7b) | ({6'd0, threads_2__run} << 2);
    running = (running & 7'h77) | ({6'd0, threads_3__run} << 3);
    running = (running & 7'h6f) | ({6'd0, threads_4__run} << 4);
    running = (running & 7'h5f) | ({6'd0, threads_5__run} << 5);
    running = (running & 7'h3f) | ({6'd0, threads_6__run} << 6);
  end

  always @* begin
    faults = 7'd0;
    faults = (faults & 7'h7e) | {6'd0, threads_0__fault};
    faults = (faults & 7'h7d) | ({6'd0, threads_1__fault} << 1);
    faults = (faults & 7'h7b) | ({6'd0, threads_2__fault} << 2);
    faults = (faults & 7'h77) | ({6'd0, threads_3__fault} << 3);
    faults = (faults & 7'h6f) | ({6'd0, threads_4__fault} << 4);
    faults = (faults & 7'h5f) | ({6'd0, threads_5__fault} << 5);
    faults = (faults & 7'h3f) | ({6'd0, threads_6__fault} << 6);
  end

  always @* begin
    decodable = 7'd0;
    decodable = (decodable & 7'h7e) | {6'd0, threads_0__decodable};
    decodable = (decodable & 7'h7d) | ({6'd0, threads_1__decodable} << 1);
    decodable = (decodable & 7'h7b) | ({6'd0, threads_2__decodable} << 2);
    decodable = (decodable & 7'h77) | ({6'd0, threads_3__decodable} << 3);
    decodable = (decodable & 7'h6f) | ({6'd0, threads_4__decodable} << 4);
    decodable = (decodable & 7'h5f) | ({6'd0, threads_5__decodable} << 5);
    decodable = (decodable & 7'h3f) | ({6'd0, threads_6__decodable} << 6);
  end

  always @* begin
    wake_valid = 7'd0;
    wake_valid = (wake_valid & 7'h7e) | {6'd0, threads_0__wake_valid};
    wake_valid = (wake_valid & 7'h7d) | ({6'd0, threads_1__wake_valid} << 1);
    wake_valid = (wake_valid & 7'h7b) | ({6'd0, threads_2__wake_valid} << 2);
    wake_valid = (wake_valid & 7'h77) | ({6'd0, threads_3__wake_valid} << 3);
    wake_valid = (wake_valid & 7'h6f) | ({6'd0, threads_4__wake_valid} << 4);
    wake_valid = (wake_valid & 7'h5f) | ({6'd0, threads_5__wake_valid} << 5);
    wake_valid = (wake_valid & 7'h3f) | ({6'd0, threads_6__wake_valid} << 6);
  end

  always @* begin
    alu_ready = 7'd0;
    alu_ready = (alu_ready & 7'h7e) | {6'd0, threads_0__alu_ready};
    alu_ready = (alu_ready & 7'h7d) | ({6'd0, threads_1__alu_ready} << 1);
    alu_ready = (alu_ready & 7'h7b) | ({6'd0, threads_2__alu_ready} << 2);
    alu_ready = (alu_ready & 7'h77) | ({6'd0, threads_3__alu_ready} << 3);
    alu_ready = (alu_ready & 7'h6f) | ({6'd0, threads_4__alu_ready} << 4);
    alu_ready = (alu_ready & 7'h5f) | ({6'd0, threads_5__alu_ready} << 5);
    alu_ready = (alu_ready & 7'h3f) | ({6'd0, threads_6__alu_ready} << 6);
  end

  always @* begin
    je_ready = 7'd0;
    je_ready = (je_ready & 7'h7e) | {6'd0, threads_0__je_ready};
    je_ready = (je_ready & 7'h7d) | ({6'd0, threads_1__je_ready} << 1);
    je_ready = (je_ready & 7'h7b) | ({6'd0, threads_2__je_ready} << 2);
    je_ready = (je_ready & 7'h77) | ({6'd0, threads_3__je_ready} << 3);
    je_ready = (je_ready & 7'h6f) | ({6'd0, threads_4__je_ready} << 4);
    je_ready = (je_ready & 7'h5f) | ({6'd0, threads_5__je_ready} << 5);
    je_ready = (je_ready & 7'h3f) | ({6'd0, threads_6__je_ready} << 6);
  end

  always @* begin
    me_ready = 7'd0;
    me_ready = (me_ready & 7'h7e) | {6'd0, threads_0__me_ready};
    me_ready = (me_ready & 7'h7d) | ({6'd0, threads_1__me_ready} << 1);
    me_ready = (me_ready & 7'h7b) | ({6'd0, threads_2__me_ready} << 2);
    me_ready = (me_ready & 7'h77) | ({6'd0, threads_3__me_ready} << 3);
    me_ready = (me_ready & 7'h6f) | ({6'd0, threads_4__me_ready} << 4);
    me_ready = (me_ready & 7'h5f) | ({6'd0, threads_5__me_ready} << 5);
    me_ready = (me_ready & 7'h3f) | ({6'd0, threads_6__me_ready} << 6);
  end

  always @* begin
    startable = 1'd1;
    if ((st_slot == 3'd0) & threads_0__run) begin
      startable = 1'd0;
    end
    if ((st_slot == 3'd1) & threads_1__run) begin
      startable = 1'd0;
    end
    if ((st_slot == 3'd2) & threads_2__run) begin
      startable = 1'd0;
    end
    if ((st_slot == 3'd3) & threads_3__run) begin
      startable = 1'd0;
    end
    if ((st_slot == 3'd4) & threads_4__run) begin
      startable = 1'd0;
    end
    if ((st_slot == 3'd5) & threads_5__run) begin
      startable = 1'd0;
    end
    if ((st_slot == 3'd6) & threads_6__run) begin
      startable = 1'd0;
    end
  end

  always @* begin
    start = 7'd0;
    if (st_valid & startable) begin
      start = 7'd1 << st_slot;
    end
  end

  always @* begin
    fetched = 7'd0;
    if (f0_valid) begin
      fetched = fetched | (7'd1 << f0_slot);
    end
    if (f1_valid) begin
      fetched = fetched | (7'd1 << f1_slot);
    end
    if (fm_valid) begin
      fetched = fetched | (7'd1 << fm_slot);
    end
  end

  always @* begin
    done_0 = 7'd0;
    if (d0_valid) begin
      done_0 = 7'd1 << d0_slot;
    end
  end

  always @* begin
    done_1 = 7'd0;
    if (d1_valid) begin
      done_1 = 7'd1 << d1_slot;
    end
  end

  always @* begin
    done_2 = 7'd0;
    if (dm_valid) begin
      done_2 = 7'd1 << dm_slot;
    end
  end

  always @* begin
    result = 7'd0;
    if (r_valid) begin
      result = 7'd1 << r_slot;
    end
  end

  always @* begin
    ended = 7'd0;
    if (eot_done) begin
      ended = 7'd1 << eot_slot;
    end
  end

  always @* begin
    write_position = 1'd0;
    if (front__push[0]) begin
      write_position = threads_0__write_position;
    end
    if (front__push[1]) begin
      write_position = threads_1__write_position;
    end
    if (front__push[2]) begin
      write_position = threads_2__write_position;
    end
    if (front__push[3]) begin
      write_position = threads_3__write_position;
    end
    if (front__push[4]) begin
      write_position = threads_4__write_position;
    end
    if (front__push[5]) begin
      write_position = threads_5__write_position;
    end
    if (front__push[6]) begin
      write_position = threads_6__write_position;
    end
  end

  always @* begin
    head_sync = 1'd0;
    if (choice__slot_2 == 3'd0) begin
      head_sync = threads_0__sync;
    end
    if (choice__slot_2 == 3'd1) begin
      head_sync = threads_1__sync;
    end
    if (choice__slot_2 == 3'd2) begin
      head_sync = threads_2__sync;
    end
    if (choice__slot_2 == 3'd3) begin
      head_sync = threads_3__sync;
    end
    if (choice__slot_2 == 3'd4) begin
      head_sync = threads_4__sync;
    end
    if (choice__slot_2 == 3'd5) begin
      head_sync = threads_5__sync;
    end
    if (choice__slot_2 == 3'd6) begin
      head_sync = threads_6__sync;
    end
  end

  always @* begin
    position_0 = 1'd0;
    entry_0 = 2'd0;
    if (choice__slot_0 == 3'd0) begin
      position_0 = threads_0__read_position;
      entry_0 = threads_0__entry;
    end
    if (choice__slot_0 == 3'd1) begin
      position_0 = threads_1__read_position;
      entry_0 = threads_1__entry;
    end
    if (choice__slot_0 == 3'd2) begin
      position_0 = threads_2__read_position;
      entry_0 = threads_2__entry;
    end
    if (choice__slot_0 == 3'd3) begin
      position_0 = threads_3__read_position;
      entry_0 = threads_3__entry;
    end
    if (choice__slot_0 == 3'd4) begin
      position_0 = threads_4__read_position;
      entry_0 = threads_4__entry;
    end
    if (choice__slot_0 == 3'd5) begin
      position_0 = threads_5__read_position;
      entry_0 = threads_5__entry;
    end
    if (choice__slot_0 == 3'd6) begin
      position_0 = threads_6__read_position;
      entry_0 = threads_6__entry;
    end
  end

  always @* begin
    position_1 = 1'd0;
    entry_1 = 2'd0;
    if (choice__slot_1 == 3'd0) begin
      position_1 = threads_0__read_position;
      entry_1 = threads_0__entry;
    end
    if (choice__slot_1 == 3'd1) begin
      position_1 = threads_1__read_position;
      entry_1 = threads_1__entry;
    end
    if (choice__slot_1 == 3'd2) begin
      position_1 = threads_2__read_position;
      entry_1 = threads_2__entry;
    end
    if (choice__slot_1 == 3'd3) begin
      position_1 = threads_3__read_position;
      entry_1 = threads_3__entry;
    end
    if (choice__slot_1 == 3'd4) begin
      position_1 = threads_4__read_position;
      entry_1 = threads_4__entry;
    end
    if (choice__slot_1 == 3'd5) begin
      position_1 = threads_5__read_position;
      entry_1 = threads_5__entry;
    end
    if (choice__slot_1 == 3'd6) begin
      position_1 = threads_6__read_position;
      entry_1 = threads_6__entry;
    end
  end

  always @* begin
    position_2 = 1'd0;
    entry_2 = 2'd0;
    if (choice__slot_2 == 3'd0) begin
      position_2 = threads_0__read_position;
      entry_2 = threads_0__entry;
    end
    if (choice__slot_2 == 3'd1) begin
      position_2 = threads_1__read_position;
      entry_2 = threads_1__entry;
    end
    if (choice__slot_2 == 3'd2) begin
      position_2 = threads_2__read_position;
      entry_2 = threads_2__entry;
    end
    if (choice__slot_2 == 3'd3) begin
      position_2 = threads_3__read_position;
      entry_2 = threads_3__entry;
    end
    if (choice__slot_2 == 3'd4) begin
      position_2 = threads_4__read_position;
      entry_2 = threads_4__entry;
    end
    if (choice__slot_2 == 3'd5) begin
      position_2 = threads_5__read_position;
      entry_2 = threads_5__entry;
    end
    if (choice__slot_2 == 3'd6) begin
      position_2 = threads_6__read_position;
      entry_2 = threads_6__entry;
    end
  end

  always @* begin
    position_3 = 1'd0;
    entry_3 = 2'd0;
    if (choice__slot_3 == 3'd0) begin
      position_3 = threads_0__read_position;
      entry_3 = threads_0__entry;
    end
    if (choice__slot_3 == 3'd1) begin
      position_3 = threads_1__read_position;
      entry_3 = threads_1__entry;
    end
    if (choice__slot_3 == 3'd2) begin
      position_3 = threads_2__read_position;
      entry_3 = threads_2__entry;
    end
    if (choice__slot_3 == 3'd3) begin
      position_3 = threads_3__read_position;
      entry_3 = threads_3__entry;
    end
    if (choice__slot_3 == 3'd4) begin
      position_3 = threads_4__read_position;
      entry_3 = threads_4__entry;
    end
    if (choice__slot_3 == 3'd5) begin
      position_3 = threads_5__read_position;
      entry_3 = threads_5__entry;
    end
    if (choice__slot_3 == 3'd6) begin
      position_3 = threads_6__read_position;
      entry_3 = threads_6__entry;
    end
  end

  always @* begin
    i0_sb = 2'd0;
    if (choice__valid_0) begin
      i0_sb = entry_0;
    end
  end

  always @* begin
    i1_sb = 2'd0;
    if (choice__valid_1) begin
      i1_sb = entry_1;
    end
  end

  always @* begin
    im_sb = 2'd0;
    if (choice__valid_3) begin
      im_sb = entry_3;
    end
  end

  always @* begin
    // stall reasons and fault
    faulty = 3'd0;
    fault_position = 1'd0;
    if (first_fault[0]) begin
      faulty = 3'd0;
      fault_position = threads_0__read_position;
    end
    if (first_fault[1]) begin
      faulty = 3'd1;
      fault_position = threads_1__read_position;
    end
    if (first_fault[2]) begin
      faulty = 3'd2;
      fault_position = threads_2__read_position;
    end
    if (first_fault[3]) begin
      faulty = 3'd3;
      fault_position = threads_3__read_position;
    end
    if (first_fault[4]) begin
      faulty = 3'd4;
      fault_position = threads_4__read_position;
    end
    if (first_fault[5]) begin
      faulty = 3'd5;
      fault_position = threads_5__read_position;
    end
    if (first_fault[6]) begin
      faulty = 3'd6;
      fault_position = threads_6__read_position;
    end
  end

  always @* begin
    stall_0 = threads_0__waiting;
    if (choice__issued[0]) begin
      stall_0 = 3'd1;
    end
  end

  always @* begin
    stall_1 = threads_1__waiting;
    if (choice__issued[1]) begin
      stall_1 = 3'd1;
    end
  end

  always @* begin
    stall_2 = threads_2__waiting;
    if (choice__issued[2]) begin
      stall_2 = 3'd1;
    end
  end

  always @* begin
    stall_3 = threads_3__waiting;
    if (choice__issued[3]) begin
      stall_3 = 3'd1;
    end
  end

  always @* begin
    stall_4 = threads_4__waiting;
    if (choice__issued[4]) begin
      stall_4 = 3'd1;
    end
  end

  always @* begin
    stall_5 = threads_5__waiting;
    if (choice__issued[5]) begin
      stall_5 = 3'd1;
    end
  end

  always @* begin
    stall_6 = threads_6__waiting;
    if (choice__issued[6]) begin
      stall_6 = 3'd1;
    end
  end

  always @* begin
    fault_ip = 32'd0;
    if (|faults) begin
      fault_ip = addresses__read_data_0;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, entry_2, payload_0__len8, payload_1__len8, payload_3__len8, bundle_0__active, bundle_0__predicate, bundle_1__active, bundle_1__predicate, bundle_2__emask, bundle_2__pmask, bundle_2__mode, bundle_2__scalar, bundle_3__active, bundle_3__predicate, bundle_3__pmask, bundle_3__mode, bundle_3__scalar};
endmodule
`default_nettype wire
