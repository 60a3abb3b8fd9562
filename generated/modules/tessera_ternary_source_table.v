// tessera_ternary_source_table
// Source index of three-source instructions.
//
//   in    2  index
//   out  49  value
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/expand/tables.rs; do not edit.
`default_nettype none
module tessera_ternary_source_table (
  input  wire [1:0] index,
  output reg  [48:0] value
);

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @* begin
    if (time_zero) begin end
    value = 49'd0;
    if (index == 2'd0) begin
      value = 49'h7272720f000;
    end
    if (index == 2'd1) begin
      value = 49'h7272720f002;
    end
    if (index == 2'd2) begin
      value = 49'h7272720f008;
    end
    if (index == 2'd3) begin
      value = 49'h7272720f020;
    end
  end
endmodule
`default_nettype wire
