// tessera_lut_ram_a5_words2_w41
// Asynchronous-read memory, one read and one write port.
//
//   in    1  clock          Clock of the write port.
//   in    5  read_address   Row to read now.
//   out  41  read_data_0    The row.
//   out  41  read_data_1
//   in    5  write_address  Row to write at the next edge.
//   in   41  write_data_0   Data to write.
//   in   41  write_data_1
//   in    1  write_enable   Writes the row at the next edge.
//
// Exported from hdl/blocks/hdl/src/memory/lut_ram.rs; do not edit.
`default_nettype none
module tessera_lut_ram_a5_words2_w41 (
  input  wire clock,
  input  wire [4:0] read_address,
  output wire [40:0] read_data_0,
  output wire [40:0] read_data_1,
  input  wire [4:0] write_address,
  input  wire [40:0] write_data_0,
  input  wire [40:0] write_data_1,
  input  wire write_enable
);

  reg [40:0] rows_0 [0:31];
  reg [40:0] rows_1 [0:31];
  genvar part;
  generate
    for (part = 0; part < 32; part = part + 16) begin : gen_clear
      integer row;
      initial begin
        for (row = part; row < part + 16; row = row + 1) begin
          rows_0[row] = 41'd0;
          rows_1[row] = 41'd0;
        end
      end
    end
  endgenerate
  always @(posedge clock) begin
    if (write_enable) begin
      rows_0[write_address] <= write_data_0;
      rows_1[write_address] <= write_data_1;
    end
  end
  assign read_data_0 = rows_0[read_address];
  assign read_data_1 = rows_1[read_address];

endmodule
`default_nettype wire
