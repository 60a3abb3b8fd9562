// tessera_tc_send
// Fields of a send or sends.
//
//   in   64  lo
//   in   64  hi
//   out   7  header_op     Opcode.
//   out   1  header_eot    End of thread.
//   out   7  header_src0   First register of the payload.
//   out   4  header_mlen   Registers of the payload.
//   out   7  header_src1   First register of the second payload.
//   out   4  header_xlen   Registers of the second payload; 0 without one.
//   out   7  header_dst    First register of the response.
//   out   5  header_rlen   Registers of the response; 0 without one.
//   out   4  header_sfid   Shared function.
//   out  31  header_desc   Descriptor, bits 30:0.
//   out  16  header_extra  Extended descriptor, bits 31:16.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/fields.rs; do not edit.
`default_nettype none
module tessera_tc_send (
  input  wire [63:0] lo,
  input  wire [63:0] hi,
  output wire [6:0] header_op,
  output wire header_eot,
  output wire [6:0] header_src0,
  output wire [3:0] header_mlen,
  output wire [6:0] header_src1,
  output reg  [3:0] header_xlen,
  output wire [6:0] header_dst,
  output reg  [4:0] header_rlen,
  output wire [3:0] header_sfid,
  output wire [30:0] header_desc,
  output reg  [15:0] header_extra
);
  reg  no_dst;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign header_op = lo[6:0];
  assign header_eot = hi[63];
  assign header_src0 = hi[11:5];
  assign header_mlen = hi[60:57];
  assign header_src1 = lo[50:44];
  assign header_dst = lo[59:53];
  assign header_sfid = lo[27:24];
  assign header_desc = hi[62:32];

  always @* begin
    if (time_zero) begin end
    // what send and sends place differently
    header_xlen = 4'd0;
    no_dst = lo[36:35] != 2'd1;
    header_extra = {hi[30:27], hi[24:21], hi[19:16], hi[3:0]};
    if (lo[6:0] == 7'h33) begin
      no_dst = ~lo[35];
      header_extra = hi[31:16];
      if (lo[36]) begin
        header_xlen = hi[3:0];
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    header_rlen = hi[56:52];
    if (no_dst) begin
      header_rlen = 5'd0;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, lo[23:7], lo[34:28], lo[43:37], lo[52:51], lo[63:60], hi[4], hi[15:12]};
endmodule
`default_nettype wire
