// tessera_wide_prepare
// Extends the sources to 64 bits.
//
//   in   32  sources_low_0      Low dwords.
//   in   32  sources_low_1
//   in   32  sources_high_0     High dwords.
//   in   32  sources_high_1
//   in    3  sources_kind_0     Their types: `word::element`.
//   in    3  sources_kind_1
//   in    1  sources_eight_0    They have eight bytes.
//   in    1  sources_eight_1
//   in    2  sources_abs        Absolute value of each source.
//   in    2  sources_negate     Negation of each source.
//   in    7  opcode
//   in    1  to_integer
//   in    1  is_double          What becomes an integer is an f64.
//   out  64  operands_value_0   Values without their modifiers, but with the NOT of bitwise operations.
//   out  64  operands_value_1
//   out   2  operands_below     Bit i: value i is negative.
//   out   2  operands_flips     Bit i: value i is to be negated.
//   out   6  operands_distance  Distance of a shift.
//   out   1  operands_beyond    The float is beyond every integer type.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/wide/prepare.rs; do not edit.
`default_nettype none
module tessera_wide_prepare (
  input  wire [31:0] sources_low_0,
  input  wire [31:0] sources_low_1,
  input  wire [31:0] sources_high_0,
  input  wire [31:0] sources_high_1,
  input  wire [2:0] sources_kind_0,
  input  wire [2:0] sources_kind_1,
  input  wire sources_eight_0,
  input  wire sources_eight_1,
  input  wire [1:0] sources_abs,
  input  wire [1:0] sources_negate,
  input  wire [6:0] opcode,
  input  wire to_integer,
  input  wire is_double,
  output reg  [63:0] operands_value_0,
  output wire [63:0] operands_value_1,
  output wire [1:0] operands_below,
  output wire [1:0] operands_flips,
  output reg  [5:0] operands_distance,
  output reg  operands_beyond
);
  wire bitwise;
  reg  [31:0] high_0;
  reg  [31:0] high_1;
  wire [63:0] extended_0;
  wire [63:0] extended_1;
  reg  below_0;
  reg  below_1;
  reg  flips_0;
  wire flips_1;
  wire inverts_0;
  wire inverts_1;
  wire [7:0] exponent;
  wire nan;
  wire [63:0] pattern;
  wire [10:0] double_exponent;
  wire extend_0__abs;
  wire [33:0] extend_0__value;
  wire extend_1__abs;
  wire [33:0] extend_1__value;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_element_extend extend_0 (
    .element(sources_low_0),
    .kind(sources_kind_0),
    .abs(extend_0__abs),
    .value(extend_0__value)
  );

  tessera_element_extend extend_1 (
    .element(sources_low_1),
    .kind(sources_kind_1),
    .abs(extend_1__abs),
    .value(extend_1__value)
  );

  assign bitwise = opcode[6:2] == 5'd1;
  assign extend_0__abs = sources_abs[0];
  assign extended_0 = {high_0, extend_0__value[31:0]};
  assign inverts_0 = (opcode == 7'd4) ? ~sources_negate[0] : (bitwise & sources_negate[0]);
  assign extend_1__abs = sources_abs[1];
  assign extended_1 = {high_1, extend_1__value[31:0]};
  assign inverts_1 = (opcode == 7'd4) ? ~sources_negate[1] : (bitwise & sources_negate[1]);
  assign operands_value_1 = inverts_1 ? ~extended_1 : extended_1;
  assign flips_1 = ~bitwise & ((sources_abs[1] & below_1) ^ sources_negate[1]);
  // a float: below 1 (exponent 127) and NaN are 0; 2^63 has exponent 190
  assign exponent = sources_low_0[30:23];
  assign nan = (&exponent) & (|sources_low_0[22:0]);
  // of f64 the same exponents are 1023 and 1086
  assign pattern = {sources_high_0, sources_low_0};
  assign double_exponent = pattern[62:52];
  assign operands_below = {below_1, below_0};
  assign operands_flips = {flips_1, flips_0};

  always @* begin
    if (time_zero) begin end
    below_0 = extend_0__value[33];
    high_0 = 32'd0;
    if (extend_0__value[33]) begin
      high_0 = 32'hffffffff;
    end
    if (sources_eight_0) begin
      high_0 = sources_high_0;
      below_0 = sources_high_0[31] & (sources_kind_0[0] | sources_abs[0]);
    end
  end

  always @* begin
    if (time_zero) begin end
    operands_value_0 = extended_0;
    if (inverts_0) begin
      operands_value_0 = ~extended_0;
    end
    flips_0 = ~bitwise & ((sources_abs[0] & below_0) ^ sources_negate[0]);
    operands_distance = sources_low_1[5:0];
    operands_beyond = to_integer & (exponent > 8'hbe) & ~nan;
    if (to_integer) begin
      operands_value_0 = 64'd0;
      if ((exponent >= 8'h7f) & ~nan) begin
        operands_value_0 = {1'd1, sources_low_0[22:0], 40'd0};
      end
      operands_distance = 6'h3e - exponent[5:0];
      flips_0 = (sources_low_0[31] & ~sources_abs[0]) ^ sources_negate[0];
    end
    if (to_integer & is_double) begin
      operands_value_0 = 64'd0;
      operands_beyond = 1'd0;
      if (~((&double_exponent) & (|pattern[51:0]))) begin
        operands_beyond = double_exponent > 11'h43e;
        if (double_exponent >= 11'h3ff) begin
          operands_value_0 = {1'd1, pattern[51:0], 11'd0};
        end
      end
      operands_distance = 6'h3e - double_exponent[5:0];
      flips_0 = (pattern[63] & ~sources_abs[0]) ^ sources_negate[0];
    end
  end

  always @* begin
    if (time_zero) begin end
    below_1 = extend_1__value[33];
    high_1 = 32'd0;
    if (extend_1__value[33]) begin
      high_1 = 32'hffffffff;
    end
    if (sources_eight_1) begin
      high_1 = sources_high_1;
      below_1 = sources_high_1[31] & (sources_kind_1[0] | sources_abs[1]);
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, extend_0__value[32], extend_1__value[32]};
endmodule
`default_nettype wire
