// tessera_tc_latest_writes2_reads4
// 32-bit words of seven threads, `WRITES` writers and `READS` readers.
//
//   in    1  clock         rising edge
//   in    1  reset         synchronous, active high
//   in    1  write_0
//   in    1  write_1
//   in    3  write_slot_0
//   in    3  write_slot_1
//   in   32  write_data_0
//   in   32  write_data_1
//   in    3  slot_0
//   in    3  slot_1
//   in    3  slot_2
//   in    3  slot_3
//   out  32  rows_0_0      The word that each writer has left of the reader's thread.
//   out  32  rows_0_1
//   out  32  rows_0_2
//   out  32  rows_0_3
//   out  32  rows_1_0
//   out  32  rows_1_1
//   out  32  rows_1_2
//   out  32  rows_1_3
//   out   8  kept_0        Threads that each writer has written, and no higher one since.
//   out   8  kept_1
//   out   8  writes_0      Threads written in this cycle, by writer.
//   out   8  writes_1
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/tc/latest.rs; do not edit.
`default_nettype none
module tessera_tc_latest_writes2_reads4 (
  input  wire clock,
  input  wire reset,
  input  wire write_0,
  input  wire write_1,
  input  wire [2:0] write_slot_0,
  input  wire [2:0] write_slot_1,
  input  wire [31:0] write_data_0,
  input  wire [31:0] write_data_1,
  input  wire [2:0] slot_0,
  input  wire [2:0] slot_1,
  input  wire [2:0] slot_2,
  input  wire [2:0] slot_3,
  output wire [31:0] rows_0_0,
  output wire [31:0] rows_0_1,
  output wire [31:0] rows_0_2,
  output wire [31:0] rows_0_3,
  output wire [31:0] rows_1_0,
  output wire [31:0] rows_1_1,
  output wire [31:0] rows_1_2,
  output wire [31:0] rows_1_3,
  output wire [7:0] kept_0,
  output wire [7:0] kept_1,
  output wire [7:0] writes_0,
  output wire [7:0] writes_1
);
  wire [7:0] of_0;
  wire [7:0] of_1;
  reg  [7:0] above;
  wire [31:0] memory_0__read_data_0;
  wire [31:0] memory_0__read_data_1;
  wire [31:0] memory_0__read_data_2;
  wire [31:0] memory_0__read_data_3;
  wire [31:0] memory_1__read_data_0;
  wire [31:0] memory_1__read_data_1;
  wire [31:0] memory_1__read_data_2;
  wire [31:0] memory_1__read_data_3;
  reg  [7:0] held_0_d;
  reg  [7:0] held_0_q;
  reg  [7:0] held_1_d;
  reg  [7:0] held_1_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      held_0_q <= 8'd0;
      held_1_q <= 8'd0;
    end
    else begin
      held_0_q <= held_0_d;
      held_1_q <= held_1_d;
    end
  end

  tessera_lut_ram #(.A(3), .W(32), .READS(4)) memory_0 (
    .clock(clock),
    .read_address({slot_3, slot_2, slot_1, slot_0}),
    .read_data({memory_0__read_data_3, memory_0__read_data_2, memory_0__read_data_1, memory_0__read_data_0}),
    .write_address(write_slot_0),
    .write_data(write_data_0),
    .write_enable(write_0)
  );

  tessera_lut_ram #(.A(3), .W(32), .READS(4)) memory_1 (
    .clock(clock),
    .read_address({slot_3, slot_2, slot_1, slot_0}),
    .read_data({memory_1__read_data_3, memory_1__read_data_2, memory_1__read_data_1, memory_1__read_data_0}),
    .write_address(write_slot_1),
    .write_data(write_data_1),
    .write_enable(write_1)
  );

  assign of_0 = write_0 ? (8'd1 << write_slot_0) : 8'd0;
  assign writes_0 = of_0;
  assign rows_0_0 = memory_0__read_data_0;
  assign rows_0_1 = memory_0__read_data_1;
  assign rows_0_2 = memory_0__read_data_2;
  assign rows_0_3 = memory_0__read_data_3;
  assign of_1 = write_1 ? (8'd1 << write_slot_1) : 8'd0;
  assign writes_1 = of_1;
  assign rows_1_0 = memory_1__read_data_0;
  assign rows_1_1 = memory_1__read_data_1;
  assign rows_1_2 = memory_1__read_data_2;
  assign rows_1_3 = memory_1__read_data_3;
  assign kept_1 = held_1_q;
  assign kept_0 = held_0_q;

  always @* begin
    if (time_zero) begin end
    above = 8'd0;
    held_1_d = (held_1_q | of_1) & ~above;
    above = above | of_1;
    held_0_d = (held_0_q | of_0) & ~above;
    above = above | of_0;
  end
endmodule
`default_nettype wire
