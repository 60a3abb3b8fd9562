// tessera_tc_end
// Compares the last byte of an operand with its registers.
//
//   in   14  term_0
//   in   14  term_1
//   out   1  second  The last byte is in the second register.
//   out   1  beyond  It is behind the second.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/predecode/end.rs; do not edit.
`default_nettype none
module tessera_tc_end (
  input  wire [13:0] term_0,
  input  wire [13:0] term_1,
  output wire second,
  output wire beyond
);
  wire [13:0] both;
  wire [13:0] some;
  reg  [6:0] carry;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign both = term_0 & term_1;
  assign some = term_0 | term_1;
  assign second = (some[5] & ~both[5]) ^ carry[5];
  assign beyond = (|some[13:6]) | carry[6];

  always @* begin
    if (time_zero) begin end
    carry = 7'd0;
    carry[1] = both[0] | (some[0] & carry[0]);
    carry[2] = both[1] | (some[1] & carry[1]);
    carry[3] = both[2] | (some[2] & carry[2]);
    carry[4] = both[3] | (some[3] & carry[3]);
    carry[5] = both[4] | (some[4] & carry[4]);
    carry[6] = both[5] | (some[5] & carry[5]);
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, both[13:6]};
endmodule
`default_nettype wire
