// tessera_tc_channels_r4
// Channel masks of seven threads, for `R` readers.
//
//   in    1  clock               rising edge
//   in    1  reset               synchronous, active high
//   in    1  start               A thread starts.
//   in    3  start_slot
//   in   32  start_mask
//   in    1  branch_valid        There is one in this cycle.
//   in    3  branch_slot         Thread slot.
//   in    1  branch_sync         It is that of a sync.
//   in   32  branch_target       Where the thread goes on.
//   in   32  branch_act          Channels active there.
//   in    1  branch_wake_valid   Channels are parked at a higher address.
//   in   32  branch_wake         The lowest such address.
//   in    3  slot_0
//   in    3  slot_1
//   in    3  slot_2
//   in    3  slot_3
// chosen_0: The same thread, known earlier.
//   in    7  chosen_0_one        Thread, one-hot; paired: the one of two that wait, unless it is `other`. 0: none.
//   in    7  chosen_0_other      The second of the two; else the same.
//   in    1  chosen_0_is_second  It is the second; known last.
// chosen_1: The same thread, known earlier.
//   in    7  chosen_1_one        Thread, one-hot; paired: the one of two that wait, unless it is `other`. 0: none.
//   in    7  chosen_1_other      The second of the two; else the same.
//   in    1  chosen_1_is_second  It is the second; known last.
// chosen_2: The same thread, known earlier.
//   in    7  chosen_2_one        Thread, one-hot; paired: the one of two that wait, unless it is `other`. 0: none.
//   in    7  chosen_2_other      The second of the two; else the same.
//   in    1  chosen_2_is_second  It is the second; known last.
// chosen_3: The same thread, known earlier.
//   in    7  chosen_3_one        Thread, one-hot; paired: the one of two that wait, unless it is `other`. 0: none.
//   in    7  chosen_3_other      The second of the two; else the same.
//   in    1  chosen_3_is_second  It is the second; known last.
//   out  32  act_0
//   out  32  act_1
//   out  32  act_2
//   out  32  act_3
//   in    3  wake_slot
//   out   1  wake_valid          Channels of that thread wait.
//   out  32  wake
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/tc/channels.rs; do not edit.
`default_nettype none
module tessera_tc_channels_r4 (
  input  wire clock,
  input  wire reset,
  input  wire start,
  input  wire [2:0] start_slot,
  input  wire [31:0] start_mask,
  input  wire branch_valid,
  input  wire [2:0] branch_slot,
  input  wire branch_sync,
  input  wire [31:0] branch_target,
  input  wire [31:0] branch_act,
  input  wire branch_wake_valid,
  input  wire [31:0] branch_wake,
  input  wire [2:0] slot_0,
  input  wire [2:0] slot_1,
  input  wire [2:0] slot_2,
  input  wire [2:0] slot_3,
  input  wire [6:0] chosen_0_one,
  input  wire [6:0] chosen_0_other,
  input  wire chosen_0_is_second,
  input  wire [6:0] chosen_1_one,
  input  wire [6:0] chosen_1_other,
  input  wire chosen_1_is_second,
  input  wire [6:0] chosen_2_one,
  input  wire [6:0] chosen_2_other,
  input  wire chosen_2_is_second,
  input  wire [6:0] chosen_3_one,
  input  wire [6:0] chosen_3_other,
  input  wire chosen_3_is_second,
  output wire [31:0] act_0,
  output wire [31:0] act_1,
  output wire [31:0] act_2,
  output wire [31:0] act_3,
  input  wire [2:0] wake_slot,
  output wire wake_valid,
  output wire [31:0] wake
);
  wire [31:0] masks__rows_0_0;
  wire [31:0] masks__rows_0_1;
  wire [31:0] masks__rows_0_2;
  wire [31:0] masks__rows_0_3;
  wire [31:0] masks__rows_1_0;
  wire [31:0] masks__rows_1_1;
  wire [31:0] masks__rows_1_2;
  wire [31:0] masks__rows_1_3;
  wire [7:0] masks__kept_0;
  wire [7:0] masks__kept_1;
  wire [7:0] masks__writes_0;
  wire [7:0] masks__writes_1;
  wire [31:0] addresses__read_data_0;
  reg  [7:0] armed_q;
  wire [6:0] resolves_0__threads_0;
  wire resolves_0__found_0;
  wire [6:0] resolves_1__threads_0;
  wire resolves_1__found_0;
  wire [6:0] resolves_2__threads_0;
  wire resolves_2__found_0;
  wire [6:0] resolves_3__threads_0;
  wire resolves_3__found_0;
  wire [7:0] tmp_0 = armed_q >> wake_slot;

  always @(posedge clock) begin
    if (reset) begin
      armed_q <= 8'd0;
    end
    else begin
      // who waits
      armed_q <= armed_q & ~masks__writes_0 & ~masks__writes_1;
      if (branch_wake_valid) begin
        armed_q <= (armed_q | masks__writes_0) & ~masks__writes_1;
      end
    end
  end

  tessera_tc_latest_writes2_reads4 masks (
    .clock(clock),
    .reset(reset),
    // channels
    .write_0(branch_valid),
    .write_1(start),
    .write_slot_0(branch_slot),
    .write_slot_1(start_slot),
    .write_data_0(branch_act),
    .write_data_1(start_mask),
    .slot_0(slot_0),
    .slot_1(slot_1),
    .slot_2(slot_2),
    .slot_3(slot_3),
    .rows_0_0(masks__rows_0_0),
    .rows_0_1(masks__rows_0_1),
    .rows_0_2(masks__rows_0_2),
    .rows_0_3(masks__rows_0_3),
    .rows_1_0(masks__rows_1_0),
    .rows_1_1(masks__rows_1_1),
    .rows_1_2(masks__rows_1_2),
    .rows_1_3(masks__rows_1_3),
    .kept_0(masks__kept_0),
    .kept_1(masks__kept_1),
    .writes_0(masks__writes_0),
    .writes_1(masks__writes_1)
  );

  tessera_lut_ram #(.A(3), .WORDS(1), .W(32)) addresses (
    .clock(clock),
    .read_address(wake_slot),
    .read_data(addresses__read_data_0),
    .write_address(branch_slot),
    .write_data(branch_wake),
    // wake address
    .write_enable(branch_valid)
  );

  tessera_tc_among_n1 resolves_0 (
    .chosen_one(chosen_0_one),
    .chosen_other(chosen_0_other),
    .chosen_is_second(chosen_0_is_second),
    .threads_0(resolves_0__threads_0),
    .found_0(resolves_0__found_0)
  );

  tessera_tc_among_n1 resolves_1 (
    .chosen_one(chosen_1_one),
    .chosen_other(chosen_1_other),
    .chosen_is_second(chosen_1_is_second),
    .threads_0(resolves_1__threads_0),
    .found_0(resolves_1__found_0)
  );

  tessera_tc_among_n1 resolves_2 (
    .chosen_one(chosen_2_one),
    .chosen_other(chosen_2_other),
    .chosen_is_second(chosen_2_is_second),
    .threads_0(resolves_2__threads_0),
    .found_0(resolves_2__found_0)
  );

  tessera_tc_among_n1 resolves_3 (
    .chosen_one(chosen_3_one),
    .chosen_other(chosen_3_other),
    .chosen_is_second(chosen_3_is_second),
    .threads_0(resolves_3__threads_0),
    .found_0(resolves_3__found_0)
  );

  assign resolves_0__threads_0 = masks__kept_0[6:0];
  assign act_0 = resolves_0__found_0 ? masks__rows_0_0 : masks__rows_1_0;
  assign resolves_1__threads_0 = masks__kept_0[6:0];
  assign act_1 = resolves_1__found_0 ? masks__rows_0_1 : masks__rows_1_1;
  assign resolves_2__threads_0 = masks__kept_0[6:0];
  assign act_2 = resolves_2__found_0 ? masks__rows_0_2 : masks__rows_1_2;
  assign resolves_3__threads_0 = masks__kept_0[6:0];
  assign act_3 = resolves_3__found_0 ? masks__rows_0_3 : masks__rows_1_3;
  assign wake_valid = tmp_0[0];
  assign wake = addresses__read_data_0;

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, branch_sync, branch_target, masks__kept_0[7], masks__kept_1, tmp_0[7:1]};
endmodule
`default_nettype wire
