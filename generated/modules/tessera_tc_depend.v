// tessera_tc_depend
// Comparators of the dependency check.
//
//   in   14  pushed_kind    What it is: `word::kind`.
//   in   17  pushed_span_0  Registers it writes (index 0) and reads: `word::span`.
//   in   17  pushed_span_1
//   in   17  pushed_span_2
//   in   17  pushed_span_3
//   in   19  older_0        What four unfinished instructions of its thread write, then the head of its queue:
//                           `word::result`.
//   in   19  older_1
//   in   19  older_2
//   in   19  older_3
//   in   19  older_4
//   out   4  meets
//   out   1  meets_ahead
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/depend.rs; do not edit.
`default_nettype none
module tessera_tc_depend (
  input  wire [13:0] pushed_kind,
  input  wire [16:0] pushed_span_0,
  input  wire [16:0] pushed_span_1,
  input  wire [16:0] pushed_span_2,
  input  wire [16:0] pushed_span_3,
  input  wire [18:0] older_0,
  input  wire [18:0] older_1,
  input  wire [18:0] older_2,
  input  wire [18:0] older_3,
  input  wire [18:0] older_4,
  output wire [3:0] meets,
  output wire meets_ahead
);
  wire [16:0] span_0;
  wire [16:0] span_1;
  wire [16:0] span_2;
  wire [16:0] span_3;
  wire [16:0] span_4;
  wire [1:0] touched;
  reg  [4:0] found;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign touched = pushed_kind[9:8] | pushed_kind[11:10];
  assign span_0 = older_0[16:0];
  assign span_1 = older_1[16:0];
  assign span_2 = older_2[16:0];
  assign span_3 = older_3[16:0];
  assign span_4 = older_4[16:0];
  assign meets = found[3:0];
  assign meets_ahead = found[4];

  always @* begin
    if (time_zero) begin end
    found = 5'd0;
    if (|(older_0[18:17] & touched)) begin
      found[0] = 1'd1;
    end
    if (pushed_span_0[16] & span_0[16] & (pushed_span_0[7:0] <= span_0[15:8])
        & (pushed_span_0[15:8] >= span_0[7:0])) begin
      found[0] = 1'd1;
    end
    if (pushed_span_1[16] & span_0[16] & (pushed_span_1[7:0] <= span_0[15:8])
        & (pushed_span_1[15:8] >= span_0[7:0])) begin
      found[0] = 1'd1;
    end
    if (pushed_span_2[16] & span_0[16] & (pushed_span_2[7:0] <= span_0[15:8])
        & (pushed_span_2[15:8] >= span_0[7:0])) begin
      found[0] = 1'd1;
    end
    if (pushed_span_3[16] & span_0[16] & (pushed_span_3[7:0] <= span_0[15:8])
        & (pushed_span_3[15:8] >= span_0[7:0])) begin
      found[0] = 1'd1;
    end
    if (|(older_1[18:17] & touched)) begin
      found[1] = 1'd1;
    end
    if (pushed_span_0[16] & span_1[16] & (pushed_span_0[7:0] <= span_1[15:8])
        & (pushed_span_0[15:8] >= span_1[7:0])) begin
      found[1] = 1'd1;
    end
    if (pushed_span_1[16] & span_1[16] & (pushed_span_1[7:0] <= span_1[15:8])
        & (pushed_span_1[15:8] >= span_1[7:0])) begin
      found[1] = 1'd1;
    end
    if (pushed_span_2[16] & span_1[16] & (pushed_span_2[7:0] <= span_1[15:8])
        & (pushed_span_2[15:8] >= span_1[7:0])) begin
      found[1] = 1'd1;
    end
    if (pushed_span_3[16] & span_1[16] & (pushed_span_3[7:0] <= span_1[15:8])
        & (pushed_span_3[15:8] >= span_1[7:0])) begin
      found[1] = 1'd1;
    end
    if (|(older_2[18:17] & touched)) begin
      found[2] = 1'd1;
    end
    if (pushed_span_0[16] & span_2[16] & (pushed_span_0[7:0] <= span_2[15:8])
        & (pushed_span_0[15:8] >= span_2[7:0])) begin
      found[2] = 1'd1;
    end
    if (pushed_span_1[16] & span_2[16] & (pushed_span_1[7:0] <= span_2[15:8])
        & (pushed_span_1[15:8] >= span_2[7:0])) begin
      found[2] = 1'd1;
    end
    if (pushed_span_2[16] & span_2[16] & (pushed_span_2[7:0] <= span_2[15:8])
        & (pushed_span_2[15:8] >= span_2[7:0])) begin
      found[2] = 1'd1;
    end
    if (pushed_span_3[16] & span_2[16] & (pushed_span_3[7:0] <= span_2[15:8])
        & (pushed_span_3[15:8] >= span_2[7:0])) begin
      found[2] = 1'd1;
    end
    if (|(older_3[18:17] & touched)) begin
      found[3] = 1'd1;
    end
    if (pushed_span_0[16] & span_3[16] & (pushed_span_0[7:0] <= span_3[15:8])
        & (pushed_span_0[15:8] >= span_3[7:0])) begin
      found[3] = 1'd1;
    end
    if (pushed_span_1[16] & span_3[16] & (pushed_span_1[7:0] <= span_3[15:8])
        & (pushed_span_1[15:8] >= span_3[7:0])) begin
      found[3] = 1'd1;
    end
    if (pushed_span_2[16] & span_3[16] & (pushed_span_2[7:0] <= span_3[15:8])
        & (pushed_span_2[15:8] >= span_3[7:0])) begin
      found[3] = 1'd1;
    end
    if (pushed_span_3[16] & span_3[16] & (pushed_span_3[7:0] <= span_3[15:8])
        & (pushed_span_3[15:8] >= span_3[7:0])) begin
      found[3] = 1'd1;
    end
    if (|(older_4[18:17] & touched)) begin
      found[4] = 1'd1;
    end
    if (pushed_span_0[16] & span_4[16] & (pushed_span_0[7:0] <= span_4[15:8])
        & (pushed_span_0[15:8] >= span_4[7:0])) begin
      found[4] = 1'd1;
    end
    if (pushed_span_1[16] & span_4[16] & (pushed_span_1[7:0] <= span_4[15:8])
        & (pushed_span_1[15:8] >= span_4[7:0])) begin
      found[4] = 1'd1;
    end
    if (pushed_span_2[16] & span_4[16] & (pushed_span_2[7:0] <= span_4[15:8])
        & (pushed_span_2[15:8] >= span_4[7:0])) begin
      found[4] = 1'd1;
    end
    if (pushed_span_3[16] & span_4[16] & (pushed_span_3[7:0] <= span_4[15:8])
        & (pushed_span_3[15:8] >= span_4[7:0])) begin
      found[4] = 1'd1;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, pushed_kind[7:0], pushed_kind[13:12]};
endmodule
`default_nettype wire
