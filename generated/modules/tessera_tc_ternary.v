// tessera_tc_ternary
// Operand check of three-source instructions.
//
//   in   64  lo
//   in   64  hi
//   in    1  floats_only  It takes no types but f32.
//   in    1  fields       It takes dwords, without modifiers.
//   out  17  span_0       dst, src0, src1, src2.
//   out  17  span_1
//   out  17  span_2
//   out  17  span_3
//   out   1  is_double    All operands are f64.
//   out   1  bad
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/predecode/ternary.rs; do not edit.
`default_nettype none
module tessera_tc_ternary (
  input  wire [63:0] lo,
  input  wire [63:0] hi,
  input  wire floats_only,
  input  wire fields,
  output wire [16:0] span_0,
  output wire [16:0] span_1,
  output wire [16:0] span_2,
  output wire [16:0] span_3,
  output wire is_double,
  output wire bad
);
  wire [20:0] operand_0;
  wire [20:0] operand_1;
  wire [20:0] operand_2;
  wire [7:0] number_0;
  wire [7:0] number_1;
  wire [7:0] number_2;
  wire [7:0] number_3;
  wire [2:0] dword_0;
  wire [2:0] dword_1;
  wire [2:0] dword_2;
  wire [2:0] dword_3;
  wire replicate_0;
  reg  replicate_1;
  reg  replicate_2;
  reg  replicate_3;
  wire half_0;
  wire half_1;
  wire half_2;
  wire half_3;
  wire [3:0] word_0;
  wire [3:0] word_1;
  wire [3:0] word_2;
  wire [3:0] word_3;
  wire [4:0] more_0;
  wire [4:0] more_1;
  wire [4:0] more_2;
  wire [4:0] more_3;
  wire doubles;
  reg  outside;
  reg  swizzled;
  wire [2:0] lanes__code;
  wire [4:0] lanes__ones;
  wire element_0__wide;
  wire [4:0] element_0__start;
  wire [1:0] element_0__scale;
  wire [5:0] element_0__last;
  wire element_1__wide;
  wire [4:0] element_1__start;
  wire [1:0] element_1__scale;
  wire [5:0] element_1__last;
  wire element_2__wide;
  wire [4:0] element_2__start;
  wire [1:0] element_2__scale;
  wire [5:0] element_2__last;
  wire element_3__wide;
  wire [4:0] element_3__start;
  wire [1:0] element_3__scale;
  wire [5:0] element_3__last;
  wire [13:0] ends_0__term_0;
  wire [13:0] ends_0__term_1;
  wire ends_0__second;
  wire ends_0__beyond;
  wire [13:0] ends_1__term_0;
  wire [13:0] ends_1__term_1;
  wire ends_1__second;
  wire ends_1__beyond;
  wire [13:0] ends_2__term_0;
  wire [13:0] ends_2__term_1;
  wire ends_2__second;
  wire ends_2__beyond;
  wire [13:0] ends_3__term_0;
  wire [13:0] ends_3__term_1;
  wire ends_3__second;
  wire ends_3__beyond;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_tc_ones lanes (
    .code(lanes__code),
    .ones(lanes__ones)
  );

  tessera_tc_element element_0 (
    .wide(element_0__wide),
    .eight_bytes(doubles),
    .one_byte(1'd0),
    .start(element_0__start),
    .scale(element_0__scale),
    .last(element_0__last)
  );

  tessera_tc_element element_1 (
    .wide(element_1__wide),
    .eight_bytes(doubles),
    .one_byte(1'd0),
    .start(element_1__start),
    .scale(element_1__scale),
    .last(element_1__last)
  );

  tessera_tc_element element_2 (
    .wide(element_2__wide),
    .eight_bytes(doubles),
    .one_byte(1'd0),
    .start(element_2__start),
    .scale(element_2__scale),
    .last(element_2__last)
  );

  tessera_tc_element element_3 (
    .wide(element_3__wide),
    .eight_bytes(doubles),
    .one_byte(1'd0),
    .start(element_3__start),
    .scale(element_3__scale),
    .last(element_3__last)
  );

  tessera_tc_end ends_0 (
    .term_0(ends_0__term_0),
    .term_1(ends_0__term_1),
    .second(ends_0__second),
    .beyond(ends_0__beyond)
  );

  tessera_tc_end ends_1 (
    .term_0(ends_1__term_0),
    .term_1(ends_1__term_1),
    .second(ends_1__second),
    .beyond(ends_1__beyond)
  );

  tessera_tc_end ends_2 (
    .term_0(ends_2__term_0),
    .term_1(ends_2__term_1),
    .second(ends_2__second),
    .beyond(ends_2__beyond)
  );

  tessera_tc_end ends_3 (
    .term_0(ends_3__term_0),
    .term_1(ends_3__term_1),
    .second(ends_3__second),
    .beyond(ends_3__beyond)
  );

  assign operand_0 = hi[20:0];
  assign operand_1 = hi[41:21];
  assign operand_2 = hi[62:42];
  assign number_0 = lo[63:56];
  assign dword_0 = lo[55:53];
  assign replicate_0 = 1'd0;
  assign half_0 = lo[48];
  assign half_1 = lo[45];
  assign half_2 = lo[36];
  assign half_3 = lo[35];
  assign word_0 = {dword_0, 1'd0};
  assign number_1 = operand_0[19:12];
  assign dword_1 = operand_0[11:9];
  assign word_1 = {dword_1, operand_0[20]};
  assign number_2 = operand_1[19:12];
  assign dword_2 = operand_1[11:9];
  assign word_2 = {dword_2, operand_1[20]};
  assign number_3 = operand_2[19:12];
  assign dword_3 = operand_2[11:9];
  assign word_3 = {dword_3, operand_2[20]};
  assign doubles = (lo[45:43] == 3'd3) & (lo[48:46] == 3'd3) & ~(|lo[36:35]);
  assign is_double = doubles;
  // the operand ends inside two registers and the register file
  assign lanes__code = lo[23:21];
  assign more_0 = ~replicate_0 ? lanes__ones : 5'd0;
  assign element_0__wide = ~half_0 & ~doubles;
  assign element_0__start = half_0 ? {word_0, 1'd0} : {dword_0, 2'd0};
  assign ends_0__term_0 = {9'd0, more_0} << element_0__scale;
  assign ends_0__term_1 = {8'd0, element_0__last};
  assign span_0 = {1'd1, number_0 + {7'd0, ends_0__second}, number_0};
  assign more_1 = ~replicate_1 ? lanes__ones : 5'd0;
  assign element_1__wide = ~half_1 & ~doubles;
  assign element_1__start = half_1 ? {word_1, 1'd0} : {dword_1, 2'd0};
  assign ends_1__term_0 = {9'd0, more_1} << element_1__scale;
  assign ends_1__term_1 = {8'd0, element_1__last};
  assign span_1 = {1'd1, number_1 + {7'd0, ends_1__second}, number_1};
  assign more_2 = ~replicate_2 ? lanes__ones : 5'd0;
  assign element_2__wide = ~half_2 & ~doubles;
  assign element_2__start = half_2 ? {word_2, 1'd0} : {dword_2, 2'd0};
  assign ends_2__term_0 = {9'd0, more_2} << element_2__scale;
  assign ends_2__term_1 = {8'd0, element_2__last};
  assign span_2 = {1'd1, number_2 + {7'd0, ends_2__second}, number_2};
  assign more_3 = ~replicate_3 ? lanes__ones : 5'd0;
  assign element_3__wide = ~half_3 & ~doubles;
  assign element_3__start = half_3 ? {word_3, 1'd0} : {dword_3, 2'd0};
  assign ends_3__term_0 = {9'd0, more_3} << element_3__scale;
  assign ends_3__term_1 = {8'd0, element_3__last};
  assign span_3 = {1'd1, number_3 + {7'd0, ends_3__second}, number_3};
  assign bad = outside | ~lo[8] | (lo[23:21] == 3'd5) | (doubles & (lo[23:21] > 3'd3))
      | (~doubles & ~fields & ((|lo[44:43]) | (|lo[47:46]))) | (floats_only & ((|lo[48:43]) | (|lo[36:35])))
      | (fields & (((lo[48:43] != 6'd9) & (lo[48:43] != 6'h12)) | (|lo[36:35]) | (|lo[42:37]))) | swizzled;

  always @* begin
    if (time_zero) begin end
    replicate_1 = operand_0[0];
    replicate_2 = operand_1[0];
    replicate_3 = operand_2[0];
    // one f64 of 16 bytes for all lanes; whichever of the two, it lies in the same register
    if (doubles) begin
      if ((operand_0[8:1] == 8'h44) | (operand_0[8:1] == 8'hee)) begin
        replicate_1 = 1'd1;
      end
      if ((operand_1[8:1] == 8'h44) | (operand_1[8:1] == 8'hee)) begin
        replicate_2 = 1'd1;
      end
      if ((operand_2[8:1] == 8'h44) | (operand_2[8:1] == 8'hee)) begin
        replicate_3 = 1'd1;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    outside = 1'd0;
    if ((doubles & dword_0[0]) | ends_0__beyond | number_0[7] | ((&number_0[6:0]) & ends_0__second)) begin
      outside = 1'd1;
    end
    if ((doubles & dword_1[0]) | ends_1__beyond | number_1[7] | ((&number_1[6:0]) & ends_1__second)) begin
      outside = 1'd1;
    end
    if ((doubles & dword_2[0]) | ends_2__beyond | number_2[7] | ((&number_2[6:0]) & ends_2__second)) begin
      outside = 1'd1;
    end
    if ((doubles & dword_3[0]) | ends_3__beyond | number_3[7] | ((&number_3[6:0]) & ends_3__second)) begin
      outside = 1'd1;
    end
  end

  always @* begin
    if (time_zero) begin end
    // Align16, types that go together, identity swizzles, elements of four bytes at dwords
    swizzled = 1'd0;
    if (((operand_0[8:1] != 8'he4)
            & ~(doubles & ((operand_0[8:1] == 8'h44) | (operand_0[8:1] == 8'hee)) & ~(|operand_0[10:9])))
        | (operand_0[20] & ~half_1)) begin
      swizzled = 1'd1;
    end
    if (((operand_1[8:1] != 8'he4)
            & ~(doubles & ((operand_1[8:1] == 8'h44) | (operand_1[8:1] == 8'hee)) & ~(|operand_1[10:9])))
        | (operand_1[20] & ~half_2)) begin
      swizzled = 1'd1;
    end
    if (((operand_2[8:1] != 8'he4)
            & ~(doubles & ((operand_2[8:1] == 8'h44) | (operand_2[8:1] == 8'hee)) & ~(|operand_2[10:9])))
        | (operand_2[20] & ~half_3)) begin
      swizzled = 1'd1;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, lo[7:0], lo[20:9], lo[34:24], lo[52:49], hi[63]};
endmodule
`default_nettype wire
