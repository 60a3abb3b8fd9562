// tessera_divide_reciprocal
// Looks a reciprocal up.
//
//   in    1  clock       rising edge
//   in   32  pattern     In X1.
//   in   32  held        The same, held, in X2.
//   out  18  reciprocal  In X3.
//
// Exported from hdl/blocks/eu/src/intdiv_pipe/reciprocal.rs; do not edit.
`default_nettype none
module tessera_divide_reciprocal (
  input  wire clock,
  input  wire [31:0] pattern,
  input  wire [31:0] held,
  output wire [17:0] reciprocal
);
  wire [23:0] falls;
  wire [21:0] value;
  wire [8:0] lines__address;
  wire [33:0] lines__data;
  reg  [12:0] x3_fall_q;
  reg  [21:0] x3_start_q;

  always @(posedge clock) begin
    x3_fall_q <= falls[23:11];
    x3_start_q <= lines__data[33:12];
  end

  tessera_divide_lines lines (
    .clock(clock),
    .address(lines__address),
    .data(lines__data)
  );

  assign lines__address = pattern[30:22];
  // X2
  assign falls = {12'd0, lines__data[11:0]} * {12'd0, held[21:10]};
  // X3
  assign value = x3_start_q - {9'd0, x3_fall_q};
  assign reciprocal = value[21:4];

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, pattern[21:0], pattern[31], held[9:0], held[31:22], falls[10:0], value[3:0]};
endmodule
`default_nettype wire
