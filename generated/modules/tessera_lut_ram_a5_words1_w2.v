// tessera_lut_ram_a5_words1_w2
// Asynchronous-read memory, one read and one write port.
//
//   in    1  clock          Clock of the write port.
//   in    5  read_address   Row to read now.
//   out   2  read_data_0    The row.
//   in    5  write_address  Row to write at the next edge.
//   in    2  write_data_0   Data to write.
//   in    1  write_enable   Writes the row at the next edge.
//
// Exported from hdl/blocks/hdl/src/memory/lut_ram.rs; do not edit.
`default_nettype none
module tessera_lut_ram_a5_words1_w2 (
  input  wire clock,
  input  wire [4:0] read_address,
  output wire [1:0] read_data_0,
  input  wire [4:0] write_address,
  input  wire [1:0] write_data_0,
  input  wire write_enable
);

  reg [1:0] rows_0 [0:31];
  genvar part;
  generate
    for (part = 0; part < 32; part = part + 16) begin : gen_clear
      integer row;
      initial begin
        for (row = part; row < part + 16; row = row + 1) begin
          rows_0[row] = 2'd0;
        end
      end
    end
  endgenerate
  always @(posedge clock) begin
    if (write_enable) begin
      rows_0[write_address] <= write_data_0;
    end
  end
  assign read_data_0 = rows_0[read_address];

endmodule
`default_nettype wire
