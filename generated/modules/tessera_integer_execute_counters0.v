// tessera_integer_execute_counters0
// Computes integer results and comparisons. `COUNTERS`: counts bits, 1 or 0.
//
//   in    7  opcode
//   in    3  judgement_condition  Condition modifier: `word::condition`.
//   in    1  judgement_predicate  Predicate of the lane.
//   in   34  modified_value_0     Values; a float is its pattern.
//   in   34  modified_value_1
//   in    1  modified_is_float    They are floats.
//   in    2  modified_flushed     Bit i: source i is a float that counts as zero, as denormals are flushed.
//   in    2  modified_below       Bit i: source i is a float below zero.
//   in    2  modified_nan         Bit i: source i is NaN.
//   in    1  modified_adds        The adder adds them, else it subtracts.
//   in    1  modified_carry       It adds one more.
//   in    1  modified_enters      The shifter turns the pattern around before it shifts.
//   in    1  modified_leaves      It turns it around after that.
//   in    1  modified_keeps       It keeps the sign.
//   in    1  modified_turns       It shifts by nothing (bfrev).
//   in    1  modified_shifts      What it makes is the result.
//   in    1  modified_counts      The count is the result.
//   in    1  modified_ones        It is that of ones (cbit), else that of the zeros before the first one.
//   in    1  modified_from_below  These are counted from below (fbl).
//   in    1  modified_by_sign     Those before the first zero, as it is negative (fbh).
//   in    1  modified_whole       Of nothing but zeros there are 32 (lzd), else all ones are said.
//   out  35  value
//   out   1  holds
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/integer/execute.rs; do not edit.
`default_nettype none
module tessera_integer_execute_counters0 (
  input  wire [6:0] opcode,
  input  wire [2:0] judgement_condition,
  input  wire judgement_predicate,
  input  wire [33:0] modified_value_0,
  input  wire [33:0] modified_value_1,
  input  wire modified_is_float,
  input  wire [1:0] modified_flushed,
  input  wire [1:0] modified_below,
  input  wire [1:0] modified_nan,
  input  wire modified_adds,
  input  wire modified_carry,
  input  wire modified_enters,
  input  wire modified_leaves,
  input  wire modified_keeps,
  input  wire modified_turns,
  input  wire modified_shifts,
  input  wire modified_counts,
  input  wire modified_ones,
  input  wire modified_from_below,
  input  wire modified_by_sign,
  input  wire modified_whole,
  output wire [34:0] value,
  output reg  holds
);
  wire average;
  wire carries;
  wire [31:0] low_0;
  wire [31:0] low_1;
  wire even;
  wire odd;
  wire undoes;
  wire passes;
  wire [31:0] pattern;
  wire [31:0] mixed;
  wire counts;
  wire adds;
  wire copies_0;
  wire copies_1;
  wire [1:0] signs;
  wire [34:0] total;
  wire [34:0] moved;
  wire [34:0] counted;
  wire [34:0] adder__sum;
  wire adder__less;
  wire adder__equal;
  wire judge__holds;
  wire judge__biased;
  wire judge__first;
  wire [4:0] shift__distance;
  wire [33:0] shift__shifted;
  wire [31:0] shift__reversed;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_integer_adder adder (
    .modified_value_0(modified_value_0),
    .modified_value_1(modified_value_1),
    .modified_is_float(modified_is_float),
    .modified_flushed(modified_flushed),
    .modified_below(modified_below),
    .modified_nan(modified_nan),
    .modified_adds(modified_adds),
    .modified_carry(modified_carry),
    .modified_enters(modified_enters),
    .modified_leaves(modified_leaves),
    .modified_keeps(modified_keeps),
    .modified_turns(modified_turns),
    .modified_shifts(modified_shifts),
    .modified_counts(modified_counts),
    .modified_ones(modified_ones),
    .modified_from_below(modified_from_below),
    .modified_by_sign(modified_by_sign),
    .modified_whole(modified_whole),
    .sum(adder__sum),
    .less(adder__less),
    .equal(adder__equal)
  );

  tessera_integer_judge judge (
    .less(adder__less),
    .equal(adder__equal),
    .nan(modified_nan),
    .judgement_condition(judgement_condition),
    .judgement_predicate(judgement_predicate),
    .holds(judge__holds),
    .biased(judge__biased),
    .first(judge__first)
  );

  tessera_integer_shift shift (
    // shift
    .value(modified_value_0),
    .distance(shift__distance),
    .enters(modified_enters),
    .leaves(modified_leaves),
    .keeps(modified_keeps),
    .shifted(shift__shifted),
    .reversed(shift__reversed)
  );

  // add, average, compare
  assign average = opcode == 7'h42;
  assign carries = (opcode == 7'h4e) | (opcode == 7'h4f);
  assign low_0 = modified_value_0[31:0];
  assign low_1 = modified_value_1[31:0];
  assign shift__distance = modified_turns ? 5'd0 : modified_value_1[4:0];
  // counts
  assign counts = 1'd0;
  assign counted = 35'd0;
  // which it is, decided before any bit is chosen
  assign adds = (opcode == 7'h40) | carries;
  assign copies_0 = (opcode == 7'd1) | ((opcode == 7'd2) & judge__first);
  assign copies_1 = (opcode == 7'd2) & ~judge__first;
  // bitwise, or a copy: two choices a bit, of four and two more signals
  assign even = (opcode == 7'd4) | (opcode == 7'd6);
  assign odd = (opcode == 7'd5) | (opcode == 7'd6);
  assign pattern = even ? (odd ? (low_0 | low_1) : ~low_0) : odd ? (low_0 & low_1) : (low_0 ^ low_1);
  assign passes = copies_1 | adds | average | modified_shifts | counts;
  assign undoes = copies_0 | (passes & ~copies_1);
  assign mixed = passes ? (~undoes ? low_1 : 32'd0) : undoes ? (pattern ^ low_1) : pattern;
  // sums and shifts
  assign total = adds ? adder__sum : average ? {{1{adder__sum[34]}}, adder__sum[34:1]} : 35'd0;
  assign moved = modified_shifts ? {{1{shift__shifted[33]}}, shift__shifted} : 35'd0;
  assign signs = copies_1 ? modified_value_1[33:32] : copies_0 ? modified_value_0[33:32] : 2'd0;
  assign value = {3'd0, mixed} | total | moved | counted | ({{33{signs[1]}}, signs} << 32);

  always @* begin
    if (time_zero) begin end
    holds = 1'd0;
    if (opcode[6:1] == 6'd8) begin
      holds = judge__holds | (judge__biased & (opcode == 7'h11));
    end
    else if (carries) begin
      holds = adder__sum[32];
    end
    else if (opcode == 7'd1) begin
      holds = modified_flushed[0];
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, shift__reversed};
endmodule
`default_nettype wire
