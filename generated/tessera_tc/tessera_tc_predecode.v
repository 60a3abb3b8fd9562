// tessera_tc_predecode
// Predecode: class, dependencies and support of one instruction.
//
//   in   64  lo
//   in   64  hi
//   in    1  len8
//   in    1  wakes
//   out  12  kind
//   out  17  span_0
//   out  17  span_1
//   out  17  span_2
//   out  17  span_3
//
// Exported from hdl/blocks/eu/src/tc/predecode/mod.rs; do not edit.
`default_nettype none
module tessera_tc_predecode (
  input  wire [63:0] lo,
  input  wire [63:0] hi,
  input  wire len8,
  input  wire wakes,
  output reg  [11:0] kind,
  output reg  [16:0] span_0,
  output reg  [16:0] span_1,
  output reg  [16:0] span_2,
  output reg  [16:0] span_3
);
  wire alu;
  wire binary;
  wire predicated;
  wire [3:0] condition;
  wire common_bad;
  wire type_bad;
  wire modifier_bad;
  wire condition_bad;
  wire operand_bad;
  wire flow_bad;
  wire unsupported;
  reg  [1:0] reads;
  reg  [1:0] writes;
  reg  needs_entry;
  wire [6:0] opcode__op;
  wire opcode__known;
  wire opcode__je;
  wire opcode__me;
  wire opcode__branch;
  wire opcode__mov;
  wire opcode__sel;
  wire opcode__cmp;
  wire opcode__mad;
  wire opcode__mul;
  wire opcode__add;
  wire opcode__logic_op;
  wire opcode__shift;
  wire opcode__two_sources;
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
  wire [1:0] dest__flags;
  wire dest__scalar;
  wire [2:0] source_0__exec;
  wire [1:0] source_0__file;
  wire [3:0] source_0__kind;
  wire [4:0] source_0__sub;
  wire [7:0] source_0__number;
  wire source_0__abs;
  wire source_0__negate;
  wire source_0__indirect;
  wire [1:0] source_0__hstride;
  wire [2:0] source_0__width;
  wire [3:0] source_0__vstride;
  wire [16:0] source_0__span;
  wire source_0__bad;
  wire source_0__is_float;
  wire source_0__immediate;
  wire [1:0] source_0__flags;
  wire source_0__scalar;
  wire source_0__has_abs;
  wire source_0__has_negate;
  wire [2:0] source_1__exec;
  wire [1:0] source_1__file;
  wire [3:0] source_1__kind;
  wire [4:0] source_1__sub;
  wire [7:0] source_1__number;
  wire source_1__abs;
  wire source_1__negate;
  wire source_1__indirect;
  wire [1:0] source_1__hstride;
  wire [2:0] source_1__width;
  wire [3:0] source_1__vstride;
  wire [16:0] source_1__span;
  wire source_1__bad;
  wire source_1__is_float;
  wire source_1__immediate;
  wire [1:0] source_1__flags;
  wire source_1__scalar;
  wire source_1__has_abs;
  wire source_1__has_negate;
  wire [16:0] ternary__span_0;
  wire [16:0] ternary__span_1;
  wire [16:0] ternary__span_2;
  wire [16:0] ternary__span_3;
  wire ternary__bad;
  wire [16:0] message__span_0;
  wire [16:0] message__span_1;
  wire [16:0] message__span_2;
  wire message__bad;
  wire message__eot;

  tessera_tc_opcode opcode (
    .op(opcode__op),
    .known(opcode__known),
    .je(opcode__je),
    .me(opcode__me),
    .branch(opcode__branch),
    .mov(opcode__mov),
    .sel(opcode__sel),
    .cmp(opcode__cmp),
    .mad(opcode__mad),
    .mul(opcode__mul),
    .add(opcode__add),
    .logic_op(opcode__logic_op),
    .shift(opcode__shift),
    .two_sources(opcode__two_sources)
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
    .span(dest__span),
    .bad(dest__bad),
    .is_float(dest__is_float),
    .flags(dest__flags),
    .scalar(dest__scalar)
  );

  tessera_tc_source source_0 (
    .used(1'd1),
    .scalar_allowed(1'd1),
    .exec(source_0__exec),
    .file(source_0__file),
    .kind(source_0__kind),
    .sub(source_0__sub),
    .number(source_0__number),
    .abs(source_0__abs),
    .negate(source_0__negate),
    .indirect(source_0__indirect),
    .hstride(source_0__hstride),
    .width(source_0__width),
    .vstride(source_0__vstride),
    .span(source_0__span),
    .bad(source_0__bad),
    .is_float(source_0__is_float),
    .immediate(source_0__immediate),
    .flags(source_0__flags),
    .scalar(source_0__scalar),
    .has_abs(source_0__has_abs),
    .has_negate(source_0__has_negate)
  );

  tessera_tc_source source_1 (
    .used(opcode__two_sources),
    .scalar_allowed(1'd0),
    .exec(source_1__exec),
    .file(source_1__file),
    .kind(source_1__kind),
    .sub(source_1__sub),
    .number(source_1__number),
    .abs(source_1__abs),
    .negate(source_1__negate),
    .indirect(source_1__indirect),
    .hstride(source_1__hstride),
    .width(source_1__width),
    .vstride(source_1__vstride),
    .span(source_1__span),
    .bad(source_1__bad),
    .is_float(source_1__is_float),
    .immediate(source_1__immediate),
    .flags(source_1__flags),
    .scalar(source_1__scalar),
    .has_abs(source_1__has_abs),
    .has_negate(source_1__has_negate)
  );

  tessera_tc_ternary ternary (
    .lo(lo),
    .hi(hi),
    .span_0(ternary__span_0),
    .span_1(ternary__span_1),
    .span_2(ternary__span_2),
    .span_3(ternary__span_3),
    .bad(ternary__bad)
  );

  tessera_tc_message message (
    .lo(lo),
    .hi(hi),
    .span_0(message__span_0),
    .span_1(message__span_1),
    .span_2(message__span_2),
    .bad(message__bad),
    .eot(message__eot)
  );

  // operands
  assign opcode__op = lo[6:0];
  assign dest__exec = lo[23:21];
  assign dest__file = lo[36:35];
  assign dest__kind = lo[40:37];
  assign dest__sub = lo[52:48];
  assign dest__number = lo[60:53];
  assign dest__hstride = lo[62:61];
  assign dest__indirect = lo[63];
  assign source_0__file = lo[42:41];
  assign source_0__kind = lo[46:43];
  assign source_1__file = hi[26:25];
  assign source_1__kind = hi[30:27];
  // src1 lies 32 bits above src0
  assign source_0__exec = lo[23:21];
  assign source_0__sub = hi[4:0];
  assign source_0__number = hi[12:5];
  assign source_0__abs = hi[13];
  assign source_0__negate = hi[14];
  assign source_0__indirect = hi[15];
  assign source_0__hstride = hi[17:16];
  assign source_0__width = hi[20:18];
  assign source_0__vstride = hi[24:21];
  // src1 lies 32 bits above src0
  assign source_1__exec = lo[23:21];
  assign source_1__sub = hi[36:32];
  assign source_1__number = hi[44:37];
  assign source_1__abs = hi[45];
  assign source_1__negate = hi[46];
  assign source_1__indirect = hi[47];
  assign source_1__hstride = hi[49:48];
  assign source_1__width = hi[52:50];
  assign source_1__vstride = hi[56:53];
  assign alu = (~opcode__je) & (~opcode__me);
  assign binary = alu & (~opcode__mad);
  assign predicated = |lo[19:16];
  assign condition = lo[27:24];
  // rules 1, 2, 3: opcode, compacted branch or send, predicate, size, thread control, debug
  assign common_bad = ((((((~opcode__known) | (len8 & (opcode__branch | opcode__me))) | (lo[19:16] > 4'd1)) | (lo[23:21] > 3'd5)) | lo[14]) | lo[30]) | (alu & lo[28]);
  // rule 9: integer and float do not mix
  assign type_bad = ((opcode__two_sources & (source_0__is_float ^ source_1__is_float)) | ((opcode__logic_op | opcode__shift) & ((dest__is_float | source_0__is_float) | (opcode__two_sources & source_1__is_float)))) | (((dest__is_float ^ source_0__is_float) & (~opcode__mov)) & (~opcode__cmp));
  // rule 12: modifiers, saturate
  assign modifier_bad = ((opcode__shift & (((source_0__has_abs | source_0__has_negate) | source_1__has_abs) | source_1__has_negate)) | (opcode__logic_op & (source_0__has_abs | source_1__has_abs))) | (lo[31] & (~(((opcode__mov | opcode__add) | opcode__mad) | (opcode__mul & source_0__is_float))));
  // rule 13: condition modifier
  assign condition_bad = (((condition > 4'd6) | (opcode__cmp & (~(|condition)))) | (opcode__sel & ((~(predicated ^ (|condition))) | (((|condition) & (condition != 4'd4)) & (condition != 4'd5))))) | ((binary & (predicated | (|condition))) & (dest__scalar | source_0__scalar));
  // rules 4 to 8, 10, 11 of the binary format
  assign operand_bad = (((lo[8] | dest__bad) | source_0__bad) | (opcode__two_sources & (source_1__bad | (source_0__immediate & source_1__immediate)))) | type_bad;
  // rule 16: jmpi to a register; if.b, else.b
  assign flow_bad = ((lo[6:0] == 7'h20) & (~(&hi[26:25]))) | (((lo[6:0] == 7'h22) | (lo[6:0] == 7'h24)) & lo[28]);
  assign unsupported = ((((common_bad | (alu & (modifier_bad | condition_bad))) | (binary & operand_bad)) | (opcode__mad & ternary__bad)) | (opcode__me & message__bad)) | flow_bad;

  always @* begin
    // flags: predicate and f0, f1 as src0 are read; condition (not of sel) and f0, f1 as dst are written
    reads = 2'd0;
    if (predicated) begin
      reads = 2'd1 << lo[33];
    end
    writes = 2'd0;
    if ((alu & (~opcode__sel)) & (|condition)) begin
      writes = 2'd1 << lo[33];
    end
    if (binary) begin
      reads = reads | source_0__flags;
      writes = writes | dest__flags;
    end
  end

  always @* begin
    // registers
    needs_entry = alu;
    span_0 = 17'd0;
    span_1 = 17'd0;
    span_2 = 17'd0;
    span_3 = 17'd0;
    if (opcode__mad) begin
      span_0 = ternary__span_0;
      span_1 = ternary__span_1;
      span_2 = ternary__span_2;
      span_3 = ternary__span_3;
    end
    else begin
      if (opcode__me) begin
        span_0 = message__span_0;
        span_1 = message__span_1;
        span_2 = message__span_2;
        needs_entry = message__span_0[16];
      end
      else begin
        if (alu) begin
          span_0 = dest__span;
          span_1 = source_0__span;
          span_2 = source_1__span;
        end
      end
    end
  end

  always @* begin
    kind = 12'd0;
    kind = (kind & 12'hffe) | {11'd0, alu};
    kind = (kind & 12'hffd) | ({11'd0, opcode__je} << 1);
    kind = (kind & 12'hffb) | ({11'd0, opcode__me} << 2);
    kind = (kind & 12'hff7) | ({11'd0, unsupported} << 3);
    kind = (kind & 12'hfef) | ({11'd0, (opcode__me & message__eot)} << 4);
    kind = (kind & 12'hfdf) | ({11'd0, (lo[15:14] == 2'd2)} << 5);
    kind = (kind & 12'hfbf) | ({11'd0, (wakes & (~opcode__je))} << 6);
    kind = (kind & 12'hf7f) | ({11'd0, needs_entry} << 7);
    kind = (kind | ({10'd0, reads} << 8)) | ({10'd0, writes} << 10);
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, source_1__flags, source_1__scalar};
endmodule
`default_nettype wire
