// tessera_tc_addresses
// Fetch addresses of seven threads.
//
//   in    1  clock         rising edge
//   in    1  reset         synchronous, active high
//   in    1  start
//   in    3  start_slot
//   in   32  start_ip
//   in    1  jump
//   in    3  jump_slot
//   in   32  target
//   in    1  advance
//   in    3  advance_slot
//   in   32  next_ip
//   in    7  one_0         A thread, one-hot.
//   in    7  one_1
//   out  32  ip_0          Its address.
//   out  32  ip_1
//   out   4  in_pair_0     Bits 6:3 of all.
//   out   4  in_pair_1
//   out   4  in_pair_2
//   out   4  in_pair_3
//   out   4  in_pair_4
//   out   4  in_pair_5
//   out   4  in_pair_6
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/tc/addresses.rs; do not edit.
`default_nettype none
module tessera_tc_addresses (
  input  wire clock,
  input  wire reset,
  input  wire start,
  input  wire [2:0] start_slot,
  input  wire [31:0] start_ip,
  input  wire jump,
  input  wire [2:0] jump_slot,
  input  wire [31:0] target,
  input  wire advance,
  input  wire [2:0] advance_slot,
  input  wire [31:0] next_ip,
  input  wire [6:0] one_0,
  input  wire [6:0] one_1,
  output wire [31:0] ip_0,
  output wire [31:0] ip_1,
  output wire [3:0] in_pair_0,
  output wire [3:0] in_pair_1,
  output wire [3:0] in_pair_2,
  output wire [3:0] in_pair_3,
  output wire [3:0] in_pair_4,
  output wire [3:0] in_pair_5,
  output wire [3:0] in_pair_6
);
  wire [31:0] words__rows_0_0;
  wire [31:0] words__rows_0_1;
  wire [31:0] words__rows_1_0;
  wire [31:0] words__rows_1_1;
  wire [31:0] words__rows_2_0;
  wire [31:0] words__rows_2_1;
  wire [7:0] words__kept_0;
  wire [7:0] words__kept_1;
  wire [7:0] words__kept_2;
  wire [7:0] words__writes_0;
  wire [7:0] words__writes_1;
  wire [7:0] words__writes_2;
  wire [2:0] numbers_0__number;
  wire [2:0] numbers_1__number;
  reg  [3:0] low_0_q;
  reg  [3:0] low_1_q;
  reg  [3:0] low_2_q;
  reg  [3:0] low_3_q;
  reg  [3:0] low_4_q;
  reg  [3:0] low_5_q;
  reg  [3:0] low_6_q;

  always @(posedge clock) begin
    if (words__writes_0[0]) begin
      low_0_q <= next_ip[6:3];
    end
    if (words__writes_1[0]) begin
      low_0_q <= target[6:3];
    end
    if (words__writes_2[0]) begin
      low_0_q <= start_ip[6:3];
    end
    if (words__writes_0[1]) begin
      low_1_q <= next_ip[6:3];
    end
    if (words__writes_1[1]) begin
      low_1_q <= target[6:3];
    end
    if (words__writes_2[1]) begin
      low_1_q <= start_ip[6:3];
    end
    if (words__writes_0[2]) begin
      low_2_q <= next_ip[6:3];
    end
    if (words__writes_1[2]) begin
      low_2_q <= target[6:3];
    end
    if (words__writes_2[2]) begin
      low_2_q <= start_ip[6:3];
    end
    if (words__writes_0[3]) begin
      low_3_q <= next_ip[6:3];
    end
    if (words__writes_1[3]) begin
      low_3_q <= target[6:3];
    end
    if (words__writes_2[3]) begin
      low_3_q <= start_ip[6:3];
    end
    if (words__writes_0[4]) begin
      low_4_q <= next_ip[6:3];
    end
    if (words__writes_1[4]) begin
      low_4_q <= target[6:3];
    end
    if (words__writes_2[4]) begin
      low_4_q <= start_ip[6:3];
    end
    if (words__writes_0[5]) begin
      low_5_q <= next_ip[6:3];
    end
    if (words__writes_1[5]) begin
      low_5_q <= target[6:3];
    end
    if (words__writes_2[5]) begin
      low_5_q <= start_ip[6:3];
    end
    if (words__writes_0[6]) begin
      low_6_q <= next_ip[6:3];
    end
    if (words__writes_1[6]) begin
      low_6_q <= target[6:3];
    end
    if (words__writes_2[6]) begin
      low_6_q <= start_ip[6:3];
    end
  end

  tessera_tc_latest_writes3_reads2 words (
    .clock(clock),
    .reset(reset),
    // who writes
    .write_0(advance),
    .write_1(jump),
    .write_2(start),
    .write_slot_0(advance_slot),
    .write_slot_1(jump_slot),
    .write_slot_2(start_slot),
    .write_data_0(next_ip),
    .write_data_1(target),
    .write_data_2(start_ip),
    .slot_0(numbers_0__number),
    .slot_1(numbers_1__number),
    .rows_0_0(words__rows_0_0),
    .rows_0_1(words__rows_0_1),
    .rows_1_0(words__rows_1_0),
    .rows_1_1(words__rows_1_1),
    .rows_2_0(words__rows_2_0),
    .rows_2_1(words__rows_2_1),
    .kept_0(words__kept_0),
    .kept_1(words__kept_1),
    .kept_2(words__kept_2),
    .writes_0(words__writes_0),
    .writes_1(words__writes_1),
    .writes_2(words__writes_2)
  );

  tessera_tc_number numbers_0 (
    // what is read
    .one(one_0),
    .number(numbers_0__number)
  );

  tessera_tc_number numbers_1 (
    .one(one_1),
    .number(numbers_1__number)
  );

  assign in_pair_0 = low_0_q;
  assign in_pair_1 = low_1_q;
  assign in_pair_2 = low_2_q;
  assign in_pair_3 = low_3_q;
  assign in_pair_4 = low_4_q;
  assign in_pair_5 = low_5_q;
  assign in_pair_6 = low_6_q;
  assign ip_0 = (|(words__kept_0[6:0] & one_0)) ? words__rows_0_0 : (|(words__kept_1[6:0] & one_0)) ? words__rows_1_0
      : words__rows_2_0;
  assign ip_1 = (|(words__kept_0[6:0] & one_1)) ? words__rows_0_1 : (|(words__kept_1[6:0] & one_1)) ? words__rows_1_1
      : words__rows_2_1;

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, words__kept_0[7], words__kept_1[7], words__kept_2, words__writes_0[7], words__writes_1[7],
      words__writes_2[7]};
endmodule
`default_nettype wire
