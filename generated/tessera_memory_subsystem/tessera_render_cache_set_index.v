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
  reg  [4:0] chosen;

  // twelve bits onto five; the mirrored rows meet the columns at the other end
  assign folded_u = (u[4:0] ^ u[9:5]) ^ {4'd0, u[10]};
  assign folded_v = (v[4:0] ^ v[9:5]) ^ {3'd0, v[11:10]};
  assign set = chosen & cfg_set_mask;

  always @* begin
    // coordinates inside the pipeline
    u = {1'd0, x[11:2]};
    v = y;
    if (cfg_part == 2'd1) begin
      u = x[11:1];
      v = y >> 1;
    end
  end

  always @* begin
    mirrored = 5'd0;
    mirrored = (mirrored & 5'h1e) | {4'd0, folded_v[4]};
    mirrored = (mirrored & 5'h1d) | ({4'd0, folded_v[3]} << 1);
    mirrored = (mirrored & 5'h1b) | ({4'd0, folded_v[2]} << 2);
    mirrored = (mirrored & 5'h17) | ({4'd0, folded_v[1]} << 3);
    mirrored = (mirrored & 5'hf) | ({4'd0, folded_v[0]} << 4);
  end

  always @* begin
    chosen = ({3'd0, v[1:0]} << 3) | {2'd0, u[2:0]};
    if (cfg_hash) begin
      chosen = (folded_u ^ mirrored) ^ {2'd0, surface};
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, x[0]};
endmodule
`default_nettype wire
