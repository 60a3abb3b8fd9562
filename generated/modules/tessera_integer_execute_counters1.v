// tessera_integer_execute_counters1
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
//   out  35  value
//   out   1  holds
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/integer/execute.rs; do not edit.
`default_nettype none
module tessera_integer_execute_counters1 (
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
  output reg  [34:0] value,
  output reg  holds
);
  wire places;
  wire average;
  wire carries;
  wire [31:0] low_0;
  wire [31:0] low_1;
  reg  [31:0] pattern;
  wire [34:0] adder__sum;
  wire adder__less;
  wire adder__equal;
  wire judge__holds;
  wire judge__biased;
  wire judge__first;
  reg  [33:0] shift__value;
  wire [4:0] shift__distance;
  wire shift__left;
  wire shift__keeps;
  wire [33:0] shift__shifted;
  wire [31:0] shift__reversed;
  wire [31:0] count_0__counted;

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
    .value(shift__value),
    .distance(shift__distance),
    .left(shift__left),
    .keeps(shift__keeps),
    .shifted(shift__shifted),
    .reversed(shift__reversed)
  );

  tessera_integer_count count_0 (
    .opcode(opcode),
    .value(modified_value_0),
    .reversed(shift__reversed),
    .counted(count_0__counted)
  );

  // add, average, compare
  assign average = opcode == 7'h42;
  assign carries = (opcode == 7'h4e) | (opcode == 7'h4f);
  assign low_0 = modified_value_0[31:0];
  assign low_1 = modified_value_1[31:0];
  // shift; bfi1 shifts as many ones as src0 says
  assign places = opcode == 7'h19;
  assign shift__distance = modified_value_1[4:0];
  assign shift__left = (opcode == 7'd9) | places;
  assign shift__keeps = opcode == 7'hc;

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

  always @* begin
    if (time_zero) begin end
    shift__value = modified_value_0;
    if (places) begin
      shift__value = ~(34'h3ffffffff << modified_value_0[4:0]);
    end
  end

  always @* begin
    if (time_zero) begin end
    // bitwise
    pattern = low_0 ^ low_1;
    if (opcode == 7'd4) begin
      pattern = ~low_0;
    end
    else if (opcode == 7'd5) begin
      pattern = low_0 & low_1;
    end
    else if (opcode == 7'd6) begin
      pattern = low_0 | low_1;
    end
  end

  always @* begin
    if (time_zero) begin end
    value = {3'd0, pattern};
    if (opcode == 7'h17) begin
      value = {3'd0, shift__reversed};
    end
    if (opcode[6:3] == 4'd9) begin
      value = {3'd0, count_0__counted};
    end
    if ((opcode == 7'h40) | carries) begin
      value = adder__sum;
    end
    else if (average) begin
      value = {{1{adder__sum[34]}}, adder__sum[34:1]};
    end
    else if (places | (opcode == 7'd9) | (opcode == 7'd8) | (opcode == 7'hc)) begin
      value = {{1{shift__shifted[33]}}, shift__shifted};
    end
    else if ((opcode == 7'd1) | ((opcode == 7'd2) & judge__first)) begin
      value = {{1{modified_value_0[33]}}, modified_value_0};
    end
    else if (opcode == 7'd2) begin
      value = {{1{modified_value_1[33]}}, modified_value_1};
    end
  end
endmodule
`default_nettype wire
