// tessera_me_header
// Header registers of the message in work.
//
//   in    1  clock        rising edge
//   in    1  reset        synchronous, active high
//   in    1  issue_valid  An item is on offer.
//   in    3  issue_slot   Thread slot.
//   in   32  issue_ip     Address of the instruction.
//   in   64  issue_lo     Native instruction, bits 63:0.
//   in   64  issue_hi     Native instruction, bits 127:64.
//   in   32  issue_emask  Enabled lanes.
//   in    2  issue_sb     Scoreboard entry of the response.
//   out   1  issue_ready  The item, if there is one, is taken at this edge.
//   in    1  busy         A message is in work.
//   out   1  take         A new one begins with the next cycle.
//   out   3  slot
//   out  32  ip
//   out   7  op
//   out  32  mask
//   out   2  sb
//   out   8  src0
//   out   8  src1
//   out   4  mlen         Registers at `src0`.
//   out   5  total        Registers of the whole payload.
//   out   7  dst
//   out   5  rlen
//   out  32  desc
//   out  32  exdesc
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: issue (in): transfer at a rising edge with valid and ready both high.
//
// Exported from hdl/blocks/eu/src/me/header.rs; do not edit.
`default_nettype none
module tessera_me_header (
  input  wire clock,
  input  wire reset,
  input  wire issue_valid,
  input  wire [2:0] issue_slot,
  input  wire [31:0] issue_ip,
  input  wire [63:0] issue_lo,
  input  wire [63:0] issue_hi,
  input  wire [31:0] issue_emask,
  input  wire [1:0] issue_sb,
  output wire issue_ready,
  input  wire busy,
  output wire take,
  output wire [2:0] slot,
  output wire [31:0] ip,
  output wire [6:0] op,
  output wire [31:0] mask,
  output wire [1:0] sb,
  output wire [7:0] src0,
  output wire [7:0] src1,
  output wire [3:0] mlen,
  output wire [4:0] total,
  output wire [6:0] dst,
  output wire [4:0] rlen,
  output wire [31:0] desc,
  output wire [31:0] exdesc
);
  wire taken;
  wire split;
  reg  [3:0] xlen;
  reg  no_dst;
  reg  [15:0] extra;
  reg  [2:0] r_slot_d;
  reg  [2:0] r_slot_q;
  reg  [31:0] r_ip_d;
  reg  [31:0] r_ip_q;
  reg  [6:0] r_op_d;
  reg  [6:0] r_op_q;
  reg  [31:0] r_mask_d;
  reg  [31:0] r_mask_q;
  reg  [1:0] r_sb_d;
  reg  [1:0] r_sb_q;
  reg  [7:0] r_src0_d;
  reg  [7:0] r_src0_q;
  reg  [7:0] r_src1_d;
  reg  [7:0] r_src1_q;
  reg  [3:0] r_mlen_d;
  reg  [3:0] r_mlen_q;
  reg  [4:0] r_total_d;
  reg  [4:0] r_total_q;
  reg  [6:0] r_dst_d;
  reg  [6:0] r_dst_q;
  reg  [4:0] r_rlen_d;
  reg  [4:0] r_rlen_q;
  reg  [31:0] r_desc_d;
  reg  [31:0] r_desc_q;
  reg  [31:0] r_exdesc_d;
  reg  [31:0] r_exdesc_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      r_slot_q <= 3'd0;
      r_ip_q <= 32'd0;
      r_op_q <= 7'd0;
      r_mask_q <= 32'd0;
      r_sb_q <= 2'd0;
      r_src0_q <= 8'd0;
      r_src1_q <= 8'd0;
      r_mlen_q <= 4'd0;
      r_total_q <= 5'd0;
      r_dst_q <= 7'd0;
      r_rlen_q <= 5'd0;
      r_desc_q <= 32'd0;
      r_exdesc_q <= 32'd0;
    end
    else begin
      r_slot_q <= r_slot_d;
      r_ip_q <= r_ip_d;
      r_op_q <= r_op_d;
      r_mask_q <= r_mask_d;
      r_sb_q <= r_sb_d;
      r_src0_q <= r_src0_d;
      r_src1_q <= r_src1_d;
      r_mlen_q <= r_mlen_d;
      r_total_q <= r_total_d;
      r_dst_q <= r_dst_d;
      r_rlen_q <= r_rlen_d;
      r_desc_q <= r_desc_d;
      r_exdesc_q <= r_exdesc_d;
    end
  end

  assign issue_ready = ~busy;
  assign taken = issue_valid & ~busy;
  assign take = taken;
  // what send and sends place differently
  assign split = issue_lo[6:0] == 7'h33;
  assign slot = r_slot_q;
  assign ip = r_ip_q;
  assign op = r_op_q;
  assign mask = r_mask_q;
  assign sb = r_sb_q;
  assign src0 = r_src0_q;
  assign src1 = r_src1_q;
  assign mlen = r_mlen_q;
  assign total = r_total_q;
  assign dst = r_dst_q;
  assign rlen = r_rlen_q;
  assign desc = r_desc_q;
  assign exdesc = r_exdesc_q;

  always @* begin
    if (time_zero) begin end
    r_slot_d = r_slot_q;
    r_ip_d = r_ip_q;
    r_op_d = r_op_q;
    r_mask_d = r_mask_q;
    r_sb_d = r_sb_q;
    r_src0_d = r_src0_q;
    r_src1_d = r_src1_q;
    r_mlen_d = r_mlen_q;
    r_total_d = r_total_q;
    r_dst_d = r_dst_q;
    r_rlen_d = r_rlen_q;
    r_desc_d = r_desc_q;
    r_exdesc_d = r_exdesc_q;
    if (taken) begin
      r_slot_d = issue_slot;
      r_ip_d = issue_ip;
      r_mask_d = issue_emask;
      r_sb_d = issue_sb;
      r_op_d = issue_lo[6:0];
      r_src0_d = issue_hi[12:5];
      r_src1_d = issue_lo[51:44];
      r_dst_d = issue_lo[59:53];
      r_mlen_d = issue_hi[60:57];
      r_total_d = {1'd0, issue_hi[60:57]} + {1'd0, xlen};
      r_rlen_d = issue_hi[56:52];
      r_desc_d = {1'd0, issue_hi[62:32]};
      r_exdesc_d = {extra, 6'd0, xlen, 2'd0, issue_lo[27:24]};
      if (no_dst) begin
        r_rlen_d = 5'd0;
      end
      // end of thread
      if (issue_hi[63]) begin
        r_total_d = 5'd0;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    xlen = 4'd0;
    no_dst = issue_lo[36:35] != 2'd1;
    extra = {issue_hi[30:27], issue_hi[24:21], issue_hi[19:16], issue_hi[3:0]};
    if (split) begin
      no_dst = ~issue_lo[35];
      extra = issue_hi[31:16];
      if (issue_lo[36]) begin
        xlen = issue_hi[3:0];
      end
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, issue_lo[23:7], issue_lo[34:28], issue_lo[43:37], issue_lo[52], issue_lo[63:60], issue_hi[4],
      issue_hi[15:13]};
endmodule
`default_nettype wire
