// tessera_tc_result_bank
// Results that went with one bundle: by thread, four entries.
//
//   in    1  clock        rising edge
//   in    1  write        The instruction of the bundle takes this entry of this thread.
//   in    3  write_slot
//   in    2  write_entry
//   in   19  written      What it writes: `word::result`.
//   in    3  slot
//   out  19  results_0    Results of that thread.
//   out  19  results_1
//   out  19  results_2
//   out  19  results_3
//
// Exported from hdl/blocks/eu/src/tc/results.rs; do not edit.
`default_nettype none
module tessera_tc_result_bank (
  input  wire clock,
  input  wire write,
  input  wire [2:0] write_slot,
  input  wire [1:0] write_entry,
  input  wire [18:0] written,
  input  wire [2:0] slot,
  output wire [18:0] results_0,
  output wire [18:0] results_1,
  output wire [18:0] results_2,
  output wire [18:0] results_3
);
  wire [18:0] entries_0__read_data_0;
  wire entries_0__write_enable;
  wire [18:0] entries_1__read_data_0;
  wire entries_1__write_enable;
  wire [18:0] entries_2__read_data_0;
  wire entries_2__write_enable;
  wire [18:0] entries_3__read_data_0;
  wire entries_3__write_enable;

  tessera_lut_ram #(.A(3), .WORDS(1), .W(19)) entries_0 (
    .clock(clock),
    .read_address(slot),
    .read_data(entries_0__read_data_0),
    .write_address(write_slot),
    .write_data(written),
    .write_enable(entries_0__write_enable)
  );

  tessera_lut_ram #(.A(3), .WORDS(1), .W(19)) entries_1 (
    .clock(clock),
    .read_address(slot),
    .read_data(entries_1__read_data_0),
    .write_address(write_slot),
    .write_data(written),
    .write_enable(entries_1__write_enable)
  );

  tessera_lut_ram #(.A(3), .WORDS(1), .W(19)) entries_2 (
    .clock(clock),
    .read_address(slot),
    .read_data(entries_2__read_data_0),
    .write_address(write_slot),
    .write_data(written),
    .write_enable(entries_2__write_enable)
  );

  tessera_lut_ram #(.A(3), .WORDS(1), .W(19)) entries_3 (
    .clock(clock),
    .read_address(slot),
    .read_data(entries_3__read_data_0),
    .write_address(write_slot),
    .write_data(written),
    .write_enable(entries_3__write_enable)
  );

  assign entries_0__write_enable = write & (write_entry == 2'd0);
  assign results_0 = entries_0__read_data_0;
  assign entries_1__write_enable = write & (write_entry == 2'd1);
  assign results_1 = entries_1__read_data_0;
  assign entries_2__write_enable = write & (write_entry == 2'd2);
  assign results_2 = entries_2__read_data_0;
  assign entries_3__write_enable = write & (write_entry == 2'd3);
  assign results_3 = entries_3__read_data_0;
endmodule
`default_nettype wire
