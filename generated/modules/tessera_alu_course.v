// tessera_alu_course
// Tells the instructions that have rounds.
//
//   in    7  operation
//   in    1  has_rounds
//   out   1  between      lrp.
//   out   1  fraction     frc.
//   out   1  by_register  pln.
//   out   1  plane        line, pln.
//   out   1  mac
//   out   1  dot          dp4, dph, dp3, dp2.
//   out   1  homogeneous  dph.
//   out   2  last_round   Number of the last round of a pass.
//   out   7  first        Opcode of the first one.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/course.rs; do not edit.
`default_nettype none
module tessera_alu_course (
  input  wire [6:0] operation,
  input  wire has_rounds,
  output wire between,
  output wire fraction,
  output wire by_register,
  output wire plane,
  output wire mac,
  output wire dot,
  output wire homogeneous,
  output reg  [1:0] last_round,
  output wire [6:0] first
);

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign between = has_rounds & (operation == 7'h5c);
  assign fraction = has_rounds & (operation == 7'h43);
  assign by_register = has_rounds & (operation == 7'h5a);
  assign plane = by_register | (has_rounds & (operation == 7'h59));
  assign mac = has_rounds & (operation == 7'h48);
  assign homogeneous = has_rounds & (operation == 7'h55);
  assign dot = homogeneous | (has_rounds & ((operation == 7'h54) | (operation == 7'h56) | (operation == 7'h57)));
  assign first = (between | plane | mac) ? 7'h5b : fraction ? 7'h45 : dot ? 7'h41 : operation;

  always @* begin
    if (time_zero) begin end
    last_round = 2'd0;
    if (between | fraction | by_register) begin
      last_round = 2'd1;
    end
    else if (dot) begin
      last_round = 2'd3;
      if (operation == 7'h56) begin
        last_round = 2'd2;
      end
      else if (operation == 7'h57) begin
        last_round = 2'd1;
      end
    end
  end
endmodule
`default_nettype wire
