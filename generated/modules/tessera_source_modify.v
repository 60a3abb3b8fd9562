// tessera_source_modify
// Extends a source element and applies its modifiers.
//
//   in   32  element
//   in    3  kind
//   in    1  abs
//   in    1  negate
//   in    1  bitwise
//   out  34  value
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/source.rs; do not edit.
`default_nettype none
module tessera_source_modify (
  input  wire [31:0] element,
  input  wire [2:0] kind,
  input  wire abs,
  input  wire negate,
  input  wire bitwise,
  output reg  [33:0] value
);
  reg  [33:0] extended;
  reg  [31:0] pattern;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @* begin
    if (time_zero) begin end
    extended = {2'd0, element};
    if (kind == 3'd1) begin
      extended = {{2{element[31]}}, element};
    end
    else if (kind == 3'd2) begin
      extended = {18'd0, element[15:0]};
    end
    else if (kind == 3'd3) begin
      extended = {{18{element[15]}}, element[15:0]};
    end
  end

  always @* begin
    if (time_zero) begin end
    pattern = element;
    if (abs) begin
      pattern = element & 32'h7fffffff;
    end
    if (negate) begin
      pattern = pattern ^ 32'h80000000;
    end
  end

  always @* begin
    if (time_zero) begin end
    value = extended;
    if (kind[2]) begin
      value = {2'd0, pattern};
    end
    else if (bitwise) begin
      if (negate) begin
        value = ~extended;
      end
    end
    else if ((abs & extended[33]) ^ negate) begin
      value = ~extended + 34'd1;
    end
  end
endmodule
`default_nettype wire
