// tessera_ternary_control_table
// Control index of three-source instructions.
//
//   in    2  index
//   out  26  value
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/expand/tables.rs; do not edit.
`default_nettype none
module tessera_ternary_control_table (
  input  wire [1:0] index,
  output reg  [25:0] value
);

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @* begin
    if (time_zero) begin end
    value = 26'd0;
    if (index == 2'd0) begin
      value = 26'h806001;
    end
    if (index == 2'd1) begin
      value = 26'h6001;
    end
    if (index == 2'd2) begin
      value = 26'h8001;
    end
    if (index == 2'd3) begin
      value = 26'h8021;
    end
  end
endmodule
`default_nettype wire
