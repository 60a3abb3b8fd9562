// tessera_screen_partition
// Router of one request stream onto four pipelines.
//
//   in    1  reset        Synchronous reset, active high.
//   in    2  cfg_part     Screen partition: 0 rows, 1 two by two, 2 columns.
//   in    1  in_valid     A tile is on offer.
//   in   12  in_x         Tile, horizontally.
//   in   12  in_y         Tile, vertically.
//   in    1  out_ready_0  The pipelines take a tile.
//   in    1  out_ready_1
//   in    1  out_ready_2
//   in    1  out_ready_3
//   out   1  in_ready     The tile's pipeline takes it.
//   out   2  pipeline     The tile's pipeline.
//   out   1  out_valid_0  The tile is on offer to each pipeline.
//   out   1  out_valid_1
//   out   1  out_valid_2
//   out   1  out_valid_3
//
// Combinational.
// Handshake: in (in): transfer at a rising edge with valid and ready both high.
// Contract: hdl/docs/src/contract/screen_partition.md
//
// Exported from hdl/blocks/memory/src/screen_partition.rs; do not edit.
`default_nettype none
module tessera_screen_partition (
  input  wire reset,
  input  wire [1:0] cfg_part,
  input  wire in_valid,
  input  wire [11:0] in_x,
  input  wire [11:0] in_y,
  input  wire out_ready_0,
  input  wire out_ready_1,
  input  wire out_ready_2,
  input  wire out_ready_3,
  output reg  in_ready,
  output wire [1:0] pipeline,
  output reg  out_valid_0,
  output reg  out_valid_1,
  output reg  out_valid_2,
  output reg  out_valid_3
);
  wire [1:0] chosen;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign chosen = (cfg_part == 2'd1) ? {in_y[0], in_x[0]} : ((cfg_part == 2'd0) & in_y[0]) ? ~in_x[1:0] : in_x[1:0];
  assign pipeline = chosen;

  always @* begin
    if (time_zero) begin end
    in_ready = 1'd0;
    out_valid_0 = 1'd0;
    if (chosen == 2'd0) begin
      out_valid_0 = in_valid;
      in_ready = out_ready_0;
    end
    out_valid_1 = 1'd0;
    if (chosen == 2'd1) begin
      out_valid_1 = in_valid;
      in_ready = out_ready_1;
    end
    out_valid_2 = 1'd0;
    if (chosen == 2'd2) begin
      out_valid_2 = in_valid;
      in_ready = out_ready_2;
    end
    out_valid_3 = 1'd0;
    if (chosen == 2'd3) begin
      out_valid_3 = in_valid;
      in_ready = out_ready_3;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, reset, in_x[11:2], in_y[11:1]};
endmodule
`default_nettype wire
