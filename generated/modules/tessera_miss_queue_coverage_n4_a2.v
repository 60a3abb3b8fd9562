// tessera_miss_queue_coverage_n4_a2
// Coverage masks of all chains.
//
//   in    1  clock        rising edge
//   in    1  reset        synchronous, active high
//   in    4  begun
//   in    4  dirty
//   in    1  result
//   in    2  result_slot
//   in   16  result_mask
//   in    4  answered
//   in    2  s_chain
//   in    2  fill_slot
//   out  16  s_cover
//   out  16  fill_cover
//   out   4  full         Chains that need nothing from memory.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/render_cache/src/miss_queue/coverage.rs; do not edit.
`default_nettype none
module tessera_miss_queue_coverage_n4_a2 (
  input  wire clock,
  input  wire reset,
  input  wire [3:0] begun,
  input  wire [3:0] dirty,
  input  wire result,
  input  wire [1:0] result_slot,
  input  wire [15:0] result_mask,
  input  wire [3:0] answered,
  input  wire [1:0] s_chain,
  input  wire [1:0] fill_slot,
  output wire [15:0] s_cover,
  output wire [15:0] fill_cover,
  output wire [3:0] full
);
  wire [15:0] merged;
  wire [15:0] res_covers__read_data_0;
  wire [15:0] s_covers__read_data_0;
  wire [15:0] fill_covers__read_data_0;
  reg  [3:0] r_full_q;

  always @(posedge clock) begin
    if (reset) begin
      r_full_q <= 4'd0;
    end
    else begin
      r_full_q <= r_full_q & ~begun;
      if (&merged) begin
        r_full_q <= (r_full_q & ~begun) | answered;
      end
    end
  end

  tessera_lut_ram #(.A(2), .WORDS(1), .W(16)) res_covers (
    .clock(clock),
    // a result
    .read_address(result_slot),
    .read_data(res_covers__read_data_0),
    .write_address(result_slot),
    .write_data(merged),
    .write_enable(result)
  );

  tessera_lut_ram #(.A(2), .WORDS(1), .W(16)) s_covers (
    .clock(clock),
    // readers
    .read_address(s_chain),
    .read_data(s_covers__read_data_0),
    .write_address(result_slot),
    .write_data(merged),
    .write_enable(result)
  );

  tessera_lut_ram #(.A(2), .WORDS(1), .W(16)) fill_covers (
    .clock(clock),
    .read_address(fill_slot),
    .read_data(fill_covers__read_data_0),
    .write_address(result_slot),
    .write_data(merged),
    .write_enable(result)
  );

  assign merged = dirty[result_slot] ? (result_mask | res_covers__read_data_0) : result_mask;
  assign full = r_full_q;
  assign s_cover = s_covers__read_data_0;
  assign fill_cover = dirty[fill_slot] ? fill_covers__read_data_0 : 16'd0;
endmodule
`default_nettype wire
