// tessera_tc_flow_operands
// Operand check of flow control.
//
//   in   64  lo
//   in   64  hi
//   out  17  span_0  Return state of a call; target in a register.
//   out  17  span_1
//   out   1  bad
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/predecode/flow.rs; do not edit.
`default_nettype none
module tessera_tc_flow_operands (
  input  wire [63:0] lo,
  input  wire [63:0] hi,
  output wire [16:0] span_0,
  output wire [16:0] span_1,
  output wire bad
);
  wire [6:0] op;
  wire by_src1;
  wire by_src0;
  wire call;
  reg  [1:0] file;
  reg  [24:0] target;
  wire by_register;
  wire target_bad;
  wire result_bad;
  wire counter_bad;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign op = lo[6:0];
  assign call = (op == 7'h2c) | (op == 7'h2b);
  assign by_src1 = call | (op == 7'h20);
  assign by_src0 = (op == 7'h21) | (op == 7'h23) | (op == 7'h2d);
  assign by_register = (by_src0 | by_src1) & ((file != 2'd3) | (op == 7'h2d));
  assign target_bad = (file != 2'd1) | target[15] | target[12] | (|target[1:0])
      | ((op == 7'h23) & (target[4:0] > 5'h18));
  assign span_1 = by_register ? {1'd1, target[12:5], target[12:5]} : 17'd0;
  // return state
  assign result_bad = (lo[36:35] != 2'd1) | ((lo[40:37] != 4'd0) & (lo[40:37] != 4'd1)) | (lo[62:61] != 2'd1) | lo[63]
      | lo[60] | (|lo[49:48]) | (lo[52:48] > 5'h18);
  assign span_0 = call ? {1'd1, lo[60:53], lo[60:53]} : 17'd0;
  // wait has n0.0
  assign counter_bad = (lo[42:41] != 2'd0) | hi[15] | (hi[12:5] != 8'h90) | (|hi[4:2]);
  assign bad = (by_register & target_bad) | (call & result_bad) | ((op == 7'h30) & counter_bad)
      | (((op == 7'h22) | (op == 7'h24)) & lo[28]);

  always @* begin
    if (time_zero) begin end
    // target
    file = lo[42:41];
    target = hi[24:0];
    if (by_src1) begin
      file = hi[26:25];
      target = hi[56:32];
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, lo[27:7], lo[34:29], lo[47:43], hi[31:27], hi[63:57], target[14:13], target[24:16]};
endmodule
`default_nettype wire
