// tessera_alu_ahead
// A place for one pass.
//
//   in    1  clock                       rising edge
//   in    1  reset                       synchronous, active high
//   in    1  land_valid
//   in    1  landed_second               It makes the second of two results.
//   in    1  landed_returns              A round that is not the last: its results come back, into collector 0.
//   in    1  landed_again                A round that is not the first: they are there.
//   in    3  landed_beats                Beats of the pass: 1, 2, 4.
//   in    1  landed_swapped              Port 2 has brought src0.
//   in    3  landed_slot                 Thread slot.
//   in    1  landed_odd                  The pass is an odd one.
//   in    4  landed_enabled              Enabled elements of a wide pass.
//   in    5  landed_mode                 Rounding and denormals: `word::mode`.
//   in    8  landed_predicate            Predicate of each lane.
//   in    1  landed_fixed_0              The source is `value` in all lanes.
//   in    1  landed_fixed_1
//   in    1  landed_fixed_2
//   in   32  landed_scalar               src0 in lane 0: immediate, of one of eight bytes the low dword, or value of an
//                                        architecture register.
//   in    1  landed_lanes_long           Seven-stage pipe.
//   in    1  landed_lanes_math           Math.
//   in    4  landed_lanes_math_code      Its function.
//   in    1  landed_lanes_quad           Integer multiply, math and wide ones: two lanes a beat, up to four beats.
//   in    1  landed_lanes_fraction       frc: src0 is asked for twice; what the first round makes of one is taken away
//                                        from the other.
//   in    1  landed_lanes_between        lrp: src0 of the ports is a factor of its first round, too.
//   in    1  landed_lanes_homogeneous    dph: its last round adds src1 of the ports.
//   in    7  landed_lanes_opcode         Opcode, of what has rounds that of the first: rndd, mad, mul.
//   in    1  landed_lanes_wide           Some operand has elements of eight bytes.
//   in    1  landed_lanes_is_double      Some operand is f64, or it is an IEEE macro.
//   in    1  landed_lanes_ieee           An IEEE macro.
//   in    1  landed_lanes_root           A seed is that of a root.
//   in    4  landed_lanes_selector_0     Extensions of dst and the sources: `word::selector`.
//   in    4  landed_lanes_selector_1
//   in    4  landed_lanes_selector_2
//   in    4  landed_lanes_selector_3
//   in    1  landed_lanes_eight_0        Elements of the first two sources and of dst have eight bytes.
//   in    1  landed_lanes_eight_1
//   in    1  landed_lanes_eight_2
//   in    3  landed_lanes_kind_0         Types of the first two sources as the lanes get them: f16 as f32, unless it is
//                                        copied as it is or compared with its like.
//   in    3  landed_lanes_kind_1
//   in    1  landed_lanes_half_0         Sources that are f16 as they come.
//   in    1  landed_lanes_half_1
//   in    1  landed_lanes_half_2
//   in    1  landed_lanes_once           No operand is f32: an f16 result is rounded once.
//   in    3  landed_lanes_dst_kind       Type of dst.
//   in    3  landed_lanes_abs            Absolute value of each source.
//   in    3  landed_lanes_negate         Negation of each source.
//   in    3  landed_lanes_condition      Condition modifier: `word::condition`.
//   in    1  landed_lanes_saturate       Saturate.
//   in   32  landed_lanes_immediate      An immediate, of one of eight bytes the high dword; of nibbles each at its
//                                        lane.
//   in    2  landed_lanes_in_lanes       Bit i: source i is a packed immediate.
//   in    1  landed_lanes_packed_floats  It holds floats.
//   in    1  landed_lanes_packed_signs   It holds signed nibbles.
//   in    4  op_left                     Cycles that op is still busy, with this one, and whether its results come
//                                        back.
//   in    1  op_returns
//   out   1  takes                       op takes a pass at the end of this cycle: it is in its last one or idle.
// given: Which.
//   out   1  given_second                It makes the second of two results.
//   out   1  given_returns               A round that is not the last: its results come back, into collector 0.
//   out   1  given_again                 A round that is not the first: they are there.
//   out   3  given_beats                 Beats of the pass: 1, 2, 4.
//   out   1  given_swapped               Port 2 has brought src0.
//   out   3  given_slot                  Thread slot.
//   out   1  given_odd                   The pass is an odd one.
//   out   4  given_enabled               Enabled elements of a wide pass.
//   out   5  given_mode                  Rounding and denormals: `word::mode`.
//   out   8  given_predicate             Predicate of each lane.
//   out   1  given_fixed_0               The source is `value` in all lanes.
//   out   1  given_fixed_1
//   out   1  given_fixed_2
//   out  32  given_scalar                src0 in lane 0: immediate, of one of eight bytes the low dword, or value of an
//                                        architecture register.
//   out   1  given_lanes_long            Seven-stage pipe.
//   out   1  given_lanes_math            Math.
//   out   4  given_lanes_math_code       Its function.
//   out   1  given_lanes_quad            Integer multiply, math and wide ones: two lanes a beat, up to four beats.
//   out   1  given_lanes_fraction        frc: src0 is asked for twice; what the first round makes of one is taken away
//                                        from the other.
//   out   1  given_lanes_between         lrp: src0 of the ports is a factor of its first round, too.
//   out   1  given_lanes_homogeneous     dph: its last round adds src1 of the ports.
//   out   7  given_lanes_opcode          Opcode, of what has rounds that of the first: rndd, mad, mul.
//   out   1  given_lanes_wide            Some operand has elements of eight bytes.
//   out   1  given_lanes_is_double       Some operand is f64, or it is an IEEE macro.
//   out   1  given_lanes_ieee            An IEEE macro.
//   out   1  given_lanes_root            A seed is that of a root.
//   out   4  given_lanes_selector_0      Extensions of dst and the sources: `word::selector`.
//   out   4  given_lanes_selector_1
//   out   4  given_lanes_selector_2
//   out   4  given_lanes_selector_3
//   out   1  given_lanes_eight_0         Elements of the first two sources and of dst have eight bytes.
//   out   1  given_lanes_eight_1
//   out   1  given_lanes_eight_2
//   out   3  given_lanes_kind_0          Types of the first two sources as the lanes get them: f16 as f32, unless it is
//                                        copied as it is or compared with its like.
//   out   3  given_lanes_kind_1
//   out   1  given_lanes_half_0          Sources that are f16 as they come.
//   out   1  given_lanes_half_1
//   out   1  given_lanes_half_2
//   out   1  given_lanes_once            No operand is f32: an f16 result is rounded once.
//   out   3  given_lanes_dst_kind        Type of dst.
//   out   3  given_lanes_abs             Absolute value of each source.
//   out   3  given_lanes_negate          Negation of each source.
//   out   3  given_lanes_condition       Condition modifier: `word::condition`.
//   out   1  given_lanes_saturate        Saturate.
//   out  32  given_lanes_immediate       An immediate, of one of eight bytes the high dword; of nibbles each at its
//                                        lane.
//   out   2  given_lanes_in_lanes        Bit i: source i is a packed immediate.
//   out   1  given_lanes_packed_floats   It holds floats.
//   out   1  given_lanes_packed_signs    It holds signed nibbles.
//   out   1  waited                      Its lanes are in the collectors; else the last of them arrive now.
//   out   1  ready
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/alu/ahead.rs; do not edit.
`default_nettype none
module tessera_alu_ahead (
  input  wire clock,
  input  wire reset,
  input  wire land_valid,
  input  wire landed_second,
  input  wire landed_returns,
  input  wire landed_again,
  input  wire [2:0] landed_beats,
  input  wire landed_swapped,
  input  wire [2:0] landed_slot,
  input  wire landed_odd,
  input  wire [3:0] landed_enabled,
  input  wire [4:0] landed_mode,
  input  wire [7:0] landed_predicate,
  input  wire landed_fixed_0,
  input  wire landed_fixed_1,
  input  wire landed_fixed_2,
  input  wire [31:0] landed_scalar,
  input  wire landed_lanes_long,
  input  wire landed_lanes_math,
  input  wire [3:0] landed_lanes_math_code,
  input  wire landed_lanes_quad,
  input  wire landed_lanes_fraction,
  input  wire landed_lanes_between,
  input  wire landed_lanes_homogeneous,
  input  wire [6:0] landed_lanes_opcode,
  input  wire landed_lanes_wide,
  input  wire landed_lanes_is_double,
  input  wire landed_lanes_ieee,
  input  wire landed_lanes_root,
  input  wire [3:0] landed_lanes_selector_0,
  input  wire [3:0] landed_lanes_selector_1,
  input  wire [3:0] landed_lanes_selector_2,
  input  wire [3:0] landed_lanes_selector_3,
  input  wire landed_lanes_eight_0,
  input  wire landed_lanes_eight_1,
  input  wire landed_lanes_eight_2,
  input  wire [2:0] landed_lanes_kind_0,
  input  wire [2:0] landed_lanes_kind_1,
  input  wire landed_lanes_half_0,
  input  wire landed_lanes_half_1,
  input  wire landed_lanes_half_2,
  input  wire landed_lanes_once,
  input  wire [2:0] landed_lanes_dst_kind,
  input  wire [2:0] landed_lanes_abs,
  input  wire [2:0] landed_lanes_negate,
  input  wire [2:0] landed_lanes_condition,
  input  wire landed_lanes_saturate,
  input  wire [31:0] landed_lanes_immediate,
  input  wire [1:0] landed_lanes_in_lanes,
  input  wire landed_lanes_packed_floats,
  input  wire landed_lanes_packed_signs,
  input  wire [3:0] op_left,
  input  wire op_returns,
  output wire takes,
  output reg  given_second,
  output reg  given_returns,
  output reg  given_again,
  output reg  [2:0] given_beats,
  output reg  given_swapped,
  output reg  [2:0] given_slot,
  output reg  given_odd,
  output reg  [3:0] given_enabled,
  output reg  [4:0] given_mode,
  output reg  [7:0] given_predicate,
  output reg  given_fixed_0,
  output reg  given_fixed_1,
  output reg  given_fixed_2,
  output reg  [31:0] given_scalar,
  output reg  given_lanes_long,
  output reg  given_lanes_math,
  output reg  [3:0] given_lanes_math_code,
  output reg  given_lanes_quad,
  output reg  given_lanes_fraction,
  output reg  given_lanes_between,
  output reg  given_lanes_homogeneous,
  output reg  [6:0] given_lanes_opcode,
  output reg  given_lanes_wide,
  output reg  given_lanes_is_double,
  output reg  given_lanes_ieee,
  output reg  given_lanes_root,
  output reg  [3:0] given_lanes_selector_0,
  output reg  [3:0] given_lanes_selector_1,
  output reg  [3:0] given_lanes_selector_2,
  output reg  [3:0] given_lanes_selector_3,
  output reg  given_lanes_eight_0,
  output reg  given_lanes_eight_1,
  output reg  given_lanes_eight_2,
  output reg  [2:0] given_lanes_kind_0,
  output reg  [2:0] given_lanes_kind_1,
  output reg  given_lanes_half_0,
  output reg  given_lanes_half_1,
  output reg  given_lanes_half_2,
  output reg  given_lanes_once,
  output reg  [2:0] given_lanes_dst_kind,
  output reg  [2:0] given_lanes_abs,
  output reg  [2:0] given_lanes_negate,
  output reg  [2:0] given_lanes_condition,
  output reg  given_lanes_saturate,
  output reg  [31:0] given_lanes_immediate,
  output reg  [1:0] given_lanes_in_lanes,
  output reg  given_lanes_packed_floats,
  output reg  given_lanes_packed_signs,
  output wire waited,
  output reg  ready
);
  wire free;
  wire stays;
  reg  waits_q;
  reg  pass_second_q;
  reg  pass_returns_q;
  reg  pass_again_q;
  reg  [2:0] pass_beats_q;
  reg  pass_swapped_q;
  reg  [2:0] pass_slot_q;
  reg  pass_odd_q;
  reg  [3:0] pass_enabled_q;
  reg  [4:0] pass_mode_q;
  reg  [7:0] pass_predicate_q;
  reg  pass_fixed_0_q;
  reg  pass_fixed_1_q;
  reg  pass_fixed_2_q;
  reg  [31:0] pass_scalar_q;
  reg  lanes_long_q;
  reg  lanes_math_q;
  reg  [3:0] lanes_math_code_q;
  reg  lanes_quad_q;
  reg  lanes_fraction_q;
  reg  lanes_between_q;
  reg  lanes_homogeneous_q;
  reg  [6:0] lanes_opcode_q;
  reg  lanes_wide_q;
  reg  lanes_is_double_q;
  reg  lanes_ieee_q;
  reg  lanes_root_q;
  reg  [3:0] lanes_selector_0_q;
  reg  [3:0] lanes_selector_1_q;
  reg  [3:0] lanes_selector_2_q;
  reg  [3:0] lanes_selector_3_q;
  reg  lanes_eight_0_q;
  reg  lanes_eight_1_q;
  reg  lanes_eight_2_q;
  reg  [2:0] lanes_kind_0_q;
  reg  [2:0] lanes_kind_1_q;
  reg  lanes_half_0_q;
  reg  lanes_half_1_q;
  reg  lanes_half_2_q;
  reg  lanes_once_q;
  reg  [2:0] lanes_dst_kind_q;
  reg  [2:0] lanes_abs_q;
  reg  [2:0] lanes_negate_q;
  reg  [2:0] lanes_condition_q;
  reg  lanes_saturate_q;
  reg  [31:0] lanes_immediate_q;
  reg  [1:0] lanes_in_lanes_q;
  reg  lanes_packed_floats_q;
  reg  lanes_packed_signs_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (stays) begin
      lanes_long_q <= landed_lanes_long;
      lanes_math_q <= landed_lanes_math;
      lanes_math_code_q <= landed_lanes_math_code;
      lanes_quad_q <= landed_lanes_quad;
      lanes_fraction_q <= landed_lanes_fraction;
      lanes_between_q <= landed_lanes_between;
      lanes_homogeneous_q <= landed_lanes_homogeneous;
      lanes_opcode_q <= landed_lanes_opcode;
      lanes_wide_q <= landed_lanes_wide;
      lanes_is_double_q <= landed_lanes_is_double;
      lanes_ieee_q <= landed_lanes_ieee;
      lanes_root_q <= landed_lanes_root;
      lanes_selector_0_q <= landed_lanes_selector_0;
      lanes_selector_1_q <= landed_lanes_selector_1;
      lanes_selector_2_q <= landed_lanes_selector_2;
      lanes_selector_3_q <= landed_lanes_selector_3;
      lanes_eight_0_q <= landed_lanes_eight_0;
      lanes_eight_1_q <= landed_lanes_eight_1;
      lanes_eight_2_q <= landed_lanes_eight_2;
      lanes_kind_0_q <= landed_lanes_kind_0;
      lanes_kind_1_q <= landed_lanes_kind_1;
      lanes_half_0_q <= landed_lanes_half_0;
      lanes_half_1_q <= landed_lanes_half_1;
      lanes_half_2_q <= landed_lanes_half_2;
      lanes_once_q <= landed_lanes_once;
      lanes_dst_kind_q <= landed_lanes_dst_kind;
      lanes_abs_q <= landed_lanes_abs;
      lanes_negate_q <= landed_lanes_negate;
      lanes_condition_q <= landed_lanes_condition;
      lanes_saturate_q <= landed_lanes_saturate;
      lanes_immediate_q <= landed_lanes_immediate;
      lanes_in_lanes_q <= landed_lanes_in_lanes;
      lanes_packed_floats_q <= landed_lanes_packed_floats;
      lanes_packed_signs_q <= landed_lanes_packed_signs;
    end
  end

  always @(posedge clock) begin
    if (reset) begin
      waits_q <= 1'd0;
      pass_second_q <= 1'd0;
      pass_returns_q <= 1'd0;
      pass_again_q <= 1'd0;
      pass_beats_q <= 3'd0;
      pass_swapped_q <= 1'd0;
      pass_slot_q <= 3'd0;
      pass_odd_q <= 1'd0;
      pass_enabled_q <= 4'd0;
      pass_mode_q <= 5'd0;
      pass_predicate_q <= 8'd0;
      pass_fixed_0_q <= 1'd0;
      pass_fixed_1_q <= 1'd0;
      pass_fixed_2_q <= 1'd0;
      pass_scalar_q <= 32'd0;
    end
    else begin
      waits_q <= stays | (waits_q & ~free);
      if (stays) begin
        pass_second_q <= landed_second;
        pass_returns_q <= landed_returns;
        pass_again_q <= landed_again;
        pass_beats_q <= landed_beats;
        pass_swapped_q <= landed_swapped;
        pass_slot_q <= landed_slot;
        pass_odd_q <= landed_odd;
        pass_enabled_q <= landed_enabled;
        pass_mode_q <= landed_mode;
        pass_predicate_q <= landed_predicate;
        pass_fixed_0_q <= landed_fixed_0;
        pass_fixed_1_q <= landed_fixed_1;
        pass_fixed_2_q <= landed_fixed_2;
        pass_scalar_q <= landed_scalar;
      end
    end
  end

  assign free = op_left <= 4'd1;
  // what lands stays if op does not take it
  assign stays = land_valid & (waits_q | ~free);
  assign takes = free & (waits_q | land_valid);
  assign waited = waits_q;

  always @* begin
    if (time_zero) begin end
    given_second = landed_second;
    given_returns = landed_returns;
    given_again = landed_again;
    given_beats = landed_beats;
    given_swapped = landed_swapped;
    given_slot = landed_slot;
    given_odd = landed_odd;
    given_enabled = landed_enabled;
    given_mode = landed_mode;
    given_predicate = landed_predicate;
    given_fixed_0 = landed_fixed_0;
    given_fixed_1 = landed_fixed_1;
    given_fixed_2 = landed_fixed_2;
    given_scalar = landed_scalar;
    given_lanes_long = landed_lanes_long;
    given_lanes_math = landed_lanes_math;
    given_lanes_math_code = landed_lanes_math_code;
    given_lanes_quad = landed_lanes_quad;
    given_lanes_fraction = landed_lanes_fraction;
    given_lanes_between = landed_lanes_between;
    given_lanes_homogeneous = landed_lanes_homogeneous;
    given_lanes_opcode = landed_lanes_opcode;
    given_lanes_wide = landed_lanes_wide;
    given_lanes_is_double = landed_lanes_is_double;
    given_lanes_ieee = landed_lanes_ieee;
    given_lanes_root = landed_lanes_root;
    given_lanes_selector_0 = landed_lanes_selector_0;
    given_lanes_selector_1 = landed_lanes_selector_1;
    given_lanes_selector_2 = landed_lanes_selector_2;
    given_lanes_selector_3 = landed_lanes_selector_3;
    given_lanes_eight_0 = landed_lanes_eight_0;
    given_lanes_eight_1 = landed_lanes_eight_1;
    given_lanes_eight_2 = landed_lanes_eight_2;
    given_lanes_kind_0 = landed_lanes_kind_0;
    given_lanes_kind_1 = landed_lanes_kind_1;
    given_lanes_half_0 = landed_lanes_half_0;
    given_lanes_half_1 = landed_lanes_half_1;
    given_lanes_half_2 = landed_lanes_half_2;
    given_lanes_once = landed_lanes_once;
    given_lanes_dst_kind = landed_lanes_dst_kind;
    given_lanes_abs = landed_lanes_abs;
    given_lanes_negate = landed_lanes_negate;
    given_lanes_condition = landed_lanes_condition;
    given_lanes_saturate = landed_lanes_saturate;
    given_lanes_immediate = landed_lanes_immediate;
    given_lanes_in_lanes = landed_lanes_in_lanes;
    given_lanes_packed_floats = landed_lanes_packed_floats;
    given_lanes_packed_signs = landed_lanes_packed_signs;
    if (waits_q) begin
      given_second = pass_second_q;
      given_returns = pass_returns_q;
      given_again = pass_again_q;
      given_beats = pass_beats_q;
      given_swapped = pass_swapped_q;
      given_slot = pass_slot_q;
      given_odd = pass_odd_q;
      given_enabled = pass_enabled_q;
      given_mode = pass_mode_q;
      given_predicate = pass_predicate_q;
      given_fixed_0 = pass_fixed_0_q;
      given_fixed_1 = pass_fixed_1_q;
      given_fixed_2 = pass_fixed_2_q;
      given_scalar = pass_scalar_q;
      given_lanes_long = lanes_long_q;
      given_lanes_math = lanes_math_q;
      given_lanes_math_code = lanes_math_code_q;
      given_lanes_quad = lanes_quad_q;
      given_lanes_fraction = lanes_fraction_q;
      given_lanes_between = lanes_between_q;
      given_lanes_homogeneous = lanes_homogeneous_q;
      given_lanes_opcode = lanes_opcode_q;
      given_lanes_wide = lanes_wide_q;
      given_lanes_is_double = lanes_is_double_q;
      given_lanes_ieee = lanes_ieee_q;
      given_lanes_root = lanes_root_q;
      given_lanes_selector_0 = lanes_selector_0_q;
      given_lanes_selector_1 = lanes_selector_1_q;
      given_lanes_selector_2 = lanes_selector_2_q;
      given_lanes_selector_3 = lanes_selector_3_q;
      given_lanes_eight_0 = lanes_eight_0_q;
      given_lanes_eight_1 = lanes_eight_1_q;
      given_lanes_eight_2 = lanes_eight_2_q;
      given_lanes_kind_0 = lanes_kind_0_q;
      given_lanes_kind_1 = lanes_kind_1_q;
      given_lanes_half_0 = lanes_half_0_q;
      given_lanes_half_1 = lanes_half_1_q;
      given_lanes_half_2 = lanes_half_2_q;
      given_lanes_once = lanes_once_q;
      given_lanes_dst_kind = lanes_dst_kind_q;
      given_lanes_abs = lanes_abs_q;
      given_lanes_negate = lanes_negate_q;
      given_lanes_condition = lanes_condition_q;
      given_lanes_saturate = lanes_saturate_q;
      given_lanes_immediate = lanes_immediate_q;
      given_lanes_in_lanes = lanes_in_lanes_q;
      given_lanes_packed_floats = lanes_packed_floats_q;
      given_lanes_packed_signs = lanes_packed_signs_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    // before the last pass at most one cycle is left after this one; behind rounds nothing comes
    if (land_valid & waits_q) begin
      ready = free & (pass_beats_q == 3'd1) & ~landed_returns;
    end
    else if (land_valid) begin
      ready = (op_left <= 4'd2) & ~landed_returns;
    end
    else if (waits_q) begin
      ready = (op_left <= 4'd2) & ~pass_returns_q;
    end
    else begin
      ready = (op_left <= 4'd2) | ~op_returns;
    end
  end
endmodule
`default_nettype wire
