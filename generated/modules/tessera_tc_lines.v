// tessera_tc_lines
// Instruction lines of seven threads.
//
//   in    1  clock        rising edge
//   in    1  reset        synchronous, active high
//   in    1  write        Writes a half of a line.
//   in    3  write_slot
//   in    1  write_place
//   in    1  write_half
//   in   64  data_0
//   in   64  data_1
//   in   64  data_2
//   in   64  data_3
//   in   64  data_4
//   in   64  data_5
//   in   64  data_6
//   in   64  data_7
//   in    1  read
//   in    3  slot
//   in    4  word
//   out  64  lo
//   out  64  hi
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/tc/lines.rs; do not edit.
`default_nettype none
module tessera_tc_lines (
  input  wire clock,
  input  wire reset,
  input  wire write,
  input  wire [2:0] write_slot,
  input  wire write_place,
  input  wire write_half,
  input  wire [63:0] data_0,
  input  wire [63:0] data_1,
  input  wire [63:0] data_2,
  input  wire [63:0] data_3,
  input  wire [63:0] data_4,
  input  wire [63:0] data_5,
  input  wire [63:0] data_6,
  input  wire [63:0] data_7,
  input  wire read,
  input  wire [2:0] slot,
  input  wire [3:0] word,
  output reg  [63:0] lo,
  output reg  [63:0] hi
);
  wire [4:0] row;
  wire [4:0] row_after;
  wire [4:0] write_row;
  wire [63:0] bank_0__read_data_0;
  wire [63:0] bank_0__write_data_0;
  wire [63:0] bank_1__read_data_0;
  wire [63:0] bank_1__write_data_0;
  wire [63:0] bank_2__read_data_0;
  wire [63:0] bank_2__write_data_0;
  wire [63:0] bank_3__read_data_0;
  wire [63:0] bank_3__write_data_0;
  reg  [1:0] at_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      at_q <= 2'd0;
    end
    else begin
      // read: bank 0 has the next word behind bank 3
      at_q <= word[1:0];
    end
  end

  tessera_ram1r1w #(.A(5), .WORDS(1), .W(64), .LANES(1)) bank_0 (
    .clock(clock),
    .read_enable(read),
    .read_address(row_after),
    .read_data(bank_0__read_data_0),
    .write_address(write_row),
    .write_data(bank_0__write_data_0),
    .write_enable(write)
  );

  tessera_ram1r1w #(.A(5), .WORDS(1), .W(64), .LANES(1)) bank_1 (
    .clock(clock),
    .read_enable(read),
    .read_address(row),
    .read_data(bank_1__read_data_0),
    .write_address(write_row),
    .write_data(bank_1__write_data_0),
    .write_enable(write)
  );

  tessera_ram1r1w #(.A(5), .WORDS(1), .W(64), .LANES(1)) bank_2 (
    .clock(clock),
    .read_enable(read),
    .read_address(row),
    .read_data(bank_2__read_data_0),
    .write_address(write_row),
    .write_data(bank_2__write_data_0),
    .write_enable(write)
  );

  tessera_ram1r1w #(.A(5), .WORDS(1), .W(64), .LANES(1)) bank_3 (
    .clock(clock),
    .read_enable(read),
    .read_address(row),
    .read_data(bank_3__read_data_0),
    .write_address(write_row),
    .write_data(bank_3__write_data_0),
    .write_enable(write)
  );

  assign row = {slot, word[3:2]};
  assign row_after = (&word[1:0]) ? {slot, word[3:2] + 2'd1} : row;
  assign write_row = {write_slot, write_place, write_half};
  assign bank_0__write_data_0 = write_half ? data_4 : data_0;
  assign bank_1__write_data_0 = write_half ? data_5 : data_1;
  assign bank_2__write_data_0 = write_half ? data_6 : data_2;
  assign bank_3__write_data_0 = write_half ? data_7 : data_3;

  always @* begin
    if (time_zero) begin end
    lo = 64'd0;
    hi = 64'd0;
    if (at_q == 2'd0) begin
      lo = bank_0__read_data_0;
      hi = bank_1__read_data_0;
    end
    if (at_q == 2'd1) begin
      lo = bank_1__read_data_0;
      hi = bank_2__read_data_0;
    end
    if (at_q == 2'd2) begin
      lo = bank_2__read_data_0;
      hi = bank_3__read_data_0;
    end
    if (at_q == 2'd3) begin
      lo = bank_3__read_data_0;
      hi = bank_0__read_data_0;
    end
  end
endmodule
`default_nettype wire
