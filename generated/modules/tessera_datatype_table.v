// tessera_datatype_table
// Data type index.
//
//   in    5  index
//   out  21  value
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/expand/tables.rs; do not edit.
`default_nettype none
module tessera_datatype_table (
  input  wire [4:0] index,
  output reg  [20:0] value
);

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @* begin
    if (time_zero) begin end
    value = 21'd0;
    if (index == 5'd0) begin
      value = 21'h40001;
    end
    if (index == 5'd1) begin
      value = 21'h40040;
    end
    if (index == 5'd2) begin
      value = 21'h40041;
    end
    if (index == 5'd3) begin
      value = 21'h400c1;
    end
    if (index == 5'd4) begin
      value = 21'h4015d;
    end
    if (index == 5'd5) begin
      value = 21'h405dd;
    end
    if (index == 5'd6) begin
      value = 21'h40741;
    end
    if (index == 5'd7) begin
      value = 21'h40745;
    end
    if (index == 5'd8) begin
      value = 21'h4075d;
    end
    if (index == 5'd9) begin
      value = 21'h41041;
    end
    if (index == 5'ha) begin
      value = 21'h43040;
    end
    if (index == 5'hb) begin
      value = 21'h43041;
    end
    if (index == 5'hc) begin
      value = 21'h45145;
    end
    if (index == 5'hd) begin
      value = 21'h47144;
    end
    if (index == 5'he) begin
      value = 21'h47145;
    end
    if (index == 5'hf) begin
      value = 21'h5c75d;
    end
    if (index == 5'h10) begin
      value = 21'h5d71d;
    end
    if (index == 5'h11) begin
      value = 21'h5d75c;
    end
    if (index == 5'h12) begin
      value = 21'h5d75d;
    end
    if (index == 5'h13) begin
      value = 21'h5f75c;
    end
    if (index == 5'h14) begin
      value = 21'h40c;
    end
    if (index == 5'h15) begin
      value = 21'h4005d;
    end
    if (index == 5'h16) begin
      value = 21'h40145;
    end
    if (index == 5'h17) begin
      value = 21'h41040;
    end
    if (index == 5'h18) begin
      value = 21'h45144;
    end
    if (index == 5'h19) begin
      value = 21'h47104;
    end
    if (index == 5'h1a) begin
      value = 21'h49209;
    end
    if (index == 5'h1b) begin
      value = 21'h5775d;
    end
    if (index == 5'h1c) begin
      value = 21'h5f75d;
    end
    if (index == 5'h1d) begin
      value = 21'h4f34c;
    end
    if (index == 5'h1e) begin
      value = 21'h49248;
    end
    if (index == 5'h1f) begin
      value = 21'h4b248;
    end
  end
endmodule
`default_nettype wire
