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
//   in    1  subtracts      The signs are not the same, and `moved` is a complement.
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
  input  wire subtracts,
  output reg  [63:0] sum_top,
  output reg  [63:0] sum_middle,
  output reg  [2:0] sum_low,
  output reg  sign,
  output wire cancel
);
  wire inverts;
  wire [3:0] low_sum;
  wire [3:0] low_more;
  wire [31:0] addend_0;
  wire [31:0] addend_1;
  wire [31:0] addend_2;
  wire [31:0] addend_3;
  wire [31:0] other_0;
  wire [31:0] other_1;
  wire [31:0] other_2;
  wire [31:0] other_3;
  wire [32:0] sums_0;
  wire [32:0] sums_1;
  wire [32:0] sums_2;
  wire [32:0] sums_3;
  wire [32:0] mores_0;
  wire [32:0] mores_1;
  wire [32:0] mores_2;
  wire [32:0] mores_3;
  wire makes_0;
  wire makes_1;
  wire makes_2;
  wire makes_3;
  wire passes_0;
  wire passes_1;
  wire passes_2;
  wire passes_3;
  wire pair_makes_0;
  wire pair_makes_1;
  wire pair_passes_0;
  wire pair_passes_1;
  wire more_half;
  wire more_out;
  reg  carries_0;
  wire carries_1;
  wire carries_2;
  wire carries_3;
  wire takes_more;
  wire [31:0] dwords_0;
  wire [31:0] dwords_1;
  wire [31:0] dwords_2;
  wire [31:0] dwords_3;
  reg  [2:0] total_low;
  wire [63:0] total_top;
  wire [63:0] total_middle;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  // sums
  assign low_sum = {1'd0, anchor_low} + {1'd0, moved_low};
  assign low_more = low_sum + 4'd1;
  assign addend_0 = anchor_middle[31:0];
  assign addend_1 = anchor_middle[63:32];
  assign addend_2 = anchor_top[31:0];
  assign addend_3 = anchor_top[63:32];
  assign other_0 = moved_middle[31:0];
  assign other_1 = moved_middle[63:32];
  assign other_2 = moved_top[31:0];
  assign other_3 = moved_top[63:32];
  assign sums_0 = {1'd0, addend_0} + {1'd0, other_0};
  assign mores_0 = {1'd0, addend_0} + {1'd0, other_0} + 33'd1;
  assign makes_0 = sums_0[32];
  assign passes_0 = mores_0[32];
  assign sums_1 = {1'd0, addend_1} + {1'd0, other_1};
  assign mores_1 = {1'd0, addend_1} + {1'd0, other_1} + 33'd1;
  assign makes_1 = sums_1[32];
  assign passes_1 = mores_1[32];
  assign sums_2 = {1'd0, addend_2} + {1'd0, other_2};
  assign mores_2 = {1'd0, addend_2} + {1'd0, other_2} + 33'd1;
  assign makes_2 = sums_2[32];
  assign passes_2 = mores_2[32];
  assign sums_3 = {1'd0, addend_3} + {1'd0, other_3};
  assign mores_3 = {1'd0, addend_3} + {1'd0, other_3} + 33'd1;
  assign makes_3 = sums_3[32];
  assign passes_3 = mores_3[32];
  // carries of pairs of dwords, and whether one more carries out at the top
  assign pair_makes_0 = makes_1 | (passes_1 & makes_0);
  assign pair_passes_0 = passes_1 & passes_0;
  assign pair_makes_1 = makes_3 | (passes_3 & makes_2);
  assign pair_passes_1 = passes_3 & passes_2;
  assign more_half = pair_makes_0 | (pair_passes_0 & low_more[3]);
  assign more_out = pair_makes_1 | (pair_passes_1 & more_half);
  // choice
  assign inverts = subtracts & ~more_out;
  assign takes_more = subtracts & more_out;
  assign carries_1 = makes_0 | (passes_0 & carries_0);
  assign carries_2 = pair_makes_0 | (pair_passes_0 & carries_0);
  assign carries_3 = makes_2 | (passes_2 & pair_makes_0) | (passes_2 & pair_passes_0 & carries_0);
  assign dwords_0 = carries_0 ? mores_0[31:0] : sums_0[31:0];
  assign dwords_1 = carries_1 ? mores_1[31:0] : sums_1[31:0];
  assign dwords_2 = carries_2 ? mores_2[31:0] : sums_2[31:0];
  assign dwords_3 = carries_3 ? mores_3[31:0] : sums_3[31:0];
  assign total_middle = {dwords_1, dwords_0};
  assign total_top = {dwords_3, dwords_2};
  assign cancel = subtracts;

  always @* begin
    if (time_zero) begin end
    total_low = low_sum[2:0];
    carries_0 = low_sum[3];
    if (takes_more) begin
      total_low = low_more[2:0];
      carries_0 = low_more[3];
    end
  end

  always @* begin
    if (time_zero) begin end
    sum_top = total_top;
    sum_middle = total_middle;
    sum_low = total_low;
    sign = anchor_sign;
    if (inverts) begin
      sum_top = ~total_top;
      sum_middle = ~total_middle;
      sum_low = ~total_low;
      sign = moved_sign;
    end
  end
endmodule
`default_nettype wire
