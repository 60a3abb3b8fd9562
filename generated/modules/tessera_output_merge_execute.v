// tessera_output_merge_execute
// Depth compare and first half of the blend of 16 pixels.
//
//   in    2  cfg_func
//   in    1  colour
//   in    1  error
//   in   16  mask
//   in   64  old_0
//   in   64  old_1
//   in   64  old_2
//   in   64  old_3
//   in   64  old_4
//   in   64  old_5
//   in   64  old_6
//   in   64  old_7
//   in   64  z_0
//   in   64  z_1
//   in   64  z_2
//   in   64  z_3
//   in   64  z_4
//   in   64  z_5
//   in   64  z_6
//   in   64  z_7
//   in   64  c_0
//   in   64  c_1
//   in   64  c_2
//   in   64  c_3
//   in   64  c_4
//   in   64  c_5
//   in   64  c_6
//   in   64  c_7
//   out  16  pass
//   out  64  source_0
//   out  64  source_1
//   out  64  source_2
//   out  64  source_3
//   out  64  source_4
//   out  64  source_5
//   out  64  source_6
//   out  64  source_7
//   out  64  sums_0
//   out  64  sums_1
//   out  64  sums_2
//   out  64  sums_3
//   out  64  sums_4
//   out  64  sums_5
//   out  64  sums_6
//   out  64  sums_7
//   out  64  sums_8
//   out  64  sums_9
//   out  64  sums_10
//   out  64  sums_11
//   out  64  sums_12
//   out  64  sums_13
//   out  64  sums_14
//   out  64  sums_15
//
// Combinational.
//
// Exported from hdl/blocks/memory/src/output_merge/execute.rs; do not edit.
`default_nettype none
module tessera_output_merge_execute (
  input  wire [1:0] cfg_func,
  input  wire colour,
  input  wire error,
  input  wire [15:0] mask,
  input  wire [63:0] old_0,
  input  wire [63:0] old_1,
  input  wire [63:0] old_2,
  input  wire [63:0] old_3,
  input  wire [63:0] old_4,
  input  wire [63:0] old_5,
  input  wire [63:0] old_6,
  input  wire [63:0] old_7,
  input  wire [63:0] z_0,
  input  wire [63:0] z_1,
  input  wire [63:0] z_2,
  input  wire [63:0] z_3,
  input  wire [63:0] z_4,
  input  wire [63:0] z_5,
  input  wire [63:0] z_6,
  input  wire [63:0] z_7,
  input  wire [63:0] c_0,
  input  wire [63:0] c_1,
  input  wire [63:0] c_2,
  input  wire [63:0] c_3,
  input  wire [63:0] c_4,
  input  wire [63:0] c_5,
  input  wire [63:0] c_6,
  input  wire [63:0] c_7,
  output wire [15:0] pass,
  output reg  [63:0] source_0,
  output reg  [63:0] source_1,
  output reg  [63:0] source_2,
  output reg  [63:0] source_3,
  output reg  [63:0] source_4,
  output reg  [63:0] source_5,
  output reg  [63:0] source_6,
  output reg  [63:0] source_7,
  output wire [63:0] sums_0,
  output wire [63:0] sums_1,
  output wire [63:0] sums_2,
  output wire [63:0] sums_3,
  output wire [63:0] sums_4,
  output wire [63:0] sums_5,
  output wire [63:0] sums_6,
  output wire [63:0] sums_7,
  output wire [63:0] sums_8,
  output wire [63:0] sums_9,
  output wire [63:0] sums_10,
  output wire [63:0] sums_11,
  output wire [63:0] sums_12,
  output wire [63:0] sums_13,
  output wire [63:0] sums_14,
  output wire [63:0] sums_15
);
  reg  [15:0] less;
  reg  [15:0] equal;
  wire [15:0] keep;
  wire [63:0] weigh_0__sums_0;
  wire [63:0] weigh_0__sums_1;
  wire [63:0] weigh_1__sums_0;
  wire [63:0] weigh_1__sums_1;
  wire [63:0] weigh_2__sums_0;
  wire [63:0] weigh_2__sums_1;
  wire [63:0] weigh_3__sums_0;
  wire [63:0] weigh_3__sums_1;
  wire [63:0] weigh_4__sums_0;
  wire [63:0] weigh_4__sums_1;
  wire [63:0] weigh_5__sums_0;
  wire [63:0] weigh_5__sums_1;
  wire [63:0] weigh_6__sums_0;
  wire [63:0] weigh_6__sums_1;
  wire [63:0] weigh_7__sums_0;
  wire [63:0] weigh_7__sums_1;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_output_merge_weigh weigh_0 (
    .source(c_0),
    .old(old_0),
    .sums_0(weigh_0__sums_0),
    .sums_1(weigh_0__sums_1)
  );

  tessera_output_merge_weigh weigh_1 (
    .source(c_1),
    .old(old_1),
    .sums_0(weigh_1__sums_0),
    .sums_1(weigh_1__sums_1)
  );

  tessera_output_merge_weigh weigh_2 (
    .source(c_2),
    .old(old_2),
    .sums_0(weigh_2__sums_0),
    .sums_1(weigh_2__sums_1)
  );

  tessera_output_merge_weigh weigh_3 (
    .source(c_3),
    .old(old_3),
    .sums_0(weigh_3__sums_0),
    .sums_1(weigh_3__sums_1)
  );

  tessera_output_merge_weigh weigh_4 (
    .source(c_4),
    .old(old_4),
    .sums_0(weigh_4__sums_0),
    .sums_1(weigh_4__sums_1)
  );

  tessera_output_merge_weigh weigh_5 (
    .source(c_5),
    .old(old_5),
    .sums_0(weigh_5__sums_0),
    .sums_1(weigh_5__sums_1)
  );

  tessera_output_merge_weigh weigh_6 (
    .source(c_6),
    .old(old_6),
    .sums_0(weigh_6__sums_0),
    .sums_1(weigh_6__sums_1)
  );

  tessera_output_merge_weigh weigh_7 (
    .source(c_7),
    .old(old_7),
    .sums_0(weigh_7__sums_0),
    .sums_1(weigh_7__sums_1)
  );

  assign keep = ~colour ? ((cfg_func == 2'd2) ? (mask & (less | equal)) : (cfg_func == 2'd1) ? (mask & less) : mask)
      : mask;
  assign pass = ~error ? keep : 16'd0;
  assign sums_0 = weigh_0__sums_0;
  assign sums_1 = weigh_0__sums_1;
  assign sums_2 = weigh_1__sums_0;
  assign sums_3 = weigh_1__sums_1;
  assign sums_4 = weigh_2__sums_0;
  assign sums_5 = weigh_2__sums_1;
  assign sums_6 = weigh_3__sums_0;
  assign sums_7 = weigh_3__sums_1;
  assign sums_8 = weigh_4__sums_0;
  assign sums_9 = weigh_4__sums_1;
  assign sums_10 = weigh_5__sums_0;
  assign sums_11 = weigh_5__sums_1;
  assign sums_12 = weigh_6__sums_0;
  assign sums_13 = weigh_6__sums_1;
  assign sums_14 = weigh_7__sums_0;
  assign sums_15 = weigh_7__sums_1;

  always @* begin
    if (time_zero) begin end
    less = 16'd0;
    less[0] = z_0[31:0] < old_0[31:0];
    less[1] = z_0[63:32] < old_0[63:32];
    less[2] = z_1[31:0] < old_1[31:0];
    less[3] = z_1[63:32] < old_1[63:32];
    less[4] = z_2[31:0] < old_2[31:0];
    less[5] = z_2[63:32] < old_2[63:32];
    less[6] = z_3[31:0] < old_3[31:0];
    less[7] = z_3[63:32] < old_3[63:32];
    less[8] = z_4[31:0] < old_4[31:0];
    less[9] = z_4[63:32] < old_4[63:32];
    less[10] = z_5[31:0] < old_5[31:0];
    less[11] = z_5[63:32] < old_5[63:32];
    less[12] = z_6[31:0] < old_6[31:0];
    less[13] = z_6[63:32] < old_6[63:32];
    less[14] = z_7[31:0] < old_7[31:0];
    less[15] = z_7[63:32] < old_7[63:32];
  end

  always @* begin
    if (time_zero) begin end
    equal = 16'd0;
    equal[0] = z_0[31:0] == old_0[31:0];
    equal[1] = z_0[63:32] == old_0[63:32];
    equal[2] = z_1[31:0] == old_1[31:0];
    equal[3] = z_1[63:32] == old_1[63:32];
    equal[4] = z_2[31:0] == old_2[31:0];
    equal[5] = z_2[63:32] == old_2[63:32];
    equal[6] = z_3[31:0] == old_3[31:0];
    equal[7] = z_3[63:32] == old_3[63:32];
    equal[8] = z_4[31:0] == old_4[31:0];
    equal[9] = z_4[63:32] == old_4[63:32];
    equal[10] = z_5[31:0] == old_5[31:0];
    equal[11] = z_5[63:32] == old_5[63:32];
    equal[12] = z_6[31:0] == old_6[31:0];
    equal[13] = z_6[63:32] == old_6[63:32];
    equal[14] = z_7[31:0] == old_7[31:0];
    equal[15] = z_7[63:32] == old_7[63:32];
  end

  always @* begin
    if (time_zero) begin end
    source_0 = z_0;
    source_1 = z_1;
    source_2 = z_2;
    source_3 = z_3;
    source_4 = z_4;
    source_5 = z_5;
    source_6 = z_6;
    source_7 = z_7;
    if (colour) begin
      source_0 = c_0;
      source_1 = c_1;
      source_2 = c_2;
      source_3 = c_3;
      source_4 = c_4;
      source_5 = c_5;
      source_6 = c_6;
      source_7 = c_7;
    end
  end
endmodule
`default_nettype wire
