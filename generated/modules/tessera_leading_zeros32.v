// tessera_leading_zeros32
// Leading zeros of 32 bits.
//
//   in   32  value
//   out   5  count
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/float/leading_zeros.rs; do not edit.
`default_nettype none
module tessera_leading_zeros32 (
  input  wire [31:0] value,
  output wire [4:0] count
);
  reg  [15:0] half16;
  reg  [7:0] half8;
  reg  [3:0] half4;
  reg  [1:0] half2;
  reg  [4:0] none;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign count = none;

  always @* begin
    if (time_zero) begin end
    // bit i of none: the upper half of 2^(i+1) bits holds no one
    none = 5'd0;
    half16 = value[31:16];
    if (~(|value[31:16])) begin
      none = none | 5'h10;
      half16 = value[15:0];
    end
    half8 = half16[15:8];
    if (~(|half16[15:8])) begin
      none = none | 5'd8;
      half8 = half16[7:0];
    end
    half4 = half8[7:4];
    if (~(|half8[7:4])) begin
      none = none | 5'd4;
      half4 = half8[3:0];
    end
    half2 = half4[3:2];
    if (~(|half4[3:2])) begin
      none = none | 5'd2;
      half2 = half4[1:0];
    end
    if (~half2[1]) begin
      none = none | 5'd1;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, half2[0]};
endmodule
`default_nettype wire
