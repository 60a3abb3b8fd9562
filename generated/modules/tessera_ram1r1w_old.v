// tessera_ram1r1w_old
// Synchronous-read memory, one read and one write port, write enables for the lanes of each word: `read_data` is the
// row that was read last, from the cycle after its address on. Rows are zero at power-up; there is no reset. For block
// RAM, so `read_data` is zero before the first read in simulation only.
// A row that is written in the cycle of its read is read with its old contents. `tessera_ram1r1w_old` promises that;
// in `tessera_ram1r1w` synthesis may do otherwise, because no owner looks at it then.
`default_nettype none
module tessera_ram1r1w_old #(
  parameter A = 4,     // 2^A rows
  parameter WORDS = 1, // of a row; word 0 is the lowest
  parameter W = 64,    // bits of a word
  parameter LANES = 1  // of a word, each of W / LANES bits
) (
  input  wire clock,
  input  wire read_enable,
  input  wire [A-1:0] read_address,
  output wire [WORDS*W-1:0] read_data,
  input  wire [A-1:0] write_address,
  input  wire [WORDS*W-1:0] write_data,
  input  wire [WORDS*LANES-1:0] write_enable
);

  localparam DEPTH = 1 << A;
  localparam LANE = W / LANES;
  // Rows that one `initial` clears: Yosys unrolls it, in a time that grows with the square of what it assigns.
  localparam PART = DEPTH < 16 ? DEPTH : 16;

  genvar i, part;
  generate
    for (i = 0; i < WORDS; i = i + 1) begin : gen_word
      reg [W-1:0] stored [0:DEPTH-1];
      reg [W-1:0] row_read;
      wire [W-1:0] word_data = write_data[i*W +: W];
      wire [LANES-1:0] word_enable = write_enable[i*LANES +: LANES];
      integer lane;
`ifndef SYNTHESIS
      initial row_read = {W{1'b0}};
`endif
      always @(posedge clock) begin
        if (read_enable) row_read <= stored[read_address];
        for (lane = 0; lane < LANES; lane = lane + 1) begin
          if (word_enable[lane]) stored[write_address][lane*LANE +: LANE] <= word_data[lane*LANE +: LANE];
        end
      end
      assign read_data[i*W +: W] = row_read;
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
