// tessera_intdiv_pipe_packed
// tessera_intdiv_pipe with its arrays as vectors, element 0 lowest.
//
// What each port is for stands at the head of tessera_intdiv_pipe.
//
// Exported from the ports of tessera_intdiv_pipe; do not edit.
`default_nettype none
module tessera_intdiv_pipe_packed (
  input  wire clock,
  input  wire reset,
  input  wire issue_valid,
  input  wire issue_sign,
  input  wire [63:0] issue_src0,
  input  wire [63:0] issue_src1,
  output wire issue_ready,
  output wire done_valid,
  output wire [63:0] done_quotient,
  output wire [63:0] done_remainder
);
  tessera_intdiv_pipe tessera_intdiv_pipe_inside (
    .clock(clock),
    .reset(reset),
    .issue_valid(issue_valid),
    .issue_sign(issue_sign),
    .issue_src0_0(issue_src0[31:0]),
    .issue_src0_1(issue_src0[63:32]),
    .issue_src1_0(issue_src1[31:0]),
    .issue_src1_1(issue_src1[63:32]),
    .issue_ready(issue_ready),
    .done_valid(done_valid),
    .done_quotient_0(done_quotient[31:0]),
    .done_quotient_1(done_quotient[63:32]),
    .done_remainder_0(done_remainder[31:0]),
    .done_remainder_1(done_remainder[63:32])
  );
endmodule
`default_nettype wire
