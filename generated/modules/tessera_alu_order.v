// tessera_alu_order
// Puts the sources of an instruction in order.
//
//   in   64  lo
//   in   64  hi
//   in    1  rotates
//   in    1  repeats
//   out   4  code_0     Type code of each of the first two: `word::source_type`.
//   out   4  code_1
//   out   2  file_0
//   out   2  file_1
//   out  25  operand_0  Their rest: `word::operand`.
//   out  25  operand_1
//   out  21  ternary_0  Of three sources: `word::ternary_operand`.
//   out  21  ternary_1
//   out  21  ternary_2
//   out   6  modifiers  abs and negate of each of the three.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/order.rs; do not edit.
`default_nettype none
module tessera_alu_order (
  input  wire [63:0] lo,
  input  wire [63:0] hi,
  input  wire rotates,
  input  wire repeats,
  output wire [3:0] code_0,
  output reg  [3:0] code_1,
  output wire [1:0] file_0,
  output reg  [1:0] file_1,
  output wire [24:0] operand_0,
  output reg  [24:0] operand_1,
  output reg  [20:0] ternary_0,
  output reg  [20:0] ternary_1,
  output reg  [20:0] ternary_2,
  output reg  [5:0] modifiers
);

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign code_0 = lo[46:43];
  assign file_0 = lo[42:41];
  assign operand_0 = hi[24:0];

  always @* begin
    if (time_zero) begin end
    code_1 = hi[30:27];
    file_1 = hi[26:25];
    operand_1 = hi[56:32];
    if (repeats) begin
      code_1 = lo[46:43];
      file_1 = lo[42:41];
      operand_1 = hi[24:0];
    end
  end

  always @* begin
    if (time_zero) begin end
    ternary_0 = hi[20:0];
    ternary_1 = hi[41:21];
    ternary_2 = hi[62:42];
    modifiers = lo[42:37];
    if (rotates) begin
      ternary_0 = hi[62:42];
      ternary_1 = hi[20:0];
      ternary_2 = hi[41:21];
      modifiers = (lo[42:37] << 2) | (lo[42:37] >> 4);
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, lo[36:0], lo[63:47], hi[63]};
endmodule
`default_nettype wire
