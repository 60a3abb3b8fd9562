// tessera_demo_crc
// One step of the checksum.
//
//   in   16  crc
//   in    8  data
//   out  16  sum
//
// Combinational.
//
// Exported from hdl/blocks/board/src/demo_control/crc.rs; do not edit.
`default_nettype none
module tessera_demo_crc (
  input  wire [15:0] crc,
  input  wire [7:0] data,
  output wire [15:0] sum
);
  wire [15:0] step_0;
  reg  [15:0] step_1;
  reg  [15:0] step_2;
  reg  [15:0] step_3;
  reg  [15:0] step_4;
  reg  [15:0] step_5;
  reg  [15:0] step_6;
  reg  [15:0] step_7;
  reg  [15:0] step_8;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign step_0 = crc ^ {data, 8'd0};
  assign sum = step_8;

  always @* begin
    if (time_zero) begin end
    step_1 = step_0 << 1;
    if (step_0[15]) begin
      step_1 = (step_0 << 1) ^ 16'h1021;
    end
  end

  always @* begin
    if (time_zero) begin end
    step_2 = step_1 << 1;
    if (step_1[15]) begin
      step_2 = (step_1 << 1) ^ 16'h1021;
    end
  end

  always @* begin
    if (time_zero) begin end
    step_3 = step_2 << 1;
    if (step_2[15]) begin
      step_3 = (step_2 << 1) ^ 16'h1021;
    end
  end

  always @* begin
    if (time_zero) begin end
    step_4 = step_3 << 1;
    if (step_3[15]) begin
      step_4 = (step_3 << 1) ^ 16'h1021;
    end
  end

  always @* begin
    if (time_zero) begin end
    step_5 = step_4 << 1;
    if (step_4[15]) begin
      step_5 = (step_4 << 1) ^ 16'h1021;
    end
  end

  always @* begin
    if (time_zero) begin end
    step_6 = step_5 << 1;
    if (step_5[15]) begin
      step_6 = (step_5 << 1) ^ 16'h1021;
    end
  end

  always @* begin
    if (time_zero) begin end
    step_7 = step_6 << 1;
    if (step_6[15]) begin
      step_7 = (step_6 << 1) ^ 16'h1021;
    end
  end

  always @* begin
    if (time_zero) begin end
    step_8 = step_7 << 1;
    if (step_7[15]) begin
      step_8 = (step_7 << 1) ^ 16'h1021;
    end
  end
endmodule
`default_nettype wire
