// tessera_subreg_table
// Sub-register index.
//
//   in    5  index
//   out  15  value
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/expand/tables.rs; do not edit.
`default_nettype none
module tessera_subreg_table (
  input  wire [4:0] index,
  output reg  [14:0] value
);

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @* begin
    if (time_zero) begin end
    value = 15'd0;
    if (index == 5'd0) begin
      value = 15'd0;
    end
    if (index == 5'd1) begin
      value = 15'd1;
    end
    if (index == 5'd2) begin
      value = 15'd8;
    end
    if (index == 5'd3) begin
      value = 15'hf;
    end
    if (index == 5'd4) begin
      value = 15'h10;
    end
    if (index == 5'd5) begin
      value = 15'h80;
    end
    if (index == 5'd6) begin
      value = 15'h100;
    end
    if (index == 5'd7) begin
      value = 15'h180;
    end
    if (index == 5'd8) begin
      value = 15'h200;
    end
    if (index == 5'd9) begin
      value = 15'h210;
    end
    if (index == 5'ha) begin
      value = 15'h280;
    end
    if (index == 5'hb) begin
      value = 15'h1000;
    end
    if (index == 5'hc) begin
      value = 15'h1001;
    end
    if (index == 5'hd) begin
      value = 15'h1081;
    end
    if (index == 5'he) begin
      value = 15'h1082;
    end
    if (index == 5'hf) begin
      value = 15'h1083;
    end
    if (index == 5'h10) begin
      value = 15'h1084;
    end
    if (index == 5'h11) begin
      value = 15'h1087;
    end
    if (index == 5'h12) begin
      value = 15'h1088;
    end
    if (index == 5'h13) begin
      value = 15'h108e;
    end
    if (index == 5'h14) begin
      value = 15'h108f;
    end
    if (index == 5'h15) begin
      value = 15'h1180;
    end
    if (index == 5'h16) begin
      value = 15'h11e8;
    end
    if (index == 5'h17) begin
      value = 15'h2000;
    end
    if (index == 5'h18) begin
      value = 15'h2180;
    end
    if (index == 5'h19) begin
      value = 15'h3000;
    end
    if (index == 5'h1a) begin
      value = 15'h3c87;
    end
    if (index == 5'h1b) begin
      value = 15'h4000;
    end
    if (index == 5'h1c) begin
      value = 15'h5000;
    end
    if (index == 5'h1d) begin
      value = 15'h6000;
    end
    if (index == 5'h1e) begin
      value = 15'h7000;
    end
    if (index == 5'h1f) begin
      value = 15'h701c;
    end
  end
endmodule
`default_nettype wire
