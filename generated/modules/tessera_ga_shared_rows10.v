// tessera_ga_shared_rows10
// Three copies of 2^`ROWS` rows.
//
//   in    1  clock             rising edge
//   in    1  reset             synchronous, active high
//   in    1  read_enable_0
//   in    1  read_enable_1
//   in    1  read_enable_2
//   in   10  read_row_0
//   in   10  read_row_1
//   in   10  read_row_2
//   out  64  data_0_0
//   out  64  data_0_1
//   out  64  data_0_2
//   out  64  data_0_3
//   out  64  data_1_0
//   out  64  data_1_1
//   out  64  data_1_2
//   out  64  data_1_3
//   out  64  data_2_0
//   out  64  data_2_1
//   out  64  data_2_2
//   out  64  data_2_3
//   in    4  asks              Who asks to write: `word::asking`.
//   in   10  alu_0_row         The row.
//   in    1  alu_0_second      How the lanes lie in it, see `Lay`.
//   in    5  alu_0_base        Byte of lane 0.
//   in    6  alu_0_step_0      Bytes that bits 0, 1 and 2 of a lane's number add to that.
//   in    6  alu_0_step_1
//   in    6  alu_0_step_2
//   in    2  alu_0_size        Bytes of a lane: `word::lane_size`.
//   in    8  alu_0_mask        Lanes to write.
//   in   64  alu_0_data_0      The lanes, two in a word.
//   in   64  alu_0_data_1
//   in   64  alu_0_data_2
//   in   64  alu_0_data_3
//   in   10  alu_1_row         The row.
//   in    1  alu_1_second      How the lanes lie in it, see `Lay`.
//   in    5  alu_1_base        Byte of lane 0.
//   in    6  alu_1_step_0      Bytes that bits 0, 1 and 2 of a lane's number add to that.
//   in    6  alu_1_step_1
//   in    6  alu_1_step_2
//   in    2  alu_1_size        Bytes of a lane: `word::lane_size`.
//   in    8  alu_1_mask        Lanes to write.
//   in   64  alu_1_data_0      The lanes, two in a word.
//   in   64  alu_1_data_1
//   in   64  alu_1_data_2
//   in   64  alu_1_data_3
//   in   10  me_row            The row.
//   in   32  me_enables        Bytes to write.
//   in   64  me_data_0         The bytes.
//   in   64  me_data_1
//   in   64  me_data_2
//   in   64  me_data_3
//   in   10  dispatch_row      The row.
//   in   32  dispatch_enables  Bytes to write.
//   in   64  dispatch_data_0   The bytes.
//   in   64  dispatch_data_1
//   in   64  dispatch_data_2
//   in   64  dispatch_data_3
//   out   4  grants
//   out   1  written_0_valid   A row is written at this edge.
//   out   2  written_0_by      By ALU0 (0), ALU1 (1), dispatch (2) or a message response (3).
//   out  10  written_0_row     The row.
//   out  32  written_0_be      Bytes written.
//   out  64  written_0_data_0  The row's bytes; those of an ALU are 0 where not written.
//   out  64  written_0_data_1
//   out  64  written_0_data_2
//   out  64  written_0_data_3
//   out   1  written_1_valid   A row is written at this edge.
//   out   2  written_1_by      By ALU0 (0), ALU1 (1), dispatch (2) or a message response (3).
//   out  10  written_1_row     The row.
//   out  32  written_1_be      Bytes written.
//   out  64  written_1_data_0  The row's bytes; those of an ALU are 0 where not written.
//   out  64  written_1_data_1
//   out  64  written_1_data_2
//   out  64  written_1_data_3
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/ga/shared.rs; do not edit.
`default_nettype none
module tessera_ga_shared_rows10 (
  input  wire clock,
  input  wire reset,
  input  wire read_enable_0,
  input  wire read_enable_1,
  input  wire read_enable_2,
  input  wire [9:0] read_row_0,
  input  wire [9:0] read_row_1,
  input  wire [9:0] read_row_2,
  output wire [63:0] data_0_0,
  output wire [63:0] data_0_1,
  output wire [63:0] data_0_2,
  output wire [63:0] data_0_3,
  output wire [63:0] data_1_0,
  output wire [63:0] data_1_1,
  output wire [63:0] data_1_2,
  output wire [63:0] data_1_3,
  output wire [63:0] data_2_0,
  output wire [63:0] data_2_1,
  output wire [63:0] data_2_2,
  output wire [63:0] data_2_3,
  input  wire [3:0] asks,
  input  wire [9:0] alu_0_row,
  input  wire alu_0_second,
  input  wire [4:0] alu_0_base,
  input  wire [5:0] alu_0_step_0,
  input  wire [5:0] alu_0_step_1,
  input  wire [5:0] alu_0_step_2,
  input  wire [1:0] alu_0_size,
  input  wire [7:0] alu_0_mask,
  input  wire [63:0] alu_0_data_0,
  input  wire [63:0] alu_0_data_1,
  input  wire [63:0] alu_0_data_2,
  input  wire [63:0] alu_0_data_3,
  input  wire [9:0] alu_1_row,
  input  wire alu_1_second,
  input  wire [4:0] alu_1_base,
  input  wire [5:0] alu_1_step_0,
  input  wire [5:0] alu_1_step_1,
  input  wire [5:0] alu_1_step_2,
  input  wire [1:0] alu_1_size,
  input  wire [7:0] alu_1_mask,
  input  wire [63:0] alu_1_data_0,
  input  wire [63:0] alu_1_data_1,
  input  wire [63:0] alu_1_data_2,
  input  wire [63:0] alu_1_data_3,
  input  wire [9:0] me_row,
  input  wire [31:0] me_enables,
  input  wire [63:0] me_data_0,
  input  wire [63:0] me_data_1,
  input  wire [63:0] me_data_2,
  input  wire [63:0] me_data_3,
  input  wire [9:0] dispatch_row,
  input  wire [31:0] dispatch_enables,
  input  wire [63:0] dispatch_data_0,
  input  wire [63:0] dispatch_data_1,
  input  wire [63:0] dispatch_data_2,
  input  wire [63:0] dispatch_data_3,
  output wire [3:0] grants,
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
  wire [63:0] copy_0__read_data_0;
  wire [63:0] copy_0__read_data_1;
  wire [63:0] copy_0__read_data_2;
  wire [63:0] copy_0__read_data_3;
  wire [7:0] copy_0__write_enable_0;
  wire [7:0] copy_0__write_enable_1;
  wire [7:0] copy_0__write_enable_2;
  wire [7:0] copy_0__write_enable_3;
  wire [63:0] copy_1__read_data_0;
  wire [63:0] copy_1__read_data_1;
  wire [63:0] copy_1__read_data_2;
  wire [63:0] copy_1__read_data_3;
  wire [7:0] copy_1__write_enable_0;
  wire [7:0] copy_1__write_enable_1;
  wire [7:0] copy_1__write_enable_2;
  wire [7:0] copy_1__write_enable_3;
  wire [63:0] copy_2__read_data_0;
  wire [63:0] copy_2__read_data_1;
  wire [63:0] copy_2__read_data_2;
  wire [63:0] copy_2__read_data_3;
  wire [7:0] copy_2__write_enable_0;
  wire [7:0] copy_2__write_enable_1;
  wire [7:0] copy_2__write_enable_2;
  wire [7:0] copy_2__write_enable_3;
  wire [3:0] write__grants;
  wire [9:0] write__row;
  wire [63:0] write__data_0;
  wire [63:0] write__data_1;
  wire [63:0] write__data_2;
  wire [63:0] write__data_3;
  wire [31:0] write__enables;
  wire write__written_valid;
  wire [1:0] write__written_by;
  wire [9:0] write__written_row;
  wire [31:0] write__written_be;
  wire [63:0] write__written_data_0;
  wire [63:0] write__written_data_1;
  wire [63:0] write__written_data_2;
  wire [63:0] write__written_data_3;

  tessera_ram1r1w #(.A(10), .WORDS(4), .W(64), .LANES(8)) copy_0 (
    .clock(clock),
    .read_enable(read_enable_0),
    .read_address(read_row_0),
    .read_data({copy_0__read_data_3, copy_0__read_data_2, copy_0__read_data_1, copy_0__read_data_0}),
    .write_address(write__row),
    .write_data({write__data_3, write__data_2, write__data_1, write__data_0}),
    .write_enable({copy_0__write_enable_3, copy_0__write_enable_2, copy_0__write_enable_1, copy_0__write_enable_0})
  );

  tessera_ram1r1w #(.A(10), .WORDS(4), .W(64), .LANES(8)) copy_1 (
    .clock(clock),
    .read_enable(read_enable_1),
    .read_address(read_row_1),
    .read_data({copy_1__read_data_3, copy_1__read_data_2, copy_1__read_data_1, copy_1__read_data_0}),
    .write_address(write__row),
    .write_data({write__data_3, write__data_2, write__data_1, write__data_0}),
    .write_enable({copy_1__write_enable_3, copy_1__write_enable_2, copy_1__write_enable_1, copy_1__write_enable_0})
  );

  tessera_ram1r1w #(.A(10), .WORDS(4), .W(64), .LANES(8)) copy_2 (
    .clock(clock),
    .read_enable(read_enable_2),
    .read_address(read_row_2),
    .read_data({copy_2__read_data_3, copy_2__read_data_2, copy_2__read_data_1, copy_2__read_data_0}),
    .write_address(write__row),
    .write_data({write__data_3, write__data_2, write__data_1, write__data_0}),
    .write_enable({copy_2__write_enable_3, copy_2__write_enable_2, copy_2__write_enable_1, copy_2__write_enable_0})
  );

  tessera_ga_write write (
    .clock(clock),
    .reset(reset),
    .asks(asks),
    .alu_0_row(alu_0_row),
    .alu_0_second(alu_0_second),
    .alu_0_base(alu_0_base),
    .alu_0_step_0(alu_0_step_0),
    .alu_0_step_1(alu_0_step_1),
    .alu_0_step_2(alu_0_step_2),
    .alu_0_size(alu_0_size),
    .alu_0_mask(alu_0_mask),
    .alu_0_data_0(alu_0_data_0),
    .alu_0_data_1(alu_0_data_1),
    .alu_0_data_2(alu_0_data_2),
    .alu_0_data_3(alu_0_data_3),
    .alu_1_row(alu_1_row),
    .alu_1_second(alu_1_second),
    .alu_1_base(alu_1_base),
    .alu_1_step_0(alu_1_step_0),
    .alu_1_step_1(alu_1_step_1),
    .alu_1_step_2(alu_1_step_2),
    .alu_1_size(alu_1_size),
    .alu_1_mask(alu_1_mask),
    .alu_1_data_0(alu_1_data_0),
    .alu_1_data_1(alu_1_data_1),
    .alu_1_data_2(alu_1_data_2),
    .alu_1_data_3(alu_1_data_3),
    .me_row(me_row),
    .me_enables(me_enables),
    .me_data_0(me_data_0),
    .me_data_1(me_data_1),
    .me_data_2(me_data_2),
    .me_data_3(me_data_3),
    .dispatch_row(dispatch_row),
    .dispatch_enables(dispatch_enables),
    .dispatch_data_0(dispatch_data_0),
    .dispatch_data_1(dispatch_data_1),
    .dispatch_data_2(dispatch_data_2),
    .dispatch_data_3(dispatch_data_3),
    .grants(write__grants),
    .row(write__row),
    .data_0(write__data_0),
    .data_1(write__data_1),
    .data_2(write__data_2),
    .data_3(write__data_3),
    .enables(write__enables),
    .written_valid(write__written_valid),
    .written_by(write__written_by),
    .written_row(write__written_row),
    .written_be(write__written_be),
    .written_data_0(write__written_data_0),
    .written_data_1(write__written_data_1),
    .written_data_2(write__written_data_2),
    .written_data_3(write__written_data_3)
  );

  assign grants = write__grants;
  assign written_0_valid = write__written_valid;
  assign written_0_by = write__written_by;
  assign written_0_row = write__written_row;
  assign written_0_be = write__written_be;
  assign written_0_data_0 = write__written_data_0;
  assign written_0_data_1 = write__written_data_1;
  assign written_0_data_2 = write__written_data_2;
  assign written_0_data_3 = write__written_data_3;
  assign data_0_0 = copy_0__read_data_0;
  assign data_0_1 = copy_0__read_data_1;
  assign data_0_2 = copy_0__read_data_2;
  assign data_0_3 = copy_0__read_data_3;
  assign copy_0__write_enable_0 = write__enables[7:0];
  assign copy_0__write_enable_1 = write__enables[15:8];
  assign copy_0__write_enable_2 = write__enables[23:16];
  assign copy_0__write_enable_3 = write__enables[31:24];
  assign data_1_0 = copy_1__read_data_0;
  assign data_1_1 = copy_1__read_data_1;
  assign data_1_2 = copy_1__read_data_2;
  assign data_1_3 = copy_1__read_data_3;
  assign copy_1__write_enable_0 = write__enables[7:0];
  assign copy_1__write_enable_1 = write__enables[15:8];
  assign copy_1__write_enable_2 = write__enables[23:16];
  assign copy_1__write_enable_3 = write__enables[31:24];
  assign data_2_0 = copy_2__read_data_0;
  assign data_2_1 = copy_2__read_data_1;
  assign data_2_2 = copy_2__read_data_2;
  assign data_2_3 = copy_2__read_data_3;
  assign copy_2__write_enable_0 = write__enables[7:0];
  assign copy_2__write_enable_1 = write__enables[15:8];
  assign copy_2__write_enable_2 = write__enables[23:16];
  assign copy_2__write_enable_3 = write__enables[31:24];
  assign written_1_valid = 1'd0;
  assign written_1_by = 2'd0;
  assign written_1_row = 10'd0;
  assign written_1_be = 32'd0;
  assign written_1_data_0 = 64'd0;
  assign written_1_data_1 = 64'd0;
  assign written_1_data_2 = 64'd0;
  assign written_1_data_3 = 64'd0;
endmodule
`default_nettype wire
