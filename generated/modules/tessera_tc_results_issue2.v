// tessera_tc_results_issue2
// Results of all threads.
//
//   in    1  clock          rising edge
//   in    1  write          D4: an instruction is pushed into this row.
//   in    4  write_row
//   in   14  pushed_kind    What it is: `word::kind`.
//   in   17  pushed_span_0  Registers it writes (index 0) and reads: `word::span`.
//   in   17  pushed_span_1
//   in   17  pushed_span_2
//   in   17  pushed_span_3
//   in    4  row_0          Row of the instruction in each bundle; it names the thread.
//   in    4  row_1
//   in    2  entry_0        Scoreboard entry that it takes.
//   in    2  entry_1
//   in    1  valid_0        Something goes to ALU0, ALU1, JE, ME.
//   in    1  valid_1
//   in    1  valid_2
//   in    1  valid_3
//   in    3  slot           Thread in D4.
//   in    4  head_row       Row of the head of its queue.
//   in    4  of_second_0    By thread: entries whose instruction went with the second bundle of the ALUs, to ME.
//   in    4  of_second_1
//   in    4  of_second_2
//   in    4  of_second_3
//   in    4  of_second_4
//   in    4  of_second_5
//   in    4  of_second_6
//   in    4  of_me_0
//   in    4  of_me_1
//   in    4  of_me_2
//   in    4  of_me_3
//   in    4  of_me_4
//   in    4  of_me_5
//   in    4  of_me_6
//   out  19  older_0        What those of the thread in D4 write, then the head: `word::result`.
//   out  19  older_1
//   out  19  older_2
//   out  19  older_3
//   out  19  older_4
//
// Exported from hdl/blocks/eu/src/tc/results.rs; do not edit.
`default_nettype none
module tessera_tc_results_issue2 (
  input  wire clock,
  input  wire write,
  input  wire [3:0] write_row,
  input  wire [13:0] pushed_kind,
  input  wire [16:0] pushed_span_0,
  input  wire [16:0] pushed_span_1,
  input  wire [16:0] pushed_span_2,
  input  wire [16:0] pushed_span_3,
  input  wire [3:0] row_0,
  input  wire [3:0] row_1,
  input  wire [1:0] entry_0,
  input  wire [1:0] entry_1,
  input  wire valid_0,
  input  wire valid_1,
  input  wire valid_2,
  input  wire valid_3,
  input  wire [2:0] slot,
  input  wire [3:0] head_row,
  input  wire [3:0] of_second_0,
  input  wire [3:0] of_second_1,
  input  wire [3:0] of_second_2,
  input  wire [3:0] of_second_3,
  input  wire [3:0] of_second_4,
  input  wire [3:0] of_second_5,
  input  wire [3:0] of_second_6,
  input  wire [3:0] of_me_0,
  input  wire [3:0] of_me_1,
  input  wire [3:0] of_me_2,
  input  wire [3:0] of_me_3,
  input  wire [3:0] of_me_4,
  input  wire [3:0] of_me_5,
  input  wire [3:0] of_me_6,
  output wire [18:0] older_0,
  output wire [18:0] older_1,
  output wire [18:0] older_2,
  output wire [18:0] older_3,
  output wire [18:0] older_4
);
  wire [18:0] made;
  reg  [3:0] second;
  reg  [3:0] message;
  wire [18:0] queued__read_data_0;
  wire [18:0] queued__read_data_1;
  wire [18:0] heads__read_data_0;
  wire banks_0__write;
  wire [2:0] banks_0__write_slot;
  wire [18:0] banks_0__results_0;
  wire [18:0] banks_0__results_1;
  wire [18:0] banks_0__results_2;
  wire [18:0] banks_0__results_3;
  wire banks_1__write;
  wire [2:0] banks_1__write_slot;
  wire [18:0] banks_1__results_0;
  wire [18:0] banks_1__results_1;
  wire [18:0] banks_1__results_2;
  wire [18:0] banks_1__results_3;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_lut_ram #(.A(4), .W(19), .READS(2)) queued (
    .clock(clock),
    // issued: to an ALU all, to ME those that get registers back
    .read_address({row_1, row_0}),
    .read_data({queued__read_data_1, queued__read_data_0}),
    .write_address(write_row),
    .write_data(made),
    .write_enable(write)
  );

  tessera_lut_ram #(.A(4), .WORDS(1), .W(19)) heads (
    .clock(clock),
    .read_address(head_row),
    .read_data(heads__read_data_0),
    .write_address(write_row),
    .write_data(made),
    .write_enable(write)
  );

  tessera_tc_result_bank banks_0 (
    .clock(clock),
    .write(banks_0__write),
    .write_slot(banks_0__write_slot),
    .write_entry(entry_0),
    .written(queued__read_data_0),
    .slot(slot),
    .results_0(banks_0__results_0),
    .results_1(banks_0__results_1),
    .results_2(banks_0__results_2),
    .results_3(banks_0__results_3)
  );

  tessera_tc_result_bank banks_1 (
    .clock(clock),
    .write(banks_1__write),
    .write_slot(banks_1__write_slot),
    .write_entry(entry_1),
    .written(queued__read_data_1),
    .slot(slot),
    .results_0(banks_1__results_0),
    .results_1(banks_1__results_1),
    .results_2(banks_1__results_2),
    .results_3(banks_1__results_3)
  );

  // queued
  assign made = {pushed_kind[11:10], pushed_span_0};
  assign older_4 = heads__read_data_0;
  assign banks_0__write = valid_1 ? 1'd1 : valid_0 ? 1'd1 : 1'd0;
  assign banks_0__write_slot = row_0[3:1];
  assign banks_1__write = (valid_3 & queued__read_data_1[16]) ? 1'd1 : 1'd0;
  assign banks_1__write_slot = row_1[3:1];
  assign older_0 = message[0] ? banks_1__results_0 : second[0] ? banks_0__results_0 : banks_0__results_0;
  assign older_1 = message[1] ? banks_1__results_1 : second[1] ? banks_0__results_1 : banks_0__results_1;
  assign older_2 = message[2] ? banks_1__results_2 : second[2] ? banks_0__results_2 : banks_0__results_2;
  assign older_3 = message[3] ? banks_1__results_3 : second[3] ? banks_0__results_3 : banks_0__results_3;

  always @* begin
    if (time_zero) begin end
    // unfinished
    second = 4'd0;
    message = 4'd0;
    if (slot == 3'd0) begin
      second = of_second_0;
      message = of_me_0;
    end
    if (slot == 3'd1) begin
      second = of_second_1;
      message = of_me_1;
    end
    if (slot == 3'd2) begin
      second = of_second_2;
      message = of_me_2;
    end
    if (slot == 3'd3) begin
      second = of_second_3;
      message = of_me_3;
    end
    if (slot == 3'd4) begin
      second = of_second_4;
      message = of_me_4;
    end
    if (slot == 3'd5) begin
      second = of_second_5;
      message = of_me_5;
    end
    if (slot == 3'd6) begin
      second = of_second_6;
      message = of_me_6;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, pushed_kind[9:0], pushed_kind[13:12], pushed_span_1, pushed_span_2, pushed_span_3, valid_2};
endmodule
`default_nettype wire
