// tessera_eu_write_event
// Row write of this cycle, as the outside sees it.
//
//   in    1  grant_0      ALU0, ALU1, JE or message response.
//   in    1  grant_1
//   in    1  grant_2
//   in    3  in_slot_0
//   in    3  in_slot_1
//   in    3  in_slot_2
//   in   32  in_ip_0
//   in   32  in_ip_1
//   in   10  in_row_0
//   in   10  in_row_1
//   in   10  in_row_2
//   in   32  in_be_0
//   in   32  in_be_1
//   in   32  in_be_2
//   in   64  in_data_0_0
//   in   64  in_data_0_1
//   in   64  in_data_0_2
//   in   64  in_data_0_3
//   in   64  in_data_1_0
//   in   64  in_data_1_1
//   in   64  in_data_1_2
//   in   64  in_data_1_3
//   in   64  in_data_2_0
//   in   64  in_data_2_1
//   in   64  in_data_2_2
//   in   64  in_data_2_3
//   in    1  grant_je     It is JE.
//   in    3  je_slot
//   in   32  je_ip
//   out   1  wb_valid     A row is written in this cycle.
//   out   2  wb_pipe      By ALU0 (0), ALU1 (1), JE (2) or a message response (3).
//   out   3  wb_slot      Thread slot.
//   out  32  wb_ip        Address of the instruction; 0 for a response.
//   out  10  wb_row       The row.
//   out  32  wb_be        Bytes written.
//   out  64  wb_data_0    The row's bytes; 0 where not written.
//   out  64  wb_data_1
//   out  64  wb_data_2
//   out  64  wb_data_3
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/eu/write_event.rs; do not edit.
`default_nettype none
module tessera_eu_write_event (
  input  wire grant_0,
  input  wire grant_1,
  input  wire grant_2,
  input  wire [2:0] in_slot_0,
  input  wire [2:0] in_slot_1,
  input  wire [2:0] in_slot_2,
  input  wire [31:0] in_ip_0,
  input  wire [31:0] in_ip_1,
  input  wire [9:0] in_row_0,
  input  wire [9:0] in_row_1,
  input  wire [9:0] in_row_2,
  input  wire [31:0] in_be_0,
  input  wire [31:0] in_be_1,
  input  wire [31:0] in_be_2,
  input  wire [63:0] in_data_0_0,
  input  wire [63:0] in_data_0_1,
  input  wire [63:0] in_data_0_2,
  input  wire [63:0] in_data_0_3,
  input  wire [63:0] in_data_1_0,
  input  wire [63:0] in_data_1_1,
  input  wire [63:0] in_data_1_2,
  input  wire [63:0] in_data_1_3,
  input  wire [63:0] in_data_2_0,
  input  wire [63:0] in_data_2_1,
  input  wire [63:0] in_data_2_2,
  input  wire [63:0] in_data_2_3,
  input  wire grant_je,
  input  wire [2:0] je_slot,
  input  wire [31:0] je_ip,
  output wire wb_valid,
  output reg  [1:0] wb_pipe,
  output reg  [2:0] wb_slot,
  output reg  [31:0] wb_ip,
  output reg  [9:0] wb_row,
  output wire [31:0] wb_be,
  output wire [63:0] wb_data_0,
  output wire [63:0] wb_data_1,
  output wire [63:0] wb_data_2,
  output wire [63:0] wb_data_3
);
  reg  [31:0] enable;
  reg  [63:0] word_0;
  reg  [63:0] word_1;
  reg  [63:0] word_2;
  reg  [63:0] word_3;
  reg  [63:0] mask_0;
  reg  [63:0] mask_1;
  reg  [63:0] mask_2;
  reg  [63:0] mask_3;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  assign wb_valid = grant_0 | grant_1 | grant_2;
  assign wb_be = enable;
  assign wb_data_0 = word_0 & mask_0;
  assign wb_data_1 = word_1 & mask_1;
  assign wb_data_2 = word_2 & mask_2;
  assign wb_data_3 = word_3 & mask_3;

  always @* begin
    if (time_zero) begin end
    wb_pipe = 2'd0;
    wb_slot = 3'd0;
    wb_ip = 32'd0;
    wb_row = 10'd0;
    enable = 32'd0;
    word_0 = 64'd0;
    word_1 = 64'd0;
    word_2 = 64'd0;
    word_3 = 64'd0;
    if (grant_0) begin
      wb_slot = in_slot_0;
      wb_row = in_row_0;
      enable = in_be_0;
      word_0 = in_data_0_0;
      word_1 = in_data_0_1;
      word_2 = in_data_0_2;
      word_3 = in_data_0_3;
    end
    if (grant_1) begin
      wb_slot = in_slot_1;
      wb_row = in_row_1;
      enable = in_be_1;
      word_0 = in_data_1_0;
      word_1 = in_data_1_1;
      word_2 = in_data_1_2;
      word_3 = in_data_1_3;
    end
    if (grant_2) begin
      wb_slot = in_slot_2;
      wb_row = in_row_2;
      enable = in_be_2;
      word_0 = in_data_2_0;
      word_1 = in_data_2_1;
      word_2 = in_data_2_2;
      word_3 = in_data_2_3;
    end
    if (grant_0) begin
      wb_ip = in_ip_0;
    end
    else if (grant_1) begin
      wb_pipe = 2'd1;
      wb_ip = in_ip_1;
    end
    else if (grant_2) begin
      wb_pipe = 2'd3;
      if (grant_je) begin
        wb_pipe = 2'd2;
        wb_slot = je_slot;
        wb_ip = je_ip;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    mask_0 = 64'd0;
    if (enable[0]) begin
      mask_0 = mask_0 | 64'hff;
    end
    if (enable[1]) begin
      mask_0 = mask_0 | 64'hff00;
    end
    if (enable[2]) begin
      mask_0 = mask_0 | 64'hff0000;
    end
    if (enable[3]) begin
      mask_0 = mask_0 | 64'hff000000;
    end
    if (enable[4]) begin
      mask_0 = mask_0 | 64'hff00000000;
    end
    if (enable[5]) begin
      mask_0 = mask_0 | 64'hff0000000000;
    end
    if (enable[6]) begin
      mask_0 = mask_0 | 64'hff000000000000;
    end
    if (enable[7]) begin
      mask_0 = mask_0 | 64'hff00000000000000;
    end
  end

  always @* begin
    if (time_zero) begin end
    mask_1 = 64'd0;
    if (enable[8]) begin
      mask_1 = mask_1 | 64'hff;
    end
    if (enable[9]) begin
      mask_1 = mask_1 | 64'hff00;
    end
    if (enable[10]) begin
      mask_1 = mask_1 | 64'hff0000;
    end
    if (enable[11]) begin
      mask_1 = mask_1 | 64'hff000000;
    end
    if (enable[12]) begin
      mask_1 = mask_1 | 64'hff00000000;
    end
    if (enable[13]) begin
      mask_1 = mask_1 | 64'hff0000000000;
    end
    if (enable[14]) begin
      mask_1 = mask_1 | 64'hff000000000000;
    end
    if (enable[15]) begin
      mask_1 = mask_1 | 64'hff00000000000000;
    end
  end

  always @* begin
    if (time_zero) begin end
    mask_2 = 64'd0;
    if (enable[16]) begin
      mask_2 = mask_2 | 64'hff;
    end
    if (enable[17]) begin
      mask_2 = mask_2 | 64'hff00;
    end
    if (enable[18]) begin
      mask_2 = mask_2 | 64'hff0000;
    end
    if (enable[19]) begin
      mask_2 = mask_2 | 64'hff000000;
    end
    if (enable[20]) begin
      mask_2 = mask_2 | 64'hff00000000;
    end
    if (enable[21]) begin
      mask_2 = mask_2 | 64'hff0000000000;
    end
    if (enable[22]) begin
      mask_2 = mask_2 | 64'hff000000000000;
    end
    if (enable[23]) begin
      mask_2 = mask_2 | 64'hff00000000000000;
    end
  end

  always @* begin
    if (time_zero) begin end
    mask_3 = 64'd0;
    if (enable[24]) begin
      mask_3 = mask_3 | 64'hff;
    end
    if (enable[25]) begin
      mask_3 = mask_3 | 64'hff00;
    end
    if (enable[26]) begin
      mask_3 = mask_3 | 64'hff0000;
    end
    if (enable[27]) begin
      mask_3 = mask_3 | 64'hff000000;
    end
    if (enable[28]) begin
      mask_3 = mask_3 | 64'hff00000000;
    end
    if (enable[29]) begin
      mask_3 = mask_3 | 64'hff0000000000;
    end
    if (enable[30]) begin
      mask_3 = mask_3 | 64'hff000000000000;
    end
    if (enable[31]) begin
      mask_3 = mask_3 | 64'hff00000000000000;
    end
  end
endmodule
`default_nettype wire
