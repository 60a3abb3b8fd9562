// tessera_tc_predicate
// Predicate by channel.
//
//   in   64  lo
//   in   32  flag       The flag register of the predicate, and the other one of its thread.
//   in   32  other
//   out  32  predicate
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/predicate.rs; do not edit.
`default_nettype none
module tessera_tc_predicate (
  input  wire [63:0] lo,
  input  wire [31:0] flag,
  input  wire [31:0] other,
  output wire [31:0] predicate
);
  wire [3:0] control;
  wire all;
  wire wide_0;
  wire wide_1;
  wire wide_2;
  wire wide_3;
  wire wide_4;
  wire [31:0] both;
  wire [31:0] half_of;
  wire [31:0] own;
  wire [31:0] partner;
  wire [31:0] pair;
  reg  [7:0] four;
  reg  [7:0] by_fours;
  wire half_0;
  wire half_1;
  wire by_halves_0;
  wire by_halves_1;
  reg  [31:0] found;
  wire inverts;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign control = lo[19:16];
  assign all = control[0];
  // 4, 5: any and all of 2; and so on by twos up to 32
  assign wide_0 = control > 4'd3;
  assign wide_1 = control > 4'd5;
  assign wide_2 = control > 4'd7;
  assign wide_3 = control > 4'd9;
  assign wide_4 = control > 4'd11;
  // what is looked for
  assign both = (lo[19:17] == 3'd1) ? (all ? (flag & other) : (flag | other)) : flag;
  assign half_of = lo[32] ? (both >> 16) : both;
  assign own = all ? ~half_of : half_of;
  // 1 and 2 channels; without a predicate everything is found
  assign partner = ((own & 32'h55555555) << 1) | ((own >> 1) & 32'h55555555);
  assign pair = ~(|control) ? 32'hffffffff : wide_0 ? (own | partner) : own;
  // 16 and 32
  assign half_0 = |four[3:0];
  assign half_1 = |four[7:4];
  assign by_halves_0 = (wide_3 & half_0) | (wide_4 & half_1);
  assign by_halves_1 = (wide_3 & half_1) | (wide_4 & half_0);
  assign inverts = (|control) & (lo[20] ^ all);
  assign predicate = inverts ? ~found : found;

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
    by_fours[0] = (wide_1 & four[0]) | (wide_2 & four[1]);
    by_fours[1] = (wide_1 & four[1]) | (wide_2 & four[0]);
    by_fours[2] = (wide_1 & four[2]) | (wide_2 & four[3]);
    by_fours[3] = (wide_1 & four[3]) | (wide_2 & four[2]);
    by_fours[4] = (wide_1 & four[4]) | (wide_2 & four[5]);
    by_fours[5] = (wide_1 & four[5]) | (wide_2 & four[4]);
    by_fours[6] = (wide_1 & four[6]) | (wide_2 & four[7]);
    by_fours[7] = (wide_1 & four[7]) | (wide_2 & four[6]);
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

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, lo[15:0], lo[31:21], lo[63:33]};
endmodule
`default_nettype wire
