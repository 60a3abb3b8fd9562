// tessera_double_round
// Rounds, packs and judges.
//
//   in   64  value
//   in    1  below     Something is below it.
//   in   15  exponent  Of its leading bit, the smallest one if there is none; in the format's bias.
//   in    1  sign
//   in    1  away      The direction of rounding, if it is one, leads away from zero: by `sign`, as nothing infinite is
//                      rounded.
//   in    1  cancel    A difference made it.
//   in    3  special
//   in   15  control   `word::double_control`.
//   out  64  result
//   out   1  flag
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/double/round.rs; do not edit.
`default_nettype none
module tessera_double_round (
  input  wire [63:0] value,
  input  wire below,
  input  wire [14:0] exponent,
  input  wire sign,
  input  wire away,
  input  wire cancel,
  input  wire [2:0] special,
  input  wire [14:0] control,
  output wire [63:0] result,
  output wire flag
);
  wire single;
  wire [14:0] field;
  wire negative;
  reg  guard;
  reg  sticky;
  reg  odd;
  reg  outward;
  reg  increment;
  wire none;
  reg  full;
  wire carries;
  wire exact_zero;
  reg  [63:0] unrounded;
  wire [63:0] rounded;
  reg  above;
  reg  top;
  reg  reaches;
  wire ones;
  wire over;
  reg  bottom;
  wire infinite;
  wire one_or_more;
  wire raw;
  wire vanishes;
  wire sign_out;
  reg  keeps;
  reg  [62:0] other;
  reg  [30:0] single_other;
  wire [63:0] plain;
  wire [63:0] delivered;
  wire nan;
  reg  less;
  reg  zero;
  wire is_nan;
  wire judge__less;
  wire [1:0] judge__nan;
  wire [2:0] judge__judgement_condition;
  wire judge__holds;
  wire judge__biased;
  wire judge__first;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_integer_judge judge (
    .less(judge__less),
    .equal(zero),
    .nan(judge__nan),
    .judgement_condition(judge__judgement_condition),
    .judgement_predicate(1'd0),
    .holds(judge__holds),
    .biased(judge__biased),
    .first(judge__first)
  );

  assign single = control[3];
  assign negative = special[1] ? special[2] : sign;
  // round
  assign field = value[63] ? exponent : 15'd0;
  assign rounded = unrounded + {63'd0, increment};
  assign carries = increment & full;
  assign none = ~(|unrounded);
  assign exact_zero = ~(|value) & ~below;
  assign ones = reaches & (field[0] | carries);
  assign over = above | (top & ones);
  assign one_or_more = top | ones;
  assign infinite = special[1] | (over & outward);
  // what takes the place of the magnitude is decided first, so that each bit has one choice
  assign nan = special[0];
  assign raw = control[5];
  assign vanishes = control[2] & bottom;
  assign sign_out = (exact_zero & cancel & ~infinite & ~nan & ~control[4]) ? (control[1:0] == 2'd2)
      : (negative & ~nan & ~control[4]);
  // pack
  assign plain = keeps ? rounded : 64'd0;
  assign delivered = single ? {32'd0, sign_out, plain[30:0] | single_other} : {sign_out, plain[62:0] | other};
  assign result = raw ? value : delivered;
  // judge; what saturates is neither below zero nor NaN
  assign is_nan = nan & ~control[4];
  assign judge__less = less & ~zero;
  assign judge__nan = {1'd0, is_nan};
  assign judge__judgement_condition = control[8:6];
  assign flag = control[9] ? control[10] : judge__holds;

  always @* begin
    if (time_zero) begin end
    guard = value[10];
    sticky = (|value[9:0]) | below;
    odd = value[11];
    full = &value[62:11];
    unrounded = {1'd0, field[10:0], value[62:11]};
    if (single) begin
      guard = value[39];
      sticky = (|value[38:0]) | below;
      odd = value[40];
      full = &value[62:40];
      unrounded = {33'd0, field[7:0], value[62:40]};
    end
  end

  always @* begin
    if (time_zero) begin end
    outward = away;
    increment = away & (guard | sticky);
    if (control[1:0] == 2'd0) begin
      increment = guard & (sticky | odd);
      outward = 1'd1;
    end
  end

  always @* begin
    if (time_zero) begin end
    // limits: of the exponent, which one more may reach
    above = |field[14:11];
    top = field[10];
    reaches = &field[9:1];
    bottom = ~(|field[10:0]) & ~carries;
    if (single) begin
      above = |field[14:8];
      top = field[7];
      reaches = &field[6:1];
      bottom = ~(|field[7:0]) & ~carries;
    end
  end

  always @* begin
    if (time_zero) begin end
    keeps = ~raw & ~nan & ~infinite & ~over & ~vanishes;
    other = 63'd0;
    single_other = 31'd0;
    if (nan) begin
      other = 63'h7ff8000000000000;
      single_other = 31'h7fc00000;
    end
    else if (infinite) begin
      other = 63'h7ff0000000000000;
      single_other = 31'h7f800000;
    end
    else if (over) begin
      other = 63'h7fefffffffffffff;
      single_other = 31'h7f7fffff;
    end
    if (control[4]) begin
      if (nan | negative | (exact_zero & ~infinite)) begin
        keeps = 1'd0;
        other = 63'd0;
        single_other = 31'd0;
      end
      else if (infinite | over | one_or_more) begin
        keeps = 1'd0;
        other = 63'h3ff0000000000000;
        single_other = 31'h3f800000;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    less = negative;
    zero = ~nan & ~infinite & ~over & ((none & ~increment) | (control[2] & bottom));
    if (control[5]) begin
      less = value[63];
      zero = ~(|value[62:0]) | (control[2] & ~(|value[62:52]));
    end
    else if (control[4] & (nan | negative)) begin
      zero = 1'd1;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, control[14:11], plain[63], judge__biased, judge__first};
endmodule
`default_nettype wire
