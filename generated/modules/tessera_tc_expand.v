// tessera_tc_expand
// Expansion of compacted instructions.
//
//   in   64  raw_lo  Bits 63:0 of what lies at the address.
//   in   64  raw_hi  Bits 127:64 of it.
//   in    1  len8    The instruction is compacted.
//   out  64  lo      Native instruction, bits 63:0.
//   out  64  hi      Native instruction, bits 127:64.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/expand/mod.rs; do not edit.
`default_nettype none
module tessera_tc_expand (
  input  wire [63:0] raw_lo,
  input  wire [63:0] raw_hi,
  input  wire len8,
  output reg  [63:0] lo,
  output reg  [63:0] hi
);
  wire [18:0] c;
  wire [20:0] d;
  wire [14:0] s;
  wire [25:0] tc;
  wire [48:0] ts;
  reg  ternary;
  reg  has_immediate;
  wire [31:0] immediate;
  wire [63:0] basic_lo;
  reg  [63:0] basic_hi;
  wire [63:0] ternary_lo;
  wire [63:0] ternary_hi;
  wire [4:0] control__index;
  wire [18:0] control__value;
  wire [4:0] datatype__index;
  wire [20:0] datatype__value;
  wire [4:0] subreg__index;
  wire [14:0] subreg__value;
  wire [4:0] source_0__index;
  wire [11:0] source_0__value;
  wire [4:0] source_1__index;
  wire [11:0] source_1__value;
  wire [1:0] ternary_control__index;
  wire [25:0] ternary_control__value;
  wire [1:0] ternary_source__index;
  wire [48:0] ternary_source__value;
  wire [12:0] tmp_0 = {raw_lo[39:35], raw_lo[63:56]};

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_control_table control (
    .index(control__index),
    .value(control__value)
  );

  tessera_datatype_table datatype (
    .index(datatype__index),
    .value(datatype__value)
  );

  tessera_subreg_table subreg (
    .index(subreg__index),
    .value(subreg__value)
  );

  tessera_source_table source_0 (
    .index(source_0__index),
    .value(source_0__value)
  );

  tessera_source_table source_1 (
    .index(source_1__index),
    .value(source_1__value)
  );

  tessera_ternary_control_table ternary_control (
    .index(ternary_control__index),
    .value(ternary_control__value)
  );

  tessera_ternary_source_table ternary_source (
    .index(ternary_source__index),
    .value(ternary_source__value)
  );

  assign control__index = raw_lo[12:8];
  assign datatype__index = raw_lo[17:13];
  assign subreg__index = raw_lo[22:18];
  assign source_0__index = raw_lo[34:30];
  assign source_1__index = raw_lo[39:35];
  assign ternary_control__index = raw_lo[9:8];
  assign ternary_source__index = raw_lo[11:10];
  assign c = control__value;
  assign d = datatype__value;
  assign s = subreg__value;
  assign tc = ternary_control__value;
  assign ts = ternary_source__value;
  // one and two sources, bits 63:0
  assign basic_lo = {d[20:18], raw_lo[47:40], s[4:0], 1'd0, d[11:0], c[1], c[18:16], raw_lo[7], 1'd0, raw_lo[23],
      raw_lo[27:24], c[15:4], 1'd0, c[3:2], c[0], 1'd0, raw_lo[6:0]};
  // bits 127:64; an immediate takes the place of src1
  assign immediate = {{19{tmp_0[12]}}, tmp_0};
  // three sources
  assign ternary_lo = {1'd0, raw_lo[18:12], ts[18:0], tc[25:21], raw_lo[31:30], 1'd0, tc[20:0], 1'd0, raw_lo[6:0]};
  assign ternary_hi = {1'd0, ts[48:47], raw_lo[63:57], raw_lo[42:40], ts[42:35], raw_lo[33], ts[46:45], raw_lo[56:50],
      raw_lo[39:37], ts[34:27], raw_lo[32], ts[44:43], raw_lo[49:43], raw_lo[36:34], ts[26:19], raw_lo[28]};

  always @* begin
    if (time_zero) begin end
    basic_hi = {33'd0, d[17:12], source_0__value, raw_lo[55:48], s[9:5]};
    if (has_immediate) begin
      basic_hi = basic_hi | {immediate, 32'd0};
    end
    else begin
      basic_hi = basic_hi | {7'd0, source_1__value, raw_lo[63:56], s[14:10], 32'd0};
    end
  end

  always @* begin
    if (time_zero) begin end
    has_immediate = 1'd0;
    if (raw_lo[17:13] == 5'd0) begin
      has_immediate = 1'd0;
    end
    if (raw_lo[17:13] == 5'd1) begin
      has_immediate = 1'd0;
    end
    if (raw_lo[17:13] == 5'd2) begin
      has_immediate = 1'd0;
    end
    if (raw_lo[17:13] == 5'd3) begin
      has_immediate = 1'd1;
    end
    if (raw_lo[17:13] == 5'd4) begin
      has_immediate = 1'd0;
    end
    if (raw_lo[17:13] == 5'd5) begin
      has_immediate = 1'd1;
    end
    if (raw_lo[17:13] == 5'd6) begin
      has_immediate = 1'd0;
    end
    if (raw_lo[17:13] == 5'd7) begin
      has_immediate = 1'd0;
    end
    if (raw_lo[17:13] == 5'd8) begin
      has_immediate = 1'd0;
    end
    if (raw_lo[17:13] == 5'd9) begin
      has_immediate = 1'd0;
    end
    if (raw_lo[17:13] == 5'ha) begin
      has_immediate = 1'd1;
    end
    if (raw_lo[17:13] == 5'hb) begin
      has_immediate = 1'd1;
    end
    if (raw_lo[17:13] == 5'hc) begin
      has_immediate = 1'd0;
    end
    if (raw_lo[17:13] == 5'hd) begin
      has_immediate = 1'd1;
    end
    if (raw_lo[17:13] == 5'he) begin
      has_immediate = 1'd1;
    end
    if (raw_lo[17:13] == 5'hf) begin
      has_immediate = 1'd0;
    end
    if (raw_lo[17:13] == 5'h10) begin
      has_immediate = 1'd0;
    end
    if (raw_lo[17:13] == 5'h11) begin
      has_immediate = 1'd0;
    end
    if (raw_lo[17:13] == 5'h12) begin
      has_immediate = 1'd0;
    end
    if (raw_lo[17:13] == 5'h13) begin
      has_immediate = 1'd1;
    end
    if (raw_lo[17:13] == 5'h14) begin
      has_immediate = 1'd0;
    end
    if (raw_lo[17:13] == 5'h15) begin
      has_immediate = 1'd0;
    end
    if (raw_lo[17:13] == 5'h16) begin
      has_immediate = 1'd0;
    end
    if (raw_lo[17:13] == 5'h17) begin
      has_immediate = 1'd0;
    end
    if (raw_lo[17:13] == 5'h18) begin
      has_immediate = 1'd0;
    end
    if (raw_lo[17:13] == 5'h19) begin
      has_immediate = 1'd1;
    end
    if (raw_lo[17:13] == 5'h1a) begin
      has_immediate = 1'd0;
    end
    if (raw_lo[17:13] == 5'h1b) begin
      has_immediate = 1'd1;
    end
    if (raw_lo[17:13] == 5'h1c) begin
      has_immediate = 1'd1;
    end
    if (raw_lo[17:13] == 5'h1d) begin
      has_immediate = 1'd1;
    end
    if (raw_lo[17:13] == 5'h1e) begin
      has_immediate = 1'd0;
    end
    if (raw_lo[17:13] == 5'h1f) begin
      has_immediate = 1'd1;
    end
  end

  always @* begin
    if (time_zero) begin end
    // choice
    ternary = 1'd0;
    if (raw_lo[6:0] == 7'd1) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'd2) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'd4) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'd5) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'd6) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'd7) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'd8) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'd9) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'ha) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'hc) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h10) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h11) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h12) begin
      ternary = 1'd1;
    end
    if (raw_lo[6:0] == 7'h17) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h18) begin
      ternary = 1'd1;
    end
    if (raw_lo[6:0] == 7'h19) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h1a) begin
      ternary = 1'd1;
    end
    if (raw_lo[6:0] == 7'h20) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h21) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h22) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h23) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h24) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h25) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h27) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h28) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h29) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h2a) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h2b) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h2c) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h2d) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h2e) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h2f) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h31) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h32) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h33) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h34) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h38) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h40) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h41) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h42) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h43) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h44) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h45) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h46) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h47) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h48) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h49) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h4a) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h4b) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h4c) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h4d) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h4e) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h4f) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h54) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h55) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h56) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h57) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h59) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h5a) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h5b) begin
      ternary = 1'd1;
    end
    if (raw_lo[6:0] == 7'h5c) begin
      ternary = 1'd1;
    end
    if (raw_lo[6:0] == 7'h5d) begin
      ternary = 1'd1;
    end
    if (raw_lo[6:0] == 7'h30) begin
      ternary = 1'd0;
    end
    if (raw_lo[6:0] == 7'h7e) begin
      ternary = 1'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    lo = raw_lo;
    hi = raw_hi;
    if (len8) begin
      lo = basic_lo;
      hi = basic_hi;
      if (ternary) begin
        lo = ternary_lo;
        hi = ternary_hi;
      end
    end
  end
endmodule
`default_nettype wire
