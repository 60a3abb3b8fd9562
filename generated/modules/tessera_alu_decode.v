// tessera_alu_decode
// Decodes a native ALU instruction.
//
//   in   64  lo
//   in   64  hi
//   in    3  slot
//   in    1  floats_long             Float add and conversions take the long pipe, too.
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
// lanes: What the lanes do.
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
// plan: What fetch does beside.
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
// region_0: That of the destination is `<stride;1,0>`.
//   out   3  region_0_vstride        Vertical stride code.
//   out   3  region_0_width          Width code.
//   out   2  region_0_hstride        Horizontal stride code.
//   out   2  region_0_size           Bytes of an element, as a power of two.
//   out   5  region_0_sub            Byte of the first element within its row.
// region_1: That of the destination is `<stride;1,0>`.
//   out   3  region_1_vstride        Vertical stride code.
//   out   3  region_1_width          Width code.
//   out   2  region_1_hstride        Horizontal stride code.
//   out   2  region_1_size           Bytes of an element, as a power of two.
//   out   5  region_1_sub            Byte of the first element within its row.
// region_2: That of the destination is `<stride;1,0>`.
//   out   3  region_2_vstride        Vertical stride code.
//   out   3  region_2_width          Width code.
//   out   2  region_2_hstride        Horizontal stride code.
//   out   2  region_2_size           Bytes of an element, as a power of two.
//   out   5  region_2_sub            Byte of the first element within its row.
// region_3: That of the destination is `<stride;1,0>`.
//   out   3  region_3_vstride        Vertical stride code.
//   out   3  region_3_width          Width code.
//   out   2  region_3_hstride        Horizontal stride code.
//   out   2  region_3_size           Bytes of an element, as a power of two.
//   out   5  region_3_sub            Byte of the first element within its row.
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
  output reg  [2:0] region_0_vstride,
  output reg  [2:0] region_0_width,
  output reg  [1:0] region_0_hstride,
  output reg  [1:0] region_0_size,
  output reg  [4:0] region_0_sub,
  output reg  [2:0] region_1_vstride,
  output reg  [2:0] region_1_width,
  output reg  [1:0] region_1_hstride,
  output reg  [1:0] region_1_size,
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
  wire [9:0] address_row;
  reg  [2:0] abs;
  wire adds_product;
  wire [6:0] code_in_word;
  wire doubled;
  reg  [1:0] in_lanes;
  wire [3:0] math_code;
  wire multiplies;
  reg  [2:0] negate;
  reg  packed_floats;
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
  wire csel;
  wire both_half;
  wire some_half;
  wire copies;
  wire [3:0] code_0;
  wire [3:0] code_1;
  wire [24:0] operand_0;
  wire [24:0] operand_1;
  wire [20:0] of_three_0;
  wire [20:0] of_three_1;
  wire [20:0] of_three_2;
  wire [31:0] spread__immediate;
  wire spread__nibbles;
  wire [1:0] spread__hstride;
  wire [31:0] spread__value;
  wire [1:0] width_0__size;
  wire [1:0] width_1__size;
  wire [3:0] width_2__code;
  wire [1:0] width_2__size;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_immediate_spread spread (
    .immediate(spread__immediate),
    .nibbles(spread__nibbles),
    .size(result_size),
    .hstride(spread__hstride),
    .value(spread__value)
  );

  tessera_element_size width_0 (
    .code(code_0),
    .size(width_0__size)
  );

  tessera_element_size width_1 (
    .code(code_1),
    .size(width_1__size)
  );

  tessera_element_size width_2 (
    .code(width_2__code),
    .size(width_2__size)
  );

  // control
  assign code_in_word = lo[6:0];
  // rounds
  assign lanes_opcode = traits_first;
  assign lanes_fraction = traits_fraction;
  assign lanes_between = traits_between;
  assign lanes_homogeneous = traits_homogeneous;
  assign plan_last_round = traits_last_round;
  assign plan_by_register = traits_by_register;
  assign plan_refetches = traits_by_register | traits_dot;
  assign csel = traits_operation == 7'h12;
  assign adds_product = traits_operation == 7'h49;
  assign math_code = lo[27:24];
  assign code_0 = lo[46:43];
  assign code_1 = hi[30:27];
  assign operand_0 = hi[24:0];
  assign operand_1 = hi[56:32];
  assign of_three_0 = hi[20:0];
  assign of_three_1 = hi[41:21];
  assign of_three_2 = hi[62:42];
  // f16 among themselves
  assign both_half = traits_half_0 & (traits_half_1 | ~traits_two_sources);
  assign copies = ((traits_operation[6:1] == 6'd8) & both_half)
      | (((traits_operation == 7'd2) | ((traits_operation == 7'd1) & ~lo[31])) & both_half & traits_dst_half);
  assign size = lo[23:21];
  assign plan_flag_shift = {1'd0, lo[13:11]} + {1'd0, lo[32], 2'd0};
  assign plan_flag_register = lo[33];
  assign lanes_condition = lo[26:24];
  assign plan_flag_write = (|math_code) & (traits_operation != 7'd2) & ~csel & ~traits_takes_math;
  assign lanes_saturate = lo[31];
  assign plan_immediate_low = hi[31:0];
  // of three sources all operands are floats, or dwords of one type
  assign three_type = traits_fields ? (lo[43] ? 3'd1 : 3'd0) : 3'd7;
  assign region_3_width = 3'd0;
  assign region_3_hstride = 2'd0;
  assign lanes_dst_kind = dst_type;
  assign width_2__code = lo[40:37];
  assign result_size = traits_ternary ? (traits_dst_half ? 2'd1 : traits_three_doubles ? 2'd3 : 2'd2) : width_2__size;
  assign region_3_size = result_size;
  assign address_row = {3'd7, slot, 4'd15};
  assign file_2 = 2'd1;
  assign element_kind_2 = traits_half_2 ? 3'd6 : three_type;
  assign number_2 = of_three_2[19:12];
  assign region_2_size = traits_three_doubles ? 2'd3 : traits_half_2 ? 2'd1 : 2'd2;
  assign lanes_kind_0 = (traits_half_0 & ~copies) ? 3'd7 : element_kind_0;
  assign lanes_kind_1 = (traits_half_1 & ~copies) ? 3'd7 : element_kind_1;
  assign uses_immediate_0 = file_0 == 2'd3;
  assign plan_immediate_first = uses_immediate_0;
  // f16 alone
  assign lanes_once = (dst_type != 3'd7) & (element_kind_0 != 3'd7)
      & ((element_kind_1 != 3'd7) | ~(traits_two_sources | traits_ternary))
      & ((element_kind_2 != 3'd7) | ~traits_ternary);
  assign spread__immediate = hi[63:32];
  assign spread__nibbles = (|in_lanes) & ~packed_floats;
  assign spread__hstride = lo[62:61];
  assign lanes_immediate = spread__value;
  // pipe
  assign from_float = element_kind_0[2:1] == 2'd3;
  assign into_float = dst_type[2:1] == 2'd3;
  assign converts = (traits_operation == 7'd1) & (from_float ^ into_float);
  assign some_half = traits_half_0 | traits_half_1 | traits_dst_half;
  assign lanes_long = traits_long | traits_wide
      | (some_half & ((traits_operation == 7'h40) | ((traits_operation == 7'd1) & ~copies)))
      | (floats_long & (((traits_operation == 7'h40) & from_float) | converts));
  // second results
  assign multiplies = (traits_operation == 7'h41) & ~from_float;
  assign doubled = traits_accumulates | (multiplies & ~traits_wide & ~(|lo[36:35]) & (lo[60:57] == 4'd2));
  // two lanes a beat, or one; where floats are long, two convert
  assign lanes_quad = traits_wide | traits_takes_math | multiplies | adds_product | (floats_long & converts);
  // what is used above, too
  assign lanes_abs = abs;
  assign plan_adds_product = adds_product;
  assign plan_code_in_word = code_in_word;
  assign plan_doubled = doubled;
  assign lanes_eight_0 = traits_eight_0;
  assign lanes_eight_1 = traits_eight_1;
  assign lanes_eight_2 = traits_eight_2;
  assign lanes_half_0 = traits_half_0;
  assign lanes_half_1 = traits_half_1;
  assign lanes_half_2 = traits_half_2;
  assign lanes_ieee = traits_ieee;
  assign lanes_in_lanes = in_lanes;
  assign lanes_math_code = math_code;
  assign plan_multiplies = multiplies;
  assign lanes_negate = negate;
  assign lanes_packed_floats = packed_floats;
  assign lanes_root = traits_root;
  assign lanes_math = traits_takes_math;
  assign lanes_is_double = traits_is_double;
  assign lanes_wide = traits_wide;

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
    else if (traits_wide & (size == 3'd3)) begin
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
    if (traits_ternary) begin
      dst_file = 2'd1;
      dst_number = lo[63:56];
      region_3_sub = {lo[55:53], 2'd0};
      region_3_vstride = 3'd1;
      dst_type = three_type;
    end
    if (traits_dst_half) begin
      dst_type = 3'd6;
    end
    else if (traits_dst_double) begin
      dst_type = 3'd7;
    end
    // sources
    abs = 3'd0;
    negate = 3'd0;
    file_0 = 2'd1;
    element_kind_0 = three_type;
    number_0 = of_three_0[19:12];
    region_0_sub = {of_three_0[11:9], of_three_0[20], 1'd0};
    region_0_vstride = 3'd4;
    region_0_width = 3'd3;
    region_0_hstride = 2'd1;
    if (traits_ternary) begin
      if (traits_swizzles & ~of_three_0[0] & (of_three_0[8:1] == 8'hee)) begin
        region_0_sub = {of_three_0[11:9], 2'd0} | 5'd8;
      end
      if (of_three_0[0] | (traits_swizzles & (of_three_0[8:1] != 8'he4))) begin
        region_0_vstride = 3'd0;
        region_0_width = 3'd0;
        region_0_hstride = 2'd0;
      end
      abs[0] = lo[37];
      negate[0] = lo[38];
    end
    file_1 = 2'd1;
    element_kind_1 = three_type;
    number_1 = of_three_1[19:12];
    region_1_sub = {of_three_1[11:9], of_three_1[20], 1'd0};
    region_1_vstride = 3'd4;
    region_1_width = 3'd3;
    region_1_hstride = 2'd1;
    if (traits_ternary) begin
      if (traits_swizzles & ~of_three_1[0] & (of_three_1[8:1] == 8'hee)) begin
        region_1_sub = {of_three_1[11:9], 2'd0} | 5'd8;
      end
      if (of_three_1[0] | (traits_swizzles & (of_three_1[8:1] != 8'he4))) begin
        region_1_vstride = 3'd0;
        region_1_width = 3'd0;
        region_1_hstride = 2'd0;
      end
      abs[1] = lo[39];
      negate[1] = lo[40];
    end
    region_2_sub = {of_three_2[11:9], of_three_2[20], 1'd0};
    region_2_vstride = 3'd4;
    region_2_width = 3'd3;
    region_2_hstride = 2'd1;
    if (traits_ternary) begin
      if (traits_swizzles & ~of_three_2[0] & (of_three_2[8:1] == 8'hee)) begin
        region_2_sub = {of_three_2[11:9], 2'd0} | 5'd8;
      end
      if (of_three_2[0] | (traits_swizzles & (of_three_2[8:1] != 8'he4))) begin
        region_2_vstride = 3'd0;
        region_2_width = 3'd0;
        region_2_hstride = 2'd0;
      end
      abs[2] = lo[41];
      negate[2] = lo[42];
    end
    if (~traits_ternary) begin
      file_0 = lo[42:41];
      file_1 = hi[26:25];
      element_kind_0 = code_0[2:0];
      if (file_0 == 2'd3) begin
        if (code_0 == 4'd4) begin
          element_kind_0 = 3'd2;
        end
        else if (code_0 == 4'd6) begin
          element_kind_0 = 3'd3;
        end
        else if (code_0 == 4'd5) begin
          element_kind_0 = 3'd7;
        end
      end
      if (traits_source_double_0) begin
        element_kind_0 = 3'd7;
      end
      number_0 = operand_0[12:5];
      region_0_sub = operand_0[4:0];
      region_0_hstride = operand_0[17:16];
      region_0_width = operand_0[20:18];
      region_0_vstride = operand_0[23:21];
      if (operand_0[24:21] == 4'd15) begin
        region_0_vstride = 3'd0;
      end
      element_kind_1 = code_1[2:0];
      if (file_1 == 2'd3) begin
        if (code_1 == 4'd4) begin
          element_kind_1 = 3'd2;
        end
        else if (code_1 == 4'd6) begin
          element_kind_1 = 3'd3;
        end
        else if (code_1 == 4'd5) begin
          element_kind_1 = 3'd7;
        end
      end
      if (traits_source_double_1) begin
        element_kind_1 = 3'd7;
      end
      number_1 = operand_1[12:5];
      region_1_sub = operand_1[4:0];
      region_1_hstride = operand_1[17:16];
      region_1_width = operand_1[20:18];
      region_1_vstride = operand_1[23:21];
      if (operand_1[24:21] == 4'd15) begin
        region_1_vstride = 3'd0;
      end
      if (file_0 != 2'd3) begin
        abs[0] = operand_0[13];
        negate[0] = operand_0[14];
      end
      if ((file_1 != 2'd3) & traits_two_sources) begin
        abs[1] = operand_1[13];
        negate[1] = operand_1[14];
      end
    end
    // the operands of seeds are packed; selectors
    if (traits_seeds) begin
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
    if (traits_half_0) begin
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
    if (traits_half_1) begin
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
    if (~traits_ternary) begin
      // of mach the products
      plan_uses_row_2 = adds_product;
      plan_row_2 = {3'd7, slot, 4'd10};
      region_2_sub = 5'd0;
    end
    if (traits_plane | traits_mac | traits_dot) begin
      // src0 is a factor: it takes the third port
      plan_uses_row_2 = 1'd1;
      plan_row_2 = {slot, operand_0[11:5]};
      region_2_sub = operand_0[4:0];
      region_2_hstride = operand_0[17:16];
      region_2_width = operand_0[20:18];
      region_2_vstride = operand_0[23:21];
      abs[2] = abs[0];
      negate[2] = negate[0];
    end
    if (traits_plane) begin
      // of the four coefficients in 16 bytes the last is the addend
      region_0_sub = operand_0[4:0] | 5'hc;
    end
    if (traits_mac) begin
      // the accumulator is the addend
      plan_row_0 = {3'd7, slot, 4'd0};
      region_0_sub = 5'd0;
      region_0_vstride = 3'd4;
      region_0_width = 3'd3;
      region_0_hstride = 2'd1;
      abs = abs & 3'd6;
      negate = negate & 3'd6;
    end
    if (traits_dot) begin
      // all of a group see one element of it, that of the round; packed groups are rows of four
      region_0_width = 3'd2;
      region_0_hstride = 2'd0;
      region_1_width = 3'd2;
      region_1_hstride = 2'd0;
      region_2_width = 3'd2;
      region_2_hstride = 2'd0;
      if (operand_0[20:18] != 3'd2) begin
        region_0_vstride = 3'd3;
        region_2_vstride = 3'd3;
      end
      if (operand_1[20:18] != 3'd2) begin
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
    if (traits_madm) begin
      lanes_selector_0 = lo[52:49];
      lanes_selector_1 = of_three_0[4:1];
      lanes_selector_2 = of_three_1[4:1];
      lanes_selector_3 = of_three_2[4:1];
    end
  end

  always @* begin
    if (time_zero) begin end
    region_0_size = 2'd2;
    if (traits_three_doubles) begin
      region_0_size = 2'd3;
    end
    else if (traits_half_0) begin
      region_0_size = 2'd1;
    end
    region_1_size = 2'd2;
    if (traits_three_doubles) begin
      region_1_size = 2'd3;
    end
    else if (traits_half_1) begin
      region_1_size = 2'd1;
    end
    if (~traits_ternary) begin
      // by the code alone: that is short, and the strides wait for it
      region_0_size = width_0__size;
      region_1_size = width_1__size;
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
    if (~(traits_two_sources | traits_ternary)) begin
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
    if (uses_immediate_0 & ((code_0 == 4'd4) | (code_0 == 4'd6) | (code_0 == 4'd5))) begin
      in_lanes[0] = 1'd1;
      packed_floats = code_0 == 4'd5;
      lanes_packed_signs = code_0 == 4'd6;
    end
    if (uses_immediate_1 & ((code_1 == 4'd4) | (code_1 == 4'd6) | (code_1 == 4'd5))) begin
      in_lanes[1] = 1'd1;
      packed_floats = code_1 == 4'd5;
      lanes_packed_signs = code_1 == 4'd6;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, lo[10:7], lo[20:14], lo[30:28], lo[34], lo[47], traits_rotates, operand_0[15],
      operand_1[15]};
endmodule
`default_nettype wire
