// tessera_alu_assemble_stages8
// Collects the results of a pass into one queue entry.
//
//   in    1  clock           rising edge
//   in    1  reset           synchronous, active high
//   in    1  start
//   in   64  carried_origin  Address and lanes of the instruction: `word::origin`.
//   in   60  carried_detail  The rest: `word::detail`.
//   in    1  beat_valid
//   in    2  beat_number     Number within the pass.
//   in    1  beat_last       Last of the pass.
//   in   32  result_0
//   in   32  result_1
//   in   32  result_2
//   in   32  result_3
//   in    1  holds_0
//   in    1  holds_1
//   in    1  holds_2
//   in    1  holds_3
//   out   1  push
//   out  64  entry_window_0  Bytes of two rows.
//   out  64  entry_window_1
//   out  64  entry_window_2
//   out  64  entry_window_3
//   out  64  entry_window_4
//   out  64  entry_window_5
//   out  64  entry_window_6
//   out  64  entry_window_7
//   out  64  entry_enables   Bytes of them to write.
//   out  64  entry_origin    Address and lanes of the instruction: `word::origin`.
//   out  64  entry_flags     Flag bits so far: `word::flag_bits`.
//   out  30  entry_detail    The rest: `word::detail` up to `ENTRY`.
//   out   1  quad
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/alu/assemble.rs; do not edit.
`default_nettype none
module tessera_alu_assemble_stages8 (
  input  wire clock,
  input  wire reset,
  input  wire start,
  input  wire [63:0] carried_origin,
  input  wire [59:0] carried_detail,
  input  wire beat_valid,
  input  wire [1:0] beat_number,
  input  wire beat_last,
  input  wire [31:0] result_0,
  input  wire [31:0] result_1,
  input  wire [31:0] result_2,
  input  wire [31:0] result_3,
  input  wire holds_0,
  input  wire holds_1,
  input  wire holds_2,
  input  wire holds_3,
  output wire push,
  output wire [63:0] entry_window_0,
  output wire [63:0] entry_window_1,
  output wire [63:0] entry_window_2,
  output wire [63:0] entry_window_3,
  output wire [63:0] entry_window_4,
  output wire [63:0] entry_window_5,
  output wire [63:0] entry_window_6,
  output wire [63:0] entry_window_7,
  output wire [63:0] entry_enables,
  output wire [63:0] entry_origin,
  output wire [63:0] entry_flags,
  output wire [29:0] entry_detail,
  output wire quad
);
  wire [2:0] region_vstride;
  wire [2:0] region_width;
  wire [1:0] region_hstride;
  wire region_wide;
  wire [4:0] region_sub;
  wire [59:0] detailed;
  wire now;
  wire [1:0] number;
  reg  [2:0] lane;
  reg  [3:0] enabled;
  reg  [3:0] holding;
  wire [6:0] flag_position;
  reg  [31:0] mask;
  reg  [31:0] value;
  reg  valid_at_0_q;
  reg  valid_at_1_q;
  reg  valid_at_2_q;
  reg  valid_at_3_q;
  reg  valid_at_4_q;
  reg  valid_at_5_q;
  reg  valid_at_6_q;
  reg  valid_at_7_q;
  reg  last_at_0_q;
  reg  last_at_1_q;
  reg  last_at_2_q;
  reg  last_at_3_q;
  reg  last_at_4_q;
  reg  last_at_5_q;
  reg  last_at_6_q;
  reg  last_at_7_q;
  reg  [1:0] beat_at_0_q;
  reg  [1:0] beat_at_1_q;
  reg  [1:0] beat_at_2_q;
  reg  [1:0] beat_at_3_q;
  reg  [1:0] beat_at_4_q;
  reg  [1:0] beat_at_5_q;
  reg  [1:0] beat_at_6_q;
  reg  [1:0] beat_at_7_q;
  wire [63:0] contexts__read_data_0;
  wire [63:0] contexts__read_data_1;
  wire [63:0] contexts__write_data_1;
  reg  [2:0] write_pointer_d;
  reg  [2:0] write_pointer_q;
  reg  [2:0] read_pointer_d;
  reg  [2:0] read_pointer_q;
  reg  [63:0] built_0_d;
  reg  [63:0] built_0_q;
  reg  [63:0] built_1_d;
  reg  [63:0] built_1_q;
  reg  [63:0] built_2_d;
  reg  [63:0] built_2_q;
  reg  [63:0] built_3_d;
  reg  [63:0] built_3_q;
  reg  [63:0] built_4_d;
  reg  [63:0] built_4_q;
  reg  [63:0] built_5_d;
  reg  [63:0] built_5_q;
  reg  [63:0] built_6_d;
  reg  [63:0] built_6_q;
  reg  [63:0] built_7_d;
  reg  [63:0] built_7_q;
  reg  [63:0] built_enables_d;
  reg  [63:0] built_enables_q;
  reg  [31:0] flag_mask_d;
  reg  [31:0] flag_mask_q;
  reg  [31:0] flag_value_d;
  reg  [31:0] flag_value_q;
  wire [4:0] position_0__lane;
  wire [5:0] position_0__address;
  wire [4:0] position_1__lane;
  wire [5:0] position_1__address;
  wire [4:0] position_2__lane;
  wire [5:0] position_2__address;
  wire [4:0] position_3__lane;
  wire [5:0] position_3__address;
  wire [2:0] condition_0__kind;
  wire [2:0] condition_0__condition;
  wire condition_0__compare;
  wire condition_0__flag;
  wire [2:0] condition_1__kind;
  wire [2:0] condition_1__condition;
  wire condition_1__compare;
  wire condition_1__flag;
  wire [2:0] condition_2__kind;
  wire [2:0] condition_2__condition;
  wire condition_2__compare;
  wire condition_2__flag;
  wire [2:0] condition_3__kind;
  wire [2:0] condition_3__condition;
  wire condition_3__compare;
  wire condition_3__flag;
  reg  [63:0] scatter__window_0;
  reg  [63:0] scatter__window_1;
  reg  [63:0] scatter__window_2;
  reg  [63:0] scatter__window_3;
  reg  [63:0] scatter__window_4;
  reg  [63:0] scatter__window_5;
  reg  [63:0] scatter__window_6;
  reg  [63:0] scatter__window_7;
  reg  [63:0] scatter__enables;
  wire [63:0] scatter__next_window_0;
  wire [63:0] scatter__next_window_1;
  wire [63:0] scatter__next_window_2;
  wire [63:0] scatter__next_window_3;
  wire [63:0] scatter__next_window_4;
  wire [63:0] scatter__next_window_5;
  wire [63:0] scatter__next_window_6;
  wire [63:0] scatter__next_window_7;
  wire [63:0] scatter__next_enables;
  reg  [7:0] tmp_0;
  reg  [7:0] tmp_1;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      valid_at_0_q <= 1'd0;
      valid_at_1_q <= 1'd0;
      valid_at_2_q <= 1'd0;
      valid_at_3_q <= 1'd0;
      valid_at_4_q <= 1'd0;
      valid_at_5_q <= 1'd0;
      valid_at_6_q <= 1'd0;
      valid_at_7_q <= 1'd0;
      last_at_0_q <= 1'd0;
      last_at_1_q <= 1'd0;
      last_at_2_q <= 1'd0;
      last_at_3_q <= 1'd0;
      last_at_4_q <= 1'd0;
      last_at_5_q <= 1'd0;
      last_at_6_q <= 1'd0;
      last_at_7_q <= 1'd0;
      beat_at_0_q <= 2'd0;
      beat_at_1_q <= 2'd0;
      beat_at_2_q <= 2'd0;
      beat_at_3_q <= 2'd0;
      beat_at_4_q <= 2'd0;
      beat_at_5_q <= 2'd0;
      beat_at_6_q <= 2'd0;
      beat_at_7_q <= 2'd0;
      write_pointer_q <= 3'd0;
      read_pointer_q <= 3'd0;
      built_0_q <= 64'd0;
      built_1_q <= 64'd0;
      built_2_q <= 64'd0;
      built_3_q <= 64'd0;
      built_4_q <= 64'd0;
      built_5_q <= 64'd0;
      built_6_q <= 64'd0;
      built_7_q <= 64'd0;
      built_enables_q <= 64'd0;
      flag_mask_q <= 32'd0;
      flag_value_q <= 32'd0;
    end
    else begin
      valid_at_0_q <= beat_valid;
      valid_at_1_q <= valid_at_0_q;
      valid_at_2_q <= valid_at_1_q;
      valid_at_3_q <= valid_at_2_q;
      valid_at_4_q <= valid_at_3_q;
      valid_at_5_q <= valid_at_4_q;
      valid_at_6_q <= valid_at_5_q;
      valid_at_7_q <= valid_at_6_q;
      last_at_0_q <= beat_last;
      last_at_1_q <= last_at_0_q;
      last_at_2_q <= last_at_1_q;
      last_at_3_q <= last_at_2_q;
      last_at_4_q <= last_at_3_q;
      last_at_5_q <= last_at_4_q;
      last_at_6_q <= last_at_5_q;
      last_at_7_q <= last_at_6_q;
      beat_at_0_q <= beat_number;
      beat_at_1_q <= beat_at_0_q;
      beat_at_2_q <= beat_at_1_q;
      beat_at_3_q <= beat_at_2_q;
      beat_at_4_q <= beat_at_3_q;
      beat_at_5_q <= beat_at_4_q;
      beat_at_6_q <= beat_at_5_q;
      beat_at_7_q <= beat_at_6_q;
      write_pointer_q <= write_pointer_d;
      read_pointer_q <= read_pointer_d;
      built_0_q <= built_0_d;
      built_1_q <= built_1_d;
      built_2_q <= built_2_d;
      built_3_q <= built_3_d;
      built_4_q <= built_4_d;
      built_5_q <= built_5_d;
      built_6_q <= built_6_d;
      built_7_q <= built_7_d;
      built_enables_q <= built_enables_d;
      flag_mask_q <= flag_mask_d;
      flag_value_q <= flag_value_d;
    end
  end

  tessera_lut_ram_a3_words2_w64 contexts (
    .clock(clock),
    .read_address(read_pointer_q),
    .read_data_0(contexts__read_data_0),
    .read_data_1(contexts__read_data_1),
    .write_address(write_pointer_q),
    .write_data_0(carried_origin),
    .write_data_1(contexts__write_data_1),
    // contexts, in order
    .write_enable(start)
  );

  tessera_alu_region position_0 (
    .lane(position_0__lane),
    .region_vstride(region_vstride),
    .region_width(region_width),
    .region_hstride(region_hstride),
    .region_wide(region_wide),
    .region_sub(region_sub),
    .address(position_0__address)
  );

  tessera_alu_region position_1 (
    .lane(position_1__lane),
    .region_vstride(region_vstride),
    .region_width(region_width),
    .region_hstride(region_hstride),
    .region_wide(region_wide),
    .region_sub(region_sub),
    .address(position_1__address)
  );

  tessera_alu_region position_2 (
    .lane(position_2__lane),
    .region_vstride(region_vstride),
    .region_width(region_width),
    .region_hstride(region_hstride),
    .region_wide(region_wide),
    .region_sub(region_sub),
    .address(position_2__address)
  );

  tessera_alu_region position_3 (
    .lane(position_3__lane),
    .region_vstride(region_vstride),
    .region_width(region_width),
    .region_hstride(region_hstride),
    .region_wide(region_wide),
    .region_sub(region_sub),
    .address(position_3__address)
  );

  tessera_alu_condition condition_0 (
    .result(result_0),
    .kind(condition_0__kind),
    .condition(condition_0__condition),
    .compare(condition_0__compare),
    .holds(holds_0),
    .flag(condition_0__flag)
  );

  tessera_alu_condition condition_1 (
    .result(result_1),
    .kind(condition_1__kind),
    .condition(condition_1__condition),
    .compare(condition_1__compare),
    .holds(holds_1),
    .flag(condition_1__flag)
  );

  tessera_alu_condition condition_2 (
    .result(result_2),
    .kind(condition_2__kind),
    .condition(condition_2__condition),
    .compare(condition_2__compare),
    .holds(holds_2),
    .flag(condition_2__flag)
  );

  tessera_alu_condition condition_3 (
    .result(result_3),
    .kind(condition_3__kind),
    .condition(condition_3__condition),
    .compare(condition_3__compare),
    .holds(holds_3),
    .flag(condition_3__flag)
  );

  tessera_alu_scatter scatter (
    .window_0(scatter__window_0),
    .window_1(scatter__window_1),
    .window_2(scatter__window_2),
    .window_3(scatter__window_3),
    .window_4(scatter__window_4),
    .window_5(scatter__window_5),
    .window_6(scatter__window_6),
    .window_7(scatter__window_7),
    .enables(scatter__enables),
    .result_0(result_0),
    .result_1(result_1),
    .result_2(result_2),
    .result_3(result_3),
    .position_0(position_0__address),
    .position_1(position_1__address),
    .position_2(position_2__address),
    .position_3(position_3__address),
    .enabled(enabled),
    .wide(region_wide),
    .next_window_0(scatter__next_window_0),
    .next_window_1(scatter__next_window_1),
    .next_window_2(scatter__next_window_2),
    .next_window_3(scatter__next_window_3),
    .next_window_4(scatter__next_window_4),
    .next_window_5(scatter__next_window_5),
    .next_window_6(scatter__next_window_6),
    .next_window_7(scatter__next_window_7),
    .next_enables(scatter__next_enables)
  );

  assign now = valid_at_7_q;
  assign number = beat_at_7_q;
  assign contexts__write_data_1 = {4'd0, carried_detail};
  assign detailed = contexts__read_data_1[59:0];
  assign push = now & last_at_7_q;
  assign quad = detailed[59];
  assign entry_origin = contexts__read_data_0;
  assign entry_detail = detailed[29:0];
  // scatter into the window; the first beat of a pass starts a new one
  assign region_vstride = {1'd0, detailed[43:42]};
  assign region_width = 3'd0;
  assign region_hstride = 2'd0;
  assign region_wide = detailed[41:40] != 2'd1;
  assign region_sub = detailed[48:44];
  assign position_0__lane = {2'd0, lane};
  assign position_1__lane = {2'd0, lane} + 5'd1;
  assign position_2__lane = {2'd0, lane} + 5'd2;
  assign position_3__lane = {2'd0, lane} + 5'd3;
  assign entry_window_0 = scatter__next_window_0;
  assign entry_window_1 = scatter__next_window_1;
  assign entry_window_2 = scatter__next_window_2;
  assign entry_window_3 = scatter__next_window_3;
  assign entry_window_4 = scatter__next_window_4;
  assign entry_window_5 = scatter__next_window_5;
  assign entry_window_6 = scatter__next_window_6;
  assign entry_window_7 = scatter__next_window_7;
  assign entry_enables = scatter__next_enables;
  assign condition_0__kind = detailed[41:39];
  assign condition_0__condition = detailed[38:36];
  assign condition_0__compare = detailed[11:5] == 7'h10;
  assign condition_1__kind = detailed[41:39];
  assign condition_1__condition = detailed[38:36];
  assign condition_1__compare = detailed[11:5] == 7'h10;
  assign condition_2__kind = detailed[41:39];
  assign condition_2__condition = detailed[38:36];
  assign condition_2__compare = detailed[11:5] == 7'h10;
  assign condition_3__kind = detailed[41:39];
  assign condition_3__condition = detailed[38:36];
  assign condition_3__compare = detailed[11:5] == 7'h10;
  assign flag_position = {1'd0, detailed[35:30]} + {2'd0, detailed[58:57], 3'd0} + {4'd0, lane};
  assign entry_flags = {value, mask};

  always @* begin
    if (time_zero) begin end
    write_pointer_d = write_pointer_q;
    if (start) begin
      write_pointer_d = write_pointer_q + 3'd1;
    end
  end

  always @* begin
    if (time_zero) begin end
    read_pointer_d = read_pointer_q;
    if (now & last_at_7_q) begin
      read_pointer_d = read_pointer_q + 3'd1;
    end
  end

  always @* begin
    if (time_zero) begin end
    built_0_d = built_0_q;
    built_1_d = built_1_q;
    built_2_d = built_2_q;
    built_3_d = built_3_q;
    built_4_d = built_4_q;
    built_5_d = built_5_q;
    built_6_d = built_6_q;
    built_7_d = built_7_q;
    built_enables_d = built_enables_q;
    flag_mask_d = flag_mask_q;
    flag_value_d = flag_value_q;
    if (now) begin
      built_0_d = scatter__next_window_0;
      built_1_d = scatter__next_window_1;
      built_2_d = scatter__next_window_2;
      built_3_d = scatter__next_window_3;
      built_4_d = scatter__next_window_4;
      built_5_d = scatter__next_window_5;
      built_6_d = scatter__next_window_6;
      built_7_d = scatter__next_window_7;
      built_enables_d = scatter__next_enables;
      flag_mask_d = mask;
      flag_value_d = value;
    end
  end

  always @* begin
    if (time_zero) begin end
    tmp_0 = 8'd0;
    tmp_1 = 8'd0;
    // lanes of this beat
    lane = {number, 1'd0};
    tmp_0 = detailed[56:49] >> lane;
    enabled = tmp_0[3:0] & 4'd3;
    if (~detailed[59]) begin
      lane = {number[0], 2'd0};
      tmp_1 = detailed[56:49] >> lane;
      enabled = tmp_1[3:0];
    end
  end

  always @* begin
    if (time_zero) begin end
    scatter__window_0 = built_0_q;
    if (~(|number)) begin
      scatter__window_0 = 64'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    scatter__window_1 = built_1_q;
    if (~(|number)) begin
      scatter__window_1 = 64'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    scatter__window_2 = built_2_q;
    if (~(|number)) begin
      scatter__window_2 = 64'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    scatter__window_3 = built_3_q;
    if (~(|number)) begin
      scatter__window_3 = 64'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    scatter__window_4 = built_4_q;
    if (~(|number)) begin
      scatter__window_4 = 64'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    scatter__window_5 = built_5_q;
    if (~(|number)) begin
      scatter__window_5 = 64'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    scatter__window_6 = built_6_q;
    if (~(|number)) begin
      scatter__window_6 = 64'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    scatter__window_7 = built_7_q;
    if (~(|number)) begin
      scatter__window_7 = 64'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    scatter__enables = built_enables_q;
    if (~(|number)) begin
      scatter__enables = 64'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    // flags gather over all passes of the instruction
    holding = 4'd0;
    holding[0] = condition_0__flag;
    holding[1] = condition_1__flag;
    holding[2] = condition_2__flag;
    holding[3] = condition_3__flag;
  end

  always @* begin
    if (time_zero) begin end
    mask = {28'd0, enabled} << flag_position;
    value = {28'd0, enabled & holding} << flag_position;
    if ((|number) | (|detailed[58:57])) begin
      mask = mask | flag_mask_q;
      value = value | flag_value_q;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, contexts__read_data_1[63:60], tmp_0[7:4], tmp_1[7:4]};
endmodule
`default_nettype wire
