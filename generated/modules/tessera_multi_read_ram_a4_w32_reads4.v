// tessera_multi_read_ram_a4_w32_reads4
// Asynchronous-read memory, `READS` read ports and one write port.
//
//   in    1  clock           Clock of the write port.
//   in    4  read_address_0  Row that each port reads now.
//   in    4  read_address_1
//   in    4  read_address_2
//   in    4  read_address_3
//   out  32  read_data_0     The rows.
//   out  32  read_data_1
//   out  32  read_data_2
//   out  32  read_data_3
//   in    4  write_address   Row to write at the next edge.
//   in   32  write_data      Data to write.
//   in    1  write_enable    Writes the row at the next edge.
//
// Exported from hdl/blocks/hdl/src/memory/multi_read_ram.rs; do not edit.
`default_nettype none
module tessera_multi_read_ram_a4_w32_reads4 (
  input  wire clock,
  input  wire [3:0] read_address_0,
  input  wire [3:0] read_address_1,
  input  wire [3:0] read_address_2,
  input  wire [3:0] read_address_3,
  output wire [31:0] read_data_0,
  output wire [31:0] read_data_1,
  output wire [31:0] read_data_2,
  output wire [31:0] read_data_3,
  input  wire [3:0] write_address,
  input  wire [31:0] write_data,
  input  wire write_enable
);

  reg [31:0] rows_0 [0:15];
  integer row;
  initial begin
    for (row = 0; row < 16; row = row + 1) begin
      rows_0[row] = 32'd0;
    end
  end
  always @(posedge clock) begin
    if (write_enable) begin
      rows_0[write_address] <= write_data;
    end
  end
  assign read_data_0 = rows_0[read_address_0];
  assign read_data_1 = rows_0[read_address_1];
  assign read_data_2 = rows_0[read_address_2];
  assign read_data_3 = rows_0[read_address_3];

endmodule
`default_nettype wire
