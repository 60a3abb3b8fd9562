// tessera_lut_ram
// Asynchronous-read memory, one write port: each port of `read_data` is the row at its `read_address` now, a write shows
// from the cycle after its edge. Rows are zero at power-up; there is no reset. Meant for LUT RAM, of which tools make a
// copy for each read port.
`default_nettype none
module tessera_lut_ram #(
  parameter A = 4,     // 2^A rows
  parameter WORDS = 1, // of a row; word 0 is the lowest
  parameter W = 64,    // bits of a word
  parameter READS = 1  // read ports; port 0 is the lowest
) (
  input  wire clock,
  input  wire [READS*A-1:0] read_address,
  output wire [READS*WORDS*W-1:0] read_data,
  input  wire [A-1:0] write_address,
  input  wire [WORDS*W-1:0] write_data,
  input  wire write_enable
);

  localparam DEPTH = 1 << A;
  // Rows that one `initial` clears: Yosys unrolls it, in a time that grows with the square of what it assigns.
  localparam PART = DEPTH < 16 ? DEPTH : 16;

  genvar i, port, part;
  generate
    for (i = 0; i < WORDS; i = i + 1) begin : gen_word
      reg [W-1:0] stored [0:DEPTH-1];
      always @(posedge clock) begin
        if (write_enable) begin
          stored[write_address] <= write_data[i*W +: W];
        end
      end
      for (port = 0; port < READS; port = port + 1) begin : gen_port
        assign read_data[(port*WORDS + i)*W +: W] = stored[read_address[port*A +: A]];
      end
      for (part = 0; part < DEPTH; part = part + PART) begin : gen_clear
        integer at;
        initial begin
          for (at = part; at < part + PART; at = at + 1) stored[at] = {W{1'b0}};
        end
      end
    end
  endgenerate

endmodule
`default_nettype wire
