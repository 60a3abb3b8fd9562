// tessera_element_size
// Bytes of an element of a register, from its type code.
//
//   in    4  code
//   out   2  size
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/decode.rs; do not edit.
`default_nettype none
module tessera_element_size (
  input  wire [3:0] code,
  output reg  [1:0] size
);

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @* begin
    if (time_zero) begin end
    size = 2'd2;
    if (code[3] | (code == 4'd6)) begin
      size = 2'd3;
      if (code[1] & (code != 4'd6)) begin
        size = 2'd1;
      end
    end
    else if (code[2:1] == 2'd1) begin
      size = 2'd1;
    end
    else if (code[2:1] == 2'd2) begin
      size = 2'd0;
    end
  end
endmodule
`default_nettype wire
