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
  wire inverts;
  reg  [63:0] top;
  reg  [63:0] middle;
  reg  [2:0] low;
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
  wire plain_0;
  wire plain_1;
  wire plain_2;
  wire plain_3;
  wire plain_4;
  wire more_0;
  wire more_1;
  wire more_2;
  wire more_3;
  wire more_4;
  wire takes_more;
  wire [31:0] dwords_0;
  wire [31:0] dwords_1;
  wire [31:0] dwords_2;
  wire [31:0] dwords_3;
  wire [2:0] total_low;
  wire [63:0] total_top;
  wire [63:0] total_middle;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign subtracts = anchor_sign ^ moved_sign;
  // sums
  assign low_sum = {1'd0, anchor_low} + {1'd0, low};
  assign low_more = low_sum + 4'd1;
  assign addend_0 = anchor_middle[31:0];
  assign addend_1 = anchor_middle[63:32];
  assign addend_2 = anchor_top[31:0];
  assign addend_3 = anchor_top[63:32];
  assign other_0 = middle[31:0];
  assign other_1 = middle[63:32];
  assign other_2 = top[31:0];
  assign other_3 = top[63:32];
  assign plain_0 = low_sum[3];
  assign more_0 = low_more[3];
  assign sums_0 = {1'd0, addend_0} + {1'd0, other_0};
  assign mores_0 = {1'd0, addend_0} + {1'd0, other_0} + 33'd1;
  assign plain_1 = sums_0[32] | (mores_0[32] & plain_0);
  assign more_1 = sums_0[32] | (mores_0[32] & more_0);
  assign sums_1 = {1'd0, addend_1} + {1'd0, other_1};
  assign mores_1 = {1'd0, addend_1} + {1'd0, other_1} + 33'd1;
  assign plain_2 = sums_1[32] | (mores_1[32] & plain_1);
  assign more_2 = sums_1[32] | (mores_1[32] & more_1);
  assign sums_2 = {1'd0, addend_2} + {1'd0, other_2};
  assign mores_2 = {1'd0, addend_2} + {1'd0, other_2} + 33'd1;
  assign plain_3 = sums_2[32] | (mores_2[32] & plain_2);
  assign more_3 = sums_2[32] | (mores_2[32] & more_2);
  assign sums_3 = {1'd0, addend_3} + {1'd0, other_3};
  assign mores_3 = {1'd0, addend_3} + {1'd0, other_3} + 33'd1;
  assign plain_4 = sums_3[32] | (mores_3[32] & plain_3);
  assign more_4 = sums_3[32] | (mores_3[32] & more_3);
  // choice
  assign inverts = subtracts & ~more_4;
  assign takes_more = subtracts & more_4;
  assign total_low = takes_more ? low_more[2:0] : low_sum[2:0];
  assign dwords_0 = ((takes_more & more_0) | (~takes_more & plain_0)) ? mores_0[31:0] : sums_0[31:0];
  assign dwords_1 = ((takes_more & more_1) | (~takes_more & plain_1)) ? mores_1[31:0] : sums_1[31:0];
  assign dwords_2 = ((takes_more & more_2) | (~takes_more & plain_2)) ? mores_2[31:0] : sums_2[31:0];
  assign dwords_3 = ((takes_more & more_3) | (~takes_more & plain_3)) ? mores_3[31:0] : sums_3[31:0];
  assign total_middle = {dwords_1, dwords_0};
  assign total_top = {dwords_3, dwords_2};
  assign cancel = subtracts;

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
    sum_low = total_low;
    sign = anchor_sign;
    if (inverts) begin
      sum_top = ~total_top;
      sum_middle = ~total_middle;
      sum_low = ~total_low;
      sign = moved_sign;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, plain_4};
endmodule
`default_nettype wire
