// tessera_element_extend
// Extends a source element to an exact integer.
//
//   in   32  element
//   in    3  kind
//   in    1  abs
//   out  34  value
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/source.rs; do not edit.
`default_nettype none
module tessera_element_extend (
  input  wire [31:0] element,
  input  wire [2:0] kind,
  input  wire abs,
  output reg  [33:0] value
);
  wire is_signed;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign is_signed = kind[0] | abs;

  always @* begin
    if (time_zero) begin end
    value = {2'd0, element};
    if (kind[2:1] == 2'd1) begin
      value = {18'd0, element[15:0]};
      if (is_signed) begin
        value = {{18{element[15]}}, element[15:0]};
      end
    end
    else if (kind[2:1] == 2'd2) begin
      value = {26'd0, element[7:0]};
      if (is_signed) begin
        value = {{26{element[7]}}, element[7:0]};
      end
    end
    else if ((kind[2:1] == 2'd0) & is_signed) begin
      value = {{2{element[31]}}, element};
    end
  end
endmodule
`default_nettype wire
