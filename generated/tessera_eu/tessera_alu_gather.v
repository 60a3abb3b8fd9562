// tessera_alu_gather
// Captures the rows of one source and picks four elements a cycle.
//
//   in    1  clock
//   in    1  reset
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
//   in    1  window
//   in    1  fixed
//   in   32  fixed_value
//   out  32  element_0
//   out  32  element_1
//   out  32  element_2
//   out  32  element_3
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
  reg  [63:0] word_0;
  reg  [63:0] word_1;
  reg  [63:0] word_2;
  reg  [63:0] word_3;
  wire [5:0] half_0;
  wire [5:0] half_1;
  wire [5:0] half_2;
  wire [5:0] half_3;
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
  wire [63:0] tmp_0 = word_0 >> half_0;
  wire [63:0] tmp_1 = word_1 >> half_1;
  wire [63:0] tmp_2 = word_2 >> half_2;
  wire [63:0] tmp_3 = word_3 >> half_3;

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

  assign half_0 = {3'd0, place_0[2:0]} << 3;
  assign half_1 = {3'd0, place_1[2:0]} << 3;
  assign half_2 = {3'd0, place_2[2:0]} << 3;
  assign half_3 = {3'd0, place_3[2:0]} << 3;

  always @* begin
    collect_0_d = collect_0_q;
    if (take_first) begin
      collect_0_d = rd_data_0;
    end
  end

  always @* begin
    collect_1_d = collect_1_q;
    if (take_first) begin
      collect_1_d = rd_data_1;
    end
  end

  always @* begin
    collect_2_d = collect_2_q;
    if (take_first) begin
      collect_2_d = rd_data_2;
    end
  end

  always @* begin
    collect_3_d = collect_3_q;
    if (take_first) begin
      collect_3_d = rd_data_3;
    end
  end

  always @* begin
    collect_4_d = collect_4_q;
    if (take_second) begin
      collect_4_d = rd_data_0;
    end
  end

  always @* begin
    collect_5_d = collect_5_q;
    if (take_second) begin
      collect_5_d = rd_data_1;
    end
  end

  always @* begin
    collect_6_d = collect_6_q;
    if (take_second) begin
      collect_6_d = rd_data_2;
    end
  end

  always @* begin
    collect_7_d = collect_7_q;
    if (take_second) begin
      collect_7_d = rd_data_3;
    end
  end

  always @* begin
    place_0 = address_0;
    if (window) begin
      place_0 = address_0 ^ 6'h20;
    end
  end

  always @* begin
    word_0 = collect_0_q;
    if (place_0[5:3] == 3'd1) begin
      word_0 = collect_1_q;
    end
    if (place_0[5:3] == 3'd2) begin
      word_0 = collect_2_q;
    end
    if (place_0[5:3] == 3'd3) begin
      word_0 = collect_3_q;
    end
    if (place_0[5:3] == 3'd4) begin
      word_0 = collect_4_q;
    end
    if (place_0[5:3] == 3'd5) begin
      word_0 = collect_5_q;
    end
    if (place_0[5:3] == 3'd6) begin
      word_0 = collect_6_q;
    end
    if (place_0[5:3] == 3'd7) begin
      word_0 = collect_7_q;
    end
  end

  always @* begin
    element_0 = tmp_0[31:0];
    if (fixed) begin
      element_0 = fixed_value;
    end
  end

  always @* begin
    place_1 = address_1;
    if (window) begin
      place_1 = address_1 ^ 6'h20;
    end
  end

  always @* begin
    word_1 = collect_0_q;
    if (place_1[5:3] == 3'd1) begin
      word_1 = collect_1_q;
    end
    if (place_1[5:3] == 3'd2) begin
      word_1 = collect_2_q;
    end
    if (place_1[5:3] == 3'd3) begin
      word_1 = collect_3_q;
    end
    if (place_1[5:3] == 3'd4) begin
      word_1 = collect_4_q;
    end
    if (place_1[5:3] == 3'd5) begin
      word_1 = collect_5_q;
    end
    if (place_1[5:3] == 3'd6) begin
      word_1 = collect_6_q;
    end
    if (place_1[5:3] == 3'd7) begin
      word_1 = collect_7_q;
    end
  end

  always @* begin
    element_1 = tmp_1[31:0];
    if (fixed) begin
      element_1 = fixed_value;
    end
  end

  always @* begin
    place_2 = address_2;
    if (window) begin
      place_2 = address_2 ^ 6'h20;
    end
  end

  always @* begin
    word_2 = collect_0_q;
    if (place_2[5:3] == 3'd1) begin
      word_2 = collect_1_q;
    end
    if (place_2[5:3] == 3'd2) begin
      word_2 = collect_2_q;
    end
    if (place_2[5:3] == 3'd3) begin
      word_2 = collect_3_q;
    end
    if (place_2[5:3] == 3'd4) begin
      word_2 = collect_4_q;
    end
    if (place_2[5:3] == 3'd5) begin
      word_2 = collect_5_q;
    end
    if (place_2[5:3] == 3'd6) begin
      word_2 = collect_6_q;
    end
    if (place_2[5:3] == 3'd7) begin
      word_2 = collect_7_q;
    end
  end

  always @* begin
    element_2 = tmp_2[31:0];
    if (fixed) begin
      element_2 = fixed_value;
    end
  end

  always @* begin
    place_3 = address_3;
    if (window) begin
      place_3 = address_3 ^ 6'h20;
    end
  end

  always @* begin
    word_3 = collect_0_q;
    if (place_3[5:3] == 3'd1) begin
      word_3 = collect_1_q;
    end
    if (place_3[5:3] == 3'd2) begin
      word_3 = collect_2_q;
    end
    if (place_3[5:3] == 3'd3) begin
      word_3 = collect_3_q;
    end
    if (place_3[5:3] == 3'd4) begin
      word_3 = collect_4_q;
    end
    if (place_3[5:3] == 3'd5) begin
      word_3 = collect_5_q;
    end
    if (place_3[5:3] == 3'd6) begin
      word_3 = collect_6_q;
    end
    if (place_3[5:3] == 3'd7) begin
      word_3 = collect_7_q;
    end
  end

  always @* begin
    element_3 = tmp_3[31:0];
    if (fixed) begin
      element_3 = fixed_value;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, tmp_0[63:32], tmp_1[63:32], tmp_2[63:32], tmp_3[63:32]};
endmodule
`default_nettype wire
