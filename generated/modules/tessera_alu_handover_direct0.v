// tessera_alu_handover_direct0
// Keeps an instruction: for a cycle at least, or (`DIRECT`, 1) only if it has to wait.
//
//   in    1  clock         rising edge
//   in    1  reset         synchronous, active high
//   in    1  issue_valid   An item is on offer.
//   in    3  issue_slot    Thread slot.
//   in   32  issue_ip      Address of the instruction.
//   in   64  issue_lo      Native instruction, bits 63:0.
//   in   64  issue_hi      Native instruction, bits 127:64.
//   in   32  issue_emask   Write-enabled lanes (for sel the predicate is not in it).
//   in   32  issue_pmask   Predicate of each lane; all ones without predicate.
//   in    5  issue_mode    Bits 1:0 rounding mode, bit 2 flush f32 denormals, bit 3 f16, bit 4 f64.
//   in   32  issue_scalar  32-bit value of an ARF source (f0, f1, cr0).
//   in    2  issue_sb      Scoreboard entry of the instruction.
//   out   1  issue_ready   The item, if there is one, is taken at this edge.
//   out   1  given_valid   An item is on offer.
//   out   3  given_slot    Thread slot.
//   out  32  given_ip      Address of the instruction.
//   out  64  given_lo      Native instruction, bits 63:0.
//   out  64  given_hi      Native instruction, bits 127:64.
//   out  32  given_emask   Write-enabled lanes (for sel the predicate is not in it).
//   out  32  given_pmask   Predicate of each lane; all ones without predicate.
//   out   5  given_mode    Bits 1:0 rounding mode, bit 2 flush f32 denormals, bit 3 f16, bit 4 f64.
//   out  32  given_scalar  32-bit value of an ARF source (f0, f1, cr0).
//   out   2  given_sb      Scoreboard entry of the instruction.
//   in    1  given_ready   The item, if there is one, is taken at this edge.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: issue (in), given (out): transfer at a rising edge with valid and ready both high.
//
// Exported from hdl/blocks/eu/src/alu/handover.rs; do not edit.
`default_nettype none
module tessera_alu_handover_direct0 (
  input  wire clock,
  input  wire reset,
  input  wire issue_valid,
  input  wire [2:0] issue_slot,
  input  wire [31:0] issue_ip,
  input  wire [63:0] issue_lo,
  input  wire [63:0] issue_hi,
  input  wire [31:0] issue_emask,
  input  wire [31:0] issue_pmask,
  input  wire [4:0] issue_mode,
  input  wire [31:0] issue_scalar,
  input  wire [1:0] issue_sb,
  output wire issue_ready,
  output wire given_valid,
  output wire [2:0] given_slot,
  output wire [31:0] given_ip,
  output wire [63:0] given_lo,
  output wire [63:0] given_hi,
  output wire [31:0] given_emask,
  output wire [31:0] given_pmask,
  output wire [4:0] given_mode,
  output wire [31:0] given_scalar,
  output wire [1:0] given_sb,
  input  wire given_ready
);
  wire comes;
  reg  is_v_q;
  reg  [2:0] is_slot_q;
  reg  [31:0] is_ip_q;
  reg  [63:0] is_lo_q;
  reg  [63:0] is_hi_q;
  reg  [31:0] is_emask_q;
  reg  [31:0] is_pmask_q;
  reg  [4:0] is_mode_q;
  reg  [31:0] is_scalar_q;
  reg  [1:0] is_sb_q;

  always @(posedge clock) begin
    if (comes) begin
      is_slot_q <= issue_slot;
      is_ip_q <= issue_ip;
      is_lo_q <= issue_lo;
      is_hi_q <= issue_hi;
      is_emask_q <= issue_emask;
      is_pmask_q <= issue_pmask;
      is_mode_q <= issue_mode;
      is_scalar_q <= issue_scalar;
      is_sb_q <= issue_sb;
    end
  end

  always @(posedge clock) begin
    if (reset) begin
      is_v_q <= 1'd0;
    end
    else begin
      if (given_ready) begin
        is_v_q <= 1'd0;
      end
      if (comes) begin
        is_v_q <= 1'd1;
      end
    end
  end

  assign issue_ready = ~is_v_q;
  assign given_valid = is_v_q;
  assign given_slot = is_slot_q;
  assign given_ip = is_ip_q;
  assign given_lo = is_lo_q;
  assign given_hi = is_hi_q;
  assign given_emask = is_emask_q;
  assign given_pmask = is_pmask_q;
  assign given_mode = is_mode_q;
  assign given_scalar = is_scalar_q;
  assign given_sb = is_sb_q;
  assign comes = issue_valid & ~is_v_q;
endmodule
`default_nettype wire
