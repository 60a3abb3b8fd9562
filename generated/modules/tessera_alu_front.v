// tessera_alu_front
// Decodes an instruction for fetch.
//
//   in   64  lo
//   in   64  hi
//   in    3  slot
//   in    1  floats_long             As [`AluDecode`] has it.
// traits: What its opcode and its types say.
//   in    7  traits_operation        The opcode; of smov that of mov.
//   in    1  traits_long             It takes the seven-stage pipe.
//   in    1  traits_ternary          It has three sources.
//   in    1  traits_two_sources      It has two.
//   in    1  traits_takes_math       A function of the math unit.
//   in    1  traits_seeds            invm, rsqtm.
//   in    1  traits_madm             madm.
//   in    1  traits_ieee             An IEEE macro, these or madm.
//   in    1  traits_root             A seed is that of a root.
//   in    1  traits_source_double_0  Of one or two sources those that are f64.
//   in    1  traits_source_double_1
//   in    1  traits_dst_double       Then dst is f64.
//   in    1  traits_three_doubles    Of three sources all are, and dst.
//   in    1  traits_swizzles         And each tells which of two it repeats.
//   in    1  traits_is_double        Some operand is f64, or it is an IEEE macro.
//   in    1  traits_half_0           Sources that are f16.
//   in    1  traits_half_1
//   in    1  traits_half_2
//   in    1  traits_dst_half         dst is.
//   in    1  traits_eight_0          Elements of the first two sources and of dst have eight bytes.
//   in    1  traits_eight_1
//   in    1  traits_eight_2
//   in    1  traits_wide             Some of them have, or it is an IEEE macro.
//   in    1  traits_accumulates      It writes the accumulator, too.
//   in    1  traits_fields           bfe, bfi2.
//   in    7  traits_first            Opcode of the first round.
//   in    2  traits_last_round       Number of the last round of a pass.
//   in    1  traits_fraction         frc.
//   in    1  traits_between          lrp.
//   in    1  traits_by_register      pln.
//   in    1  traits_plane            line, pln.
//   in    1  traits_mac              mac.
//   in    1  traits_dot              dp4, dph, dp3, dp2.
//   in    1  traits_homogeneous      dph.
//   in    1  traits_rotates          The third source comes first.
//   out   1  lanes_long              Seven-stage pipe.
//   out   1  lanes_math              Math.
//   out   4  lanes_math_code         Its function.
//   out   1  lanes_quad              Integer multiply, math and wide ones: two lanes a beat, up to four beats.
//   out   1  lanes_fraction          frc: src0 is asked for twice; what the first round makes of one is taken away from
//                                    the other.
//   out   1  lanes_between           lrp: src0 of the ports is a factor of its first round, too.
//   out   1  lanes_homogeneous       dph: its last round adds src1 of the ports.
//   out   7  lanes_opcode            Opcode, of what has rounds that of the first: rndd, mad, mul.
//   out   1  lanes_wide              Some operand has elements of eight bytes.
//   out   1  lanes_is_double         Some operand is f64, or it is an IEEE macro.
//   out   1  lanes_ieee              An IEEE macro.
//   out   1  lanes_root              A seed is that of a root.
//   out   4  lanes_selector_0        Extensions of dst and the sources: `word::selector`.
//   out   4  lanes_selector_1
//   out   4  lanes_selector_2
//   out   4  lanes_selector_3
//   out   1  lanes_eight_0           Elements of the first two sources and of dst have eight bytes.
//   out   1  lanes_eight_1
//   out   1  lanes_eight_2
//   out   3  lanes_kind_0            Types of the first two sources as the lanes get them: f16 as f32, unless it is
//                                    copied as it is or compared with its like.
//   out   3  lanes_kind_1
//   out   1  lanes_half_0            Sources that are f16 as they come.
//   out   1  lanes_half_1
//   out   1  lanes_half_2
//   out   1  lanes_once              No operand is f32: an f16 result is rounded once.
//   out   3  lanes_dst_kind          Type of dst.
//   out   3  lanes_abs               Absolute value of each source.
//   out   3  lanes_negate            Negation of each source.
//   out   3  lanes_condition         Condition modifier: `word::condition`.
//   out   1  lanes_saturate          Saturate.
//   out  32  lanes_immediate         An immediate, of one of eight bytes the high dword; of nibbles each at its lane.
//   out   2  lanes_in_lanes          Bit i: source i is a packed immediate.
//   out   1  lanes_packed_floats     It holds floats.
//   out   1  lanes_packed_signs      It holds signed nibbles.
//   out   7  plan_code_in_word       The opcode as it stands in the word.
//   out   1  plan_doubled            Two results: two passes of the same lanes.
//   out   1  plan_multiplies         Integer mul.
//   out   1  plan_adds_product       mach.
//   out   2  plan_last_pass          Number of the last pass.
//   out   2  plan_last_round         Number of the last round of a pass.
//   out   1  plan_refetches          Each round asks for the second and the third source anew: for the next element of
//                                    them.
//   out   1  plan_by_register        Or of the second for the next register; the first round of the next pass for that
//                                    behind it.
//   out   8  plan_lanes              Lanes of a pass that take part.
//   out   4  plan_flag_shift         Position of lane 0 in the 32-bit flag register, in fours.
//   out   1  plan_flag_register      f1, else f0.
//   out   1  plan_flag_write         It writes flags.
//   out   1  plan_uses_row_0         Sources that come from rows.
//   out   1  plan_uses_row_1
//   out   1  plan_uses_row_2
//   out   1  plan_immediate_first    src0 is an immediate.
//   out  10  plan_row_0              First row of each source.
//   out  10  plan_row_1
//   out  10  plan_row_2
//   out  32  plan_immediate_low      Low dword of an immediate of eight bytes.
//   out  10  plan_dst_row            First row of dst.
//   out   1  plan_dst_norow          dst has none.
//   out   1  plan_arf_write          It is an architecture register.
//   out   2  plan_arf_select         0 cr0, 1 f0, 2 f1, 3 n0.
//   out   5  laid_sub_0              Byte of the first element within its row.
//   out   5  laid_sub_1
//   out   5  laid_sub_2
//   out   5  laid_sub_3
//   out   2  laid_size_0             Bytes of an element, as a power of two.
//   out   2  laid_size_1
//   out   2  laid_size_2
//   out   2  laid_size_3
//   out   6  laid_near_0             Bytes that bits 0, 1 and 2 of an element's number add, of operand `i` at `3 i`.
//   out   6  laid_near_1
//   out   6  laid_near_2
//   out   6  laid_near_3
//   out   6  laid_near_4
//   out   6  laid_near_5
//   out   6  laid_near_6
//   out   6  laid_near_7
//   out   6  laid_near_8
//   out   6  laid_near_9
//   out   6  laid_near_10
//   out   6  laid_near_11
//   out   6  laid_reach_0            Two terms of what lies between the first lane of a pass and its last one: of each
//                                    operand.
//   out   6  laid_reach_1
//   out   6  laid_reach_2
//   out   6  laid_reach_3
//   out   6  laid_reach_4
//   out   6  laid_reach_5
//   out   6  laid_reach_6
//   out   6  laid_reach_7
//   out   6  laid_skip_0             Bytes that the low bit of the pass adds.
//   out   6  laid_skip_1
//   out   6  laid_skip_2
//   out   6  laid_skip_3
//   out   6  laid_leap_0             Bytes that its high bit adds.
//   out   6  laid_leap_1
//   out   6  laid_leap_2
//   out   6  laid_leap_3
//   out   3  laid_shift              Distance of the elements of dst in bytes, as a power of two.
//   out   1  laid_keeps_0            Sources that are the same for all lanes: asked for in the first pass only.
//   out   1  laid_keeps_1
//   out   1  laid_keeps_2
//   out   3  pace_beats              Its beats: 1, 2, 4.
//   out   1  pace_swapped            Port 2 brings src0.
//   out   1  pointer_source          src0 is one.
//   out   1  pointer_dst             dst is one.
//   out   1  pointer_by_row          Of src0 each row has an address of its own.
//   out   3  pointer_width           Width code of src0.
//   out   4  pointer_number          Word of a0.
//   out  10  pointer_offset          What is added to it.
//   out   2  pointer_bytes           Bytes of an element: `word::lane_size`.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/front.rs; do not edit.
`default_nettype none
module tessera_alu_front (
  input  wire [63:0] lo,
  input  wire [63:0] hi,
  input  wire [2:0] slot,
  input  wire floats_long,
  input  wire [6:0] traits_operation,
  input  wire traits_long,
  input  wire traits_ternary,
  input  wire traits_two_sources,
  input  wire traits_takes_math,
  input  wire traits_seeds,
  input  wire traits_madm,
  input  wire traits_ieee,
  input  wire traits_root,
  input  wire traits_source_double_0,
  input  wire traits_source_double_1,
  input  wire traits_dst_double,
  input  wire traits_three_doubles,
  input  wire traits_swizzles,
  input  wire traits_is_double,
  input  wire traits_half_0,
  input  wire traits_half_1,
  input  wire traits_half_2,
  input  wire traits_dst_half,
  input  wire traits_eight_0,
  input  wire traits_eight_1,
  input  wire traits_eight_2,
  input  wire traits_wide,
  input  wire traits_accumulates,
  input  wire traits_fields,
  input  wire [6:0] traits_first,
  input  wire [1:0] traits_last_round,
  input  wire traits_fraction,
  input  wire traits_between,
  input  wire traits_by_register,
  input  wire traits_plane,
  input  wire traits_mac,
  input  wire traits_dot,
  input  wire traits_homogeneous,
  input  wire traits_rotates,
  output wire lanes_long,
  output wire lanes_math,
  output wire [3:0] lanes_math_code,
  output wire lanes_quad,
  output wire lanes_fraction,
  output wire lanes_between,
  output wire lanes_homogeneous,
  output wire [6:0] lanes_opcode,
  output wire lanes_wide,
  output wire lanes_is_double,
  output wire lanes_ieee,
  output wire lanes_root,
  output wire [3:0] lanes_selector_0,
  output wire [3:0] lanes_selector_1,
  output wire [3:0] lanes_selector_2,
  output wire [3:0] lanes_selector_3,
  output wire lanes_eight_0,
  output wire lanes_eight_1,
  output wire lanes_eight_2,
  output wire [2:0] lanes_kind_0,
  output wire [2:0] lanes_kind_1,
  output wire lanes_half_0,
  output wire lanes_half_1,
  output wire lanes_half_2,
  output wire lanes_once,
  output wire [2:0] lanes_dst_kind,
  output wire [2:0] lanes_abs,
  output wire [2:0] lanes_negate,
  output wire [2:0] lanes_condition,
  output wire lanes_saturate,
  output wire [31:0] lanes_immediate,
  output wire [1:0] lanes_in_lanes,
  output wire lanes_packed_floats,
  output wire lanes_packed_signs,
  output wire [6:0] plan_code_in_word,
  output wire plan_doubled,
  output wire plan_multiplies,
  output wire plan_adds_product,
  output wire [1:0] plan_last_pass,
  output wire [1:0] plan_last_round,
  output wire plan_refetches,
  output wire plan_by_register,
  output wire [7:0] plan_lanes,
  output wire [3:0] plan_flag_shift,
  output wire plan_flag_register,
  output wire plan_flag_write,
  output reg  plan_uses_row_0,
  output wire plan_uses_row_1,
  output reg  plan_uses_row_2,
  output wire plan_immediate_first,
  output wire [9:0] plan_row_0,
  output wire [9:0] plan_row_1,
  output reg  [9:0] plan_row_2,
  output wire [31:0] plan_immediate_low,
  output wire [9:0] plan_dst_row,
  output wire plan_dst_norow,
  output wire plan_arf_write,
  output wire [1:0] plan_arf_select,
  output wire [4:0] laid_sub_0,
  output wire [4:0] laid_sub_1,
  output reg  [4:0] laid_sub_2,
  output wire [4:0] laid_sub_3,
  output wire [1:0] laid_size_0,
  output wire [1:0] laid_size_1,
  output reg  [1:0] laid_size_2,
  output wire [1:0] laid_size_3,
  output wire [5:0] laid_near_0,
  output wire [5:0] laid_near_1,
  output wire [5:0] laid_near_2,
  output wire [5:0] laid_near_3,
  output wire [5:0] laid_near_4,
  output wire [5:0] laid_near_5,
  output reg  [5:0] laid_near_6,
  output reg  [5:0] laid_near_7,
  output reg  [5:0] laid_near_8,
  output wire [5:0] laid_near_9,
  output wire [5:0] laid_near_10,
  output wire [5:0] laid_near_11,
  output wire [5:0] laid_reach_0,
  output wire [5:0] laid_reach_1,
  output wire [5:0] laid_reach_2,
  output wire [5:0] laid_reach_3,
  output reg  [5:0] laid_reach_4,
  output reg  [5:0] laid_reach_5,
  output wire [5:0] laid_reach_6,
  output wire [5:0] laid_reach_7,
  output wire [5:0] laid_skip_0,
  output wire [5:0] laid_skip_1,
  output reg  [5:0] laid_skip_2,
  output wire [5:0] laid_skip_3,
  output wire [5:0] laid_leap_0,
  output wire [5:0] laid_leap_1,
  output reg  [5:0] laid_leap_2,
  output wire [5:0] laid_leap_3,
  output wire [2:0] laid_shift,
  output wire laid_keeps_0,
  output wire laid_keeps_1,
  output reg  laid_keeps_2,
  output wire [2:0] pace_beats,
  output wire pace_swapped,
  output wire pointer_source,
  output wire pointer_dst,
  output wire pointer_by_row,
  output wire [2:0] pointer_width,
  output wire [3:0] pointer_number,
  output wire [9:0] pointer_offset,
  output wire [1:0] pointer_bytes
);
  wire one_round;
  wire keeps_0;
  wire keeps_1;
  wire keeps_2;
  wire scalar;
  wire decode__lanes_long;
  wire decode__lanes_math;
  wire [3:0] decode__lanes_math_code;
  wire decode__lanes_quad;
  wire decode__lanes_fraction;
  wire decode__lanes_between;
  wire decode__lanes_homogeneous;
  wire [6:0] decode__lanes_opcode;
  wire decode__lanes_wide;
  wire decode__lanes_is_double;
  wire decode__lanes_ieee;
  wire decode__lanes_root;
  wire [3:0] decode__lanes_selector_0;
  wire [3:0] decode__lanes_selector_1;
  wire [3:0] decode__lanes_selector_2;
  wire [3:0] decode__lanes_selector_3;
  wire decode__lanes_eight_0;
  wire decode__lanes_eight_1;
  wire decode__lanes_eight_2;
  wire [2:0] decode__lanes_kind_0;
  wire [2:0] decode__lanes_kind_1;
  wire decode__lanes_half_0;
  wire decode__lanes_half_1;
  wire decode__lanes_half_2;
  wire decode__lanes_once;
  wire [2:0] decode__lanes_dst_kind;
  wire [2:0] decode__lanes_abs;
  wire [2:0] decode__lanes_negate;
  wire [2:0] decode__lanes_condition;
  wire decode__lanes_saturate;
  wire [31:0] decode__lanes_immediate;
  wire [1:0] decode__lanes_in_lanes;
  wire decode__lanes_packed_floats;
  wire decode__lanes_packed_signs;
  wire [6:0] decode__plan_code_in_word;
  wire decode__plan_doubled;
  wire decode__plan_multiplies;
  wire decode__plan_adds_product;
  wire [1:0] decode__plan_last_pass;
  wire [1:0] decode__plan_last_round;
  wire decode__plan_refetches;
  wire decode__plan_by_register;
  wire [7:0] decode__plan_lanes;
  wire [3:0] decode__plan_flag_shift;
  wire decode__plan_flag_register;
  wire decode__plan_flag_write;
  wire decode__plan_uses_row_0;
  wire decode__plan_uses_row_1;
  wire decode__plan_uses_row_2;
  wire decode__plan_immediate_first;
  wire [9:0] decode__plan_row_0;
  wire [9:0] decode__plan_row_1;
  wire [9:0] decode__plan_row_2;
  wire [31:0] decode__plan_immediate_low;
  wire [9:0] decode__plan_dst_row;
  wire decode__plan_dst_norow;
  wire decode__plan_arf_write;
  wire [1:0] decode__plan_arf_select;
  wire [2:0] decode__region_0_vstride;
  wire [2:0] decode__region_0_width;
  wire [1:0] decode__region_0_hstride;
  wire [1:0] decode__region_0_size;
  wire [4:0] decode__region_0_sub;
  wire [2:0] decode__region_1_vstride;
  wire [2:0] decode__region_1_width;
  wire [1:0] decode__region_1_hstride;
  wire [1:0] decode__region_1_size;
  wire [4:0] decode__region_1_sub;
  wire [2:0] decode__region_2_vstride;
  wire [2:0] decode__region_2_width;
  wire [1:0] decode__region_2_hstride;
  wire [1:0] decode__region_2_size;
  wire [4:0] decode__region_2_sub;
  wire [2:0] decode__region_3_vstride;
  wire [2:0] decode__region_3_width;
  wire [1:0] decode__region_3_hstride;
  wire [1:0] decode__region_3_size;
  wire [4:0] decode__region_3_sub;
  wire [5:0] strides_0__near_0;
  wire [5:0] strides_0__near_1;
  wire [5:0] strides_0__near_2;
  wire [5:0] strides_0__skip;
  wire [5:0] strides_0__leap;
  wire [5:0] strides_0__reach_0;
  wire [5:0] strides_0__reach_1;
  wire [5:0] strides_1__near_0;
  wire [5:0] strides_1__near_1;
  wire [5:0] strides_1__near_2;
  wire [5:0] strides_1__skip;
  wire [5:0] strides_1__leap;
  wire [5:0] strides_1__reach_0;
  wire [5:0] strides_1__reach_1;
  wire [5:0] strides_2__near_0;
  wire [5:0] strides_2__near_1;
  wire [5:0] strides_2__near_2;
  wire [5:0] strides_2__skip;
  wire [5:0] strides_2__leap;
  wire [5:0] strides_2__reach_0;
  wire [5:0] strides_2__reach_1;
  wire [5:0] strides_3__near_0;
  wire [5:0] strides_3__near_1;
  wire [5:0] strides_3__near_2;
  wire [5:0] strides_3__skip;
  wire [5:0] strides_3__leap;
  wire [5:0] strides_3__reach_0;
  wire [5:0] strides_3__reach_1;
  wire indirection__found_source;
  wire indirection__found_dst;
  wire indirection__found_by_row;
  wire [2:0] indirection__found_width;
  wire [3:0] indirection__found_number;
  wire [9:0] indirection__found_offset;
  wire [1:0] indirection__found_bytes;
  wire [2:0] count__beats;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_alu_decode decode (
    .lo(lo),
    .hi(hi),
    .slot(slot),
    .floats_long(floats_long),
    .traits_operation(traits_operation),
    .traits_long(traits_long),
    .traits_ternary(traits_ternary),
    .traits_two_sources(traits_two_sources),
    .traits_takes_math(traits_takes_math),
    .traits_seeds(traits_seeds),
    .traits_madm(traits_madm),
    .traits_ieee(traits_ieee),
    .traits_root(traits_root),
    .traits_source_double_0(traits_source_double_0),
    .traits_source_double_1(traits_source_double_1),
    .traits_dst_double(traits_dst_double),
    .traits_three_doubles(traits_three_doubles),
    .traits_swizzles(traits_swizzles),
    .traits_is_double(traits_is_double),
    .traits_half_0(traits_half_0),
    .traits_half_1(traits_half_1),
    .traits_half_2(traits_half_2),
    .traits_dst_half(traits_dst_half),
    .traits_eight_0(traits_eight_0),
    .traits_eight_1(traits_eight_1),
    .traits_eight_2(traits_eight_2),
    .traits_wide(traits_wide),
    .traits_accumulates(traits_accumulates),
    .traits_fields(traits_fields),
    .traits_first(traits_first),
    .traits_last_round(traits_last_round),
    .traits_fraction(traits_fraction),
    .traits_between(traits_between),
    .traits_by_register(traits_by_register),
    .traits_plane(traits_plane),
    .traits_mac(traits_mac),
    .traits_dot(traits_dot),
    .traits_homogeneous(traits_homogeneous),
    .traits_rotates(traits_rotates),
    .lanes_long(decode__lanes_long),
    .lanes_math(decode__lanes_math),
    .lanes_math_code(decode__lanes_math_code),
    .lanes_quad(decode__lanes_quad),
    .lanes_fraction(decode__lanes_fraction),
    .lanes_between(decode__lanes_between),
    .lanes_homogeneous(decode__lanes_homogeneous),
    .lanes_opcode(decode__lanes_opcode),
    .lanes_wide(decode__lanes_wide),
    .lanes_is_double(decode__lanes_is_double),
    .lanes_ieee(decode__lanes_ieee),
    .lanes_root(decode__lanes_root),
    .lanes_selector_0(decode__lanes_selector_0),
    .lanes_selector_1(decode__lanes_selector_1),
    .lanes_selector_2(decode__lanes_selector_2),
    .lanes_selector_3(decode__lanes_selector_3),
    .lanes_eight_0(decode__lanes_eight_0),
    .lanes_eight_1(decode__lanes_eight_1),
    .lanes_eight_2(decode__lanes_eight_2),
    .lanes_kind_0(decode__lanes_kind_0),
    .lanes_kind_1(decode__lanes_kind_1),
    .lanes_half_0(decode__lanes_half_0),
    .lanes_half_1(decode__lanes_half_1),
    .lanes_half_2(decode__lanes_half_2),
    .lanes_once(decode__lanes_once),
    .lanes_dst_kind(decode__lanes_dst_kind),
    .lanes_abs(decode__lanes_abs),
    .lanes_negate(decode__lanes_negate),
    .lanes_condition(decode__lanes_condition),
    .lanes_saturate(decode__lanes_saturate),
    .lanes_immediate(decode__lanes_immediate),
    .lanes_in_lanes(decode__lanes_in_lanes),
    .lanes_packed_floats(decode__lanes_packed_floats),
    .lanes_packed_signs(decode__lanes_packed_signs),
    .plan_code_in_word(decode__plan_code_in_word),
    .plan_doubled(decode__plan_doubled),
    .plan_multiplies(decode__plan_multiplies),
    .plan_adds_product(decode__plan_adds_product),
    .plan_last_pass(decode__plan_last_pass),
    .plan_last_round(decode__plan_last_round),
    .plan_refetches(decode__plan_refetches),
    .plan_by_register(decode__plan_by_register),
    .plan_lanes(decode__plan_lanes),
    .plan_flag_shift(decode__plan_flag_shift),
    .plan_flag_register(decode__plan_flag_register),
    .plan_flag_write(decode__plan_flag_write),
    .plan_uses_row_0(decode__plan_uses_row_0),
    .plan_uses_row_1(decode__plan_uses_row_1),
    .plan_uses_row_2(decode__plan_uses_row_2),
    .plan_immediate_first(decode__plan_immediate_first),
    .plan_row_0(decode__plan_row_0),
    .plan_row_1(decode__plan_row_1),
    .plan_row_2(decode__plan_row_2),
    .plan_immediate_low(decode__plan_immediate_low),
    .plan_dst_row(decode__plan_dst_row),
    .plan_dst_norow(decode__plan_dst_norow),
    .plan_arf_write(decode__plan_arf_write),
    .plan_arf_select(decode__plan_arf_select),
    .region_0_vstride(decode__region_0_vstride),
    .region_0_width(decode__region_0_width),
    .region_0_hstride(decode__region_0_hstride),
    .region_0_size(decode__region_0_size),
    .region_0_sub(decode__region_0_sub),
    .region_1_vstride(decode__region_1_vstride),
    .region_1_width(decode__region_1_width),
    .region_1_hstride(decode__region_1_hstride),
    .region_1_size(decode__region_1_size),
    .region_1_sub(decode__region_1_sub),
    .region_2_vstride(decode__region_2_vstride),
    .region_2_width(decode__region_2_width),
    .region_2_hstride(decode__region_2_hstride),
    .region_2_size(decode__region_2_size),
    .region_2_sub(decode__region_2_sub),
    .region_3_vstride(decode__region_3_vstride),
    .region_3_width(decode__region_3_width),
    .region_3_hstride(decode__region_3_hstride),
    .region_3_size(decode__region_3_size),
    .region_3_sub(decode__region_3_sub)
  );

  tessera_alu_strides strides_0 (
    .vstride(decode__region_0_vstride),
    .width(decode__region_0_width),
    .hstride(decode__region_0_hstride),
    .size(decode__region_0_size),
    .wide(decode__lanes_wide),
    .near_0(strides_0__near_0),
    .near_1(strides_0__near_1),
    .near_2(strides_0__near_2),
    .skip(strides_0__skip),
    .leap(strides_0__leap),
    .reach_0(strides_0__reach_0),
    .reach_1(strides_0__reach_1),
    .lanes(decode__plan_lanes)
  );

  tessera_alu_strides strides_1 (
    .vstride(decode__region_1_vstride),
    .width(decode__region_1_width),
    .hstride(decode__region_1_hstride),
    .size(decode__region_1_size),
    .wide(decode__lanes_wide),
    .near_0(strides_1__near_0),
    .near_1(strides_1__near_1),
    .near_2(strides_1__near_2),
    .skip(strides_1__skip),
    .leap(strides_1__leap),
    .reach_0(strides_1__reach_0),
    .reach_1(strides_1__reach_1),
    .lanes(decode__plan_lanes)
  );

  tessera_alu_strides strides_2 (
    .vstride(decode__region_2_vstride),
    .width(decode__region_2_width),
    .hstride(decode__region_2_hstride),
    .size(decode__region_2_size),
    .wide(decode__lanes_wide),
    .near_0(strides_2__near_0),
    .near_1(strides_2__near_1),
    .near_2(strides_2__near_2),
    .skip(strides_2__skip),
    .leap(strides_2__leap),
    .reach_0(strides_2__reach_0),
    .reach_1(strides_2__reach_1),
    .lanes(decode__plan_lanes)
  );

  tessera_alu_strides strides_3 (
    .vstride(decode__region_3_vstride),
    .width(decode__region_3_width),
    .hstride(decode__region_3_hstride),
    .size(decode__region_3_size),
    .wide(decode__lanes_wide),
    .near_0(strides_3__near_0),
    .near_1(strides_3__near_1),
    .near_2(strides_3__near_2),
    .skip(strides_3__skip),
    .leap(strides_3__leap),
    .reach_0(strides_3__reach_0),
    .reach_1(strides_3__reach_1),
    .lanes(decode__plan_lanes)
  );

  tessera_alu_indirection indirection (
    .lo(lo),
    .hi(hi),
    .ternary(traits_ternary),
    .size_0(decode__region_0_size),
    .size_1(decode__region_3_size),
    .found_source(indirection__found_source),
    .found_dst(indirection__found_dst),
    .found_by_row(indirection__found_by_row),
    .found_width(indirection__found_width),
    .found_number(indirection__found_number),
    .found_offset(indirection__found_offset),
    .found_bytes(indirection__found_bytes)
  );

  tessera_alu_pace count (
    // beats
    .lanes(decode__plan_lanes),
    .quad(decode__lanes_quad),
    .wide(decode__lanes_wide),
    .math(decode__lanes_math),
    .beats(count__beats)
  );

  assign laid_sub_0 = decode__region_0_sub;
  assign laid_size_0 = decode__region_0_size;
  assign laid_skip_0 = strides_0__skip;
  assign laid_leap_0 = strides_0__leap;
  assign laid_near_0 = strides_0__near_0;
  assign laid_near_1 = strides_0__near_1;
  assign laid_near_2 = strides_0__near_2;
  assign laid_reach_0 = strides_0__reach_0;
  assign laid_reach_1 = strides_0__reach_1;
  assign laid_sub_1 = decode__region_1_sub;
  assign laid_size_1 = decode__region_1_size;
  assign laid_skip_1 = strides_1__skip;
  assign laid_leap_1 = strides_1__leap;
  assign laid_near_3 = strides_1__near_0;
  assign laid_near_4 = strides_1__near_1;
  assign laid_near_5 = strides_1__near_2;
  assign laid_reach_2 = strides_1__reach_0;
  assign laid_reach_3 = strides_1__reach_1;
  assign laid_sub_3 = decode__region_3_sub;
  assign laid_size_3 = decode__region_3_size;
  assign laid_skip_3 = strides_3__skip;
  assign laid_leap_3 = strides_3__leap;
  assign laid_near_9 = strides_3__near_0;
  assign laid_near_10 = strides_3__near_1;
  assign laid_near_11 = strides_3__near_2;
  assign laid_reach_6 = strides_3__reach_0;
  assign laid_reach_7 = strides_3__reach_1;
  assign laid_shift = ({1'd0, decode__region_3_size} + decode__region_3_vstride) - 3'd1;
  assign lanes_long = decode__lanes_long;
  assign lanes_math = decode__lanes_math;
  assign lanes_math_code = decode__lanes_math_code;
  assign lanes_quad = decode__lanes_quad;
  assign lanes_fraction = decode__lanes_fraction;
  assign lanes_between = decode__lanes_between;
  assign lanes_homogeneous = decode__lanes_homogeneous;
  assign lanes_opcode = decode__lanes_opcode;
  assign lanes_wide = decode__lanes_wide;
  assign lanes_is_double = decode__lanes_is_double;
  assign lanes_ieee = decode__lanes_ieee;
  assign lanes_root = decode__lanes_root;
  assign lanes_selector_0 = decode__lanes_selector_0;
  assign lanes_selector_1 = decode__lanes_selector_1;
  assign lanes_selector_2 = decode__lanes_selector_2;
  assign lanes_selector_3 = decode__lanes_selector_3;
  assign lanes_eight_0 = decode__lanes_eight_0;
  assign lanes_eight_1 = decode__lanes_eight_1;
  assign lanes_eight_2 = decode__lanes_eight_2;
  assign lanes_kind_0 = decode__lanes_kind_0;
  assign lanes_kind_1 = decode__lanes_kind_1;
  assign lanes_half_0 = decode__lanes_half_0;
  assign lanes_half_1 = decode__lanes_half_1;
  assign lanes_half_2 = decode__lanes_half_2;
  assign lanes_once = decode__lanes_once;
  assign lanes_dst_kind = decode__lanes_dst_kind;
  assign lanes_abs = decode__lanes_abs;
  assign lanes_negate = decode__lanes_negate;
  assign lanes_condition = decode__lanes_condition;
  assign lanes_saturate = decode__lanes_saturate;
  assign lanes_immediate = decode__lanes_immediate;
  assign lanes_in_lanes = decode__lanes_in_lanes;
  assign lanes_packed_floats = decode__lanes_packed_floats;
  assign lanes_packed_signs = decode__lanes_packed_signs;
  assign plan_code_in_word = decode__plan_code_in_word;
  assign plan_doubled = decode__plan_doubled;
  assign plan_multiplies = decode__plan_multiplies;
  assign plan_adds_product = decode__plan_adds_product;
  assign plan_last_pass = decode__plan_last_pass;
  assign plan_last_round = decode__plan_last_round;
  assign plan_refetches = decode__plan_refetches;
  assign plan_by_register = decode__plan_by_register;
  assign plan_lanes = decode__plan_lanes;
  assign plan_flag_shift = decode__plan_flag_shift;
  assign plan_flag_register = decode__plan_flag_register;
  assign plan_flag_write = decode__plan_flag_write;
  assign plan_uses_row_1 = decode__plan_uses_row_1;
  assign plan_immediate_first = decode__plan_immediate_first;
  assign plan_row_0 = decode__plan_row_0;
  assign plan_row_1 = decode__plan_row_1;
  assign plan_immediate_low = decode__plan_immediate_low;
  assign plan_dst_row = decode__plan_dst_row;
  assign plan_dst_norow = decode__plan_dst_norow;
  assign plan_arf_write = decode__plan_arf_write;
  assign plan_arf_select = decode__plan_arf_select;
  assign pointer_source = indirection__found_source;
  assign pointer_dst = indirection__found_dst;
  assign pointer_by_row = indirection__found_by_row;
  assign pointer_width = indirection__found_width;
  assign pointer_number = indirection__found_number;
  assign pointer_offset = indirection__found_offset;
  assign pointer_bytes = indirection__found_bytes;
  assign pace_beats = count__beats;
  // what is kept
  assign one_round = ~(|decode__plan_last_round);
  assign keeps_0 = indirection__found_source ? 1'd0
      : (one_round & ~(|decode__region_0_vstride) & ~(|decode__region_0_hstride));
  assign keeps_1 = one_round & ~(|decode__region_1_vstride) & ~(|decode__region_1_hstride);
  assign keeps_2 = one_round & ~(|decode__region_2_vstride) & ~(|decode__region_2_hstride);
  assign laid_keeps_0 = keeps_0;
  assign laid_keeps_1 = keeps_1;
  // scalar: if port 2 has nothing to do
  assign scalar = ~decode__plan_lanes[1] & one_round & ~decode__lanes_ieee & ~indirection__found_source
      & ~indirection__found_dst & decode__plan_uses_row_0 & ~decode__plan_uses_row_2;
  assign pace_swapped = scalar;

  always @* begin
    if (time_zero) begin end
    laid_sub_2 = decode__region_2_sub;
    laid_size_2 = decode__region_2_size;
    laid_skip_2 = strides_2__skip;
    laid_leap_2 = strides_2__leap;
    laid_near_6 = strides_2__near_0;
    laid_near_7 = strides_2__near_1;
    laid_near_8 = strides_2__near_2;
    laid_reach_4 = strides_2__reach_0;
    laid_reach_5 = strides_2__reach_1;
    plan_uses_row_0 = decode__plan_uses_row_0;
    plan_uses_row_2 = decode__plan_uses_row_2;
    plan_row_2 = decode__plan_row_2;
    laid_keeps_2 = keeps_2;
    if (scalar) begin
      plan_uses_row_0 = 1'd0;
      plan_uses_row_2 = 1'd1;
      plan_row_2 = decode__plan_row_0;
      laid_sub_2 = decode__region_0_sub;
      laid_size_2 = decode__region_0_size;
      laid_keeps_2 = keeps_0;
      laid_skip_2 = strides_0__skip;
      laid_leap_2 = strides_0__leap;
      laid_near_6 = strides_0__near_0;
      laid_near_7 = strides_0__near_1;
      laid_near_8 = strides_0__near_2;
      laid_reach_4 = strides_0__reach_0;
      laid_reach_5 = strides_0__reach_1;
    end
  end
endmodule
`default_nettype wire
