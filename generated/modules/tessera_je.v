// tessera_je
// Branch unit: joins, divergence and the next address of a thread.
//
//   in    1  clock              Clock.
//   in    1  reset              Synchronous reset, active high.
// start: A thread starts.
//   in    1  start_valid        A thread starts.
//   in    3  start_slot         Thread slot.
//   in   32  start_mask         Its channels.
// issue: Instructions from TC.
//   in    1  issue_valid        An item is on offer.
//   in    3  issue_slot         Thread slot.
//   in   32  issue_ip           Address of the instruction.
//   in    1  issue_len8         1: the instruction is 8 bytes long (compacted).
//   in    7  issue_op           Opcode; 0 with `sync`.
//   in    1  issue_branch       BranchCtrl (`.b`).
//   in    3  issue_group        First channel, in fours.
//   in    3  issue_size         Execution size: 2 to the power of it channels.
//   in   32  issue_uip          Distance in bytes to the end of the structure.
//   in   32  issue_jip          Distance in bytes to the next join; of `jmpi` its immediate.
//   in    1  issue_sync         Join the channels parked at `ip`; the instruction itself is not executed.
//   in   32  issue_act          Active channels.
//   in   32  issue_pred         Predicate by channel number (all ones without predicate).
//   out   1  issue_ready        The item, if there is one, is taken at this edge.
// branch: Result of the operation in work.
//   out   1  branch_valid       There is one in this cycle.
//   out   3  branch_slot        Thread slot.
//   out   1  branch_sync        It is that of a sync.
//   out  32  branch_target      Where the thread goes on.
//   out  32  branch_act         Channels active there.
//   out   1  branch_wake_valid  Channels are parked at a higher address.
//   out  32  branch_wake        The lowest such address.
// ret: The same operation for the retire port.
//   out   1  ret_valid          It completes in this cycle.
//   out   3  ret_slot           Thread slot.
//   out  32  ret_ip             Address of the instruction.
//   out   7  ret_op             Its opcode; 0 for a sync of JE.
//   out  32  ret_mask           ALU and ME: write-enabled lanes; JE: active channels after the join.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: issue (in): transfer at a rising edge with valid and ready both high.
// Contract: hdl/docs/src/contract/je.md
//
// Exported from hdl/blocks/eu/src/je/mod.rs; do not edit.
`default_nettype none
module tessera_je (
  input  wire clock,
  input  wire reset,
  input  wire start_valid,
  input  wire [2:0] start_slot,
  input  wire [31:0] start_mask,
  input  wire issue_valid,
  input  wire [2:0] issue_slot,
  input  wire [31:0] issue_ip,
  input  wire issue_len8,
  input  wire [6:0] issue_op,
  input  wire issue_branch,
  input  wire [2:0] issue_group,
  input  wire [2:0] issue_size,
  input  wire [31:0] issue_uip,
  input  wire [31:0] issue_jip,
  input  wire issue_sync,
  input  wire [31:0] issue_act,
  input  wire [31:0] issue_pred,
  output wire issue_ready,
  output wire branch_valid,
  output wire [2:0] branch_slot,
  output wire branch_sync,
  output wire [31:0] branch_target,
  output wire [31:0] branch_act,
  output wire branch_wake_valid,
  output wire [31:0] branch_wake,
  output wire ret_valid,
  output wire [2:0] ret_slot,
  output wire [31:0] ret_ip,
  output wire [6:0] ret_op,
  output wire [31:0] ret_mask
);
  wire free;
  reg  [31:0] op_dispatched;
  wire op_known;
  reg  [31:0] waiting_0;
  reg  [31:0] waiting_1;
  reg  [31:0] waiting_2;
  reg  [31:0] waiting_3;
  reg  [31:0] waiting_4;
  reg  [31:0] waiting_5;
  reg  [31:0] waiting_6;
  reg  [31:0] waiting_7;
  reg  [31:0] waiting_8;
  reg  [31:0] waiting_9;
  reg  [31:0] waiting_10;
  reg  [31:0] waiting_11;
  reg  [31:0] waiting_12;
  reg  [31:0] waiting_13;
  reg  [31:0] waiting_14;
  reg  [31:0] waiting_15;
  reg  [31:0] waiting_16;
  reg  [31:0] waiting_17;
  reg  [31:0] waiting_18;
  reg  [31:0] waiting_19;
  reg  [31:0] waiting_20;
  reg  [31:0] waiting_21;
  reg  [31:0] waiting_22;
  reg  [31:0] waiting_23;
  reg  [31:0] waiting_24;
  reg  [31:0] waiting_25;
  reg  [31:0] waiting_26;
  reg  [31:0] waiting_27;
  reg  [31:0] waiting_28;
  reg  [31:0] waiting_29;
  reg  [31:0] waiting_30;
  reg  [31:0] waiting_31;
  reg  [31:0] dispatched_0_d;
  reg  [31:0] dispatched_0_q;
  reg  [31:0] dispatched_1_d;
  reg  [31:0] dispatched_1_q;
  reg  [31:0] dispatched_2_d;
  reg  [31:0] dispatched_2_q;
  reg  [31:0] dispatched_3_d;
  reg  [31:0] dispatched_3_q;
  reg  [31:0] dispatched_4_d;
  reg  [31:0] dispatched_4_q;
  reg  [31:0] dispatched_5_d;
  reg  [31:0] dispatched_5_q;
  reg  [31:0] dispatched_6_d;
  reg  [31:0] dispatched_6_q;
  reg  [7:0] known_d;
  reg  [7:0] known_q;
  wire [31:0] parked__read_data_0;
  wire [31:0] parked__read_data_1;
  wire [31:0] parked__read_data_2;
  wire [31:0] parked__read_data_3;
  wire [31:0] parked__read_data_4;
  wire [31:0] parked__read_data_5;
  wire [31:0] parked__read_data_6;
  wire [31:0] parked__read_data_7;
  wire [31:0] parked__read_data_8;
  wire [31:0] parked__read_data_9;
  wire [31:0] parked__read_data_10;
  wire [31:0] parked__read_data_11;
  wire [31:0] parked__read_data_12;
  wire [31:0] parked__read_data_13;
  wire [31:0] parked__read_data_14;
  wire [31:0] parked__read_data_15;
  wire [31:0] parked__read_data_16;
  wire [31:0] parked__read_data_17;
  wire [31:0] parked__read_data_18;
  wire [31:0] parked__read_data_19;
  wire [31:0] parked__read_data_20;
  wire [31:0] parked__read_data_21;
  wire [31:0] parked__read_data_22;
  wire [31:0] parked__read_data_23;
  wire [31:0] parked__read_data_24;
  wire [31:0] parked__read_data_25;
  wire [31:0] parked__read_data_26;
  wire [31:0] parked__read_data_27;
  wire [31:0] parked__read_data_28;
  wire [31:0] parked__read_data_29;
  wire [31:0] parked__read_data_30;
  wire [31:0] parked__read_data_31;
  reg  op_valid_0_q;
  reg  op_valid_1_q;
  reg  op_valid_2_q;
  reg  [2:0] op_slot_d;
  reg  [2:0] op_slot_q;
  reg  [31:0] op_ip_d;
  reg  [31:0] op_ip_q;
  reg  op_sync_d;
  reg  op_sync_q;
  wire j1__issue_ready;
  wire j1__take;
  wire [6:0] j1__flow_op;
  wire j1__flow_branch;
  wire [31:0] j1__flow_after;
  wire [31:0] j1__flow_jip;
  wire [31:0] j1__flow_uip;
  wire [31:0] j1__flow_act;
  wire [31:0] j1__flow_taken;
  wire [31:0] j1__flow_refused;
  wire j1__flow_first;
  wire j1__flow_waits_after;
  wire [31:0] j2__idle;
  wire [31:0] j2__targets_next_ip;
  wire [31:0] j2__targets_taken_target;
  wire [31:0] j2__targets_refused_target;
  wire [31:0] j2__targets_act;
  wire [31:0] j3__new_parked_0;
  wire [31:0] j3__new_parked_1;
  wire [31:0] j3__new_parked_2;
  wire [31:0] j3__new_parked_3;
  wire [31:0] j3__new_parked_4;
  wire [31:0] j3__new_parked_5;
  wire [31:0] j3__new_parked_6;
  wire [31:0] j3__new_parked_7;
  wire [31:0] j3__new_parked_8;
  wire [31:0] j3__new_parked_9;
  wire [31:0] j3__new_parked_10;
  wire [31:0] j3__new_parked_11;
  wire [31:0] j3__new_parked_12;
  wire [31:0] j3__new_parked_13;
  wire [31:0] j3__new_parked_14;
  wire [31:0] j3__new_parked_15;
  wire [31:0] j3__new_parked_16;
  wire [31:0] j3__new_parked_17;
  wire [31:0] j3__new_parked_18;
  wire [31:0] j3__new_parked_19;
  wire [31:0] j3__new_parked_20;
  wire [31:0] j3__new_parked_21;
  wire [31:0] j3__new_parked_22;
  wire [31:0] j3__new_parked_23;
  wire [31:0] j3__new_parked_24;
  wire [31:0] j3__new_parked_25;
  wire [31:0] j3__new_parked_26;
  wire [31:0] j3__new_parked_27;
  wire [31:0] j3__new_parked_28;
  wire [31:0] j3__new_parked_29;
  wire [31:0] j3__new_parked_30;
  wire [31:0] j3__new_parked_31;
  wire j3__result_valid;
  wire [2:0] j3__result_slot;
  wire j3__result_sync;
  wire [31:0] j3__result_target;
  wire [31:0] j3__result_act;
  wire j3__result_wake_valid;
  wire [31:0] j3__result_wake;
  wire j3__ret_valid;
  wire [2:0] j3__ret_slot;
  wire [31:0] j3__ret_ip;
  wire [6:0] j3__ret_op;
  wire [31:0] j3__ret_mask;
  wire [7:0] tmp_0 = known_q >> op_slot_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      dispatched_0_q <= 32'd0;
      dispatched_1_q <= 32'd0;
      dispatched_2_q <= 32'd0;
      dispatched_3_q <= 32'd0;
      dispatched_4_q <= 32'd0;
      dispatched_5_q <= 32'd0;
      dispatched_6_q <= 32'd0;
      known_q <= 8'd0;
      op_valid_0_q <= 1'd0;
      op_valid_1_q <= 1'd0;
      op_valid_2_q <= 1'd0;
      op_slot_q <= 3'd0;
      op_ip_q <= 32'd0;
      op_sync_q <= 1'd0;
    end
    else begin
      dispatched_0_q <= dispatched_0_d;
      dispatched_1_q <= dispatched_1_d;
      dispatched_2_q <= dispatched_2_d;
      dispatched_3_q <= dispatched_3_d;
      dispatched_4_q <= dispatched_4_d;
      dispatched_5_q <= dispatched_5_d;
      dispatched_6_q <= dispatched_6_d;
      known_q <= known_d;
      op_valid_0_q <= j1__take;
      op_valid_1_q <= op_valid_0_q;
      op_valid_2_q <= op_valid_1_q;
      op_slot_q <= op_slot_d;
      op_ip_q <= op_ip_d;
      op_sync_q <= op_sync_d;
    end
  end

  tessera_lut_ram_a3_words32_w32 parked (
    .clock(clock),
    .read_address(op_slot_q),
    .read_data_0(parked__read_data_0),
    .read_data_1(parked__read_data_1),
    .read_data_2(parked__read_data_2),
    .read_data_3(parked__read_data_3),
    .read_data_4(parked__read_data_4),
    .read_data_5(parked__read_data_5),
    .read_data_6(parked__read_data_6),
    .read_data_7(parked__read_data_7),
    .read_data_8(parked__read_data_8),
    .read_data_9(parked__read_data_9),
    .read_data_10(parked__read_data_10),
    .read_data_11(parked__read_data_11),
    .read_data_12(parked__read_data_12),
    .read_data_13(parked__read_data_13),
    .read_data_14(parked__read_data_14),
    .read_data_15(parked__read_data_15),
    .read_data_16(parked__read_data_16),
    .read_data_17(parked__read_data_17),
    .read_data_18(parked__read_data_18),
    .read_data_19(parked__read_data_19),
    .read_data_20(parked__read_data_20),
    .read_data_21(parked__read_data_21),
    .read_data_22(parked__read_data_22),
    .read_data_23(parked__read_data_23),
    .read_data_24(parked__read_data_24),
    .read_data_25(parked__read_data_25),
    .read_data_26(parked__read_data_26),
    .read_data_27(parked__read_data_27),
    .read_data_28(parked__read_data_28),
    .read_data_29(parked__read_data_29),
    .read_data_30(parked__read_data_30),
    .read_data_31(parked__read_data_31),
    .write_address(op_slot_q),
    .write_data_0(j3__new_parked_0),
    .write_data_1(j3__new_parked_1),
    .write_data_2(j3__new_parked_2),
    .write_data_3(j3__new_parked_3),
    .write_data_4(j3__new_parked_4),
    .write_data_5(j3__new_parked_5),
    .write_data_6(j3__new_parked_6),
    .write_data_7(j3__new_parked_7),
    .write_data_8(j3__new_parked_8),
    .write_data_9(j3__new_parked_9),
    .write_data_10(j3__new_parked_10),
    .write_data_11(j3__new_parked_11),
    .write_data_12(j3__new_parked_12),
    .write_data_13(j3__new_parked_13),
    .write_data_14(j3__new_parked_14),
    .write_data_15(j3__new_parked_15),
    .write_data_16(j3__new_parked_16),
    .write_data_17(j3__new_parked_17),
    .write_data_18(j3__new_parked_18),
    .write_data_19(j3__new_parked_19),
    .write_data_20(j3__new_parked_20),
    .write_data_21(j3__new_parked_21),
    .write_data_22(j3__new_parked_22),
    .write_data_23(j3__new_parked_23),
    .write_data_24(j3__new_parked_24),
    .write_data_25(j3__new_parked_25),
    .write_data_26(j3__new_parked_26),
    .write_data_27(j3__new_parked_27),
    .write_data_28(j3__new_parked_28),
    .write_data_29(j3__new_parked_29),
    .write_data_30(j3__new_parked_30),
    .write_data_31(j3__new_parked_31),
    .write_enable(op_valid_2_q)
  );

  tessera_je_join j1 (
    .clock(clock),
    .reset(reset),
    .free(free),
    .issue_valid(issue_valid),
    .issue_slot(issue_slot),
    .issue_ip(issue_ip),
    .issue_len8(issue_len8),
    .issue_op(issue_op),
    .issue_branch(issue_branch),
    .issue_group(issue_group),
    .issue_size(issue_size),
    .issue_uip(issue_uip),
    .issue_jip(issue_jip),
    .issue_sync(issue_sync),
    .issue_act(issue_act),
    .issue_pred(issue_pred),
    .issue_ready(j1__issue_ready),
    .take(j1__take),
    // J1
    .valid(op_valid_0_q),
    .dispatched(op_dispatched),
    .parked_0(waiting_0),
    .parked_1(waiting_1),
    .parked_2(waiting_2),
    .parked_3(waiting_3),
    .parked_4(waiting_4),
    .parked_5(waiting_5),
    .parked_6(waiting_6),
    .parked_7(waiting_7),
    .parked_8(waiting_8),
    .parked_9(waiting_9),
    .parked_10(waiting_10),
    .parked_11(waiting_11),
    .parked_12(waiting_12),
    .parked_13(waiting_13),
    .parked_14(waiting_14),
    .parked_15(waiting_15),
    .parked_16(waiting_16),
    .parked_17(waiting_17),
    .parked_18(waiting_18),
    .parked_19(waiting_19),
    .parked_20(waiting_20),
    .parked_21(waiting_21),
    .parked_22(waiting_22),
    .parked_23(waiting_23),
    .parked_24(waiting_24),
    .parked_25(waiting_25),
    .parked_26(waiting_26),
    .parked_27(waiting_27),
    .parked_28(waiting_28),
    .parked_29(waiting_29),
    .parked_30(waiting_30),
    .parked_31(waiting_31),
    .flow_op(j1__flow_op),
    .flow_branch(j1__flow_branch),
    .flow_after(j1__flow_after),
    .flow_jip(j1__flow_jip),
    .flow_uip(j1__flow_uip),
    .flow_act(j1__flow_act),
    .flow_taken(j1__flow_taken),
    .flow_refused(j1__flow_refused),
    .flow_first(j1__flow_first),
    .flow_waits_after(j1__flow_waits_after)
  );

  tessera_je_next j2 (
    .clock(clock),
    .reset(reset),
    // J2
    .valid(op_valid_1_q),
    .ip(op_ip_q),
    .sync(op_sync_q),
    .flow_op(j1__flow_op),
    .flow_branch(j1__flow_branch),
    .flow_after(j1__flow_after),
    .flow_jip(j1__flow_jip),
    .flow_uip(j1__flow_uip),
    .flow_act(j1__flow_act),
    .flow_taken(j1__flow_taken),
    .flow_refused(j1__flow_refused),
    .flow_first(j1__flow_first),
    .flow_waits_after(j1__flow_waits_after),
    .idle(j2__idle),
    .parked_0(waiting_0),
    .parked_1(waiting_1),
    .parked_2(waiting_2),
    .parked_3(waiting_3),
    .parked_4(waiting_4),
    .parked_5(waiting_5),
    .parked_6(waiting_6),
    .parked_7(waiting_7),
    .parked_8(waiting_8),
    .parked_9(waiting_9),
    .parked_10(waiting_10),
    .parked_11(waiting_11),
    .parked_12(waiting_12),
    .parked_13(waiting_13),
    .parked_14(waiting_14),
    .parked_15(waiting_15),
    .parked_16(waiting_16),
    .parked_17(waiting_17),
    .parked_18(waiting_18),
    .parked_19(waiting_19),
    .parked_20(waiting_20),
    .parked_21(waiting_21),
    .parked_22(waiting_22),
    .parked_23(waiting_23),
    .parked_24(waiting_24),
    .parked_25(waiting_25),
    .parked_26(waiting_26),
    .parked_27(waiting_27),
    .parked_28(waiting_28),
    .parked_29(waiting_29),
    .parked_30(waiting_30),
    .parked_31(waiting_31),
    .targets_next_ip(j2__targets_next_ip),
    .targets_taken_target(j2__targets_taken_target),
    .targets_refused_target(j2__targets_refused_target),
    .targets_act(j2__targets_act)
  );

  tessera_je_wake j3 (
    .clock(clock),
    .reset(reset),
    // J3 and result
    .valid(op_valid_2_q),
    .slot(op_slot_q),
    .sync(op_sync_q),
    .ip(op_ip_q),
    .flow_op(j1__flow_op),
    .flow_branch(j1__flow_branch),
    .flow_after(j1__flow_after),
    .flow_jip(j1__flow_jip),
    .flow_uip(j1__flow_uip),
    .flow_act(j1__flow_act),
    .flow_taken(j1__flow_taken),
    .flow_refused(j1__flow_refused),
    .flow_first(j1__flow_first),
    .flow_waits_after(j1__flow_waits_after),
    .dispatched(op_dispatched),
    .targets_next_ip(j2__targets_next_ip),
    .targets_taken_target(j2__targets_taken_target),
    .targets_refused_target(j2__targets_refused_target),
    .targets_act(j2__targets_act),
    .parked_0(waiting_0),
    .parked_1(waiting_1),
    .parked_2(waiting_2),
    .parked_3(waiting_3),
    .parked_4(waiting_4),
    .parked_5(waiting_5),
    .parked_6(waiting_6),
    .parked_7(waiting_7),
    .parked_8(waiting_8),
    .parked_9(waiting_9),
    .parked_10(waiting_10),
    .parked_11(waiting_11),
    .parked_12(waiting_12),
    .parked_13(waiting_13),
    .parked_14(waiting_14),
    .parked_15(waiting_15),
    .parked_16(waiting_16),
    .parked_17(waiting_17),
    .parked_18(waiting_18),
    .parked_19(waiting_19),
    .parked_20(waiting_20),
    .parked_21(waiting_21),
    .parked_22(waiting_22),
    .parked_23(waiting_23),
    .parked_24(waiting_24),
    .parked_25(waiting_25),
    .parked_26(waiting_26),
    .parked_27(waiting_27),
    .parked_28(waiting_28),
    .parked_29(waiting_29),
    .parked_30(waiting_30),
    .parked_31(waiting_31),
    .new_parked_0(j3__new_parked_0),
    .new_parked_1(j3__new_parked_1),
    .new_parked_2(j3__new_parked_2),
    .new_parked_3(j3__new_parked_3),
    .new_parked_4(j3__new_parked_4),
    .new_parked_5(j3__new_parked_5),
    .new_parked_6(j3__new_parked_6),
    .new_parked_7(j3__new_parked_7),
    .new_parked_8(j3__new_parked_8),
    .new_parked_9(j3__new_parked_9),
    .new_parked_10(j3__new_parked_10),
    .new_parked_11(j3__new_parked_11),
    .new_parked_12(j3__new_parked_12),
    .new_parked_13(j3__new_parked_13),
    .new_parked_14(j3__new_parked_14),
    .new_parked_15(j3__new_parked_15),
    .new_parked_16(j3__new_parked_16),
    .new_parked_17(j3__new_parked_17),
    .new_parked_18(j3__new_parked_18),
    .new_parked_19(j3__new_parked_19),
    .new_parked_20(j3__new_parked_20),
    .new_parked_21(j3__new_parked_21),
    .new_parked_22(j3__new_parked_22),
    .new_parked_23(j3__new_parked_23),
    .new_parked_24(j3__new_parked_24),
    .new_parked_25(j3__new_parked_25),
    .new_parked_26(j3__new_parked_26),
    .new_parked_27(j3__new_parked_27),
    .new_parked_28(j3__new_parked_28),
    .new_parked_29(j3__new_parked_29),
    .new_parked_30(j3__new_parked_30),
    .new_parked_31(j3__new_parked_31),
    .result_valid(j3__result_valid),
    .result_slot(j3__result_slot),
    .result_sync(j3__result_sync),
    .result_target(j3__result_target),
    .result_act(j3__result_act),
    .result_wake_valid(j3__result_wake_valid),
    .result_wake(j3__result_wake),
    .ret_valid(j3__ret_valid),
    .ret_slot(j3__ret_slot),
    .ret_ip(j3__ret_ip),
    .ret_op(j3__ret_op),
    .ret_mask(j3__ret_mask)
  );

  // issue
  assign free = ~(op_valid_0_q | op_valid_1_q | op_valid_2_q);
  assign issue_ready = j1__issue_ready;
  assign op_known = tmp_0[0];
  assign j2__idle = op_dispatched & ~j1__flow_act;
  assign branch_valid = j3__result_valid;
  assign branch_slot = j3__result_slot;
  assign branch_sync = j3__result_sync;
  assign branch_target = j3__result_target;
  assign branch_act = j3__result_act;
  assign branch_wake_valid = j3__result_wake_valid;
  assign branch_wake = j3__result_wake;
  assign ret_valid = j3__ret_valid;
  assign ret_slot = j3__ret_slot;
  assign ret_ip = j3__ret_ip;
  assign ret_op = j3__ret_op;
  assign ret_mask = j3__ret_mask;

  always @* begin
    if (time_zero) begin end
    dispatched_0_d = dispatched_0_q;
    if (start_valid & (start_slot == 3'd0)) begin
      dispatched_0_d = start_mask;
    end
  end

  always @* begin
    if (time_zero) begin end
    dispatched_1_d = dispatched_1_q;
    if (start_valid & (start_slot == 3'd1)) begin
      dispatched_1_d = start_mask;
    end
  end

  always @* begin
    if (time_zero) begin end
    dispatched_2_d = dispatched_2_q;
    if (start_valid & (start_slot == 3'd2)) begin
      dispatched_2_d = start_mask;
    end
  end

  always @* begin
    if (time_zero) begin end
    dispatched_3_d = dispatched_3_q;
    if (start_valid & (start_slot == 3'd3)) begin
      dispatched_3_d = start_mask;
    end
  end

  always @* begin
    if (time_zero) begin end
    dispatched_4_d = dispatched_4_q;
    if (start_valid & (start_slot == 3'd4)) begin
      dispatched_4_d = start_mask;
    end
  end

  always @* begin
    if (time_zero) begin end
    dispatched_5_d = dispatched_5_q;
    if (start_valid & (start_slot == 3'd5)) begin
      dispatched_5_d = start_mask;
    end
  end

  always @* begin
    if (time_zero) begin end
    dispatched_6_d = dispatched_6_q;
    if (start_valid & (start_slot == 3'd6)) begin
      dispatched_6_d = start_mask;
    end
  end

  always @* begin
    if (time_zero) begin end
    known_d = known_q;
    if (op_valid_2_q) begin
      known_d = known_q | (8'd1 << op_slot_q);
    end
  end

  always @* begin
    if (time_zero) begin end
    op_slot_d = op_slot_q;
    op_ip_d = op_ip_q;
    op_sync_d = op_sync_q;
    if (j1__take) begin
      op_slot_d = issue_slot;
      op_ip_d = issue_ip;
      op_sync_d = issue_sync;
    end
  end

  always @* begin
    if (time_zero) begin end
    // thread state of the operation
    op_dispatched = 32'd0;
    if (op_slot_q == 3'd0) begin
      op_dispatched = dispatched_0_q;
    end
    if (op_slot_q == 3'd1) begin
      op_dispatched = dispatched_1_q;
    end
    if (op_slot_q == 3'd2) begin
      op_dispatched = dispatched_2_q;
    end
    if (op_slot_q == 3'd3) begin
      op_dispatched = dispatched_3_q;
    end
    if (op_slot_q == 3'd4) begin
      op_dispatched = dispatched_4_q;
    end
    if (op_slot_q == 3'd5) begin
      op_dispatched = dispatched_5_q;
    end
    if (op_slot_q == 3'd6) begin
      op_dispatched = dispatched_6_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    waiting_0 = 32'd0;
    if (op_known) begin
      waiting_0 = parked__read_data_0;
    end
  end

  always @* begin
    if (time_zero) begin end
    waiting_1 = 32'd0;
    if (op_known) begin
      waiting_1 = parked__read_data_1;
    end
  end

  always @* begin
    if (time_zero) begin end
    waiting_2 = 32'd0;
    if (op_known) begin
      waiting_2 = parked__read_data_2;
    end
  end

  always @* begin
    if (time_zero) begin end
    waiting_3 = 32'd0;
    if (op_known) begin
      waiting_3 = parked__read_data_3;
    end
  end

  always @* begin
    if (time_zero) begin end
    waiting_4 = 32'd0;
    if (op_known) begin
      waiting_4 = parked__read_data_4;
    end
  end

  always @* begin
    if (time_zero) begin end
    waiting_5 = 32'd0;
    if (op_known) begin
      waiting_5 = parked__read_data_5;
    end
  end

  always @* begin
    if (time_zero) begin end
    waiting_6 = 32'd0;
    if (op_known) begin
      waiting_6 = parked__read_data_6;
    end
  end

  always @* begin
    if (time_zero) begin end
    waiting_7 = 32'd0;
    if (op_known) begin
      waiting_7 = parked__read_data_7;
    end
  end

  always @* begin
    if (time_zero) begin end
    waiting_8 = 32'd0;
    if (op_known) begin
      waiting_8 = parked__read_data_8;
    end
  end

  always @* begin
    if (time_zero) begin end
    waiting_9 = 32'd0;
    if (op_known) begin
      waiting_9 = parked__read_data_9;
    end
  end

  always @* begin
    if (time_zero) begin end
    waiting_10 = 32'd0;
    if (op_known) begin
      waiting_10 = parked__read_data_10;
    end
  end

  always @* begin
    if (time_zero) begin end
    waiting_11 = 32'd0;
    if (op_known) begin
      waiting_11 = parked__read_data_11;
    end
  end

  always @* begin
    if (time_zero) begin end
    waiting_12 = 32'd0;
    if (op_known) begin
      waiting_12 = parked__read_data_12;
    end
  end

  always @* begin
    if (time_zero) begin end
    waiting_13 = 32'd0;
    if (op_known) begin
      waiting_13 = parked__read_data_13;
    end
  end

  always @* begin
    if (time_zero) begin end
    waiting_14 = 32'd0;
    if (op_known) begin
      waiting_14 = parked__read_data_14;
    end
  end

  always @* begin
    if (time_zero) begin end
    waiting_15 = 32'd0;
    if (op_known) begin
      waiting_15 = parked__read_data_15;
    end
  end

  always @* begin
    if (time_zero) begin end
    waiting_16 = 32'd0;
    if (op_known) begin
      waiting_16 = parked__read_data_16;
    end
  end

  always @* begin
    if (time_zero) begin end
    waiting_17 = 32'd0;
    if (op_known) begin
      waiting_17 = parked__read_data_17;
    end
  end

  always @* begin
    if (time_zero) begin end
    waiting_18 = 32'd0;
    if (op_known) begin
      waiting_18 = parked__read_data_18;
    end
  end

  always @* begin
    if (time_zero) begin end
    waiting_19 = 32'd0;
    if (op_known) begin
      waiting_19 = parked__read_data_19;
    end
  end

  always @* begin
    if (time_zero) begin end
    waiting_20 = 32'd0;
    if (op_known) begin
      waiting_20 = parked__read_data_20;
    end
  end

  always @* begin
    if (time_zero) begin end
    waiting_21 = 32'd0;
    if (op_known) begin
      waiting_21 = parked__read_data_21;
    end
  end

  always @* begin
    if (time_zero) begin end
    waiting_22 = 32'd0;
    if (op_known) begin
      waiting_22 = parked__read_data_22;
    end
  end

  always @* begin
    if (time_zero) begin end
    waiting_23 = 32'd0;
    if (op_known) begin
      waiting_23 = parked__read_data_23;
    end
  end

  always @* begin
    if (time_zero) begin end
    waiting_24 = 32'd0;
    if (op_known) begin
      waiting_24 = parked__read_data_24;
    end
  end

  always @* begin
    if (time_zero) begin end
    waiting_25 = 32'd0;
    if (op_known) begin
      waiting_25 = parked__read_data_25;
    end
  end

  always @* begin
    if (time_zero) begin end
    waiting_26 = 32'd0;
    if (op_known) begin
      waiting_26 = parked__read_data_26;
    end
  end

  always @* begin
    if (time_zero) begin end
    waiting_27 = 32'd0;
    if (op_known) begin
      waiting_27 = parked__read_data_27;
    end
  end

  always @* begin
    if (time_zero) begin end
    waiting_28 = 32'd0;
    if (op_known) begin
      waiting_28 = parked__read_data_28;
    end
  end

  always @* begin
    if (time_zero) begin end
    waiting_29 = 32'd0;
    if (op_known) begin
      waiting_29 = parked__read_data_29;
    end
  end

  always @* begin
    if (time_zero) begin end
    waiting_30 = 32'd0;
    if (op_known) begin
      waiting_30 = parked__read_data_30;
    end
  end

  always @* begin
    if (time_zero) begin end
    waiting_31 = 32'd0;
    if (op_known) begin
      waiting_31 = parked__read_data_31;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, tmp_0[7:1]};
endmodule
`default_nettype wire
