// tessera_tc_decode
// Pick, D1 and D2 of the decode pipeline, and who is in D3 and D4.
//
//   in    1  clock         rising edge
//   in    1  reset         synchronous, active high
//   in    7  decodable     Threads that run, are not stopped and have no fault.
//   in    7  present
//   in    2  queued_0
//   in    2  queued_1
//   in    2  queued_2
//   in    2  queued_3
//   in    2  queued_4
//   in    2  queued_5
//   in    2  queued_6
//   in   32  fip           Fetch address of the thread in D1.
//   in   64  line_lo       The first word of the instruction in D2.
//   out   1  d1_valid      A thread is in D1.
//   out   3  d1_slot
//   out   7  d1            It, one-hot; 0: none.
//   out   4  d1_word       Bits 6:3 of its fetch address.
//   out   3  advance_slot  Thread whose fetch address moves on to `next_ip`; there is one.
//   out   1  advance
//   out  32  next_ip
//   out   7  crosses       It lies in the next line.
//   out   7  branches      If so, and its instruction goes to JE: the thread, one-hot.
//   out  32  d2_ip
//   out   1  d2_len8
//   out   3  d3_slot
//   out   7  push          Thread in D4, one-hot; 0: none.
//   out   3  d4_slot
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/tc/decode.rs; do not edit.
`default_nettype none
module tessera_tc_decode (
  input  wire clock,
  input  wire reset,
  input  wire [6:0] decodable,
  input  wire [6:0] present,
  input  wire [1:0] queued_0,
  input  wire [1:0] queued_1,
  input  wire [1:0] queued_2,
  input  wire [1:0] queued_3,
  input  wire [1:0] queued_4,
  input  wire [1:0] queued_5,
  input  wire [1:0] queued_6,
  input  wire [31:0] fip,
  input  wire [63:0] line_lo,
  output wire d1_valid,
  output wire [2:0] d1_slot,
  output wire [6:0] d1,
  output wire [3:0] d1_word,
  output wire [2:0] advance_slot,
  output wire advance,
  output wire [31:0] next_ip,
  output wire [6:0] crosses,
  output wire [6:0] branches,
  output wire [31:0] d2_ip,
  output wire d2_len8,
  output wire [2:0] d3_slot,
  output wire [6:0] push,
  output wire [2:0] d4_slot
);
  reg  [6:0] room;
  wire [6:0] d2_go;
  wire [6:0] order__request;
  wire [6:0] order__grant;
  wire [6:0] opcode__op;
  wire opcode__known;
  wire opcode__je;
  wire opcode__me;
  wire opcode__split;
  wire opcode__branch;
  wire opcode__mov;
  wire opcode__smov;
  wire opcode__sel;
  wire opcode__cmp;
  wire opcode__mad;
  wire opcode__csel;
  wire opcode__frc;
  wire opcode__singles;
  wire opcode__sum;
  wire opcode__plane;
  wire opcode__pln;
  wire opcode__mac;
  wire opcode__in_rounds;
  wire opcode__counts;
  wire opcode__fields;
  wire opcode__mul;
  wire opcode__add;
  wire opcode__math;
  wire opcode__accumulates;
  wire opcode__mach;
  wire opcode__integer_op;
  wire opcode__logic_op;
  wire opcode__rounds;
  wire opcode__shift;
  wire opcode__two_sources;
  wire opcode__wide;
  reg  [6:0] d1_pick_q;
  reg  [6:0] d2_pick_q;
  reg  [31:0] d2_address_q;
  reg  [6:0] d3_pick_q;
  reg  [2:0] d3_number_q;
  reg  [6:0] d4_pick_q;
  reg  [2:0] d4_number_q;
  wire [2:0] d2_number__number;
  wire [2:0] d1_number__number;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      d1_pick_q <= 7'd0;
      d2_pick_q <= 7'd0;
      d2_address_q <= 32'd0;
      d3_pick_q <= 7'd0;
      d3_number_q <= 3'd0;
      d4_pick_q <= 7'd0;
      d4_number_q <= 3'd0;
    end
    else begin
      d1_pick_q <= order__grant;
      d2_pick_q <= d1_pick_q;
      d2_address_q <= fip;
      d3_pick_q <= d2_go;
      d3_number_q <= d2_number__number;
      // D3, D4
      d4_pick_q <= d3_pick_q;
      d4_number_q <= d3_number_q;
    end
  end

  tessera_round_robin_n7 order (
    .clock(clock),
    .reset(reset),
    .request(order__request),
    .advance(1'd1),
    .grant(order__grant)
  );

  tessera_tc_opcode opcode (
    .op(opcode__op),
    .known(opcode__known),
    .je(opcode__je),
    .me(opcode__me),
    .split(opcode__split),
    .branch(opcode__branch),
    .mov(opcode__mov),
    .smov(opcode__smov),
    .sel(opcode__sel),
    .cmp(opcode__cmp),
    .mad(opcode__mad),
    .csel(opcode__csel),
    .frc(opcode__frc),
    .singles(opcode__singles),
    .sum(opcode__sum),
    .plane(opcode__plane),
    .pln(opcode__pln),
    .mac(opcode__mac),
    .in_rounds(opcode__in_rounds),
    .counts(opcode__counts),
    .fields(opcode__fields),
    .mul(opcode__mul),
    .add(opcode__add),
    .math(opcode__math),
    .accumulates(opcode__accumulates),
    .mach(opcode__mach),
    .integer_op(opcode__integer_op),
    .logic_op(opcode__logic_op),
    .rounds(opcode__rounds),
    .shift(opcode__shift),
    .two_sources(opcode__two_sources),
    .wide(opcode__wide)
  );

  tessera_tc_number d2_number (
    .one(d2_pick_q),
    .number(d2_number__number)
  );

  tessera_tc_number d1_number (
    // D1
    .one(d1_pick_q),
    .number(d1_number__number)
  );

  assign order__request = decodable & present & room & ~d1_pick_q & ~d2_pick_q;
  assign d1_slot = d1_number__number;
  assign d1 = d1_pick_q;
  assign d1_valid = |d1_pick_q;
  assign d1_word = fip[6:3];
  // D2
  assign d2_go = d2_pick_q & decodable;
  assign opcode__op = line_lo[6:0];
  assign advance = |d2_go;
  assign advance_slot = d2_number__number;
  assign branches = opcode__je ? d2_go : 7'd0;
  assign next_ip = line_lo[29] ? (d2_address_q + 32'd8) : (d2_address_q + 32'h10);
  assign crosses = (next_ip[6] ^ d2_address_q[6]) ? d2_go : 7'd0;
  assign d2_ip = d2_address_q;
  assign d2_len8 = line_lo[29];
  assign d3_slot = d3_number_q;
  assign push = d4_pick_q;
  assign d4_slot = d4_number_q;

  always @* begin
    if (time_zero) begin end
    // pick: a queue of two has room beside what is in D3 or D4
    room = 7'd0;
    room[0] = (queued_0 == 2'd0) | ((queued_0 == 2'd1) & ~d3_pick_q[0] & ~d4_pick_q[0]);
    room[1] = (queued_1 == 2'd0) | ((queued_1 == 2'd1) & ~d3_pick_q[1] & ~d4_pick_q[1]);
    room[2] = (queued_2 == 2'd0) | ((queued_2 == 2'd1) & ~d3_pick_q[2] & ~d4_pick_q[2]);
    room[3] = (queued_3 == 2'd0) | ((queued_3 == 2'd1) & ~d3_pick_q[3] & ~d4_pick_q[3]);
    room[4] = (queued_4 == 2'd0) | ((queued_4 == 2'd1) & ~d3_pick_q[4] & ~d4_pick_q[4]);
    room[5] = (queued_5 == 2'd0) | ((queued_5 == 2'd1) & ~d3_pick_q[5] & ~d4_pick_q[5]);
    room[6] = (queued_6 == 2'd0) | ((queued_6 == 2'd1) & ~d3_pick_q[6] & ~d4_pick_q[6]);
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, line_lo[28:7], line_lo[63:30], opcode__known, opcode__me, opcode__split, opcode__branch,
      opcode__mov, opcode__smov, opcode__sel, opcode__cmp, opcode__mad, opcode__csel, opcode__frc, opcode__singles,
      opcode__sum, opcode__plane, opcode__pln, opcode__mac, opcode__in_rounds, opcode__counts, opcode__fields,
      opcode__mul, opcode__add, opcode__math, opcode__accumulates, opcode__mach, opcode__integer_op, opcode__logic_op,
      opcode__rounds, opcode__shift, opcode__two_sources, opcode__wide};
endmodule
`default_nettype wire
