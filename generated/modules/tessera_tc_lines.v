// tessera_tc_lines
// Instruction lines of seven threads.
//
//   in    1  clock          rising edge
//   in    1  reset          synchronous, active high
//   in    1  fill_load
//   in   64  if_rsp_data_0
//   in   64  if_rsp_data_1
//   in   64  if_rsp_data_2
//   in   64  if_rsp_data_3
//   in   64  if_rsp_data_4
//   in   64  if_rsp_data_5
//   in   64  if_rsp_data_6
//   in   64  if_rsp_data_7
//   in    1  fill_even
//   in    1  fill_odd
//   in    3  fill_slot
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
  input  wire fill_load,
  input  wire [63:0] if_rsp_data_0,
  input  wire [63:0] if_rsp_data_1,
  input  wire [63:0] if_rsp_data_2,
  input  wire [63:0] if_rsp_data_3,
  input  wire [63:0] if_rsp_data_4,
  input  wire [63:0] if_rsp_data_5,
  input  wire [63:0] if_rsp_data_6,
  input  wire [63:0] if_rsp_data_7,
  input  wire fill_even,
  input  wire fill_odd,
  input  wire [2:0] fill_slot,
  input  wire [2:0] slot,
  input  wire [3:0] word,
  output reg  [63:0] lo,
  output reg  [63:0] hi
);
  wire [63:0] words_0;
  wire [63:0] words_1;
  wire [63:0] words_2;
  wire [63:0] words_3;
  wire [63:0] words_4;
  wire [63:0] words_5;
  wire [63:0] words_6;
  wire [63:0] words_7;
  wire [63:0] words_8;
  wire [63:0] words_9;
  wire [63:0] words_10;
  wire [63:0] words_11;
  wire [63:0] words_12;
  wire [63:0] words_13;
  wire [63:0] words_14;
  wire [63:0] words_15;
  reg  [63:0] fill_data_0_d;
  reg  [63:0] fill_data_0_q;
  reg  [63:0] fill_data_1_d;
  reg  [63:0] fill_data_1_q;
  reg  [63:0] fill_data_2_d;
  reg  [63:0] fill_data_2_q;
  reg  [63:0] fill_data_3_d;
  reg  [63:0] fill_data_3_q;
  reg  [63:0] fill_data_4_d;
  reg  [63:0] fill_data_4_q;
  reg  [63:0] fill_data_5_d;
  reg  [63:0] fill_data_5_q;
  reg  [63:0] fill_data_6_d;
  reg  [63:0] fill_data_6_q;
  reg  [63:0] fill_data_7_d;
  reg  [63:0] fill_data_7_q;
  wire [63:0] even__read_data_0;
  wire [63:0] even__read_data_1;
  wire [63:0] even__read_data_2;
  wire [63:0] even__read_data_3;
  wire [63:0] even__read_data_4;
  wire [63:0] even__read_data_5;
  wire [63:0] even__read_data_6;
  wire [63:0] even__read_data_7;
  wire [63:0] odd__read_data_0;
  wire [63:0] odd__read_data_1;
  wire [63:0] odd__read_data_2;
  wire [63:0] odd__read_data_3;
  wire [63:0] odd__read_data_4;
  wire [63:0] odd__read_data_5;
  wire [63:0] odd__read_data_6;
  wire [63:0] odd__read_data_7;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      fill_data_0_q <= 64'd0;
      fill_data_1_q <= 64'd0;
      fill_data_2_q <= 64'd0;
      fill_data_3_q <= 64'd0;
      fill_data_4_q <= 64'd0;
      fill_data_5_q <= 64'd0;
      fill_data_6_q <= 64'd0;
      fill_data_7_q <= 64'd0;
    end
    else begin
      fill_data_0_q <= fill_data_0_d;
      fill_data_1_q <= fill_data_1_d;
      fill_data_2_q <= fill_data_2_d;
      fill_data_3_q <= fill_data_3_d;
      fill_data_4_q <= fill_data_4_d;
      fill_data_5_q <= fill_data_5_d;
      fill_data_6_q <= fill_data_6_d;
      fill_data_7_q <= fill_data_7_d;
    end
  end

  tessera_lut_ram_a3_words8_w64 even (
    .clock(clock),
    .read_address(slot),
    .read_data_0(even__read_data_0),
    .read_data_1(even__read_data_1),
    .read_data_2(even__read_data_2),
    .read_data_3(even__read_data_3),
    .read_data_4(even__read_data_4),
    .read_data_5(even__read_data_5),
    .read_data_6(even__read_data_6),
    .read_data_7(even__read_data_7),
    .write_address(fill_slot),
    .write_data_0(fill_data_0_q),
    .write_data_1(fill_data_1_q),
    .write_data_2(fill_data_2_q),
    .write_data_3(fill_data_3_q),
    .write_data_4(fill_data_4_q),
    .write_data_5(fill_data_5_q),
    .write_data_6(fill_data_6_q),
    .write_data_7(fill_data_7_q),
    .write_enable(fill_even)
  );

  tessera_lut_ram_a3_words8_w64 odd (
    .clock(clock),
    .read_address(slot),
    .read_data_0(odd__read_data_0),
    .read_data_1(odd__read_data_1),
    .read_data_2(odd__read_data_2),
    .read_data_3(odd__read_data_3),
    .read_data_4(odd__read_data_4),
    .read_data_5(odd__read_data_5),
    .read_data_6(odd__read_data_6),
    .read_data_7(odd__read_data_7),
    .write_address(fill_slot),
    .write_data_0(fill_data_0_q),
    .write_data_1(fill_data_1_q),
    .write_data_2(fill_data_2_q),
    .write_data_3(fill_data_3_q),
    .write_data_4(fill_data_4_q),
    .write_data_5(fill_data_5_q),
    .write_data_6(fill_data_6_q),
    .write_data_7(fill_data_7_q),
    .write_enable(fill_odd)
  );

  assign words_0 = even__read_data_0;
  assign words_8 = odd__read_data_0;
  assign words_1 = even__read_data_1;
  assign words_9 = odd__read_data_1;
  assign words_2 = even__read_data_2;
  assign words_10 = odd__read_data_2;
  assign words_3 = even__read_data_3;
  assign words_11 = odd__read_data_3;
  assign words_4 = even__read_data_4;
  assign words_12 = odd__read_data_4;
  assign words_5 = even__read_data_5;
  assign words_13 = odd__read_data_5;
  assign words_6 = even__read_data_6;
  assign words_14 = odd__read_data_6;
  assign words_7 = even__read_data_7;
  assign words_15 = odd__read_data_7;

  always @* begin
    if (time_zero) begin end
    fill_data_0_d = fill_data_0_q;
    if (fill_load) begin
      fill_data_0_d = if_rsp_data_0;
    end
  end

  always @* begin
    if (time_zero) begin end
    fill_data_1_d = fill_data_1_q;
    if (fill_load) begin
      fill_data_1_d = if_rsp_data_1;
    end
  end

  always @* begin
    if (time_zero) begin end
    fill_data_2_d = fill_data_2_q;
    if (fill_load) begin
      fill_data_2_d = if_rsp_data_2;
    end
  end

  always @* begin
    if (time_zero) begin end
    fill_data_3_d = fill_data_3_q;
    if (fill_load) begin
      fill_data_3_d = if_rsp_data_3;
    end
  end

  always @* begin
    if (time_zero) begin end
    fill_data_4_d = fill_data_4_q;
    if (fill_load) begin
      fill_data_4_d = if_rsp_data_4;
    end
  end

  always @* begin
    if (time_zero) begin end
    fill_data_5_d = fill_data_5_q;
    if (fill_load) begin
      fill_data_5_d = if_rsp_data_5;
    end
  end

  always @* begin
    if (time_zero) begin end
    fill_data_6_d = fill_data_6_q;
    if (fill_load) begin
      fill_data_6_d = if_rsp_data_6;
    end
  end

  always @* begin
    if (time_zero) begin end
    fill_data_7_d = fill_data_7_q;
    if (fill_load) begin
      fill_data_7_d = if_rsp_data_7;
    end
  end

  always @* begin
    if (time_zero) begin end
    lo = 64'd0;
    hi = 64'd0;
    if (word == 4'd0) begin
      lo = words_0;
      hi = words_1;
    end
    if (word == 4'd1) begin
      lo = words_1;
      hi = words_2;
    end
    if (word == 4'd2) begin
      lo = words_2;
      hi = words_3;
    end
    if (word == 4'd3) begin
      lo = words_3;
      hi = words_4;
    end
    if (word == 4'd4) begin
      lo = words_4;
      hi = words_5;
    end
    if (word == 4'd5) begin
      lo = words_5;
      hi = words_6;
    end
    if (word == 4'd6) begin
      lo = words_6;
      hi = words_7;
    end
    if (word == 4'd7) begin
      lo = words_7;
      hi = words_8;
    end
    if (word == 4'd8) begin
      lo = words_8;
      hi = words_9;
    end
    if (word == 4'd9) begin
      lo = words_9;
      hi = words_10;
    end
    if (word == 4'd10) begin
      lo = words_10;
      hi = words_11;
    end
    if (word == 4'd11) begin
      lo = words_11;
      hi = words_12;
    end
    if (word == 4'd12) begin
      lo = words_12;
      hi = words_13;
    end
    if (word == 4'd13) begin
      lo = words_13;
      hi = words_14;
    end
    if (word == 4'd14) begin
      lo = words_14;
      hi = words_15;
    end
    if (word == 4'd15) begin
      lo = words_15;
      hi = words_0;
    end
  end
endmodule
`default_nettype wire
