// tessera_double_add
// Adds or subtracts windows.
//
//   in   64  anchor_top     Bits 130 to 67.
//   in   64  anchor_middle  Bits 66 to 3.
//   in    3  anchor_low     The rest.
//   in   64  moved_top      Bits 130 to 67.
//   in   64  moved_middle   Bits 66 to 3.
//   in    3  moved_low      The rest.
//   in    1  anchor_sign
//   in    1  moved_sign
//   out  64  sum_top        Bits 130 to 67.
//   out  64  sum_middle     Bits 66 to 3.
//   out   3  sum_low        The rest.
//   out   1  sign
//   out   1  cancel
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/double/add.rs; do not edit.
`default_nettype none
module tessera_double_add (
  input  wire [63:0] anchor_top,
  input  wire [63:0] anchor_middle,
  input  wire [2:0] anchor_low,
  input  wire [63:0] moved_top,
  input  wire [63:0] moved_middle,
  input  wire [2:0] moved_low,
  input  wire anchor_sign,
  input  wire moved_sign,
  output reg  [63:0] sum_top,
  output reg  [63:0] sum_middle,
  output reg  [2:0] sum_low,
  output reg  sign,
  output wire cancel
);
  wire subtracts;
  reg  smaller;
  wire inverts;
  reg  [63:0] top;
  reg  [63:0] middle;
  reg  [2:0] low;
  wire [3:0] low_total;
  wire [32:0] total_0;
  wire [32:0] total_1;
  wire [32:0] total_2;
  wire [32:0] total_3;
  wire [63:0] total_top;
  wire [63:0] total_middle;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign subtracts = anchor_sign ^ moved_sign;
  assign inverts = subtracts & smaller;
  assign low_total = {1'd0, anchor_low} + {1'd0, low} + {3'd0, subtracts & ~smaller};
  assign total_0 = {1'd0, anchor_middle[31:0]} + {1'd0, middle[31:0]} + {32'd0, low_total[3]};
  assign total_1 = {1'd0, anchor_middle[63:32]} + {1'd0, middle[63:32]} + {32'd0, total_0[32]};
  assign total_2 = {1'd0, anchor_top[31:0]} + {1'd0, top[31:0]} + {32'd0, total_1[32]};
  assign total_3 = {1'd0, anchor_top[63:32]} + {1'd0, top[63:32]} + {32'd0, total_2[32]};
  assign total_middle = {total_1[31:0], total_0[31:0]};
  assign total_top = {total_3[31:0], total_2[31:0]};
  assign cancel = subtracts;

  always @* begin
    if (time_zero) begin end
    smaller = anchor_top < moved_top;
    if (anchor_top == moved_top) begin
      smaller = anchor_middle < moved_middle;
      if (anchor_middle == moved_middle) begin
        smaller = anchor_low < moved_low;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    top = moved_top;
    middle = moved_middle;
    low = moved_low;
    if (subtracts) begin
      top = ~moved_top;
      middle = ~moved_middle;
      low = ~moved_low;
    end
  end

  always @* begin
    if (time_zero) begin end
    sum_top = total_top;
    sum_middle = total_middle;
    sum_low = low_total[2:0];
    sign = anchor_sign;
    if (inverts) begin
      sum_top = ~total_top;
      sum_middle = ~total_middle;
      sum_low = ~low_total[2:0];
      sign = moved_sign;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, total_3[32]};
endmodule
`default_nettype wire
