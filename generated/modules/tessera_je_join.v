// tessera_je_join
// First stage of the branch unit.
//
//   in    1  clock             rising edge
//   in    1  reset             synchronous, active high
//   in    1  free              No operation is in work.
//   in    1  issue_valid       An item is on offer.
//   in    3  issue_slot        Thread slot.
//   in   32  issue_ip          Address of the instruction.
//   in    1  issue_len8        1: the instruction is 8 bytes long (compacted).
//   in    7  issue_op          Opcode; 0 with `sync`.
//   in    1  issue_branch      BranchCtrl (`.b`).
//   in    3  issue_group       First channel, in fours.
//   in    3  issue_size        Execution size: 2 to the power of it channels.
//   in   32  issue_uip         Distance in bytes to the end of the structure.
//   in   32  issue_jip         Distance in bytes to the next join; of `jmpi` its immediate.
//   in    1  issue_sync        Join the channels parked at `ip`; the instruction itself is not executed.
//   in   32  issue_act         Active channels.
//   in   32  issue_pred        Predicate by channel number (all ones without predicate).
//   out   1  issue_ready       The item, if there is one, is taken at this edge.
//   out   1  take              An operation begins with the next cycle.
//   in    1  valid             J1 works in this cycle.
//   in   32  dispatched
//   in   32  parked_0
//   in   32  parked_1
//   in   32  parked_2
//   in   32  parked_3
//   in   32  parked_4
//   in   32  parked_5
//   in   32  parked_6
//   in   32  parked_7
//   in   32  parked_8
//   in   32  parked_9
//   in   32  parked_10
//   in   32  parked_11
//   in   32  parked_12
//   in   32  parked_13
//   in   32  parked_14
//   in   32  parked_15
//   in   32  parked_16
//   in   32  parked_17
//   in   32  parked_18
//   in   32  parked_19
//   in   32  parked_20
//   in   32  parked_21
//   in   32  parked_22
//   in   32  parked_23
//   in   32  parked_24
//   in   32  parked_25
//   in   32  parked_26
//   in   32  parked_27
//   in   32  parked_28
//   in   32  parked_29
//   in   32  parked_30
//   in   32  parked_31
// flow: The operation; opcode and BranchCtrl are valid from J1 on, the rest from J2 on.
//   out   7  flow_op           Opcode; 0 for a sync.
//   out   1  flow_branch       BranchCtrl (`.b`).
//   out  32  flow_after        Address behind the instruction.
//   out  32  flow_jip          Target of JIP.
//   out  32  flow_uip          Target of UIP.
//   out  32  flow_act          Active channels after the join.
//   out  32  flow_taken        Enabled channels whose predicate holds.
//   out  32  flow_refused      Enabled channels whose predicate does not hold.
//   out   1  flow_first        Predicate of the first channel, for `jmpi`.
//   out   1  flow_waits_after  Channels of the instruction are parked behind it.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: issue (in): transfer at a rising edge with valid and ready both high.
//
// Exported from hdl/blocks/eu/src/je/join.rs; do not edit.
`default_nettype none
module tessera_je_join (
  input  wire clock,
  input  wire reset,
  input  wire free,
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
  output wire take,
  input  wire valid,
  input  wire [31:0] dispatched,
  input  wire [31:0] parked_0,
  input  wire [31:0] parked_1,
  input  wire [31:0] parked_2,
  input  wire [31:0] parked_3,
  input  wire [31:0] parked_4,
  input  wire [31:0] parked_5,
  input  wire [31:0] parked_6,
  input  wire [31:0] parked_7,
  input  wire [31:0] parked_8,
  input  wire [31:0] parked_9,
  input  wire [31:0] parked_10,
  input  wire [31:0] parked_11,
  input  wire [31:0] parked_12,
  input  wire [31:0] parked_13,
  input  wire [31:0] parked_14,
  input  wire [31:0] parked_15,
  input  wire [31:0] parked_16,
  input  wire [31:0] parked_17,
  input  wire [31:0] parked_18,
  input  wire [31:0] parked_19,
  input  wire [31:0] parked_20,
  input  wire [31:0] parked_21,
  input  wire [31:0] parked_22,
  input  wire [31:0] parked_23,
  input  wire [31:0] parked_24,
  input  wire [31:0] parked_25,
  input  wire [31:0] parked_26,
  input  wire [31:0] parked_27,
  input  wire [31:0] parked_28,
  input  wire [31:0] parked_29,
  input  wire [31:0] parked_30,
  input  wire [31:0] parked_31,
  output wire [6:0] flow_op,
  output wire flow_branch,
  output wire [31:0] flow_after,
  output wire [31:0] flow_jip,
  output wire [31:0] flow_uip,
  output wire [31:0] flow_act,
  output wire [31:0] flow_taken,
  output wire [31:0] flow_refused,
  output wire flow_first,
  output wire flow_waits_after
);
  wire taken;
  wire [4:0] offset;
  reg  [31:0] lanes;
  wire [31:0] range;
  reg  [31:0] behind;
  reg  [31:0] here;
  reg  [31:0] there;
  wire [31:0] joined;
  wire [31:0] enabled;
  reg  [6:0] op_code_d;
  reg  [6:0] op_code_q;
  reg  op_branch_d;
  reg  op_branch_q;
  reg  [2:0] op_group_d;
  reg  [2:0] op_group_q;
  reg  [2:0] op_size_d;
  reg  [2:0] op_size_q;
  reg  op_len8_d;
  reg  op_len8_q;
  reg  [31:0] op_ip_d;
  reg  [31:0] op_ip_q;
  reg  [31:0] op_jip_d;
  reg  [31:0] op_jip_q;
  reg  [31:0] op_uip_d;
  reg  [31:0] op_uip_q;
  reg  [31:0] op_act_d;
  reg  [31:0] op_act_q;
  reg  [31:0] op_pred_d;
  reg  [31:0] op_pred_q;
  reg  [31:0] j1_after_d;
  reg  [31:0] j1_after_q;
  reg  [31:0] j1_jip_d;
  reg  [31:0] j1_jip_q;
  reg  [31:0] j1_uip_d;
  reg  [31:0] j1_uip_q;
  reg  [31:0] j1_act_d;
  reg  [31:0] j1_act_q;
  reg  [31:0] j1_taken_d;
  reg  [31:0] j1_taken_q;
  reg  [31:0] j1_refused_d;
  reg  [31:0] j1_refused_q;
  reg  j1_first_d;
  reg  j1_first_q;
  reg  j1_waits_d;
  reg  j1_waits_q;
  wire [31:0] tmp_0 = op_pred_q >> offset;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      op_code_q <= 7'd0;
      op_branch_q <= 1'd0;
      op_group_q <= 3'd0;
      op_size_q <= 3'd0;
      op_len8_q <= 1'd0;
      op_ip_q <= 32'd0;
      op_jip_q <= 32'd0;
      op_uip_q <= 32'd0;
      op_act_q <= 32'd0;
      op_pred_q <= 32'd0;
      j1_after_q <= 32'd0;
      j1_jip_q <= 32'd0;
      j1_uip_q <= 32'd0;
      j1_act_q <= 32'd0;
      j1_taken_q <= 32'd0;
      j1_refused_q <= 32'd0;
      j1_first_q <= 1'd0;
      j1_waits_q <= 1'd0;
    end
    else begin
      op_code_q <= op_code_d;
      op_branch_q <= op_branch_d;
      op_group_q <= op_group_d;
      op_size_q <= op_size_d;
      op_len8_q <= op_len8_d;
      op_ip_q <= op_ip_d;
      op_jip_q <= op_jip_d;
      op_uip_q <= op_uip_d;
      op_act_q <= op_act_d;
      op_pred_q <= op_pred_d;
      j1_after_q <= j1_after_d;
      j1_jip_q <= j1_jip_d;
      j1_uip_q <= j1_uip_d;
      j1_act_q <= j1_act_d;
      j1_taken_q <= j1_taken_d;
      j1_refused_q <= j1_refused_d;
      j1_first_q <= j1_first_d;
      j1_waits_q <= j1_waits_d;
    end
  end

  // operation
  assign issue_ready = free;
  assign taken = issue_valid & free;
  assign take = taken;
  // channels of the instruction: offset 8 * QtrCtrl + 4 * NibCtrl
  assign offset = {op_group_q, 2'd0};
  assign range = lanes << offset;
  assign joined = op_act_q | (dispatched & here);
  assign enabled = joined & range;
  assign flow_op = op_code_q;
  assign flow_branch = op_branch_q;
  assign flow_after = j1_after_q;
  assign flow_jip = j1_jip_q;
  assign flow_uip = j1_uip_q;
  assign flow_act = j1_act_q;
  assign flow_taken = j1_taken_q;
  assign flow_refused = j1_refused_q;
  assign flow_first = j1_first_q;
  assign flow_waits_after = j1_waits_q;

  always @* begin
    if (time_zero) begin end
    op_code_d = op_code_q;
    op_branch_d = op_branch_q;
    op_group_d = op_group_q;
    op_size_d = op_size_q;
    op_len8_d = op_len8_q;
    op_ip_d = op_ip_q;
    op_jip_d = op_jip_q;
    op_uip_d = op_uip_q;
    op_act_d = op_act_q;
    op_pred_d = op_pred_q;
    if (taken) begin
      op_code_d = issue_op;
      op_branch_d = issue_branch;
      op_group_d = issue_group;
      op_size_d = issue_size;
      op_uip_d = issue_uip;
      op_jip_d = issue_jip;
      op_len8_d = issue_len8;
      op_ip_d = issue_ip;
      op_act_d = issue_act;
      op_pred_d = issue_pred;
    end
  end

  always @* begin
    if (time_zero) begin end
    j1_after_d = j1_after_q;
    j1_jip_d = j1_jip_q;
    j1_uip_d = j1_uip_q;
    j1_act_d = j1_act_q;
    j1_taken_d = j1_taken_q;
    j1_refused_d = j1_refused_q;
    j1_first_d = j1_first_q;
    j1_waits_d = j1_waits_q;
    if (valid) begin
      j1_after_d = behind;
      j1_jip_d = op_ip_q + op_jip_q;
      j1_uip_d = op_ip_q + op_uip_q;
      // jmpi counts from the next instruction
      if (op_code_q == 7'h20) begin
        j1_jip_d = behind + op_jip_q;
      end
      j1_act_d = joined;
      j1_taken_d = enabled & op_pred_q;
      j1_refused_d = enabled & ~op_pred_q;
      j1_first_d = tmp_0[0];
      j1_waits_d = |(range & dispatched & ~joined & there);
    end
  end

  always @* begin
    if (time_zero) begin end
    lanes = 32'hffffffff;
    if (op_size_q == 3'd0) begin
      lanes = 32'd1;
    end
    if (op_size_q == 3'd1) begin
      lanes = 32'd3;
    end
    if (op_size_q == 3'd2) begin
      lanes = 32'hf;
    end
    if (op_size_q == 3'd3) begin
      lanes = 32'hff;
    end
    if (op_size_q == 3'd4) begin
      lanes = 32'hffff;
    end
  end

  always @* begin
    if (time_zero) begin end
    // join
    behind = op_ip_q + 32'h10;
    if (op_len8_q) begin
      behind = op_ip_q + 32'd8;
    end
  end

  always @* begin
    if (time_zero) begin end
    here = 32'd0;
    here[0] = parked_0 == op_ip_q;
    here[1] = parked_1 == op_ip_q;
    here[2] = parked_2 == op_ip_q;
    here[3] = parked_3 == op_ip_q;
    here[4] = parked_4 == op_ip_q;
    here[5] = parked_5 == op_ip_q;
    here[6] = parked_6 == op_ip_q;
    here[7] = parked_7 == op_ip_q;
    here[8] = parked_8 == op_ip_q;
    here[9] = parked_9 == op_ip_q;
    here[10] = parked_10 == op_ip_q;
    here[11] = parked_11 == op_ip_q;
    here[12] = parked_12 == op_ip_q;
    here[13] = parked_13 == op_ip_q;
    here[14] = parked_14 == op_ip_q;
    here[15] = parked_15 == op_ip_q;
    here[16] = parked_16 == op_ip_q;
    here[17] = parked_17 == op_ip_q;
    here[18] = parked_18 == op_ip_q;
    here[19] = parked_19 == op_ip_q;
    here[20] = parked_20 == op_ip_q;
    here[21] = parked_21 == op_ip_q;
    here[22] = parked_22 == op_ip_q;
    here[23] = parked_23 == op_ip_q;
    here[24] = parked_24 == op_ip_q;
    here[25] = parked_25 == op_ip_q;
    here[26] = parked_26 == op_ip_q;
    here[27] = parked_27 == op_ip_q;
    here[28] = parked_28 == op_ip_q;
    here[29] = parked_29 == op_ip_q;
    here[30] = parked_30 == op_ip_q;
    here[31] = parked_31 == op_ip_q;
  end

  always @* begin
    if (time_zero) begin end
    there = 32'd0;
    there[0] = parked_0 == behind;
    there[1] = parked_1 == behind;
    there[2] = parked_2 == behind;
    there[3] = parked_3 == behind;
    there[4] = parked_4 == behind;
    there[5] = parked_5 == behind;
    there[6] = parked_6 == behind;
    there[7] = parked_7 == behind;
    there[8] = parked_8 == behind;
    there[9] = parked_9 == behind;
    there[10] = parked_10 == behind;
    there[11] = parked_11 == behind;
    there[12] = parked_12 == behind;
    there[13] = parked_13 == behind;
    there[14] = parked_14 == behind;
    there[15] = parked_15 == behind;
    there[16] = parked_16 == behind;
    there[17] = parked_17 == behind;
    there[18] = parked_18 == behind;
    there[19] = parked_19 == behind;
    there[20] = parked_20 == behind;
    there[21] = parked_21 == behind;
    there[22] = parked_22 == behind;
    there[23] = parked_23 == behind;
    there[24] = parked_24 == behind;
    there[25] = parked_25 == behind;
    there[26] = parked_26 == behind;
    there[27] = parked_27 == behind;
    there[28] = parked_28 == behind;
    there[29] = parked_29 == behind;
    there[30] = parked_30 == behind;
    there[31] = parked_31 == behind;
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, issue_slot, issue_sync, tmp_0[31:1]};
endmodule
`default_nettype wire
