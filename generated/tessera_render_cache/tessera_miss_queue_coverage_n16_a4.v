// tessera_miss_queue_coverage_n16_a4
// Coverage masks of all chains.
//
//   in    1  clock
//   in    1  reset
//   in   16  begun
//   in   16  answered
//   in   16  res_mask
//   in   16  s_hot
//   in    4  fill_slot
//   out  16  s_cover
//   out  16  fill_cover
//   out  16  full
//
// Exported from hdl/blocks/render_cache/src/miss_queue/coverage.rs; do not edit.
`default_nettype none
module tessera_miss_queue_coverage_n16_a4 (
  input  wire clock,
  input  wire reset,
  input  wire [15:0] begun,
  input  wire [15:0] answered,
  input  wire [15:0] res_mask,
  input  wire [15:0] s_hot,
  input  wire [3:0] fill_slot,
  output wire [15:0] s_cover,
  output wire [15:0] fill_cover,
  output wire [15:0] full
);
  reg  [15:0] s_bits;
  reg  [15:0] fill_bits;
  reg  [15:0] full_bits;
  reg  [15:0] covered_0_d;
  reg  [15:0] covered_0_q;
  reg  [15:0] covered_1_d;
  reg  [15:0] covered_1_q;
  reg  [15:0] covered_2_d;
  reg  [15:0] covered_2_q;
  reg  [15:0] covered_3_d;
  reg  [15:0] covered_3_q;
  reg  [15:0] covered_4_d;
  reg  [15:0] covered_4_q;
  reg  [15:0] covered_5_d;
  reg  [15:0] covered_5_q;
  reg  [15:0] covered_6_d;
  reg  [15:0] covered_6_q;
  reg  [15:0] covered_7_d;
  reg  [15:0] covered_7_q;
  reg  [15:0] covered_8_d;
  reg  [15:0] covered_8_q;
  reg  [15:0] covered_9_d;
  reg  [15:0] covered_9_q;
  reg  [15:0] covered_10_d;
  reg  [15:0] covered_10_q;
  reg  [15:0] covered_11_d;
  reg  [15:0] covered_11_q;
  reg  [15:0] covered_12_d;
  reg  [15:0] covered_12_q;
  reg  [15:0] covered_13_d;
  reg  [15:0] covered_13_q;
  reg  [15:0] covered_14_d;
  reg  [15:0] covered_14_q;
  reg  [15:0] covered_15_d;
  reg  [15:0] covered_15_q;

  always @(posedge clock) begin
    if (reset) begin
      covered_0_q <= 16'd0;
      covered_1_q <= 16'd0;
      covered_2_q <= 16'd0;
      covered_3_q <= 16'd0;
      covered_4_q <= 16'd0;
      covered_5_q <= 16'd0;
      covered_6_q <= 16'd0;
      covered_7_q <= 16'd0;
      covered_8_q <= 16'd0;
      covered_9_q <= 16'd0;
      covered_10_q <= 16'd0;
      covered_11_q <= 16'd0;
      covered_12_q <= 16'd0;
      covered_13_q <= 16'd0;
      covered_14_q <= 16'd0;
      covered_15_q <= 16'd0;
    end
    else begin
      covered_0_q <= covered_0_d;
      covered_1_q <= covered_1_d;
      covered_2_q <= covered_2_d;
      covered_3_q <= covered_3_d;
      covered_4_q <= covered_4_d;
      covered_5_q <= covered_5_d;
      covered_6_q <= covered_6_d;
      covered_7_q <= covered_7_d;
      covered_8_q <= covered_8_d;
      covered_9_q <= covered_9_d;
      covered_10_q <= covered_10_d;
      covered_11_q <= covered_11_d;
      covered_12_q <= covered_12_d;
      covered_13_q <= covered_13_d;
      covered_14_q <= covered_14_d;
      covered_15_q <= covered_15_d;
    end
  end

  assign s_cover = s_bits;
  assign fill_cover = fill_bits;
  assign full = full_bits;

  always @* begin
    covered_0_d = covered_0_q;
    if (answered[0]) begin
      covered_0_d = covered_0_q | res_mask;
    end
    if (begun[0]) begin
      covered_0_d = 16'd0;
    end
  end

  always @* begin
    covered_1_d = covered_1_q;
    if (answered[1]) begin
      covered_1_d = covered_1_q | res_mask;
    end
    if (begun[1]) begin
      covered_1_d = 16'd0;
    end
  end

  always @* begin
    covered_2_d = covered_2_q;
    if (answered[2]) begin
      covered_2_d = covered_2_q | res_mask;
    end
    if (begun[2]) begin
      covered_2_d = 16'd0;
    end
  end

  always @* begin
    covered_3_d = covered_3_q;
    if (answered[3]) begin
      covered_3_d = covered_3_q | res_mask;
    end
    if (begun[3]) begin
      covered_3_d = 16'd0;
    end
  end

  always @* begin
    covered_4_d = covered_4_q;
    if (answered[4]) begin
      covered_4_d = covered_4_q | res_mask;
    end
    if (begun[4]) begin
      covered_4_d = 16'd0;
    end
  end

  always @* begin
    covered_5_d = covered_5_q;
    if (answered[5]) begin
      covered_5_d = covered_5_q | res_mask;
    end
    if (begun[5]) begin
      covered_5_d = 16'd0;
    end
  end

  always @* begin
    covered_6_d = covered_6_q;
    if (answered[6]) begin
      covered_6_d = covered_6_q | res_mask;
    end
    if (begun[6]) begin
      covered_6_d = 16'd0;
    end
  end

  always @* begin
    covered_7_d = covered_7_q;
    if (answered[7]) begin
      covered_7_d = covered_7_q | res_mask;
    end
    if (begun[7]) begin
      covered_7_d = 16'd0;
    end
  end

  always @* begin
    covered_8_d = covered_8_q;
    if (answered[8]) begin
      covered_8_d = covered_8_q | res_mask;
    end
    if (begun[8]) begin
      covered_8_d = 16'd0;
    end
  end

  always @* begin
    covered_9_d = covered_9_q;
    if (answered[9]) begin
      covered_9_d = covered_9_q | res_mask;
    end
    if (begun[9]) begin
      covered_9_d = 16'd0;
    end
  end

  always @* begin
    covered_10_d = covered_10_q;
    if (answered[10]) begin
      covered_10_d = covered_10_q | res_mask;
    end
    if (begun[10]) begin
      covered_10_d = 16'd0;
    end
  end

  always @* begin
    covered_11_d = covered_11_q;
    if (answered[11]) begin
      covered_11_d = covered_11_q | res_mask;
    end
    if (begun[11]) begin
      covered_11_d = 16'd0;
    end
  end

  always @* begin
    covered_12_d = covered_12_q;
    if (answered[12]) begin
      covered_12_d = covered_12_q | res_mask;
    end
    if (begun[12]) begin
      covered_12_d = 16'd0;
    end
  end

  always @* begin
    covered_13_d = covered_13_q;
    if (answered[13]) begin
      covered_13_d = covered_13_q | res_mask;
    end
    if (begun[13]) begin
      covered_13_d = 16'd0;
    end
  end

  always @* begin
    covered_14_d = covered_14_q;
    if (answered[14]) begin
      covered_14_d = covered_14_q | res_mask;
    end
    if (begun[14]) begin
      covered_14_d = 16'd0;
    end
  end

  always @* begin
    covered_15_d = covered_15_q;
    if (answered[15]) begin
      covered_15_d = covered_15_q | res_mask;
    end
    if (begun[15]) begin
      covered_15_d = 16'd0;
    end
  end

  always @* begin
    s_bits = 16'd0;
    if (s_hot[0]) begin
      s_bits = s_bits | covered_0_q;
    end
    if (s_hot[1]) begin
      s_bits = s_bits | covered_1_q;
    end
    if (s_hot[2]) begin
      s_bits = s_bits | covered_2_q;
    end
    if (s_hot[3]) begin
      s_bits = s_bits | covered_3_q;
    end
    if (s_hot[4]) begin
      s_bits = s_bits | covered_4_q;
    end
    if (s_hot[5]) begin
      s_bits = s_bits | covered_5_q;
    end
    if (s_hot[6]) begin
      s_bits = s_bits | covered_6_q;
    end
    if (s_hot[7]) begin
      s_bits = s_bits | covered_7_q;
    end
    if (s_hot[8]) begin
      s_bits = s_bits | covered_8_q;
    end
    if (s_hot[9]) begin
      s_bits = s_bits | covered_9_q;
    end
    if (s_hot[10]) begin
      s_bits = s_bits | covered_10_q;
    end
    if (s_hot[11]) begin
      s_bits = s_bits | covered_11_q;
    end
    if (s_hot[12]) begin
      s_bits = s_bits | covered_12_q;
    end
    if (s_hot[13]) begin
      s_bits = s_bits | covered_13_q;
    end
    if (s_hot[14]) begin
      s_bits = s_bits | covered_14_q;
    end
    if (s_hot[15]) begin
      s_bits = s_bits | covered_15_q;
    end
  end

  always @* begin
    fill_bits = 16'd0;
    if (fill_slot == 4'd0) begin
      fill_bits = fill_bits | covered_0_q;
    end
    if (fill_slot == 4'd1) begin
      fill_bits = fill_bits | covered_1_q;
    end
    if (fill_slot == 4'd2) begin
      fill_bits = fill_bits | covered_2_q;
    end
    if (fill_slot == 4'd3) begin
      fill_bits = fill_bits | covered_3_q;
    end
    if (fill_slot == 4'd4) begin
      fill_bits = fill_bits | covered_4_q;
    end
    if (fill_slot == 4'd5) begin
      fill_bits = fill_bits | covered_5_q;
    end
    if (fill_slot == 4'd6) begin
      fill_bits = fill_bits | covered_6_q;
    end
    if (fill_slot == 4'd7) begin
      fill_bits = fill_bits | covered_7_q;
    end
    if (fill_slot == 4'd8) begin
      fill_bits = fill_bits | covered_8_q;
    end
    if (fill_slot == 4'd9) begin
      fill_bits = fill_bits | covered_9_q;
    end
    if (fill_slot == 4'd10) begin
      fill_bits = fill_bits | covered_10_q;
    end
    if (fill_slot == 4'd11) begin
      fill_bits = fill_bits | covered_11_q;
    end
    if (fill_slot == 4'd12) begin
      fill_bits = fill_bits | covered_12_q;
    end
    if (fill_slot == 4'd13) begin
      fill_bits = fill_bits | covered_13_q;
    end
    if (fill_slot == 4'd14) begin
      fill_bits = fill_bits | covered_14_q;
    end
    if (fill_slot == 4'd15) begin
      fill_bits = fill_bits | covered_15_q;
    end
  end

  always @* begin
    full_bits = 16'd0;
    full_bits = (full_bits & 16'hfffe) | {15'd0, (&covered_0_q)};
    full_bits = (full_bits & 16'hfffd) | ({15'd0, (&covered_1_q)} << 1);
    full_bits = (full_bits & 16'hfffb) | ({15'd0, (&covered_2_q)} << 2);
    full_bits = (full_bits & 16'hfff7) | ({15'd0, (&covered_3_q)} << 3);
    full_bits = (full_bits & 16'hffef) | ({15'd0, (&covered_4_q)} << 4);
    full_bits = (full_bits & 16'hffdf) | ({15'd0, (&covered_5_q)} << 5);
    full_bits = (full_bits & 16'hffbf) | ({15'd0, (&covered_6_q)} << 6);
    full_bits = (full_bits & 16'hff7f) | ({15'd0, (&covered_7_q)} << 7);
    full_bits = (full_bits & 16'hfeff) | ({15'd0, (&covered_8_q)} << 8);
    full_bits = (full_bits & 16'hfdff) | ({15'd0, (&covered_9_q)} << 9);
    full_bits = (full_bits & 16'hfbff) | ({15'd0, (&covered_10_q)} << 10);
    full_bits = (full_bits & 16'hf7ff) | ({15'd0, (&covered_11_q)} << 11);
    full_bits = (full_bits & 16'hefff) | ({15'd0, (&covered_12_q)} << 12);
    full_bits = (full_bits & 16'hdfff) | ({15'd0, (&covered_13_q)} << 13);
    full_bits = (full_bits & 16'hbfff) | ({15'd0, (&covered_14_q)} << 14);
    full_bits = (full_bits & 16'h7fff) | ({15'd0, (&covered_15_q)} << 15);
  end
endmodule
`default_nettype wire
