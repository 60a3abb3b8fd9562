// tessera_integer_fit
// Clamps or wraps an exact integer to a destination type.
//
//   in   35  value
//   in    3  kind
//   in    1  clamps
//   out  32  result
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/integer/fit.rs; do not edit.
`default_nettype none
module tessera_integer_fit (
  input  wire [34:0] value,
  input  wire [2:0] kind,
  input  wire clamps,
  output reg  [31:0] result
);
  wire is_signed;
  wire word;
  wire one_byte;
  wire narrow;
  wire negative;
  reg  copies;
  reg  top;
  reg  [31:0] limit;

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
    top = value[31];
    if (word) begin
      top = value[15];
    end
    else if (one_byte) begin
      top = value[7];
    end
  end

  always @* begin
    if (time_zero) begin end
    // all zeros or all ones, the sign of a signed type the other way round
    limit = 32'hffffffff;
    if (negative) begin
      limit = 32'd0;
    end
    if (is_signed) begin
      limit[31] = negative;
      if (word) begin
        limit[15] = negative;
      end
      else if (one_byte) begin
        limit[7] = negative;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    result = value[31:0];
    if (clamps) begin
      if (is_signed) begin
        if (~copies | (top ^ negative)) begin
          result = limit;
        end
      end
      else if (negative | ~copies) begin
        result = limit;
      end
    end
  end
endmodule
`default_nettype wire
