// tessera_je
// Branch unit: joins, divergence and the next address of a thread.
//
//   in    1  clock
//   in    1  reset
//   in    1  start_valid
//   in    3  start_slot
//   in   32  start_mask
//   in    1  i_valid
//   in    3  i_slot
//   in   32  i_ip
//   in   64  i_lo
//   in   64  i_hi
//   in    1  i_len8
//   in    1  i_sync
//   in   32  i_act
//   in   32  i_pred
//   out   1  i_ready
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
// Exported from hdl/blocks/eu/src/je/mod.rs; do not edit.
`default_nettype none
module tessera_je (
  input  wire clock,
  input  wire reset,
  input  wire start_valid,
  input  wire [2:0] start_slot,
  input  wire [31:0] start_mask,
  input  wire i_valid,
  input  wire [2:0] i_slot,
  input  wire [31:0] i_ip,
  input  wire [63:0] i_lo,
  input  wire [63:0] i_hi,
  input  wire i_len8,
  input  wire i_sync,
  input  wire [31:0] i_act,
  input  wire [31:0] i_pred,
  output wire i_ready,
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
  wire take;
  reg  [31:0] op_dispatched;
  wire op_known;
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
  reg  [31:0] j1__parked_0;
  reg  [31:0] j1__parked_1;
  reg  [31:0] j1__parked_2;
  reg  [31:0] j1__parked_3;
  reg  [31:0] j1__parked_4;
  reg  [31:0] j1__parked_5;
  reg  [31:0] j1__parked_6;
  reg  [31:0] j1__parked_7;
  reg  [31:0] j1__parked_8;
  reg  [31:0] j1__parked_9;
  reg  [31:0] j1__parked_10;
  reg  [31:0] j1__parked_11;
  reg  [31:0] j1__parked_12;
  reg  [31:0] j1__parked_13;
  reg  [31:0] j1__parked_14;
  reg  [31:0] j1__parked_15;
  reg  [31:0] j1__parked_16;
  reg  [31:0] j1__parked_17;
  reg  [31:0] j1__parked_18;
  reg  [31:0] j1__parked_19;
  reg  [31:0] j1__parked_20;
  reg  [31:0] j1__parked_21;
  reg  [31:0] j1__parked_22;
  reg  [31:0] j1__parked_23;
  reg  [31:0] j1__parked_24;
  reg  [31:0] j1__parked_25;
  reg  [31:0] j1__parked_26;
  reg  [31:0] j1__parked_27;
  reg  [31:0] j1__parked_28;
  reg  [31:0] j1__parked_29;
  reg  [31:0] j1__parked_30;
  reg  [31:0] j1__parked_31;
  wire [6:0] j1__op;
  wire j1__branch;
  wire [31:0] j1__after;
  wire [31:0] j1__jip;
  wire [31:0] j1__uip;
  wire [31:0] j1__act;
  wire [31:0] j1__taken;
  wire [31:0] j1__refused;
  wire j1__first;
  wire j1__waits_after;
  wire [31:0] j2__idle;
  reg  [31:0] j2__parked_0;
  reg  [31:0] j2__parked_1;
  reg  [31:0] j2__parked_2;
  reg  [31:0] j2__parked_3;
  reg  [31:0] j2__parked_4;
  reg  [31:0] j2__parked_5;
  reg  [31:0] j2__parked_6;
  reg  [31:0] j2__parked_7;
  reg  [31:0] j2__parked_8;
  reg  [31:0] j2__parked_9;
  reg  [31:0] j2__parked_10;
  reg  [31:0] j2__parked_11;
  reg  [31:0] j2__parked_12;
  reg  [31:0] j2__parked_13;
  reg  [31:0] j2__parked_14;
  reg  [31:0] j2__parked_15;
  reg  [31:0] j2__parked_16;
  reg  [31:0] j2__parked_17;
  reg  [31:0] j2__parked_18;
  reg  [31:0] j2__parked_19;
  reg  [31:0] j2__parked_20;
  reg  [31:0] j2__parked_21;
  reg  [31:0] j2__parked_22;
  reg  [31:0] j2__parked_23;
  reg  [31:0] j2__parked_24;
  reg  [31:0] j2__parked_25;
  reg  [31:0] j2__parked_26;
  reg  [31:0] j2__parked_27;
  reg  [31:0] j2__parked_28;
  reg  [31:0] j2__parked_29;
  reg  [31:0] j2__parked_30;
  reg  [31:0] j2__parked_31;
  wire [31:0] j2__next_ip;
  wire [31:0] j2__taken_target;
  wire [31:0] j2__refused_target;
  wire [31:0] j2__new_act;
  reg  [31:0] j3__parked_0;
  reg  [31:0] j3__parked_1;
  reg  [31:0] j3__parked_2;
  reg  [31:0] j3__parked_3;
  reg  [31:0] j3__parked_4;
  reg  [31:0] j3__parked_5;
  reg  [31:0] j3__parked_6;
  reg  [31:0] j3__parked_7;
  reg  [31:0] j3__parked_8;
  reg  [31:0] j3__parked_9;
  reg  [31:0] j3__parked_10;
  reg  [31:0] j3__parked_11;
  reg  [31:0] j3__parked_12;
  reg  [31:0] j3__parked_13;
  reg  [31:0] j3__parked_14;
  reg  [31:0] j3__parked_15;
  reg  [31:0] j3__parked_16;
  reg  [31:0] j3__parked_17;
  reg  [31:0] j3__parked_18;
  reg  [31:0] j3__parked_19;
  reg  [31:0] j3__parked_20;
  reg  [31:0] j3__parked_21;
  reg  [31:0] j3__parked_22;
  reg  [31:0] j3__parked_23;
  reg  [31:0] j3__parked_24;
  reg  [31:0] j3__parked_25;
  reg  [31:0] j3__parked_26;
  reg  [31:0] j3__parked_27;
  reg  [31:0] j3__parked_28;
  reg  [31:0] j3__parked_29;
  reg  [31:0] j3__parked_30;
  reg  [31:0] j3__parked_31;
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
  wire j3__r_valid;
  wire [2:0] j3__r_slot;
  wire j3__r_sync;
  wire [31:0] j3__r_next;
  wire [31:0] j3__r_act;
  wire j3__r_wake_valid;
  wire [31:0] j3__r_wake;
  wire [31:0] j3__r_ip;
  wire [6:0] j3__r_op;
  wire [31:0] j3__r_mask;
  wire [7:0] tmp_0 = known_q >> op_slot_q;

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
      op_valid_0_q <= take;
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
    .take(take),
    .valid(op_valid_0_q),
    .i_ip(i_ip),
    .i_lo(i_lo),
    .i_hi(i_hi),
    .i_len8(i_len8),
    .i_sync(i_sync),
    .i_act(i_act),
    .i_pred(i_pred),
    .dispatched(op_dispatched),
    .parked_0(j1__parked_0),
    .parked_1(j1__parked_1),
    .parked_2(j1__parked_2),
    .parked_3(j1__parked_3),
    .parked_4(j1__parked_4),
    .parked_5(j1__parked_5),
    .parked_6(j1__parked_6),
    .parked_7(j1__parked_7),
    .parked_8(j1__parked_8),
    .parked_9(j1__parked_9),
    .parked_10(j1__parked_10),
    .parked_11(j1__parked_11),
    .parked_12(j1__parked_12),
    .parked_13(j1__parked_13),
    .parked_14(j1__parked_14),
    .parked_15(j1__parked_15),
    .parked_16(j1__parked_16),
    .parked_17(j1__parked_17),
    .parked_18(j1__parked_18),
    .parked_19(j1__parked_19),
    .parked_20(j1__parked_20),
    .parked_21(j1__parked_21),
    .parked_22(j1__parked_22),
    .parked_23(j1__parked_23),
    .parked_24(j1__parked_24),
    .parked_25(j1__parked_25),
    .parked_26(j1__parked_26),
    .parked_27(j1__parked_27),
    .parked_28(j1__parked_28),
    .parked_29(j1__parked_29),
    .parked_30(j1__parked_30),
    .parked_31(j1__parked_31),
    .op(j1__op),
    .branch(j1__branch),
    .after(j1__after),
    .jip(j1__jip),
    .uip(j1__uip),
    .act(j1__act),
    .taken(j1__taken),
    .refused(j1__refused),
    .first(j1__first),
    .waits_after(j1__waits_after)
  );

  tessera_je_next j2 (
    .clock(clock),
    .reset(reset),
    .valid(op_valid_1_q),
    .ip(op_ip_q),
    .sync(op_sync_q),
    .op(j1__op),
    .branch(j1__branch),
    .after(j1__after),
    .jip(j1__jip),
    .uip(j1__uip),
    .act(j1__act),
    .taken(j1__taken),
    .refused(j1__refused),
    .first(j1__first),
    .waits_after(j1__waits_after),
    .idle(j2__idle),
    .parked_0(j2__parked_0),
    .parked_1(j2__parked_1),
    .parked_2(j2__parked_2),
    .parked_3(j2__parked_3),
    .parked_4(j2__parked_4),
    .parked_5(j2__parked_5),
    .parked_6(j2__parked_6),
    .parked_7(j2__parked_7),
    .parked_8(j2__parked_8),
    .parked_9(j2__parked_9),
    .parked_10(j2__parked_10),
    .parked_11(j2__parked_11),
    .parked_12(j2__parked_12),
    .parked_13(j2__parked_13),
    .parked_14(j2__parked_14),
    .parked_15(j2__parked_15),
    .parked_16(j2__parked_16),
    .parked_17(j2__parked_17),
    .parked_18(j2__parked_18),
    .parked_19(j2__parked_19),
    .parked_20(j2__parked_20),
    .parked_21(j2__parked_21),
    .parked_22(j2__parked_22),
    .parked_23(j2__parked_23),
    .parked_24(j2__parked_24),
    .parked_25(j2__parked_25),
    .parked_26(j2__parked_26),
    .parked_27(j2__parked_27),
    .parked_28(j2__parked_28),
    .parked_29(j2__parked_29),
    .parked_30(j2__parked_30),
    .parked_31(j2__parked_31),
    .next_ip(j2__next_ip),
    .taken_target(j2__taken_target),
    .refused_target(j2__refused_target),
    .new_act(j2__new_act)
  );

  tessera_je_wake j3 (
    .clock(clock),
    .reset(reset),
    .valid(op_valid_2_q),
    .slot(op_slot_q),
    .sync(op_sync_q),
    .ip(op_ip_q),
    .op(j1__op),
    .mask(j1__act),
    .taken(j1__taken),
    .dispatched(op_dispatched),
    .act(j2__new_act),
    .next_ip(j2__next_ip),
    .taken_target(j2__taken_target),
    .refused_target(j2__refused_target),
    .parked_0(j3__parked_0),
    .parked_1(j3__parked_1),
    .parked_2(j3__parked_2),
    .parked_3(j3__parked_3),
    .parked_4(j3__parked_4),
    .parked_5(j3__parked_5),
    .parked_6(j3__parked_6),
    .parked_7(j3__parked_7),
    .parked_8(j3__parked_8),
    .parked_9(j3__parked_9),
    .parked_10(j3__parked_10),
    .parked_11(j3__parked_11),
    .parked_12(j3__parked_12),
    .parked_13(j3__parked_13),
    .parked_14(j3__parked_14),
    .parked_15(j3__parked_15),
    .parked_16(j3__parked_16),
    .parked_17(j3__parked_17),
    .parked_18(j3__parked_18),
    .parked_19(j3__parked_19),
    .parked_20(j3__parked_20),
    .parked_21(j3__parked_21),
    .parked_22(j3__parked_22),
    .parked_23(j3__parked_23),
    .parked_24(j3__parked_24),
    .parked_25(j3__parked_25),
    .parked_26(j3__parked_26),
    .parked_27(j3__parked_27),
    .parked_28(j3__parked_28),
    .parked_29(j3__parked_29),
    .parked_30(j3__parked_30),
    .parked_31(j3__parked_31),
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
    .r_valid(j3__r_valid),
    .r_slot(j3__r_slot),
    .r_sync(j3__r_sync),
    .r_next(j3__r_next),
    .r_act(j3__r_act),
    .r_wake_valid(j3__r_wake_valid),
    .r_wake(j3__r_wake),
    .r_ip(j3__r_ip),
    .r_op(j3__r_op),
    .r_mask(j3__r_mask)
  );

  // issue
  assign i_ready = ~((op_valid_0_q | op_valid_1_q) | op_valid_2_q);
  assign take = i_valid & (~((op_valid_0_q | op_valid_1_q) | op_valid_2_q));
  assign op_known = tmp_0[0];
  assign j2__idle = op_dispatched & (~j1__act);
  assign r_valid = j3__r_valid;
  assign r_slot = j3__r_slot;
  assign r_sync = j3__r_sync;
  assign r_next = j3__r_next;
  assign r_act = j3__r_act;
  assign r_wake_valid = j3__r_wake_valid;
  assign r_wake = j3__r_wake;
  assign r_ip = j3__r_ip;
  assign r_op = j3__r_op;
  assign r_mask = j3__r_mask;

  always @* begin
    dispatched_0_d = dispatched_0_q;
    if (start_valid & (start_slot == 3'd0)) begin
      dispatched_0_d = start_mask;
    end
  end

  always @* begin
    dispatched_1_d = dispatched_1_q;
    if (start_valid & (start_slot == 3'd1)) begin
      dispatched_1_d = start_mask;
    end
  end

  always @* begin
    dispatched_2_d = dispatched_2_q;
    if (start_valid & (start_slot == 3'd2)) begin
      dispatched_2_d = start_mask;
    end
  end

  always @* begin
    dispatched_3_d = dispatched_3_q;
    if (start_valid & (start_slot == 3'd3)) begin
      dispatched_3_d = start_mask;
    end
  end

  always @* begin
    dispatched_4_d = dispatched_4_q;
    if (start_valid & (start_slot == 3'd4)) begin
      dispatched_4_d = start_mask;
    end
  end

  always @* begin
    dispatched_5_d = dispatched_5_q;
    if (start_valid & (start_slot == 3'd5)) begin
      dispatched_5_d = start_mask;
    end
  end

  always @* begin
    dispatched_6_d = dispatched_6_q;
    if (start_valid & (start_slot == 3'd6)) begin
      dispatched_6_d = start_mask;
    end
  end

  always @* begin
    known_d = known_q;
    if (op_valid_2_q) begin
      known_d = known_q | (8'd1 << op_slot_q);
    end
  end

  always @* begin
    op_slot_d = op_slot_q;
    op_ip_d = op_ip_q;
    op_sync_d = op_sync_q;
    if (take) begin
      op_slot_d = i_slot;
      op_ip_d = i_ip;
      op_sync_d = i_sync;
    end
  end

  always @* begin
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
    j1__parked_0 = 32'd0;
    j2__parked_0 = 32'd0;
    j3__parked_0 = 32'd0;
    if (op_known) begin
      j1__parked_0 = parked__read_data_0;
      j2__parked_0 = parked__read_data_0;
      j3__parked_0 = parked__read_data_0;
    end
  end

  always @* begin
    j1__parked_1 = 32'd0;
    j2__parked_1 = 32'd0;
    j3__parked_1 = 32'd0;
    if (op_known) begin
      j1__parked_1 = parked__read_data_1;
      j2__parked_1 = parked__read_data_1;
      j3__parked_1 = parked__read_data_1;
    end
  end

  always @* begin
    j1__parked_2 = 32'd0;
    j2__parked_2 = 32'd0;
    j3__parked_2 = 32'd0;
    if (op_known) begin
      j1__parked_2 = parked__read_data_2;
      j2__parked_2 = parked__read_data_2;
      j3__parked_2 = parked__read_data_2;
    end
  end

  always @* begin
    j1__parked_3 = 32'd0;
    j2__parked_3 = 32'd0;
    j3__parked_3 = 32'd0;
    if (op_known) begin
      j1__parked_3 = parked__read_data_3;
      j2__parked_3 = parked__read_data_3;
      j3__parked_3 = parked__read_data_3;
    end
  end

  always @* begin
    j1__parked_4 = 32'd0;
    j2__parked_4 = 32'd0;
    j3__parked_4 = 32'd0;
    if (op_known) begin
      j1__parked_4 = parked__read_data_4;
      j2__parked_4 = parked__read_data_4;
      j3__parked_4 = parked__read_data_4;
    end
  end

  always @* begin
    j1__parked_5 = 32'd0;
    j2__parked_5 = 32'd0;
    j3__parked_5 = 32'd0;
    if (op_known) begin
      j1__parked_5 = parked__read_data_5;
      j2__parked_5 = parked__read_data_5;
      j3__parked_5 = parked__read_data_5;
    end
  end

  always @* begin
    j1__parked_6 = 32'd0;
    j2__parked_6 = 32'd0;
    j3__parked_6 = 32'd0;
    if (op_known) begin
      j1__parked_6 = parked__read_data_6;
      j2__parked_6 = parked__read_data_6;
      j3__parked_6 = parked__read_data_6;
    end
  end

  always @* begin
    j1__parked_7 = 32'd0;
    j2__parked_7 = 32'd0;
    j3__parked_7 = 32'd0;
    if (op_known) begin
      j1__parked_7 = parked__read_data_7;
      j2__parked_7 = parked__read_data_7;
      j3__parked_7 = parked__read_data_7;
    end
  end

  always @* begin
    j1__parked_8 = 32'd0;
    j2__parked_8 = 32'd0;
    j3__parked_8 = 32'd0;
    if (op_known) begin
      j1__parked_8 = parked__read_data_8;
      j2__parked_8 = parked__read_data_8;
      j3__parked_8 = parked__read_data_8;
    end
  end

  always @* begin
    j1__parked_9 = 32'd0;
    j2__parked_9 = 32'd0;
    j3__parked_9 = 32'd0;
    if (op_known) begin
      j1__parked_9 = parked__read_data_9;
      j2__parked_9 = parked__read_data_9;
      j3__parked_9 = parked__read_data_9;
    end
  end

  always @* begin
    j1__parked_10 = 32'd0;
    j2__parked_10 = 32'd0;
    j3__parked_10 = 32'd0;
    if (op_known) begin
      j1__parked_10 = parked__read_data_10;
      j2__parked_10 = parked__read_data_10;
      j3__parked_10 = parked__read_data_10;
    end
  end

  always @* begin
    j1__parked_11 = 32'd0;
    j2__parked_11 = 32'd0;
    j3__parked_11 = 32'd0;
    if (op_known) begin
      j1__parked_11 = parked__read_data_11;
      j2__parked_11 = parked__read_data_11;
      j3__parked_11 = parked__read_data_11;
    end
  end

  always @* begin
    j1__parked_12 = 32'd0;
    j2__parked_12 = 32'd0;
    j3__parked_12 = 32'd0;
    if (op_known) begin
      j1__parked_12 = parked__read_data_12;
      j2__parked_12 = parked__read_data_12;
      j3__parked_12 = parked__read_data_12;
    end
  end

  always @* begin
    j1__parked_13 = 32'd0;
    j2__parked_13 = 32'd0;
    j3__parked_13 = 32'd0;
    if (op_known) begin
      j1__parked_13 = parked__read_data_13;
      j2__parked_13 = parked__read_data_13;
      j3__parked_13 = parked__read_data_13;
    end
  end

  always @* begin
    j1__parked_14 = 32'd0;
    j2__parked_14 = 32'd0;
    j3__parked_14 = 32'd0;
    if (op_known) begin
      j1__parked_14 = parked__read_data_14;
      j2__parked_14 = parked__read_data_14;
      j3__parked_14 = parked__read_data_14;
    end
  end

  always @* begin
    j1__parked_15 = 32'd0;
    j2__parked_15 = 32'd0;
    j3__parked_15 = 32'd0;
    if (op_known) begin
      j1__parked_15 = parked__read_data_15;
      j2__parked_15 = parked__read_data_15;
      j3__parked_15 = parked__read_data_15;
    end
  end

  always @* begin
    j1__parked_16 = 32'd0;
    j2__parked_16 = 32'd0;
    j3__parked_16 = 32'd0;
    if (op_known) begin
      j1__parked_16 = parked__read_data_16;
      j2__parked_16 = parked__read_data_16;
      j3__parked_16 = parked__read_data_16;
    end
  end

  always @* begin
    j1__parked_17 = 32'd0;
    j2__parked_17 = 32'd0;
    j3__parked_17 = 32'd0;
    if (op_known) begin
      j1__parked_17 = parked__read_data_17;
      j2__parked_17 = parked__read_data_17;
      j3__parked_17 = parked__read_data_17;
    end
  end

  always @* begin
    j1__parked_18 = 32'd0;
    j2__parked_18 = 32'd0;
    j3__parked_18 = 32'd0;
    if (op_known) begin
      j1__parked_18 = parked__read_data_18;
      j2__parked_18 = parked__read_data_18;
      j3__parked_18 = parked__read_data_18;
    end
  end

  always @* begin
    j1__parked_19 = 32'd0;
    j2__parked_19 = 32'd0;
    j3__parked_19 = 32'd0;
    if (op_known) begin
      j1__parked_19 = parked__read_data_19;
      j2__parked_19 = parked__read_data_19;
      j3__parked_19 = parked__read_data_19;
    end
  end

  always @* begin
    j1__parked_20 = 32'd0;
    j2__parked_20 = 32'd0;
    j3__parked_20 = 32'd0;
    if (op_known) begin
      j1__parked_20 = parked__read_data_20;
      j2__parked_20 = parked__read_data_20;
      j3__parked_20 = parked__read_data_20;
    end
  end

  always @* begin
    j1__parked_21 = 32'd0;
    j2__parked_21 = 32'd0;
    j3__parked_21 = 32'd0;
    if (op_known) begin
      j1__parked_21 = parked__read_data_21;
      j2__parked_21 = parked__read_data_21;
      j3__parked_21 = parked__read_data_21;
    end
  end

  always @* begin
    j1__parked_22 = 32'd0;
    j2__parked_22 = 32'd0;
    j3__parked_22 = 32'd0;
    if (op_known) begin
      j1__parked_22 = parked__read_data_22;
      j2__parked_22 = parked__read_data_22;
      j3__parked_22 = parked__read_data_22;
    end
  end

  always @* begin
    j1__parked_23 = 32'd0;
    j2__parked_23 = 32'd0;
    j3__parked_23 = 32'd0;
    if (op_known) begin
      j1__parked_23 = parked__read_data_23;
      j2__parked_23 = parked__read_data_23;
      j3__parked_23 = parked__read_data_23;
    end
  end

  always @* begin
    j1__parked_24 = 32'd0;
    j2__parked_24 = 32'd0;
    j3__parked_24 = 32'd0;
    if (op_known) begin
      j1__parked_24 = parked__read_data_24;
      j2__parked_24 = parked__read_data_24;
      j3__parked_24 = parked__read_data_24;
    end
  end

  always @* begin
    j1__parked_25 = 32'd0;
    j2__parked_25 = 32'd0;
    j3__parked_25 = 32'd0;
    if (op_known) begin
      j1__parked_25 = parked__read_data_25;
      j2__parked_25 = parked__read_data_25;
      j3__parked_25 = parked__read_data_25;
    end
  end

  always @* begin
    j1__parked_26 = 32'd0;
    j2__parked_26 = 32'd0;
    j3__parked_26 = 32'd0;
    if (op_known) begin
      j1__parked_26 = parked__read_data_26;
      j2__parked_26 = parked__read_data_26;
      j3__parked_26 = parked__read_data_26;
    end
  end

  always @* begin
    j1__parked_27 = 32'd0;
    j2__parked_27 = 32'd0;
    j3__parked_27 = 32'd0;
    if (op_known) begin
      j1__parked_27 = parked__read_data_27;
      j2__parked_27 = parked__read_data_27;
      j3__parked_27 = parked__read_data_27;
    end
  end

  always @* begin
    j1__parked_28 = 32'd0;
    j2__parked_28 = 32'd0;
    j3__parked_28 = 32'd0;
    if (op_known) begin
      j1__parked_28 = parked__read_data_28;
      j2__parked_28 = parked__read_data_28;
      j3__parked_28 = parked__read_data_28;
    end
  end

  always @* begin
    j1__parked_29 = 32'd0;
    j2__parked_29 = 32'd0;
    j3__parked_29 = 32'd0;
    if (op_known) begin
      j1__parked_29 = parked__read_data_29;
      j2__parked_29 = parked__read_data_29;
      j3__parked_29 = parked__read_data_29;
    end
  end

  always @* begin
    j1__parked_30 = 32'd0;
    j2__parked_30 = 32'd0;
    j3__parked_30 = 32'd0;
    if (op_known) begin
      j1__parked_30 = parked__read_data_30;
      j2__parked_30 = parked__read_data_30;
      j3__parked_30 = parked__read_data_30;
    end
  end

  always @* begin
    j1__parked_31 = 32'd0;
    j2__parked_31 = 32'd0;
    j3__parked_31 = 32'd0;
    if (op_known) begin
      j1__parked_31 = parked__read_data_31;
      j2__parked_31 = parked__read_data_31;
      j3__parked_31 = parked__read_data_31;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, tmp_0[7:1]};
endmodule
`default_nettype wire
