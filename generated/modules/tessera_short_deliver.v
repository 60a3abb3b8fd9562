// tessera_short_deliver
// Rounds, clamps and selects the result of a short operation.
//
//   in    7  opcode
//   in    3  dst_kind
//   in    3  mode
//   in    1  saturate
//   in   35  value
//   in    1  holds
//   in    1  clamps
//   in    1  rounds
//   in   32  sum
//   in    5  shift
//   in    9  exponent
//   in    1  sign
//   in    1  cancel
//   in    1  nan
//   in    1  infinite
//   out  32  result
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/short/deliver.rs; do not edit.
`default_nettype none
module tessera_short_deliver (
  input  wire [6:0] opcode,
  input  wire [2:0] dst_kind,
  input  wire [2:0] mode,
  input  wire saturate,
  input  wire [34:0] value,
  input  wire holds,
  input  wire clamps,
  input  wire rounds,
  input  wire [31:0] sum,
  input  wire [4:0] shift,
  input  wire [8:0] exponent,
  input  wire sign,
  input  wire cancel,
  input  wire nan,
  input  wire infinite,
  output reg  [31:0] result
);
  wire [31:0] normal;
  wire [31:0] fit__result;
  wire [31:0] finish__raw;
  wire [8:0] finish__exponent;
  wire [23:0] finish__significand;
  wire finish__guard;
  wire finish__sticky;
  wire [31:0] finish__result;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  tessera_short_fit fit (
    .value(value),
    .kind(dst_kind),
    .saturate(clamps),
    .result(fit__result)
  );

  tessera_float_finish finish (
    .rounds(rounds),
    .raw(finish__raw),
    .sign(sign),
    .cancel(cancel),
    .exponent(finish__exponent),
    .significand(finish__significand),
    .guard(finish__guard),
    .sticky(finish__sticky),
    .nan(nan),
    .infinite(infinite),
    .mode(mode),
    .saturate(saturate),
    .result(finish__result)
  );

  assign normal = sum << shift;
  assign finish__raw = value[31:0];
  assign finish__exponent = exponent - {4'd0, shift};
  assign finish__significand = normal[31:8];
  assign finish__guard = normal[7];
  assign finish__sticky = |normal[6:0];

  always @* begin
    if (time_zero) begin end
    result = fit__result;
    if (opcode == 7'h10) begin
      result = 32'd0;
      if (holds) begin
        result = 32'hffffffff;
      end
    end
    else if (dst_kind[2]) begin
      result = finish__result;
    end
  end
endmodule
`default_nettype wire
