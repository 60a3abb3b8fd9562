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
  output reg  outside
);
  wire word;
  wire one_byte;
  wire narrow;
  wire sign;
  reg  copies;
  reg  top;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign word = kind[2:1] == 2'd1;
  assign one_byte = kind[2:1] == 2'd2;
  assign narrow = word | one_byte;
  assign sign = above[1];
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

  always @* begin
    if (time_zero) begin end
    top = value[31];
    if (eight) begin
      top = value[63];
    end
    else if (word) begin
      top = value[15];
    end
    else if (one_byte) begin
      top = value[7];
    end
  end

  always @* begin
    if (time_zero) begin end
    outside = ~copies | sign;
    if (kind[0]) begin
      outside = ~copies | (top ^ sign);
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, value[6:0]};
endmodule
`default_nettype wire
