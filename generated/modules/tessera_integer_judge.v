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
  reg  outcome;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign holds = outcome;
  assign biased = nan[1] & ((judgement_condition == 3'd5) | (judgement_condition == 3'd4));
  assign first = ~(|judgement_condition) ? judgement_predicate : ((outcome | nan[1]) & ~nan[0]);

  always @* begin
    if (time_zero) begin end
    outcome = 1'd0;
    if (|nan) begin
      outcome = judgement_condition == 3'd2;
    end
    else if (judgement_condition == 3'd1) begin
      outcome = equal;
    end
    else if (judgement_condition == 3'd2) begin
      outcome = ~equal;
    end
    else if (judgement_condition == 3'd3) begin
      outcome = ~less & ~equal;
    end
    else if (judgement_condition == 3'd4) begin
      outcome = ~less;
    end
    else if (judgement_condition == 3'd5) begin
      outcome = less;
    end
    else if (judgement_condition == 3'd6) begin
      outcome = less | equal;
    end
  end
endmodule
`default_nettype wire
