// tessera_eu_compact
// Execution unit: 1 to 7 threads, ALUs of 4 lanes, branch and message unit. `ISSUE`: bundles of TC; `ADDERS`: float
// adders in each short lane of the ALUs; `PIPED` or `STEPPED`: the divider of ALU1, if any (`DIVIDES`); `RARE`: 1 if
// ALU0 executes what is rare; `DIRECT`: no registers between TC and the ALUs. `ALU0S` or `ABSENT`: whether there is an
// ALU0. `SHARED` or `SPLIT`: the write ports of GA. `AHEAD`: the ALUs collect operands ahead. `THREADS`: threads;
// `ROWS`, `HALF`: as [`Ga`] has them. `DOUBLES`: lanes for f64; `RESULTS`: passes in each result queue; `LATE`: stages
// that the long pipe has more. [`parameters`] gives those of a shape.
//
//   in    1  clock          Clock.
//   in    1  reset          Synchronous reset, active high.
// disp: Payload registers and starts of threads.
//   in    1  disp_valid     An item is on offer.
//   in    1  disp_start     0: `data` is a register of the payload; 1: the thread starts.
//   in    3  disp_slot      Thread slot.
//   in    7  disp_reg       Register to write.
//   in   64  disp_data_0    The register; for a start IP in bits 31:0, dispatch mask in bits 63:32 of word 0.
//   in   64  disp_data_1
//   in   64  disp_data_2
//   in   64  disp_data_3
//   out   1  disp_ready     The item, if there is one, is taken at this edge.
// if_req: Lines of instructions wanted.
//   out   1  if_req_valid   An item is on offer.
//   out  26  if_req_line    Address divided by 64.
//   in    1  if_req_ready   The item, if there is one, is taken at this edge.
// if_rsp: Lines of instructions as they come.
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
// mo: Message out, one register a beat.
//   out   1  mo_valid       An item is on offer.
//   out   3  mo_slot        Thread slot.
//   out   2  mo_sb          Scoreboard entry of the response.
//   out  32  mo_ip          Address of the instruction.
//   out  32  mo_desc        Message descriptor.
//   out  32  mo_exdesc      Extended descriptor: SFID, end of thread in bit 5, length of the second payload from bit 6
//                           up.
//   out  32  mo_mask        Enabled lanes.
//   out   7  mo_dst         First register of the response.
//   out   5  mo_rlen        Registers of the response.
//   out   1  mo_first       First beat of the message.
//   out   1  mo_last        Last beat of the message.
//   out  64  mo_data_0      The register.
//   out  64  mo_data_1
//   out  64  mo_data_2
//   out  64  mo_data_3
//   in    1  mo_ready       The item, if there is one, is taken at this edge.
// resp: Responses in, one register a beat.
//   in    1  resp_valid     An item is on offer.
//   in    3  resp_slot      Thread slot.
//   in    2  resp_sb        Scoreboard entry of the message.
//   in    7  resp_reg       Register to write.
//   in   32  resp_be        Bytes to write.
//   in   64  resp_data_0    The bytes.
//   in   64  resp_data_1
//   in   64  resp_data_2
//   in   64  resp_data_3
//   in    1  resp_last      Last beat of the response: the scoreboard entry becomes free.
//   out   1  resp_ready     The item, if there is one, is taken at this edge.
// eot: A thread wants to end.
//   out   1  eot_valid      An item is on offer.
//   out   3  eot_slot       Thread slot.
//   in    1  eot_ready      The item, if there is one, is taken at this edge.
// nt: A notification for a thread, from the message gateway: its barrier is complete.
//   in    1  nt_valid       It happens in this cycle.
//   in    3  nt_slot        Thread slot.
// refused: A message was refused: its thread stops.
//   in    1  refused_valid  There is one in this cycle.
//   in    3  refused_slot   Thread slot, as it came with the message.
//   in   32  refused_ip     Address of the instruction, as it came with the message.
// wb_0: Every row write, by GA's write port.
//   out   1  wb_0_valid     A row is written in this cycle.
//   out   3  wb_0_pipe      By ALU0 (0), ALU1 (1), JE (2), a message response (3) or dispatch (4).
//   out   3  wb_0_slot      Thread slot.
//   out  32  wb_0_ip        Address of the instruction; 0 of a response and of dispatch.
//   out  10  wb_0_row       The row.
//   out  32  wb_0_be        Bytes written.
//   out  64  wb_0_data_0    The row's bytes; those of an ALU are 0 where not written.
//   out  64  wb_0_data_1
//   out  64  wb_0_data_2
//   out  64  wb_0_data_3
// wb_1: Every row write, by GA's write port.
//   out   1  wb_1_valid     A row is written in this cycle.
//   out   3  wb_1_pipe      By ALU0 (0), ALU1 (1), JE (2), a message response (3) or dispatch (4).
//   out   3  wb_1_slot      Thread slot.
//   out  32  wb_1_ip        Address of the instruction; 0 of a response and of dispatch.
//   out  10  wb_1_row       The row.
//   out  32  wb_1_be        Bytes written.
//   out  64  wb_1_data_0    The row's bytes; those of an ALU are 0 where not written.
//   out  64  wb_1_data_1
//   out  64  wb_1_data_2
//   out  64  wb_1_data_3
// ret_0: Retire port: ALU0, ALU1, JE, ME.
//   out   1  ret_0_valid    It completes in this cycle.
//   out   3  ret_0_slot     Thread slot.
//   out  32  ret_0_ip       Address of the instruction.
//   out   7  ret_0_op       Its opcode; 0 for a sync of JE.
//   out  32  ret_0_mask     ALU and ME: write-enabled lanes; JE: active channels after the join.
// ret_1: Retire port: ALU0, ALU1, JE, ME.
//   out   1  ret_1_valid    It completes in this cycle.
//   out   3  ret_1_slot     Thread slot.
//   out  32  ret_1_ip       Address of the instruction.
//   out   7  ret_1_op       Its opcode; 0 for a sync of JE.
//   out  32  ret_1_mask     ALU and ME: write-enabled lanes; JE: active channels after the join.
// ret_2: Retire port: ALU0, ALU1, JE, ME.
//   out   1  ret_2_valid    It completes in this cycle.
//   out   3  ret_2_slot     Thread slot.
//   out  32  ret_2_ip       Address of the instruction.
//   out   7  ret_2_op       Its opcode; 0 for a sync of JE.
//   out  32  ret_2_mask     ALU and ME: write-enabled lanes; JE: active channels after the join.
// ret_3: Retire port: ALU0, ALU1, JE, ME.
//   out   1  ret_3_valid    It completes in this cycle.
//   out   3  ret_3_slot     Thread slot.
//   out  32  ret_3_ip       Address of the instruction.
//   out   7  ret_3_op       Its opcode; 0 for a sync of JE.
//   out  32  ret_3_mask     ALU and ME: write-enabled lanes; JE: active channels after the join.
// fl_0: Flag writes of what ALU0 and ALU1 retire.
//   out   1  fl_0_we        Flags are written in this cycle.
//   out   1  fl_0_reg       0: f0, 1: f1.
//   out  32  fl_0_mask      Bits to write.
//   out  32  fl_0_val       Their values; 0 outside `mask`.
// fl_1: Flag writes of what ALU0 and ALU1 retire.
//   out   1  fl_1_we        Flags are written in this cycle.
//   out   1  fl_1_reg       0: f0, 1: f1.
//   out  32  fl_1_mask      Bits to write.
//   out  32  fl_1_val       Their values; 0 outside `mask`.
// arf_0: Architecture-register writes of what ALU0 and ALU1 retire.
//   out   1  arf_0_we       It is written in this cycle.
//   out   2  arf_0_sel      0: cr0, 1: f0, 2: f1, 3: n0.
//   out   4  arf_0_be       Bytes to write.
//   out  32  arf_0_val      The bytes; 0 where not enabled.
// arf_1: Architecture-register writes of what ALU0 and ALU1 retire.
//   out   1  arf_1_we       It is written in this cycle.
//   out   2  arf_1_sel      0: cr0, 1: f0, 2: f1, 3: n0.
//   out   4  arf_1_be       Bytes to write.
//   out  32  arf_1_val      The bytes; 0 where not enabled.
// br: Where the instruction that JE retires goes on.
//   out  32  br_target      Where the thread goes on.
//   out  32  br_act         Channels active there.
//   out   7  busy           Threads that run.
//   out   4  stall_0        Why each thread does not issue, or that it does: see the stall codes of TC.
//   out   4  stall_1
//   out   4  stall_2
//   out   4  stall_3
//   out   4  stall_4
//   out   4  stall_5
//   out   4  stall_6
//   out   4  issue          Issues of this cycle: bit 0 ALU0, 1 ALU1, 2 JE, 3 ME.
// fault: The first thread that met an instruction the EU does not execute, or whose message was refused.
//   out   1  fault_valid    There is one.
//   out   3  fault_slot     Thread slot, the lowest of several.
//   out  32  fault_ip       Address of the instruction.
//   out   1  idle           No thread runs.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: disp (in), if_req (out), if_rsp (in), mo (out), resp (in), eot (out): transfer at a rising edge with valid
// and ready both high.
// Contract: hdl/docs/src/contract/eu.md
//
// Exported from hdl/blocks/eu/src/eu/mod.rs; do not edit.
`default_nettype none
module tessera_eu_compact (
  input  wire clock,
  input  wire reset,
  input  wire disp_valid,
  input  wire disp_start,
  input  wire [2:0] disp_slot,
  input  wire [6:0] disp_reg,
  input  wire [63:0] disp_data_0,
  input  wire [63:0] disp_data_1,
  input  wire [63:0] disp_data_2,
  input  wire [63:0] disp_data_3,
  output wire disp_ready,
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
  output wire mo_valid,
  output wire [2:0] mo_slot,
  output wire [1:0] mo_sb,
  output wire [31:0] mo_ip,
  output wire [31:0] mo_desc,
  output wire [31:0] mo_exdesc,
  output wire [31:0] mo_mask,
  output wire [6:0] mo_dst,
  output wire [4:0] mo_rlen,
  output wire mo_first,
  output wire mo_last,
  output wire [63:0] mo_data_0,
  output wire [63:0] mo_data_1,
  output wire [63:0] mo_data_2,
  output wire [63:0] mo_data_3,
  input  wire mo_ready,
  input  wire resp_valid,
  input  wire [2:0] resp_slot,
  input  wire [1:0] resp_sb,
  input  wire [6:0] resp_reg,
  input  wire [31:0] resp_be,
  input  wire [63:0] resp_data_0,
  input  wire [63:0] resp_data_1,
  input  wire [63:0] resp_data_2,
  input  wire [63:0] resp_data_3,
  input  wire resp_last,
  output wire resp_ready,
  output wire eot_valid,
  output wire [2:0] eot_slot,
  input  wire eot_ready,
  input  wire nt_valid,
  input  wire [2:0] nt_slot,
  input  wire refused_valid,
  input  wire [2:0] refused_slot,
  input  wire [31:0] refused_ip,
  output wire wb_0_valid,
  output wire [2:0] wb_0_pipe,
  output wire [2:0] wb_0_slot,
  output wire [31:0] wb_0_ip,
  output wire [9:0] wb_0_row,
  output wire [31:0] wb_0_be,
  output wire [63:0] wb_0_data_0,
  output wire [63:0] wb_0_data_1,
  output wire [63:0] wb_0_data_2,
  output wire [63:0] wb_0_data_3,
  output wire wb_1_valid,
  output wire [2:0] wb_1_pipe,
  output wire [2:0] wb_1_slot,
  output wire [31:0] wb_1_ip,
  output wire [9:0] wb_1_row,
  output wire [31:0] wb_1_be,
  output wire [63:0] wb_1_data_0,
  output wire [63:0] wb_1_data_1,
  output wire [63:0] wb_1_data_2,
  output wire [63:0] wb_1_data_3,
  output wire ret_0_valid,
  output wire [2:0] ret_0_slot,
  output wire [31:0] ret_0_ip,
  output wire [6:0] ret_0_op,
  output wire [31:0] ret_0_mask,
  output wire ret_1_valid,
  output wire [2:0] ret_1_slot,
  output wire [31:0] ret_1_ip,
  output wire [6:0] ret_1_op,
  output wire [31:0] ret_1_mask,
  output wire ret_2_valid,
  output wire [2:0] ret_2_slot,
  output wire [31:0] ret_2_ip,
  output wire [6:0] ret_2_op,
  output wire [31:0] ret_2_mask,
  output wire ret_3_valid,
  output wire [2:0] ret_3_slot,
  output wire [31:0] ret_3_ip,
  output wire [6:0] ret_3_op,
  output wire [31:0] ret_3_mask,
  output wire fl_0_we,
  output wire fl_0_reg,
  output wire [31:0] fl_0_mask,
  output wire [31:0] fl_0_val,
  output wire fl_1_we,
  output wire fl_1_reg,
  output wire [31:0] fl_1_mask,
  output wire [31:0] fl_1_val,
  output wire arf_0_we,
  output wire [1:0] arf_0_sel,
  output wire [3:0] arf_0_be,
  output wire [31:0] arf_0_val,
  output wire arf_1_we,
  output wire [1:0] arf_1_sel,
  output wire [3:0] arf_1_be,
  output wire [31:0] arf_1_val,
  output wire [31:0] br_target,
  output wire [31:0] br_act,
  output wire [6:0] busy,
  output wire [3:0] stall_0,
  output wire [3:0] stall_1,
  output wire [3:0] stall_2,
  output wire [3:0] stall_3,
  output wire [3:0] stall_4,
  output wire [3:0] stall_5,
  output wire [3:0] stall_6,
  output wire [3:0] issue,
  output wire fault_valid,
  output wire [2:0] fault_slot,
  output wire [31:0] fault_ip,
  output wire idle
);
  reg  [2:0] writer_slot_0;
  reg  [2:0] writer_slot_1;
  reg  [31:0] writer_ip_0;
  reg  [31:0] writer_ip_1;
  reg  [2:0] writer_pipe_0;
  reg  [2:0] writer_pipe_1;
  reg  [3:0] issues;
  wire starts;
  wire alu0_0__issue_ready;
  wire alu0_0__rd_0_valid;
  wire [9:0] alu0_0__rd_0_row;
  wire alu0_0__rd_0_second;
  wire [4:0] alu0_0__rd_0_base;
  wire [5:0] alu0_0__rd_0_step_0;
  wire [5:0] alu0_0__rd_0_step_1;
  wire [5:0] alu0_0__rd_0_step_2;
  wire alu0_0__rd_1_valid;
  wire [9:0] alu0_0__rd_1_row;
  wire alu0_0__rd_1_second;
  wire [4:0] alu0_0__rd_1_base;
  wire [5:0] alu0_0__rd_1_step_0;
  wire [5:0] alu0_0__rd_1_step_1;
  wire [5:0] alu0_0__rd_1_step_2;
  wire alu0_0__rd_2_valid;
  wire [9:0] alu0_0__rd_2_row;
  wire alu0_0__rd_2_second;
  wire [4:0] alu0_0__rd_2_base;
  wire [5:0] alu0_0__rd_2_step_0;
  wire [5:0] alu0_0__rd_2_step_1;
  wire [5:0] alu0_0__rd_2_step_2;
  wire alu0_0__fetched_valid;
  wire [2:0] alu0_0__fetched_slot;
  wire alu0_0__wb_valid;
  wire [9:0] alu0_0__wb_row;
  wire alu0_0__wb_second;
  wire [4:0] alu0_0__wb_base;
  wire [5:0] alu0_0__wb_step_0;
  wire [5:0] alu0_0__wb_step_1;
  wire [5:0] alu0_0__wb_step_2;
  wire [1:0] alu0_0__wb_size;
  wire [7:0] alu0_0__wb_mask;
  wire [63:0] alu0_0__wb_data_0;
  wire [63:0] alu0_0__wb_data_1;
  wire [63:0] alu0_0__wb_data_2;
  wire [63:0] alu0_0__wb_data_3;
  wire [2:0] alu0_0__writer_slot;
  wire [31:0] alu0_0__writer_ip;
  wire alu0_0__done_valid;
  wire [2:0] alu0_0__done_slot;
  wire [1:0] alu0_0__done_sb;
  wire alu0_0__ret_valid;
  wire [2:0] alu0_0__ret_slot;
  wire [31:0] alu0_0__ret_ip;
  wire [6:0] alu0_0__ret_op;
  wire [31:0] alu0_0__ret_mask;
  wire alu0_0__fl_we;
  wire alu0_0__fl_reg;
  wire [31:0] alu0_0__fl_mask;
  wire [31:0] alu0_0__fl_val;
  wire alu0_0__arf_we;
  wire [1:0] alu0_0__arf_sel;
  wire [3:0] alu0_0__arf_be;
  wire [31:0] alu0_0__arf_val;
  wire alu1__issue_ready;
  wire alu1__rd_0_valid;
  wire [9:0] alu1__rd_0_row;
  wire alu1__rd_0_second;
  wire [4:0] alu1__rd_0_base;
  wire [5:0] alu1__rd_0_step_0;
  wire [5:0] alu1__rd_0_step_1;
  wire [5:0] alu1__rd_0_step_2;
  wire alu1__rd_1_valid;
  wire [9:0] alu1__rd_1_row;
  wire alu1__rd_1_second;
  wire [4:0] alu1__rd_1_base;
  wire [5:0] alu1__rd_1_step_0;
  wire [5:0] alu1__rd_1_step_1;
  wire [5:0] alu1__rd_1_step_2;
  wire alu1__rd_2_valid;
  wire [9:0] alu1__rd_2_row;
  wire alu1__rd_2_second;
  wire [4:0] alu1__rd_2_base;
  wire [5:0] alu1__rd_2_step_0;
  wire [5:0] alu1__rd_2_step_1;
  wire [5:0] alu1__rd_2_step_2;
  wire alu1__fetched_valid;
  wire [2:0] alu1__fetched_slot;
  wire alu1__wb_valid;
  wire [9:0] alu1__wb_row;
  wire alu1__wb_second;
  wire [4:0] alu1__wb_base;
  wire [5:0] alu1__wb_step_0;
  wire [5:0] alu1__wb_step_1;
  wire [5:0] alu1__wb_step_2;
  wire [1:0] alu1__wb_size;
  wire [7:0] alu1__wb_mask;
  wire [63:0] alu1__wb_data_0;
  wire [63:0] alu1__wb_data_1;
  wire [63:0] alu1__wb_data_2;
  wire [63:0] alu1__wb_data_3;
  wire [2:0] alu1__writer_slot;
  wire [31:0] alu1__writer_ip;
  wire alu1__done_valid;
  wire [2:0] alu1__done_slot;
  wire [1:0] alu1__done_sb;
  wire alu1__ret_valid;
  wire [2:0] alu1__ret_slot;
  wire [31:0] alu1__ret_ip;
  wire [6:0] alu1__ret_op;
  wire [31:0] alu1__ret_mask;
  wire alu1__fl_we;
  wire alu1__fl_reg;
  wire [31:0] alu1__fl_mask;
  wire [31:0] alu1__fl_val;
  wire alu1__arf_we;
  wire [1:0] alu1__arf_sel;
  wire [3:0] alu1__arf_be;
  wire [31:0] alu1__arf_val;
  wire me__issue_ready;
  wire me__rd_valid;
  wire [9:0] me__rd_row;
  wire me__mo_valid;
  wire [2:0] me__mo_slot;
  wire [1:0] me__mo_sb;
  wire [31:0] me__mo_ip;
  wire [31:0] me__mo_desc;
  wire [31:0] me__mo_exdesc;
  wire [31:0] me__mo_mask;
  wire [6:0] me__mo_dst;
  wire [4:0] me__mo_rlen;
  wire me__mo_first;
  wire me__mo_last;
  wire [63:0] me__mo_data_0;
  wire [63:0] me__mo_data_1;
  wire [63:0] me__mo_data_2;
  wire [63:0] me__mo_data_3;
  wire me__resp_ready;
  wire me__wb_valid;
  wire [9:0] me__wb_row;
  wire [31:0] me__wb_be;
  wire [63:0] me__wb_data_0;
  wire [63:0] me__wb_data_1;
  wire [63:0] me__wb_data_2;
  wire [63:0] me__wb_data_3;
  wire me__done_valid;
  wire [2:0] me__done_slot;
  wire [1:0] me__done_sb;
  wire me__fetched_valid;
  wire [2:0] me__fetched_slot;
  wire me__ret_valid;
  wire [2:0] me__ret_slot;
  wire [31:0] me__ret_ip;
  wire [6:0] me__ret_op;
  wire [31:0] me__ret_mask;
  wire me__eot_valid;
  wire [2:0] me__eot_slot;
  wire me__ended_valid;
  wire [2:0] me__ended_slot;
  wire je__start_valid;
  wire je__issue_ready;
  wire je__rd_valid;
  wire [9:0] je__rd_row;
  wire je__wb_valid;
  wire [9:0] je__wb_row;
  wire [31:0] je__wb_be;
  wire [63:0] je__wb_data_0;
  wire [63:0] je__wb_data_1;
  wire [63:0] je__wb_data_2;
  wire [63:0] je__wb_data_3;
  wire [2:0] je__writer_slot;
  wire [31:0] je__writer_ip;
  wire je__branch_valid;
  wire [2:0] je__branch_slot;
  wire je__branch_sync;
  wire [31:0] je__branch_target;
  wire [31:0] je__branch_act;
  wire je__branch_wake_valid;
  wire [31:0] je__branch_wake;
  wire je__ret_valid;
  wire [2:0] je__ret_slot;
  wire [31:0] je__ret_ip;
  wire [6:0] je__ret_op;
  wire [31:0] je__ret_mask;
  wire ga__alu_rd_0_0_gnt;
  wire ga__alu_rd_0_1_gnt;
  wire ga__alu_rd_0_2_gnt;
  wire ga__alu_rd_1_0_gnt;
  wire ga__alu_rd_1_1_gnt;
  wire ga__alu_rd_1_2_gnt;
  wire ga__me_rd_gnt;
  wire [63:0] ga__rd_data_0_0;
  wire [63:0] ga__rd_data_0_1;
  wire [63:0] ga__rd_data_0_2;
  wire [63:0] ga__rd_data_0_3;
  wire [63:0] ga__rd_data_1_0;
  wire [63:0] ga__rd_data_1_1;
  wire [63:0] ga__rd_data_1_2;
  wire [63:0] ga__rd_data_1_3;
  wire [63:0] ga__rd_data_2_0;
  wire [63:0] ga__rd_data_2_1;
  wire [63:0] ga__rd_data_2_2;
  wire [63:0] ga__rd_data_2_3;
  wire [7:0] ga__rd_mask_0;
  wire [7:0] ga__rd_mask_1;
  wire [7:0] ga__rd_mask_2;
  wire ga__alu_wb_0_gnt;
  wire ga__alu_wb_1_gnt;
  wire ga__me_wb_gnt;
  wire ga__dp_wb_valid;
  wire [9:0] ga__dp_wb_row;
  wire ga__dp_wb_gnt;
  wire ga__written_0_valid;
  wire [1:0] ga__written_0_by;
  wire [9:0] ga__written_0_row;
  wire [31:0] ga__written_0_be;
  wire [63:0] ga__written_0_data_0;
  wire [63:0] ga__written_0_data_1;
  wire [63:0] ga__written_0_data_2;
  wire [63:0] ga__written_0_data_3;
  wire ga__written_1_valid;
  wire [1:0] ga__written_1_by;
  wire [9:0] ga__written_1_row;
  wire [31:0] ga__written_1_be;
  wire [63:0] ga__written_1_data_0;
  wire [63:0] ga__written_1_data_1;
  wire [63:0] ga__written_1_data_2;
  wire [63:0] ga__written_1_data_3;
  wire [31:0] tc__start_ip;
  wire [31:0] tc__start_mask;
  wire tc__start_ready;
  wire tc__if_req_valid;
  wire [25:0] tc__if_req_line;
  wire tc__if_rsp_ready;
  wire tc__issue_0_valid;
  wire [2:0] tc__issue_0_slot;
  wire [31:0] tc__issue_0_ip;
  wire [63:0] tc__issue_0_lo;
  wire [63:0] tc__issue_0_hi;
  wire [31:0] tc__issue_0_emask;
  wire [31:0] tc__issue_0_pmask;
  wire [4:0] tc__issue_0_mode;
  wire [31:0] tc__issue_0_scalar;
  wire [1:0] tc__issue_0_sb;
  wire tc__issue_1_valid;
  wire [2:0] tc__issue_1_slot;
  wire [31:0] tc__issue_1_ip;
  wire [63:0] tc__issue_1_lo;
  wire [63:0] tc__issue_1_hi;
  wire [31:0] tc__issue_1_emask;
  wire [31:0] tc__issue_1_pmask;
  wire [4:0] tc__issue_1_mode;
  wire [31:0] tc__issue_1_scalar;
  wire [1:0] tc__issue_1_sb;
  wire tc__issue_je_valid;
  wire [2:0] tc__issue_je_slot;
  wire [31:0] tc__issue_je_ip;
  wire tc__issue_je_len8;
  wire [6:0] tc__issue_je_op;
  wire tc__issue_je_branch;
  wire [2:0] tc__issue_je_group;
  wire [2:0] tc__issue_je_size;
  wire [31:0] tc__issue_je_uip;
  wire [31:0] tc__issue_je_jip;
  wire tc__issue_je_reg;
  wire [6:0] tc__issue_je_dst;
  wire [2:0] tc__issue_je_dst_sub;
  wire tc__issue_je_sync;
  wire [31:0] tc__issue_je_act;
  wire [31:0] tc__issue_je_pred;
  wire tc__issue_me_valid;
  wire [2:0] tc__issue_me_slot;
  wire [31:0] tc__issue_me_ip;
  wire [6:0] tc__issue_me_op;
  wire tc__issue_me_eot;
  wire [6:0] tc__issue_me_src0;
  wire [3:0] tc__issue_me_mlen;
  wire [6:0] tc__issue_me_src1;
  wire [3:0] tc__issue_me_xlen;
  wire [6:0] tc__issue_me_dst;
  wire [4:0] tc__issue_me_rlen;
  wire tc__issue_me_by_a0;
  wire [3:0] tc__issue_me_sfid;
  wire [30:0] tc__issue_me_desc;
  wire [15:0] tc__issue_me_extra;
  wire [31:0] tc__issue_me_emask;
  wire [1:0] tc__issue_me_sb;
  wire [6:0] tc__busy;
  wire [3:0] tc__stall_0;
  wire [3:0] tc__stall_1;
  wire [3:0] tc__stall_2;
  wire [3:0] tc__stall_3;
  wire [3:0] tc__stall_4;
  wire [3:0] tc__stall_5;
  wire [3:0] tc__stall_6;
  wire tc__fault_valid;
  wire [2:0] tc__fault_slot;
  wire [31:0] tc__fault_ip;
  wire share__je_rd_gnt;
  wire share__me_rd_gnt;
  wire share__ga_rd_valid;
  wire [9:0] share__ga_rd_row;
  wire share__je_wb_gnt;
  wire share__me_wb_gnt;
  wire share__ga_wb_valid;
  wire [9:0] share__ga_wb_row;
  wire [31:0] share__ga_wb_be;
  wire [63:0] share__ga_wb_data_0;
  wire [63:0] share__ga_wb_data_1;
  wire [63:0] share__ga_wb_data_2;
  wire [63:0] share__ga_wb_data_3;
  wire share__je_wrote;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_alu_compact alu0_0 (
    .clock(clock),
    .reset(reset),
    // ALU0
    .issue_valid(tc__issue_0_valid),
    .issue_slot(tc__issue_0_slot),
    .issue_ip(tc__issue_0_ip),
    .issue_lo(tc__issue_0_lo),
    .issue_hi(tc__issue_0_hi),
    .issue_emask(tc__issue_0_emask),
    .issue_pmask(tc__issue_0_pmask),
    .issue_mode(tc__issue_0_mode),
    .issue_scalar(tc__issue_0_scalar),
    .issue_sb(tc__issue_0_sb),
    .issue_ready(alu0_0__issue_ready),
    .rd_0_valid(alu0_0__rd_0_valid),
    .rd_0_row(alu0_0__rd_0_row),
    .rd_0_second(alu0_0__rd_0_second),
    .rd_0_base(alu0_0__rd_0_base),
    .rd_0_step_0(alu0_0__rd_0_step_0),
    .rd_0_step_1(alu0_0__rd_0_step_1),
    .rd_0_step_2(alu0_0__rd_0_step_2),
    .rd_0_gnt(ga__alu_rd_0_0_gnt),
    .rd_1_valid(alu0_0__rd_1_valid),
    .rd_1_row(alu0_0__rd_1_row),
    .rd_1_second(alu0_0__rd_1_second),
    .rd_1_base(alu0_0__rd_1_base),
    .rd_1_step_0(alu0_0__rd_1_step_0),
    .rd_1_step_1(alu0_0__rd_1_step_1),
    .rd_1_step_2(alu0_0__rd_1_step_2),
    .rd_1_gnt(ga__alu_rd_0_1_gnt),
    .rd_2_valid(alu0_0__rd_2_valid),
    .rd_2_row(alu0_0__rd_2_row),
    .rd_2_second(alu0_0__rd_2_second),
    .rd_2_base(alu0_0__rd_2_base),
    .rd_2_step_0(alu0_0__rd_2_step_0),
    .rd_2_step_1(alu0_0__rd_2_step_1),
    .rd_2_step_2(alu0_0__rd_2_step_2),
    .rd_2_gnt(ga__alu_rd_0_2_gnt),
    .rd_data_0_0(ga__rd_data_0_0),
    .rd_data_0_1(ga__rd_data_0_1),
    .rd_data_0_2(ga__rd_data_0_2),
    .rd_data_0_3(ga__rd_data_0_3),
    .rd_data_1_0(ga__rd_data_1_0),
    .rd_data_1_1(ga__rd_data_1_1),
    .rd_data_1_2(ga__rd_data_1_2),
    .rd_data_1_3(ga__rd_data_1_3),
    .rd_data_2_0(ga__rd_data_2_0),
    .rd_data_2_1(ga__rd_data_2_1),
    .rd_data_2_2(ga__rd_data_2_2),
    .rd_data_2_3(ga__rd_data_2_3),
    .rd_mask_0(ga__rd_mask_0),
    .rd_mask_1(ga__rd_mask_1),
    .rd_mask_2(ga__rd_mask_2),
    .fetched_valid(alu0_0__fetched_valid),
    .fetched_slot(alu0_0__fetched_slot),
    .wb_valid(alu0_0__wb_valid),
    .wb_row(alu0_0__wb_row),
    .wb_second(alu0_0__wb_second),
    .wb_base(alu0_0__wb_base),
    .wb_step_0(alu0_0__wb_step_0),
    .wb_step_1(alu0_0__wb_step_1),
    .wb_step_2(alu0_0__wb_step_2),
    .wb_size(alu0_0__wb_size),
    .wb_mask(alu0_0__wb_mask),
    .wb_data_0(alu0_0__wb_data_0),
    .wb_data_1(alu0_0__wb_data_1),
    .wb_data_2(alu0_0__wb_data_2),
    .wb_data_3(alu0_0__wb_data_3),
    .wb_gnt(ga__alu_wb_0_gnt),
    .writer_slot(alu0_0__writer_slot),
    .writer_ip(alu0_0__writer_ip),
    .done_valid(alu0_0__done_valid),
    .done_slot(alu0_0__done_slot),
    .done_sb(alu0_0__done_sb),
    .ret_valid(alu0_0__ret_valid),
    .ret_slot(alu0_0__ret_slot),
    .ret_ip(alu0_0__ret_ip),
    .ret_op(alu0_0__ret_op),
    .ret_mask(alu0_0__ret_mask),
    .fl_we(alu0_0__fl_we),
    .fl_reg(alu0_0__fl_reg),
    .fl_mask(alu0_0__fl_mask),
    .fl_val(alu0_0__fl_val),
    .arf_we(alu0_0__arf_we),
    .arf_sel(alu0_0__arf_sel),
    .arf_be(alu0_0__arf_be),
    .arf_val(alu0_0__arf_val)
  );

  tessera_alu_math_compact alu1 (
    .clock(clock),
    .reset(reset),
    .issue_valid(tc__issue_1_valid),
    .issue_slot(tc__issue_1_slot),
    .issue_ip(tc__issue_1_ip),
    .issue_lo(tc__issue_1_lo),
    .issue_hi(tc__issue_1_hi),
    .issue_emask(tc__issue_1_emask),
    .issue_pmask(tc__issue_1_pmask),
    .issue_mode(tc__issue_1_mode),
    .issue_scalar(tc__issue_1_scalar),
    .issue_sb(tc__issue_1_sb),
    .issue_ready(alu1__issue_ready),
    .rd_0_valid(alu1__rd_0_valid),
    .rd_0_row(alu1__rd_0_row),
    .rd_0_second(alu1__rd_0_second),
    .rd_0_base(alu1__rd_0_base),
    .rd_0_step_0(alu1__rd_0_step_0),
    .rd_0_step_1(alu1__rd_0_step_1),
    .rd_0_step_2(alu1__rd_0_step_2),
    .rd_0_gnt(ga__alu_rd_1_0_gnt),
    .rd_1_valid(alu1__rd_1_valid),
    .rd_1_row(alu1__rd_1_row),
    .rd_1_second(alu1__rd_1_second),
    .rd_1_base(alu1__rd_1_base),
    .rd_1_step_0(alu1__rd_1_step_0),
    .rd_1_step_1(alu1__rd_1_step_1),
    .rd_1_step_2(alu1__rd_1_step_2),
    .rd_1_gnt(ga__alu_rd_1_1_gnt),
    .rd_2_valid(alu1__rd_2_valid),
    .rd_2_row(alu1__rd_2_row),
    .rd_2_second(alu1__rd_2_second),
    .rd_2_base(alu1__rd_2_base),
    .rd_2_step_0(alu1__rd_2_step_0),
    .rd_2_step_1(alu1__rd_2_step_1),
    .rd_2_step_2(alu1__rd_2_step_2),
    .rd_2_gnt(ga__alu_rd_1_2_gnt),
    .rd_data_0_0(ga__rd_data_0_0),
    .rd_data_0_1(ga__rd_data_0_1),
    .rd_data_0_2(ga__rd_data_0_2),
    .rd_data_0_3(ga__rd_data_0_3),
    .rd_data_1_0(ga__rd_data_1_0),
    .rd_data_1_1(ga__rd_data_1_1),
    .rd_data_1_2(ga__rd_data_1_2),
    .rd_data_1_3(ga__rd_data_1_3),
    .rd_data_2_0(ga__rd_data_2_0),
    .rd_data_2_1(ga__rd_data_2_1),
    .rd_data_2_2(ga__rd_data_2_2),
    .rd_data_2_3(ga__rd_data_2_3),
    .rd_mask_0(ga__rd_mask_0),
    .rd_mask_1(ga__rd_mask_1),
    .rd_mask_2(ga__rd_mask_2),
    .fetched_valid(alu1__fetched_valid),
    .fetched_slot(alu1__fetched_slot),
    .wb_valid(alu1__wb_valid),
    .wb_row(alu1__wb_row),
    .wb_second(alu1__wb_second),
    .wb_base(alu1__wb_base),
    .wb_step_0(alu1__wb_step_0),
    .wb_step_1(alu1__wb_step_1),
    .wb_step_2(alu1__wb_step_2),
    .wb_size(alu1__wb_size),
    .wb_mask(alu1__wb_mask),
    .wb_data_0(alu1__wb_data_0),
    .wb_data_1(alu1__wb_data_1),
    .wb_data_2(alu1__wb_data_2),
    .wb_data_3(alu1__wb_data_3),
    .wb_gnt(ga__alu_wb_1_gnt),
    .writer_slot(alu1__writer_slot),
    .writer_ip(alu1__writer_ip),
    .done_valid(alu1__done_valid),
    .done_slot(alu1__done_slot),
    .done_sb(alu1__done_sb),
    .ret_valid(alu1__ret_valid),
    .ret_slot(alu1__ret_slot),
    .ret_ip(alu1__ret_ip),
    .ret_op(alu1__ret_op),
    .ret_mask(alu1__ret_mask),
    .fl_we(alu1__fl_we),
    .fl_reg(alu1__fl_reg),
    .fl_mask(alu1__fl_mask),
    .fl_val(alu1__fl_val),
    .arf_we(alu1__arf_we),
    .arf_sel(alu1__arf_sel),
    .arf_be(alu1__arf_be),
    .arf_val(alu1__arf_val)
  );

  tessera_me me (
    .clock(clock),
    .reset(reset),
    .issue_valid(tc__issue_me_valid),
    .issue_slot(tc__issue_me_slot),
    .issue_ip(tc__issue_me_ip),
    .issue_op(tc__issue_me_op),
    .issue_eot(tc__issue_me_eot),
    .issue_src0(tc__issue_me_src0),
    .issue_mlen(tc__issue_me_mlen),
    .issue_src1(tc__issue_me_src1),
    .issue_xlen(tc__issue_me_xlen),
    .issue_dst(tc__issue_me_dst),
    .issue_rlen(tc__issue_me_rlen),
    .issue_by_a0(tc__issue_me_by_a0),
    .issue_sfid(tc__issue_me_sfid),
    .issue_desc(tc__issue_me_desc),
    .issue_extra(tc__issue_me_extra),
    .issue_emask(tc__issue_me_emask),
    .issue_sb(tc__issue_me_sb),
    .issue_ready(me__issue_ready),
    .rd_valid(me__rd_valid),
    .rd_row(me__rd_row),
    .rd_gnt(share__me_rd_gnt),
    .rd_data_0(ga__rd_data_2_0),
    .rd_data_1(ga__rd_data_2_1),
    .rd_data_2(ga__rd_data_2_2),
    .rd_data_3(ga__rd_data_2_3),
    .mo_valid(me__mo_valid),
    .mo_slot(me__mo_slot),
    .mo_sb(me__mo_sb),
    .mo_ip(me__mo_ip),
    .mo_desc(me__mo_desc),
    .mo_exdesc(me__mo_exdesc),
    .mo_mask(me__mo_mask),
    .mo_dst(me__mo_dst),
    .mo_rlen(me__mo_rlen),
    .mo_first(me__mo_first),
    .mo_last(me__mo_last),
    .mo_data_0(me__mo_data_0),
    .mo_data_1(me__mo_data_1),
    .mo_data_2(me__mo_data_2),
    .mo_data_3(me__mo_data_3),
    .mo_ready(mo_ready),
    .resp_valid(resp_valid),
    .resp_slot(resp_slot),
    .resp_sb(resp_sb),
    .resp_reg(resp_reg),
    .resp_be(resp_be),
    .resp_data_0(resp_data_0),
    .resp_data_1(resp_data_1),
    .resp_data_2(resp_data_2),
    .resp_data_3(resp_data_3),
    .resp_last(resp_last),
    .resp_ready(me__resp_ready),
    .wb_valid(me__wb_valid),
    .wb_row(me__wb_row),
    .wb_be(me__wb_be),
    .wb_data_0(me__wb_data_0),
    .wb_data_1(me__wb_data_1),
    .wb_data_2(me__wb_data_2),
    .wb_data_3(me__wb_data_3),
    .wb_gnt(share__me_wb_gnt),
    .done_valid(me__done_valid),
    .done_slot(me__done_slot),
    .done_sb(me__done_sb),
    .fetched_valid(me__fetched_valid),
    .fetched_slot(me__fetched_slot),
    .ret_valid(me__ret_valid),
    .ret_slot(me__ret_slot),
    .ret_ip(me__ret_ip),
    .ret_op(me__ret_op),
    .ret_mask(me__ret_mask),
    .eot_valid(me__eot_valid),
    .eot_slot(me__eot_slot),
    .eot_ready(eot_ready),
    .ended_valid(me__ended_valid),
    .ended_slot(me__ended_slot)
  );

  tessera_je je (
    .clock(clock),
    .reset(reset),
    .start_valid(je__start_valid),
    .start_slot(disp_slot),
    // issue
    .issue_valid(tc__issue_je_valid),
    .issue_slot(tc__issue_je_slot),
    .issue_ip(tc__issue_je_ip),
    .issue_len8(tc__issue_je_len8),
    .issue_op(tc__issue_je_op),
    .issue_branch(tc__issue_je_branch),
    .issue_group(tc__issue_je_group),
    .issue_size(tc__issue_je_size),
    .issue_uip(tc__issue_je_uip),
    .issue_jip(tc__issue_je_jip),
    .issue_reg(tc__issue_je_reg),
    .issue_dst(tc__issue_je_dst),
    .issue_dst_sub(tc__issue_je_dst_sub),
    .issue_sync(tc__issue_je_sync),
    .issue_act(tc__issue_je_act),
    .issue_pred(tc__issue_je_pred),
    .issue_ready(je__issue_ready),
    .rd_valid(je__rd_valid),
    .rd_row(je__rd_row),
    .rd_gnt(share__je_rd_gnt),
    .rd_data_0(ga__rd_data_2_0),
    .rd_data_1(ga__rd_data_2_1),
    .rd_data_2(ga__rd_data_2_2),
    .rd_data_3(ga__rd_data_2_3),
    .wb_valid(je__wb_valid),
    .wb_row(je__wb_row),
    .wb_be(je__wb_be),
    .wb_data_0(je__wb_data_0),
    .wb_data_1(je__wb_data_1),
    .wb_data_2(je__wb_data_2),
    .wb_data_3(je__wb_data_3),
    .wb_gnt(share__je_wb_gnt),
    .writer_slot(je__writer_slot),
    .writer_ip(je__writer_ip),
    .branch_valid(je__branch_valid),
    .branch_slot(je__branch_slot),
    .branch_sync(je__branch_sync),
    .branch_target(je__branch_target),
    .branch_act(je__branch_act),
    .branch_wake_valid(je__branch_wake_valid),
    .branch_wake(je__branch_wake),
    .ret_valid(je__ret_valid),
    .ret_slot(je__ret_slot),
    .ret_ip(je__ret_ip),
    .ret_op(je__ret_op),
    .ret_mask(je__ret_mask)
  );

  tessera_ga_compact ga (
    .clock(clock),
    .reset(reset),
    .alu_rd_0_0_valid(alu0_0__rd_0_valid),
    .alu_rd_0_0_row(alu0_0__rd_0_row),
    .alu_rd_0_0_second(alu0_0__rd_0_second),
    .alu_rd_0_0_base(alu0_0__rd_0_base),
    .alu_rd_0_0_step_0(alu0_0__rd_0_step_0),
    .alu_rd_0_0_step_1(alu0_0__rd_0_step_1),
    .alu_rd_0_0_step_2(alu0_0__rd_0_step_2),
    .alu_rd_0_0_gnt(ga__alu_rd_0_0_gnt),
    .alu_rd_0_1_valid(alu0_0__rd_1_valid),
    .alu_rd_0_1_row(alu0_0__rd_1_row),
    .alu_rd_0_1_second(alu0_0__rd_1_second),
    .alu_rd_0_1_base(alu0_0__rd_1_base),
    .alu_rd_0_1_step_0(alu0_0__rd_1_step_0),
    .alu_rd_0_1_step_1(alu0_0__rd_1_step_1),
    .alu_rd_0_1_step_2(alu0_0__rd_1_step_2),
    .alu_rd_0_1_gnt(ga__alu_rd_0_1_gnt),
    .alu_rd_0_2_valid(alu0_0__rd_2_valid),
    .alu_rd_0_2_row(alu0_0__rd_2_row),
    .alu_rd_0_2_second(alu0_0__rd_2_second),
    .alu_rd_0_2_base(alu0_0__rd_2_base),
    .alu_rd_0_2_step_0(alu0_0__rd_2_step_0),
    .alu_rd_0_2_step_1(alu0_0__rd_2_step_1),
    .alu_rd_0_2_step_2(alu0_0__rd_2_step_2),
    .alu_rd_0_2_gnt(ga__alu_rd_0_2_gnt),
    // register rows
    .alu_rd_1_0_valid(alu1__rd_0_valid),
    .alu_rd_1_0_row(alu1__rd_0_row),
    .alu_rd_1_0_second(alu1__rd_0_second),
    .alu_rd_1_0_base(alu1__rd_0_base),
    .alu_rd_1_0_step_0(alu1__rd_0_step_0),
    .alu_rd_1_0_step_1(alu1__rd_0_step_1),
    .alu_rd_1_0_step_2(alu1__rd_0_step_2),
    .alu_rd_1_0_gnt(ga__alu_rd_1_0_gnt),
    .alu_rd_1_1_valid(alu1__rd_1_valid),
    .alu_rd_1_1_row(alu1__rd_1_row),
    .alu_rd_1_1_second(alu1__rd_1_second),
    .alu_rd_1_1_base(alu1__rd_1_base),
    .alu_rd_1_1_step_0(alu1__rd_1_step_0),
    .alu_rd_1_1_step_1(alu1__rd_1_step_1),
    .alu_rd_1_1_step_2(alu1__rd_1_step_2),
    .alu_rd_1_1_gnt(ga__alu_rd_1_1_gnt),
    .alu_rd_1_2_valid(alu1__rd_2_valid),
    .alu_rd_1_2_row(alu1__rd_2_row),
    .alu_rd_1_2_second(alu1__rd_2_second),
    .alu_rd_1_2_base(alu1__rd_2_base),
    .alu_rd_1_2_step_0(alu1__rd_2_step_0),
    .alu_rd_1_2_step_1(alu1__rd_2_step_1),
    .alu_rd_1_2_step_2(alu1__rd_2_step_2),
    .alu_rd_1_2_gnt(ga__alu_rd_1_2_gnt),
    .me_rd_valid(share__ga_rd_valid),
    .me_rd_row(share__ga_rd_row),
    .me_rd_gnt(ga__me_rd_gnt),
    .rd_data_0_0(ga__rd_data_0_0),
    .rd_data_0_1(ga__rd_data_0_1),
    .rd_data_0_2(ga__rd_data_0_2),
    .rd_data_0_3(ga__rd_data_0_3),
    .rd_data_1_0(ga__rd_data_1_0),
    .rd_data_1_1(ga__rd_data_1_1),
    .rd_data_1_2(ga__rd_data_1_2),
    .rd_data_1_3(ga__rd_data_1_3),
    .rd_data_2_0(ga__rd_data_2_0),
    .rd_data_2_1(ga__rd_data_2_1),
    .rd_data_2_2(ga__rd_data_2_2),
    .rd_data_2_3(ga__rd_data_2_3),
    .rd_mask_0(ga__rd_mask_0),
    .rd_mask_1(ga__rd_mask_1),
    .rd_mask_2(ga__rd_mask_2),
    .alu_wb_0_valid(alu0_0__wb_valid),
    .alu_wb_0_row(alu0_0__wb_row),
    .alu_wb_0_second(alu0_0__wb_second),
    .alu_wb_0_base(alu0_0__wb_base),
    .alu_wb_0_step_0(alu0_0__wb_step_0),
    .alu_wb_0_step_1(alu0_0__wb_step_1),
    .alu_wb_0_step_2(alu0_0__wb_step_2),
    .alu_wb_0_size(alu0_0__wb_size),
    .alu_wb_0_mask(alu0_0__wb_mask),
    .alu_wb_0_data_0(alu0_0__wb_data_0),
    .alu_wb_0_data_1(alu0_0__wb_data_1),
    .alu_wb_0_data_2(alu0_0__wb_data_2),
    .alu_wb_0_data_3(alu0_0__wb_data_3),
    .alu_wb_0_gnt(ga__alu_wb_0_gnt),
    .alu_wb_1_valid(alu1__wb_valid),
    .alu_wb_1_row(alu1__wb_row),
    .alu_wb_1_second(alu1__wb_second),
    .alu_wb_1_base(alu1__wb_base),
    .alu_wb_1_step_0(alu1__wb_step_0),
    .alu_wb_1_step_1(alu1__wb_step_1),
    .alu_wb_1_step_2(alu1__wb_step_2),
    .alu_wb_1_size(alu1__wb_size),
    .alu_wb_1_mask(alu1__wb_mask),
    .alu_wb_1_data_0(alu1__wb_data_0),
    .alu_wb_1_data_1(alu1__wb_data_1),
    .alu_wb_1_data_2(alu1__wb_data_2),
    .alu_wb_1_data_3(alu1__wb_data_3),
    .alu_wb_1_gnt(ga__alu_wb_1_gnt),
    .me_wb_valid(share__ga_wb_valid),
    .me_wb_row(share__ga_wb_row),
    .me_wb_be(share__ga_wb_be),
    .me_wb_data_0(share__ga_wb_data_0),
    .me_wb_data_1(share__ga_wb_data_1),
    .me_wb_data_2(share__ga_wb_data_2),
    .me_wb_data_3(share__ga_wb_data_3),
    .me_wb_gnt(ga__me_wb_gnt),
    .dp_wb_valid(ga__dp_wb_valid),
    .dp_wb_row(ga__dp_wb_row),
    .dp_wb_data_0(disp_data_0),
    .dp_wb_data_1(disp_data_1),
    .dp_wb_data_2(disp_data_2),
    .dp_wb_data_3(disp_data_3),
    .dp_wb_gnt(ga__dp_wb_gnt),
    .written_0_valid(ga__written_0_valid),
    .written_0_by(ga__written_0_by),
    .written_0_row(ga__written_0_row),
    .written_0_be(ga__written_0_be),
    .written_0_data_0(ga__written_0_data_0),
    .written_0_data_1(ga__written_0_data_1),
    .written_0_data_2(ga__written_0_data_2),
    .written_0_data_3(ga__written_0_data_3),
    .written_1_valid(ga__written_1_valid),
    .written_1_by(ga__written_1_by),
    .written_1_row(ga__written_1_row),
    .written_1_be(ga__written_1_be),
    .written_1_data_0(ga__written_1_data_0),
    .written_1_data_1(ga__written_1_data_1),
    .written_1_data_2(ga__written_1_data_2),
    .written_1_data_3(ga__written_1_data_3)
  );

  tessera_tc_compact tc (
    .clock(clock),
    .reset(reset),
    .start_valid(starts),
    .start_slot(disp_slot),
    .start_ip(tc__start_ip),
    .start_mask(tc__start_mask),
    .start_ready(tc__start_ready),
    .if_req_valid(tc__if_req_valid),
    .if_req_line(tc__if_req_line),
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
    .if_rsp_ready(tc__if_rsp_ready),
    .issue_0_valid(tc__issue_0_valid),
    .issue_0_slot(tc__issue_0_slot),
    .issue_0_ip(tc__issue_0_ip),
    .issue_0_lo(tc__issue_0_lo),
    .issue_0_hi(tc__issue_0_hi),
    .issue_0_emask(tc__issue_0_emask),
    .issue_0_pmask(tc__issue_0_pmask),
    .issue_0_mode(tc__issue_0_mode),
    .issue_0_scalar(tc__issue_0_scalar),
    .issue_0_sb(tc__issue_0_sb),
    .issue_0_ready(alu0_0__issue_ready),
    .issue_1_valid(tc__issue_1_valid),
    .issue_1_slot(tc__issue_1_slot),
    .issue_1_ip(tc__issue_1_ip),
    .issue_1_lo(tc__issue_1_lo),
    .issue_1_hi(tc__issue_1_hi),
    .issue_1_emask(tc__issue_1_emask),
    .issue_1_pmask(tc__issue_1_pmask),
    .issue_1_mode(tc__issue_1_mode),
    .issue_1_scalar(tc__issue_1_scalar),
    .issue_1_sb(tc__issue_1_sb),
    .issue_1_ready(alu1__issue_ready),
    .issue_je_valid(tc__issue_je_valid),
    .issue_je_slot(tc__issue_je_slot),
    .issue_je_ip(tc__issue_je_ip),
    .issue_je_len8(tc__issue_je_len8),
    .issue_je_op(tc__issue_je_op),
    .issue_je_branch(tc__issue_je_branch),
    .issue_je_group(tc__issue_je_group),
    .issue_je_size(tc__issue_je_size),
    .issue_je_uip(tc__issue_je_uip),
    .issue_je_jip(tc__issue_je_jip),
    .issue_je_reg(tc__issue_je_reg),
    .issue_je_dst(tc__issue_je_dst),
    .issue_je_dst_sub(tc__issue_je_dst_sub),
    .issue_je_sync(tc__issue_je_sync),
    .issue_je_act(tc__issue_je_act),
    .issue_je_pred(tc__issue_je_pred),
    .issue_je_ready(je__issue_ready),
    .issue_me_valid(tc__issue_me_valid),
    .issue_me_slot(tc__issue_me_slot),
    .issue_me_ip(tc__issue_me_ip),
    .issue_me_op(tc__issue_me_op),
    .issue_me_eot(tc__issue_me_eot),
    .issue_me_src0(tc__issue_me_src0),
    .issue_me_mlen(tc__issue_me_mlen),
    .issue_me_src1(tc__issue_me_src1),
    .issue_me_xlen(tc__issue_me_xlen),
    .issue_me_dst(tc__issue_me_dst),
    .issue_me_rlen(tc__issue_me_rlen),
    .issue_me_by_a0(tc__issue_me_by_a0),
    .issue_me_sfid(tc__issue_me_sfid),
    .issue_me_desc(tc__issue_me_desc),
    .issue_me_extra(tc__issue_me_extra),
    .issue_me_emask(tc__issue_me_emask),
    .issue_me_sb(tc__issue_me_sb),
    .issue_me_ready(me__issue_ready),
    .fetched_0_valid(alu0_0__fetched_valid),
    .fetched_0_slot(alu0_0__fetched_slot),
    // events into TC, retire port
    .fetched_1_valid(alu1__fetched_valid),
    .fetched_1_slot(alu1__fetched_slot),
    .fetched_2_valid(me__fetched_valid),
    .fetched_2_slot(me__fetched_slot),
    .done_0_valid(alu0_0__done_valid),
    .done_0_slot(alu0_0__done_slot),
    .done_0_sb(alu0_0__done_sb),
    .done_1_valid(alu1__done_valid),
    .done_1_slot(alu1__done_slot),
    .done_1_sb(alu1__done_sb),
    .done_2_valid(me__done_valid),
    .done_2_slot(me__done_slot),
    .done_2_sb(me__done_sb),
    .fl_0_we(fl_0_we),
    .fl_0_reg(fl_0_reg),
    .fl_0_mask(fl_0_mask),
    .fl_0_val(fl_0_val),
    .fl_1_we(alu1__fl_we),
    .fl_1_reg(alu1__fl_reg),
    .fl_1_mask(alu1__fl_mask),
    .fl_1_val(alu1__fl_val),
    .arf_0_we(arf_0_we),
    .arf_0_sel(arf_0_sel),
    .arf_0_be(arf_0_be),
    .arf_0_val(arf_0_val),
    .arf_1_we(alu1__arf_we),
    .arf_1_sel(alu1__arf_sel),
    .arf_1_be(alu1__arf_be),
    .arf_1_val(alu1__arf_val),
    .branch_valid(je__branch_valid),
    .branch_slot(je__branch_slot),
    .branch_sync(je__branch_sync),
    .branch_target(je__branch_target),
    .branch_act(je__branch_act),
    .branch_wake_valid(je__branch_wake_valid),
    .branch_wake(je__branch_wake),
    .ended_valid(me__ended_valid),
    .ended_slot(me__ended_slot),
    .nt_valid(nt_valid),
    .nt_slot(nt_slot),
    .refused_valid(refused_valid),
    .refused_slot(refused_slot),
    .refused_ip(refused_ip),
    .busy(tc__busy),
    .stall_0(tc__stall_0),
    .stall_1(tc__stall_1),
    .stall_2(tc__stall_2),
    .stall_3(tc__stall_3),
    .stall_4(tc__stall_4),
    .stall_5(tc__stall_5),
    .stall_6(tc__stall_6),
    .fault_valid(tc__fault_valid),
    .fault_slot(tc__fault_slot),
    .fault_ip(tc__fault_ip)
  );

  tessera_eu_share share (
    .clock(clock),
    .reset(reset),
    .je_rd_valid(je__rd_valid),
    .je_rd_row(je__rd_row),
    .je_rd_gnt(share__je_rd_gnt),
    .me_rd_valid(me__rd_valid),
    .me_rd_row(me__rd_row),
    .me_rd_gnt(share__me_rd_gnt),
    .ga_rd_valid(share__ga_rd_valid),
    .ga_rd_row(share__ga_rd_row),
    .ga_rd_gnt(ga__me_rd_gnt),
    .je_wb_valid(je__wb_valid),
    .je_wb_row(je__wb_row),
    .je_wb_be(je__wb_be),
    .je_wb_data_0(je__wb_data_0),
    .je_wb_data_1(je__wb_data_1),
    .je_wb_data_2(je__wb_data_2),
    .je_wb_data_3(je__wb_data_3),
    .je_wb_gnt(share__je_wb_gnt),
    .me_wb_valid(me__wb_valid),
    .me_wb_row(me__wb_row),
    .me_wb_be(me__wb_be),
    .me_wb_data_0(me__wb_data_0),
    .me_wb_data_1(me__wb_data_1),
    .me_wb_data_2(me__wb_data_2),
    .me_wb_data_3(me__wb_data_3),
    .me_wb_gnt(share__me_wb_gnt),
    .ga_wb_valid(share__ga_wb_valid),
    .ga_wb_row(share__ga_wb_row),
    .ga_wb_be(share__ga_wb_be),
    .ga_wb_data_0(share__ga_wb_data_0),
    .ga_wb_data_1(share__ga_wb_data_1),
    .ga_wb_data_2(share__ga_wb_data_2),
    .ga_wb_data_3(share__ga_wb_data_3),
    .ga_wb_gnt(ga__me_wb_gnt),
    .je_wrote(share__je_wrote)
  );

  // dispatch: registers through GA, start through TC and JE
  assign starts = disp_valid & disp_start;
  assign ga__dp_wb_valid = disp_valid & ~disp_start;
  assign ga__dp_wb_row = {disp_slot, disp_reg};
  assign tc__start_ip = disp_data_0[31:0];
  assign tc__start_mask = disp_data_0[63:32];
  assign je__start_valid = starts & tc__start_ready;
  assign disp_ready = disp_start ? tc__start_ready : ga__dp_wb_gnt;
  // line fetch
  assign if_req_valid = tc__if_req_valid;
  assign if_req_line = tc__if_req_line;
  assign if_rsp_ready = tc__if_rsp_ready;
  assign issue = issues;
  assign wb_0_valid = ga__written_0_valid;
  assign wb_0_pipe = writer_pipe_0;
  assign wb_0_row = ga__written_0_row;
  assign wb_0_be = ga__written_0_be;
  assign wb_0_data_0 = ga__written_0_data_0;
  assign wb_0_data_1 = ga__written_0_data_1;
  assign wb_0_data_2 = ga__written_0_data_2;
  assign wb_0_data_3 = ga__written_0_data_3;
  assign wb_0_slot = writer_slot_0;
  assign wb_0_ip = writer_ip_0;
  assign wb_1_valid = ga__written_1_valid;
  assign wb_1_pipe = writer_pipe_1;
  assign wb_1_row = ga__written_1_row;
  assign wb_1_be = ga__written_1_be;
  assign wb_1_data_0 = ga__written_1_data_0;
  assign wb_1_data_1 = ga__written_1_data_1;
  assign wb_1_data_2 = ga__written_1_data_2;
  assign wb_1_data_3 = ga__written_1_data_3;
  assign wb_1_slot = writer_slot_1;
  assign wb_1_ip = writer_ip_1;
  assign ret_1_valid = alu1__ret_valid;
  assign ret_1_slot = alu1__ret_slot;
  assign ret_1_ip = alu1__ret_ip;
  assign ret_1_op = alu1__ret_op;
  assign ret_1_mask = alu1__ret_mask;
  assign fl_1_we = alu1__fl_we;
  assign fl_1_reg = alu1__fl_reg;
  assign fl_1_mask = alu1__fl_mask;
  assign fl_1_val = alu1__fl_val;
  assign arf_1_we = alu1__arf_we;
  assign arf_1_sel = alu1__arf_sel;
  assign arf_1_be = alu1__arf_be;
  assign arf_1_val = alu1__arf_val;
  assign ret_2_valid = je__ret_valid;
  assign ret_2_slot = je__ret_slot;
  assign ret_2_ip = je__ret_ip;
  assign ret_2_op = je__ret_op;
  assign ret_2_mask = je__ret_mask;
  assign ret_3_valid = me__ret_valid;
  assign ret_3_slot = me__ret_slot;
  assign ret_3_ip = me__ret_ip;
  assign ret_3_op = me__ret_op;
  assign ret_3_mask = me__ret_mask;
  assign br_target = je__branch_target;
  assign br_act = je__branch_act;
  assign ret_0_valid = alu0_0__ret_valid;
  assign ret_0_slot = alu0_0__ret_slot;
  assign ret_0_ip = alu0_0__ret_ip;
  assign ret_0_op = alu0_0__ret_op;
  assign ret_0_mask = alu0_0__ret_mask;
  assign fl_0_we = alu0_0__fl_we;
  assign fl_0_reg = alu0_0__fl_reg;
  assign fl_0_mask = alu0_0__fl_mask;
  assign fl_0_val = alu0_0__fl_val;
  assign arf_0_we = alu0_0__arf_we;
  assign arf_0_sel = alu0_0__arf_sel;
  assign arf_0_be = alu0_0__arf_be;
  assign arf_0_val = alu0_0__arf_val;
  // messages
  assign mo_valid = me__mo_valid;
  assign mo_slot = me__mo_slot;
  assign mo_sb = me__mo_sb;
  assign mo_ip = me__mo_ip;
  assign mo_desc = me__mo_desc;
  assign mo_exdesc = me__mo_exdesc;
  assign mo_mask = me__mo_mask;
  assign mo_dst = me__mo_dst;
  assign mo_rlen = me__mo_rlen;
  assign mo_first = me__mo_first;
  assign mo_last = me__mo_last;
  assign mo_data_0 = me__mo_data_0;
  assign mo_data_1 = me__mo_data_1;
  assign mo_data_2 = me__mo_data_2;
  assign mo_data_3 = me__mo_data_3;
  assign resp_ready = me__resp_ready;
  assign eot_valid = me__eot_valid;
  assign eot_slot = me__eot_slot;
  // state
  assign busy = tc__busy;
  assign fault_valid = tc__fault_valid;
  assign fault_slot = tc__fault_slot;
  assign fault_ip = tc__fault_ip;
  assign stall_0 = tc__stall_0;
  assign stall_1 = tc__stall_1;
  assign stall_2 = tc__stall_2;
  assign stall_3 = tc__stall_3;
  assign stall_4 = tc__stall_4;
  assign stall_5 = tc__stall_5;
  assign stall_6 = tc__stall_6;
  assign idle = ~(|tc__busy);

  always @* begin
    if (time_zero) begin end
    issues = 4'd0;
    issues[0] = tc__issue_0_valid;
    issues[1] = tc__issue_1_valid;
    issues[2] = tc__issue_je_valid;
    issues[3] = tc__issue_me_valid;
  end

  always @* begin
    if (time_zero) begin end
    // write events: a response and a payload have no address, and their slot is that of the row
    writer_pipe_0 = {1'd0, ga__written_0_by};
    writer_slot_0 = ga__written_0_row[9:7];
    writer_ip_0 = 32'd0;
    if (ga__written_0_valid & (ga__written_0_by == 2'd0)) begin
      writer_slot_0 = alu0_0__writer_slot;
      writer_ip_0 = alu0_0__writer_ip;
    end
    if (ga__written_0_by == 2'd1) begin
      writer_slot_0 = alu1__writer_slot;
      writer_ip_0 = alu1__writer_ip;
    end
    else if ((ga__written_0_by == 2'd3) & share__je_wrote) begin
      writer_slot_0 = je__writer_slot;
      writer_ip_0 = je__writer_ip;
      writer_pipe_0 = 3'd2;
    end
    else if (ga__written_0_by == 2'd2) begin
      writer_pipe_0 = 3'd4;
    end
  end

  always @* begin
    if (time_zero) begin end
    writer_pipe_1 = {1'd0, ga__written_1_by};
    writer_slot_1 = ga__written_1_row[9:7];
    writer_ip_1 = 32'd0;
    if (ga__written_1_valid & (ga__written_1_by == 2'd0)) begin
      writer_slot_1 = alu0_0__writer_slot;
      writer_ip_1 = alu0_0__writer_ip;
    end
    if (ga__written_1_by == 2'd1) begin
      writer_slot_1 = alu1__writer_slot;
      writer_ip_1 = alu1__writer_ip;
    end
    else if ((ga__written_1_by == 2'd3) & share__je_wrote) begin
      writer_slot_1 = je__writer_slot;
      writer_ip_1 = je__writer_ip;
      writer_pipe_1 = 3'd2;
    end
    else if (ga__written_1_by == 2'd2) begin
      writer_pipe_1 = 3'd4;
    end
  end
endmodule
`default_nettype wire
