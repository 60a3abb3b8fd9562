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
  output reg  [15:0] pass,
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
  reg  [15:0] keep;
  wire [63:0] blend_0__blended;
  wire [63:0] blend_1__blended;
  wire [63:0] blend_2__blended;
  wire [63:0] blend_3__blended;
  wire [63:0] blend_4__blended;
  wire [63:0] blend_5__blended;
  wire [63:0] blend_6__blended;
  wire [63:0] blend_7__blended;

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

  always @* begin
    less = 16'd0;
    less = (less & 16'hfffe) | {15'd0, (z_0[31:0] < old_0[31:0])};
    less = (less & 16'hfffd) | ({15'd0, (z_0[63:32] < old_0[63:32])} << 1);
    less = (less & 16'hfffb) | ({15'd0, (z_1[31:0] < old_1[31:0])} << 2);
    less = (less & 16'hfff7) | ({15'd0, (z_1[63:32] < old_1[63:32])} << 3);
    less = (less & 16'hffef) | ({15'd0, (z_2[31:0] < old_2[31:0])} << 4);
    less = (less & 16'hffdf) | ({15'd0, (z_2[63:32] < old_2[63:32])} << 5);
    less = (less & 16'hffbf) | ({15'd0, (z_3[31:0] < old_3[31:0])} << 6);
    less = (less & 16'hff7f) | ({15'd0, (z_3[63:32] < old_3[63:32])} << 7);
    less = (less & 16'hfeff) | ({15'd0, (z_4[31:0] < old_4[31:0])} << 8);
    less = (less & 16'hfdff) | ({15'd0, (z_4[63:32] < old_4[63:32])} << 9);
    less = (less & 16'hfbff) | ({15'd0, (z_5[31:0] < old_5[31:0])} << 10);
    less = (less & 16'hf7ff) | ({15'd0, (z_5[63:32] < old_5[63:32])} << 11);
    less = (less & 16'hefff) | ({15'd0, (z_6[31:0] < old_6[31:0])} << 12);
    less = (less & 16'hdfff) | ({15'd0, (z_6[63:32] < old_6[63:32])} << 13);
    less = (less & 16'hbfff) | ({15'd0, (z_7[31:0] < old_7[31:0])} << 14);
    less = (less & 16'h7fff) | ({15'd0, (z_7[63:32] < old_7[63:32])} << 15);
  end

  always @* begin
    equal = 16'd0;
    equal = (equal & 16'hfffe) | {15'd0, (z_0[31:0] == old_0[31:0])};
    equal = (equal & 16'hfffd) | ({15'd0, (z_0[63:32] == old_0[63:32])} << 1);
    equal = (equal & 16'hfffb) | ({15'd0, (z_1[31:0] == old_1[31:0])} << 2);
    equal = (equal & 16'hfff7) | ({15'd0, (z_1[63:32] == old_1[63:32])} << 3);
    equal = (equal & 16'hffef) | ({15'd0, (z_2[31:0] == old_2[31:0])} << 4);
    equal = (equal & 16'hffdf) | ({15'd0, (z_2[63:32] == old_2[63:32])} << 5);
    equal = (equal & 16'hffbf) | ({15'd0, (z_3[31:0] == old_3[31:0])} << 6);
    equal = (equal & 16'hff7f) | ({15'd0, (z_3[63:32] == old_3[63:32])} << 7);
    equal = (equal & 16'hfeff) | ({15'd0, (z_4[31:0] == old_4[31:0])} << 8);
    equal = (equal & 16'hfdff) | ({15'd0, (z_4[63:32] == old_4[63:32])} << 9);
    equal = (equal & 16'hfbff) | ({15'd0, (z_5[31:0] == old_5[31:0])} << 10);
    equal = (equal & 16'hf7ff) | ({15'd0, (z_5[63:32] == old_5[63:32])} << 11);
    equal = (equal & 16'hefff) | ({15'd0, (z_6[31:0] == old_6[31:0])} << 12);
    equal = (equal & 16'hdfff) | ({15'd0, (z_6[63:32] == old_6[63:32])} << 13);
    equal = (equal & 16'hbfff) | ({15'd0, (z_7[31:0] == old_7[31:0])} << 14);
    equal = (equal & 16'h7fff) | ({15'd0, (z_7[63:32] == old_7[63:32])} << 15);
  end

  always @* begin
    keep = mask;
    if (~colour) begin
      if (cfg_func == 2'd1) begin
        keep = mask & less;
      end
      if (cfg_func == 2'd2) begin
        keep = mask & (less | equal);
      end
    end
  end

  always @* begin
    pass = 16'd0;
    if (active & (~error)) begin
      pass = keep;
    end
  end

  always @* begin
    data_0 = z_0;
    if (colour) begin
      data_0 = c_0;
      if (cfg_blend) begin
        data_0 = blend_0__blended;
      end
    end
  end

  always @* begin
    data_1 = z_1;
    if (colour) begin
      data_1 = c_1;
      if (cfg_blend) begin
        data_1 = blend_1__blended;
      end
    end
  end

  always @* begin
    data_2 = z_2;
    if (colour) begin
      data_2 = c_2;
      if (cfg_blend) begin
        data_2 = blend_2__blended;
      end
    end
  end

  always @* begin
    data_3 = z_3;
    if (colour) begin
      data_3 = c_3;
      if (cfg_blend) begin
        data_3 = blend_3__blended;
      end
    end
  end

  always @* begin
    data_4 = z_4;
    if (colour) begin
      data_4 = c_4;
      if (cfg_blend) begin
        data_4 = blend_4__blended;
      end
    end
  end

  always @* begin
    data_5 = z_5;
    if (colour) begin
      data_5 = c_5;
      if (cfg_blend) begin
        data_5 = blend_5__blended;
      end
    end
  end

  always @* begin
    data_6 = z_6;
    if (colour) begin
      data_6 = c_6;
      if (cfg_blend) begin
        data_6 = blend_6__blended;
      end
    end
  end

  always @* begin
    data_7 = z_7;
    if (colour) begin
      data_7 = c_7;
      if (cfg_blend) begin
        data_7 = blend_7__blended;
      end
    end
  end
endmodule
`default_nettype wire
