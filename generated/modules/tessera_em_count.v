// tessera_em_count
// Magnitude and leading zeros of a sum, and how far it is shifted.
//
//   in   36  sum
//   in    1  negatable          The sum may be negative.
//   in    1  sign
//   in   10  scale
//   in    1  free               The shift does not stop.
//   out  35  counted_magnitude  In units of 2^-28.
//   out   6  counted_shift      Shift in the window.
//   out  10  counted_scale      Scale of the window.
//   out   1  counted_sign       Sign.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/em/normalise.rs; do not edit.
`default_nettype none
module tessera_em_count (
  input  wire [35:0] sum,
  input  wire negatable,
  input  wire sign,
  input  wire [9:0] scale,
  input  wire free,
  output wire [34:0] counted_magnitude,
  output wire [5:0] counted_shift,
  output wire [9:0] counted_scale,
  output reg  counted_sign
);
  reg  [34:0] magnitude;
  wire none;
  wire [5:0] zeros;
  wire [5:0] distance;
  wire [9:0] room;
  wire [9:0] spare;
  wire below;
  wire [31:0] zeros_of__value;
  wire [4:0] zeros_of__count;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_leading_zeros32 zeros_of (
    .value(zeros_of__value),
    .count(zeros_of__count)
  );

  // leading zeros; ones stand behind the last bit
  assign none = ~(|magnitude[34:3]);
  assign zeros_of__value = none ? {magnitude[2:0], 29'h1fffffff} : magnitude[34:3];
  assign zeros = {none, zeros_of__count};
  // 17 places of the window are above the magnitude; the shift stops at the smallest exponent
  assign room = scale - 10'd1;
  assign spare = scale - 10'h12;
  assign below = room[9] & ~free;
  assign counted_magnitude = below ? 35'd0 : magnitude;
  assign distance = zeros + 6'h11;
  assign counted_shift = (~free & ~room[9] & (spare[9] | ({4'd0, zeros} > spare))) ? room[5:0] : distance;
  assign counted_scale = scale;

  always @* begin
    if (time_zero) begin end
    magnitude = sum[34:0];
    counted_sign = sign;
    if (negatable & sum[35]) begin
      magnitude = ~sum[34:0];
      counted_sign = 1'd1;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, room[8:6]};
endmodule
`default_nettype wire
