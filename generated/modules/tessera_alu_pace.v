// tessera_alu_pace
// Beats of a pass, 1, 2 or 4.
//
//   in    8  lanes
//   in    1  quad
//   in    1  wide
//   in    1  math
//   out   3  beats
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/pace.rs; do not edit.
`default_nettype none
module tessera_alu_pace (
  input  wire [7:0] lanes,
  input  wire quad,
  input  wire wide,
  input  wire math,
  output wire [2:0] beats
);
  reg  fits_one;
  reg  fits_two;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign beats = (~math & fits_one) ? 3'd1 : (~math & fits_two) ? 3'd2 : 3'd4;

  always @* begin
    if (time_zero) begin end
    fits_one = ~lanes[4];
    fits_two = 1'd1;
    if (quad) begin
      fits_one = ~lanes[2];
      fits_two = ~lanes[4];
    end
    if (wide) begin
      fits_one = ~lanes[1];
      fits_two = ~lanes[2];
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, lanes[0], lanes[3], lanes[7:5]};
endmodule
`default_nettype wire
