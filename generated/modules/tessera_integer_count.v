// tessera_integer_count
// Counts bits of a pattern.
//
//   in    1  ones        As `Modified` has them.
//   in    1  from_below
//   in    1  by_sign
//   in    1  whole
//   in   34  value
//   in   32  reversed
//   out  32  counted
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/integer/count.rs; do not edit.
`default_nettype none
module tessera_integer_count (
  input  wire ones,
  input  wire from_below,
  input  wire by_sign,
  input  wire whole,
  input  wire [33:0] value,
  input  wire [31:0] reversed,
  output wire [31:0] counted
);
  wire [31:0] low;
  wire [31:0] pattern;
  wire [3:0] nibble_0;
  wire [3:0] nibble_1;
  wire [3:0] nibble_2;
  wire [3:0] nibble_3;
  wire [3:0] nibble_4;
  wire [3:0] nibble_5;
  wire [3:0] nibble_6;
  wire [3:0] nibble_7;
  wire [2:0] ones4_0;
  wire [2:0] ones4_1;
  wire [2:0] ones4_2;
  wire [2:0] ones4_3;
  wire [2:0] ones4_4;
  wire [2:0] ones4_5;
  wire [2:0] ones4_6;
  wire [2:0] ones4_7;
  wire [3:0] ones8_0;
  wire [3:0] ones8_1;
  wire [3:0] ones8_2;
  wire [3:0] ones8_3;
  wire [4:0] ones16_0;
  wire [4:0] ones16_1;
  wire [5:0] total;
  wire [4:0] zeros__count;

  tessera_leading_zeros32 zeros (
    .value(pattern),
    .count(zeros__count)
  );

  // zeros before the first one
  assign low = value[31:0];
  assign pattern = by_sign ? ~low : from_below ? reversed : low;
  // ones: of a nibble odd, two or three, four
  assign nibble_0 = low[3:0];
  assign ones4_0 = {&nibble_0, ~(&nibble_0) & ((nibble_0[0] & nibble_0[1]) | (nibble_0[2] & nibble_0[3])
          | ((nibble_0[0] | nibble_0[1]) & (nibble_0[2] | nibble_0[3]))), ^nibble_0};
  assign nibble_1 = low[7:4];
  assign ones4_1 = {&nibble_1, ~(&nibble_1) & ((nibble_1[0] & nibble_1[1]) | (nibble_1[2] & nibble_1[3])
          | ((nibble_1[0] | nibble_1[1]) & (nibble_1[2] | nibble_1[3]))), ^nibble_1};
  assign nibble_2 = low[11:8];
  assign ones4_2 = {&nibble_2, ~(&nibble_2) & ((nibble_2[0] & nibble_2[1]) | (nibble_2[2] & nibble_2[3])
          | ((nibble_2[0] | nibble_2[1]) & (nibble_2[2] | nibble_2[3]))), ^nibble_2};
  assign nibble_3 = low[15:12];
  assign ones4_3 = {&nibble_3, ~(&nibble_3) & ((nibble_3[0] & nibble_3[1]) | (nibble_3[2] & nibble_3[3])
          | ((nibble_3[0] | nibble_3[1]) & (nibble_3[2] | nibble_3[3]))), ^nibble_3};
  assign nibble_4 = low[19:16];
  assign ones4_4 = {&nibble_4, ~(&nibble_4) & ((nibble_4[0] & nibble_4[1]) | (nibble_4[2] & nibble_4[3])
          | ((nibble_4[0] | nibble_4[1]) & (nibble_4[2] | nibble_4[3]))), ^nibble_4};
  assign nibble_5 = low[23:20];
  assign ones4_5 = {&nibble_5, ~(&nibble_5) & ((nibble_5[0] & nibble_5[1]) | (nibble_5[2] & nibble_5[3])
          | ((nibble_5[0] | nibble_5[1]) & (nibble_5[2] | nibble_5[3]))), ^nibble_5};
  assign nibble_6 = low[27:24];
  assign ones4_6 = {&nibble_6, ~(&nibble_6) & ((nibble_6[0] & nibble_6[1]) | (nibble_6[2] & nibble_6[3])
          | ((nibble_6[0] | nibble_6[1]) & (nibble_6[2] | nibble_6[3]))), ^nibble_6};
  assign nibble_7 = low[31:28];
  assign ones4_7 = {&nibble_7, ~(&nibble_7) & ((nibble_7[0] & nibble_7[1]) | (nibble_7[2] & nibble_7[3])
          | ((nibble_7[0] | nibble_7[1]) & (nibble_7[2] | nibble_7[3]))), ^nibble_7};
  assign ones8_0 = {1'd0, ones4_0} + {1'd0, ones4_1};
  assign ones8_1 = {1'd0, ones4_2} + {1'd0, ones4_3};
  assign ones8_2 = {1'd0, ones4_4} + {1'd0, ones4_5};
  assign ones8_3 = {1'd0, ones4_6} + {1'd0, ones4_7};
  assign ones16_0 = {1'd0, ones8_0} + {1'd0, ones8_1};
  assign ones16_1 = {1'd0, ones8_2} + {1'd0, ones8_3};
  assign total = {1'd0, ones16_0} + {1'd0, ones16_1};
  assign counted = ones ? {26'd0, total} : ~(|pattern) ? (whole ? 32'h20 : 32'hffffffff) : {27'd0, zeros__count};

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, value[33:32]};
endmodule
`default_nettype wire
