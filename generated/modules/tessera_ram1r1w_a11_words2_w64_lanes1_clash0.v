// tessera_ram1r1w_a11_words2_w64_lanes1_clash0
// Synchronous-read memory, one read and one write port, lane write enables.
//
//   in    1  clock           Clock.
//   in    1  read_enable     Reads a row at the next edge.
//   in   11  read_address    The row to read.
//   out  64  read_data_0     The row read last.
//   out  64  read_data_1
//   in   11  write_address   Row to write at the next edge.
//   in   64  write_data_0    Data to write.
//   in   64  write_data_1
//   in    1  write_enable_0  Lanes to write, one bit each, per word.
//   in    1  write_enable_1
//
// Exported from hdl/blocks/hdl/src/memory/ram1r1w.rs; do not edit.
`default_nettype none
module tessera_ram1r1w_a11_words2_w64_lanes1_clash0 (
  input  wire clock,
  input  wire read_enable,
  input  wire [10:0] read_address,
  output wire [63:0] read_data_0,
  output wire [63:0] read_data_1,
  input  wire [10:0] write_address,
  input  wire [63:0] write_data_0,
  input  wire [63:0] write_data_1,
  input  wire write_enable_0,
  input  wire write_enable_1
);

  (* ram_style = "block", no_rw_check *)
  reg [63:0] rows_0 [0:2047];
  (* ram_style = "block", no_rw_check *)
  reg [63:0] rows_1 [0:2047];
  genvar part;
  generate
    for (part = 0; part < 2048; part = part + 16) begin : gen_clear
      integer row;
      initial begin
        for (row = part; row < part + 16; row = row + 1) begin
          rows_0[row] = 64'd0;
          rows_1[row] = 64'd0;
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

endmodule
`default_nettype wire
