// tessera_alu_condition
// Judges a result by a condition modifier.
//
//   in   32  result
//   in    3  kind
//   in    3  condition
//   in    1  compare
//   in    1  holds
//   out   1  flag
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/condition.rs; do not edit.
`default_nettype none
module tessera_alu_condition (
  input  wire [31:0] result,
  input  wire [2:0] kind,
  input  wire [2:0] condition,
  input  wire compare,
  input  wire holds,
  output reg  flag
);
  reg  zero;
  reg  negative;
  reg  nan;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @* begin
    if (time_zero) begin end
    zero = ~(|result);
    negative = result[31] & kind[0];
    nan = 1'd0;
    if (kind[2:1] == 2'd3) begin
      zero = holds | ~(|result[30:0]);
      negative = result[31] & ~zero;
      nan = (&result[30:23]) & (|result[22:0]);
      if (kind == 3'd6) begin
        zero = holds | ~(|result[14:0]);
        negative = result[15] & ~zero;
        nan = (&result[14:10]) & (|result[9:0]);
      end
    end
    else if (kind[2:1] == 2'd1) begin
      zero = ~(|result[15:0]);
      negative = result[15] & kind[0];
    end
    else if (kind[2:1] == 2'd2) begin
      zero = ~(|result[7:0]);
      negative = result[7] & kind[0];
    end
  end

  always @* begin
    if (time_zero) begin end
    flag = 1'd0;
    if (compare) begin
      flag = holds;
    end
    else if (nan) begin
      flag = condition == 3'd2;
    end
    else if (condition == 3'd1) begin
      flag = zero;
    end
    else if (condition == 3'd2) begin
      flag = ~zero;
    end
    else if (condition == 3'd3) begin
      flag = ~negative & ~zero;
    end
    else if (condition == 3'd4) begin
      flag = ~negative;
    end
    else if (condition == 3'd5) begin
      flag = negative;
    end
    else if (condition == 3'd6) begin
      flag = negative | zero;
    end
  end
endmodule
`default_nettype wire
