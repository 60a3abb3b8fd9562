// tessera_integer_shift
// Shifts a source right or left, or turns it around.
//
//   in   34  value
//   in    5  distance
//   in    1  enters
//   in    1  leaves
//   in    1  keeps
//   out  34  shifted
//   out  32  reversed  The low 32 bits from the other end.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/integer/shift.rs; do not edit.
`default_nettype none
module tessera_integer_shift (
  input  wire [33:0] value,
  input  wire [4:0] distance,
  input  wire enters,
  input  wire leaves,
  input  wire keeps,
  output wire [33:0] shifted,
  output wire [31:0] reversed
);
  wire [33:0] start;
  wire [33:0] moved;
  wire [31:0] entering__value;
  wire [31:0] entering__reversed;
  wire [31:0] leaving__value;
  wire [31:0] leaving__reversed;

  tessera_bit_reverse entering (
    .value(entering__value),
    .reversed(entering__reversed)
  );

  tessera_bit_reverse leaving (
    .value(leaving__value),
    .reversed(leaving__reversed)
  );

  assign entering__value = value[31:0];
  assign reversed = entering__reversed;
  assign start = enters ? {2'd0, entering__reversed} : keeps ? value : {2'd0, value[31:0]};
  // only asr keeps bit 33
  assign moved = $unsigned($signed(start) >>> distance);
  assign leaving__value = moved[31:0];
  assign shifted = leaves ? {2'd0, leaving__reversed} : moved;
endmodule
`default_nettype wire
