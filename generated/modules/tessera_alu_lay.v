// tessera_alu_lay
// Lanes of a pass in an operand.
//
//   in    5  sub
//   in    2  size
//   in    6  near_0
//   in    6  near_1
//   in    6  near_2
//   in    6  offset   What the number of the pass adds.
//   in    1  wide     A pass has four elements, of two lanes each.
//   in    6  reach_0  As [`AluStrides`] has it.
//   in    6  reach_1
//   out   6  first
//   out   6  step_0
//   out   6  step_1
//   out   6  step_2
//   out   1  two      The pass touches two registers.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/lay.rs; do not edit.
`default_nettype none
module tessera_alu_lay (
  input  wire [4:0] sub,
  input  wire [1:0] size,
  input  wire [5:0] near_0,
  input  wire [5:0] near_1,
  input  wire [5:0] near_2,
  input  wire [5:0] offset,
  input  wire wide,
  input  wire [5:0] reach_0,
  input  wire [5:0] reach_1,
  output wire [5:0] first,
  output reg  [5:0] step_0,
  output reg  [5:0] step_1,
  output reg  [5:0] step_2,
  output wire two
);
  wire [5:0] start;
  wire [5:0] last;
  wire [5:0] three_0__term_0;
  wire [5:0] three_0__sum;
  wire [5:0] three_0__carry;
  wire [5:0] three_1__sum;
  wire [5:0] three_1__carry;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_carry_save_n6 three_0 (
    .term_0(three_0__term_0),
    .term_1(offset),
    .term_2(reach_0),
    .sum(three_0__sum),
    .carry(three_0__carry)
  );

  tessera_carry_save_n6 three_1 (
    .term_0(three_0__sum),
    .term_1(reach_1),
    .term_2(three_0__carry),
    .sum(three_1__sum),
    .carry(three_1__carry)
  );

  assign start = {1'd0, sub} + offset;
  assign three_0__term_0 = {1'd0, sub};
  assign last = three_1__sum + three_1__carry;
  assign first = start;
  assign two = start[5] ^ last[5];

  always @* begin
    if (time_zero) begin end
    step_0 = near_0;
    step_1 = near_1;
    step_2 = near_2;
    if (wide) begin
      step_0 = 6'd0;
      if (size == 2'd3) begin
        step_0 = 6'd4;
      end
      step_1 = near_0;
      step_2 = near_1;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, last[4:0]};
endmodule
`default_nettype wire
