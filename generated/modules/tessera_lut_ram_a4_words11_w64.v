// tessera_lut_ram_a4_words11_w64
// Asynchronous-read memory, one read and one write port.
//
//   in    1  clock          Clock of the write port.
//   in    4  read_address   Row to read now.
//   out  64  read_data_0    The row.
//   out  64  read_data_1
//   out  64  read_data_2
//   out  64  read_data_3
//   out  64  read_data_4
//   out  64  read_data_5
//   out  64  read_data_6
//   out  64  read_data_7
//   out  64  read_data_8
//   out  64  read_data_9
//   out  64  read_data_10
//   in    4  write_address  Row to write at the next edge.
//   in   64  write_data_0   Data to write.
//   in   64  write_data_1
//   in   64  write_data_2
//   in   64  write_data_3
//   in   64  write_data_4
//   in   64  write_data_5
//   in   64  write_data_6
//   in   64  write_data_7
//   in   64  write_data_8
//   in   64  write_data_9
//   in   64  write_data_10
//   in    1  write_enable   Writes the row at the next edge.
//
// Exported from hdl/blocks/hdl/src/memory/lut_ram.rs; do not edit.
`default_nettype none
module tessera_lut_ram_a4_words11_w64 (
  input  wire clock,
  input  wire [3:0] read_address,
  output wire [63:0] read_data_0,
  output wire [63:0] read_data_1,
  output wire [63:0] read_data_2,
  output wire [63:0] read_data_3,
  output wire [63:0] read_data_4,
  output wire [63:0] read_data_5,
  output wire [63:0] read_data_6,
  output wire [63:0] read_data_7,
  output wire [63:0] read_data_8,
  output wire [63:0] read_data_9,
  output wire [63:0] read_data_10,
  input  wire [3:0] write_address,
  input  wire [63:0] write_data_0,
  input  wire [63:0] write_data_1,
  input  wire [63:0] write_data_2,
  input  wire [63:0] write_data_3,
  input  wire [63:0] write_data_4,
  input  wire [63:0] write_data_5,
  input  wire [63:0] write_data_6,
  input  wire [63:0] write_data_7,
  input  wire [63:0] write_data_8,
  input  wire [63:0] write_data_9,
  input  wire [63:0] write_data_10,
  input  wire write_enable
);

  reg [63:0] rows_0 [0:15];
  reg [63:0] rows_1 [0:15];
  reg [63:0] rows_2 [0:15];
  reg [63:0] rows_3 [0:15];
  reg [63:0] rows_4 [0:15];
  reg [63:0] rows_5 [0:15];
  reg [63:0] rows_6 [0:15];
  reg [63:0] rows_7 [0:15];
  reg [63:0] rows_8 [0:15];
  reg [63:0] rows_9 [0:15];
  reg [63:0] rows_10 [0:15];
  integer row;
  initial begin
    for (row = 0; row < 16; row = row + 1) begin
      rows_0[row] = 64'd0;
      rows_1[row] = 64'd0;
      rows_2[row] = 64'd0;
      rows_3[row] = 64'd0;
      rows_4[row] = 64'd0;
      rows_5[row] = 64'd0;
      rows_6[row] = 64'd0;
      rows_7[row] = 64'd0;
      rows_8[row] = 64'd0;
      rows_9[row] = 64'd0;
      rows_10[row] = 64'd0;
    end
  end
  always @(posedge clock) begin
    if (write_enable) begin
      rows_0[write_address] <= write_data_0;
      rows_1[write_address] <= write_data_1;
      rows_2[write_address] <= write_data_2;
      rows_3[write_address] <= write_data_3;
      rows_4[write_address] <= write_data_4;
      rows_5[write_address] <= write_data_5;
      rows_6[write_address] <= write_data_6;
      rows_7[write_address] <= write_data_7;
      rows_8[write_address] <= write_data_8;
      rows_9[write_address] <= write_data_9;
      rows_10[write_address] <= write_data_10;
    end
  end
  assign read_data_0 = rows_0[read_address];
  assign read_data_1 = rows_1[read_address];
  assign read_data_2 = rows_2[read_address];
  assign read_data_3 = rows_3[read_address];
  assign read_data_4 = rows_4[read_address];
  assign read_data_5 = rows_5[read_address];
  assign read_data_6 = rows_6[read_address];
  assign read_data_7 = rows_7[read_address];
  assign read_data_8 = rows_8[read_address];
  assign read_data_9 = rows_9[read_address];
  assign read_data_10 = rows_10[read_address];

endmodule
`default_nettype wire
