// tessera_short_integer
// Integer result of the short operations.
//
//   in    7  opcode
//   in   34  a
//   in   34  b
//   in    1  first
//   out  35  value
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/alu/short/integer.rs; do not edit.
`default_nettype none
module tessera_short_integer (
  input  wire [6:0] opcode,
  input  wire [33:0] a,
  input  wire [33:0] b,
  input  wire first,
  output reg  [34:0] value
);
  wire [31:0] low_a;
  wire [31:0] low_b;
  wire [4:0] distance;
  wire average;
  wire [34:0] sum;
  reg  [31:0] pattern;
  wire [33:0] tmp_0 = $unsigned($signed(a) >>> distance);

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign low_a = a[31:0];
  assign low_b = b[31:0];
  assign distance = b[4:0];
  assign average = opcode == 7'h42;
  assign sum = {{1{a[33]}}, a} + {{1{b[33]}}, b} + {34'd0, average};

  always @* begin
    if (time_zero) begin end
    pattern = low_a ^ low_b;
    if (opcode == 7'd4) begin
      pattern = ~low_a;
    end
    else if (opcode == 7'd5) begin
      pattern = low_a & low_b;
    end
    else if (opcode == 7'd6) begin
      pattern = low_a | low_b;
    end
    else if (opcode == 7'd8) begin
      pattern = low_a >> distance;
    end
    else if (opcode == 7'd9) begin
      pattern = low_a << distance;
    end
  end

  always @* begin
    if (time_zero) begin end
    value = {3'd0, pattern};
    if (opcode == 7'h40) begin
      value = sum;
    end
    else if (average) begin
      value = {{1{sum[34]}}, sum[34:1]};
    end
    else if (opcode == 7'hc) begin
      value = {{1{tmp_0[33]}}, tmp_0};
    end
    else if (opcode == 7'd1) begin
      value = {{1{a[33]}}, a};
    end
    else if (opcode == 7'd2) begin
      value = {{1{b[33]}}, b};
      if (first) begin
        value = {{1{a[33]}}, a};
      end
    end
  end
endmodule
`default_nettype wire
