// tessera_double_lane_late0
// Pipeline of seven stages for binary64, with `LATE` 1 of eight.
//
//   in    1  clock                 rising edge
//   in    1  reset                 synchronous, active high
//   in    1  valid
//   in   32  sources_low_0         Low dwords.
//   in   32  sources_low_1
//   in   32  sources_low_2
//   in   32  sources_high_0        High dwords.
//   in   32  sources_high_1
//   in   32  sources_high_2
//   in    3  sources_abs           Absolute value of each source.
//   in    3  sources_negate        Negation of each source.
//   in    7  control_opcode        Opcode.
//   in    3  control_single        Sources that are binary32: of mov, and all of a macro.
//   in    1  control_ieee          An IEEE macro.
//   in    3  control_extended      Sources that have an extension.
//   in    1  control_dst_extended  dst has one.
//   in    1  control_dst_single    Its result is.
//   in    1  control_from_integer  mov of an integer.
//   in    1  control_root          A seed is that of a root.
//   in    1  control_saturate      Saturate.
//   in    3  control_condition     Condition modifier: `word::condition`.
//   in    1  control_predicate     Predicate of the lane.
//   in    5  control_mode          Rounding and denormals: `word::mode`.
//   in    9  reads_0               With `valid`: where the extensions of the sources are, and that of dst.
//   in    9  reads_1
//   in    9  reads_2
//   in    9  writes_to
//   in    1  enabled               The element is enabled.
//   in   64  magnitude             In X4: the integer that becomes a float.
//   in    1  negative
//   out  64  result
//   out   1  delivers              `result` is that of a beat.
//   out   4  holds
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/alu/double/mod.rs; do not edit.
`default_nettype none
module tessera_double_lane_late0 (
  input  wire clock,
  input  wire reset,
  input  wire valid,
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
  input  wire [8:0] reads_0,
  input  wire [8:0] reads_1,
  input  wire [8:0] reads_2,
  input  wire [8:0] writes_to,
  input  wire enabled,
  input  wire [63:0] magnitude,
  input  wire negative,
  output wire [63:0] result,
  output wire delivers,
  output wire [3:0] holds
);
  wire keeps;
  wire later_valid;
  wire later_keeps;
  wire [8:0] later_address;
  wire [63:0] later_magnitude;
  wire later_negative;
  wire [14:0] x1_travels;
  wire [14:0] into_travels;
  wire [2:0] into_special;
  reg  [63:0] x4_instead;
  reg  [14:0] x4_reached;
  wire [7:0] x6_shift;
  wire [14:0] x6_change;
  reg  valid_at_0_q;
  reg  valid_at_1_q;
  reg  valid_at_2_q;
  reg  valid_at_3_q;
  reg  valid_at_4_q;
  reg  valid_at_5_q;
  reg  valid_at_6_q;
  reg  valid_at_7_q;
  reg  extends_at_0_q;
  reg  extends_at_1_q;
  reg  extends_at_2_q;
  reg  extends_at_3_q;
  reg  extends_at_4_q;
  reg  extends_at_5_q;
  reg  extends_at_6_q;
  reg  extends_at_7_q;
  reg  [8:0] address_at_0_q;
  reg  [8:0] address_at_1_q;
  reg  [8:0] address_at_2_q;
  reg  [8:0] address_at_3_q;
  reg  [8:0] address_at_4_q;
  reg  [8:0] address_at_5_q;
  reg  [8:0] address_at_6_q;
  reg  [8:0] address_at_7_q;
  wire [14:0] extensions_0__read_data_0;
  wire [14:0] extensions_0__write_data_0;
  wire extensions_0__write_enable_0;
  wire [14:0] extensions_1__read_data_0;
  wire [14:0] extensions_1__write_data_0;
  wire extensions_1__write_enable_0;
  wire [14:0] extensions_2__read_data_0;
  wire [14:0] extensions_2__write_data_0;
  wire extensions_2__write_enable_0;
  wire [58:0] seeds__data;
  wire seed__root;
  wire [8:0] seed__address;
  wire seed__held_root;
  wire seed__held_single;
  wire [63:0] seed__window_top;
  wire [14:0] seed__reached;
  wire level__raw;
  wire [63:0] level__leveled;
  wire [5:0] level__count;
  reg  [31:0] x1_low_0_q;
  reg  [31:0] x1_low_1_q;
  reg  [31:0] x1_low_2_q;
  reg  [31:0] x1_high_0_q;
  reg  [31:0] x1_high_1_q;
  reg  [31:0] x1_high_2_q;
  reg  [2:0] x1_abs_q;
  reg  [2:0] x1_negate_q;
  reg  [6:0] x1_control_opcode_q;
  reg  [2:0] x1_control_single_q;
  reg  x1_control_ieee_q;
  reg  [2:0] x1_control_extended_q;
  reg  x1_control_dst_extended_q;
  reg  x1_control_dst_single_q;
  reg  x1_control_from_integer_q;
  reg  x1_control_root_q;
  reg  x1_control_saturate_q;
  reg  [2:0] x1_control_condition_q;
  reg  x1_control_predicate_q;
  reg  [4:0] x1_control_mode_q;
  wire [63:0] operands__factors_factor_0;
  wire [63:0] operands__factors_factor_1;
  wire [63:0] operands__factors_addend;
  wire [14:0] operands__factors_factor_exponent_0;
  wire [14:0] operands__factors_factor_exponent_1;
  wire [14:0] operands__factors_addend_exponent;
  wire operands__factors_product_sign;
  wire operands__factors_addend_sign;
  wire [2:0] operands__special;
  wire operands__raw;
  wire operands__holds;
  wire operands__seed;
  reg  [14:0] travels_0_q;
  reg  [14:0] travels_1_q;
  reg  [14:0] travels_2_q;
  reg  [14:0] travels_3_q;
  reg  [14:0] travels_4_q;
  reg  [14:0] travels_5_q;
  reg  [2:0] special_0_q;
  reg  [2:0] special_1_q;
  reg  [2:0] special_2_q;
  reg  [2:0] special_3_q;
  reg  [2:0] special_4_q;
  reg  [2:0] special_5_q;
  reg  [63:0] x2_factor_0_q;
  reg  [63:0] x2_factor_1_q;
  reg  [63:0] x2_addend_q;
  reg  [14:0] x2_factor_exponent_0_q;
  reg  [14:0] x2_factor_exponent_1_q;
  reg  [14:0] x2_addend_exponent_q;
  reg  x2_product_sign_q;
  reg  x2_addend_sign_q;
  wire [31:0] products__made_partial_0;
  wire [31:0] products__made_partial_1;
  wire [31:0] products__made_partial_2;
  wire [31:0] products__made_partial_3;
  wire [31:0] products__made_partial_4;
  wire [31:0] products__made_partial_5;
  wire [31:0] products__made_partial_6;
  wire [31:0] products__made_partial_7;
  wire [31:0] products__made_partial_8;
  wire [31:0] products__made_partial_9;
  wire [31:0] products__made_partial_10;
  wire [31:0] products__made_partial_11;
  wire [31:0] products__made_partial_12;
  wire [31:0] products__made_partial_13;
  wire [31:0] products__made_partial_14;
  wire [31:0] products__made_partial_15;
  wire [63:0] columns__high;
  wire [32:0] columns__mixed;
  wire [1:0] columns__carry;
  wire [63:0] columns__low;
  wire distance__leads;
  wire [6:0] distance__moves;
  wire distance__far;
  wire [14:0] distance__exponent;
  wire [14:0] distance__placed;
  reg  [63:0] x3_high_q;
  reg  [32:0] x3_mixed_q;
  reg  [1:0] x3_carry_q;
  reg  [63:0] x3_low_q;
  reg  [63:0] x3_addend_q;
  reg  [14:0] x3_addend_exponent_q;
  reg  x3_leads_q;
  reg  [6:0] x3_moves_q;
  reg  x3_far_q;
  reg  x3_has_product_q;
  reg  x3_has_addend_q;
  reg  [14:0] x3_exponent_q;
  reg  x3_product_sign_q;
  reg  x3_addend_sign_q;
  wire align__raw;
  wire [63:0] align__anchor_top;
  wire [63:0] align__anchor_middle;
  wire [2:0] align__anchor_low;
  wire [63:0] align__moved_top;
  wire [63:0] align__moved_middle;
  wire [2:0] align__moved_low;
  wire align__subtracts;
  wire align__anchor_sign;
  wire align__moved_sign;
  reg  [63:0] x4_top_q;
  reg  [63:0] x4_middle_q;
  reg  [2:0] x4_low_q;
  reg  [63:0] x4_moved_top_q;
  reg  [63:0] x4_moved_middle_q;
  reg  [2:0] x4_moved_low_q;
  reg  [14:0] x4_exponent_q;
  reg  x4_sign_q;
  reg  x4_moved_sign_q;
  reg  x4_subtracts_q;
  wire [63:0] add__sum_top;
  wire [63:0] add__sum_middle;
  wire [2:0] add__sum_low;
  wire add__sign;
  wire add__cancel;
  reg  [63:0] x5_top_q;
  reg  [63:0] x5_middle_q;
  reg  [2:0] x5_low_q;
  reg  [14:0] x5_exponent_q;
  reg  x5_sign_q;
  reg  x5_cancel_q;
  wire leading__single;
  wire leading__raw;
  wire leading__extended;
  wire [63:0] leading__placed_top;
  wire [63:0] leading__placed_middle;
  wire [2:0] leading__placed_low;
  wire [7:0] leading__count;
  wire [7:0] leading__otherwise;
  wire leading__limits;
  wire [14:0] leading__start;
  reg  [63:0] x6_top_q;
  reg  [63:0] x6_middle_q;
  reg  [2:0] x6_low_q;
  reg  [7:0] x6_count_q;
  reg  [7:0] x6_otherwise_q;
  reg  x6_limits_q;
  reg  [14:0] x6_exponent_q;
  reg  x6_sign_q;
  reg  x6_cancel_q;
  wire [63:0] normalise__value;
  wire normalise__guard;
  wire normalise__sticky;
  reg  [63:0] x7_value_q;
  reg  x7_guard_q;
  reg  x7_sticky_q;
  wire [1:0] extend__rounding;
  wire extend__single;
  wire [63:0] extend__low;
  wire [12:0] extend__extension;
  reg  [12:0] a_extension_q;
  reg  [14:0] x7_biased_0_q;
  reg  [14:0] x7_biased_1_q;
  reg  x7_sign_q;
  reg  x7_away_q;
  reg  x7_cancel_q;
  wire round__below;
  wire [63:0] round__result;
  wire round__flag;
  reg  [63:0] a_result_q;
  reg  [3:0] a_holds_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    // operands of X1
    if (valid) begin
      x1_low_0_q <= sources_low_0;
      x1_low_1_q <= sources_low_1;
      x1_low_2_q <= sources_low_2;
      x1_high_0_q <= sources_high_0;
      x1_high_1_q <= sources_high_1;
      x1_high_2_q <= sources_high_2;
      x1_abs_q <= sources_abs;
      x1_negate_q <= sources_negate;
    end
    x5_top_q <= add__sum_top;
    x5_middle_q <= add__sum_middle;
    x5_low_q <= add__sum_low;
    if (travels_2_q[11] | travels_2_q[13]) begin
      x5_top_q <= x4_instead;
      x5_middle_q <= 64'd0;
      x5_low_q <= 3'd0;
    end
    x2_factor_0_q <= operands__factors_factor_0;
    x2_factor_1_q <= operands__factors_factor_1;
    x2_addend_q <= operands__factors_addend;
    x2_factor_exponent_0_q <= operands__factors_factor_exponent_0;
    x2_factor_exponent_1_q <= operands__factors_factor_exponent_1;
    x2_addend_exponent_q <= operands__factors_addend_exponent;
    x2_product_sign_q <= operands__factors_product_sign;
    x2_addend_sign_q <= operands__factors_addend_sign;
    x3_high_q <= columns__high;
    x3_mixed_q <= columns__mixed;
    x3_carry_q <= columns__carry;
    x3_low_q <= columns__low;
    x3_addend_q <= level__leveled;
    x3_addend_exponent_q <= distance__placed;
    x3_leads_q <= distance__leads;
    x3_moves_q <= distance__moves;
    x3_far_q <= distance__far;
    x3_has_product_q <= (|x2_factor_0_q) & (|x2_factor_1_q);
    x3_has_addend_q <= |x2_addend_q;
    x3_exponent_q <= distance__exponent;
    x3_product_sign_q <= x2_product_sign_q;
    x3_addend_sign_q <= x2_addend_sign_q;
    x4_top_q <= align__anchor_top;
    x4_middle_q <= align__anchor_middle;
    x4_low_q <= align__anchor_low;
    x4_moved_top_q <= align__moved_top;
    x4_moved_middle_q <= align__moved_middle;
    x4_moved_low_q <= align__moved_low;
    x6_top_q <= leading__placed_top;
    x6_middle_q <= leading__placed_middle;
    x6_low_q <= leading__placed_low;
    x7_value_q <= normalise__value;
    a_extension_q <= extend__extension;
    a_result_q <= round__result;
    if (travels_5_q[12]) begin
      a_result_q <= extend__low;
    end
    address_at_0_q <= later_address;
    address_at_1_q <= address_at_0_q;
    address_at_2_q <= address_at_1_q;
    address_at_3_q <= address_at_2_q;
    address_at_4_q <= address_at_3_q;
    address_at_5_q <= address_at_4_q;
    address_at_6_q <= address_at_5_q;
    address_at_7_q <= address_at_6_q;
  end

  always @(posedge clock) begin
    if (reset) begin
      valid_at_0_q <= 1'd0;
      valid_at_1_q <= 1'd0;
      valid_at_2_q <= 1'd0;
      valid_at_3_q <= 1'd0;
      valid_at_4_q <= 1'd0;
      valid_at_5_q <= 1'd0;
      valid_at_6_q <= 1'd0;
      valid_at_7_q <= 1'd0;
      extends_at_0_q <= 1'd0;
      extends_at_1_q <= 1'd0;
      extends_at_2_q <= 1'd0;
      extends_at_3_q <= 1'd0;
      extends_at_4_q <= 1'd0;
      extends_at_5_q <= 1'd0;
      extends_at_6_q <= 1'd0;
      extends_at_7_q <= 1'd0;
      x1_control_opcode_q <= 7'd0;
      x1_control_single_q <= 3'd0;
      x1_control_ieee_q <= 1'd0;
      x1_control_extended_q <= 3'd0;
      x1_control_dst_extended_q <= 1'd0;
      x1_control_dst_single_q <= 1'd0;
      x1_control_from_integer_q <= 1'd0;
      x1_control_root_q <= 1'd0;
      x1_control_saturate_q <= 1'd0;
      x1_control_condition_q <= 3'd0;
      x1_control_predicate_q <= 1'd0;
      x1_control_mode_q <= 5'd0;
      travels_0_q <= 15'd0;
      travels_1_q <= 15'd0;
      travels_2_q <= 15'd0;
      travels_3_q <= 15'd0;
      travels_4_q <= 15'd0;
      travels_5_q <= 15'd0;
      special_0_q <= 3'd0;
      special_1_q <= 3'd0;
      special_2_q <= 3'd0;
      special_3_q <= 3'd0;
      special_4_q <= 3'd0;
      special_5_q <= 3'd0;
      x4_exponent_q <= 15'd0;
      x4_sign_q <= 1'd0;
      x4_moved_sign_q <= 1'd0;
      x4_subtracts_q <= 1'd0;
      x5_exponent_q <= 15'd0;
      x5_sign_q <= 1'd0;
      x5_cancel_q <= 1'd0;
      x6_count_q <= 8'd0;
      x6_otherwise_q <= 8'd0;
      x6_limits_q <= 1'd0;
      x6_exponent_q <= 15'd0;
      x6_sign_q <= 1'd0;
      x6_cancel_q <= 1'd0;
      x7_guard_q <= 1'd0;
      x7_sticky_q <= 1'd0;
      x7_biased_0_q <= 15'd0;
      x7_biased_1_q <= 15'd0;
      x7_sign_q <= 1'd0;
      x7_away_q <= 1'd0;
      x7_cancel_q <= 1'd0;
      a_holds_q <= 4'd0;
    end
    else begin
      if (valid) begin
        x1_control_opcode_q <= control_opcode;
        x1_control_single_q <= control_single;
        x1_control_ieee_q <= control_ieee;
        x1_control_extended_q <= control_extended;
        x1_control_dst_extended_q <= control_dst_extended;
        x1_control_dst_single_q <= control_dst_single;
        x1_control_from_integer_q <= control_from_integer;
        x1_control_root_q <= control_root;
        x1_control_saturate_q <= control_saturate;
        x1_control_condition_q <= control_condition;
        x1_control_predicate_q <= control_predicate;
        x1_control_mode_q <= control_mode;
      end
      x4_exponent_q <= x3_exponent_q;
      x4_sign_q <= align__anchor_sign;
      x4_moved_sign_q <= align__moved_sign;
      x4_subtracts_q <= align__subtracts;
      x5_exponent_q <= x4_exponent_q;
      if (travels_2_q[11] | travels_2_q[13]) begin
        x5_exponent_q <= x4_reached;
      end
      x5_sign_q <= add__sign;
      x5_cancel_q <= add__cancel;
      if (travels_2_q[11]) begin
        x5_sign_q <= later_negative;
        x5_cancel_q <= 1'd0;
      end
      x6_count_q <= leading__count;
      x6_otherwise_q <= leading__otherwise;
      x6_limits_q <= leading__limits;
      x6_exponent_q <= leading__start;
      x6_sign_q <= x5_sign_q;
      x6_cancel_q <= x5_cancel_q;
      x7_guard_q <= normalise__guard;
      x7_sticky_q <= normalise__sticky;
      x7_biased_0_q <= (x6_exponent_q + x6_change) - {7'd0, x6_shift};
      x7_biased_1_q <= (x6_exponent_q + (x6_change | 15'd1)) - {7'd0, x6_shift};
      x7_sign_q <= x6_sign_q;
      x7_away_q <= ((travels_4_q[1:0] == 2'd1) & ~x6_sign_q) | ((travels_4_q[1:0] == 2'd2) & x6_sign_q);
      x7_cancel_q <= x6_cancel_q;
      a_holds_q <= {round__flag, a_holds_q[3:1]};
      valid_at_0_q <= later_valid;
      valid_at_1_q <= valid_at_0_q;
      valid_at_2_q <= valid_at_1_q;
      valid_at_3_q <= valid_at_2_q;
      valid_at_4_q <= valid_at_3_q;
      valid_at_5_q <= valid_at_4_q;
      valid_at_6_q <= valid_at_5_q;
      valid_at_7_q <= valid_at_6_q;
      extends_at_0_q <= later_keeps;
      extends_at_1_q <= extends_at_0_q;
      extends_at_2_q <= extends_at_1_q;
      extends_at_3_q <= extends_at_2_q;
      extends_at_4_q <= extends_at_3_q;
      extends_at_5_q <= extends_at_4_q;
      extends_at_6_q <= extends_at_5_q;
      extends_at_7_q <= extends_at_6_q;
      travels_0_q <= into_travels;
      travels_1_q <= travels_0_q;
      travels_2_q <= travels_1_q;
      travels_3_q <= travels_2_q;
      travels_4_q <= travels_3_q;
      travels_5_q <= travels_4_q;
      special_0_q <= into_special;
      special_1_q <= special_0_q;
      special_2_q <= special_1_q;
      special_3_q <= special_2_q;
      special_4_q <= special_3_q;
      special_5_q <= special_4_q;
    end
  end

  tessera_ram1r1w #(.A(9), .WORDS(1), .W(15), .LANES(1)) extensions_0 (
    .clock(clock),
    // extensions: read into X1, written from A, except in reset: what is on its way then is garbage
    .read_enable(valid),
    .read_address(reads_0),
    .read_data(extensions_0__read_data_0),
    .write_address(address_at_7_q),
    .write_data(extensions_0__write_data_0),
    .write_enable(extensions_0__write_enable_0)
  );

  tessera_ram1r1w #(.A(9), .WORDS(1), .W(15), .LANES(1)) extensions_1 (
    .clock(clock),
    .read_enable(valid),
    .read_address(reads_1),
    .read_data(extensions_1__read_data_0),
    .write_address(address_at_7_q),
    .write_data(extensions_1__write_data_0),
    .write_enable(extensions_1__write_enable_0)
  );

  tessera_ram1r1w #(.A(9), .WORDS(1), .W(15), .LANES(1)) extensions_2 (
    .clock(clock),
    .read_enable(valid),
    .read_address(reads_2),
    .read_data(extensions_2__read_data_0),
    .write_address(address_at_7_q),
    .write_data(extensions_2__write_data_0),
    .write_enable(extensions_2__write_enable_0)
  );

  tessera_double_seeds seeds (
    .clock(clock),
    .address(seed__address),
    .data(seeds__data)
  );

  tessera_double_seed seed (
    .clock(clock),
    .number(level__leveled),
    .exponent(distance__placed),
    .root(seed__root),
    .address(seed__address),
    .held(x3_addend_q),
    .held_exponent(x3_addend_exponent_q),
    .held_root(seed__held_root),
    .held_single(seed__held_single),
    .row(seeds__data),
    .window_top(seed__window_top),
    .reached(seed__reached)
  );

  tessera_double_level level (
    .value(x2_addend_q),
    .raw(level__raw),
    .leveled(level__leveled),
    .count(level__count)
  );

  tessera_double_operands operands (
    // X1: unpack, compare
    .sources_low_0(x1_low_0_q),
    .sources_low_1(x1_low_1_q),
    .sources_low_2(x1_low_2_q),
    .sources_high_0(x1_high_0_q),
    .sources_high_1(x1_high_1_q),
    .sources_high_2(x1_high_2_q),
    .sources_abs(x1_abs_q),
    .sources_negate(x1_negate_q),
    .control_opcode(x1_control_opcode_q),
    .control_single(x1_control_single_q),
    .control_ieee(x1_control_ieee_q),
    .control_extended(x1_control_extended_q),
    .control_dst_extended(x1_control_dst_extended_q),
    .control_dst_single(x1_control_dst_single_q),
    .control_from_integer(x1_control_from_integer_q),
    .control_root(x1_control_root_q),
    .control_saturate(x1_control_saturate_q),
    .control_condition(x1_control_condition_q),
    .control_predicate(x1_control_predicate_q),
    .control_mode(x1_control_mode_q),
    .kept_0(extensions_0__read_data_0),
    .kept_1(extensions_1__read_data_0),
    .kept_2(extensions_2__read_data_0),
    .factors_factor_0(operands__factors_factor_0),
    .factors_factor_1(operands__factors_factor_1),
    .factors_addend(operands__factors_addend),
    .factors_factor_exponent_0(operands__factors_factor_exponent_0),
    .factors_factor_exponent_1(operands__factors_factor_exponent_1),
    .factors_addend_exponent(operands__factors_addend_exponent),
    .factors_product_sign(operands__factors_product_sign),
    .factors_addend_sign(operands__factors_addend_sign),
    .special(operands__special),
    .raw(operands__raw),
    .holds(operands__holds),
    .seed(operands__seed)
  );

  tessera_double_products_late0 products (
    .clock(clock),
    .reset(reset),
    .factor_0(x2_factor_0_q),
    .factor_1(x2_factor_1_q),
    .made_partial_0(products__made_partial_0),
    .made_partial_1(products__made_partial_1),
    .made_partial_2(products__made_partial_2),
    .made_partial_3(products__made_partial_3),
    .made_partial_4(products__made_partial_4),
    .made_partial_5(products__made_partial_5),
    .made_partial_6(products__made_partial_6),
    .made_partial_7(products__made_partial_7),
    .made_partial_8(products__made_partial_8),
    .made_partial_9(products__made_partial_9),
    .made_partial_10(products__made_partial_10),
    .made_partial_11(products__made_partial_11),
    .made_partial_12(products__made_partial_12),
    .made_partial_13(products__made_partial_13),
    .made_partial_14(products__made_partial_14),
    .made_partial_15(products__made_partial_15)
  );

  tessera_double_columns columns (
    // X2: product
    .made_partial_0(products__made_partial_0),
    .made_partial_1(products__made_partial_1),
    .made_partial_2(products__made_partial_2),
    .made_partial_3(products__made_partial_3),
    .made_partial_4(products__made_partial_4),
    .made_partial_5(products__made_partial_5),
    .made_partial_6(products__made_partial_6),
    .made_partial_7(products__made_partial_7),
    .made_partial_8(products__made_partial_8),
    .made_partial_9(products__made_partial_9),
    .made_partial_10(products__made_partial_10),
    .made_partial_11(products__made_partial_11),
    .made_partial_12(products__made_partial_12),
    .made_partial_13(products__made_partial_13),
    .made_partial_14(products__made_partial_14),
    .made_partial_15(products__made_partial_15),
    .high(columns__high),
    .mixed(columns__mixed),
    .carry(columns__carry),
    .low(columns__low)
  );

  tessera_double_distance distance (
    .factor_exponent_0(x2_factor_exponent_0_q),
    .factor_exponent_1(x2_factor_exponent_1_q),
    .addend_exponent(x2_addend_exponent_q),
    .shift(level__count),
    .leads(distance__leads),
    .moves(distance__moves),
    .far(distance__far),
    .exponent(distance__exponent),
    .placed(distance__placed)
  );

  tessera_double_align align (
    // X3: align
    .pair_high(x3_high_q),
    .pair_mixed(x3_mixed_q),
    .pair_carry(x3_carry_q),
    .pair_low(x3_low_q),
    .pair_addend(x3_addend_q),
    .pair_addend_exponent(x3_addend_exponent_q),
    .pair_leads(x3_leads_q),
    .pair_moves(x3_moves_q),
    .pair_far(x3_far_q),
    .pair_has_product(x3_has_product_q),
    .pair_has_addend(x3_has_addend_q),
    .pair_exponent(x3_exponent_q),
    .pair_product_sign(x3_product_sign_q),
    .pair_addend_sign(x3_addend_sign_q),
    .raw(align__raw),
    .anchor_top(align__anchor_top),
    .anchor_middle(align__anchor_middle),
    .anchor_low(align__anchor_low),
    .moved_top(align__moved_top),
    .moved_middle(align__moved_middle),
    .moved_low(align__moved_low),
    .subtracts(align__subtracts),
    .anchor_sign(align__anchor_sign),
    .moved_sign(align__moved_sign)
  );

  tessera_double_add add (
    // X4: add
    .anchor_top(x4_top_q),
    .anchor_middle(x4_middle_q),
    .anchor_low(x4_low_q),
    .moved_top(x4_moved_top_q),
    .moved_middle(x4_moved_middle_q),
    .moved_low(x4_moved_low_q),
    .anchor_sign(x4_sign_q),
    .moved_sign(x4_moved_sign_q),
    .subtracts(x4_subtracts_q),
    .sum_top(add__sum_top),
    .sum_middle(add__sum_middle),
    .sum_low(add__sum_low),
    .sign(add__sign),
    .cancel(add__cancel)
  );

  tessera_double_count leading (
    // X5: count
    .sum_top(x5_top_q),
    .sum_middle(x5_middle_q),
    .sum_low(x5_low_q),
    .exponent(x5_exponent_q),
    .single(leading__single),
    .raw(leading__raw),
    .extended(leading__extended),
    .placed_top(leading__placed_top),
    .placed_middle(leading__placed_middle),
    .placed_low(leading__placed_low),
    .count(leading__count),
    .otherwise(leading__otherwise),
    .limits(leading__limits),
    .start(leading__start)
  );

  tessera_double_normalise normalise (
    .placed_top(x6_top_q),
    .placed_middle(x6_middle_q),
    .placed_low(x6_low_q),
    .shift(x6_shift),
    .value(normalise__value),
    .guard(normalise__guard),
    .sticky(normalise__sticky)
  );

  tessera_double_extend extend (
    .value(x7_value_q),
    .guard(x7_guard_q),
    .sticky(x7_sticky_q),
    .biased_0(x7_biased_0_q),
    .biased_1(x7_biased_1_q),
    .sign(x7_sign_q),
    .away(x7_away_q),
    .cancel(x7_cancel_q),
    .special(special_5_q),
    .rounding(extend__rounding),
    .single(extend__single),
    .low(extend__low),
    .extension(extend__extension)
  );

  tessera_double_round round (
    // X7: round
    .value(x7_value_q),
    .below(round__below),
    .exponent(x7_biased_0_q),
    .sign(x7_sign_q),
    .away(x7_away_q),
    .cancel(x7_cancel_q),
    .special(special_5_q),
    .control(travels_5_q),
    .result(round__result),
    .flag(round__flag)
  );

  assign keeps = valid & control_dst_extended & enabled;
  assign later_valid = valid;
  assign later_keeps = keeps;
  assign later_address = writes_to;
  assign later_magnitude = magnitude;
  assign later_negative = negative;
  assign extensions_0__write_enable_0 = extends_at_7_q & ~reset;
  assign extensions_0__write_data_0 = {|a_extension_q[9:8], |a_extension_q[12:11], a_extension_q};
  assign extensions_1__write_enable_0 = extends_at_7_q & ~reset;
  assign extensions_1__write_data_0 = {|a_extension_q[9:8], |a_extension_q[12:11], a_extension_q};
  assign extensions_2__write_enable_0 = extends_at_7_q & ~reset;
  assign extensions_2__write_data_0 = {|a_extension_q[9:8], |a_extension_q[12:11], a_extension_q};
  assign x1_travels = {x1_control_root_q, operands__seed, x1_control_dst_extended_q, x1_control_from_integer_q,
      operands__holds, (x1_control_opcode_q[6:1] == 6'd8) | (x1_control_opcode_q == 7'h38), x1_control_condition_q,
      operands__raw, x1_control_saturate_q, x1_control_dst_single_q, (x1_control_dst_single_q & x1_control_mode_q[2])
      | (~x1_control_dst_single_q & x1_control_mode_q[4]), x1_control_mode_q[1:0]};
  assign into_travels = x1_travels;
  assign into_special = operands__special;
  // a denormal addend; the table of seeds is read
  assign level__raw = travels_0_q[5];
  assign seed__root = travels_0_q[14];
  assign seed__held_root = travels_1_q[14];
  assign seed__held_single = travels_1_q[3];
  assign align__raw = travels_1_q[5];
  assign leading__single = travels_3_q[3];
  assign leading__raw = travels_3_q[5];
  assign leading__extended = travels_3_q[12];
  // X6: normalise
  assign x6_shift = x6_limits_q ? x6_otherwise_q : x6_count_q;
  assign x6_change = travels_4_q[3] ? 15'h7c80 : 15'd0;
  assign round__below = x7_guard_q | x7_sticky_q;
  assign extend__rounding = travels_5_q[1:0];
  assign extend__single = travels_5_q[3];
  assign delivers = valid_at_7_q;
  assign holds = valid_at_7_q ? a_holds_q : 4'd0;
  assign result = a_result_q;

  always @* begin
    if (time_zero) begin end
    // a seed has the sign of both; an integer its own
    x4_instead = seed__window_top;
    x4_reached = seed__reached;
    if (travels_2_q[11]) begin
      x4_instead = later_magnitude;
      x4_reached = 15'h43e;
    end
  end
endmodule
`default_nettype wire
