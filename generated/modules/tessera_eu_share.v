// tessera_eu_share
// Two requesters, JE first.
//
//   in    1  clock         rising edge
//   in    1  reset         synchronous, active high
//   in    1  je_rd_valid   A row is wanted.
//   in   10  je_rd_row     Which one.
//   out   1  je_rd_gnt     It is read at this edge.
//   in    1  me_rd_valid   A row is wanted.
//   in   10  me_rd_row     Which one.
//   out   1  me_rd_gnt     It is read at this edge.
//   out   1  ga_rd_valid   A row is wanted.
//   out  10  ga_rd_row     Which one.
//   in    1  ga_rd_gnt     It is read at this edge.
//   in    1  je_wb_valid   A row is to be written.
//   in   10  je_wb_row     Which one.
//   in   32  je_wb_be      Bytes to write.
//   in   64  je_wb_data_0  The bytes, low ones first.
//   in   64  je_wb_data_1
//   in   64  je_wb_data_2
//   in   64  je_wb_data_3
//   out   1  je_wb_gnt     Taken at this edge and written at the next one.
//   in    1  me_wb_valid   A row is to be written.
//   in   10  me_wb_row     Which one.
//   in   32  me_wb_be      Bytes to write.
//   in   64  me_wb_data_0  The bytes, low ones first.
//   in   64  me_wb_data_1
//   in   64  me_wb_data_2
//   in   64  me_wb_data_3
//   out   1  me_wb_gnt     Taken at this edge and written at the next one.
//   out   1  ga_wb_valid   A row is to be written.
//   out  10  ga_wb_row     Which one.
//   out  32  ga_wb_be      Bytes to write.
//   out  64  ga_wb_data_0  The bytes, low ones first.
//   out  64  ga_wb_data_1
//   out  64  ga_wb_data_2
//   out  64  ga_wb_data_3
//   in    1  ga_wb_gnt     Taken at this edge and written at the next one.
//   out   1  je_wrote
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/eu/share.rs; do not edit.
`default_nettype none
module tessera_eu_share (
  input  wire clock,
  input  wire reset,
  input  wire je_rd_valid,
  input  wire [9:0] je_rd_row,
  output wire je_rd_gnt,
  input  wire me_rd_valid,
  input  wire [9:0] me_rd_row,
  output wire me_rd_gnt,
  output wire ga_rd_valid,
  output wire [9:0] ga_rd_row,
  input  wire ga_rd_gnt,
  input  wire je_wb_valid,
  input  wire [9:0] je_wb_row,
  input  wire [31:0] je_wb_be,
  input  wire [63:0] je_wb_data_0,
  input  wire [63:0] je_wb_data_1,
  input  wire [63:0] je_wb_data_2,
  input  wire [63:0] je_wb_data_3,
  output wire je_wb_gnt,
  input  wire me_wb_valid,
  input  wire [9:0] me_wb_row,
  input  wire [31:0] me_wb_be,
  input  wire [63:0] me_wb_data_0,
  input  wire [63:0] me_wb_data_1,
  input  wire [63:0] me_wb_data_2,
  input  wire [63:0] me_wb_data_3,
  output wire me_wb_gnt,
  output wire ga_wb_valid,
  output reg  [9:0] ga_wb_row,
  output reg  [31:0] ga_wb_be,
  output reg  [63:0] ga_wb_data_0,
  output reg  [63:0] ga_wb_data_1,
  output reg  [63:0] ga_wb_data_2,
  output reg  [63:0] ga_wb_data_3,
  input  wire ga_wb_gnt,
  output wire je_wrote
);
  reg  wrote_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      wrote_q <= 1'd0;
    end
    else begin
      wrote_q <= ga_wb_gnt & je_wb_valid;
    end
  end

  assign ga_rd_row = je_rd_valid ? je_rd_row : me_rd_row;
  assign ga_rd_valid = je_rd_valid | me_rd_valid;
  assign je_rd_gnt = ga_rd_gnt & je_rd_valid;
  assign me_rd_gnt = ga_rd_gnt & ~je_rd_valid;
  assign ga_wb_valid = je_wb_valid | me_wb_valid;
  assign je_wb_gnt = ga_wb_gnt & je_wb_valid;
  assign me_wb_gnt = ga_wb_gnt & ~je_wb_valid;
  assign je_wrote = wrote_q;

  always @* begin
    if (time_zero) begin end
    ga_wb_row = me_wb_row;
    ga_wb_be = me_wb_be;
    ga_wb_data_0 = me_wb_data_0;
    ga_wb_data_1 = me_wb_data_1;
    ga_wb_data_2 = me_wb_data_2;
    ga_wb_data_3 = me_wb_data_3;
    if (je_wb_valid) begin
      ga_wb_row = je_wb_row;
      ga_wb_be = je_wb_be;
      ga_wb_data_0 = je_wb_data_0;
      ga_wb_data_1 = je_wb_data_1;
      ga_wb_data_2 = je_wb_data_2;
      ga_wb_data_3 = je_wb_data_3;
    end
  end
endmodule
`default_nettype wire
