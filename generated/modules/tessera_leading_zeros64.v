// tessera_leading_zeros64
// Leading zeros of 64 bits.
//
//   in   64  value
//   out   6  count
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/float/leading_zeros.rs; do not edit.
`default_nettype none
module tessera_leading_zeros64 (
  input  wire [63:0] value,
  output wire [5:0] count
);
  wire empty;
  reg  [31:0] half__value;
  wire [4:0] half__count;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_leading_zeros32 half (
    .value(half__value),
    .count(half__count)
  );

  assign empty = ~(|value[63:32]);
  assign count = {empty, half__count};

  always @* begin
    if (time_zero) begin end
    half__value = value[63:32];
    if (empty) begin
      half__value = value[31:0];
    end
  end
endmodule
`default_nettype wire
