// tessera_data_ram
// 128 blocks of 16 pixels, one read and one write port.
//
//   in    1  clock      Clock.
//   in    1  rd_en      Read a row at this edge.
//   in    7  rd_row     Row to read: set and way.
//   in    1  wr_en      Write a row at this edge.
//   in    7  wr_row     Row to write.
//   in   16  wr_mask    Pixels to write.
//   in   64  wr_data_0  The pixels, two in a word.
//   in   64  wr_data_1
//   in   64  wr_data_2
//   in   64  wr_data_3
//   in   64  wr_data_4
//   in   64  wr_data_5
//   in   64  wr_data_6
//   in   64  wr_data_7
//   out  64  q_0        The row read last.
//   out  64  q_1
//   out  64  q_2
//   out  64  q_3
//   out  64  q_4
//   out  64  q_5
//   out  64  q_6
//   out  64  q_7
//
// Contract: hdl/docs/src/contract/data_ram.md
//
// Exported from hdl/blocks/render_cache/src/data_ram.rs; do not edit.
`default_nettype none
module tessera_data_ram (
  input  wire clock,
  input  wire rd_en,
  input  wire [6:0] rd_row,
  input  wire wr_en,
  input  wire [6:0] wr_row,
  input  wire [15:0] wr_mask,
  input  wire [63:0] wr_data_0,
  input  wire [63:0] wr_data_1,
  input  wire [63:0] wr_data_2,
  input  wire [63:0] wr_data_3,
  input  wire [63:0] wr_data_4,
  input  wire [63:0] wr_data_5,
  input  wire [63:0] wr_data_6,
  input  wire [63:0] wr_data_7,
  output wire [63:0] q_0,
  output wire [63:0] q_1,
  output wire [63:0] q_2,
  output wire [63:0] q_3,
  output wire [63:0] q_4,
  output wire [63:0] q_5,
  output wire [63:0] q_6,
  output wire [63:0] q_7
);
  wire [63:0] ram__read_data_0;
  wire [63:0] ram__read_data_1;
  wire [63:0] ram__read_data_2;
  wire [63:0] ram__read_data_3;
  wire [63:0] ram__read_data_4;
  wire [63:0] ram__read_data_5;
  wire [63:0] ram__read_data_6;
  wire [63:0] ram__read_data_7;
  wire [1:0] ram__write_enable_0;
  wire [1:0] ram__write_enable_1;
  wire [1:0] ram__write_enable_2;
  wire [1:0] ram__write_enable_3;
  wire [1:0] ram__write_enable_4;
  wire [1:0] ram__write_enable_5;
  wire [1:0] ram__write_enable_6;
  wire [1:0] ram__write_enable_7;

  tessera_ram1r1w #(.A(7), .WORDS(8), .W(64), .LANES(2)) ram (
    .clock(clock),
    .read_enable(rd_en),
    .read_address(rd_row),
    .read_data({ram__read_data_7, ram__read_data_6, ram__read_data_5, ram__read_data_4, ram__read_data_3,
        ram__read_data_2, ram__read_data_1, ram__read_data_0}),
    .write_address(wr_row),
    .write_data({wr_data_7, wr_data_6, wr_data_5, wr_data_4, wr_data_3, wr_data_2, wr_data_1, wr_data_0}),
    .write_enable({ram__write_enable_7, ram__write_enable_6, ram__write_enable_5, ram__write_enable_4,
        ram__write_enable_3, ram__write_enable_2, ram__write_enable_1, ram__write_enable_0})
  );

  assign q_0 = ram__read_data_0;
  assign q_1 = ram__read_data_1;
  assign q_2 = ram__read_data_2;
  assign q_3 = ram__read_data_3;
  assign q_4 = ram__read_data_4;
  assign q_5 = ram__read_data_5;
  assign q_6 = ram__read_data_6;
  assign q_7 = ram__read_data_7;
  assign ram__write_enable_0 = wr_en ? wr_mask[1:0] : 2'd0;
  assign ram__write_enable_1 = wr_en ? wr_mask[3:2] : 2'd0;
  assign ram__write_enable_2 = wr_en ? wr_mask[5:4] : 2'd0;
  assign ram__write_enable_3 = wr_en ? wr_mask[7:6] : 2'd0;
  assign ram__write_enable_4 = wr_en ? wr_mask[9:8] : 2'd0;
  assign ram__write_enable_5 = wr_en ? wr_mask[11:10] : 2'd0;
  assign ram__write_enable_6 = wr_en ? wr_mask[13:12] : 2'd0;
  assign ram__write_enable_7 = wr_en ? wr_mask[15:14] : 2'd0;
endmodule
`default_nettype wire
