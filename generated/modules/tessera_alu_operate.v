// tessera_alu_operate
// Holds one pass and issues its beats to the lanes.
//
//   in    1  clock             rising edge
//   in    1  reset             synchronous, active high
//   in    1  land_valid
//   in    2  land_pass
//   in    1  floats_long       As [`AluDecode`] has it.
//   in    3  fe_slot           Thread slot.
//   in   32  fe_ip             Address of the instruction.
//   in   64  fe_lo             Native instruction, bits 63:0.
//   in   64  fe_hi             Native instruction, bits 127:64.
//   in   32  fe_emask          Write-enabled lanes (for sel the predicate is not in it).
//   in   32  fe_pmask          Predicate of each lane; all ones without predicate.
//   in    3  fe_mode           Bits 1:0 rounding mode, bit 2 flush f32 denormals.
//   in   32  fe_scalar         32-bit value of an ARF source (f0, f1, cr0).
//   in    2  fe_sb             Scoreboard entry of the instruction.
//   in    1  take_first_0
//   in    1  take_first_1
//   in    1  take_first_2
//   in    1  take_second_0
//   in    1  take_second_1
//   in    1  take_second_2
//   in   64  rd_data_0_0
//   in   64  rd_data_0_1
//   in   64  rd_data_0_2
//   in   64  rd_data_0_3
//   in   64  rd_data_1_0
//   in   64  rd_data_1_1
//   in   64  rd_data_1_2
//   in   64  rd_data_1_3
//   in   64  rd_data_2_0
//   in   64  rd_data_2_1
//   in   64  rd_data_2_2
//   in   64  rd_data_2_3
//   out   1  op_valid
//   out   3  op_left
//   out   1  issue_short
//   out   1  issue_fma
//   out   1  issue_imul
//   out   7  control_opcode    Opcode.
//   out   3  control_dst_kind  Type of dst: `word::element`.
//   out   3  control_mode      Rounding and denormals: `word::mode`.
//   out   1  control_saturate  Saturate.
//   out   3  source_kind_0
//   out   3  source_kind_1
//   out   3  abs
//   out   3  negate
//   out   3  condition
//   out   4  predicate
//   out  32  element_0
//   out  32  element_1
//   out  32  element_2
//   out  32  element_3
//   out  32  element_4
//   out  32  element_5
//   out  32  element_6
//   out  32  element_7
//   out  32  element_8
//   out  32  element_9
//   out  32  element_10
//   out  32  element_11
//   out   2  beat_number       Number within the pass.
//   out   1  beat_last         Last of the pass.
//   out   1  start_0           Index 0 short, 1 long.
//   out   1  start_1
//   out  64  carried_origin    Address and lanes of the instruction: `word::origin`.
//   out  60  carried_detail    The rest: `word::detail`.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/alu/operate.rs; do not edit.
`default_nettype none
module tessera_alu_operate (
  input  wire clock,
  input  wire reset,
  input  wire land_valid,
  input  wire [1:0] land_pass,
  input  wire floats_long,
  input  wire [2:0] fe_slot,
  input  wire [31:0] fe_ip,
  input  wire [63:0] fe_lo,
  input  wire [63:0] fe_hi,
  input  wire [31:0] fe_emask,
  input  wire [31:0] fe_pmask,
  input  wire [2:0] fe_mode,
  input  wire [31:0] fe_scalar,
  input  wire [1:0] fe_sb,
  input  wire take_first_0,
  input  wire take_first_1,
  input  wire take_first_2,
  input  wire take_second_0,
  input  wire take_second_1,
  input  wire take_second_2,
  input  wire [63:0] rd_data_0_0,
  input  wire [63:0] rd_data_0_1,
  input  wire [63:0] rd_data_0_2,
  input  wire [63:0] rd_data_0_3,
  input  wire [63:0] rd_data_1_0,
  input  wire [63:0] rd_data_1_1,
  input  wire [63:0] rd_data_1_2,
  input  wire [63:0] rd_data_1_3,
  input  wire [63:0] rd_data_2_0,
  input  wire [63:0] rd_data_2_1,
  input  wire [63:0] rd_data_2_2,
  input  wire [63:0] rd_data_2_3,
  output wire op_valid,
  output wire [2:0] op_left,
  output wire issue_short,
  output wire issue_fma,
  output wire issue_imul,
  output wire [6:0] control_opcode,
  output wire [2:0] control_dst_kind,
  output wire [2:0] control_mode,
  output wire control_saturate,
  output wire [2:0] source_kind_0,
  output wire [2:0] source_kind_1,
  output wire [2:0] abs,
  output wire [2:0] negate,
  output wire [2:0] condition,
  output wire [3:0] predicate,
  output wire [31:0] element_0,
  output wire [31:0] element_1,
  output wire [31:0] element_2,
  output wire [31:0] element_3,
  output wire [31:0] element_4,
  output wire [31:0] element_5,
  output wire [31:0] element_6,
  output wire [31:0] element_7,
  output wire [31:0] element_8,
  output wire [31:0] element_9,
  output wire [31:0] element_10,
  output wire [31:0] element_11,
  output wire [1:0] beat_number,
  output wire beat_last,
  output wire start_0,
  output wire start_1,
  output wire [63:0] carried_origin,
  output wire [59:0] carried_detail
);
  wire land_quad;
  reg  [1:0] now;
  wire running;
  wire [4:0] first_lane;
  reg  [4:0] beat_lane;
  wire [4:0] scalar_shift;
  reg  [2:0] left_d;
  reg  [2:0] left_q;
  reg  [1:0] pass_d;
  reg  [1:0] pass_q;
  reg  [2:0] op_slot_d;
  reg  [2:0] op_slot_q;
  reg  [31:0] op_ip_d;
  reg  [31:0] op_ip_q;
  reg  [63:0] op_lo_d;
  reg  [63:0] op_lo_q;
  reg  [63:0] op_hi_d;
  reg  [63:0] op_hi_q;
  reg  [31:0] op_emask_d;
  reg  [31:0] op_emask_q;
  reg  [31:0] op_pmask_d;
  reg  [31:0] op_pmask_q;
  reg  [2:0] op_mode_d;
  reg  [2:0] op_mode_q;
  reg  [31:0] op_scalar_d;
  reg  [31:0] op_scalar_q;
  reg  [1:0] op_sb_d;
  reg  [1:0] op_sb_q;
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
  wire [63:0] pack__carried_origin;
  wire [59:0] pack__carried_detail;
  wire [5:0] first_0__address;
  wire [5:0] first_1__address;
  wire [5:0] first_2__address;
  wire [5:0] lane_address_0__address;
  wire [4:0] lane_address_1__lane;
  wire [5:0] lane_address_1__address;
  wire [4:0] lane_address_2__lane;
  wire [5:0] lane_address_2__address;
  wire [4:0] lane_address_3__lane;
  wire [5:0] lane_address_3__address;
  wire [5:0] lane_address_4__address;
  wire [4:0] lane_address_5__lane;
  wire [5:0] lane_address_5__address;
  wire [4:0] lane_address_6__lane;
  wire [5:0] lane_address_6__address;
  wire [4:0] lane_address_7__lane;
  wire [5:0] lane_address_7__address;
  wire [5:0] lane_address_8__address;
  wire [4:0] lane_address_9__lane;
  wire [5:0] lane_address_9__address;
  wire [4:0] lane_address_10__lane;
  wire [5:0] lane_address_10__address;
  wire [4:0] lane_address_11__lane;
  wire [5:0] lane_address_11__address;
  reg  [63:0] gather_0__rd_data_0;
  reg  [63:0] gather_0__rd_data_1;
  reg  [63:0] gather_0__rd_data_2;
  reg  [63:0] gather_0__rd_data_3;
  wire gather_0__window;
  wire gather_0__fixed;
  reg  [31:0] gather_0__fixed_value;
  wire [31:0] gather_0__element_0;
  wire [31:0] gather_0__element_1;
  wire [31:0] gather_0__element_2;
  wire [31:0] gather_0__element_3;
  reg  [63:0] gather_1__rd_data_0;
  reg  [63:0] gather_1__rd_data_1;
  reg  [63:0] gather_1__rd_data_2;
  reg  [63:0] gather_1__rd_data_3;
  wire gather_1__window;
  wire gather_1__fixed;
  reg  [31:0] gather_1__fixed_value;
  wire [31:0] gather_1__element_0;
  wire [31:0] gather_1__element_1;
  wire [31:0] gather_1__element_2;
  wire [31:0] gather_1__element_3;
  reg  [63:0] gather_2__rd_data_0;
  reg  [63:0] gather_2__rd_data_1;
  reg  [63:0] gather_2__rd_data_2;
  reg  [63:0] gather_2__rd_data_3;
  wire gather_2__window;
  wire gather_2__fixed;
  reg  [31:0] gather_2__fixed_value;
  wire [31:0] gather_2__element_0;
  wire [31:0] gather_2__element_1;
  wire [31:0] gather_2__element_2;
  wire [31:0] gather_2__element_3;
  wire [31:0] tmp_0 = op_pmask_q >> beat_lane;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      left_q <= 3'd0;
      pass_q <= 2'd0;
      op_slot_q <= 3'd0;
      op_ip_q <= 32'd0;
      op_lo_q <= 64'd0;
      op_hi_q <= 64'd0;
      op_emask_q <= 32'd0;
      op_pmask_q <= 32'd0;
      op_mode_q <= 3'd0;
      op_scalar_q <= 32'd0;
      op_sb_q <= 2'd0;
    end
    else begin
      left_q <= left_d;
      pass_q <= pass_d;
      op_slot_q <= op_slot_d;
      op_ip_q <= op_ip_d;
      op_lo_q <= op_lo_d;
      op_hi_q <= op_hi_d;
      op_emask_q <= op_emask_d;
      op_pmask_q <= op_pmask_d;
      op_mode_q <= op_mode_d;
      op_scalar_q <= op_scalar_d;
      op_sb_q <= op_sb_d;
    end
  end

  tessera_alu_decode decode (
    // beat: 2, 1 -> 0, 1 and 4, 3, 2, 1 -> 0, 1, 2, 3
    .lo(op_lo_q),
    .hi(op_hi_q),
    .slot(op_slot_q),
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

  tessera_alu_context pack (
    .ip(op_ip_q),
    .emask(op_emask_q),
    .slot(op_slot_q),
    .sb(op_sb_q),
    .opcode(decode__opcode),
    .pass(pass_q),
    .last_pass(decode__last_pass),
    .lanes(decode__lanes),
    .dst_row(decode__dst_row),
    .dst_norow(decode__dst_norow),
    .dst_sub(decode__dst_sub),
    .dst_stride(decode__dst_stride),
    .dst_kind(decode__dst_kind),
    .arf_write(decode__arf_write),
    .arf_select(decode__arf_select),
    .flag_write(decode__flag_write),
    .flag_register(decode__flag_register),
    .flag_shift(decode__flag_shift),
    .condition(decode__condition),
    .quad(decode__quad),
    .carried_origin(pack__carried_origin),
    .carried_detail(pack__carried_detail)
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

  tessera_alu_region lane_address_0 (
    .lane(beat_lane),
    .region_vstride(decode__region_0_vstride),
    .region_width(decode__region_0_width),
    .region_hstride(decode__region_0_hstride),
    .region_wide(decode__region_0_wide),
    .region_sub(decode__region_0_sub),
    .address(lane_address_0__address)
  );

  tessera_alu_region lane_address_1 (
    .lane(lane_address_1__lane),
    .region_vstride(decode__region_0_vstride),
    .region_width(decode__region_0_width),
    .region_hstride(decode__region_0_hstride),
    .region_wide(decode__region_0_wide),
    .region_sub(decode__region_0_sub),
    .address(lane_address_1__address)
  );

  tessera_alu_region lane_address_2 (
    .lane(lane_address_2__lane),
    .region_vstride(decode__region_0_vstride),
    .region_width(decode__region_0_width),
    .region_hstride(decode__region_0_hstride),
    .region_wide(decode__region_0_wide),
    .region_sub(decode__region_0_sub),
    .address(lane_address_2__address)
  );

  tessera_alu_region lane_address_3 (
    .lane(lane_address_3__lane),
    .region_vstride(decode__region_0_vstride),
    .region_width(decode__region_0_width),
    .region_hstride(decode__region_0_hstride),
    .region_wide(decode__region_0_wide),
    .region_sub(decode__region_0_sub),
    .address(lane_address_3__address)
  );

  tessera_alu_region lane_address_4 (
    .lane(beat_lane),
    .region_vstride(decode__region_1_vstride),
    .region_width(decode__region_1_width),
    .region_hstride(decode__region_1_hstride),
    .region_wide(decode__region_1_wide),
    .region_sub(decode__region_1_sub),
    .address(lane_address_4__address)
  );

  tessera_alu_region lane_address_5 (
    .lane(lane_address_5__lane),
    .region_vstride(decode__region_1_vstride),
    .region_width(decode__region_1_width),
    .region_hstride(decode__region_1_hstride),
    .region_wide(decode__region_1_wide),
    .region_sub(decode__region_1_sub),
    .address(lane_address_5__address)
  );

  tessera_alu_region lane_address_6 (
    .lane(lane_address_6__lane),
    .region_vstride(decode__region_1_vstride),
    .region_width(decode__region_1_width),
    .region_hstride(decode__region_1_hstride),
    .region_wide(decode__region_1_wide),
    .region_sub(decode__region_1_sub),
    .address(lane_address_6__address)
  );

  tessera_alu_region lane_address_7 (
    .lane(lane_address_7__lane),
    .region_vstride(decode__region_1_vstride),
    .region_width(decode__region_1_width),
    .region_hstride(decode__region_1_hstride),
    .region_wide(decode__region_1_wide),
    .region_sub(decode__region_1_sub),
    .address(lane_address_7__address)
  );

  tessera_alu_region lane_address_8 (
    .lane(beat_lane),
    .region_vstride(decode__region_2_vstride),
    .region_width(decode__region_2_width),
    .region_hstride(decode__region_2_hstride),
    .region_wide(decode__region_2_wide),
    .region_sub(decode__region_2_sub),
    .address(lane_address_8__address)
  );

  tessera_alu_region lane_address_9 (
    .lane(lane_address_9__lane),
    .region_vstride(decode__region_2_vstride),
    .region_width(decode__region_2_width),
    .region_hstride(decode__region_2_hstride),
    .region_wide(decode__region_2_wide),
    .region_sub(decode__region_2_sub),
    .address(lane_address_9__address)
  );

  tessera_alu_region lane_address_10 (
    .lane(lane_address_10__lane),
    .region_vstride(decode__region_2_vstride),
    .region_width(decode__region_2_width),
    .region_hstride(decode__region_2_hstride),
    .region_wide(decode__region_2_wide),
    .region_sub(decode__region_2_sub),
    .address(lane_address_10__address)
  );

  tessera_alu_region lane_address_11 (
    .lane(lane_address_11__lane),
    .region_vstride(decode__region_2_vstride),
    .region_width(decode__region_2_width),
    .region_hstride(decode__region_2_hstride),
    .region_wide(decode__region_2_wide),
    .region_sub(decode__region_2_sub),
    .address(lane_address_11__address)
  );

  tessera_alu_gather gather_0 (
    .clock(clock),
    .reset(reset),
    .take_first(take_first_0),
    .take_second(take_second_0),
    .rd_data_0(gather_0__rd_data_0),
    .rd_data_1(gather_0__rd_data_1),
    .rd_data_2(gather_0__rd_data_2),
    .rd_data_3(gather_0__rd_data_3),
    .address_0(lane_address_0__address),
    .address_1(lane_address_1__address),
    .address_2(lane_address_2__address),
    .address_3(lane_address_3__address),
    .window(gather_0__window),
    .fixed(gather_0__fixed),
    .fixed_value(gather_0__fixed_value),
    .element_0(gather_0__element_0),
    .element_1(gather_0__element_1),
    .element_2(gather_0__element_2),
    .element_3(gather_0__element_3)
  );

  tessera_alu_gather gather_1 (
    .clock(clock),
    .reset(reset),
    .take_first(take_first_1),
    .take_second(take_second_1),
    .rd_data_0(gather_1__rd_data_0),
    .rd_data_1(gather_1__rd_data_1),
    .rd_data_2(gather_1__rd_data_2),
    .rd_data_3(gather_1__rd_data_3),
    .address_0(lane_address_4__address),
    .address_1(lane_address_5__address),
    .address_2(lane_address_6__address),
    .address_3(lane_address_7__address),
    .window(gather_1__window),
    .fixed(gather_1__fixed),
    .fixed_value(gather_1__fixed_value),
    .element_0(gather_1__element_0),
    .element_1(gather_1__element_1),
    .element_2(gather_1__element_2),
    .element_3(gather_1__element_3)
  );

  tessera_alu_gather gather_2 (
    .clock(clock),
    .reset(reset),
    .take_first(take_first_2),
    .take_second(take_second_2),
    .rd_data_0(gather_2__rd_data_0),
    .rd_data_1(gather_2__rd_data_1),
    .rd_data_2(gather_2__rd_data_2),
    .rd_data_3(gather_2__rd_data_3),
    .address_0(lane_address_8__address),
    .address_1(lane_address_9__address),
    .address_2(lane_address_10__address),
    .address_3(lane_address_11__address),
    .window(gather_2__window),
    .fixed(gather_2__fixed),
    .fixed_value(gather_2__fixed_value),
    .element_0(gather_2__element_0),
    .element_1(gather_2__element_1),
    .element_2(gather_2__element_2),
    .element_3(gather_2__element_3)
  );

  // land; integer multiply (no float source) takes four beats
  assign land_quad = (fe_lo[6:0] == 7'h41) & ~fe_lo[45];
  assign running = |left_q;
  assign first_lane = {pass_q, 3'd0};
  // gather
  assign scalar_shift = decode__region_0_sub << 3;
  assign element_0 = gather_0__element_0;
  assign lane_address_1__lane = beat_lane + 5'd1;
  assign element_1 = gather_0__element_1;
  assign lane_address_2__lane = beat_lane + 5'd2;
  assign element_2 = gather_0__element_2;
  assign lane_address_3__lane = beat_lane + 5'd3;
  assign element_3 = gather_0__element_3;
  assign gather_0__window = first_0__address[5];
  assign gather_0__fixed = ~decode__uses_row_0;
  assign element_4 = gather_1__element_0;
  assign lane_address_5__lane = beat_lane + 5'd1;
  assign element_5 = gather_1__element_1;
  assign lane_address_6__lane = beat_lane + 5'd2;
  assign element_6 = gather_1__element_2;
  assign lane_address_7__lane = beat_lane + 5'd3;
  assign element_7 = gather_1__element_3;
  assign gather_1__window = first_1__address[5];
  assign gather_1__fixed = ~decode__uses_row_1;
  assign element_8 = gather_2__element_0;
  assign lane_address_9__lane = beat_lane + 5'd1;
  assign element_9 = gather_2__element_1;
  assign lane_address_10__lane = beat_lane + 5'd2;
  assign element_10 = gather_2__element_2;
  assign lane_address_11__lane = beat_lane + 5'd3;
  assign element_11 = gather_2__element_3;
  assign gather_2__window = first_2__address[5];
  assign gather_2__fixed = ~decode__uses_row_2;
  // lanes
  assign op_valid = running;
  assign op_left = left_q;
  assign issue_short = running & ~decode__takes_long;
  assign issue_fma = running & decode__takes_long & ~decode__quad;
  assign issue_imul = running & decode__quad;
  assign control_opcode = decode__opcode;
  assign source_kind_0 = decode__kind_0;
  assign source_kind_1 = decode__kind_1;
  assign control_dst_kind = decode__dst_kind;
  assign abs = decode__abs;
  assign negate = decode__negate;
  assign condition = decode__condition;
  assign control_saturate = decode__saturate;
  assign control_mode = op_mode_q;
  assign predicate = tmp_0[3:0];
  // assembly
  assign beat_number = now;
  assign beat_last = left_q == 3'd1;
  assign start_0 = running & ~(|now) & ~decode__takes_long;
  assign start_1 = running & ~(|now) & decode__takes_long;
  assign carried_origin = pack__carried_origin;
  assign carried_detail = pack__carried_detail;

  always @* begin
    if (time_zero) begin end
    left_d = left_q;
    pass_d = pass_q;
    op_slot_d = op_slot_q;
    op_ip_d = op_ip_q;
    op_lo_d = op_lo_q;
    op_hi_d = op_hi_q;
    op_emask_d = op_emask_q;
    op_pmask_d = op_pmask_q;
    op_mode_d = op_mode_q;
    op_scalar_d = op_scalar_q;
    op_sb_d = op_sb_q;
    if (land_valid) begin
      left_d = 3'd2;
      if (land_quad) begin
        left_d = 3'd4;
      end
      pass_d = land_pass;
      op_slot_d = fe_slot;
      op_ip_d = fe_ip;
      op_lo_d = fe_lo;
      op_hi_d = fe_hi;
      op_emask_d = fe_emask;
      op_pmask_d = fe_pmask;
      op_mode_d = fe_mode;
      op_scalar_d = fe_scalar;
      op_sb_d = fe_sb;
    end
    else if (running) begin
      left_d = left_q - 3'd1;
    end
  end

  always @* begin
    if (time_zero) begin end
    now = 2'd0 - left_q[1:0];
    beat_lane = first_lane | {2'd0, now, 1'd0};
    if (~decode__quad) begin
      now = {1'd0, left_q[0]};
      beat_lane = first_lane | {1'd0, now, 2'd0};
    end
  end

  always @* begin
    if (time_zero) begin end
    gather_0__fixed_value = 32'd0;
    if (decode__uses_immediate_0) begin
      gather_0__fixed_value = decode__immediate;
    end
    if (~decode__uses_immediate_0) begin
      gather_0__fixed_value = op_scalar_q >> scalar_shift;
    end
  end

  always @* begin
    if (time_zero) begin end
    gather_1__fixed_value = 32'd0;
    if (decode__uses_immediate_1) begin
      gather_1__fixed_value = decode__immediate;
    end
  end

  always @* begin
    if (time_zero) begin end
    gather_2__fixed_value = 32'd0;
    if (decode__uses_immediate_2) begin
      gather_2__fixed_value = decode__immediate;
    end
  end

  always @* begin
    if (time_zero) begin end
    // rows read for the other ALU or for ME stay outside
    gather_0__rd_data_0 = 64'd0;
    gather_0__rd_data_1 = 64'd0;
    gather_0__rd_data_2 = 64'd0;
    gather_0__rd_data_3 = 64'd0;
    if (take_first_0 | take_second_0) begin
      gather_0__rd_data_0 = rd_data_0_0;
      gather_0__rd_data_1 = rd_data_0_1;
      gather_0__rd_data_2 = rd_data_0_2;
      gather_0__rd_data_3 = rd_data_0_3;
    end
  end

  always @* begin
    if (time_zero) begin end
    gather_1__rd_data_0 = 64'd0;
    gather_1__rd_data_1 = 64'd0;
    gather_1__rd_data_2 = 64'd0;
    gather_1__rd_data_3 = 64'd0;
    if (take_first_1 | take_second_1) begin
      gather_1__rd_data_0 = rd_data_1_0;
      gather_1__rd_data_1 = rd_data_1_1;
      gather_1__rd_data_2 = rd_data_1_2;
      gather_1__rd_data_3 = rd_data_1_3;
    end
  end

  always @* begin
    if (time_zero) begin end
    gather_2__rd_data_0 = 64'd0;
    gather_2__rd_data_1 = 64'd0;
    gather_2__rd_data_2 = 64'd0;
    gather_2__rd_data_3 = 64'd0;
    if (take_first_2 | take_second_2) begin
      gather_2__rd_data_0 = rd_data_2_0;
      gather_2__rd_data_1 = rd_data_2_1;
      gather_2__rd_data_2 = rd_data_2_2;
      gather_2__rd_data_3 = rd_data_2_3;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, decode__mad, decode__row_0, decode__row_1, decode__row_2, decode__kind_2,
      first_0__address[4:0], first_1__address[4:0], first_2__address[4:0], tmp_0[31:4]};
endmodule
`default_nettype wire
