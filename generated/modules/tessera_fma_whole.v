// tessera_fma_whole
// Clamps a converted float, or picks an integer product.
//
//   in   52  sum
//   in    1  negative  Of a conversion: the float is negative.
//   in    4  special
//   in    3  dst_kind
//   in    1  product   An integer product.
//   in    1  upper     Bits 47:16 of it.
//   out  32  result
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/fma/whole.rs; do not edit.
`default_nettype none
module tessera_fma_whole (
  input  wire [51:0] sum,
  input  wire negative,
  input  wire [3:0] special,
  input  wire [2:0] dst_kind,
  input  wire product,
  input  wire upper,
  output reg  [31:0] result
);
  reg  [34:0] value;
  wire fit__clamps;
  wire [31:0] fit__result;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_integer_fit fit (
    .value(value),
    .kind(dst_kind),
    .clamps(fit__clamps),
    .result(fit__result)
  );

  assign fit__clamps = ~product;

  always @* begin
    if (time_zero) begin end
    value = {{2{sum[51]}}, sum[51:19]};
    if (special[3]) begin
      value = {negative, ~negative, 33'd0};
    end
    if (special[0]) begin
      value = 35'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    result = fit__result;
    if (product & ~upper) begin
      result = sum[34:3];
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, sum[2:0], special[2:1]};
endmodule
`default_nettype wire
