// tessera_alu_fetch
// Fetches the operands of an instruction, pass by pass.
//
//   in    1  clock          rising edge
//   in    1  reset          synchronous, active high
//   in    1  issue_valid    An item is on offer.
//   in    3  issue_slot     Thread slot.
//   in   32  issue_ip       Address of the instruction.
//   in   64  issue_lo       Native instruction, bits 63:0.
//   in   64  issue_hi       Native instruction, bits 127:64.
//   in   32  issue_emask    Write-enabled lanes (for sel the predicate is not in it).
//   in   32  issue_pmask    Predicate of each lane; all ones without predicate.
//   in    3  issue_mode     Bits 1:0 rounding mode, bit 2 flush f32 denormals.
//   in   32  issue_scalar   32-bit value of an ARF source (f0, f1, cr0).
//   in    2  issue_sb       Scoreboard entry of the instruction.
//   out   1  issue_ready    The item, if there is one, is taken at this edge.
//   out   1  rd_0_valid     A row is wanted.
//   out  10  rd_0_row       Which one.
//   in    1  rd_0_gnt       It is read at this edge.
//   out   1  rd_1_valid     A row is wanted.
//   out  10  rd_1_row       Which one.
//   in    1  rd_1_gnt       It is read at this edge.
//   out   1  rd_2_valid     A row is wanted.
//   out  10  rd_2_row       Which one.
//   in    1  rd_2_gnt       It is read at this edge.
//   in    1  op_valid
//   in    3  op_left
//   in    1  full_0         Index 0 queue S, 1 queue L.
//   in    1  full_1
//   in    1  floats_long    As [`AluDecode`] has it.
//   out   1  allocate_0
//   out   1  allocate_1
//   out   1  fetched_valid  It happens in this cycle.
//   out   3  fetched_slot   Thread slot.
//   out   1  take_first_0
//   out   1  take_first_1
//   out   1  take_first_2
//   out   1  take_second_0
//   out   1  take_second_1
//   out   1  take_second_2
//   out   1  land_valid
//   out   2  land_pass
// reads: There is an instruction in fetch.
//   out   1  reads_valid    It happens in this cycle.
//   out   3  reads_slot     Thread slot.
// held: That instruction.
//   out   3  held_slot
//   out  32  held_ip        Address of the instruction.
//   out  64  held_lo        Native instruction, bits 63:0.
//   out  64  held_hi        Native instruction, bits 127:64.
//   out  32  held_emask     Write-enabled lanes (for sel the predicate is not in it).
//   out  32  held_pmask     Predicate of each lane; all ones without predicate.
//   out   3  held_mode      Bits 1:0 rounding mode, bit 2 flush f32 denormals.
//   out  32  held_scalar    32-bit value of an ARF source (f0, f1, cr0).
//   out   2  held_sb        Scoreboard entry of the instruction.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: issue (in): transfer at a rising edge with valid and ready both high.
//
// Exported from hdl/blocks/eu/src/alu/fetch.rs; do not edit.
`default_nettype none
module tessera_alu_fetch (
  input  wire clock,
  input  wire reset,
  input  wire issue_valid,
  input  wire [2:0] issue_slot,
  input  wire [31:0] issue_ip,
  input  wire [63:0] issue_lo,
  input  wire [63:0] issue_hi,
  input  wire [31:0] issue_emask,
  input  wire [31:0] issue_pmask,
  input  wire [2:0] issue_mode,
  input  wire [31:0] issue_scalar,
  input  wire [1:0] issue_sb,
  output wire issue_ready,
  output wire rd_0_valid,
  output reg  [9:0] rd_0_row,
  input  wire rd_0_gnt,
  output wire rd_1_valid,
  output reg  [9:0] rd_1_row,
  input  wire rd_1_gnt,
  output wire rd_2_valid,
  output reg  [9:0] rd_2_row,
  input  wire rd_2_gnt,
  input  wire op_valid,
  input  wire [2:0] op_left,
  input  wire full_0,
  input  wire full_1,
  input  wire floats_long,
  output wire allocate_0,
  output wire allocate_1,
  output wire fetched_valid,
  output reg  [2:0] fetched_slot,
  output wire take_first_0,
  output wire take_first_1,
  output wire take_first_2,
  output wire take_second_0,
  output wire take_second_1,
  output wire take_second_2,
  output wire land_valid,
  output wire [1:0] land_pass,
  output wire reads_valid,
  output wire [2:0] reads_slot,
  output wire [2:0] held_slot,
  output wire [31:0] held_ip,
  output wire [63:0] held_lo,
  output wire [63:0] held_hi,
  output wire [31:0] held_emask,
  output wire [31:0] held_pmask,
  output wire [2:0] held_mode,
  output wire [31:0] held_scalar,
  output wire [1:0] held_sb
);
  wire [4:0] first_lane;
  reg  [4:0] last_lane;
  wire may_fetch;
  wire wants_first_0;
  wire wants_first_1;
  wire wants_first_2;
  wire wants_second_0;
  wire wants_second_1;
  wire wants_second_2;
  wire granted_0;
  wire granted_1;
  wire granted_2;
  reg  pass_done;
  wire last_done;
  reg  fe_v_d;
  reg  fe_v_q;
  reg  [1:0] fe_pass_d;
  reg  [1:0] fe_pass_q;
  reg  [2:0] fe_slot_d;
  reg  [2:0] fe_slot_q;
  reg  [31:0] fe_ip_d;
  reg  [31:0] fe_ip_q;
  reg  [63:0] fe_lo_d;
  reg  [63:0] fe_lo_q;
  reg  [63:0] fe_hi_d;
  reg  [63:0] fe_hi_q;
  reg  [31:0] fe_emask_d;
  reg  [31:0] fe_emask_q;
  reg  [31:0] fe_pmask_d;
  reg  [31:0] fe_pmask_q;
  reg  [2:0] fe_mode_d;
  reg  [2:0] fe_mode_q;
  reg  [31:0] fe_scalar_d;
  reg  [31:0] fe_scalar_q;
  reg  [1:0] fe_sb_d;
  reg  [1:0] fe_sb_q;
  reg  got_first_0_d;
  reg  got_first_0_q;
  reg  got_first_1_d;
  reg  got_first_1_q;
  reg  got_first_2_d;
  reg  got_first_2_q;
  reg  got_second_0_d;
  reg  got_second_0_q;
  reg  got_second_1_d;
  reg  got_second_1_q;
  reg  got_second_2_d;
  reg  got_second_2_q;
  wire first_taken_0_d;
  reg  first_taken_0_q;
  wire first_taken_1_d;
  reg  first_taken_1_q;
  wire first_taken_2_d;
  reg  first_taken_2_q;
  wire second_taken_0_d;
  reg  second_taken_0_q;
  wire second_taken_1_d;
  reg  second_taken_1_q;
  wire second_taken_2_d;
  reg  second_taken_2_q;
  reg  land_v_q;
  reg  [1:0] landed_pass_d;
  reg  [1:0] landed_pass_q;
  wire [6:0] decode__opcode;
  wire decode__takes_long;
  wire decode__quad;
  wire decode__mad;
  wire [1:0] decode__last_pass;
  wire [7:0] decode__lanes;
  wire [5:0] decode__flag_shift;
  wire decode__flag_register;
  wire decode__flag_write;
  wire [2:0] decode__condition;
  wire decode__saturate;
  wire decode__uses_row_0;
  wire decode__uses_row_1;
  wire decode__uses_row_2;
  wire decode__uses_immediate_0;
  wire decode__uses_immediate_1;
  wire decode__uses_immediate_2;
  wire [9:0] decode__row_0;
  wire [9:0] decode__row_1;
  wire [9:0] decode__row_2;
  wire [2:0] decode__region_0_vstride;
  wire [2:0] decode__region_0_width;
  wire [1:0] decode__region_0_hstride;
  wire decode__region_0_wide;
  wire [4:0] decode__region_0_sub;
  wire [2:0] decode__region_1_vstride;
  wire [2:0] decode__region_1_width;
  wire [1:0] decode__region_1_hstride;
  wire decode__region_1_wide;
  wire [4:0] decode__region_1_sub;
  wire [2:0] decode__region_2_vstride;
  wire [2:0] decode__region_2_width;
  wire [1:0] decode__region_2_hstride;
  wire decode__region_2_wide;
  wire [4:0] decode__region_2_sub;
  wire [2:0] decode__kind_0;
  wire [2:0] decode__kind_1;
  wire [2:0] decode__kind_2;
  wire [2:0] decode__abs;
  wire [2:0] decode__negate;
  wire [31:0] decode__immediate;
  wire [9:0] decode__dst_row;
  wire decode__dst_norow;
  wire [4:0] decode__dst_sub;
  wire [1:0] decode__dst_stride;
  wire [2:0] decode__dst_kind;
  wire decode__arf_write;
  wire [1:0] decode__arf_select;
  wire [5:0] first_0__address;
  wire [5:0] first_1__address;
  wire [5:0] first_2__address;
  wire [5:0] last_0__address;
  wire [5:0] last_1__address;
  wire [5:0] last_2__address;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      fe_v_q <= 1'd0;
      fe_pass_q <= 2'd0;
      fe_slot_q <= 3'd0;
      fe_ip_q <= 32'd0;
      fe_lo_q <= 64'd0;
      fe_hi_q <= 64'd0;
      fe_emask_q <= 32'd0;
      fe_pmask_q <= 32'd0;
      fe_mode_q <= 3'd0;
      fe_scalar_q <= 32'd0;
      fe_sb_q <= 2'd0;
      got_first_0_q <= 1'd0;
      got_first_1_q <= 1'd0;
      got_first_2_q <= 1'd0;
      got_second_0_q <= 1'd0;
      got_second_1_q <= 1'd0;
      got_second_2_q <= 1'd0;
      first_taken_0_q <= 1'd0;
      first_taken_1_q <= 1'd0;
      first_taken_2_q <= 1'd0;
      second_taken_0_q <= 1'd0;
      second_taken_1_q <= 1'd0;
      second_taken_2_q <= 1'd0;
      land_v_q <= 1'd0;
      landed_pass_q <= 2'd0;
    end
    else begin
      fe_v_q <= fe_v_d;
      fe_pass_q <= fe_pass_d;
      fe_slot_q <= fe_slot_d;
      fe_ip_q <= fe_ip_d;
      fe_lo_q <= fe_lo_d;
      fe_hi_q <= fe_hi_d;
      fe_emask_q <= fe_emask_d;
      fe_pmask_q <= fe_pmask_d;
      fe_mode_q <= fe_mode_d;
      fe_scalar_q <= fe_scalar_d;
      fe_sb_q <= fe_sb_d;
      got_first_0_q <= got_first_0_d;
      got_first_1_q <= got_first_1_d;
      got_first_2_q <= got_first_2_d;
      got_second_0_q <= got_second_0_d;
      got_second_1_q <= got_second_1_d;
      got_second_2_q <= got_second_2_d;
      first_taken_0_q <= first_taken_0_d;
      first_taken_1_q <= first_taken_1_d;
      first_taken_2_q <= first_taken_2_d;
      second_taken_0_q <= second_taken_0_d;
      second_taken_1_q <= second_taken_1_d;
      second_taken_2_q <= second_taken_2_d;
      land_v_q <= pass_done;
      landed_pass_q <= landed_pass_d;
    end
  end

  tessera_alu_decode decode (
    // rows of this pass
    .lo(fe_lo_q),
    .hi(fe_hi_q),
    .slot(fe_slot_q),
    .floats_long(floats_long),
    .opcode(decode__opcode),
    .takes_long(decode__takes_long),
    .quad(decode__quad),
    .mad(decode__mad),
    .last_pass(decode__last_pass),
    .lanes(decode__lanes),
    .flag_shift(decode__flag_shift),
    .flag_register(decode__flag_register),
    .flag_write(decode__flag_write),
    .condition(decode__condition),
    .saturate(decode__saturate),
    .uses_row_0(decode__uses_row_0),
    .uses_row_1(decode__uses_row_1),
    .uses_row_2(decode__uses_row_2),
    .uses_immediate_0(decode__uses_immediate_0),
    .uses_immediate_1(decode__uses_immediate_1),
    .uses_immediate_2(decode__uses_immediate_2),
    .row_0(decode__row_0),
    .row_1(decode__row_1),
    .row_2(decode__row_2),
    .region_0_vstride(decode__region_0_vstride),
    .region_0_width(decode__region_0_width),
    .region_0_hstride(decode__region_0_hstride),
    .region_0_wide(decode__region_0_wide),
    .region_0_sub(decode__region_0_sub),
    .region_1_vstride(decode__region_1_vstride),
    .region_1_width(decode__region_1_width),
    .region_1_hstride(decode__region_1_hstride),
    .region_1_wide(decode__region_1_wide),
    .region_1_sub(decode__region_1_sub),
    .region_2_vstride(decode__region_2_vstride),
    .region_2_width(decode__region_2_width),
    .region_2_hstride(decode__region_2_hstride),
    .region_2_wide(decode__region_2_wide),
    .region_2_sub(decode__region_2_sub),
    .kind_0(decode__kind_0),
    .kind_1(decode__kind_1),
    .kind_2(decode__kind_2),
    .abs(decode__abs),
    .negate(decode__negate),
    .immediate(decode__immediate),
    .dst_row(decode__dst_row),
    .dst_norow(decode__dst_norow),
    .dst_sub(decode__dst_sub),
    .dst_stride(decode__dst_stride),
    .dst_kind(decode__dst_kind),
    .arf_write(decode__arf_write),
    .arf_select(decode__arf_select)
  );

  tessera_alu_region first_0 (
    .lane(first_lane),
    .region_vstride(decode__region_0_vstride),
    .region_width(decode__region_0_width),
    .region_hstride(decode__region_0_hstride),
    .region_wide(decode__region_0_wide),
    .region_sub(decode__region_0_sub),
    .address(first_0__address)
  );

  tessera_alu_region first_1 (
    .lane(first_lane),
    .region_vstride(decode__region_1_vstride),
    .region_width(decode__region_1_width),
    .region_hstride(decode__region_1_hstride),
    .region_wide(decode__region_1_wide),
    .region_sub(decode__region_1_sub),
    .address(first_1__address)
  );

  tessera_alu_region first_2 (
    .lane(first_lane),
    .region_vstride(decode__region_2_vstride),
    .region_width(decode__region_2_width),
    .region_hstride(decode__region_2_hstride),
    .region_wide(decode__region_2_wide),
    .region_sub(decode__region_2_sub),
    .address(first_2__address)
  );

  tessera_alu_region last_0 (
    .lane(last_lane),
    .region_vstride(decode__region_0_vstride),
    .region_width(decode__region_0_width),
    .region_hstride(decode__region_0_hstride),
    .region_wide(decode__region_0_wide),
    .region_sub(decode__region_0_sub),
    .address(last_0__address)
  );

  tessera_alu_region last_1 (
    .lane(last_lane),
    .region_vstride(decode__region_1_vstride),
    .region_width(decode__region_1_width),
    .region_hstride(decode__region_1_hstride),
    .region_wide(decode__region_1_wide),
    .region_sub(decode__region_1_sub),
    .address(last_1__address)
  );

  tessera_alu_region last_2 (
    .lane(last_lane),
    .region_vstride(decode__region_2_vstride),
    .region_width(decode__region_2_width),
    .region_hstride(decode__region_2_hstride),
    .region_wide(decode__region_2_wide),
    .region_sub(decode__region_2_sub),
    .address(last_2__address)
  );

  assign first_taken_0_d = granted_0 & wants_first_0;
  assign first_taken_1_d = granted_1 & wants_first_1;
  assign first_taken_2_d = granted_2 & wants_first_2;
  assign second_taken_0_d = granted_0 & ~wants_first_0;
  assign second_taken_1_d = granted_1 & ~wants_first_1;
  assign second_taken_2_d = granted_2 & ~wants_first_2;
  assign first_lane = {fe_pass_q, 3'd0};
  // requests
  assign may_fetch = fe_v_q & ~land_v_q & (~op_valid | (op_left <= 3'd2))
      & ((decode__takes_long & ~full_1) | (~decode__takes_long & ~full_0));
  assign wants_first_0 = decode__uses_row_0 & ~got_first_0_q;
  assign wants_second_0 = decode__uses_row_0 & ~got_second_0_q & (first_0__address[5] ^ last_0__address[5]);
  assign rd_0_valid = may_fetch & (wants_first_0 | wants_second_0);
  assign granted_0 = may_fetch & (wants_first_0 | wants_second_0) & rd_0_gnt;
  assign wants_first_1 = decode__uses_row_1 & ~got_first_1_q;
  assign wants_second_1 = decode__uses_row_1 & ~got_second_1_q & (first_1__address[5] ^ last_1__address[5]);
  assign rd_1_valid = may_fetch & (wants_first_1 | wants_second_1);
  assign granted_1 = may_fetch & (wants_first_1 | wants_second_1) & rd_1_gnt;
  assign wants_first_2 = decode__uses_row_2 & ~got_first_2_q;
  assign wants_second_2 = decode__uses_row_2 & ~got_second_2_q & (first_2__address[5] ^ last_2__address[5]);
  assign rd_2_valid = may_fetch & (wants_first_2 | wants_second_2);
  assign granted_2 = may_fetch & (wants_first_2 | wants_second_2) & rd_2_gnt;
  // end of a pass
  assign last_done = pass_done & (fe_pass_q == decode__last_pass);
  assign allocate_0 = pass_done & ~decode__takes_long;
  assign allocate_1 = pass_done & decode__takes_long;
  assign fetched_valid = last_done;
  // issue
  assign issue_ready = ~fe_v_q;
  assign reads_valid = fe_v_q;
  assign reads_slot = fe_slot_q;
  assign take_first_0 = first_taken_0_q;
  assign take_first_1 = first_taken_1_q;
  assign take_first_2 = first_taken_2_q;
  assign take_second_0 = second_taken_0_q;
  assign take_second_1 = second_taken_1_q;
  assign take_second_2 = second_taken_2_q;
  assign land_valid = land_v_q;
  assign land_pass = landed_pass_q;
  assign held_slot = fe_slot_q;
  assign held_ip = fe_ip_q;
  assign held_lo = fe_lo_q;
  assign held_hi = fe_hi_q;
  assign held_emask = fe_emask_q;
  assign held_pmask = fe_pmask_q;
  assign held_mode = fe_mode_q;
  assign held_scalar = fe_scalar_q;
  assign held_sb = fe_sb_q;

  always @* begin
    if (time_zero) begin end
    fe_slot_d = fe_slot_q;
    fe_ip_d = fe_ip_q;
    fe_lo_d = fe_lo_q;
    fe_hi_d = fe_hi_q;
    fe_emask_d = fe_emask_q;
    fe_pmask_d = fe_pmask_q;
    fe_mode_d = fe_mode_q;
    fe_scalar_d = fe_scalar_q;
    fe_sb_d = fe_sb_q;
    fe_v_d = fe_v_q;
    fe_pass_d = fe_pass_q;
    got_first_0_d = got_first_0_q;
    got_first_1_d = got_first_1_q;
    got_first_2_d = got_first_2_q;
    got_second_0_d = got_second_0_q;
    got_second_1_d = got_second_1_q;
    got_second_2_d = got_second_2_q;
    landed_pass_d = landed_pass_q;
    if (granted_0) begin
      got_first_0_d = 1'd1;
      got_second_0_d = ~wants_first_0;
    end
    if (granted_1) begin
      got_first_1_d = 1'd1;
      got_second_1_d = ~wants_first_1;
    end
    if (granted_2) begin
      got_first_2_d = 1'd1;
      got_second_2_d = ~wants_first_2;
    end
    if (pass_done) begin
      landed_pass_d = fe_pass_q;
      fe_pass_d = fe_pass_q + 2'd1;
      got_first_0_d = 1'd0;
      got_second_0_d = 1'd0;
      got_first_1_d = 1'd0;
      got_second_1_d = 1'd0;
      got_first_2_d = 1'd0;
      got_second_2_d = 1'd0;
    end
    fetched_slot = 3'd0;
    if (last_done) begin
      fetched_slot = fe_slot_q;
      fe_v_d = 1'd0;
    end
    if (issue_valid & ~fe_v_q) begin
      fe_v_d = 1'd1;
      fe_pass_d = 2'd0;
      fe_slot_d = issue_slot;
      fe_ip_d = issue_ip;
      fe_lo_d = issue_lo;
      fe_hi_d = issue_hi;
      fe_emask_d = issue_emask;
      fe_pmask_d = issue_pmask;
      fe_mode_d = issue_mode;
      fe_scalar_d = issue_scalar;
      fe_sb_d = issue_sb;
    end
  end

  always @* begin
    if (time_zero) begin end
    last_lane = first_lane + 5'd7;
    if (~decode__lanes[7]) begin
      last_lane = first_lane | {3'd0, decode__lanes[3], 1'd0} | {4'd0, decode__lanes[1]};
    end
  end

  always @* begin
    if (time_zero) begin end
    pass_done = may_fetch;
    if ((wants_first_0 & wants_second_0) | ((wants_first_0 | wants_second_0) & ~rd_0_gnt)) begin
      pass_done = 1'd0;
    end
    if ((wants_first_1 & wants_second_1) | ((wants_first_1 | wants_second_1) & ~rd_1_gnt)) begin
      pass_done = 1'd0;
    end
    if ((wants_first_2 & wants_second_2) | ((wants_first_2 | wants_second_2) & ~rd_2_gnt)) begin
      pass_done = 1'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    rd_0_row = 10'd0;
    if (may_fetch & wants_first_0) begin
      rd_0_row = decode__row_0 + {9'd0, first_0__address[5]};
    end
    else if (may_fetch & wants_second_0) begin
      rd_0_row = decode__row_0 + {9'd0, first_0__address[5]} + 10'd1;
    end
  end

  always @* begin
    if (time_zero) begin end
    rd_1_row = 10'd0;
    if (may_fetch & wants_first_1) begin
      rd_1_row = decode__row_1 + {9'd0, first_1__address[5]};
    end
    else if (may_fetch & wants_second_1) begin
      rd_1_row = decode__row_1 + {9'd0, first_1__address[5]} + 10'd1;
    end
  end

  always @* begin
    if (time_zero) begin end
    rd_2_row = 10'd0;
    if (may_fetch & wants_first_2) begin
      rd_2_row = decode__row_2 + {9'd0, first_2__address[5]};
    end
    else if (may_fetch & wants_second_2) begin
      rd_2_row = decode__row_2 + {9'd0, first_2__address[5]} + 10'd1;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, decode__opcode, decode__quad, decode__mad, decode__lanes[0], decode__lanes[2],
      decode__lanes[6:4], decode__flag_shift, decode__flag_register, decode__flag_write, decode__condition,
      decode__saturate, decode__uses_immediate_0, decode__uses_immediate_1, decode__uses_immediate_2, decode__kind_0,
      decode__kind_1, decode__kind_2, decode__abs, decode__negate, decode__immediate, decode__dst_row,
      decode__dst_norow, decode__dst_sub, decode__dst_stride, decode__dst_kind, decode__arf_write, decode__arf_select,
      first_0__address[4:0], first_1__address[4:0], first_2__address[4:0], last_0__address[4:0], last_1__address[4:0],
      last_2__address[4:0]};
endmodule
`default_nettype wire
