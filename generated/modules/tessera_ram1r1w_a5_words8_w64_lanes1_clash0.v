// tessera_ram1r1w_a5_words8_w64_lanes1_clash0
// Synchronous-read memory, one read and one write port, lane write enables.
//
//   in    1  clock           Clock.
//   in    1  read_enable     Reads a row at the next edge.
//   in    5  read_address    The row to read.
//   out  64  read_data_0     The row read last.
//   out  64  read_data_1
//   out  64  read_data_2
//   out  64  read_data_3
//   out  64  read_data_4
//   out  64  read_data_5
//   out  64  read_data_6
//   out  64  read_data_7
//   in    5  write_address   Row to write at the next edge.
//   in   64  write_data_0    Data to write.
//   in   64  write_data_1
//   in   64  write_data_2
//   in   64  write_data_3
//   in   64  write_data_4
//   in   64  write_data_5
//   in   64  write_data_6
//   in   64  write_data_7
//   in    1  write_enable_0  Lanes to write, one bit each, per word.
//   in    1  write_enable_1
//   in    1  write_enable_2
//   in    1  write_enable_3
//   in    1  write_enable_4
//   in    1  write_enable_5
//   in    1  write_enable_6
//   in    1  write_enable_7
//
// Exported from hdl/blocks/hdl/src/memory/ram1r1w.rs; do not edit.
`default_nettype none
module tessera_ram1r1w_a5_words8_w64_lanes1_clash0 (
  input  wire clock,
  input  wire read_enable,
  input  wire [4:0] read_address,
  output wire [63:0] read_data_0,
  output wire [63:0] read_data_1,
  output wire [63:0] read_data_2,
  output wire [63:0] read_data_3,
  output wire [63:0] read_data_4,
  output wire [63:0] read_data_5,
  output wire [63:0] read_data_6,
  output wire [63:0] read_data_7,
  input  wire [4:0] write_address,
  input  wire [63:0] write_data_0,
  input  wire [63:0] write_data_1,
  input  wire [63:0] write_data_2,
  input  wire [63:0] write_data_3,
  input  wire [63:0] write_data_4,
  input  wire [63:0] write_data_5,
  input  wire [63:0] write_data_6,
  input  wire [63:0] write_data_7,
  input  wire write_enable_0,
  input  wire write_enable_1,
  input  wire write_enable_2,
  input  wire write_enable_3,
  input  wire write_enable_4,
  input  wire write_enable_5,
  input  wire write_enable_6,
  input  wire write_enable_7
);

  (* ram_style = "block", no_rw_check *)
  reg [63:0] rows_0 [0:31];
  (* ram_style = "block", no_rw_check *)
  reg [63:0] rows_1 [0:31];
  (* ram_style = "block", no_rw_check *)
  reg [63:0] rows_2 [0:31];
  (* ram_style = "block", no_rw_check *)
  reg [63:0] rows_3 [0:31];
  (* ram_style = "block", no_rw_check *)
  reg [63:0] rows_4 [0:31];
  (* ram_style = "block", no_rw_check *)
  reg [63:0] rows_5 [0:31];
  (* ram_style = "block", no_rw_check *)
  reg [63:0] rows_6 [0:31];
  (* ram_style = "block", no_rw_check *)
  reg [63:0] rows_7 [0:31];
  genvar part;
  generate
    for (part = 0; part < 32; part = part + 16) begin : gen_clear
      integer row;
      initial begin
        for (row = part; row < part + 16; row = row + 1) begin
          rows_0[row] = 64'd0;
          rows_1[row] = 64'd0;
          rows_2[row] = 64'd0;
          rows_3[row] = 64'd0;
          rows_4[row] = 64'd0;
          rows_5[row] = 64'd0;
          rows_6[row] = 64'd0;
          rows_7[row] = 64'd0;
        end
      end
    end
  endgenerate
  reg [63:0] read_0;
  `ifndef SYNTHESIS
  initial read_0 = 64'd0;
  `endif
  always @(posedge clock) begin
    if (read_enable) read_0 <= rows_0[read_address];
    if (write_enable_0) rows_0[write_address] <= write_data_0;
  end
  assign read_data_0 = read_0;
  reg [63:0] read_1;
  `ifndef SYNTHESIS
  initial read_1 = 64'd0;
  `endif
  always @(posedge clock) begin
    if (read_enable) read_1 <= rows_1[read_address];
    if (write_enable_1) rows_1[write_address] <= write_data_1;
  end
  assign read_data_1 = read_1;
  reg [63:0] read_2;
  `ifndef SYNTHESIS
  initial read_2 = 64'd0;
  `endif
  always @(posedge clock) begin
    if (read_enable) read_2 <= rows_2[read_address];
    if (write_enable_2) rows_2[write_address] <= write_data_2;
  end
  assign read_data_2 = read_2;
  reg [63:0] read_3;
  `ifndef SYNTHESIS
  initial read_3 = 64'd0;
  `endif
  always @(posedge clock) begin
    if (read_enable) read_3 <= rows_3[read_address];
    if (write_enable_3) rows_3[write_address] <= write_data_3;
  end
  assign read_data_3 = read_3;
  reg [63:0] read_4;
  `ifndef SYNTHESIS
  initial read_4 = 64'd0;
  `endif
  always @(posedge clock) begin
    if (read_enable) read_4 <= rows_4[read_address];
    if (write_enable_4) rows_4[write_address] <= write_data_4;
  end
  assign read_data_4 = read_4;
  reg [63:0] read_5;
  `ifndef SYNTHESIS
  initial read_5 = 64'd0;
  `endif
  always @(posedge clock) begin
    if (read_enable) read_5 <= rows_5[read_address];
    if (write_enable_5) rows_5[write_address] <= write_data_5;
  end
  assign read_data_5 = read_5;
  reg [63:0] read_6;
  `ifndef SYNTHESIS
  initial read_6 = 64'd0;
  `endif
  always @(posedge clock) begin
    if (read_enable) read_6 <= rows_6[read_address];
    if (write_enable_6) rows_6[write_address] <= write_data_6;
  end
  assign read_data_6 = read_6;
  reg [63:0] read_7;
  `ifndef SYNTHESIS
  initial read_7 = 64'd0;
  `endif
  always @(posedge clock) begin
    if (read_enable) read_7 <= rows_7[read_address];
    if (write_enable_7) rows_7[write_address] <= write_data_7;
  end
  assign read_data_7 = read_7;

endmodule
`default_nettype wire
