// tessera_ga
// Register-file arbiter: 3 rows read and 1 row written a cycle.
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
// written: The write granted in the cycle before.
//   out   1  written_valid      A row is written at this edge.
//   out   2  written_by         By ALU0 (0), ALU1 (1), dispatch (2) or a message response (3).
//   out  10  written_row        The row.
//   out  32  written_be         Bytes written.
//   out  64  written_data_0     The row's bytes; those of an ALU are 0 where not written.
//   out  64  written_data_1
//   out  64  written_data_2
//   out  64  written_data_3
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Contract: hdl/docs/src/contract/ga.md
//
// Exported from hdl/blocks/eu/src/ga/mod.rs; do not edit.
`default_nettype none
module tessera_ga (
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
  output reg  alu_rd_0_2_gnt,
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
  output reg  alu_rd_1_2_gnt,
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
  output reg  me_wb_gnt,
  input  wire dp_wb_valid,
  input  wire [9:0] dp_wb_row,
  input  wire [63:0] dp_wb_data_0,
  input  wire [63:0] dp_wb_data_1,
  input  wire [63:0] dp_wb_data_2,
  input  wire [63:0] dp_wb_data_3,
  output reg  dp_wb_gnt,
  output wire written_valid,
  output reg  [1:0] written_by,
  output reg  [9:0] written_row,
  output wire [31:0] written_be,
  output wire [63:0] written_data_0,
  output wire [63:0] written_data_1,
  output wire [63:0] written_data_2,
  output wire [63:0] written_data_3
);
  wire late;
  wire alu_asks;
  wire others_ask;
  reg  [9:0] granted_row;
  reg  granted_second;
  reg  [4:0] granted_base;
  reg  [5:0] granted_step_0;
  reg  [5:0] granted_step_1;
  reg  [5:0] granted_step_2;
  reg  [1:0] granted_size;
  reg  [7:0] granted_mask;
  reg  [63:0] granted_data_0;
  reg  [63:0] granted_data_1;
  reg  [63:0] granted_data_2;
  reg  [63:0] granted_data_3;
  reg  granted_raw;
  reg  [31:0] granted_enables;
  reg  [1:0] granted_by;
  wire writes;
  reg  [31:0] enables;
  reg  copy_0__read_enable;
  reg  [9:0] copy_0__read_address;
  wire [63:0] copy_0__read_data_0;
  wire [63:0] copy_0__read_data_1;
  wire [63:0] copy_0__read_data_2;
  wire [63:0] copy_0__read_data_3;
  wire [7:0] copy_0__write_enable_0;
  wire [7:0] copy_0__write_enable_1;
  wire [7:0] copy_0__write_enable_2;
  wire [7:0] copy_0__write_enable_3;
  reg  copy_1__read_enable;
  reg  [9:0] copy_1__read_address;
  wire [63:0] copy_1__read_data_0;
  wire [63:0] copy_1__read_data_1;
  wire [63:0] copy_1__read_data_2;
  wire [63:0] copy_1__read_data_3;
  wire [7:0] copy_1__write_enable_0;
  wire [7:0] copy_1__write_enable_1;
  wire [7:0] copy_1__write_enable_2;
  wire [7:0] copy_1__write_enable_3;
  reg  copy_2__read_enable;
  reg  [9:0] copy_2__read_address;
  wire [63:0] copy_2__read_data_0;
  wire [63:0] copy_2__read_data_1;
  wire [63:0] copy_2__read_data_2;
  wire [63:0] copy_2__read_data_3;
  wire [7:0] copy_2__write_enable_0;
  wire [7:0] copy_2__write_enable_1;
  wire [7:0] copy_2__write_enable_2;
  wire [7:0] copy_2__write_enable_3;
  wire gather_0__take;
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
  wire gather_1__take;
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
  reg  gather_2__take;
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
  reg  [7:0] scatter__mask;
  wire [63:0] scatter__row_0;
  wire [63:0] scatter__row_1;
  wire [63:0] scatter__row_2;
  wire [63:0] scatter__row_3;
  wire [31:0] scatter__enables;
  reg  [4:0] passed_d;
  reg  [4:0] passed_q;
  wire w_v_d;
  reg  w_v_q;
  reg  [9:0] w_row_d;
  reg  [9:0] w_row_q;
  reg  w_second_d;
  reg  w_second_q;
  reg  [4:0] w_base_d;
  reg  [4:0] w_base_q;
  reg  [5:0] w_step_0_d;
  reg  [5:0] w_step_0_q;
  reg  [5:0] w_step_1_d;
  reg  [5:0] w_step_1_q;
  reg  [5:0] w_step_2_d;
  reg  [5:0] w_step_2_q;
  reg  [1:0] w_size_d;
  reg  [1:0] w_size_q;
  reg  [7:0] w_mask_d;
  reg  [7:0] w_mask_q;
  reg  [63:0] w_data_0_d;
  reg  [63:0] w_data_0_q;
  reg  [63:0] w_data_1_d;
  reg  [63:0] w_data_1_q;
  reg  [63:0] w_data_2_d;
  reg  [63:0] w_data_2_q;
  reg  [63:0] w_data_3_d;
  reg  [63:0] w_data_3_q;
  reg  w_raw_d;
  reg  w_raw_q;
  reg  [31:0] w_enables_d;
  reg  [31:0] w_enables_q;
  reg  [1:0] w_by_d;
  reg  [1:0] w_by_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      passed_q <= 5'd0;
      w_v_q <= 1'd0;
      w_row_q <= 10'd0;
      w_second_q <= 1'd0;
      w_base_q <= 5'd0;
      w_step_0_q <= 6'd0;
      w_step_1_q <= 6'd0;
      w_step_2_q <= 6'd0;
      w_size_q <= 2'd0;
      w_mask_q <= 8'd0;
      w_data_0_q <= 64'd0;
      w_data_1_q <= 64'd0;
      w_data_2_q <= 64'd0;
      w_data_3_q <= 64'd0;
      w_raw_q <= 1'd0;
      w_enables_q <= 32'd0;
      w_by_q <= 2'd0;
    end
    else begin
      passed_q <= passed_d;
      w_v_q <= w_v_d;
      w_row_q <= w_row_d;
      w_second_q <= w_second_d;
      w_base_q <= w_base_d;
      w_step_0_q <= w_step_0_d;
      w_step_1_q <= w_step_1_d;
      w_step_2_q <= w_step_2_d;
      w_size_q <= w_size_d;
      w_mask_q <= w_mask_d;
      w_data_0_q <= w_data_0_d;
      w_data_1_q <= w_data_1_d;
      w_data_2_q <= w_data_2_d;
      w_data_3_q <= w_data_3_d;
      w_raw_q <= w_raw_d;
      w_enables_q <= w_enables_d;
      w_by_q <= w_by_d;
    end
  end

  tessera_ram1r1w_a10_words4_w64_lanes8_clash2 copy_0 (
    .clock(clock),
    .read_enable(copy_0__read_enable),
    .read_address(copy_0__read_address),
    .read_data_0(copy_0__read_data_0),
    .read_data_1(copy_0__read_data_1),
    .read_data_2(copy_0__read_data_2),
    .read_data_3(copy_0__read_data_3),
    .write_address(w_row_q),
    .write_data_0(scatter__row_0),
    .write_data_1(scatter__row_1),
    .write_data_2(scatter__row_2),
    .write_data_3(scatter__row_3),
    .write_enable_0(copy_0__write_enable_0),
    .write_enable_1(copy_0__write_enable_1),
    .write_enable_2(copy_0__write_enable_2),
    .write_enable_3(copy_0__write_enable_3)
  );

  tessera_ram1r1w_a10_words4_w64_lanes8_clash2 copy_1 (
    .clock(clock),
    .read_enable(copy_1__read_enable),
    .read_address(copy_1__read_address),
    .read_data_0(copy_1__read_data_0),
    .read_data_1(copy_1__read_data_1),
    .read_data_2(copy_1__read_data_2),
    .read_data_3(copy_1__read_data_3),
    .write_address(w_row_q),
    .write_data_0(scatter__row_0),
    .write_data_1(scatter__row_1),
    .write_data_2(scatter__row_2),
    .write_data_3(scatter__row_3),
    .write_enable_0(copy_1__write_enable_0),
    .write_enable_1(copy_1__write_enable_1),
    .write_enable_2(copy_1__write_enable_2),
    .write_enable_3(copy_1__write_enable_3)
  );

  tessera_ram1r1w_a10_words4_w64_lanes8_clash2 copy_2 (
    .clock(clock),
    .read_enable(copy_2__read_enable),
    .read_address(copy_2__read_address),
    .read_data_0(copy_2__read_data_0),
    .read_data_1(copy_2__read_data_1),
    .read_data_2(copy_2__read_data_2),
    .read_data_3(copy_2__read_data_3),
    .write_address(w_row_q),
    .write_data_0(scatter__row_0),
    .write_data_1(scatter__row_1),
    .write_data_2(scatter__row_2),
    .write_data_3(scatter__row_3),
    .write_enable_0(copy_2__write_enable_0),
    .write_enable_1(copy_2__write_enable_1),
    .write_enable_2(copy_2__write_enable_2),
    .write_enable_3(copy_2__write_enable_3)
  );

  tessera_ga_gather gather_0 (
    .clock(clock),
    .reset(reset),
    .take(gather_0__take),
    .lay_second(gather_0__lay_second),
    .lay_base(gather_0__lay_base),
    .lay_step_0(gather_0__lay_step_0),
    .lay_step_1(gather_0__lay_step_1),
    .lay_step_2(gather_0__lay_step_2),
    .row_0(copy_0__read_data_0),
    .row_1(copy_0__read_data_1),
    .row_2(copy_0__read_data_2),
    .row_3(copy_0__read_data_3),
    .lanes_0(gather_0__lanes_0),
    .lanes_1(gather_0__lanes_1),
    .lanes_2(gather_0__lanes_2),
    .lanes_3(gather_0__lanes_3),
    .mask(gather_0__mask)
  );

  tessera_ga_gather gather_1 (
    .clock(clock),
    .reset(reset),
    .take(gather_1__take),
    .lay_second(gather_1__lay_second),
    .lay_base(gather_1__lay_base),
    .lay_step_0(gather_1__lay_step_0),
    .lay_step_1(gather_1__lay_step_1),
    .lay_step_2(gather_1__lay_step_2),
    .row_0(copy_1__read_data_0),
    .row_1(copy_1__read_data_1),
    .row_2(copy_1__read_data_2),
    .row_3(copy_1__read_data_3),
    .lanes_0(gather_1__lanes_0),
    .lanes_1(gather_1__lanes_1),
    .lanes_2(gather_1__lanes_2),
    .lanes_3(gather_1__lanes_3),
    .mask(gather_1__mask)
  );

  tessera_ga_gather gather_2 (
    .clock(clock),
    .reset(reset),
    .take(gather_2__take),
    .lay_second(gather_2__lay_second),
    .lay_base(gather_2__lay_base),
    .lay_step_0(gather_2__lay_step_0),
    .lay_step_1(gather_2__lay_step_1),
    .lay_step_2(gather_2__lay_step_2),
    .row_0(copy_2__read_data_0),
    .row_1(copy_2__read_data_1),
    .row_2(copy_2__read_data_2),
    .row_3(copy_2__read_data_3),
    .lanes_0(gather_2__lanes_0),
    .lanes_1(gather_2__lanes_1),
    .lanes_2(gather_2__lanes_2),
    .lanes_3(gather_2__lanes_3),
    .mask(gather_2__mask)
  );

  tessera_ga_scatter scatter (
    .lay_second(w_second_q),
    .lay_base(w_base_q),
    .lay_step_0(w_step_0_q),
    .lay_step_1(w_step_1_q),
    .lay_step_2(w_step_2_q),
    .size(w_size_q),
    .mask(scatter__mask),
    .lanes_0(w_data_0_q),
    .lanes_1(w_data_1_q),
    .lanes_2(w_data_2_q),
    .lanes_3(w_data_3_q),
    .row_0(scatter__row_0),
    .row_1(scatter__row_1),
    .row_2(scatter__row_2),
    .row_3(scatter__row_3),
    .enables(scatter__enables)
  );

  assign w_v_d = alu_asks | others_ask;
  // read ports: ME (port 2 only), ALU0, ALU1
  assign me_rd_gnt = me_rd_valid;
  assign alu_rd_0_0_gnt = alu_rd_0_0_valid;
  assign alu_rd_1_0_gnt = alu_rd_1_0_valid & ~alu_rd_0_0_valid;
  assign alu_rd_0_1_gnt = alu_rd_0_1_valid;
  assign alu_rd_1_1_gnt = alu_rd_1_1_valid & ~alu_rd_0_1_valid;
  assign gather_0__take = alu_rd_0_0_valid | alu_rd_1_0_valid;
  assign gather_1__take = alu_rd_0_1_valid | alu_rd_1_1_valid;
  // write port: ALU0, ALU1, ME, dispatch; when late: dispatch, ME
  assign alu_asks = alu_wb_0_valid | alu_wb_1_valid;
  assign others_ask = me_wb_valid | dp_wb_valid;
  assign late = (&passed_q) & others_ask;
  assign alu_wb_0_gnt = alu_wb_0_valid & ~late;
  assign alu_wb_1_gnt = alu_wb_1_valid & ~alu_wb_0_valid & ~late;
  // scatter and write
  assign writes = w_v_q & ~reset;
  assign copy_0__write_enable_0 = enables[7:0];
  assign copy_0__write_enable_1 = enables[15:8];
  assign copy_0__write_enable_2 = enables[23:16];
  assign copy_0__write_enable_3 = enables[31:24];
  assign rd_data_0_0 = gather_0__lanes_0;
  assign rd_data_0_1 = gather_0__lanes_1;
  assign rd_data_0_2 = gather_0__lanes_2;
  assign rd_data_0_3 = gather_0__lanes_3;
  assign rd_mask_0 = gather_0__mask;
  assign copy_1__write_enable_0 = enables[7:0];
  assign copy_1__write_enable_1 = enables[15:8];
  assign copy_1__write_enable_2 = enables[23:16];
  assign copy_1__write_enable_3 = enables[31:24];
  assign rd_data_1_0 = gather_1__lanes_0;
  assign rd_data_1_1 = gather_1__lanes_1;
  assign rd_data_1_2 = gather_1__lanes_2;
  assign rd_data_1_3 = gather_1__lanes_3;
  assign rd_mask_1 = gather_1__mask;
  assign copy_2__write_enable_0 = enables[7:0];
  assign copy_2__write_enable_1 = enables[15:8];
  assign copy_2__write_enable_2 = enables[23:16];
  assign copy_2__write_enable_3 = enables[31:24];
  assign rd_data_2_0 = gather_2__lanes_0;
  assign rd_data_2_1 = gather_2__lanes_1;
  assign rd_data_2_2 = gather_2__lanes_2;
  assign rd_data_2_3 = gather_2__lanes_3;
  assign rd_mask_2 = gather_2__mask;
  assign written_valid = writes;
  assign written_be = enables;
  assign written_data_0 = scatter__row_0;
  assign written_data_1 = scatter__row_1;
  assign written_data_2 = scatter__row_2;
  assign written_data_3 = scatter__row_3;

  always @* begin
    if (time_zero) begin end
    passed_d = 5'd0;
    if (others_ask & alu_asks & ~late) begin
      passed_d = passed_q + 5'd1;
    end
  end

  always @* begin
    if (time_zero) begin end
    w_row_d = w_row_q;
    w_second_d = w_second_q;
    w_base_d = w_base_q;
    w_step_0_d = w_step_0_q;
    w_step_1_d = w_step_1_q;
    w_step_2_d = w_step_2_q;
    w_size_d = w_size_q;
    w_mask_d = w_mask_q;
    w_data_0_d = w_data_0_q;
    w_data_1_d = w_data_1_q;
    w_data_2_d = w_data_2_q;
    w_data_3_d = w_data_3_q;
    w_raw_d = w_raw_q;
    w_enables_d = w_enables_q;
    w_by_d = w_by_q;
    if (alu_asks | others_ask) begin
      w_row_d = granted_row;
      w_second_d = granted_second;
      w_base_d = granted_base;
      w_step_0_d = granted_step_0;
      w_step_1_d = granted_step_1;
      w_step_2_d = granted_step_2;
      w_size_d = granted_size;
      w_mask_d = granted_mask;
      w_data_0_d = granted_data_0;
      w_data_1_d = granted_data_1;
      w_data_2_d = granted_data_2;
      w_data_3_d = granted_data_3;
      w_raw_d = granted_raw;
      w_enables_d = granted_enables;
      w_by_d = granted_by;
    end
  end

  always @* begin
    if (time_zero) begin end
    copy_0__read_enable = alu_rd_0_0_valid | alu_rd_1_0_valid;
    copy_1__read_enable = alu_rd_0_1_valid | alu_rd_1_1_valid;
    alu_rd_0_2_gnt = alu_rd_0_2_valid;
    alu_rd_1_2_gnt = alu_rd_1_2_valid & ~alu_rd_0_2_valid;
    copy_2__read_enable = alu_rd_0_2_valid | alu_rd_1_2_valid;
    copy_2__read_address = alu_rd_1_2_row;
    gather_2__lay_second = alu_rd_1_2_second;
    gather_2__lay_base = alu_rd_1_2_base;
    gather_2__lay_step_0 = alu_rd_1_2_step_0;
    gather_2__lay_step_1 = alu_rd_1_2_step_1;
    gather_2__lay_step_2 = alu_rd_1_2_step_2;
    if (alu_rd_0_2_valid) begin
      copy_2__read_address = alu_rd_0_2_row;
      gather_2__lay_second = alu_rd_0_2_second;
      gather_2__lay_base = alu_rd_0_2_base;
      gather_2__lay_step_0 = alu_rd_0_2_step_0;
      gather_2__lay_step_1 = alu_rd_0_2_step_1;
      gather_2__lay_step_2 = alu_rd_0_2_step_2;
    end
    if (me_rd_valid) begin
      alu_rd_0_2_gnt = 1'd0;
      alu_rd_1_2_gnt = 1'd0;
      copy_2__read_enable = 1'd1;
      copy_2__read_address = me_rd_row;
      gather_2__lay_second = 1'd0;
      gather_2__lay_base = 5'd0;
      gather_2__lay_step_0 = 6'd4;
      gather_2__lay_step_1 = 6'd8;
      gather_2__lay_step_2 = 6'h10;
    end
    if (reset) begin
      copy_0__read_enable = 1'd0;
      copy_1__read_enable = 1'd0;
      copy_2__read_enable = 1'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    copy_0__read_address = alu_rd_1_0_row;
    gather_0__lay_second = alu_rd_1_0_second;
    gather_0__lay_base = alu_rd_1_0_base;
    gather_0__lay_step_0 = alu_rd_1_0_step_0;
    gather_0__lay_step_1 = alu_rd_1_0_step_1;
    gather_0__lay_step_2 = alu_rd_1_0_step_2;
    if (alu_rd_0_0_valid) begin
      copy_0__read_address = alu_rd_0_0_row;
      gather_0__lay_second = alu_rd_0_0_second;
      gather_0__lay_base = alu_rd_0_0_base;
      gather_0__lay_step_0 = alu_rd_0_0_step_0;
      gather_0__lay_step_1 = alu_rd_0_0_step_1;
      gather_0__lay_step_2 = alu_rd_0_0_step_2;
    end
  end

  always @* begin
    if (time_zero) begin end
    copy_1__read_address = alu_rd_1_1_row;
    gather_1__lay_second = alu_rd_1_1_second;
    gather_1__lay_base = alu_rd_1_1_base;
    gather_1__lay_step_0 = alu_rd_1_1_step_0;
    gather_1__lay_step_1 = alu_rd_1_1_step_1;
    gather_1__lay_step_2 = alu_rd_1_1_step_2;
    if (alu_rd_0_1_valid) begin
      copy_1__read_address = alu_rd_0_1_row;
      gather_1__lay_second = alu_rd_0_1_second;
      gather_1__lay_base = alu_rd_0_1_base;
      gather_1__lay_step_0 = alu_rd_0_1_step_0;
      gather_1__lay_step_1 = alu_rd_0_1_step_1;
      gather_1__lay_step_2 = alu_rd_0_1_step_2;
    end
  end

  always @* begin
    if (time_zero) begin end
    gather_2__take = alu_rd_0_2_valid | alu_rd_1_2_valid;
    if (me_rd_valid) begin
      gather_2__take = 1'd1;
    end
  end

  always @* begin
    if (time_zero) begin end
    me_wb_gnt = me_wb_valid & ~alu_asks;
    dp_wb_gnt = dp_wb_valid & ~me_wb_valid & ~alu_asks;
    if (late) begin
      me_wb_gnt = me_wb_valid & ~dp_wb_valid;
      dp_wb_gnt = dp_wb_valid;
    end
  end

  always @* begin
    if (time_zero) begin end
    // a row is eight dwords
    granted_raw = 1'd1;
    granted_second = 1'd0;
    granted_base = 5'd0;
    granted_step_0 = 6'd4;
    granted_step_1 = 6'd8;
    granted_step_2 = 6'h10;
    granted_size = 2'd2;
    granted_mask = 8'hff;
    granted_by = 2'd2;
    granted_enables = 32'hffffffff;
    granted_row = dp_wb_row;
    granted_data_0 = dp_wb_data_0;
    granted_data_1 = dp_wb_data_1;
    granted_data_2 = dp_wb_data_2;
    granted_data_3 = dp_wb_data_3;
    if (alu_wb_0_valid & ~late) begin
      granted_raw = 1'd0;
      granted_by = 2'd0;
      granted_row = alu_wb_0_row;
      granted_second = alu_wb_0_second;
      granted_base = alu_wb_0_base;
      granted_step_0 = alu_wb_0_step_0;
      granted_step_1 = alu_wb_0_step_1;
      granted_step_2 = alu_wb_0_step_2;
      granted_size = alu_wb_0_size;
      granted_mask = alu_wb_0_mask;
      granted_data_0 = alu_wb_0_data_0;
      granted_data_1 = alu_wb_0_data_1;
      granted_data_2 = alu_wb_0_data_2;
      granted_data_3 = alu_wb_0_data_3;
    end
    else if (alu_wb_1_valid & ~late) begin
      granted_raw = 1'd0;
      granted_by = 2'd1;
      granted_row = alu_wb_1_row;
      granted_second = alu_wb_1_second;
      granted_base = alu_wb_1_base;
      granted_step_0 = alu_wb_1_step_0;
      granted_step_1 = alu_wb_1_step_1;
      granted_step_2 = alu_wb_1_step_2;
      granted_size = alu_wb_1_size;
      granted_mask = alu_wb_1_mask;
      granted_data_0 = alu_wb_1_data_0;
      granted_data_1 = alu_wb_1_data_1;
      granted_data_2 = alu_wb_1_data_2;
      granted_data_3 = alu_wb_1_data_3;
    end
    else if (me_wb_valid & ~(late & dp_wb_valid)) begin
      granted_by = 2'd3;
      granted_row = me_wb_row;
      granted_enables = me_wb_be;
      granted_data_0 = me_wb_data_0;
      granted_data_1 = me_wb_data_1;
      granted_data_2 = me_wb_data_2;
      granted_data_3 = me_wb_data_3;
    end
  end

  always @* begin
    if (time_zero) begin end
    scatter__mask = 8'd0;
    if (writes) begin
      scatter__mask = w_mask_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    enables = scatter__enables;
    if (w_raw_q) begin
      enables = 32'd0;
      if (writes) begin
        enables = w_enables_q;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    // what is written
    written_row = 10'd0;
    written_by = 2'd0;
    if (writes) begin
      written_row = w_row_q;
      written_by = w_by_q;
    end
  end
endmodule
`default_nettype wire
