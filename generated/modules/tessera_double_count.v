// tessera_double_count
// Counts leading zeros.
//
//   in   64  sum_top        Bits 130 to 67.
//   in   64  sum_middle     Bits 66 to 3.
//   in    3  sum_low        The rest.
//   in   15  exponent
//   in    1  single         The result is a binary32.
//   in    1  raw
//   in    1  extended       The result has an extension: its exponents have no smallest one here.
//   out  64  placed_top     Bits 130 to 67.
//   out  64  placed_middle  Bits 66 to 3.
//   out   3  placed_low     The rest.
//   out   8  count          Leading zeros; the move that takes their place if `limits`.
//   out   8  otherwise
//   out   1  limits
//   out  15  start          Exponent of the top before it moves.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/double/normalise.rs; do not edit.
`default_nettype none
module tessera_double_count (
  input  wire [63:0] sum_top,
  input  wire [63:0] sum_middle,
  input  wire [2:0] sum_low,
  input  wire [14:0] exponent,
  input  wire single,
  input  wire raw,
  input  wire extended,
  output reg  [63:0] placed_top,
  output reg  [63:0] placed_middle,
  output reg  [2:0] placed_low,
  output reg  [7:0] count,
  output reg  [7:0] otherwise,
  output wire limits,
  output reg  [14:0] start
);
  wire upper;
  wire [15:0] room;
  wire [15:0] second;
  wire [7:0] bound;
  wire [5:0] zeros_0__count;
  wire [5:0] zeros_1__count;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_leading_zeros64 zeros_0 (
    .value(sum_top),
    .count(zeros_0__count)
  );

  tessera_leading_zeros64 zeros_1 (
    .value(sum_middle),
    .count(zeros_1__count)
  );

  // the smallest exponents: 1, of a binary32 1 + 896
  assign room = single ? ({{1{exponent[14]}}, exponent} - 16'h381) : ({{1{exponent[14]}}, exponent} - 16'd1);
  assign second = room + 16'h40;
  // leading zeros
  assign upper = |sum_top;
  // the count comes last: all that does not depend on it is decided beside it
  assign bound = (raw | (room[15] & ~extended)) ? 8'd0 : (extended | (|room[14:8])) ? 8'hff : otherwise;
  assign limits = bound <= count;

  always @* begin
    if (time_zero) begin end
    count = {2'd1, zeros_1__count};
    if (upper) begin
      count = {2'd0, zeros_0__count};
    end
    else if (~(|sum_middle)) begin
      count = 8'h82;
      if (sum_low[2]) begin
        count = 8'h80;
      end
      else if (|sum_low[2:1]) begin
        count = 8'h81;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    // as far as there is room
    placed_top = sum_top;
    placed_middle = sum_middle;
    placed_low = sum_low;
    start = exponent;
    otherwise = room[7:0];
    if (raw) begin
      otherwise = 8'd0;
    end
    else if (room[15] & ~extended) begin
      placed_top = 64'd0;
      placed_middle = sum_top;
      placed_low = sum_middle[63:61] | {2'd0, (|sum_middle[60:0]) | (|sum_low)};
      otherwise = second[7:0];
      start = exponent + 15'h40;
      if (second[15]) begin
        placed_middle = 64'd0;
        placed_low = {2'd0, (|sum_top) | (|sum_middle) | (|sum_low)};
        otherwise = 8'd0;
      end
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, second[14:8]};
endmodule
`default_nettype wire
