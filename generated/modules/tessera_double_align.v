// tessera_double_align
// Aligns product and addend.
//
//   in   64  pair_high             The product of the upper dwords of the factors.
//   in   33  pair_mixed            What is added to it: the sum of the upper dwords of the two mixed products,
//   in    2  pair_carry            and what is carried from below.
//   in   64  pair_low              Lower half of the product.
//   in   64  pair_addend           As `DoubleFactors`.
//   in   15  pair_addend_exponent
//   in    1  pair_leads            The product's exponent is not below that of the addend.
//   in    7  pair_moves            By how much the other one moves right.
//   in    1  pair_far              It moves beyond what meets in a window.
//   in    1  pair_has_product      The product is not zero.
//   in    1  pair_has_addend       The addend is not zero.
//   in   15  pair_exponent         Exponent of the bit that is free for a carry.
//   in    1  pair_product_sign     As `DoubleFactors`.
//   in    1  pair_addend_sign
//   in    1  raw
//   out  64  anchor_top            Bits 130 to 67.
//   out  64  anchor_middle         Bits 66 to 3.
//   out   3  anchor_low            The rest.
// moved: If signs are not the same (`subtracts`), its complement.
//   out  64  moved_top             Bits 130 to 67.
//   out  64  moved_middle          Bits 66 to 3.
//   out   3  moved_low             The rest.
//   out   1  subtracts
//   out   1  anchor_sign
//   out   1  moved_sign
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/double/align.rs; do not edit.
`default_nettype none
module tessera_double_align (
  input  wire [63:0] pair_high,
  input  wire [32:0] pair_mixed,
  input  wire [1:0] pair_carry,
  input  wire [63:0] pair_low,
  input  wire [63:0] pair_addend,
  input  wire [14:0] pair_addend_exponent,
  input  wire pair_leads,
  input  wire [6:0] pair_moves,
  input  wire pair_far,
  input  wire pair_has_product,
  input  wire pair_has_addend,
  input  wire [14:0] pair_exponent,
  input  wire pair_product_sign,
  input  wire pair_addend_sign,
  input  wire raw,
  output reg  [63:0] anchor_top,
  output reg  [63:0] anchor_middle,
  output reg  [2:0] anchor_low,
  output reg  [63:0] moved_top,
  output reg  [63:0] moved_middle,
  output reg  [2:0] moved_low,
  output wire subtracts,
  output reg  anchor_sign,
  output reg  moved_sign
);
  wire [63:0] high;
  wire [63:0] product_top;
  wire [63:0] product_middle;
  wire [2:0] product_low;
  wire [63:0] addend_top;
  wire [63:0] addend_middle;
  reg  [63:0] top_0;
  reg  [63:0] top_1;
  reg  [63:0] top_2;
  reg  [63:0] top_3;
  reg  [63:0] top_4;
  reg  [63:0] top_5;
  reg  [63:0] top_6;
  reg  [63:0] top_7;
  reg  [63:0] middle_0;
  reg  [63:0] middle_1;
  reg  [63:0] middle_2;
  reg  [63:0] middle_3;
  reg  [63:0] middle_4;
  reg  [63:0] middle_5;
  reg  [63:0] middle_6;
  reg  [63:0] middle_7;
  reg  [2:0] low_0;
  reg  [2:0] low_1;
  reg  [2:0] low_2;
  reg  [2:0] low_3;
  reg  [2:0] low_4;
  reg  [2:0] low_5;
  reg  [2:0] low_6;
  reg  [2:0] low_7;
  reg  jam_0;
  reg  jam_1;
  reg  jam_2;
  reg  jam_3;
  reg  jam_4;
  reg  jam_5;
  reg  jam_6;
  reg  jam_7;
  wire [2:0] lowest;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  // windows
  assign high = pair_high + {31'd0, pair_mixed} + {62'd0, pair_carry};
  assign product_top = high >> 1;
  assign product_middle = {high[0], pair_low[63:1]};
  assign product_low = pair_low[2:0] << 2;
  assign addend_top = pair_addend >> 2;
  assign addend_middle = pair_addend << 62;
  assign lowest = low_7 | {2'd0, jam_7};
  assign subtracts = pair_product_sign ^ pair_addend_sign;

  always @* begin
    if (time_zero) begin end
    anchor_top = product_top;
    anchor_middle = product_middle;
    anchor_low = product_low;
    top_0 = addend_top;
    middle_0 = addend_middle;
    low_0 = 3'd0;
    anchor_sign = pair_product_sign;
    moved_sign = pair_addend_sign;
    if (~pair_leads) begin
      anchor_top = addend_top;
      anchor_middle = addend_middle;
      anchor_low = 3'd0;
      top_0 = product_top;
      middle_0 = product_middle;
      low_0 = product_low;
      anchor_sign = pair_addend_sign;
      moved_sign = pair_product_sign;
    end
    if (raw) begin
      anchor_top = pair_addend;
      anchor_middle = 64'd0;
    end
    // what moves out of the window is only asked for ones
    jam_0 = 1'd0;
    if (pair_far) begin
      top_0 = 64'd0;
      middle_0 = 64'd0;
      low_0 = 3'd0;
      jam_0 = pair_has_product;
      if (pair_leads) begin
        jam_0 = pair_has_addend;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    // move: by a word, then by less
    top_1 = top_0;
    middle_1 = middle_0;
    low_1 = low_0;
    jam_1 = jam_0;
    if (pair_moves[6]) begin
      top_1 = 64'd0;
      middle_1 = top_0;
      low_1 = middle_0[63:61];
      jam_1 = jam_0 | (|middle_0[60:0]) | (|low_0);
    end
  end

  always @* begin
    if (time_zero) begin end
    top_2 = top_1;
    middle_2 = middle_1;
    low_2 = low_1;
    jam_2 = jam_1;
    if (pair_moves[5]) begin
      top_2 = top_1 >> 32;
      middle_2 = {top_1[31:0], middle_1[63:32]};
      low_2 = middle_1[31:29];
      jam_2 = jam_1 | (|(middle_1 & 64'h1fffffff)) | (|low_1);
    end
  end

  always @* begin
    if (time_zero) begin end
    top_3 = top_2;
    middle_3 = middle_2;
    low_3 = low_2;
    jam_3 = jam_2;
    if (pair_moves[4]) begin
      top_3 = top_2 >> 16;
      middle_3 = {top_2[15:0], middle_2[63:16]};
      low_3 = middle_2[15:13];
      jam_3 = jam_2 | (|(middle_2 & 64'h1fff)) | (|low_2);
    end
  end

  always @* begin
    if (time_zero) begin end
    top_4 = top_3;
    middle_4 = middle_3;
    low_4 = low_3;
    jam_4 = jam_3;
    if (pair_moves[3]) begin
      top_4 = top_3 >> 8;
      middle_4 = {top_3[7:0], middle_3[63:8]};
      low_4 = middle_3[7:5];
      jam_4 = jam_3 | (|(middle_3 & 64'h1f)) | (|low_3);
    end
  end

  always @* begin
    if (time_zero) begin end
    top_5 = top_4;
    middle_5 = middle_4;
    low_5 = low_4;
    jam_5 = jam_4;
    if (pair_moves[2]) begin
      top_5 = top_4 >> 4;
      middle_5 = {top_4[3:0], middle_4[63:4]};
      low_5 = middle_4[3:1];
      jam_5 = jam_4 | (|(middle_4 & 64'd1)) | (|low_4);
    end
  end

  always @* begin
    if (time_zero) begin end
    top_6 = top_5;
    middle_6 = middle_5;
    low_6 = low_5;
    jam_6 = jam_5;
    if (pair_moves[1]) begin
      top_6 = top_5 >> 2;
      middle_6 = {top_5[1:0], middle_5[63:2]};
      low_6 = {middle_5[1:0], low_5[2]};
      jam_6 = jam_5 | (|low_5[1:0]);
    end
  end

  always @* begin
    if (time_zero) begin end
    top_7 = top_6;
    middle_7 = middle_6;
    low_7 = low_6;
    jam_7 = jam_6;
    if (pair_moves[0]) begin
      top_7 = top_6 >> 1;
      middle_7 = {top_6[0], middle_6[63:1]};
      low_7 = {middle_6[0], low_6[2:1]};
      jam_7 = jam_6 | low_6[0];
    end
  end

  always @* begin
    if (time_zero) begin end
    moved_top = top_7;
    moved_middle = middle_7;
    moved_low = lowest;
    if (subtracts) begin
      moved_top = ~top_7;
      moved_middle = ~middle_7;
      moved_low = ~lowest;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, pair_addend_exponent, pair_exponent};
endmodule
`default_nettype wire
