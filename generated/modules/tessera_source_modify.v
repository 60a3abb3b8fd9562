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
  output wire [33:0] value
);
  wire is_float;
  reg  flips;
  reg  carries;
  reg  [33:0] pattern;
  wire [33:0] flipped;
  wire [33:0] extend__value;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_element_extend extend (
    .element(element),
    .kind(kind),
    .abs(abs),
    .value(extend__value)
  );

  assign is_float = kind[2:1] == 2'd3;
  assign flipped = flips ? ~pattern : pattern;
  assign value = flipped + {33'd0, carries};

  always @* begin
    if (time_zero) begin end
    pattern = extend__value;
    flips = (abs & extend__value[33]) ^ negate;
    carries = flips;
    if (is_float) begin
      pattern = {extend__value[33:32], (element[31] & ~abs) ^ negate, extend__value[30:0]};
      flips = 1'd0;
      carries = 1'd0;
    end
    else if (bitwise) begin
      flips = negate;
      carries = 1'd0;
    end
  end
endmodule
`default_nettype wire
