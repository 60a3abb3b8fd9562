// Proof of the miss queue at 4 nodes: environment, scoreboard and properties around the exported block.
//
// The `in_*` inputs are free in every cycle; the `assume`s are the "only with" clauses of the contract
// (tessera_ports::cache::miss_queue). The undriven wires under "inside" are tied to the block's registers by
// scripts/formal.sh after flattening. Data that the queue only stores or compares is narrowed without loss: 8 blocks
// for 4 chains, masks of two halves, and the tag of a request is its node.
//
// The properties are shown for all time, not up to a depth: together they are one-step inductive, which is what the
// invariants among them are for. How long a request may wait is in miss_queue_wait.v.
`default_nettype none
module miss_queue_proof (
  input wire clock,
  input wire [2:0] in_block,
  input wire in_r_take,
  input wire in_drop,
  input wire in_push,
  input wire in_push_present,
  input wire [1:0] in_push_op,
  input wire [1:0] in_push_mask,
  input wire in_s_take,
  input wire in_res,
  input wire [1:0] in_res_slot,
  input wire [1:0] in_res_mask,
  input wire in_fill,
  input wire [1:0] in_fill_slot,
  input wire in_fill_error,
  input wire in_f_take,
  input wire in_f_hold,
  input wire in_w_room,
  input wire in_w_take,
  input wire in_w_free,
  input wire [1:0] in_w_free_slot,
  // The request that is watched, and the deadlines for it.
  input wire in_watch,
  input wire [3:0] in_s,
  input wire [3:0] in_f,
  input wire [5:0] in_r,
  input wire [7:0] in_l,
  input wire [1:0] in_h
);
  reg started = 0;
  always @(posedge clock) started <= 1;
  wire reset = !started;

  wire l_match, l_leaving, l_full, s_valid, f_valid, w_valid;
  wire [1:0] l_slot, push_slot, s_slot, s_op, f_slot, w_slot;
  wire [7:0] s_tag;
  wire [26:0] f_block;
  wire push = in_push & started;
  wire r_take = in_r_take & started;

  // The request that has been looked up, until it is pushed or gone without a node.
  reg here;
  reg [2:0] l_block;
  wire leaves = push | in_drop;
  always @(posedge clock) begin
    here <= !reset & (r_take | here & !leaves);
    if (r_take) l_block <= in_block;
  end

  tessera_miss_queue_n4_a2 queue (
    .clock(clock), .reset(reset), .cfg_nodes(4'hf),
    .r_block({24'd0, in_block}), .r_take(r_take), .l_block({24'd0, l_block}), .l_set(5'd0),
    .push(push), .push_present(in_push_present), .push_way(2'd0), .push_tag({6'd0, push_slot}), .push_op(in_push_op),
    .push_mask({{8{in_push_mask[1]}}, {8{in_push_mask[0]}}}),
    .s_take(in_s_take),
    .result(in_res), .result_slot(in_res_slot), .result_mask({{8{in_res_mask[1]}}, {8{in_res_mask[0]}}}),
    .fill(in_fill), .fill_slot(in_fill_slot), .fill_error(in_fill_error),
    .f_take(in_f_take), .f_hold(in_f_hold),
    .w_room(in_w_room), .w_take(in_w_take), .w_free(in_w_free), .w_free_slot(in_w_free_slot),
    .pin_set(5'd0),
    .l_match(l_match), .l_slot(l_slot), .l_leaving(l_leaving), .l_full(l_full), .push_slot(push_slot),
    .s_valid(s_valid), .s_slot(s_slot), .s_tag(s_tag), .s_op(s_op),
    .f_valid(f_valid), .f_slot(f_slot), .f_block(f_block),
    .w_valid(w_valid), .w_slot(w_slot)
  );

  // Inside, tied by the script.
  (* keep *) wire [3:0] used, live, present, pend, busy, want, sent, filled, error, dirty, leaving, pushed, popped, gone;
  (* keep *) wire [1:0] head_0, head_1, head_2, head_3, tail_0, tail_1, tail_2, tail_3;
  (* keep *) wire [1:0] l_tail_0, l_tail_1, l_tail_2, l_tail_3, next_0, next_1, next_2, next_3;
  (* keep *) wire [25:0] request_0, request_1, request_2, request_3;
  (* keep *) wire [15:0] cover_0, cover_1, cover_2, cover_3, r_cover_0, r_cover_1, r_cover_2, r_cover_3;
  (* keep *) wire [3:0] r_full;
  (* keep *) wire [26:0] block_0, block_1, block_2, block_3, f_block_0, f_block_1, f_block_2, f_block_3;
  (* keep *) wire [3:0] looked, ripe;
  (* keep *) wire [1:0] looked_slot;
  (* keep *) wire s_pick, f_pick, w_pick;
  (* keep *) wire [1:0] s_chain, f_chain, w_chain;
  (* keep *) wire [3:0] s_hot, f_hot, w_hot;
  (* keep *) wire [3:0] s_above, f_above;
  // The head on show.
  (* keep *) wire shown, refused;
  (* keep *) wire [1:0] shown_chain, shown_node, shown_op;
  (* keep *) wire [3:0] shown_hot, shown_freed;
  (* keep *) wire [7:0] shown_tag;
  wire [7:0] next = {next_3, next_2, next_1, next_0};

  // Scoreboard, from the ports alone.
  reg [3:0] owed;     // chains whose client owes a result
  reg [3:0] asked;    // chains with a fetch on the bus
  reg [3:0] fetched;  // chains that had their fetch
  reg [3:0] moving;   // chains in write-back
  reg [11:0] blocks;  // block of each chain
  reg [11:0] count;   // requests of each chain that wait
  reg watched;        // one request, chosen by in_watch at its push
  reg [1:0] watch_node;
  reg [1:0] watch_chain;
  reg [1:0] before;   // requests of its chain before it
  wire [1:0] grown = l_match ? l_slot : push_slot;
  wire waits = push & (l_match | !in_push_present);
  wire starts = push & !l_match;
  wire [3:0] begun = {4{starts}} & (4'd1 << push_slot);
  wire [3:0] taken = {4{in_s_take}} & (4'd1 << s_slot);
  wire [3:0] asking = {4{in_f_take}} & (4'd1 << f_slot);
  integer i;
  always @(posedge clock) begin
    owed <= (owed & ~({4{in_res}} & (4'd1 << in_res_slot))) | (taken & {4{s_op[1]}}) | (begun & {4{in_push_present}});
    asked <= (asked & ~({4{in_fill}} & (4'd1 << in_fill_slot))) | asking;
    fetched <= (fetched & ~begun) | asking;
    moving <= (moving & ~({4{in_w_free}} & (4'd1 << in_w_free_slot))) | ({4{in_w_take}} & (4'd1 << w_slot));
    if (starts) blocks[3 * push_slot +: 3] <= l_block;
    for (i = 0; i < 4; i = i + 1)
      count[3 * i +: 3] <= count[3 * i +: 3] + {2'd0, waits & grown == i} - {2'd0, taken[i]};
    if (watched) begin
      if (taken[watch_chain]) begin
        before <= before - 1;
        watched <= before != 0;
      end
    end else begin
      watched <= in_watch & waits;
      watch_node <= push_slot;
      watch_chain <= grown;
      before <= count[3 * grown +: 2] - {1'b0, taken[grown]};
    end
    if (reset) begin
      {owed, asked, fetched, moving} <= 0;
      count <= 0;
      watched <= 0;
    end
  end

  miss_queue_wait waiting (
    .clock(clock), .reset(reset), .in_s(in_s), .in_f(in_f), .in_r(in_r), .in_l(in_l), .in_h(in_h),
    .watched(watched), .chain(watch_chain), .before(before),
    .s_valid(s_valid), .s_take(in_s_take), .s_slot(s_slot),
    .f_valid(f_valid), .f_take(in_f_take), .f_hold(in_f_hold), .f_slot(f_slot),
    .owes(owed[watch_chain]), .res(in_res & in_res_slot == watch_chain),
    .asked(asked[watch_chain]), .fill(in_fill & in_fill_slot == watch_chain),
    .present(present[watch_chain]), .busy(busy[watch_chain]), .want(want[watch_chain]),
    .sent(sent[watch_chain]), .filled(filled[watch_chain]),
    .refused(refused), .shown_chain(shown_chain),
    .s_pick(s_pick), .s_chain(s_chain), .s_above(s_above),
    .f_pick(f_pick), .f_chain(f_chain), .f_above(f_above)
  );

  // Environment: the "only with" clauses.
  always @* begin
    if (reset) assume (!in_s_take & !in_res & !in_fill & !in_f_take & !in_f_hold & !in_w_take & !in_w_free);
    if (r_take) assume (!here | leaves);
    if (in_drop) assume (here & !push);
    if (push) assume (here & !l_full & !l_leaving & in_push_op != 0 & in_push_mask != 0);
    if (in_push_present) assume (in_push_op[1] & !l_match);
    if (in_s_take) assume (s_valid);
    if (in_res) assume (owed[in_res_slot]);
    if (in_fill) assume (asked[in_fill_slot]);
    if (in_f_take) assume (f_valid);
    if (in_f_hold) assume (f_valid & !in_f_take);
    if (in_w_take) assume (w_valid);
    if (in_w_free) assume (moving[in_w_free_slot]);
  end

  // One list: the nodes on it, how many, and whether it ends at the tail.
  function [7:0] walk;  // {ends at the tail, length, nodes}
    input [1:0] first;
    input [1:0] last;
    input [7:0] next;
    reg [1:0] node;
    integer k;
    begin
      walk = 8'd0;
      node = first;
      for (k = 0; k < 4; k = k + 1)
        if (!walk[7]) begin
          walk[node] = 1'b1;
          walk[6:4] = walk[6:4] + 3'd1;
          walk[7] = node == last;
          node = next[2 * node +: 2];
        end
    end
  endfunction
  function [1:0] follow;  // the node `steps` after `first`
    input [1:0] first;
    input [1:0] steps;
    input [7:0] next;
    integer k;
    begin
      follow = first;
      for (k = 0; k < 3; k = k + 1)
        if (k < steps) follow = next[2 * follow +: 2];
    end
  endfunction
  wire [7:0] list_0 = pend[0] ? walk(head_0, tail_0, next) : 8'h80;
  wire [7:0] list_1 = pend[1] ? walk(head_1, tail_1, next) : 8'h80;
  wire [7:0] list_2 = pend[2] ? walk(head_2, tail_2, next) : 8'h80;
  wire [7:0] list_3 = pend[3] ? walk(head_3, tail_3, next) : 8'h80;
  wire [3:0] on_0 = list_0[3:0];
  wire [3:0] on_1 = list_1[3:0];
  wire [3:0] on_2 = list_2[3:0];
  wire [3:0] on_3 = list_3[3:0];
  wire [3:0] listed = on_0 | on_1 | on_2 | on_3;
  wire [7:0] heads = {head_3, head_2, head_1, head_0};
  // The masks of a chain stand from its first result on.
  wire [3:0] full = dirty & {&cover_3, &cover_2, &cover_1, &cover_0};
  wire [3:0] whole = filled | full;

  // What the four claims rest on.
  wire lists_end = list_0[7] & list_1[7] & list_2[7] & list_3[7];
  wire lists_apart = (on_0 & on_1 | on_0 & on_2 | on_0 & on_3 | on_1 & on_2 | on_1 & on_3 | on_2 & on_3) == 0;
  wire homes_apart = ((on_0 & live & 4'he) | (on_1 & live & 4'hd) | (on_2 & live & 4'hb) | (on_3 & live & 4'h7)) == 0;
  // A home that still waits is the first of its list, and no request of its chain was taken.
  wire [3:0] at_home = {on_3[3], on_2[2], on_1[1], on_0[0]};
  wire homes_first = (!at_home[0] | head_0 == 0) & (!at_home[1] | head_1 == 1) & (!at_home[2] | head_2 == 2)
    & (!at_home[3] | head_3 == 3) & (at_home & busy) == 0;
  wire lengths = count == {list_3[6:4], list_2[6:4], list_1[6:4], list_0[6:4]};
  wire tails_agree = (!pend[0] | tail_0 == l_tail_0) & (!pend[1] | tail_1 == l_tail_1) & (!pend[2] | tail_2 == l_tail_2)
    & (!pend[3] | tail_3 == l_tail_3);
  wire requests_named = (!listed[0] | request_0[1:0] == 0 & request_0[9:8] != 0)
    & (!listed[1] | request_1[1:0] == 1 & request_1[9:8] != 0)
    & (!listed[2] | request_2[1:0] == 2 & request_2[9:8] != 0) & (!listed[3] | request_3[1:0] == 3 & request_3[9:8] != 0);
  wire dead_is_quiet = ((pend | busy | want | sent | leaving) & ~live) == 0;
  wire one_wait = ((busy & (want | sent)) | (want & (sent | filled)) | (sent & filled) | (error & ~filled)) == 0;
  wire present_is_home = (present & live & (want | sent | filled | leaving)) == 0;
  wire leaving_is_done = (leaving & (pend | busy | want | sent | present | ~dirty | error | ~whole)) == 0;
  wire [3:0] covers = {cover_3 != 0, cover_2 != 0, cover_1 != 0, cover_0 != 0};
  wire dirty_is_covered = (dirty & ~covers) == 0;
  // A home that reads fetches; so what may be served without a fetch began with a pure write, whose result is in the row.
  wire homes_fetch = (at_home & {request_3[8], request_2[8], request_1[8], request_0[8]} & ~(present | want | sent | filled)) == 0;
  wire unwritten_is_zero = (live & ~(present | filled | want | sent | dirty | busy | at_home) & covers) == 0;
  wire covers_agree = r_full == full & (!dirty[0] | cover_0 == r_cover_0) & (!dirty[1] | cover_1 == r_cover_1)
    & (!dirty[2] | cover_2 == r_cover_2) & (!dirty[3] | cover_3 == r_cover_3);
  wire [3:0] waits_for_turn = live & pend & ~busy & ~want & ~sent;
  wire s_is_ready = !s_pick | waits_for_turn >> s_chain & 1;
  wire [7:0] head_tag = {request_3[1:0], request_2[1:0], request_1[1:0], request_0[1:0]};
  wire [7:0] head_op = {request_3[9:8], request_2[9:8], request_1[9:8], request_0[9:8]};
  wire shows = shown | refused;
  wire shown_is_head = !shows | waits_for_turn[shown_chain] & shown_node == heads[2 * shown_chain +: 2]
    & shown_tag[1:0] == head_tag[2 * shown_node +: 2] & shown_op == head_op[2 * shown_node +: 2]
    & shown_freed == (shown_node == shown_chain ? 4'd0 : 4'd1 << shown_node);
  wire shown_apart = !(shown & refused) & !(shows & s_pick & shown_chain == s_chain);
  wire refused_lacks = !refused | ((present | filled) >> shown_chain & 1) == 0;
  wire hots_agree = s_hot == {3'd0, s_pick} << s_chain & f_hot == {3'd0, f_pick} << f_chain & w_hot == {3'd0, w_pick} << w_chain
    & shown_hot == {3'd0, shows} << shown_chain;
  wire f_wants = !f_pick | want >> f_chain & 1;
  // A link since then may have made the chain wait for its turn again, but nothing more has happened to it.
  wire [3:0] to_write = live & ~busy & ~want & ~sent & ~present & ~error & dirty & whole & ~leaving & ~shown_hot;
  wire w_is_whole = (!w_pick | to_write >> w_chain & 1) & (ripe & ~(to_write & ~s_hot)) == 0;
  // What has been looked up is what there is, as long as the request waits.
  wire [3:0] same = {blocks[11:9] == l_block, blocks[8:6] == l_block, blocks[5:3] == l_block, blocks[2:0] == l_block};
  wire [3:0] match = looked & live;
  wire looked_agrees = !here | match == (same & live) & (match == 0 | match == 4'd1 << looked_slot);
  wire blocks_agree = (!live[0] | block_0 == blocks[2:0] & f_block_0 == blocks[2:0])
    & (!live[1] | block_1 == blocks[5:3] & f_block_1 == blocks[5:3])
    & (!live[2] | block_2 == blocks[8:6] & f_block_2 == blocks[8:6])
    & (!live[3] | block_3 == blocks[11:9] & f_block_3 == blocks[11:9]);
  wire blocks_apart = !(live[0] & live[1] & blocks[2:0] == blocks[5:3]) & !(live[0] & live[2] & blocks[2:0] == blocks[8:6])
    & !(live[0] & live[3] & blocks[2:0] == blocks[11:9]) & !(live[1] & live[2] & blocks[5:3] == blocks[8:6])
    & !(live[1] & live[3] & blocks[5:3] == blocks[11:9]) & !(live[2] & live[3] & blocks[8:6] == blocks[11:9]);
  wire score_agrees = owed == busy & asked == sent & moving == leaving & fetched == (sent | filled);
  wire watch_is_listed = !watched | pend[watch_chain] & {1'b0, before} < count[3 * watch_chain +: 3]
    & follow(heads[2 * watch_chain +: 2], before, next) == watch_node;

  always @* if (started) begin
    // No orphaned link: every list ends at its tail over used nodes and shares none; every used node is listed or home.
    no_orphan_tail: assert (lists_end);
    no_orphan_shared: assert (lists_apart & homes_apart);
    no_orphan_lost: assert (used == (listed | live));
    // No double free, no double use.
    free_was_used: assert (((popped | gone) & ~used) == 0);
    free_once: assert ((popped & gone) == 0);
    take_was_free: assert ((pushed & used) == 0);
    // No second bus request: one fetch in a chain's life, for its block, and one chain for a block.
    one_fetch: assert (!in_f_take | !fetched[f_slot] & !asked[f_slot]);
    one_block: assert (!in_f_take | f_block == {24'd0, blocks[3 * f_slot +: 3]});
    one_chain: assert (blocks_apart);
    // In order, and exactly once: the watched request is served when those before it have been.
    in_order: assert (!watched | !taken[watch_chain] | (before == 0) == (s_tag[1:0] == watch_node));
    // Invariants.
    inv_homes: assert (homes_first);
    inv_lengths: assert (lengths);
    inv_tails: assert (tails_agree);
    inv_requests: assert (requests_named);
    inv_dead: assert (dead_is_quiet);
    inv_one_wait: assert (one_wait);
    inv_present: assert (present_is_home);
    inv_leaving: assert (leaving_is_done);
    inv_dirty: assert (dirty_is_covered);
    inv_covers: assert (covers_agree);
    inv_fresh: assert (unwritten_is_zero & homes_fetch);
    inv_looked: assert (looked_agrees);
    inv_hot: assert (hots_agree);
    inv_serve: assert (s_is_ready);
    inv_shown: assert (shown_is_head & shown_apart & refused_lacks);
    inv_fetch: assert (f_wants);
    inv_back: assert (w_is_whole);
    inv_blocks: assert (blocks_agree);
    inv_score: assert (score_agrees);
    inv_watch: assert (watch_is_listed);
  end
endmodule
`default_nettype wire
