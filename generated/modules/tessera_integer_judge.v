// tessera_integer_judge
// Decides a comparison and a selection.
//
//   in    1  less
//   in    1  equal
//   in    2  nan
//   in    3  judgement_condition  Condition modifier: `word::condition`.
//   in    1  judgement_predicate  Predicate of the lane.
//   out   1  holds
//   out   1  biased
//   out   1  first
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/integer/judge.rs; do not edit.
`default_nettype none
module tessera_integer_judge (
  input  wire less,
  input  wire equal,
  input  wire [1:0] nan,
  input  wire [2:0] judgement_condition,
  input  wire judgement_predicate,
  output wire holds,
  output wire biased,
  output wire first
);
  reg  by_less;
  reg  by_equal;
  reg  else_holds;
  wire else_first;
  wire found;
  wire terms__by_zero;
  wire terms__by_sign;
  wire terms__inverts;
  wire terms__of_nan;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_condition_terms terms (
    .condition(judgement_condition),
    .by_zero(terms__by_zero),
    .by_sign(terms__by_sign),
    .inverts(terms__inverts),
    .of_nan(terms__of_nan)
  );

  assign else_first = ~(|judgement_condition) ? judgement_predicate : (|nan) ? ~nan[0] : else_holds;
  assign biased = nan[1] & ((judgement_condition == 3'd5) | (judgement_condition == 3'd4));
  assign found = (less & by_less) | (equal & by_equal);
  assign holds = found ^ else_holds;
  assign first = found ^ else_first;

  always @* begin
    if (time_zero) begin end
    // the order comes late: all else is decided before it
    by_less = 1'd0;
    by_equal = 1'd0;
    else_holds = 1'd0;
    if (|nan) begin
      else_holds = terms__of_nan;
    end
    else begin
      by_less = terms__by_sign;
      by_equal = terms__by_zero;
      else_holds = terms__inverts;
    end
  end
endmodule
`default_nettype wire
