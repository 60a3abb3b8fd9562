// tessera_miss_queue_coverage_n16_a4
// Coverage masks of all chains.
//
//   in    1  clock
//   in    1  reset
//   in   16  begun
//   in   16  dirty
//   in    1  res
//   in    4  res_slot
//   in   16  res_mask
//   in   16  answered
//   in    4  s_chain
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
  input  wire [15:0] dirty,
  input  wire res,
  input  wire [3:0] res_slot,
  input  wire [15:0] res_mask,
  input  wire [15:0] answered,
  input  wire [3:0] s_chain,
  input  wire [3:0] fill_slot,
  output wire [15:0] s_cover,
  output reg  [15:0] fill_cover,
  output wire [15:0] full
);
  reg  [15:0] merged;
  wire [15:0] res_covers__read_data_0;
  wire [15:0] s_covers__read_data_0;
  wire [15:0] fill_covers__read_data_0;
  reg  [15:0] r_full_d;
  reg  [15:0] r_full_q;

  always @(posedge clock) begin
    if (reset) begin
      r_full_q <= 16'd0;
    end
    else begin
      r_full_q <= r_full_d;
    end
  end

  tessera_lut_ram_a4_words1_w16 res_covers (
    .clock(clock),
    .read_address(res_slot),
    .read_data_0(res_covers__read_data_0),
    .write_address(res_slot),
    .write_data_0(merged),
    .write_enable(res)
  );

  tessera_lut_ram_a4_words1_w16 s_covers (
    .clock(clock),
    .read_address(s_chain),
    .read_data_0(s_covers__read_data_0),
    .write_address(res_slot),
    .write_data_0(merged),
    .write_enable(res)
  );

  tessera_lut_ram_a4_words1_w16 fill_covers (
    .clock(clock),
    .read_address(fill_slot),
    .read_data_0(fill_covers__read_data_0),
    .write_address(res_slot),
    .write_data_0(merged),
    .write_enable(res)
  );

  assign full = r_full_q;
  assign s_cover = s_covers__read_data_0;

  always @* begin
    r_full_d = r_full_q & (~begun);
    if (&merged) begin
      r_full_d = (r_full_q & (~begun)) | answered;
    end
  end

  always @* begin
    merged = res_mask;
    if (dirty[res_slot]) begin
      merged = res_mask | res_covers__read_data_0;
    end
  end

  always @* begin
    fill_cover = 16'd0;
    if (dirty[fill_slot]) begin
      fill_cover = fill_covers__read_data_0;
    end
  end
endmodule
`default_nettype wire
