// tessera_tc_predicate_needs
// Decodes a predicate.
//
//   in   64  lo
//   out  11  needs  See [`predicate_needs`].
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/predicate.rs; do not edit.
`default_nettype none
module tessera_tc_predicate_needs (
  input  wire [63:0] lo,
  output wire [10:0] needs
);
  wire [3:0] control;
  wire other;

  assign control = lo[19:16];
  assign other = (lo[19:17] == 3'd1) ? control[0] : lo[33];
  // 4, 5: any and all of 2; and so on by twos up to 32
  assign needs = {(|control) & (lo[20] ^ control[0]), ~(|control), control > 4'd11, control > 4'd9, control > 4'd7,
      control > 4'd5, control > 4'd3, control[0], lo[32], other, lo[19:17] == 3'd1};

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, lo[15:0], lo[31:21], lo[63:34]};
endmodule
`default_nettype wire
