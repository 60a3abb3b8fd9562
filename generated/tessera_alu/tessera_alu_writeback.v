// tessera_alu_writeback
// Writes queue heads back and completes instructions.
//
//   in    1  clock
//   in    1  reset
//   in    1  head_0
//   in    1  head_1
//   in   64  short_data_0
//   in   64  short_data_1
//   in   64  short_data_2
//   in   64  short_data_3
//   in   64  short_data_4
//   in   64  short_data_5
//   in   64  short_data_6
//   in   64  short_data_7
//   in   64  short_data_8
//   in   64  short_data_9
//   in   64  short_data_10
//   in   30  short_detail
//   in   64  long_data_0
//   in   64  long_data_1
//   in   64  long_data_2
//   in   64  long_data_3
//   in   64  long_data_4
//   in   64  long_data_5
//   in   64  long_data_6
//   in   64  long_data_7
//   in   64  long_data_8
//   in   64  long_data_9
//   in   64  long_data_10
//   in   30  long_detail
//   out   1  pop_0
//   out   1  pop_1
//   in    1  wb_gnt
//   out   1  wb_valid
//   out  10  wb_row
//   out  32  wb_be
//   out  64  wb_data_0
//   out  64  wb_data_1
//   out  64  wb_data_2
//   out  64  wb_data_3
//   out   3  wb_slot
//   out  32  wb_ip
//   out   1  done_valid
//   out   3  done_slot
//   out   2  done_sb
//   out  32  done_ip
//   out   7  done_op
//   out  32  done_mask
//   out   1  fl_we
//   out   1  fl_reg
//   out  32  fl_mask
//   out  32  fl_val
//   out   1  arf_we
//   out   2  arf_sel
//   out   4  arf_be
//   out  32  arf_val
//
// Exported from hdl/blocks/eu/src/alu/writeback.rs; do not edit.
`default_nettype none
module tessera_alu_writeback (
  input  wire clock,
  input  wire reset,
  input  wire head_0,
  input  wire head_1,
  input  wire [63:0] short_data_0,
  input  wire [63:0] short_data_1,
  input  wire [63:0] short_data_2,
  input  wire [63:0] short_data_3,
  input  wire [63:0] short_data_4,
  input  wire [63:0] short_data_5,
  input  wire [63:0] short_data_6,
  input  wire [63:0] short_data_7,
  input  wire [63:0] short_data_8,
  input  wire [63:0] short_data_9,
  input  wire [63:0] short_data_10,
  input  wire [29:0] short_detail,
  input  wire [63:0] long_data_0,
  input  wire [63:0] long_data_1,
  input  wire [63:0] long_data_2,
  input  wire [63:0] long_data_3,
  input  wire [63:0] long_data_4,
  input  wire [63:0] long_data_5,
  input  wire [63:0] long_data_6,
  input  wire [63:0] long_data_7,
  input  wire [63:0] long_data_8,
  input  wire [63:0] long_data_9,
  input  wire [63:0] long_data_10,
  input  wire [29:0] long_detail,
  output wire pop_0,
  output wire pop_1,
  input  wire wb_gnt,
  output wire wb_valid,
  output reg  [9:0] wb_row,
  output reg  [31:0] wb_be,
  output reg  [63:0] wb_data_0,
  output reg  [63:0] wb_data_1,
  output reg  [63:0] wb_data_2,
  output reg  [63:0] wb_data_3,
  output reg  [2:0] wb_slot,
  output reg  [31:0] wb_ip,
  output wire done_valid,
  output reg  [2:0] done_slot,
  output reg  [1:0] done_sb,
  output reg  [31:0] done_ip,
  output reg  [6:0] done_op,
  output reg  [31:0] done_mask,
  output reg  fl_we,
  output reg  fl_reg,
  output reg  [31:0] fl_mask,
  output reg  [31:0] fl_val,
  output reg  arf_we,
  output reg  [1:0] arf_sel,
  output reg  [3:0] arf_be,
  output reg  [31:0] arf_val
);
  wire any;
  reg  upper;
  reg  [63:0] data_0;
  reg  [63:0] data_1;
  reg  [63:0] data_2;
  reg  [63:0] data_3;
  reg  [63:0] data_4;
  reg  [63:0] data_5;
  reg  [63:0] data_6;
  reg  [63:0] data_7;
  reg  [63:0] data_8;
  reg  [63:0] data_9;
  reg  [63:0] data_10;
  reg  [29:0] detail;
  wire writes;
  wire leaves;
  wire finishes;
  reg  hi_0_d;
  reg  hi_0_q;
  reg  hi_1_d;
  reg  hi_1_q;

  always @(posedge clock) begin
    if (reset) begin
      hi_0_q <= 1'd0;
      hi_1_q <= 1'd0;
    end
    else begin
      hi_0_q <= hi_0_d;
      hi_1_q <= hi_1_d;
    end
  end

  // long before short
  assign any = head_0 | head_1;
  // row write
  assign writes = any & (~detail[23]);
  assign leaves = any & (detail[23] | (wb_gnt & ((~detail[22]) | upper)));
  assign wb_valid = writes;
  assign pop_0 = leaves & (~head_1);
  assign pop_1 = leaves & head_1;
  // completion
  assign finishes = leaves & detail[24];
  assign done_valid = finishes;

  always @* begin
    hi_0_d = hi_0_q;
    hi_1_d = hi_1_q;
    if (writes & wb_gnt) begin
      if (head_1) begin
        hi_1_d = ~leaves;
      end
      else begin
        hi_0_d = ~leaves;
      end
    end
  end

  always @* begin
    upper = hi_0_q;
    detail = short_detail;
    data_0 = short_data_0;
    data_1 = short_data_1;
    data_2 = short_data_2;
    data_3 = short_data_3;
    data_4 = short_data_4;
    data_5 = short_data_5;
    data_6 = short_data_6;
    data_7 = short_data_7;
    data_8 = short_data_8;
    data_9 = short_data_9;
    data_10 = short_data_10;
    if (head_1) begin
      upper = hi_1_q;
      detail = long_detail;
      data_0 = long_data_0;
      data_1 = long_data_1;
      data_2 = long_data_2;
      data_3 = long_data_3;
      data_4 = long_data_4;
      data_5 = long_data_5;
      data_6 = long_data_6;
      data_7 = long_data_7;
      data_8 = long_data_8;
      data_9 = long_data_9;
      data_10 = long_data_10;
    end
  end

  always @* begin
    wb_row = 10'd0;
    wb_be = 32'd0;
    wb_slot = 3'd0;
    wb_ip = 32'd0;
    wb_data_0 = 64'd0;
    wb_data_1 = 64'd0;
    wb_data_2 = 64'd0;
    wb_data_3 = 64'd0;
    if (writes) begin
      wb_slot = detail[2:0];
      wb_ip = data_9[31:0];
      if (upper) begin
        wb_row = detail[21:12] + 10'd1;
        wb_be = data_8[63:32];
        wb_data_0 = data_4;
        wb_data_1 = data_5;
        wb_data_2 = data_6;
        wb_data_3 = data_7;
      end
      else begin
        wb_row = detail[21:12];
        wb_be = data_8[31:0];
        wb_data_0 = data_0;
        wb_data_1 = data_1;
        wb_data_2 = data_2;
        wb_data_3 = data_3;
      end
    end
  end

  always @* begin
    done_slot = 3'd0;
    done_sb = 2'd0;
    done_ip = 32'd0;
    done_op = 7'd0;
    done_mask = 32'd0;
    fl_we = 1'd0;
    fl_reg = 1'd0;
    fl_mask = 32'd0;
    fl_val = 32'd0;
    arf_we = 1'd0;
    arf_sel = 2'd0;
    arf_be = 4'd0;
    arf_val = 32'd0;
    if (finishes) begin
      done_slot = detail[2:0];
      done_sb = detail[4:3];
      done_op = detail[11:5];
      done_ip = data_9[31:0];
      done_mask = data_9[63:32];
      if (detail[25]) begin
        fl_we = 1'd1;
        fl_reg = detail[26];
        fl_mask = data_10[31:0];
        fl_val = data_10[63:32];
      end
      if (detail[27]) begin
        arf_we = 1'd1;
        arf_sel = detail[29:28];
        arf_be = data_8[3:0];
        arf_val = data_0[31:0];
      end
    end
  end
endmodule
`default_nettype wire
