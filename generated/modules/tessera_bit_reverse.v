// tessera_bit_reverse
// Turns 32 bits around: wires.
//
//   in   32  value
//   out  32  reversed
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/integer/shift.rs; do not edit.
`default_nettype none
module tessera_bit_reverse (
  input  wire [31:0] value,
  output wire [31:0] reversed
);
  wire [31:0] step_0;
  wire [31:0] step_1;
  wire [31:0] step_2;
  wire [31:0] step_3;
  wire [31:0] step_4;
  wire [31:0] step_5;

  assign step_0 = value;
  assign step_1 = ((step_0 >> 1) & 32'h55555555) | ((step_0 & 32'h55555555) << 1);
  assign step_2 = ((step_1 >> 2) & 32'h33333333) | ((step_1 & 32'h33333333) << 2);
  assign step_3 = ((step_2 >> 4) & 32'hf0f0f0f) | ((step_2 & 32'hf0f0f0f) << 4);
  assign step_4 = {step_3[23:16], step_3[31:24], step_3[7:0], step_3[15:8]};
  assign step_5 = {step_4[15:0], step_4[31:16]};
  assign reversed = step_5;
endmodule
`default_nettype wire
