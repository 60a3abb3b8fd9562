// tessera_alu_writeback
// Writes queue heads back and completes instructions.
//
//   in    1  clock              rising edge
//   in    1  reset              synchronous, active high
//   in    1  head_0             Index 0 short, 1 long.
//   in    1  head_1
//   in   64  oldest_0_window_0  Bytes of two rows.
//   in   64  oldest_0_window_1
//   in   64  oldest_0_window_2
//   in   64  oldest_0_window_3
//   in   64  oldest_0_window_4
//   in   64  oldest_0_window_5
//   in   64  oldest_0_window_6
//   in   64  oldest_0_window_7
//   in   64  oldest_0_enables   Bytes of them to write.
//   in   64  oldest_0_origin    Address and lanes of the instruction: `word::origin`.
//   in   64  oldest_0_flags     Flag bits so far: `word::flag_bits`.
//   in   30  oldest_0_detail    The rest: `word::detail` up to `ENTRY`.
//   in   64  oldest_1_window_0  Bytes of two rows.
//   in   64  oldest_1_window_1
//   in   64  oldest_1_window_2
//   in   64  oldest_1_window_3
//   in   64  oldest_1_window_4
//   in   64  oldest_1_window_5
//   in   64  oldest_1_window_6
//   in   64  oldest_1_window_7
//   in   64  oldest_1_enables   Bytes of them to write.
//   in   64  oldest_1_origin    Address and lanes of the instruction: `word::origin`.
//   in   64  oldest_1_flags     Flag bits so far: `word::flag_bits`.
//   in   30  oldest_1_detail    The rest: `word::detail` up to `ENTRY`.
// reads: The instruction that still reads operands: its entries are held.
//   in    1  reads_valid        It happens in this cycle.
//   in    3  reads_slot         Thread slot.
//   in    2  reads_sb           Scoreboard entry of it.
//   out   1  pop_0
//   out   1  pop_1
//   out   1  wb_valid           A row is to be written.
//   out  10  wb_row             Which one.
//   out  32  wb_be              Bytes to write.
//   out  64  wb_data_0          The bytes, low ones first; 0 where not enabled.
//   out  64  wb_data_1
//   out  64  wb_data_2
//   out  64  wb_data_3
//   in    1  wb_gnt             It is written at this edge.
//   out   3  writer_slot        Thread slot.
//   out  32  writer_ip          Address of the instruction.
//   out   1  done_valid         It happens in this cycle.
//   out   3  done_slot          Thread slot.
//   out   2  done_sb            Scoreboard entry that becomes free.
//   out   1  ret_valid          It completes in this cycle.
//   out   3  ret_slot           Thread slot.
//   out  32  ret_ip             Address of the instruction.
//   out   7  ret_op             Its opcode; 0 for a sync of JE.
//   out  32  ret_mask           ALU and ME: write-enabled lanes; JE: active channels after the join.
//   out   1  fl_we              Flags are written in this cycle.
//   out   1  fl_reg             0: f0, 1: f1.
//   out  32  fl_mask            Bits to write.
//   out  32  fl_val             Their values; 0 outside `mask`.
//   out   1  arf_we             It is written in this cycle.
//   out   2  arf_sel            0: cr0, 1: f0, 2: f1.
//   out   4  arf_be             Bytes to write.
//   out  32  arf_val            The bytes; 0 where not enabled.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/alu/writeback.rs; do not edit.
`default_nettype none
module tessera_alu_writeback (
  input  wire clock,
  input  wire reset,
  input  wire head_0,
  input  wire head_1,
  input  wire [63:0] oldest_0_window_0,
  input  wire [63:0] oldest_0_window_1,
  input  wire [63:0] oldest_0_window_2,
  input  wire [63:0] oldest_0_window_3,
  input  wire [63:0] oldest_0_window_4,
  input  wire [63:0] oldest_0_window_5,
  input  wire [63:0] oldest_0_window_6,
  input  wire [63:0] oldest_0_window_7,
  input  wire [63:0] oldest_0_enables,
  input  wire [63:0] oldest_0_origin,
  input  wire [63:0] oldest_0_flags,
  input  wire [29:0] oldest_0_detail,
  input  wire [63:0] oldest_1_window_0,
  input  wire [63:0] oldest_1_window_1,
  input  wire [63:0] oldest_1_window_2,
  input  wire [63:0] oldest_1_window_3,
  input  wire [63:0] oldest_1_window_4,
  input  wire [63:0] oldest_1_window_5,
  input  wire [63:0] oldest_1_window_6,
  input  wire [63:0] oldest_1_window_7,
  input  wire [63:0] oldest_1_enables,
  input  wire [63:0] oldest_1_origin,
  input  wire [63:0] oldest_1_flags,
  input  wire [29:0] oldest_1_detail,
  input  wire reads_valid,
  input  wire [2:0] reads_slot,
  input  wire [1:0] reads_sb,
  output wire pop_0,
  output wire pop_1,
  output wire wb_valid,
  output reg  [9:0] wb_row,
  output reg  [31:0] wb_be,
  output reg  [63:0] wb_data_0,
  output reg  [63:0] wb_data_1,
  output reg  [63:0] wb_data_2,
  output reg  [63:0] wb_data_3,
  input  wire wb_gnt,
  output reg  [2:0] writer_slot,
  output reg  [31:0] writer_ip,
  output wire done_valid,
  output reg  [2:0] done_slot,
  output reg  [1:0] done_sb,
  output wire ret_valid,
  output reg  [2:0] ret_slot,
  output reg  [31:0] ret_ip,
  output reg  [6:0] ret_op,
  output reg  [31:0] ret_mask,
  output reg  fl_we,
  output reg  fl_reg,
  output reg  [31:0] fl_mask,
  output reg  [31:0] fl_val,
  output reg  arf_we,
  output reg  [1:0] arf_sel,
  output reg  [3:0] arf_be,
  output reg  [31:0] arf_val
);
  wire free_0;
  wire free_1;
  wire any;
  reg  upper;
  reg  [63:0] entry_window_0;
  reg  [63:0] entry_window_1;
  reg  [63:0] entry_window_2;
  reg  [63:0] entry_window_3;
  reg  [63:0] entry_window_4;
  reg  [63:0] entry_window_5;
  reg  [63:0] entry_window_6;
  reg  [63:0] entry_window_7;
  reg  [63:0] entry_enables;
  reg  [63:0] entry_origin;
  reg  [63:0] entry_flags;
  reg  [29:0] entry_detail;
  wire writes;
  wire leaves;
  wire finishes;
  reg  hi_0_d;
  reg  hi_0_q;
  reg  hi_1_d;
  reg  hi_1_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

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

  // long before short; what is still being read is held
  assign free_0 = head_0 & ~(reads_valid & (reads_slot == oldest_0_detail[2:0]) & (reads_sb == oldest_0_detail[4:3]));
  assign free_1 = head_1 & ~(reads_valid & (reads_slot == oldest_1_detail[2:0]) & (reads_sb == oldest_1_detail[4:3]));
  assign any = free_0 | free_1;
  // row write
  assign writes = any & ~entry_detail[23];
  assign leaves = any & (entry_detail[23] | (wb_gnt & (~entry_detail[22] | upper)));
  assign wb_valid = writes;
  assign pop_0 = leaves & ~free_1;
  assign pop_1 = leaves & free_1;
  // completion
  assign finishes = leaves & entry_detail[24];
  assign done_valid = finishes;
  assign ret_valid = finishes;

  always @* begin
    if (time_zero) begin end
    hi_0_d = hi_0_q;
    hi_1_d = hi_1_q;
    if (writes & wb_gnt) begin
      if (free_1) begin
        hi_1_d = ~leaves;
      end
      else begin
        hi_0_d = ~leaves;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    upper = hi_0_q;
    entry_window_0 = oldest_0_window_0;
    entry_window_1 = oldest_0_window_1;
    entry_window_2 = oldest_0_window_2;
    entry_window_3 = oldest_0_window_3;
    entry_window_4 = oldest_0_window_4;
    entry_window_5 = oldest_0_window_5;
    entry_window_6 = oldest_0_window_6;
    entry_window_7 = oldest_0_window_7;
    entry_enables = oldest_0_enables;
    entry_origin = oldest_0_origin;
    entry_flags = oldest_0_flags;
    entry_detail = oldest_0_detail;
    if (free_1) begin
      upper = hi_1_q;
      entry_window_0 = oldest_1_window_0;
      entry_window_1 = oldest_1_window_1;
      entry_window_2 = oldest_1_window_2;
      entry_window_3 = oldest_1_window_3;
      entry_window_4 = oldest_1_window_4;
      entry_window_5 = oldest_1_window_5;
      entry_window_6 = oldest_1_window_6;
      entry_window_7 = oldest_1_window_7;
      entry_enables = oldest_1_enables;
      entry_origin = oldest_1_origin;
      entry_flags = oldest_1_flags;
      entry_detail = oldest_1_detail;
    end
  end

  always @* begin
    if (time_zero) begin end
    wb_row = 10'd0;
    wb_be = 32'd0;
    writer_slot = 3'd0;
    writer_ip = 32'd0;
    wb_data_0 = 64'd0;
    wb_data_1 = 64'd0;
    wb_data_2 = 64'd0;
    wb_data_3 = 64'd0;
    if (writes) begin
      writer_slot = entry_detail[2:0];
      writer_ip = entry_origin[31:0];
      if (upper) begin
        wb_row = entry_detail[21:12] + 10'd1;
        wb_be = entry_enables[63:32];
        wb_data_0 = entry_window_4;
        wb_data_1 = entry_window_5;
        wb_data_2 = entry_window_6;
        wb_data_3 = entry_window_7;
      end
      else begin
        wb_row = entry_detail[21:12];
        wb_be = entry_enables[31:0];
        wb_data_0 = entry_window_0;
        wb_data_1 = entry_window_1;
        wb_data_2 = entry_window_2;
        wb_data_3 = entry_window_3;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    done_slot = 3'd0;
    ret_slot = 3'd0;
    done_sb = 2'd0;
    ret_ip = 32'd0;
    ret_op = 7'd0;
    ret_mask = 32'd0;
    fl_we = 1'd0;
    fl_reg = 1'd0;
    fl_mask = 32'd0;
    fl_val = 32'd0;
    arf_we = 1'd0;
    arf_sel = 2'd0;
    arf_be = 4'd0;
    arf_val = 32'd0;
    if (finishes) begin
      done_slot = entry_detail[2:0];
      ret_slot = entry_detail[2:0];
      done_sb = entry_detail[4:3];
      ret_op = entry_detail[11:5];
      ret_ip = entry_origin[31:0];
      ret_mask = entry_origin[63:32];
      if (entry_detail[25]) begin
        fl_we = 1'd1;
        fl_reg = entry_detail[26];
        fl_mask = entry_flags[31:0];
        fl_val = entry_flags[63:32];
      end
      if (entry_detail[27]) begin
        arf_we = 1'd1;
        arf_sel = entry_detail[29:28];
        arf_be = entry_enables[3:0];
        arf_val = entry_window_0[31:0];
      end
    end
  end
endmodule
`default_nettype wire
