// tessera_integer_deliver
// Clamps and selects the result of an operation.
//
//   in    7  control_opcode    Opcode.
//   in    3  control_dst_kind  Type of dst: `word::element`.
//   in    4  control_mode      Rounding and denormals, but of f64: `word::mode`.
//   in    1  control_saturate  Saturate.
//   in    1  control_second    The second of two results: the carry.
//   in   35  value
//   in    1  holds
//   out  32  result
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/integer/deliver.rs; do not edit.
`default_nettype none
module tessera_integer_deliver (
  input  wire [6:0] control_opcode,
  input  wire [2:0] control_dst_kind,
  input  wire [3:0] control_mode,
  input  wire control_saturate,
  input  wire control_second,
  input  wire [34:0] value,
  input  wire holds,
  output wire [31:0] result
);
  wire is_float;
  wire compares;
  wire floats;
  wire clamps;
  wire [31:0] low;
  wire vanishes;
  wire one_or_more;
  wire keeps;
  reg  [31:0] other;
  wire [31:0] chosen;
  wire fit__outside;
  wire [31:0] fit__limit;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_integer_fit fit (
    .value(value),
    .kind(control_dst_kind),
    .outside(fit__outside),
    .limit(fit__limit)
  );

  assign is_float = control_dst_kind[2:1] == 2'd3;
  // a float that saturates
  assign low = value[31:0];
  assign one_or_more = low[30] | (&low[29:23]);
  assign vanishes = low[31] | ((&low[30:23]) & (|low[22:0])) | (control_mode[2] & ~(|low[30:23]));
  // what takes the place of the value is decided first, so that each bit has one choice
  assign compares = control_opcode[6:1] == 6'd8;
  assign floats = control_saturate & is_float & (vanishes | one_or_more);
  assign clamps = control_saturate & ~is_float & fit__outside;
  assign keeps = ~(compares | control_second | floats | clamps);
  assign chosen = keeps ? (low | other) : other;
  // f16: the upper word is the element
  assign result = (control_dst_kind == 3'd6) ? {16'd0, chosen[31:16]} : chosen;

  always @* begin
    if (time_zero) begin end
    other = 32'd0;
    if (compares) begin
      if (holds) begin
        other = 32'hffffffff;
      end
    end
    else if (control_second) begin
      if (holds) begin
        other = 32'd1;
      end
    end
    else if (floats) begin
      if (~vanishes) begin
        other = 32'h3f800000;
      end
    end
    else if (clamps) begin
      other = fit__limit;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, control_opcode[0], control_mode[1:0], control_mode[3]};
endmodule
`default_nettype wire
