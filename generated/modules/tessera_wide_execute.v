// tessera_wide_execute
// Adds, combines and begins to shift.
//
//   in   64  operands_value_0    Values without their modifiers, but with the NOT of bitwise operations.
//   in   64  operands_value_1
//   in    2  operands_below      Bit i: value i is negative.
//   in    2  operands_flips      Bit i: value i is to be negated.
//   in    6  operands_distance   Distance of a shift.
//   in    1  operands_beyond     The float is beyond every integer type.
//   in    7  opcode
//   out  64  halfway_sum         Sum or difference.
//   out   2  halfway_sum_above   What it has above: `word::above`.
//   out  64  halfway_first       The first source, or a bitwise operation.
//   out  64  halfway_second      The second source.
//   out  64  halfway_moved       A shift, by multiples of 8.
//   out   3  halfway_distance    What is left of its distance.
//   out   1  halfway_fill        What enters it.
//   out   2  halfway_below       Signs of the sources: as `WideOperands`.
//   out   2  halfway_flips       Negations: as `WideOperands`.
//   out   1  halfway_beyond      The float is beyond every integer type.
//   out  32  halfway_correction  What the signs of the factors take from the high dword of a product.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/wide/execute.rs; do not edit.
`default_nettype none
module tessera_wide_execute (
  input  wire [63:0] operands_value_0,
  input  wire [63:0] operands_value_1,
  input  wire [1:0] operands_below,
  input  wire [1:0] operands_flips,
  input  wire [5:0] operands_distance,
  input  wire operands_beyond,
  input  wire [6:0] opcode,
  output wire [63:0] halfway_sum,
  output wire [1:0] halfway_sum_above,
  output wire [63:0] halfway_first,
  output wire [63:0] halfway_second,
  output wire [63:0] halfway_moved,
  output wire [2:0] halfway_distance,
  output wire halfway_fill,
  output wire [1:0] halfway_below,
  output wire [1:0] halfway_flips,
  output wire halfway_beyond,
  output wire [31:0] halfway_correction
);
  wire [63:0] a;
  wire [63:0] b;
  wire subtracts;
  reg  [63:0] added;
  reg  added_sign;
  wire [32:0] low;
  wire [33:0] high;
  wire fill;
  wire [63:0] level_0;
  wire [63:0] level_1;
  wire [63:0] level_2;
  wire [63:0] level_3;
  wire [31:0] taken_0;
  wire [31:0] taken_1;
  wire [31:0] turned_0__value;
  wire [31:0] turned_0__reversed;
  wire [31:0] turned_1__value;
  wire [31:0] turned_1__reversed;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_bit_reverse turned_0 (
    .value(turned_0__value),
    .reversed(turned_0__reversed)
  );

  tessera_bit_reverse turned_1 (
    .value(turned_1__value),
    .reversed(turned_1__reversed)
  );

  assign a = operands_value_0;
  assign b = operands_value_1;
  // add, compare
  assign subtracts = operands_flips[0] ^ operands_flips[1] ^ (opcode != 7'h40);
  assign low = {1'd0, a[31:0]} + {1'd0, added[31:0]} + {32'd0, subtracts};
  assign high = {operands_below[0], operands_below[0], a[63:32]} + {added_sign, added_sign, added[63:32]}
      + {33'd0, low[32]};
  assign halfway_sum = {high[31:0], low[31:0]};
  assign halfway_sum_above = high[33:32];
  // bitwise; not has inverted its source
  assign halfway_first = (opcode == 7'd5) ? (a & b) : (opcode == 7'd6) ? (a | b) : (opcode == 7'd7) ? (a ^ b) : a;
  assign halfway_second = b;
  // shift
  assign turned_0__value = a[63:32];
  assign turned_1__value = a[31:0];
  assign fill = (opcode == 7'hc) & operands_below[0];
  assign level_0 = (opcode == 7'd9) ? {turned_1__reversed, turned_0__reversed} : a;
  assign level_1 = operands_distance[5] ? (fill ? {32'hffffffff, level_0[63:32]} : (level_0 >> 32)) : level_0;
  assign level_2 = operands_distance[4] ? (fill ? {16'hffff, level_1[63:16]} : (level_1 >> 16)) : level_1;
  assign level_3 = operands_distance[3] ? (fill ? {8'hff, level_2[63:8]} : (level_2 >> 8)) : level_2;
  assign halfway_moved = level_3;
  assign halfway_fill = fill;
  assign halfway_distance = operands_distance[2:0];
  // product
  assign taken_0 = operands_below[0] ? b[31:0] : 32'd0;
  assign taken_1 = operands_below[1] ? a[31:0] : 32'd0;
  assign halfway_correction = taken_0 + taken_1;
  assign halfway_below = operands_below;
  assign halfway_flips = operands_flips;
  assign halfway_beyond = operands_beyond;

  always @* begin
    if (time_zero) begin end
    added = b;
    added_sign = operands_below[1];
    if (subtracts) begin
      added = ~b;
      added_sign = ~operands_below[1];
    end
  end
endmodule
`default_nettype wire
