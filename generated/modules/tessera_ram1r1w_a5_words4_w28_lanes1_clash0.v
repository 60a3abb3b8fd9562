// tessera_ram1r1w_a5_words4_w28_lanes1_clash0
// Synchronous-read memory, one read and one write port, lane write enables.
//
//   in    1  clock           Clock.
//   in    1  read_enable     Reads a row at the next edge.
//   in    5  read_address    The row to read.
//   out  28  read_data_0     The row read last.
//   out  28  read_data_1
//   out  28  read_data_2
//   out  28  read_data_3
//   in    5  write_address   Row to write at the next edge.
//   in   28  write_data_0    Data to write.
//   in   28  write_data_1
//   in   28  write_data_2
//   in   28  write_data_3
//   in    1  write_enable_0  Lanes to write, one bit each, per word.
//   in    1  write_enable_1
//   in    1  write_enable_2
//   in    1  write_enable_3
//
// Exported from hdl/blocks/hdl/src/memory/ram1r1w.rs; do not edit.
`default_nettype none
module tessera_ram1r1w_a5_words4_w28_lanes1_clash0 (
  input  wire clock,
  input  wire read_enable,
  input  wire [4:0] read_address,
  output wire [27:0] read_data_0,
  output wire [27:0] read_data_1,
  output wire [27:0] read_data_2,
  output wire [27:0] read_data_3,
  input  wire [4:0] write_address,
  input  wire [27:0] write_data_0,
  input  wire [27:0] write_data_1,
  input  wire [27:0] write_data_2,
  input  wire [27:0] write_data_3,
  input  wire write_enable_0,
  input  wire write_enable_1,
  input  wire write_enable_2,
  input  wire write_enable_3
);

  (* ram_style = "block", no_rw_check *)
  reg [27:0] rows_0 [0:31];
  (* ram_style = "block", no_rw_check *)
  reg [27:0] rows_1 [0:31];
  (* ram_style = "block", no_rw_check *)
  reg [27:0] rows_2 [0:31];
  (* ram_style = "block", no_rw_check *)
  reg [27:0] rows_3 [0:31];
  genvar part;
  generate
    for (part = 0; part < 32; part = part + 16) begin : gen_clear
      integer row;
      initial begin
        for (row = part; row < part + 16; row = row + 1) begin
          rows_0[row] = 28'd0;
          rows_1[row] = 28'd0;
          rows_2[row] = 28'd0;
          rows_3[row] = 28'd0;
        end
      end
    end
  endgenerate
  reg [27:0] read_0;
  `ifndef SYNTHESIS
  initial read_0 = 28'd0;
  `endif
  always @(posedge clock) begin
    if (read_enable) read_0 <= rows_0[read_address];
    if (write_enable_0) rows_0[write_address] <= write_data_0;
  end
  assign read_data_0 = read_0;
  reg [27:0] read_1;
  `ifndef SYNTHESIS
  initial read_1 = 28'd0;
  `endif
  always @(posedge clock) begin
    if (read_enable) read_1 <= rows_1[read_address];
    if (write_enable_1) rows_1[write_address] <= write_data_1;
  end
  assign read_data_1 = read_1;
  reg [27:0] read_2;
  `ifndef SYNTHESIS
  initial read_2 = 28'd0;
  `endif
  always @(posedge clock) begin
    if (read_enable) read_2 <= rows_2[read_address];
    if (write_enable_2) rows_2[write_address] <= write_data_2;
  end
  assign read_data_2 = read_2;
  reg [27:0] read_3;
  `ifndef SYNTHESIS
  initial read_3 = 28'd0;
  `endif
  always @(posedge clock) begin
    if (read_enable) read_3 <= rows_3[read_address];
    if (write_enable_3) rows_3[write_address] <= write_data_3;
  end
  assign read_data_3 = read_3;

endmodule
`default_nettype wire
