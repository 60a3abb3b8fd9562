// tessera_tc_predicate
// Predicate by channel and by lane.
//
//   in   11  needs      See [`predicate_needs`].
//   in   32  f0
//   in   32  f1
//   in    3  group      The first lane is channel `4 * group`.
//   out  32  predicate
//   out  32  lanes      What is found for a lane; not promised of those whose channels there are not.
//   out   1  inverts    The predicate of a lane is the inverse.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/predicate.rs; do not edit.
`default_nettype none
module tessera_tc_predicate (
  input  wire [10:0] needs,
  input  wire [31:0] f0,
  input  wire [31:0] f1,
  input  wire [2:0] group,
  output wire [31:0] predicate,
  output reg  [31:0] lanes,
  output wire inverts
);
  wire [31:0] flags;
  wire [31:0] half_of;
  wire [31:0] own;
  wire [31:0] partner;
  wire [31:0] pair;
  wire [31:0] pair_lanes;
  reg  [7:0] four;
  reg  [7:0] by_fours;
  wire [2:0] place_0;
  wire [2:0] place_1;
  wire [2:0] place_2;
  wire [2:0] place_3;
  wire [2:0] place_4;
  wire [2:0] place_5;
  wire [2:0] place_6;
  wire [2:0] place_7;
  wire may_0_0;
  wire may_0_1;
  wire may_0_2;
  wire may_0_3;
  wire may_0_4;
  wire may_0_5;
  wire may_1_0;
  wire may_1_1;
  wire may_1_2;
  wire may_1_3;
  wire may_1_4;
  wire may_1_5;
  wire may_2_0;
  wire may_2_1;
  wire may_2_2;
  wire may_2_3;
  wire may_2_4;
  wire may_2_5;
  wire may_3_0;
  wire may_3_1;
  wire may_3_2;
  wire may_3_3;
  wire may_3_4;
  wire may_3_5;
  wire may_4_0;
  wire may_4_1;
  wire may_4_2;
  wire may_4_3;
  wire may_4_4;
  wire may_4_5;
  wire may_5_0;
  wire may_5_1;
  wire may_5_2;
  wire may_5_3;
  wire may_5_4;
  wire may_5_5;
  wire may_6_0;
  wire may_6_1;
  wire may_6_2;
  wire may_6_3;
  wire may_6_4;
  wire may_6_5;
  wire may_7_0;
  wire may_7_1;
  wire may_7_2;
  wire may_7_3;
  wire may_7_4;
  wire may_7_5;
  reg  [7:0] counts_0;
  reg  [7:0] counts_1;
  reg  [7:0] counts_2;
  reg  [7:0] counts_3;
  reg  [7:0] counts_4;
  reg  [7:0] counts_5;
  reg  [7:0] counts_6;
  reg  [7:0] counts_7;
  reg  [7:0] fours_lanes;
  wire half_0;
  wire half_1;
  wire by_halves_0;
  wire by_halves_1;
  reg  [31:0] found;
  wire larger_0;
  wire larger_1;
  wire larger_2;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  // what is looked for
  assign flags = needs[0] ? (needs[1] ? (f0 & f1) : (f0 | f1)) : needs[1] ? f1 : f0;
  assign half_of = needs[2] ? (flags >> 16) : flags;
  assign own = needs[3] ? ~half_of : half_of;
  // 1 and 2 channels; without a predicate everything is found
  assign partner = ((own & 32'h55555555) << 1) | ((own >> 1) & 32'h55555555);
  assign pair = needs[9] ? 32'hffffffff : needs[4] ? (own | partner) : own;
  assign pair_lanes = pair >> {group, 2'd0};
  // those that count for four lanes: their numbers differ at most in bits within the group
  assign larger_0 = needs[6];
  assign larger_1 = needs[7];
  assign larger_2 = needs[8];
  assign place_0 = group;
  assign may_0_0 = larger_0 | ~place_0[0];
  assign may_0_1 = larger_0 | place_0[0];
  assign may_0_2 = larger_1 | ~place_0[1];
  assign may_0_3 = larger_1 | place_0[1];
  assign may_0_4 = larger_2 | ~place_0[2];
  assign may_0_5 = larger_2 | place_0[2];
  assign place_1 = group + 3'd1;
  assign may_1_0 = larger_0 | ~place_1[0];
  assign may_1_1 = larger_0 | place_1[0];
  assign may_1_2 = larger_1 | ~place_1[1];
  assign may_1_3 = larger_1 | place_1[1];
  assign may_1_4 = larger_2 | ~place_1[2];
  assign may_1_5 = larger_2 | place_1[2];
  assign place_2 = group + 3'd2;
  assign may_2_0 = larger_0 | ~place_2[0];
  assign may_2_1 = larger_0 | place_2[0];
  assign may_2_2 = larger_1 | ~place_2[1];
  assign may_2_3 = larger_1 | place_2[1];
  assign may_2_4 = larger_2 | ~place_2[2];
  assign may_2_5 = larger_2 | place_2[2];
  assign place_3 = group + 3'd3;
  assign may_3_0 = larger_0 | ~place_3[0];
  assign may_3_1 = larger_0 | place_3[0];
  assign may_3_2 = larger_1 | ~place_3[1];
  assign may_3_3 = larger_1 | place_3[1];
  assign may_3_4 = larger_2 | ~place_3[2];
  assign may_3_5 = larger_2 | place_3[2];
  assign place_4 = group + 3'd4;
  assign may_4_0 = larger_0 | ~place_4[0];
  assign may_4_1 = larger_0 | place_4[0];
  assign may_4_2 = larger_1 | ~place_4[1];
  assign may_4_3 = larger_1 | place_4[1];
  assign may_4_4 = larger_2 | ~place_4[2];
  assign may_4_5 = larger_2 | place_4[2];
  assign place_5 = group + 3'd5;
  assign may_5_0 = larger_0 | ~place_5[0];
  assign may_5_1 = larger_0 | place_5[0];
  assign may_5_2 = larger_1 | ~place_5[1];
  assign may_5_3 = larger_1 | place_5[1];
  assign may_5_4 = larger_2 | ~place_5[2];
  assign may_5_5 = larger_2 | place_5[2];
  assign place_6 = group + 3'd6;
  assign may_6_0 = larger_0 | ~place_6[0];
  assign may_6_1 = larger_0 | place_6[0];
  assign may_6_2 = larger_1 | ~place_6[1];
  assign may_6_3 = larger_1 | place_6[1];
  assign may_6_4 = larger_2 | ~place_6[2];
  assign may_6_5 = larger_2 | place_6[2];
  assign place_7 = group + 3'd7;
  assign may_7_0 = larger_0 | ~place_7[0];
  assign may_7_1 = larger_0 | place_7[0];
  assign may_7_2 = larger_1 | ~place_7[1];
  assign may_7_3 = larger_1 | place_7[1];
  assign may_7_4 = larger_2 | ~place_7[2];
  assign may_7_5 = larger_2 | place_7[2];
  // 16 and 32
  assign half_0 = |four[3:0];
  assign half_1 = |four[7:4];
  assign by_halves_0 = (needs[7] & half_0) | (needs[8] & half_1);
  assign by_halves_1 = (needs[7] & half_1) | (needs[8] & half_0);
  assign predicate = needs[10] ? ~found : found;
  assign inverts = needs[10];

  always @* begin
    if (time_zero) begin end
    // 4 and 8
    four = 8'd0;
    four[0] = |own[3:0];
    four[1] = |own[7:4];
    four[2] = |own[11:8];
    four[3] = |own[15:12];
    four[4] = |own[19:16];
    four[5] = |own[23:20];
    four[6] = |own[27:24];
    four[7] = |own[31:28];
  end

  always @* begin
    if (time_zero) begin end
    by_fours = 8'd0;
    if (needs[5]) begin
      by_fours = four;
    end
    if (needs[6]) begin
      by_fours = by_fours | ((four & 8'h55) << 1) | ((four >> 1) & 8'h55);
    end
  end

  always @* begin
    if (time_zero) begin end
    fours_lanes = 8'd0;
    fours_lanes[0] = |(four & counts_0);
    fours_lanes[1] = |(four & counts_1);
    fours_lanes[2] = |(four & counts_2);
    fours_lanes[3] = |(four & counts_3);
    fours_lanes[4] = |(four & counts_4);
    fours_lanes[5] = |(four & counts_5);
    fours_lanes[6] = |(four & counts_6);
    fours_lanes[7] = |(four & counts_7);
  end

  always @* begin
    if (time_zero) begin end
    counts_0 = 8'd0;
    counts_0[0] = needs[5] & may_0_0 & may_0_2 & may_0_4;
    counts_0[1] = needs[5] & may_0_1 & may_0_2 & may_0_4;
    counts_0[2] = needs[5] & may_0_0 & may_0_3 & may_0_4;
    counts_0[3] = needs[5] & may_0_1 & may_0_3 & may_0_4;
    counts_0[4] = needs[5] & may_0_0 & may_0_2 & may_0_5;
    counts_0[5] = needs[5] & may_0_1 & may_0_2 & may_0_5;
    counts_0[6] = needs[5] & may_0_0 & may_0_3 & may_0_5;
    counts_0[7] = needs[5] & may_0_1 & may_0_3 & may_0_5;
  end

  always @* begin
    if (time_zero) begin end
    counts_1 = 8'd0;
    counts_1[0] = needs[5] & may_1_0 & may_1_2 & may_1_4;
    counts_1[1] = needs[5] & may_1_1 & may_1_2 & may_1_4;
    counts_1[2] = needs[5] & may_1_0 & may_1_3 & may_1_4;
    counts_1[3] = needs[5] & may_1_1 & may_1_3 & may_1_4;
    counts_1[4] = needs[5] & may_1_0 & may_1_2 & may_1_5;
    counts_1[5] = needs[5] & may_1_1 & may_1_2 & may_1_5;
    counts_1[6] = needs[5] & may_1_0 & may_1_3 & may_1_5;
    counts_1[7] = needs[5] & may_1_1 & may_1_3 & may_1_5;
  end

  always @* begin
    if (time_zero) begin end
    counts_2 = 8'd0;
    counts_2[0] = needs[5] & may_2_0 & may_2_2 & may_2_4;
    counts_2[1] = needs[5] & may_2_1 & may_2_2 & may_2_4;
    counts_2[2] = needs[5] & may_2_0 & may_2_3 & may_2_4;
    counts_2[3] = needs[5] & may_2_1 & may_2_3 & may_2_4;
    counts_2[4] = needs[5] & may_2_0 & may_2_2 & may_2_5;
    counts_2[5] = needs[5] & may_2_1 & may_2_2 & may_2_5;
    counts_2[6] = needs[5] & may_2_0 & may_2_3 & may_2_5;
    counts_2[7] = needs[5] & may_2_1 & may_2_3 & may_2_5;
  end

  always @* begin
    if (time_zero) begin end
    counts_3 = 8'd0;
    counts_3[0] = needs[5] & may_3_0 & may_3_2 & may_3_4;
    counts_3[1] = needs[5] & may_3_1 & may_3_2 & may_3_4;
    counts_3[2] = needs[5] & may_3_0 & may_3_3 & may_3_4;
    counts_3[3] = needs[5] & may_3_1 & may_3_3 & may_3_4;
    counts_3[4] = needs[5] & may_3_0 & may_3_2 & may_3_5;
    counts_3[5] = needs[5] & may_3_1 & may_3_2 & may_3_5;
    counts_3[6] = needs[5] & may_3_0 & may_3_3 & may_3_5;
    counts_3[7] = needs[5] & may_3_1 & may_3_3 & may_3_5;
  end

  always @* begin
    if (time_zero) begin end
    counts_4 = 8'd0;
    counts_4[0] = needs[5] & may_4_0 & may_4_2 & may_4_4;
    counts_4[1] = needs[5] & may_4_1 & may_4_2 & may_4_4;
    counts_4[2] = needs[5] & may_4_0 & may_4_3 & may_4_4;
    counts_4[3] = needs[5] & may_4_1 & may_4_3 & may_4_4;
    counts_4[4] = needs[5] & may_4_0 & may_4_2 & may_4_5;
    counts_4[5] = needs[5] & may_4_1 & may_4_2 & may_4_5;
    counts_4[6] = needs[5] & may_4_0 & may_4_3 & may_4_5;
    counts_4[7] = needs[5] & may_4_1 & may_4_3 & may_4_5;
  end

  always @* begin
    if (time_zero) begin end
    counts_5 = 8'd0;
    counts_5[0] = needs[5] & may_5_0 & may_5_2 & may_5_4;
    counts_5[1] = needs[5] & may_5_1 & may_5_2 & may_5_4;
    counts_5[2] = needs[5] & may_5_0 & may_5_3 & may_5_4;
    counts_5[3] = needs[5] & may_5_1 & may_5_3 & may_5_4;
    counts_5[4] = needs[5] & may_5_0 & may_5_2 & may_5_5;
    counts_5[5] = needs[5] & may_5_1 & may_5_2 & may_5_5;
    counts_5[6] = needs[5] & may_5_0 & may_5_3 & may_5_5;
    counts_5[7] = needs[5] & may_5_1 & may_5_3 & may_5_5;
  end

  always @* begin
    if (time_zero) begin end
    counts_6 = 8'd0;
    counts_6[0] = needs[5] & may_6_0 & may_6_2 & may_6_4;
    counts_6[1] = needs[5] & may_6_1 & may_6_2 & may_6_4;
    counts_6[2] = needs[5] & may_6_0 & may_6_3 & may_6_4;
    counts_6[3] = needs[5] & may_6_1 & may_6_3 & may_6_4;
    counts_6[4] = needs[5] & may_6_0 & may_6_2 & may_6_5;
    counts_6[5] = needs[5] & may_6_1 & may_6_2 & may_6_5;
    counts_6[6] = needs[5] & may_6_0 & may_6_3 & may_6_5;
    counts_6[7] = needs[5] & may_6_1 & may_6_3 & may_6_5;
  end

  always @* begin
    if (time_zero) begin end
    counts_7 = 8'd0;
    counts_7[0] = needs[5] & may_7_0 & may_7_2 & may_7_4;
    counts_7[1] = needs[5] & may_7_1 & may_7_2 & may_7_4;
    counts_7[2] = needs[5] & may_7_0 & may_7_3 & may_7_4;
    counts_7[3] = needs[5] & may_7_1 & may_7_3 & may_7_4;
    counts_7[4] = needs[5] & may_7_0 & may_7_2 & may_7_5;
    counts_7[5] = needs[5] & may_7_1 & may_7_2 & may_7_5;
    counts_7[6] = needs[5] & may_7_0 & may_7_3 & may_7_5;
    counts_7[7] = needs[5] & may_7_1 & may_7_3 & may_7_5;
  end

  always @* begin
    if (time_zero) begin end
    // out
    found = 32'd0;
    found[0] = pair[0] | by_fours[0] | by_halves_0;
    found[1] = pair[1] | by_fours[0] | by_halves_0;
    found[2] = pair[2] | by_fours[0] | by_halves_0;
    found[3] = pair[3] | by_fours[0] | by_halves_0;
    found[4] = pair[4] | by_fours[1] | by_halves_0;
    found[5] = pair[5] | by_fours[1] | by_halves_0;
    found[6] = pair[6] | by_fours[1] | by_halves_0;
    found[7] = pair[7] | by_fours[1] | by_halves_0;
    found[8] = pair[8] | by_fours[2] | by_halves_0;
    found[9] = pair[9] | by_fours[2] | by_halves_0;
    found[10] = pair[10] | by_fours[2] | by_halves_0;
    found[11] = pair[11] | by_fours[2] | by_halves_0;
    found[12] = pair[12] | by_fours[3] | by_halves_0;
    found[13] = pair[13] | by_fours[3] | by_halves_0;
    found[14] = pair[14] | by_fours[3] | by_halves_0;
    found[15] = pair[15] | by_fours[3] | by_halves_0;
    found[16] = pair[16] | by_fours[4] | by_halves_1;
    found[17] = pair[17] | by_fours[4] | by_halves_1;
    found[18] = pair[18] | by_fours[4] | by_halves_1;
    found[19] = pair[19] | by_fours[4] | by_halves_1;
    found[20] = pair[20] | by_fours[5] | by_halves_1;
    found[21] = pair[21] | by_fours[5] | by_halves_1;
    found[22] = pair[22] | by_fours[5] | by_halves_1;
    found[23] = pair[23] | by_fours[5] | by_halves_1;
    found[24] = pair[24] | by_fours[6] | by_halves_1;
    found[25] = pair[25] | by_fours[6] | by_halves_1;
    found[26] = pair[26] | by_fours[6] | by_halves_1;
    found[27] = pair[27] | by_fours[6] | by_halves_1;
    found[28] = pair[28] | by_fours[7] | by_halves_1;
    found[29] = pair[29] | by_fours[7] | by_halves_1;
    found[30] = pair[30] | by_fours[7] | by_halves_1;
    found[31] = pair[31] | by_fours[7] | by_halves_1;
  end

  always @* begin
    if (time_zero) begin end
    lanes = 32'd0;
    lanes[0] = pair_lanes[0] | fours_lanes[0];
    lanes[1] = pair_lanes[1] | fours_lanes[0];
    lanes[2] = pair_lanes[2] | fours_lanes[0];
    lanes[3] = pair_lanes[3] | fours_lanes[0];
    lanes[4] = pair_lanes[4] | fours_lanes[1];
    lanes[5] = pair_lanes[5] | fours_lanes[1];
    lanes[6] = pair_lanes[6] | fours_lanes[1];
    lanes[7] = pair_lanes[7] | fours_lanes[1];
    lanes[8] = pair_lanes[8] | fours_lanes[2];
    lanes[9] = pair_lanes[9] | fours_lanes[2];
    lanes[10] = pair_lanes[10] | fours_lanes[2];
    lanes[11] = pair_lanes[11] | fours_lanes[2];
    lanes[12] = pair_lanes[12] | fours_lanes[3];
    lanes[13] = pair_lanes[13] | fours_lanes[3];
    lanes[14] = pair_lanes[14] | fours_lanes[3];
    lanes[15] = pair_lanes[15] | fours_lanes[3];
    lanes[16] = pair_lanes[16] | fours_lanes[4];
    lanes[17] = pair_lanes[17] | fours_lanes[4];
    lanes[18] = pair_lanes[18] | fours_lanes[4];
    lanes[19] = pair_lanes[19] | fours_lanes[4];
    lanes[20] = pair_lanes[20] | fours_lanes[5];
    lanes[21] = pair_lanes[21] | fours_lanes[5];
    lanes[22] = pair_lanes[22] | fours_lanes[5];
    lanes[23] = pair_lanes[23] | fours_lanes[5];
    lanes[24] = pair_lanes[24] | fours_lanes[6];
    lanes[25] = pair_lanes[25] | fours_lanes[6];
    lanes[26] = pair_lanes[26] | fours_lanes[6];
    lanes[27] = pair_lanes[27] | fours_lanes[6];
    lanes[28] = pair_lanes[28] | fours_lanes[7];
    lanes[29] = pair_lanes[29] | fours_lanes[7];
    lanes[30] = pair_lanes[30] | fours_lanes[7];
    lanes[31] = pair_lanes[31] | fours_lanes[7];
  end
endmodule
`default_nettype wire
