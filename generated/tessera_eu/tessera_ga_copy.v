// tessera_ga_copy
// Register memory copy: 1024 rows of 32 bytes, 1 read and 1 write a cycle.
//
//   in    1  clock
//   in    1  reset
//   in    1  rd_valid
//   in   10  rd_row
//   in   10  wb_row
//   in    8  wb_be_0
//   in    8  wb_be_1
//   in    8  wb_be_2
//   in    8  wb_be_3
//   in   64  wb_data_0
//   in   64  wb_data_1
//   in   64  wb_data_2
//   in   64  wb_data_3
//   out  64  rd_data_0
//   out  64  rd_data_1
//   out  64  rd_data_2
//   out  64  rd_data_3
//
// Exported from hdl/blocks/eu/src/ga/copy.rs; do not edit.
`default_nettype none
module tessera_ga_copy (
  input  wire clock,
  input  wire reset,
  input  wire rd_valid,
  input  wire [9:0] rd_row,
  input  wire [9:0] wb_row,
  input  wire [7:0] wb_be_0,
  input  wire [7:0] wb_be_1,
  input  wire [7:0] wb_be_2,
  input  wire [7:0] wb_be_3,
  input  wire [63:0] wb_data_0,
  input  wire [63:0] wb_data_1,
  input  wire [63:0] wb_data_2,
  input  wire [63:0] wb_data_3,
  output reg  [63:0] rd_data_0,
  output reg  [63:0] rd_data_1,
  output reg  [63:0] rd_data_2,
  output reg  [63:0] rd_data_3
);
  wire [63:0] ram__read_data_0;
  wire [63:0] ram__read_data_1;
  wire [63:0] ram__read_data_2;
  wire [63:0] ram__read_data_3;
  reg  fresh_q;
  reg  [63:0] held_0_d;
  reg  [63:0] held_0_q;
  reg  [63:0] held_1_d;
  reg  [63:0] held_1_q;
  reg  [63:0] held_2_d;
  reg  [63:0] held_2_q;
  reg  [63:0] held_3_d;
  reg  [63:0] held_3_q;

  always @(posedge clock) begin
    if (reset) begin
      fresh_q <= 1'd0;
      held_0_q <= 64'd0;
      held_1_q <= 64'd0;
      held_2_q <= 64'd0;
      held_3_q <= 64'd0;
    end
    else begin
      fresh_q <= rd_valid;
      held_0_q <= held_0_d;
      held_1_q <= held_1_d;
      held_2_q <= held_2_d;
      held_3_q <= held_3_d;
    end
  end

  tessera_ram1r1w_a10_words4_w64_lanes8 ram (
    .clock(clock),
    .read_address(rd_row),
    .read_data_0(ram__read_data_0),
    .read_data_1(ram__read_data_1),
    .read_data_2(ram__read_data_2),
    .read_data_3(ram__read_data_3),
    .write_address(wb_row),
    .write_data_0(wb_data_0),
    .write_data_1(wb_data_1),
    .write_data_2(wb_data_2),
    .write_data_3(wb_data_3),
    .write_enable_0(wb_be_0),
    .write_enable_1(wb_be_1),
    .write_enable_2(wb_be_2),
    .write_enable_3(wb_be_3)
  );

  always @* begin
    held_0_d = held_0_q;
    rd_data_0 = held_0_q;
    if (fresh_q) begin
      rd_data_0 = ram__read_data_0;
      held_0_d = ram__read_data_0;
    end
  end

  always @* begin
    held_1_d = held_1_q;
    rd_data_1 = held_1_q;
    if (fresh_q) begin
      rd_data_1 = ram__read_data_1;
      held_1_d = ram__read_data_1;
    end
  end

  always @* begin
    held_2_d = held_2_q;
    rd_data_2 = held_2_q;
    if (fresh_q) begin
      rd_data_2 = ram__read_data_2;
      held_2_d = ram__read_data_2;
    end
  end

  always @* begin
    held_3_d = held_3_q;
    rd_data_3 = held_3_q;
    if (fresh_q) begin
      rd_data_3 = ram__read_data_3;
      held_3_d = ram__read_data_3;
    end
  end
endmodule
`default_nettype wire
