// tessera_em_locate
// Reduces the argument, and adds up the scale of the result.
//
//   in   36  low_0            Products with the lower half of the factor and with the upper: of the value's lower bits,
//                             of its upper ones.
//   in   36  low_1
//   in   28  high_0
//   in   28  high_1
//   in    3  step
//   in    1  negative
//   in    1  far
//   in   10  exponent         Biased exponent of the operand.
//   in   10  base             The constant part of the scale.
//   in    9  whole            Exponent of a logarithm.
//   out   1  turned           The quarter turn is in the lower half of the circle.
//   out  10  row
//   out  18  offset_distance  As `word::distance`.
//   out   1  offset_right     The operand is right of the middle.
//   out   1  offset_add       A rise is added.
//   out  29  offset_window    A product instead of a polynomial.
//   out   9  offset_whole     Exponent that a logarithm adds.
//   out  10  offset_scale     Scale of the result.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/em/locate.rs; do not edit.
`default_nettype none
module tessera_em_locate (
  input  wire [35:0] low_0,
  input  wire [35:0] low_1,
  input  wire [27:0] high_0,
  input  wire [27:0] high_1,
  input  wire [2:0] step,
  input  wire negative,
  input  wire far,
  input  wire [9:0] exponent,
  input  wire [9:0] base,
  input  wire [8:0] whole,
  output wire turned,
  output wire [9:0] row,
  output reg  [17:0] offset_distance,
  output wire offset_right,
  output reg  offset_add,
  output wire [28:0] offset_window,
  output wire [8:0] offset_whole,
  output wire [9:0] offset_scale
);
  wire [63:0] product;
  wire angle;
  reg  [1:0] quarter;
  wire invert;
  reg  [24:0] fraction;
  wire [2:0] number;
  wire right;
  wire rises;
  reg  [9:0] variable;
  reg  minus;
  wire [9:0] tmp_0 = exponent + 10'd1;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign product = {high_1, low_0} + {10'd0, low_1, 18'd0} + {18'd0, high_0, 18'd0};
  assign angle = (step == 3'd3) | (step == 3'd7);
  assign turned = angle & quarter[1];
  assign invert = (step == 3'd2) ? ~negative : (angle & quarter[0]);
  // row: roots of even and odd exponents have tables of their own
  assign number = (step[2] & (step != 3'd7)) ? (step | {2'd0, ~exponent[0]}) : {1'd0, step[1:0]};
  assign row = {number, fraction[24:18]};
  // distance from the middle; a product has none
  assign right = fraction[17];
  assign rises = angle | (step == 3'd1) | (step == 3'd4);
  assign offset_right = right;
  assign offset_window = product[63:35];
  assign offset_whole = (step == 3'd1) ? whole : 9'd0;
  assign offset_scale = base + variable;

  always @* begin
    if (time_zero) begin end
    quarter = product[53:52];
    if (far) begin
      quarter = product[39:38];
    end
    if (step == 3'd7) begin
      quarter = quarter + 2'd1;
    end
  end

  always @* begin
    if (time_zero) begin end
    fraction = product[51:27];
    if (far) begin
      fraction = product[37:13];
    end
    if (invert) begin
      fraction = ~fraction;
    end
  end

  always @* begin
    if (time_zero) begin end
    offset_add = right == rises;
    offset_distance = {~fraction[16:0], 1'd1};
    if (right) begin
      offset_distance = {fraction[16:0], 1'd1};
    end
    if (step == 3'd5) begin
      offset_distance = 18'd0;
      offset_add = 1'd1;
    end
  end

  always @* begin
    if (time_zero) begin end
    // scale: what is constant, plus or minus an exponent
    variable = 10'd0;
    minus = 1'd0;
    case (step)
      3'd0: begin
        variable = exponent;
        minus = 1'd1;
      end
      3'd5: begin
        variable = exponent;
      end
      3'd4: begin
        variable = {{1{tmp_0[9]}}, tmp_0[9:1]};
      end
      3'd6: begin
        variable = {{1{tmp_0[9]}}, tmp_0[9:1]};
        minus = 1'd1;
      end
      3'd2: begin
        variable = {2'd0, product[59:52]};
        minus = negative;
      end
      default: begin
      end
    endcase
    if (minus) begin
      variable = ~variable;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, product[12:0], tmp_0[0]};
endmodule
`default_nettype wire
