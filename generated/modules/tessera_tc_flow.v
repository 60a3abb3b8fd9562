// tessera_tc_flow
// Fields of a flow-control instruction.
//
//   in   64  lo
//   in   64  hi
//   in    1  sync         The instruction itself is not executed.
//   out   7  code_op      Opcode; 0 for a sync.
//   out   1  code_branch  BranchCtrl (`.b`).
//   out   3  code_group   First channel, in fours.
//   out   3  code_size    Execution size: 2 to the power of it channels.
//   out  32  code_uip     UIP.
//   out  32  code_jip     JIP.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/fields.rs; do not edit.
`default_nettype none
module tessera_tc_flow (
  input  wire [63:0] lo,
  input  wire [63:0] hi,
  input  wire sync,
  output reg  [6:0] code_op,
  output wire code_branch,
  output wire [2:0] code_group,
  output wire [2:0] code_size,
  output wire [31:0] code_uip,
  output wire [31:0] code_jip
);

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign code_branch = lo[28];
  assign code_group = lo[13:11];
  assign code_size = lo[23:21];
  assign code_uip = hi[31:0];
  assign code_jip = hi[63:32];

  always @* begin
    if (time_zero) begin end
    code_op = lo[6:0];
    if (sync) begin
      code_op = 7'd0;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, lo[10:7], lo[20:14], lo[27:24], lo[63:29]};
endmodule
`default_nettype wire
