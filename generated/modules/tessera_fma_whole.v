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
  output wire [31:0] result
);
  reg  [34:0] value;
  wire lower;
  wire clamps;
  wire keeps;
  wire [31:0] other;
  wire fit__outside;
  wire [31:0] fit__limit;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_integer_fit fit (
    .value(value),
    .kind(dst_kind),
    .outside(fit__outside),
    .limit(fit__limit)
  );

  assign lower = product & ~upper;
  assign clamps = ~product & ~special[0] & fit__outside;
  assign keeps = ~lower & ~clamps & ~special[0] & ~(product & special[3]);
  assign other = lower ? sum[34:3] : clamps ? fit__limit : 32'd0;
  assign result = keeps ? (value[31:0] | other) : other;

  always @* begin
    if (time_zero) begin end
    // beyond every type the upper bits say so, whatever is below
    value = {{2{sum[51]}}, sum[51:19]};
    if (special[3]) begin
      value = ((({{2{sum[51]}}, sum[51:19]} & 35'h5ffffffff) | {1'd0, ~negative, 33'd0}) & 35'h3ffffffff)
          | {negative, 34'd0};
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, sum[2:0], special[2:1]};
endmodule
`default_nettype wire
