// tessera_alu_fetch
// Fetches the operands of an instruction, pass by pass.
//
//   in    1  clock                       rising edge
//   in    1  reset                       synchronous, active high
//   in    1  issue_valid                 An item is on offer.
//   in    3  issue_slot                  Thread slot.
//   in   32  issue_ip                    Address of the instruction.
//   in   64  issue_lo                    Native instruction, bits 63:0.
//   in   64  issue_hi                    Native instruction, bits 127:64.
//   in   32  issue_emask                 Write-enabled lanes (for sel the predicate is not in it).
//   in   32  issue_pmask                 Predicate of each lane; all ones without predicate.
//   in    5  issue_mode                  Bits 1:0 rounding mode, bit 2 flush f32 denormals, bit 3 f16, bit 4 f64.
//   in   32  issue_scalar                32-bit value of an ARF source (f0, f1, cr0).
//   in    2  issue_sb                    Scoreboard entry of the instruction.
//   out   1  issue_ready                 The item, if there is one, is taken at this edge.
// traits: What its opcode and its types say.
//   in    7  traits_operation            The opcode; of smov that of mov.
//   in    1  traits_long                 It takes the seven-stage pipe.
//   in    1  traits_ternary              It has three sources.
//   in    1  traits_two_sources          It has two.
//   in    1  traits_takes_math           A function of the math unit.
//   in    1  traits_seeds                invm, rsqtm.
//   in    1  traits_madm                 madm.
//   in    1  traits_ieee                 An IEEE macro, these or madm.
//   in    1  traits_root                 A seed is that of a root.
//   in    1  traits_source_double_0      Of one or two sources those that are f64.
//   in    1  traits_source_double_1
//   in    1  traits_dst_double           Then dst is f64.
//   in    1  traits_three_doubles        Of three sources all are, and dst.
//   in    1  traits_swizzles             And each tells which of two it repeats.
//   in    1  traits_is_double            Some operand is f64, or it is an IEEE macro.
//   in    1  traits_half_0               Sources that are f16.
//   in    1  traits_half_1
//   in    1  traits_half_2
//   in    1  traits_dst_half             dst is.
//   in    1  traits_eight_0              Elements of the first two sources and of dst have eight bytes.
//   in    1  traits_eight_1
//   in    1  traits_eight_2
//   in    1  traits_wide                 Some of them have, or it is an IEEE macro.
//   in    1  traits_accumulates          It writes the accumulator, too.
//   in    1  traits_fields               bfe, bfi2.
//   in    7  traits_first                Opcode of the first round.
//   in    2  traits_last_round           Number of the last round of a pass.
//   in    1  traits_fraction             frc.
//   in    1  traits_between              lrp.
//   in    1  traits_by_register          pln.
//   in    1  traits_plane                line, pln.
//   in    1  traits_mac                  mac.
//   in    1  traits_dot                  dp4, dph, dp3, dp2.
//   in    1  traits_homogeneous          dph.
//   in    1  traits_rotates              The third source comes first.
//   out   1  rd_0_valid                  Lanes are wanted.
//   out  10  rd_0_row                    The row.
//   out   1  rd_0_second                 It is the second of the two rows that the lanes lie in.
//   out   5  rd_0_base                   Byte of lane 0, in the first row.
//   out   6  rd_0_step_0                 Bytes that bits 0, 1 and 2 of a lane's number add to that.
//   out   6  rd_0_step_1
//   out   6  rd_0_step_2
//   in    1  rd_0_gnt                    It is read at this edge.
//   out   1  rd_1_valid                  Lanes are wanted.
//   out  10  rd_1_row                    The row.
//   out   1  rd_1_second                 It is the second of the two rows that the lanes lie in.
//   out   5  rd_1_base                   Byte of lane 0, in the first row.
//   out   6  rd_1_step_0                 Bytes that bits 0, 1 and 2 of a lane's number add to that.
//   out   6  rd_1_step_1
//   out   6  rd_1_step_2
//   in    1  rd_1_gnt                    It is read at this edge.
//   out   1  rd_2_valid                  Lanes are wanted.
//   out  10  rd_2_row                    The row.
//   out   1  rd_2_second                 It is the second of the two rows that the lanes lie in.
//   out   5  rd_2_base                   Byte of lane 0, in the first row.
//   out   6  rd_2_step_0                 Bytes that bits 0, 1 and 2 of a lane's number add to that.
//   out   6  rd_2_step_1
//   out   6  rd_2_step_2
//   in    1  rd_2_gnt                    It is read at this edge.
//   in   12  word                        What came to the first lane of src0.
//   in    1  ready                       There will be a place for a pass that is fetched now.
//   in    1  at_once                     An instruction may come when the one before is done.
//   in    1  full_0                      Index 0 queue S, 1 queue L, 2 queue M.
//   in    1  full_1
//   in    1  full_2
//   in    1  floats_long                 As [`AluFront`] has it.
//   out   1  allocate_0
//   out   1  allocate_1
//   out   1  allocate_2
//   out  47  leaves                      What write-back must know of the pass: `word::entry`.
//   out   1  fetched_valid               It happens in this cycle.
//   out   3  fetched_slot                Thread slot.
//   out   1  take_0
//   out   1  take_1
//   out   1  take_2
//   out   8  own_0                       Lanes that may come by the first two ports.
//   out   8  own_1
//   out   1  land_valid
// landed: The pass that lands.
//   out   1  landed_second               It makes the second of two results.
//   out   1  landed_returns              A round that is not the last: its results come back, into collector 0.
//   out   1  landed_again                A round that is not the first: they are there.
//   out   3  landed_beats                Beats of the pass: 1, 2, 4.
//   out   1  landed_swapped              Port 2 has brought src0.
//   out   3  landed_slot                 Thread slot.
//   out   1  landed_odd                  The pass is an odd one.
//   out   4  landed_enabled              Enabled elements of a wide pass.
//   out   5  landed_mode                 Rounding and denormals: `word::mode`.
//   out   8  landed_predicate            Predicate of each lane.
//   out   1  landed_fixed_0              The source is `value` in all lanes.
//   out   1  landed_fixed_1
//   out   1  landed_fixed_2
//   out  32  landed_scalar               src0 in lane 0: immediate, of one of eight bytes the low dword, or value of an
//                                        architecture register.
//   out   1  landed_lanes_long           Seven-stage pipe.
//   out   1  landed_lanes_math           Math.
//   out   4  landed_lanes_math_code      Its function.
//   out   1  landed_lanes_quad           Integer multiply, math and wide ones: two lanes a beat, up to four beats.
//   out   1  landed_lanes_fraction       frc: src0 is asked for twice; what the first round makes of one is taken away
//                                        from the other.
//   out   1  landed_lanes_between        lrp: src0 of the ports is a factor of its first round, too.
//   out   1  landed_lanes_homogeneous    dph: its last round adds src1 of the ports.
//   out   7  landed_lanes_opcode         Opcode, of what has rounds that of the first: rndd, mad, mul.
//   out   1  landed_lanes_wide           Some operand has elements of eight bytes.
//   out   1  landed_lanes_is_double      Some operand is f64, or it is an IEEE macro.
//   out   1  landed_lanes_ieee           An IEEE macro.
//   out   1  landed_lanes_root           A seed is that of a root.
//   out   4  landed_lanes_selector_0     Extensions of dst and the sources: `word::selector`.
//   out   4  landed_lanes_selector_1
//   out   4  landed_lanes_selector_2
//   out   4  landed_lanes_selector_3
//   out   1  landed_lanes_eight_0        Elements of the first two sources and of dst have eight bytes.
//   out   1  landed_lanes_eight_1
//   out   1  landed_lanes_eight_2
//   out   3  landed_lanes_kind_0         Types of the first two sources as the lanes get them: f16 as f32, unless it is
//                                        copied as it is or compared with its like.
//   out   3  landed_lanes_kind_1
//   out   1  landed_lanes_half_0         Sources that are f16 as they come.
//   out   1  landed_lanes_half_1
//   out   1  landed_lanes_half_2
//   out   1  landed_lanes_once           No operand is f32: an f16 result is rounded once.
//   out   3  landed_lanes_dst_kind       Type of dst.
//   out   3  landed_lanes_abs            Absolute value of each source.
//   out   3  landed_lanes_negate         Negation of each source.
//   out   3  landed_lanes_condition      Condition modifier: `word::condition`.
//   out   1  landed_lanes_saturate       Saturate.
//   out  32  landed_lanes_immediate      An immediate, of one of eight bytes the high dword; of nibbles each at its
//                                        lane.
//   out   2  landed_lanes_in_lanes       Bit i: source i is a packed immediate.
//   out   1  landed_lanes_packed_floats  It holds floats.
//   out   1  landed_lanes_packed_signs   It holds signed nibbles.
// reads: There is an instruction in fetch.
//   out   1  reads_valid                 It happens in this cycle.
//   out   3  reads_slot                  Thread slot.
//   out   5  tag                         Its slot and scoreboard entry: `word::tag`.
//   out  41  notes_0                     What write-back keeps of it: `word::note` and `word::outcome_note`.
//   out  41  notes_1
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: issue (in): transfer at a rising edge with valid and ready both high.
//
// Exported from hdl/blocks/eu/src/alu/fetch.rs; do not edit.
`default_nettype none
module tessera_alu_fetch (
  input  wire clock,
  input  wire reset,
  input  wire issue_valid,
  input  wire [2:0] issue_slot,
  input  wire [31:0] issue_ip,
  input  wire [63:0] issue_lo,
  input  wire [63:0] issue_hi,
  input  wire [31:0] issue_emask,
  input  wire [31:0] issue_pmask,
  input  wire [4:0] issue_mode,
  input  wire [31:0] issue_scalar,
  input  wire [1:0] issue_sb,
  output wire issue_ready,
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
  output reg  rd_0_valid,
  output reg  [9:0] rd_0_row,
  output reg  rd_0_second,
  output reg  [4:0] rd_0_base,
  output reg  [5:0] rd_0_step_0,
  output reg  [5:0] rd_0_step_1,
  output reg  [5:0] rd_0_step_2,
  input  wire rd_0_gnt,
  output wire rd_1_valid,
  output reg  [9:0] rd_1_row,
  output reg  rd_1_second,
  output reg  [4:0] rd_1_base,
  output reg  [5:0] rd_1_step_0,
  output reg  [5:0] rd_1_step_1,
  output reg  [5:0] rd_1_step_2,
  input  wire rd_1_gnt,
  output wire rd_2_valid,
  output reg  [9:0] rd_2_row,
  output reg  rd_2_second,
  output reg  [4:0] rd_2_base,
  output reg  [5:0] rd_2_step_0,
  output reg  [5:0] rd_2_step_1,
  output reg  [5:0] rd_2_step_2,
  input  wire rd_2_gnt,
  input  wire [11:0] word,
  input  wire ready,
  input  wire at_once,
  input  wire full_0,
  input  wire full_1,
  input  wire full_2,
  input  wire floats_long,
  output wire allocate_0,
  output wire allocate_1,
  output wire allocate_2,
  output wire [46:0] leaves,
  output wire fetched_valid,
  output wire [2:0] fetched_slot,
  output wire take_0,
  output wire take_1,
  output wire take_2,
  output wire [7:0] own_0,
  output wire [7:0] own_1,
  output wire land_valid,
  output wire landed_second,
  output wire landed_returns,
  output wire landed_again,
  output wire [2:0] landed_beats,
  output wire landed_swapped,
  output wire [2:0] landed_slot,
  output wire landed_odd,
  output wire [3:0] landed_enabled,
  output wire [4:0] landed_mode,
  output wire [7:0] landed_predicate,
  output wire landed_fixed_0,
  output wire landed_fixed_1,
  output wire landed_fixed_2,
  output wire [31:0] landed_scalar,
  output wire landed_lanes_long,
  output wire landed_lanes_math,
  output wire [3:0] landed_lanes_math_code,
  output wire landed_lanes_quad,
  output wire landed_lanes_fraction,
  output wire landed_lanes_between,
  output wire landed_lanes_homogeneous,
  output wire [6:0] landed_lanes_opcode,
  output wire landed_lanes_wide,
  output wire landed_lanes_is_double,
  output wire landed_lanes_ieee,
  output wire landed_lanes_root,
  output wire [3:0] landed_lanes_selector_0,
  output wire [3:0] landed_lanes_selector_1,
  output wire [3:0] landed_lanes_selector_2,
  output wire [3:0] landed_lanes_selector_3,
  output wire landed_lanes_eight_0,
  output wire landed_lanes_eight_1,
  output wire landed_lanes_eight_2,
  output wire [2:0] landed_lanes_kind_0,
  output wire [2:0] landed_lanes_kind_1,
  output wire landed_lanes_half_0,
  output wire landed_lanes_half_1,
  output wire landed_lanes_half_2,
  output wire landed_lanes_once,
  output wire [2:0] landed_lanes_dst_kind,
  output wire [2:0] landed_lanes_abs,
  output wire [2:0] landed_lanes_negate,
  output wire [2:0] landed_lanes_condition,
  output wire landed_lanes_saturate,
  output wire [31:0] landed_lanes_immediate,
  output wire [1:0] landed_lanes_in_lanes,
  output wire landed_lanes_packed_floats,
  output wire landed_lanes_packed_signs,
  output wire reads_valid,
  output wire [2:0] reads_slot,
  output wire [4:0] tag,
  output wire [40:0] notes_0,
  output wire [40:0] notes_1
);
  reg  [5:0] next_offset_0;
  reg  [5:0] next_offset_1;
  reg  [5:0] next_offset_2;
  reg  [5:0] next_offset_3;
  wire free;
  wire accepted;
  wire second;
  wire [3:0] second_index;
  wire [9:0] pointed;
  wire takes_short;
  wire may_fetch;
  wire may_read;
  wire seeks;
  wire [9:0] first_row_0;
  wire [9:0] first_row_1;
  wire [9:0] first_row_2;
  reg  [9:0] dst_row;
  reg  [2:0] dst_shift;
  reg  no_row;
  reg  row_done;
  wire wants_first_0;
  wire wants_first_1;
  wire wants_first_2;
  wire wants_second_0;
  wire wants_second_1;
  wire wants_second_2;
  wire granted_0;
  wire granted_1;
  wire granted_2;
  wire [1:0] behind_0;
  reg  [1:0] behind_1;
  wire [1:0] behind_2;
  wire [1:0] lane_pass;
  wire round_done;
  wire last_round;
  wire pass_done;
  wire last_pass;
  wire last_done;
  reg  [7:0] enabled;
  wire [3:0] one_each;
  reg  [1:0] size;
  reg  [31:0] scalar;
  wire [7:0] predicate;
  wire [4:0] name;
  reg  fe_v_q;
  reg  [1:0] fe_pass_q;
  reg  [1:0] fe_round_q;
  reg  [2:0] fe_slot_q;
  reg  [1:0] fe_sb_q;
  reg  [31:0] fe_ip_q;
  reg  [31:0] fe_emask_q;
  reg  [31:0] fe_pmask_q;
  reg  [4:0] fe_mode_q;
  reg  [31:0] fe_scalar_q;
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
  reg  [6:0] plan_code_in_word_q;
  reg  plan_doubled_q;
  reg  plan_multiplies_q;
  reg  plan_adds_product_q;
  reg  [1:0] plan_last_pass_q;
  reg  [1:0] plan_last_round_q;
  reg  plan_refetches_q;
  reg  plan_by_register_q;
  reg  [7:0] plan_lanes_q;
  reg  [3:0] plan_flag_shift_q;
  reg  plan_flag_register_q;
  reg  plan_flag_write_q;
  reg  plan_uses_row_0_q;
  reg  plan_uses_row_1_q;
  reg  plan_uses_row_2_q;
  reg  plan_immediate_first_q;
  reg  [9:0] plan_row_0_q;
  reg  [9:0] plan_row_1_q;
  reg  [9:0] plan_row_2_q;
  reg  [31:0] plan_immediate_low_q;
  reg  [9:0] plan_dst_row_q;
  reg  plan_dst_norow_q;
  reg  plan_arf_write_q;
  reg  [1:0] plan_arf_select_q;
  reg  [4:0] laid_sub_0_q;
  reg  [4:0] laid_sub_1_q;
  reg  [4:0] laid_sub_2_q;
  reg  [4:0] laid_sub_3_q;
  reg  [1:0] laid_size_0_q;
  reg  [1:0] laid_size_1_q;
  reg  [1:0] laid_size_2_q;
  reg  [1:0] laid_size_3_q;
  reg  [5:0] laid_near_0_q;
  reg  [5:0] laid_near_1_q;
  reg  [5:0] laid_near_2_q;
  reg  [5:0] laid_near_3_q;
  reg  [5:0] laid_near_4_q;
  reg  [5:0] laid_near_5_q;
  reg  [5:0] laid_near_6_q;
  reg  [5:0] laid_near_7_q;
  reg  [5:0] laid_near_8_q;
  reg  [5:0] laid_near_9_q;
  reg  [5:0] laid_near_10_q;
  reg  [5:0] laid_near_11_q;
  reg  [5:0] laid_reach_0_q;
  reg  [5:0] laid_reach_1_q;
  reg  [5:0] laid_reach_2_q;
  reg  [5:0] laid_reach_3_q;
  reg  [5:0] laid_reach_4_q;
  reg  [5:0] laid_reach_5_q;
  reg  [5:0] laid_reach_6_q;
  reg  [5:0] laid_reach_7_q;
  reg  [5:0] laid_skip_0_q;
  reg  [5:0] laid_skip_1_q;
  reg  [5:0] laid_skip_2_q;
  reg  [5:0] laid_skip_3_q;
  reg  [5:0] laid_leap_0_q;
  reg  [5:0] laid_leap_1_q;
  reg  [5:0] laid_leap_2_q;
  reg  [5:0] laid_leap_3_q;
  reg  [2:0] laid_shift_q;
  reg  laid_keeps_0_q;
  reg  laid_keeps_1_q;
  reg  laid_keeps_2_q;
  reg  [2:0] pace_beats_q;
  reg  pace_swapped_q;
  reg  [5:0] offset_0_q;
  reg  [5:0] offset_1_q;
  reg  [5:0] offset_2_q;
  reg  [5:0] offset_3_q;
  reg  pointer_source_q;
  reg  pointer_dst_q;
  reg  pointer_by_row_q;
  reg  [2:0] pointer_width_q;
  reg  [3:0] pointer_number_q;
  reg  [9:0] pointer_offset_q;
  reg  [1:0] pointer_bytes_q;
  reg  got_first_0_q;
  reg  got_first_1_q;
  reg  got_first_2_q;
  reg  got_second_0_q;
  reg  got_second_1_q;
  reg  got_second_2_q;
  reg  taken_0_q;
  reg  taken_1_q;
  reg  taken_2_q;
  reg  [7:0] taken_lanes_0_q;
  reg  [7:0] taken_lanes_1_q;
  reg  land_v_q;
  reg  arrives_second_q;
  reg  arrives_returns_q;
  reg  arrives_again_q;
  reg  [2:0] arrives_beats_q;
  reg  arrives_swapped_q;
  reg  [2:0] arrives_slot_q;
  reg  arrives_odd_q;
  reg  [3:0] arrives_enabled_q;
  reg  [4:0] arrives_mode_q;
  reg  [7:0] arrives_predicate_q;
  reg  arrives_fixed_0_q;
  reg  arrives_fixed_1_q;
  reg  arrives_fixed_2_q;
  reg  [31:0] arrives_scalar_q;
  reg  arrives_lanes_long_q;
  reg  arrives_lanes_math_q;
  reg  [3:0] arrives_lanes_math_code_q;
  reg  arrives_lanes_quad_q;
  reg  arrives_lanes_fraction_q;
  reg  arrives_lanes_between_q;
  reg  arrives_lanes_homogeneous_q;
  reg  [6:0] arrives_lanes_opcode_q;
  reg  arrives_lanes_wide_q;
  reg  arrives_lanes_is_double_q;
  reg  arrives_lanes_ieee_q;
  reg  arrives_lanes_root_q;
  reg  [3:0] arrives_lanes_selector_0_q;
  reg  [3:0] arrives_lanes_selector_1_q;
  reg  [3:0] arrives_lanes_selector_2_q;
  reg  [3:0] arrives_lanes_selector_3_q;
  reg  arrives_lanes_eight_0_q;
  reg  arrives_lanes_eight_1_q;
  reg  arrives_lanes_eight_2_q;
  reg  [2:0] arrives_lanes_kind_0_q;
  reg  [2:0] arrives_lanes_kind_1_q;
  reg  arrives_lanes_half_0_q;
  reg  arrives_lanes_half_1_q;
  reg  arrives_lanes_half_2_q;
  reg  arrives_lanes_once_q;
  reg  [2:0] arrives_lanes_dst_kind_q;
  reg  [2:0] arrives_lanes_abs_q;
  reg  [2:0] arrives_lanes_negate_q;
  reg  [2:0] arrives_lanes_condition_q;
  reg  arrives_lanes_saturate_q;
  reg  [31:0] arrives_lanes_immediate_q;
  reg  [1:0] arrives_lanes_in_lanes_q;
  reg  arrives_lanes_packed_floats_q;
  reg  arrives_lanes_packed_signs_q;
  wire front__lanes_long;
  wire front__lanes_math;
  wire [3:0] front__lanes_math_code;
  wire front__lanes_quad;
  wire front__lanes_fraction;
  wire front__lanes_between;
  wire front__lanes_homogeneous;
  wire [6:0] front__lanes_opcode;
  wire front__lanes_wide;
  wire front__lanes_is_double;
  wire front__lanes_ieee;
  wire front__lanes_root;
  wire [3:0] front__lanes_selector_0;
  wire [3:0] front__lanes_selector_1;
  wire [3:0] front__lanes_selector_2;
  wire [3:0] front__lanes_selector_3;
  wire front__lanes_eight_0;
  wire front__lanes_eight_1;
  wire front__lanes_eight_2;
  wire [2:0] front__lanes_kind_0;
  wire [2:0] front__lanes_kind_1;
  wire front__lanes_half_0;
  wire front__lanes_half_1;
  wire front__lanes_half_2;
  wire front__lanes_once;
  wire [2:0] front__lanes_dst_kind;
  wire [2:0] front__lanes_abs;
  wire [2:0] front__lanes_negate;
  wire [2:0] front__lanes_condition;
  wire front__lanes_saturate;
  wire [31:0] front__lanes_immediate;
  wire [1:0] front__lanes_in_lanes;
  wire front__lanes_packed_floats;
  wire front__lanes_packed_signs;
  wire [6:0] front__plan_code_in_word;
  wire front__plan_doubled;
  wire front__plan_multiplies;
  wire front__plan_adds_product;
  wire [1:0] front__plan_last_pass;
  wire [1:0] front__plan_last_round;
  wire front__plan_refetches;
  wire front__plan_by_register;
  wire [7:0] front__plan_lanes;
  wire [3:0] front__plan_flag_shift;
  wire front__plan_flag_register;
  wire front__plan_flag_write;
  wire front__plan_uses_row_0;
  wire front__plan_uses_row_1;
  wire front__plan_uses_row_2;
  wire front__plan_immediate_first;
  wire [9:0] front__plan_row_0;
  wire [9:0] front__plan_row_1;
  wire [9:0] front__plan_row_2;
  wire [31:0] front__plan_immediate_low;
  wire [9:0] front__plan_dst_row;
  wire front__plan_dst_norow;
  wire front__plan_arf_write;
  wire [1:0] front__plan_arf_select;
  wire [4:0] front__laid_sub_0;
  wire [4:0] front__laid_sub_1;
  wire [4:0] front__laid_sub_2;
  wire [4:0] front__laid_sub_3;
  wire [1:0] front__laid_size_0;
  wire [1:0] front__laid_size_1;
  wire [1:0] front__laid_size_2;
  wire [1:0] front__laid_size_3;
  wire [5:0] front__laid_near_0;
  wire [5:0] front__laid_near_1;
  wire [5:0] front__laid_near_2;
  wire [5:0] front__laid_near_3;
  wire [5:0] front__laid_near_4;
  wire [5:0] front__laid_near_5;
  wire [5:0] front__laid_near_6;
  wire [5:0] front__laid_near_7;
  wire [5:0] front__laid_near_8;
  wire [5:0] front__laid_near_9;
  wire [5:0] front__laid_near_10;
  wire [5:0] front__laid_near_11;
  wire [5:0] front__laid_reach_0;
  wire [5:0] front__laid_reach_1;
  wire [5:0] front__laid_reach_2;
  wire [5:0] front__laid_reach_3;
  wire [5:0] front__laid_reach_4;
  wire [5:0] front__laid_reach_5;
  wire [5:0] front__laid_reach_6;
  wire [5:0] front__laid_reach_7;
  wire [5:0] front__laid_skip_0;
  wire [5:0] front__laid_skip_1;
  wire [5:0] front__laid_skip_2;
  wire [5:0] front__laid_skip_3;
  wire [5:0] front__laid_leap_0;
  wire [5:0] front__laid_leap_1;
  wire [5:0] front__laid_leap_2;
  wire [5:0] front__laid_leap_3;
  wire [2:0] front__laid_shift;
  wire front__laid_keeps_0;
  wire front__laid_keeps_1;
  wire front__laid_keeps_2;
  wire [2:0] front__pace_beats;
  wire front__pace_swapped;
  wire front__pointer_source;
  wire front__pointer_dst;
  wire front__pointer_by_row;
  wire [2:0] front__pointer_width;
  wire [3:0] front__pointer_number;
  wire [9:0] front__pointer_offset;
  wire [1:0] front__pointer_bytes;
  wire indirect__granted;
  wire indirect__row_done;
  wire indirect__wanted;
  wire [4:0] indirect__base;
  wire indirect__known;
  wire indirect__finds;
  wire [6:0] indirect__grf;
  wire [4:0] indirect__sub;
  wire [7:0] indirect__own;
  wire indirect__more;
  wire [5:0] lay_0__first;
  wire [5:0] lay_0__step_0;
  wire [5:0] lay_0__step_1;
  wire [5:0] lay_0__step_2;
  wire lay_0__two;
  wire [5:0] lay_1__first;
  wire [5:0] lay_1__step_0;
  wire [5:0] lay_1__step_1;
  wire [5:0] lay_1__step_2;
  wire lay_1__two;
  wire [5:0] lay_2__first;
  wire [5:0] lay_2__step_0;
  wire [5:0] lay_2__step_1;
  wire [5:0] lay_2__step_2;
  wire lay_2__two;
  reg  [4:0] lay_3__sub;
  reg  [5:0] lay_3__reach_0;
  reg  [5:0] lay_3__reach_1;
  wire [5:0] lay_3__first;
  wire [5:0] lay_3__step_0;
  wire [5:0] lay_3__step_1;
  wire [5:0] lay_3__step_2;
  wire lay_3__two;
  wire [31:0] tmp_0 = fe_emask_q >> {lane_pass, 3'd0};
  wire [31:0] tmp_1 = fe_emask_q >> {1'd0, fe_pass_q, 2'd0};
  wire [31:0] tmp_2 = fe_pmask_q >> {1'd0, fe_pass_q, 2'd0};
  wire [31:0] tmp_3 = fe_pmask_q >> {fe_pass_q, 3'd0};

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (accepted) begin
      lanes_long_q <= front__lanes_long;
      lanes_math_q <= front__lanes_math;
      lanes_math_code_q <= front__lanes_math_code;
      lanes_quad_q <= front__lanes_quad;
      lanes_fraction_q <= front__lanes_fraction;
      lanes_between_q <= front__lanes_between;
      lanes_homogeneous_q <= front__lanes_homogeneous;
      lanes_opcode_q <= front__lanes_opcode;
      lanes_wide_q <= front__lanes_wide;
      lanes_is_double_q <= front__lanes_is_double;
      lanes_ieee_q <= front__lanes_ieee;
      lanes_root_q <= front__lanes_root;
      lanes_selector_0_q <= front__lanes_selector_0;
      lanes_selector_1_q <= front__lanes_selector_1;
      lanes_selector_2_q <= front__lanes_selector_2;
      lanes_selector_3_q <= front__lanes_selector_3;
      lanes_eight_0_q <= front__lanes_eight_0;
      lanes_eight_1_q <= front__lanes_eight_1;
      lanes_eight_2_q <= front__lanes_eight_2;
      lanes_kind_0_q <= front__lanes_kind_0;
      lanes_kind_1_q <= front__lanes_kind_1;
      lanes_half_0_q <= front__lanes_half_0;
      lanes_half_1_q <= front__lanes_half_1;
      lanes_half_2_q <= front__lanes_half_2;
      lanes_once_q <= front__lanes_once;
      lanes_dst_kind_q <= front__lanes_dst_kind;
      lanes_abs_q <= front__lanes_abs;
      lanes_negate_q <= front__lanes_negate;
      lanes_condition_q <= front__lanes_condition;
      lanes_saturate_q <= front__lanes_saturate;
      lanes_immediate_q <= front__lanes_immediate;
      lanes_in_lanes_q <= front__lanes_in_lanes;
      lanes_packed_floats_q <= front__lanes_packed_floats;
      lanes_packed_signs_q <= front__lanes_packed_signs;
    end
    if (round_done) begin
      arrives_lanes_long_q <= lanes_long_q;
      arrives_lanes_math_q <= lanes_math_q;
      arrives_lanes_math_code_q <= lanes_math_code_q;
      arrives_lanes_quad_q <= lanes_quad_q;
      arrives_lanes_fraction_q <= lanes_fraction_q;
      arrives_lanes_between_q <= lanes_between_q;
      arrives_lanes_homogeneous_q <= lanes_homogeneous_q;
      arrives_lanes_opcode_q <= lanes_opcode_q;
      arrives_lanes_wide_q <= lanes_wide_q;
      arrives_lanes_is_double_q <= lanes_is_double_q;
      arrives_lanes_ieee_q <= lanes_ieee_q;
      arrives_lanes_root_q <= lanes_root_q;
      arrives_lanes_selector_0_q <= lanes_selector_0_q;
      arrives_lanes_selector_1_q <= lanes_selector_1_q;
      arrives_lanes_selector_2_q <= lanes_selector_2_q;
      arrives_lanes_selector_3_q <= lanes_selector_3_q;
      arrives_lanes_eight_0_q <= lanes_eight_0_q;
      arrives_lanes_eight_1_q <= lanes_eight_1_q;
      arrives_lanes_eight_2_q <= lanes_eight_2_q;
      arrives_lanes_kind_0_q <= lanes_kind_0_q;
      arrives_lanes_kind_1_q <= lanes_kind_1_q;
      arrives_lanes_half_0_q <= lanes_half_0_q;
      arrives_lanes_half_1_q <= lanes_half_1_q;
      arrives_lanes_half_2_q <= lanes_half_2_q;
      arrives_lanes_once_q <= lanes_once_q;
      arrives_lanes_dst_kind_q <= lanes_dst_kind_q;
      arrives_lanes_abs_q <= lanes_abs_q;
      arrives_lanes_negate_q <= lanes_negate_q;
      arrives_lanes_condition_q <= lanes_condition_q;
      arrives_lanes_saturate_q <= lanes_saturate_q;
      arrives_lanes_immediate_q <= lanes_immediate_q;
      arrives_lanes_in_lanes_q <= lanes_in_lanes_q;
      arrives_lanes_packed_floats_q <= lanes_packed_floats_q;
      arrives_lanes_packed_signs_q <= lanes_packed_signs_q;
    end
    taken_lanes_0_q <= indirect__own;
    taken_lanes_1_q <= 8'hff;
    if (lanes_fraction_q) begin
      taken_lanes_1_q <= indirect__own;
    end
  end

  always @(posedge clock) begin
    if (reset) begin
      fe_v_q <= 1'd0;
      fe_pass_q <= 2'd0;
      fe_round_q <= 2'd0;
      fe_slot_q <= 3'd0;
      fe_sb_q <= 2'd0;
      fe_ip_q <= 32'd0;
      fe_emask_q <= 32'd0;
      fe_pmask_q <= 32'd0;
      fe_mode_q <= 5'd0;
      fe_scalar_q <= 32'd0;
      plan_code_in_word_q <= 7'd0;
      plan_doubled_q <= 1'd0;
      plan_multiplies_q <= 1'd0;
      plan_adds_product_q <= 1'd0;
      plan_last_pass_q <= 2'd0;
      plan_last_round_q <= 2'd0;
      plan_refetches_q <= 1'd0;
      plan_by_register_q <= 1'd0;
      plan_lanes_q <= 8'd0;
      plan_flag_shift_q <= 4'd0;
      plan_flag_register_q <= 1'd0;
      plan_flag_write_q <= 1'd0;
      plan_uses_row_0_q <= 1'd0;
      plan_uses_row_1_q <= 1'd0;
      plan_uses_row_2_q <= 1'd0;
      plan_immediate_first_q <= 1'd0;
      plan_row_0_q <= 10'd0;
      plan_row_1_q <= 10'd0;
      plan_row_2_q <= 10'd0;
      plan_immediate_low_q <= 32'd0;
      plan_dst_row_q <= 10'd0;
      plan_dst_norow_q <= 1'd0;
      plan_arf_write_q <= 1'd0;
      plan_arf_select_q <= 2'd0;
      laid_sub_0_q <= 5'd0;
      laid_sub_1_q <= 5'd0;
      laid_sub_2_q <= 5'd0;
      laid_sub_3_q <= 5'd0;
      laid_size_0_q <= 2'd0;
      laid_size_1_q <= 2'd0;
      laid_size_2_q <= 2'd0;
      laid_size_3_q <= 2'd0;
      laid_near_0_q <= 6'd0;
      laid_near_1_q <= 6'd0;
      laid_near_2_q <= 6'd0;
      laid_near_3_q <= 6'd0;
      laid_near_4_q <= 6'd0;
      laid_near_5_q <= 6'd0;
      laid_near_6_q <= 6'd0;
      laid_near_7_q <= 6'd0;
      laid_near_8_q <= 6'd0;
      laid_near_9_q <= 6'd0;
      laid_near_10_q <= 6'd0;
      laid_near_11_q <= 6'd0;
      laid_reach_0_q <= 6'd0;
      laid_reach_1_q <= 6'd0;
      laid_reach_2_q <= 6'd0;
      laid_reach_3_q <= 6'd0;
      laid_reach_4_q <= 6'd0;
      laid_reach_5_q <= 6'd0;
      laid_reach_6_q <= 6'd0;
      laid_reach_7_q <= 6'd0;
      laid_skip_0_q <= 6'd0;
      laid_skip_1_q <= 6'd0;
      laid_skip_2_q <= 6'd0;
      laid_skip_3_q <= 6'd0;
      laid_leap_0_q <= 6'd0;
      laid_leap_1_q <= 6'd0;
      laid_leap_2_q <= 6'd0;
      laid_leap_3_q <= 6'd0;
      laid_shift_q <= 3'd0;
      laid_keeps_0_q <= 1'd0;
      laid_keeps_1_q <= 1'd0;
      laid_keeps_2_q <= 1'd0;
      pace_beats_q <= 3'd0;
      pace_swapped_q <= 1'd0;
      offset_0_q <= 6'd0;
      offset_1_q <= 6'd0;
      offset_2_q <= 6'd0;
      offset_3_q <= 6'd0;
      pointer_source_q <= 1'd0;
      pointer_dst_q <= 1'd0;
      pointer_by_row_q <= 1'd0;
      pointer_width_q <= 3'd0;
      pointer_number_q <= 4'd0;
      pointer_offset_q <= 10'd0;
      pointer_bytes_q <= 2'd0;
      got_first_0_q <= 1'd0;
      got_first_1_q <= 1'd0;
      got_first_2_q <= 1'd0;
      got_second_0_q <= 1'd0;
      got_second_1_q <= 1'd0;
      got_second_2_q <= 1'd0;
      taken_0_q <= 1'd0;
      taken_1_q <= 1'd0;
      taken_2_q <= 1'd0;
      land_v_q <= 1'd0;
      arrives_second_q <= 1'd0;
      arrives_returns_q <= 1'd0;
      arrives_again_q <= 1'd0;
      arrives_beats_q <= 3'd0;
      arrives_swapped_q <= 1'd0;
      arrives_slot_q <= 3'd0;
      arrives_odd_q <= 1'd0;
      arrives_enabled_q <= 4'd0;
      arrives_mode_q <= 5'd0;
      arrives_predicate_q <= 8'd0;
      arrives_fixed_0_q <= 1'd0;
      arrives_fixed_1_q <= 1'd0;
      arrives_fixed_2_q <= 1'd0;
      arrives_scalar_q <= 32'd0;
    end
    else begin
      if (indirect__finds & pointer_source_q) begin
        laid_sub_0_q <= indirect__sub;
        plan_row_0_q <= pointed;
        if (lanes_fraction_q) begin
          // it asks for the same twice
          laid_sub_1_q <= indirect__sub;
          plan_row_1_q <= pointed;
        end
      end
      if (indirect__finds & pointer_dst_q) begin
        laid_sub_3_q <= indirect__sub;
        plan_dst_row_q <= pointed;
      end
      if (granted_0) begin
        got_first_0_q <= 1'd1;
        got_second_0_q <= ~wants_first_0;
      end
      if (granted_1) begin
        got_first_1_q <= 1'd1;
        got_second_1_q <= ~wants_first_1;
      end
      if (granted_2) begin
        got_first_2_q <= 1'd1;
        got_second_2_q <= ~wants_first_2;
      end
      if (row_done & indirect__more) begin
        got_first_0_q <= 1'd0;
        got_second_0_q <= 1'd0;
        if (lanes_fraction_q) begin
          got_first_1_q <= 1'd0;
          got_second_1_q <= 1'd0;
        end
      end
      if (round_done) begin
        // the next round has its first source, and the others unless it asks anew
        fe_round_q <= fe_round_q + 2'd1;
        got_first_0_q <= 1'd1;
        got_second_0_q <= 1'd1;
        got_first_1_q <= ~plan_refetches_q;
        got_second_1_q <= ~plan_refetches_q;
        got_first_2_q <= ~plan_refetches_q;
        got_second_2_q <= ~plan_refetches_q;
      end
      if (pass_done) begin
        fe_round_q <= 2'd0;
        fe_pass_q <= fe_pass_q + 2'd1;
        offset_0_q <= next_offset_0;
        offset_1_q <= next_offset_1;
        offset_2_q <= next_offset_2;
        offset_3_q <= next_offset_3;
        got_first_0_q <= laid_keeps_0_q & ~last_pass;
        got_second_0_q <= laid_keeps_0_q & ~last_pass;
        got_first_1_q <= laid_keeps_1_q & ~last_pass;
        got_second_1_q <= laid_keeps_1_q & ~last_pass;
        got_first_2_q <= laid_keeps_2_q & ~last_pass;
        got_second_2_q <= laid_keeps_2_q & ~last_pass;
      end
      if (last_done) begin
        fe_v_q <= 1'd0;
      end
      if (accepted) begin
        fe_v_q <= 1'd1;
        fe_pass_q <= 2'd0;
        offset_0_q <= 6'd0;
        offset_1_q <= 6'd0;
        offset_2_q <= 6'd0;
        offset_3_q <= 6'd0;
        fe_round_q <= 2'd0;
        plan_code_in_word_q <= front__plan_code_in_word;
        plan_doubled_q <= front__plan_doubled;
        plan_multiplies_q <= front__plan_multiplies;
        plan_adds_product_q <= front__plan_adds_product;
        plan_last_pass_q <= front__plan_last_pass;
        plan_last_round_q <= front__plan_last_round;
        plan_refetches_q <= front__plan_refetches;
        plan_by_register_q <= front__plan_by_register;
        plan_lanes_q <= front__plan_lanes;
        plan_flag_shift_q <= front__plan_flag_shift;
        plan_flag_register_q <= front__plan_flag_register;
        plan_flag_write_q <= front__plan_flag_write;
        plan_uses_row_0_q <= front__plan_uses_row_0;
        plan_uses_row_1_q <= front__plan_uses_row_1;
        plan_uses_row_2_q <= front__plan_uses_row_2;
        plan_immediate_first_q <= front__plan_immediate_first;
        plan_row_0_q <= front__plan_row_0;
        plan_row_1_q <= front__plan_row_1;
        plan_row_2_q <= front__plan_row_2;
        plan_immediate_low_q <= front__plan_immediate_low;
        plan_dst_row_q <= front__plan_dst_row;
        plan_dst_norow_q <= front__plan_dst_norow;
        plan_arf_write_q <= front__plan_arf_write;
        plan_arf_select_q <= front__plan_arf_select;
        laid_sub_0_q <= front__laid_sub_0;
        laid_sub_1_q <= front__laid_sub_1;
        laid_sub_2_q <= front__laid_sub_2;
        laid_sub_3_q <= front__laid_sub_3;
        laid_size_0_q <= front__laid_size_0;
        laid_size_1_q <= front__laid_size_1;
        laid_size_2_q <= front__laid_size_2;
        laid_size_3_q <= front__laid_size_3;
        laid_near_0_q <= front__laid_near_0;
        laid_near_1_q <= front__laid_near_1;
        laid_near_2_q <= front__laid_near_2;
        laid_near_3_q <= front__laid_near_3;
        laid_near_4_q <= front__laid_near_4;
        laid_near_5_q <= front__laid_near_5;
        laid_near_6_q <= front__laid_near_6;
        laid_near_7_q <= front__laid_near_7;
        laid_near_8_q <= front__laid_near_8;
        laid_near_9_q <= front__laid_near_9;
        laid_near_10_q <= front__laid_near_10;
        laid_near_11_q <= front__laid_near_11;
        laid_reach_0_q <= front__laid_reach_0;
        laid_reach_1_q <= front__laid_reach_1;
        laid_reach_2_q <= front__laid_reach_2;
        laid_reach_3_q <= front__laid_reach_3;
        laid_reach_4_q <= front__laid_reach_4;
        laid_reach_5_q <= front__laid_reach_5;
        laid_reach_6_q <= front__laid_reach_6;
        laid_reach_7_q <= front__laid_reach_7;
        laid_skip_0_q <= front__laid_skip_0;
        laid_skip_1_q <= front__laid_skip_1;
        laid_skip_2_q <= front__laid_skip_2;
        laid_skip_3_q <= front__laid_skip_3;
        laid_leap_0_q <= front__laid_leap_0;
        laid_leap_1_q <= front__laid_leap_1;
        laid_leap_2_q <= front__laid_leap_2;
        laid_leap_3_q <= front__laid_leap_3;
        laid_shift_q <= front__laid_shift;
        laid_keeps_0_q <= front__laid_keeps_0;
        laid_keeps_1_q <= front__laid_keeps_1;
        laid_keeps_2_q <= front__laid_keeps_2;
        pace_beats_q <= front__pace_beats;
        pace_swapped_q <= front__pace_swapped;
        pointer_source_q <= front__pointer_source;
        pointer_dst_q <= front__pointer_dst;
        pointer_by_row_q <= front__pointer_by_row;
        pointer_width_q <= front__pointer_width;
        pointer_number_q <= front__pointer_number;
        pointer_offset_q <= front__pointer_offset;
        pointer_bytes_q <= front__pointer_bytes;
        fe_slot_q <= issue_slot;
        fe_sb_q <= issue_sb;
        fe_ip_q <= issue_ip;
        fe_emask_q <= issue_emask;
        fe_pmask_q <= issue_pmask;
        fe_mode_q <= issue_mode;
        fe_scalar_q <= issue_scalar;
      end
      if (round_done) begin
        arrives_beats_q <= pace_beats_q;
        arrives_swapped_q <= pace_swapped_q;
        arrives_predicate_q <= predicate;
        arrives_scalar_q <= scalar;
        arrives_slot_q <= fe_slot_q;
        arrives_mode_q <= fe_mode_q;
        arrives_returns_q <= ~last_round;
        arrives_again_q <= |fe_round_q;
        arrives_odd_q <= fe_pass_q[0];
        arrives_enabled_q <= tmp_1[3:0];
        arrives_second_q <= second;
        arrives_fixed_0_q <= ~plan_uses_row_0_q;
        arrives_fixed_1_q <= ~plan_uses_row_1_q;
        arrives_fixed_2_q <= ~plan_uses_row_2_q;
        if (|fe_round_q) begin
          // a constant, too, has its place taken
          arrives_fixed_0_q <= 1'd0;
        end
      end
      taken_0_q <= granted_0;
      taken_1_q <= granted_1;
      taken_2_q <= granted_2;
      land_v_q <= round_done;
    end
  end

  tessera_alu_front front (
    // issue: decoded on the way in
    .lo(issue_lo),
    .hi(issue_hi),
    .slot(issue_slot),
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
    .lanes_long(front__lanes_long),
    .lanes_math(front__lanes_math),
    .lanes_math_code(front__lanes_math_code),
    .lanes_quad(front__lanes_quad),
    .lanes_fraction(front__lanes_fraction),
    .lanes_between(front__lanes_between),
    .lanes_homogeneous(front__lanes_homogeneous),
    .lanes_opcode(front__lanes_opcode),
    .lanes_wide(front__lanes_wide),
    .lanes_is_double(front__lanes_is_double),
    .lanes_ieee(front__lanes_ieee),
    .lanes_root(front__lanes_root),
    .lanes_selector_0(front__lanes_selector_0),
    .lanes_selector_1(front__lanes_selector_1),
    .lanes_selector_2(front__lanes_selector_2),
    .lanes_selector_3(front__lanes_selector_3),
    .lanes_eight_0(front__lanes_eight_0),
    .lanes_eight_1(front__lanes_eight_1),
    .lanes_eight_2(front__lanes_eight_2),
    .lanes_kind_0(front__lanes_kind_0),
    .lanes_kind_1(front__lanes_kind_1),
    .lanes_half_0(front__lanes_half_0),
    .lanes_half_1(front__lanes_half_1),
    .lanes_half_2(front__lanes_half_2),
    .lanes_once(front__lanes_once),
    .lanes_dst_kind(front__lanes_dst_kind),
    .lanes_abs(front__lanes_abs),
    .lanes_negate(front__lanes_negate),
    .lanes_condition(front__lanes_condition),
    .lanes_saturate(front__lanes_saturate),
    .lanes_immediate(front__lanes_immediate),
    .lanes_in_lanes(front__lanes_in_lanes),
    .lanes_packed_floats(front__lanes_packed_floats),
    .lanes_packed_signs(front__lanes_packed_signs),
    .plan_code_in_word(front__plan_code_in_word),
    .plan_doubled(front__plan_doubled),
    .plan_multiplies(front__plan_multiplies),
    .plan_adds_product(front__plan_adds_product),
    .plan_last_pass(front__plan_last_pass),
    .plan_last_round(front__plan_last_round),
    .plan_refetches(front__plan_refetches),
    .plan_by_register(front__plan_by_register),
    .plan_lanes(front__plan_lanes),
    .plan_flag_shift(front__plan_flag_shift),
    .plan_flag_register(front__plan_flag_register),
    .plan_flag_write(front__plan_flag_write),
    .plan_uses_row_0(front__plan_uses_row_0),
    .plan_uses_row_1(front__plan_uses_row_1),
    .plan_uses_row_2(front__plan_uses_row_2),
    .plan_immediate_first(front__plan_immediate_first),
    .plan_row_0(front__plan_row_0),
    .plan_row_1(front__plan_row_1),
    .plan_row_2(front__plan_row_2),
    .plan_immediate_low(front__plan_immediate_low),
    .plan_dst_row(front__plan_dst_row),
    .plan_dst_norow(front__plan_dst_norow),
    .plan_arf_write(front__plan_arf_write),
    .plan_arf_select(front__plan_arf_select),
    .laid_sub_0(front__laid_sub_0),
    .laid_sub_1(front__laid_sub_1),
    .laid_sub_2(front__laid_sub_2),
    .laid_sub_3(front__laid_sub_3),
    .laid_size_0(front__laid_size_0),
    .laid_size_1(front__laid_size_1),
    .laid_size_2(front__laid_size_2),
    .laid_size_3(front__laid_size_3),
    .laid_near_0(front__laid_near_0),
    .laid_near_1(front__laid_near_1),
    .laid_near_2(front__laid_near_2),
    .laid_near_3(front__laid_near_3),
    .laid_near_4(front__laid_near_4),
    .laid_near_5(front__laid_near_5),
    .laid_near_6(front__laid_near_6),
    .laid_near_7(front__laid_near_7),
    .laid_near_8(front__laid_near_8),
    .laid_near_9(front__laid_near_9),
    .laid_near_10(front__laid_near_10),
    .laid_near_11(front__laid_near_11),
    .laid_reach_0(front__laid_reach_0),
    .laid_reach_1(front__laid_reach_1),
    .laid_reach_2(front__laid_reach_2),
    .laid_reach_3(front__laid_reach_3),
    .laid_reach_4(front__laid_reach_4),
    .laid_reach_5(front__laid_reach_5),
    .laid_reach_6(front__laid_reach_6),
    .laid_reach_7(front__laid_reach_7),
    .laid_skip_0(front__laid_skip_0),
    .laid_skip_1(front__laid_skip_1),
    .laid_skip_2(front__laid_skip_2),
    .laid_skip_3(front__laid_skip_3),
    .laid_leap_0(front__laid_leap_0),
    .laid_leap_1(front__laid_leap_1),
    .laid_leap_2(front__laid_leap_2),
    .laid_leap_3(front__laid_leap_3),
    .laid_shift(front__laid_shift),
    .laid_keeps_0(front__laid_keeps_0),
    .laid_keeps_1(front__laid_keeps_1),
    .laid_keeps_2(front__laid_keeps_2),
    .pace_beats(front__pace_beats),
    .pace_swapped(front__pace_swapped),
    .pointer_source(front__pointer_source),
    .pointer_dst(front__pointer_dst),
    .pointer_by_row(front__pointer_by_row),
    .pointer_width(front__pointer_width),
    .pointer_number(front__pointer_number),
    .pointer_offset(front__pointer_offset),
    .pointer_bytes(front__pointer_bytes)
  );

  tessera_alu_indirect indirect (
    .clock(clock),
    .reset(reset),
    .operand_source(pointer_source_q),
    .operand_dst(pointer_dst_q),
    .operand_by_row(pointer_by_row_q),
    .operand_width(pointer_width_q),
    .operand_number(pointer_number_q),
    .operand_offset(pointer_offset_q),
    .operand_bytes(pointer_bytes_q),
    .wide(lanes_wide_q),
    .load(accepted),
    .pass(lane_pass),
    .lanes(plan_lanes_q),
    .granted(indirect__granted),
    .word(word),
    .row_done(indirect__row_done),
    .wanted(indirect__wanted),
    .base(indirect__base),
    .known(indirect__known),
    .finds(indirect__finds),
    .grf(indirect__grf),
    .sub(indirect__sub),
    .own(indirect__own),
    .more(indirect__more)
  );

  tessera_alu_lay lay_0 (
    .sub(laid_sub_0_q),
    .size(laid_size_0_q),
    .near_0(laid_near_0_q),
    .near_1(laid_near_1_q),
    .near_2(laid_near_2_q),
    .offset(offset_0_q),
    .wide(lanes_wide_q),
    .reach_0(laid_reach_0_q),
    .reach_1(laid_reach_1_q),
    .first(lay_0__first),
    .step_0(lay_0__step_0),
    .step_1(lay_0__step_1),
    .step_2(lay_0__step_2),
    .two(lay_0__two)
  );

  tessera_alu_lay lay_1 (
    .sub(laid_sub_1_q),
    .size(laid_size_1_q),
    .near_0(laid_near_3_q),
    .near_1(laid_near_4_q),
    .near_2(laid_near_5_q),
    .offset(offset_1_q),
    .wide(lanes_wide_q),
    .reach_0(laid_reach_2_q),
    .reach_1(laid_reach_3_q),
    .first(lay_1__first),
    .step_0(lay_1__step_0),
    .step_1(lay_1__step_1),
    .step_2(lay_1__step_2),
    .two(lay_1__two)
  );

  tessera_alu_lay lay_2 (
    .sub(laid_sub_2_q),
    .size(laid_size_2_q),
    .near_0(laid_near_6_q),
    .near_1(laid_near_7_q),
    .near_2(laid_near_8_q),
    .offset(offset_2_q),
    .wide(lanes_wide_q),
    .reach_0(laid_reach_4_q),
    .reach_1(laid_reach_5_q),
    .first(lay_2__first),
    .step_0(lay_2__step_0),
    .step_1(lay_2__step_1),
    .step_2(lay_2__step_2),
    .two(lay_2__two)
  );

  tessera_alu_lay lay_3 (
    .sub(lay_3__sub),
    .size(laid_size_3_q),
    .near_0(laid_near_9_q),
    .near_1(laid_near_10_q),
    .near_2(laid_near_11_q),
    .offset(offset_3_q),
    .wide(lanes_wide_q),
    .reach_0(lay_3__reach_0),
    .reach_1(lay_3__reach_1),
    .first(lay_3__first),
    .step_0(lay_3__step_0),
    .step_1(lay_3__step_1),
    .step_2(lay_3__step_2),
    .two(lay_3__two)
  );

  assign fetched_slot = last_done ? fe_slot_q : 3'd0;
  // lanes of this pass
  assign lane_pass = plan_doubled_q ? 2'd0 : fe_pass_q;
  assign first_row_0 = plan_row_0_q;
  assign first_row_1 = plan_row_1_q;
  assign first_row_2 = plan_row_2_q;
  // second results: dwords of acc0 or of the products; of mach their upper words
  assign second = plan_doubled_q & fe_pass_q[0];
  assign second_index = plan_multiplies_q ? 4'd10 : 4'd0;
  // an address that is found takes the place of the direct one
  assign pointed = {fe_slot_q, indirect__grf};
  // requests
  assign takes_short = ~lanes_long_q & ~lanes_math_q;
  assign may_fetch = fe_v_q & ready & ((takes_short & ~full_0) | (lanes_long_q & ~full_1) | (lanes_math_q & ~full_2));
  assign may_read = may_fetch & indirect__known;
  assign seeks = may_fetch & indirect__wanted;
  assign wants_first_0 = plan_uses_row_0_q & ~got_first_0_q;
  assign wants_second_0 = plan_uses_row_0_q & ~got_second_0_q & lay_0__two;
  assign granted_0 = may_read & (wants_first_0 | wants_second_0) & rd_0_gnt;
  assign behind_0 = {1'd0, lay_0__first[5]} + {1'd0, ~wants_first_0};
  assign wants_first_1 = plan_uses_row_1_q & ~got_first_1_q;
  assign wants_second_1 = plan_uses_row_1_q & ~got_second_1_q & lay_1__two;
  assign rd_1_valid = may_read & (wants_first_1 | wants_second_1);
  assign granted_1 = may_read & (wants_first_1 | wants_second_1) & rd_1_gnt;
  assign wants_first_2 = plan_uses_row_2_q & ~got_first_2_q;
  assign wants_second_2 = plan_uses_row_2_q & ~got_second_2_q & lay_2__two;
  assign rd_2_valid = may_read & (wants_first_2 | wants_second_2);
  assign granted_2 = may_read & (wants_first_2 | wants_second_2) & rd_2_gnt;
  assign behind_2 = {1'd0, lay_2__first[5]} + {1'd0, ~wants_first_2};
  assign last_round = fe_round_q == plan_last_round_q;
  assign round_done = row_done & ~indirect__more;
  assign pass_done = round_done & last_round;
  assign indirect__granted = seeks & rd_0_gnt;
  assign indirect__row_done = row_done & (indirect__more | last_round);
  // end of a pass
  assign last_pass = fe_pass_q == plan_last_pass_q;
  assign last_done = pass_done & last_pass;
  assign allocate_0 = pass_done & takes_short;
  assign allocate_1 = pass_done & lanes_long_q;
  assign allocate_2 = pass_done & lanes_math_q;
  assign fetched_valid = last_done;
  // the next instruction
  assign free = ~fe_v_q | (at_once & last_done);
  assign accepted = issue_valid & free;
  assign issue_ready = free;
  // what write-back must know: of the pass, of the instruction
  assign name = {fe_sb_q, fe_slot_q};
  assign tag = name;
  assign one_each = tmp_1[3:0] & plan_lanes_q[3:0];
  assign leaves = {lanes_wide_q, ~(plan_flag_write_q | plan_arf_write_q), (lanes_opcode_q[6:1] == 6'd8) | lanes_wide_q,
      lanes_condition_q, lanes_dst_kind_q, enabled, last_pass, no_row, lay_3__two, size, dst_shift, lay_3__first[4:0],
      dst_row[9:7], dst_row[6:0] + {6'd0, lay_3__first[5]}, fe_pass_q, name};
  assign notes_0 = {plan_flag_register_q, plan_flag_write_q, plan_code_in_word_q, fe_ip_q};
  assign notes_1 = {2'd0, plan_arf_select_q, plan_arf_write_q, plan_flag_shift_q, fe_emask_q};
  assign predicate = lanes_wide_q ? tmp_2[7:0] : tmp_3[7:0];
  assign landed_second = arrives_second_q;
  assign landed_returns = arrives_returns_q;
  assign landed_again = arrives_again_q;
  assign landed_beats = arrives_beats_q;
  assign landed_swapped = arrives_swapped_q;
  assign landed_slot = arrives_slot_q;
  assign landed_odd = arrives_odd_q;
  assign landed_enabled = arrives_enabled_q;
  assign landed_mode = arrives_mode_q;
  assign landed_predicate = arrives_predicate_q;
  assign landed_fixed_0 = arrives_fixed_0_q;
  assign landed_fixed_1 = arrives_fixed_1_q;
  assign landed_fixed_2 = arrives_fixed_2_q;
  assign landed_scalar = arrives_scalar_q;
  assign landed_lanes_long = arrives_lanes_long_q;
  assign landed_lanes_math = arrives_lanes_math_q;
  assign landed_lanes_math_code = arrives_lanes_math_code_q;
  assign landed_lanes_quad = arrives_lanes_quad_q;
  assign landed_lanes_fraction = arrives_lanes_fraction_q;
  assign landed_lanes_between = arrives_lanes_between_q;
  assign landed_lanes_homogeneous = arrives_lanes_homogeneous_q;
  assign landed_lanes_opcode = arrives_lanes_opcode_q;
  assign landed_lanes_wide = arrives_lanes_wide_q;
  assign landed_lanes_is_double = arrives_lanes_is_double_q;
  assign landed_lanes_ieee = arrives_lanes_ieee_q;
  assign landed_lanes_root = arrives_lanes_root_q;
  assign landed_lanes_selector_0 = arrives_lanes_selector_0_q;
  assign landed_lanes_selector_1 = arrives_lanes_selector_1_q;
  assign landed_lanes_selector_2 = arrives_lanes_selector_2_q;
  assign landed_lanes_selector_3 = arrives_lanes_selector_3_q;
  assign landed_lanes_eight_0 = arrives_lanes_eight_0_q;
  assign landed_lanes_eight_1 = arrives_lanes_eight_1_q;
  assign landed_lanes_eight_2 = arrives_lanes_eight_2_q;
  assign landed_lanes_kind_0 = arrives_lanes_kind_0_q;
  assign landed_lanes_kind_1 = arrives_lanes_kind_1_q;
  assign landed_lanes_half_0 = arrives_lanes_half_0_q;
  assign landed_lanes_half_1 = arrives_lanes_half_1_q;
  assign landed_lanes_half_2 = arrives_lanes_half_2_q;
  assign landed_lanes_once = arrives_lanes_once_q;
  assign landed_lanes_dst_kind = arrives_lanes_dst_kind_q;
  assign landed_lanes_abs = arrives_lanes_abs_q;
  assign landed_lanes_negate = arrives_lanes_negate_q;
  assign landed_lanes_condition = arrives_lanes_condition_q;
  assign landed_lanes_saturate = arrives_lanes_saturate_q;
  assign landed_lanes_immediate = arrives_lanes_immediate_q;
  assign landed_lanes_in_lanes = arrives_lanes_in_lanes_q;
  assign landed_lanes_packed_floats = arrives_lanes_packed_floats_q;
  assign landed_lanes_packed_signs = arrives_lanes_packed_signs_q;
  assign reads_valid = fe_v_q;
  assign reads_slot = fe_slot_q;
  assign take_0 = taken_0_q;
  assign take_1 = taken_1_q;
  assign take_2 = taken_2_q;
  assign own_0 = taken_lanes_0_q;
  assign own_1 = taken_lanes_1_q;
  assign land_valid = land_v_q;

  always @* begin
    if (time_zero) begin end
    lay_3__sub = laid_sub_3_q;
    lay_3__reach_0 = laid_reach_6_q;
    lay_3__reach_1 = laid_reach_7_q;
    dst_row = plan_dst_row_q;
    dst_shift = laid_shift_q;
    size = laid_size_3_q;
    no_row = plan_dst_norow_q;
    if (second) begin
      no_row = 1'd0;
      dst_shift = 3'd2;
      size = 2'd2;
      dst_row = {3'd7, fe_slot_q, second_index};
      lay_3__sub = 5'd0;
      // dwords: four bytes, eight and sixteen
      lay_3__reach_0 = {1'd0, plan_lanes_q[7], plan_lanes_q[3], plan_lanes_q[1], 2'd0};
      lay_3__reach_1 = 6'd0;
      if (plan_adds_product_q) begin
        lay_3__sub = 5'd2;
        size = 2'd1;
      end
    end
    enabled = tmp_0[7:0] & plan_lanes_q;
    if (lanes_wide_q) begin
      // element j: lane 2 j, and lane 2 j + 1 if it has eight bytes
      enabled = 8'd0;
      enabled[1:0] = {one_each[0] & lanes_eight_2_q, one_each[0]};
      enabled[3:2] = {one_each[1] & lanes_eight_2_q, one_each[1]};
      enabled[5:4] = {one_each[2] & lanes_eight_2_q, one_each[2]};
      enabled[7:6] = {one_each[3] & lanes_eight_2_q, one_each[3]};
      if (lanes_eight_2_q) begin
        size = 2'd2;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    row_done = may_read;
    if ((wants_first_0 & wants_second_0) | ((wants_first_0 | wants_second_0) & ~rd_0_gnt)) begin
      row_done = 1'd0;
    end
    if ((wants_first_1 & wants_second_1) | ((wants_first_1 | wants_second_1) & ~rd_1_gnt)) begin
      row_done = 1'd0;
    end
    if ((wants_first_2 & wants_second_2) | ((wants_first_2 | wants_second_2) & ~rd_2_gnt)) begin
      row_done = 1'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    rd_0_valid = may_read & (wants_first_0 | wants_second_0);
    rd_0_row = 10'd0;
    rd_0_second = 1'd0;
    rd_0_base = 5'd0;
    rd_0_step_0 = 6'd0;
    rd_0_step_1 = 6'd0;
    rd_0_step_2 = 6'd0;
    if (may_read & (wants_first_0 | wants_second_0)) begin
      // the last register is followed by the first
      rd_0_row = {first_row_0[9:7], first_row_0[6:0] + {5'd0, behind_0}};
      rd_0_second = ~wants_first_0;
      rd_0_base = lay_0__first[4:0];
      rd_0_step_0 = lay_0__step_0;
      rd_0_step_1 = lay_0__step_1;
      rd_0_step_2 = lay_0__step_2;
    end
    // a word of a0 is for no collector
    if (seeks) begin
      rd_0_valid = 1'd1;
      rd_0_row = {3'd7, fe_slot_q, 4'd15};
      rd_0_base = indirect__base;
    end
  end

  always @* begin
    if (time_zero) begin end
    behind_1 = {1'd0, lay_1__first[5]} + {1'd0, ~wants_first_1};
    if (plan_by_register_q) begin
      // two registers for each pass, one for each round
      behind_1 = {lay_1__first[5], 1'd0} | fe_round_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    rd_1_row = 10'd0;
    rd_1_second = 1'd0;
    rd_1_base = 5'd0;
    rd_1_step_0 = 6'd0;
    rd_1_step_1 = 6'd0;
    rd_1_step_2 = 6'd0;
    if (may_read & (wants_first_1 | wants_second_1)) begin
      // the last register is followed by the first
      rd_1_row = {first_row_1[9:7], first_row_1[6:0] + {5'd0, behind_1}};
      rd_1_second = ~wants_first_1;
      rd_1_base = lay_1__first[4:0];
      if (~plan_by_register_q) begin
        // the element of this round
        rd_1_base = lay_1__first[4:0] | {1'd0, fe_round_q, 2'd0};
      end
      rd_1_step_0 = lay_1__step_0;
      rd_1_step_1 = lay_1__step_1;
      rd_1_step_2 = lay_1__step_2;
    end
  end

  always @* begin
    if (time_zero) begin end
    rd_2_row = 10'd0;
    rd_2_second = 1'd0;
    rd_2_base = 5'd0;
    rd_2_step_0 = 6'd0;
    rd_2_step_1 = 6'd0;
    rd_2_step_2 = 6'd0;
    if (may_read & (wants_first_2 | wants_second_2)) begin
      // the last register is followed by the first
      rd_2_row = {first_row_2[9:7], first_row_2[6:0] + {5'd0, behind_2}};
      rd_2_second = ~wants_first_2;
      rd_2_base = lay_2__first[4:0];
      // the element of this round
      rd_2_base = lay_2__first[4:0] | {1'd0, fe_round_q, 2'd0};
      rd_2_step_0 = lay_2__step_0;
      rd_2_step_1 = lay_2__step_1;
      rd_2_step_2 = lay_2__step_2;
    end
  end

  always @* begin
    if (time_zero) begin end
    // lanes of the next pass; of two results both passes have the same
    next_offset_0 = 6'd0;
    if (~fe_pass_q[0] & ~plan_doubled_q) begin
      next_offset_0 = laid_skip_0_q;
    end
    if ((fe_pass_q[0] ^ fe_pass_q[1]) & ~plan_doubled_q) begin
      next_offset_0 = next_offset_0 + laid_leap_0_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    next_offset_1 = 6'd0;
    if (~fe_pass_q[0] & ~plan_doubled_q) begin
      next_offset_1 = laid_skip_1_q;
    end
    if ((fe_pass_q[0] ^ fe_pass_q[1]) & ~plan_doubled_q) begin
      next_offset_1 = next_offset_1 + laid_leap_1_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    next_offset_2 = 6'd0;
    if (~fe_pass_q[0] & ~plan_doubled_q) begin
      next_offset_2 = laid_skip_2_q;
    end
    if ((fe_pass_q[0] ^ fe_pass_q[1]) & ~plan_doubled_q) begin
      next_offset_2 = next_offset_2 + laid_leap_2_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    next_offset_3 = 6'd0;
    if (~fe_pass_q[0] & ~plan_doubled_q) begin
      next_offset_3 = laid_skip_3_q;
    end
    if ((fe_pass_q[0] ^ fe_pass_q[1]) & ~plan_doubled_q) begin
      next_offset_3 = next_offset_3 + laid_leap_3_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    // what the lanes must know
    scalar = fe_scalar_q >> (laid_sub_0_q << 3);
    if (plan_immediate_first_q) begin
      scalar = lanes_immediate_q;
      if (lanes_eight_0_q) begin
        scalar = plan_immediate_low_q;
      end
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, lay_3__step_0, lay_3__step_1, lay_3__step_2, tmp_0[31:8], tmp_1[31:4], tmp_2[31:8],
      tmp_3[31:8]};
endmodule
`default_nettype wire
