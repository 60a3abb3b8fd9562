// tessera_lut_ram_a3_words32_w32
// Asynchronous-read memory, one read and one write port.
//
//   in    1  clock          Clock of the write port.
//   in    3  read_address   Row to read now.
//   out  32  read_data_0    The row.
//   out  32  read_data_1
//   out  32  read_data_2
//   out  32  read_data_3
//   out  32  read_data_4
//   out  32  read_data_5
//   out  32  read_data_6
//   out  32  read_data_7
//   out  32  read_data_8
//   out  32  read_data_9
//   out  32  read_data_10
//   out  32  read_data_11
//   out  32  read_data_12
//   out  32  read_data_13
//   out  32  read_data_14
//   out  32  read_data_15
//   out  32  read_data_16
//   out  32  read_data_17
//   out  32  read_data_18
//   out  32  read_data_19
//   out  32  read_data_20
//   out  32  read_data_21
//   out  32  read_data_22
//   out  32  read_data_23
//   out  32  read_data_24
//   out  32  read_data_25
//   out  32  read_data_26
//   out  32  read_data_27
//   out  32  read_data_28
//   out  32  read_data_29
//   out  32  read_data_30
//   out  32  read_data_31
//   in    3  write_address  Row to write at the next edge.
//   in   32  write_data_0   Data to write.
//   in   32  write_data_1
//   in   32  write_data_2
//   in   32  write_data_3
//   in   32  write_data_4
//   in   32  write_data_5
//   in   32  write_data_6
//   in   32  write_data_7
//   in   32  write_data_8
//   in   32  write_data_9
//   in   32  write_data_10
//   in   32  write_data_11
//   in   32  write_data_12
//   in   32  write_data_13
//   in   32  write_data_14
//   in   32  write_data_15
//   in   32  write_data_16
//   in   32  write_data_17
//   in   32  write_data_18
//   in   32  write_data_19
//   in   32  write_data_20
//   in   32  write_data_21
//   in   32  write_data_22
//   in   32  write_data_23
//   in   32  write_data_24
//   in   32  write_data_25
//   in   32  write_data_26
//   in   32  write_data_27
//   in   32  write_data_28
//   in   32  write_data_29
//   in   32  write_data_30
//   in   32  write_data_31
//   in    1  write_enable   Writes the row at the next edge.
//
// Exported from hdl/blocks/hdl/src/memory/lut_ram.rs; do not edit.
`default_nettype none
module tessera_lut_ram_a3_words32_w32 (
  input  wire clock,
  input  wire [2:0] read_address,
  output wire [31:0] read_data_0,
  output wire [31:0] read_data_1,
  output wire [31:0] read_data_2,
  output wire [31:0] read_data_3,
  output wire [31:0] read_data_4,
  output wire [31:0] read_data_5,
  output wire [31:0] read_data_6,
  output wire [31:0] read_data_7,
  output wire [31:0] read_data_8,
  output wire [31:0] read_data_9,
  output wire [31:0] read_data_10,
  output wire [31:0] read_data_11,
  output wire [31:0] read_data_12,
  output wire [31:0] read_data_13,
  output wire [31:0] read_data_14,
  output wire [31:0] read_data_15,
  output wire [31:0] read_data_16,
  output wire [31:0] read_data_17,
  output wire [31:0] read_data_18,
  output wire [31:0] read_data_19,
  output wire [31:0] read_data_20,
  output wire [31:0] read_data_21,
  output wire [31:0] read_data_22,
  output wire [31:0] read_data_23,
  output wire [31:0] read_data_24,
  output wire [31:0] read_data_25,
  output wire [31:0] read_data_26,
  output wire [31:0] read_data_27,
  output wire [31:0] read_data_28,
  output wire [31:0] read_data_29,
  output wire [31:0] read_data_30,
  output wire [31:0] read_data_31,
  input  wire [2:0] write_address,
  input  wire [31:0] write_data_0,
  input  wire [31:0] write_data_1,
  input  wire [31:0] write_data_2,
  input  wire [31:0] write_data_3,
  input  wire [31:0] write_data_4,
  input  wire [31:0] write_data_5,
  input  wire [31:0] write_data_6,
  input  wire [31:0] write_data_7,
  input  wire [31:0] write_data_8,
  input  wire [31:0] write_data_9,
  input  wire [31:0] write_data_10,
  input  wire [31:0] write_data_11,
  input  wire [31:0] write_data_12,
  input  wire [31:0] write_data_13,
  input  wire [31:0] write_data_14,
  input  wire [31:0] write_data_15,
  input  wire [31:0] write_data_16,
  input  wire [31:0] write_data_17,
  input  wire [31:0] write_data_18,
  input  wire [31:0] write_data_19,
  input  wire [31:0] write_data_20,
  input  wire [31:0] write_data_21,
  input  wire [31:0] write_data_22,
  input  wire [31:0] write_data_23,
  input  wire [31:0] write_data_24,
  input  wire [31:0] write_data_25,
  input  wire [31:0] write_data_26,
  input  wire [31:0] write_data_27,
  input  wire [31:0] write_data_28,
  input  wire [31:0] write_data_29,
  input  wire [31:0] write_data_30,
  input  wire [31:0] write_data_31,
  input  wire write_enable
);

  reg [31:0] rows_0 [0:7];
  reg [31:0] rows_1 [0:7];
  reg [31:0] rows_2 [0:7];
  reg [31:0] rows_3 [0:7];
  reg [31:0] rows_4 [0:7];
  reg [31:0] rows_5 [0:7];
  reg [31:0] rows_6 [0:7];
  reg [31:0] rows_7 [0:7];
  reg [31:0] rows_8 [0:7];
  reg [31:0] rows_9 [0:7];
  reg [31:0] rows_10 [0:7];
  reg [31:0] rows_11 [0:7];
  reg [31:0] rows_12 [0:7];
  reg [31:0] rows_13 [0:7];
  reg [31:0] rows_14 [0:7];
  reg [31:0] rows_15 [0:7];
  reg [31:0] rows_16 [0:7];
  reg [31:0] rows_17 [0:7];
  reg [31:0] rows_18 [0:7];
  reg [31:0] rows_19 [0:7];
  reg [31:0] rows_20 [0:7];
  reg [31:0] rows_21 [0:7];
  reg [31:0] rows_22 [0:7];
  reg [31:0] rows_23 [0:7];
  reg [31:0] rows_24 [0:7];
  reg [31:0] rows_25 [0:7];
  reg [31:0] rows_26 [0:7];
  reg [31:0] rows_27 [0:7];
  reg [31:0] rows_28 [0:7];
  reg [31:0] rows_29 [0:7];
  reg [31:0] rows_30 [0:7];
  reg [31:0] rows_31 [0:7];
  integer row;
  initial begin
    for (row = 0; row < 8; row = row + 1) begin
      rows_0[row] = 32'd0;
      rows_1[row] = 32'd0;
      rows_2[row] = 32'd0;
      rows_3[row] = 32'd0;
      rows_4[row] = 32'd0;
      rows_5[row] = 32'd0;
      rows_6[row] = 32'd0;
      rows_7[row] = 32'd0;
      rows_8[row] = 32'd0;
      rows_9[row] = 32'd0;
      rows_10[row] = 32'd0;
      rows_11[row] = 32'd0;
      rows_12[row] = 32'd0;
      rows_13[row] = 32'd0;
      rows_14[row] = 32'd0;
      rows_15[row] = 32'd0;
      rows_16[row] = 32'd0;
      rows_17[row] = 32'd0;
      rows_18[row] = 32'd0;
      rows_19[row] = 32'd0;
      rows_20[row] = 32'd0;
      rows_21[row] = 32'd0;
      rows_22[row] = 32'd0;
      rows_23[row] = 32'd0;
      rows_24[row] = 32'd0;
      rows_25[row] = 32'd0;
      rows_26[row] = 32'd0;
      rows_27[row] = 32'd0;
      rows_28[row] = 32'd0;
      rows_29[row] = 32'd0;
      rows_30[row] = 32'd0;
      rows_31[row] = 32'd0;
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
      rows_11[write_address] <= write_data_11;
      rows_12[write_address] <= write_data_12;
      rows_13[write_address] <= write_data_13;
      rows_14[write_address] <= write_data_14;
      rows_15[write_address] <= write_data_15;
      rows_16[write_address] <= write_data_16;
      rows_17[write_address] <= write_data_17;
      rows_18[write_address] <= write_data_18;
      rows_19[write_address] <= write_data_19;
      rows_20[write_address] <= write_data_20;
      rows_21[write_address] <= write_data_21;
      rows_22[write_address] <= write_data_22;
      rows_23[write_address] <= write_data_23;
      rows_24[write_address] <= write_data_24;
      rows_25[write_address] <= write_data_25;
      rows_26[write_address] <= write_data_26;
      rows_27[write_address] <= write_data_27;
      rows_28[write_address] <= write_data_28;
      rows_29[write_address] <= write_data_29;
      rows_30[write_address] <= write_data_30;
      rows_31[write_address] <= write_data_31;
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
  assign read_data_11 = rows_11[read_address];
  assign read_data_12 = rows_12[read_address];
  assign read_data_13 = rows_13[read_address];
  assign read_data_14 = rows_14[read_address];
  assign read_data_15 = rows_15[read_address];
  assign read_data_16 = rows_16[read_address];
  assign read_data_17 = rows_17[read_address];
  assign read_data_18 = rows_18[read_address];
  assign read_data_19 = rows_19[read_address];
  assign read_data_20 = rows_20[read_address];
  assign read_data_21 = rows_21[read_address];
  assign read_data_22 = rows_22[read_address];
  assign read_data_23 = rows_23[read_address];
  assign read_data_24 = rows_24[read_address];
  assign read_data_25 = rows_25[read_address];
  assign read_data_26 = rows_26[read_address];
  assign read_data_27 = rows_27[read_address];
  assign read_data_28 = rows_28[read_address];
  assign read_data_29 = rows_29[read_address];
  assign read_data_30 = rows_30[read_address];
  assign read_data_31 = rows_31[read_address];

endmodule
`default_nettype wire
