// tessera_tc_predecode
// Predecode: class, dependencies and support of one instruction.
//
//   in   64  lo            Native instruction, bits 63:0.
//   in   64  hi            Native instruction, bits 127:64.
//   in    1  len8          It was compacted.
//   in    1  wakes         Channels wait at the instruction's address.
//   in    2  products      What acc0 has when the instruction comes: `word::products`.
//   in    1  rare_is_math  Constant: ALU0 executes nothing rare.
//   in    1  all_is_math   Constant: there is no ALU0.
//   in    1  divides       Constant: ALU1 divides integers.
//   in    1  has_doubles   Constant: ALU1 has a lane for f64.
// needs: What issue must know of it, but for `kind::UNSUPPORTED`.
//   out  14  needs_kind    What it is: `word::kind`.
//   out  17  needs_span_0  Registers it writes (index 0) and reads: `word::span`.
//   out  17  needs_span_1
//   out  17  needs_span_2
//   out  17  needs_span_3
//   out   8  breaks        Rules that it breaks, in groups: any of them makes it unsupported. They come late, so they
//                          are put together behind a register.
//   out   1  overwrites    It writes an accumulator.
//   out   2  makes         What it leaves there: `word::products`.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/predecode/mod.rs; do not edit.
`default_nettype none
module tessera_tc_predecode (
  input  wire [63:0] lo,
  input  wire [63:0] hi,
  input  wire len8,
  input  wire wakes,
  input  wire [1:0] products,
  input  wire rare_is_math,
  input  wire all_is_math,
  input  wire divides,
  input  wire has_doubles,
  output wire [13:0] needs_kind,
  output reg  [16:0] needs_span_0,
  output reg  [16:0] needs_span_1,
  output reg  [16:0] needs_span_2,
  output reg  [16:0] needs_span_3,
  output wire [7:0] breaks,
  output wire overwrites,
  output wire [1:0] makes
);
  wire alu;
  wire binary;
  wire predicated;
  wire [3:0] condition;
  wire [3:0] math_code;
  wire division;
  wire two_sources;
  wire math_bad;
  wire indirect_bad;
  wire mask_bad;
  wire common_bad;
  wire type_bad;
  wire eight_sources;
  wire wide_bad;
  wire some_double;
  wire all_doubles;
  wire double_bad;
  wire for_doubles;
  wire half_sources;
  wire half_bad;
  wire modifier_bad;
  wire condition_bad;
  wire products_bad;
  wire form_bad;
  wire [3:0] predicate;
  wire predicate_bad;
  reg  [1:0] reads;
  reg  [1:0] writes;
  reg  needs_entry;
  wire [6:0] opcode__op;
  wire opcode__known;
  wire opcode__je;
  wire opcode__me;
  wire opcode__split;
  wire opcode__branch;
  wire opcode__mov;
  wire opcode__smov;
  wire opcode__sel;
  wire opcode__cmp;
  wire opcode__mad;
  wire opcode__csel;
  wire opcode__frc;
  wire opcode__singles;
  wire opcode__sum;
  wire opcode__plane;
  wire opcode__pln;
  wire opcode__mac;
  wire opcode__in_rounds;
  wire opcode__counts;
  wire opcode__fields;
  wire opcode__mul;
  wire opcode__add;
  wire opcode__math;
  wire opcode__accumulates;
  wire opcode__mach;
  wire opcode__integer_op;
  wire opcode__logic_op;
  wire opcode__rounds;
  wire opcode__shift;
  wire opcode__two_sources;
  wire opcode__wide;
  wire [2:0] dest__exec;
  wire [1:0] dest__file;
  wire [3:0] dest__kind;
  wire [4:0] dest__sub;
  wire [7:0] dest__number;
  wire [1:0] dest__hstride;
  wire dest__indirect;
  wire [16:0] dest__span;
  wire dest__bad;
  wire dest__is_float;
  wire dest__half;
  wire dest__is_double;
  wire dest__eight;
  wire dest__long_indirect;
  wire dest__is_dword;
  wire [1:0] dest__flags;
  wire dest__scalar;
  wire dest__accumulator;
  wire [2:0] source_0__exec;
  wire [1:0] source_0__file;
  wire [3:0] source_0__kind;
  wire [24:0] source_0__operand;
  wire [16:0] source_0__span;
  wire source_0__bad;
  wire source_0__outside;
  wire source_0__is_float;
  wire source_0__is_dword;
  wire source_0__half;
  wire source_0__immediate;
  wire source_0__is_double;
  wire source_0__eight;
  wire source_0__indirect;
  wire source_0__is_packed;
  wire [1:0] source_0__flags;
  wire source_0__scalar;
  wire source_0__long_indirect;
  wire source_0__has_abs;
  wire source_0__has_negate;
  wire [2:0] source_1__exec;
  wire [1:0] source_1__file;
  wire [3:0] source_1__kind;
  wire [24:0] source_1__operand;
  wire [16:0] source_1__span;
  wire source_1__bad;
  wire source_1__outside;
  wire source_1__is_float;
  wire source_1__is_dword;
  wire source_1__half;
  wire source_1__immediate;
  wire source_1__is_double;
  wire source_1__eight;
  wire source_1__indirect;
  wire source_1__is_packed;
  wire [1:0] source_1__flags;
  wire source_1__scalar;
  wire source_1__long_indirect;
  wire source_1__has_abs;
  wire source_1__has_negate;
  wire [16:0] ternary__span_0;
  wire [16:0] ternary__span_1;
  wire [16:0] ternary__span_2;
  wire [16:0] ternary__span_3;
  wire ternary__is_double;
  wire ternary__bad;
  wire sum__dot;
  wire sum__bad;
  wire [7:0] sum__last;
  wire [16:0] message__span_0;
  wire [16:0] message__span_1;
  wire [16:0] message__span_2;
  wire message__bad;
  wire message__eot;
  wire [16:0] flow__span_0;
  wire [16:0] flow__span_1;
  wire flow__bad;
  wire ieee__is_ieee;
  wire ieee__seeds;
  wire [16:0] ieee__span_0;
  wire [16:0] ieee__span_1;
  wire [16:0] ieee__span_2;
  wire [16:0] ieee__span_3;
  wire ieee__bad;
  wire accumulator__multiplies;
  wire accumulator__modified;
  wire accumulator__bad;
  wire [1:0] accumulator__makes;
  wire [1:0] accumulator__takes;
  wire accumulator__overwrites;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_tc_opcode opcode (
    .op(opcode__op),
    .known(opcode__known),
    .je(opcode__je),
    .me(opcode__me),
    .split(opcode__split),
    .branch(opcode__branch),
    .mov(opcode__mov),
    .smov(opcode__smov),
    .sel(opcode__sel),
    .cmp(opcode__cmp),
    .mad(opcode__mad),
    .csel(opcode__csel),
    .frc(opcode__frc),
    .singles(opcode__singles),
    .sum(opcode__sum),
    .plane(opcode__plane),
    .pln(opcode__pln),
    .mac(opcode__mac),
    .in_rounds(opcode__in_rounds),
    .counts(opcode__counts),
    .fields(opcode__fields),
    .mul(opcode__mul),
    .add(opcode__add),
    .math(opcode__math),
    .accumulates(opcode__accumulates),
    .mach(opcode__mach),
    .integer_op(opcode__integer_op),
    .logic_op(opcode__logic_op),
    .rounds(opcode__rounds),
    .shift(opcode__shift),
    .two_sources(opcode__two_sources),
    .wide(opcode__wide)
  );

  tessera_tc_dest dest (
    .exec(dest__exec),
    .cmp(opcode__cmp),
    .file(dest__file),
    .kind(dest__kind),
    .sub(dest__sub),
    .number(dest__number),
    .hstride(dest__hstride),
    .indirect(dest__indirect),
    .two_results(opcode__accumulates),
    .span(dest__span),
    .bad(dest__bad),
    .is_float(dest__is_float),
    .half(dest__half),
    .is_double(dest__is_double),
    .eight(dest__eight),
    .long_indirect(dest__long_indirect),
    .is_dword(dest__is_dword),
    .flags(dest__flags),
    .scalar(dest__scalar),
    .accumulator(dest__accumulator)
  );

  tessera_tc_source source_0 (
    .used(1'd1),
    .scalar_allowed(1'd1),
    .exec(source_0__exec),
    .file(source_0__file),
    .kind(source_0__kind),
    .operand(source_0__operand),
    .span(source_0__span),
    .bad(source_0__bad),
    .outside(source_0__outside),
    .is_float(source_0__is_float),
    .is_dword(source_0__is_dword),
    .half(source_0__half),
    .immediate(source_0__immediate),
    .is_double(source_0__is_double),
    .eight(source_0__eight),
    .indirect(source_0__indirect),
    .is_packed(source_0__is_packed),
    .flags(source_0__flags),
    .scalar(source_0__scalar),
    .long_indirect(source_0__long_indirect),
    .has_abs(source_0__has_abs),
    .has_negate(source_0__has_negate)
  );

  tessera_tc_source source_1 (
    .used(two_sources),
    .scalar_allowed(1'd0),
    .exec(source_1__exec),
    .file(source_1__file),
    .kind(source_1__kind),
    .operand(source_1__operand),
    .span(source_1__span),
    .bad(source_1__bad),
    .outside(source_1__outside),
    .is_float(source_1__is_float),
    .is_dword(source_1__is_dword),
    .half(source_1__half),
    .immediate(source_1__immediate),
    .is_double(source_1__is_double),
    .eight(source_1__eight),
    .indirect(source_1__indirect),
    .is_packed(source_1__is_packed),
    .flags(source_1__flags),
    .scalar(source_1__scalar),
    .long_indirect(source_1__long_indirect),
    .has_abs(source_1__has_abs),
    .has_negate(source_1__has_negate)
  );

  tessera_tc_ternary ternary (
    .lo(lo),
    .hi(hi),
    .floats_only(opcode__singles),
    .fields(opcode__fields),
    .span_0(ternary__span_0),
    .span_1(ternary__span_1),
    .span_2(ternary__span_2),
    .span_3(ternary__span_3),
    .is_double(ternary__is_double),
    .bad(ternary__bad)
  );

  tessera_tc_sum sum (
    .lo(lo),
    .hi(hi),
    .plane(opcode__plane),
    .pln(opcode__pln),
    .mac(opcode__mac),
    .dot(sum__dot),
    .bad(sum__bad),
    .last(sum__last)
  );

  tessera_tc_message message (
    .lo(lo),
    .hi(hi),
    .split(opcode__split),
    .span_0(message__span_0),
    .span_1(message__span_1),
    .span_2(message__span_2),
    .bad(message__bad),
    .eot(message__eot)
  );

  tessera_tc_flow_operands flow (
    .lo(lo),
    .hi(hi),
    .span_0(flow__span_0),
    .span_1(flow__span_1),
    .bad(flow__bad)
  );

  tessera_tc_ieee ieee (
    .lo(lo),
    .hi(hi),
    .is_ieee(ieee__is_ieee),
    .seeds(ieee__seeds),
    .span_0(ieee__span_0),
    .span_1(ieee__span_1),
    .span_2(ieee__span_2),
    .span_3(ieee__span_3),
    .bad(ieee__bad)
  );

  tessera_tc_accumulator accumulator (
    .lo(lo),
    .hi(hi),
    .accumulates(opcode__accumulates),
    .multiplies(accumulator__multiplies),
    .into_accumulator(dest__accumulator),
    .modified(accumulator__modified),
    .bad(accumulator__bad),
    .makes(accumulator__makes),
    .takes(accumulator__takes),
    .overwrites(accumulator__overwrites)
  );

  // operands
  assign opcode__op = lo[6:0];
  assign math_code = lo[27:24];
  assign division = opcode__math & (&math_code[3:2]);
  assign two_sources = opcode__two_sources & ~opcode__smov & (~opcode__math | math_code[3]);
  assign dest__exec = lo[23:21];
  assign dest__file = lo[36:35];
  assign dest__kind = lo[40:37];
  assign dest__sub = lo[52:48];
  assign dest__number = lo[60:53];
  assign dest__hstride = lo[62:61];
  assign dest__indirect = lo[63];
  assign source_0__file = lo[42:41];
  assign source_0__kind = lo[46:43];
  assign source_0__operand = hi[24:0];
  assign source_1__file = hi[26:25];
  assign source_1__kind = hi[30:27];
  assign source_1__operand = hi[56:32];
  assign source_0__exec = lo[23:21];
  assign source_1__exec = lo[23:21];
  assign sum__dot = opcode__sum & ~opcode__plane & ~opcode__mac;
  assign alu = ~opcode__je & ~opcode__me;
  assign binary = alu & ~opcode__mad & ~ieee__is_ieee;
  assign predicated = |lo[19:16];
  assign condition = opcode__math ? 4'd0 : lo[27:24];
  assign predicate = lo[19:16];
  assign predicate_bad = (predicate > 4'd13)
      | ((opcode__mad | ieee__is_ieee) & ((predicate > 4'd7) | ((predicate > 4'd1) & (predicate < 4'd6))));
  // rules 1, 2, 3: opcode, compacted branch or send, predicate, size, thread control, debug
  assign common_bad = ~opcode__known | (len8 & (opcode__branch | opcode__me)) | predicate_bad | (lo[23:21] > 3'd5)
      | (&lo[15:14]) | lo[30] | (alu & (lo[28] ^ opcode__accumulates));
  // rule 9: integer and float do not mix
  assign type_bad = (two_sources & (source_0__is_float ^ source_1__is_float)) | ((opcode__integer_op | opcode__logic_op
              | opcode__shift) & (dest__is_float | source_0__is_float | (two_sources & source_1__is_float)))
      | (opcode__rounds & ~(dest__is_float & source_0__is_float))
      | ((dest__is_float ^ source_0__is_float) & ~opcode__mov & ~opcode__cmp);
  // rule 9: f16
  assign eight_sources = source_0__eight | source_1__eight;
  assign half_sources = source_0__half & (source_1__half | ~opcode__two_sources);
  assign half_bad = ((dest__half | source_0__half | (opcode__two_sources & source_1__half))
          & (opcode__rounds | eight_sources | dest__eight)) | (opcode__sel & dest__half & ~half_sources);
  // rule 9: f64 among itself, but for mov
  assign some_double = dest__is_double | source_0__is_double | source_1__is_double;
  assign all_doubles = dest__is_double & source_0__is_double & (source_1__is_double | ~opcode__two_sources);
  assign double_bad = ~opcode__mov & ~(all_doubles & (opcode__sel | opcode__cmp | opcode__add | opcode__mul));
  // rules 8, 9: elements of eight bytes
  assign wide_bad = (eight_sources | dest__eight) & ((lo[23:21] > 3'd3) | source_0__is_packed
          | (opcode__two_sources & source_1__is_packed) | (some_double & double_bad)
          | (~some_double & ~(opcode__wide | (opcode__mul & ~eight_sources))) | (~opcode__mov & ~some_double
              & (dest__is_float | source_0__is_float | (opcode__two_sources & source_1__is_float)))
                  | (opcode__two_sources
              & ((source_0__immediate & source_0__eight) | (source_1__immediate & source_1__eight))));
  // rules 7, 9 and 13: functions of math, registers and types of their operands
  assign math_bad = opcode__math & (~(|math_code) | (math_code == 4'd8) | (math_code == 4'd11) | (math_code > 4'd13)
          | (lo[36:35] != 2'd1) | (lo[42:41] == 2'd0) | (source_0__immediate & (lo[46:43] == 4'd5))
          | (two_sources & (hi[26:25] == 2'd0)) | (two_sources & source_1__immediate & (hi[30:27] == 4'd5))
          | (~division & ~dest__is_float)
          | (division & ~(divides & dest__is_dword & source_0__is_dword & source_1__is_dword)));
  // rule 5: at most one indirect operand, and not of these; rules 7 and 9: smov
  assign indirect_bad = ((lo[63] | source_0__indirect) & opcode__math)
      | (lo[63] & (source_0__indirect | opcode__accumulates)) | ((dest__long_indirect | source_0__long_indirect)
          & ~((lo[23:21] == 3'd4) | ((eight_sources | dest__eight) & (lo[23:21] == 3'd3))));
  assign mask_bad = opcode__smov
      & (source_0__immediate | (hi[26:25] != 2'd3) | (hi[30:27] != 4'd2) | (lo[23:21] == 3'd5) | some_double);
  // rule 12: modifiers, saturate
  assign modifier_bad = ((opcode__shift | division)
          & (source_0__has_abs | source_0__has_negate | source_1__has_abs | source_1__has_negate))
      | (opcode__logic_op & (source_0__has_abs | source_1__has_abs)) | (lo[31] & ~(opcode__mov | opcode__add
              | opcode__integer_op | (opcode__mad & ~opcode__csel & ~opcode__fields) | opcode__math | opcode__sum
              | (opcode__rounds & ~opcode__frc) | (opcode__mul & source_0__is_float)));
  // rule 13: condition modifier
  assign condition_bad = (condition > 4'd6) | ((opcode__cmp | opcode__csel) & ~(|condition))
      | (opcode__sel & ~(predicated ^ (|condition)))
      | (binary & (predicated | (|condition)) & (dest__scalar | source_0__scalar));
  // rules 4 to 8, 10, 11, 63, 66 of the binary format
  assign form_bad = lo[8] | (two_sources & source_0__immediate & source_1__immediate) | type_bad | half_bad | wide_bad
      | math_bad | (opcode__sum & sum__bad) | mask_bad;
  // rules 49 and 50: two results
  assign accumulator__multiplies = opcode__mul & ~source_0__is_float;
  assign accumulator__modified = source_0__has_abs | source_0__has_negate | source_1__has_abs | source_1__has_negate;
  assign products_bad = (|accumulator__takes) & (accumulator__takes != products);
  assign overwrites = binary & accumulator__overwrites;
  assign makes = accumulator__makes;
  assign for_doubles = ieee__is_ieee | (binary & some_double) | (opcode__mad & ternary__is_double);
  assign breaks = {binary & two_sources & source_1__outside, binary & source_0__outside, common_bad
      | (for_doubles & ~has_doubles) | (binary & (accumulator__bad | products_bad | form_bad))
      | (alu & ~ieee__is_ieee & (modifier_bad | condition_bad)), binary & indirect_bad, (ieee__is_ieee & ieee__bad)
      | (opcode__mad & ternary__bad) | (opcode__me & message__bad) | (opcode__je & flow__bad), binary & dest__bad,
      binary & two_sources & source_1__bad, binary & source_0__bad};
  assign needs_kind = {all_is_math | opcode__math | opcode__in_rounds | for_doubles
      | (rare_is_math & (opcode__counts | opcode__fields | opcode__rounds | (binary & (eight_sources | dest__eight)))),
      lo[6:0] == 7'h30, writes, reads, needs_entry, wakes & ~opcode__je, (lo[15:14] == 2'd2) | ieee__is_ieee, opcode__me
      & message__eot, 1'd0, opcode__me, opcode__je, alu};

  always @* begin
    if (time_zero) begin end
    // flags read: predicate (anyv, allv: both), f0, f1 as src0; written: condition (not of sel, csel), f0, f1 as dst
    reads = 2'd0;
    if (predicated) begin
      reads = {lo[33], ~lo[33]};
    end
    if (lo[19:17] == 3'd1) begin
      reads = 2'd3;
    end
    writes = 2'd0;
    if ((alu & ~opcode__sel & ~opcode__csel & (|condition)) | ieee__seeds) begin
      writes = {lo[33], ~lo[33]};
    end
    if (binary) begin
      reads = reads | source_0__flags;
      writes = writes | dest__flags;
    end
  end

  always @* begin
    if (time_zero) begin end
    // registers
    needs_entry = alu;
    needs_span_0 = 17'd0;
    needs_span_1 = 17'd0;
    needs_span_2 = 17'd0;
    needs_span_3 = 17'd0;
    if (ieee__is_ieee) begin
      needs_span_0 = ieee__span_0;
      needs_span_1 = ieee__span_1;
      needs_span_2 = ieee__span_2;
      needs_span_3 = ieee__span_3;
    end
    else if (opcode__mad) begin
      needs_span_0 = ternary__span_0;
      needs_span_1 = ternary__span_1;
      needs_span_2 = ternary__span_2;
      needs_span_3 = ternary__span_3;
    end
    else if (opcode__me) begin
      needs_span_0 = message__span_0;
      needs_span_1 = message__span_1;
      needs_span_2 = message__span_2;
      needs_entry = message__span_0[16];
    end
    else if (opcode__je) begin
      needs_span_0 = flow__span_0;
      needs_span_1 = flow__span_1;
    end
    else if (alu) begin
      needs_span_0 = dest__span;
      needs_span_1 = source_0__span;
      needs_span_2 = source_1__span;
      if (opcode__pln) begin
        // src1 of pln: two registers for each pass
        needs_span_2 = {1'd1, sum__last, source_1__span[7:0]};
      end
      if (opcode__mac) begin
        needs_span_3 = {8'hc0, lo[23:21] == 3'd4, 8'h80};
      end
      if (opcode__mach) begin
        needs_span_3 = 17'h18080;
      end
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, source_1__indirect, source_1__flags, source_1__scalar, source_1__long_indirect};
endmodule
`default_nettype wire
