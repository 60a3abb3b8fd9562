// tessera_je_wake
// Third stage of the branch unit and its result register.
//
//   in    1  clock                   rising edge
//   in    1  reset                   synchronous, active high
//   in    1  valid                   J3 works in this cycle.
//   in    3  slot
//   in    1  sync
//   in   32  ip
//   in    7  flow_op                 Opcode; 0 for a sync.
//   in    1  flow_branch             BranchCtrl (`.b`).
//   in   32  flow_after              Address behind the instruction.
//   in   32  flow_jip                Target of JIP.
//   in   32  flow_uip                Target of UIP.
//   in   32  flow_act                Active channels after the join.
//   in   32  flow_taken              Enabled channels whose predicate holds.
//   in   32  flow_refused            Enabled channels whose predicate does not hold.
//   in    1  flow_first              Predicate of the first channel, for `jmpi`.
//   in    1  flow_waits_after        Channels of the instruction are parked behind it.
//   in   32  dispatched
//   in   32  targets_next_ip         Where the thread goes on.
//   in   32  targets_taken_target    Target of the channels whose predicate holds.
//   in   32  targets_refused_target  Target of the others.
//   in   32  targets_act             Channels active from now on.
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
//   out  32  new_parked_0
//   out  32  new_parked_1
//   out  32  new_parked_2
//   out  32  new_parked_3
//   out  32  new_parked_4
//   out  32  new_parked_5
//   out  32  new_parked_6
//   out  32  new_parked_7
//   out  32  new_parked_8
//   out  32  new_parked_9
//   out  32  new_parked_10
//   out  32  new_parked_11
//   out  32  new_parked_12
//   out  32  new_parked_13
//   out  32  new_parked_14
//   out  32  new_parked_15
//   out  32  new_parked_16
//   out  32  new_parked_17
//   out  32  new_parked_18
//   out  32  new_parked_19
//   out  32  new_parked_20
//   out  32  new_parked_21
//   out  32  new_parked_22
//   out  32  new_parked_23
//   out  32  new_parked_24
//   out  32  new_parked_25
//   out  32  new_parked_26
//   out  32  new_parked_27
//   out  32  new_parked_28
//   out  32  new_parked_29
//   out  32  new_parked_30
//   out  32  new_parked_31
//   out   1  result_valid            There is one in this cycle.
//   out   3  result_slot             Thread slot.
//   out   1  result_sync             It is that of a sync.
//   out  32  result_target           Where the thread goes on.
//   out  32  result_act              Channels active there.
//   out   1  result_wake_valid       Channels are parked at a higher address.
//   out  32  result_wake             The lowest such address.
//   out   1  ret_valid               It completes in this cycle.
//   out   3  ret_slot                Thread slot.
//   out  32  ret_ip                  Address of the instruction.
//   out   7  ret_op                  Its opcode; 0 for a sync of JE.
//   out  32  ret_mask                ALU and ME: write-enabled lanes; JE: active channels after the join.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/je/wake.rs; do not edit.
`default_nettype none
module tessera_je_wake (
  input  wire clock,
  input  wire reset,
  input  wire valid,
  input  wire [2:0] slot,
  input  wire sync,
  input  wire [31:0] ip,
  input  wire [6:0] flow_op,
  input  wire flow_branch,
  input  wire [31:0] flow_after,
  input  wire [31:0] flow_jip,
  input  wire [31:0] flow_uip,
  input  wire [31:0] flow_act,
  input  wire [31:0] flow_taken,
  input  wire [31:0] flow_refused,
  input  wire flow_first,
  input  wire flow_waits_after,
  input  wire [31:0] dispatched,
  input  wire [31:0] targets_next_ip,
  input  wire [31:0] targets_taken_target,
  input  wire [31:0] targets_refused_target,
  input  wire [31:0] targets_act,
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
  output wire [31:0] new_parked_0,
  output wire [31:0] new_parked_1,
  output wire [31:0] new_parked_2,
  output wire [31:0] new_parked_3,
  output wire [31:0] new_parked_4,
  output wire [31:0] new_parked_5,
  output wire [31:0] new_parked_6,
  output wire [31:0] new_parked_7,
  output wire [31:0] new_parked_8,
  output wire [31:0] new_parked_9,
  output wire [31:0] new_parked_10,
  output wire [31:0] new_parked_11,
  output wire [31:0] new_parked_12,
  output wire [31:0] new_parked_13,
  output wire [31:0] new_parked_14,
  output wire [31:0] new_parked_15,
  output wire [31:0] new_parked_16,
  output wire [31:0] new_parked_17,
  output wire [31:0] new_parked_18,
  output wire [31:0] new_parked_19,
  output wire [31:0] new_parked_20,
  output wire [31:0] new_parked_21,
  output wire [31:0] new_parked_22,
  output wire [31:0] new_parked_23,
  output wire [31:0] new_parked_24,
  output wire [31:0] new_parked_25,
  output wire [31:0] new_parked_26,
  output wire [31:0] new_parked_27,
  output wire [31:0] new_parked_28,
  output wire [31:0] new_parked_29,
  output wire [31:0] new_parked_30,
  output wire [31:0] new_parked_31,
  output wire result_valid,
  output wire [2:0] result_slot,
  output wire result_sync,
  output wire [31:0] result_target,
  output wire [31:0] result_act,
  output wire result_wake_valid,
  output wire [31:0] result_wake,
  output wire ret_valid,
  output wire [2:0] ret_slot,
  output wire [31:0] ret_ip,
  output wire [6:0] ret_op,
  output wire [31:0] ret_mask
);
  reg  [31:0] address_0;
  reg  [31:0] address_1;
  reg  [31:0] address_2;
  reg  [31:0] address_3;
  reg  [31:0] address_4;
  reg  [31:0] address_5;
  reg  [31:0] address_6;
  reg  [31:0] address_7;
  reg  [31:0] address_8;
  reg  [31:0] address_9;
  reg  [31:0] address_10;
  reg  [31:0] address_11;
  reg  [31:0] address_12;
  reg  [31:0] address_13;
  reg  [31:0] address_14;
  reg  [31:0] address_15;
  reg  [31:0] address_16;
  reg  [31:0] address_17;
  reg  [31:0] address_18;
  reg  [31:0] address_19;
  reg  [31:0] address_20;
  reg  [31:0] address_21;
  reg  [31:0] address_22;
  reg  [31:0] address_23;
  reg  [31:0] address_24;
  reg  [31:0] address_25;
  reg  [31:0] address_26;
  reg  [31:0] address_27;
  reg  [31:0] address_28;
  reg  [31:0] address_29;
  reg  [31:0] address_30;
  reg  [31:0] address_31;
  reg  [31:0] candidate;
  reg  [31:0] node_0;
  reg  [31:0] node_1;
  reg  [31:0] node_2;
  reg  [31:0] node_3;
  reg  [31:0] node_4;
  reg  [31:0] node_5;
  reg  [31:0] node_6;
  reg  [31:0] node_7;
  reg  [31:0] node_8;
  reg  [31:0] node_9;
  reg  [31:0] node_10;
  reg  [31:0] node_11;
  reg  [31:0] node_12;
  reg  [31:0] node_13;
  reg  [31:0] node_14;
  reg  [31:0] node_15;
  reg  [31:0] node_16;
  reg  [31:0] node_17;
  reg  [31:0] node_18;
  reg  [31:0] node_19;
  reg  [31:0] node_20;
  reg  [31:0] node_21;
  reg  [31:0] node_22;
  reg  [31:0] node_23;
  reg  [31:0] node_24;
  reg  [31:0] node_25;
  reg  [31:0] node_26;
  reg  [31:0] node_27;
  reg  [31:0] node_28;
  reg  [31:0] node_29;
  reg  [31:0] node_30;
  reg  [31:0] node_31;
  reg  [31:0] node_32;
  reg  [31:0] node_33;
  reg  [31:0] node_34;
  reg  [31:0] node_35;
  reg  [31:0] node_36;
  reg  [31:0] node_37;
  reg  [31:0] node_38;
  reg  [31:0] node_39;
  reg  [31:0] node_40;
  reg  [31:0] node_41;
  reg  [31:0] node_42;
  reg  [31:0] node_43;
  reg  [31:0] node_44;
  reg  [31:0] node_45;
  reg  [31:0] node_46;
  reg  [31:0] node_47;
  reg  [31:0] node_48;
  reg  [31:0] node_49;
  reg  [31:0] node_50;
  reg  [31:0] node_51;
  reg  [31:0] node_52;
  reg  [31:0] node_53;
  reg  [31:0] node_54;
  reg  [31:0] node_55;
  reg  [31:0] node_56;
  reg  [31:0] node_57;
  reg  [31:0] node_58;
  reg  [31:0] node_59;
  reg  [31:0] node_60;
  reg  [31:0] node_61;
  reg  [31:0] node_62;
  reg  j3_valid_q;
  reg  [2:0] j3_slot_d;
  reg  [2:0] j3_slot_q;
  reg  j3_sync_d;
  reg  j3_sync_q;
  reg  [31:0] j3_target_d;
  reg  [31:0] j3_target_q;
  reg  [31:0] j3_act_d;
  reg  [31:0] j3_act_q;
  reg  j3_wake_valid_d;
  reg  j3_wake_valid_q;
  reg  [31:0] j3_wake_d;
  reg  [31:0] j3_wake_q;
  reg  j3_ret_valid_q;
  reg  [2:0] j3_ret_slot_d;
  reg  [2:0] j3_ret_slot_q;
  reg  [31:0] j3_ret_ip_d;
  reg  [31:0] j3_ret_ip_q;
  reg  [6:0] j3_ret_op_d;
  reg  [6:0] j3_ret_op_q;
  reg  [31:0] j3_ret_mask_d;
  reg  [31:0] j3_ret_mask_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      j3_valid_q <= 1'd0;
      j3_slot_q <= 3'd0;
      j3_sync_q <= 1'd0;
      j3_target_q <= 32'd0;
      j3_act_q <= 32'd0;
      j3_wake_valid_q <= 1'd0;
      j3_wake_q <= 32'd0;
      j3_ret_valid_q <= 1'd0;
      j3_ret_slot_q <= 3'd0;
      j3_ret_ip_q <= 32'd0;
      j3_ret_op_q <= 7'd0;
      j3_ret_mask_q <= 32'd0;
    end
    else begin
      // result; without one all is 0
      j3_valid_q <= valid;
      j3_slot_q <= j3_slot_d;
      j3_sync_q <= j3_sync_d;
      j3_target_q <= j3_target_d;
      j3_act_q <= j3_act_d;
      j3_wake_valid_q <= j3_wake_valid_d;
      j3_wake_q <= j3_wake_d;
      j3_ret_valid_q <= valid;
      j3_ret_slot_q <= j3_ret_slot_d;
      j3_ret_ip_q <= j3_ret_ip_d;
      j3_ret_op_q <= j3_ret_op_d;
      j3_ret_mask_q <= j3_ret_mask_d;
    end
  end

  assign new_parked_0 = address_0;
  assign new_parked_1 = address_1;
  assign new_parked_2 = address_2;
  assign new_parked_3 = address_3;
  assign new_parked_4 = address_4;
  assign new_parked_5 = address_5;
  assign new_parked_6 = address_6;
  assign new_parked_7 = address_7;
  assign new_parked_8 = address_8;
  assign new_parked_9 = address_9;
  assign new_parked_10 = address_10;
  assign new_parked_11 = address_11;
  assign new_parked_12 = address_12;
  assign new_parked_13 = address_13;
  assign new_parked_14 = address_14;
  assign new_parked_15 = address_15;
  assign new_parked_16 = address_16;
  assign new_parked_17 = address_17;
  assign new_parked_18 = address_18;
  assign new_parked_19 = address_19;
  assign new_parked_20 = address_20;
  assign new_parked_21 = address_21;
  assign new_parked_22 = address_22;
  assign new_parked_23 = address_23;
  assign new_parked_24 = address_24;
  assign new_parked_25 = address_25;
  assign new_parked_26 = address_26;
  assign new_parked_27 = address_27;
  assign new_parked_28 = address_28;
  assign new_parked_29 = address_29;
  assign new_parked_30 = address_30;
  assign new_parked_31 = address_31;
  assign result_valid = j3_valid_q;
  assign result_slot = j3_slot_q;
  assign result_sync = j3_sync_q;
  assign result_target = j3_target_q;
  assign result_act = j3_act_q;
  assign result_wake_valid = j3_wake_valid_q;
  assign result_wake = j3_wake_q;
  assign ret_valid = j3_ret_valid_q;
  assign ret_slot = j3_ret_slot_q;
  assign ret_ip = j3_ret_ip_q;
  assign ret_op = j3_ret_op_q;
  assign ret_mask = j3_ret_mask_q;

  always @* begin
    if (time_zero) begin end
    j3_slot_d = 3'd0;
    j3_sync_d = 1'd0;
    j3_target_d = 32'd0;
    j3_act_d = 32'd0;
    j3_wake_valid_d = 1'd0;
    j3_wake_d = 32'd0;
    j3_ret_slot_d = 3'd0;
    j3_ret_ip_d = 32'd0;
    j3_ret_op_d = 7'd0;
    j3_ret_mask_d = 32'd0;
    if (valid) begin
      j3_slot_d = slot;
      j3_sync_d = sync;
      j3_target_d = targets_next_ip;
      j3_act_d = targets_act;
      j3_ret_slot_d = slot;
      j3_ret_ip_d = ip;
      j3_ret_op_d = flow_op;
      j3_ret_mask_d = flow_act;
      if (|candidate) begin
        j3_wake_valid_d = 1'd1;
        j3_wake_d = node_62;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    // park
    address_0 = parked_0;
    if (flow_act[0] & ~targets_act[0]) begin
      address_0 = targets_refused_target;
      if (flow_taken[0]) begin
        address_0 = targets_taken_target;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    address_1 = parked_1;
    if (flow_act[1] & ~targets_act[1]) begin
      address_1 = targets_refused_target;
      if (flow_taken[1]) begin
        address_1 = targets_taken_target;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    address_2 = parked_2;
    if (flow_act[2] & ~targets_act[2]) begin
      address_2 = targets_refused_target;
      if (flow_taken[2]) begin
        address_2 = targets_taken_target;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    address_3 = parked_3;
    if (flow_act[3] & ~targets_act[3]) begin
      address_3 = targets_refused_target;
      if (flow_taken[3]) begin
        address_3 = targets_taken_target;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    address_4 = parked_4;
    if (flow_act[4] & ~targets_act[4]) begin
      address_4 = targets_refused_target;
      if (flow_taken[4]) begin
        address_4 = targets_taken_target;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    address_5 = parked_5;
    if (flow_act[5] & ~targets_act[5]) begin
      address_5 = targets_refused_target;
      if (flow_taken[5]) begin
        address_5 = targets_taken_target;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    address_6 = parked_6;
    if (flow_act[6] & ~targets_act[6]) begin
      address_6 = targets_refused_target;
      if (flow_taken[6]) begin
        address_6 = targets_taken_target;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    address_7 = parked_7;
    if (flow_act[7] & ~targets_act[7]) begin
      address_7 = targets_refused_target;
      if (flow_taken[7]) begin
        address_7 = targets_taken_target;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    address_8 = parked_8;
    if (flow_act[8] & ~targets_act[8]) begin
      address_8 = targets_refused_target;
      if (flow_taken[8]) begin
        address_8 = targets_taken_target;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    address_9 = parked_9;
    if (flow_act[9] & ~targets_act[9]) begin
      address_9 = targets_refused_target;
      if (flow_taken[9]) begin
        address_9 = targets_taken_target;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    address_10 = parked_10;
    if (flow_act[10] & ~targets_act[10]) begin
      address_10 = targets_refused_target;
      if (flow_taken[10]) begin
        address_10 = targets_taken_target;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    address_11 = parked_11;
    if (flow_act[11] & ~targets_act[11]) begin
      address_11 = targets_refused_target;
      if (flow_taken[11]) begin
        address_11 = targets_taken_target;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    address_12 = parked_12;
    if (flow_act[12] & ~targets_act[12]) begin
      address_12 = targets_refused_target;
      if (flow_taken[12]) begin
        address_12 = targets_taken_target;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    address_13 = parked_13;
    if (flow_act[13] & ~targets_act[13]) begin
      address_13 = targets_refused_target;
      if (flow_taken[13]) begin
        address_13 = targets_taken_target;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    address_14 = parked_14;
    if (flow_act[14] & ~targets_act[14]) begin
      address_14 = targets_refused_target;
      if (flow_taken[14]) begin
        address_14 = targets_taken_target;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    address_15 = parked_15;
    if (flow_act[15] & ~targets_act[15]) begin
      address_15 = targets_refused_target;
      if (flow_taken[15]) begin
        address_15 = targets_taken_target;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    address_16 = parked_16;
    if (flow_act[16] & ~targets_act[16]) begin
      address_16 = targets_refused_target;
      if (flow_taken[16]) begin
        address_16 = targets_taken_target;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    address_17 = parked_17;
    if (flow_act[17] & ~targets_act[17]) begin
      address_17 = targets_refused_target;
      if (flow_taken[17]) begin
        address_17 = targets_taken_target;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    address_18 = parked_18;
    if (flow_act[18] & ~targets_act[18]) begin
      address_18 = targets_refused_target;
      if (flow_taken[18]) begin
        address_18 = targets_taken_target;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    address_19 = parked_19;
    if (flow_act[19] & ~targets_act[19]) begin
      address_19 = targets_refused_target;
      if (flow_taken[19]) begin
        address_19 = targets_taken_target;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    address_20 = parked_20;
    if (flow_act[20] & ~targets_act[20]) begin
      address_20 = targets_refused_target;
      if (flow_taken[20]) begin
        address_20 = targets_taken_target;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    address_21 = parked_21;
    if (flow_act[21] & ~targets_act[21]) begin
      address_21 = targets_refused_target;
      if (flow_taken[21]) begin
        address_21 = targets_taken_target;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    address_22 = parked_22;
    if (flow_act[22] & ~targets_act[22]) begin
      address_22 = targets_refused_target;
      if (flow_taken[22]) begin
        address_22 = targets_taken_target;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    address_23 = parked_23;
    if (flow_act[23] & ~targets_act[23]) begin
      address_23 = targets_refused_target;
      if (flow_taken[23]) begin
        address_23 = targets_taken_target;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    address_24 = parked_24;
    if (flow_act[24] & ~targets_act[24]) begin
      address_24 = targets_refused_target;
      if (flow_taken[24]) begin
        address_24 = targets_taken_target;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    address_25 = parked_25;
    if (flow_act[25] & ~targets_act[25]) begin
      address_25 = targets_refused_target;
      if (flow_taken[25]) begin
        address_25 = targets_taken_target;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    address_26 = parked_26;
    if (flow_act[26] & ~targets_act[26]) begin
      address_26 = targets_refused_target;
      if (flow_taken[26]) begin
        address_26 = targets_taken_target;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    address_27 = parked_27;
    if (flow_act[27] & ~targets_act[27]) begin
      address_27 = targets_refused_target;
      if (flow_taken[27]) begin
        address_27 = targets_taken_target;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    address_28 = parked_28;
    if (flow_act[28] & ~targets_act[28]) begin
      address_28 = targets_refused_target;
      if (flow_taken[28]) begin
        address_28 = targets_taken_target;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    address_29 = parked_29;
    if (flow_act[29] & ~targets_act[29]) begin
      address_29 = targets_refused_target;
      if (flow_taken[29]) begin
        address_29 = targets_taken_target;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    address_30 = parked_30;
    if (flow_act[30] & ~targets_act[30]) begin
      address_30 = targets_refused_target;
      if (flow_taken[30]) begin
        address_30 = targets_taken_target;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    address_31 = parked_31;
    if (flow_act[31] & ~targets_act[31]) begin
      address_31 = targets_refused_target;
      if (flow_taken[31]) begin
        address_31 = targets_taken_target;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    // smallest waiting address above next_ip
    candidate = 32'd0;
    candidate[0] = dispatched[0] & ~targets_act[0] & (address_0 > targets_next_ip);
    node_0 = 32'hffffffff;
    if (candidate[0]) begin
      node_0 = address_0;
    end
    candidate[1] = dispatched[1] & ~targets_act[1] & (address_1 > targets_next_ip);
    node_1 = 32'hffffffff;
    if (candidate[1]) begin
      node_1 = address_1;
    end
    candidate[2] = dispatched[2] & ~targets_act[2] & (address_2 > targets_next_ip);
    node_2 = 32'hffffffff;
    if (candidate[2]) begin
      node_2 = address_2;
    end
    candidate[3] = dispatched[3] & ~targets_act[3] & (address_3 > targets_next_ip);
    node_3 = 32'hffffffff;
    if (candidate[3]) begin
      node_3 = address_3;
    end
    candidate[4] = dispatched[4] & ~targets_act[4] & (address_4 > targets_next_ip);
    node_4 = 32'hffffffff;
    if (candidate[4]) begin
      node_4 = address_4;
    end
    candidate[5] = dispatched[5] & ~targets_act[5] & (address_5 > targets_next_ip);
    node_5 = 32'hffffffff;
    if (candidate[5]) begin
      node_5 = address_5;
    end
    candidate[6] = dispatched[6] & ~targets_act[6] & (address_6 > targets_next_ip);
    node_6 = 32'hffffffff;
    if (candidate[6]) begin
      node_6 = address_6;
    end
    candidate[7] = dispatched[7] & ~targets_act[7] & (address_7 > targets_next_ip);
    node_7 = 32'hffffffff;
    if (candidate[7]) begin
      node_7 = address_7;
    end
    candidate[8] = dispatched[8] & ~targets_act[8] & (address_8 > targets_next_ip);
    node_8 = 32'hffffffff;
    if (candidate[8]) begin
      node_8 = address_8;
    end
    candidate[9] = dispatched[9] & ~targets_act[9] & (address_9 > targets_next_ip);
    node_9 = 32'hffffffff;
    if (candidate[9]) begin
      node_9 = address_9;
    end
    candidate[10] = dispatched[10] & ~targets_act[10] & (address_10 > targets_next_ip);
    node_10 = 32'hffffffff;
    if (candidate[10]) begin
      node_10 = address_10;
    end
    candidate[11] = dispatched[11] & ~targets_act[11] & (address_11 > targets_next_ip);
    node_11 = 32'hffffffff;
    if (candidate[11]) begin
      node_11 = address_11;
    end
    candidate[12] = dispatched[12] & ~targets_act[12] & (address_12 > targets_next_ip);
    node_12 = 32'hffffffff;
    if (candidate[12]) begin
      node_12 = address_12;
    end
    candidate[13] = dispatched[13] & ~targets_act[13] & (address_13 > targets_next_ip);
    node_13 = 32'hffffffff;
    if (candidate[13]) begin
      node_13 = address_13;
    end
    candidate[14] = dispatched[14] & ~targets_act[14] & (address_14 > targets_next_ip);
    node_14 = 32'hffffffff;
    if (candidate[14]) begin
      node_14 = address_14;
    end
    candidate[15] = dispatched[15] & ~targets_act[15] & (address_15 > targets_next_ip);
    node_15 = 32'hffffffff;
    if (candidate[15]) begin
      node_15 = address_15;
    end
    candidate[16] = dispatched[16] & ~targets_act[16] & (address_16 > targets_next_ip);
    node_16 = 32'hffffffff;
    if (candidate[16]) begin
      node_16 = address_16;
    end
    candidate[17] = dispatched[17] & ~targets_act[17] & (address_17 > targets_next_ip);
    node_17 = 32'hffffffff;
    if (candidate[17]) begin
      node_17 = address_17;
    end
    candidate[18] = dispatched[18] & ~targets_act[18] & (address_18 > targets_next_ip);
    node_18 = 32'hffffffff;
    if (candidate[18]) begin
      node_18 = address_18;
    end
    candidate[19] = dispatched[19] & ~targets_act[19] & (address_19 > targets_next_ip);
    node_19 = 32'hffffffff;
    if (candidate[19]) begin
      node_19 = address_19;
    end
    candidate[20] = dispatched[20] & ~targets_act[20] & (address_20 > targets_next_ip);
    node_20 = 32'hffffffff;
    if (candidate[20]) begin
      node_20 = address_20;
    end
    candidate[21] = dispatched[21] & ~targets_act[21] & (address_21 > targets_next_ip);
    node_21 = 32'hffffffff;
    if (candidate[21]) begin
      node_21 = address_21;
    end
    candidate[22] = dispatched[22] & ~targets_act[22] & (address_22 > targets_next_ip);
    node_22 = 32'hffffffff;
    if (candidate[22]) begin
      node_22 = address_22;
    end
    candidate[23] = dispatched[23] & ~targets_act[23] & (address_23 > targets_next_ip);
    node_23 = 32'hffffffff;
    if (candidate[23]) begin
      node_23 = address_23;
    end
    candidate[24] = dispatched[24] & ~targets_act[24] & (address_24 > targets_next_ip);
    node_24 = 32'hffffffff;
    if (candidate[24]) begin
      node_24 = address_24;
    end
    candidate[25] = dispatched[25] & ~targets_act[25] & (address_25 > targets_next_ip);
    node_25 = 32'hffffffff;
    if (candidate[25]) begin
      node_25 = address_25;
    end
    candidate[26] = dispatched[26] & ~targets_act[26] & (address_26 > targets_next_ip);
    node_26 = 32'hffffffff;
    if (candidate[26]) begin
      node_26 = address_26;
    end
    candidate[27] = dispatched[27] & ~targets_act[27] & (address_27 > targets_next_ip);
    node_27 = 32'hffffffff;
    if (candidate[27]) begin
      node_27 = address_27;
    end
    candidate[28] = dispatched[28] & ~targets_act[28] & (address_28 > targets_next_ip);
    node_28 = 32'hffffffff;
    if (candidate[28]) begin
      node_28 = address_28;
    end
    candidate[29] = dispatched[29] & ~targets_act[29] & (address_29 > targets_next_ip);
    node_29 = 32'hffffffff;
    if (candidate[29]) begin
      node_29 = address_29;
    end
    candidate[30] = dispatched[30] & ~targets_act[30] & (address_30 > targets_next_ip);
    node_30 = 32'hffffffff;
    if (candidate[30]) begin
      node_30 = address_30;
    end
    candidate[31] = dispatched[31] & ~targets_act[31] & (address_31 > targets_next_ip);
  end

  always @* begin
    if (time_zero) begin end
    node_31 = 32'hffffffff;
    if (candidate[31]) begin
      node_31 = address_31;
    end
  end

  always @* begin
    if (time_zero) begin end
    node_32 = node_0;
    if (node_1 < node_0) begin
      node_32 = node_1;
    end
  end

  always @* begin
    if (time_zero) begin end
    node_33 = node_2;
    if (node_3 < node_2) begin
      node_33 = node_3;
    end
  end

  always @* begin
    if (time_zero) begin end
    node_34 = node_4;
    if (node_5 < node_4) begin
      node_34 = node_5;
    end
  end

  always @* begin
    if (time_zero) begin end
    node_35 = node_6;
    if (node_7 < node_6) begin
      node_35 = node_7;
    end
  end

  always @* begin
    if (time_zero) begin end
    node_36 = node_8;
    if (node_9 < node_8) begin
      node_36 = node_9;
    end
  end

  always @* begin
    if (time_zero) begin end
    node_37 = node_10;
    if (node_11 < node_10) begin
      node_37 = node_11;
    end
  end

  always @* begin
    if (time_zero) begin end
    node_38 = node_12;
    if (node_13 < node_12) begin
      node_38 = node_13;
    end
  end

  always @* begin
    if (time_zero) begin end
    node_39 = node_14;
    if (node_15 < node_14) begin
      node_39 = node_15;
    end
  end

  always @* begin
    if (time_zero) begin end
    node_40 = node_16;
    if (node_17 < node_16) begin
      node_40 = node_17;
    end
  end

  always @* begin
    if (time_zero) begin end
    node_41 = node_18;
    if (node_19 < node_18) begin
      node_41 = node_19;
    end
  end

  always @* begin
    if (time_zero) begin end
    node_42 = node_20;
    if (node_21 < node_20) begin
      node_42 = node_21;
    end
  end

  always @* begin
    if (time_zero) begin end
    node_43 = node_22;
    if (node_23 < node_22) begin
      node_43 = node_23;
    end
  end

  always @* begin
    if (time_zero) begin end
    node_44 = node_24;
    if (node_25 < node_24) begin
      node_44 = node_25;
    end
  end

  always @* begin
    if (time_zero) begin end
    node_45 = node_26;
    if (node_27 < node_26) begin
      node_45 = node_27;
    end
  end

  always @* begin
    if (time_zero) begin end
    node_46 = node_28;
    if (node_29 < node_28) begin
      node_46 = node_29;
    end
  end

  always @* begin
    if (time_zero) begin end
    node_47 = node_30;
    if (node_31 < node_30) begin
      node_47 = node_31;
    end
  end

  always @* begin
    if (time_zero) begin end
    node_48 = node_32;
    if (node_33 < node_32) begin
      node_48 = node_33;
    end
  end

  always @* begin
    if (time_zero) begin end
    node_49 = node_34;
    if (node_35 < node_34) begin
      node_49 = node_35;
    end
  end

  always @* begin
    if (time_zero) begin end
    node_50 = node_36;
    if (node_37 < node_36) begin
      node_50 = node_37;
    end
  end

  always @* begin
    if (time_zero) begin end
    node_51 = node_38;
    if (node_39 < node_38) begin
      node_51 = node_39;
    end
  end

  always @* begin
    if (time_zero) begin end
    node_52 = node_40;
    if (node_41 < node_40) begin
      node_52 = node_41;
    end
  end

  always @* begin
    if (time_zero) begin end
    node_53 = node_42;
    if (node_43 < node_42) begin
      node_53 = node_43;
    end
  end

  always @* begin
    if (time_zero) begin end
    node_54 = node_44;
    if (node_45 < node_44) begin
      node_54 = node_45;
    end
  end

  always @* begin
    if (time_zero) begin end
    node_55 = node_46;
    if (node_47 < node_46) begin
      node_55 = node_47;
    end
  end

  always @* begin
    if (time_zero) begin end
    node_56 = node_48;
    if (node_49 < node_48) begin
      node_56 = node_49;
    end
  end

  always @* begin
    if (time_zero) begin end
    node_57 = node_50;
    if (node_51 < node_50) begin
      node_57 = node_51;
    end
  end

  always @* begin
    if (time_zero) begin end
    node_58 = node_52;
    if (node_53 < node_52) begin
      node_58 = node_53;
    end
  end

  always @* begin
    if (time_zero) begin end
    node_59 = node_54;
    if (node_55 < node_54) begin
      node_59 = node_55;
    end
  end

  always @* begin
    if (time_zero) begin end
    node_60 = node_56;
    if (node_57 < node_56) begin
      node_60 = node_57;
    end
  end

  always @* begin
    if (time_zero) begin end
    node_61 = node_58;
    if (node_59 < node_58) begin
      node_61 = node_59;
    end
  end

  always @* begin
    if (time_zero) begin end
    node_62 = node_60;
    if (node_61 < node_60) begin
      node_62 = node_61;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, flow_branch, flow_after, flow_jip, flow_uip, flow_refused, flow_first, flow_waits_after};
endmodule
`default_nettype wire
