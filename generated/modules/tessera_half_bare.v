// tessera_half_bare
// Widens an f16 to f32, a denormal without its leading bit.
//
//   in   32  element
//   in    1  half
//   in    1  flush
//   out  32  value
//   out   1  bare
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/half/bare.rs; do not edit.
`default_nettype none
module tessera_half_bare (
  input  wire [31:0] element,
  input  wire half,
  input  wire flush,
  output wire [31:0] value,
  output wire bare
);
  wire [15:0] pattern;
  wire denormal;
  wire zero;
  reg  [7:0] exponent;
  reg  [9:0] fraction;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign pattern = element[15:0];
  assign denormal = ~(|pattern[14:10]);
  assign zero = denormal & (flush | ~(|pattern[9:0]));
  assign bare = half & denormal & ~zero;
  assign value = half ? {pattern[15], exponent, fraction, 13'd0} : element;

  always @* begin
    if (time_zero) begin end
    exponent = {4'd7, pattern[13:10]};
    if (pattern[14]) begin
      exponent = {4'd8, pattern[13:10]};
    end
    fraction = pattern[9:0];
    if (&pattern[14:10]) begin
      exponent = 8'hff;
    end
    else if (zero) begin
      exponent = 8'd0;
      fraction = 10'd0;
    end
    else if (denormal) begin
      exponent = 8'h71;
    end
  end
endmodule
`default_nettype wire
