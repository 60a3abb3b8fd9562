// tessera_output_merge_execute
// Depth compare and colour blend of 16 pixels.
//
//   in    2  cfg_func
//   in    1  cfg_blend
//   in    1  active
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
//   out  64  data_0
//   out  64  data_1
//   out  64  data_2
//   out  64  data_3
//   out  64  data_4
//   out  64  data_5
//   out  64  data_6
//   out  64  data_7
//
// Combinational.
//
// Exported from hdl/blocks/memory/src/output_merge/execute.rs; do not edit.
`default_nettype none
module tessera_output_merge_execute (
  input  wire [1:0] cfg_func,
  input  wire cfg_blend,
  input  wire active,
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
  output reg  [63:0] data_0,
  output reg  [63:0] data_1,
  output reg  [63:0] data_2,
  output reg  [63:0] data_3,
  output reg  [63:0] data_4,
  output reg  [63:0] data_5,
  output reg  [63:0] data_6,
  output reg  [63:0] data_7
);
  reg  [15:0] less;
  reg  [15:0] equal;
  wire [15:0] keep;
  wire [63:0] blend_0__blended;
  wire [63:0] blend_1__blended;
  wire [63:0] blend_2__blended;
  wire [63:0] blend_3__blended;
  wire [63:0] blend_4__blended;
  wire [63:0] blend_5__blended;
  wire [63:0] blend_6__blended;
  wire [63:0] blend_7__blended;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_output_merge_blend blend_0 (
    .source(c_0),
    .old(old_0),
    .blended(blend_0__blended)
  );

  tessera_output_merge_blend blend_1 (
    .source(c_1),
    .old(old_1),
    .blended(blend_1__blended)
  );

  tessera_output_merge_blend blend_2 (
    .source(c_2),
    .old(old_2),
    .blended(blend_2__blended)
  );

  tessera_output_merge_blend blend_3 (
    .source(c_3),
    .old(old_3),
    .blended(blend_3__blended)
  );

  tessera_output_merge_blend blend_4 (
    .source(c_4),
    .old(old_4),
    .blended(blend_4__blended)
  );

  tessera_output_merge_blend blend_5 (
    .source(c_5),
    .old(old_5),
    .blended(blend_5__blended)
  );

  tessera_output_merge_blend blend_6 (
    .source(c_6),
    .old(old_6),
    .blended(blend_6__blended)
  );

  tessera_output_merge_blend blend_7 (
    .source(c_7),
    .old(old_7),
    .blended(blend_7__blended)
  );

  assign keep = ~colour ? ((cfg_func == 2'd2) ? (mask & (less | equal)) : (cfg_func == 2'd1) ? (mask & less) : mask)
      : mask;
  assign pass = (active & ~error) ? keep : 16'd0;

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
    data_0 = z_0;
    data_1 = z_1;
    data_2 = z_2;
    data_3 = z_3;
    data_4 = z_4;
    data_5 = z_5;
    data_6 = z_6;
    data_7 = z_7;
    if (colour) begin
      data_0 = c_0;
      data_1 = c_1;
      data_2 = c_2;
      data_3 = c_3;
      data_4 = c_4;
      data_5 = c_5;
      data_6 = c_6;
      data_7 = c_7;
    end
    if (colour & cfg_blend) begin
      data_0 = blend_0__blended;
    end
    if (colour & cfg_blend) begin
      data_1 = blend_1__blended;
    end
    if (colour & cfg_blend) begin
      data_2 = blend_2__blended;
    end
    if (colour & cfg_blend) begin
      data_3 = blend_3__blended;
    end
    if (colour & cfg_blend) begin
      data_4 = blend_4__blended;
    end
    if (colour & cfg_blend) begin
      data_5 = blend_5__blended;
    end
    if (colour & cfg_blend) begin
      data_6 = blend_6__blended;
    end
    if (colour & cfg_blend) begin
      data_7 = blend_7__blended;
    end
  end
endmodule
`default_nettype wire
