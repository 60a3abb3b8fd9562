// tessera_alu_fetch
// Fetches the operands of an instruction, pass by pass.
//
//   in    1  clock
//   in    1  reset
//   in    1  i_valid
//   in    3  i_slot
//   in   32  i_ip
//   in   64  i_lo
//   in   64  i_hi
//   in   32  i_emask
//   in   32  i_pmask
//   in    3  i_mode
//   in   32  i_scalar
//   in    2  i_sb
//   out   1  i_ready
//   in    1  rd_gnt_0
//   in    1  rd_gnt_1
//   in    1  rd_gnt_2
//   out   1  rd_valid_0
//   out   1  rd_valid_1
//   out   1  rd_valid_2
//   out  10  rd_row_0
//   out  10  rd_row_1
//   out  10  rd_row_2
//   in    1  op_valid
//   in    3  op_left
//   in    1  full_0
//   in    1  full_1
//   out   1  allocate_0
//   out   1  allocate_1
//   out   1  fetched_valid
//   out   3  fetched_slot
//   out   1  take_first_0
//   out   1  take_first_1
//   out   1  take_first_2
//   out   1  take_second_0
//   out   1  take_second_1
//   out   1  take_second_2
//   out   1  land_valid
//   out   2  land_pass
//   out   3  fe_slot
//   out  32  fe_ip
//   out  64  fe_lo
//   out  64  fe_hi
//   out  32  fe_emask
//   out  32  fe_pmask
//   out   3  fe_mode
//   out  32  fe_scalar
//   out   2  fe_sb
//
// Exported from hdl/blocks/eu/src/alu/fetch.rs; do not edit.
`default_nettype none
module tessera_alu_fetch (
  input  wire clock,
  input  wire reset,
  input  wire i_valid,
  input  wire [2:0] i_slot,
  input  wire [31:0] i_ip,
  input  wire [63:0] i_lo,
  input  wire [63:0] i_hi,
  input  wire [31:0] i_emask,
  input  wire [31:0] i_pmask,
  input  wire [2:0] i_mode,
  input  wire [31:0] i_scalar,
  input  wire [1:0] i_sb,
  output wire i_ready,
  input  wire rd_gnt_0,
  input  wire rd_gnt_1,
  input  wire rd_gnt_2,
  output wire rd_valid_0,
  output wire rd_valid_1,
  output wire rd_valid_2,
  output reg  [9:0] rd_row_0,
  output reg  [9:0] rd_row_1,
  output reg  [9:0] rd_row_2,
  input  wire op_valid,
  input  wire [2:0] op_left,
  input  wire full_0,
  input  wire full_1,
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
  output wire [2:0] fe_slot,
  output wire [31:0] fe_ip,
  output wire [63:0] fe_lo,
  output wire [63:0] fe_hi,
  output wire [31:0] fe_emask,
  output wire [31:0] fe_pmask,
  output wire [2:0] fe_mode,
  output wire [31:0] fe_scalar,
  output wire [1:0] fe_sb
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
  reg  [2:0] slot_d;
  reg  [2:0] slot_q;
  reg  [31:0] ip_d;
  reg  [31:0] ip_q;
  reg  [63:0] lo_d;
  reg  [63:0] lo_q;
  reg  [63:0] hi_d;
  reg  [63:0] hi_q;
  reg  [31:0] emask_d;
  reg  [31:0] emask_q;
  reg  [31:0] pmask_d;
  reg  [31:0] pmask_q;
  reg  [2:0] mode_d;
  reg  [2:0] mode_q;
  reg  [31:0] scalar_d;
  reg  [31:0] scalar_q;
  reg  [1:0] sb_d;
  reg  [1:0] sb_q;
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
  wire [4:0] decode__sub_0;
  wire [4:0] decode__sub_1;
  wire [4:0] decode__sub_2;
  wire [2:0] decode__vstride_0;
  wire [2:0] decode__vstride_1;
  wire [2:0] decode__vstride_2;
  wire [2:0] decode__width_0;
  wire [2:0] decode__width_1;
  wire [2:0] decode__width_2;
  wire [1:0] decode__hstride_0;
  wire [1:0] decode__hstride_1;
  wire [1:0] decode__hstride_2;
  wire [2:0] decode__kind_0;
  wire [2:0] decode__kind_1;
  wire [2:0] decode__kind_2;
  wire decode__wide_0;
  wire decode__wide_1;
  wire decode__wide_2;
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

  always @(posedge clock) begin
    if (reset) begin
      fe_v_q <= 1'd0;
      fe_pass_q <= 2'd0;
      slot_q <= 3'd0;
      ip_q <= 32'd0;
      lo_q <= 64'd0;
      hi_q <= 64'd0;
      emask_q <= 32'd0;
      pmask_q <= 32'd0;
      mode_q <= 3'd0;
      scalar_q <= 32'd0;
      sb_q <= 2'd0;
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
      slot_q <= slot_d;
      ip_q <= ip_d;
      lo_q <= lo_d;
      hi_q <= hi_d;
      emask_q <= emask_d;
      pmask_q <= pmask_d;
      mode_q <= mode_d;
      scalar_q <= scalar_d;
      sb_q <= sb_d;
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
    .lo(lo_q),
    .hi(hi_q),
    .slot(slot_q),
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
    .sub_0(decode__sub_0),
    .sub_1(decode__sub_1),
    .sub_2(decode__sub_2),
    .vstride_0(decode__vstride_0),
    .vstride_1(decode__vstride_1),
    .vstride_2(decode__vstride_2),
    .width_0(decode__width_0),
    .width_1(decode__width_1),
    .width_2(decode__width_2),
    .hstride_0(decode__hstride_0),
    .hstride_1(decode__hstride_1),
    .hstride_2(decode__hstride_2),
    .kind_0(decode__kind_0),
    .kind_1(decode__kind_1),
    .kind_2(decode__kind_2),
    .wide_0(decode__wide_0),
    .wide_1(decode__wide_1),
    .wide_2(decode__wide_2),
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
    .vstride(decode__vstride_0),
    .width(decode__width_0),
    .hstride(decode__hstride_0),
    .wide(decode__wide_0),
    .sub(decode__sub_0),
    .address(first_0__address)
  );

  tessera_alu_region first_1 (
    .lane(first_lane),
    .vstride(decode__vstride_1),
    .width(decode__width_1),
    .hstride(decode__hstride_1),
    .wide(decode__wide_1),
    .sub(decode__sub_1),
    .address(first_1__address)
  );

  tessera_alu_region first_2 (
    .lane(first_lane),
    .vstride(decode__vstride_2),
    .width(decode__width_2),
    .hstride(decode__hstride_2),
    .wide(decode__wide_2),
    .sub(decode__sub_2),
    .address(first_2__address)
  );

  tessera_alu_region last_0 (
    .lane(last_lane),
    .vstride(decode__vstride_0),
    .width(decode__width_0),
    .hstride(decode__hstride_0),
    .wide(decode__wide_0),
    .sub(decode__sub_0),
    .address(last_0__address)
  );

  tessera_alu_region last_1 (
    .lane(last_lane),
    .vstride(decode__vstride_1),
    .width(decode__width_1),
    .hstride(decode__hstride_1),
    .wide(decode__wide_1),
    .sub(decode__sub_1),
    .address(last_1__address)
  );

  tessera_alu_region last_2 (
    .lane(last_lane),
    .vstride(decode__vstride_2),
    .width(decode__width_2),
    .hstride(decode__hstride_2),
    .wide(decode__wide_2),
    .sub(decode__sub_2),
    .address(last_2__address)
  );

  assign first_taken_0_d = granted_0 & wants_first_0;
  assign first_taken_1_d = granted_1 & wants_first_1;
  assign first_taken_2_d = granted_2 & wants_first_2;
  assign second_taken_0_d = granted_0 & (~wants_first_0);
  assign second_taken_1_d = granted_1 & (~wants_first_1);
  assign second_taken_2_d = granted_2 & (~wants_first_2);
  assign first_lane = {3'd0, fe_pass_q} << 3;
  // requests
  assign may_fetch = ((fe_v_q & (~land_v_q)) & ((~op_valid) | (op_left <= 3'd2))) & ((decode__takes_long & (~full_1)) | ((~decode__takes_long) & (~full_0)));
  assign wants_first_0 = decode__uses_row_0 & (~got_first_0_q);
  assign wants_second_0 = (decode__uses_row_0 & (~got_second_0_q)) & (first_0__address[5] ^ last_0__address[5]);
  assign rd_valid_0 = may_fetch & (wants_first_0 | wants_second_0);
  assign granted_0 = (may_fetch & (wants_first_0 | wants_second_0)) & rd_gnt_0;
  assign wants_first_1 = decode__uses_row_1 & (~got_first_1_q);
  assign wants_second_1 = (decode__uses_row_1 & (~got_second_1_q)) & (first_1__address[5] ^ last_1__address[5]);
  assign rd_valid_1 = may_fetch & (wants_first_1 | wants_second_1);
  assign granted_1 = (may_fetch & (wants_first_1 | wants_second_1)) & rd_gnt_1;
  assign wants_first_2 = decode__uses_row_2 & (~got_first_2_q);
  assign wants_second_2 = (decode__uses_row_2 & (~got_second_2_q)) & (first_2__address[5] ^ last_2__address[5]);
  assign rd_valid_2 = may_fetch & (wants_first_2 | wants_second_2);
  assign granted_2 = (may_fetch & (wants_first_2 | wants_second_2)) & rd_gnt_2;
  // end of a pass
  assign last_done = pass_done & (fe_pass_q == decode__last_pass);
  assign allocate_0 = pass_done & (~decode__takes_long);
  assign allocate_1 = pass_done & decode__takes_long;
  assign fetched_valid = last_done;
  // issue
  assign i_ready = ~fe_v_q;
  assign take_first_0 = first_taken_0_q;
  assign take_second_0 = second_taken_0_q;
  assign take_first_1 = first_taken_1_q;
  assign take_second_1 = second_taken_1_q;
  assign take_first_2 = first_taken_2_q;
  assign take_second_2 = second_taken_2_q;
  assign land_valid = land_v_q;
  assign land_pass = landed_pass_q;
  assign fe_slot = slot_q;
  assign fe_ip = ip_q;
  assign fe_lo = lo_q;
  assign fe_hi = hi_q;
  assign fe_emask = emask_q;
  assign fe_pmask = pmask_q;
  assign fe_mode = mode_q;
  assign fe_scalar = scalar_q;
  assign fe_sb = sb_q;

  always @* begin
    fe_v_d = fe_v_q;
    fe_pass_d = fe_pass_q;
    slot_d = slot_q;
    ip_d = ip_q;
    lo_d = lo_q;
    hi_d = hi_q;
    emask_d = emask_q;
    pmask_d = pmask_q;
    mode_d = mode_q;
    scalar_d = scalar_q;
    sb_d = sb_q;
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
      fetched_slot = slot_q;
      fe_v_d = 1'd0;
    end
    if (i_valid & (~fe_v_q)) begin
      fe_v_d = 1'd1;
      fe_pass_d = 2'd0;
      slot_d = i_slot;
      ip_d = i_ip;
      lo_d = i_lo;
      hi_d = i_hi;
      emask_d = i_emask;
      pmask_d = i_pmask;
      mode_d = i_mode;
      scalar_d = i_scalar;
      sb_d = i_sb;
    end
  end

  always @* begin
    last_lane = first_lane + 5'd7;
    if (~decode__lanes[7]) begin
      last_lane = (first_lane | ({4'd0, decode__lanes[3]} << 1)) | {4'd0, decode__lanes[1]};
    end
  end

  always @* begin
    pass_done = may_fetch;
    if ((wants_first_0 & wants_second_0) | ((wants_first_0 | wants_second_0) & (~rd_gnt_0))) begin
      pass_done = 1'd0;
    end
    if ((wants_first_1 & wants_second_1) | ((wants_first_1 | wants_second_1) & (~rd_gnt_1))) begin
      pass_done = 1'd0;
    end
    if ((wants_first_2 & wants_second_2) | ((wants_first_2 | wants_second_2) & (~rd_gnt_2))) begin
      pass_done = 1'd0;
    end
  end

  always @* begin
    rd_row_0 = 10'd0;
    if (may_fetch & wants_first_0) begin
      rd_row_0 = decode__row_0 + {9'd0, first_0__address[5]};
    end
    else begin
      if (may_fetch & wants_second_0) begin
        rd_row_0 = (decode__row_0 + {9'd0, first_0__address[5]}) + 10'd1;
      end
    end
  end

  always @* begin
    rd_row_1 = 10'd0;
    if (may_fetch & wants_first_1) begin
      rd_row_1 = decode__row_1 + {9'd0, first_1__address[5]};
    end
    else begin
      if (may_fetch & wants_second_1) begin
        rd_row_1 = (decode__row_1 + {9'd0, first_1__address[5]}) + 10'd1;
      end
    end
  end

  always @* begin
    rd_row_2 = 10'd0;
    if (may_fetch & wants_first_2) begin
      rd_row_2 = decode__row_2 + {9'd0, first_2__address[5]};
    end
    else begin
      if (may_fetch & wants_second_2) begin
        rd_row_2 = (decode__row_2 + {9'd0, first_2__address[5]}) + 10'd1;
      end
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, decode__opcode, decode__quad, decode__mad, decode__lanes[0], decode__lanes[2], decode__lanes[6:4], decode__flag_shift, decode__flag_register, decode__flag_write, decode__condition, decode__saturate, decode__uses_immediate_0, decode__uses_immediate_1, decode__uses_immediate_2, decode__kind_0, decode__kind_1, decode__kind_2, decode__abs, decode__negate, decode__immediate, decode__dst_row, decode__dst_norow, decode__dst_sub, decode__dst_stride, decode__dst_kind, decode__arf_write, decode__arf_select, first_0__address[4:0], first_1__address[4:0], first_2__address[4:0], last_0__address[4:0], last_1__address[4:0], last_2__address[4:0]};
endmodule
`default_nettype wire
