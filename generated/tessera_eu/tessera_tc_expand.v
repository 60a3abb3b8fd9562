// tessera_tc_expand
// Expansion of compacted instructions.
//
//   in   64  raw_lo
//   in   64  raw_hi
//   in    1  len8
//   out  64  lo
//   out  64  hi
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
  wire ternary;
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
  wire [12:0] tmp_0 = ({8'd0, raw_lo[39:35]} << 8) | {5'd0, raw_lo[63:56]};

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
  assign basic_lo = ((((((((((({57'd0, raw_lo[6:0]} | ({63'd0, c[0]} << 8)) | ({62'd0, c[3:2]} << 9)) | ({52'd0, c[15:4]} << 12)) | ({60'd0, raw_lo[27:24]} << 24)) | ({63'd0, raw_lo[23]} << 28)) | ({63'd0, raw_lo[7]} << 30)) | ({61'd0, c[18:16]} << 31)) | ({63'd0, c[1]} << 34)) | ({52'd0, d[11:0]} << 35)) | ({59'd0, s[4:0]} << 48)) | ({56'd0, raw_lo[47:40]} << 53)) | ({61'd0, d[20:18]} << 61);
  // bits 127:64; an immediate takes the place of src1
  assign immediate = {{19{tmp_0[12]}}, tmp_0};
  // three sources
  assign ternary_lo = ((((({57'd0, raw_lo[6:0]} | ({43'd0, tc[20:0]} << 8)) | ({62'd0, raw_lo[31:30]} << 30)) | ({61'd0, tc[23:21]} << 32)) | ({62'd0, tc[25:24]} << 35)) | ({45'd0, ts[18:0]} << 37)) | ({57'd0, raw_lo[18:12]} << 56);
  assign ternary_hi = ((((((((((((({63'd0, raw_lo[28]} | ({56'd0, ts[26:19]} << 1)) | ({61'd0, raw_lo[36:34]} << 9)) | ({57'd0, raw_lo[49:43]} << 12)) | ({62'd0, ts[44:43]} << 19)) | ({63'd0, raw_lo[32]} << 21)) | ({56'd0, ts[34:27]} << 22)) | ({61'd0, raw_lo[39:37]} << 30)) | ({57'd0, raw_lo[56:50]} << 33)) | ({62'd0, ts[46:45]} << 40)) | ({63'd0, raw_lo[33]} << 42)) | ({56'd0, ts[42:35]} << 43)) | ({61'd0, raw_lo[42:40]} << 51)) | ({57'd0, raw_lo[63:57]} << 54)) | ({62'd0, ts[48:47]} << 61);
  // choice: opcodes 12, 18, 1A, 5B, 5C, 5D have three sources
  assign ternary = (((((raw_lo[6:0] == 7'h12) | (raw_lo[6:0] == 7'h18)) | (raw_lo[6:0] == 7'h1a)) | (raw_lo[6:0] == 7'h5b)) | (raw_lo[6:0] == 7'h5c)) | (raw_lo[6:0] == 7'h5d);

  always @* begin
    basic_hi = (({59'd0, s[9:5]} | ({56'd0, raw_lo[55:48]} << 5)) | ({52'd0, source_0__value} << 13)) | ({58'd0, d[17:12]} << 25);
    if ((&d[7:6]) | (&d[13:12])) begin
      basic_hi = basic_hi | ({32'd0, immediate} << 32);
    end
    else begin
      basic_hi = ((basic_hi | ({59'd0, s[14:10]} << 32)) | ({56'd0, raw_lo[63:56]} << 37)) | ({52'd0, source_1__value} << 45);
    end
  end

  always @* begin
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
