// tessera_leading_zeros16
// Leading zeros of 16 bits.
//
//   in   16  value
//   out   4  count
//   out   1  some   There is a one.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/float/leading_zeros.rs; do not edit.
`default_nettype none
module tessera_leading_zeros16 (
  input  wire [15:0] value,
  output wire [3:0] count,
  output wire some
);
  wire [3:0] nibble_0;
  wire [3:0] nibble_1;
  wire [3:0] nibble_2;
  wire [3:0] nibble_3;
  wire [1:0] zeros_0;
  wire [1:0] zeros_1;
  wire [1:0] zeros_2;
  wire [1:0] zeros_3;
  reg  [1:0] first;
  reg  [1:0] below;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign nibble_0 = value[15:12];
  assign zeros_0 = nibble_0[3] ? 2'd0 : nibble_0[2] ? 2'd1 : nibble_0[1] ? 2'd2 : 2'd3;
  assign nibble_1 = value[11:8];
  assign zeros_1 = nibble_1[3] ? 2'd0 : nibble_1[2] ? 2'd1 : nibble_1[1] ? 2'd2 : 2'd3;
  assign nibble_2 = value[7:4];
  assign zeros_2 = nibble_2[3] ? 2'd0 : nibble_2[2] ? 2'd1 : nibble_2[1] ? 2'd2 : 2'd3;
  assign nibble_3 = value[3:0];
  assign zeros_3 = nibble_3[3] ? 2'd0 : nibble_3[2] ? 2'd1 : nibble_3[1] ? 2'd2 : 2'd3;
  assign some = |value;
  assign count = {first, below};

  always @* begin
    if (time_zero) begin end
    first = 2'd3;
    below = zeros_3;
    if (|nibble_2) begin
      first = 2'd2;
      below = zeros_2;
    end
    if (|nibble_1) begin
      first = 2'd1;
      below = zeros_1;
    end
    if (|nibble_0) begin
      first = 2'd0;
      below = zeros_0;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, nibble_3[0]};
endmodule
`default_nettype wire
