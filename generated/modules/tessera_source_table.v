// tessera_source_table
// Source index.
//
//   in    5  index
//   out  12  value
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/expand/tables.rs; do not edit.
`default_nettype none
module tessera_source_table (
  input  wire [4:0] index,
  output reg  [11:0] value
);

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @* begin
    if (time_zero) begin end
    value = 12'd0;
    if (index == 5'd0) begin
      value = 12'd0;
    end
    if (index == 5'd1) begin
      value = 12'd2;
    end
    if (index == 5'd2) begin
      value = 12'h10;
    end
    if (index == 5'd3) begin
      value = 12'h12;
    end
    if (index == 5'd4) begin
      value = 12'h18;
    end
    if (index == 5'd5) begin
      value = 12'h20;
    end
    if (index == 5'd6) begin
      value = 12'h28;
    end
    if (index == 5'd7) begin
      value = 12'h48;
    end
    if (index == 5'd8) begin
      value = 12'h50;
    end
    if (index == 5'd9) begin
      value = 12'h70;
    end
    if (index == 5'ha) begin
      value = 12'h78;
    end
    if (index == 5'hb) begin
      value = 12'h300;
    end
    if (index == 5'hc) begin
      value = 12'h302;
    end
    if (index == 5'hd) begin
      value = 12'h308;
    end
    if (index == 5'he) begin
      value = 12'h310;
    end
    if (index == 5'hf) begin
      value = 12'h312;
    end
    if (index == 5'h10) begin
      value = 12'h320;
    end
    if (index == 5'h11) begin
      value = 12'h328;
    end
    if (index == 5'h12) begin
      value = 12'h338;
    end
    if (index == 5'h13) begin
      value = 12'h340;
    end
    if (index == 5'h14) begin
      value = 12'h342;
    end
    if (index == 5'h15) begin
      value = 12'h348;
    end
    if (index == 5'h16) begin
      value = 12'h350;
    end
    if (index == 5'h17) begin
      value = 12'h360;
    end
    if (index == 5'h18) begin
      value = 12'h368;
    end
    if (index == 5'h19) begin
      value = 12'h370;
    end
    if (index == 5'h1a) begin
      value = 12'h371;
    end
    if (index == 5'h1b) begin
      value = 12'h378;
    end
    if (index == 5'h1c) begin
      value = 12'h468;
    end
    if (index == 5'h1d) begin
      value = 12'h469;
    end
    if (index == 5'h1e) begin
      value = 12'h46a;
    end
    if (index == 5'h1f) begin
      value = 12'h588;
    end
  end
endmodule
`default_nettype wire
