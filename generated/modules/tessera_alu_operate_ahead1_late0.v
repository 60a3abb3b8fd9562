// tessera_alu_operate_ahead1_late0
// Holds one pass and issues its beats to the lanes.
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
//   in    1  take_0
//   in    1  take_1
//   in    1  take_2
//   in   64  rd_data_0_0
//   in   64  rd_data_0_1
//   in   64  rd_data_0_2
//   in   64  rd_data_0_3
//   in   64  rd_data_1_0
//   in   64  rd_data_1_1
//   in   64  rd_data_1_2
//   in   64  rd_data_1_3
//   in   64  rd_data_2_0
//   in   64  rd_data_2_1
//   in   64  rd_data_2_2
//   in   64  rd_data_2_3
//   in    8  rd_mask_0
//   in    8  rd_mask_1
//   in    8  rd_mask_2
//   in    8  own_0                       Lanes that may come by the first two ports.
//   in    8  own_1
//   out   1  ready                       A pass may be fetched.
//   out   1  returns                     The beat is one of a round that is not the last: its results come back, into
//                                        collector 0.
//   in   32  result_0                    What the multiply-add lanes deliver.
//   in   32  result_1
//   in   32  result_2
//   in   32  result_3
//   out   1  issue_short
//   out   1  issue_fma
//   out   1  issue_pair
//   out   1  issue_wide
//   out   1  is_double                   The wide beat has an operand of type f64.
//   out   1  ieee                        It is an IEEE macro; its seed is that of a root.
//   out   1  root
//   out   4  extended                    Extensions of dst and the sources: whether there are, and where
//                                        (`word::extension_address`).
//   out   9  extension_0
//   out   9  extension_1
//   out   9  extension_2
//   out   9  extension_3
//   out   1  enabled
//   out   5  mode                        Rounding and denormals: `word::mode`.
//   out   1  issue_math
//   out   4  math_code                   Function of math.
//   out   7  control_opcode              Opcode.
//   out   3  control_dst_kind            Type of dst: `word::element`.
//   out   4  control_mode                Rounding and denormals, but of f64: `word::mode`.
//   out   1  control_saturate            Saturate.
//   out   1  control_second              The second of two results: the carry.
//   out   3  source_kind_0
//   out   3  source_kind_1
//   out   1  half_0
//   out   1  half_1
//   out   1  half_2
//   out   1  once
//   out   3  abs
//   out   3  negate
//   out   3  condition
//   out   4  predicate
//   out   1  predicate_wide              That of the only lane of a wide beat.
//   out   1  eight_0                     Elements of the first two sources and of dst have eight bytes.
//   out   1  eight_1
//   out   1  eight_2
//   out  32  element_0
//   out  32  element_1
//   out  32  element_2
//   out  32  element_3
//   out  32  element_4
//   out  32  element_5
//   out  32  element_6
//   out  32  element_7
//   out  32  element_8
//   out  32  element_9
//   out  32  element_10
//   out  32  element_11
//   out  32  captured_0                  The same of what was captured: without immediates and architecture registers.
//   out  32  captured_1
//   out  32  captured_2
//   out  32  captured_3
//   out  32  captured_4
//   out  32  captured_5
//   out  32  captured_6
//   out  32  captured_7
//   out  32  captured_8
//   out  32  captured_9
//   out  32  captured_10
//   out  32  captured_11
//   out   2  beat_number                 Number within the pass.
//   out   1  beat_last                   Last of the pass.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/alu/operate.rs; do not edit.
`default_nettype none
module tessera_alu_operate_ahead1_late0 (
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
  input  wire take_0,
  input  wire take_1,
  input  wire take_2,
  input  wire [63:0] rd_data_0_0,
  input  wire [63:0] rd_data_0_1,
  input  wire [63:0] rd_data_0_2,
  input  wire [63:0] rd_data_0_3,
  input  wire [63:0] rd_data_1_0,
  input  wire [63:0] rd_data_1_1,
  input  wire [63:0] rd_data_1_2,
  input  wire [63:0] rd_data_1_3,
  input  wire [63:0] rd_data_2_0,
  input  wire [63:0] rd_data_2_1,
  input  wire [63:0] rd_data_2_2,
  input  wire [63:0] rd_data_2_3,
  input  wire [7:0] rd_mask_0,
  input  wire [7:0] rd_mask_1,
  input  wire [7:0] rd_mask_2,
  input  wire [7:0] own_0,
  input  wire [7:0] own_1,
  output reg  ready,
  output wire returns,
  input  wire [31:0] result_0,
  input  wire [31:0] result_1,
  input  wire [31:0] result_2,
  input  wire [31:0] result_3,
  output wire issue_short,
  output wire issue_fma,
  output wire issue_pair,
  output wire issue_wide,
  output wire is_double,
  output wire ieee,
  output wire root,
  output reg  [3:0] extended,
  output wire [8:0] extension_0,
  output wire [8:0] extension_1,
  output wire [8:0] extension_2,
  output wire [8:0] extension_3,
  output reg  enabled,
  output wire [4:0] mode,
  output wire issue_math,
  output wire [3:0] math_code,
  output wire [6:0] control_opcode,
  output wire [2:0] control_dst_kind,
  output wire [3:0] control_mode,
  output wire control_saturate,
  output wire control_second,
  output wire [2:0] source_kind_0,
  output wire [2:0] source_kind_1,
  output wire half_0,
  output wire half_1,
  output wire half_2,
  output wire once,
  output wire [2:0] abs,
  output wire [2:0] negate,
  output wire [2:0] condition,
  output wire [3:0] predicate,
  output reg  predicate_wide,
  output wire eight_0,
  output wire eight_1,
  output wire eight_2,
  output reg  [31:0] element_0,
  output reg  [31:0] element_1,
  output wire [31:0] element_2,
  output wire [31:0] element_3,
  output wire [31:0] element_4,
  output wire [31:0] element_5,
  output wire [31:0] element_6,
  output wire [31:0] element_7,
  output reg  [31:0] element_8,
  output reg  [31:0] element_9,
  output reg  [31:0] element_10,
  output reg  [31:0] element_11,
  output reg  [31:0] captured_0,
  output reg  [31:0] captured_1,
  output wire [31:0] captured_2,
  output wire [31:0] captured_3,
  output wire [31:0] captured_4,
  output wire [31:0] captured_5,
  output wire [31:0] captured_6,
  output wire [31:0] captured_7,
  output wire [31:0] captured_8,
  output wire [31:0] captured_9,
  output wire [31:0] captured_10,
  output wire [31:0] captured_11,
  output wire [1:0] beat_number,
  output wire beat_last
);
  wire takes;
  wire given_second;
  wire given_returns;
  wire given_again;
  wire [2:0] given_beats;
  wire given_swapped;
  wire [2:0] given_slot;
  wire given_odd;
  wire [3:0] given_enabled;
  wire [4:0] given_mode;
  wire [7:0] given_predicate;
  wire given_fixed_0;
  wire given_fixed_1;
  wire given_fixed_2;
  wire [31:0] given_scalar;
  wire given_lanes_long;
  wire given_lanes_math;
  wire [3:0] given_lanes_math_code;
  wire given_lanes_quad;
  wire given_lanes_fraction;
  wire given_lanes_between;
  wire given_lanes_homogeneous;
  wire [6:0] given_lanes_opcode;
  wire given_lanes_wide;
  wire given_lanes_is_double;
  wire given_lanes_ieee;
  wire given_lanes_root;
  wire [3:0] given_lanes_selector_0;
  wire [3:0] given_lanes_selector_1;
  wire [3:0] given_lanes_selector_2;
  wire [3:0] given_lanes_selector_3;
  wire given_lanes_eight_0;
  wire given_lanes_eight_1;
  wire given_lanes_eight_2;
  wire [2:0] given_lanes_kind_0;
  wire [2:0] given_lanes_kind_1;
  wire given_lanes_half_0;
  wire given_lanes_half_1;
  wire given_lanes_half_2;
  wire given_lanes_once;
  wire [2:0] given_lanes_dst_kind;
  wire [2:0] given_lanes_abs;
  wire [2:0] given_lanes_negate;
  wire [2:0] given_lanes_condition;
  wire given_lanes_saturate;
  wire [31:0] given_lanes_immediate;
  wire [1:0] given_lanes_in_lanes;
  wire given_lanes_packed_floats;
  wire given_lanes_packed_signs;
  wire waited;
  wire fixed_half_0;
  wire fixed_half_1;
  reg  next_upper;
  reg  next_odd;
  wire lower_ends;
  wire down;
  wire [2:0] dword;
  wire running;
  reg  [3:0] left_q;
  reg  op_second_q;
  reg  op_returns_q;
  reg  op_again_q;
  reg  [2:0] op_beats_q;
  reg  op_swapped_q;
  reg  [2:0] op_slot_q;
  reg  op_odd_q;
  reg  [3:0] op_enabled_q;
  reg  [4:0] op_mode_q;
  reg  [7:0] op_predicate_q;
  reg  op_fixed_0_q;
  reg  op_fixed_1_q;
  reg  op_fixed_2_q;
  reg  [31:0] op_scalar_q;
  reg  op_lanes_long_q;
  reg  op_lanes_math_q;
  reg  [3:0] op_lanes_math_code_q;
  reg  op_lanes_quad_q;
  reg  op_lanes_fraction_q;
  reg  op_lanes_between_q;
  reg  op_lanes_homogeneous_q;
  reg  [6:0] op_lanes_opcode_q;
  reg  op_lanes_wide_q;
  reg  op_lanes_is_double_q;
  reg  op_lanes_ieee_q;
  reg  op_lanes_root_q;
  reg  [3:0] op_lanes_selector_0_q;
  reg  [3:0] op_lanes_selector_1_q;
  reg  [3:0] op_lanes_selector_2_q;
  reg  [3:0] op_lanes_selector_3_q;
  reg  op_lanes_eight_0_q;
  reg  op_lanes_eight_1_q;
  reg  op_lanes_eight_2_q;
  reg  [2:0] op_lanes_kind_0_q;
  reg  [2:0] op_lanes_kind_1_q;
  reg  op_lanes_half_0_q;
  reg  op_lanes_half_1_q;
  reg  op_lanes_half_2_q;
  reg  op_lanes_once_q;
  reg  [2:0] op_lanes_dst_kind_q;
  reg  [2:0] op_lanes_abs_q;
  reg  [2:0] op_lanes_negate_q;
  reg  [2:0] op_lanes_condition_q;
  reg  op_lanes_saturate_q;
  reg  [31:0] op_lanes_immediate_q;
  reg  [1:0] op_lanes_in_lanes_q;
  reg  op_lanes_packed_floats_q;
  reg  op_lanes_packed_signs_q;
  wire ahead_0__takes;
  wire ahead_0__given_second;
  wire ahead_0__given_returns;
  wire ahead_0__given_again;
  wire [2:0] ahead_0__given_beats;
  wire ahead_0__given_swapped;
  wire [2:0] ahead_0__given_slot;
  wire ahead_0__given_odd;
  wire [3:0] ahead_0__given_enabled;
  wire [4:0] ahead_0__given_mode;
  wire [7:0] ahead_0__given_predicate;
  wire ahead_0__given_fixed_0;
  wire ahead_0__given_fixed_1;
  wire ahead_0__given_fixed_2;
  wire [31:0] ahead_0__given_scalar;
  wire ahead_0__given_lanes_long;
  wire ahead_0__given_lanes_math;
  wire [3:0] ahead_0__given_lanes_math_code;
  wire ahead_0__given_lanes_quad;
  wire ahead_0__given_lanes_fraction;
  wire ahead_0__given_lanes_between;
  wire ahead_0__given_lanes_homogeneous;
  wire [6:0] ahead_0__given_lanes_opcode;
  wire ahead_0__given_lanes_wide;
  wire ahead_0__given_lanes_is_double;
  wire ahead_0__given_lanes_ieee;
  wire ahead_0__given_lanes_root;
  wire [3:0] ahead_0__given_lanes_selector_0;
  wire [3:0] ahead_0__given_lanes_selector_1;
  wire [3:0] ahead_0__given_lanes_selector_2;
  wire [3:0] ahead_0__given_lanes_selector_3;
  wire ahead_0__given_lanes_eight_0;
  wire ahead_0__given_lanes_eight_1;
  wire ahead_0__given_lanes_eight_2;
  wire [2:0] ahead_0__given_lanes_kind_0;
  wire [2:0] ahead_0__given_lanes_kind_1;
  wire ahead_0__given_lanes_half_0;
  wire ahead_0__given_lanes_half_1;
  wire ahead_0__given_lanes_half_2;
  wire ahead_0__given_lanes_once;
  wire [2:0] ahead_0__given_lanes_dst_kind;
  wire [2:0] ahead_0__given_lanes_abs;
  wire [2:0] ahead_0__given_lanes_negate;
  wire [2:0] ahead_0__given_lanes_condition;
  wire ahead_0__given_lanes_saturate;
  wire [31:0] ahead_0__given_lanes_immediate;
  wire [1:0] ahead_0__given_lanes_in_lanes;
  wire ahead_0__given_lanes_packed_floats;
  wire ahead_0__given_lanes_packed_signs;
  wire ahead_0__waited;
  wire ahead_0__ready;
  reg  collector_0__take;
  reg  [63:0] collector_0__rd_data_0;
  reg  [63:0] collector_0__rd_data_1;
  reg  [63:0] collector_0__rd_data_2;
  reg  [63:0] collector_0__rd_data_3;
  reg  [7:0] collector_0__rd_mask;
  reg  [31:0] collector_0__fixed_value_0;
  wire [31:0] collector_0__element_0;
  wire [31:0] collector_0__element_1;
  wire [31:0] collector_0__element_2;
  wire [31:0] collector_0__element_3;
  wire [31:0] collector_0__captured_0;
  wire [31:0] collector_0__captured_1;
  wire [31:0] collector_0__captured_2;
  wire [31:0] collector_0__captured_3;
  wire [7:0] collector_1__rd_mask;
  reg  [31:0] collector_1__fixed_value_0;
  wire [31:0] collector_1__element_0;
  wire [31:0] collector_1__element_1;
  wire [31:0] collector_1__element_2;
  wire [31:0] collector_1__element_3;
  wire [31:0] collector_1__captured_0;
  wire [31:0] collector_1__captured_1;
  wire [31:0] collector_1__captured_2;
  wire [31:0] collector_1__captured_3;
  wire [31:0] collector_2__element_0;
  wire [31:0] collector_2__element_1;
  wire [31:0] collector_2__element_2;
  wire [31:0] collector_2__element_3;
  wire [31:0] collector_2__captured_0;
  wire [31:0] collector_2__captured_1;
  wire [31:0] collector_2__captured_2;
  wire [31:0] collector_2__captured_3;
  wire [31:0] immediate__element_0;
  wire [31:0] immediate__element_1;
  wire [31:0] immediate__element_2;
  wire [31:0] immediate__element_3;
  wire [15:0] constant__pattern;
  wire constant__half;
  wire constant__raw;
  wire constant__flush;
  wire [31:0] constant__value;
  reg  op_half_0_q;
  reg  op_half_1_q;
  reg  op_half_2_q;
  reg  by_lane_q;
  reg  [1:0] now_q;
  reg  odd_0_q;
  reg  odd_1_q;
  reg  odd_2_q;
  reg  packed_upper_q;
  reg  packed_odd_q;
  wire rounds__leaves;
  wire rounds__back_0;
  wire rounds__back_1;
  wire [6:0] rounds__told_opcode;
  wire rounds__told_saturate;
  wire [2:0] rounds__told_abs;
  wire [2:0] rounds__told_negate;
  wire [4:0] rounds__told_mode;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (takes) begin
      op_lanes_long_q <= given_lanes_long;
      op_lanes_math_q <= given_lanes_math;
      op_lanes_math_code_q <= given_lanes_math_code;
      op_lanes_quad_q <= given_lanes_quad;
      op_lanes_fraction_q <= given_lanes_fraction;
      op_lanes_between_q <= given_lanes_between;
      op_lanes_homogeneous_q <= given_lanes_homogeneous;
      op_lanes_opcode_q <= given_lanes_opcode;
      op_lanes_wide_q <= given_lanes_wide;
      op_lanes_is_double_q <= given_lanes_is_double;
      op_lanes_ieee_q <= given_lanes_ieee;
      op_lanes_root_q <= given_lanes_root;
      op_lanes_selector_0_q <= given_lanes_selector_0;
      op_lanes_selector_1_q <= given_lanes_selector_1;
      op_lanes_selector_2_q <= given_lanes_selector_2;
      op_lanes_selector_3_q <= given_lanes_selector_3;
      op_lanes_eight_0_q <= given_lanes_eight_0;
      op_lanes_eight_1_q <= given_lanes_eight_1;
      op_lanes_eight_2_q <= given_lanes_eight_2;
      op_lanes_kind_0_q <= given_lanes_kind_0;
      op_lanes_kind_1_q <= given_lanes_kind_1;
      op_lanes_half_0_q <= given_lanes_half_0;
      op_lanes_half_1_q <= given_lanes_half_1;
      op_lanes_half_2_q <= given_lanes_half_2;
      op_lanes_once_q <= given_lanes_once;
      op_lanes_dst_kind_q <= given_lanes_dst_kind;
      op_lanes_abs_q <= given_lanes_abs;
      op_lanes_negate_q <= given_lanes_negate;
      op_lanes_condition_q <= given_lanes_condition;
      op_lanes_saturate_q <= given_lanes_saturate;
      op_lanes_immediate_q <= given_lanes_immediate;
      op_lanes_in_lanes_q <= given_lanes_in_lanes;
      op_lanes_packed_floats_q <= given_lanes_packed_floats;
      op_lanes_packed_signs_q <= given_lanes_packed_signs;
      op_lanes_immediate_q <= constant__value;
    end
  end

  always @(posedge clock) begin
    if (reset) begin
      left_q <= 4'd0;
      op_second_q <= 1'd0;
      op_returns_q <= 1'd0;
      op_again_q <= 1'd0;
      op_beats_q <= 3'd0;
      op_swapped_q <= 1'd0;
      op_slot_q <= 3'd0;
      op_odd_q <= 1'd0;
      op_enabled_q <= 4'd0;
      op_mode_q <= 5'd0;
      op_predicate_q <= 8'd0;
      op_fixed_0_q <= 1'd0;
      op_fixed_1_q <= 1'd0;
      op_fixed_2_q <= 1'd0;
      op_scalar_q <= 32'd0;
      op_half_0_q <= 1'd0;
      op_half_1_q <= 1'd0;
      op_half_2_q <= 1'd0;
      by_lane_q <= 1'd0;
      now_q <= 2'd0;
      odd_0_q <= 1'd0;
      odd_1_q <= 1'd0;
      odd_2_q <= 1'd0;
      packed_upper_q <= 1'd0;
      packed_odd_q <= 1'd0;
    end
    else begin
      if (takes) begin
        left_q <= {1'd0, given_beats};
        now_q <= 2'd0;
        if (given_returns) begin
          left_q <= 4'd10;
        end
        by_lane_q <= |given_lanes_in_lanes;
        op_second_q <= given_second;
        op_returns_q <= given_returns;
        op_again_q <= given_again;
        op_beats_q <= given_beats;
        op_swapped_q <= given_swapped;
        op_slot_q <= given_slot;
        op_odd_q <= given_odd;
        op_enabled_q <= given_enabled;
        op_mode_q <= given_mode;
        op_predicate_q <= given_predicate;
        op_fixed_0_q <= given_fixed_0;
        op_fixed_1_q <= given_fixed_1;
        op_fixed_2_q <= given_fixed_2;
        op_scalar_q <= given_scalar;
        op_half_0_q <= given_lanes_half_0 & ~fixed_half_0;
        op_half_1_q <= given_lanes_half_1 & ~fixed_half_1;
        op_half_2_q <= given_lanes_half_2;
        if (fixed_half_0) begin
          op_scalar_q <= constant__value;
        end
      end
      else if (running) begin
        left_q <= left_q - 4'd1;
        // beat: 0, 1 from the first cycle on; at 4, 3, 2, 1 -> 0, 1, 2, 3
        now_q <= now_q ^ 2'd1;
        if (op_lanes_quad_q) begin
          now_q <= now_q + 2'd1;
        end
      end
      if (takes | running) begin
        odd_0_q <= next_odd & ~op_fixed_0_q;
        odd_1_q <= next_odd & ~op_fixed_1_q;
        odd_2_q <= next_odd & ~op_fixed_2_q;
        packed_upper_q <= next_upper & by_lane_q;
        packed_odd_q <= next_odd & by_lane_q;
      end
    end
  end

  tessera_alu_ahead ahead_0 (
    .clock(clock),
    .reset(reset),
    .land_valid(land_valid),
    .landed_second(landed_second),
    .landed_returns(landed_returns),
    .landed_again(landed_again),
    .landed_beats(landed_beats),
    .landed_swapped(landed_swapped),
    .landed_slot(landed_slot),
    .landed_odd(landed_odd),
    .landed_enabled(landed_enabled),
    .landed_mode(landed_mode),
    .landed_predicate(landed_predicate),
    .landed_fixed_0(landed_fixed_0),
    .landed_fixed_1(landed_fixed_1),
    .landed_fixed_2(landed_fixed_2),
    .landed_scalar(landed_scalar),
    .landed_lanes_long(landed_lanes_long),
    .landed_lanes_math(landed_lanes_math),
    .landed_lanes_math_code(landed_lanes_math_code),
    .landed_lanes_quad(landed_lanes_quad),
    .landed_lanes_fraction(landed_lanes_fraction),
    .landed_lanes_between(landed_lanes_between),
    .landed_lanes_homogeneous(landed_lanes_homogeneous),
    .landed_lanes_opcode(landed_lanes_opcode),
    .landed_lanes_wide(landed_lanes_wide),
    .landed_lanes_is_double(landed_lanes_is_double),
    .landed_lanes_ieee(landed_lanes_ieee),
    .landed_lanes_root(landed_lanes_root),
    .landed_lanes_selector_0(landed_lanes_selector_0),
    .landed_lanes_selector_1(landed_lanes_selector_1),
    .landed_lanes_selector_2(landed_lanes_selector_2),
    .landed_lanes_selector_3(landed_lanes_selector_3),
    .landed_lanes_eight_0(landed_lanes_eight_0),
    .landed_lanes_eight_1(landed_lanes_eight_1),
    .landed_lanes_eight_2(landed_lanes_eight_2),
    .landed_lanes_kind_0(landed_lanes_kind_0),
    .landed_lanes_kind_1(landed_lanes_kind_1),
    .landed_lanes_half_0(landed_lanes_half_0),
    .landed_lanes_half_1(landed_lanes_half_1),
    .landed_lanes_half_2(landed_lanes_half_2),
    .landed_lanes_once(landed_lanes_once),
    .landed_lanes_dst_kind(landed_lanes_dst_kind),
    .landed_lanes_abs(landed_lanes_abs),
    .landed_lanes_negate(landed_lanes_negate),
    .landed_lanes_condition(landed_lanes_condition),
    .landed_lanes_saturate(landed_lanes_saturate),
    .landed_lanes_immediate(landed_lanes_immediate),
    .landed_lanes_in_lanes(landed_lanes_in_lanes),
    .landed_lanes_packed_floats(landed_lanes_packed_floats),
    .landed_lanes_packed_signs(landed_lanes_packed_signs),
    .op_left(left_q),
    .op_returns(op_returns_q),
    .takes(ahead_0__takes),
    .given_second(ahead_0__given_second),
    .given_returns(ahead_0__given_returns),
    .given_again(ahead_0__given_again),
    .given_beats(ahead_0__given_beats),
    .given_swapped(ahead_0__given_swapped),
    .given_slot(ahead_0__given_slot),
    .given_odd(ahead_0__given_odd),
    .given_enabled(ahead_0__given_enabled),
    .given_mode(ahead_0__given_mode),
    .given_predicate(ahead_0__given_predicate),
    .given_fixed_0(ahead_0__given_fixed_0),
    .given_fixed_1(ahead_0__given_fixed_1),
    .given_fixed_2(ahead_0__given_fixed_2),
    .given_scalar(ahead_0__given_scalar),
    .given_lanes_long(ahead_0__given_lanes_long),
    .given_lanes_math(ahead_0__given_lanes_math),
    .given_lanes_math_code(ahead_0__given_lanes_math_code),
    .given_lanes_quad(ahead_0__given_lanes_quad),
    .given_lanes_fraction(ahead_0__given_lanes_fraction),
    .given_lanes_between(ahead_0__given_lanes_between),
    .given_lanes_homogeneous(ahead_0__given_lanes_homogeneous),
    .given_lanes_opcode(ahead_0__given_lanes_opcode),
    .given_lanes_wide(ahead_0__given_lanes_wide),
    .given_lanes_is_double(ahead_0__given_lanes_is_double),
    .given_lanes_ieee(ahead_0__given_lanes_ieee),
    .given_lanes_root(ahead_0__given_lanes_root),
    .given_lanes_selector_0(ahead_0__given_lanes_selector_0),
    .given_lanes_selector_1(ahead_0__given_lanes_selector_1),
    .given_lanes_selector_2(ahead_0__given_lanes_selector_2),
    .given_lanes_selector_3(ahead_0__given_lanes_selector_3),
    .given_lanes_eight_0(ahead_0__given_lanes_eight_0),
    .given_lanes_eight_1(ahead_0__given_lanes_eight_1),
    .given_lanes_eight_2(ahead_0__given_lanes_eight_2),
    .given_lanes_kind_0(ahead_0__given_lanes_kind_0),
    .given_lanes_kind_1(ahead_0__given_lanes_kind_1),
    .given_lanes_half_0(ahead_0__given_lanes_half_0),
    .given_lanes_half_1(ahead_0__given_lanes_half_1),
    .given_lanes_half_2(ahead_0__given_lanes_half_2),
    .given_lanes_once(ahead_0__given_lanes_once),
    .given_lanes_dst_kind(ahead_0__given_lanes_dst_kind),
    .given_lanes_abs(ahead_0__given_lanes_abs),
    .given_lanes_negate(ahead_0__given_lanes_negate),
    .given_lanes_condition(ahead_0__given_lanes_condition),
    .given_lanes_saturate(ahead_0__given_lanes_saturate),
    .given_lanes_immediate(ahead_0__given_lanes_immediate),
    .given_lanes_in_lanes(ahead_0__given_lanes_in_lanes),
    .given_lanes_packed_floats(ahead_0__given_lanes_packed_floats),
    .given_lanes_packed_signs(ahead_0__given_lanes_packed_signs),
    .waited(ahead_0__waited),
    .ready(ahead_0__ready)
  );

  tessera_alu_collector_ahead1 collector_0 (
    .clock(clock),
    .reset(reset),
    .take(collector_0__take),
    .rd_data_0(collector_0__rd_data_0),
    .rd_data_1(collector_0__rd_data_1),
    .rd_data_2(collector_0__rd_data_2),
    .rd_data_3(collector_0__rd_data_3),
    .rd_mask(collector_0__rd_mask),
    .load(takes),
    .waited(waited),
    .down(down),
    // the first source is made anew in each round
    .around(1'd0),
    .odd(odd_0_q),
    .fixed(op_fixed_0_q),
    .fixed_value_0(collector_0__fixed_value_0),
    .fixed_value_1(immediate__element_1),
    .fixed_value_2(immediate__element_2),
    .fixed_value_3(immediate__element_3),
    .element_0(collector_0__element_0),
    .element_1(collector_0__element_1),
    .element_2(collector_0__element_2),
    .element_3(collector_0__element_3),
    .captured_0(collector_0__captured_0),
    .captured_1(collector_0__captured_1),
    .captured_2(collector_0__captured_2),
    .captured_3(collector_0__captured_3)
  );

  tessera_alu_collector_ahead1 collector_1 (
    .clock(clock),
    .reset(reset),
    .take(take_1),
    .rd_data_0(rd_data_1_0),
    .rd_data_1(rd_data_1_1),
    .rd_data_2(rd_data_1_2),
    .rd_data_3(rd_data_1_3),
    .rd_mask(collector_1__rd_mask),
    .load(takes),
    .waited(waited),
    .down(down),
    .around(op_returns_q),
    .odd(odd_1_q),
    .fixed(op_fixed_1_q),
    .fixed_value_0(collector_1__fixed_value_0),
    .fixed_value_1(immediate__element_1),
    .fixed_value_2(immediate__element_2),
    .fixed_value_3(immediate__element_3),
    .element_0(collector_1__element_0),
    .element_1(collector_1__element_1),
    .element_2(collector_1__element_2),
    .element_3(collector_1__element_3),
    .captured_0(collector_1__captured_0),
    .captured_1(collector_1__captured_1),
    .captured_2(collector_1__captured_2),
    .captured_3(collector_1__captured_3)
  );

  tessera_alu_collector_ahead1 collector_2 (
    .clock(clock),
    .reset(reset),
    .take(take_2),
    .rd_data_0(rd_data_2_0),
    .rd_data_1(rd_data_2_1),
    .rd_data_2(rd_data_2_2),
    .rd_data_3(rd_data_2_3),
    .rd_mask(rd_mask_2),
    .load(takes),
    .waited(waited),
    .down(down),
    .around(op_returns_q),
    .odd(odd_2_q),
    .fixed(op_fixed_2_q),
    .fixed_value_0(32'd0),
    .fixed_value_1(32'd0),
    .fixed_value_2(32'd0),
    .fixed_value_3(32'd0),
    .element_0(collector_2__element_0),
    .element_1(collector_2__element_1),
    .element_2(collector_2__element_2),
    .element_3(collector_2__element_3),
    .captured_0(collector_2__captured_0),
    .captured_1(collector_2__captured_1),
    .captured_2(collector_2__captured_2),
    .captured_3(collector_2__captured_3)
  );

  tessera_immediate_lanes immediate (
    // an immediate goes to its lanes; an architecture register has lane 0 only
    .value(op_lanes_immediate_q),
    .is_packed(by_lane_q),
    .floats(op_lanes_packed_floats_q),
    .signs(op_lanes_packed_signs_q),
    .upper(packed_upper_q),
    .odd(packed_odd_q),
    .element_0(immediate__element_0),
    .element_1(immediate__element_1),
    .element_2(immediate__element_2),
    .element_3(immediate__element_3)
  );

  tessera_half_widen constant (
    // an immediate f16 is widened on its way into op
    .element(given_lanes_immediate),
    .pattern(constant__pattern),
    .half(constant__half),
    .raw(constant__raw),
    .flush(constant__flush),
    .value(constant__value)
  );

  tessera_alu_rounds_late0 rounds (
    .returns(op_returns_q),
    .again(op_again_q),
    .fraction(op_lanes_fraction_q),
    .between(op_lanes_between_q),
    .homogeneous(op_lanes_homogeneous_q),
    .left(left_q),
    .given_opcode(op_lanes_opcode_q),
    .given_saturate(op_lanes_saturate_q),
    .given_abs(op_lanes_abs_q),
    .given_negate(op_lanes_negate_q),
    .given_mode(op_mode_q),
    .leaves(rounds__leaves),
    .back_0(rounds__back_0),
    .back_1(rounds__back_1),
    .told_opcode(rounds__told_opcode),
    .told_saturate(rounds__told_saturate),
    .told_abs(rounds__told_abs),
    .told_negate(rounds__told_negate),
    .told_mode(rounds__told_mode)
  );

  // a pass that lands is taken at once, or waits
  assign takes = ahead_0__takes;
  assign waited = ahead_0__waited;
  assign given_second = ahead_0__given_second;
  assign given_returns = ahead_0__given_returns;
  assign given_again = ahead_0__given_again;
  assign given_beats = ahead_0__given_beats;
  assign given_swapped = ahead_0__given_swapped;
  assign given_slot = ahead_0__given_slot;
  assign given_odd = ahead_0__given_odd;
  assign given_enabled = ahead_0__given_enabled;
  assign given_mode = ahead_0__given_mode;
  assign given_predicate = ahead_0__given_predicate;
  assign given_fixed_0 = ahead_0__given_fixed_0;
  assign given_fixed_1 = ahead_0__given_fixed_1;
  assign given_fixed_2 = ahead_0__given_fixed_2;
  assign given_scalar = ahead_0__given_scalar;
  assign given_lanes_long = ahead_0__given_lanes_long;
  assign given_lanes_math = ahead_0__given_lanes_math;
  assign given_lanes_math_code = ahead_0__given_lanes_math_code;
  assign given_lanes_quad = ahead_0__given_lanes_quad;
  assign given_lanes_fraction = ahead_0__given_lanes_fraction;
  assign given_lanes_between = ahead_0__given_lanes_between;
  assign given_lanes_homogeneous = ahead_0__given_lanes_homogeneous;
  assign given_lanes_opcode = ahead_0__given_lanes_opcode;
  assign given_lanes_wide = ahead_0__given_lanes_wide;
  assign given_lanes_is_double = ahead_0__given_lanes_is_double;
  assign given_lanes_ieee = ahead_0__given_lanes_ieee;
  assign given_lanes_root = ahead_0__given_lanes_root;
  assign given_lanes_selector_0 = ahead_0__given_lanes_selector_0;
  assign given_lanes_selector_1 = ahead_0__given_lanes_selector_1;
  assign given_lanes_selector_2 = ahead_0__given_lanes_selector_2;
  assign given_lanes_selector_3 = ahead_0__given_lanes_selector_3;
  assign given_lanes_eight_0 = ahead_0__given_lanes_eight_0;
  assign given_lanes_eight_1 = ahead_0__given_lanes_eight_1;
  assign given_lanes_eight_2 = ahead_0__given_lanes_eight_2;
  assign given_lanes_kind_0 = ahead_0__given_lanes_kind_0;
  assign given_lanes_kind_1 = ahead_0__given_lanes_kind_1;
  assign given_lanes_half_0 = ahead_0__given_lanes_half_0;
  assign given_lanes_half_1 = ahead_0__given_lanes_half_1;
  assign given_lanes_half_2 = ahead_0__given_lanes_half_2;
  assign given_lanes_once = ahead_0__given_lanes_once;
  assign given_lanes_dst_kind = ahead_0__given_lanes_dst_kind;
  assign given_lanes_abs = ahead_0__given_lanes_abs;
  assign given_lanes_negate = ahead_0__given_lanes_negate;
  assign given_lanes_condition = ahead_0__given_lanes_condition;
  assign given_lanes_saturate = ahead_0__given_lanes_saturate;
  assign given_lanes_immediate = ahead_0__given_lanes_immediate;
  assign given_lanes_in_lanes = ahead_0__given_lanes_in_lanes;
  assign given_lanes_packed_floats = ahead_0__given_lanes_packed_floats;
  assign given_lanes_packed_signs = ahead_0__given_lanes_packed_signs;
  assign constant__pattern = given_lanes_immediate[15:0];
  assign fixed_half_0 = given_lanes_half_0 & given_fixed_0 & ~given_swapped;
  assign fixed_half_1 = given_lanes_half_1 & given_fixed_1;
  assign constant__half = fixed_half_0 | fixed_half_1;
  assign constant__raw = given_lanes_kind_0 == 3'd6;
  assign constant__flush = given_mode[3];
  // a round that is not the last waits for what it makes
  assign running = |left_q;
  assign returns = op_returns_q;
  // the upper lanes come down for their beats; what the next round has again goes back up
  assign lower_ends = op_lanes_quad_q ? (now_q[0] & ~now_q[1]) : ~now_q[0];
  assign down = rounds__leaves & (left_q != 4'd1) & (op_returns_q | lower_ends);
  assign element_2 = collector_0__element_2;
  assign captured_2 = collector_0__captured_2;
  assign element_3 = collector_0__element_3;
  assign captured_3 = collector_0__captured_3;
  assign collector_1__rd_mask = rd_mask_1 & own_1;
  assign element_4 = collector_1__element_0;
  assign captured_4 = collector_1__captured_0;
  assign element_5 = collector_1__element_1;
  assign captured_5 = collector_1__captured_1;
  assign element_6 = collector_1__element_2;
  assign captured_6 = collector_1__captured_2;
  assign element_7 = collector_1__element_3;
  assign captured_7 = collector_1__captured_3;
  assign captured_8 = collector_2__captured_0;
  assign captured_9 = collector_2__captured_1;
  assign captured_10 = collector_2__captured_2;
  assign captured_11 = collector_2__captured_3;
  // lanes
  assign issue_short = rounds__leaves & ~op_lanes_long_q & ~op_lanes_math_q;
  assign issue_fma = rounds__leaves & op_lanes_long_q & ~op_lanes_quad_q;
  assign issue_pair = rounds__leaves & op_lanes_quad_q & ~op_lanes_wide_q & ~op_lanes_math_q;
  assign issue_wide = rounds__leaves & op_lanes_wide_q;
  assign issue_math = rounds__leaves & op_lanes_math_q;
  assign math_code = op_lanes_math_code_q;
  assign source_kind_0 = op_lanes_kind_0_q;
  assign source_kind_1 = op_lanes_kind_1_q;
  assign control_dst_kind = op_lanes_dst_kind_q;
  assign eight_0 = op_lanes_eight_0_q;
  assign eight_1 = op_lanes_eight_1_q;
  assign eight_2 = op_lanes_eight_2_q;
  assign half_0 = op_half_0_q;
  assign half_1 = op_half_1_q;
  assign half_2 = op_half_2_q;
  assign once = op_lanes_once_q;
  assign condition = op_lanes_condition_q;
  assign control_second = op_second_q;
  assign is_double = op_lanes_is_double_q;
  assign ieee = op_lanes_ieee_q;
  assign root = op_lanes_root_q;
  assign mode = op_mode_q;
  assign control_opcode = rounds__told_opcode;
  assign control_saturate = rounds__told_saturate;
  assign abs = rounds__told_abs;
  assign negate = rounds__told_negate;
  assign control_mode = rounds__told_mode[3:0];
  assign predicate = now_q[0] ? op_predicate_q[7:4] : op_predicate_q[3:0];
  // extensions: of an element of eight bytes in its low dword
  assign dword = op_lanes_eight_2_q ? {now_q, 1'd0} : {op_odd_q, now_q};
  assign extension_0 = {op_slot_q, op_lanes_selector_0_q[2:0], dword};
  assign extension_1 = {op_slot_q, op_lanes_selector_1_q[2:0], dword};
  assign extension_2 = {op_slot_q, op_lanes_selector_2_q[2:0], dword};
  assign extension_3 = {op_slot_q, op_lanes_selector_3_q[2:0], dword};
  // queues
  assign beat_number = now_q;
  assign beat_last = left_q == 4'd1;

  always @* begin
    if (time_zero) begin end
    next_upper = ~now_q[0];
    next_odd = 1'd0;
    if (op_lanes_quad_q) begin
      next_upper = now_q[0] ^ now_q[1];
      next_odd = ~now_q[0];
    end
    if (takes) begin
      next_upper = 1'd0;
      next_odd = 1'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    if (land_valid) begin
      ready = (landed_beats == 3'd1) & ~landed_returns;
    end
    ready = ahead_0__ready;
  end

  always @* begin
    if (time_zero) begin end
    // collectors
    collector_0__take = take_0;
    collector_0__rd_data_0 = rd_data_0_0;
    collector_0__rd_data_1 = rd_data_0_1;
    collector_0__rd_data_2 = rd_data_0_2;
    collector_0__rd_data_3 = rd_data_0_3;
    collector_0__rd_mask = rd_mask_0 & own_0;
    if (rounds__back_0 | rounds__back_1) begin
      collector_0__take = 1'd1;
      collector_0__rd_mask = 8'hf;
      if (rounds__back_1) begin
        collector_0__rd_mask = 8'hf0;
      end
      collector_0__rd_data_0 = {result_1, result_0};
      collector_0__rd_data_1 = {result_3, result_2};
      collector_0__rd_data_2 = {result_1, result_0};
      collector_0__rd_data_3 = {result_3, result_2};
    end
  end

  always @* begin
    if (time_zero) begin end
    element_0 = collector_0__element_0;
    captured_0 = collector_0__captured_0;
    element_1 = collector_0__element_1;
    captured_1 = collector_0__captured_1;
    if (op_swapped_q) begin
      // port 2 has brought src0; of the only lane, or the two dwords of the only element
      element_0 = collector_2__element_0;
      captured_0 = collector_2__captured_0;
      element_1 = collector_2__element_1;
      captured_1 = collector_2__captured_1;
    end
  end

  always @* begin
    if (time_zero) begin end
    element_8 = collector_2__element_0;
    element_9 = collector_2__element_1;
    element_10 = collector_2__element_2;
    element_11 = collector_2__element_3;
    if (op_returns_q & op_lanes_between_q) begin
      // src0 is the last factor, too
      element_8 = collector_0__element_0;
      element_9 = collector_0__element_1;
      element_10 = collector_0__element_2;
      element_11 = collector_0__element_3;
    end
  end

  always @* begin
    if (time_zero) begin end
    collector_0__fixed_value_0 = immediate__element_0;
    collector_1__fixed_value_0 = immediate__element_0;
    if (~op_lanes_in_lanes_q[0]) begin
      collector_0__fixed_value_0 = op_scalar_q;
      if (op_lanes_fraction_q) begin
        collector_1__fixed_value_0 = op_scalar_q;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    extended = 4'd0;
    extended[0] = op_lanes_ieee_q & ~op_lanes_selector_0_q[3];
    extended[1] = op_lanes_ieee_q & ~op_lanes_selector_1_q[3];
    extended[2] = op_lanes_ieee_q & ~op_lanes_selector_2_q[3];
    extended[3] = op_lanes_ieee_q & ~op_lanes_selector_3_q[3];
  end

  always @* begin
    if (time_zero) begin end
    enabled = 1'd0;
    if (now_q == 2'd0) begin
      enabled = op_enabled_q[0];
    end
    if (now_q == 2'd1) begin
      enabled = op_enabled_q[1];
    end
    if (now_q == 2'd2) begin
      enabled = op_enabled_q[2];
    end
    if (now_q == 2'd3) begin
      enabled = op_enabled_q[3];
    end
  end

  always @* begin
    if (time_zero) begin end
    predicate_wide = 1'd0;
    if (now_q == 2'd0) begin
      predicate_wide = op_predicate_q[0];
    end
    if (now_q == 2'd1) begin
      predicate_wide = op_predicate_q[1];
    end
    if (now_q == 2'd2) begin
      predicate_wide = op_predicate_q[2];
    end
    if (now_q == 2'd3) begin
      predicate_wide = op_predicate_q[3];
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, op_beats_q, op_lanes_half_0_q, op_lanes_half_1_q, op_lanes_half_2_q, op_lanes_in_lanes_q[1],
      rounds__told_mode[4]};
endmodule
`default_nettype wire
