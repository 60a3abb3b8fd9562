// tessera_tc_plane
// Check of coefficients and of the registers of `pln`.
//
//   in   64  lo
//   in   64  hi
//   in    1  pln     pln.
//   out   1  bad
//   out   2  behind  Registers of src1 behind the first one, of pln.
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/predecode/plane.rs; do not edit.
`default_nettype none
module tessera_tc_plane (
  input  wire [63:0] lo,
  input  wire [63:0] hi,
  input  wire pln,
  output wire bad,
  output reg  [1:0] behind
);
  wire [24:0] coefficients;
  wire [24:0] src1;
  wire registers_bad;
  wire [7:0] last;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign coefficients = hi[24:0];
  assign src1 = hi[56:32];
  assign last = src1[12:5] + {6'd0, behind};
  // two registers of packed elements for each pass
  assign registers_bad = (hi[26:25] != 2'd1) | (src1[24:21] != 4'd4) | (src1[20:18] != 3'd3) | (src1[17:16] != 2'd1)
      | (|src1[4:0]) | ((lo[23:21] != 3'd3) & (lo[23:21] != 3'd4)) | last[7];
  // f32 alone; one element, at 16 bytes
  assign bad = (lo[40:37] != 4'd7) | (lo[46:43] != 4'd7) | (hi[30:27] != 4'd7) | (lo[42:41] != 2'd1) | coefficients[15]
      | (|coefficients[24:21]) | (|coefficients[20:18]) | (|coefficients[17:16]) | (|coefficients[3:0])
      | (pln & registers_bad);

  always @* begin
    if (time_zero) begin end
    behind = 2'd1;
    if (lo[23:21] == 3'd4) begin
      behind = 2'd3;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, lo[20:0], lo[36:24], lo[63:47], hi[31], hi[63:57], coefficients[14:4], src1[15:13],
      last[6:0]};
endmodule
`default_nettype wire
