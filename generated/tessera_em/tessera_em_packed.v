// tessera_em_packed
// tessera_em with its arrays as vectors, element 0 lowest.
//
// What each port is for stands at the head of tessera_em.
//
// Exported from the ports of tessera_em; do not edit.
`default_nettype none
module tessera_em_packed (
  input  wire clock,
  input  wire reset,
  input  wire issue_valid,
  input  wire [3:0] issue_op,
  input  wire issue_saturate,
  input  wire issue_flush,
  input  wire [1:0] issue_abs,
  input  wire [1:0] issue_negate,
  input  wire [63:0] issue_src0,
  input  wire [63:0] issue_src1,
  output wire issue_ready,
  output wire done_valid,
  output wire [63:0] done_result,
  output wire [19:0] done_extension,
  output wire [1:0] done_eo
);
  tessera_em tessera_em_inside (
    .clock(clock),
    .reset(reset),
    .issue_valid(issue_valid),
    .issue_op(issue_op),
    .issue_saturate(issue_saturate),
    .issue_flush(issue_flush),
    .issue_abs(issue_abs),
    .issue_negate(issue_negate),
    .issue_src0_0(issue_src0[31:0]),
    .issue_src0_1(issue_src0[63:32]),
    .issue_src1_0(issue_src1[31:0]),
    .issue_src1_1(issue_src1[63:32]),
    .issue_ready(issue_ready),
    .done_valid(done_valid),
    .done_result_0(done_result[31:0]),
    .done_result_1(done_result[63:32]),
    .done_extension_0(done_extension[9:0]),
    .done_extension_1(done_extension[19:10]),
    .done_eo(done_eo)
  );
endmodule
`default_nettype wire
