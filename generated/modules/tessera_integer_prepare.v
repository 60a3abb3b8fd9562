// tessera_integer_prepare
// Modifies and classifies the sources.
//
//   in    7  opcode
//   in    1  bitwise              Of the opcode, as modifiers wait for it: a bitwise function, cbit.
//   in    1  ones
//   in    4  mode
//   in   32  sources_src_0        Elements.
//   in   32  sources_src_1
//   in    3  sources_kind_0       Their types: `word::element`.
//   in    3  sources_kind_1
//   in    2  sources_abs          Absolute value of each source.
//   in    2  sources_negate       Negation of each source.
//   out  34  modified_value_0     Values; a float is its pattern.
//   out  34  modified_value_1
//   out   1  modified_is_float    They are floats.
//   out   2  modified_flushed     Bit i: source i is a float that counts as zero, as denormals are flushed.
//   out   2  modified_below       Bit i: source i is a float below zero.
//   out   2  modified_nan         Bit i: source i is NaN.
//   out   1  modified_adds        The adder adds them, else it subtracts.
//   out   1  modified_carry       It adds one more.
//   out   1  modified_enters      The shifter turns the pattern around before it shifts.
//   out   1  modified_leaves      It turns it around after that.
//   out   1  modified_keeps       It keeps the sign.
//   out   1  modified_turns       It shifts by nothing (bfrev).
//   out   1  modified_shifts      What it makes is the result.
//   out   1  modified_counts      The count is the result.
//   out   1  modified_ones        It is that of ones (cbit), else that of the zeros before the first one.
//   out   1  modified_from_below  These are counted from below (fbl).
//   out   1  modified_by_sign     Those before the first zero, as it is negative (fbh).
//   out   1  modified_whole       Of nothing but zeros there are 32 (lzd), else all ones are said.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/integer/prepare.rs; do not edit.
`default_nettype none
module tessera_integer_prepare (
  input  wire [6:0] opcode,
  input  wire bitwise,
  input  wire ones,
  input  wire [3:0] mode,
  input  wire [31:0] sources_src_0,
  input  wire [31:0] sources_src_1,
  input  wire [2:0] sources_kind_0,
  input  wire [2:0] sources_kind_1,
  input  wire [1:0] sources_abs,
  input  wire [1:0] sources_negate,
  output reg  [33:0] modified_value_0,
  output wire [33:0] modified_value_1,
  output wire modified_is_float,
  output wire [1:0] modified_flushed,
  output wire [1:0] modified_below,
  output wire [1:0] modified_nan,
  output wire modified_adds,
  output wire modified_carry,
  output wire modified_enters,
  output wire modified_leaves,
  output wire modified_keeps,
  output wire modified_turns,
  output wire modified_shifts,
  output wire modified_counts,
  output wire modified_ones,
  output wire modified_from_below,
  output wire modified_by_sign,
  output wire modified_whole
);
  wire is_float;
  wire is_half;
  wire ftz;
  reg  [1:0] some;
  reg  [1:0] every;
  reg  [1:0] fraction;
  reg  [1:0] flushed;
  reg  [1:0] below;
  reg  [1:0] nan;
  wire shl;
  wire shr;
  wire asr;
  wire places;
  wire turns;
  wire from_below;
  wire by_sign;
  wire negative;
  wire whole;
  reg  [2:0] modify_0__kind;
  wire modify_0__abs;
  wire modify_0__negate;
  wire [33:0] modify_0__value;
  reg  [2:0] modify_1__kind;
  wire modify_1__abs;
  wire modify_1__negate;
  wire [33:0] modify_1__value;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_source_modify modify_0 (
    .element(sources_src_0),
    .kind(modify_0__kind),
    .abs(modify_0__abs),
    .negate(modify_0__negate),
    .bitwise(bitwise),
    .value(modify_0__value)
  );

  tessera_source_modify modify_1 (
    .element(sources_src_1),
    .kind(modify_1__kind),
    .abs(modify_1__abs),
    .negate(modify_1__negate),
    .bitwise(bitwise),
    .value(modify_1__value)
  );

  // the counter's controls, a stage before it
  assign from_below = opcode == 7'h4c;
  assign by_sign = opcode == 7'h4b;
  assign negative = (sources_kind_0[2:1] == 2'd1) ? sources_src_0[15] : (sources_kind_0[2:1] == 2'd2) ? sources_src_0[7]
      : sources_src_0[31];
  assign whole = opcode == 7'h4a;
  assign modified_counts = ones | from_below | by_sign | whole;
  assign modified_by_sign = by_sign & negative & sources_kind_0[0];
  assign modified_ones = ones;
  assign modified_from_below = from_below;
  assign modified_whole = whole;
  assign is_float = sources_kind_0[2:1] == 2'd3;
  // f16 that are compared with each other come with their pattern in the upper word
  assign is_half = sources_kind_0 == 3'd6;
  assign ftz = is_half ? mode[3] : mode[2];
  assign modify_0__abs = sources_abs[0];
  assign modify_0__negate = sources_negate[0];
  assign modified_value_1 = modify_1__value;
  assign modify_1__abs = sources_abs[1];
  assign modify_1__negate = sources_negate[1];
  // the adder's controls, a stage before it
  assign modified_adds = (opcode == 7'h40) | (opcode == 7'h42) | (opcode == 7'h4e);
  assign modified_carry = (opcode != 7'h40) & (opcode != 7'h4e);
  // those of the shifter
  assign shl = opcode == 7'd9;
  assign shr = opcode == 7'd8;
  assign asr = opcode == 7'hc;
  assign places = opcode == 7'h19;
  assign turns = opcode == 7'h17;
  assign modified_leaves = shl | places;
  assign modified_enters = shl | places | turns;
  assign modified_shifts = shl | shr | asr | places | turns;
  assign modified_keeps = asr;
  assign modified_turns = turns;
  assign modified_is_float = is_float;
  assign modified_flushed = flushed;
  assign modified_below = below;
  assign modified_nan = nan;

  always @* begin
    if (time_zero) begin end
    some = 2'd0;
    every = 2'd0;
    fraction = 2'd0;
    if (is_half) begin
      some[0] = |sources_src_0[30:26];
      every[0] = &sources_src_0[30:26];
      fraction[0] = |sources_src_0[25:0];
    end
    else begin
      some[0] = |sources_src_0[30:23];
      every[0] = &sources_src_0[30:23];
      fraction[0] = |sources_src_0[22:0];
    end
    if (is_half) begin
      some[1] = |sources_src_1[30:26];
      every[1] = &sources_src_1[30:26];
      fraction[1] = |sources_src_1[25:0];
    end
    else begin
      some[1] = |sources_src_1[30:23];
      every[1] = &sources_src_1[30:23];
      fraction[1] = |sources_src_1[22:0];
    end
  end

  always @* begin
    if (time_zero) begin end
    flushed = 2'd0;
    flushed[0] = is_float & ftz & ~some[0];
    flushed[1] = is_float & ftz & ~some[1];
  end

  always @* begin
    if (time_zero) begin end
    below = 2'd0;
    // below zero: neither -0 nor flushed
    below[0] = ((sources_src_0[31] & ~sources_abs[0]) ^ sources_negate[0]) & (some[0] | (~ftz & fraction[0]));
    // below zero: neither -0 nor flushed
    below[1] = ((sources_src_1[31] & ~sources_abs[1]) ^ sources_negate[1]) & (some[1] | (~ftz & fraction[1]));
  end

  always @* begin
    if (time_zero) begin end
    nan = 2'd0;
    nan[0] = is_float & every[0] & fraction[0];
    nan[1] = is_float & every[1] & fraction[1];
  end

  always @* begin
    if (time_zero) begin end
    modify_0__kind = sources_kind_0;
    if (ones) begin
      // no copies of the sign among the bits that are counted
      modify_0__kind = sources_kind_0 & 3'd6;
    end
  end

  always @* begin
    if (time_zero) begin end
    modified_value_0 = modify_0__value;
    if (places) begin
      // as many ones as src0 says
      modified_value_0 = ~(34'h3ffffffff << sources_src_0[4:0]);
    end
  end

  always @* begin
    if (time_zero) begin end
    modify_1__kind = sources_kind_1;
    if (ones) begin
      // no copies of the sign among the bits that are counted
      modify_1__kind = sources_kind_1 & 3'd6;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, mode[1:0]};
endmodule
`default_nettype wire
