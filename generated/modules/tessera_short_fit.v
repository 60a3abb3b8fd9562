// tessera_short_fit
// Clamps or wraps an exact integer to a destination type.
//
//   in   35  value
//   in    3  kind
//   in    1  saturate
//   out  32  result
//
// Combinational.
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

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @* begin
    if (time_zero) begin end
    least = 35'd0;
    greatest = 35'hffffffff;
    if (kind == 3'd1) begin
      least = 35'h780000000;
      greatest = 35'h7fffffff;
    end
    else if (kind == 3'd2) begin
      greatest = 35'hffff;
    end
    else if (kind == 3'd3) begin
      least = 35'h7ffff8000;
      greatest = 35'h7fff;
    end
  end

  always @* begin
    if (time_zero) begin end
    result = value[31:0];
    if (saturate) begin
      if ($signed(value) < $signed(least)) begin
        result = least[31:0];
      end
      else if ($signed(greatest) < $signed(value)) begin
        result = greatest[31:0];
      end
    end
  end
endmodule
`default_nettype wire
