// tessera_miss_queue_looked_n16_a4
// The chain of the request in L.
//
//   in    1  clock      rising edge
//   in    1  reset      synchronous, active high
//   in    1  take
//   in   27  r_block
//   in   16  found      Chains of `r_block`: one bit or none.
//   in    1  start      A chain begins, ..
//   in   27  l_block    .. for this block, in this node.
//   in   16  free_hot
//   in    4  free_slot
//   out  16  hot        The chain as one bit or none, whether or not it still lives, and as index.
//   out   4  slot
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/render_cache/src/miss_queue/looked.rs; do not edit.
`default_nettype none
module tessera_miss_queue_looked_n16_a4 (
  input  wire clock,
  input  wire reset,
  input  wire take,
  input  wire [26:0] r_block,
  input  wire [15:0] found,
  input  wire start,
  input  wire [26:0] l_block,
  input  wire [15:0] free_hot,
  input  wire [3:0] free_slot,
  output wire [15:0] hot,
  output wire [3:0] slot
);
  reg  [3:0] index;
  wire joins;
  reg  [15:0] looked_q;
  reg  [3:0] looked_slot_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      looked_q <= 16'd0;
      looked_slot_q <= 4'd0;
    end
    else if (take) begin
      looked_q <= found;
      looked_slot_q <= index;
      if (joins & start) begin
        looked_q <= free_hot;
        looked_slot_q <= free_slot;
      end
    end
  end

  assign joins = r_block == l_block;
  assign hot = looked_q;
  assign slot = looked_slot_q;

  always @* begin
    if (time_zero) begin end
    index = 4'd0;
    if (found[0]) begin
      index = index;
    end
    if (found[1]) begin
      index = index | 4'd1;
    end
    if (found[2]) begin
      index = index | 4'd2;
    end
    if (found[3]) begin
      index = index | 4'd3;
    end
    if (found[4]) begin
      index = index | 4'd4;
    end
    if (found[5]) begin
      index = index | 4'd5;
    end
    if (found[6]) begin
      index = index | 4'd6;
    end
    if (found[7]) begin
      index = index | 4'd7;
    end
    if (found[8]) begin
      index = index | 4'd8;
    end
    if (found[9]) begin
      index = index | 4'd9;
    end
    if (found[10]) begin
      index = index | 4'd10;
    end
    if (found[11]) begin
      index = index | 4'd11;
    end
    if (found[12]) begin
      index = index | 4'd12;
    end
    if (found[13]) begin
      index = index | 4'd13;
    end
    if (found[14]) begin
      index = index | 4'd14;
    end
    if (found[15]) begin
      index = 4'd15;
    end
  end
endmodule
`default_nettype wire
