// tessera_tc_depend
// Comparators of the dependency check.
//
//   in    3  slot           Thread of the instruction.
//   in   14  pushed_kind    What it is: `word::kind`.
//   in   17  pushed_span_0  Registers it writes (index 0) and reads: `word::span`.
//   in   17  pushed_span_1
//   in   17  pushed_span_2
//   in   17  pushed_span_3
//   in   17  spans_0        What unfinished instructions write: four a thread, thread by thread.
//   in   17  spans_1
//   in   17  spans_2
//   in   17  spans_3
//   in   17  spans_4
//   in   17  spans_5
//   in   17  spans_6
//   in   17  spans_7
//   in   17  spans_8
//   in   17  spans_9
//   in   17  spans_10
//   in   17  spans_11
//   in   17  spans_12
//   in   17  spans_13
//   in   17  spans_14
//   in   17  spans_15
//   in   17  spans_16
//   in   17  spans_17
//   in   17  spans_18
//   in   17  spans_19
//   in   17  spans_20
//   in   17  spans_21
//   in   17  spans_22
//   in   17  spans_23
//   in   17  spans_24
//   in   17  spans_25
//   in   17  spans_26
//   in   17  spans_27
//   in    2  marks_0
//   in    2  marks_1
//   in    2  marks_2
//   in    2  marks_3
//   in    2  marks_4
//   in    2  marks_5
//   in    2  marks_6
//   in    2  marks_7
//   in    2  marks_8
//   in    2  marks_9
//   in    2  marks_10
//   in    2  marks_11
//   in    2  marks_12
//   in    2  marks_13
//   in    2  marks_14
//   in    2  marks_15
//   in    2  marks_16
//   in    2  marks_17
//   in    2  marks_18
//   in    2  marks_19
//   in    2  marks_20
//   in    2  marks_21
//   in    2  marks_22
//   in    2  marks_23
//   in    2  marks_24
//   in    2  marks_25
//   in    2  marks_26
//   in    2  marks_27
//   in   17  head_span_0    The same of the head of each queue.
//   in   17  head_span_1
//   in   17  head_span_2
//   in   17  head_span_3
//   in   17  head_span_4
//   in   17  head_span_5
//   in   17  head_span_6
//   in    2  head_marks_0
//   in    2  head_marks_1
//   in    2  head_marks_2
//   in    2  head_marks_3
//   in    2  head_marks_4
//   in    2  head_marks_5
//   in    2  head_marks_6
//   out   4  meets
//   out   1  meets_ahead
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/depend.rs; do not edit.
`default_nettype none
module tessera_tc_depend (
  input  wire [2:0] slot,
  input  wire [13:0] pushed_kind,
  input  wire [16:0] pushed_span_0,
  input  wire [16:0] pushed_span_1,
  input  wire [16:0] pushed_span_2,
  input  wire [16:0] pushed_span_3,
  input  wire [16:0] spans_0,
  input  wire [16:0] spans_1,
  input  wire [16:0] spans_2,
  input  wire [16:0] spans_3,
  input  wire [16:0] spans_4,
  input  wire [16:0] spans_5,
  input  wire [16:0] spans_6,
  input  wire [16:0] spans_7,
  input  wire [16:0] spans_8,
  input  wire [16:0] spans_9,
  input  wire [16:0] spans_10,
  input  wire [16:0] spans_11,
  input  wire [16:0] spans_12,
  input  wire [16:0] spans_13,
  input  wire [16:0] spans_14,
  input  wire [16:0] spans_15,
  input  wire [16:0] spans_16,
  input  wire [16:0] spans_17,
  input  wire [16:0] spans_18,
  input  wire [16:0] spans_19,
  input  wire [16:0] spans_20,
  input  wire [16:0] spans_21,
  input  wire [16:0] spans_22,
  input  wire [16:0] spans_23,
  input  wire [16:0] spans_24,
  input  wire [16:0] spans_25,
  input  wire [16:0] spans_26,
  input  wire [16:0] spans_27,
  input  wire [1:0] marks_0,
  input  wire [1:0] marks_1,
  input  wire [1:0] marks_2,
  input  wire [1:0] marks_3,
  input  wire [1:0] marks_4,
  input  wire [1:0] marks_5,
  input  wire [1:0] marks_6,
  input  wire [1:0] marks_7,
  input  wire [1:0] marks_8,
  input  wire [1:0] marks_9,
  input  wire [1:0] marks_10,
  input  wire [1:0] marks_11,
  input  wire [1:0] marks_12,
  input  wire [1:0] marks_13,
  input  wire [1:0] marks_14,
  input  wire [1:0] marks_15,
  input  wire [1:0] marks_16,
  input  wire [1:0] marks_17,
  input  wire [1:0] marks_18,
  input  wire [1:0] marks_19,
  input  wire [1:0] marks_20,
  input  wire [1:0] marks_21,
  input  wire [1:0] marks_22,
  input  wire [1:0] marks_23,
  input  wire [1:0] marks_24,
  input  wire [1:0] marks_25,
  input  wire [1:0] marks_26,
  input  wire [1:0] marks_27,
  input  wire [16:0] head_span_0,
  input  wire [16:0] head_span_1,
  input  wire [16:0] head_span_2,
  input  wire [16:0] head_span_3,
  input  wire [16:0] head_span_4,
  input  wire [16:0] head_span_5,
  input  wire [16:0] head_span_6,
  input  wire [1:0] head_marks_0,
  input  wire [1:0] head_marks_1,
  input  wire [1:0] head_marks_2,
  input  wire [1:0] head_marks_3,
  input  wire [1:0] head_marks_4,
  input  wire [1:0] head_marks_5,
  input  wire [1:0] head_marks_6,
  output wire [3:0] meets,
  output wire meets_ahead
);
  reg  [16:0] older_0;
  reg  [16:0] older_1;
  reg  [16:0] older_2;
  reg  [16:0] older_3;
  reg  [16:0] older_4;
  reg  [1:0] older_marks_0;
  reg  [1:0] older_marks_1;
  reg  [1:0] older_marks_2;
  reg  [1:0] older_marks_3;
  reg  [1:0] older_marks_4;
  wire [1:0] touched;
  reg  [4:0] found;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign touched = pushed_kind[9:8] | pushed_kind[11:10];
  assign meets = found[3:0];
  assign meets_ahead = found[4];

  always @* begin
    if (time_zero) begin end
    older_0 = 17'd0;
    older_marks_0 = 2'd0;
    older_1 = 17'd0;
    older_marks_1 = 2'd0;
    older_2 = 17'd0;
    older_marks_2 = 2'd0;
    older_3 = 17'd0;
    older_marks_3 = 2'd0;
    older_4 = 17'd0;
    older_marks_4 = 2'd0;
    if (slot == 3'd0) begin
      older_0 = spans_0;
      older_marks_0 = marks_0;
      older_1 = spans_1;
      older_marks_1 = marks_1;
      older_2 = spans_2;
      older_marks_2 = marks_2;
      older_3 = spans_3;
      older_marks_3 = marks_3;
      older_4 = head_span_0;
      older_marks_4 = head_marks_0;
    end
    if (slot == 3'd1) begin
      older_0 = spans_4;
      older_marks_0 = marks_4;
      older_1 = spans_5;
      older_marks_1 = marks_5;
      older_2 = spans_6;
      older_marks_2 = marks_6;
      older_3 = spans_7;
      older_marks_3 = marks_7;
      older_4 = head_span_1;
      older_marks_4 = head_marks_1;
    end
    if (slot == 3'd2) begin
      older_0 = spans_8;
      older_marks_0 = marks_8;
      older_1 = spans_9;
      older_marks_1 = marks_9;
      older_2 = spans_10;
      older_marks_2 = marks_10;
      older_3 = spans_11;
      older_marks_3 = marks_11;
      older_4 = head_span_2;
      older_marks_4 = head_marks_2;
    end
    if (slot == 3'd3) begin
      older_0 = spans_12;
      older_marks_0 = marks_12;
      older_1 = spans_13;
      older_marks_1 = marks_13;
      older_2 = spans_14;
      older_marks_2 = marks_14;
      older_3 = spans_15;
      older_marks_3 = marks_15;
      older_4 = head_span_3;
      older_marks_4 = head_marks_3;
    end
    if (slot == 3'd4) begin
      older_0 = spans_16;
      older_marks_0 = marks_16;
      older_1 = spans_17;
      older_marks_1 = marks_17;
      older_2 = spans_18;
      older_marks_2 = marks_18;
      older_3 = spans_19;
      older_marks_3 = marks_19;
      older_4 = head_span_4;
      older_marks_4 = head_marks_4;
    end
    if (slot == 3'd5) begin
      older_0 = spans_20;
      older_marks_0 = marks_20;
      older_1 = spans_21;
      older_marks_1 = marks_21;
      older_2 = spans_22;
      older_marks_2 = marks_22;
      older_3 = spans_23;
      older_marks_3 = marks_23;
      older_4 = head_span_5;
      older_marks_4 = head_marks_5;
    end
    if (slot == 3'd6) begin
      older_0 = spans_24;
      older_marks_0 = marks_24;
      older_1 = spans_25;
      older_marks_1 = marks_25;
      older_2 = spans_26;
      older_marks_2 = marks_26;
      older_3 = spans_27;
      older_marks_3 = marks_27;
      older_4 = head_span_6;
      older_marks_4 = head_marks_6;
    end
  end

  always @* begin
    if (time_zero) begin end
    found = 5'd0;
    if (|(older_marks_0 & touched)) begin
      found[0] = 1'd1;
    end
    if (pushed_span_0[16] & older_0[16] & (pushed_span_0[7:0] <= older_0[15:8])
        & (pushed_span_0[15:8] >= older_0[7:0])) begin
      found[0] = 1'd1;
    end
    if (pushed_span_1[16] & older_0[16] & (pushed_span_1[7:0] <= older_0[15:8])
        & (pushed_span_1[15:8] >= older_0[7:0])) begin
      found[0] = 1'd1;
    end
    if (pushed_span_2[16] & older_0[16] & (pushed_span_2[7:0] <= older_0[15:8])
        & (pushed_span_2[15:8] >= older_0[7:0])) begin
      found[0] = 1'd1;
    end
    if (pushed_span_3[16] & older_0[16] & (pushed_span_3[7:0] <= older_0[15:8])
        & (pushed_span_3[15:8] >= older_0[7:0])) begin
      found[0] = 1'd1;
    end
    if (|(older_marks_1 & touched)) begin
      found[1] = 1'd1;
    end
    if (pushed_span_0[16] & older_1[16] & (pushed_span_0[7:0] <= older_1[15:8])
        & (pushed_span_0[15:8] >= older_1[7:0])) begin
      found[1] = 1'd1;
    end
    if (pushed_span_1[16] & older_1[16] & (pushed_span_1[7:0] <= older_1[15:8])
        & (pushed_span_1[15:8] >= older_1[7:0])) begin
      found[1] = 1'd1;
    end
    if (pushed_span_2[16] & older_1[16] & (pushed_span_2[7:0] <= older_1[15:8])
        & (pushed_span_2[15:8] >= older_1[7:0])) begin
      found[1] = 1'd1;
    end
    if (pushed_span_3[16] & older_1[16] & (pushed_span_3[7:0] <= older_1[15:8])
        & (pushed_span_3[15:8] >= older_1[7:0])) begin
      found[1] = 1'd1;
    end
    if (|(older_marks_2 & touched)) begin
      found[2] = 1'd1;
    end
    if (pushed_span_0[16] & older_2[16] & (pushed_span_0[7:0] <= older_2[15:8])
        & (pushed_span_0[15:8] >= older_2[7:0])) begin
      found[2] = 1'd1;
    end
    if (pushed_span_1[16] & older_2[16] & (pushed_span_1[7:0] <= older_2[15:8])
        & (pushed_span_1[15:8] >= older_2[7:0])) begin
      found[2] = 1'd1;
    end
    if (pushed_span_2[16] & older_2[16] & (pushed_span_2[7:0] <= older_2[15:8])
        & (pushed_span_2[15:8] >= older_2[7:0])) begin
      found[2] = 1'd1;
    end
    if (pushed_span_3[16] & older_2[16] & (pushed_span_3[7:0] <= older_2[15:8])
        & (pushed_span_3[15:8] >= older_2[7:0])) begin
      found[2] = 1'd1;
    end
    if (|(older_marks_3 & touched)) begin
      found[3] = 1'd1;
    end
    if (pushed_span_0[16] & older_3[16] & (pushed_span_0[7:0] <= older_3[15:8])
        & (pushed_span_0[15:8] >= older_3[7:0])) begin
      found[3] = 1'd1;
    end
    if (pushed_span_1[16] & older_3[16] & (pushed_span_1[7:0] <= older_3[15:8])
        & (pushed_span_1[15:8] >= older_3[7:0])) begin
      found[3] = 1'd1;
    end
    if (pushed_span_2[16] & older_3[16] & (pushed_span_2[7:0] <= older_3[15:8])
        & (pushed_span_2[15:8] >= older_3[7:0])) begin
      found[3] = 1'd1;
    end
    if (pushed_span_3[16] & older_3[16] & (pushed_span_3[7:0] <= older_3[15:8])
        & (pushed_span_3[15:8] >= older_3[7:0])) begin
      found[3] = 1'd1;
    end
    if (|(older_marks_4 & touched)) begin
      found[4] = 1'd1;
    end
    if (pushed_span_0[16] & older_4[16] & (pushed_span_0[7:0] <= older_4[15:8])
        & (pushed_span_0[15:8] >= older_4[7:0])) begin
      found[4] = 1'd1;
    end
    if (pushed_span_1[16] & older_4[16] & (pushed_span_1[7:0] <= older_4[15:8])
        & (pushed_span_1[15:8] >= older_4[7:0])) begin
      found[4] = 1'd1;
    end
    if (pushed_span_2[16] & older_4[16] & (pushed_span_2[7:0] <= older_4[15:8])
        & (pushed_span_2[15:8] >= older_4[7:0])) begin
      found[4] = 1'd1;
    end
    if (pushed_span_3[16] & older_4[16] & (pushed_span_3[7:0] <= older_4[15:8])
        & (pushed_span_3[15:8] >= older_4[7:0])) begin
      found[4] = 1'd1;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, pushed_kind[7:0], pushed_kind[13:12]};
endmodule
`default_nettype wire
