// tessera_tc_bundle
// Execution masks of one issued instruction.
//
//   in    1  valid
//   in   64  lo
//   in   64  hi
//   in   11  needs         What its predicate needs.
//   in   32  act           Of its thread: active channels, f0, f1, cr0.
//   in   32  f0
//   in   32  f1
//   in   32  control
//   out  32  active        Channels.
//   out  32  predicate
// masks: Lanes.
//   out  32  masks_emask   Write-enabled lanes.
//   out  32  masks_pmask   Predicate of each lane.
//   out   5  masks_mode    Rounding and denormals: `word::mode`.
//   out  32  masks_scalar  Value of an ARF source.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/bundle.rs; do not edit.
`default_nettype none
module tessera_tc_bundle (
  input  wire valid,
  input  wire [63:0] lo,
  input  wire [63:0] hi,
  input  wire [10:0] needs,
  input  wire [31:0] act,
  input  wire [31:0] f0,
  input  wire [31:0] f1,
  input  wire [31:0] control,
  output reg  [31:0] active,
  output reg  [31:0] predicate,
  output wire [31:0] masks_emask,
  output wire [31:0] masks_pmask,
  output reg  [4:0] masks_mode,
  output reg  [31:0] masks_scalar
);
  wire [4:0] offset;
  wire [31:0] existing;
  reg  [31:0] lanes;
  wire [31:0] gate;
  reg  [31:0] if_found;
  reg  [31:0] otherwise;
  reg  [31:0] allowed_if_found;
  reg  [31:0] allowed_otherwise;
  wire selects;
  reg  ternary;
  wire doubles;
  wire [2:0] allowed_by__group;
  wire [31:0] allowed_by__predicate;
  wire [31:0] allowed_by__lanes;
  wire allowed_by__inverts;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_tc_predicate allowed_by (
    // predicate
    .needs(needs),
    .f0(f0),
    .f1(f1),
    .group(allowed_by__group),
    .predicate(allowed_by__predicate),
    .lanes(allowed_by__lanes),
    .inverts(allowed_by__inverts)
  );

  assign allowed_by__group = lo[13:11];
  // lanes: exec size, channel offset, NoMask; sel is not masked by its predicate
  assign offset = {lo[13:11], 2'd0};
  assign existing = 32'hffffffff >> offset;
  assign doubles = lo[45:43] == 3'd3;
  assign gate = lo[34] ? existing : (act >> offset);
  assign selects = lo[6:0] == 7'd2;
  assign masks_emask = (if_found & allowed_by__lanes) | (otherwise & ~allowed_by__lanes);
  assign masks_pmask = (allowed_if_found & allowed_by__lanes) | (allowed_otherwise & ~allowed_by__lanes);

  always @* begin
    if (time_zero) begin end
    lanes = 32'hffffffff;
    if (lo[23:21] == 3'd0) begin
      lanes = 32'd1;
    end
    if (lo[23:21] == 3'd1) begin
      lanes = 32'd3;
    end
    if (lo[23:21] == 3'd2) begin
      lanes = 32'hf;
    end
    if (lo[23:21] == 3'd3) begin
      lanes = 32'hff;
    end
    if (lo[23:21] == 3'd4) begin
      lanes = 32'hffff;
    end
    if (ternary) begin
      // channel enables: a bit for each lane of four
      if (~lo[49] & ~doubles) begin
        lanes = lanes & 32'heeeeeeee;
      end
      if (~lo[50] & ~doubles) begin
        lanes = lanes & 32'hdddddddd;
      end
      if (~lo[51] & ~doubles) begin
        lanes = lanes & 32'hbbbbbbbb;
      end
      if (~lo[52] & ~doubles) begin
        lanes = lanes & 32'h77777777;
      end
      // of f64 x and z, for each lane of two
      if (~lo[49] & doubles) begin
        lanes = lanes & 32'haaaaaaaa;
      end
      if (~lo[51] & doubles) begin
        lanes = lanes & 32'h55555555;
      end
    end
    if (lo[6:0] == 7'ha) begin
      lanes = lanes & {16'd0, hi[47:32]};
    end
  end

  always @* begin
    if (time_zero) begin end
    ternary = 1'd0;
    if (lo[6:0] == 7'd1) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'd2) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'd4) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'd5) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'd6) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'd7) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'd8) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'd9) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'ha) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'hc) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h10) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h11) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h12) begin
      ternary = 1'd1;
    end
    if (lo[6:0] == 7'h17) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h18) begin
      ternary = 1'd1;
    end
    if (lo[6:0] == 7'h19) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h1a) begin
      ternary = 1'd1;
    end
    if (lo[6:0] == 7'h20) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h21) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h22) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h23) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h24) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h25) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h27) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h28) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h29) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h2a) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h2b) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h2c) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h2d) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h2e) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h2f) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h31) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h32) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h33) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h34) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h38) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h40) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h41) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h42) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h43) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h44) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h45) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h46) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h47) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h48) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h49) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h4a) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h4b) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h4c) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h4d) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h4e) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h4f) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h54) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h55) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h56) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h57) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h59) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h5a) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h5b) begin
      ternary = 1'd1;
    end
    if (lo[6:0] == 7'h5c) begin
      ternary = 1'd1;
    end
    if (lo[6:0] == 7'h5d) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h30) begin
      ternary = 1'd0;
    end
    if (lo[6:0] == 7'h7e) begin
      ternary = 1'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    // the flags come last: what each lane is with either is there before
    if_found = 32'd0;
    otherwise = 32'd0;
    allowed_if_found = 32'd0;
    allowed_otherwise = 32'd0;
    if (valid) begin
      if (~allowed_by__inverts | selects) begin
        if_found = gate & lanes;
      end
      if (allowed_by__inverts | selects) begin
        otherwise = gate & lanes;
      end
      if (allowed_by__inverts) begin
        allowed_otherwise = existing;
      end
      else begin
        allowed_if_found = existing;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    active = 32'd0;
    predicate = 32'd0;
    masks_mode = 5'd0;
    masks_scalar = 32'd0;
    if (valid) begin
      active = act;
      predicate = allowed_by__predicate;
      // flush unless cr0 keeps denormals; rounding
      masks_mode = {~control[6], ~control[10], ~control[7], control[5:4]};
      // src0 is f0, f1 or cr0; not of three sources
      if ((lo[42:41] == 2'd0) & ~ternary & (lo[6:0] != 7'h5d)) begin
        if (hi[12:5] == 8'h30) begin
          masks_scalar = f0;
        end
        else if (hi[12:5] == 8'h31) begin
          masks_scalar = f1;
        end
        else if (hi[12:5] == 8'h80) begin
          masks_scalar = control;
        end
      end
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, lo[10:7], lo[20:14], lo[33:24], lo[40:35], lo[48:46], lo[63:53], hi[4:0], hi[31:13],
      hi[63:48]};
endmodule
`default_nettype wire
