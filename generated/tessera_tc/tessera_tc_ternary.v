// tessera_tc_ternary
// Operand check of three-source instructions.
//
//   in   64  lo
//   in   64  hi
//   out  17  span_0
//   out  17  span_1
//   out  17  span_2
//   out  17  span_3
//   out   1  bad
//
// Exported from hdl/blocks/eu/src/tc/predecode/ternary.rs; do not edit.
`default_nettype none
module tessera_tc_ternary (
  input  wire [63:0] lo,
  input  wire [63:0] hi,
  output wire [16:0] span_0,
  output wire [16:0] span_1,
  output wire [16:0] span_2,
  output wire [16:0] span_3,
  output wire bad
);
  wire [7:0] number_0;
  wire [7:0] number_1;
  wire [7:0] number_2;
  wire [7:0] number_3;
  wire [2:0] dword_0;
  wire [2:0] dword_1;
  wire [2:0] dword_2;
  wire [2:0] dword_3;
  wire replicate_0;
  wire replicate_1;
  wire replicate_2;
  wire replicate_3;
  reg  [5:0] last_0;
  reg  [5:0] last_1;
  reg  [5:0] last_2;
  reg  [5:0] last_3;
  reg  outside;

  assign number_0 = lo[63:56];
  assign number_1 = hi[19:12];
  assign number_2 = hi[40:33];
  assign number_3 = hi[61:54];
  assign dword_0 = lo[55:53];
  assign dword_1 = hi[11:9];
  assign dword_2 = hi[32:30];
  assign dword_3 = hi[53:51];
  assign replicate_0 = 1'd0;
  assign replicate_1 = hi[0];
  assign replicate_2 = hi[21];
  assign replicate_3 = hi[42];
  assign span_0 = (17'h10000 | ({9'd0, (number_0 + {7'd0, last_0[3]})} << 8)) | {9'd0, number_0};
  assign span_1 = (17'h10000 | ({9'd0, (number_1 + {7'd0, last_1[3]})} << 8)) | {9'd0, number_1};
  assign span_2 = (17'h10000 | ({9'd0, (number_2 + {7'd0, last_2[3]})} << 8)) | {9'd0, number_2};
  assign span_3 = (17'h10000 | ({9'd0, (number_3 + {7'd0, last_3[3]})} << 8)) | {9'd0, number_3};
  // Align16, f sources and dst, no half selects, all channels, identity swizzles, no odd sub-registers
  assign bad = ((((((((((outside | (~lo[8])) | (lo[23:21] == 3'd5)) | (|lo[36:35])) | (|lo[48:43])) | (~(&lo[52:49]))) | (hi[8:1] != 8'he4)) | (hi[29:22] != 8'he4)) | (hi[50:43] != 8'he4)) | hi[20]) | hi[41]) | hi[62];

  always @* begin
    // the operand ends inside 16 dwords and the register file
    outside = 1'd0;
    if (((|last_0[5:4]) | number_0[7]) | ((&number_0[6:0]) & last_0[3])) begin
      outside = 1'd1;
    end
    if (((|last_1[5:4]) | number_1[7]) | ((&number_1[6:0]) & last_1[3])) begin
      outside = 1'd1;
    end
    if (((|last_2[5:4]) | number_2[7]) | ((&number_2[6:0]) & last_2[3])) begin
      outside = 1'd1;
    end
    if (((|last_3[5:4]) | number_3[7]) | ((&number_3[6:0]) & last_3[3])) begin
      outside = 1'd1;
    end
  end

  always @* begin
    last_0 = {3'd0, dword_0};
    if (~replicate_0) begin
      last_0 = {3'd0, dword_0} + ((6'd1 << lo[23:21]) - 6'd1);
    end
  end

  always @* begin
    last_1 = {3'd0, dword_1};
    if (~replicate_1) begin
      last_1 = {3'd0, dword_1} + ((6'd1 << lo[23:21]) - 6'd1);
    end
  end

  always @* begin
    last_2 = {3'd0, dword_2};
    if (~replicate_2) begin
      last_2 = {3'd0, dword_2} + ((6'd1 << lo[23:21]) - 6'd1);
    end
  end

  always @* begin
    last_3 = {3'd0, dword_3};
    if (~replicate_3) begin
      last_3 = {3'd0, dword_3} + ((6'd1 << lo[23:21]) - 6'd1);
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, lo[7:0], lo[20:9], lo[34:24], lo[42:37], hi[63], last_0[2:0], last_1[2:0], last_2[2:0], last_3[2:0]};
endmodule
`default_nettype wire
