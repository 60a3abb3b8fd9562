// tessera_eu_write_event
// Row write of this cycle, as the outside sees it.
//
//   in    1  grant_0
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
//   out   1  valid
//   out   2  pipe
//   out   3  slot
//   out  32  ip
//   out  10  row
//   out  32  be
//   out  64  data_0
//   out  64  data_1
//   out  64  data_2
//   out  64  data_3
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
  output wire valid,
  output reg  [1:0] pipe,
  output reg  [2:0] slot,
  output reg  [31:0] ip,
  output reg  [9:0] row,
  output wire [31:0] be,
  output wire [63:0] data_0,
  output wire [63:0] data_1,
  output wire [63:0] data_2,
  output wire [63:0] data_3
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

  assign valid = (grant_0 | grant_1) | grant_2;
  assign be = enable;
  assign data_0 = word_0 & mask_0;
  assign data_1 = word_1 & mask_1;
  assign data_2 = word_2 & mask_2;
  assign data_3 = word_3 & mask_3;

  always @* begin
    pipe = 2'd0;
    ip = 32'd0;
    if (grant_0) begin
      ip = in_ip_0;
    end
    else begin
      if (grant_1) begin
        pipe = 2'd1;
        ip = in_ip_1;
      end
      else begin
        if (grant_2) begin
          pipe = 2'd3;
        end
      end
    end
  end

  always @* begin
    slot = 3'd0;
    row = 10'd0;
    enable = 32'd0;
    word_0 = 64'd0;
    word_1 = 64'd0;
    word_2 = 64'd0;
    word_3 = 64'd0;
    if (grant_0) begin
      slot = in_slot_0;
      row = in_row_0;
      enable = in_be_0;
      word_0 = in_data_0_0;
      word_1 = in_data_0_1;
      word_2 = in_data_0_2;
      word_3 = in_data_0_3;
    end
    if (grant_1) begin
      slot = in_slot_1;
      row = in_row_1;
      enable = in_be_1;
      word_0 = in_data_1_0;
      word_1 = in_data_1_1;
      word_2 = in_data_1_2;
      word_3 = in_data_1_3;
    end
    if (grant_2) begin
      slot = in_slot_2;
      row = in_row_2;
      enable = in_be_2;
      word_0 = in_data_2_0;
      word_1 = in_data_2_1;
      word_2 = in_data_2_2;
      word_3 = in_data_2_3;
    end
  end

  always @* begin
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
