// tessera_tc_fetch_threads7
// Instruction line fetch.
//
//   in    1  clock         rising edge
//   in    1  reset         synchronous, active high
//   in    7  run
//   in    1  start         Thread `start_slot` starts: its lines are forgotten.
//   in    3  start_slot
//   in    7  starting      It, one-hot; 0: none.
//   in    7  crossed       A thread goes on in its next line.
//   in    1  jump          Thread `jump_slot` goes on in the line of `target`.
//   in    3  jump_slot
//   in   32  target
//   in    4  in_pair_0     Bits 6:3 of each fetch address.
//   in    4  in_pair_1
//   in    4  in_pair_2
//   in    4  in_pair_3
//   in    4  in_pair_4
//   in    4  in_pair_5
//   in    4  in_pair_6
//   out   7  chosen        Thread that lacks a line, one-hot; its fetch address.
//   in   32  lacking_ip
//   in    1  if_rsp_valid
//   in   26  if_rsp_line
//   out   1  if_req_valid  An item is on offer.
//   out  26  if_req_line   Address divided by 64.
//   in    1  if_req_ready  The item, if there is one, is taken at this edge.
//   out   1  if_rsp_ready
//   out   1  write         A half of the line on offer goes into its place of `write_slot`.
//   out   3  write_slot
//   out   1  write_place
//   out   1  write_half
//   out   7  present       The instruction at the fetch address is held completely.
//
// Reset: synchronous, active high, for one rising edge or more; before it registers hold anything.
// Handshake: if_rsp (in), if_req (out): transfer at a rising edge with valid and ready both high.
//
// Exported from hdl/blocks/eu/src/tc/fetch.rs; do not edit.
`default_nettype none
module tessera_tc_fetch_threads7 (
  input  wire clock,
  input  wire reset,
  input  wire [6:0] run,
  input  wire start,
  input  wire [2:0] start_slot,
  input  wire [6:0] starting,
  input  wire [6:0] crossed,
  input  wire jump,
  input  wire [2:0] jump_slot,
  input  wire [31:0] target,
  input  wire [3:0] in_pair_0,
  input  wire [3:0] in_pair_1,
  input  wire [3:0] in_pair_2,
  input  wire [3:0] in_pair_3,
  input  wire [3:0] in_pair_4,
  input  wire [3:0] in_pair_5,
  input  wire [3:0] in_pair_6,
  output wire [6:0] chosen,
  input  wire [31:0] lacking_ip,
  input  wire if_rsp_valid,
  input  wire [25:0] if_rsp_line,
  output wire if_req_valid,
  output wire [25:0] if_req_line,
  input  wire if_req_ready,
  output wire if_rsp_ready,
  output wire write,
  output wire [2:0] write_slot,
  output wire write_place,
  output wire write_half,
  output reg  [6:0] present
);
  wire [6:0] jumping;
  reg  [6:0] lacking;
  wire withdrawn;
  reg  chosen_after;
  wire wanted_odd;
  wire [6:0] claims;
  wire [24:0] jump_pair_0;
  wire [24:0] jump_pair_1;
  reg  [1:0] jump_fits;
  wire places_0__run;
  wire places_0__odd;
  wire places_0__last;
  wire places_0__claim;
  wire places_0__take;
  wire places_0__take_odd;
  wire places_0__crossed;
  wire places_0__jump;
  wire places_0__clear;
  wire places_0__present;
  wire places_0__lacks;
  wire places_0__lacks_odd;
  wire places_1__run;
  wire places_1__odd;
  wire places_1__last;
  wire places_1__claim;
  wire places_1__take;
  wire places_1__take_odd;
  wire places_1__crossed;
  wire places_1__jump;
  wire places_1__clear;
  wire places_1__present;
  wire places_1__lacks;
  wire places_1__lacks_odd;
  wire places_2__run;
  wire places_2__odd;
  wire places_2__last;
  wire places_2__claim;
  wire places_2__take;
  wire places_2__take_odd;
  wire places_2__crossed;
  wire places_2__jump;
  wire places_2__clear;
  wire places_2__present;
  wire places_2__lacks;
  wire places_2__lacks_odd;
  wire places_3__run;
  wire places_3__odd;
  wire places_3__last;
  wire places_3__claim;
  wire places_3__take;
  wire places_3__take_odd;
  wire places_3__crossed;
  wire places_3__jump;
  wire places_3__clear;
  wire places_3__present;
  wire places_3__lacks;
  wire places_3__lacks_odd;
  wire places_4__run;
  wire places_4__odd;
  wire places_4__last;
  wire places_4__claim;
  wire places_4__take;
  wire places_4__take_odd;
  wire places_4__crossed;
  wire places_4__jump;
  wire places_4__clear;
  wire places_4__present;
  wire places_4__lacks;
  wire places_4__lacks_odd;
  wire places_5__run;
  wire places_5__odd;
  wire places_5__last;
  wire places_5__claim;
  wire places_5__take;
  wire places_5__take_odd;
  wire places_5__crossed;
  wire places_5__jump;
  wire places_5__clear;
  wire places_5__present;
  wire places_5__lacks;
  wire places_5__lacks_odd;
  wire places_6__run;
  wire places_6__odd;
  wire places_6__last;
  wire places_6__claim;
  wire places_6__take;
  wire places_6__take_odd;
  wire places_6__crossed;
  wire places_6__jump;
  wire places_6__clear;
  wire places_6__present;
  wire places_6__lacks;
  wire places_6__lacks_odd;
  wire [25:0] requests__wanted;
  wire requests__if_req_valid;
  wire [25:0] requests__if_req_line;
  wire requests__dealt;
  wire requests__rsp_ready;
  wire requests__write;
  wire [2:0] requests__slot;
  wire requests__second;
  wire [6:0] requests__takes;
  wire order__advance;
  wire [6:0] order__grant;
  wire [24:0] numbers_0__read_data_0;
  wire [24:0] numbers_0__write_data_0;
  wire numbers_0__write_enable;
  wire [24:0] numbers_1__read_data_0;
  wire [24:0] numbers_1__write_data_0;
  wire numbers_1__write_enable;
  reg  [6:0] want_q;
  reg  [25:0] want_line_q;
  reg  want_after_q;
  wire [2:0] want_slot__number;

  // Always one, from time zero on. A simulator runs `always @*` when something changes, so without a change here the
  // processes below would never run where all that they read is constant. No logic comes of it.
  reg  time_zero;
  initial time_zero = 1'b1;

  always @(posedge clock) begin
    if (reset) begin
      want_q <= 7'd0;
      want_line_q <= 26'd0;
      want_after_q <= 1'd0;
    end
    else if (|want_q) begin
      if (requests__dealt | withdrawn) begin
        want_q <= 7'd0;
      end
    end
    else begin
      want_q <= order__grant & ~starting & ~jumping;
      want_line_q <= lacking_ip[31:6];
      want_after_q <= chosen_after;
    end
  end

  tessera_tc_places places_0 (
    .clock(clock),
    .reset(reset),
    .run(places_0__run),
    .odd(places_0__odd),
    .last(places_0__last),
    .claim(places_0__claim),
    .claim_odd(wanted_odd),
    .take(places_0__take),
    .take_odd(places_0__take_odd),
    .crossed(places_0__crossed),
    .jump(places_0__jump),
    .jump_fits(jump_fits),
    .clear(places_0__clear),
    .present(places_0__present),
    .lacks(places_0__lacks),
    .lacks_odd(places_0__lacks_odd)
  );

  tessera_tc_places places_1 (
    .clock(clock),
    .reset(reset),
    .run(places_1__run),
    .odd(places_1__odd),
    .last(places_1__last),
    .claim(places_1__claim),
    .claim_odd(wanted_odd),
    .take(places_1__take),
    .take_odd(places_1__take_odd),
    .crossed(places_1__crossed),
    .jump(places_1__jump),
    .jump_fits(jump_fits),
    .clear(places_1__clear),
    .present(places_1__present),
    .lacks(places_1__lacks),
    .lacks_odd(places_1__lacks_odd)
  );

  tessera_tc_places places_2 (
    .clock(clock),
    .reset(reset),
    .run(places_2__run),
    .odd(places_2__odd),
    .last(places_2__last),
    .claim(places_2__claim),
    .claim_odd(wanted_odd),
    .take(places_2__take),
    .take_odd(places_2__take_odd),
    .crossed(places_2__crossed),
    .jump(places_2__jump),
    .jump_fits(jump_fits),
    .clear(places_2__clear),
    .present(places_2__present),
    .lacks(places_2__lacks),
    .lacks_odd(places_2__lacks_odd)
  );

  tessera_tc_places places_3 (
    .clock(clock),
    .reset(reset),
    .run(places_3__run),
    .odd(places_3__odd),
    .last(places_3__last),
    .claim(places_3__claim),
    .claim_odd(wanted_odd),
    .take(places_3__take),
    .take_odd(places_3__take_odd),
    .crossed(places_3__crossed),
    .jump(places_3__jump),
    .jump_fits(jump_fits),
    .clear(places_3__clear),
    .present(places_3__present),
    .lacks(places_3__lacks),
    .lacks_odd(places_3__lacks_odd)
  );

  tessera_tc_places places_4 (
    .clock(clock),
    .reset(reset),
    .run(places_4__run),
    .odd(places_4__odd),
    .last(places_4__last),
    .claim(places_4__claim),
    .claim_odd(wanted_odd),
    .take(places_4__take),
    .take_odd(places_4__take_odd),
    .crossed(places_4__crossed),
    .jump(places_4__jump),
    .jump_fits(jump_fits),
    .clear(places_4__clear),
    .present(places_4__present),
    .lacks(places_4__lacks),
    .lacks_odd(places_4__lacks_odd)
  );

  tessera_tc_places places_5 (
    .clock(clock),
    .reset(reset),
    .run(places_5__run),
    .odd(places_5__odd),
    .last(places_5__last),
    .claim(places_5__claim),
    .claim_odd(wanted_odd),
    .take(places_5__take),
    .take_odd(places_5__take_odd),
    .crossed(places_5__crossed),
    .jump(places_5__jump),
    .jump_fits(jump_fits),
    .clear(places_5__clear),
    .present(places_5__present),
    .lacks(places_5__lacks),
    .lacks_odd(places_5__lacks_odd)
  );

  tessera_tc_places places_6 (
    .clock(clock),
    .reset(reset),
    .run(places_6__run),
    .odd(places_6__odd),
    .last(places_6__last),
    .claim(places_6__claim),
    .claim_odd(wanted_odd),
    .take(places_6__take),
    .take_odd(places_6__take_odd),
    .crossed(places_6__crossed),
    .jump(places_6__jump),
    .jump_fits(jump_fits),
    .clear(places_6__clear),
    .present(places_6__present),
    .lacks(places_6__lacks),
    .lacks_odd(places_6__lacks_odd)
  );

  tessera_tc_requests requests (
    .clock(clock),
    .reset(reset),
    .want(want_q),
    .withdrawn(withdrawn),
    .line(want_line_q),
    .after(want_after_q),
    .wanted(requests__wanted),
    .rsp_valid(if_rsp_valid),
    .rsp_line(if_rsp_line),
    .if_req_valid(requests__if_req_valid),
    .if_req_line(requests__if_req_line),
    .if_req_ready(if_req_ready),
    .dealt(requests__dealt),
    .rsp_ready(requests__rsp_ready),
    .write(requests__write),
    .slot(requests__slot),
    .second(requests__second),
    .takes(requests__takes)
  );

  tessera_round_robin_n7 order (
    .clock(clock),
    .reset(reset),
    .request(lacking),
    .advance(order__advance),
    .grant(order__grant)
  );

  tessera_lut_ram #(.A(3), .WORDS(1), .W(25)) numbers_0 (
    .clock(clock),
    .read_address(jump_slot),
    .read_data(numbers_0__read_data_0),
    .write_address(want_slot__number),
    .write_data(numbers_0__write_data_0),
    .write_enable(numbers_0__write_enable)
  );

  tessera_lut_ram #(.A(3), .WORDS(1), .W(25)) numbers_1 (
    .clock(clock),
    .read_address(jump_slot),
    .read_data(numbers_1__read_data_0),
    .write_address(want_slot__number),
    .write_data(numbers_1__write_data_0),
    .write_enable(numbers_1__write_enable)
  );

  tessera_tc_number want_slot (
    .one(want_q),
    .number(want_slot__number)
  );

  // choice among the threads that lack a line
  assign jumping = jump ? (7'd1 << jump_slot) : 7'd0;
  assign order__advance = ~(|want_q);
  assign chosen = order__grant;
  assign withdrawn = (|want_q)
      & ((start & (start_slot == want_slot__number)) | (jump & (jump_slot == want_slot__number)));
  // want
  assign wanted_odd = want_line_q[0] ^ want_after_q;
  assign claims = requests__dealt ? want_q : 7'd0;
  assign if_req_valid = requests__if_req_valid;
  assign if_req_line = requests__if_req_line;
  assign if_rsp_ready = requests__rsp_ready;
  // numbers of the lines: does a jump lead into one that is there or due?
  assign jump_pair_0 = target[6] ? (target[31:7] + 25'd1) : target[31:7];
  assign jump_pair_1 = target[31:7];
  assign numbers_0__write_enable = requests__dealt & (wanted_odd == 1'd0);
  assign numbers_0__write_data_0 = requests__wanted[25:1];
  assign numbers_1__write_enable = requests__dealt & (wanted_odd == 1'd1);
  assign numbers_1__write_data_0 = requests__wanted[25:1];
  // line on offer
  assign write_place = if_rsp_line[0];
  assign write = requests__write;
  assign write_slot = requests__slot;
  assign write_half = requests__second;
  assign places_0__run = run[0];
  assign places_0__odd = in_pair_0[3];
  assign places_0__last = &in_pair_0[2:0];
  assign places_0__claim = claims[0];
  assign places_0__take = requests__takes[0];
  assign places_0__take_odd = if_rsp_line[0];
  assign places_0__crossed = crossed[0];
  assign places_0__jump = jumping[0];
  assign places_0__clear = starting[0];
  assign places_1__run = run[1];
  assign places_1__odd = in_pair_1[3];
  assign places_1__last = &in_pair_1[2:0];
  assign places_1__claim = claims[1];
  assign places_1__take = requests__takes[1];
  assign places_1__take_odd = if_rsp_line[0];
  assign places_1__crossed = crossed[1];
  assign places_1__jump = jumping[1];
  assign places_1__clear = starting[1];
  assign places_2__run = run[2];
  assign places_2__odd = in_pair_2[3];
  assign places_2__last = &in_pair_2[2:0];
  assign places_2__claim = claims[2];
  assign places_2__take = requests__takes[2];
  assign places_2__take_odd = if_rsp_line[0];
  assign places_2__crossed = crossed[2];
  assign places_2__jump = jumping[2];
  assign places_2__clear = starting[2];
  assign places_3__run = run[3];
  assign places_3__odd = in_pair_3[3];
  assign places_3__last = &in_pair_3[2:0];
  assign places_3__claim = claims[3];
  assign places_3__take = requests__takes[3];
  assign places_3__take_odd = if_rsp_line[0];
  assign places_3__crossed = crossed[3];
  assign places_3__jump = jumping[3];
  assign places_3__clear = starting[3];
  assign places_4__run = run[4];
  assign places_4__odd = in_pair_4[3];
  assign places_4__last = &in_pair_4[2:0];
  assign places_4__claim = claims[4];
  assign places_4__take = requests__takes[4];
  assign places_4__take_odd = if_rsp_line[0];
  assign places_4__crossed = crossed[4];
  assign places_4__jump = jumping[4];
  assign places_4__clear = starting[4];
  assign places_5__run = run[5];
  assign places_5__odd = in_pair_5[3];
  assign places_5__last = &in_pair_5[2:0];
  assign places_5__claim = claims[5];
  assign places_5__take = requests__takes[5];
  assign places_5__take_odd = if_rsp_line[0];
  assign places_5__crossed = crossed[5];
  assign places_5__jump = jumping[5];
  assign places_5__clear = starting[5];
  assign places_6__run = run[6];
  assign places_6__odd = in_pair_6[3];
  assign places_6__last = &in_pair_6[2:0];
  assign places_6__claim = claims[6];
  assign places_6__take = requests__takes[6];
  assign places_6__take_odd = if_rsp_line[0];
  assign places_6__crossed = crossed[6];
  assign places_6__jump = jumping[6];
  assign places_6__clear = starting[6];

  always @* begin
    if (time_zero) begin end
    lacking = 7'd0;
    lacking[0] = places_0__lacks;
    lacking[1] = places_1__lacks;
    lacking[2] = places_2__lacks;
    lacking[3] = places_3__lacks;
    lacking[4] = places_4__lacks;
    lacking[5] = places_5__lacks;
    lacking[6] = places_6__lacks;
  end

  always @* begin
    if (time_zero) begin end
    chosen_after = 1'd0;
    if (order__grant[0]) begin
      chosen_after = places_0__lacks_odd ^ in_pair_0[3];
    end
    if (order__grant[1]) begin
      chosen_after = places_1__lacks_odd ^ in_pair_1[3];
    end
    if (order__grant[2]) begin
      chosen_after = places_2__lacks_odd ^ in_pair_2[3];
    end
    if (order__grant[3]) begin
      chosen_after = places_3__lacks_odd ^ in_pair_3[3];
    end
    if (order__grant[4]) begin
      chosen_after = places_4__lacks_odd ^ in_pair_4[3];
    end
    if (order__grant[5]) begin
      chosen_after = places_5__lacks_odd ^ in_pair_5[3];
    end
    if (order__grant[6]) begin
      chosen_after = places_6__lacks_odd ^ in_pair_6[3];
    end
  end

  always @* begin
    if (time_zero) begin end
    jump_fits = 2'd0;
    jump_fits[0] = numbers_0__read_data_0 == jump_pair_0;
    jump_fits[1] = numbers_1__read_data_0 == jump_pair_1;
  end

  always @* begin
    if (time_zero) begin end
    // per thread
    present = 7'd0;
    present[0] = places_0__present;
    present[1] = places_1__present;
    present[2] = places_2__present;
    present[3] = places_3__present;
    present[4] = places_4__present;
    present[5] = places_5__present;
    present[6] = places_6__present;
  end

  // Bits that nothing here reads, named so that lint knows it is meant.
  wire unused_ok = &{1'b0, target[5:0], lacking_ip[5:0], requests__wanted[0]};
endmodule
`default_nettype wire
