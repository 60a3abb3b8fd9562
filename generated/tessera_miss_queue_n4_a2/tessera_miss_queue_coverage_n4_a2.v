// tessera_miss_queue_coverage_n4_a2
// Coverage masks of all chains.
//
//   in    1  clock
//   in    1  reset
//   in    4  begun
//   in    4  answered
//   in   16  res_mask
//   in    4  s_hot
//   in    2  fill_slot
//   out  16  s_cover
//   out  16  fill_cover
//   out   4  full
//
// Exported from hdl/blocks/render_cache/src/miss_queue/coverage.rs; do not edit.
`default_nettype none
module tessera_miss_queue_coverage_n4_a2 (
  input  wire clock,
  input  wire reset,
  input  wire [3:0] begun,
  input  wire [3:0] answered,
  input  wire [15:0] res_mask,
  input  wire [3:0] s_hot,
  input  wire [1:0] fill_slot,
  output wire [15:0] s_cover,
  output wire [15:0] fill_cover,
  output wire [3:0] full
);
  reg  [15:0] s_bits;
  reg  [15:0] fill_bits;
  reg  [3:0] full_bits;
  reg  [15:0] covered_0_d;
  reg  [15:0] covered_0_q;
  reg  [15:0] covered_1_d;
  reg  [15:0] covered_1_q;
  reg  [15:0] covered_2_d;
  reg  [15:0] covered_2_q;
  reg  [15:0] covered_3_d;
  reg  [15:0] covered_3_q;

  always @(posedge clock) begin
    if (reset) begin
      covered_0_q <= 16'd0;
      covered_1_q <= 16'd0;
      covered_2_q <= 16'd0;
      covered_3_q <= 16'd0;
    end
    else begin
      covered_0_q <= covered_0_d;
      covered_1_q <= covered_1_d;
      covered_2_q <= covered_2_d;
      covered_3_q <= covered_3_d;
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
  end

  always @* begin
    fill_bits = 16'd0;
    if (fill_slot == 2'd0) begin
      fill_bits = fill_bits | covered_0_q;
    end
    if (fill_slot == 2'd1) begin
      fill_bits = fill_bits | covered_1_q;
    end
    if (fill_slot == 2'd2) begin
      fill_bits = fill_bits | covered_2_q;
    end
    if (fill_slot == 2'd3) begin
      fill_bits = fill_bits | covered_3_q;
    end
  end

  always @* begin
    full_bits = 4'd0;
    full_bits = (full_bits & 4'd14) | {3'd0, (&covered_0_q)};
    full_bits = (full_bits & 4'd13) | ({3'd0, (&covered_1_q)} << 1);
    full_bits = (full_bits & 4'd11) | ({3'd0, (&covered_2_q)} << 2);
    full_bits = (full_bits & 4'd7) | ({3'd0, (&covered_3_q)} << 3);
  end
endmodule
`default_nettype wire
