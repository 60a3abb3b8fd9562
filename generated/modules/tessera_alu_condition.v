// tessera_alu_condition
// Judges a result by a condition modifier.
//
//   in   10  told
//   in   10  judging
//   in    1  holds
//   out   1  flag
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/condition.rs; do not edit.
`default_nettype none
module tessera_alu_condition (
  input  wire [9:0] told,
  input  wire [9:0] judging,
  input  wire holds,
  output wire flag
);
  reg  zero;
  reg  negative;
  reg  nan;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign flag = judging[9] ? holds : nan ? judging[8] : (((zero & judging[5]) | (negative & judging[6])) ^ judging[7]);

  always @* begin
    if (time_zero) begin end
    zero = ~(|told[7:0]);
    negative = told[7] & judging[4];
    nan = 1'd0;
    if (judging[1]) begin
      zero = holds | ~(|told[3:0]);
      negative = told[4] & ~zero;
      nan = told[8] & (|told[2:0]);
    end
    else if (judging[0]) begin
      zero = holds | ~(|told[6:0]);
      negative = told[7] & ~zero;
      nan = told[9] & (|told[5:0]);
    end
    else if (judging[2]) begin
      zero = ~(|told[4:0]);
      negative = told[4] & judging[4];
    end
    else if (judging[3]) begin
      zero = ~(told[0] | told[1]);
      negative = told[1] & judging[4];
    end
  end
endmodule
`default_nettype wire
