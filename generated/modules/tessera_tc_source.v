// tessera_tc_source
// Source operand check.
//
//   in    1  used
//   in    1  scalar_allowed  f0, f1, cr0, tm0 are allowed (src0 only).
//   in    3  exec
//   in    2  file
//   in    4  kind
//   in   25  operand         The rest of the operand: `word::operand`.
//   out  17  span
//   out   1  bad
//   out   1  outside         It does not lie within two registers that there are: the last of the rules to be known.
//   out   1  is_float
//   out   1  is_dword        ud or d.
//   out   1  half            f16.
//   out   1  immediate
//   out   1  is_double       f64.
//   out   1  eight           Elements of eight bytes.
//   out   1  indirect
//   out   1  is_packed       A packed immediate.
//   out   2  flags           f0 and f1, when the source is one of them.
//   out   1  scalar          f0, f1, cr0 or tm0.
//   out   1  long_indirect   It is indirect and longer than a register: not in every instruction.
//   out   1  has_abs         Modifiers that count (not those of an immediate).
//   out   1  has_negate
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/predecode/source.rs; do not edit.
`default_nettype none
module tessera_tc_source (
  input  wire used,
  input  wire scalar_allowed,
  input  wire [2:0] exec,
  input  wire [1:0] file,
  input  wire [3:0] kind,
  input  wire [24:0] operand,
  output reg  [16:0] span,
  output wire bad,
  output reg  outside,
  output wire is_float,
  output wire is_dword,
  output wire half,
  output wire immediate,
  output wire is_double,
  output wire eight,
  output wire indirect,
  output wire is_packed,
  output wire [1:0] flags,
  output wire scalar,
  output wire long_indirect,
  output wire has_abs,
  output wire has_negate
);
  wire [4:0] sub;
  wire [7:0] number;
  wire [1:0] hstride;
  wire [2:0] width;
  wire [3:0] vstride;
  wire constant;
  wire arf;
  wire accumulator;
  wire addresses;
  wire by_address;
  wire by_row;
  wire flag;
  wire control;
  wire timestamp;
  wire outside_rows;
  wire wide;
  wire narrow;
  wire one_byte;
  wire of_double;
  wire eight_bytes;
  wire [4:0] rows;
  wire region_bad;
  wire [4:0] lanes__ones;
  wire [4:0] columns__ones;
  wire [1:0] element__scale;
  wire [5:0] element__last;
  wire [13:0] two__term_0;
  wire [13:0] two__term_1;
  wire [13:0] two__term_2;
  wire [13:0] two__sum;
  wire [13:0] two__carry;
  wire ends__second;
  wire ends__beyond;
  wire [7:0] numbered__first;
  wire [7:0] numbered__behind;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_tc_ones lanes (
    // byte address of the end of the last lane; rows less one are as many ones as columns leave of the lanes'
    .code(exec),
    .ones(lanes__ones)
  );

  tessera_tc_ones columns (
    .code(width),
    .ones(columns__ones)
  );

  tessera_tc_element element (
    .wide(wide),
    .eight_bytes(eight_bytes),
    .one_byte(one_byte),
    .start(sub),
    .scale(element__scale),
    .last(element__last)
  );

  tessera_carry_save_n14 two (
    .term_0(two__term_0),
    .term_1(two__term_1),
    .term_2(two__term_2),
    .sum(two__sum),
    .carry(two__carry)
  );

  tessera_tc_end ends (
    .term_0(two__sum),
    .term_1(two__carry),
    .second(ends__second),
    .beyond(ends__beyond)
  );

  tessera_tc_register numbered (
    // registers; indirect: any
    .number(number),
    .accumulator(accumulator),
    .addresses(addresses),
    .control(control),
    .notification(1'd0),
    .first(numbered__first),
    .behind(numbered__behind)
  );

  // what it is
  // an indirect operand has an offset in the place of the sub-register
  assign by_address = operand[15] & (file != 2'd3);
  assign sub = by_address ? 5'd0 : operand[4:0];
  assign number = operand[12:5];
  assign hstride = operand[17:16];
  assign width = operand[20:18];
  assign by_row = by_address & (operand[24:21] == 4'd15);
  assign vstride = by_row ? 4'd0 : operand[24:21];
  assign constant = file == 2'd3;
  assign arf = file == 2'd0;
  assign accumulator = arf & (number[7:1] == 7'h10);
  assign addresses = arf & scalar_allowed & (number == 8'h10);
  assign flag = arf & scalar_allowed & (number[7:1] == 7'h18);
  assign control = arf & scalar_allowed & (number == 8'h80);
  assign timestamp = arf & scalar_allowed & (number == 8'hc0);
  assign outside_rows = flag | control | timestamp;
  assign wide = (kind == 4'd0) | (kind == 4'd1) | (kind == 4'd7);
  assign half = constant ? (kind == 4'd11) : (kind == 4'd10);
  assign narrow = (kind == 4'd2) | (kind == 4'd3) | half;
  assign one_byte = ~constant & ((kind == 4'd4) | (kind == 4'd5));
  assign of_double = constant ? (kind == 4'd10) : (kind == 4'd6);
  assign eight_bytes = (kind == 4'd8) | (kind == 4'd9) | of_double;
  assign rows = lanes__ones >> width;
  assign two__term_0 = (|vstride) ? ((({9'd0, rows} << vstride) >> 1) << element__scale) : 14'd0;
  assign two__term_1 = (|hstride) ? ((({9'd0, columns__ones} << hstride) >> 1) << element__scale) : 14'd0;
  assign two__term_2 = {8'd0, element__last};
  // rules
  assign region_bad = (exec < width) | (width > 3'd4) | (vstride > 4'd6) | (wide & (|sub[1:0]))
      | (eight_bytes & (|sub[2:0])) | (narrow & sub[0]);
  assign long_indirect = by_address & ends__second;
  // of an immediate the codes of bytes and the one between them and f mean packed ones
  assign is_packed = constant & ((kind == 4'd4) | (kind == 4'd5) | (kind == 4'd6));
  assign bad = ~(wide | narrow | one_byte | eight_bytes | is_packed) | (file == 2'd2)
      | (arf & ~(addresses | accumulator | outside_rows)) | (outside_rows & ((|exec) | (|sub[4:2]) | eight_bytes))
      | (~constant & region_bad);
  assign flags = (used & flag) ? {number[0], ~number[0]} : 2'd0;
  assign is_float = (kind == 4'd7) | half | of_double | (constant & (kind == 4'd5));
  assign is_double = used & of_double;
  assign eight = used & eight_bytes;
  assign indirect = by_address;
  assign is_dword = wide & (kind != 4'd7);
  assign immediate = constant;
  assign scalar = used & outside_rows;
  assign has_abs = used & operand[13] & ~constant;
  assign has_negate = used & operand[14] & ~constant;

  always @* begin
    if (time_zero) begin end
    outside = ends__beyond | ((file == 2'd1) & (number[7] | ((&number[6:0]) & ends__second)))
        | (accumulator & number[0] & ends__second) | (addresses & ends__second);
    if (by_address) begin
      outside = ~scalar_allowed | (file != 2'd1) | ends__beyond | (ends__second & ((|width) | by_row));
    end
    if (constant) begin
      outside = 1'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    span = 17'd0;
    if (used & ~constant & ~flag & ~timestamp) begin
      span = {1'd1, numbered__first, numbered__first};
      if (ends__second) begin
        span = {1'd1, numbered__behind, numbered__first};
      end
      if (by_address) begin
        span = 17'h18f00;
      end
    end
  end
endmodule
`default_nettype wire
