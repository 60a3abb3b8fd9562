// tessera_integer_fit
// Range of a destination type.
//
//   in   35  value
//   in    3  kind
//   out   1  outside
//   out  32  limit
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/integer/fit.rs; do not edit.
`default_nettype none
module tessera_integer_fit (
  input  wire [34:0] value,
  input  wire [2:0] kind,
  output reg  outside,
  output wire [31:0] limit
);
  wire is_signed;
  wire word;
  wire one_byte;
  wire narrow;
  wire negative;
  reg  copies;
  wire top;
  reg  [31:0] bound;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign is_signed = kind[0];
  assign word = kind[2:1] == 2'd1;
  assign one_byte = kind[2:1] == 2'd2;
  assign negative = value[34];
  // copies: all bits above the type are the sign; top: its own highest bit
  assign narrow = word | one_byte;
  assign top = word ? value[15] : one_byte ? value[7] : value[31];
  assign limit = bound;

  always @* begin
    if (time_zero) begin end
    if (negative) begin
      copies = (&value[34:32]) & ((&value[31:16]) | ~narrow) & ((&value[15:8]) | ~one_byte);
    end
    else begin
      copies = ~((|value[34:32]) | ((|value[31:16]) & narrow) | ((|value[15:8]) & one_byte));
    end
  end

  always @* begin
    if (time_zero) begin end
    // all zeros or all ones, the sign of a signed type the other way round
    bound = 32'hffffffff;
    if (negative) begin
      bound = 32'd0;
    end
    outside = ~copies | negative;
    if (is_signed) begin
      outside = ~copies | (top ^ negative);
      bound[31] = negative;
      if (word) begin
        bound[15] = negative;
      end
      else if (one_byte) begin
        bound[7] = negative;
      end
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, value[6:0]};
endmodule
`default_nettype wire
