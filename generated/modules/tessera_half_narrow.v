// tessera_half_narrow
// Rounds an f32 to f16.
//
//   in   32  value
//   in    1  half
//   in    2  rounding
//   in    1  flush
//   out  32  result
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/half/narrow.rs; do not edit.
`default_nettype none
module tessera_half_narrow (
  input  wire [31:0] value,
  input  wire half,
  input  wire [1:0] rounding,
  input  wire flush,
  output wire [31:0] result
);
  wire [7:0] exponent;
  wire denormal;
  wire [3:0] distance;
  wire [3:0] moves;
  wire nothing;
  wire something;
  wire [11:0] level_0;
  reg  [11:0] level_1;
  reg  [11:0] level_2;
  reg  [11:0] level_3;
  reg  [11:0] level_4;
  wire lost_0;
  reg  lost_1;
  reg  lost_2;
  reg  lost_3;
  reg  lost_4;
  wire [4:0] field;
  wire guard;
  wire sticky;
  wire outward;
  wire increment;
  wire carries;
  wire [14:0] rounded;
  wire nan;
  wire beyond;
  wire keeps;
  reg  [14:0] other;
  wire [31:0] instead;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign exponent = value[30:23];
  // f32 exponents: 113 is the smallest normal f16, 102 half of its smallest denormal, 143 beyond
  assign denormal = ~exponent[7] & ~((&exponent[6:4]) & (|exponent[3:0]));
  assign nothing = ~exponent[7] & ~((&exponent[6:5]) & ((|exponent[4:3]) | (&exponent[2:1])));
  assign beyond = exponent[7] & ((|exponent[6:4]) | (&exponent[3:0]));
  // a denormal: down to the weight of the last place
  assign distance = 4'd1 - exponent[3:0];
  // those of denormals, 0x66 to 0x70, by the fewest bits: where others look like them nothing is kept
  assign moves = (~exponent[7] & (~exponent[4] | ~(|exponent[3:0]))) ? distance : 4'd0;
  assign level_0 = {1'd1, value[22:12]};
  assign lost_0 = |value[11:0];
  // round; the carry runs into the exponent
  assign field = denormal ? 5'd0 : (exponent[4:0] ^ 5'h10);
  assign guard = level_4[0];
  assign sticky = lost_4;
  assign outward = ((rounding == 2'd1) & ~value[31]) | ((rounding == 2'd2) & value[31]);
  assign increment = (rounding == 2'd0) ? (guard & (sticky | level_4[1])) : (outward & (guard | sticky));
  assign rounded = {field, level_4[10:1]} + {14'd0, increment};
  // what is nearly nothing, infinity, what is beyond, a denormal that is flushed, NaN: decided beside the sum
  assign carries = increment & (&level_4[10:1]);
  assign something = nothing & outward & (|value[30:0]);
  assign nan = (&exponent) & (|value[22:0]);
  assign keeps = half & ~beyond & ~nothing & (~flush | ~denormal | carries);
  assign instead = half ? {16'd0, value[31] & ~nan, other} : value;
  assign result = keeps ? (instead | {17'd0, rounded}) : instead;

  always @* begin
    if (time_zero) begin end
    level_1 = level_0;
    lost_1 = lost_0;
    if (moves[3]) begin
      level_1 = level_0 >> 8;
      lost_1 = lost_0 | (|(level_0 & 12'hff));
    end
  end

  always @* begin
    if (time_zero) begin end
    level_2 = level_1;
    lost_2 = lost_1;
    if (moves[2]) begin
      level_2 = level_1 >> 4;
      lost_2 = lost_1 | (|(level_1 & 12'hf));
    end
  end

  always @* begin
    if (time_zero) begin end
    level_3 = level_2;
    lost_3 = lost_2;
    if (moves[1]) begin
      level_3 = level_2 >> 2;
      lost_3 = lost_2 | (|(level_2 & 12'd3));
    end
  end

  always @* begin
    if (time_zero) begin end
    level_4 = level_3;
    lost_4 = lost_3;
    if (moves[0]) begin
      level_4 = level_3 >> 1;
      lost_4 = lost_3 | (|(level_3 & 12'd1));
    end
  end

  always @* begin
    if (time_zero) begin end
    other = 15'd0;
    if (something & ~flush) begin
      other = 15'd1;
    end
    if (nan) begin
      other = 15'h7e00;
    end
    else if (beyond) begin
      other = 15'h7bff;
      if ((&exponent) | outward | (rounding == 2'd0)) begin
        other = 15'h7c00;
      end
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, level_4[11]};
endmodule
`default_nettype wire
