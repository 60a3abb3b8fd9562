// tessera_tc_send
// A send or sends for ME.
//
//   in    1  valid
//   in    3  slot
//   in   64  head_lo      Native instruction, bits 63:0.
//   in   64  head_hi      Native instruction, bits 127:64.
//   in   32  head_ip      Its address.
//   in    1  head_len8    It is 8 bytes long.
//   in   32  emask
//   in    2  sb
//   out   3  issue_slot   Thread slot.
//   out  32  issue_ip     Address of the instruction.
//   out   7  issue_op     Opcode.
//   out   1  issue_eot    End of thread.
//   out   7  issue_src0   First register of the payload.
//   out   4  issue_mlen   Registers of the payload.
//   out   7  issue_src1   First register of the second payload.
//   out   4  issue_xlen   Registers of the second payload; 0 without one.
//   out   7  issue_dst    First register of the response.
//   out   5  issue_rlen   Registers of the response; 0 without one.
//   out   1  issue_by_a0  The descriptor is in a0: `mlen` and `desc` mean nothing, `rlen` is all ones or 0.
//   out   4  issue_sfid   Shared function.
//   out  31  issue_desc   Descriptor, bits 30:0.
//   out  16  issue_extra  Extended descriptor, bits 31:16.
//   out  32  issue_emask  Enabled lanes.
//   out   2  issue_sb     Scoreboard entry of the response.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/fields.rs; do not edit.
`default_nettype none
module tessera_tc_send (
  input  wire valid,
  input  wire [2:0] slot,
  input  wire [63:0] head_lo,
  input  wire [63:0] head_hi,
  input  wire [31:0] head_ip,
  input  wire head_len8,
  input  wire [31:0] emask,
  input  wire [1:0] sb,
  output reg  [2:0] issue_slot,
  output reg  [31:0] issue_ip,
  output wire [6:0] issue_op,
  output wire issue_eot,
  output wire [6:0] issue_src0,
  output wire [3:0] issue_mlen,
  output wire [6:0] issue_src1,
  output reg  [3:0] issue_xlen,
  output wire [6:0] issue_dst,
  output wire [4:0] issue_rlen,
  output wire issue_by_a0,
  output wire [3:0] issue_sfid,
  output wire [30:0] issue_desc,
  output reg  [15:0] issue_extra,
  output reg  [31:0] issue_emask,
  output reg  [1:0] issue_sb
);
  reg  [63:0] lo;
  reg  [63:0] hi;
  reg  split;
  reg  no_dst;
  reg  by_a0;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign issue_op = lo[6:0];
  assign issue_eot = hi[63];
  assign issue_src0 = hi[11:5];
  assign issue_mlen = hi[60:57];
  assign issue_src1 = lo[50:44];
  assign issue_dst = lo[59:53];
  assign issue_sfid = lo[27:24];
  assign issue_desc = hi[62:32];
  assign issue_by_a0 = by_a0 & valid;
  assign issue_rlen = no_dst ? 5'd0 : by_a0 ? 5'h1f : hi[56:52];

  always @* begin
    if (time_zero) begin end
    lo = 64'd0;
    hi = 64'd0;
    issue_slot = 3'd0;
    issue_ip = 32'd0;
    issue_emask = 32'd0;
    issue_sb = 2'd0;
    if (valid) begin
      lo = head_lo;
      hi = head_hi;
      issue_slot = slot;
      issue_ip = head_ip;
      issue_emask = emask;
      issue_sb = sb;
    end
  end

  always @* begin
    if (time_zero) begin end
    // what send and sends place differently
    issue_xlen = 4'd0;
    no_dst = lo[36:35] != 2'd1;
    by_a0 = hi[26:25] == 2'd0;
    issue_extra = {hi[30:27], hi[24:21], hi[19:16], hi[3:0]};
    if (split) begin
      no_dst = ~lo[35];
      by_a0 = hi[13];
      issue_extra = hi[31:16];
      if (lo[36]) begin
        issue_xlen = hi[3:0];
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    split = 1'd0;
    if (lo[6:0] == 7'd1) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'd2) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'd4) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'd5) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'd6) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'd7) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'd8) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'd9) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'ha) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'hc) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h10) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h11) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h12) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h17) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h18) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h19) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h1a) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h20) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h21) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h22) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h23) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h24) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h25) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h27) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h28) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h29) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h2a) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h2b) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h2c) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h2d) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h2e) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h2f) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h31) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h32) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h33) begin
      split = 1'd1;
    end
    if (lo[6:0] == 7'h34) begin
      split = 1'd1;
    end
    if (lo[6:0] == 7'h38) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h40) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h41) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h42) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h43) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h44) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h45) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h46) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h47) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h48) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h49) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h4a) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h4b) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h4c) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h4d) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h4e) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h4f) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h54) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h55) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h56) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h57) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h59) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h5a) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h5b) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h5c) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h5d) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h30) begin
      split = 1'd0;
    end
    if (lo[6:0] == 7'h7e) begin
      split = 1'd0;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, head_len8, lo[23:7], lo[34:28], lo[43:37], lo[52:51], lo[63:60], hi[4], hi[12], hi[15:14]};
endmodule
`default_nettype wire
