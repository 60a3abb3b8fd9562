// tessera_alu_indirection
// The fields of an instruction that tell of an indirect operand.
//
//   in   64  lo
//   in   64  hi
//   in    1  ternary       It has three sources, none of them indirect.
//   in    2  size_0        Bytes of an element of src0 and of dst: `word::lane_size`.
//   in    2  size_1
//   out   1  found_source  src0 is one.
//   out   1  found_dst     dst is one.
//   out   1  found_by_row  Of src0 each row has an address of its own.
//   out   3  found_width   Width code of src0.
//   out   4  found_number  Word of a0.
//   out  10  found_offset  What is added to it.
//   out   2  found_bytes   Bytes of an element: `word::lane_size`.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/indirect.rs; do not edit.
`default_nettype none
module tessera_alu_indirection (
  input  wire [63:0] lo,
  input  wire [63:0] hi,
  input  wire ternary,
  input  wire [1:0] size_0,
  input  wire [1:0] size_1,
  output wire found_source,
  output wire found_dst,
  output wire found_by_row,
  output wire [2:0] found_width,
  output reg  [3:0] found_number,
  output reg  [9:0] found_offset,
  output reg  [1:0] found_bytes
);
  wire source;
  wire dst;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign dst = lo[63] & ~ternary;
  assign source = (lo[42:41] == 2'd1) & hi[15] & ~ternary;
  assign found_by_row = source & (hi[24:21] == 4'd15);
  assign found_width = hi[20:18];
  assign found_source = source;
  assign found_dst = dst;

  always @* begin
    if (time_zero) begin end
    found_number = hi[12:9];
    found_offset = {hi[31], hi[8:0]};
    found_bytes = size_0;
    if (dst) begin
      found_number = lo[60:57];
      found_offset = {lo[47], lo[56:48]};
      found_bytes = size_1;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, lo[40:0], lo[46:43], lo[62:61], hi[14:13], hi[17:16], hi[30:25], hi[63:32]};
endmodule
`default_nettype wire
