// tessera_em
// Extended math: table, quadratics and turns for two lanes.
//
//   in    1  clock             Clock.
//   in    1  reset             Synchronous reset, active high.
// issue: Lanes to compute.
//   in    1  issue_valid       An item is on offer.
//   in    4  issue_op          Function code of the instruction.
//   in    1  issue_saturate    Results are clamped to 0..1.
//   in    1  issue_flush       f32 denormals are flushed.
//   in    2  issue_abs         Magnitude of source 0, 1.
//   in    2  issue_negate      Negate source 0, 1.
//   in   32  issue_src0_0      First source of each lane.
//   in   32  issue_src0_1
//   in   32  issue_src1_0      Second source of each lane.
//   in   32  issue_src1_1
//   out   1  issue_ready       The item, if there is one, is taken at this edge.
// done: Lanes computed.
//   out   1  done_valid        There are some in this cycle.
//   out  32  done_result_0     Register pattern of each lane.
//   out  32  done_result_1
//   out  10  done_extension_0  Extension pattern of each lane: exponent code in bits 9:8, fraction in bits 7:0.
//   out  10  done_extension_1
//   out   2  done_eo           The macro of the lane ends early.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: issue (in): transfer at a rising edge with valid and ready both high.
// Contract: hdl/docs/src/contract/em.md
//
// Exported from hdl/blocks/eu/src/em/mod.rs; do not edit.
`default_nettype none
module tessera_em (
  input  wire clock,
  input  wire reset,
  input  wire issue_valid,
  input  wire [3:0] issue_op,
  input  wire issue_saturate,
  input  wire issue_flush,
  input  wire [1:0] issue_abs,
  input  wire [1:0] issue_negate,
  input  wire [31:0] issue_src0_0,
  input  wire [31:0] issue_src0_1,
  input  wire [31:0] issue_src1_0,
  input  wire [31:0] issue_src1_1,
  output wire issue_ready,
  output wire done_valid,
  output wire [31:0] done_result_0,
  output wire [31:0] done_result_1,
  output wire [9:0] done_extension_0,
  output wire [9:0] done_extension_1,
  output wire [1:0] done_eo
);
  wire again;
  wire finish;
  wire two;
  wire three;
  wire ready;
  wire taken;
  wire load;
  wire one;
  wire [31:0] lane_0__result;
  wire [9:0] lane_0__extension;
  wire lane_0__eo;
  wire [31:0] lane_1__result;
  wire [9:0] lane_1__extension;
  wire lane_1__eo;
  reg  [6:0] valid_q;
  reg  [6:0] one_left_q;
  reg  [6:0] two_left_q;
  reg  a_valid_q;

  always @(posedge clock) begin
    if (reset) begin
      valid_q <= 7'd0;
      one_left_q <= 7'd0;
      two_left_q <= 7'd0;
      a_valid_q <= 1'd0;
    end
    else begin
      valid_q <= {valid_q[5:0], load};
      one_left_q <= {one_left_q[5:0], one};
      two_left_q <= {two_left_q[5:0], taken & three};
      a_valid_q <= finish;
    end
  end

  tessera_em_lane lane_0 (
    .clock(clock),
    .reset(reset),
    // lanes
    .load(load),
    .again(again),
    .finish(finish),
    .op(issue_op),
    .saturate(issue_saturate),
    .flush(issue_flush),
    .abs(issue_abs),
    .negate(issue_negate),
    .src0(issue_src0_0),
    .src1(issue_src1_0),
    .result(lane_0__result),
    .extension(lane_0__extension),
    .eo(lane_0__eo)
  );

  tessera_em_lane lane_1 (
    .clock(clock),
    .reset(reset),
    .load(load),
    .again(again),
    .finish(finish),
    .op(issue_op),
    .saturate(issue_saturate),
    .flush(issue_flush),
    .abs(issue_abs),
    .negate(issue_negate),
    .src0(issue_src0_1),
    .src1(issue_src1_1),
    .result(lane_1__result),
    .extension(lane_1__extension),
    .eo(lane_1__eo)
  );

  // a beat waits for those that would be done after it, and for one that takes X1 again
  assign two = issue_op == 4'd9;
  assign three = issue_op == 4'd10;
  assign again = one_left_q[6] | two_left_q[6];
  assign finish = valid_q[6] & ~again;
  assign ready = ~again & (~(|two_left_q) | three) & (~(|one_left_q) | two | three);
  assign issue_ready = ready;
  assign taken = issue_valid & ready;
  assign load = again | taken;
  // stages
  assign one = (taken & two) | two_left_q[6];
  assign done_result_0 = lane_0__result;
  assign done_extension_0 = lane_0__extension;
  assign done_result_1 = lane_1__result;
  assign done_extension_1 = lane_1__extension;
  assign done_valid = a_valid_q;
  assign done_eo = {lane_1__eo, lane_0__eo};
endmodule
`default_nettype wire
