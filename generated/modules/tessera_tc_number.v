// tessera_tc_number
// Number of a thread; 0 without one.
//
//   in    7  one     The thread, one bit of seven.
//   out   3  number
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/payload.rs; do not edit.
`default_nettype none
module tessera_tc_number (
  input  wire [6:0] one,
  output wire [2:0] number
);
  reg  [2:0] found;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign number = found;

  always @* begin
    if (time_zero) begin end
    found = 3'd0;
    if (one[0]) begin
      found = found;
    end
    if (one[1]) begin
      found = found | 3'd1;
    end
    if (one[2]) begin
      found = found | 3'd2;
    end
    if (one[3]) begin
      found = found | 3'd3;
    end
    if (one[4]) begin
      found = found | 3'd4;
    end
    if (one[5]) begin
      found = found | 3'd5;
    end
    if (one[6]) begin
      found = found | 3'd6;
    end
  end
endmodule
`default_nettype wire
