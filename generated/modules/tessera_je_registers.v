// tessera_je_registers
// Register access of the branch unit.
//
//   in    1  clock      rising edge
//   in    1  reset      synchronous, active high
//   in    1  ask        An operation begins whose target is in a register.
//   in    7  op
//   in    3  slot
//   in   32  jip
//   in   32  uip
//   out   1  rd_valid   A row is wanted.
//   out  10  rd_row     Which one.
//   in    1  rd_gnt     It is read at this edge.
//   in   64  rd_data_0
//   in   64  rd_data_1
//   in   64  rd_data_2
//   in   64  rd_data_3
//   out   1  busy       A row is wanted or arrives.
//   out   1  sets_jip   `value` takes the place of `jip`, or of `uip`.
//   out   1  sets_uip
//   out  32  value
//   out   1  complete   That was all.
//   in    1  write      A call writes `after` and `taken`.
//   in    7  dst
//   in    3  dst_sub
//   in   32  after
//   in   32  taken
//   out   1  wb_valid   A row is to be written.
//   out  10  wb_row     Which one.
//   out  32  wb_be      Bytes to write.
//   out  64  wb_data_0  The bytes, low ones first.
//   out  64  wb_data_1
//   out  64  wb_data_2
//   out  64  wb_data_3
//   in    1  wb_gnt     Taken at this edge and written at the next one.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/je/registers.rs; do not edit.
`default_nettype none
module tessera_je_registers (
  input  wire clock,
  input  wire reset,
  input  wire ask,
  input  wire [6:0] op,
  input  wire [2:0] slot,
  input  wire [31:0] jip,
  input  wire [31:0] uip,
  output wire rd_valid,
  output wire [9:0] rd_row,
  input  wire rd_gnt,
  input  wire [63:0] rd_data_0,
  input  wire [63:0] rd_data_1,
  input  wire [63:0] rd_data_2,
  input  wire [63:0] rd_data_3,
  output wire busy,
  output wire sets_jip,
  output wire sets_uip,
  output wire [31:0] value,
  output wire complete,
  input  wire write,
  input  wire [6:0] dst,
  input  wire [2:0] dst_sub,
  input  wire [31:0] after,
  input  wire [31:0] taken,
  output wire wb_valid,
  output reg  [9:0] wb_row,
  output reg  [31:0] wb_be,
  output wire [63:0] wb_data_0,
  output wire [63:0] wb_data_1,
  output wire [63:0] wb_data_2,
  output wire [63:0] wb_data_3,
  input  wire wb_gnt
);
  wire pair;
  wire [12:0] target;
  wire [2:0] dword;
  reg  [31:0] even;
  reg  [31:0] odd;
  wire [63:0] read_word;
  reg  asking_q;
  reg  asking_second_q;
  reg  arrives_q;
  reg  arrives_second_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      asking_q <= 1'd0;
      asking_second_q <= 1'd0;
      arrives_q <= 1'd0;
      arrives_second_q <= 1'd0;
    end
    else begin
      asking_q <= ask | (asking_q & ~rd_gnt);
      asking_second_q <= (asking_q & rd_gnt & pair) | (asking_second_q & ~rd_gnt);
      arrives_q <= asking_q & rd_gnt;
      arrives_second_q <= asking_second_q & rd_gnt;
    end
  end

  // where the target is
  assign pair = op == 7'h23;
  assign target = (pair | (op == 7'h21) | (op == 7'h2d)) ? uip[12:0] : jip[12:0];
  // read
  assign rd_valid = asking_q | asking_second_q;
  assign rd_row = (asking_q | asking_second_q) ? {slot, target[11:5]} : 10'd0;
  assign busy = asking_q | asking_second_q | arrives_q | arrives_second_q;
  // a dword of the row
  assign dword = arrives_second_q ? (target[4:2] + 3'd1) : target[4:2];
  assign read_word = (dword[2:1] == 2'd3) ? rd_data_3 : (dword[2:1] == 2'd2) ? rd_data_2 : (dword[2:1] == 2'd1)
      ? rd_data_1 : rd_data_0;
  assign value = dword[0] ? read_word[63:32] : read_word[31:0];
  assign sets_jip = arrives_q;
  assign sets_uip = arrives_second_q;
  assign complete = (arrives_q & ~pair) | arrives_second_q;
  assign wb_valid = write;
  assign wb_data_0 = {odd, even};
  assign wb_data_1 = {odd, even};
  assign wb_data_2 = {odd, even};
  assign wb_data_3 = {odd, even};

  always @* begin
    if (time_zero) begin end
    // a call: the address behind it, and in the dword behind that its channels; in all eight bytes alike
    even = 32'd0;
    odd = 32'd0;
    wb_row = 10'd0;
    wb_be = 32'd0;
    if (write) begin
      even = after;
      odd = taken;
      if (dst_sub[0]) begin
        even = taken;
        odd = after;
      end
      wb_row = {slot, dst};
      wb_be = 32'hff << {dst_sub, 2'd0};
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, jip[31:13], uip[31:13], wb_gnt, target[1:0], target[12]};
endmodule
`default_nettype wire
