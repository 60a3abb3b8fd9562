// tessera_integer_magnitude
// Sign and magnitude of a source element with its modifiers.
//
//   in   32  element
//   in    3  kind
//   in    1  abs
//   in    1  negate
//   out  32  magnitude
//   out   1  sign
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/magnitude.rs; do not edit.
`default_nettype none
module tessera_integer_magnitude (
  input  wire [31:0] element,
  input  wire [2:0] kind,
  input  wire abs,
  input  wire negate,
  output wire [31:0] magnitude,
  output wire sign
);
  wire below;
  wire [31:0] low;
  wire [31:0] flipped;
  wire [33:0] extend__value;

  tessera_element_extend extend (
    .element(element),
    .kind(kind),
    .abs(abs),
    .value(extend__value)
  );

  assign below = extend__value[33];
  assign low = extend__value[31:0];
  assign flipped = below ? ~low : low;
  assign magnitude = flipped + {31'd0, below};
  assign sign = ((below & ~abs) ^ negate) & (|low);

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, extend__value[32]};
endmodule
`default_nettype wire
