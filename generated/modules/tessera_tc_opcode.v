// tessera_tc_opcode
// Opcode classes.
//
//   in    7  op
//   out   1  known        Executed by this EU.
//   out   1  je           Branch unit, nop included.
//   out   1  me           `send`, `sends` and their conditional forms.
//   out   1  split        A message with a second payload.
//   out   1  branch       Branch or nop without a compacted form of its own: every JE opcode but nop.
//   out   1  mov          mov or smov.
//   out   1  smov
//   out   1  sel
//   out   1  cmp
//   out   1  mad          Of three sources, but no macro.
//   out   1  csel
//   out   1  frc
//   out   1  singles      csel or lrp: of three f32.
//   out   1  sum          It sums products: line, pln, mac, dp4, dph, dp3, dp2.
//   out   1  plane        line or pln.
//   out   1  pln
//   out   1  mac
//   out   1  in_rounds    frc, lrp, or a sum of products: ALU0 has none of them.
//   out   1  counts       It counts bits.
//   out   1  fields       bfe or bfi2: of three dwords.
//   out   1  mul
//   out   1  add
//   out   1  math
//   out   1  accumulates  addc, subb, mach.
//   out   1  mach
//   out   1  integer_op   avg: integer operands only, may saturate.
//   out   1  logic_op     not, and, or, xor.
//   out   1  rounds       frc, rndu, rndd, rnde, rndz.
//   out   1  shift        Operands as of shr, shl, asr: also what counts or places bits, and what accumulates.
//   out   1  two_sources
//   out   1  wide         Takes sources of eight bytes.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/predecode/class.rs; do not edit.
`default_nettype none
module tessera_tc_opcode (
  input  wire [6:0] op,
  output reg  known,
  output reg  je,
  output reg  me,
  output reg  split,
  output reg  branch,
  output wire mov,
  output wire smov,
  output wire sel,
  output wire cmp,
  output reg  mad,
  output wire csel,
  output wire frc,
  output wire singles,
  output reg  sum,
  output wire plane,
  output wire pln,
  output wire mac,
  output wire in_rounds,
  output wire counts,
  output reg  fields,
  output wire mul,
  output wire add,
  output wire math,
  output reg  accumulates,
  output wire mach,
  output reg  integer_op,
  output reg  logic_op,
  output reg  rounds,
  output reg  shift,
  output reg  two_sources,
  output reg  wide
);
  wire lrp;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign smov = op == 7'ha;
  assign mov = (op == 7'd1) | smov;
  assign sel = op == 7'd2;
  assign cmp = op[6:1] == 6'd8;
  assign csel = op == 7'h12;
  assign lrp = op == 7'h5c;
  assign frc = op == 7'h43;
  assign singles = csel | lrp;
  assign counts = (op == 7'h4a) | (op == 7'h4b) | (op == 7'h4c) | (op == 7'h4d);
  assign pln = op == 7'h5a;
  assign plane = pln | (op == 7'h59);
  assign mac = op == 7'h48;
  assign in_rounds = frc | lrp | sum;
  assign add = op == 7'h40;
  assign mach = op == 7'h49;
  assign mul = op == 7'h41;
  assign math = op == 7'h38;

  always @* begin
    if (time_zero) begin end
    known = 1'd0;
    je = 1'd0;
    me = 1'd0;
    branch = 1'd0;
    two_sources = 1'd0;
    integer_op = 1'd0;
    logic_op = 1'd0;
    shift = 1'd0;
    rounds = 1'd0;
    sum = 1'd0;
    fields = 1'd0;
    wide = 1'd0;
    accumulates = 1'd0;
    mad = 1'd0;
    split = 1'd0;
    if (op == 7'd1) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd1;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'd2) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd1;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd1;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'd4) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd1;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd1;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'd5) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd1;
      integer_op = 1'd0;
      logic_op = 1'd1;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd1;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'd6) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd1;
      integer_op = 1'd0;
      logic_op = 1'd1;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd1;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'd7) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd1;
      integer_op = 1'd0;
      logic_op = 1'd1;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd1;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'd8) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd1;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd1;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd1;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'd9) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd1;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd1;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd1;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'ha) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd1;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd1;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'hc) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd1;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd1;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd1;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h10) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd1;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd1;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h11) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd1;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd1;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h12) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd1;
      accumulates = 1'd0;
      mad = 1'd1;
      split = 1'd0;
    end
    if (op == 7'h17) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd1;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h18) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd1;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd1;
      split = 1'd0;
    end
    if (op == 7'h19) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd1;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd1;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h1a) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd1;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd1;
      split = 1'd0;
    end
    if (op == 7'h20) begin
      known = 1'd1;
      je = 1'd1;
      me = 1'd0;
      branch = 1'd1;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h21) begin
      known = 1'd1;
      je = 1'd1;
      me = 1'd0;
      branch = 1'd1;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h22) begin
      known = 1'd1;
      je = 1'd1;
      me = 1'd0;
      branch = 1'd1;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h23) begin
      known = 1'd1;
      je = 1'd1;
      me = 1'd0;
      branch = 1'd1;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h24) begin
      known = 1'd1;
      je = 1'd1;
      me = 1'd0;
      branch = 1'd1;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h25) begin
      known = 1'd1;
      je = 1'd1;
      me = 1'd0;
      branch = 1'd1;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h27) begin
      known = 1'd1;
      je = 1'd1;
      me = 1'd0;
      branch = 1'd1;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h28) begin
      known = 1'd1;
      je = 1'd1;
      me = 1'd0;
      branch = 1'd1;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h29) begin
      known = 1'd1;
      je = 1'd1;
      me = 1'd0;
      branch = 1'd1;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h2a) begin
      known = 1'd1;
      je = 1'd1;
      me = 1'd0;
      branch = 1'd1;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h2b) begin
      known = 1'd1;
      je = 1'd1;
      me = 1'd0;
      branch = 1'd1;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h2c) begin
      known = 1'd1;
      je = 1'd1;
      me = 1'd0;
      branch = 1'd1;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h2d) begin
      known = 1'd1;
      je = 1'd1;
      me = 1'd0;
      branch = 1'd1;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h2e) begin
      known = 1'd1;
      je = 1'd1;
      me = 1'd0;
      branch = 1'd1;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h2f) begin
      known = 1'd1;
      je = 1'd1;
      me = 1'd0;
      branch = 1'd1;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h31) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd1;
      branch = 1'd0;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h32) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd1;
      branch = 1'd0;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h33) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd1;
      branch = 1'd0;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd1;
    end
    if (op == 7'h34) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd1;
      branch = 1'd0;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd1;
    end
    if (op == 7'h38) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd1;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h40) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd1;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd1;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h41) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd1;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h42) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd1;
      integer_op = 1'd1;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h43) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd1;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h44) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd1;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h45) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd1;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h46) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd1;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h47) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd1;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h48) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd1;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd1;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h49) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd1;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd1;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd1;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h4a) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd1;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h4b) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd1;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h4c) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd1;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h4d) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd1;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h4e) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd1;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd1;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd1;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h4f) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd1;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd1;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd1;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h54) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd1;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd1;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h55) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd1;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd1;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h56) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd1;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd1;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h57) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd1;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd1;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h59) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd1;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd1;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h5a) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd1;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd1;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h5b) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd1;
      split = 1'd0;
    end
    if (op == 7'h5c) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd1;
      split = 1'd0;
    end
    if (op == 7'h5d) begin
      known = 1'd1;
      je = 1'd0;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h30) begin
      known = 1'd1;
      je = 1'd1;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
    if (op == 7'h7e) begin
      known = 1'd1;
      je = 1'd1;
      me = 1'd0;
      branch = 1'd0;
      two_sources = 1'd0;
      integer_op = 1'd0;
      logic_op = 1'd0;
      shift = 1'd0;
      rounds = 1'd0;
      sum = 1'd0;
      fields = 1'd0;
      wide = 1'd0;
      accumulates = 1'd0;
      mad = 1'd0;
      split = 1'd0;
    end
  end
endmodule
`default_nettype wire
