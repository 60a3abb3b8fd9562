// tessera_tc_element
// Length of an operand's elements.
//
//   in    1  wide         Elements of four bytes.
//   in    1  eight_bytes
//   in    1  one_byte
//   in    5  start        Byte of the first element in its register.
//   out   2  scale        Bytes of an element, as a power of two.
//   out   6  last         Last byte of the first element.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/predecode/element.rs; do not edit.
`default_nettype none
module tessera_tc_element (
  input  wire wide,
  input  wire eight_bytes,
  input  wire one_byte,
  input  wire [4:0] start,
  output reg  [1:0] scale,
  output reg  [5:0] last
);

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @* begin
    if (time_zero) begin end
    scale = 2'd1;
    last = {1'd0, start} + 6'd1;
    if (wide) begin
      scale = 2'd2;
      last = {1'd0, start} + 6'd3;
    end
    else if (eight_bytes) begin
      scale = 2'd3;
      last = {1'd0, start} + 6'd7;
    end
    else if (one_byte) begin
      scale = 2'd0;
      last = {1'd0, start};
    end
  end
endmodule
`default_nettype wire
