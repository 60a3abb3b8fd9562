// tessera_alu_decode
// Decodes a native ALU instruction.
//
//   in   64  lo
//   in   64  hi
//   in    3  slot
//   in    1  floats_long           Float add and conversions take the seven-stage pipe, too.
//   in    1  has_rare              It executes what is rare: without that nothing is wide and nothing has bit fields of
//                                  three sources.
//   in    1  has_rounds            It executes what has rounds, and line; without that nothing does.
// lanes: What the lanes do.
//   out   1  lanes_long            Seven-stage pipe.
//   out   1  lanes_math            Math.
//   out   4  lanes_math_code       Its function.
//   out   1  lanes_quad            Integer multiply, math and wide ones: two lanes a beat, up to four beats.
//   out   1  lanes_fraction        frc: src0 is asked for twice; what the first round makes of one is taken away from
//                                  the other.
//   out   1  lanes_between         lrp: src0 of the ports is a factor of its first round, too.
//   out   1  lanes_homogeneous     dph: its last round adds src1 of the ports.
//   out   7  lanes_opcode          Opcode, of what has rounds that of the first: rndd, mad, mul.
//   out   1  lanes_wide            Some operand has elements of eight bytes.
//   out   1  lanes_is_double       Some operand is f64, or it is an IEEE macro.
//   out   1  lanes_ieee            An IEEE macro.
//   out   1  lanes_root            A seed is that of a root.
//   out   4  lanes_selector_0      Extensions of dst and the sources: `word::selector`.
//   out   4  lanes_selector_1
//   out   4  lanes_selector_2
//   out   4  lanes_selector_3
//   out   1  lanes_eight_0         Elements of the first two sources and of dst have eight bytes.
//   out   1  lanes_eight_1
//   out   1  lanes_eight_2
//   out   3  lanes_kind_0          Types of the first two sources as the lanes get them: f16 as f32, unless it is
//                                  copied as it is or compared with its like.
//   out   3  lanes_kind_1
//   out   1  lanes_half_0          Sources that are f16 as they come.
//   out   1  lanes_half_1
//   out   1  lanes_half_2
//   out   1  lanes_once            No operand is f32: an f16 result is rounded once.
//   out   3  lanes_dst_kind        Type of dst.
//   out   3  lanes_abs             Absolute value of each source.
//   out   3  lanes_negate          Negation of each source.
//   out   3  lanes_condition       Condition modifier: `word::condition`.
//   out   1  lanes_saturate        Saturate.
//   out  32  lanes_immediate       An immediate, of one of eight bytes the high dword; of nibbles each at its lane.
//   out   2  lanes_in_lanes        Bit i: source i is a packed immediate.
//   out   1  lanes_packed_floats   It holds floats.
//   out   1  lanes_packed_signs    It holds signed nibbles.
// plan: What fetch does beside.
//   out   7  plan_code_in_word     The opcode as it stands in the word.
//   out   1  plan_doubled          Two results: two passes of the same lanes.
//   out   1  plan_multiplies       Integer mul.
//   out   1  plan_adds_product     mach.
//   out   2  plan_last_pass        Number of the last pass.
//   out   2  plan_last_round       Number of the last round of a pass.
//   out   1  plan_refetches        Each round asks for the second and the third source anew: for the next element of
//                                  them.
//   out   1  plan_by_register      Or of the second for the next register; the first round of the next pass for that
//                                  behind it.
//   out   8  plan_lanes            Lanes of a pass that take part.
//   out   4  plan_flag_shift       Position of lane 0 in the 32-bit flag register, in fours.
//   out   1  plan_flag_register    f1, else f0.
//   out   1  plan_flag_write       It writes flags.
//   out   1  plan_uses_row_0       Sources that come from rows.
//   out   1  plan_uses_row_1
//   out   1  plan_uses_row_2
//   out   1  plan_immediate_first  src0 is an immediate.
//   out  10  plan_row_0            First row of each source.
//   out  10  plan_row_1
//   out  10  plan_row_2
//   out  32  plan_immediate_low    Low dword of an immediate of eight bytes.
//   out  10  plan_dst_row          First row of dst.
//   out   1  plan_dst_norow        dst has none.
//   out   1  plan_arf_write        It is an architecture register.
//   out   2  plan_arf_select       0 cr0, 1 f0, 2 f1, 3 n0.
//   out   1  ternary               Of three sources.
// region_0: That of the destination is `<stride;1,0>`.
//   out   3  region_0_vstride      Vertical stride code.
//   out   3  region_0_width        Width code.
//   out   2  region_0_hstride      Horizontal stride code.
//   out   2  region_0_size         Bytes of an element, as a power of two.
//   out   5  region_0_sub          Byte of the first element within its row.
// region_1: That of the destination is `<stride;1,0>`.
//   out   3  region_1_vstride      Vertical stride code.
//   out   3  region_1_width        Width code.
//   out   2  region_1_hstride      Horizontal stride code.
//   out   2  region_1_size         Bytes of an element, as a power of two.
//   out   5  region_1_sub          Byte of the first element within its row.
// region_2: That of the destination is `<stride;1,0>`.
//   out   3  region_2_vstride      Vertical stride code.
//   out   3  region_2_width        Width code.
//   out   2  region_2_hstride      Horizontal stride code.
//   out   2  region_2_size         Bytes of an element, as a power of two.
//   out   5  region_2_sub          Byte of the first element within its row.
// region_3: That of the destination is `<stride;1,0>`.
//   out   3  region_3_vstride      Vertical stride code.
//   out   3  region_3_width        Width code.
//   out   2  region_3_hstride      Horizontal stride code.
//   out   2  region_3_size         Bytes of an element, as a power of two.
//   out   5  region_3_sub          Byte of the first element within its row.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/decode.rs; do not edit.
`default_nettype none
module tessera_alu_decode (
  input  wire [63:0] lo,
  input  wire [63:0] hi,
  input  wire [2:0] slot,
  input  wire floats_long,
  input  wire has_rare,
  input  wire has_rounds,
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
  output reg  [3:0] lanes_selector_0,
  output reg  [3:0] lanes_selector_1,
  output reg  [3:0] lanes_selector_2,
  output reg  [3:0] lanes_selector_3,
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
  output reg  lanes_packed_signs,
  output wire [6:0] plan_code_in_word,
  output wire plan_doubled,
  output wire plan_multiplies,
  output wire plan_adds_product,
  output reg  [1:0] plan_last_pass,
  output wire [1:0] plan_last_round,
  output wire plan_refetches,
  output wire plan_by_register,
  output reg  [7:0] plan_lanes,
  output wire [3:0] plan_flag_shift,
  output wire plan_flag_register,
  output wire plan_flag_write,
  output reg  plan_uses_row_0,
  output reg  plan_uses_row_1,
  output reg  plan_uses_row_2,
  output wire plan_immediate_first,
  output reg  [9:0] plan_row_0,
  output reg  [9:0] plan_row_1,
  output reg  [9:0] plan_row_2,
  output wire [31:0] plan_immediate_low,
  output reg  [9:0] plan_dst_row,
  output reg  plan_dst_norow,
  output reg  plan_arf_write,
  output reg  [1:0] plan_arf_select,
  output reg  ternary,
  output reg  [2:0] region_0_vstride,
  output reg  [2:0] region_0_width,
  output reg  [1:0] region_0_hstride,
  output wire [1:0] region_0_size,
  output reg  [4:0] region_0_sub,
  output reg  [2:0] region_1_vstride,
  output reg  [2:0] region_1_width,
  output reg  [1:0] region_1_hstride,
  output wire [1:0] region_1_size,
  output reg  [4:0] region_1_sub,
  output reg  [2:0] region_2_vstride,
  output reg  [2:0] region_2_width,
  output reg  [1:0] region_2_hstride,
  output wire [1:0] region_2_size,
  output reg  [4:0] region_2_sub,
  output reg  [2:0] region_3_vstride,
  output wire [2:0] region_3_width,
  output wire [1:0] region_3_hstride,
  output wire [1:0] region_3_size,
  output reg  [4:0] region_3_sub
);
  wire [6:0] operation;
  wire [9:0] address_row;
  reg  [2:0] abs;
  wire adds_product;
  wire [6:0] code_in_word;
  wire doubled;
  reg  eight_0;
  reg  eight_1;
  reg  eight_2;
  reg  half_0;
  reg  half_1;
  reg  half_2;
  wire ieee;
  reg  [1:0] in_lanes;
  wire [3:0] math_code;
  wire multiplies;
  reg  [2:0] negate;
  reg  packed_floats;
  wire root;
  wire takes_math;
  wire is_wide;
  reg  slow;
  reg  accumulates;
  reg  two_sources;
  wire from_float;
  wire into_float;
  wire converts;
  wire [2:0] size;
  reg  [7:0] dst_number;
  reg  [1:0] dst_file;
  reg  [2:0] dst_type;
  wire [1:0] result_size;
  reg  [7:0] number_0;
  reg  [7:0] number_1;
  wire [7:0] number_2;
  reg  [1:0] file_0;
  reg  [1:0] file_1;
  wire [1:0] file_2;
  reg  [2:0] element_kind_0;
  reg  [2:0] element_kind_1;
  wire [2:0] element_kind_2;
  wire [2:0] three_type;
  wire uses_immediate_0;
  reg  uses_immediate_1;
  wire madm;
  wire csel;
  reg  fields;
  wire rotates;
  wire seeds;
  reg  dst_half;
  wire source_double_0;
  wire source_double_1;
  wire dst_double;
  wire three_doubles;
  wire both_half;
  wire some_half;
  wire copies;
  wire course__between;
  wire course__fraction;
  wire course__by_register;
  wire course__plane;
  wire course__mac;
  wire course__dot;
  wire course__homogeneous;
  wire [1:0] course__last_round;
  wire [6:0] course__first;
  wire [3:0] order__code_0;
  wire [3:0] order__code_1;
  wire [1:0] order__file_0;
  wire [1:0] order__file_1;
  wire [24:0] order__operand_0;
  wire [24:0] order__operand_1;
  wire [20:0] order__ternary_0;
  wire [20:0] order__ternary_1;
  wire [20:0] order__ternary_2;
  wire [5:0] order__modifiers;
  wire [31:0] spread__immediate;
  wire spread__nibbles;
  wire [1:0] spread__hstride;
  wire [31:0] spread__value;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_alu_course course (
    // rounds
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

  tessera_alu_order order (
    .lo(lo),
    .hi(hi),
    .rotates(rotates),
    .repeats(course__fraction),
    .code_0(order__code_0),
    .code_1(order__code_1),
    .file_0(order__file_0),
    .file_1(order__file_1),
    .operand_0(order__operand_0),
    .operand_1(order__operand_1),
    .ternary_0(order__ternary_0),
    .ternary_1(order__ternary_1),
    .ternary_2(order__ternary_2),
    .modifiers(order__modifiers)
  );

  tessera_immediate_spread spread (
    .immediate(spread__immediate),
    .nibbles(spread__nibbles),
    .size(result_size),
    .hstride(spread__hstride),
    .value(spread__value)
  );

  // control
  assign code_in_word = lo[6:0];
  // of smov TC has made a mov of fewer lanes
  assign operation = (code_in_word == 7'ha) ? 7'd1 : code_in_word;
  assign lanes_opcode = course__first;
  assign lanes_fraction = course__fraction;
  assign lanes_between = course__between;
  assign lanes_homogeneous = course__homogeneous;
  assign plan_last_round = course__last_round;
  assign plan_by_register = course__by_register;
  assign plan_refetches = course__by_register | course__dot;
  assign madm = operation == 7'h5d;
  assign csel = operation == 7'h12;
  assign adds_product = operation == 7'h49;
  assign math_code = lo[27:24];
  assign seeds = (operation == 7'h38) & (&math_code[3:1]);
  assign ieee = has_rare & (madm | seeds);
  assign takes_math = (operation == 7'h38) & ~seeds;
  assign root = math_code[0];
  assign rotates = course__between | (has_rare & (operation == 7'h18));
  // f64, f16, and eight bytes
  assign source_double_0 = (order__file_0 == 2'd3) ? ((order__code_0 == 4'd10) & ~ternary)
      : ((order__code_0 == 4'd6) & ~ternary);
  assign source_double_1 = (order__code_1 == 4'd6) & (order__file_1 != 2'd3) & two_sources;
  assign dst_double = (lo[40:37] == 4'd6) & ~ternary;
  assign three_doubles = ternary & (lo[45:43] == 3'd3);
  assign lanes_is_double = ~has_rare ? 1'd0 : (source_double_0 | source_double_1 | dst_double | three_doubles | ieee);
  assign is_wide = eight_0 | eight_1 | eight_2 | ieee;
  assign lanes_wide = is_wide;
  // f16 among themselves
  assign both_half = half_0 & (half_1 | ~two_sources);
  assign copies = ((operation[6:1] == 6'd8) & both_half)
      | (((operation == 7'd2) | ((operation == 7'd1) & ~lo[31])) & both_half & dst_half);
  assign size = lo[23:21];
  assign plan_flag_shift = {1'd0, lo[13:11]} + {1'd0, lo[32], 2'd0};
  assign plan_flag_register = lo[33];
  assign lanes_condition = lo[26:24];
  assign plan_flag_write = (|math_code) & (operation != 7'd2) & ~csel & ~takes_math;
  assign lanes_saturate = lo[31];
  assign plan_immediate_low = hi[31:0];
  // of three sources all operands are floats, or dwords of one type
  assign three_type = fields ? (lo[43] ? 3'd1 : 3'd0) : 3'd7;
  assign region_3_width = 3'd0;
  assign region_3_hstride = 2'd0;
  assign lanes_dst_kind = dst_type;
  assign result_size = eight_2 ? 2'd3 : ((dst_type[2:1] == 2'd1) | dst_half) ? 2'd1 : (dst_type[2:1] == 2'd2) ? 2'd0
      : 2'd2;
  assign region_3_size = result_size;
  assign address_row = {3'd7, slot, 4'd15};
  assign file_2 = 2'd1;
  assign element_kind_2 = half_2 ? 3'd6 : three_type;
  assign number_2 = order__ternary_2[19:12];
  assign region_0_size = eight_0 ? 2'd3 : ((element_kind_0[2:1] == 2'd1) | half_0) ? 2'd1
      : (element_kind_0[2:1] == 2'd2) ? 2'd0 : 2'd2;
  assign region_1_size = eight_1 ? 2'd3 : ((element_kind_1[2:1] == 2'd1) | half_1) ? 2'd1
      : (element_kind_1[2:1] == 2'd2) ? 2'd0 : 2'd2;
  assign region_2_size = three_doubles ? 2'd3 : ((element_kind_2[2:1] == 2'd1) | half_2) ? 2'd1
      : (element_kind_2[2:1] == 2'd2) ? 2'd0 : 2'd2;
  assign lanes_kind_0 = (half_0 & ~copies) ? 3'd7 : element_kind_0;
  assign lanes_kind_1 = (half_1 & ~copies) ? 3'd7 : element_kind_1;
  assign uses_immediate_0 = file_0 == 2'd3;
  assign plan_immediate_first = uses_immediate_0;
  // f16 alone
  assign lanes_once = (dst_type != 3'd7) & (element_kind_0 != 3'd7)
      & ((element_kind_1 != 3'd7) | ~(two_sources | ternary)) & ((element_kind_2 != 3'd7) | ~ternary);
  assign spread__immediate = hi[63:32];
  assign spread__nibbles = (|in_lanes) & ~packed_floats;
  assign spread__hstride = lo[62:61];
  assign lanes_immediate = spread__value;
  // pipe
  assign from_float = element_kind_0[2:1] == 2'd3;
  assign into_float = dst_type[2:1] == 2'd3;
  assign converts = (operation == 7'd1) & (from_float ^ into_float);
  assign some_half = half_0 | half_1 | dst_half;
  assign lanes_long = slow | is_wide | (some_half & ((operation == 7'h40) | ((operation == 7'd1) & ~copies)))
      | (floats_long & (((operation == 7'h40) & from_float) | converts));
  // second results
  assign multiplies = (operation == 7'h41) & ~from_float;
  assign doubled = accumulates | (multiplies & ~is_wide & ~(|lo[36:35]) & (lo[60:57] == 4'd2));
  // two lanes a beat, or one; where floats are long, two convert
  assign lanes_quad = is_wide | takes_math | multiplies | adds_product | (floats_long & converts);
  // what is used above, too
  assign lanes_abs = abs;
  assign plan_adds_product = adds_product;
  assign plan_code_in_word = code_in_word;
  assign plan_doubled = doubled;
  assign lanes_eight_0 = eight_0;
  assign lanes_eight_1 = eight_1;
  assign lanes_eight_2 = eight_2;
  assign lanes_half_0 = half_0;
  assign lanes_half_1 = half_1;
  assign lanes_half_2 = half_2;
  assign lanes_ieee = ieee;
  assign lanes_in_lanes = in_lanes;
  assign lanes_math_code = math_code;
  assign plan_multiplies = multiplies;
  assign lanes_negate = negate;
  assign lanes_packed_floats = packed_floats;
  assign lanes_root = root;
  assign lanes_math = takes_math;

  always @* begin
    if (time_zero) begin end
    ternary = 1'd0;
    slow = 1'd0;
    two_sources = 1'd0;
    accumulates = 1'd0;
    fields = 1'd0;
    if (code_in_word == 7'd1) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'd2) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd1;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'd4) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'd5) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd1;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'd6) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd1;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'd7) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd1;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'd8) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd1;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'd9) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd1;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'ha) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd1;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'hc) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd1;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h10) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd1;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h11) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd1;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h12) begin
      slow = 1'd0;
      ternary = 1'd1;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h17) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h18) begin
      slow = 1'd0;
      ternary = 1'd1;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = has_rare;
    end
    if (code_in_word == 7'h19) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd1;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h1a) begin
      slow = 1'd0;
      ternary = 1'd1;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = has_rare;
    end
    if (code_in_word == 7'h20) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h21) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h22) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h23) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h24) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h25) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h27) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h28) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h29) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h2a) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h2b) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h2c) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h2d) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h2e) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h2f) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h31) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h32) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h33) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h34) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h38) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd1;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h40) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd1;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h41) begin
      slow = 1'd1;
      ternary = 1'd0;
      two_sources = 1'd1;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h42) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd1;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h43) begin
      slow = 1'd1;
      ternary = 1'd0;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h44) begin
      slow = 1'd1;
      ternary = 1'd0;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h45) begin
      slow = 1'd1;
      ternary = 1'd0;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h46) begin
      slow = 1'd1;
      ternary = 1'd0;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h47) begin
      slow = 1'd1;
      ternary = 1'd0;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h48) begin
      slow = 1'd1;
      ternary = 1'd0;
      two_sources = 1'd1;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h49) begin
      slow = 1'd1;
      ternary = 1'd0;
      two_sources = 1'd1;
      accumulates = 1'd1;
      fields = 1'd0;
    end
    if (code_in_word == 7'h4a) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h4b) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h4c) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h4d) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h4e) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd1;
      accumulates = 1'd1;
      fields = 1'd0;
    end
    if (code_in_word == 7'h4f) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd1;
      accumulates = 1'd1;
      fields = 1'd0;
    end
    if (code_in_word == 7'h54) begin
      slow = 1'd1;
      ternary = 1'd0;
      two_sources = 1'd1;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h55) begin
      slow = 1'd1;
      ternary = 1'd0;
      two_sources = 1'd1;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h56) begin
      slow = 1'd1;
      ternary = 1'd0;
      two_sources = 1'd1;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h57) begin
      slow = 1'd1;
      ternary = 1'd0;
      two_sources = 1'd1;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h59) begin
      slow = 1'd1;
      ternary = 1'd0;
      two_sources = 1'd1;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h5a) begin
      slow = 1'd1;
      ternary = 1'd0;
      two_sources = 1'd1;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h5b) begin
      slow = 1'd1;
      ternary = 1'd1;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h5c) begin
      slow = 1'd1;
      ternary = 1'd1;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h5d) begin
      slow = 1'd1;
      ternary = 1'd1;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h30) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'h7e) begin
      slow = 1'd0;
      ternary = 1'd0;
      two_sources = 1'd0;
      accumulates = 1'd0;
      fields = 1'd0;
    end
    if (code_in_word == 7'ha) begin
      two_sources = 1'd0;
    end
    if ((takes_math & ~math_code[3]) | (seeds & root)) begin
      two_sources = 1'd0;
    end
    if (course__fraction) begin
      two_sources = 1'd1;
    end
  end

  always @* begin
    if (time_zero) begin end
    half_0 = order__code_0[3] & order__code_0[1] & ~source_double_0;
    half_1 = order__code_1[3] & order__code_1[1] & two_sources;
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
    eight_0 = (order__code_0[3] & ~ternary & ~half_0) | source_double_0 | three_doubles;
    eight_1 = (order__code_1[3] & two_sources & ~half_1) | source_double_1 | three_doubles;
    eight_2 = (lo[40] & ~ternary & ~dst_half) | dst_double | three_doubles;
    if (~has_rare) begin
      eight_0 = 1'd0;
      eight_1 = 1'd0;
      eight_2 = 1'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    plan_last_pass = 2'd0;
    plan_lanes = 8'hff;
    if (size == 3'd5) begin
      plan_last_pass = 2'd3;
    end
    else if (size == 3'd4) begin
      plan_last_pass = 2'd1;
    end
    else if (is_wide & (size == 3'd3)) begin
      plan_last_pass = 2'd1;
      plan_lanes = 8'hf;
    end
    else if (size == 3'd2) begin
      plan_lanes = 8'hf;
    end
    else if (size == 3'd1) begin
      plan_lanes = 8'd3;
    end
    else if (size == 3'd0) begin
      plan_lanes = 8'd1;
    end
    if (doubled) begin
      plan_last_pass = 2'd1;
    end
  end

  always @* begin
    if (time_zero) begin end
    // destination
    dst_file = lo[36:35];
    dst_number = lo[60:53];
    region_3_sub = lo[52:48];
    region_3_vstride = {1'd0, lo[62:61]};
    dst_type = lo[39:37];
    if (ternary) begin
      dst_file = 2'd1;
      dst_number = lo[63:56];
      region_3_sub = {lo[55:53], 2'd0};
      region_3_vstride = 3'd1;
      dst_type = three_type;
    end
    if (dst_half) begin
      dst_type = 3'd6;
    end
    else if (dst_double) begin
      dst_type = 3'd7;
    end
    // sources
    abs = 3'd0;
    negate = 3'd0;
    file_0 = 2'd1;
    element_kind_0 = three_type;
    number_0 = order__ternary_0[19:12];
    region_0_sub = {order__ternary_0[11:9], order__ternary_0[20], 1'd0};
    region_0_vstride = 3'd4;
    region_0_width = 3'd3;
    region_0_hstride = 2'd1;
    if (ternary) begin
      if (three_doubles & ~madm & ~order__ternary_0[0] & (order__ternary_0[8:1] == 8'hee)) begin
        region_0_sub = {order__ternary_0[11:9], 2'd0} | 5'd8;
      end
      if (order__ternary_0[0] | (three_doubles & ~madm & (order__ternary_0[8:1] != 8'he4))) begin
        region_0_vstride = 3'd0;
        region_0_width = 3'd0;
        region_0_hstride = 2'd0;
      end
      abs[0] = order__modifiers[0];
      negate[0] = order__modifiers[1];
    end
    file_1 = 2'd1;
    element_kind_1 = three_type;
    number_1 = order__ternary_1[19:12];
    region_1_sub = {order__ternary_1[11:9], order__ternary_1[20], 1'd0};
    region_1_vstride = 3'd4;
    region_1_width = 3'd3;
    region_1_hstride = 2'd1;
    if (ternary) begin
      if (three_doubles & ~madm & ~order__ternary_1[0] & (order__ternary_1[8:1] == 8'hee)) begin
        region_1_sub = {order__ternary_1[11:9], 2'd0} | 5'd8;
      end
      if (order__ternary_1[0] | (three_doubles & ~madm & (order__ternary_1[8:1] != 8'he4))) begin
        region_1_vstride = 3'd0;
        region_1_width = 3'd0;
        region_1_hstride = 2'd0;
      end
      abs[1] = order__modifiers[2];
      negate[1] = order__modifiers[3];
    end
    region_2_sub = {order__ternary_2[11:9], order__ternary_2[20], 1'd0};
    region_2_vstride = 3'd4;
    region_2_width = 3'd3;
    region_2_hstride = 2'd1;
    if (ternary) begin
      if (three_doubles & ~madm & ~order__ternary_2[0] & (order__ternary_2[8:1] == 8'hee)) begin
        region_2_sub = {order__ternary_2[11:9], 2'd0} | 5'd8;
      end
      if (order__ternary_2[0] | (three_doubles & ~madm & (order__ternary_2[8:1] != 8'he4))) begin
        region_2_vstride = 3'd0;
        region_2_width = 3'd0;
        region_2_hstride = 2'd0;
      end
      abs[2] = order__modifiers[4];
      negate[2] = order__modifiers[5];
    end
    if (~ternary) begin
      file_0 = order__file_0;
      element_kind_0 = order__code_0[2:0];
      if (file_0 == 2'd3) begin
        if (order__code_0 == 4'd4) begin
          element_kind_0 = 3'd2;
        end
        else if (order__code_0 == 4'd6) begin
          element_kind_0 = 3'd3;
        end
        else if (order__code_0 == 4'd5) begin
          element_kind_0 = 3'd7;
        end
      end
      if (source_double_0) begin
        element_kind_0 = 3'd7;
      end
      number_0 = order__operand_0[12:5];
      region_0_sub = order__operand_0[4:0];
      region_0_hstride = order__operand_0[17:16];
      region_0_width = order__operand_0[20:18];
      region_0_vstride = order__operand_0[23:21];
      if (order__operand_0[24:21] == 4'd15) begin
        region_0_vstride = 3'd0;
      end
      file_1 = order__file_1;
      element_kind_1 = order__code_1[2:0];
      if (file_1 == 2'd3) begin
        if (order__code_1 == 4'd4) begin
          element_kind_1 = 3'd2;
        end
        else if (order__code_1 == 4'd6) begin
          element_kind_1 = 3'd3;
        end
        else if (order__code_1 == 4'd5) begin
          element_kind_1 = 3'd7;
        end
      end
      if (source_double_1) begin
        element_kind_1 = 3'd7;
      end
      number_1 = order__operand_1[12:5];
      region_1_sub = order__operand_1[4:0];
      region_1_hstride = order__operand_1[17:16];
      region_1_width = order__operand_1[20:18];
      region_1_vstride = order__operand_1[23:21];
      if (order__operand_1[24:21] == 4'd15) begin
        region_1_vstride = 3'd0;
      end
      if (file_0 != 2'd3) begin
        abs[0] = order__operand_0[13];
        negate[0] = order__operand_0[14];
      end
      if ((file_1 != 2'd3) & two_sources) begin
        abs[1] = order__operand_1[13];
        negate[1] = order__operand_1[14];
      end
    end
    // the operands of seeds are packed; selectors
    if (seeds) begin
      region_3_sub = 5'd0;
      region_3_vstride = 3'd1;
      region_0_sub = 5'd0;
      region_0_vstride = 3'd4;
      region_0_width = 3'd3;
      region_0_hstride = 2'd1;
      region_1_sub = 5'd0;
      region_1_vstride = 3'd4;
      region_1_width = 3'd3;
      region_1_hstride = 2'd1;
    end
    if (half_0) begin
      element_kind_0 = 3'd6;
    end
    plan_uses_row_0 = (file_0 == 2'd1) | (~(|file_0) & (number_0[7:4] == 4'd2));
    plan_row_0 = {slot, number_0[6:0]};
    if (~(|file_0)) begin
      plan_row_0 = {3'd7, slot, number_0[3:0]};
      if (number_0[7:4] == 4'd1) begin
        plan_row_0 = address_row;
        plan_uses_row_0 = 1'd1;
      end
    end
    if (half_1) begin
      element_kind_1 = 3'd6;
    end
    plan_uses_row_2 = (file_2 == 2'd1) | (~(|file_2) & (number_2[7:4] == 4'd2));
    plan_row_2 = {slot, number_2[6:0]};
    if (~(|file_2)) begin
      plan_row_2 = {3'd7, slot, number_2[3:0]};
      if (number_2[7:4] == 4'd1) begin
        plan_row_2 = address_row;
        plan_uses_row_2 = 1'd1;
      end
    end
    if (~ternary) begin
      // of mach the products
      plan_uses_row_2 = adds_product;
      plan_row_2 = {3'd7, slot, 4'd10};
      region_2_sub = 5'd0;
    end
    if (course__plane | course__mac | course__dot) begin
      // src0 is a factor: it takes the third port
      plan_uses_row_2 = 1'd1;
      plan_row_2 = {slot, order__operand_0[11:5]};
      region_2_sub = order__operand_0[4:0];
      region_2_hstride = order__operand_0[17:16];
      region_2_width = order__operand_0[20:18];
      region_2_vstride = order__operand_0[23:21];
      abs[2] = abs[0];
      negate[2] = negate[0];
    end
    if (course__plane) begin
      // of the four coefficients in 16 bytes the last is the addend
      region_0_sub = order__operand_0[4:0] | 5'hc;
    end
    if (course__mac) begin
      // the accumulator is the addend
      plan_row_0 = {3'd7, slot, 4'd0};
      region_0_sub = 5'd0;
      region_0_vstride = 3'd4;
      region_0_width = 3'd3;
      region_0_hstride = 2'd1;
      abs = abs & 3'd6;
      negate = negate & 3'd6;
    end
    if (course__dot) begin
      // all of a group see one element of it, that of the round; packed groups are rows of four
      region_0_width = 3'd2;
      region_0_hstride = 2'd0;
      region_1_width = 3'd2;
      region_1_hstride = 2'd0;
      region_2_width = 3'd2;
      region_2_hstride = 2'd0;
      if (order__operand_0[20:18] != 3'd2) begin
        region_0_vstride = 3'd3;
        region_2_vstride = 3'd3;
      end
      if (order__operand_1[20:18] != 3'd2) begin
        region_1_vstride = 3'd3;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    plan_dst_norow = 1'd0;
    plan_arf_write = 1'd0;
    plan_arf_select = 2'd0;
    plan_dst_row = {slot, dst_number[6:0]};
    if (~(|dst_file)) begin
      // null, a0, acc, f, cr0, n0
      plan_dst_row = {3'd7, slot, dst_number[3:0]};
      plan_dst_norow = dst_number[7:4] != 4'd2;
      if (dst_number[7:4] == 4'd1) begin
        plan_dst_row = address_row;
        plan_dst_norow = 1'd0;
      end
      if (dst_number[7:4] == 4'd3) begin
        plan_arf_write = 1'd1;
        plan_arf_select = {1'd0, dst_number[0]} + 2'd1;
      end
      if (dst_number[7:4] == 4'd8) begin
        plan_arf_write = 1'd1;
      end
      if (dst_number[7:4] == 4'd9) begin
        plan_arf_write = 1'd1;
        plan_arf_select = 2'd3;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    lanes_selector_0 = lo[51:48];
    lanes_selector_1 = 4'd8;
    lanes_selector_2 = 4'd8;
    lanes_selector_3 = 4'd8;
    if (madm) begin
      lanes_selector_0 = lo[52:49];
      lanes_selector_1 = order__ternary_0[4:1];
      lanes_selector_2 = order__ternary_1[4:1];
      lanes_selector_3 = order__ternary_2[4:1];
    end
  end

  always @* begin
    if (time_zero) begin end
    plan_uses_row_1 = (file_1 == 2'd1) | (~(|file_1) & (number_1[7:4] == 4'd2));
    plan_row_1 = {slot, number_1[6:0]};
    if (~(|file_1)) begin
      plan_row_1 = {3'd7, slot, number_1[3:0]};
      if (number_1[7:4] == 4'd1) begin
        plan_row_1 = address_row;
        plan_uses_row_1 = 1'd1;
      end
    end
    uses_immediate_1 = file_1 == 2'd3;
    if (~(two_sources | ternary)) begin
      plan_uses_row_1 = 1'd0;
      uses_immediate_1 = 1'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    // immediate
    in_lanes = 2'd0;
    packed_floats = 1'd0;
    lanes_packed_signs = 1'd0;
    if (uses_immediate_0 & ((order__code_0 == 4'd4) | (order__code_0 == 4'd6) | (order__code_0 == 4'd5))) begin
      in_lanes[0] = 1'd1;
      packed_floats = order__code_0 == 4'd5;
      lanes_packed_signs = order__code_0 == 4'd6;
    end
    if (uses_immediate_1 & ((order__code_1 == 4'd4) | (order__code_1 == 4'd6) | (order__code_1 == 4'd5))) begin
      in_lanes[1] = 1'd1;
      packed_floats = order__code_1 == 4'd5;
      lanes_packed_signs = order__code_1 == 4'd6;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, order__operand_0[15], order__operand_1[15]};
endmodule
`default_nettype wire
