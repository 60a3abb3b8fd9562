// tessera_alu_gather
// Captures the rows of one source and picks four elements a cycle.
//
//   in    1  clock        rising edge
//   in    1  reset        synchronous, active high
//   in    1  take_first
//   in    1  take_second
//   in   64  rd_data_0
//   in   64  rd_data_1
//   in   64  rd_data_2
//   in   64  rd_data_3
//   in    6  address_0
//   in    6  address_1
//   in    6  address_2
//   in    6  address_3
//   in    1  window       Bit 5 of the address of the pass's first element.
//   in    1  fixed
//   in   32  fixed_value
//   out  32  element_0
//   out  32  element_1
//   out  32  element_2
//   out  32  element_3
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/alu/gather.rs; do not edit.
`default_nettype none
module tessera_alu_gather (
  input  wire clock,
  input  wire reset,
  input  wire take_first,
  input  wire take_second,
  input  wire [63:0] rd_data_0,
  input  wire [63:0] rd_data_1,
  input  wire [63:0] rd_data_2,
  input  wire [63:0] rd_data_3,
  input  wire [5:0] address_0,
  input  wire [5:0] address_1,
  input  wire [5:0] address_2,
  input  wire [5:0] address_3,
  input  wire window,
  input  wire fixed,
  input  wire [31:0] fixed_value,
  output reg  [31:0] element_0,
  output reg  [31:0] element_1,
  output reg  [31:0] element_2,
  output reg  [31:0] element_3
);
  reg  [5:0] place_0;
  reg  [5:0] place_1;
  reg  [5:0] place_2;
  reg  [5:0] place_3;
  reg  [63:0] pair_0;
  reg  [63:0] pair_1;
  reg  [63:0] pair_2;
  reg  [63:0] pair_3;
  reg  [63:0] pair_4;
  reg  [63:0] pair_5;
  reg  [63:0] pair_6;
  reg  [63:0] pair_7;
  reg  [63:0] pair_8;
  reg  [63:0] pair_9;
  reg  [63:0] pair_10;
  reg  [63:0] pair_11;
  reg  [63:0] pair_12;
  reg  [63:0] pair_13;
  reg  [63:0] pair_14;
  reg  [63:0] pair_15;
  reg  [63:0] quad_0;
  reg  [63:0] quad_1;
  reg  [63:0] quad_2;
  reg  [63:0] quad_3;
  reg  [63:0] quad_4;
  reg  [63:0] quad_5;
  reg  [63:0] quad_6;
  reg  [63:0] quad_7;
  reg  [63:0] word_0;
  reg  [63:0] word_1;
  reg  [63:0] word_2;
  reg  [63:0] word_3;
  reg  [31:0] part_0;
  reg  [31:0] part_1;
  reg  [31:0] part_2;
  reg  [31:0] part_3;
  reg  [63:0] collect_0_d;
  reg  [63:0] collect_0_q;
  reg  [63:0] collect_1_d;
  reg  [63:0] collect_1_q;
  reg  [63:0] collect_2_d;
  reg  [63:0] collect_2_q;
  reg  [63:0] collect_3_d;
  reg  [63:0] collect_3_q;
  reg  [63:0] collect_4_d;
  reg  [63:0] collect_4_q;
  reg  [63:0] collect_5_d;
  reg  [63:0] collect_5_q;
  reg  [63:0] collect_6_d;
  reg  [63:0] collect_6_q;
  reg  [63:0] collect_7_d;
  reg  [63:0] collect_7_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      collect_0_q <= 64'd0;
      collect_1_q <= 64'd0;
      collect_2_q <= 64'd0;
      collect_3_q <= 64'd0;
      collect_4_q <= 64'd0;
      collect_5_q <= 64'd0;
      collect_6_q <= 64'd0;
      collect_7_q <= 64'd0;
    end
    else begin
      collect_0_q <= collect_0_d;
      collect_1_q <= collect_1_d;
      collect_2_q <= collect_2_d;
      collect_3_q <= collect_3_d;
      collect_4_q <= collect_4_d;
      collect_5_q <= collect_5_d;
      collect_6_q <= collect_6_d;
      collect_7_q <= collect_7_d;
    end
  end

  always @* begin
    if (time_zero) begin end
    collect_0_d = collect_0_q;
    if (take_first) begin
      collect_0_d = rd_data_0;
    end
  end

  always @* begin
    if (time_zero) begin end
    collect_1_d = collect_1_q;
    if (take_first) begin
      collect_1_d = rd_data_1;
    end
  end

  always @* begin
    if (time_zero) begin end
    collect_2_d = collect_2_q;
    if (take_first) begin
      collect_2_d = rd_data_2;
    end
  end

  always @* begin
    if (time_zero) begin end
    collect_3_d = collect_3_q;
    if (take_first) begin
      collect_3_d = rd_data_3;
    end
  end

  always @* begin
    if (time_zero) begin end
    collect_4_d = collect_4_q;
    if (take_second) begin
      collect_4_d = rd_data_0;
    end
  end

  always @* begin
    if (time_zero) begin end
    collect_5_d = collect_5_q;
    if (take_second) begin
      collect_5_d = rd_data_1;
    end
  end

  always @* begin
    if (time_zero) begin end
    collect_6_d = collect_6_q;
    if (take_second) begin
      collect_6_d = rd_data_2;
    end
  end

  always @* begin
    if (time_zero) begin end
    collect_7_d = collect_7_q;
    if (take_second) begin
      collect_7_d = rd_data_3;
    end
  end

  always @* begin
    if (time_zero) begin end
    place_0 = address_0;
    if (window) begin
      place_0 = address_0 ^ 6'h20;
    end
  end

  always @* begin
    if (time_zero) begin end
    pair_0 = collect_0_q;
    if (place_0[3]) begin
      pair_0 = collect_1_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    pair_1 = collect_2_q;
    if (place_0[3]) begin
      pair_1 = collect_3_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    pair_2 = collect_4_q;
    if (place_0[3]) begin
      pair_2 = collect_5_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    pair_3 = collect_6_q;
    if (place_0[3]) begin
      pair_3 = collect_7_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    quad_0 = pair_0;
    if (place_0[4]) begin
      quad_0 = pair_1;
    end
  end

  always @* begin
    if (time_zero) begin end
    quad_1 = pair_2;
    if (place_0[4]) begin
      quad_1 = pair_3;
    end
  end

  always @* begin
    if (time_zero) begin end
    word_0 = quad_0;
    if (place_0[5]) begin
      word_0 = quad_1;
    end
  end

  always @* begin
    if (time_zero) begin end
    part_0 = word_0[31:0];
    if (place_0[2]) begin
      part_0 = word_0[63:32];
    end
  end

  always @* begin
    if (time_zero) begin end
    element_0 = part_0;
    if (place_0[1]) begin
      element_0 = part_0 >> 16;
    end
    if (fixed) begin
      element_0 = fixed_value;
    end
  end

  always @* begin
    if (time_zero) begin end
    place_1 = address_1;
    if (window) begin
      place_1 = address_1 ^ 6'h20;
    end
  end

  always @* begin
    if (time_zero) begin end
    pair_4 = collect_0_q;
    if (place_1[3]) begin
      pair_4 = collect_1_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    pair_5 = collect_2_q;
    if (place_1[3]) begin
      pair_5 = collect_3_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    pair_6 = collect_4_q;
    if (place_1[3]) begin
      pair_6 = collect_5_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    pair_7 = collect_6_q;
    if (place_1[3]) begin
      pair_7 = collect_7_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    quad_2 = pair_4;
    if (place_1[4]) begin
      quad_2 = pair_5;
    end
  end

  always @* begin
    if (time_zero) begin end
    quad_3 = pair_6;
    if (place_1[4]) begin
      quad_3 = pair_7;
    end
  end

  always @* begin
    if (time_zero) begin end
    word_1 = quad_2;
    if (place_1[5]) begin
      word_1 = quad_3;
    end
  end

  always @* begin
    if (time_zero) begin end
    part_1 = word_1[31:0];
    if (place_1[2]) begin
      part_1 = word_1[63:32];
    end
  end

  always @* begin
    if (time_zero) begin end
    element_1 = part_1;
    if (place_1[1]) begin
      element_1 = part_1 >> 16;
    end
    if (fixed) begin
      element_1 = fixed_value;
    end
  end

  always @* begin
    if (time_zero) begin end
    place_2 = address_2;
    if (window) begin
      place_2 = address_2 ^ 6'h20;
    end
  end

  always @* begin
    if (time_zero) begin end
    pair_8 = collect_0_q;
    if (place_2[3]) begin
      pair_8 = collect_1_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    pair_9 = collect_2_q;
    if (place_2[3]) begin
      pair_9 = collect_3_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    pair_10 = collect_4_q;
    if (place_2[3]) begin
      pair_10 = collect_5_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    pair_11 = collect_6_q;
    if (place_2[3]) begin
      pair_11 = collect_7_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    quad_4 = pair_8;
    if (place_2[4]) begin
      quad_4 = pair_9;
    end
  end

  always @* begin
    if (time_zero) begin end
    quad_5 = pair_10;
    if (place_2[4]) begin
      quad_5 = pair_11;
    end
  end

  always @* begin
    if (time_zero) begin end
    word_2 = quad_4;
    if (place_2[5]) begin
      word_2 = quad_5;
    end
  end

  always @* begin
    if (time_zero) begin end
    part_2 = word_2[31:0];
    if (place_2[2]) begin
      part_2 = word_2[63:32];
    end
  end

  always @* begin
    if (time_zero) begin end
    element_2 = part_2;
    if (place_2[1]) begin
      element_2 = part_2 >> 16;
    end
    if (fixed) begin
      element_2 = fixed_value;
    end
  end

  always @* begin
    if (time_zero) begin end
    place_3 = address_3;
    if (window) begin
      place_3 = address_3 ^ 6'h20;
    end
  end

  always @* begin
    if (time_zero) begin end
    pair_12 = collect_0_q;
    if (place_3[3]) begin
      pair_12 = collect_1_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    pair_13 = collect_2_q;
    if (place_3[3]) begin
      pair_13 = collect_3_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    pair_14 = collect_4_q;
    if (place_3[3]) begin
      pair_14 = collect_5_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    pair_15 = collect_6_q;
    if (place_3[3]) begin
      pair_15 = collect_7_q;
    end
  end

  always @* begin
    if (time_zero) begin end
    quad_6 = pair_12;
    if (place_3[4]) begin
      quad_6 = pair_13;
    end
  end

  always @* begin
    if (time_zero) begin end
    quad_7 = pair_14;
    if (place_3[4]) begin
      quad_7 = pair_15;
    end
  end

  always @* begin
    if (time_zero) begin end
    word_3 = quad_6;
    if (place_3[5]) begin
      word_3 = quad_7;
    end
  end

  always @* begin
    if (time_zero) begin end
    part_3 = word_3[31:0];
    if (place_3[2]) begin
      part_3 = word_3[63:32];
    end
  end

  always @* begin
    if (time_zero) begin end
    element_3 = part_3;
    if (place_3[1]) begin
      element_3 = part_3 >> 16;
    end
    if (fixed) begin
      element_3 = fixed_value;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, place_0[0], place_1[0], place_2[0], place_3[0]};
endmodule
`default_nettype wire
