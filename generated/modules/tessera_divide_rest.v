// tessera_divide_rest
// Takes digits times the divisor away.
//
//   in   51  minuend
//   in   18  digits
//   in   32  divisor
//   out  51  difference
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/intdiv_pipe/rest.rs; do not edit.
`default_nettype none
module tessera_divide_rest (
  input  wire [50:0] minuend,
  input  wire [17:0] digits,
  input  wire [31:0] divisor,
  output wire [50:0] difference
);
  wire [35:0] low;
  wire [31:0] high;

  assign low = {18'd0, divisor[17:0]} * {18'd0, digits};
  assign high = {18'd0, divisor[31:18]} * {14'd0, digits};
  assign difference = (minuend - {15'd0, low}) - {1'd0, high, 18'd0};
endmodule
`default_nettype wire
