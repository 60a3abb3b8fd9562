// tessera_float_saturate
// Clamps a binary32 value to 0..1 when enabled.
//
//   in   32  value
//   in    1  enable
//   out  32  result
//
// Exported from hdl/blocks/eu/src/alu/float/saturate.rs; do not edit.
`default_nettype none
module tessera_float_saturate (
  input  wire [31:0] value,
  input  wire enable,
  output reg  [31:0] result
);

  always @* begin
    result = value;
    if (enable) begin
      if (value > 32'h7f800000) begin
        // a sign or NaN
        result = 32'd0;
      end
      else begin
        if (value > 32'h3f800000) begin
          result = 32'h3f800000;
        end
      end
    end
  end
endmodule
`default_nettype wire
