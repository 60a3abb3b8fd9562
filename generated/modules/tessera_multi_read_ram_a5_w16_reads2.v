// tessera_multi_read_ram_a5_w16_reads2
// Asynchronous-read memory, `READS` read ports and one write port.
//
//   in    1  clock           Clock of the write port.
//   in    5  read_address_0  Row that each port reads now.
//   in    5  read_address_1
//   out  16  read_data_0     The rows.
//   out  16  read_data_1
//   in    5  write_address   Row to write at the next edge.
//   in   16  write_data      Data to write.
//   in    1  write_enable    Writes the row at the next edge.
//
// Exported from hdl/blocks/hdl/src/memory/multi_read_ram.rs; do not edit.
`default_nettype none
module tessera_multi_read_ram_a5_w16_reads2 (
  input  wire clock,
  input  wire [4:0] read_address_0,
  input  wire [4:0] read_address_1,
  output wire [15:0] read_data_0,
  output wire [15:0] read_data_1,
  input  wire [4:0] write_address,
  input  wire [15:0] write_data,
  input  wire write_enable
);

  reg [15:0] rows_0 [0:31];
  genvar part;
  generate
    for (part = 0; part < 32; part = part + 16) begin : gen_clear
      integer row;
      initial begin
        for (row = part; row < part + 16; row = row + 1) begin
          rows_0[row] = 16'd0;
        end
      end
    end
  endgenerate
  always @(posedge clock) begin
    if (write_enable) begin
      rows_0[write_address] <= write_data;
    end
  end
  assign read_data_0 = rows_0[read_address_0];
  assign read_data_1 = rows_0[read_address_1];

endmodule
`default_nettype wire
