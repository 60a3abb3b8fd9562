// tessera_render_cache_set_index
// Set index of a tile in its pipeline.
//
//   in    5  cfg_set_mask
//   in    1  cfg_hash
//   in    2  cfg_part
//   in    3  surface
//   in   12  x
//   in   12  y
//   out   5  set
//
// Combinational.
//
// Exported from hdl/blocks/render_cache/src/render_cache/set_index.rs; do not edit.
`default_nettype none
module tessera_render_cache_set_index (
  input  wire [4:0] cfg_set_mask,
  input  wire cfg_hash,
  input  wire [1:0] cfg_part,
  input  wire [2:0] surface,
  input  wire [11:0] x,
  input  wire [11:0] y,
  output wire [4:0] set
);
  reg  [10:0] u;
  reg  [11:0] v;
  wire [4:0] folded_u;
  wire [4:0] folded_v;
  reg  [4:0] mirrored;
  wire [4:0] chosen;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  // twelve bits onto five; the mirrored rows meet the columns at the other end
  assign folded_u = u[4:0] ^ u[9:5] ^ {4'd0, u[10]};
  assign folded_v = v[4:0] ^ v[9:5] ^ {3'd0, v[11:10]};
  assign chosen = cfg_hash ? (folded_u ^ mirrored ^ {2'd0, surface}) : {v[1:0], u[2:0]};
  assign set = chosen & cfg_set_mask;

  always @* begin
    if (time_zero) begin end
    // coordinates inside the pipeline
    u = {1'd0, x[11:2]};
    v = y;
    if (cfg_part == 2'd1) begin
      u = x[11:1];
      v = y >> 1;
    end
  end

  always @* begin
    if (time_zero) begin end
    mirrored = 5'd0;
    mirrored[0] = folded_v[4];
    mirrored[1] = folded_v[3];
    mirrored[2] = folded_v[2];
    mirrored[3] = folded_v[1];
    mirrored[4] = folded_v[0];
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, x[0]};
endmodule
`default_nettype wire
