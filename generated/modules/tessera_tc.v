// tessera_tc
// Thread control: fetch, decode, dependency check, issue. `ISSUE`: bundles handed out in a cycle, 4 or 2. `RARE`:
// whether ALU0 executes what is rare, 1 (`Rare::Both`) or 0 (`Rare::Alu1`). `ALU0S`: whether there is an ALU0, 1
// (`Alus::Two`) or 0 (`Alus::One`). `THREADS`: threads, 1 to 7; none may start in a higher slot. `DIVIDES`, `DOUBLES`:
// ALU1 divides integers, has a lane for f64, 1 or 0.
//
//   in    1  clock              Clock.
//   in    1  reset              Synchronous reset, active high.
// start: A thread to start, from dispatch.
//   in    1  start_valid        An item is on offer.
//   in    3  start_slot         Thread slot.
//   in   32  start_ip           Address of its first instruction.
//   in   32  start_mask         Channels it is dispatched with.
//   out   1  start_ready        The item, if there is one, is taken at this edge.
// if_req: Lines of instructions wanted.
//   out   1  if_req_valid       An item is on offer.
//   out  26  if_req_line        Address divided by 64.
//   in    1  if_req_ready       The item, if there is one, is taken at this edge.
// if_rsp: Lines of instructions as they come.
//   in    1  if_rsp_valid       An item is on offer.
//   in   26  if_rsp_line        Address divided by 64.
//   in   64  if_rsp_data_0      The bytes, low ones first.
//   in   64  if_rsp_data_1
//   in   64  if_rsp_data_2
//   in   64  if_rsp_data_3
//   in   64  if_rsp_data_4
//   in   64  if_rsp_data_5
//   in   64  if_rsp_data_6
//   in   64  if_rsp_data_7
//   out   1  if_rsp_ready       The item, if there is one, is taken at this edge.
// issue_0: Instructions to ALU0 and ALU1.
//   out   1  issue_0_valid      An item is on offer.
//   out   3  issue_0_slot       Thread slot.
//   out  32  issue_0_ip         Address of the instruction.
//   out  64  issue_0_lo         Native instruction, bits 63:0.
//   out  64  issue_0_hi         Native instruction, bits 127:64.
//   out  32  issue_0_emask      Write-enabled lanes (for sel the predicate is not in it).
//   out  32  issue_0_pmask      Predicate of each lane; all ones without predicate.
//   out   5  issue_0_mode       Bits 1:0 rounding mode, bit 2 flush f32 denormals, bit 3 f16, bit 4 f64.
//   out  32  issue_0_scalar     32-bit value of an ARF source (f0, f1, cr0).
//   out   2  issue_0_sb         Scoreboard entry of the instruction.
//   in    1  issue_0_ready      The item, if there is one, is taken at this edge.
// issue_1: Instructions to ALU0 and ALU1.
//   out   1  issue_1_valid      An item is on offer.
//   out   3  issue_1_slot       Thread slot.
//   out  32  issue_1_ip         Address of the instruction.
//   out  64  issue_1_lo         Native instruction, bits 63:0.
//   out  64  issue_1_hi         Native instruction, bits 127:64.
//   out  32  issue_1_emask      Write-enabled lanes (for sel the predicate is not in it).
//   out  32  issue_1_pmask      Predicate of each lane; all ones without predicate.
//   out   5  issue_1_mode       Bits 1:0 rounding mode, bit 2 flush f32 denormals, bit 3 f16, bit 4 f64.
//   out  32  issue_1_scalar     32-bit value of an ARF source (f0, f1, cr0).
//   out   2  issue_1_sb         Scoreboard entry of the instruction.
//   in    1  issue_1_ready      The item, if there is one, is taken at this edge.
// issue_je: Instructions to JE.
//   out   1  issue_je_valid     An item is on offer.
//   out   3  issue_je_slot      Thread slot.
//   out  32  issue_je_ip        Address of the instruction.
//   out   1  issue_je_len8      1: the instruction is 8 bytes long (compacted).
//   out   7  issue_je_op        Opcode; 0 with `sync`.
//   out   1  issue_je_branch    BranchCtrl (`.b`).
//   out   3  issue_je_group     First channel, in fours.
//   out   3  issue_je_size      Execution size: 2 to the power of it channels.
//   out  32  issue_je_uip       Distance in bytes to the end of the structure.
//   out  32  issue_je_jip       Distance in bytes to the next join; of `jmpi` its immediate, of `calla` an address.
//   out   1  issue_je_reg       The target is in a register, which `jip` or `uip` names.
//   out   7  issue_je_dst       Register that a call writes.
//   out   3  issue_je_dst_sub   The first dword of it that is written.
//   out   1  issue_je_sync      Join the channels parked at `ip`; the instruction itself is not executed.
//   out  32  issue_je_act       Active channels.
//   out  32  issue_je_pred      Predicate by channel number (all ones without predicate).
//   in    1  issue_je_ready     The item, if there is one, is taken at this edge.
// issue_me: Instructions to ME.
//   out   1  issue_me_valid     An item is on offer.
//   out   3  issue_me_slot      Thread slot.
//   out  32  issue_me_ip        Address of the instruction.
//   out   7  issue_me_op        Opcode.
//   out   1  issue_me_eot       End of thread.
//   out   7  issue_me_src0      First register of the payload.
//   out   4  issue_me_mlen      Registers of the payload.
//   out   7  issue_me_src1      First register of the second payload.
//   out   4  issue_me_xlen      Registers of the second payload; 0 without one.
//   out   7  issue_me_dst       First register of the response.
//   out   5  issue_me_rlen      Registers of the response; 0 without one.
//   out   1  issue_me_by_a0     The descriptor is in a0: `mlen` and `desc` mean nothing, `rlen` is all ones or 0.
//   out   4  issue_me_sfid      Shared function.
//   out  31  issue_me_desc      Descriptor, bits 30:0.
//   out  16  issue_me_extra     Extended descriptor, bits 31:16.
//   out  32  issue_me_emask     Enabled lanes.
//   out   2  issue_me_sb        Scoreboard entry of the response.
//   in    1  issue_me_ready     The item, if there is one, is taken at this edge.
// fetched_0: ALU0, ALU1, ME have read the operands of an instruction.
//   in    1  fetched_0_valid    It happens in this cycle.
//   in    3  fetched_0_slot     Thread slot.
// fetched_1: ALU0, ALU1, ME have read the operands of an instruction.
//   in    1  fetched_1_valid    It happens in this cycle.
//   in    3  fetched_1_slot     Thread slot.
// fetched_2: ALU0, ALU1, ME have read the operands of an instruction.
//   in    1  fetched_2_valid    It happens in this cycle.
//   in    3  fetched_2_slot     Thread slot.
// done_0: ALU0, ALU1, ME are done with a scoreboard entry.
//   in    1  done_0_valid       It happens in this cycle.
//   in    3  done_0_slot        Thread slot.
//   in    2  done_0_sb          Scoreboard entry that becomes free.
// done_1: ALU0, ALU1, ME are done with a scoreboard entry.
//   in    1  done_1_valid       It happens in this cycle.
//   in    3  done_1_slot        Thread slot.
//   in    2  done_1_sb          Scoreboard entry that becomes free.
// done_2: ALU0, ALU1, ME are done with a scoreboard entry.
//   in    1  done_2_valid       It happens in this cycle.
//   in    3  done_2_slot        Thread slot.
//   in    2  done_2_sb          Scoreboard entry that becomes free.
// fl_0: Flags that ALU0 and ALU1 write; the thread is that of `done`.
//   in    1  fl_0_we            Flags are written in this cycle.
//   in    1  fl_0_reg           0: f0, 1: f1.
//   in   32  fl_0_mask          Bits to write.
//   in   32  fl_0_val           Their values; 0 outside `mask`.
// fl_1: Flags that ALU0 and ALU1 write; the thread is that of `done`.
//   in    1  fl_1_we            Flags are written in this cycle.
//   in    1  fl_1_reg           0: f0, 1: f1.
//   in   32  fl_1_mask          Bits to write.
//   in   32  fl_1_val           Their values; 0 outside `mask`.
// arf_0: Architecture registers that ALU0 and ALU1 write; the thread is that of `done`.
//   in    1  arf_0_we           It is written in this cycle.
//   in    2  arf_0_sel          0: cr0, 1: f0, 2: f1, 3: n0.
//   in    4  arf_0_be           Bytes to write.
//   in   32  arf_0_val          The bytes; 0 where not enabled.
// arf_1: Architecture registers that ALU0 and ALU1 write; the thread is that of `done`.
//   in    1  arf_1_we           It is written in this cycle.
//   in    2  arf_1_sel          0: cr0, 1: f0, 2: f1, 3: n0.
//   in    4  arf_1_be           Bytes to write.
//   in   32  arf_1_val          The bytes; 0 where not enabled.
// branch: Result of JE.
//   in    1  branch_valid       There is one in this cycle.
//   in    3  branch_slot        Thread slot.
//   in    1  branch_sync        It is that of a sync.
//   in   32  branch_target      Where the thread goes on.
//   in   32  branch_act         Channels active there.
//   in    1  branch_wake_valid  Channels are parked at a higher address.
//   in   32  branch_wake        The lowest such address.
// ended: A thread has ended.
//   in    1  ended_valid        It happens in this cycle.
//   in    3  ended_slot         Thread slot.
// nt: A notification for a thread, from the message gateway: its barrier is complete.
//   in    1  nt_valid           It happens in this cycle.
//   in    3  nt_slot            Thread slot.
// refused: A message was refused: its thread stops.
//   in    1  refused_valid      There is one in this cycle.
//   in    3  refused_slot       Thread slot, as it came with the message.
//   in   32  refused_ip         Address of the instruction, as it came with the message.
//   out   7  busy               Threads that run.
//   out   4  stall_0            Why each thread does not issue, or that it does: see the stall codes.
//   out   4  stall_1
//   out   4  stall_2
//   out   4  stall_3
//   out   4  stall_4
//   out   4  stall_5
//   out   4  stall_6
// fault: The first thread that met an instruction the EU does not execute, or whose message was refused.
//   out   1  fault_valid        There is one.
//   out   3  fault_slot         Thread slot, the lowest of several.
//   out  32  fault_ip           Address of the instruction.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: start (in), if_req (out), if_rsp (in), issue_0 (out), issue_1 (out), issue_je (out), issue_me (out):
// transfer at a rising edge with valid and ready both high.
// Contract: hdl/docs/src/contract/tc.md
//
// Exported from hdl/blocks/eu/src/tc/mod.rs; do not edit.
`default_nettype none
module tessera_tc (
  input  wire clock,
  input  wire reset,
  input  wire start_valid,
  input  wire [2:0] start_slot,
  input  wire [31:0] start_ip,
  input  wire [31:0] start_mask,
  output wire start_ready,
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
  output wire issue_0_valid,
  output reg  [2:0] issue_0_slot,
  output reg  [31:0] issue_0_ip,
  output reg  [63:0] issue_0_lo,
  output reg  [63:0] issue_0_hi,
  output wire [31:0] issue_0_emask,
  output wire [31:0] issue_0_pmask,
  output wire [4:0] issue_0_mode,
  output wire [31:0] issue_0_scalar,
  output wire [1:0] issue_0_sb,
  input  wire issue_0_ready,
  output wire issue_1_valid,
  output reg  [2:0] issue_1_slot,
  output reg  [31:0] issue_1_ip,
  output reg  [63:0] issue_1_lo,
  output reg  [63:0] issue_1_hi,
  output wire [31:0] issue_1_emask,
  output wire [31:0] issue_1_pmask,
  output wire [4:0] issue_1_mode,
  output wire [31:0] issue_1_scalar,
  output wire [1:0] issue_1_sb,
  input  wire issue_1_ready,
  output wire issue_je_valid,
  output wire [2:0] issue_je_slot,
  output wire [31:0] issue_je_ip,
  output wire issue_je_len8,
  output wire [6:0] issue_je_op,
  output wire issue_je_branch,
  output wire [2:0] issue_je_group,
  output wire [2:0] issue_je_size,
  output wire [31:0] issue_je_uip,
  output wire [31:0] issue_je_jip,
  output wire issue_je_reg,
  output wire [6:0] issue_je_dst,
  output wire [2:0] issue_je_dst_sub,
  output wire issue_je_sync,
  output wire [31:0] issue_je_act,
  output wire [31:0] issue_je_pred,
  input  wire issue_je_ready,
  output wire issue_me_valid,
  output wire [2:0] issue_me_slot,
  output wire [31:0] issue_me_ip,
  output wire [6:0] issue_me_op,
  output wire issue_me_eot,
  output wire [6:0] issue_me_src0,
  output wire [3:0] issue_me_mlen,
  output wire [6:0] issue_me_src1,
  output wire [3:0] issue_me_xlen,
  output wire [6:0] issue_me_dst,
  output wire [4:0] issue_me_rlen,
  output wire issue_me_by_a0,
  output wire [3:0] issue_me_sfid,
  output wire [30:0] issue_me_desc,
  output wire [15:0] issue_me_extra,
  output wire [31:0] issue_me_emask,
  output wire [1:0] issue_me_sb,
  input  wire issue_me_ready,
  input  wire fetched_0_valid,
  input  wire [2:0] fetched_0_slot,
  input  wire fetched_1_valid,
  input  wire [2:0] fetched_1_slot,
  input  wire fetched_2_valid,
  input  wire [2:0] fetched_2_slot,
  input  wire done_0_valid,
  input  wire [2:0] done_0_slot,
  input  wire [1:0] done_0_sb,
  input  wire done_1_valid,
  input  wire [2:0] done_1_slot,
  input  wire [1:0] done_1_sb,
  input  wire done_2_valid,
  input  wire [2:0] done_2_slot,
  input  wire [1:0] done_2_sb,
  input  wire fl_0_we,
  input  wire fl_0_reg,
  input  wire [31:0] fl_0_mask,
  input  wire [31:0] fl_0_val,
  input  wire fl_1_we,
  input  wire fl_1_reg,
  input  wire [31:0] fl_1_mask,
  input  wire [31:0] fl_1_val,
  input  wire arf_0_we,
  input  wire [1:0] arf_0_sel,
  input  wire [3:0] arf_0_be,
  input  wire [31:0] arf_0_val,
  input  wire arf_1_we,
  input  wire [1:0] arf_1_sel,
  input  wire [3:0] arf_1_be,
  input  wire [31:0] arf_1_val,
  input  wire branch_valid,
  input  wire [2:0] branch_slot,
  input  wire branch_sync,
  input  wire [31:0] branch_target,
  input  wire [31:0] branch_act,
  input  wire branch_wake_valid,
  input  wire [31:0] branch_wake,
  input  wire ended_valid,
  input  wire [2:0] ended_slot,
  input  wire nt_valid,
  input  wire [2:0] nt_slot,
  input  wire refused_valid,
  input  wire [2:0] refused_slot,
  input  wire [31:0] refused_ip,
  output wire [6:0] busy,
  output wire [3:0] stall_0,
  output wire [3:0] stall_1,
  output wire [3:0] stall_2,
  output wire [3:0] stall_3,
  output wire [3:0] stall_4,
  output wire [3:0] stall_5,
  output wire [3:0] stall_6,
  output wire fault_valid,
  output wire [2:0] fault_slot,
  output wire [31:0] fault_ip
);
  wire starts;
  wire [6:0] starting;
  reg  startable;
  reg  [6:0] operands_read;
  wire [6:0] finished_0;
  wire [6:0] finished_1;
  wire [6:0] finished_2;
  wire [6:0] branched;
  wire [6:0] ending;
  wire [6:0] notified;
  wire [6:0] counter_write_0;
  wire [6:0] counter_write_1;
  reg  [6:0] running;
  reg  [6:0] faults;
  reg  [6:0] decodable;
  reg  [6:0] alu_ready;
  reg  [6:0] math;
  reg  [6:0] je_ready;
  reg  [6:0] me_ready;
  wire [6:0] first_fault;
  wire [2:0] faulty_slot;
  reg  fault_is_message;
  wire [6:0] refusing;
  reg  turns_bad;
  wire write;
  reg  [6:0] read_positions;
  reg  [6:0] write_positions;
  wire [3:0] push_row;
  wire [3:0] head_row;
  wire made_0;
  wire made_1;
  wire made_2;
  wire made_3;
  wire [3:0] row_0;
  wire [3:0] row_1;
  wire [3:0] row_2;
  wire [3:0] row_3;
  wire [2:0] slot_0;
  wire [2:0] slot_1;
  wire [2:0] slot_2;
  wire [2:0] slot_3;
  reg  [1:0] entry_0;
  reg  [1:0] entry_1;
  reg  [1:0] entry_2;
  reg  [1:0] entry_3;
  reg  head_sync;
  wire front__jump;
  wire front__if_req_valid;
  wire [25:0] front__if_req_line;
  wire front__if_rsp_ready;
  wire [6:0] front__branches;
  wire [2:0] front__d3_slot;
  wire [6:0] front__push;
  wire [2:0] front__slot;
  wire [63:0] front__decoded_lo;
  wire [63:0] front__decoded_hi;
  wire [31:0] front__decoded_ip;
  wire front__decoded_len8;
  wire [13:0] front__needs_kind;
  wire [16:0] front__needs_span_0;
  wire [16:0] front__needs_span_1;
  wire [16:0] front__needs_span_2;
  wire [16:0] front__needs_span_3;
  wire threads_0__start;
  wire threads_0__branches;
  wire threads_0__push;
  wire threads_0__issue;
  wire threads_0__second;
  wire threads_0__fetched;
  wire threads_0__done_0;
  wire threads_0__done_1;
  wire threads_0__done_2;
  wire threads_0__branched;
  wire threads_0__eot;
  wire threads_0__notified;
  wire threads_0__counter_write;
  wire [3:0] threads_0__counter;
  wire threads_0__refused;
  wire threads_0__run;
  wire threads_0__fault;
  wire threads_0__bad;
  wire threads_0__turns_bad;
  wire threads_0__decodable;
  wire [3:0] threads_0__of_second;
  wire [3:0] threads_0__of_me;
  wire [1:0] threads_0__queued;
  wire threads_0__read_position;
  wire threads_0__write_position;
  wire threads_0__alu_ready;
  wire threads_0__math;
  wire threads_0__je_ready;
  wire threads_0__me_ready;
  wire threads_0__sync;
  wire [1:0] threads_0__entry;
  wire [3:0] threads_0__waiting;
  wire threads_1__start;
  wire threads_1__branches;
  wire threads_1__push;
  wire threads_1__issue;
  wire threads_1__second;
  wire threads_1__fetched;
  wire threads_1__done_0;
  wire threads_1__done_1;
  wire threads_1__done_2;
  wire threads_1__branched;
  wire threads_1__eot;
  wire threads_1__notified;
  wire threads_1__counter_write;
  wire [3:0] threads_1__counter;
  wire threads_1__refused;
  wire threads_1__run;
  wire threads_1__fault;
  wire threads_1__bad;
  wire threads_1__turns_bad;
  wire threads_1__decodable;
  wire [3:0] threads_1__of_second;
  wire [3:0] threads_1__of_me;
  wire [1:0] threads_1__queued;
  wire threads_1__read_position;
  wire threads_1__write_position;
  wire threads_1__alu_ready;
  wire threads_1__math;
  wire threads_1__je_ready;
  wire threads_1__me_ready;
  wire threads_1__sync;
  wire [1:0] threads_1__entry;
  wire [3:0] threads_1__waiting;
  wire threads_2__start;
  wire threads_2__branches;
  wire threads_2__push;
  wire threads_2__issue;
  wire threads_2__second;
  wire threads_2__fetched;
  wire threads_2__done_0;
  wire threads_2__done_1;
  wire threads_2__done_2;
  wire threads_2__branched;
  wire threads_2__eot;
  wire threads_2__notified;
  wire threads_2__counter_write;
  wire [3:0] threads_2__counter;
  wire threads_2__refused;
  wire threads_2__run;
  wire threads_2__fault;
  wire threads_2__bad;
  wire threads_2__turns_bad;
  wire threads_2__decodable;
  wire [3:0] threads_2__of_second;
  wire [3:0] threads_2__of_me;
  wire [1:0] threads_2__queued;
  wire threads_2__read_position;
  wire threads_2__write_position;
  wire threads_2__alu_ready;
  wire threads_2__math;
  wire threads_2__je_ready;
  wire threads_2__me_ready;
  wire threads_2__sync;
  wire [1:0] threads_2__entry;
  wire [3:0] threads_2__waiting;
  wire threads_3__start;
  wire threads_3__branches;
  wire threads_3__push;
  wire threads_3__issue;
  wire threads_3__second;
  wire threads_3__fetched;
  wire threads_3__done_0;
  wire threads_3__done_1;
  wire threads_3__done_2;
  wire threads_3__branched;
  wire threads_3__eot;
  wire threads_3__notified;
  wire threads_3__counter_write;
  wire [3:0] threads_3__counter;
  wire threads_3__refused;
  wire threads_3__run;
  wire threads_3__fault;
  wire threads_3__bad;
  wire threads_3__turns_bad;
  wire threads_3__decodable;
  wire [3:0] threads_3__of_second;
  wire [3:0] threads_3__of_me;
  wire [1:0] threads_3__queued;
  wire threads_3__read_position;
  wire threads_3__write_position;
  wire threads_3__alu_ready;
  wire threads_3__math;
  wire threads_3__je_ready;
  wire threads_3__me_ready;
  wire threads_3__sync;
  wire [1:0] threads_3__entry;
  wire [3:0] threads_3__waiting;
  wire threads_4__start;
  wire threads_4__branches;
  wire threads_4__push;
  wire threads_4__issue;
  wire threads_4__second;
  wire threads_4__fetched;
  wire threads_4__done_0;
  wire threads_4__done_1;
  wire threads_4__done_2;
  wire threads_4__branched;
  wire threads_4__eot;
  wire threads_4__notified;
  wire threads_4__counter_write;
  wire [3:0] threads_4__counter;
  wire threads_4__refused;
  wire threads_4__run;
  wire threads_4__fault;
  wire threads_4__bad;
  wire threads_4__turns_bad;
  wire threads_4__decodable;
  wire [3:0] threads_4__of_second;
  wire [3:0] threads_4__of_me;
  wire [1:0] threads_4__queued;
  wire threads_4__read_position;
  wire threads_4__write_position;
  wire threads_4__alu_ready;
  wire threads_4__math;
  wire threads_4__je_ready;
  wire threads_4__me_ready;
  wire threads_4__sync;
  wire [1:0] threads_4__entry;
  wire [3:0] threads_4__waiting;
  wire threads_5__start;
  wire threads_5__branches;
  wire threads_5__push;
  wire threads_5__issue;
  wire threads_5__second;
  wire threads_5__fetched;
  wire threads_5__done_0;
  wire threads_5__done_1;
  wire threads_5__done_2;
  wire threads_5__branched;
  wire threads_5__eot;
  wire threads_5__notified;
  wire threads_5__counter_write;
  wire [3:0] threads_5__counter;
  wire threads_5__refused;
  wire threads_5__run;
  wire threads_5__fault;
  wire threads_5__bad;
  wire threads_5__turns_bad;
  wire threads_5__decodable;
  wire [3:0] threads_5__of_second;
  wire [3:0] threads_5__of_me;
  wire [1:0] threads_5__queued;
  wire threads_5__read_position;
  wire threads_5__write_position;
  wire threads_5__alu_ready;
  wire threads_5__math;
  wire threads_5__je_ready;
  wire threads_5__me_ready;
  wire threads_5__sync;
  wire [1:0] threads_5__entry;
  wire [3:0] threads_5__waiting;
  wire threads_6__start;
  wire threads_6__branches;
  wire threads_6__push;
  wire threads_6__issue;
  wire threads_6__second;
  wire threads_6__fetched;
  wire threads_6__done_0;
  wire threads_6__done_1;
  wire threads_6__done_2;
  wire threads_6__branched;
  wire threads_6__eot;
  wire threads_6__notified;
  wire threads_6__counter_write;
  wire [3:0] threads_6__counter;
  wire threads_6__refused;
  wire threads_6__run;
  wire threads_6__fault;
  wire threads_6__bad;
  wire threads_6__turns_bad;
  wire threads_6__decodable;
  wire [3:0] threads_6__of_second;
  wire [3:0] threads_6__of_me;
  wire [1:0] threads_6__queued;
  wire threads_6__read_position;
  wire threads_6__write_position;
  wire threads_6__alu_ready;
  wire threads_6__math;
  wire threads_6__je_ready;
  wire threads_6__me_ready;
  wire threads_6__sync;
  wire [1:0] threads_6__entry;
  wire [3:0] threads_6__waiting;
  wire [18:0] results__older_0;
  wire [18:0] results__older_1;
  wire [18:0] results__older_2;
  wire [18:0] results__older_3;
  wire [18:0] results__older_4;
  wire [3:0] depend__meets;
  wire depend__meets_ahead;
  wire [31:0] flags__f0_0;
  wire [31:0] flags__f0_1;
  wire [31:0] flags__f0_2;
  wire [31:0] flags__f0_3;
  wire [31:0] flags__f1_0;
  wire [31:0] flags__f1_1;
  wire [31:0] flags__f1_2;
  wire [31:0] flags__f1_3;
  wire [31:0] flags__control_0;
  wire [31:0] flags__control_1;
  wire [31:0] flags__control_2;
  wire [31:0] flags__control_3;
  wire [31:0] channels__act_0;
  wire [31:0] channels__act_1;
  wire [31:0] channels__act_2;
  wire [31:0] channels__act_3;
  wire channels__wake_valid;
  wire [31:0] channels__wake;
  wire choice__valid_0;
  wire choice__valid_1;
  wire choice__valid_2;
  wire choice__valid_3;
  wire [3:0] choice__row_0;
  wire [3:0] choice__row_1;
  wire [3:0] choice__row_2;
  wire [3:0] choice__row_3;
  wire [6:0] choice__chosen_0_one;
  wire [6:0] choice__chosen_0_other;
  wire choice__chosen_0_is_second;
  wire [6:0] choice__chosen_1_one;
  wire [6:0] choice__chosen_1_other;
  wire choice__chosen_1_is_second;
  wire [6:0] choice__chosen_2_one;
  wire [6:0] choice__chosen_2_other;
  wire choice__chosen_2_is_second;
  wire [6:0] choice__chosen_3_one;
  wire [6:0] choice__chosen_3_other;
  wire choice__chosen_3_is_second;
  wire [6:0] choice__issued;
  wire [10:0] predicate_needs__needs;
  wire [63:0] payload_0__head_lo;
  wire [63:0] payload_0__head_hi;
  wire [31:0] payload_0__head_ip;
  wire payload_0__head_len8;
  wire [10:0] payload_0__needs;
  wire [63:0] payload_1__head_lo;
  wire [63:0] payload_1__head_hi;
  wire [31:0] payload_1__head_ip;
  wire payload_1__head_len8;
  wire [10:0] payload_1__needs;
  wire [63:0] payload_2__head_lo;
  wire [63:0] payload_2__head_hi;
  wire [31:0] payload_2__head_ip;
  wire payload_2__head_len8;
  wire [10:0] payload_2__needs;
  wire [63:0] payload_3__head_lo;
  wire [63:0] payload_3__head_hi;
  wire [31:0] payload_3__head_ip;
  wire payload_3__head_len8;
  wire [10:0] payload_3__needs;
  wire [31:0] bundle_0__active;
  wire [31:0] bundle_0__predicate;
  wire [31:0] bundle_0__masks_emask;
  wire [31:0] bundle_0__masks_pmask;
  wire [4:0] bundle_0__masks_mode;
  wire [31:0] bundle_0__masks_scalar;
  wire [31:0] bundle_1__active;
  wire [31:0] bundle_1__predicate;
  wire [31:0] bundle_1__masks_emask;
  wire [31:0] bundle_1__masks_pmask;
  wire [4:0] bundle_1__masks_mode;
  wire [31:0] bundle_1__masks_scalar;
  wire [31:0] bundle_2__active;
  wire [31:0] bundle_2__predicate;
  wire [31:0] bundle_2__masks_emask;
  wire [31:0] bundle_2__masks_pmask;
  wire [4:0] bundle_2__masks_mode;
  wire [31:0] bundle_2__masks_scalar;
  wire [31:0] bundle_3__active;
  wire [31:0] bundle_3__predicate;
  wire [31:0] bundle_3__masks_emask;
  wire [31:0] bundle_3__masks_pmask;
  wire [4:0] bundle_3__masks_mode;
  wire [31:0] bundle_3__masks_scalar;
  wire [31:0] addresses__read_data_0;
  wire [31:0] bad__read_data_0;
  wire [3:0] faulty__row;
  wire [2:0] flow__issue_slot;
  wire [31:0] flow__issue_ip;
  wire flow__issue_len8;
  wire [6:0] flow__issue_op;
  wire flow__issue_branch;
  wire [2:0] flow__issue_group;
  wire [2:0] flow__issue_size;
  wire [31:0] flow__issue_uip;
  wire [31:0] flow__issue_jip;
  wire flow__issue_reg;
  wire [6:0] flow__issue_dst;
  wire [2:0] flow__issue_dst_sub;
  wire flow__issue_sync;
  wire [31:0] flow__issue_act;
  wire [31:0] flow__issue_pred;
  wire [2:0] send__issue_slot;
  wire [31:0] send__issue_ip;
  wire [6:0] send__issue_op;
  wire send__issue_eot;
  wire [6:0] send__issue_src0;
  wire [3:0] send__issue_mlen;
  wire [6:0] send__issue_src1;
  wire [3:0] send__issue_xlen;
  wire [6:0] send__issue_dst;
  wire [4:0] send__issue_rlen;
  wire send__issue_by_a0;
  wire [3:0] send__issue_sfid;
  wire [30:0] send__issue_desc;
  wire [15:0] send__issue_extra;
  wire [31:0] send__issue_emask;
  wire [1:0] send__issue_sb;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_tc_front_threads7 front (
    .clock(clock),
    .reset(reset),
    // front end
    .rare_is_math(1'd0),
    .all_is_math(1'd0),
    .divides(1'd1),
    .has_doubles(1'd1),
    .run(running),
    .decodable(decodable),
    .start(starts),
    .start_slot(start_slot),
    .starting(starting),
    .start_ip(start_ip),
    // threads
    .queued_0(threads_0__queued),
    .queued_1(threads_1__queued),
    .queued_2(threads_2__queued),
    .queued_3(threads_3__queued),
    .queued_4(threads_4__queued),
    .queued_5(threads_5__queued),
    .queued_6(threads_6__queued),
    .jump(front__jump),
    .jump_slot(branch_slot),
    .target(branch_target),
    .wake_valid(channels__wake_valid),
    .wake(channels__wake),
    .if_req_valid(front__if_req_valid),
    .if_req_line(front__if_req_line),
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
    .if_rsp_ready(front__if_rsp_ready),
    .branches(front__branches),
    .d3_slot(front__d3_slot),
    .push(front__push),
    .slot(front__slot),
    .decoded_lo(front__decoded_lo),
    .decoded_hi(front__decoded_hi),
    .decoded_ip(front__decoded_ip),
    .decoded_len8(front__decoded_len8),
    .needs_kind(front__needs_kind),
    .needs_span_0(front__needs_span_0),
    .needs_span_1(front__needs_span_1),
    .needs_span_2(front__needs_span_2),
    .needs_span_3(front__needs_span_3)
  );

  tessera_tc_thread threads_0 (
    .clock(clock),
    .reset(reset),
    .start(threads_0__start),
    .branches(threads_0__branches),
    .push(threads_0__push),
    .pushed(front__needs_kind),
    .meets(depend__meets),
    .meets_ahead(depend__meets_ahead),
    .issue(threads_0__issue),
    .second(threads_0__second),
    .fetched(threads_0__fetched),
    .done_0(threads_0__done_0),
    .done_1(threads_0__done_1),
    .done_2(threads_0__done_2),
    .done_entry_0(done_0_sb),
    .done_entry_1(done_1_sb),
    .done_entry_2(done_2_sb),
    .branched(threads_0__branched),
    .branch_sync(branch_sync),
    .eot(threads_0__eot),
    .notified(threads_0__notified),
    .counter_write(threads_0__counter_write),
    .counter(threads_0__counter),
    .refused(threads_0__refused),
    .run(threads_0__run),
    .fault(threads_0__fault),
    .bad(threads_0__bad),
    .turns_bad(threads_0__turns_bad),
    .decodable(threads_0__decodable),
    .of_second(threads_0__of_second),
    .of_me(threads_0__of_me),
    .queued(threads_0__queued),
    .read_position(threads_0__read_position),
    .write_position(threads_0__write_position),
    .alu_ready(threads_0__alu_ready),
    .math(threads_0__math),
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
    .branches(threads_1__branches),
    .push(threads_1__push),
    .pushed(front__needs_kind),
    .meets(depend__meets),
    .meets_ahead(depend__meets_ahead),
    .issue(threads_1__issue),
    .second(threads_1__second),
    .fetched(threads_1__fetched),
    .done_0(threads_1__done_0),
    .done_1(threads_1__done_1),
    .done_2(threads_1__done_2),
    .done_entry_0(done_0_sb),
    .done_entry_1(done_1_sb),
    .done_entry_2(done_2_sb),
    .branched(threads_1__branched),
    .branch_sync(branch_sync),
    .eot(threads_1__eot),
    .notified(threads_1__notified),
    .counter_write(threads_1__counter_write),
    .counter(threads_1__counter),
    .refused(threads_1__refused),
    .run(threads_1__run),
    .fault(threads_1__fault),
    .bad(threads_1__bad),
    .turns_bad(threads_1__turns_bad),
    .decodable(threads_1__decodable),
    .of_second(threads_1__of_second),
    .of_me(threads_1__of_me),
    .queued(threads_1__queued),
    .read_position(threads_1__read_position),
    .write_position(threads_1__write_position),
    .alu_ready(threads_1__alu_ready),
    .math(threads_1__math),
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
    .branches(threads_2__branches),
    .push(threads_2__push),
    .pushed(front__needs_kind),
    .meets(depend__meets),
    .meets_ahead(depend__meets_ahead),
    .issue(threads_2__issue),
    .second(threads_2__second),
    .fetched(threads_2__fetched),
    .done_0(threads_2__done_0),
    .done_1(threads_2__done_1),
    .done_2(threads_2__done_2),
    .done_entry_0(done_0_sb),
    .done_entry_1(done_1_sb),
    .done_entry_2(done_2_sb),
    .branched(threads_2__branched),
    .branch_sync(branch_sync),
    .eot(threads_2__eot),
    .notified(threads_2__notified),
    .counter_write(threads_2__counter_write),
    .counter(threads_2__counter),
    .refused(threads_2__refused),
    .run(threads_2__run),
    .fault(threads_2__fault),
    .bad(threads_2__bad),
    .turns_bad(threads_2__turns_bad),
    .decodable(threads_2__decodable),
    .of_second(threads_2__of_second),
    .of_me(threads_2__of_me),
    .queued(threads_2__queued),
    .read_position(threads_2__read_position),
    .write_position(threads_2__write_position),
    .alu_ready(threads_2__alu_ready),
    .math(threads_2__math),
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
    .branches(threads_3__branches),
    .push(threads_3__push),
    .pushed(front__needs_kind),
    .meets(depend__meets),
    .meets_ahead(depend__meets_ahead),
    .issue(threads_3__issue),
    .second(threads_3__second),
    .fetched(threads_3__fetched),
    .done_0(threads_3__done_0),
    .done_1(threads_3__done_1),
    .done_2(threads_3__done_2),
    .done_entry_0(done_0_sb),
    .done_entry_1(done_1_sb),
    .done_entry_2(done_2_sb),
    .branched(threads_3__branched),
    .branch_sync(branch_sync),
    .eot(threads_3__eot),
    .notified(threads_3__notified),
    .counter_write(threads_3__counter_write),
    .counter(threads_3__counter),
    .refused(threads_3__refused),
    .run(threads_3__run),
    .fault(threads_3__fault),
    .bad(threads_3__bad),
    .turns_bad(threads_3__turns_bad),
    .decodable(threads_3__decodable),
    .of_second(threads_3__of_second),
    .of_me(threads_3__of_me),
    .queued(threads_3__queued),
    .read_position(threads_3__read_position),
    .write_position(threads_3__write_position),
    .alu_ready(threads_3__alu_ready),
    .math(threads_3__math),
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
    .branches(threads_4__branches),
    .push(threads_4__push),
    .pushed(front__needs_kind),
    .meets(depend__meets),
    .meets_ahead(depend__meets_ahead),
    .issue(threads_4__issue),
    .second(threads_4__second),
    .fetched(threads_4__fetched),
    .done_0(threads_4__done_0),
    .done_1(threads_4__done_1),
    .done_2(threads_4__done_2),
    .done_entry_0(done_0_sb),
    .done_entry_1(done_1_sb),
    .done_entry_2(done_2_sb),
    .branched(threads_4__branched),
    .branch_sync(branch_sync),
    .eot(threads_4__eot),
    .notified(threads_4__notified),
    .counter_write(threads_4__counter_write),
    .counter(threads_4__counter),
    .refused(threads_4__refused),
    .run(threads_4__run),
    .fault(threads_4__fault),
    .bad(threads_4__bad),
    .turns_bad(threads_4__turns_bad),
    .decodable(threads_4__decodable),
    .of_second(threads_4__of_second),
    .of_me(threads_4__of_me),
    .queued(threads_4__queued),
    .read_position(threads_4__read_position),
    .write_position(threads_4__write_position),
    .alu_ready(threads_4__alu_ready),
    .math(threads_4__math),
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
    .branches(threads_5__branches),
    .push(threads_5__push),
    .pushed(front__needs_kind),
    .meets(depend__meets),
    .meets_ahead(depend__meets_ahead),
    .issue(threads_5__issue),
    .second(threads_5__second),
    .fetched(threads_5__fetched),
    .done_0(threads_5__done_0),
    .done_1(threads_5__done_1),
    .done_2(threads_5__done_2),
    .done_entry_0(done_0_sb),
    .done_entry_1(done_1_sb),
    .done_entry_2(done_2_sb),
    .branched(threads_5__branched),
    .branch_sync(branch_sync),
    .eot(threads_5__eot),
    .notified(threads_5__notified),
    .counter_write(threads_5__counter_write),
    .counter(threads_5__counter),
    .refused(threads_5__refused),
    .run(threads_5__run),
    .fault(threads_5__fault),
    .bad(threads_5__bad),
    .turns_bad(threads_5__turns_bad),
    .decodable(threads_5__decodable),
    .of_second(threads_5__of_second),
    .of_me(threads_5__of_me),
    .queued(threads_5__queued),
    .read_position(threads_5__read_position),
    .write_position(threads_5__write_position),
    .alu_ready(threads_5__alu_ready),
    .math(threads_5__math),
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
    .branches(threads_6__branches),
    .push(threads_6__push),
    .pushed(front__needs_kind),
    .meets(depend__meets),
    .meets_ahead(depend__meets_ahead),
    .issue(threads_6__issue),
    .second(threads_6__second),
    .fetched(threads_6__fetched),
    .done_0(threads_6__done_0),
    .done_1(threads_6__done_1),
    .done_2(threads_6__done_2),
    .done_entry_0(done_0_sb),
    .done_entry_1(done_1_sb),
    .done_entry_2(done_2_sb),
    .branched(threads_6__branched),
    .branch_sync(branch_sync),
    .eot(threads_6__eot),
    .notified(threads_6__notified),
    .counter_write(threads_6__counter_write),
    .counter(threads_6__counter),
    .refused(threads_6__refused),
    .run(threads_6__run),
    .fault(threads_6__fault),
    .bad(threads_6__bad),
    .turns_bad(threads_6__turns_bad),
    .decodable(threads_6__decodable),
    .of_second(threads_6__of_second),
    .of_me(threads_6__of_me),
    .queued(threads_6__queued),
    .read_position(threads_6__read_position),
    .write_position(threads_6__write_position),
    .alu_ready(threads_6__alu_ready),
    .math(threads_6__math),
    .je_ready(threads_6__je_ready),
    .me_ready(threads_6__me_ready),
    .sync(threads_6__sync),
    .entry(threads_6__entry),
    .waiting(threads_6__waiting)
  );

  tessera_tc_results_issue4 results (
    .clock(clock),
    .write(write),
    .write_row(push_row),
    .pushed_kind(front__needs_kind),
    .pushed_span_0(front__needs_span_0),
    .pushed_span_1(front__needs_span_1),
    .pushed_span_2(front__needs_span_2),
    .pushed_span_3(front__needs_span_3),
    .row_0(row_0),
    .row_1(row_1),
    .row_2(row_2),
    .row_3(row_3),
    .entry_0(entry_0),
    .entry_1(entry_1),
    .entry_2(entry_2),
    .entry_3(entry_3),
    .valid_0(choice__valid_0),
    .valid_1(choice__valid_1),
    .valid_2(choice__valid_2),
    .valid_3(choice__valid_3),
    .slot(front__slot),
    .head_row(head_row),
    .of_second_0(threads_0__of_second),
    .of_second_1(threads_1__of_second),
    .of_second_2(threads_2__of_second),
    .of_second_3(threads_3__of_second),
    .of_second_4(threads_4__of_second),
    .of_second_5(threads_5__of_second),
    .of_second_6(threads_6__of_second),
    .of_me_0(threads_0__of_me),
    .of_me_1(threads_1__of_me),
    .of_me_2(threads_2__of_me),
    .of_me_3(threads_3__of_me),
    .of_me_4(threads_4__of_me),
    .of_me_5(threads_5__of_me),
    .of_me_6(threads_6__of_me),
    .older_0(results__older_0),
    .older_1(results__older_1),
    .older_2(results__older_2),
    .older_3(results__older_3),
    .older_4(results__older_4)
  );

  tessera_tc_depend depend (
    .pushed_kind(front__needs_kind),
    .pushed_span_0(front__needs_span_0),
    .pushed_span_1(front__needs_span_1),
    .pushed_span_2(front__needs_span_2),
    .pushed_span_3(front__needs_span_3),
    .older_0(results__older_0),
    .older_1(results__older_1),
    .older_2(results__older_2),
    .older_3(results__older_3),
    .older_4(results__older_4),
    .meets(depend__meets),
    .meets_ahead(depend__meets_ahead)
  );

  tessera_tc_flags_r4 flags (
    .clock(clock),
    .reset(reset),
    // flag and control registers, active channels
    .start(starts),
    .start_slot(start_slot),
    .write_slot_0(done_0_slot),
    .write_slot_1(done_1_slot),
    .fl_0_we(fl_0_we),
    .fl_0_reg(fl_0_reg),
    .fl_0_mask(fl_0_mask),
    .fl_0_val(fl_0_val),
    .fl_1_we(fl_1_we),
    .fl_1_reg(fl_1_reg),
    .fl_1_mask(fl_1_mask),
    .fl_1_val(fl_1_val),
    .arf_0_we(arf_0_we),
    .arf_0_sel(arf_0_sel),
    .arf_0_be(arf_0_be),
    .arf_0_val(arf_0_val),
    .arf_1_we(arf_1_we),
    .arf_1_sel(arf_1_sel),
    .arf_1_be(arf_1_be),
    .arf_1_val(arf_1_val),
    .slot_0(slot_0),
    .slot_1(slot_1),
    .slot_2(slot_2),
    .slot_3(slot_3),
    .chosen_0_one(choice__chosen_0_one),
    .chosen_0_other(choice__chosen_0_other),
    .chosen_0_is_second(choice__chosen_0_is_second),
    .chosen_1_one(choice__chosen_1_one),
    .chosen_1_other(choice__chosen_1_other),
    .chosen_1_is_second(choice__chosen_1_is_second),
    .chosen_2_one(choice__chosen_2_one),
    .chosen_2_other(choice__chosen_2_other),
    .chosen_2_is_second(choice__chosen_2_is_second),
    .chosen_3_one(choice__chosen_3_one),
    .chosen_3_other(choice__chosen_3_other),
    .chosen_3_is_second(choice__chosen_3_is_second),
    .f0_0(flags__f0_0),
    .f0_1(flags__f0_1),
    .f0_2(flags__f0_2),
    .f0_3(flags__f0_3),
    .f1_0(flags__f1_0),
    .f1_1(flags__f1_1),
    .f1_2(flags__f1_2),
    .f1_3(flags__f1_3),
    .control_0(flags__control_0),
    .control_1(flags__control_1),
    .control_2(flags__control_2),
    .control_3(flags__control_3)
  );

  tessera_tc_channels_r4 channels (
    .clock(clock),
    .reset(reset),
    .start(starts),
    .start_slot(start_slot),
    .start_mask(start_mask),
    .branch_valid(branch_valid),
    .branch_slot(branch_slot),
    .branch_sync(branch_sync),
    .branch_target(branch_target),
    .branch_act(branch_act),
    .branch_wake_valid(branch_wake_valid),
    .branch_wake(branch_wake),
    .slot_0(slot_0),
    .slot_1(slot_1),
    .slot_2(slot_2),
    .slot_3(slot_3),
    .chosen_0_one(choice__chosen_0_one),
    .chosen_0_other(choice__chosen_0_other),
    .chosen_0_is_second(choice__chosen_0_is_second),
    .chosen_1_one(choice__chosen_1_one),
    .chosen_1_other(choice__chosen_1_other),
    .chosen_1_is_second(choice__chosen_1_is_second),
    .chosen_2_one(choice__chosen_2_one),
    .chosen_2_other(choice__chosen_2_other),
    .chosen_2_is_second(choice__chosen_2_is_second),
    .chosen_3_one(choice__chosen_3_one),
    .chosen_3_other(choice__chosen_3_other),
    .chosen_3_is_second(choice__chosen_3_is_second),
    .act_0(channels__act_0),
    .act_1(channels__act_1),
    .act_2(channels__act_2),
    .act_3(channels__act_3),
    .wake_slot(front__d3_slot),
    .wake_valid(channels__wake_valid),
    .wake(channels__wake)
  );

  tessera_tc_issue choice (
    .clock(clock),
    .reset(reset),
    .alu_ready(alu_ready),
    .math(math),
    .je_ready(je_ready),
    .me_ready(me_ready),
    .pipe_ready_0(issue_0_ready),
    .pipe_ready_1(issue_1_ready),
    .pipe_ready_2(issue_je_ready),
    .pipe_ready_3(issue_me_ready),
    // issue
    .paired(1'd0),
    .position(read_positions),
    .valid_0(choice__valid_0),
    .valid_1(choice__valid_1),
    .valid_2(choice__valid_2),
    .valid_3(choice__valid_3),
    .row_0(choice__row_0),
    .row_1(choice__row_1),
    .row_2(choice__row_2),
    .row_3(choice__row_3),
    .chosen_0_one(choice__chosen_0_one),
    .chosen_0_other(choice__chosen_0_other),
    .chosen_0_is_second(choice__chosen_0_is_second),
    .chosen_1_one(choice__chosen_1_one),
    .chosen_1_other(choice__chosen_1_other),
    .chosen_1_is_second(choice__chosen_1_is_second),
    .chosen_2_one(choice__chosen_2_one),
    .chosen_2_other(choice__chosen_2_other),
    .chosen_2_is_second(choice__chosen_2_is_second),
    .chosen_3_one(choice__chosen_3_one),
    .chosen_3_other(choice__chosen_3_other),
    .chosen_3_is_second(choice__chosen_3_is_second),
    .issued(choice__issued)
  );

  tessera_tc_predicate_needs predicate_needs (
    .lo(front__decoded_lo),
    .needs(predicate_needs__needs)
  );

  tessera_tc_payload payload_0 (
    .clock(clock),
    .write(write),
    .write_row(push_row),
    .pushed_lo(front__decoded_lo),
    .pushed_hi(front__decoded_hi),
    .pushed_ip(front__decoded_ip),
    .pushed_len8(front__decoded_len8),
    .pushed_needs(predicate_needs__needs),
    .read_row(row_0),
    .head_lo(payload_0__head_lo),
    .head_hi(payload_0__head_hi),
    .head_ip(payload_0__head_ip),
    .head_len8(payload_0__head_len8),
    .needs(payload_0__needs)
  );

  tessera_tc_payload payload_1 (
    .clock(clock),
    .write(write),
    .write_row(push_row),
    .pushed_lo(front__decoded_lo),
    .pushed_hi(front__decoded_hi),
    .pushed_ip(front__decoded_ip),
    .pushed_len8(front__decoded_len8),
    .pushed_needs(predicate_needs__needs),
    .read_row(row_1),
    .head_lo(payload_1__head_lo),
    .head_hi(payload_1__head_hi),
    .head_ip(payload_1__head_ip),
    .head_len8(payload_1__head_len8),
    .needs(payload_1__needs)
  );

  tessera_tc_payload payload_2 (
    .clock(clock),
    .write(write),
    .write_row(push_row),
    .pushed_lo(front__decoded_lo),
    .pushed_hi(front__decoded_hi),
    .pushed_ip(front__decoded_ip),
    .pushed_len8(front__decoded_len8),
    .pushed_needs(predicate_needs__needs),
    .read_row(row_2),
    .head_lo(payload_2__head_lo),
    .head_hi(payload_2__head_hi),
    .head_ip(payload_2__head_ip),
    .head_len8(payload_2__head_len8),
    .needs(payload_2__needs)
  );

  tessera_tc_payload payload_3 (
    .clock(clock),
    .write(write),
    .write_row(push_row),
    .pushed_lo(front__decoded_lo),
    .pushed_hi(front__decoded_hi),
    .pushed_ip(front__decoded_ip),
    .pushed_len8(front__decoded_len8),
    .pushed_needs(predicate_needs__needs),
    .read_row(row_3),
    .head_lo(payload_3__head_lo),
    .head_hi(payload_3__head_hi),
    .head_ip(payload_3__head_ip),
    .head_len8(payload_3__head_len8),
    .needs(payload_3__needs)
  );

  tessera_tc_bundle bundle_0 (
    .valid(made_0),
    .lo(payload_0__head_lo),
    .hi(payload_0__head_hi),
    .needs(payload_0__needs),
    .act(channels__act_0),
    .f0(flags__f0_0),
    .f1(flags__f1_0),
    .control(flags__control_0),
    .active(bundle_0__active),
    .predicate(bundle_0__predicate),
    .masks_emask(bundle_0__masks_emask),
    .masks_pmask(bundle_0__masks_pmask),
    .masks_mode(bundle_0__masks_mode),
    .masks_scalar(bundle_0__masks_scalar)
  );

  tessera_tc_bundle bundle_1 (
    .valid(made_1),
    .lo(payload_1__head_lo),
    .hi(payload_1__head_hi),
    .needs(payload_1__needs),
    .act(channels__act_1),
    .f0(flags__f0_1),
    .f1(flags__f1_1),
    .control(flags__control_1),
    .active(bundle_1__active),
    .predicate(bundle_1__predicate),
    .masks_emask(bundle_1__masks_emask),
    .masks_pmask(bundle_1__masks_pmask),
    .masks_mode(bundle_1__masks_mode),
    .masks_scalar(bundle_1__masks_scalar)
  );

  tessera_tc_bundle bundle_2 (
    .valid(made_2),
    .lo(payload_2__head_lo),
    .hi(payload_2__head_hi),
    .needs(payload_2__needs),
    .act(channels__act_2),
    .f0(flags__f0_2),
    .f1(flags__f1_2),
    .control(flags__control_2),
    .active(bundle_2__active),
    .predicate(bundle_2__predicate),
    .masks_emask(bundle_2__masks_emask),
    .masks_pmask(bundle_2__masks_pmask),
    .masks_mode(bundle_2__masks_mode),
    .masks_scalar(bundle_2__masks_scalar)
  );

  tessera_tc_bundle bundle_3 (
    .valid(made_3),
    .lo(payload_3__head_lo),
    .hi(payload_3__head_hi),
    .needs(payload_3__needs),
    .act(channels__act_3),
    .f0(flags__f0_3),
    .f1(flags__f1_3),
    .control(flags__control_3),
    .active(bundle_3__active),
    .predicate(bundle_3__predicate),
    .masks_emask(bundle_3__masks_emask),
    .masks_pmask(bundle_3__masks_pmask),
    .masks_mode(bundle_3__masks_mode),
    .masks_scalar(bundle_3__masks_scalar)
  );

  tessera_lut_ram #(.A(4), .WORDS(1), .W(32)) addresses (
    .clock(clock),
    .read_address(faulty__row),
    .read_data(addresses__read_data_0),
    .write_address(push_row),
    .write_data(front__decoded_ip),
    .write_enable(write)
  );

  tessera_lut_ram #(.A(3), .WORDS(1), .W(32)) bad (
    .clock(clock),
    .read_address(faulty_slot),
    .read_data(bad__read_data_0),
    .write_address(refused_slot),
    .write_data(refused_ip),
    .write_enable(turns_bad)
  );

  tessera_tc_locate faulty (
    .one(first_fault),
    .position(read_positions),
    .row(faulty__row)
  );

  tessera_tc_flow flow (
    .valid(choice__valid_2),
    .slot(slot_2),
    .head_lo(payload_2__head_lo),
    .head_hi(payload_2__head_hi),
    .head_ip(payload_2__head_ip),
    .head_len8(payload_2__head_len8),
    .sync(head_sync),
    .act(bundle_2__active),
    .pred(bundle_2__predicate),
    .issue_slot(flow__issue_slot),
    .issue_ip(flow__issue_ip),
    .issue_len8(flow__issue_len8),
    .issue_op(flow__issue_op),
    .issue_branch(flow__issue_branch),
    .issue_group(flow__issue_group),
    .issue_size(flow__issue_size),
    .issue_uip(flow__issue_uip),
    .issue_jip(flow__issue_jip),
    .issue_reg(flow__issue_reg),
    .issue_dst(flow__issue_dst),
    .issue_dst_sub(flow__issue_dst_sub),
    .issue_sync(flow__issue_sync),
    .issue_act(flow__issue_act),
    .issue_pred(flow__issue_pred)
  );

  tessera_tc_send send (
    .valid(choice__valid_3),
    .slot(slot_3),
    .head_lo(payload_3__head_lo),
    .head_hi(payload_3__head_hi),
    .head_ip(payload_3__head_ip),
    .head_len8(payload_3__head_len8),
    .emask(bundle_3__masks_emask),
    .sb(entry_3),
    .issue_slot(send__issue_slot),
    .issue_ip(send__issue_ip),
    .issue_op(send__issue_op),
    .issue_eot(send__issue_eot),
    .issue_src0(send__issue_src0),
    .issue_mlen(send__issue_mlen),
    .issue_src1(send__issue_src1),
    .issue_xlen(send__issue_xlen),
    .issue_dst(send__issue_dst),
    .issue_rlen(send__issue_rlen),
    .issue_by_a0(send__issue_by_a0),
    .issue_sfid(send__issue_sfid),
    .issue_desc(send__issue_desc),
    .issue_extra(send__issue_extra),
    .issue_emask(send__issue_emask),
    .issue_sb(send__issue_sb)
  );

  assign starts = start_valid & startable;
  assign starting = start_valid ? ((7'd1 << start_slot) & ~running) : 7'd0;
  assign finished_0 = done_0_valid ? (7'd1 << done_0_slot) : 7'd0;
  assign finished_1 = done_1_valid ? (7'd1 << done_1_slot) : 7'd0;
  assign finished_2 = done_2_valid ? (7'd1 << done_2_slot) : 7'd0;
  assign branched = branch_valid ? (7'd1 << branch_slot) : 7'd0;
  assign ending = ended_valid ? (7'd1 << ended_slot) : 7'd0;
  assign refusing = refused_valid ? (7'd1 << refused_slot) : 7'd0;
  assign notified = nt_valid ? (7'd1 << nt_slot) : 7'd0;
  assign counter_write_0 = (arf_0_we & (&arf_0_sel) & arf_0_be[0]) ? (7'd1 << done_0_slot) : 7'd0;
  assign counter_write_1 = (arf_1_we & (&arf_1_sel) & arf_1_be[0]) ? (7'd1 << done_1_slot) : 7'd0;
  assign start_ready = startable;
  assign busy = running;
  assign front__jump = branch_valid & ~branch_sync;
  assign if_req_valid = front__if_req_valid;
  assign if_req_line = front__if_req_line;
  assign if_rsp_ready = front__if_rsp_ready;
  assign threads_0__start = starting[0];
  assign threads_0__branches = front__branches[0];
  assign threads_0__push = front__push[0];
  assign threads_0__second = choice__chosen_1_one[0];
  assign threads_0__issue = choice__issued[0];
  assign threads_0__fetched = operands_read[0];
  assign threads_0__done_0 = finished_0[0];
  assign threads_0__done_1 = finished_1[0];
  assign threads_0__done_2 = finished_2[0];
  assign threads_0__branched = branched[0];
  assign threads_0__eot = ending[0];
  assign threads_0__notified = notified[0];
  assign threads_0__refused = refusing[0];
  assign threads_0__counter_write = counter_write_0[0] | counter_write_1[0];
  assign threads_0__counter = counter_write_1[0] ? arf_1_val[3:0] : arf_0_val[3:0];
  assign threads_1__start = starting[1];
  assign threads_1__branches = front__branches[1];
  assign threads_1__push = front__push[1];
  assign threads_1__second = choice__chosen_1_one[1];
  assign threads_1__issue = choice__issued[1];
  assign threads_1__fetched = operands_read[1];
  assign threads_1__done_0 = finished_0[1];
  assign threads_1__done_1 = finished_1[1];
  assign threads_1__done_2 = finished_2[1];
  assign threads_1__branched = branched[1];
  assign threads_1__eot = ending[1];
  assign threads_1__notified = notified[1];
  assign threads_1__refused = refusing[1];
  assign threads_1__counter_write = counter_write_0[1] | counter_write_1[1];
  assign threads_1__counter = counter_write_1[1] ? arf_1_val[3:0] : arf_0_val[3:0];
  assign threads_2__start = starting[2];
  assign threads_2__branches = front__branches[2];
  assign threads_2__push = front__push[2];
  assign threads_2__second = choice__chosen_1_one[2];
  assign threads_2__issue = choice__issued[2];
  assign threads_2__fetched = operands_read[2];
  assign threads_2__done_0 = finished_0[2];
  assign threads_2__done_1 = finished_1[2];
  assign threads_2__done_2 = finished_2[2];
  assign threads_2__branched = branched[2];
  assign threads_2__eot = ending[2];
  assign threads_2__notified = notified[2];
  assign threads_2__refused = refusing[2];
  assign threads_2__counter_write = counter_write_0[2] | counter_write_1[2];
  assign threads_2__counter = counter_write_1[2] ? arf_1_val[3:0] : arf_0_val[3:0];
  assign threads_3__start = starting[3];
  assign threads_3__branches = front__branches[3];
  assign threads_3__push = front__push[3];
  assign threads_3__second = choice__chosen_1_one[3];
  assign threads_3__issue = choice__issued[3];
  assign threads_3__fetched = operands_read[3];
  assign threads_3__done_0 = finished_0[3];
  assign threads_3__done_1 = finished_1[3];
  assign threads_3__done_2 = finished_2[3];
  assign threads_3__branched = branched[3];
  assign threads_3__eot = ending[3];
  assign threads_3__notified = notified[3];
  assign threads_3__refused = refusing[3];
  assign threads_3__counter_write = counter_write_0[3] | counter_write_1[3];
  assign threads_3__counter = counter_write_1[3] ? arf_1_val[3:0] : arf_0_val[3:0];
  assign threads_4__start = starting[4];
  assign threads_4__branches = front__branches[4];
  assign threads_4__push = front__push[4];
  assign threads_4__second = choice__chosen_1_one[4];
  assign threads_4__issue = choice__issued[4];
  assign threads_4__fetched = operands_read[4];
  assign threads_4__done_0 = finished_0[4];
  assign threads_4__done_1 = finished_1[4];
  assign threads_4__done_2 = finished_2[4];
  assign threads_4__branched = branched[4];
  assign threads_4__eot = ending[4];
  assign threads_4__notified = notified[4];
  assign threads_4__refused = refusing[4];
  assign threads_4__counter_write = counter_write_0[4] | counter_write_1[4];
  assign threads_4__counter = counter_write_1[4] ? arf_1_val[3:0] : arf_0_val[3:0];
  assign threads_5__start = starting[5];
  assign threads_5__branches = front__branches[5];
  assign threads_5__push = front__push[5];
  assign threads_5__second = choice__chosen_1_one[5];
  assign threads_5__issue = choice__issued[5];
  assign threads_5__fetched = operands_read[5];
  assign threads_5__done_0 = finished_0[5];
  assign threads_5__done_1 = finished_1[5];
  assign threads_5__done_2 = finished_2[5];
  assign threads_5__branched = branched[5];
  assign threads_5__eot = ending[5];
  assign threads_5__notified = notified[5];
  assign threads_5__refused = refusing[5];
  assign threads_5__counter_write = counter_write_0[5] | counter_write_1[5];
  assign threads_5__counter = counter_write_1[5] ? arf_1_val[3:0] : arf_0_val[3:0];
  assign threads_6__start = starting[6];
  assign threads_6__branches = front__branches[6];
  assign threads_6__push = front__push[6];
  assign threads_6__second = choice__chosen_1_one[6];
  assign threads_6__issue = choice__issued[6];
  assign threads_6__fetched = operands_read[6];
  assign threads_6__done_0 = finished_0[6];
  assign threads_6__done_1 = finished_1[6];
  assign threads_6__done_2 = finished_2[6];
  assign threads_6__branched = branched[6];
  assign threads_6__eot = ending[6];
  assign threads_6__notified = notified[6];
  assign threads_6__refused = refusing[6];
  assign threads_6__counter_write = counter_write_0[6] | counter_write_1[6];
  assign threads_6__counter = counter_write_1[6] ? arf_1_val[3:0] : arf_0_val[3:0];
  // what is pushed
  assign write = |front__push;
  assign push_row = {front__slot, |(front__push & write_positions)};
  assign made_0 = choice__valid_0 ? 1'd1 : 1'd0;
  assign made_1 = choice__valid_1 ? 1'd1 : 1'd0;
  assign made_2 = choice__valid_2 ? 1'd1 : 1'd0;
  assign made_3 = choice__valid_3 ? 1'd1 : 1'd0;
  assign row_0 = choice__row_0;
  assign slot_0 = row_0[3:1];
  assign row_1 = choice__row_1;
  assign slot_1 = row_1[3:1];
  assign row_2 = choice__row_2;
  assign slot_2 = row_2[3:1];
  assign row_3 = choice__row_3;
  assign slot_3 = row_3[3:1];
  // dependencies of what is pushed
  assign head_row = {front__slot, |(front__push & read_positions)};
  // bundles
  assign issue_0_valid = choice__valid_0;
  assign issue_0_emask = bundle_0__masks_emask;
  assign issue_0_pmask = bundle_0__masks_pmask;
  assign issue_0_mode = bundle_0__masks_mode;
  assign issue_0_scalar = bundle_0__masks_scalar;
  assign issue_0_sb = entry_0;
  assign issue_1_valid = choice__valid_1;
  assign issue_1_emask = bundle_1__masks_emask;
  assign issue_1_pmask = bundle_1__masks_pmask;
  assign issue_1_mode = bundle_1__masks_mode;
  assign issue_1_scalar = bundle_1__masks_scalar;
  assign issue_1_sb = entry_1;
  assign issue_je_valid = choice__valid_2;
  assign issue_me_valid = choice__valid_3;
  assign issue_je_slot = flow__issue_slot;
  assign issue_je_ip = flow__issue_ip;
  assign issue_je_len8 = flow__issue_len8;
  assign issue_je_op = flow__issue_op;
  assign issue_je_branch = flow__issue_branch;
  assign issue_je_group = flow__issue_group;
  assign issue_je_size = flow__issue_size;
  assign issue_je_uip = flow__issue_uip;
  assign issue_je_jip = flow__issue_jip;
  assign issue_je_reg = flow__issue_reg;
  assign issue_je_dst = flow__issue_dst;
  assign issue_je_dst_sub = flow__issue_dst_sub;
  assign issue_je_sync = flow__issue_sync;
  assign issue_je_act = flow__issue_act;
  assign issue_je_pred = flow__issue_pred;
  assign issue_me_slot = send__issue_slot;
  assign issue_me_ip = send__issue_ip;
  assign issue_me_op = send__issue_op;
  assign issue_me_eot = send__issue_eot;
  assign issue_me_src0 = send__issue_src0;
  assign issue_me_mlen = send__issue_mlen;
  assign issue_me_src1 = send__issue_src1;
  assign issue_me_xlen = send__issue_xlen;
  assign issue_me_dst = send__issue_dst;
  assign issue_me_rlen = send__issue_rlen;
  assign issue_me_by_a0 = send__issue_by_a0;
  assign issue_me_sfid = send__issue_sfid;
  assign issue_me_desc = send__issue_desc;
  assign issue_me_extra = send__issue_extra;
  assign issue_me_emask = send__issue_emask;
  assign issue_me_sb = send__issue_sb;
  assign first_fault = faults & (~faults + 7'd1);
  assign stall_0 = choice__issued[0] ? 4'd1 : threads_0__waiting;
  assign stall_1 = choice__issued[1] ? 4'd1 : threads_1__waiting;
  assign stall_2 = choice__issued[2] ? 4'd1 : threads_2__waiting;
  assign stall_3 = choice__issued[3] ? 4'd1 : threads_3__waiting;
  assign stall_4 = choice__issued[4] ? 4'd1 : threads_4__waiting;
  assign stall_5 = choice__issued[5] ? 4'd1 : threads_5__waiting;
  assign stall_6 = choice__issued[6] ? 4'd1 : threads_6__waiting;
  assign faulty_slot = faulty__row[3:1];
  assign fault_valid = |faults;
  assign fault_slot = faulty_slot;
  assign fault_ip = (|faults) ? (fault_is_message ? bad__read_data_0 : addresses__read_data_0) : 32'd0;

  always @* begin
    if (time_zero) begin end
    // slots to threads
    running = 7'd0;
    running[0] = threads_0__run;
    running[1] = threads_1__run;
    running[2] = threads_2__run;
    running[3] = threads_3__run;
    running[4] = threads_4__run;
    running[5] = threads_5__run;
    running[6] = threads_6__run;
  end

  always @* begin
    if (time_zero) begin end
    faults = 7'd0;
    faults[0] = threads_0__fault;
    faults[1] = threads_1__fault;
    faults[2] = threads_2__fault;
    faults[3] = threads_3__fault;
    faults[4] = threads_4__fault;
    faults[5] = threads_5__fault;
    faults[6] = threads_6__fault;
  end

  always @* begin
    if (time_zero) begin end
    decodable = 7'd0;
    decodable[0] = threads_0__decodable;
    decodable[1] = threads_1__decodable;
    decodable[2] = threads_2__decodable;
    decodable[3] = threads_3__decodable;
    decodable[4] = threads_4__decodable;
    decodable[5] = threads_5__decodable;
    decodable[6] = threads_6__decodable;
  end

  always @* begin
    if (time_zero) begin end
    alu_ready = 7'd0;
    alu_ready[0] = threads_0__alu_ready;
    alu_ready[1] = threads_1__alu_ready;
    alu_ready[2] = threads_2__alu_ready;
    alu_ready[3] = threads_3__alu_ready;
    alu_ready[4] = threads_4__alu_ready;
    alu_ready[5] = threads_5__alu_ready;
    alu_ready[6] = threads_6__alu_ready;
  end

  always @* begin
    if (time_zero) begin end
    math = 7'd0;
    math[0] = threads_0__math;
    math[1] = threads_1__math;
    math[2] = threads_2__math;
    math[3] = threads_3__math;
    math[4] = threads_4__math;
    math[5] = threads_5__math;
    math[6] = threads_6__math;
  end

  always @* begin
    if (time_zero) begin end
    read_positions = 7'd0;
    read_positions[0] = threads_0__read_position;
    read_positions[1] = threads_1__read_position;
    read_positions[2] = threads_2__read_position;
    read_positions[3] = threads_3__read_position;
    read_positions[4] = threads_4__read_position;
    read_positions[5] = threads_5__read_position;
    read_positions[6] = threads_6__read_position;
  end

  always @* begin
    if (time_zero) begin end
    write_positions = 7'd0;
    write_positions[0] = threads_0__write_position;
    write_positions[1] = threads_1__write_position;
    write_positions[2] = threads_2__write_position;
    write_positions[3] = threads_3__write_position;
    write_positions[4] = threads_4__write_position;
    write_positions[5] = threads_5__write_position;
    write_positions[6] = threads_6__write_position;
  end

  always @* begin
    if (time_zero) begin end
    je_ready = 7'd0;
    je_ready[0] = threads_0__je_ready;
    je_ready[1] = threads_1__je_ready;
    je_ready[2] = threads_2__je_ready;
    je_ready[3] = threads_3__je_ready;
    je_ready[4] = threads_4__je_ready;
    je_ready[5] = threads_5__je_ready;
    je_ready[6] = threads_6__je_ready;
  end

  always @* begin
    if (time_zero) begin end
    me_ready = 7'd0;
    me_ready[0] = threads_0__me_ready;
    me_ready[1] = threads_1__me_ready;
    me_ready[2] = threads_2__me_ready;
    me_ready[3] = threads_3__me_ready;
    me_ready[4] = threads_4__me_ready;
    me_ready[5] = threads_5__me_ready;
    me_ready[6] = threads_6__me_ready;
  end

  always @* begin
    if (time_zero) begin end
    startable = 1'd1;
    if ((start_slot == 3'd0) & threads_0__run) begin
      startable = 1'd0;
    end
    if ((start_slot == 3'd1) & threads_1__run) begin
      startable = 1'd0;
    end
    if ((start_slot == 3'd2) & threads_2__run) begin
      startable = 1'd0;
    end
    if ((start_slot == 3'd3) & threads_3__run) begin
      startable = 1'd0;
    end
    if ((start_slot == 3'd4) & threads_4__run) begin
      startable = 1'd0;
    end
    if ((start_slot == 3'd5) & threads_5__run) begin
      startable = 1'd0;
    end
    if ((start_slot == 3'd6) & threads_6__run) begin
      startable = 1'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    operands_read = 7'd0;
    if (fetched_0_valid) begin
      operands_read = operands_read | (7'd1 << fetched_0_slot);
    end
    if (fetched_1_valid) begin
      operands_read = operands_read | (7'd1 << fetched_1_slot);
    end
    if (fetched_2_valid) begin
      operands_read = operands_read | (7'd1 << fetched_2_slot);
    end
  end

  always @* begin
    if (time_zero) begin end
    entry_0 = 2'd0;
    if (made_0 & (slot_0 == 3'd0)) begin
      entry_0 = threads_0__entry;
    end
    if (made_0 & (slot_0 == 3'd1)) begin
      entry_0 = threads_1__entry;
    end
    if (made_0 & (slot_0 == 3'd2)) begin
      entry_0 = threads_2__entry;
    end
    if (made_0 & (slot_0 == 3'd3)) begin
      entry_0 = threads_3__entry;
    end
    if (made_0 & (slot_0 == 3'd4)) begin
      entry_0 = threads_4__entry;
    end
    if (made_0 & (slot_0 == 3'd5)) begin
      entry_0 = threads_5__entry;
    end
    if (made_0 & (slot_0 == 3'd6)) begin
      entry_0 = threads_6__entry;
    end
  end

  always @* begin
    if (time_zero) begin end
    entry_1 = 2'd0;
    if (made_1 & (slot_1 == 3'd0)) begin
      entry_1 = threads_0__entry;
    end
    if (made_1 & (slot_1 == 3'd1)) begin
      entry_1 = threads_1__entry;
    end
    if (made_1 & (slot_1 == 3'd2)) begin
      entry_1 = threads_2__entry;
    end
    if (made_1 & (slot_1 == 3'd3)) begin
      entry_1 = threads_3__entry;
    end
    if (made_1 & (slot_1 == 3'd4)) begin
      entry_1 = threads_4__entry;
    end
    if (made_1 & (slot_1 == 3'd5)) begin
      entry_1 = threads_5__entry;
    end
    if (made_1 & (slot_1 == 3'd6)) begin
      entry_1 = threads_6__entry;
    end
  end

  always @* begin
    if (time_zero) begin end
    entry_2 = 2'd0;
    if (made_2 & (slot_2 == 3'd0)) begin
      entry_2 = threads_0__entry;
    end
    if (made_2 & (slot_2 == 3'd1)) begin
      entry_2 = threads_1__entry;
    end
    if (made_2 & (slot_2 == 3'd2)) begin
      entry_2 = threads_2__entry;
    end
    if (made_2 & (slot_2 == 3'd3)) begin
      entry_2 = threads_3__entry;
    end
    if (made_2 & (slot_2 == 3'd4)) begin
      entry_2 = threads_4__entry;
    end
    if (made_2 & (slot_2 == 3'd5)) begin
      entry_2 = threads_5__entry;
    end
    if (made_2 & (slot_2 == 3'd6)) begin
      entry_2 = threads_6__entry;
    end
  end

  always @* begin
    if (time_zero) begin end
    entry_3 = 2'd0;
    if (made_3 & (slot_3 == 3'd0)) begin
      entry_3 = threads_0__entry;
    end
    if (made_3 & (slot_3 == 3'd1)) begin
      entry_3 = threads_1__entry;
    end
    if (made_3 & (slot_3 == 3'd2)) begin
      entry_3 = threads_2__entry;
    end
    if (made_3 & (slot_3 == 3'd3)) begin
      entry_3 = threads_3__entry;
    end
    if (made_3 & (slot_3 == 3'd4)) begin
      entry_3 = threads_4__entry;
    end
    if (made_3 & (slot_3 == 3'd5)) begin
      entry_3 = threads_5__entry;
    end
    if (made_3 & (slot_3 == 3'd6)) begin
      entry_3 = threads_6__entry;
    end
  end

  always @* begin
    if (time_zero) begin end
    head_sync = 1'd0;
    if (slot_2 == 3'd0) begin
      head_sync = threads_0__sync;
    end
    if (slot_2 == 3'd1) begin
      head_sync = threads_1__sync;
    end
    if (slot_2 == 3'd2) begin
      head_sync = threads_2__sync;
    end
    if (slot_2 == 3'd3) begin
      head_sync = threads_3__sync;
    end
    if (slot_2 == 3'd4) begin
      head_sync = threads_4__sync;
    end
    if (slot_2 == 3'd5) begin
      head_sync = threads_5__sync;
    end
    if (slot_2 == 3'd6) begin
      head_sync = threads_6__sync;
    end
  end

  always @* begin
    if (time_zero) begin end
    issue_0_slot = 3'd0;
    issue_0_ip = 32'd0;
    issue_0_lo = 64'd0;
    issue_0_hi = 64'd0;
    if (made_0) begin
      issue_0_slot = slot_0;
      issue_0_ip = payload_0__head_ip;
      issue_0_lo = payload_0__head_lo;
      issue_0_hi = payload_0__head_hi;
    end
  end

  always @* begin
    if (time_zero) begin end
    issue_1_slot = 3'd0;
    issue_1_ip = 32'd0;
    issue_1_lo = 64'd0;
    issue_1_hi = 64'd0;
    if (made_1) begin
      issue_1_slot = slot_1;
      issue_1_ip = payload_1__head_ip;
      issue_1_lo = payload_1__head_lo;
      issue_1_hi = payload_1__head_hi;
    end
  end

  always @* begin
    if (time_zero) begin end
    // stall reasons and fault
    fault_is_message = 1'd0;
    if (first_fault[0]) begin
      fault_is_message = threads_0__bad;
    end
    if (first_fault[1]) begin
      fault_is_message = threads_1__bad;
    end
    if (first_fault[2]) begin
      fault_is_message = threads_2__bad;
    end
    if (first_fault[3]) begin
      fault_is_message = threads_3__bad;
    end
    if (first_fault[4]) begin
      fault_is_message = threads_4__bad;
    end
    if (first_fault[5]) begin
      fault_is_message = threads_5__bad;
    end
    if (first_fault[6]) begin
      fault_is_message = threads_6__bad;
    end
  end

  always @* begin
    if (time_zero) begin end
    turns_bad = 1'd0;
    if (threads_0__turns_bad) begin
      turns_bad = 1'd1;
    end
    if (threads_1__turns_bad) begin
      turns_bad = 1'd1;
    end
    if (threads_2__turns_bad) begin
      turns_bad = 1'd1;
    end
    if (threads_3__turns_bad) begin
      turns_bad = 1'd1;
    end
    if (threads_4__turns_bad) begin
      turns_bad = 1'd1;
    end
    if (threads_5__turns_bad) begin
      turns_bad = 1'd1;
    end
    if (threads_6__turns_bad) begin
      turns_bad = 1'd1;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, payload_0__head_len8, payload_1__head_len8, bundle_0__active, bundle_0__predicate,
      bundle_1__active, bundle_1__predicate, bundle_2__masks_emask, bundle_2__masks_pmask, bundle_2__masks_mode,
      bundle_2__masks_scalar, bundle_3__active, bundle_3__predicate, bundle_3__masks_pmask, bundle_3__masks_mode,
      bundle_3__masks_scalar};
endmodule
`default_nettype wire
