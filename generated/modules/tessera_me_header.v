// tessera_me_header
// Header registers of the message in work.
//
//   in    1  clock        rising edge
//   in    1  reset        synchronous, active high
//   in    1  issue_valid  An item is on offer.
//   in    3  issue_slot   Thread slot.
//   in   32  issue_ip     Address of the instruction.
//   in    7  issue_op     Opcode.
//   in    1  issue_eot    End of thread.
//   in    7  issue_src0   First register of the payload.
//   in    4  issue_mlen   Registers of the payload.
//   in    7  issue_src1   First register of the second payload.
//   in    4  issue_xlen   Registers of the second payload; 0 without one.
//   in    7  issue_dst    First register of the response.
//   in    5  issue_rlen   Registers of the response; 0 without one.
//   in    1  issue_by_a0  The descriptor is in a0: `mlen` and `desc` mean nothing, `rlen` is all ones or 0.
//   in    4  issue_sfid   Shared function.
//   in   31  issue_desc   Descriptor, bits 30:0.
//   in   16  issue_extra  Extended descriptor, bits 31:16.
//   in   32  issue_emask  Enabled lanes.
//   in    2  issue_sb     Scoreboard entry of the response.
//   out   1  issue_ready  The item, if there is one, is taken at this edge.
//   in    1  busy         A message is in work.
//   in    1  told         The descriptor was in a0, and is here.
//   in   32  descriptor
//   out   1  take         A new one begins with the next cycle.
//   out   3  slot
//   out  32  ip
//   out   7  op
//   out  32  mask
//   out   2  sb
//   out   7  src0
//   out   7  src1
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
  input  wire [6:0] issue_op,
  input  wire issue_eot,
  input  wire [6:0] issue_src0,
  input  wire [3:0] issue_mlen,
  input  wire [6:0] issue_src1,
  input  wire [3:0] issue_xlen,
  input  wire [6:0] issue_dst,
  input  wire [4:0] issue_rlen,
  input  wire issue_by_a0,
  input  wire [3:0] issue_sfid,
  input  wire [30:0] issue_desc,
  input  wire [15:0] issue_extra,
  input  wire [31:0] issue_emask,
  input  wire [1:0] issue_sb,
  output wire issue_ready,
  input  wire busy,
  input  wire told,
  input  wire [31:0] descriptor,
  output wire take,
  output wire [2:0] slot,
  output wire [31:0] ip,
  output wire [6:0] op,
  output wire [31:0] mask,
  output wire [1:0] sb,
  output wire [6:0] src0,
  output wire [6:0] src1,
  output wire [3:0] mlen,
  output wire [4:0] total,
  output wire [6:0] dst,
  output wire [4:0] rlen,
  output wire [31:0] desc,
  output wire [31:0] exdesc
);
  wire taken;
  reg  [3:0] sent;
  reg  [2:0] r_slot_q;
  reg  [31:0] r_ip_q;
  reg  [6:0] r_op_q;
  reg  [31:0] r_mask_q;
  reg  [1:0] r_sb_q;
  reg  [6:0] r_src0_q;
  reg  [6:0] r_src1_q;
  reg  [3:0] r_mlen_q;
  reg  [4:0] r_total_q;
  reg  [6:0] r_dst_q;
  reg  [4:0] r_rlen_q;
  reg  [31:0] r_desc_q;
  reg  [31:0] r_exdesc_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (taken) begin
      r_ip_q <= issue_ip;
      r_mask_q <= issue_emask;
      r_desc_q <= {1'd0, issue_desc};
      r_exdesc_q <= {issue_extra, 6'd0, issue_xlen, 2'd0, issue_sfid};
    end
    if (told) begin
      r_desc_q <= descriptor;
    end
  end

  always @(posedge clock) begin
    if (reset) begin
      r_slot_q <= 3'd0;
      r_op_q <= 7'd0;
      r_sb_q <= 2'd0;
      r_src0_q <= 7'd0;
      r_src1_q <= 7'd0;
      r_mlen_q <= 4'd0;
      r_total_q <= 5'd0;
      r_dst_q <= 7'd0;
      r_rlen_q <= 5'd0;
    end
    else begin
      if (taken) begin
        r_slot_q <= issue_slot;
        r_op_q <= issue_op;
        r_sb_q <= issue_sb;
        r_src0_q <= issue_src0;
        r_src1_q <= issue_src1;
        r_mlen_q <= issue_mlen;
        r_dst_q <= issue_dst;
        r_rlen_q <= issue_rlen;
        r_total_q <= {1'd0, issue_mlen} + {1'd0, issue_xlen};
        // end of thread
        if (issue_eot) begin
          r_total_q <= 5'd0;
        end
      end
      if (told) begin
        r_mlen_q <= sent;
        r_total_q <= {1'd0, sent} + {1'd0, r_exdesc_q[9:6]};
        r_rlen_q <= r_rlen_q & descriptor[24:20];
      end
    end
  end

  assign issue_ready = ~busy;
  assign taken = issue_valid & ~busy;
  assign take = taken;
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
    // what a0 says
    sent = descriptor[28:25];
    if (~(|sent)) begin
      sent = 4'd1;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, issue_by_a0};
endmodule
`default_nettype wire
