// tessera_double_operands
// Unpacks.
//
//   in   32  sources_low_0              Low dwords.
//   in   32  sources_low_1
//   in   32  sources_low_2
//   in   32  sources_high_0             High dwords.
//   in   32  sources_high_1
//   in   32  sources_high_2
//   in    3  sources_abs                Absolute value of each source.
//   in    3  sources_negate             Negation of each source.
//   in    7  control_opcode             Opcode.
//   in    3  control_single             Sources that are binary32: of mov, and all of a macro.
//   in    1  control_ieee               An IEEE macro.
//   in    3  control_extended           Sources that have an extension.
//   in    1  control_dst_extended       dst has one.
//   in    1  control_dst_single         Its result is.
//   in    1  control_from_integer       mov of an integer.
//   in    1  control_root               A seed is that of a root.
//   in    1  control_saturate           Saturate.
//   in    3  control_condition          Condition modifier: `word::condition`.
//   in    1  control_predicate          Predicate of the lane.
//   in    5  control_mode               Rounding and denormals: `word::mode`.
//   in   15  kept_0                     Extensions of the sources: `word::kept_extension`.
//   in   15  kept_1
//   in   15  kept_2
//   out  64  factors_factor_0           Significands of the factors.
//   out  64  factors_factor_1
//   out  64  factors_addend             Significand of the addend, or a pattern that is delivered as it is.
//   out  15  factors_factor_exponent_0  Exponents of the factors: `word::wide_exponent`.
//   out  15  factors_factor_exponent_1
//   out  15  factors_addend_exponent    Exponent of the addend.
//   out   1  factors_product_sign       Sign of the product.
//   out   1  factors_addend_sign        Sign of the addend.
//   out   3  special
//   out   1  raw
//   out   1  holds
//   out   1  seed                       It is a seed of what the addend is.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/double/operands.rs; do not edit.
`default_nettype none
module tessera_double_operands (
  input  wire [31:0] sources_low_0,
  input  wire [31:0] sources_low_1,
  input  wire [31:0] sources_low_2,
  input  wire [31:0] sources_high_0,
  input  wire [31:0] sources_high_1,
  input  wire [31:0] sources_high_2,
  input  wire [2:0] sources_abs,
  input  wire [2:0] sources_negate,
  input  wire [6:0] control_opcode,
  input  wire [2:0] control_single,
  input  wire control_ieee,
  input  wire [2:0] control_extended,
  input  wire control_dst_extended,
  input  wire control_dst_single,
  input  wire control_from_integer,
  input  wire control_root,
  input  wire control_saturate,
  input  wire [2:0] control_condition,
  input  wire control_predicate,
  input  wire [4:0] control_mode,
  input  wire [14:0] kept_0,
  input  wire [14:0] kept_1,
  input  wire [14:0] kept_2,
  output wire [63:0] factors_factor_0,
  output wire [63:0] factors_factor_1,
  output reg  [63:0] factors_addend,
  output reg  [14:0] factors_factor_exponent_0,
  output reg  [14:0] factors_factor_exponent_1,
  output reg  [14:0] factors_addend_exponent,
  output reg  factors_product_sign,
  output reg  factors_addend_sign,
  output reg  [2:0] special,
  output wire raw,
  output wire holds,
  output wire seed
);
  wire [12:0] extension_0;
  wire [12:0] extension_1;
  wire [12:0] extension_2;
  wire [63:0] pattern_0;
  wire [63:0] pattern_1;
  wire [63:0] pattern_2;
  reg  negative_0;
  reg  negative_1;
  reg  negative_2;
  reg  low_0;
  reg  low_1;
  reg  low_2;
  reg  high_0;
  reg  high_1;
  reg  high_2;
  reg  bottom_0;
  reg  bottom_1;
  reg  bottom_2;
  reg  top_0;
  reg  top_1;
  reg  top_2;
  reg  rest_0;
  reg  rest_1;
  reg  rest_2;
  wire zero_0;
  wire zero_1;
  wire zero_2;
  wire infinite_0;
  wire infinite_1;
  wire infinite_2;
  wire nan_0;
  wire nan_1;
  wire nan_2;
  reg  [63:0] significand_0;
  reg  [63:0] significand_1;
  reg  [63:0] significand_2;
  wire [14:0] place_0;
  wire [14:0] place_1;
  wire [14:0] place_2;
  reg  [63:0] value_0;
  reg  [63:0] value_1;
  reg  [63:0] value_2;
  reg  flush_0;
  reg  flush_1;
  reg  flush_2;
  reg  [1:0] above_0;
  reg  [1:0] above_1;
  reg  [1:0] above_2;
  wire reaches_0;
  wire reaches_1;
  wire reaches_2;
  reg  [14:0] code_0;
  reg  [14:0] code_1;
  reg  [14:0] code_2;
  reg  low_code_0;
  reg  low_code_1;
  reg  low_code_2;
  wire [14:0] base_0;
  wire [14:0] base_1;
  wire [14:0] base_2;
  reg  [14:0] offset_0;
  reg  [14:0] offset_1;
  reg  [14:0] offset_2;
  reg  [63:0] more_0;
  reg  [63:0] more_1;
  reg  [63:0] more_2;
  wire seeds;
  wire root;
  wire early;
  wire quotient_negative;
  wire mad;
  wire mul;
  wire has_product;
  wire has_addend;
  wire [63:0] by;
  reg  [14:0] by_exponent;
  reg  by_negative;
  reg  by_zero;
  reg  by_infinite;
  reg  by_bottom;
  wire vanishes;
  wire product_negative;
  wire product_infinite;
  wire addend_infinite;
  wire invalid;
  wire copies;
  wire vanished_0;
  wire vanished_1;
  wire smaller;
  wire equal;
  wire compares;
  wire outcome;
  wire [63:0] modified_0;
  wire [63:0] modified_1;
  reg  [63:0] chosen;
  reg  judge__less;
  reg  judge__equal;
  wire [1:0] judge__nan;
  wire judge__holds;
  wire judge__biased;
  wire judge__first;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_integer_judge judge (
    .less(judge__less),
    .equal(judge__equal),
    .nan(judge__nan),
    .judgement_condition(control_condition),
    .judgement_predicate(control_predicate),
    .holds(judge__holds),
    .biased(judge__biased),
    .first(judge__first)
  );

  // unpack
  assign pattern_0 = {sources_high_0, sources_low_0};
  assign pattern_1 = {sources_high_1, sources_low_1};
  assign pattern_2 = {sources_high_2, sources_low_2};
  // extensions: codes above the format's own, and the rest of the fraction
  assign extension_0 = kept_0[12:0];
  assign reaches_0 = control_single[0] ? (control_extended[0] & kept_0[14]) : (control_extended[0] & kept_0[13]);
  assign extension_1 = kept_1[12:0];
  assign reaches_1 = control_single[1] ? (control_extended[1] & kept_1[14]) : (control_extended[1] & kept_1[13]);
  assign extension_2 = kept_2[12:0];
  assign reaches_2 = control_single[2] ? (control_extended[2] & kept_2[14]) : (control_extended[2] & kept_2[13]);
  // exponents: a code and a constant, and one more of those at the bottom; codes from 5120, 640 on are negative
  assign base_0 = reaches_0 ? (control_single[0] ? (code_0 | {5'd0, above_0, 8'd0}) : (code_0 | {2'd0, above_0, 11'd0}))
      : code_0;
  assign base_1 = reaches_1 ? (control_single[1] ? (code_1 | {5'd0, above_1, 8'd0}) : (code_1 | {2'd0, above_1, 11'd0}))
      : code_1;
  assign base_2 = reaches_2 ? (control_single[2] ? (code_2 | {5'd0, above_2, 8'd0}) : (code_2 | {2'd0, above_2, 11'd0}))
      : code_2;
  assign zero_0 = bottom_0 & (~rest_0 | (flush_0 & ~control_extended[0]));
  assign infinite_0 = top_0 & ~rest_0;
  assign nan_0 = top_0 & rest_0;
  assign place_0 = base_0 + offset_0 + {14'd0, bottom_0};
  assign zero_1 = bottom_1 & (~rest_1 | (flush_1 & ~control_extended[1]));
  assign infinite_1 = top_1 & ~rest_1;
  assign nan_1 = top_1 & rest_1;
  assign place_1 = base_1 + offset_1 + {14'd0, bottom_1};
  assign zero_2 = bottom_2 & (~rest_2 | (flush_2 & ~control_extended[2]));
  assign infinite_2 = top_2 & ~rest_2;
  assign nan_2 = top_2 & rest_2;
  assign place_2 = base_2 + offset_2 + {14'd0, bottom_2};
  // roles
  assign mad = (control_opcode == 7'h5b) | (control_opcode == 7'h5d);
  assign mul = control_opcode == 7'h41;
  assign has_product = mad | mul | (control_opcode == 7'h40);
  assign has_addend = ~mul & ~control_from_integer;
  assign by = (~has_product | vanishes) ? 64'd0 : mul ? value_0 : mad ? value_2 : 64'h8000000000000000;
  // of df the windows have no room for all zeros of two denormals above the extension of an addend
  assign vanishes = zero_1 | by_zero | (control_dst_extended & ~control_single[1] & bottom_1 & by_bottom);
  // special cases
  assign product_negative = negative_1 ^ by_negative;
  assign product_infinite = has_product & (infinite_1 | by_infinite);
  assign addend_infinite = has_addend & infinite_0;
  assign invalid = (has_product & (nan_1 | (infinite_1 & by_zero) | (zero_1 & by_infinite))) | (mad & nan_2)
      | (nan_0 & ~control_from_integer) | (product_infinite & addend_infinite & (product_negative ^ negative_0));
  // seeds: of a quotient src1 is the divisor
  assign seeds = control_ieee & (control_opcode == 7'h38);
  assign root = control_root;
  assign quotient_negative = negative_0 ^ negative_1;
  assign early = root ? (zero_0 | top_0 | negative_0) : (zero_0 | top_0 | zero_1 | top_1);
  assign seed = seeds & ~early;
  // order, of operands without extension: of magnitudes, and of signs, unless both are zeros
  assign vanished_0 = low_0 & (~rest_0 | flush_0);
  assign modified_0 = {negative_0, pattern_0[62:0]};
  assign vanished_1 = low_1 & (~rest_1 | flush_1);
  assign modified_1 = {negative_1, pattern_1[62:0]};
  // what counts as zero is looked at beside the comparison
  assign smaller = (vanished_0 | vanished_1) ? vanished_0 : (pattern_0[62:0] < pattern_1[62:0]);
  assign equal = (pattern_0[62:0] == pattern_1[62:0]) & ~vanished_0 & ~vanished_1;
  assign judge__nan = {high_1 & rest_1, high_0 & rest_0};
  assign compares = control_opcode[6:1] == 6'd8;
  assign outcome = judge__holds | (judge__biased & (control_opcode == 7'h11));
  assign holds = seeds ? early : outcome;
  // patterns that are delivered as they are
  assign copies = (control_opcode == 7'd2) | compares | ((control_opcode == 7'd1)
          & ~(control_single[0] | control_dst_single | control_saturate | control_from_integer));
  assign raw = copies;
  assign factors_factor_0 = value_1;
  assign factors_factor_1 = by;

  always @* begin
    if (time_zero) begin end
    negative_0 = (pattern_0[63] & ~sources_abs[0]) ^ sources_negate[0];
    low_0 = ~(|pattern_0[62:52]);
    high_0 = &pattern_0[62:52];
    rest_0 = |pattern_0[51:0];
    code_0 = {4'd0, pattern_0[62:52]};
    significand_0 = {1'd0, pattern_0[51:0], 11'd0};
    flush_0 = control_mode[4];
    if (control_single[0]) begin
      negative_0 = (sources_low_0[31] & ~sources_abs[0]) ^ sources_negate[0];
      low_0 = ~(|sources_low_0[30:23]);
      high_0 = &sources_low_0[30:23];
      rest_0 = |sources_low_0[22:0];
      code_0 = {7'd0, sources_low_0[30:23]};
      significand_0 = {1'd0, sources_low_0[22:0], 40'd0};
      flush_0 = control_mode[2];
    end
  end

  always @* begin
    if (time_zero) begin end
    negative_1 = (pattern_1[63] & ~sources_abs[1]) ^ sources_negate[1];
    low_1 = ~(|pattern_1[62:52]);
    high_1 = &pattern_1[62:52];
    rest_1 = |pattern_1[51:0];
    code_1 = {4'd0, pattern_1[62:52]};
    significand_1 = {1'd0, pattern_1[51:0], 11'd0};
    flush_1 = control_mode[4];
    if (control_single[1]) begin
      negative_1 = (sources_low_1[31] & ~sources_abs[1]) ^ sources_negate[1];
      low_1 = ~(|sources_low_1[30:23]);
      high_1 = &sources_low_1[30:23];
      rest_1 = |sources_low_1[22:0];
      code_1 = {7'd0, sources_low_1[30:23]};
      significand_1 = {1'd0, sources_low_1[22:0], 40'd0};
      flush_1 = control_mode[2];
    end
  end

  always @* begin
    if (time_zero) begin end
    negative_2 = (pattern_2[63] & ~sources_abs[2]) ^ sources_negate[2];
    low_2 = ~(|pattern_2[62:52]);
    high_2 = &pattern_2[62:52];
    rest_2 = |pattern_2[51:0];
    code_2 = {4'd0, pattern_2[62:52]};
    significand_2 = {1'd0, pattern_2[51:0], 11'd0};
    flush_2 = control_mode[4];
    if (control_single[2]) begin
      negative_2 = (sources_low_2[31] & ~sources_abs[2]) ^ sources_negate[2];
      low_2 = ~(|sources_low_2[30:23]);
      high_2 = &sources_low_2[30:23];
      rest_2 = |sources_low_2[22:0];
      code_2 = {7'd0, sources_low_2[30:23]};
      significand_2 = {1'd0, sources_low_2[22:0], 40'd0};
      flush_2 = control_mode[2];
    end
  end

  always @* begin
    if (time_zero) begin end
    above_0 = extension_0[12:11];
    more_0 = {53'd0, extension_0[10:0]};
    low_code_0 = pattern_0[62];
    if (control_single[0]) begin
      above_0 = extension_0[9:8];
      more_0 = {24'd0, extension_0[7:0], 32'd0};
      low_code_0 = sources_low_0[30];
    end
  end

  always @* begin
    if (time_zero) begin end
    bottom_0 = low_0;
    top_0 = high_0;
    if (reaches_0) begin
      bottom_0 = 1'd0;
      top_0 = 1'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    above_1 = extension_1[12:11];
    more_1 = {53'd0, extension_1[10:0]};
    low_code_1 = pattern_1[62];
    if (control_single[1]) begin
      above_1 = extension_1[9:8];
      more_1 = {24'd0, extension_1[7:0], 32'd0};
      low_code_1 = sources_low_1[30];
    end
  end

  always @* begin
    if (time_zero) begin end
    bottom_1 = low_1;
    top_1 = high_1;
    if (reaches_1) begin
      bottom_1 = 1'd0;
      top_1 = 1'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    above_2 = extension_2[12:11];
    more_2 = {53'd0, extension_2[10:0]};
    low_code_2 = pattern_2[62];
    if (control_single[2]) begin
      above_2 = extension_2[9:8];
      more_2 = {24'd0, extension_2[7:0], 32'd0};
      low_code_2 = sources_low_2[30];
    end
  end

  always @* begin
    if (time_zero) begin end
    bottom_2 = low_2;
    top_2 = high_2;
    if (reaches_2) begin
      bottom_2 = 1'd0;
      top_2 = 1'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    offset_0 = 15'd0;
    if (control_single[0]) begin
      offset_0 = 15'h380;
    end
    if (reaches_0) begin
      offset_0 = 15'h7fff;
      if (control_single[0]) begin
        offset_0 = 15'h37f;
      end
      if (above_0[1] & (above_0[0] | low_code_0)) begin
        offset_0 = 15'h6001;
        if (control_single[0]) begin
          offset_0 = 15'h7f81;
        end
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    offset_1 = 15'd0;
    if (control_single[1]) begin
      offset_1 = 15'h380;
    end
    if (reaches_1) begin
      offset_1 = 15'h7fff;
      if (control_single[1]) begin
        offset_1 = 15'h37f;
      end
      if (above_1[1] & (above_1[0] | low_code_1)) begin
        offset_1 = 15'h6001;
        if (control_single[1]) begin
          offset_1 = 15'h7f81;
        end
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    offset_2 = 15'd0;
    if (control_single[2]) begin
      offset_2 = 15'h380;
    end
    if (reaches_2) begin
      offset_2 = 15'h7fff;
      if (control_single[2]) begin
        offset_2 = 15'h37f;
      end
      if (above_2[1] & (above_2[0] | low_code_2)) begin
        offset_2 = 15'h6001;
        if (control_single[2]) begin
          offset_2 = 15'h7f81;
        end
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    value_0 = significand_0 | {~bottom_0, 63'd0};
    if (control_extended[0] & ~bottom_0 & ~top_0) begin
      value_0 = significand_0 | more_0 | 64'h8000000000000000;
    end
  end

  always @* begin
    if (time_zero) begin end
    value_1 = significand_1 | {~bottom_1, 63'd0};
    if (control_extended[1] & ~bottom_1 & ~top_1) begin
      value_1 = significand_1 | more_1 | 64'h8000000000000000;
    end
  end

  always @* begin
    if (time_zero) begin end
    value_2 = significand_2 | {~bottom_2, 63'd0};
    if (control_extended[2] & ~bottom_2 & ~top_2) begin
      value_2 = significand_2 | more_2 | 64'h8000000000000000;
    end
  end

  always @* begin
    if (time_zero) begin end
    by_exponent = 15'h3ff;
    by_negative = 1'd0;
    by_zero = 1'd0;
    by_infinite = 1'd0;
    by_bottom = 1'd0;
    if (mul) begin
      by_exponent = place_0;
      by_negative = negative_0;
      by_zero = zero_0;
      by_infinite = infinite_0;
    end
    else if (mad) begin
      by_exponent = place_2;
      by_negative = negative_2;
      by_zero = zero_2;
      by_infinite = infinite_2;
      by_bottom = bottom_2;
    end
  end

  always @* begin
    if (time_zero) begin end
    special = {(product_infinite & product_negative) | (~product_infinite & negative_0), product_infinite
        | addend_infinite, invalid};
    if (seeds) begin
      special = {quotient_negative, early & (infinite_0 | zero_1), early
          & (nan_0 | nan_1 | (infinite_0 & infinite_1) | (zero_0 & zero_1))};
      if (root) begin
        special = {1'd0, infinite_0 & ~negative_0, nan_0 | (negative_0 & ~zero_0)};
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    judge__less = negative_0;
    judge__equal = equal & (negative_0 == negative_1);
    if (vanished_0 & vanished_1) begin
      judge__less = 1'd0;
      judge__equal = 1'd1;
    end
    else if (negative_0 == negative_1) begin
      judge__less = (smaller ^ negative_0) & ~equal;
    end
  end

  always @* begin
    if (time_zero) begin end
    chosen = modified_0;
    if (compares) begin
      chosen = 64'd0;
      if (outcome) begin
        chosen = 64'hffffffffffffffff;
      end
    end
    else if ((control_opcode == 7'd2) & ~judge__first) begin
      chosen = modified_1;
    end
  end

  always @* begin
    if (time_zero) begin end
    // product
    factors_product_sign = product_negative;
    if (~has_product) begin
      factors_product_sign = negative_0;
    end
    // addend
    factors_addend_sign = negative_0;
    factors_addend_exponent = place_0;
    factors_addend = value_0;
    if (copies) begin
      factors_addend = chosen;
      factors_addend_exponent = 15'd0;
    end
    else if (~has_addend | zero_0) begin
      factors_addend_exponent = 15'h4000;
      factors_addend = 64'd0;
    end
    if (~has_addend) begin
      factors_addend_sign = product_negative;
    end
    // a seed is that of the addend; what is final is special, or a zero
    if (seeds) begin
      factors_product_sign = negative_1;
      factors_addend_sign = negative_1;
      factors_addend_exponent = place_1;
      factors_addend = value_1;
      if (root) begin
        factors_product_sign = negative_0;
        factors_addend_sign = negative_0;
        factors_addend_exponent = place_0;
        factors_addend = value_0;
      end
      if (early) begin
        factors_addend_exponent = 15'h4000;
        factors_addend = 64'd0;
        if (~root) begin
          factors_product_sign = quotient_negative;
          factors_addend_sign = quotient_negative;
        end
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    factors_factor_exponent_0 = place_1;
    factors_factor_exponent_1 = by_exponent;
    if (~has_product | vanishes) begin
      factors_factor_exponent_0 = 15'h4000;
      factors_factor_exponent_1 = 15'h3ff;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, control_mode[1:0], control_mode[3]};
endmodule
`default_nettype wire
