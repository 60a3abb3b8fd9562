// tessera_short_compare
// Compares two integers or two binary32 patterns.
//
//   in   34  a
//   in   34  b
//   in    1  is_float
//   in    1  ftz
//   in    3  judgement_condition  Condition modifier: `word::condition`.
//   in    1  judgement_predicate  Predicate of the lane.
//   out   1  holds
//   out   1  first
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/short/compare.rs; do not edit.
`default_nettype none
module tessera_short_compare (
  input  wire [33:0] a,
  input  wire [33:0] b,
  input  wire is_float,
  input  wire ftz,
  input  wire [2:0] judgement_condition,
  input  wire judgement_predicate,
  output wire holds,
  output reg  first
);
  reg  [30:0] magnitude_a;
  reg  [30:0] magnitude_b;
  wire nan_a;
  wire nan_b;
  wire negative_a;
  wire negative_b;
  reg  less;
  reg  equal;
  reg  outcome;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign nan_a = is_float & (magnitude_a > 31'h7f800000);
  assign nan_b = is_float & (magnitude_b > 31'h7f800000);
  assign negative_a = a[31] & (|magnitude_a);
  assign negative_b = b[31] & (|magnitude_b);
  assign holds = outcome;

  always @* begin
    if (time_zero) begin end
    magnitude_a = a[30:0];
    magnitude_b = b[30:0];
    if (ftz) begin
      if (~(|a[30:23])) begin
        magnitude_a = 31'd0;
      end
      if (~(|b[30:23])) begin
        magnitude_b = 31'd0;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    if (is_float) begin
      // a zero has no sign here
      equal = (magnitude_a == magnitude_b) & ~(negative_a ^ negative_b);
      less = magnitude_a < magnitude_b;
      if (negative_a ^ negative_b) begin
        less = negative_a;
      end
      else if (negative_a) begin
        less = magnitude_b < magnitude_a;
      end
    end
    else begin
      equal = a == b;
      less = $signed(a) < $signed(b);
    end
  end

  always @* begin
    if (time_zero) begin end
    outcome = 1'd0;
    if (nan_a | nan_b) begin
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

  always @* begin
    if (time_zero) begin end
    first = outcome | (nan_b & ~nan_a);
    if (~(|judgement_condition)) begin
      first = judgement_predicate;
    end
  end
endmodule
`default_nettype wire
