// tessera_double_seed
// Interpolates.
//
//   in    1  clock          rising edge
//   in   64  number         In X2: a significand with its leading bit at the top, and its exponent.
//   in   15  exponent
//   in    1  root
//   out   9  address
//   in   64  held           In X3: the same, and the row.
//   in   15  held_exponent
//   in    1  held_root
//   in    1  held_single
//   in   59  row
//   out  64  window_top     In X4.
//   out  15  reached        Of the bit that is free for a carry.
//
// Exported from hdl/blocks/eu/src/alu/double/seed.rs; do not edit.
`default_nettype none
module tessera_double_seed (
  input  wire clock,
  input  wire [63:0] number,
  input  wire [14:0] exponent,
  input  wire root,
  output reg  [8:0] address,
  input  wire [63:0] held,
  input  wire [14:0] held_exponent,
  input  wire held_root,
  input  wire held_single,
  input  wire [58:0] row,
  output wire [63:0] window_top,
  output wire [14:0] reached
);
  wire [35:0] falls;
  wire [23:0] square;
  wire [23:0] bends;
  wire [43:0] value;
  wire [14:0] half;
  reg  [35:0] x4_falls_q;
  reg  [11:0] x4_square_q;
  reg  [11:0] x4_curve_q;
  reg  [28:0] x4_start_q;
  reg  [14:0] x4_reached_q;
  reg  x4_single_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    x4_falls_q <= falls;
    x4_square_q <= square[23:12];
    x4_curve_q <= row[11:0];
    x4_start_q <= row[58:30];
    x4_reached_q <= 15'h800 - held_exponent;
    if (held_root) begin
      x4_reached_q <= 15'h601 - half;
    end
    x4_single_q <= held_single;
  end

  // X3
  assign falls = {18'd0, row[29:12]} * {18'd0, held[55:38]};
  assign square = {12'd0, held[55:44]} * {12'd0, held[55:44]};
  assign half = $unsigned($signed((held_exponent + 15'd1)) >>> 1);
  // X4: in units of 2^-43; 28 places are kept
  assign bends = {12'd0, x4_curve_q} * {12'd0, x4_square_q};
  assign value = ({x4_start_q, 15'd0} - {8'd0, x4_falls_q}) + {15'd0, bends, 5'd0};
  // a binary32 shows 24 places, so that its extension is 0
  assign window_top = x4_single_q ? {2'd0, value[43:19], 37'd0} : {2'd0, value[43:15], 33'd0};
  assign reached = x4_reached_q;

  always @* begin
    if (time_zero) begin end
    address = {2'd0, number[62:56]};
    if (root) begin
      address = {2'd1, number[62:56]};
      // the bias is odd
      if (~exponent[0]) begin
        address = {2'd2, number[62:56]};
      end
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, number[55:0], number[63], exponent[14:1], held[37:0], held[63:56], square[11:0],
      value[14:0]};
endmodule
`default_nettype wire
