// tessera_control_table
// Control index of one- and two-source instructions.
//
//   in    5  index
//   out  19  value
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/expand/tables.rs; do not edit.
`default_nettype none
module tessera_control_table (
  input  wire [4:0] index,
  output reg  [18:0] value
);

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @* begin
    if (time_zero) begin end
    value = 19'd0;
    if (index == 5'd0) begin
      value = 19'd2;
    end
    if (index == 5'd1) begin
      value = 19'h4000;
    end
    if (index == 5'd2) begin
      value = 19'h4001;
    end
    if (index == 5'd3) begin
      value = 19'h4002;
    end
    if (index == 5'd4) begin
      value = 19'h4003;
    end
    if (index == 5'd5) begin
      value = 19'h4004;
    end
    if (index == 5'd6) begin
      value = 19'h4005;
    end
    if (index == 5'd7) begin
      value = 19'h4007;
    end
    if (index == 5'd8) begin
      value = 19'h4008;
    end
    if (index == 5'd9) begin
      value = 19'h4009;
    end
    if (index == 5'ha) begin
      value = 19'h400d;
    end
    if (index == 5'hb) begin
      value = 19'h6000;
    end
    if (index == 5'hc) begin
      value = 19'h6001;
    end
    if (index == 5'hd) begin
      value = 19'h6002;
    end
    if (index == 5'he) begin
      value = 19'h6003;
    end
    if (index == 5'hf) begin
      value = 19'h6004;
    end
    if (index == 5'h10) begin
      value = 19'h6005;
    end
    if (index == 5'h11) begin
      value = 19'h6007;
    end
    if (index == 5'h12) begin
      value = 19'h6009;
    end
    if (index == 5'h13) begin
      value = 19'h600d;
    end
    if (index == 5'h14) begin
      value = 19'h6010;
    end
    if (index == 5'h15) begin
      value = 19'h6100;
    end
    if (index == 5'h16) begin
      value = 19'h8000;
    end
    if (index == 5'h17) begin
      value = 19'h8002;
    end
    if (index == 5'h18) begin
      value = 19'h8004;
    end
    if (index == 5'h19) begin
      value = 19'h8100;
    end
    if (index == 5'h1a) begin
      value = 19'h16000;
    end
    if (index == 5'h1b) begin
      value = 19'h16010;
    end
    if (index == 5'h1c) begin
      value = 19'h18000;
    end
    if (index == 5'h1d) begin
      value = 19'h18100;
    end
    if (index == 5'h1e) begin
      value = 19'h28000;
    end
    if (index == 5'h1f) begin
      value = 19'h28100;
    end
  end
endmodule
`default_nettype wire
