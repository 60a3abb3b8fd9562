// tessera_me
// Message unit: send payload out, response in, end of thread.
//
//   in    1  clock          Clock.
//   in    1  reset          Synchronous reset, active high.
// issue: Instructions from TC.
//   in    1  issue_valid    An item is on offer.
//   in    3  issue_slot     Thread slot.
//   in   32  issue_ip       Address of the instruction.
//   in    7  issue_op       Opcode.
//   in    1  issue_eot      End of thread.
//   in    7  issue_src0     First register of the payload.
//   in    4  issue_mlen     Registers of the payload.
//   in    7  issue_src1     First register of the second payload.
//   in    4  issue_xlen     Registers of the second payload; 0 without one.
//   in    7  issue_dst      First register of the response.
//   in    5  issue_rlen     Registers of the response; 0 without one.
//   in    1  issue_by_a0    The descriptor is in a0: `mlen` and `desc` mean nothing, `rlen` is all ones or 0.
//   in    4  issue_sfid     Shared function.
//   in   31  issue_desc     Descriptor, bits 30:0.
//   in   16  issue_extra    Extended descriptor, bits 31:16.
//   in   32  issue_emask    Enabled lanes.
//   in    2  issue_sb       Scoreboard entry of the response.
//   out   1  issue_ready    The item, if there is one, is taken at this edge.
// rd: Payload row wanted.
//   out   1  rd_valid       A row is wanted.
//   out  10  rd_row         Which one.
//   in    1  rd_gnt         It is read at this edge.
//   in   64  rd_data_0      Row granted in the cycle before.
//   in   64  rd_data_1
//   in   64  rd_data_2
//   in   64  rd_data_3
// mo: Message out, one register a beat.
//   out   1  mo_valid       An item is on offer.
//   out   3  mo_slot        Thread slot.
//   out   2  mo_sb          Scoreboard entry of the response.
//   out  32  mo_ip          Address of the instruction.
//   out  32  mo_desc        Message descriptor.
//   out  32  mo_exdesc      Extended descriptor: SFID, end of thread in bit 5, length of the second payload from bit 6
//                           up.
//   out  32  mo_mask        Enabled lanes.
//   out   7  mo_dst         First register of the response.
//   out   5  mo_rlen        Registers of the response.
//   out   1  mo_first       First beat of the message.
//   out   1  mo_last        Last beat of the message.
//   out  64  mo_data_0      The register.
//   out  64  mo_data_1
//   out  64  mo_data_2
//   out  64  mo_data_3
//   in    1  mo_ready       The item, if there is one, is taken at this edge.
// resp: Responses in, one register a beat.
//   in    1  resp_valid     An item is on offer.
//   in    3  resp_slot      Thread slot.
//   in    2  resp_sb        Scoreboard entry of the message.
//   in    7  resp_reg       Register to write.
//   in   32  resp_be        Bytes to write.
//   in   64  resp_data_0    The bytes.
//   in   64  resp_data_1
//   in   64  resp_data_2
//   in   64  resp_data_3
//   in    1  resp_last      Last beat of the response: the scoreboard entry becomes free.
//   out   1  resp_ready     The item, if there is one, is taken at this edge.
// wb: Row write of a response.
//   out   1  wb_valid       A row is to be written.
//   out  10  wb_row         Which one.
//   out  32  wb_be          Bytes to write.
//   out  64  wb_data_0      The bytes, low ones first.
//   out  64  wb_data_1
//   out  64  wb_data_2
//   out  64  wb_data_3
//   in    1  wb_gnt         Taken at this edge and written at the next one.
// done: The last beat of a response has been written.
//   out   1  done_valid     It happens in this cycle.
//   out   3  done_slot      Thread slot.
//   out   2  done_sb        Scoreboard entry that becomes free.
// fetched: A message has left: its payload is read.
//   out   1  fetched_valid  It happens in this cycle.
//   out   3  fetched_slot   Thread slot.
// ret: A message or an end of thread has left, for the retire port.
//   out   1  ret_valid      It completes in this cycle.
//   out   3  ret_slot       Thread slot.
//   out  32  ret_ip         Address of the instruction.
//   out   7  ret_op         Its opcode; 0 for a sync of JE.
//   out  32  ret_mask       ALU and ME: write-enabled lanes; JE: active channels after the join.
// eot: A thread wants to end.
//   out   1  eot_valid      An item is on offer.
//   out   3  eot_slot       Thread slot.
//   in    1  eot_ready      The item, if there is one, is taken at this edge.
// ended: Its end has been taken.
//   out   1  ended_valid    It happens in this cycle.
//   out   3  ended_slot     Thread slot.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: issue (in), mo (out), resp (in), eot (out): transfer at a rising edge with valid and ready both high.
// Contract: hdl/docs/src/contract/me.md
//
// Exported from hdl/blocks/eu/src/me/mod.rs; do not edit.
`default_nettype none
module tessera_me (
  input  wire clock,
  input  wire reset,
  input  wire issue_valid,
  input  wire [2:0] issue_slot,
  input  wire [31:0] issue_ip,
  input  wire [6:0] issue_op,
  input  wire issue_eot,
  input  wire [6:0] issue_src0,
  input  wire [3:0] issue_mlen,
  input  wire [6:0] issue_src1,
  input  wire [3:0] issue_xlen,
  input  wire [6:0] issue_dst,
  input  wire [4:0] issue_rlen,
  input  wire issue_by_a0,
  input  wire [3:0] issue_sfid,
  input  wire [30:0] issue_desc,
  input  wire [15:0] issue_extra,
  input  wire [31:0] issue_emask,
  input  wire [1:0] issue_sb,
  output wire issue_ready,
  output wire rd_valid,
  output wire [9:0] rd_row,
  input  wire rd_gnt,
  input  wire [63:0] rd_data_0,
  input  wire [63:0] rd_data_1,
  input  wire [63:0] rd_data_2,
  input  wire [63:0] rd_data_3,
  output wire mo_valid,
  output reg  [2:0] mo_slot,
  output reg  [1:0] mo_sb,
  output reg  [31:0] mo_ip,
  output reg  [31:0] mo_desc,
  output reg  [31:0] mo_exdesc,
  output reg  [31:0] mo_mask,
  output reg  [6:0] mo_dst,
  output reg  [4:0] mo_rlen,
  output wire mo_first,
  output wire mo_last,
  output wire [63:0] mo_data_0,
  output wire [63:0] mo_data_1,
  output wire [63:0] mo_data_2,
  output wire [63:0] mo_data_3,
  input  wire mo_ready,
  input  wire resp_valid,
  input  wire [2:0] resp_slot,
  input  wire [1:0] resp_sb,
  input  wire [6:0] resp_reg,
  input  wire [31:0] resp_be,
  input  wire [63:0] resp_data_0,
  input  wire [63:0] resp_data_1,
  input  wire [63:0] resp_data_2,
  input  wire [63:0] resp_data_3,
  input  wire resp_last,
  output wire resp_ready,
  output wire wb_valid,
  output reg  [9:0] wb_row,
  output reg  [31:0] wb_be,
  output reg  [63:0] wb_data_0,
  output reg  [63:0] wb_data_1,
  output reg  [63:0] wb_data_2,
  output reg  [63:0] wb_data_3,
  input  wire wb_gnt,
  output wire done_valid,
  output wire [2:0] done_slot,
  output wire [1:0] done_sb,
  output wire fetched_valid,
  output wire [2:0] fetched_slot,
  output wire ret_valid,
  output reg  [2:0] ret_slot,
  output reg  [31:0] ret_ip,
  output reg  [6:0] ret_op,
  output reg  [31:0] ret_mask,
  output wire eot_valid,
  output wire [2:0] eot_slot,
  input  wire eot_ready,
  output wire ended_valid,
  output wire [2:0] ended_slot
);
  wire sent_last;
  wire end_taken;
  wire completes;
  reg  busy_q;
  reg  ending_q;
  reg  over_valid_q;
  reg  [2:0] over_slot_q;
  reg  [1:0] over_sb_q;
  wire header__issue_ready;
  wire [31:0] header__descriptor;
  wire header__take;
  wire [2:0] header__slot;
  wire [31:0] header__ip;
  wire [6:0] header__op;
  wire [31:0] header__mask;
  wire [1:0] header__sb;
  wire [6:0] header__src0;
  wire [6:0] header__src1;
  wire [3:0] header__mlen;
  wire [4:0] header__total;
  wire [6:0] header__dst;
  wire [4:0] header__rlen;
  wire [31:0] header__desc;
  wire [31:0] header__exdesc;
  wire payload__told;
  wire payload__rd_valid;
  wire [9:0] payload__rd_row;
  wire payload__mo_valid;
  wire payload__mo_first;
  wire payload__mo_last;
  wire [63:0] payload__mo_data_0;
  wire [63:0] payload__mo_data_1;
  wire [63:0] payload__mo_data_2;
  wire [63:0] payload__mo_data_3;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      busy_q <= 1'd0;
      ending_q <= 1'd0;
      over_valid_q <= 1'd0;
      over_slot_q <= 3'd0;
      over_sb_q <= 2'd0;
    end
    else begin
      if (completes) begin
        busy_q <= 1'd0;
        ending_q <= 1'd0;
      end
      if (header__take) begin
        busy_q <= 1'd1;
        ending_q <= issue_eot;
      end
      // its end
      over_valid_q <= 1'd0;
      over_slot_q <= 3'd0;
      over_sb_q <= 2'd0;
      if (resp_valid & wb_gnt & resp_last) begin
        over_valid_q <= 1'd1;
        over_slot_q <= resp_slot;
        over_sb_q <= resp_sb;
      end
    end
  end

  tessera_me_header header (
    .clock(clock),
    .reset(reset),
    // issue
    .issue_valid(issue_valid),
    .issue_slot(issue_slot),
    .issue_ip(issue_ip),
    .issue_op(issue_op),
    .issue_eot(issue_eot),
    .issue_src0(issue_src0),
    .issue_mlen(issue_mlen),
    .issue_src1(issue_src1),
    .issue_xlen(issue_xlen),
    .issue_dst(issue_dst),
    .issue_rlen(issue_rlen),
    .issue_by_a0(issue_by_a0),
    .issue_sfid(issue_sfid),
    .issue_desc(issue_desc),
    .issue_extra(issue_extra),
    .issue_emask(issue_emask),
    .issue_sb(issue_sb),
    .issue_ready(header__issue_ready),
    .busy(busy_q),
    .told(payload__told),
    .descriptor(header__descriptor),
    .take(header__take),
    .slot(header__slot),
    .ip(header__ip),
    .op(header__op),
    .mask(header__mask),
    .sb(header__sb),
    .src0(header__src0),
    .src1(header__src1),
    .mlen(header__mlen),
    .total(header__total),
    .dst(header__dst),
    .rlen(header__rlen),
    .desc(header__desc),
    .exdesc(header__exdesc)
  );

  tessera_me_payload payload (
    .clock(clock),
    .reset(reset),
    // payload
    .take(header__take),
    .busy(busy_q),
    .by_a0(issue_by_a0),
    .told(payload__told),
    .slot(header__slot),
    .first_reg(header__src0),
    .second_reg(header__src1),
    .first_len(header__mlen),
    .total(header__total),
    .rd_data_0(rd_data_0),
    .rd_data_1(rd_data_1),
    .rd_data_2(rd_data_2),
    .rd_data_3(rd_data_3),
    .mo_ready(mo_ready),
    .rd_valid(payload__rd_valid),
    .rd_row(payload__rd_row),
    .rd_gnt(rd_gnt),
    .mo_valid(payload__mo_valid),
    .mo_first(payload__mo_first),
    .mo_last(payload__mo_last),
    .mo_data_0(payload__mo_data_0),
    .mo_data_1(payload__mo_data_1),
    .mo_data_2(payload__mo_data_2),
    .mo_data_3(payload__mo_data_3)
  );

  assign issue_ready = header__issue_ready;
  assign header__descriptor = rd_data_0[31:0];
  assign rd_valid = payload__rd_valid;
  assign rd_row = payload__rd_row;
  assign mo_valid = payload__mo_valid;
  assign mo_first = payload__mo_first;
  assign mo_last = payload__mo_last;
  assign mo_data_0 = payload__mo_data_0;
  assign mo_data_1 = payload__mo_data_1;
  assign mo_data_2 = payload__mo_data_2;
  assign mo_data_3 = payload__mo_data_3;
  // completion
  assign sent_last = payload__mo_last & mo_ready;
  assign end_taken = ending_q & eot_ready;
  assign completes = sent_last | end_taken;
  assign eot_valid = ending_q;
  assign ended_valid = end_taken;
  assign fetched_valid = sent_last;
  assign ret_valid = completes;
  assign eot_slot = ending_q ? header__slot : 3'd0;
  assign ended_slot = end_taken ? header__slot : 3'd0;
  assign fetched_slot = sent_last ? header__slot : 3'd0;
  // response
  assign wb_valid = resp_valid;
  assign resp_ready = wb_gnt;
  assign done_valid = over_valid_q;
  assign done_slot = over_slot_q;
  assign done_sb = over_sb_q;

  always @* begin
    if (time_zero) begin end
    ret_slot = 3'd0;
    ret_ip = 32'd0;
    ret_op = 7'd0;
    ret_mask = 32'd0;
    if (completes) begin
      ret_slot = header__slot;
      ret_ip = header__ip;
      ret_op = header__op;
      ret_mask = header__mask;
    end
  end

  always @* begin
    if (time_zero) begin end
    mo_slot = 3'd0;
    mo_sb = 2'd0;
    mo_ip = 32'd0;
    mo_desc = 32'd0;
    mo_exdesc = 32'd0;
    mo_mask = 32'd0;
    mo_dst = 7'd0;
    mo_rlen = 5'd0;
    if (payload__mo_valid) begin
      mo_slot = header__slot;
      mo_sb = header__sb;
      mo_ip = header__ip;
      mo_desc = header__desc;
      mo_exdesc = header__exdesc;
      mo_mask = header__mask;
      mo_dst = header__dst;
      mo_rlen = header__rlen;
    end
  end

  always @* begin
    if (time_zero) begin end
    wb_row = 10'd0;
    wb_be = 32'd0;
    wb_data_0 = 64'd0;
    wb_data_1 = 64'd0;
    wb_data_2 = 64'd0;
    wb_data_3 = 64'd0;
    if (resp_valid) begin
      wb_row = {resp_slot, resp_reg};
      wb_be = resp_be;
      wb_data_0 = resp_data_0;
      wb_data_1 = resp_data_1;
      wb_data_2 = resp_data_2;
      wb_data_3 = resp_data_3;
    end
  end
endmodule
`default_nettype wire
