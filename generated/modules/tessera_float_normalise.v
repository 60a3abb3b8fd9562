// tessera_float_normalise
// Moves a sum to the left.
//
//   in   52  sum
//   in    6  shift
//   out  24  significand
//   out   1  guard
//   out   1  sticky       Something below the guard.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/float/normalise.rs; do not edit.
`default_nettype none
module tessera_float_normalise (
  input  wire [51:0] sum,
  input  wire [5:0] shift,
  output wire [23:0] significand,
  output wire guard,
  output wire sticky
);
  wire [51:0] level_0;
  reg  [51:0] level_1;
  reg  [51:0] level_2;
  reg  [51:0] level_3;
  reg  [51:0] level_4;
  reg  [51:0] level_5;
  reg  [51:0] level_6;
  reg  [5:0] ones;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign level_0 = sum;
  assign significand = level_6[51:28];
  assign guard = level_6[27];
  assign sticky = |ones;

  always @* begin
    if (time_zero) begin end
    ones = 6'd0;
    level_1 = level_0;
    if (shift[5]) begin
      level_1 = level_0 << 32;
    end
    else begin
      ones = ones & 6'h3e;
    end
    level_2 = level_1;
    if (shift[4]) begin
      level_2 = level_1 << 16;
    end
    else begin
      ones[1] = |(level_1 & 52'hfff);
    end
    level_3 = level_2;
    if (shift[3]) begin
      level_3 = level_2 << 8;
    end
    else begin
      ones[2] = |(level_2 & 52'hff000);
    end
    level_4 = level_3;
    if (shift[2]) begin
      level_4 = level_3 << 4;
    end
    else begin
      ones[3] = |(level_3 & 52'hf00000);
    end
    level_5 = level_4;
    if (shift[1]) begin
      level_5 = level_4 << 2;
    end
    else begin
      ones[4] = |(level_4 & 52'h3000000);
    end
    level_6 = level_5;
    if (shift[0]) begin
      level_6 = level_5 << 1;
    end
    else begin
      ones[5] = |(level_5 & 52'h4000000);
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, level_6[26:0]};
endmodule
`default_nettype wire
