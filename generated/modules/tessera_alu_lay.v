// tessera_alu_lay
// Lanes of a pass in an operand.
//
//   in    5  sub
//   in    2  size
//   in    6  near_0
//   in    6  near_1
//   in    6  near_2
//   in    6  skip
//   in    6  leap
//   in    2  pass
//   in    1  wide    A pass has four elements, of two lanes each.
//   in    8  lanes   Lanes of the pass that take part.
//   out   6  first
//   out   6  step_0
//   out   6  step_1
//   out   6  step_2
//   out   1  two     The pass touches two registers.
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
  input  wire [5:0] skip,
  input  wire [5:0] leap,
  input  wire [1:0] pass,
  input  wire wide,
  input  wire [7:0] lanes,
  output wire [5:0] first,
  output reg  [5:0] step_0,
  output reg  [5:0] step_1,
  output reg  [5:0] step_2,
  output wire two
);
  reg  [5:0] start;
  reg  [5:0] reach;
  wire [5:0] last;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign last = start + reach;
  assign first = start;
  assign two = start[5] ^ last[5];

  always @* begin
    if (time_zero) begin end
    start = {1'd0, sub};
    if (pass[0]) begin
      start = start + skip;
    end
    if (pass[1]) begin
      start = start + leap;
    end
  end

  always @* begin
    if (time_zero) begin end
    reach = 6'd0;
    if (lanes[1]) begin
      reach = near_0;
    end
    if (lanes[3]) begin
      reach = reach + near_1;
    end
    if (lanes[7]) begin
      reach = reach + near_2;
    end
  end

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
  wire unused_ok = &{1'b0, lanes[0], lanes[2], lanes[6:4], last[4:0]};
endmodule
`default_nettype wire
