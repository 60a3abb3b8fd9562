// tessera_je
// Branch unit: joins, divergence and the next address of a thread.
//
//   in    1  clock              Clock.
//   in    1  reset              Synchronous reset, active high.
// start: A thread starts.
//   in    1  start_valid        It happens in this cycle.
//   in    3  start_slot         Thread slot.
// issue: Instructions from TC.
//   in    1  issue_valid        An item is on offer.
//   in    3  issue_slot         Thread slot.
//   in   32  issue_ip           Address of the instruction.
//   in    1  issue_len8         1: the instruction is 8 bytes long (compacted).
//   in    7  issue_op           Opcode; 0 with `sync`.
//   in    1  issue_branch       BranchCtrl (`.b`).
//   in    3  issue_group        First channel, in fours.
//   in    3  issue_size         Execution size: 2 to the power of it channels.
//   in   32  issue_uip          Distance in bytes to the end of the structure.
//   in   32  issue_jip          Distance in bytes to the next join; of `jmpi` its immediate, of `calla` an address.
//   in    1  issue_reg          The target is in a register, which `jip` or `uip` names.
//   in    7  issue_dst          Register that a call writes.
//   in    3  issue_dst_sub      The first dword of it that is written.
//   in    1  issue_sync         Join the channels parked at `ip`; the instruction itself is not executed.
//   in   32  issue_act          Active channels.
//   in   32  issue_pred         Predicate by channel number (all ones without predicate).
//   out   1  issue_ready        The item, if there is one, is taken at this edge.
// rd: Row of a register that is read.
//   out   1  rd_valid           A row is wanted.
//   out  10  rd_row             Which one.
//   in    1  rd_gnt             It is read at this edge.
//   in   64  rd_data_0          Row granted in the cycle before.
//   in   64  rd_data_1
//   in   64  rd_data_2
//   in   64  rd_data_3
// wb: Row write of a call.
//   out   1  wb_valid           A row is to be written.
//   out  10  wb_row             Which one.
//   out  32  wb_be              Bytes to write.
//   out  64  wb_data_0          The bytes, low ones first.
//   out  64  wb_data_1
//   out  64  wb_data_2
//   out  64  wb_data_3
//   in    1  wb_gnt             Taken at this edge and written at the next one.
// writer: The instruction it belongs to.
//   out   3  writer_slot        Thread slot.
//   out  32  writer_ip          Address of the instruction.
// branch: Result of the operation in work.
//   out   1  branch_valid       There is one in this cycle.
//   out   3  branch_slot        Thread slot.
//   out   1  branch_sync        It is that of a sync.
//   out  32  branch_target      Where the thread goes on.
//   out  32  branch_act         Channels active there.
//   out   1  branch_wake_valid  Channels are parked at a higher address.
//   out  32  branch_wake        The lowest such address.
// ret: The same operation for the retire port.
//   out   1  ret_valid          It completes in this cycle.
//   out   3  ret_slot           Thread slot.
//   out  32  ret_ip             Address of the instruction.
//   out   7  ret_op             Its opcode; 0 for a sync of JE.
//   out  32  ret_mask           ALU and ME: write-enabled lanes; JE: active channels after the join.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: issue (in): transfer at a rising edge with valid and ready both high.
// Contract: hdl/docs/src/contract/je.md
//
// Exported from hdl/blocks/eu/src/je/mod.rs; do not edit.
`default_nettype none
module tessera_je (
  input  wire clock,
  input  wire reset,
  input  wire start_valid,
  input  wire [2:0] start_slot,
  input  wire issue_valid,
  input  wire [2:0] issue_slot,
  input  wire [31:0] issue_ip,
  input  wire issue_len8,
  input  wire [6:0] issue_op,
  input  wire issue_branch,
  input  wire [2:0] issue_group,
  input  wire [2:0] issue_size,
  input  wire [31:0] issue_uip,
  input  wire [31:0] issue_jip,
  input  wire issue_reg,
  input  wire [6:0] issue_dst,
  input  wire [2:0] issue_dst_sub,
  input  wire issue_sync,
  input  wire [31:0] issue_act,
  input  wire [31:0] issue_pred,
  output wire issue_ready,
  output wire rd_valid,
  output wire [9:0] rd_row,
  input  wire rd_gnt,
  input  wire [63:0] rd_data_0,
  input  wire [63:0] rd_data_1,
  input  wire [63:0] rd_data_2,
  input  wire [63:0] rd_data_3,
  output wire wb_valid,
  output wire [9:0] wb_row,
  output wire [31:0] wb_be,
  output wire [63:0] wb_data_0,
  output wire [63:0] wb_data_1,
  output wire [63:0] wb_data_2,
  output wire [63:0] wb_data_3,
  input  wire wb_gnt,
  output reg  [2:0] writer_slot,
  output reg  [31:0] writer_ip,
  output wire branch_valid,
  output wire [2:0] branch_slot,
  output wire branch_sync,
  output wire [31:0] branch_target,
  output wire [31:0] branch_act,
  output wire branch_wake_valid,
  output wire [31:0] branch_wake,
  output wire ret_valid,
  output wire [2:0] ret_slot,
  output wire [31:0] ret_ip,
  output wire [6:0] ret_op,
  output wire [31:0] ret_mask
);
  wire free;
  wire take;
  wire issue_known;
  wire evaluated;
  wire [7:0] counted;
  wire [7:0] started;
  wire groups__read_enable;
  wire [7:0] groups__read_address;
  wire [63:0] groups__read_data_0;
  wire [7:0] groups__write_address;
  wire [63:0] groups__write_data_0;
  wire [63:0] nearest__read_data_0;
  wire [63:0] nearest__write_data_0;
  wire [12:0] summary__read_data_0;
  wire [12:0] summary__write_data_0;
  reg  [7:0] known_q;
  reg  [2:0] op_slot_q;
  reg  [31:0] op_ip_q;
  reg  op_len8_q;
  reg  [6:0] op_op_q;
  reg  op_branch_q;
  reg  [2:0] op_group_q;
  reg  [2:0] op_size_q;
  reg  [31:0] op_uip_q;
  reg  [31:0] op_jip_q;
  reg  op_reg_q;
  reg  [6:0] op_dst_q;
  reg  [2:0] op_dst_sub_q;
  reg  op_sync_q;
  reg  [31:0] op_act_q;
  reg  [31:0] op_pred_q;
  reg  evaluating_q;
  reg  writing_q;
  reg  wrote_q;
  reg  scanning_q;
  reg  finishing_q;
  reg  storing_q;
  reg  again_q;
  wire registers__ask;
  wire registers__rd_valid;
  wire [9:0] registers__rd_row;
  wire registers__busy;
  wire registers__sets_jip;
  wire registers__sets_uip;
  wire [31:0] registers__value;
  wire registers__complete;
  wire registers__wb_valid;
  wire [9:0] registers__wb_row;
  wire [31:0] registers__wb_be;
  wire [63:0] registers__wb_data_0;
  wire [63:0] registers__wb_data_1;
  wire [63:0] registers__wb_data_2;
  wire [63:0] registers__wb_data_3;
  wire [31:0] evaluate__parting_next_ip;
  wire [31:0] evaluate__parting_act;
  wire [31:0] evaluate__parting_leaving;
  wire [31:0] evaluate__parting_leave_address;
  wire evaluate__first;
  wire evaluate__joins;
  wire evaluate__probes;
  wire evaluate__calls;
  wire [31:0] evaluate__after;
  wire [31:0] evaluate__taken;
  reg  scan__loaded_valid;
  wire [31:0] scan__loaded_address;
  wire [31:0] scan__loaded_mask;
  wire [5:0] scan__loaded_row;
  reg  [5:0] scan__count;
  wire [31:0] scan__row_address;
  wire [31:0] scan__row_mask;
  wire scan__nearest_valid;
  wire [31:0] scan__nearest_address;
  wire [31:0] scan__nearest_mask;
  wire [5:0] scan__nearest_row;
  wire scan__found;
  wire scan__none;
  wire scan__last;
  wire [4:0] scan__read_row;
  wire scan__write;
  wire [4:0] scan__write_row;
  wire [31:0] scan__write_address;
  wire [31:0] scan__write_mask;
  wire [31:0] scan__next_ip;
  wire [31:0] scan__act;
  wire scan__ahead_valid;
  wire [31:0] scan__ahead_address;
  wire [31:0] scan__ahead_mask;
  wire [5:0] scan__ahead_row;
  wire [5:0] scan__rows;
  reg  r_valid_q;
  reg  [2:0] r_slot_q;
  reg  r_sync_q;
  reg  [31:0] r_target_q;
  reg  [31:0] r_act_q;
  reg  r_wake_valid_q;
  reg  [31:0] r_wake_q;
  reg  r_ret_valid_q;
  reg  [2:0] r_ret_slot_q;
  reg  [31:0] r_ret_ip_q;
  reg  [6:0] r_ret_op_q;
  reg  [31:0] r_ret_mask_q;
  wire [7:0] tmp_0 = known_q >> issue_slot;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (take) begin
      op_slot_q <= issue_slot;
      op_ip_q <= issue_ip;
      op_len8_q <= issue_len8;
      op_op_q <= issue_op;
      op_branch_q <= issue_branch;
      op_group_q <= issue_group;
      op_size_q <= issue_size;
      op_uip_q <= issue_uip;
      op_jip_q <= issue_jip;
      op_reg_q <= issue_reg;
      op_dst_q <= issue_dst;
      op_dst_sub_q <= issue_dst_sub;
      op_sync_q <= issue_sync;
      op_act_q <= issue_act;
      op_pred_q <= issue_pred;
    end
    if (registers__sets_jip) begin
      op_jip_q <= registers__value;
    end
    if (registers__sets_uip) begin
      op_uip_q <= registers__value;
    end
    if (evaluating_q) begin
      op_act_q <= evaluate__parting_act;
    end
  end

  always @(posedge clock) begin
    if (reset) begin
      known_q <= 8'd0;
      evaluating_q <= 1'd0;
      writing_q <= 1'd0;
      wrote_q <= 1'd0;
      scanning_q <= 1'd0;
      finishing_q <= 1'd0;
      storing_q <= 1'd0;
      again_q <= 1'd0;
      r_valid_q <= 1'd0;
      r_slot_q <= 3'd0;
      r_sync_q <= 1'd0;
      r_target_q <= 32'd0;
      r_act_q <= 32'd0;
      r_wake_valid_q <= 1'd0;
      r_wake_q <= 32'd0;
      r_ret_valid_q <= 1'd0;
      r_ret_slot_q <= 3'd0;
      r_ret_ip_q <= 32'd0;
      r_ret_op_q <= 7'd0;
      r_ret_mask_q <= 32'd0;
    end
    else begin
      known_q <= (known_q | counted) & ~started;
      // stages
      evaluating_q <= (take & ~issue_reg) | registers__complete | (finishing_q & again_q);
      writing_q <= (evaluating_q & evaluate__calls) | (writing_q & ~wb_gnt);
      wrote_q <= writing_q & wb_gnt;
      scanning_q <= (evaluated & ~scan__none) | (scanning_q & ~scan__last);
      finishing_q <= (evaluated & scan__none) | (scanning_q & scan__last);
      // what is kept of the thread is written beside the result
      storing_q <= finishing_q;
      if (evaluating_q) begin
        again_q <= evaluate__probes;
      end
      // result; without one all is 0
      r_valid_q <= 1'd0;
      r_slot_q <= 3'd0;
      r_sync_q <= 1'd0;
      r_target_q <= 32'd0;
      r_act_q <= 32'd0;
      r_wake_valid_q <= 1'd0;
      r_wake_q <= 32'd0;
      r_ret_valid_q <= 1'd0;
      r_ret_slot_q <= 3'd0;
      r_ret_ip_q <= 32'd0;
      r_ret_op_q <= 7'd0;
      r_ret_mask_q <= 32'd0;
      if (finishing_q & ~again_q) begin
        r_valid_q <= 1'd1;
        r_ret_valid_q <= 1'd1;
        r_slot_q <= op_slot_q;
        r_sync_q <= op_sync_q;
        r_target_q <= scan__next_ip;
        r_act_q <= scan__act;
        r_ret_slot_q <= op_slot_q;
        r_ret_ip_q <= op_ip_q;
        r_ret_op_q <= op_op_q;
        r_ret_mask_q <= op_act_q;
        if (scan__ahead_valid) begin
          r_wake_valid_q <= 1'd1;
          r_wake_q <= scan__ahead_address;
        end
      end
    end
  end

  tessera_ram1r1w #(.A(8), .WORDS(1), .W(64), .LANES(1)) groups (
    .clock(clock),
    .read_enable(groups__read_enable),
    .read_address(groups__read_address),
    .read_data(groups__read_data_0),
    .write_address(groups__write_address),
    .write_data(groups__write_data_0),
    .write_enable(scan__write)
  );

  tessera_lut_ram #(.A(3), .WORDS(1), .W(64)) nearest (
    .clock(clock),
    .read_address(issue_slot),
    .read_data(nearest__read_data_0),
    .write_address(op_slot_q),
    .write_data(nearest__write_data_0),
    .write_enable(storing_q)
  );

  tessera_lut_ram #(.A(3), .WORDS(1), .W(13)) summary (
    .clock(clock),
    .read_address(issue_slot),
    .read_data(summary__read_data_0),
    .write_address(op_slot_q),
    .write_data(summary__write_data_0),
    .write_enable(storing_q)
  );

  tessera_je_registers registers (
    .clock(clock),
    .reset(reset),
    .ask(registers__ask),
    .op(op_op_q),
    .slot(op_slot_q),
    .jip(op_jip_q),
    .uip(op_uip_q),
    .rd_valid(registers__rd_valid),
    .rd_row(registers__rd_row),
    .rd_gnt(rd_gnt),
    .rd_data_0(rd_data_0),
    .rd_data_1(rd_data_1),
    .rd_data_2(rd_data_2),
    .rd_data_3(rd_data_3),
    .busy(registers__busy),
    .sets_jip(registers__sets_jip),
    .sets_uip(registers__sets_uip),
    .value(registers__value),
    .complete(registers__complete),
    .write(writing_q),
    .dst(op_dst_q),
    .dst_sub(op_dst_sub_q),
    .after(evaluate__after),
    .taken(evaluate__taken),
    .wb_valid(registers__wb_valid),
    .wb_row(registers__wb_row),
    .wb_be(registers__wb_be),
    .wb_data_0(registers__wb_data_0),
    .wb_data_1(registers__wb_data_1),
    .wb_data_2(registers__wb_data_2),
    .wb_data_3(registers__wb_data_3),
    .wb_gnt(wb_gnt)
  );

  tessera_je_evaluate evaluate (
    // evaluate
    .ip(op_ip_q),
    .len8(op_len8_q),
    .sync(op_sync_q),
    .code_op(op_op_q),
    .code_branch(op_branch_q),
    .code_group(op_group_q),
    .code_size(op_size_q),
    .code_uip(op_uip_q),
    .code_jip(op_jip_q),
    .code_reg(op_reg_q),
    .code_dst(op_dst_q),
    .code_dst_sub(op_dst_sub_q),
    .active(op_act_q),
    .predicate(op_pred_q),
    .nearest_valid(scan__nearest_valid),
    .nearest_address(scan__nearest_address),
    .nearest_mask(scan__nearest_mask),
    .nearest_row(scan__nearest_row),
    .parting_next_ip(evaluate__parting_next_ip),
    .parting_act(evaluate__parting_act),
    .parting_leaving(evaluate__parting_leaving),
    .parting_leave_address(evaluate__parting_leave_address),
    .first(evaluate__first),
    .waits_after(scan__found),
    .joins(evaluate__joins),
    .probes(evaluate__probes),
    .calls(evaluate__calls),
    .after(evaluate__after),
    .taken(evaluate__taken)
  );

  tessera_je_scan scan (
    .clock(clock),
    .reset(reset),
    .load(take),
    .loaded_valid(scan__loaded_valid),
    .loaded_address(scan__loaded_address),
    .loaded_mask(scan__loaded_mask),
    .loaded_row(scan__loaded_row),
    .count(scan__count),
    // scan; the table has 32 rows a thread
    .open(evaluating_q),
    .parting_next_ip(evaluate__parting_next_ip),
    .parting_act(evaluate__parting_act),
    .parting_leaving(evaluate__parting_leaving),
    .parting_leave_address(evaluate__parting_leave_address),
    .joins(evaluate__joins),
    .probes(evaluate__probes),
    .look(scanning_q),
    .finish(finishing_q),
    .row_address(scan__row_address),
    .row_mask(scan__row_mask),
    .nearest_valid(scan__nearest_valid),
    .nearest_address(scan__nearest_address),
    .nearest_mask(scan__nearest_mask),
    .nearest_row(scan__nearest_row),
    .found(scan__found),
    .none(scan__none),
    .last(scan__last),
    .read_row(scan__read_row),
    .write(scan__write),
    .write_row(scan__write_row),
    .write_address(scan__write_address),
    .write_mask(scan__write_mask),
    .next_ip(scan__next_ip),
    .act(scan__act),
    .ahead_valid(scan__ahead_valid),
    .ahead_address(scan__ahead_address),
    .ahead_mask(scan__ahead_mask),
    .ahead_row(scan__ahead_row),
    .rows(scan__rows)
  );

  // issue: the operation and what is kept of its thread
  assign free = ~(registers__busy | evaluating_q | writing_q | scanning_q | finishing_q);
  assign issue_ready = free;
  assign take = issue_valid & free;
  assign issue_known = tmp_0[0];
  assign scan__loaded_address = nearest__read_data_0[31:0];
  assign scan__loaded_mask = nearest__read_data_0[63:32];
  assign scan__loaded_row = summary__read_data_0[11:6];
  assign evaluated = (evaluating_q & ~evaluate__calls) | (writing_q & wb_gnt);
  // registers
  assign registers__ask = take & issue_reg;
  assign rd_valid = registers__rd_valid;
  assign rd_row = registers__rd_row;
  assign wb_valid = registers__wb_valid;
  assign wb_row = registers__wb_row;
  assign wb_be = registers__wb_be;
  assign wb_data_0 = registers__wb_data_0;
  assign wb_data_1 = registers__wb_data_1;
  assign wb_data_2 = registers__wb_data_2;
  assign wb_data_3 = registers__wb_data_3;
  assign evaluate__first = ~scan__none & ~again_q;
  assign groups__read_enable = ~writing_q;
  assign groups__read_address = {op_slot_q, scan__read_row};
  assign groups__write_address = {op_slot_q, scan__write_row};
  assign groups__write_data_0 = {scan__write_mask, scan__write_address};
  assign scan__row_address = groups__read_data_0[31:0];
  assign scan__row_mask = groups__read_data_0[63:32];
  assign nearest__write_data_0 = {scan__nearest_mask, scan__nearest_address};
  assign summary__write_data_0 = {scan__nearest_valid, scan__nearest_row, scan__rows};
  assign counted = storing_q ? (8'd1 << op_slot_q) : 8'd0;
  assign started = start_valid ? (8'd1 << start_slot) : 8'd0;
  assign branch_valid = r_valid_q;
  assign branch_slot = r_slot_q;
  assign branch_sync = r_sync_q;
  assign branch_target = r_target_q;
  assign branch_act = r_act_q;
  assign branch_wake_valid = r_wake_valid_q;
  assign branch_wake = r_wake_q;
  assign ret_valid = r_ret_valid_q;
  assign ret_slot = r_ret_slot_q;
  assign ret_ip = r_ret_ip_q;
  assign ret_op = r_ret_op_q;
  assign ret_mask = r_ret_mask_q;

  always @* begin
    if (time_zero) begin end
    scan__loaded_valid = 1'd0;
    scan__count = 6'd0;
    if (issue_known) begin
      scan__loaded_valid = summary__read_data_0[12];
      scan__count = summary__read_data_0[5:0];
    end
  end

  always @* begin
    if (time_zero) begin end
    writer_slot = 3'd0;
    writer_ip = 32'd0;
    if (wrote_q) begin
      writer_slot = op_slot_q;
      writer_ip = op_ip_q;
    end
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, scan__ahead_mask, scan__ahead_row, tmp_0[7:1]};
endmodule
`default_nettype wire
