// tessera_alu_rounds_late0
// Tells rounds apart.
//
//   in    1  returns
//   in    1  again
//   in    1  fraction
//   in    1  between
//   in    1  homogeneous     The last round adds.
//   in    4  left            Cycles that the pass still has in op.
//   in    7  given_opcode    Opcode.
//   in    1  given_saturate  Saturate.
//   in    3  given_abs       Absolute value of each source.
//   in    3  given_negate    Negation of each source.
//   in    5  given_mode      Rounding and denormals: `word::mode`.
//   out   1  leaves          A beat leaves.
//   out   1  back_0          Results of the first beat are there, and of the second.
//   out   1  back_1
//   out   7  told_opcode     Opcode.
//   out   1  told_saturate   Saturate.
//   out   3  told_abs        Absolute value of each source.
//   out   3  told_negate     Negation of each source.
//   out   5  told_mode       Rounding and denormals: `word::mode`.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/rounds.rs; do not edit.
`default_nettype none
module tessera_alu_rounds_late0 (
  input  wire returns,
  input  wire again,
  input  wire fraction,
  input  wire between,
  input  wire homogeneous,
  input  wire [3:0] left,
  input  wire [6:0] given_opcode,
  input  wire given_saturate,
  input  wire [2:0] given_abs,
  input  wire [2:0] given_negate,
  input  wire [4:0] given_mode,
  output wire leaves,
  output wire back_0,
  output wire back_1,
  output reg  [6:0] told_opcode,
  output wire told_saturate,
  output reg  [2:0] told_abs,
  output reg  [2:0] told_negate,
  output reg  [4:0] told_mode
);

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign leaves = (|left) & (~returns | (left > 4'd8));
  assign back_0 = returns & (left == 4'd2);
  assign back_1 = returns & (left == 4'd1);
  assign told_saturate = returns ? 1'd0 : given_saturate;

  always @* begin
    if (time_zero) begin end
    told_opcode = given_opcode;
    told_abs = given_abs;
    told_negate = given_negate;
    told_mode = given_mode;
    if (returns & between) begin
      // src0 less src1 times src0
      told_abs = {given_abs[0], given_abs[1:0]};
      told_negate = {given_negate[0], ~given_negate[1], given_negate[0]};
    end
    if (again) begin
      // what came back has no modifiers; of frc it is taken away
      told_abs = given_abs & 3'd6;
      told_negate = {given_negate[2:1], fraction};
      told_opcode = 7'h5b;
      if (homogeneous & ~returns) begin
        told_opcode = 7'h40;
      end
      if (fraction) begin
        told_opcode = 7'h40;
        told_mode = given_mode | 5'd3;
      end
    end
  end
endmodule
`default_nettype wire
