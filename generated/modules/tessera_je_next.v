// tessera_je_next
// Second stage of the branch unit.
//
//   in    1  clock                   rising edge
//   in    1  reset                   synchronous, active high
//   in    1  valid                   J2 works in this cycle.
//   in   32  ip
//   in    1  sync
//   in    7  flow_op                 Opcode; 0 for a sync.
//   in    1  flow_branch             BranchCtrl (`.b`).
//   in   32  flow_after              Address behind the instruction.
//   in   32  flow_jip                Target of JIP.
//   in   32  flow_uip                Target of UIP.
//   in   32  flow_act                Active channels after the join.
//   in   32  flow_taken              Enabled channels whose predicate holds.
//   in   32  flow_refused            Enabled channels whose predicate does not hold.
//   in    1  flow_first              Predicate of the first channel, for `jmpi`.
//   in    1  flow_waits_after        Channels of the instruction are parked behind it.
//   in   32  idle                    Dispatched channels that are not active.
//   in   32  parked_0
//   in   32  parked_1
//   in   32  parked_2
//   in   32  parked_3
//   in   32  parked_4
//   in   32  parked_5
//   in   32  parked_6
//   in   32  parked_7
//   in   32  parked_8
//   in   32  parked_9
//   in   32  parked_10
//   in   32  parked_11
//   in   32  parked_12
//   in   32  parked_13
//   in   32  parked_14
//   in   32  parked_15
//   in   32  parked_16
//   in   32  parked_17
//   in   32  parked_18
//   in   32  parked_19
//   in   32  parked_20
//   in   32  parked_21
//   in   32  parked_22
//   in   32  parked_23
//   in   32  parked_24
//   in   32  parked_25
//   in   32  parked_26
//   in   32  parked_27
//   in   32  parked_28
//   in   32  parked_29
//   in   32  parked_30
//   in   32  parked_31
//   out  32  targets_next_ip         Where the thread goes on.
//   out  32  targets_taken_target    Target of the channels whose predicate holds.
//   out  32  targets_refused_target  Target of the others.
//   out  32  targets_act             Channels active from now on.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
//
// Exported from hdl/blocks/eu/src/je/next.rs; do not edit.
`default_nettype none
module tessera_je_next (
  input  wire clock,
  input  wire reset,
  input  wire valid,
  input  wire [31:0] ip,
  input  wire sync,
  input  wire [6:0] flow_op,
  input  wire flow_branch,
  input  wire [31:0] flow_after,
  input  wire [31:0] flow_jip,
  input  wire [31:0] flow_uip,
  input  wire [31:0] flow_act,
  input  wire [31:0] flow_taken,
  input  wire [31:0] flow_refused,
  input  wire flow_first,
  input  wire flow_waits_after,
  input  wire [31:0] idle,
  input  wire [31:0] parked_0,
  input  wire [31:0] parked_1,
  input  wire [31:0] parked_2,
  input  wire [31:0] parked_3,
  input  wire [31:0] parked_4,
  input  wire [31:0] parked_5,
  input  wire [31:0] parked_6,
  input  wire [31:0] parked_7,
  input  wire [31:0] parked_8,
  input  wire [31:0] parked_9,
  input  wire [31:0] parked_10,
  input  wire [31:0] parked_11,
  input  wire [31:0] parked_12,
  input  wire [31:0] parked_13,
  input  wire [31:0] parked_14,
  input  wire [31:0] parked_15,
  input  wire [31:0] parked_16,
  input  wire [31:0] parked_17,
  input  wire [31:0] parked_18,
  input  wire [31:0] parked_19,
  input  wire [31:0] parked_20,
  input  wire [31:0] parked_21,
  input  wire [31:0] parked_22,
  input  wire [31:0] parked_23,
  input  wire [31:0] parked_24,
  input  wire [31:0] parked_25,
  input  wire [31:0] parked_26,
  input  wire [31:0] parked_27,
  input  wire [31:0] parked_28,
  input  wire [31:0] parked_29,
  input  wire [31:0] parked_30,
  input  wire [31:0] parked_31,
  output wire [31:0] targets_next_ip,
  output wire [31:0] targets_taken_target,
  output wire [31:0] targets_refused_target,
  output wire [31:0] targets_act
);
  reg  [31:0] t;
  reg  [31:0] f;
  reg  [31:0] chosen;
  reg  sends;
  reg  [31:0] stay;
  reg  [31:0] meet;
  wire some_taken;
  wire some_refused;
  reg  [31:0] j2_next_ip_d;
  reg  [31:0] j2_next_ip_q;
  reg  [31:0] j2_taken_target_d;
  reg  [31:0] j2_taken_target_q;
  reg  [31:0] j2_refused_target_d;
  reg  [31:0] j2_refused_target_q;
  reg  [31:0] j2_act_d;
  reg  [31:0] j2_act_q;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      j2_next_ip_q <= 32'd0;
      j2_taken_target_q <= 32'd0;
      j2_refused_target_q <= 32'd0;
      j2_act_q <= 32'd0;
    end
    else begin
      j2_next_ip_q <= j2_next_ip_d;
      j2_taken_target_q <= j2_taken_target_d;
      j2_refused_target_q <= j2_refused_target_d;
      j2_act_q <= j2_act_d;
    end
  end

  assign some_taken = |flow_taken;
  assign some_refused = |flow_refused;
  assign targets_next_ip = j2_next_ip_q;
  assign targets_taken_target = j2_taken_target_q;
  assign targets_refused_target = j2_refused_target_q;
  assign targets_act = j2_act_q;

  always @* begin
    if (time_zero) begin end
    j2_next_ip_d = j2_next_ip_q;
    j2_taken_target_d = j2_taken_target_q;
    j2_refused_target_d = j2_refused_target_q;
    j2_act_d = j2_act_q;
    if (valid) begin
      j2_next_ip_d = chosen;
      j2_taken_target_d = t;
      j2_refused_target_d = f;
      j2_act_d = stay | (idle & meet);
    end
  end

  always @* begin
    if (time_zero) begin end
    // where the thread goes on; targets: an instruction without one sends every channel on
    chosen = flow_after;
    t = flow_after;
    f = flow_after;
    sends = ~sync;
    case (flow_op)
      7'h22: begin
        if (~some_taken) begin
          chosen = flow_jip;
        end
        f = flow_jip;
      end
      7'h24: begin
        if (~flow_waits_after) begin
          chosen = flow_jip;
        end
        t = flow_uip;
        f = flow_uip;
      end
      7'h25, 7'h2f: begin
        if (~(some_taken | some_refused)) begin
          chosen = flow_jip;
        end
      end
      7'h27: begin
        if (some_taken) begin
          chosen = flow_jip;
        end
        t = flow_jip;
      end
      7'h28: begin
        if (~some_refused) begin
          chosen = flow_jip;
        end
        t = flow_uip + 32'h10;
      end
      7'h2e: begin
        f = flow_uip;
        if (flow_branch) begin
          chosen = flow_jip;
          if (some_taken) begin
            chosen = flow_uip;
          end
          t = flow_uip;
          f = flow_after;
        end
        else if (~some_taken) begin
          chosen = flow_jip;
        end
      end
      7'h20: begin
        sends = 1'd0;
        if (flow_first) begin
          chosen = flow_jip;
        end
      end
      default: begin
        sends = 1'd0;
      end
    endcase
    if (sync) begin
      chosen = ip;
    end
    if (~sends) begin
      t = chosen;
      f = chosen;
    end
  end

  always @* begin
    if (time_zero) begin end
    stay = flow_act;
    if (t != chosen) begin
      stay = stay & ~flow_taken;
    end
    if (f != chosen) begin
      stay = stay & ~flow_refused;
    end
  end

  always @* begin
    if (time_zero) begin end
    meet = 32'd0;
    meet[0] = parked_0 == chosen;
    meet[1] = parked_1 == chosen;
    meet[2] = parked_2 == chosen;
    meet[3] = parked_3 == chosen;
    meet[4] = parked_4 == chosen;
    meet[5] = parked_5 == chosen;
    meet[6] = parked_6 == chosen;
    meet[7] = parked_7 == chosen;
    meet[8] = parked_8 == chosen;
    meet[9] = parked_9 == chosen;
    meet[10] = parked_10 == chosen;
    meet[11] = parked_11 == chosen;
    meet[12] = parked_12 == chosen;
    meet[13] = parked_13 == chosen;
    meet[14] = parked_14 == chosen;
    meet[15] = parked_15 == chosen;
    meet[16] = parked_16 == chosen;
    meet[17] = parked_17 == chosen;
    meet[18] = parked_18 == chosen;
    meet[19] = parked_19 == chosen;
    meet[20] = parked_20 == chosen;
    meet[21] = parked_21 == chosen;
    meet[22] = parked_22 == chosen;
    meet[23] = parked_23 == chosen;
    meet[24] = parked_24 == chosen;
    meet[25] = parked_25 == chosen;
    meet[26] = parked_26 == chosen;
    meet[27] = parked_27 == chosen;
    meet[28] = parked_28 == chosen;
    meet[29] = parked_29 == chosen;
    meet[30] = parked_30 == chosen;
    meet[31] = parked_31 == chosen;
  end
endmodule
`default_nettype wire
