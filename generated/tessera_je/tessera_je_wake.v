// tessera_je_wake
// Third stage of the branch unit and its result register.
//
//   in    1  clock
//   in    1  reset
//   in    1  valid
//   in    3  slot
//   in    1  sync
//   in   32  ip
//   in    7  op
//   in   32  mask
//   in   32  taken
//   in   32  dispatched
//   in   32  act
//   in   32  next_ip
//   in   32  taken_target
//   in   32  refused_target
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
//   out   1  r_valid
//   out   3  r_slot
//   out   1  r_sync
//   out  32  r_next
//   out  32  r_act
//   out   1  r_wake_valid
//   out  32  r_wake
//   out  32  r_ip
//   out   7  r_op
//   out  32  r_mask
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
  input  wire [6:0] op,
  input  wire [31:0] mask,
  input  wire [31:0] taken,
  input  wire [31:0] dispatched,
  input  wire [31:0] act,
  input  wire [31:0] next_ip,
  input  wire [31:0] taken_target,
  input  wire [31:0] refused_target,
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
  output wire r_valid,
  output wire [2:0] r_slot,
  output wire r_sync,
  output wire [31:0] r_next,
  output wire [31:0] r_act,
  output wire r_wake_valid,
  output wire [31:0] r_wake,
  output wire [31:0] r_ip,
  output wire [6:0] r_op,
  output wire [31:0] r_mask
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
  reg  [31:0] j3_next_d;
  reg  [31:0] j3_next_q;
  reg  [31:0] j3_act_d;
  reg  [31:0] j3_act_q;
  reg  j3_wake_valid_d;
  reg  j3_wake_valid_q;
  reg  [31:0] j3_wake_d;
  reg  [31:0] j3_wake_q;
  reg  [31:0] j3_ip_d;
  reg  [31:0] j3_ip_q;
  reg  [6:0] j3_op_d;
  reg  [6:0] j3_op_q;
  reg  [31:0] j3_mask_d;
  reg  [31:0] j3_mask_q;

  always @(posedge clock) begin
    if (reset) begin
      j3_valid_q <= 1'd0;
      j3_slot_q <= 3'd0;
      j3_sync_q <= 1'd0;
      j3_next_q <= 32'd0;
      j3_act_q <= 32'd0;
      j3_wake_valid_q <= 1'd0;
      j3_wake_q <= 32'd0;
      j3_ip_q <= 32'd0;
      j3_op_q <= 7'd0;
      j3_mask_q <= 32'd0;
    end
    else begin
      j3_valid_q <= valid;
      j3_slot_q <= j3_slot_d;
      j3_sync_q <= j3_sync_d;
      j3_next_q <= j3_next_d;
      j3_act_q <= j3_act_d;
      j3_wake_valid_q <= j3_wake_valid_d;
      j3_wake_q <= j3_wake_d;
      j3_ip_q <= j3_ip_d;
      j3_op_q <= j3_op_d;
      j3_mask_q <= j3_mask_d;
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
  assign r_valid = j3_valid_q;
  assign r_slot = j3_slot_q;
  assign r_sync = j3_sync_q;
  assign r_next = j3_next_q;
  assign r_act = j3_act_q;
  assign r_wake_valid = j3_wake_valid_q;
  assign r_wake = j3_wake_q;
  assign r_ip = j3_ip_q;
  assign r_op = j3_op_q;
  assign r_mask = j3_mask_q;

  always @* begin
    j3_slot_d = 3'd0;
    j3_sync_d = 1'd0;
    j3_next_d = 32'd0;
    j3_act_d = 32'd0;
    j3_wake_valid_d = 1'd0;
    j3_wake_d = 32'd0;
    j3_ip_d = 32'd0;
    j3_op_d = 7'd0;
    j3_mask_d = 32'd0;
    if (valid) begin
      j3_slot_d = slot;
      j3_sync_d = sync;
      j3_next_d = next_ip;
      j3_act_d = act;
      j3_ip_d = ip;
      j3_op_d = op;
      j3_mask_d = mask;
      if (|candidate) begin
        j3_wake_valid_d = 1'd1;
        j3_wake_d = node_62;
      end
    end
  end

  always @* begin
    // park
    address_0 = parked_0;
    if (mask[0] & (~act[0])) begin
      address_0 = refused_target;
      if (taken[0]) begin
        address_0 = taken_target;
      end
    end
  end

  always @* begin
    address_1 = parked_1;
    if (mask[1] & (~act[1])) begin
      address_1 = refused_target;
      if (taken[1]) begin
        address_1 = taken_target;
      end
    end
  end

  always @* begin
    address_2 = parked_2;
    if (mask[2] & (~act[2])) begin
      address_2 = refused_target;
      if (taken[2]) begin
        address_2 = taken_target;
      end
    end
  end

  always @* begin
    address_3 = parked_3;
    if (mask[3] & (~act[3])) begin
      address_3 = refused_target;
      if (taken[3]) begin
        address_3 = taken_target;
      end
    end
  end

  always @* begin
    address_4 = parked_4;
    if (mask[4] & (~act[4])) begin
      address_4 = refused_target;
      if (taken[4]) begin
        address_4 = taken_target;
      end
    end
  end

  always @* begin
    address_5 = parked_5;
    if (mask[5] & (~act[5])) begin
      address_5 = refused_target;
      if (taken[5]) begin
        address_5 = taken_target;
      end
    end
  end

  always @* begin
    address_6 = parked_6;
    if (mask[6] & (~act[6])) begin
      address_6 = refused_target;
      if (taken[6]) begin
        address_6 = taken_target;
      end
    end
  end

  always @* begin
    address_7 = parked_7;
    if (mask[7] & (~act[7])) begin
      address_7 = refused_target;
      if (taken[7]) begin
        address_7 = taken_target;
      end
    end
  end

  always @* begin
    address_8 = parked_8;
    if (mask[8] & (~act[8])) begin
      address_8 = refused_target;
      if (taken[8]) begin
        address_8 = taken_target;
      end
    end
  end

  always @* begin
    address_9 = parked_9;
    if (mask[9] & (~act[9])) begin
      address_9 = refused_target;
      if (taken[9]) begin
        address_9 = taken_target;
      end
    end
  end

  always @* begin
    address_10 = parked_10;
    if (mask[10] & (~act[10])) begin
      address_10 = refused_target;
      if (taken[10]) begin
        address_10 = taken_target;
      end
    end
  end

  always @* begin
    address_11 = parked_11;
    if (mask[11] & (~act[11])) begin
      address_11 = refused_target;
      if (taken[11]) begin
        address_11 = taken_target;
      end
    end
  end

  always @* begin
    address_12 = parked_12;
    if (mask[12] & (~act[12])) begin
      address_12 = refused_target;
      if (taken[12]) begin
        address_12 = taken_target;
      end
    end
  end

  always @* begin
    address_13 = parked_13;
    if (mask[13] & (~act[13])) begin
      address_13 = refused_target;
      if (taken[13]) begin
        address_13 = taken_target;
      end
    end
  end

  always @* begin
    address_14 = parked_14;
    if (mask[14] & (~act[14])) begin
      address_14 = refused_target;
      if (taken[14]) begin
        address_14 = taken_target;
      end
    end
  end

  always @* begin
    address_15 = parked_15;
    if (mask[15] & (~act[15])) begin
      address_15 = refused_target;
      if (taken[15]) begin
        address_15 = taken_target;
      end
    end
  end

  always @* begin
    address_16 = parked_16;
    if (mask[16] & (~act[16])) begin
      address_16 = refused_target;
      if (taken[16]) begin
        address_16 = taken_target;
      end
    end
  end

  always @* begin
    address_17 = parked_17;
    if (mask[17] & (~act[17])) begin
      address_17 = refused_target;
      if (taken[17]) begin
        address_17 = taken_target;
      end
    end
  end

  always @* begin
    address_18 = parked_18;
    if (mask[18] & (~act[18])) begin
      address_18 = refused_target;
      if (taken[18]) begin
        address_18 = taken_target;
      end
    end
  end

  always @* begin
    address_19 = parked_19;
    if (mask[19] & (~act[19])) begin
      address_19 = refused_target;
      if (taken[19]) begin
        address_19 = taken_target;
      end
    end
  end

  always @* begin
    address_20 = parked_20;
    if (mask[20] & (~act[20])) begin
      address_20 = refused_target;
      if (taken[20]) begin
        address_20 = taken_target;
      end
    end
  end

  always @* begin
    address_21 = parked_21;
    if (mask[21] & (~act[21])) begin
      address_21 = refused_target;
      if (taken[21]) begin
        address_21 = taken_target;
      end
    end
  end

  always @* begin
    address_22 = parked_22;
    if (mask[22] & (~act[22])) begin
      address_22 = refused_target;
      if (taken[22]) begin
        address_22 = taken_target;
      end
    end
  end

  always @* begin
    address_23 = parked_23;
    if (mask[23] & (~act[23])) begin
      address_23 = refused_target;
      if (taken[23]) begin
        address_23 = taken_target;
      end
    end
  end

  always @* begin
    address_24 = parked_24;
    if (mask[24] & (~act[24])) begin
      address_24 = refused_target;
      if (taken[24]) begin
        address_24 = taken_target;
      end
    end
  end

  always @* begin
    address_25 = parked_25;
    if (mask[25] & (~act[25])) begin
      address_25 = refused_target;
      if (taken[25]) begin
        address_25 = taken_target;
      end
    end
  end

  always @* begin
    address_26 = parked_26;
    if (mask[26] & (~act[26])) begin
      address_26 = refused_target;
      if (taken[26]) begin
        address_26 = taken_target;
      end
    end
  end

  always @* begin
    address_27 = parked_27;
    if (mask[27] & (~act[27])) begin
      address_27 = refused_target;
      if (taken[27]) begin
        address_27 = taken_target;
      end
    end
  end

  always @* begin
    address_28 = parked_28;
    if (mask[28] & (~act[28])) begin
      address_28 = refused_target;
      if (taken[28]) begin
        address_28 = taken_target;
      end
    end
  end

  always @* begin
    address_29 = parked_29;
    if (mask[29] & (~act[29])) begin
      address_29 = refused_target;
      if (taken[29]) begin
        address_29 = taken_target;
      end
    end
  end

  always @* begin
    address_30 = parked_30;
    if (mask[30] & (~act[30])) begin
      address_30 = refused_target;
      if (taken[30]) begin
        address_30 = taken_target;
      end
    end
  end

  always @* begin
    address_31 = parked_31;
    if (mask[31] & (~act[31])) begin
      address_31 = refused_target;
      if (taken[31]) begin
        address_31 = taken_target;
      end
    end
  end

  always @* begin
    // smallest waiting address above next_ip
    candidate = 32'd0;
    candidate = (candidate & 32'hfffffffe) | {31'd0, ((dispatched[0] & (~act[0])) & (address_0 > next_ip))};
    node_0 = 32'hffffffff;
    if (candidate[0]) begin
      node_0 = address_0;
    end
    candidate = (candidate & 32'hfffffffd) | ({31'd0, ((dispatched[1] & (~act[1])) & (address_1 > next_ip))} << 1);
    node_1 = 32'hffffffff;
    if (candidate[1]) begin
      node_1 = address_1;
    end
    candidate = (candidate & 32'hfffffffb) | ({31'd0, ((dispatched[2] & (~act[2])) & (address_2 > next_ip))} << 2);
    node_2 = 32'hffffffff;
    if (candidate[2]) begin
      node_2 = address_2;
    end
    candidate = (candidate & 32'hfffffff7) | ({31'd0, ((dispatched[3] & (~act[3])) & (address_3 > next_ip))} << 3);
    node_3 = 32'hffffffff;
    if (candidate[3]) begin
      node_3 = address_3;
    end
    candidate = (candidate & 32'hffffffef) | ({31'd0, ((dispatched[4] & (~act[4])) & (address_4 > next_ip))} << 4);
    node_4 = 32'hffffffff;
    if (candidate[4]) begin
      node_4 = address_4;
    end
    candidate = (candidate & 32'hffffffdf) | ({31'd0, ((dispatched[5] & (~act[5])) & (address_5 > next_ip))} << 5);
    node_5 = 32'hffffffff;
    if (candidate[5]) begin
      node_5 = address_5;
    end
    candidate = (candidate & 32'hffffffbf) | ({31'd0, ((dispatched[6] & (~act[6])) & (address_6 > next_ip))} << 6);
    node_6 = 32'hffffffff;
    if (candidate[6]) begin
      node_6 = address_6;
    end
    candidate = (candidate & 32'hffffff7f) | ({31'd0, ((dispatched[7] & (~act[7])) & (address_7 > next_ip))} << 7);
    node_7 = 32'hffffffff;
    if (candidate[7]) begin
      node_7 = address_7;
    end
    candidate = (candidate & 32'hfffffeff) | ({31'd0, ((dispatched[8] & (~act[8])) & (address_8 > next_ip))} << 8);
    node_8 = 32'hffffffff;
    if (candidate[8]) begin
      node_8 = address_8;
    end
    candidate = (candidate & 32'hfffffdff) | ({31'd0, ((dispatched[9] & (~act[9])) & (address_9 > next_ip))} << 9);
    node_9 = 32'hffffffff;
    if (candidate[9]) begin
      node_9 = address_9;
    end
    candidate = (candidate & 32'hfffffbff) | ({31'd0, ((dispatched[10] & (~act[10])) & (address_10 > next_ip))} << 10);
    node_10 = 32'hffffffff;
    if (candidate[10]) begin
      node_10 = address_10;
    end
    candidate = (candidate & 32'hfffff7ff) | ({31'd0, ((dispatched[11] & (~act[11])) & (address_11 > next_ip))} << 11);
    node_11 = 32'hffffffff;
    if (candidate[11]) begin
      node_11 = address_11;
    end
    candidate = (candidate & 32'hffffefff) | ({31'd0, ((dispatched[12] & (~act[12])) & (address_12 > next_ip))} << 12);
    node_12 = 32'hffffffff;
    if (candidate[12]) begin
      node_12 = address_12;
    end
    candidate = (candidate & 32'hffffdfff) | ({31'd0, ((dispatched[13] & (~act[13])) & (address_13 > next_ip))} << 13);
    node_13 = 32'hffffffff;
    if (candidate[13]) begin
      node_13 = address_13;
    end
    candidate = (candidate & 32'hffffbfff) | ({31'd0, ((dispatched[14] & (~act[14])) & (address_14 > next_ip))} << 14);
    node_14 = 32'hffffffff;
    if (candidate[14]) begin
      node_14 = address_14;
    end
    candidate = (candidate & 32'hffff7fff) | ({31'd0, ((dispatched[15] & (~act[15])) & (address_15 > next_ip))} << 15);
    node_15 = 32'hffffffff;
    if (candidate[15]) begin
      node_15 = address_15;
    end
    candidate = (candidate & 32'hfffeffff) | ({31'd0, ((dispatched[16] & (~act[16])) & (address_16 > next_ip))} << 16);
    node_16 = 32'hffffffff;
    if (candidate[16]) begin
      node_16 = address_16;
    end
    candidate = (candidate & 32'hfffdffff) | ({31'd0, ((dispatched[17] & (~act[17])) & (address_17 > next_ip))} << 17);
    node_17 = 32'hffffffff;
    if (candidate[17]) begin
      node_17 = address_17;
    end
    candidate = (candidate & 32'hfffbffff) | ({31'd0, ((dispatched[18] & (~act[18])) & (address_18 > next_ip))} << 18);
    node_18 = 32'hffffffff;
    if (candidate[18]) begin
      node_18 = address_18;
    end
    candidate = (candidate & 32'hfff7ffff) | ({31'd0, ((dispatched[19] & (~act[19])) & (address_19 > next_ip))} << 19);
    node_19 = 32'hffffffff;
    if (candidate[19]) begin
      node_19 = address_19;
    end
    candidate = (candidate & 32'hffefffff) | ({31'd0, ((dispatched[20] & (~act[20])) & (address_20 > next_ip))} << 20);
    node_20 = 32'hffffffff;
    if (candidate[20]) begin
      node_20 = address_20;
    end
    candidate = (candidate & 32'hffdfffff) | ({31'd0, ((dispatched[21] & (~act[21])) & (address_21 > next_ip))} << 21);
    node_21 = 32'hffffffff;
    if (candidate[21]) begin
      node_21 = address_21;
    end
    candidate = (candidate & 32'hffbfffff) | ({31'd0, ((dispatched[22] & (~act[22])) & (address_22 > next_ip))} << 22);
    node_22 = 32'hffffffff;
    if (candidate[22]) begin
      node_22 = address_22;
    end
    candidate = (candidate & 32'hff7fffff) | ({31'd0, ((dispatched[23] & (~act[23])) & (address_23 > next_ip))} << 23);
    node_23 = 32'hffffffff;
    if (candidate[23]) begin
      node_23 = address_23;
    end
    candidate = (candidate & 32'hfeffffff) | ({31'd0, ((dispatched[24] & (~act[24])) & (address_24 > next_ip))} << 24);
    node_24 = 32'hffffffff;
    if (candidate[24]) begin
      node_24 = address_24;
    end
    candidate = (candidate & 32'hfdffffff) | ({31'd0, ((dispatched[25] & (~act[25])) & (address_25 > next_ip))} << 25);
    node_25 = 32'hffffffff;
    if (candidate[25]) begin
      node_25 = address_25;
    end
    candidate = (candidate & 32'hfbffffff) | ({31'd0, ((dispatched[26] & (~act[26])) & (address_26 > next_ip))} << 26);
    node_26 = 32'hffffffff;
    if (candidate[26]) begin
      node_26 = address_26;
    end
    candidate = (candidate & 32'hf7ffffff) | ({31'd0, ((dispatched[27] & (~act[27])) & (address_27 > next_ip))} << 27);
    node_27 = 32'hffffffff;
    if (candidate[27]) begin
      node_27 = address_27;
    end
    candidate = (candidate & 32'hefffffff) | ({31'd0, ((dispatched[28] & (~act[28])) & (address_28 > next_ip))} << 28);
    node_28 = 32'hffffffff;
    if (candidate[28]) begin
      node_28 = address_28;
    end
    candidate = (candidate & 32'hdfffffff) | ({31'd0, ((dispatched[29] & (~act[29])) & (address_29 > next_ip))} << 29);
    node_29 = 32'hffffffff;
    if (candidate[29]) begin
      node_29 = address_29;
    end
    candidate = (candidate & 32'hbfffffff) | ({31'd0, ((dispatched[30] & (~act[30])) & (address_30 > next_ip))} << 30);
    node_30 = 32'hffffffff;
    if (candidate[30]) begin
      node_30 = address_30;
    end
    candidate = (candidate & 32'h7fffffff) | ({31'd0, ((dispatched[31] & (~act[31])) & (address_31 > next_ip))} << 31);
  end

  always @* begin
    node_31 = 32'hffffffff;
    if (candidate[31]) begin
      node_31 = address_31;
    end
  end

  always @* begin
    node_32 = node_0;
    if (node_1 < node_0) begin
      node_32 = node_1;
    end
  end

  always @* begin
    node_33 = node_2;
    if (node_3 < node_2) begin
      node_33 = node_3;
    end
  end

  always @* begin
    node_34 = node_4;
    if (node_5 < node_4) begin
      node_34 = node_5;
    end
  end

  always @* begin
    node_35 = node_6;
    if (node_7 < node_6) begin
      node_35 = node_7;
    end
  end

  always @* begin
    node_36 = node_8;
    if (node_9 < node_8) begin
      node_36 = node_9;
    end
  end

  always @* begin
    node_37 = node_10;
    if (node_11 < node_10) begin
      node_37 = node_11;
    end
  end

  always @* begin
    node_38 = node_12;
    if (node_13 < node_12) begin
      node_38 = node_13;
    end
  end

  always @* begin
    node_39 = node_14;
    if (node_15 < node_14) begin
      node_39 = node_15;
    end
  end

  always @* begin
    node_40 = node_16;
    if (node_17 < node_16) begin
      node_40 = node_17;
    end
  end

  always @* begin
    node_41 = node_18;
    if (node_19 < node_18) begin
      node_41 = node_19;
    end
  end

  always @* begin
    node_42 = node_20;
    if (node_21 < node_20) begin
      node_42 = node_21;
    end
  end

  always @* begin
    node_43 = node_22;
    if (node_23 < node_22) begin
      node_43 = node_23;
    end
  end

  always @* begin
    node_44 = node_24;
    if (node_25 < node_24) begin
      node_44 = node_25;
    end
  end

  always @* begin
    node_45 = node_26;
    if (node_27 < node_26) begin
      node_45 = node_27;
    end
  end

  always @* begin
    node_46 = node_28;
    if (node_29 < node_28) begin
      node_46 = node_29;
    end
  end

  always @* begin
    node_47 = node_30;
    if (node_31 < node_30) begin
      node_47 = node_31;
    end
  end

  always @* begin
    node_48 = node_32;
    if (node_33 < node_32) begin
      node_48 = node_33;
    end
  end

  always @* begin
    node_49 = node_34;
    if (node_35 < node_34) begin
      node_49 = node_35;
    end
  end

  always @* begin
    node_50 = node_36;
    if (node_37 < node_36) begin
      node_50 = node_37;
    end
  end

  always @* begin
    node_51 = node_38;
    if (node_39 < node_38) begin
      node_51 = node_39;
    end
  end

  always @* begin
    node_52 = node_40;
    if (node_41 < node_40) begin
      node_52 = node_41;
    end
  end

  always @* begin
    node_53 = node_42;
    if (node_43 < node_42) begin
      node_53 = node_43;
    end
  end

  always @* begin
    node_54 = node_44;
    if (node_45 < node_44) begin
      node_54 = node_45;
    end
  end

  always @* begin
    node_55 = node_46;
    if (node_47 < node_46) begin
      node_55 = node_47;
    end
  end

  always @* begin
    node_56 = node_48;
    if (node_49 < node_48) begin
      node_56 = node_49;
    end
  end

  always @* begin
    node_57 = node_50;
    if (node_51 < node_50) begin
      node_57 = node_51;
    end
  end

  always @* begin
    node_58 = node_52;
    if (node_53 < node_52) begin
      node_58 = node_53;
    end
  end

  always @* begin
    node_59 = node_54;
    if (node_55 < node_54) begin
      node_59 = node_55;
    end
  end

  always @* begin
    node_60 = node_56;
    if (node_57 < node_56) begin
      node_60 = node_57;
    end
  end

  always @* begin
    node_61 = node_58;
    if (node_59 < node_58) begin
      node_61 = node_59;
    end
  end

  always @* begin
    node_62 = node_60;
    if (node_61 < node_60) begin
      node_62 = node_61;
    end
  end
endmodule
`default_nettype wire
