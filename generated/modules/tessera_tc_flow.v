// tessera_tc_flow
// A flow-control instruction for JE.
//
//   in    1  valid
//   in    3  slot
//   in   64  head_lo        Native instruction, bits 63:0.
//   in   64  head_hi        Native instruction, bits 127:64.
//   in   32  head_ip        Its address.
//   in    1  head_len8      It is 8 bytes long.
//   in    1  sync           The instruction itself is not executed.
//   in   32  act
//   in   32  pred
//   out   3  issue_slot     Thread slot.
//   out  32  issue_ip       Address of the instruction.
//   out   1  issue_len8     1: the instruction is 8 bytes long (compacted).
//   out   7  issue_op       Opcode; 0 with `sync`.
//   out   1  issue_branch   BranchCtrl (`.b`).
//   out   3  issue_group    First channel, in fours.
//   out   3  issue_size     Execution size: 2 to the power of it channels.
//   out  32  issue_uip      Distance in bytes to the end of the structure.
//   out  32  issue_jip      Distance in bytes to the next join; of `jmpi` its immediate, of `calla` an address.
//   out   1  issue_reg      The target is in a register, which `jip` or `uip` names.
//   out   7  issue_dst      Register that a call writes.
//   out   3  issue_dst_sub  The first dword of it that is written.
//   out   1  issue_sync     Join the channels parked at `ip`; the instruction itself is not executed.
//   out  32  issue_act      Active channels.
//   out  32  issue_pred     Predicate by channel number (all ones without predicate).
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/fields.rs; do not edit.
`default_nettype none
module tessera_tc_flow (
  input  wire valid,
  input  wire [2:0] slot,
  input  wire [63:0] head_lo,
  input  wire [63:0] head_hi,
  input  wire [31:0] head_ip,
  input  wire head_len8,
  input  wire sync,
  input  wire [31:0] act,
  input  wire [31:0] pred,
  output reg  [2:0] issue_slot,
  output reg  [31:0] issue_ip,
  output wire issue_len8,
  output wire [6:0] issue_op,
  output wire issue_branch,
  output wire [2:0] issue_group,
  output wire [2:0] issue_size,
  output wire [31:0] issue_uip,
  output wire [31:0] issue_jip,
  output wire issue_reg,
  output wire [6:0] issue_dst,
  output wire [2:0] issue_dst_sub,
  output wire issue_sync,
  output reg  [31:0] issue_act,
  output reg  [31:0] issue_pred
);
  reg  [63:0] lo;
  reg  [63:0] hi;
  wire by_src0;
  wire by_src1;
  wire [6:0] op;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign issue_len8 = head_len8 & valid;
  assign issue_sync = sync & valid;
  assign op = sync ? 7'd0 : lo[6:0];
  assign issue_op = op;
  assign issue_branch = lo[28];
  assign issue_group = lo[13:11];
  assign issue_size = lo[23:21];
  assign issue_uip = hi[31:0];
  assign issue_jip = hi[63:32];
  assign issue_dst = lo[59:53];
  assign issue_dst_sub = lo[52:50];
  assign by_src0 = (op == 7'h21) | (op == 7'h23);
  assign by_src1 = (op == 7'h20) | (op == 7'h2c) | (op == 7'h2b);
  assign issue_reg = (op == 7'h2d) | (by_src0 & (lo[42:41] != 2'd3)) | (by_src1 & (hi[26:25] != 2'd3));

  always @* begin
    if (time_zero) begin end
    lo = 64'd0;
    hi = 64'd0;
    issue_slot = 3'd0;
    issue_ip = 32'd0;
    issue_act = 32'd0;
    issue_pred = 32'd0;
    if (valid) begin
      lo = head_lo;
      hi = head_hi;
      issue_slot = slot;
      issue_ip = head_ip;
      issue_act = act;
      issue_pred = pred;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, lo[10:7], lo[20:14], lo[27:24], lo[40:29], lo[49:43], lo[63:60]};
endmodule
`default_nettype wire
