// tessera_tc_message
// Operand check of messages.
//
//   in   64  lo
//   in   64  hi
//   in    1  split   It has a second payload.
//   out  17  span_0  Response, payload, second payload; none for an end of thread.
//   out  17  span_1
//   out  17  span_2
//   out   1  bad
//   out   1  eot
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/tc/predecode/message.rs; do not edit.
`default_nettype none
module tessera_tc_message (
  input  wire [63:0] lo,
  input  wire [63:0] hi,
  input  wire split,
  output reg  [16:0] span_0,
  output reg  [16:0] span_1,
  output reg  [16:0] span_2,
  output reg  bad,
  output wire eot
);
  reg  by_address;
  reg  has_dst;
  wire [7:0] first_0;
  wire [7:0] first_1;
  wire [7:0] first_2;
  reg  [4:0] length_0;
  reg  [4:0] length_1;
  reg  [4:0] length_2;
  wire [8:0] last_0;
  wire [8:0] last_1;
  wire [8:0] last_2;
  reg  outside;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign eot = hi[63];
  assign first_0 = lo[60:53];
  assign first_1 = hi[12:5];
  assign first_2 = lo[51:44];
  assign last_0 = ({1'd0, first_0} + {4'd0, length_0}) - 9'd1;
  assign last_1 = ({1'd0, first_1} + {4'd0, length_1}) - 9'd1;
  assign last_2 = ({1'd0, first_2} + {4'd0, length_2}) - 9'd1;

  always @* begin
    if (time_zero) begin end
    by_address = hi[26:25] == 2'd0;
    has_dst = lo[36:35] == 2'd1;
    length_2 = 5'd0;
    if (split) begin
      by_address = hi[13];
      has_dst = lo[35];
      if (lo[36]) begin
        length_2 = {1'd0, hi[3:0]};
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    length_0 = 5'd0;
    length_1 = {1'd0, hi[60:57]};
    if (has_dst) begin
      length_0 = hi[56:52];
    end
    // a descriptor in a0 has these lengths
    if (by_address) begin
      length_0 = 5'd0;
      length_1 = 5'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    outside = 1'd0;
    span_0 = 17'd0;
    if (|length_0) begin
      if (|last_0[8:7]) begin
        outside = 1'd1;
      end
      if (~hi[63]) begin
        span_0 = {1'd1, last_0[7:0], first_0};
      end
    end
    span_1 = 17'd0;
    if (|length_1) begin
      if (|last_1[8:7]) begin
        outside = 1'd1;
      end
      if (~hi[63]) begin
        span_1 = {1'd1, last_1[7:0], first_1};
      end
    end
    span_2 = 17'd0;
    if (|length_2) begin
      if (|last_2[8:7]) begin
        outside = 1'd1;
      end
      if (~hi[63]) begin
        span_2 = {1'd1, last_2[7:0], first_2};
      end
    end
    if (by_address) begin
      span_1 = 17'h18f00;
      if (has_dst) begin
        span_0 = 17'h18f00;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    bad = outside | (~(|length_1) & ~by_address & ~hi[63]) | (by_address & hi[63]);
    if (split) begin
      // extended descriptor in a0, indirect operands
      if (lo[61] | lo[63] | hi[15]) begin
        bad = 1'd1;
      end
    end
    else if ((lo[42:41] != 2'd1) | (by_address & ((hi[44:37] != 8'h10) | (|hi[36:32])))
        | (~by_address & (hi[26:25] != 2'd3))) begin
      bad = 1'd1;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, lo[34:0], lo[40:37], lo[43], lo[52], lo[62], hi[4], hi[14], hi[24:16], hi[31:27], hi[51:45],
      hi[62:61]};
endmodule
`default_nettype wire
