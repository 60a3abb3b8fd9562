// tessera_divide_normalise
// Moves a divisor up.
//
//   in    1  below      It is negative.
//   in   32  divisor
//   out  32  magnitude
//   out  32  pattern
//   out   5  zeros
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/intdiv_pipe/normalise.rs; do not edit.
`default_nettype none
module tessera_divide_normalise (
  input  wire below,
  input  wire [31:0] divisor,
  output reg  [31:0] magnitude,
  output wire [31:0] pattern,
  output wire [4:0] zeros
);
  wire [31:0] moved_0;
  wire [31:0] moved_1;
  wire [31:0] moved_2;
  wire [31:0] moved_3;
  wire [31:0] moved_4;
  wire [31:0] moved_5;
  reg  [31:0] leading__value;
  wire [4:0] leading__count;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_leading_zeros32 leading (
    .value(leading__value),
    .count(leading__count)
  );

  assign moved_0 = divisor;
  assign moved_1 = leading__count[4] ? (moved_0 << 16) : moved_0;
  assign moved_2 = leading__count[3] ? (moved_1 << 8) : moved_1;
  assign moved_3 = leading__count[2] ? (moved_2 << 4) : moved_2;
  assign moved_4 = leading__count[1] ? (moved_3 << 2) : moved_3;
  assign moved_5 = leading__count[0] ? (moved_4 << 1) : moved_4;
  assign pattern = (below & ~(&divisor)) ? ~moved_5 : moved_5;
  assign zeros = leading__count;

  always @* begin
    if (time_zero) begin end
    magnitude = divisor;
    leading__value = divisor;
    if (below) begin
      magnitude = 32'd0 - divisor;
      leading__value = ~divisor;
    end
  end
endmodule
`default_nettype wire
