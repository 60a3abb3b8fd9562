// tessera_me_header
// Header registers of the message in work.
//
//   in    1  clock
//   in    1  reset
//   in    1  take
//   in    3  i_slot
//   in   32  i_ip
//   in   64  i_lo
//   in   64  i_hi
//   in   32  i_emask
//   in    2  i_sb
//   out   3  slot
//   out  32  ip
//   out   7  op
//   out  32  mask
//   out   2  sb
//   out   8  src0
//   out   8  src1
//   out   4  mlen
//   out   5  total
//   out   7  dst
//   out   5  rlen
//   out  32  desc
//   out  32  exdesc
//
// Exported from hdl/blocks/eu/src/me/header.rs; do not edit.
`default_nettype none
module tessera_me_header (
  input  wire clock,
  input  wire reset,
  input  wire take,
  input  wire [2:0] i_slot,
  input  wire [31:0] i_ip,
  input  wire [63:0] i_lo,
  input  wire [63:0] i_hi,
  input  wire [31:0] i_emask,
  input  wire [1:0] i_sb,
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

  // sends: opcode 33, src1 file bit 36, dst file bit 35; send: dst file bits 36:35
  assign split = i_lo[6:0] == 7'h33;
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
    if (take) begin
      r_slot_d = i_slot;
      r_ip_d = i_ip;
      r_op_d = i_lo[6:0];
      r_mask_d = i_emask;
      r_sb_d = i_sb;
      r_src0_d = i_hi[12:5];
      r_src1_d = i_lo[51:44];
      r_dst_d = i_lo[59:53];
      r_mlen_d = i_hi[60:57];
      r_total_d = {1'd0, i_hi[60:57]} + {1'd0, xlen};
      r_rlen_d = i_hi[56:52];
      r_desc_d = {1'd0, i_hi[62:32]};
      r_exdesc_d = (({16'd0, extra} << 16) | ({28'd0, xlen} << 6)) | {28'd0, i_lo[27:24]};
      if (no_dst) begin
        r_rlen_d = 5'd0;
      end
      // end of thread
      if (i_hi[63]) begin
        r_total_d = 5'd0;
      end
    end
  end

  always @* begin
    xlen = 4'd0;
    no_dst = i_lo[36:35] != 2'd1;
    extra = (({12'd0, i_hi[3:0]} | ({12'd0, i_hi[19:16]} << 4)) | ({12'd0, i_hi[24:21]} << 8)) | ({12'd0, i_hi[30:27]} << 12);
    if (split) begin
      no_dst = ~i_lo[35];
      extra = i_hi[31:16];
      if (i_lo[36]) begin
        xlen = i_hi[3:0];
      end
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, i_lo[23:7], i_lo[34:28], i_lo[43:37], i_lo[52], i_lo[63:60], i_hi[4], i_hi[15:13]};
endmodule
`default_nettype wire
