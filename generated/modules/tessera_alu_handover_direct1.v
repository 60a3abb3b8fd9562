// tessera_alu_handover_direct1
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
module tessera_alu_handover_direct1 (
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
  output reg  given_valid,
  output reg  [2:0] given_slot,
  output reg  [31:0] given_ip,
  output reg  [63:0] given_lo,
  output reg  [63:0] given_hi,
  output reg  [31:0] given_emask,
  output reg  [31:0] given_pmask,
  output reg  [4:0] given_mode,
  output reg  [31:0] given_scalar,
  output reg  [1:0] given_sb,
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

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

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
      if (~is_v_q) begin
        if (given_ready) begin
          is_v_q <= 1'd0;
        end
      end
    end
  end

  assign issue_ready = ~is_v_q;
  assign comes = issue_valid & ~is_v_q;

  always @* begin
    if (time_zero) begin end
    given_valid = is_v_q;
    given_slot = is_slot_q;
    given_ip = is_ip_q;
    given_lo = is_lo_q;
    given_hi = is_hi_q;
    given_emask = is_emask_q;
    given_pmask = is_pmask_q;
    given_mode = is_mode_q;
    given_scalar = is_scalar_q;
    given_sb = is_sb_q;
    if (~is_v_q) begin
      // it passes
      given_valid = issue_valid;
      given_slot = issue_slot;
      given_ip = issue_ip;
      given_lo = issue_lo;
      given_hi = issue_hi;
      given_emask = issue_emask;
      given_pmask = issue_pmask;
      given_mode = issue_mode;
      given_scalar = issue_scalar;
      given_sb = issue_sb;
    end
  end
endmodule
`default_nettype wire
