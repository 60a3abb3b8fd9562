// tessera_jam_shift_w33
// Moves a magnitude right and reports lost ones.
//
//   in   33  value
//   in    6  distance
//   in    1  far
//   out  33  moved
//   out   1  lost
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/float/jam_shift.rs; do not edit.
`default_nettype none
module tessera_jam_shift_w33 (
  input  wire [32:0] value,
  input  wire [5:0] distance,
  input  wire far,
  output wire [32:0] moved,
  output wire lost
);
  wire [5:0] moves;
  wire [32:0] level_0;
  reg  [32:0] level_1;
  reg  [32:0] level_2;
  reg  [32:0] level_3;
  reg  [32:0] level_4;
  reg  [32:0] level_5;
  reg  [32:0] level_6;
  reg  [5:0] drops;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign moves = far ? 6'h3f : distance;
  assign level_0 = value;
  assign moved = level_6;
  assign lost = |drops;

  always @* begin
    if (time_zero) begin end
    drops = 6'd0;
    level_1 = level_0;
    if (moves[5]) begin
      level_1 = level_0 >> 32;
      drops[0] = |(level_0 & 33'hffffffff);
    end
    level_2 = level_1;
    if (moves[4]) begin
      level_2 = level_1 >> 16;
      drops[1] = |(level_1 & 33'hffff);
    end
    level_3 = level_2;
    if (moves[3]) begin
      level_3 = level_2 >> 8;
      drops[2] = |(level_2 & 33'hff);
    end
    level_4 = level_3;
    if (moves[2]) begin
      level_4 = level_3 >> 4;
      drops[3] = |(level_3 & 33'hf);
    end
    level_5 = level_4;
    if (moves[1]) begin
      level_5 = level_4 >> 2;
      drops[4] = |(level_4 & 33'd3);
    end
    level_6 = level_5;
    if (moves[0]) begin
      level_6 = level_5 >> 1;
      drops[5] = |(level_5 & 33'd1);
    end
  end
endmodule
`default_nettype wire
