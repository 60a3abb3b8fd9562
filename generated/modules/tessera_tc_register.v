// tessera_tc_register
// Numbers the registers of an operand.
//
//   in    8  number
//   in    1  accumulator
//   in    1  addresses     a0.
//   in    1  control       cr0.
//   in    1  notification  n0.
//   out   8  first
//   out   8  behind
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/predecode/register.rs; do not edit.
`default_nettype none
module tessera_tc_register (
  input  wire [7:0] number,
  input  wire accumulator,
  input  wire addresses,
  input  wire control,
  input  wire notification,
  output reg  [7:0] first,
  output reg  [7:0] behind
);

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @* begin
    if (time_zero) begin end
    first = number;
    behind = number + 8'd1;
    if (accumulator) begin
      first = {7'h40, number[0]};
      behind = 8'h81;
      if (number[0]) begin
        behind = 8'h82;
      end
    end
    else if (addresses) begin
      first = 8'h8f;
      behind = 8'h90;
    end
    else if (control) begin
      first = 8'hf0;
      behind = 8'hf1;
    end
    else if (notification) begin
      first = 8'hf1;
      behind = 8'hf2;
    end
  end
endmodule
`default_nettype wire
