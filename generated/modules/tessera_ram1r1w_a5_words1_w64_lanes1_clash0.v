// tessera_ram1r1w_a5_words1_w64_lanes1_clash0
// Synchronous-read memory, one read and one write port, lane write enables.
//
//   in    1  clock           Clock.
//   in    1  read_enable     Reads a row at the next edge.
//   in    5  read_address    The row to read.
//   out  64  read_data_0     The row read last.
//   in    5  write_address   Row to write at the next edge.
//   in   64  write_data_0    Data to write.
//   in    1  write_enable_0  Lanes to write, one bit each, per word.
//
// Exported from hdl/blocks/hdl/src/memory/ram1r1w.rs; do not edit.
`default_nettype none
module tessera_ram1r1w_a5_words1_w64_lanes1_clash0 (
  input  wire clock,
  input  wire read_enable,
  input  wire [4:0] read_address,
  output wire [63:0] read_data_0,
  input  wire [4:0] write_address,
  input  wire [63:0] write_data_0,
  input  wire write_enable_0
);

  (* ram_style = "block", no_rw_check *)
  reg [63:0] rows_0 [0:31];
  genvar part;
  generate
    for (part = 0; part < 32; part = part + 16) begin : gen_clear
      integer row;
      initial begin
        for (row = part; row < part + 16; row = row + 1) begin
          rows_0[row] = 64'd0;
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

endmodule
`default_nettype wire
