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
  reg  [31:0] found;
  wire by_channels_0__any;
  wire by_channels_1__any;
  wire by_channels_2__any;
  wire by_channels_3__any;
  wire by_channels_4__any;
  wire by_channels_5__any;
  wire by_channels_6__any;
  wire by_channels_7__any;
  wire by_lanes_0__any;
  wire [2:0] by_lanes_1__place;
  wire by_lanes_1__any;
  wire [2:0] by_lanes_2__place;
  wire by_lanes_2__any;
  wire [2:0] by_lanes_3__place;
  wire by_lanes_3__any;
  wire [2:0] by_lanes_4__place;
  wire by_lanes_4__any;
  wire [2:0] by_lanes_5__place;
  wire by_lanes_5__any;
  wire [2:0] by_lanes_6__place;
  wire by_lanes_6__any;
  wire [2:0] by_lanes_7__place;
  wire by_lanes_7__any;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_tc_group by_channels_0 (
    .four(four),
    .place(3'd0),
    .needs(needs),
    .any(by_channels_0__any)
  );

  tessera_tc_group by_channels_1 (
    .four(four),
    .place(3'd1),
    .needs(needs),
    .any(by_channels_1__any)
  );

  tessera_tc_group by_channels_2 (
    .four(four),
    .place(3'd2),
    .needs(needs),
    .any(by_channels_2__any)
  );

  tessera_tc_group by_channels_3 (
    .four(four),
    .place(3'd3),
    .needs(needs),
    .any(by_channels_3__any)
  );

  tessera_tc_group by_channels_4 (
    .four(four),
    .place(3'd4),
    .needs(needs),
    .any(by_channels_4__any)
  );

  tessera_tc_group by_channels_5 (
    .four(four),
    .place(3'd5),
    .needs(needs),
    .any(by_channels_5__any)
  );

  tessera_tc_group by_channels_6 (
    .four(four),
    .place(3'd6),
    .needs(needs),
    .any(by_channels_6__any)
  );

  tessera_tc_group by_channels_7 (
    .four(four),
    .place(3'd7),
    .needs(needs),
    .any(by_channels_7__any)
  );

  tessera_tc_group by_lanes_0 (
    .four(four),
    .place(group),
    .needs(needs),
    .any(by_lanes_0__any)
  );

  tessera_tc_group by_lanes_1 (
    .four(four),
    .place(by_lanes_1__place),
    .needs(needs),
    .any(by_lanes_1__any)
  );

  tessera_tc_group by_lanes_2 (
    .four(four),
    .place(by_lanes_2__place),
    .needs(needs),
    .any(by_lanes_2__any)
  );

  tessera_tc_group by_lanes_3 (
    .four(four),
    .place(by_lanes_3__place),
    .needs(needs),
    .any(by_lanes_3__any)
  );

  tessera_tc_group by_lanes_4 (
    .four(four),
    .place(by_lanes_4__place),
    .needs(needs),
    .any(by_lanes_4__any)
  );

  tessera_tc_group by_lanes_5 (
    .four(four),
    .place(by_lanes_5__place),
    .needs(needs),
    .any(by_lanes_5__any)
  );

  tessera_tc_group by_lanes_6 (
    .four(four),
    .place(by_lanes_6__place),
    .needs(needs),
    .any(by_lanes_6__any)
  );

  tessera_tc_group by_lanes_7 (
    .four(four),
    .place(by_lanes_7__place),
    .needs(needs),
    .any(by_lanes_7__any)
  );

  // what is looked for
  assign flags = needs[0] ? (needs[1] ? (f0 & f1) : (f0 | f1)) : needs[1] ? f1 : f0;
  assign half_of = needs[2] ? (flags >> 16) : flags;
  assign own = needs[3] ? ~half_of : half_of;
  // 1 and 2 channels; without a predicate everything is found
  assign partner = ((own & 32'h55555555) << 1) | ((own >> 1) & 32'h55555555);
  assign pair = needs[9] ? 32'hffffffff : needs[4] ? (own | partner) : own;
  assign pair_lanes = pair >> {group, 2'd0};
  assign by_lanes_1__place = group + 3'd1;
  assign by_lanes_2__place = group + 3'd2;
  assign by_lanes_3__place = group + 3'd3;
  assign by_lanes_4__place = group + 3'd4;
  assign by_lanes_5__place = group + 3'd5;
  assign by_lanes_6__place = group + 3'd6;
  assign by_lanes_7__place = group + 3'd7;
  assign predicate = needs[10] ? ~found : found;
  assign inverts = needs[10];

  always @* begin
    if (time_zero) begin end
    // 4 and more
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
    // out
    found = 32'd0;
    found[0] = pair[0] | by_channels_0__any;
    found[1] = pair[1] | by_channels_0__any;
    found[2] = pair[2] | by_channels_0__any;
    found[3] = pair[3] | by_channels_0__any;
    found[4] = pair[4] | by_channels_1__any;
    found[5] = pair[5] | by_channels_1__any;
    found[6] = pair[6] | by_channels_1__any;
    found[7] = pair[7] | by_channels_1__any;
    found[8] = pair[8] | by_channels_2__any;
    found[9] = pair[9] | by_channels_2__any;
    found[10] = pair[10] | by_channels_2__any;
    found[11] = pair[11] | by_channels_2__any;
    found[12] = pair[12] | by_channels_3__any;
    found[13] = pair[13] | by_channels_3__any;
    found[14] = pair[14] | by_channels_3__any;
    found[15] = pair[15] | by_channels_3__any;
    found[16] = pair[16] | by_channels_4__any;
    found[17] = pair[17] | by_channels_4__any;
    found[18] = pair[18] | by_channels_4__any;
    found[19] = pair[19] | by_channels_4__any;
    found[20] = pair[20] | by_channels_5__any;
    found[21] = pair[21] | by_channels_5__any;
    found[22] = pair[22] | by_channels_5__any;
    found[23] = pair[23] | by_channels_5__any;
    found[24] = pair[24] | by_channels_6__any;
    found[25] = pair[25] | by_channels_6__any;
    found[26] = pair[26] | by_channels_6__any;
    found[27] = pair[27] | by_channels_6__any;
    found[28] = pair[28] | by_channels_7__any;
    found[29] = pair[29] | by_channels_7__any;
    found[30] = pair[30] | by_channels_7__any;
    found[31] = pair[31] | by_channels_7__any;
  end

  always @* begin
    if (time_zero) begin end
    lanes = 32'd0;
    lanes[0] = pair_lanes[0] | by_lanes_0__any;
    lanes[1] = pair_lanes[1] | by_lanes_0__any;
    lanes[2] = pair_lanes[2] | by_lanes_0__any;
    lanes[3] = pair_lanes[3] | by_lanes_0__any;
    lanes[4] = pair_lanes[4] | by_lanes_1__any;
    lanes[5] = pair_lanes[5] | by_lanes_1__any;
    lanes[6] = pair_lanes[6] | by_lanes_1__any;
    lanes[7] = pair_lanes[7] | by_lanes_1__any;
    lanes[8] = pair_lanes[8] | by_lanes_2__any;
    lanes[9] = pair_lanes[9] | by_lanes_2__any;
    lanes[10] = pair_lanes[10] | by_lanes_2__any;
    lanes[11] = pair_lanes[11] | by_lanes_2__any;
    lanes[12] = pair_lanes[12] | by_lanes_3__any;
    lanes[13] = pair_lanes[13] | by_lanes_3__any;
    lanes[14] = pair_lanes[14] | by_lanes_3__any;
    lanes[15] = pair_lanes[15] | by_lanes_3__any;
    lanes[16] = pair_lanes[16] | by_lanes_4__any;
    lanes[17] = pair_lanes[17] | by_lanes_4__any;
    lanes[18] = pair_lanes[18] | by_lanes_4__any;
    lanes[19] = pair_lanes[19] | by_lanes_4__any;
    lanes[20] = pair_lanes[20] | by_lanes_5__any;
    lanes[21] = pair_lanes[21] | by_lanes_5__any;
    lanes[22] = pair_lanes[22] | by_lanes_5__any;
    lanes[23] = pair_lanes[23] | by_lanes_5__any;
    lanes[24] = pair_lanes[24] | by_lanes_6__any;
    lanes[25] = pair_lanes[25] | by_lanes_6__any;
    lanes[26] = pair_lanes[26] | by_lanes_6__any;
    lanes[27] = pair_lanes[27] | by_lanes_6__any;
    lanes[28] = pair_lanes[28] | by_lanes_7__any;
    lanes[29] = pair_lanes[29] | by_lanes_7__any;
    lanes[30] = pair_lanes[30] | by_lanes_7__any;
    lanes[31] = pair_lanes[31] | by_lanes_7__any;
  end
endmodule
`default_nettype wire
