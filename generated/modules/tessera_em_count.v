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
  output reg  [34:0] counted_magnitude,
  output reg  [5:0] counted_shift,
  output wire [9:0] counted_scale,
  output reg  counted_sign
);
  reg  [34:0] magnitude;
  reg  [31:0] half32;
  reg  [15:0] half16;
  reg  [7:0] half8;
  reg  [3:0] half4;
  reg  [1:0] half2;
  reg  [5:0] zeros;
  wire [5:0] distance;
  wire [9:0] room;
  wire below;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  // 17 places of the window are above the magnitude; the shift stops at the smallest exponent
  assign room = scale - 10'd1;
  assign below = room[9] & ~free;
  assign distance = zeros + 6'h11;
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

  always @* begin
    if (time_zero) begin end
    // leading zeros: the higher half that is not zero, five times; ones stand behind the last bit
    half32 = magnitude[34:3];
    zeros = 6'd0;
    if (~(|magnitude[34:3])) begin
      zeros = 6'h20;
      half32 = {magnitude[2:0], 29'h1fffffff};
    end
    half16 = half32[31:16];
    if (~(|half32[31:16])) begin
      zeros = zeros | 6'h10;
      half16 = half32[15:0];
    end
    half8 = half16[15:8];
    if (~(|half16[15:8])) begin
      zeros = zeros | 6'd8;
      half8 = half16[7:0];
    end
    half4 = half8[7:4];
    if (~(|half8[7:4])) begin
      zeros = zeros | 6'd4;
      half4 = half8[3:0];
    end
    half2 = half4[3:2];
    if (~(|half4[3:2])) begin
      zeros = zeros | 6'd2;
      half2 = half4[1:0];
    end
    if (~half2[1]) begin
      zeros = zeros | 6'd1;
    end
  end

  always @* begin
    if (time_zero) begin end
    counted_magnitude = magnitude;
    if (below) begin
      counted_magnitude = 35'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    counted_shift = distance;
    if (~free & ({4'd0, distance} > room)) begin
      counted_shift = room[5:0];
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, half2[0]};
endmodule
`default_nettype wire
