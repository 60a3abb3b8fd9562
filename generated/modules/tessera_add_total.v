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
  output wire [4:0] total_shift
);
  wire [32:0] second;
  wire [32:0] difference;
  wire [32:0] sum;
  wire [8:0] room;
  wire [31:0] zeros__value;
  wire [4:0] zeros__count;

  tessera_leading_zeros32 zeros (
    .value(zeros__value),
    .count(zeros__count)
  );

  assign second = aligned_subtract ? ~{1'd0, aligned_shifted} : {1'd0, aligned_shifted};
  assign difference = {1'd0, aligned_anchor} + second + {32'd0, aligned_carry};
  assign sum = aligned_invert ? ~difference : difference;
  assign total_sum = sum;
  assign zeros__value = sum[31:0];
  assign room = exponent - 9'd1;
  assign total_shift = ({4'd0, zeros__count} > room) ? room[4:0] : zeros__count;
endmodule
`default_nettype wire
