// tessera_lut_ram_a4_words1_w34
// Asynchronous-read memory, one read and one write port.
//
//   in    1  clock          Clock of the write port.
//   in    4  read_address   Row to read now.
//   out  34  read_data_0    The row.
//   in    4  write_address  Row to write at the next edge.
//   in   34  write_data_0   Data to write.
//   in    1  write_enable   Writes the row at the next edge.
//
// Exported from hdl/blocks/hdl/src/memory/lut_ram.rs; do not edit.
`default_nettype none
module tessera_lut_ram_a4_words1_w34 (
  input  wire clock,
  input  wire [3:0] read_address,
  output wire [33:0] read_data_0,
  input  wire [3:0] write_address,
  input  wire [33:0] write_data_0,
  input  wire write_enable
);

  reg [33:0] rows_0 [0:15];
  integer row;
  initial begin
    for (row = 0; row < 16; row = row + 1) begin
      rows_0[row] = 34'd0;
    end
  end
  always @(posedge clock) begin
    if (write_enable) begin
      rows_0[write_address] <= write_data_0;
    end
  end
  assign read_data_0 = rows_0[read_address];

endmodule
`default_nettype wire
