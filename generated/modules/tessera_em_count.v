// tessera_em_count
// Magnitude and leading zeros of a sum, and how far it is shifted.
//
//   in   36  sum
//   in    1  negatable          The sum may be negative.
//   in    1  sign
//   in   10  scale
//   in   35  limit_stop         The bit at which the shift stops at the latest.
//   in    1  limit_early        It stops above the magnitude.
//   in    1  limit_below        And there is no magnitude.
//   out  52  counted_magnitude  In its window.
//   out   6  counted_shift      Shift there.
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
  input  wire [34:0] limit_stop,
  input  wire limit_early,
  input  wire limit_below,
  output reg  [51:0] counted_magnitude,
  output reg  [5:0] counted_shift,
  output reg  [9:0] counted_scale,
  output reg  counted_sign
);
  reg  [34:0] magnitude;
  reg  [5:0] zeros;
  wire [34:0] stopped;
  wire [9:0] room;
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

  // leading zeros
  assign stopped = magnitude | limit_stop;
  assign zeros_of__value = stopped[34:3];
  // unless the shift stops within them
  assign room = scale - 10'd1;

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
    zeros = {1'd0, zeros_of__count};
    if (~(|stopped[34:3])) begin
      zeros = 6'h23;
      if (stopped[0]) begin
        zeros = 6'h22;
      end
      if (stopped[1]) begin
        zeros = 6'h21;
      end
      if (stopped[2]) begin
        zeros = 6'h20;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    // 17 places of the window are above the magnitude: it goes past them, and then by its zeros
    counted_magnitude = {magnitude, 17'd0};
    counted_shift = zeros;
    counted_scale = scale - 10'h11;
    if (limit_early) begin
      counted_magnitude = {17'd0, magnitude};
      counted_shift = room[5:0];
      counted_scale = scale;
    end
    if (limit_below) begin
      counted_magnitude = 52'd0;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, room[9:6]};
endmodule
`default_nettype wire
