// tessera_tc_flags
// f0, f1 and cr0.0 of seven threads.
//
//   in    1  clock      rising edge
//   in    1  reset      synchronous, active high
//   in    7  start
//   in    3  slot_0
//   in    3  slot_1
//   in    1  fl_0_we    Flags are written in this cycle.
//   in    1  fl_0_reg   0: f0, 1: f1.
//   in   32  fl_0_mask  Bits to write.
//   in   32  fl_0_val   Their values; 0 outside `mask`.
//   in    1  fl_1_we    Flags are written in this cycle.
//   in    1  fl_1_reg   0: f0, 1: f1.
//   in   32  fl_1_mask  Bits to write.
//   in   32  fl_1_val   Their values; 0 outside `mask`.
//   in    1  arf_0_we   It is written in this cycle.
//   in    2  arf_0_sel  0: cr0, 1: f0, 2: f1.
//   in    4  arf_0_be   Bytes to write.
//   in   32  arf_0_val  The bytes; 0 where not enabled.
//   in    1  arf_1_we   It is written in this cycle.
//   in    2  arf_1_sel  0: cr0, 1: f0, 2: f1.
//   in    4  arf_1_be   Bytes to write.
//   in   32  arf_1_val  The bytes; 0 where not enabled.
//   out  32  f0_0
//   out  32  f0_1
//   out  32  f0_2
//   out  32  f0_3
//   out  32  f0_4
//   out  32  f0_5
//   out  32  f0_6
//   out  32  f1_0
//   out  32  f1_1
//   out  32  f1_2
//   out  32  f1_3
//   out  32  f1_4
//   out  32  f1_5
//   out  32  f1_6
//   out  32  cr0_0
//   out  32  cr0_1
//   out  32  cr0_2
//   out  32  cr0_3
//   out  32  cr0_4
//   out  32  cr0_5
//   out  32  cr0_6
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/tc/flags.rs; do not edit.
`default_nettype none
module tessera_tc_flags (
  input  wire clock,
  input  wire reset,
  input  wire [6:0] start,
  input  wire [2:0] slot_0,
  input  wire [2:0] slot_1,
  input  wire fl_0_we,
  input  wire fl_0_reg,
  input  wire [31:0] fl_0_mask,
  input  wire [31:0] fl_0_val,
  input  wire fl_1_we,
  input  wire fl_1_reg,
  input  wire [31:0] fl_1_mask,
  input  wire [31:0] fl_1_val,
  input  wire arf_0_we,
  input  wire [1:0] arf_0_sel,
  input  wire [3:0] arf_0_be,
  input  wire [31:0] arf_0_val,
  input  wire arf_1_we,
  input  wire [1:0] arf_1_sel,
  input  wire [3:0] arf_1_be,
  input  wire [31:0] arf_1_val,
  output wire [31:0] f0_0,
  output wire [31:0] f0_1,
  output wire [31:0] f0_2,
  output wire [31:0] f0_3,
  output wire [31:0] f0_4,
  output wire [31:0] f0_5,
  output wire [31:0] f0_6,
  output wire [31:0] f1_0,
  output wire [31:0] f1_1,
  output wire [31:0] f1_2,
  output wire [31:0] f1_3,
  output wire [31:0] f1_4,
  output wire [31:0] f1_5,
  output wire [31:0] f1_6,
  output wire [31:0] cr0_0,
  output wire [31:0] cr0_1,
  output wire [31:0] cr0_2,
  output wire [31:0] cr0_3,
  output wire [31:0] cr0_4,
  output wire [31:0] cr0_5,
  output wire [31:0] cr0_6
);
  reg  [31:0] bytes_0;
  reg  [31:0] bytes_1;
  reg  [31:0] mask_0_0;
  reg  [31:0] mask_0_1;
  reg  [31:0] mask_0_2;
  reg  [31:0] mask_1_0;
  reg  [31:0] mask_1_1;
  reg  [31:0] mask_1_2;
  reg  [31:0] value_0_0;
  reg  [31:0] value_0_1;
  reg  [31:0] value_0_2;
  reg  [31:0] value_1_0;
  reg  [31:0] value_1_1;
  reg  [31:0] value_1_2;
  reg  [31:0] written_0_0;
  reg  [31:0] written_0_1;
  reg  [31:0] written_0_2;
  reg  [31:0] written_0_3;
  reg  [31:0] written_0_4;
  reg  [31:0] written_0_5;
  reg  [31:0] written_0_6;
  reg  [31:0] written_1_0;
  reg  [31:0] written_1_1;
  reg  [31:0] written_1_2;
  reg  [31:0] written_1_3;
  reg  [31:0] written_1_4;
  reg  [31:0] written_1_5;
  reg  [31:0] written_1_6;
  reg  [31:0] written_2_0;
  reg  [31:0] written_2_1;
  reg  [31:0] written_2_2;
  reg  [31:0] written_2_3;
  reg  [31:0] written_2_4;
  reg  [31:0] written_2_5;
  reg  [31:0] written_2_6;
  reg  [31:0] state_0_0_q;
  reg  [31:0] state_0_1_q;
  reg  [31:0] state_0_2_q;
  reg  [31:0] state_0_3_q;
  reg  [31:0] state_0_4_q;
  reg  [31:0] state_0_5_q;
  reg  [31:0] state_0_6_q;
  reg  [31:0] state_1_0_q;
  reg  [31:0] state_1_1_q;
  reg  [31:0] state_1_2_q;
  reg  [31:0] state_1_3_q;
  reg  [31:0] state_1_4_q;
  reg  [31:0] state_1_5_q;
  reg  [31:0] state_1_6_q;
  reg  [31:0] state_2_0_q;
  reg  [31:0] state_2_1_q;
  reg  [31:0] state_2_2_q;
  reg  [31:0] state_2_3_q;
  reg  [31:0] state_2_4_q;
  reg  [31:0] state_2_5_q;
  reg  [31:0] state_2_6_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      state_0_0_q <= 32'd0;
      state_0_1_q <= 32'd0;
      state_0_2_q <= 32'd0;
      state_0_3_q <= 32'd0;
      state_0_4_q <= 32'd0;
      state_0_5_q <= 32'd0;
      state_0_6_q <= 32'd0;
      state_1_0_q <= 32'd0;
      state_1_1_q <= 32'd0;
      state_1_2_q <= 32'd0;
      state_1_3_q <= 32'd0;
      state_1_4_q <= 32'd0;
      state_1_5_q <= 32'd0;
      state_1_6_q <= 32'd0;
      state_2_0_q <= 32'd0;
      state_2_1_q <= 32'd0;
      state_2_2_q <= 32'd0;
      state_2_3_q <= 32'd0;
      state_2_4_q <= 32'd0;
      state_2_5_q <= 32'd0;
      state_2_6_q <= 32'd0;
    end
    else begin
      state_0_0_q <= written_0_0;
      state_0_1_q <= written_0_1;
      state_0_2_q <= written_0_2;
      state_0_3_q <= written_0_3;
      state_0_4_q <= written_0_4;
      state_0_5_q <= written_0_5;
      state_0_6_q <= written_0_6;
      state_1_0_q <= written_1_0;
      state_1_1_q <= written_1_1;
      state_1_2_q <= written_1_2;
      state_1_3_q <= written_1_3;
      state_1_4_q <= written_1_4;
      state_1_5_q <= written_1_5;
      state_1_6_q <= written_1_6;
      state_2_0_q <= written_2_0;
      state_2_1_q <= written_2_1;
      state_2_2_q <= written_2_2;
      state_2_3_q <= written_2_3;
      state_2_4_q <= written_2_4;
      state_2_5_q <= written_2_5;
      state_2_6_q <= written_2_6;
    end
  end

  assign cr0_0 = state_0_0_q;
  assign f0_0 = state_1_0_q;
  assign f1_0 = state_2_0_q;
  assign cr0_1 = state_0_1_q;
  assign f0_1 = state_1_1_q;
  assign f1_1 = state_2_1_q;
  assign cr0_2 = state_0_2_q;
  assign f0_2 = state_1_2_q;
  assign f1_2 = state_2_2_q;
  assign cr0_3 = state_0_3_q;
  assign f0_3 = state_1_3_q;
  assign f1_3 = state_2_3_q;
  assign cr0_4 = state_0_4_q;
  assign f0_4 = state_1_4_q;
  assign f1_4 = state_2_4_q;
  assign cr0_5 = state_0_5_q;
  assign f0_5 = state_1_5_q;
  assign f1_5 = state_2_5_q;
  assign cr0_6 = state_0_6_q;
  assign f0_6 = state_1_6_q;
  assign f1_6 = state_2_6_q;

  always @* begin
    if (time_zero) begin end
    bytes_0 = 32'd0;
    if (arf_0_be[0]) begin
      bytes_0 = bytes_0 | 32'hff;
    end
    if (arf_0_be[1]) begin
      bytes_0 = bytes_0 | 32'hff00;
    end
    if (arf_0_be[2]) begin
      bytes_0 = bytes_0 | 32'hff0000;
    end
    if (arf_0_be[3]) begin
      bytes_0 = bytes_0 | 32'hff000000;
    end
  end

  always @* begin
    if (time_zero) begin end
    mask_0_0 = 32'd0;
    value_0_0 = 32'd0;
    if (arf_0_we & (arf_0_sel == 2'd0)) begin
      mask_0_0 = bytes_0;
      value_0_0 = arf_0_val & bytes_0;
    end
  end

  always @* begin
    if (time_zero) begin end
    mask_0_1 = 32'd0;
    value_0_1 = 32'd0;
    if (arf_0_we & (arf_0_sel == 2'd1)) begin
      mask_0_1 = bytes_0;
      value_0_1 = arf_0_val & bytes_0;
    end
    mask_0_2 = 32'd0;
    value_0_2 = 32'd0;
    if (arf_0_we & (arf_0_sel == 2'd2)) begin
      mask_0_2 = bytes_0;
      value_0_2 = arf_0_val & bytes_0;
    end
    if (fl_0_we) begin
      if (fl_0_reg) begin
        value_0_2 = value_0_2 | (fl_0_val & ~mask_0_2);
        mask_0_2 = mask_0_2 | fl_0_mask;
      end
      else begin
        value_0_1 = value_0_1 | (fl_0_val & ~mask_0_1);
        mask_0_1 = mask_0_1 | fl_0_mask;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    bytes_1 = 32'd0;
    if (arf_1_be[0]) begin
      bytes_1 = bytes_1 | 32'hff;
    end
    if (arf_1_be[1]) begin
      bytes_1 = bytes_1 | 32'hff00;
    end
    if (arf_1_be[2]) begin
      bytes_1 = bytes_1 | 32'hff0000;
    end
    if (arf_1_be[3]) begin
      bytes_1 = bytes_1 | 32'hff000000;
    end
  end

  always @* begin
    if (time_zero) begin end
    mask_1_0 = 32'd0;
    value_1_0 = 32'd0;
    if (arf_1_we & (arf_1_sel == 2'd0)) begin
      mask_1_0 = bytes_1;
      value_1_0 = arf_1_val & bytes_1;
    end
  end

  always @* begin
    if (time_zero) begin end
    mask_1_1 = 32'd0;
    value_1_1 = 32'd0;
    if (arf_1_we & (arf_1_sel == 2'd1)) begin
      mask_1_1 = bytes_1;
      value_1_1 = arf_1_val & bytes_1;
    end
    mask_1_2 = 32'd0;
    value_1_2 = 32'd0;
    if (arf_1_we & (arf_1_sel == 2'd2)) begin
      mask_1_2 = bytes_1;
      value_1_2 = arf_1_val & bytes_1;
    end
    if (fl_1_we) begin
      if (fl_1_reg) begin
        value_1_2 = value_1_2 | (fl_1_val & ~mask_1_2);
        mask_1_2 = mask_1_2 | fl_1_mask;
      end
      else begin
        value_1_1 = value_1_1 | (fl_1_val & ~mask_1_1);
        mask_1_1 = mask_1_1 | fl_1_mask;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    written_0_0 = state_0_0_q;
    if (slot_0 == 3'd0) begin
      written_0_0 = (written_0_0 & ~mask_0_0) | value_0_0;
    end
    if (slot_1 == 3'd0) begin
      written_0_0 = (written_0_0 & ~mask_1_0) | value_1_0;
    end
    if (start[0]) begin
      written_0_0 = 32'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    written_0_1 = state_0_1_q;
    if (slot_0 == 3'd1) begin
      written_0_1 = (written_0_1 & ~mask_0_0) | value_0_0;
    end
    if (slot_1 == 3'd1) begin
      written_0_1 = (written_0_1 & ~mask_1_0) | value_1_0;
    end
    if (start[1]) begin
      written_0_1 = 32'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    written_0_2 = state_0_2_q;
    if (slot_0 == 3'd2) begin
      written_0_2 = (written_0_2 & ~mask_0_0) | value_0_0;
    end
    if (slot_1 == 3'd2) begin
      written_0_2 = (written_0_2 & ~mask_1_0) | value_1_0;
    end
    if (start[2]) begin
      written_0_2 = 32'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    written_0_3 = state_0_3_q;
    if (slot_0 == 3'd3) begin
      written_0_3 = (written_0_3 & ~mask_0_0) | value_0_0;
    end
    if (slot_1 == 3'd3) begin
      written_0_3 = (written_0_3 & ~mask_1_0) | value_1_0;
    end
    if (start[3]) begin
      written_0_3 = 32'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    written_0_4 = state_0_4_q;
    if (slot_0 == 3'd4) begin
      written_0_4 = (written_0_4 & ~mask_0_0) | value_0_0;
    end
    if (slot_1 == 3'd4) begin
      written_0_4 = (written_0_4 & ~mask_1_0) | value_1_0;
    end
    if (start[4]) begin
      written_0_4 = 32'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    written_0_5 = state_0_5_q;
    if (slot_0 == 3'd5) begin
      written_0_5 = (written_0_5 & ~mask_0_0) | value_0_0;
    end
    if (slot_1 == 3'd5) begin
      written_0_5 = (written_0_5 & ~mask_1_0) | value_1_0;
    end
    if (start[5]) begin
      written_0_5 = 32'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    written_0_6 = state_0_6_q;
    if (slot_0 == 3'd6) begin
      written_0_6 = (written_0_6 & ~mask_0_0) | value_0_0;
    end
    if (slot_1 == 3'd6) begin
      written_0_6 = (written_0_6 & ~mask_1_0) | value_1_0;
    end
    if (start[6]) begin
      written_0_6 = 32'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    written_1_0 = state_1_0_q;
    if (slot_0 == 3'd0) begin
      written_1_0 = (written_1_0 & ~mask_0_1) | value_0_1;
    end
    if (slot_1 == 3'd0) begin
      written_1_0 = (written_1_0 & ~mask_1_1) | value_1_1;
    end
    if (start[0]) begin
      written_1_0 = 32'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    written_1_1 = state_1_1_q;
    if (slot_0 == 3'd1) begin
      written_1_1 = (written_1_1 & ~mask_0_1) | value_0_1;
    end
    if (slot_1 == 3'd1) begin
      written_1_1 = (written_1_1 & ~mask_1_1) | value_1_1;
    end
    if (start[1]) begin
      written_1_1 = 32'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    written_1_2 = state_1_2_q;
    if (slot_0 == 3'd2) begin
      written_1_2 = (written_1_2 & ~mask_0_1) | value_0_1;
    end
    if (slot_1 == 3'd2) begin
      written_1_2 = (written_1_2 & ~mask_1_1) | value_1_1;
    end
    if (start[2]) begin
      written_1_2 = 32'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    written_1_3 = state_1_3_q;
    if (slot_0 == 3'd3) begin
      written_1_3 = (written_1_3 & ~mask_0_1) | value_0_1;
    end
    if (slot_1 == 3'd3) begin
      written_1_3 = (written_1_3 & ~mask_1_1) | value_1_1;
    end
    if (start[3]) begin
      written_1_3 = 32'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    written_1_4 = state_1_4_q;
    if (slot_0 == 3'd4) begin
      written_1_4 = (written_1_4 & ~mask_0_1) | value_0_1;
    end
    if (slot_1 == 3'd4) begin
      written_1_4 = (written_1_4 & ~mask_1_1) | value_1_1;
    end
    if (start[4]) begin
      written_1_4 = 32'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    written_1_5 = state_1_5_q;
    if (slot_0 == 3'd5) begin
      written_1_5 = (written_1_5 & ~mask_0_1) | value_0_1;
    end
    if (slot_1 == 3'd5) begin
      written_1_5 = (written_1_5 & ~mask_1_1) | value_1_1;
    end
    if (start[5]) begin
      written_1_5 = 32'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    written_1_6 = state_1_6_q;
    if (slot_0 == 3'd6) begin
      written_1_6 = (written_1_6 & ~mask_0_1) | value_0_1;
    end
    if (slot_1 == 3'd6) begin
      written_1_6 = (written_1_6 & ~mask_1_1) | value_1_1;
    end
    if (start[6]) begin
      written_1_6 = 32'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    written_2_0 = state_2_0_q;
    if (slot_0 == 3'd0) begin
      written_2_0 = (written_2_0 & ~mask_0_2) | value_0_2;
    end
    if (slot_1 == 3'd0) begin
      written_2_0 = (written_2_0 & ~mask_1_2) | value_1_2;
    end
    if (start[0]) begin
      written_2_0 = 32'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    written_2_1 = state_2_1_q;
    if (slot_0 == 3'd1) begin
      written_2_1 = (written_2_1 & ~mask_0_2) | value_0_2;
    end
    if (slot_1 == 3'd1) begin
      written_2_1 = (written_2_1 & ~mask_1_2) | value_1_2;
    end
    if (start[1]) begin
      written_2_1 = 32'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    written_2_2 = state_2_2_q;
    if (slot_0 == 3'd2) begin
      written_2_2 = (written_2_2 & ~mask_0_2) | value_0_2;
    end
    if (slot_1 == 3'd2) begin
      written_2_2 = (written_2_2 & ~mask_1_2) | value_1_2;
    end
    if (start[2]) begin
      written_2_2 = 32'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    written_2_3 = state_2_3_q;
    if (slot_0 == 3'd3) begin
      written_2_3 = (written_2_3 & ~mask_0_2) | value_0_2;
    end
    if (slot_1 == 3'd3) begin
      written_2_3 = (written_2_3 & ~mask_1_2) | value_1_2;
    end
    if (start[3]) begin
      written_2_3 = 32'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    written_2_4 = state_2_4_q;
    if (slot_0 == 3'd4) begin
      written_2_4 = (written_2_4 & ~mask_0_2) | value_0_2;
    end
    if (slot_1 == 3'd4) begin
      written_2_4 = (written_2_4 & ~mask_1_2) | value_1_2;
    end
    if (start[4]) begin
      written_2_4 = 32'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    written_2_5 = state_2_5_q;
    if (slot_0 == 3'd5) begin
      written_2_5 = (written_2_5 & ~mask_0_2) | value_0_2;
    end
    if (slot_1 == 3'd5) begin
      written_2_5 = (written_2_5 & ~mask_1_2) | value_1_2;
    end
    if (start[5]) begin
      written_2_5 = 32'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    written_2_6 = state_2_6_q;
    if (slot_0 == 3'd6) begin
      written_2_6 = (written_2_6 & ~mask_0_2) | value_0_2;
    end
    if (slot_1 == 3'd6) begin
      written_2_6 = (written_2_6 & ~mask_1_2) | value_1_2;
    end
    if (start[6]) begin
      written_2_6 = 32'd0;
    end
  end
endmodule
`default_nettype wire
