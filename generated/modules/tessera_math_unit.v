// tessera_math_unit
// Extended math and integer division, with buffers on both sides.
//
//   in    1  clock       rising edge
//   in    1  reset       synchronous, active high
//   in    1  allocate
//   in   47  left        What write-back must know of the pass: `word::entry`.
//   out   1  full
//   in    1  beat_valid
//   in   11  control     With it: `word::math_control`, and lane k of source s at `2 s + k`.
//   in    4  delivery    And `word::math_delivery`.
//   in   32  src_0
//   in   32  src_1
//   in   32  src_2
//   in   32  src_3
//   in    1  pop
//   out   1  head
//   out  64  lanes_0     Lanes of the oldest pass, while `head`, two in a word.
//   out  64  lanes_1
//   out  64  lanes_2
//   out  64  lanes_3
//   out  47  oldest
//   out   5  oldest_tag
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/alu/math.rs; do not edit.
`default_nettype none
module tessera_math_unit (
  input  wire clock,
  input  wire reset,
  input  wire allocate,
  input  wire [46:0] left,
  output wire full,
  input  wire beat_valid,
  input  wire [10:0] control,
  input  wire [3:0] delivery,
  input  wire [31:0] src_0,
  input  wire [31:0] src_1,
  input  wire [31:0] src_2,
  input  wire [31:0] src_3,
  input  wire pop,
  output wire head,
  output wire [63:0] lanes_0,
  output wire [63:0] lanes_1,
  output wire [63:0] lanes_2,
  output wire [63:0] lanes_3,
  output wire [46:0] oldest,
  output wire [4:0] oldest_tag
);
  wire [10:0] first;
  wire [3:0] math_code;
  wire division;
  wire [1:0] kind;
  wire offered;
  wire [31:0] operand_0;
  wire [31:0] operand_1;
  wire [31:0] operand_2;
  wire [31:0] operand_3;
  wire taken;
  wire done;
  wire em__issue_valid;
  wire em__issue_saturate;
  wire em__issue_flush;
  wire [1:0] em__issue_abs;
  wire [1:0] em__issue_negate;
  wire em__issue_ready;
  wire em__done_valid;
  wire [31:0] em__done_result_0;
  wire [31:0] em__done_result_1;
  wire [9:0] em__done_extension_0;
  wire [9:0] em__done_extension_1;
  wire [1:0] em__done_eo;
  wire piped_0__issue_valid;
  wire piped_0__issue_sign;
  wire piped_0__issue_ready;
  wire piped_0__done_valid;
  wire [31:0] piped_0__done_quotient_0;
  wire [31:0] piped_0__done_quotient_1;
  wire [31:0] piped_0__done_remainder_0;
  wire [31:0] piped_0__done_remainder_1;
  wire queue__full;
  wire [1:0] queue__beat_number;
  wire queue__beat_last;
  wire queue__head;
  wire [63:0] queue__lanes_0;
  wire [63:0] queue__lanes_1;
  wire [63:0] queue__lanes_2;
  wire [63:0] queue__lanes_3;
  wire [7:0] queue__holds;
  wire [46:0] queue__oldest;
  wire [4:0] queue__oldest_tag;
  wire [3:0] operands__read_address;
  wire [63:0] operands__read_data_0;
  wire [63:0] operands__read_data_1;
  wire [3:0] operands__write_address;
  wire [63:0] operands__write_data_0;
  wire [63:0] operands__write_data_1;
  wire [3:0] controls__read_address;
  wire [10:0] controls__read_data_0;
  wire [3:0] controls__write_address;
  wire [3:0] deliveries__read_address;
  wire [3:0] deliveries__read_data_0;
  wire [3:0] deliveries__write_address;
  reg  [4:0] came_q;
  reg  [4:0] went_q;
  reg  [4:0] ended_q;
  reg  [2:0] reserved_q;
  reg  newest_q;
  reg  [1:0] work_q;
  reg  [3:0] delivered_q;
  wire narrow_0__half;
  wire [1:0] narrow_0__rounding;
  wire narrow_0__flush;
  wire [31:0] narrow_0__result;
  wire narrow_1__half;
  wire [1:0] narrow_1__rounding;
  wire narrow_1__flush;
  wire [31:0] narrow_1__result;
  reg  [31:0] result_0_q;
  reg  [31:0] result_1_q;

  always @(posedge clock) begin
    result_0_q <= em__done_result_0;
    result_1_q <= em__done_result_1;
    if (piped_0__done_valid) begin
      result_0_q <= piped_0__done_quotient_0;
      if (work_q[0]) begin
        result_0_q <= piped_0__done_remainder_0;
      end
      result_1_q <= piped_0__done_quotient_1;
      if (work_q[0]) begin
        result_1_q <= piped_0__done_remainder_1;
      end
    end
  end

  always @(posedge clock) begin
    if (reset) begin
      came_q <= 5'd0;
      went_q <= 5'd0;
      ended_q <= 5'd0;
      reserved_q <= 3'd0;
      newest_q <= 1'd0;
      work_q <= 2'd0;
      delivered_q <= 4'd0;
    end
    else begin
      if (beat_valid) begin
        came_q <= came_q + 5'd1;
      end
      if (taken) begin
        went_q <= went_q + 5'd1;
        work_q <= kind;
      end
      if (done) begin
        ended_q <= ended_q + 5'd1;
      end
      reserved_q <= (reserved_q + {2'd0, newest_q}) - {2'd0, pop};
      // an allocation counts a cycle later: it is known late
      newest_q <= allocate;
      delivered_q <= deliveries__read_data_0;
    end
  end

  tessera_em em (
    .clock(clock),
    .reset(reset),
    .issue_valid(em__issue_valid),
    .issue_op(math_code),
    .issue_saturate(em__issue_saturate),
    .issue_flush(em__issue_flush),
    .issue_abs(em__issue_abs),
    .issue_negate(em__issue_negate),
    .issue_src0_0(operand_0),
    .issue_src0_1(operand_1),
    .issue_src1_0(operand_2),
    .issue_src1_1(operand_3),
    .issue_ready(em__issue_ready),
    .done_valid(em__done_valid),
    .done_result_0(em__done_result_0),
    .done_result_1(em__done_result_1),
    .done_extension_0(em__done_extension_0),
    .done_extension_1(em__done_extension_1),
    .done_eo(em__done_eo)
  );

  tessera_intdiv_pipe piped_0 (
    .clock(clock),
    .reset(reset),
    .issue_valid(piped_0__issue_valid),
    .issue_sign(piped_0__issue_sign),
    .issue_src0_0(operand_0),
    .issue_src0_1(operand_1),
    .issue_src1_0(operand_2),
    .issue_src1_1(operand_3),
    .issue_ready(piped_0__issue_ready),
    .done_valid(piped_0__done_valid),
    .done_quotient_0(piped_0__done_quotient_0),
    .done_quotient_1(piped_0__done_quotient_1),
    .done_remainder_0(piped_0__done_remainder_0),
    .done_remainder_1(piped_0__done_remainder_1)
  );

  tessera_alu_queue_stages1_entries16 queue (
    .clock(clock),
    .reset(reset),
    .allocate(allocate),
    .left(left),
    .full(queue__full),
    // queue M
    .beat_valid(done),
    .beat_number(queue__beat_number),
    .beat_last(queue__beat_last),
    .quad(1'd1),
    .result_0(narrow_0__result),
    .result_1(narrow_1__result),
    .result_2(32'd0),
    .result_3(32'd0),
    .replaces(1'd0),
    .other_0(32'd0),
    .other_1(32'd0),
    .holds_now(4'd0),
    .pop(pop),
    .head(queue__head),
    .lanes_0(queue__lanes_0),
    .lanes_1(queue__lanes_1),
    .lanes_2(queue__lanes_2),
    .lanes_3(queue__lanes_3),
    .holds(queue__holds),
    .oldest(queue__oldest),
    .oldest_tag(queue__oldest_tag)
  );

  tessera_lut_ram #(.A(4), .WORDS(2), .W(64)) operands (
    .clock(clock),
    .read_address(operands__read_address),
    .read_data({operands__read_data_1, operands__read_data_0}),
    .write_address(operands__write_address),
    .write_data({operands__write_data_1, operands__write_data_0}),
    // beats come
    .write_enable(beat_valid)
  );

  tessera_lut_ram #(.A(4), .WORDS(1), .W(11)) controls (
    .clock(clock),
    .read_address(controls__read_address),
    .read_data(controls__read_data_0),
    .write_address(controls__write_address),
    .write_data(control),
    .write_enable(beat_valid)
  );

  tessera_lut_ram #(.A(4), .WORDS(1), .W(4)) deliveries (
    .clock(clock),
    .read_address(deliveries__read_address),
    .read_data(deliveries__read_data_0),
    .write_address(deliveries__write_address),
    .write_data(delivery),
    .write_enable(beat_valid)
  );

  tessera_half_narrow narrow_0 (
    .value(result_0_q),
    .half(narrow_0__half),
    .rounding(narrow_0__rounding),
    .flush(narrow_0__flush),
    .result(narrow_0__result)
  );

  tessera_half_narrow narrow_1 (
    .value(result_1_q),
    .half(narrow_1__half),
    .rounding(narrow_1__rounding),
    .flush(narrow_1__flush),
    .result(narrow_1__result)
  );

  // results, into A
  assign done = piped_0__done_valid ? 1'd1 : em__done_valid;
  assign operands__write_address = came_q[3:0];
  assign operands__write_data_0 = {src_1, src_0};
  assign operands__write_data_1 = {src_3, src_2};
  assign controls__write_address = came_q[3:0];
  assign deliveries__write_address = came_q[3:0];
  // the first is offered to the one that computes it, if nothing else is under way
  assign operands__read_address = went_q[3:0];
  assign controls__read_address = went_q[3:0];
  assign first = controls__read_data_0;
  assign math_code = first[3:0];
  assign division = &math_code[3:2];
  assign kind = {division, division & math_code[0]};
  assign offered = (came_q != went_q) & ((went_q == ended_q) | (work_q == kind));
  assign em__issue_valid = offered & ~division;
  assign em__issue_saturate = first[5];
  assign em__issue_flush = first[6];
  assign em__issue_abs = first[8:7];
  assign em__issue_negate = first[10:9];
  assign operand_0 = operands__read_data_0[31:0];
  assign operand_1 = operands__read_data_0[63:32];
  assign operand_2 = operands__read_data_1[31:0];
  assign operand_3 = operands__read_data_1[63:32];
  assign taken = division ? (offered & piped_0__issue_ready) : (offered & ~division & em__issue_ready);
  assign piped_0__issue_valid = offered & division;
  assign piped_0__issue_sign = first[4];
  assign deliveries__read_address = ended_q[3:0];
  assign queue__beat_number = ended_q[1:0];
  assign queue__beat_last = &ended_q[1:0];
  assign narrow_0__half = delivered_q[3];
  assign narrow_0__rounding = delivered_q[1:0];
  assign narrow_0__flush = delivered_q[2];
  assign narrow_1__half = delivered_q[3];
  assign narrow_1__rounding = delivered_q[1:0];
  assign narrow_1__flush = delivered_q[2];
  assign head = queue__head;
  assign lanes_0 = queue__lanes_0;
  assign lanes_1 = queue__lanes_1;
  assign lanes_2 = queue__lanes_2;
  assign lanes_3 = queue__lanes_3;
  assign oldest = queue__oldest;
  assign oldest_tag = queue__oldest_tag;
  assign full = reserved_q[2] | (newest_q & (reserved_q == 3'd3));

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, em__done_extension_0, em__done_extension_1, em__done_eo, queue__full, queue__holds};
endmodule
`default_nettype wire
