// tessera_imul_lane
// Integer multiply pipeline of seven stages.
//
//   in    1  clock           rising edge
//   in    1  reset           synchronous, active high
//   in    1  valid
//   in   32  sources_src_0   Elements.
//   in   32  sources_src_1
//   in    3  sources_kind_0  Their types: `word::element`.
//   in    3  sources_kind_1
//   in    2  sources_abs     Absolute value of each source.
//   in    2  sources_negate  Negation of each source.
//   out  32  result
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/alu/imul.rs; do not edit.
`default_nettype none
module tessera_imul_lane (
  input  wire clock,
  input  wire reset,
  input  wire valid,
  input  wire [31:0] sources_src_0,
  input  wire [31:0] sources_src_1,
  input  wire [2:0] sources_kind_0,
  input  wire [2:0] sources_kind_1,
  input  wire [1:0] sources_abs,
  input  wire [1:0] sources_negate,
  output wire [31:0] result
);
  reg  [31:0] x1_src_0_d;
  reg  [31:0] x1_src_0_q;
  reg  [31:0] x1_src_1_d;
  reg  [31:0] x1_src_1_q;
  reg  [2:0] x1_kind_0_d;
  reg  [2:0] x1_kind_0_q;
  reg  [2:0] x1_kind_1_d;
  reg  [2:0] x1_kind_1_q;
  reg  [1:0] x1_abs_d;
  reg  [1:0] x1_abs_q;
  reg  [1:0] x1_negate_d;
  reg  [1:0] x1_negate_q;
  wire modify_0__abs;
  wire modify_0__negate;
  wire [33:0] modify_0__value;
  wire modify_1__abs;
  wire modify_1__negate;
  wire [33:0] modify_1__value;
  wire [31:0] x2_a_d;
  reg  [31:0] x2_a_q;
  wire [31:0] x2_b_d;
  reg  [31:0] x2_b_q;
  wire [31:0] x3_low_d;
  reg  [31:0] x3_low_q;
  wire [15:0] x3_cross_0_d;
  reg  [15:0] x3_cross_0_q;
  wire [15:0] x3_cross_1_d;
  reg  [15:0] x3_cross_1_q;
  wire [31:0] travel_0_d;
  reg  [31:0] travel_0_q;
  reg  [31:0] travel_1_q;
  reg  [31:0] travel_2_q;
  reg  [31:0] travel_3_q;
  reg  [31:0] travel_4_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      x1_src_0_q <= 32'd0;
      x1_src_1_q <= 32'd0;
      x1_kind_0_q <= 3'd0;
      x1_kind_1_q <= 3'd0;
      x1_abs_q <= 2'd0;
      x1_negate_q <= 2'd0;
      x2_a_q <= 32'd0;
      x2_b_q <= 32'd0;
      x3_low_q <= 32'd0;
      x3_cross_0_q <= 16'd0;
      x3_cross_1_q <= 16'd0;
      travel_0_q <= 32'd0;
      travel_1_q <= 32'd0;
      travel_2_q <= 32'd0;
      travel_3_q <= 32'd0;
      travel_4_q <= 32'd0;
    end
    else begin
      x1_src_0_q <= x1_src_0_d;
      x1_src_1_q <= x1_src_1_d;
      x1_kind_0_q <= x1_kind_0_d;
      x1_kind_1_q <= x1_kind_1_d;
      x1_abs_q <= x1_abs_d;
      x1_negate_q <= x1_negate_d;
      x2_a_q <= x2_a_d;
      x2_b_q <= x2_b_d;
      x3_low_q <= x3_low_d;
      x3_cross_0_q <= x3_cross_0_d;
      x3_cross_1_q <= x3_cross_1_d;
      travel_0_q <= travel_0_d;
      travel_1_q <= travel_0_q;
      travel_2_q <= travel_1_q;
      travel_3_q <= travel_2_q;
      travel_4_q <= travel_3_q;
    end
  end

  tessera_source_modify modify_0 (
    // X1: modify
    .element(x1_src_0_q),
    .kind(x1_kind_0_q),
    .abs(modify_0__abs),
    .negate(modify_0__negate),
    .bitwise(1'd0),
    .value(modify_0__value)
  );

  tessera_source_modify modify_1 (
    .element(x1_src_1_q),
    .kind(x1_kind_1_q),
    .abs(modify_1__abs),
    .negate(modify_1__negate),
    .bitwise(1'd0),
    .value(modify_1__value)
  );

  assign x2_a_d = modify_0__value[31:0];
  assign x2_b_d = modify_1__value[31:0];
  // X2: multiply
  assign x3_low_d = {16'd0, x2_a_q[15:0]} * {16'd0, x2_b_q[15:0]};
  assign x3_cross_0_d = x2_a_q[31:16] * x2_b_q[15:0];
  assign x3_cross_1_d = x2_a_q[15:0] * x2_b_q[31:16];
  assign modify_0__abs = x1_abs_q[0];
  assign modify_0__negate = x1_negate_q[0];
  assign modify_1__abs = x1_abs_q[1];
  assign modify_1__negate = x1_negate_q[1];
  assign travel_0_d = x3_low_q + {x3_cross_0_q + x3_cross_1_q, 16'd0};
  assign result = travel_4_q;

  always @* begin
    if (time_zero) begin end
    x1_src_0_d = x1_src_0_q;
    x1_src_1_d = x1_src_1_q;
    x1_kind_0_d = x1_kind_0_q;
    x1_kind_1_d = x1_kind_1_q;
    x1_abs_d = x1_abs_q;
    x1_negate_d = x1_negate_q;
    // operands of X1
    if (valid) begin
      x1_src_0_d = sources_src_0;
      x1_src_1_d = sources_src_1;
      x1_kind_0_d = sources_kind_0;
      x1_kind_1_d = sources_kind_1;
      x1_abs_d = sources_abs;
      x1_negate_d = sources_negate;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, modify_0__value[33:32], modify_1__value[33:32]};
endmodule
`default_nettype wire
