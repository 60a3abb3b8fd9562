// How long the watched request of miss_queue.v waits: the deadlines that its environment keeps, a bound, and why it holds.
//
// The deadlines are chosen freely in reset and stay, so that the bound is shown for each choice:
//   S  1..15   cycles that a head is shown before it is taken
//   F  1..15   cycles that a block to fetch is shown before it is taken or held
//   R  1..63   cycles from a take of the watched chain that writes to its result
//   L  1..255  cycles from the take of the watched chain's fetch to its fill
//   H  0..3    times that this fetch is held before it is taken
// Nothing is asked of write-back, nor of results and fills of other chains: the watched chain needs none of them.
//
// Promise: the request is taken at the latest  5(5S+1) + 3R + L + (H+1)(4F+1)  cycles after its push. That is: a turn
// among four chains, behind the head that is on show, for each of the four requests that a list can hold, and one
// more for a head that is refused since it needs the block; the results of the three requests before it; the fill,
// and H+1 turns among four chains to fetch.
//
// Why: in every cycle the chain waits for one of four things: its turn, a result, the fetch, the fill. For each there is
// a count of what is left if all the rest comes as late as it may. It never grows, and falls in each cycle that waits
// for this thing; a step of induction shows it, where a search for the longest wait does not end.
`default_nettype none
module miss_queue_wait (
  input wire clock,
  input wire reset,
  input wire [3:0] in_s,
  input wire [3:0] in_f,
  input wire [5:0] in_r,
  input wire [7:0] in_l,
  input wire [1:0] in_h,
  // The watched request: its chain, and the requests before it.
  input wire watched,
  input wire [1:0] chain,
  input wire [1:0] before,
  // Ports of the queue; from `owes` on for the watched chain alone, the first of each pair as the scoreboard has it.
  input wire s_valid,
  input wire s_take,
  input wire [1:0] s_slot,
  input wire f_valid,
  input wire f_take,
  input wire f_hold,
  input wire [1:0] f_slot,
  input wire owes,
  input wire res,
  input wire asked,
  input wire fill,
  // Registers of the queue: state of the watched chain; the head that was refused; the picks, and the chains above the
  // last one picked.
  input wire present,
  input wire busy,
  input wire want,
  input wire sent,
  input wire filled,
  input wire refused,
  input wire [1:0] shown_chain,
  input wire s_pick,
  input wire [1:0] s_chain,
  input wire [3:0] s_above,
  input wire f_pick,
  input wire [1:0] f_chain,
  input wire [3:0] f_above
);
  reg [3:0] S, F;
  reg [5:0] R;
  reg [7:0] L;
  reg [1:0] H;
  reg [3:0] s_age;  // cycles that the head has been shown before this one
  reg [3:0] f_age;  // the same of the block to fetch
  reg [7:0] e_age;  // cycles that the watched chain has waited for its result or fill
  reg [1:0] held;   // times that its fetch was held
  // Cycles since the push, by what the chain waited for: exactly one of the four counts in each.
  reg [9:0] s_time, r_time, f_time, l_time;
  wire ready = !busy & !want & !sent;
  wire hold = f_hold & f_slot == chain;
  always @(posedge clock) begin
    if (reset) {S, F, R, L, H} <= {in_s, in_f, in_r, in_l, in_h};
    s_age <= s_valid & !s_take & !reset ? s_age + 1 : 0;
    f_age <= f_valid & !f_take & !f_hold & !reset ? f_age + 1 : 0;
    e_age <= watched & (owes & !res | asked & !fill) & !reset ? e_age + 1 : 0;
    held <= watched & !reset ? held + hold : 0;
    s_time <= watched & !reset ? s_time + ready : 0;
    r_time <= watched & !reset ? r_time + busy : 0;
    f_time <= watched & !reset ? f_time + want : 0;
    l_time <= watched & !reset ? l_time + sent : 0;
  end
  wire [10:0] age = (s_time + r_time) + (f_time + l_time);

  // The deadlines. Each asks for an event that the ports allow in that cycle, and none for what another forbids.
  always @* begin
    if (reset) assume (in_s != 0 & in_f != 0 & in_r != 0 & in_l != 0);
    else begin
      if (s_valid & s_age == S - 4'd1) assume (s_take);
      if (f_valid & f_age == F - 4'd1) assume (f_take | f_hold);
      if (watched & owes & e_age == R - 6'd1) assume (res);
      if (watched & asked & e_age == L - 8'd1) assume (fill);
      if (watched & held == H) assume (!hold);
    end
  end

  // What is left, at most. A turn from the present pick: the head on show to its deadline, then the chains on the way
  // round to the watched one, each to its own, and the watched one. (A refused one takes a cycle.) From no pick: one
  // cycle more than from the pick that is farthest.
  wire [10:0] s_turn = 5 * S + 1;
  wire [10:0] f_turn = 4 * F + 1;
  wire [1:0] s_way = chain - s_chain;
  wire [1:0] f_way = chain - f_chain;
  wire [10:0] s_rest = s_valid ? S - s_age : 1;
  wire [10:0] s_now = s_valid & s_slot == chain ? s_rest : refused & shown_chain == chain ? 1
    : s_pick ? s_rest + s_way * S + S : s_turn;
  wire [10:0] f_now = f_pick ? f_way * F + (F - f_age) : f_turn;
  wire may_fetch = !present & !filled & !want & !sent;  // the head, or one behind it, may still be refused
  wire [2:0] turns = before + !ready + may_fetch;       // after the present one, if it is the chain's
  wire [1:0] holds = H - held;
  wire [10:0] s_left = turns * s_turn + (ready ? s_now : 0);
  wire [10:0] r_left = before * R + (busy ? R - e_age : 0);
  wire [10:0] f_left = may_fetch ? (H + 3'd1) * f_turn : want ? holds * f_turn + f_now : 0;
  wire [10:0] l_left = may_fetch | want ? L : sent ? L - e_age : 0;
  wire [10:0] s_most = 5 * s_turn;
  wire [10:0] r_most = 3 * R;
  wire [10:0] f_most = (H + 3'd1) * f_turn;
  wire [10:0] bound = (s_most + r_most) + (f_most + L);

  reg [1:0] joined;  // requests before it when it came
  always @(posedge clock) if (watched & age == 0) joined <= before;

  always @* if (!reset) begin
    // The cycle of the push and `age` cycles have passed.
    answered_in_time: assert (!watched | age < bound);
    inv_one_thing: assert (!watched | busy + want + sent < 2'd2);
    inv_s_time: assert (!watched | s_time + s_left <= s_most);
    inv_r_time: assert (!watched | r_time + r_left <= r_most);
    inv_f_time: assert (!watched | f_time + f_left <= f_most);
    inv_l_time: assert (!watched | l_time + l_left <= L);
    inv_limits: assert (S != 0 & F != 0 & R != 0 & L != 0);
    inv_shown: assert (s_age < S & f_age < F);
    inv_result: assert (!(watched & owes) | e_age < R);
    inv_fill: assert (!(watched & asked) | e_age < L);
    inv_held: assert (!watched | held <= H);
    inv_s_turn: assert (!s_pick | s_above == 4'he << s_chain);
    inv_f_turn: assert (!f_pick | f_above == 4'he << f_chain);
    // False, and must be found so: that nothing is ever served behind three others, a fetch and a result.
    show_served: assert (!(watched & s_take & s_slot == chain & before == 0 & joined == 3 & l_time > 1 & r_time > 1));
  end
endmodule
`default_nettype wire
