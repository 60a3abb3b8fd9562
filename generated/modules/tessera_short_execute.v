// tessera_short_execute
// Computes integer results, comparisons and the float sum.
//
//   in    7  opcode
//   in   34  a
//   in   34  b
//   in    1  is_float
//   in    1  ftz
//   in    3  condition
//   in    1  predicate
//   in    1  saturate
//   in    1  to_integer
//   in    1  from_integer
//   in   32  anchor
//   in   32  shifted
//   in    1  carry
//   in    1  subtract
//   in    9  exponent
//   in    1  sign
//   in    1  nan
//   in    1  overflow
//   out  35  value
//   out   1  holds
//   out   1  clamps
//   out   1  rounds
//   out  32  sum
//   out   5  shift
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/short/execute.rs; do not edit.
`default_nettype none
module tessera_short_execute (
  input  wire [6:0] opcode,
  input  wire [33:0] a,
  input  wire [33:0] b,
  input  wire is_float,
  input  wire ftz,
  input  wire [2:0] condition,
  input  wire predicate,
  input  wire saturate,
  input  wire to_integer,
  input  wire from_integer,
  input  wire [31:0] anchor,
  input  wire [31:0] shifted,
  input  wire carry,
  input  wire subtract,
  input  wire [8:0] exponent,
  input  wire sign,
  input  wire nan,
  input  wire overflow,
  output reg  [34:0] value,
  output wire holds,
  output wire clamps,
  output wire rounds,
  output wire [31:0] sum,
  output reg  [4:0] shift
);
  reg  [34:0] magnitude;
  reg  [31:0] total;
  wire [8:0] room;
  wire compare__holds;
  wire compare__first;
  wire [34:0] exact__value;
  wire [4:0] zeros__count;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_short_compare compare (
    // compare, integer result
    .a(a),
    .b(b),
    .is_float(is_float),
    .ftz(ftz),
    .condition(condition),
    .predicate(predicate),
    .holds(compare__holds),
    .first(compare__first)
  );

  tessera_short_integer exact (
    .opcode(opcode),
    .a(a),
    .b(b),
    .first(compare__first),
    .value(exact__value)
  );

  tessera_leading_zeros32 zeros (
    .value(total),
    .count(zeros__count)
  );

  assign holds = compare__holds;
  assign clamps = saturate | to_integer;
  assign rounds = from_integer | (is_float & (opcode == 7'h40));
  assign sum = total;
  assign room = exponent - 9'd1;

  always @* begin
    if (time_zero) begin end
    magnitude = {3'd0, shifted};
    if (overflow) begin
      magnitude = 35'h1ffffffff;
    end
  end

  always @* begin
    if (time_zero) begin end
    value = exact__value;
    if (to_integer) begin
      value = magnitude;
      if (sign) begin
        value = ~magnitude + 35'd1;
      end
      if (nan) begin
        value = 35'd0;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    // float sum
    total = anchor + shifted + {31'd0, carry};
    if (subtract) begin
      total = anchor - shifted;
    end
  end

  always @* begin
    if (time_zero) begin end
    shift = zeros__count;
    if ({4'd0, zeros__count} > room) begin
      shift = room[4:0];
    end
  end
endmodule
`default_nettype wire
