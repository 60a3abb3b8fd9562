// tessera_float_saturate
// Clamps a binary32 value to 0..1 when enabled.
//
//   in   32  value
//   in    1  enable
//   out  32  result
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/float/saturate.rs; do not edit.
`default_nettype none
module tessera_float_saturate (
  input  wire [31:0] value,
  input  wire enable,
  output reg  [31:0] result
);

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @* begin
    if (time_zero) begin end
    result = value;
    if (enable) begin
      if (value > 32'h7f800000) begin
        // a sign or NaN
        result = 32'd0;
      end
      else if (value > 32'h3f800000) begin
        result = 32'h3f800000;
      end
    end
  end
endmodule
`default_nettype wire
