// tessera_intdiv_pipe
// Integer division, pipelined: two lanes a cycle.
//
//   in    1  clock             Clock.
//   in    1  reset             Synchronous reset, active high.
// issue: Lanes to divide.
//   in    1  issue_valid       An item is on offer.
//   in    1  issue_sign        Sources are two's complement (the destination's type says so).
//   in   32  issue_src0_0      Numerator of each lane.
//   in   32  issue_src0_1
//   in   32  issue_src1_0      Divisor of each lane.
//   in   32  issue_src1_1
//   out   1  issue_ready       The item, if there is one, is taken at this edge.
// done: Lanes divided.
//   out   1  done_valid        There are some in this cycle.
//   out  32  done_quotient_0   Quotient of each lane.
//   out  32  done_quotient_1
//   out  32  done_remainder_0  Remainder of each lane.
//   out  32  done_remainder_1
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: issue (in): transfer at a rising edge with valid and ready both high.
// Contract: hdl/docs/src/contract/intdiv_pipe.md
//
// Exported from hdl/blocks/eu/src/intdiv_pipe/mod.rs; do not edit.
`default_nettype none
module tessera_intdiv_pipe (
  input  wire clock,
  input  wire reset,
  input  wire issue_valid,
  input  wire issue_sign,
  input  wire [31:0] issue_src0_0,
  input  wire [31:0] issue_src0_1,
  input  wire [31:0] issue_src1_0,
  input  wire [31:0] issue_src1_1,
  output wire issue_ready,
  output wire done_valid,
  output wire [31:0] done_quotient_0,
  output wire [31:0] done_quotient_1,
  output wire [31:0] done_remainder_0,
  output wire [31:0] done_remainder_1
);
  wire lane_0__finish;
  wire [31:0] lane_0__quotient;
  wire [31:0] lane_0__remainder;
  wire lane_1__finish;
  wire [31:0] lane_1__quotient;
  wire [31:0] lane_1__remainder;
  reg  [6:0] valid_q;
  reg  a_valid_q;

  always @(posedge clock) begin
    if (reset) begin
      valid_q <= 7'd0;
      a_valid_q <= 1'd0;
    end
    else begin
      valid_q <= {valid_q[5:0], issue_valid};
      a_valid_q <= valid_q[6];
    end
  end

  tessera_divide_pipe_lane lane_0 (
    .clock(clock),
    .reset(reset),
    .load(issue_valid),
    .finish(lane_0__finish),
    .sign(issue_sign),
    .numerator(issue_src0_0),
    .divisor(issue_src1_0),
    .quotient(lane_0__quotient),
    .remainder(lane_0__remainder)
  );

  tessera_divide_pipe_lane lane_1 (
    .clock(clock),
    .reset(reset),
    .load(issue_valid),
    .finish(lane_1__finish),
    .sign(issue_sign),
    .numerator(issue_src0_1),
    .divisor(issue_src1_1),
    .quotient(lane_1__quotient),
    .remainder(lane_1__remainder)
  );

  assign issue_ready = 1'd1;
  assign done_valid = a_valid_q;
  assign lane_0__finish = valid_q[6];
  assign done_quotient_0 = lane_0__quotient;
  assign done_remainder_0 = lane_0__remainder;
  assign lane_1__finish = valid_q[6];
  assign done_quotient_1 = lane_1__quotient;
  assign done_remainder_1 = lane_1__remainder;
endmodule
`default_nettype wire
