// tessera_output_merge_compare
// Depth compare and first part of the blend of 16 pixels.
//
//   in    1  colour
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
//   out  16  less      Pixels that are nearer, and pixels as near as what was there.
//   out  16  equal
//   out  64  source_0
//   out  64  source_1
//   out  64  source_2
//   out  64  source_3
//   out  64  source_4
//   out  64  source_5
//   out  64  source_6
//   out  64  source_7
//   out   9  more_0
//   out   9  more_1
//   out   9  more_2
//   out   9  more_3
//   out   9  more_4
//   out   9  more_5
//   out   9  more_6
//   out   9  more_7
//   out   9  more_8
//   out   9  more_9
//   out   9  more_10
//   out   9  more_11
//   out   9  more_12
//   out   9  more_13
//   out   9  more_14
//   out   9  more_15
//   out   9  more_16
//   out   9  more_17
//   out   9  more_18
//   out   9  more_19
//   out   9  more_20
//   out   9  more_21
//   out   9  more_22
//   out   9  more_23
//   out   9  more_24
//   out   9  more_25
//   out   9  more_26
//   out   9  more_27
//   out   9  more_28
//   out   9  more_29
//   out   9  more_30
//   out   9  more_31
//   out   9  more_32
//   out   9  more_33
//   out   9  more_34
//   out   9  more_35
//   out   9  more_36
//   out   9  more_37
//   out   9  more_38
//   out   9  more_39
//   out   9  more_40
//   out   9  more_41
//   out   9  more_42
//   out   9  more_43
//   out   9  more_44
//   out   9  more_45
//   out   9  more_46
//   out   9  more_47
//   out   9  more_48
//   out   9  more_49
//   out   9  more_50
//   out   9  more_51
//   out   9  more_52
//   out   9  more_53
//   out   9  more_54
//   out   9  more_55
//   out   9  more_56
//   out   9  more_57
//   out   9  more_58
//   out   9  more_59
//   out   9  more_60
//   out   9  more_61
//   out   9  more_62
//   out   9  more_63
//
// Combinational.
//
// Exported from hdl/blocks/memory/src/output_merge/compare.rs; do not edit.
`default_nettype none
module tessera_output_merge_compare (
  input  wire colour,
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
  output wire [15:0] less,
  output wire [15:0] equal,
  output reg  [63:0] source_0,
  output reg  [63:0] source_1,
  output reg  [63:0] source_2,
  output reg  [63:0] source_3,
  output reg  [63:0] source_4,
  output reg  [63:0] source_5,
  output reg  [63:0] source_6,
  output reg  [63:0] source_7,
  output wire [8:0] more_0,
  output wire [8:0] more_1,
  output wire [8:0] more_2,
  output wire [8:0] more_3,
  output wire [8:0] more_4,
  output wire [8:0] more_5,
  output wire [8:0] more_6,
  output wire [8:0] more_7,
  output wire [8:0] more_8,
  output wire [8:0] more_9,
  output wire [8:0] more_10,
  output wire [8:0] more_11,
  output wire [8:0] more_12,
  output wire [8:0] more_13,
  output wire [8:0] more_14,
  output wire [8:0] more_15,
  output wire [8:0] more_16,
  output wire [8:0] more_17,
  output wire [8:0] more_18,
  output wire [8:0] more_19,
  output wire [8:0] more_20,
  output wire [8:0] more_21,
  output wire [8:0] more_22,
  output wire [8:0] more_23,
  output wire [8:0] more_24,
  output wire [8:0] more_25,
  output wire [8:0] more_26,
  output wire [8:0] more_27,
  output wire [8:0] more_28,
  output wire [8:0] more_29,
  output wire [8:0] more_30,
  output wire [8:0] more_31,
  output wire [8:0] more_32,
  output wire [8:0] more_33,
  output wire [8:0] more_34,
  output wire [8:0] more_35,
  output wire [8:0] more_36,
  output wire [8:0] more_37,
  output wire [8:0] more_38,
  output wire [8:0] more_39,
  output wire [8:0] more_40,
  output wire [8:0] more_41,
  output wire [8:0] more_42,
  output wire [8:0] more_43,
  output wire [8:0] more_44,
  output wire [8:0] more_45,
  output wire [8:0] more_46,
  output wire [8:0] more_47,
  output wire [8:0] more_48,
  output wire [8:0] more_49,
  output wire [8:0] more_50,
  output wire [8:0] more_51,
  output wire [8:0] more_52,
  output wire [8:0] more_53,
  output wire [8:0] more_54,
  output wire [8:0] more_55,
  output wire [8:0] more_56,
  output wire [8:0] more_57,
  output wire [8:0] more_58,
  output wire [8:0] more_59,
  output wire [8:0] more_60,
  output wire [8:0] more_61,
  output wire [8:0] more_62,
  output wire [8:0] more_63
);
  reg  [15:0] nearer;
  reg  [15:0] same;
  wire [8:0] difference_0__more_0;
  wire [8:0] difference_0__more_1;
  wire [8:0] difference_0__more_2;
  wire [8:0] difference_0__more_3;
  wire [8:0] difference_0__more_4;
  wire [8:0] difference_0__more_5;
  wire [8:0] difference_0__more_6;
  wire [8:0] difference_0__more_7;
  wire [8:0] difference_1__more_0;
  wire [8:0] difference_1__more_1;
  wire [8:0] difference_1__more_2;
  wire [8:0] difference_1__more_3;
  wire [8:0] difference_1__more_4;
  wire [8:0] difference_1__more_5;
  wire [8:0] difference_1__more_6;
  wire [8:0] difference_1__more_7;
  wire [8:0] difference_2__more_0;
  wire [8:0] difference_2__more_1;
  wire [8:0] difference_2__more_2;
  wire [8:0] difference_2__more_3;
  wire [8:0] difference_2__more_4;
  wire [8:0] difference_2__more_5;
  wire [8:0] difference_2__more_6;
  wire [8:0] difference_2__more_7;
  wire [8:0] difference_3__more_0;
  wire [8:0] difference_3__more_1;
  wire [8:0] difference_3__more_2;
  wire [8:0] difference_3__more_3;
  wire [8:0] difference_3__more_4;
  wire [8:0] difference_3__more_5;
  wire [8:0] difference_3__more_6;
  wire [8:0] difference_3__more_7;
  wire [8:0] difference_4__more_0;
  wire [8:0] difference_4__more_1;
  wire [8:0] difference_4__more_2;
  wire [8:0] difference_4__more_3;
  wire [8:0] difference_4__more_4;
  wire [8:0] difference_4__more_5;
  wire [8:0] difference_4__more_6;
  wire [8:0] difference_4__more_7;
  wire [8:0] difference_5__more_0;
  wire [8:0] difference_5__more_1;
  wire [8:0] difference_5__more_2;
  wire [8:0] difference_5__more_3;
  wire [8:0] difference_5__more_4;
  wire [8:0] difference_5__more_5;
  wire [8:0] difference_5__more_6;
  wire [8:0] difference_5__more_7;
  wire [8:0] difference_6__more_0;
  wire [8:0] difference_6__more_1;
  wire [8:0] difference_6__more_2;
  wire [8:0] difference_6__more_3;
  wire [8:0] difference_6__more_4;
  wire [8:0] difference_6__more_5;
  wire [8:0] difference_6__more_6;
  wire [8:0] difference_6__more_7;
  wire [8:0] difference_7__more_0;
  wire [8:0] difference_7__more_1;
  wire [8:0] difference_7__more_2;
  wire [8:0] difference_7__more_3;
  wire [8:0] difference_7__more_4;
  wire [8:0] difference_7__more_5;
  wire [8:0] difference_7__more_6;
  wire [8:0] difference_7__more_7;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_output_merge_difference difference_0 (
    .source(c_0),
    .old(old_0),
    .more_0(difference_0__more_0),
    .more_1(difference_0__more_1),
    .more_2(difference_0__more_2),
    .more_3(difference_0__more_3),
    .more_4(difference_0__more_4),
    .more_5(difference_0__more_5),
    .more_6(difference_0__more_6),
    .more_7(difference_0__more_7)
  );

  tessera_output_merge_difference difference_1 (
    .source(c_1),
    .old(old_1),
    .more_0(difference_1__more_0),
    .more_1(difference_1__more_1),
    .more_2(difference_1__more_2),
    .more_3(difference_1__more_3),
    .more_4(difference_1__more_4),
    .more_5(difference_1__more_5),
    .more_6(difference_1__more_6),
    .more_7(difference_1__more_7)
  );

  tessera_output_merge_difference difference_2 (
    .source(c_2),
    .old(old_2),
    .more_0(difference_2__more_0),
    .more_1(difference_2__more_1),
    .more_2(difference_2__more_2),
    .more_3(difference_2__more_3),
    .more_4(difference_2__more_4),
    .more_5(difference_2__more_5),
    .more_6(difference_2__more_6),
    .more_7(difference_2__more_7)
  );

  tessera_output_merge_difference difference_3 (
    .source(c_3),
    .old(old_3),
    .more_0(difference_3__more_0),
    .more_1(difference_3__more_1),
    .more_2(difference_3__more_2),
    .more_3(difference_3__more_3),
    .more_4(difference_3__more_4),
    .more_5(difference_3__more_5),
    .more_6(difference_3__more_6),
    .more_7(difference_3__more_7)
  );

  tessera_output_merge_difference difference_4 (
    .source(c_4),
    .old(old_4),
    .more_0(difference_4__more_0),
    .more_1(difference_4__more_1),
    .more_2(difference_4__more_2),
    .more_3(difference_4__more_3),
    .more_4(difference_4__more_4),
    .more_5(difference_4__more_5),
    .more_6(difference_4__more_6),
    .more_7(difference_4__more_7)
  );

  tessera_output_merge_difference difference_5 (
    .source(c_5),
    .old(old_5),
    .more_0(difference_5__more_0),
    .more_1(difference_5__more_1),
    .more_2(difference_5__more_2),
    .more_3(difference_5__more_3),
    .more_4(difference_5__more_4),
    .more_5(difference_5__more_5),
    .more_6(difference_5__more_6),
    .more_7(difference_5__more_7)
  );

  tessera_output_merge_difference difference_6 (
    .source(c_6),
    .old(old_6),
    .more_0(difference_6__more_0),
    .more_1(difference_6__more_1),
    .more_2(difference_6__more_2),
    .more_3(difference_6__more_3),
    .more_4(difference_6__more_4),
    .more_5(difference_6__more_5),
    .more_6(difference_6__more_6),
    .more_7(difference_6__more_7)
  );

  tessera_output_merge_difference difference_7 (
    .source(c_7),
    .old(old_7),
    .more_0(difference_7__more_0),
    .more_1(difference_7__more_1),
    .more_2(difference_7__more_2),
    .more_3(difference_7__more_3),
    .more_4(difference_7__more_4),
    .more_5(difference_7__more_5),
    .more_6(difference_7__more_6),
    .more_7(difference_7__more_7)
  );

  assign less = nearer;
  assign equal = same;
  assign more_0 = difference_0__more_0;
  assign more_1 = difference_0__more_1;
  assign more_2 = difference_0__more_2;
  assign more_3 = difference_0__more_3;
  assign more_4 = difference_0__more_4;
  assign more_5 = difference_0__more_5;
  assign more_6 = difference_0__more_6;
  assign more_7 = difference_0__more_7;
  assign more_8 = difference_1__more_0;
  assign more_9 = difference_1__more_1;
  assign more_10 = difference_1__more_2;
  assign more_11 = difference_1__more_3;
  assign more_12 = difference_1__more_4;
  assign more_13 = difference_1__more_5;
  assign more_14 = difference_1__more_6;
  assign more_15 = difference_1__more_7;
  assign more_16 = difference_2__more_0;
  assign more_17 = difference_2__more_1;
  assign more_18 = difference_2__more_2;
  assign more_19 = difference_2__more_3;
  assign more_20 = difference_2__more_4;
  assign more_21 = difference_2__more_5;
  assign more_22 = difference_2__more_6;
  assign more_23 = difference_2__more_7;
  assign more_24 = difference_3__more_0;
  assign more_25 = difference_3__more_1;
  assign more_26 = difference_3__more_2;
  assign more_27 = difference_3__more_3;
  assign more_28 = difference_3__more_4;
  assign more_29 = difference_3__more_5;
  assign more_30 = difference_3__more_6;
  assign more_31 = difference_3__more_7;
  assign more_32 = difference_4__more_0;
  assign more_33 = difference_4__more_1;
  assign more_34 = difference_4__more_2;
  assign more_35 = difference_4__more_3;
  assign more_36 = difference_4__more_4;
  assign more_37 = difference_4__more_5;
  assign more_38 = difference_4__more_6;
  assign more_39 = difference_4__more_7;
  assign more_40 = difference_5__more_0;
  assign more_41 = difference_5__more_1;
  assign more_42 = difference_5__more_2;
  assign more_43 = difference_5__more_3;
  assign more_44 = difference_5__more_4;
  assign more_45 = difference_5__more_5;
  assign more_46 = difference_5__more_6;
  assign more_47 = difference_5__more_7;
  assign more_48 = difference_6__more_0;
  assign more_49 = difference_6__more_1;
  assign more_50 = difference_6__more_2;
  assign more_51 = difference_6__more_3;
  assign more_52 = difference_6__more_4;
  assign more_53 = difference_6__more_5;
  assign more_54 = difference_6__more_6;
  assign more_55 = difference_6__more_7;
  assign more_56 = difference_7__more_0;
  assign more_57 = difference_7__more_1;
  assign more_58 = difference_7__more_2;
  assign more_59 = difference_7__more_3;
  assign more_60 = difference_7__more_4;
  assign more_61 = difference_7__more_5;
  assign more_62 = difference_7__more_6;
  assign more_63 = difference_7__more_7;

  always @* begin
    if (time_zero) begin end
    nearer = 16'd0;
    nearer[0] = z_0[31:0] < old_0[31:0];
    nearer[1] = z_0[63:32] < old_0[63:32];
    nearer[2] = z_1[31:0] < old_1[31:0];
    nearer[3] = z_1[63:32] < old_1[63:32];
    nearer[4] = z_2[31:0] < old_2[31:0];
    nearer[5] = z_2[63:32] < old_2[63:32];
    nearer[6] = z_3[31:0] < old_3[31:0];
    nearer[7] = z_3[63:32] < old_3[63:32];
    nearer[8] = z_4[31:0] < old_4[31:0];
    nearer[9] = z_4[63:32] < old_4[63:32];
    nearer[10] = z_5[31:0] < old_5[31:0];
    nearer[11] = z_5[63:32] < old_5[63:32];
    nearer[12] = z_6[31:0] < old_6[31:0];
    nearer[13] = z_6[63:32] < old_6[63:32];
    nearer[14] = z_7[31:0] < old_7[31:0];
    nearer[15] = z_7[63:32] < old_7[63:32];
  end

  always @* begin
    if (time_zero) begin end
    same = 16'd0;
    same[0] = z_0[31:0] == old_0[31:0];
    same[1] = z_0[63:32] == old_0[63:32];
    same[2] = z_1[31:0] == old_1[31:0];
    same[3] = z_1[63:32] == old_1[63:32];
    same[4] = z_2[31:0] == old_2[31:0];
    same[5] = z_2[63:32] == old_2[63:32];
    same[6] = z_3[31:0] == old_3[31:0];
    same[7] = z_3[63:32] == old_3[63:32];
    same[8] = z_4[31:0] == old_4[31:0];
    same[9] = z_4[63:32] == old_4[63:32];
    same[10] = z_5[31:0] == old_5[31:0];
    same[11] = z_5[63:32] == old_5[63:32];
    same[12] = z_6[31:0] == old_6[31:0];
    same[13] = z_6[63:32] == old_6[63:32];
    same[14] = z_7[31:0] == old_7[31:0];
    same[15] = z_7[63:32] == old_7[63:32];
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
