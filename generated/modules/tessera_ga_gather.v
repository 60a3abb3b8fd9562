// tessera_ga_gather
// Eight lanes out of a row.
//
//   in    1  clock       rising edge
//   in    1  reset       synchronous, active high
//   in    1  take
//   in    1  lay_second  The row at hand is the second one.
//   in    5  lay_base    Byte of lane 0.
//   in    6  lay_step_0  Bytes that bits 0, 1 and 2 of a lane's number add to that.
//   in    6  lay_step_1
//   in    6  lay_step_2
//   in   64  row_0
//   in   64  row_1
//   in   64  row_2
//   in   64  row_3
//   out  64  lanes_0
//   out  64  lanes_1
//   out  64  lanes_2
//   out  64  lanes_3
//   out   8  mask
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/ga/gather.rs; do not edit.
`default_nettype none
module tessera_ga_gather (
  input  wire clock,
  input  wire reset,
  input  wire take,
  input  wire lay_second,
  input  wire [4:0] lay_base,
  input  wire [5:0] lay_step_0,
  input  wire [5:0] lay_step_1,
  input  wire [5:0] lay_step_2,
  input  wire [63:0] row_0,
  input  wire [63:0] row_1,
  input  wire [63:0] row_2,
  input  wire [63:0] row_3,
  output wire [63:0] lanes_0,
  output wire [63:0] lanes_1,
  output wire [63:0] lanes_2,
  output wire [63:0] lanes_3,
  output wire [7:0] mask
);
  wire [5:0] at_0;
  wire [5:0] at_1;
  wire [5:0] at_2;
  wire [5:0] at_3;
  wire [5:0] at_4;
  wire [5:0] at_5;
  wire [5:0] at_6;
  wire [5:0] at_7;
  reg  [63:0] lower_0;
  reg  [63:0] lower_1;
  reg  [63:0] lower_2;
  reg  [63:0] lower_3;
  reg  [63:0] lower_4;
  reg  [63:0] lower_5;
  reg  [63:0] lower_6;
  reg  [63:0] lower_7;
  reg  [63:0] upper_0;
  reg  [63:0] upper_1;
  reg  [63:0] upper_2;
  reg  [63:0] upper_3;
  reg  [63:0] upper_4;
  reg  [63:0] upper_5;
  reg  [63:0] upper_6;
  reg  [63:0] upper_7;
  wire [63:0] qword_0;
  wire [63:0] qword_1;
  wire [63:0] qword_2;
  wire [63:0] qword_3;
  wire [63:0] qword_4;
  wire [63:0] qword_5;
  wire [63:0] qword_6;
  wire [63:0] qword_7;
  wire [31:0] dword_0;
  wire [31:0] dword_1;
  wire [31:0] dword_2;
  wire [31:0] dword_3;
  wire [31:0] dword_4;
  wire [31:0] dword_5;
  wire [31:0] dword_6;
  wire [31:0] dword_7;
  reg  [7:0] second_byte_0;
  reg  [7:0] second_byte_1;
  reg  [7:0] second_byte_2;
  reg  [7:0] second_byte_3;
  reg  [7:0] second_byte_4;
  reg  [7:0] second_byte_5;
  reg  [7:0] second_byte_6;
  reg  [7:0] second_byte_7;
  reg  [7:0] first_byte_0;
  reg  [7:0] first_byte_1;
  reg  [7:0] first_byte_2;
  reg  [7:0] first_byte_3;
  reg  [7:0] first_byte_4;
  reg  [7:0] first_byte_5;
  reg  [7:0] first_byte_6;
  reg  [7:0] first_byte_7;
  reg  [7:0] here;
  reg  from_second_q;
  reg  [4:0] from_base_q;
  reg  [5:0] from_step_0_q;
  reg  [5:0] from_step_1_q;
  reg  [5:0] from_step_2_q;
  wire [5:0] place__at_0;
  wire [5:0] place__at_1;
  wire [5:0] place__at_2;
  wire [5:0] place__at_3;
  wire [5:0] place__at_4;
  wire [5:0] place__at_5;
  wire [5:0] place__at_6;
  wire [5:0] place__at_7;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      from_second_q <= 1'd0;
      from_base_q <= 5'd0;
      from_step_0_q <= 6'd0;
      from_step_1_q <= 6'd0;
      from_step_2_q <= 6'd0;
    end
    else if (take) begin
      from_second_q <= lay_second;
      from_base_q <= lay_base;
      from_step_0_q <= lay_step_0;
      from_step_1_q <= lay_step_1;
      from_step_2_q <= lay_step_2;
    end
  end

  tessera_ga_place place (
    .lay_second(from_second_q),
    .lay_base(from_base_q),
    .lay_step_0(from_step_0_q),
    .lay_step_1(from_step_1_q),
    .lay_step_2(from_step_2_q),
    .at_0(place__at_0),
    .at_1(place__at_1),
    .at_2(place__at_2),
    .at_3(place__at_3),
    .at_4(place__at_4),
    .at_5(place__at_5),
    .at_6(place__at_6),
    .at_7(place__at_7)
  );

  assign at_0 = place__at_0;
  assign qword_0 = at_0[4] ? upper_0 : lower_0;
  assign dword_0 = at_0[2] ? qword_0[63:32] : qword_0[31:0];
  assign at_1 = place__at_1;
  assign qword_1 = at_1[4] ? upper_1 : lower_1;
  assign dword_1 = at_1[2] ? qword_1[63:32] : qword_1[31:0];
  assign at_2 = place__at_2;
  assign qword_2 = at_2[4] ? upper_2 : lower_2;
  assign dword_2 = at_2[2] ? qword_2[63:32] : qword_2[31:0];
  assign at_3 = place__at_3;
  assign qword_3 = at_3[4] ? upper_3 : lower_3;
  assign dword_3 = at_3[2] ? qword_3[63:32] : qword_3[31:0];
  assign at_4 = place__at_4;
  assign qword_4 = at_4[4] ? upper_4 : lower_4;
  assign dword_4 = at_4[2] ? qword_4[63:32] : qword_4[31:0];
  assign at_5 = place__at_5;
  assign qword_5 = at_5[4] ? upper_5 : lower_5;
  assign dword_5 = at_5[2] ? qword_5[63:32] : qword_5[31:0];
  assign at_6 = place__at_6;
  assign qword_6 = at_6[4] ? upper_6 : lower_6;
  assign dword_6 = at_6[2] ? qword_6[63:32] : qword_6[31:0];
  assign at_7 = place__at_7;
  assign qword_7 = at_7[4] ? upper_7 : lower_7;
  assign dword_7 = at_7[2] ? qword_7[63:32] : qword_7[31:0];
  assign lanes_0 = {dword_1[31:16], second_byte_1, first_byte_1, dword_0[31:16], second_byte_0, first_byte_0};
  assign lanes_1 = {dword_3[31:16], second_byte_3, first_byte_3, dword_2[31:16], second_byte_2, first_byte_2};
  assign lanes_2 = {dword_5[31:16], second_byte_5, first_byte_5, dword_4[31:16], second_byte_4, first_byte_4};
  assign lanes_3 = {dword_7[31:16], second_byte_7, first_byte_7, dword_6[31:16], second_byte_6, first_byte_6};
  assign mask = here;

  always @* begin
    if (time_zero) begin end
    here = 8'd0;
    here[0] = at_0[5] == from_second_q;
    here[1] = at_1[5] == from_second_q;
    here[2] = at_2[5] == from_second_q;
    here[3] = at_3[5] == from_second_q;
    here[4] = at_4[5] == from_second_q;
    here[5] = at_5[5] == from_second_q;
    here[6] = at_6[5] == from_second_q;
    here[7] = at_7[5] == from_second_q;
  end

  always @* begin
    if (time_zero) begin end
    lower_0 = row_0;
    upper_0 = row_2;
    if (at_0[3]) begin
      lower_0 = row_1;
      upper_0 = row_3;
    end
  end

  always @* begin
    if (time_zero) begin end
    first_byte_0 = dword_0[7:0];
    second_byte_0 = dword_0[15:8];
    if (at_0[0]) begin
      first_byte_0 = dword_0[15:8];
    end
    if (at_0[1]) begin
      first_byte_0 = dword_0[23:16];
      second_byte_0 = dword_0[31:24];
      if (at_0[0]) begin
        first_byte_0 = dword_0[31:24];
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    lower_1 = row_0;
    upper_1 = row_2;
    if (at_1[3]) begin
      lower_1 = row_1;
      upper_1 = row_3;
    end
  end

  always @* begin
    if (time_zero) begin end
    first_byte_1 = dword_1[7:0];
    second_byte_1 = dword_1[15:8];
    if (at_1[0]) begin
      first_byte_1 = dword_1[15:8];
    end
    if (at_1[1]) begin
      first_byte_1 = dword_1[23:16];
      second_byte_1 = dword_1[31:24];
      if (at_1[0]) begin
        first_byte_1 = dword_1[31:24];
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    lower_2 = row_0;
    upper_2 = row_2;
    if (at_2[3]) begin
      lower_2 = row_1;
      upper_2 = row_3;
    end
  end

  always @* begin
    if (time_zero) begin end
    first_byte_2 = dword_2[7:0];
    second_byte_2 = dword_2[15:8];
    if (at_2[0]) begin
      first_byte_2 = dword_2[15:8];
    end
    if (at_2[1]) begin
      first_byte_2 = dword_2[23:16];
      second_byte_2 = dword_2[31:24];
      if (at_2[0]) begin
        first_byte_2 = dword_2[31:24];
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    lower_3 = row_0;
    upper_3 = row_2;
    if (at_3[3]) begin
      lower_3 = row_1;
      upper_3 = row_3;
    end
  end

  always @* begin
    if (time_zero) begin end
    first_byte_3 = dword_3[7:0];
    second_byte_3 = dword_3[15:8];
    if (at_3[0]) begin
      first_byte_3 = dword_3[15:8];
    end
    if (at_3[1]) begin
      first_byte_3 = dword_3[23:16];
      second_byte_3 = dword_3[31:24];
      if (at_3[0]) begin
        first_byte_3 = dword_3[31:24];
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    lower_4 = row_0;
    upper_4 = row_2;
    if (at_4[3]) begin
      lower_4 = row_1;
      upper_4 = row_3;
    end
  end

  always @* begin
    if (time_zero) begin end
    first_byte_4 = dword_4[7:0];
    second_byte_4 = dword_4[15:8];
    if (at_4[0]) begin
      first_byte_4 = dword_4[15:8];
    end
    if (at_4[1]) begin
      first_byte_4 = dword_4[23:16];
      second_byte_4 = dword_4[31:24];
      if (at_4[0]) begin
        first_byte_4 = dword_4[31:24];
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    lower_5 = row_0;
    upper_5 = row_2;
    if (at_5[3]) begin
      lower_5 = row_1;
      upper_5 = row_3;
    end
  end

  always @* begin
    if (time_zero) begin end
    first_byte_5 = dword_5[7:0];
    second_byte_5 = dword_5[15:8];
    if (at_5[0]) begin
      first_byte_5 = dword_5[15:8];
    end
    if (at_5[1]) begin
      first_byte_5 = dword_5[23:16];
      second_byte_5 = dword_5[31:24];
      if (at_5[0]) begin
        first_byte_5 = dword_5[31:24];
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    lower_6 = row_0;
    upper_6 = row_2;
    if (at_6[3]) begin
      lower_6 = row_1;
      upper_6 = row_3;
    end
  end

  always @* begin
    if (time_zero) begin end
    first_byte_6 = dword_6[7:0];
    second_byte_6 = dword_6[15:8];
    if (at_6[0]) begin
      first_byte_6 = dword_6[15:8];
    end
    if (at_6[1]) begin
      first_byte_6 = dword_6[23:16];
      second_byte_6 = dword_6[31:24];
      if (at_6[0]) begin
        first_byte_6 = dword_6[31:24];
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    lower_7 = row_0;
    upper_7 = row_2;
    if (at_7[3]) begin
      lower_7 = row_1;
      upper_7 = row_3;
    end
  end

  always @* begin
    if (time_zero) begin end
    first_byte_7 = dword_7[7:0];
    second_byte_7 = dword_7[15:8];
    if (at_7[0]) begin
      first_byte_7 = dword_7[15:8];
    end
    if (at_7[1]) begin
      first_byte_7 = dword_7[23:16];
      second_byte_7 = dword_7[31:24];
      if (at_7[0]) begin
        first_byte_7 = dword_7[31:24];
      end
    end
  end
endmodule
`default_nettype wire
