// tessera_demo_crc
// One step of the checksum.
//
//   in   16  crc
//   in    8  data
//   out  16  sum
//
// Combinational.
//
// Exported from hdl/blocks/board/src/demo_control/crc.rs; do not edit.
`default_nettype none
module tessera_demo_crc (
  input  wire [15:0] crc,
  input  wire [7:0] data,
  output wire [15:0] sum
);
  wire [15:0] step_0;
  wire [15:0] step_1;
  wire [15:0] step_2;
  wire [15:0] step_3;
  wire [15:0] step_4;
  wire [15:0] step_5;
  wire [15:0] step_6;
  wire [15:0] step_7;
  wire [15:0] step_8;

  assign step_0 = crc ^ {data, 8'd0};
  assign step_1 = step_0[15] ? ((step_0 << 1) ^ 16'h1021) : (step_0 << 1);
  assign step_2 = step_1[15] ? ((step_1 << 1) ^ 16'h1021) : (step_1 << 1);
  assign step_3 = step_2[15] ? ((step_2 << 1) ^ 16'h1021) : (step_2 << 1);
  assign step_4 = step_3[15] ? ((step_3 << 1) ^ 16'h1021) : (step_3 << 1);
  assign step_5 = step_4[15] ? ((step_4 << 1) ^ 16'h1021) : (step_4 << 1);
  assign step_6 = step_5[15] ? ((step_5 << 1) ^ 16'h1021) : (step_5 << 1);
  assign step_7 = step_6[15] ? ((step_6 << 1) ^ 16'h1021) : (step_6 << 1);
  assign step_8 = step_7[15] ? ((step_7 << 1) ^ 16'h1021) : (step_7 << 1);
  assign sum = step_8;
endmodule
`default_nettype wire
