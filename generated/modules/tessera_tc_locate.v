// tessera_tc_locate
// Row of one thread's instruction; 0 without a thread.
//
//   in    7  one       The thread, one bit of seven.
//   in    7  position  Place in the queue of each thread.
//   out   4  row
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/payload.rs; do not edit.
`default_nettype none
module tessera_tc_locate (
  input  wire [6:0] one,
  input  wire [6:0] position,
  output wire [3:0] row
);
  reg  [2:0] slot;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign row = {slot, |(one & position)};

  always @* begin
    if (time_zero) begin end
    slot = 3'd0;
    if (one[0]) begin
      slot = slot;
    end
    if (one[1]) begin
      slot = slot | 3'd1;
    end
    if (one[2]) begin
      slot = slot | 3'd2;
    end
    if (one[3]) begin
      slot = slot | 3'd3;
    end
    if (one[4]) begin
      slot = slot | 3'd4;
    end
    if (one[5]) begin
      slot = slot | 3'd5;
    end
    if (one[6]) begin
      slot = slot | 3'd6;
    end
  end
endmodule
`default_nettype wire
