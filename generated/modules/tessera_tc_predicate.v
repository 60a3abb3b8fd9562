// tessera_tc_predicate
// Predicate by channel and by lane.
//
//   in   11  needs      See [`predicate_needs`].
//   in   32  f0
//   in   32  f1
//   in    3  group      The first lane is channel `4 * group`.
//   out  32  predicate
//   out  32  lanes      Not promised of lanes whose channels there are not.
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
  output reg  [31:0] predicate,
  output reg  [31:0] lanes
);
  wire [31:0] flags;
  wire [31:0] half_of;
  wire [31:0] own;
  wire [31:0] partner;
  wire [31:0] pair;
  wire [31:0] pair_lanes;
  reg  [7:0] four;
  reg  [7:0] by_fours;
  wire [7:0] moved_0;
  wire [7:0] moved_1;
  wire [7:0] moved_2;
  wire [7:0] moved_3;
  wire [7:0] moved_4;
  wire [7:0] moved_5;
  wire [7:0] moved_6;
  wire [7:0] moved_7;
  reg  [7:0] fours_lanes;
  wire half_0;
  wire half_1;
  wire by_halves_0;
  wire by_halves_1;
  wire [7:0] in_lower;
  wire [7:0] in_upper;
  reg  [7:0] of_lower;
  reg  [7:0] of_upper;
  reg  [7:0] halves_lanes;
  reg  [31:0] found;
  reg  [31:0] found_lanes;

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
  assign moved_0 = (group == 3'd0) ? by_fours : 8'd0;
  assign moved_1 = (group == 3'd1) ? (by_fours >> 1) : 8'd0;
  assign moved_2 = (group == 3'd2) ? (by_fours >> 2) : 8'd0;
  assign moved_3 = (group == 3'd3) ? (by_fours >> 3) : 8'd0;
  assign moved_4 = (group == 3'd4) ? (by_fours >> 4) : 8'd0;
  assign moved_5 = (group == 3'd5) ? (by_fours >> 5) : 8'd0;
  assign moved_6 = (group == 3'd6) ? (by_fours >> 6) : 8'd0;
  assign moved_7 = (group == 3'd7) ? (by_fours >> 7) : 8'd0;
  // 16 and 32
  assign half_0 = |four[3:0];
  assign half_1 = |four[7:4];
  assign by_halves_0 = (needs[7] & half_0) | (needs[8] & half_1);
  assign by_halves_1 = (needs[7] & half_1) | (needs[8] & half_0);
  assign in_lower = 8'hf >> group;
  assign in_upper = 8'hf0 >> group;

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
    fours_lanes = fours_lanes | moved_0;
    fours_lanes = fours_lanes | moved_1;
    fours_lanes = fours_lanes | moved_2;
    fours_lanes = fours_lanes | moved_3;
    fours_lanes = fours_lanes | moved_4;
    fours_lanes = fours_lanes | moved_5;
    fours_lanes = fours_lanes | moved_6;
    fours_lanes = fours_lanes | moved_7;
  end

  always @* begin
    if (time_zero) begin end
    of_lower = 8'd0;
    of_upper = 8'd0;
    if (needs[7]) begin
      of_lower = in_lower;
      of_upper = in_upper;
    end
    if (needs[8]) begin
      of_lower = 8'hff;
      of_upper = 8'hff;
    end
  end

  always @* begin
    if (time_zero) begin end
    halves_lanes = 8'd0;
    if (half_0) begin
      halves_lanes = of_lower;
    end
    if (half_1) begin
      halves_lanes = halves_lanes | of_upper;
    end
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
    found_lanes = 32'd0;
    found_lanes[0] = pair_lanes[0] | fours_lanes[0] | halves_lanes[0];
    found_lanes[1] = pair_lanes[1] | fours_lanes[0] | halves_lanes[0];
    found_lanes[2] = pair_lanes[2] | fours_lanes[0] | halves_lanes[0];
    found_lanes[3] = pair_lanes[3] | fours_lanes[0] | halves_lanes[0];
    found_lanes[4] = pair_lanes[4] | fours_lanes[1] | halves_lanes[1];
    found_lanes[5] = pair_lanes[5] | fours_lanes[1] | halves_lanes[1];
    found_lanes[6] = pair_lanes[6] | fours_lanes[1] | halves_lanes[1];
    found_lanes[7] = pair_lanes[7] | fours_lanes[1] | halves_lanes[1];
    found_lanes[8] = pair_lanes[8] | fours_lanes[2] | halves_lanes[2];
    found_lanes[9] = pair_lanes[9] | fours_lanes[2] | halves_lanes[2];
    found_lanes[10] = pair_lanes[10] | fours_lanes[2] | halves_lanes[2];
    found_lanes[11] = pair_lanes[11] | fours_lanes[2] | halves_lanes[2];
    found_lanes[12] = pair_lanes[12] | fours_lanes[3] | halves_lanes[3];
    found_lanes[13] = pair_lanes[13] | fours_lanes[3] | halves_lanes[3];
    found_lanes[14] = pair_lanes[14] | fours_lanes[3] | halves_lanes[3];
    found_lanes[15] = pair_lanes[15] | fours_lanes[3] | halves_lanes[3];
    found_lanes[16] = pair_lanes[16] | fours_lanes[4] | halves_lanes[4];
    found_lanes[17] = pair_lanes[17] | fours_lanes[4] | halves_lanes[4];
    found_lanes[18] = pair_lanes[18] | fours_lanes[4] | halves_lanes[4];
    found_lanes[19] = pair_lanes[19] | fours_lanes[4] | halves_lanes[4];
    found_lanes[20] = pair_lanes[20] | fours_lanes[5] | halves_lanes[5];
    found_lanes[21] = pair_lanes[21] | fours_lanes[5] | halves_lanes[5];
    found_lanes[22] = pair_lanes[22] | fours_lanes[5] | halves_lanes[5];
    found_lanes[23] = pair_lanes[23] | fours_lanes[5] | halves_lanes[5];
    found_lanes[24] = pair_lanes[24] | fours_lanes[6] | halves_lanes[6];
    found_lanes[25] = pair_lanes[25] | fours_lanes[6] | halves_lanes[6];
    found_lanes[26] = pair_lanes[26] | fours_lanes[6] | halves_lanes[6];
    found_lanes[27] = pair_lanes[27] | fours_lanes[6] | halves_lanes[6];
    found_lanes[28] = pair_lanes[28] | fours_lanes[7] | halves_lanes[7];
    found_lanes[29] = pair_lanes[29] | fours_lanes[7] | halves_lanes[7];
    found_lanes[30] = pair_lanes[30] | fours_lanes[7] | halves_lanes[7];
    found_lanes[31] = pair_lanes[31] | fours_lanes[7] | halves_lanes[7];
  end

  always @* begin
    if (time_zero) begin end
    predicate = found;
    lanes = found_lanes;
    if (needs[10]) begin
      predicate = ~found;
      lanes = ~found_lanes;
    end
  end
endmodule
`default_nettype wire
