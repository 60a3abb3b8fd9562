// tessera_tc_dest
// Destination operand check.
//
//   in    3  exec
//   in    1  cmp            The opcode is cmp: no ARF scalar as destination.
//   in    2  file
//   in    4  kind
//   in    5  sub
//   in    8  number
//   in    2  hstride
//   in    1  indirect
//   in    1  two_results    acc0 is written, too: the range goes up to it.
//   out  17  span           `{valid, last, first}` of unified register numbers.
//   out   1  bad
//   out   1  is_float
//   out   1  half           f16.
//   out   1  is_double      f64.
//   out   1  eight          Elements of eight bytes.
//   out   1  long_indirect  It is indirect and longer than a register: not in every instruction.
//   out   1  is_dword       ud or d.
//   out   2  flags
//   out   1  scalar         f0, f1, cr0 or n0.
//   out   1  accumulator    acc0 or acc1.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/predecode/dest.rs; do not edit.
`default_nettype none
module tessera_tc_dest (
  input  wire [2:0] exec,
  input  wire cmp,
  input  wire [1:0] file,
  input  wire [3:0] kind,
  input  wire [4:0] sub,
  input  wire [7:0] number,
  input  wire [1:0] hstride,
  input  wire indirect,
  input  wire two_results,
  output wire [16:0] span,
  output wire bad,
  output wire is_float,
  output wire half,
  output wire is_double,
  output wire eight,
  output wire long_indirect,
  output wire is_dword,
  output wire [1:0] flags,
  output wire scalar,
  output wire accumulator
);
  wire arf;
  wire nothing;
  wire in_accumulator;
  wire [7:0] last_register;
  wire addresses;
  wire flag;
  wire control;
  wire notification;
  wire wide;
  wire narrow;
  wire one_byte;
  wire eight_bytes;
  wire [7:0] elements;
  reg  address_bad;
  wire [7:0] numbered__first;
  wire [7:0] numbered__behind;
  wire [4:0] lanes__ones;
  wire [4:0] element__start;
  wire [1:0] element__scale;
  wire [5:0] element__last;
  wire [13:0] ends__term_0;
  wire [13:0] ends__term_1;
  wire ends__second;
  wire ends__beyond;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_tc_register numbered (
    // registers; indirect: any
    .number(number),
    .accumulator(in_accumulator),
    .addresses(addresses),
    .control(control),
    .notification(notification),
    .first(numbered__first),
    .behind(numbered__behind)
  );

  tessera_tc_ones lanes (
    // byte address of the end of the last lane
    .code(exec),
    .ones(lanes__ones)
  );

  tessera_tc_element element (
    // an indirect operand has an offset in the place of the sub-register
    .wide(wide),
    .eight_bytes(eight_bytes),
    .one_byte(one_byte),
    .start(element__start),
    .scale(element__scale),
    .last(element__last)
  );

  tessera_tc_end ends (
    .term_0(ends__term_0),
    .term_1(ends__term_1),
    .second(ends__second),
    .beyond(ends__beyond)
  );

  // what it is
  assign arf = file == 2'd0;
  // nobody keeps how long a thread should pause
  assign nothing = arf & (~(|number) | (number == 8'hc0));
  assign in_accumulator = arf & (number[7:1] == 7'h10);
  assign addresses = arf & (number == 8'h10);
  assign flag = arf & (number[7:1] == 7'h18);
  assign control = arf & (number == 8'h80);
  assign notification = arf & (number == 8'h90);
  assign scalar = flag | control | notification;
  assign wide = (kind == 4'd0) | (kind == 4'd1) | (kind == 4'd7);
  assign half = kind == 4'd10;
  assign narrow = (kind == 4'd2) | (kind == 4'd3) | half;
  assign one_byte = (kind == 4'd4) | (kind == 4'd5);
  assign is_double = kind == 4'd6;
  assign eight_bytes = (kind == 4'd8) | (kind == 4'd9) | (kind == 4'd6);
  assign elements = (|hstride) ? ({3'd0, lanes__ones} << (hstride - 2'd1)) : 8'd0;
  assign element__start = indirect ? 5'd0 : sub;
  assign ends__term_0 = {6'd0, elements} << element__scale;
  assign ends__term_1 = {8'd0, element__last};
  assign long_indirect = indirect & ends__second;
  assign bad = ~(wide | narrow | one_byte | eight_bytes) | file[1]
      | (arf & ~(nothing | addresses | in_accumulator | scalar))
      | (scalar & (cmp | (|exec) | (|sub[4:2]) | eight_bytes)) | ((~nothing | indirect) & address_bad);
  assign last_register = two_results ? 8'h80 : ends__second ? numbered__behind : numbered__first;
  assign span = indirect ? 17'h18f00 : (~nothing & ~flag) ? {1'd1, last_register, numbered__first} : 17'd0;
  assign flags = flag ? {number[0], ~number[0]} : 2'd0;
  assign is_float = (kind == 4'd7) | half | (kind == 4'd6);
  assign accumulator = in_accumulator;
  assign eight = eight_bytes;
  assign is_dword = wide & (kind != 4'd7);

  always @* begin
    if (time_zero) begin end
    // rules
    address_bad = ~(|hstride) | (wide & (|sub[1:0])) | (eight_bytes & (|sub[2:0])) | (narrow & sub[0]) | ends__beyond
        | ((file == 2'd1) & (number[7] | ((&number[6:0]) & ends__second))) | (in_accumulator & number[0] & ends__second)
        | (addresses & ends__second);
    if (indirect) begin
      address_bad = ~(|hstride) | (file != 2'd1) | ends__beyond;
    end
  end
endmodule
`default_nettype wire
