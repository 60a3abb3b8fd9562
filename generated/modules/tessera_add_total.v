// tessera_add_total
// Adds two aligned magnitudes and counts leading zeros.
//
//   in   32  aligned_anchor    The one of larger exponent.
//   in   32  aligned_shifted   The other one, moved.
//   in    1  aligned_carry     Added with them.
//   in    1  aligned_subtract  `shifted` is subtracted.
//   in    1  aligned_invert    It is larger than `anchor`: the difference is inverted.
//   in    9  exponent
//   out  33  total_sum         Float: magnitude; conversion to an integer: two's complement.
//   out   5  total_shift       How far it moves left.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/add/sum.rs; do not edit.
`default_nettype none
module tessera_add_total (
  input  wire [31:0] aligned_anchor,
  input  wire [31:0] aligned_shifted,
  input  wire aligned_carry,
  input  wire aligned_subtract,
  input  wire aligned_invert,
  input  wire [8:0] exponent,
  output wire [32:0] total_sum,
  output reg  [4:0] total_shift
);
  reg  [32:0] second;
  wire [32:0] difference;
  reg  [32:0] sum;
  wire [8:0] room;
  wire [31:0] zeros__value;
  wire [4:0] zeros__count;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_leading_zeros32 zeros (
    .value(zeros__value),
    .count(zeros__count)
  );

  assign difference = {1'd0, aligned_anchor} + second + {32'd0, aligned_carry};
  assign total_sum = sum;
  assign zeros__value = sum[31:0];
  assign room = exponent - 9'd1;

  always @* begin
    if (time_zero) begin end
    second = {1'd0, aligned_shifted};
    if (aligned_subtract) begin
      second = ~{1'd0, aligned_shifted};
    end
  end

  always @* begin
    if (time_zero) begin end
    sum = difference;
    if (aligned_invert) begin
      sum = ~difference;
    end
  end

  always @* begin
    if (time_zero) begin end
    total_shift = zeros__count;
    if ({4'd0, zeros__count} > room) begin
      total_shift = room[4:0];
    end
  end
endmodule
`default_nettype wire
