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
  output reg  [5:0] count
);
  wire [15:0] quarter_0__value;
  wire [3:0] quarter_0__count;
  wire quarter_0__some;
  wire [15:0] quarter_1__value;
  wire [3:0] quarter_1__count;
  wire quarter_1__some;
  wire [15:0] quarter_2__value;
  wire [3:0] quarter_2__count;
  wire quarter_2__some;
  wire [15:0] quarter_3__value;
  wire [3:0] quarter_3__count;
  wire quarter_3__some;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_leading_zeros16 quarter_0 (
    .value(quarter_0__value),
    .count(quarter_0__count),
    .some(quarter_0__some)
  );

  tessera_leading_zeros16 quarter_1 (
    .value(quarter_1__value),
    .count(quarter_1__count),
    .some(quarter_1__some)
  );

  tessera_leading_zeros16 quarter_2 (
    .value(quarter_2__value),
    .count(quarter_2__count),
    .some(quarter_2__some)
  );

  tessera_leading_zeros16 quarter_3 (
    .value(quarter_3__value),
    .count(quarter_3__count),
    .some(quarter_3__some)
  );

  assign quarter_0__value = value[63:48];
  assign quarter_1__value = value[47:32];
  assign quarter_2__value = value[31:16];
  assign quarter_3__value = value[15:0];

  always @* begin
    if (time_zero) begin end
    count = {2'd3, quarter_3__count};
    if (quarter_2__some) begin
      count = {2'd2, quarter_2__count};
    end
    if (quarter_1__some) begin
      count = {2'd1, quarter_1__count};
    end
    if (quarter_0__some) begin
      count = {2'd0, quarter_0__count};
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, quarter_3__some};
endmodule
`default_nettype wire
