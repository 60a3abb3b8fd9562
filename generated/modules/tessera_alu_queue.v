// tessera_alu_queue
// Queue of 16 assembled passes.
//
//   in    1  clock            rising edge
//   in    1  reset            synchronous, active high
//   in    1  allocate
//   out   1  full
//   in    1  push
//   in   64  pushed_window_0  Bytes of two rows.
//   in   64  pushed_window_1
//   in   64  pushed_window_2
//   in   64  pushed_window_3
//   in   64  pushed_window_4
//   in   64  pushed_window_5
//   in   64  pushed_window_6
//   in   64  pushed_window_7
//   in   64  pushed_enables   Bytes of them to write.
//   in   64  pushed_origin    Address and lanes of the instruction: `word::origin`.
//   in   64  pushed_flags     Flag bits so far: `word::flag_bits`.
//   in   30  pushed_detail    The rest: `word::detail` up to `ENTRY`.
//   in    1  pop
//   out   1  head
//   out  64  oldest_window_0  Bytes of two rows.
//   out  64  oldest_window_1
//   out  64  oldest_window_2
//   out  64  oldest_window_3
//   out  64  oldest_window_4
//   out  64  oldest_window_5
//   out  64  oldest_window_6
//   out  64  oldest_window_7
// oldest: The oldest pass, while `head`.
//   out  64  oldest_enables   Bytes of them to write.
//   out  64  oldest_origin    Address and lanes of the instruction: `word::origin`.
//   out  64  oldest_flags     Flag bits so far: `word::flag_bits`.
//   out  30  oldest_detail    The rest: `word::detail` up to `ENTRY`.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/alu/queue.rs; do not edit.
`default_nettype none
module tessera_alu_queue (
  input  wire clock,
  input  wire reset,
  input  wire allocate,
  output wire full,
  input  wire push,
  input  wire [63:0] pushed_window_0,
  input  wire [63:0] pushed_window_1,
  input  wire [63:0] pushed_window_2,
  input  wire [63:0] pushed_window_3,
  input  wire [63:0] pushed_window_4,
  input  wire [63:0] pushed_window_5,
  input  wire [63:0] pushed_window_6,
  input  wire [63:0] pushed_window_7,
  input  wire [63:0] pushed_enables,
  input  wire [63:0] pushed_origin,
  input  wire [63:0] pushed_flags,
  input  wire [29:0] pushed_detail,
  input  wire pop,
  output wire head,
  output wire [63:0] oldest_window_0,
  output wire [63:0] oldest_window_1,
  output wire [63:0] oldest_window_2,
  output wire [63:0] oldest_window_3,
  output wire [63:0] oldest_window_4,
  output wire [63:0] oldest_window_5,
  output wire [63:0] oldest_window_6,
  output wire [63:0] oldest_window_7,
  output wire [63:0] oldest_enables,
  output wire [63:0] oldest_origin,
  output wire [63:0] oldest_flags,
  output wire [29:0] oldest_detail
);
  reg  [4:0] count_d;
  reg  [4:0] count_q;
  reg  [4:0] write_pointer_d;
  reg  [4:0] write_pointer_q;
  reg  [4:0] read_pointer_d;
  reg  [4:0] read_pointer_q;
  wire [3:0] entries__read_address;
  wire [63:0] entries__read_data_0;
  wire [63:0] entries__read_data_1;
  wire [63:0] entries__read_data_2;
  wire [63:0] entries__read_data_3;
  wire [63:0] entries__read_data_4;
  wire [63:0] entries__read_data_5;
  wire [63:0] entries__read_data_6;
  wire [63:0] entries__read_data_7;
  wire [63:0] entries__read_data_8;
  wire [63:0] entries__read_data_9;
  wire [63:0] entries__read_data_10;
  wire [3:0] entries__write_address;
  wire [3:0] details__read_address;
  wire [29:0] details__read_data_0;
  wire [3:0] details__write_address;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      count_q <= 5'd0;
      write_pointer_q <= 5'd0;
      read_pointer_q <= 5'd0;
    end
    else begin
      count_q <= count_d;
      write_pointer_q <= write_pointer_d;
      read_pointer_q <= read_pointer_d;
    end
  end

  tessera_lut_ram_a4_words11_w64 entries (
    .clock(clock),
    .read_address(entries__read_address),
    .read_data_0(entries__read_data_0),
    .read_data_1(entries__read_data_1),
    .read_data_2(entries__read_data_2),
    .read_data_3(entries__read_data_3),
    .read_data_4(entries__read_data_4),
    .read_data_5(entries__read_data_5),
    .read_data_6(entries__read_data_6),
    .read_data_7(entries__read_data_7),
    .read_data_8(entries__read_data_8),
    .read_data_9(entries__read_data_9),
    .read_data_10(entries__read_data_10),
    .write_address(entries__write_address),
    .write_data_0(pushed_window_0),
    .write_data_1(pushed_window_1),
    .write_data_2(pushed_window_2),
    .write_data_3(pushed_window_3),
    .write_data_4(pushed_window_4),
    .write_data_5(pushed_window_5),
    .write_data_6(pushed_window_6),
    .write_data_7(pushed_window_7),
    .write_data_8(pushed_enables),
    .write_data_9(pushed_origin),
    .write_data_10(pushed_flags),
    .write_enable(push)
  );

  tessera_lut_ram_a4_words1_w30 details (
    .clock(clock),
    .read_address(details__read_address),
    .read_data_0(details__read_data_0),
    .write_address(details__write_address),
    .write_data_0(pushed_detail),
    .write_enable(push)
  );

  assign full = count_q[4];
  assign head = write_pointer_q != read_pointer_q;
  assign entries__write_address = write_pointer_q[3:0];
  assign details__write_address = write_pointer_q[3:0];
  assign entries__read_address = read_pointer_q[3:0];
  assign details__read_address = read_pointer_q[3:0];
  assign oldest_window_0 = entries__read_data_0;
  assign oldest_window_1 = entries__read_data_1;
  assign oldest_window_2 = entries__read_data_2;
  assign oldest_window_3 = entries__read_data_3;
  assign oldest_window_4 = entries__read_data_4;
  assign oldest_window_5 = entries__read_data_5;
  assign oldest_window_6 = entries__read_data_6;
  assign oldest_window_7 = entries__read_data_7;
  assign oldest_enables = entries__read_data_8;
  assign oldest_origin = entries__read_data_9;
  assign oldest_flags = entries__read_data_10;
  assign oldest_detail = details__read_data_0;

  always @* begin
    if (time_zero) begin end
    count_d = count_q;
    if (allocate & ~pop) begin
      count_d = count_q + 5'd1;
    end
    else if (pop & ~allocate) begin
      count_d = count_q - 5'd1;
    end
  end

  always @* begin
    if (time_zero) begin end
    write_pointer_d = write_pointer_q;
    if (push) begin
      write_pointer_d = write_pointer_q + 5'd1;
    end
  end

  always @* begin
    if (time_zero) begin end
    read_pointer_d = read_pointer_q;
    if (pop) begin
      read_pointer_d = read_pointer_q + 5'd1;
    end
  end
endmodule
`default_nettype wire
