// tessera_alu_traits
// Finds the traits of an instruction.
//
//   in   64  lo
//   in   64  hi
//   in    1  has_rare                It executes what is rare: without that nothing is wide and nothing has bit fields
//                                    of three sources.
//   in    1  has_rounds              It executes what has rounds, and line; without that nothing does.
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
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/traits.rs; do not edit.
`default_nettype none
module tessera_alu_traits (
  input  wire [63:0] lo,
  input  wire [63:0] hi,
  input  wire has_rare,
  input  wire has_rounds,
  output wire [6:0] traits_operation,
  output reg  traits_long,
  output wire traits_ternary,
  output wire traits_two_sources,
  output wire traits_takes_math,
  output wire traits_seeds,
  output wire traits_madm,
  output wire traits_ieee,
  output wire traits_root,
  output wire traits_source_double_0,
  output wire traits_source_double_1,
  output wire traits_dst_double,
  output wire traits_three_doubles,
  output wire traits_swizzles,
  output wire traits_is_double,
  output wire traits_half_0,
  output wire traits_half_1,
  output wire traits_half_2,
  output wire traits_dst_half,
  output wire traits_eight_0,
  output wire traits_eight_1,
  output wire traits_eight_2,
  output wire traits_wide,
  output reg  traits_accumulates,
  output reg  traits_fields,
  output wire [6:0] traits_first,
  output wire [1:0] traits_last_round,
  output wire traits_fraction,
  output wire traits_between,
  output wire traits_by_register,
  output wire traits_plane,
  output wire traits_mac,
  output wire traits_dot,
  output wire traits_homogeneous,
  output wire traits_rotates
);
  wire [6:0] code;
  wire [6:0] operation;
  reg  ternary;
  reg  two_sources;
  wire [3:0] asked;
  wire takes_math;
  wire seeds;
  wire madm;
  wire ieee;
  wire root;
  wire second;
  wire [3:0] source_0;
  wire [3:0] source_1;
  wire source_double_0;
  wire source_double_1;
  wire dst_double;
  wire three_doubles;
  reg  half_0;
  reg  half_1;
  reg  half_2;
  reg  dst_half;
  reg  eight_0;
  reg  eight_1;
  reg  eight_2;
  wire course__between;
  wire course__fraction;
  wire course__by_register;
  wire course__plane;
  wire course__mac;
  wire course__dot;
  wire course__homogeneous;
  wire [1:0] course__last_round;
  wire [6:0] course__first;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_alu_course course (
    .operation(operation),
    .has_rounds(has_rounds),
    .between(course__between),
    .fraction(course__fraction),
    .by_register(course__by_register),
    .plane(course__plane),
    .mac(course__mac),
    .dot(course__dot),
    .homogeneous(course__homogeneous),
    .last_round(course__last_round),
    .first(course__first)
  );

  assign code = lo[6:0];
  // of smov TC has made a mov of fewer lanes
  assign operation = (code == 7'ha) ? 7'd1 : code;
  assign asked = lo[27:24];
  assign seeds = (operation == 7'h38) & (&asked[3:1]);
  assign madm = operation == 7'h5d;
  assign ieee = has_rare & (madm | seeds);
  assign takes_math = (operation == 7'h38) & ~seeds;
  assign root = asked[0];
  // f64, f16, and eight bytes; frc repeats its only source, an f32
  assign second = two_sources & ~course__fraction;
  assign source_0 = lo[46:43];
  assign source_1 = hi[30:27];
  assign source_double_0 = (lo[42:41] == 2'd3) ? ((source_0 == 4'd10) & ~ternary) : ((source_0 == 4'd6) & ~ternary);
  assign source_double_1 = (source_1 == 4'd6) & (hi[26:25] != 2'd3) & second;
  assign dst_double = (lo[40:37] == 4'd6) & ~ternary;
  assign three_doubles = ternary & (lo[45:43] == 3'd3);
  assign traits_is_double = ~has_rare ? 1'd0 : (source_double_0 | source_double_1 | dst_double | three_doubles | ieee);
  assign traits_wide = eight_0 | eight_1 | eight_2 | ieee;
  assign traits_swizzles = three_doubles & ~madm;
  assign traits_rotates = course__between | (has_rare & (operation == 7'h18));
  assign traits_operation = operation;
  assign traits_first = course__first;
  assign traits_last_round = course__last_round;
  assign traits_fraction = course__fraction;
  assign traits_between = course__between;
  assign traits_by_register = course__by_register;
  assign traits_plane = course__plane;
  assign traits_mac = course__mac;
  assign traits_dot = course__dot;
  assign traits_homogeneous = course__homogeneous;
  assign traits_ternary = ternary;
  assign traits_two_sources = two_sources;
  assign traits_takes_math = takes_math;
  assign traits_seeds = seeds;
  assign traits_madm = madm;
  assign traits_ieee = ieee;
  assign traits_root = root;
  assign traits_source_double_0 = source_double_0;
  assign traits_source_double_1 = source_double_1;
  assign traits_dst_double = dst_double;
  assign traits_three_doubles = three_doubles;
  assign traits_half_0 = half_0;
  assign traits_half_1 = half_1;
  assign traits_half_2 = half_2;
  assign traits_dst_half = dst_half;
  assign traits_eight_0 = eight_0;
  assign traits_eight_1 = eight_1;
  assign traits_eight_2 = eight_2;

  always @* begin
    if (time_zero) begin end
    ternary = 1'd0;
    traits_long = 1'd0;
    two_sources = 1'd0;
    traits_accumulates = 1'd0;
    traits_fields = 1'd0;
    if (code == 7'd1) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'd2) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd1;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'd4) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'd5) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd1;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'd6) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd1;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'd7) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd1;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'd8) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd1;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'd9) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd1;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'ha) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd1;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'hc) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd1;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h10) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd1;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h11) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd1;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h12) begin
      traits_long = 1'd0;
      ternary = 1'd1;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h17) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h18) begin
      traits_long = 1'd0;
      ternary = 1'd1;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = has_rare;
    end
    if (code == 7'h19) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd1;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h1a) begin
      traits_long = 1'd0;
      ternary = 1'd1;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = has_rare;
    end
    if (code == 7'h20) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h21) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h22) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h23) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h24) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h25) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h27) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h28) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h29) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h2a) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h2b) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h2c) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h2d) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h2e) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h2f) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h31) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h32) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h33) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h34) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h38) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd1;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h40) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd1;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h41) begin
      traits_long = 1'd1;
      ternary = 1'd0;
      two_sources = 1'd1;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h42) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd1;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h43) begin
      traits_long = 1'd1;
      ternary = 1'd0;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h44) begin
      traits_long = 1'd1;
      ternary = 1'd0;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h45) begin
      traits_long = 1'd1;
      ternary = 1'd0;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h46) begin
      traits_long = 1'd1;
      ternary = 1'd0;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h47) begin
      traits_long = 1'd1;
      ternary = 1'd0;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h48) begin
      traits_long = 1'd1;
      ternary = 1'd0;
      two_sources = 1'd1;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h49) begin
      traits_long = 1'd1;
      ternary = 1'd0;
      two_sources = 1'd1;
      traits_accumulates = 1'd1;
      traits_fields = 1'd0;
    end
    if (code == 7'h4a) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h4b) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h4c) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h4d) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h4e) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd1;
      traits_accumulates = 1'd1;
      traits_fields = 1'd0;
    end
    if (code == 7'h4f) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd1;
      traits_accumulates = 1'd1;
      traits_fields = 1'd0;
    end
    if (code == 7'h54) begin
      traits_long = 1'd1;
      ternary = 1'd0;
      two_sources = 1'd1;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h55) begin
      traits_long = 1'd1;
      ternary = 1'd0;
      two_sources = 1'd1;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h56) begin
      traits_long = 1'd1;
      ternary = 1'd0;
      two_sources = 1'd1;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h57) begin
      traits_long = 1'd1;
      ternary = 1'd0;
      two_sources = 1'd1;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h59) begin
      traits_long = 1'd1;
      ternary = 1'd0;
      two_sources = 1'd1;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h5a) begin
      traits_long = 1'd1;
      ternary = 1'd0;
      two_sources = 1'd1;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h5b) begin
      traits_long = 1'd1;
      ternary = 1'd1;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h5c) begin
      traits_long = 1'd1;
      ternary = 1'd1;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h5d) begin
      traits_long = 1'd1;
      ternary = 1'd1;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h30) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'h7e) begin
      traits_long = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      traits_accumulates = 1'd0;
      traits_fields = 1'd0;
    end
    if (code == 7'ha) begin
      two_sources = 1'd0;
    end
    if ((takes_math & ~asked[3]) | (seeds & root)) begin
      two_sources = 1'd0;
    end
    if (course__fraction) begin
      two_sources = 1'd1;
    end
  end

  always @* begin
    if (time_zero) begin end
    half_0 = source_0[3] & source_0[1] & ~source_double_0;
    half_1 = source_1[3] & source_1[1] & second;
    half_2 = 1'd0;
    dst_half = lo[40] & lo[38];
    if (ternary) begin
      half_0 = lo[45];
      half_1 = lo[36];
      half_2 = lo[35];
      dst_half = lo[48];
    end
  end

  always @* begin
    if (time_zero) begin end
    eight_0 = (source_0[3] & ~ternary & ~half_0) | source_double_0 | three_doubles;
    eight_1 = (source_1[3] & second & ~half_1) | source_double_1 | three_doubles;
    eight_2 = (lo[40] & ~ternary & ~dst_half) | dst_double | three_doubles;
    if (~has_rare) begin
      eight_0 = 1'd0;
      eight_1 = 1'd0;
      eight_2 = 1'd0;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, lo[23:7], lo[34:28], lo[47], lo[63:49], hi[24:0], hi[63:31]};
endmodule
`default_nettype wire
