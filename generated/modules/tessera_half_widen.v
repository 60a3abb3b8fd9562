// tessera_half_widen
// Widens an f16 to f32.
//
//   in   32  element
//   in   16  pattern  If it is an f16, that: not behind what makes elements of nibbles.
//   in    1  half
//   in    1  raw
//   in    1  flush
//   out  32  value
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/half/widen.rs; do not edit.
`default_nettype none
module tessera_half_widen (
  input  wire [31:0] element,
  input  wire [15:0] pattern,
  input  wire half,
  input  wire raw,
  input  wire flush,
  output reg  [31:0] value
);
  wire pair_0;
  wire pair_1;
  wire pair_2;
  wire pair_3;
  wire pair_4;
  reg  top;
  wire [9:0] moved_0;
  wire [9:0] moved_1;
  wire [9:0] moved_2;
  wire [9:0] moved_3;
  wire [9:0] moved_4;
  reg  [3:0] clear;
  reg  [7:0] exponent;
  wire [31:0] plain__element;
  wire [31:0] plain__value;
  wire plain__bare;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_half_bare plain (
    .element(plain__element),
    // everything else as it is for a factor, but NaN
    .half(half),
    .flush(flush),
    .value(plain__value),
    .bare(plain__bare)
  );

  // a denormal: which moves are made, from pairs of bits, beside each other
  assign moved_0 = pattern[9:0];
  assign pair_0 = |moved_0[1:0];
  assign pair_1 = |moved_0[3:2];
  assign pair_2 = |moved_0[5:4];
  assign pair_3 = |moved_0[7:6];
  assign pair_4 = |moved_0[9:8];
  assign moved_1 = clear[0] ? (moved_0 << 4) : moved_0;
  assign moved_2 = clear[1] ? (moved_1 << 2) : moved_1;
  assign moved_3 = clear[2] ? (moved_2 << 2) : moved_2;
  assign moved_4 = clear[3] ? (moved_3 << 1) : moved_3;
  assign plain__element = {16'd0, pattern};

  always @* begin
    if (time_zero) begin end
    clear = 4'd0;
    clear[0] = ~pair_4 & ~pair_3;
    clear[1] = ~pair_4 & (pair_3 | ~pair_2);
    clear[2] = ~pair_4 & ~pair_3 & ~pair_2 & ~pair_1;
    clear[3] = ~top;
  end

  always @* begin
    if (time_zero) begin end
    top = moved_0[1];
    if (pair_1) begin
      top = moved_0[3];
    end
    if (pair_2) begin
      top = moved_0[5];
    end
    if (pair_3) begin
      top = moved_0[7];
    end
    if (pair_4) begin
      top = moved_0[9];
    end
  end

  always @* begin
    if (time_zero) begin end
    exponent = 8'h70;
    if (clear == 4'd1) begin
      exponent = 8'h6c;
    end
    if (clear == 4'd2) begin
      exponent = 8'h6e;
    end
    if (clear == 4'd3) begin
      exponent = 8'h6a;
    end
    if (clear == 4'd4) begin
      exponent = 8'h6e;
    end
    if (clear == 4'd5) begin
      exponent = 8'h6a;
    end
    if (clear == 4'd6) begin
      exponent = 8'h6c;
    end
    if (clear == 4'd7) begin
      exponent = 8'h68;
    end
    if (clear == 4'd8) begin
      exponent = 8'h6f;
    end
    if (clear == 4'd9) begin
      exponent = 8'h6b;
    end
    if (clear == 4'd10) begin
      exponent = 8'h6d;
    end
    if (clear == 4'd11) begin
      exponent = 8'h69;
    end
    if (clear == 4'd12) begin
      exponent = 8'h6d;
    end
    if (clear == 4'd13) begin
      exponent = 8'h69;
    end
    if (clear == 4'd14) begin
      exponent = 8'h6b;
    end
    if (clear == 4'd15) begin
      exponent = 8'h67;
    end
  end

  always @* begin
    if (time_zero) begin end
    value = element;
    if (half) begin
      value = plain__value;
      if (plain__bare) begin
        value = {pattern[15], exponent, moved_4[8:0], 14'd0};
      end
      else if ((&pattern[14:10]) & (|pattern[9:0])) begin
        value = 32'h7fc00000;
      end
      if (raw) begin
        value = {pattern, 16'd0};
      end
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, pair_0, moved_4[9]};
endmodule
`default_nettype wire
