// tessera_miss_queue_directory_n16_a4
// Block address, set and way of every chain.
//
//   in    1  clock          rising edge
//   in    1  reset          synchronous, active high
//   in   16  live
//   in   16  present
//   in   27  r_block
//   in   27  l_block
//   in    1  start
//   in    4  start_slot
//   in    5  start_set
//   in    2  start_way
//   in    4  s_chain
//   in    4  f_chain
//   in    4  w_chain
//   in    4  result_slot
//   in    5  pin_set
//   in    1  start_present
//   out  16  matched        Live chains for `r_block`: one bit or none.
//   out   7  s_row
//   out  27  f_block
//   out  27  w_block
//   out   5  w_set
//   out   7  result_row
//   out   4  pinned         Ways of `pin_set` that a present chain uses, also one that begins.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/render_cache/src/miss_queue/directory.rs; do not edit.
`default_nettype none
module tessera_miss_queue_directory_n16_a4 (
  input  wire clock,
  input  wire reset,
  input  wire [15:0] live,
  input  wire [15:0] present,
  input  wire [26:0] r_block,
  input  wire [26:0] l_block,
  input  wire start,
  input  wire [3:0] start_slot,
  input  wire [4:0] start_set,
  input  wire [1:0] start_way,
  input  wire [3:0] s_chain,
  input  wire [3:0] f_chain,
  input  wire [3:0] w_chain,
  input  wire [3:0] result_slot,
  input  wire [4:0] pin_set,
  input  wire start_present,
  output wire [15:0] matched,
  output wire [6:0] s_row,
  output wire [26:0] f_block,
  output wire [26:0] w_block,
  output wire [4:0] w_set,
  output wire [6:0] result_row,
  output wire [3:0] pinned
);
  wire [6:0] start_row;
  reg  [15:0] match_bits;
  reg  [3:0] pin_bits;
  reg  [26:0] block_0_q;
  reg  [26:0] block_1_q;
  reg  [26:0] block_2_q;
  reg  [26:0] block_3_q;
  reg  [26:0] block_4_q;
  reg  [26:0] block_5_q;
  reg  [26:0] block_6_q;
  reg  [26:0] block_7_q;
  reg  [26:0] block_8_q;
  reg  [26:0] block_9_q;
  reg  [26:0] block_10_q;
  reg  [26:0] block_11_q;
  reg  [26:0] block_12_q;
  reg  [26:0] block_13_q;
  reg  [26:0] block_14_q;
  reg  [26:0] block_15_q;
  reg  [6:0] row_0_q;
  reg  [6:0] row_1_q;
  reg  [6:0] row_2_q;
  reg  [6:0] row_3_q;
  reg  [6:0] row_4_q;
  reg  [6:0] row_5_q;
  reg  [6:0] row_6_q;
  reg  [6:0] row_7_q;
  reg  [6:0] row_8_q;
  reg  [6:0] row_9_q;
  reg  [6:0] row_10_q;
  reg  [6:0] row_11_q;
  reg  [6:0] row_12_q;
  reg  [6:0] row_13_q;
  reg  [6:0] row_14_q;
  reg  [6:0] row_15_q;
  wire [6:0] s_rows__read_data_0;
  wire [6:0] res_rows__read_data_0;
  wire [26:0] f_blocks__read_data_0;
  wire [26:0] w_blocks__read_data_0;
  wire [4:0] w_sets__read_data_0;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      block_0_q <= 27'd0;
      block_1_q <= 27'd0;
      block_2_q <= 27'd0;
      block_3_q <= 27'd0;
      block_4_q <= 27'd0;
      block_5_q <= 27'd0;
      block_6_q <= 27'd0;
      block_7_q <= 27'd0;
      block_8_q <= 27'd0;
      block_9_q <= 27'd0;
      block_10_q <= 27'd0;
      block_11_q <= 27'd0;
      block_12_q <= 27'd0;
      block_13_q <= 27'd0;
      block_14_q <= 27'd0;
      block_15_q <= 27'd0;
      row_0_q <= 7'd0;
      row_1_q <= 7'd0;
      row_2_q <= 7'd0;
      row_3_q <= 7'd0;
      row_4_q <= 7'd0;
      row_5_q <= 7'd0;
      row_6_q <= 7'd0;
      row_7_q <= 7'd0;
      row_8_q <= 7'd0;
      row_9_q <= 7'd0;
      row_10_q <= 7'd0;
      row_11_q <= 7'd0;
      row_12_q <= 7'd0;
      row_13_q <= 7'd0;
      row_14_q <= 7'd0;
      row_15_q <= 7'd0;
    end
    else begin
      if (start & (start_slot == 4'd0)) begin
        block_0_q <= l_block;
        row_0_q <= start_row;
      end
      if (start & (start_slot == 4'd1)) begin
        block_1_q <= l_block;
        row_1_q <= start_row;
      end
      if (start & (start_slot == 4'd2)) begin
        block_2_q <= l_block;
        row_2_q <= start_row;
      end
      if (start & (start_slot == 4'd3)) begin
        block_3_q <= l_block;
        row_3_q <= start_row;
      end
      if (start & (start_slot == 4'd4)) begin
        block_4_q <= l_block;
        row_4_q <= start_row;
      end
      if (start & (start_slot == 4'd5)) begin
        block_5_q <= l_block;
        row_5_q <= start_row;
      end
      if (start & (start_slot == 4'd6)) begin
        block_6_q <= l_block;
        row_6_q <= start_row;
      end
      if (start & (start_slot == 4'd7)) begin
        block_7_q <= l_block;
        row_7_q <= start_row;
      end
      if (start & (start_slot == 4'd8)) begin
        block_8_q <= l_block;
        row_8_q <= start_row;
      end
      if (start & (start_slot == 4'd9)) begin
        block_9_q <= l_block;
        row_9_q <= start_row;
      end
      if (start & (start_slot == 4'd10)) begin
        block_10_q <= l_block;
        row_10_q <= start_row;
      end
      if (start & (start_slot == 4'd11)) begin
        block_11_q <= l_block;
        row_11_q <= start_row;
      end
      if (start & (start_slot == 4'd12)) begin
        block_12_q <= l_block;
        row_12_q <= start_row;
      end
      if (start & (start_slot == 4'd13)) begin
        block_13_q <= l_block;
        row_13_q <= start_row;
      end
      if (start & (start_slot == 4'd14)) begin
        block_14_q <= l_block;
        row_14_q <= start_row;
      end
      if (start & (start_slot == 4'd15)) begin
        block_15_q <= l_block;
        row_15_q <= start_row;
      end
    end
  end

  tessera_lut_ram #(.A(4), .WORDS(1), .W(7)) s_rows (
    .clock(clock),
    .read_address(s_chain),
    .read_data(s_rows__read_data_0),
    .write_address(start_slot),
    .write_data(start_row),
    // what the copies take when a chain begins, and who reads them
    .write_enable(start)
  );

  tessera_lut_ram #(.A(4), .WORDS(1), .W(7)) res_rows (
    .clock(clock),
    .read_address(result_slot),
    .read_data(res_rows__read_data_0),
    .write_address(start_slot),
    .write_data(start_row),
    .write_enable(start)
  );

  tessera_lut_ram #(.A(4), .WORDS(1), .W(27)) f_blocks (
    .clock(clock),
    .read_address(f_chain),
    .read_data(f_blocks__read_data_0),
    .write_address(start_slot),
    .write_data(l_block),
    .write_enable(start)
  );

  tessera_lut_ram #(.A(4), .WORDS(1), .W(27)) w_blocks (
    .clock(clock),
    .read_address(w_chain),
    .read_data(w_blocks__read_data_0),
    .write_address(start_slot),
    .write_data(l_block),
    .write_enable(start)
  );

  tessera_lut_ram #(.A(4), .WORDS(1), .W(5)) w_sets (
    .clock(clock),
    .read_address(w_chain),
    .read_data(w_sets__read_data_0),
    .write_address(start_slot),
    .write_data(start_set),
    .write_enable(start)
  );

  assign start_row = {start_set, start_way};
  assign matched = match_bits;
  assign pinned = pin_bits;
  assign s_row = s_rows__read_data_0;
  assign result_row = res_rows__read_data_0;
  assign f_block = f_blocks__read_data_0;
  assign w_block = w_blocks__read_data_0;
  assign w_set = w_sets__read_data_0;

  always @* begin
    if (time_zero) begin end
    match_bits = 16'd0;
    match_bits[0] = live[0] & (block_0_q == r_block);
    match_bits[1] = live[1] & (block_1_q == r_block);
    match_bits[2] = live[2] & (block_2_q == r_block);
    match_bits[3] = live[3] & (block_3_q == r_block);
    match_bits[4] = live[4] & (block_4_q == r_block);
    match_bits[5] = live[5] & (block_5_q == r_block);
    match_bits[6] = live[6] & (block_6_q == r_block);
    match_bits[7] = live[7] & (block_7_q == r_block);
    match_bits[8] = live[8] & (block_8_q == r_block);
    match_bits[9] = live[9] & (block_9_q == r_block);
    match_bits[10] = live[10] & (block_10_q == r_block);
    match_bits[11] = live[11] & (block_11_q == r_block);
    match_bits[12] = live[12] & (block_12_q == r_block);
    match_bits[13] = live[13] & (block_13_q == r_block);
    match_bits[14] = live[14] & (block_14_q == r_block);
    match_bits[15] = live[15] & (block_15_q == r_block);
  end

  always @* begin
    if (time_zero) begin end
    pin_bits = 4'd0;
    if (live[0] & present[0] & (row_0_q[6:2] == pin_set)) begin
      pin_bits = pin_bits | (4'd1 << row_0_q[1:0]);
    end
    if (live[1] & present[1] & (row_1_q[6:2] == pin_set)) begin
      pin_bits = pin_bits | (4'd1 << row_1_q[1:0]);
    end
    if (live[2] & present[2] & (row_2_q[6:2] == pin_set)) begin
      pin_bits = pin_bits | (4'd1 << row_2_q[1:0]);
    end
    if (live[3] & present[3] & (row_3_q[6:2] == pin_set)) begin
      pin_bits = pin_bits | (4'd1 << row_3_q[1:0]);
    end
    if (live[4] & present[4] & (row_4_q[6:2] == pin_set)) begin
      pin_bits = pin_bits | (4'd1 << row_4_q[1:0]);
    end
    if (live[5] & present[5] & (row_5_q[6:2] == pin_set)) begin
      pin_bits = pin_bits | (4'd1 << row_5_q[1:0]);
    end
    if (live[6] & present[6] & (row_6_q[6:2] == pin_set)) begin
      pin_bits = pin_bits | (4'd1 << row_6_q[1:0]);
    end
    if (live[7] & present[7] & (row_7_q[6:2] == pin_set)) begin
      pin_bits = pin_bits | (4'd1 << row_7_q[1:0]);
    end
    if (live[8] & present[8] & (row_8_q[6:2] == pin_set)) begin
      pin_bits = pin_bits | (4'd1 << row_8_q[1:0]);
    end
    if (live[9] & present[9] & (row_9_q[6:2] == pin_set)) begin
      pin_bits = pin_bits | (4'd1 << row_9_q[1:0]);
    end
    if (live[10] & present[10] & (row_10_q[6:2] == pin_set)) begin
      pin_bits = pin_bits | (4'd1 << row_10_q[1:0]);
    end
    if (live[11] & present[11] & (row_11_q[6:2] == pin_set)) begin
      pin_bits = pin_bits | (4'd1 << row_11_q[1:0]);
    end
    if (live[12] & present[12] & (row_12_q[6:2] == pin_set)) begin
      pin_bits = pin_bits | (4'd1 << row_12_q[1:0]);
    end
    if (live[13] & present[13] & (row_13_q[6:2] == pin_set)) begin
      pin_bits = pin_bits | (4'd1 << row_13_q[1:0]);
    end
    if (live[14] & present[14] & (row_14_q[6:2] == pin_set)) begin
      pin_bits = pin_bits | (4'd1 << row_14_q[1:0]);
    end
    if (live[15] & present[15] & (row_15_q[6:2] == pin_set)) begin
      pin_bits = pin_bits | (4'd1 << row_15_q[1:0]);
    end
    if (start & start_present & (start_set == pin_set)) begin
      pin_bits = pin_bits | (4'd1 << start_way);
    end
  end
endmodule
`default_nettype wire
