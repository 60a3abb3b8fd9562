// tessera_em_planner
// Step, special case, sign and constants of a turn.
//
//   in    8  beat
// number: The operand of this turn.
//   in    1  number_sign      Sign.
//   in    8  number_field     Exponent field.
//   in    1  number_zero      It is zero.
//   in    1  number_infinite  It is infinite.
//   in    1  number_nan       It is NaN.
// other: The other source, as a macro looks at it.
//   in    1  other_sign       Sign.
//   in    8  other_field      Exponent field.
//   in    1  other_zero       It is zero.
//   in    1  other_infinite   It is infinite.
//   in    1  other_nan        It is NaN.
// back: The second factor of a product.
//   in   32  back_bits        Pattern.
//   in   28  back_long        Significand with four further bits.
//   in   10  back_exponent    Biased exponent of its leading bit.
//   in    2  back_class       Its class.
//   out   8  plan_kind        As `word::kind`.
//   out   1  plan_sign        Sign of the result, as far as the operands make it.
//   out   1  plan_negative    Sign of the operand.
//   out   1  plan_far         It is an angle that loses 14 bits.
//   out  36  plan_factor      Constant multiplier; 0 where the table has it.
//   out  10  plan_second      Exponent of the second factor.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/em/plan.rs; do not edit.
`default_nettype none
module tessera_em_planner (
  input  wire [7:0] beat,
  input  wire number_sign,
  input  wire [7:0] number_field,
  input  wire number_zero,
  input  wire number_infinite,
  input  wire number_nan,
  input  wire other_sign,
  input  wire [7:0] other_field,
  input  wire other_zero,
  input  wire other_infinite,
  input  wire other_nan,
  input  wire [31:0] back_bits,
  input  wire [27:0] back_long,
  input  wire [9:0] back_exponent,
  input  wire [1:0] back_class,
  output wire [7:0] plan_kind,
  output wire plan_sign,
  output wire plan_negative,
  output wire plan_far,
  output reg  [35:0] plan_factor,
  output reg  [9:0] plan_second
);
  reg  [2:0] step;
  wire [3:0] op;
  wire [1:0] turn;
  reg  [1:0] known;
  wire seed;
  wire last;
  reg  sign;
  wire negative;
  reg  any_nan;
  reg  any_zero;
  reg  any_infinite;
  wire product;
  wire back_sign;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign op = beat[3:0];
  assign turn = beat[5:4];
  assign product = turn == 2'd1;
  assign seed = (op == 4'd14) | (op == 4'd15);
  assign last = (op == 4'd9) ? product : (op == 4'd10) ? (turn == 2'd2) : 1'd1;
  // special cases
  assign negative = number_sign & ~number_zero;
  assign back_sign = product & back_bits[31];
  assign plan_far = ((step == 3'd3) | (step == 3'd7)) & (number_field >= 8'h8b);
  assign plan_negative = number_sign;
  assign plan_sign = sign;
  assign plan_kind = {seed | (~last & ~product), last, seed, known, step};

  always @* begin
    if (time_zero) begin end
    // step
    step = 3'd0;
    case (op)
      4'd2: begin
        step = 3'd1;
      end
      4'd10: begin
        step = 3'd1;
      end
      4'd3: begin
        step = 3'd2;
      end
      4'd4: begin
        step = 3'd4;
      end
      4'd5: begin
        step = 3'd6;
      end
      4'd15: begin
        step = 3'd6;
      end
      4'd7: begin
        step = 3'd7;
      end
      4'd6: begin
        step = 3'd3;
        if (number_field < 8'h74) begin
          step = 3'd5;
        end
      end
      default: begin
      end
    endcase
    if (product) begin
      step = 3'd5;
    end
    else if (last & (op == 4'd10)) begin
      step = 3'd2;
    end
  end

  always @* begin
    if (time_zero) begin end
    any_nan = number_nan;
    any_zero = number_zero;
    any_infinite = number_infinite;
    if (product) begin
      any_nan = number_nan | (back_class == 2'd3);
      any_zero = number_zero | (back_class == 2'd1);
      any_infinite = number_infinite | (back_class == 2'd2);
    end
  end

  always @* begin
    if (time_zero) begin end
    known = 2'd0;
    sign = 1'd0;
    case (step)
      3'd0: begin
        sign = number_sign;
        if (number_zero) begin
          known = 2'd2;
        end
        else if (number_infinite) begin
          known = 2'd1;
        end
        if (seed) begin
          if (other_infinite) begin
            known = 2'd2;
          end
          else if (other_zero) begin
            known = 2'd1;
          end
          if (other_nan | (other_zero & number_zero) | (other_infinite & number_infinite)) begin
            known = 2'd3;
          end
        end
        if (number_nan) begin
          known = 2'd3;
        end
        if (seed & (known != 2'd0)) begin
          sign = number_sign ^ other_sign;
        end
      end
      3'd4: begin
        sign = number_sign;
        if (number_zero) begin
          known = 2'd1;
        end
        else if (number_nan | negative) begin
          known = 2'd3;
        end
        else if (number_infinite) begin
          known = 2'd2;
        end
      end
      3'd6: begin
        sign = number_sign;
        if (number_zero) begin
          known = 2'd2;
          if (seed) begin
            known = 2'd1;
          end
        end
        else if (number_nan | negative) begin
          known = 2'd3;
        end
        else if (number_infinite) begin
          known = 2'd1;
          if (seed) begin
            known = 2'd2;
          end
        end
      end
      3'd1: begin
        sign = number_zero;
        if (number_zero) begin
          known = 2'd2;
        end
        else if (number_nan | negative) begin
          known = 2'd3;
        end
        else if (number_infinite) begin
          known = 2'd2;
        end
      end
      3'd2: begin
        if (number_nan) begin
          known = 2'd3;
        end
        else if (number_field >= 8'h87) begin
          known = 2'd2;
          if (number_sign) begin
            known = 2'd1;
          end
        end
      end
      3'd5: begin
        sign = number_sign ^ back_sign;
        if (any_nan | (any_zero & any_infinite)) begin
          known = 2'd3;
        end
        else if (any_infinite) begin
          known = 2'd2;
        end
        else if (any_zero) begin
          known = 2'd1;
        end
        if (any_zero & (op == 4'd10)) begin
          known = 2'd1;
        end
      end
      default: begin
        sign = number_sign & (step == 3'd3);
        if (number_nan | number_infinite) begin
          known = 2'd3;
        end
      end
    endcase
  end

  always @* begin
    if (time_zero) begin end
    // constants of the product
    plan_factor = 36'd0;
    plan_second = 10'h7f;
    if (product) begin
      plan_factor = {back_long, 8'd0};
      plan_second = back_exponent;
    end
    else if (step == 3'd5) begin
      plan_factor = 36'h800000000;
    end
    else if ((step == 3'd0) | (step == 3'd1) | (step == 3'd4) | (step == 3'd6)) begin
      plan_factor = 36'h2000000;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, beat[7:6], other_field, back_bits[30:0]};
endmodule
`default_nettype wire
