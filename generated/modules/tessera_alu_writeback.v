// tessera_alu_writeback
// Writes queue heads back and completes instructions.
//
//   in    1  clock         rising edge
//   in    1  reset         synchronous, active high
//   in    1  head_0        Index 0 short, 1 long, 2 math.
//   in    1  head_1
//   in    1  head_2
//   in   64  lanes_0_0
//   in   64  lanes_0_1
//   in   64  lanes_0_2
//   in   64  lanes_0_3
//   in   64  lanes_1_0
//   in   64  lanes_1_1
//   in   64  lanes_1_2
//   in   64  lanes_1_3
//   in   64  lanes_2_0
//   in   64  lanes_2_1
//   in   64  lanes_2_2
//   in   64  lanes_2_3
//   in    8  holds_0
//   in    8  holds_1
//   in   47  oldest_0
//   in   47  oldest_1
//   in   47  oldest_2
//   in    5  oldest_tag_0  `entry::TAG` of it, known early.
//   in    5  oldest_tag_1
//   in    5  oldest_tag_2
//   out   1  pop_0
//   out   1  pop_1
//   out   1  pop_2
// reads: The instruction that still reads operands: its entries are held.
//   in    1  reads_valid   It happens in this cycle.
//   in    3  reads_slot    Thread slot.
//   in    5  reads_tag     Slot and scoreboard entry of it.
//   in   41  notes_0       What does not change from pass to pass: `word::note` and `word::outcome_note`.
//   in   41  notes_1
//   out   1  wb_valid      A row is to be written.
//   out  10  wb_row        Which one.
//   out   1  wb_second     It is the second of the two rows that the lanes lie in.
//   out   5  wb_base       Byte of lane 0, in the first row.
//   out   6  wb_step_0     Bytes that bits 0, 1 and 2 of a lane's number add to that.
//   out   6  wb_step_1
//   out   6  wb_step_2
//   out   2  wb_size       Bytes of a lane: 1, 2 or 4, as a power of two.
//   out   8  wb_mask       Lanes to write.
//   out  64  wb_data_0     The lanes, two in a word, low ones first; 0 where not in `mask`.
//   out  64  wb_data_1
//   out  64  wb_data_2
//   out  64  wb_data_3
//   in    1  wb_gnt        Taken at this edge and written at the next one.
//   out   3  writer_slot   Thread slot.
//   out  32  writer_ip     Address of the instruction.
//   in    1  at_once       `done` in the cycle of the last grant, where it can be.
//   out   1  done_valid    It happens in this cycle.
//   out   3  done_slot     Thread slot.
//   out   2  done_sb       Scoreboard entry that becomes free.
//   out   1  ret_valid     It completes in this cycle.
//   out   3  ret_slot      Thread slot.
//   out  32  ret_ip        Address of the instruction.
//   out   7  ret_op        Its opcode; 0 for a sync of JE.
//   out  32  ret_mask      ALU and ME: write-enabled lanes; JE: active channels after the join.
//   out   1  fl_we         Flags are written in this cycle.
//   out   1  fl_reg        0: f0, 1: f1.
//   out  32  fl_mask       Bits to write.
//   out  32  fl_val        Their values; 0 outside `mask`.
//   out   1  arf_we        It is written in this cycle.
//   out   2  arf_sel       0: cr0, 1: f0, 2: f1, 3: n0.
//   out   4  arf_be        Bytes to write.
//   out  32  arf_val       The bytes; 0 where not enabled.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/alu/writeback.rs; do not edit.
`default_nettype none
module tessera_alu_writeback (
  input  wire clock,
  input  wire reset,
  input  wire head_0,
  input  wire head_1,
  input  wire head_2,
  input  wire [63:0] lanes_0_0,
  input  wire [63:0] lanes_0_1,
  input  wire [63:0] lanes_0_2,
  input  wire [63:0] lanes_0_3,
  input  wire [63:0] lanes_1_0,
  input  wire [63:0] lanes_1_1,
  input  wire [63:0] lanes_1_2,
  input  wire [63:0] lanes_1_3,
  input  wire [63:0] lanes_2_0,
  input  wire [63:0] lanes_2_1,
  input  wire [63:0] lanes_2_2,
  input  wire [63:0] lanes_2_3,
  input  wire [7:0] holds_0,
  input  wire [7:0] holds_1,
  input  wire [46:0] oldest_0,
  input  wire [46:0] oldest_1,
  input  wire [46:0] oldest_2,
  input  wire [4:0] oldest_tag_0,
  input  wire [4:0] oldest_tag_1,
  input  wire [4:0] oldest_tag_2,
  output wire pop_0,
  output wire pop_1,
  output wire pop_2,
  input  wire reads_valid,
  input  wire [2:0] reads_slot,
  input  wire [4:0] reads_tag,
  input  wire [40:0] notes_0,
  input  wire [40:0] notes_1,
  output wire wb_valid,
  output reg  [9:0] wb_row,
  output reg  wb_second,
  output reg  [4:0] wb_base,
  output reg  [5:0] wb_step_0,
  output reg  [5:0] wb_step_1,
  output reg  [5:0] wb_step_2,
  output reg  [1:0] wb_size,
  output wire [7:0] wb_mask,
  output wire [63:0] wb_data_0,
  output wire [63:0] wb_data_1,
  output wire [63:0] wb_data_2,
  output wire [63:0] wb_data_3,
  input  wire wb_gnt,
  output reg  [2:0] writer_slot,
  output reg  [31:0] writer_ip,
  input  wire at_once,
  output wire done_valid,
  output reg  [2:0] done_slot,
  output reg  [1:0] done_sb,
  output wire ret_valid,
  output reg  [2:0] ret_slot,
  output reg  [31:0] ret_ip,
  output reg  [6:0] ret_op,
  output reg  [31:0] ret_mask,
  output reg  fl_we,
  output reg  fl_reg,
  output reg  [31:0] fl_mask,
  output reg  [31:0] fl_val,
  output reg  arf_we,
  output reg  [1:0] arf_sel,
  output reg  [3:0] arf_be,
  output reg  [31:0] arf_val
);
  wire free_0;
  wire free_1;
  wire free_2;
  wire from_0;
  wire from_1;
  wire from_2;
  wire any;
  reg  upper;
  reg  [46:0] of;
  reg  [7:0] outcomes;
  wire writes;
  wire leaves;
  wire early;
  wire [4:0] name;
  wire [7:0] enabled;
  wire [31:0] width;
  wire [31:0] kept_0;
  wire [31:0] kept_1;
  wire [31:0] kept_2;
  wire [31:0] kept_3;
  wire [31:0] kept_4;
  wire [31:0] kept_5;
  wire [31:0] kept_6;
  wire [31:0] kept_7;
  reg  [63:0] raw_0;
  reg  [63:0] raw_1;
  reg  [63:0] raw_2;
  reg  [63:0] raw_3;
  wire [31:0] result_0;
  wire [31:0] result_1;
  wire [31:0] result_2;
  wire [31:0] result_3;
  wire [31:0] result_4;
  wire [31:0] result_5;
  wire [31:0] result_6;
  wire [31:0] result_7;
  reg  [7:0] judged;
  wire [3:0] four;
  wire is_pass_0;
  wire is_pass_1;
  wire is_pass_2;
  wire is_pass_3;
  wire [7:0] earlier_0;
  wire [7:0] earlier_1;
  wire [7:0] earlier_2;
  wire [7:0] earlier_3;
  reg  [7:0] pass_flags_0;
  wire [7:0] pass_flags_1;
  wire [7:0] pass_flags_2;
  wire [7:0] pass_flags_3;
  wire [31:0] value;
  reg  hi_0_q;
  reg  hi_1_q;
  reg  hi_2_q;
  wire [40:0] in_flight__read_data_0;
  wire [40:0] in_flight__read_data_1;
  reg  [7:0] flags_short_0_q;
  reg  [7:0] flags_short_1_q;
  reg  [7:0] flags_short_2_q;
  reg  [7:0] flags_short_3_q;
  reg  [7:0] flags_long_0_q;
  reg  [7:0] flags_long_1_q;
  reg  [7:0] flags_long_2_q;
  reg  [7:0] flags_long_3_q;
  reg  [4:0] left_tag_q;
  reg  left_short_q;
  reg  left_long_q;
  reg  left_popped_q;
  reg  [1:0] left_pass_q;
  reg  left_wide_q;
  reg  [9:0] left_told_0_q;
  reg  [9:0] left_told_1_q;
  reg  [9:0] left_told_2_q;
  reg  [9:0] left_told_3_q;
  reg  [9:0] left_told_4_q;
  reg  [9:0] left_told_5_q;
  reg  [9:0] left_told_6_q;
  reg  [9:0] left_told_7_q;
  reg  [7:0] left_holds_q;
  reg  [9:0] left_judging_q;
  reg  left_wrote_q;
  reg  left_done_q;
  reg  left_late_q;
  reg  [3:0] left_enables_q;
  reg  [31:0] left_value_q;
  reg  [1:0] left_base_q;
  wire [31:0] tell_0__result;
  wire [9:0] tell_0__told;
  wire [31:0] tell_1__result;
  wire [9:0] tell_1__told;
  wire [31:0] tell_2__result;
  wire [9:0] tell_2__told;
  wire [31:0] tell_3__result;
  wire [9:0] tell_3__told;
  wire [31:0] tell_4__result;
  wire [9:0] tell_4__told;
  wire [31:0] tell_5__result;
  wire [9:0] tell_5__told;
  wire [31:0] tell_6__result;
  wire [9:0] tell_6__told;
  wire [31:0] tell_7__result;
  wire [9:0] tell_7__told;
  wire [2:0] manner__kind;
  wire [2:0] manner__condition;
  wire manner__compare;
  wire [9:0] manner__judging;
  wire condition_0__holds;
  wire condition_0__flag;
  wire condition_1__holds;
  wire condition_1__flag;
  wire condition_2__holds;
  wire condition_2__flag;
  wire condition_3__holds;
  wire condition_3__flag;
  wire condition_4__holds;
  wire condition_4__flag;
  wire condition_5__holds;
  wire condition_5__flag;
  wire condition_6__holds;
  wire condition_6__flag;
  wire condition_7__holds;
  wire condition_7__flag;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      hi_0_q <= 1'd0;
      hi_1_q <= 1'd0;
      hi_2_q <= 1'd0;
      flags_short_0_q <= 8'd0;
      flags_short_1_q <= 8'd0;
      flags_short_2_q <= 8'd0;
      flags_short_3_q <= 8'd0;
      flags_long_0_q <= 8'd0;
      flags_long_1_q <= 8'd0;
      flags_long_2_q <= 8'd0;
      flags_long_3_q <= 8'd0;
      left_tag_q <= 5'd0;
      left_short_q <= 1'd0;
      left_long_q <= 1'd0;
      left_popped_q <= 1'd0;
      left_pass_q <= 2'd0;
      left_wide_q <= 1'd0;
      left_told_0_q <= 10'd0;
      left_told_1_q <= 10'd0;
      left_told_2_q <= 10'd0;
      left_told_3_q <= 10'd0;
      left_told_4_q <= 10'd0;
      left_told_5_q <= 10'd0;
      left_told_6_q <= 10'd0;
      left_told_7_q <= 10'd0;
      left_holds_q <= 8'd0;
      left_judging_q <= 10'd0;
      left_wrote_q <= 1'd0;
      left_done_q <= 1'd0;
      left_late_q <= 1'd0;
      left_enables_q <= 4'd0;
      left_value_q <= 32'd0;
      left_base_q <= 2'd0;
    end
    else begin
      if (left_short_q) begin
        flags_short_0_q <= pass_flags_0;
      end
      if (left_short_q) begin
        flags_short_1_q <= pass_flags_1;
      end
      if (left_short_q) begin
        flags_short_2_q <= pass_flags_2;
      end
      if (left_short_q) begin
        flags_short_3_q <= pass_flags_3;
      end
      if (left_long_q) begin
        flags_long_0_q <= pass_flags_0;
      end
      if (left_long_q) begin
        flags_long_1_q <= pass_flags_1;
      end
      if (left_long_q) begin
        flags_long_2_q <= pass_flags_2;
      end
      if (left_long_q) begin
        flags_long_3_q <= pass_flags_3;
      end
      if (writes & wb_gnt & from_0) begin
        hi_0_q <= ~leaves;
      end
      if (writes & wb_gnt & from_1) begin
        hi_1_q <= ~leaves;
      end
      if (writes & wb_gnt & from_2) begin
        hi_2_q <= ~leaves;
      end
      if (any) begin
        left_tag_q <= name;
        left_short_q <= from_0;
        left_long_q <= from_1;
        left_pass_q <= of[6:5];
        left_wide_q <= of[46];
        left_holds_q <= outcomes;
        left_judging_q <= manner__judging;
        left_told_0_q <= tell_0__told;
        left_told_1_q <= tell_1__told;
        left_told_2_q <= tell_2__told;
        left_told_3_q <= tell_3__told;
        left_told_4_q <= tell_4__told;
        left_told_5_q <= tell_5__told;
        left_told_6_q <= tell_6__told;
        left_told_7_q <= tell_7__told;
        left_value_q <= result_0;
        left_base_q <= of[18:17];
        left_enables_q <= 4'd0;
        if (enabled[0]) begin
          left_enables_q <= 4'd15;
          if (of[26:25] == 2'd1) begin
            left_enables_q <= 4'd3 << of[18:17];
          end
          else if (of[26:25] == 2'd0) begin
            left_enables_q <= 4'd1 << of[18:17];
          end
        end
      end
      left_popped_q <= leaves;
      // what leaves: reported in the next cycle
      left_wrote_q <= writes & wb_gnt;
      left_done_q <= leaves & of[29];
      left_late_q <= leaves & of[29] & ~early;
    end
  end

  tessera_lut_ram #(.A(5), .WORDS(2), .W(41)) in_flight (
    .clock(clock),
    .read_address(left_tag_q),
    .read_data({in_flight__read_data_1, in_flight__read_data_0}),
    .write_address(reads_tag),
    .write_data({notes_1, notes_0}),
    // table: written in every cycle of the instruction in fetch, so that nothing else has to be known
    .write_enable(reads_valid)
  );

  tessera_alu_tell tell_0 (
    .result(tell_0__result),
    .told(tell_0__told)
  );

  tessera_alu_tell tell_1 (
    .result(tell_1__result),
    .told(tell_1__told)
  );

  tessera_alu_tell tell_2 (
    .result(tell_2__result),
    .told(tell_2__told)
  );

  tessera_alu_tell tell_3 (
    .result(tell_3__result),
    .told(tell_3__told)
  );

  tessera_alu_tell tell_4 (
    .result(tell_4__result),
    .told(tell_4__told)
  );

  tessera_alu_tell tell_5 (
    .result(tell_5__result),
    .told(tell_5__told)
  );

  tessera_alu_tell tell_6 (
    .result(tell_6__result),
    .told(tell_6__told)
  );

  tessera_alu_tell tell_7 (
    .result(tell_7__result),
    .told(tell_7__told)
  );

  tessera_alu_judging manner (
    .kind(manner__kind),
    .condition(manner__condition),
    .compare(manner__compare),
    .judging(manner__judging)
  );

  tessera_alu_condition condition_0 (
    .told(left_told_0_q),
    .judging(left_judging_q),
    .holds(condition_0__holds),
    .flag(condition_0__flag)
  );

  tessera_alu_condition condition_1 (
    .told(left_told_1_q),
    .judging(left_judging_q),
    .holds(condition_1__holds),
    .flag(condition_1__flag)
  );

  tessera_alu_condition condition_2 (
    .told(left_told_2_q),
    .judging(left_judging_q),
    .holds(condition_2__holds),
    .flag(condition_2__flag)
  );

  tessera_alu_condition condition_3 (
    .told(left_told_3_q),
    .judging(left_judging_q),
    .holds(condition_3__holds),
    .flag(condition_3__flag)
  );

  tessera_alu_condition condition_4 (
    .told(left_told_4_q),
    .judging(left_judging_q),
    .holds(condition_4__holds),
    .flag(condition_4__flag)
  );

  tessera_alu_condition condition_5 (
    .told(left_told_5_q),
    .judging(left_judging_q),
    .holds(condition_5__holds),
    .flag(condition_5__flag)
  );

  tessera_alu_condition condition_6 (
    .told(left_told_6_q),
    .judging(left_judging_q),
    .holds(condition_6__holds),
    .flag(condition_6__flag)
  );

  tessera_alu_condition condition_7 (
    .told(left_told_7_q),
    .judging(left_judging_q),
    .holds(condition_7__holds),
    .flag(condition_7__flag)
  );

  // math before long before short; what is still being read is held
  assign free_0 = head_0 & ~(reads_valid & (reads_tag == oldest_tag_0));
  assign free_1 = head_1 & ~(reads_valid & (reads_tag == oldest_tag_1));
  assign free_2 = head_2 & ~(reads_valid & (reads_tag == oldest_tag_2));
  assign any = free_0 | free_1 | free_2;
  assign from_2 = free_2;
  assign from_1 = free_1 & ~free_2;
  assign from_0 = ~free_1 & ~free_2;
  assign name = of[4:0];
  // lanes: 0 where disabled and above their size
  assign enabled = any ? of[37:30] : 8'd0;
  assign width = (of[26:25] == 2'd1) ? 32'hffff : (of[26:25] == 2'd0) ? 32'hff : 32'hffffffff;
  assign kept_0 = enabled[0] ? width : 32'd0;
  assign kept_1 = enabled[1] ? width : 32'd0;
  assign kept_2 = enabled[2] ? width : 32'd0;
  assign kept_3 = enabled[3] ? width : 32'd0;
  assign kept_4 = enabled[4] ? width : 32'd0;
  assign kept_5 = enabled[5] ? width : 32'd0;
  assign kept_6 = enabled[6] ? width : 32'd0;
  assign kept_7 = enabled[7] ? width : 32'd0;
  assign result_0 = raw_0[31:0] & kept_0;
  assign result_1 = raw_0[63:32] & kept_1;
  assign wb_data_0 = {result_1, result_0};
  assign result_2 = raw_1[31:0] & kept_2;
  assign result_3 = raw_1[63:32] & kept_3;
  assign wb_data_1 = {result_3, result_2};
  assign result_4 = raw_2[31:0] & kept_4;
  assign result_5 = raw_2[63:32] & kept_5;
  assign wb_data_2 = {result_5, result_4};
  assign result_6 = raw_3[31:0] & kept_6;
  assign result_7 = raw_3[63:32] & kept_7;
  assign wb_data_3 = {result_7, result_6};
  assign wb_mask = enabled;
  // row write
  assign writes = any & ~of[28];
  assign leaves = any & (of[28] | (wb_gnt & (~of[27] | upper)));
  assign wb_valid = writes;
  assign pop_0 = leaves & from_0;
  assign pop_1 = leaves & from_1;
  assign pop_2 = leaves & from_2;
  assign early = at_once & leaves & of[29] & of[45] & ~left_late_q;
  // judged in its size, and for enabled lanes alone: not behind what clears the rest
  assign tell_0__result = raw_0[31:0];
  assign tell_1__result = raw_0[63:32];
  assign tell_2__result = raw_1[31:0];
  assign tell_3__result = raw_1[63:32];
  assign tell_4__result = raw_2[31:0];
  assign tell_5__result = raw_2[63:32];
  assign tell_6__result = raw_3[31:0];
  assign tell_7__result = raw_3[63:32];
  assign manner__kind = of[40:38];
  assign manner__condition = of[43:41];
  assign manner__compare = of[44];
  assign condition_0__holds = left_holds_q[0];
  assign condition_1__holds = left_holds_q[1];
  assign condition_2__holds = left_holds_q[2];
  assign condition_3__holds = left_holds_q[3];
  assign condition_4__holds = left_holds_q[4];
  assign condition_5__holds = left_holds_q[5];
  assign condition_6__holds = left_holds_q[6];
  assign condition_7__holds = left_holds_q[7];
  assign four = judged[3:0];
  assign is_pass_0 = left_popped_q & (left_short_q | left_long_q) & (left_pass_q == 2'd0);
  assign earlier_0 = left_long_q ? flags_long_0_q : flags_short_0_q;
  assign is_pass_1 = left_popped_q & (left_short_q | left_long_q) & (left_pass_q == 2'd1);
  assign earlier_1 = left_long_q ? flags_long_1_q : flags_short_1_q;
  // what is judged comes last, so that each bit has one choice behind it
  assign pass_flags_1 = is_pass_1 ? judged : earlier_1;
  assign is_pass_2 = left_popped_q & (left_short_q | left_long_q) & (left_pass_q == 2'd2);
  assign earlier_2 = left_long_q ? flags_long_2_q : flags_short_2_q;
  // what is judged comes last, so that each bit has one choice behind it
  assign pass_flags_2 = is_pass_2 ? judged : earlier_2;
  assign is_pass_3 = left_popped_q & (left_short_q | left_long_q) & (left_pass_q == 2'd3);
  assign earlier_3 = left_long_q ? flags_long_3_q : flags_short_3_q;
  // what is judged comes last, so that each bit has one choice behind it
  assign pass_flags_3 = is_pass_3 ? judged : earlier_3;
  assign done_valid = left_late_q | early;
  assign ret_valid = left_done_q;
  assign value = {pass_flags_3, pass_flags_2, pass_flags_1, pass_flags_0};

  always @* begin
    if (time_zero) begin end
    upper = hi_0_q;
    of = oldest_0;
    outcomes = holds_0;
    raw_0 = lanes_0_0;
    raw_1 = lanes_0_1;
    raw_2 = lanes_0_2;
    raw_3 = lanes_0_3;
    if (free_1) begin
      upper = hi_1_q;
      of = oldest_1;
      outcomes = holds_1;
      raw_0 = lanes_1_0;
      raw_1 = lanes_1_1;
      raw_2 = lanes_1_2;
      raw_3 = lanes_1_3;
    end
    if (free_2) begin
      upper = hi_2_q;
      of = oldest_2;
      raw_0 = lanes_2_0;
      raw_1 = lanes_2_1;
      raw_2 = lanes_2_2;
      raw_3 = lanes_2_3;
    end
  end

  always @* begin
    if (time_zero) begin end
    wb_row = 10'd0;
    wb_second = 1'd0;
    wb_base = 5'd0;
    wb_size = 2'd0;
    wb_step_0 = 6'd0;
    wb_step_1 = 6'd0;
    wb_step_2 = 6'd0;
    if (writes) begin
      wb_row = of[16:7];
      wb_second = upper;
      if (upper) begin
        wb_row = {of[16:14], of[13:7] + 7'd1};
      end
      wb_base = of[21:17];
      wb_size = of[26:25];
      wb_step_0 = 6'd1 << of[24:22];
      wb_step_1 = 6'd2 << of[24:22];
      wb_step_2 = 6'd4 << of[24:22];
      if (of[46]) begin
        wb_step_0 = 6'd4;
        wb_step_1 = 6'd1 << of[24:22];
        wb_step_2 = 6'd2 << of[24:22];
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    // flags of the pass that left
    judged = 8'd0;
    judged[0] = condition_0__flag;
    judged[1] = condition_1__flag;
    judged[2] = condition_2__flag;
    judged[3] = condition_3__flag;
    judged[4] = condition_4__flag;
    judged[5] = condition_5__flag;
    judged[6] = condition_6__flag;
    judged[7] = condition_7__flag;
  end

  always @* begin
    if (time_zero) begin end
    pass_flags_0 = earlier_0;
    // what is judged comes last, so that each bit has one choice behind it
    if (is_pass_0) begin
      pass_flags_0 = judged;
    end
    if (left_popped_q & left_long_q & left_wide_q) begin
      // the two passes of a wide instruction have four elements each: the second one's come above the first one's
      pass_flags_0[7:4] = four;
    end
  end

  always @* begin
    if (time_zero) begin end
    // completion
    writer_slot = 3'd0;
    writer_ip = 32'd0;
    if (left_wrote_q) begin
      writer_slot = left_tag_q[2:0];
      writer_ip = in_flight__read_data_0[31:0];
    end
  end

  always @* begin
    if (time_zero) begin end
    done_slot = 3'd0;
    done_sb = 2'd0;
    if (left_late_q) begin
      done_slot = left_tag_q[2:0];
      done_sb = left_tag_q[4:3];
    end
    else if (any & at_once) begin
      // also where it is not done: they do not wait for the grant
      done_slot = name[2:0];
      done_sb = name[4:3];
    end
  end

  always @* begin
    if (time_zero) begin end
    ret_slot = 3'd0;
    ret_ip = 32'd0;
    ret_op = 7'd0;
    ret_mask = 32'd0;
    fl_we = 1'd0;
    fl_reg = 1'd0;
    fl_mask = 32'd0;
    fl_val = 32'd0;
    arf_we = 1'd0;
    arf_sel = 2'd0;
    arf_be = 4'd0;
    arf_val = 32'd0;
    if (left_done_q) begin
      ret_slot = left_tag_q[2:0];
      ret_ip = in_flight__read_data_0[31:0];
      ret_op = in_flight__read_data_0[38:32];
      ret_mask = in_flight__read_data_1[31:0];
      if (in_flight__read_data_0[39]) begin
        fl_we = 1'd1;
        fl_reg = in_flight__read_data_0[40];
        fl_mask = in_flight__read_data_1[31:0] << {in_flight__read_data_1[35:32], 2'd0};
        fl_val = (value & in_flight__read_data_1[31:0]) << {in_flight__read_data_1[35:32], 2'd0};
      end
      if (in_flight__read_data_1[36]) begin
        arf_we = 1'd1;
        arf_sel = in_flight__read_data_1[38:37];
        arf_be = left_enables_q;
        arf_val = left_value_q << {left_base_q, 3'd0};
      end
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, reads_slot, in_flight__read_data_1[40:39]};
endmodule
`default_nettype wire
