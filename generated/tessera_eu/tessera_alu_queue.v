// tessera_alu_queue
// Queue of 16 assembled passes.
//
//   in    1  clock
//   in    1  reset
//   in    1  allocate
//   out   1  full
//   in    1  push
//   in   64  data_0
//   in   64  data_1
//   in   64  data_2
//   in   64  data_3
//   in   64  data_4
//   in   64  data_5
//   in   64  data_6
//   in   64  data_7
//   in   64  data_8
//   in   64  data_9
//   in   64  data_10
//   in   30  detail
//   in    1  pop
//   out   1  head
//   out  64  head_data_0
//   out  64  head_data_1
//   out  64  head_data_2
//   out  64  head_data_3
//   out  64  head_data_4
//   out  64  head_data_5
//   out  64  head_data_6
//   out  64  head_data_7
//   out  64  head_data_8
//   out  64  head_data_9
//   out  64  head_data_10
//   out  30  head_detail
//
// Exported from hdl/blocks/eu/src/alu/queue.rs; do not edit.
`default_nettype none
module tessera_alu_queue (
  input  wire clock,
  input  wire reset,
  input  wire allocate,
  output wire full,
  input  wire push,
  input  wire [63:0] data_0,
  input  wire [63:0] data_1,
  input  wire [63:0] data_2,
  input  wire [63:0] data_3,
  input  wire [63:0] data_4,
  input  wire [63:0] data_5,
  input  wire [63:0] data_6,
  input  wire [63:0] data_7,
  input  wire [63:0] data_8,
  input  wire [63:0] data_9,
  input  wire [63:0] data_10,
  input  wire [29:0] detail,
  input  wire pop,
  output wire head,
  output wire [63:0] head_data_0,
  output wire [63:0] head_data_1,
  output wire [63:0] head_data_2,
  output wire [63:0] head_data_3,
  output wire [63:0] head_data_4,
  output wire [63:0] head_data_5,
  output wire [63:0] head_data_6,
  output wire [63:0] head_data_7,
  output wire [63:0] head_data_8,
  output wire [63:0] head_data_9,
  output wire [63:0] head_data_10,
  output wire [29:0] head_detail
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
    .write_data_0(data_0),
    .write_data_1(data_1),
    .write_data_2(data_2),
    .write_data_3(data_3),
    .write_data_4(data_4),
    .write_data_5(data_5),
    .write_data_6(data_6),
    .write_data_7(data_7),
    .write_data_8(data_8),
    .write_data_9(data_9),
    .write_data_10(data_10),
    .write_enable(push)
  );

  tessera_lut_ram_a4_words1_w30 details (
    .clock(clock),
    .read_address(details__read_address),
    .read_data_0(details__read_data_0),
    .write_address(details__write_address),
    .write_data_0(detail),
    .write_enable(push)
  );

  assign full = count_q[4];
  assign head = write_pointer_q != read_pointer_q;
  assign entries__write_address = write_pointer_q[3:0];
  assign details__write_address = write_pointer_q[3:0];
  assign entries__read_address = read_pointer_q[3:0];
  assign details__read_address = read_pointer_q[3:0];
  assign head_data_0 = entries__read_data_0;
  assign head_data_1 = entries__read_data_1;
  assign head_data_2 = entries__read_data_2;
  assign head_data_3 = entries__read_data_3;
  assign head_data_4 = entries__read_data_4;
  assign head_data_5 = entries__read_data_5;
  assign head_data_6 = entries__read_data_6;
  assign head_data_7 = entries__read_data_7;
  assign head_data_8 = entries__read_data_8;
  assign head_data_9 = entries__read_data_9;
  assign head_data_10 = entries__read_data_10;
  assign head_detail = details__read_data_0;

  always @* begin
    count_d = count_q;
    if (allocate & (~pop)) begin
      count_d = count_q + 5'd1;
    end
    else begin
      if (pop & (~allocate)) begin
        count_d = count_q - 5'd1;
      end
    end
  end

  always @* begin
    write_pointer_d = write_pointer_q;
    if (push) begin
      write_pointer_d = write_pointer_q + 5'd1;
    end
  end

  always @* begin
    read_pointer_d = read_pointer_q;
    if (pop) begin
      read_pointer_d = read_pointer_q + 5'd1;
    end
  end
endmodule
`default_nettype wire
