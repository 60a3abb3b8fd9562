// tessera_ga_compact
// Register-file arbiter: 3 rows read a cycle, and 1 row written (`SHARED`, `RowWrites::One`) or an even and an odd one
// (`SPLIT`, `RowWrites::Two`). It has 2^`ROWS` rows: 128 a thread, and as many for accumulators and addresses of all;
// `HALF` is one less than `ROWS`.
//
//   in    1  clock              Clock.
//   in    1  reset              Synchronous reset, active high.
// alu_rd_0_0: Lanes wanted by ALU0 and ALU1, source `s` from copy `s`.
//   in    1  alu_rd_0_0_valid   Lanes are wanted.
//   in   10  alu_rd_0_0_row     The row.
//   in    1  alu_rd_0_0_second  It is the second of the two rows that the lanes lie in.
//   in    5  alu_rd_0_0_base    Byte of lane 0, in the first row.
//   in    6  alu_rd_0_0_step_0  Bytes that bits 0, 1 and 2 of a lane's number add to that.
//   in    6  alu_rd_0_0_step_1
//   in    6  alu_rd_0_0_step_2
//   out   1  alu_rd_0_0_gnt     It is read at this edge.
// alu_rd_0_1: Lanes wanted by ALU0 and ALU1, source `s` from copy `s`.
//   in    1  alu_rd_0_1_valid   Lanes are wanted.
//   in   10  alu_rd_0_1_row     The row.
//   in    1  alu_rd_0_1_second  It is the second of the two rows that the lanes lie in.
//   in    5  alu_rd_0_1_base    Byte of lane 0, in the first row.
//   in    6  alu_rd_0_1_step_0  Bytes that bits 0, 1 and 2 of a lane's number add to that.
//   in    6  alu_rd_0_1_step_1
//   in    6  alu_rd_0_1_step_2
//   out   1  alu_rd_0_1_gnt     It is read at this edge.
// alu_rd_0_2: Lanes wanted by ALU0 and ALU1, source `s` from copy `s`.
//   in    1  alu_rd_0_2_valid   Lanes are wanted.
//   in   10  alu_rd_0_2_row     The row.
//   in    1  alu_rd_0_2_second  It is the second of the two rows that the lanes lie in.
//   in    5  alu_rd_0_2_base    Byte of lane 0, in the first row.
//   in    6  alu_rd_0_2_step_0  Bytes that bits 0, 1 and 2 of a lane's number add to that.
//   in    6  alu_rd_0_2_step_1
//   in    6  alu_rd_0_2_step_2
//   out   1  alu_rd_0_2_gnt     It is read at this edge.
// alu_rd_1_0: Lanes wanted by ALU0 and ALU1, source `s` from copy `s`.
//   in    1  alu_rd_1_0_valid   Lanes are wanted.
//   in   10  alu_rd_1_0_row     The row.
//   in    1  alu_rd_1_0_second  It is the second of the two rows that the lanes lie in.
//   in    5  alu_rd_1_0_base    Byte of lane 0, in the first row.
//   in    6  alu_rd_1_0_step_0  Bytes that bits 0, 1 and 2 of a lane's number add to that.
//   in    6  alu_rd_1_0_step_1
//   in    6  alu_rd_1_0_step_2
//   out   1  alu_rd_1_0_gnt     It is read at this edge.
// alu_rd_1_1: Lanes wanted by ALU0 and ALU1, source `s` from copy `s`.
//   in    1  alu_rd_1_1_valid   Lanes are wanted.
//   in   10  alu_rd_1_1_row     The row.
//   in    1  alu_rd_1_1_second  It is the second of the two rows that the lanes lie in.
//   in    5  alu_rd_1_1_base    Byte of lane 0, in the first row.
//   in    6  alu_rd_1_1_step_0  Bytes that bits 0, 1 and 2 of a lane's number add to that.
//   in    6  alu_rd_1_1_step_1
//   in    6  alu_rd_1_1_step_2
//   out   1  alu_rd_1_1_gnt     It is read at this edge.
// alu_rd_1_2: Lanes wanted by ALU0 and ALU1, source `s` from copy `s`.
//   in    1  alu_rd_1_2_valid   Lanes are wanted.
//   in   10  alu_rd_1_2_row     The row.
//   in    1  alu_rd_1_2_second  It is the second of the two rows that the lanes lie in.
//   in    5  alu_rd_1_2_base    Byte of lane 0, in the first row.
//   in    6  alu_rd_1_2_step_0  Bytes that bits 0, 1 and 2 of a lane's number add to that.
//   in    6  alu_rd_1_2_step_1
//   in    6  alu_rd_1_2_step_2
//   out   1  alu_rd_1_2_gnt     It is read at this edge.
// me_rd: Payload row wanted by ME, from copy 2.
//   in    1  me_rd_valid        A row is wanted.
//   in   10  me_rd_row          Which one.
//   out   1  me_rd_gnt          It is read at this edge.
//   out  64  rd_data_0_0        What each port gathered of the row granted in the cycle before: eight lanes, two in a
//                               word, low ones first. For ME that is the row.
//   out  64  rd_data_0_1
//   out  64  rd_data_0_2
//   out  64  rd_data_0_3
//   out  64  rd_data_1_0
//   out  64  rd_data_1_1
//   out  64  rd_data_1_2
//   out  64  rd_data_1_3
//   out  64  rd_data_2_0
//   out  64  rd_data_2_1
//   out  64  rd_data_2_2
//   out  64  rd_data_2_3
//   out   8  rd_mask_0          Which lanes lie in that row.
//   out   8  rd_mask_1
//   out   8  rd_mask_2
// alu_wb_0: Row writes of ALU0 and ALU1.
//   in    1  alu_wb_0_valid     A row is to be written.
//   in   10  alu_wb_0_row       Which one.
//   in    1  alu_wb_0_second    It is the second of the two rows that the lanes lie in.
//   in    5  alu_wb_0_base      Byte of lane 0, in the first row.
//   in    6  alu_wb_0_step_0    Bytes that bits 0, 1 and 2 of a lane's number add to that.
//   in    6  alu_wb_0_step_1
//   in    6  alu_wb_0_step_2
//   in    2  alu_wb_0_size      Bytes of a lane: 1, 2 or 4, as a power of two.
//   in    8  alu_wb_0_mask      Lanes to write.
//   in   64  alu_wb_0_data_0    The lanes, two in a word, low ones first; 0 where not in `mask`.
//   in   64  alu_wb_0_data_1
//   in   64  alu_wb_0_data_2
//   in   64  alu_wb_0_data_3
//   out   1  alu_wb_0_gnt       Taken at this edge and written at the next one.
// alu_wb_1: Row writes of ALU0 and ALU1.
//   in    1  alu_wb_1_valid     A row is to be written.
//   in   10  alu_wb_1_row       Which one.
//   in    1  alu_wb_1_second    It is the second of the two rows that the lanes lie in.
//   in    5  alu_wb_1_base      Byte of lane 0, in the first row.
//   in    6  alu_wb_1_step_0    Bytes that bits 0, 1 and 2 of a lane's number add to that.
//   in    6  alu_wb_1_step_1
//   in    6  alu_wb_1_step_2
//   in    2  alu_wb_1_size      Bytes of a lane: 1, 2 or 4, as a power of two.
//   in    8  alu_wb_1_mask      Lanes to write.
//   in   64  alu_wb_1_data_0    The lanes, two in a word, low ones first; 0 where not in `mask`.
//   in   64  alu_wb_1_data_1
//   in   64  alu_wb_1_data_2
//   in   64  alu_wb_1_data_3
//   out   1  alu_wb_1_gnt       Taken at this edge and written at the next one.
// me_wb: Row write of a message response.
//   in    1  me_wb_valid        A row is to be written.
//   in   10  me_wb_row          Which one.
//   in   32  me_wb_be           Bytes to write.
//   in   64  me_wb_data_0       The bytes, low ones first.
//   in   64  me_wb_data_1
//   in   64  me_wb_data_2
//   in   64  me_wb_data_3
//   out   1  me_wb_gnt          Taken at this edge and written at the next one.
// dp_wb: Row write of a dispatch payload.
//   in    1  dp_wb_valid        A row is to be written.
//   in   10  dp_wb_row          Which one.
//   in   64  dp_wb_data_0       All its bytes.
//   in   64  dp_wb_data_1
//   in   64  dp_wb_data_2
//   in   64  dp_wb_data_3
//   out   1  dp_wb_gnt          Taken at this edge and written at the next one.
// written_0: The writes granted in the cycle before, by port; those of a shape with one port are in the first.
//   out   1  written_0_valid    A row is written at this edge.
//   out   2  written_0_by       By ALU0 (0), ALU1 (1), dispatch (2) or a message response (3).
//   out  10  written_0_row      The row.
//   out  32  written_0_be       Bytes written.
//   out  64  written_0_data_0   The row's bytes; those of an ALU are 0 where not written.
//   out  64  written_0_data_1
//   out  64  written_0_data_2
//   out  64  written_0_data_3
// written_1: The writes granted in the cycle before, by port; those of a shape with one port are in the first.
//   out   1  written_1_valid    A row is written at this edge.
//   out   2  written_1_by       By ALU0 (0), ALU1 (1), dispatch (2) or a message response (3).
//   out  10  written_1_row      The row.
//   out  32  written_1_be       Bytes written.
//   out  64  written_1_data_0   The row's bytes; those of an ALU are 0 where not written.
//   out  64  written_1_data_1
//   out  64  written_1_data_2
//   out  64  written_1_data_3
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Contract: hdl/docs/src/contract/ga.md
//
// Exported from hdl/blocks/eu/src/ga/mod.rs; do not edit.
`default_nettype none
module tessera_ga_compact (
  input  wire clock,
  input  wire reset,
  input  wire alu_rd_0_0_valid,
  input  wire [9:0] alu_rd_0_0_row,
  input  wire alu_rd_0_0_second,
  input  wire [4:0] alu_rd_0_0_base,
  input  wire [5:0] alu_rd_0_0_step_0,
  input  wire [5:0] alu_rd_0_0_step_1,
  input  wire [5:0] alu_rd_0_0_step_2,
  output wire alu_rd_0_0_gnt,
  input  wire alu_rd_0_1_valid,
  input  wire [9:0] alu_rd_0_1_row,
  input  wire alu_rd_0_1_second,
  input  wire [4:0] alu_rd_0_1_base,
  input  wire [5:0] alu_rd_0_1_step_0,
  input  wire [5:0] alu_rd_0_1_step_1,
  input  wire [5:0] alu_rd_0_1_step_2,
  output wire alu_rd_0_1_gnt,
  input  wire alu_rd_0_2_valid,
  input  wire [9:0] alu_rd_0_2_row,
  input  wire alu_rd_0_2_second,
  input  wire [4:0] alu_rd_0_2_base,
  input  wire [5:0] alu_rd_0_2_step_0,
  input  wire [5:0] alu_rd_0_2_step_1,
  input  wire [5:0] alu_rd_0_2_step_2,
  output wire alu_rd_0_2_gnt,
  input  wire alu_rd_1_0_valid,
  input  wire [9:0] alu_rd_1_0_row,
  input  wire alu_rd_1_0_second,
  input  wire [4:0] alu_rd_1_0_base,
  input  wire [5:0] alu_rd_1_0_step_0,
  input  wire [5:0] alu_rd_1_0_step_1,
  input  wire [5:0] alu_rd_1_0_step_2,
  output wire alu_rd_1_0_gnt,
  input  wire alu_rd_1_1_valid,
  input  wire [9:0] alu_rd_1_1_row,
  input  wire alu_rd_1_1_second,
  input  wire [4:0] alu_rd_1_1_base,
  input  wire [5:0] alu_rd_1_1_step_0,
  input  wire [5:0] alu_rd_1_1_step_1,
  input  wire [5:0] alu_rd_1_1_step_2,
  output wire alu_rd_1_1_gnt,
  input  wire alu_rd_1_2_valid,
  input  wire [9:0] alu_rd_1_2_row,
  input  wire alu_rd_1_2_second,
  input  wire [4:0] alu_rd_1_2_base,
  input  wire [5:0] alu_rd_1_2_step_0,
  input  wire [5:0] alu_rd_1_2_step_1,
  input  wire [5:0] alu_rd_1_2_step_2,
  output wire alu_rd_1_2_gnt,
  input  wire me_rd_valid,
  input  wire [9:0] me_rd_row,
  output wire me_rd_gnt,
  output wire [63:0] rd_data_0_0,
  output wire [63:0] rd_data_0_1,
  output wire [63:0] rd_data_0_2,
  output wire [63:0] rd_data_0_3,
  output wire [63:0] rd_data_1_0,
  output wire [63:0] rd_data_1_1,
  output wire [63:0] rd_data_1_2,
  output wire [63:0] rd_data_1_3,
  output wire [63:0] rd_data_2_0,
  output wire [63:0] rd_data_2_1,
  output wire [63:0] rd_data_2_2,
  output wire [63:0] rd_data_2_3,
  output wire [7:0] rd_mask_0,
  output wire [7:0] rd_mask_1,
  output wire [7:0] rd_mask_2,
  input  wire alu_wb_0_valid,
  input  wire [9:0] alu_wb_0_row,
  input  wire alu_wb_0_second,
  input  wire [4:0] alu_wb_0_base,
  input  wire [5:0] alu_wb_0_step_0,
  input  wire [5:0] alu_wb_0_step_1,
  input  wire [5:0] alu_wb_0_step_2,
  input  wire [1:0] alu_wb_0_size,
  input  wire [7:0] alu_wb_0_mask,
  input  wire [63:0] alu_wb_0_data_0,
  input  wire [63:0] alu_wb_0_data_1,
  input  wire [63:0] alu_wb_0_data_2,
  input  wire [63:0] alu_wb_0_data_3,
  output wire alu_wb_0_gnt,
  input  wire alu_wb_1_valid,
  input  wire [9:0] alu_wb_1_row,
  input  wire alu_wb_1_second,
  input  wire [4:0] alu_wb_1_base,
  input  wire [5:0] alu_wb_1_step_0,
  input  wire [5:0] alu_wb_1_step_1,
  input  wire [5:0] alu_wb_1_step_2,
  input  wire [1:0] alu_wb_1_size,
  input  wire [7:0] alu_wb_1_mask,
  input  wire [63:0] alu_wb_1_data_0,
  input  wire [63:0] alu_wb_1_data_1,
  input  wire [63:0] alu_wb_1_data_2,
  input  wire [63:0] alu_wb_1_data_3,
  output wire alu_wb_1_gnt,
  input  wire me_wb_valid,
  input  wire [9:0] me_wb_row,
  input  wire [31:0] me_wb_be,
  input  wire [63:0] me_wb_data_0,
  input  wire [63:0] me_wb_data_1,
  input  wire [63:0] me_wb_data_2,
  input  wire [63:0] me_wb_data_3,
  output wire me_wb_gnt,
  input  wire dp_wb_valid,
  input  wire [9:0] dp_wb_row,
  input  wire [63:0] dp_wb_data_0,
  input  wire [63:0] dp_wb_data_1,
  input  wire [63:0] dp_wb_data_2,
  input  wire [63:0] dp_wb_data_3,
  output wire dp_wb_gnt,
  output wire written_0_valid,
  output wire [1:0] written_0_by,
  output wire [9:0] written_0_row,
  output wire [31:0] written_0_be,
  output wire [63:0] written_0_data_0,
  output wire [63:0] written_0_data_1,
  output wire [63:0] written_0_data_2,
  output wire [63:0] written_0_data_3,
  output wire written_1_valid,
  output wire [1:0] written_1_by,
  output wire [9:0] written_1_row,
  output wire [31:0] written_1_be,
  output wire [63:0] written_1_data_0,
  output wire [63:0] written_1_data_1,
  output wire [63:0] written_1_data_2,
  output wire [63:0] written_1_data_3
);
  wire alu0_reads_0;
  wire alu0_reads_1;
  reg  alu0_reads_2;
  wire alu1_reads_0;
  wire alu1_reads_1;
  reg  alu1_reads_2;
  reg  refused_0;
  reg  refused_1;
  wire reads_0;
  wire reads_1;
  reg  reads_2;
  wire read_enable_0;
  wire read_enable_1;
  wire read_enable_2;
  reg  [9:0] read_row_0;
  reg  [9:0] read_row_1;
  reg  [9:0] read_row_2;
  wire [3:0] asks;
  wire [9:0] lanes_0_row;
  wire lanes_0_second;
  wire [4:0] lanes_0_base;
  wire [5:0] lanes_0_step_0;
  wire [5:0] lanes_0_step_1;
  wire [5:0] lanes_0_step_2;
  wire [1:0] lanes_0_size;
  wire [7:0] lanes_0_mask;
  wire [63:0] lanes_0_data_0;
  wire [63:0] lanes_0_data_1;
  wire [63:0] lanes_0_data_2;
  wire [63:0] lanes_0_data_3;
  wire [9:0] lanes_1_row;
  wire lanes_1_second;
  wire [4:0] lanes_1_base;
  wire [5:0] lanes_1_step_0;
  wire [5:0] lanes_1_step_1;
  wire [5:0] lanes_1_step_2;
  wire [1:0] lanes_1_size;
  wire [7:0] lanes_1_mask;
  wire [63:0] lanes_1_data_0;
  wire [63:0] lanes_1_data_1;
  wire [63:0] lanes_1_data_2;
  wire [63:0] lanes_1_data_3;
  wire [9:0] response_row;
  wire [31:0] response_enables;
  wire [63:0] response_data_0;
  wire [63:0] response_data_1;
  wire [63:0] response_data_2;
  wire [63:0] response_data_3;
  wire [9:0] payload_row;
  wire [31:0] payload_enables;
  wire [63:0] payload_data_0;
  wire [63:0] payload_data_1;
  wire [63:0] payload_data_2;
  wire [63:0] payload_data_3;
  wire [3:0] grants;
  wire [63:0] shared_0__data_0_0;
  wire [63:0] shared_0__data_0_1;
  wire [63:0] shared_0__data_0_2;
  wire [63:0] shared_0__data_0_3;
  wire [63:0] shared_0__data_1_0;
  wire [63:0] shared_0__data_1_1;
  wire [63:0] shared_0__data_1_2;
  wire [63:0] shared_0__data_1_3;
  wire [63:0] shared_0__data_2_0;
  wire [63:0] shared_0__data_2_1;
  wire [63:0] shared_0__data_2_2;
  wire [63:0] shared_0__data_2_3;
  wire [3:0] shared_0__grants;
  wire shared_0__written_0_valid;
  wire [1:0] shared_0__written_0_by;
  wire [9:0] shared_0__written_0_row;
  wire [31:0] shared_0__written_0_be;
  wire [63:0] shared_0__written_0_data_0;
  wire [63:0] shared_0__written_0_data_1;
  wire [63:0] shared_0__written_0_data_2;
  wire [63:0] shared_0__written_0_data_3;
  wire shared_0__written_1_valid;
  wire [1:0] shared_0__written_1_by;
  wire [9:0] shared_0__written_1_row;
  wire [31:0] shared_0__written_1_be;
  wire [63:0] shared_0__written_1_data_0;
  wire [63:0] shared_0__written_1_data_1;
  wire [63:0] shared_0__written_1_data_2;
  wire [63:0] shared_0__written_1_data_3;
  reg  gather_0__lay_second;
  reg  [4:0] gather_0__lay_base;
  reg  [5:0] gather_0__lay_step_0;
  reg  [5:0] gather_0__lay_step_1;
  reg  [5:0] gather_0__lay_step_2;
  wire [63:0] gather_0__lanes_0;
  wire [63:0] gather_0__lanes_1;
  wire [63:0] gather_0__lanes_2;
  wire [63:0] gather_0__lanes_3;
  wire [7:0] gather_0__mask;
  reg  gather_1__lay_second;
  reg  [4:0] gather_1__lay_base;
  reg  [5:0] gather_1__lay_step_0;
  reg  [5:0] gather_1__lay_step_1;
  reg  [5:0] gather_1__lay_step_2;
  wire [63:0] gather_1__lanes_0;
  wire [63:0] gather_1__lanes_1;
  wire [63:0] gather_1__lanes_2;
  wire [63:0] gather_1__lanes_3;
  wire [7:0] gather_1__mask;
  reg  gather_2__lay_second;
  reg  [4:0] gather_2__lay_base;
  reg  [5:0] gather_2__lay_step_0;
  reg  [5:0] gather_2__lay_step_1;
  reg  [5:0] gather_2__lay_step_2;
  wire [63:0] gather_2__lanes_0;
  wire [63:0] gather_2__lanes_1;
  wire [63:0] gather_2__lanes_2;
  wire [63:0] gather_2__lanes_3;
  wire [7:0] gather_2__mask;
  reg  lost_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      lost_q <= 1'd0;
    end
    else begin
      lost_q <= refused_1 & ~refused_0;
    end
  end

  tessera_ga_shared_rows10 shared_0 (
    .clock(clock),
    .reset(reset),
    // memories
    .read_enable_0(read_enable_0),
    .read_enable_1(read_enable_1),
    .read_enable_2(read_enable_2),
    .read_row_0(read_row_0),
    .read_row_1(read_row_1),
    .read_row_2(read_row_2),
    .data_0_0(shared_0__data_0_0),
    .data_0_1(shared_0__data_0_1),
    .data_0_2(shared_0__data_0_2),
    .data_0_3(shared_0__data_0_3),
    .data_1_0(shared_0__data_1_0),
    .data_1_1(shared_0__data_1_1),
    .data_1_2(shared_0__data_1_2),
    .data_1_3(shared_0__data_1_3),
    .data_2_0(shared_0__data_2_0),
    .data_2_1(shared_0__data_2_1),
    .data_2_2(shared_0__data_2_2),
    .data_2_3(shared_0__data_2_3),
    .asks(asks),
    .alu_0_row(lanes_0_row),
    .alu_0_second(lanes_0_second),
    .alu_0_base(lanes_0_base),
    .alu_0_step_0(lanes_0_step_0),
    .alu_0_step_1(lanes_0_step_1),
    .alu_0_step_2(lanes_0_step_2),
    .alu_0_size(lanes_0_size),
    .alu_0_mask(lanes_0_mask),
    .alu_0_data_0(lanes_0_data_0),
    .alu_0_data_1(lanes_0_data_1),
    .alu_0_data_2(lanes_0_data_2),
    .alu_0_data_3(lanes_0_data_3),
    .alu_1_row(lanes_1_row),
    .alu_1_second(lanes_1_second),
    .alu_1_base(lanes_1_base),
    .alu_1_step_0(lanes_1_step_0),
    .alu_1_step_1(lanes_1_step_1),
    .alu_1_step_2(lanes_1_step_2),
    .alu_1_size(lanes_1_size),
    .alu_1_mask(lanes_1_mask),
    .alu_1_data_0(lanes_1_data_0),
    .alu_1_data_1(lanes_1_data_1),
    .alu_1_data_2(lanes_1_data_2),
    .alu_1_data_3(lanes_1_data_3),
    .me_row(response_row),
    .me_enables(response_enables),
    .me_data_0(response_data_0),
    .me_data_1(response_data_1),
    .me_data_2(response_data_2),
    .me_data_3(response_data_3),
    .dispatch_row(payload_row),
    .dispatch_enables(payload_enables),
    .dispatch_data_0(payload_data_0),
    .dispatch_data_1(payload_data_1),
    .dispatch_data_2(payload_data_2),
    .dispatch_data_3(payload_data_3),
    .grants(shared_0__grants),
    .written_0_valid(shared_0__written_0_valid),
    .written_0_by(shared_0__written_0_by),
    .written_0_row(shared_0__written_0_row),
    .written_0_be(shared_0__written_0_be),
    .written_0_data_0(shared_0__written_0_data_0),
    .written_0_data_1(shared_0__written_0_data_1),
    .written_0_data_2(shared_0__written_0_data_2),
    .written_0_data_3(shared_0__written_0_data_3),
    .written_1_valid(shared_0__written_1_valid),
    .written_1_by(shared_0__written_1_by),
    .written_1_row(shared_0__written_1_row),
    .written_1_be(shared_0__written_1_be),
    .written_1_data_0(shared_0__written_1_data_0),
    .written_1_data_1(shared_0__written_1_data_1),
    .written_1_data_2(shared_0__written_1_data_2),
    .written_1_data_3(shared_0__written_1_data_3)
  );

  tessera_ga_gather gather_0 (
    .clock(clock),
    .reset(reset),
    .take(reads_0),
    .lay_second(gather_0__lay_second),
    .lay_base(gather_0__lay_base),
    .lay_step_0(gather_0__lay_step_0),
    .lay_step_1(gather_0__lay_step_1),
    .lay_step_2(gather_0__lay_step_2),
    .row_0(shared_0__data_0_0),
    .row_1(shared_0__data_0_1),
    .row_2(shared_0__data_0_2),
    .row_3(shared_0__data_0_3),
    .lanes_0(gather_0__lanes_0),
    .lanes_1(gather_0__lanes_1),
    .lanes_2(gather_0__lanes_2),
    .lanes_3(gather_0__lanes_3),
    .mask(gather_0__mask)
  );

  tessera_ga_gather gather_1 (
    .clock(clock),
    .reset(reset),
    .take(reads_1),
    .lay_second(gather_1__lay_second),
    .lay_base(gather_1__lay_base),
    .lay_step_0(gather_1__lay_step_0),
    .lay_step_1(gather_1__lay_step_1),
    .lay_step_2(gather_1__lay_step_2),
    .row_0(shared_0__data_1_0),
    .row_1(shared_0__data_1_1),
    .row_2(shared_0__data_1_2),
    .row_3(shared_0__data_1_3),
    .lanes_0(gather_1__lanes_0),
    .lanes_1(gather_1__lanes_1),
    .lanes_2(gather_1__lanes_2),
    .lanes_3(gather_1__lanes_3),
    .mask(gather_1__mask)
  );

  tessera_ga_gather gather_2 (
    .clock(clock),
    .reset(reset),
    .take(reads_2),
    .lay_second(gather_2__lay_second),
    .lay_base(gather_2__lay_base),
    .lay_step_0(gather_2__lay_step_0),
    .lay_step_1(gather_2__lay_step_1),
    .lay_step_2(gather_2__lay_step_2),
    .row_0(shared_0__data_2_0),
    .row_1(shared_0__data_2_1),
    .row_2(shared_0__data_2_2),
    .row_3(shared_0__data_2_3),
    .lanes_0(gather_2__lanes_0),
    .lanes_1(gather_2__lanes_1),
    .lanes_2(gather_2__lanes_2),
    .lanes_3(gather_2__lanes_3),
    .mask(gather_2__mask)
  );

  // read ports: ME (port 2 only), ALU0, ALU1, or these the other way round
  assign me_rd_gnt = me_rd_valid;
  assign alu0_reads_0 = alu_rd_0_0_valid & ~(lost_q & alu_rd_1_0_valid);
  assign alu1_reads_0 = alu_rd_1_0_valid & (lost_q | ~alu_rd_0_0_valid);
  assign reads_0 = alu_rd_0_0_valid | alu_rd_1_0_valid;
  assign alu0_reads_1 = alu_rd_0_1_valid & ~(lost_q & alu_rd_1_1_valid);
  assign alu1_reads_1 = alu_rd_1_1_valid & (lost_q | ~alu_rd_0_1_valid);
  assign reads_1 = alu_rd_0_1_valid | alu_rd_1_1_valid;
  assign read_enable_0 = reads_0 & ~reset;
  assign alu_rd_0_0_gnt = alu0_reads_0;
  assign alu_rd_1_0_gnt = alu1_reads_0;
  assign read_enable_1 = reads_1 & ~reset;
  assign alu_rd_0_1_gnt = alu0_reads_1;
  assign alu_rd_1_1_gnt = alu1_reads_1;
  assign read_enable_2 = reads_2 & ~reset;
  assign alu_rd_0_2_gnt = alu0_reads_2;
  assign alu_rd_1_2_gnt = alu1_reads_2;
  // writes
  assign asks = {dp_wb_valid, me_wb_valid, alu_wb_1_valid, alu_wb_0_valid};
  assign lanes_0_row = alu_wb_0_row;
  assign lanes_0_second = alu_wb_0_second;
  assign lanes_0_base = alu_wb_0_base;
  assign lanes_0_step_0 = alu_wb_0_step_0;
  assign lanes_0_step_1 = alu_wb_0_step_1;
  assign lanes_0_step_2 = alu_wb_0_step_2;
  assign lanes_0_size = alu_wb_0_size;
  assign lanes_0_mask = alu_wb_0_mask;
  assign lanes_0_data_0 = alu_wb_0_data_0;
  assign lanes_0_data_1 = alu_wb_0_data_1;
  assign lanes_0_data_2 = alu_wb_0_data_2;
  assign lanes_0_data_3 = alu_wb_0_data_3;
  assign lanes_1_row = alu_wb_1_row;
  assign lanes_1_second = alu_wb_1_second;
  assign lanes_1_base = alu_wb_1_base;
  assign lanes_1_step_0 = alu_wb_1_step_0;
  assign lanes_1_step_1 = alu_wb_1_step_1;
  assign lanes_1_step_2 = alu_wb_1_step_2;
  assign lanes_1_size = alu_wb_1_size;
  assign lanes_1_mask = alu_wb_1_mask;
  assign lanes_1_data_0 = alu_wb_1_data_0;
  assign lanes_1_data_1 = alu_wb_1_data_1;
  assign lanes_1_data_2 = alu_wb_1_data_2;
  assign lanes_1_data_3 = alu_wb_1_data_3;
  assign payload_enables = 32'hffffffff;
  assign response_row = me_wb_row;
  assign response_enables = me_wb_be;
  assign response_data_0 = me_wb_data_0;
  assign response_data_1 = me_wb_data_1;
  assign response_data_2 = me_wb_data_2;
  assign response_data_3 = me_wb_data_3;
  assign payload_row = dp_wb_row;
  assign payload_data_0 = dp_wb_data_0;
  assign payload_data_1 = dp_wb_data_1;
  assign payload_data_2 = dp_wb_data_2;
  assign payload_data_3 = dp_wb_data_3;
  assign grants = shared_0__grants;
  assign written_0_valid = shared_0__written_0_valid;
  assign written_0_by = shared_0__written_0_by;
  assign written_0_row = shared_0__written_0_row;
  assign written_0_be = shared_0__written_0_be;
  assign written_0_data_0 = shared_0__written_0_data_0;
  assign written_0_data_1 = shared_0__written_0_data_1;
  assign written_0_data_2 = shared_0__written_0_data_2;
  assign written_0_data_3 = shared_0__written_0_data_3;
  assign written_1_valid = shared_0__written_1_valid;
  assign written_1_by = shared_0__written_1_by;
  assign written_1_row = shared_0__written_1_row;
  assign written_1_be = shared_0__written_1_be;
  assign written_1_data_0 = shared_0__written_1_data_0;
  assign written_1_data_1 = shared_0__written_1_data_1;
  assign written_1_data_2 = shared_0__written_1_data_2;
  assign written_1_data_3 = shared_0__written_1_data_3;
  assign alu_wb_0_gnt = grants[0];
  assign alu_wb_1_gnt = grants[1];
  assign me_wb_gnt = grants[2];
  assign dp_wb_gnt = grants[3];
  assign rd_data_0_0 = gather_0__lanes_0;
  assign rd_data_0_1 = gather_0__lanes_1;
  assign rd_data_0_2 = gather_0__lanes_2;
  assign rd_data_0_3 = gather_0__lanes_3;
  assign rd_mask_0 = gather_0__mask;
  assign rd_data_1_0 = gather_1__lanes_0;
  assign rd_data_1_1 = gather_1__lanes_1;
  assign rd_data_1_2 = gather_1__lanes_2;
  assign rd_data_1_3 = gather_1__lanes_3;
  assign rd_mask_1 = gather_1__mask;
  assign rd_data_2_0 = gather_2__lanes_0;
  assign rd_data_2_1 = gather_2__lanes_1;
  assign rd_data_2_2 = gather_2__lanes_2;
  assign rd_data_2_3 = gather_2__lanes_3;
  assign rd_mask_2 = gather_2__mask;

  always @* begin
    if (time_zero) begin end
    read_row_0 = alu_rd_1_0_row;
    gather_0__lay_second = alu_rd_1_0_second;
    gather_0__lay_base = alu_rd_1_0_base;
    gather_0__lay_step_0 = alu_rd_1_0_step_0;
    gather_0__lay_step_1 = alu_rd_1_0_step_1;
    gather_0__lay_step_2 = alu_rd_1_0_step_2;
    if (alu0_reads_0) begin
      read_row_0 = alu_rd_0_0_row;
      gather_0__lay_second = alu_rd_0_0_second;
      gather_0__lay_base = alu_rd_0_0_base;
      gather_0__lay_step_0 = alu_rd_0_0_step_0;
      gather_0__lay_step_1 = alu_rd_0_0_step_1;
      gather_0__lay_step_2 = alu_rd_0_0_step_2;
    end
  end

  always @* begin
    if (time_zero) begin end
    read_row_1 = alu_rd_1_1_row;
    gather_1__lay_second = alu_rd_1_1_second;
    gather_1__lay_base = alu_rd_1_1_base;
    gather_1__lay_step_0 = alu_rd_1_1_step_0;
    gather_1__lay_step_1 = alu_rd_1_1_step_1;
    gather_1__lay_step_2 = alu_rd_1_1_step_2;
    if (alu0_reads_1) begin
      read_row_1 = alu_rd_0_1_row;
      gather_1__lay_second = alu_rd_0_1_second;
      gather_1__lay_base = alu_rd_0_1_base;
      gather_1__lay_step_0 = alu_rd_0_1_step_0;
      gather_1__lay_step_1 = alu_rd_0_1_step_1;
      gather_1__lay_step_2 = alu_rd_0_1_step_2;
    end
  end

  always @* begin
    if (time_zero) begin end
    alu0_reads_2 = alu_rd_0_2_valid & ~(lost_q & alu_rd_1_2_valid);
    alu1_reads_2 = alu_rd_1_2_valid & (lost_q | ~alu_rd_0_2_valid);
    reads_2 = alu_rd_0_2_valid | alu_rd_1_2_valid;
    read_row_2 = alu_rd_1_2_row;
    gather_2__lay_second = alu_rd_1_2_second;
    gather_2__lay_base = alu_rd_1_2_base;
    gather_2__lay_step_0 = alu_rd_1_2_step_0;
    gather_2__lay_step_1 = alu_rd_1_2_step_1;
    gather_2__lay_step_2 = alu_rd_1_2_step_2;
    if (alu0_reads_2) begin
      read_row_2 = alu_rd_0_2_row;
      gather_2__lay_second = alu_rd_0_2_second;
      gather_2__lay_base = alu_rd_0_2_base;
      gather_2__lay_step_0 = alu_rd_0_2_step_0;
      gather_2__lay_step_1 = alu_rd_0_2_step_1;
      gather_2__lay_step_2 = alu_rd_0_2_step_2;
    end
    if (me_rd_valid) begin
      alu0_reads_2 = 1'd0;
      alu1_reads_2 = 1'd0;
      reads_2 = 1'd1;
      read_row_2 = me_rd_row;
      gather_2__lay_second = 1'd0;
      gather_2__lay_base = 5'd0;
      gather_2__lay_step_0 = 6'd4;
      gather_2__lay_step_1 = 6'd8;
      gather_2__lay_step_2 = 6'h10;
    end
  end

  always @* begin
    if (time_zero) begin end
    refused_0 = 1'd0;
    refused_0 = refused_0 | (alu_rd_0_0_valid & ~alu0_reads_0);
    refused_0 = refused_0 | (alu_rd_0_1_valid & ~alu0_reads_1);
    refused_0 = refused_0 | (alu_rd_0_2_valid & ~alu0_reads_2);
  end

  always @* begin
    if (time_zero) begin end
    refused_1 = 1'd0;
    refused_1 = refused_1 | (alu_rd_1_0_valid & ~alu1_reads_0);
    refused_1 = refused_1 | (alu_rd_1_1_valid & ~alu1_reads_1);
    refused_1 = refused_1 | (alu_rd_1_2_valid & ~alu1_reads_2);
  end
endmodule
`default_nettype wire
