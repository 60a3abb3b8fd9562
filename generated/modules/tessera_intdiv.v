// tessera_intdiv
// Integer division: quotient and remainder of two lanes.
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
// Contract: hdl/docs/src/contract/intdiv.md
//
// Exported from hdl/blocks/eu/src/intdiv/mod.rs; do not edit.
`default_nettype none
module tessera_intdiv (
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
  output reg  [31:0] done_quotient_0,
  output reg  [31:0] done_quotient_1,
  output reg  [31:0] done_remainder_0,
  output reg  [31:0] done_remainder_1
);
  wire idle;
  wire load;
  wire [31:0] lane_0__quotient;
  wire [31:0] lane_0__remainder;
  wire [31:0] lane_1__quotient;
  wire [31:0] lane_1__remainder;
  reg  [5:0] left_q;
  reg  valid_q;
  reg  sign_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      left_q <= 6'd0;
      valid_q <= 1'd0;
      sign_q <= 1'd0;
    end
    else begin
      if (load) begin
        left_q <= 6'h20;
        sign_q <= issue_sign;
      end
      else if (~idle) begin
        left_q <= left_q - 6'd1;
      end
      valid_q <= left_q == 6'd1;
    end
  end

  tessera_divide_lane lane_0 (
    .clock(clock),
    .reset(reset),
    .load(load),
    .hold(idle),
    .sign(issue_sign),
    .numerator(issue_src0_0),
    .divisor(issue_src1_0),
    .was_signed(sign_q),
    .quotient(lane_0__quotient),
    .remainder(lane_0__remainder)
  );

  tessera_divide_lane lane_1 (
    .clock(clock),
    .reset(reset),
    .load(load),
    .hold(idle),
    .sign(issue_sign),
    .numerator(issue_src0_1),
    .divisor(issue_src1_1),
    .was_signed(sign_q),
    .quotient(lane_1__quotient),
    .remainder(lane_1__remainder)
  );

  assign idle = ~(|left_q);
  assign issue_ready = idle;
  assign load = issue_valid & idle;
  assign done_valid = valid_q;

  always @* begin
    if (time_zero) begin end
    done_quotient_0 = 32'd0;
    done_remainder_0 = 32'd0;
    if (valid_q) begin
      done_quotient_0 = lane_0__quotient;
      done_remainder_0 = lane_0__remainder;
    end
  end

  always @* begin
    if (time_zero) begin end
    done_quotient_1 = 32'd0;
    done_remainder_1 = 32'd0;
    if (valid_q) begin
      done_quotient_1 = lane_1__quotient;
      done_remainder_1 = lane_1__remainder;
    end
  end
endmodule
`default_nettype wire
