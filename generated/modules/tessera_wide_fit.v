// tessera_wide_fit
// Asks whether an exact integer is in the range of a type.
//
//   in   64  value
//   in    2  above
//   in    3  kind
//   in    1  eight
//   out   1  negative
//   out   1  outside
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/wide/fit.rs; do not edit.
`default_nettype none
module tessera_wide_fit (
  input  wire [63:0] value,
  input  wire [1:0] above,
  input  wire [2:0] kind,
  input  wire eight,
  output wire negative,
  output wire outside
);
  wire word;
  wire one_byte;
  wire narrow;
  wire sign;
  reg  copies;
  wire top;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign word = kind[2:1] == 2'd1;
  assign one_byte = kind[2:1] == 2'd2;
  assign narrow = word | one_byte;
  assign sign = above[1];
  assign top = eight ? value[63] : word ? value[15] : one_byte ? value[7] : value[31];
  assign outside = kind[0] ? (~copies | (top ^ sign)) : (~copies | sign);
  assign negative = sign;

  always @* begin
    if (time_zero) begin end
    if (sign) begin
      copies = (&above) & ((&value[63:32]) | eight) & ((&value[31:16]) | ~narrow) & ((&value[15:8]) | ~one_byte);
    end
    else begin
      copies = ~((|above) | ((|value[63:32]) & ~eight) | ((|value[31:16]) & narrow) | ((|value[15:8]) & one_byte));
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, value[6:0]};
endmodule
`default_nettype wire
