// tessera_je_evaluate
// First stage of the branch unit.
//
//   in   32  ip
//   in    1  len8
//   in    1  sync
//   in    7  code_op                Opcode; 0 for a sync.
//   in    1  code_branch            BranchCtrl (`.b`).
//   in    3  code_group             First channel, in fours.
//   in    3  code_size              Execution size: 2 to the power of it channels.
//   in   32  code_uip               UIP.
//   in   32  code_jip               JIP.
//   in    1  code_reg               The target is in a register.
//   in    7  code_dst               Register that a call writes.
//   in    3  code_dst_sub           First dword of it.
//   in   32  active                 Active channels as TC knows them.
//   in   32  predicate
// nearest: The group that waits nearest ahead.
//   in    1  nearest_valid          There are some.
//   in   32  nearest_address        Where they wait.
//   in   32  nearest_mask           The channels.
//   in    6  nearest_row            Their row in the table of groups, counted from 1.
//   out  32  parting_next_ip        Where the thread goes on.
//   out  32  parting_act            Active channels after the join.
//   out  32  parting_leaving        Those of them that do not go on with the thread.
//   out  32  parting_leave_address  Where they go.
//   in    1  first                  The thread has groups, and this is the first pass over them.
//   in    1  waits_after            The first pass has found the group of an `else`.
//   out   1  joins                  The nearest group joins.
//   out   1  probes                 The instruction is an `else` before its first pass, which joins, and looks for a
//                                   group at `leave_address` that has a channel of `leaving`; nobody leaves.
//   out   1  calls                  It is a call; this is what it writes.
//   out  32  after
//   out  32  taken
//
// Combinational.
//
// Exported from hdl/blocks/eu/src/je/evaluate.rs; do not edit.
`default_nettype none
module tessera_je_evaluate (
  input  wire [31:0] ip,
  input  wire len8,
  input  wire sync,
  input  wire [6:0] code_op,
  input  wire code_branch,
  input  wire [2:0] code_group,
  input  wire [2:0] code_size,
  input  wire [31:0] code_uip,
  input  wire [31:0] code_jip,
  input  wire code_reg,
  input  wire [6:0] code_dst,
  input  wire [2:0] code_dst_sub,
  input  wire [31:0] active,
  input  wire [31:0] predicate,
  input  wire nearest_valid,
  input  wire [31:0] nearest_address,
  input  wire [31:0] nearest_mask,
  input  wire [5:0] nearest_row,
  output reg  [31:0] parting_next_ip,
  output reg  [31:0] parting_act,
  output reg  [31:0] parting_leaving,
  output reg  [31:0] parting_leave_address,
  input  wire first,
  input  wire waits_after,
  output wire joins,
  output wire probes,
  output wire calls,
  output wire [31:0] after,
  output wire [31:0] taken
);
  wire [4:0] offset;
  reg  [31:0] lanes;
  wire [31:0] range;
  wire [31:0] jump_base;
  wire [31:0] exit_base;
  wire [31:0] jump;
  wire [31:0] exit;
  wire met;
  wire [31:0] active_range;
  wire [31:0] joining_range;
  reg  [31:0] enabled;
  wire [31:0] refused;
  wire some_taken;
  wire some_refused;
  reg  jumps;
  reg  exits;
  wire [31:0] tmp_0 = predicate >> offset;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  // channels of the instruction: offset 8 * QtrCtrl + 4 * NibCtrl
  assign offset = {code_group, 2'd0};
  assign range = lanes << offset;
  // addresses: jmpi counts from the next instruction, calla and ret from 0; break ends behind the while
  assign after = len8 ? (ip + 32'd8) : (ip + 32'h10);
  assign jump_base = ((code_op == 7'h2b) | (code_op == 7'h2d)) ? 32'd0 : (code_op == 7'h20) ? after : ip;
  assign calls = (code_op == 7'h2c) | (code_op == 7'h2b);
  assign exit_base = (code_op == 7'h28) ? (ip + 32'h10) : ip;
  assign jump = jump_base + code_jip;
  assign exit = exit_base + code_uip;
  // join; the sets of both kinds of channels are formed beside the comparison
  assign met = nearest_valid & (nearest_address == ip);
  assign joins = met;
  assign taken = enabled & predicate;
  assign refused = enabled & ~predicate;
  assign active_range = active & range;
  assign joining_range = nearest_mask & range;
  assign some_taken = (|(active_range & predicate)) | (met & (|(joining_range & predicate)));
  assign some_refused = (|(active_range & ~predicate)) | (met & (|(joining_range & ~predicate)));
  // a sync and the first pass of an else stay where they are
  assign probes = first & (code_op == 7'h24);

  always @* begin
    if (time_zero) begin end
    lanes = 32'hffffffff;
    if (code_size == 3'd0) begin
      lanes = 32'd1;
    end
    if (code_size == 3'd1) begin
      lanes = 32'd3;
    end
    if (code_size == 3'd2) begin
      lanes = 32'hf;
    end
    if (code_size == 3'd3) begin
      lanes = 32'hff;
    end
    if (code_size == 3'd4) begin
      lanes = 32'hffff;
    end
  end

  always @* begin
    if (time_zero) begin end
    parting_act = active;
    enabled = active & range;
    if (met) begin
      parting_act = active | nearest_mask;
      enabled = (active | nearest_mask) & range;
    end
  end

  always @* begin
    if (time_zero) begin end
    // who leaves to where; where the rest goes on
    jumps = 1'd0;
    exits = 1'd0;
    parting_leaving = 32'd0;
    parting_leave_address = exit;
    case (code_op)
      7'h22: begin
        jumps = ~some_taken;
        parting_leaving = refused;
        parting_leave_address = jump;
      end
      7'h24: begin
        jumps = ~waits_after;
        parting_leaving = enabled;
      end
      7'h25, 7'h2f: begin
        jumps = ~(some_taken | some_refused);
      end
      7'h27: begin
        jumps = some_taken;
        parting_leaving = refused;
        parting_leave_address = after;
      end
      7'h28, 7'h29, 7'h2a, 7'h23: begin
        jumps = ~some_refused;
        parting_leaving = taken;
      end
      7'h2e: begin
        jumps = ~some_taken;
        parting_leaving = refused;
        if (code_branch) begin
          exits = some_taken;
          parting_leave_address = after;
        end
      end
      7'h21, 7'h2d: begin
        jumps = ~some_refused;
        parting_leaving = taken;
        parting_leave_address = jump;
      end
      7'h2c, 7'h2b: begin
        jumps = some_taken;
        parting_leaving = refused;
        parting_leave_address = after;
      end
      7'h20: begin
        jumps = tmp_0[0];
      end
      default: begin
      end
    endcase
    parting_next_ip = after;
    if (jumps) begin
      parting_next_ip = jump;
    end
    if (exits) begin
      parting_next_ip = exit;
    end
    if (sync | probes) begin
      parting_next_ip = ip;
      parting_leaving = 32'd0;
    end
    if (probes) begin
      parting_leaving = range;
      parting_leave_address = after;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, code_reg, code_dst, code_dst_sub, nearest_row, tmp_0[31:1]};
endmodule
`default_nettype wire
