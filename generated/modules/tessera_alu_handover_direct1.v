// tessera_alu_handover_direct1
// Keeps an instruction: for a cycle at least, or (`DIRECT`, 1) only if it has to wait.
//
//   in    1  clock                   rising edge
//   in    1  reset                   synchronous, active high
//   in    1  issue_valid             An item is on offer.
//   in    3  issue_slot              Thread slot.
//   in   32  issue_ip                Address of the instruction.
//   in   64  issue_lo                Native instruction, bits 63:0.
//   in   64  issue_hi                Native instruction, bits 127:64.
//   in   32  issue_emask             Write-enabled lanes (for sel the predicate is not in it).
//   in   32  issue_pmask             Predicate of each lane; all ones without predicate.
//   in    5  issue_mode              Bits 1:0 rounding mode, bit 2 flush f32 denormals, bit 3 f16, bit 4 f64.
//   in   32  issue_scalar            32-bit value of an ARF source (f0, f1, cr0).
//   in    2  issue_sb                Scoreboard entry of the instruction.
//   out   1  issue_ready             The item, if there is one, is taken at this edge.
// given: Its sources are in the order of the ports.
//   out   1  given_valid             An item is on offer.
//   out   3  given_slot              Thread slot.
//   out  32  given_ip                Address of the instruction.
//   out  64  given_lo                Native instruction, bits 63:0.
//   out  64  given_hi                Native instruction, bits 127:64.
//   out  32  given_emask             Write-enabled lanes (for sel the predicate is not in it).
//   out  32  given_pmask             Predicate of each lane; all ones without predicate.
//   out   5  given_mode              Bits 1:0 rounding mode, bit 2 flush f32 denormals, bit 3 f16, bit 4 f64.
//   out  32  given_scalar            32-bit value of an ARF source (f0, f1, cr0).
//   out   2  given_sb                Scoreboard entry of the instruction.
//   in    1  given_ready             The item, if there is one, is taken at this edge.
//   in    1  has_rare                As [`AluTraits`] has it.
//   in    1  has_rounds
// traits: What opcode and types of the instruction given say.
//   out   7  traits_operation        The opcode; of smov that of mov.
//   out   1  traits_long             It takes the seven-stage pipe.
//   out   1  traits_ternary          It has three sources.
//   out   1  traits_two_sources      It has two.
//   out   1  traits_takes_math       A function of the math unit.
//   out   1  traits_seeds            invm, rsqtm.
//   out   1  traits_madm             madm.
//   out   1  traits_ieee             An IEEE macro, these or madm.
//   out   1  traits_root             A seed is that of a root.
//   out   1  traits_source_double_0  Of one or two sources those that are f64.
//   out   1  traits_source_double_1
//   out   1  traits_dst_double       Then dst is f64.
//   out   1  traits_three_doubles    Of three sources all are, and dst.
//   out   1  traits_swizzles         And each tells which of two it repeats.
//   out   1  traits_is_double        Some operand is f64, or it is an IEEE macro.
//   out   1  traits_half_0           Sources that are f16.
//   out   1  traits_half_1
//   out   1  traits_half_2
//   out   1  traits_dst_half         dst is.
//   out   1  traits_eight_0          Elements of the first two sources and of dst have eight bytes.
//   out   1  traits_eight_1
//   out   1  traits_eight_2
//   out   1  traits_wide             Some of them have, or it is an IEEE macro.
//   out   1  traits_accumulates      It writes the accumulator, too.
//   out   1  traits_fields           bfe, bfi2.
//   out   7  traits_first            Opcode of the first round.
//   out   2  traits_last_round       Number of the last round of a pass.
//   out   1  traits_fraction         frc.
//   out   1  traits_between          lrp.
//   out   1  traits_by_register      pln.
//   out   1  traits_plane            line, pln.
//   out   1  traits_mac              mac.
//   out   1  traits_dot              dp4, dph, dp3, dp2.
//   out   1  traits_homogeneous      dph.
//   out   1  traits_rotates          The third source comes first.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: issue (in), given (out): transfer at a rising edge with valid and ready both high.
//
// Exported from hdl/blocks/eu/src/alu/handover.rs; do not edit.
`default_nettype none
module tessera_alu_handover_direct1 (
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
  output reg  given_valid,
  output reg  [2:0] given_slot,
  output reg  [31:0] given_ip,
  output reg  [63:0] given_lo,
  output reg  [63:0] given_hi,
  output reg  [31:0] given_emask,
  output reg  [31:0] given_pmask,
  output reg  [4:0] given_mode,
  output reg  [31:0] given_scalar,
  output reg  [1:0] given_sb,
  input  wire given_ready,
  input  wire has_rare,
  input  wire has_rounds,
  output reg  [6:0] traits_operation,
  output reg  traits_long,
  output reg  traits_ternary,
  output reg  traits_two_sources,
  output reg  traits_takes_math,
  output reg  traits_seeds,
  output reg  traits_madm,
  output reg  traits_ieee,
  output reg  traits_root,
  output reg  traits_source_double_0,
  output reg  traits_source_double_1,
  output reg  traits_dst_double,
  output reg  traits_three_doubles,
  output reg  traits_swizzles,
  output reg  traits_is_double,
  output reg  traits_half_0,
  output reg  traits_half_1,
  output reg  traits_half_2,
  output reg  traits_dst_half,
  output reg  traits_eight_0,
  output reg  traits_eight_1,
  output reg  traits_eight_2,
  output reg  traits_wide,
  output reg  traits_accumulates,
  output reg  traits_fields,
  output reg  [6:0] traits_first,
  output reg  [1:0] traits_last_round,
  output reg  traits_fraction,
  output reg  traits_between,
  output reg  traits_by_register,
  output reg  traits_plane,
  output reg  traits_mac,
  output reg  traits_dot,
  output reg  traits_homogeneous,
  output reg  traits_rotates
);
  wire comes;
  reg  is_v_q;
  reg  [2:0] is_slot_q;
  reg  [31:0] is_ip_q;
  reg  [63:0] is_lo_q;
  reg  [63:0] is_hi_q;
  reg  [31:0] is_emask_q;
  reg  [31:0] is_pmask_q;
  reg  [4:0] is_mode_q;
  reg  [31:0] is_scalar_q;
  reg  [1:0] is_sb_q;
  reg  [6:0] is_traits_operation_q;
  reg  is_traits_long_q;
  reg  is_traits_ternary_q;
  reg  is_traits_two_sources_q;
  reg  is_traits_takes_math_q;
  reg  is_traits_seeds_q;
  reg  is_traits_madm_q;
  reg  is_traits_ieee_q;
  reg  is_traits_root_q;
  reg  is_traits_source_double_0_q;
  reg  is_traits_source_double_1_q;
  reg  is_traits_dst_double_q;
  reg  is_traits_three_doubles_q;
  reg  is_traits_swizzles_q;
  reg  is_traits_is_double_q;
  reg  is_traits_half_0_q;
  reg  is_traits_half_1_q;
  reg  is_traits_half_2_q;
  reg  is_traits_dst_half_q;
  reg  is_traits_eight_0_q;
  reg  is_traits_eight_1_q;
  reg  is_traits_eight_2_q;
  reg  is_traits_wide_q;
  reg  is_traits_accumulates_q;
  reg  is_traits_fields_q;
  reg  [6:0] is_traits_first_q;
  reg  [1:0] is_traits_last_round_q;
  reg  is_traits_fraction_q;
  reg  is_traits_between_q;
  reg  is_traits_by_register_q;
  reg  is_traits_plane_q;
  reg  is_traits_mac_q;
  reg  is_traits_dot_q;
  reg  is_traits_homogeneous_q;
  reg  is_traits_rotates_q;
  wire [6:0] found__traits_operation;
  wire found__traits_long;
  wire found__traits_ternary;
  wire found__traits_two_sources;
  wire found__traits_takes_math;
  wire found__traits_seeds;
  wire found__traits_madm;
  wire found__traits_ieee;
  wire found__traits_root;
  wire found__traits_source_double_0;
  wire found__traits_source_double_1;
  wire found__traits_dst_double;
  wire found__traits_three_doubles;
  wire found__traits_swizzles;
  wire found__traits_is_double;
  wire found__traits_half_0;
  wire found__traits_half_1;
  wire found__traits_half_2;
  wire found__traits_dst_half;
  wire found__traits_eight_0;
  wire found__traits_eight_1;
  wire found__traits_eight_2;
  wire found__traits_wide;
  wire found__traits_accumulates;
  wire found__traits_fields;
  wire [6:0] found__traits_first;
  wire [1:0] found__traits_last_round;
  wire found__traits_fraction;
  wire found__traits_between;
  wire found__traits_by_register;
  wire found__traits_plane;
  wire found__traits_mac;
  wire found__traits_dot;
  wire found__traits_homogeneous;
  wire found__traits_rotates;
  wire [63:0] order__ordered_lo;
  wire [63:0] order__ordered_hi;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (comes) begin
      is_slot_q <= issue_slot;
      is_ip_q <= issue_ip;
      is_lo_q <= issue_lo;
      is_hi_q <= issue_hi;
      is_emask_q <= issue_emask;
      is_pmask_q <= issue_pmask;
      is_mode_q <= issue_mode;
      is_scalar_q <= issue_scalar;
      is_sb_q <= issue_sb;
      is_traits_operation_q <= found__traits_operation;
      is_traits_long_q <= found__traits_long;
      is_traits_ternary_q <= found__traits_ternary;
      is_traits_two_sources_q <= found__traits_two_sources;
      is_traits_takes_math_q <= found__traits_takes_math;
      is_traits_seeds_q <= found__traits_seeds;
      is_traits_madm_q <= found__traits_madm;
      is_traits_ieee_q <= found__traits_ieee;
      is_traits_root_q <= found__traits_root;
      is_traits_source_double_0_q <= found__traits_source_double_0;
      is_traits_source_double_1_q <= found__traits_source_double_1;
      is_traits_dst_double_q <= found__traits_dst_double;
      is_traits_three_doubles_q <= found__traits_three_doubles;
      is_traits_swizzles_q <= found__traits_swizzles;
      is_traits_is_double_q <= found__traits_is_double;
      is_traits_half_0_q <= found__traits_half_0;
      is_traits_half_1_q <= found__traits_half_1;
      is_traits_half_2_q <= found__traits_half_2;
      is_traits_dst_half_q <= found__traits_dst_half;
      is_traits_eight_0_q <= found__traits_eight_0;
      is_traits_eight_1_q <= found__traits_eight_1;
      is_traits_eight_2_q <= found__traits_eight_2;
      is_traits_wide_q <= found__traits_wide;
      is_traits_accumulates_q <= found__traits_accumulates;
      is_traits_fields_q <= found__traits_fields;
      is_traits_first_q <= found__traits_first;
      is_traits_last_round_q <= found__traits_last_round;
      is_traits_fraction_q <= found__traits_fraction;
      is_traits_between_q <= found__traits_between;
      is_traits_by_register_q <= found__traits_by_register;
      is_traits_plane_q <= found__traits_plane;
      is_traits_mac_q <= found__traits_mac;
      is_traits_dot_q <= found__traits_dot;
      is_traits_homogeneous_q <= found__traits_homogeneous;
      is_traits_rotates_q <= found__traits_rotates;
      is_lo_q <= order__ordered_lo;
      is_hi_q <= order__ordered_hi;
    end
  end

  always @(posedge clock) begin
    if (reset) begin
      is_v_q <= 1'd0;
    end
    else begin
      if (given_ready) begin
        is_v_q <= 1'd0;
      end
      if (comes) begin
        is_v_q <= 1'd1;
      end
      if (~is_v_q) begin
        if (given_ready) begin
          is_v_q <= 1'd0;
        end
      end
    end
  end

  tessera_alu_traits found (
    .lo(issue_lo),
    .hi(issue_hi),
    .has_rare(has_rare),
    .has_rounds(has_rounds),
    .traits_operation(found__traits_operation),
    .traits_long(found__traits_long),
    .traits_ternary(found__traits_ternary),
    .traits_two_sources(found__traits_two_sources),
    .traits_takes_math(found__traits_takes_math),
    .traits_seeds(found__traits_seeds),
    .traits_madm(found__traits_madm),
    .traits_ieee(found__traits_ieee),
    .traits_root(found__traits_root),
    .traits_source_double_0(found__traits_source_double_0),
    .traits_source_double_1(found__traits_source_double_1),
    .traits_dst_double(found__traits_dst_double),
    .traits_three_doubles(found__traits_three_doubles),
    .traits_swizzles(found__traits_swizzles),
    .traits_is_double(found__traits_is_double),
    .traits_half_0(found__traits_half_0),
    .traits_half_1(found__traits_half_1),
    .traits_half_2(found__traits_half_2),
    .traits_dst_half(found__traits_dst_half),
    .traits_eight_0(found__traits_eight_0),
    .traits_eight_1(found__traits_eight_1),
    .traits_eight_2(found__traits_eight_2),
    .traits_wide(found__traits_wide),
    .traits_accumulates(found__traits_accumulates),
    .traits_fields(found__traits_fields),
    .traits_first(found__traits_first),
    .traits_last_round(found__traits_last_round),
    .traits_fraction(found__traits_fraction),
    .traits_between(found__traits_between),
    .traits_by_register(found__traits_by_register),
    .traits_plane(found__traits_plane),
    .traits_mac(found__traits_mac),
    .traits_dot(found__traits_dot),
    .traits_homogeneous(found__traits_homogeneous),
    .traits_rotates(found__traits_rotates)
  );

  tessera_alu_order order (
    .lo(issue_lo),
    .hi(issue_hi),
    .rotates(found__traits_rotates),
    .repeats(found__traits_fraction),
    .ordered_lo(order__ordered_lo),
    .ordered_hi(order__ordered_hi)
  );

  assign issue_ready = ~is_v_q;
  assign comes = issue_valid & ~is_v_q;

  always @* begin
    if (time_zero) begin end
    given_valid = is_v_q;
    given_slot = is_slot_q;
    given_ip = is_ip_q;
    given_lo = is_lo_q;
    given_hi = is_hi_q;
    given_emask = is_emask_q;
    given_pmask = is_pmask_q;
    given_mode = is_mode_q;
    given_scalar = is_scalar_q;
    given_sb = is_sb_q;
    traits_operation = is_traits_operation_q;
    traits_long = is_traits_long_q;
    traits_ternary = is_traits_ternary_q;
    traits_two_sources = is_traits_two_sources_q;
    traits_takes_math = is_traits_takes_math_q;
    traits_seeds = is_traits_seeds_q;
    traits_madm = is_traits_madm_q;
    traits_ieee = is_traits_ieee_q;
    traits_root = is_traits_root_q;
    traits_source_double_0 = is_traits_source_double_0_q;
    traits_source_double_1 = is_traits_source_double_1_q;
    traits_dst_double = is_traits_dst_double_q;
    traits_three_doubles = is_traits_three_doubles_q;
    traits_swizzles = is_traits_swizzles_q;
    traits_is_double = is_traits_is_double_q;
    traits_half_0 = is_traits_half_0_q;
    traits_half_1 = is_traits_half_1_q;
    traits_half_2 = is_traits_half_2_q;
    traits_dst_half = is_traits_dst_half_q;
    traits_eight_0 = is_traits_eight_0_q;
    traits_eight_1 = is_traits_eight_1_q;
    traits_eight_2 = is_traits_eight_2_q;
    traits_wide = is_traits_wide_q;
    traits_accumulates = is_traits_accumulates_q;
    traits_fields = is_traits_fields_q;
    traits_first = is_traits_first_q;
    traits_last_round = is_traits_last_round_q;
    traits_fraction = is_traits_fraction_q;
    traits_between = is_traits_between_q;
    traits_by_register = is_traits_by_register_q;
    traits_plane = is_traits_plane_q;
    traits_mac = is_traits_mac_q;
    traits_dot = is_traits_dot_q;
    traits_homogeneous = is_traits_homogeneous_q;
    traits_rotates = is_traits_rotates_q;
    if (~is_v_q) begin
      // it passes
      given_valid = issue_valid;
      given_slot = issue_slot;
      given_ip = issue_ip;
      given_lo = order__ordered_lo;
      given_hi = order__ordered_hi;
      given_emask = issue_emask;
      given_pmask = issue_pmask;
      given_mode = issue_mode;
      given_scalar = issue_scalar;
      given_sb = issue_sb;
      traits_operation = found__traits_operation;
      traits_long = found__traits_long;
      traits_ternary = found__traits_ternary;
      traits_two_sources = found__traits_two_sources;
      traits_takes_math = found__traits_takes_math;
      traits_seeds = found__traits_seeds;
      traits_madm = found__traits_madm;
      traits_ieee = found__traits_ieee;
      traits_root = found__traits_root;
      traits_source_double_0 = found__traits_source_double_0;
      traits_source_double_1 = found__traits_source_double_1;
      traits_dst_double = found__traits_dst_double;
      traits_three_doubles = found__traits_three_doubles;
      traits_swizzles = found__traits_swizzles;
      traits_is_double = found__traits_is_double;
      traits_half_0 = found__traits_half_0;
      traits_half_1 = found__traits_half_1;
      traits_half_2 = found__traits_half_2;
      traits_dst_half = found__traits_dst_half;
      traits_eight_0 = found__traits_eight_0;
      traits_eight_1 = found__traits_eight_1;
      traits_eight_2 = found__traits_eight_2;
      traits_wide = found__traits_wide;
      traits_accumulates = found__traits_accumulates;
      traits_fields = found__traits_fields;
      traits_first = found__traits_first;
      traits_last_round = found__traits_last_round;
      traits_fraction = found__traits_fraction;
      traits_between = found__traits_between;
      traits_by_register = found__traits_by_register;
      traits_plane = found__traits_plane;
      traits_mac = found__traits_mac;
      traits_dot = found__traits_dot;
      traits_homogeneous = found__traits_homogeneous;
      traits_rotates = found__traits_rotates;
    end
  end
endmodule
`default_nettype wire
