// tessera_double_normalise
// Moves the sum to the left.
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
  wire [63:0] top_0;
  reg  [63:0] top_1;
  reg  [63:0] top_2;
  reg  [63:0] top_3;
  reg  [63:0] top_4;
  reg  [63:0] top_5;
  reg  [63:0] top_6;
  reg  [63:0] top_7;
  wire [63:0] middle_0;
  reg  [63:0] middle_1;
  reg  [63:0] middle_2;
  reg  [63:0] middle_3;
  reg  [63:0] middle_4;
  reg  [63:0] middle_5;
  reg  [63:0] middle_6;
  reg  [63:0] middle_7;
  wire [2:0] low_0;
  reg  [2:0] low_1;
  reg  [2:0] low_2;
  reg  [2:0] low_3;
  reg  [2:0] low_4;
  reg  [2:0] low_5;
  reg  [2:0] low_6;
  reg  [2:0] low_7;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign top_0 = placed_top;
  assign middle_0 = placed_middle;
  assign low_0 = placed_low;
  assign value = top_7;
  assign guard = middle_7[63];
  assign sticky = (|middle_7[62:0]) | (|low_7);

  always @* begin
    if (time_zero) begin end
    top_1 = top_0;
    middle_1 = middle_0;
    low_1 = low_0;
    if (shift[7]) begin
      top_1 = {low_0, 61'd0};
      middle_1 = 64'd0;
      low_1 = 3'd0;
    end
    else if (shift[6]) begin
      top_1 = middle_0;
      middle_1 = {low_0, 61'd0};
      low_1 = 3'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    top_2 = top_1;
    middle_2 = middle_1;
    low_2 = low_1;
    if (shift[5]) begin
      top_2 = (top_1 << 32) | (middle_1 >> 32);
      middle_2 = {middle_1[31:0], low_1, 29'd0};
      low_2 = 3'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    top_3 = top_2;
    middle_3 = middle_2;
    low_3 = low_2;
    if (shift[4]) begin
      top_3 = (top_2 << 16) | (middle_2 >> 48);
      middle_3 = {middle_2[47:0], low_2, 13'd0};
      low_3 = 3'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    top_4 = top_3;
    middle_4 = middle_3;
    low_4 = low_3;
    if (shift[3]) begin
      top_4 = (top_3 << 8) | (middle_3 >> 56);
      middle_4 = {middle_3[55:0], low_3, 5'd0};
      low_4 = 3'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    top_5 = top_4;
    middle_5 = middle_4;
    low_5 = low_4;
    if (shift[2]) begin
      top_5 = (top_4 << 4) | (middle_4 >> 60);
      middle_5 = {middle_4[59:0], low_4, 1'd0};
      low_5 = 3'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    top_6 = top_5;
    middle_6 = middle_5;
    low_6 = low_5;
    if (shift[1]) begin
      top_6 = (top_5 << 2) | (middle_5 >> 62);
      middle_6 = {middle_5[61:0], low_5[2:1]};
      low_6 = low_5 << 2;
    end
  end

  always @* begin
    if (time_zero) begin end
    top_7 = top_6;
    middle_7 = middle_6;
    low_7 = low_6;
    if (shift[0]) begin
      top_7 = (top_6 << 1) | (middle_6 >> 63);
      middle_7 = {middle_6[62:0], low_6[2]};
      low_7 = low_6 << 1;
    end
  end
endmodule
`default_nettype wire
