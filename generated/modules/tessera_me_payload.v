// tessera_me_payload
// Fetches the payload rows of one message and hands them to the message port.
//
//   in    1  clock       rising edge
//   in    1  reset       synchronous, active high
//   in    1  take        A new message begins in the next cycle.
//   in    1  busy
//   in    1  by_a0       With `take`: the descriptor is in a0, which is read first.
//   out   1  told        It is on `rd_data`.
//   in    3  slot
//   in    7  first_reg
//   in    7  second_reg
//   in    4  first_len   Rows at `first_reg`; the rest is at `second_reg`.
//   in    5  total
//   in   64  rd_data_0
//   in   64  rd_data_1
//   in   64  rd_data_2
//   in   64  rd_data_3
//   in    1  mo_ready
//   out   1  rd_valid    A row is wanted.
//   out  10  rd_row      Which one.
//   in    1  rd_gnt      It is read at this edge.
//   out   1  mo_valid
//   out   1  mo_first
//   out   1  mo_last     Implies `mo_valid`.
//   out  64  mo_data_0
//   out  64  mo_data_1
//   out  64  mo_data_2
//   out  64  mo_data_3
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: mo (out): transfer at a rising edge with valid and ready both high.
//
// Exported from hdl/blocks/eu/src/me/payload.rs; do not edit.
`default_nettype none
module tessera_me_payload (
  input  wire clock,
  input  wire reset,
  input  wire take,
  input  wire busy,
  input  wire by_a0,
  output wire told,
  input  wire [2:0] slot,
  input  wire [6:0] first_reg,
  input  wire [6:0] second_reg,
  input  wire [3:0] first_len,
  input  wire [4:0] total,
  input  wire [63:0] rd_data_0,
  input  wire [63:0] rd_data_1,
  input  wire [63:0] rd_data_2,
  input  wire [63:0] rd_data_3,
  input  wire mo_ready,
  output reg  rd_valid,
  output reg  [9:0] rd_row,
  input  wire rd_gnt,
  output wire mo_valid,
  output wire mo_first,
  output wire mo_last,
  output wire [63:0] mo_data_0,
  output wire [63:0] mo_data_1,
  output wire [63:0] mo_data_2,
  output wire [63:0] mo_data_3
);
  wire want;
  reg  [6:0] beat_reg;
  wire nonempty;
  wire push;
  wire pop;
  reg  [1:0] seek_q;
  reg  [4:0] requested_q;
  reg  [4:0] sent_q;
  reg  flight_q;
  reg  [2:0] stored_q;
  reg  [1:0] head_q;
  reg  [1:0] tail_q;
  wire [63:0] rows__read_data_0;
  wire [63:0] rows__read_data_1;
  wire [63:0] rows__read_data_2;
  wire [63:0] rows__read_data_3;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      seek_q <= 2'd0;
      requested_q <= 5'd0;
      sent_q <= 5'd0;
      flight_q <= 1'd0;
      stored_q <= 3'd0;
      head_q <= 2'd0;
      tail_q <= 2'd0;
    end
    else begin
      if (seek_q == 2'd1) begin
        if (rd_gnt) begin
          seek_q <= 2'd2;
        end
      end
      if (seek_q == 2'd2) begin
        seek_q <= 2'd0;
      end
      if (want & rd_gnt) begin
        requested_q <= requested_q + 5'd1;
      end
      if (pop) begin
        head_q <= head_q + 2'd1;
        sent_q <= sent_q + 5'd1;
      end
      if (take) begin
        requested_q <= 5'd0;
        sent_q <= 5'd0;
        seek_q <= {1'd0, by_a0};
      end
      flight_q <= want & rd_gnt;
      if (push & ~pop) begin
        stored_q <= stored_q + 3'd1;
      end
      if (pop & ~push) begin
        stored_q <= stored_q - 3'd1;
      end
      if (push) begin
        tail_q <= tail_q + 2'd1;
      end
    end
  end

  tessera_lut_ram #(.A(2), .WORDS(4), .W(64)) rows (
    .clock(clock),
    .read_address(head_q),
    .read_data({rows__read_data_3, rows__read_data_2, rows__read_data_1, rows__read_data_0}),
    .write_address(tail_q),
    .write_data({rd_data_3, rd_data_2, rd_data_1, rd_data_0}),
    .write_enable(push)
  );

  // row requests
  assign want = busy & ~(|seek_q) & (requested_q < total) & ((stored_q + {2'd0, flight_q}) < 3'd4);
  assign told = seek_q == 2'd2;
  // buffer
  assign nonempty = |stored_q;
  assign push = flight_q;
  assign pop = nonempty & mo_ready;
  assign mo_valid = nonempty;
  assign mo_first = nonempty & ~(|sent_q);
  assign mo_last = nonempty & ((sent_q + 5'd1) == total);
  assign mo_data_0 = nonempty ? rows__read_data_0 : 64'd0;
  assign mo_data_1 = nonempty ? rows__read_data_1 : 64'd0;
  assign mo_data_2 = nonempty ? rows__read_data_2 : 64'd0;
  assign mo_data_3 = nonempty ? rows__read_data_3 : 64'd0;

  always @* begin
    if (time_zero) begin end
    rd_valid = want;
    rd_row = 10'd0;
    if (want) begin
      rd_row = {slot, beat_reg};
    end
    if (seek_q == 2'd1) begin
      // no beat: the row of a0
      rd_valid = 1'd1;
      rd_row = {3'd7, slot, 4'd15};
    end
  end

  always @* begin
    if (time_zero) begin end
    beat_reg = first_reg + {2'd0, requested_q};
    if (requested_q >= {1'd0, first_len}) begin
      beat_reg = second_reg + {2'd0, requested_q - {1'd0, first_len}};
    end
  end
endmodule
`default_nettype wire
