// tessera_double_normalise
// Moves the sum to the left. What the moves to come cannot bring up to the guard is only asked for ones.
//
//   in   64  placed_top     Bits 130 to 67.
//   in   64  placed_middle  Bits 66 to 3.
//   in    3  placed_low     The rest.
//   in    8  shift
//   out  64  value
//   out   1  guard          The bit below.
//   out   1  sticky         Something below that.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/double/normalise.rs; do not edit.
`default_nettype none
module tessera_double_normalise (
  input  wire [63:0] placed_top,
  input  wire [63:0] placed_middle,
  input  wire [2:0] placed_low,
  input  wire [7:0] shift,
  output wire [63:0] value,
  output wire guard,
  output wire sticky
);
  reg  [63:0] top_0;
  reg  [63:0] top_1;
  reg  [63:0] top_2;
  reg  [63:0] top_3;
  reg  [63:0] top_4;
  reg  [63:0] top_5;
  reg  [63:0] top_6;
  reg  [63:0] middle_0;
  reg  [63:0] middle_1;
  reg  [63:0] middle_2;
  reg  [63:0] middle_3;
  reg  [63:0] middle_4;
  reg  [63:0] middle_5;
  reg  [63:0] middle_6;
  reg  low;
  reg  [5:0] ones;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign value = top_6;
  assign guard = middle_6[63];
  assign sticky = (|ones) | low;

  always @* begin
    if (time_zero) begin end
    top_0 = placed_top;
    middle_0 = placed_middle;
    low = |placed_low;
    if (shift[7]) begin
      top_0 = {placed_low, 61'd0};
      middle_0 = 64'd0;
      low = 1'd0;
    end
    else if (shift[6]) begin
      top_0 = placed_middle;
      middle_0 = {placed_low, 61'd0};
      low = 1'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    ones = 6'd0;
    top_1 = top_0;
    middle_1 = middle_0;
    if (shift[5]) begin
      top_1 = {top_0[31:0], middle_0[63:32]};
      middle_1 = middle_0 << 32;
    end
    else begin
      ones[0] = |(middle_0 & 64'hffffffff);
    end
    top_2 = top_1;
    middle_2 = middle_1;
    if (shift[4]) begin
      top_2 = {top_1[47:0], middle_1[63:48]};
      middle_2 = middle_1 << 16;
    end
    else begin
      ones[1] = |(middle_1 & 64'hffff00000000);
    end
    top_3 = top_2;
    middle_3 = middle_2;
    if (shift[3]) begin
      top_3 = {top_2[55:0], middle_2[63:56]};
      middle_3 = middle_2 << 8;
    end
    else begin
      ones[2] = |(middle_2 & 64'hff000000000000);
    end
    top_4 = top_3;
    middle_4 = middle_3;
    if (shift[2]) begin
      top_4 = {top_3[59:0], middle_3[63:60]};
      middle_4 = middle_3 << 4;
    end
    else begin
      ones[3] = |(middle_3 & 64'hf00000000000000);
    end
    top_5 = top_4;
    middle_5 = middle_4;
    if (shift[1]) begin
      top_5 = {top_4[61:0], middle_4[63:62]};
      middle_5 = middle_4 << 2;
    end
    else begin
      ones[4] = |(middle_4 & 64'h3000000000000000);
    end
    top_6 = top_5;
    middle_6 = middle_5;
    if (shift[0]) begin
      top_6 = {top_5[62:0], middle_5[63]};
      middle_6 = middle_5 << 1;
    end
    else begin
      ones[5] = |(middle_5 & 64'h4000000000000000);
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, middle_6[62:0]};
endmodule
`default_nettype wire
