// tessera_tc_flags_r2
// f0, f1 and cr0.0 of seven threads, for `R` readers.
//
//   in    1  clock               rising edge
//   in    1  reset               synchronous, active high
//   in    1  start               A thread starts.
//   in    3  start_slot
//   in    3  write_slot_0        Thread of each ALU's write.
//   in    3  write_slot_1
//   in    1  fl_0_we             Flags are written in this cycle.
//   in    1  fl_0_reg            0: f0, 1: f1.
//   in   32  fl_0_mask           Bits to write.
//   in   32  fl_0_val            Their values; 0 outside `mask`.
//   in    1  fl_1_we             Flags are written in this cycle.
//   in    1  fl_1_reg            0: f0, 1: f1.
//   in   32  fl_1_mask           Bits to write.
//   in   32  fl_1_val            Their values; 0 outside `mask`.
//   in    1  arf_0_we            It is written in this cycle.
//   in    2  arf_0_sel           0: cr0, 1: f0, 2: f1, 3: n0.
//   in    4  arf_0_be            Bytes to write.
//   in   32  arf_0_val           The bytes; 0 where not enabled.
//   in    1  arf_1_we            It is written in this cycle.
//   in    2  arf_1_sel           0: cr0, 1: f0, 2: f1, 3: n0.
//   in    4  arf_1_be            Bytes to write.
//   in   32  arf_1_val           The bytes; 0 where not enabled.
//   in    3  slot_0
//   in    3  slot_1
// chosen_0: The same thread, known earlier: who wrote last is looked up with it.
//   in    7  chosen_0_one        Thread, one-hot; paired: the one of two that wait, unless it is `other`. 0: none.
//   in    7  chosen_0_other      The second of the two; else the same.
//   in    1  chosen_0_is_second  It is the second; known last.
// chosen_1: The same thread, known earlier: who wrote last is looked up with it.
//   in    7  chosen_1_one        Thread, one-hot; paired: the one of two that wait, unless it is `other`. 0: none.
//   in    7  chosen_1_other      The second of the two; else the same.
//   in    1  chosen_1_is_second  It is the second; known last.
//   out  32  f0_0
//   out  32  f0_1
//   out  32  f1_0
//   out  32  f1_1
//   out  32  control_0
//   out  32  control_1
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/tc/flags.rs; do not edit.
`default_nettype none
module tessera_tc_flags_r2 (
  input  wire clock,
  input  wire reset,
  input  wire start,
  input  wire [2:0] start_slot,
  input  wire [2:0] write_slot_0,
  input  wire [2:0] write_slot_1,
  input  wire fl_0_we,
  input  wire fl_0_reg,
  input  wire [31:0] fl_0_mask,
  input  wire [31:0] fl_0_val,
  input  wire fl_1_we,
  input  wire fl_1_reg,
  input  wire [31:0] fl_1_mask,
  input  wire [31:0] fl_1_val,
  input  wire arf_0_we,
  input  wire [1:0] arf_0_sel,
  input  wire [3:0] arf_0_be,
  input  wire [31:0] arf_0_val,
  input  wire arf_1_we,
  input  wire [1:0] arf_1_sel,
  input  wire [3:0] arf_1_be,
  input  wire [31:0] arf_1_val,
  input  wire [2:0] slot_0,
  input  wire [2:0] slot_1,
  input  wire [6:0] chosen_0_one,
  input  wire [6:0] chosen_0_other,
  input  wire chosen_0_is_second,
  input  wire [6:0] chosen_1_one,
  input  wire [6:0] chosen_1_other,
  input  wire chosen_1_is_second,
  output wire [31:0] f0_0,
  output wire [31:0] f0_1,
  output wire [31:0] f1_0,
  output wire [31:0] f1_1,
  output wire [31:0] control_0,
  output wire [31:0] control_1
);
  reg  [3:0] flag_row_0;
  reg  [3:0] flag_row_1;
  wire to_flag_0;
  wire to_flag_1;
  wire to_control_0;
  wire to_control_1;
  reg  [31:0] bytes_0;
  reg  [31:0] bytes_1;
  reg  [31:0] mask_0;
  reg  [31:0] mask_1;
  reg  [31:0] value_0;
  reg  [31:0] value_1;
  reg  [31:0] old_0;
  reg  [31:0] old_1;
  wire [31:0] result_0;
  wire [31:0] result_1;
  wire [15:0] flags_of_0;
  wire [15:0] flags_of_1;
  wire [7:0] controls_of_0;
  wire [7:0] controls_of_1;
  reg  [6:0] first_written_0;
  reg  [6:0] first_written_1;
  reg  [6:0] other_written_0;
  reg  [6:0] other_written_1;
  reg  [15:0] starting;
  reg  [7:0] starting_control;
  wire [31:0] firsts_0__read_data_0;
  wire [31:0] firsts_0__read_data_1;
  wire firsts_0__write_enable;
  wire [31:0] firsts_1__read_data_0;
  wire [31:0] firsts_1__read_data_1;
  wire firsts_1__write_enable;
  wire [31:0] seconds_0__read_data_0;
  wire [31:0] seconds_0__read_data_1;
  wire seconds_0__write_enable;
  wire [31:0] seconds_1__read_data_0;
  wire [31:0] seconds_1__read_data_1;
  wire seconds_1__write_enable;
  wire [31:0] controls_0__read_data_0;
  wire [31:0] controls_0__read_data_1;
  wire [31:0] controls_1__read_data_0;
  wire [31:0] controls_1__read_data_1;
  wire [31:0] own_flags_0__read_data_0;
  wire [31:0] own_flags_0__read_data_1;
  wire [31:0] own_flags_1__read_data_0;
  wire [31:0] own_flags_1__read_data_1;
  wire [31:0] own_controls_0__read_data_0;
  wire [31:0] own_controls_0__read_data_1;
  wire [31:0] own_controls_1__read_data_0;
  wire [31:0] own_controls_1__read_data_1;
  reg  [15:0] flag_written_0_q;
  reg  [15:0] flag_written_1_q;
  reg  [7:0] control_written_0_q;
  reg  [7:0] control_written_1_q;
  wire written_0__found_0;
  wire written_0__found_1;
  wire written_0__found_2;
  wire written_0__found_3;
  wire written_1__found_0;
  wire written_1__found_1;
  wire written_1__found_2;
  wire written_1__found_3;
  wire [7:0] tmp_0 = control_written_0_q >> write_slot_0;
  wire [15:0] tmp_1 = flag_written_0_q >> flag_row_0;
  wire [7:0] tmp_2 = control_written_1_q >> write_slot_0;
  wire [15:0] tmp_3 = flag_written_1_q >> flag_row_0;
  wire [7:0] tmp_4 = control_written_0_q >> write_slot_1;
  wire [15:0] tmp_5 = flag_written_0_q >> flag_row_1;
  wire [7:0] tmp_6 = control_written_1_q >> write_slot_1;
  wire [15:0] tmp_7 = flag_written_1_q >> flag_row_1;
  wire [7:0] tmp_8 = control_written_1_q >> slot_0;
  wire [7:0] tmp_9 = control_written_0_q >> slot_0;
  wire [7:0] tmp_10 = control_written_1_q >> slot_1;
  wire [7:0] tmp_11 = control_written_0_q >> slot_1;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      flag_written_0_q <= 16'd0;
      flag_written_1_q <= 16'd0;
      control_written_0_q <= 8'd0;
      control_written_1_q <= 8'd0;
    end
    else begin
      flag_written_0_q <= ((flag_written_0_q & ~flags_of_1) | flags_of_0) & ~starting;
      flag_written_1_q <= ((flag_written_1_q & ~flags_of_0) | flags_of_1) & ~starting;
      control_written_0_q <= ((control_written_0_q & ~controls_of_1) | controls_of_0) & ~starting_control;
      control_written_1_q <= ((control_written_1_q & ~controls_of_0) | controls_of_1) & ~starting_control;
    end
  end

  tessera_lut_ram #(.A(3), .W(32), .READS(2)) firsts_0 (
    .clock(clock),
    .read_address({slot_1, slot_0}),
    .read_data({firsts_0__read_data_1, firsts_0__read_data_0}),
    .write_address(write_slot_0),
    .write_data(result_0),
    .write_enable(firsts_0__write_enable)
  );

  tessera_lut_ram #(.A(3), .W(32), .READS(2)) firsts_1 (
    .clock(clock),
    .read_address({slot_1, slot_0}),
    .read_data({firsts_1__read_data_1, firsts_1__read_data_0}),
    .write_address(write_slot_1),
    .write_data(result_1),
    .write_enable(firsts_1__write_enable)
  );

  tessera_lut_ram #(.A(3), .W(32), .READS(2)) seconds_0 (
    .clock(clock),
    .read_address({slot_1, slot_0}),
    .read_data({seconds_0__read_data_1, seconds_0__read_data_0}),
    .write_address(write_slot_0),
    .write_data(result_0),
    .write_enable(seconds_0__write_enable)
  );

  tessera_lut_ram #(.A(3), .W(32), .READS(2)) seconds_1 (
    .clock(clock),
    .read_address({slot_1, slot_0}),
    .read_data({seconds_1__read_data_1, seconds_1__read_data_0}),
    .write_address(write_slot_1),
    .write_data(result_1),
    .write_enable(seconds_1__write_enable)
  );

  tessera_lut_ram #(.A(3), .W(32), .READS(2)) controls_0 (
    .clock(clock),
    .read_address({slot_1, slot_0}),
    .read_data({controls_0__read_data_1, controls_0__read_data_0}),
    .write_address(write_slot_0),
    .write_data(result_0),
    .write_enable(to_control_0)
  );

  tessera_lut_ram #(.A(3), .W(32), .READS(2)) controls_1 (
    .clock(clock),
    .read_address({slot_1, slot_0}),
    .read_data({controls_1__read_data_1, controls_1__read_data_0}),
    .write_address(write_slot_1),
    .write_data(result_1),
    .write_enable(to_control_1)
  );

  tessera_lut_ram #(.A(4), .W(32), .READS(2)) own_flags_0 (
    .clock(clock),
    .read_address({flag_row_1, flag_row_0}),
    .read_data({own_flags_0__read_data_1, own_flags_0__read_data_0}),
    .write_address(flag_row_0),
    .write_data(result_0),
    .write_enable(to_flag_0)
  );

  tessera_lut_ram #(.A(4), .W(32), .READS(2)) own_flags_1 (
    .clock(clock),
    .read_address({flag_row_1, flag_row_0}),
    .read_data({own_flags_1__read_data_1, own_flags_1__read_data_0}),
    .write_address(flag_row_1),
    .write_data(result_1),
    .write_enable(to_flag_1)
  );

  tessera_lut_ram #(.A(3), .W(32), .READS(2)) own_controls_0 (
    .clock(clock),
    .read_address({write_slot_1, write_slot_0}),
    .read_data({own_controls_0__read_data_1, own_controls_0__read_data_0}),
    .write_address(write_slot_0),
    .write_data(result_0),
    .write_enable(to_control_0)
  );

  tessera_lut_ram #(.A(3), .W(32), .READS(2)) own_controls_1 (
    .clock(clock),
    .read_address({write_slot_1, write_slot_0}),
    .read_data({own_controls_1__read_data_1, own_controls_1__read_data_0}),
    .write_address(write_slot_1),
    .write_data(result_1),
    .write_enable(to_control_1)
  );

  tessera_tc_among_n4 written_0 (
    .chosen_one(chosen_0_one),
    .chosen_other(chosen_0_other),
    .chosen_is_second(chosen_0_is_second),
    .threads_0(first_written_0),
    .threads_1(first_written_1),
    .threads_2(other_written_0),
    .threads_3(other_written_1),
    .found_0(written_0__found_0),
    .found_1(written_0__found_1),
    .found_2(written_0__found_2),
    .found_3(written_0__found_3)
  );

  tessera_tc_among_n4 written_1 (
    .chosen_one(chosen_1_one),
    .chosen_other(chosen_1_other),
    .chosen_is_second(chosen_1_is_second),
    .threads_0(first_written_0),
    .threads_1(first_written_1),
    .threads_2(other_written_0),
    .threads_3(other_written_1),
    .found_0(written_1__found_0),
    .found_1(written_1__found_1),
    .found_2(written_1__found_2),
    .found_3(written_1__found_3)
  );

  assign to_flag_0 = fl_0_we | (arf_0_we & (|arf_0_sel) & ~(&arf_0_sel));
  assign to_control_0 = ~fl_0_we & arf_0_we & ~(|arf_0_sel);
  assign result_0 = (old_0 & ~mask_0) | value_0;
  assign flags_of_0 = to_flag_0 ? (16'd1 << flag_row_0) : 16'd0;
  assign controls_of_0 = to_control_0 ? (8'd1 << write_slot_0) : 8'd0;
  assign to_flag_1 = fl_1_we | (arf_1_we & (|arf_1_sel) & ~(&arf_1_sel));
  assign to_control_1 = ~fl_1_we & arf_1_we & ~(|arf_1_sel);
  assign result_1 = (old_1 & ~mask_1) | value_1;
  assign flags_of_1 = to_flag_1 ? (16'd1 << flag_row_1) : 16'd0;
  assign controls_of_1 = to_control_1 ? (8'd1 << write_slot_1) : 8'd0;
  // memories
  assign firsts_0__write_enable = to_flag_0 & ~flag_row_0[0];
  assign seconds_0__write_enable = to_flag_0 & flag_row_0[0];
  assign firsts_1__write_enable = to_flag_1 & ~flag_row_1[0];
  assign seconds_1__write_enable = to_flag_1 & flag_row_1[0];
  assign f0_0 = written_0__found_1 ? firsts_1__read_data_0 : written_0__found_0 ? firsts_0__read_data_0 : 32'd0;
  assign f1_0 = written_0__found_3 ? seconds_1__read_data_0 : written_0__found_2 ? seconds_0__read_data_0 : 32'd0;
  assign control_0 = tmp_8[0] ? controls_1__read_data_0 : tmp_9[0] ? controls_0__read_data_0 : 32'd0;
  assign f0_1 = written_1__found_1 ? firsts_1__read_data_1 : written_1__found_0 ? firsts_0__read_data_1 : 32'd0;
  assign f1_1 = written_1__found_3 ? seconds_1__read_data_1 : written_1__found_2 ? seconds_0__read_data_1 : 32'd0;
  assign control_1 = tmp_10[0] ? controls_1__read_data_1 : tmp_11[0] ? controls_0__read_data_1 : 32'd0;

  always @* begin
    if (time_zero) begin end
    // what each ALU writes
    bytes_0 = 32'd0;
    if (arf_0_be[0]) begin
      bytes_0 = bytes_0 | 32'hff;
    end
    if (arf_0_be[1]) begin
      bytes_0 = bytes_0 | 32'hff00;
    end
    if (arf_0_be[2]) begin
      bytes_0 = bytes_0 | 32'hff0000;
    end
    if (arf_0_be[3]) begin
      bytes_0 = bytes_0 | 32'hff000000;
    end
  end

  always @* begin
    if (time_zero) begin end
    mask_0 = bytes_0;
    value_0 = arf_0_val;
    flag_row_0 = {write_slot_0, arf_0_sel[1]};
    if (fl_0_we) begin
      mask_0 = fl_0_mask;
      value_0 = fl_0_val;
      flag_row_0 = {write_slot_0, fl_0_reg};
    end
  end

  always @* begin
    if (time_zero) begin end
    old_0 = 32'd0;
    if (to_control_0) begin
      if (tmp_0[0]) begin
        old_0 = own_controls_0__read_data_0;
      end
    end
    else if (tmp_1[0]) begin
      old_0 = own_flags_0__read_data_0;
    end
    if (to_control_0) begin
      if (tmp_2[0]) begin
        old_0 = own_controls_1__read_data_0;
      end
    end
    else if (tmp_3[0]) begin
      old_0 = own_flags_1__read_data_0;
    end
  end

  always @* begin
    if (time_zero) begin end
    bytes_1 = 32'd0;
    if (arf_1_be[0]) begin
      bytes_1 = bytes_1 | 32'hff;
    end
    if (arf_1_be[1]) begin
      bytes_1 = bytes_1 | 32'hff00;
    end
    if (arf_1_be[2]) begin
      bytes_1 = bytes_1 | 32'hff0000;
    end
    if (arf_1_be[3]) begin
      bytes_1 = bytes_1 | 32'hff000000;
    end
  end

  always @* begin
    if (time_zero) begin end
    mask_1 = bytes_1;
    value_1 = arf_1_val;
    flag_row_1 = {write_slot_1, arf_1_sel[1]};
    if (fl_1_we) begin
      mask_1 = fl_1_mask;
      value_1 = fl_1_val;
      flag_row_1 = {write_slot_1, fl_1_reg};
    end
  end

  always @* begin
    if (time_zero) begin end
    old_1 = 32'd0;
    if (to_control_1) begin
      if (tmp_4[0]) begin
        old_1 = own_controls_0__read_data_1;
      end
    end
    else if (tmp_5[0]) begin
      old_1 = own_flags_0__read_data_1;
    end
    if (to_control_1) begin
      if (tmp_6[0]) begin
        old_1 = own_controls_1__read_data_1;
      end
    end
    else if (tmp_7[0]) begin
      old_1 = own_flags_1__read_data_1;
    end
  end

  always @* begin
    if (time_zero) begin end
    // who wrote last
    starting = 16'd0;
    starting_control = 8'd0;
    if (start) begin
      starting_control = 8'd1 << start_slot;
      starting = 16'd3 << {start_slot, 1'd0};
    end
  end

  always @* begin
    if (time_zero) begin end
    // readers
    first_written_0 = 7'd0;
    first_written_0[0] = flag_written_0_q[0];
    first_written_0[1] = flag_written_0_q[2];
    first_written_0[2] = flag_written_0_q[4];
    first_written_0[3] = flag_written_0_q[6];
    first_written_0[4] = flag_written_0_q[8];
    first_written_0[5] = flag_written_0_q[10];
    first_written_0[6] = flag_written_0_q[12];
  end

  always @* begin
    if (time_zero) begin end
    other_written_0 = 7'd0;
    other_written_0[0] = flag_written_0_q[1];
    other_written_0[1] = flag_written_0_q[3];
    other_written_0[2] = flag_written_0_q[5];
    other_written_0[3] = flag_written_0_q[7];
    other_written_0[4] = flag_written_0_q[9];
    other_written_0[5] = flag_written_0_q[11];
    other_written_0[6] = flag_written_0_q[13];
  end

  always @* begin
    if (time_zero) begin end
    first_written_1 = 7'd0;
    first_written_1[0] = flag_written_1_q[0];
    first_written_1[1] = flag_written_1_q[2];
    first_written_1[2] = flag_written_1_q[4];
    first_written_1[3] = flag_written_1_q[6];
    first_written_1[4] = flag_written_1_q[8];
    first_written_1[5] = flag_written_1_q[10];
    first_written_1[6] = flag_written_1_q[12];
  end

  always @* begin
    if (time_zero) begin end
    other_written_1 = 7'd0;
    other_written_1[0] = flag_written_1_q[1];
    other_written_1[1] = flag_written_1_q[3];
    other_written_1[2] = flag_written_1_q[5];
    other_written_1[3] = flag_written_1_q[7];
    other_written_1[4] = flag_written_1_q[9];
    other_written_1[5] = flag_written_1_q[11];
    other_written_1[6] = flag_written_1_q[13];
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, tmp_0[7:1], tmp_1[15:1], tmp_2[7:1], tmp_3[15:1], tmp_4[7:1], tmp_5[15:1], tmp_6[7:1],
      tmp_7[15:1], tmp_8[7:1], tmp_9[7:1], tmp_10[7:1], tmp_11[7:1]};
endmodule
`default_nettype wire
