// tessera_alu_fetch
// Fetches the operands of an instruction, pass by pass.
//
//   in    1  clock                 rising edge
//   in    1  reset                 synchronous, active high
//   in    1  issue_valid           An item is on offer.
//   in    3  issue_slot            Thread slot.
//   in   32  issue_ip              Address of the instruction.
//   in   64  issue_lo              Native instruction, bits 63:0.
//   in   64  issue_hi              Native instruction, bits 127:64.
//   in   32  issue_emask           Write-enabled lanes (for sel the predicate is not in it).
//   in   32  issue_pmask           Predicate of each lane; all ones without predicate.
//   in    5  issue_mode            Bits 1:0 rounding mode, bit 2 flush f32 denormals, bit 3 f16, bit 4 f64.
//   in   32  issue_scalar          32-bit value of an ARF source (f0, f1, cr0).
//   in    2  issue_sb              Scoreboard entry of the instruction.
//   out   1  issue_ready           The item, if there is one, is taken at this edge.
//   out   1  rd_0_valid            Lanes are wanted.
//   out  10  rd_0_row              The row.
//   out   1  rd_0_second           It is the second of the two rows that the lanes lie in.
//   out   5  rd_0_base             Byte of lane 0, in the first row.
//   out   6  rd_0_step_0           Bytes that bits 0, 1 and 2 of a lane's number add to that.
//   out   6  rd_0_step_1
//   out   6  rd_0_step_2
//   in    1  rd_0_gnt              It is read at this edge.
//   out   1  rd_1_valid            Lanes are wanted.
//   out  10  rd_1_row              The row.
//   out   1  rd_1_second           It is the second of the two rows that the lanes lie in.
//   out   5  rd_1_base             Byte of lane 0, in the first row.
//   out   6  rd_1_step_0           Bytes that bits 0, 1 and 2 of a lane's number add to that.
//   out   6  rd_1_step_1
//   out   6  rd_1_step_2
//   in    1  rd_1_gnt              It is read at this edge.
//   out   1  rd_2_valid            Lanes are wanted.
//   out  10  rd_2_row              The row.
//   out   1  rd_2_second           It is the second of the two rows that the lanes lie in.
//   out   5  rd_2_base             Byte of lane 0, in the first row.
//   out   6  rd_2_step_0           Bytes that bits 0, 1 and 2 of a lane's number add to that.
//   out   6  rd_2_step_1
//   out   6  rd_2_step_2
//   in    1  rd_2_gnt              It is read at this edge.
//   in   12  word                  What came to the first lane of src0.
//   in    1  op_valid
//   in    3  op_left
//   in    1  full_0                Index 0 queue S, 1 queue L, 2 queue M.
//   in    1  full_1
//   in    1  full_2
//   in    1  floats_long           As [`AluDecode`] has it.
//   in    1  has_wide
//   out   1  allocate_0
//   out   1  allocate_1
//   out   1  allocate_2
//   out  47  leaves                What write-back must know of the pass: `word::entry`.
//   out   1  fetched_valid         It happens in this cycle.
//   out   3  fetched_slot          Thread slot.
//   out   1  take_0
//   out   1  take_1
//   out   1  take_2
//   out   8  own                   Lanes of src0 that may come.
//   out   1  land_valid
// landed: The pass that lands.
//   out   1  landed_long           Seven-stage pipe.
//   out   1  landed_quad           Integer multiply and math: two lanes a beat, four beats.
//   out   1  landed_math           Math.
//   out   4  landed_math_code      Its function.
//   out   1  landed_second         It makes the second of two results.
//   out   7  landed_opcode         Opcode.
//   out   1  landed_wide           Elements of two lanes: one a beat, four beats.
//   out   1  landed_is_double      Some operand is f64, or it is an IEEE macro.
//   out   1  landed_ieee           An IEEE macro.
//   out   1  landed_root           A seed is that of a root.
//   out   4  landed_selector_0     Extensions of dst and the sources: `word::selector`.
//   out   4  landed_selector_1
//   out   4  landed_selector_2
//   out   4  landed_selector_3
//   out   3  landed_slot           Thread slot.
//   out   1  landed_odd            The pass is an odd one.
//   out   4  landed_enabled        Enabled elements of a wide pass.
//   out   1  landed_eight_0        Elements of the first two sources and of dst have eight bytes.
//   out   1  landed_eight_1
//   out   1  landed_eight_2
//   out   3  landed_kind_0         Types of the first two sources, as the lanes get them: `word::element`.
//   out   3  landed_kind_1
//   out   1  landed_half_0         Sources that are f16 as they come.
//   out   1  landed_half_1
//   out   1  landed_half_2
//   out   1  landed_once           An f16 result is rounded once.
//   out   3  landed_dst_kind       Type of dst.
//   out   3  landed_abs            Absolute value of each source.
//   out   3  landed_negate         Negation of each source.
//   out   3  landed_condition      Condition modifier: `word::condition`.
//   out   1  landed_saturate       Saturate.
//   out   5  landed_mode           Rounding and denormals: `word::mode`.
//   out   8  landed_predicate      Predicate of each lane.
//   out   1  landed_fixed_0        The source is `value` in all lanes.
//   out   1  landed_fixed_1
//   out   1  landed_fixed_2
//   out  32  landed_scalar         src0 in lane 0: immediate, of one of eight bytes the low dword, or value of an
//                                  architecture register.
//   out  32  landed_immediate      An immediate, of one of eight bytes the high dword; of nibbles each at its lane.
//   out   2  landed_in_lanes       Bit i: source i is a packed immediate.
//   out   1  landed_packed_floats  It holds floats.
//   out   1  landed_packed_signs   It holds signed nibbles.
// reads: There is an instruction in fetch.
//   out   1  reads_valid           It happens in this cycle.
//   out   3  reads_slot            Thread slot.
//   out   5  tag                   Its slot and scoreboard entry: `word::tag`.
//   out   1  noted                 It enters the table of write-back.
//   out  41  notes_0               With this: `word::note` and `word::outcome_note`.
//   out  41  notes_1
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
  input  wire [4:0] issue_mode,
  input  wire [31:0] issue_scalar,
  input  wire [1:0] issue_sb,
  output wire issue_ready,
  output reg  rd_0_valid,
  output reg  [9:0] rd_0_row,
  output reg  rd_0_second,
  output reg  [4:0] rd_0_base,
  output reg  [5:0] rd_0_step_0,
  output reg  [5:0] rd_0_step_1,
  output reg  [5:0] rd_0_step_2,
  input  wire rd_0_gnt,
  output wire rd_1_valid,
  output reg  [9:0] rd_1_row,
  output reg  rd_1_second,
  output reg  [4:0] rd_1_base,
  output reg  [5:0] rd_1_step_0,
  output reg  [5:0] rd_1_step_1,
  output reg  [5:0] rd_1_step_2,
  input  wire rd_1_gnt,
  output wire rd_2_valid,
  output reg  [9:0] rd_2_row,
  output reg  rd_2_second,
  output reg  [4:0] rd_2_base,
  output reg  [5:0] rd_2_step_0,
  output reg  [5:0] rd_2_step_1,
  output reg  [5:0] rd_2_step_2,
  input  wire rd_2_gnt,
  input  wire [11:0] word,
  input  wire op_valid,
  input  wire [2:0] op_left,
  input  wire full_0,
  input  wire full_1,
  input  wire full_2,
  input  wire floats_long,
  input  wire has_wide,
  output wire allocate_0,
  output wire allocate_1,
  output wire allocate_2,
  output wire [46:0] leaves,
  output wire fetched_valid,
  output reg  [2:0] fetched_slot,
  output wire take_0,
  output wire take_1,
  output wire take_2,
  output wire [7:0] own,
  output wire land_valid,
  output wire landed_long,
  output wire landed_quad,
  output wire landed_math,
  output wire [3:0] landed_math_code,
  output wire landed_second,
  output wire [6:0] landed_opcode,
  output wire landed_wide,
  output wire landed_is_double,
  output wire landed_ieee,
  output wire landed_root,
  output wire [3:0] landed_selector_0,
  output wire [3:0] landed_selector_1,
  output wire [3:0] landed_selector_2,
  output wire [3:0] landed_selector_3,
  output wire [2:0] landed_slot,
  output wire landed_odd,
  output wire [3:0] landed_enabled,
  output wire landed_eight_0,
  output wire landed_eight_1,
  output wire landed_eight_2,
  output wire [2:0] landed_kind_0,
  output wire [2:0] landed_kind_1,
  output wire landed_half_0,
  output wire landed_half_1,
  output wire landed_half_2,
  output wire landed_once,
  output wire [2:0] landed_dst_kind,
  output wire [2:0] landed_abs,
  output wire [2:0] landed_negate,
  output wire [2:0] landed_condition,
  output wire landed_saturate,
  output wire [4:0] landed_mode,
  output reg  [7:0] landed_predicate,
  output wire landed_fixed_0,
  output wire landed_fixed_1,
  output wire landed_fixed_2,
  output reg  [31:0] landed_scalar,
  output wire [31:0] landed_immediate,
  output wire [1:0] landed_in_lanes,
  output wire landed_packed_floats,
  output wire landed_packed_signs,
  output wire reads_valid,
  output wire [2:0] reads_slot,
  output wire [4:0] tag,
  output wire noted,
  output wire [40:0] notes_0,
  output wire [40:0] notes_1
);
  wire takes_short;
  wire may_fetch;
  wire may_read;
  wire seeks;
  reg  [9:0] first_row_0;
  wire [9:0] first_row_1;
  wire [9:0] first_row_2;
  reg  [9:0] dst_row;
  reg  row_done;
  wire wants_first_0;
  wire wants_first_1;
  wire wants_first_2;
  wire wants_second_0;
  wire wants_second_1;
  wire wants_second_2;
  wire granted_0;
  wire granted_1;
  wire granted_2;
  reg  [1:0] lane_pass;
  wire pass_done;
  wire last_pass;
  wire last_done;
  reg  [7:0] enabled;
  wire [3:0] one_each;
  reg  [1:0] size;
  wire [31:0] scalar;
  wire [4:0] name;
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
  reg  [4:0] fe_mode_d;
  reg  [4:0] fe_mode_q;
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
  reg  taken_0_q;
  reg  taken_1_q;
  reg  taken_2_q;
  reg  [7:0] taken_lanes_q;
  reg  land_v_q;
  reg  [1:0] landed_pass_d;
  reg  [1:0] landed_pass_q;
  wire decode__odd_pass;
  wire [6:0] decode__opcode;
  wire [6:0] decode__code_in_word;
  wire decode__ternary;
  wire decode__takes_long;
  wire decode__quad;
  wire decode__takes_math;
  wire [3:0] decode__math_code;
  wire decode__wide;
  wire decode__eight_0;
  wire decode__eight_1;
  wire decode__eight_2;
  wire decode__doubled;
  wire [1:0] decode__last_pass;
  wire [7:0] decode__lanes;
  wire [3:0] decode__flag_shift;
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
  wire [1:0] decode__region_0_size;
  wire [4:0] decode__region_0_sub;
  wire [2:0] decode__region_1_vstride;
  wire [2:0] decode__region_1_width;
  wire [1:0] decode__region_1_hstride;
  wire [1:0] decode__region_1_size;
  wire [4:0] decode__region_1_sub;
  wire [2:0] decode__region_2_vstride;
  wire [2:0] decode__region_2_width;
  wire [1:0] decode__region_2_hstride;
  wire [1:0] decode__region_2_size;
  wire [4:0] decode__region_2_sub;
  wire [2:0] decode__kind_0;
  wire [2:0] decode__kind_1;
  wire [2:0] decode__kind_2;
  wire decode__half_0;
  wire decode__half_1;
  wire decode__half_2;
  wire decode__is_double;
  wire decode__ieee;
  wire decode__root;
  wire [3:0] decode__selector_0;
  wire [3:0] decode__selector_1;
  wire [3:0] decode__selector_2;
  wire [3:0] decode__selector_3;
  wire decode__once;
  wire [2:0] decode__abs;
  wire [2:0] decode__negate;
  wire [31:0] decode__immediate;
  wire [31:0] decode__immediate_low;
  wire [1:0] decode__in_lanes;
  wire decode__packed_floats;
  wire decode__packed_signs;
  wire [9:0] decode__dst_row;
  wire [9:0] decode__address_row;
  wire decode__dst_norow;
  wire [2:0] decode__dst_vstride;
  wire [2:0] decode__dst_width;
  wire [1:0] decode__dst_hstride;
  wire [1:0] decode__dst_size;
  wire [4:0] decode__dst_sub;
  wire [2:0] decode__dst_kind;
  wire decode__arf_write;
  wire [1:0] decode__arf_select;
  wire indirect__load;
  wire indirect__granted;
  wire indirect__source;
  wire indirect__dst;
  wire indirect__wanted;
  wire [4:0] indirect__base;
  wire indirect__known;
  wire [6:0] indirect__grf;
  wire [4:0] indirect__sub;
  wire [7:0] indirect__own;
  wire indirect__more;
  reg  [4:0] source_0__region_sub;
  wire [5:0] source_0__first;
  wire [5:0] source_0__step_0;
  wire [5:0] source_0__step_1;
  wire [5:0] source_0__step_2;
  wire source_0__two;
  wire [5:0] source_1__first;
  wire [5:0] source_1__step_0;
  wire [5:0] source_1__step_1;
  wire [5:0] source_1__step_2;
  wire source_1__two;
  wire [5:0] source_2__first;
  wire [5:0] source_2__step_0;
  wire [5:0] source_2__step_1;
  wire [5:0] source_2__step_2;
  wire source_2__two;
  reg  [4:0] dst__region_sub;
  wire [5:0] dst__first;
  wire [5:0] dst__step_0;
  wire [5:0] dst__step_1;
  wire [5:0] dst__step_2;
  wire dst__two;
  wire [31:0] tmp_0 = fe_emask_q >> {lane_pass, 3'd0};
  wire [31:0] tmp_1 = fe_emask_q >> {1'd0, fe_pass_q, 2'd0};
  wire [31:0] tmp_2 = fe_pmask_q >> {landed_pass_q, 3'd0};
  wire [31:0] tmp_3 = fe_pmask_q >> {1'd0, landed_pass_q, 2'd0};
  wire [31:0] tmp_4 = fe_emask_q >> {1'd0, landed_pass_q, 2'd0};

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
      fe_mode_q <= 5'd0;
      fe_scalar_q <= 32'd0;
      fe_sb_q <= 2'd0;
      got_first_0_q <= 1'd0;
      got_first_1_q <= 1'd0;
      got_first_2_q <= 1'd0;
      got_second_0_q <= 1'd0;
      got_second_1_q <= 1'd0;
      got_second_2_q <= 1'd0;
      taken_0_q <= 1'd0;
      taken_1_q <= 1'd0;
      taken_2_q <= 1'd0;
      taken_lanes_q <= 8'd0;
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
      taken_0_q <= granted_0;
      taken_1_q <= granted_1;
      taken_2_q <= granted_2;
      taken_lanes_q <= indirect__own;
      land_v_q <= pass_done;
      landed_pass_q <= landed_pass_d;
    end
  end

  tessera_alu_decode decode (
    // lanes of this pass
    .lo(fe_lo_q),
    .hi(fe_hi_q),
    .slot(fe_slot_q),
    .odd_pass(decode__odd_pass),
    .floats_long(floats_long),
    .has_wide(has_wide),
    .opcode(decode__opcode),
    .code_in_word(decode__code_in_word),
    .ternary(decode__ternary),
    .takes_long(decode__takes_long),
    .quad(decode__quad),
    .takes_math(decode__takes_math),
    .math_code(decode__math_code),
    .wide(decode__wide),
    .eight_0(decode__eight_0),
    .eight_1(decode__eight_1),
    .eight_2(decode__eight_2),
    .doubled(decode__doubled),
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
    .region_0_size(decode__region_0_size),
    .region_0_sub(decode__region_0_sub),
    .region_1_vstride(decode__region_1_vstride),
    .region_1_width(decode__region_1_width),
    .region_1_hstride(decode__region_1_hstride),
    .region_1_size(decode__region_1_size),
    .region_1_sub(decode__region_1_sub),
    .region_2_vstride(decode__region_2_vstride),
    .region_2_width(decode__region_2_width),
    .region_2_hstride(decode__region_2_hstride),
    .region_2_size(decode__region_2_size),
    .region_2_sub(decode__region_2_sub),
    .kind_0(decode__kind_0),
    .kind_1(decode__kind_1),
    .kind_2(decode__kind_2),
    .half_0(decode__half_0),
    .half_1(decode__half_1),
    .half_2(decode__half_2),
    .is_double(decode__is_double),
    .ieee(decode__ieee),
    .root(decode__root),
    .selector_0(decode__selector_0),
    .selector_1(decode__selector_1),
    .selector_2(decode__selector_2),
    .selector_3(decode__selector_3),
    .once(decode__once),
    .abs(decode__abs),
    .negate(decode__negate),
    .immediate(decode__immediate),
    .immediate_low(decode__immediate_low),
    .in_lanes(decode__in_lanes),
    .packed_floats(decode__packed_floats),
    .packed_signs(decode__packed_signs),
    .dst_row(decode__dst_row),
    .address_row(decode__address_row),
    .dst_norow(decode__dst_norow),
    .dst_vstride(decode__dst_vstride),
    .dst_width(decode__dst_width),
    .dst_hstride(decode__dst_hstride),
    .dst_size(decode__dst_size),
    .dst_sub(decode__dst_sub),
    .dst_kind(decode__dst_kind),
    .arf_write(decode__arf_write),
    .arf_select(decode__arf_select)
  );

  tessera_alu_indirect indirect (
    .clock(clock),
    .reset(reset),
    .lo(fe_lo_q),
    .hi(fe_hi_q),
    .ternary(decode__ternary),
    .size_0(decode__region_0_size),
    .size_1(decode__dst_size),
    .load(indirect__load),
    .pass(lane_pass),
    .lanes(decode__lanes),
    .granted(indirect__granted),
    .word(word),
    .row_done(row_done),
    .source(indirect__source),
    .dst(indirect__dst),
    .wanted(indirect__wanted),
    .base(indirect__base),
    .known(indirect__known),
    .grf(indirect__grf),
    .sub(indirect__sub),
    .own(indirect__own),
    .more(indirect__more)
  );

  tessera_alu_lay source_0 (
    .region_vstride(decode__region_0_vstride),
    .region_width(decode__region_0_width),
    .region_hstride(decode__region_0_hstride),
    .region_size(decode__region_0_size),
    .region_sub(source_0__region_sub),
    .pass(lane_pass),
    .wide(decode__wide),
    .lanes(decode__lanes),
    .first(source_0__first),
    .step_0(source_0__step_0),
    .step_1(source_0__step_1),
    .step_2(source_0__step_2),
    .two(source_0__two)
  );

  tessera_alu_lay source_1 (
    .region_vstride(decode__region_1_vstride),
    .region_width(decode__region_1_width),
    .region_hstride(decode__region_1_hstride),
    .region_size(decode__region_1_size),
    .region_sub(decode__region_1_sub),
    .pass(lane_pass),
    .wide(decode__wide),
    .lanes(decode__lanes),
    .first(source_1__first),
    .step_0(source_1__step_0),
    .step_1(source_1__step_1),
    .step_2(source_1__step_2),
    .two(source_1__two)
  );

  tessera_alu_lay source_2 (
    .region_vstride(decode__region_2_vstride),
    .region_width(decode__region_2_width),
    .region_hstride(decode__region_2_hstride),
    .region_size(decode__region_2_size),
    .region_sub(decode__region_2_sub),
    .pass(lane_pass),
    .wide(decode__wide),
    .lanes(decode__lanes),
    .first(source_2__first),
    .step_0(source_2__step_0),
    .step_1(source_2__step_1),
    .step_2(source_2__step_2),
    .two(source_2__two)
  );

  tessera_alu_lay dst (
    .region_vstride(decode__dst_vstride),
    .region_width(decode__dst_width),
    .region_hstride(decode__dst_hstride),
    .region_size(decode__dst_size),
    .region_sub(dst__region_sub),
    .pass(lane_pass),
    .wide(decode__wide),
    .lanes(decode__lanes),
    .first(dst__first),
    .step_0(dst__step_0),
    .step_1(dst__step_1),
    .step_2(dst__step_2),
    .two(dst__two)
  );

  assign decode__odd_pass = fe_pass_q[0];
  assign first_row_1 = decode__row_1;
  assign first_row_2 = decode__row_2;
  // requests
  assign takes_short = ~decode__takes_long & ~decode__takes_math;
  assign may_fetch = fe_v_q & ~land_v_q & (~op_valid | (op_left <= 3'd2))
      & ((takes_short & ~full_0) | (decode__takes_long & ~full_1) | (decode__takes_math & ~full_2));
  assign may_read = may_fetch & indirect__known;
  assign seeks = may_fetch & indirect__wanted;
  assign wants_first_0 = decode__uses_row_0 & ~got_first_0_q;
  assign wants_second_0 = decode__uses_row_0 & ~got_second_0_q & source_0__two;
  assign granted_0 = may_read & (wants_first_0 | wants_second_0) & rd_0_gnt;
  assign wants_first_1 = decode__uses_row_1 & ~got_first_1_q;
  assign wants_second_1 = decode__uses_row_1 & ~got_second_1_q & source_1__two;
  assign rd_1_valid = may_read & (wants_first_1 | wants_second_1);
  assign granted_1 = may_read & (wants_first_1 | wants_second_1) & rd_1_gnt;
  assign wants_first_2 = decode__uses_row_2 & ~got_first_2_q;
  assign wants_second_2 = decode__uses_row_2 & ~got_second_2_q & source_2__two;
  assign rd_2_valid = may_read & (wants_first_2 | wants_second_2);
  assign granted_2 = may_read & (wants_first_2 | wants_second_2) & rd_2_gnt;
  assign pass_done = row_done & ~indirect__more;
  assign indirect__granted = seeks & rd_0_gnt;
  // end of a pass
  assign last_pass = fe_pass_q == decode__last_pass;
  assign last_done = pass_done & last_pass;
  assign allocate_0 = pass_done & takes_short;
  assign allocate_1 = pass_done & decode__takes_long;
  assign allocate_2 = pass_done & decode__takes_math;
  assign fetched_valid = last_done;
  // what write-back must know: of the pass, of the instruction
  assign name = {fe_sb_q, fe_slot_q};
  assign tag = name;
  assign one_each = tmp_1[3:0] & decode__lanes[3:0];
  assign leaves = {decode__wide, ~(decode__flag_write | decode__arf_write), (decode__opcode == 7'h10) | decode__wide,
      decode__condition, decode__dst_kind, enabled, last_pass, decode__dst_norow, dst__two, size,
      ({1'd0, decode__dst_size} + decode__dst_vstride) - 3'd1, dst__first[4:0], dst_row[9:7], dst_row[6:0]
      + {6'd0, dst__first[5]}, fe_pass_q, name};
  assign noted = pass_done;
  assign notes_0 = {decode__flag_register, decode__flag_write, decode__code_in_word, fe_ip_q};
  assign notes_1 = {2'd0, decode__arf_select, decode__arf_write, decode__flag_shift, fe_emask_q};
  // what the lanes must know
  assign scalar = fe_scalar_q >> (decode__region_0_sub << 3);
  assign landed_odd = landed_pass_q[0];
  assign landed_enabled = tmp_4[3:0];
  assign landed_fixed_0 = ~decode__uses_row_0;
  assign landed_fixed_1 = ~decode__uses_row_1;
  assign landed_fixed_2 = ~decode__uses_row_2;
  assign landed_second = decode__doubled & landed_pass_q[0];
  assign landed_immediate = decode__immediate;
  assign landed_in_lanes = decode__in_lanes;
  assign landed_packed_floats = decode__packed_floats;
  assign landed_packed_signs = decode__packed_signs;
  assign landed_kind_0 = decode__kind_0;
  assign landed_kind_1 = decode__kind_1;
  assign landed_long = decode__takes_long;
  assign landed_quad = decode__quad;
  assign landed_wide = decode__wide;
  assign landed_half_0 = decode__half_0;
  assign landed_half_1 = decode__half_1;
  assign landed_half_2 = decode__half_2;
  assign landed_once = decode__once;
  assign landed_is_double = decode__is_double;
  assign landed_ieee = decode__ieee;
  assign landed_root = decode__root;
  assign landed_selector_0 = decode__selector_0;
  assign landed_selector_1 = decode__selector_1;
  assign landed_selector_2 = decode__selector_2;
  assign landed_selector_3 = decode__selector_3;
  assign landed_slot = fe_slot_q;
  assign landed_eight_0 = decode__eight_0;
  assign landed_eight_1 = decode__eight_1;
  assign landed_eight_2 = decode__eight_2;
  assign landed_math = decode__takes_math;
  assign landed_math_code = decode__math_code;
  assign landed_opcode = decode__opcode;
  assign landed_dst_kind = decode__dst_kind;
  assign landed_abs = decode__abs;
  assign landed_negate = decode__negate;
  assign landed_condition = decode__condition;
  assign landed_saturate = decode__saturate;
  assign landed_mode = fe_mode_q;
  // issue
  assign issue_ready = ~fe_v_q;
  assign indirect__load = issue_valid & ~fe_v_q;
  assign reads_valid = fe_v_q;
  assign reads_slot = fe_slot_q;
  assign take_0 = taken_0_q;
  assign take_1 = taken_1_q;
  assign take_2 = taken_2_q;
  assign own = taken_lanes_q;
  assign land_valid = land_v_q;

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
    if (row_done & indirect__more) begin
      got_first_0_d = 1'd0;
      got_second_0_d = 1'd0;
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
    lane_pass = fe_pass_q;
    if (decode__doubled) begin
      lane_pass = 2'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    source_0__region_sub = decode__region_0_sub;
    first_row_0 = decode__row_0;
    if (indirect__source) begin
      source_0__region_sub = indirect__sub;
      first_row_0 = {fe_slot_q, indirect__grf};
    end
  end

  always @* begin
    if (time_zero) begin end
    dst__region_sub = decode__dst_sub;
    dst_row = decode__dst_row;
    if (indirect__dst) begin
      dst__region_sub = indirect__sub;
      dst_row = {fe_slot_q, indirect__grf};
    end
  end

  always @* begin
    if (time_zero) begin end
    row_done = may_read;
    if ((wants_first_0 & wants_second_0) | ((wants_first_0 | wants_second_0) & ~rd_0_gnt)) begin
      row_done = 1'd0;
    end
    if ((wants_first_1 & wants_second_1) | ((wants_first_1 | wants_second_1) & ~rd_1_gnt)) begin
      row_done = 1'd0;
    end
    if ((wants_first_2 & wants_second_2) | ((wants_first_2 | wants_second_2) & ~rd_2_gnt)) begin
      row_done = 1'd0;
    end
  end

  always @* begin
    if (time_zero) begin end
    rd_0_valid = may_read & (wants_first_0 | wants_second_0);
    rd_0_row = 10'd0;
    rd_0_second = 1'd0;
    rd_0_base = 5'd0;
    rd_0_step_0 = 6'd0;
    rd_0_step_1 = 6'd0;
    rd_0_step_2 = 6'd0;
    if (may_read & (wants_first_0 | wants_second_0)) begin
      // the last register is followed by the first
      rd_0_row = {first_row_0[9:7], first_row_0[6:0] + {6'd0, source_0__first[5]} + {6'd0, ~wants_first_0}};
      rd_0_second = ~wants_first_0;
      rd_0_base = source_0__first[4:0];
      rd_0_step_0 = source_0__step_0;
      rd_0_step_1 = source_0__step_1;
      rd_0_step_2 = source_0__step_2;
    end
    // a word of a0 is for no collector
    if (seeks) begin
      rd_0_valid = 1'd1;
      rd_0_row = decode__address_row;
      rd_0_base = indirect__base;
    end
  end

  always @* begin
    if (time_zero) begin end
    rd_1_row = 10'd0;
    rd_1_second = 1'd0;
    rd_1_base = 5'd0;
    rd_1_step_0 = 6'd0;
    rd_1_step_1 = 6'd0;
    rd_1_step_2 = 6'd0;
    if (may_read & (wants_first_1 | wants_second_1)) begin
      // the last register is followed by the first
      rd_1_row = {first_row_1[9:7], first_row_1[6:0] + {6'd0, source_1__first[5]} + {6'd0, ~wants_first_1}};
      rd_1_second = ~wants_first_1;
      rd_1_base = source_1__first[4:0];
      rd_1_step_0 = source_1__step_0;
      rd_1_step_1 = source_1__step_1;
      rd_1_step_2 = source_1__step_2;
    end
  end

  always @* begin
    if (time_zero) begin end
    rd_2_row = 10'd0;
    rd_2_second = 1'd0;
    rd_2_base = 5'd0;
    rd_2_step_0 = 6'd0;
    rd_2_step_1 = 6'd0;
    rd_2_step_2 = 6'd0;
    if (may_read & (wants_first_2 | wants_second_2)) begin
      // the last register is followed by the first
      rd_2_row = {first_row_2[9:7], first_row_2[6:0] + {6'd0, source_2__first[5]} + {6'd0, ~wants_first_2}};
      rd_2_second = ~wants_first_2;
      rd_2_base = source_2__first[4:0];
      rd_2_step_0 = source_2__step_0;
      rd_2_step_1 = source_2__step_1;
      rd_2_step_2 = source_2__step_2;
    end
  end

  always @* begin
    if (time_zero) begin end
    enabled = tmp_0[7:0] & decode__lanes;
    size = decode__dst_size;
    if (decode__wide) begin
      // element j: lane 2 j, and lane 2 j + 1 if it has eight bytes
      enabled = 8'd0;
      enabled = ({enabled[7:1], one_each[0]} & 8'hfd) | {6'd0, one_each[0] & decode__eight_2, 1'd0};
      enabled = ({enabled[7:3], one_each[1], enabled[1:0]} & 8'hf7) | {4'd0, one_each[1] & decode__eight_2, 3'd0};
      enabled = ({enabled[7:5], one_each[2], enabled[3:0]} & 8'hdf) | {2'd0, one_each[2] & decode__eight_2, 5'd0};
      enabled = ({enabled[7], one_each[3], enabled[5:0]} & 8'h7f) | {one_each[3] & decode__eight_2, 7'd0};
      if (decode__eight_2) begin
        size = 2'd2;
      end
    end
  end

  always @* begin
    if (time_zero) begin end
    landed_predicate = tmp_2[7:0];
    if (decode__wide) begin
      landed_predicate = tmp_3[7:0];
    end
  end

  always @* begin
    if (time_zero) begin end
    landed_scalar = scalar;
    if (decode__uses_immediate_0) begin
      landed_scalar = decode__immediate;
      if (decode__eight_0) begin
        landed_scalar = decode__immediate_low;
      end
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, decode__uses_immediate_1, decode__uses_immediate_2, decode__kind_2, dst__step_0, dst__step_1,
      dst__step_2, tmp_0[31:8], tmp_1[31:4], tmp_2[31:8], tmp_3[31:8], tmp_4[31:4]};
endmodule
`default_nettype wire
