// tessera_integer_adder
// Adds or orders two exact integers or two binary32 patterns.
//
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
//   out  35  sum
//   out   1  less
//   out   1  equal
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/integer/adder.rs; do not edit.
`default_nettype none
module tessera_integer_adder (
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
  output wire [34:0] sum,
  output wire less,
  output wire equal
);
  wire [30:0] magnitude_0;
  wire [30:0] magnitude_1;
  wire [33:0] key_0;
  wire [33:0] key_1;
  wire [34:0] second;
  wire [34:0] total;

  assign magnitude_0 = modified_flushed[0] ? 31'd0 : modified_value_0[30:0];
  assign key_0 = modified_is_float ? (modified_below[0] ? ~{3'd0, magnitude_0} : {3'd0, magnitude_0})
      : modified_value_0;
  assign magnitude_1 = modified_flushed[1] ? 31'd0 : modified_value_1[30:0];
  assign key_1 = modified_is_float ? (modified_below[1] ? ~{3'd0, magnitude_1} : {3'd0, magnitude_1})
      : modified_value_1;
  assign second = modified_adds ? {{1{key_1[33]}}, key_1} : ~{{1{key_1[33]}}, key_1};
  assign total = {{1{key_0[33]}}, key_0} + second + {34'd0, modified_carry};
  assign sum = total;
  assign less = total[34];
  // a and not b are opposites: not behind the carries
  assign equal = &({{1{key_0[33]}}, key_0} ^ second);

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, modified_nan, modified_enters, modified_leaves, modified_keeps, modified_turns,
      modified_shifts, modified_counts, modified_ones, modified_from_below, modified_by_sign, modified_whole};
endmodule
`default_nettype wire
