// tessera_ram1r1w_a9_words4_w64_lanes8_clash2
// Synchronous-read memory, one read and one write port, lane write enables.
//
//   in    1  clock           Clock.
//   in    1  read_enable     Reads a row at the next edge.
//   in    9  read_address    The row to read.
//   out  64  read_data_0     The row read last.
//   out  64  read_data_1
//   out  64  read_data_2
//   out  64  read_data_3
//   in    9  write_address   Row to write at the next edge.
//   in   64  write_data_0    Data to write.
//   in   64  write_data_1
//   in   64  write_data_2
//   in   64  write_data_3
//   in    8  write_enable_0  Lanes to write, one bit each, per word.
//   in    8  write_enable_1
//   in    8  write_enable_2
//   in    8  write_enable_3
//
// Exported from hdl/blocks/hdl/src/memory/ram1r1w.rs; do not edit.
`default_nettype none
module tessera_ram1r1w_a9_words4_w64_lanes8_clash2 (
  input  wire clock,
  input  wire read_enable,
  input  wire [8:0] read_address,
  output wire [63:0] read_data_0,
  output wire [63:0] read_data_1,
  output wire [63:0] read_data_2,
  output wire [63:0] read_data_3,
  input  wire [8:0] write_address,
  input  wire [63:0] write_data_0,
  input  wire [63:0] write_data_1,
  input  wire [63:0] write_data_2,
  input  wire [63:0] write_data_3,
  input  wire [7:0] write_enable_0,
  input  wire [7:0] write_enable_1,
  input  wire [7:0] write_enable_2,
  input  wire [7:0] write_enable_3
);

  (* ram_style = "block", no_rw_check *)
  reg [63:0] rows_0 [0:511];
  (* ram_style = "block", no_rw_check *)
  reg [63:0] rows_1 [0:511];
  (* ram_style = "block", no_rw_check *)
  reg [63:0] rows_2 [0:511];
  (* ram_style = "block", no_rw_check *)
  reg [63:0] rows_3 [0:511];
  genvar part;
  generate
    for (part = 0; part < 512; part = part + 16) begin : gen_clear
      integer row;
      initial begin
        for (row = part; row < part + 16; row = row + 1) begin
          rows_0[row] = 64'd0;
          rows_1[row] = 64'd0;
          rows_2[row] = 64'd0;
          rows_3[row] = 64'd0;
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
    if (write_enable_0[0]) rows_0[write_address][7:0] <= write_data_0[7:0];
    if (write_enable_0[1]) rows_0[write_address][15:8] <= write_data_0[15:8];
    if (write_enable_0[2]) rows_0[write_address][23:16] <= write_data_0[23:16];
    if (write_enable_0[3]) rows_0[write_address][31:24] <= write_data_0[31:24];
    if (write_enable_0[4]) rows_0[write_address][39:32] <= write_data_0[39:32];
    if (write_enable_0[5]) rows_0[write_address][47:40] <= write_data_0[47:40];
    if (write_enable_0[6]) rows_0[write_address][55:48] <= write_data_0[55:48];
    if (write_enable_0[7]) rows_0[write_address][63:56] <= write_data_0[63:56];
  end
  assign read_data_0 = read_0;
  reg [63:0] read_1;
  `ifndef SYNTHESIS
  initial read_1 = 64'd0;
  `endif
  always @(posedge clock) begin
    if (read_enable) read_1 <= rows_1[read_address];
    if (write_enable_1[0]) rows_1[write_address][7:0] <= write_data_1[7:0];
    if (write_enable_1[1]) rows_1[write_address][15:8] <= write_data_1[15:8];
    if (write_enable_1[2]) rows_1[write_address][23:16] <= write_data_1[23:16];
    if (write_enable_1[3]) rows_1[write_address][31:24] <= write_data_1[31:24];
    if (write_enable_1[4]) rows_1[write_address][39:32] <= write_data_1[39:32];
    if (write_enable_1[5]) rows_1[write_address][47:40] <= write_data_1[47:40];
    if (write_enable_1[6]) rows_1[write_address][55:48] <= write_data_1[55:48];
    if (write_enable_1[7]) rows_1[write_address][63:56] <= write_data_1[63:56];
  end
  assign read_data_1 = read_1;
  reg [63:0] read_2;
  `ifndef SYNTHESIS
  initial read_2 = 64'd0;
  `endif
  always @(posedge clock) begin
    if (read_enable) read_2 <= rows_2[read_address];
    if (write_enable_2[0]) rows_2[write_address][7:0] <= write_data_2[7:0];
    if (write_enable_2[1]) rows_2[write_address][15:8] <= write_data_2[15:8];
    if (write_enable_2[2]) rows_2[write_address][23:16] <= write_data_2[23:16];
    if (write_enable_2[3]) rows_2[write_address][31:24] <= write_data_2[31:24];
    if (write_enable_2[4]) rows_2[write_address][39:32] <= write_data_2[39:32];
    if (write_enable_2[5]) rows_2[write_address][47:40] <= write_data_2[47:40];
    if (write_enable_2[6]) rows_2[write_address][55:48] <= write_data_2[55:48];
    if (write_enable_2[7]) rows_2[write_address][63:56] <= write_data_2[63:56];
  end
  assign read_data_2 = read_2;
  reg [63:0] read_3;
  `ifndef SYNTHESIS
  initial read_3 = 64'd0;
  `endif
  always @(posedge clock) begin
    if (read_enable) read_3 <= rows_3[read_address];
    if (write_enable_3[0]) rows_3[write_address][7:0] <= write_data_3[7:0];
    if (write_enable_3[1]) rows_3[write_address][15:8] <= write_data_3[15:8];
    if (write_enable_3[2]) rows_3[write_address][23:16] <= write_data_3[23:16];
    if (write_enable_3[3]) rows_3[write_address][31:24] <= write_data_3[31:24];
    if (write_enable_3[4]) rows_3[write_address][39:32] <= write_data_3[39:32];
    if (write_enable_3[5]) rows_3[write_address][47:40] <= write_data_3[47:40];
    if (write_enable_3[6]) rows_3[write_address][55:48] <= write_data_3[55:48];
    if (write_enable_3[7]) rows_3[write_address][63:56] <= write_data_3[63:56];
  end
  assign read_data_3 = read_3;

endmodule
`default_nettype wire
