// tessera_tc_ones
// `2^code - 1`, at most 31.
//
//   in    3  code
//   out   5  ones
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/predecode/ones.rs; do not edit.
`default_nettype none
module tessera_tc_ones (
  input  wire [2:0] code,
  output reg  [4:0] ones
);

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @* begin
    if (time_zero) begin end
    ones = 5'd0;
    ones[0] = code > 3'd0;
    ones[1] = code > 3'd1;
    ones[2] = code > 3'd2;
    ones[3] = code > 3'd3;
    ones[4] = code > 3'd4;
  end
endmodule
`default_nettype wire
