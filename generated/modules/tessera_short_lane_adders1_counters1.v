// tessera_short_lane_adders1_counters1
// Pipeline of three stages for what neither multiplies nor, without adders, rounds.
//
//   in    1  clock                   rising edge
//   in    1  reset                   synchronous, active high
//   in    1  valid
//   in   32  sources_src_0           Elements.
//   in   32  sources_src_1
//   in    3  sources_kind_0          Their types: `word::element`.
//   in    3  sources_kind_1
//   in    2  sources_abs             Absolute value of each source.
//   in    2  sources_negate          Negation of each source.
//   in    7  control_opcode          Opcode.
//   in    3  control_dst_kind        Type of dst: `word::element`.
//   in    4  control_mode            Rounding and denormals, but of f64: `word::mode`.
//   in    1  control_saturate        Saturate.
//   in    1  control_second          The second of two results: the carry.
//   in    1  operation_mad           Multiply-add.
//   in    1  operation_add           Add.
//   in    1  operation_from_integer  mov of an integer to a float.
//   in    1  operation_to_integer    mov of a float to an integer.
//   in    1  operation_integer       Integer multiply.
//   in    1  operation_resize        mov of a float to one of another size.
//   in    1  operation_accumulates   To its product, of the upper word of src1, src2 is added.
//   in    1  operation_upper         Bits 47:16 of it are delivered.
//   in    1  operation_integral      Rounding to an integer.
//   in    2  operation_direction     In which direction: `word::rounding`.
//   in    3  judgement_condition     Condition modifier: `word::condition`.
//   in    1  judgement_predicate     Predicate of the lane.
//   out  32  result
//   out   1  holds
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/alu/short/mod.rs; do not edit.
`default_nettype none
module tessera_short_lane_adders1_counters1 (
  input  wire clock,
  input  wire reset,
  input  wire valid,
  input  wire [31:0] sources_src_0,
  input  wire [31:0] sources_src_1,
  input  wire [2:0] sources_kind_0,
  input  wire [2:0] sources_kind_1,
  input  wire [1:0] sources_abs,
  input  wire [1:0] sources_negate,
  input  wire [6:0] control_opcode,
  input  wire [2:0] control_dst_kind,
  input  wire [3:0] control_mode,
  input  wire control_saturate,
  input  wire control_second,
  input  wire operation_mad,
  input  wire operation_add,
  input  wire operation_from_integer,
  input  wire operation_to_integer,
  input  wire operation_integer,
  input  wire operation_resize,
  input  wire operation_accumulates,
  input  wire operation_upper,
  input  wire operation_integral,
  input  wire [1:0] operation_direction,
  input  wire [2:0] judgement_condition,
  input  wire judgement_predicate,
  output wire [31:0] result,
  output wire holds
);
  wire [31:0] exact__result;
  wire exact__holds;
  wire [2:0] add_0__mode;
  wire [31:0] add_0__result;
  wire add_0__delivers;
  reg  [31:0] a_result_q;
  reg  a_holds_q;

  always @(posedge clock) begin
    a_result_q <= exact__result;
    if (add_0__delivers) begin
      a_result_q <= add_0__result;
    end
  end

  always @(posedge clock) begin
    if (reset) begin
      a_holds_q <= 1'd0;
    end
    else begin
      a_holds_q <= exact__holds;
    end
  end

  tessera_integer_lane_counters1 exact (
    .clock(clock),
    .reset(reset),
    .valid(valid),
    .sources_src_0(sources_src_0),
    .sources_src_1(sources_src_1),
    .sources_kind_0(sources_kind_0),
    .sources_kind_1(sources_kind_1),
    .sources_abs(sources_abs),
    .sources_negate(sources_negate),
    .control_opcode(control_opcode),
    .control_dst_kind(control_dst_kind),
    .control_mode(control_mode),
    .control_saturate(control_saturate),
    .control_second(control_second),
    .judgement_condition(judgement_condition),
    .judgement_predicate(judgement_predicate),
    .result(exact__result),
    .holds(exact__holds)
  );

  tessera_add_lane add_0 (
    .clock(clock),
    .reset(reset),
    .valid(valid),
    .sources_src_0(sources_src_0),
    .sources_src_1(sources_src_1),
    .sources_kind_0(sources_kind_0),
    .sources_kind_1(sources_kind_1),
    .sources_abs(sources_abs),
    .sources_negate(sources_negate),
    .operation_mad(operation_mad),
    .operation_add(operation_add),
    .operation_from_integer(operation_from_integer),
    .operation_to_integer(operation_to_integer),
    .operation_integer(operation_integer),
    .operation_resize(operation_resize),
    .operation_accumulates(operation_accumulates),
    .operation_upper(operation_upper),
    .operation_integral(operation_integral),
    .operation_direction(operation_direction),
    .dst_kind(control_dst_kind),
    .saturate(control_saturate),
    .mode(add_0__mode),
    .result(add_0__result),
    .delivers(add_0__delivers)
  );

  assign add_0__mode = control_mode[2:0];
  assign result = a_result_q;
  assign holds = a_holds_q;
endmodule
`default_nettype wire
