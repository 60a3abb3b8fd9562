// tessera_short_fit
// Clamps or wraps an exact integer to a destination type.
//
//   in   35  value
//   in    3  kind
//   in    1  saturate
//   out  32  result
//
// Exported from hdl/blocks/eu/src/alu/short/integer.rs; do not edit.
`default_nettype none
module tessera_short_fit (
  input  wire [34:0] value,
  input  wire [2:0] kind,
  input  wire saturate,
  output reg  [31:0] result
);
  reg  [34:0] least;
  reg  [34:0] greatest;

  always @* begin
    least = 35'd0;
    greatest = 35'hffffffff;
    if (kind == 3'd1) begin
      least = 35'h780000000;
      greatest = 35'h7fffffff;
    end
    else begin
      if (kind == 3'd2) begin
        greatest = 35'hffff;
      end
      else begin
        if (kind == 3'd3) begin
          least = 35'h7ffff8000;
          greatest = 35'h7fff;
        end
      end
    end
  end

  always @* begin
    result = value[31:0];
    if (saturate) begin
      if ($signed(value) < $signed(least)) begin
        result = least[31:0];
      end
      else begin
        if ($signed(greatest) < $signed(value)) begin
          result = greatest[31:0];
        end
      end
    end
  end
endmodule
`default_nettype wire
